// The state of a game: one plain tree, and small. What the quest's guide draws is content, found by the quest's id (`board.ts`): a state holds
// what has changed on it. Figures are named by ids, spaces by keys. What one side alone may know stands apart: `overlord` holds the
// overlord's cards, `guide` what only the reader of the quest guide knows, `decks` what nobody has seen. Piles run from the bottom up.

import type { Deed as KernelDeed, Rules, Seat, Table } from '@veillee/kernel';
import { type Base, type Edge, idOf, isOfKind, kept, place, type Space, spacesOf } from '@veillee/pieces/geometry';
import type { Offer } from '@veillee/pieces/offers';
import { originalOf } from '@veillee/pieces/things';
import { familiarRow } from '../content/familiars.ts';
import type { LevelId, Played } from '../content/legend/boards/vocabulary.ts';
import type { Area, Side as Compass, QuestId, Where } from '../content/quests/vocabulary.ts';
import type {
  Ability,
  Action,
  Box,
  CardType,
  DarkGlyph,
  Dice,
  Familiar,
  HalfAction,
  Intent,
  Kind,
  MonsterId,
  Order,
  Owned,
  Potion,
  Prop,
  Rank,
  RuneColour,
  SkillType,
  TableSize,
  Tier,
  Token,
  Trait,
} from '../content/vocabulary.ts';
import { POTIONS } from '../content/vocabulary.ts';
import type { Attacking } from './attack/attacking.ts';
import type { FigureId, HeroId, MonsterFigure } from './ids.ts';
import type { AvatarOrder } from './legend/dungeon/avatar-orders.ts';
import type { Dungeon, Standing } from './legend/dungeon/record.ts';
import type { Outdoors } from './legend/outdoors/record.ts';
import type { Legend, WeekPosition } from './legend/record.ts';
import type { Fact } from './quest/facts.ts';

export type T = Table<State>;
/** Where a figure stands: a small one's space, a large one's base. */
export type Stand = Space | Base;
/** A rule of this game. */
export type Flow<R = void> = Rules<R>;
/** What may be done at a step: an option and what it does (pieces/deeds.ts). */
export type Deed = KernelDeed<State>;
export type DeedOffer = Offer<Deed>;

export type Side = 'heroes' | 'overlord';

export type Position =
  | { readonly at: 'setup' }
  /** Heroes are chosen, one after the other (DES-3.4). */
  | { readonly at: 'heroes' }
  /** Each hero in turn may exchange a skill (DES-3.10). */
  | { readonly at: 'skills'; readonly hero: number }
  /** What a hero buys before the quest (DES-3.14). */
  | { readonly at: 'shopping'; readonly hero: number }
  /** Where the figures stand at first (DES-3.29). */
  | { readonly at: 'arrival'; readonly hero: number }
  /** Of a dungeon from silver or gold (LEG-3.22): the overlord's means, treasures of lower metals, and lessons in one place after the other. */
  | { readonly at: 'means' }
  | { readonly at: 'treasures'; readonly hero: number }
  | { readonly at: 'lessons'; readonly school: number; readonly hero: number }
  /** Of a dungeon: its next level is laid, and its leader and minions are placed (LEG-8.4, LEG-8.8). */
  | { readonly at: 'level' }
  | { readonly at: 'minions' }
  /** Of an encounter: its ground is laid, the heroes begin there, and the overlord places who waits (LEG-6.5, LEG-6.12). */
  | { readonly at: 'ground' }
  /** Of a battle with a lieutenant: what the overlord holds is bought (LEG-7.13). */
  | { readonly at: 'hand' }
  | { readonly at: 'foes' }
  | { readonly at: 'round' }
  /** Who goes next (DES-5.4). */
  | { readonly at: 'next' }
  /** Steps 0 and 1 of a hero's turn (DES-6.2, DES-6.4). */
  | { readonly at: 'turnStart' }
  /** Step 2 (DES-6.7). */
  | { readonly at: 'equip' }
  /** Step 3 (DES-6.8). */
  | { readonly at: 'declare' }
  /** One deed of the declared action. */
  | { readonly at: 'act' }
  | { readonly at: 'turnEnd' }
  /** One step of the overlord's turn, which `overlord.step` names. */
  | { readonly at: 'overlord' }
  | { readonly at: 'roundEnd' }
  /** Of a campaign, between its boards. */
  | WeekPosition;

// ---- figures ----

export type { FigureId, HeroId, MonsterFigure } from './ids.ts';

/** An item by its copy (`sword#2`), or a potion, of which one is like another. */
export type Thing = string;
export type Tokens = { [token in Token]?: number };

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

// ---- the board ----

export type MarkerId = `marker:${string}`;
export type MarkerFace =
  | { readonly kind: 'chest'; readonly tier: Tier }
  /** Whether it is a dark one shows when it wakes (DES-4.13). */
  | { readonly kind: 'glyph'; active: boolean; dark?: DarkGlyph | undefined }
  | { readonly kind: 'money' }
  | { readonly kind: 'frozen-sarcophagus' }
  | { readonly kind: 'altar-good' }
  | { readonly kind: 'altar-evil' }
  | { readonly kind: 'potion'; readonly potion: Potion }
  | { readonly kind: 'key'; readonly colour: RuneColour }
  | { readonly kind: 'relic'; readonly item: Thing }
  | { readonly kind: 'object'; readonly object: string }
  | { readonly kind: 'encounter' }
  /** It turns boulders (DES-52.2). */
  | { readonly kind: 'ramp'; readonly direction: Compass };
export type MarkerKind = MarkerFace['kind'];
/** Something that lies on a space. `thing`: its number in the guide. */
export type Marker = { readonly id: MarkerId; at: Space; readonly thing?: number } & MarkerFace;
export type MarkerOf<K extends MarkerKind> = Extract<Marker, { readonly kind: K }>;

export type BoulderId = `boulder:${string}`;
/** A boulder on its four spaces (DES-51.1). */
export interface Boulder {
  readonly id: BoulderId;
  at: Base;
  /** Where its arrow points. */
  direction: Compass;
  /** It waits until a script releases it. */
  still?: true | undefined;
  /** Its number in the guide, if it is of the guide. */
  readonly thing?: number;
}

export type CrushingWallId = `crushing-wall:${string}`;
/** A crushing wall on the lines between spaces (DES-50.1). */
export interface CrushingWall {
  readonly id: CrushingWallId;
  /** In their order along it. */
  lines: Edge[];
  /** Where it moves. */
  readonly direction: Compass;
  /** It waits until a script releases it. */
  still?: true | undefined;
  /** Its number in the guide, if it is of the guide. */
  readonly thing?: number;
}
/** By what whoever has been pushed in this round was: a wall, or another figure (DES-50.9). */
export type Pushed = { [figure in FigureId]?: CrushingWallId | 'figure' };

/** Work at a prolonged action of the quest's: a hero's own, or that of all who help (DES-9.16). */
export interface Effort {
  readonly action: string;
  /** Tokens of progress (DES-9.7). */
  progress: number;
  /** Who is at it, and has not been interrupted since. */
  workers: HeroId[];
  /** The round in which it was begun, and the last in which somebody concentrated on it (DES-9.15). */
  readonly begun: number;
  kept?: number | undefined;
}

/** The quest's board as it is now: everybody sees it. */
export interface Board {
  revealed: Area[];
  /** Doors that stand open; every other is shut, if it is there at all. */
  open: string[];
  /** Rune keys beside the compass rose (DES-25.9). */
  keys: RuneColour[];
  /** What differs from the guide's terrain. */
  terrain: { [at in Space]?: Prop | 'none' };
  markers: Marker[];
  /** Stairs that scripts have laid, by their names. */
  stairs: string[];
  /** None where there never was one. */
  boulders?: Boulder[] | undefined;
  crushingWalls?: CrushingWall[] | undefined;
  /** In this round. */
  pushed?: Pushed | undefined;
  /** Prolonged actions under way; none where there never was one. */
  efforts?: Effort[] | undefined;
  /** Doors that are smashed: they stand open for good. */
  broken?: string[] | undefined;
}

// ---- what is hidden ----

/** The overlord's own: heroes know how much of it there is, not what. */
export interface Overlord {
  readonly seat: Seat;
  threat: number;
  hand: string[];
  deck: string[];
  /** How often it has been drawn to its end (DES-11.10). */
  through: number;
  /** Cards for each turn: two by the book; of a half, one more in every other round (R97). */
  readonly draws: number;
  /** Discarded for threat, seen by nobody else (DES-12.2). */
  discard: string[];
  /** Played, and seen by all; shuffled together with the others (DES-12.20). */
  played: string[];
  /** Face up for the rest of the game (DES-11.11). */
  powers: string[];
  /** Basic cards that treachery has replaced in this quest; none where there is no treachery (DES-4.6). */
  aside?: readonly string[] | undefined;
  /** Dark glyphs, with the box that has them. */
  glyphs?: DarkGlyphs | undefined;
  /** Cards whose effects last until the overlord's next turn. */
  lasting: string[];
  /** The step of the turn (DES-11.1): 0 to 4. */
  step: number;
  /** What was used up in this turn: cards on monsters, the one event of the start of the turn. */
  used: string[];
  /** The monster that is activated. */
  acting?: Acting | undefined;
}

/** Dark glyphs of the overlord: which they are nobody else knows before they wake (DES-4.13). */
export interface DarkGlyphs {
  /** All that were bought, wherever they are by now. */
  bought: DarkGlyph[];
  /** Of these, what has not been laid. */
  reserve: DarkGlyph[];
  /** Under glyphs that sleep: laid by the overlord, or by the quest's guide. */
  under: { [marker in MarkerId]?: DarkGlyph };
}

/** A monster that acts (DES-11.14). */
export interface Acting {
  readonly monster: MonsterFigure;
  /** Movement points and attacks left. */
  movement: number;
  attacks: number;
  /** It has done nothing yet: cards about its activation can be played. */
  fresh: boolean;
  /** Types of the cards that were played on it (DES-12.8). */
  cards: CardType[];
  /** It cannot spend movement points: webbed (DES-97.4). */
  stuck?: true;
  /** A master that moves or attacks, not both (DES-36.7). */
  stunned?: true;
  /** An avatar that is ready: either its way or its attack (LEG-12.15). */
  half?: true;
  /** In the middle of a leap, and until its attack: the spaces passed over (DES-68.5). */
  over?: Space[] | undefined;
  /** It has attacked with a leap, which it does once (DES-68.8). */
  leapt?: true | undefined;
}

/** What the reader of the quest guide knows (DES-0.9), besides the guide itself. */
/** Somebody who is not on the board yet. */
export interface Hidden {
  readonly kind: MonsterId;
  readonly rank: Rank;
  readonly at: Stand;
}

export interface Guide {
  /** Numbers under chests on the board (DES-3.28), and of those not drawn yet. */
  chests: { [marker in MarkerId]?: number };
  pools: { [tier in Tier]: number[] };
  flags: string[];
  /** What the first parts of other quests have left. */
  readonly kept?: Kept | undefined;
  counters: { [counter: string]: number };
  /** Scripts that have run, and run no more. */
  done: string[];
  /** Things of the guide that were killed or removed, by their numbers. */
  gone: number[];
  /** Quick actions that are allowed or forbidden, doors that are locked, otherwise than the guide says. */
  allowed: { [what: string]: boolean };
  locked: { [door: string]: boolean };
  /** Things of the guide that heroes have taken or opened, by their numbers. */
  taken: number[];
  /** Things that scripts have placed in an area that nobody has seen yet: they are set up with it. */
  due: number[];
  /** What scripts have changed of figures that are yet to be set up. */
  changes?: readonly { readonly thing: number; readonly change: StatChange }[] | undefined;
  /** Who opened a chest that has not given what is in it (DES-13.10). */
  openers: { [marker in MarkerId]?: HeroId };
  /** What has happened while a script ran, and the scripts that wait for it. */
  queue: { readonly fact: Fact; readonly scripts: readonly string[] }[];
  isRunning?: true;
  /** Levels of a dungeon that were drawn as it was entered, in their order (LEG-21.11): the overlord has read them. */
  ahead?: LevelId[] | undefined;
  /** Minions whom no hero has seen yet, and where they stand (LEG-21.14). */
  hidden?: Hidden[] | undefined;
  /** At a table that a hero imagines: nobody there knows what stands in an area that has not been seen, so nothing does. */
  isUnread?: true;
}

/** The cards of feats (ICE-1.1), by their copies. */
export interface FeatCards {
  /** Face down: nobody knows their order. */
  decks: { [type in SkillType]: string[] };
  /** Of each hero: the others on their side see them, the overlord sees how many there are of each type. */
  hands: { [hero in HeroId]?: string[] };
  /** Played, or more than a hand may hold; all see them. */
  discards: string[];
  /** Types of which nobody draws any more (ICE-1.11). */
  exhausted: SkillType[];
  /** Who has played one in this turn, whoever's it is (ICE-1.13). */
  played: HeroId[];
}

/** Face-down piles whose order nobody knows. */
export interface Decks {
  skills: { [type in SkillType]: string[] };
  treasures: { [tier in Tier]: Thing[] };
}

// ---- a turn ----

/** What has happened in the turn of a hero. */
export interface HeroTurn {
  readonly hero: HeroId;
  /** Declared: or the one half-action of whoever is stunned (DES-75.6). */
  action?: Action | HalfAction;
  /** What Ready is besides the order, once it is known. */
  half?: HalfAction | 'both';
  /** What they have said that they intend: it binds nobody. */
  intent?: Intent | MonsterFigure;
  /** Movement points left. */
  movement: number;
  /** Attacks left. */
  attacks: number;
  /** Orders that may be placed, and must be where the action says so (DES-7.9). */
  orders: number;
  /** The prolonged action of the order that was placed (DES-9.2). */
  work?: string;
  /** Nobody can spend movement points in it: webbed (DES-97.4). */
  stuck?: true;
  stunned?: true;
  /** Potions drunk. */
  drunk: number;
  /** Has paid for trading in Town (DES-32.2). */
  trades?: true;
  /** Has walked since an encounter was last looked for (DES-27.2). */
  walked?: true;
  /** Was interrupted on the way and may go on: their movement has not ended (DES-27.2). */
  midway?: true;
  /** The space to go back to where one may not stop (DES-16.16). */
  lastFree?: Space;
  /** Began as a monkey: a turn of those that are counted (DES-99.9). */
  asMonkey?: true;
  /** Began in Town; points for its places alone, where they are played with (DES-33.1). */
  inTown?: true;
  errands?: number;
  /** Uses of what can be used once in a turn. */
  used: string[];
  /** Movement points and attacks that do not come from the action. */
  extra?: { movement?: number; attacks?: number };
  /** Attacks left that are of one kind alone, besides the others. */
  only?: { [kind in Kind]?: number } | undefined;
  /** Spaces walked over, for whoever strikes at the end of a straight line. */
  trail?: Space[];
  /** Their movement has ended: no step is taken any more, whatever points there are (Steelhorns). */
  halted?: true;
  ended: boolean;
}

/** What is on offer in Town in this round, by house rules (DES-32.11, DES-33.5). */
export interface Town {
  /** The top treasure of each colour lies face up. */
  shown?: true;
  potions?: { [potion in Potion]?: number };
  /** Of the Town Hall; face up by another house rule (DES-33.10). */
  treasures?: { readonly tier: Tier; readonly thing?: Thing }[];
  training?: { [trait in Trait]: number };
  skills?: { [type in SkillType]: number };
}

/** What has been read out, by its key in the quest's texts; `to` whom. */
export interface Told {
  readonly text: string;
  readonly to: 'all' | Side;
}

/** A hero who comes from an earlier quest (DES-110). */
export interface Veteran {
  readonly sheet: string;
  /** Those of the beginning of their first quest (DES-110.3). */
  readonly skills: readonly string[];
  /** Quests won one after the other. */
  readonly won: number;
}

/** Flags that first parts keep for those that follow them, by their quests. */
export type Kept = { readonly [quest in QuestId]?: readonly string[] };

export interface State {
  /** In a dungeon: the level that lies there; on the road: the ground. */
  quest: Played;
  /** Of each seat. */
  readonly sides: readonly Side[];
  readonly boxes: readonly Box[];
  /** Options in force, by their ids (`content/options.ts`). */
  readonly house: readonly string[];
  /** Whether heroes are chosen or dealt (DES-3.4); or are ready, with what they need, at the entrance. */
  readonly choosing: 'choice' | 'ready' | 'random' | 'draft';
  /** By the book: every figure that the guide draws is in play, as the master that it may be (R96). */
  readonly byBook?: true | undefined;
  phase: 'setup' | Side | 'over';
  round: number;
  conquest: number;
  /** In seating order, from the overlord's left. */
  heroes: Hero[];
  /** Whose each of the hero figures is, before they are chosen. */
  party: Seat[];
  monsters: Monster[];
  companions: Companion[];
  board: Board;
  overlord: Overlord;
  guide: Guide;
  decks: Decks;
  /** With the box that has them. */
  featCards?: FeatCards | undefined;
  /** The shop is open to all. */
  shop: Thing[];
  /** Tokens left: potions of the boxes in play, training by trait. */
  supply: { [trait in Trait]: number } & { [potion in Potion]?: number };
  /** Colours of the chests that were opened (DES-32.7). */
  opened: Tier[];
  town: Town;
  /** Dropped or discarded for good (DES-2.4, DES-30.11). */
  lost: Thing[];
  turn?: HeroTurn;
  /** Attacks under way: the last one interrupts those before it. */
  attacks: Attacking[];
  /** In which order heroes take their turns, where dice say so (DES-5.7). */
  order: HeroId[];
  told: Told[];
  /** Who comes from the quest before, and which quests they have won together (DES-110). */
  readonly veterans: readonly Veteran[];
  readonly before: readonly QuestId[];
  /** The skills with which each hero began their first quest, by sheet. */
  origins: { [sheet: string]: string[] };
  /** Figures have been numbered so far. */
  figures: number;
  won?: Side;
  /** The campaign of which a board is played, or what a dungeon by itself needs of one (LEG-21.21). */
  legend?: Legend | undefined;
  dungeon?: Dungeon | undefined;
  /** On the road: the encounter that is fought. */
  outdoors?: Outdoors | undefined;
}

/**
 * What lies open, as the pure questions of the rules read it: of a state, or of what somebody sees. Neither hands nor piles are in it; of the
 * guide what a seat may know.
 */
export interface Known extends Omit<State, 'overlord' | 'guide' | 'decks' | 'featCards' | 'told'> {
  readonly overlord: Omit<Overlord, 'hand' | 'deck' | 'discard' | 'aside' | 'glyphs'> & {
    /** The hand, to the overlord's own eyes. */
    readonly cards?: readonly string[];
  };
  readonly guide: Omit<Guide, 'pools'>;
}

// ---- what follows from it ----

export const isPotion = (thing: Thing): thing is Potion => POTIONS.some(potion => potion === thing);

export const heroId = (sheet: string): HeroId => place('hero', sheet);
export const isHeroId = (id: FigureId): id is HeroId => isOfKind(id, 'hero');
/** The row of a hero: the sheet. */
export const sheetOf = ({ id }: Pick<Hero, 'id'>): string => idOf(id);

export function heroOf(state: Known, id: FigureId): Hero {
  const hero = state.heroes.find(one => one.id === id);
  if (!hero) throw new Error(`no hero is ${id}`);
  return hero;
}

export function monsterOf(state: Known, id: FigureId): Monster {
  const monster = state.monsters.find(one => one.id === id);
  if (!monster) throw new Error(`no monster is ${id}`);
  return monster;
}

/** Who this is; nobody where a monster has left the board. */
export function maybeFigure({ heroes, monsters }: Known, id: FigureId): Hero | Monster | undefined {
  for (const hero of heroes) if (hero.id === id) return hero;
  for (const monster of monsters) if (monster.id === id) return monster;
  return undefined;
}

export function figureOf(state: Known, id: FigureId): Hero | Monster {
  const figure = maybeFigure(state, id);
  if (!figure) throw new Error(`no figure is ${id}`);
  return figure;
}

/** In Town: neither on the board nor swallowed, nor in a portal. */
export const isInTown = ({ at, inside, waits }: Pick<Hero, 'at' | 'inside' | 'waits'>): boolean =>
  at === undefined && inside === undefined && waits === undefined;

export const isHero = (figure: Hero | Monster): figure is Hero => isHeroId(figure.id);
/** A token that can be attacked (ICE-4.1): neither ground nor trap, boulder nor wall is anything to it (R158). */
export const isEgg = (figure: Hero | Monster): boolean => !isHero(figure) && figure.egg === true;
/** DES-84.6: what a hero has animated is a friend of the heroes. */
export const isThrall = (id: FigureId): boolean => isOfKind(id, 'thrall');
export const sideOf = (id: FigureId): Side => (isHeroId(id) || isThrall(id) ? 'heroes' : 'overlord');
export const isEnemy = (one: FigureId, other: FigureId): boolean => sideOf(one) !== sideOf(other);

const NOWHERE: readonly Space[] = [];
const under = kept((at: Space | Base): readonly Space[] => (isBase(at) ? spacesOf(at) : [at]), 4096);
export const isBase = (at: Space | Base): at is Base => isOfKind(at, 'base');
/** All spaces under a figure; none in Town. */
export const standsOn = ({ at }: Pick<Hero | Monster, 'at'>): readonly Space[] => (at ? under(at) : NOWHERE);

/** Monsters that live, so to speak: eggs neither act nor see, and do nothing for those beside them (ICE-4.1). */
export const livingMonsters = ({ monsters }: Pick<State, 'monsters'>): readonly Monster[] =>
  monsters.some(({ egg, owner }) => egg || owner) ? monsters.filter(({ egg, owner }) => !egg && !owner) : monsters;

/** Those of the overlord, eggs included. */
export const foesOf = ({ monsters }: Pick<State, 'monsters'>): readonly Monster[] =>
  monsters.some(({ owner }) => owner) ? monsters.filter(({ owner }) => !owner) : monsters;

/** Who decides for a figure. */
export const seatFor = (state: Known, figure: Hero | Monster): Seat =>
  isHero(figure) ? figure.seat : figure.owner ? heroOf(state, figure.owner).seat : state.overlord.seat;

/** Everybody on the board. */
export function onBoard({ heroes, monsters }: Known): (Hero | Monster)[] {
  const found: (Hero | Monster)[] = [];
  for (const hero of heroes) if (hero.at !== undefined) found.push(hero);
  for (const monster of monsters) found.push(monster);
  return found;
}

/** Whoever stands there. Of two monsters, one of which is walking through, the one that walks (R95). */
export function figureAt({ heroes, monsters, overlord }: Known, at: Space): Hero | Monster | undefined {
  for (const hero of heroes) if (hero.at === at) return hero;
  const walking = overlord.acting?.monster;
  let found: Monster | undefined;
  for (const monster of monsters) {
    if (!standsOn(monster).includes(at)) continue;
    if (walking === undefined || monster.id === walking) return monster;
    found ??= monster;
  }
  return found;
}

/** Spaces under figures of a side, or of both. */
export function takenSpaces({ heroes, monsters }: Pick<State, 'heroes' | 'monsters'>, side?: Side): Space[] {
  const taken: Space[] = [];
  if (side !== 'overlord') for (const { at } of heroes) if (at !== undefined) taken.push(at);
  for (const monster of monsters)
    if (side === undefined || (monster.owner === undefined) === (side === 'overlord')) taken.push(...standsOn(monster));
  return taken;
}

/** Where familiars are that share their space with nobody who stays there (DES-35.21). */
export function keptFree({ companions }: Pick<State, 'companions'>): readonly Space[] {
  return companions.length === 0
    ? NOWHERE
    : companions.flatMap(({ id, at }) => (at !== undefined && familiarRow(id).solitary ? [at] : []));
}

export const markersAt = (state: Pick<State, 'board'>, at: Space): Marker[] =>
  state.board.markers.filter(one => one.at === at);
/** No monster ends a move there, or is placed there (DES-54.7). */
export const isGlyphAwake = (state: Known, at: Space): boolean =>
  markersAt(state, at).some(marker => marker.kind === 'glyph' && marker.active);
export function markerOf(state: Known, id: MarkerId): Marker {
  const marker = state.board.markers.find(one => one.id === id);
  if (!marker) throw new Error(`nothing on the board is ${id}`);
  return marker;
}
export const markersOf = <K extends MarkerKind>(state: Known, kind: K): MarkerOf<K>[] =>
  state.board.markers.filter((one): one is MarkerOf<K> => one.kind === kind);

/** Players as monster cards count them: hero figures and the overlord (DES-3.21, R4). */
export function tableSize(state: Known): TableSize {
  const people = state.house.includes('monsters-by-people') ? state.sides.length : state.heroes.length + 1;
  return Math.max(2, Math.min(5, people)) as TableSize;
}

/** Seats of the heroes, each once, in seating order. */
export const heroSeats = (state: Pick<State, 'heroes'>): Seat[] => [...new Set(state.heroes.map(({ seat }) => seat))];

/** The hero whose turn it is. */
export function activeHero(state: Known): Hero {
  if (!state.turn) throw new Error('it is no hero’s turn');
  return heroOf(state, state.turn.hero);
}
export function turnOf(state: Known): HeroTurn {
  if (!state.turn) throw new Error('it is no hero’s turn');
  return state.turn;
}

/** For how many heroes the guide sets figures up: however few they are, by the book for as many as may be (R96). */
export const heroesMet = ({ byBook, heroes }: State): number => (byBook ? Number.POSITIVE_INFINITY : heroes.length);

export const isBroken = ({ board }: Pick<State, 'board'>, door: string): boolean =>
  board.broken?.includes(door) ?? false;

export const inForce = (state: Pick<State, 'house'>, option: string): boolean => state.house.includes(option);

/** Potions that there are with the boxes in play, in their order. */
export const potionsInPlay = ({ supply }: Pick<State, 'supply'>): readonly Potion[] =>
  POTIONS.filter(potion => supply[potion] !== undefined);
export const potionsLeft = ({ supply }: Pick<State, 'supply'>, potion: Potion): number => supply[potion] ?? 0;
/** Tokens go back to the supply, or are taken from it. */
export function supplyPotion({ supply }: Pick<State, 'supply'>, potion: Potion, by: 1 | -1): void {
  supply[potion] = (supply[potion] ?? 0) + by;
}

/** What a copy is a copy of. */
export const rowId = (thing: Thing): string => originalOf(thing);
