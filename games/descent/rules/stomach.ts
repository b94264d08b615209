// ICE-5: whoever is swallowed, and how they come out again. The stomach lies off the board, adjacent to nothing (ICE-4.3): a hero in it stands
// nowhere, and is not in Town either.

import type { Space } from '@veillee/pieces/geometry';
import { SWALLOW_REACH } from '../content/turns.ts';
import { isBlocked, placesAround } from './around.ts';
import type { Attacking } from './attack/attacking.ts';
import { powerFace, SIDES } from './attack/dice.ts';
import { distanceTo } from './attack/sight.ts';
import { isEmpty, isRevealed } from './board.ts';
import { calls } from './calls.ts';
import { heroName } from './card-names.ts';
import { rankIn } from './effects/stats.ts';
import { placeKey, swallowKey } from './keys.ts';
import { nameOf } from './names.ts';
import { breakOffLeft } from './quest/efforts.ts';
import {
  type FigureId,
  type Flow,
  type Hero,
  type Monster,
  type MonsterFigure,
  type State,
  sheetOf,
  standsOn,
  type T,
} from './state.ts';
import { endOrder } from './wounds.ts';

/** Whom it holds: one at a time (ICE-5.11). */
export const swallowedBy = ({ heroes }: Pick<State, 'heroes'>, monster: MonsterFigure): Hero | undefined =>
  heroes.find(({ inside }) => inside === monster);

/** ICE-5.1, A-19: whom this attack has damaged, near enough, while the stomach is empty. */
function mayBeSwallowed(state: State, attack: Attacking, id: FigureId): [Hero, Monster] | undefined {
  const hero = state.heroes.find(one => one.id === id);
  const monster = state.monsters.find(one => one.id === attack.by);
  if (!hero?.at || !monster || rankIn(attack.abilities, 'swallow') === 0) return undefined;
  if (swallowedBy(state, monster.id) || distanceTo(state, monster, hero.at) > SWALLOW_REACH) return undefined;
  return [hero, monster];
}

/** Its attack has done damage: the overlord may have it swallow the hero. */
export function* maybeSwallow(t: T, attack: Attacking, id: FigureId): Flow {
  const { state } = t;
  const [hero, monster] = mayBeSwallowed(state, attack, id) ?? [];
  if (!hero || !monster) return;
  const words = { monster: nameOf(state, monster.id), hero: heroName(sheetOf(hero)) };
  const options = [{ key: swallowKey, text: 'attack.swallow.whole', with: words, on: [hero.id] }];
  const key: string | undefined = yield* t.choose(attack.seat, 'attack.swallow', options, {
    rule: 'ICE-5.1',
    with: words,
    pass: { text: 'attack.swallow.not', with: words },
  });
  if (key !== undefined) yield* swallow(t, hero, monster);
}

/** ICE-5.2: off the board, with all that they have. */
export function* swallow(t: T, hero: Hero, monster: Monster): Flow {
  const { state } = t;
  if (swallowedBy(state, monster.id)) return;
  hero.inside = monster.id;
  hero.at = undefined;
  hero.aloft = undefined; // R168
  breakOffLeft(t, hero);
  endOrder(hero, 'move');
  const { turn } = state;
  if (turn?.hero === hero.id) Object.assign(turn, { movement: 0, attacks: Math.min(1, turn.attacks), only: undefined }); // ICE-5.5
  t.tell(
    'log.swallowed',
    { monster: nameOf(state, monster.id), hero: heroName(sheetOf(hero)) },
    { rule: 'ICE-5.2', weight: 4 },
  );
  yield* calls(t).happen(t, { what: 'swallow', figure: monster.id, hero: hero.id });
}

/** ICE-5.3, A-17: a die for each wound that is left, all at once. */
export function* digest(t: T, hero: Hero): Flow {
  const { inside } = hero;
  if (inside === undefined) return;
  const faces = t.rolls(hero.wounds, SIDES, 'dice').map(roll => powerFace(roll - 1));
  const n = faces.filter(face => face !== 'blank').length;
  t.tell(
    'log.digested',
    { monster: nameOf(t.state, inside), hero: heroName(sheetOf(hero)), dice: faces.length, n },
    { rule: 'ICE-5.3', detail: faces, weight: 1 },
  );
  yield* calls(t).wound(t, hero.id, n, { kind: 'ability', by: inside, what: 'swallow' });
}

/** ICE-5.9: where whoever is in it will stand once it is gone. */
export function* whereFreed(t: T, monster: Monster): Flow<Space | undefined> {
  const hero = swallowedBy(t.state, monster.id);
  if (!hero) return undefined;
  const spaces = freeAfter(t.state, monster);
  if (spaces.length < 2) return spaces[0];
  const optionOf = (at: Space) => ({ key: placeKey.make(at), text: 'place.here', on: [at] });
  const how = { rule: 'ICE-5.9', with: { hero: heroName(sheetOf(hero)) } };
  return yield* t.choose(hero.seat, 'ask.freed', spaces, optionOf, how);
}

/** Its spaces; but not under the boulder that has killed it: where that lies on all of them, those nearest to it. */
function freeAfter(state: State, monster: Monster): readonly Space[] {
  const spaces = standsOn(monster);
  const free = spaces.filter(at => !isBlocked(state, at));
  const [first] = spaces;
  if (free.length > 0 || first === undefined) return free;
  return placesAround(state, first, at => isEmpty(state, at) && isRevealed(state, at));
}

/** It is off the board: whoever was in it stands there now. */
export function* free(t: T, monster: MonsterFigure, at: Space | undefined): Flow {
  const hero = letOut(t.state, monster, at);
  if (!hero || at === undefined) return;
  t.tell('log.freed', { hero: heroName(sheetOf(hero)) }, { rule: 'ICE-5.9', weight: 3 });
  yield* calls(t).stepOn(t, hero.id, { own: false });
  yield* calls(t).look(t);
}

export function letOut(state: State, monster: MonsterFigure, at: Space | undefined): Hero | undefined {
  const hero = swallowedBy(state, monster);
  if (!hero) return undefined;
  hero.inside = undefined;
  hero.at = at;
  return hero;
}
