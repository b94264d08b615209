// Why so many points: Gold and Assets of every hero, and how the Realm stands. KIL-2.8, KIL-2.9.

import { Icon, type ReckoningProps } from '@veillee/web/kit';
import { cardById } from '../content/cards.ts';
import { pointsOf } from '../rules/scoring.ts';
import { LAST_DAY } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { safeRegions } from './facts.ts';
import { chest, twoCoins } from './glyphs.ts';

export function Reckoning({ view, seats, say }: ReckoningProps<View>) {
  const down = view.ancients.filter(({ defeated }) => defeated).map(({ id }) => cardById(id).name);
  const awake = view.ancients.filter(({ defeated }) => !defeated).map(({ id }) => cardById(id).name);
  return (
    <div className="kil-reckoning">
      <p>
        {say({
          text: 'table.end.realm',
          with: { day: view.day, last: LAST_DAY, safe: safeRegions(view).length },
        })}{' '}
        {down.length > 0 && say({ text: 'table.end.down', with: { names: down, count: down.length } })}{' '}
        {awake.length > 0 && say({ text: 'table.end.awake', with: { names: awake, count: awake.length } })}
      </p>
      <ul>
        {view.heroes.map((hero, seat) => (
          <li key={seat}>
            <b>{seats[seat]?.name}</b>
            {hero.eliminated ? (
              <span>{say({ text: 'table.end.fallen' })}</span>
            ) : (
              <>
                <span>
                  <Icon glyph={twoCoins} size={18} /> {say({ text: 'table.end.gold', with: { n: hero.gold } })}
                </span>
                <span>
                  <Icon glyph={chest} size={18} />{' '}
                  {say({
                    text: 'table.end.assets',
                    with: {
                      n: pointsOf(view, seat) - hero.gold,
                      cards: hero.assets.map(card => cardById(card).name),
                      count: hero.assets.length,
                    },
                  })}
                </span>
              </>
            )}
          </li>
        ))}
      </ul>
      {view.mode !== 'competitive' && view.heroes.length > 1 && (
        <p>{say({ text: 'table.end.shared', with: { count: view.heroes.length } })}</p>
      )}
    </div>
  );
}
