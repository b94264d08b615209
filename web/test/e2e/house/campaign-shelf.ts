// A shelf on which a game is played in chapters, so that the page can be seen with a campaign. Worker threads load it too.

import { player, playOut, random } from '@veillee/bots';
import { shelf as games } from '@veillee/games';
import { type Chapters, type GameKit, Match, save } from '@veillee/kernel';

/** Two chapters in words that the game has. */
const chapters: Chapters = {
  read: value => value,
  sound: () => undefined,
  legacy: () => ({ chapter: 1 }),
  following: () => [{ id: 'second', title: { text: 'screen.title' }, options: {} }],
  title: () => ({ text: 'screen.title' }),
  story: () => ({ text: 'outcome.saved', with: { vp: 12, pile: 7, margin: 5 } }),
  branches: 'anywhere',
};

const inChapters = async (): Promise<GameKit> => {
  const kit = await games.thunderstone?.();
  if (!kit) throw new Error('there is no such game');
  return { ...kit, game: { ...kit.game, chapters } } as GameKit;
};

export const shelf = { ...games, thunderstone: inChapters };
export const shelfModule = import.meta.url;

/** A game of one that is over, as a save. */
export async function finishedSave(): Promise<string> {
  const { game } = await inChapters();
  const match = Match.start(game, {
    seed: 'chapters',
    seats: 1,
    options: { mode: 'solo-nightmare', stallGuard: true },
  });
  playOut(match, [player(random, 'chapters')]);
  return JSON.stringify(save(match));
}
