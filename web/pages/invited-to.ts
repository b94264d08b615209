// What an invitation is for, in the game's own words: the quest or scenario, and the part that is left. Pure.

import { type Catalogue, type OptionSpec, optionApplies, type Text } from '@veillee/kernel';
import type { TableFacts } from '../../server/protocol.ts';

/**
 * What was chosen that has a name of its own in the game: `quest.into-the-dark`. Ways of playing have none: they are named at set-up; and a choice that
 * means nothing beside the others says nothing.
 */
export const playedThere = (
  { options }: Pick<TableFacts, 'options'>,
  texts: Catalogue,
  specs: readonly OptionSpec[],
): readonly Text[] =>
  specs.flatMap(spec => {
    const chosen = options[spec.id];
    const text = `${spec.id}.${chosen}`;
    const says = typeof chosen === 'string' && Object.hasOwn(texts, text) && optionApplies(spec, options);
    return says ? [{ text }] : [];
  });

/** The part of whoever sits down, where every seat that is left has the same one. */
export function partLeft({ seats }: Pick<TableFacts, 'seats'>, isInvited: boolean): Text | undefined {
  const kind = isInvited ? 'friend' : 'open';
  const [role, ...others] = new Set(seats.filter(seat => !seat.taken && seat.kind === kind).map(seat => seat.role));
  return role === undefined || others.length > 0 ? undefined : { text: `role.${role}` };
}
