// Emberhold: what goes over the wire.

import { shelf } from '@veillee/games';
import { nothingLeaks } from './whole-games.ts';

const GAME = 'emberhold';
nothingLeaks(GAME, shelf[GAME] as (typeof shelf)[string], 12);
