// Laying a table: seats and modes that fit each other, options in their groups.

import type { OptionSpec, Setting, Text } from '@veillee/kernel';
import { describe, expect, test } from 'vitest';
import {
  choiceKey,
  filled,
  firstGamePlan,
  firstPlan,
  groupOptions,
  hidesLists,
  type Plan,
  planRoles,
  possibleCounts,
  withMode,
  withOption,
  withRole,
  withRoles,
  withSeats,
} from '../pages/setup-plan.ts';

const mode: OptionSpec = { id: 'mode', kind: 'choice', initial: 'duel', choices: ['duel', 'solo', 'party'] };
const set: OptionSpec = { id: 'set', kind: 'choice', initial: 'random', choices: ['random', 'picked'] };
const cards: OptionSpec = { id: 'cards', kind: 'list', initial: [], choices: ['a', 'b'] };
const dark: OptionSpec = { id: 'dark', kind: 'switch', initial: false };
const stone: OptionSpec = { id: 'stone', kind: 'choice', initial: 'x', choices: ['x', 'y'] };
const specs = [mode, set, cards, dark, stone];

const refuse = ({ seats, options }: Setting): Text | undefined => {
  const fits = { duel: [2], solo: [1], party: [3, 4, 5] }[String(options.mode)] ?? [];
  if (!fits.includes(seats)) return { text: 'refuse.seats' };
  return options.set === 'picked' && (options.cards as string[]).length < 2 ? { text: 'refuse.picked' } : undefined;
};

describe('roles', () => {
  const roles = [
    { id: 'overlord', side: 'dark' },
    { id: 'hero', side: 'light' },
    { id: 'hero', side: 'light' },
  ];
  const plan: Plan = {
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'warden' }, { kind: 'friend' }],
    options: {},
    seed: '',
    spectators: true,
  };

  test('are in the order of the game until somebody takes another, and changes places with who had it', () => {
    const usual = planRoles(plan, roles) ?? [];
    expect(usual).toEqual(['overlord', 'hero', 'hero']);
    const chosen = withRole(plan, usual, 2, 'overlord');
    expect(planRoles(chosen, roles)).toEqual(['hero', 'hero', 'overlord']);
    expect(withRole(chosen, ['hero', 'hero', 'overlord'], 0, 'hero')).toBe(chosen);
  });

  test('that no longer fit the table are shared out anew', () => {
    const chosen = withRole(plan, ['overlord', 'hero', 'hero'], 2, 'overlord');
    expect(planRoles(chosen, roles.slice(0, 2))).toEqual(['overlord', 'hero']);
    expect(planRoles(chosen, undefined)).toBeUndefined();
  });

  test('are laid with the table, each bot where it can play', () => {
    const botsFor = (seat: number) => (seat === 0 ? ['random', 'warden'] : ['random', 'adept']);
    const laid = withRoles(plan, ['overlord', 'hero', 'hero'], botsFor);
    expect(laid.options).toEqual({ roles: ['overlord', 'hero', 'hero'] });
    expect(laid.seats[1]).toEqual({ kind: 'bot', bot: 'adept' });
    expect(withRoles(plan, undefined, botsFor)).toBe(plan);
  });
});

describe('how a game is begun', () => {
  test('with a bot: two seats, initial options', () => {
    const plan = firstPlan('bot', specs, refuse, 'adept');
    expect(plan.seats).toEqual([{ kind: 'me' }, { kind: 'bot', bot: 'adept' }]);
    expect(plan.options).toEqual({});
  });
  test('alone: the mode that one can play', () => {
    const plan = firstPlan('alone', specs, refuse, 'adept');
    expect(plan.seats).toHaveLength(1);
    expect(plan.options).toEqual({ mode: 'solo' });
  });
  test('a game that nobody can play alone gets a bot', () => {
    const onlyTwo = ({ seats }: Setting): Text | undefined => (seats === 2 ? undefined : { text: 'no' });
    expect(firstPlan('alone', [dark], onlyTwo, 'novice').seats).toEqual([
      { kind: 'me' },
      { kind: 'bot', bot: 'novice' },
    ]);
  });
});

describe('a first game', () => {
  const offer = { options: specs, bots: ['random', 'novice', 'adept'] };
  test('with a bot: the weakest that thinks, and the options that the game has for it', () => {
    const plan = firstGamePlan('bot', offer, refuse, { dark: true, stone: 'x' });
    expect(plan.seats).toEqual([{ kind: 'me' }, { kind: 'bot', bot: 'novice' }]);
    expect(plan.options).toEqual({ dark: true });
  });
  test('alone: the mode for one, and those options', () => {
    const plan = firstGamePlan('alone', offer, refuse, { dark: true });
    expect(plan.seats).toEqual([{ kind: 'me' }]);
    expect(plan.options).toEqual({ mode: 'solo', dark: true });
  });
});

describe('seats and modes', () => {
  const plan = firstPlan('bot', specs, refuse, 'adept');
  test('a mode seats as many as it takes, the nearest count', () => {
    expect(withMode(plan, specs, 'party', refuse, 'adept').seats).toHaveLength(3);
    expect(withMode(plan, specs, 'solo', refuse, 'adept').seats).toEqual([{ kind: 'me' }]);
  });
  test('more seats choose a mode that fits', () => {
    const seats = [...plan.seats, { kind: 'hotseat' as const }];
    expect(withSeats(plan, specs, seats, refuse).options).toEqual({ mode: 'party' });
  });
  test('an unfinished list does not make every count impossible', () => {
    const picking = withOption(plan, set, 'picked');
    expect(withMode(picking, specs, 'party', refuse, 'adept').seats).toHaveLength(3);
    expect(possibleCounts(specs, refuse)).toEqual([1, 2, 3, 4, 5]);
  });
  test('an option back at its initial value is left out', () => {
    const on = withOption(plan, dark, true);
    expect(on.options).toEqual({ dark: true });
    expect(withOption(on, dark, false).options).toEqual({});
    expect(filled(specs, on.options)).toMatchObject({ dark: true, set: 'random', cards: [] });
  });
});

describe('the parts of the screen', () => {
  test('two big choices as cards, the rest as rows, lists only for a hand-picked set', () => {
    const plain = groupOptions(specs, hidesLists(specs, {}));
    expect(plain.cards.map(spec => spec.id)).toEqual(['mode', 'set']);
    expect(plain.rows.map(spec => spec.id)).toEqual(['dark', 'stone']);
    expect(plain.lists).toEqual([]);
    expect(groupOptions(specs, hidesLists(specs, { set: 'picked' })).lists).toEqual([cards]);
  });
  test('a choice finds its name', () => {
    const texts = { 'setup.set.random': 'Random', 'mode.duel': 'Duel', 'card.a': 'A', 'card.a.text': '…' };
    expect(choiceKey(texts, set, 'random')).toBe('setup.set.random');
    expect(choiceKey(texts, mode, 'duel')).toBe('mode.duel');
    expect(choiceKey(texts, cards, 'a')).toBe('card.a');
    expect(choiceKey(texts, cards, 'b')).toBeUndefined();
  });
});
