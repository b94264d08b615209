// Every adventure can be won from wherever its story can come to; every entry is read, every card handed out, every ally met.

import { describe, expect, test } from 'vitest';
import { adventures } from '../../content/adventures.ts';
import { FIRST_ALLY } from '../../content/allies.ts';
import { setups } from '../../content/booklet.ts';
import type { DestinyRow } from '../../content/rows.ts';
import { neighboursOf, treeOf } from '../../content/skills.ts';
import { ALLY_IDS, FLAGS, type Flag, HERO_IDS, type Op, type PathId, type PlaceId } from '../../content/vocabulary.ts';
import { everyOp } from '../ops.ts';
import { type Story, storyOf, type World, worldOf } from '../reachability.ts';

const stories = new Map<number, Story>();
/** Searched once for all tests. */
function story(adventure: World['setup']['adventure']): Story {
  const found = stories.get(adventure) ?? storyOf(worldOf(adventure));
  stories.set(adventure, found);
  return found;
}

describe.each(adventures)('adventure $number', ({ number }) => {
  const world = worldOf(number);

  test('can be won from every moment of its story', () => {
    expect(story(number).moments.length).toBeGreaterThan(10);
    expect(story(number).stuck.slice(0, 3)).toEqual([]);
  });

  test('never needs more tokens than the box holds', () => {
    for (const { tokens, markers, locks, portals } of story(number).moments) {
      expect(tokens.length).toBeLessThanOrEqual(10);
      expect(markers.length).toBeLessThanOrEqual(7);
      expect(locks.length).toBeLessThanOrEqual(4);
      expect(portals.length).toBeLessThanOrEqual(2);
    }
  });

  test('reads each of its entries', () => {
    expect([...story(number).read].sort()).toEqual(world.events.map(({ id }) => id).sort());
  });

  test('hands out every card of its reserve, and no other', () => {
    const stalls = world.setup.stalls.flat();
    const given = [...story(number).given].filter(find => !stalls.includes(find));
    expect(given.sort()).toEqual([...world.setup.reserve].sort());
  });

  test('brings its allies to whoever earns them', () => {
    const ends = story(number).moments.filter(({ won }) => won);
    for (const op of world.setup.bonus)
      if (op.op === 'unlock.ally' && op.when && 'flag' in op.when) {
        const { flag } = op.when;
        expect(
          ends.some(({ flags }) => flags.includes(flag)),
          op.ally,
        ).toBe(true);
      }
  });
});

test('each ally joins once, but for the one who is there from the start', () => {
  const joining = setups.flatMap(({ bonus }) => bonus.flatMap(op => (op.op === 'unlock.ally' ? [op.ally] : [])));
  expect([FIRST_ALLY, ...joining].sort()).toEqual([...ALLY_IDS].sort());
});

test('each hero is there from the start or joins before they are offered', () => {
  const offered = new Set(['atsu-rabbit', 'tantan-tanuki']);
  for (const { number, heroes } of adventures) {
    expect(heroes.filter(hero => !offered.has(hero))).toEqual([]);
    for (const op of worldOf(number).setup.bonus) if (op.op === 'unlock.hero') offered.add(op.hero);
  }
  expect([...offered].sort()).toEqual([...HERO_IDS].sort());
});

test('each flag is set, and set before it is read', () => {
  const set = new Set<Flag>();
  const read = new Set<Flag>();
  for (const { number } of adventures) {
    const { events, setup } = worldOf(number);
    for (const op of everyOp(events)) if (op.op === 'flag.set') set.add(op.flag);
    const asked: Flag[] = events.flatMap(({ variants = [] }) => variants);
    for (const op of everyOp([events, setup])) {
      if (op.op === 'if') asked.push('flag' in op ? op.flag : op.notFlag);
      if (op.op === 'unlock.ally' && op.when && 'flag' in op.when) asked.push(op.when.flag);
    }
    for (const flag of asked) {
      expect(set.has(flag), `${flag} in adventure ${number}`).toBe(true);
      read.add(flag);
    }
  }
  expect([...set].sort()).toEqual([...FLAGS].sort());
  expect([...read].sort()).toEqual([...FLAGS].sort());
});

test.each(HERO_IDS)('the trees of %s hang together', hero => {
  for (const tree of ['adventure', 'combat'] as const) {
    const skills = treeOf(hero, tree);
    expect(skills.map(({ slot }) => slot)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    const learned = new Set(skills.slice(0, 1).map(({ id }) => id));
    for (const skill of learned) for (const next of neighboursOf(skill)) learned.add(next);
    expect([...learned].sort()).toEqual(skills.map(({ id }) => id).sort());
  }
});

describe('the search finds', () => {
  const row = (...ops: Op[]): DestinyRow => ({ id: 'x', adventure: 1, tile: 1, boxes: [{ box: 'A', ops }] });
  const withRow = (adventure: World['setup']['adventure'], ...ops: Op[]): World => {
    const world = worldOf(adventure);
    return { ...world, destiny: [...world.destiny, row(...ops)] };
  };
  const lock = (at: PlaceId): Op => ({ op: 'token.place', token: 'lock', at });
  const close = (path: PathId): Op => ({ op: 'marker.place', path });

  test.each<[string, World]>([
    ['a row that locks the last place', withRow(2, lock('a2-great-oak'))],
    ['a row that locks the only stall of what is needed', withRow(3, lock('a3-stilt-market'))],
    ['a row that closes the way out', withRow(1, close('a1-e-forest-edge--exit'))],
    [
      'rows that close both ways to a place',
      withRow(2, close('a2-e-spring-cave--great-oak'), close('a2-e-peddlers-stump--great-oak')),
    ],
    [
      'a card that nobody gives',
      { ...worldOf(3), events: worldOf(3).events.filter(({ id }) => id !== 'a3-marsh-heart-q') },
    ],
    [
      'an entry that keeps its token from the next',
      {
        ...worldOf(5),
        events: worldOf(5).events.map(event => (event.id === 'a5-catacombs-x' ? { ...event, ops: [] } : event)),
      },
    ],
  ])('%s', (_, world) => {
    expect(storyOf(world).stuck.length).toBeGreaterThan(0);
  });
});
