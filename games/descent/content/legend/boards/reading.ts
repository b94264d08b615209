// What is asked of a board's rules: the laws of one kind, what happens at one moment, and whom either is about.

import type { MonsterId } from '../../vocabulary.ts';
import type { About, BoardLaw, BoardMoment, BoardRule, Happening } from './vocabulary.ts';

type Ruled = { readonly rules: readonly BoardRule[] };

export const lawsOf = <Law extends BoardLaw['law']>(
  { rules }: Ruled,
  law: Law,
): Extract<BoardLaw, { readonly law: Law }>[] =>
  rules.filter((rule): rule is Extract<BoardLaw, { readonly law: Law }> => 'law' in rule && rule.law === law);

export const hasLaw = (row: Ruled, law: BoardLaw['law']): boolean => lawsOf(row, law).length > 0;

export const happeningsAt = ({ rules }: Ruled, moment: BoardMoment): Happening[] =>
  rules.filter((rule): rule is Happening => 'when' in rule && rule.when === moment);

/** A monster of the board: its kind, and whether it leads or came with the board. */
export interface Guest {
  readonly kind: MonsterId;
  readonly as?: 'leader' | 'minion';
}

/** Whether a rule speaks of this monster; one that names nobody speaks of all. */
export const isAbout = (about: About | undefined, { kind, as }: Guest): boolean =>
  about === undefined ||
  (typeof about === 'string' ? as === (about === 'minions' ? 'minion' : about) : about.includes(kind));
