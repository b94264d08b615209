// Tokens of lingering effects come to lie on a figure, and go (DES-60.6, DES-69, DES-75, DES-90, DES-97).

import type { Ability, Token } from '../../content/vocabulary.ts';
import { powerFace, SIDES } from '../attack/dice.ts';
import { doublesOn } from '../legend/dungeon/laws.ts';
import { nameOf } from '../names.ts';
import { type Hero, isHero, type Monster, type T } from '../state.ts';
import { hasOp } from './held.ts';
import { isImmune } from './stats.ts';

export const tokensOn = ({ tokens }: Hero | Monster, token: Token): number => tokens[token] ?? 0;

const ABILITY_OF: { readonly [token in Token]: Ability } = {
  burn: 'burn',
  web: 'web',
  stun: 'stun',
  daze: 'daze',
  bleed: 'bleed',
  frost: 'frost',
  poison: 'poison',
  asleep: 'asleep',
  curse: 'curse',
};

const RULES: { readonly [token in Token]?: string } = {
  burn: 'DES-69.1',
  web: 'DES-97.1',
  stun: 'DES-75.1',
  poison: 'DES-90.1',
  frost: 'DES-79.1',
  curse: 'DES-82.1',
  asleep: 'LEG-6.13',
};

/** Says how many came to lie on it; whoever is immune takes none. */
export function giveTokens(t: T, figure: Hero | Monster, token: Token, n: number): number {
  if (n <= 0) return 0;
  const words = { figure: nameOf(t.state, figure.id), token: { text: `ability.${ABILITY_OF[token]}` } };
  const rule = RULES[token] ?? 'DES-60.6';
  if (isImmune(t.state, figure, ABILITY_OF[token]) || (isHero(figure) && hasOp(figure, 'noTokens'))) {
    t.tell('log.token.immune', words, { rule });
    return 0;
  }
  const come = t.state.dungeon ? doubled(t, token, n) : n;
  figure.tokens[token] = tokensOn(figure, token) + come;
  t.tell('log.token.gained', { ...words, n: come, all: tokensOn(figure, token) }, { rule, weight: 1 });
  return come;
}

/** On a level on which such tokens may count twice a power die says so. */
function doubled(t: T, token: Token, n: number): number {
  const face = doublesOn(t.state, token);
  return face !== undefined && powerFace(t.roll(SIDES, 'dice') - 1) === face ? n * 2 : n;
}

/** LEG-6.13: neither moves nor attacks, and armour does nothing. */
export const isAsleep = (figure: Hero | Monster): boolean => tokensOn(figure, 'asleep') > 0;

export function takeTokens(figure: Hero | Monster, token: Token, n: number): number {
  const taken = Math.min(n, tokensOn(figure, token));
  if (taken > 0) figure.tokens[token] = tokensOn(figure, token) - taken;
  return taken;
}

/** Whether any token of a kind that hurts or hinders lies on it, for those who may throw one away. */
export const tokensHeld = (figure: Hero | Monster): Token[] =>
  (Object.keys(figure.tokens) as Token[]).filter(token => tokensOn(figure, token) > 0);
