// The ground as it is to one figure: to whoever is borne over a pit it is none (R165).

import { propRow } from '../content/props.ts';
import { type GroundNow, groundNow } from './board.ts';
import { isBorneHero } from './borne.ts';
import { flies } from './effects/stats.ts';
import { overPits } from './ground.ts';
import { isPit } from './hero/reach.ts';
import { type Hero, isHero, type Known, type Monster, standsOn } from './state.ts';

export const isBorne = (state: Known, figure: Hero | Monster): boolean =>
  isHero(figure) ? isBorneHero(figure) : flies(state, figure);

export function groundUnder(state: Known, figure: Hero | Monster): GroundNow {
  const ground = groundNow(state);
  if (ground.terrain.size === 0) return ground;
  const isOver = standsOn(figure).some(at => {
    const prop = ground.terrain.get(at);
    return prop !== undefined && isPit(propRow(prop));
  });
  return isOver && isBorne(state, figure) ? overPits(ground) : ground;
}
