// What lieutenants can do that no monster can: the last lines of their cards, in words.

import type { Reading } from '../reading.ts';

export const powersOf = ({ word }: Pick<Reading, 'word'>, id: string) => ({
  text: word('terrinoth.rider', { lieutenant: { text: `lieutenant.${id}` }, text: { text: `lieutenant.${id}.text` } }),
  rule: 'LEG-7.19' as const,
});
