// What there is of each card, and where: a line a card, a column a place.

import { Tile, type TileProps } from '../cards/card.tsx';
import './counts.css';

export interface CountRow {
  readonly id: string;
  readonly tile: TileProps;
  readonly counts: readonly number[];
}

export interface CountTableProps {
  readonly head: string;
  readonly columns: readonly { readonly name: string; readonly total?: number }[];
  readonly rows: readonly CountRow[];
}

export function CountTable({ head, columns, rows }: CountTableProps) {
  return (
    <table className="v-counts">
      <thead>
        <tr>
          <th scope="col">{head}</th>
          {columns.map(({ name, total }) => (
            <th key={name} scope="col">
              {name} {total !== undefined && <b className="v-figures">{total}</b>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, tile, counts }) => (
          <tr key={id}>
            <th scope="row">
              <Tile {...tile} />
            </th>
            {columns.map(({ name }, i) => (
              <td key={name} className="v-figures" data-none={counts[i] === 0 || undefined}>
                {counts[i] || '–'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
