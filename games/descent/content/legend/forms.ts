// Monsters of the campaign: which category each is of, and its card in each form (LEG-16.4 to LEG-16.6).

import { byId } from '@veillee/pieces/things';
import type { MonsterId } from '../vocabulary.ts';
import { beastForms } from './forms/beast.ts';
import { eldritchForms } from './forms/eldritch.ts';
import { humanoidForms } from './forms/humanoid.ts';
import type { FormRow, KindRow } from './rows.ts';
import type { Category, Form } from './vocabulary.ts';

const kind = (id: MonsterId, category: Category, reinforce: number): KindRow => ({ id, category, reinforce });

export const kinds: readonly KindRow[] = [
  kind('razorwing', 'beast', 4),
  kind('bane-spider', 'beast', 3),
  kind('chaos-beast', 'eldritch', 7),
  kind('hell-hound', 'beast', 3),
  kind('demon', 'eldritch', 7),
  kind('dragon', 'beast', 7),
  kind('deep-elf', 'humanoid', 4),
  kind('ferrox', 'humanoid', 4),
  kind('giant', 'humanoid', 7),
  kind('golem', 'eldritch', 6),
  kind('blood-ape', 'beast', 5),
  kind('beastman', 'humanoid', 4),
  kind('kobold', 'humanoid', 2),
  kind('manticore', 'beast', 5),
  kind('naga', 'beast', 4),
  kind('ogre', 'humanoid', 6),
  kind('dark-priest', 'eldritch', 4),
  kind('sorcerer', 'eldritch', 4),
  kind('skeleton', 'eldritch', 3),
  kind('troll', 'humanoid', 6),
  kind('medusa', 'humanoid', 4),
  kind('shade', 'eldritch', 4),
  kind('lava-beetle', 'beast', 4),
  kind('wendigo', 'beast', 4),
  kind('ice-wyrm', 'eldritch', 7),
];
export const kindRow = byId('kind of monster', kinds);

export const forms: readonly FormRow[] = [...beastForms, ...humanoidForms, ...eldritchForms];
const formRow = byId('form', forms);
/** The card of a monster in a form. */
export const cardOf = (monster: MonsterId, form: Form): FormRow => formRow(`${monster}-${form}`);
