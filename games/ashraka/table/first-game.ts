// What somebody who has never played begins with, and the deal of the guided game: whoever follows its hints wins it, alone and beside a
// bot. When the content or the bots change, `test/guide.test.ts` says whether it still does.

import type { Options } from '@veillee/kernel';

export const firstGame: Options = { adventure: '1' };
export const GUIDED_SEED = 'first-26';
