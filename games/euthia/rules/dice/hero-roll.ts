// EUT-4.5 to EUT-4.15: a Hero roll, in and out of combat: Air and Earth, then Gaar and Clovers in any order, until the player is content.

import type { Option, Rules, Seat, Text } from '@veillee/kernel';
import { who } from '@veillee/kernel';
import { chooseDeed } from '@veillee/pieces/deeds';
import { because, type Offer, optionsIn, type Why } from '@veillee/pieces/offers';
import { DWURT_BONUS, GAAR_BONUS } from '../../content/constants.ts';
import type { Element, TileOp } from '../../content/vocabulary.ts';
import { heroRow, isProtected } from '../board.ts';
import { convertKey, dieKey, dwurtKey, gaarKey } from '../keys.ts';
import { powersAt } from '../land.ts';
import { type Deed, type Deeds, type Hero, heroOf, type Known, type State, type T } from '../state.ts';
import { spendDwurt, type Use, usesOf } from '../uses.ts';
import { change, type Ledger, newLedger, type Side, STRENGTH, strengthOf, sumText } from './ledger.ts';
import { applyPowers, type Winds } from './powers.ts';

/** A Hero roll under way outside combat. */
export interface HeroRoll {
  readonly seat: Seat;
  /** What it is made for. */
  readonly why: Text;
  readonly stakes: Stakes;
  ledger: Ledger;
}

/** On what a roll is read: the card of an Elemental, or the least that a Quest asks for. */
export type Stakes = { readonly elemental: Element } | { readonly quest: string; readonly least: number };

/** What is added to a roll from the start. */
export interface Addition {
  readonly n: number;
  readonly source: Text;
}

export interface Rolling {
  readonly stakes: Stakes;
  readonly rule?: string;
  readonly added?: readonly Addition[];
}

/** A Hero roll outside combat: for a Challenge, for a Quest. Returns what it comes to. */
export function* heroRoll(
  t: T,
  seat: Seat,
  why: Text,
  { stakes, rule = 'EUT-4.5', added = [] }: Rolling,
): Rules<number> {
  const { state } = t;
  const hero = heroOf(state, seat);
  const roll: HeroRoll = { seat, why, stakes, ledger: newLedger() };
  state.roll = roll;
  for (const { n, source } of added) change(roll.ledger, 'heroStrength', n, { source, expiry: 'roll' });
  throwDice(t, roll.ledger, 'hero', 2);
  applyPowers(roll.ledger, 'hero', windsFor(state, hero));
  tellRoll(t, 'log.roll', roll.ledger, 'hero', { player: who(seat), what: why }, rule);
  for (;;) {
    const deeds: Deeds = offer => {
      offerSpending(hero, roll.ledger, 'hero', offer);
      offerConversion(hero, offer);
      offerClovers(state, hero, roll.ledger, offer);
    };
    const open = optionsIn(deeds);
    if (open.length === 0) break;
    const sum = strengthOf(roll.ledger, 'hero');
    const asked = {
      seat,
      prompt: 'roll.ask',
      rule,
      with: { what: why, sum: sumText(sum) },
      pass: { text: 'roll.keep', with: { total: sum.total } },
      window: { id: 'roll', matters: true },
    };
    const deed = yield* chooseDeed(t, asked, deeds, open);
    if (!deed) break;
    yield* deed.run(t);
  }
  const { total } = strengthOf(roll.ledger, 'hero');
  state.roll = undefined;
  return total;
}

// ---- dice ----

export function throwDice(t: T, ledger: Ledger, side: Side, count: number): void {
  ledger.dice[side] = t.rolls(count, 6, 'dice');
}

export function rollAgain(t: T, ledger: Ledger, side: Side, die: number): void {
  ledger.dice[side][die] = t.roll(6, 'dice');
}

/** EUT-4.6, EUT-4.7: the Powers that twist a Hero's dice where they stand; the Essences on some tiles protect from them. */
export function windsFor(state: Known, hero: Hero): Winds {
  const powers = hero.at === undefined ? [] : powersAt(state, hero.at);
  const reaches = (element: Element): boolean => powers.includes(element) && !isProtected(hero, element);
  return { air: reaches('air'), earth: reaches('earth') };
}

export function tellRoll(
  t: T,
  text: string,
  ledger: Ledger,
  side: Side,
  params: { readonly [name: string]: Text | number },
  rule: string,
): void {
  const sum = strengthOf(ledger, side);
  t.tell(
    text,
    { ...params, sum: sumText(sum) },
    {
      rule,
      lines: sum.lines,
      detail: { dice: ledger.dice[side].map(shows => ({ side, shows })), total: sum.total },
      scene: { of: t.state.combat ? 'combat' : 'roll', part: side },
    },
  );
}

// ---- Gaar and Dwurt ----

/** He spends Dwurt instead of Gaar (EUT-21.7). */
export const isDwurtDrinker = (hero: Hero): boolean => heroRow(hero).dwurtSlots > 0;

/** EUT-4.11, EUT-10.15: a Gaar for each die; Skoldur's Dwurt. It helps the Hero's own roll and hinders the Monster's. */
export function offerSpending(hero: Hero, ledger: Ledger, side: Side, offer: Offer<Deed>, forbidden?: Why): void {
  const rule = side === 'hero' ? 'EUT-4.11' : 'EUT-10.15';
  const sign = side === 'hero' ? 1 : -1;
  if (isDwurtDrinker(hero)) {
    const lacks = hero.dwurt === 0 ? because('why.dwurt', 'EUT-21.7', { n: 1 }) : undefined;
    offer(forbidden ?? lacks, () => dwurtDeed(hero, ledger, side, sign * DWURT_BONUS));
    return;
  }
  const lacks = hero.gaar === 0 ? because('why.gaar', rule) : undefined;
  for (const [die, shows] of ledger.dice[side].entries())
    offer(forbidden ?? lacks, () => ({
      option: {
        key: gaarKey.make(die),
        text: 'do.gaar',
        with: { shows, n: sign * GAAR_BONUS },
        on: [dieKey.make(side, die)],
        rule,
      },
      *run(t) {
        hero.gaar--;
        spendGaar(t, ledger, side, die, sign * GAAR_BONUS, who(hero.seat), rule);
        return undefined;
      },
    }));
}

/** One die is rolled again, and the strength changes (EUT-4.13). */
export function spendGaar(
  t: T,
  ledger: Ledger,
  side: Side,
  die: number,
  n: number,
  player: Text | undefined,
  rule: string,
): void {
  const was = ledger.dice[side][die] ?? 0;
  rollAgain(t, ledger, side, die);
  change(ledger, STRENGTH[side], n, { source: { text: 'source.gaar' }, expiry: 'roll' });
  const params = { was, shows: ledger.dice[side][die] ?? 0 };
  tellRoll(t, player ? 'log.gaar' : 'log.gaar.monster', ledger, side, player ? { ...params, player } : params, rule);
}

/** EUT-21.7, EUT-21.10: no die is rolled again. */
function dwurtDeed(hero: Hero, ledger: Ledger, side: Side, n: number): Deed {
  return {
    option: { key: dwurtKey, text: 'do.dwurt', with: { n }, rule: 'EUT-21.7' },
    *run(t) {
      spendDwurt(t.state, hero, 1);
      change(ledger, STRENGTH[side], n, { source: { text: 'source.dwurt' }, expiry: 'roll' });
      tellRoll(t, 'log.dwurt', ledger, side, { player: who(hero.seat) }, 'EUT-21.7');
      return undefined;
    },
  };
}

/** EUT-21.3, EUT-21.12, EUT-21.19: at any time, never the other way, and the Dwurt die stays where it is. */
export function offerConversion(hero: Hero, offer: Offer<Deed>): void {
  if (!isDwurtDrinker(hero) || hero.gaar === 0) return;
  offer(undefined, () => ({
    option: { key: convertKey, text: 'do.convert', rule: 'EUT-21.3' },
    *run(t) {
      hero.gaar--;
      hero.dwurt++;
      t.tell('log.convert', { player: who(hero.seat) }, { rule: 'EUT-21.3' });
      return undefined;
    },
  }));
}

// ---- Clovers ----

const CLOVERS: readonly TileOp['op'][] = ['heroRoll', 'rerollHeroDie'];

/** EUT-4.10, R24: whatever changes a Hero roll may change this one. */
function offerClovers(state: State, hero: Hero, ledger: Ledger, offer: Offer<Deed>): void {
  for (const use of usesOf(state, hero, ['hero-before', 'hero-after'])) {
    if (!use.ops.some(({ op }) => CLOVERS.includes(op))) continue;
    offer(use.why, () => ({
      option: useOption(use, 'EUT-4.10'),
      *run(t) {
        use.pay(t);
        yield* clovers(t, hero, ledger, use);
        tellRoll(t, 'log.clover', ledger, 'hero', { player: who(hero.seat), source: use.source }, 'EUT-4.10');
        return undefined;
      },
    }));
  }
}

export const useOption = (use: Use, rule: string): Option => ({
  key: use.key,
  text: use.way ? 'do.use.way' : 'do.use',
  with: { source: use.source, ...(use.way && { way: use.way }) },
  on: [use.on],
  rule,
});

/** What an effect does to a Hero roll that lies on the table. */
export function* clovers(t: T, hero: Hero, ledger: Ledger, { ops, source }: Use): Rules {
  for (const op of ops) {
    if (op.op === 'heroRoll') change(ledger, 'heroStrength', op.n, { source, expiry: 'roll' });
    if (op.op === 'rerollHeroDie') yield* rerollDice(t, hero, ledger, op.n, source);
  }
}

/** Up to so many of one's own dice. */
function* rerollDice(t: T, hero: Hero, ledger: Ledger, most: number, source: Text): Rules {
  const options = ledger.dice.hero.map((shows, die) => ({
    key: dieKey.make('hero', die),
    text: 'do.die',
    with: { shows },
    on: [dieKey.make('hero', die)],
  }));
  const count = { min: 1, max: Math.min(most, options.length) };
  const picks = yield* t.chooseMany(hero.seat, 'roll.dice', options, count, { rule: 'EUT-4.10', with: { source } });
  for (const [die, { key }] of options.entries()) if (picks.includes(key)) rollAgain(t, ledger, 'hero', die);
}
