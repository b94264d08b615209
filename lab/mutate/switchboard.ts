// The switches of the mutants, in the thread that runs a test file: one is on, or none, and each test notes which it met.
// Vitest loads it before each test file (`setupFiles`), with its hooks as globals.

declare const beforeEach: (run: (context: { task: { meta: Record<string, unknown> } }) => void) => void;
declare const afterEach: typeof beforeEach;

const on = Number(process.env.VEILLEE_MUTANT);
/** Met while the file was loaded or made ready: that is part of all its tests. */
const always = new Set<number>();
let met = always;

Object.assign(globalThis, {
  mutantIsOn(n: number): boolean {
    met.add(n);
    return n === on;
  },
});

beforeEach(() => {
  met = new Set();
});
afterEach(({ task }) => {
  task.meta.met = [...always, ...met];
  met = always;
});
