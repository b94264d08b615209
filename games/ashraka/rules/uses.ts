// ASH-8, ASH-10: what spaces are good for now and what stands against it, and what things cost. Pure: board and bots ask too.

import type { Text } from '@veillee/kernel';
import type { Node } from '@veillee/pieces/geometry';
import { costOf, findRow } from '../content/finds.ts';
import { monsterRow } from '../content/monsters.ts';
import type { FindId } from '../content/vocabulary.ts';
import { spaceAt } from './board.ts';
import { figureOf } from './modifiers.ts';
import { type Hero, isHaunted, type Monster, type Open, type Portal } from './state.ts';

/** What a space can be activated for; an event token is the booklet's business (events.ts). */
export type Use =
  | 'campfire'
  | 'inn'
  | 'sanctuary'
  | 'exploration'
  | 'merchant-1'
  | 'merchant-2'
  | 'quay'
  | 'storm'
  | 'fireflies'
  | 'portal-blue'
  | 'portal-orange';

export const PORTALS: readonly Portal[] = ['blue', 'orange'];

/** ASH-8.3: all that a space is good for; a Merchant token takes the place of what is printed (ASH-10.1). */
export function functionsAt(state: Open, at: Node): Use[] {
  const { kind } = spaceAt(state, at);
  const stall = state.merchants[at];
  const printed: Use[] = kind === 'empty' || kind === 'step' || (stall && !state.house.bothShops) ? [] : [kind];
  const portals = PORTALS.filter(colour => state.portals[colour].includes(at)).map(
    colour => `portal-${colour}` as const,
  );
  return [...printed, ...(stall ? [`merchant-${stall}` as const] : []), ...portals];
}

/** ASH-8.1, ASH-8.2: what closes a space to everything. */
export function whyClosed(state: Open, at: Node): { readonly why: Text; readonly rule: string } | undefined {
  if (isHaunted(state, at)) return { why: { text: 'why.monster' }, rule: 'ASH-8.1' };
  return state.locks.includes(at) ? { why: { text: 'why.lock' }, rule: 'ASH-8.2' } : undefined;
}

/** ASH-8.22. */
export const fareAt = (state: Open, hero: Hero, at: Node): number =>
  figureOf(state, hero, 'quayPrice', spaceAt(state, at).price ?? 0);

export const priceOf = (state: Open, hero: Hero, card: FindId): number =>
  figureOf(state, hero, 'buyPrice', costOf(findRow(card)) ?? 0);

export const engageCost = (state: Open, hero: Hero, { card }: Pick<Monster, 'card'>): number =>
  figureOf(state, hero, 'engageCost', monsterRow(card).engage);
