// EUT-9.5: before a fight the Hero arms.

import type { Rules } from '@veillee/kernel';
import { act } from '@veillee/pieces/deeds';
import { makeRoom, offerUses } from '../deploy.ts';
import { offerConversion } from '../dice/hero-roll.ts';
import { changers, offerCashing } from '../hand.ts';
import { offerRearranging } from '../inventory.ts';
import { fightKey } from '../keys.ts';
import { type Deeds, heroOf, type Position, type T } from '../state.ts';
import { combatOf, fighterName } from './fighter.ts';
import { step } from './state.ts';

/** EUT-9.5, EUT-9.22, EUT-9.23: the Hero arms, knowing the back of the card alone, and may not leave. */
export function* before(t: T): Rules<Position> {
  const { state } = t;
  const hero = heroOf(state, combatOf(state).seat);
  yield* makeRoom(t, hero); // EUT-16.12: a Bag that is covered is empty before the fight
  const asked = {
    seat: hero.seat,
    prompt: 'combat.before',
    rule: 'EUT-9.5',
    with: { monster: fighterName(state) },
    confirm: 'fight',
  } as const;
  const deeds: Deeds = offer => {
    offer(undefined, () => ({
      option: { key: fightKey, text: 'do.fight', with: { monster: fighterName(state) }, rule: 'EUT-9.3' },
      *run() {
        return step('control');
      },
    }));
    offerRearranging(hero, offer);
    offerUses(state, hero, offer);
    offerConversion(hero, offer);
    offerCashing(t, hero, offer);
  };
  const done = yield* act(t, asked, deeds, changers(t, hero));
  return done?.next ?? step('before');
}
