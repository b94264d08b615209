// The table in words, for whoever plays without pictures.

import type { Text } from '@veillee/kernel';
import { pointOf } from '@veillee/pieces/geometry';
import type { OutlinePart } from '@veillee/web/kit';
import { type Hero, isPotion, type Monster, rowId, standsOn, type Thing } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

/** Columns and rows are counted from 1. */
function placeText(figure: Hero | Monster): Text {
  const [at] = standsOn(figure);
  if (!at) return { text: 'table.town' };
  const { x, y } = pointOf(at);
  return { text: 'table.at', with: { x: x + 1, y: y + 1 } };
}

const thingText = (thing: Thing): Text => ({ text: isPotion(thing) ? `potion.${thing}` : `item.${rowId(thing)}` });

export function outline(view: View): readonly OutlinePart[] {
  const nameOf = ({ id }: Hero | Monster): Text => view.sheets[id]?.name ?? { text: 'name.gone' };
  const woundsOf = (figure: Hero | Monster): Text => ({
    text: 'table.wounds',
    with: { n: figure.wounds, most: view.sheets[figure.id]?.mostWounds ?? figure.wounds },
  });
  return [
    {
      rows: [
        {
          label: { text: `quest.${view.quest}` },
          values: [
            { text: 'log.round', with: { round: view.round } },
            { text: 'table.conquest', with: { n: view.conquest } },
            { text: 'table.threat.n', with: { n: view.overlord.threat } },
          ],
        },
      ],
    },
    {
      title: { text: 'side.heroes' },
      rows: view.heroes.map(hero => ({
        label: nameOf(hero),
        values: [
          placeText(hero),
          woundsOf(hero),
          { text: 'table.fatigue', with: { n: hero.fatigue, most: view.sheets[hero.id]?.mostFatigue ?? 0 } },
          { text: 'table.coins', with: { n: hero.coins } },
          ...(hero.order ? [{ text: `order.${hero.order}` }] : []),
          ...[...hero.equipped, ...hero.potions].map(thingText),
        ],
      })),
    },
    {
      title: { text: 'side.overlord' },
      rows: [
        ...view.monsters.map(monster => ({ label: nameOf(monster), values: [placeText(monster), woundsOf(monster)] })),
        ...(view.overlord.cards ?? []).map(card => ({ label: { text: `card.${rowId(card)}` } })),
      ],
    },
  ];
}
