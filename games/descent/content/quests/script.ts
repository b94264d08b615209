// What scripts of quests do most often, in short words; and the signs that mean the same on every map.

import type { ChestSpec, Named, ScriptOp, ThingSpec, Where } from './vocabulary.ts';

export const say = (text: string, to?: 'heroes' | 'overlord' | 'all'): ScriptOp => ({
  op: 'say',
  text,
  ...(to && { to }),
});
export const set = (flag: string): ScriptOp => ({ op: 'set', flag });
export const count = (counter: string, by: number): ScriptOp => ({ op: 'count', counter, by });
export const place = (what: Named, at?: Where): ScriptOp => ({ op: 'place', what, ...(at !== undefined && { at }) });
export const remove = (what: Named): ScriptOp => ({ op: 'remove', what });
export const conquest = (n: number): ScriptOp => ({ op: 'give', conquest: n });

export const SIGNS: { readonly [sign: string]: ThingSpec } = {
  c: { chest: 'copper' },
  s: { chest: 'silver' },
  d: { chest: 'gold' },
  h: { potion: 'healing-potion' },
  v: { potion: 'vitality-potion' },
};

/** What is in the chests of a tier, by the number on their markers: 1, 2 and so on. */
export const marked = (...chests: readonly ChestSpec[]): { readonly [marker: number]: ChestSpec } =>
  Object.fromEntries(chests.map((chest, n) => [n + 1, chest]));
