// The Final Battle, announced: what it takes, where it is fought, and what either side's conquest will be worth there (LEG-12).

import { Cited, Icon } from '@veillee/web/kit';
import { laurels } from '@veillee/web/kit/glyphs.ts';
import type { Legend } from '../../rules/legend/record.ts';
import type { WeekView } from '../../rules/view/week.ts';
import { overlordHelm } from '../glyphs.ts';
import { useReading } from '../reading.ts';
import './final.css';

/** From so near on it is told ahead. */
const NEAR = 40;
export const isFinalNear = ({ level }: Legend, { final }: WeekView): boolean =>
  level === 'final' || final.total + NEAR >= final.needs;

export function FinalBattle({ legend, week }: { readonly legend: Legend; readonly week: WeekView }) {
  const { word } = useReading();
  if (!week.avatar || !isFinalNear(legend, week)) return null;
  const { total, needs, levels, perHero, perAvatar, heroes, overlord } = week.final;
  const isNow = legend.level === 'final';
  const left = Math.max(0, needs - total);
  return (
    <section className="des-final" aria-label={word('level.final')} data-now={isNow || undefined}>
      <h3>{word('level.final')}</h3>
      <p>
        <Cited
          text={word(isNow ? 'terrinoth.final.now' : left > 0 ? 'terrinoth.final.near' : 'terrinoth.final.next', {
            n: left,
            location: { text: `location.${week.avatar.keep}` },
            levels,
          })}
          rule="LEG-12.2"
        />
      </p>
      <ul>
        <li data-side="heroes">
          <Icon glyph={laurels} size={20} />
          <span>
            <b>{word('side.heroes')}</b>
            <small>{word('terrinoth.final.heroes', { per: perHero, n: Math.floor(heroes / perHero) })}</small>
          </span>
        </li>
        <li data-side="overlord">
          <Icon glyph={overlordHelm} size={20} />
          <span>
            <b>{word(`avatar.${week.avatar.id}`)}</b>
            <small>{word('terrinoth.final.overlord', { per: perAvatar, n: overlord * perAvatar })}</small>
          </span>
        </li>
      </ul>
      <p>
        <Cited text={word('terrinoth.final.lost')} rule="LEG-12.11" />
      </p>
    </section>
  );
}
