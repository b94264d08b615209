// What one would regret: a step into the Fire that kills, a turn ended with tokens that are lost.

import type { Picks, PlainDecision } from '@veillee/kernel';
import type { Caution } from '@veillee/web/kit';
import { POWERS } from '../content/constants.ts';
import type { SpaceAt } from '../content/lattice.ts';
import { endKey, portalKey, walkKey } from '../rules/keys.ts';
import { openState } from '../rules/open.ts';
import type { View } from '../rules/view.ts';
import { powerOn } from '../rules/walks.ts';
import { deathSkull, hourglass } from './glyphs.ts';

/** Of unused tokens one is kept (EUT-3.10). */
const KEPT = 1;

export function warn(view: View, { prompt, seat }: PlainDecision, [key = '']: Picks): Caution | undefined {
  if (prompt !== 'turn.ask') return undefined;
  const state = openState(view);
  const hero = state.heroes.find(one => one.seat === seat);
  if (!hero) return undefined;
  if (key === endKey) {
    const n = hero.tokens.length;
    if (n <= KEPT) return undefined;
    return { glyph: hourglass, lines: [{ text: { text: 'table.warn.end', with: { n } }, rule: 'EUT-3.10' }] };
  }
  const [to] = walkKey.read(key) ?? portalKey.read(key) ?? [];
  if (to === undefined || powerOn(state, hero, to as SpaceAt) !== 'fire' || hero.health > POWERS.fire) return undefined;
  return { glyph: deathSkull, grave: true, lines: [{ text: { text: 'table.warn.fire' }, rule: 'EUT-6.7' }] };
}
