import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/test/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'bench/**'],
    reporters: ['default'],
    // Two cores are what the smallest machine we build on has. Games at full length need their time on them; tests in a browser
    // mostly wait, and so leave room for a third.
    maxWorkers: 3,
    // What a browser shows is waited for, however busy the machine.
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
