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
  const comparison = new Comparison();
  comparison.compare(before, after);
  return comparison.patch;
}

/**
 * What several viewers see of one thing that changes in place, as they last saw it: a copy of each field, never changed,
 * only replaced. What several viewers see alike is compared and copied once.
 */
export class Mirrors<Viewer> {
  private readonly held = new Map<Viewer, unknown>();
  /** The fields compared since the last change, by what they are now. */
  private compared = new Map<object, Compared>();

  get viewers(): Iterable<Viewer> {
    return this.held.keys();
  }

  has(viewer: Viewer): boolean {
    return this.held.has(viewer);
  }

  /** A viewer who has just seen this. */
  show(viewer: Viewer, view: unknown): void {
    this.held.set(viewer, isTree(view) ? fieldsOf(view) : copy(view));
  }

  delete(viewer: Viewer): void {
    this.held.delete(viewer);
  }

  clear(): void {
    this.held.clear();
  }

  /** The thing has changed: from now on, until the next change, all viewers are updated. */
  changed(): void {
    this.compared.clear();
  }

  /** Once for each viewer and change: what has changed for this one, as a patch whose values are parts of `after`. */
  update(viewer: Viewer, after: unknown): Patch {
    const before = this.held.get(viewer);
    if (isTree(before) && isTree(after)) return this.compareFields(before, after);
    this.show(viewer, after);
    return diff(before, after);
  }

  private compareFields(before: Branch, after: Tree): Patch {
    const patch: Step[] = [];
    for (const key in after) {
      const value = after[key];
      const last = before[key];
      if (value === last || value === undefined) continue;
      if (typeof value !== 'object' || value === null) {
        patch.push([[key], value]);
        before[key] = value;
        continue;
      }
      const { steps, held } = this.compareField(key, last, value);
      if (steps.length > 0) patch.push(...steps);
      if (held !== last) before[key] = held;
    }
    const gone = Object.keys(before).filter(key => before[key] !== undefined && after[key] === undefined);
    // Fields stand in a mirror in the order in which they first came: that is nobody's business.
    for (const key of gone.length > 1 ? gone.sort() : gone) {
      patch.push([[key]]);
      before[key] = undefined;
    }
    return patch;
  }

  private compareField(key: string, last: unknown, value: object): Compared {
    const known = this.compared.get(value);
    if (known !== undefined && known.last === last && known.key === key) return known;
    const steps = same(last, value) ? NO_STEPS : differences(key, last, value);
    // Whoever sees the same thing holds the same copy of it, and is compared by identity from then on.
    const held = known ? known.held : steps.length === 0 ? last : after(last, steps);
    const compared = { key, last, steps, held };
    this.compared.set(value, compared);
    return compared;
  }
}

/** A field that was compared for one viewer, and what came of it. */
interface Compared {
  readonly key: string;
  readonly last: unknown;
  readonly steps: readonly Step[];
  readonly held: unknown;
}

type Branch = { [key: string]: unknown };
const NO_STEPS: readonly Step[] = [];

const isTree = (view: unknown): view is Branch => typeof view === 'object' && view !== null && !Array.isArray(view);

/** Copies of the fields that are there: patches must not depend on where a field was set to nothing and where it was never made. */
function fieldsOf(view: Tree): Branch {
  const fields: Branch = {};
  for (const key in view) if (view[key] !== undefined) fields[key] = copy(view[key]);
  return fields;
}

function differences(key: string, before: unknown, after: unknown): readonly Step[] {
  const comparison = new Comparison();
  comparison.compareAt(key, before, after);
  return comparison.patch;
}

/** A field after these steps. What they do not touch is shared with the field before; what they bring is copied. */
function after(field: unknown, steps: readonly Step[]): unknown {
  const fresh = new Set<object>();
  let next = field;
  for (const step of steps) next = change(next, step.length === 1 ? step : [step[0], copy(step[1])], 1, fresh);
  return next;
}

class Comparison {
  readonly patch: Step[] = [];
  private readonly path: (string | number)[] = [];

  private set(value: unknown): void {
    this.patch.push([this.path.slice(), value]);
  }

  compareAt(key: string | number, before: unknown, after: unknown): void {
    if (before === after) return;
    this.path.push(key);
    this.compare(before, after);
    this.path.pop();
  }

  /** Notes the differences. */
  compare(before: unknown, after: unknown): void {
    if (before === after) return;
    if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) this.set(after);
    else if (Array.isArray(before) !== Array.isArray(after)) this.set(after);
    else if (Array.isArray(before)) this.compareLists(before, after as unknown[]);
    else this.compareTrees(before as Tree, after as Tree);
  }

  private compareTrees(before: Tree, after: Tree): void {
    for (const key in after) if (after[key] !== undefined) this.compareAt(key, before[key], after[key]);
    for (const key in before)
      if (before[key] !== undefined && after[key] === undefined) this.patch.push([[...this.path, key]]);
  }

  private compareLists(before: readonly unknown[], after: readonly unknown[]): void {
    const [was, is] = [before.length, after.length];
    if (was === is) {
      this.compareItems(before, after);
      return;
    }
    let head = 0;
    while (head < was && head < is && same(before[head], after[head])) head++;
    if (head === was) {
      for (let i = was; i < is; i++) this.patch.push([[...this.path, i], after[i]]);
      return;
    }
    const gone = was - is;
    if (is > 0 && gone > 0 && gone <= MOST_REMOVALS && same(before.slice(head + gone), after.slice(head)))
      for (let i = 0; i < gone; i++) this.patch.push([[...this.path, head]]);
    else this.set(after);
  }

  /** Lists of one length: item by item, or whole where most items are others. */
  private compareItems(before: readonly unknown[], after: readonly unknown[]): void {
    let others = 0;
    for (let i = 0; i < after.length; i++) if (before[i] !== after[i] && typeof after[i] !== 'object') others++;
    if (others > 2 && others * 2 > after.length) {
      this.set(after);
      return;
    }
    for (let i = 0; i < after.length; i++) this.compareAt(i, before[i], after[i]);
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
