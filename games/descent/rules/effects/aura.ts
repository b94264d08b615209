// DES-65: whoever moves beside an enemy with Aura is hurt at once.

import { familiarRow } from '../../content/familiars.ts';
import { areAdjacent, isNear } from '../board.ts';
import { calls } from '../calls.ts';
import { nameOf } from '../names.ts';
import {
  type Companion,
  type FigureId,
  type Flow,
  type Hero,
  isEnemy,
  isUp,
  type Known,
  type Monster,
  maybeFigure,
  onBoard,
  type State,
  sideOf,
  standsOn,
  type T,
} from '../state.ts';
import { abilitiesOf, isImmune, rankIn, rankOf } from './stats.ts';

/** Enemies whose Aura a figure feels where it stands; one step is one entry, however large it is (DES-65.12). */
export function aurasOn(state: State, figure: Hero | Monster): readonly (Hero | Monster)[] {
  if (figure.at === undefined) return NO_BEARERS;
  const bearers = onBoard(state).filter(
    one => rankIn(abilitiesOf(state, one), 'aura') > 0 && isEnemy(one.id, figure.id) && areAdjacent(state, one, figure),
  );
  return bearers.length > 0 && isImmune(state, figure, 'aura') ? NO_BEARERS : bearers;
}
const NO_BEARERS: readonly (Hero | Monster)[] = [];

/** Familiars with Aura whose space it has come to, or one beside it: heroes' own, so that monsters alone feel them (DES-65.8, DRF-14.1). */
export const familiarAurasOn = (state: Known, figure: Hero | Monster): readonly Companion[] =>
  sideOf(figure.id) === 'heroes' || state.companions.length === 0 || isUp(figure) || isImmune(state, figure, 'aura')
    ? NOBODY
    : state.companions.filter(
        ({ id, at }) => familiarRow(id).aura !== undefined && standsOn(figure).some(own => isNear(state, own, at)),
      );
const NOBODY: readonly Companion[] = [];

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
  for (const { id: familiar, owner } of familiarAurasOn(state, figure)) {
    if (!maybeFigure(state, id)) return false;
    const n = familiarRow(familiar).aura ?? 0;
    const told = { figure: nameOf(state, id), bearer: { text: `familiar.${familiar}` }, n };
    t.tell('log.aura', told, { rule: 'DES-65.8' });
    const by = owner === 'overlord' ? {} : { by: owner };
    yield* calls(t).wound(t, id, n, { kind: 'ability', ...by, what: 'aura' });
  }
  return maybeFigure(state, id) !== undefined && standsOn(figure).length > 0;
}
