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
import { randomPicks } from '@veillee/bots';
import { Chance, type GameKit, newChance, type Setting, type Viewer } from '@veillee/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NO_LIMITS, type Server, startServer } from '../../index.ts';
import { Addresses, LiveQuotas } from '../../limits.ts';
import type { LiveParts } from '../../live.ts';
import type { Created, Decision, Joined } from '../../protocol.ts';
import { Unread } from '../../unread.ts';
import { Work } from '../../work.ts';
import { call, makeTable, tokenOf } from '../client.ts';
import { Shadow, shadows } from './shadow.ts';
import { factsOf, LULL_MS, Witness } from './witness.ts';

/** A shadow table is dealt about so often, for any of the viewers. */
const SHADOW_EVERY = 6;
/** Somebody takes an answer back, or comes anew, about so often. */
const UNDO_EVERY = 25;
const ANEW_EVERY = 30;
/** Every frame of every seat is compared with what it should be, which takes its time beside other tests. */
const LONGEST = 900_000;

interface Hall {
  readonly server: Server;
  readonly parts: LiveParts;
}

async function open(game: string, kit: () => Promise<GameKit>, data: string): Promise<Hall> {
  const shelf = { games: { [game]: kit }, module: import.meta.url };
  // Nothing is told because time goes by: what each is sent hangs on what was played alone.
  const patience = { hushMs: 3_600_000, lullMs: LULL_MS };
  const server = await startServer({ host: '127.0.0.1', data, shelf, limits: NO_LIMITS, hall: patience });
  const { hall } = server;
  const log = { warn: () => {}, error: (what: object) => console.error(what) };
  const parts = {
    hall,
    metrics: hall.metrics,
    limits: NO_LIMITS,
    addresses: new Addresses(NO_LIMITS),
    quotas: new LiveQuotas(NO_LIMITS),
    unread: new Unread(NO_LIMITS, hall.metrics),
    work: new Work(NO_LIMITS),
    log,
    connections: new Set<never>(),
  };
  return { server, parts };
}

/** Sits one witness at each seat, and one that looks on. */
async function sitDown(
  { server, parts }: Hall,
  game: string,
  { seats, options }: Setting,
  seed: string,
  chance: Chance,
) {
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
  const witnesses = viewers.map(viewer => new Witness(viewer, { parts, gathering, table }, secrets, chance));
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

/** How long games are played that nobody plays to their end. */
interface Stretch {
  readonly settings: readonly Setting[];
  readonly decisions: number;
  /** Is shown the state before each answer. */
  look(state: unknown): void;
}

async function playOut(
  hall: Hall,
  kit: GameKit,
  game: string,
  [n, games]: readonly [number, number],
  stretch?: Stretch,
): Promise<Tally> {
  const settings = stretch?.settings ?? kit.game.trials.filter(({ seats }) => seats > 1);
  const setting = settings[Math.floor((n * settings.length) / games) % settings.length] as Setting;
  const chance = new Chance(newChance(`hidden/${n}`));
  const { table, witnesses, tokens } = await sitDown(hall, game, setting, `hidden-seed-${n}-of-${game}`, chance);
  const everybody = async (): Promise<void> => {
    for (const witness of witnesses) await witness.client.until(() => witness.isServed);
    for (const { failure } of witnesses) if (failure) throw failure;
  };
  let decisions = 0;
  while (table.status === 'playing' && decisions !== stretch?.decisions) {
    stretch?.look(table.match?.state);
    // Whoever has yet to hear what came of their answer still has it before them.
    const asked = witnesses
      .flatMap(({ client }) => [...client.decisions.values()])
      .filter(({ id, seat }) => table.decision(seat)?.id === id);
    const decision = chance.pick(asked, 'who') as Decision;
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
  expect(table.match?.over === true || decisions === stretch?.decisions).toBe(true);
  for (const { client } of witnesses) client.cut();
  const sum = (of: (witness: Witness) => number): number => witnesses.reduce((total, each) => total + of(each), 0);
  return { decisions, frames: sum(each => each.frames), bytes: sum(each => each.bytes) };
}

/** In so many random games, spread over the settings that it is tried with, nobody is sent what they may not know: a test of one game. Each is played
 * to its end, unless a stretch of it is asked for. `told`: so many of the shadows cannot be told from the table, at least. */
export function nothingLeaks(
  game: string,
  kit: () => Promise<GameKit>,
  games: number,
  { told = 1 / 3, stretch }: { readonly told?: number; readonly stretch?: Stretch } = {},
): void {
  const data = mkdtempSync(join(tmpdir(), 'veillee-hidden-'));
  let hall: Hall;
  beforeAll(async () => {
    // Games of several files may be played in one process.
    Object.assign(shadows, { dealt: 0, tables: 0, news: 0 });
    hall = await open(game, kit, data);
  });
  afterAll(async () => {
    await hall.server.close();
    rmSync(data, { recursive: true, force: true });
  });

  test(
    `in ${games} ${stretch ? 'long stretches of' : 'whole'} random games nobody is sent what they may not know`,
    async () => {
      const taken = await kit();
      const played = await Promise.all(
        Array.from({ length: games }, (_, n) => playOut(hall, taken, game, [n, games], stretch)),
      );
      const sum = (of: (tally: Tally) => number): number => played.reduce((total, each) => total + of(each), 0);
      const decisions = sum(each => each.decisions);
      expect(decisions).toBeGreaterThan(games * 20);
      expect(sum(each => each.frames)).toBeGreaterThan(decisions * 2);
      // Shadows say something only where the viewer cannot tell them from the table.
      expect(shadows.dealt).toBeGreaterThan(decisions / SHADOW_EVERY / 2);
      expect(shadows.tables).toBeGreaterThan(shadows.dealt * told);
      expect(shadows.news).toBeGreaterThan((shadows.dealt * told * 3) / 4);
    },
    LONGEST,
  );
}
