// A campaign as a string of lanterns over its land: a lantern for each save, branches dim and lower, what was lost a cross on the
// string, tonight a fire. A touch shows what is known of that evening. Of many chapters those far away hang together, as bunches.

import { type CSSProperties, useEffect, useRef } from 'react';
import { Icon } from '../kit/controls/icon.tsx';
import { campfire } from '../kit/glyphs.ts';
import type { TableModule } from '../kit/table.ts';
import { type Say, useWords } from '../words.tsx';
import { type FoldedRoad, folded } from './evening-fold.ts';
import { alongOf, type Hung, heightOf, openColumns, ROAD, roadOf } from './evening-road.ts';
import type { Branch } from './evening-tree.ts';
import './lanterns.css';

/** What a lantern with its words needs along the road, in pixels; a road of few has room for a picture of its land. */
const COLUMN = 148;
const LEAST_WIDTH = 760;

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
  const { word } = useWords();
  const nav = useRef<HTMLElement>(null);
  // A road that is wider than its page shows the evening that is looked at.
  useEffect(() => {
    if (looked) nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [looked]);
  const road = folded(roadOf(branches, here), looked);
  const columns =
    road.bunches.length > 0 ? road.columns : landscape ? Math.max(landscape.chapters, road.columns) : openColumns(road);
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
      <nav
        ref={nav}
        className="lanterns-road"
        aria-label={label}
        style={{ aspectRatio: `${ROAD.wide} / ${high}`, minWidth: Math.max(LEAST_WIDTH, columns * COLUMN) }}
      >
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
            <i aria-hidden="true">{hung.state === 'tonight' ? <Icon glyph={campfire} size={26} /> : hung.number}</i>
            <span>
              <b>{say(hung.evening.chapter.title)}</b>
              <small>{when(hung)}</small>
            </span>
          </button>
        ))}
        {road.bunches.map(bunch => (
          <button
            key={`${bunch.from} ${bunch.to}`}
            type="button"
            className="lantern lantern-bunch"
            style={place(at({ column: bunch.column, lane: 0 }))}
            onClick={() => onChoose(bunch.last.table)}
          >
            <i aria-hidden="true">{bunch.to - bunch.from + 1}</i>
            <span>
              {bunch.part && <b>{say(bunch.part)}</b>}
              <small>{word('evenings.bunch', { from: bunch.from, to: bunch.to })}</small>
            </span>
          </button>
        ))}
      </nav>
    </div>
  );
}

type At = (spot: { readonly column: number; readonly lane: number }) => { readonly x: number; readonly y: number };

interface StringToProps {
  readonly from: ReturnType<At>;
  readonly to: ReturnType<At>;
  readonly isDim?: boolean;
}

const SAG = 26;

/** From lantern to lantern. */
function StringTo({ from, to, isDim = false }: StringToProps) {
  const d = `M${from.x} ${from.y - 30}C${from.x + 60} ${from.y - 30 + SAG} ${to.x - 70} ${to.y - 30 + SAG} ${to.x} ${to.y - 30}`;
  return (
    <g className="lanterns-string" data-dim={isDim || undefined}>
      <path d={d} />
      <path d={d} />
    </g>
  );
}

function Strings({ road: { hung, lost, bunches }, at }: { readonly road: FoldedRoad; readonly at: At }) {
  return (
    <>
      {bunches.map(bunch => (
        <StringTo key={bunch.column} from={at({ column: bunch.column - 1, lane: 0 })} to={at({ ...bunch, lane: 0 })} />
      ))}
      {hung.map(one => (
        <StringTo
          key={one.evening.table}
          from={at({ column: one.column - 1, lane: one.from })}
          to={at({ column: alongOf(one), lane: one.lane })}
          isDim={one.lane > 0}
        />
      ))}
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
