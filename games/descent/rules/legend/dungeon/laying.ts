// LEG-8.4 to LEG-8.13, LEG-8.27: a level is drawn and laid, the heroes come to its glyph, and the overlord places its leader and a set of minions.

import type { Chance } from '@veillee/kernel';
import type { Space } from '@veillee/pieces/geometry';
import { familiarRow } from '../../../content/familiars.ts';
import { VILLAGER } from '../../../content/legend/boards/chart.ts';
import { type BoardId, LEVELS, type LeaderSpec, type LevelId } from '../../../content/legend/boards/vocabulary.ts';
import { keepLevelOf, levelsWith } from '../../../content/legend/boards.ts';
import type { PlotOp } from '../../../content/legend/vocabulary.ts';
import { monsterRow } from '../../../content/monsters.ts';
import { isFigure } from '../../../content/quests/read.ts';
import type { FigureSize, Group, MonsterId, Rank, Token } from '../../../content/vocabulary.ts';
import { placeFigure, placeMarker } from '../../areas/placing.ts';
import { boardOf, groundNow } from '../../board.ts';
import { calls } from '../../calls.ts';
import { statOf } from '../../effects/stats.ts';
import { giveTokens } from '../../effects/tokens.ts';
import { heroOption } from '../../hero/option.ts';
import { placeKey } from '../../keys.ts';
import { monsterName, nameOf, questText } from '../../names.ts';
import { cardName } from '../../overlord/deck.ts';
import { figuresLeft, placeMonster } from '../../overlord/monsters.ts';
import { gainThreat } from '../../overlord/threat.ts';
import { tell } from '../../quest/telling.ts';
import { clearBoard } from '../../setup/bare-board.ts';
import { buyTreachery, openingHand } from '../../setup/treachery.ts';
import {
  type Flow,
  type Hero,
  type Monster,
  type Position,
  type Stand,
  type State,
  standsOn,
  type T,
} from '../../state.ts';
import { avatarSum } from '../avatar-sheet.ts';
import { setKey } from '../keys.ts';
import { plotOps } from '../plots.ts';
import { inForce, legendOf } from '../record.ts';
import { leading } from '../stronger.ts';
import { tellStory } from '../telling.ts';
import { takeAdvance } from './advances.ts';
import { roomHere } from './bound.ts';
import { fortify } from './fortifying.ts';
import { tellGoal } from './goals.ts';
import { hide, sitesToHide } from './hiding.ts';
import { lastRowHere } from './last.ts';
import { barredDoors } from './laws.ts';
import { depth, dungeonOf, isLeader, isUniqueLevel, lawsHere, levelNow, redOf } from './level.ts';
import type { Standing } from './record.ts';
import { sitesFor } from './sites.ts';

const numberOf = (level: LevelId): number => LEVELS.indexOf(level);

/** LEG-8.4, LEG-8.5: those that nobody has entered yet; once there are none, all that this dungeon has not had. */
export function levelsLeft(state: Pick<State, 'boxes' | 'dungeon' | 'legend'>): LevelId[] {
  const { entered } = dungeonOf(state);
  const { levelsUsed } = legendOf(state);
  const all = levelsWith(state.boxes)
    .map(({ board }) => board)
    .filter(board => !entered.includes(board));
  const fresh = all.filter(board => !levelsUsed.includes(numberOf(board)));
  return fresh.length > 0 ? fresh : all;
}

export function drawLevel(t: T): void {
  const { state } = t;
  const dungeon = dungeonOf(state);
  const level = lastBoard(state) ?? drawn(t);
  dungeon.entered.push(level);
  state.quest = level;
}

/** LEG-9.9, LEG-12.4: behind the last level that was drawn. */
function lastBoard(state: State): BoardId | undefined {
  const dungeon = dungeonOf(state);
  if (depth(dungeon) + 1 < dungeon.levels) return undefined;
  return dungeon.keep ? keepLevelOf(dungeon.keep).board : lastRowHere(legendOf(state))?.board;
}

function drawn(t: T): LevelId {
  const legend = legendOf(t.state);
  const level = nextAhead(t) ?? t.pick(levelsLeft(t.state), 'level');
  const inThis = dungeonOf(t.state).entered.filter(isLevel);
  if (legend.levelsUsed.includes(numberOf(level))) legend.levelsUsed = inThis.map(numberOf); // Reshuffled.
  legend.levelsUsed.push(numberOf(level));
  return level;
}

/** LEG-21.11: by a variant all of them are drawn as the first one is; the overlord alone reads them. */
function nextAhead(t: T): LevelId | undefined {
  const { state } = t;
  const dungeon = dungeonOf(state);
  if (!inForce(legendOf(state), 'house-levels-upfront')) return undefined;
  if (depth(dungeon) === 0) {
    const hasLast = dungeon.keep !== undefined || lastRowHere(legendOf(state)) !== undefined;
    const n = dungeon.levels - (hasLast ? 1 : 0);
    state.guide.ahead = t.shuffle([...levelsLeft(state)], 'level').slice(0, n);
  }
  return state.guide.ahead?.shift();
}
/** Which those are heroes do not know. */
export function redealLevels(state: State, chance: Chance): void {
  const { ahead } = state.guide;
  if (ahead) state.guide.ahead = chance.shuffle([...levelsLeft(state)], 'level').slice(0, ahead.length);
}
const isLevel = (board: BoardId): board is LevelId => LEVELS.some(level => level === board);

/** What lay on the last level is gone; the overlord's cards, threat and Powers go on (LEG-8.12, LEG-8.48). */
function clear(state: State): void {
  const { glyphs } = state.overlord;
  clearBoard(state);
  if (glyphs) {
    glyphs.reserve.push(...Object.values(glyphs.under).filter(dark => dark !== undefined));
    glyphs.under = {};
  }
  Object.assign(dungeonOf(state), {
    markerUp: true,
    exhausted: 0,
    since: state.round,
    stirred: [],
    searched: [],
    opened: [],
    chests: 0,
    done: [],
  });
}

/** The next level. */
export function* openLevel(t: T): Flow<Position> {
  const { state } = t;
  const win = questText(state, 'text', 'win');
  if (state.round === 0) {
    yield* buyTreachery(t);
    yield* fortify(t);
    yield* takeAdvance(t);
    gainThreat(t, avatarSum(state, 'dungeonThreat'), 'LEG-3.12');
    gainThreat(t, threatOf(plotOps(legendOf(state))), 'LEG-17.2');
    state.overlord.hand.push(...t.draw(state.overlord.deck, openingHand(state))); // LEG-8.12
    foresee(t);
  } else {
    tellStory(t, win, 'LEG-8.25');
    clear(state);
    drawLevel(t);
  }
  const dungeon = dungeonOf(state);
  const words = { n: depth(dungeon), all: dungeon.levels, level: questText(state, 'area', '0') };
  t.tell('log.dungeon.level', words, { rule: 'LEG-8.4', weight: 5, detail: 0 });
  yield* layOut(t);
  tell(t, 'intro', 'all', 'LEG-8.10');
  tellGoal(t);
  return { at: 'arrival', hero: 0 };
}

const threatOf = (ops: readonly PlotOp[]): number =>
  ops.reduce((sum, op) => (op.op === 'dungeonThreat' ? sum + op.n : sum), 0);

/** What the oracle has promised: the first hand lies open, once, for all to read. */
function foresee(t: T): void {
  const legend = legendOf(t.state);
  if (!legend.foresight) return;
  legend.foresight--;
  t.reveal();
  const cards = t.state.overlord.hand.map(card => cardName(card));
  t.tell('log.dungeon.foreseen', { cards, n: cards.length }, { rule: 'LEG-10.7', weight: 3 });
}

/** LEG-8.9: all of it at once, behind closed doors too. */
export function* layOut(t: T): Flow {
  const { state } = t;
  t.reveal();
  state.board.revealed = [0];
  const { things, doors } = boardOf(state);
  state.board.open = doors.filter(({ open }) => open).map(({ id }) => id);
  for (const [number, { spec, later }] of things.map(
    (one, n) => [n, { spec: one.spec, later: one.spec.later }] as const,
  )) {
    if (later) continue;
    if (isFigure(spec)) yield* placeFigure(t, number);
    else placeMarker(t, number);
  }
  placeVillagers(state);
}

/** Those whom the heroes find there, and who go with them (DRF-8.14); a cub goes as villagers do (LEG-20.8). */
function placeVillagers(state: State): void {
  const [first] = state.heroes;
  if (first && lawsHere(state, 'walks-along').length > 0)
    for (const at of marked(state, 'villager'))
      placeMonster(state, { kind: VILLAGER.figure, rank: 'normal', at, owner: first.id, came: 'villager' });
}

/** Whoever follows a hero comes with them, and whoever comes with a skill or a thing joins (DES-35.1). */
export function comesAlong(state: State, hero: Hero): void {
  for (const familiar of state.companions)
    if (familiar.owner === hero.id && familiarRow(familiar.id).speed !== undefined) familiar.at = hero.at;
  hero.ready = true;
}

// ---- who waits there ----

function* place(t: T, kind: MonsterId, rank: Rank, sites: readonly Stand[], came: Standing): Flow<Monster | undefined> {
  const { state } = t;
  if (sites.length === 0 || figuresLeft(state, kind, came === 'twin' ? 'normal' : rank) <= 0) return undefined;
  const words = { monster: monsterName(state, { kind, rank, came }) };
  const optionOf = (at: Stand) => ({
    key: placeKey.make(at),
    text: 'place.here',
    on: [...standsOn({ at })],
  });
  const how = { rule: 'LEG-8.8', with: words, outlook: () => ({ rises: { kind, rank } }) };
  const at =
    sites.length === 1
      ? (sites[0] as Stand)
      : yield* t.choose(state.overlord.seat, 'dungeon.place', sites, optionOf, how);
  const monster = placeMonster(state, { kind, rank, at, came });
  t.tell('log.placed', { monster: nameOf(state, monster.id) }, { rule: 'LEG-8.8', weight: 1 });
  return monster;
}

const marked = (state: State, name: string): readonly Space[] =>
  boardOf(state)
    .thingsNamed(name)
    .flatMap(({ spaces }) => spaces);

/** LEG-6.40, LEG-8.8, LEG-8.49: on its mark, with what it has more than a master of its form. */
export function* placeLeader(t: T, among: readonly Space[] = marked(t.state, 'leader')): Flow<Monster | undefined> {
  const { state } = t;
  const { leader } = levelNow(state);
  if (!leader) return undefined;
  const { size } = monsterRow(leader.monster);
  const free = sitesFor(state, size);
  const covering = free.filter(at => standsOn({ at }).some(one => among.includes(one)));
  const monster = yield* place(
    t,
    leader.monster,
    isUniqueLevel(state) ? 'unique' : leader.rank, // LEG-21.15
    covering.length > 0 ? covering : nearest(state, free, among),
    'leader',
  );
  if (monster) lead(state, monster, leader);
  return monster;
}

/** LEG-8.22: another like it, on the stand of a normal monster, where the overlord likes in its room. */
function* placeTwin(t: T): Flow {
  const { state } = t;
  const { leader } = levelNow(state);
  if (!leader || lawsHere(state, 'twins').length === 0) return;
  const room = roomHere(state);
  const isElsewhere = (at: Space): boolean => !room.includes(at);
  const sites = sitesFor(state, monsterRow(leader.monster).size, isElsewhere);
  const twin = yield* place(t, leader.monster, leader.rank, sites, 'twin');
  if (twin) lead(state, twin, leader);
}

/** As near as can be to where they would stand. */
function nearest(state: State, free: readonly Stand[], among: readonly Space[]): readonly Stand[] {
  const { bare } = groundNow(state).open;
  const far = (at: Stand): number =>
    Math.min(...standsOn({ at }).flatMap(one => among.map(to => bare.distance(one, to))));
  const least = Math.min(...free.map(far));
  return free.filter(at => far(at) === least);
}

function lead(state: State, monster: Monster, leader: LeaderSpec): void {
  monster.changes = [leading(legendOf(state), leader)];
  monster.wounds = statOf(state, monster.id, 'maxWounds');
}

export function* placeMinions(t: T): Flow<Position> {
  const { state } = t;
  const dungeon = dungeonOf(state);
  if (lawsHere(state, 'leader-late').length === 0) yield* placeLeader(t);
  yield* placeTwin(t);
  const { minions } = levelNow(state);
  const sets = minions.map((figures, n) => ({ figures, id: 'ABC'[n] ?? String(n) }));
  const optionOf = ({ id, figures }: (typeof sets)[number]) => ({
    key: setKey.make(id),
    text: 'dungeon.set',
    with: { set: id, monsters: figures.map(told) },
  });
  const { figures } = yield* t.choose(state.overlord.seat, 'dungeon.minions', sets, optionOf, { rule: 'LEG-8.8' });
  const red = redOf(state);
  const isHiding = inForce(legendOf(state), 'house-hidden-minions');
  if (isHiding) t.tell('log.dungeon.hidden', { monsters: figures.map(told) }, { rule: 'LEG-21.14', weight: 2 });
  for (const { monster, rank, n } of figures)
    for (let count = 0; count < n; count++)
      yield* isHiding
        ? hide(t, monster, rank, sitesToHide(state, monster, red))
        : place(
            t,
            monster,
            rank,
            sitesFor(state, monsterRow(monster).size, at => red.has(at)),
            'minion',
          );
  state.guide.locked = { ...state.guide.locked, ...barredDoors(state) };
  for (const hero of state.heroes) yield* calls(t).moment(t, 'area-revealed', { figure: hero.id, area: 0 });
  yield* markOne(t);
  dungeon.since = state.round;
  return { at: 'round' }; // LEG-8.11, LEG-8.27
}
/** LEG-17.2: by a card of the plot one hero has a token of the overlord's choice of hero as each level begins. */
function* markOne(t: T): Flow {
  const { state } = t;
  const { heroes, overlord } = state;
  for (const op of plotOps(legendOf(state))) {
    if (op.op !== 'levelTokens') continue;
    const hero = yield* t.choose(overlord.seat, 'dungeon.temple.burns', heroes, heroOption, { rule: 'LEG-17.2' });
    for (const [token, n] of Object.entries(op.tokens) as [Token, number][]) giveTokens(t, hero, token, n);
  }
}
const told = ({ monster, rank, n }: Group) => ({
  text: 'dungeon.group',
  with: { n, monster: { text: rank === 'normal' ? `monster.${monster}` : `monster.${monster}.as-master` } },
});

// ---- leaders who come later ----

/** LEG-20.6: one who has fallen is back where it began; one who was called comes beside its furnishing, or where that was. */
export function* leaderComes(t: T): Flow {
  const { state } = t;
  const { done } = dungeonOf(state);
  if (state.monsters.some(isLeader)) return;
  if (done.includes('leader-fell') && !done.includes('leader-back')) {
    done.push('leader-back');
    yield* comesIn(t, marked(state, 'leader'));
  }
  const [late] = lawsHere(state, 'leader-late');
  if (late && done.includes('leader-called') && !done.includes('leader-came')) {
    done.push('leader-came');
    const { open } = groundNow(state);
    const by = marked(state, late.beside);
    yield* comesIn(
      t,
      by.flatMap(at => open.places.filter(to => open.distance(at, to) === 1)),
    );
    tell(t, 'leader-enters', 'all', 'LEG-20.6');
  }
}

function* comesIn(t: T, among: readonly Space[]): Flow {
  yield* giveWay(t, among);
  const monster = yield* placeLeader(t, among);
  if (monster) monster.ready = true;
}

/** Whoever stands on its one space goes a space aside, as the overlord likes, and no trap is set off by it. */
function* giveWay(t: T, among: readonly Space[]): Flow {
  const { state } = t;
  const [only] = among;
  if (among.length !== 1 || only === undefined) return;
  const figure = [...state.heroes, ...state.monsters].find(one => standsOn(one).includes(only));
  if (!figure) return;
  const size: FigureSize = standsOn(figure).length > 1 && 'kind' in figure ? monsterRow(figure.kind).size : '1x1';
  const sites = nearest(
    state,
    sitesFor(state, size, at => among.includes(at)),
    among,
  );
  if (sites.length === 0) return;
  const optionOf = (at: Stand) => ({ key: placeKey.make(at), text: 'place.here', on: [...standsOn({ at })] });
  const how = { rule: 'LEG-20.6', with: { figure: nameOf(state, figure.id) } };
  figure.at = (yield* t.choose(state.overlord.seat, 'dungeon.aside', sites, optionOf, how)) as never;
}
