// Campaigns in scenes: four heroes on the map, as far as a scene wants them to have come, with all boards as they are laid.

import type { Position } from '@veillee/kernel';
import { descent } from '../rules/game.ts';
import { leaveField } from '../rules/legend/field.ts';
import type { Legend, LegendHero } from '../rules/legend/record.ts';
import { newLegendHero } from '../rules/legend/start.ts';
import type { Flow, State, T } from '../rules/state.ts';
import { FOUR } from './delve.ts';
import { campaign } from './legend/small.ts';
import { Sitting, silent } from './sitting.ts';

export interface WanderPlan {
  readonly position?: Position;
  readonly set?: (legend: Legend, state: State) => void;
  /** What happens before that position, as a rule of its own. */
  readonly first?: (t: T) => Flow;
  readonly dice?: readonly number[];
  readonly draws?: { readonly [what: string]: readonly unknown[] };
}

export const CAMPAIGN = {
  ...Object.fromEntries(descent.options.map(({ id, initial }) => [id, initial])),
  play: 'campaign',
  choosing: 'ready',
};

function onTheMap(set: WanderPlan['set']): State {
  const state = descent.begin({ seats: 2, options: CAMPAIGN });
  const { seat } = state.overlord;
  const party = seat === 0 ? 1 : 0;
  const legend: Legend = {
    ...campaign({ heroes: FOUR.map(sheet => newLegendHero(sheet, party, [])) }),
    boxes: [...state.boxes],
    overlordSeat: seat,
    treasurer: party,
    week: 3,
    step: 'party',
  };
  state.legend = legend;
  leaveField(state);
  set?.(legend, state);
  return state;
}

export class Wander extends Sitting {
  constructor({ position = { at: 'march' }, set, first, dice = [], draws }: WanderPlan = {}) {
    super(descent, {
      seats: 2,
      options: CAMPAIGN,
      state: onTheMap(set),
      position,
      dice,
      ...(draws && { draws }),
      ...(first && { first }),
      unasked: silent,
    });
  }

  get party(): number {
    return this.legend.treasurer;
  }
  known(n = 0): LegendHero {
    const hero = this.legend.heroes[n];
    if (!hero) throw new Error(`there is no hero ${n}`);
    return hero;
  }
}

export const wander = (plan: WanderPlan = {}): Wander => new Wander(plan);
