// A proof of one rule or several: a test that carries their ids in its name, where `lab rules` finds them.

import { test } from 'vitest';

export function rule(ids: string | readonly string[], title: string, prove: () => void | Promise<void>): void {
  test(`${[ids].flat().join(', ')} ${title}`, prove);
}
