// The face in a terminal: everything that matters is said, in either language, and nothing is wider than the terminal.

import { randomPicks } from '@veillee/bots';
import { Chance, LANGUAGES, newChance, type PlainDecision, plainDecision } from '@veillee/kernel';
import { cells } from '@veillee/pieces/paint';
import { tableSpeaker } from '@veillee/text';
import { expect, test } from 'vitest';
import { ADVENTURES } from '../../content/vocabulary.ts';
import { kit } from '../../index.ts';
import type { View } from '../../rules/view.ts';
import { terminal } from '../../terminal/screen.ts';
import { against } from '../fights.ts';
import { begun } from '../scene.ts';

const show = (view: View, decision: PlainDecision | undefined, language: 'en' | 'fr', width = 100): string => {
  const names = ['Ada', 'Bo'];
  const say = tableSpeaker(language, { names, reader: 0 }, kit.texts[language]);
  return terminal.screen({ view, seat: 0, decision, names, width, colour: false, say });
};

test('every adventure, at its beginning and at its end', () => {
  for (const adventure of ADVENTURES)
    for (const language of LANGUAGES) {
      const match = begun({ adventure });
      const [decision] = match.decisions;
      const first = show(match.view(0), decision && plainDecision(decision), language);
      for (const line of first.split('\n')) expect(cells(line)).toBeLessThanOrEqual(100);
      expect(first).toContain('Atsu');
      const chance = new Chance(newChance('terminal'));
      for (let [next] = match.decisions; next; [next] = match.decisions)
        match.answer({ seat: next.seat, decision: next.id, picks: randomPicks(next, chance) });
      expect(show(match.view(0), undefined, language).length).toBeGreaterThan(first.length / 2);
    }
});

test('a combat names the next action of the monster', () => {
  const play = against('enraged-boar', 6);
  const screen = show(play.seat(0).view() as View, undefined, 'en');
  expect(screen).toContain('Enraged Boar, 6 cubes');
  expect(screen).toContain(String(kit.texts.en['monster.enraged-boar.bubble.1']).slice(0, 20));
});
