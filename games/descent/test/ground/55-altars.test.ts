// DES-55: altars.

import { rule } from '@veillee/kernel/test/rule';
import { base, space } from '@veillee/pieces/geometry';
import { expect } from 'vitest';
import { seesSpace } from '../../rules/attack/sight.ts';
import { calls } from '../../rules/calls.ts';
import { treadOf } from '../../rules/overlord/activation.ts';
import { goals } from '../../rules/overlord/treading.ts';
import { markersOf } from '../../rules/state.ts';
import { makeQuest, type QuestPlan } from '../guide.ts';
import { gain } from '../hazards.ts';
import { type Play, put } from '../scene.ts';

const [HERE, THERE] = [space(3, 9), space(4, 9)];

const altars = makeQuest('altars', {
  things: {
    good: { prop: 'altar-good', at: [3, 9] },
    evil: { prop: 'altar-evil', at: [4, 9] },
  },
  on: [
    { id: 'blessed', when: { altar: 'good' }, every: true, do: [{ op: 'set', flag: 'blessed' }] },
    { id: 'fed', when: { altar: 'evil' }, every: true, do: [{ op: 'set', flag: 'fed' }] },
    { id: 'healed', when: { altar: 'good' }, every: true, do: [{ op: 'heal', who: '$hero', wounds: 1 }] },
  ],
});

/** The first hero stands on the Altar of Good with so many coins. */
const prays = (coins: number, plan: QuestPlan = {}): Play =>
  altars({
    quiet: true,
    at: [HERE, space(1, 12)],
    ...plan,
    set: (state, heroes) => {
      if (heroes[0]) heroes[0].coins = coins;
      plan.set?.(state, heroes);
    },
  }).does('action:run');
const keyOf = (play: Play, kind: 'altar-good' | 'altar-evil') => `altar:${markersOf(play.state, kind)[0]?.id}`;

rule(['DES-55.2', 'DES-10.13', 'DRF-8.3'], 'a hero on an Altar of Good activates it for 2 points and 250 coins', () => {
  const play = prays(300);
  const movement = play.state.turn?.movement ?? 0;
  play.does(keyOf(play, 'altar-good'));
  expect([play.hero().coins, movement - (play.state.turn?.movement ?? 0)]).toEqual([50, 2]);
  expect(play.state.guide.flags).toContain('blessed');
  const poor = prays(225);
  expect(poor.whyNot(keyOf(poor, 'altar-good'))).toEqual(['why.coins', 'DES-55.2']);
  const beside = prays(300, { at: [space(2, 9), space(1, 12)] });
  expect(beside.can()).not.toContain(keyOf(beside, 'altar-good'));
  // One of Evil is nothing to a hero.
  const other = prays(300, { at: [THERE, space(1, 12)] });
  expect(other.can().filter(key => key.startsWith('altar:'))).toEqual([]);
});

/** A beastman on the Altar of Evil is activated. */
const kneels = (flies = false, movement?: number, at = THERE): Play =>
  altars({
    quiet: true,
    at: [space(1, 12), space(2, 12)],
    *next(t) {
      t.state.phase = 'overlord';
      const monster = put(t.state, 'beastman', at);
      if (flies) gain(monster, 'fly');
      if (movement !== undefined) monster.changes = [{ speed: movement - 4 }];
      yield* calls(t).activate(t, monster.id);
    },
  });

rule(
  ['DES-55.3', 'DES-15.6', 'DES-55.4'],
  'a monster on an Altar of Evil activates it for 2 points and its life, flying or not',
  () => {
    for (const flies of [false, true]) {
      const play = kneels(flies);
      const seat = play.overlordSeat;
      play.answers(seat, keyOf(play, 'altar-evil'));
      expect([play.state.monsters, play.state.guide.flags.includes('fed')]).toEqual([[], true]);
    }
    const beside = kneels(false, undefined, space(5, 9));
    expect(beside.can(beside.overlordSeat)).not.toContain(keyOf(beside, 'altar-evil'));
    const slow = kneels(false, 1);
    expect(slow.can(slow.overlordSeat)).not.toContain(keyOf(slow, 'altar-evil'));
  },
);

rule(['DES-55.1', 'DES-35.12'], 'they bar neither sight nor way, and familiars do not wake them', () => {
  const play = prays(300, {
    at: [space(2, 9), space(1, 12)],
    set: state => {
      state.companions = [{ id: 'skye', owner: 'hero:steelhorns', at: HERE, carries: [] }];
    },
  });
  expect(seesSpace(play.state, play.hero(), space(6, 9))).toBe(true);
  const monster = put(play.state, 'beastman', space(6, 9));
  expect(goals(treadOf(play.state, monster), monster.at, 4).find(({ to }) => to === THERE)?.cost).toBe(2);
  play.passes();
  expect(play.can().filter(key => key.startsWith('altar:'))).toEqual([]);
  expect(play.state.guide.flags).not.toContain('blessed');
});

rule(
  ['DES-55.2', 'DES-55.3'],
  'what comes of it knows whose it was; a large monster feeds one with any part of its base',
  () => {
    const play = prays(300, { set: (_, heroes) => void heroes.map(hero => Object.assign(hero, { wounds: 5 })) });
    play.does(keyOf(play, 'altar-good'));
    expect(play.state.heroes.map(({ wounds }) => wounds)).toEqual([6, 5]);
    const ogre = altars({
      quiet: true,
      at: [space(1, 12), space(2, 12)],
      *next(t) {
        t.state.phase = 'overlord';
        yield* calls(t).activate(t, put(t.state, 'ogre', base(3, 8, 2, 2)).id);
      },
    });
    expect(ogre.can(ogre.overlordSeat)).toContain(keyOf(ogre, 'altar-evil'));
  },
);
