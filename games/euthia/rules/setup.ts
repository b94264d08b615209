// EUT-2: the table is laid, and each player chooses a Hero.

import type { Rules, Setting } from '@veillee/kernel';
import { who } from '@veillee/kernel';
import { hex } from '@veillee/pieces/geometry';
import { maybeRemove } from '@veillee/pieces/piles';
import { copiesOf } from '@veillee/pieces/things';
import { combatCards } from '../content/combat-cards.ts';
import { OFFER_SIZE } from '../content/constants.ts';
import { supplyItems } from '../content/items/supply.ts';
import { itemsAt, treasuresOf } from '../content/items.ts';
import { elites, monstersOf } from '../content/monsters.ts';
import { powerCards } from '../content/power-cards.ts';
import { resources } from '../content/resources.ts';
import type { EliteRow } from '../content/rows.ts';
import { roundsOf, scenarioRow } from '../content/scenarios.ts';
import { territoryRow } from '../content/territory.ts';
import {
  HERO_IDS,
  type HeroId,
  LEVELS,
  type Level,
  MINES,
  type Mine,
  POSTS,
  type Post,
} from '../content/vocabulary.ts';
import { resourcesOf, tilesOfHero } from './board.ts';
import { heroKey } from './keys.ts';
import { newHero } from './new-hero.ts';
import { hasModule, houseOf, modeOf, scenarioOf } from './options.ts';
import { layTile } from './reveal.ts';
import { setUpScenario } from './scenario/setup.ts';
import { type Hero, inTurnOrder, isTeam, type Pile, type Position, type State, type T } from './state.ts';
import { possibleSpaces, type TerritoryPlan, territoryPlan } from './territory.ts';

const empty = (): Pile => ({ stack: [], discard: [] });
const byKey = <K extends string | number, V>(keys: readonly K[], make: (key: K) => V): { [key in K]: V } =>
  Object.fromEntries(keys.map(key => [key, make(key)])) as { [key in K]: V };

/** The empty table; Heroes who come from the episode before stand at it. What comes and goes has its place from the start: all states are of one shape. */
export function begin(setting: Setting, heroes: Hero[]): State {
  const row = scenarioOf(setting);
  const mode = modeOf(setting);
  return {
    mode,
    players: setting.seats,
    house: houseOf(setting),
    first: 0,
    round: 0,
    rounds: roundsOf(row, mode, setting.seats),
    phase: 'setup',
    heroes,
    turn: { seat: 0, encounters: [], tried: [] },
    trade: undefined,
    looked: undefined,
    combat: undefined,
    roll: undefined,
    map: {},
    tokens: {},
    territory: [],
    griffin: undefined,
    modules: { elites: hasModule(setting, 'elites'), griffin: hasModule(setting, 'griffin') },
    posts: byKey(POSTS, () => ({ ...empty(), offer: [] })),
    resources: byKey(MINES, empty),
    treasures: byKey(LEVELS, empty),
    monsters: byKey(LEVELS, () => ({ ...empty(), seen: false })),
    silver: empty(),
    gold: empty(),
    encounters: {},
    bounties: { stack: [], current: undefined },
    control: empty(),
    supply: Object.fromEntries(supplyItems.map(({ id, copies }) => [id, copiesOf(id, copies)])) as State['supply'],
    combatDeck: empty(),
    reserves: { silver: [], gold: [] },
    boxed: { territory: [], bounties: [], tiles: [] },
    scenario: {
      id: row.id,
      follows: heroes.length > 0,
      counters: {},
      own: Array.from({ length: setting.seats }, () => ({})),
      markers: {},
      pits: {},
      foes: {},
      decks: {},
      cards: [],
      modifiers: [],
      used: [],
      fired: [],
      told: [],
      faer: undefined,
      seals: {},
      boxed: [],
      verdict: undefined,
    },
    result: undefined,
  };
}

/** EUT-2.1 to EUT-2.11 and EUT-2.23 to EUT-2.37. */
export function* setup(t: T): Rules<Position> {
  const { state } = t;
  const row = scenarioRow(state.scenario.id);
  state.first = t.pick(
    Array.from({ length: state.players }, (_, seat) => seat),
    'first',
  ); // EUT-2.23
  const plan = territoryPlan(row, state.players, state.modules.griffin);
  stackTerritory(t, plan);
  layStacks(t);
  if (state.modules.elites) stackBounties(t, plan);
  for (const { tile, q, r } of row.layout) layTile(t, hex(q, r), tile); // EUT-2.2
  t.tell('log.setup', { scenario: { text: `scenario.${row.id}` }, player: who(state.first) }, { rule: 'EUT-2.23' });
  return { at: 'heroes' };
}

/** EUT-2.5 to EUT-2.11. */
function stackTerritory(t: T, { certain, lots, order }: TerritoryPlan): void {
  const { state } = t;
  const used = [...certain];
  for (const { tiles, n } of lots) {
    const drawn = t.shuffle([...tiles], 'territory');
    used.push(...drawn.splice(0, n));
    state.boxed.territory.push(...drawn); // EUT-2.10
  }
  for (const chapter of order) {
    const tiles = used.filter(id => territoryRow(id).chapter === chapter);
    state.territory.push(...t.shuffle(tiles, 'territory')); // EUT-2.11
  }
}

/** EUT-2.28 to EUT-2.34, EUT-19.4, EUT-19.5. */
function layStacks(t: T): void {
  const { state } = t;
  const company = isTeam(state) ? 'team' : 'rivals';
  const brought = new Set(state.heroes.flatMap(hero => [...tilesOfHero(hero), ...resourcesOf(hero)]));
  const copies = (rows: readonly { readonly id: string; readonly copies: number }[], stream: string): string[] =>
    t.shuffle(
      rows.flatMap(row => copiesOf(row.id, row.copies)).filter(copy => !brought.has(copy)),
      stream,
    );
  for (const copiesLeft of Object.values(state.supply)) for (const copy of brought) maybeRemove(copiesLeft, copy);
  for (const post of POSTS) layOffer(t, post, copies(itemsAt(post), post));
  for (const mine of MINES) state.resources[mine].stack = copies(resourcesIn(mine), mine);
  for (const level of LEVELS) {
    state.treasures[level].stack = copies(treasuresOf(level), `treasure ${level}`);
    const ids = monstersOf(level).map(({ id }) => id);
    state.monsters[level].stack = t.shuffle(ids, `monsters ${level}`);
  }
  const cards = powerCards.filter(card => (card.company ?? company) === company);
  for (const deck of ['silver', 'gold'] as const)
    state[deck].stack = copies(
      cards.filter(card => card.deck === deck),
      deck,
    );
  if (isTeam(state))
    state.combatDeck.stack = t.shuffle(
      combatCards.map(({ id }) => id),
      'combat deck',
    );
}

const resourcesIn = (mine: Mine) => resources.filter(resource => resource.mine === mine);

function layOffer(t: T, post: Post, stack: string[]): void {
  const pile = t.state.posts[post];
  pile.stack = stack;
  pile.offer = t.draw(stack, OFFER_SIZE);
}

/** EUT-17.2, EUT-17.3, R67: players + 2 of each Level, the lowest on top, without those whose Lair cannot come into sight. */
function stackBounties(t: T, plan: TerritoryPlan): void {
  const { state } = t;
  const row = scenarioRow(state.scenario.id);
  const spaces = [...possibleSpaces(row, plan)];
  const levels: readonly Level[] =
    row.elites.length > 0 ? row.elites : LEVELS.filter(at => spaces.some(({ monster }) => monster === at));
  const canAppear = ({ lair: { place } }: EliteRow): boolean =>
    spaces.some(({ kind, encounter }) => kind === place || encounter === place);
  for (const level of [...levels].sort((a, b) => b - a)) {
    const cards = elites.filter(elite => elite.level === level && canAppear(elite)).map(({ id }) => id);
    t.shuffle(cards, 'bounties');
    state.bounties.stack.push(...cards.splice(0, state.players + 2));
    state.boxed.bounties.push(...cards);
  }
  revealBounty(t);
}

/** EUT-17.3, EUT-17.11, EUT-17.13: the next Bounty and its Elite, if there is one. */
export function revealBounty(t: T): void {
  const [card] = t.draw(t.state.bounties.stack);
  if (card === undefined) return;
  t.state.bounties.current = card;
  t.tell('log.bounty', { elite: { text: `elite.${card}` } }, { rule: 'EUT-17.3', weight: 1 });
}

/** EUT-2.12: the first player first; each Hero is taken once. */
export function* chooseHeroes(t: T): Rules<Position> {
  const { state } = t;
  const seat = inTurnOrder(state).find(one => !state.heroes.some(hero => hero.seat === one));
  if (seat === undefined) return yield* ready(t);
  const free = HERO_IDS.filter(id => !state.heroes.some(hero => hero.id === id));
  const optionOf = (id: HeroId) => ({ key: heroKey.make(id), text: `hero.${id}`, on: [`hero:${id}`] });
  const id = yield* t.choose(seat, 'hero.ask', free, optionOf, { rule: 'EUT-2.12' });
  state.heroes.push(newHero(id, seat, state.players));
  state.heroes.sort((a, b) => a.seat - b.seat);
  t.tell('log.hero', { player: who(seat), hero: { text: `hero.${id}` } }, { rule: 'EUT-2.12' });
  return { at: 'heroes' };
}

/** EUT-2.36: with three or four rivals, two Control cards of each Hero. */
function* ready(t: T): Rules<Position> {
  const { state } = t;
  if (!isTeam(state) && state.players > 2)
    state.control.stack = t.shuffle(
      state.heroes.flatMap(({ id }) => [id, id]),
      'control',
    );
  state.phase = 'play';
  yield* setUpScenario(t);
  return { at: 'round' };
}
