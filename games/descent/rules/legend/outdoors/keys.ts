// The keys of options under the sky.

import { keys } from '@veillee/pieces/keys';

/** One of those who wait outside comes in: its number there. */
export const comeInKey = keys('come-in', 'number');
/** An ability of the Incident, by its number; and of whom. */
export const buyKey = keys('buy', 'number');
/** For those who wait: which, and beside which space. */
export const besideKey = keys('beside', 'text');
export const stepKey = 'further';
/** A power die more, or one of so much better. */
export const powerKey = 'power';
export const betterKey = keys('better', 'text');
