// Which table the shelf leads with. Pure.

import type { TablesList } from '../../server/protocol.ts';

type Facts = Pick<TablesList['mine'][number], 'id' | 'waiting' | 'status'>;

/** A table that waits for one, the last before others; else the last, if it goes on. */
export function tableToLeadWith<T extends Facts>(mine: readonly T[], last: string | undefined): T | undefined {
  const table = mine.find(({ id }) => id === last);
  if (table?.waiting) return table;
  return mine.find(({ waiting }) => waiting) ?? (table?.status === 'over' ? undefined : table);
}
