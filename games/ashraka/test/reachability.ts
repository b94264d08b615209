// Can an adventure always still be won? Searches all that its story can come to: flags, tokens, Quest cards, crossed markers and Locks,
// with time, money and health left aside and every fight won. What may happen is taken wide (any way across the board, any row of Destiny
// at any time, any choice, any roll); what leads to victory is taken narrow (no danger, no storm, no row that helps).

import { adventureOf } from '../content/adventures.ts';
import { edgesIn, nodesIn } from '../content/boards.ts';
import { destinyRows, events, setupOf } from '../content/booklet.ts';
import { findRow } from '../content/finds.ts';
import type { DestinyRow, EdgeRow, EventRow, NodeRow, SetupRow } from '../content/rows.ts';
import type { AdventureNumber, EventId, FindId, Flag, Op, PlaceId, PlaceKind } from '../content/vocabulary.ts';

/** All that an adventure is made of. */
export interface World {
  readonly start: PlaceId;
  readonly nodes: readonly NodeRow[];
  readonly edges: readonly EdgeRow[];
  readonly setup: SetupRow;
  readonly events: readonly EventRow[];
  readonly destiny: readonly DestinyRow[];
}

export const worldOf = (adventure: AdventureNumber): World => ({
  start: adventureOf(adventure).start,
  nodes: nodesIn(adventure),
  edges: edgesIn(adventure),
  setup: setupOf(adventure),
  events: events.filter(row => row.adventure === adventure),
  destiny: destinyRows.filter(row => row.adventure === adventure),
});

/** A moment of the story. Lists are kept sorted, so that the same moment is spelled the same. */
export interface Moment {
  readonly flags: readonly Flag[];
  /** `place symbol`. */
  readonly tokens: readonly string[];
  readonly locks: readonly PlaceId[];
  readonly portals: readonly PlaceId[];
  readonly held: readonly FindId[];
  /** Cards that have left the reserve or a stall. */
  readonly taken: readonly FindId[];
  readonly markers: readonly string[];
  /** Rows of Destiny that changed something here. */
  readonly drawn: readonly string[];
  readonly won: boolean;
}

export interface Story {
  readonly moments: readonly Moment[];
  /** From which no victory can be reached. */
  readonly stuck: readonly Moment[];
  readonly read: ReadonlySet<EventId>;
  readonly given: ReadonlySet<FindId>;
}

const plus = <T extends string>(list: readonly T[], item: T): readonly T[] =>
  list.includes(item) ? list : [...list, item].sort();
const minus = <T extends string>(list: readonly T[], item: T): readonly T[] => list.filter(one => one !== item);

/** What a list of instructions can make of a moment: more than one thing where dice or unknown branches decide. */
function after(moment: Moment, ops: readonly Op[], here: PlaceId | undefined): Moment[] {
  return ops.reduce<Moment[]>((reached, op) => reached.flatMap(one => done(one, op, here)), [moment]);
}

function done(moment: Moment, op: Op, here: PlaceId | undefined): Moment[] {
  if (moment.won) return [moment];
  const both = (a: readonly Op[], b: readonly Op[] = []): Moment[] => [
    ...after(moment, a, here),
    ...after(moment, b, here),
  ];
  const tokensAt = (place: PlaceId): readonly string[] => moment.tokens.filter(token => !token.startsWith(`${place} `));
  switch (op.op) {
    case 'flag.set':
      return [{ ...moment, flags: plus(moment.flags, op.flag) }];
    case 'token.set': {
      const place = op.at === 'this' ? here : op.at;
      return place ? [{ ...moment, tokens: plus(tokensAt(place), `${place} ${op.symbol}`) }] : [moment];
    }
    case 'token.remove':
      return here && op.token === 'event' ? [{ ...moment, tokens: tokensAt(here) }] : [moment];
    case 'token.place':
      if (op.token === 'lock') return [{ ...moment, locks: plus(moment.locks, op.at) }];
      return op.token === 'portal-blue' ? [{ ...moment, portals: plus(moment.portals, op.at) }] : [moment];
    case 'marker.place':
      return [{ ...moment, markers: plus(moment.markers, op.path) }];
    case 'marker.remove':
      return [{ ...moment, markers: minus(moment.markers, op.path) }];
    case 'find.give':
      if (moment.taken.includes(op.find)) return [moment];
      return [{ ...moment, held: plus(moment.held, op.find), taken: plus(moment.taken, op.find) }];
    case 'find.discard':
      return [{ ...moment, held: minus(moment.held, op.find) }];
    case 'adventure.win':
      return [{ ...moment, won: true }];
    case 'if':
      return after(
        moment,
        ('flag' in op ? moment.flags.includes(op.flag) : !moment.flags.includes(op.notFlag))
          ? op.ops
          : (op.otherwise ?? []),
        here,
      );
    case 'ifReserve':
      return after(moment, moment.taken.includes(op.find) ? (op.otherwise ?? []) : op.ops, here);
    case 'ifFind':
      // Whoever holds it may be elsewhere.
      return moment.held.includes(op.find) ? both(op.ops, op.otherwise) : after(moment, op.otherwise ?? [], here);
    case 'ifMonsters':
      return both(op.ops, op.otherwise);
    case 'test':
    case 'testEach':
      return op.outcomes.flatMap(outcome => after(moment, outcome.ops, here));
    default:
      return [moment];
  }
}

const SAFE: readonly EdgeRow['kind'][] = ['green', 'waterway'];
/** Where skills can put a hero without walking. */
const LEAPT_TO: readonly PlaceKind[] = ['campfire', 'sanctuary', 'exploration'];

/** Where heroes can get to: by any means, or without danger. */
function within({ start, nodes, edges }: World, { markers, portals, locks }: Moment, safe: boolean): Set<PlaceId> {
  const leaps = safe ? [] : nodes.filter(({ kind }) => LEAPT_TO.some(one => one === kind)).map(({ id }) => id);
  const found = new Set([start, ...leaps]);
  const usable = portals.filter(place => !locks.includes(place));
  for (const place of found) {
    for (const { from, to, kind, path, oneWay } of edges) {
      if (!to || markers.includes(path) || (safe && !SAFE.includes(kind))) continue;
      // A Lock closes the quay or the storm, and no path.
      const activated = kind === 'waterway' || kind === 'storm';
      if (from === place && !(activated && locks.includes(from))) found.add(to);
      if (to === place && !oneWay && !(activated && locks.includes(to))) found.add(from);
    }
    if (usable.includes(place)) for (const other of portals) found.add(other);
  }
  return found;
}

const isMet = ({ held }: Moment, { conditions }: EventRow): boolean =>
  conditions.every(condition => condition.is !== 'hasFinds' || condition.finds.every(find => held.includes(find)));

/** What the players can do. */
function deeds(world: World, moment: Moment, safe: boolean, tell: (event: EventRow) => void): Moment[] {
  const near = within(world, moment, safe);
  const open = (place: PlaceId): boolean => near.has(place) && !moment.locks.includes(place);
  const reached: Moment[] = [];
  for (const [n, stall] of world.setup.stalls.entries()) {
    const merchants = world.nodes.filter(({ kind }) => kind === `merchant-${n + 1}`);
    if (!merchants.some(({ id }) => open(id))) continue;
    for (const find of stall)
      if (findRow(find).type === 'quest' && !moment.taken.includes(find))
        reached.push({ ...moment, held: plus(moment.held, find), taken: plus(moment.taken, find) });
  }
  for (const find of safe ? [] : moment.held) {
    const row = findRow(find);
    if (row.type === 'quest' && row.cost !== undefined && !row.obligatory)
      reached.push({ ...moment, held: minus(moment.held, find) });
  }
  for (const event of world.events) {
    if (!open(event.place) || !moment.tokens.includes(`${event.place} ${event.symbol}`) || !isMet(moment, event))
      continue;
    tell(event);
    const read = after(moment, event.ops, event.place);
    const { choices } = event;
    reached.push(
      ...(choices.length === 0
        ? read
        : read.flatMap(one => choices.flatMap(choice => after(one, choice.ops, event.place)))),
    );
  }
  if (world.setup.win.by === 'exit' && leaves(world, moment, near)) reached.push({ ...moment, won: true });
  return reached;
}

const leaves = ({ edges }: World, { markers }: Moment, near: ReadonlySet<PlaceId>): boolean =>
  edges.some(({ kind, from, path }) => kind === 'exit' && near.has(from) && !markers.includes(path));

function destinies({ destiny }: World, moment: Moment): Moment[] {
  return destiny
    .filter(({ id }) => !moment.drawn.includes(id))
    .flatMap(row =>
      row.boxes
        .flatMap(({ ops }) => after(moment, ops, undefined))
        .filter(next => spelled(next) !== spelled(moment))
        .map(next => ({ ...next, drawn: plus(moment.drawn, row.id) })),
    );
}

const spelled = (moment: Moment): string => JSON.stringify(Object.values(moment));

function beginning({ setup }: World): Moment[] {
  const empty: Moment = {
    flags: [],
    tokens: setup.tokens.map(({ at, symbol }) => `${at} ${symbol}`).sort(),
    locks: [],
    portals: [],
    held: [],
    taken: [],
    markers: [...setup.markers].sort(),
    drawn: [],
    won: false,
  };
  return after(empty, setup.startOps, undefined);
}

export function storyOf(world: World): Story {
  const known = new Map(beginning(world).map(moment => [spelled(moment), moment]));
  const read = new Set<EventId>();
  /** Moments, by those which lead to them without danger. */
  const before = new Map<string, string[]>();
  for (const [name, moment] of known) {
    if (moment.won) continue;
    for (const next of deeds(world, moment, true, () => {})) {
      const names = before.get(spelled(next)) ?? [];
      names.push(name);
      before.set(spelled(next), names);
    }
    const wide = [...deeds(world, moment, false, ({ id }) => read.add(id)), ...destinies(world, moment)];
    for (const next of wide) known.set(spelled(next), known.get(spelled(next)) ?? next);
  }
  const moments = [...known.values()];
  const winning = new Set(moments.filter(({ won }) => won).map(spelled));
  for (const name of winning) for (const earlier of before.get(name) ?? []) winning.add(earlier);
  return {
    moments,
    stuck: moments.filter(moment => !winning.has(spelled(moment))),
    read,
    given: new Set(moments.flatMap(({ taken }) => taken)),
  };
}
