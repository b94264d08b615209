// The table in words, for whoever plays without pictures.

import type { Seat, Text } from '@veillee/kernel';
import type { OutlinePart, OutlineRow } from '@veillee/web/kit';
import { type Card, cardById, heroesOf } from '../content/cards.ts';
import { named } from '../rules/piles.ts';
import { RANKS } from '../rules/state.ts';
import type { PlayerView, View } from '../rules/view.ts';
import { cardAt, counted } from './reading.ts';

const copies = (cards: readonly Card[]) => counted(cards).map(({ def, count }) => ({ label: def.name, count }));
const stacks = (left: { readonly [id: string]: number }) =>
  Object.entries(left).map(([id, count]) => ({ label: cardById(id).name, count }));

export function outline(view: View): readonly OutlinePart[] {
  const own = typeof view.viewer === 'number' ? view.players[view.viewer] : undefined;
  const hall = RANKS.map(rank => {
    const card = cardAt(view, rank);
    const there: Text = card === undefined ? { text: 'table.rank.empty' } : named(card);
    return { label: { text: 'table.rank', with: { rank } }, values: [there] };
  });
  const families = Object.entries(view.heroes).flatMap(([family, left]) =>
    (heroesOf[family] ?? []).map((def, level) => ({ label: def.name, count: left[level] ?? 0 })),
  );
  return [
    {
      title: { text: 'table.dungeon' },
      rows: [...hall, { values: [{ text: 'table.deck.left', with: { count: view.dungeon.count } }] }],
    },
    ...(own?.hand
      ? [
          {
            title: { text: 'table.hand' },
            rows: [
              ...copies(own.hand),
              ...Object.entries(view.party?.equip ?? {}).map(([weapon, hero]) => ({
                label: named(hero),
                values: [named(weapon)],
              })),
            ],
          },
        ]
      : []),
    { title: { text: 'table.village' }, rows: [...stacks(view.basics), ...stacks(view.village), ...families] },
    { rows: view.players.map(playerRow) },
  ];
}

const playerRow = ({ deckCount, handCount, discardCount, xp }: PlayerView, seat: Seat): OutlineRow => ({
  label: { text: `player.${seat}` },
  values: [
    { text: 'table.seat.piles', with: { deck: deckCount, hand: handCount, discard: discardCount } },
    { text: 'table.xp', with: { n: xp } },
  ],
});
