// Who sits at a quest, and its texts as the player of the heroes reads them, unless it is another.

import type { Language } from '@veillee/kernel';
import { type Say, tableSpeaker } from '@veillee/text';
import { allTexts } from '../house/catalogues.ts';
import { HEROES } from './line.ts';

export const NAMES = ['Ysolde', 'Iris'] as const;

export const voice = (language: Language, reader: number = HEROES): Say =>
  tableSpeaker(language, { names: NAMES, reader }, allTexts(language, 'descent'));
