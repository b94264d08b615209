// A campaign as a string of lanterns over its land: a lantern for each save, branches dim and lower, what was lost a cross on the
// string, tonight a fire. A touch shows what is known of that evening.

import type { CSSProperties } from 'react';
import { Icon } from '../kit/controls/icon.tsx';
import { campfire } from '../kit/glyphs.ts';
import type { TableModule } from '../kit/table.ts';
import type { Say } from '../words.tsx';
import { alongOf, type Hung, heightOf, openColumns, ROAD, type Road, roadOf } from './evening-road.ts';
import type { Branch } from './evening-tree.ts';
import './lanterns.css';

interface LanternsProps {
  readonly branches: readonly Branch[];
  /** The table that is looked at. */
  readonly here: string;
  /** The one of which more is shown below. */
  readonly looked: string;
  readonly landscape: TableModule['landscape'];
  readonly say: Say;
  readonly label: string;
  when(hung: Hung): string;
  onChoose(table: string): void;
}

export function Lanterns({ branches, here, looked, landscape, say, label, when, onChoose }: LanternsProps) {
  const road = roadOf(branches, here);
  const columns = landscape ? Math.max(landscape.chapters, road.columns) : openColumns(road);
  const at = ({ column, lane }: { readonly column: number; readonly lane: number }) => ({
    x: ROAD.left + (column * (ROAD.wide - 2 * ROAD.left)) / Math.max(1, columns),
    y: ROAD.top + lane * ROAD.lane + (column % 2) * 16,
  });
  const high = heightOf(road);
  const place = (point: { readonly x: number; readonly y: number }): CSSProperties => ({
    left: `${((100 * point.x) / ROAD.wide).toFixed(2)}%`,
    top: `${((100 * point.y) / high).toFixed(2)}%`,
  });
  return (
    <div className="lanterns">
      <nav className="lanterns-road" aria-label={label} style={{ aspectRatio: `${ROAD.wide} / ${high}` }}>
        {landscape && (
          <img src={`data:image/svg+xml,${encodeURIComponent(landscape.picture())}`} alt="" className="lanterns-land" />
        )}
        <svg viewBox={`0 0 ${ROAD.wide} ${high}`} aria-hidden="true">
          <Strings road={road} at={at} />
        </svg>
        {road.hung.map(hung => (
          <button
            key={hung.evening.table}
            type="button"
            className="lantern"
            data-state={hung.state}
            data-dim={hung.lane > 0 || undefined}
            aria-current={hung.evening.table === looked || undefined}
            style={place(at({ column: alongOf(hung), lane: hung.lane }))}
            onClick={() => onChoose(hung.evening.table)}
          >
            <i aria-hidden="true">{hung.state === 'tonight' ? <Icon glyph={campfire} size={26} /> : hung.column}</i>
            <span>
              <b>{say(hung.evening.chapter.title)}</b>
              <small>{when(hung)}</small>
            </span>
          </button>
        ))}
      </nav>
    </div>
  );
}

type At = (spot: { readonly column: number; readonly lane: number }) => { readonly x: number; readonly y: number };

function Strings({ road: { hung, lost }, at }: { readonly road: Road; readonly at: At }) {
  return (
    <>
      {hung.map(one => {
        const { evening, column, lane, from } = one;
        const [a, end] = [at({ column: column - 1, lane: from }), at({ column: alongOf(one), lane })];
        const sag = 26;
        const d = `M${a.x} ${a.y - 30}C${a.x + 60} ${a.y - 30 + sag} ${end.x - 70} ${end.y - 30 + sag} ${end.x} ${end.y - 30}`;
        return (
          <g key={evening.table} className="lanterns-string" data-dim={lane > 0 || undefined}>
            <path d={d} />
            <path d={d} />
          </g>
        );
      })}
      {lost.map(({ column, lane, n }) => {
        const { x, y } = at({ column, lane });
        return (
          <g
            key={`${column} ${lane} ${n}`}
            className="lanterns-lost"
            transform={`translate(${x + 46 + n * 24} ${y - 20})`}
          >
            <circle r={9} />
            <path d="M-3.6 -3.6L3.6 3.6M3.6 -3.6L-3.6 3.6" />
          </g>
        );
      })}
    </>
  );
}
