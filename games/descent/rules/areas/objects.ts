// Quest objects: taken for nothing, given for 1 movement point, in nobody's way; they fall where their bearer is killed.

import type { Space } from '@veillee/pieces/geometry';
import { maybeRemove } from '@veillee/pieces/piles';
import { propRow } from '../../content/props.ts';
import { boardOf, propAt } from '../board.ts';
import { heroName } from '../card-names.ts';
import { deed } from '../deed-kinds.ts';
import { questText } from '../names.ts';
import { numbersOf } from '../quest/places.ts';
import { type Hero, isBase, sheetOf, type T } from '../state.ts';
import { nearestSites, placeMarker } from './placing.ts';

/** It comes into somebody's hands, wherever it was. */
export function objectFor(t: T, hero: Hero, object: string): void {
  const { state } = t;
  const numbers = numbersOf(boardOf(state), object);
  for (const other of state.heroes) maybeRemove(other.objects, object);
  state.board.markers = state.board.markers.filter(({ thing }) => thing === undefined || !numbers.includes(thing));
  for (const number of numbers) if (!state.guide.taken.includes(number)) state.guide.taken.push(number);
  hero.objects.push(object);
  const told = { hero: heroName(sheetOf(hero)), thing: questText(state, 'object', object) };
  t.tell('log.finds', told, { rule: 'DES-28.2', weight: 2, scene: deed('object') });
}

/** Their bearer is dead: they lie there for anybody, or beside it where nobody could stand: under a block, in water (R99). */
export function dropObjects(t: T, hero: Hero, at: Space): void {
  const { state } = t;
  const prop = propAt(state, at);
  const [nearest] = prop && propRow(prop).blocksMovement ? nearestSites(state, { size: '1x1' }, [at]) : [];
  const to = nearest !== undefined && !isBase(nearest) ? nearest : at;
  for (const object of hero.objects) {
    const [number] = numbersOf(boardOf(state), object);
    if (number !== undefined) placeMarker(t, number, to);
    t.tell('log.falls', { thing: questText(state, 'object', object) }, { rule: 'DES-26.8', weight: 2 });
  }
  hero.objects = [];
}
