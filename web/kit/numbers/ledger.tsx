// Arithmetic that a player wants explained: what each figure comes from, line by line, and what it comes to.

import type { RuleId } from '@veillee/kernel';
import './ledger.css';
import { Cited } from '../controls/cited.tsx';
import { signed } from '../reading.ts';

export interface LedgerLine {
  readonly label: string;
  readonly value: string;
  readonly tone?: 'good' | 'bad' | 'price' | undefined;
  readonly rule?: RuleId;
}

/** Few lines that explain a difference, on dark. */
export const Ledger = ({ lines }: { readonly lines: readonly LedgerLine[] }) => (
  <dl className="v-ledger">
    {lines.map(line => (
      <div key={line.label} data-tone={line.tone}>
        <dt>{line.label}</dt>
        <dd className="v-figures">{line.value}</dd>
      </div>
    ))}
  </dl>
);

/** One figure and where it comes from: "Dagger, equipped: +2 Attack". */
export interface SumPart {
  readonly from: string;
  readonly why: string;
  readonly amount: number;
  readonly of: 'attack' | 'magic' | 'light';
  readonly unit: string;
}

export interface SumsProps {
  readonly parts: readonly SumPart[];
  /** From the single figures to the result. */
  readonly lines: readonly LedgerLine[];
  /** Said where there are no parts. */
  readonly none?: string;
  readonly total?: { readonly words: string; readonly verdict: string; readonly won: boolean };
  /** What follows from it. */
  readonly after?: readonly LedgerLine[];
  /** In the chronicle: on dark. */
  readonly dark?: boolean;
}

/** Every figure with where it comes from, then the sum. */
export function Sums({ parts, lines, none, total, after = [], dark }: SumsProps) {
  return (
    <div className="v-sums" data-dark={dark || undefined}>
      {none && parts.length === 0 && <p className="v-sums-none">{none}</p>}
      <ul>
        {parts.map(({ from, why, of, amount, unit }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sum never change places
          <li key={i}>
            <span>
              {from} <small>{why}</small>
            </span>
            <b className="v-figures" data-of={of}>
              {signed(amount)} <small>{unit}</small>
            </b>
          </li>
        ))}
      </ul>
      <SumLines lines={lines} />
      {total && (
        <p className="v-sums-total" data-won={total.won || undefined}>
          <span>{total.words}</span>
          <b>{total.verdict}</b>
        </p>
      )}
      {after.length > 0 && <SumLines lines={after} />}
    </div>
  );
}

const SumLines = ({ lines }: { readonly lines: readonly LedgerLine[] }) => (
  <ul className="v-sum-lines">
    {lines.map(line => (
      <li key={line.label} data-tone={line.tone}>
        <span>
          <Cited text={line.label} rule={line.rule} />
        </span>
        <b className="v-figures">{line.value}</b>
      </li>
    ))}
  </ul>
);
