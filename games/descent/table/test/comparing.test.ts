// What a thing in hand would change: it is held against what is in use, near and far, before anything is paid.

import { plainDecision } from '@veillee/kernel';
import { expect, test } from 'vitest';
import type { Outlook } from '../../rules/attack/outlook.ts';
import { scene } from '../../test/scene.ts';
import { compared, makesWay, thingWeighed } from '../gear/comparing.ts';
import type { Reading } from '../reading.ts';

/** Before the quest, with a purse, a Sword in hand and the whole shop open. */
function shopping(equipped: string[] = ['sword#1'], hero = 'silhouette') {
  const play = scene({
    heroes: [hero, 'mad-carthos'],
    position: { at: 'shopping', hero: 0 },
    set: (_, [one]) => Object.assign(one ?? {}, { coins: 500, equipped, pack: ['axe#2'] }),
  });
  const decision = play.match.decisionOf(0);
  if (!decision) throw new Error('nobody shops');
  return { decision: plainDecision(decision), outlook: plainDecision(decision).outlook as Outlook };
}

const rows = ({ fit, things }: Outlook, on: string) => {
  const change = things?.[on];
  if (!fit || !change) throw new Error(`nobody compares ${on}`);
  return { instead: change.instead.map(({ text }) => text), rows: compared(fit, change.after) };
};

test('a Bow takes the place of a Sword: weaker hand to hand or not, it reaches far', () => {
  const { instead, rows: found } = rows(shopping().outlook, 'item:bow');
  expect(instead).toEqual(['item.sword']);
  const at = (distance: number) => found.find(one => one.distance === distance);
  expect(at(6)?.before).toBe(0);
  expect(at(6)?.after).toBeGreaterThan(0.5);
  expect(at(3)?.after).toBeGreaterThan(at(6)?.after ?? 0);
});

test('armour is held against what is worn; what needs no room takes the place of nothing', () => {
  const plain = rows(shopping().outlook, 'item:leather-armor');
  expect(plain.instead).toEqual([]);
  expect(plain.rows).toContainEqual(
    expect.objectContaining({ what: 'armour', after: (plain.rows[0]?.before ?? 0) + 1 }),
  );
  const worn = rows(shopping(['sword#1', 'leather-armor#1']).outlook, 'item:chain-mail');
  expect(worn.instead).toEqual(['item.leather-armor']);
  expect(worn.rows.map(({ what }) => what)).toContain('armour');
});

test('what is in the pack is compared as well, and what is chosen is what is weighed', () => {
  const { decision, outlook } = shopping();
  expect(outlook.things?.['item:axe#2']).toBeDefined();
  expect(JSON.parse(JSON.stringify(outlook))).toEqual(outlook);
  const read = (picked: readonly string[]) =>
    ({ options: decision.options, outlook, table: { picked } }) as unknown as Reading;
  expect(thingWeighed(read(['buy:bow']), undefined)).toBe('item:bow');
  expect(thingWeighed(read([]), { id: 'item:axe#2', thing: 'axe#2' })).toBe('item:axe#2');
  expect(thingWeighed(read([]), undefined)).toBeUndefined();
  // What would make room for it is marked where it lies.
  expect(makesWay(read(['buy:bow']), 'sword#1', undefined)).toBe(true);
  expect(makesWay(read([]), 'sword#1', undefined)).toBe(false);
});

test('DES-34.1: what never finds room changes nothing, and the paper says why', () => {
  const things = shopping([], 'one-fist').outlook.things ?? {};
  const { instead, regret } = things['item:axe'] ?? {};
  expect([instead, regret?.rule]).toEqual([[], 'DES-34.1']);
  expect(rows(shopping([], 'one-fist').outlook, 'item:axe').rows).toEqual([]);
  expect(things['item:sword']?.regret).toBeUndefined();
});
