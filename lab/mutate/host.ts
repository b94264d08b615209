// A process of its own in which vitest runs tests of a game again and again, each time with another mutant on. The files of the
// game are never touched: what vitest loads in their stead is handed over at the start. If it hangs, it can be ended.

import { fileURLToPath } from 'node:url';

export interface Start {
  readonly root: string;
  readonly folder: string;
  /** What is loaded instead of a file, by its path. */
  readonly texts: { readonly [path: string]: string };
}

export interface Wanted {
  readonly file: string;
  /** Tests by their ids; all without. */
  readonly ids?: readonly string[];
}

export interface Ran {
  readonly file: string;
  readonly id: string;
  readonly name: string;
  readonly passed: boolean;
  readonly millis: number;
  /** Numbers of the mutants that it met. */
  readonly met: readonly number[];
}

export interface Outcome {
  readonly tests: readonly Ran[];
  /** Files that could not be loaded, with the reason; without a name, what went wrong between the tests. */
  readonly broken: readonly { readonly file: string; readonly why: string }[];
}

export type ToHost =
  | ({ readonly kind: 'start' } & Start)
  | { readonly kind: 'run'; readonly mutant: number; readonly wanted: readonly Wanted[] };
export type FromHost =
  | { readonly kind: 'ready'; readonly files: readonly string[] }
  /** A file is loaded, or a test has ended: it does not hang. */
  | { readonly kind: 'going' }
  | ({ readonly kind: 'ran' } & Outcome)
  | { readonly kind: 'failed'; readonly why: string };

type VitestNode = typeof import('vitest/node');
type Vitest = Awaited<ReturnType<VitestNode['createVitest']>>;
type TestModule = ReturnType<Vitest['state']['getTestModules']>[number];

/** The files of this run as they end; vitest itself hands back those of earlier runs too. */
let ended: TestModule[] = [];

const say = (said: FromHost): void => void process.send?.(said);
const going = (): void => say({ kind: 'going' });

async function open({ root, folder, texts }: Start): Promise<Vitest> {
  const { createVitest } = (await import(import.meta.resolve('vitest/node'))) as VitestNode;
  return createVitest(
    {
      config: false,
      root,
      dir: folder,
      include: ['**/test/**/*.test.ts'],
      watch: false,
      // Threads end with this process, even one that is caught in a loop; each file has its own modules, so that nothing is remembered.
      pool: 'threads',
      isolate: true,
      maxWorkers: 1,
      bail: 1,
      // Nothing of it is remembered on disk: neither how long tests took, nor files as they never stood there.
      cache: false,
      fsModuleCache: false,
      globals: true,
      setupFiles: [fileURLToPath(new URL('./switchboard.ts', import.meta.url))],
      reporters: [
        { onTestModuleCollected: going, onTestCaseResult: going, onTestModuleEnd: module => void ended.push(module) },
      ],
      testTimeout: 300_000,
      hookTimeout: 300_000,
      sequence: {
        sequencer: class {
          shard = async <Files>(files: Files): Promise<Files> => files;
          /** As they were asked for. */
          sort = this.shard;
        },
      },
    },
    {
      plugins: [
        {
          name: 'mutants',
          enforce: 'pre',
          transform: (_, id) => (Object.hasOwn(texts, id) ? { code: texts[id] ?? '', map: null } : undefined),
        },
      ],
    },
  );
}

async function run(vitest: Vitest, mutant: number, wanted: readonly Wanted[]): Promise<Outcome> {
  process.env.VEILLEE_MUTANT = String(mutant);
  const project = vitest.getRootProject();
  ended = [];
  const { unhandledErrors } = await vitest.runTestSpecifications(
    wanted.map(({ file, ids }) => project.createSpecification(file, ids ? { testIds: [...ids] } : {})),
  );
  const tests: Ran[] = [];
  const broken: { file: string; why: string }[] = [];
  for (const module of ended) {
    const file = module.moduleId;
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      if (state === 'skipped' || state === 'pending') continue;
      const { met = [] } = test.meta() as { met?: readonly number[] };
      const millis = test.diagnostic()?.duration ?? 0;
      tests.push({ file, id: test.id, name: test.fullName, passed: state === 'passed', millis, met });
    }
    const [error] = module.errors();
    if (error) broken.push({ file, why: error.message });
  }
  for (const error of unhandledErrors) broken.push({ file: '', why: String((error as Error).message) });
  return { tests, broken };
}

async function answer(message: ToHost): Promise<FromHost> {
  if (message.kind === 'run') return { kind: 'ran', ...(await run(await vitest, message.mutant, message.wanted)) };
  vitest = open(message);
  const found = await (await vitest).globTestSpecifications();
  return { kind: 'ready', files: found.map(({ moduleId }) => moduleId).sort() };
}

let vitest: Promise<Vitest> = Promise.reject(new Error('not started'));
vitest.catch(() => {});

// Whoever asked is gone.
process.on('disconnect', () => process.exit());
process.on('message', (message: ToHost) =>
  answer(message)
    .catch((error: Error): FromHost => ({ kind: 'failed', why: error.message }))
    .then(say),
);
