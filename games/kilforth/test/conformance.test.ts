// The kernel's trial on Kilforth, from the first Day and from the last chapters, and games in which every card is met.

import { randomPicks } from '@veillee/bots';
import { Chance, LANGUAGES, Match, newChance } from '@veillee/kernel';
import { trial } from '@veillee/kernel/conformance';
import { speaker } from '@veillee/text';
import { expect, test } from 'vitest';
import { kit } from '../index.ts';
import { kilforth } from '../rules/game.ts';
import { richKilforth } from './rich.ts';

const names = Object.fromEntries([0, 1, 2, 3].map(seat => [`player.${seat}`, `Seat ${seat}`]));
const [en, fr] = LANGUAGES.map(language => speaker(language, names, kit.texts[language]));
if (!en || !fr) throw new Error('two languages');

const stands = (game: typeof kilforth, seed: string, decisions: number) => {
  const say = (language: string, text: Parameters<typeof en>[0]): string => (language === 'en' ? en(text) : fr(text));
  const report = trial(game, { seed, decisions, deep: 0.08, say });
  expect(report.violations.map(({ law, message }) => `${law}: ${message}`)).toEqual([]);
  expect(report.decisions).toBe(decisions);
  return report;
};

test('stands the trial in every mode and number of heroes', () => {
  expect(stands(kilforth, 'conformance', 2000).games).toBeGreaterThan(3);
});

test('stands the trial in the last chapters too', () => {
  expect(stands(richKilforth, 'conformance', 2000).games).toBeGreaterThan(3);
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
