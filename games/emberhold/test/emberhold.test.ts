// Every rule of Emberhold as a scene, and what every game proves.

import { player, playOut } from '@veillee/bots';
import { goldenGames } from '@veillee/games/test/golden';
import { board, catalogues, conformance, everyRowIsMet } from '@veillee/games/test/proofs';
import { followingMatch, Match } from '@veillee/kernel';
import { rule } from '@veillee/kernel/test/rule';
import { Scene } from '@veillee/kernel/trial/scene';
import type { Space } from '@veillee/pieces/geometry';
import { expect, test } from 'vitest';
import { novice } from '../bots/novice.ts';
import { kit } from '../index.ts';
import { emberhold } from '../rules/game.ts';
import type { State } from '../rules/state.ts';
import { drawings } from '../table/drawings.ts';

conformance(kit, { bare: [], deep: 0.05, decisions: () => 300 });
catalogues(kit, []);
goldenGames(kit);
board(kit, { cards: emberhold.rows ?? [], drawings, guide: [] });

const start = (seed: string, chapter = 'gate') => Match.start(emberhold, { seed, seats: 2, options: { chapter } });

test('every row is met in random games', () => {
  const matches = Array.from({ length: 60 }, (_, n) => start(`row ${n}`, n % 2 ? 'gate' : 'heart'));
  everyRowIsMet(emberhold, matches, () => {});
});

/** The first turn of the heroes; knight, ranger and skeleton stand on these spaces, and this is different. */
function scene(spaces: readonly Space[] = [], change: Partial<State> = {}) {
  const { state } = start('scene');
  for (const [n, figure] of state.figures.entries()) figure.at = spaces[n] ?? figure.at;
  const [options, position] = [{ chapter: 'gate' }, { at: 'turn', side: 'heroes' }];
  const table = Scene.set(emberhold, { state: { ...state, ...change }, seats: 2, options, position });
  const [heroes, warden] = [table.seat(0), table.seat(1)];
  return { table, heroes, warden, does: (key: string) => heroes.chooses('turn.ask', key) };
}

rule(['EMB-1.1', 'EMB-1.3'], 'one of two players runs both heroes; then come the monsters, and the next round', () => {
  const { table, heroes, warden } = scene();
  for (const key of ['knight:knight/move:space:2,4', 'ranger:ranger/move:space:2,4'])
    expect(heroes.offered('turn.ask')).toContain(key);
  heroes.passes('turn.ask');
  warden.passes('turn.ask');
  expect([table.state.round, heroes.asked()]).toEqual([2, 'turn.ask']);
});

rule(['EMB-1.2', 'EMB-4.1'], 'down the stairs with the key: the story is told, what was found goes on', () => {
  const { table, heroes, warden, does } = scene(['space:10,5'], { found: ['key', 'cloak'] });
  expect(JSON.stringify(heroes.view())).not.toContain('child of ash');
  does('knight:knight/move:space:11,5');
  expect([table.over, table.state.won]).toEqual([true, 'heroes']);
  expect(warden.view().story?.words?.en).toContain('child of ash');
  const { state } = followingMatch(table.match, 'heart', 'next');
  expect(state).toMatchObject({ chapter: 'heart', found: ['cloak'], figures: [{ health: 9 }, { health: 7 }, {}] });
});

rule(['EMB-2.1', 'EMB-2.3'], 'nobody stops on a foe, and nobody hits what is far', () => {
  const near = scene([], { closed: [] }).heroes;
  expect(near.refused('turn.ask')[0]).toMatchObject({ rule: 'EMB-2.3', why: { text: 'why.far' } });
  const keys = scene(['space:1,5', 'space:1,6', 'space:2,5']).heroes.offered('turn.ask');
  expect(keys).toContain('knight:knight/attack:skeleton:watch');
  expect(keys).not.toContain('knight:knight/move:space:2,5');
});

rule('EMB-2.2', 'each die that shows four or more is a wound; a blade adds a die', () => {
  const { table, does } = scene(['space:1,5', 'space:1,6', 'space:2,5'], { found: ['blade'] });
  does('knight:knight/attack:skeleton:watch');
  const attack = table.told().find(({ text }) => text === 'log.attack');
  const rolls = String(attack?.with?.rolls).split(' ').map(Number);
  expect([rolls.length, rolls.filter(roll => roll >= 4).length]).toEqual([4, attack?.with?.hits]);
  expect(table.state.figures).toHaveLength(Number(attack?.with?.hits) >= 2 ? 2 : 3);
});

rule('EMB-2.4', 'a door shows what only the warden knew; a cloak is worth two health', () => {
  const finds = ['blade', 'cloak', 'key', 'draught'];
  const { table, heroes, does } = scene(['space:2,4', 'space:9,1'], { finds, closed: ['door:a', 'door:c', 'door:d'] });
  expect(heroes.view().finds).toEqual(['', 'cloak', '', '']);
  does('knight:knight/open:door:a');
  expect(heroes.view().guards[0]).toBe(table.state.guards[0]);
  does('ranger:ranger/take:chest:b');
  expect(table.state).toMatchObject({ found: ['cloak'], figures: [{ health: 9 }, { health: 7 }, {}, {}] });
});

rule('EMB-3.1', 'the warden is asked at loose flagstone with a trap or without; a web ends the turn', () => {
  for (const hand of [[], ['web']]) {
    const { table, heroes, warden, does } = scene([], { hand });
    does('knight:knight/move:space:3,5');
    expect(warden.offered('trap.spring')).toEqual(hand);
    expect(heroes.view().hand).toEqual(hand.map(() => ''));
    warden.chooses('trap.spring', ...hand);
    expect(table.state.figures[0]).toMatchObject({ acted: hand.length > 0 });
  }
  expect(start('hand').state.hand).toHaveLength(3);
});

test('the novice plays both sides, and either may win', () => {
  const matches = Array.from({ length: 12 }, (_, n) => start(`novice ${n}`));
  for (const match of matches) playOut(match, [player(novice, 'heroes'), player(novice, 'warden')]);
  expect(new Set(matches.map(({ state }) => state.won))).toEqual(new Set(['heroes', 'warden']));
});
