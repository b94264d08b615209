// What is known of a table before one sits at it.

import { useEffect, useState } from 'react';
import type { TableFacts } from '../../server/protocol.ts';
import { api, type Refused } from '../api.ts';

/** The table as the server tells of it, or why it tells nothing; without a table nobody is asked. */
export function useFacts(table: string | undefined): {
  readonly facts: TableFacts | undefined;
  readonly trouble: string | undefined;
} {
  const [facts, setFacts] = useState<TableFacts>();
  const [trouble, setTrouble] = useState<string>();
  useEffect(() => {
    if (table === undefined) return;
    let current = true;
    api.table(table).then(
      found => current && setFacts(found),
      (error: Refused) => current && setTrouble(error.code),
    );
    return () => {
      current = false;
    };
  }, [table]);
  return { facts, trouble };
}
