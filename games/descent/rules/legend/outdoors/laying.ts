// LEG-6.5 to LEG-6.12, LEG-6.19: an encounter that is a fight: its ground is laid, the heroes begin awake or asleep, and the overlord places who waits
// for them.

import type { Text } from '@veillee/kernel';
import type { Space } from '@veillee/pieces/geometry';
import { remove } from '@veillee/pieces/piles';
import { lawsOf } from '../../../content/legend/boards/reading.ts';
import type { GroundId, IncidentId } from '../../../content/legend/boards/vocabulary.ts';
import { groundRow, grounds, inPlayOf } from '../../../content/legend/boards.ts';
import { lieutenantRow } from '../../../content/legend/lieutenants.ts';
import { monsterRow } from '../../../content/monsters.ts';
import type { Group, MonsterId, Rank } from '../../../content/vocabulary.ts';
import { calls } from '../../calls.ts';
import { heroName } from '../../card-names.ts';
import { statOf } from '../../effects/stats.ts';
import { giveTokens } from '../../effects/tokens.ts';
import { figureOption } from '../../hero/option.ts';
import { placeKey, walkKey } from '../../keys.ts';
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
import { thrownAs, throwPower } from '../dice.ts';
import { comesAlong, layOut } from '../dungeon/laying.ts';
import type { Standing } from '../dungeon/record.ts';
import { sitesFor } from '../dungeon/sites.ts';
import { lieutenantName } from '../names.ts';
import { legendOf } from '../record.ts';
import { leading } from '../stronger.ts';
import { oneOfMany, tellOf, tellStory } from '../telling.ts';
import { bring, waylays } from './battle.ts';
import { fightRow, outdoorsOf, spotsOf } from './ground.ts';
import type { Outdoors } from './record.ts';
import { support } from './supporting.ts';

/** LEG-6.5: the ground is drawn, and whether it is an ambush is rolled (LEG-6.8). */
export const meet = (t: T, incident: IncidentId): Position =>
  lay(t, board => ({ incident, ambush: rollAmbush(t, incident, board) }));

/** LEG-7.9, LEG-7.10: the same with a lieutenant's card, and no ambush. */
export const face = (t: T, lieutenant: string): Position =>
  lay(t, () => ({ lieutenant, ambush: waylays(t, lieutenant) }));

function lay(t: T, what: (board: GroundId) => Pick<Outdoors, 'incident' | 'lieutenant' | 'ambush'>): Position {
  const { state } = t;
  const { board } = t.pick(inPlayOf(grounds, state.boxes), 'ground');
  sweep(state, board);
  const rest = { fled: [], dead: [], waiting: [], bought: [], searched: [], over: undefined };
  state.outdoors = { ...what(board), ...rest };
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
function rollAmbush(t: T, incident: IncidentId, board: GroundId): boolean {
  const n = lawsOf(groundRow(board), 'ambush-dice')[0]?.n ?? 1;
  const faces = Array.from({ length: n }, () => throwPower(t));
  const isAmbush = faces.some(face => fightRow(incident).ambush.includes(face));
  const words = { faces: faces.map(face => ({ text: `powerFace.${face}` })) };
  const fell = { rule: 'LEG-6.8', weight: 3, ...thrownAs(t, faces, isAmbush) };
  t.tell(isAmbush ? 'log.outdoors.ambush' : 'log.outdoors.awake', words, fell);
  return isAmbush;
}

/** LEG-6.19: all of it is read out, and the heroes begin where the dice have said. */
export function* layGround(t: T): Flow<Position> {
  const { state } = t;
  const { incident, lieutenant, ambush } = outdoorsOf(state);
  yield* layOut(t);
  const ground = questText(state, 'area', '0');
  if (lieutenant !== undefined)
    t.tell('log.outdoors.faces', { lieutenant: lieutenantName(lieutenant), ground }, { rule: 'LEG-7.9', weight: 5 });
  tellStory(t, questText(state, 'text', 'intro'), 'LEG-6.19', ground);
  if (lieutenant !== undefined) tellOf(t, 'LEG-7.9', ['lieutenant', lieutenant, 'appears']);
  if (incident) readOut(t, incident, ground);
  if (ambush) tellOf(t, 'LEG-6.8', ['ambush', oneOfMany(legendOf(state).week, AMBUSHES)]);
  yield* ambush ? sleep(t) : begin(t);
  for (const hero of state.heroes) {
    comesAlong(state, hero);
    yield* calls(t).moment(t, 'setup', { figure: hero.id });
  }
  return { at: lieutenant === undefined ? 'foes' : 'hand' };
}

/** In so many ways it is told. */
const AMBUSHES = 4;

function readOut(t: T, incident: IncidentId, ground: Text): void {
  t.tell('log.outdoors.met', { incident: incidentText(incident, 'name'), ground }, { rule: 'LEG-6.5', weight: 5 });
  tellStory(t, incidentText(incident, 'text', 'intro'), 'LEG-6.19', incidentText(incident, 'name'));
  for (const n of fightRow(incident).abilities.keys())
    t.tell('log.story', { story: incidentText(incident, 'ability', String(n + 1)) }, { rule: 'LEG-6.19', weight: 1 });
}

/** LEG-6.10: on the dead ends of the start tile, as they like. */
function* begin(t: T): Flow {
  for (const hero of t.state.heroes) hero.at = yield* oneOf(t, hero, spotsOf(t.state).deadEnds, 'LEG-6.10');
}

/** LEG-6.9: one of them is on watch, all others sleep. */
function* sleep(t: T): Flow {
  const { state } = t;
  const { stump, bedrolls } = spotsOf(state);
  const watch = yield* t.choose(legendOf(state).treasurer, 'outdoors.watch', state.heroes, figureOption, {
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
  const { incident, lieutenant } = outdoorsOf(state);
  if (incident) {
    const { leader, minions } = fightRow(incident);
    const first = yield* place(t, leader.monster, 'unique', 'leader');
    if (first) {
      first.changes = [leading(legendOf(state), leader)]; // LEG-6.40
      first.wounds = statOf(state, first.id, 'maxWounds');
    }
    yield* placeMinions(t, minions);
  }
  if (lieutenant !== undefined) {
    const { figure, minions } = lieutenantRow(lieutenant);
    yield* place(t, figure, 'unique', 'leader', lieutenant); // LEG-7.11
    yield* placeMinions(t, minions);
    bring(t, lieutenant);
    yield* placeMinions(t, yield* support(t, lieutenant)); // LEG-21.16
  }
  for (const hero of state.heroes) yield* calls(t).moment(t, 'area-revealed', { figure: hero.id, area: 0 });
  return { at: 'round' }; // LEG-6.20
}

function* placeMinions(t: T, minions: readonly Group[]): Flow {
  for (const { monster, rank, n } of minions)
    for (let count = 0; count < n; count++) yield* place(t, monster, rank, 'minion');
}

function* place(t: T, kind: MonsterId, rank: Rank, came: Standing, person?: string): Flow<Monster | undefined> {
  const { state } = t;
  const { start } = spotsOf(state);
  const sites = sitesFor(state, monsterRow(kind).size, at => start.has(at));
  if (sites.length === 0 || (person === undefined && figuresLeft(state, kind, rank) <= 0)) return undefined;
  const optionOf = (at: Stand) => ({ key: placeKey.make(at), text: 'place.here', on: [...standsOn({ at })] });
  const words = { monster: monsterName(state, { kind, rank, came }) };
  const how = { rule: 'LEG-6.12', with: words, outlook: () => ({ rises: { kind, rank } }) };
  const at = yield* t.choose(state.overlord.seat, 'dungeon.place', sites, optionOf, how);
  const monster = placeMonster(state, { kind, rank, at, came, ...(person !== undefined && { person }) });
  t.tell('log.placed', { monster: nameOf(state, monster.id) }, { rule: 'LEG-6.12', weight: 1 });
  return monster;
}
