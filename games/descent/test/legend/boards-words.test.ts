// The rules of boards are what the composer makes of their rows today. After a change of either,
// `vitest run games/descent/test/legend/boards-words.test.ts -u` writes them anew: read the difference.

import { asFile, named } from '@veillee/games/test/words';
import { expect, test } from 'vitest';
import { englishBoards } from '../../content/legend/boards/compose/english.ts';
import { frenchBoards } from '../../content/legend/boards/compose/french.ts';
import { boardRules } from '../../content/legend/boards/compose.ts';
import cardsEn from '../../text/cards.en.json' with { type: 'json' };
import cardsFr from '../../text/cards.fr.json' with { type: 'json' };

const speeches = [
  ['en', englishBoards(named(cardsEn))],
  ['fr', frenchBoards(named(cardsFr))],
] as const;

test.each(speeches)('%s', async (language, speech) => {
  await expect(asFile(boardRules(speech))).toMatchFileSnapshot(`../../secrets/board-rules.${language}.json`);
});
