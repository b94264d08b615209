// What an attack would come to before it is declared: the dice of weapon and trait, the distance and the armour, and from them the chances. What
// cards and friends add in the very moment is not known to the page; the attack itself counts it.

import { atLeast, mean } from '@veillee/pieces/odds';
import { heroRow } from '../content/heroes.ts';
import { itemRow } from '../content/items.ts';
import type { Dice, Kind, Owned } from '../content/vocabulary.ts';
import { type Attack, hitChance, joined, type Target, woundOdds } from '../rules/attack-odds.ts';
import type { Ground } from '../rules/ground.ts';
import { type Hero, type Monster, rowId, sheetOf, standsOn } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

export interface Aim {
  readonly dice: Dice;
  readonly kind: Kind;
  readonly distance: number;
  /** Chances to hit, and to kill; wounds in the mean. */
  readonly hit: number;
  readonly kill: number;
  readonly wounds: number;
}

const rankOf = (abilities: readonly Owned[], wanted: Owned['ability']): number =>
  abilities.reduce((sum, { ability, rank = 1 }) => sum + (ability === wanted ? rank : 0), 0);

interface Means extends Attack {
  readonly kind: Kind;
}

/** With a weapon of a hero's, or bare hands. */
function heroMeans(hero: Hero, weapon: string): Means {
  const row = heroRow(sheetOf(hero));
  const arm = hero.equipped.includes(weapon) ? itemRow(rowId(weapon)).weapon : undefined;
  const kind = arm?.kind ?? 'melee';
  const trait = row.traits[kind] + (hero.training[kind] ?? 0);
  const dice = joined(arm?.dice ?? { red: 1 }, { black: trait });
  const pierce = rankOf(arm?.abilities ?? [], 'pierce');
  return { kind, dice, bonus: { surges: arm?.freeSurges ?? 0, pierce }, surges: arm?.surges ?? [] };
}

function monsterMeans(view: View, monster: Monster): Means | undefined {
  const attack = view.sheets[monster.id]?.attack;
  if (!attack) return undefined;
  const { kind, dice, abilities } = attack;
  return { kind, dice, bonus: { pierce: rankOf(abilities, 'pierce') }, sorcery: rankOf(abilities, 'sorcery') };
}

export function aimOf(
  view: View,
  ground: Ground,
  attacker: Hero | Monster,
  weapon: string,
  target: Hero | Monster,
): Aim | undefined {
  const means = isHero(attacker) ? heroMeans(attacker, weapon) : monsterMeans(view, attacker);
  const [from, to] = [standsOn(attacker), standsOn(target)];
  const sheet = view.sheets[target.id];
  if (!means || !sheet || from.length === 0 || to.length === 0) return undefined;
  const distance = Math.min(...to.map(at => ground.open.distance(from, at)));
  const against: Target = {
    armour: sheet.armour,
    fear: rankOf(sheet.attack?.abilities ?? [], 'fear'),
    ...(means.kind !== 'melee' && { distance }),
  };
  const odds = woundOdds(means, against);
  return {
    dice: means.dice,
    kind: means.kind,
    distance,
    hit: hitChance(means, against),
    kill: atLeast(odds, target.wounds),
    wounds: mean(odds),
  };
}
const isHero = (figure: Hero | Monster): figure is Hero => 'fatigue' in figure;
