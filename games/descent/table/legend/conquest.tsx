// Conquest of both sides on one bar, with the marks of the levels (LEG-2.2), and how far it is to the next.

import { Icon, useLayout } from '@veillee/web/kit';
import { laurels } from '@veillee/web/kit/glyphs.ts';
import type { Legend } from '../../rules/legend/record.ts';
import type { WeekView } from '../../rules/view/week.ts';
import { overlordHelm } from '../glyphs.ts';
import { useReading } from '../reading.ts';
import './conquest.css';

const MARKS = ['silver', 'gold', 'final'] as const;

export function ConquestBar({ legend, week }: { readonly legend: Legend; readonly week: WeekView }) {
  const { word } = useReading();
  const phone = useLayout() === 'phone';
  const { heroes, overlord } = legend.conquest;
  const { thresholds } = week;
  const most = thresholds[2];
  const total = heroes + overlord;
  const next = thresholds.findIndex(n => n > total);
  const mark = MARKS[next];
  const share = (n: number): string => `${Math.min(100, (n / most) * 100)}%`;
  const level = word(`level.${legend.level}`);
  const told =
    mark === undefined
      ? word('terrinoth.conquest.due')
      : word('terrinoth.conquest.next', { level, n: (thresholds[next] ?? most) - total, mark });
  return (
    <section className="des-conquest" aria-label={word('terrinoth.conquest', { heroes, overlord, total, most })}>
      {!phone && (
        <p>
          <b>
            {total}
            <small>{word('terrinoth.conquest.of', { n: most })}</small>
          </b>
          <span>{told}</span>
        </p>
      )}
      <div className="des-conquest-bar" aria-hidden="true">
        <div className="des-conquest-track">
          <i data-side="heroes" style={{ width: share(heroes) }}>
            <ShareFigure name={phone ? undefined : word('side.heroes')} glyph={laurels} n={heroes} most={most} />
          </i>
          <i data-side="overlord" style={{ width: share(overlord) }}>
            <ShareFigure
              name={phone ? undefined : word('side.overlord')}
              glyph={overlordHelm}
              n={overlord}
              most={most}
            />
          </i>
        </div>
        {MARKS.map((id, n) => {
          const at = thresholds[n] ?? most;
          const passed = total >= at;
          return (
            <span key={id} data-mark={id} data-passed={passed || undefined} style={{ left: share(at) }}>
              <em>
                {phone ? at : word('terrinoth.conquest.mark', { mark: id, n: at })}
                {passed ? ' ✓' : ''}
              </em>
            </span>
          );
        })}
      </div>
    </section>
  );
}

/** A share in which its own name has room says whose it is. */
const NAMED = 0.16;
const FIGURED = 0.035;
const ShareFigure = ({
  name,
  glyph,
  n,
  most,
}: {
  readonly name: string | undefined;
  readonly glyph: string;
  readonly n: number;
  readonly most: number;
}) =>
  n / most < FIGURED ? null : (
    <span>
      {n / most < NAMED || name === undefined ? <Icon glyph={glyph} size={15} /> : name}
      <b>{n}</b>
    </span>
  );
