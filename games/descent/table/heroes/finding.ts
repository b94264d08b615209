// Which heroes one looks for, of the many that there are: by words, by what they fight with, by the box they come from. Pure.

import { heroRow } from '../../content/heroes.ts';
import { type Box, KINDS, type Kind } from '../../content/vocabulary.ts';

export interface Wanted {
  /** Part of a name or of what the sheet says. */
  readonly words: string;
  readonly strength: Kind | 'any';
  readonly box: Box | 'any';
}

export const ANYBODY: Wanted = { words: '', strength: 'any', box: 'any' };

/** The kinds of attack with most dice: two where they are level. */
export function strengthsOf(sheet: string): readonly Kind[] {
  const { traits } = heroRow(sheet);
  const most = Math.max(...KINDS.map(kind => traits[kind]));
  return KINDS.filter(kind => traits[kind] === most);
}

/** Without accents: whoever writes does not look for them. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/’/g, "'").toLowerCase();

/** `read`: all that is written on a sheet. */
export function heroesWanted(
  sheets: readonly string[],
  { words, strength, box }: Wanted,
  read: (sheet: string) => string,
): readonly string[] {
  const all = plain(words).split(/\s+/);
  return sheets.filter(sheet => {
    const said = plain(read(sheet));
    return (
      all.every(word => said.includes(word)) &&
      (strength === 'any' || strengthsOf(sheet).includes(strength)) &&
      (box === 'any' || heroRow(sheet).box === box)
    );
  });
}

/** The boxes that these come from, in the order in which they lie. */
export const boxesAmong = (sheets: readonly string[]): readonly Box[] => [
  ...new Set(sheets.map(sheet => heroRow(sheet).box)),
];
