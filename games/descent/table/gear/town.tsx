// The Town: goods on shelves under a street at night; one's own things below. What is too dear says so. Of Tamalir, the one building that was entered.

import { headOf } from '@veillee/pieces/keys';
import { Portrait, Tile, useLayout, useThing } from '@veillee/web/kit';
import { biceps, openBook } from '@veillee/web/kit/glyphs.ts';
import { rowsOf } from '../../content/boxes.ts';
import { itemRow, shop } from '../../content/items.ts';
import { partyUpgrades } from '../../content/legend/cities.ts';
import { priceRow, treasurePrice } from '../../content/town.ts';
import { KINDS, type Potion, SKILL_TYPES, TIERS, type Tier } from '../../content/vocabulary.ts';
import { potionsInPlay, rowId, type Thing } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { Drawing, Picture } from '../drawn/drawing.tsx';
import { street } from '../drawn/street.ts';
import { buildings } from '../drawn/tamalir.ts';
import { chests, flasks, help } from '../drawn/things.ts';
import { houseOf } from '../focus.ts';
import { heroLikeness } from '../likeness.ts';
import { useReading } from '../reading.ts';
import { type ThingDragging, ThingPlace } from './equipment.tsx';
import { GoodsCard } from './goods-card.tsx';
import './town.css';

export function Town({ dragging }: { readonly dragging: ThingDragging }) {
  const { view, word, options, table, hero, decision } = useReading();
  const house = decision && houseOf(decision);
  const { heals = 0, price = 0, offer = [] } = view.delve?.tamalir ?? {};
  const left = (id: string): number => view.shop.filter(thing => rowId(thing) === id).length;
  const isOnSale = (thing: string): boolean => table.optionsOn(thing).length + table.refusedFor(thing).length > 0;
  const helps = house === 'market' ? partyUpgrades.filter(({ id }) => isOnSale(`upgrade:${id}`)) : [];
  const treasures = TIERS.filter(tier => isOnSale(`treasure:${tier}`));
  const teaches = view.phase !== 'setup' && !house;
  const sells = options.some(({ key }) => headOf(key) === 'sell');
  return (
    <div className="des-town">
      <svg className="des-street" viewBox="0 0 752 146" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <Drawing svg={street} />
        {house && (
          <g transform="translate(316 45) scale(1.2)">
            <Drawing svg={buildings[house]} />
          </g>
        )}
      </svg>
      {hero && (
        <span className="des-visitor" aria-hidden="true">
          <Portrait of={heroLikeness(view, hero)} className="v-portrait-whole" instead={undefined} />
        </span>
      )}
      <div className="des-shelf" data-drop="shelf" data-fits={dragging.fits('shelf') || undefined}>
        {house === 'market' &&
          offer.map(thing => (
            <Goods key={thing} thing={thing} price={treasurePrice(metalOf(view))} dragging={dragging} />
          ))}
        {(!house || house === 'market') &&
          rowsOf(shop, view.boxes).map(({ id }) => (
            <Goods key={id} thing={id} price={itemRow(id).price ?? 0} left={left(id)} dragging={dragging} />
          ))}
        {helps.map(({ id, price: coins }) => (
          <Ware key={id} thing={`upgrade:${id}`} name={word(`upgrade.${id}`)} price={coins} drawing={help} />
        ))}
        {(!house || house === 'alchemist') &&
          potionsInPlay(view).map(potion => (
            <Ware
              key={potion}
              thing={`potion:${potion}`}
              name={word(`potion.${potion}`)}
              price={priceRow('potion').buy}
              drawing={flasks[potion as Potion]}
            />
          ))}
        {house === 'temple' && hero && (
          <Ware
            thing={hero.id}
            name={word('dungeon.temple.heal', { n: heals })}
            price={price}
            drawing={buildings.temple}
          />
        )}
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

const metalOf = ({ delve }: View): Tier => delve?.metal ?? 'copper';

interface GoodsProps {
  /** By its row in the shop, a treasure that lies open by itself. */
  readonly thing: Thing;
  readonly price: number;
  readonly left?: number;
  readonly dragging: ThingDragging;
}

function Goods({ thing: sold, price, left, dragging }: GoodsProps) {
  const phone = useLayout() === 'phone';
  const thing = `item:${sold}`;
  return (
    <div className="des-ware" onPointerDownCapture={event => dragging.grip(event, { id: thing, thing: sold })}>
      <GoodsCard sold={sold} thing={thing} price={price} left={left} width={phone ? 102 : 104} />
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
  // As it is written, so that whoever speaks it touches it.
  const lit = useThing({ thing, label: `${name} ${word('table.coins', { n: price })}`, confirm: true });
  return (
    <div {...lit} className="des-good v-lit">
      <Picture svg={drawing} size={64} />
      <b>{name}</b> <small data-dear={refused ? true : undefined}>{word('table.coins', { n: price })}</small>
    </div>
  );
}
