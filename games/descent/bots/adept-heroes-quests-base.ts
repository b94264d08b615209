// What heroes make of the words that are read out to them in the quests of the base box: each quest’s objective and the texts of areas that have
// come to light say so.

import { pointOf, type Space } from '@veillee/pieces/geometry';
import type { DoorSpec, QuestId } from '../content/quests/vocabulary.ts';
import { groundNow } from '../rules/board.ts';
import { type Hero, type Marker, markersOf } from '../rules/state.ts';
import { around, type Carrying, encounterIn, leads, propsIn, type QuestSense, type Tale } from './adept-heroes-tale.ts';

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

// ---- The Black Blade, Last Wishes ----

/** The blade is brought there, and does its work. */
const blade =
  (does: string, worth: number) =>
  (tale: Tale, { at }: Marker): Carrying => ({
    object: 'black-blade',
    to: around(tale, [at]),
    does,
    movement: 2,
    worth,
  });
const cutting = blade('cut-roots', 60);
const breaking = blade('break-blade', 110);

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

export const BASE_SENSE = {
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
} satisfies { readonly [quest in QuestId]?: QuestSense };
