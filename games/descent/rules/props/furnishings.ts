// DRF-8.5, DRF-8.7: what boards of the campaign are furnished with, and what it does for whoever stands there.

import { propRow } from '../../content/props.ts';
import type { PropRow } from '../../content/rows.ts';
import { groundNow } from '../board.ts';
import { calls } from '../calls.ts';
import { type Hero, isUp, type Known, type Monster, standsOn, type T } from '../state.ts';

function* propsUnder(state: Known, figure: Hero | Monster): Generator<PropRow> {
  const { terrain } = groundNow(state);
  if (terrain.size === 0 || isUp(figure)) return; // DES-89.8
  for (const at of standsOn(figure)) {
    const prop = terrain.get(at);
    if (prop) yield propRow(prop);
  }
}

/** DRF-8.7: in a fountain whoever ends a move there recovers wounds, each turn; nobody would rather not. */
export function bathe(t: T, figure: Hero | Monster): void {
  for (const { heals } of propsUnder(t.state, figure))
    if (heals) {
      calls(t).heal(t, figure.id, heals);
      return;
    }
}

/** DRF-8.5: whatever wounds somebody among these leaves Poison; one space is enough. */
export function isAmongPoison(state: Known, figure: Hero | Monster): boolean {
  for (const { poisons } of propsUnder(state, figure)) if (poisons) return true;
  return false;
}
