// Which dice on the table are rolled again, by exact chances: for whoever aims and wants the most of an attack, or dodges and wants the least.

import { ranked } from '@veillee/bots';
import type { Decision, Picks } from '@veillee/kernel';
import type { Attacking } from '../rules/attack/attacking.ts';
import { type Foretold, foretoldAgain } from '../rules/attack/foretell.ts';
import { dieKey } from '../rules/keys.ts';
import type { Known } from '../rules/state.ts';

export interface Reroll {
  readonly picks: Picks;
  /** What is won against leaving the dice as they lie. */
  readonly gain: number;
}

/** The best choice of dice, none included, for whoever gains what `worth` says: die by die, as long as one more helps; or all of them. */
export function bestReroll(
  state: Known,
  attack: Attacking,
  { options, max }: Pick<Decision, 'options' | 'max'>,
  worth: (blows: readonly Foretold[]) => number,
): Reroll {
  const dice = options.flatMap(({ key }) => {
    const [, n] = dieKey.read(key) ?? [];
    return n === undefined ? [] : [{ key, n }];
  });
  type Dice = typeof dice;
  const now = worth(foretoldAgain(state, attack, []));
  const gainOf = (again: Dice): number => {
    const numbers = again.map(({ n }) => n);
    return worth(foretoldAgain(state, attack, numbers)) - now;
  };
  let best: { readonly again: Dice; readonly gain: number } = { again: [], gain: 0 };
  for (let chosen: Dice = []; chosen.length < Math.min(max, dice.length); ) {
    const grown = ranked(
      dice.filter(die => !chosen.includes(die)).map(die => [...chosen, die]),
      gainOf,
    )[0];
    if (!grown || grown.worth <= best.gain) break;
    chosen = grown.thing;
    best = { again: chosen, gain: grown.worth };
  }
  // Where two dice miss, neither alone helps.
  if (dice.length <= max && best.again.length === 0) {
    const gain = gainOf(dice);
    if (gain > 0) best = { again: dice, gain };
  }
  return { picks: best.again.map(({ key }) => key), gain: best.gain };
}

/** The same for all dice that lie there, whoever will be asked. */
export const rerollOf = (state: Known, attack: Attacking, worth: (blows: readonly Foretold[]) => number): Reroll =>
  bestReroll(
    state,
    attack,
    {
      options: attack.dice.map(({ die }, n) => ({ key: dieKey.make(die, n), text: '' })),
      max: attack.dice.length,
    },
    worth,
  );
