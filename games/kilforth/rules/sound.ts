// What a state may hold, place by place, wherever it came from. Read by the server and the lab alone.

import type { Setting } from '@veillee/kernel';
import {
  bare,
  each,
  either,
  exactly,
  flag,
  listOf,
  maybe,
  oneOf,
  only,
  type Shape,
  some,
  tally,
  text,
  whole,
} from '@veillee/kernel/save/shape';
import { soundBy } from '@veillee/kernel/save/sound';
import {
  ancientIds,
  classIds,
  encounterRows,
  lootBag,
  nightDeck,
  plotsOf,
  raceIds,
  regionIds,
  rewardRows,
  sagaById,
  sagaIds,
  talentIds,
} from '../content/cards.ts';
import { DIFFICULTIES } from '../content/presets.ts';
import { ATTRIBUTES, REWARD_TYPES, TERRAINS } from '../content/vocabulary.ts';
import {
  type ActionId,
  type Ancient,
  type Chapter,
  type Fight,
  type Hero,
  type House,
  LAST_DAY,
  type Mode,
  type Pile,
  type Place,
  type Position,
  type Refusals,
  type Side,
  type State,
  type Stored,
  type Test,
} from './state.ts';

const NONE = '';
const encounters = [...encounterRows.map(({ id }) => id), ...nightDeck];
const rewards = rewardRows.map(({ id }) => id);
const totems = sagaIds.map(id => sagaById(id).totem.id);
const plotIds = ancientIds.flatMap(plotsOf);
const cardIds = [...encounters, ...rewards, ...plotIds, ...totems];

const card = oneOf(cardIds);
const encounter = oneOf(encounters);
const plot = oneOf(plotIds);
const token = oneOf(lootBag);
const region = oneOf(regionIds);
const ancient = oneOf(ancientIds);
const talent = oneOf(talentIds);
const attribute = oneOf(ATTRIBUTES);
const cards = listOf(card, cardIds.length);
const encounterCards = listOf(encounter, encounters.length);
const plots = listOf(plot, plotIds.length);
const tokens = listOf(token, lootBag.length);
const pileOf = (of: Shape<string>): Shape<Pile> =>
  exactly<Pile>({ draw: listOf(of, cardIds.length), discard: listOf(of, cardIds.length) });

/** Sources of abilities by hero and card: only ever looked for. */
const sources = listOf(text(60), 200);
const uses = some(text(60), whole(0, 100), 200);
/** What heroes have of anything, and dice that are added or taken away. */
const amount = whole(0, 999);
const dice = whole(-100, 100);
const ACTIONS: readonly ActionId[] = [
  'move',
  'clear',
  'search',
  'hide',
  'confront',
  'rest',
  'discover',
  'trade',
  'feat',
  'peek',
];
const CHAPTERS: readonly Chapter[] = [1, 2, 3, 4, 'finale', 'done'];

const place = exactly<Place>({
  gloom: flag,
  encounters: encounterCards,
  obstacles: whole(0, 100),
  plots,
});

const ancientInPlay = exactly<Ancient>({
  id: ancient,
  region: maybe(region),
  hp: maybe(amount),
  defeated: flag,
  plots,
  abilities: listOf(ancient, 4),
});

const hero = exactly<Hero>({
  race: oneOf([NONE, ...raceIds]),
  class: oneOf([NONE, ...classIds]),
  saga: oneOf([NONE, ...sagaIds]),
  chapter: oneOf(CHAPTERS),
  region,
  hp: amount,
  maxHp: amount,
  ap: amount,
  restrictedAp: some(oneOf(ACTIONS), whole(0, 99), ACTIONS.length),
  gold: amount,
  fate: amount,
  hand: cards,
  assets: cards,
  talents: listOf(talent, talentIds.length),
  loot: tokens,
  exhausted: listOf(oneOf(['race', 'class', ...cardIds, ...talentIds]), 60),
  hidden: flag,
  camped: flag,
  defeated: flag,
  eliminated: flag,
  featToday: flag,
  fateToday: flag,
  usedToday: sources,
  usedForGood: sources,
  untilDawn: exactly<Hero['untilDawn']>({ combat: whole(0, 99), noConfront: flag }),
  successes: listOf(
    exactly<Stored>({ target: oneOf(['finale', ...cardIds]), attribute, n: whole(1, 99) }),
    cardIds.length,
  ),
  evaded: encounterCards,
  hostile: encounterCards,
});

const house = exactly<House>({
  difficulty: oneOf(DIFFICULTIES),
  firstGame: flag,
  foursCount: flag,
  scaledChapterCost: flag,
  sureEvasion: flag,
  evadedBlocksAssault: flag,
  plotsFollowOwner: flag,
  classKeepsBonus: flag,
  talentSetPerHero: flag,
  druidNeedsHidden: flag,
  shadowHealsInForest: flag,
  openHands: flag,
});

const state = ({ seats, options }: Setting): Shape<State> => {
  const seat = whole(0, seats - 1);
  const everybody = listOf(seat, seats);
  const fight = exactly<Fight>({
    active: seat,
    adversary: oneOf([...encounters, ...ancientIds]),
    assault: flag,
    step: oneOf(['start', 'evade', 'battle']),
    surprise: oneOf<Side>(['hero', 'adversary', 'nobody']),
    round: whole(0, 999),
    hp: amount,
    early: amount,
    used: uses,
    foeDice: dice,
    hits: amount,
    lost: some<`${number}`, number>(oneOf(Array.from({ length: seats }, (_, n) => `${n}` as const)), amount, seats),
  });
  const test = exactly<Test>({
    seat,
    by: oneOf(['hero', 'adversary']),
    attribute,
    rolled: attribute,
    against: text(60),
    need: maybe(amount),
    stored: amount,
    boost: dice,
    bound: maybe(only(true)),
    dice,
    rolls: listOf(whole(1, 6), 200),
    faces: listOf(whole(1, 6), 6),
    sixesDouble: flag,
    added: dice,
    used: uses,
  });
  return exactly<State>({
    mode: only(options.mode as Mode),
    house,
    phase: oneOf(['setup', 'day', 'night', 'over']),
    day: whole(1, LAST_DAY + 1),
    turn: tally,
    first: seat,
    nextFirst: maybe(seat),
    active: maybe(seat),
    map: listOf(region, regionIds.length),
    places: some(region, place, regionIds.length),
    encounters: each(TERRAINS, pileOf(card)),
    rewards: each(REWARD_TYPES, pileOf(card)),
    night: pileOf(card),
    plots: pileOf(plot),
    weather: maybe(card),
    ancients: listOf(ancientInPlay, ancientIds.length),
    bag: tokens,
    removed: listOf(oneOf([...cardIds, ...lootBag]), cardIds.length + lootBag.length),
    heroes: listOf(hero, seats, seats),
    talents: listOf(talent, talentIds.length),
    awake: flag,
    drawn: cards,
    known: some(card, everybody, cardIds.length),
    peeks: listOf(
      exactly<State['peeks'][number]>({ deck: oneOf([...TERRAINS, 'night']), card, seat }),
      cardIds.length * seats,
    ),
    open: cards,
    excess: everybody,
    team: everybody,
    refusals: maybe(
      exactly<Refusals>({
        turn: tally,
        no: listOf(exactly<Refusals['no'][number]>({ seat, what: text(2000), secret: maybe(only(true)) }), 2000),
      }),
    ),
    fight: maybe(fight),
    test: maybe(test),
    ending: maybe(oneOf(['ancient', 'time', 'fallen'])),
    victor: maybe(seat),
  });
};

const position = ({ seats }: Setting): Shape<Position> =>
  either(
    bare('setup', 'beginning', 'day', 'turn', 'act', 'endTurn', 'nightfall', 'gloom', 'darkness', 'dawn'),
    exactly<Extract<Position, { readonly at: 'draft' }>>({ at: only('draft'), seat: whole(0, seats - 1) }),
    exactly<Extract<Position, { readonly at: 'firstRumour' }>>({ at: only('firstRumour'), seat: whole(0, seats - 1) }),
    exactly<Extract<Position, { readonly at: 'plot' }>>({ at: only('plot'), region }),
  );

export const sound = soundBy<State, Position>(setting => ({ state: state(setting), position: position(setting) }));
