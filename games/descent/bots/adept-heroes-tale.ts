// What heroes know of a quest at this moment, and the words in which they make something of it: which door they want, what they carry where,
// whom they leave alone. Nothing here knows what lies behind a shut door.

import type { Space } from '@veillee/pieces/geometry';
import type { DoorSpec } from '../content/quests/vocabulary.ts';
import { groundNow } from '../rules/board.ts';
import { type Hero, type Known, type Marker, type Monster, markersOf, rowId } from '../rules/state.ts';
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
  /** Whom the victory asks for by name: gone for rather than whoever else stands about. */
  readonly leaders?: readonly string[];
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

export const around = ({ known }: Tale, spaces: readonly Space[]): readonly Space[] => {
  const map = groundNow(known).open;
  return [...new Set(spaces.flatMap(at => [at, ...map.neighbours(at)]))];
};

export const encounterIn = ({ known, areaOf }: Tale, area: number): Marker | undefined =>
  markersOf(known, 'encounter').find(marker => areaOf(marker.at) === area);

export const propsIn = ({ known, areaOf }: Tale, area: number, prop: string): Space[] =>
  [...groundNow(known).terrain].flatMap(([at, lies]) => (lies === prop && areaOf(at) === area ? [at] : []));

/** Something makes somebody harder than the rules of their kind: "8 more armour", until it is gone. */
export const isHardened = (monster: Monster | undefined): boolean =>
  (monster?.changes ?? []).reduce((sum, { armour = 0 }) => sum + armour, 0) > 0;

/** Doors are told apart by the areas that they lie between, as everybody sees them on the floor. */
export const leads = ({ joins }: DoorSpec, area: number): boolean => joins.some(one => one === area);
