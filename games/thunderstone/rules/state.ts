// The state of a game of Thunderstone: one plain tree. Small questions about it that many rules ask.

import type { Seat, TurnHeading } from '@veillee/kernel';
import { type Card, type CardDef, cardById, copyOf, defOf, heroesOf } from '../content/cards.ts';

export type Rank = 1 | 2 | 3;
export const RANKS: readonly Rank[] = [1, 2, 3];

/** The outer loop: a turn, its steps, and the battle at a Rank. */
export type Position =
  | { readonly at: 'setup' | 'turn' | 'village' | 'dungeon' | 'endTurn' }
  | { readonly at: 'battle'; readonly rank: Rank };

export type Mode = 'standard' | 'solo-normal' | 'solo-warrior' | 'solo-nightmare' | 'coop';

/** Marks a Rank of the Hall in which nothing lies. */
export const NOTHING = '';

export interface State {
  readonly mode: Mode;
  readonly house: House;
  set: { groups: string[]; families: string[]; village: string[] };
  /** Turns begun. */
  turn: number;
  active: Seat;
  first: Seat;
  /** The Dungeon deck, bottom first: the top is the end. */
  dungeon: Card[];
  /** How many cards at the bottom were put there face up: everybody knows them. */
  buried: number;
  /** The card in each Rank, Rank 1 first. */
  hall: Card[];
  /** Cards of the Hall whose Breach has happened in this stay. */
  breached: Card[];
  basics: { [id: string]: number };
  /** Copies left of Level 1, 2 and 3 in each Hero stack. */
  heroes: { [family: string]: number[] };
  village: { [id: string]: number };
  destroyed: Card[];
  /** Disease cards handed out so far: the supply never ends. */
  diseases: number;
  players: Player[];
  /** The Village visit under way. */
  visit?: Visit;
  /** The party in the Dungeon. */
  party?: Party;
  /** The battle just won, until the end of the turn. */
  won?: Won;
  /** The Village score pile of solo and co-operative games. */
  escaped: Card[];
  /** Solo and co-operative: no advance at the end of this turn. */
  halted: boolean;
  /** Turns in a row in which nobody entered the Dungeon. */
  idle: number;
}

/** Options that change rules. */
export interface House {
  readonly stallGuard: boolean;
  readonly strengthZero: boolean;
  readonly ascending: boolean;
  readonly openDiscards: boolean;
  readonly openPile: boolean;
}

export interface Player {
  /** Bottom first: the top is the end. */
  deck: Card[];
  hand: Card[];
  /** Bottom first. */
  discard: Card[];
  xp: number;
  /** The hand lies open for everybody. */
  revealed: boolean;
  /** How often this player's discard pile was shuffled into a deck. */
  shuffles: number;
}

export interface Visit {
  /** Gold from effects. */
  gold: number;
  spent: number;
  purchases: number;
  /** Effects used: card, colon, number of the ability. */
  used: string[];
  /** The first purchase closes the effects, the first level-up closes the purchases. */
  step: 'effects' | 'purchases' | 'levels';
}

export interface Party {
  /** Effects used by cards of the party: card, colon, number of the ability. */
  used: string[];
  /** Effects used by cards that have left the party since. */
  spent: string[];
  /** Effects that were offered when their card came in. */
  offered: string[];
  /** Hero of each equipped Weapon. */
  equip: { [weapon: Card]: Card };
  thrown: Card[];
  /** Bonuses gained by single Heroes. */
  strength: { [hero: Card]: number };
  attack: { [hero: Card]: number };
  /** Heroes whose whole Attack becomes Magic Attack. */
  converted: Card[];
  /** Bonuses of all Heroes. */
  allStrength: number;
  allAttack: number;
  /** Weapons weigh nothing. */
  weightless: boolean;
  /** The Attack of Heroes with a Weapon becomes Magic Attack. */
  arcane: boolean;
  /** Spells that are not played. */
  held: Card[];
  /** A Hero of another player that fights here, and whose it is. */
  borrowed: { card: Card; owner: Seat }[];
}

export interface Won {
  monster: Card;
  rank: Rank;
  /** Heroes that attacked. */
  attackers: Card[];
}

export const newParty = (): Party => ({
  used: [],
  spent: [],
  offered: [],
  equip: {},
  thrown: [],
  strength: {},
  attack: {},
  converted: [],
  allStrength: 0,
  allAttack: 0,
  weightless: false,
  arcane: false,
  held: [],
  borrowed: [],
});

export const newVisit = (): Visit => ({ gold: 0, spent: 0, purchases: 1, used: [], step: 'effects' });

export const player = (state: State, seat: Seat): Player => {
  const found = state.players[seat];
  if (!found) throw new Error(`nobody sits at ${seat}`);
  return found;
};

/** How the turn that begins now is headed in the chronicle. */
export const turnHeading = (state: State): TurnHeading => ({ round: state.turn, seat: state.active });

export const activePlayer = (state: State): Player => player(state, state.active);

/** The party in the Dungeon, or an error: only the Dungeon's rules ask. */
export function partyOf(state: State): Party {
  if (!state.party) throw new Error('nobody is in the Dungeon');
  return state.party;
}

export function visitOf(state: State): Visit {
  if (!state.visit) throw new Error('nobody is in the Village');
  return state.visit;
}

/** The cards that fight: the hand, and a borrowed Hero. */
export const partyCards = (state: State): readonly Card[] => {
  const { hand } = activePlayer(state);
  const borrowed = state.party?.borrowed ?? [];
  return borrowed.length === 0 ? hand : [...hand, ...borrowed.map(loan => loan.card)];
};

export const isAlone = (state: State): boolean => state.mode !== 'standard';

/** The monster in a Rank; undefined if nothing or the Thunderstone lies there (THU-8.2). */
export function monsterAt(state: State, rank: Rank): CardDef | undefined {
  const card = state.hall[rank - 1] as Card;
  if (card === NOTHING) return undefined;
  const def = defOf(card);
  return def.isMonster ? def : undefined;
}

/** A monster that could be attacked, and where. */
export interface Target {
  readonly rank: Rank;
  readonly card: Card;
  readonly def: CardDef;
}

/** The monsters of the Hall, nearest first. */
export const monstersIn = ({ hall }: { readonly hall: readonly Card[] }): Target[] =>
  RANKS.flatMap(rank => {
    const card = hall[rank - 1] ?? NOTHING;
    return card !== NOTHING && defOf(card).isMonster ? [{ rank, card, def: defOf(card) }] : [];
  });

export const monsterRanks = (state: State): Rank[] => RANKS.filter(rank => monsterAt(state, rank) !== undefined);

/**
 * A card has left the party: whatever was attached to it is gone, even if it is drawn again in the same preparation.
 * That its effects were used stays known: each can be used once a turn (THU-2.13).
 */
export function leaveParty(state: State, card: Card): void {
  const { party } = state;
  if (!party) return;
  for (const weapon of Object.keys(party.equip))
    if (weapon === card || party.equip[weapon] === card) delete party.equip[weapon];
  delete party.strength[card];
  delete party.attack[card];
  const others = (list: Card[]): Card[] => (list.includes(card) ? list.filter(other => other !== card) : list);
  party.converted = others(party.converted);
  party.thrown = others(party.thrown);
  party.held = others(party.held);
  const gone = party.used.filter(effect => isEffectOf(effect, card));
  if (gone.length === 0) return;
  party.used = party.used.filter(effect => !gone.includes(effect));
  party.spent.push(...gone);
}

/** An effect as the party notes it: card, colon, number of the ability. */
export const effectKey = (card: Card, ability: number): string => `${card}:${ability}`;
export const isEffectOf = (effect: string, card: Card): boolean => effect.startsWith(`${card}:`);

/** The card's effect was used in this preparation, by the card as it lies here or before it left and came back. */
export const wasUsed = (party: Party, card: Card, ability: number): boolean =>
  party.used.includes(effectKey(card, ability)) || party.spent.includes(effectKey(card, ability));

// ---- the Village's stacks ----

/** What lies in the Village: as much of a state, or a view, as its stacks need. */
export type Stacks = { readonly [part in 'basics' | 'heroes' | 'village']: Readonly<State[part]> };

/** The card on top of a stack, by the stack's name: a Basic or Village card's id, or a family (THU-4.14). */
export function topOf(state: Stacks, stack: string): CardDef | undefined {
  const levels = state.heroes[stack];
  if (levels) return topHero(stack, levels);
  return (state.basics[stack] ?? state.village[stack] ?? 0) > 0 ? cardById(stack) : undefined;
}

function topHero(family: string, levels: readonly number[]): CardDef | undefined {
  const level = levels.findIndex(copies => copies > 0);
  return level < 0 ? undefined : heroesOf[family]?.[level];
}

/** All stacks in their order, each with the card on top of it. */
export function eachStack({ basics, heroes, village }: Stacks, tell: (stack: string, top?: CardDef) => void): void {
  for (const id in basics) tell(id, (basics[id] ?? 0) > 0 ? cardById(id) : undefined);
  for (const family in heroes) tell(family, topHero(family, heroes[family] ?? []));
  for (const id in village) tell(id, (village[id] ?? 0) > 0 ? cardById(id) : undefined);
}

/** How many of this card lie in the Village. */
export const copiesLeft = ({ basics, heroes, village }: Stacks, { id, family, level }: CardDef): number =>
  heroes[family]?.[level - 1] ?? basics[id] ?? village[id] ?? 0;

/** All stacks, in the order in which they lie: Basic, Heroes, Village (THU-1.12). */
export const stacksOf = (state: Stacks): string[] => [
  ...Object.keys(state.basics),
  ...Object.keys(state.heroes),
  ...Object.keys(state.village),
];

/** Takes one copy of a card off its stack. Copies are numbered in the order in which they leave the box's supply. */
export function takeFromStack(state: State, def: CardDef): Card {
  const left = copiesLeft(state, def);
  if (left <= 0) throw new Error(`no ${def.id} is left`);
  const levels = state.heroes[def.family];
  if (levels) levels[def.level - 1] = left - 1;
  else (def.id in state.basics ? state.basics : state.village)[def.id] = left - 1;
  return copyOf(def.id, def.copies - left + 1);
}
