// What either side may be asked about, and what the overlord may wish for in advance, with the names of the heroes at this table.

import type { Seat, Text } from '@veillee/kernel';
import { CARD_WHENS, CARD_WINDOWS, GLYPH_WINDOW, SECRET_WINDOWS } from '../rules/overlord/timing.ts';
import type { Side } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

/** "of the second hero" is whoever sits second; without a second hero there is nothing to wish for. */
export function whenText(
  { heroes, sheets }: Pick<View, 'heroes' | 'sheets'>,
  _kind: string,
  when: string,
): Text | 'none' | undefined {
  const [, ...places]: readonly string[] = CARD_WHENS;
  const place = places.indexOf(when);
  // Before heroes are chosen nobody knows who sits there.
  if (place < 0 || heroes.length === 0) return undefined;
  const hero = heroes[place];
  const name = hero && sheets[hero.id]?.name;
  return name ? { text: 'table.wish.hero', with: { hero: name } } : 'none';
}

/** Either side strikes several at once; all else is asked of one side alone. */
const OF_EITHER: readonly string[] = ['attack.order'];
/** Where there are feats: whom they are asked about. */
const OF_FEATS: { readonly [kind: string]: Side } = {
  feats: 'heroes',
  'feats.draw': 'heroes',
  'feats.order': 'overlord',
};

export function isAskedOf(
  { sides, boxes, featCards }: Pick<View, 'sides' | 'boxes' | 'featCards'>,
  seat: Seat,
  kind: string,
): boolean {
  const holder = OF_FEATS[kind];
  if (kind === GLYPH_WINDOW && !boxes.includes('altar-of-despair')) return false;
  if (holder) return featCards !== undefined && sides[seat] === holder;
  return OF_EITHER.includes(kind) || ofOverlord(kind) === (sides[seat] === 'overlord');
}

const ofOverlord = (kind: string): boolean => kind === GLYPH_WINDOW || CARD_WINDOWS.includes(kind);

export const isSecret = (kind: string): boolean => kind === 'feats' || SECRET_WINDOWS.includes(kind);
