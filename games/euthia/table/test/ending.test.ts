// How a game is told when it is over: what was reached of the goal, and what its best moment was.

import { speaker } from '@veillee/text';
import { expect, test } from 'vitest';
import { kit } from '../../index.ts';
import { scoreOf, totalOf } from '../../rules/scoring.ts';
import type { View } from '../../rules/view.ts';
import { play } from '../../test/scenarios.ts';
import { at, BESIDE, marks, type Play, scene, stands } from '../../test/scene.ts';
import { ending } from '../ending.ts';

const say = speaker('en', kit.texts.en);
const OVER = { won: [], scores: [0], text: { text: 'outcome.lost' } };
const viewOf = (table: Play): View => table.match.view(0) as View;

test('a defeat says what was reached of what the goal counts, whatever else was counted', () => {
  const alone = scene({
    heroes: ['ael'],
    set: (state, [hero]) => {
      state.scenario.counters.ledger = 4;
      if (hero) Object.assign(hero, { reputation: 11, gold: 20 });
    },
  });
  const { title, story, close } = ending.defeat(viewOf(alone), OVER);
  expect(say(title)).toBe('The Hunt: defeat');
  expect(say(story ?? OVER.text)).toContain('At least 56 Reputation');
  const total = totalOf(scoreOf(alone.state, alone.hero()));
  expect(total).toBeGreaterThan(11);
  expect(say(close)).toBe(`Reached: ${total} Reputation.`);
  const together = play('the-hunt', { set: state => Object.assign(state.scenario.counters, { ledger: 4 }) });
  const lost = ending.defeat(viewOf(together), OVER);
  expect(say(lost.close)).toBe('Reached: 4 points on the ledger.');
  const recall = play('recall-1', {
    set(state) {
      state.scenario.markers = { 'hex:5,40': ['recall'], 'hex:6,40': ['recall'] };
      state.scenario.counters.monsters = 3;
    },
  });
  expect(say(ending.defeat(viewOf(recall), OVER).close)).toBe('Reached: 2 Elementals Recalled and 3 Monsters beaten.');
  // The number of this table alone.
  expect(say(lost.story ?? OVER.text)).toContain('are worth 11 on the ledger.');
});

test('a victory says why: the aim and how well it was reached, or the most Reputation; the last episode ends the Recall', () => {
  const told = (view: View, scores: readonly number[]): string =>
    say(ending.victory?.(view, { ...OVER, won: [0], scores: [...scores] }) ?? OVER.text);
  const alone = play('recall-3', { heroes: ['ael'] });
  alone.state.result = { won: [0], scores: [], rank: 'silver' };
  expect(told(viewOf(alone), [40])).toMatch(/^The aim is reached, with silver: .+ The Recall is told to its end\.$/);
  const first = viewOf(play('recall-1', { heroes: ['ael'] }));
  expect(told(first, [40])).toMatch(/^The aim is reached: /);
  expect(told(first, [40])).not.toContain('told to its end');
  const rivals = viewOf(scene({ heroes: ['ael', 'dral'] }));
  expect(told(rivals, [40, 38])).toBe('The most Reputation wins: 40.');
  expect(told(rivals, [40, 40])).toBe('Equal at 40 Reputation: the cards in hand decide.');
});

test('Reputation from a sale is told as that sale, not as some trading', () => {
  const sold = scene({
    set: stands('ch1-fixed-1', 0, (state, [hero]) => {
      marks(state, at(1, 1), 'trade', 0);
      if (hero) hero.bags = [{ kind: 'resource', resource: 'moon-lily#1' }];
    }),
  }).does('trade', 'sell-resource:moon-lily#1:1');
  const told = [...sold.match.told(0)];
  // The line that stands for a moment is the last of the weightiest before it.
  const line = told.reduce((found, event) => ((event.weight ?? 0) >= (found?.weight ?? 0) ? event : found));
  expect([line.text, told.at(-1)?.brings?.coins.reputation]).toEqual(['log.sell.resource', 1]);
});

test('a death that takes Reputation is no best moment, and tells none', () => {
  const dead = scene({
    set: stands('ch1-other-9', 1, (_, [hero]) => {
      if (hero) Object.assign(hero, { health: 2, reputation: 5, movement: 2 });
    }),
  }).does(`walk:${BESIDE[0]}`);
  const isLoss = (text: string): boolean => ending.isLoss?.({ text, n: 0, at: 0 }) ?? false;
  expect([...dead.match.told(0)].filter(({ text }) => isLoss(text))).toMatchObject([
    { text: 'log.dies', with: { n: 2 } },
  ]);
  // In a fight, to a Dwurt, by a skull and to the fire as well; what is gained, or saved, is none.
  expect(['log.falls', 'log.loseReputation', 'log.skull', 'log.destroyed'].every(isLoss)).toBe(true);
  expect(['log.gain', 'log.victory', 'log.survives', 'log.quest'].some(isLoss)).toBe(false);
});
