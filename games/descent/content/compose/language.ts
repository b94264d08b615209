// What a language must be able to say so that rule texts can be composed in it. A phrase is a clause: small first letter, no full stop.

import type { Joints, Phrases } from '@veillee/pieces/speech';
import type { FamiliarRow, ItemRow, MonsterSide, OverlordCardRow, PropRow } from '../rows.ts';
import type { Bonus, CardOp, Effect, HeroOp, Owned, PowerFace, Tokens } from '../vocabulary.ts';

/** What somebody does who may: said after "you may". */
export type Doing =
  | 'recover'
  | 'attack'
  | 'attacks'
  | 'halfSpeed'
  | 'halfActions'
  | 'lendOrder'
  | 'placeOrder'
  | 'changeAction'
  | 'changeOrder'
  | 'changePotion'
  | 'changeTarget'
  | 'rangeToDamage'
  | 'traceFromBeside'
  | 'seeThroughOne'
  | 'chargeAttack'
  | 'guardMove'
  | 'blink'
  | 'gain'
  | 'reroll'
  | 'discardTokens'
  | 'moveFigure'
  | 'cancelWounds'
  | 'rollAgain'
  | 'spoilHand'
  | 'tauntWithin'
  | 'cancelAll'
  | 'stunWithin'
  | 'companion'
  | 'coins'
  | 'conquest'
  | 'oneOf'
  | 'pickTreasure';
/** What feats say, some of it like nobody else. */
export type FeatOp = FeatsAlone | 'attack' | 'gain' | 'have' | 'movement' | 'recover' | 'speed';
type FeatsAlone =
  | 'add'
  | 'armourWithin'
  | 'attacksOf'
  | 'escape'
  | 'faces'
  | 'foil'
  | 'hide'
  | 'stopCard'
  | 'threat'
  | 'tokens'
  | 'ward';
/** What simply is so: a clause of its own. */
export type Fact = Exclude<HeroOp['op'], Exclude<Doing, 'recover' | 'companion'> | FeatsAlone>;

/** Words that several phrases are made of. */
export interface Words {
  readonly owned: (owned: Owned) => string;
  readonly tokens: (tokens: Tokens) => string;
  readonly gained: (bonus: Bonus) => string[];
}

/** What is printed on things, each clause a sentence. */
export interface Things {
  readonly weapon: (item: ItemRow) => readonly string[];
  readonly armour: (item: ItemRow) => readonly string[];
  readonly cache: (item: ItemRow) => string;
  readonly rune: string;
  readonly cursed: string;
  readonly shield: string;
  readonly side: (side: MonsterSide) => string;
  readonly familiar: (familiar: FamiliarRow) => readonly string[];
  readonly prop: (prop: PropRow) => readonly string[];
  /** What a potion gives to the next attack, with which it ends. */
  readonly nextAttack: (bonus: Bonus) => string;
  /** A potion that turns one attack of an enemy aside. */
  readonly oneHit: (armour: number) => string;
  /** When a potion that stays on the sheet ends. */
  readonly wearsOff: (face: PowerFace) => string;
}

export interface FeatSpeech {
  readonly featOps: Phrases<HeroOp, FeatOp>;
  /** When it may be played. */
  readonly featHead: (effect: Effect) => string;
  /** The die that may bring it to nothing. */
  readonly featThrow: (face: PowerFace) => string;
  /** How long it lasts. */
  readonly featTail: (effect: Effect) => string;
}

export interface Speech extends Things, FeatSpeech, Joints {
  readonly doings: Phrases<HeroOp, Doing>;
  readonly facts: Phrases<HeroOp, Fact>;
  readonly cardOps: Phrases<CardOp>;
  /** When it works, and on which terms; empty for what always does. */
  readonly head: (effect: Effect) => string;
  /** What has to be paid, or that one may, before what one does. */
  readonly offer: (effect: Effect, done: string) => string;
  /** How often. */
  readonly tail: (effect: Effect) => string;
  /** A head and what follows it. */
  readonly after: (head: string, clause: string) => string;

  readonly cardHead: (card: OverlordCardRow) => string;
  readonly cardTail: (card: OverlordCardRow) => readonly string[];
}
