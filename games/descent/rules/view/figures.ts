// What everybody sees of figures besides where they stand: names, and what their cards and sheets come to now. And what the floor shows that is
// neither terrain nor marker: lines that nobody crosses, and stairs.

import type { Text } from '@veillee/kernel';
import { type Edge, type Space, sidesOf } from '@veillee/pieces/geometry';
import { madeOnce } from '@veillee/pieces/kept';
import type { Dice, MonsterKind, Owned } from '../../content/vocabulary.ts';
import { boardOf, doorsInPlay } from '../board.ts';
import { heroName } from '../card-names.ts';
import { type MonsterStats, statOf, statsOf } from '../effects/stats.ts';
import { gaitOf } from '../hero/movement.ts';
import type { Gait } from '../hero/reach.ts';
import { type AvatarOrder, bearerOf } from '../legend/dungeon/avatar-orders.ts';
import { markerName, monsterName, questText } from '../names.ts';
import { type FigureId, type MarkerId, type Monster, type State, sheetOf } from '../state.ts';

export interface FigureView {
  readonly name: Text;
  readonly speed: number;
  readonly armour: number;
  readonly mostWounds: number;
  /** Of a hero. */
  readonly mostFatigue?: number;
  /** Of a hero: how they go, for ways that are drawn before anybody walks. */
  readonly gait?: Gait;
  /** Of a monster: its card. */
  readonly attack?: {
    readonly kind: MonsterKind;
    readonly dice: Dice;
    /** Dice whose colours are chosen for each attack (DES-98.1). */
    readonly morph?: number;
    readonly abilities: readonly Owned[];
  };
  /** The avatar's, which all who are like it have too (LEG-12.15, LEG-20.10). */
  readonly order?: AvatarOrder;
  /** Of a named monster: its own rule, which the overlord explains (DES-36.8). */
  readonly rule?: Text;
}

export function figureViews(state: State): { readonly [id: FigureId]: FigureView } {
  const views: { [id: FigureId]: FigureView } = {};
  for (const hero of state.heroes)
    views[hero.id] = {
      name: heroName(sheetOf(hero)),
      ...sumsOf(state, hero.id),
      mostFatigue: statOf(state, hero.id, 'maxFatigue'),
      gait: gaitOf(state, hero),
    };
  for (const monster of state.monsters)
    views[monster.id] = {
      name: monsterName(state, monster),
      ...sumsOf(state, monster.id),
      attack: attackOf(statsOf(state, monster)),
      ...orderOf(state, monster),
      ...ownRule(state, monster),
    };
  return views;
}

function orderOf(state: State, monster: Monster): Pick<FigureView, 'order'> {
  const order = bearerOf(state, monster)?.order;
  return order ? { order } : {};
}

const sumsOf = (state: State, id: FigureId): Pick<FigureView, 'speed' | 'armour' | 'mostWounds'> => ({
  speed: statOf(state, id, 'speed'),
  armour: statOf(state, id, 'armour'),
  mostWounds: statOf(state, id, 'maxWounds'),
});

const attackOf = madeOnce(
  ({ kind, dice, morph, abilities }: MonsterStats): NonNullable<FigureView['attack']> => ({
    kind,
    dice,
    ...(morph !== undefined && { morph }),
    abilities,
  }),
);

function ownRule(state: State, { unique }: Monster): Pick<FigureView, 'rule'> {
  const isRuled = unique !== undefined && boardOf(state).guide.uniques[unique]?.rule;
  return isRuled ? { rule: questText(state, 'unique', `${unique}.rule`) } : {};
}

/** Markers with a name of the quest's own. */
export const markerNames = (state: State): { readonly [id: MarkerId]: Text } =>
  Object.fromEntries(state.board.markers.map(marker => [marker.id, markerName(state, marker)]));

export interface StairsView {
  readonly at: Space;
  readonly colour: string;
}

/** Of revealed areas: those of one colour lead to each other. */
export const stairsViews = (state: State): StairsView[] =>
  boardOf(state).things.flatMap(({ spec, names, spaces: [at], area }) =>
    'staircase' in spec &&
    at &&
    state.board.revealed.includes(area) &&
    (!spec.later || names.some(name => state.board.stairs.includes(name)))
      ? [{ at, colour: spec.staircase }]
      : [],
  );

/** Where two areas meet and no door is to be seen: whatever is there looks like a wall. Of what is known of the floor alone. */
export function wallsSeen(state: State, floor: ReadonlySet<Space>): Edge[] {
  const { doors, walls } = boardOf(state);
  const seen = new Set(doorsInPlay(state).map(({ id }) => id));
  const lines = [...walls, ...doors.filter(({ id }) => !seen.has(id)).flatMap(({ edges }) => edges)];
  return lines.filter(line => sidesOf(line).every(side => floor.has(side)));
}
