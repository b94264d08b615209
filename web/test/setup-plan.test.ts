// Laying a table: seats and modes that fit each other, options in their groups.

import type { OptionSpec, Setting, Text } from '@veillee/kernel';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ChoiceCards } from '../pages/choices.tsx';
import {
  choiceKey,
  filled,
  firstGamePlan,
  firstPlan,
  groupOptions,
  openersOf,
  type Plan,
  placesChanged,
  planRoles,
  possibleCounts,
  seatedSpecs,
  withChoice,
  withOption,
  withRole,
  withRoles,
  withSeats,
} from '../pages/setup-plan.ts';
import { type Words, WordsContext } from '../words.tsx';
import { words } from './e2e/house/catalogues.ts';

const mode: OptionSpec = { id: 'mode', kind: 'choice', initial: 'duel', choices: ['duel', 'solo', 'party'] };
const set: OptionSpec = { id: 'set', kind: 'choice', initial: 'random', choices: ['random', 'picked'] };
const cards: OptionSpec = { id: 'cards', kind: 'list', initial: [], choices: ['a', 'b'], when: { set: ['picked'] } };
const dark: OptionSpec = { id: 'dark', kind: 'switch', initial: false };
const stone: OptionSpec = { id: 'stone', kind: 'choice', initial: 'x', choices: ['x', 'y'] };
const specs = [mode, set, cards, dark, stone];

const refuse = ({ seats, options }: Setting): Text | undefined => {
  const fits = { duel: [2], solo: [1], party: [3, 4, 5] }[String(options.mode)] ?? [];
  if (!fits.includes(seats)) return { text: 'refuse.seats' };
  return options.set === 'picked' && (options.cards as string[]).length < 2 ? { text: 'refuse.picked' } : undefined;
};

test('a choice that is not offered any more gives way to the first that is', () => {
  const heroes: OptionSpec = {
    id: 'heroes',
    kind: 'choice',
    initial: 'any',
    choices: ['any', 'ready', 'drawn'],
    cards: { any: { when: { set: ['random'] } } },
  };
  const plan: Plan = { seats: [{ kind: 'me' }], options: {}, seed: '', spectators: true };
  const chosen = (from: Plan, value: string): Plan =>
    withChoice(from, [set, heroes], set, value, () => undefined, 'adept');
  expect(chosen(plan, 'picked').options).toEqual({ set: 'picked', heroes: 'ready' });
  expect(chosen({ ...plan, options: { heroes: 'drawn' } }, 'picked').options).toEqual({
    set: 'picked',
    heroes: 'drawn',
  });
});

test('what a choice has settled is what one begins with who chooses one by one', () => {
  const light: OptionSpec = { id: 'light', kind: 'switch', initial: false, when: { terms: ['own'] } };
  const traps: OptionSpec = { id: 'traps', kind: 'switch', initial: true, when: { terms: ['own'] } };
  const terms: OptionSpec = {
    id: 'terms',
    kind: 'choice',
    initial: 'mild',
    choices: ['mild', 'hard', 'own'],
    settles: { mild: { light: false, traps: true }, hard: { light: true, traps: false } },
  };
  const specs = [terms, light, traps];
  const choose = (plan: Plan, choice: string): Plan => withChoice(plan, specs, terms, choice, () => undefined, 'adept');
  const empty: Plan = { seats: [{ kind: 'me' }], options: {}, seed: '', spectators: true };
  expect(choose(empty, 'hard').options).toEqual({ terms: 'hard' });
  expect(choose(choose(empty, 'hard'), 'own').options).toEqual({ terms: 'own', light: true, traps: false });
  expect(choose(empty, 'own').options).toEqual({ terms: 'own' });
  // What was chosen one by one gives way to the terms that are chosen next.
  const own = choose(choose(empty, 'hard'), 'own');
  expect(choose(choose(own, 'mild'), 'own').options).toEqual({ terms: 'own' });
});

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

  test('in a game under way a seat keeps its role: whoever wants another changes places', () => {
    const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'novice' }, { kind: 'friend' }] as const;
    const roles = ['hero', 'hero', 'overlord'];
    expect(placesChanged(seats, roles, 0, 'overlord')).toEqual([seats[2], seats[1], seats[0]]);
    expect(placesChanged(seats, roles, 0, 'hero')).toBe(seats);
    expect(placesChanged(seats, roles, 0, 'stranger')).toBe(seats);
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
    expect(withChoice(plan, specs, mode, 'party', refuse, 'adept').seats).toHaveLength(3);
    expect(withChoice(plan, specs, mode, 'solo', refuse, 'adept').seats).toEqual([{ kind: 'me' }]);
  });
  test('more seats choose a mode that fits', () => {
    const seats = [...plan.seats, { kind: 'hotseat' as const }];
    expect(withSeats(plan, specs, seats, refuse).options).toEqual({ mode: 'party' });
  });
  test('an unfinished list does not make every count impossible', () => {
    const picking = withOption(plan, set, 'picked');
    expect(withChoice(picking, specs, mode, 'party', refuse, 'adept').seats).toHaveLength(3);
    expect(possibleCounts(specs, picking.options, refuse)).toEqual([1, 2, 3, 4, 5]);
  });
  test('an option back at its initial value is left out', () => {
    const on = withOption(plan, dark, true);
    expect(on.options).toEqual({ dark: true });
    expect(withOption(on, dark, false).options).toEqual({});
    expect(filled(specs, on.options)).toMatchObject({ dark: true, set: 'random', cards: [] });
  });
  test('what a table begins with depends on who sits there, until somebody chooses otherwise', () => {
    const seated = seatedSpecs(specs, { dark: true });
    const own = seated.find(({ id }) => id === 'dark') as OptionSpec;
    expect(filled(seated, plan.options)).toMatchObject({ dark: true, stone: 'x' });
    const off = withOption(plan, own, false);
    expect(filled(seated, off.options)).toMatchObject({ dark: false });
    // It stays off when others sit down.
    expect(filled(specs, off.options)).toMatchObject({ dark: false });
    expect(withOption(off, own, true).options).toEqual({});
  });
});

describe('a game of scenarios', () => {
  const scenario: OptionSpec = {
    id: 'scenario',
    kind: 'choice',
    initial: 'ford',
    choices: ['ford', 'siege', 'duel'],
    cards: { ford: { minutes: 30, picture: '<svg/>' }, siege: { minutes: 90 }, duel: { minutes: 10 } },
  };
  const level: OptionSpec = { id: 'level', kind: 'choice', initial: 'calm', choices: ['calm', 'grim'] };
  const manner: OptionSpec = { id: 'mode', kind: 'choice', initial: 'together', choices: ['together', 'against'] };
  const towers: OptionSpec = {
    id: 'towers',
    kind: 'switch',
    initial: false,
    when: { scenario: ['siege'], level: ['grim'] },
  };
  const only: OptionSpec = { id: 'only', kind: 'choice', initial: 'one', choices: ['one'] };
  const all = [manner, level, scenario, towers, only];
  /** The ford seats one to three, the siege three or four against each other, the duel two rivals. */
  const refuseIt = ({ seats, options }: Setting): Text | undefined => {
    const fits = { ford: [1, 2, 3], siege: [3, 4], duel: [2] }[String(options.scenario)] ?? [];
    const rivals = options.mode === 'against';
    return fits.includes(seats) && (options.scenario === 'ford' || rivals) ? undefined : { text: 'no' };
  };
  const begun = firstPlan('alone', all, refuseIt, 'adept');

  test('seats as many as the scenario takes, and what does not go with it gives way', () => {
    expect(begun.seats).toHaveLength(1);
    const siege = withChoice(begun, all, scenario, 'siege', refuseIt, 'adept');
    expect(siege.options).toEqual({ scenario: 'siege', mode: 'against' });
    expect(siege.seats).toHaveLength(3);
    const duel = withChoice(siege, all, scenario, 'duel', refuseIt, 'adept');
    expect(duel.seats).toHaveLength(2);
    expect(withChoice(duel, all, level, 'grim', refuseIt, 'adept').seats).toHaveLength(2);
  });

  test('offers the seats of the scenario that is chosen, and keeps it when somebody sits down', () => {
    expect(possibleCounts(all, {}, refuseIt)).toEqual([1, 2, 3]);
    expect(possibleCounts(all, { scenario: 'siege' }, refuseIt)).toEqual([3, 4]);
    const siege = withChoice(begun, all, scenario, 'siege', refuseIt, 'adept');
    const four = [...siege.seats, { kind: 'friend' as const }];
    expect(withSeats(siege, all, four, refuseIt)).toMatchObject({ seats: four, options: siege.options });
  });

  test('shows scenarios as cards wherever they stand, and asks only what means something', () => {
    const { cards, rows } = groupOptions(all, {}, 1);
    expect(cards.map(spec => spec.id)).toEqual(['mode', 'level', 'scenario']);
    expect(rows).toEqual([]);
    expect(groupOptions(all, { scenario: 'siege', level: 'grim' }, 3).rows).toEqual([towers]);
    expect(groupOptions(all, { scenario: 'siege' }, 3).rows).toEqual([]);
    const among = all.map(spec => (spec === level ? { ...spec, players: 2 } : spec));
    const asked = (players: number) => groupOptions(among, {}, players).cards.map(spec => spec.id);
    expect([asked(1), asked(2)]).toEqual([
      ['mode', 'scenario'],
      ['mode', 'level', 'scenario'],
    ]);
  });

  test('a small choice is a row at every table, also where a larger one is not asked', () => {
    const among: OptionSpec = { ...mode, players: 2 };
    const asked = (players: number) => {
      const { cards, rows } = groupOptions([scenario, among, stone], {}, players);
      return [cards.map(spec => spec.id), rows.map(spec => spec.id)];
    };
    expect([asked(1), asked(2)]).toEqual([
      [['scenario'], ['stone']],
      [['scenario', 'mode'], ['stone']],
    ]);
  });

  test('a card has its picture, its name, its text and its length', () => {
    const cards = createElement(ChoiceCards, {
      spec: scenario as Extract<OptionSpec, { kind: 'choice' }>,
      title: 'Scenario',
      value: 'ford',
      naming: choice => `The ${choice}`,
      note: choice => (choice === 'ford' ? 'Cross the river.' : undefined),
      stars: () => undefined,
      onChange: () => undefined,
    });
    const spoken = { language: 'en', word: words('en') } as unknown as Words;
    const drawn = renderToStaticMarkup(createElement(WordsContext, { value: spoken }, cards));
    expect(drawn.split('class="choice-card"')).toHaveLength(4);
    expect(drawn).toContain(`src="data:image/svg+xml,${encodeURIComponent('<svg/>')}"`);
    expect(drawn).toMatch(/The ford.*Cross the river\..*30 minutes.*The siege.*90 minutes/);
  });
});

describe('the parts of the screen', () => {
  test('two big choices as cards, the rest as rows, lists only for a hand-picked set', () => {
    const plain = groupOptions(specs, {}, 1);
    expect(plain.cards.map(spec => spec.id)).toEqual(['mode', 'set']);
    expect(plain.rows.map(spec => spec.id)).toEqual(['dark', 'stone']);
    expect(plain.lists).toEqual([]);
    expect(groupOptions(specs, { set: 'picked' }, 1).lists).toEqual([cards]);
  });
  test('a choice finds its name', () => {
    const texts = { 'setup.set.random': 'Random', 'mode.duel': 'Duel', 'card.a': 'A', 'card.a.text': '…' };
    expect(choiceKey(texts, set, 'random')).toBe('setup.set.random');
    expect(choiceKey(texts, mode, 'duel')).toBe('mode.duel');
    expect(choiceKey(texts, cards, 'a')).toBe('card.a');
    expect(choiceKey(texts, cards, 'b')).toBeUndefined();
  });
});

test('a choice that needs another option is offered while that is so, and gives way with it', () => {
  const tale: OptionSpec = {
    id: 'tale',
    kind: 'choice',
    initial: 'short',
    choices: ['short', 'long'],
    cards: { short: { group: 'base' }, long: { group: 'box', when: { box: [true] } } },
  };
  const box: OptionSpec = { id: 'box', kind: 'switch', initial: false };
  const own = [tale, box];
  const needs = ({ options }: Setting): Text | undefined =>
    options.tale === 'long' && options.box !== true ? { text: 'refuse.box' } : undefined;
  const offered = (options: Plan['options']) => groupOptions(own, options, 2).cards[0]?.choices;
  expect([offered({}), offered({ box: true })]).toEqual([['short'], ['short', 'long']]);
  // What it waits for is asked before it.
  expect([...openersOf([tale])]).toEqual(['box']);
  const chosen: Plan = {
    seats: [{ kind: 'me' }, { kind: 'bot' }],
    options: { box: true, tale: 'long' },
    seed: '',
    spectators: true,
  };
  expect(withChoice(chosen, own, box, false, needs, 'random').options).toEqual({});
});
