// What stands on a card of the overlord's, wherever it is shown: in the hand, in the shop, by itself.

import type { CardProps } from '@veillee/web/kit';
import type { Word } from '@veillee/web/kit/reading.ts';
import type { OverlordCardRow } from '../../content/rows.ts';
import { CARD_KIND, drawingOf } from '../kinds.ts';
import { cardLikeness } from '../likeness.ts';

export const overlordCardFace = (word: Word, row: OverlordCardRow) => {
  const { id, type, cost } = row;
  return {
    name: word(`card.${id}`),
    kind: CARD_KIND[type],
    glyph: drawingOf('card', id),
    likeness: cardLikeness(row),
    type: word(`card-type.${type}`),
    text: word(`card.${id}.text`),
    disc: { of: 'health', value: cost, label: word('table.cost', { n: cost }) },
  } as const satisfies Partial<CardProps>;
};
