// How boards, decks, monsters and Destiny are authored: what the makers of an adventure promise each other, and what keeps it playable.

import { describe, expect, test } from 'vitest';
import { adventures } from '../../content/adventures.ts';
import { edgesIn, nodesIn } from '../../content/boards.ts';
import { tileColour, tiles } from '../../content/dice.ts';
import { costOf, findRow, findsOf, isEquipment } from '../../content/finds.ts';
import { heroes } from '../../content/heroes.ts';
import { monsterRow, monsters } from '../../content/monsters.ts';
import type { DestinyRow } from '../../content/rows.ts';
import { skills } from '../../content/skills.ts';
import { CHARACTERISTICS, type PathId, type PlaceId, type PlaceKind } from '../../content/vocabulary.ts';
import { everyOp } from '../ops.ts';
import { worldOf } from '../reachability.ts';

describe.each(adventures)('adventure $number', ({ number, start, piles, tiles: drawn }) => {
  const { setup, events, destiny } = worldOf(number);
  const places = nodesIn(number).filter(({ kind }) => kind !== 'step');
  const ofKind = (kind: PlaceKind): number => places.filter(place => place.kind === kind).length;
  const cards = findsOf(number);

  test('has a board of the right size, with what heroes need', () => {
    const [least, most] = number < 5 ? [14, 20] : [24, 28];
    expect(places.length).toBeGreaterThanOrEqual(least);
    expect(places.length).toBeLessThanOrEqual(most);
    expect(piles.length).toBeGreaterThanOrEqual(4);
    expect(piles.length).toBeLessThanOrEqual(6);
    expect(ofKind('sanctuary')).toBe(1);
    expect(ofKind('campfire')).toBeGreaterThanOrEqual(1);
    expect(ofKind('inn')).toBeLessThanOrEqual(1);
    expect(ofKind('merchant-1') + ofKind('merchant-2')).toBeGreaterThanOrEqual(1);
  });

  /** Where a hero with one health left can walk and sail. */
  function safeFrom(from: PlaceId, closed: ReadonlySet<PathId>): Set<PlaceId> {
    const reached = new Set([from]);
    for (const at of reached)
      for (const { from: a, to: b, kind, path } of edgesIn(number)) {
        if (!b || closed.has(path) || (kind !== 'green' && kind !== 'waterway')) continue;
        if (a === at) reached.add(b);
        if (b === at) reached.add(a);
      }
    return reached;
  }

  test('leaves no place to danger alone, once its markers are gone', () => {
    const reached = safeFrom(start, new Set());
    expect(places.filter(({ id }) => !reached.has(id))).toEqual([]);
  });

  test('cuts off no entry by a row of Destiny', () => {
    const closed = new Set([...everyOp(destiny)].flatMap(op => (op.op === 'marker.place' ? [op.path] : [])));
    const reached = safeFrom(start, closed);
    expect(events.filter(({ place }) => !reached.has(place))).toEqual([]);
    const locked = [...everyOp(destiny)].flatMap(op => (op.op === 'token.place' && op.token === 'lock' ? [op.at] : []));
    expect(events.filter(({ place }) => locked.includes(place))).toEqual([]);
  });

  test('has entries on empty places alone, one for each place and symbol', () => {
    const kinds = new Map(places.map(({ id, kind }) => [id, kind]));
    expect(events.filter(({ place }) => kinds.get(place) !== 'empty')).toEqual([]);
    expect(new Set(events.map(({ place, symbol }) => `${place} ${symbol}`)).size).toBe(events.length);
    for (const { id, place, symbol } of events) expect(id).toBe(`${place}-${symbol === '?' ? 'q' : 'x'}`);
  });

  test('deals its deck without a rest that nobody knows of', () => {
    expect(cards.map(card => card.number)).toEqual(cards.map((_, n) => n + 1));
    const stalls = setup.stalls.flat();
    const dealt = [...setup.reserve, ...stalls];
    expect(new Set(dealt).size).toBe(dealt.length);
    expect(setup.stalls.map(stall => stall.length)).toEqual([3, ofKind('merchant-2') > 0 ? 3 : 0]);
    const aside = cards.length - dealt.length - piles.reduce((sum, pile) => sum + pile, 0);
    expect(aside).toBeGreaterThanOrEqual(0);
    expect(aside).toBeLessThanOrEqual(2);
    const quests = cards.filter(({ type }) => type === 'quest').map(({ id }) => id);
    expect(quests.filter(id => !dealt.includes(id))).toEqual([]);
    const given = [...everyOp([setup, events])].flatMap(op => (op.op === 'find.give' ? [op.find] : []));
    expect([...new Set(given)].sort()).toEqual([...setup.reserve].sort());
    for (const id of stalls) expect(costOf(findRow(id)), id).toBeDefined();
  });

  test('prices its cards within reason', () => {
    for (const card of cards) {
      const cost = costOf(card);
      if (cost !== undefined) expect(cost >= 3 && cost <= 9, card.id).toBe(true);
      if (card.type === 'combat') expect(card.bonus, card.id).toBeDefined();
      if (isEquipment(card)) expect(card.knowledge >= 1 && card.knowledge <= (number < 4 ? 2 : 3), card.id).toBe(true);
    }
    // What can be sold and is needed is marked, so that nobody sells the way to victory.
    const asked = events.flatMap(({ conditions }) =>
      conditions.flatMap(one => (one.is === 'hasFinds' ? one.finds : [])),
    );
    const sold = cards.filter(card => card.type === 'quest' && card.cost !== undefined);
    expect(sold.filter(({ id }) => !asked.includes(id))).toEqual([]);
  });

  test('has monsters enough, and keeps its boss aside', () => {
    expect(setup.monsters.length).toBeGreaterThanOrEqual(5);
    expect(new Set(setup.monsters).size).toBe(setup.monsters.length);
    expect(setup.monsters.filter(id => monsterRow(id).boss)).toEqual([]);
    const named = [...everyOp(events)].flatMap(op => (op.op === 'monster.place' && op.monster ? [op.monster] : []));
    expect(named.filter(id => !setup.monsters.includes(id) && !setup.aside.includes(id))).toEqual([]);
    expect(setup.aside.filter(id => !named.includes(id))).toEqual([]);
  });

  test('has a row for every tile that can be drawn', () => {
    const inserted = [...everyOp(events)].flatMap(op => (op.op === 'destiny.insert' ? [op.tile] : []));
    const needed = tiles.filter(({ number: tile, colour }) =>
      colour === 'blue' ? inserted.includes(tile) : drawn[colour] > 0,
    );
    expect(destiny.map(({ tile }) => tile)).toEqual(needed.map(tile => tile.number));
    for (const { boxes } of destiny) {
      expect(boxes.map(({ box }) => box)).toEqual(['A', 'B'].slice(0, boxes.length));
      // One box can always be chosen, and what it asks for is what it takes.
      expect(boxes.some(({ needs }) => needs === undefined)).toBe(true);
    }
  });

  test('takes what an option asks for, and nothing that it does not', () => {
    const options = [...events.flatMap(({ choices }) => choices), ...destiny.flatMap(({ boxes }) => boxes)];
    for (const { needs, ops } of options) {
      if (!needs) continue;
      if ('coins' in needs) expect(ops[0]).toEqual({ op: 'coins', n: -needs.coins });
      if ('blue' in needs) expect(ops[0]).toEqual({ op: 'rune', colour: 'blue', n: -needs.blue });
      if ('red' in needs) expect(ops[0]).toEqual({ op: 'rune', colour: 'red', n: -needs.red });
      if ('card' in needs) expect(ops[0]).toEqual({ op: 'discard', type: needs.card, n: 1 });
    }
    for (const { choices } of events) if (choices.length > 0) expect(choices.some(({ needs }) => !needs)).toBe(true);
  });

  test('sends neither too few monsters nor too many', () => {
    const placed = ({ boxes }: DestinyRow): number =>
      Math.min(...boxes.map(({ ops }) => [...everyOp(ops)].filter(op => op.op === 'monster.place').length));
    let forced = 0;
    for (const colour of ['orange', 'red', 'black'] as const) {
      const rows = destiny.filter(({ tile }) => tileColour(tile) === colour);
      const sum = rows.reduce((all, row) => all + placed(row), 0);
      if (rows.length > 0) forced += (drawn[colour] * sum) / rows.length;
    }
    expect(forced).toBeGreaterThanOrEqual(2.5);
    expect(forced).toBeLessThanOrEqual(5);
  });
});

test('nothing that mana buys can be bought without end', () => {
  const engines = skills.filter(
    ({ mana, limit, ops }) =>
      mana !== undefined &&
      limit === undefined &&
      [...everyOp(ops)].some(op => (op.op === 'actions' || op.op === 'coins' || op.op === 'gainMana') && op.n > 0),
  );
  expect(engines).toEqual([]);
});

test('tracks rise, the first step is free, and a quest step comes last', () => {
  for (const { id, tracks } of heroes)
    for (const name of CHARACTERISTICS) {
      const steps = tracks[name];
      expect(steps[0]?.cost, `${id} ${name}`).toBeUndefined();
      expect(steps.slice(1).every(({ cost }) => cost !== undefined)).toBe(true);
      expect(steps.slice(0, -1).some(({ cost }) => cost === 'quest')).toBe(false);
      const worth = steps.map(({ value }) =>
        typeof value === 'number' ? value : { orange: 1, red: 11 / 6, black: 17 / 6 }[value.die] + value.bonus,
      );
      expect(worth).toEqual(worth.toSorted((a, b) => a - b));
      expect(new Set(worth).size).toBe(worth.length);
    }
});

test('two heroes never need more tokens than there are', () => {
  const most = (name: 'health' | 'mana'): number =>
    heroes
      .map(({ tracks }) => Math.max(...tracks[name].map(({ value }) => value)))
      .toSorted((a, b) => b - a)
      .slice(0, 2)
      .reduce((a, b) => a + b);
  expect(most('health')).toBeLessThanOrEqual(16);
  expect(most('mana')).toBeLessThanOrEqual(15);
});

test('monsters grow with their tier', () => {
  // Of the last tier there is the Avatar alone, and its figure is measured (README).
  const ranges = { 1: [3, 6], 2: [8, 12], 3: [14, 17], 4: [27, 27] } as const;
  for (const { id, tier, health, engage, bubbles } of monsters) {
    const [least, most] = ranges[tier];
    expect(health >= least && health <= most, id).toBe(true);
    expect(engage >= 1 && engage <= 3, id).toBe(true);
    for (const { kind, ops } of bubbles) expect(kind === 'empty', id).toBe(ops.length === 0);
  }
});
