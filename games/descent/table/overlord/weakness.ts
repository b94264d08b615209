// What the overlord should know at a glance: which hero is the weakest and why, and what threat the chosen card would leave. Pure.

import type { Option } from '@veillee/kernel';
import { headOf } from '@veillee/pieces/keys';
import type { Hero } from '../../rules/state.ts';
import type { Reading } from '../reading.ts';

/** Nobody is alone who has a friend so near. */
const NEAR = 2;

export const byWeakness =
  ({ outlook }: Pick<Reading, 'outlook'>) =>
  (one: Hero, other: Hero): number => {
    const fallsOf = ({ id }: Hero): number => outlook.heroes?.[id]?.falls ?? 0;
    return (
      Number(other.at !== undefined) - Number(one.at !== undefined) ||
      fallsOf(other) - fallsOf(one) ||
      one.wounds - other.wounds
    );
  };

export type Weakness = 'swallowed' | 'town' | 'web' | 'stun' | 'guard' | 'dodge' | 'safe' | 'alone' | 'spent' | 'plain';

/** The one thing about this hero that the overlord should know. */
export function weaknessOf(
  { view, ground, outlook }: Pick<Reading, 'view' | 'ground' | 'outlook'>,
  hero: Hero,
): Weakness {
  const { at, inside, tokens, order, fatigue, id } = hero;
  if (inside) return 'swallowed';
  if (!at) return 'town';
  if ((tokens.web ?? 0) > 0) return 'web';
  if ((tokens.stun ?? 0) > 0) return 'stun';
  if (order === 'guard' || order === 'dodge') return order;
  if (outlook.heroes?.[id]?.reached === 0) return 'safe';
  const friends = view.heroes.filter(other => other.id !== id && other.at);
  if (friends.every(friend => !friend.at || ground.open.distance([at], friend.at) > NEAR)) return 'alone';
  return fatigue === 0 ? 'spent' : 'plain';
}

/** The threat that a card costs beyond what there is: other cards have to pay it (DES-11.8). */
export const missingFor = ({ view }: Pick<Reading, 'view'>, { key, with: about }: Option): number =>
  headOf(key) === 'card' && typeof about?.n === 'number' ? Math.max(0, about.n - view.overlord.threat) : 0;

/** The threat that the chosen card would leave, and by how much it changes it. */
export function threatAfter({ view, options, table }: Pick<Reading, 'view' | 'options' | 'table'>): {
  readonly threat: number;
  readonly change: number;
} {
  const { threat } = view.overlord;
  const chosen = options.find(({ key }) => table.picked.includes(key));
  const n = typeof chosen?.with?.n === 'number' ? chosen.with.n : 0;
  const change = !chosen
    ? 0
    : headOf(chosen.key) === 'card'
      ? -Math.min(n, threat)
      : headOf(chosen.key) === 'burn'
        ? n
        : 0;
  return { threat: threat + change, change };
}
