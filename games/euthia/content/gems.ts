// Gems, set in Equipment and turned when used, and Essences, discarded (EUT-16.14 to EUT-16.28).

import { act, always, on } from './printed.ts';
import type { EssenceRow, GemRow } from './rows.ts';

export const gems: readonly GemRow[] = [
  { id: 'amethyst', turns: true, copies: 15, effects: [on('monster-after', { monsterStrength: -1 })] },
  { id: 'emerald', turns: true, copies: 15, effects: [on('hero-after', { heroRoll: 1 })] },
  { id: 'onyx', turns: true, copies: 15, effects: [on('hero-after', { damagePlus: 1 })] },
  { id: 'opal', turns: true, copies: 15, effects: [on('anytime', { heal: 1 })] },
  { id: 'ruby', turns: false, copies: 15, effects: [always({ maxHealth: 1 })] },
  { id: 'sapphire', turns: true, copies: 15, effects: [act({ movement: 1 })] },
  { id: 'demonite', turns: true, copies: 10, effects: [on('anytime', { goldCard: 1 })] },
  { id: 'diamond', turns: true, copies: 10, effects: [on('anytime', { heal: 2 })] },
];

export const essences: readonly EssenceRow[] = [
  { id: 'air', copies: 15, effects: [on('monster-before', { monsterOneDie: true })] },
  { id: 'earth', copies: 15, effects: [act({ mineCart: true })] },
  { id: 'water', copies: 15, effects: [on('anytime', { heal: 3 })] },
  { id: 'fire', copies: 15, effects: [on('hero-before', { damagePlus: 2 })] },
];
