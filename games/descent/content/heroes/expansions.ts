// The heroes of the Well, the Altar and the Tomb of Ice, and the four that were given away.

import { heroesOf } from '../printed.ts';
import type { HeroRow } from '../rows.ts';

const ofAltarOfDespair = heroesOf('altar-of-despair');
const ofWellOfDarkness = heroesOf('well-of-darkness');
const ofPromo = heroesOf('promo');
const ofTombOfIce = heroesOf('tomb-of-ice');

export const laterHeroes: readonly HeroRow[] = [
  ofAltarOfDespair(
    'aurim',
    { conquest: 2, wounds: 8, fatigue: 5, armour: 1, speed: 5 },
    { melee: 1, ranged: 1, magic: 1 },
    { fighting: 1, wizardry: 2 },
    { when: 'own-turn', may: true, ops: [{ op: 'changePotion' }] },
  ),
  ofAltarOfDespair(
    'corbin',
    { conquest: 4, wounds: 8, fatigue: 5, armour: 2, speed: 3 },
    { melee: 2, ranged: 1 },
    { fighting: 1, subterfuge: 2 },
    { when: 'wounds-dealt', ops: [{ op: 'fewerWounds', n: 1 }] },
  ),
  ofAltarOfDespair(
    'eliam',
    { conquest: 3, wounds: 12, fatigue: 3, armour: 1, speed: 5 },
    { melee: 1, magic: 2 },
    { fighting: 2, wizardry: 1 },
    {
      when: 'attack:declare',
      if: [{ is: 'kind', kinds: ['melee'] }],
      cost: { fatigue: 3 },
      once: 'turn',
      ops: [{ op: 'gain', ability: 'sweep' }],
    },
  ),
  ofWellOfDarkness(
    'brother-glyr',
    { conquest: 4, wounds: 8, fatigue: 5, armour: 3, speed: 2 },
    { melee: 2, ranged: 1 },
    { fighting: 2, subterfuge: 1 },
    { when: 'own-turn', once: 'turn', ops: [{ op: 'movement', n: 2 }] },
  ),
  ofPromo(
    'jonas-the-kind',
    { conquest: 3, wounds: 16, fatigue: 4, armour: 0, speed: 5 },
    { melee: 2, magic: 1 },
    { fighting: 2, wizardry: 1 },
    { when: 'always', ops: [{ op: 'unbreakable' }] },
    { when: 'attack:kill', ops: [{ op: 'mercy' }] },
  ),
  ofPromo(
    'truthseer-kel',
    { conquest: 3, wounds: 12, fatigue: 4, armour: 1, speed: 4 },
    { magic: 3 },
    { wizardry: 3 },
    { when: 'always', ops: [{ op: 'seeThroughAll' }] },
    { when: 'attack:sight', ops: [{ op: 'ignore', ability: 'shadowcloak' }] },
  ),
  ofAltarOfDespair(
    'kirga',
    { conquest: 3, wounds: 16, fatigue: 3, armour: 1, speed: 4 },
    { ranged: 3 },
    { subterfuge: 3 },
    { when: 'always', ops: [{ op: 'noSpawnWithin', n: 5 }] },
  ),
  ofWellOfDarkness(
    'laurel-of-bloodwood',
    { conquest: 3, wounds: 8, fatigue: 4, armour: 1, speed: 5 },
    { melee: 1, ranged: 2 },
    { fighting: 1, subterfuge: 2 },
    {
      when: 'attack:spend',
      if: [{ is: 'kind', kinds: ['ranged'] }],
      cost: { fatigue: 1 },
      once: 'attack',
      ops: [{ op: 'rangeToDamage' }],
    },
  ),
  ofWellOfDarkness(
    'lord-hawthorne',
    { conquest: 4, wounds: 16, fatigue: 4, armour: 1, speed: 4 },
    { melee: 3 },
    { fighting: 3 },
    { when: 'always', ops: [{ op: 'have', ability: 'reach', rank: 1 }] },
  ),
  ofWellOfDarkness(
    'nanok-of-the-blade',
    { conquest: 4, wounds: 16, fatigue: 4, speed: 4 },
    { melee: 2, magic: 1 },
    { fighting: 2, subterfuge: 1 },
    { when: 'always', ops: [{ op: 'noArmour' }, { op: 'armourIs', n: 2, plus: 'melee' }] },
  ),
  ofPromo(
    'nara-the-fang',
    { conquest: 4, wounds: 12, fatigue: 4, armour: 2, speed: 4 },
    { melee: 3 },
    { fighting: 2, subterfuge: 1 },
    { when: 'attack:damage', ops: [{ op: 'spacesToDamage' }] },
  ),
  ofAltarOfDespair(
    'sahla',
    { conquest: 2, wounds: 12, fatigue: 4, armour: 0, speed: 4 },
    { ranged: 1, magic: 2 },
    { wizardry: 3 },
    { when: 'turn-start', cost: { fatigue: 2 }, ops: [{ op: 'discardTokens', n: 1 }] },
  ),
  ofAltarOfDespair(
    'tahlia',
    { conquest: 4, wounds: 16, fatigue: 3, armour: 2, speed: 3 },
    { melee: 3 },
    { fighting: 3 },
    { when: 'guard-used', may: true, ops: [{ op: 'guardMove' }] },
  ),
  ofWellOfDarkness(
    'tetherys',
    { conquest: 3, wounds: 12, fatigue: 4, armour: 1, speed: 4 },
    { ranged: 2, magic: 1 },
    { subterfuge: 3 },
    { when: 'attack:roll', may: true, ops: [{ op: 'changeTarget' }] },
  ),
  ofWellOfDarkness(
    'runemaster-thorn',
    { conquest: 2, wounds: 12, fatigue: 4, armour: 0, speed: 5 },
    { magic: 3 },
    { wizardry: 3 },
    { when: 'own-turn', cost: { movement: 5 }, once: 'turn', ops: [{ op: 'blink' }] },
  ),
  ofPromo(
    'tobin-farslayer',
    { conquest: 4, wounds: 16, fatigue: 3, armour: 2, speed: 3 },
    { ranged: 3 },
    { subterfuge: 3 },
    { when: 'attack:damage', ops: [{ op: 'distanceToDamage' }] },
    { when: 'always', ops: [{ op: 'notAdjacent' }] },
  ),
  ofTombOfIce(
    'arvel-worldwalker',
    { conquest: 3, wounds: 12, fatigue: 4, armour: 1, speed: 4 },
    { melee: 1, ranged: 1 },
    { fighting: 2, subterfuge: 2 },
    { when: 'always', ops: [{ op: 'feats', perGlyph: 2, limit: 6 }] },
  ),
  ofTombOfIce(
    'laughin-buldar',
    { conquest: 4, wounds: 16, fatigue: 3, armour: 1, speed: 4 },
    { melee: 3 },
    { fighting: 3 },
    { when: 'always', ops: [{ op: 'oneHanded' }] },
  ),
  ofTombOfIce(
    'karnon',
    { conquest: 4, wounds: 16, fatigue: 4, armour: 1, speed: 4 },
    { melee: 5 },
    { fighting: 2 },
    { when: 'always', ops: [{ op: 'have', ability: 'tread-ice' }] },
    { when: 'always', ops: [{ op: 'immune', to: ['frost', 'fear'] }] },
  ),
  ofTombOfIce(
    'okaluk-and-rakash',
    { conquest: 3, wounds: 16, fatigue: 2, armour: 0, speed: 6 },
    { melee: 2, ranged: 1 },
    { fighting: 2, subterfuge: 1 },
    { when: 'always', ops: [{ op: 'have', ability: 'stealth' }] },
  ),
  ofTombOfIce(
    'shiver',
    { conquest: 3, wounds: 12, fatigue: 4, armour: 0, speed: 4 },
    { magic: 3 },
    { wizardry: 3 },
    { when: 'always', if: [{ is: 'overlord-turn' }], ops: [{ op: 'have', ability: 'aura', rank: 4 }] },
  ),
  ofTombOfIce(
    'zyla',
    { conquest: 1, wounds: 8, fatigue: 5, armour: 0, speed: 4 },
    { melee: 1, ranged: 1, magic: 1 },
    { fighting: 1, subterfuge: 1, wizardry: 1 },
    { when: 'always', ops: [{ op: 'have', ability: 'fly' }] },
    { when: 'always', ops: [{ op: 'have', ability: 'ghost' }] },
    { when: 'always', ops: [{ op: 'letPass' }] },
  ),
];
