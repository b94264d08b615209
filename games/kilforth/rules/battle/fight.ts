// The fight under way: how it begins, whether it stands, and the HP of the adversary. KIL-9.12, KIL-9.14, KIL-13.8, KIL-13.14, A-59.

import type { Seat, Table } from '@veillee/kernel';
import { named } from '../cards/piles.ts';
import { type Board, type Card, type Fight, hero, placeOf, type State } from '../state.ts';
import { ancientOf } from './ancients.ts';

export const newFight = (active: Seat, adversary: Card, assault: boolean): Fight => ({
  active,
  adversary,
  assault,
  step: 'start',
  surprise: 'nobody',
  round: 0,
  hp: 0,
  early: 0,
  used: {},
  foeDice: 0,
  hits: 0,
  lost: {},
});

export function fightOf(state: Pick<State, 'fight'>): Fight {
  if (!state.fight) throw new Error('nobody fights');
  return state.fight;
}

/** Whether there is still somebody to fight and somebody who fights: a Gift may have ended it. */
export function fightStands(state: Board): boolean {
  const { fight } = state;
  if (!fight) return false;
  const own = hero(state, fight.active);
  if (own.camped || own.defeated || own.eliminated) return false;
  return fight.assault || placeOf(state, fight.active).encounters.includes(fight.adversary);
}

/** HP that the adversary loses, lasting for an Ancient (KIL-13.8). Before HP are placed they are noted. */
export function hurtAdversary(t: Table<State>, n: number): void {
  const fight = fightOf(t.state);
  if (fight.step !== 'battle') {
    fight.early += n;
    t.tell('log.adversary.early', { card: named(fight.adversary), n }, { rule: 'KIL-9.12' });
    return;
  }
  const lost = Math.min(n, fight.hp);
  setHp(t.state, fight, fight.hp - lost);
  if (lost > 0)
    t.tell('log.adversary.hp', { card: named(fight.adversary), n: lost, hp: fight.hp }, { rule: 'KIL-9.14' });
}

export function healAdversary(t: Table<State>, n: number, most: number): void {
  const fight = fightOf(t.state);
  const gained = Math.min(n, most - fight.hp);
  if (gained <= 0) return;
  setHp(t.state, fight, fight.hp + gained);
  t.tell('log.adversary.healed', { card: named(fight.adversary), n: gained, hp: fight.hp }, { rule: 'KIL-13.8' });
}

function setHp(state: State, fight: Fight, hp: number): void {
  fight.hp = hp;
  if (fight.assault) ancientOf(state, fight.adversary).hp = hp; // KIL-13.14
}
