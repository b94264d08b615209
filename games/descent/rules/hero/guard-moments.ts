/**
 * At what a hero on guard may interrupt: a step of the turn, a card, a monster that begins, moves, comes near, attacks, or has attacked or
 * used a door, and the end of the turn (DES-8.14, DES-8.22).
 */
export const GUARD_MOMENTS = ['turn', 'card', 'activation', 'step', 'adjacent', 'attack', 'deed', 'end'] as const;
export type GuardAt = (typeof GUARD_MOMENTS)[number];
