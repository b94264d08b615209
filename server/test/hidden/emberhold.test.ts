// Emberhold: what goes over the wire.

import { shelf } from '@veillee/games';
import { nothingLeaks } from './whole-games.ts';

nothingLeaks('emberhold', shelf.emberhold as NonNullable<typeof shelf.emberhold>, 12);
