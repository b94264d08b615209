// The keys of options under the sky.

import { keys } from '@veillee/pieces/keys';

/** One of those who wait outside comes in: its number there. */
export const comeInKey = keys('come-in', 'number');
/** An ability of the Incident, by its number. */
export const buyKey = keys('buy', 'number');
/** Beside which space somebody waits. */
export const besideKey = keys('beside', 'text');
export const stepKey = 'further';
/** A power die more. */
export const powerKey = 'power';
/** Heroes pay a toll out of the purse. */
export const tollKey = 'pay';
/** Whoever is met without a fight: coins or wounds, a treasure of the shrine, and for whom something is bought. */
export const coinsKey = 'coins';
export const recoverKey = 'wounds';
export const drawKey = 'draw';
export const forHeroKey = keys('for', 'text', 'text');
/** What lies on a table is looked through. */
export const searchKey = 'search';
/** Whoever soars comes down. */
export const landKey = 'land';
/** A card for the hand. */
export const holdKey = keys('hold', 'text');
/** What a lieutenant does instead of moving and attacking once. */
export const battleKey = 'battle';
export const runKey = 'run';
/** LEG-12.15: with this order. */
export const readyKey = keys('ready', 'text');
/** To a space in sight. */
export const blinkKey = keys('blink', 'text');
