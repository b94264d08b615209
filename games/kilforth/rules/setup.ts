// Set-up: the Realm, the decks, the Ancients. KIL-1.

import type { Rules, Seat, Setting, Table } from '@veillee/kernel';
import {
  ancientIds,
  classById,
  encounterDeck,
  lootBag,
  nightDeck,
  plotsOf,
  raceById,
  regionIds,
  rewardDeck,
  talentsOf,
} from '../content/cards.ts';
import { difficultyLevels } from '../content/presets.ts';
import { REWARD_TYPES, TERRAINS } from '../content/vocabulary.ts';
import { named, namedAll, who } from './cards/piles.ts';
import { houseOf } from './options.ts';
import {
  type AncientId,
  CITY,
  type Hero,
  hero,
  type Mode,
  type Pile,
  type Place,
  type Position,
  type RegionId,
  type State,
} from './state.ts';

const emptyPile = (): Pile => ({ draw: [], discard: [] });

/** KIL-1.16 to 1.18: what every hero starts with. */
export const START = { hp: 4, fate: 4, gold: 1 } as const;
const CENTRE = 12;

const newPlace = (): Place => ({ gloom: false, encounters: [], obstacles: 0, plots: [] });

const newHero = (): Hero => ({
  race: '',
  class: '',
  saga: '',
  chapter: 1,
  region: CITY, // KIL-1.14
  hp: START.hp,
  maxHp: START.hp,
  ap: 0,
  restrictedAp: {},
  gold: START.gold,
  fate: START.fate,
  hand: [],
  assets: [],
  talents: [],
  loot: [],
  exhausted: [],
  hidden: false,
  camped: false,
  defeated: false,
  eliminated: false,
  featToday: false,
  fateToday: false,
  usedToday: [],
  usedForGood: [],
  untilDawn: { combat: 0, noConfront: false },
  successes: [],
  evaded: [],
  hostile: [],
});

const NOWHERE = Object.fromEntries(regionIds.map((id): [RegionId, Place] => [id, newPlace()]));

/** Of one shape in all games, whatever lies where on the map. */
function newPlaces(): State['places'] {
  const places = { ...NOWHERE };
  for (const id of regionIds) places[id] = newPlace();
  return places;
}

/** The table before anything lies on it. What comes and goes has its place from the start, so that states keep one shape. */
export const begin = (setting: Setting): State => ({
  mode: setting.options.mode as Mode,
  house: houseOf(setting),
  phase: 'setup',
  day: 1,
  turn: 0,
  first: 0,
  nextFirst: undefined,
  active: undefined,
  map: [],
  places: newPlaces(),
  encounters: { plains: emptyPile(), forest: emptyPile(), badlands: emptyPile(), mountains: emptyPile() },
  rewards: { item: emptyPile(), spell: emptyPile(), ally: emptyPile(), title: emptyPile() },
  night: emptyPile(),
  plots: emptyPile(),
  weather: undefined,
  ancients: [],
  bag: [],
  removed: [],
  heroes: Array.from({ length: setting.seats }, newHero),
  talents: [],
  awake: false,
  drawn: [],
  known: {},
  peeks: [],
  open: [],
  excess: [],
  team: [],
  refusals: undefined,
  fight: undefined,
  test: undefined,
  ending: undefined,
  victor: undefined,
});

/** KIL-1.1, 1.2, 1.9 to 1.11, 1.15: the Realm and the decks. Then the heroes, one after the other. */
export function* setup(t: Table<State>): Rules<Position> {
  layRealm(t);
  const { state } = t;
  for (const terrain of TERRAINS)
    state.encounters[terrain].draw = t.shuffle([...encounterDeck[terrain]], `encounter:${terrain}`);
  for (const type of REWARD_TYPES) state.rewards[type].draw = t.shuffle([...rewardDeck[type]], `reward:${type}`);
  state.night.draw = t.shuffle([...nightDeck], 'night');
  state.bag = t.shuffle([...lootBag], 'bag');
  return { at: 'draft', seat: 0 };
}

function layRealm(t: Table<State>): void {
  const around = t.shuffleOnce(
    regionIds.filter(id => id !== CITY),
    'realm',
  );
  t.state.map = [...around.slice(0, CENTRE), CITY, ...around.slice(CENTRE)];
}

/** After the heroes: Talents, Ancients, Plots, the First Hero. KIL-1.7, KIL-1.22 to 1.25. */
export function* beginning(t: Table<State>): Rules<Position> {
  const { state } = t;
  const archetypes = new Set(state.heroes.map(own => classById(own.class).archetype));
  state.talents = [...archetypes].flatMap(archetype => talentsOf[archetype].map(talent => talent.id));
  drawAncients(t);
  chooseFirst(t);
  state.phase = 'day';
  return { at: 'day' };
}

/** KIL-1.22, 1.23: one Ancient, or one for each hero who plays with others; their Plots are mixed. */
function drawAncients(t: Table<State>): void {
  const { state } = t;
  const { abilityCards, plots } = difficultyLevels[state.house.difficulty];
  const deck = t.shuffleOnce([...ancientIds], 'ancients');
  const count = state.mode === 'cooperative' ? state.heroes.length : 1;
  const others = deck.slice(count);
  const cards = state.house.firstGame ? 0 : abilityCards; // KIL-1.24
  for (const [i, id] of deck.slice(0, count).entries()) {
    const abilities = [id, others[i]].slice(0, cards) as AncientId[];
    state.ancients.push({ id, defeated: false, plots: [], abilities });
  }
  const ids = state.ancients.map(ancient => ancient.id);
  if (plots && !state.house.firstGame) state.plots.draw = t.shuffle(ids.flatMap(plotsOf), 'plot');
  t.tell('log.ancients', { ancients: namedAll(ids), count }, { rule: 'KIL-1.22' });
}

/** Stealth of Race and Class together, as it decides who begins. */
export const startingStealth = (own: Hero): number => raceById(own.race).stealth + classById(own.class).stealth;

/** KIL-1.25. */
function chooseFirst(t: Table<State>): void {
  const { state } = t;
  const best = Math.max(...state.heroes.map(startingStealth));
  const tied: Seat[] = [...state.heroes.keys()].filter(seat => startingStealth(hero(state, seat)) === best);
  state.first = tied.length > 1 ? t.pick(tied, 'first') : (tied[0] as Seat);
  if (state.heroes.length > 1) t.tell('log.first', { player: who(state.first), stealth: best }, { rule: 'KIL-1.25' });
}

/** What a hero is, in words. */
export const heroLine = (own: Hero) => ({ race: named(own.race), class: named(own.class), saga: named(own.saga) });
