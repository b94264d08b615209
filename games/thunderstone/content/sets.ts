// Card sets: the first-game set and seven that we propose.

export interface CardSet {
  readonly id: string;
  readonly monsters: readonly string[];
  readonly heroes: readonly string[];
  readonly village: readonly string[];
  readonly difficulty: number;
}

export const sets: readonly CardSet[] = [
  {
    id: 'first-game',
    monsters: ['enchanted', 'ooze', 'undead-doom'],
    heroes: ['elf', 'lorigg', 'regian', 'thyrian'],
    village: [
      'battle-fury',
      'fireball',
      'flaming-sword',
      'lightstone-gem',
      'magical-aura',
      'short-sword',
      'spear',
      'town-guard',
    ],
    difficulty: 1,
  },
  {
    id: 'goblin-road',
    monsters: ['humanoid', 'ooze', 'enchanted'],
    heroes: ['dwarf', 'thyrian', 'lorigg', 'chalice'],
    village: ['hatchet', 'short-sword', 'feast', 'lantern', 'barkeep', 'battle-fury', 'goodberries', 'flaming-sword'],
    difficulty: 1,
  },
  {
    id: 'house-of-spirits',
    monsters: ['undead-spirit', 'undead-doom', 'humanoid'],
    heroes: ['regian', 'elf', 'redblade', 'amazon'],
    village: [
      'warhammer',
      'fireball',
      'lantern',
      'arcane-energies',
      'town-guard',
      'goodberries',
      'spear',
      'pawnbroker',
    ],
    difficulty: 2,
  },
  {
    id: 'doom-rides-out',
    monsters: ['doomknight-humanoid', 'undead-doom', 'ooze'],
    heroes: ['feayn', 'chalice', 'dwarf', 'regian'],
    village: ['lightstone-gem', 'flaming-sword', 'warhammer', 'magical-aura', 'feast', 'trainer', 'banish', 'hatchet'],
    difficulty: 3,
  },
  {
    id: 'dragons-hoard',
    monsters: ['dragon', 'humanoid', 'enchanted'],
    heroes: ['outlands', 'selurin', 'lorigg', 'amazon'],
    village: [
      'fireball',
      'lightstone-gem',
      'feast',
      'goodberries',
      'barkeep',
      'polearm',
      'arcane-energies',
      'pawnbroker',
    ],
    difficulty: 3,
  },
  {
    id: 'abyss-gate',
    monsters: ['abyssal', 'undead-spirit', 'dragon'],
    heroes: ['selurin', 'elf', 'thyrian', 'redblade'],
    village: [
      'fireball',
      'flaming-sword',
      'lantern',
      'arcane-energies',
      'banish',
      'town-guard',
      'trainer',
      'short-sword',
    ],
    difficulty: 4,
  },
  {
    id: 'thieves-market',
    monsters: ['humanoid', 'abyssal', 'undead-doom'],
    heroes: ['lorigg', 'redblade', 'feayn', 'outlands'],
    village: ['barkeep', 'pawnbroker', 'town-guard', 'feast', 'goodberries', 'flaming-sword', 'lantern', 'banish'],
    difficulty: 2,
  },
  {
    id: 'blind-descent',
    monsters: ['doomknight-humanoid', 'enchanted', 'undead-spirit'],
    heroes: ['elf', 'feayn', 'lorigg', 'regian'],
    village: [
      'lantern',
      'magical-aura',
      'short-sword',
      'flaming-sword',
      'goodberries',
      'banish',
      'barkeep',
      'warhammer',
    ],
    difficulty: 3,
  },
];
