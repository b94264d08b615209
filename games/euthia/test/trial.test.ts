// The trial that every game stands, in each mode.

import { trial } from '@veillee/kernel/conformance';
import { expect, test } from 'vitest';
import { euthia } from '../rules/game.ts';

const settings = euthia.trials.map(setting => ({ ...setting, played: JSON.stringify(setting.options) }));

test.each(settings)('stands the trial: $seats at the table, $played', ({ seats, options }) => {
  const report = trial(euthia, { seed: 'euthia', settings: [{ seats, options }], decisions: 300, deep: 0.05 });
  expect(report.violations.map(({ law, message }) => `${law}: ${message}`)).toEqual([]);
  expect(report.decisions).toBe(300);
});
