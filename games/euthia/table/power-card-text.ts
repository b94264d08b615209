// What a Silver or Gold card does, section by section. Pure.

import { originalOf } from '@veillee/pieces/things';
import type { Word } from '@veillee/web/kit/reading.ts';
import { powerCards } from '../content/power-cards.ts';

export function powerCardText(word: Word, copy: string): string {
  const id = originalOf(copy);
  const row = powerCards.find(one => one.id === id);
  return [
    ...(row?.sections ?? []).map((_, n) => word(`card.${id}.${n + 1}`)),
    ...(row?.continuous ? [word(`card.${id}.continuous`)] : []),
  ].join(' ');
}
