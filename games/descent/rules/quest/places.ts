// Where the places of a guide are now: things that were moved, objects that are carried, figures that walk (DES-26.8).

import { type Space, sidesOf, spacesOf } from '@veillee/pieces/geometry';
import { isFigure, isLoose, type QuestBoard, type ThingKind } from '../../content/quests/read.ts';
import type { Where } from '../../content/quests/vocabulary.ts';
import { boardOf } from '../board.ts';
import { type Known, standsOn } from '../state.ts';
import type { About } from './facts.ts';
import { isHeldBy } from './holding.ts';

const HERE = '$here';
const AROUND = 'around:';
const NOWHERE: ReadonlySet<Space> = new Set();

/** The numbers in the guide of what has this name. */
export function numbersOf(board: QuestBoard, name: string): readonly number[] {
  const named = board.thingsNamed(name);
  return named.map(thing => board.things.indexOf(thing));
}

/** Where a thing or a figure is at present; undefined: where it is drawn. */
function nowOf(state: Known, name: string, { here }: About): readonly Space[] | undefined {
  if (name === HERE) return here ?? [];
  const board = boardOf(state);
  const numbers = numbersOf(board, name);
  if (numbers.length === 0) return undefined;
  const figures = state.monsters.filter(
    ({ thing, unique }) => unique === name || (thing !== undefined && numbers.includes(thing)),
  );
  if (figures.length > 0) return figures.flatMap(standsOn);
  const lies = state.board.markers.filter(({ thing }) => thing !== undefined && numbers.includes(thing));
  if (lies.length > 0) return lies.map(({ at }) => at);
  const rolled = state.board.boulders?.filter(({ thing }) => thing !== undefined && numbers.includes(thing)) ?? [];
  if (rolled.length > 0) return rolled.flatMap(({ at }) => spacesOf(at));
  const pressed =
    state.board.crushingWalls?.filter(({ thing }) => thing !== undefined && numbers.includes(thing)) ?? [];
  if (pressed.length > 0) return pressed.flatMap(({ lines }) => lines.flatMap(line => [...sidesOf(line)]));
  const bearer = state.heroes.find(hero => isHeldBy(state, hero, name));
  if (bearer) return bearer.at ? [bearer.at] : [];
  // What nobody bears and lies nowhere is not where it was drawn.
  return numbers.some(number => WANDERS.includes(board.things[number]?.kind ?? 'spot'))
    ? familiarAt(state, board, numbers)
    : undefined;
}

const WANDERS: readonly ThingKind[] = ['relic', 'familiar'];

const familiarAt = ({ companions }: Known, { things }: QuestBoard, numbers: readonly number[]): readonly Space[] =>
  numbers.flatMap(number => {
    const spec = things[number]?.spec;
    return companions.flatMap(({ id, at }) => (at && spec && 'familiar' in spec && spec.familiar === id ? [at] : []));
  });

// Most places never move: they are looked up once.
const fixed = new WeakMap<QuestBoard, Map<string, ReadonlySet<Space> | undefined>>();

function mayMove(board: QuestBoard, name: string): boolean {
  if (name === HERE) return true;
  if (name.startsWith(AROUND)) return mayMove(board, name.slice(AROUND.length));
  const region = board.guide.regions?.[name];
  if (region) return region.some(part => mayMove(board, part));
  return board
    .thingsNamed(name)
    .some(({ spec, kind }) => isFigure(spec) || kind === 'object' || WANDERS.includes(kind) || isLoose(spec));
}

function fixedPlace(board: QuestBoard, name: string): ReadonlySet<Space> | undefined {
  const known = fixed.get(board) ?? new Map<string, ReadonlySet<Space> | undefined>();
  fixed.set(board, known);
  if (known.has(name)) return known.get(name);
  const place = mayMove(board, name) ? undefined : new Set(board.spacesOf(name) ?? []);
  known.set(name, place);
  return place;
}

/** The spaces of a place at this moment. */
export function placeNow(state: Known, where: Where, about: About = {}): ReadonlySet<Space> {
  const board = boardOf(state);
  const still = typeof where === 'string' ? fixedPlace(board, where) : undefined;
  if (still) return still;
  const found = board.spacesOf(where, name => nowOf(state, name, about));
  return found ? new Set(found) : NOWHERE;
}
