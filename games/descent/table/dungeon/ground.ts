// The floor as a seat sees it, for previews on the page: where a way leads, and what nobody looks at. What can be done the decision says.

import type { Text } from '@veillee/kernel';
import { type Door, type Edge, gridMap, isOfKind, pointOf, type Space, space } from '@veillee/pieces/geometry';
import type { Prop } from '../../content/vocabulary.ts';
import { type Ground, groundOf, mapFor } from '../../rules/ground.ts';
import { crossingOf, isOverPits, reachOf } from '../../rules/hero/reach.ts';
import { type Hero, inForce, type Monster, standsOn } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';

export function groundSeen({ floor, walls, doors, stairs, ground, house, board }: View): Ground {
  const shut = doors.filter(({ open }) => !open);
  const map = gridMap({
    spaces: Object.values(floor).flat(),
    walls,
    pinch: house.includes('corner-pinch') ? 'blocks' : 'open',
    doors: Object.fromEntries(doors.map(({ door, edges }): [Door, readonly Edge[]] => [door, edges])),
    links: stairs.flatMap(({ at, colour }, n) =>
      stairs.slice(n + 1).flatMap(other => (other.colour === colour ? [[at, other.at] as const] : [])),
    ),
  });
  const terrain = new Map(Object.entries(ground) as [Space, Prop][]);
  return groundOf(
    map,
    shut.map(({ door }) => door),
    terrain,
    (board.boulders ?? []).map(({ at }) => at),
    (board.crushingWalls ?? []).flatMap(({ lines }) => lines),
  );
}

export const isSpace = (thing: string): thing is Space => isOfKind(thing as Space, 'space');

export const revealedSpaces = ({ floor, board }: View): readonly Space[] =>
  board.revealed.flatMap(area => floor[area] ?? []);

/** What the area is called in which a space lies, once it has come to light. */
export function areaNameAt({ floor, areas }: Pick<View, 'floor' | 'areas'>, at: Space): Text | undefined {
  const [area] = Object.entries(floor).find(([, spaces]) => spaces.includes(at)) ?? [];
  return area === undefined ? undefined : areas[Number(area)];
}

/** The way a hero would walk to a space for so many points, by the rules' own reach: for the line that is drawn before anybody goes. */
export function wayOf(view: View, ground: Ground, hero: Hero, to: Space, cost: number): readonly Space[] | undefined {
  const { at, id, monkey } = hero;
  const gait = view.sheets[id]?.gait;
  if (!at || !gait) return undefined;
  const enemies = new Set(view.monsters.flatMap(standsOn));
  const friends = view.heroes.flatMap(other => (other.at && other.id !== id ? [other.at] : []));
  const walker = {
    at,
    gait,
    monkey: monkey !== undefined,
    map: mapFor(ground, isOverPits(gait)),
    terrain: ground.terrain,
    spanned: ground.spanned,
    enemies,
    taken: new Set([...enemies, ...friends]),
    revealed: new Set(revealedSpaces(view)),
    square: inForce(view, 'no-corner-cutting'),
  };
  return reachOf(walker, cost).path(to) ?? crossingOf(walker, cost)?.path(to);
}

/** The upper left space of a base, and how many spaces it covers across and down. */
export function baseOf(monster: Pick<Monster, 'at'>): { readonly at: Space; readonly size: readonly [number, number] } {
  const points = standsOn(monster).map(pointOf);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { at: space(left, top), size: [Math.max(...xs) - left + 1, Math.max(...ys) - top + 1] };
}
