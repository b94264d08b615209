// DES-24, DES-37: wounds are lost and healed, and what a wound takes with it.

import type { OrderEnd } from '../content/rows.ts';
import { orderRow } from '../content/turns.ts';
import { calls, type Source } from './calls.ts';
import { statOf } from './effects/stats.ts';
import { nameOf } from './names.ts';
import {
  type FigureId,
  type Flow,
  type Hero,
  isHero,
  type Monster,
  maybeFigure,
  type State,
  sideOf,
  type T,
} from './state.ts';

/** Wounds that are to be lost, armour subtracted: whoever may do something about it is asked, then they are gone. */
export function* wound(t: T, id: FigureId, wounds: number, source: Source): Flow {
  const { state } = t;
  const figure = maybeFigure(state, id);
  if (!figure || wounds <= 0 || figure.wounds <= 0) return;
  const lost = Math.min(wounds, figure.wounds);
  figure.wounds -= lost;
  t.tell('log.wounds', { figure: nameOf(state, id), n: lost, left: figure.wounds }, { rule: 'DES-37.1', weight: 1 });
  if (isHero(figure)) endOrder(figure, 'wound');
  yield* calls(t).moment(t, 'wounded', { figure: id, wounds: lost });
  if (figure.wounds > 0) {
    yield* calls(t).happen(t, { what: 'wounded', figure: id, ...(source.by && { by: source.by }) });
    return;
  }
  if (isHero(figure)) yield* calls(t).heroDies(t, figure.id, source);
  else yield* calls(t).monsterDies(t, figure.id, source);
}

/** An order that such a thing takes away (DES-8.7, DES-8.10, DES-8.21, DES-8.26). */
export function endOrder(hero: Hero, by: OrderEnd): void {
  if (hero.order && orderRow(hero.order).ends.includes(by)) hero.order = undefined;
}

/** DES-24.8, DES-24.9: never above the maximum, and Poison goes first; says how many wounds were healed. */
export function healed(state: State, figure: Hero | Monster, wounds: number | 'all'): number {
  const most = statOf(state, figure.id, 'maxWounds');
  let left = wounds === 'all' ? most + (figure.tokens.poison ?? 0) : wounds;
  const poison = Math.min(figure.tokens.poison ?? 0, left);
  if (poison > 0) figure.tokens.poison = (figure.tokens.poison ?? 0) - poison;
  left = Math.min(left - poison, most - figure.wounds);
  figure.wounds += Math.max(0, left);
  return Math.max(0, left);
}

export function heal(t: T, id: FigureId, wounds: number | 'all'): number {
  const figure = maybeFigure(t.state, id);
  if (!figure) return 0;
  const n = healed(t.state, figure, wounds);
  if (n > 0)
    t.tell(
      'log.heals',
      { figure: nameOf(t.state, id), n, left: figure.wounds, side: sideOf(id) },
      { rule: 'DES-24.8' },
    );
  return n;
}
