// What heroes make of the words that are read out to them: which door they want, what they carry where, whom they leave alone. Each quest's
// objective and the texts of areas that have come to light say so; nothing here knows what lies behind a shut door.

import { pointOf, type Space } from '@veillee/pieces/geometry';
import type { DoorSpec, QuestId } from '../content/quests/vocabulary.ts';
import { doorSpaces } from '../rules/areas/doors.ts';
import { doorsInPlay, groundNow, isOpen } from '../rules/board.ts';
import { sees } from '../rules/ground.ts';
import {
  type Hero,
  type Known,
  type Marker,
  type Monster,
  markersOf,
  rowId,
  standsOn,
  takenSpaces,
} from '../rules/state.ts';
import type { View } from '../rules/view.ts';

/** What is known of a quest at this moment. */
export interface Tale {
  readonly known: Known;
  readonly view: View;
  /** Spaces of an area. */
  area(n: number): readonly Space[];
  /** The area of a space; nobody is asked about spaces that are not floor. */
  areaOf(at: Space): number | undefined;
  isRevealed(area: number): boolean;
  counter(id: string): number;
  /** Somebody with a name is on the board. */
  named(name: string): Monster | undefined;
  /** Who carries something. */
  bearer(object: string): Hero | undefined;
}

/** Somewhere to go with something, and what is done there. */
export interface Carrying {
  readonly object: string;
  readonly to: readonly Space[];
  /** The quick action that is done there; nothing where it is enough to come. */
  readonly does?: string;
  readonly movement?: number;
  readonly worth: number;
}

/** Something that is done somewhere with bare hands: by the quick action that it is, for so many points; or it is enough to come. */
export interface Doing {
  readonly id: string;
  readonly does?: string;
  readonly at: readonly Space[];
  readonly movement?: number;
  readonly worth: number;
}

export interface QuestSense {
  /** How much a shut door is wanted; 1 where nothing is said. */
  door?(tale: Tale, door: DoorSpec): number;
  /** A door to somewhere new waits for a room in order; so much of that waiting is left out, of 1, where rooms are never in order for long. */
  readonly bold?: number;
  /** How much an encounter marker is wanted. */
  encounter?(tale: Tale, marker: Marker): number;
  chest?(tale: Tale): number;
  /** How much a key is wanted that lies about. */
  key?(tale: Tale): number;
  /** What it is worth to wake an altar of Good; nothing where nobody has said what it does. */
  altar?(tale: Tale, marker: Marker): number;
  /** What it is worth to have a prolonged action done. */
  work?(tale: Tale, action: string): number;
  /** How much an egg is wanted broken, in parts of what a monster is worth; little where nothing is said. */
  egg?(tale: Tale, egg: Monster): number;
  /** How much it is worth to strike somebody with a name, beside what they are worth as a goal. */
  foe?(tale: Tale, name: string): number;
  carries?(tale: Tale): readonly Carrying[];
  /** What waits to be done. */
  deeds?(tale: Tale): readonly Doing[];
  /** Who or what is carried and does not go by Town. */
  readonly afoot?: string;
  /** Quick actions of the quest's own that are not done with something carried: what they are worth to this hero. */
  action?(tale: Tale, hero: Hero, action: string): number;
  /** The answer to a question of the quest. */
  answer?(tale: Tale, answers: number): number;
  /** What a step onto a space costs besides its points. */
  avoid?(tale: Tale): ((at: Space) => number) | undefined;
  /** Where everybody should be in the end. */
  home?(tale: Tale): readonly Space[] | undefined;
  /** How much they want to be there, where it is more than company. */
  readonly homing?: number;
}

export function taleOf(known: Known, view: View): Tale {
  const areas = new Map<Space, number>();
  for (const [area, spaces] of Object.entries(view.floor)) for (const at of spaces) areas.set(at, Number(area));
  return {
    known,
    view,
    area: n => view.floor[n] ?? [],
    areaOf: at => areas.get(at),
    isRevealed: area => known.board.revealed.some(one => one === area),
    counter: id => view.counters[id] ?? 0,
    named: name => known.monsters.find(one => one.unique === name),
    bearer: object =>
      known.heroes.find(
        ({ objects, equipped, pack }) =>
          objects.includes(object) || [...equipped, ...pack].some(thing => rowId(thing) === object),
      ),
  };
}

const around = ({ known }: Tale, spaces: readonly Space[]): readonly Space[] => {
  const map = groundNow(known).open;
  return [...new Set(spaces.flatMap(at => [at, ...map.neighbours(at)]))];
};

const encounterIn = ({ known, areaOf }: Tale, area: number): Marker | undefined =>
  markersOf(known, 'encounter').find(marker => areaOf(marker.at) === area);

const propsIn = ({ known, areaOf }: Tale, area: number, prop: string): Space[] =>
  [...groundNow(known).terrain].flatMap(([at, lies]) => (lies === prop && areaOf(at) === area ? [at] : []));

/** Doors are told apart by the areas that they lie between, as everybody sees them on the floor. */
const leads = ({ joins }: DoorSpec, area: number): boolean => joins.some(one => one === area);

// ---- A Matter of Life and Death ----

/** Two doors lead from the bedside to the cloister: one east, one at the back. */
const isBack = (door: DoorSpec): boolean => leads(door, 0) && door.side === 's';

/** The bed is in the room where all begins. */
const bedside = (tale: Tale): readonly Space[] => {
  const bed = encounterIn(tale, 0);
  return bed ? around(tale, [bed.at]) : [];
};
const REMEDIES = { moonwort: 'give-moonwort', 'spring-water': 'give-water', venom: 'give-venom' } as const;

// ---- The Spoiled Brat ----

/** "The six spaces at the end of the yard", where the carriage waits. */
const carriage = ({ area }: Tale): readonly Space[] => {
  const yard = area(0);
  const west = Math.min(...yard.map(at => pointOf(at).x));
  return yard.filter(at => pointOf(at).x <= west + 1);
};

const isFound = (tale: Tale): boolean =>
  tale.bearer('leopold') !== undefined || markersOf(tale.known, 'object').some(({ object }) => object === 'leopold');

// ---- Last Wishes ----

/** The Well of Stars is the one pit on the island of the first hall; other pits there are traps that were sprung. */
const wellSide = (tale: Tale): readonly Space[] => {
  const well = propsIn(tale, 1, 'pit').filter(at => tale.known.board.terrain[at] === undefined);
  return well.length > 0 ? around(tale, well).filter(at => !well.includes(at)) : [];
};

const isDrained = (tale: Tale): boolean => tale.isRevealed(1) && propsIn(tale, 1, 'water').length === 0;

// ---- The Trapped Ruins ----

/** "The middle lies": slabs with floor on all sides; and once the stone is out, those by the walls. */
function slabs(tale: Tale, isOut: boolean): (at: Space) => number {
  const { known, areaOf } = tale;
  const map = groundNow(known).open;
  const isHall = (at: Space): boolean => [1, 2, 3, 4].includes(areaOf(at) ?? 0);
  return at => (isHall(at) && isMiddle(map.neighbours(at).length) !== isOut ? SLAB : 0);
}
const isMiddle = (neighbours: number): boolean => neighbours === 8;
/** A fall, a climb, and a point of threat. */
const SLAB = 3;

const startGlyph = (tale: Tale): readonly Space[] =>
  markersOf(tale.known, 'glyph').flatMap(({ at }) => (tale.areaOf(at) === 0 ? [at] : []));

// ---- Old Friends ----

const isGreeted = (tale: Tale): boolean => tale.counter('greetings') >= (tale.view.heroes.length > 2 ? 2 : 1);
const DINNER = 2.5;

// ---- Buried Alive! ----

/** "Leave": the far end of the hole that Rikk kept, round two bends. */
const daylight = ({ area, known, isRevealed }: Tale): readonly Space[] => {
  if (!isRevealed(5)) return doorsInPlay(known).flatMap(door => (leads(door, 5) ? doorSpaces(known, door.id) : []));
  const hole = area(5);
  const end = Math.max(...hole.map(at => pointOf(at).y));
  return hole.filter(at => pointOf(at).y >= end - 2);
};

// ---- The Other Party ----

/** "The edge of your camp": the west gate. */
const ownGate = ({ area }: Tale): readonly Space[] => {
  const camp = area(0);
  const west = Math.min(...camp.map(at => pointOf(at).x));
  return camp.filter(at => pointOf(at).x === west);
};

// ---- The Cold Road ----

/** "For 2 movement points and 1 cold": one row of fords is enough, and what is left is for the dragon. */
const FORDS: { readonly [action: string]: number } = { 'freeze-nw': 30, 'freeze-n': 32, 'freeze-e': 34 };

// ---- The Room Without a Door ----

const isLit = (tale: Tale): boolean => tale.counter('purified') >= 2;
/** Whoever is hurt so badly makes the table of names worth its price. */
const HURT = 4;

export const SENSE: { readonly [quest in QuestId]: QuestSense } = {
  'eyes-in-the-fog': {
    // "Ring the bells and kill Nerisse, whom the mist conceals": while one of them hangs there, she is one of several. One wing after the other.
    door: tale => ((tale.view.prolonged ?? []).length > 0 || SHAPES.some(name => tale.named(name)) ? 0.1 : 1),
    work: () => 80,
    foe: tale => ((tale.view.prolonged ?? []).length > 0 ? 0.3 : 1),
  },
  'house-of-two-hands': {
    // "Two turns of the wheel open a way to the hall", on the other side of the house: until there is one, and where somebody can go it.
    // Chains are for whoever is about to be crushed.
    work: (tale, action) => (WHEELS[action] === undefined ? 40 : isTurned(tale, WHEELS[action]) ? 0 : 70),
  },
  'three-souls-for-sale': {
    bold: 0.4,
    // "His sanctum opens only when all three souls are sold": nobody was imprisoned in the cells who can still be helped.
    door: (tale, door) => (leads(door, 4) ? 0.2 : isSold(tale) && !leads(door, 5) ? 0.1 : 1),
    // "A bid", until they are; and then "5 wounds from him".
    altar: (tale, { at }) => (tale.areaOf(at) === 1 ? (isSold(tale) ? 0 : 45) : tale.named('malgrin') ? 60 : 0),
    work: tale => (isSold(tale) ? 0 : 45),
  },
  'kings-gifts': {
    // Five gifts lie beyond two doors; the nursery is in nobody's way. When no seal is left it is open where he sits.
    door: (tale, door) => (isInvited(tale) ? 0.1 : leads(door, 4) ? 0.3 : 1),
    deeds: tale =>
      isInvited(tale) && !tale.isRevealed(5)
        ? [{ id: 'throne', at: throneDoors(tale).flatMap(({ id }) => doorSpaces(tale.known, id)), worth: 90 }]
        : [],
    // Whatever is worn opens his hall at once, and is gone with whoever wears it: nobody stays four rounds at a plinth to break it.
    encounter: (tale, { at }) => (isInvited(tale) ? 0 : isBurden(tale, at) ? 1 : 1.4),
    work: tale => (isInvited(tale) ? 0 : 8),
    answer: (tale, answers) => (isInvited(tale) ? answers - 1 : 0),
    // The spring takes weapons too.
    action: () => -1,
  },
  'buried-alive': {
    // North through the banquet is the short way; a hill that holds a little longer is worth three points when it is about to come down.
    door: (_tale, door) => (leads(door, 2) ? 0.3 : 1),
    action: (tale, _hero, action) => (action.startsWith('shore-') ? (tale.counter('props') <= 2 ? 25 : 6) : 0),
    encounter: tale => (tale.bearer('dice') ? 1.5 : 0),
    // Nobody who has four rounds left goes back for a king.
    answer: (_tale, answers) => answers - 1,
    // "Four rounds are left": whoever is not in daylight then is dead, and one who is has won.
    home: tale => (tale.counter('hill') > 0 ? daylight(tale) : undefined),
    homing: 400,
  },
  'other-party': {
    // Neither crypt nor cellar is on the way to the bow.
    door: (_tale, door) => (leads(door, 4) || leads(door, 5) ? 0.4 : 1),
    // The Claw come back from death: whoever has the bow runs home with it, and the others see to it.
    foe: tale => (tale.bearer('trueshot') ? 0.15 : 0.5),
    carries: tale => [{ object: 'trueshot', to: ownGate(tale), worth: 250 }],
    afoot: 'trueshot',
  },
  'cold-road': {
    // "The sea door opens to nothing else": the blade first; the gallery is the long way round, the spring lies beside it.
    door: (tale, door) => (leads(door, 4) ? 0.2 : leads(door, 3) && tale.counter('cold') > 2 ? 0.2 : 1),
    carries: tale => {
      const dragon = tale.named('sarkhaz');
      const beside = dragon ? around(tale, standsOn(dragon)) : [];
      return tale.counter('cold') > 0 && beside.length > 0
        ? [{ object: 'icetooth', to: beside, does: 'cold-strike', movement: 2, worth: 60 }]
        : [];
    },
    action: (_tale, _hero, action) => (action === 'cold-strike' ? 40 : action === 'quench' ? 20 : (FORDS[action] ?? 0)),
  },
  'room-without-a-door': {
    bold: 0.4,
    // Two are enough: then there is one way, and it begins in Town.
    door: tale => (isLit(tale) ? 0.2 : 1),
    work: (tale, action) => (action.startsWith('purify') ? (isLit(tale) ? 0 : 80) : 60),
    altar: tale => 8 * tale.known.heroes.filter(({ wounds }) => wounds <= HURT).length,
    foe: (_tale, name) => (name === 'nameless' ? 1.4 : 1),
    home: tale =>
      isLit(tale) && !tale.isRevealed(5)
        ? markersOf(tale.known, 'glyph').flatMap(({ at, active, dark }) =>
            active && !dark && tale.areaOf(at) !== 5 ? [at] : [],
          )
        : undefined,
  },
  'bone-mill': {
    // "To the east a lever opens the chamber", and nobody shuts it again: loft and workshop lie beside the way.
    door: (_tale, door) => (leads(door, 5) || leads(door, 4) ? 0.1 : 1),
    deeds: tale =>
      isMillOpen(tale)
        ? [
            {
              id: 'gate',
              at: tale.isRevealed(2) ? [] : gates(tale).flatMap(({ id }) => doorSpaces(tale.known, id)),
              worth: 90,
            },
          ]
        : [{ id: 'lever', does: 'lower-chute', at: eastEnd(tale, 3), movement: 2, worth: 120 }],
    action: (tale, _hero, action) => (action === 'lower-chute' && !isMillOpen(tale) ? 40 : 0),
    // On the axle the stone is left to deal with him.
    foe: (tale, name) => (name === 'grist' && isHardened(tale.named(name)) ? 0.1 : 1),
  },
  'bottom-of-the-well': {
    // "The red door saves half of the road": whoever has its key leaves the third slope alone. Crypt and shrine lie beside the way, and
    // nobody has asked for what is in the crypt.
    door: ({ known }, door) =>
      leads(door, 7) || (leads(door, 3) && known.board.keys.includes('red')) ? 0.1 : leads(door, 6) ? 0.15 : 1,
  },
  // Ourgash heals while the Heart beats: the stone first.
  'heart-of-darkness': {
    foe: tale => (encounterIn(tale, 3) ? 0.6 : 1),
  },
  'durnog-brothers': {
    // Brom gets up again while Nib lives and the cord holds.
    foe: (tale, name) => (name === 'brom' && encounterIn(tale, 5) && tale.known.conquest > 3 ? 0.7 : 1),
  },
  'life-or-death': {
    // "To the south a low door": nobody has asked for what is behind it. The postern leads to the same cloister.
    door: (tale, door) => (leads(door, 4) ? 0 : isBack(door) ? 0.3 : tale.isRevealed(1) ? 1.6 : 1),
    encounter: (tale, marker) => (tale.areaOf(marker.at) === 0 ? 0 : 1.6),
    chest: () => 0.7,
    carries: tale =>
      Object.entries(REMEDIES).map(([object, does]) => ({
        object,
        to: bedside(tale),
        does,
        movement: 2,
        worth: 110,
      })),
    home: tale => (tale.counter('doses') >= 1 && !tale.named('issyra') ? bedside(tale) : undefined),
  },
  'spoiled-brat': {
    door: (tale, door) => (leads(door, 5) ? 0.05 : tale.isRevealed(4) ? 0.1 : 1),
    // Each chest wears out her sleep.
    chest: tale => (tale.counter('sleep') > 3 ? 0.6 : 0.1),
    foe: () => 0.4,
    carries: tale => [{ object: 'leopold', to: carriage(tale), worth: 150 }],
    afoot: 'leopold',
    // Once he is found, nobody looks for him any more.
    encounter: tale => (isFound(tale) ? 0 : 1),
    action: () => 12,
  },
  'last-wishes': {
    door: (tale, door) => (leads(door, 5) ? 0.1 : isDrained(tale) ? 0.1 : 1),
    carries: tale => [{ object: 'lamp', to: wellSide(tale), does: 'last-wish', movement: 2, worth: 100 }],
    action: (tale, hero, action) => wishWorth(tale, hero, action),
  },
  'eternal-guardian': {
    // While a lamp burns he heals every wound at once.
    foe: (tale, name) => (name === 'guardian' && tale.counter('lamps') > 0 ? 0 : 1),
    encounter: () => 1.5,
    // To take the watch costs two tokens, and halves what is behind the door.
    answer: (tale, answers) => (tale.known.conquest > 5 ? answers - 1 : 0),
  },
  'black-blade': {
    door: (tale, door) => (tale.isRevealed(4) && !leads(door, 5) ? 0.1 : 1),
    encounter: (tale, marker) => (tale.areaOf(marker.at) === 1 || tale.areaOf(marker.at) === 5 ? 0.05 : 0),
    carries: tale => {
      const [roots, anvil] = [encounterIn(tale, 1), encounterIn(tale, 5)];
      return [...(roots ? [cutting(tale, roots)] : []), ...(anvil ? [breaking(tale, anvil)] : [])];
    },
    // Blood while there is enough of it.
    answer: tale => ((tale.bearer('black-blade')?.wounds ?? 0) > 6 ? 0 : 1),
  },
  'trapped-ruins': {
    // One hall leads there as well as the other; nothing was said of what lies below.
    door: (_, door) => (leads(door, 2) || leads(door, 5) ? 0.1 : 1),
    encounter: () => 0.1,
    avoid: tale => slabs(tale, tale.counter('sand') > 0),
    carries: tale => [
      { object: 'keystone', to: around(tale, startGlyph(tale)), does: 'lay-keystone', movement: 1, worth: 150 },
    ],
    home: tale => (tale.counter('sand') > 0 ? tale.area(0) : undefined),
  },
  'old-friends': {
    // "No one goes in to dinner before greeting two old friends", one in a party of two: then everybody goes, and leaves the others of them alone.
    door: (tale, door) =>
      isGreeted(tale) && leads(door, 6) ? DINNER : leads(door, 4) && leads(door, 5) ? 0.3 : isGreeted(tale) ? 0.1 : 1,
    foe: (tale, name) => (name !== 'aubrin' && name !== 'vaur' && isGreeted(tale) ? 0.3 : 1),
    // The boiler beats for Ourgash alone: nobody is kept there once he is gone.
    encounter: tale => (tale.named('ourgash') ? 1 : 0),
  },
  'lake-of-three-fires': {
    // "Lighting a fire takes one of Anselm's strengths away": all three, then whoever is left of him.
    foe: tale => (tale.counter('fires') < 3 ? 0.5 : 1),
    action: () => 40,
    encounter: () => 0,
    deeds: tale => FIRES.flatMap(([area, does]) => lighting(tale, area, does)),
  },
  'mother-of-embers': {
    // The chests of the nave and the hatcheries wait; the dam does not.
    chest: () => 0.6,
    egg: () => 2,
    home: tale => besideEggs(tale),
  },
  'garden-that-watches': {
    // The orangery lies beside the way.
    door: (_tale, door) => (leads(door, 2) ? 0.3 : 1),
    encounter: () => 0.5,
    // Her eyes stun until they meet the mirror.
    foe: tale => (tale.bearer('mirror') ? 1 : 0.6),
    carries: tale => [{ object: 'mirror', to: beforeYsaure(tale), worth: 70 }],
  },
  'cold-egg': {
    // "Something white comes down from the pass every night": the fort does not grow empty by waiting at its doors.
    bold: 0.4,
    // "The nest" is wanted by whoever has the egg. "Or kill the White Mother when she comes": once that is the shorter way.
    door: (tale, door) => (leads(door, 4) ? (tale.bearer('egg') ? 2 : 0.1) : leads(door, 3) ? 1.6 : 1),
    encounter: (tale, marker) => (tale.areaOf(marker.at) === 4 ? 0 : 1),
    foe: (tale, name) => (name === 'mother' && (tale.named(name)?.wounds ?? 0) > NEARLY_DEAD ? 0.15 : 1),
    action: () => -1,
    carries: tale => {
      const nest = encounterIn(tale, 4);
      return [
        {
          object: 'egg',
          to: nest && tale.isRevealed(4) ? around(tale, [nest.at]) : nestMouths(tale),
          ...(nest && tale.isRevealed(4) && { does: 'give-back', movement: 2 }),
          worth: 150,
        },
      ];
    },
  },
  'king-under-ice': {
    // A court is never in order while its king sleeps.
    bold: 0.5,
    // The treasury lies beside the way, and the red key opens nothing else.
    door: (_tale, door) => (leads(door, 5) ? 0.1 : 1),
    key: () => 0.1,
    // "His shade, if you kill it before that, thickens the ice by 3": it is left alone.
    foe: (_tale, name) => (name === 'spirit' ? 0.02 : 1),
    action: () => 40,
    home: tale => (tale.counter('ice') > 0 ? bier(tale) : undefined),
    // Whoever has points for it breaks off several pieces in a turn.
    deeds: tale =>
      Array.from({ length: Math.min(PIECES, tale.counter('ice')) }, (_, n) => ({
        id: `ice-${n}`,
        does: 'break-ice',
        at: bier(tale),
        movement: 2,
        worth: 45,
      })),
  },
  'belly-of-winter': {
    bold: 0.4,
    // "The Ring is in her stomach": whoever kills her has it, and whoever is swallowed. With the wall of ice shut she is wanted dead all the same.
    foe: (tale, name) => (name === 'moonswallow' ? (!isRingFound(tale) ? 1.3 : isWallSplit(tale) ? 0.3 : 1) : 1),
    // The Ring first, and she swims in the river; ship and camp lead to the cairn, where no shorter way has opened.
    door: (tale, door) => ((leads(door, 2) || leads(door, 3)) && !(isRingFound(tale) && !tale.isRevealed(4)) ? 0.1 : 1),
    encounter: () => 0,
    action: (tale, hero, action) => (action === 'leap-in' && !isRingFound(tale) && hero.wounds > 6 ? 30 : -1),
    carries: tale => {
      const cairn = encounterIn(tale, 4);
      return [{ object: RING, to: cairn ? around(tale, [cairn.at]) : [], does: 'lay-ring', movement: 2, worth: 150 }];
    },
  },
};

// ---- Eyes in the Fog ----

/** One of them is Nerisse. */
const SHAPES = ['veil', 'knife', 'candle'] as const;

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
const throneDoors = ({ known }: Tale): readonly DoorSpec[] =>
  doorsInPlay(known).filter(door => leads(door, 5) && isOpen(known, door.id));

/** A weapon that wants both hands and knows no surge, and armour that is none. */
const BURDENS: readonly string[] = ['break-ring', 'break-glass'];
const isBurden = ({ view }: Tale, at: Space): boolean =>
  (view.prolonged ?? []).some(work => BURDENS.includes(work.id) && work.at.includes(at));

// ---- The Lake of Three Fires ----

/** "On a brazier or beside it", tower by tower; it goes out of the game with its fire. */
const FIRES = [
  [2, 'light-west'],
  [3, 'light-north'],
  [4, 'light-east'],
] as const;
function lighting(tale: Tale, area: number, does: string): Doing[] {
  const brazier = encounterIn(tale, area);
  return brazier ? [{ id: does, does, at: around(tale, [brazier.at]), movement: 2, worth: 70 }] : [];
}

// ---- Mother of Embers ----

/** Where an egg that has been seen can be struck. */
const besideEggs = (tale: Tale): readonly Space[] =>
  around(
    tale,
    tale.known.monsters.flatMap(monster => (monster.egg ? standsOn(monster) : [])),
  );

// ---- The Garden That Watches ----

/** Where she would see whoever ends a turn there: near enough to be hunted on from. */
function beforeYsaure(tale: Tale): readonly Space[] {
  const her = tale.named('ysaure');
  if (!her) return [];
  const ground = groundNow(tale.known);
  const from = standsOn(her);
  const others = takenSpaces(tale.known);
  return tale
    .area(1)
    .filter(
      at =>
        from.some(one => ground.open.distance(one, at) <= MIRRORED) &&
        !ground.terrain.has(at) &&
        sees(ground, from, at, others),
    );
}
const MIRRORED = 6;

// ---- The Cold Egg ----

/** Two good blows. */
const NEARLY_DEAD = 12;

/** The doors to the nest that are to be seen: until one is open, the nearest of them is where the egg goes. */
const nestMouths = ({ known }: Tale): readonly Space[] =>
  doorsInPlay(known).flatMap(door => (leads(door, 4) ? doorSpaces(known, door.id) : []));

// ---- The King Under the Ice ----

/** Of the ice, in a turn that is planned. */
const PIECES = 3;
const bier = (tale: Tale): readonly Space[] =>
  around(
    tale,
    markersOf(tale.known, 'frozen-sarcophagus').map(({ at }) => at),
  );

// ---- The Bone Mill ----

/** The gates rise with the chute, and do not come down again. */
const gates = ({ known }: Tale): readonly DoorSpec[] => doorsInPlay(known).filter(door => leads(door, 2));
const isMillOpen = (tale: Tale): boolean => gates(tale).some(({ id }) => isOpen(tale.known, id));

/** "On his axle he has 8 more armour." */
const isHardened = (monster: Monster | undefined): boolean =>
  (monster?.changes ?? []).reduce((sum, { armour = 0 }) => sum + armour, 0) > 0;

/** "At the end a great iron lever": the last space of a room that runs east. */
const eastEnd = ({ area }: Tale, n: number): readonly Space[] => {
  const spaces = area(n).map(at => ({ at, ...pointOf(at) }));
  const east = Math.max(...spaces.map(({ x }) => x));
  const north = Math.min(...spaces.filter(({ x }) => x === east).map(({ y }) => y));
  return spaces.filter(({ x, y }) => x === east && y === north).map(({ at }) => at);
};

// ---- The Belly of Winter ----

const RING = 'ring-of-rogues';
const isRingFound = (tale: Tale): boolean =>
  tale.bearer(RING) !== undefined || markersOf(tale.known, 'relic').some(({ item }) => rowId(item) === RING);

/** "To the north stands a wall of green ice, and behind it something like a lamp": the cairn can be reached from the river. */
const isWallSplit = ({ known }: Tale): boolean => doorsInPlay(known).some(door => leads(door, 4) && leads(door, 1));

const cutting = (tale: Tale, { at }: Marker): Carrying => ({
  object: 'black-blade',
  to: around(tale, [at]),
  does: 'cut-roots',
  movement: 2,
  worth: 60,
});
const breaking = (tale: Tale, { at }: Marker): Carrying => ({
  object: 'black-blade',
  to: around(tale, [at]),
  does: 'break-blade',
  movement: 2,
  worth: 110,
});

/** Each wish is a great help with a sting, and the last is the quest. */
function wishWorth(tale: Tale, hero: Hero, action: string): number {
  if (action === 'last-wish') return 1000;
  if (action === 'wish-death') return 26;
  const hurt = tale.known.heroes.reduce(
    (sum, one) => sum + (tale.view.sheets[one.id]?.mostWounds ?? 0) - one.wounds,
    0,
  );
  if (action === 'wish-life') return hurt + (hero.wounds < 5 ? 8 : 0) - 6;
  if (action === 'wish-gold') return tale.counter('wishes') > 2 ? 10 : -1;
  return -1;
}
