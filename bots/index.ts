// Bots and players for any game.

export { Budget, type Dreams, dreamsOf, maybeGive, type PlayOn, playOn } from './dreams.ts';
export {
  bestOf,
  bestPicks,
  type Preference,
  ranked,
  type TieBreak,
  type Weighed,
} from './judgement.ts';
export { awaited, type Player, picksOf, player, playOut, turnOf } from './play.ts';
export { random, randomPicks } from './random.ts';
export {
  answersTo,
  type Lookahead,
  lookahead,
  type Plan,
  type Planning,
  plan,
  type Search,
  type Tried,
} from './search.ts';
