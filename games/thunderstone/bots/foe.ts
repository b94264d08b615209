// A monster as the deck model sees it, and whether a hand beats it. Round figures only, like hand-strength.ts.

import type { CardDef } from '../content/cards.ts';
import { lightPenaltyOf, power } from '../rules/battle.ts';
import type { Strength } from './hand-strength.ts';

export interface Foe {
  readonly def: CardDef;
  readonly health: number;
  readonly dark: number;
  readonly hides: boolean;
  readonly weakens: number;
  readonly lowers: boolean;
  readonly stops: boolean;
  readonly bareHandsStop: boolean;
  readonly halfWithoutMagic: boolean;
  readonly halfWithoutWeapon: boolean;
  readonly halfMagic: boolean;
  readonly immuneMagic: boolean;
  readonly immuneEdged: boolean;
  readonly magicOnly: boolean;
  readonly magicRequired: boolean;
  readonly buff: number;
}

const foes = new Map<string, Foe>();

export function foeOf(def: CardDef): Foe {
  const known = foes.get(def.id);
  if (known) return known;
  const half = power(def, 'halfUnless')?.unless;
  const foe: Foe = {
    def,
    health: def.health,
    dark: lightPenaltyOf(def),
    hides: power(def, 'cannotBeAttackedInDark') !== undefined,
    weakens: -(power(def, 'strengthAll')?.strength ?? 0),
    lowers: power(def, 'attackAll') !== undefined,
    stops: power(def, 'heroCannotAttack') !== undefined,
    bareHandsStop: power(def, 'unequippedCannotAttack') !== undefined,
    halfWithoutMagic: half === 'magic-attack-present',
    halfWithoutWeapon: half === 'equipped-weapon-present',
    halfMagic: power(def, 'halfMagic') !== undefined,
    immuneMagic: power(def, 'immuneMagic') !== undefined,
    immuneEdged: power(def, 'immuneEdged') !== undefined,
    magicOnly: power(def, 'magicOnly') !== undefined,
    magicRequired: power(def, 'magicRequired') !== undefined,
    buff: power(def, 'buffEquipped')?.attack ?? 0,
  };
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
