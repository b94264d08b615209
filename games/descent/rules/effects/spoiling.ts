// Wind Pact: whoever has it looks into the overlord's hand when an area comes to light, and a card of it goes.

import type { OverlordCardRow } from '../../content/rows.ts';
import { cardKey } from '../keys.ts';
import { nameOf } from '../names.ts';
import { cardName, discardable, discardForThreat } from '../overlord/deck.ts';
import type { Flow, Hero, T } from '../state.ts';

/** Seen is seen: nobody takes it back. The overlord has the threat that the card is worth, and the others see that much. */
export function* spoilHand(t: T, hero: Hero): Flow {
  t.reveal();
  const optionOf = ({ id, value }: OverlordCardRow) => ({
    key: cardKey.make(id),
    text: 'spoil.card',
    with: { card: cardName(id), n: value },
    on: [cardKey.make(id)],
  });
  const row = yield* t.choose(hero.seat, 'spoil.ask', discardable(t.state), optionOf, {
    rule: 'DES-12.2',
    with: { figure: nameOf(t.state, hero.id) },
    pass: { text: 'spoil.none' },
  });
  if (row) discardForThreat(t, row.id);
}
