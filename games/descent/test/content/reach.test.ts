// The language of quests and cards is made for every box, the rules play this one: nothing that its guides and cards say is out of their reach.

import { describe, expect, test } from 'vitest';
import { guideOf } from '../../content/booklet.ts';
import { overlordCards } from '../../content/overlord.ts';
import { propRow } from '../../content/props.ts';
import { QUESTS } from '../../content/quests/vocabulary.ts';
import { boardOf } from '../../rules/board.ts';
import { everyOp } from '../ops.ts';

/** Boulders, crushing walls and stomachs come with other boxes. */
const OF_OTHER_BOXES = ['release', 'stop', 'push', 'swallow'];
/** What only such things, altars and prolonged actions make happen. */
const EVENTS_OF_OTHER_BOXES = ['swallow', 'altar', 'prolongedAction'];

describe.each(QUESTS)('%s', quest => {
  const { on } = guideOf(quest);

  test('does nothing that no rule of the box knows, and waits for nothing that cannot happen in it', () => {
    const ops = new Set([...everyOp(on)].map(({ op }) => op));
    expect(ops.size).toBeGreaterThan(3);
    expect(OF_OTHER_BOXES.filter(op => ops.has(op))).toEqual([]);
    const events = on.flatMap(({ when }) => Object.keys(when));
    expect(EVENTS_OF_OTHER_BOXES.filter(event => events.includes(event))).toEqual([]);
  });

  test('lies on ground of the box', () => {
    const { terrain, things } = boardOf({ quest });
    const laid = [...everyOp(on)].flatMap(op => ('kind' in op && op.op === 'terrain' ? [op.kind] : []));
    const props = [
      ...terrain.values(),
      ...things.flatMap(({ spec }) => ('terrain' in spec ? [spec.terrain] : [])),
      ...laid,
    ];
    const boxes = props.flatMap(prop => (prop === 'none' ? [] : [propRow(prop as Parameters<typeof propRow>[0]).box]));
    expect(boxes.filter(box => box !== 'base')).toEqual([]);
  });
});

test('cards ask of a space only whether it is empty, and what lies beside it; of a monster whether it has a name', () => {
  const asked = overlordCards.flatMap(({ if: conditions = [] }) => conditions.map(({ is }) => is));
  expect([...new Set(asked)].sort()).toEqual(['empty-space', 'nameless', 'no-obstacle-beside']);
});
