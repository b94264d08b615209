// Patches: how a view becomes the next one. `[path, value]` sets, `[path]` removes; they count in order.
// Removing from a list moves later items down; setting at a list's length appends. Pure; the page uses it too.

import { copy } from '@veillee/kernel';
import type { Patch, Path } from './protocol.ts';

type Step = readonly [path: Path] | readonly [path: Path, value: unknown];
type Tree = { readonly [key: string]: unknown };

/** Up to so many items taken out of a list are removed one by one; beyond that the list is sent whole. */
const MOST_REMOVALS = 3;

/** The patch that turns `before` into `after`. Its values are parts of `after`, not copies. */
export function diff(before: unknown, after: unknown): Patch {
  const comparison = new Comparison(false);
  comparison.compare(before, after);
  return comparison.patch;
}

/** A copy of something that changes in place, brought up to date on demand. */
export class Mirror {
  private held: unknown;

  constructor(value: unknown) {
    this.held = copy(value);
  }

  /** Takes over what has changed, and returns it as a patch whose values are parts of `after`. */
  update(after: unknown): Patch {
    const comparison = new Comparison(true);
    if (comparison.compare(this.held, after)) this.held = copy(after);
    return comparison.patch;
  }
}

type Branch = { [key: string]: unknown };

class Comparison {
  readonly patch: Step[] = [];
  private readonly path: (string | number)[] = [];
  /** Whether `before` takes over what has changed. */
  private readonly keep: boolean;

  constructor(keep: boolean) {
    this.keep = keep;
  }

  private set(value: unknown): true {
    this.patch.push([this.path.slice(), value]);
    return true;
  }

  /** True if `after` replaces `before` as a whole, which is for whoever holds `before` to do. */
  compare(before: unknown, after: unknown): boolean {
    if (before === after) return false;
    if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null)
      return this.set(after);
    const list = Array.isArray(before);
    if (list !== Array.isArray(after)) return this.set(after);
    if (list) return this.compareLists(before as unknown[], after as unknown[]);
    this.compareTrees(before as Branch, after as Branch);
    return false;
  }

  private compareTrees(before: Branch, after: Branch): void {
    const { path, keep } = this;
    const depth = path.length;
    for (const key in after) {
      const next = after[key];
      if (next === undefined) continue;
      const last = before[key];
      if (next === last) continue;
      path.push(key);
      const replaced = last === undefined ? this.set(next) : this.compare(last, next);
      if (replaced && keep) before[key] = copy(next);
      path.length = depth;
    }
    for (const key in before) {
      if (before[key] === undefined || after[key] !== undefined) continue;
      this.patch.push([[...path, key]]);
      // Deleting would make every later look at it slower.
      if (keep) before[key] = undefined;
    }
  }

  private compareLists(before: unknown[], after: unknown[]): boolean {
    const [was, is] = [before.length, after.length];
    if (was === is) return this.compareItems(before, after);
    let head = 0;
    while (head < was && head < is && same(before[head], after[head])) head++;
    if (head === was) {
      this.append(before, after);
      return false;
    }
    const gone = was - is;
    if (is > 0 && gone > 0 && gone <= MOST_REMOVALS && same(before.slice(head + gone), after.slice(head))) {
      for (let i = 0; i < gone; i++) this.patch.push([[...this.path, head]]);
      if (this.keep) before.splice(head, gone);
      return false;
    }
    return this.set(after);
  }

  private append(before: unknown[], after: unknown[]): void {
    for (let i = before.length; i < after.length; i++) this.patch.push([[...this.path, i], after[i]]);
    if (this.keep) for (let i = before.length; i < after.length; i++) before.push(copy(after[i]));
  }

  /** Lists of one length: item by item, or whole where most items are others. */
  private compareItems(before: unknown[], after: unknown[]): boolean {
    const { path, keep } = this;
    const depth = path.length;
    let others = 0;
    for (let i = 0; i < after.length; i++) if (before[i] !== after[i] && typeof after[i] !== 'object') others++;
    if (others > 2 && others * 2 > after.length) return this.set(after);
    for (let i = 0; i < after.length; i++) {
      const last = before[i];
      const next = after[i];
      if (last === next) continue;
      path.push(i);
      if (this.compare(last, next) && keep) before[i] = copy(next);
      path.length = depth;
    }
    return false;
  }
}

/** Whether two plain trees are equal on the wire: fields that are undefined are not there. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false;
    return true;
  }
  if (Array.isArray(b)) return false;
  for (const key in a) if (!same((a as Tree)[key], (b as Tree)[key])) return false;
  for (const key in b) if ((a as Tree)[key] === undefined && (b as Tree)[key] !== undefined) return false;
  return true;
}

/** The view after the patch. What the patch does not touch is shared with the view before, which stays as it was. */
export function apply<T>(view: T, patch: Patch): T {
  let next: unknown = view;
  /** Made by this call, hence free to be changed. */
  const fresh = new Set<object>();
  for (const step of patch) next = change(next, step, 0, fresh);
  return next as T;
}

function change(node: unknown, step: Step, depth: number, fresh: Set<object>): unknown {
  const [path] = step;
  if (depth === path.length) return step.length === 1 ? undefined : step[1];
  const key = path[depth] as string | number;
  if (typeof node !== 'object' || node === null || key === '__proto__')
    throw new TypeError(`a patch does not fit at ${JSON.stringify(path)}`);
  const mine = own(node, fresh);
  const last = depth === path.length - 1;
  if (Array.isArray(mine)) changeList(mine, Number(key), last, step, depth, fresh);
  else if (last && step.length === 1) delete mine[key];
  else mine[key] = change(mine[key], step, depth + 1, fresh);
  return mine;
}

function changeList(list: unknown[], i: number, last: boolean, step: Step, depth: number, fresh: Set<object>): void {
  if (!Number.isInteger(i) || i < 0 || i > list.length || (i === list.length && !(last && step.length === 2)))
    throw new TypeError(`a patch does not fit at ${JSON.stringify(step[0])}`);
  if (last && step.length === 1) list.splice(i, 1);
  else list[i] = change(list[i], step, depth + 1, fresh);
}

function own(node: object, fresh: Set<object>): unknown[] | Record<string, unknown> {
  if (fresh.has(node)) return node as Record<string, unknown>;
  const mine = Array.isArray(node) ? node.slice() : { ...(node as Record<string, unknown>) };
  fresh.add(mine);
  return mine;
}
