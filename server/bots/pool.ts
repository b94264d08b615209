// The pool: workers for what would hold up play. Bots have their own threads; who looks back at a game waits for another. What
// nobody has proved is done outside, by processes of their own: games that are brought along, and all that is to be worked out at
// tables where such a game goes on. Who takes too long is ended and replaced.

import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import type { Entry } from '@veillee/kernel';
import { No } from '../refusals.ts';
import type { Account } from '../work.ts';
import { type Hands, hireProcess, hireThread } from './hands.ts';
import type { Jobs } from './jobs.ts';
import type { FromWorker, ToWorker, WorkerStart } from './labour.ts';
import { type Turn, Turns } from './turns.ts';

const CREWS = ['bots', 'archive', 'imports', 'rehearsals'] as const;
type Crew = (typeof CREWS)[number];
/** Those that are processes of their own. */
const OUTSIDE: ReadonlySet<Crew> = new Set(['imports', 'rehearsals']);

/** Who does a job, and which jobs of the same crew it lets go first: those of a lower rank. */
const DUTY: { readonly [Name in keyof Jobs]: { readonly crew: Crew; readonly rank: number } } = {
  think: { crew: 'bots', rank: 0 },
  goBack: { crew: 'archive', rank: 0 },
  goAgain: { crew: 'archive', rank: 0 },
  lookBack: { crew: 'archive', rank: 1 },
  writeSave: { crew: 'archive', rank: 1 },
  adopt: { crew: 'archive', rank: 2 },
  adoptSave: { crew: 'imports', rank: 0 },
  rehearse: { crew: 'rehearsals', rank: 0 },
};

/** Who does a job for a table that nobody has proved. */
const CAREFUL: Crew = 'rehearsals';

/** More jobs than this wait for nobody: the server says that it is busy. */
const MOST_WAITING: { readonly [name in Crew]: number } = {
  bots: 1000,
  archive: 100,
  imports: 20,
  rehearsals: 200,
};

/** A thread must have loaded the games within this time. What it takes is not charged to the job that waits for it. */
const START_LIMIT_MS = 60_000;

/** A long journal is handed over in pieces, so that play goes on in between. */
const ENTRIES_A_PIECE = 500;

/** There are few tables that nobody has proved: a process for them is let go after this time without work. */
const REST_MS = 5 * 60_000;

/** So much of a line may be of one address: the rest is for others. */
const LARGEST_SHARE = 1 / 4;

interface Waiting {
  readonly message: ToWorker;
  readonly rank: number;
  readonly payer: Account | undefined;
  /** For whom it is, where each has their turn. */
  readonly turn: Turn | undefined;
  readonly limitMs: number;
  /** The journal that the job may ask for, as long as it was then. */
  readonly journal: readonly Entry[];
  readonly length: number;
  resolve(output: unknown): void;
  reject(error: Error): void;
}

interface Member {
  readonly worker: Hands;
  readonly crew: Crew;
  /** It has loaded what it needs. */
  isReady: boolean;
  /** When it began with what it does, or was ready to. */
  since: number;
  current: Waiting | undefined;
  timer: NodeJS.Timeout | undefined;
}

/** The job took longer than it may. */
export class TookTooLong extends Error {
  override readonly name = 'TookTooLong';
}

export class Pool {
  private readonly shelf: string;
  private readonly patience: number;
  private readonly sizes: { readonly [name in Crew]: number };
  private readonly ahead: boolean;
  private readonly members = new Set<Member>();
  private readonly waiting: { readonly [name in Crew]: Waiting[] } = {
    bots: [],
    archive: [],
    imports: [],
    rehearsals: [],
  };
  private count = 0;
  private readonly turns = new Turns();
  private closed = false;

  /** `thinkers`: threads for bots. `ahead`: all threads start now, and not when somebody waits for one. */
  /** `patience`: so many times as long as usual anybody may take, where others use the machine too. */
  constructor(
    shelf: string,
    thinkers = Math.max(1, Math.min(4, availableParallelism() - 1)),
    ahead = false,
    patience = 1,
  ) {
    this.shelf = shelf;
    this.patience = patience;
    this.sizes = { bots: thinkers, archive: 1, imports: 1, rehearsals: 1 };
    this.ahead = ahead;
    if (ahead) for (const crew of CREWS) this.maybeHireAhead(crew);
  }

  private maybeHireAhead(crew: Crew): void {
    if (crew !== CAREFUL) while (this.maybeHire(crew));
  }

  /** How many workers there are. */
  get threads(): number {
    return this.members.size;
  }

  /** Bots that wait for a thread. */
  get queue(): number {
    return this.waiting.bots.length;
  }

  /** `journal`: what the job may ask for. `careful`: it is about a table that nobody has proved. `payer`: who asked for it. */
  do<Name extends keyof Jobs>(
    job: Name,
    input: Jobs[Name]['input'],
    limitMs: number,
    journal: readonly Entry[] = [],
    careful = false,
    payer?: Account,
    turn?: Turn,
  ): Promise<Jobs[Name]['output']> {
    const { rank } = DUTY[job];
    const crew = careful ? CAREFUL : DUTY[job].crew;
    const line = this.waiting[crew];
    if (this.closed || line.length >= MOST_WAITING[crew])
      return Promise.reject(new No('busy', 'the server has too much to think about'));
    const own = payer ? line.filter(other => other.payer?.address === payer.address).length : 0;
    if (own >= LARGEST_SHARE * MOST_WAITING[crew])
      return Promise.reject(new No('too-many', 'what you have asked for is still to be done; wait a moment'));
    return new Promise((resolve, reject) => {
      const message: ToWorker = { n: ++this.count, job, input };
      const { length } = journal;
      line.splice(placeIn(line, rank, payer), 0, {
        message,
        rank,
        payer,
        turn,
        limitMs,
        journal,
        length,
        resolve: resolve as (output: unknown) => void,
        reject,
      });
      this.next(crew);
    });
  }

  /** A bot's thought, for a table that has its turn. */
  think(
    input: Jobs['think']['input'],
    limitMs: number,
    who: Omit<Turn, 'since'>,
    careful = false,
  ): Promise<Jobs['think']['output']> {
    if (careful) return this.do('think', input, limitMs, [], careful);
    this.makeRoom(who.owner);
    return this.do('think', input, limitMs, [], false, undefined, { ...who, since: performance.now() });
  }

  /** Whoever fills the line of bots does so at their own cost. */
  private makeRoom(owner: string): void {
    const line = this.waiting.bots;
    if (line.length < MOST_WAITING.bots) return;
    const place = this.turns.superfluous(turnsOf(line), owner);
    const [gone] = place === undefined ? [] : line.splice(place, 1);
    gone?.reject(new No('busy', 'the server has too much to think about'));
  }

  /** Whose turn it is. */
  private shift(crew: Crew): Waiting | undefined {
    const line = this.waiting[crew];
    if (crew !== 'bots' || line.length < 1) return line.shift();
    return line.splice(this.turns.choose(turnsOf(line)), 1)[0];
  }

  private next(crew: Crew): void {
    if (this.waiting[crew].length === 0) return;
    const idle = [...this.members].find(member => member.crew === crew && !member.current) ?? this.maybeHire(crew);
    const job = idle && this.shift(crew);
    if (!job) return;
    idle.current = job;
    idle.since = performance.now();
    idle.worker.ref();
    this.expect(idle, idle.isReady ? job.limitMs : START_LIMIT_MS);
    try {
      idle.worker.postMessage(job.message);
    } catch (error) {
      this.free(idle)?.reject(error as Error);
      this.next(crew);
    }
  }

  private expect(member: Member, usualMs: number): void {
    const limitMs = usualMs * this.patience;
    clearTimeout(member.timer);
    member.timer = setTimeout(() => this.dismiss(member, new TookTooLong(`no answer in ${limitMs} ms`)), limitMs);
  }

  private maybeHire(crew: Crew): Member | undefined {
    if ([...this.members].filter(member => member.crew === crew).length >= this.sizes[crew]) return undefined;
    const start: WorkerStart = { shelf: this.shelf, humble: crew !== 'bots', ahead: this.ahead };
    const worker = (OUTSIDE.has(crew) ? hireProcess : hireThread)(start, {
      hear: message => this.hear(member, message),
      lost: why => this.dismiss(member, why),
    });
    const member: Member = { worker, crew, isReady: false, since: 0, current: undefined, timer: undefined };
    this.members.add(member);
    return member;
  }

  private hear(member: Member, message: FromWorker): void {
    const { current, crew } = member;
    if ('ready' in message) {
      member.isReady = true;
      member.since = performance.now();
      if (current) this.expect(member, current.limitMs);
      return;
    }
    if (current?.message.n !== message.n) return;
    if ('needs' in message) {
      void this.handOver(member, current, message.needs, message.to);
      return;
    }
    settle(this.free(member, message.ms), message);
    this.next(crew);
  }

  private async handOver(member: Member, job: Waiting, from: number, to = job.length): Promise<void> {
    const { journal, message } = job;
    const length = Math.min(to, job.length);
    for (let first = from; member.current === job; first += ENTRIES_A_PIECE) {
      const last = first + ENTRIES_A_PIECE >= length;
      const entries = journal.slice(first, Math.min(first + ENTRIES_A_PIECE, length));
      member.worker.postMessage({ n: message.n, entries, last } satisfies ToWorker);
      if (last) return;
      await setImmediate();
    }
  }

  /** `ms`: what the job took; whoever never said so took all of the time. */
  private free(member: Member, ms = performance.now() - member.since): Waiting | undefined {
    const { current } = member;
    const { payer } = current ?? {};
    if (member.isReady && member.crew === 'imports') payer?.spendOnImport(ms);
    else if (member.isReady) payer?.spendElsewhere(ms);
    if (member.isReady && current?.turn) this.turns.charge(current.turn, ms);
    clearTimeout(member.timer);
    member.current = undefined;
    member.worker.unref();
    if (member.crew === CAREFUL)
      member.timer = setTimeout(() => this.dismiss(member, new Error('nothing to do')), REST_MS).unref();
    return current;
  }

  private dismiss(member: Member, why: Error): void {
    if (!this.members.delete(member)) return;
    const job = this.free(member);
    clearTimeout(member.timer);
    job?.reject(why);
    void member.worker.end();
    if (this.closed) return;
    // One that failed without having anything to do would only fail again.
    if (this.ahead && job) this.maybeHireAhead(member.crew);
    this.next(member.crew);
  }

  async close(): Promise<void> {
    this.closed = true;
    const stops = new No('busy', 'the server stops');
    for (const line of Object.values(this.waiting)) for (const { reject } of line.splice(0)) reject(stops);
    const workers = [...this.members].map(({ worker }) => worker);
    for (const member of [...this.members]) this.dismiss(member, stops);
    await Promise.all(workers.map(worker => worker.end()));
  }
}

/** Before those of a higher rank, and by turns with what other addresses have asked for. */
function placeIn(line: readonly Waiting[], rank: number, payer: Account | undefined): number {
  const before = new Map<string | undefined, number>();
  const own = payer?.address;
  const mine = line.filter(other => other.rank === rank && other.payer?.address === own).length;
  for (const [i, other] of line.entries()) {
    if (other.rank < rank) continue;
    if (other.rank > rank) return i;
    const address = other.payer?.address;
    const count = (before.get(address) ?? 0) + 1;
    before.set(address, count);
    // Whoever asked for nothing of it by name waits for nobody but those before them.
    if (address !== own && payer && other.payer && count > mine + 1) return i;
  }
  return line.length;
}

function settle(job: Waiting | undefined, message: Exclude<FromWorker, { needs: number } | { ready: true }>): void {
  if (!job) return;
  if ('output' in message) job.resolve(message.output);
  else job.reject(message.error.code === 'internal' ? new Error(message.failed) : refusalOf(message.error));
}

const refusalOf = ({ code, message, detail }: { code: No['code']; message: string; detail?: unknown }): No =>
  new No(code, message, detail);

/** What is for no table in particular is nobody's, and waited for. */
const NOBODYS: Turn = { owner: '', table: '', awaited: 'by-players', since: 0 };
const turnsOf = (line: readonly Waiting[]): Turn[] => line.map(({ turn }) => turn ?? NOBODYS);
