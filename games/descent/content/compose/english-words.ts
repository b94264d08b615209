// Words that English rule texts are made of: lists, tokens, abilities, what an attack gains.

import { ENGLISH, type Names } from '@veillee/pieces/speech';
import { englishCount as count, signed } from '@veillee/pieces/words';
import type { Bonus, Tokens } from '../vocabulary.ts';
import type { Words } from './language.ts';
import { ownedBy } from './reading.ts';

export const { and } = ENGLISH;
export const FACES = { blank: 'blank', enhancement: 'power enhancement', surge: 'surge' } as const;

export function englishWords(name: Names): Words {
  const tokens = (of: Tokens): string =>
    and(Object.entries(of).map(([token, n]) => count(n, `${name(`ability.${token}`)} token`)));
  const gained = ({ damage, range, surges, pierce, blast, powerDice }: Bonus): string[] => [
    ...(range ? [`${signed(range)} range`] : []),
    ...(damage ? [`${signed(damage)} damage`] : []),
    ...(surges ? [count(surges, 'free surge')] : []),
    ...(pierce ? [`${name('ability.pierce')} ${pierce}`] : []),
    ...(blast ? [`${name('ability.blast')} ${blast}`] : []),
    ...(powerDice ? [count(powerDice, 'more power die', 'more power dice')] : []),
  ];
  return { owned: ownedBy(name), tokens, gained };
}
