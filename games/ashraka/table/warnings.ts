// What one would regret: giving up actions, ending the last turn, selling what the story may ask for.

import type { Picks, PlainDecision } from '@veillee/kernel';
import type { Caution } from '@veillee/web/kit';
import type { FindId } from '../content/vocabulary.ts';
import { isQuest } from '../rules/cards.ts';
import { sellKey } from '../rules/keys.ts';
import { findName, heroName, stands } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { hourglass, scrollUnfurled } from './glyphs.ts';

/** R23: whoever sells a Quest card is asked twice. */
function sellingQuest(picks: Picks): Caution | undefined {
  const [card] = sellKey.read(picks[0] ?? '') ?? [];
  if (card === undefined || !isQuest(card as FindId)) return undefined;
  const words = { text: 'table.warn.quest', with: { card: findName(card as FindId) } };
  return { glyph: scrollUnfurled, lines: [{ text: words, rule: 'ASH-18.18' }] };
}

export function warn(view: View, decision: PlainDecision, picks: Picks): Caution | undefined {
  if (decision.prompt === 'shop.ask') return sellingQuest(picks);
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
