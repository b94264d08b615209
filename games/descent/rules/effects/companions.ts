// DES-35: familiars come to their owners: with a skill or a sheet for good, with an item as long as it is in use.

import { familiarRow } from '../../content/familiars.ts';
import type { Familiar } from '../../content/vocabulary.ts';
import { saidByThings } from '../hero/fitting.ts';
import type { Hero, State } from '../state.ts';

/** DES-35.1, DES-35.40: a familiar begins on its owner's space; who is carried has none of its own. There is one of each. */
export function join(state: State, hero: Hero, id: Familiar): void {
  if (state.companions.some(one => one.id === id)) return;
  const walks = familiarRow(id).speed !== undefined;
  state.companions.push({ id, owner: hero.id, carries: [], ...(walks && hero.at && { at: hero.at }) });
}

const isSummoned = ({ id }: State['companions'][number]): boolean => familiarRow(id).summoned === true;

/** Who comes with an item is there as soon as it is in use on the board, and gone as soon as it is not. */
export function attend(state: State): void {
  const called = state.heroes.flatMap(hero =>
    saidByThings(hero).flatMap(op => (op.op === 'companion' ? op.familiars.map(id => ({ id, hero })) : [])),
  );
  const isCalled = ({ id, owner }: State['companions'][number]): boolean =>
    called.some(one => one.id === id && one.hero.id === owner);
  if (state.companions.some(one => isSummoned(one) && !isCalled(one)))
    state.companions = state.companions.filter(one => !isSummoned(one) || isCalled(one));
  for (const { id, hero } of called) if (hero.at) join(state, hero, id);
}
