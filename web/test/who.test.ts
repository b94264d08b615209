// Who sits where: everybody goes by a name, in both languages.

import type { Language } from '@veillee/kernel';
import { speaker } from '@veillee/text';
import { describe, expect, test } from 'vitest';
import type { TableFacts } from '../../server/protocol.ts';
import en from '../text/en.json' with { type: 'json' };
import fr from '../text/fr.json' with { type: 'json' };
import { botLevel, houseNames, seatNames } from '../who.ts';
import type { Word } from '../words.tsx';

const wordIn = (language: Language): Word => {
  const say = speaker(language, language === 'en' ? en : fr);
  return (key, params) => say(params ? { text: key, with: params } : { text: key });
};
const seat = (name: string, bot?: string): TableFacts['seats'][number] => ({
  kind: bot === undefined ? 'me' : 'bot',
  name,
  present: true,
  taken: true,
  ...(bot !== undefined && { bot }),
});

describe.each(['en', 'fr'] as const)('in %s', language => {
  const word = wordIn(language);
  test('a bot that goes by its level gets a name of the house that nobody else bears', () => {
    const [first = '', second = '', third = ''] = houseNames(word);
    const names = seatNames([seat('Ysolde'), seat('random', 'random'), seat(second), seat('', 'adept')], word);
    expect(names).toEqual(['Ysolde', first, second, third]);
  });
  test('given names stay, also those of people for whom a bot plays on', () => {
    expect(seatNames([seat('Ysolde', 'adept'), seat('Maud', 'random')], word)).toEqual(['Ysolde', 'Maud']);
  });
  test('levels have words, and one that is not known keeps its id', () => {
    expect(['random', 'novice', 'adept'].map(level => botLevel(word, level))).not.toContain('random');
    expect(botLevel(word, 'oracle')).toBe('oracle');
  });
});
