// How far one has come towards the goal: a figure at any time, also before anybody has a Hero.

import { Match } from '@veillee/kernel';
import { speaker } from '@veillee/text';
import { expect, test } from 'vitest';
import { scenarios } from '../../content/scenarios.ts';
import { kit } from '../../index.ts';
import { euthia } from '../../rules/game.ts';
import { openState } from '../../rules/open.ts';
import { progressOf } from '../progress.ts';

test.each(scenarios.map(({ id }) => id))('%s: while Heroes are chosen nothing has been reached yet', scenario => {
  for (const language of ['en', 'fr'] as const)
    for (const seats of [1, 2]) {
      const match = Match.start(euthia, { seed: 'goal', seats, options: { scenario, mode: 'cooperative' } });
      expect(match.state.phase).toBe('setup');
      const view = match.view(0);
      const say = speaker(language, kit.texts[language]);
      for (const { text, n } of progressOf({ view, state: openState(view) })) {
        expect([text, n]).toEqual([text, 0]);
        expect(say({ text, with: { n } })).toMatch(/0|\b(no|aucun|aucune)\b/i);
      }
    }
});
