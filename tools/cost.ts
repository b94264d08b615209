// Says when a test file ends, and in which process it ran: dearest.ts asks, by the name of the file in which to note it.

import { appendFileSync } from 'node:fs';
import { afterAll, expect } from 'vitest';

const { VEILLEE_COST: notes } = process.env;

// After whatever the file itself does at its end.
if (notes)
  afterAll(() => {
    const { testPath } = expect.getState();
    appendFileSync(notes, `${JSON.stringify({ file: testPath, worker: process.pid })}\n`);
  });
