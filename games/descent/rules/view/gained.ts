// What both sides have gained in a dungeon, and against which par if there is one.

import type { Text } from '@veillee/kernel';
import type { DelveView } from './delve.ts';

export const gainedText = ({ gained, par }: Pick<DelveView, 'gained' | 'par'>): Text =>
  par === undefined
    ? { text: 'dungeon.gained.here', with: { ...gained } }
    : { text: 'dungeon.gained', with: { ...gained, par } };
