// Who looks at a table, and what they are sent: each seat its own view, as patches from the last one.

import { eventFor, type GameEvent, plainDecision, type Seat, type Told, type Viewer } from '@veillee/kernel';
import { Mirrors } from '../patch.ts';
import type { ChatLine, TableFacts } from '../protocol.ts';
import { LOG_KEPT } from '../store/chapters.ts';
import type { Table } from './table.ts';

/** A live connection at this table. */
export interface Listener {
  /** The seats whose tokens it showed; none if it looks on. */
  readonly seats: readonly Seat[];
  /** Events it was told since its last whole table. */
  told: number;
  /** The name by which the table knows whoever looks on. */
  readonly onlooker: string | undefined;
  send(text: string): void;
  /** Shows them out. */
  dismiss(): void;
}

export type Outgoing = readonly [Listener, string];

const JSON_NULL = 'null';
const json = (value: unknown): string => JSON.stringify(value) ?? JSON_NULL;

export class Audience {
  readonly listeners = new Set<Listener>();
  /** What each viewer with a listener was last shown. The kernel's state is changed in place: these are copies. */
  private views = new Mirrors<Viewer>();
  /** The decision each seat was last shown, by id. */
  private shown = new Map<Seat, number | undefined>();
  /** What the facts were made of when news last showed them. */
  private factsShown = '';
  private seatsShown: Table['seats'] | undefined = undefined;
  private mannersShown: Table['manners'] | undefined = undefined;
  /** Facts as text, without its end: what of them seldom changes. */
  private factsText = '';

  isPresent(seat: Seat): boolean {
    for (const { seats } of this.listeners) if (seats.includes(seat)) return true;
    return false;
  }

  get presentSeats(): Seat[] {
    return [...new Set([...this.listeners].flatMap(({ seats }) => seats))];
  }

  get onlookers(): string[] {
    return [...new Set([...this.listeners].flatMap(({ onlooker }) => onlooker ?? []))];
  }

  leave(listener: Listener): void {
    this.listeners.delete(listener);
    this.presenceChanged();
    for (const viewer of [...this.views.viewers]) if (!this.isWatched(viewer)) this.views.delete(viewer);
  }

  private isWatched(viewer: Viewer): boolean {
    for (const listener of this.listeners) if (viewersOf(listener).includes(viewer)) return true;
    return false;
  }

  /** Forgets what was shown: the table sleeps or was read anew. */
  forget(): void {
    this.views.clear();
    this.shown.clear();
  }

  /** Notes what everybody sees now without telling them: they know it. */
  recall(table: Table): void {
    for (const listener of this.listeners) this.look(table, listener, new Map());
  }

  private look(table: Table, listener: Listener, views: ReadonlyMap<Viewer, unknown>): void {
    for (const viewer of viewersOf(listener))
      if (!this.views.has(viewer))
        this.views.show(viewer, (views.has(viewer) ? views.get(viewer) : table.view(viewer)) ?? null);
    for (const seat of listener.seats) this.shown.set(seat, decisionId(table, seat));
  }

  /** Everything, for who sits down or lost the thread. Made once for those who hold the same seats, or none. */
  everything(
    table: Table,
    listeners: readonly Listener[],
    facts: TableFacts,
    chat: readonly ChatLine[],
    clock = '',
  ): Outgoing[] {
    this.presenceChanged();
    const kinds = new Map<string, { readonly text: string; readonly told: number }>();
    const views = new Map<Viewer, unknown>();
    return listeners.map(listener => {
      const kind = listener.seats.join();
      const known = kinds.get(kind);
      const text = known?.text ?? this.wholeTable(table, listener, views, facts, chat, clock);
      if (known) listener.told = known.told;
      else kinds.set(kind, { text, told: listener.told });
      return [listener, text];
    });
  }

  private wholeTable(
    table: Table,
    listener: Listener,
    views: Map<Viewer, unknown>,
    facts: TableFacts,
    chat: readonly ChatLine[],
    clock: string,
  ): string {
    for (const viewer of viewersOf(listener)) if (!views.has(viewer)) views.set(viewer, table.view(viewer));
    this.look(table, listener, views);
    const { position, entries } = table;
    const seats = listener.seats.map(seat => {
      const head = `{"seat":${seat},"view":${json(views.get(seat))},"decision":${decisionText(table, seat)}`;
      const { windows, armed } = table.seats[seat] ?? {};
      const wishes = `${windows ? `,"windows":${json(windows)}` : ''}${armed ? `,"armed":${json(armed)}` : ''}`;
      return `${head}${waysBack(table, seat)}${wishes}}`;
    });
    const spectator = listener.seats.length === 0 ? `,"spectator":{"view":${json(views.get('spectator'))}}` : '';
    listener.told = 0;
    const log = events(table.match?.log.slice(-LOG_KEPT) ?? [], listener, new Map());
    const requests = table.request ? json([table.request]) : '[]';
    const reseated = table.reseated ? ',"reseated":true' : '';
    return (
      `{"t":"table","position":${position},"facts":${json(facts)},"seats":[${seats.join(',')}]${spectator}` +
      `,"log":${log},"chat":${json(chat)},"requests":${requests},"entries":${entries}${clock}${reseated}}`
    );
  }

  /** What the last op changed, to everybody. */
  news(table: Table, facts: () => TableFacts, clock = ''): Outgoing[] {
    const { listeners } = this;
    if (listeners.size === 0) return [];
    const changed = this.factsChanged(table, facts);
    const parts = new Map<Viewer, string>();
    this.views.changed();
    for (const viewer of this.views.viewers) parts.set(viewer, this.part(table, viewer));
    const texts = new Map<GameEvent, string>();
    const head = `{"t":"news","position":${table.position}${changed},"seats":[`;
    const tail = `,"entries":${table.entries}${clock}}`;
    const outgoing: Outgoing[] = [];
    for (const listener of listeners) {
      const { seats } = listener;
      const own =
        seats.length > 0
          ? `${seats.map(seat => parts.get(seat)).join(',')}]`
          : `],"spectator":${parts.get('spectator')}`;
      outgoing.push([listener, `${head}${own},"events":${events(table.fresh, listener, texts)}${tail}`]);
    }
    return outgoing;
  }

  private part(table: Table, viewer: Viewer): string {
    const patch = this.views.update(viewer, table.view(viewer) ?? null);
    const text = patch.length > 0 ? JSON.stringify(patch) : '[]';
    if (typeof viewer !== 'number') return `{"patch":${text}}`;
    const id = decisionId(table, viewer);
    const same = id === this.shown.get(viewer);
    this.shown.set(viewer, id);
    const decision = same ? '' : `,"decision":${decisionText(table, viewer)}`;
    return `{"seat":${viewer},"patch":${text}${decision}${waysBack(table, viewer)}}`;
  }

  /** The facts for news, if anything but the position is other than when they were last shown. */
  private factsChanged(table: Table, facts: () => TableFacts): string {
    const { match, seats, position } = table;
    const turn = match ? table.game.turns(match.state) : 0;
    const toAct = table.toAct.join();
    const key = `${table.status} ${turn} ${toAct}`;
    const reseated = seats !== this.seatsShown || table.manners !== this.mannersShown;
    if (!reseated && key === this.factsShown) return '';
    this.factsShown = key;
    this.seatsShown = seats;
    this.mannersShown = table.manners;
    // Of a game under way only these change, and they change often.
    if (reseated || table.status !== 'playing') {
      const { position: _, turn: __, toAct: ___, ...rest } = facts();
      this.factsText = JSON.stringify(rest).slice(0, -1);
      if (table.status !== 'playing') this.seatsShown = undefined;
    }
    return `,"facts":${this.factsText},"position":${position},"turn":${turn},"toAct":[${toAct}]}`;
  }

  /** Somebody came or went: the facts that are held are no longer true. */
  presenceChanged(): void {
    this.seatsShown = undefined;
  }
}

const LOOKING_ON: readonly Viewer[] = ['spectator'];
const viewersOf = ({ seats }: Listener): readonly Viewer[] => (seats.length > 0 ? seats : LOOKING_ON);

/** Who is away is not asked: a bot is. */
const decisionId = (table: Table, seat: Seat): number | undefined => shownDecision(table, seat)?.id;

/** Nor is anybody shown what will be passed for them at once. */
function shownDecision(table: Table, seat: Seat): ReturnType<Table['decision']> {
  if (table.seats[seat]?.away) return undefined;
  const asked = table.decision(seat);
  return asked && table.isUnwanted(asked.decision) ? undefined : asked;
}

function decisionText(table: Table, seat: Seat): string {
  const asked = shownDecision(table, seat);
  return asked ? JSON.stringify({ ...plainDecision(asked.decision), id: asked.id }) : JSON_NULL;
}

/** What the seat can take back by itself, and put again. */
const waysBack = (table: Table, seat: Seat): string =>
  `,"canUndo":${table.undoTarget(seat) !== undefined}${table.canRedo(seat) ? ',"canRedo":true' : ''}`;

/** Events as this listener may know them, numbered on. Where its seats may know different things, each version says whose it is. */
function events(told: readonly Told[], listener: Listener, texts: Map<GameEvent, string>): string {
  if (told.length === 0) return '[]';
  const out: string[] = [];
  const add = (at: number, heard: GameEvent | undefined, whose = ''): void => {
    if (heard) out.push(`{"n":${listener.told++},"at":${at},${whose}${eventText(heard, texts)}`);
  };
  const { seats } = listener;
  for (const { at, event } of told) {
    const { only } = event;
    const knowing = only === undefined ? seats : seats.filter(seat => only.includes(seat));
    if (only === undefined || (knowing.length > 0 && knowing.length === seats.length)) add(at, event);
    else if (knowing.length === 0) add(at, event.others);
    else {
      add(at, event, `"for":[${knowing.join()}],`);
      add(at, event.others, `"for":[${seats.filter(seat => !only.includes(seat)).join()}],`);
    }
  }
  return `[${out.join(',')}]`;
}

function eventText(event: GameEvent, texts: Map<GameEvent, string>): string {
  const known = texts.get(event);
  if (known !== undefined) return known;
  const made = JSON.stringify(shownOf(event)).slice(1);
  texts.set(event, made);
  return made;
}

/** An event for a replay, as this viewer may know it. */
export function plainEvent({ at, event }: Told, viewer: Viewer, n: number): object | undefined {
  const heard = eventFor(event, viewer);
  if (!heard) return undefined;
  return { n, at, ...shownOf(heard) };
}

/** An event without what says who may know it. */
function shownOf({ only: _, others: __, ...shown }: GameEvent): object {
  return shown;
}
