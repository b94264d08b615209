// What tokens on somebody are worth to the overlord, in conquest: on a hero, and lost on a monster.

import { TOKENS, type Token, type Tokens } from '../content/vocabulary.ts';

/** On a hero: the half of a turn, a way, wounds, a death that costs one more. */
const ON_HERO: { readonly [token in Token]: number } = {
  stun: 0.5,
  web: 0.25,
  curse: 0.35,
  frost: 0.2,
  bleed: 0.2,
  asleep: 0.6,
  burn: 0.15,
  daze: 0.12,
  poison: 0.05,
};

/** On a monster, as a share of what it is worth while it stands. */
const ON_MONSTER: { readonly [token in Token]: number } = {
  stun: 0.9,
  asleep: 0.9,
  web: 0.5,
  burn: 0.4,
  bleed: 0.3,
  daze: 0.2,
  frost: 0.1,
  poison: 0.1,
  curse: 0,
};

const sumOf = (tokens: Tokens, worth: { readonly [token in Token]: number }): number =>
  TOKENS.reduce((sum, token) => sum + (tokens[token] ?? 0) * worth[token], 0);

export const tokensOnHero = (tokens: Tokens): number => sumOf(tokens, ON_HERO);
export const tokensOnMonster = (tokens: Tokens): number => Math.min(1, sumOf(tokens, ON_MONSTER));
