// The overlord's cards, and the figures of his hand and deck.

import { byId } from '@veillee/pieces/things';
import { altarCards } from './overlord/altar.ts';
import { eventCards } from './overlord/events.ts';
import { iceCards } from './overlord/ice.ts';
import { powerCards } from './overlord/powers.ts';
import { spawnCards } from './overlord/spawns.ts';
import { trapCards } from './overlord/traps.ts';
import { wellCards } from './overlord/well.ts';
import type { OverlordCardRow } from './rows.ts';
import type { Treachery } from './vocabulary.ts';

export const overlordCards: readonly OverlordCardRow[] = [
  ...eventCards,
  ...trapCards,
  ...powerCards,
  ...spawnCards,
  ...wellCards,
  ...altarCards,
  ...iceCards,
];
export const overlordCardRow = byId('overlord card', overlordCards);

/** The points by which cards without a gem are bought. */
const COLOURS: { readonly [type in OverlordCardRow['type']]?: Treachery } = {
  event: 'event',
  trap: 'trap',
  spawn: 'monster',
};
export const colourOf = ({ treachery, type }: OverlordCardRow): Treachery | undefined =>
  type === 'power' ? undefined : (treachery?.colour ?? COLOURS[type]); // LEG-7.14

/** DES-3.22, DES-3.24, DES-11.6. */
export const OPENING_HAND = 3;
export const HAND_LIMIT = 8;
export const CARDS_A_TURN = 2;
