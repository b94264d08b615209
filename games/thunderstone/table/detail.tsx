// The arithmetic of a battle, folded under its line of the chronicle.

import { signed, type TableEvent, type TableProps } from '@veillee/web/kit';
import { cardById } from '../content/cards.ts';
import type { Battle } from '../rules/battle.ts';
import { spokenBy } from './face.tsx';
import { arithmetic } from './ledger.ts';
import { SumLines } from './verdict.tsx';

export const isBattle = (detail: unknown): detail is Battle =>
  typeof detail === 'object' && detail !== null && 'total' in detail && 'heroes' in detail && 'parts' in detail;

export function Detail({ event, say }: { readonly event: TableEvent; readonly say: TableProps['say'] }) {
  const { detail } = event;
  if (!isBattle(detail)) return null;
  const words = spokenBy(say);
  return (
    <div className="thu-sums thu-sums-dark">
      <ul>
        {detail.parts.map((part, i) => (
          <li key={`${part.card}-${part.kind}-${part.why}-${i}`}>
            <span>
              {words.name(part.card)} <small>{words.word(part.why)}</small>
            </span>
            <b className="v-figures" data-of={part.kind}>
              {signed(part.amount)} <small>{words.word(`table.kind.${part.kind}`)}</small>
            </b>
          </li>
        ))}
      </ul>
      <SumLines lines={arithmetic(words, cardById(detail.target), detail)} />
    </div>
  );
}
