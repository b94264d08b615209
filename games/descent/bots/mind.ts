// What a bot goes by at one decision: the view of its seat, and that view as the rules' pure questions want it. They look at what lies open:
// the other side's cards, the guide and the piles are not in it.

import type { BotTurn } from '@veillee/kernel';
import { type Foretold, foretold } from '../rules/attack/foretell.ts';
import { attacksOf, keyOfAttack } from '../rules/attack/options.ts';
import type { AttackChoice } from '../rules/calls.ts';
import type { FigureId, Guide, Known, Side, State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

export type Turn = BotTurn<State, View>;

export interface Mind {
  readonly turn: Turn;
  readonly view: View;
  readonly known: Known;
  readonly side: Side;
}

const UNREAD: Omit<Guide, 'locked' | 'pools'> = {
  chests: {},
  flags: [],
  counters: {},
  done: [],
  gone: [],
  taken: [],
  due: [],
  openers: {},
  queue: [],
  allowed: {},
};

export function mindOf(turn: Turn): Mind {
  const { view, seat } = turn;
  const { sides, guide, doors } = view;
  // Everybody sees which doors are locked.
  const locked = Object.fromEntries(doors.map(door => [door.id, door.locked]));
  const known = { ...view, guide: { ...UNREAD, ...guide, locked: { ...guide?.locked, ...locked } } };
  return { turn, view, known, side: sides[seat] ?? 'heroes' };
}

/** What an attack of this figure would do to everybody whom it affects: by the choice itself, or by the key it is offered under. */
export function foretoldBy({ known }: Pick<Mind, 'known'>, who: FigureId, by: AttackChoice['by']) {
  const choices = new Map(attacksOf(known, who, by).map(how => [keyOfAttack(how), how]));
  const of = (how: AttackChoice): Foretold[] => foretold(known, who, how);
  return {
    of,
    byKey(key: string): Foretold[] {
      const how = choices.get(key);
      return how ? of(how) : [];
    },
  };
}
