// What one run has compiled, the next one need not: types are taken out of a game's sources only once. It holds for what is loaded after it: games,
// and threads, which read the variable.

import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

const { env } = process;
env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../node_modules/.cache/veillee');
enableCompileCache(env.NODE_COMPILE_CACHE);
