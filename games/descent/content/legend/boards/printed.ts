// Short words for what every board has: doors, leaders, minions.

import { has } from '../../printed.ts';
import type { DoorSpec, Side, Spot } from '../../quests/vocabulary.ts';
import type { Group, MonsterId } from '../../vocabulary.ts';
import type { LeaderSpec } from './vocabulary.ts';

/** The whole board is one area, whatever its doors (LEG-8.9). */
const joins = [0, 0] as const;
export const gate = (id: string, at: Spot, side: Side): DoorSpec => ({ id, at, side, kind: 'normal', joins });
/** The door to the portal; its far side is there (LEG-8.23). */
export const redGate = (id: string, at: Spot, side: Side): DoorSpec => ({
  id,
  at,
  side,
  kind: 'rune',
  colour: 'red',
  joins,
});

export const normal = (monster: MonsterId, n: number): Group => ({ monster, rank: 'normal', n });
export const master = (monster: MonsterId, n: number): Group => ({ monster, rank: 'master', n });

/** What a leader has more than a master of its form. */
export const leader = (
  monster: MonsterId,
  { wounds, armour }: Pick<LeaderSpec, 'wounds' | 'armour'>,
  abilities: Parameters<typeof has>[0],
): LeaderSpec => ({ monster, rank: 'master', wounds, armour, abilities: has(abilities) });
