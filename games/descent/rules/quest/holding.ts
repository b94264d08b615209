// Whether a hero has a quest object or a relic about them, and whom it keeps off.

import { boardOf } from '../board.ts';
import { type Hero, isHero, type Monster, rowId, type State } from '../state.ts';

/** By its name in the guide; a relic by its own as well. */
export function isHeldBy(state: Pick<State, 'quest'>, { objects, equipped, pack }: Hero, name: string): boolean {
  const relics = boardOf(state)
    .thingsNamed(name)
    .flatMap(({ spec }) => ('relic' in spec ? [spec.relic] : []));
  return objects.includes(name) || [...equipped, ...pack].some(thing => [name, ...relics].includes(rowId(thing)));
}

/** DES-36.8: what this hero carries keeps somebody with a name from attacking them. */
export function isWarded(state: Pick<State, 'quest'>, from: Hero | Monster, hero: Hero | Monster): boolean {
  if (isHero(from) || from.unique === undefined || !isHero(hero) || hero.objects.length === 0) return false;
  const { unique } = from;
  return hero.objects.some(object =>
    boardOf(state)
      .thingsNamed(object)
      .some(({ spec }) => 'object' in spec && spec.wards?.includes(unique) === true),
  );
}
