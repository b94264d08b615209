// What the overlord alone reads of the quest guide: who waits where nobody has been yet.

import { useReading } from './reading.ts';

export function Ahead() {
  const { view, word, table } = useReading();
  const { ahead = [] } = view;
  if (ahead.length === 0) return null;
  return (
    <details className="des-journal">
      <summary>{word('table.ahead')}</summary>
      {ahead.map(({ name, figures }) => (
        <p key={name.text}>
          <b>{table.say(name)}</b>{' '}
          {figures.length === 0
            ? word('table.ahead.nobody')
            : figures.map(one => (one.n > 1 ? `${table.say(one.name)} ×${one.n}` : table.say(one.name))).join(', ')}
        </p>
      ))}
      <p>{word('table.ahead.more')}</p>
    </details>
  );
}
