// The Monsters: eight groups of ten cards in five kinds.

import type { Ability, CardRow, MonsterClass } from './vocabulary.ts';

/** What is printed on a monster: two copies unless it says otherwise; `also` is a class that its group does not share. */
interface Figures extends Pick<CardRow, 'gold' | 'health' | 'xp' | 'vp'> {
  readonly also?: MonsterClass;
  readonly copies?: number;
}

type Monster = readonly [id: string, figures: Figures, ...abilities: readonly Ability[]];

/** What the monsters of each group are. */
const CLASSES: { readonly [group: string]: readonly MonsterClass[] } = {
  abyssal: ['abyssal'],
  'doomknight-humanoid': ['doomknight', 'humanoid'],
  dragon: ['dragon'],
  enchanted: ['enchanted'],
  humanoid: ['humanoid'],
  ooze: ['ooze'],
  'undead-doom': ['undead', 'doom'],
  'undead-spirit': ['undead', 'spirit'],
};

/** A group's five kinds, the weakest first. */
const group = (group: string, monsters: readonly Monster[]): CardRow[] =>
  monsters.map(([id, { also, copies = 2, ...figures }, ...abilities], i) => ({
    id,
    kind: 'monster',
    group,
    tier: i + 1,
    types: ['monster'],
    classes: [...(CLASSES[group] ?? []), ...(also ? [also] : [])],
    ...figures,
    copies,
    ...(abilities.length > 0 && { abilities }),
  }));

export const monsters: readonly CardRow[] = [
  ...group('abyssal', [
    ['grudgebeast', { gold: 1, health: 4, xp: 1, vp: 2 }],
    [
      'the-unchained',
      { gold: 1, health: 5, xp: 1, vp: 3, copies: 3 },
      { timing: 'battle', op: 'gainDisease', diseases: 1 },
      { timing: 'trophy', op: 'bonus', attack: 0, magic: 1, light: 0 },
    ],
    [
      'succubus',
      { gold: 2, health: 6, xp: 2, vp: 4 },
      { timing: 'trait', op: 'halfUnless', unless: 'magic-attack-present' },
    ],
    [
      'tormentor',
      { gold: 2, health: 8, xp: 3, vp: 6 },
      { timing: 'trait', op: 'halfUnless', unless: 'equipped-weapon-present' },
      { timing: 'battle', op: 'destroy', what: 'cleric' },
    ],
    [
      'archduke-of-pain',
      { gold: 3, health: 10, xp: 3, vp: 8, copies: 1 },
      { timing: 'trait', op: 'magicRequired' },
      { timing: 'battle', op: 'destroy', what: 'cleric-or-wizard', all: true },
      { timing: 'breach', op: 'destroyVillageTop', cards: 2 },
    ],
  ]),
  ...group('doomknight-humanoid', [
    ['lord-mortis', { gold: 1, health: 4, xp: 1, vp: 2 }, { timing: 'trait', op: 'lightPenalty', amount: 1 }],
    [
      'judgement',
      { gold: 1, health: 5, xp: 1, vp: 3 },
      { timing: 'battle', op: 'strengthAll', strength: -2 },
      { timing: 'battle', op: 'attackAll', attack: -1 },
    ],
    [
      'darkness',
      { gold: 1, health: 6, xp: 2, vp: 4 },
      { timing: 'trait', op: 'unequippedCannotAttack' },
      { timing: 'trait', op: 'lightPenalty', amount: 1 },
    ],
    [
      'the-prince',
      { gold: 1, health: 7, xp: 2, vp: 5 },
      { timing: 'battle', op: 'strengthAll', strength: -2 },
      { timing: 'battle', op: 'destroy', what: 'fighter' },
    ],
    [
      'knightmare',
      { gold: 1, health: 8, xp: 3, vp: 6 },
      { timing: 'trait', op: 'lightPenalty', amount: 2 },
      { timing: 'battle', op: 'destroy', what: 'fighter' },
    ],
  ]),
  ...group('dragon', [
    [
      'skaladak',
      { also: 'white', gold: 3, health: 7, xp: 2, vp: 3, copies: 3 },
      { timing: 'battle', op: 'destroy', what: 'weapon' },
    ],
    [
      'mythlurian',
      { also: 'green', gold: 3, health: 8, xp: 2, vp: 4 },
      { timing: 'battle', op: 'destroy', what: 'hero' },
    ],
    [
      'uyril-unending',
      { also: 'blue', gold: 2, health: 9, xp: 2, vp: 5 },
      { timing: 'trait', op: 'halfUnless', unless: 'magic-attack-present' },
      { timing: 'battle', op: 'destroy', what: 'militia' },
      { timing: 'trophy', op: 'bonus', attack: 0, magic: 1, light: 0 },
    ],
    [
      'tyxr-the-old',
      { also: 'red', gold: 2, health: 10, xp: 3, vp: 6 },
      { timing: 'battle', op: 'destroy', what: 'hero' },
      { timing: 'breach', op: 'allDiscard', cards: 2 },
      { timing: 'trophy', op: 'bonus', attack: 0, magic: 2, light: 0 },
    ],
    [
      'ebon-fume',
      { also: 'black', gold: 1, health: 11, xp: 3, vp: 8, copies: 1 },
      { timing: 'trait', op: 'immuneMagic' },
      { timing: 'battle', op: 'destroy', what: 'hero', strongest: true },
      { timing: 'trophy', op: 'bonus', attack: 3, magic: 0, light: 0 },
    ],
  ]),
  ...group('enchanted', [
    [
      'blink-dog',
      { gold: 1, health: 3, xp: 1, vp: 2 },
      { timing: 'trait', op: 'lightPenalty', amount: 1 },
      { timing: 'trait', op: 'cannotBeAttackedInDark' },
    ],
    ['nixie', { gold: 4, health: 5, xp: 1, vp: 1 }],
    [
      'pegasus',
      { gold: 2, health: 6, xp: 1, vp: 2, copies: 3 },
      { timing: 'trophy', op: 'bonus', attack: 1, magic: 0, light: 0 },
    ],
    ['griffon', { gold: 1, health: 7, xp: 2, vp: 4 }, { timing: 'trophy', op: 'bonus', attack: 0, magic: 1, light: 0 }],
    [
      'sphinx',
      { gold: 2, health: 8, xp: 3, vp: 7, copies: 1 },
      { timing: 'trait', op: 'magicOnly' },
      { timing: 'spoils', op: 'revealAndDestroy', cards: 6 },
      { timing: 'trophy', op: 'bonus', attack: 0, magic: 2, light: 0 },
    ],
  ]),
  ...group('humanoid', [
    ['griknack-goblin', { gold: 1, health: 4, xp: 1, vp: 1 }],
    ['bloodskull-orc', { gold: 3, health: 5, xp: 1 }],
    ['grayskin-lizard', { gold: 2, health: 6, xp: 1, vp: 3 }, { timing: 'battle', op: 'buffEquipped', attack: 1 }],
    ['firebrand-cyclops', { gold: 1, health: 6, xp: 2, vp: 4 }],
    ['deadbone-troll', { gold: 2, health: 7, xp: 2, vp: 5 }, { timing: 'battle', op: 'gainDisease', diseases: 1 }],
  ]),
  ...group('ooze', [
    ['black-slime', { gold: 1, health: 5, xp: 1, vp: 2 }, { timing: 'battle', op: 'destroy', what: 'militia' }],
    ['green-blob', { gold: 1, health: 5, xp: 1, vp: 2 }, { timing: 'battle', op: 'destroy', what: 'food' }],
    [
      'red-jelly',
      { gold: 2, health: 6, xp: 2, vp: 2 },
      { timing: 'battle', op: 'destroy', what: 'weapon' },
      { timing: 'trophy', op: 'bonus', attack: 0, magic: 0, light: 1 },
    ],
    [
      'gray-ooze',
      { gold: 1, health: 6, xp: 2, vp: 3 },
      { timing: 'battle', op: 'destroy', what: 'hero', unless: 'equipped-weapon-present' },
      { timing: 'spoils', op: 'buyOne', filter: 'food' },
    ],
    [
      'noxious-slag',
      { gold: 1, health: 7, xp: 3, vp: 6 },
      { timing: 'trait', op: 'halfMagic' },
      { timing: 'trait', op: 'immuneEdged' },
    ],
  ]),
  ...group('undead-doom', [
    ['harbinger', { gold: 2, health: 3, xp: 1, vp: 1 }, { timing: 'battle', op: 'destroy', what: 'spell' }],
    ['famine', { gold: 1, health: 4, xp: 1, vp: 2 }, { timing: 'battle', op: 'gainDisease', diseases: 1 }],
    ['kingdom', { gold: 2, health: 5, xp: 1, vp: 3, copies: 3 }, { timing: 'battle', op: 'gainDisease', diseases: 1 }],
    [
      'suffering',
      { gold: 2, health: 6, xp: 2, vp: 4 },
      { timing: 'battle', op: 'strengthAll', strength: -2 },
      { timing: 'battle', op: 'gainDisease', diseases: 1 },
    ],
    [
      'lord-of-death',
      { gold: 2, health: 9, xp: 3, vp: 7, copies: 1 },
      { timing: 'battle', op: 'gainDisease', diseases: 2 },
    ],
  ]),
  ...group('undead-spirit', [
    ['haunt', { gold: 1, health: 4, xp: 1, vp: 2 }, { timing: 'battle', op: 'heroCannotAttack' }],
    ['spectre', { gold: 1, health: 5, xp: 1, vp: 3 }, { timing: 'battle', op: 'destroy', what: 'militia' }],
    ['wraith', { gold: 2, health: 6, xp: 2, vp: 4 }, { timing: 'battle', op: 'destroy', what: 'militia' }],
    [
      'ghost',
      { gold: 1, health: 6, xp: 1, vp: 4 },
      { timing: 'trait', op: 'halfUnless', unless: 'magic-attack-present' },
      { timing: 'battle', op: 'strengthAll', strength: -2 },
    ],
    [
      'revenant',
      { gold: 2, health: 7, xp: 2, vp: 5 },
      { timing: 'trait', op: 'magicRequired' },
      { timing: 'battle', op: 'strengthAll', strength: -4 },
      { timing: 'battle', op: 'destroyWeakHeroes', threshold: 0 },
    ],
  ]),
];
