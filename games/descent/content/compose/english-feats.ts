// What feats say, in English: when they are played, and what they do.

import { ENGLISH, type Names, type Phrases } from '@veillee/pieces/speech';
import { englishCount as count, signed } from '@veillee/pieces/words';
import type { Effect, HeroOp, Window } from '../vocabulary.ts';
import { and, englishWords, FACES } from './english-words.ts';
import type { FeatOp, FeatSpeech } from './language.ts';
import { kindsOf } from './reading.ts';

const attack = (effect: Effect): string => {
  const kinds = kindsOf(effect);
  return kinds ? `${ENGLISH.or(kinds)} attack` : 'attack';
};
const OVERLORD = 'in the overlord’s turn, ';
const OWN = 'in your turn, ';

const heads: { readonly [window in Window]?: (effect: Effect) => string } = {
  'turn-start': () => 'at the start of your turn',
  'own-turn': () => 'in your turn',
  'any-turn-start': () => 'at the start of anybody’s turn, the overlord’s included',
  'overlord-turn-start': () => 'at the start of the overlord’s turn',
  'attack:declare': effect => `${OWN}before you roll ${kindsOf(effect) ? 'a' : 'an'} ${attack(effect)}`,
  'attack:roll': effect => `${OWN}after you roll a ${attack(effect)}`,
  'attack:damage': effect => `${OWN}when your ${attack(effect)} hits`,
  'attack:tokens': effect => `${OWN}when your ${attack(effect)} hits`,
  'attacked:declare': effect =>
    `${OVERLORD}when a monster makes ${kindsOf(effect) ? 'a' : 'an'} ${attack(effect)} on you, before its dice are rolled`,
  'attacked:ward': effect => `${OVERLORD}when a monster’s ${attack(effect)} hits you`,
  'attacked:after': effect => `${OVERLORD}after a monster’s ${attack(effect)} on you`,
  'hero-attacked': () => `${OVERLORD}when a monster attacks any hero, before its dice are rolled`,
  'card-played': ({ if: conditions = [] }) =>
    conditions
      .flatMap(one => (one.is === 'on-us' ? [one.within] : []))
      .map(within => `when the overlord plays a trap card on you or on a friend within ${within} spaces`)[0] ??
    'when the overlord plays a card from their hand',
};

export function englishFeats(name: Names): FeatSpeech {
  const { owned, tokens, gained } = englishWords(name);
  const featOps: Phrases<HeroOp, FeatOp> = {
    escape: () => 'the attack misses you',
    hide: () => `you have ${name('ability.stealth')} against it`,
    ward: ({ n }) => `you have ${signed(n)} armour against it`,
    add: ({ bonus }) => `add ${and(gained(bonus))} to it`,
    gain: op => `give it ${owned(op)}`,
    faces: ({ but }) => `turn all its dice but the ${but} one to whatever faces you like`,
    tokens: op => `put ${tokens(op.tokens)} on the monster`,
    attacksOf: ({ kind, n }) => `you may make ${count(n, `more ${kind} attack`)} this turn`,
    attack: ({ kinds }) =>
      kinds ? `you may first make a ${ENGLISH.or(kinds)} attack on it` : 'you may attack it at once',
    recover: () => 'you recover all your fatigue',
    movement: ({ n }) => `you have ${count(n, 'more movement point')} this turn`,
    have: op => `you have ${owned(op)}`,
    speed: ({ n }) => `your speed is ${n} higher`,
    armourWithin: ({ within, n }) => `you and every hero within ${within} spaces of you have ${signed(n)} armour`,
    foil: ({ n }) =>
      `${n} cards of the overlord’s hand are shown, at random: the overlord discards one of them for no threat and takes back the other`,
    threat: ({ n }) => `the overlord loses ${-n} threat`,
    stopCard: ({ unpaid }) =>
      `the card is discarded without effect, ${unpaid ? 'and its price is not paid' : 'but its price is paid'}`,
  };
  return {
    featOps,
    featHead: effect => {
      const head = heads[effect.when];
      if (!head) throw new Error(`no feat is played at ${effect.when}`);
      return `${head(effect)}:`;
    },
    featThrow: face => `roll a power die; unless it shows a ${FACES[face]}`,
    featTail: ({ lasts }) =>
      lasts === 'next-turn'
        ? ' until your next turn'
        : lasts === 'turn'
          ? ' until the end of the turn'
          : lasts === 'attack'
            ? ' until your next melee attack is over'
            : '',
  };
}
