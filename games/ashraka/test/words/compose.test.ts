// The rule texts are what the composer makes of the rows today. After a change of either, `vitest run games/ashraka/test/words/compose.test.ts -u`
// writes them anew: read the difference.

import { asFile, named } from '@veillee/games/test/words';
import { expect, test } from 'vitest';
import { allies } from '../../content/allies.ts';
import { destinyRows, events, setups } from '../../content/booklet.ts';
import { english } from '../../content/compose/english.ts';
import { french } from '../../content/compose/french.ts';
import { bookletTexts, effects } from '../../content/compose.ts';
import { finds } from '../../content/finds.ts';
import { monsters } from '../../content/monsters.ts';
import { skills } from '../../content/skills.ts';
import secretsEn from '../../secrets/en.json' with { type: 'json' };
import secretsFr from '../../secrets/fr.json' with { type: 'json' };
import cardsEn from '../../text/cards.en.json' with { type: 'json' };
import cardsFr from '../../text/cards.fr.json' with { type: 'json' };
import { everyOp } from '../ops.ts';

const speeches = [
  ['en', english(named({ ...cardsEn, ...secretsEn }))],
  ['fr', french(named({ ...cardsFr, ...secretsFr }))],
] as const;

test.each(speeches)('%s', async (language, speech) => {
  await expect(asFile(effects(speech))).toMatchFileSnapshot(`../../text/effects.${language}.json`);
  await expect(asFile(bookletTexts(speech))).toMatchFileSnapshot(`../../secrets/changes.${language}.json`);
});

test.each(speeches)('%s says no instruction and no modifier that no row has', (_, { phrases, mods }) => {
  const ops = [...everyOp([finds, skills, monsters, allies, events, destinyRows, setups])];
  const names = new Set<string>(ops.map(({ op }) => op));
  expect(Object.keys(phrases).filter(name => !names.has(name))).toEqual([]);
  const stats = new Set<string>(ops.flatMap(op => (op.op === 'mod' ? [op.stat] : [])));
  expect(Object.keys(mods).sort()).toEqual([...stats].sort());
  expect([names.size, stats.size]).toEqual([55, 37]);
});
