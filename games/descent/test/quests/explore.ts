// What heroes can come to in a quest: where they get, what they find there, and which scripts that sets off.

import { base, type GridMap, pointOf, type Space, spacesOf } from '@veillee/pieces/geometry';
import { guideOf } from '../../content/booklet.ts';
import { propRow } from '../../content/props.ts';
import { names, type QuestBoard, type QuestDoor, several, type Thing } from '../../content/quests/read.ts';
import type { Event, GuideRow, Script, ScriptOp, Where, Who } from '../../content/quests/vocabulary.ts';

export function* everyScriptOp(ops: readonly ScriptOp[]): Generator<ScriptOp> {
  for (const op of ops) {
    yield op;
    if (op.op === 'roll') for (const branch of Object.values(op.on)) yield* everyScriptOp(branch);
    if (op.op === 'choose') for (const option of op.options) yield* everyScriptOp(option.do);
  }
}

export const blocks = ({ terrain }: QuestBoard, of: Space): boolean => {
  const kind = terrain.get(of);
  return kind !== undefined && propRow(kind).blocksMovement === true;
};

/** Flags that the first part of a quest keeps for it. */
export const handedOn = ({ follows }: GuideRow<string>): readonly string[] =>
  follows ? (guideOf(follows.quest).keeps ?? []) : [];

const isRamp = ({ spec }: Thing): boolean => 'prop' in spec && spec.prop === 'boulder-ramp';

/** Rubble in the straight way of a boulder, where no ramp turns it any more (DES-51.4). */
function lanesOf(board: QuestBoard, boulders: readonly Thing[]): Space[] {
  return boulders.flatMap(({ spec, spaces: [at] }) => {
    if (!at || !('prop' in spec) || spec.prop !== 'boulder') return [];
    const [right, down] = ({ n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] } as const)[spec.direction];
    const { x, y } = pointOf(at);
    const lane: Space[] = [];
    for (let n = 1; ; n++) {
      const under = spacesOf(base(x + n * right, y + n * down, 2, 2));
      if (!under.every(one => board.map.has(one))) return lane;
      lane.push(...under);
    }
  });
}

/** The board with these doors shut and the stairs that have been laid. */
export const mapWhen = (
  board: QuestBoard,
  isOpen: (door: QuestDoor) => boolean,
  laid: readonly string[] = [],
): GridMap => board.mapWith(laid).when({ closed: board.doors.filter(one => !isOpen(one)).map(one => one.door) });

/** A script lights it: heroes come to it out of Town, though nobody could walk there (DES-32.12). */
export const isLitLater = ({ spec }: Thing): boolean =>
  'glyph' in spec && spec.glyph === 'active' && spec.later === true;

export const startOf = (board: QuestBoard): Space => {
  const [glyph] = board.things.filter(({ spec }) => 'glyph' in spec && spec.glyph === 'active');
  return glyph?.spaces[0] as Space;
};

/** Keys in hand, doors that scripts opened: may heroes pass here? */
export const opener =
  (keys: ReadonlySet<string>, opened: ReadonlySet<string>) =>
  (door: QuestDoor): boolean =>
    door.open === true ||
    opened.has(door.id) ||
    (door.kind === 'normal' && !door.locked) ||
    (door.kind === 'rune' && keys.has(door.colour ?? ''));

export interface World {
  readonly reach: ReadonlySet<Space>;
  readonly keys: ReadonlySet<string>;
  readonly opened: ReadonlySet<string>;
  readonly placed: ReadonlySet<Thing>;
  readonly fired: ReadonlySet<Script>;
}

/** Grows what heroes can reach until nothing changes. Conditions other than flags and areas are taken as met. */
export function explore(board: QuestBoard): World {
  const { guide, things, areaOf } = board;
  const keys = new Set<string>();
  const opened = new Set<string>();
  // Whatever a first part may have left.
  const flags = new Set(handedOn(guide));
  const cleared = new Set<Space>();
  const allowed = new Set<string>();
  const fired = new Set<Script>();
  const placed = new Set(things.filter(({ spec }) => !spec.later));
  let reach: ReadonlySet<Space> = new Set();
  const lies = (name: string): Thing[] => board.thingsNamed(name).filter(thing => placed.has(thing));
  const inReach = (thing: Thing): boolean => thing.spaces.some(of => reach.has(of));

  const apply = (op: ScriptOp): void => {
    if (op.op === 'open' || op.op === 'unlock') for (const id of names(op.door)) opened.add(id);
    if (op.op === 'set' && op.to === undefined) flags.add(op.flag);
    if (op.op === 'allow') for (const id of names(op.what)) allowed.add(id);
    if (op.op === 'place')
      for (const name of names(op.what)) for (const thing of board.thingsNamed(name)) placed.add(thing);
    if (op.op === 'give') {
      if (op.key) keys.add(op.key);
      for (const thing of op.object ? board.thingsNamed(op.object) : []) placed.add(thing);
    }
    if (op.op === 'remove' && names(op.what).some(name => board.thingsNamed(name).some(isRamp)))
      for (const of of lanesOf(board, [...placed])) cleared.add(of);
    if (op.op === 'terrain' && (op.kind === 'none' || !propRow(op.kind).blocksMovement))
      for (const of of board.spacesOf(op.at) ?? []) cleared.add(of);
  };

  for (let changed = true; changed; ) {
    changed = false;
    const map = mapWhen(
      board,
      opener(keys, opened),
      [...placed].flatMap(({ kind, names: all }) => (kind === 'staircase' ? all : [])),
    );
    const entrances = [startOf(board), ...[...placed].filter(isLitLater).flatMap(({ spaces }) => spaces)];
    const cost = (to: Space): number => (blocks(board, to) && !cleared.has(to) ? Number.POSITIVE_INFINITY : 1);
    const now = new Set(entrances.flatMap(entrance => map.reach(entrance, { cost }).places));
    if (now.size > reach.size) changed = true;
    reach = now;
    for (const thing of placed)
      if ('key' in thing.spec && inReach(thing) && !keys.has(thing.spec.key)) {
        keys.add(thing.spec.key);
        changed = true;
      }
    const areas = new Set([...reach].map(areaOf));
    const metFigure = (who: Who): boolean =>
      typeof who === 'object' && 'monster' in who
        ? true
        : who === 'any' ||
          names(who).some(name => lies(name).some(thing => thing.spaces.some(of => areas.has(areaOf(of)))));
    const metPlace = (where: Where): boolean => {
      const spaces = board.spacesOf(where) ?? [];
      return spaces.length === 0 || spaces.some(of => reach.has(of));
    };
    const metThing = (of: string | readonly string[]): boolean =>
      of === 'any' || names(of).some(name => lies(name).some(inReach));
    const met = (when: Event): boolean => {
      if ('reveal' in when) return when.reveal === 'any' || several(when.reveal).some(area => areas.has(area));
      if ('revealing' in when) return when.revealing === 'any' || several(when.revealing).some(area => areas.has(area));
      for (const what of ['open', 'close'] as const)
        if (what in when) {
          const ids = names((when as { readonly [what: string]: string })[what]);
          return board.doors.some(
            one =>
              (ids.includes('any') || ids.includes(one.id)) &&
              opener(keys, opened)(one) &&
              one.spaces.some(of => reach.has(of)),
          );
        }
      if ('enter' in when) return metPlace(when.enter);
      if ('leave' in when) return metPlace(when.leave);
      if ('kill' in when) return metFigure(when.kill);
      if ('wounded' in when) return metFigure(when.wounded);
      if ('attacked' in when) return metFigure(when.attacked);
      if ('activate' in when) return metFigure(when.activate);
      if ('encounter' in when) return metThing(when.encounter);
      if ('take' in when) return metThing(when.take);
      if ('chest' in when) return metThing(when.chest);
      if ('glyph' in when) return metThing(when.glyph);
      if ('travel' in when) return metThing(when.travel);
      if ('quickAction' in when)
        return names(when.quickAction).some(id => {
          const action = guide.quickActions?.[id];
          return action && metPlace(action.at) && (!action.needs || lies(action.needs).length > 0);
        });
      if ('prolongedAction' in when)
        return names(when.prolongedAction).some(id => {
          const work = guide.prolongedActions?.[id];
          const isOn = work && (!work.off || allowed.has(id));
          return isOn && metPlace(work.at) && (!work.needs || lies(work.needs).length > 0);
        });
      if ('flag' in when) return names(when.flag).some(flag => flags.has(flag));
      return true;
    };
    for (const script of guide.on) {
      const { when, if: test = {} } = script;
      const held =
        names(test.flag).every(flag => flags.has(flag)) && several(test.revealed ?? []).every(area => areas.has(area));
      if (fired.has(script) || !met(when) || !held) continue;
      fired.add(script);
      changed = true;
      for (const op of everyScriptOp(script.do)) apply(op);
    }
  }
  return { reach, keys, opened, placed, fired };
}
