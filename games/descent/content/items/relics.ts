// Relics: found in quests alone, neither sold nor destroyed (DES-31.6).

import { itemsOf, strikes, surge } from '../printed.ts';
import type { ItemRow } from '../rows.ts';

const relic = itemsOf('relic');

export const relics: readonly ItemRow[] = [
  relic('blade-of-light', 'weapon', {
    hands: 1,
    weapon: strikes('melee', { red: 1, green: 2, yellow: 2 }, surge(1, { damage: 1 }), surge(1, { pierce: 10 })),
  }),
  relic(
    'rune-plate',
    'armour',
    { armour: { armour: 4 } },
    {
      when: 'always',
      ops: [{ op: 'immune', to: ['aura', 'burn', 'fear', 'grapple', 'knockback', 'poison', 'stun', 'web'] }],
    },
  ),
  relic('soulbiter', 'weapon', {
    hands: 1,
    weapon: strikes('ranged', { blue: 1, green: 2, yellow: 2 }, surge(2, { times: 2 })),
  }),
  relic('touch-of-death', 'weapon', {
    hands: 2,
    rune: true,
    weapon: strikes('magic', { white: 1, green: 2, yellow: 2 }, surge(3, { kill: true })),
  }),
];

/** What the Valley of Souls holds: no quest has it (LEG-10.7). */
export const regalia: readonly ItemRow[] = [
  relic(
    'armor-of-the-elder-kings',
    'armour',
    { box: 'road-to-legend', armour: { armour: 3 } },
    { when: 'always', ops: [{ op: 'noTokens' }] },
    { when: 'always', ops: [{ op: 'armourOfOthers', n: 1 }] },
  ),
];
