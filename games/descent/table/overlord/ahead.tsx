// What the overlord alone reads of the quest guide: who waits where nobody has been yet.

import { countedNames } from '@veillee/pieces/things';
import type { AreaAhead } from '../../rules/areas/ahead.ts';
import { useReading } from '../reading.ts';

export function Ahead() {
  const { view, word, table } = useReading();
  const { ahead = [] } = view;
  if (ahead.length === 0) return null;
  const bandOf = (figures: AreaAhead['figures']): string =>
    countedNames(figures.map(table.say)).join(', ') || word('table.ahead.nobody');
  return (
    <details className="des-journal">
      <summary>{word('table.ahead')}</summary>
      {ahead.map(({ name, figures }) => (
        <p key={name.text}>{word('table.tells', { what: table.say(name), text: bandOf(figures) })}</p>
      ))}
      <p>{word('table.ahead.more')}</p>
    </details>
  );
}
