// Whoever reads is not hurried: while a page of story lies open, what others do waits for them, as long as the pace allows.

import { useLayoutEffect } from 'react';
import type { TableProps } from '../table.ts';

/** This piece lies open to be read; none when it is put away, or asks to be answered. Another piece is waited for anew. */
export function useUnhurried({ reads }: Pick<TableProps, 'reads'>, piece: string | undefined): void {
  // Before anything else of the news can follow.
  useLayoutEffect(() => {
    if (piece === undefined || !reads) return;
    reads(piece);
    return () => reads(undefined);
  }, [reads, piece]);
}
