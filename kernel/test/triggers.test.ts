// Triggers: what happens passes through its windows, and whoever may choose settles the order.

import { describe, expect, test } from 'vitest';
import { Match, type Moment, type Trigger } from '../index.ts';
import { keys, tiny } from './tiny.ts';

interface Told {
  told: string[];
  /** Triggers waiting, as `moment:id`, with `?` behind it if optional. */
  waiting: string[];
}

const parse = (name: string, seat: number): Trigger<Told> => {
  const id = name.slice(name.indexOf(':') + 1);
  return {
    id,
    seat,
    text: { text: `trigger.${id}` },
    rule: `T-${id}`,
    optional: name.endsWith('?'),
    *run(t) {
      t.state.told.push(id);
      if (id === 'asks') t.state.told.push(yield* t.choose(seat, 'within', keys('left', 'right')));
      if (id === 'breeds') t.state.waiting.push('after:bred');
      if (id === 'vanishes') t.state.waiting = [];
    },
  };
};

const game = (waiting: string[], chooser?: number) =>
  tiny<Told>(
    () => ({ told: [], waiting }),
    {
      *setup(t) {
        yield* t.happen({ what: 'wound', target: 'hero' }, function* () {
          t.state.told.push('deed');
        });
        return { at: 'over' };
      },
    },
    {
      triggers: (state: Told, moment: Moment) =>
        state.waiting.filter(name => name.startsWith(`${moment}:`)).map((name, i) => parse(name, i)),
      ...(chooser !== undefined && { chooser: () => chooser }),
    },
  );

const start = (waiting: string[], chooser?: number) => Match.start(game(waiting, chooser), { seed: 's', seats: 2 });
const offered = (match: Match<Told, Told>) =>
  match.decisions.map(({ seat, prompt, options }) => [seat, prompt, ...options.map(o => o.key)]);

describe('a deed', () => {
  test('happens when nothing waits for it', () => {
    expect(start([]).state.told).toEqual(['deed']);
  });

  test('stands between what comes before and after', () => {
    expect(start(['after:last', 'before:first']).state.told).toEqual(['first', 'deed', 'last']);
  });

  test('does not happen when something happens instead, but what follows does', () => {
    expect(start(['instead:shield', 'after:last', 'before:first']).state.told).toEqual(['first', 'shield', 'last']);
  });

  test('happens after all when the replacement is declined', () => {
    const match = start(['instead:shield?']);
    expect(offered(match)).toEqual([[0, 'wound.trigger', 'shield?']]);
    match.pick();
    expect(match.state.told).toEqual(['deed']);
  });

  test('has at most one replacement', () => {
    const match = start(['instead:shield', 'instead:ward']);
    expect(offered(match)).toEqual([[0, 'wound.trigger', 'shield', 'ward']]);
    match.pick('ward');
    expect(match.state.told).toEqual(['ward']);
  });
});

describe('a window', () => {
  test('is put in order by the chooser', () => {
    const match = start(['after:a', 'after:b', 'after:c'], 1);
    expect(offered(match)).toEqual([[1, 'wound.trigger', 'a', 'b', 'c']]);
    match.pick('c');
    expect(offered(match)).toEqual([[1, 'wound.trigger', 'a', 'b']]);
    match.pick('b');
    expect(match.state.told).toEqual(['deed', 'c', 'b', 'a']);
  });

  test('is put in order by the owner of the first where nobody is named', () => {
    expect(offered(start(['after:a', 'after:b']))).toEqual([[0, 'wound.trigger', 'a', 'b']]);
  });

  test('can be passed when all in it is optional', () => {
    const match = start(['after:a?', 'after:b?']);
    expect(match.decisions[0]?.pass).toEqual({ text: 'wound.trigger.pass' });
    match.pick('b?');
    match.pick();
    expect(match.state.told).toEqual(['deed', 'b?']);
  });

  test('cannot be passed while something in it must happen', () => {
    const match = start(['after:must', 'after:may?']);
    expect(match.decisions[0]?.pass).toBeUndefined();
    match.pick('must');
    expect(match.decisions[0]?.pass).toBeDefined();
  });

  test('lets in what appears meanwhile', () => {
    expect(start(['after:breeds']).state.told).toEqual(['deed', 'breeds', 'bred']);
  });

  test('closes on what has vanished meanwhile', () => {
    const match = start(['after:vanishes', 'after:late']);
    match.pick('vanishes');
    expect(match.state.told).toEqual(['deed', 'vanishes']);
    expect(match.over).toBe(true);
  });

  test('fires each trigger once, even one that is still waiting', () => {
    expect(start(['after:stays']).state.told).toEqual(['deed', 'stays']);
  });

  test('waits for a trigger that asks', () => {
    const match = start(['before:asks']);
    expect(offered(match)).toEqual([[0, 'within', 'left', 'right']]);
    match.pick('left');
    expect(match.state.told).toEqual(['asks', 'left', 'deed']);
  });

  test('shows the rule of its triggers', () => {
    const match = start(['after:a', 'after:b']);
    expect(match.decisions[0]).toMatchObject({
      rule: 'T-a',
      options: [
        { key: 'a', rule: 'T-a' },
        { key: 'b', rule: 'T-b' },
      ],
    });
  });
});
