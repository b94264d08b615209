// The long walk through every screen, `npm run screens`: apart from `npm test`, because it takes minutes.

import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { include: ['web/test/e2e/screens.check.ts'], reporters: ['default'] } });
