// What heroes make of the words that are read out to them in the quests of the Tomb of Ice: each quest’s objective and the texts of areas that have
// come to light say so.

import type { Space } from '@veillee/pieces/geometry';
import type { QuestId } from '../content/quests/vocabulary.ts';
import { doorSpaces } from '../rules/areas/doors.ts';
import { doorsInPlay, groundNow, isOpen } from '../rules/board.ts';
import { sees } from '../rules/ground.ts';
import { markersOf, rowId, standsOn, takenSpaces } from '../rules/state.ts';
import { around, type Doing, encounterIn, isHardened, leads, type QuestSense, type Tale } from './adept-heroes-tale.ts';

// ---- The Lake of Three Fires ----

/** "On a brazier or beside it", tower by tower; it goes out of the game with its fire. */
const FIRES = [
  [2, 'light-west'],
  [3, 'light-north'],
  [4, 'light-east'],
] as const;
function lighting(tale: Tale, area: number, does: string): Doing[] {
  const brazier = encounterIn(tale, area);
  return brazier
    ? [{ id: does, does, at: around(tale, [brazier.at]), movement: 2, worth: tale.counter('fires') < 2 ? 70 : 20 }]
    : [];
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

// ---- The Belly of Winter ----

const RING = 'ring-of-rogues';
const isRingFound = (tale: Tale): boolean =>
  tale.bearer(RING) !== undefined || markersOf(tale.known, 'relic').some(({ item }) => rowId(item) === RING);

/** "To the north stands a wall of green ice, and behind it something like a lamp": the cairn can be reached from the river. */
const isWallSplit = ({ known }: Tale): boolean => doorsInPlay(known).some(door => leads(door, 4) && leads(door, 1));

// ---- The Cold Egg ----

/** Two good blows. */
const NEARLY_DEAD = 12;

/** The doors to the nest that are to be seen: until one is open, the nearest of them is where the egg goes. */
const nestMouths = ({ known }: Tale): readonly Space[] =>
  doorsInPlay(known).flatMap(door => (leads(door, 4) ? doorSpaces(known, door.id) : []));

// ---- The King Under the Ice ----

const isWayOpen = ({ known }: Tale): boolean =>
  doorsInPlay(known).some(door => leads(door, 2) && leads(door, 4) && isOpen(known, door.id));

/** Of the ice, in a turn that is planned. */
const PIECES = 3;
const bier = (tale: Tale): readonly Space[] =>
  around(
    tale,
    markersOf(tale.known, 'frozen-sarcophagus').map(({ at }) => at),
  );

export const ICE_SENSE = {
  'lake-of-three-fires': {
    bold: 0.5,
    // "Lighting a fire takes one of Anselm's strengths away, and a third of the shell as well": all three, then whoever is left of him.
    leaders: ['anselm'],
    foe: tale => (isHardened(tale.named('anselm')) ? 0.15 : 1),
    action: () => 40,
    encounter: () => 0,
    door: tale => (tale.counter('fires') < 3 ? 1 : 0.1),
    deeds: tale => FIRES.flatMap(([area, does]) => lighting(tale, area, does)),
  },
  'mother-of-embers': {
    // The chests of the nave and the hatcheries wait; the dam does not.
    chest: () => 0.6,
    egg: () => 2,
    leaders: ['ocelle'],
    home: tale => besideEggs(tale),
  },
  'garden-that-watches': {
    // She is always about: no walk is in order while she sees it. The orangery lies beside the way.
    bold: 0.7,
    door: (_tale, door) => (leads(door, 2) ? 0.3 : 1),
    encounter: () => 0.5,
    // Her skin is stone, and her eyes stun, until they meet the mirror.
    leaders: ['ysaure'],
    foe: tale => (isHardened(tale.named('ysaure')) ? 0.05 : 1),
    carries: tale => [{ object: 'mirror', to: beforeYsaure(tale), worth: 70 }],
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
    // The treasury lies beside the way, and the red key opens nothing else; so does the gallery, once there is a way from court to throne.
    door: (tale, door) => (leads(door, 5) || (leads(door, 3) && isWayOpen(tale)) ? 0.1 : 1),
    key: () => 0.1,
    // "His shade, if you kill it before that, thickens the ice by 3": it is left alone.
    foe: (_tale, name) => (name === 'spirit' ? 0.02 : 1),
    leaders: ['haldan'],
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
} satisfies { readonly [quest in QuestId]?: QuestSense };
