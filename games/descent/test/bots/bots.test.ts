// The bots of either side: they answer whatever they are asked, ask their view alone, and play better than chance.

import { readdirSync, readFileSync } from 'node:fs';
import { player, playOut, random } from '@veillee/bots';
import { type Bot, Match } from '@veillee/kernel';
import { describe, expect, test } from 'vitest';
import { novice } from '../../bots/novice.ts';
import { OFFERED } from '../../content/boxes.ts';
import type { QuestId } from '../../content/quests/vocabulary.ts';
import { questsWith, switchesFor } from '../../content/quests.ts';
import { descent } from '../../rules/game.ts';
import type { Side, State } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';

type AnyBot = Bot<State, View>;
const chance = random as AnyBot;
/** More than any quest takes. */
const MOST_DECISIONS = 8000;

function played(quest: QuestId, bots: { readonly [side in Side]: AnyBot }, heroes = '4'): State {
  const match = Match.start(descent, {
    seed: quest,
    seats: 2,
    options: { quest, heroes, pool: 'guide', ...switchesFor(quest) },
    history: false,
  });
  const players = [player(bots.heroes, 'heroes'), player(bots.overlord, 'overlord')];
  expect(playOut(match, players, MOST_DECISIONS)).toBeLessThan(MOST_DECISIONS);
  return match.state;
}

describe('what a bot may know', () => {
  const folder = new URL('../../bots/', import.meta.url);

  test.each(readdirSync(folder))('%s asks its view alone', file => {
    const source = readFileSync(new URL(file, folder), 'utf8');
    expect(source).not.toMatch(/from '\.\.\/rules\/(game|setup|round)\.ts'/);
    expect(source).not.toMatch(/boardOf|guideOf|imagine\(|dreamsOf/);
  });
});

const QUESTS = questsWith(OFFERED).map(({ id }) => id);
test.each(QUESTS)('novices of both sides play %s to its end', quest => {
  const { won, round } = played(quest, { heroes: novice, overlord: novice }, String(2 + (QUESTS.indexOf(quest) % 3)));
  expect(won).toBeDefined();
  expect(round).toBeGreaterThan(0);
});

describe('better than chance', () => {
  test('an overlord who is a novice beats heroes sooner than one who plays at random', () => {
    const rounds = (overlord: AnyBot): number =>
      (['heart-of-darkness', 'durnog-brothers', 'life-or-death', 'eternal-guardian', 'old-friends'] as const)
        .map(quest => played(quest, { heroes: chance, overlord }))
        .reduce((sum, { won, round }) => sum + (won === 'overlord' ? round : MOST_DECISIONS), 0);
    expect(rounds(novice)).toBeLessThan(0.8 * rounds(chance));
  });

  test('heroes who are novices win what heroes at random lose, against an overlord at random', () => {
    expect(played('heart-of-darkness', { heroes: novice, overlord: chance }).won).toBe('heroes');
    expect(played('heart-of-darkness', { heroes: chance, overlord: chance }).won).toBe('overlord');
  });
});
