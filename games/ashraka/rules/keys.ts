// Option keys, made and read here alone, by rules, bots and board.

import { keys } from '@veillee/pieces/keys';

// ---- what a hero does ----
export const moveKey = keys('move', 'text');
/** A way with danger that is shorter than any without. */
export const riskKey = keys('risk', 'text');
export const exitKey = keys('exit', 'text');
export const activateKey = keys('activate', 'text');
export const engageKey = keys('engage', 'text');
export const jointKey = keys('engage-both', 'text');
export const playKey = keys('play', 'text');
export const skillKey = keys('skill', 'text');
export const takeKey = keys('take', 'number');
export const swapKey = keys('swap', 'number', 'text');
export const putKey = keys('put', 'text');
export const dropKey = keys('drop', 'text');
export const giveKey = keys('give', 'text');
export const allyKey = keys('ally', 'text');
export const sayKey = keys('say', 'text');

// ---- on a space ----
export const buyKey = keys('buy', 'text');
export const sellKey = keys('sell', 'text');
export const restKey = keys('rest', 'text');
export const stepKey = keys('step', 'text');
export const learnKey = keys('learn', 'text');
export const slotKey = keys('slot', 'number');
export const changeKey = keys('change', 'text');
export const goKey = keys('go', 'text');

// ---- choices of cards, booklet and dice ----
export const heroKey = keys('hero', 'text');
export const monsterKey = keys('monster', 'text');
export const tokenKey = keys('token', 'text');
export const pileKey = keys('pile', 'number');
export const cardKey = keys('card', 'text');
export const choiceKey = keys('choice', 'text');
export const boxKey = keys('box', 'text');
export const rewardKey = keys('reward', 'number');
export const rerollKey = keys('reroll', 'text');
export const dieKey = keys('die', 'number');
export const optionKey = keys('option', 'number');
export const attackKey = 'attack';
export const fleeKey = 'flee';
