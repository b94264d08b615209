// What every part of the screen looks at: the view, whose eyes, and how to say things.

import type { Shown } from '@veillee/kernel';
import * as terminal from '@veillee/pieces/terminal';
import { originalOf as cardOf, countedNames } from '@veillee/pieces/things';
import { cardById } from '../content/cards.ts';
import { type Hero, hero } from '../rules/state.ts';
import { isBack, type View } from '../rules/view.ts';

export type Showing = terminal.Showing<View>;

export const lookOf = (shown: Shown<View>): Showing => terminal.showingOf(shown, shown.view.active ?? shown.view.first);

export const own = ({ view, eyes }: Showing): Hero => hero(view, eyes);

/** Race and Class are chosen: there is somebody to show. */
export const isMade = ({ race, class: trade, saga }: Hero): boolean => race !== '' && trade !== '' && saga !== '';

/** The card of a thing: a Loot token is one of its kind. */
export { cardOf };

export const nameOf = (showing: Showing, thing: string): string => showing.say(cardById(cardOf(thing)).name);

/** What a card does, in its own words; nothing if it has no ability. */
export const textOf = (showing: Showing, thing: string): string =>
  cardById(cardOf(thing)).ability ? showing.word(`card.${cardOf(thing)}.text`) : '';

/** Cards of a hand that the viewer knows, and how many he does not. */
export function handOf({ hand }: Hero): { known: readonly string[]; hidden: number } {
  const known = hand.filter(card => !isBack(card));
  return { known, hidden: hand.length - known.length };
}

/** Things by name, those alike counted: `Bandage ×2`, in the order of the first. */
export const counted = (showing: Showing, things: readonly string[]): string[] =>
  countedNames(things.map(thing => nameOf(showing, thing)));

export const { listed } = terminal;

/** A share of 1 as a whole number of hundredths; what is not certain is never shown as if it were. */
export function percent(showing: Showing, share: number): string {
  const rounded = Math.round(share * 100);
  const n = share <= 0 || share >= 1 ? rounded : Math.min(99, Math.max(1, rounded));
  return showing.word('screen.percent', { n });
}
