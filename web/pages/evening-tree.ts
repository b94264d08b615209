// The evenings of a campaign as a tree: what followed on what. Pure.

import type { CampaignAnswer } from '../../server/protocol.ts';

export type Evening = CampaignAnswer['chapters'][number];

export interface Branch {
  readonly evening: Evening;
  /** The evening that it followed on is gone: its table was closed. */
  readonly cutOff: boolean;
  /** Another evening with the same beginning came before it, and it is no branch of that: it was begun anew. */
  readonly again: boolean;
  readonly followers: readonly Branch[];
}

/** Every evening once. What followed on a table that is gone stands at the foot of the tree, and is not lost with it. */
export function treeOf(evenings: readonly Evening[]): readonly Branch[] {
  const known = new Set(evenings.map(({ table }) => table));
  const branch = (evening: Evening): Branch => ({
    evening,
    cutOff: evening.chapter.after !== undefined && !known.has(evening.chapter.after),
    again:
      !evening.chapter.branched &&
      evenings.slice(0, evenings.indexOf(evening)).some(other => isSameChapter(other, evening)),
    followers: evenings.filter(({ chapter }) => chapter.after === evening.table).map(branch),
  });
  return evenings.filter(({ chapter: { after } }) => after === undefined || !known.has(after)).map(branch);
}

/** The evenings that lead to this table, the first one first; nothing if it is not among them. */
export function leadingTo(branches: readonly Branch[], table: string): readonly Evening[] {
  for (const { evening, followers } of branches) {
    if (evening.table === table) return [evening];
    const after = leadingTo(followers, table);
    if (after.length > 0) return [evening, ...after];
  }
  return [];
}

/** An evening with those that followed one after the other, up to a fork; what hangs on the fork hangs on the last of them. */
export function alongWay(branch: Branch): readonly Branch[] {
  const way = [branch];
  for (let next = branch.followers; next.length === 1; ) {
    const [only] = next as readonly [Branch];
    way.push(only);
    next = only.followers;
  }
  return way;
}

const isSameChapter = ({ chapter: one }: Evening, { chapter: other }: Evening): boolean =>
  one.after === other.after && one.title.text === other.title.text;
