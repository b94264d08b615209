// What every part of a fight's stage reads: the fight, whose eyes these are, and the answer that is being weighed.

import type { TableProps } from '@veillee/web/kit';
import { useTable, type Word, wordBy } from '@veillee/web/kit';
import { useMemo } from 'react';
import type { Side } from '../rules/dice/ledger.ts';
import type { View } from '../rules/view.ts';
import { type Fight, fightOf } from './combat-facts.ts';
import { type Prospect, prospectNow, prospectOf } from './combat-odds.ts';

export interface FightReading extends Fight {
  readonly table: TableProps<View>;
  readonly word: Word;
  /** The side that lies nearest: one's own; to whoever looks on, the Hero's. */
  readonly near: Side;
  /** What comes of the attack at issue as things stand, and with the answer that is chosen. */
  readonly now: Prospect | undefined;
  readonly tried: Prospect | undefined;
}

export function useFight(): FightReading | undefined {
  const table = useTable<View>();
  const { view, seat, picked, say } = table;
  const fight = useMemo(() => fightOf(view), [view]);
  const now = useMemo(() => fight && prospectNow(fight), [fight]);
  const [key] = picked;
  const tried = useMemo(
    () => (fight && key !== undefined ? prospectOf(fight, seat ?? fight.combat.seat, key) : undefined),
    [fight, seat, key],
  );
  return useMemo(
    () =>
      fight && {
        ...fight,
        table,
        word: wordBy(say),
        near: seat !== undefined && seat === fight.combat.rival ? 'monster' : 'hero',
        now,
        tried,
      },
    [fight, table, say, seat, now, tried],
  );
}

export const nameOf = ({ seats }: Pick<TableProps, 'seats'>, seat: number | undefined): string =>
  seats.find(one => one.seat === seat)?.name ?? '';
