import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tools/longest-first.ts';

const EXCLUDED = ['**/node_modules/**', 'bench/**'];
/** Whoever starts servers and threads. */
const HOSTS = ['server/**/*.test.ts', 'lab/**/*.test.ts'];
const BROWSERS = ['web/test/e2e/**/*.test.ts'];
/** Whoever weighs the process it runs in has one of its own. */
const ALONE = ['server/test/siege/unread.test.ts'];
/** Whoever looks at parts of the page: they are written for a bundler. */
const PAGES = ['web/test/*.test.ts', 'games/*/table/test/**/*.test.ts'];

/** Node runs the sources as they are, as it does for players: faster than what a bundler makes of them, and with nothing to wait for. */
const NATIVE = {
  experimental: { viteModuleRunner: false, nodeLoader: false },
  setupFiles: ['tools/before-tests.ts'],
};

export default defineConfig({
  test: {
    reporters: ['default'],
    // Two cores are what the smallest machine we build on has. Games at full length need their time on them; tests in a browser
    // and those of a server wait for a third of theirs, and so leave room for two more.
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
    // What one process has read and compiled, the next one need not, servers and threads that tests start included.
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/veillee') },
    // Where somebody wants to know what files cost (tools/dearest.ts).
    setupFiles: process.env.VEILLEE_COST ? ['tools/cost.ts'] : [],
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
          exclude: [...EXCLUDED, ...HOSTS, ...BROWSERS, ...PAGES],
          isolate: false,
          ...NATIVE,
        },
      },
      {
        extends: true,
        test: { name: 'pages', include: PAGES, exclude: EXCLUDED, isolate: false },
      },
      {
        extends: true,
        // A server whose code has run before does the same with less, and a browser’s tests need not load all games again: each closes
        // what it has opened. They all look at one page.
        test: {
          name: 'browsers',
          include: BROWSERS,
          exclude: EXCLUDED,
          isolate: false,
          globalSetup: ['web/test/e2e/house/built-once.ts'],
          ...NATIVE,
        },
      },
      {
        extends: true,
        test: { name: 'hosts', include: HOSTS, exclude: [...EXCLUDED, ...ALONE], isolate: false, ...NATIVE },
      },
      {
        extends: true,
        test: { name: 'alone', include: ALONE, exclude: EXCLUDED, ...NATIVE },
      },
    ],
  },
});
