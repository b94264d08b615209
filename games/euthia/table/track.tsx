// The Reputation track: where everybody stands, and what the game would be worth if it ended now.

import { Ledger, Opener } from '@veillee/web/kit';
import { SCORE_ROWS } from '../content/rows.ts';
import { POINT_LINES, scoresOf } from '../rules/account.ts';
import { totalOf } from '../rules/scoring.ts';
import type { Hero } from '../rules/state.ts';
import { HERO_COLOUR } from './kinds.ts';
import { type Reading, useReading } from './reading.ts';
import { HeroDisc } from './strip.tsx';
import './track.css';

/** What each Hero would have in the end, by seat. */
export function projected({ view, state }: Pick<Reading, 'view' | 'state'>, hero: Pick<Hero, 'seat'>): number {
  const n = state.heroes.findIndex(({ seat }) => seat === hero.seat);
  return totalOf(scoresOf(view)[n] ?? []);
}

const LEAST = 20;
const isCounted = (id: string): boolean => SCORE_ROWS.some(row => row === id);

export function Track() {
  const reading = useReading();
  const { state, view, word, table } = reading;
  const most = Math.max(LEAST, ...state.heroes.map(hero => Math.max(hero.reputation, projected(reading, hero))));
  const part = (n: number): string => `${Math.max(0, Math.min(100, (n / most) * 100))}%`;
  const scores = scoresOf(view);
  return (
    <section className="eut-track">
      <header className="eut-headed">
        <h2>{word('table.reputation')}</h2>
        <b>{word('table.reputation.end')}</b>
      </header>
      <ul>
        {state.heroes.map((hero, n) => {
          const end = projected(reading, hero);
          const lines = (scores[n] ?? []).filter(
            ({ id, reputation }) => reputation !== 0 && POINT_LINES.some(line => line === id),
          );
          const said = word('table.track.said', { hero: word(`hero.${hero.id}`), n: hero.reputation, end });
          return (
            <li key={hero.id}>
              <HeroDisc hero={hero} size={30} />
              <span
                className="eut-track-bar"
                role="img"
                aria-label={said}
                style={{ '--hero': HERO_COLOUR[hero.id] } as React.CSSProperties}
              >
                <i style={{ width: part(end) }} />
                <i data-now style={{ width: part(hero.reputation) }} />
                <b className="v-figures">{hero.reputation}</b>
              </span>
              <Opener
                className="eut-track-end"
                title={said}
                aria-label={said}
                material="dark"
                content={() => (
                  <div className="eut-track-lines">
                    <Ledger
                      lines={lines.map(({ id, reputation }) => ({
                        label: isCounted(id)
                          ? `${word(`score.${id}`)}: ${word(`score.${id}.text`)}`
                          : word(`table.source.${id}`),
                        value: String(reputation),
                        ...(reputation < 0 && { tone: 'bad' as const }),
                      }))}
                    />
                  </div>
                )}
              >
                {end}
              </Opener>
              {table.seats.length > 1 && <small>{table.seats[hero.seat]?.name}</small>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
