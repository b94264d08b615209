// What feats say, in French.

import { FRENCH, type Names, type Phrases } from '@veillee/pieces/speech';
import { frenchCount as count, signed } from '@veillee/pieces/words';
import type { Effect, HeroOp, Window } from '../vocabulary.ts';
import { and, cases, DIE, FACES, frenchWords, KIND, points } from './french-words.ts';
import type { FeatOp, FeatSpeech } from './language.ts';
import { kindsOf } from './reading.ts';

const attack = (effect: Effect): string => {
  const kinds = kindsOf(effect);
  return kinds ? `attaque ${FRENCH.or(kinds.map(kind => KIND[kind]))}` : 'attaque';
};
const OVERLORD = 'au tour du seigneur, ';
const OWN = 'à votre tour, ';

const heads: { readonly [window in Window]?: (effect: Effect) => string } = {
  'turn-start': () => 'au début de votre tour',
  'own-turn': () => 'pendant votre tour',
  'any-turn-start': () => 'au début du tour de n’importe qui, le seigneur compris',
  'overlord-turn-start': () => 'au début du tour du seigneur',
  'attack:declare': effect => `${OWN}avant de lancer les dés d’une ${attack(effect)}`,
  'attack:roll': effect => `${OWN}après les dés de votre ${attack(effect)}`,
  'attack:damage': effect => `${OWN}quand votre ${attack(effect)} touche`,
  'attack:tokens': effect => `${OWN}quand votre ${attack(effect)} touche`,
  'attacked:declare': effect => `${OVERLORD}quand un monstre fait une ${attack(effect)} contre vous, avant ses dés`,
  'attacked:ward': effect => `${OVERLORD}quand une ${attack(effect)} d’un monstre vous touche`,
  'attacked:after': effect => `${OVERLORD}après une ${attack(effect)} d’un monstre contre vous`,
  'hero-attacked': () => `${OVERLORD}quand un monstre attaque n’importe quel héros, avant ses dés`,
  'card-played': ({ if: conditions = [] }) =>
    conditions
      .flatMap(one => (one.is === 'on-us' ? [one.within] : []))
      .map(
        within =>
          `quand le seigneur joue une carte Piège contre vous ou contre un ami à ${cases(within)} de vous ou moins`,
      )[0] ?? 'quand le seigneur joue une carte de sa main',
};

export function frenchFeats(name: Names): FeatSpeech {
  const { owned, tokens, gained } = frenchWords(name);
  const featOps: Phrases<HeroOp, FeatOp> = {
    escape: () => 'l’attaque vous manque',
    hide: () => `vous avez ${name('ability.stealth')} contre elle`,
    ward: ({ n }) => `vous avez ${signed(n)} d’armure contre elle`,
    add: ({ bonus }) => `ajoutez-lui ${and(gained(bonus))}`,
    gain: op => `donnez-lui ${owned(op)}`,
    faces: ({ but }) => `tournez tous ses dés, sauf le ${DIE[but]}, sur les faces que vous voulez`,
    tokens: op => `posez ${tokens(op.tokens)} sur le monstre`,
    attacksOf: ({ kind, n }) => `vous pouvez faire ${count(n, 'attaque')} ${KIND[kind]} de plus ce tour-ci`,
    attack: ({ kinds }) =>
      kinds
        ? `vous pouvez faire d’abord une attaque ${FRENCH.or(kinds.map(kind => KIND[kind]))} contre lui`
        : 'vous pouvez l’attaquer aussitôt',
    recover: () => 'vous récupérez toute votre fatigue',
    movement: ({ n }) => `vous avez ${points(n)} de plus ce tour-ci`,
    have: op => `vous avez ${owned(op)}`,
    speed: ({ n }) => `votre vitesse augmente de ${n}`,
    armourWithin: ({ within, n }) =>
      `vous et chaque héros à ${cases(within)} de vous ou moins avez ${signed(n)} d’armure`,
    foil: ({ n }) =>
      `${n} cartes de la main du seigneur sont montrées, au hasard : il en défausse une sans recevoir de menace et reprend l’autre`,
    threat: ({ n }) => `le seigneur perd ${-n} de menace`,
    stopCard: ({ unpaid }) =>
      `la carte est défaussée sans effet, ${unpaid ? 'et son coût n’est pas payé' : 'mais son coût est payé'}`,
  };
  return {
    featOps,
    featHead: effect => {
      const head = heads[effect.when];
      if (!head) throw new Error(`no feat is played at ${effect.when}`);
      return `${head(effect)} :`;
    },
    featThrow: face => `lancez un dé de pouvoir ; sauf sur une ${FACES[face]}`,
    featTail: ({ lasts }) =>
      lasts === 'next-turn'
        ? ' jusqu’à votre prochain tour'
        : lasts === 'turn'
          ? ' jusqu’à la fin du tour'
          : lasts === 'attack'
            ? ' jusqu’à la fin de votre prochaine attaque de corps à corps'
            : '',
  };
}
