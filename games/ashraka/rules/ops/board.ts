// Ops on tokens, markers and flags, and what a victory brings.

import type { Rules, Table } from '@veillee/kernel';
import { type Node, node } from '@veillee/pieces/geometry';
import { maybeRemove, remove } from '@veillee/pieces/piles';
import type { AllyId, Characteristic, Op, Proviso } from '../../content/vocabulary.ts';
import { placeName, placeOption } from '../board.ts';
import { stepKey } from '../keys.ts';
import { secret } from '../secrets.ts';
import { freshSheet, grant, questSteps } from '../sheet.ts';
import { allyName, type Hero, heroName, type State, sheetOf } from '../state.ts';
import { actorOf, type Doing, type Scope } from './scope.ts';

const spot = (at: 'this' | string, scope: Scope): Node | undefined => (at === 'this' ? actorOf(scope).at : node(at));

/** R49, as an option: tokens run out as they would on a table. */
const IN_THE_BOX = { markers: 7, locks: 4, portals: 2, events: 10 };

/** Lays a token that is not there yet, if one is left. */
function lay({ house }: State, tokens: Node[], at: Node, inTheBox: number): void {
  if (!tokens.includes(at) && (!house.scarce || tokens.length < inTheBox)) tokens.push(at);
}

/** R43: a Lock goes only where a text says so. */
function* unlock(t: Table<State>, scope: Scope): Rules {
  const { locks } = t.state;
  if (locks.length === 0) return;
  const how = { rule: 'ASH-10.7' };
  const at = yield* t.choose(actorOf(scope).seat, 'lock.which', locks, placeOption(t.state), how);
  remove(locks, at);
  t.tell('log.lock.gone', { place: placeName(t.state, at, 'at') }, { rule: 'ASH-10.7', weight: 3 });
}

function isDone({ flags, falls, track }: State, proviso: Proviso | undefined): boolean {
  if (proviso === undefined) return true;
  if ('flag' in proviso) return flags.includes(proviso.flag);
  return 'noKO' in proviso ? falls === 0 : track.length >= proviso.tilesLeft;
}

/** ASH-17.14: the player of the hero names the step. */
function* questUpgrade(t: Table<State>, hero: Hero): Rules {
  const { id, seat } = hero;
  const sheet = sheetOf(t.state, hero);
  const steps = questSteps(id, sheet);
  if (steps.length === 0) return;
  const optionOf = (what: Characteristic) => ({
    key: stepKey.make(what),
    text: `characteristic.${what}`,
    on: [`step:${id}:${what}`],
  });
  const how = { rule: 'ASH-17.14', with: { hero: heroName(hero) } };
  const what = yield* t.choose(seat, 'quest.step', steps, optionOf, how);
  const moved = grant(id, sheet, what);
  const told = { hero: heroName(hero), what: { text: `characteristic.${what}` } };
  t.tell(moved > 0 ? 'log.quest.step' : 'log.quest.granted', told, {
    rule: 'ASH-17.14',
    weight: 4,
    scene: { of: 'deed', part: 'quest' },
  });
}

/** Whether a victory brings what this instruction names: its deed was done, and nobody has it yet (ASH-9.14, ASH-19.5). */
export function isBrought(state: State, op: Op): boolean {
  if (op.op === 'unlock.ally') return isDone(state, op.when) && !state.allies.includes(op.ally);
  return op.op !== 'unlock.hero' || !state.unlocked.includes(op.hero);
}

function unlockAlly(t: Table<State>, ally: AllyId): void {
  t.state.allies.push(ally);
  const told = { ally: allyName({ id: ally }), words: secret(`ally.${ally}.joins`) };
  t.tell('log.ally', told, { rule: 'ASH-19.5', weight: 5, scene: { of: 'deed', part: 'ally' } });
}

export const boardOps: Doing<
  | 'token.set'
  | 'token.place'
  | 'token.remove'
  | 'marker.place'
  | 'marker.remove'
  | 'flag.set'
  | 'adventure.win'
  | 'unlock.ally'
  | 'unlock.hero'
  | 'unlock.allySlot2'
  | 'questUpgrade'
> = {
  'token.set'(t, { symbol, at }, scope) {
    const place = spot(at, scope);
    const { events, house } = t.state;
    const isLeft = !house.scarce || Object.keys(events).length < IN_THE_BOX.events;
    if (place !== undefined && (place in events || isLeft)) events[place] = symbol;
  },
  'token.place'({ state }, { token, at }) {
    if (token === 'lock') lay(state, state.locks, node(at), IN_THE_BOX.locks);
    else if (token === 'portal-blue') lay(state, state.portals.blue, node(at), IN_THE_BOX.portals);
    else if (token === 'portal-orange') lay(state, state.portals.orange, node(at), IN_THE_BOX.portals);
    else state.merchants[node(at)] = token === 'merchant-1' ? 1 : 2;
  },
  *'token.remove'(t, op, scope) {
    if (op.token === 'lock') return yield* unlock(t, scope);
    const place = spot('this', scope);
    if (place !== undefined) delete t.state.events[place];
  },
  'marker.place'({ state }, { path }) {
    const isLeft = !state.house.scarce || state.crossed.length < IN_THE_BOX.markers;
    if (isLeft && !state.crossed.includes(path)) state.crossed.push(path);
  },
  'marker.remove'({ state }, { path }) {
    maybeRemove(state.crossed, path);
  },
  'flag.set'({ state }, { flag }) {
    if (!state.flags.includes(flag)) state.flags.push(flag);
  },
  'adventure.win'({ state }) {
    state.phase = 'won';
  },
  'unlock.ally'(t, op) {
    if (isBrought(t.state, op)) unlockAlly(t, op.ally);
  },
  'unlock.hero'(t, op) {
    if (!isBrought(t.state, op)) return;
    const { hero } = op;
    t.state.unlocked.push(hero);
    t.state.sheets[hero] ??= freshSheet(hero);
    t.tell('log.hero', { hero: heroName({ id: hero }) }, { rule: 'ASH-4.12', weight: 5 });
  },
  'unlock.allySlot2'(t) {
    t.state.bag.allySlots = 2;
    t.tell('log.ally.slot', {}, { rule: 'ASH-14.1', weight: 3 });
  },
  *questUpgrade(t) {
    for (const hero of t.state.heroes) yield* questUpgrade(t, hero);
  },
};
