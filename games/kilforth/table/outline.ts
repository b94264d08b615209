// The table in words, for whoever plays without pictures.

import type { Text } from '@veillee/kernel';
import type { OutlinePart, OutlineRow } from '@veillee/web/kit';
import { regionById } from '../content/cards.ts';
import { named } from '../rules/cards/piles.ts';
import { gloomLoss } from '../rules/day/night.ts';
import { type Hero, place, type RegionId } from '../rules/state.ts';
import { isBack, type View } from '../rules/view.ts';

export function outline(view: View): readonly OutlinePart[] {
  return [
    { title: { text: 'table.realm' }, rows: view.map.map(region => regionRow(view, region)) },
    ...view.heroes.flatMap((own, seat) =>
      own.class ? [{ title: { text: `player.${seat}` }, rows: heroRows(own) }] : [],
    ),
    { title: { text: 'table.ancients', with: { count: view.ancients.length } }, rows: view.ancients.map(ancientRow) },
  ];
}

function regionRow(view: View, region: RegionId): OutlineRow {
  const { gloom, encounters, obstacles, plots } = place(view, region);
  const { terrain } = regionById(region);
  const here = view.heroes.flatMap((own, seat) => (own.region === region && own.class ? [seat] : []));
  return {
    label: named(region),
    values: [
      terrain ? { text: `keyword.${terrain}` } : { text: 'table.type.city' },
      ...(gloom ? [{ text: 'table.label.gloom', with: { n: gloomLoss(view, region) } }] : []),
      ...encounters.map(named),
      ...plots.map(card => ({ text: 'table.label.plot', with: { card: named(card) } })),
      ...(obstacles > 0 ? [{ text: 'table.label.obstacles', with: { count: obstacles } }] : []),
      ...here.map(seat => ({ text: `player.${seat}` })),
    ],
  };
}

function heroRows(own: Hero): readonly OutlineRow[] {
  const hidden = own.hand.filter(isBack).length;
  const rumours: Text[] = own.hand.filter(card => !isBack(card)).map(named);
  if (hidden > 0) rumours.push({ text: 'table.hand.hidden', with: { count: hidden } });
  const rows: OutlineRow[] = [
    {
      label: named(own.class),
      values: [
        named(own.race),
        { text: 'table.hp', with: { hp: own.hp, max: own.maxHp } },
        { text: 'table.ap', with: { n: own.ap } },
        named(own.region),
      ],
    },
    { label: { text: 'table.gold' }, count: own.gold },
    { label: { text: 'table.fate' }, count: own.fate },
    { label: { text: 'table.rumours' }, values: rumours },
    { label: { text: 'table.assets' }, values: own.assets.map(named) },
    { label: { text: 'table.talents' }, values: own.talents.map(named) },
    { label: { text: 'table.loot' }, values: own.loot.map(named) },
  ];
  return rows.filter(({ count, values }) => count !== undefined || (values?.length ?? 0) > 0);
}

const ancientRow = ({ id, region, defeated }: View['ancients'][number]): OutlineRow => ({
  label: named(id),
  values: defeated
    ? [{ text: 'table.ancient.down' }]
    : region === undefined
      ? []
      : [{ text: 'table.ancient.awake', with: { region: named(region) } }],
});
