// How the rows are written: each kind of card and of ability in one phrase, which leaves unsaid what most cards of its kind
// print alike.

import type {
  Ancient,
  Attributes,
  EnemyBody,
  FightFigures,
  HeroClass,
  Loot,
  PlaceBody,
  Plot,
  QuestBody,
  Race,
  Region,
  Reward,
  StrangerBody,
  ToDefeat,
  Totem,
} from './rows.ts';
import type {
  AbilityRow,
  Archetype,
  Attribute,
  Figures,
  Keyword,
  Op,
  RewardType,
  Subtype,
  Terrain,
  Timing,
  UniqueKeyword,
  UniqueKeywordOf,
} from './vocabulary.ts';

// ---- abilities ----

/** One operation, or several in their order. */
type Ops = Op | readonly Op[];
const listed = (ops: Ops): readonly Op[] => ('op' in ops ? [ops] : ops);

/** Whatever else an ability prints: its condition, its limit, whom it touches. */
type About = Omit<AbilityRow, 'kind' | 'timing' | 'ops' | 'test' | 'choice'>;

const EXHAUST = [{ pay: 'exhaust' }] as const;

/** A Gift for which its card is exhausted, unless it names another cost. */
export const gift = (ops: Ops, about?: About): AbilityRow => ({
  kind: 'gift',
  timing: 'gift',
  cost: EXHAUST,
  ...about,
  ops: listed(ops),
});

/** A Gift that is the action of a turn: its card is exhausted and 1 AP spent. */
export const action = (ops: Ops): AbilityRow => ({
  kind: 'gift',
  timing: 'action',
  cost: [...EXHAUST, { pay: 'ap', n: 1 }],
  ops: listed(ops),
});

/** The hero may do this at its moment and exhausts the card, unless it names another cost. */
export const may = (timing: Timing, ops: Ops, about?: About): AbilityRow => ({
  kind: 'hero',
  timing,
  cost: EXHAUST,
  ...about,
  optional: true,
  ops: listed(ops),
});

/** What happens to its hero, for nothing. */
export const hero = (timing: Timing, ops: Ops, about?: About): AbilityRow => ({
  kind: 'hero',
  timing,
  ...about,
  ops: listed(ops),
});

/** What is in force in the Realm. */
export const realm = (timing: Timing, ops: Ops, about?: About): AbilityRow => ({
  kind: 'realm',
  timing,
  ...about,
  ops: listed(ops),
});

/** What whoever defeats the Encounter gets. */
export const trophy = (ops: Ops, about?: About): AbilityRow => realm('trophy', ops, about);

/** What happens when an Event is revealed. */
export const event = (ops: Ops, about?: About): AbilityRow => ({
  kind: 'event',
  timing: 'revealed',
  ...about,
  ops: listed(ops),
});

/** An Event that calls for a test. */
export const trial = (
  attribute: Attribute,
  value: number,
  { pass = [], fail = [] }: { readonly pass?: Ops; readonly fail?: Ops },
  about?: About,
): AbilityRow => ({
  kind: 'event',
  timing: 'revealed',
  ...about,
  test: { attribute, value, pass: listed(pass), fail: listed(fail) },
});

// ---- when an ability holds ----

/** In a test of this attribute. */
export const testing = (attribute: Attribute): About => ({ condition: { is: 'attribute', attribute } });
/** Against whoever has one of these keywords. */
export const against = (...keywords: Keyword[]): About => ({ condition: { is: 'opponent', keywords } });
/** On this terrain. */
export const on = (terrain: Terrain): About => ({ condition: { is: 'terrain', terrain } });
/** In this round of a Battle. */
export const inRound = (round: number): About => ({ condition: { is: 'round', round } });
/** While Surprise is the hero's. */
export const surprising: About = { condition: { is: 'surprise' } };

// ---- Encounters ----

interface Prize {
  readonly gold: number;
  readonly weakness?: UniqueKeyword;
}

const prize = ({ gold, weakness }: Prize, reward: RewardType) => ({ gold, reward, ...(weakness && { weakness }) });

/** The skull values of a Stranger. */
export const skull = (combat: number, health: number, stealth: number): FightFigures => ({ combat, health, stealth });

/** The Encounters of one deck, or the Night card of one region. KIL-8.4: each type has its Reward. */
export const cardsOf = <Where extends { readonly deck: Terrain } | { readonly region: string }>(where: Where) => ({
  enemy: (id: string, subtype: EnemyBody['subtype'], row: FightFigures & Prize & { readonly reward?: RewardType }) => {
    const { combat, health, stealth, reward = 'item' } = row;
    return { id, ...where, type: 'enemy' as const, subtype, combat, health, stealth, ...prize(row, reward) };
  },
  place: (id: string, subtype: PlaceBody['subtype'], row: Prize & Pick<PlaceBody, 'confront'>) => ({
    id,
    ...where,
    type: 'place' as const,
    subtype,
    confront: row.confront,
    ...prize(row, 'title'),
  }),
  quest: (id: string, subtype: QuestBody['subtype'], row: Prize & Pick<QuestBody, 'confront'>) => ({
    id,
    ...where,
    type: 'quest' as const,
    subtype,
    confront: row.confront,
    ...prize(row, 'spell'),
  }),
  stranger: (
    id: string,
    subtype: StrangerBody['subtype'],
    row: Prize & Pick<StrangerBody, 'hostile'> & { readonly influence: number },
  ) => ({
    id,
    ...where,
    type: 'stranger' as const,
    subtype,
    confront: { influence: row.influence },
    hostile: row.hostile,
    ...prize(row, 'ally'),
  }),
  event: (id: string, ability: AbilityRow) => ({ id, ...where, type: 'event' as const, ability }),
  weather: (id: string, ability: AbilityRow) => ({ id, ...where, type: 'weather' as const, ability }),
});

// ---- Rewards ----

const rewardOf =
  <T extends RewardType, Row>(type: T) =>
  (id: string, unique: UniqueKeywordOf<T>, row: Row) => ({ id, type, unique, ...row });

type Valued = Pick<Reward, 'region' | 'gold' | 'bonus'>;

export const item = rewardOf<'item', Valued>('item');
export const ally = rewardOf<'ally', Valued>('ally');
export const title = rewardOf<'title', Valued>('title');
export const spell = rewardOf<'spell', Valued & { readonly loreLock: number }>('spell');

// ---- heroes, Sagas and Ancients ----

export const race = (id: string, figures: Omit<Race, 'id' | 'ability'>) => ({ id, ...figures });

/** The bonuses of a Class: 0 where it has none. */
export const heroClass = (id: string, archetype: Archetype, bonus: Figures): HeroClass => {
  const none: Attributes = { combat: 0, lore: 0, stealth: 0, influence: 0 };
  return { id, archetype, ...none, ...bonus };
};

export const talent = (archetype: Archetype, level: 1 | 2 | 3 | 4, row: 'a' | 'b', ability: AbilityRow) => ({
  id: `${archetype}-${level}${row}`,
  archetype,
  level,
  row,
  ability,
});

/** The Totem of a Saga. */
export const totem = (saga: string, bonus: Figures, ability: AbilityRow): Totem => ({
  id: `totem-${saga}`,
  gold: 8,
  bonus,
  ability,
});

/** An Ancient, whom 10 Gold are worth. */
export const ancient = (id: string, figures: Omit<Ancient, 'id' | 'gold' | 'ability'>) => ({
  id,
  ...figures,
  gold: 10,
});

/** The Plots of an Ancient: what removes each, and what it does beside the Ancient. */
export const plotsOf =
  (ancient: string) =>
  (id: string, subtype: Subtype, toDefeat: ToDefeat, ability: AbilityRow): Plot => ({
    id,
    ancient,
    subtype,
    gold: 3,
    toDefeat,
    ability,
  });

export const pay = (pay: 'gold' | 'rumours' | 'talents', n: number): ToDefeat => ({ pay, n });
export const pass = (attribute: Attribute, value: number): ToDefeat => ({ pay: 'test', attribute, value });

// ---- Loot and regions ----

/** Tokens discarded at once for what they bring. */
export const atOnce = (id: string, count: number, ops: Ops): Loot => ({
  id,
  count,
  immediate: true,
  ability: event(ops),
});

/** Tokens that wait for their moment; using one costs nothing but the token. */
export const kept = (id: string, count: number, ops: Ops, timing: Timing = 'gift'): Loot => ({
  id,
  count,
  immediate: false,
  ability: { kind: 'gift', timing, ops: listed(ops) },
});

/** A region outside the city, and what its Gloom costs in hard play. */
export const land = (
  id: string,
  terrain: Terrain,
  shortcut: Pick<Region, 'shortcut' | 'shortcutInGloom'> = {},
  gloomLossHard = 1,
): Region => ({ id, terrain, ...shortcut, gloomLoss: 1, gloomLossHard });
