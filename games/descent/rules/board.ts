// The quest's board at this moment: what its guide draws, with doors, terrain and stairs as they are now. Kept by what is different, so that
// whoever asks often asks cheaply. It reads the guide, so no page may import it.

import type { Base, Door, Edge, GridMap, Space } from '@veillee/pieces/geometry';
import { areSame, kept } from '@veillee/pieces/kept';
import { guideOf } from '../content/booklet.ts';
import type { Played } from '../content/legend/boards/vocabulary.ts';
import { type QuestBoard, type QuestDoor, readGuide } from '../content/quests/read.ts';
import type { Area } from '../content/quests/vocabulary.ts';
import type { Prop } from '../content/vocabulary.ts';
import { type Ground, groundOf } from './ground.ts';
import {
  type Board,
  type Hero,
  inForce,
  isHero,
  isInTown,
  isUp,
  type Known,
  type Monster,
  onBoard,
  type State,
  standsOn,
} from './state.ts';

/** What the guide of a quest draws: content, made once. */
export const questBoard: (quest: Played) => QuestBoard = kept((quest: Played) => readGuide(guideOf(quest)), 16);

/** The same where one may look exactly between two walls that meet at a corner. */
const openBoard: (quest: Played) => QuestBoard = kept((quest: Played) => readGuide(guideOf(quest), 'open'), 16);

export const boardOf = ({ quest, house }: Pick<State, 'quest'> & Partial<Pick<State, 'house'>>): QuestBoard =>
  house && !house.includes('corner-pinch') ? openBoard(quest) : questBoard(quest); // R1

export function doorOf(state: Pick<State, 'quest'>, id: string): QuestDoor {
  const found = boardOf(state).doors.find(door => door.id === id);
  if (!found) throw new Error(`${state.quest} has no door ${id}`);
  return found;
}

export const isRevealed = (state: Known, at: Space): boolean => revealedNow(state).has(at);

/** All spaces of areas that are revealed. */
export const revealedNow = (state: Known): ReadonlySet<Space> => groundNow(state).revealed;

/** Doors that are on the board, open or shut: those of an area that is revealed (DES-26.2). A hidden one is a wall until it opens. */
export const doorsInPlay = (state: Known): readonly QuestDoor[] =>
  boardOf(state).doors.filter(door => isInPlay(state, door));
export const isInPlay = ({ board }: Known, { id, joins, kind }: QuestDoor): boolean =>
  (kind !== 'hidden' || board.open.includes(id)) && joins.some(area => board.revealed.includes(area));
export const isOpen = (state: Known, door: string): boolean => state.board.open.includes(door);
export const isLocked = (state: Known, door: QuestDoor): boolean => state.guide.locked[door.id] ?? door.locked === true;

/** The floor with every shut door, and what lies on it in areas that are revealed (DES-3.25). */
export function groundNow(state: Known): GroundNow {
  const { board, quest } = state;
  const known = last.get(board);
  if (known && known.quest === quest && isSame(known, board)) return known.ground;
  // A copy of a table is most often like the one that was asked about before. They come and go: to note each would cost more than to compare.
  const pinch = inForce(state, 'corner-pinch');
  if (latest && latest.quest === quest && latest.pinch === pinch && isSame(latest, board)) return latest.ground;
  latest = momentOf(state, pinch);
  last.set(board, latest);
  return latest.ground;
}

function momentOf(state: Known, pinch: boolean): Moment {
  const { board, quest } = state;
  const { open, revealed, stairs, terrain, boulders, crushingWalls } = board;
  return {
    quest,
    pinch,
    open: [...open],
    revealed: [...revealed],
    stairs: [...stairs],
    terrain: { ...terrain },
    boulders: boulders?.map(one => ({ ...one })),
    crushingWalls: crushingWalls?.map(one => ({ ...one })),
    ground: groundOfMoment(state),
  };
}
let latest: Moment | undefined;

/** A ground whose areas are known. */
export interface GroundNow extends Ground {
  readonly revealed: ReadonlySet<Space>;
}

/** What a board was like when it was last asked for: most often nothing has changed since. */
interface Moment extends Pick<Board, 'open' | 'revealed' | 'stairs' | 'terrain' | 'boulders' | 'crushingWalls'> {
  readonly quest: Played;
  readonly pinch: boolean;
  readonly ground: GroundNow;
}
const last = new WeakMap<Board, Moment>();

const NOWHERE: readonly Base[] = [];
/** Where boulders lie. */
export const basesOf = ({ boulders }: Pick<Board, 'boulders'>): readonly Base[] =>
  boulders ? boulders.map(({ at }) => at) : NOWHERE;

const NO_LINES: readonly Edge[] = [];
/** Where crushing walls stand. */
export const crushingLines = ({ crushingWalls }: Pick<Board, 'crushingWalls'>): readonly Edge[] =>
  crushingWalls ? crushingWalls.flatMap(({ lines }) => lines) : NO_LINES;

function isSame(one: Moment, other: Board): boolean {
  if (!areSame(one.open, other.open) || !areSame(one.revealed, other.revealed) || !areSame(one.stairs, other.stairs))
    return false;
  if (!isSameOfBoulders(one, other) || !isSameOfWalls(one, other)) return false;
  let [count, known] = [0, 0];
  for (const at in other.terrain) {
    if (one.terrain[at as Space] !== other.terrain[at as Space]) return false;
    count++;
  }
  for (const _ in one.terrain) known++;
  return count === known;
}

/** Most quests have neither: nothing is gathered to compare nothing. */
const isSameOfBoulders = (one: Moment, other: Board): boolean =>
  (one.boulders ?? other.boulders) === undefined || areSame(basesOf(one), basesOf(other));
const isSameOfWalls = (one: Moment, other: Board): boolean =>
  (one.crushingWalls ?? other.crushingWalls) === undefined || areSame(crushingLines(one), crushingLines(other));

function groundOfMoment(state: Known): GroundNow {
  const { board, quest } = state;
  const changed = Object.entries(board.terrain).map(([at, prop]) => `${at}=${prop}`);
  return grounds(
    [
      quest,
      inForce(state, 'corner-pinch'),
      board.open.join(),
      board.revealed.join(''),
      board.stairs.join(),
      changed.join(),
      basesOf(board).join(),
      crushingLines(board).join(),
    ].join('|'),
    state,
  );
}

const made = new Map<string, GroundNow>();
const KEPT = 256;

function grounds(key: string, state: Known): GroundNow {
  const known = made.get(key);
  if (known) return known;
  const fresh = makeGround(state);
  made.set(key, fresh);
  for (const oldest of made.keys()) {
    if (made.size <= KEPT) break;
    made.delete(oldest);
  }
  return fresh;
}

function makeGround(state: Known): GroundNow {
  const { mapWith, waysWith, doors, areas } = boardOf(state);
  const closed: Door[] = doors.filter(({ id }) => !isOpen(state, id)).map(({ door }) => door);
  const revealed = new Set(state.board.revealed.flatMap(area => areas.get(area) ?? []));
  return {
    ...groundOf(
      mapWith(state.board.stairs),
      closed,
      terrainNow(state),
      basesOf(state.board),
      crushingLines(state.board),
      waysWith(state.board.stairs),
    ),
    revealed,
  };
}

function terrainNow(state: Known): ReadonlyMap<Space, Prop> {
  const { terrain: drawn, areaOf, things } = boardOf(state);
  const lies = new Map<Space, Prop>();
  const lay = (at: Space, prop: Prop): void => {
    if (state.board.revealed.includes(areaOf(at))) lies.set(at, prop);
  };
  for (const [at, prop] of drawn) lay(at, prop);
  for (const { spec, spaces } of things)
    if ('terrain' in spec && !spec.later) for (const at of spaces) lay(at, spec.terrain);
  for (const [at, prop] of Object.entries(state.board.terrain) as [Space, Prop | 'none'][])
    if (prop === 'none') lies.delete(at);
    else lies.set(at, prop);
  return lies;
}

export const mapNow = (state: Known): GridMap => groundNow(state).open;
export const propAt = (state: Known, at: Space): Prop | undefined => groundNow(state).terrain.get(at);
export const areaAt = (state: State, at: Space): Area => boardOf(state).areaOf(at);

/** Two spaces side by side, with nothing between them. Stairs join their ends for steps and attacks alone (DES-17.1, DES-53.5). */
export function isBeside(state: Known, one: Space, other: Space): boolean {
  const map = mapNow(state);
  return map.adjacent(one, other) && map.distance(one, other) === 1;
}

/** Side by side, or one space: familiars share theirs with others. */
export const isNear = (state: Known, one: Space | undefined, other: Space | undefined): boolean =>
  one !== undefined && other !== undefined && (one === other || isBeside(state, one, other));

/** Figures side by side; in Town all are (DES-28.5). */
export function areAdjacent(state: Known, one: Hero | Monster, other: Hero | Monster): boolean {
  if (one.at === undefined || other.at === undefined)
    return isHero(one) && isHero(other) && isInTown(one) && isInTown(other);
  if (isUp(one) || isUp(other)) return false; // DES-89.5
  return standsOn(one).some(from => standsOn(other).some(to => isBeside(state, from, to)));
}

/** The same for attacks, for which the ends of stairs are adjacent (DES-53.5). */
export function isAttackedFromBeside(
  state: Known,
  attacker: Pick<Hero | Monster, 'at'>,
  target: Hero | Monster,
): boolean {
  if (isUp(attacker) || isUp(target)) return false; // DES-89.5
  const map = mapNow(state);
  return standsOn(attacker).some(from => standsOn(target).some(to => map.adjacent(from, to)));
}

/** Neither obstacle nor figure (DES-17.5). */
export const isEmpty = (state: Known, at: Space): boolean =>
  isOnFloor(state, at) &&
  propAt(state, at) === undefined &&
  onBoard(state).every(figure => !standsOn(figure).includes(at));
const isOnFloor = (state: Known, at: Space): boolean => mapNow(state).has(at);
