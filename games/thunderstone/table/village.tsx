// The Village: one row a stack, grouped by price. What can be bought is lit; what could be is bright.

import { Bust, Coin, RuleRef, Tile, useLayout, useThing, worthWords } from '@veillee/web/kit';
import type { ReactNode } from 'react';
import { type CardDef, cardById, defOf, heroesOf } from '../content/cards.ts';
import { BUY } from '../rules/keys.ts';
import { STACK } from '../rules/places.ts';
import { copiesLeft, stacksOf, topOf } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { artOf, drawingOf, kindOf, likenessOf } from './drawings.ts';
import { figuresOf, inspected, textOf } from './face.tsx';
import { Hand } from './hand.tsx';
import { type Reading, useReading } from './reading.ts';

interface Stack {
  readonly id: string;
  /** The card on top; of an empty stack the last that lay there. */
  readonly top: CardDef;
  readonly count: number;
  /** The next Level of a Hero stack. */
  readonly next: CardDef | undefined;
}

/** All stacks of the Village, cheapest first; empty ones last. */
const allStacks = (view: View): Stack[] =>
  stacksOf(view)
    .map((id): Stack => {
      const levels = heroesOf[id];
      const found = topOf(view, id);
      return {
        id,
        top: found ?? levels?.at(-1) ?? cardById(id),
        count: found ? copiesLeft(view, found) : 0,
        next: found && levels?.find(def => def.level > found.level && copiesLeft(view, def) > 0),
      };
    })
    .sort((a, b) => Number(a.count === 0) - Number(b.count === 0) || a.top.cost - b.top.cost || (a.id < b.id ? -1 : 1));

const byPrice = (stacks: readonly Stack[]): (readonly [number, Stack[]])[] => {
  const groups = new Map<number, Stack[]>();
  for (const stack of stacks) groups.set(stack.top.cost, [...(groups.get(stack.top.cost) ?? []), stack]);
  return [...groups];
};

export function Village() {
  const reading = useReading();
  const layout = useLayout();
  const { view, decision } = reading;
  const stacks = allStacks(view);
  const buying = decision?.options.some(option => BUY.is(option.key)) ?? false;
  if (layout === 'tablet' && !buying) return <VillageStrip stacks={stacks} />;
  const full = stacks.filter(stack => stack.count > 0);
  const empty = stacks.filter(stack => stack.count === 0);
  return (
    <div className="thu-village" data-layout={layout} data-zone="village">
      <VillageHead />
      <div className="thu-prices">
        {byPrice(full).map(([price, group]) => (
          <div key={price} className="thu-price">
            <Coin value={price} dim={price > reading.gold} label={reading.word('table.price', { cost: price })} />
            <div>
              {group.map(stack => (
                <StackRow key={stack.id} stack={stack} />
              ))}
            </div>
          </div>
        ))}
        {empty.length > 0 && (
          <div className="thu-price thu-price-empty">
            <span className="thu-price-none" />
            <div>
              {empty.map(stack => (
                <StackRow key={stack.id} stack={stack} />
              ))}
            </div>
          </div>
        )}
      </div>
      <VillageFoot affordable={full.filter(stack => stack.top.cost <= reading.gold).length} />
      {layout === 'phone' && (
        <div className="thu-village-hand">
          <Hand />
        </div>
      )}
    </div>
  );
}

/** The name of the place; lit while one may visit it. */
function VillageHead() {
  const { word, table, view, active } = useReading();
  const lit = table.stateOf('village') !== 'plain';
  const visit = active ? view.visit : undefined;
  const note = visit
    ? visit.step === 'levels'
      ? word('table.village.levels')
      : word('table.village.purchases', { count: visit.purchases })
    : word(lit ? 'table.village.visit' : 'table.village.closed');
  const thing = useThing({
    thing: 'village',
    label: `${word('table.village')} ${note}. ${word('option.village')}`,
    confirm: true,
  });
  const inside: ReactNode = (
    <>
      <h2 className="v-section">{word('table.village')}</h2> <span>{note}</span>
    </>
  );
  return lit ? (
    <div {...thing} className="thu-village-head thu-visit">
      {inside}
    </div>
  ) : (
    <header className="thu-village-head">{inside}</header>
  );
}

function StackRow({ stack }: { readonly stack: Stack }) {
  const reading = useReading();
  const { word, name, gold, table } = reading;
  const { id, top, count, next } = stack;
  const thing = STACK.make(id);
  const spoils = count > 0 ? spoilsFor(reading, top) : undefined;
  const worth = count > 0 ? figuresOf(reading, top) : [];
  // What has no figures says what it does.
  const deed = count > 0 && worth.length === 0 ? textOf(reading, top) : undefined;
  const note = spoils ?? (next && word('table.stack.next', { card: name(next), cost: next.cost }));
  const left = count === 0 ? word('table.stack.empty') : `×${count}`;
  const [refusal] = table.refusedFor(thing);
  return (
    <div className="thu-stack" data-zone={thing}>
      <Tile
        thing={thing}
        name={name(top)}
        {...artOf(top)}
        dim={count === 0 || top.cost > gold}
        count={left}
        figures={worth}
        confirm
        note={
          spoils ? (
            <span className="thu-spoils">{spoils}</span>
          ) : (
            (note ?? (deed && <span className="thu-deed">{deed}</span>))
          )
        }
        label={[
          name(top),
          worthWords(worth) || deed,
          note,
          left,
          stackWords(reading, stack),
          refusal && table.say(refusal.why),
        ]
          .filter(Boolean)
          .join(', ')}
        inspect={() => ({ ...inspected(reading, top, thing), ...levelsNote(reading, id, top) })}
      />
    </div>
  );
}

/** "costs 5 gold, 4 left." */
const stackWords = ({ word }: Reading, { top, count }: Stack): string =>
  word('table.stack.say', { cost: top.cost, count });

/** What is left of each Level, below the card. */
function levelsNote(reading: Reading, id: string, top: CardDef) {
  const copies = reading.view.heroes[id];
  const base = inspected(reading, top).notes ?? [];
  if (!copies) return { notes: base };
  const left = (heroesOf[id] ?? []).map((def, i) => `${reading.name(def)} ×${copies[i] ?? 0}`).join(', ');
  return { notes: [{ text: reading.word('table.stack.levels', { cards: left }), rule: 'THU-4.14' }, ...base] };
}

/** "Spoils of the Gray Ooze": a victory within reach would let one buy this. */
function spoilsFor({ prospects, gold, word, name, active, view }: Reading, top: CardDef): string | undefined {
  if (!active || view.visit || top.cost > gold) return undefined;
  for (const prospect of prospects) {
    if (!prospect?.battle.victory || prospect.hidden) continue;
    const attackers = prospect.battle.heroes.filter(hero => hero.hindrance === undefined).map(hero => hero.card);
    for (const source of [prospect.target, ...attackers.map(defOf)])
      for (const ability of source.abilities)
        if (
          ability.timing === 'spoils' &&
          ability.op === 'buyOne' &&
          ability.filter !== 'any' &&
          top.types.includes(ability.filter)
        )
          return word('table.stack.spoils', { card: name(source) });
  }
  return undefined;
}

function VillageFoot({ affordable }: { readonly affordable: number }) {
  const { gold, word, view, active, own } = useReading();
  const visit = active ? view.visit : undefined;
  if (!own.hand || visit?.step === 'levels' || visit?.purchases === 0) return null;
  return (
    <p className="thu-village-foot">
      {word('table.village.could', { gold, count: affordable })} <RuleRef rule="THU-4.11" />
    </p>
  );
}

/** On a tablet, while nothing is bought: prices and drawings in one row. */
function VillageStrip({ stacks }: { readonly stacks: readonly Stack[] }) {
  return (
    <div className="thu-strip" data-zone="village">
      <VillageHead />
      <div className="thu-strip-row">
        {stacks.map(stack => (
          <StackChip key={stack.id} stack={stack} />
        ))}
      </div>
    </div>
  );
}

function StackChip({ stack }: { readonly stack: Stack }) {
  const reading = useReading();
  const { top, count, id } = stack;
  const thing = useThing({
    thing: STACK.make(id),
    // The price is written on the chip.
    label: [top.cost, reading.name(top), stackWords(reading, stack)].join(', '),
    confirm: true,
    inspect: () => ({ ...inspected(reading, top, STACK.make(id)), ...levelsNote(reading, id, top) }),
  });
  return (
    <div
      {...thing}
      className="thu-chip v-lit"
      data-zone={STACK.make(id)}
      data-dim={count === 0 || top.cost > reading.gold || undefined}
    >
      <span className="v-tile-square" data-kind={kindOf(top)}>
        <Bust of={likenessOf(top)} glyph={drawingOf(top)} size={26} />
      </span>
      <Coin value={top.cost} size={20} dim={top.cost > reading.gold} />
    </div>
  );
}
