// Kilforth: what goes over the wire.

import { shelf } from '@veillee/games';
import { nothingLeaks } from './whole-games.ts';

nothingLeaks('kilforth', shelf.kilforth as NonNullable<typeof shelf.kilforth>, 4);
