// What was read out in the week, on paper over the foot of whatever lies in the light: whom it is about, the words, and one touch puts it away.

import { Bust, Button, Icon, type Likeness, useLayout, useUnhurried } from '@veillee/web/kit';
import { useState } from 'react';
import { avatars } from '../../content/legend/avatars.ts';
import { lieutenants } from '../../content/legend/lieutenants.ts';
import type { Tale } from '../../rules/legend/tale.ts';
import { scrollUnfurled } from '../glyphs.ts';
import { avatarLikeness, lieutenantLikeness } from '../likeness.ts';
import { useReading } from '../reading.ts';
import { type Tales, useTales } from '../tales.ts';
import './told-sheet.css';

/** The face of whoever it is about, where it is somebody. */
function likenessOf({ about }: Tale): Likeness | undefined {
  const isNamed =
    (kind: string) =>
    ({ id }: { readonly id: string }): boolean =>
      about?.text === `${kind}.${id}`;
  const rider = lieutenants.find(isNamed('lieutenant'));
  const avatar = avatars.find(isNamed('avatar'));
  return rider ? lieutenantLikeness(rider.id) : avatar && avatarLikeness(avatar.id);
}

export function ToldSheet() {
  const { table } = useReading();
  const { tales, piece, putAway } = useTales();
  const phone = useLayout() === 'phone';
  useUnhurried(table, tales.length === 0 ? undefined : piece);
  if (tales.length === 0) return null;
  // A phone has room for one after the other.
  return phone ? <OneByOne key={piece} tales={tales} putAway={putAway} /> : <Sheet tales={tales} goOn={putAway} />;
}

function OneByOne({ tales, putAway }: Pick<Tales, 'tales' | 'putAway'>) {
  const [at, setAt] = useState(0);
  return <Sheet tales={tales.slice(at, at + 1)} goOn={at + 1 < tales.length ? () => setAt(at + 1) : putAway} />;
}

function Sheet({ tales, goOn }: Pick<Tales, 'tales'> & { goOn(): void }) {
  const { word, table } = useReading();
  // Where there is more than fits it is scrolled; else a touch goes through to what lies below.
  const long = (words: HTMLDivElement | null): void => {
    if (words) words.toggleAttribute('data-long', words.scrollHeight > words.clientHeight + 2);
  };
  return (
    <article className="des-tales v-paper" aria-live="polite" aria-label={word('terrinoth.told')}>
      <div className="des-tales-words" ref={long}>
        {tales.map((told, n) => (
          <section key={n}>
            <span className="des-tales-face" aria-hidden="true">
              {likenessOf(told) ? (
                <Bust of={likenessOf(told)} glyph={scrollUnfurled} size="86%" />
              ) : (
                <Icon glyph={scrollUnfurled} size={26} />
              )}
            </span>
            <div>
              {told.about && <h3>{table.say(told.about)}</h3>}
              <p>{table.say(told.tale)}</p>
            </div>
          </section>
        ))}
      </div>
      <Button look="main" onClick={goOn}>
        {word('table.goOn')}
      </Button>
    </article>
  );
}
