// Conquest of both sides on one bar, with the marks of the levels (LEG-2.2), and how far it is to the next.

import { Icon, useLayout, type Word } from '@veillee/web/kit';
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
      <ConquestTrack conquest={legend.conquest} thresholds={thresholds} short={phone} word={word} />
    </section>
  );
}

interface TrackProps {
  readonly conquest: { readonly heroes: number; readonly overlord: number };
  readonly thresholds: WeekView['thresholds'];
  /** Of these, what came last stands out, with its sum above. */
  readonly gained?: { readonly heroes: number; readonly overlord: number };
  readonly short: boolean;
  readonly word: Word;
}

/** Both shares one after the other, and the marks. */
export function ConquestTrack({ conquest: { heroes, overlord }, thresholds, gained, short, word }: TrackProps) {
  const most = thresholds[2];
  const total = heroes + overlord;
  const share = (n: number): string => `${Math.min(100, (n / most) * 100)}%`;
  const part = (side: 'heroes' | 'overlord', n: number) => {
    const late = Math.min(n, gained?.[side] ?? 0);
    return (
      <>
        <i data-side={side} style={{ width: share(n - late) }}>
          <ShareFigure
            name={short ? undefined : word(`side.${side}`)}
            glyph={side === 'heroes' ? laurels : overlordHelm}
            n={n}
            most={most}
            room={n - late}
          />
        </i>
        {late > 0 && <i data-side={side} data-late style={{ width: share(late) }} />}
      </>
    );
  };
  return (
    <div className="des-conquest-bar" aria-hidden="true">
      <div className="des-conquest-track">
        {part('heroes', heroes)}
        {part('overlord', overlord)}
      </div>
      {gained &&
        (['heroes', 'overlord'] as const).map(side =>
          gained[side] > 0 ? (
            <b
              key={side}
              className="des-conquest-late"
              data-side={side}
              style={{ left: share((side === 'heroes' ? heroes : total) - gained[side] / 2) }}
            >
              +{gained[side]}
            </b>
          ) : null,
        )}
      {MARKS.map((id, n) => {
        const at = thresholds[n] ?? most;
        const passed = total >= at;
        return (
          <span key={id} data-mark={id} data-passed={passed || undefined} style={{ left: share(at) }}>
            <em>
              {short ? at : word('terrinoth.conquest.mark', { mark: id, n: at })}
              {passed ? ' ✓' : ''}
            </em>
          </span>
        );
      })}
    </div>
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
  room,
}: {
  readonly name: string | undefined;
  readonly glyph: string;
  readonly n: number;
  readonly most: number;
  readonly room: number;
}) =>
  room / most < FIGURED ? null : (
    <span>
      {room / most < NAMED || name === undefined ? <Icon glyph={glyph} size={15} /> : name}
      <b>{n}</b>
    </span>
  );
