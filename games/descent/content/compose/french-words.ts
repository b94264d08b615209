// Words that French rule texts are made of: lists, tokens, abilities, what an attack gains.

import { FRENCH, type Names } from '@veillee/pieces/speech';
import { frenchCount as count, signed } from '@veillee/pieces/words';
import type { Bonus, Die, Kind, Tokens } from '../vocabulary.ts';
import type { Words } from './language.ts';
import { ownedBy } from './reading.ts';

export const DIE: { readonly [die in Die]?: string } = {
  red: 'rouge',
  white: 'blanc',
  green: 'vert',
  yellow: 'jaune',
};
export const { and } = FRENCH;
export const cases = (n: number): string => count(n, 'case');
export const points = (n: number): string => count(n, 'point de mouvement', 'points de mouvement');
export const powerDice = (n: number, more = ''): string => count(n, `dé de pouvoir${more}`, `dés de pouvoir${more}`);
export const KIND: { readonly [kind in Kind]: string } = {
  melee: 'de corps à corps',
  ranged: 'à distance',
  magic: 'de magie',
};
export const FACES = { blank: 'face vierge', enhancement: 'augmentation de puissance', surge: 'face Éclair' } as const;

export function frenchWords(name: Names): Words {
  const tokens = (all: Tokens): string =>
    and(
      Object.entries(all).map(([token, n]) =>
        count(n, `jeton ${name(`ability.${token}`)}`, `jetons ${name(`ability.${token}`)}`),
      ),
    );
  const gained = ({ damage, range, surges, pierce, blast, powerDice: dice }: Bonus): string[] => [
    ...(range ? [`${signed(range)} de portée`] : []),
    ...(damage ? [`${signed(damage)} de dégâts`] : []),
    ...(surges ? [count(surges, 'Éclair gratuit', 'Éclairs gratuits')] : []),
    ...(pierce ? [`${name('ability.pierce')} ${pierce}`] : []),
    ...(blast ? [`${name('ability.blast')} ${blast}`] : []),
    ...(dice ? [powerDice(dice, ' de plus')] : []),
  ];
  return { owned: ownedBy(name), tokens, gained };
}
