// The quests, as far as everybody may know them before they are played.

import { byId } from '@veillee/pieces/things';
import { boxes } from './boxes.ts';
import type { QuestId, QuestRow } from './quests/vocabulary.ts';
import type { Box, PerTable, TableSize } from './vocabulary.ts';

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
  // The Well of Darkness: pools and cards are fitted by four to twenty games of each cell (README.md, With boxes), and want a hundred.
  {
    id: 'buried-alive',
    boxes: ['well-of-darkness'],
    number: 1,
    rounds: [10, 16],
    conquest: 4,
    aid: { 2: 4, 3: 4, 4: 2, 5: 1 },
    draws: { 2: 1, 3: 1, 4: 1.5, 5: 0.5 },
    treachery: { event: 3, trap: 3, monster: 4 },
  },
  {
    id: 'bone-mill',
    boxes: ['well-of-darkness'],
    number: 2,
    rounds: [9, 15],
    conquest: 4,
    aid: { 2: 3, 3: 3, 4: 4, 5: 3 },
    draws: { 2: 1, 3: 1, 4: 1.5, 5: 1 },
    treachery: { event: 3, trap: 4, monster: 3 },
  },
  {
    id: 'other-party',
    boxes: ['well-of-darkness'],
    number: 3,
    rounds: [9, 15],
    conquest: 4,
    aid: { 2: 3, 3: 3, 4: 0, 5: -1 },
    draws: { 2: 1.5, 3: 1.5, 4: 1.5, 5: 1.5 },
    treachery: { event: 4, trap: 4, monster: 3 },
  },
  {
    id: 'cold-road',
    boxes: ['well-of-darkness'],
    number: 4,
    rounds: [10, 16],
    conquest: 4,
    aid: { 2: 1, 3: 1, 4: 6, 5: 5 },
    draws: { 2: 1, 3: 1, 4: 2, 5: 0.5 },
    treachery: { event: 4, trap: 4, monster: 4 },
  },
  {
    id: 'bottom-of-the-well',
    boxes: ['well-of-darkness'],
    number: 5,
    rounds: [11, 17],
    conquest: 3,
    aid: { 2: 9, 3: 9, 4: 6, 5: 5 },
    draws: { 2: 0.5, 3: 0.5, 4: 0.5, 5: 0.5 },
    treachery: { event: 4, trap: 5, monster: 3 },
  },
  // The Altar of Despair: likewise.
  {
    id: 'eyes-in-the-fog',
    boxes: ['altar-of-despair'],
    number: 1,
    rounds: [11, 17],
    conquest: 5,
    aid: { 2: 7, 3: 7, 4: 3, 5: 10 },
    draws: { 2: 0.5, 3: 0.5, 4: 0.5, 5: 1 },
    treachery: { event: 4, trap: 3, monster: 3 },
  },
  {
    id: 'house-of-two-hands',
    boxes: ['altar-of-despair'],
    number: 2,
    rounds: [10, 16],
    conquest: 4,
    aid: { 2: 2, 3: 2, 4: 9, 5: 6 },
    draws: { 2: 0.5, 3: 0.5, 4: 0.5, 5: 0.5 },
    treachery: { event: 3, trap: 5, monster: 3 },
  },
  {
    id: 'three-souls-for-sale',
    boxes: ['altar-of-despair'],
    number: 3,
    rounds: [11, 17],
    conquest: 4,
    aid: { 2: 7, 3: 7, 4: 8, 5: 9 },
    draws: { 2: 0.5, 3: 0.5, 4: 0.5, 5: 0.5 },
    treachery: { event: 4, trap: 3, monster: 4 },
  },
  {
    id: 'kings-gifts',
    boxes: ['altar-of-despair'],
    number: 4,
    rounds: [11, 17],
    conquest: 3,
    aid: { 2: 12, 3: 12, 4: 16, 5: 19 },
    draws: { 2: 0.5, 3: 0.5, 4: 0.5, 5: 0.5 },
    treachery: { event: 3, trap: 4, monster: 4 },
  },
  {
    id: 'room-without-a-door',
    boxes: ['altar-of-despair'],
    number: 5,
    rounds: [11, 17],
    conquest: 4,
    aid: { 2: 2, 3: 2, 4: 8, 5: 10 },
    draws: { 2: 0.5, 3: 0.5, 4: 1, 5: 0.5 },
    treachery: { event: 4, trap: 4, monster: 4 },
  },
  // The Tomb of Ice: likewise.
  {
    id: 'lake-of-three-fires',
    boxes: ['tomb-of-ice'],
    number: 1,
    rounds: [9, 14],
    conquest: 5,
    aid: { 2: 3, 3: 3, 4: -1, 5: -2 },
    draws: { 2: 2, 3: 2, 4: 2.5, 5: 2.5 },
    treachery: { event: 4, trap: 3, monster: 3 },
  },
  {
    id: 'mother-of-embers',
    boxes: ['tomb-of-ice'],
    number: 2,
    rounds: [10, 16],
    conquest: 5,
    aid: { 2: 4, 3: 4, 4: 0, 5: 2 },
    draws: { 2: 1, 3: 1, 4: 0.5, 5: 0.5 },
    treachery: { event: 3, trap: 3, monster: 4 },
  },
  {
    id: 'garden-that-watches',
    boxes: ['tomb-of-ice'],
    number: 3,
    rounds: [10, 16],
    conquest: 4,
    aid: { 2: 1, 3: 1, 4: 2, 5: 8 },
    draws: { 2: 1.5, 3: 1.5, 4: 1.5, 5: 1.5 },
    treachery: { event: 4, trap: 4, monster: 2 },
  },
  {
    id: 'belly-of-winter',
    boxes: ['tomb-of-ice'],
    number: 4,
    rounds: [10, 17],
    conquest: 4,
    aid: { 2: -1, 3: -1, 4: 0, 5: 4 },
    draws: { 2: 2, 3: 2, 4: 1.5, 5: 1 },
    treachery: { event: 3, trap: 4, monster: 4 },
  },
  {
    id: 'cold-egg',
    boxes: ['tomb-of-ice'],
    number: 5,
    part: 'a',
    rounds: [10, 17],
    conquest: 4,
    aid: { 2: -1, 3: -1, 4: 6, 5: 3 },
    draws: { 2: 1, 3: 1, 4: 1, 5: 0.5 },
    treachery: { event: 4, trap: 3, monster: 4 },
  },
  {
    id: 'king-under-ice',
    boxes: ['tomb-of-ice'],
    number: 5,
    part: 'b',
    rounds: [11, 17],
    conquest: 4,
    aid: { 2: -1, 3: -1, 4: 4, 5: 6 },
    draws: { 2: 1, 3: 1, 4: 1, 5: 0.5 },
    treachery: { event: 4, trap: 4, monster: 4 },
  },
];
export const questRow = byId('quest', quests);

/**
 * R164: for each box with treachery on the table that the quest was not made for the overlord draws so much less in a turn, never less than
 * every other turn, and the heroes have so many tokens more, by how many play.
 */
const LESS_DRAWN = 0.5;
const LEAST_DRAWN = 0.5;
const TOKENS_MORE: PerTable = { 2: 2, 3: 2, 4: 0, 5: 1 };

const strangers = ({ boxes: own = [] }: QuestRow, inPlay: readonly Box[]): number =>
  boxes.filter(({ id, treachery }) => treachery && inPlay.includes(id) && !own.includes(id)).length;

/** Tokens beside the guide's, on a balanced evening with these boxes. */
export const aidOf = (row: QuestRow, size: TableSize, inPlay: readonly Box[]): number =>
  row.aid[size] + strangers(row, inPlay) * TOKENS_MORE[size];

/** Cards that the overlord then draws in a turn. */
export const drawsOf = (row: QuestRow, size: TableSize, inPlay: readonly Box[]): number =>
  Math.max(LEAST_DRAWN, row.draws[size] - strangers(row, inPlay) * LESS_DRAWN);

/** Quests that can be played with these boxes, in the order in which they are meant to be. */
export const questsWith = (inPlay: readonly Box[]): readonly QuestRow[] =>
  quests.filter(({ boxes = [] }) => boxes.every(box => inPlay.includes(box)));

/** The switches with which its boxes are on the table. */
export const switchesFor = (quest: QuestId): { readonly [box in Box]?: true } =>
  Object.fromEntries((questRow(quest).boxes ?? []).map(box => [box, true]));
