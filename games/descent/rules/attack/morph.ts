// DES-98: Morph. For each attack the overlord chooses the colours of some of its dice, and with them its kind. Pure.

import { dice as diceOfTheBox } from '../../content/dice.ts';
import type { MonsterSide } from '../../content/rows.ts';
import { type Dice, type Die, KINDS, type Kind, MAIN_DIE, type MonsterKind } from '../../content/vocabulary.ts';
import { joined } from './odds.ts';

/** The kinds of attack among which one is chosen (DES-98.2). */
export const kindsOf = (kind: MonsterKind): readonly Kind[] => (kind === 'morph' ? KINDS : [kind]);

/** DES-98.4: no more of a colour than the box holds; other sets of dice do not count. */
const SUPPLY = diceOfTheBox.filter(({ box, kind }) => box === 'base' && kind === 'combat');

const added = (pool: Dice, die: Die): Dice => ({ ...pool, [die]: (pool[die] ?? 0) + 1 });

/** DES-98.1 to DES-98.3: so many dice for an attack of this kind, its main die among them; other main dice may be there too. */
export function morphs(kind: Kind, n: number): Dice[] {
  let found: Dice[] = n > 0 ? [{ [MAIN_DIE[kind]]: 1 }] : [];
  for (let left = n - 1; left > 0; left--) {
    const more = new Map<string, Dice>();
    for (const pool of found)
      for (const { id, count } of SUPPLY)
        if ((pool[id] ?? 0) < count) {
          const grown = joined(added(pool, id));
          more.set(JSON.stringify(grown), grown);
        }
    found = [...more.values()];
  }
  return found;
}

/** What is most often wise: the strongest dice hand to hand, from afar half of those that reach. */
function usual(kind: Kind, n: number): Dice {
  const wanted: readonly Die[] =
    kind === 'melee' ? ['green', 'green', 'yellow', 'yellow'] : ['green', 'yellow', 'green', 'yellow'];
  return n > 0 ? wanted.slice(0, n - 1).reduce(added, { [MAIN_DIE[kind]]: 1 } as Dice) : {};
}

/** The dice of an attack of this kind as far as they are known before they are chosen. */
export const diceFor = ({ dice, morph = 0 }: Pick<MonsterSide, 'dice' | 'morph'>, kind: Kind): Dice =>
  morph > 0 ? joined(dice, usual(kind, morph)) : dice;

/** A pool with these dice in place of those that were expected. */
export function morphed(pool: Dice, kind: Kind, n: number, chosen: Dice): Dice {
  const rest: { [die in Die]?: number } = { ...pool };
  for (const [die, count] of Object.entries(usual(kind, n)) as [Die, number][]) rest[die] = (rest[die] ?? 0) - count;
  return joined(rest, chosen);
}
