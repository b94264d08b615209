// The action track of a hero: from 10 down to the Moon. ASH-12.

import { Icon } from '@veillee/web/kit';
import type { CSSProperties } from 'react';
import { printed } from '../../rules/sheet.ts';
import { type Hero, heroName, TRACK_END } from '../../rules/state.ts';
import { moon } from '../glyphs.ts';
import { HERO_COLOUR } from '../kinds.ts';
import { useReading } from '../reading.ts';
import './track.css';

const STEPS = Array.from({ length: TRACK_END + 1 }, (_, n) => TRACK_END - n);

export function ActionTrack({ hero, lying }: { readonly hero: Hero; readonly lying?: boolean }) {
  const { view, word, table } = useReading();
  const most = printed(view, hero, 'actions');
  // Before the first turn all actions are still to come.
  const disc = view.turn === 0 ? most : hero.disc;
  return (
    <div
      className="ash-track"
      data-lying={lying || undefined}
      role="img"
      aria-label={word('table.track', { hero: table.say(heroName(hero)), n: disc })}
      style={{ '--hero': HERO_COLOUR[hero.id] } as CSSProperties}
    >
      {STEPS.map(n => (
        <span
          key={n}
          data-at={n === disc || undefined}
          data-left={(n < disc && n > 0) || undefined}
          data-spent={(n > disc && n <= most) || undefined}
        >
          {n === 0 ? <Icon glyph={moon} size={15} /> : n}
        </span>
      ))}
    </div>
  );
}
