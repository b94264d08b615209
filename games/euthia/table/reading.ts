// What every part of the board reads: the table as one sees it, whose board lies in front, and how to say things.

import type { Option, PlainDecision } from '@veillee/kernel';
import type { TableProps } from '@veillee/web/kit';
import { boardContext, type Word, wordBy } from '@veillee/web/kit/reading.ts';
import { useMemo } from 'react';
import { openState } from '../rules/open.ts';
import type { Hero, Known } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

export interface Reading {
  readonly table: TableProps<View>;
  readonly view: View;
  /** The view, as the pure questions of the rules read it. */
  readonly state: Known;
  readonly decision: PlainDecision | undefined;
  readonly options: readonly Option[];
  /** Whose board lies in front: one's own, or that of whoever's turn it is. */
  readonly hero: Hero | undefined;
  readonly word: Word;
  isOwn(hero: Pick<Hero, 'seat'>): boolean;
}

export const { ReadingContext, useReading } = boardContext<Reading>('Euthia');

const NONE: readonly Option[] = [];

export function useRead(table: TableProps<View>): Reading {
  return useMemo(() => {
    const { view, seat, decision, say } = table;
    const state = openState(view);
    const heroAt = (of: number | undefined): Hero | undefined => state.heroes.find(hero => hero.seat === of);
    return {
      table,
      view,
      state,
      decision,
      options: decision?.options ?? NONE,
      hero: heroAt(seat) ?? heroAt(view.turn.seat),
      word: wordBy(say),
      isOwn: hero => hero.seat === seat,
    };
  }, [table]);
}
