// Thunderstone: what goes over the wire.

import { shelf } from '@veillee/games';
import { nothingLeaks } from './whole-games.ts';

nothingLeaks('thunderstone', shelf.thunderstone as NonNullable<typeof shelf.thunderstone>, 8);
