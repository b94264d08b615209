// The language of quests and cards is made for every box, the rules play this one: nothing that its guides and cards say is out of their reach.

import { everyOp } from '@veillee/games/test/words';
import { describe, expect, test } from 'vitest';
import { guideOf } from '../../content/booklet.ts';
import { overlordCards } from '../../content/overlord.ts';
import { propRow } from '../../content/props.ts';
import { QUESTS } from '../../content/quests/vocabulary.ts';
import { questRow } from '../../content/quests.ts';
import { boardOf } from '../../rules/board.ts';

/** Boulders, crushing walls and stomachs come with other boxes. */
const OF_OTHER_BOXES = ['release', 'stop', 'push', 'swallow'];
/** What only such things, altars and prolonged actions make happen. */
const EVENTS_OF_OTHER_BOXES = ['swallow', 'altar', 'prolongedAction'];

describe.each(QUESTS)('%s', quest => {
  const { on } = guideOf(quest);
  const { boxes = [] } = questRow(quest);
  /** Boulders roll in the Well of Darkness, walls crush in the Altar of Despair, and stomachs are in the Tomb of Ice. */
  const isOurs = (op: string): boolean =>
    op === 'swallow'
      ? boxes.includes('tomb-of-ice')
      : boxes.includes('altar-of-despair') || (OF_OTHER_BOXES.includes(op) && boxes.includes('well-of-darkness'));

  test('does nothing that no rule of the box knows, and waits for nothing that cannot happen in it', () => {
    const ops = new Set([...everyOp(on)].map(({ op }) => op));
    expect(ops.size).toBeGreaterThan(3);
    expect(OF_OTHER_BOXES.filter(op => ops.has(op) && !isOurs(op))).toEqual([]);
    const events = on.flatMap(({ when }) => Object.keys(when));
    expect(EVENTS_OF_OTHER_BOXES.filter(event => events.includes(event) && !isOurs(event))).toEqual([]);
  });

  test('lies on ground of the box', () => {
    const { terrain, things } = boardOf({ quest });
    const laid = [...everyOp(on)].flatMap(op => ('kind' in op && op.op === 'terrain' ? [op.kind] : []));
    const props = [
      ...terrain.values(),
      ...things.flatMap(({ spec }) => ('terrain' in spec ? [spec.terrain] : [])),
      ...laid,
    ];
    // Fog lies wherever one of two boxes is in play (R70).
    const isShared = (prop: unknown): boolean => prop === 'fog' && boxes.includes('altar-of-despair');
    const of = props.flatMap(prop =>
      prop === 'none' || isShared(prop) ? [] : [propRow(prop as Parameters<typeof propRow>[0]).box],
    );
    expect(of.filter(box => box !== 'base' && !boxes.includes(box))).toEqual([]);
  });
});

test('cards ask of a space only whether it is empty, and what lies beside it; of a monster whether it has a name', () => {
  const asked = overlordCards.flatMap(({ if: conditions = [] }) => conditions.map(({ is }) => is));
  expect([...new Set(asked)].sort()).toEqual(['empty-space', 'nameless', 'no-obstacle-beside']);
});
