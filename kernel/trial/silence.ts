// The law `silence`: a deed that costs something does something, or it is refused with the reason.
// A deed is tried in a copy. Where its seat comes back to the same question, and whatever it was asked on the way, nothing but costs has
// changed in what it sees and no chance was drawn, something was spent for nothing.

import type { Match } from '../match.ts';
import { difference, isRecord } from '../plain/compare.ts';
import type { Costs, IdleDeed } from '../play/costs.ts';
import type { Decision, Option, Picks } from '../play/decision.ts';
import { give, letPass } from './answers.ts';

/** A deed may lead to so many questions in a row, each with so many answers, that are all followed. */
const MOST_QUESTIONS = 2;
const MOST_ANSWERS = 8;

/** Whether answers to this question are deeds: one thing is chosen of several, of one's own accord. */
export const asksForDeed = ({ min, max, range, window, confirm, options }: Decision): boolean =>
  max === 1 && min <= 1 && options.length > 0 && !range && !window && confirm === undefined;

/** What the deed spends for nothing, by path; undefined if it does anything, or nothing at all is spent. */
export function spentInSilence<S, V>(
  match: Match<S, V>,
  { seat, prompt }: Decision,
  { key }: Option,
  costs: Costs,
): readonly string[] | undefined {
  const before = match.view(seat);
  const { chance } = match.snapshot();
  /** What has changed when the seat comes back to the question, whatever it answers on the way; undefined where more than costs has. */
  const changed = (from: Match<S, V>, picks: Picks, questions: number): readonly string[] | undefined => {
    const twin = from.clone({ history: true });
    give(twin, seat, picks);
    letPass(twin, seat);
    const next = twin.decisionOf(seat);
    if (!next || difference(chance, twin.snapshot().chance) !== undefined) return undefined;
    if (next.prompt === prompt) return costsChanged(before, twin.view(seat), costs);
    const { options, max, range, pass } = next;
    if (questions === 0 || max !== 1 || range || options.length > MOST_ANSWERS) return undefined;
    const answers: Picks[] = [...options.map(option => [option.key]), ...(pass ? [[]] : [])];
    const spent = new Set<string>();
    for (const answer of answers) {
      const paths = changed(twin, answer, questions - 1);
      if (!paths) return undefined;
      for (const path of paths) spent.add(path);
    }
    return [...spent];
  };
  const spent = changed(match, [key], MOST_QUESTIONS);
  return spent && spent.length > 0 ? spent : undefined;
}

/** The paths at which two views differ, all of them costs; undefined if anything else differs. */
function costsChanged(before: unknown, after: unknown, { spent, marks = [] }: Costs): readonly string[] | undefined {
  const paths: string[] = [];
  const isCost = (path: readonly string[], a: unknown, b: unknown): boolean =>
    marks.some(pattern => matches(pattern, path)) ||
    (spent.some(pattern => matches(pattern, path)) && sizeOf(b) < sizeOf(a));
  const compare = (path: readonly string[], a: unknown, b: unknown): boolean => {
    if (difference(a, b) === undefined) return true;
    if (isCost(path, a, b)) return paths.push(path.join('/')) > 0;
    if (Array.isArray(a) && Array.isArray(b))
      return a.length === b.length && a.every((one, n) => compare([...path, String(n)], one, b[n]));
    if (!isRecord(a) || !isRecord(b)) return false;
    return [...new Set([...Object.keys(a), ...Object.keys(b)])].every(key => compare([...path, key], a[key], b[key]));
  };
  return compare([], before, after) ? paths : undefined;
}

/** How much there is of something; what can be neither counted nor measured never gets less. */
const sizeOf = (value: unknown): number =>
  typeof value === 'number' ? value : Array.isArray(value) ? value.length : Number.NaN;

function matches(pattern: string, path: readonly string[]): boolean {
  const steps = pattern.split('/');
  return steps.length === path.length && steps.every((step, n) => step === '*' || step === path[n]);
}

/** The deed that a game lists as one that may come to nothing, if it lists it. */
export const listedAsIdle = ({ idle = [] }: Costs, { key, text }: Option): IdleDeed | undefined =>
  idle.find(({ option }) => [key, text].some(name => wild(option).test(name)));

const wild = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`);

/** Whether a view has something at such a path. */
function leadsSomewhere(pattern: string, view: unknown): boolean {
  const follow = (value: unknown, [step, ...rest]: readonly string[]): boolean => {
    if (step === undefined) return value !== undefined;
    if (typeof value !== 'object' || value === null) return false;
    const within: { readonly [step: string]: unknown } = { ...value };
    return step === '*' ? Object.values(within).some(one => follow(one, rest)) : follow(within[step], rest);
  };
  return follow(view, pattern.split('/'));
}

/** Which costs were seen in views, and which deeds listed as idle came to nothing. */
export class Silences {
  private readonly unseen: Set<string>;
  private readonly unmet: Set<IdleDeed>;
  constructor(costs: Costs | undefined) {
    this.unseen = new Set([...(costs?.spent ?? []), ...(costs?.marks ?? [])]);
    this.unmet = new Set(costs?.idle);
  }

  see(view: unknown): void {
    for (const path of this.unseen) if (leadsSomewhere(path, view)) this.unseen.delete(path);
  }

  meet(deed: IdleDeed): void {
    this.unmet.delete(deed);
  }

  get idle(): readonly string[] {
    return [...this.unseen, ...[...this.unmet].map(({ option }) => option)];
  }
}
