import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/test/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'bench/**'],
    reporters: ['default'],
    // Two cores are what the smallest machine we build on has; games at full length need their time on it.
    maxWorkers: 2,
    // What a browser shows is waited for, however busy the machine.
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
