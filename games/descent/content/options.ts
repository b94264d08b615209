// What a table may choose: house rules, variants, and rulings that can be read the other way. All as the book says unless chosen.

import { byId } from '@veillee/pieces/things';
import type { OptionRow } from './rows.ts';

export const options: readonly OptionRow[] = [
  { id: 'hero-draft', kind: 'house', standard: false, rule: 'DES-3.6' },
  // There is no official way out of a dispute (DES-3.18).
  { id: 'dispute-roll', kind: 'house', standard: true, rule: 'DES-3.18' },
  { id: 'hidden-map', kind: 'house', standard: false, rule: 'DES-3.26' },
  { id: 'turn-order-roll', kind: 'house', standard: false, rule: 'DES-5.7' },
  { id: 'prolonged-require-trait', box: 'altar-of-despair', kind: 'house', standard: false, rule: 'DES-9.6' },
  { id: 'no-corner-cutting', kind: 'house', standard: false, rule: 'DES-16.13' },
  { id: 'weapon-tier-by-trait', kind: 'house', standard: false, rule: 'DES-20.8' },
  { id: 'no-attack-without-trait', kind: 'house', standard: false, rule: 'DES-20.9' },
  { id: 'opener-deals', kind: 'house', standard: false, rule: 'DES-30.8' },
  { id: 'skill-cap', kind: 'house', standard: false, rule: 'DES-32.10' },
  { id: 'visible-treasures', kind: 'house', standard: false, rule: 'DES-32.11' },
  { id: 'town-variant', kind: 'house', standard: false, rule: 'DES-33.1' },
  { id: 'town-hall-face-up', kind: 'house', standard: false, rule: 'DES-33.10' },
  { id: 'partial-abilities', kind: 'house', standard: false, rule: 'DES-60.3' },
  { id: 'knockback-wound', kind: 'house', standard: false, rule: 'DES-73.5' },
  { id: 'opener-gets-relic', box: 'altar-of-despair', kind: 'house', standard: false, rule: 'DES-4.23' },
  { id: 'heights', box: 'tomb-of-ice', kind: 'house', standard: false, rule: 'DES-17.11' },
  { id: 'tree-climb', box: 'tomb-of-ice', kind: 'house', standard: false, rule: 'DRF-8.2' },
  { id: 'magic-against-ghosts', box: 'tomb-of-ice', kind: 'house', standard: false, rule: 'ICE-6.3' },
  { id: 'competitive-heroes', kind: 'variant', standard: false, rule: 'DES-111.1' },
  { id: 'fetching-ferrets', kind: 'variant', standard: false, rule: 'DRF-6.1a' },
  { id: 'corner-pinch', kind: 'ruling', standard: true, rule: 'R1' },
  { id: 'trade-and-return', kind: 'ruling', standard: false, rule: 'R2' },
  { id: 'jump-one-space', kind: 'ruling', standard: false, rule: 'R3' },
  { id: 'monsters-by-people', kind: 'ruling', standard: false, rule: 'R4' },
  { id: 'threat-without-town', kind: 'ruling', standard: false, rule: 'R6' },
  { id: 'pit-exit-anywhere', kind: 'ruling', standard: true, rule: 'R16' },
  { id: 'fear-per-figure', kind: 'ruling', standard: false, rule: 'R24' },
  { id: 'one-treasure-a-visit', kind: 'ruling', standard: false, rule: 'R34' },
  { id: 'one-start-event', kind: 'ruling', standard: true, rule: 'R69' },
];
export const optionRow = byId('option', options);
