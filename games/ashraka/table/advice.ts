// What a guided newcomer is advised to do: what an adept would, who sees no more than they do. Pure.

import { Chance, keyOf, newChance, type Picks, type PlainDecision } from '@veillee/kernel';
import { adept } from '../bots/adept.ts';
import { sayKey } from '../rules/keys.ts';
import type { View } from '../rules/view.ts';

export function advise(view: View, { refused, outlook: _, ...decision }: PlainDecision): Picks {
  // What bots say to each other is no move.
  const options = decision.options.filter(option => !sayKey.is(keyOf(option)));
  return adept.decide({
    seat: decision.seat,
    seats: view.seats,
    view,
    decision: { ...decision, options, refused: () => refused },
    chance: new Chance(newChance(`advice ${decision.id}`)),
    imagine() {
      throw new Error('an adept of Ashraka dreams of nothing');
    },
  });
}
