// What a city sells: potions at the Alchemist, treasures and goods of the shop at the Market, and what a hero has that could be sold. Outside of them it is
// there to be looked at; whoever is inside touches it.

import { Button, Cited, KindSquare, useLayout, useThing } from '@veillee/web/kit';
import { freshKey, sellKey } from '../../rules/legend/keys.ts';
import type { LegendHero } from '../../rules/legend/record.ts';
import { isPotion, rowId } from '../../rules/state.ts';
import type { GoodsView, VisitView } from '../../rules/view/visit.ts';
import { Picture } from '../drawn/drawing.tsx';
import { flasks } from '../drawn/things.ts';
import { inspectedThing } from '../gear/equipment.tsx';
import { GoodsCard } from '../gear/goods-card.tsx';
import { thingName } from '../heroes/sheet.tsx';
import { thingGlyph, thingKind } from '../kinds.ts';
import { useReading } from '../reading.ts';
import './market.css';

/** LEG-13.8, LEG-13.9: one price, and so many in a week. */
export function Potions({ visit: { potions } }: { readonly visit: VisitView }) {
  const { word } = useReading();
  return (
    <div className="des-wares-row">
      {potions.sold.map(({ potion, left }) => (
        <Flask key={potion} potion={potion} price={potions.price} left={left} name={word(`potion.${potion}`)} />
      ))}
    </div>
  );
}

interface FlaskProps {
  readonly potion: keyof typeof flasks;
  readonly name: string;
  readonly price: number;
  readonly left: number;
}

function Flask({ potion, name, price, left }: FlaskProps) {
  const reading = useReading();
  const { word, table } = reading;
  const thing = `potion:${potion}`;
  const [refused] = table.refusedFor(thing);
  const label = `${name} ${word('table.coins', { n: price })}`;
  const lit = useThing({ thing, label, confirm: true, inspect: () => inspectedThing(reading, potion, thing) });
  return (
    <div {...lit} className="des-ware-tile v-lit">
      <Picture svg={flasks[potion]} size={56} />
      <b>{name}</b>
      <span className="des-price" data-dear={refused ? true : undefined}>
        {word('table.coins', { n: price })}
      </span>
      <small>{word('city.tokens', { n: left })}</small>
      {refused && (
        <small className="des-why">
          <Cited text={table.say(refused.why)} rule={refused.rule} />
        </small>
      )}
    </div>
  );
}

// ---- the Market ----

export function Goods({ visit, inside }: { readonly visit: VisitView; readonly inside: boolean }) {
  const { word, table, options } = useReading();
  const { rating, offer, shop } = visit.market;
  const fresh = options.find(({ key }) => key === freshKey);
  const noFresh = inside ? table.decision?.refused.find(({ key }) => key === freshKey) : undefined;
  return (
    <>
      <h4>
        {word('city.offer')} <small>{word('city.offer.rating', { n: rating })}</small>
        {fresh && (
          <Button look="option" onClick={() => table.pick(fresh.key)}>
            {table.say(fresh)}
          </Button>
        )}
      </h4>
      {noFresh && (
        <p className="des-why">
          <Cited text={`${table.say(noFresh)}. ${table.say(noFresh.why)}`} rule={noFresh.rule} />
        </p>
      )}
      {offer === undefined ? (
        <p>
          <Cited text={word('city.offer.later', { n: rating })} rule="LEG-13.11" />
        </p>
      ) : offer.length === 0 ? (
        <p>{word('city.offer.none')}</p>
      ) : (
        <div className="des-cards-row">
          {offer.map(goods => (
            <Ware key={goods.thing} goods={goods} thing={`item:${goods.thing}`} />
          ))}
        </div>
      )}
      <h4>{word('city.shop')}</h4>
      <div className="des-cards-row">
        {shop.map(goods => (
          <Ware key={goods.thing} goods={goods} thing={`item:${rowId(goods.thing)}`} />
        ))}
      </div>
    </>
  );
}

function Ware({
  goods: { thing: sold, price, left, tier },
  thing,
}: {
  readonly goods: GoodsView;
  readonly thing: string;
}) {
  const { word, table } = useReading();
  const phone = useLayout() === 'phone';
  const refused = table.optionsOn(thing).length === 0 ? table.refusedFor(thing)[0] : undefined;
  return (
    <div className="des-city-ware" data-refused={refused ? true : undefined}>
      <GoodsCard
        sold={sold}
        thing={thing}
        price={price}
        dear={refused !== undefined}
        left={left}
        width={phone ? 106 : 112}
      >
        {tier && <small>{word(`tier.${tier}`)}</small>}
      </GoodsCard>
      {refused && (
        <p className="des-why">
          <Cited text={table.say(refused.why)} rule={refused.rule} />
        </p>
      )}
    </div>
  );
}

// ---- one's own ----

/** LEG-13.17, LEG-13.19: what a hero has, and what is paid for it here. */
export function OwnThings({ hero }: { readonly hero: LegendHero }) {
  const { word, table } = useReading();
  const { equipped, potions, pack } = hero;
  const sales = [...equipped, ...potions, ...pack].filter(
    (thing, n, all) => !isPotion(thing) || all.indexOf(thing) === n,
  );
  const sold = sales.filter(thing => {
    const on = isPotion(thing) ? `pocket:${thing}` : `item:${thing}`;
    return [...table.optionsOn(on), ...table.refusedFor(on)].some(({ key }) => key === sellKey.make(thing));
  });
  if (sold.length === 0) return null;
  return (
    <>
      <h4>{word('city.sells', { hero: word(`hero.${hero.sheet}`) })}</h4>
      <div className="des-wares-row">
        {sold.map((thing, n) => (
          <Own key={`${thing} ${n}`} thing={thing} />
        ))}
      </div>
    </>
  );
}

function Own({ thing }: { readonly thing: string }) {
  const reading = useReading();
  const { table, word } = reading;
  const on = isPotion(thing) ? `pocket:${thing}` : `item:${thing}`;
  const isSale = ({ key }: { readonly key: string }): boolean => key === sellKey.make(thing);
  const option = table.optionsOn(on).find(isSale);
  const refused = table.refusedFor(on).find(isSale);
  const price = Number(option?.with?.price ?? 0);
  const name = thingName(reading, thing);
  const lit = useThing({
    thing: on,
    label: `${name} ${word('table.coins', { n: price })}`,
    confirm: true,
    inspect: () => inspectedThing(reading, thing, on),
  });
  return (
    <div {...lit} className="des-ware-tile v-lit">
      {isPotion(thing) ? <Picture svg={flasks[thing]} size={44} /> : <SmallSquare thing={thing} />}
      <b>{name}</b>
      {refused ? (
        <small className="des-why">
          <Cited text={table.say(refused.why)} rule={refused.rule} />
        </small>
      ) : (
        <span className="des-price">{word('city.brings', { n: price })}</span>
      )}
    </div>
  );
}

const SmallSquare = ({ thing }: { readonly thing: string }) => (
  <KindSquare kind={thingKind(thing)} glyph={thingGlyph(thing)} size={44} drawn={32} />
);
