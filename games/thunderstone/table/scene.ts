// A battle as a scene: figure by figure, then whether the party wins, then what that brings. Read from the events. Pure.

import type { Scene, SceneTeller } from '@veillee/web/kit';
import { cardById } from '../content/cards.ts';
import { isBattle } from './detail.tsx';
import { drawingOf, likenessOf } from './drawings.ts';
import { spokenBy } from './face.tsx';
import { arithmetic, metLines } from './ledger.ts';

export const scene: SceneTeller = (events, { say }): Scene | undefined => {
  const at = events.findLastIndex(event => event.scene?.of === 'battle' && isBattle(event.detail));
  const event = events[at];
  if (!event || !isBattle(event.detail)) return undefined;
  const battle = event.detail;
  const words = spokenBy(say);
  const target = cardById(battle.target);
  const after = events.slice(at + 1).filter(later => later.scene?.of === 'battle');
  const lines = [...metLines(words, target, battle), ...arithmetic(words, target, battle)];
  const player = event.with?.player ?? '';
  const { victory, total, health, rank } = battle;
  return {
    from: event.n,
    to: after.at(-1)?.n ?? event.n,
    of: 'battle',
    glyph: drawingOf(target),
    likeness: likenessOf(target),
    title: words.word('table.battle', { player, card: target.name, rank }),
    steps: lines.map(({ label, value, tone }) => ({ words: label, figure: value, tone })),
    verdict: {
      won: victory,
      words: words.word(victory ? 'table.told.won' : 'table.told.lost', {
        player,
        card: target.name,
        total,
        health,
      }),
    },
    after: after.map(say),
  };
};
