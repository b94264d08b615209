// The rows hang together: as many as the box holds, and every id that one names is another's. That their fields and ops are right, their types say.

import { describe, expect, test } from 'vitest';
import { adventures } from '../../content/adventures.ts';
import { allies } from '../../content/allies.ts';
import { edges, edgesIn, nodeRow, nodes, nodesIn, pathRow, paths, placeRow, places } from '../../content/boards.ts';
import { destinyRows, eventRow, events, setupOf } from '../../content/booklet.ts';
import { DIE_FACES, tiles } from '../../content/dice.ts';
import { findRow, finds, findsOf } from '../../content/finds.ts';
import { heroes } from '../../content/heroes.ts';
import { monsters } from '../../content/monsters.ts';
import { skills } from '../../content/skills.ts';
import { ALLY_IDS, HERO_IDS, MONSTER_IDS } from '../../content/vocabulary.ts';
import { everyOp } from '../ops.ts';

test('there are as many as the box holds', () => {
  expect(heroes.map(({ id }) => id)).toEqual(HERO_IDS);
  expect(monsters.map(({ id }) => id)).toEqual(MONSTER_IDS);
  expect(monsters.map(({ card }) => card)).toEqual(MONSTER_IDS.map((_, n) => n + 1));
  expect(allies.map(({ id }) => id)).toEqual(ALLY_IDS);
  expect([heroes, skills, monsters, allies, finds, tiles].map(rows => rows.length)).toEqual([4, 80, 16, 17, 141, 13]);
  expect(adventures.map(({ number }) => findsOf(number).length)).toEqual([22, 29, 22, 28, 40]);
  expect([places, paths, nodes, edges, events, destinyRows].map(rows => rows.length)).toEqual([
    94, 145, 206, 257, 40, 55,
  ]);
  expect(Object.values(DIE_FACES).map(faces => faces.reduce((sum, face) => sum + face, 0))).toEqual([6, 11, 17]);
});

describe.each(adventures)('adventure $number', ({ number, start, respawn, piles }) => {
  const own = <Row extends { readonly adventure: number }>(rows: readonly Row[]): Row[] =>
    rows.filter(row => row.adventure === number);
  const setup = setupOf(number);

  test('names places, paths, cards and entries of its own', () => {
    const inBoard = new Set(nodesIn(number).map(({ id }) => id));
    for (const place of [start, respawn, ...setup.tokens.map(({ at }) => at), ...own(events).map(({ place }) => place)])
      expect(inBoard.has(placeRow(place).id), place).toBe(true);
    for (const path of setup.markers) expect(inBoard.has(pathRow(path).from), path).toBe(true);
    for (const find of [...setup.reserve, ...setup.stalls.flat()]) expect(findRow(find).adventure).toBe(number);
    if (setup.win.by === 'entry') expect(eventRow(setup.win.entry).adventure).toBe(number);
    for (const { from, to } of edgesIn(number))
      for (const end of [from, to ?? from]) expect(inBoard.has(nodeRow(end).id), end).toBe(true);
    for (const op of everyOp([setup, own(events), own(destinyRows)])) {
      if ('at' in op && op.at !== 'this' && op.at !== 'choose')
        expect(inBoard.has(placeRow(op.at).id), op.at).toBe(true);
      if ('path' in op) expect(inBoard.has(pathRow(op.path).from), op.path).toBe(true);
      if ('find' in op) expect(findRow(op.find).adventure, op.find).toBe(number);
    }
  });

  test('has an exploration space for each pile', () => {
    const spaces = nodesIn(number).flatMap(({ pile }) => pile ?? []);
    expect(spaces.sort()).toEqual(piles.map((_, n) => n + 1));
  });
});
