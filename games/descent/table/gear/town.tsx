// The Town: goods on shelves under a street at night; one's own things below. What is too dear says so.

import { headOf } from '@veillee/pieces/keys';
import { Card, Portrait, Tile, useLayout, useThing } from '@veillee/web/kit';
import { biceps, openBook } from '@veillee/web/kit/glyphs.ts';
import { rowsOf } from '../../content/boxes.ts';
import { itemRow, shop } from '../../content/items.ts';
import { priceRow } from '../../content/town.ts';
import { KINDS, type Potion, SKILL_TYPES, TIERS, type Tier } from '../../content/vocabulary.ts';
import { potionsInPlay, rowId } from '../../rules/state.ts';
import { Drawing, Picture } from '../drawn/drawing.tsx';
import { street } from '../drawn/street.ts';
import { chests, flasks } from '../drawn/things.ts';
import { PoolDice } from '../heroes/sheet.tsx';
import { drawingOf, thingKind } from '../kinds.ts';
import { heroLikeness } from '../likeness.ts';
import { useReading } from '../reading.ts';
import { inspectedThing, type ThingDragging, ThingPlace } from './equipment.tsx';
import './town.css';

export function Town({ dragging }: { readonly dragging: ThingDragging }) {
  const { view, word, options, table, hero } = useReading();
  const left = (id: string): number => view.shop.filter(thing => rowId(thing) === id).length;
  const isOnSale = (thing: string): boolean => table.optionsOn(thing).length + table.refusedFor(thing).length > 0;
  const treasures = TIERS.filter(tier => isOnSale(`treasure:${tier}`));
  const teaches = view.phase !== 'setup';
  const sells = options.some(({ key }) => headOf(key) === 'sell');
  return (
    <div className="des-town">
      <svg className="des-street" viewBox="0 0 752 146" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <Drawing svg={street} />
      </svg>
      {hero && (
        <span className="des-visitor" aria-hidden="true">
          <Portrait of={heroLikeness(view, hero)} className="v-portrait-whole" instead={undefined} />
        </span>
      )}
      <div className="des-shelf" data-drop="shelf" data-fits={dragging.fits('shelf') || undefined}>
        {rowsOf(shop, view.boxes).map(({ id }) => (
          <ShopCard key={id} id={id} left={left(id)} dragging={dragging} />
        ))}
        {potionsInPlay(view).map(potion => (
          <Ware
            key={potion}
            thing={`potion:${potion}`}
            name={word(`potion.${potion}`)}
            price={priceRow('potion').buy}
            drawing={flasks[potion as Potion]}
          />
        ))}
      </div>
      {(treasures.length > 0 || teaches) && (
        <div className="des-shelf des-wares">
          {treasures.map(tier => (
            <Ware
              key={tier}
              thing={`treasure:${tier}`}
              name={word(`price.${tier}-treasure`)}
              price={priceRow(`${tier}-treasure`).buy}
              drawing={chests[tier as Tier]}
            />
          ))}
          {teaches && (
            <>
              {SKILL_TYPES.map(type => (
                <Tile
                  key={type}
                  thing={`skills:${type}`}
                  name={word(`skill-type.${type}`)}
                  kind="spell"
                  glyph={openBook}
                />
              ))}
              {KINDS.map(kind => (
                <Tile key={kind} thing={`training:${kind}`} name={word(`kind.${kind}`)} kind="weapon" glyph={biceps} />
              ))}
            </>
          )}
        </div>
      )}
      {sells && (
        <ThingPlace name={word('table.sell')} to="shelf" dragging={dragging}>
          <i className="des-room" />
        </ThingPlace>
      )}
    </div>
  );
}

function ShopCard({
  id,
  left,
  dragging,
}: {
  readonly id: string;
  readonly left: number;
  readonly dragging: ThingDragging;
}) {
  const reading = useReading();
  const { word } = reading;
  const phone = useLayout() === 'phone';
  const { price = 0, kind, weapon, hands, armour } = itemRow(id);
  const thing = `item:${id}`;
  const type = weapon ? word('table.weapon', { kind: word(`kind.${weapon.kind}`), hands }) : word(`item-kind.${kind}`);
  return (
    <div className="des-ware" onPointerDownCapture={event => dragging.grip(event, { id: thing, thing: id })}>
      <Card
        thing={thing}
        name={word(`item.${id}`)}
        kind={thingKind(id)}
        glyph={drawingOf('item', id)}
        width={phone ? 102 : 104}
        type={type}
        disc={{ of: 'coin', value: price, label: word('table.coins', { n: price }) }}
        confirm
        inspect={() => inspectedThing(reading, id, thing)}
      />
      <p>
        {weapon && <PoolDice reading={reading} dice={weapon.dice} />}
        {armour && word('table.armour', { n: armour.armour })}
        <small>{word('table.left', { n: left })}</small>
      </p>
    </div>
  );
}

interface WareProps {
  readonly thing: string;
  readonly name: string;
  readonly price: number;
  readonly drawing: string;
}

function Ware({ thing, name, price, drawing }: WareProps) {
  const { word, table } = useReading();
  const [refused] = table.refusedFor(thing);
  const lit = useThing({ thing, label: `${name}, ${word('table.coins', { n: price })}`, confirm: true });
  return (
    <div {...lit} className="des-good v-lit">
      <Picture svg={drawing} size={64} />
      <b>{name}</b>
      <small data-dear={refused ? true : undefined}>{word('table.coins', { n: price })}</small>
    </div>
  );
}
