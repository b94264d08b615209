// What a language must be able to say so that rule texts can be composed in it. A phrase is a clause: small first letter, no full stop.

import type { Phrases as AnyPhrases, Joints } from '@veillee/pieces/speech';
import type { Condition, Limit, ModOf, Op, OpName, OpOf, Price, Reward, Stat } from '../vocabulary.ts';

/** On whose card, sheet or page a text stands. */
export type Source = 'skill' | 'combat' | 'free' | 'card' | 'monster' | 'ally' | 'destiny' | 'event' | 'adventure';

/** What a clause must know of where it stands. */
export interface About {
  readonly from: Source;
  /** Its price was named before: coins and runes are paid, not lost. */
  readonly paid: boolean;
  /** The hero whom the clause before chose. */
  readonly again: boolean;
  /** The heroes whom the clause before left out. */
  readonly rest: boolean;
  /** Each hero rolls, and `self` is whoever has rolled. */
  readonly eachRolls: boolean;
}

export type TokenOp = OpOf<'gainHealth' | 'loseHealth' | 'gainMana' | 'loseMana'>;
/** Put together of other clauses; `if` and its kin are carried out without a word. */
export type ControlOp = OpOf<'if' | 'ifFind' | 'ifReserve' | 'ifMonsters' | 'ifCrit' | 'choice' | 'testEach'>;

type Phrases = AnyPhrases<Op, Exclude<OpName, 'mod' | TokenOp['op'] | ControlOp['op']>, [about: About]>;

export type ModPhrases = {
  readonly [S in Stat]: (mod: ModOf<S>, about: About) => string;
};

export interface Speech extends Joints {
  readonly phrases: Phrases;
  readonly mods: ModPhrases;
  /** Losses or gains of the same heroes in one clause. */
  readonly tokens: (ops: readonly [TokenOp, ...TokenOp[]], about: About) => string;

  readonly ifMonsters: (then: string, otherwise: string) => string;
  readonly ifCrit: (then: string) => string;
  readonly choose: (options: string) => string;
  readonly eachRollsDisease: string;
  readonly outcome: (faces: readonly OpOf<'testEach'>['outcomes'][number]['faces'][number][], then: string) => string;
  readonly nothing: string;

  readonly held: (clauses: string) => string;
  readonly trap: string;
  readonly void: string;
  readonly quest: string;
  readonly questSale: (coins: number) => string;
  readonly bonus: (mode: 'add' | 'replace', knowledge: number, clauses: string) => string;
  readonly ally: (uses: number, clauses: string) => string;
  readonly flip: (uses: number) => string;
  readonly noEffect: string;
  readonly actsFirst: string;
  readonly reward: (reward: Reward) => string;
  readonly automatic: string;
  readonly skillCost: (actions: number, mana: number, health: number) => string;
  readonly limit: { readonly [limit in Limit]: string };
  readonly price: (price: Price) => string;
  readonly condition: (condition: Condition) => string;
}
