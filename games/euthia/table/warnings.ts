// What one would regret: a step into the Fire that kills, a turn ended with tokens that are lost or with a Dwurt die that kills.

import type { Picks, PlainDecision } from '@veillee/kernel';
import type { Caution } from '@veillee/web/kit';
import { POWERS } from '../content/constants.ts';
import type { SpaceAt } from '../content/lattice.ts';
import { heroRow } from '../rules/board.ts';
import { isDeadly } from '../rules/dwurt.ts';
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
    const left = n > KEPT ? [{ text: { text: 'table.warn.end', with: { n } }, rule: 'EUT-3.10' }] : [];
    const canAvoid = hero.dwurt + hero.gaar > 0; // EUT-21.11, EUT-21.3: then it is asked
    if (heroRow(hero).dwurtSlots > 0 && isDeadly(state, hero) && !canAvoid) {
      const die = { text: { text: 'table.warn.dwurt', with: { face: hero.dwurtDie } }, rule: 'EUT-21.11' };
      return { glyph: deathSkull, grave: true, lines: [die, ...left] };
    }
    return left.length > 0 ? { glyph: hourglass, lines: left } : undefined;
  }
  const [to] = walkKey.read(key) ?? portalKey.read(key) ?? [];
  if (to === undefined || powerOn(state, hero, to as SpaceAt) !== 'fire' || hero.health > POWERS.fire) return undefined;
  return { glyph: deathSkull, grave: true, lines: [{ text: { text: 'table.warn.fire' }, rule: 'EUT-6.7' }] };
}
