// What a scenario asks for is told four times: by its goal, in the words of the goal, on the card that lies beside it and on the panel. They
// agree, and the panel has a figure at any time, also before anybody has a Hero.

import { Match, type Text } from '@veillee/kernel';
import { rule } from '@veillee/kernel/test/rule';
import { speaker } from '@veillee/text';
import { describe, expect, test } from 'vitest';
import type { ScenarioRow } from '../../content/rows.ts';
import type { Condition } from '../../content/scenarios/vocabulary.ts';
import { counted, roundsOf, scenarioCard, scenarios } from '../../content/scenarios.ts';
import { HERO_IDS } from '../../content/vocabulary.ts';
import { kit } from '../../index.ts';
import { euthia } from '../../rules/game.ts';
import { openState } from '../../rules/open.ts';
import type { View } from '../../rules/view.ts';
import { play } from '../../test/scenarios.ts';
import { progressLine, progressOf } from '../progress.ts';

const LANGUAGES = ['en', 'fr'] as const;
const speech = { en: speaker('en', kit.texts.en), fr: speaker('fr', kit.texts.fr) };
const WORDS: { readonly [word: string]: number } = { one: 1, both: 2, une: 1, deux: 2 };
const numbersIn = (text: string): number[] =>
  (text.toLowerCase().match(/\d+|\p{L}+/gu) ?? []).flatMap(word =>
    /\d/.test(word) ? Number(word) : (WORDS[word] ?? []),
  );

/** At least or at most so much of something; a foe to be beaten. What these players need none of is left out. */
function askedOf(conditions: readonly Condition[], players: number): (number | string)[] {
  return conditions.flatMap((condition): (number | string)[] => {
    if (condition.is === 'defeated') return [condition.foe];
    if ('atMost' in condition) return [counted(condition.atMost, players)];
    const least = 'atLeast' in condition ? counted(condition.atLeast, players) : 0;
    return least > 0 ? [least] : [];
  });
}
const figuresIn = (asked: readonly (number | string)[]): number[] => asked.filter(each => typeof each === 'number');

function together({ id, goals }: ScenarioRow, players: 1 | 2 | 3 | 4) {
  const mode = players === 1 ? 'solo' : 'cooperative';
  const goal = goals[mode];
  if (!goal) throw new Error(`${id} is not played ${mode}`);
  return { mode, ...goal } as const;
}

const names = (language: 'en' | 'fr', said: string, foe: string): boolean =>
  said.includes(speech[language]({ text: `foe.${foe}.the` }));

const COUNTS = [1, 2, 3, 4] as const;

describe.each(scenarios)('$id', scenario => {
  const { id, cards = [] } = scenario;

  rule('EUT-20.14', 'the words of the goal name the figures and foes of these players, and no others', () => {
    for (const language of LANGUAGES)
      for (const players of COUNTS) {
        const { mode, win, lose } = together(scenario, players);
        for (const [end, conditions] of [['win', win] as const, ['lose', lose.flat()] as const]) {
          const text = `scenario.${id}.goal.${mode}.${end}`;
          const said = speech[language]({ text, with: { seats: players, rounds: roundsOf(scenario, mode, players) } });
          const asked = askedOf(conditions, players);
          const figures = figuresIn(asked);
          const numbers = numbersIn(said);
          const where = `${players}, ${language}: ${said}`;
          expect([where, figures.filter(n => n > 1 && !numbers.includes(n))]).toEqual([where, []]);
          expect([
            where,
            numbers.filter(n => n !== 1 && n !== roundsOf(scenario, mode, players) && !figures.includes(n)),
          ]).toEqual([where, []]);
          for (const foe of asked) if (typeof foe === 'string') expect(names(language, said, foe)).toBe(true);
        }
      }
  });

  rule('EUT-20.14', 'the panel asks for what the goal asks for, however many play', () => {
    for (const players of COUNTS) {
      const table = play(id, { heroes: HERO_IDS.slice(0, players) });
      const view = table.match.view(0) as View;
      const lines = progressOf({ view, state: openState(view) });
      const asked = askedOf(together(scenario, players).win, players);
      const wanted = lines.map(({ wanted: bound, reached }) => {
        if (bound) return 'least' in bound ? bound.least : bound.most;
        return (reached.with as { foe: Text }).foe.text;
      });
      expect([players, wanted]).toEqual([
        players,
        asked.map(each => (typeof each === 'number' ? each : `foe.${each}.the`)),
      ]);
      for (const language of LANGUAGES)
        for (const [n, line] of lines.entries()) {
          const said = speech[language](progressLine(line));
          if (typeof asked[n] === 'number') expect(numbersIn(said).at(-1), said).toBe(asked[n]);
          else expect(names(language, said, String(asked[n]))).toBe(true);
        }
    }
  });

  rule('EUT-20.14', 'a card that tells the goal tells all of it, with its figures for one to four players', () => {
    const goals = cards.map(scenarioCard).filter(card => card.form === 'recall');
    expect(goals.length).toBe(id.startsWith('recall') ? 1 : 0);
    for (const card of goals)
      for (const language of LANGUAGES) {
        const said = speech[language]({ text: `scenario-card.${card.id}.text` });
        const rows = [...said.matchAll(/(\d+), (\d+), (\d+) (?:or|ou) (\d+)/g)].map(row => row.slice(1).map(Number));
        const [heads, ...figures] = rows;
        expect(heads).toEqual(COUNTS);
        for (const players of COUNTS) {
          const asked = askedOf(together(scenario, players).win, players);
          const told = figures.flatMap(row => row[players - 1] || []);
          expect([said, told]).toEqual([said, figuresIn(asked)]);
          for (const foe of asked) if (typeof foe === 'string') expect(names(language, said, foe)).toBe(true);
        }
      }
  });
});

test.each(scenarios.map(({ id }) => id))('%s: while Heroes are chosen nothing has been reached yet', scenario => {
  for (const language of ['en', 'fr'] as const)
    for (const seats of [1, 2]) {
      const match = Match.start(euthia, { seed: 'goal', seats, options: { scenario, mode: 'cooperative' } });
      expect(match.state.phase).toBe('setup');
      const view = match.view(0);
      const say = speaker(language, kit.texts[language]);
      for (const { reached, wanted } of progressOf({ view, state: openState(view) })) {
        expect([reached.text, reached.with]).toMatchObject([reached.text, wanted ? { n: 0 } : { beaten: 'no' }]);
        if (wanted) expect(say(reached)).toMatch(/0|\b(no|aucun|aucune)\b/i);
      }
    }
});
