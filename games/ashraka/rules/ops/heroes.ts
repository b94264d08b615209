// Ops on what heroes have: health, mana, actions, and the common coins and runes.

import type { Table } from '@veillee/kernel';
import { spaceAt } from '../board.ts';
import { gainHealth, gainMana, loseHealth, loseMana } from '../harm.ts';
import { modOf } from '../modifiers.ts';
import { type Hero, heroName, isKo, type State, stands, TRACK_END } from '../state.ts';
import { changeCoins, changeRunes } from '../stock.ts';
import { type Doing, type Scope, targets } from './scope.ts';

/** ASH-25.14, R68: what a Destiny row gives does not reach who is down. */
const isReached = (hero: Hero, { kind }: Scope): boolean => kind !== 'row' || !isKo(hero);

/** ASH-12.3 to ASH-12.5: who has ended their turn is in it again. */
function gainActions(t: Table<State>, hero: Hero, n: number): void {
  const before = hero.disc;
  hero.disc = Math.max(0, Math.min(TRACK_END, before + n));
  t.state.ready = t.state.ready.filter(seat => seat !== hero.seat);
  t.tell('log.actions', { hero: heroName(hero), n: hero.disc - before, disc: hero.disc }, { rule: 'ASH-12.3' });
}

/** The most that one row or entry can take from this hero: no limit, or what a skill says. */
function mostHurt(state: State, hero: Hero, { kind, so }: Scope): number {
  const cap = kind === 'row' || kind === 'entry' ? modOf(state, hero, 'eventHurtCap') : undefined;
  return cap ? Math.max(0, cap.mod.n - (so.lost[hero.id] ?? 0)) : Number.POSITIVE_INFINITY;
}

export const heroOps: Doing<'gainHealth' | 'loseHealth' | 'gainMana' | 'loseMana' | 'actions' | 'coins' | 'rune'> = {
  *gainHealth(t, { target, where, n }, scope) {
    for (const hero of yield* targets(t, scope, target, { where, down: true }))
      if (isReached(hero, scope)) gainHealth(t, hero, n);
  },
  *loseHealth(t, { target, where, n }, scope) {
    for (const hero of yield* targets(t, scope, target, { where, down: true })) {
      const lost = yield* loseHealth(t, hero, Math.min(n, mostHurt(t.state, hero, scope)));
      scope.so.lost[hero.id] = (scope.so.lost[hero.id] ?? 0) + lost;
    }
  },
  *gainMana(t, { target, where, n }, scope) {
    for (const hero of yield* targets(t, scope, target, { where })) if (isReached(hero, scope)) gainMana(t, hero, n);
  },
  *loseMana(t, { target, where, n }, scope) {
    for (const hero of yield* targets(t, scope, target, { where })) if (stands(hero)) loseMana(t, hero, n);
  },
  *actions(t, { target, n }, scope) {
    for (const hero of yield* targets(t, scope, target)) gainActions(t, hero, n);
  },
  coins(t, { n, nOnQuay }, { hero }) {
    const isOnQuay = hero?.at !== undefined && spaceAt(t.state, hero.at).kind === 'quay';
    changeCoins(t, isOnQuay ? (nOnQuay ?? n) : n);
  },
  rune(t, { colour, n }) {
    changeRunes(t, colour, n);
  },
};
