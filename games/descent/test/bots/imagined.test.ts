// DES-0.9: what heroes imagine is made of what they see. The guide is content, which no dealing anew can change: what stands in areas that
// nobody has seen must not come to light at their imagined tables.

import { readdirSync, readFileSync } from 'node:fs';
import { rule } from '@veillee/kernel/test/rule';
import { expect, test } from 'vitest';
import { lay, scene, space } from '../scene.ts';

/** The first hero stands at the door of the first room; an overlord who holds nothing lets it open. */
const atTheDoor = () =>
  scene({
    set: (_, heroes) => {
      const [hero, friend] = heroes;
      if (hero) hero.at = space(7, 9);
      if (friend) friend.at = space(1, 13);
    },
  }).does('action:run');

rule(
  ['DES-0.9', 'DES-26.1'],
  'a hero who imagines the door open finds an empty room; whoever reads the guide does not',
  () => {
    const play = atTheDoor();
    const opened = (match: typeof play.match) => {
      const decision = match.decisionOf(0);
      if (!decision) throw new Error('nobody is asked');
      match.answer({ seat: 0, decision: decision.id, picks: ['door:mine-door'] });
      const { board, monsters } = match.state;
      return { revealed: board.revealed, monsters: monsters.length, markers: board.markers.length };
    };
    const imagined = play.match.imagine(0, 'seed');
    expect(imagined.view(0)).toEqual(play.match.view(0));
    expect(opened(imagined)).toEqual({ revealed: [0, 1], monsters: 0, markers: 1 });
    const read = opened(play.match.imagine(play.overlordSeat, 'seed'));
    expect(read.monsters).toBeGreaterThan(0);
    expect(opened(play.match)).toEqual(read);
  },
);

rule(['DES-0.9', 'DES-3.28'], 'numbers under chests are imagined among those of their own colour', () => {
  const play = scene({
    set: state => {
      const [copper, silver] = (['copper', 'silver'] as const).map((tier, n) =>
        lay(state, { kind: 'chest', tier }, space(3 + n, 9)),
      );
      if (copper && silver) state.guide.chests = { [copper.id]: 3, [silver.id]: 4 };
      Object.assign(state.guide.pools, { copper: [1, 2], silver: [], gold: [] });
    },
  });
  const seen = new Set<number | undefined>();
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
    const { chests, pools } = play.match.imagine(0, seed).state.guide;
    const [copper, silver] = Object.values(chests);
    expect([[copper, ...pools.copper].sort(), silver, pools.silver, pools.gold]).toEqual([[1, 2, 3], 4, [], []]);
    seen.add(copper);
  }
  expect(seen.size).toBeGreaterThan(1);
});

test('bots of the heroes go by their view: they imagine no table and read no guide', () => {
  const folder = new URL('../../bots/', import.meta.url);
  const files = readdirSync(folder).filter(name => name.endsWith('.ts') && !name.includes('overlord'));
  expect(files.length).toBeGreaterThan(0);
  for (const name of files) {
    const source = readFileSync(new URL(name, folder), 'utf8');
    expect(source, name).not.toMatch(/\bimagine\(|imagines:|content\/booklet|\bboardOf\b|\bquestBoard\b|\bguideOf\b/);
  }
});
