// The scene language: a table set by hand, what seats do, and what is said when they do something else.

import { describe, expect } from 'vitest';
import { Scene } from '../trial/scene.ts';
import { type NightMarket, nightMarket } from './night-market.ts';
import { rule } from './rule.ts';
import { ticTacToe } from './tic-tac-toe.ts';

const board = (squares: string, seat = 0) =>
  Scene.set(ticTacToe, {
    state: { squares: [...squares].map(mark => 'XO'.indexOf(mark)), turns: squares.replaceAll('.', '').length },
    position: { at: 'turn', seat },
    seats: 2,
  });

const stall = (...wares: string[]) => ({ hand: [], wares, coins: 3 });
const evening = (state: Partial<NightMarket>) =>
  Scene.set(nightMarket, {
    state: { deck: ['card-9'], stalls: [stall(), stall()], lot: '', round: 0, rounds: 1, caught: 0, ...state },
    position: { at: 'round', seat: 0 },
    seats: 2,
  });

describe('a scene', () => {
  rule('TTT-1', 'three in a row win', () => {
    const scene = board('XX.OO....');
    expect(scene.seat(0).asked()).toBe('turn');
    expect(scene.seat(1).asked()).toBeUndefined();
    expect(scene.seat(0).offered('turn')).toEqual(['2', '5', '6', '7', '8']);
    scene.seat(0).chooses('turn', '2');
    expect(scene.over).toBe(true);
    expect(scene.match.outcome?.won).toEqual([0]);
  });

  rule(['TTT-1', 'TTT-2'], 'seats move in turn', () => {
    const scene = board('.........');
    scene.seat(0).chooses('turn', '4').seat(1).chooses('turn', '0').seat(0).chooses('turn', '8');
    expect(scene.state.squares).toEqual([1, -1, -1, -1, 0, -1, -1, -1, 0]);
    expect(scene.seat(1).view()).toEqual(scene.state);
  });

  rule('NIG-2', 'what was laid out last is not sold yet', () => {
    const scene = evening({ stalls: [stall('card-1', 'card-2', 'card-3'), stall()] });
    scene.seat(1).chooses('market.bid', '0').seat(0).chooses('market.bid', '1').seat(0).chooses('market.lay');
    scene.seat(1).passes('market.inspect');
    expect(scene.seat(0).offered('market.sell')).toEqual(['card-1', 'card-2']);
    expect(scene.seat(0).refused('market.sell')).toEqual([
      { key: 'card-3', rule: 'NIG-2', why: { text: 'market.new' } },
    ]);
    scene.seat(0).passes('market.sell');
    expect(scene.told().map(({ text }) => text)).toEqual(['market.lot', 'market.sold']);
    expect(scene.told(1)[0]).toEqual({ text: 'market.lot', with: { card: 'card-9' } });
  });
});

describe('a scene that goes otherwise', () => {
  rule('TTT-1', 'names the prompt asked, the keys offered and what came instead', () => {
    const scene = board('XOXOXO...');
    expect(() => scene.seat(0).chooses('turn', '0')).toThrow(
      'seat 0 chose 0, but is asked turn and offered 6, 7, 8: turn offers 6, 7, 8; the answer was 0',
    );
    expect(() => scene.seat(1).chooses('turn', '6')).toThrow(
      'at turn, seat 1 chooses 6; but seat 0 is asked turn and offered 6, 7, 8',
    );
    expect(() => scene.seat(0).offered('battle')).toThrow('but seat 0 is asked turn and offered 6, 7, 8');
    expect(() => scene.seat(0).passes('turn')).toThrow('may not pass');
    expect(scene.state.turns).toBe(6);
  });

  rule('TTT-1', 'says when the game is over', () => {
    const scene = board('XX.OO....');
    scene.seat(0).chooses('turn', '2');
    expect(() => scene.seat(1).chooses('turn', '5')).toThrow('but the game is over');
  });

  rule('NIG-2', 'says that one may pass or name a number', () => {
    const scene = evening({});
    expect(() => scene.seat(0).chooses('market.bid', '4')).toThrow('offered a number from 0 to 3');
    scene.seat(1).chooses('market.bid', '0').seat(0).chooses('market.bid', '1').seat(0).chooses('market.lay', 'card-9');
    expect(() => scene.seat(1).chooses('market.inspect', 'whistle')).toThrow('offered bell, to pass');
  });
});
