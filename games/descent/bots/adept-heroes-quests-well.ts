// What heroes make of the words that are read out to them in the quests of the Well of Darkness: each quest’s objective and the texts of areas that have
// come to light say so.

import { pointOf, type Space } from '@veillee/pieces/geometry';
import type { DoorSpec, QuestId } from '../content/quests/vocabulary.ts';
import { doorSpaces } from '../rules/areas/doors.ts';
import { doorsInPlay, isOpen } from '../rules/board.ts';
import { standsOn } from '../rules/state.ts';
import { around, isHardened, leads, type QuestSense, type Tale } from './adept-heroes-tale.ts';

// ---- Buried Alive! ----

/** "Leave": the far end of the hole that Rikk kept, round two bends. */
const daylight = ({ area, known, isRevealed }: Tale): readonly Space[] => {
  if (!isRevealed(5)) return doorsInPlay(known).flatMap(door => (leads(door, 5) ? doorSpaces(known, door.id) : []));
  const hole = area(5);
  const end = Math.max(...hole.map(at => pointOf(at).y));
  return hole.filter(at => pointOf(at).y >= end - 2);
};

// ---- The Bone Mill ----

/** The gates rise with the chute, and do not come down again. */
const gates = ({ known }: Tale): readonly DoorSpec[] => doorsInPlay(known).filter(door => leads(door, 2));
const isMillOpen = (tale: Tale): boolean => gates(tale).some(({ id }) => isOpen(tale.known, id));

/** "At the end a great iron lever": the last space of a room that runs east. */
const eastEnd = ({ area }: Tale, n: number): readonly Space[] => {
  const spaces = area(n).map(at => ({ at, ...pointOf(at) }));
  const east = Math.max(...spaces.map(({ x }) => x));
  const north = Math.min(...spaces.filter(({ x }) => x === east).map(({ y }) => y));
  return spaces.filter(({ x, y }) => x === east && y === north).map(({ at }) => at);
};

// ---- The Other Party ----

/** "The edge of your camp": the west gate, which leaves the corners to the wall. */
const ownGate = ({ area }: Tale): readonly Space[] => {
  const camp = area(0).map(at => ({ at, ...pointOf(at) }));
  const west = Math.min(...camp.map(({ x }) => x));
  const edge = camp.filter(({ x }) => x === west);
  const [north, south] = [Math.min(...edge.map(({ y }) => y)), Math.max(...edge.map(({ y }) => y))];
  return edge.filter(({ y }) => y > north && y < south).map(({ at }) => at);
};

// ---- The Cold Road ----

/** "For 2 movement points and 1 cold": one row of fords is enough, and what is left is for the dragon. */
const FORDS: { readonly [action: string]: number } = { 'freeze-nw': 30, 'freeze-n': 32, 'freeze-e': 34 };

export const WELL_SENSE = {
  'buried-alive': {
    // The hill does not wait for a room in order.
    bold: 0.5,
    // North through the banquet is the short way; a hill that holds a little longer is worth three points when it is about to come down.
    door: (_tale, door) => (leads(door, 2) ? 0.3 : 1),
    action: (tale, _hero, action) => (action.startsWith('shore-') ? (tale.counter('props') <= 2 ? 25 : 6) : 0),
    encounter: tale => (tale.bearer('dice') ? 1.5 : 0),
    // Nobody goes back for a king, or stands at a chest, who has five rounds left.
    answer: (_tale, answers) => answers - 1,
    chest: tale => (tale.counter('hill') > 0 ? 0 : 1),
    leaders: ['rikk'],
    // "Five rounds are left": whoever is not in daylight then is dead, and one who is has won.
    home: tale => (tale.counter('hill') > 0 ? daylight(tale) : undefined),
    homing: 400,
  },
  'bone-mill': {
    bold: 0.4,
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
    // "On his axle he has 8 more armour": the stone is left to deal with him.
    leaders: ['grist'],
    foe: (tale, name) => (name === 'grist' && isHardened(tale.named(name)) ? 0.1 : 1),
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
    leaders: ['sarkhaz'],
    action: (_tale, _hero, action) => (action === 'cold-strike' ? 40 : action === 'quench' ? 20 : (FORDS[action] ?? 0)),
  },
  'bottom-of-the-well': {
    bold: 0.4,
    leaders: ['below'],
    // "The red door saves half of the road": whoever has its key leaves the third slope alone. Crypt and shrine lie beside the way, and
    // nobody has asked for what is in the crypt.
    door: ({ known }, door) =>
      leads(door, 7) || (leads(door, 3) && known.board.keys.includes('red')) ? 0.1 : leads(door, 6) ? 0.15 : 1,
  },
} satisfies { readonly [quest in QuestId]?: QuestSense };
