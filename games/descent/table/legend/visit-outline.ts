// In words, for whoever plays without pictures: what there is where the party stands, and a board under the sky.

import type { Text } from '@veillee/kernel';
import type { Space } from '@veillee/pieces/geometry';
import { METALS } from '../../content/legend/vocabulary.ts';
import { KINDS } from '../../content/vocabulary.ts';
import { isPotion, rowId, type Thing } from '../../rules/state.ts';
import type { GoodsView, VisitView } from '../../rules/view/visit.ts';
import type { View } from '../../rules/view.ts';
import { letterOf } from '../dungeon/letters.ts';
import type { OutlinePart, OutlineRow } from './outline.ts';

const thingText = (thing: Thing): Text => ({ text: isPotion(thing) ? `potion.${thing}` : `item.${rowId(thing)}` });
const coins = (n: number): Text => ({ text: 'table.coins', with: { n } });

/** The party itself is told with the week. */
export const visitParts = ({ visit }: Pick<View, 'visit'>): OutlinePart[] =>
  visit ? [{ title: { text: `location.${visit.at}` }, rows: visitRows(visit) }] : [];

const listed = (label: string, values: readonly Text[]): OutlineRow[] =>
  values.length > 0 ? [{ label: { text: label }, values }] : [];

const goodsText = ({ thing, price }: GoodsView): Text => ({
  text: 'table.tells',
  with: { what: thingText(thing), text: coins(price) },
});

function visitRows({
  buildings,
  potions,
  market,
  heals,
  round,
  lessons,
  defense,
  upgrades,
  help,
}: VisitView): OutlineRow[] {
  const has = (house: VisitView['buildings'][number], rows: readonly Text[]): OutlineRow[] =>
    buildings.includes(house) ? [{ label: { text: `building.${house}` }, values: rows }] : [];
  return [
    ...(defense === undefined ? [] : [{ values: [{ text: 'city.defense', with: { n: defense } }] }]),
    ...has('alchemist', [
      { text: 'city.plate.alchemist', with: { n: potions.left, most: potions.rating, price: potions.price } },
      ...potions.sold.map(({ potion }) => ({ text: `potion.${potion}` })),
    ]),
    ...has('market', [
      { text: 'city.plate.market', with: { n: market.rating } },
      ...(market.offer ?? []).map(goodsText),
      ...market.shop.map(goodsText),
    ]),
    ...has('temple', [{ text: 'city.plate.temple', with: { n: heals.rating, price: heals.visit } }]),
    ...has('tavern', [{ text: 'city.plate.tavern', with: { price: round ?? 0 } }]),
    ...listed(
      'city.skills',
      lessons.skills.filter(({ free }) => free).map(({ skill }) => ({ text: `skill.${skill}` })),
    ),
    ...KINDS.flatMap(trait => {
      const prices = lessons.traits[trait];
      return prices
        ? [
            {
              label: { text: `kind.${trait}` },
              values: METALS.map(metal => ({
                text: 'table.tells',
                with: { what: { text: `die.${metal}` }, text: { text: 'city.price', with: { ...prices[metal] } } },
              })),
            },
          ]
        : [];
    }),
    ...upgrades.map(({ id, xp, built }) => ({
      label: { text: `upgrade.${id}` },
      values: [{ text: `city.upgrade.${id}` }, built ? { text: 'city.has' } : { text: 'city.xp', with: { n: xp } }],
    })),
    ...help.map(({ id, price, owned }) => ({
      label: { text: `upgrade.${id}` },
      values: [{ text: `city.upgrade.${id}` }, owned ? { text: 'city.has' } : coins(price)],
    })),
  ];
}

/** Ways out, who waits beside them, and what threat buys. */
export function roadRows({ road }: Pick<View, 'road'>, spaceText: (at: Space) => Text): OutlineRow[] {
  if (!road) return [];
  return [
    { label: road.met, values: [{ text: road.ambush ? 'road.night' : 'road.day' }] },
    ...road.exits.map(({ spaces, towards }, n) => {
      const waits = road.waiting.filter(({ exit }) => exit === n).map(({ name }) => name);
      return {
        label: { text: 'road.exit', with: { letter: letterOf(n), towards: { text: `road.${towards}` } } },
        values: [
          ...spaces.map(at => spaceText(at)),
          ...(waits.length > 0 ? [{ text: 'road.waits', with: { who: waits } }] : []),
        ],
      };
    }),
    { label: { text: 'road.buys' }, values: road.wares.map(({ text }): Text => text) },
  ];
}
