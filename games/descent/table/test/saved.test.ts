// What a quest has left, as the page of the campaign shows it; and every card of the box by itself.

import { LANGUAGES } from '@veillee/kernel';
import { speaker } from '@veillee/text';
import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Boxed, OFFERED, rowsOf } from '../../content/boxes.ts';
import { heroes } from '../../content/heroes.ts';
import { items } from '../../content/items.ts';
import { monsters } from '../../content/monsters.ts';
import { overlordCards } from '../../content/overlord.ts';
import { skills } from '../../content/skills.ts';
import { kit } from '../../index.ts';
import { sheetOf } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { begun } from '../../test/scene.ts';
import { ending } from '../ending.ts';
import { cards } from '../face.tsx';
import { Saved } from '../saved.tsx';

function over(won: 'heroes' | 'overlord'): View {
  const state = begun();
  Object.assign(state, { won, phase: 'over', veterans: [{ sheet: 'steelhorns', won: 1, skills: [] }] });
  for (const hero of state.heroes) state.origins[sheetOf(hero)] = ['cautious'];
  return kit.game.view(state, 'everyone');
}

test.each(LANGUAGES)(
  'whoever won goes on, of a higher level and with their first skills; whoever lost does not: %s',
  language => {
    const say = speaker(language, kit.texts[language]);
    const html = (won: 'heroes' | 'overlord') => renderToStaticMarkup(createElement(Saved, { view: over(won), say }));
    for (const sheet of ['steelhorns', 'mad-carthos']) expect(html('heroes')).toContain(`data-hero="${sheet}"`);
    expect(html('heroes')).toContain(say({ text: 'skill.cautious' }));
    expect(html('overlord')).not.toContain('data-hero');
    expect(html('overlord')).toContain(say({ text: 'table.saved.lost' }));
  },
);

test('a defeat of heroes is told in the words of the quest, and what was nearest to being otherwise', () => {
  const say = speaker('en', kit.texts.en);
  const told = (won: 'heroes' | 'overlord') =>
    ending.defeat(over(won), { won: [], scores: [], side: won, text: { text: `outcome.${won}` } });
  expect(say(told('overlord').title)).toBe('The heroes have failed');
  expect(say(told('heroes').title)).toBe('The overlord is beaten');
  expect(say(told('overlord').story)).not.toMatch(/quest\./);
  expect(say(told('overlord').close)).toBe('1 of 4 areas had been seen.');
  expect(say(told('heroes').close)).toBe('The heroes had 5 conquest left.');
});

test('either end says who has won and why; where nobody fought it out, who has won', () => {
  const say = speaker('en', kit.texts.en);
  const why = (view: ReturnType<typeof over>, side: 'heroes' | 'overlord') => {
    const outcome = { won: [], scores: [], side, text: { text: `outcome.${side}` } };
    const { why: lost } = ending.defeat(view, outcome);
    expect(lost).toEqual(ending.victory?.(view, outcome));
    return say(lost ?? outcome.text);
  };
  expect(why(over('heroes'), 'heroes')).toBe(
    'The heroes have won. The aim of the quest is reached, and 5 conquest is left.',
  );
  const { round } = over('overlord');
  expect(why({ ...over('overlord'), conquest: 0 }, 'overlord')).toBe(
    `The overlord has won. In round ${round} the heroes had no conquest left.`,
  );
  // The quest itself may end it, or somebody resigns.
  expect(why(over('overlord'), 'overlord')).toBe('The overlord has won.');
  expect(why({ ...over('overlord'), won: undefined }, 'heroes')).toBe('The heroes have won.');
});

test.each(LANGUAGES)('every card can be looked at by itself, in %s', language => {
  const all = cards(speaker(language, kit.texts[language]));
  const offered = [skills, items, monsters, overlordCards].flatMap(rows => rowsOf<Boxed>(rows, OFFERED));
  expect(all).toHaveLength(heroes.length + offered.length);
  const drawn = renderToStaticMarkup(
    createElement(
      Fragment,
      null,
      ...all.map(({ body, title }) => createElement('div', { key: title }, body as ReactNode)),
    ),
  );
  const said = [drawn, ...all.flatMap(({ title, notes = [] }) => [title, ...notes.map(({ text }) => text)])].join('\n');
  expect(said).not.toMatch(/undefined|NaN|\b(?:hero|skill|item|monster|card|table|die|ability)\.[a-z]/);
});
