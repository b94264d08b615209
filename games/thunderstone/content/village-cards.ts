// The Village cards: weapons, items, spells, villagers.

import type { Ability, CardRow, CardType } from './vocabulary.ts';

/** Eight copies each. */
const card = (
  id: string,
  types: readonly CardType[],
  figures: Partial<CardRow>,
  ...abilities: readonly Ability[]
): CardRow => ({
  id,
  kind: 'village',
  types,
  ...figures,
  copies: 8,
  ...(abilities.length > 0 && { abilities }),
});

export const villageCards: readonly CardRow[] = [
  card('arcane-energies', ['spell'], { cost: 2 }, { timing: 'dungeon', op: 'convertAttackToMagic', draw: 1 }),
  card('banish', ['spell'], { cost: 4 }, { timing: 'dungeon', op: 'banish' }),
  card(
    'barkeep',
    ['villager'],
    { cost: 2, gold: 1 },
    { timing: 'village', op: 'extraBuy', purchases: 1 },
    { timing: 'village', op: 'destroySelfForGold', gold: 2 },
  ),
  card('battle-fury', ['spell'], { cost: 3 }, { timing: 'dungeon', op: 'buffHeroes', attack: 1, strength: 0 }),
  card(
    'feast',
    ['item', 'food'],
    { cost: 5, gold: 3 },
    { timing: 'dungeon', op: 'buffHeroes', attack: 1, strength: 3 },
  ),
  card('fireball', ['spell'], { cost: 9, light: 1, magic: 3 }),
  card('flaming-sword', ['weapon', 'edged'], { cost: 5, gold: 2, light: 1, weight: 5, magic: 3 }),
  card(
    'goodberries',
    ['item', 'food', 'magic'],
    { cost: 4, gold: 2, vp: 1 },
    { timing: 'dungeon', op: 'convertHero', strength: 3 },
  ),
  card('hatchet', ['weapon', 'edged'], { cost: 4, gold: 1, weight: 3, attack: 3 }),
  card('lantern', ['item', 'light'], { cost: 4, gold: 2, light: 2 }),
  card('lightstone-gem', ['item', 'light', 'magic'], { cost: 6, gold: 3, light: 3 }),
  card('magical-aura', ['spell'], { cost: 4, gold: 2 }, { timing: 'dungeon', op: 'weaponsWeightZero', draw: 1 }),
  card(
    'pawnbroker',
    ['villager'],
    { cost: 3 },
    { timing: 'village', op: 'destroyForGold', plus: 3 },
    { timing: 'village', op: 'destroySelfForGold', gold: 2 },
  ),
  card(
    'polearm',
    ['weapon', 'edged'],
    { cost: 7, gold: 3, weight: 2, attack: 2 },
    { timing: 'constant', op: 'weaponThreshold', attack: 6, strengthAtLeast: 8 },
  ),
  card('short-sword', ['weapon', 'edged'], { cost: 6, gold: 3, weight: 4, attack: 4 }),
  card(
    'spear',
    ['weapon', 'edged'],
    { cost: 4, gold: 2, weight: 4, attack: 2 },
    { timing: 'dungeon', op: 'throwWeapon', attack: 3 },
  ),
  card(
    'town-guard',
    ['villager'],
    { cost: 3 },
    { timing: 'village', op: 'draw', draw: 2 },
    { timing: 'village', op: 'destroySelfForDraw', draw: 3 },
  ),
  card(
    'trainer',
    ['villager'],
    { cost: 4 },
    { timing: 'village', op: 'destroyForXp', destroy: 'militia', xp: 2 },
    { timing: 'village', op: 'destroySelfForGold', gold: 2 },
  ),
  card(
    'warhammer',
    ['weapon', 'blunt'],
    { cost: 4, gold: 2, weight: 5, attack: 3 },
    { timing: 'constant', op: 'weaponConditional', attack: 3, wielder: 'cleric', against: ['doomknight', 'undead'] },
  ),
];
