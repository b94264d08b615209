// What happened, said aloud by whatever reads the page to somebody.

import type { Scene } from '../kit/story/scene.ts';
import type { TableEvent, TableProps } from '../kit/table.ts';

interface AnnouncerProps {
  readonly fresh: readonly TableEvent[];
  /** What a scene has told need not be said again. */
  readonly heard: Pick<Scene, 'from' | 'to'> | undefined;
  say: TableProps['say'];
}

export function Announcer({ fresh, heard, say }: AnnouncerProps) {
  return (
    <div className="v-hidden" role="log" aria-live="polite" aria-atomic="false">
      {fresh
        .filter(({ n }) => !heard || n < heard.from || n > heard.to)
        .map(event => (
          <p key={event.n}>{say(event)}</p>
        ))}
    </div>
  );
}
