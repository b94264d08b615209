// The quests, as far as everybody may know them before they are played.

import { byId } from '@veillee/pieces/things';
import type { QuestRow } from './quests/vocabulary.ts';
import type { Box } from './vocabulary.ts';

export const quests: readonly QuestRow[] = [
  {
    id: 'heart-of-darkness',
    number: 1,
    rounds: [9, 14],
    conquest: 5,
    aid: { 2: 0, 3: 0, 4: 2, 5: 0 },
    draws: { 2: 2, 3: 2, 4: 2, 5: 2 },
    treachery: { event: 4, trap: 4, monster: 4 },
  },
  {
    id: 'durnog-brothers',
    number: 2,
    rounds: [11, 17],
    conquest: 4,
    aid: { 2: -1, 3: -1, 4: 0, 5: 0 },
    draws: { 2: 1.5, 3: 1.5, 4: 1.5, 5: 1.5 },
    treachery: { event: 4, trap: 2, monster: 4 },
  },
  {
    id: 'life-or-death',
    number: 3,
    rounds: [10, 17],
    conquest: 4,
    aid: { 2: -1, 3: -1, 4: 0, 5: 2 },
    draws: { 2: 1.5, 3: 1.5, 4: 1.5, 5: 1.5 },
    treachery: { event: 3, trap: 3, monster: 4 },
  },
  {
    id: 'spoiled-brat',
    number: 4,
    rounds: [10, 17],
    conquest: 4,
    aid: { 2: 2, 3: 2, 4: 2, 5: 0 },
    draws: { 2: 1.5, 3: 1.5, 4: 1.5, 5: 1 },
    treachery: { event: 3, trap: 3, monster: 3 },
  },
  {
    id: 'last-wishes',
    number: 5,
    rounds: [9, 16],
    conquest: 4,
    aid: { 2: -1, 3: -1, 4: 1, 5: 2 },
    draws: { 2: 1, 3: 1, 4: 1, 5: 1.5 },
    treachery: { event: 4, trap: 4, monster: 2 },
  },
  {
    id: 'eternal-guardian',
    number: 6,
    rounds: [11, 17],
    conquest: 4,
    aid: { 2: 6, 3: 6, 4: 3, 5: 4 },
    draws: { 2: 2, 3: 2, 4: 1.5, 5: 1.5 },
    treachery: { event: 3, trap: 2, monster: 5 },
  },
  {
    id: 'black-blade',
    number: 7,
    rounds: [11, 17],
    conquest: 4,
    aid: { 2: 2, 3: 2, 4: 3, 5: 5 },
    draws: { 2: 1, 3: 1, 4: 1, 5: 1 },
    treachery: { event: 3, trap: 5, monster: 4 },
  },
  {
    id: 'trapped-ruins',
    number: 8,
    rounds: [11, 17],
    conquest: 4,
    aid: { 2: 8, 3: 8, 4: 11, 5: 11 },
    draws: { 2: 1, 3: 1, 4: 1, 5: 1 },
    treachery: { event: 2, trap: 6, monster: 2 },
  },
  {
    id: 'old-friends',
    number: 9,
    rounds: [12, 17],
    conquest: 4,
    aid: { 2: 5, 3: 5, 4: 8, 5: 10 },
    draws: { 2: 1, 3: 1, 4: 1, 5: 1 },
    treachery: { event: 5, trap: 3, monster: 3 },
  },
];
export const questRow = byId('quest', quests);

/** Quests that can be played with these boxes, in the order in which they are meant to be. */
export const questsWith = (inPlay: readonly Box[]): readonly QuestRow[] =>
  quests.filter(({ boxes = [] }) => boxes.every(box => inPlay.includes(box)));
