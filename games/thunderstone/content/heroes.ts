// The Heroes: eleven families of three Levels.

import type { Ability, CardRow, HeroClass } from './vocabulary.ts';

/** A Hero's id, the figures printed, and what the card does. */
type Hero = readonly [id: string, figures: Partial<CardRow>, ...abilities: readonly Ability[]];

/** Copies of each Level in the box, and the XP that the next Level costs. */
const COPIES = [6, 4, 2];
const LEVEL_UP = [2, 3];

/** What the Heroes of each family are. */
const CLASSES: { readonly [family: string]: readonly HeroClass[] } = {
  amazon: ['fighter', 'archer'],
  chalice: ['fighter', 'cleric'],
  dwarf: ['fighter'],
  elf: ['wizard'],
  feayn: ['fighter', 'archer'],
  lorigg: ['thief'],
  outlands: ['fighter'],
  redblade: ['fighter', 'thief'],
  regian: ['cleric'],
  selurin: ['wizard'],
  thyrian: ['fighter'],
};

/** A family's three Heroes, Level 1 first. */
const family = (family: string, heroes: readonly Hero[]): CardRow[] =>
  heroes.map(([id, figures, ...abilities], i) => ({
    id,
    kind: 'hero',
    family,
    level: i + 1,
    types: ['hero'],
    classes: CLASSES[family] ?? [],
    ...figures,
    ...(i < LEVEL_UP.length && { levelUp: LEVEL_UP[i] as number }),
    copies: COPIES[i] as number,
    ...(abilities.length > 0 && { abilities }),
  }));

export const heroes: readonly CardRow[] = [
  ...family('amazon', [
    [
      'amazon-archer',
      { cost: 6, strength: 4, attack: 1 },
      { timing: 'constant', op: 'attackBonus', attack: 2, ranks: [2, 3] },
    ],
    [
      'amazon-huntress',
      { cost: 9, strength: 5, attack: 2 },
      { timing: 'constant', op: 'attackBonus', attack: 3, ranks: [2, 3] },
    ],
    [
      'amazon-queen',
      { cost: 11, strength: 6, attack: 2, vp: 2 },
      { timing: 'constant', op: 'attackBonus', attack: 4, ranks: [2, 3] },
    ],
  ]),
  ...family('chalice', [
    [
      'chalice-quester',
      { cost: 7, strength: 5, attack: 2 },
      { timing: 'repeat-dungeon', op: 'destroyForDraw', destroy: 'disease', draw: 1 },
    ],
    [
      'chalice-defender',
      { cost: 10, strength: 6, attack: 3 },
      {
        timing: 'dungeon',
        op: 'attackPerCard',
        attack: 1,
        per: { type: 'item', lightAtLeast: 1, notType: 'weapon' },
      },
      { timing: 'dungeon', op: 'draw', draw: 1 },
      { timing: 'repeat-dungeon', op: 'destroyForDraw', destroy: 'disease', draw: 1 },
    ],
    [
      'chalice-paladin',
      { cost: 12, strength: 7, attack: 4, vp: 2 },
      { timing: 'dungeon', op: 'draw', draw: 1 },
      { timing: 'spoils', op: 'buyOne', filter: 'any' },
    ],
  ]),
  ...family('dwarf', [
    [
      'dwarf-guardian',
      { cost: 6, strength: 5, attack: 1 },
      { timing: 'constant', op: 'attackBonus', attack: 3, equipped: 'edged' },
    ],
    [
      'dwarf-janissary',
      { cost: 9, strength: 6, attack: 2 },
      { timing: 'constant', op: 'attackBonus', attack: 4, equipped: 'edged' },
      { timing: 'spoils', op: 'buyOne', filter: 'weapon' },
    ],
    [
      'dwarf-sentinel',
      { cost: 12, strength: 8, attack: 3, vp: 2 },
      { timing: 'constant', op: 'attackBonus', attack: 5, equipped: 'edged' },
    ],
  ]),
  ...family('elf', [
    ['elf-wizard', { cost: 5, light: 1, strength: 3, magic: 2 }],
    ['elf-sorcerer', { cost: 8, light: 2, strength: 3, magic: 3 }, { timing: 'after-victory', op: 'returnMonster' }],
    ['elf-archmage', { cost: 10, light: 2, strength: 4, magic: 4, vp: 2 }, { timing: 'dungeon', op: 'returnMonster' }],
  ]),
  ...family('feayn', [
    [
      'feayn-archer',
      { cost: 7, light: 1, strength: 4, attack: 2 },
      { timing: 'constant', op: 'cannotAttackRank', rank: 1 },
    ],
    [
      'feayn-marksman',
      { cost: 10, light: 1, strength: 5, attack: 3 },
      { timing: 'constant', op: 'cannotAttackRank', rank: 1 },
    ],
    [
      'feayn-sniper',
      { cost: 12, light: 2, strength: 6, attack: 4, vp: 2 },
      { timing: 'constant', op: 'cannotAttackRank', rank: 1 },
      { timing: 'after-victory', op: 'gainXp', xp: 1, rank: 3 },
    ],
  ]),
  ...family('lorigg', [
    ['lorigg-thief', { cost: 5, gold: 2, light: 1, strength: 4, attack: 1 }],
    [
      'lorigg-rogue',
      { cost: 8, gold: 3, light: 1, strength: 4, attack: 2 },
      { timing: 'dungeon', op: 'othersDiscard', cards: 1 },
    ],
    [
      'lorigg-outlaw',
      { cost: 10, gold: 4, light: 2, strength: 5, attack: 2, vp: 1 },
      { timing: 'dungeon', op: 'othersDiscard', cards: 1 },
    ],
  ]),
  ...family('outlands', [
    [
      'outlands-warrior',
      { cost: 8, strength: 7, attack: 3 },
      { timing: 'dungeon', op: 'destroyForAttack', destroy: 'food', attack: 3 },
    ],
    [
      'outlands-slayer',
      { cost: 11, strength: 8, attack: 5 },
      { timing: 'dungeon', op: 'attackPerCard', attack: 1, per: { type: 'monster' } },
      { timing: 'repeat-dungeon', op: 'destroyForAttack', destroy: 'food', attack: 3 },
    ],
    [
      'outlands-khan',
      { cost: 13, strength: 8, attack: 7, vp: 3 },
      { timing: 'dungeon', op: 'attackPerCard', attack: 2, per: { type: 'monster' } },
    ],
  ]),
  ...family('redblade', [
    ['redblade-killer', { cost: 5, gold: 1, strength: 5, attack: 2 }],
    [
      'redblade-poisoner',
      { cost: 8, gold: 2, strength: 5, attack: 3 },
      { timing: 'dungeon', op: 'othersDiscard', cards: 1 },
    ],
    [
      'redblade-assassin',
      { cost: 9, gold: 2, strength: 6, attack: 4, vp: 2 },
      { timing: 'dungeon', op: 'othersDiscard', cards: 2, orHero: true },
    ],
  ]),
  ...family('regian', [
    [
      'regian-cleric',
      { cost: 5, strength: 4, magic: 1 },
      { timing: 'repeat-dungeon', op: 'destroyForDraw', destroy: 'disease', draw: 1 },
    ],
    [
      'regian-priest',
      { cost: 8, strength: 4, magic: 2 },
      { timing: 'dungeon', op: 'draw', draw: 1 },
      { timing: 'repeat-dungeon', op: 'destroyForDraw', destroy: 'disease', draw: 1 },
    ],
    [
      'regian-bishop',
      { cost: 11, strength: 5, magic: 3, vp: 2 },
      { timing: 'dungeon', op: 'draw', draw: 2 },
      { timing: 'repeat-dungeon', op: 'destroyForDraw', destroy: 'disease', draw: 1 },
    ],
  ]),
  ...family('selurin', [
    [
      'selurin-magician',
      { cost: 8, strength: 2, magic: 2 },
      {
        timing: 'constant',
        op: 'buffCards',
        magic: 1,
        targets: [{ type: 'item' }, { type: 'spell', magicAtLeast: 1 }],
      },
    ],
    ['selurin-warlock', { cost: 10, strength: 2, magic: 2 }, { timing: 'constant', op: 'multiplyMagic', factor: 2 }],
    [
      'selurin-theurge',
      { cost: 13, strength: 3, magic: 2, vp: 1 },
      { timing: 'constant', op: 'multiplyMagic', factor: 2 },
      { timing: 'dungeon', op: 'borrowHero' },
    ],
  ]),
  ...family('thyrian', [
    [
      'thyrian-squire',
      { cost: 7, strength: 6, attack: 2 },
      { timing: 'dungeon', op: 'destroyForAttack', destroy: 'food', attack: 2 },
    ],
    [
      'thyrian-knight',
      { cost: 9, strength: 8, attack: 4 },
      { timing: 'constant', op: 'buffCards', attack: 1, targets: [{ class: 'militia' }] },
      { timing: 'dungeon', op: 'destroyForAttack', destroy: 'food', attack: 2 },
    ],
    [
      'thyrian-lord',
      { cost: 11, strength: 9, attack: 4, vp: 2 },
      { timing: 'constant', op: 'buffCards', attack: 2, targets: [{ type: 'hero', notClass: 'fighter' }] },
      { timing: 'dungeon', op: 'takeWeakMonster', destroy: 'food', vp: [1, 2] },
    ],
  ]),
];
