// Patches: how a view becomes the next one. `[path, value]` sets, `[path]` removes; they count in order.
// Removing from a list moves later items down; setting at a list's length appends. Pure; the page uses it too.

import type { Patch, Path } from './protocol.ts';

export type Step = readonly [path: Path] | readonly [path: Path, value: unknown];
export type Tree = { readonly [key: string]: unknown };

/** Up to so many items taken out of a list are removed one by one; beyond that the list is sent whole. */
const MOST_REMOVALS = 3;

/** The patch that turns `before` into `after`. Its values are parts of `after`, not copies. */
export function diff(before: unknown, after: unknown): Patch {
  const comparison = new Comparison();
  comparison.compare(seenAs(before), after);
  return comparison.taken();
}

/**
 * A plain tree as somebody has seen it: a copy that is never changed, only replaced, whatever becomes of the tree. Fields that are
 * undefined are not there. Keys and values of a record stand side by side: comparing them looks nothing up while the keys stay.
 */
export type Seen = string | number | boolean | null | undefined | readonly Seen[] | SeenRecord;

class SeenRecord {
  readonly keys: readonly string[];
  readonly values: readonly Seen[];

  constructor(keys: readonly string[], values: readonly Seen[]) {
    this.keys = keys;
    this.values = values;
  }
}

const isList = (seen: Seen): seen is readonly Seen[] => Array.isArray(seen);

export function seenAs(value: unknown): Seen {
  if (typeof value !== 'object' || value === null) return value as Seen;
  if (Array.isArray(value)) return listAs(value);
  const keys: string[] = [];
  const values: Seen[] = [];
  for (const key in value) {
    const item = (value as Tree)[key];
    if (item === undefined) continue;
    keys.push(key);
    values.push(seenAs(item));
  }
  return new SeenRecord(shared(keys), values.slice());
}

/** Keys of records that are built alike, once: tens of thousands of records are held, and few kinds of them. */
const shapes = new Map<string, readonly string[]>();
/** Records by ids have keys of their own, without end. */
const MOST_SHAPES = 1000;

/** A list that has grown item by item keeps room for more; a slice of it does not. */
function shared(keys: string[]): readonly string[] {
  const shape = keys.join();
  const known = shapes.get(shape);
  if (known) return known;
  const own = keys.slice();
  if (shapes.size < MOST_SHAPES) shapes.set(shape, own);
  return own;
}

function listAs(list: readonly unknown[]): Seen[] {
  const seen = list.slice() as Seen[];
  // Most lists hold nothing but keys and numbers.
  for (let i = 0; i < list.length; i++) if (typeof list[i] === 'object') seen[i] = seenAs(list[i]);
  return seen;
}

/** Compares what was seen with what is there now: notes the steps from one to the other, and gives what has been seen after them. */
export class Comparison {
  private patch: Step[] = [];
  private readonly path: (string | number)[] = [];

  /** The steps that it has noted, and forgets. */
  taken(): readonly Step[] {
    const { patch } = this;
    if (patch.length === 0) return NO_STEPS;
    this.patch = [];
    return patch;
  }

  compare(before: Seen, after: unknown): Seen {
    if (before === after) return before;
    if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null)
      return this.set(after);
    if (isList(before)) return Array.isArray(after) ? this.compareLists(before, after) : this.set(after);
    return Array.isArray(after) ? this.set(after) : this.compareRecords(before, after as Tree);
  }

  compareAt(key: string | number, before: Seen, after: unknown): Seen {
    this.path.push(key);
    const now = this.compare(before, after);
    this.path.pop();
    return now;
  }

  private set(value: unknown): Seen {
    this.patch.push([this.path.slice(), value]);
    return seenAs(value);
  }

  private remove(key: string | number): void {
    this.patch.push([[...this.path, key]]);
  }

  private compareRecords(before: SeenRecord, after: Tree): SeenRecord {
    const { keys, values } = before;
    let now: Seen[] | undefined;
    let i = 0;
    for (const key in after) {
      const value = after[key];
      if (value === undefined) continue;
      if (key !== keys[i]) return this.compareKeys(before, after, now ?? values, i);
      const last = values[i];
      if (value !== last) {
        const next = this.compareAt(key, last, value);
        if (next !== last) {
          now ??= values.slice();
          now[i] = next;
        }
      }
      i++;
    }
    if (i < keys.length) return this.compareKeys(before, after, now ?? values, i);
    return now ? new SeenRecord(keys, now) : before;
  }

  /** Fields have come or gone, or stand in another order; the first `done` of them are compared already. */
  private compareKeys({ keys }: SeenRecord, after: Tree, values: readonly Seen[], done: number): SeenRecord {
    const nowKeys = keys.slice(0, done);
    const nowValues = values.slice(0, done);
    let place = 0;
    for (const key in after) {
      const value = after[key];
      if (value === undefined || place++ < done) continue;
      const known = keys.indexOf(key, done);
      nowKeys.push(key);
      nowValues.push(this.compareAt(key, known < 0 ? undefined : values[known], value));
    }
    // In one order, whenever they came.
    const gone = keys.slice(done).filter(key => after[key] === undefined);
    for (const key of gone.sort()) this.remove(key);
    return new SeenRecord(shared(nowKeys), nowValues.slice());
  }

  private compareLists(before: readonly Seen[], after: readonly unknown[]): Seen {
    const [was, is] = [before.length, after.length];
    if (was === is) return this.compareItems(before, after);
    let head = 0;
    while (head < was && head < is && isSame(before[head], after[head])) head++;
    if (head === was) {
      for (let i = was; i < is; i++) this.patch.push([[...this.path, i], after[i]]);
      return [...before, ...listAs(after.slice(was))];
    }
    const gone = was - is;
    if (is === 0 || gone < 0 || gone > MOST_REMOVALS || !areSame(before, head + gone, after, head))
      return this.set(after);
    for (let i = 0; i < gone; i++) this.remove(head);
    return before.toSpliced(head, gone);
  }

  /** Lists of one length: item by item, or whole where most items are others. */
  private compareItems(before: readonly Seen[], after: readonly unknown[]): Seen {
    let first = 0;
    while (first < after.length && before[first] === after[first]) first++;
    if (first === after.length) return before;
    let others = 0;
    for (let i = first; i < after.length; i++) if (before[i] !== after[i] && typeof after[i] !== 'object') others++;
    if (others > 2 && others * 2 > after.length) return this.set(after);
    let now: Seen[] | undefined;
    for (let i = first; i < after.length; i++) {
      const last = before[i];
      if (last === after[i]) continue;
      const next = this.compareAt(i, last, after[i]);
      if (next === last) continue;
      now ??= before.slice();
      now[i] = next;
    }
    return now ?? before;
  }
}

const NO_STEPS: readonly Step[] = [];

/** Whether what was seen is what is there now, on the wire: fields that are undefined are not there. */
function isSame(seen: Seen, value: unknown): boolean {
  if (seen === value) return true;
  if (typeof seen !== 'object' || typeof value !== 'object' || seen === null || value === null) return false;
  if (isList(seen)) return Array.isArray(value) && seen.length === value.length && areSame(seen, 0, value, 0);
  if (Array.isArray(value)) return false;
  const { keys, values } = seen;
  for (const [i, key] of keys.entries()) if (!isSame(values[i], (value as Tree)[key])) return false;
  for (const key in value) if ((value as Tree)[key] !== undefined && !keys.includes(key)) return false;
  return true;
}

/** The same for two lists, from these places to their ends. */
function areSame(seen: readonly Seen[], from: number, list: readonly unknown[], start: number): boolean {
  for (let i = start; i < list.length; i++) if (!isSame(seen[from + i - start], list[i])) return false;
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
