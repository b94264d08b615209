// What a turn is made of: actions, orders, quick actions, lingering effects, templates, limits.

import { byId } from '@veillee/pieces/things';
import type { ActionRow, OrderRow, QuickActionRow, TemplateRow, TokenRow } from './rows.ts';
import type { Surge } from './vocabulary.ts';

export const actions: readonly ActionRow[] = [
  { id: 'advance', speeds: 1, attacks: 1 },
  { id: 'battle', speeds: 0, attacks: 2 },
  { id: 'run', speeds: 2, attacks: 0 },
  { id: 'ready', speeds: 0, attacks: 0, order: { or: ['move', 'attack'] } },
];
export const actionRow = byId('action', actions);

export const orders: readonly OrderRow[] = [
  { id: 'aim', box: 'base', with: ['attack', 'move'], ends: ['wound', 'move', 'equip', 'use'] },
  { id: 'dodge', box: 'base', with: ['attack', 'move'], ends: ['turn-start'] },
  { id: 'guard', box: 'base', with: ['attack', 'move'], ends: ['wound', 'turn-start', 'use'] },
  { id: 'rest', box: 'base', with: ['attack', 'move'], ends: ['wound', 'use'] },
  { id: 'prolonged', box: 'altar-of-despair', with: ['attack', 'move', 'concentrate'], ends: ['turn-end'] },
];
export const orderRow = byId('order', orders);

/** DES-10 and DES-15: what movement points buy besides steps. */
export const quickActions: readonly QuickActionRow[] = [
  { id: 'activate-glyph', box: 'base', hero: 0 },
  { id: 'pick-up', box: 'base', hero: 0, still: true },
  { id: 'drop', box: 'base', hero: 0, still: true },
  { id: 'glyph', box: 'base', hero: 1 },
  { id: 'stairs', box: 'base', hero: 1, monster: 1, monsters: 'small' },
  { id: 'give', box: 'base', hero: 1, each: 'item' },
  { id: 'drink', box: 'base', hero: 1 },
  { id: 'door', box: 'base', hero: 2, monster: 2 },
  { id: 'rune-door', box: 'base', hero: 2, monster: 2, monsters: 'unique' },
  { id: 'chest', box: 'base', hero: 2 },
  { id: 're-equip', box: 'base', hero: 2 },
  { id: 'climb', box: 'base', hero: 2, monster: 2 },
  { id: 'trade', box: 'base', hero: 3 },
  { id: 'jump', box: 'base', hero: 3, monster: 3, each: 'space' },
  { id: 'give-pico', box: 'base', hero: 2 },
  { id: 'altar-good', box: 'altar-of-despair', hero: 2 },
  { id: 'altar-evil', box: 'altar-of-despair', monster: 2 },
  { id: 'climb-tree', box: 'tomb-of-ice', hero: 1, monster: 1, monsters: 'small' },
];
export const quickActionRow = byId('quick action', quickActions);

export const tokens: readonly TokenRow[] = [
  { id: 'burn', box: 'base', at: 'turn-start', die: 'black', removed: 'surge', wounds: 1 },
  { id: 'web', box: 'base', at: 'turn-start', die: 'black', removed: 'surge' },
  { id: 'stun', box: 'base', at: 'turn-start', removed: 'one' },
  { id: 'poison', box: 'base', at: 'healed', removed: 'healing' },
  { id: 'daze', box: 'well-of-darkness', at: 'turn-start', die: 'black', removed: 'surge' },
  { id: 'bleed', box: 'well-of-darkness', at: 'turn-start', die: 'white', removed: 'all', suffers: 'damage' },
  { id: 'frost', box: 'altar-of-despair', at: 'turn-start', die: 'black', removed: 'surge' },
  { id: 'curse', box: 'altar-of-despair', at: 'killed', removed: 'death' },
  { id: 'asleep', box: 'road-to-legend', at: 'turn-start', die: 'black', removed: 'surge' },
];
export const tokenRow = byId('lingering effect', tokens);

/** The shapes are ours: the book proves their near ends alone (D2). */
export const templates: readonly TemplateRow[] = [
  { id: 'breath', rows: [[0], [-1, 0, 1], [-2, -1, 0, 1, 2]] },
  {
    id: 'bolt',
    rows: [
      [0, 1],
      [0, 1],
      [0, 1],
      [0, 1],
    ],
    mirrored: true,
  },
];
export const templateRow = byId('template', templates);

/** What a hero can have about them (DES-34.1, DES-34.2). */
export const EQUIPMENT = { hands: 2, armour: 1, potions: 3, others: 2, pack: 3 } as const;
export const POTIONS_A_TURN = 1;
export const MOST_POWER_DICE = 5;
/** Tokens that lie on a monkey when the change begins (DES-99.9), and its speed. */
export const MONKEY = { turns: 2, speed: 5 } as const;
/** DES-17.8: to range and to damage, from above; from below as much less. */
export const HEIGHT_BONUS = 1;
export const COMMAND_REACH = 3;
/** How near a hero must be to be swallowed (ICE-5.1). */
export const SWALLOW_REACH = 3;
export const KNOCKBACK_REACH = 3;
/** How near an enemy must be to feel a Black Curse (DES-83.1). */
export const CURSE_REACH = 3;
/** What surges buy in an attack that was made with dice of Bash (DES-71.3). */
export const BASH: Surge = { cost: 2, gain: { damage: 5, pierce: 2 } };
/** What a hero pays an Altar of Good (DES-55.2). */
export const ALTAR_COINS = 250;
/** Damage of one attack that tries armour with Frost on it (DES-79.5). */
export const HEAVY_BLOW = 5;
