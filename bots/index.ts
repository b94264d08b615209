// Bots and players for any game.

export { bestOf, fallback } from './judgement.ts';
export { awaited, type Player, picksOf, player, playOut, turnOf } from './play.ts';
export { random, randomPicks } from './random.ts';
