// Conquest of both sides week by week, one upon the other, with the marks of the levels.

import type { Word } from '@veillee/web/kit';
import { useId } from 'react';
import { type Legend, lengthIn } from '../../rules/legend/record.ts';
import { roadOf } from './diary-facts.ts';
import './curve.css';

const WIDE = 600;
const HIGH = 90;
/** Room above the last point. */
const ABOVE = 1.12;
const MARKS = ['silver', 'gold', 'final'] as const;

export function ConquestCurve({ legend, word }: { readonly legend: Legend; readonly word: Word }) {
  const hatch = useId();
  const road = roadOf(legend);
  const last = road.at(-1);
  if (!last || road.length < 2) return null;
  const most = Math.max(20, (last.heroes + last.overlord) * ABOVE);
  const x = (n: number): number => (n / (road.length - 1)) * WIDE;
  const y = (n: number): number => HIGH - (n / most) * HIGH;
  const points = (of: readonly number[]): string =>
    of.map((n, at) => `${x(at).toFixed(1)} ${y(n).toFixed(1)}`).join('L');
  const heroes = road.map(one => one.heroes);
  const both = road.map(one => one.heroes + one.overlord);
  const back = road
    .map((one, at) => `${x(at).toFixed(1)} ${y(one.heroes).toFixed(1)}`)
    .reverse()
    .join('L');
  const { thresholds } = lengthIn(legend);
  const { week, heroes: own, overlord } = last;
  return (
    <figure className="des-curve">
      <svg
        viewBox={`0 0 ${WIDE} ${HIGH}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={word('diary.curve', { week, heroes: own, overlord })}
      >
        <defs>
          <pattern id={hatch} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width="8" height="8" fill="#a3322a" />
            <path d="M0 0V8" stroke="#6a1a16" strokeWidth={3} />
          </pattern>
        </defs>
        <path d={`M0 ${HIGH}L${points(heroes)}L${WIDE} ${HIGH}Z`} fill="#3f7a4a" />
        <path d={`M${points(both)}L${back}Z`} fill={`url(#${hatch})`} />
        {thresholds.map((n, at) =>
          n <= most ? (
            <path key={MARKS[at]} d={`M0 ${y(n)}H${WIDE}`} className="des-curve-mark" data-mark={MARKS[at]} />
          ) : null,
        )}
      </svg>
      <figcaption aria-hidden="true">
        <span>{word('diary.number', { n: road[0]?.week ?? 1 })}</span>
        <span>{word('diary.number', { n: week })}</span>
      </figcaption>
    </figure>
  );
}
