// What an option is called and what it brings, in figures, wherever options stand in a list.

import type { Option, Refused } from '@veillee/kernel';
import { readingsOf } from '@veillee/pieces/readings';
import { createContext, useContext, useMemo } from 'react';
import { type Figure, Worth, worthWords } from '../kit/cards/card.tsx';
import type { TableProps } from '../kit/table.ts';

export const OptionWorthContext = createContext<(option: Option) => readonly Figure[]>(() => []);

export function OptionWorth({ option }: { readonly option: Option }) {
  const figures = useContext(OptionWorthContext)(option);
  return (
    <>
      <Worth figures={figures} />
      {figures.length > 0 && <span className="v-hidden">{worthWords(figures)}</span>}
    </>
  );
}

/** What each option of a list is called: no two read alike, with their figures and the figure whose they are. */
export function useReadings(options: readonly Option[], say: TableProps['say']): (of: Option | Refused) => string {
  const figuresOf = useContext(OptionWorthContext);
  const readings = useMemo(
    () => readingsOf(options, say, option => `${option.figure ?? ''} ${worthWords(figuresOf(option))}`),
    [options, say, figuresOf],
  );
  return of => readings.get(of.key) ?? say(of);
}
