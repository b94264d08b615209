// The account of a game that is over: points by source, points as they were told, and its figures.

import { player, playOut } from '@veillee/bots';
import { type GameEvent, Match, type Options, sumOfCoin } from '@veillee/kernel';
import { describe, expect, test } from 'vitest';
import { novice } from '../../bots/novice.ts';
import { defs } from '../../content/cards.ts';
import { account } from '../../rules/account.ts';
import type { Battle } from '../../rules/battle.ts';
import { thunderstone } from '../../rules/game.ts';
import { ids, scene } from '../scene.ts';

function played(seed: string, seats: number, options: Options) {
  const match = Match.start(thunderstone, { seed, seats, options: { stallGuard: true, ...options } });
  playOut(
    match,
    Array.from({ length: seats }, (_, seat) => player(novice, `${seed}/${seat}`)),
  );
  return { match, view: match.view('everyone'), events: [...match.told('everyone')] };
}

const GAMES = [
  ['one', 2, {}],
  ['two', 4, { openDiscards: false }],
  ['three', 1, { mode: 'solo-normal' }],
  ['four', 3, { mode: 'coop' }],
] as const;

describe.each(GAMES)('game %s of %i', (seed, seats, options) => {
  const { match, view, events } = played(seed, seats, options);
  const bySeat = (id: string): readonly number[] =>
    account.figures(view, events).find(figure => figure.id === id)?.bySeat ?? [];

  test('every turn is headed by its number and by whoever’s it is', () => {
    const headings = events.flatMap(({ turn }) => (turn ? [turn] : []));
    expect(headings.length).toBe(match.state.turn);
    expect(thunderstone.turns(match.state)).toBe(headings.at(-1)?.round); // the house counts as the chronicle does
    const first = headings[0]?.seat ?? 0;
    for (const [n, heading] of headings.entries()) expect(heading).toEqual({ round: n + 1, seat: (first + n) % seats });
  });

  test('the sources add up to the score of each seat', () => {
    const sources = account.points(view);
    const sums = view.players.map((_, seat) => sources.reduce((sum, source) => sum + (source.bySeat[seat] ?? 0), 0));
    expect(sums).toEqual(match.outcome?.scores);
    expect(sources.map(({ id }) => id)).toEqual(['monsters', 'stone', 'heroes', 'village']);
  });

  test('what was told of victory points, turn after turn, comes to the score as well', () => {
    expect(sumOfCoin(events, seats, 'vp')).toEqual(match.outcome?.scores);
  });

  test('monsters beaten and the hardest blow are those of the battles that were won', () => {
    const won = events.filter(({ scene: part }) => part?.of === 'battle' && part.part === 'sum' && part.won);
    expect(won.length).toBeGreaterThan(0);
    expect(bySeat('monsters').reduce((sum, n) => sum + n, 0)).toBe(won.length);
    expect(Math.max(...bySeat('blow'))).toBe(Math.max(...won.map(({ detail }) => (detail as Battle).total)));
    expect(Math.min(...bySeat('gold'), ...bySeat('xp'))).toBeGreaterThanOrEqual(0);
  });
});

test('a Khan, a Famine and the stone: 3, 2 and 3 points, one monster, told at once', () => {
  const table = scene(2)
    .dungeon('griffon', 'pegasus', 'pegasus')
    .prepared(['outlands-khan', 'torch'], 'famine', 'stone-of-mystery', 'nixie')
    .attacks(1);
  expect(ids(table.discardPile(0))).toContain('stone-of-mystery');
  const events: GameEvent[] = [...table.match.told('everyone')];
  expect(account.points(table.match.view('everyone'))).toEqual([
    { id: 'monsters', bySeat: [2, 0] },
    { id: 'stone', bySeat: [3, 0] },
    { id: 'heroes', bySeat: [3, 0] },
    { id: 'village', bySeat: [0, 0] },
  ]);
  expect(account.figures(table.match.view('everyone'), events)).toContainEqual({ id: 'monsters', bySeat: [1, 0] });
});

test('gold counts as it is spent, XP as it is earned, blows as the hardest of each seat', () => {
  const { view } = { view: scene(2).opens().match.view('everyone') };
  const brings = (seat: number, coins: Record<string, number>): GameEvent => ({ text: 'x', brings: { seat, coins } });
  const blow = (total: number, won: boolean): GameEvent => ({
    text: 'x',
    scene: { of: 'battle', part: 'sum', won },
    detail: { total } as never,
  });
  const turn = (seat: number): GameEvent => ({ text: 'x', turn: { round: 1, seat } });
  const figures = account.figures(view, [
    blow(20, true), // before the first turn nobody strikes
    turn(0),
    brings(0, { gold: -3 }),
    brings(0, { gold: 5 }),
    brings(1, { gold: -1, xp: 2 }),
    brings(1, { xp: -4 }),
    blow(4, true),
    blow(9, false),
    blow(3, true),
    turn(1),
    blow(7, true),
  ]);
  expect(Object.fromEntries(figures.map(({ id, bySeat }) => [id, bySeat]))).toMatchObject({
    blow: [4, 7],
    gold: [3, 1],
    xp: [0, 2],
  });
});

test('a battle is told line by line, in the order in which it is counted', () => {
  const lines = (hand: readonly string[], monster: string, ...steps: string[]) => {
    const table = scene()
      .prepared(hand, monster, 'nixie', 'nixie')
      .prepares(...steps)
      .attacks(1);
    const told = [...table.match.told('everyone')].find(
      ({ scene: part }) => part?.of === 'battle' && part.part === 'sum',
    );
    return (told?.lines ?? []).map(({ text, with: params }) => [text, params] as const);
  };
  const plain = lines(['militia', 'dagger', 'torch'], 'nixie', 'equip:dagger#1:militia#1');
  expect(plain.map(([text]) => text)).toEqual([
    'line.part.attack',
    'line.part.attack',
    'line.part.light',
    'line.light',
    'line.sum',
    'line.lost',
  ]);
  expect(plain.at(-3)?.[1]).toEqual({ light: 1, needed: 1, missing: 0, reduction: 0 });
  expect(plain.at(-2)?.[1]).toEqual({ attack: 2, magic: 0, reduction: 0, total: 2 });
  const texts = (hand: readonly string[], monster: string) => lines(hand, monster).map(([text]) => text);
  expect(texts(['outlands-khan', 'torch', 'lantern'], 'nixie')).toContain('line.won');
  const of = (op: string) => defs.find(def => def.ops.includes(op as never))?.id ?? '';
  for (const [op, line] of [
    ['immuneMagic', 'line.immuneMagic'],
    ['magicOnly', 'line.magicOnly'],
    ['halfMagic', 'line.halfMagic'],
    ['magicRequired', 'line.magicMissing'],
    ['unequippedCannotAttack', 'line.hindrance.unequipped'],
  ] as const) {
    expect(texts(['outlands-khan', 'lantern', 'lantern'], of(op)), op).toContain(line);
    expect(texts(['outlands-khan', 'lantern', 'lantern'], 'nixie'), op).not.toContain(line);
  }
  const halved = defs.find(def =>
    def.abilities.some(one => one.op === 'halfUnless' && one.unless === 'magic-attack-present'),
  );
  expect(texts(['militia', 'lantern', 'lantern'], halved?.id ?? '')).toContain('line.halved');
  expect(texts(['militia', 'disease', 'torch'], 'nixie')).toContain('line.diseases');
  expect(texts(['militia', 'torch'], 'nixie')).not.toContain('line.diseases');
  expect(texts(['militia', 'torch'], 'nixie')).not.toContain('line.multiplier');
});
