// Secret interruptions: traps that the other side may spring at any step, and nobody learns whether it could have.

import { describe, expect, test } from 'vitest';
import {
  type Armed,
  type Ask,
  checkAsk,
  type Game,
  Match,
  publiclyAwaited,
  type Table,
  unaskedPicks,
  type Viewer,
  type Window,
} from '../index.ts';
import { trial } from '../trial/conformance.ts';
import { keys, tiny } from './tiny.ts';

interface Vault {
  turn: number;
  steps: string[];
  wounds: number;
  threat: number;
  /** Of the seat that watches: what nobody else knows. */
  traps: string[];
}

const [HERO, OVERLORD] = [0, 1];
const TRAPS = ['pit', 'dart', 'scythe', 'nothing', 'nothing'];
const COSTS: { readonly [trap: string]: number } = { pit: 1, dart: 2, scythe: 3 };

const view = (state: Vault, viewer: Viewer): Vault =>
  viewer === OVERLORD || viewer === 'everyone'
    ? structuredClone(state)
    : { ...structuredClone(state), traps: state.traps.map(() => '?') };

const affordable = (state: Vault): string[] =>
  [...new Set(state.traps)].filter(trap => (COSTS[trap] ?? Number.POSITIVE_INFINITY) <= state.threat);

function spring(t: Table<Vault>, trap: string): void {
  t.state.traps.splice(t.state.traps.indexOf(trap), 1);
  t.state.threat -= COSTS[trap] ?? 0;
  t.state.wounds++;
  t.tell('sprung', { trap });
}

/** A hero walks; whoever watches may spring one trap at each step, if it can pay for one. */
function vault(window: (state: Vault, step: string) => Window): Game<Vault, Vault> {
  return tiny<Vault>(
    () => ({ turn: 0, steps: [], wounds: 0, threat: 4, traps: [] }),
    {
      *setup(t) {
        t.state.traps = t.shuffle([...TRAPS], 'traps').slice(0, 3);
        return { at: 'turn' };
      },
      *turn(t) {
        const { state } = t;
        const step = yield* t.choose(HERO, 'step', keys('hall', 'chest'));
        state.steps.push(step);
        t.tell('walked', { step });
        if (state.traps.length > 0 && state.threat > 0) {
          const how = { window: window(state, step), pass: { text: 'step.trigger.pass' } };
          const trap = yield* t.choose(OVERLORD, 'step.trigger', keys(...affordable(state)), how);
          if (trap !== undefined) spring(t, trap);
        }
        state.turn++;
        return { at: state.turn < 8 ? 'turn' : 'over' };
      },
    },
    {
      view,
      redeal: (state, viewer, chance) => {
        if (viewer === OVERLORD || viewer === 'everyone') return;
        const [...traps] = chance.shuffle([...TRAPS], 'redeal');
        state.traps = traps.slice(0, state.traps.length);
      },
      turns: ({ turn }) => turn,
    },
  );
}

const secret = vault((_, step) => ({ id: 'trap', matters: true, secret: true, when: [`enters:${step}`] }));
const start = (seed: string) => Match.start(secret, { seed, seats: 2 });
const laws = (game: Game<Vault, Vault>) =>
  trial(game, { seed: 'vault', decisions: 300 }).violations.map(({ law, message }) => `${law}: ${message}`);

/** A match in which the overlord holds exactly these. */
function holding(...traps: string[]): Match<Vault, Vault> {
  const match = start('held');
  match.state.traps = traps;
  return match;
}

describe('a secret interruption', () => {
  test('is asked whether or not the seat could act, and looks the same to everybody else', () => {
    const [able, unable] = [holding('pit', 'dart'), holding('nothing', 'nothing')];
    for (const match of [able, unable]) match.pick('hall');
    expect(able.decisions.map(({ seat, options }) => [seat, options.length])).toEqual([[OVERLORD, 2]]);
    expect(unable.decisions.map(({ seat, options }) => [seat, options.length])).toEqual([[OVERLORD, 0]]);
    for (const match of [able, unable]) {
      expect(publiclyAwaited(match)).toEqual([HERO]);
      expect(match.undoTarget(HERO)).toBe(0);
      expect([...match.told(HERO)].map(({ text }) => text)).toEqual(['walked']);
      match.pick();
      expect(match.undoTarget(HERO)).toBe(0);
      expect(match.journal).toMatchObject([{ seat: HERO }, { seat: OVERLORD, picks: [], window: true }]);
    }
  });

  test('stands the trial, also with the law that nobody learns of it', () => {
    expect(laws(secret)).toEqual([]);
  });

  test('cannot be one that everybody knows of', () => {
    const ask: Ask = { seat: 0, prompt: 'spring', options: [], min: 1, max: 1, pass: { text: 'no' } };
    const window = { id: 'trap', matters: true, secret: true, open: true } as const;
    expect(() => checkAsk({ ...ask, window })).toThrow('a secret interruption that everybody knows of');
  });
});

/** Both decide at once: where the hero goes, and which trap is set there. `asks`: whether whoever watches is asked. */
const atOnce = (asks: (state: Vault) => boolean): Game<Vault, Vault> => ({
  ...secret,
  positions: {
    ...secret.positions,
    *turn(t) {
      const { state } = t;
      const window: Window = { id: 'trap', matters: true, secret: true };
      const replies = yield* t.askAll(() => [
        { seat: HERO, prompt: 'step', options: keys('hall', 'chest'), min: 1, max: 1 },
        ...(asks(state)
          ? [
              {
                seat: OVERLORD,
                prompt: 'set',
                options: keys(...affordable(state)),
                min: 1,
                max: 1,
                pass: { text: 'no' },
                window,
              },
            ]
          : []),
      ]);
      for (const { picks } of replies) t.tell('done', { picks: picks.join() });
      state.turn++;
      return { at: state.turn < 8 ? 'turn' : 'over' };
    },
  },
});

describe('decisions at once', () => {
  test('keep the law when whoever holds something is asked on grounds that all know', () => {
    expect(laws(atOnce(({ threat }) => threat > 0))).toEqual([]);
  });

  test('break it when they are asked only if they could act: the others are waited for, or not', () => {
    const [first] = laws(atOnce(state => affordable(state).length > 1));
    expect(first).toMatch(/^secret: what seat 0 sees at once depends on what others hold/);
  });
});

describe('the law of secrets finds', () => {
  test('a seat that is asked only if it holds something', () => {
    const [first] = laws(vault(() => ({ id: 'trap', matters: true })));
    expect(first).toMatch(/^secret: what seat 0 sees at once depends on what others hold/);
  });

  test('a text that only those hear who walked past a trap', () => {
    const told: Game<Vault, Vault> = {
      ...secret,
      positions: {
        ...secret.positions,
        *turn(t, position) {
          if (t.state.turn > 0 && t.state.traps.includes('scythe')) t.tell('creaks');
          return yield* (secret.positions.turn as NonNullable<(typeof secret.positions)[string]>)(t, position);
        },
      },
    };
    const [first] = laws(told);
    expect(first).toMatch(/^secret: what seat 0 sees after all let it pass depends on what others hold/);
  });

  test('chance that is used only where somebody could have acted, and stops the undo of others', () => {
    const rolled: Game<Vault, Vault> = {
      ...secret,
      positions: {
        ...secret.positions,
        *turn(t) {
          const step = yield* t.choose(HERO, 'step', keys('hall', 'chest'));
          if (t.state.traps.includes('pit')) t.roll(6, 'dice');
          t.state.steps.push(step);
          return { at: ++t.state.turn < 8 ? 'turn' : 'over' };
        },
      },
    };
    expect(laws(rolled)[0]).toMatch(/^secret: .*canUndo/);
  });
});

describe('an armed wish', () => {
  const window: Window = { id: 'trap', matters: true, secret: true, when: ['enters:hall', 'hero:2'] };
  const ask: Ask = { seat: 1, prompt: 'spring', options: keys('pit'), min: 1, max: 1, pass: { text: 'no' }, window };
  const asked = (armed: readonly Armed[], usual: 'ask' | 'never' | undefined = undefined, turn = 4): boolean =>
    unaskedPicks(ask, () => usual, { armed, turn }) === undefined;

  test.each<[string, readonly Armed[], boolean]>([
    ['nothing', [], true],
    ['never', [{ kind: 'trap', wish: 'never' }], false],
    ['never this turn', [{ kind: 'trap', wish: 'never', turn: 4 }], false],
    ['never in a turn that is over', [{ kind: 'trap', wish: 'never', turn: 3 }], true],
    ['never in another kind', [{ kind: 'guard', wish: 'never' }], true],
    ['never elsewhere', [{ kind: 'trap', wish: 'never', when: 'enters:chest' }], true],
    ['never here', [{ kind: 'trap', wish: 'never', when: 'enters:hall' }], false],
    [
      'ask when a hero enters the hall, otherwise never',
      [
        { kind: 'trap', wish: 'ask', when: 'enters:hall' },
        { kind: 'trap', wish: 'never' },
      ],
      true,
    ],
    [
      'what was armed last',
      [
        { kind: 'trap', wish: 'never' },
        { kind: 'trap', wish: 'ask' },
      ],
      true,
    ],
  ])('of %s', (_, armed, isAsked) => {
    expect(asked(armed)).toBe(isAsked);
  });

  test('comes before the usual one while it holds', () => {
    const here: Armed = { kind: 'trap', wish: 'ask', when: 'hero:2' };
    expect(asked([], 'never')).toBe(false);
    expect(asked([here], 'never')).toBe(true);
    expect(asked([{ kind: 'trap', wish: 'never', turn: 4 }], 'ask')).toBe(false);
    expect(asked([{ kind: 'trap', wish: 'never', turn: 4 }], 'ask', 5)).toBe(true);
  });
});
