// Where the heroes may go from here, as a list: for the overlord who looks ahead, and for whoever reads rather than looks.

import { Icon } from '@veillee/web/kit';
import type { Legend } from '../../rules/legend/record.ts';
import type { WeekView } from '../../rules/view/week.ts';
import { walkingBoot } from '../glyphs.ts';
import { useReading } from '../reading.ts';
import { SHIELDS } from './marks.tsx';
import { percentOf } from './week-facts.ts';
import './marches.css';

export function Marches({ legend, week }: { readonly legend: Legend; readonly week: WeekView }) {
  const { word } = useReading();
  const ways = week.ways.filter(({ why, via }) => !why && via === undefined);
  // Nobody goes anywhere before the first week.
  if (ways.length === 0 || legend.week === 0) return null;
  return (
    <section className="des-marches" aria-label={word('terrinoth.heroesMay')}>
      <h3>
        {word('terrinoth.heroesMay')}
        <small>{word('terrinoth.encounter')}</small>
      </h3>
      <ul>
        {ways.map(({ to, first, shield, dice, meets }) => (
          <li key={to}>
            <i aria-hidden="true">
              <Icon glyph={walkingBoot} size={16} />
            </i>
            <span>
              <b>{word(`location.${to}`)}</b>
              <small>
                <i style={{ color: SHIELDS[shield].fill }} aria-hidden="true" />
                {word('terrinoth.march.short', { shield, dice, first: first ? 'yes' : 'no' })}
              </small>
            </span>
            <strong>{word('table.percent', { n: percentOf(meets) })}</strong>
          </li>
        ))}
      </ul>
      <p>{word('terrinoth.heroesMay.stay')}</p>
    </section>
  );
}
