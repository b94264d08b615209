// Descent: what goes over the wire.

import { shelf } from '@veillee/games';
import { nothingLeaks } from './whole-games.ts';

nothingLeaks('descent', shelf.descent as NonNullable<typeof shelf.descent>, 3);
