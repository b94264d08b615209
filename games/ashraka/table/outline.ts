// The table in words, for whoever plays without pictures.

import type { Text } from '@veillee/kernel';
import type { Node } from '@veillee/pieces/geometry';
import type { OutlinePart, OutlineRow } from '@veillee/web/kit';
import { RUNES } from '../content/vocabulary.ts';
import { board, placeName, spaceAt } from '../rules/board.ts';
import { inventoryOf } from '../rules/cards.ts';
import { printed } from '../rules/sheet.ts';
import {
  allyName,
  findName,
  type Hero,
  heroName,
  isKo,
  monsterName,
  type PileNumber,
  type Stall,
} from '../rules/state.ts';
import type { View } from '../rules/view.ts';

export function outline(view: View): readonly OutlinePart[] {
  const { bag, monsters, track, stalls } = view;
  return [
    {
      rows: [
        {
          label: { text: 'table.destiny' },
          values: [
            track.length === 0
              ? { text: 'table.destiny.last' }
              : { text: 'table.destiny.left', with: { n: track.length } },
            ...track.map(({ colour, tile }) => ({ text: 'table.tile', with: { colour, tile: tile ?? 0 } })),
          ],
        },
        {
          label: { text: 'table.zone' },
          values: [
            ...monsters.map(monster => ({
              text: 'monster.at',
              with: { monster: monsterName(monster), cubes: monster.cubes, place: placeName(view, monster.at, 'at') },
            })),
            { text: monsters.length === 4 ? 'table.zone.full' : 'table.zone.free', with: { n: 4 - monsters.length } },
          ],
        },
      ],
    },
    ...view.heroes.map(hero => ({ title: heroName(hero), rows: heroRows(view, hero) })),
    {
      title: { text: 'table.bag' },
      rows: [
        {
          label: { text: 'table.bag' },
          values: [
            { text: 'table.coins', with: { n: bag.coins } },
            ...RUNES.map(rune => ({ text: 'table.runes', with: { rune, n: bag.runes[rune] } })),
            ...bag.cards.filter(card => card !== null).map(findName),
          ],
        },
        {
          label: { text: 'table.allies' },
          values: bag.allies.map(ally => allyName(ally)),
        },
        ...([1, 2] satisfies Stall[]).map(stall => ({
          label: { text: `space.merchant-${stall}` },
          values: stalls[stall].filter(card => card !== null).map(findName),
        })),
      ].filter(({ values }) => values.length > 0),
    },
    { title: { text: 'table.map' }, rows: board(view).places.map(at => placeRow(view, at)) },
  ];
}

function heroRows(view: View, hero: Hero): OutlineRow[] {
  const { hand, specials, disc, health, mana } = hero;
  const rows: OutlineRow[] = [
    {
      label: { text: 'table.where' },
      values: [
        hero.at === undefined ? { text: 'table.gone' } : placeName(view, hero.at),
        ...(isKo(hero) ? [{ text: 'table.ko' }] : []),
      ],
    },
    { label: { text: 'characteristic.actions' }, count: disc },
    {
      label: { text: 'characteristic.health' },
      values: [{ text: 'table.of', with: { n: health, max: printed(view, hero, 'health') } }],
    },
    {
      label: { text: 'characteristic.mana' },
      values: [{ text: 'table.of', with: { n: mana, max: printed(view, hero, 'mana') } }],
    },
    {
      label: { text: 'table.hand' },
      values: [
        { text: 'table.of', with: { n: hand.length, max: inventoryOf(view, hero) } },
        ...[...hand, ...specials].map(findName),
      ],
    },
  ];
  return rows;
}

function placeRow(view: View, at: Node): OutlineRow {
  const { kind, pile } = spaceAt(view, at);
  const values: Text[] = [
    { text: kind === 'step' ? 'space.step' : `space.${kind}` },
    ...(pile === undefined ? [] : [{ text: 'table.pile.count', with: { n: view.piles[pile as PileNumber].count } }]),
    ...(view.events[at] ? [{ text: 'table.event', with: { symbol: view.events[at] ?? '' } }] : []),
    ...(view.needs[at] ? [view.needs[at] as Text] : []),
    ...(view.locks.includes(at) ? [{ text: 'table.lock' }] : []),
    ...view.monsters.filter(monster => monster.at === at).map(monsterName),
    ...view.heroes.filter(hero => hero.at === at).map(heroName),
  ];
  return { label: placeName(view, at), values };
}
