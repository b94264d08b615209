// What every part of the screen looks at: the view, whose eyes, and how to say things.

import type { Params, PlainDecision, Seat, Shown, Text } from '@veillee/kernel';
import { originalOf as cardOf } from '@veillee/pieces/things';
import { cardById } from '../content/cards.ts';
import { type Hero, hero } from '../rules/state.ts';
import { isBack, type View } from '../rules/view.ts';
import { cells } from './paint.ts';

export interface Look {
  readonly view: View;
  /** Whose hero is shown in full: the viewer's, or for somebody without a seat the active one. */
  readonly eyes: Seat;
  /** The eyes are the viewer's own. */
  readonly seated: boolean;
  readonly decision: PlainDecision | undefined;
  readonly width: number;
  say(text: Text): string;
  word(text: string, params?: Params): string;
  name(seat: Seat): string;
}

export const lookOf = ({ view, seat, decision, names, width, say }: Shown<View>): Look => ({
  view,
  eyes: seat ?? view.active ?? view.first,
  seated: seat !== undefined,
  decision,
  width,
  say,
  word: (text, params) => say(params ? { text, with: params } : { text }),
  name: of => names[of] ?? say({ text: `player.${of}` }),
});

export const own = ({ view, eyes }: Look): Hero => hero(view, eyes);

/** Race and Class are chosen: there is somebody to show. */
export const isMade = ({ race, class: trade, saga }: Hero): boolean => race !== '' && trade !== '' && saga !== '';

/** The card of a thing: a Loot token is one of its kind. */
export { cardOf };

export const nameOf = (look: Look, thing: string): string => look.say(cardById(cardOf(thing)).name);

/** What a card does, in its own words; nothing if it has no ability. */
export const textOf = (look: Look, thing: string): string =>
  cardById(cardOf(thing)).ability ? look.word(`card.${cardOf(thing)}.text`) : '';

/** Cards of a hand that the viewer knows, and how many he does not. */
export function handOf({ hand }: Hero): { known: readonly string[]; hidden: number } {
  const known = hand.filter(card => !isBack(card));
  return { known, hidden: hand.length - known.length };
}

/** Things by name, those alike counted: `Bandage ×2`, in the order of the first. */
export function counted(look: Look, things: readonly string[]): string[] {
  const copies = new Map<string, number>();
  for (const thing of things) copies.set(cardOf(thing), (copies.get(cardOf(thing)) ?? 0) + 1);
  return [...copies].map(([card, count]) => `${nameOf(look, card)}${count > 1 ? ` ×${count}` : ''}`);
}

/** The first names that fit, and how many are left. */
export function listed(look: Look, names: readonly string[], width: number): string {
  for (let shown = names.length; shown > 0; shown--) {
    const words = names.slice(0, shown).join(', ');
    const left = names.length - shown;
    const whole = left > 0 ? look.word('screen.more', { names: words, left }) : words;
    if (cells(whole) <= width) return whole;
  }
  return look.word('screen.cards', { count: names.length });
}

/** A share of 1 as a whole number of hundredths; what is not certain is never shown as if it were. */
export function percent(look: Look, share: number): string {
  const rounded = Math.round(share * 100);
  const n = share <= 0 || share >= 1 ? rounded : Math.min(99, Math.max(1, rounded));
  return look.word('screen.percent', { n });
}
