// One who looks at a table and knows, from the match and never from the wire, everything that may be sent to them.

import { isDeepStrictEqual } from 'node:util';
import {
  type Chance,
  canonical,
  copy,
  eventFor,
  plainDecision,
  type Seat,
  type Told,
  type Viewer,
} from '@veillee/kernel';
import { expect } from 'vitest';
import { Connection, type LiveParts } from '../../live.ts';
import { Mirrors } from '../../mirrors.ts';
import type { Patch, TableFacts } from '../../protocol.ts';
import { LOG_KEPT } from '../../store/chapters.ts';
import type { Gathering } from '../../tables/gathering.ts';
import type { Table } from '../../tables/table.ts';
import { Client } from '../client.ts';
import { loopback } from '../loopback.ts';

/** Interruptions are answered by those who are asked, and do not close by themselves before. */
export const LULL_MS = 3_600_000;
/** Views are taken of tables dealt anew about so often. */
const BLIND_EVERY = 4;

const wire = <T>(value: T): T => JSON.parse(JSON.stringify(value ?? null));

/** Equal, and the difference in full only if there is one. */
function expectSame(one: unknown, other: unknown, what: string): void {
  if (!isDeepStrictEqual(one, other)) expect(one, what).toStrictEqual(other);
}

/** Cards of the night market by name, wherever they stand in a text. */
const cardsIn = (text: string): string[] => [...text.matchAll(/card-\d+/g)].map(([card]) => card);

/** What a viewer is told beside view and events, at one moment. */
interface Aside {
  /** The same for everybody. */
  readonly facts: TableFacts;
  /** For each of the viewer's seats what it is asked and how far it may go back. */
  readonly seats: readonly { readonly seat: Seat; readonly decision: unknown; readonly ways: object }[];
}

/** What one viewer is to be told, worked out when it was played: what is sent waits for the disk. */
export interface Note {
  readonly back: boolean;
  /** The message as it must be; `news` leaves out what the server need not say. */
  readonly message: Record<string, unknown>;
  /** The view and what was told, where a shadow is to show and tell the same. */
  readonly shadowed: { readonly view: string; readonly told: string } | undefined;
}

/** One who looks at a table, and everything that may be sent to them. */
export class Witness {
  readonly viewer: Viewer;
  readonly seats: readonly Seat[];
  client: Client;
  frames = 0;
  bytes = 0;
  /** The first message that was not what it must be. It is thrown by whoever waits, not into the server. */
  failure: unknown = undefined;
  private readonly parts: LiveParts;
  private readonly gathering: Gathering;
  private readonly table: Table;
  private readonly secrets: readonly string[];
  private readonly chance: Chance;
  /** Follows views as they must be, many of re-dealt states: its patches know nothing else. */
  private readonly blind = new Mirrors<Viewer>();
  private readonly known = new Set<string>();
  /** What is still to be sent, in order. */
  private readonly notes: Note[] = [];
  lastNote: Note | undefined = undefined;
  /** A shadow is given the answer that comes now. */
  isShadowed = false;
  /** What was told that this viewer has yet to hear. */
  private unheard: Told[] = [];
  /** What it was sent last, but for the view. */
  private since = 0;
  private shown: Aside | undefined = undefined;
  private readonly acks: number[] = [];

  constructor(
    viewer: Viewer,
    at: { readonly parts: LiveParts; readonly gathering: Gathering; readonly table: Table },
    secrets: readonly string[],
    chance: Chance,
  ) {
    const { parts, gathering, table } = at;
    this.viewer = viewer;
    this.parts = parts;
    this.seats = typeof viewer === 'number' ? [viewer] : [];
    this.gathering = gathering;
    this.table = table;
    this.secrets = secrets;
    this.chance = chance;
    this.client = this.connect();
  }

  private connect(): Client {
    const [near, far] = loopback();
    Connection.open(near, { address: '127.0.0.1' }, this.parts);
    const client = Client.through(far);
    // Every frame is checked here, far more strictly than by its shape.
    client.onMessage = (message, frame) => {
      try {
        this.check(message as unknown as Record<string, unknown>, frame);
      } catch (error) {
        this.failure ??= error;
      }
    };
    return client;
  }

  async sitDown(token: string | undefined): Promise<void> {
    await this.client.hello(this.table.setup.id, token === undefined ? [] : [token]);
  }

  /** Breaks the connection and sits down again. */
  async comeAnew(token: string | undefined): Promise<void> {
    this.client.cut();
    this.client = this.connect();
    await this.sitDown(token);
  }

  /** What it asked is acknowledged to it, and to nobody else. */
  expectAck(counts = true): void {
    this.acks.push(this.table.told.position + Number(counts));
  }

  /** It has heard of everything that was played. */
  get isUpToDate(): boolean {
    return this.since === this.table.told.position && this.unheard.length === 0;
  }

  /** It has been sent all that it is to be sent. */
  get isServed(): boolean {
    return this.notes.length === 0 || this.failure !== undefined;
  }

  /** While others are asked about an interruption, nobody else is told of it. */
  get isLeftOut(): boolean {
    const { confidants } = this.table;
    return confidants !== undefined && !this.seats.some(seat => confidants.includes(seat));
  }

  /** The table has played an op, after which facts are these. */
  note(back: boolean, facts: TableFacts): void {
    const { table, viewer } = this;
    this.unheard = back ? [] : [...this.unheard, ...table.fresh];
    if (!back && this.isLeftOut) return;
    const view = this.chance.below(BLIND_EVERY, 'blind') === 0 ? this.blindView() : table.view(viewer);
    const { unheard } = this;
    const aside = this.aside(facts);
    const message = back ? this.wholeTable(view, aside) : this.news(view, aside);
    const isNothing = !back && this.saysNothing(message) && shownBy(aside) === shownBy(this.shown);
    if (back) this.blind.show(viewer, view);
    this.unheard = [];
    this.since = table.told.position;
    this.shown = aside;
    if (isNothing) return;
    // The table goes on from here: what it shows is kept as a text.
    const shadowed = this.isShadowed ? { view: canonical(view), told: toldTo(viewer, unheard) } : undefined;
    this.lastNote = { back, message, shadowed };
    this.notes.push(this.lastNote);
  }

  /** What it is told beside view and events. */
  private aside(facts: TableFacts): Aside {
    const seats = this.seats.map(seat => ({ seat, decision: this.asked(seat), ways: this.waysBack(seat) }));
    return { facts, seats };
  }

  private saysNothing({ position, events, seats, spectator }: Record<string, unknown>): boolean {
    const parts = [...(seats as { patch: unknown[] }[]), ...(spectator ? [spectator as { patch: unknown[] }] : [])];
    return (
      position === this.since && (events as unknown[]).length === 0 && parts.every(({ patch }) => patch.length === 0)
    );
  }

  private check(message: Record<string, unknown>, frame: string): void {
    this.frames++;
    this.bytes += frame.length;
    for (const secret of this.secrets) if (frame.includes(secret)) throw new Error(`a secret was sent: ${frame}`);
    this.learn();
    const strange = cardsIn(this.table.setup.game === 'night-market' ? frame : '').filter(
      card => !this.known.has(card),
    );
    if (strange.length > 0) throw new Error(`${this.viewer} cannot know ${strange.join(', ')}`);
    switch (message.t) {
      case 'table':
        this.checkTable(message);
        return;
      case 'news':
        this.checkNews(message);
        return;
      case 'presence':
        expectSame(message, { t: 'presence', facts: this.facts() }, 'presence');
        return;
      case 'ack':
        expectSame(message, { t: 'ack', id: message.id, position: this.acks.shift() }, 'an acknowledgement');
        return;
      default:
        throw new Error(`${this.viewer} was sent ${frame}`);
    }
  }

  private checkTable(message: Record<string, unknown>): void {
    if (this.notes[0]?.back) {
      expectSame(message, this.notes.shift()?.message, `the table as ${this.viewer} is sent it`);
      return;
    }
    // Somebody has sat down: nothing is under way then.
    const view = this.blindView();
    const aside = this.aside(this.facts());
    expectSame(message, this.wholeTable(view, aside), `the table as ${this.viewer} is sent it`);
    this.blind.show(this.viewer, view);
    this.unheard = [];
    this.since = this.table.told.position;
    this.shown = aside;
  }

  /** Of its optional parts the message says only whether they are there. */
  private checkNews(message: Record<string, unknown>): void {
    const { message: whole } = this.notes.shift() ?? { message: {} };
    const parts = message.seats as { readonly decision?: unknown }[];
    const told = this.client.events.length - (message.events as unknown[]).length;
    const { facts, seats, events, ...rest } = whole as { facts: unknown; seats: object[]; events: object[] };
    const expected = {
      ...rest,
      ...('facts' in message && { facts }),
      seats: seats.map((part, i) => {
        const { decision, ...others } = part as { decision: unknown };
        return parts[i] && 'decision' in parts[i] ? { ...others, decision } : others;
      }),
      events: events.map((event, i) => ({ ...event, n: told + i })),
    };
    expectSame(message, expected, `news to ${this.viewer}`);
  }

  /** What this viewer may have learnt so far, worked out from the match and never from the wire. */
  private learn(): void {
    const { match, setup } = this.table;
    if (!match || setup.game !== 'night-market') return;
    for (const card of cardsIn(JSON.stringify(match.view(this.viewer)))) this.known.add(card);
    for (const { event } of match.log)
      for (const card of cardsIn(JSON.stringify(eventFor(event, this.viewer) ?? ''))) this.known.add(card);
  }

  /** The view after everything that the viewer cannot see was dealt anew. */
  private blindView(): unknown {
    const { game, match } = this.table;
    if (!match) throw new Error('not begun');
    const other = copy(match.state);
    game.redeal(other, this.viewer, this.chance);
    // Facts tell everybody the turn.
    if (game.turns(other) !== game.turns(match.state)) throw new Error('the turn is hidden, and facts tell it');
    return game.view(other, this.viewer);
  }

  private facts(): TableFacts {
    return factsOf(this.gathering);
  }

  private asked(seat: Seat): unknown {
    const asked = this.table.decision(seat);
    return asked && !this.table.isUnwanted(asked.decision)
      ? wire({ ...plainDecision(asked.decision), id: asked.id })
      : null;
  }

  private waysBack(seat: Seat): object {
    const { table } = this;
    return {
      canUndo: table.undoTarget(seat) !== undefined,
      ...(table.canRedo(seat) && { canRedo: true }),
      ...(this.asked(seat) !== null && table.isLull(seat) && { closes: LULL_MS }),
    };
  }

  private events(told: readonly Told[], from: number): unknown[] {
    let n = from;
    return told.flatMap(({ at, event }) => {
      const version = eventFor(event, this.viewer);
      if (!version) return [];
      const { only: _, others: __, ...shown } = version;
      return [wire({ n: n++, at: this.table.told.numbers.toldOf(at), ...shown })];
    });
  }

  private wholeTable(seen: unknown, { facts, seats }: Aside): Record<string, unknown> {
    const { table, viewer } = this;
    const view = wire(seen);
    return {
      t: 'table',
      position: table.told.position,
      facts,
      seats: seats.map(({ seat, decision, ways }) => ({ seat, view, decision, ...ways })),
      ...(viewer === 'spectator' && { spectator: { view } }),
      log: this.events(table.match?.log.slice(-LOG_KEPT) ?? [], 0),
      chat: [],
      requests: [],
      entries: table.told.entries,
    };
  }

  private news(view: unknown, { facts, seats }: Aside): Record<string, unknown> {
    const { table, viewer } = this;
    this.blind.settled();
    const patch: Patch = JSON.parse(this.blind.update(viewer, view));
    return {
      t: 'news',
      since: this.since,
      position: table.told.position,
      facts,
      seats: seats.map(({ seat, decision, ways }) => ({ seat, patch, decision, ...ways })),
      ...(viewer === 'spectator' && { spectator: { patch } }),
      events: this.events(this.unheard, 0),
      entries: table.told.entries,
    };
  }
}

export const factsOf = (gathering: Gathering): TableFacts => wire(gathering.facts());

/** Events as a viewer is told them. */
export const toldTo = (viewer: Viewer, told: readonly Told[]): string =>
  canonical(told.map(({ event }) => eventFor(event, viewer)));

/** What may change beside view and events. The position is told apart. */
function shownBy(aside: Aside | undefined): string {
  if (!aside) return '';
  const {
    facts: { position: _, ...facts },
    seats,
  } = aside;
  return canonical([facts, seats.map(({ decision, ways }) => [decision, ways])]);
}
