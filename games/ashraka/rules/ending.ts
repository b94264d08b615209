// ASH-27: an adventure that is won: the Bag is packed, the ending read, the bonus received.

import type { Rules, Table } from '@veillee/kernel';
import { adventureOf } from '../content/adventures.ts';
import { setupOf } from '../content/booklet.ts';
import type { FindId } from '../content/vocabulary.ts';
import { agree } from './agree.ts';
import { freeSlot, putAway } from './cards.ts';
import { putKey } from './keys.ts';
import { run } from './ops/run.ts';
import { newScope } from './ops/scope.ts';
import { secret } from './secrets.ts';
import { findName, heroName, isKo, type Position, type State } from './state.ts';

const DONE = 'done';

/** ASH-28.8, R48: equipment may still go into free slots. Who is down cannot put anything away (ASH-14.17). */
export function* packing(t: Table<State>): Rules<Position> {
  const { state } = t;
  state.combat = undefined;
  t.tell('log.won', {}, { rule: 'ASH-27.1', weight: 9, scene: { of: 'end', part: 'won', won: true } });
  while (!state.house.noPacking && freeSlot(state) >= 0) {
    const packers = state.heroes.filter(hero => state.house.openBag || !isKo(hero));
    const options = packers.flatMap(hero =>
      hero.hand.map(card => ({
        key: putKey.make(card),
        text: 'pack.card',
        with: { card: findName(card), hero: heroName(hero) },
        on: [card],
      })),
    );
    if (options.length === 0) break;
    const key = yield* agree(t, 'pack.ask', [...options, { key: DONE, text: 'pack.done' }], { rule: 'ASH-28.8' });
    if (key === DONE) break;
    const card = putKey.only(key) as FindId;
    const holder = packers.find(({ hand }) => hand.includes(card));
    if (holder) putAway(t, holder, card);
  }
  return { at: 'epilogue' };
}

/** ASH-27.2, ASH-27.8: the ending, then the bonus; both are part of the save. */
export function* epilogue(t: Table<State>): Rules<Position> {
  const { state } = t;
  // ASH-2.6: once the ending is read nobody takes back what led to it.
  t.reveal();
  const words = secret(`adventure.${adventureOf(state.adventure).id}.victory`);
  t.tell('log.ending', { words }, { rule: 'ASH-27.2', weight: 9, scene: { of: 'story', part: 'ending' } });
  // The interpreter does nothing more in an adventure that is won, so what follows is not part of it.
  state.phase = 'over';
  const source = { text: `adventure.${adventureOf(state.adventure).id}` };
  yield* run(t, setupOf(state.adventure).bonus, newScope({ kind: 'bonus', source }));
  for (const hero of state.heroes) {
    state.discard.push(...hero.hand, ...hero.specials);
    hero.hand = [];
    hero.specials = [];
  }
  return yield* t.end();
}
