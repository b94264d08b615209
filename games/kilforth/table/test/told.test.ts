// Scenes read from events: what is told step by step, and what is not.

import type { TableEvent } from '@veillee/web/kit';
import { describe, expect, it } from 'vitest';
import { sceneOf } from '../told.ts';

let n = 0;
const event = (text: string, more: Partial<TableEvent> = {}): TableEvent => ({ n: ++n, at: 1, text, ...more });
const roll = (text: string, rolls: number[]) => event(text, { rule: 'KIL-9.13', detail: { rolls, faces: [5, 6] } });

describe('a night', () => {
  const night = [
    event('log.camp', { rule: 'KIL-3.11' }),
    event('log.hp.lost', { rule: 'KIL-10.1' }),
    event('log.night', {
      rule: 'KIL-10.2',
      moves: [{ what: 'emberbearer', from: 'deck:night', to: 'region:brimstone-pit' }],
    }),
    event('log.plot', {
      rule: 'KIL-10.7',
      moves: [{ what: 'deep-roots', from: 'deck:plots', to: 'region:silver-grove' }],
    }),
    event('log.revived', { rule: 'KIL-9.28' }),
    event('log.day', { rule: 'KIL-3.1' }),
    event('log.turn', { rule: 'KIL-3.4' }),
  ];

  it('goes from the Gloom to the new Day, step by step', () => {
    const scene = sceneOf(night);
    expect(scene?.kind).toBe('night');
    expect(scene?.beats.map(({ step }) => step)).toEqual(['gloom', 'darkness', 'plot', 'dawn', 'dawn']);
    expect(scene?.beats.map(({ card }) => card)).toEqual([
      undefined,
      'emberbearer',
      'deep-roots',
      undefined,
      undefined,
    ]);
  });

  it('what an Event does in the dark belongs to the Darkness', () => {
    const scene = sceneOf([event('log.night', { rule: 'KIL-10.2' }), event('log.gold.lost'), event('log.day')]);
    expect(scene?.beats.map(({ step }) => step)).toEqual(['darkness', 'darkness', 'dawn']);
  });
});

describe('dice', () => {
  it('a fight is told from the line before the first roll to the end of the turn', () => {
    const scene = sceneOf([
      event('log.move'),
      event('log.engage'),
      roll('log.roll', [6, 2]),
      roll('log.roll.foe', [1, 5, 5]),
      event('log.hp.lost'),
      event('log.turn'),
    ]);
    expect(scene?.kind).toBe('dice');
    expect(scene?.beats.map(({ event: told }) => told.text)).toEqual([
      'log.engage',
      'log.roll',
      'log.roll.foe',
      'log.hp.lost',
    ]);
    expect(scene?.beats.map(({ dice }) => dice?.by)).toEqual([undefined, 'hero', 'foe', undefined]);
  });

  it('where nothing was rolled there is no scene', () => {
    expect(sceneOf([event('log.move'), event('log.turn')])).toBeUndefined();
  });
});
