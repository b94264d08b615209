// What the faces of games in a terminal share: whose eyes look, how things are said, and lists of names that fit.

import type { Params, Seat, Shown, Text } from '@veillee/kernel';
import { cells } from './paint.ts';

/** What every part of a screen is shown. */
export interface Showing<V> {
  readonly view: V;
  /** Whose things are shown in full: the viewer's, or for somebody without a seat the active player's. */
  readonly eyes: Seat;
  /** The eyes are the viewer's own. */
  readonly seated: boolean;
  readonly decision: Shown<V>['decision'];
  readonly width: number;
  say(text: Text): string;
  word(text: string, params?: Params): string;
  name(seat: Seat): string;
}

export const showingOf = <V>({ view, seat, decision, names, width, say }: Shown<V>, active: Seat): Showing<V> => ({
  view,
  eyes: seat ?? active,
  seated: seat !== undefined,
  decision,
  width,
  say,
  word: (text, params) => say(params ? { text, with: params } : { text }),
  name: of => names[of] ?? say({ text: `player.${of}` }),
});

/** The first names that fit, and how many are left: by the game's texts `screen.more` and `screen.cards`. */
export function listed(showing: Pick<Showing<never>, 'word'>, names: readonly string[], width: number): string {
  for (let shown = names.length; shown > 0; shown--) {
    const words = names.slice(0, shown).join(', ');
    const left = names.length - shown;
    const whole = left > 0 ? showing.word('screen.more', { names: words, left }) : words;
    if (cells(whole) <= width) return whole;
  }
  return showing.word('screen.cards', { count: names.length });
}
