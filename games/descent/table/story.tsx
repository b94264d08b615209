// What is read out: a sheet of paper over the dungeon until it has been read, and the journal of all that was told.

import { Button } from '@veillee/web/kit';
import { useState } from 'react';
import { useReading } from './reading.ts';
import './story.css';

/** What has been told and not been read yet. Whoever comes to a table under way has heard it before. */
export function Told() {
  const { view, word, table } = useReading();
  const [read, setRead] = useState(() => (view.round > 1 ? view.story.length : 0));
  const fresh = view.story.slice(read);
  if (fresh.length === 0 || table.replaying) return null;
  return (
    <article className="des-told v-paper" aria-live="polite">
      <h2>{word(`quest.${view.quest}`)}</h2>
      <div>
        {fresh.map((text, n) => (
          <p key={read + n}>{table.say(text)}</p>
        ))}
      </div>
      <Button look="main" onClick={() => setRead(view.story.length)}>
        {word('table.goOn')}
      </Button>
    </article>
  );
}

export function Journal() {
  const { view, word, table } = useReading();
  if (view.story.length === 0) return null;
  return (
    <details className="des-journal">
      <summary>{word('table.journal')}</summary>
      {view.story.map((text, n) => (
        <p key={n}>{table.say(text)}</p>
      ))}
    </details>
  );
}
