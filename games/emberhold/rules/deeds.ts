// EMB-2, EMB-3: what a figure may do. Each deed is an option and what it does, so no key is ever taken apart.

import type { FigureDeed, Params, Rules, Seat, Table } from '@veillee/kernel';
import { place, type Space } from '@veillee/pieces/geometry';
import { remove } from '@veillee/pieces/piles';
import { FIGURES, type Kind, type Room, TRAPS, type Trap } from '../content/dungeon.ts';
import { finish } from './ending.ts';
import { dungeonOf, type Figure, foesOf, mapOf, nameOf, type State, sideOf, walkOf, whyNoAttack } from './state.ts';

const RULES = { attack: 'EMB-2.3', open: 'EMB-2.4', take: 'EMB-2.4', move: 'EMB-2.1' };
const HIT = 4;
/** What a draught heals, and a cloak keeps off. */
export const COMFORT = 2;

export function deedsOf(state: State, figure: Figure): readonly FigureDeed<State>[] {
  const deed = (what: keyof typeof RULES, on: string, run: FigureDeed<State>['run'], more: Params = {}) => {
    const words = { text: `do.${what}`, with: { figure: nameOf(figure), ...more }, rule: RULES[what] };
    return { option: { ...words, key: `${what}:${on}`, on: [on] }, run };
  };
  const walk = walkOf(state, figure);
  const moves = walk.places.filter(to => to !== figure.at);
  const attacks = (figure.acted ? [] : foesOf(state, figure)).map(foe => ({
    ...deed('attack', foe.id, t => attack(t, figure, foe), { target: nameOf(foe) }),
    why: whyNoAttack(state, figure, foe),
  }));
  const rooms = sideOf(figure) === 'warden' || figure.acted ? [] : [...dungeonOf(state).rooms.entries()];
  const inRooms = rooms.flatMap(([n, { id, door, outside, chest }]) => {
    const isClosed = state.closed.includes(door);
    if (isClosed && outside.includes(figure.at)) return [deed('open', door, t => open(t, figure, n))];
    const isNear = mapOf(state).distance(figure.at, chest) <= 1 && !state.emptied.includes(id);
    return isNear && !isClosed ? [deed('take', place('chest', id), t => take(t, figure, n))] : [];
  });
  return [...attacks, ...inRooms, ...moves.map(to => deed('move', to, t => move(t, figure, walk.path(to) ?? [])))];
}

function* move(t: Table<State>, figure: Figure, way: readonly Space[]): Rules {
  const { state } = t;
  const walked = way.slice(0, 1);
  for (const to of way.slice(1)) {
    if (figure.steps === 0) break;
    figure.at = to;
    figure.steps--;
    walked.push(to);
    const isAlone = state.figures.every(({ id, at }) => id === figure.id || at !== to);
    if (sideOf(figure) === 'heroes' && isAlone && dungeonOf(state).loose.includes(to)) yield* loose(t, figure);
  }
  if (figure.health <= 0) return;
  const moves = [{ what: figure.id, from: way[0] ?? '', to: figure.at }];
  t.tell('log.move', { figure: nameOf(figure) }, { rule: 'EMB-2.1', moves, detail: walked });
  const down = sideOf(figure) === 'heroes' && figure.at === dungeonOf(state).stairs;
  if (down && state.found.includes('key')) yield* finish(t, 'heroes'); // EMB-1.2
}

/** EMB-3.1: the warden is asked whether or not they hold a trap, and nobody learns which. */
function* loose(t: Table<State>, hero: Figure): Rules {
  const { hand, discard, sides } = t.state;
  const traps = [...new Set(hand)].sort();
  const options = traps.map(key => ({ key, text: `trap.${key}`, on: [place('trap', key)] }));
  const trap = yield* t.choose(sides.indexOf('warden'), 'trap.spring', options, {
    rule: 'EMB-3.1',
    with: { figure: nameOf(hero) },
    pass: { text: 'trap.wait' },
    window: { id: 'trap', matters: true, secret: true, when: [`enters:${hero.kind}`] },
  });
  if (trap === undefined) return;
  remove(hand, trap);
  discard.push(trap);
  const { wounds, ends } = TRAPS[trap as Trap];
  t.tell('log.trap', { figure: nameOf(hero), trap: { text: `trap.${trap}` } }, { rule: 'EMB-3.1', weight: 2 });
  if (ends !== 'nothing') hero.steps = 0;
  if (ends === 'turn') hero.acted = true;
  yield* wound(t, hero, wounds);
}

/** EMB-2.2: each die that shows four or more is a wound; a blade adds a die. */
function* attack(t: Table<State>, figure: Figure, target: Figure): Rules {
  figure.acted = true;
  const blade = sideOf(figure) === 'heroes' && t.state.found.includes('blade') ? 1 : 0;
  const detail = Array.from({ length: FIGURES[figure.kind].dice + blade }, () => t.roll(6, 'dice'));
  const hits = detail.filter(roll => roll >= HIT).length;
  const scene = { of: 'attack', part: sideOf(figure), won: hits > 0 };
  const told = { figure: nameOf(figure), target: nameOf(target), rolls: detail.join(' '), hits };
  const brings = { seat: figure.seat, coins: { wounds: hits } };
  t.tell('log.attack', told, { rule: 'EMB-2.2', detail, scene, brings, weight: 1 });
  yield* wound(t, target, hits);
}

/** EMB-2.2: whoever has no health left leaves the map. */
function* wound(t: Table<State>, target: Figure, wounds: number): Rules {
  target.health -= wounds;
  if (target.health > 0) return;
  target.steps = 0;
  t.state.figures = t.state.figures.filter(({ id }) => id !== target.id);
  t.tell('log.falls', { figure: nameOf(target) }, { rule: 'EMB-2.2', weight: 2 });
  if (target.kind === 'golem') yield* finish(t, 'heroes'); // EMB-1.2
  if (!t.state.figures.some(figure => sideOf(figure) === 'heroes')) yield* finish(t, 'warden'); // EMB-1.2
}

/** EMB-2.4: the room is seen, and its guard awakes. */
function* open(t: Table<State>, figure: Figure, n: number): Rules {
  const { closed, guards, figures, sides } = t.state;
  const room = dungeonOf(t.state).rooms[n] as Room;
  figure.acted = true;
  remove(closed, room.door);
  const guard = newFigure(guards[n] as Kind, room.id, room.guard, sides.indexOf('warden'));
  figures.push(guard);
  t.reveal();
  t.tell('log.open', { figure: nameOf(figure), guard: nameOf(guard) }, { rule: 'EMB-2.4', weight: 1 });
}

export const newFigure = (kind: Kind, id: string, at: Space, seat: Seat): Figure => {
  const { health } = FIGURES[kind];
  return { id: place(kind, id), kind, seat, at, health, steps: 0, acted: true };
};

/** EMB-2.4: a draught is drunk, a cloak put on; the rest is carried. */
function* take(t: Table<State>, figure: Figure, n: number): Rules {
  const { state } = t;
  figure.acted = true;
  state.emptied.push(dungeonOf(state).rooms[n]?.id ?? '');
  const find = state.finds[n] as string;
  t.tell('log.take', { figure: nameOf(figure), find: { text: `find.${find}` } }, { rule: 'EMB-2.4', weight: 3 });
  const heroes = state.figures.filter(each => sideOf(each) === 'heroes');
  if (find !== 'draught') state.found.push(find);
  if (find === 'draught' || find === 'cloak') for (const hero of heroes) hero.health += COMFORT;
}
