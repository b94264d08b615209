// What is added to an attack before its dice are rolled, and with which dice (DES-21.6, DES-21.31). Pure.

import type { Space } from '@veillee/pieces/geometry';
import { familiarRow } from '../../content/familiars.ts';
import { METALS, tierOf } from '../../content/legend/vocabulary.ts';
import { COMMAND_REACH, CURSE_REACH, MOST_POWER_DICE } from '../../content/turns.ts';
import { type Ability, type Dice, type Owned, TIERS, type Window } from '../../content/vocabulary.ts';
import { areAdjacent, isBeside, mapNow } from '../board.ts';
import { type Held, heldAt, isOptional, opsIn } from '../effects/held.ts';
import { rankHad, rankIn, statOf, traitDice } from '../effects/stats.ts';
import { type Case, conditionsHold, looksAtTarget } from '../effects/terms.ts';
import { nameOf } from '../names.ts';
import { powerSum } from '../overlord/in-play.ts';
import {
  type FigureId,
  figureAt,
  type Hero,
  isHero,
  isThrall,
  type Known,
  livingMonsters,
  type Monster,
  onBoard,
  sideOf,
  standsOn,
} from '../state.ts';
import type { Attacking } from './attacking.ts';
import { boosted, powerIn } from './boosts.ts';
import type { Means } from './means.ts';
import { joined } from './odds.ts';
import { reasonOf } from './reasons.ts';
import type { Line } from './sheet.ts';

/** DES-72: friends so near that have Command, itself included. */
export const commands = (state: Known, attacker: Hero | Monster): Line[] =>
  nearby(state, attacker, 'command', COMMAND_REACH, true).map(({ id, n }) => ({
    source: nameOf(state, id),
    bonus: { range: n, damage: n },
  }));

/** DES-83.1: enemies so near that have Black Curse: monsters alone have it. */
export const curses = (state: Known, attacker: Hero | Monster): Line[] =>
  sideOf(attacker.id) === 'overlord'
    ? []
    : nearby(state, attacker, 'black-curse', CURSE_REACH, false).map(({ id, n }) => ({
        source: nameOf(state, id),
        bonus: { range: -n, damage: -n },
      }));

/** Who has an ability so near, of one's own side or the other; walls do not matter, the board does (R39). */
function nearby(state: Known, figure: Hero | Monster, ability: Ability, reach: number, isFriend: boolean) {
  const side = sideOf(figure.id);
  const found: { readonly id: FigureId; readonly n: number; readonly on: readonly Space[] }[] = [];
  for (const one of onBoard(state)) {
    const n = (sideOf(one.id) === side) === isFriend ? rankHad(state, one, ability) : 0;
    if (n > 0) found.push({ id: one.id, n, on: standsOn(one) });
  }
  if (found.length === 0) return [];
  // From where they stand, who move less than whoever looks for a place to strike from.
  const { bare } = mapNow(state);
  const own = standsOn(figure);
  // One's own is always in reach, also of an attack that begins elsewhere (DRF-2.4c).
  return found.filter(({ id, on }) => id === figure.id || own.some(at => bare.stepsBetween(on, at) <= reach));
}

const BONUS_STEPS: readonly Window[] = ['attack:spend', 'attack:damage', 'attack:armour'];

const bonusesOf = (held: Held): Line[] => opsIn(held, 'bonus').map(({ bonus }) => ({ source: held.card.name, bonus }));

/** Damage for each monster beside the hero beyond the first (Brawler). */
function crowdOf(state: Known, hero: Hero, held: Held): Line[] {
  if (opsIn(held, 'crowdToDamage').length === 0) return [];
  const beside = livingMonsters(state).filter(monster => areAdjacent(state, hero, monster));
  return beside.length > 1 ? [{ source: held.card.name, bonus: { damage: beside.length - 1 } }] : [];
}

/** What a hero's cards give to every attack of this kind. */
export function cardLines(state: Known, about: Case): Line[] {
  return BONUS_STEPS.flatMap(step => heldAt(about.hero, step))
    .filter(held => !isOptional(held) && !looksAtTarget(held) && conditionsHold(state, held, about))
    .flatMap(held => [...bonusesOf(held), ...crowdOf(state, about.hero, held)]);
}

/** What they give against this one target besides. */
export function targetLines(state: Known, attack: Attacking, attacker: Hero | Monster, target: Hero | Monster): Line[] {
  if (!isHero(attacker) || reasonOf(attack).isFamiliars) return [];
  const about: Case = { hero: attacker, attack, target };
  return BONUS_STEPS.flatMap(step => heldAt(attacker, step))
    .filter(held => !isOptional(held) && looksAtTarget(held) && conditionsHold(state, held, about))
    .flatMap(bonusesOf);
}

/** Damage that a large enemy takes besides, where it takes any (Nara). */
export const widthDamage = (attack: Attacking, attacker: Hero | Monster, target: Hero | Monster): number =>
  isHero(attacker) &&
  !reasonOf(attack).isFamiliars &&
  heldAt(attacker, 'attack:damage').some(held => opsIn(held, 'spacesToDamage').length > 0)
    ? standsOn(target).length - 1
    : 0;

/** Power dice that are given besides: by Pico (DES-35.42), by what was drunk, by cards of the overlord that lie open. */
function morePower(state: Known, attacker: Hero | Monster): Line[] {
  if (isHero(attacker))
    return [
      ...heldAt(attacker, 'attack:pool').flatMap(bonusesOf), // DES-29.7
      ...(state.legend ? [] : carriedPower(state, attacker)),
    ];
  if (isThrall(attacker.id)) return []; // DES-84.6
  return powerSum(state, 'powerDice').lines.map(({ what, n }) => ({ source: what, bonus: { powerDice: n } }));
}

const carriedPower = (state: Known, { id: hero }: Hero): Line[] =>
  state.companions.flatMap(({ id, owner, at }) => {
    const { bonus } = familiarRow(id);
    return bonus && owner === hero && at === undefined ? [{ source: { text: `familiar.${id}` }, bonus }] : [];
  });

const powerOf = (lines: readonly Line[]): number => lines.reduce((sum, { bonus }) => sum + (bonus.powerDice ?? 0), 0);

/** DES-85: a die for each other friend beside whoever is attacked, or beside the space. */
export function swarmDice(state: Known, attacker: Hero | Monster, abilities: readonly Owned[], at: Space): Dice {
  if (rankIn(abilities, 'swarm') === 0) return {};
  const target = figureAt(state, at);
  const spaces = target ? standsOn(target) : [at];
  const friends = onBoard(state).filter(
    one =>
      one.id !== attacker.id &&
      one.id !== target?.id &&
      (isHero(one) || !one.egg) &&
      sideOf(one.id) === sideOf(attacker.id) &&
      standsOn(one).some(own => spaces.some(there => isBeside(state, own, there))),
  );
  return { black: friends.length };
}

/** DES-67.1: whoever has lost a wound rolls as many power dice as there can be; in a campaign one more for each rank. */
export function berserkDice(state: Known, attacker: Hero | Monster, abilities: readonly Owned[]): Dice {
  const ranks = rankIn(abilities, 'berserk');
  if (ranks === 0 || attacker.wounds >= statOf(state, attacker.id, 'maxWounds')) return {};
  return { black: state.legend ? ranks : MOST_POWER_DICE };
}

/**
 * The dice that are rolled, never more than five of them power dice (DES-19.8, DES-21.6). In a campaign what gives a die gives a boost instead
 * (LEG-1.10), and Pico's is of the campaign's metal (DRF-5.21).
 */
export function poolOf(
  state: Known,
  attacker: Hero | Monster,
  { dice, kind }: Pick<Means, 'dice' | 'kind'>,
  ...extra: readonly Dice[]
): Pick<Attacking, 'pool' | 'boosts'> {
  const own = isHero(attacker) ? traitDice(state, attacker, kind) : {};
  const black = powerOf(morePower(state, attacker));
  const { legend } = state;
  if (!legend) return { pool: joined(dice, own, { black }, ...extra), boosts: undefined };
  const carried = isHero(attacker) ? powerOf(carriedPower(state, attacker)) : 0;
  const plain = joined(dice, own, { [METALS[TIERS.indexOf(tierOf(legend.level))] ?? 'black']: carried });
  const n = extra.reduce((sum, more) => sum + (more.black ?? 0), black);
  return { pool: boosted(plain, n), boosts: n > 0 ? { n, power: powerIn(plain) } : undefined };
}
