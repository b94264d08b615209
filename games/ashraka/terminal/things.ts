// Monsters, piles, stalls and the Magic Bag in a terminal.

import type { Showing } from '@veillee/pieces/terminal';
import { costOf, findRow } from '../content/finds.ts';
import { monsterRow } from '../content/monsters.ts';
import { MONSTER_COLOURS, RUNES } from '../content/vocabulary.ts';
import { placeName } from '../rules/board.ts';
import { isSlotOpen } from '../rules/cards.ts';
import type { PileNumber, Stall } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { flow, type Line, line } from './paint.ts';

/** The four slots (ASH-11.5). */
export function monsterLines({ view, word, say, width }: Showing<View>): Line[] {
  const slots = MONSTER_COLOURS.flatMap(colour => {
    const monster = view.monsters.find(({ slot }) => slot === colour);
    if (!monster) return [];
    const { card, cubes, at } = monster;
    const words = { colour, monster: word(`monster.${card}`), cubes, cost: monsterRow(card).engage };
    return [line(word('screen.monster', { ...words, place: say(placeName(view, at, 'at')) }), 'foe')];
  });
  const free = MONSTER_COLOURS.length - slots.length;
  return flow([line(word('screen.zone', { free }), free === 0 ? 'danger' : 'title'), ...slots], width);
}

export function pileLines({ view, word, width }: Showing<View>): Line[] {
  const piles = ([1, 2, 3, 4, 5, 6] as PileNumber[])
    .filter(n => view.piles[n].count > 0)
    .map(n => {
      const [top] = view.piles[n].cards;
      return line(
        word('screen.pile', {
          n,
          count: view.piles[n].count,
          isUp: top ? 'yes' : 'no',
          top: top ? word(`find.${top}`) : '',
        }),
      );
    });
  const stalls = ([1, 2] as Stall[]).flatMap(n =>
    view.stalls[n].flatMap(card =>
      card === null
        ? []
        : [line(word('screen.ware', { card: word(`find.${card}`), cost: costOf(findRow(card)) ?? 0 }), 'coin')],
    ),
  );
  return flow([...piles, ...stalls], width);
}

export function bagLines({ view, word, width }: Showing<View>): Line[] {
  const { bag } = view;
  const runes = RUNES.map(rune => line(word('cost.rune', { rune, n: bag.runes[rune] }), 'rune'));
  const slots = bag.cards.map((card, slot) => {
    if (card !== null) return line(word(`find.${card}`));
    return line(word(isSlotOpen(view, slot) ? 'screen.slot.free' : 'screen.slot.closed'), 'fact');
  });
  const allies = bag.allies.map(({ id, uses }) =>
    line(word('screen.ally', { ally: word(`ally.${id}`), uses: uses ?? -1 })),
  );
  return flow([line(word('screen.bag', { coins: bag.coins }), 'coin'), ...runes, ...slots, ...allies], width);
}
