// Scenes read from the fields of events: what is told step by step, and what is not.

import type { TableEvent } from '@veillee/web/kit';
import { describe, expect, it } from 'vitest';
import { rolled } from '../../rules/tests/roll.ts';
import { scene } from '../scene.ts';

let n = 0;
const event = (text: string, more: Partial<TableEvent> = {}): TableEvent => ({ n: ++n, at: 1, text, ...more });
const part = (of: string, at: string, won?: boolean): Partial<TableEvent> => ({
  scene: { of, part: at, ...(won !== undefined && { won }) },
});
const roll = (by: 'hero' | 'adversary', rolls: number[], seat = 0) =>
  event('log.any', rolled({ by, seat, against: 'vampire', rolls, faces: [5, 6] }));

/** Texts as they are, so that a test sees which event speaks. */
const told = (events: readonly TableEvent[]) =>
  scene(events, {
    seat: 0,
    say: ({ text, with: params }) => {
      const player = params?.player;
      return typeof player === 'object' && 'text' in player ? `${text} ${player.text}` : text;
    },
  });

describe('a night', () => {
  const night = [
    event('camp'),
    event('gloom', part('night', 'gloom')),
    event('darkness', {
      ...part('night', 'darkness'),
      moves: [{ what: 'emberbearer', from: 'deck:night', to: 'region:brimstone-pit' }],
    }),
    event('robbed'),
    event('revived', part('night', 'dawn')),
    event('day', part('night', 'dawn')),
    event('turn', part('turn', 'begins')),
  ];

  it('goes from the Gloom to the new Day; what happens in the dark belongs to it', () => {
    const found = told(night);
    expect(found?.of).toBe('night');
    expect(found?.steps.map(({ words }) => words)).toEqual(['gloom', 'darkness', 'robbed', 'revived', 'day']);
    expect(found?.steps.map(({ card }) => card?.name)).toEqual([
      undefined,
      'card.emberbearer',
      undefined,
      undefined,
      undefined,
    ]);
    expect(found?.verdict).toBeUndefined();
    expect(found && [found.from, found.to]).toEqual([night[1]?.n, night[5]?.n]);
  });

  it('the first Day of a game has no night before it', () => {
    expect(told([event('day', part('night', 'dawn')), event('turn', part('turn', 'begins'))])).toBeUndefined();
  });
});

describe('dice', () => {
  it('a fight is told from the first roll to whoever falls; what that brings comes after, the next turn not at all', () => {
    const found = told([
      event('move'),
      roll('hero', [6, 2]),
      event('hits', part('test', 'count')),
      roll('adversary', [1, 5], 0),
      roll('adversary', [3], 1),
      event('fallen', part('test', 'end', true)),
      event('gold'),
      event('turn', part('turn', 'begins')),
    ]);
    expect(found?.of).toBe('test');
    expect(found?.steps.map(({ dice, words }) => dice?.who ?? words)).toEqual([
      'table.scene.hero player.0',
      'hits',
      'table.scene.foe player.0',
      'table.scene.foe player.1',
    ]);
    expect(found?.steps.map(({ dice }) => dice?.foe)).toEqual([false, undefined, true, true]);
    expect(found?.verdict).toEqual({ words: 'fallen', won: true });
    expect(found?.after).toEqual(['gold']);
  });

  it('dice that wait for an answer have no verdict yet', () => {
    const found = told([roll('hero', [6, 2])]);
    expect(found?.steps).toHaveLength(1);
    expect(found?.verdict).toBeUndefined();
  });

  it('where nothing was rolled there is no scene', () => {
    expect(told([event('move'), event('turn', part('turn', 'begins'))])).toBeUndefined();
  });
});
