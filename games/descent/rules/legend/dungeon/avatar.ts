// LEG-12.11 to LEG-12.24: the avatar appears on the last level of the keep, and the fight with it is the last of the campaign.

import type { Space } from '@veillee/pieces/geometry';
import { avatarRow } from '../../../content/legend/avatars.ts';
import { PORTAL, RED } from '../../../content/legend/boards/chart.ts';
import type { Appears, Arrival, KeepLevelRow } from '../../../content/legend/boards/vocabulary.ts';
import { keepLevelOf } from '../../../content/legend/boards.ts';
import { monsterRow } from '../../../content/monsters.ts';
import { propRow } from '../../../content/props.ts';
import type { FigureSize } from '../../../content/vocabulary.ts';
import { boardOf, groundNow, isEmpty, propAt } from '../../board.ts';
import { calls, type Happening } from '../../calls.ts';
import { statOf } from '../../effects/stats.ts';
import { giveTokens } from '../../effects/tokens.ts';
import { dropFeats } from '../../feats/hand.ts';
import { orderKey, placeKey } from '../../keys.ts';
import { monsterName, nameOf, questText } from '../../names.ts';
import { figuresLeft, placeMonster, removeMonster, takesAlong } from '../../overlord/monsters.ts';
import { sitesOn } from '../../overlord/sites.ts';
import {
  type Flow,
  type Hero,
  heroOf,
  isHeroId,
  type Known,
  type Monster,
  markersAt,
  markersOf,
  type Position,
  type Stand,
  type State,
  sheetOf,
  sideOf,
  standsOn,
  type T,
  takenSpaces,
} from '../../state.ts';
import { letOut } from '../../stomach.ts';
import { boughtOps } from '../avatar-sheet.ts';
import { leaveField } from '../field.ts';
import { avatarName } from '../names.ts';
import { boardOver } from '../play.ts';
import { inForce, legendOf } from '../record.ts';
import { tellOf, tellStory } from '../telling.ts';
import { type AvatarOrder, placeAvatarOrder } from './avatar-orders.ts';
import { gainedIn } from './ending.ts';
import { enslave } from './enslaved.ts';
import { dungeonOf, isAvatars, isLeader } from './level.ts';

const rowOf = (state: Known): KeepLevelRow => {
  const { keep } = dungeonOf(state);
  if (!keep) throw new Error('this is no keep');
  return keepLevelOf(keep);
};

/** The avatar itself, not who is like it (LEG-20.12). */
export const avatarOf = (state: Known): Monster | undefined =>
  state.monsters.find(({ id }) => id === dungeonOf(state).avatar);

// ---- when it appears ----

/** LEG-12.24: nobody puts it off for longer. */
const LATEST = 10;

/** By what has just happened. */
function brings(state: State, appears: Appears, what: Happening): boolean {
  const turn = state.round - dungeonOf(state).since;
  const isTurn = what.what === 'turnStart' && what.side === 'overlord';
  const isFallen = what.what === 'kill' && what.came !== undefined && isLeader({ came: what.came });
  if (isTurn && turn >= LATEST) return true;
  switch (appears.on) {
    case 'region':
      return (
        what.what === 'enter' &&
        isHeroId(what.figure) &&
        (what.to ?? [what.at]).some(at => boardOf(state).spacesOf(appears.region)?.includes(at))
      );
    case 'leader-killed':
      return isFallen;
    case 'glyphs': // One shines from the beginning.
      return what.what === 'glyph' && markersOf(state, 'glyph').filter(({ active }) => active).length > appears.n;
    case 'chest-or-leader':
      return what.what === 'chest' || isFallen;
    case 'turn-or-leader':
      return (isTurn && turn >= appears.turn) || isFallen;
    case 'red-door':
      return what.what === 'open' && boardOf(state).doors.some(({ id, colour }) => id === what.door && colour === RED);
  }
}

export function* heedOnLast(t: T, what: Happening): Flow {
  const { state } = t;
  const dungeon = dungeonOf(state);
  if (dungeon.avatar === undefined) {
    if (brings(state, rowOf(state).appears, what)) yield* appear(t);
    return;
  }
  if (what.what === 'kill' && what.figure === dungeon.avatar) {
    dungeon.slain = true;
    if (state.turn) state.turn.ended = true;
  }
  if (what.what === 'activate' && what.figure === dungeon.avatar) yield* brood(t);
  if (what.what === 'heroKilled') heroFalls(t, heroOf(state, what.hero), what);
}

// ---- how it appears ----

function* appear(t: T): Flow {
  const { state } = t;
  const dungeon = dungeonOf(state);
  const { keep } = dungeon;
  const { before, after, at } = rowOf(state);
  if (!keep) return;
  const gained = gainedIn(state);
  for (const one of before) yield* arrive(t, one);
  clear(state);
  // Whoever led the level is gone with the others: nobody is left behind a door without a key (LEG-8.21, R221).
  if (!state.board.keys.includes(RED)) {
    state.board.keys.push(RED);
    t.tell('log.dungeon.key', {}, { rule: 'LEG-8.21', weight: 4 });
  }
  dropFeats(state);
  grow(t, gained.heroes);
  const { monster: kind } = avatarRow(keep);
  const to = yield* makeRoom(t, monsterRow(kind).size, marked(state, at === 'portal' ? PORTAL : 'leader'));
  const avatar = placeMonster(state, { kind, rank: 'unique', at: to, person: keep });
  dungeon.avatar = avatar.id;
  swell(state, avatar, gained.overlord);
  avatar.ready = state.phase === 'overlord';
  t.tell('log.dungeon.avatarAppears', { avatar: avatarName(keep) }, { rule: 'LEG-12.11', weight: 8 });
  tellOf(t, 'LEG-12.11', ['avatar', keep, 'appears']);
  for (const one of after) yield* arrive(t, one);
  yield* comesWith(t, avatar);
  yield* enslave(t);
}

/** LEG-16.2: with one of these orders on itself. */
function* comesWith(t: T, avatar: Monster): Flow {
  const orders = boughtOps(legendOf(t.state), 'comesWith').flatMap(op => op.orders);
  if (orders.length === 0) return;
  const optionOf = (order: AvatarOrder) => ({ key: orderKey.make(order), text: `order.${order}`, on: [avatar.id] });
  const how = { rule: 'LEG-16.2', with: { avatar: nameOf(t.state, avatar.id) } };
  placeAvatarOrder(t, avatar, yield* t.choose(t.state.overlord.seat, 'dungeon.lastOrder', orders, optionOf, how));
}

const marked = (state: State, name: string): readonly Space[] =>
  boardOf(state)
    .thingsNamed(name)
    .flatMap(({ spaces }) => spaces);

/** LEG-12.11, LEG-12.13: all other monsters and all cards are gone. */
function clear(state: State): void {
  const { overlord } = state;
  for (const { id, owner, at } of [...state.monsters])
    if (owner === undefined) {
      letOut(state, id, standsOn({ at })[0]);
      removeMonster(state, id);
    }
  Object.assign(overlord, { hand: [], deck: [], discard: [], played: [], powers: [], acting: undefined });
}

/** LEG-12.11, LEG-12.12, LEG-21.3: for pairs of what heroes have gained in the keep; by a variant for fours of all. */
function grow(t: T, gained: number): void {
  const legend = legendOf(t.state);
  const all = inForce(legend, 'sob-3');
  const n = all ? Math.floor(((legend.before?.heroes ?? 0) + gained) / 4) : Math.floor(gained / 2);
  for (const hero of t.state.heroes) {
    const trained = legend.heroes.find(({ sheet }) => sheet === sheetOf(hero));
    if (!trained) continue;
    trained.maxWounds += n;
    hero.wounds += n;
  }
  if (n > 0) t.tell('log.dungeon.heroesGrow', { n }, { rule: 'LEG-12.11', weight: 2 });
}

/** LEG-12.11, LEG-12.12: two for each point of the overlord's. */
function swell(state: State, avatar: Monster, gained: number): void {
  const legend = legendOf(state);
  const points = inForce(legend, 'sob-3') ? (legend.before?.overlord ?? 0) + gained : gained;
  avatar.changes = [{ wounds: 2 * points }];
  avatar.wounds = statOf(state, avatar.id, 'maxWounds');
}

/** LEG-12.23: over one of these spaces; whoever is in the way goes as near as can be, as their player likes. */
function* makeRoom(t: T, size: FigureSize, among: readonly Space[]): Flow<Stand> {
  const { state } = t;
  const ground = groundNow(state);
  const stays = new Set(ground.open.places.filter(at => !bars(state, at)));
  const sites = sitesOn(ground, stays, size).filter(at => standsOn({ at }).some(one => among.includes(one)));
  const optionOf = (at: Stand) => ({ key: placeKey.make(at), text: 'place.here', on: [...standsOn({ at })] });
  const how = { rule: 'LEG-12.23', with: { avatar: avatarName(dungeonOf(state).keep ?? 'titan') } };
  const to: Stand = yield* t.choose(state.overlord.seat, 'dungeon.avatarAt', sites, optionOf, how);
  const covered = standsOn({ at: to });
  for (const hero of state.heroes)
    if (hero.at !== undefined && covered.includes(hero.at)) yield* giveWay(t, hero, covered);
  for (const one of state.monsters) if (standsOn(one).some(at => covered.includes(at))) removeMonster(state, one.id);
  for (const familiar of state.companions)
    if (familiar.at !== undefined && covered.includes(familiar.at))
      familiar.at = nearest(state, familiar.at, covered)[0] ?? familiar.at;
  return to;
}
const bars = (state: State, at: Space): boolean => {
  const prop = propAt(state, at);
  return prop !== undefined && (propRow(prop).kind === 'obstacle' || propRow(prop).blocksMovement === true);
};

function nearest(state: State, from: Space, but: readonly Space[]): Space[] {
  const { open } = groundNow(state);
  const taken = new Set([...takenSpaces(state), ...but]);
  const free = open.places.filter(at => !taken.has(at) && !bars(state, at));
  const least = Math.min(...free.map(at => open.bare.distance(from, at)));
  return free.filter(at => open.bare.distance(from, at) === least);
}

function* giveWay(t: T, hero: Hero, covered: readonly Space[]): Flow {
  const spaces = nearest(t.state, hero.at as Space, covered);
  const optionOf = (at: Space) => ({ key: placeKey.make(at), text: 'place.here', on: [at] });
  const how = { rule: 'LEG-12.23', with: { hero: nameOf(t.state, hero.id) } };
  const at = yield* t.choose(hero.seat, 'dungeon.asideForAvatar', spaces, optionOf, how);
  const moves = [{ what: hero.id, from: hero.at as Space, to: at }];
  hero.at = at;
  t.tell('log.dungeon.aside', { hero: nameOf(t.state, hero.id) }, { rule: 'LEG-12.23', moves });
}

// ---- what comes with it ----

function* arrive(t: T, arrival: Arrival): Flow {
  const { state } = t;
  switch (arrival.as) {
    case 'orders-discarded':
      for (const hero of state.heroes) hero.order = undefined;
      t.tell('log.dungeon.noOrders', {}, { rule: 'DRF-5.18', weight: 2 });
      return;
    case 'tokens': // R233
      for (const hero of state.heroes)
        if (hero.at !== undefined)
          for (const [token, n] of Object.entries(arrival.tokens) as [keyof typeof arrival.tokens, number][])
            giveTokens(t, hero, token, n);
      return;
    case 'clones':
      for (let n = 0; n < arrival.n + moreClones(state); n++) addClone(t);
      return;
    case 'ground-beside-chests':
      return yield* layBesideChests(t, arrival);
  }
}

const moreClones = (state: State): number => boughtOps(legendOf(state), 'clones').reduce((sum, { n }) => sum + n, 0);

/** LEG-16.2: as its turn begins others come beside it, as many as there are figures and room for. */
function* brood(t: T): Flow {
  const { state } = t;
  for (const { monster: kind, n } of boughtOps(legendOf(state), 'broods'))
    for (let count = 0; count < n; count++) {
      const avatar = avatarOf(state);
      if (!avatar || figuresLeft(state, kind, 'normal') <= 0) return;
      const ground = groundNow(state);
      const taken = new Set(takenSpaces(state));
      const free = ground.open.places.filter(at => !taken.has(at) && !bars(state, at));
      const isBeside = (at: Stand): boolean =>
        standsOn({ at }).some(one => standsOn(avatar).some(own => ground.open.adjacent(own, one)));
      const sites = sitesOn(ground, new Set(free), monsterRow(kind).size).filter(isBeside);
      if (sites.length === 0) return;
      const words = { monster: monsterName(state, { kind, rank: 'normal' }) };
      const optionOf = (at: Stand) => ({ key: placeKey.make(at), text: 'place.here', on: [...standsOn({ at })] });
      const at = yield* t.choose(state.overlord.seat, 'dungeon.place', sites, optionOf, {
        rule: 'LEG-16.2',
        with: words,
      });
      const young = placeMonster(state, { kind, rank: 'normal', at });
      young.ready = true;
      t.tell('log.placed', { monster: nameOf(state, young.id) }, { rule: 'LEG-16.2', weight: 2 });
    }
}

/** LEG-20.12: like the avatar, with a third of its wounds. */
function addClone({ state }: T): void {
  const avatar = avatarOf(state);
  const [from] = standsOn(avatar ?? {});
  if (!avatar || from === undefined) return;
  const [at] = nearest(state, from, []);
  if (at === undefined) return;
  const { kind, person } = avatar;
  const clone = placeMonster(state, { kind, rank: 'unique', at, ...(person && { person }) });
  clone.changes = [...(avatar.changes ?? [])];
  const whole = statOf(state, avatar.id, 'maxWounds');
  clone.changes.push({ wounds: Math.ceil(whole / 3) - whole });
  clone.wounds = statOf(state, clone.id, 'maxWounds');
  clone.ready = avatar.ready;
}

/** Beside each chest, opened or not, as the overlord likes. */
function* layBesideChests(t: T, { prop, n }: Extract<Arrival, { as: 'ground-beside-chests' }>): Flow {
  const { state } = t;
  const name = { text: `prop.${prop}` };
  const chests = boardOf(state).things.flatMap(({ spec, spaces }) => ('chest' in spec ? [spaces] : []));
  for (const spaces of chests)
    for (let count = 0; count < n; count++) {
      const { open } = groundNow(state);
      const isFree = (at: Space): boolean => isEmpty(state, at) && markersAt(state, at).length === 0;
      const free = [...new Set(spaces.flatMap(at => open.neighbours(at)))].filter(isFree);
      if (free.length === 0) break;
      const optionOf = (at: Space) => ({ key: placeKey.make(at), text: 'place.here', on: [at] });
      const how = { rule: 'LEG-12.11', with: { prop: name } };
      const at = yield* t.choose(state.overlord.seat, 'dungeon.lay', free, optionOf, how);
      state.board.terrain[at] = prop;
      t.tell('log.dungeon.lays', { prop: name }, { rule: 'LEG-12.11', weight: 1 });
    }
}

// ---- how it ends ----

/**
 * LEG-12.16, LEG-12.17: whom the overlord kills, by whatever hand or token, is out of the game, and that heals the avatar. Who dies of a step of their own
 * or by a friend does neither (R217).
 */
function heroFalls(t: T, hero: Hero, what: Extract<Happening, { readonly what: 'heroKilled' }>): void {
  const { state } = t;
  if (!isByOverlord(state, what)) return;
  const avatar = avatarOf(state);
  if (avatar) calls(t).heal(t, avatar.id, 2 * (what.worth ?? 0));
  Object.assign(hero, { waits: true, ready: false });
  takesAlong(t, hero);
  t.tell('log.dungeon.out', { hero: nameOf(state, hero.id) }, { rule: 'LEG-12.16', weight: 5 });
}

/** R217 */
const isByOverlord = ({ phase }: State, { by, kind }: Extract<Happening, { readonly what: 'heroKilled' }>): boolean =>
  by === undefined ? kind === 'token' || phase === 'overlord' : sideOf(by) === 'overlord';

/** LEG-12.20: it is dead, or all of them are out. */
export function* whatNextInKeep(t: T): Flow<Position | undefined> {
  const { state } = t;
  const dungeon = dungeonOf(state);
  const isLost = dungeon.avatar !== undefined && state.heroes.every(({ waits }) => waits);
  if (!dungeon.slain && !isLost) return undefined;
  const side = dungeon.slain ? 'heroes' : 'overlord';
  t.tell(dungeon.slain ? 'log.dungeon.foiled' : 'log.dungeon.victory', {}, { rule: 'LEG-12.20', weight: 9 });
  state.turn = undefined;
  state.overlord.acting = undefined;
  if (!legendOf(state).board) return yield* calls(t).finish(t, side);
  if (dungeon.slain) tellStory(t, questText(state, 'text', 'win'), 'LEG-12.20');
  const dead = state.heroes.filter(({ waits }) => waits).map(sheetOf);
  leaveField(state);
  return boardOver(t, { party: dungeon.slain ? 'won' : 'died', dead });
}

export const isLastFight = (state: Known): boolean =>
  state.dungeon !== undefined && isAvatars(state.dungeon) && state.dungeon.avatar !== undefined;
