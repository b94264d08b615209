// LEG-8.15, LEG-8.25 to LEG-8.28, LEG-8.43 to LEG-8.45: a level is over when nobody is left on it and somebody waits in the portal; a dungeon, when that was its
// last, when the party flees or when the overlord's deck has run out twice on one level.

import { type Flow, isInTown, type Position, type State, type T } from '../../state.ts';
import { fleeKey } from '../keys.ts';
import { legendOf } from '../record.ts';
import { whatNextInKeep } from './avatar.ts';
import { endDungeon } from './ending.ts';
import { dungeonOf, isAvatars, isLast } from './level.ts';

/** LEG-8.25, LEG-8.26: all have gone, somebody of them ahead. */
const isDeserted = ({ heroes }: State): boolean =>
  heroes.length > 0 && heroes.every(hero => hero.waits || isInTown(hero)) && heroes.some(({ waits }) => waits);

const MOST_EXHAUSTIONS = 2;

/** Where play goes on, if not as it would: the next level; nowhere, where the dungeon is over. */
export function* whatNext(t: T): Flow<Position | undefined> {
  const { state } = t;
  const dungeon = dungeonOf(state);
  if (isAvatars(dungeon)) return yield* whatNextInKeep(t);
  const out = yield* maybeEject(t);
  if (out) return out;
  if (!isDeserted(state)) return undefined;
  if (isLast(dungeon)) return yield* endDungeon(t, 'won');
  return { at: 'level' };
}

/** LEG-8.15: as soon as the draw is over, be it in the middle of a hero’s turn (A12). */
export function* maybeEject(t: T): Flow<Position | undefined> {
  const { exhausted, keep } = dungeonOf(t.state);
  return exhausted >= MOST_EXHAUSTIONS && !keep ? yield* endDungeon(t, 'ejected') : undefined;
}

/** LEG-8.43, LEG-8.45: a party that is all in Tamalir may stay there. */
export function* maybeFlee(t: T): Flow<Position | undefined> {
  const { state } = t;
  if (!state.heroes.every(isInTown) || dungeonOf(state).keep) return undefined; // LEG-12.9
  const key = yield* t.choose(
    legendOf(state).treasurer,
    'dungeon.flee',
    [{ key: fleeKey, text: 'dungeon.flees', rule: 'LEG-8.45' }],
    { rule: 'LEG-8.45', pass: { text: 'dungeon.goesOn' } },
  );
  return key === undefined ? undefined : yield* endDungeon(t, 'fled');
}
