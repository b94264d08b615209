// Humanoids in their four forms. Except where the compiled book speaks of them, the figures are recalled or of our own design.

import { card, kin } from '../printed.ts';
import type { FormRow } from '../rows.ts';

export const humanoidForms: readonly FormRow[] = [
  ...kin('deep-elf', {
    copper: [
      card({ speed: 5, armour: 3, wounds: 7 }, { red: 1, yellow: 1 }, { shadowcloak: true, pierce: 2 }),
      card(
        { speed: 5, armour: 4, wounds: 8 },
        { red: 1, yellow: 1, black: 1 },
        { shadowcloak: true, pierce: 4, frost: true },
      ),
    ],
    silver: [
      card({ speed: 5, armour: 4, wounds: 14 }, { red: 1, green: 1 }, { shadowcloak: true, pierce: 3 }),
      card(
        { speed: 5, armour: 5, wounds: 15 },
        { red: 1, green: 1, silver: 1 },
        { shadowcloak: true, pierce: 6, frost: true },
      ),
    ],
    gold: [
      card({ speed: 5, armour: 5, wounds: 21 }, { red: 1, green: 1, yellow: 1 }, { shadowcloak: true, pierce: 4 }),
      card(
        { speed: 5, armour: 6, wounds: 22 },
        { red: 1, green: 1, yellow: 1, gold: 1 },
        { shadowcloak: true, pierce: 8, frost: true },
      ),
    ],
    diamond: [
      card({ speed: 5, armour: 6, wounds: 28 }, { red: 1, green: 2 }, { shadowcloak: true, pierce: 5 }),
      card(
        { speed: 5, armour: 7, wounds: 29 },
        { red: 1, green: 2, gold: 1 },
        { shadowcloak: true, pierce: 10, frost: true },
      ),
    ],
  }),
  ...kin('ferrox', {
    copper: [
      card({ speed: 4, armour: 3, wounds: 5 }, { red: 1, yellow: 1 }, { bleed: true }),
      card({ speed: 4, armour: 4, wounds: 6 }, { red: 1, yellow: 1, black: 1 }, { bleed: true, leech: true }),
    ],
    silver: [
      card({ speed: 4, armour: 4, wounds: 10 }, { red: 1, green: 1 }, { bleed: true }),
      card({ speed: 4, armour: 5, wounds: 11 }, { red: 1, green: 1, silver: 1 }, { bleed: true, leech: true }),
    ],
    gold: [
      card({ speed: 4, armour: 5, wounds: 15 }, { red: 1, green: 1, yellow: 1 }, { bleed: true }),
      card({ speed: 4, armour: 6, wounds: 16 }, { red: 1, green: 1, yellow: 1, gold: 1 }, { bleed: true, leech: true }),
    ],
    diamond: [
      card({ speed: 4, armour: 6, wounds: 20 }, { red: 1, green: 2 }, { bleed: true }),
      card({ speed: 4, armour: 7, wounds: 21 }, { red: 1, green: 2, gold: 1 }, { bleed: true, leech: true }),
    ],
  }),
  ...kin('giant', {
    copper: [
      card({ speed: 3, armour: 5, wounds: 11 }, { red: 1, green: 1, yellow: 2 }, { reach: 1, stun: true }),
      card(
        { speed: 3, armour: 6, wounds: 12 },
        { red: 1, green: 1, yellow: 2, black: 1 },
        { reach: 1, stun: true, sweep: true },
      ),
    ],
    silver: [
      card({ speed: 3, armour: 6, wounds: 22 }, { red: 1, green: 2, yellow: 1 }, { reach: 1, stun: true }),
      card(
        { speed: 3, armour: 7, wounds: 23 },
        { red: 1, green: 2, yellow: 1, silver: 1 },
        { reach: 1, stun: true, sweep: true },
      ),
    ],
    gold: [
      card({ speed: 4, armour: 7, wounds: 33 }, { red: 1, green: 2, yellow: 1 }, { reach: 1, stun: true }),
      card(
        { speed: 4, armour: 8, wounds: 34 },
        { red: 1, green: 2, yellow: 1, gold: 1 },
        { reach: 1, stun: true, sweep: true },
      ),
    ],
    diamond: [
      card({ speed: 4, armour: 8, wounds: 44 }, { red: 1, green: 2, yellow: 2 }, { reach: 1, stun: true }),
      card(
        { speed: 4, armour: 9, wounds: 45 },
        { red: 1, green: 2, yellow: 2, gold: 1 },
        { reach: 1, stun: true, sweep: true },
      ),
    ],
  }),
  ...kin('beastman', {
    copper: [
      card({ speed: 4, armour: 2, wounds: 4, bonus: { damage: 2 } }, { red: 1, yellow: 1 }),
      card({ speed: 4, armour: 3, wounds: 5, bonus: { damage: 3 } }, { red: 1, yellow: 1, black: 1 }, { command: 1 }),
    ],
    silver: [
      card({ speed: 4, armour: 3, wounds: 8, bonus: { damage: 2 } }, { red: 1, green: 1 }),
      card({ speed: 4, armour: 4, wounds: 9, bonus: { damage: 3 } }, { red: 1, green: 1, silver: 1 }, { command: 1 }),
    ],
    gold: [
      card({ speed: 4, armour: 4, wounds: 12, bonus: { damage: 3 } }, { red: 1, green: 1 }),
      card({ speed: 4, armour: 5, wounds: 13, bonus: { damage: 4 } }, { red: 1, green: 1, gold: 1 }, { command: 2 }),
    ],
    diamond: [
      card({ speed: 4, armour: 5, wounds: 16, bonus: { damage: 3 } }, { red: 1, green: 1, yellow: 1 }),
      card(
        { speed: 4, armour: 6, wounds: 17, bonus: { damage: 4 } },
        { red: 1, green: 1, yellow: 1, gold: 1 },
        { command: 2 },
      ),
    ],
  }),
  ...kin('kobold', {
    copper: [
      card({ speed: 3, armour: 0, wounds: 4 }, { red: 1 }, { swarm: true }),
      card({ speed: 3, armour: 1, wounds: 5 }, { red: 1, black: 1 }, { swarm: true, trickster: 1 }),
    ],
    silver: [
      card({ speed: 3, armour: 1, wounds: 8 }, { red: 1, yellow: 1 }, { swarm: true }),
      card({ speed: 3, armour: 2, wounds: 9 }, { red: 1, yellow: 1, silver: 1 }, { swarm: true, trickster: 1 }),
    ],
    gold: [
      card({ speed: 4, armour: 2, wounds: 12 }, { red: 1, green: 1 }, { swarm: true }),
      card({ speed: 4, armour: 3, wounds: 13 }, { red: 1, green: 1, gold: 1 }, { swarm: true, trickster: 2 }),
    ],
    diamond: [
      card({ speed: 4, armour: 3, wounds: 16 }, { red: 1, green: 1, yellow: 1 }, { swarm: true }),
      card(
        { speed: 4, armour: 4, wounds: 17 },
        { red: 1, green: 1, yellow: 1, gold: 1 },
        { swarm: true, trickster: 2 },
      ),
    ],
  }),
  ...kin('ogre', {
    copper: [
      card({ speed: 3, armour: 4, wounds: 7 }, { red: 1, green: 1, yellow: 1 }, { knockback: true }),
      card(
        { speed: 3, armour: 5, wounds: 8 },
        { red: 1, green: 1, yellow: 1, black: 1 },
        { knockback: true, undying: true },
      ),
    ],
    silver: [
      card({ speed: 3, armour: 5, wounds: 14 }, { red: 1, green: 2 }, { knockback: true }),
      card({ speed: 3, armour: 6, wounds: 15 }, { red: 1, green: 2, silver: 1 }, { knockback: true, undying: true }),
    ],
    gold: [
      card({ speed: 3, armour: 6, wounds: 21 }, { red: 1, green: 2, yellow: 1 }, { knockback: true }),
      card(
        { speed: 3, armour: 7, wounds: 22 },
        { red: 1, green: 2, yellow: 1, gold: 1 },
        { knockback: true, undying: true },
      ),
    ],
    diamond: [
      card({ speed: 3, armour: 7, wounds: 28 }, { red: 1, green: 2, yellow: 2 }, { knockback: true }),
      card(
        { speed: 3, armour: 8, wounds: 29 },
        { red: 1, green: 2, yellow: 2, gold: 1 },
        { knockback: true, undying: true },
      ),
    ],
  }),
  ...kin('troll', {
    copper: [
      card({ speed: 3, armour: 4, wounds: 9 }, { red: 1, yellow: 1 }, { reach: 1, bash: true }),
      card({ speed: 3, armour: 6, wounds: 10 }, { red: 1, green: 1 }, { reach: 1, bash: true, sweep: true }),
    ],
    silver: [
      card({ speed: 3, armour: 5, wounds: 18 }, { red: 1, yellow: 2 }, { reach: 1, bash: true }),
      card({ speed: 3, armour: 7, wounds: 19 }, { red: 1, green: 1, yellow: 1 }, { reach: 1, bash: true, sweep: true }),
    ],
    gold: [
      card({ speed: 3, armour: 6, wounds: 27 }, { red: 1, green: 1, yellow: 1 }, { reach: 1, bash: true }),
      card({ speed: 3, armour: 8, wounds: 28 }, { red: 1, green: 2 }, { reach: 1, bash: true, sweep: true }),
    ],
    diamond: [
      card({ speed: 3, armour: 7, wounds: 36 }, { red: 1, green: 2 }, { reach: 1, bash: true }),
      card({ speed: 3, armour: 9, wounds: 37 }, { red: 1, green: 2, yellow: 1 }, { reach: 1, bash: true, sweep: true }),
    ],
  }),
  ...kin('medusa', {
    copper: [
      card({ speed: 4, armour: 2, wounds: 6 }, { white: 1, green: 1, yellow: 1 }, { stun: true }),
      card(
        { speed: 4, armour: 3, wounds: 7 },
        { white: 1, green: 1, yellow: 1, black: 1 },
        { stun: true, 'quick-shot': true },
      ),
    ],
    silver: [
      card({ speed: 4, armour: 3, wounds: 12 }, { white: 1, green: 2 }, { stun: true, sorcery: 1 }),
      card(
        { speed: 4, armour: 4, wounds: 13 },
        { white: 1, green: 2, silver: 1 },
        { stun: true, sorcery: 1, 'quick-shot': true },
      ),
    ],
    gold: [
      card({ speed: 4, armour: 4, wounds: 18 }, { white: 1, green: 2, yellow: 1 }, { stun: true, sorcery: 2 }),
      card(
        { speed: 4, armour: 5, wounds: 19 },
        { white: 1, green: 2, yellow: 1, gold: 1 },
        { stun: true, sorcery: 2, 'quick-shot': true },
      ),
    ],
    diamond: [
      card({ speed: 5, armour: 5, wounds: 24 }, { white: 1, green: 2, yellow: 2 }, { stun: true, sorcery: 3 }),
      card(
        { speed: 5, armour: 6, wounds: 25 },
        { white: 1, green: 2, yellow: 2, gold: 1 },
        { stun: true, sorcery: 3, 'quick-shot': true },
      ),
    ],
  }),
];
