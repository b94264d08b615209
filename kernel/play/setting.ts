// How a match is set up: its options and seats, and what each seat is.

import type { RuleId } from './text.ts';

export type OptionValue = string | number | boolean | readonly string[];
export type Options = { readonly [name: string]: OptionValue };

/** An option of the set-up screen. */
export type OptionSpec = {
  readonly id: string;
  readonly rule?: RuleId;
  /** The option means something only while each of these others has one of these values; else nobody is asked. */
  readonly when?: { readonly [option: string]: readonly OptionValue[] };
  /** … and only from so many players on: whoever plays alone is not asked how rivals go about it. */
  readonly players?: number;
} & (
  | { readonly kind: 'switch'; readonly initial: boolean }
  | {
      readonly kind: 'choice';
      readonly initial: string;
      readonly choices: readonly string[];
      /** What a choice looks like, where it is worth a card of its own: a scenario with its map and its length. */
      readonly cards?: { readonly [choice: string]: ChoiceCard };
      /** What a choice settles of other options: whoever goes on to choose these one by one begins with them. */
      readonly settles?: { readonly [choice: string]: Options };
    }
  | { readonly kind: 'number'; readonly initial: number; readonly min: number; readonly max: number }
  | { readonly kind: 'list'; readonly initial: readonly string[]; readonly choices: readonly string[] }
);

/** As a game has it: with choices that no page offers, for whoever tries the game out. */
export type GameOption = OptionSpec & { readonly unasked?: readonly string[] };

/** A choice drawn as a card: its name and text are in the catalogue like those of any choice. */
export interface ChoiceCard {
  /** How long it takes. */
  readonly minutes?: number;
  /** A drawing as SVG: the map, in small. */
  readonly picture?: string;
  /** It is offered only while each of these other options has one of these values. */
  readonly when?: OptionSpec['when'];
  /** The text under which it stands, where choices of one kind stand together. */
  readonly group?: string;
}

export interface Setting {
  readonly seats: number;
  readonly options: Options;
}

/** What a seat is, in a game that has sides: overlord, hero. `role.<id>` and `side.<id>` name them. */
export interface Role {
  readonly id: string;
  readonly side: string;
}
