// What the guide still holds for the overlord's eyes (DES-0.9): who waits in areas that nobody has seen.

import type { Text } from '@veillee/kernel';
import { isFigure, monsterOf, rankFor, type Thing } from '../../content/quests/read.ts';
import type { Area } from '../../content/quests/vocabulary.ts';
import { boardOf } from '../board.ts';
import { monsterName, questText } from '../names.ts';
import { heroesMet, type State } from '../state.ts';

export interface AreaAhead {
  readonly name: Text;
  readonly figures: readonly Text[];
}

export const areasAhead = (state: State): readonly AreaAhead[] =>
  [...boardOf(state).areas.keys()]
    .filter(area => !state.board.revealed.includes(area))
    .toSorted((one, other) => one - other)
    .map(area => ({ name: questText(state, 'area', String(area)), figures: waitingIn(state, area) }));

/** Whether a thing of the guide is set up with its area: some a script has to call first. */
export const isSetUp = ({ guide }: Pick<State, 'guide'>, { spec }: Thing, number: number): boolean =>
  !spec.later || guide.due.includes(number);

function waitingIn(state: State, area: Area): readonly Text[] {
  const { guide, things } = boardOf(state);
  const heroes = heroesMet(state);
  return things.flatMap((thing, number) => {
    const { spec, area: of, from } = thing;
    const kind =
      isFigure(spec) && of === area && from <= heroes && isSetUp(state, thing, number) && monsterOf(spec, guide);
    if (!kind) return [];
    return 'unique' in spec
      ? [monsterName(state, { kind, rank: 'unique', unique: spec.unique })]
      : [monsterName(state, { kind, rank: rankFor(spec, heroes) })];
  });
}
