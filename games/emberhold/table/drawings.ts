// What is drawn for each row of the content.

import * as kit from '@veillee/web/kit/glyphs.ts';
import { dart, hole, rat, spiderWeb } from './glyphs.ts';

export const drawings = {
  knight: kit.visoredHelm,
  ranger: kit.hood,
  rat,
  skeleton: kit.deathSkull,
  golem: kit.golemHead,
  dart,
  pit: hole,
  web: spiderWeb,
} as const;
