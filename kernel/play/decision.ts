// Decisions: what the engine asks, and how an answer is checked. Every board, bot, wire and journal reads this one list.

import type { Params, RuleId, Seat, Text } from './text.ts';

/** One thing a seat may choose. Its key is stable: it goes into journals. */
export interface Option {
  readonly key: string;
  readonly text: string;
  readonly with?: Params;
  /** The rule that grants it, where it differs from the decision's. */
  readonly rule?: RuleId;
  /** The things on the board that it touches, so that a board can light them. */
  readonly on?: readonly string[];
  /** Whose it is, of several figures that the seat runs. */
  readonly figure?: string;
}

/** What a player would expect to be able to choose but cannot, and why. */
export interface Refused {
  readonly key: string;
  readonly text: string;
  readonly with?: Params;
  readonly why: Text;
  readonly rule: RuleId;
  readonly on?: readonly string[];
  readonly figure?: string;
}

/** A whole number to be chosen instead of options. */
export interface Range {
  readonly min: number;
  readonly max: number;
  readonly step?: number;
}

/** A kind of interruption, such as Fate after a roll, and whether taking it could change anything now. */
export interface Window {
  readonly id: string;
  readonly matters: boolean;
  /** Everybody knows that the seat is asked, whatever it holds: an invitation, an offer. Without it only the seat knows. */
  readonly open?: true;
  /**
   * Nobody else may learn whether the seat could act here: it is asked on grounds that all know, also when it has nothing to
   * choose, and `matters` rests on such grounds alone. The law `secret` of the conformance kit proves it.
   */
  readonly secret?: true;
  /** A secret one that stays open until it is answered: all know that the seat weighs its part of a fight now, and wait for it. */
  readonly unhurried?: true;
  /** What it is about, by names that the game gives: a seat may arm a wish for one of them. */
  readonly when?: readonly string[];
  /** What is answered for a seat that is not asked; without it, a pass. */
  readonly usual?: Picks;
  /** It comes at every other step: people around one screen would hand it over all the time, and are asked there only if they wish. */
  readonly often?: true;
  /**
   * Interruptions of this name that follow each other with nothing decided between them differ by nothing that all know: the spaces of
   * one walk. Whoever lets the first one pass has let the others pass, unless they wish to be asked about each.
   */
  readonly alike?: string;
}

/** What the only answer would do that nobody wants to happen by itself: end the turn, or begin a fight. */
export type Confirm = 'turn' | 'fight';

/** Whether somebody is asked about a kind of interruption: always, never, or only if it could change something. */
export type Wish = 'ask' | 'matters' | 'never';
export const WISHES: readonly Wish[] = ['ask', 'matters', 'never'];

/** A wish armed in advance. While it holds it comes before the seat's usual one; the more particular before the general. */
export interface Armed {
  /** The kind of interruption. */
  readonly kind: string;
  readonly wish: Wish;
  /** Only where the interruption is about this. */
  readonly when?: string;
  /** Only during this turn of the game, as it counts them. */
  readonly turn?: number;
}

/** The name under which a seat wishes to confirm such an answer (it does, unless it says `never`) or not. */
export const confirmWish = (confirm: Confirm): string => `confirm:${confirm}`;

/** What one seat is asked. */
export interface Ask {
  readonly seat: Seat;
  readonly prompt: string;
  readonly with?: Params;
  readonly rule?: RuleId;
  readonly options: readonly Option[];
  /** How many options are picked, at least and at most. */
  readonly min: number;
  readonly max: number;
  /** The order of the picks matters. */
  readonly ordered?: boolean;
  /** The words for choosing nothing; without it at least `min` picks are needed. Choosing nothing is `[]`. */
  readonly pass?: Text;
  readonly range?: Range;
  /** Set on an optional interruption: a seat may have it asked, passed, or asked only when it matters. Needs `pass`. */
  readonly window?: Window;
  /** Set where there is only one answer and it is asked all the same, because of what it would do. */
  readonly confirm?: Confirm;
  /** An offer that stands while others decide: nobody waits for it. Only within `askAny`. */
  readonly standing?: boolean;
  /**
   * Of several seats whoever answers first has the word. Bots would always be quickest: they wait until the people who are asked as well
   * have answered or let it pass. `by-turns` where one after the other is done anyway: a bot does one deed after each of theirs, and
   * ends its own part only when they have ended theirs. Only within `askAny`.
   */
  readonly courtesy?: boolean | 'by-turns';
  /** For which of its figures the seat is asked, where it runs several. Only within `askAny` and `askAll`. */
  readonly figure?: string;
  /** Tells a single ask from several at once. */
  readonly kind?: undefined;
  /** Worked out only when somebody looks: playouts never do. Must not change anything. */
  readonly refused?: () => readonly Refused[];
  /** What the seat may expect of its options, for its board: plain data of the game's own, worked out like `refused`. */
  readonly outlook?: () => unknown;
}

/** An ask that is on the table. `id` grows with every asking, so that an answer to an older one is noticed. */
export interface Decision extends Ask {
  readonly id: number;
}

/** The keys picked; `[]` for a pass, one decimal numeral for a range. */
export type Picks = readonly string[];

/** The picks that are taken without asking: those of a choice of one, unless it is to be confirmed or must not show. */
export const forcedPicks = (ask: Ask): Picks | undefined =>
  ask.confirm === undefined && !ask.window?.secret ? onlyPicks(ask) : undefined;

/** The picks when only one answer is possible, or undefined when the seat has a choice to make. */
export function onlyPicks(ask: Ask): Picks | undefined {
  const { options, min, max, range } = ask;
  if (ask.pass !== undefined) return !range && options.length < Math.max(1, min) ? [] : undefined;
  if (range) return range.max - range.min < (range.step ?? 1) ? [String(range.min)] : undefined;
  if (max === 0) return [];
  if (options.length > min) return undefined;
  if (ask.ordered && options.length > 1) return undefined;
  return options.map(option => option.key);
}

/** Wishes that a seat has armed, and the turn that the game is in. */
export interface Arms {
  readonly armed: readonly Armed[];
  readonly turn: number;
}

const NOTHING_ARMED: Arms = { armed: [], turn: 0 };

/**
 * What whoever hosts the match answers for a seat that does not wish to be asked, or undefined if it is to be asked.
 * `wishes` gives the seat's usual wish for a kind of interruption or confirmation; without one, it is asked if it matters.
 */
export function unaskedPicks(
  ask: Ask,
  wishes: (kind: string) => Wish | undefined,
  arms: Arms = NOTHING_ARMED,
): Picks | undefined {
  const { window, confirm, standing } = ask;
  if (confirm !== undefined) return wishes(confirmWish(confirm)) === 'never' ? onlyPicks(ask) : undefined;
  if (window === undefined || standing) return undefined;
  const wish = wishOf(window, wishes, arms);
  return wish === 'never' || (wish === 'matters' && !window.matters) ? (window.usual ?? []) : undefined;
}

/** What a seat wishes here: what it has armed comes first. */
export const wishOf = (window: Window, wishes: (kind: string) => Wish | undefined, arms: Arms = NOTHING_ARMED): Wish =>
  armedWish(window, arms) ?? wishes(window.id) ?? 'matters';

/** The latest armed wish that holds here; one for what the interruption is about comes first. */
function armedWish({ id, when: about = [] }: Window, { armed, turn }: Arms): Wish | undefined {
  const holding = armed.filter(
    ({ kind, when, turn: only }) =>
      kind === id && (when === undefined || about.includes(when)) && (only === undefined || only === turn),
  );
  return (holding.findLast(({ when }) => when !== undefined) ?? holding.at(-1))?.wish;
}

/** A decision as plain data for the wire: refused options and what the others promise worked out. */
export type PlainDecision = Omit<Decision, 'refused' | 'outlook'> & {
  readonly refused: readonly Refused[];
  readonly outlook?: unknown;
};

export const plainDecision = (decision: Decision): PlainDecision => ({
  ...decision,
  refused: refusedOf(decision),
  outlook: decision.outlook?.(),
});

/** What cannot be chosen, worked out. */
export const refusedOf = ({ refused }: Decision): readonly Refused[] => refused?.() ?? NOTHING_REFUSED;

const NOTHING_REFUSED: readonly Refused[] = [];
