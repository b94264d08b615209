// What is for sale: the Offers of the three posts with their prices, and whether one can pay them.

import { Coin, type Inspected, Tile } from '@veillee/web/kit';
import { centreOf, hexesOf, type SpaceAt } from '../content/lattice.ts';
import { POSTS, type Post } from '../content/vocabulary.ts';
import { originsOf, spaceAt, tileAt } from '../rules/land.ts';
import { priceOf } from '../rules/modifiers.ts';
import type { Known } from '../rules/state.ts';
import { tileName } from '../rules/tiles.ts';
import { whyPoor } from '../rules/trade.ts';
import { inspectedTile } from './face.tsx';
import { tileGlyph, tileKind } from './kinds.ts';
import { type Reading, useReading } from './reading.ts';
import './offers.css';

/** Posts that lie on the map. */
export const postsOnMap = (state: Known): Post[] =>
  POSTS.filter(post =>
    originsOf(state).some(origin => {
      const spaces: SpaceAt[] = [...hexesOf(origin), ...(tileAt(state, origin).centre ? [centreOf(origin)] : [])];
      return spaces.some(at => spaceAt(state, at).kind === post);
    }),
  );

export function Offers() {
  const { state, word, hero } = useReading();
  const trading = state.trade;
  const posts = trading && !trading.all ? [trading.post] : postsOnMap(state);
  const shown = posts.length > 0 ? posts : POSTS;
  return (
    <section className="eut-offers">
      {hero && <p className="eut-note">{word('table.purse', { n: hero.gold })}</p>}
      {shown.map(post => (
        <PostOffer key={post} post={post} />
      ))}
    </section>
  );
}

/** What keeps a ware on its shelf while nobody is asked about it: nobody trades here now, or too little Gold. */
function whyLeft({ table, word, hero, isOwn }: Reading, tile: string, price: number): NonNullable<Inspected['notes']> {
  if (!hero || !isOwn(hero) || table.stateOf(tile) !== 'plain') return [];
  const poor = whyPoor(hero, price, 'EUT-8.9');
  return [
    { text: word('table.offer.when'), rule: 'EUT-8.8' },
    ...(poor ? [{ text: table.say(poor.why), rule: poor.rule }] : []),
  ];
}

function PostOffer({ post }: { readonly post: Post }) {
  const reading = useReading();
  const { state, word, hero, table } = reading;
  const { offer } = state.posts[post];
  return (
    <div className="eut-offer" data-open={state.trade?.post === post || undefined}>
      <PostName post={post} />
      <ul>
        {offer.map(tile => {
          const price = priceOf(state, tile);
          const dim = hero !== undefined && hero.gold < price;
          return (
            <li key={tile}>
              <Tile
                thing={tile}
                confirm
                name={table.say(tileName(tile))}
                kind={tileKind(tile)}
                glyph={tileGlyph(tile)}
                dim={dim}
                count={<Coin value={price} dim={dim} label={word('gain.gold', { n: price })} />}
                inspect={() => {
                  const inspected = inspectedTile(word, tile);
                  return { ...inspected, notes: [...whyLeft(reading, tile, price), ...(inspected.notes ?? [])] };
                }}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Its name, and what may be done with the whole Offer. */
function PostName({ post }: { readonly post: Post }) {
  const { word, table } = useReading();
  const renews = table.optionsOn(`post:${post}`);
  return (
    <h3>
      {word(`space.${post}`)}
      {renews.map(option => (
        <button key={option.key} type="button" className="eut-more" onClick={() => table.answer([option.key])}>
          {table.say(option)}
        </button>
      ))}
    </h3>
  );
}
