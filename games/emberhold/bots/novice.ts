// The novice of either side: does what it can, else goes where its side wants to be.

import { bestPicks } from '@veillee/bots';
import type { Bot, Option } from '@veillee/kernel';
import type { Space } from '@veillee/pieces/geometry';
import { dungeonOf, type Figure, foesOf, mapOf, type State, sideOf } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

/** What a deed is worth by its kind; a walk is worth what it brings nearer, at most eight. */
const WORTH: { readonly [deed: string]: number } = { 'do.take': 12, 'do.attack': 11, 'do.open': 10 };

function goalsOf(view: View, figure: Figure): readonly Space[] {
  const { rooms, stairs } = dungeonOf(view);
  const foes = foesOf(view, figure).map(({ at }) => at);
  if (sideOf(figure) === 'warden') return foes;
  if (view.chapter === 'gate' && view.found.includes('key')) return [stairs];
  const doors = rooms.filter(({ door }) => view.closed.includes(door)).flatMap(({ outside }) => outside);
  const full = rooms.filter(({ id, door }) => !view.closed.includes(door) && !view.emptied.includes(id));
  const goals = [...doors, ...full.map(({ chest }) => chest)];
  return figure.kind === 'knight' || goals.length === 0 ? [...goals, ...foes] : goals;
}

export const novice: Bot<State, View> = {
  id: 'novice',
  decide({ decision, view }) {
    const ways = new Map(view.figures.map(figure => [figure.id, mapOf(view).reach(goalsOf(view, figure))]));
    const worthOf = ({ text, on = [], figure: id = '' }: Option): number => {
      const [figure, way] = [view.figures.find(each => each.id === id), ways.get(id)];
      if (!figure || !way || text !== 'do.move') return WORTH[text] ?? 1;
      return way.cost(figure.at) - way.cost(on[0] as Space);
    };
    return bestPicks(decision, worthOf);
  },
};
