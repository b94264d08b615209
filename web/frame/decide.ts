// Reading a decision: what touches what, how options group, which buttons the slip shows. Pure.

import type { Option, Picks, PlainDecision, Refused } from '@veillee/kernel';
import type { SlipHints } from '../kit/stage/stage.tsx';
import type { ThingState } from '../kit/table.ts';
import { isFor, stateBy } from '../kit/touch/thing.ts';

/** Picks are gathered and then sent together: of several, or of one that may be left. */
export const takesMany = ({ min, max, range, pass }: PlainDecision): boolean =>
  !range && (max > 1 || (min === 0 && pass === undefined));

export const optionsOn = (decision: PlainDecision | undefined, thing: string): readonly Option[] =>
  decision?.options.filter(option => option.on?.includes(thing)) ?? [];

export const refusedFor = (decision: PlainDecision | undefined, thing: string): readonly Refused[] =>
  decision?.refused.filter(refused => refused.on?.includes(thing)) ?? [];

export function stateOf(decision: PlainDecision | undefined, picked: Picks, thing: string): ThingState {
  return stateBy(optionsOn(decision, thing), refusedFor(decision, thing), picked);
}

/** The figures of this seat that may act, where there are several: one may say first which of them is meant. */
export function figuresOf(decision: PlainDecision | undefined): readonly string[] {
  const figures = new Set(decision?.options.flatMap(({ figure }) => figure ?? []));
  return figures.size > 1 ? [...figures] : [];
}

/** The decision as far as it is about one of them; what belongs to none of them stays. */
export function ofFigure(decision: PlainDecision, figure: string): PlainDecision {
  const isIts = (option: Pick<Option, 'figure'>): boolean => isFor(option, figure);
  return { ...decision, options: decision.options.filter(isIts), refused: decision.refused.filter(isIts) };
}

/** Options of one kind and one figure together, in the order in which they first appear: attacks, then equipment, and so on. */
export interface Group {
  readonly text: string;
  /** Whose they are, where the seat runs several figures. */
  readonly figure: string | undefined;
  readonly options: readonly Option[];
  readonly refused: readonly Refused[];
}

export function groupedOptions(decision: PlainDecision): readonly Group[] {
  type Gathered = Group & { readonly options: Option[]; readonly refused: Refused[] };
  const figures = new Map<string | undefined, Map<string, Gathered>>();
  const group = ({ text, figure }: Option | Refused): Gathered => {
    const own = figures.get(figure) ?? new Map<string, Gathered>();
    figures.set(figure, own);
    const known = own.get(text) ?? { text, figure, options: [], refused: [] };
    own.set(text, known);
    return known;
  };
  for (const option of decision.options) group(option).options.push(option);
  for (const refused of decision.refused) group(refused).refused.push(refused);
  return [...figures.values()].flatMap(own => [...own.values()]);
}

/** The next picks when a key is touched: toggled among many, or the only one. */
export function toggled(decision: PlainDecision, picked: Picks, key: string): Picks {
  if (picked.includes(key)) return picked.filter(other => other !== key);
  if (!takesMany(decision)) return [key];
  return picked.length >= decision.max ? [...picked.slice(0, -1), key] : [...picked, key];
}

/** Whether these picks are an answer. None at all is one where none may be wanted; where one may pass, passing is its own button. */
export const isComplete = ({ min, max, pass }: PlainDecision, picked: Picks): boolean =>
  picked.length >= (pass ? Math.max(1, min) : min) && picked.length <= max;

/** How many picks are wanted, for the slip's words. */
export const howMany = ({
  min,
  max,
}: PlainDecision): { readonly how: string; readonly min: number; readonly max: number } => ({
  how: min === max ? 'exactly' : min === 0 ? 'most' : 'between',
  min,
  max,
});

/** An answer that is chosen but not sent. `asked`: it was to be sent, and was held back to say what speaks against it. */
export interface Choice {
  readonly keys: Picks;
  readonly asked?: boolean;
}

/** The answer that the slip weighs up: what was held back, or what is picked in full. */
export const weighed = (decision: PlainDecision, { keys, asked }: Choice): Picks | undefined =>
  asked || isComplete(decision, keys) ? keys : undefined;

/** Whether an answer may go: nothing speaks against it, or that has been said already. */
export function maySend(decision: PlainDecision, choice: Choice, keys: Picks, warned: boolean): boolean {
  if (!warned) return true;
  const known = weighed(decision, choice);
  return known?.length === keys.length && keys.every((key, i) => known[i] === key);
}

export type SlipButton =
  | { readonly kind: 'option'; readonly option: Option; readonly main: boolean }
  | { readonly kind: 'pass'; readonly main: boolean }
  | { readonly kind: 'done'; readonly ready: boolean }
  | { readonly kind: 'back' }
  | { readonly kind: 'all' };

const MOST_BUTTONS = 3;

/** The buttons of the slip, the main one last, where the thumb and the eye end. */
export function slipButtons(decision: PlainDecision, picked: Picks, hints: SlipHints): readonly SlipButton[] {
  if (decision.range) return decision.pass ? [{ kind: 'pass', main: false }] : [];
  if (takesMany(decision)) {
    const done: SlipButton = { kind: 'done', ready: isComplete(decision, picked) };
    if (!decision.pass) return [{ kind: 'all' }, done];
    // "Take none" beside "Nothing" would only make one wonder.
    return [{ kind: 'all' }, { kind: 'pass', main: false }, ...(picked.length > 0 ? [done] : [])];
  }
  const find = (key: string | undefined): Option | undefined => decision.options.find(option => option.key === key);
  const chosen = find(picked[0]);
  if (chosen) return [{ kind: 'back' }, { kind: 'option', option: chosen, main: true }];
  const main = find(hints.main);
  const named = hints.buttons?.map(find).filter(option => option !== undefined);
  const plain =
    named ??
    (decision.options.length <= MOST_BUTTONS
      ? decision.options
      : decision.options.filter(option => !option.on?.length));
  const room = hints.every ? plain.length : MOST_BUTTONS - (main ? 1 : 0) - (decision.pass ? 1 : 0);
  const others = plain.filter(option => option !== main).slice(0, Math.max(0, room));
  const shown = others.length + (main ? 1 : 0);
  const more = shown < decision.options.length || decision.refused.length > 0;
  return [
    ...(more ? [{ kind: 'all' } as const] : []),
    ...(decision.pass ? [{ kind: 'pass', main: !main && decision.options.length === 0 } as const] : []),
    ...others.map(option => ({ kind: 'option', option, main: false }) as const),
    ...(main ? [{ kind: 'option', option: main, main: true } as const] : []),
  ];
}
