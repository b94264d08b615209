// Ashraka: what goes over the wire.

import { shelf } from '@veillee/games';
import { nothingLeaks } from './whole-games.ts';

nothingLeaks('ashraka', shelf.ashraka as NonNullable<typeof shelf.ashraka>, 8);
