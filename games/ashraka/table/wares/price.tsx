// Runes as a price, on paper: as many hexagons with strokes as it takes, and the same in words.

import type { Word } from '@veillee/web/kit';
import { type Cost, RUNES, type Rune } from '../../content/vocabulary.ts';
import { RUNE_SIGNS } from '../kinds.ts';
import { useReading } from '../reading.ts';
import './price.css';

export const priceWords = (word: Word, cost: Cost): string =>
  word('cost.all', {
    parts: RUNES.filter(rune => cost[rune]).map(rune => word('cost.rune', { rune, n: cost[rune] ?? 0 })),
  });

/** On paper runes are darker than on the rails, their strokes pale. */
const PaperRune = ({ rune }: { readonly rune: Rune }) => (
  <svg className="ash-paper-rune" data-rune={rune} width={15} height={16} viewBox="-12 -12 24 24" aria-hidden="true">
    <path d="M0 -11L9 -5.5V5.5L0 11L-9 5.5V-5.5Z" />
    <path d={RUNE_SIGNS[rune].marks} />
  </svg>
);

export function Price({ cost }: { readonly cost: Cost }) {
  const { word } = useReading();
  return (
    <span className="ash-price v-figures" title={priceWords(word, cost)}>
      {RUNES.filter(rune => cost[rune]).map(rune => (
        <span key={rune}>
          {(cost[rune] ?? 0) > 1 && cost[rune]}
          <PaperRune rune={rune} />
        </span>
      ))}
    </span>
  );
}
