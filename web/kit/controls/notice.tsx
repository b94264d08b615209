// Something worth knowing about this table, said once: it stays until it is put away, and does not come back in this browser.

import type { ReactNode } from 'react';
import { useTable } from '../touch/thing.ts';
import { Button } from './controls.tsx';
import './notice.css';

export interface NoticeProps {
  /** Under this name it is remembered, for this game. */
  readonly id: string;
  readonly text: ReactNode;
  /** What puts it away: "Understood". */
  readonly done: string;
  /** What may be done about it. */
  readonly deed?: { readonly name: string; readonly run: () => void } | undefined;
}

export function Notice({ id, text, done, deed }: NoticeProps) {
  const { notices } = useTable();
  if (!notices || notices.isRead(id)) return null;
  return (
    <aside className="v-notice" data-notice={id}>
      <p>{text}</p>
      {deed && <Button onClick={deed.run}>{deed.name}</Button>}
      <Button onClick={() => notices.putAway(id)}>{done}</Button>
    </aside>
  );
}
