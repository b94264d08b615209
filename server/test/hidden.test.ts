// Hidden information over the wire: in whole random games, every byte ever sent to a seat is what that seat may know.
//
// Every message is checked when it comes: it must be, to the letter, what is made of the seat's own view, decision and
// events. At a quarter of all moves, all being too many, that view is taken of a table where everything that the seat cannot
// see is dealt anew. And at a spread of decisions a shadow of the table is dealt anew for one viewer before the answer and
// given the same answer: wherever the viewer sees the same before and after and the game tells it the same meanwhile, it
// must have been sent the same bytes.
// What a game tells a seat in its events is the game's own word: a card may be shown and shuffled away at once.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { randomPicks } from '@veillee/bots';
import { shelf as games } from '@veillee/games';
import {
  Chance,
  canonical,
  copy,
  Divergence,
  eventFor,
  type GameKit,
  newChance,
  plainDecision,
  Refusal,
  SaveProblem,
  type Seat,
  type Setting,
  type Told,
  type Viewer,
} from '@veillee/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NO_LIMITS, type Server, startServer } from '../index.ts';
import { Addresses, LiveQuotas } from '../limits.ts';
import { Connection, type LiveParts } from '../live.ts';
import { Mirrors } from '../mirrors.ts';
import type { Created, Joined, Patch, PlainDecision, TableFacts } from '../protocol.ts';
import { No } from '../refusals.ts';
import { LOG_KEPT } from '../store/chapters.ts';
import { Audience, type Listener } from '../tables/audience.ts';
import type { Gathering } from '../tables/gathering.ts';
import type { Op } from '../tables/ops.ts';
import { Table } from '../tables/table.ts';
import { Unread } from '../unread.ts';
import { Work } from '../work.ts';
import { Client, call, makeTable, tokenOf } from './client.ts';
import { loopback } from './loopback.ts';
import { shelf as testGames } from './shelf.ts';

const GAMES = Number(process.env.HIDDEN_GAMES ?? 50);
/** Interruptions are answered by those who are asked, and do not close by themselves before. */
const LULL_MS = 3_600_000;
/** Views are taken of tables dealt anew about so often. */
const BLIND_EVERY = 4;
/** A shadow table is dealt about so often, for any of the viewers. */
const SHADOW_EVERY = 8;
/** Somebody takes an answer back, or comes anew, about so often. */
const UNDO_EVERY = 25;
const ANEW_EVERY = 30;

let server: Server;
let parts: LiveParts;
const data = mkdtempSync(join(tmpdir(), 'veillee-hidden-'));
const { 'night-market': market } = testGames;
const all: typeof games = { ...games, 'night-market': market as NonNullable<typeof market> };

beforeAll(async () => {
  const shelf = { games: all, module: import.meta.url };
  // Nothing is told because time goes by: what each is sent hangs on what was played alone.
  const patience = { hushMs: 3_600_000, lullMs: LULL_MS };
  server = await startServer({ host: '127.0.0.1', data, shelf, limits: NO_LIMITS, hall: patience });
  const { hall } = server;
  const log = { warn: () => {}, error: (what: object) => console.error(what) };
  const addresses = new Addresses(NO_LIMITS);
  parts = {
    hall,
    metrics: hall.metrics,
    limits: NO_LIMITS,
    addresses,
    quotas: new LiveQuotas(NO_LIMITS),
    unread: new Unread(NO_LIMITS, hall.metrics),
    work: new Work(NO_LIMITS),
    log,
    connections: new Set(),
  };
});
afterAll(async () => {
  await server.close();
  rmSync(data, { recursive: true, force: true });
});

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
interface Note {
  readonly back: boolean;
  /** The message as it must be; `news` leaves out what the server need not say. */
  readonly message: Record<string, unknown>;
  /** The view and what was told, where a shadow is to show and tell the same. */
  readonly shadowed: { readonly view: string; readonly told: string } | undefined;
}

/** One who looks at a table, and everything that may be sent to them. */
class Witness {
  readonly viewer: Viewer;
  readonly seats: readonly Seat[];
  client: Client;
  frames = 0;
  bytes = 0;
  /** The first message that was not what it must be. It is thrown by whoever waits, not into the server. */
  failure: unknown = undefined;
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

  constructor(viewer: Viewer, gathering: Gathering, table: Table, secrets: readonly string[], chance: Chance) {
    this.viewer = viewer;
    this.seats = typeof viewer === 'number' ? [viewer] : [];
    this.gathering = gathering;
    this.table = table;
    this.secrets = secrets;
    this.chance = chance;
    this.client = this.connect();
  }

  private connect(): Client {
    const [near, far] = loopback();
    Connection.open(near, '127.0.0.1', parts);
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

const factsOf = (gathering: Gathering): TableFacts => wire(gathering.facts());

/** Events as a viewer is told them. */
const toldTo = (viewer: Viewer, told: readonly Told[]): string =>
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

/** What shadows have shown in all games. */
const shadows = { dealt: 0, tables: 0, news: 0 };

/** The table dealt anew for one viewer, from the last checkpoint on. */
class Shadow {
  private readonly table: Table;
  private readonly viewer: Viewer;
  private readonly audience = new Audience(LULL_MS);
  private readonly listener: Listener & { text: string };
  private readonly heard: Told[] = [];
  /** What was told of the answer, if something was passed after it. */
  private first: string | undefined;

  /** Undefined if what has happened since the checkpoint rests on what was dealt anew. */
  static deal(table: Table, viewer: Viewer, chance: Chance): Shadow | undefined {
    shadows.dealt++;
    const { game, setup, match } = table;
    const snapshot = table.snapshot();
    if (!match || !snapshot.match) throw new Error('not begun');
    const { checkpoint } = snapshot.match;
    const state = copy(checkpoint.state);
    game.redeal(state, viewer, chance);
    const { journal, log: told } = match;
    const dealt = { ...snapshot, match: { ...snapshot.match, checkpoint: { ...checkpoint, state } } };
    const shadow = attempt(() => Table.restore(game, setup, { snapshot: dealt, journal, told, ops: [] }));
    return shadow && new Shadow(shadow, viewer);
  }

  private constructor(table: Table, viewer: Viewer) {
    this.table = table;
    this.viewer = viewer;
    this.listener = {
      seats: typeof viewer === 'number' ? [viewer] : [],
      told: 0,
      text: '',
      onlooker: undefined,
      dismiss: () => {},
      send({ text }) {
        this.text = text;
      },
    };
    this.audience.listeners.add(this.listener);
  }

  sees(table: Table): boolean {
    return canonical(this.table.view(this.viewer)) === canonical(table.view(this.viewer));
  }

  /** The whole table, as the shadow would send it and as the table would. */
  compareTables(table: Table): void {
    shadows.tables++;
    const facts = table.facts(() => true);
    const real = new Audience(LULL_MS);
    const { seats } = this.listener;
    const listener: Listener = { seats, told: 0, onlooker: undefined, send: () => {}, dismiss: () => {} };
    const sent = real.everything(table, [listener], facts, [])[0]?.[1].text;
    expect(this.audience.everything(this.table, [this.listener], facts, [])[0]?.[1].text).toBe(sent);
  }

  /** The same answer. False if it cannot be given here. */
  answer(op: Op, told: number): boolean {
    this.listener.told = told;
    for (let next: Op | undefined = op; next; next = this.table.unwanted()) {
      const now = next;
      if (attempt(() => this.table.apply(now)) === undefined) return false;
      this.heard.push(...this.table.fresh);
      if (!this.table.unwanted()) continue;
      // What is passed for somebody at once is told with what led to it, unless everybody may know that they were asked.
      const { confidants } = this.table;
      const [said] = this.audience.news(this.table, () => this.table.facts(() => true), '', confidants);
      this.first ??= said?.[1].text;
    }
    return true;
  }

  /** If it is still the same story, what was sent must be what the shadow sends, to the byte. */
  compareNews({ shadowed }: Note, facts: TableFacts, sent: string): void {
    const { viewer, table } = this;
    if (canonical(table.view(viewer)) !== shadowed?.view || toldTo(viewer, this.heard) !== shadowed.told) return;
    shadows.news++;
    const said = this.first ?? this.audience.news(this.table, () => facts)[0]?.[1].text;
    expect(comparable(said ?? '{}')).toBe(comparable(sent));
  }
}

/**
 * A message as bytes, but for two things that hang on what came before it and not on what is hidden: whether facts are
 * said, which are checked with every message, and the order in which fields were once made, hence those of a patch.
 */
function comparable(text: string): string {
  const { facts: _, ...rest } = JSON.parse(text) as { facts?: unknown; seats: { patch: unknown[] }[] } & {
    spectator?: { patch: unknown[] };
  };
  for (const part of [...rest.seats, ...(rest.spectator ? [rest.spectator] : [])])
    part.patch = part.patch.map(each => JSON.stringify(each)).sort();
  return JSON.stringify(rest);
}

function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch (error) {
    const isOther = [Divergence, Refusal, SaveProblem, No].some(kind => error instanceof kind);
    if (isOther) return undefined;
    throw error;
  }
}

/** Sits one witness at each seat, and one that looks on. */
async function sitDown(game: string, { seats, options }: Setting, seed: string, chance: Chance) {
  const plan = Array.from({ length: seats }, (_, seat) => ({ kind: seat === 0 ? 'me' : 'friend' }));
  const made: Created = await makeTable(server.url, { game, options, seed, seats: plan, spectators: true });
  const { id } = made.table;
  const tokens = [tokenOf(made, 0)];
  for (const { code } of made.invitations) {
    const joined = await call<Joined>(server.url, `/api/tables/${id}/join`, {
      body: { code, name: 'B', seedChosen: true },
    });
    tokens.push(joined.body.token);
  }
  const { gathering, table } = await server.hall.gathering(id);
  const secrets = [...tokens, ...made.invitations.map(({ code }) => code), seed];
  const viewers: Viewer[] = [...tokens.keys(), 'spectator'];
  const witnesses = viewers.map(viewer => new Witness(viewer, gathering, table, secrets, chance));
  for (const [i, witness] of witnesses.entries()) await witness.sitDown(tokens[i]);
  const apply = table.apply.bind(table);
  table.apply = op => {
    const change = apply(op);
    const facts = factsOf(gathering);
    for (const witness of witnesses) witness.note(change.back, facts);
    return change;
  };
  return { table, witnesses, tokens };
}

interface Tally {
  decisions: number;
  frames: number;
  bytes: number;
}

async function playOut(kit: GameKit, game: string, n: number): Promise<Tally> {
  const settings = kit.game.trials.filter(({ seats }) => seats > 1);
  const setting = settings[n % settings.length] as Setting;
  const chance = new Chance(newChance(`hidden/${n}`));
  const { table, witnesses, tokens } = await sitDown(game, setting, `hidden-seed-${n}-of-${game}`, chance);
  const everybody = async (): Promise<void> => {
    for (const witness of witnesses) await witness.client.until(() => witness.isServed);
    for (const { failure } of witnesses) if (failure) throw failure;
  };
  let decisions = 0;
  while (table.status === 'playing') {
    // Whoever has yet to hear what came of their answer still has it before them.
    const asked = witnesses
      .flatMap(({ client }) => [...client.decisions.values()])
      .filter(({ id, seat }) => table.decision(seat)?.id === id);
    const decision = chance.pick(asked, 'who') as PlainDecision;
    const { seat, prompt } = decision;
    const picks = randomPicks({ ...decision, refused: undefined } as never, chance);
    const watched = chance.pick(witnesses, 'shadow');
    const shadow = chance.below(SHADOW_EVERY, 'shadow') === 0 ? Shadow.deal(table, watched.viewer, chance) : undefined;
    const alike = (watched.isUpToDate && shadow?.sees(table)) ?? false;
    if (alike) shadow?.compareTables(table);
    const followed = alike && shadow?.answer({ k: 'answer', seat, prompt, picks }, watched.client.events.length);
    const answering = witnesses[seat] as Witness;
    const { window } = decision;
    answering.expectAck(!window || window.open || picks.length > 0);
    watched.isShadowed = followed === true;
    const noted = watched.lastNote;
    const from = watched.client.frames.length;
    const { error } = await answering.client.ask({ t: 'answer', seat, decision: decision.id, picks });
    if (error) throw new Error(error.message);
    // What was passed for others at once follows.
    await everybody();
    const frame = watched.client.frames.slice(from).find(text => text.startsWith('{"t":"news"'));
    const note = watched.lastNote;
    if (followed && frame && note && note !== noted)
      shadow?.compareNews(
        note,
        table.facts(() => true),
        frame,
      );
    watched.isShadowed = false;
    // All of it was checked: whole games of it would fill the memory.
    for (const { client } of witnesses) client.forget();
    decisions++;
    const undoer = witnesses.find(({ viewer }) => typeof viewer === 'number' && table.undoTarget(viewer) !== undefined);
    if (undoer && chance.below(UNDO_EVERY, 'undo') === 0) {
      undoer.expectAck();
      await undoer.client.ask({ t: 'undo', seat: undoer.viewer });
      await everybody();
    }
    if (chance.below(ANEW_EVERY, 'anew') === 0) {
      const who = chance.below(witnesses.length, 'anew');
      if (!witnesses[who]?.isLeftOut) await witnesses[who]?.comeAnew(tokens[who]);
    }
  }
  expect(table.match?.over).toBe(true);
  for (const { client } of witnesses) client.cut();
  const sum = (of: (witness: Witness) => number): number => witnesses.reduce((total, each) => total + of(each), 0);
  return { decisions, frames: sum(each => each.frames), bytes: sum(each => each.bytes) };
}

/** Every frame of every seat is compared with what it should be, which takes its time beside other tests. */
const LONGEST = 900_000;

test(
  `in ${GAMES} whole random games nobody is sent what they may not know`,
  async () => {
    const names = Object.keys(all);
    const played = await Promise.all(
      Array.from({ length: GAMES }, async (_, n) => {
        const name = names[n % names.length] as string;
        const kit = await (all[name] as () => Promise<GameKit>)();
        return playOut(kit, name, Math.floor(n / names.length));
      }),
    );
    const sum = (of: (tally: Tally) => number): number => played.reduce((total, each) => total + of(each), 0);
    const decisions = sum(each => each.decisions);
    expect(decisions).toBeGreaterThan(GAMES * 40);
    expect(sum(each => each.frames)).toBeGreaterThan(decisions * 3);
    // Shadows say something only where the viewer cannot tell them from the table.
    expect(shadows.dealt).toBeGreaterThan(decisions / SHADOW_EVERY / 2);
    expect(shadows.tables).toBeGreaterThan(shadows.dealt / 2);
    expect(shadows.news).toBeGreaterThan(shadows.dealt / 4);
  },
  LONGEST,
);
