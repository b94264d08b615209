// What dice show and what an attack comes to, in words: log, questions and dice on the page say the same. Whatever is zero is left out,
// and so is range where nobody asks for it. Pure.

import type { Seat, Text } from '@veillee/kernel';
import type { Side, State } from '../state.ts';
import { missesStealth, type Rolled, shownBy } from './dice.ts';
import type { Sheet } from './sheet.ts';

const TEXTS = {
  range: 'told.range',
  damage: 'told.damage',
  surges: 'told.surges',
  enhancements: 'told.enhancements',
  pierce: 'surge.pierce',
  blast: 'surge.blast',
  misses: 'told.misses',
} as const;

type Figure = keyof typeof TEXTS;
type Figures = { readonly [of in Figure]?: number };
type Distance = Pick<Sheet, 'distance'>;

const FIGURES = Object.keys(TEXTS) as readonly Figure[];

/** `even` lists what is said even if there is none of it, because it decides. */
function textsOf(figures: Figures, { distance }: Distance, even: readonly Figure[] = []): Text[] {
  const told = FIGURES.flatMap((of): Text[] => {
    const { [of]: n = 0 } = figures;
    const counts = (n !== 0 || even.includes(of)) && (of !== 'range' || distance !== undefined);
    return counts ? [{ text: TEXTS[of], with: { n } }] : [];
  });
  return told;
}

const orNothing = (told: Text[]): Text[] => (told.length > 0 ? told : [{ text: 'told.nothing' }]);

/** What dice show, one or all of them; the stealth die misses those alone who hide. */
export const diceTold = (dice: readonly Rolled[], attack: Distance): Text[] =>
  orNothing([...textsOf(shownBy(dice), attack), ...(missesStealth(dice) ? [{ text: 'told.hidden' }] : [])]);

/** What is added. */
export const bonusTold = (bonus: Figures, attack: Distance): Text[] => orNothing(textsOf(bonus, attack));

/** What it comes to: there is damage in any attack, and in most a distance to cover. */
export const totalTold = (total: Figures, attack: Distance): Text[] => textsOf(total, attack, ['range', 'damage']);

/** What came of it is good news for one side and bad for the other: whose figures were aimed at. */
export interface AttackVerdict {
  readonly struck: readonly Seat[];
}

export const verdictOn = ({ sides }: Pick<State, 'sides'>, struck: Side): AttackVerdict => ({
  struck: sides.flatMap((side, seat) => (side === struck ? [seat] : [])),
});
