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
  const comparison = new Comparison(undefined);
  comparison.compare(before, after);
  return comparison.patch;
}

/**
 * What several viewers see of one thing that changes in place, as they last saw it. What they see alike is held and
 * compared once: views of one state mostly consist of the same parts of it.
 */
export class Mirrors<Viewer> {
  private readonly held = new Map<Viewer, unknown>();
  private round = new Round();

  get viewers(): Iterable<Viewer> {
    return this.held.keys();
  }

  has(viewer: Viewer): boolean {
    return this.held.has(viewer);
  }

  /** A viewer who has just seen this. */
  show(viewer: Viewer, view: unknown): void {
    this.held.set(viewer, copy(view));
  }

  delete(viewer: Viewer): void {
    this.held.delete(viewer);
  }

  clear(): void {
    this.held.clear();
  }

  /** The thing has changed: from now on, until the next change, all viewers are updated. */
  changed(): void {
    this.round = new Round();
  }

  /** Once for each viewer and change: what has changed for this one, as a patch whose values are parts of `after`. */
  update(viewer: Viewer, after: unknown): Patch {
    const comparison = new Comparison(this.round);
    const before = this.held.get(viewer);
    const held = comparison.compare(before, after);
    if (held !== before) this.held.set(viewer, held);
    return comparison.patch;
  }
}

/** A part that was compared for one viewer, and what came of it. */
interface Compared {
  readonly after: object;
  readonly path: Path;
  readonly held: unknown;
  readonly steps: readonly Step[];
}

/** What was compared since the last change. */
class Round {
  readonly byAfter = new Map<object, Compared>();
  readonly byBefore = new Map<object, Compared>();
}

/** Parts at most this deep are shared between viewers; below lists none are, since items are compared by content. */
const SHARED_DEPTH = 2;

type Branch = { [key: string]: unknown };

class Comparison {
  readonly patch: Step[] = [];
  private readonly path: (string | number)[] = [];
  private listsAbove = 0;
  /** Without one, nothing is held: the patch is all that is wanted. */
  private readonly round: Round | undefined;

  constructor(round: Round | undefined) {
    this.round = round;
  }

  private set(value: unknown): unknown {
    this.patch.push([this.path.slice(), value]);
    return this.round ? copy(value) : undefined;
  }

  /** Notes the differences, and returns what is to be held instead of `before`: itself, brought up to date, if it can be. */
  compare(before: unknown, after: unknown): unknown {
    if (before === after) return before;
    if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null)
      return this.set(after);
    const depth = this.path.length;
    const { round } = this;
    if (round && this.listsAbove === 0 && depth > 0 && depth <= SHARED_DEPTH)
      return this.compareShared(round, before, after);
    return this.compareNodes(before, after);
  }

  private compareShared(round: Round, before: object, after: object): unknown {
    const known = round.byAfter.get(after);
    if (known?.held === before && sameList(known.path, this.path)) {
      this.patch.push(...known.steps);
      return before;
    }
    // Another viewer holds the same thing, was shown something else, and it has changed with that.
    if (round.byBefore.has(before)) return this.set(after);
    const from = this.patch.length;
    const path = this.path.slice();
    const held = this.compareNodes(before, after);
    if (known && sameList(known.path, path)) return known.held;
    const compared: Compared = { after, path, held, steps: this.patch.slice(from) };
    round.byAfter.set(after, compared);
    round.byBefore.set(before, compared);
    return held;
  }

  private compareNodes(before: object, after: object): unknown {
    const list = Array.isArray(before);
    if (list !== Array.isArray(after)) return this.set(after);
    if (!list) return this.compareTrees(before as Branch, after as Branch);
    this.listsAbove++;
    const held = this.compareLists(before as unknown[], after as unknown[]);
    this.listsAbove--;
    return held;
  }

  private compareTrees(before: Branch, after: Branch): unknown {
    const { path } = this;
    const depth = path.length;
    for (const key in after) {
      const next = after[key];
      if (next === undefined) continue;
      const last = before[key];
      if (next === last) continue;
      path.push(key);
      const held = last === undefined ? this.set(next) : this.compare(last, next);
      if (this.round && held !== last) before[key] = held;
      path.length = depth;
    }
    for (const key in before) {
      if (before[key] === undefined || after[key] !== undefined) continue;
      this.patch.push([[...path, key]]);
      // Deleting would make every later look at it slower.
      if (this.round) before[key] = undefined;
    }
    return before;
  }

  private compareLists(before: unknown[], after: unknown[]): unknown {
    const [was, is] = [before.length, after.length];
    if (was === is) return this.compareItems(before, after);
    let head = 0;
    while (head < was && head < is && same(before[head], after[head])) head++;
    if (head === was) return this.append(before, after);
    const gone = was - is;
    if (is > 0 && gone > 0 && gone <= MOST_REMOVALS && same(before.slice(head + gone), after.slice(head))) {
      for (let i = 0; i < gone; i++) this.patch.push([[...this.path, head]]);
      if (this.round) before.splice(head, gone);
      return before;
    }
    return this.set(after);
  }

  private append(before: unknown[], after: unknown[]): unknown {
    for (let i = before.length; i < after.length; i++) this.patch.push([[...this.path, i], after[i]]);
    if (this.round) for (let i = before.length; i < after.length; i++) before.push(copy(after[i]));
    return before;
  }

  /** Lists of one length: item by item, or whole where most items are others. */
  private compareItems(before: unknown[], after: unknown[]): unknown {
    const { path } = this;
    const depth = path.length;
    let others = 0;
    for (let i = 0; i < after.length; i++) if (before[i] !== after[i] && typeof after[i] !== 'object') others++;
    if (others > 2 && others * 2 > after.length) return this.set(after);
    for (let i = 0; i < after.length; i++) {
      const last = before[i];
      const next = after[i];
      if (last === next) continue;
      path.push(i);
      const held = this.compare(last, next);
      if (this.round && held !== last) before[i] = held;
      path.length = depth;
    }
    return before;
  }
}

function sameList(a: Path, b: Path): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
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
