// The state of an adventure: one plain tree. Small questions about it that many rules ask.

import type { Seat, Text } from '@veillee/kernel';
import type { Node } from '@veillee/pieces/geometry';
import {
  type AdventureNumber,
  type AllyId,
  type Characteristic,
  type Cost,
  type Disease,
  type EventId,
  type EventSymbol,
  type FindId,
  type Flag,
  type HeroId,
  type MonsterColour,
  type MonsterId,
  type PathId,
  RUNES,
  type Rune,
} from '../content/vocabulary.ts';

/** The outer loop. */
export type Position =
  | { readonly at: 'setup' | 'story' | 'turn' | 'actions' | 'destiny' | 'packing' | 'epilogue' }
  | { readonly at: 'hero'; readonly n: number }
  | { readonly at: 'combat' | 'monster' };

export type SkillId = string;

export type PileNumber = 1 | 2 | 3 | 4 | 5 | 6;
export type Stall = 1 | 2;
export type Portal = 'blue' | 'orange';

/** ASH-12.1: the action track ends at 10. */
export const TRACK_END = 10;

/** What a hero has become: kept from adventure to adventure (ASH-28.2). */
export interface Sheet {
  /** The step of each characteristic; 0 is the leftmost. */
  steps: Record<Characteristic, number>;
  /** Quest-logo steps granted but not yet reached (ASH-17.14). */
  granted: Characteristic[];
  skills: SkillId[];
}

export interface Hero {
  readonly id: HeroId;
  /** Who plays it. */
  readonly seat: Seat;
  /** Where it stands; nowhere once it has left the board (ASH-7.12). */
  at?: Node | undefined;
  health: number;
  mana: number;
  /** Actions left, 0 to 10. */
  disc: number;
  /** Equipment. */
  hand: FindId[];
  /** Quest, Trap and Luck cards. */
  specials: FindId[];
  /** When it fell, while it is KO (ASH-25.14, ASH-25.15). */
  fell?: 'actions' | 'destiny' | undefined;
  /** What it has used of what may be used once. */
  used: { turn: string[]; combat: string[]; adventure: string[] };
}

/** A monster in play, on the slot of its token's colour. */
export interface Monster {
  readonly slot: MonsterColour;
  readonly card: MonsterId;
  cubes: number;
  at: Node;
}

export interface Ally {
  readonly id: AllyId;
  /** Uses left, of a momentary ally; at 0 its card is flipped. */
  uses?: number;
}

export interface Bag {
  /** Whether slots 1 to 3 were opened. */
  open: [boolean, boolean, boolean];
  cards: [FindId | null, FindId | null, FindId | null];
  coins: number;
  runes: Record<Rune, number>;
  allies: Ally[];
  allySlots: number;
}

export interface PileCard {
  readonly card: FindId;
  faceUp: boolean;
}

export interface Tile {
  readonly tile: number;
  faceUp: boolean;
}

/** A page of the booklet that has been read. */
export interface Reading {
  readonly entry: EventId;
  readonly turn: number;
  readonly hero: HeroId;
  choice?: string;
  /** The branches whose words were read. */
  readonly said: string[];
  /** Sentences that were added for flags that held. */
  readonly variants: string[];
}

/** Something that keeps wounds off a fighter, for so many actions of the monster. */
export interface Block {
  /** Wounds kept off each time. */
  readonly n: number;
  actions: number;
}

export interface Fighter {
  readonly hero: HeroId;
  status: 'in' | 'ko' | 'fled';
  acted: boolean;
  diseases: Disease[];
  blocks: Block[];
  /** Takes the wounds of the other, each reduced by so much, until its next combat turn. */
  guards?: number | undefined;
  /** It stood when the monster's turn began (ASH-24.13). */
  faced: boolean;
}

/** Somebody who has just engaged. */
export const newFighter = (hero: HeroId): Fighter => ({
  hero,
  status: 'in',
  acted: false,
  diseases: [],
  blocks: [],
  faced: false,
});

export interface Combat {
  readonly slot: MonsterColour;
  /** In the order in which they engaged. */
  fighters: Fighter[];
  diseases: Disease[];
  /** The next bubble. */
  bubble: 1 | 2 | 3;
  round: number;
  /** Added to physical attacks of every fighter, until the combat ends. */
  physical: number;
  /** The order in which the fighters have acted in this round. */
  order: HeroId[];
  /** Who dealt the last wound. */
  last?: HeroId;
}

export interface State {
  readonly adventure: AdventureNumber;
  readonly seats: number;
  readonly house: House;
  phase: 'setup' | 'actions' | 'destiny' | 'won' | 'over';
  turn: number;
  heroes: Hero[];
  /** All heroes that the campaign knows, in play or not. */
  sheets: Record<HeroId, Sheet>;
  unlocked: HeroId[];
  bag: Bag;
  /** All allies obtained. */
  allies: AllyId[];
  /** Deeds that the story remembers, in this adventure and before. */
  flags: Flag[];
  events: Record<Node, EventSymbol>;
  locks: Node[];
  portals: Record<Portal, Node[]>;
  merchants: Record<Node, Stall>;
  crossed: PathId[];
  monsters: Monster[];
  /** Face down; the top is the end. The first so many have been put under it: their order is known. */
  deck: MonsterId[];
  under: number;
  /** Cards that only the booklet brings in. */
  aside: MonsterId[];
  /** Monsters defeated or removed, in that order. */
  beaten: MonsterId[];
  /** A monster has been placed. */
  placed: boolean;
  reserve: FindId[];
  /** Find cards that went back to the box unseen. */
  boxed: FindId[];
  piles: Record<PileNumber, PileCard[]>;
  stalls: Record<Stall, (FindId | null)[]>;
  discard: FindId[];
  /** The Destiny track; the next tile is the end. */
  track: Tile[];
  spent: number[];
  /** Rows to be skipped. */
  skips: number;
  /** Who fell in this turn (ASH-25.7), and how often anybody fell. */
  fallen: HeroId[];
  falls: number;
  readings: Reading[];
  /** Entries whose conditions are known (ASH-9.4). */
  known: EventId[];
  /** Seats that have nothing more to do in this turn. */
  ready: Seat[];
  /** What each seat could still have done for nothing when it ended its turn. */
  forgone?: { [seat: Seat]: readonly string[] };
  /** What was said for a hero in this turn, to whoever plays the other. */
  said: { [hero: string]: Saying };
  /** Cards that were offered in this turn and that the other player would rather not have. */
  declined?: FindId[];
  /** For the next equipment card that is played. */
  nextCard: { knowledge: number; returns: boolean };
  combat?: Combat | undefined;
  lost?: Loss;
  /** What the campaign has seen before this adventure. */
  past: Past;
}

/** What both players see of it; rules that need no more are asked by boards and bots as well. */
export type Open = Omit<
  State,
  'deck' | 'aside' | 'reserve' | 'boxed' | 'piles' | 'track' | 'readings' | 'known' | 'under'
>;

/** What one is about to do; from `come` on, what one wishes of the other. */
export type Saying = 'quest' | 'fight' | 'rest' | 'trade' | 'explore' | 'follow' | 'come' | 'heal' | 'fetch';

export interface Past {
  adventures: number;
  turns: number;
  falls: number;
}

/** ASH-27.3 to ASH-27.5. */
export type Loss = 'double-ko' | 'no-destiny' | 'zone-full';

/** House rules (the rulings marked as such). */
export interface House {
  /** R1: a fire gives rest or takes a Trap, not both. */
  readonly fireOne: boolean;
  /** R3: lost only if both heroes are down at the same moment. */
  readonly bothDown: boolean;
  /** R9: whom a Destiny row knocks out stays down for the next turn. */
  readonly longFall: boolean;
  /** R20: anybody may put cards into the Bag at any time, also who is KO or waits for a combat to end. */
  readonly openBag: boolean;
  /** R23: obligatory Quest cards may be sold. */
  readonly sellAll: boolean;
  /** R28: a Merchant token leaves the printed function of its space. */
  readonly bothShops: boolean;
  /** R48: no packing after the winning action. */
  readonly noPacking: boolean;
  /** R49: coins and runes are no more than the box holds. */
  readonly scarce: boolean;
  /** R62: no exchange inside a combat. */
  readonly noSwaps: boolean;
  /** R66: a failure face inflicts nothing, bonus or not. */
  readonly failures: boolean;
  /** R33: whether both players must agree on common decisions. */
  readonly agree: boolean;
}

// ---- small questions ----

export const heroOf = ({ heroes }: Pick<State, 'heroes'>, id: HeroId): Hero => {
  const hero = heroes.find(hero => hero.id === id);
  if (!hero) throw new Error(`${id} is not in play`);
  return hero;
};

export const partnerOf = ({ heroes }: Pick<State, 'heroes'>, { id }: Pick<Hero, 'id'>): Hero => {
  const partner = heroes.find(hero => hero.id !== id);
  if (!partner) throw new Error(`${id} is alone`);
  return partner;
};

export const isGone = ({ at }: Pick<Hero, 'at'>): boolean => at === undefined;
/** ASH-25.1. */
export const isKo = (hero: Pick<Hero, 'at' | 'health'>): boolean => hero.health === 0 && !isGone(hero);
export const stands = (hero: Pick<Hero, 'at' | 'health'>): boolean => hero.health > 0 && !isGone(hero);
export const together = (one: Pick<Hero, 'at'>, other: Pick<Hero, 'at'>): boolean =>
  one.at !== undefined && one.at === other.at;

export const sheetOf = ({ sheets }: Pick<State, 'sheets'>, { id }: Pick<Hero, 'id'>): Sheet => sheets[id] as Sheet;

export const monstersAt = ({ monsters }: Pick<State, 'monsters'>, at: Node | undefined): Monster[] =>
  monsters.filter(monster => monster.at === at);
export const isHaunted = ({ monsters }: Pick<State, 'monsters'>, at: Node): boolean =>
  monsters.some(monster => monster.at === at);
export const monsterOn = ({ monsters }: Pick<State, 'monsters'>, slot: MonsterColour): Monster | undefined =>
  monsters.find(monster => monster.slot === slot);

export const fighterOf = ({ combat }: Pick<State, 'combat'>, { id }: Pick<Hero, 'id'>): Fighter | undefined =>
  combat?.fighters.find(({ hero }) => hero === id);
/** Fights at this moment: neither down nor fled. */
export const fights = (state: Pick<State, 'combat'>, hero: Pick<Hero, 'id'>): boolean =>
  fighterOf(state, hero)?.status === 'in';

/** ASH-14.3: whether the common stock can pay for an upgrade. */
export const affords = ({ runes }: Bag, cost: Cost): boolean => RUNES.every(rune => runes[rune] >= (cost[rune] ?? 0));

// ---- names ----

export const heroName = ({ id }: Pick<Hero, 'id'>): Text => ({ text: `hero.${id}.short` });
export const findName = (card: FindId): Text => ({ text: `find.${card}` });
export const monsterName = ({ card }: Pick<Monster, 'card'>): Text => ({ text: `monster.${card}` });
export const allyName = ({ id }: Pick<Ally, 'id'>): Text => ({ text: `ally.${id}` });
export const skillName = (id: SkillId): Text => ({ text: `skill.${id}` });
