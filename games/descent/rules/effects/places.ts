// Effects that put figures elsewhere: Telekinesis, Knockback, a step through the dark.

import { base, type GridMap, pointOf, rectangleOf, type Space, space } from '@veillee/pieces/geometry';
import { propRow } from '../../content/props.ts';
import { seesSpace } from '../attack/sight.ts';
import { groundNow, isRevealed, mapNow } from '../board.ts';
import { calls } from '../calls.ts';
import { landings, mapFor } from '../ground.ts';
import { isBorne } from '../ground-under.ts';
import { placeKey } from '../keys.ts';
import { nameOf } from '../names.ts';
import { sizeOf } from '../overlord/monsters.ts';
import {
  type FigureId,
  type Flow,
  figureOf,
  type Hero,
  isBase,
  isGlyphAwake,
  isHero,
  type Known,
  keptFree,
  livingMonsters,
  type Monster,
  maybeFigure,
  onBoard,
  type Stand,
  type State,
  standsOn,
  type T,
  takenSpaces,
} from '../state.ts';
import { endOrder } from '../wounds.ts';
import { feelAuras } from './aura.ts';

/** The same figure with its base moved so far. */
function shifted(at: Stand, right: number, down: number): Stand {
  if (isBase(at)) {
    const { x, y, wide, high } = rectangleOf(at);
    return base(x + right, y + down, wide, high);
  }
  const { x, y } = pointOf(at);
  return space(x + right, y + down);
}

const others = (state: Known, figure: Hero | Monster): Space[] => [
  ...onBoard(state).flatMap(one => (one.id === figure.id ? [] : standsOn(one))),
  ...keptFree(state),
];

/** Where a figure would stand whose first space comes to lie there. */
function standAt(figure: Hero | Monster, to: Space): Stand {
  const at = figure.at as Stand;
  const [first] = standsOn(figure);
  const [from, there] = [pointOf(first as Space), pointOf(to)];
  return shifted(at, there.x - from.x, there.y - from.y);
}

/** A hero sees where they come to be; no monster comes to where nobody has looked (R84). */
const mayCome = (state: Known, figure: Hero | Monster, spaces: readonly Space[]): boolean =>
  isHero(figure) || spaces.every(at => isRevealed(state, at));

/** Where a blow can throw it: one place for each landing (DES-73, R15). */
export const throwsOf = (state: State, figure: Hero | Monster, further = 0): Stand[] =>
  landings(groundNow(state), [...standsOn(figure)], others(state, figure), further)
    .filter(spaces => mayCome(state, figure, spaces))
    .map(spaces => standAt(figure, spaces[0] as Space));

/** Where a push of one space can bring it, as it moves itself: nobody there, and nothing that blocks movement (DRF-2.9c). */
export function pushesOf(state: Known, figure: Hero | Monster): Stand[] {
  if (!isHero(figure) && figure.egg) return [];
  const ground = groundNow(state);
  const { terrain } = ground;
  const map = mapFor(ground, isBorne(state, figure));
  const taken = new Set(others(state, figure));
  const isFree = (at: Space): boolean => {
    const prop = terrain.get(at);
    return !taken.has(at) && !(prop && propRow(prop).blocksMovement);
  };
  const mayStay = (at: Space): boolean => isHero(figure) || !isGlyphAwake(state, at);
  return stepsOf(map, figure).filter(at => {
    const spaces = standsOn({ at });
    return spaces.every(one => isFree(one) && mayStay(one)) && mayCome(state, figure, spaces);
  });
}

/** Where one step leads: a large figure goes as it walks (DES-18.12 to DES-18.15). */
function stepsOf(map: GridMap, figure: Hero | Monster): readonly Stand[] {
  const { at } = figure;
  if (at === undefined) return [];
  if (!isBase(at)) return map.neighbours(at).filter(to => map.distance(at, to) === 1); // not by stairs (DES-17.1)
  const size = isHero(figure) ? '1x1' : sizeOf(figure);
  return size === '1x1' ? [] : map.large(size).neighbours(at);
}

/** It has come to stand there by somebody else's doing: it has moved (DES-73.12), and ground and auras do their work (DES-73.6). */
export function* putAt(t: T, id: FigureId, at: Stand, rule: string, text: string): Flow {
  const { state } = t;
  const figure = figureOf(state, id);
  const from = figure.at as Stand;
  if (isHero(figure)) {
    figure.at = at as Space;
    endOrder(figure, 'move');
  } else figure.at = at;
  t.tell(text, { figure: nameOf(state, id) }, { rule, moves: [{ what: id, from, to: at }], weight: 1 });
  yield* calls(t).stepOn(t, id, { own: false, from });
  if (maybeFigure(state, id)?.at === at) yield* feelAuras(t, id);
}

/** How a place for a figure is offered. */
export const placeOption = (state: State, id: FigureId, text: string) => (at: Stand) => ({
  key: placeKey.make(at),
  text,
  with: { figure: nameOf(state, id) },
  on: [...standsOn({ at })],
});

/** Monsters so near to a space, whatever lies between. */
export function monstersWithin(state: State, from: Space | undefined, n: number): Monster[] {
  if (!from) return [];
  const near = new Set(mapNow(state).bare.within(from, n));
  return livingMonsters(state).filter(monster => standsOn(monster).some(at => near.has(at)));
}

/** Empty spaces in sight of a hero. */
export function seenEmpty(state: State, hero: Hero): Space[] {
  const { open, terrain } = groundNow(state);
  const taken = new Set([...takenSpaces(state), ...keptFree(state)]);
  return open.places.filter(at => !terrain.has(at) && !taken.has(at) && seesSpace(state, hero, at)); // DES-17.5
}

export const inSight = (state: State, hero: Hero): (Hero | Monster)[] =>
  onBoard(state).filter(one => one.id === hero.id || standsOn(one).some(at => seesSpace(state, hero, at)));
