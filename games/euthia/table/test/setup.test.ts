// The set-up screen: what is left to the scenario says what it has.

import { speaker } from '@veillee/text';
import { expect, test } from 'vitest';
import { scenarios } from '../../content/scenarios.ts';
import { kit } from '../../index.ts';
import { options as specs } from '../../rules/options.ts';
import { choiceText, setupContents } from '../setup.ts';

const say = speaker('en', kit.texts.en);
const named = (id: string, choice: string, options: Parameters<typeof choiceText>[2]): string => {
  const spec = specs.find(one => one.id === id);
  if (!spec) throw new Error(`there is no option ${id}`);
  return say({ text: choiceText(spec, choice, options) });
};

test('what later rivals begin with stands with the scenario, as long as the house plays so', () => {
  const late = (options: Parameters<typeof setupContents>[0]) =>
    setupContents(options, 2)
      .find(({ title }) => title.text === 'table.setup.late')
      ?.items.map(item => say(item));
  for (const { id, modes } of scenarios)
    expect([id, late({ scenario: id })]).toEqual([
      id,
      modes.includes('competitive') ? ['3 Gold', '2 Reputation for each player before them'] : undefined,
    ]);
  expect(late({ scenario: 'the-hunt', lateStart: false })).toBeUndefined();
  expect(late({ scenario: 'the-hunt', mode: 'cooperative' })).toBeUndefined();
});

test('"as the scenario says" says with or without, whatever is chosen', () => {
  const hunt = { scenario: 'the-hunt', elites: 'with' };
  const wings = { scenario: 'wings-of-farruga', griffin: 'without' };
  expect([named('elites', 'scenario', hunt), named('elites', 'scenario', wings)]).toEqual([
    'As the scenario says: without',
    'As the scenario says: with',
  ]);
  expect([named('griffin', 'scenario', hunt), named('griffin', 'scenario', wings)]).toEqual([
    'As the scenario says: without',
    'As the scenario says: with',
  ]);
  expect(named('elites', 'with', hunt)).toBe('Always');
});

test('beside the box lie the modules that are played, and apart from the land how it may be played', () => {
  const told = (options: Parameters<typeof setupContents>[0]) =>
    Object.fromEntries(setupContents(options, 2).map(({ title, items }) => [say(title), items.map(say)]));
  expect(told({ scenario: 'the-hunt' })).toEqual({
    Time: ['9 rounds'],
    'The land': ['Chapters 1 to 3'],
    'Whoever plays later begins with': ['3 Gold', '2 Reputation for each player before them'],
    Played: ['Competitive', 'Solo', 'Co-operative'],
  });
  const time = (seats: number) => setupContents({ scenario: 'wings-of-farruga' }, seats)[0]?.items.map(say);
  expect([time(2), time(3)]).toEqual([
    ['15 rounds', '13 among rivals'],
    ['14 rounds', '13 among rivals'],
  ]);
  expect(told({ scenario: 'the-hunt', griffin: 'with' }).With).toEqual(['The Griffin']);
  expect(told({ scenario: 'wings-of-farruga' }).With).toEqual(['Elites', 'The Griffin']);
});
