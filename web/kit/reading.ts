// What every part of a board reads: a context of its own, and short ways to say things.

import type { Params } from '@veillee/kernel';
import { createContext, useContext } from 'react';
import type { TableProps } from './table.ts';

/** A text of the game's catalogues by its id. */
export type Word = (text: string, params?: Params) => string;

export const wordBy =
  (say: TableProps['say']): Word =>
  (text, params) =>
    say(params ? { text, with: params } : { text });

/** Where a board puts what its parts read. `game` names it for whoever uses a part outside of it. */
export function boardContext<R>(game: string) {
  const ReadingContext = createContext<R | undefined>(undefined);
  const useReading = (): R => {
    const reading = useContext(ReadingContext);
    if (!reading) throw new Error(`there is no board of ${game} around this component`);
    return reading;
  };
  return { ReadingContext, useReading };
}

/** "+2", "−1". */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
