// What sheets, skills and items do at a moment of play: first what works by itself, then what their owners may use.

import type { Moment } from '../../content/vocabulary.ts';
import { seesSpace } from '../attack/sight.ts';
import { areAdjacent } from '../board.ts';
import type { About } from '../calls.ts';
import { type Flow, type Hero, isEnemy, isHero, livingMonsters, maybeFigure, type State, type T } from '../state.ts';
import { feelAuras } from './aura.ts';
import { attend } from './companions.ts';
import { allHeld, heldAt, isOptional } from './held.ts';
import { actionOf, offerUses } from './offers.ts';
import { applyEffect } from './ops.ts';
import { type Case, payFor, whyNotUse } from './terms.ts';

export { statOf, sumOf } from './stats.ts';

export function* moment(t: T, when: Moment, about: About): Flow {
  const { state } = t;
  if (when === 'space-entered') return yield* entered(t, about);
  if (when === 'overlord-turn-start') return noteWhoSees(state);
  if (when === 'setup') attend(state);
  const figure = about.figure && maybeFigure(state, about.figure);
  if (!figure || !isHero(figure)) return;
  const other = about.other && maybeFigure(state, about.other);
  const one: Case = { hero: figure, action: actionOf(state, figure), by: about.other, target: other, at: about.at };
  yield* worksAt(t, when, one);
  // Whatever a turn brings besides the action comes with it (DES-7.2).
  if (when === 'action-declared') yield* worksAt(t, 'own-turn', one);
  if (when !== 'turn-start') yield* offerUses(t, when, one);
}

/** What works by itself, without a price. */
export function* worksAt(t: T, when: Moment | `attack:${'kill'}`, about: Case): Flow {
  for (const held of heldAt(about.hero, when)) {
    if (isOptional(held) || whyNotUse(t.state, held, about)) continue;
    yield* payFor(t, held, about);
    yield* applyEffect(t, held, about);
  }
}

/** A figure has come to a space: enemies with Aura hurt it, and whoever is alert may strike it (DES-65.1). */
function* entered(t: T, { figure: id }: About): Flow {
  const { state } = t;
  if (!id || !(yield* feelAuras(t, id))) return;
  for (const hero of state.heroes) {
    const figure = maybeFigure(state, id);
    if (!figure) return;
    if (hero.at && isEnemy(hero.id, id) && areAdjacent(state, hero, figure))
      yield* offerUses(t, 'enemy-comes-adjacent', { hero, target: figure });
  }
}

const strikesUnseen = (hero: Hero): boolean =>
  allHeld(hero).some(({ effect }) => effect.if?.some(({ is }) => is === 'unseen'));

/** Which enemies see a hero as a turn begins, for whoever strikes from the shadows. */
export function noteWhoSees(state: State, ...heroes: readonly Hero[]): void {
  for (const hero of heroes.length > 0 ? heroes : state.heroes) {
    if (!strikesUnseen(hero)) continue;
    const { at } = hero;
    hero.seenBy =
      at === undefined
        ? []
        : livingMonsters(state)
            .filter(one => seesSpace(state, one, at))
            .map(({ id }) => id);
  }
}
