// Flames out of a chest, lightning out of a door: a template that a trap lays, for everybody under it, friend or foe.

import type { Space } from '@veillee/pieces/geometry';
import type { OverlordCardRow } from '../../content/rows.ts';
import type { CardOp, OpOf } from '../../content/vocabulary.ts';
import { doorOf, groundNow, isRevealed } from '../board.ts';
import type { Occurrence } from '../calls.ts';
import { covered, laidOn } from '../ground.ts';
import { templateKey } from '../keys.ts';
import { type Flow, isEgg, maybeFigure, onBoard, type State, standsOn, type T } from '../state.ts';
import { cardName } from './deck.ts';
import { harm, mark } from './harm.ts';

type Template = OpOf<CardOp, 'template'>;

/** Its near end lies on the chest; or on both spaces of the door on one side of it, as wide as they are. */
function nearEnds(state: State, { at, door }: Occurrence): Space[][] {
  if (door === undefined) return at ? [[at]] : [];
  const [near, nearEnd, far, farEnd] = doorOf(state, door).spaces as [Space, Space, Space, Space];
  return [
    [near, nearEnd],
    [far, farEnd],
  ];
}

/** What it may cover, way by way: of areas that nobody has seen nothing. */
export function waysOf(state: State, { of }: Template, what: Occurrence): Space[][] {
  const ground = groundNow(state);
  const found = new Map<string, Space[]>();
  for (const end of nearEnds(state, what))
    for (const placement of end.slice(0, 1).flatMap(at => laidOn(ground, of, at))) {
      if (!end.every(at => placement.starts.includes(at))) continue;
      const spaces = covered(ground, placement).filter(at => isRevealed(state, at));
      if (spaces.length > 0) found.set(spaces.toSorted().join(), spaces);
    }
  return [...found.values()];
}

export function* layTemplate(t: T, row: OverlordCardRow, op: Template, what: Occurrence): Flow {
  const { state } = t;
  const ways = waysOf(state, op, what);
  if (ways.length === 0) return;
  const under = (spaces: readonly Space[]) =>
    onBoard(state).filter(figure => !isEgg(figure) && standsOn(figure).some(at => spaces.includes(at)));
  const optionOf = (spaces: Space[]) => ({
    key: templateKey.make(ways.indexOf(spaces)),
    text: 'overlord.do.template',
    with: { n: under(spaces).length },
    on: spaces,
  });
  const how = { rule: 'DES-12.9', with: { card: cardName(row.id) } };
  const spaces = yield* t.choose(state.overlord.seat, 'overlord.template', ways, optionOf, how);
  for (const { id } of under(spaces)) {
    const figure = maybeFigure(state, id);
    if (!figure || standsOn(figure).length === 0) continue;
    yield* harm(t, row, figure, op.harm);
    mark(t, figure, op.tokens);
  }
}
