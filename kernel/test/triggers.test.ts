// Triggers: what happens passes through its windows, and whoever may choose settles the order.

import { describe, expect, test } from 'vitest';
import { type FigureDeed, type Game, Match, type Trigger, type When } from '../index.ts';
import { actAny, react } from '../play/deeds.ts';
import { happen } from '../play/triggers.ts';
import { trial } from '../trial/conformance.ts';
import { keys, tiny } from './tiny.ts';

interface Told {
  told: string[];
  /** Triggers waiting, as `when:key@seat`, with `?` behind it if optional. Without a seat they are the first one's. */
  waiting: string[];
}

const parse = (name: string): Trigger<Told> => {
  const [, key = '', owner = '0'] = /:([^@?]*)@?(\d*)/.exec(name) ?? [];
  const seat = Number(owner);
  return {
    option: { key, text: `trigger.${key}`, rule: `T-${key}`, on: [`card:${key}`] },
    seat,
    optional: name.endsWith('?'),
    *run(t) {
      t.state.told.push(key);
      if (key === 'asks') t.state.told.push(yield* t.choose(seat, 'within', keys('left', 'right')));
      if (key === 'breeds') t.state.waiting.push('after:bred');
      if (key === 'tempts') t.state.waiting.push('after:new@1?');
      if (key === 'vanishes') t.state.waiting = [];
    },
  };
};

type More = Pick<Game<Told, Told>, 'chooser'>;

const game = (waiting: string[], more: More = {}) =>
  tiny<Told>(
    () => ({ told: [], waiting }),
    {
      *setup(t) {
        yield* happen(t, { what: 'wound', target: 'hero' }, function* () {
          t.state.told.push('deed');
        });
        return { at: 'over' };
      },
    },
    {
      triggers: (state: Told, when: When) => state.waiting.filter(name => name.startsWith(`${when}:`)).map(parse),
      ...more,
    },
  );

const start = (waiting: string[], more?: More) => Match.start(game(waiting, more), { seed: 's', seats: 3 });
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
    expect(offered(match)).toEqual([[0, 'wound.trigger', 'shield']]);
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
    const match = start(['after:a', 'after:b@1', 'after:c@2'], { chooser: () => 1 });
    expect(offered(match)).toEqual([[1, 'wound.trigger', 'a', 'b', 'c']]);
    match.pick('c');
    expect(offered(match)).toEqual([[1, 'wound.trigger', 'a', 'b']]);
    match.pick('b');
    expect(match.state.told).toEqual(['deed', 'c', 'b', 'a']);
  });

  test('is put in order by the owner of the first where nobody is named', () => {
    expect(offered(start(['after:a', 'after:b@1']))).toEqual([[0, 'wound.trigger', 'a', 'b']]);
  });

  test('can be passed when all in it is optional', () => {
    const match = start(['after:a?', 'after:b?']);
    expect(match.decisions[0]?.pass).toEqual({ text: 'wound.trigger.pass' });
    match.pick('b');
    match.pick();
    expect(match.state.told).toEqual(['deed', 'b']);
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

describe('what may happen', () => {
  test('is offered to each owner in turn, clockwise from the chooser, and only what is their own', () => {
    const match = start(['after:a?', 'after:b@1?', 'after:c@2?', 'after:d@1?'], { chooser: () => 1 });
    expect(offered(match)).toEqual([[1, 'wound.trigger', 'b', 'd']]);
    match.pick('d');
    expect(offered(match)).toEqual([[1, 'wound.trigger', 'b']]);
    match.pick();
    expect(offered(match)).toEqual([[2, 'wound.trigger', 'c']]);
    match.pick('c');
    expect(offered(match)).toEqual([[0, 'wound.trigger', 'a']]);
    match.pick();
    expect(match.state.told).toEqual(['deed', 'd', 'c']);
  });

  test('waits until what must happen has happened', () => {
    const match = start(['after:may@1?', 'after:must@2']);
    expect(match.state.told).toEqual(['deed', 'must']);
    expect(offered(match)).toEqual([[1, 'wound.trigger', 'may']]);
  });

  test('is asked of others only about what has appeared since they passed', () => {
    const match = start(['after:a@1?', 'after:tempts@2?'], { chooser: () => 1 });
    match.pick();
    match.pick('tempts');
    expect(offered(match)).toEqual([[1, 'wound.trigger', 'a', 'new']]);
    match.pick('new');
    expect(match.state.told).toEqual(['deed', 'tempts', 'new']);
    expect(match.over).toBe(true);
  });

  test('is not asked again where nothing has appeared', () => {
    const match = start(['after:a@1?', 'after:b@2?'], { chooser: () => 1 });
    match.pick();
    match.pick('b');
    expect(match.over).toBe(true);
  });

  test('replaces what happens by the first owner who takes it', () => {
    const match = start(['instead:a?', 'instead:b@1?']);
    match.pick();
    expect(offered(match)).toEqual([[1, 'wound.trigger', 'b']]);
    match.pick('b');
    expect(match.state.told).toEqual(['b']);
  });

  test('is fired once for each occurrence where the game says so', () => {
    const once: Game<Told, Told> = {
      ...game(['after:a?', 'after:b?']),
      triggers: (state, when, _, fired) =>
        fired.length > 0 ? [] : state.waiting.filter(name => name.startsWith(when)).map(parse),
    };
    const match = Match.start(once, { seed: 's', seats: 2 });
    match.pick('b');
    expect(match.state.told).toEqual(['deed', 'b']);
    expect(match.over).toBe(true);
  });

  test('costs nothing where nothing can wait', () => {
    const { triggers: _, ...plain } = game([]);
    expect(Match.start(plain, { seed: 's', seats: 2 }).state.told).toEqual(['deed']);
  });
});

describe('a moment', () => {
  interface Pouch {
    coins: number;
    done: string[];
  }
  const camp = tiny<Pouch>(
    () => ({ coins: 2, done: [] }),
    {
      *setup(t) {
        const { state } = t;
        const spend = (key: string, end?: string) => ({
          option: { key, text: key },
          *run() {
            state.coins--;
            state.done.push(key);
            return end;
          },
        });
        const ended = yield* react(t, 0, () => ({
          prompt: 'camp',
          pass: { text: 'sleep' },
          deeds: state.coins > 0 ? [spend('eat'), spend('leave', 'left')] : [],
        }));
        state.done.push(ended ?? 'passed');
        return { at: 'over' };
      },
    },
    { trials: [{ seats: 2, options: {} }] },
  );
  const begin = () => Match.start(camp, { seed: 's', seats: 2 });

  test('goes on until there is nothing left to do', () => {
    const match = begin();
    match.pick('eat');
    match.pick('eat');
    expect(match.state.done).toEqual(['eat', 'eat', 'passed']);
  });

  test('ends with a pass, or with what ends it', () => {
    const passed = begin();
    passed.pick('eat');
    passed.pick();
    expect(passed.state.done).toEqual(['eat', 'passed']);
    const left = begin();
    left.pick('leave');
    expect(left.state.done).toEqual(['leave', 'left']);
  });

  test('stands the trial', () => {
    expect(trial(camp, { seed: 'camp', decisions: 40 }).violations).toEqual([]);
  });
});

describe('figures that act', () => {
  test('are looked at once for each question, and what was offered happens', () => {
    let looks = 0;
    const march = tiny(() => ({ left: 2, done: [] as string[] }), {
      *setup(t) {
        const { state } = t;
        const deed = (figure: string): FigureDeed<typeof state> => ({
          option: { key: 'step', text: 'step' },
          *run() {
            state.left--;
            state.done.push(figure);
          },
        });
        const passed = yield* actAny(t, () => {
          looks++;
          return [0, 1].map(seat => {
            const figure = `pawn-${seat}`;
            return { seat, figure, prompt: 'march', pass: { text: 'rest' }, deeds: [deed(figure)] };
          });
        });
        return { at: passed === undefined && state.left > 0 ? 'setup' : 'over' };
      },
    });
    const match = Match.start(march, { seed: 's', seats: 2 });
    for (const seat of [1, 0]) {
      const { id = 0, options = [] } = match.decisionOf(seat) ?? {};
      match.answer({ seat, decision: id, picks: options.map(({ key }) => key) });
    }
    expect(match.state.done).toEqual(['pawn-1', 'pawn-0']);
    expect(looks).toBe(2);
  });
});
