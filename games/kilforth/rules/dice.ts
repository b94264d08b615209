// How many dice a test rolls, and why. KIL-5.18 to 5.22, A-54.
import type { Seat, Text } from '@veillee/kernel';
import type { Attribute } from '../content/vocabulary.ts';
import type { Board } from './state.ts';

const soon = (what: string): never => {
  throw new Error(`${what} is being written`);
};

export interface Part {
  readonly from: Text;
  readonly n: number;
}
export interface Breakdown {
  readonly attribute: Attribute;
  readonly dice: number;
  readonly parts: readonly Part[];
}
/** What a test is about: its opponent, whether it is an evasion, who helps, which attribute is rolled instead. */
export interface TestContext {
  readonly against?: string;
  readonly evading?: boolean;
  readonly helpers?: number;
  readonly surprise?: boolean;
  readonly use?: Attribute;
}
export const diceFor = (_state: Board, _seat: Seat, _attribute: Attribute, _context?: TestContext): Breakdown =>
  soon('dice');
export const diceCount = (_state: Board, _seat: Seat, _attribute: Attribute, _context?: TestContext): number =>
  soon('dice');
/** An attribute with every bonus in force outside a test. */
export const attributeOf = (_state: Board, _seat: Seat, _attribute: Attribute): number => soon('dice');
