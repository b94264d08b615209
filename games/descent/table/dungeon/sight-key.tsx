// What the hatching means, below the map: where monsters may appear, and who alone keeps other spaces in sight. A touch shows which.

import { Bust } from '@veillee/web/kit';
import { sheetOf } from '../../rules/state.ts';
import { drawingOf, watchColour } from '../kinds.ts';
import { familiarLikeness, heroLikeness } from '../likeness.ts';
import { type Reading, useReading } from '../reading.ts';
import { sitesOf } from './rising.ts';
import type { Sight, Watch } from './sight.ts';
import './sight-key.css';

export interface SightKeyProps {
  readonly sight: Sight;
  /** Whose spaces are marked. */
  readonly watcher: string | undefined;
  onWatch(id: string | undefined): void;
}

export function SightKey({ sight, watcher, onWatch }: SightKeyProps) {
  const reading = useReading();
  const { word } = reading;
  const places = sitesOf(reading).length > 0;
  const alone = sight.watches.filter(watch => watch.alone.length > 0);
  return (
    <div className="des-key">
      {places && (
        <p>
          <i data-of="rise" /> {word('table.sight.rise')}
        </p>
      )}
      <p>
        <i data-of="dark" /> {word(places ? 'table.sight.dark' : 'table.sight.key')}
      </p>
      {/* Before a site is chosen too: the map must not move under whoever touches it. */}
      {places && (
        <p>
          <i data-of="stalked" /> {word('table.sight.stalked')}
        </p>
      )}
      {alone.length > 0 && (
        <fieldset>
          <legend>{word('table.sight.watch')}</legend>
          {alone.map(watch => (
            <WatchButton
              key={watch.id}
              watch={watch}
              isShown={watch.id === watcher}
              onClick={() => onWatch(watch.id === watcher ? undefined : watch.id)}
            />
          ))}
        </fieldset>
      )}
    </div>
  );
}

/** A hero, or a familiar that has eyes. */
export function watcherName({ view, word, nameOf }: Reading, id: string): string {
  const hero = view.heroes.find(one => one.id === id);
  return hero ? nameOf(hero.id) : word(`familiar.${id}`);
}

interface WatchButtonProps {
  readonly watch: Watch;
  readonly isShown: boolean;
  onClick(): void;
}

function WatchButton({ watch: { id, alone }, isShown, onClick }: WatchButtonProps) {
  const reading = useReading();
  const { view, word } = reading;
  const hero = view.heroes.find(one => one.id === id);
  const said = word('table.sight.alone', { who: watcherName(reading, id), n: alone.length });
  return (
    <button type="button" aria-pressed={isShown} aria-label={said} title={said} onClick={onClick}>
      <span style={{ background: watchColour(view, id) }}>
        {hero ? (
          <Bust of={heroLikeness(view, hero)} glyph={drawingOf('hero', sheetOf(hero))} size={18} />
        ) : (
          <Bust of={familiarLikeness(id)} glyph={drawingOf('familiar', id)} size={18} />
        )}
      </span>
      {alone.length}
    </button>
  );
}
