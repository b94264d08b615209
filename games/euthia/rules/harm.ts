// EUT-14: Wounds, healing, death and resurrection.

import type { RuleId } from '@veillee/kernel';
import { who } from '@veillee/kernel';
import { DEATH_COST, RESURRECTION } from '../content/constants.ts';
import { maxHealth, working } from './board.ts';
import { drawCards } from './hand.ts';
import { discardTile } from './inventory.ts';
import { chapelOf } from './land.ts';
import { quitPortals } from './portals.ts';
import { type Hero, heroOf, type T, type Tile } from './state.ts';
import { effectsOf, tileName } from './tiles.ts';

/** EUT-14.2: never above the maximum. Says how much it was. */
export function heal(t: T, hero: Hero, n: number, rule: RuleId): number {
  const healed = Math.min(n, maxHealth(hero) - hero.health);
  if (healed <= 0) return 0;
  hero.health += healed;
  t.tell(
    'log.heal',
    { player: who(hero.seat), n: healed, health: hero.health },
    { rule, brings: { seat: hero.seat, coins: { health: healed } } },
  );
  return healed;
}

/** What a death outside combat costs (EUT-14.16, EUT-20.10; the Dwurt die's EUT-21.13). */
const costOf = (t: T, byDwurt: boolean): number => (byDwurt || t.state.mode === 'cooperative' ? 1 : DEATH_COST);

export interface Wounding {
  readonly rule: RuleId;
  readonly byDwurt?: true;
}

/** EUT-14.1: Wounds outside combat. Whether the Hero lives on where they are; whoever dies wakes in the Chapel. */
export function suffer(t: T, hero: Hero, n: number, { rule, byDwurt }: Wounding): boolean {
  if (n <= 0) return true;
  hero.health = Math.max(0, hero.health - n);
  t.tell('log.wounds', { player: who(hero.seat), n, health: hero.health }, { rule, weight: 1 });
  if (hero.health > 0 || survives(t, hero)) return true;
  die(t, hero, byDwurt === true);
  return false;
}

/** A tile that is given up instead of a life. */
export function survives(t: T, hero: Hero): boolean {
  for (const tile of working(hero)) {
    const health = savedBy(tile);
    if (health === undefined) continue;
    discardTile(t, hero, tile);
    hero.health = Math.min(health, maxHealth(hero));
    t.tell('log.survives', { player: who(hero.seat), tile: tileName(tile.tile) }, { rule: 'EUT-1.3', weight: 3 });
    return true;
  }
  return false;
}

function savedBy({ tile }: Tile): number | undefined {
  for (const { ops } of effectsOf(tile)) for (const op of ops) if (op.op === 'surviveDeath') return op.n;
  return undefined;
}

/** EUT-14.16, EUT-14.17 */
function die(t: T, hero: Hero, byDwurt: boolean): void {
  const lost = Math.min(hero.reputation, costOf(t, byDwurt)); // R40
  hero.reputation -= lost;
  t.tell('log.dies', { player: who(hero.seat), n: lost }, { rule: 'EUT-14.16', weight: 3 });
  resurrect(t, hero);
}

/** EUT-14.8, EUT-14.9, EUT-14.12, EUT-14.22: placed in the Chapel, which sets nothing off; what they own stays theirs (EUT-14.23). */
function resurrect(t: T, hero: Hero): void {
  quitPortals(hero, hero.at);
  hero.at = chapelOf(t.state);
  hero.health = maxHealth(hero);
  hero.movement = 0;
  hero.dwurtDie = 0; // EUT-21.14
}

/** EUT-14.7 to EUT-14.13: what a death in combat means for the Hero, and for whoever played the Monster. */
export function dieInCombat(t: T, hero: Hero, rival: number | undefined): void {
  const { state } = t;
  t.tell('log.falls', { player: who(hero.seat) }, { rule: 'EUT-14.3', weight: 3 });
  if (rival !== undefined) heroOf(state, rival).kills.push(hero.seat); // EUT-14.7
  if (state.mode === 'solo') hero.chaos++; // EUT-19.36
  if (state.mode === 'cooperative') hero.reputation = Math.max(0, hero.reputation - 1); // EUT-20.9
  resurrect(t, hero);
  hero.gaar += RESURRECTION.gaar; // EUT-14.10
  drawCards(t, hero, 'gold', RESURRECTION.goldCards); // EUT-14.11
}
