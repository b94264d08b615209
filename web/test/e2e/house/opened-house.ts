// The house of a test file: opened before its tests, cleared after each, closed after the last.

import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { type House, openHouse } from './house.ts';

/** What it offers can be asked for once a test runs. */
export function openedHouse(): Omit<House, 'witness' | 'clear' | 'close'> {
  // On a machine that others use too.
  vi.setConfig({ testTimeout: 600_000, hookTimeout: 300_000 });
  let opened: House | undefined;
  const house = (): House => {
    if (!opened) throw new Error('the house is not open yet');
    return opened;
  };
  beforeAll(async () => {
    opened = await openHouse();
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') console.error(await house().witness());
    await house().clear();
  });
  afterAll(() => opened?.close());
  return {
    get url() {
      return house().url;
    },
    get browser() {
      return house().browser;
    },
    get page() {
      return house().page;
    },
    visitor: plan => house().visitor(plan),
  };
}
