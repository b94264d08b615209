// Words of people: names and chat, as plain text.

import { MOST_CHAT, MOST_NAME, type SeatPlan } from '../protocol.ts';
import { No } from '../refusals.ts';

/**
 * Control characters, and whatever shows nothing or turns the direction of writing. Joiners and the signs that choose how an emoji is
 * drawn stay: writing needs them. So do tags behind a black flag, which make it that of a country.
 */
const UNSEEN =
  /(?<!\u{1f3f4}[\u{e0020}-\u{e007f}]*)[\u{e0020}-\u{e007f}]|(?!\u200c|\u200d|\ufe0e|\ufe0f|[\u{e0020}-\u{e007f}])[\p{Cc}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}\u2028\u2029\ufff9-\ufffb]/gu;

/** Letters that are drawn as nothing; as between words, one of them is enough. */
const BLANK = /[\s\u2800\u{16fe4}\u{1d159}]+/gu;

/** What is left shows something. */
const SHOWN = /[^\p{Default_Ignorable_Code_Point}\p{Zs}]/u;

function clean(text: string, most: number): string {
  const plain = text.normalize('NFC').replace(BLANK, ' ').replace(UNSEEN, '').trim();
  return SHOWN.test(plain) ? [...plain].slice(0, most).join('') : '';
}

export const cleanName = (name: string): string => clean(name, MOST_NAME);
/** Throws a refusal to whoever states a name that shows nothing. Who states none may go without. */
export function checkNames({
  name,
  seats = [],
}: {
  readonly name: string;
  readonly seats?: readonly SeatPlan[];
}): void {
  for (const stated of [name, ...seats.map(seat => seat.name)])
    if (stated && cleanName(stated) === '') throw new No('malformed', 'name: it shows nothing');
}

export const cleanChat = (text: string): string => clean(text, MOST_CHAT);
