// The REST calls: making, finding, joining and leaving tables.

import { checkSetting, type Seat } from '@veillee/kernel';
import type { FastifyInstance } from 'fastify';
import { check, identityOf, knownIdentity, type Quotas } from './callers.ts';
import {
  createBody,
  type GamesList,
  type Health,
  type Joined,
  joinBody,
  leaveBody,
  PROTOCOL,
  rematchBody,
  resumeBody,
  returnBody,
  type SettingAnswer,
  STATUS,
  settingBody,
  settingPath,
  type Texts,
  tablePath,
  textsPath,
} from './protocol.ts';
import { No } from './refusals.ts';
import { fits, hashOf, newToken } from './secrets.ts';
import { rematch } from './tables/again.ts';
import type { Hall } from './tables/hall.ts';
import { isHost } from './tables/manners.ts';
import type { Table } from './tables/table.ts';
import { checkNames, cleanName } from './tables/words.ts';
import type { Work } from './work.ts';

export interface RestParts {
  readonly hall: Hall;
  readonly version: string;
  readonly quotas: Quotas;
  readonly work: Work;
}

const GLANCE_MS = 1000;

/** Looks once a second at most: whoever asks in between is told the same. */
function glance<T>(look: () => Promise<T>): () => Promise<T> {
  let last: { readonly at: number; readonly seen: Promise<T> } | undefined;
  return () => {
    const now = performance.now();
    if (!last || now - last.at >= GLANCE_MS) last = { at: now, seen: look() };
    return last.seen;
  };
}

export function restRoutes(app: FastifyInstance, { hall, version, quotas, work }: RestParts): void {
  const looked = glance(() => hall.store.trouble());
  app.get('/api/health', async (_request, reply): Promise<Health> => {
    const trouble = await looked();
    if (trouble) reply.code(STATUS.busy);
    const facts = { version, protocol: PROTOCOL, store: hall.store.kind };
    return trouble ? { ok: false, ...facts, trouble } : { ok: true, ...facts };
  });

  app.get('/api/games', async (): Promise<GamesList> => ({ games: await hall.repertoire.boxes() }));

  app.get('/api/games/:game/texts/:language', async (request): Promise<Texts> => {
    const { game, language } = check(textsPath, request.params);
    const { texts } = await hall.repertoire.kit(game);
    return { game, language, texts: texts[language] };
  });

  app.post('/api/games/:game/setting', async (request): Promise<SettingAnswer> => {
    const { game: id } = check(settingPath, request.params);
    const { seats, options = {} } = check(settingBody, request.body);
    const { game } = await hall.repertoire.kit(id);
    const setting = checkSetting(game, { seats, options });
    return { seats, options: setting.options as SettingAnswer['options'] };
  });

  // ---- making and finding ----

  app.post('/api/tables', async (request, reply) => {
    const body = check(createBody, request.body);
    checkNames(body);
    const identity = identityOf(request);
    quotas.table(request, identity, body.open ?? false);
    const payer = work.by(request);
    payer.check();
    const made = await hall.make(
      {
        game: body.game,
        options: body.options ?? {},
        seed: body.seed,
        name: body.name,
        open: body.open ?? false,
        spectators: body.spectators ?? false,
        seats: body.seats,
        identity,
      },
      payer,
    );
    return reply.code(201).send(made);
  });

  app.get('/api/tables', async request => {
    const payer = work.by(request);
    payer.check();
    return hall.lists(identityOf(request), payer);
  });

  app.get('/api/tables/:id', async request => hall.facts(check(tablePath, request.params).id, work.by(request)));

  // ---- seats ----

  app.post('/api/tables/:id/join', async (request): Promise<Joined> => {
    const { code, name, seedChosen } = check(joinBody, request.body);
    checkNames({ name });
    const { id } = check(tablePath, request.params);
    const token = newToken();
    const identity = identityOf(request);
    let seat = -1;
    const gathering = await hall.perform(id, table => {
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
    return { seat, token, table: gathering.facts() };
  });

  app.post('/api/tables/:id/leave', async request => {
    const { token, bot } = check(leaveBody, request.body);
    await hall.perform(check(tablePath, request.params).id, table => {
      const seat = hall.seatOf(table, token);
      const { game } = table.setup;
      if (bot !== undefined && !hall.repertoire.bots(game, table.roles?.[seat]).includes(bot))
        throw new No('seats', `there is no bot ${bot}`);
      if (table.seats[seat]?.away || table.status === 'over') return undefined;
      return { k: 'leave', seat, bot: bot ?? hall.repertoire.standIn(table, seat), away: 'left' };
    });
    return {};
  });

  app.post('/api/tables/:id/return', async request => {
    const { token } = check(returnBody, request.body);
    await hall.perform(check(tablePath, request.params).id, table => {
      const seat = hall.seatOf(table, token);
      const away = table.seats[seat]?.away;
      if (away === 'resigned') throw new No('forbidden', 'who has resigned cannot come back');
      return away && { k: 'return', seat };
    });
    return {};
  });

  app.post('/api/tables/:id/resume', async request => {
    const { token } = check(resumeBody, request.body ?? {});
    const identity = identityOf(request);
    const { id } = check(tablePath, request.params);
    const aside = await hall.storedAside(id);
    if (aside) {
      const seats = aside.kept.snapshot?.seats ?? aside.setup.seats;
      if (!isHost(aside.setup, seats, { ...(identity && { identity }), ...(token && { token }) }))
        throw new No('forbidden', 'only whoever made the table may try again');
      await hall.tryAgain(id);
      return {};
    }
    await hall.perform(id, table => {
      const owns = identity !== undefined && fits(identity, table.setup.owner);
      if (!owns) hall.seatOf(table, token ?? '');
      return table.stopped && { k: 'resume' };
    });
    return {};
  });

  app.post('/api/tables/:id/rematch', async (request, reply) => {
    const { token, shift = 0, chapter } = check(rematchBody, request.body);
    const { id } = check(tablePath, request.params);
    return reply.code(201).send(await rematch(hall, id, { token, shift, identity: knownIdentity(request), chapter }));
  });
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
