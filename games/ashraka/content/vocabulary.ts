// The words in which the cards, sheets and booklets of Ashraka are written: names from the glossary, and what a text does, as `Op`s.
// Ops are carried out in order; win and loss are looked at after each of them (ASH-27.7).

// ---- the names of things (glossary) ----

export const ADVENTURES = [1, 2, 3, 4, 5] as const;
export type AdventureNumber = (typeof ADVENTURES)[number];

/** Ids of things that belong to one adventure begin with it. */
export type PlaceId = `a${AdventureNumber}-${string}`;
export type PathId = `a${AdventureNumber}-e-${string}`;
export type FindId = `a${AdventureNumber}-find-${string}`;
/** A place and its symbol: `-q` is ?, `-x` is !. */
export type EventId = `a${AdventureNumber}-${string}-${'q' | 'x'}`;

export const HERO_IDS = ['atsu-rabbit', 'tantan-tanuki', 'brunn-badger', 'ondine-otter'] as const;
export type HeroId = (typeof HERO_IDS)[number];
export type Pawn = 'green' | 'orange' | 'brown' | 'blue';

export const CHARACTERISTICS = ['health', 'actions', 'force', 'knowledge', 'inventory', 'mana'] as const;
export type Characteristic = (typeof CHARACTERISTICS)[number];

export const RUNES = ['blue', 'red', 'mauve'] as const;
export type Rune = (typeof RUNES)[number];
/** Runes that an upgrade costs. */
export type Cost = { readonly [rune in Rune]?: number };

/** What the winner of a combat may choose. */
export type Reward =
  | { readonly coins: number }
  | { readonly blue: number }
  | { readonly red: number }
  | { readonly mauve: number };

/** What an option or a box asks for: without it, it cannot be chosen (ASH-26.9). Its ops take it. */
export type Price =
  | { readonly coins: number }
  | { readonly blue: number }
  | { readonly red: number }
  | { readonly card: EquipmentType };

export const DICE = ['orange', 'red', 'black'] as const;
export type Die = (typeof DICE)[number];
export type Face = 'fail' | 'wound' | 'critical';

/** Colours of the disease die and of storm arrows. */
export const DISEASE_COLOURS = ['yellow', 'blue', 'green'] as const;
export type DiseaseColour = (typeof DISEASE_COLOURS)[number];
export const DISEASES = ['paralysis', 'mute', 'poison'] as const;
export type Disease = (typeof DISEASES)[number];

export const PLACE_KINDS = [
  'empty',
  'campfire',
  'inn',
  'sanctuary',
  'exploration',
  'merchant-1',
  'merchant-2',
  'quay',
  'storm',
  'fireflies',
] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];
/** A step is a space too, but no place (ASH-7). */
export type SpaceKind = PlaceKind | 'step';

export const PATH_KINDS = ['green', 'dangerous', 'waterway', 'storm', 'exit'] as const;
export type PathKind = (typeof PATH_KINDS)[number];
/** A half of a double board. */
export type Half = 'A' | 'B';

export type EventSymbol = '?' | '!';
/** Tokens that an instruction lays on a space; monsters have an op of their own. */
export type RoamingToken = 'merchant-1' | 'merchant-2' | 'portal-blue' | 'portal-orange' | 'lock';

export const MONSTER_COLOURS = ['blue', 'ochre', 'green', 'red'] as const;
export type MonsterColour = (typeof MONSTER_COLOURS)[number];
export type BubbleKind = 'physical' | 'magic' | 'empty';

export const EQUIPMENT_TYPES = ['free', 'adventure', 'combat'] as const;
export type EquipmentType = (typeof EQUIPMENT_TYPES)[number];
export const FIND_TYPES = [...EQUIPMENT_TYPES, 'treasure', 'void', 'quest', 'trap', 'luck'] as const;

export const TILE_COLOURS = ['orange', 'red', 'black', 'blue'] as const;
export type TileColour = (typeof TILE_COLOURS)[number];

export type Tree = 'adventure' | 'combat';
export type Limit = 'turn' | 'combat' | 'adventure';

export const MONSTER_IDS = [
  'clawed-prowler',
  'ill-omen-raven',
  'rat-brigand',
  'stump-spider',
  'will-o-wisp',
  'enraged-boar',
  'mire-serpent',
  'mist-hag',
  'spectral-wolf',
  'ivy-golem',
  'rat-guard',
  'sand-jackal',
  'dune-worm',
  'gargoyle',
  'rat-champion',
  'avatar-of-ashraka',
] as const;
export type MonsterId = (typeof MONSTER_IDS)[number];

export const ALLY_IDS = [
  'wise-rabbit',
  'braiebois-sentinel',
  'grateful-woodcutter',
  'wandering-scribe',
  'lord-rugor',
  'dryad',
  'old-owl',
  'ferryman',
  'marsh-witch',
  'heron-messenger',
  'nomad-guide',
  'sphinx',
  'sand-fox',
  'freed-prisoners',
  'night-alchemist',
  'clockmaker',
  'spirit-of-val-garenne',
] as const;
export type AllyId = (typeof ALLY_IDS)[number];

/** What the story remembers, within an adventure and after it. */
export const FLAGS = [
  'cave-explored',
  'woodcutter-friend',
  'dryad-friend',
  'riddle-failed',
  'riddle-first-try',
  'witch-paid',
  'sphinx-answered',
  'freed-prisoners',
  'clock-stopped',
  'gate-blown',
] as const;
export type Flag = (typeof FLAGS)[number];

// ---- whom and where an op means ----

/**
 * `self`: the acting hero. `either`: they or their partner on the same space or in the same combat, chosen. `each`: both heroes
 * still on the board. `eachHere`: on the acting hero's space. `choose`: any hero. `hero`: whom the monster is acting against.
 * A KO hero is among them; they lose nothing, and what a Destiny row gives does not reach them (ASH-25.14).
 */
export type HeroTarget = 'self' | 'partner' | 'either' | 'each' | 'eachHere' | 'eachCombat' | 'choose' | 'hero';
export type Target = HeroTarget | 'monster';

/** Of several heroes, those who stand there. */
export type Where =
  | { readonly kinds: readonly SpaceKind[] }
  | { readonly not: readonly SpaceKind[] }
  | { readonly place: PlaceId };

/** `this`: the place on which the activating hero stands (ASH-9.10). */
export type Spot = 'this' | PlaceId;

/** Where somebody is put: beside a hero, with a monster, on a space of these kinds (of their half of the board), on a place. */
export type Destination =
  | 'partner'
  | 'self'
  | 'monster'
  | { readonly kinds: readonly PlaceKind[]; readonly board?: 'own' }
  | { readonly place: PlaceId };

// ---- lasting modifiers ----

/** Values that are raised or lowered by `n`. */
export const NUMBER_STATS = [
  'bagSlots', // slots of the Bag that are open in this adventure
  'bagTakeCost',
  'buyPrice',
  'critBonus', // wounds of a physical attack that shows a critical face
  'critMana', // mana after a skill that shows one
  'dangerCost', // health that a dangerous segment costs
  'endTurnCoins', // coins at the end of each turn
  'endTurnCure', // disease tokens removed at the end of one's combat turn, after poison
  'engageCost',
  'eventHurtCap', // the most health that one row or entry can take
  'firstHurt', // of the first loss of health in a combat
  'firstMonsterHealth', // cubes of the first monster placed in the adventure
  'firstMoveFree', // moves of a turn that cost no action
  'firstPhysical', // wounds of the first physical attack of a combat
  'fleeCost',
  'leaveMonsterCost', // actions to leave a place with a monster
  'monsterChoice', // cards looked at when a monster comes from the deck
  'restHealth', // health on top of an activated campfire or inn
  'restTokens', // tokens that campfire and inn give
  'rewardPlus', // of the same kind as the reward chosen
  'riposte', // cubes that a physical action costs the monster which hurts the hero
  'sellPenalty',
  'turnMana', // mana at the start of each turn
  'voidRedraw', // cards drawn again after a Void
  'winCoins',
  'winHeal',
] as const;
export type NumberStat = (typeof NUMBER_STATS)[number];

/** What simply holds. */
export const SWITCH_STATS = [
  'matchingAuto', // a disease that had to be matched is inflicted without a roll
  'softRespawn', // back from KO with full health, mana and equipment
  'surviveAt1', // the last health is not lost in combat
  'tradeAnywhere',
] as const;
export type SwitchStat = (typeof SWITCH_STATS)[number];

/** Holds while the skill is learned, the card is held or the ally is in use. An ally's is for both heroes. */
export type Mod = { readonly op: 'mod' } & (
  | { readonly [S in NumberStat]: { readonly stat: S; readonly n: number } }[NumberStat]
  | { readonly [S in SwitchStat]: { readonly stat: S } }[SwitchStat]
  /** The next equipment card played comes back to its owner's hand. */
  | { readonly stat: 'cardReturn'; readonly scope: 'next-card' }
  | { readonly stat: 'evadeOn'; readonly colour: DiseaseColour }
  | { readonly stat: 'knowledge'; readonly n: number; readonly scope?: 'next-card' }
  /** Wounds of physical attacks: one's own, those of everybody until the combat ends, or the partner's in the same combat. */
  | { readonly stat: 'physical'; readonly n: number; readonly of?: 'eachCombat' | 'partner' }
  | { readonly stat: 'quayPrice'; readonly set: 0 }
  | { readonly stat: 'reroll'; readonly dice: number | 'all'; readonly per: 'turn' }
  /** Of the first turn and of every third after it, where it says so. */
  | { readonly stat: 'turnActions'; readonly n: number; readonly every?: 3 }
);
export type Stat = Mod['stat'];
export type ModOf<S extends Stat> = Extract<Mod, { readonly stat: S }>;

// ---- ops ----

interface Outcome<F> {
  readonly faces: readonly F[];
  /** The branch of the story read when this comes up; it has no effect of its own. */
  readonly say?: string;
  readonly ops: readonly Op[];
}

interface TokenOp<Name> {
  readonly op: Name;
  readonly target: HeroTarget;
  readonly where?: Where;
  readonly n: number;
}

interface Branches {
  readonly say?: string;
  readonly sayOtherwise?: string;
  readonly ops: readonly Op[];
  readonly otherwise?: readonly Op[];
}

export type Op =
  // combat
  | { readonly op: 'wound'; readonly dice: readonly Die[]; readonly flat?: number }
  /** The monster wounds the hero it is acting against. */
  | { readonly op: 'strike'; readonly dice: readonly Die[]; readonly flat?: number }
  | ({ readonly op: 'disease'; readonly target: 'monster' | 'hero' } & (
      | { readonly mode: 'auto' | 'matching'; readonly disease: Disease }
      | { readonly mode: 'random' }
    ))
  | { readonly op: 'cure'; readonly target: 'either'; readonly n: number | 'all' }
  /** So many wounds fewer from each of the monster's next actions. */
  | { readonly op: 'block'; readonly target: 'self' | 'partner'; readonly n: number | 'all'; readonly actions: 1 | 2 }
  /** Until one's next combat turn, wounds aimed at the partner are one's own, less so many each time. */
  | { readonly op: 'guard'; readonly reduce: number }
  | { readonly op: 'freeEngage' }
  /** Dice just rolled by a hero. */
  | { readonly op: 'reroll'; readonly dice: number }
  // monsters
  | { readonly op: 'hurtMonster'; readonly which: 'here' | 'choose'; readonly n: number }
  | { readonly op: 'healMonster'; readonly which: 'self' | 'all'; readonly n: number }
  /** One in play, of the players' choice, but no boss; there is no reward. */
  | { readonly op: 'removeMonster' }
  | { readonly op: 'moveMonster'; readonly from: 'adjacent'; readonly to: 'here' }
  | { readonly op: 'moveMonster'; readonly from: 'choose'; readonly to: 'choose-empty' }
  /** ASH-11. A named monster comes from the deck or from aside; if it is in play already, the top of the deck instead. */
  | {
      readonly op: 'monster.place';
      readonly at: Spot;
      readonly extraHealth?: number;
      readonly monster?: MonsterId;
    }
  // tokens of heroes, clipped at 0 and at the maximum
  | TokenOp<'gainHealth'>
  | TokenOp<'loseHealth'>
  | TokenOp<'gainMana'>
  | TokenOp<'loseMana'>
  | { readonly op: 'actions'; readonly target: 'self' | 'partner' | 'either'; readonly n: number }
  // what the players have in common; a negative `n` takes what is there
  | { readonly op: 'coins'; readonly n: number; readonly nOnQuay?: number }
  | { readonly op: 'rune'; readonly colour: Rune; readonly n: number }
  // movement
  | {
      readonly op: 'move';
      /** `eachHere`: the hero and a partner on the same space, together. */
      readonly target: 'self' | 'eachHere';
      readonly max: number;
      readonly paths: readonly ('green' | 'dangerous' | 'waterway')[];
      /** Dangerous segments cost no health; a waterway costs no coins. */
      readonly freeDanger?: true;
      readonly freeCoins?: true;
    }
  | { readonly op: 'teleport'; readonly target: 'self' | 'partner'; readonly to: Destination }
  | { readonly op: 'stormChoice' }
  // cards
  /** Turns the top of so many exploration piles face up. */
  | { readonly op: 'reveal'; readonly piles: number | 'all'; readonly board?: 'own' }
  /** Draws so many and keeps some; the others go back on top, face up. */
  | { readonly op: 'draw'; readonly pile: 'here' | 'choose-revealed'; readonly n: number; readonly keep: 1 }
  /** The top card, if it is equipment. */
  | { readonly op: 'fromDiscard' }
  | { readonly op: 'discard'; readonly type: EquipmentType; readonly n: number }
  /** Cards for the partner, wherever they stand. */
  | { readonly op: 'trade' }
  /** From the reserve; a Treasure is applied at once. `choose`: to either hero, as the players like. */
  | { readonly op: 'find.give'; readonly find: FindId; readonly to: 'self' | 'choose' }
  /** Whichever hero has it. */
  | { readonly op: 'find.discard'; readonly find: FindId }
  /** Together: face down, shuffled, dealt back as evenly as before. */
  | { readonly op: 'pile.shuffle'; readonly piles: readonly number[] }
  // Destiny
  | { readonly op: 'peekDestiny'; readonly n: number }
  /** The tile looked at may go last among those of its colour. */
  | { readonly op: 'destinyDefer' }
  /** The next tile is turned, its row is not applied. */
  | { readonly op: 'destinySkip' }
  | { readonly op: 'destiny.insert'; readonly tile: number; readonly position: 'next' }
  // the board
  | { readonly op: 'token.set'; readonly symbol: EventSymbol; readonly at: Spot }
  | { readonly op: 'token.place'; readonly token: RoamingToken; readonly at: PlaceId }
  | { readonly op: 'token.remove'; readonly token: 'event'; readonly at: 'this' }
  | { readonly op: 'token.remove'; readonly token: 'lock'; readonly at: 'choose' }
  | { readonly op: 'marker.place'; readonly path: PathId }
  | { readonly op: 'marker.remove'; readonly path: PathId }
  // control
  | { readonly op: 'flag.set'; readonly flag: Flag }
  | ({ readonly op: 'if' } & ({ readonly flag: Flag } | { readonly notFlag: Flag }) & Branches)
  | ({ readonly op: 'ifFind'; readonly find: FindId; readonly holder: Holder } & Branches)
  | ({ readonly op: 'ifReserve'; readonly find: FindId } & Branches)
  /** There is a monster in play. */
  | ({ readonly op: 'ifMonsters' } & Branches)
  /** A critical face was among the dice of this text. */
  | { readonly op: 'ifCrit'; readonly ops: readonly Op[] }
  | { readonly op: 'choice'; readonly options: readonly Op[] }
  | { readonly op: 'test'; readonly die: 'orange'; readonly outcomes: readonly Outcome<Face>[] }
  /** Each hero rolls, and is `self` in what follows. */
  | { readonly op: 'testEach'; readonly die: 'disease'; readonly outcomes: readonly Outcome<DiseaseColour>[] }
  // the end
  | { readonly op: 'adventure.win' }
  | { readonly op: 'unlock.ally'; readonly ally: AllyId; readonly when?: Proviso }
  | { readonly op: 'unlock.hero'; readonly hero: HeroId }
  | { readonly op: 'unlock.allySlot2' }
  /** For each of the two heroes one quest-logo step that the player names (ASH-17.14). */
  | { readonly op: 'questUpgrade' }
  // lasting
  | Mod;

export type OpName = Op['op'];
export type OpOf<Name extends OpName> = Extract<Op, { readonly op: Name }>;

/** What a monster's bubble does. */
export type MonsterOp = OpOf<'strike' | 'disease' | 'healMonster' | 'loseMana' | 'coins'>;
/** What a victory gives. */
export type BonusOp = OpOf<'rune' | 'unlock.ally' | 'unlock.hero' | 'unlock.allySlot2' | 'questUpgrade'>;

/** What an ally at the end depends on: a flag, that nobody fell KO, how many tiles were left. */
export type Proviso = { readonly flag: Flag } | { readonly noKO: true } | { readonly tilesLeft: number };

/** Who must have a card: the activating hero, or whoever of the heroes stands here. */
export type Holder = 'self' | 'heroes-here';

/** What an entry asks for before it can be read (ASH-9.3). */
export type Condition =
  | { readonly is: 'hasFinds'; readonly finds: readonly FindId[]; readonly holder: Holder }
  | { readonly is: 'bothHeroesHere' };
