// A Hero's board: what lies on its slots and in its Bags.

import { originalOf } from '@veillee/pieces/things';
import { Tile } from '@veillee/web/kit';
import { bagCount, bagsUsed, slotsOf, thingKey } from '../rules/board.ts';
import { stoneId, thingName } from '../rules/inventory.ts';
import type { Bagged, Hero } from '../rules/state.ts';
import { tileName } from '../rules/tiles.ts';
import { inspectedTile, tileGlyph, tileKind } from './face.tsx';
import { knapsack, padlock } from './glyphs.ts';
import { drawingOf } from './kinds.ts';
import { useReading } from './reading.ts';
import './inventory.css';

export function HeroBoard({ hero }: { readonly hero: Hero }) {
  const { word, table } = useReading();
  return (
    <div className="eut-board">
      <h2>{word(`hero.${hero.id}`)}</h2>
      <ul>
        {slotsOf(hero).map(({ row, slot }) => (
          <li key={row.id}>
            <small>{word(`slot.${row.symbol}`)}</small>
            {slot.tile ? (
              <BoardTile tile={slot.tile.tile} />
            ) : (
              <Tile
                thing={`slot:${row.id}`}
                name={word(slot.open ? 'stage.free' : 'stage.locked')}
                kind="weapon"
                glyph={slot.open ? knapsack : padlock}
              />
            )}
          </li>
        ))}
      </ul>
      <h3>{word('stage.bags', { used: bagsUsed(hero), n: bagCount(hero) })}</h3>
      <ul>
        {hero.bags.map(thing => (
          <li key={thingKey(thing)}>
            <BaggedTile thing={thing} />
          </li>
        ))}
        {hero.stones.map((stone, n) => (
          // Stones of a kind are alike.
          <li key={n}>
            <Tile
              thing={stoneId(stone)}
              name={table.say({ text: stoneId(stone) })}
              kind="item"
              glyph={'gem' in stone ? drawingOf('gem', stone.gem) : drawingOf('essence', stone.essence)}
            />
          </li>
        ))}
      </ul>
      {hero.pool.length > 0 && <h3>{word('stage.pool')}</h3>}
      <ul>
        {hero.pool.map(({ tile }) => (
          <li key={tile}>
            <BoardTile tile={tile} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function BoardTile({ tile }: { readonly tile: string }) {
  const { table, word } = useReading();
  return (
    <Tile
      thing={tile}
      name={table.say(tileName(tile))}
      kind={tileKind(tile)}
      glyph={tileGlyph(tile)}
      inspect={() => inspectedTile(word, tile)}
    />
  );
}

function BaggedTile({ thing }: { readonly thing: Bagged }) {
  const { table } = useReading();
  if (thing.kind === 'tile') return <BoardTile tile={thing.tile.tile} />;
  const glyph =
    thing.kind === 'resource' ? drawingOf('resource', originalOf(thing.resource)) : drawingOf('monster', thing.card);
  return <Tile thing={thingKey(thing)} name={table.say(thingName(thing))} kind="item" glyph={glyph} />;
}
