// ASH-3, ASH-4: the table is laid, heroes and allies are chosen, and the story begins.

import type { Option, Rules, Setting, Table } from '@veillee/kernel';
import { type Node, node } from '@veillee/pieces/geometry';
import { adventureOf } from '../content/adventures.ts';
import { allyRow } from '../content/allies.ts';
import { setupOf } from '../content/booklet.ts';
import { tiles } from '../content/dice.ts';
import { findsOf } from '../content/finds.ts';
import type { AllyId, EventSymbol, HeroId } from '../content/vocabulary.ts';
import { agree } from './agree.ts';
import { adventureIn, type Legacy, travelled } from './campaign.ts';
import { allyKey, heroKey } from './keys.ts';
import { run } from './ops/run.ts';
import { newScope } from './ops/scope.ts';
import { houseOf } from './options.ts';
import { printed } from './sheet.ts';
import { allyName, type Hero, heroName, type PileNumber, type Position, type State } from './state.ts';

const NONE = 'none';

export function beginning(setting: Setting, legacy?: unknown): State {
  const adventure = adventureIn(setting);
  const from = (legacy as Legacy | undefined) ?? travelled(adventure);
  const { reserve, stalls, monsters, aside, tokens, markers } = setupOf(adventure);
  const laid = new Set([...reserve, ...stalls.flat()]);
  const events: Record<Node, EventSymbol> = {};
  for (const { at, symbol } of tokens) events[node(at)] = symbol;
  const copy = structuredClone(from);
  return {
    adventure,
    seats: setting.seats,
    house: houseOf(setting),
    phase: 'setup',
    turn: 0,
    heroes: [],
    sheets: copy.sheets as State['sheets'],
    unlocked: [...copy.unlocked],
    bag: {
      open: [...copy.open],
      cards: [...copy.cards] as State['bag']['cards'],
      coins: copy.coins,
      runes: { ...copy.runes },
      allies: [],
      allySlots: copy.allySlots,
    },
    allies: [...copy.allies],
    flags: [...copy.flags],
    events,
    locks: [],
    portals: { blue: [], orange: [] },
    merchants: {},
    crossed: [...markers],
    monsters: [],
    deck: [...monsters],
    under: 0,
    aside: [...aside],
    beaten: [],
    placed: false,
    reserve: [...reserve],
    boxed: findsOf(adventure)
      .map(({ id }) => id)
      .filter(id => !laid.has(id)),
    piles: { 1: [], 2: [], 3: [], 4: [], 5: [], 6: [] },
    stalls: { 1: [...stalls[0]], 2: [...stalls[1]] },
    discard: [],
    track: [],
    spent: [],
    skips: 0,
    fallen: [],
    falls: 0,
    readings: [],
    known: [],
    ready: [],
    said: {},
    nextCard: { knowledge: 0, returns: false },
    past: copy.past,
  };
}

/** ASH-4.5 to ASH-4.8: piles, deck and track, unseen. */
export function* setup(t: Table<State>): Rules<Position> {
  const { state } = t;
  const { piles, tiles: counts } = adventureOf(state.adventure);
  t.shuffle(state.boxed, 'piles');
  for (const [n, count] of piles.entries())
    state.piles[(n + 1) as PileNumber] = state.boxed.splice(0, count).map(card => ({ card, faceUp: false }));
  t.shuffle(state.deck, 'monsters');
  // The next tile is the end of the track: black lies below red, and red below orange.
  for (const colour of ['black', 'red', 'orange'] as const) {
    const numbers = tiles.filter(tile => tile.colour === colour).map(({ number }) => number);
    t.shuffle(numbers, 'destiny');
    state.track.push(...numbers.slice(0, counts[colour]).map(tile => ({ tile, faceUp: false })));
  }
  yield* chooseAllies(t);
  return { at: 'hero', n: 0 };
}

/** ASH-4.11, ASH-19.1, ASH-19.2: one ally, two where there is room; none is allowed. */
function* chooseAllies(t: Table<State>): Rules {
  const { state } = t;
  for (let slot = 0; slot < state.bag.allySlots; slot++) {
    const left = state.allies.filter(id => state.bag.allies.every(ally => ally.id !== id));
    if (left.length === 0) return;
    const options: Option[] = [
      ...left.map(id => ({ key: allyKey.make(id), text: `ally.${id}`, on: [id] })),
      { key: NONE, text: 'ally.none' },
    ];
    const key = yield* agree(t, 'ally.ask', options, { rule: 'ASH-4.11' });
    if (key === NONE) return;
    const id = allyKey.only(key) as AllyId;
    const { uses } = allyRow(id);
    state.bag.allies.push({ id, ...(uses !== undefined && { uses }) });
    t.tell('log.ally.chosen', { ally: allyName({ id }) }, { rule: 'ASH-4.11' });
  }
}

/** ASH-4.12, ASH-4.13: each player chooses; who plays alone chooses both. */
export function* chooseHero(t: Table<State>, { n }: { readonly n: number }): Rules<Position> {
  const { state } = t;
  const seat = state.seats === 1 ? 0 : n;
  const offered = adventureOf(state.adventure).heroes;
  const free = offered.filter(id => state.unlocked.includes(id) && state.heroes.every(hero => hero.id !== id));
  const optionOf = (id: HeroId) => ({ key: heroKey.make(id), text: `hero.${id}`, on: [id] });
  const rule = 'ASH-4.12';
  // Who plays alone runs both: where only two can go, no more is decided than who is named first.
  const chosen =
    state.seats === 1 && n === 1
      ? yield* t.choose(seat, 'hero.second', free, optionOf, { rule })
      : yield* t.choose(seat, 'hero.ask', free, optionOf, { rule, with: { heroes: state.seats === 1 ? 2 : 1 } });
  state.heroes.push(arriving(state, chosen, seat));
  return n === 0 ? { at: 'hero', n: 1 } : { at: 'story' };
}

/** ASH-4.16, ASH-4.17: on the start space, with full health and mana. */
function arriving(state: State, id: HeroId, seat: number): Hero {
  return {
    id,
    seat,
    at: node(adventureOf(state.adventure).start),
    health: printed(state, { id }, 'health'),
    mana: printed(state, { id }, 'mana'),
    disc: 0,
    hand: [],
    specials: [],
    used: { turn: [], combat: [], adventure: [] },
  };
}

/** ASH-4.19: the story and the objective are read; then what the booklet gives at the start. */
export function* story(t: Table<State>): Rules<Position> {
  const { state } = t;
  const { id } = adventureOf(state.adventure);
  const source = { text: `adventure.${id}` };
  const told = {
    title: source,
    heroes: state.heroes.map(heroName),
    intro: { text: `adventure.${id}.intro` },
    objective: { text: `adventure.${id}.objective` },
  };
  t.tell('log.begins', told, { rule: 'ASH-4.19', weight: 9, scene: { of: 'story', part: 'begins' } });
  yield* run(t, setupOf(state.adventure).startOps, newScope({ kind: 'start', source }));
  return { at: 'turn' };
}
