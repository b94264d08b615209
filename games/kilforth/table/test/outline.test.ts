// The table in words: every part has a heading, every row is said in both languages.

import { LANGUAGES, Match } from '@veillee/kernel';
import { speaker } from '@veillee/text';
import { expect, it } from 'vitest';
import { kit } from '../../index.ts';
import tableEn from '../../text/table.en.json' with { type: 'json' };
import tableFr from '../../text/table.fr.json' with { type: 'json' };
import { outline } from '../outline.ts';

const table = { en: tableEn, fr: tableFr } as const;

it('is said in full, in both languages, all through a game', () => {
  const match = Match.start(kit.game, { seed: 'outline', seats: 1, options: { mode: 'solo' } });
  const said = { en: new Set<string>(), fr: new Set<string>() };
  for (let n = 0; n < 150 && !match.over; n++) {
    for (const language of LANGUAGES) {
      const say = speaker(language, kit.texts[language], table[language], { 'player.0': 'Anna', 'player.1': 'Bert' });
      const parts = outline(match.view(0));
      for (const { title, rows } of parts) {
        if (title) said[language].add(say(title));
        for (const { label, values = [] } of rows)
          for (const text of [...(label ? [label] : []), ...values]) said[language].add(say(text));
      }
    }
    const [decision] = match.decisions;
    if (!decision) throw new Error('nobody is asked');
    const { options, min, range, seat, id } = decision;
    const from = min > 1 ? 0 : n % Math.max(1, options.length);
    const picks = range ? [String(range.min)] : options.slice(from, from + Math.max(1, min)).map(({ key }) => key);
    match.answer({ seat, decision: id, picks });
  }
  expect([...said.en]).toEqual(expect.arrayContaining(['Realm', 'Anna', 'The Ancient', 'Gold', 'Plains']));
  // Words, never ids.
  for (const line of [...said.en, ...said.fr]) expect(line).not.toMatch(/^[a-z]+[.:#-]|#\d|undefined/);
});
