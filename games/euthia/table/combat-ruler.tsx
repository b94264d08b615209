// A ruler of Combat Strengths: the rows with what each does, a marker where the strength stands, chances as bars. Both face each other.

import { type Odds, resultsOf } from '@veillee/pieces/odds';
import { useLayout } from '@veillee/web/kit';
import type { Side } from '../rules/dice/ledger.ts';
import { type Band, SCALE } from './combat-facts.ts';
import './combat-ruler.css';

export interface RulerProps {
  readonly side: Side;
  readonly bands: readonly Band[];
  /** Where the scale of both rulers ends. */
  readonly high: number;
  /** Where the strength stands now. */
  readonly marker?: number | undefined;
  /** Where it stood before the last change. */
  readonly before?: number | undefined;
  /** What it may come to; of an answer that is weighed, or of a roll that is still to come. */
  readonly chances?: Odds | undefined;
  readonly isTried: boolean;
  /** It lies below the other: its scale above, its bars below. */
  readonly isBelow: boolean;
  readonly label: string;
}

const BAND = 44;
const TICKS = 22;
const BARS = 40;
/** No bar is higher; the likelier the higher, and never too low to be seen. */
const TALLEST = 34;
const STEEP = 110;

export function Ruler({ side, bands, high, marker, before, chances, isTried, isBelow, label }: RulerProps) {
  const unit = useLayout() === 'phone' ? 24 : 46;
  const count = high - SCALE.low + 1;
  const width = unit * count;
  const within = (n: number): number => Math.max(SCALE.low, Math.min(high, n));
  const left = (n: number): number => (n - SCALE.low) * unit;
  const middle = (n: number): number => left(within(n)) + unit / 2;
  const top = isBelow ? TICKS : BARS;
  const edge = isBelow ? top + BAND : top;
  const pin = isBelow ? 'M-10 19h20v-8L0 0L-10 11z' : 'M-10 -19h20v8L0 0L-10 -11z';
  const bars = new Map<number, number>();
  for (const { n, chance } of chances ? resultsOf(chances) : [])
    if (chance > 0) bars.set(within(n), (bars.get(within(n)) ?? 0) + chance);
  return (
    <svg
      className="euf-ruler"
      data-side={side}
      role="img"
      aria-label={label}
      viewBox={`-2 0 ${width + 4} ${BARS + BAND + TICKS}`}
    >
      {bands.map(({ from, to, value, more }) => {
        const last = to === high ? high : to;
        const x = left(within(from)) + 1.5;
        const wide = left(last + 1) - left(within(from)) - 3;
        const isNow = marker !== undefined && within(marker) >= from && within(marker) <= last;
        return (
          <g key={from} className="euf-band" data-none={value === 0 || undefined} data-now={isNow || undefined}>
            <rect x={x} y={top} width={wide} height={BAND} rx="6" />
            <text x={x + wide / 2} y={top + BAND / 2 + 9} className="v-figures">
              {value}
              {more ? '*' : ''}
            </text>
          </g>
        );
      })}
      {Array.from({ length: count }, (_, n) => SCALE.low + n).map(n => (
        <g key={n} className="euf-tick" data-now={(marker !== undefined && within(marker) === n) || undefined}>
          <path d={`M${middle(n)} ${isBelow ? TICKS - 4 : top + BAND}v4`} />
          <text x={middle(n)} y={isBelow ? 14 : top + BAND + 18} className="v-figures">
            {n === high ? `${n}+` : n}
          </text>
        </g>
      ))}
      {[...bars].map(([n, chance]) => {
        const tall = Math.min(TALLEST, 4 + chance * STEEP);
        return (
          <rect
            key={n}
            className="euf-bar"
            data-tried={isTried || undefined}
            x={middle(n) - unit * 0.3}
            y={isBelow ? top + BAND + 4 : top - 4 - tall}
            width={unit * 0.6}
            height={tall}
            rx="3"
          />
        );
      })}
      {marker !== undefined && before !== undefined && within(before) !== within(marker) && (
        <g className="euf-before">
          <path d={`M${middle(before)} ${isBelow ? edge + 13 : edge - 13}H${middle(marker)}`} />
          <path d={pin} transform={`translate(${middle(before)} ${edge})`} />
        </g>
      )}
      {marker !== undefined && (
        <path className="euf-marker" style={{ transform: `translate(${middle(marker)}px, ${edge}px)` }} d={pin} />
      )}
    </svg>
  );
}
