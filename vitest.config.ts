import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tools/longest-first.ts';

const EXCLUDED = ['**/node_modules/**', 'bench/**'];
/** Whoever starts servers, threads and browsers has a process of its own. */
const HOSTS = ['server/**/*.test.ts', 'web/**/*.test.ts', 'lab/**/*.test.ts'];

export default defineConfig({
  test: {
    reporters: ['default'],
    // Two cores are what the smallest machine we build on has. Games at full length need their time on them; tests in a browser
    // and those of a server wait for a third of theirs, and so leave room for two more.
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
    // What a browser shows is waited for, however busy the machine.
    expect: { poll: { timeout: 60_000 } },
    testTimeout: 300_000,
    hookTimeout: 300_000,
    projects: [
      {
        extends: true,
        // Rules, pieces and tools keep nothing between two tests: their files share a process, which need not load the games anew.
        test: {
          name: 'rules',
          include: ['**/test/**/*.test.ts'],
          exclude: [...EXCLUDED, ...HOSTS],
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'hosts', include: HOSTS, exclude: EXCLUDED },
      },
    ],
  },
});
