// Gold treasures. Dragon Scale Mail has the text of its replacement card (DRF-1.3).

import { has, itemsOf, strikes, surge } from '../printed.ts';
import type { ItemRow } from '../rows.ts';

const gold = itemsOf('gold');

export const goldTreasures: readonly ItemRow[] = [
  gold('curse-of-rot', 'weapon', {
    hands: 2,
    rune: true,
    weapon: {
      ...strikes('magic', { white: 1, green: 2, yellow: 1 }, surge(1, { damage: 1, pierce: 1 })),
      abilities: has({ pierce: 4 }),
    },
  }),
  gold('deflect', 'other', {}, { when: 'always', ops: [{ op: 'have', ability: 'fear', rank: 1 }] }),
  gold(
    'dragon-scale-mail',
    'armour',
    { armour: { armour: 4, speedCap: 3, forbidsRunes: true } },
    { when: 'always', ops: [{ op: 'immune', to: ['bleed', 'burn', 'poison'] }] },
  ),
  gold('elven-bow', 'weapon', {
    hands: 2,
    weapon: {
      ...strikes('ranged', { blue: 1, green: 1, yellow: 2 }, surge(1, { range: 2 }), surge(1, { damage: 1 })),
      abilities: has({ pierce: 4 }),
    },
  }),
  gold(
    'elven-cloak',
    'armour',
    { armour: { armour: 2 } },
    { when: 'wounds-dealt', ops: [{ op: 'cancelOn', faces: ['enhancement'] }] },
  ),
  gold('flame-strike', 'weapon', {
    hands: 2,
    rune: true,
    weapon: {
      ...strikes('magic', { white: 1, green: 2, yellow: 1 }, surge(2, { blast: 1 }), surge(2, { burn: 1 })),
      abilities: has({ blast: 2, burn: true }),
    },
  }),
  gold('frost-axe', 'weapon', {
    hands: 2,
    weapon: {
      ...strikes('melee', { red: 1, green: 2, yellow: 1 }, surge(1, { damage: 1 }), surge(1, { pierce: 3 })),
      freeSurges: 2,
    },
  }),
  gold(
    'jinns-lamp',
    'other',
    {},
    {
      when: 'equip',
      cost: { discard: true },
      ops: [{ op: 'recover', wounds: 8, fatigue: 'all', who: 'self-and-adjacent' }],
    },
  ),
  gold('rage-blade', 'weapon', {
    hands: 1,
    weapon: { ...strikes('melee', { red: 1, green: 2, yellow: 1 }, surge(1, { damage: 2 })), offHand: { damage: 2 } },
  }),
  gold(
    'ring-of-the-arcane',
    'other',
    {},
    {
      when: 'attack:damage',
      if: [{ is: 'kind', kinds: ['magic'] }],
      ops: [{ op: 'bonus', bonus: { range: 2, damage: 2 } }],
    },
  ),
  gold('scarab-of-death', 'weapon', {
    hands: 1,
    weapon: strikes('ranged', { blue: 1, green: 2, yellow: 1 }, surge(1, { damage: 2 }), surge(1, { range: 1 })),
  }),
  gold(
    'shield-of-the-warrior',
    'shield',
    { hands: 1 },
    { when: 'attacked:shield', cost: { exhaust: true }, ops: [{ op: 'cancelWounds', n: 4 }] },
  ),
  gold('staff-of-knowledge', 'weapon', {
    hands: 2,
    staff: true,
    weapon: {
      ...strikes(
        'magic',
        { white: 1, green: 1, yellow: 2 },
        surge(1, { damage: 1 }),
        surge(1, { range: 1 }),
        surge(1, { threat: -1 }),
      ),
      freeSurges: 2,
    },
  }),
  gold('word-of-vaal', 'weapon', {
    hands: 2,
    rune: true,
    weapon: {
      ...strikes('magic', { white: 1, green: 1, yellow: 2 }, surge(1, { damage: 1 })),
      onWound: { stun: 1 },
      around: 3,
    },
  }),
  gold('treasure-cache-gold-healing', 'cache', { cache: { coins: 150, potion: 'healing-potion' } }),
  gold('treasure-cache-gold-vitality', 'cache', { cache: { coins: 150, potion: 'vitality-potion' } }),
];
