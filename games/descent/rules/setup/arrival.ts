// DES-3.22 to DES-3.31: the overlord's hand, the start area, and the figures of the heroes around the glyph.

import type { Space } from '@veillee/pieces/geometry';
import { placesAround } from '../around.ts';
import { boardOf } from '../board.ts';
import { calls } from '../calls.ts';
import { heroName } from '../card-names.ts';
import { walkKey } from '../keys.ts';
import { comesAlong } from '../legend/dungeon/laying.ts';
import { tell } from '../quest/telling.ts';
import { type Flow, type Hero, type Position, sheetOf, type T } from '../state.ts';
import { readyOf, restore } from './heroes.ts';
import { rewardOverlord, takeHordes } from './linked.ts';
import { startOf } from './start.ts';
import { termsOf } from './terms.ts';
import { buyTreachery, openingHand } from './treachery.ts';

export function* arrival(t: T, { hero: n }: Extract<Position, { at: 'arrival' }>): Flow<Position> {
  const { state } = t;
  if (n === 0 && !state.dungeon) yield* lay(t);
  const hero = state.heroes[n];
  if (!hero && state.dungeon) return { at: 'minions' };
  if (!hero) {
    yield* calls(t).happen(t, { what: 'start' });
    return { at: 'round' }; // DES-3.31
  }
  hero.at = yield* placeOf(t, hero);
  if (state.dungeon) comesAlong(state, hero);
  else restore(state, hero);
  yield* calls(t).moment(t, 'setup', { figure: hero.id }); // DES-35.1
  return { at: 'arrival', hero: n + 1 };
}

/** DES-3.29: where the player wishes; the ready-made party stands there already. */
function* placeOf(t: T, hero: Hero): Flow<Space> {
  const { state } = t;
  const places = placesAround(state, startOf(state));
  const [nearest] = places;
  if (nearest && readyOf(state, hero)) return nearest;
  const optionOf = (at: Space) => ({ key: walkKey.make(at), text: 'setup.place', on: [at] });
  const how = { rule: 'DES-3.29', with: { hero: heroName(sheetOf(hero)) } };
  return yield* t.choose(hero.seat, 'setup.arrival', places, optionOf, how);
}

/** DES-3.22, DES-3.27, DES-3.30: three cards, what stands in the first area, and what is read out. */
function* lay(t: T): Flow {
  const { state } = t;
  const hordes = takeHordes(state);
  yield* buyTreachery(t); // DES-4.5, R61
  state.overlord.hand.push(...t.draw(state.overlord.deck, openingHand(state)));
  tell(t, 'intro', 'all', 'DES-3.30');
  yield* calls(t).reveal(t, boardOf(state).areaOf(startOf(state)));
  yield* rewardOverlord(t, hordes); // DES-110.6
  tell(t, 'objective', 'all', 'DES-3.30');
  tell(t, 'overlord', 'overlord', 'DES-0.9');
  const terms = termsOf(state);
  t.tell(terms.text, terms.with, { rule: 'DES-11.6', weight: 1 });
}
