// What is read out, as a page shows it at its moment. No words of it are here: a page has them with the event alone.

import type { GameEvent, Text } from '@veillee/kernel';

export interface Tale {
  readonly tale: Text;
  /** Whom or what it is about, if it has a name. */
  readonly about?: Text;
}
/** What this event reads out, if it does. */
export const taleIn = ({ detail }: Pick<GameEvent, 'detail'>): Tale | undefined =>
  typeof detail === 'object' && detail !== null && 'tale' in detail ? (detail as Tale) : undefined;
