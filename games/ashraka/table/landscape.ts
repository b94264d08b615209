// The land behind a campaign's lanterns.

import type { TableModule } from '@veillee/web/kit';
import { ADVENTURES } from '../content/vocabulary.ts';
import { drawLandscape } from './land/landscape.ts';

export const landscape: TableModule['landscape'] = { chapters: ADVENTURES.length, picture: drawLandscape };
