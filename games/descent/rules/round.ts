// DES-5: rounds: each hero's turn in the order the heroes like, then the overlord's.

import type { Ask, Seat } from '@veillee/kernel';
import { dieRow } from '../content/dice.ts';
import { calls } from './calls.ts';
import { heroName } from './card-names.ts';
import { closeTown } from './hero/offers.ts';
import { turnKey } from './keys.ts';
import { maybeFlee, whatNext } from './legend/dungeon/portal.ts';
import { walkAlong } from './legend/dungeon/villagers.ts';
import { whatNextOutside } from './legend/outdoors/ending.ts';
import { overlordTurn } from './overlord/turn.ts';
import { endOfRound } from './quest/efforts.ts';
import {
  type Flow,
  type Hero,
  type HeroId,
  type HeroTurn,
  heroSeats,
  inForce,
  isInTown,
  type Position,
  type State,
  sheetOf,
  type T,
} from './state.ts';

export function* beginRound(t: T): Flow<Position> {
  const { state } = t;
  state.round++;
  state.phase = 'heroes';
  for (const hero of state.heroes) {
    hero.ready = hero.waits === undefined; // DES-5.3, LEG-8.24
    hero.travelled = false; // DES-54.4
  }
  t.tell('log.round', { round: state.round }, { rule: 'DES-5.1', turn: { round: state.round } });
  if (state.board.pushed) state.board.pushed = undefined; // DES-50.9
  if (inForce(state, 'turn-order-roll')) rollOrder(t);
  yield* calls(t).happen(t, { what: 'round' });
  return { at: 'next' };
}

/** DES-5.4: one hero at a time, chosen afresh. Whoever says first that a hero of theirs goes has the word. */
export function* nextHero(t: T): Flow<Position> {
  const { state } = t;
  const next = yield* elsewhere(t);
  if (next) return next;
  const ready = state.heroes.filter(hero => hero.ready);
  if (ready.length === 0) {
    if (state.dungeon) yield* walkAlong(t);
    const fled = state.dungeon && (yield* maybeFlee(t));
    if (fled) return fled;
    closeTown(t);
    state.phase = 'overlord';
    state.overlord.step = 0;
    return { at: 'overlord' };
  }
  const hero = yield* whoGoes(t, ready);
  state.turn = newTurn(hero);
  t.tell(
    'log.turn',
    { hero: heroName(sheetOf(hero)) },
    { rule: 'DES-5.4', turn: { round: state.round, seat: hero.seat } },
  );
  return { at: 'turnStart' };
}

/** Where play goes on, where a board of the campaign is over. */
function* elsewhere(t: T): Flow<Position | undefined> {
  if (t.state.dungeon) return yield* whatNext(t);
  return t.state.outdoors ? yield* whatNextOutside(t) : undefined;
}

/** A turn in which nothing has happened yet. What comes and goes has its place from the start: all turns are alike. */
export const newTurn = ({ id, at, inside, waits, monkey }: Hero): HeroTurn => ({
  hero: id,
  action: undefined,
  half: undefined,
  intent: undefined,
  movement: 0,
  attacks: 0,
  orders: 0,
  work: undefined,
  stuck: undefined,
  stunned: undefined,
  drunk: 0,
  trades: undefined,
  walked: undefined,
  midway: undefined,
  lastFree: undefined,
  inTown: isInTown({ at, inside, waits }) ? true : undefined,
  asMonkey: monkey === undefined ? undefined : true,
  errands: undefined,
  used: [],
  extra: undefined,
  only: undefined,
  trail: undefined,
  halted: undefined,
  ended: false,
});

/** DES-5.4: whoever speaks first, of those who do not leave it to the others; the last who could is not asked whether they would. */
function* whoGoes(t: T, ready: readonly Hero[]): Flow<Hero> {
  const { state } = t;
  const [only] = state.order.length > 0 ? state.order.flatMap(id => ready.filter(hero => hero.id === id)) : ready;
  if (only && (ready.length === 1 || state.order.length > 0)) return only;
  const waiting = new Set<Seat>();
  for (;;) {
    const { seat, picks } = yield* t.askAny(() => asksWho(state, ready, waiting));
    const [key] = picks;
    if (key === undefined) waiting.add(seat);
    else return ready.find(({ id }) => id === turnKey.only(key)) as Hero;
  }
}

function asksWho(state: State, ready: readonly Hero[], waiting: ReadonlySet<Seat>): Ask[] {
  const seats = heroSeats(state).filter(seat => !waiting.has(seat) && ready.some(hero => hero.seat === seat));
  return seats.map(seat => {
    const own = ready.filter(hero => hero.seat === seat);
    const options = own.map(({ id }) => ({
      key: turnKey.make(id),
      text: 'turn.goes',
      with: { hero: nameOf(id) },
      on: [id],
    }));
    const ask = { seat, prompt: 'turn.next', rule: 'DES-5.4', options, min: 1, max: 1, courtesy: true };
    return seats.length > 1 ? { ...ask, pass: { text: 'turn.after' } } : ask;
  });
}
const nameOf = (id: HeroId) => heroName(sheetOf({ id }));

/** DES-5.7: the blue, red and white dice; most damage first; only those who are level roll again, among themselves. */
function rollOrder(t: T): void {
  const damage = (): number =>
    (['blue', 'red', 'white'] as const).reduce(
      (sum, die) => sum + (dieRow(die).faces[t.roll(6, 'dice') - 1]?.damage ?? 0),
      0,
    );
  const ranked = (heroes: readonly Hero[]): Hero[] => {
    if (heroes.length < 2) return [...heroes];
    const rolls = heroes.map(hero => ({ hero, n: damage() }));
    const levels = [...new Set(rolls.map(({ n }) => n))].sort((a, b) => b - a);
    return levels.flatMap(level => ranked(rolls.filter(({ n }) => n === level).map(({ hero }) => hero)));
  };
  t.state.order = ranked(t.state.heroes).map(({ id }) => id);
  t.tell('log.order', { heroes: t.state.order.map(nameOf) }, { rule: 'DES-5.7' });
}

/** DES-5.8: when every hero has had a turn the overlord takes theirs, step by step. */
export function* overlordStep(t: T): Flow<Position> {
  const next = yield* elsewhere(t);
  if (next) return next;
  const over = yield* overlordTurn(t);
  return { at: over ? 'roundEnd' : 'overlord' };
}

export function* endRound(t: T): Flow<Position> {
  endOfRound(t);
  yield* calls(t).happen(t, { what: 'turnEnd', side: 'overlord' });
  return { at: 'round' };
}
