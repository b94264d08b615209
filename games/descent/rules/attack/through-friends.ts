// Attacks that begin on the space of a friend, as if whoever makes them stood there (DRF-2.4a, Spiritwalker). Pure.

import type { Space } from '@veillee/pieces/geometry';
import { REACH_HERE } from '../../content/legend/changes.ts';
import type { Kind } from '../../content/vocabulary.ts';
import { groundNow, mapNow } from '../board.ts';
import { working } from '../effects/held.ts';
import { laid } from '../ground.ts';
import { figureOf, type Hero, isHero, type Known, type Monster, onBoard, sideOf, standsOn } from '../state.ts';
import type { Attacking } from './attacking.ts';
import { aimOf } from './sight.ts';

/** Spaces of friends through whom attacks of this kind can be made, what has been animated included; familiars are none. */
export function friendsWith(state: Known, hero: Hero, kind: Kind): readonly Space[] {
  const { at: own } = hero;
  if (own === undefined || hero.monkey !== undefined) return NOWHERE;
  let reach = 0;
  for (const { op } of working(hero, 'strikeFrom')) if (op.kind === kind) reach = Math.max(reach, op.within);
  if (state.legend) reach = Math.min(reach, REACH_HERE.strikeFrom); // DRF-5.2
  if (reach === 0) return NOWHERE;
  const { bare } = mapNow(state);
  const friends = onBoard(state).filter(({ id }) => id !== hero.id && sideOf(id) === 'heroes');
  return friends.flatMap(standsOn).filter(at => bare.distance(own, at) <= reach);
}

const NOWHERE: readonly Space[] = [];

/** The table as it would be with the hero in the place of that friend: whoever stands where one looks from bars no view. */
export const asIf = <Table extends Known>(state: Table, { id }: Hero, from: Space): Table => ({
  ...state,
  heroes: state.heroes.map(one => (one.id === id ? { ...one, at: from } : one)),
});

/** Whoever attacks, standing where the attack begins. */
export function strikerOf(state: Known, { by, from }: Pick<Attacking, 'by' | 'from'>): Hero | Monster {
  const figure = figureOf(state, by);
  return from === undefined || !isHero(figure) ? figure : { ...figure, at: from };
}

/** Whether it still can be made: the friend stands there, near enough, and the target is in reach from there. */
export function canThrough(state: Known, hero: Hero, from: Space, { kind, form, space }: Attacking): boolean {
  if (!friendsWith(state, hero, kind).includes(from)) return false;
  if (form === 'breath' || form === 'bolt') return laid(groundNow(state), form, [from]).length > 0;
  return aimOf(asIf(state, hero, from), { ...hero, at: from }, kind)(space);
}
