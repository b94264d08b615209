// The REST calls about games that were played: saves in and out, replays, going on from any entry, reports.

import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { type Entry, isReseed, type Seat, type Viewer } from '@veillee/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DiedOutside } from './bots/hands.ts';
import { plainEntry, playedAt } from './bots/past.ts';
import { TookTooLong } from './bots/pool.ts';
import { bearerOf, check, identityOf, knownIdentity } from './callers.ts';
import { branchBody, continueBody, MOST_CAMPAIGN_BYTES, replayPath, replayQuery, tablePath } from './protocol.ts';
import { No } from './refusals.ts';
import type { RestParts } from './rest.ts';
import { makeAgain } from './tables/again.ts';
import { branch, campaignOf, exportCampaign, layCampaign, writeSave } from './tables/campaign.ts';
import { isCareful } from './tables/care.ts';
import { isChapter } from './tables/chapters.ts';
import type { Gathering } from './tables/gathering.ts';
import type { Plan } from './tables/seating.ts';
import type { Table } from './tables/table.ts';
import { checkNames } from './tables/words.ts';
import type { Account } from './work.ts';

const REPLAY_LIMIT_MS = 20_000;
/** A campaign may take longer: it is played again by a process of its own, which nobody waits for but those who bring games along. */
const IMPORT_LIMIT_MS = 60_000;
const JSON_TYPE = 'application/json; charset=utf-8';

export function pastRoutes(app: FastifyInstance, { hall, version, quotas, work }: RestParts): void {
  /** Whoever asks for something costly: they pay what it costs, and are refused if they have asked for too much. */
  const payerOf = (request: FastifyRequest): Account => {
    const payer = work.by(request);
    payer.check();
    return payer;
  };

  app.get('/api/tables/:id/export', async (request, reply) => {
    const payer = payerOf(request);
    const { table } = await hall.gathering(check(tablePath, request.params).id, payer);
    const seat = hall.seatOf(table, bearerOf(request));
    const { match, setup } = table;
    if (!match) throw new No('foreign', 'the game has not begun');
    if (table.hidesFrom(seat)) throw new No('hidden', 'somebody else is still in this game');
    const { bytes } = await adopting(writeSave(hall, table, match, payer));
    return asFile(reply, `${setup.game}-${setup.id}.json`, bytes);
  });

  // ---- campaigns ----

  app.get('/api/tables/:id/campaign', async request => {
    const payer = payerOf(request);
    const { table } = await hall.gathering(check(tablePath, request.params).id, payer);
    hall.seatOf(table, bearerOf(request));
    return campaignOf(hall, table, payer);
  });

  app.get('/api/tables/:id/campaign/export', async (request, reply) => {
    const payer = payerOf(request);
    const { table } = await hall.gathering(check(tablePath, request.params).id, payer);
    const seat = hall.seatOf(table, bearerOf(request));
    const saved = await adopting(exportCampaign(hall, table, seat, payer));
    return asFile(reply, `${table.setup.game}-${table.setup.id}-campaign.json`, saved);
  });

  app.post('/api/tables/:id/branch', async (request, reply) => {
    const { token, at, chapter } = check(branchBody, request.body);
    const identity = knownIdentity(request);
    quotas.goOn(request, token);
    quotas.table(request, identity, false);
    const payer = payerOf(request);
    const made = adopting(branch(hall, check(tablePath, request.params).id, { token, at, chapter, identity, payer }));
    return reply.code(201).send(await made);
  });

  // The body of an import is read where it holds up nobody.
  void app.register(async scope => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.post('/api/tables/import', { bodyLimit: MOST_CAMPAIGN_BYTES }, async (request, reply) => {
      const identity = knownIdentity(request);
      quotas.import(request, identity);
      const payer = payerOf(request);
      const body = typeof request.body === 'string' ? request.body : '';
      const { game, plan, adopted, campaign } = await adopting(
        hall.pool.do('adoptSave', { body, key: hall.store.key }, IMPORT_LIMIT_MS, [], false, payer),
      );
      checkNames(plan);
      const { name, seats, open = false, spectators = false } = plan;
      quotas.table(request, identity, open);
      const { options } = adopted.start;
      const whole: Plan = { game, options, seed: undefined, name, open, spectators, seats, identity, adopted };
      const made = await (campaign ? layCampaign(hall, whole, campaign, payer) : hall.make(whole));
      return reply.code(201).send(made);
    });
  });

  app.post('/api/tables/:id/continue', async (request, reply) => {
    const { token, at, name } = check(continueBody, request.body);
    checkNames({ name });
    const payer = payerOf(request);
    const { table } = await hall.gathering(check(tablePath, request.params).id, payer);
    const seat = hall.seatOf(table, token);
    const { match, game } = table;
    if (!match) throw new No('foreign', 'the game has not begun');
    if (table.hidesFrom(seat)) throw new No('hidden', 'somebody else is still in this game');
    // Its own chapter is begun anew instead (`branch`): whoever went on from the middle would have a save that no evening made.
    if (isChapter(table) && game.chapters?.branches === 'beginnings')
      throw new No('no-chapter', `${game.id} goes on only where a chapter begins`);
    const { entries, numbers } = table.told;
    if (at > entries) throw new No('no-undo', `there is no entry ${at}`);
    const identity = identityOf(request);
    quotas.goOn(request, token);
    quotas.table(request, identity, false);
    const adopts = hall.pool.do(
      'adopt',
      { ...playedAt(table.setup, match), at: numbers.entryOf(at) },
      REPLAY_LIMIT_MS,
      match.journal,
      isCareful(table),
      payer,
    );
    const adopted = await adopting(adopts);
    const made = await makeAgain(hall, table, seat, identity, { id: undefined, name, adopted });
    return reply.code(201).send(made);
  });

  // ---- looking back ----

  app.get('/api/tables/:id/replay/:at', async (request, reply) => {
    const { id, at } = check(replayPath, request.params);
    const { as, from } = check(replayQuery, request.query);
    const payer = payerOf(request);
    const { table } = await hall.gathering(id, payer);
    const token = bearerOf(request);
    const seat = hall.seatOf(table, token);
    quotas.replay(request, token);
    const viewer: Viewer = as ?? seat;
    const { match } = table;
    if (!match) throw new No('foreign', 'the game has not begun');
    mayLookAs(table, seat, viewer);
    const { entries, numbers } = table.told;
    if (at > entries) throw new No('malformed', `the journal has ${entries} entries`);
    const { journal, over } = match;
    /** Behind the entry that is known by the number before: what was let pass before it is no part of it. */
    const behind = (told: number): number => (told > 0 ? numbers.entryOf(told - 1) + 1 : 0);
    const stretch = { at: numbers.entryOf(at), from: behind(Math.min(from ?? at, at)) };
    const look = { ...playedAt(table.setup, match), ...stretch, viewer };
    const past = await adopting(hall.pool.do('lookBack', look, REPLAY_LIMIT_MS, journal, isCareful(table), payer));
    const entry = at > 0 ? plainEntry(journal[numbers.entryOf(at - 1)], viewer, over) : undefined;
    const head = JSON.stringify({ at, entries, ...(entry && { entry }) });
    // The thread that looked back has written out what it saw, however long the game.
    return reply.type(JSON_TYPE).send(Buffer.concat([Buffer.from(`${head.slice(0, -1)},`), past.subarray(1)]));
  });

  app.get('/api/tables/:id/report', async (request, reply) => {
    const payer = payerOf(request);
    const { gathering, table } = await hall.gathering(check(tablePath, request.params).id, payer);
    const seat = hall.seatOf(table, bearerOf(request));
    const report = reportOf(gathering, table, seat, version);
    return asFile(reply, `report-${table.setup.id}.json`, Readable.from(pieces(report, payer), { highWaterMark: 2 }));
  });
}

async function adopting<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof TookTooLong) throw new No('busy', 'it takes too long to play this game again');
    if (error instanceof DiedOutside)
      throw new No('save', 'no game takes as much memory as this one', { problem: 'unsound' });
    throw error;
  }
}

function mayLookAs(table: Table, seat: Seat, viewer: Viewer): void {
  if (table.match?.over || viewer === seat || viewer === 'spectator') return;
  if (viewer === 'everyone' || table.hidesFrom(seat) || !table.company.isSameHolder(viewer, seat))
    throw new No('hidden', 'others may look on when the game is over');
}

// ---- files ----

function asFile(reply: FastifyReply, name: string, bytes: Uint8Array | Readable): FastifyReply {
  return reply
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store')
    .type(JSON_TYPE)
    .send(bytes);
}

/** Everything needed to look into a problem: no tokens, no names, no chat. What is hidden stays out of it, and before the end all chance. */
function reportOf(gathering: Gathering, table: Table, seat: Seat, version: string): Report {
  const { setup, match, game } = table;
  const hides = table.hidesFrom(seat);
  const over = match?.over ?? false;
  const head = {
    veillee: 'report',
    server: version,
    node: process.version,
    made: new Date().toISOString(),
    table: setup.id,
    game: setup.game,
    rules: game.rules,
    content: game.content,
    options: setup.options,
    seats: table.seats.map(({ kind, bot, away }) => ({ kind, bot, away })),
    status: table.status,
    position: table.told.position,
    entries: table.told.entries,
    ...(over && { seed: setup.seed }),
    errors: hides ? gathering.errors.map(({ at, code }) => ({ at, code })) : gathering.errors,
  };
  if (hides || !match) return { head };
  // The table may go on, and back, before all of it is written.
  return { head, journal: [...match.journal], shown: over ? entry => entry : withoutChance };
}

interface Report {
  readonly head: object;
  readonly journal?: readonly Entry[];
  readonly shown?: (entry: Entry) => object;
}

const ENTRIES_A_PIECE = 200;

/** A report as text, a piece at a time: the next one when the last was read, and others have had their turn; of whoever asks for many, one piece at a time. */
async function* pieces({ head, journal, shown = entry => entry }: Report, payer: Account): AsyncGenerator<string> {
  const text = JSON.stringify(head);
  if (!journal) {
    yield text;
    return;
  }
  yield `${text.slice(0, -1)},"journal":[`;
  for (let first = 0; first < journal.length; first += ENTRIES_A_PIECE) {
    await (payer.turn() ?? setImmediate());
    const few = journal.slice(first, first + ENTRIES_A_PIECE);
    yield payer.time(() => `${first > 0 ? ',' : ''}${JSON.stringify(few.map(shown)).slice(1, -1)}`);
  }
  yield ']}';
}

const withoutChance = (entry: Entry): object => (isReseed(entry) ? { ...entry, reseed: true } : entry);
