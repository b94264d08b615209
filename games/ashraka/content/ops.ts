// What cards and entries do most often, in short words: each makes an `Op` of `vocabulary.ts`, and never the same one twice, since an
// instruction of a booklet is told apart from its equals by which one it is (`changes.ts`).

import type {
  Die,
  Disease,
  EventSymbol,
  FindId,
  Flag,
  HeroTarget,
  Mod,
  NumberStat,
  Op,
  OpOf,
  PathId,
  Rune,
  Spot,
} from './vocabulary.ts';

// ---- combat ----

export const wound = (dice: readonly Die[], flat?: number): Op => ({
  op: 'wound',
  dice,
  ...(flat !== undefined && { flat }),
});
export const strike = (dice: readonly Die[], flat?: number): OpOf<'strike'> => ({
  op: 'strike',
  dice,
  ...(flat !== undefined && { flat }),
});
/** On whoever is fought: by itself, or only if the dice match. */
export const disease = (name: Disease, mode: 'auto' | 'matching' = 'auto'): Op => ({
  op: 'disease',
  target: 'monster',
  mode,
  disease: name,
});
export const block = (target: 'self' | 'partner', n: number | 'all', actions: 1 | 2): Op => ({
  op: 'block',
  target,
  n,
  actions,
});

// ---- monsters ----

export const placeMonster = (at: Spot, extraHealth?: number): Op => ({
  op: 'monster.place',
  at,
  ...(extraHealth !== undefined && { extraHealth }),
});
export const hurtMonster = (which: 'here' | 'choose', n: number): Op => ({ op: 'hurtMonster', which, n });

// ---- tokens of heroes, and what they have in common ----

const token =
  (op: 'gainHealth' | 'loseHealth' | 'gainMana' | 'loseMana') =>
  (target: HeroTarget, n: number): Op =>
    ({ op, target, n }) as Op;
export const gainHealth = token('gainHealth');
export const loseHealth = token('loseHealth');
export const gainMana = token('gainMana');
export const loseMana = token('loseMana');
export const actions = (target: 'self' | 'partner' | 'either', n: number): Op => ({ op: 'actions', target, n });
export const coins = (n: number): OpOf<'coins'> => ({ op: 'coins', n });
export const rune = (colour: Rune, n: number): OpOf<'rune'> => ({ op: 'rune', colour, n });

// ---- cards and the board ----

/** From the reserve, to whoever reads. */
export const give = (find: FindId): Op => ({ op: 'find.give', find, to: 'self' });
export const discard = (find: FindId): Op => ({ op: 'find.discard', find });
export const setToken = (symbol: EventSymbol, at: Spot = 'this'): Op => ({ op: 'token.set', symbol, at });
/** The event token of this place is taken away. */
export const over = (): Op => ({ op: 'token.remove', token: 'event', at: 'this' });
export const removeMarker = (path: PathId): Op => ({ op: 'marker.remove', path });
export const placeMarker = (path: PathId): Op => ({ op: 'marker.place', path });
export const flag = (name: Flag): Op => ({ op: 'flag.set', flag: name });

// ---- lasting ----

export const mod = (stat: NumberStat, n: number): Mod => ({ op: 'mod', stat, n }) as Mod;
