// Who sits where: everybody goes by a name, in both languages.

import type { Language } from '@veillee/kernel';
import { speaker } from '@veillee/text';
import { describe, expect, test } from 'vitest';
import type { SeatPlan, TableFacts } from '../../server/protocol.ts';
import en from '../text/en.json' with { type: 'json' };
import fr from '../text/fr.json' with { type: 'json' };
import { botLevel, houseNames, plannedNames, seatNames, suggestName } from '../who.ts';
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
  test('nobody is called “You”: a name of the house is suggested, and not one that is taken', () => {
    const house = houseNames(word);
    expect(house).not.toContain(word('you'));
    expect([0, 0.5, 0.999].map(luck => suggestName(word, luck)).every(name => house.includes(name))).toBe(true);
    const [last = '', ...others] = [...house].reverse();
    expect([0, 0.5, 0.999].map(luck => suggestName(word, luck, others))).toEqual([last, last, last]);
    expect(house).toContain(suggestName(word, 0.3, house));
  });
  test('around one screen and with bots everybody has another name, also than one’s own', () => {
    const [first = ''] = houseNames(word);
    const plan: SeatPlan[] = [
      { kind: 'me' },
      { kind: 'hotseat' },
      { kind: 'bot' },
      { kind: 'friend' },
      { kind: 'hotseat' },
    ];
    const names = plannedNames(plan, first, word);
    expect(names[0]).toBe(first);
    expect(names[3]).toBe('');
    const given = names.filter(name => name !== '');
    expect(new Set(given).size).toBe(given.length);
    expect(
      plannedNames(
        [
          { kind: 'me', name: 'Zoé' },
          { kind: 'bot', name: 'Bram' },
        ],
        first,
        word,
      ),
    ).toEqual(['Zoé', 'Bram']);
  });
  test('levels have words, and one that is not known keeps its id', () => {
    expect(['random', 'novice', 'adept'].map(level => botLevel(word, level))).not.toContain('random');
    expect(botLevel(word, 'oracle')).toBe('oracle');
  });
});
