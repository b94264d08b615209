// What one would regret: giving up actions, and losing health to save time.

import type { Picks, PlainDecision } from '@veillee/kernel';
import type { Caution } from '@veillee/web/kit';
import { heroName, stands } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { hourglass } from './glyphs.ts';

export function warn(view: View, decision: PlainDecision, picks: Picks): Caution | undefined {
  if (decision.prompt !== 'turn.ask' || picks.length > 0) return undefined;
  const idle = view.heroes.filter(hero => hero.seat === decision.seat && stands(hero) && hero.disc > 0);
  const last = view.track.length === 0;
  if (idle.length === 0 && !last) return undefined;
  return {
    glyph: hourglass,
    grave: last,
    lines: [
      ...(last ? [{ text: { text: 'table.warn.last' }, rule: 'ASH-27.4' }] : []),
      ...idle.map(hero => ({
        text: { text: 'table.warn.idle', with: { hero: heroName(hero), n: hero.disc } },
        rule: 'ASH-5.6',
      })),
    ],
  };
}
