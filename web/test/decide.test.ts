// Reading a decision: what is lit, what the slip offers.

import type { Language, PlainDecision } from '@veillee/kernel';
import { speaker } from '@veillee/text';
import { describe, expect, test } from 'vitest';
import {
  figuresOf,
  groupedOptions,
  howMany,
  maySend,
  ofFigure,
  optionsOn,
  slipButtons,
  stateOf,
  toggled,
  weighed,
} from '../frame/decide.ts';
import { nearest } from '../kit/touch/arrows.ts';
import en from '../text/en.json' with { type: 'json' };
import fr from '../text/fr.json' with { type: 'json' };

const texts = { en, fr };

const decision = (over: Partial<PlainDecision> = {}): PlainDecision => ({
  id: 1,
  seat: 0,
  prompt: 'p',
  options: [
    { key: 'fight:1', text: 'option.fight', on: ['ooze#1'] },
    { key: 'fight:2', text: 'option.fight', on: ['dog#1'] },
    { key: 'equip:a', text: 'option.equip', on: ['sword#1', 'squire#1'] },
    { key: 'equip:b', text: 'option.equip', on: ['sword#1', 'militia#1'] },
    { key: 'leave', text: 'option.leave' },
  ],
  refused: [{ key: 'fight:3', text: 'option.fight', why: { text: 'refuse.dark' }, rule: 'T-1', on: ['ghost#1'] }],
  min: 1,
  max: 1,
  ...over,
});

describe('what a thing allows', () => {
  test('options, refusals and choices decide how it is lit', () => {
    const asked = decision();
    expect(stateOf(asked, [], 'ooze#1')).toBe('option');
    expect(stateOf(asked, ['fight:1'], 'ooze#1')).toBe('chosen');
    expect(stateOf(asked, [], 'ghost#1')).toBe('refused');
    expect(stateOf(asked, [], 'torch#1')).toBe('plain');
    expect(stateOf(undefined, [], 'ooze#1')).toBe('plain');
    expect(optionsOn(asked, 'sword#1').map(option => option.key)).toEqual(['equip:a', 'equip:b']);
  });
  test('of several figures one can be meant: what belongs to the others is not lit, what belongs to none stays', () => {
    const go = (figure: string) => ({ key: `${figure}/go`, text: 'option.go', on: ['space:1,1'], figure });
    const why = { why: { text: 'refuse.far' }, rule: 'T-1', text: 'option.fight' };
    const asked = decision({
      options: [go('knight'), go('ranger'), { key: 'rest', text: 'option.rest', on: ['fire'] }],
      refused: [{ key: 'knight/hit', figure: 'knight', on: ['rat'], ...why }],
    });
    expect(figuresOf(asked)).toEqual(['knight', 'ranger']);
    expect(figuresOf(decision({ options: [go('knight')] }))).toEqual([]);
    expect(figuresOf(undefined)).toEqual([]);
    expect(optionsOn(asked, 'space:1,1')).toHaveLength(2);
    const meant = ofFigure(asked, 'ranger');
    expect(optionsOn(meant, 'space:1,1').map(({ key }) => key)).toEqual(['ranger/go']);
    expect([stateOf(meant, [], 'rat'), stateOf(meant, [], 'fire'), stateOf(asked, [], 'rat')]).toEqual([
      'plain',
      'option',
      'refused',
    ]);
  });
  test('options group by kind, with the refusals of that kind', () => {
    const groups = groupedOptions(decision()).map(group => [group.text, group.options.length, group.refused.length]);
    expect(groups).toEqual([
      ['option.fight', 2, 1],
      ['option.equip', 2, 0],
      ['option.leave', 1, 0],
    ]);
  });

  test('what one figure may do stands together, whatever its kind', () => {
    const of = (figure: string, text: string) => ({ key: `${figure}/${text}`, text, figure });
    const options = [of('atsu', 'walk'), of('tantan', 'walk'), of('atsu', 'rest')];
    const groups = groupedOptions(decision({ options, refused: [] })).map(({ figure, text }) => [figure, text]);
    expect(groups).toEqual([
      ['atsu', 'walk'],
      ['atsu', 'rest'],
      ['tantan', 'walk'],
    ]);
  });
});

describe('picks', () => {
  test('one pick replaces the other; many toggle and never pass the most', () => {
    expect(toggled(decision(), ['fight:1'], 'fight:2')).toEqual(['fight:2']);
    expect(toggled(decision(), ['fight:1'], 'fight:1')).toEqual([]);
    const many = decision({ max: 2 });
    expect(toggled(many, ['fight:1'], 'fight:2')).toEqual(['fight:1', 'fight:2']);
    expect(toggled(many, ['fight:1', 'fight:2'], 'leave')).toEqual(['fight:1', 'leave']);
  });
});

const shown = (...given: Parameters<typeof slipButtons>) =>
  slipButtons(...given).map(button =>
    button.kind === 'option'
      ? `${button.main ? 'MAIN ' : ''}${button.option.key}`
      : button.kind === 'done'
        ? `done:${button.ready}`
        : button.kind,
  );

describe('the slip', () => {
  test('shows what touches nothing on the board, and the way to everything', () => {
    expect(shown(decision(), [], {})).toEqual(['all', 'leave']);
  });
  test('shows every button that a board asks for, though there be more than three beside the pass', () => {
    const options = ['a', 'b', 'c'].map(key => ({ key, text: 'option.fight', on: [key] }));
    const asked = decision({ options, refused: [], pass: { text: 'option.leave' } });
    const buttons = ['a', 'b', 'c'];
    expect(shown(asked, [], { buttons })).toEqual(['all', 'pass', 'a', 'b']);
    expect(shown(asked, [], { buttons, every: true })).toEqual(['pass', 'a', 'b', 'c']);
  });
  test('shows the suggested option as the main one, last', () => {
    expect(shown(decision(), [], { main: 'fight:2' })).toEqual(['all', 'leave', 'MAIN fight:2']);
  });
  test('a chosen option is confirmed there, with a way back', () => {
    expect(shown(decision(), ['fight:1'], {})).toEqual(['back', 'MAIN fight:1']);
  });
  test('never more than three answers, pass included', () => {
    const options = Array.from({ length: 9 }, (_, i) => ({ key: `k${i}`, text: 't' }));
    const asked = decision({ options, pass: { text: 'pass' } });
    expect(shown(asked, [], { main: 'k8' })).toEqual(['all', 'pass', 'k0', 'MAIN k8']);
  });
  test('few options are all there, without a list of them', () => {
    const asked = decision({ options: decision().options.slice(0, 3), refused: [] });
    expect(shown(asked, [], {})).toEqual(['fight:1', 'fight:2', 'equip:a']);
  });
  test('many picks end with one button, ready when there are enough', () => {
    const asked = decision({ min: 2, max: 3 });
    expect(shown(asked, ['fight:1'], {})).toEqual(['all', 'done:false']);
    expect(shown(asked, ['fight:1', 'leave'], {})).toEqual(['all', 'done:true']);
  });
  test('whoever has picked nothing where that is an answer finds one button for it', () => {
    const asked = decision({ max: 3, pass: { text: 'pass' } });
    expect(shown(asked, [], {})).toEqual(['all', 'pass']);
    expect(shown(asked, ['fight:1'], {})).toEqual(['all', 'pass', 'done:true']);
  });
  test('where none need be picked and nobody passes, none is an answer, of several or of one', () => {
    for (const max of [1, 3]) {
      const asked = decision({ min: 0, max });
      expect(shown(asked, [], {})).toEqual(['all', 'done:true']);
      expect(toggled(asked, ['fight:1'], 'fight:1')).toEqual([]);
    }
  });
  test('the words for how many are wanted count no "2 to 2"', () => {
    const say = (language: Language, min: number, max: number): string =>
      speaker(language, texts[language])({ text: 'slip.need', with: { ...howMany(decision({ min, max })) } });
    expect([say('en', 2, 2), say('en', 0, 2), say('en', 1, 2)]).toEqual([
      'Choose 2',
      'Choose up to 2',
      'Choose 1 to 2',
    ]);
    expect(say('fr', 2, 2)).toBe('En choisir 2');
  });
});

describe('an answer that the game warns of', () => {
  const asked = decision();
  const none = { keys: [] };

  test('goes at once when nothing speaks against it', () => {
    expect(maySend(asked, none, ['leave'], false)).toBe(true);
  });
  test('is held back the first time, wherever it comes from, and goes when it is given again', () => {
    expect(maySend(asked, none, ['leave'], true)).toBe(false);
    expect(maySend(asked, { keys: ['leave'], asked: true }, ['leave'], true)).toBe(true);
  });
  test('goes from the slip when it was chosen on the board, since the slip has said it', () => {
    expect(weighed(asked, { keys: ['fight:1'] })).toEqual(['fight:1']);
    expect(maySend(asked, { keys: ['fight:1'] }, ['fight:1'], true)).toBe(true);
    expect(maySend(asked, { keys: ['fight:1'] }, ['fight:2'], true)).toBe(false);
  });
  test('a pass and a number are weighed as well', () => {
    expect(weighed(asked, none)).toBeUndefined();
    expect(weighed(asked, { keys: [], asked: true })).toEqual([]);
    expect(maySend(asked, none, [], true)).toBe(false);
    expect(maySend(asked, { keys: [], asked: true }, [], true)).toBe(true);
    const number = decision({ options: [], range: { min: 0, max: 9 } });
    expect(maySend(number, { keys: ['3'], asked: true }, ['4'], true)).toBe(false);
    expect(maySend(number, { keys: ['4'], asked: true }, ['4'], true)).toBe(true);
  });
  test('of many picks, only all of them together', () => {
    const many = decision({ min: 1, max: 3 });
    expect(maySend(many, { keys: ['fight:1'] }, ['fight:1', 'leave'], true)).toBe(false);
    expect(maySend(many, { keys: ['fight:1', 'leave'] }, ['fight:1', 'leave'], true)).toBe(true);
  });
});

describe('arrow keys', () => {
  const spots = [
    { id: 'left', x: 0, y: 0 },
    { id: 'right', x: 100, y: 5 },
    { id: 'below', x: 60, y: 90 },
    { id: 'far', x: 300, y: 0 },
  ];
  test('go to the nearest thing on that side', () => {
    const from = { x: 50, y: 0 };
    expect(nearest(from, spots, 'ArrowRight')?.id).toBe('right');
    expect(nearest(from, spots, 'ArrowLeft')?.id).toBe('left');
    expect(nearest(from, spots, 'ArrowDown')?.id).toBe('below');
    expect(nearest(from, spots, 'ArrowUp')).toBeUndefined();
  });
});
