// Attacks that effects give: one more with the same weapon, with any, with dice alone, on whoever comes near.

import { isCopy } from '@veillee/pieces/things';
import type { Kind } from '../../content/vocabulary.ts';
import { meansOf } from '../attack/means.ts';
import { attackOption, choicesWith, meansFor } from '../attack/options.ts';
import { aimsOf } from '../attack/outlook.ts';
import { type AttackChoice, calls } from '../calls.ts';
import { nameOf } from '../names.ts';
import { type FigureId, type Flow, figureAt, type Hero, type State, type T } from '../state.ts';

/** Everything a hero could attack so: with this weapon or with any, on this figure alone and in these ways alone if they are named. */
export function attacksWith(
  state: State,
  hero: Hero,
  weapon?: string,
  on?: FigureId,
  kinds?: readonly Kind[],
): AttackChoice[] {
  if (hero.monkey !== undefined) return []; // DES-99.3
  // What a chest brings in the middle of an attack may have made somebody drop it (DES-30.14).
  if (weapon !== undefined && isCopy(weapon) && !hero.equipped.includes(weapon)) return [];
  const means = weapon === undefined ? meansFor(state, hero) : [meansOf(state, hero, weapon)];
  const allowed = kinds ? means.filter(({ kind }) => kinds.includes(kind)) : means;
  const all = allowed.flatMap(one => choicesWith(state, hero, one, 'effect'));
  // What strikes all around strikes whoever has come beside, too.
  return on === undefined
    ? all
    : all.filter(({ target, area }) => area === 'around' || figureAt(state, target)?.id === on);
}

/** The hero chooses one of them, and makes it. */
export function* attackMore(t: T, hero: Hero, choices: readonly AttackChoice[]): Flow {
  const { state } = t;
  if (choices.length === 0) return;
  const optionOf = (how: AttackChoice) => attackOption(state, hero.id, how);
  const how = yield* t.choose(hero.seat, 'attack.target', choices, optionOf, {
    rule: 'DES-21.2',
    with: { figure: nameOf(state, hero.id) },
    outlook: () => aimsOf(state, hero.id, choices),
  });
  yield* calls(t).attack(t, hero.id, how);
}
