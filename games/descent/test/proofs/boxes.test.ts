// The trial of quests of the base box with others in play: nothing that either side holds in secret shows, whoever looks.

import { conformance } from '@veillee/games/test/proofs';
import type { QuestId } from '../../content/quests/vocabulary.ts';
import { kit } from '../../index.ts';

/** Where treachery is bought, and where glyphs that sleep come to the board early. */
const QUESTS: readonly (readonly [boxes: readonly string[], ...quests: readonly QuestId[]])[] = [
  [['well-of-darkness'], 'heart-of-darkness', 'spoiled-brat'],
  [['altar-of-despair'], 'durnog-brothers', 'last-wishes'],
  [['tomb-of-ice'], 'heart-of-darkness', 'last-wishes'],
  [['well-of-darkness', 'altar-of-despair', 'tomb-of-ice'], 'durnog-brothers', 'kings-gifts'],
];
const trials = QUESTS.flatMap(([boxes, ...quests]) =>
  quests.map((quest, n) => ({
    seats: 2 + n,
    options: { quest, ...Object.fromEntries(boxes.map(box => [box, true])) },
  })),
);

conformance(
  { ...kit, game: { ...kit.game, trials } },
  { bare: [], deep: 0.05, decisions: () => 500, games: 0, title: 'stands the trial with boxes' },
);
