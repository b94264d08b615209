// Beasts in their four forms. Except where the compiled book speaks of them, the figures are recalled or of our own design.

import { card, kin } from '../printed.ts';
import type { FormRow } from '../rows.ts';

export const beastForms: readonly FormRow[] = [
  ...kin('razorwing', {
    copper: [
      card({ speed: 6, armour: 3, wounds: 5 }, { red: 1, green: 1 }, { fly: true }),
      card({ speed: 8, armour: 4, wounds: 6 }, { red: 1, green: 1, black: 1 }, { fly: true, stun: true }),
    ],
    silver: [
      card({ speed: 8, armour: 4, wounds: 10 }, { red: 1, green: 1, yellow: 1 }, { fly: true }),
      card({ speed: 10, armour: 5, wounds: 11 }, { red: 1, green: 1, yellow: 1, silver: 1 }, { fly: true, stun: true }),
    ],
    gold: [
      card({ speed: 10, armour: 5, wounds: 15 }, { red: 1, green: 2 }, { fly: true }),
      card({ speed: 12, armour: 6, wounds: 16 }, { red: 1, green: 2, gold: 1 }, { fly: true, stun: true }),
    ],
    diamond: [
      card({ speed: 12, armour: 6, wounds: 20 }, { red: 1, green: 2, yellow: 1 }, { fly: true }),
      card({ speed: 14, armour: 7, wounds: 21 }, { red: 1, green: 2, yellow: 1, gold: 1 }, { fly: true, stun: true }),
    ],
  }),
  ...kin('bane-spider', {
    copper: [
      card({ speed: 5, armour: 1, wounds: 4 }, { white: 1, green: 1 }, { poison: true }),
      card({ speed: 5, armour: 2, wounds: 5 }, { white: 1, green: 1, black: 1 }, { poison: true, web: true }),
    ],
    silver: [
      card({ speed: 6, armour: 2, wounds: 8 }, { white: 1, green: 1, yellow: 1 }, { poison: true }),
      card(
        { speed: 6, armour: 3, wounds: 9 },
        { white: 1, green: 1, yellow: 1, silver: 1 },
        { poison: true, web: true },
      ),
    ],
    gold: [
      card({ speed: 7, armour: 3, wounds: 12 }, { white: 1, green: 2 }, { poison: true }),
      card({ speed: 7, armour: 4, wounds: 13 }, { white: 1, green: 2, gold: 1 }, { poison: true, web: true }),
    ],
    diamond: [
      card({ speed: 8, armour: 4, wounds: 16 }, { white: 1, green: 2, yellow: 1 }, { poison: true }),
      card(
        { speed: 8, armour: 5, wounds: 17 },
        { white: 1, green: 2, yellow: 1, gold: 1 },
        { poison: true, web: true },
      ),
    ],
  }),
  ...kin('hell-hound', {
    copper: [
      card({ speed: 4, armour: 1, wounds: 5 }, { blue: 1, yellow: 1 }, { breath: true, pierce: 2 }),
      card({ speed: 4, armour: 2, wounds: 6 }, { blue: 1, yellow: 1, black: 1 }, { breath: true, pierce: 3, aura: 1 }),
    ],
    silver: [
      card({ speed: 4, armour: 2, wounds: 10 }, { blue: 1, green: 1 }, { breath: true, pierce: 3 }),
      card({ speed: 4, armour: 3, wounds: 11 }, { blue: 1, green: 1, silver: 1 }, { breath: true, pierce: 4, aura: 2 }),
    ],
    gold: [
      card({ speed: 4, armour: 3, wounds: 15 }, { blue: 1, green: 1, yellow: 1 }, { breath: true, pierce: 4 }),
      card(
        { speed: 4, armour: 4, wounds: 16 },
        { blue: 1, green: 1, yellow: 1, gold: 1 },
        { breath: true, pierce: 5, aura: 3 },
      ),
    ],
    diamond: [
      card({ speed: 5, armour: 4, wounds: 20 }, { blue: 1, green: 2 }, { breath: true, pierce: 5 }),
      card({ speed: 5, armour: 5, wounds: 21 }, { blue: 1, green: 2, gold: 1 }, { breath: true, pierce: 6, aura: 4 }),
    ],
  }),
  ...kin('dragon', {
    copper: [
      card(
        { speed: 4, armour: 3, wounds: 11 },
        { blue: 1, green: 1, yellow: 1 },
        { burn: true, breath: true, pierce: 2, soar: true },
      ),
      card(
        { speed: 4, armour: 4, wounds: 12 },
        { blue: 1, green: 1, yellow: 1, black: 1 },
        { burn: true, breath: true, pierce: 3, soar: true, fear: 1 },
      ),
    ],
    silver: [
      card(
        { speed: 4, armour: 4, wounds: 22 },
        { blue: 1, green: 2 },
        { burn: true, breath: true, pierce: 3, soar: true },
      ),
      card(
        { speed: 4, armour: 5, wounds: 23 },
        { blue: 1, green: 2, silver: 1 },
        { burn: true, breath: true, pierce: 4, soar: true, fear: 2 },
      ),
    ],
    gold: [
      card(
        { speed: 4, armour: 5, wounds: 33 },
        { blue: 1, green: 2, yellow: 1 },
        { burn: true, breath: true, pierce: 4, soar: true },
      ),
      card(
        { speed: 4, armour: 6, wounds: 34 },
        { blue: 1, green: 2, yellow: 1, gold: 1 },
        { burn: true, breath: true, pierce: 5, soar: true, fear: 3 },
      ),
    ],
    diamond: [
      card(
        { speed: 4, armour: 6, wounds: 44 },
        { blue: 1, green: 2, yellow: 2 },
        { burn: true, breath: true, pierce: 5, soar: true },
      ),
      card(
        { speed: 4, armour: 7, wounds: 45 },
        { blue: 1, green: 2, yellow: 2, gold: 1 },
        { burn: true, breath: true, pierce: 6, soar: true, fear: 4 },
      ),
    ],
  }),
  ...kin('blood-ape', {
    copper: [
      card({ speed: 4, armour: 3, wounds: 9 }, { red: 1, green: 1 }, { leap: true }),
      card({ speed: 4, armour: 5, wounds: 10 }, { red: 1, green: 1, black: 1 }, { leap: true, berserk: 3 }),
    ],
    silver: [
      card({ speed: 5, armour: 4, wounds: 18 }, { red: 1, green: 1, yellow: 1 }, { leap: true }),
      card({ speed: 5, armour: 6, wounds: 19 }, { red: 1, green: 1, yellow: 1, silver: 1 }, { leap: true, berserk: 4 }),
    ],
    gold: [
      card({ speed: 6, armour: 5, wounds: 27 }, { red: 1, green: 2 }, { leap: true }),
      card({ speed: 6, armour: 7, wounds: 28 }, { red: 1, green: 2, gold: 1 }, { leap: true, berserk: 5 }),
    ],
    diamond: [
      card({ speed: 7, armour: 6, wounds: 36 }, { red: 1, green: 2, yellow: 1 }, { leap: true }),
      card({ speed: 7, armour: 8, wounds: 37 }, { red: 1, green: 2, yellow: 1, gold: 1 }, { leap: true, berserk: 6 }),
    ],
  }),
  ...kin('manticore', {
    copper: [
      card({ speed: 4, armour: 2, wounds: 7 }, { blue: 1, yellow: 2 }, { 'quick-shot': true, pierce: 1, soar: true }),
      card(
        { speed: 4, armour: 3, wounds: 8 },
        { blue: 1, yellow: 2, black: 1 },
        { 'quick-shot': true, pierce: 2, soar: true, poison: true },
      ),
    ],
    silver: [
      card(
        { speed: 5, armour: 3, wounds: 14 },
        { blue: 1, green: 1, yellow: 1 },
        { 'quick-shot': true, pierce: 2, soar: true },
      ),
      card(
        { speed: 5, armour: 4, wounds: 15 },
        { blue: 1, green: 1, yellow: 1, silver: 1 },
        { 'quick-shot': true, pierce: 3, soar: true, poison: true },
      ),
    ],
    gold: [
      card(
        { speed: 5, armour: 4, wounds: 21 },
        { blue: 1, green: 1, yellow: 2 },
        { 'quick-shot': true, pierce: 3, soar: true },
      ),
      card(
        { speed: 5, armour: 5, wounds: 22 },
        { blue: 1, green: 1, yellow: 2, gold: 1 },
        { 'quick-shot': true, pierce: 4, soar: true, poison: true },
      ),
    ],
    diamond: [
      card(
        { speed: 6, armour: 5, wounds: 28 },
        { blue: 1, green: 2, yellow: 1 },
        { 'quick-shot': true, pierce: 4, soar: true },
      ),
      card(
        { speed: 6, armour: 6, wounds: 29 },
        { blue: 1, green: 2, yellow: 1, gold: 1 },
        { 'quick-shot': true, pierce: 5, soar: true, poison: true },
      ),
    ],
  }),
  ...kin('naga', {
    copper: [
      card({ speed: 3, armour: 3, wounds: 7 }, { white: 1, green: 1, yellow: 1 }, { grapple: true, sorcery: 1 }),
      card(
        { speed: 3, armour: 4, wounds: 8 },
        { white: 1, green: 1, yellow: 1, black: 1 },
        { grapple: true, sorcery: 2, command: 1 },
      ),
    ],
    silver: [
      card({ speed: 4, armour: 4, wounds: 14 }, { white: 1, green: 2 }, { grapple: true, sorcery: 2 }),
      card(
        { speed: 4, armour: 5, wounds: 15 },
        { white: 1, green: 2, silver: 1 },
        { grapple: true, sorcery: 3, command: 1 },
      ),
    ],
    gold: [
      card({ speed: 5, armour: 5, wounds: 21 }, { white: 1, green: 2, yellow: 1 }, { grapple: true, sorcery: 3 }),
      card(
        { speed: 5, armour: 6, wounds: 22 },
        { white: 1, green: 2, yellow: 1, gold: 1 },
        { grapple: true, sorcery: 4, command: 2 },
      ),
    ],
    diamond: [
      card({ speed: 6, armour: 6, wounds: 28 }, { white: 1, green: 2, yellow: 2 }, { grapple: true, sorcery: 4 }),
      card(
        { speed: 6, armour: 7, wounds: 29 },
        { white: 1, green: 2, yellow: 2, gold: 1 },
        { grapple: true, sorcery: 5, command: 2 },
      ),
    ],
  }),
  ...kin('lava-beetle', {
    copper: [
      card({ speed: 3, armour: 2, wounds: 5 }, { blue: 1, green: 1 }, { blast: 1 }),
      card({ speed: 3, armour: 3, wounds: 6 }, { blue: 1, green: 1, black: 1 }, { blast: 1, burn: true }),
    ],
    silver: [
      card({ speed: 3, armour: 3, wounds: 10 }, { blue: 1, green: 1, yellow: 1 }, { blast: 1, pierce: 1 }),
      card(
        { speed: 3, armour: 4, wounds: 11 },
        { blue: 1, green: 1, yellow: 1, silver: 1 },
        { blast: 1, pierce: 2, burn: true },
      ),
    ],
    gold: [
      card({ speed: 4, armour: 4, wounds: 15 }, { blue: 1, green: 1, yellow: 1 }, { blast: 1, pierce: 2 }),
      card(
        { speed: 4, armour: 5, wounds: 16 },
        { blue: 1, green: 1, yellow: 1, gold: 1 },
        { blast: 1, pierce: 3, burn: true },
      ),
    ],
    diamond: [
      card({ speed: 4, armour: 5, wounds: 20 }, { blue: 1, green: 2 }, { blast: 1, pierce: 3 }),
      card({ speed: 4, armour: 6, wounds: 21 }, { blue: 1, green: 2, gold: 1 }, { blast: 1, pierce: 4, burn: true }),
    ],
  }),
  ...kin('wendigo', {
    copper: [
      card(
        { speed: 5, armour: 2, wounds: 6 },
        { red: 1, yellow: 1, black: 1 },
        { stealth: true, reach: 1, 'tread-ice': true },
      ),
      card(
        { speed: 5, armour: 3, wounds: 7 },
        { red: 1, yellow: 1, black: 2 },
        { stealth: true, reach: 1, 'tread-ice': true },
      ),
    ],
    silver: [
      card(
        { speed: 5, armour: 3, wounds: 12 },
        { red: 1, green: 1, silver: 1 },
        { stealth: true, reach: 1, 'tread-ice': true },
      ),
      card(
        { speed: 5, armour: 4, wounds: 13 },
        { red: 1, green: 1, silver: 2 },
        { stealth: true, reach: 1, 'tread-ice': true },
      ),
    ],
    gold: [
      card(
        { speed: 6, armour: 4, wounds: 18 },
        { red: 1, green: 1, yellow: 1, gold: 1 },
        { stealth: true, reach: 1, 'tread-ice': true },
      ),
      card(
        { speed: 6, armour: 5, wounds: 19 },
        { red: 1, green: 1, yellow: 1, gold: 1, silver: 1 },
        { stealth: true, reach: 1, 'tread-ice': true },
      ),
    ],
    diamond: [
      card(
        { speed: 6, armour: 5, wounds: 24 },
        { red: 1, green: 2, gold: 1 },
        { stealth: true, reach: 1, 'tread-ice': true },
      ),
      card(
        { speed: 6, armour: 6, wounds: 25 },
        { red: 1, green: 2, gold: 2 },
        { stealth: true, reach: 1, 'tread-ice': true },
      ),
    ],
  }),
];
