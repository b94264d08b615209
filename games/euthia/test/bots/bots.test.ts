// The bots: they know what lies open and no more, answer whatever they are asked in every mode, and play better than chance.

import { readdirSync, readFileSync } from 'node:fs';
import { player, playOut, random } from '@veillee/bots';
import { type Bot, Match, type Options } from '@veillee/kernel';
import { describe, expect, test } from 'vitest';
import { adept } from '../../bots/adept.ts';
import { novice } from '../../bots/novice.ts';
import { scenarios } from '../../content/scenarios.ts';
import { euthia } from '../../rules/game.ts';
import type { State } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';

type AnyBot = Bot<State, View>;
const BOTS: readonly AnyBot[] = [novice, adept];
/** More than any game takes. */
const MOST_DECISIONS = 8000;

function played(bots: readonly AnyBot[], options: Options, seed: string): State {
  const match = Match.start(euthia, { seed, seats: bots.length, options, history: false, forks: false });
  const players = bots.map((bot, seat) => player(bot, `${seed}/${seat}`));
  expect(playOut(match, players, MOST_DECISIONS)).toBeLessThan(MOST_DECISIONS);
  return match.state;
}

/** How often the first of two bots has won, sitting first and last in turn. */
function wins(one: AnyBot, other: AnyBot, games: number): number {
  const won = Array.from({ length: games }, (_, n) => {
    const seat = n % 2;
    const bots = seat === 0 ? [one, other] : [other, one];
    return played(bots, { scenario: 'the-hunt' }, `game ${n}`).result?.won.includes(seat);
  });
  return won.filter(each => each === true).length;
}

describe('what a bot may know', () => {
  const folder = new URL('../../bots/', import.meta.url);

  test.each(readdirSync(folder))('%s asks its view alone', file => {
    const source = readFileSync(new URL(file, folder), 'utf8');
    expect(source).not.toMatch(/from '\.\.\/rules\/(game|setup|round)\.ts'/);
    expect(source).not.toMatch(/imagine\(|dreamsOf/);
  });
});

describe('every prompt of every mode', () => {
  /** Each bot plays each scenario once, in a mode that another bot plays elsewhere. */
  const tables = BOTS.flatMap((bot, which) =>
    scenarios.map(({ id, modes }, n) => {
      const mode = modes[(n + which) % modes.length] ?? 'competitive';
      return { id: bot.id, bot, scenario: id, mode, seats: { solo: 1, cooperative: 2, competitive: 2 }[mode] };
    }),
  );

  test.each(tables)('$id plays $scenario to its end, $mode', ({ bot, scenario, mode, seats }) => {
    const options = { scenario, mode: mode === 'cooperative' ? mode : 'competitive' };
    const { phase, result } = played(Array<AnyBot>(seats).fill(bot), options, `${scenario} ${mode}`);
    expect(phase).toBe('over');
    expect(result?.scores).toHaveLength(seats);
  });
});

describe('how well they play', () => {
  test('the adept beats chance, and the novice', () => {
    expect(wins(adept, random as AnyBot, 2)).toBe(2);
    expect(wins(adept, novice, 3)).toBeGreaterThanOrEqual(2);
  });

  test('the novice beats chance', () => {
    expect(wins(novice, random as AnyBot, 4)).toBeGreaterThanOrEqual(3);
  });
});
