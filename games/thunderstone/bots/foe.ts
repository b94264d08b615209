// A monster as the deck model sees it, and whether a hand beats it. Round figures only, like hand-strength.ts.

import type { CardDef } from '../content/cards.ts';
import { lightPenaltyOf, power } from '../rules/battle.ts';
import type { Strength } from './hand-strength.ts';

function described(def: CardDef) {
  const has = (op: Parameters<typeof power>[1]): boolean => power(def, op) !== undefined;
  const half = power(def, 'halfUnless')?.unless;
  return {
    def,
    health: def.health,
    dark: lightPenaltyOf(def),
    hides: has('cannotBeAttackedInDark'),
    weakens: -(power(def, 'strengthAll')?.strength ?? 0),
    lowers: has('attackAll'),
    stops: has('heroCannotAttack'),
    bareHandsStop: has('unequippedCannotAttack'),
    halfWithoutMagic: half === 'magic-attack-present',
    halfWithoutWeapon: half === 'equipped-weapon-present',
    halfMagic: has('halfMagic'),
    immuneMagic: has('immuneMagic'),
    immuneEdged: has('immuneEdged'),
    magicOnly: has('magicOnly'),
    magicRequired: has('magicRequired'),
    buff: power(def, 'buffEquipped')?.attack ?? 0,
  };
}
export type Foe = Readonly<ReturnType<typeof described>>;

const foes = new Map<string, Foe>();

export function foeOf(def: CardDef): Foe {
  const foe = foes.get(def.id) ?? described(def);
  foes.set(def.id, foe);
  return foe;
}

/** By how much the hand beats the foe in this Rank (below 0: by how much it fails), dear help not counted. */
export function marginAgainst(s: Strength, foe: Foe, rank: number): number {
  let { attack, magic, light } = s;
  if (rank > 1) {
    attack += s.farAttack;
    magic += s.farMagic;
    light += s.farLight;
  }
  if (foe.bareHandsStop) {
    attack -= s.bareAttack;
    magic -= s.bareMagic;
    light -= s.bareLight;
  }
  if (foe.immuneEdged) {
    attack -= s.edgedAttack;
    magic -= s.edgedMagic;
  }
  if (foe.weakens > 0) attack -= foe.weakens > 2 ? s.lossAt4 : s.lossAt2;
  if (foe.lowers) attack -= s.heroes;
  if (foe.stops) attack -= s.weakest;
  attack += foe.buff * s.equipped;
  if (s.diseases > 0) {
    if (attack >= s.diseases && !foe.magicOnly) attack -= s.diseases;
    else magic = Math.max(0, magic - s.diseases);
  }
  magic *= s.factor;
  if (foe.immuneMagic) magic = 0;
  if (foe.magicOnly) attack = 0;
  if (foe.halfMagic) magic = Math.floor(magic / 2);
  if (foe.magicRequired && magic < 1) return -9;
  const missing = rank + foe.dark - light;
  if (foe.hides && missing > 0) return -9;
  let total = attack + magic - (missing > 0 ? 2 * missing : 0);
  if ((foe.halfWithoutMagic && magic < 1) || (foe.halfWithoutWeapon && s.equipped === 0)) total = Math.floor(total / 2);
  return total - foe.health;
}
