// DES-35.18, DES-35.19: a familiar attacks, with dice of its own, from where it is, while its owner sees it. Pure.

import { familiarRow } from '../../content/familiars.ts';
import type { AttackChoice } from '../calls.ts';
import { type Companion, foesOf, type Hero, type Known, type Monster, standsOn } from '../state.ts';
import type { Attacking } from './attacking.ts';
import { reasonOf } from './reasons.ts';
import { distanceTo, sightOf, touchFrom } from './sight.ts';
import { strikerOf } from './through-friends.ts';

/** What it can attack now, each enemy on each of its spaces that are beside it. */
export function familiarAttacks(state: Known, owner: Hero, familiar: Companion): AttackChoice[] {
  const { at } = familiar;
  if (!at || !isLed(state, owner, familiar)) return [];
  const spaces = [...new Set(foesOf(state).flatMap(standsOn))];
  return spaces
    .filter(touchFrom(state, [at]))
    .map(target => ({ weapon: familiar.id, target, by: 'familiar' as const }));
}

/** DES-35.19: its owner has line of sight to it, and it is near enough. */
function isLed(state: Known, owner: Hero, { id, at }: Companion): boolean {
  const { attack } = familiarRow(id);
  if (!attack || !at || !owner.at) return false;
  return distanceTo(state, owner, at) <= attack.within && (owner.at === at || sightOf(state, owner)(at));
}

/** Where an attack comes from: a familiar's from its own space, others from where whoever strikes stands. */
export function originOf(
  state: Known,
  attack: Pick<Attacking, 'by' | 'why' | 'weapon' | 'from'>,
): Pick<Hero | Monster, 'at'> {
  if (!reasonOf(attack).isFamiliars) return strikerOf(state, attack);
  const at = state.companions.find(({ id }) => id === attack.weapon)?.at;
  return at === undefined ? {} : { at };
}

/** Whether it still touches what it was aimed at. */
export const stillTouches = (state: Known, attack: Attacking): boolean =>
  touchFrom(state, standsOn(originOf(state, attack)))(attack.space);
