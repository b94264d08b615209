// What may be done in a turn besides walking, in groups: lit, or with the reason why not.

import type { Option, Refused } from '@veillee/kernel';
import { headOf } from '@veillee/pieces/keys';
import { type Action, ActionRow, useLayout } from '@veillee/web/kit';
import {
  cardDiscard,
  conversation,
  crossedSwords,
  griffinSymbol,
  hourglass,
  knapsack,
  magicPortal,
  mining,
  openTreasureChest,
  scrollUnfurled,
  shop,
  treasureMap,
  upgrade,
  whirlwind,
} from './glyphs.ts';
import { type Reading, useReading } from './reading.ts';

interface Group {
  readonly id: string;
  readonly heads: readonly string[];
  readonly glyph: string;
  readonly ends?: true;
}

/**
 * In the order in which one looks for them. Walking and burning tokens are on the map and in the strip; what one may take off lies on
 * one's board, and is offered nowhere else: hardly anybody wants to.
 */
const GROUPS: readonly Group[] = [
  { id: 'mine', heads: ['mine'], glyph: mining },
  { id: 'trade', heads: ['trade'], glyph: shop },
  { id: 'fight', heads: ['elite', 'foe', 'monster'], glyph: crossedSwords },
  { id: 'treasure', heads: ['treasure'], glyph: openTreasureChest },
  { id: 'challenge', heads: ['challenge'], glyph: whirlwind },
  { id: 'quest', heads: ['quest', 'legend'], glyph: scrollUnfurled },
  { id: 'scenario', heads: ['scenario'], glyph: treasureMap },
  { id: 'chapel', heads: ['chapel-heal', 'chapel-potion'], glyph: conversation },
  { id: 'portal', heads: ['portal'], glyph: magicPortal },
  { id: 'griffin', heads: ['griffin'], glyph: griffinSymbol },
  { id: 'use', heads: ['use', 'gem', 'essence', 'convert'], glyph: upgrade },
  { id: 'board', heads: ['equip', 'set', 'lay'], glyph: knapsack },
  { id: 'cash', heads: ['cash'], glyph: cardDiscard },
  { id: 'end', heads: ['end'], glyph: hourglass, ends: true },
];

export function actionsOf({ decision, word, table }: Reading, short: boolean): Action[] {
  if (decision?.prompt !== 'turn.ask') return [];
  return GROUPS.flatMap(({ id, heads, glyph, ends }) => {
    const isOf = ({ key }: Option | Refused): boolean => heads.includes(headOf(key));
    const options = decision.options.filter(isOf);
    const refused = decision.refused.filter(isOf);
    const all = [...options, ...refused];
    const [only] = all;
    if (!only) return [];
    const name = all.length === 1 && !short ? table.say(only) : word(`table.action.${id}`);
    return [{ id, glyph, name, options, refused, ...(ends && { ends }) }];
  });
}

export function ActionBar() {
  const reading = useReading();
  const phone = useLayout() === 'phone';
  const actions = actionsOf(reading, phone);
  if (actions.length === 0) return null;
  return (
    <div className="eut-actions">
      <ActionRow label={reading.word('table.actions')} actions={actions} />
    </div>
  );
}
