// The trial of mutants: once through all tests without any, noting which test meets which mutant, then each mutant before those
// that meet it; first the tests of the rules that its surroundings cite, then golden games, then the others, the quickest first.

import { type ChildProcess, fork } from 'node:child_process';
import type { EventEmitter } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { FromHost, Outcome, Ran, Start, ToHost, Wanted } from './host.ts';
import type { Mutant } from './mutants.ts';

export interface Verdict {
  readonly mutant: Mutant;
  readonly noticed: 'failure' | 'endless' | 'no';
  /** The test or file that noticed it. */
  readonly by?: string;
  /** How many tests meet it, how many were run, and of which files. */
  readonly meeting: number;
  readonly run: number;
  readonly files: readonly string[];
}

export interface Trial {
  readonly start: Start;
  /** By their numbers. */
  readonly mutants: ReadonlyMap<number, Mutant>;
  /** Which test files are asked. */
  readonly isAsked: (file: string) => boolean;
  /** The rules that a test's name begins with. */
  readonly idsOf: (title: string) => readonly string[];
  readonly workers: number;
  /** What the tests of one mutant may cost without it, in milliseconds. */
  readonly each: number;
  /** How long the quickest test may take with it, or a file until it is loaded, in milliseconds. */
  readonly patience: number;
  /** When no further mutant is begun, by the clock of `performance`. */
  readonly until: number;
  onProgress(by: number): void;
}

export interface Tried {
  readonly tests: number;
  readonly verdicts: readonly Verdict[];
  /** Tests that fail without any mutant. */
  readonly failing: readonly string[];
}

/** How much longer than without it a mutant's test may run before it is taken to be endless. */
const TIMES_LONGER = 10;

export async function tryMutants(trial: Trial): Promise<Tried> {
  const hosts = await Promise.all(Array.from({ length: trial.workers }, () => Host.open(trial.start)));
  try {
    const files = (hosts[0]?.files ?? []).filter(trial.isAsked);
    const plain = await inTurn(hosts, files, (host, file) => host.run(0, [{ file }]));
    const outcomes = plain.filter(outcome => outcome !== undefined);
    const tests = outcomes.flatMap(outcome => outcome.tests);
    const failing = [
      ...tests.filter(({ passed }) => !passed).map(({ name }) => name),
      ...outcomes.flatMap(({ broken }) => broken.map(({ file, why }) => `${file}: ${why}`)),
    ];
    if (failing.length > 0) return { tests: tests.length, verdicts: [], failing };
    const verdicts = await inTurn(hosts, [...trial.mutants], async (host, [n, mutant]) => {
      if (performance.now() > trial.until) return undefined;
      const verdict = await judge(host, trial, n, mutant, tests);
      trial.onProgress(1);
      return verdict;
    });
    return { tests: tests.length, verdicts: verdicts.filter(verdict => verdict !== undefined), failing };
  } finally {
    for (const host of hosts) host.close();
  }
}

/** Each host takes the next piece when it is done with the last; results stand in the order of the pieces. */
async function inTurn<Piece, Result>(
  hosts: readonly Host[],
  pieces: readonly Piece[],
  work: (host: Host, piece: Piece) => Promise<Result>,
): Promise<Result[]> {
  const results = Array<Result>(pieces.length);
  const left = pieces.entries();
  const workOn = async (host: Host): Promise<void> => {
    for (const [n, piece] of left) results[n] = await work(host, piece);
  };
  await Promise.all(hosts.map(workOn));
  return results;
}

async function judge(host: Host, trial: Trial, n: number, mutant: Mutant, tests: readonly Ran[]): Promise<Verdict> {
  const meeting = tests.filter(({ met }) => met.includes(n)).sort((a, b) => a.millis - b.millis);
  let run = 0;
  const files = new Set<string>();
  const left = [...rounds(meeting, mutant, trial)];
  for (let round = left.shift(); round; round = left.shift()) {
    const wanted = byFile(round);
    const longest = Math.max(...round.map(({ millis }) => millis));
    const patience = trial.patience + TIMES_LONGER * longest;
    const outcome = await host.run(n, wanted, patience);
    const failed = outcome?.tests.find(({ passed }) => !passed);
    if (failed && trial.idsOf(titleOf(failed)).length === 0 && !isGolden(failed)) {
      // A test that sums up what the others of its file have met fails whenever some of them are left out.
      const without = await host.run(0, wanted, patience);
      if (without?.tests.some(({ id, passed }) => id === failed.id && !passed)) {
        left.unshift(round.filter(({ id }) => id !== failed.id));
        if (left[0]?.length === 0) left.shift();
        continue;
      }
    }
    for (const { file } of wanted) files.add(file);
    run += outcome?.tests.length ?? round.length;
    const by = failed?.name ?? outcome?.broken.map(({ file, why }) => file || why)[0];
    if (outcome === undefined || by !== undefined) {
      const noticed = outcome ? 'failure' : 'endless';
      return { mutant, noticed, ...(by && { by }), meeting: meeting.length, run, files: [...files] };
    }
  }
  return { mutant, noticed: 'no', meeting: meeting.length, run, files: [...files] };
}

/**
 * First the tests of the rules near, then the golden games, then the tests of the rules in the file, then the rest as far as the time for
 * it reaches. Golden games are few and tell of whatever they meet: they are always worth their time.
 */
function rounds(meeting: readonly Ran[], { cites }: Mutant, { idsOf, each }: Trial): readonly (readonly Ran[])[] {
  let spent = 0;
  const affordable = meeting.filter(test => {
    if (isGolden(test)) return true;
    spent += test.millis;
    return spent === test.millis || spent <= each;
  });
  const row = (test: Ran): number => {
    if (isGolden(test)) return 1;
    const ids = idsOf(titleOf(test));
    const isCited = (cited: readonly string[]): boolean =>
      ids.some(id => cited.some(rule => id === rule || id.startsWith(`${rule}.`)));
    return isCited(cites.near) ? 0 : isCited(cites.file) ? 2 : 3;
  };
  const rows = Map.groupBy(affordable, row);
  return [...rows].sort(([a], [b]) => a - b).map(([, own]) => own);
}

const titleOf = ({ name }: Ran): string => name.split(' > ').at(-1) ?? name;
const isGolden = ({ name }: Ran): boolean => name.startsWith('golden game ');

/** In the order in which their first tests stand. */
const byFile = (tests: readonly Ran[]): Wanted[] =>
  [...Map.groupBy(tests, ({ file }) => file)].map(([file, own]) => ({ file, ids: own.map(({ id }) => id) }));

/** The process that runs the tests; ended and begun anew when a mutant keeps it for ever. */
class Host {
  readonly #start: Start;
  #process: ChildProcess;
  files: readonly string[] = [];

  static async open(start: Start): Promise<Host> {
    const host = new Host(start);
    await host.#begin();
    return host;
  }

  private constructor(start: Start) {
    this.#start = start;
    this.#process = hostProcess();
  }

  async #begin(): Promise<void> {
    const answer = await ask(this.#process, { kind: 'start', ...this.#start });
    if (answer?.kind === 'ready') this.files = answer.files;
  }

  /** Nothing if a test did not end in time, or took the process with it. */
  async run(mutant: number, wanted: readonly Wanted[], patience?: number): Promise<Outcome | undefined> {
    const answer = await ask(this.#process, { kind: 'run', mutant, wanted }, patience);
    if (answer?.kind === 'ran') return answer;
    this.close(); // It hangs, or is gone.
    this.#process = hostProcess();
    await this.#begin();
    return undefined;
  }

  close(): void {
    this.#process.kill('SIGKILL');
  }
}

/**
 * What a process says to this; nothing if it is not heard of for longer than `patience`, or is gone. Patience begins anew with every test that
 * ends: many files are slow to load on a busy machine, and none of that is endless.
 */
export function ask(
  child: EventEmitter & { send(message: ToHost): boolean },
  message: ToHost,
  patience?: number,
): Promise<FromHost | undefined> {
  return new Promise((resolve, reject) => {
    const timer = patience === undefined ? undefined : setTimeout(() => settle(() => resolve(undefined)), patience);
    const onMessage = (answer: FromHost): void => {
      if (answer.kind === 'going') timer?.refresh();
      else settle(() => (answer.kind === 'failed' ? reject(new Error(answer.why)) : resolve(answer)));
    };
    const onExit = (code: number | null): void =>
      settle(() => (patience === undefined ? reject(new Error(`vitest ended with ${code}`)) : resolve(undefined)));
    const settle = (end: () => void): void => {
      clearTimeout(timer);
      child.off('message', onMessage).off('exit', onExit);
      end();
    };
    child.on('message', onMessage).on('exit', onExit);
    child.send(message);
  });
}

function hostProcess(): ChildProcess {
  // A vitest that runs this very command must not pass its own settings on.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')));
  return fork(fileURLToPath(new URL('./host.ts', import.meta.url)), {
    env,
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}
