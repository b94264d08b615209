// The Recall of the Elementals: the chain of its episodes.

import type { Chapters } from '@veillee/kernel';
import type { ScenarioId } from '../../content/scenarios/vocabulary.ts';
import { scenarioRow } from '../../content/scenarios.ts';
import { scenarioOf } from '../options.ts';
import type { State } from '../state.ts';
import { secret } from './secrets.ts';
import { type Legacy, legacy, read } from './travelling.ts';

const titleOf = (id: ScenarioId) => ({ text: `scenario.${id}` });

/** What is let in of a legacy besides is in `sound.ts`. */
export const chapters: Omit<Chapters<State, Legacy>, 'sound'> = {
  // EUT-1.4: the other scenarios are evenings for themselves.
  holds: setting => scenarioOf(setting).campaign !== undefined,
  read,
  legacy,
  following({ episode }) {
    const next = scenarioRow(episode).campaign?.next;
    return next ? [{ id: next, title: titleOf(next), options: { scenario: next } }] : [];
  },
  title: setting => titleOf(scenarioOf(setting).id),
  story: ({ phase, scenario: { id, verdict }, mode, result, heroes }) => {
    if (phase !== 'over') return { text: `scenario.${id}.intro` };
    if (mode !== 'competitive') return secret(`scenario.${id}.ending.${verdict === 'won' ? 'win' : 'lose'}`);
    const hero = heroes.find(({ seat }) => seat === result?.won[0]);
    return secret(`scenario.${id}.ending.competitive`, { hero: { text: `hero.${hero?.id}` } });
  },
  branches: 'beginnings',
};
