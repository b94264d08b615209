// What every scene of Descent knows, whatever is played: who sits at the table and who stands on the board.

import type { Seat } from '@veillee/kernel';
import { Scene } from '@veillee/kernel/trial/scene';
import { type Legend, legendOf } from '../rules/legend/record.ts';
import { newTurn } from '../rules/round.ts';
import { newHero } from '../rules/setup/heroes.ts';
import type { Hero, Monster, State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

export class Sitting extends Scene<State, View> {
  hero(n = 0): Hero {
    const hero = this.state.heroes[n];
    if (!hero) throw new Error(`there is no hero ${n}`);
    return hero;
  }
  get leader(): Monster | undefined {
    return this.state.monsters.find(({ came }) => came === 'leader');
  }
  get overlordSeat(): Seat {
    return this.state.overlord.seat;
  }
  get legend(): Legend {
    return legendOf(this.state);
  }
}

/** Nobody says what they intend unless a scene is about it. */
export const silent = ({ prompt }: { readonly prompt: string }): [] | undefined =>
  prompt === 'turn.intend' ? [] : undefined;

/** These heroes are in the first round, and the first of them has the turn. */
export function inRound(state: State, sheets: readonly string[]): void {
  state.heroes = sheets.map((sheet, n) => newHero(state.party[n] ?? 0, sheet, 0));
  state.phase = 'heroes';
  state.round = 1;
  for (const hero of state.heroes) hero.ready = true;
  const [first] = state.heroes;
  if (first) state.turn = newTurn(first);
}
