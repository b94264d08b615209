// Lines for a terminal: they are clipped and wrapped to a width, and coloured only where colours are given.

import { describe, expect, it } from 'vitest';
import { beside, cells, clip, draw, fill, flow, heading, line, span, widthOf, wrap } from '../paint.ts';

describe('paint', () => {
  it('clips with an ellipsis, and knows wide letters', () => {
    expect(clip([span('Deadbone '), span('Troll', 'title')], 11)).toEqual([span('Deadbone '), span('T…', 'title')]);
    expect(cells('大介')).toBe(4);
    expect(widthOf(fill(line('大介大介'), 5))).toBe(5);
  });

  it('wraps words, never at a no-break space, and keeps to the number of lines', () => {
    expect(wrap('Combat\u00a0: détruisez une Milice', 12, 3)).toEqual([
      line('Combat\u00a0:'),
      line('détruisez'),
      line('une Milice'),
    ]);
    expect(wrap('one two three four', 5, 2)).toEqual([line('one'), line('two…')]);
  });

  it('lets pieces flow onto the next line whole', () => {
    expect(flow([line('Health 6'), line('2 VP'), line('1 XP')], 14)).toEqual([
      [span('Health 6'), span('  '), span('2 VP')],
      [span('1 XP')],
    ]);
  });

  it('sets blocks side by side, the shorter one filled up', () => {
    const lines = beside([[line('one'), line('two')], [line('three')]], 6, span(' | '));
    expect(draw(lines, 20)).toBe('one    | three\ntwo    |');
  });

  it('draws a heading to the edge, and what does not fit below it', () => {
    expect(draw(heading(line('Realm'), 20, line('Day 3')), 20)).toBe('── Realm ── Day 3 ──');
    expect(heading(line('A long title here'), 20, line('Day 3'))).toHaveLength(2);
  });

  it('gives colours to inks that have one', () => {
    const lines = [[span('Troll', 'title'), span(' 3', 'odd'), span('  ', 'title')]];
    expect(draw(lines, 20, { title: '1' })).toBe('\u001b[1mTroll\u001b[0m 3');
    expect(draw(lines, 20)).toBe('Troll 3');
  });
});
