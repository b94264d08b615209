// Eldritch monsters in their four forms. Except where the compiled book speaks of them, the figures are recalled or of our own design.

import { card, kin } from '../printed.ts';
import type { FormRow } from '../rows.ts';

export const eldritchForms: readonly FormRow[] = [
  ...kin('chaos-beast', {
    copper: [
      card({ speed: 3, armour: 5, wounds: 11, morph: 2 }, { yellow: 1 }, { morph: true, sorcery: 1 }),
      card(
        { speed: 3, armour: 6, wounds: 12, morph: 2 },
        { yellow: 1, black: 1 },
        { morph: true, sorcery: 2, 'black-curse': true },
      ),
    ],
    silver: [
      card({ speed: 3, armour: 6, wounds: 22, morph: 3 }, {}, { morph: true, sorcery: 2 }),
      card(
        { speed: 3, armour: 7, wounds: 23, morph: 3 },
        { silver: 1 },
        { morph: true, sorcery: 3, 'black-curse': true },
      ),
    ],
    gold: [
      card({ speed: 3, armour: 7, wounds: 33, morph: 3 }, { yellow: 1 }, { morph: true, sorcery: 3 }),
      card(
        { speed: 3, armour: 8, wounds: 34, morph: 3 },
        { yellow: 1, gold: 1 },
        { morph: true, sorcery: 4, 'black-curse': true },
      ),
    ],
    diamond: [
      card({ speed: 4, armour: 8, wounds: 44, morph: 4 }, {}, { morph: true, sorcery: 4 }),
      card(
        { speed: 4, armour: 9, wounds: 45, morph: 4 },
        { gold: 1 },
        { morph: true, sorcery: 5, 'black-curse': true },
      ),
    ],
  }),
  ...kin('demon', {
    copper: [
      card(
        { speed: 3, armour: 4, wounds: 11 },
        { white: 1, green: 1, yellow: 1 },
        { aura: 1, sorcery: 1, fear: 1, soar: true },
      ),
      card(
        { speed: 3, armour: 5, wounds: 12 },
        { white: 1, green: 1, yellow: 1, black: 1 },
        { aura: 2, sorcery: 2, fear: 2, soar: true },
      ),
    ],
    silver: [
      card({ speed: 3, armour: 5, wounds: 22 }, { white: 1, green: 2 }, { aura: 2, sorcery: 2, fear: 2, soar: true }),
      card(
        { speed: 3, armour: 6, wounds: 23 },
        { white: 1, green: 2, silver: 1 },
        { aura: 3, sorcery: 3, fear: 3, soar: true },
      ),
    ],
    gold: [
      card(
        { speed: 3, armour: 6, wounds: 33 },
        { white: 1, green: 2, yellow: 1 },
        { aura: 3, sorcery: 3, fear: 3, soar: true },
      ),
      card(
        { speed: 3, armour: 7, wounds: 34 },
        { white: 1, green: 2, yellow: 1, gold: 1 },
        { aura: 4, sorcery: 4, fear: 4, soar: true },
      ),
    ],
    diamond: [
      card(
        { speed: 3, armour: 7, wounds: 44 },
        { white: 1, green: 2, yellow: 2 },
        { aura: 4, sorcery: 4, fear: 4, soar: true },
      ),
      card(
        { speed: 3, armour: 8, wounds: 45 },
        { white: 1, green: 2, yellow: 2, gold: 1 },
        { aura: 5, sorcery: 5, fear: 5, soar: true },
      ),
    ],
  }),
  ...kin('golem', {
    copper: [
      card({ speed: 3, armour: 5, wounds: 8 }, { white: 1, green: 1, yellow: 1 }, { ironskin: true }),
      card(
        { speed: 3, armour: 6, wounds: 9 },
        { white: 1, green: 1, yellow: 1, black: 1 },
        { ironskin: true, unstoppable: true },
      ),
    ],
    silver: [
      card({ speed: 3, armour: 6, wounds: 16 }, { white: 1, green: 1, yellow: 2 }, { ironskin: true }),
      card(
        { speed: 3, armour: 7, wounds: 17 },
        { white: 1, green: 1, yellow: 2, silver: 1 },
        { ironskin: true, unstoppable: true },
      ),
    ],
    gold: [
      card({ speed: 3, armour: 6, wounds: 24 }, { white: 1, green: 2 }, { ironskin: true }),
      card({ speed: 3, armour: 7, wounds: 25 }, { white: 1, green: 2, gold: 1 }, { ironskin: true, unstoppable: true }),
    ],
    diamond: [
      card({ speed: 3, armour: 7, wounds: 32 }, { white: 1, green: 2, yellow: 1 }, { ironskin: true }),
      card(
        { speed: 3, armour: 8, wounds: 33 },
        { white: 1, green: 2, yellow: 1, gold: 1 },
        { ironskin: true, unstoppable: true },
      ),
    ],
  }),
  ...kin('dark-priest', {
    copper: [
      card({ speed: 4, armour: 2, wounds: 5 }, { white: 1, black: 3 }, { 'dark-prayer': true }),
      card({ speed: 4, armour: 3, wounds: 6 }, { white: 1, black: 5 }, { 'dark-prayer': true, 'black-curse': true }),
    ],
    silver: [
      card({ speed: 4, armour: 3, wounds: 10 }, { white: 1, silver: 2, black: 1 }, { 'dark-prayer': true }),
      card(
        { speed: 4, armour: 4, wounds: 11 },
        { white: 1, silver: 2, black: 3 },
        { 'dark-prayer': true, 'black-curse': true },
      ),
    ],
    gold: [
      card({ speed: 4, armour: 4, wounds: 15 }, { white: 1, gold: 2, black: 1 }, { 'dark-prayer': true }),
      card(
        { speed: 4, armour: 5, wounds: 16 },
        { white: 1, gold: 2, black: 3 },
        { 'dark-prayer': true, 'black-curse': true },
      ),
    ],
    diamond: [
      card({ speed: 4, armour: 5, wounds: 20 }, { white: 1, gold: 2, silver: 1 }, { 'dark-prayer': true }),
      card(
        { speed: 4, armour: 6, wounds: 21 },
        { white: 1, gold: 2, silver: 3 },
        { 'dark-prayer': true, 'black-curse': true },
      ),
    ],
  }),
  ...kin('sorcerer', {
    copper: [
      card({ speed: 4, armour: 2, wounds: 5 }, { white: 1, yellow: 1 }, { sorcery: 2 }),
      card({ speed: 4, armour: 3, wounds: 6 }, { white: 1, yellow: 1, black: 1 }, { sorcery: 3, undying: true }),
    ],
    silver: [
      card({ speed: 4, armour: 3, wounds: 10 }, { white: 1, green: 1 }, { sorcery: 3 }),
      card({ speed: 4, armour: 4, wounds: 11 }, { white: 1, green: 1, silver: 1 }, { sorcery: 4, undying: true }),
    ],
    gold: [
      card({ speed: 4, armour: 4, wounds: 15 }, { white: 1, green: 1, yellow: 1 }, { sorcery: 4 }),
      card(
        { speed: 4, armour: 5, wounds: 16 },
        { white: 1, green: 1, yellow: 1, gold: 1 },
        { sorcery: 5, undying: true },
      ),
    ],
    diamond: [
      card({ speed: 4, armour: 5, wounds: 20 }, { white: 1, green: 2 }, { sorcery: 5 }),
      card({ speed: 4, armour: 6, wounds: 21 }, { white: 1, green: 2, gold: 1 }, { sorcery: 6, undying: true }),
    ],
  }),
  ...kin('skeleton', {
    copper: [
      card({ speed: 5, armour: 0, wounds: 4, bonus: { range: 1 } }, { blue: 1, green: 1 }, { pierce: 1 }),
      card(
        { speed: 5, armour: 1, wounds: 5, bonus: { range: 2 } },
        { blue: 1, green: 1, black: 1 },
        { pierce: 2, undying: true },
      ),
    ],
    silver: [
      card({ speed: 6, armour: 1, wounds: 8, bonus: { range: 2 } }, { blue: 1, green: 1, yellow: 1 }, { pierce: 2 }),
      card(
        { speed: 6, armour: 2, wounds: 9, bonus: { range: 3 } },
        { blue: 1, green: 1, yellow: 1, silver: 1 },
        { pierce: 3, undying: true },
      ),
    ],
    gold: [
      card({ speed: 7, armour: 2, wounds: 12, bonus: { range: 3 } }, { blue: 1, green: 1, yellow: 1 }, { pierce: 2 }),
      card(
        { speed: 7, armour: 3, wounds: 13, bonus: { range: 4 } },
        { blue: 1, green: 1, yellow: 1, gold: 1 },
        { pierce: 3, undying: true },
      ),
    ],
    diamond: [
      card({ speed: 7, armour: 3, wounds: 16, bonus: { range: 3 } }, { blue: 1, green: 2 }, { pierce: 3 }),
      card(
        { speed: 7, armour: 4, wounds: 17, bonus: { range: 4 } },
        { blue: 1, green: 2, gold: 1 },
        { pierce: 4, undying: true },
      ),
    ],
  }),
  ...kin('shade', {
    copper: [
      card(
        { speed: 4, armour: 1, wounds: 5 },
        { white: 1, yellow: 1 },
        { ghost: true, fly: true, stealth: true, pierce: 2 },
      ),
      card(
        { speed: 5, armour: 2, wounds: 6 },
        { white: 1, yellow: 1, black: 1 },
        { ghost: true, fly: true, stealth: true, pierce: 4 },
      ),
    ],
    silver: [
      card(
        { speed: 4, armour: 2, wounds: 10 },
        { white: 1, green: 1 },
        { ghost: true, fly: true, stealth: true, pierce: 3 },
      ),
      card(
        { speed: 5, armour: 3, wounds: 11 },
        { white: 1, green: 1, silver: 1 },
        { ghost: true, fly: true, stealth: true, pierce: 5 },
      ),
    ],
    gold: [
      card(
        { speed: 5, armour: 3, wounds: 15 },
        { white: 1, green: 1, yellow: 1 },
        { ghost: true, fly: true, stealth: true, pierce: 3 },
      ),
      card(
        { speed: 6, armour: 4, wounds: 16 },
        { white: 1, green: 1, yellow: 1, gold: 1 },
        { ghost: true, fly: true, stealth: true, pierce: 5 },
      ),
    ],
    diamond: [
      card(
        { speed: 5, armour: 4, wounds: 20 },
        { white: 1, green: 2 },
        { ghost: true, fly: true, stealth: true, pierce: 4 },
      ),
      card(
        { speed: 6, armour: 5, wounds: 21 },
        { white: 1, green: 2, gold: 1 },
        { ghost: true, fly: true, stealth: true, pierce: 6 },
      ),
    ],
  }),
  ...kin('ice-wyrm', {
    copper: [
      card({ speed: 4, armour: 3, wounds: 11 }, { blue: 1, green: 2 }, { 'tread-ice': true, ghost: true }),
      card(
        { speed: 4, armour: 4, wounds: 12 },
        { blue: 1, green: 2, black: 1 },
        { 'tread-ice': true, ghost: true, swallow: true },
      ),
    ],
    silver: [
      card(
        { speed: 4, armour: 4, wounds: 22, bonus: { damage: 1 } },
        { blue: 1, green: 2, yellow: 1 },
        { 'tread-ice': true, ghost: true },
      ),
      card(
        { speed: 4, armour: 5, wounds: 23, bonus: { damage: 2 } },
        { blue: 1, green: 2, yellow: 1, silver: 1 },
        { 'tread-ice': true, ghost: true, swallow: true },
      ),
    ],
    gold: [
      card(
        { speed: 4, armour: 5, wounds: 33, bonus: { damage: 2 } },
        { blue: 1, green: 2, yellow: 2 },
        { 'tread-ice': true, ghost: true },
      ),
      card(
        { speed: 4, armour: 6, wounds: 34, bonus: { damage: 3 } },
        { blue: 1, green: 2, yellow: 2, gold: 1 },
        { 'tread-ice': true, ghost: true, swallow: true },
      ),
    ],
    diamond: [
      card(
        { speed: 4, armour: 6, wounds: 44, bonus: { damage: 3 } },
        { blue: 1, green: 2, yellow: 2, gold: 1 },
        { 'tread-ice': true, ghost: true },
      ),
      card(
        { speed: 4, armour: 7, wounds: 45, bonus: { damage: 4 } },
        { blue: 1, green: 2, yellow: 2, gold: 2 },
        { 'tread-ice': true, ghost: true, swallow: true },
      ),
    ],
  }),
];
