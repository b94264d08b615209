// DES-51, DES-52: boulders roll before anything else in the overlord's turn, over whoever is in their way, round ramps, until they break.

import { type Space, spacesOf } from '@veillee/pieces/geometry';
import { propRow } from '../../content/props.ts';
import { OPPOSITE } from '../../content/quests/compass.ts';
import type { Side as Compass } from '../../content/quests/vocabulary.ts';
import { groundNow } from '../board.ts';
import { calls } from '../calls.ts';
import { isBorne } from '../ground-under.ts';
import { nameOf } from '../names.ts';
import { isSunk } from '../overlord/treading.ts';
import { throwDice } from '../quest/dice.ts';
import {
  type Boulder,
  type BoulderId,
  type FigureId,
  type Flow,
  type Hero,
  isEgg,
  type Monster,
  markersOf,
  onBoard,
  type State,
  standsOn,
  type T,
} from '../state.ts';
import { kill } from '../wounds.ts';
import { type Around, rolledOn, turnedBy } from './boulder-way.ts';

const boulderOf = ({ board }: State, id: BoulderId): Boulder | undefined => board.boulders?.find(one => one.id === id);

/** The ranges of its dice together; a miss has none (DES-51.10). */
export function* rollBoulder(t: T, id: BoulderId): Flow {
  const thrown = throwDice(t, propRow('boulder').rolls ?? {});
  const n = thrown.reduce((sum, { face }) => sum + (face.miss ? 0 : (face.range ?? 0)), 0);
  t.tell('log.boulder.rolls', { n }, { rule: 'DES-51.2', weight: 3 });
  yield* move(t, id, n);
}

/** A script pushes one: so many spaces on, or straight back, where no ramp turns it (R101). */
export function* pushBoulder(t: T, id: BoulderId, n: number): Flow {
  t.tell('log.boulder.rolls', { n: Math.abs(n) }, { rule: 'DES-26.8', weight: 3 });
  yield* move(t, id, Math.abs(n), n < 0);
}

function* move(t: T, id: BoulderId, spaces: number, back = false): Flow {
  const { state } = t;
  const from = boulderOf(state, id)?.at;
  for (let left = spaces; left > 0; left--) {
    const boulder = boulderOf(state, id); // Whom it kills may have it removed.
    if (!boulder) break;
    const direction = back ? OPPOSITE[boulder.direction] : boulder.direction;
    if (!(yield* step(t, boulder, direction, !back))) break;
  }
  if (boulderOf(state, id)?.at !== from) yield* calls(t).look(t); // What it hid may be seen now (DES-26.1).
}

/** One space further; whether it rolls on. */
function* step(t: T, boulder: Boulder, direction: Compass, turns: boolean): Flow<boolean> {
  const { state } = t;
  const { id, at } = boulder;
  const around = aroundOf(state, id);
  const next = rolledOn(around, { at, direction });
  if (typeof next === 'string') {
    shatter(t, boulder, `log.boulder.breaks.${next}`, 'DES-51.6');
    return false;
  }
  const { spaces, falls } = next;
  boulder.at = next.at;
  sweep(t, spaces);
  const crushed = new Set<FigureId>();
  for (;;) {
    const met = inTheWay(state, spaces, falls).find(one => !crushed.has(one.id));
    if (!met) break;
    crushed.add(met.id);
    t.tell('log.boulder.crushes', { figure: nameOf(state, met.id) }, { rule: 'DES-51.3', weight: 3 });
    yield* kill(t, met.id, { kind: 'trap', what: 'boulder' });
  }
  const left = boulderOf(state, id);
  if (!left) return false;
  if (falls) {
    shatter(t, left, 'log.boulder.falls', 'DES-51.7');
    return false;
  }
  if (turns) turn(t, left, turnedBy(around, next));
  return true;
}

const aroundOf = (state: State, id: BoulderId): Around => ({
  ground: groundNow(state),
  others: (state.board.boulders ?? []).flatMap(other => (other.id === id ? [] : spacesOf(other.at))),
  rampAt: at => markersOf(state, 'ramp').find(ramp => ramp.at === at)?.direction,
});

/** DES-51.3, DES-51.7, DES-51.8: everybody there, but whoever is in a pit that it only crosses. Flyers are never in one (DES-51.9). */
function inTheWay(state: State, spaces: readonly Space[], falls: boolean): (Hero | Monster)[] {
  const ground = groundNow(state);
  return onBoard(state).filter(figure => {
    const { at } = figure;
    if (at === undefined || isEgg(figure) || !standsOn(figure).some(one => spaces.includes(one))) return false;
    return falls || !isSunk({ ground, flies: isBorne(state, figure) }, at);
  });
}

/** DES-51.4: rubble is gone; water and whatever else lies there stays (DES-51.5, R57). */
function sweep(t: T, spaces: readonly Space[]): void {
  const { terrain } = groundNow(t.state).below;
  const swept = spaces.filter(at => terrain.get(at) === 'rubble');
  if (swept.length === 0) return;
  for (const at of swept) t.state.board.terrain[at] = 'none';
  t.tell('log.boulder.sweeps', {}, { rule: 'DES-51.4', weight: 1 });
}

function turn(t: T, boulder: Boulder, direction: Compass): void {
  if (direction === boulder.direction) return;
  boulder.direction = direction;
  t.tell('log.boulder.turns', { direction: { text: `direction.${direction}` } }, { rule: 'DES-52.2', weight: 2 });
}

function shatter(t: T, { id }: Boulder, text: string, rule: string): void {
  const { board } = t.state;
  board.boulders = board.boulders?.filter(one => one.id !== id);
  t.tell(text, {}, { rule, weight: 3 });
}
