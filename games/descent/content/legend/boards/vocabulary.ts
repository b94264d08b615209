// The words in which the boards of the campaign are written: levels of dungeons, last levels of rumours, legendary areas and the keep, grounds
// under the sky and what is met on them. A board is drawn as quests are (`content/quests/README.md`), with letters that mean the same on
// all of them (`chart.ts`); what it does besides is said here, each thing a row of what happens when, or of a law that holds as long as it lasts.

import type { DoorSpec, PassageSpec, QuestId, Spot } from '../../quests/vocabulary.ts';
import type {
  Ability,
  Bonus,
  Box,
  Dice,
  Group,
  Kind,
  MonsterId,
  Owned,
  Potion,
  PowerFace,
  Prop,
  Tier,
  Tokens,
} from '../../vocabulary.ts';

// ---- what is named ----

/** What the campaign's boards are furnished with; the letter of each is in `chart.ts`. */
export const FURNISHINGS = [
  'table',
  'bone-heap',
  'sarcophagus',
  'fountain',
  'giant-mushrooms',
  'throne',
  'summoning-circle',
] as const satisfies readonly Prop[];
export type Furnishing = (typeof FURNISHINGS)[number];

/** What somebody stands on or beside. */
export type Ground = Prop | 'leader';

export const SHIELDS = ['green', 'yellow', 'red'] as const;
/** Of a trail and of an incident: how dangerous it is. */
export type Shield = (typeof SHIELDS)[number];

export const PASSAGE_COLOURS = ['red', 'orange', 'yellow', 'blue', 'purple'] as const;
export type PassageColour = (typeof PASSAGE_COLOURS)[number];

/** For each metal of the campaign. */
export type PerTier = { readonly [tier in Tier]: number };

// ---- the map ----

export interface Passage extends PassageSpec {
  readonly colour: PassageColour;
}

/** A board as it is drawn. */
export interface Chart {
  readonly rows: readonly string[];
  readonly doors: readonly DoorSpec[];
  /** The upper left of the four spaces behind the red door. */
  readonly portal?: Spot;
  /** Spaces, as boxes, on which the overlord places nobody at the start (LEG-8.8). */
  readonly red?: readonly string[];
  /** Spaces by name, as boxes. */
  readonly regions?: { readonly [name: string]: readonly string[] };
  readonly passages?: readonly Passage[];
}

// ---- who waits there ----

/** Added to the figures of its form (LEG-6.40). */
export interface LeaderSpec {
  readonly monster: MonsterId;
  readonly rank: 'normal' | 'master';
  readonly wounds: number;
  readonly armour: number;
  readonly abilities: readonly Owned[];
}

export type Figures = readonly Group[];

// ---- what a board does ----

/** Whom something is about: all monsters of these kinds, those who came with the board, its leader. */
export type About = readonly MonsterId[] | 'minions' | 'leader';

export type BoardMoment =
  | 'round-start'
  | 'overlord-turn-start'
  | 'hero-turn-start'
  | 'hero-turn-end'
  | 'monster-activated'
  | 'monster-moved' // at the end of its move
  | 'figure-turn-end' // anybody's, hero or monster
  | 'chest-opened'
  | 'money-taken'
  | 'killed-by-hero' // a monster
  | 'hero-killed-by-leader'
  | 'leader-killed'
  | 'villager-left'; // by the portal

/** What then happens; `hero` and `monster` are those whom it happened to. */
export type BoardOp =
  /** Gained; lost where it is less than 0. */
  | { readonly op: 'fatigue'; readonly n: number; readonly whom?: 'heroes' }
  | { readonly op: 'threat'; readonly n: number }
  | { readonly op: 'conquest'; readonly n: number; readonly to?: 'overlord' }
  | { readonly op: 'heal'; readonly n: number }
  /** Of all other monsters; they are left with one wound at least. */
  | { readonly op: 'wither'; readonly n: number }
  /** Tokens that whoever it happened to is rid of. */
  | { readonly op: 'shed'; readonly tokens: Tokens }
  /** On an empty space of the overlord's choice that leaves every way open. */
  | { readonly op: 'lay'; readonly prop: Prop }
  /** One of them, as the overlord likes, and every way stays open; or none. */
  | { readonly op: 'shift'; readonly prop: Prop; readonly by: number }
  /** The overlord may pay, and an egg with no hero beside it becomes such a monster. */
  | { readonly op: 'hatch'; readonly monster: MonsterId; readonly threat: number }
  /** One power die is rolled. */
  | { readonly op: 'roll'; readonly on: { readonly [face in PowerFace]?: readonly BoardOp[] } };

export interface Happening {
  readonly when: BoardMoment;
  readonly about?: About;
  /** Only for whoever is there. */
  readonly on?: Ground;
  readonly beside?: Ground;
  readonly do: readonly BoardOp[];
}

/** What holds as long as the board is played. */
export type BoardLaw =
  | { readonly law: 'speed'; readonly about: About; readonly n: number }
  /** A rank is added to the one that they have (LEG-6.40). */
  | {
      readonly law: 'attacks-have';
      readonly about: About;
      readonly ability: Ability;
      readonly rank?: number;
      readonly on?: Ground;
    }
  /** More dice in each attack, but no more of a colour than so many. */
  | { readonly law: 'dice'; readonly about: About; readonly dice: Dice; readonly most: number }
  /** Armour, until it first attacks or is attacked. */
  | { readonly law: 'still-armour'; readonly about: About; readonly n: number }
  /** Obstacles of this kind do not stop them. */
  | { readonly law: 'pass'; readonly about: About; readonly prop: Prop }
  | { readonly law: 'attacks-within'; readonly about: About; readonly n: number }
  /** Attacks of this kind at such a range or further miss on this face of a power die. */
  | { readonly law: 'miss-on'; readonly kind: Kind; readonly from: number; readonly face: PowerFace }
  /** Of heroes: range that they need besides. */
  | { readonly law: 'range-more'; readonly kind: Kind; readonly n: number }
  /** From such a space, by anybody. */
  | {
      readonly law: 'attack-from';
      readonly on: Ground;
      readonly kind: Kind;
      readonly ability: Ability;
      readonly rank: number;
    }
  | { readonly law: 'no-aim-at-leader' }
  /** Spawn cards that bring such monsters bring so many more. */
  | { readonly law: 'spawn-more'; readonly monster: MonsterId; readonly n: number }
  /** There, and beside, monsters are spawned though heroes see the space. */
  | { readonly law: 'spawn-at'; readonly on: Furnishing }
  /** Nobody is spawned behind these doors until they have been opened: regions by doors (LEG-20.6). */
  | { readonly law: 'cells'; readonly cells: { readonly [door: string]: string } }
  /** Threat to turn the reinforcement marker up. */
  | { readonly law: 'marker-costs'; readonly n: number }
  /** Such tokens count twice where one power die shows this face. */
  | { readonly law: 'tokens-double'; readonly token: keyof Tokens; readonly face: PowerFace }
  | { readonly law: 'tokens-stay'; readonly token: keyof Tokens }
  /** Opened, but with nothing in it for anybody. */
  | { readonly law: 'no-loot'; readonly of: 'chest' | Furnishing }
  /** Each of these spaces once, by a hero on it. */
  | { readonly law: 'search'; readonly on: Ground; readonly movement: number; readonly coins: number }
  /** While a monster stands there all others are left with one wound at least, itself never; and heroes pass through them (LEG-20.6). */
  | { readonly law: 'spared-by'; readonly on: Furnishing }
  /** The leader comes back once, the turn after, where it began; whoever is there gives way. Its reward and key are for the second time. */
  | { readonly law: 'leader-returns' }
  /** Another leader of the same figures, on a normal monster's stand, in the same room; the key takes both deaths. */
  | { readonly law: 'twins' }
  /** The leader comes in the overlord's turn after the first glyph, beside this, or where it was (LEG-20.6). */
  | { readonly law: 'leader-late'; readonly beside: Furnishing }
  /** The leader does nothing before this, or stays in its room. */
  | { readonly law: 'leader-waits'; readonly until: 'attacked' | 'glyph-or-chest'; readonly stays?: true }
  /** No monster may come onto it; a hero breaks it, for movement points; until then the leader is left with one wound. */
  | { readonly law: 'leader-bound'; readonly to: Prop; readonly movement: number }
  /** The red door stays shut while any such monster lives. */
  | { readonly law: 'door-barred-by'; readonly monster: MonsterId }
  /** Whoever is not a hero and walks beside them; heroes move it after their turns. */
  | { readonly law: 'walks-along'; readonly who: 'villager' | 'cub'; readonly n: number }
  /** Which figures trees let in. */
  | { readonly law: 'trees-bar'; readonly size: 'small' }
  /** Points for a space that nobody enters elsewhere. */
  | { readonly law: 'wade'; readonly prop: Prop; readonly cost: number }
  /** Wounds in place of the usual ones, for whoever is thrown in. */
  | { readonly law: 'thrown-into'; readonly prop: Prop; readonly wounds: number }
  /** Whoever's turn the ice ends beside such a thing falls into it; flyers do not. */
  | { readonly law: 'slide-into'; readonly prop: Prop }
  /** Dice for the ambush, of which one has to show a face of the card. */
  | { readonly law: 'ambush-dice'; readonly n: number };

export type BoardRule = Happening | BoardLaw;

// ---- rows: under the ground ----

interface Drawn extends Chart {
  /** Of another box than those that the campaign needs. */
  readonly box?: Extract<Box, 'tomb-of-ice'>;
  readonly rules: readonly BoardRule[];
}

/** One level of a dungeon, with sets of minions of which the overlord takes one (LEG-8.6). */
export interface DungeonLevelRow extends Drawn {
  readonly board: LevelId;
  readonly leader: LeaderSpec;
  readonly minions: readonly [Figures, Figures, Figures];
}

/** When the reward is given. */
export type RumourGoal =
  /** By the portal, all of the party; with the villager alive, where one is named. */
  | { readonly goal: 'leave'; readonly alive?: 'villager' }
  | { readonly goal: 'leader-killed' }
  | { readonly goal: 'chests-and-leave'; readonly n: number }
  | { readonly goal: 'glyphs-and-leave' }
  | { readonly goal: 'led-out'; readonly who: 'villager' | 'cub' }
  /** Movement points spent there by a hero, once the leader is dead. */
  | { readonly goal: 'lit'; readonly on: Furnishing; readonly movement: number };

/** What a party, its heroes or the overlord come by, besides what boards always give. */
export type Windfall =
  | { readonly gain: 'coins'; readonly n: number | PerTier }
  | { readonly gain: 'conquest'; readonly n: number; readonly to?: 'overlord' }
  | { readonly gain: 'xp'; readonly each: number }
  | { readonly gain: 'overlord-xp-lost'; readonly most: number }
  /** Treasures of the level: drawn, and so many kept; of any metal where one is named. */
  | { readonly gain: 'treasure'; readonly draw: number; readonly keep: number; readonly tier?: Tier }
  /** One card of the level's deck, looked for, and no cache. */
  | { readonly gain: 'treasure-of-choice' }
  | { readonly gain: 'relic'; readonly relic: string }
  | { readonly gain: 'potions'; readonly potion: Potion; readonly each: number }
  | { readonly gain: 'buy-potion'; readonly each: number; readonly coins: number }
  | { readonly gain: 'wounds-max'; readonly each: number }
  | { readonly gain: 'secret-training' }
  | { readonly gain: 'skill' }
  | { readonly gain: 'curse'; readonly whom: 'random' }
  | { readonly gain: 'treachery-lost'; readonly n: number }
  /** Upgrades of the avatar that have not been bought, as the heroes choose. */
  | { readonly gain: 'upgrades-lost'; readonly n: number }
  /** All siege tokens; and the next roll to raze a city fails. */
  | { readonly gain: 'sieges-lifted' }
  /** One lieutenant, as the heroes choose, goes to the keep without what he carries. */
  | { readonly gain: 'lieutenant-banished'; readonly weeks: number }
  /** Once at each metal an encounter is called off before its card is drawn. */
  | { readonly gain: 'feather' }
  | { readonly gain: 'party-upgrade'; readonly of: readonly string[] }
  /** At the start of so many dungeons the heroes see the overlord's first hand. */
  | { readonly gain: 'foresight'; readonly dungeons: number };
/** As a rumour is heard (LEG-9.2), and at its end: what is bought, and curses, are of the first alone. */
type Heard = 'buy-potion' | 'curse';
export type Reward = Exclude<Windfall, { readonly gain: Heard }>;

export interface RumourRow extends Drawn {
  readonly board: RumourId;
  /** Trails to its place, at least (LEG-9.5). */
  readonly distance: number;
  /** When the card is drawn (LEG-9.2). */
  readonly first?: Windfall;
  readonly goal: RumourGoal;
  readonly reward: readonly Reward[];
  /** The card stays with the party. */
  readonly kept?: true;
  readonly leader: LeaderSpec;
  readonly minions: readonly [Figures];
}

export interface LegendaryRow extends Drawn {
  readonly board: LegendaryId;
  /** Open in its time alone (LEG-10.1). */
  readonly tier: Tier;
  readonly leader: LeaderSpec;
  readonly minions: readonly [Figures];
  readonly reward: readonly Reward[];
}

/** What brings the avatar; it comes with its tenth overlord turn at the latest. */
export type Appears =
  | { readonly on: 'region'; readonly region: string }
  | { readonly on: 'leader-killed' }
  | { readonly on: 'glyphs'; readonly n: number }
  | { readonly on: 'chest-or-leader' }
  | { readonly on: 'turn-or-leader'; readonly turn: number }
  | { readonly on: 'red-door' };

/** What happens as it comes. */
export type Arrival =
  | { readonly as: 'orders-discarded' }
  | { readonly as: 'clones'; readonly n: number }
  | { readonly as: 'tokens'; readonly tokens: Tokens }
  /** So many empty spaces beside each chest, as the overlord likes. */
  | { readonly as: 'ground-beside-chests'; readonly prop: Prop; readonly n: number };

export interface KeepLevelRow extends Drawn {
  readonly board: KeepId;
  readonly avatar: AvatarId;
  readonly appears: Appears;
  /** Where: on the leader's mark, or on the four spaces behind the red door, which are floor here. */
  readonly at: 'mark' | 'portal';
  /** First this, then the avatar; or the avatar, then this. */
  readonly before: readonly Arrival[];
  readonly after: readonly Arrival[];
  /** An ordinary one, who starts on the mark. */
  readonly leader?: LeaderSpec;
  readonly minions: readonly [Figures];
}

// ---- rows: under the sky ----

export interface GroundRow extends Drawn {
  readonly board: GroundId;
  /** Exit tiles, each two spaces `E` side by side. */
  readonly exits: number;
}

/** Whom what is bought with threat is about: the leader, one monster of a kind or all of them, a hero so placed. */
export type Target =
  | { readonly who: 'leader' }
  | { readonly who: 'one' | 'every'; readonly of: MonsterId }
  | {
      readonly who: 'hero';
      readonly within?: number;
      readonly beside?: MonsterId;
      readonly seen?: true;
      readonly asleep?: true;
    }
  | { readonly who: 'heroes-beside-leader' | 'heroes-grappled' };

/** What threat buys in the overlord's own turn. */
export type ThreatOp =
  | { readonly buy: 'reinforce'; readonly monster: MonsterId; readonly n: number }
  /** In the same activation. */
  | { readonly buy: 'attack-again'; readonly target: Target; readonly breath?: true }
  | { readonly buy: 'attack-with'; readonly target: Target; readonly kind: Kind; readonly dice: Dice }
  /** Of the next attack of the leader, or of all attacks of a kind this turn. */
  | { readonly buy: 'bonus'; readonly target: Target; readonly bonus: Bonus }
  /** A rank in place of the one it has. */
  | { readonly buy: 'rank'; readonly target: Target; readonly ability: Ability; readonly rank: number }
  /** For each attack this turn that hurts somebody. */
  | { readonly buy: 'more-tokens'; readonly target: Target; readonly tokens: Tokens }
  | { readonly buy: 'ignore-blank'; readonly target: Target; readonly of: 'bash' }
  /** Spaces during its activation. */
  | {
      readonly buy: 'move';
      readonly target: Target;
      readonly n: number;
      readonly when: 'any' | 'after-attack' | 'at-once';
    }
  | { readonly buy: 'move-again'; readonly target: Target }
  | { readonly buy: 'leap-moved'; readonly target: Target }
  | { readonly buy: 'through-heroes'; readonly target: Target }
  | { readonly buy: 'speed'; readonly target: Target; readonly n: number }
  /** To free spaces so near. */
  | { readonly buy: 'reappear'; readonly target: Target; readonly within: number }
  | { readonly buy: 'swap'; readonly target: Target; readonly with: MonsterId }
  | { readonly buy: 'heal'; readonly target: Target; readonly n: number }
  | { readonly buy: 'tokens'; readonly target: Target; readonly tokens: Tokens }
  | { readonly buy: 'fatigue'; readonly target: Target; readonly n: number }
  /** As Knockback does. */
  | { readonly buy: 'push'; readonly n: number }
  /** Coins of the treasury, or fatigue of a hero of the heroes' choice. */
  | { readonly buy: 'toll'; readonly coins: number; readonly fatigue: number };

export interface ThreatAbility {
  readonly threat: number;
  readonly does: ThreatOp;
}

/** What is met without a fight. */
export type Meeting =
  | { readonly meet: 'back' }
  | { readonly meet: 'merchant'; readonly potions: number; readonly coins: number; readonly treasures: number }
  /** One of the two, as the party likes. */
  | { readonly meet: 'thanks'; readonly coins: PerTier; readonly heal: number }
  /** Ignoring armour, never the last wound. */
  | { readonly meet: 'storm'; readonly wounds: number }
  /** For each hero who pays. */
  | { readonly meet: 'healer'; readonly coins: number }
  | { readonly meet: 'shrine'; readonly treasures: number; readonly tokens: Tokens }
  /** Each hero rolls one power die; ignoring armour, never the last wound. */
  | { readonly meet: 'fall'; readonly wounds: { readonly [face in PowerFace]: number } };

interface Met {
  readonly incident: IncidentId;
  readonly box?: Extract<Box, 'tomb-of-ice'>;
  readonly shield: Shield;
}
export interface FightRow extends Met {
  /** Faces of the die with which it is an ambush. */
  readonly ambush: readonly PowerFace[];
  /** Always a unique monster. */
  readonly leader: LeaderSpec;
  readonly minions: Figures;
  readonly abilities: readonly ThreatAbility[];
}
export interface MeetingRow extends Met {
  readonly does: Meeting;
}
export type IncidentRow = FightRow | MeetingRow;

// ---- ids ----

export const LEVELS = [
  'level-01',
  'level-02',
  'level-03',
  'level-04',
  'level-05',
  'level-06',
  'level-07',
  'level-08',
  'level-09',
  'level-10',
  'level-11',
  'level-12',
  'level-13',
  'level-14',
  'level-15',
  'level-16',
  'level-17',
  'level-18',
  'level-19',
  'level-20',
  'level-21',
  'level-22',
  'level-23',
  'level-24',
  'level-25',
  'level-26',
  'level-27',
  'level-28',
  'level-29',
  'level-30',
  'level-31',
  'level-32',
  'level-33',
  'level-34',
  'level-35',
  'level-36',
  'level-37',
  'level-38',
  'level-39',
  'level-40',
  'level-41',
  'level-42',
  'level-43',
  'level-44',
] as const;
export type LevelId = (typeof LEVELS)[number];
export const RUMOURS = [
  'the-twins',
  'the-lost-armoury',
  'the-hermits-secret',
  'the-stolen-tithe',
  'the-captive-sage',
  'the-beacon-of-dawn',
  'the-silver-quiver',
  'a-mothers-lament',
  'the-broken-seal',
  'the-drowned-bell',
  'the-black-ledger',
  'the-smugglers-map',
  'the-plague-doctor',
  'the-deserter',
  'the-sleeping-king',
  'the-frozen-sepulchre',
] as const;
export type RumourId = (typeof RUMOURS)[number];
export const LEGENDARY = ['caverns-of-thuul', 'fools-rapids', 'valley-of-souls'] as const;
export type LegendaryId = (typeof LEGENDARY)[number];
export const KEEP_LEVELS = [
  'keep-titan',
  'keep-beastman-lord',
  'keep-spider-queen',
  'keep-great-wyrm',
  'keep-demon-prince',
  'keep-sorcerer-king',
] as const;
export type KeepId = (typeof KEEP_LEVELS)[number];
export const GROUNDS = [
  'ancient-grove',
  'river-crossing',
  'rocky-pass',
  'open-meadow',
  'marsh',
  'burnt-village',
  'foggy-moor',
  'old-graveyard',
  'cliff-road',
  'standing-stones',
  'pine-wood',
  'ruined-tower',
  'lakeside',
  'mushroom-dell',
  'night-camp',
  'frozen-lake',
  'glacier',
] as const;
export type GroundId = (typeof GROUNDS)[number];
export const INCIDENTS = [
  'lost',
  'travelling-merchant',
  'grateful-villagers',
  'sudden-storm',
  'road-thieves',
  'kobold-tollgate',
  'hounds-in-the-night',
  'wings-over-the-road',
  'web-across-the-path',
  'restless-bones',
  'blood-moon',
  'silent-as-the-grave',
  'a-silent-raid',
  'the-hermit',
  'cursed-shrine',
  'ogre-toll',
  'the-blood-tribe',
  'dark-procession',
  'serpent-coils',
  'manticore-nest',
  'nova-the-dragon',
  'the-stone-march',
  'giants-larder',
  'rift-of-flames',
  'troll-bridge',
  'warlocks-circle',
  'children-of-chaos',
  'knives-in-the-dark',
  'the-warband',
  'avalanche',
  'embers-in-the-snow',
  'the-pale-hunger',
  'mourners-on-the-moor',
  'the-stone-sisters',
  'the-white-worm',
] as const;
export type IncidentId = (typeof INCIDENTS)[number];
export const AVATARS = [
  'titan',
  'beastman-lord',
  'spider-queen',
  'great-wyrm',
  'demon-prince',
  'sorcerer-king',
] as const;
export type AvatarId = (typeof AVATARS)[number];

/** Of every board that has a map. */
export type BoardId = LevelId | RumourId | LegendaryId | KeepId | GroundId;
export type BoardRow = DungeonLevelRow | RumourRow | LegendaryRow | KeepLevelRow | GroundRow;
/** What a table plays on: a quest, or a board of the campaign. */
export type Played = QuestId | BoardId;
/** Names of all of them. */
export const BOARDS: readonly BoardId[] = [...LEVELS, ...RUMOURS, ...LEGENDARY, ...KEEP_LEVELS, ...GROUNDS];
