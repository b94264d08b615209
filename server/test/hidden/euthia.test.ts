// Euthia: what goes over the wire.

import { shelf } from '@veillee/games';
import { nothingLeaks } from './whole-games.ts';

nothingLeaks('euthia', shelf.euthia as NonNullable<typeof shelf.euthia>, 4);
