// The seventeen allies. Which deeds bring them is told in the booklets.

import { byId } from '@veillee/pieces/things';
import type { AllyRow } from './rows.ts';
import type { AllyId } from './vocabulary.ts';

export const allies: readonly AllyRow[] = [
  { id: 'wise-rabbit', uses: 2, ops: [{ op: 'gainHealth', target: 'choose', n: 2 }] },
  { id: 'braiebois-sentinel', ops: [{ op: 'mod', stat: 'firstMonsterHealth', n: -2 }] },
  { id: 'grateful-woodcutter', uses: 1, ops: [{ op: 'token.remove', token: 'lock', at: 'choose' }] },
  { id: 'wandering-scribe', uses: 1, ops: [{ op: 'mod', stat: 'knowledge', n: 2, scope: 'next-card' }] },
  { id: 'lord-rugor', uses: 1, ops: [{ op: 'removeMonster' }] },
  { id: 'dryad', ops: [{ op: 'mod', stat: 'restHealth', n: 1 }] },
  { id: 'old-owl', uses: 2, ops: [{ op: 'peekDestiny', n: 1 }] },
  { id: 'ferryman', ops: [{ op: 'mod', stat: 'quayPrice', set: 0 }] },
  { id: 'marsh-witch', uses: 2, ops: [{ op: 'disease', target: 'monster', mode: 'auto', disease: 'poison' }] },
  { id: 'heron-messenger', ops: [{ op: 'mod', stat: 'tradeAnywhere' }] },
  { id: 'nomad-guide', ops: [{ op: 'mod', stat: 'turnActions', n: 1, every: 3 }] },
  { id: 'sphinx', ops: [{ op: 'mod', stat: 'knowledge', n: 1 }] },
  { id: 'sand-fox', uses: 3, ops: [{ op: 'reroll', dice: 1 }] },
  { id: 'freed-prisoners', ops: [{ op: 'mod', stat: 'bagSlots', n: 1 }] },
  { id: 'night-alchemist', uses: 2, ops: [{ op: 'mod', stat: 'cardReturn', scope: 'next-card' }] },
  { id: 'clockmaker', uses: 1, ops: [{ op: 'destinySkip' }] },
  { id: 'spirit-of-val-garenne', ops: [{ op: 'mod', stat: 'softRespawn' }] },
];

export const allyRow = byId('ally', allies);

/** ASH-4.11: there is one from the start. */
export const FIRST_ALLY: AllyId = 'wise-rabbit';
