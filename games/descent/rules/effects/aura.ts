// DES-65: whoever moves beside an enemy with Aura is hurt at once.

import { areAdjacent } from '../board.ts';
import { calls } from '../calls.ts';
import { nameOf } from '../names.ts';
import {
  type FigureId,
  type Flow,
  type Hero,
  isEnemy,
  type Monster,
  maybeFigure,
  onBoard,
  type State,
  standsOn,
  type T,
} from '../state.ts';
import { has, isImmune, rankOf } from './stats.ts';

/** Enemies whose Aura a figure feels where it stands; one step is one entry, however large it is (DES-65.12). */
export const aurasOn = (state: State, figure: Hero | Monster): (Hero | Monster)[] =>
  standsOn(figure).length === 0 || isImmune(state, figure, 'aura')
    ? []
    : onBoard(state).filter(
        one => isEnemy(one.id, figure.id) && has(state, one.id, 'aura') && areAdjacent(state, one, figure),
      );

/** A figure has come to a space, by itself or thrown there (DES-65.2, DES-65.6); whether it is still there. */
export function* feelAuras(t: T, id: FigureId): Flow<boolean> {
  const { state } = t;
  const figure = maybeFigure(state, id);
  if (!figure) return false;
  for (const bearer of aurasOn(state, figure)) {
    if (!maybeFigure(state, id) || standsOn(figure).length === 0) return false;
    const n = rankOf(state, bearer.id, 'aura');
    t.tell('log.aura', { figure: nameOf(state, id), bearer: nameOf(state, bearer.id), n }, { rule: 'DES-65.1' });
    yield* calls(t).wound(t, id, n, { kind: 'ability', by: bearer.id, what: 'aura' });
  }
  return maybeFigure(state, id) !== undefined && standsOn(figure).length > 0;
}
