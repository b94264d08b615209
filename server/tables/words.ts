// Words of people: names and chat, as plain text.

import { MOST_CHAT, MOST_NAME } from '../protocol.ts';

/** Control characters, and those that turn the direction of writing or hide. Joiners stay: emoji need them. */
const UNSEEN =
  /[\p{Cc}\p{Co}\p{Cs}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;

const clean = (text: string, most: number): string =>
  [...text.normalize('NFC').replace(/\s+/g, ' ').replace(UNSEEN, '').trim()].slice(0, most).join('');

export const cleanName = (name: string): string => clean(name, MOST_NAME);
export const cleanChat = (text: string): string => clean(text, MOST_CHAT);
