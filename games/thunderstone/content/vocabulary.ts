// The words in which cards are written: every row and every effect is one of these records.

export type CardType =
  | 'hero'
  | 'weapon'
  | 'edged'
  | 'blunt'
  | 'item'
  | 'food'
  | 'light'
  | 'magic'
  | 'spell'
  | 'villager'
  | 'disease'
  | 'monster'
  | 'thunderstone';

export type HeroClass = 'fighter' | 'cleric' | 'wizard' | 'thief' | 'archer' | 'militia';
export type MonsterClass =
  | 'abyssal'
  | 'doomknight'
  | 'humanoid'
  | 'dragon'
  | 'enchanted'
  | 'ooze'
  | 'undead'
  | 'doom'
  | 'spirit'
  | 'white'
  | 'green'
  | 'blue'
  | 'red'
  | 'black';

/** What may be bought by Spoils. */
export type SpoilsFilter = 'any' | 'weapon' | 'food';

/** What a Battle Effect destroys. */
export type Prey = 'cleric' | 'cleric-or-wizard' | 'fighter' | 'weapon' | 'hero' | 'militia' | 'food' | 'spell';

/** Which cards an ability looks at. All the conditions given must hold. */
export interface CardFilter {
  readonly type?: CardType;
  readonly notType?: CardType;
  readonly class?: HeroClass;
  readonly notClass?: HeroClass;
  readonly lightAtLeast?: number;
  readonly magicAtLeast?: number;
}

/** Counted in every battle by itself. */
export type ConstantAbility = { readonly timing: 'constant' } & (
  | {
      readonly op: 'attackBonus';
      readonly attack: number;
      readonly ranks?: readonly number[];
      readonly equipped?: 'edged';
    }
  | {
      readonly op: 'buffCards';
      readonly attack?: number;
      readonly magic?: number;
      readonly targets: readonly CardFilter[];
    }
  | { readonly op: 'multiplyMagic'; readonly factor: number }
  | { readonly op: 'cannotAttackRank'; readonly rank: number }
  | { readonly op: 'weaponThreshold'; readonly attack: number; readonly strengthAtLeast: number }
  | {
      readonly op: 'weaponConditional';
      readonly attack: number;
      readonly wielder: HeroClass;
      readonly against: readonly MonsterClass[];
    }
);

/** Used in the preparation for a battle: once a turn, or any number of times. */
export type DungeonAbility = { readonly timing: 'dungeon' | 'repeat-dungeon' } & (
  | { readonly op: 'draw'; readonly draw: number }
  | { readonly op: 'destroyForDraw'; readonly destroy: 'disease'; readonly draw: number }
  | { readonly op: 'destroyForAttack'; readonly destroy: 'food'; readonly attack: number }
  | { readonly op: 'takeWeakMonster'; readonly destroy: 'food'; readonly vp: readonly [number, number] }
  | { readonly op: 'attackPerCard'; readonly attack: number; readonly per: CardFilter }
  | { readonly op: 'returnMonster' }
  | { readonly op: 'othersDiscard'; readonly cards: number; readonly orHero?: true }
  | { readonly op: 'borrowHero' }
  | { readonly op: 'strengthBonus'; readonly strength: number }
  | { readonly op: 'convertHero'; readonly strength: number }
  | { readonly op: 'buffHeroes'; readonly attack: number; readonly strength: number }
  | { readonly op: 'weaponsWeightZero'; readonly draw: number }
  | { readonly op: 'convertAttackToMagic'; readonly draw: number }
  | { readonly op: 'banish' }
  | { readonly op: 'throwWeapon'; readonly attack: number }
);

/** Must be played when revealed in the Dungeon. */
export type MandatoryAbility = { readonly timing: 'dungeon-mandatory'; readonly op: 'diseasePenalty' };

/** Used while visiting the Village. */
export type VillageAbility = { readonly timing: 'village' } & (
  | { readonly op: 'extraBuy'; readonly purchases: number }
  | { readonly op: 'draw'; readonly draw: number }
  | { readonly op: 'destroySelfForGold'; readonly gold: number }
  | { readonly op: 'destroySelfForDraw'; readonly draw: number }
  | { readonly op: 'destroyForGold'; readonly plus: number }
  | { readonly op: 'destroyForXp'; readonly destroy: 'militia'; readonly xp: number }
);

export type LevelUpAbility = { readonly timing: 'level-up'; readonly op: 'militiaPromotion' };

/** After a victory, before the Hall moves. */
export type SpoilsAbility = { readonly timing: 'spoils' } & (
  | { readonly op: 'buyOne'; readonly filter: SpoilsFilter }
  | { readonly op: 'revealAndDestroy'; readonly cards: number }
);

/** After a victory. */
export type AfterVictoryAbility = { readonly timing: 'after-victory' } & (
  | { readonly op: 'returnMonster' }
  | { readonly op: 'gainXp'; readonly xp: number; readonly rank: number }
);

/** A constant power of the attacked monster. */
export type TraitAbility = { readonly timing: 'trait' } & (
  | { readonly op: 'halfUnless'; readonly unless: 'magic-attack-present' | 'equipped-weapon-present' }
  | { readonly op: 'lightPenalty'; readonly amount: number }
  | {
      readonly op:
        | 'halfMagic'
        | 'immuneMagic'
        | 'immuneEdged'
        | 'magicOnly'
        | 'magicRequired'
        | 'unequippedCannotAttack'
        | 'cannotBeAttackedInDark';
    }
);

/** What the attacked monster does in a battle, won or lost. */
export type BattleAbility = { readonly timing: 'battle' } & (
  | {
      readonly op: 'destroy';
      readonly what: Prey;
      readonly all?: true;
      readonly strongest?: true;
      readonly unless?: 'equipped-weapon-present';
    }
  | { readonly op: 'destroyWeakHeroes'; readonly threshold: number }
  | { readonly op: 'strengthAll'; readonly strength: number }
  | { readonly op: 'attackAll'; readonly attack: number }
  | { readonly op: 'gainDisease'; readonly diseases: number }
  | { readonly op: 'heroCannotAttack' }
  | { readonly op: 'buffEquipped'; readonly attack: number }
);

/** What a monster does when it arrives in Rank 1. */
export type BreachAbility = { readonly timing: 'breach' } & (
  | { readonly op: 'destroyVillageTop'; readonly cards: number }
  | { readonly op: 'allDiscard'; readonly cards: number }
);

/** What a captured monster gives from the hand. */
export type TrophyAbility = {
  readonly timing: 'trophy';
  readonly op: 'bonus';
  readonly attack: number;
  readonly magic: number;
  readonly light: number;
};

/** Expansions know two more timings: traps, and global effects of monsters in the Hall. No card of this box has them. */
export type LaterTiming = 'trap' | 'global' | 'repeat-village';

export type Ability =
  | ConstantAbility
  | DungeonAbility
  | MandatoryAbility
  | VillageAbility
  | LevelUpAbility
  | SpoilsAbility
  | AfterVictoryAbility
  | TraitAbility
  | BattleAbility
  | BreachAbility
  | TrophyAbility;

export type CardKind = 'hero' | 'basic' | 'village' | 'monster' | 'disease' | 'thunderstone';

/** A card as it is written down. What is not written is 0, empty, or absent from the card. */
export interface CardRow {
  readonly id: string;
  readonly kind: CardKind;
  readonly family?: string;
  readonly group?: string;
  readonly level?: number;
  readonly tier?: number;
  readonly types: readonly CardType[];
  readonly classes?: readonly (HeroClass | MonsterClass)[];
  readonly cost?: number;
  /** Absent when the card has no coin; a printed 0 is a gold value. */
  readonly gold?: number;
  readonly light?: number;
  readonly strength?: number;
  readonly weight?: number;
  readonly attack?: number;
  readonly magic?: number;
  readonly levelUp?: number;
  readonly health?: number;
  readonly xp?: number;
  readonly vp?: number;
  readonly copies: number;
  /** Copies in each starting deck. */
  readonly start?: number;
  readonly abilities?: readonly Ability[];
}
