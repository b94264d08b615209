// The clock: 25 Days as a track, what is still safe, the Weather. KIL-2.2, KIL-2.3, KIL-10.4.

import { Icon, InspectButton, Opener, useLayout, type Zoom, ZoomToggle } from '@veillee/web/kit';
import { cardById } from '../content/cards.ts';
import { LAST_DAY } from '../rules/state.ts';
import { drawingOf } from './drawings.ts';
import { inspected } from './face.tsx';
import * as glyphs from './glyphs.ts';
import { useReading } from './reading.ts';

export function Days({ zoom }: { readonly zoom: Zoom }) {
  const { view, word } = useReading();
  const layout = useLayout();
  const night = view.phase === 'night';
  return (
    <div className="kil-days" data-layout={layout}>
      <span className="kil-day">
        <Icon glyph={night ? glyphs.moon : glyphs.sun} size={22} />
        <b className="v-figures">{word(night ? 'table.night' : 'table.day', { day: view.day })}</b>
        <small>{word('table.day.of', { last: LAST_DAY })}</small>
      </span>
      <div
        className="kil-track"
        role="img"
        aria-label={word('table.day.track', { day: view.day, left: LAST_DAY - view.day })}
      >
        {Array.from({ length: LAST_DAY }, (_, i) => (
          <span
            key={i}
            data-past={i + 1 < view.day || undefined}
            data-now={i + 1 === view.day || undefined}
            data-mark={(i + 1) % 5 === 0 ? i + 1 : undefined}
          />
        ))}
      </div>
      <Safe />
      <Weather />
      {layout !== 'wide' && <ZoomToggle zoom={zoom} />}
    </div>
  );
}

/** How many regions have not fallen, and which; one of them never will. */
function Safe() {
  const { view, safe, word, name } = useReading();
  const phone = useLayout() === 'phone';
  const go = (region: string): void => document.querySelector<HTMLElement>(`[data-thing="region:${region}"]`)?.focus();
  return (
    <Opener
      className="kil-chip"
      title={word('table.safe.title')}
      placement="bottom"
      content={close => (
        <div className="kil-safe">
          <h3>{word('table.safe.title')}</h3>
          <p>{word('table.safe.text', { nights: Math.max(0, LAST_DAY - view.day) })}</p>
          <ul>
            {safe.map(region => (
              <li key={region}>
                <button
                  type="button"
                  onClick={() => {
                    close();
                    go(region);
                  }}
                >
                  {name(region)}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    >
      <Icon glyph={glyphs.lockedFortress} size={17} />
      {word(phone ? 'table.safe.short' : 'table.safe', { count: safe.length })}
    </Opener>
  );
}

function Weather() {
  const reading = useReading();
  const { view, word, name } = reading;
  const phone = useLayout() === 'phone';
  const card = view.weather;
  if (card === undefined) return null;
  return (
    <InspectButton className="kil-chip kil-weather" data-zone="weather" inspect={() => inspected(reading, card)}>
      <Icon glyph={drawingOf(cardById(card))} size={17} />
      <span>{phone ? name(card) : word('table.weather', { card: name(card), text: word(`card.${card}.text`) })}</span>
    </InspectButton>
  );
}

/** How the light falls: from the first AP of the Day to the last, and into the night. */
export function useLight(): 'dawn' | 'noon' | 'dusk' | 'night' {
  const { view, table } = useReading();
  if (view.phase === 'night' || table.telling?.of === 'night') return 'night';
  const awake = view.heroes.filter(hero => !hero.eliminated);
  const left = awake.reduce((sum, hero) => sum + (hero.camped ? 0 : hero.ap), 0);
  const full = awake.reduce((sum, hero) => sum + Math.max(1, hero.hp), 0);
  const share = full === 0 ? 0 : left / full;
  return share > 0.75 ? 'dawn' : share > 0.3 ? 'noon' : 'dusk';
}
