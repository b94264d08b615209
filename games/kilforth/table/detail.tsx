// The arithmetic of a roll, folded under its line of the chronicle: dice, and where they come from.

import type { TableEvent, TableProps } from '@veillee/web/kit';

const isRoll = (detail: unknown): detail is { rolls: readonly number[]; faces: readonly number[] } =>
  typeof detail === 'object' && detail !== null && 'rolls' in detail && 'faces' in detail;

export function Detail({ event, say }: { readonly event: TableEvent; readonly say: TableProps['say'] }) {
  const { detail, lines = [] } = event;
  if (!isRoll(detail)) return null;
  return (
    <div className="kil-detail">
      <p>
        {detail.rolls.map((face, i) => (
          <b key={i} data-hit={detail.faces.includes(face) || undefined}>
            {face}
          </b>
        ))}
      </p>
      {lines.map(line => (
        <p key={say(line)}>{say(line)}</p>
      ))}
    </div>
  );
}
