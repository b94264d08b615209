// Who is on the board: heroes, monsters, familiars. Named by ids; what their rows say is content.

import type { Seat } from '@veillee/kernel';
import type { Base, Space } from '@veillee/pieces/geometry';
import type { Where } from '../../content/quests/vocabulary.ts';
import type {
  Ability,
  Dice,
  Familiar,
  MonsterId,
  Order,
  Owned,
  Potion,
  Rank,
  Trait,
} from '../../content/vocabulary.ts';
import type { FigureId, HeroId, MonsterFigure } from '../ids.ts';
import type { AvatarOrder } from '../legend/dungeon/avatar-orders.ts';
import type { Standing } from '../legend/dungeon/record.ts';
import type { MarkerOf } from './board.ts';
import type { Thing, Tokens } from './things.ts';

export type Side = 'heroes' | 'overlord';

/** Where a figure stands: a small one's space, a large one's base. */
export type Stand = Space | Base;

interface Figure {
  /** Left, not lost. */
  wounds: number;
  tokens: Tokens;
  /** The space of the tree into which it has climbed; it is up there as long as it stands on that space (DRF-8.2). */
  aloft?: Space | undefined;
}

/** Rounds and meals at the inn (DES-33.15, R44), treasures and skills bought (R34). */
export interface Visit {
  drinks?: number;
  meals?: number;
  bought?: number;
}

export interface Hero extends Figure {
  readonly id: HeroId;
  readonly seat: Seat;
  /** On the board; nowhere while in Town or swallowed, and before the quest begins. */
  at?: Space;
  /** The space over which they are borne on their way, light of foot, as long as they are there (R165). */
  over?: Space | undefined;
  /** Whose stomach they are in (ICE-5.2). */
  inside?: MonsterFigure;
  /** Waits in the portal of a dungeon's level (LEG-8.24), or is gone until an encounter ends (LEG-6.28, LEG-6.29). */
  waits?: true | undefined;
  fatigue: number;
  coins: number;
  skills: string[];
  training: { [trait in Trait]?: number };
  /** In hands, worn, or other items: what is in use (DES-34.1). */
  equipped: Thing[];
  /** Potions at hand, three at most. */
  potions: Potion[];
  /** Items and potions that cannot be used (DES-34.3). */
  pack: Thing[];
  /** Quest objects: they fill no slot. */
  objects: string[];
  /** Cards, skills and the sheet itself that were used and not refreshed (DES-2.3). */
  exhausted: string[];
  order?: Order;
  /** What lasts until the next turn: sources of effects, by card, skill, potion or sheet. */
  lasting: string[];
  /** The potion that works on them, if one stays (ICE-2.2). */
  active?: Potion;
  /** Feats that lie before them as long as they last; none where there never was one (ICE-1.12). */
  faceUp?: string[] | undefined;
  /** Turns as a monkey that are left (DES-99.9). */
  monkey?: number;
  /** What a visit to Town has had of what it can have once or twice; none before that, and anew with the next visit. */
  visit?: Visit;
  /** Enemies who saw this hero when the turn began, for whoever strikes from the shadows. */
  seenBy?: FigureId[];
  /** The turn token is green (DES-5.3). */
  ready: boolean;
  /** Has travelled by glyph in this round (DES-54.4). */
  travelled: boolean;
  reputation: number;
  /** Conquest gained, where heroes compete (DES-111.1). */
  score: number;
  readonly feats: Feats;
}

/** What a hero has done in this quest, for its last page. */
export interface Feats {
  kills: number;
  /** That enemies lost by this hero's hand, and most of them at once. */
  wounds: number;
  blow: number;
  deaths: number;
  treasures: number;
}
export const noFeats = (): Feats => ({ kills: 0, wounds: 0, blow: 0, deaths: 0, treasures: 0 });

/** What scripts have changed of a figure: added to what its row says. */
export interface StatChange {
  readonly speed?: number;
  readonly armour?: number;
  readonly wounds?: number;
  readonly dice?: Dice;
  readonly gain?: readonly Owned[];
  readonly lose?: readonly Ability[];
}

export interface Monster extends Figure {
  readonly id: MonsterFigure;
  readonly kind: MonsterId;
  readonly rank: Rank;
  /** Its name in the guide, if it has one. */
  readonly unique?: string;
  /** The thing of the guide that it is, by its number there; none of what was spawned. */
  readonly thing?: number;
  /** A small one's space, a large one's base. */
  at: Space | Base;
  /** May be activated in this turn of the overlord. */
  ready: boolean;
  /** By scripts. */
  changes?: StatChange[];
  /** A place that it never leaves. */
  bound?: Where;
  /** The chest that it was, and will be again when it is dead (Mimic). */
  readonly chest?: MarkerOf<'chest'>;
  /** Who has animated it, and commands it (DES-84.2). */
  readonly owner?: HeroId | undefined;
  /** What it came as to a level of a dungeon (LEG-8.8). */
  readonly came?: Standing | undefined;
  /** It is an egg: attacked like a monster, and nothing else of one (ICE-4.1). */
  readonly egg?: true | undefined;
  /** Who it is, of those who have a card of their own: a lieutenant, or the avatar. */
  readonly person?: string | undefined;
  /** Of the avatar: it may have one as heroes do (LEG-12.15). */
  order?: AvatarOrder | undefined;
  /** Of whoever soars under the sky: it is up, down for an attack, or held on the ground (DES-89). */
  flight?: Flight | undefined;
}
export const FLIGHTS = ['up', 'down', 'held'] as const;
export type Flight = (typeof FLIGHTS)[number];

/** DES-89.11: heroes never are. */
export const isUp = (figure: Pick<Hero | Monster, 'at'>): boolean => 'flight' in figure && figure.flight === 'up';

/** A hero, or the overlord of their quest (DES-35.50). */
export type Keeper = HeroId | 'overlord';
export interface Companion {
  readonly id: Familiar;
  owner: Keeper;
  /** Nowhere while somebody carries it. */
  at?: Space;
  carries: Thing[];
}
/** How a familiar is named on the board. */
export const familiarKey = (id: Companion['id']): string => `familiar:${id}`;
