// How campaign cards are written down: short words for what is printed on them.

import { has } from '../printed.ts';
import type { Dice, MonsterId } from '../vocabulary.ts';
import type { FormRow, FormSide } from './rows.ts';
import { FORMS, type Form } from './vocabulary.ts';

type Figures = Pick<FormSide, 'speed' | 'armour' | 'wounds' | 'bonus' | 'morph'>;

/** One side of a card. */
export const card = (figures: Figures, dice: Dice, abilities: Parameters<typeof has>[0] = {}): FormSide => ({
  ...figures,
  dice,
  abilities: has(abilities),
});

/** All forms of a monster: a normal one, and a master. */
export const kin = (
  monster: MonsterId,
  forms: { readonly [form in Form]: readonly [normal: FormSide, master: FormSide] },
): readonly FormRow[] =>
  FORMS.map(form => ({
    id: `${monster}-${form}`,
    monster,
    form,
    normal: forms[form][0],
    master: forms[form][1],
  }));
