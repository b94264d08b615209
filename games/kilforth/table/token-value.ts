// The one figure on an Encounter's token.

import { cardById } from '../content/cards.ts';
import { ATTRIBUTES, type Attribute } from '../content/vocabulary.ts';

export interface TokenValue {
  readonly attribute: Attribute;
  readonly n: number;
}

/** An Enemy's Combat, or the lowest value that a test must reach. */
export function tokenValue(card: string, hostile: boolean): TokenValue | undefined {
  const def = cardById(card);
  if (def.fight && (def.isEnemy || hostile)) return { attribute: 'combat', n: def.fight.combat };
  let best: TokenValue | undefined;
  for (const attribute of ATTRIBUTES) {
    const n = def.confront[attribute];
    if (n !== undefined && (!best || n < best.n)) best = { attribute, n };
  }
  return best;
}
