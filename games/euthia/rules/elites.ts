// EUT-17: the Elite whose Bounty lies open, and its Lair. Foes of a scenario that may be fought are offered here too, and the Monster
// before which a Hero has stayed (R91).

import type { Text } from '@veillee/kernel';
import { because, first, type Offer } from '@veillee/pieces/offers';
import { eliteRow } from '../content/monsters.ts';
import { chooseAction, whyNoAction } from './actions.ts';
import { beginCombat } from './combat/begin.ts';
import type { Opponent } from './combat/state.ts';
import { eliteKey, foeKey, monsterKey } from './keys.ts';
import { isLair } from './lairs.ts';
import { isLiberated, waitingAt } from './land.ts';
import { foesAt, whyNotFight } from './scenario/fights.ts';
import type { Deed, Hero, State } from './state.ts';

/** EUT-17.4, EUT-17.6, R91 */
export function offerFights(state: State, hero: Hero, offer: Offer<Deed>): void {
  const { at } = hero;
  if (at === undefined) return;
  const { current } = state.bounties;
  if (current !== undefined && isLair(state, at, eliteRow(current).lair)) {
    const why = first(
      !isLiberated(state, at) && because('why.guarded', 'EUT-17.4'),
      whyNoAction(state, hero, 'combat', 'EUT-17.4'),
    );
    const name = `elite.${current}`;
    offer(why, () => fightDeed(hero, eliteKey, { text: `${name}.the` }, [name], { kind: 'elite', card: current }));
  }
  for (const foe of foesAt(state, at))
    offer(first(whyNotFight(state, hero, foe), whyNoAction(state, hero, 'combat', 'EUT-9.2')), () =>
      fightDeed(hero, foeKey.make(foe), { text: `foe.${foe}.the` }, [`foe.${foe}`], { kind: 'foe', foe }),
    );
  const monster = waitingAt(state, at);
  if (monster) {
    const name = { text: 'combat.monster', with: { level: monster.level } };
    offer(whyNoAction(state, hero, 'combat', 'EUT-9.2'), () => fightDeed(hero, monsterKey, name, [at], monster));
  }
}

const fightDeed = (hero: Hero, key: string, monster: Text, on: readonly string[], opponent: Opponent): Deed => ({
  option: { key, text: 'do.hunt', with: { monster }, on, rule: opponent.kind === 'elite' ? 'EUT-17.4' : 'EUT-9.2' },
  *run(t) {
    yield* chooseAction(t, hero, 'combat', 'EUT-9.2');
    return beginCombat(t, hero.seat, opponent);
  },
});
