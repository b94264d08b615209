// LEG-6.31 to LEG-6.37, LEG-7.23 to LEG-7.28, LEG-8.44 to LEG-8.47, LEG-9.12, LEG-18: a board is over: what it leaves of the party, and where the week
// goes on.

import type { Position } from '@veillee/kernel';
import { avatarRow } from '../../content/legend/avatars.ts';
import { lootRow } from '../../content/legend/economy.ts';
import { lieutenantRow } from '../../content/legend/lieutenants.ts';
import { TAMALIR } from '../../content/legend/map.ts';
import { tierOf } from '../../content/legend/vocabulary.ts';
import type { BoardTerms, Ending } from './boards.ts';
import { healAll, restore } from './care.ts';
import { deedOf } from './diary/deeds.ts';
import { note } from './diary/page.ts';
import { throwPowers } from './dice.ts';
import { winCampaign } from './ending.ts';
import { gainCoins } from './gains.ts';
import { fetchKey, goKey } from './keys.ts';
import { lieutenantName, locationName, objectName } from './names.ts';
import { layObject, loseObject, objectsAt, takeAlong } from './objects.ts';
import { type Flow, inForce, type Legend, legendOf, ridersAt, type W, type WeekPosition } from './record.ts';
import { endRumour } from './rumours.ts';
import { oneOfMany, tellOf } from './telling.ts';

export function* aftermath(t: W): Flow<Position> {
  const legend = legendOf(t.state);
  const { board } = legend;
  if (!board?.ending) throw new Error('no board has ended');
  const { terms, then, ending } = board;
  legend.board = undefined;
  if (ending.party !== 'past' && ending.party !== 'lost') legend.today.boards = (legend.today.boards ?? 0) + 1;
  recover(legend, terms, ending);
  if (terms.kind === 'dungeon') return yield* afterDungeon(t, terms, ending);
  if (terms.kind === 'lieutenant') return yield* afterLieutenant(t, terms.lieutenant, ending, then);
  return yield* afterEncounter(t, ending, then);
}

/** Whose own nature heals them as soon as they are on the road again (LEG-18.2). */
const HARDY: readonly string[] = ['ispher', 'red-scorpion'];
/** What outlasts a board (LEG-6.37). */
const LASTING = ['poison', 'curse'] as const;

/** LEG-1.6, LEG-18.1: fatigue is back, the dead are whole again, and of tokens poison and curses stay. */
function recover(legend: Legend, { kind }: BoardTerms, { party, dead }: Ending): void {
  // LEG-21.12: of encounters alone; whoever was met without a fight gives no rest either.
  const isTired = kind !== 'dungeon' && party !== 'won' && inForce(legend, 'house-no-fatigue-on-flee');
  for (const hero of legend.heroes) {
    if (dead.includes(hero.sheet)) {
      restore(hero);
      hero.tokens = {};
      continue;
    }
    if (!isTired) hero.fatigue = hero.maxFatigue;
    hero.tokens = Object.fromEntries(
      LASTING.flatMap(token => (hero.tokens[token] ? [[token, hero.tokens[token]]] : [])),
    );
    if (HARDY.includes(hero.sheet)) healAll(hero);
  }
}

// ---- on the road ----

function* afterEncounter(t: W, { party, ambush }: Ending, then: WeekPosition): Flow<Position> {
  const legend = legendOf(t.state);
  if (party === 'died') return die(t, legend.party.at);
  if (party === 'lost') return { at: 'weekEnd' };
  if (party === 'won') {
    if (ambush !== undefined) note(legend, deedOf.ambush.make(ambush, legend.today.to ?? legend.party.at));
    searchBodies(t, 1);
  }
  if (party === 'fled') note(legend, deedOf.routed.make(legend.today.to ?? legend.party.at));
  return then;
}

/** LEG-6.31: four dice; how much of it all there is to find. */
function searchBodies(t: W, share: number): void {
  const { level } = legendOf(t.state);
  const { dice, faces } = lootRow('encounter');
  const coins = throwPowers(t, dice).reduce((sum, face) => sum + (faces[face][tierOf(level)].coins ?? 0), 0);
  gainCoins(t, Math.ceil(coins * share), 'LEG-6.31');
}

/** In so many ways it is told. */
const DEATHS = 4;
/** LEG-6.35, LEG-6.36: in Tamalir, and it has done enough for this week. */
function die(t: W, at: string): WeekPosition {
  const legend = legendOf(t.state);
  loseObject(legend, at);
  // LEG-4.15: whoever was in Tamalir before the party was has not come to it.
  if (at !== TAMALIR) for (const rider of ridersAt(legend, TAMALIR)) rider.moved = undefined;
  legend.party.at = TAMALIR;
  legend.today.spent = 'died';
  t.tell('log.week.died', { location: locationName(at) }, { rule: 'LEG-6.35', weight: 5 });
  tellOf(t, 'LEG-6.35', ['party-dies', oneOfMany(legend.week, DEATHS)]);
  note(legend, deedOf.wiped.make(at));
  return legend.step === 'overlord' ? { at: 'orders' } : { at: 'weekEnd' };
}

// ---- lieutenants ----

function* afterLieutenant(t: W, id: string, ending: Ending, then: WeekPosition): Flow<Position> {
  const legend = legendOf(t.state);
  const { at } = legend.party;
  legend.today.met = [...(legend.today.met ?? []), id];
  legend.today.foughtAt = undefined;
  if (ending.lieutenant) {
    yield* beaten(t, id, ending);
    searchAfterLieutenant(t, ending);
    legend.today.foughtAt = at; // LEG-7.4
    return then;
  }
  if (at === TAMALIR) legend.today.foughtAt = at;
  if (ending.party === 'died') return die(t, at);
  legend.today.fledAt = at; // LEG-7.5
  return then;
}

/** LEG-7.7, LEG-7.23, LEG-7.24: what he carried is there for the party, wherever he has gone. */
function* beaten(t: W, id: string, { lieutenant: how, forGood }: Ending): Flow {
  const legend = legendOf(t.state);
  const rider = legend.lieutenants.find(one => one.id === id);
  if (!rider) return;
  const { object } = rider;
  rider.object = undefined;
  const told = { lieutenant: lieutenantName(id) };
  if (how === 'fled') {
    if (legend.avatar) rider.at = avatarRow(legend.avatar).keep;
    t.tell('log.week.fled', told, { rule: 'LEG-7.24', weight: 3 });
    tellOf(t, 'LEG-7.24', ['lieutenant', id, 'flees']);
    note(legend, deedOf.escaped.make(id, legend.party.at));
  } else {
    legend.lieutenants = legend.lieutenants.filter(one => one !== rider);
    const isBack = lieutenantRow(id).rides.some(({ op }) => op === 'returns') && !forGood;
    (isBack ? legend.returning : legend.graveyard).push(id);
    t.tell('log.week.killed', told, { rule: 'LEG-7.7', weight: 5 });
    tellOf(t, 'LEG-7.7', ['lieutenant', id, isBack ? 'returns' : 'falls']);
    note(legend, deedOf.beaten.make(id, legend.party.at));
  }
  if (object === undefined) return;
  layObject(legend, object, legend.party.at, true);
  yield* offerObject(t, object);
}

/** LEG-17.11, LEG-17.12: of two the party takes one, and the other is there for later. */
function* offerObject(t: W, object: string): Flow {
  const legend = legendOf(t.state);
  if (legend.party.object === undefined) return takeAlong(t, object);
  const key = yield* t.choose(
    legend.treasurer,
    'week.whichObject',
    [{ key: fetchKey.make(object), text: 'week.fetch', with: { object: objectName(object) } }],
    { rule: 'LEG-17.11', pass: { text: 'week.keepObject', with: { object: objectName(legend.party.object) } } },
  );
  if (key !== undefined) takeAlong(t, object);
}

/** Monsters that have to have run away for there to be less to find (LEG-21.13). */
const MANY_RAN = 2;
/** LEG-7.28. */
function searchAfterLieutenant(t: W, { ran = 0, alone }: Ending): void {
  const legend = legendOf(t.state);
  if (inForce(legend, 'no-lieutenant-loot')) return;
  const isLess = inForce(legend, 'house-lieutenant-loot');
  if (isLess && alone) return;
  searchBodies(t, isLess && ran >= MANY_RAN ? 1 / 2 : 1);
}

// ---- dungeons ----

function* afterDungeon(
  t: W,
  terms: Extract<BoardTerms, { kind: 'dungeon' }>,
  { party, rewarded }: Ending,
): Flow<Position> {
  const legend = legendOf(t.state);
  // LEG-1.16, LEG-1.19
  if (terms.quest === 'keep')
    return yield* winCampaign(t, party === 'won' ? 'heroes' : 'overlord', party === 'won' ? 'LEG-1.16' : 'LEG-1.19');
  if (terms.quest === 'rumour') endRumour(legend, rewarded === true);
  note(legend, party === 'won' ? deedOf.explored.make(terms.at, terms.levels) : deedOf.left.make(terms.at));
  if (party !== 'won') {
    // LEG-17.13: never again for what lies there.
    legend.ground = legend.ground.map(one => (one.at === terms.at ? { ...one, barred: true as const } : one));
    return toTamalir(t);
  }
  freeObjects(legend, terms.at);
  return yield* stayOrGo(t, terms.at);
}

/** LEG-17.12: a dungeon that was won need not be explored again for what lies there. */
function freeObjects(legend: Legend, at: string): void {
  legend.ground = legend.ground.map(one => (one.at === at && !one.barred ? { ...one, free: true as const } : one));
}

/** LEG-8.44, LEG-17.10: only whoever stays takes an object along at once. */
function* stayOrGo(t: W, at: string): Flow<WeekPosition> {
  const legend = legendOf(t.state);
  const options = [at, TAMALIR].map(id => ({ key: goKey.make(id), text: `location.${id}`, on: [`location:${id}`] }));
  const key = yield* t.choose(legend.treasurer, 'week.stay', options, { rule: 'LEG-8.44' });
  if (goKey.only(key) === TAMALIR) return toTamalir(t);
  for (const { object, barred } of objectsAt(legend, at)) if (!barred) yield* offerObject(t, object);
  return { at: 'there' };
}

/** LEG-8.45, LEG-8.46: its action is over there. */
function toTamalir(t: W): WeekPosition {
  const legend = legendOf(t.state);
  legend.party.at = TAMALIR;
  legend.today.spent = 'dungeon';
  t.tell('log.week.toTamalir', {}, { rule: 'LEG-8.45', weight: 2 });
  return { at: 'weekEnd' };
}
