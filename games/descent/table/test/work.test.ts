// Crushing walls and prolonged actions as the page tells them: the turns ahead are those in which the rules move, the chances those of the dice.

import { plainDecision } from '@veillee/kernel';
import { rule } from '@veillee/kernel/test/rule';
import { space } from '@veillee/pieces/geometry';
import { expect } from 'vitest';
import { before, grinding, press, standing } from '../../test/crushing-walls.ts';
import { makeWork } from '../../test/efforts.ts';
import { type Play, scene } from '../../test/scene.ts';
import { groundSeen } from '../dungeon/ground.ts';
import { wallMoves } from '../dungeon/moving.ts';
import { effortsOf, inspectedWork, workAsked } from '../dungeon/work.tsx';
import { outline } from '../outline.ts';
import type { Reading } from '../reading.ts';

const working = makeWork();

/** What walls were said to do, before the overlord's turn moved them. */
function ahead(walls: Parameters<typeof grinding>[0]) {
  const play = scene({
    set: state => {
      state.board.crushingWalls = walls;
    },
  });
  const view = play.seat(0).view();
  return wallMoves(view, groundSeen(view));
}

rule(
  ['DES-50.2', 'DES-50.6'],
  'walls take spaces turn by turn, and the first turn is the one that the rules move',
  () => {
    const moves = ahead([press([5, 9])]);
    expect(moves.map(({ turn, takes, ends }) => [turn, takes[0], ends])).toEqual([
      [1, space(5, 9), false],
      [2, space(6, 9), false],
      [3, space(7, 9), true],
    ]);
    expect(standing(grinding([press([5, 9])]))).toEqual([before(6)]);
    expect(ahead([press([5, 9], { still: true })])).toEqual([]);
  },
);

const word = (key: string, about?: object): string => (about ? `${key} ${JSON.stringify(about)}` : key);

function readingOf(play: Play): Reading {
  const view = play.seat(0).view();
  const asked = play.match.decisionOf(0);
  if (!asked) throw new Error('nothing is asked');
  const decision = plainDecision(asked);
  return {
    view,
    decision,
    options: decision.options,
    outlook: decision.outlook,
    hero: view.heroes[0],
    word,
    nameOf: (id: string) => id,
    table: { say: ({ text }: { text: string }) => text },
  } as unknown as Reading;
}

rule(
  ['DES-9.4', 'DES-9.7'],
  'each number of dice has its chance; the question is about the work that was chosen',
  () => {
    const play = working({ quiet: true, at: [space(3, 9), space(1, 12)] }).does('action:ready', 'prolonged:lift');
    const reading = readingOf(play);
    expect(play.asked()).toBe('work.dice');
    expect(workAsked(reading)?.id).toBe('lift');
    const chances = effortsOf(reading).map(({ prospect }) => prospect.now);
    expect(chances.length).toBeGreaterThan(1);
    expect(chances).toEqual([...chances].sort((a, b) => a - b));
  },
);

rule(
  ['DES-9.11', 'DES-9.12', 'DES-9.16'],
  'what would break it off, and that all add to one count, is told where it is looked at',
  () => {
    const play = working({ quiet: true, at: [space(3, 9), space(1, 12)] });
    const reading = readingOf(play);
    const notes = (id: string): string => {
      const work = reading.view.prolonged?.find(one => one.id === id);
      return (work ? (inspectedWork(reading, work).notes ?? []) : []).map(({ text }) => text).join(' ');
    };
    expect(notes('search')).toContain('table.work.breaks.leave');
    expect([notes('lift').includes('table.work.breaks.none'), notes('haul').includes('table.work.group')]).toEqual([
      true,
      true,
    ]);
    expect(notes('force')).toContain('table.work.continuous');
    expect(JSON.stringify(outline(reading.view))).toContain('table.work.asks');
  },
);
