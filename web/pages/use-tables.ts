// The tables of this browser and those open to all, asked for again while one looks at them.

import { useEffect, useState } from 'react';
import type { TablesList } from '../../server/protocol.ts';
import { api, Refused } from '../api.ts';

const EVERY = 8_000;

export interface Tables {
  readonly list: TablesList | undefined;
  readonly trouble: Refused | undefined;
  again(): void;
}

export function useTables(): Tables {
  const [list, setList] = useState<TablesList>();
  const [trouble, setTrouble] = useState<Refused>();
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` is how one asks again
  useEffect(() => {
    let current = true;
    const load = async (): Promise<void> => {
      if (document.hidden) return;
      try {
        const found = await api.tables();
        if (!current) return;
        setList(found);
        setTrouble(undefined);
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        if (current) setTrouble(error);
      }
    };
    void load();
    const timer = setInterval(() => void load(), EVERY);
    return () => {
      current = false;
      clearInterval(timer);
    };
  }, [round]);
  return { list, trouble, again: () => setRound(round + 1) };
}
