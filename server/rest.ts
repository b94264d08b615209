// The REST calls: making, finding, joining and leaving tables; saves, replays, reports.

import { type Entry, type Seat, save, type Viewer } from '@veillee/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { type Adopted, plainEntry } from './bots/jobs.ts';
import { TookTooLong } from './bots/pool.ts';
import {
  type Created,
  continueBody,
  createBody,
  type GamesList,
  type Health,
  identity as identitySchema,
  importBody,
  type Joined,
  joinBody,
  leaveBody,
  MOST_IMPORT_BYTES,
  rematchBody,
  replayPath,
  replayQuery,
  resumeBody,
  returnBody,
  tablePath,
} from './protocol.ts';
import { No } from './refusals.ts';
import { fits, hashOf, newToken } from './secrets.ts';
import type { House } from './tables/house.ts';
import type { SeatState } from './tables/ops.ts';
import type { Room } from './tables/room.ts';
import type { PlannedSeat } from './tables/seating.ts';
import type { Table } from './tables/table.ts';
import { cleanName } from './tables/words.ts';

const REPLAY_LIMIT_MS = 20_000;

export interface RestParts {
  readonly house: House;
  readonly version: string;
}

export function restRoutes(app: FastifyInstance, { house, version }: RestParts): void {
  app.get('/api/health', async (): Promise<Health> => ({ ok: true, version, store: house.store.kind }));

  app.get('/api/games', async (): Promise<GamesList> => {
    const kits = await Promise.all(house.repertoire.games.map(id => house.repertoire.kit(id)));
    const games = kits.map(({ game, windows = [] }, i) => ({
      id: house.repertoire.games[i] as string,
      rules: game.rules,
      content: game.content,
      bots: [...house.repertoire.bots(house.repertoire.games[i] as string)],
      options: [...game.options],
      windows: [...windows],
    }));
    return { games };
  });

  // ---- making and finding ----

  app.post('/api/tables', async (request, reply) => {
    const body = check(createBody, request.body);
    const made = await house.make({
      game: body.game,
      options: body.options ?? {},
      seed: body.seed,
      name: body.name,
      open: body.open ?? false,
      spectators: body.spectators ?? false,
      seats: body.seats,
      identity: identityOf(request),
    });
    return reply.code(201).send(made);
  });

  app.get('/api/tables', async request => house.lists(identityOf(request)));

  app.get('/api/tables/:id', async request => house.facts(check(tablePath, request.params).id));

  app.delete('/api/tables/:id', async (request, reply) => {
    const { id } = check(tablePath, request.params);
    const identity = identityOf(request);
    if (identity === undefined) throw new No('forbidden', 'only who made the table may delete it');
    await house.remove(id, identity);
    return reply.code(204).send();
  });

  // ---- seats ----

  app.post('/api/tables/:id/join', async (request): Promise<Joined> => {
    const { code, name, seedChosen } = check(joinBody, request.body);
    const { id } = check(tablePath, request.params);
    const token = newToken();
    const identity = identityOf(request);
    let seat = -1;
    const room = await house.perform(id, table => {
      seat = code === undefined ? (keptSeat(table, identity) ?? freeSeat(table)) : invitedSeat(table, code);
      if (table.setup.seedChosen && !seedChosen)
        throw new No(
          'seed-chosen',
          'whoever made this table chose its seed; join with seedChosen if that is all right',
        );
      const called = cleanName(name) || (table.seats[seat]?.name ?? '');
      const known = identity && { identity: hashOf(identity) };
      return { k: 'join', seat, name: called, token: hashOf(token), ...known };
    });
    return { seat, token, table: room.facts() };
  });

  app.post('/api/tables/:id/leave', async request => {
    const { token, bot } = check(leaveBody, request.body);
    await house.perform(check(tablePath, request.params).id, table => {
      const seat = house.seatOf(table, token);
      const { game } = table.setup;
      if (bot !== undefined && !house.repertoire.bots(game).includes(bot))
        throw new No('seats', `there is no bot ${bot}`);
      if (table.seats[seat]?.away || table.status === 'over') return undefined;
      return { k: 'leave', seat, bot: bot ?? house.repertoire.standIn(game), away: 'left' };
    });
    return {};
  });

  app.post('/api/tables/:id/return', async request => {
    const { token } = check(returnBody, request.body);
    await house.perform(check(tablePath, request.params).id, table => {
      const seat = house.seatOf(table, token);
      const away = table.seats[seat]?.away;
      if (away === 'resigned') throw new No('forbidden', 'who has resigned cannot come back');
      return away && { k: 'return', seat };
    });
    return {};
  });

  app.post('/api/tables/:id/resume', async request => {
    const { token } = check(resumeBody, request.body ?? {});
    const identity = identityOf(request);
    await house.perform(check(tablePath, request.params).id, table => {
      const owns = identity !== undefined && fits(identity, table.setup.owner);
      if (!owns) house.seatOf(table, token ?? '');
      return table.stopped && { k: 'resume' };
    });
    return {};
  });

  app.post('/api/tables/:id/rematch', async (request, reply) => {
    const { token } = check(rematchBody, request.body);
    const { table } = await house.room(check(tablePath, request.params).id);
    const seat = house.seatOf(table, token);
    const made = await makeAgain(house, table, seat, identityOf(request), undefined);
    for (const { seat: other, code } of made.invitations)
      house.invite(table.setup.id, other, made.table.id, code, other);
    return reply.code(201).send(made);
  });

  // ---- saves ----

  app.get('/api/tables/:id/export', async (request, reply) => {
    const { table } = await house.room(check(tablePath, request.params).id);
    const seat = house.seatOf(table, bearerOf(request));
    if (table.hidesFrom(seat)) throw new No('hidden', 'somebody else is still in this game');
    if (!table.match) throw new No('foreign', 'the game has not begun');
    return asFile(reply, `${table.setup.game}-${table.setup.id}.json`, save(table.match));
  });

  app.post('/api/tables/import', { bodyLimit: MOST_IMPORT_BYTES }, async (request, reply) => {
    const body = check(importBody, request.body);
    const { game, text } = saveText(body.save);
    await house.repertoire.kit(game);
    const adopted = await adopting(
      house.pool.do(game, 'adoptSave', { save: text, ...(body.at !== undefined && { at: body.at }) }, REPLAY_LIMIT_MS),
    );
    if (body.seats.length !== adopted.start.seats)
      throw new No('seats', `the save has ${adopted.start.seats} seats, not ${body.seats.length}`);
    const made = await house.make({
      game,
      options: adopted.start.options,
      seed: undefined,
      name: body.name,
      open: body.open ?? false,
      spectators: body.spectators ?? false,
      seats: body.seats,
      identity: identityOf(request),
      adopted,
    });
    return reply.code(201).send(made);
  });

  app.post('/api/tables/:id/continue', async (request, reply) => {
    const { token, at, name } = check(continueBody, request.body);
    const { table } = await house.room(check(tablePath, request.params).id);
    const seat = house.seatOf(table, token);
    if (table.hidesFrom(seat)) throw new No('hidden', 'somebody else is still in this game');
    const { match } = table;
    if (!match) throw new No('foreign', 'the game has not begun');
    if (at > match.journal.length) throw new No('no-undo', `there is no entry ${at}`);
    const { seed, seats, options, journal } = match;
    const played = { start: { seed, seats, options }, journal, at };
    const adopted = await adopting(house.pool.do(table.setup.game, 'adopt', played, REPLAY_LIMIT_MS));
    const made = await makeAgain(house, table, seat, identityOf(request), { adopted, name });
    return reply.code(201).send(made);
  });

  // ---- looking back ----

  app.get('/api/tables/:id/replay/:at', async request => {
    const { id, at } = check(replayPath, request.params);
    const { as, from } = check(replayQuery, request.query);
    const { table } = await house.room(id);
    const seat = house.seatOf(table, bearerOf(request));
    const viewer: Viewer = as ?? seat;
    const { match } = table;
    if (!match) throw new No('foreign', 'the game has not begun');
    mayLookAs(table, seat, viewer);
    if (at > match.journal.length) throw new No('malformed', `the journal has ${match.journal.length} entries`);
    const { seed, seats, options, journal, over } = match;
    const key = `${id}/${journal.length}/${journal.at(-1)?.seal ?? ''}`;
    const look = { key, start: { seed, seats, options }, journal, at, from: Math.min(from ?? at, at), viewer };
    const past = await adopting(house.pool.do(table.setup.game, 'lookBack', look, REPLAY_LIMIT_MS));
    const entry = plainEntry(journal[at - 1], viewer, over);
    return { at, entries: journal.length, ...past, ...(entry && { entry }) };
  });

  app.get('/api/tables/:id/report', async (request, reply) => {
    const { room, table } = await house.room(check(tablePath, request.params).id);
    const seat = house.seatOf(table, bearerOf(request));
    return asFile(reply, `report-${table.setup.id}.json`, reportOf(room, table, seat, version));
  });
}

// ---- what requests carry ----

function check<T extends z.ZodType>(schema: T, value: unknown): z.infer<T> {
  return schema.parse(value);
}

function identityOf({ headers }: FastifyRequest): string | undefined {
  const stated = headers['x-veillee-identity'];
  return stated === undefined ? undefined : check(identitySchema, stated);
}

function bearerOf({ headers }: FastifyRequest): string {
  const token = /^Bearer ([A-Za-z0-9_-]{43})$/.exec(headers.authorization ?? '')?.[1];
  if (token === undefined) throw new No('forbidden', 'a seat token is needed: authorization: Bearer <token>');
  return token;
}

/** The save as text again, and the game that it says it is of. It is checked where it can do no harm. */
function saveText(value: unknown): { game: string; text: string } {
  if (typeof value !== 'object' || value === null || !('game' in value) || typeof value.game !== 'string')
    throw new No('save', 'this is not a save', { problem: 'not-a-save' });
  try {
    return { game: value.game, text: JSON.stringify(value) };
  } catch {
    throw new No('save', 'the save is too deep to be read', { problem: 'not-a-save' });
  }
}

async function adopting<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof TookTooLong) throw new No('busy', 'it takes too long to play this game again');
    throw error;
  }
}

// ---- seats ----

/** The seat that is kept for this identity. */
function keptSeat(table: Table, identity: string | undefined): Seat | undefined {
  const seat = identity === undefined ? -1 : table.seats.findIndex(({ invited }) => fits(identity, invited));
  return seat < 0 ? undefined : seat;
}

function freeSeat(table: Table): Seat {
  if (!table.setup.open) throw new No('forbidden', 'this table is private: an invitation is needed');
  const seat = table.seats.findIndex(({ kind, taken }) => kind === 'open' && !taken);
  if (seat < 0) throw new No('table-full', 'no seat is free');
  return seat;
}

function invitedSeat(table: Table, code: string): Seat {
  const seat = table.seats.findIndex(({ invitation }) => fits(code, invitation));
  if (seat >= 0) return seat;
  const used = table.setup.seats.findIndex(({ invitation }) => fits(code, invitation));
  if (used >= 0) throw new No('seat-taken', 'this invitation has been used');
  throw new No('forbidden', 'this is no invitation to the table');
}

function mayLookAs(table: Table, seat: Seat, viewer: Viewer): void {
  if (table.match?.over || viewer === seat || viewer === 'spectator') return;
  if (viewer === 'everyone' || table.hidesFrom(seat) || !holds(table, seat, viewer))
    throw new No('hidden', 'others may look on when the game is over');
}

const holds = (table: Table, seat: Seat, other: Seat): boolean => table.company.isSameHolder(other, seat);

/** The same plan again for whoever asks: their seats are theirs, other people are invited. */
function makeAgain(
  house: House,
  table: Table,
  seat: Seat,
  identity: string | undefined,
  from: { readonly adopted: Adopted; readonly name: string } | undefined,
): Promise<Created> {
  const { setup } = table;
  const seats = table.seats.map((state, other): PlannedSeat => {
    if (state.kind === 'bot') return { kind: 'bot', name: state.name, ...(state.bot && { bot: state.bot }) };
    if (!holds(table, seat, other))
      return { kind: 'friend', name: state.name, ...(state.identity && { invited: state.identity }) };
    return { kind: state.kind === 'hotseat' ? 'hotseat' : 'me', name: nameOf(state, other === seat, from?.name) };
  });
  return house.make({
    game: setup.game,
    options: setup.options,
    seed: undefined,
    name: from?.name ?? table.seats[seat]?.name ?? '',
    open: false,
    spectators: setup.spectators,
    seats,
    identity,
    ...(from && { adopted: from.adopted }),
  });
}

const nameOf = (state: SeatState, mine: boolean, name: string | undefined): string =>
  mine && name ? name : state.name;

// ---- files ----

function asFile(reply: FastifyReply, name: string, value: object): FastifyReply {
  return reply
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(value));
}

/** Everything needed to look into a problem: no tokens, no names, no chat. What is hidden stays out of it. */
function reportOf(room: Room, table: Table, seat: Seat, version: string): object {
  const { setup, match, game } = table;
  const hides = table.hidesFrom(seat);
  const journal: readonly Entry[] | undefined = hides ? undefined : match?.journal;
  return {
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
    position: table.position,
    entries: table.entries,
    ...(!hides && { seed: setup.seed }),
    ...(journal && { journal }),
    errors: hides ? room.errors.map(({ at, code }) => ({ at, code })) : room.errors,
  };
}
