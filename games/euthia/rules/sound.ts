// What a state and a legacy may hold, place by place, wherever they came from. Read by the server and the lab alone.

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
  saying,
  some,
  spelt,
  tally,
  text,
  whole,
} from '@veillee/kernel/save/shape';
import { soundBy } from '@veillee/kernel/save/sound';
import { axialOf, type Hex, hex } from '@veillee/pieces/geometry';
import { copyIn } from '@veillee/pieces/shapes';
import { copiesOf } from '@veillee/pieces/things';
import { combatCards } from '../content/combat-cards.ts';
import { heroTiles } from '../content/hero-tiles.ts';
import { heroes as heroRows } from '../content/heroes.ts';
import { items } from '../content/items.ts';
import { centreOf, isCentre, isOrigin, originUnder, type SpaceAt } from '../content/lattice.ts';
import { elites, monsters } from '../content/monsters.ts';
import { powerCards } from '../content/power-cards.ts';
import { quests } from '../content/quests.ts';
import { resources } from '../content/resources.ts';
import { COUNTERS, DECKS, FOES, MARKERS, type Modifier } from '../content/scenarios/vocabulary.ts';
import { foes, roundsOf, scenarioCards, scenarios } from '../content/scenarios.ts';
import { territory } from '../content/territory.ts';
import {
  ACTIONS,
  ELEMENTS,
  ENCOUNTERS,
  GEMS,
  HERO_IDS,
  LEGENDS,
  LEVELS,
  MINES,
  POSTS,
  SUPPLY_ITEMS,
} from '../content/vocabulary.ts';
import type { Bond } from './combat/cards.ts';
import { COMBAT_STEPS, type Combat, type Opponent, type Played } from './combat/state.ts';
import type { HeroRoll, Stakes } from './dice/hero-roll.ts';
import type { Modifier as Change, Expiry, Ledger, ModifierClass, Target } from './dice/ledger.ts';
import { modeOf, scenarioOf } from './options.ts';
import type { Legacy, Travelled } from './scenario/travelling.ts';
import type {
  Bagged,
  Encounter,
  FoeState,
  Hero,
  House,
  MonsterPile,
  Pile,
  Position,
  PostPile,
  Result,
  Scenario,
  ScoreLine,
  SetGem,
  Slot,
  State,
  Stone,
  Tile,
  Token,
  Trade,
  Turn,
} from './state.ts';

// ---- things ----

const tileIds = [...items.flatMap(({ id, copies }) => copiesOf(id, copies)), ...heroTiles.map(({ id }) => id)];
const tileCopy = oneOf(tileIds);
const tileCopies = listOf(tileCopy, tileIds.length);
const heroTile = oneOf(heroTiles.map(({ id }) => id));
const resource = copyIn(resources);
const power = copyIn(powerCards);
const beast = oneOf(monsters.map(({ id }) => id));
const elite = oneOf(elites.map(({ id }) => id));
const fighter = oneOf([...monsters, ...elites, ...foes, ...scenarioCards].map(({ id }) => id));
const quest = oneOf(quests.map(({ id }) => id));
const territoryTile = oneOf(territory.map(({ id }) => id));
const scenarioCard = oneOf(scenarioCards.map(({ id }) => id));
const heroId = oneOf(HERO_IDS);
const element = oneOf(ELEMENTS);
const gem = oneOf(GEMS);
const level = oneOf(LEVELS);
const encounterId = oneOf(ENCOUNTERS);
const foe = oneOf(FOES);
/** More than lie in any pile. */
const MOST = 600;
const manyOf = (of: Shape<string>): Shape<string[]> => listOf(of, MOST);
const pileOf = (of: Shape<string>): Shape<Pile> => exactly<Pile>({ stack: manyOf(of), discard: manyOf(of) });

/** Gold, Gaar, Health, Damage: what there can be of anything. */
const amount = whole(0, 999);
const change = whole(-999, 999);
/** What was used or told, by names that are only ever looked for. */
const names = listOf(text(120), 500);

// ---- the map ----

/** Further than all tiles laid in one line. */
const FAR = 150;
function isNear(at: string): boolean {
  const { q, r } = axialOf(at as Hex);
  return Math.abs(q) <= FAR && Math.abs(r) <= FAR && at === hex(q, r);
}
const orNo = (ask: () => boolean): boolean => {
  try {
    return ask();
  } catch {
    return false;
  }
};
const origin = spelt<Hex>('the origin of a tile', at => orNo(() => isNear(at) && isOrigin(at as Hex)));
const at = spelt<SpaceAt>('a space of the map', one =>
  orNo(() => {
    if (!isCentre(one as SpaceAt)) return isNear(one);
    const under = originUnder(one as SpaceAt & `centre:${number},${number}`);
    return isNear(under) && centreOf(under) === one;
  }),
);

// ---- Heroes ----

const tile = exactly<Tile>({
  tile: tileCopy,
  engaged: flag,
  gems: listOf(exactly<SetGem>({ gem, active: flag }), 20),
  essences: listOf(element, 20),
});
const tiles = listOf(tile, tileIds.length);
const slotIds = [...new Set(heroRows.flatMap(row => row.slots.map(slot => slot.id)))];
const slots = some(oneOf(slotIds), exactly<Slot>({ open: flag, tile: maybe(tile) }), slotIds.length);
const stones = listOf(
  either(
    exactly<Extract<Stone, { readonly gem: unknown }>>({ gem }),
    exactly<Extract<Stone, { readonly essence: unknown }>>({ essence: element }),
  ),
  MOST,
);
const bagged: Shape<Bagged> = either(
  exactly<Extract<Bagged, { readonly kind: 'tile' }>>({ kind: only('tile'), tile }),
  exactly<Extract<Bagged, { readonly kind: 'resource' }>>({ kind: only('resource'), resource }),
  exactly<Extract<Bagged, { readonly kind: 'trophy' }>>({ kind: only('trophy'), card: fighter }),
);
const action = oneOf(ACTIONS);

const hero = (seat: Shape<number>): Shape<Hero> =>
  exactly<Hero>({
    seat,
    id: heroId,
    at: maybe(at),
    health: amount,
    gold: amount,
    reputation: whole(0, 9999),
    tokens: listOf(action, 20),
    saved: maybe(action),
    movement: amount,
    slots,
    pool: tiles,
    stack: listOf(heroTile, heroTiles.length),
    stones,
    gaar: amount,
    dwurt: amount,
    dwurtDie: whole(0, 6),
    bags: listOf(bagged, MOST),
    beside: tiles,
    hand: manyOf(power),
    control: flag,
    quests: listOf(quest, quests.length),
    legends: listOf(oneOf(LEGENDS), LEGENDS.length),
    bounties: listOf(elite, elites.length),
    kills: listOf(seat, 1000),
    chaos: amount,
    spentPortals: listOf(at, 200),
    forged: maybe(exactly<NonNullable<Hero['forged']>>({ foe, n: amount })),
    taken: names,
  });

// ---- rolls and fights ----

const ledger = exactly<Ledger>({
  dice: each(['hero', 'monster'], listOf(whole(1, 6), 10)),
  modifiers: listOf(
    exactly<Change>({
      target: oneOf<Target>(['heroStrength', 'monsterStrength', 'wounds', 'damage']),
      class: oneOf<ModifierClass>(['plain', 'plus', 'minus']),
      n: amount,
      source: saying(2),
      expiry: oneOf<Expiry>(['roll', 'nextHeroAttack', 'nextMonsterStepA', 'endOfRound', 'endOfCombat']),
      card: maybe(oneOf(powerCards.map(({ id }) => id))),
    }),
    500,
  ),
});

const stakes: Shape<Stakes> = either(
  exactly<Extract<Stakes, { readonly elemental: unknown }>>({ elemental: element }),
  exactly<Extract<Stakes, { readonly quest: unknown }>>({ quest: text(120), least: amount }),
);

const opponent: Shape<Opponent> = either(
  exactly<Extract<Opponent, { readonly level: unknown }>>({ kind: oneOf(['monster', 'pit']), level }),
  exactly<Extract<Opponent, { readonly kind: 'elite' }>>({ kind: only('elite'), card: elite }),
  exactly<Extract<Opponent, { readonly kind: 'foe' }>>({ kind: only('foe'), foe }),
);

const combat = (seat: Shape<number>): Shape<Combat> =>
  exactly<Combat>({
    seat,
    opponent,
    at,
    step: oneOf(COMBAT_STEPS),
    // What is not known yet is missing, or undefined.
    rival: maybe(seat) as Shape<Combat['rival']>,
    card: maybe(fighter) as Shape<Combat['card']>,
    round: tally,
    damage: amount,
    dealt: amount,
    extraHealth: amount,
    chaos: amount,
    gaar: amount,
    hope: amount,
    winds: exactly<Combat['winds']>({ air: flag, earth: flag }),
    ledger,
    played: listOf(
      exactly<Played>({
        card: oneOf(powerCards.map(({ id }) => id)),
        things: listOf(power, 20),
        until: oneOf(['endOfCombat', 'nextMonsterStepA', 'endOfRound']),
        round: tally,
      }),
      200,
    ),
    oneDie: flag,
    silenced: flag,
    bonds: listOf(oneOf<Bond>(['chooseHeroAttack', 'heroWeaponsOnly', 'heroNoGaar', 'heroNoHope']), 100),
    swift: flag,
    isInitiative: flag,
    attack: maybe(tileCopy) as Shape<Combat['attack']>,
    used: names,
    isHeroNext: flag,
    passes: whole(0, 99),
    combatCard: maybe(oneOf(combatCards.map(({ id }) => id))) as Shape<Combat['combatCard']>,
  });

// ---- the scenario ----

const counters = some(oneOf(COUNTERS), change, COUNTERS.length);
const modifier: Shape<Modifier> = either(
  exactly<{ stat: 'freeMineCart' }>({ stat: only('freeMineCart') }),
  exactly<Exclude<Modifier, { readonly stat: 'freeMineCart' | 'markedReach' | 'markedChallengeRoll' }>>({
    stat: oneOf(['buyPrice', 'actionMovement', 'monsterStrength', 'monsterReputation', 'challengeRoll']),
    n: whole(-20, 20),
  }),
  exactly<Extract<Modifier, { readonly stat: 'markedReach' | 'markedChallengeRoll' }>>({
    stat: oneOf(['markedChallengeRoll', 'markedReach']),
    n: whole(-20, 20),
  }),
);
const foeState = exactly<FoeState>({
  at: maybe(at),
  damage: amount,
  stage: whole(0, 20),
  magicDefence: amount,
  beaten: flag,
  hurt: amount,
});

const scenario = (setting: Setting): Shape<Scenario> =>
  exactly<Scenario>({
    id: only(scenarioOf(setting).id),
    follows: flag,
    counters,
    own: listOf(counters, setting.seats),
    markers: some(at, listOf(oneOf(MARKERS), 50), 400),
    pits: some(at, level, 400),
    foes: some(foe, foeState, FOES.length),
    decks: some(oneOf(DECKS), pileOf(scenarioCard), DECKS.length),
    cards: manyOf(scenarioCard),
    modifiers: listOf(exactly<Scenario['modifiers'][number]>({ modifier, until: oneOf(['roundEnd', 'inPlay']) }), 100),
    used: names,
    fired: names,
    told: names,
    faer: maybe(element),
    seals: some(at, listOf(element, 20), 400),
    boxed: manyOf(scenarioCard),
    verdict: maybe(oneOf(['won', 'lost'])),
  });

// ---- the whole ----

const house = exactly<House>({
  combatMovement: whole(1, 3),
  revealsReachAll: flag,
  mapLimit: whole(0, 12),
  towerTax: flag,
  freeTrade: flag,
  oneRegenerate: flag,
  essenceSlotsWorthless: flag,
  suppliesCount: flag,
  soberZero: flag,
  engagedIsSpent: flag,
  lateStart: flag,
});

const postPile = exactly<PostPile>({ stack: tileCopies, discard: tileCopies, offer: listOf(tileCopy, 20) });
const monsterPile = exactly<MonsterPile>({ stack: manyOf(beast), discard: manyOf(beast), seen: flag });
const encounter = exactly<Encounter>({
  stack: manyOf(quest),
  faceUp: manyOf(quest),
  rewards: tileCopies,
  boxed: manyOf(quest),
});
const MOST_ROUNDS =
  Math.max(...scenarios.flatMap(row => row.modes.flatMap(mode => [1, 2, 3, 4].map(n => roundsOf(row, mode, n))))) + 1;

const state = (setting: Setting): Shape<State> => {
  const { seats } = setting;
  const seat = whole(0, seats - 1);
  const everybody = listOf(seat, seats);
  const token = exactly<Token>({ kind: oneOf(['hero', 'interaction', 'trade']), seat });
  const score = exactly<ScoreLine>({ id: text(60), reputation: whole(-9999, 9999), n: whole(-9999, 9999) });
  return exactly<State>({
    mode: only(modeOf(setting)),
    players: only(seats),
    house,
    first: seat,
    round: whole(0, MOST_ROUNDS),
    rounds: whole(1, MOST_ROUNDS),
    phase: oneOf(['setup', 'play', 'over']),
    heroes: listOf(hero(seat), seats),
    turn: exactly<Turn>({ seat, encounters: listOf(encounterId, ENCOUNTERS.length), tried: names }),
    trade: maybe(
      exactly<Trade>({
        post: oneOf(POSTS),
        all: maybe(only(true)),
        renewals: whole(0, 99),
        bought: tileCopies,
        learned: flag,
        tax: everybody,
      }),
    ),
    looked: maybe(manyOf(power)),
    combat: maybe(combat(seat)),
    roll: maybe(exactly<HeroRoll>({ seat, why: saying(), stakes, ledger })),
    map: some(origin, territoryTile, territory.length),
    tokens: some(at, listOf(token, 20), 400),
    territory: listOf(territoryTile, territory.length),
    griffin: maybe(at),
    modules: exactly<State['modules']>({ elites: flag, griffin: flag }),
    posts: each(POSTS, postPile),
    resources: each(MINES, pileOf(resource)),
    treasures: each(LEVELS, pileOf(tileCopy)),
    monsters: each(LEVELS, monsterPile),
    silver: pileOf(power),
    gold: pileOf(power),
    encounters: some(encounterId, encounter, ENCOUNTERS.length),
    bounties: exactly<State['bounties']>({ stack: listOf(elite, elites.length), current: maybe(elite) }),
    control: pileOf(heroId),
    supply: each(SUPPLY_ITEMS, tileCopies),
    combatDeck: pileOf(oneOf(combatCards.map(({ id }) => id))),
    reserves: each(['silver', 'gold'], manyOf(power)),
    boxed: exactly<State['boxed']>({
      territory: listOf(territoryTile, territory.length),
      bounties: listOf(elite, elites.length),
      // Elites that were Trophies lie there too (EUT-11.3).
      tiles: listOf(
        oneOf([
          ...tileIds,
          ...resources.flatMap(({ id, copies }) => copiesOf(id, copies)),
          ...elites.map(({ id }) => id),
        ]),
        2 * MOST,
      ),
    }),
    scenario: scenario(setting),
    result: maybe(
      exactly<Result>({
        won: everybody,
        rank: maybe(oneOf(['bronze', 'silver', 'gold'])),
        scores: listOf(listOf(score, 40), seats),
      }),
    ),
  });
};

const position: Shape<Position> = either(
  exactly<Extract<Position, { readonly at: 'combat' }>>({ at: only('combat'), step: oneOf(COMBAT_STEPS) }),
  bare('setup', 'heroes', 'round', 'turn', 'trade', 'turnEnd', 'roundEnd', 'scoring'),
);

export const sound = soundBy<State, Position>(setting => ({ state: state(setting), position }));

const legacy = exactly<Legacy>({
  episode: oneOf(scenarios.map(({ id }) => id)),
  heroes: listOf(
    exactly<Travelled>({
      id: heroId,
      slots,
      pool: tiles,
      stack: listOf(heroTile, heroTiles.length),
      stones,
      gaar: amount,
      gold: amount,
      items: tiles,
      mined: maybe(manyOf(resource)),
      score: whole(-9999, 9999),
    }),
    4,
  ),
});
export const soundLegacy = (value: unknown): string | undefined => legacy.amiss(value);
