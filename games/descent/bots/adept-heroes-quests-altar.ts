// What heroes make of the words that are read out to them in the quests of the Altar of Despair: each quest’s objective and the texts of areas that have
// come to light say so.

import type { Space } from '@veillee/pieces/geometry';
import type { DoorSpec, QuestId } from '../content/quests/vocabulary.ts';
import { doorSpaces } from '../rules/areas/doors.ts';
import { doorsInPlay, groundNow, isOpen } from '../rules/board.ts';
import { markersOf } from '../rules/state.ts';
import { isHardened, leads, type QuestSense, type Tale } from './adept-heroes-tale.ts';

// ---- Eyes in the Fog ----

/** One of them is Nerisse. */
const SHAPES = ['veil', 'knife', 'candle'] as const;
/** No mist is about this one any more. */
const isBare = ({ named }: Tale, name: string): boolean => named(name) !== undefined && !isHardened(named(name));

// ---- The House of Two Hands ----

/** The wing in which each wheel moves the wall. */
const WHEELS: { readonly [action: string]: number } = { 'turn-north': 2, 'turn-south': 1 };

/** Nobody has seen that wing, or the way to a door of the hall is free there or anywhere. */
function isTurned(tale: Tale, wing: number): boolean {
  const { known } = tale;
  if (!tale.isRevealed(wing)) return true;
  const stands = known.heroes.flatMap(({ at }) => (at ? [at] : []));
  const reach = groundNow(known).open.reach(stands);
  return doorsInPlay(known).some(
    door => leads(door, 4) && doorSpaces(known, door.id).some(at => reach.cost(at) < Number.POSITIVE_INFINITY),
  );
}

// ---- Three Souls for Sale ----

const isSold = (tale: Tale): boolean => tale.counter('lot') > 3;

// ---- The King's Gifts ----

const isInvited = (tale: Tale): boolean => tale.counter('seals') === 0;
const isLast = (tale: Tale): boolean => tale.counter('seals') === 1;
/** Somewhere in sight of the party a gift waits yet. */
const isTempted = ({ known }: Tale): boolean => markersOf(known, 'encounter').length > 0;
/** Whoever sits in the next hall comes on top of those who are about. */
const MANY = 10;
const isCalm = ({ known }: Tale): boolean => known.monsters.length <= MANY;
const throneDoors = ({ known }: Tale): readonly DoorSpec[] =>
  doorsInPlay(known).filter(door => leads(door, 5) && isOpen(known, door.id));

/** A weapon that wants both hands and knows no surge, and armour that is none. */
const BURDENS: readonly string[] = ['break-ring', 'break-glass'];
const isBurden = ({ view }: Tale, at: Space): boolean =>
  (view.prolonged ?? []).some(work => BURDENS.includes(work.id) && work.at.includes(at));

// ---- The Room Without a Door ----

const isLit = (tale: Tale): boolean => tale.counter('purified') >= 2;
/** Whoever is hurt so badly makes the table of names worth its price. */
const HURT = 4;

export const ALTAR_SENSE = {
  'eyes-in-the-fog': {
    // "Ring the bells and kill Nerisse, whom the mist conceals": while a bell hangs there, or one of them could be cut down, she is one of
    // several. One wing after the other.
    bold: 0.4,
    door: tale => ((tale.view.prolonged ?? []).length > 0 || SHAPES.some(name => isBare(tale, name)) ? 0.1 : 1),
    work: () => 80,
    leaders: SHAPES,
    // While the mist is about them most blows are wasted.
    foe: (tale, name) => (isBare(tale, name) && (tale.view.prolonged ?? []).length === 0 ? 1 : 0.3),
  },
  'house-of-two-hands': {
    bold: 0.4,
    // The workshop lies beside the way, and whatever is in there is better shut in; the vault too.
    door: (_tale, door) => (leads(door, 4) ? 1.6 : leads(door, 3) || leads(door, 5) ? 0.1 : 1),
    // "Two turns of the wheel open a way to the hall", on the other side of the house: until there is one, and where somebody can go it.
    // Chains are for whoever is about to be crushed.
    leaders: ['vantail'],
    work: (tale, action) => (WHEELS[action] === undefined ? 40 : isTurned(tale, WHEELS[action]) ? 0 : 70),
  },
  'three-souls-for-sale': {
    bold: 0.4,
    // "His sanctum opens only when all three souls are sold": nobody was imprisoned in the cells who can still be helped.
    // The counters are in nobody's way either: the ledger is elsewhere.
    door: (tale, door) => (isSold(tale) ? (leads(door, 5) ? 1.6 : 0.1) : leads(door, 4) || leads(door, 2) ? 0.1 : 1),
    // "A bid", until they are; and then "5 wounds from him".
    altar: (tale, { at }) => (tale.areaOf(at) === 1 ? (isSold(tale) ? 0 : 45) : tale.named('malgrin') ? 60 : 0),
    work: tale => (isSold(tale) ? 0 : 45),
    leaders: ['malgrin'],
  },
  'kings-gifts': {
    bold: 0.3,
    // Five gifts lie beyond two doors, and one wing is enough at a time; the nursery is in nobody's way. When no seal is left it is open
    // where he sits, and nobody looks in before those who are about already are dealt with.
    door: (tale, door) => (isInvited(tale) || isTempted(tale) ? 0.1 : leads(door, 4) ? 0.3 : 1),
    leaders: ['kharu'],
    deeds: tale =>
      isInvited(tale) && !tale.isRevealed(5)
        ? [
            {
              id: 'throne',
              at: throneDoors(tale).flatMap(({ id }) => doorSpaces(tale.known, id)),
              worth: isCalm(tale) ? 90 : 40,
            },
          ]
        : [],
    // Whatever is worn is gone with whoever wears it: nobody stays four rounds at a plinth to break it. The last of them opens his hall.
    encounter: (tale, { at }) =>
      isInvited(tale) || (isLast(tale) && !isCalm(tale)) ? 0 : isBurden(tale, at) ? 1 : 1.4,
    work: tale => (isInvited(tale) || (isLast(tale) && !isCalm(tale)) ? 0 : 8),
    answer: (tale, answers) => (isInvited(tale) ? answers - 1 : 0),
    // The spring takes weapons too.
    action: () => -1,
  },
  'room-without-a-door': {
    bold: 0.4,
    // Two are enough: then there is one way, and it begins in Town.
    door: tale => (isLit(tale) ? 0.1 : 1),
    work: (tale, action) => (action.startsWith('purify') ? (isLit(tale) ? 0 : 80) : 60),
    altar: tale => 8 * tale.known.heroes.filter(({ wounds }) => wounds <= HURT).length,
    leaders: ['nameless'],
    home: tale =>
      isLit(tale) && !tale.isRevealed(5)
        ? markersOf(tale.known, 'glyph').flatMap(({ at, active, dark }) =>
            active && !dark && tale.areaOf(at) !== 5 ? [at] : [],
          )
        : undefined,
    homing: 60,
  },
} satisfies { readonly [quest in QuestId]?: QuestSense };
