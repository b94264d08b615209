// Where a campaign may go on: what the first view needs to know of it.

import type { TableFacts } from '../../server/protocol.ts';

export type Following = NonNullable<NonNullable<TableFacts['chapter']>['following']>;

/** Chapters that may follow a table; none while its game lasts, or when the campaign goes on elsewhere already. */
export const followingOf = ({ chapter, next }: Pick<TableFacts, 'chapter' | 'next'>): Following =>
  next ? [] : (chapter?.following ?? []);
