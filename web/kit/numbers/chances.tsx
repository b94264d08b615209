// Chances in figures: a table with what each is made of, and the shares of what may come.

import { Icon } from '../controls/icon.tsx';
import type { Kind, Meaning } from './meaning.ts';
import './chances.css';
import './meaning.css';

export interface Chance {
  readonly id: string;
  readonly of: Meaning;
  readonly glyph: string;
  readonly name: string;
  /** "3 dice, 2 successes". */
  readonly words: string;
  /** Where it comes from; folded. */
  readonly parts: readonly string[];
  /** As many as there are columns. */
  readonly shares: readonly string[];
}

/** Row by row: with what, and the chance of it in each column. On paper. */
export function ChanceTable({
  head,
  columns,
  rows,
}: {
  readonly head: string;
  readonly columns: readonly string[];
  readonly rows: readonly Chance[];
}) {
  if (rows.length === 0) return null;
  return (
    <table className="v-chances">
      <thead>
        <tr>
          {[head, ...columns].map(name => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, of, glyph, name, words, parts, shares }) => (
          <tr key={id} data-of={of}>
            <th scope="row">
              <Icon glyph={glyph} size={20} />
              <details>
                <summary>
                  <b>{name}</b> {words}
                </summary>
                <ul>
                  {parts.map((part, i) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sum never change places
                    <li key={i}>{part}</li>
                  ))}
                </ul>
              </details>
            </th>
            {columns.map((column, i) => (
              <td key={column} className="v-figures">
                {shares[i]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export interface Share {
  readonly id: string;
  readonly kind: Kind;
  readonly glyph: string;
  readonly share: number;
  readonly figure: string;
  readonly name: string;
}

/** What may come next, each as wide as it is likely; the figures stand beside, colour is not alone. */
export const Shares = ({ label, shares }: { readonly label: string; readonly shares: readonly Share[] }) => (
  <ul className="v-shares" aria-label={label}>
    {shares.map(({ id, kind, glyph, share, figure, name }) => (
      <li key={id} style={{ flexGrow: share }}>
        <span className="v-share" data-kind={kind} />
        <Icon glyph={glyph} size={13} />
        <b className="v-figures">{figure}</b>
        <span>{name}</span>
      </li>
    ))}
  </ul>
);
