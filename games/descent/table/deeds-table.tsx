// What each hero of a party has done, a row each: figures by columns.

import type { ReactNode } from 'react';
import { SheetDisc } from './heroes/token.tsx';
import './reckoning.css';

interface DeedsTableProps {
  /** Over the names. */
  readonly of: string;
  readonly columns: readonly { readonly id: string; readonly head: ReactNode }[];
  readonly rows: readonly { readonly sheet: string; readonly name: string; readonly cells: readonly ReactNode[] }[];
}

export function DeedsTable({ of, columns, rows }: DeedsTableProps) {
  return (
    <table className="des-deeds">
      <thead>
        <tr>
          <th scope="col">
            <span className="v-hidden">{of}</span>
          </th>
          {columns.map(({ id, head }) => (
            <th key={id} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ sheet, name, cells }, n) => (
          <tr key={sheet}>
            <th scope="row">
              <SheetDisc sheet={sheet} n={n} size={40} />
              {name}
            </th>
            {cells.map((cell, at) => (
              <td key={columns[at]?.id}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
