// Doors as monsters use them, and who stands at one (DES-15.3, DES-25.3).

import type { Why } from '@veillee/pieces/offers';
import type { QuestDoor } from '../../content/quests/read.ts';
import { doorOf, doorsInPlay, isLocked, isOpen, mapNow } from '../board.ts';
import { first, unless } from '../deeds.ts';
import { type Hero, type Monster, onBoard, type State, standsOn } from '../state.ts';

const touches = (state: State, figure: Hero | Monster, { spaces }: QuestDoor): boolean =>
  standsOn(figure).some(at => spaces.some(one => one === at || mapNow(state).adjacent(at, one)));

export const isAtDoor = (state: State, figure: Hero | Monster, door: string | undefined): boolean =>
  door !== undefined && touches(state, figure, doorOf(state, door));

export const doorsBeside = (state: State, figure: Hero | Monster): QuestDoor[] =>
  doorsInPlay(state).filter(door => touches(state, figure, door));

/** Never towards what nobody has seen (DES-25.7); rune doors are for those with a name (DES-25.11). */
export function whyNotDoor(state: State, { rank }: Monster, door: QuestDoor): Why | undefined {
  const isAcross = onBoard(state).some(figure => {
    const at = standsOn(figure);
    return [door.spaces.slice(0, 2), door.spaces.slice(2)].every(side => side.some(one => at.includes(one)));
  });
  return first(
    unless(door.kind !== 'hidden', 'overlord.why.hiddenDoor', 'DES-0.6'),
    unless(!isLocked(state, door), 'overlord.why.lockedDoor', 'DES-0.6'),
    unless(door.kind !== 'rune' || rank === 'unique', 'overlord.why.runeDoor', 'DES-15.4'),
    unless(
      door.joins.every(area => state.board.revealed.includes(area)),
      'overlord.why.unseenDoor',
      'DES-25.7',
    ),
    unless(!(isOpen(state, door.id) && isAcross), 'overlord.why.acrossDoor', 'DES-25.5'),
  );
}
