// LEG-6.5 to LEG-6.12, LEG-6.19: an encounter that is a fight: its ground is laid, the heroes begin awake or asleep, and the overlord places who waits
// for them.

import type { Space } from '@veillee/pieces/geometry';
import { remove } from '@veillee/pieces/piles';
import { lawsOf } from '../../../content/legend/boards/reading.ts';
import type { GroundId } from '../../../content/legend/boards/vocabulary.ts';
import { groundRow, grounds, inPlayOf } from '../../../content/legend/boards.ts';
import { monsterRow } from '../../../content/monsters.ts';
import type { MonsterId, Rank } from '../../../content/vocabulary.ts';
import { calls } from '../../calls.ts';
import { heroName } from '../../card-names.ts';
import { statOf } from '../../effects/stats.ts';
import { giveTokens } from '../../effects/tokens.ts';
import { heroKey, placeKey, walkKey } from '../../keys.ts';
import { incidentText, monsterName, nameOf, questText } from '../../names.ts';
import { figuresLeft, placeMonster } from '../../overlord/monsters.ts';
import { clearBoard } from '../../setup/bare-board.ts';
import {
  type Flow,
  type Hero,
  type Monster,
  type Position,
  type Stand,
  type State,
  sheetOf,
  standsOn,
  type T,
  takenSpaces,
} from '../../state.ts';
import { throwPower } from '../dice.ts';
import { comesAlong, layOut, sitesFor } from '../dungeon/laying.ts';
import type { Standing } from '../dungeon/record.ts';
import { legendOf } from '../record.ts';
import { fightOf, fightRow, outdoorsOf, spotsOf } from './ground.ts';
import type { Outdoors } from './record.ts';

/** LEG-6.5: the ground is drawn, and whether it is an ambush is rolled (LEG-6.8). */
export function meet(t: T, incident: Outdoors['incident']): Position {
  const { state } = t;
  const { board } = t.pick(inPlayOf(grounds, state.boxes), 'ground');
  sweep(state, board);
  state.outdoors = {
    incident,
    ambush: rollAmbush(t, incident, board),
    fled: [],
    dead: [],
    waiting: [],
    bought: [],
    searched: [],
    over: undefined,
  };
  return { at: 'ground' };
}

/** LEG-6.15: neither threat nor cards. Nothing of another board is left. */
function sweep(state: State, ground: GroundId): void {
  state.quest = ground;
  state.phase = 'heroes';
  clearBoard(state);
  Object.assign(state.overlord, { threat: 0, hand: [], deck: [], discard: [], played: [], powers: [] });
}

/** LEG-6.8: one die, or as many as the ground says. */
function rollAmbush(t: T, incident: Outdoors['incident'], board: GroundId): boolean {
  const n = lawsOf(groundRow(board), 'ambush-dice')[0]?.n ?? 1;
  const faces = Array.from({ length: n }, () => throwPower(t));
  const isAmbush = faces.some(face => fightRow(incident).ambush.includes(face));
  const words = { faces: faces.map(face => ({ text: `powerFace.${face}` })) };
  t.tell(isAmbush ? 'log.outdoors.ambush' : 'log.outdoors.awake', words, { rule: 'LEG-6.8', weight: 3 });
  return isAmbush;
}

/** LEG-6.19: all of it is read out, and the heroes begin where the dice have said. */
export function* layGround(t: T): Flow<Position> {
  const { state } = t;
  const { incident } = outdoorsOf(state);
  yield* layOut(t);
  const words = { incident: incidentText(incident, 'name'), ground: questText(state, 'area', '0') };
  t.tell('log.outdoors.met', words, { rule: 'LEG-6.5', weight: 5 });
  t.tell('log.story', { story: incidentText(incident, 'text', 'intro') }, { rule: 'LEG-6.19', weight: 3 });
  for (const n of fightOf(state).abilities.keys())
    t.tell('log.story', { story: incidentText(incident, 'ability', String(n + 1)) }, { rule: 'LEG-6.19', weight: 1 });
  yield* outdoorsOf(state).ambush ? sleep(t) : begin(t);
  for (const hero of state.heroes) {
    comesAlong(state, hero);
    yield* calls(t).moment(t, 'setup', { figure: hero.id });
  }
  return { at: 'foes' };
}

/** LEG-6.10: on the dead ends of the start tile, as they like. */
function* begin(t: T): Flow {
  for (const hero of t.state.heroes) hero.at = yield* oneOf(t, hero, spotsOf(t.state).deadEnds, 'LEG-6.10');
}

/** LEG-6.9: one of them is on watch, all others sleep. */
function* sleep(t: T): Flow {
  const { state } = t;
  const { stump, bedrolls } = spotsOf(state);
  const optionOf = (hero: Hero) => ({
    key: heroKey.make(sheetOf(hero)),
    text: `hero.${sheetOf(hero)}`,
    on: [hero.id],
    figure: hero.id,
  });
  const watch = yield* t.choose(legendOf(state).treasurer, 'outdoors.watch', state.heroes, optionOf, {
    rule: 'LEG-6.9',
  });
  watch.at = stump[0];
  for (const hero of state.heroes) {
    if (hero === watch) continue;
    hero.at = yield* oneOf(t, hero, bedrolls, 'LEG-6.9');
    giveTokens(t, hero, 'asleep', 1); // LEG-6.14
  }
}

/** One of these on which nobody is yet. */
function* oneOf(t: T, hero: Hero, among: readonly Space[], rule: 'LEG-6.9' | 'LEG-6.10'): Flow<Space> {
  const left = [...among];
  for (const at of takenSpaces(t.state)) if (left.includes(at)) remove(left, at);
  const [only] = left;
  if (only !== undefined && left.length === 1) return only;
  const optionOf = (at: Space) => ({ key: walkKey.make(at), text: 'setup.place', on: [at] });
  return yield* t.choose(hero.seat, 'setup.arrival', left, optionOf, { rule, with: { hero: heroName(sheetOf(hero)) } });
}

// ---- who waits for them ----

/** LEG-6.6, LEG-6.12: its leader, then the minions, anywhere but on the start tile. */
export function* placeFoes(t: T): Flow<Position> {
  const { state } = t;
  const { leader, minions } = fightOf(state);
  const { wounds, armour, abilities } = leader;
  const first = yield* place(t, leader.monster, 'unique', 'leader');
  if (first) {
    first.changes = [{ wounds, armour, gain: abilities }]; // LEG-6.40
    first.wounds = statOf(state, first.id, 'maxWounds');
  }
  for (const { monster, rank, n } of minions)
    for (let count = 0; count < n; count++) yield* place(t, monster, rank, 'minion');
  for (const hero of state.heroes) yield* calls(t).moment(t, 'area-revealed', { figure: hero.id, area: 0 });
  return { at: 'round' }; // LEG-6.20
}

function* place(t: T, kind: MonsterId, rank: Rank, came: Standing): Flow<Monster | undefined> {
  const { state } = t;
  const { start } = spotsOf(state);
  const sites = sitesFor(state, monsterRow(kind).size, at => start.has(at));
  if (sites.length === 0 || figuresLeft(state, kind, rank) <= 0) return undefined;
  const optionOf = (at: Stand) => ({ key: placeKey.make(at), text: 'place.here', on: [...standsOn({ at })] });
  const words = { monster: monsterName(state, { kind, rank, came }) };
  const how = { rule: 'LEG-6.12', with: words, outlook: () => ({ rises: { kind, rank } }) };
  const at = yield* t.choose(state.overlord.seat, 'dungeon.place', sites, optionOf, how);
  const monster = placeMonster(state, { kind, rank, at, came });
  t.tell('log.placed', { monster: nameOf(state, monster.id) }, { rule: 'LEG-6.12', weight: 1 });
  return monster;
}
