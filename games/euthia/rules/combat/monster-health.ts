// Damage tokens on the card of whoever is fought: laid down, taken off.

import type { Text } from '@veillee/kernel';
import type { T } from '../state.ts';
import { combatOf, fighterName, healthOf } from './fighter.ts';

/** EUT-10.32, EUT-12.14: Damage tokens are taken off, as many as there are. */
export function healMonster(t: T, n: number, rule: string): void {
  const combat = combatOf(t.state);
  const healed = Math.min(n, combat.damage);
  if (healed === 0) return;
  combat.damage -= healed;
  t.tell('log.monster.heals', { monster: fighterName(t.state), n: healed, left: leftOf(t) }, { rule });
}

/** EUT-17.16, R58: what is left beyond the Damage tokens raises its Health for this fight. */
export function strengthen(t: T, n: number): void {
  const combat = combatOf(t.state);
  const healed = Math.min(n, combat.damage);
  combat.damage -= healed;
  combat.extraHealth += n - healed;
  t.tell('log.monster.heals', { monster: fighterName(t.state), n, left: leftOf(t) }, { rule: 'EUT-17.16' });
}

/** EUT-10.45: it takes Damage. */
export function hurtMonster(t: T, n: number, told: { readonly source: Text; readonly lines: readonly Text[] }): void {
  const combat = combatOf(t.state);
  combat.damage += n;
  combat.dealt += n;
  const params = { monster: fighterName(t.state), n, left: leftOf(t), source: told.source };
  t.tell('log.damage', params, {
    rule: 'EUT-10.44',
    lines: told.lines,
    weight: n > 0 ? 2 : 1,
    scene: { of: 'combat', part: 'damage' },
    brings: { seat: combat.seat, coins: { damage: n } },
  });
}

const leftOf = (t: T): number => Math.max(0, healthOf(t.state) - combatOf(t.state).damage);
