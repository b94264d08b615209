// The kernel's trial on Kilforth, from the first Day and from the last chapters, and games in which every card is met.

import { randomPicks } from '@veillee/bots';
import { Chance, LANGUAGES, type Language, Match, newChance, type Setting, type Text } from '@veillee/kernel';
import { trial } from '@veillee/kernel/conformance';
import { lintText, tableSpeaker } from '@veillee/text';
import { expect, test } from 'vitest';
import { kit } from '../index.ts';
import { kilforth } from '../rules/game.ts';
import { bare } from './bare.ts';
import { richKilforth } from './rich.ts';

const company = { names: [0, 1, 2, 3].map(seat => `Seat ${seat}`), reader: 0 };
const [en, fr] = LANGUAGES.map(language => tableSpeaker(language, company, kit.texts[language]));
if (!en || !fr) throw new Error('two languages');

const settings = kilforth.trials.map(setting => ({ ...setting, mode: setting.options.mode as string }));

const stands = (game: typeof kilforth, setting: Setting, decisions: number) => {
  const said = new Map<string, string[]>();
  const say = (language: Language, text: Text): string => {
    const key = `${language} ${text.text}`;
    if (!said.has(key)) said.set(key, lintText(text, kit.texts[language], bare));
    return language === 'en' ? en(text) : fr(text);
  };
  const report = trial(game, { seed: 'conformance', settings: [setting], decisions, deep: 0.04, say });
  expect(report.violations.map(({ law, message }) => `${law}: ${message}`)).toEqual([]);
  expect([...said.values()].flat()).toEqual([]);
  expect(report.decisions).toBe(decisions);
  return report;
};

test.each(settings)('stands the trial: $mode for $seats, $options', setting => {
  // A random game is over within 200 decisions a hero.
  expect(stands(kilforth, setting, 240 * setting.seats).games).toBeGreaterThan(0);
});

test.each(settings)('stands the trial in the last chapters too: $mode for $seats', setting => {
  stands(richKilforth, setting, 300);
});

test('meets every card of the box in random games', () => {
  const met = new Set<string>();
  const ends = new Set<string>();
  for (let n = 0; n < 120; n++) {
    const setting = kilforth.trials[n % kilforth.trials.length] ?? { seats: 1, options: {} };
    const match = Match.start(richKilforth, { seed: `rich ${n}`, ...setting, history: false });
    const chance = new Chance(newChance(`picks ${n}`));
    while (!match.over) {
      const decision = match.decisions[0];
      if (!decision) throw new Error('nobody is asked');
      match.answer({ seat: decision.seat, decision: decision.id, picks: randomPicks(decision, chance) });
      for (const row of kilforth.met?.(match.state) ?? []) met.add(row);
    }
    ends.add(match.state.ending ?? 'none');
  }
  expect((kilforth.rows ?? []).filter(row => !met.has(row))).toEqual([]);
  expect([...ends].sort()).toEqual(['ancient', 'fallen', 'time']);
});
