// A combat as figures alone: what its heroes can do, what the monster does to them, where it stands, what its end is worth.

/** A result of a combat action: wounds, diseases it leaves on the monster, whether a critical face was among its dice. */
export interface Hit {
  readonly wounds: number;
  readonly diseases: number;
  readonly critical: boolean;
  readonly chance: number;
}

/** Something a duelist can do on a combat turn. */
export interface Act {
  readonly key: string;
  /** Force counts: bonuses of physical attacks are added. */
  readonly physical?: true;
  /** Mute forbids it if it costs mana. */
  readonly mana: number;
  readonly health: number;
  /** What it uses up, as a bit of `used`. */
  readonly once: number;
  readonly isCard: boolean;
  readonly hits: readonly Hit[];
  /** Health for one of the two, or for all who fight. */
  readonly heals: number;
  readonly healsAll: boolean;
  readonly cures: number;
  /** On whom heals and cures fall: nobody is chosen where it is fixed. */
  readonly on: 'self' | 'partner';
  /** Monster actions kept off wholly; wounds kept off the next one. */
  readonly shield: number;
  readonly ward: number;
  readonly shieldsPartner: number;
  /** Wounds of the partner are one's own, less so many; none: below 0. */
  readonly guards: number;
  readonly rally: number;
}

export interface Duelist {
  readonly maxHealth: number;
  readonly maxMana: number;
  readonly acts: readonly Act[];
  /** What is added to physical attacks: always, to the first, by a partner who fights as well. */
  readonly physical: number;
  readonly firstPhysical: number;
  readonly partnerPhysical: number;
  readonly firstHurt: number;
  readonly riposte: number;
  readonly evades: boolean;
  readonly survives: boolean;
  readonly critMana: number;
  readonly cures: number;
  readonly canFlee: boolean;
  /** Health that a victory gives whoever stands. */
  readonly winHeal: number;
}

export interface Bout {
  readonly isMagic: boolean;
  readonly isPhysical: boolean;
  readonly blows: readonly Blow[];
}

/** What a bubble does to one hero, in order. */
export type Blow =
  | { readonly does: 'strike'; readonly chances: readonly (readonly [wounds: number, chance: number])[] }
  | { readonly does: 'infect'; readonly chances: readonly (readonly [disease: number, chance: number])[] }
  | { readonly does: 'drain'; readonly n: number }
  | { readonly does: 'heal'; readonly n: number };

export interface Standing {
  readonly health: number;
  readonly mana: number;
  /** Bits of what has been used up. */
  readonly used: number;
  readonly diseases: number;
  readonly shield: number;
  readonly ward: number;
  /** -1: guards nobody. */
  readonly guards: number;
  readonly status: 0 | 1 | 2;
  readonly acted: boolean;
}

export const IN = 0;
export const DOWN = 1;
export const FLED = 2;

export const PARALYSIS = 1;
export const MUTE = 2;
export const POISON = 4;

/** Bits of `used` for what works by itself; the others belong to acts. */
export const FIRST_PHYSICAL = 1;
export const FIRST_HURT = 2;
export const SURVIVED = 4;
export const FIRST_ACT_BIT = 8;

export interface Position {
  readonly cubes: number;
  readonly bubble: number;
  readonly diseases: number;
  readonly rally: number;
  readonly round: number;
  readonly heroes: readonly Standing[];
}

/** What an end is worth: the heroes choose what is worth most on average. */
export interface Stakes {
  readonly win: number;
  readonly fall: number;
  /** Both down, or the second of this turn: the adventure is lost. */
  readonly lost: number;
  readonly card: number;
  readonly mana: number;
  readonly health: (left: number) => number;
}

export const STAKES: Stakes = {
  win: 12,
  fall: 9,
  lost: 60,
  card: 1.2,
  mana: 0.35,
  health: left => 1.6 * Math.min(left, 2) + 0.9 * Math.max(0, left - 2),
};

/** How a combat ends, on average. */
export interface Odds {
  /** Nothing was left out or done at a glance: with the best choices it comes to this. Else it is about so. */
  readonly exact: boolean;
  readonly worth: number;
  readonly win: number;
  /** That the adventure is lost in it. */
  readonly lost: number;
  /** Of each hero: that they fall, and the health they are left with. */
  readonly falls: readonly number[];
  readonly health: readonly number[];
}

export interface Duel {
  readonly heroes: readonly Duelist[];
  /** In which order they act in each round, and are struck. */
  readonly order: readonly number[];
  readonly bouts: readonly [Bout, Bout, Bout];
  readonly stakes: Stakes;
  /** Somebody has fallen already in this turn: the next fall loses the adventure (ASH-25.7). */
  readonly isLast: boolean;
  /** It has figures for all that the heroes could do. */
  readonly isWhole: boolean;
  /** A failure face inflicts nothing (R66, as an option). */
  readonly failures: boolean;
  /** Whoever can flee does so now or not at all. */
  readonly isFirm: boolean;
}

/** A choice of the hero whose turn it is. */
export interface Choice {
  readonly key: string;
  readonly odds: Odds;
}

export const FLEE = 'flee';
