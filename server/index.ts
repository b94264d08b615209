// The server: REST, live connections, the page, a store, and bots in worker threads.

import { createServer, type Server as HttpServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import websocket from '@fastify/websocket';
import { shelf as ownShelf } from '@veillee/games';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { ServerOptions as SocketOptions } from 'ws';
import { Pool } from './bots/pool.ts';
import { Calls, addressOf as callerAddress, Quotas, unreadUntil } from './callers.ts';
import { Doorway } from './doorway.ts';
import { plainTexts } from './json.ts';
import { Addresses, LIMITS, type Limits, LiveQuotas } from './limits.ts';
import { type Connection, Connection as LiveConnection } from './live.ts';
import { Metrics } from './metrics.ts';
import manifest from './package.json' with { type: 'json' };
import { PAGE, pageRoutes, SECURITY_HEADERS, unknownPath } from './page.ts';
import { MOST_MESSAGE_BYTES, STATUS } from './protocol.ts';
import { isFault, No, ofStopping, wireErrorOf } from './refusals.ts';
import { restRoutes } from './rest.ts';
import { hostRoutes } from './rest-host.ts';
import { pastRoutes } from './rest-past.ts';
import { newSeed } from './secrets.ts';
import type { Store } from './store/port.ts';
import { PostgresStore } from './store/postgres.ts';
import { SqliteStore } from './store/sqlite.ts';
import { REAL_TIME } from './tables/clocks.ts';
import { Hall, type HallSettings } from './tables/hall.ts';
import { LULL_MS } from './tables/lulls.ts';
import { SHIFT } from './tables/night-shift.ts';
import type { Shelf } from './tables/repertoire.ts';
import { countAnswers, Unread } from './unread.ts';
import { Work } from './work.ts';

export { LIMITS, type Limits, NO_LIMITS } from './limits.ts';
export type { Shelf } from './tables/repertoire.ts';

export interface ServerOptions {
  readonly host?: string;
  /** 0 for any free one. */
  readonly port?: number;
  /** The folder of the SQLite store. */
  readonly data?: string;
  /** A PostgreSQL address; instead of `data`. */
  readonly databaseUrl?: string;
  /** Another shelf, with the address of the module that exports it: worker threads load it too. */
  readonly shelf?: { readonly games: Shelf; readonly module: string };
  readonly limits?: Partial<Limits>;
  readonly hall?: Partial<HallSettings>;
  readonly workers?: number;
  /** So many times as long as usual a thread may take for its work, where others use the machine too. */
  readonly patience?: number;
  /** Starts every thread, with every game, before it is needed: nobody waits for one. */
  readonly threadsAhead?: boolean;
  /** How many proxies in front of the server say who really calls; what others claim to be is not believed. */
  readonly trustProxy?: number;
  /** A level of pino; `silent` by default. */
  readonly logLevel?: string;
  /** The folder of the built page. */
  readonly page?: string;
}

export interface Server {
  readonly url: string;
  readonly hall: Hall;
  /** Stops: takes no more, writes everything, tells everybody. */
  close(): Promise<void>;
}

/** Messages a little too long are refused with a word; beyond this, or in more fragments, the connection is cut. */
const MOST_FRAME_BYTES = 4 * MOST_MESSAGE_BYTES;
const MOST_FRAGMENTS = 4;
/**
 * Pings are answered like messages, as far as they may come: see live.ts. However many frames arrive at once, one of each connection
 * is heard in each round of the loop.
 */
const SOCKETS = {
  allowSynchronousEvents: false,
  maxPayload: MOST_FRAME_BYTES,
  maxFragments: MOST_FRAGMENTS,
  perMessageDeflate: false,
  autoPong: false,
} satisfies SocketOptions & { maxFragments: number };
const MOST_BODY_BYTES = 64 * 1024;
const PARTING_LOOK_MS = 10;
const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** A socket between two calls: browsers keep theirs for about so long. */
const KEEP_ALIVE_MS = 72 * SECOND;

const SETTINGS: HallSettings = {
  idleMs: 10 * MINUTE,
  sleepMs: MINUTE,
  mostAwake: 5000,
  heapBytes: 512 * 1024 * 1024,
  botLimitMs: 5 * SECOND,
  tablesPerIdentity: LIMITS.tablesPerIdentity,
  waitingHours: 72,
  ownerlessHours: 24,
  mostAlone: 10_000,
  hushMs: SECOND,
  lullMs: LULL_MS,
  time: REAL_TIME,
  seeds: newSeed,
  shift: SHIFT,
};

export async function startServer(options: ServerOptions = {}): Promise<Server> {
  const limits: Limits = { ...LIMITS, ...options.limits };
  const metrics = new Metrics();
  const calls = new Calls(limits);
  const work = new Work(limits);
  const doorway = new Doorway();
  const app = fastify({
    serverFactory: answer => httpServer(limits, (request, reply) => doorway.enter(() => answer(request, reply))),
    logger: loggerOptions(options.logLevel ?? 'silent'),
    trustProxy: (_address: string, hop: number) => hop < (options.trustProxy ?? 0),
    bodyLimit: MOST_BODY_BYTES,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 100 },
    frameworkErrors: (cause, request, reply) => {
      void counted(calls, work, request as FastifyRequest).then(refusal => {
        const error = wireErrorOf(refusal ?? ofFastify(cause));
        metrics.failed(error.code);
        void (reply as FastifyReply).code(STATUS[error.code]).headers(SECURITY_HEADERS).send({ error });
      });
    },
  });
  const store = await openStore(options, app.log);
  const { games, module } = options.shelf ?? { games: ownShelf, module: import.meta.resolve('@veillee/games') };
  const pool = new Pool(module, options.workers, options.threadsAhead, options.patience);
  const settings = { ...SETTINGS, tablesPerIdentity: limits.tablesPerIdentity, ...options.hall };
  const hall = new Hall(games, { store, pool, metrics, log: app.log }, settings);
  const connections = new Set<Connection>();
  const unread = new Unread(limits, metrics);
  try {
    guard(app, { metrics, calls, work, hall });
    readPlainTexts(app);
    await app.register(websocket, { options: SOCKETS });
    await app.register(async api => {
      api.addHook('onRequest', async request => {
        await admit(work, request, calls.count(request));
        if (hall.isClosing) throw new No('busy', 'the server stops; ask again in a moment');
      });
      const parts = { hall, work, version: manifest.version, quotas: new Quotas(limits) };
      restRoutes(api, parts);
      pastRoutes(api, parts);
      hostRoutes(api, parts);
      countAnswers(api, unread, limits);
      metricsRoute(api, hall, metrics, { connections, unread });
      const addresses = new Addresses(limits);
      const quotas = new LiveQuotas(limits);
      liveRoute(api, { hall, metrics, limits, addresses, quotas, unread, work, log: app.log, connections });
    });
    await app.register(async page => {
      page.addHook('onRequest', async request => {
        await admit(work, request, calls.countFile(request));
      });
      await pageRoutes(page, options.page ?? PAGE);
    });
    // Nobody who plays waits while a game is read.
    if (options.threadsAhead) await hall.repertoire.boxes();
    await app.listen({ host: options.host ?? 'localhost', port: options.port ?? 0 });
  } catch (error) {
    await hall.close();
    throw error;
  }
  const pings = setInterval(() => {
    for (const connection of connections) connection.ping();
  }, limits.pingMs);
  pings.unref();
  const refreshes = setInterval(() => unread.refresh(), SECOND);
  refreshes.unref();
  let closing: Promise<void> | undefined;
  return {
    url: addressOf(app, options.host ?? 'localhost'),
    hall,
    close: () => {
      closing ??= close(app, hall, { connections, partingMs: limits.partingMs, intervals: [pings, refreshes] });
      return closing;
    },
  };
}

function httpServer({ requestMs, silentMs }: Limits, answer: RequestListener): HttpServer {
  const made = createServer(
    {
      requestTimeout: requestMs,
      headersTimeout: requestMs,
      connectionsCheckingInterval: Math.min(requestMs / 4, 5 * SECOND),
      keepAliveTimeout: KEEP_ALIVE_MS,
    },
    answer,
  );
  made.setTimeout(silentMs);
  return made;
}

interface Closing {
  readonly connections: ReadonlySet<Connection>;
  readonly partingMs: number;
  readonly intervals: readonly NodeJS.Timeout[];
}

async function close(app: FastifyInstance, hall: Hall, { connections, partingMs, intervals }: Closing): Promise<void> {
  for (const each of intervals) clearInterval(each);
  app.server.close();
  await hall.close();
  for (const connection of connections) connection.close(1001, 'the server stops');
  // Whoever does not say goodbye is not waited for: a connection would be kept for half a minute.
  for (const end = performance.now() + partingMs; connections.size > 0 && performance.now() < end; )
    await pause(PARTING_LOOK_MS);
  for (const socket of app.websocketServer.clients) socket.terminate();
  await app.close();
}

const openStore = async ({ databaseUrl, data }: ServerOptions, log: FastifyBaseLogger): Promise<Store> =>
  databaseUrl ? PostgresStore.open(databaseUrl, log) : new SqliteStore(data ?? './data');

/** Structured logs without secrets. Bodies and messages are never logged. */
const loggerOptions = (level: string) => ({
  level,
  // Errors of rules carry the whole journal: their words are enough.
  serializers: { err: ({ name, message, stack }: Error) => ({ type: name, message, stack: stack ?? '' }) },
  redact: {
    paths: [
      'req.headers.authorization',
      'req.headers.cookie',
      'req.headers["x-veillee-identity"]',
      'headers.authorization',
      'headers["x-veillee-identity"]',
      '*.token',
      '*.tokens',
    ],
    censor: '[secret]',
  },
});

interface GuardParts {
  readonly metrics: Metrics;
  readonly calls: Calls;
  readonly work: Work;
  readonly hall: Hall;
}

function guard(app: FastifyInstance, { metrics, calls, work, hall }: GuardParts): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(SECURITY_HEADERS);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, url } = request;
    request.log.debug({ method, path: url.split('?')[0], status: reply.statusCode, ms: reply.elapsedTime }, 'call');
  });
  app.setNotFoundHandler(async (request, reply) => {
    const error = wireErrorOf((await counted(calls, work, request)) ?? unknownPath(request.method, request.url));
    metrics.failed(error.code);
    return reply.code(STATUS[error.code]).send({ error });
  });
  app.setErrorHandler((cause, request, reply) => {
    const refusal = hall.isClosing ? ofStopping(ofFastify(cause)) : ofFastify(cause);
    const error = wireErrorOf(refusal);
    metrics.failed(error.code);
    if (isFault(refusal)) request.log.error({ err: cause, path: request.url.split('?')[0] }, 'a call failed');
    void reply.code(STATUS[error.code]).send({ error });
  });
}

/** Bodies are read as the framework reads them, and their texts looked at. */
function readPlainTexts(app: FastifyInstance): void {
  const read = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, source, done) => {
    void read(request, source, (error, value) => {
      if (error) return done(error);
      try {
        done(null, plainTexts(source, value));
      } catch (refusal) {
        done(refusal as Error);
      }
    });
  });
}

/** Errors of the framework in the protocol's words. */
function ofFastify(cause: unknown): unknown {
  if (typeof cause !== 'object' || cause === null || !('statusCode' in cause)) return cause;
  const { statusCode } = cause;
  if (statusCode === 413) return new No('too-large', 'the body is too large');
  if (statusCode === 404) return new No('unknown-path', 'there is nothing there');
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500)
    return new No('malformed', 'the request is not well formed');
  return cause;
}

/** What the framework does for any call, about, in milliseconds: what is done for it besides is measured. */
const CALL_MS = 0.3;

/** Waits for the turn of whoever calls, and then refuses them if they may not. Nothing more is read from a socket that waits. */
async function admit(work: Work, request: FastifyRequest, counting: Promise<No | undefined>): Promise<void> {
  const refusal = await counting;
  const account = work.by(request);
  const turn = account.turn();
  if (turn) await unreadUntil(request.raw.socket, turn);
  account.spend(CALL_MS);
  if (refusal) throw refusal;
}

/** What leads nowhere is a call as well: the refusal if there were too many. */
async function counted(calls: Calls, work: Work, request: FastifyRequest): Promise<unknown> {
  try {
    await admit(work, request, calls.count(request));
    return undefined;
  } catch (refusal) {
    return refusal;
  }
}

function metricsRoute(
  app: FastifyInstance,
  hall: Hall,
  metrics: Metrics,
  { connections, unread }: { readonly connections: ReadonlySet<Connection>; readonly unread: Unread },
): void {
  app.get('/metrics', async (_request, reply) => {
    const text = await metrics.text({
      tablesLive: () => hall.live,
      tablesAwake: () => hall.awake,
      tablesStored: () => hall.store.tables(),
      connections: () => connections.size,
      botQueue: () => hall.pool.queue,
      unread: () => unread.bytes,
    });
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(text);
  });
}

function liveRoute(app: FastifyInstance, parts: Parameters<typeof LiveConnection.open>[2]): void {
  app.route({
    method: 'GET',
    url: '/api/live',
    preValidation: async request => {
      const { origin, host } = request.headers;
      if (origin !== undefined && hostOf(origin) !== host)
        throw new No('forbidden', 'live connections come from this server’s own page');
    },
    handler: async () => {
      throw new No('malformed', 'this is a websocket');
    },
    wsHandler: (socket, request) =>
      LiveConnection.open(socket, { address: callerAddress(request), wire: request.raw.socket }, parts),
  });
}

function hostOf(origin: string): string | undefined {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
}

function addressOf(app: FastifyInstance, host: string): string {
  const { port } = app.server.address() as AddressInfo;
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
