// What has happened and waits for its scripts, while another runs. One line for all: whoever changes a flag or a counter adds to it.

import type { Script } from '../../content/quests/vocabulary.ts';
import type { State } from '../state.ts';
import { type Fact, isAwaited } from './facts.ts';
import { placeNow } from './places.ts';
import { scriptsFor } from './waiting.ts';

/** The scripts that wait for this, in the order of the guide; those that happen once and have are left out. */
export const awaiting = (state: State, fact: Fact): readonly Script[] =>
  scriptsFor(state.quest, fact.is).filter(
    ({ id, when, every }) =>
      (every || !state.guide.done.includes(id)) && isAwaited(when, fact, where => placeNow(state, where, fact)),
  );

/** Puts it behind what waits already; whether anything waits for it. */
export function enqueue(state: State, fact: Fact): boolean {
  const scripts = awaiting(state, fact).map(({ id }) => id);
  if (scripts.length > 0) state.guide.queue.push({ fact, scripts });
  return scripts.length > 0;
}
