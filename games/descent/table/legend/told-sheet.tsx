// What was read out in the week, on paper over the foot of whatever lies in the light: whom it is about, the words, and one touch puts it away.

import { Bust, Button, Icon, type Likeness, useUnhurried } from '@veillee/web/kit';
import { avatars } from '../../content/legend/avatars.ts';
import { lieutenants } from '../../content/legend/lieutenants.ts';
import type { Tale } from '../../rules/legend/tale.ts';
import { scrollUnfurled } from '../glyphs.ts';
import { avatarLikeness, lieutenantLikeness } from '../likeness.ts';
import { useReading } from '../reading.ts';
import { useTales } from '../tales.ts';
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
  const { word, table } = useReading();
  const { tales, piece, putAway } = useTales();
  useUnhurried(table, tales.length === 0 ? undefined : piece);
  // Where there is more than fits it is scrolled; else a touch goes through to what lies below.
  const long = (words: HTMLDivElement | null): void => {
    if (words) words.toggleAttribute('data-long', words.scrollHeight > words.clientHeight + 2);
  };
  if (tales.length === 0) return null;
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
      <Button look="main" onClick={putAway}>
        {word('table.goOn')}
      </Button>
    </article>
  );
}
