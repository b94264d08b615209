// How sheets, cards and booklets are written down: short words for what is printed on them, of which the rows of `rows.ts` are made.

import type {
  Bonus,
  BoxRow,
  Bubble,
  DestinyRow,
  EquipmentRow,
  EventRow,
  FindRow,
  Force,
  HeldRow,
  PathRow,
  PlaceRow,
  QuestRow,
  SkillRow,
  TrackStep,
} from './rows.ts';
import type {
  AdventureNumber,
  BubbleKind,
  Cost,
  Die,
  DiseaseColour,
  EquipmentType,
  EventId,
  EventSymbol,
  FindId,
  Half,
  HeroId,
  Mod,
  MonsterOp,
  Op,
  PathId,
  PathKind,
  PlaceId,
  PlaceKind,
  Price,
  Tree,
} from './vocabulary.ts';

// ---- heroes ----

export const force = (die: Die, bonus: number): Force => ({ die, bonus });

/** From left to right: what one begins with, then each step with what it costs. */
export const track = <Value>(
  first: Value,
  ...steps: readonly (readonly [value: Value, cost: Cost | 'quest'])[]
): readonly TrackStep<Value>[] => [{ value: first }, ...steps.map(([value, cost]) => ({ value, cost }))];

type Terms = Pick<SkillRow, 'automatic' | 'mana' | 'health' | 'limit'>;

/** Skills of a hero, by tree and slot. */
export const skillsOf = (hero: HeroId) => {
  const skill =
    (tree: Tree) =>
    (id: string, slot: number, terms: Terms, ...ops: readonly Op[]): SkillRow => ({
      id,
      hero,
      tree,
      slot,
      ...terms,
      ops,
    });
  return { adventure: skill('adventure'), combat: skill('combat') };
};

// ---- monsters ----

const bubble =
  (kind: BubbleKind) =>
  (...ops: readonly MonsterOp[]): Bubble => ({ kind, ops });
export const physical = bubble('physical');
export const magic = bubble('magic');
export const EMPTY = bubble('empty')();

// ---- what is numbered by adventure ----

const NUMBERED = /^a([1-5])-[a-z-]+?(\d*)$/;

/** Adventure and number, as the name says them. */
function numbersOf(id: string): { readonly adventure: AdventureNumber; readonly number: number } {
  const [, adventure, number] = NUMBERED.exec(id) ?? [];
  return { adventure: Number(adventure) as AdventureNumber, number: Number(number) };
}

const equipment =
  (type: EquipmentType) =>
  (
    id: FindId,
    { bonus, ...terms }: Pick<EquipmentRow, 'cost' | 'knowledge' | 'bonus'>,
    ...ops: readonly Op[]
  ): FindRow => ({ id, ...numbersOf(id), type, ...terms, ops, ...(bonus && { bonus }) });
export const free = equipment('free');
export const forCombat = equipment('combat');
export const forAdventure = equipment('adventure');

export const quest = (id: FindId, terms: Pick<QuestRow, 'cost' | 'obligatory'> = {}): FindRow => ({
  id,
  ...numbersOf(id),
  type: 'quest',
  ...terms,
});
export const treasure = (id: FindId, ...ops: readonly Op[]): FindRow => ({
  id,
  ...numbersOf(id),
  type: 'treasure',
  ops,
});
/** What more knowledge than the minimum brings, besides what the card does or instead of it. */
export const more = (...ops: readonly Op[]): Bonus => ({ mode: 'add', ops });
export const instead = (...ops: readonly Op[]): Bonus => ({ mode: 'replace', ops });

/** Nothing. */
export const empty = (id: FindId): FindRow => ({ id, ...numbersOf(id), type: 'void' });

const held =
  (type: HeldRow['type']) =>
  (id: FindId, ...ops: readonly Mod[]): FindRow => ({ id, ...numbersOf(id), type, ops });
export const trap = held('trap');
export const luck = held('luck');

// ---- the inside of the booklet ----

const SYMBOLS: { readonly [suffix: string]: EventSymbol } = { q: '?', x: '!' };
const ENTRY = /^(a[1-5]-.+)-([qx])$/;

/** Place and symbol are in its name; what of it is not said is empty. */
export function entry(
  id: EventId,
  { met, conditions = [], variants, ops = [], choices = [] }: Partial<EventRow>,
): EventRow {
  const [, place, suffix = ''] = ENTRY.exec(id) ?? [];
  return {
    id,
    adventure: numbersOf(id).adventure,
    place: place as PlaceId,
    symbol: SYMBOLS[suffix] as EventSymbol,
    ...(met && { met }),
    conditions,
    ...(variants && { variants }),
    ops,
    choices,
  };
}

const box =
  (name: BoxRow['box']) =>
  (...ops: readonly Op[]): BoxRow => ({ box: name, ops });
export const boxA = box('A');
export const boxB = box('B');
/** A box that is open only to those who have this. */
export const needing = (needs: Price, { box: name, ops }: BoxRow): BoxRow => ({ box: name, needs, ops });

/** What a Destiny tile brings. */
export const destiny = (id: string, boxes: readonly BoxRow[], met: Pick<DestinyRow, 'met'> = {}): DestinyRow => {
  const { adventure, number } = numbersOf(id);
  return { id, adventure, tile: number, ...met, boxes };
};

// ---- boards ----

type Marks = { readonly half?: Half; readonly pile?: number; readonly price?: number };

export const place = (
  id: PlaceId,
  kind: PlaceKind,
  [x, y]: readonly [x: number, y: number],
  { half, ...more }: Marks = {},
): PlaceRow => ({ id, kind, ...(half && { half }), x, y, ...more }) as PlaceRow;

/** A path from wherever it begins. */
type Way = (from: PlaceId) => PathRow;

const ENDED = /^(a[1-5])-(.+)$/;
/** A path is named after its ends. */
function pathId(from: PlaceId, to: string): PathId {
  const [, adventure, name] = ENDED.exec(from) ?? [];
  return `${adventure}-e-${name}--${ENDED.exec(to)?.[2] ?? to}` as PathId;
}
const way =
  (kind: PathKind, to: PlaceId, more: object = {}): Way =>
  from =>
    ({ id: pathId(from, to), kind, from, to, ...more }) as PathRow;

/** `steps`: spaces along it. */
export const green = (to: PlaceId, steps?: number): Way => way('green', to, steps === undefined ? {} : { steps });
export const dangerous = (to: PlaceId, health: number, steps?: number): Way =>
  way('dangerous', to, { ...(steps !== undefined && { steps }), health });
export const waterway = (to: PlaceId): Way => way('waterway', to);
/** `arrow`: where another path joins the same ends. */
export const storm =
  (to: PlaceId, colour: DiseaseColour, arrow?: 'arrow'): Way =>
  from => ({ id: pathId(from, arrow ? `${to}-arrow` : to), kind: 'storm', from, to, colour });
export const exitNorth: Way = from => ({ id: pathId(from, 'exit'), kind: 'exit', from, direction: 'north' });

export const from = (start: PlaceId, ...ways: readonly Way[]): readonly PathRow[] => ways.map(each => each(start));
