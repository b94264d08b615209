// Avatars of the overlord and what they can become (LEG-3.12, LEG-16.2). The Titan is as the compiled book has it; of the others it gives facts.
// The upgrades are of our own design, within the counts and totals that the book names.

import { byId } from '@veillee/pieces/things';
import type { AvatarRow, UpgradeRow } from './rows.ts';

export const avatars: readonly AvatarRow[] = [
  {
    id: 'titan',
    monster: 'giant',
    keep: 'shadow-peaks',
    treachery: { event: { xp: 15, most: 3 }, trap: { xp: 20, most: 2 }, monster: { xp: 10, most: 4 } },
    forms: { humanoid: 25, beast: 30, eldritch: 30 },
    ops: [{ op: 'commonDice', rank: 'master', n: 1 }],
  },
  {
    id: 'beastman-lord',
    monster: 'beastman',
    keep: 'applewood-forest',
    treachery: { event: { xp: 20, most: 2 }, trap: { xp: 15, most: 3 }, monster: { xp: 10, most: 4 } },
    forms: { humanoid: 25, beast: 30, eldritch: 30 },
    ops: [
      { op: 'spawnCost', n: -1 },
      { op: 'markerCost', n: 12 },
      { op: 'clones', n: 2 },
    ],
  },
  {
    id: 'spider-queen',
    monster: 'bane-spider',
    keep: 'whispering-forest',
    treachery: { event: { xp: 20, most: 2 }, trap: { xp: 10, most: 4 }, monster: { xp: 15, most: 3 } },
    forms: { humanoid: 30, beast: 25, eldritch: 30 },
    ops: [
      { op: 'trapCost', n: -1 },
      { op: 'trapWounds', n: 1 },
    ],
  },
  {
    id: 'great-wyrm',
    monster: 'dragon',
    keep: 'mountains-of-despair',
    treachery: { event: { xp: 10, most: 4 }, trap: { xp: 15, most: 3 }, monster: { xp: 20, most: 2 } },
    forms: { humanoid: 30, beast: 25, eldritch: 30 },
    ops: [
      { op: 'chestConquest', n: 1 },
      { op: 'moneyThreat', n: 4 },
    ],
  },
  {
    id: 'demon-prince',
    monster: 'demon',
    keep: 'crimson-forest',
    treachery: { event: { xp: 10, most: 4 }, trap: { xp: 20, most: 2 }, monster: { xp: 15, most: 3 } },
    forms: { humanoid: 30, beast: 30, eldritch: 25 },
    ops: [
      { op: 'eventCost', n: -1 },
      { op: 'handSize', n: 2 },
    ],
  },
  {
    id: 'sorcerer-king',
    monster: 'sorcerer',
    keep: 'blackthorn-grove',
    loses: ['undying'],
    treachery: { event: { xp: 15, most: 3 }, trap: { xp: 10, most: 4 }, monster: { xp: 20, most: 2 } },
    forms: { humanoid: 30, beast: 30, eldritch: 25 },
    ops: [
      { op: 'dungeonThreat', n: 10 },
      { op: 'turnThreat', n: 1 },
    ],
  },
];
export const avatarRow = byId('avatar', avatars);

export const upgrades: readonly UpgradeRow[] = [
  { id: 'golden-fury-1', xp: 9, ops: [{ op: 'avatar', change: { dice: { gold: 1 } } }] },
  { id: 'golden-fury-2', xp: 9, ops: [{ op: 'avatar', change: { dice: { gold: 1 } } }] },
  { id: 'golden-fury-3', xp: 9, ops: [{ op: 'avatar', change: { dice: { gold: 1 } } }] },
  { id: 'thick-hide', xp: 6, ops: [{ op: 'avatar', change: { armour: 2 } }] },
  { id: 'vast-vitality-1', xp: 6, ops: [{ op: 'avatar', change: { wounds: 20 } }] },
  { id: 'vast-vitality-2', xp: 6, ops: [{ op: 'avatar', change: { wounds: 20 } }] },
  { id: 'dread-presence', xp: 6, ops: [{ op: 'avatar', change: { gain: [{ ability: 'fear', rank: 2 }] } }] },
  { id: 'unyielding', xp: 5, ops: [{ op: 'avatar', change: { gain: [{ ability: 'unstoppable' }] } }] },
  { id: 'dark-regeneration', xp: 5, ops: [{ op: 'avatar', change: { gain: [{ ability: 'regeneration', rank: 5 }] } }] },
  { id: 'long-stride', xp: 4, ops: [{ op: 'avatar', change: { speed: 2 } }] },
  { id: 'piercing-blows', xp: 4, ops: [{ op: 'avatar', change: { gain: [{ ability: 'pierce', rank: 3 }] } }] },
  { id: 'last-order', xp: 2, ops: [{ op: 'comesWith', orders: ['dodge', 'guard'] }] },
  {
    id: 'titan-stone-skin',
    xp: 10,
    avatar: 'titan',
    ops: [{ op: 'avatar', change: { gain: [{ ability: 'ironskin' }] } }],
  },
  {
    id: 'titan-earthshaker',
    xp: 10,
    avatar: 'titan',
    ops: [
      { op: 'avatar', change: { gain: [{ ability: 'knockback' }] } },
      { op: 'thrownWounds', n: 2 },
    ],
  },
  {
    id: 'titan-heavy-clubs',
    xp: 15,
    avatar: 'titan',
    ops: [{ op: 'monsters', of: ['giant', 'ogre', 'troll'], change: { dice: { green: 1 }, most: { green: 2 } } }],
  },
  { id: 'titan-war-drums', xp: 15, avatar: 'titan', ops: [{ op: 'monsters', of: 'humanoid', change: { speed: 1 } }] },
  {
    id: 'beast-alpha',
    xp: 8,
    avatar: 'beastman-lord',
    ops: [
      {
        op: 'avatar',
        change: {
          gain: [
            { ability: 'command', rank: 1 },
            { ability: 'regeneration', rank: 3 },
          ],
        },
      },
    ],
  },
  { id: 'beast-third-shadow', xp: 12, avatar: 'beastman-lord', ops: [{ op: 'clones', n: 1 }] },
  {
    id: 'beast-frenzied-packs',
    xp: 15,
    avatar: 'beastman-lord',
    ops: [
      { op: 'monsters', of: ['beastman'], change: { gain: [{ ability: 'berserk', rank: 1 }] } },
      { op: 'moreSpawned', monster: 'beastman', n: 1 },
    ],
  },
  { id: 'spider-brood-mother', xp: 8, avatar: 'spider-queen', ops: [{ op: 'broods', monster: 'bane-spider', n: 1 }] },
  {
    id: 'spider-carapace',
    xp: 12,
    avatar: 'spider-queen',
    ops: [{ op: 'avatar', change: { armour: 2, immune: ['burn', 'bleed'] } }],
  },
  {
    id: 'spider-deadly-venom',
    xp: 15,
    avatar: 'spider-queen',
    ops: [{ op: 'monsters', of: ['bane-spider'], change: { gain: [{ ability: 'pierce', rank: 2 }] } }],
  },
  {
    id: 'spider-clinging-webs',
    xp: 20,
    avatar: 'spider-queen',
    ops: [
      { op: 'monsters', of: ['bane-spider'], rank: 'normal', change: { gain: [{ ability: 'web' }] } },
      { op: 'monsters', of: ['naga', 'manticore'], change: { speed: 1 } },
    ],
  },
  { id: 'wyrm-inferno', xp: 15, avatar: 'great-wyrm', ops: [{ op: 'breath', tokens: { burn: 2 } }] },
  {
    id: 'wyrm-ancient-scales',
    xp: 20,
    avatar: 'great-wyrm',
    ops: [{ op: 'avatar', change: { armour: 3, wounds: 20 } }],
  },
  {
    id: 'wyrm-dragon-blood',
    xp: 15,
    avatar: 'great-wyrm',
    ops: [{ op: 'monsters', of: ['dragon', 'hell-hound'], change: { gain: [{ ability: 'pierce', rank: 2 }] } }],
  },
  {
    id: 'wyrm-sky-hunters',
    xp: 15,
    avatar: 'great-wyrm',
    ops: [{ op: 'monsters', of: ['razorwing'], change: { woundsPerForm: 2, gain: [{ ability: 'pierce', rank: 1 }] } }],
  },
  {
    id: 'demon-burning-aura',
    xp: 15,
    avatar: 'demon-prince',
    ops: [{ op: 'avatar', change: { gain: [{ ability: 'aura', rank: 3 }] } }],
  },
  { id: 'demon-soul-shield', xp: 20, avatar: 'demon-prince', ops: [{ op: 'avatar', change: { wounds: 40 } }] },
  {
    id: 'demon-infernal-pacts',
    xp: 15,
    avatar: 'demon-prince',
    ops: [{ op: 'monsters', of: ['demon', 'chaos-beast'], change: { gain: [{ ability: 'sorcery', rank: 2 }] } }],
  },
  {
    id: 'demon-dark-blessing',
    xp: 15,
    avatar: 'demon-prince',
    ops: [{ op: 'monsters', of: 'eldritch', rank: 'master', change: { armour: 1 } }],
  },
  {
    id: 'king-phylactery',
    xp: 10,
    avatar: 'sorcerer-king',
    ops: [
      { op: 'avatar', change: { wounds: 30 } },
      { op: 'survives', wounds: 10 },
    ],
  },
  { id: 'king-snipers', xp: 10, avatar: 'sorcerer-king', ops: [{ op: 'seesPast', of: ['skeleton'], n: 1 }] },
  {
    id: 'king-bone-legion',
    xp: 10,
    avatar: 'sorcerer-king',
    ops: [{ op: 'rises', of: ['skeleton'], rank: 'normal', die: 'black' }],
  },
  {
    id: 'king-arcane-focus',
    xp: 15,
    avatar: 'sorcerer-king',
    ops: [{ op: 'monsters', of: ['sorcerer', 'dark-priest'], change: { gain: [{ ability: 'sorcery', rank: 2 }] } }],
  },
];
export const upgradeRow = byId('upgrade', upgrades);
