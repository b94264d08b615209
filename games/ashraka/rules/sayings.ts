// What two players say to each other across the table: what one is about to do, what one wishes of the other. It binds nobody,
// costs nothing, and is said once a turn. Bots say what they intend, and follow wishes as far as they can.

import type { FigureDeed } from '@veillee/kernel';
import { sayKey } from './keys.ts';
import { type Hero, heroName, type Saying, type State } from './state.ts';

const SAYINGS: readonly Saying[] = ['quest', 'fight', 'rest', 'trade', 'explore', 'follow', 'come', 'heal', 'fetch'];

/** Only where somebody else listens. */
export function sayDeeds(state: State, hero: Hero): FigureDeed<State>[] {
  if (state.seats === 1 || state.said[hero.id] !== undefined) return [];
  return SAYINGS.map(what => {
    const words = { text: `say.${what}` };
    return {
      option: { key: sayKey.make(what), text: 'do.say', with: { words }, rule: 'ASH-1.9' },
      *run(t) {
        t.state.said[hero.id] = what;
        t.tell('log.say', { hero: heroName(hero), words }, { rule: 'ASH-1.9' });
      },
    };
  });
}
