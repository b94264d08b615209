// Errands: everything that lies open and is worth a hero's way, with what it is worth and what is done there. The quest's own goals come
// first, then what makes the party stronger, then whoever stands about.

import type { Space } from '@veillee/pieces/geometry';
import { madeOnce } from '@veillee/pieces/kept';
import type { DoorSpec, QuestId } from '../content/quests/vocabulary.ts';
import { ALTAR_COINS } from '../content/turns.ts';
import { doorSpaces, whyNotDoor } from '../rules/areas/doors.ts';
import { doorsInPlay, isOpen, isRevealed, mapNow } from '../rules/board.ts';
import { statOf } from '../rules/effects/stats.ts';
import { glyphReach } from '../rules/hero/glyphs.ts';
import { priceOf } from '../rules/hero/quick.ts';
import * as keys from '../rules/keys.ts';
import { isLeader } from '../rules/legend/dungeon/level.ts';
import { type Hero, type Known, type Marker, type Monster, rowId, standsOn } from '../rules/state.ts';
import { swallowedBy } from '../rules/stomach.ts';
import { CONQUEST, deathToll, isOfBox, type Menace } from './adept-heroes-danger.ts';
import { isAvatar, LEVEL, leadWorth, portalErrands } from './adept-heroes-dungeon.ts';
import { SENSE } from './adept-heroes-quests.ts';
import type { QuestSense, Tale } from './adept-heroes-tale.ts';
import type { Ways } from './adept-heroes-ways.ts';
import { workErrands } from './adept-heroes-works.ts';

/** What a hero says of it. */
export type Aim = 'quest' | 'explore' | 'treasure' | 'glyph' | 'fight' | 'heal' | 'follow';

export interface Errand {
  readonly id: string;
  readonly aim: Aim;
  /** Any of these spaces will do. */
  readonly at: readonly Space[];
  readonly worth: number;
  /** What it draws by, where that is more than it is worth right now. */
  readonly draws?: number;
  /** Points that it costs there, and the option that does it; without one it is done by whoever ends a walk there. */
  readonly movement: number;
  readonly does?: string;
  /** One hero is enough for it. */
  readonly alone?: true;
  /** Somebody with a name: most often whom the quest is about. */
  readonly named?: boolean;
}

/** What things that lie about are worth, in tenths of a token of conquest. */
const KEY = 48;
const OBJECT = 60;
const ENCOUNTER = 42;
const DOOR = 44;
const CHEST = { copper: 18, silver: 20, gold: 22 } as const;
const MONEY = 7;
const POTION = 6;
const RELIC = 20;
/** A relic that the quest wants carried somewhere. */
const GOAL = 90;
const GLYPH = 2.8 * CONQUEST;

/** Each turn's way off, a thing is worth that share less; what the quest asks for draws from further away. */
const FADES = 0.8;
const GOAL_FADES = 0.87;
const isGoal = ({ aim, named }: Errand): boolean => aim === 'quest' || aim === 'explore' || named === true;
/** What each turn costs by which the party is further from its goal: the overlord grows richer with every round. */
const DELAY = 6;
/** So many turns away, a goal is as far as can be. */
const FAR = 40;
/** What is not done yet may never be. */
const PROMISED = 0.7;

export interface Party {
  readonly tale: Tale;
  readonly sense: QuestSense;
  readonly ways: Ways;
  readonly menaces: readonly Menace[];
  /** How much the room is under control: 1 where nobody threatens anybody. */
  readonly control: number;
}

/** Whoever they carry does not go by Town. */
export const isAfoot = ({ sense }: Pick<Party, 'sense'>, { objects, equipped, pack }: Hero): boolean =>
  sense.afoot !== undefined &&
  (objects.some(object => object === sense.afoot) ||
    [...equipped, ...pack].some(thing => rowId(thing) === sense.afoot));

/** What it is worth to come back by a glyph in a room that nobody has seen: there is no other way in. */
export const wayIn = ({ tale: { known } }: Party, { at }: Marker): number =>
  isOfBox(known) && !isRevealed(known, at) ? WAY_IN : 0;
const WAY_IN = 90;

export function controlOf(known: Known, menaces: readonly Menace[]): number {
  let threat = 0;
  for (const menace of menaces) {
    let most = 0;
    for (const hero of known.heroes) if (hero.at) most = Math.max(most, menace.hurts(hero, hero.at).mean);
    threat += most;
  }
  return 1 / (1 + (threat / (BEARABLE * known.heroes.length)) ** 2);
}
/** Wounds in a round for each hero that a party can bear for a while. */
const BEARABLE = 2;

export const senseOf = ({ known }: Tale): QuestSense =>
  known.dungeon ? LEVEL : (SENSE[known.quest as QuestId] ?? PLAIN);
/** Of a quest of which nobody has made any sense yet. */
const PLAIN: QuestSense = {};

// ---- what lies about ----

const isWanted = ({ tale, sense }: Party, relic: string): boolean =>
  (sense.carries?.(tale) ?? []).some(({ object }) => object === relic);

function markerErrand(party: Party, hero: Hero, marker: Marker): Errand | undefined {
  const { tale, sense } = party;
  const { known } = tale;
  const base = { id: marker.id, at: [marker.at], movement: 0, alone: true as const };
  const picked = keys.pickUpKey.make(marker.id);
  switch (marker.kind) {
    case 'glyph': {
      const reach = glyphReach(known, hero);
      const map = mapNow(known);
      const at = reach > 0 ? map.places.filter(one => map.distance(one, marker.at) <= reach) : base.at;
      return marker.active ? undefined : { ...base, at, aim: 'glyph', worth: GLYPH };
    }
    case 'chest':
      return {
        ...base,
        aim: 'treasure',
        worth: CHEST[marker.tier] * (sense.chest?.(tale) ?? 1),
        movement: priceOf('chest'),
        does: keys.chestKey.make(marker.id),
      };
    case 'encounter':
      return { ...base, aim: 'quest', worth: ENCOUNTER * (sense.encounter?.(tale, marker) ?? 1) };
    case 'altar-good':
      return hero.coins < ALTAR_COINS
        ? undefined
        : {
            ...base,
            aim: 'quest',
            worth: sense.altar?.(tale, marker) ?? 0,
            movement: priceOf('altar-good'),
            does: keys.altarKey.make(marker.id),
          };
    case 'money':
      return { ...base, aim: 'treasure', worth: MONEY, does: picked };
    case 'potion':
      return { ...base, aim: 'treasure', worth: hero.potions.length < 3 ? POTION : 1, does: picked };
    case 'key':
      return { ...base, aim: 'quest', worth: KEY * (sense.key?.(tale) ?? 1), does: picked };
    case 'relic':
      return { ...base, aim: 'quest', worth: isWanted(party, rowId(marker.item)) ? GOAL : RELIC, does: picked };
    case 'object':
      return { ...base, aim: 'quest', worth: OBJECT, does: picked };
  }
}

/** A door that is wanted less stays shut: whoever is behind it stays there too. */
const WANTED = 0.2;
/** Whoever is so near is there when it opens. */
const CALL = 8;

/** How whole and how rested the party is, of 1. */
function fitnessOf(known: Known): number {
  const share = (hero: Hero): number =>
    (0.7 * hero.wounds) / Math.max(1, statOf(known, hero.id, 'maxWounds')) +
    (0.3 * hero.fatigue) / Math.max(1, statOf(known, hero.id, 'maxFatigue'));
  return known.heroes.reduce((sum, hero) => sum + share(hero), 0) / Math.max(1, known.heroes.length);
}

function doorErrands({ tale, sense, control, ways }: Party, hero: Hero): Errand[] {
  const { known } = tale;
  const { bold = 0 } = sense;
  const wanted = (door: DoorSpec): number => sense.door?.(tale, door) ?? 1;
  const others = known.heroes.filter(one => one.id !== hero.id && one.at !== undefined);
  const fresh = others.length === 0 ? 1 : others.filter(one => one.ready).length / others.length;
  const fit = fitnessOf(known);
  return doorsInPlay(known)
    .filter(door => !isOpen(known, door.id) && !whyNotDoor(known, hero, door) && wanted(door) >= WANTED)
    .map(door => {
      // Behind a door between two areas that are known nobody waits.
      const isNew = door.joins.some(area => !known.board.revealed.includes(area));
      // Best by the first of a round, so that the others can strike at once.
      const far = ways.far(doorSpaces(known, door.id));
      const company = others.filter(({ at }) => at && far(at) <= CALL).length / Math.max(1, others.length);
      const together = others.length === 0 ? 1 : 0.35 + 0.65 * company;
      const order = (0.1 + 0.9 * control) * (0.4 + 0.6 * fit) * (0.35 + 0.65 * fresh);
      const ready = isNew ? bold + (1 - bold) * order : 0.5;
      return {
        id: `door:${door.id}`,
        aim: 'explore' as const,
        at: doorSpaces(known, door.id),
        worth: DOOR * wanted(door) * ready * together,
        // However few are near it: somebody must go first.
        draws: DOOR * wanted(door) * (isNew ? 1 : 0.5),
        movement: priceOf(door.kind === 'rune' ? 'rune-door' : 'door'),
        does: keys.doorKey.make(door.id),
        alone: true as const,
      };
    });
}

/** What opens without a hero shows nothing before somebody looks through it. Quests of the base box are played as their pools were fitted. */
const gapErrands = ({ tale, sense }: Party): Errand[] =>
  !isOfBox(tale.known)
    ? []
    : doorsInPlay(tale.known)
        .filter(({ id, joins }) => isOpen(tale.known, id) && !joins.every(area => tale.isRevealed(area)))
        .map(door => ({ door, wanted: sense.door?.(tale, door) ?? 1 }))
        .filter(({ wanted }) => wanted >= WANTED)
        .map(({ door, wanted }) => ({
          id: `gap:${door.id}`,
          aim: 'explore',
          at: doorSpaces(tale.known, door.id),
          worth: DOOR * wanted,
          movement: 0,
          alone: true,
        }));

/** What quests of boxes want carried is a relic as well, in hand or in the pack. */
const holdsRelic = ({ known, bearer }: Tale, hero: Hero, object: string): boolean =>
  isOfBox(known) && bearer(object)?.id === hero.id;

function carryErrands({ tale, sense }: Party, hero: Hero): Errand[] {
  return (sense.carries?.(tale) ?? [])
    .filter(({ object, to }) => (hero.objects.includes(object) || holdsRelic(tale, hero, object)) && to.length > 0)
    .map(({ object, to, does, movement = 0, worth }) => ({
      id: `carry:${object}:${does ?? ''}`,
      aim: 'quest' as const,
      at: to,
      worth,
      movement,
      ...(does && { does: keys.questActionKey.make(does) }),
    }));
}

/** What is done with bare hands, by whoever comes there first. */
const deedErrands = ({ tale, sense }: Party): Errand[] =>
  (sense.deeds?.(tale) ?? [])
    .filter(({ at }) => at.some(one => isRevealed(tale.known, one)))
    .map(({ id, does, at, movement = 0, worth }) => ({
      id: `deed:${id}`,
      aim: 'quest',
      at,
      worth,
      movement,
      alone: true,
      ...(does && { does: keys.questActionKey.make(does) }),
    }));

/** What it is worth to be with another, and where all should be in the end. */
const BESIDE = 9;
const HOME = 14;

/** Whoever carries something is followed, and what ends the quest is waited for together. */
function followErrands({ tale, sense }: Party, hero: Hero): Errand[] {
  const { known } = tale;
  const found: Errand[] = [];
  const home = sense.home?.(tale);
  if (home && home.length > 0)
    found.push({ id: 'home', aim: 'follow', at: home, worth: sense.homing ?? HOME, movement: 0 });
  for (const other of known.heroes)
    if (other.at && other.id !== hero.id)
      found.push({
        id: `beside:${other.id}`,
        aim: 'follow',
        at: mapNow(known).neighbours(other.at),
        worth: BESIDE,
        movement: 0,
      });
  for (const { object, worth } of sense.carries?.(tale) ?? []) {
    const bearer = tale.bearer(object);
    if (bearer?.at && bearer.id !== hero.id)
      found.push({
        id: `follow:${object}`,
        aim: 'follow',
        at: mapNow(known).neighbours(bearer.at),
        worth: worth / 6,
        movement: 0,
      });
  }
  return found;
}

/** What it is worth that somebody never acts again: asked by every hero of the party, and for every blow. */
export function foeWorth(party: Party, monster: Monster): number {
  const worths = foesOf(party);
  const known = worths.get(monster.id) ?? worthOfFoe(party, monster);
  worths.set(monster.id, known);
  return known;
}
const foesOf = madeOnce((_: Party) => new Map<Monster['id'], number>());

function worthOfFoe({ tale, sense, menaces }: Party, monster: Monster): number {
  const { known } = tale;
  if (monster.egg) return EGG * (sense.egg?.(tale, monster) ?? LEFT_ALONE);
  const menace = menaces.find(({ id }) => id === monster.id);
  const fears = menace ? known.heroes.map(hero => menace.fear(hero)) : [3];
  const blow = fears.reduce((sum, one) => sum + one, 0) / Math.max(1, fears.length);
  // Whoever stands far off may never come.
  const near = menace === undefined || menace.exposed.size > 0 ? 1 : 0.75;
  const plain = near * (3 + SPARES * blow) + (monster.rank === 'master' ? 3 : 0) + freeing(known, monster);
  if (monster.unique === undefined) return plain + leadWorth(known, monster);
  const named = sense.leaders?.includes(monster.unique) ? LEADER : NAMED;
  return (plain + named) * (sense.foe?.(tale, monster.unique) ?? 1);
}
/** What an egg is worth that is broken, and how much of it where nobody has said what creeps out. */
const EGG = 30;
const LEFT_ALONE = 0.2;

/** A friend in a stomach is dead before long. */
const DIGESTED = 0.8;
function freeing(known: Known, { id }: Monster): number {
  const friend = swallowedBy(known, id);
  return friend ? DIGESTED * deathToll(known, friend) : 0;
}

/** What each wound is worth that somebody would strike in a round: there would be more rounds than one. */
const SPARES = 5;
/** Somebody with a name is most often what the quest asks for. */
const NAMED = 120;
const LEADER = 190;

function fightErrands(party: Party, hero: Hero): Errand[] {
  const { known } = party.tale;
  const isLaden = hero.objects.length > 0 || carryErrands(party, hero).length > 0;
  return known.monsters.map(monster => ({
    id: monster.id,
    aim: 'fight' as const,
    at: standsOn(monster),
    worth: 0.6 * foeWorth(party, monster) * (isLaden ? 0.6 : 1),
    movement: 0,
    named: monster.unique !== undefined || isLeader(monster) || isAvatar(known, monster),
  }));
}

/** Whoever has something to bring home leaves most of the rest to the others. */
const lessened = (errand: Errand): Errand => ({
  ...errand,
  worth: BURDENED * errand.worth,
  ...(errand.draws !== undefined && { draws: BURDENED * errand.draws }),
});
const BURDENED = 0.3;

export function errandsOf(party: Party, hero: Hero): Errand[] {
  const { known } = party.tale;
  const lying = known.board.markers.flatMap(marker =>
    isRevealed(known, marker.at) ? (markerErrand(party, hero, marker) ?? []) : [],
  );
  const carried = carryErrands(party, hero);
  const aside = [...lying, ...doorErrands(party, hero), ...gapErrands(party)];
  return [
    ...(carried.length > 0 ? aside.map(lessened) : aside),
    ...carried,
    ...deedErrands(party),
    ...workErrands(party, hero),
    ...followErrands(party, hero),
    ...portalErrands(known),
    ...fightErrands(party, hero),
  ].filter(({ worth }) => worth > 0);
}

// ---- how they draw ----

/** An errand as it draws one hero: how far away it is, and what is left of its worth if somebody else is nearer. */
export interface Draw {
  readonly errand: Errand;
  readonly worth: number;
  readonly far: (from: Space) => number;
  /** How far away the others are, whoever of them is in the middle, less a lead: nobody gains by running ahead of the party. */
  readonly pace: number;
}
const LEAD = 4;

function paceOf(known: Known, hero: Hero, walk: (from: Space) => number): number {
  const others = known.heroes.flatMap(({ id, at }) => (id !== hero.id && at ? [walk(at)] : [])).sort((a, b) => a - b);
  return Math.max(0, (others[others.length >> 1] ?? 0) - LEAD);
}

/** What is left of an errand's worth for whoever is further away than another. */
const OTHERS = 0.4;
const TOGETHER = 0.75;

export function drawsOf(party: Party, hero: Hero, errands: readonly Errand[], reach: number): Draw[] {
  const { known } = party.tale;
  return errands.map(errand => {
    const walk = party.ways.far(errand.at);
    // Whoever shoots need not come so near.
    const short = errand.aim === 'fight' ? reach : 0;
    const far = (from: Space): number => Math.max(0, walk(from) - short);
    const own = hero.at ? walk(hero.at) : Number.POSITIVE_INFINITY;
    const nearer = errand.alone && known.heroes.some(one => one.id !== hero.id && one.at && walk(one.at) + 2 < own);
    const left = nearer ? (isGoal(errand) ? TOGETHER : OTHERS) : 1;
    return { errand, worth: left * (errand.draws ?? errand.worth), far, pace: paceOf(known, hero, walk) };
  });
}

/** What is left after so many turns: powers are dear, and ways are most often as long as others. */
function fading(share: number, turns: number): number {
  const faded = share === GOAL_FADES ? goalsFaded : othersFaded;
  const known = faded.get(turns);
  if (known !== undefined) return known;
  const left = share ** turns;
  if (faded.size >= MOST_FADED) faded.clear();
  faded.set(turns, left);
  return left;
}
const goalsFaded = new Map<number, number>();
const othersFaded = new Map<number, number>();
const MOST_FADED = 4096;

/**
 * What a space is worth for what can be done from there later: the best draw, and a little of the others, less what it costs to be late at the
 * goal that is best worth its way. A goal that is reached leads to others.
 */
export function pullAt(draws: readonly Draw[], at: Space, speed: number, done: readonly string[] = []): number {
  let [most, sum, goal, late] = [0, 0, Number.NEGATIVE_INFINITY, 0];
  for (const { errand, worth, far, pace } of draws) {
    const isDone = done.includes(errand.id);
    const way = far(at) + errand.movement;
    if (isGoal(errand)) {
      const delay = isDone ? 0 : DELAY * Math.min(FAR, Math.max(way, pace) / speed);
      if (worth - delay > goal) [goal, late] = [worth - delay, delay];
    }
    if (isDone) continue;
    const pull = PROMISED * worth * fading(isGoal(errand) ? GOAL_FADES : FADES, way / speed);
    sum += pull;
    if (pull > most) most = pull;
  }
  return most + 0.1 * (sum - most) - late;
}
