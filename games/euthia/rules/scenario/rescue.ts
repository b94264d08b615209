// Trophies for the ledger, and Villagers who are led to the Chapel.

import type { Rules } from '@veillee/kernel';
import { who } from '@veillee/kernel';
import type { SpaceAt } from '../../content/lattice.ts';
import type { ScenarioOp } from '../../content/scenarios/vocabulary.ts';
import { trophiesOf, trophyLevel } from '../board.ts';
import { gain } from '../gains.ts';
import { discardThing, trophyName } from '../inventory.ts';
import { giveKey } from '../keys.ts';
import type { Hero, T } from '../state.ts';
import { count, counterOf, mostOf } from './counters.ts';
import { mark, markersAt, unmark } from './markers.ts';
import { SCENARIO } from './row.ts';
import { firstOf } from './used.ts';

type Op<Name extends ScenarioOp['op']> = Extract<ScenarioOp, { readonly op: Name }>;

/** Any number of Trophies. What the first of a Level gives besides is not on the ledger (R83). */
export function* handIn(t: T, hero: Hero, { worth, first }: Op<'ledger'>): Rules {
  const { state } = t;
  const trophies = trophiesOf(hero);
  const options = trophies.map(card => ({ key: giveKey.make(card), ...trophyName(card), on: [card] }));
  const range = { min: 1, max: trophies.length };
  const picks = yield* t.chooseMany(hero.seat, 'ledger.ask', options, range, { rule: SCENARIO });
  let reputation = 0;
  for (const card of picks.map(giveKey.only)) {
    const level = trophyLevel(card);
    discardThing(t, hero, { kind: 'trophy', card });
    count(state, 'ledger', worth[level]);
    reputation += worth[level] + (firstOf(state, 'ledger', level) ? first : 0);
  }
  const told = { player: who(hero.seat), n: picks.length, ledger: counterOf(state, 'ledger') };
  t.tell('log.ledger', told, { rule: SCENARIO, weight: 3 });
  yield* gain(t, hero, [{ op: 'reputation', n: reputation }], { rule: SCENARIO });
}

export function* deliver(t: T, hero: Hero, { reputation }: Op<'deliver'>): Rules {
  const { state } = t;
  const n = counterOf(state, 'villagers', hero);
  count(state, 'villagers', -n, hero);
  count(state, 'delivered', n, hero);
  t.tell('log.villagers.delivered', { player: who(hero.seat), n }, { rule: SCENARIO, weight: 3 });
  yield* gain(t, hero, [{ op: 'reputation', n: n * reputation }], { rule: SCENARIO });
}

export function leaveVillagers(t: T, hero: Hero, at: SpaceAt): void {
  const { state } = t;
  const n = counterOf(state, 'villagers', hero);
  count(state, 'villagers', -n, hero);
  mark(state, at, 'villager', n);
  t.tell('log.villagers.left', { player: who(hero.seat), n }, { rule: SCENARIO, weight: 2 });
}

/** As many as the Hero can lead. */
export function pickUpVillagers(t: T, hero: Hero, at: SpaceAt): void {
  const { state } = t;
  const room = mostOf(state, 'villagers') - counterOf(state, 'villagers', hero);
  const n = unmark(state, at, 'villager', Math.min(room, markersAt(state, at, 'villager')));
  count(state, 'villagers', n, hero);
  t.tell('log.villagers.taken', { player: who(hero.seat), n }, { rule: SCENARIO, weight: 2 });
}
