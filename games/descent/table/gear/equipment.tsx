// What a hero has: in hands, worn, at hand and in the pack. A thing is dragged to where it shall be, or touched and told what to do.

import type { Option } from '@veillee/kernel';
import { headOf } from '@veillee/pieces/keys';
import { Button, Card, Icon, type Inspected, KindSquare, useThing } from '@veillee/web/kit';
import { type Dragging, useDragging } from '@veillee/web/kit/touch/dragging.ts';
import type { MouseEvent, PointerEvent, ReactNode } from 'react';
import { itemRow } from '../../content/items.ts';
import { EQUIPMENT } from '../../content/turns.ts';
import { KINDS } from '../../content/vocabulary.ts';
import { thingName as textOf } from '../../rules/card-names.ts';
import { packOf } from '../../rules/hero/fitting.ts';
import { dropKey } from '../../rules/keys.ts';
import { type Hero, isPotion, rowId, type Thing } from '../../rules/state.ts';
import { Picture } from '../drawn/drawing.tsx';
import { flasks } from '../drawn/things.ts';
import { knapsack } from '../glyphs.ts';
import { Badges } from '../heroes/badges.tsx';
import { PoolDice, thingName, thingText, traitOf } from '../heroes/sheet.tsx';
import { HeroDisc } from '../heroes/token.tsx';
import { thingGlyph, thingKind } from '../kinds.ts';
import { type Reading, useReading } from '../reading.ts';
import { makesWay } from './comparing.ts';
import { inTheWay, useExchange } from './exchange.ts';
import './equipment.css';

/** Something that can be dragged, by the name that options have for it. */
export interface Piece {
  readonly id: string;
  readonly thing: Thing;
}
interface Move {
  readonly option: Pick<Option, 'key' | 'text' | 'with'>;
  readonly to?: string;
  /** It is exchanged for what is in its way. */
  readonly swaps?: Thing;
}
export type ThingDragging = Dragging<Piece, Move>;

/** Where each deed with a thing leads; a gift, to whom it is given. */
const PLACES: { readonly [head: string]: string } = {
  equip: 'use',
  'put-away': 'pack',
  drop: 'floor',
  sell: 'shelf',
  buy: 'use',
  'buy-potion': 'use',
};

const placeOf = ({ key, on = [] }: Option): string | undefined =>
  headOf(key) === 'give' ? on.find(who => TAKERS.includes(headOf(who))) : PLACES[headOf(key)];
const TAKERS: readonly string[] = ['hero', 'familiar'];

export function useThings(): ThingDragging {
  const reading = useReading();
  const { table, options } = reading;
  const { swap } = useExchange();
  return useDragging<Piece, Move>(
    ({ id, thing }) => {
      const others = inTheWay(reading, thing);
      return [
        ...options.flatMap(option => {
          const to = placeOf(option);
          return to !== undefined && option.on?.includes(id) ? [{ option, to }] : [];
        }),
        ...(others.length > 0 ? [{ option: exchangeText(thing, others), to: 'use', swaps: thing }] : []),
      ];
    },
    ({ option, swaps }) => {
      if (swaps) swap(swaps);
      else table.answer([option.key]);
    },
  );
}

const exchangeText = (thing: Thing, others: readonly Thing[]) => ({
  key: '',
  text: 'table.exchange',
  with: { thing: textOf(thing), others: others.map(textOf) },
});

/** What is touched and cannot simply be put to use: it is exchanged, or let go after all. */
function Exchanging() {
  const reading = useReading();
  const { weighed, swap } = useExchange();
  const { table, options } = reading;
  const others = weighed === undefined ? [] : inTheWay(reading, weighed);
  if (weighed === undefined || others.length === 0) return null;
  const drop = options.find(({ key }) => key === dropKey.make(weighed));
  return (
    <p className="des-exchange">
      <Button look="main" onClick={() => swap(weighed)}>
        {table.say(exchangeText(weighed, others))}
      </Button>
      {drop && (
        <Button look="plain" onClick={() => table.pick(drop.key)}>
          {table.say(drop)}
        </Button>
      )}
    </p>
  );
}

/** A thing as it is inspected, with the dice of a weapon. */
export function inspectedThing(reading: Reading, thing: Thing, id: string): Inspected {
  const weapon = isPotion(thing) ? undefined : itemRow(rowId(thing)).weapon;
  return {
    thing: id,
    title: thingName(reading, thing),
    body: weapon && <PoolDice reading={reading} dice={weapon.dice} />,
    notes: [{ text: thingText(reading, thing) }],
  };
}

interface ThingTileProps {
  readonly thing: Thing;
  readonly dragging: ThingDragging;
  readonly isInUse?: boolean;
}

function ThingTile({ thing, dragging, isInUse = false }: ThingTileProps) {
  const reading = useReading();
  const id = `item:${thing}`;
  const name = thingName(reading, thing);
  const leaves = isInUse && makesWay(reading, thing, dragging.held?.piece);
  const lit = useThing({ thing: id, label: name, inspect: () => inspectedThing(reading, thing, id) });
  const handled = {
    ...lit,
    onPointerDownCapture: (event: PointerEvent<Element>): void => dragging.grip(event, { id, thing }),
    // The click that ends a drag is none.
    onClick: (event: MouseEvent<Element>): void => {
      if (!dragging.wasDragged()) lit.onClick(event);
    },
  };
  return (
    <div
      {...handled}
      className="des-thing v-lit"
      data-held={dragging.held?.piece.id === id || undefined}
      data-leaves={leaves || undefined}
    >
      {isPotion(thing) ? (
        <Picture svg={flasks[thing]} size={40} />
      ) : (
        <KindSquare kind={thingKind(thing)} glyph={thingGlyph(thing)} size={40} drawn={30} />
      )}
      <span>{name}</span>
    </div>
  );
}

/** The card under the pointer, while it is carried about; over a place where it may go, with what would be done there. */
function ThingInHand({ dragging: { held, over } }: { readonly dragging: ThingDragging }) {
  const reading = useReading();
  if (!held) return null;
  const { thing } = held.piece;
  const move = held.moves.find(({ to }) => to === over);
  return (
    <>
      {move && <b>{reading.table.say(move.option)}</b>}
      <Card
        name={thingName(reading, thing)}
        kind={thingKind(thing)}
        glyph={thingGlyph(thing)}
        size="medium"
        width={84}
        look="chosen"
      />
    </>
  );
}

interface PlaceProps {
  readonly name: string;
  readonly to: string;
  readonly dragging: ThingDragging;
  readonly children: ReactNode;
}

/** Where things lie together; it is lit while something in hand may go there. */
export const ThingPlace = ({ name, to, dragging, children }: PlaceProps) => (
  <fieldset
    className="des-things"
    data-drop={to}
    data-fits={dragging.fits(to) || undefined}
    data-over={dragging.over === to || undefined}
    aria-label={name}
  >
    <legend>{name}</legend>
    {children}
  </fieldset>
);

const room = (many: number, taken: number): undefined[] => Array.from({ length: Math.max(0, many - taken) });

export function Equipment({ hero, dragging }: { readonly hero: Hero; readonly dragging: ThingDragging }) {
  const { word, nameOf, options, view } = useReading();
  const { equipped, potions, pack, objects } = hero;
  const most = packOf(hero);
  const hands = equipped.reduce((sum, thing) => sum + itemRow(rowId(thing)).hands, 0);
  const drops = options.some(({ key }) => headOf(key) === 'drop');
  return (
    <div className="des-equipment">
      <div className="des-whose">
        <HeroDisc hero={hero} size={38} />
        <b>
          {nameOf(hero.id)} <Badges hero={hero} />
        </b>
        <small>
          {view.legend ? word('dungeon.purse', { n: view.legend.coins }) : word('table.coins', { n: hero.coins })}
        </small>
        <small className="des-traits">
          {KINDS.map(kind => `${word(`kind.${kind}`)} ${traitOf(view, hero, kind)}`).join(' · ')}
        </small>
        {/* It opens where nothing has to make room: what is aimed at stays where it is. */}
        {drops && dragging.held && (
          <ThingPlace name={word('table.floor')} to="floor" dragging={dragging}>
            <i className="des-room" />
          </ThingPlace>
        )}
      </div>
      <ThingPlace name={word('table.use')} to="use" dragging={dragging}>
        {equipped.map(thing => (
          <ThingTile key={thing} thing={thing} dragging={dragging} isInUse />
        ))}
        {room(EQUIPMENT.hands, hands).map((_, n) => (
          <i key={n} className="des-room" title={word('table.hand.free')} />
        ))}
        {potions.map((potion, n) => (
          <ThingTile key={`${potion} ${n}`} thing={potion} dragging={dragging} />
        ))}
      </ThingPlace>
      <ThingPlace
        name={
          Number.isFinite(most)
            ? word('table.pack', { n: pack.length, most })
            : word('table.pack.endless', { n: pack.length })
        }
        to="pack"
        dragging={dragging}
      >
        {pack.map((thing, n) => (
          <ThingTile key={`${thing} ${n}`} thing={thing} dragging={dragging} />
        ))}
        {room(Number.isFinite(most) ? most : pack.length + 1, pack.length).map((_, n) => (
          <i key={n} className="des-room" />
        ))}
      </ThingPlace>
      <Exchanging />
      {objects.length > 0 && (
        <p className="des-objects">
          <Icon glyph={knapsack} size={18} /> {word('table.objects', { n: objects.length })}
        </p>
      )}
      {dragging.held && dragging.at && (
        <span className="des-ghost" style={{ left: dragging.at.x, top: dragging.at.y }}>
          <ThingInHand dragging={dragging} />
        </span>
      )}
    </div>
  );
}
