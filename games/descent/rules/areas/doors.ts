// DES-25: doors and rune keys: who can open or shut one, from where, and what comes of it.

import { pointOf, type Space, space } from '@veillee/pieces/geometry';
import { kept } from '@veillee/pieces/kept';
import { first, unless, type Why } from '@veillee/pieces/offers';
import { maybeRemove } from '@veillee/pieces/piles';
import type { Played } from '../../content/legend/boards/vocabulary.ts';
import type { QuestBoard, QuestDoor } from '../../content/quests/read.ts';
import { boardOf, doorOf, isInPlay, isLocked, isOpen, questBoard } from '../board.ts';
import { calls } from '../calls.ts';
import { hasOp } from '../effects/held.ts';
import { nameOf } from '../names.ts';
import {
  type FigureId,
  type Flow,
  type Hero,
  isBroken,
  isHero,
  type Known,
  type Monster,
  maybeFigure,
  onBoard,
  type State,
  standsOn,
  type T,
} from '../state.ts';

/** DES-25.3: the four spaces along a door, and those that touch one of its ends, no wall between. */
function spacesAt(board: QuestBoard, door: QuestDoor): ReadonlySet<Space> {
  const [near, nearEnd, far, farEnd] = door.spaces as [Space, Space, Space, Space];
  const shut = board.floor.when({ closed: board.doors.map(one => one.door) });
  const beyond = (from: Space, to: Space): Space[] => {
    const [one, two] = [pointOf(from), pointOf(to)];
    const next = space(2 * two.x - one.x, 2 * two.y - one.y);
    return shut.has(next) && shut.adjacent(to, next) ? [next] : [];
  };
  return new Set([
    ...door.spaces,
    ...beyond(nearEnd, near),
    ...beyond(near, nearEnd),
    ...beyond(farEnd, far),
    ...beyond(far, farEnd),
  ]);
}
const reachOf = kept((quest: Played): ReadonlyMap<string, ReadonlySet<Space>> => {
  const board = questBoard(quest);
  return new Map(board.doors.map(door => [door.id, spacesAt(board, door)]));
}, 16);

/** The doors within reach of each space, in the order of the guide. */
const doorsAt = kept((quest: Played): ReadonlyMap<Space, readonly QuestDoor[]> => {
  const found = new Map<Space, QuestDoor[]>();
  for (const door of questBoard(quest).doors)
    for (const at of reachOf(quest).get(door.id) ?? []) found.set(at, [...(found.get(at) ?? []), door]);
  return found;
}, 16);
const NO_DOORS: readonly QuestDoor[] = [];

/** From where a door can be reached. */
export const doorSpaces = ({ quest }: Pick<State, 'quest'>, door: string): readonly Space[] => [
  ...(reachOf(quest).get(door) ?? []),
];

export const isAtDoor = (state: Known, figure: Hero | Monster, door: string): boolean =>
  standsOn(figure).some(at => reachOf(state.quest).get(door)?.has(at));

/** Doors within reach of a figure; what can be done about each is another question. */
export function doorsBeside(state: State, figure: Hero | Monster): readonly QuestDoor[] {
  const doors = doorsAt(state.quest);
  const [at, ...others] = standsOn(figure);
  if (at === undefined || !standsOn(figure).some(one => doors.has(one))) return NO_DOORS;
  const near = others.length === 0 ? doors.get(at) : undefined;
  return (near ?? boardOf(state).doors.filter(({ id }) => isAtDoor(state, figure, id))).filter(door =>
    isInPlay(state, door),
  );
}

/** Why a door cannot be opened, or shut, by this figure. */
export function whyNotDoor(state: Known, figure: Hero | Monster, door: QuestDoor): Why | undefined {
  const isRune = door.kind === 'rune';
  return first(
    unless(door.kind !== 'hidden', 'why.hidden', 'DES-0.6'),
    unless(!isLocked(state, door), 'why.locked', 'DES-0.6'),
    unless(!isBroken(state, door.id), 'why.broken', 'DES-12.9'),
    isHero(figure)
      ? unless(!door.colour || state.board.keys.includes(door.colour), 'why.key', 'DES-25.8', {
          colour: { text: `rune.${door.colour}` },
        })
      : unless(!isRune || figure.rank === 'unique', 'why.door.rune', 'DES-25.11'),
    !isHero(figure) &&
      unless(
        door.joins.every(area => state.board.revealed.includes(area)),
        'why.door.dark',
        'DES-25.7',
      ),
    isOpen(state, door.id) && unless(!standsAcross(state, door), 'why.across', 'DES-25.5'),
  );
}

/** Why nothing can shut it, whoever tries. */
export const whyNotShut = (state: Known, door: QuestDoor): Why | undefined =>
  first(
    unless(door.kind !== 'hidden', 'why.hidden', 'DES-0.6'),
    unless(!isLocked(state, door), 'why.locked', 'DES-0.6'),
    unless(!isBroken(state, door.id), 'why.broken', 'DES-12.9'),
    unless(!standsAcross(state, door), 'why.across', 'DES-25.5'),
  );

/** Does somebody large stand on both sides of its line? */
const standsAcross = (state: Known, { spaces: [near, nearEnd, far, farEnd] }: QuestDoor): boolean =>
  onBoard(state).some(figure => {
    const at = standsOn(figure);
    const isOn = (...of: (Space | undefined)[]): boolean => of.some(one => one !== undefined && at.includes(one));
    return isOn(near, nearEnd) && isOn(far, farEnd);
  });

/** Opened or shut; movement points have been paid (DES-10.8). Cards answer before anybody looks behind it. */
export function* useDoor(t: T, who: FigureId, id: string): Flow {
  const { state } = t;
  const { door } = doorOf(state, id);
  const wasOpen = maybeRemove(state.board.open, id);
  if (!wasOpen) state.board.open.push(id);
  const how = wasOpen ? 'close' : 'open';
  const opener = maybeFigure(state, who);
  const breaks = !wasOpen && opener !== undefined && isHero(opener) && hasOp(opener, 'breakDoors');
  if (breaks) state.board.broken = [...(state.board.broken ?? []), id];
  const told = { rule: 'DES-25.3', weight: 1, detail: door };
  t.tell(`log.door.${breaks ? 'break' : how}`, { figure: nameOf(state, who) }, told);
  if (!wasOpen) yield* calls(t).offerOverlord(t, { when: 'door-opened', figure: who, door: id });
  yield* calls(t).happen(t, { what: how, door: id, figure: who });
  if (!wasOpen) yield* calls(t).look(t); // DES-26.10
}
