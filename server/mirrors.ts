// What viewers last saw of one thing that changes in place, and how each is told what has changed since: as the text of a patch.

import { Comparison, type Seen, type Step, seenAs, type Tree } from './patch.ts';

/** The text of a patch in which there is nothing. */
export const NO_PATCH = '[]';

/** What several viewers see alike is compared, kept and written out once. */
export class Mirrors<Viewer> {
  private readonly held = new Map<Viewer, Mirror>();
  /** What was compared in each field for this change; kept no longer, as it holds the views that were compared. */
  private readonly compared = new Map<string, Compared>();
  private readonly comparison = new Comparison();

  get viewers(): Iterable<Viewer> {
    return this.held.keys();
  }

  has(viewer: Viewer): boolean {
    return this.held.has(viewer);
  }

  /** A viewer who has just seen this. */
  show(viewer: Viewer, view: unknown): void {
    this.held.set(viewer, new Mirror(view));
  }

  delete(viewer: Viewer): void {
    this.held.delete(viewer);
  }

  clear(): void {
    this.held.clear();
  }

  /** All viewers have been updated after a change. */
  settled(): void {
    this.compared.clear();
  }

  /** Once for each viewer and change: what has changed for this one, as the text of a patch. */
  update(viewer: Viewer, after: unknown): string {
    const mirror = this.held.get(viewer);
    if (mirror?.isTree && isTree(after)) return this.compareFields(mirror, after);
    this.show(viewer, after);
    if (!mirror || mirror.isTree) return JSON.stringify([[[], after]]);
    this.comparison.compare(mirror.whole, after);
    return JSON.stringify(this.comparison.taken());
  }

  private compareFields(mirror: Mirror, after: Tree): string {
    let gone: readonly string[] = [];
    let steps = '';
    let i = 0;
    for (const key in after) {
      const value = after[key];
      if (value === undefined) continue;
      if (key !== mirror.keys[i]) gone = mirror.arrange(after);
      const last = mirror.values[i];
      if (value !== last) {
        const { held, text } = this.compareField(key, last, value);
        mirror.values[i] = held;
        if (text !== '') steps = steps === '' ? text : `${steps},${text}`;
      }
      i++;
    }
    if (i < mirror.keys.length) gone = mirror.arrange(after);
    for (const key of gone) steps = `${steps}${steps && ','}${textOf([[[key]]])}`;
    return steps === '' ? NO_PATCH : `[${steps}]`;
  }

  private compareField(key: string, last: Seen, value: unknown): Compared {
    const known = this.compared.get(key);
    const isKnown = known !== undefined && known.value === value;
    if (isKnown && known.last === last) return known;
    const now = this.comparison.compareAt(key, last, value);
    // Whoever sees the same thing holds the same copy of it, and is compared by identity from then on.
    const compared = { last, value, text: textOf(this.comparison.taken()), held: isKnown ? known.held : now };
    this.compared.set(key, compared);
    return compared;
  }
}

/** A field that was compared for one viewer, and what came of it. */
interface Compared {
  readonly last: Seen;
  readonly value: unknown;
  /** The steps as they stand in a patch. */
  readonly text: string;
  readonly held: Seen;
}

/** What one viewer has seen: the fields of a tree, side by side, or what is no tree. */
class Mirror {
  readonly isTree: boolean;
  readonly whole: Seen;
  keys: readonly string[] = [];
  values: Seen[] = [];

  constructor(view: unknown) {
    this.isTree = isTree(view);
    this.whole = this.isTree ? undefined : seenAs(view);
    if (!isTree(view)) return;
    this.keys = keysOf(view);
    this.values = this.keys.map(key => seenAs(view[key]));
  }

  /** Takes the fields of `after`, in their order. Returns those that are gone, in one order, whenever they came. */
  arrange(after: Tree): readonly string[] {
    const { keys, values } = this;
    this.keys = keysOf(after);
    this.values = this.keys.map(key => values[keys.indexOf(key)]);
    return keys.filter(key => after[key] === undefined).sort();
  }
}

const textOf = (steps: readonly Step[]): string => (steps.length === 0 ? '' : JSON.stringify(steps).slice(1, -1));

const isTree = (view: unknown): view is Tree => typeof view === 'object' && view !== null && !Array.isArray(view);

/** The fields that are there: patches must not depend on where a field was set to nothing and where it was never made. */
const keysOf = (tree: Tree): string[] => Object.keys(tree).filter(key => tree[key] !== undefined);
