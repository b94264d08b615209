// The page of all tests in a browser: built and copied once for a run of them, before the first, and gone after the last.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtPage } from './built-page.ts';

/** Workers begin later, and know it by their surroundings. */
export default async function setup(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'veillee-page-'));
  process.env.VEILLEE_PAGE = await builtPage(folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
