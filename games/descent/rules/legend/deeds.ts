// One deed of the week, of all that may be done at a step; it may lead to a position of its own.

import type { Position } from '@veillee/kernel';
import { type Asked, act, type Deeds, type Done, type Standing } from '@veillee/pieces/deeds';
import type { Flow, Legendary, W } from './record.ts';

export const doOne = (
  t: W,
  asked: Asked,
  deeds: Deeds<Legendary, Position>,
  others: readonly Standing<Legendary, Position>[] = [],
): Flow<Done<Position> | undefined> => act<Legendary, Position>(t, asked, deeds, others);
