// What is added to an attack before its dice are rolled, and with which dice (DES-21.6, DES-21.31). Pure.

import type { Space } from '@veillee/pieces/geometry';
import { familiarRow } from '../../content/familiars.ts';
import { COMMAND_REACH } from '../../content/turns.ts';
import type { Bonus, Dice, Owned, Window } from '../../content/vocabulary.ts';
import { isBeside, mapNow } from '../board.ts';
import { type Held, heldAt, isOptional, opsIn } from '../effects/held.ts';
import { rankIn, rankOf, traitDice } from '../effects/stats.ts';
import { type Case, conditionsHold, looksAtTarget } from '../effects/terms.ts';
import { nameOf } from '../names.ts';
import { powerSum } from '../overlord/in-play.ts';
import { figureAt, type Hero, isHero, type Known, type Monster, onBoard, sideOf, standsOn } from '../state.ts';
import type { Attacking } from './attacking.ts';
import type { Means } from './means.ts';
import { joined } from './odds.ts';
import type { Line } from './sheet.ts';

/** DES-72: friends so near that have Command, itself included; walls do not matter, the board does (R39). */
export function commands(state: Known, attacker: Hero | Monster): Line[] {
  const { bare } = mapNow(state);
  const friends = onBoard(state).filter(
    one => sideOf(one.id) === sideOf(attacker.id) && rankOf(state, one.id, 'command') > 0,
  );
  if (friends.length === 0) return [];
  const near = new Set(bare.within([...standsOn(attacker)], COMMAND_REACH));
  return friends
    .filter(one => standsOn(one).some(at => near.has(at)))
    .map(one => {
      const n = rankOf(state, one.id, 'command');
      return { source: nameOf(state, one.id), bonus: { range: n, damage: n } };
    });
}

const BONUS_STEPS: readonly Window[] = ['attack:spend', 'attack:damage', 'attack:armour'];

const bonusesOf = (held: Held): Line[] => opsIn(held, 'bonus').map(({ bonus }) => ({ source: held.card.name, bonus }));

/** What a hero's cards give to every attack of this kind. */
export function cardLines(state: Known, about: Case): Line[] {
  return BONUS_STEPS.flatMap(step => heldAt(about.hero, step))
    .filter(held => !isOptional(held) && !looksAtTarget(held) && conditionsHold(state, held, about))
    .flatMap(bonusesOf);
}

/** What they give against this one target besides. */
export function targetLines(state: Known, attack: Attacking, attacker: Hero | Monster, target: Hero | Monster): Line[] {
  if (!isHero(attacker)) return [];
  const about: Case = { hero: attacker, attack, target };
  return BONUS_STEPS.flatMap(step => heldAt(attacker, step))
    .filter(held => !isOptional(held) && looksAtTarget(held) && conditionsHold(state, held, about))
    .flatMap(bonusesOf);
}

/** Damage that a large enemy takes besides, where it takes any (Nara). */
export const widthDamage = (attacker: Hero | Monster, target: Hero | Monster): number =>
  isHero(attacker) && heldAt(attacker, 'attack:damage').some(held => opsIn(held, 'spacesToDamage').length > 0)
    ? standsOn(target).length - 1
    : 0;

/** Power dice that are given besides: by Pico (DES-35.42), by cards of the overlord that lie open. */
function morePower(state: Known, attacker: Hero | Monster): Line[] {
  if (isHero(attacker))
    return state.companions.flatMap(({ id, owner, at }) => {
      const { bonus } = familiarRow(id);
      return bonus && owner === attacker.id && at === undefined ? [{ source: { text: `familiar.${id}` }, bonus }] : [];
    });
  return powerSum(state, 'powerDice').lines.map(({ what, n }) => ({ source: what, bonus: { powerDice: n } }));
}

/** DES-85: a die for each other friend beside whoever is attacked, or beside the space. */
export function swarmDice(state: Known, attacker: Hero | Monster, abilities: readonly Owned[], at: Space): Dice {
  if (rankIn(abilities, 'swarm') === 0) return {};
  const target = figureAt(state, at);
  const spaces = target ? standsOn(target) : [at];
  const friends = onBoard(state).filter(
    one =>
      one.id !== attacker.id &&
      one.id !== target?.id &&
      sideOf(one.id) === sideOf(attacker.id) &&
      standsOn(one).some(own => spaces.some(there => isBeside(state, own, there))),
  );
  return { black: friends.length };
}

/** The dice that are rolled, never more than five of them power dice (DES-19.8, DES-21.6). */
export function poolOf(
  state: Known,
  attacker: Hero | Monster,
  { dice, kind }: Pick<Means, 'dice' | 'kind'>,
  extra: Dice = {},
): Dice {
  const more = morePower(state, attacker).reduce((sum, { bonus }: { bonus: Bonus }) => sum + (bonus.powerDice ?? 0), 0);
  return joined(dice, isHero(attacker) ? traitDice(state, attacker, kind) : {}, { black: more }, extra);
}
