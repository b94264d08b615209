// What an option brings, in figures, wherever options stand in a list.

import type { Option } from '@veillee/kernel';
import { createContext, useContext } from 'react';
import { type Figure, Worth, worthWords } from '../kit/cards/card.tsx';

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
