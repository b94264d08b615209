// EUT-17: the Elite whose Bounty lies open, and its Lair. Foes of a scenario that may be fought are offered here too.

import { because, type Offer } from '@veillee/pieces/offers';
import { eliteRow } from '../content/monsters.ts';
import { chooseAction, whyNoAction } from './actions.ts';
import { beginCombat } from './combat/begin.ts';
import type { Opponent } from './combat/state.ts';
import { type Deed, first } from './deeds.ts';
import { eliteKey, foeKey } from './keys.ts';
import { isLair } from './lairs.ts';
import { isLiberated } from './land.ts';
import { foesAt, whyNotFight } from './scenario/fights.ts';
import type { Hero, State } from './state.ts';

/** EUT-17.4, EUT-17.6 */
export function offerFights(state: State, hero: Hero, offer: Offer<Deed>): void {
  const { at } = hero;
  if (at === undefined) return;
  const { current } = state.bounties;
  if (current !== undefined && isLair(state, at, eliteRow(current).lair)) {
    const why = first(
      !isLiberated(state, at) && because('why.guarded', 'EUT-17.4'),
      whyNoAction(state, hero, 'combat', 'EUT-17.4'),
    );
    offer(why, () => fightDeed(hero, eliteKey, `elite.${current}`, { kind: 'elite', card: current }));
  }
  for (const foe of foesAt(state, at))
    offer(first(whyNotFight(state, hero, foe), whyNoAction(state, hero, 'combat', 'EUT-9.2')), () =>
      fightDeed(hero, foeKey.make(foe), `foe.${foe}`, { kind: 'foe', foe }),
    );
}

const fightDeed = (hero: Hero, key: string, name: string, opponent: Opponent): Deed => ({
  option: { key, text: 'do.hunt', with: { monster: { text: name } }, on: [name], rule: 'EUT-17.4' },
  *run(t) {
    yield* chooseAction(t, hero, 'combat', 'EUT-9.2');
    return beginCombat(t, hero.seat, opponent);
  },
});
