// Destiny, endings and saves meet other chapters.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { type Legacy, legacy, read } from '../../rules/campaign.ts';
import type { State } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { questionOf } from '../moments.ts';
import { ATSU, at, BRUNN, down, holds, legacyOf, monster, ONDINE, type Plan, scene, TANTAN } from '../scene.ts';
import { ally } from '../upgrades.ts';

rule(
  ['ASH-26.2', 'ASH-19.3'],
  'everybody is told that the next row will not be applied, and then that it was not',
  () => {
    const play = scene({
      track: [5, 5],
      set(state) {
        ally(state, 'clockmaker');
      },
    }).does(ATSU, 'ally:clockmaker');
    expect([play.lines('log.tile.skip').length, play.lines('log.destiny.skipped').length]).toEqual([1, 0]);
    play.passes(ATSU).passes(TANTAN);
    expect([play.lines('log.tile.skip').length, play.lines('log.destiny.skipped').length]).toEqual([1, 1]);
  },
);

rule(['ASH-26.2', 'ASH-9.9'], 'a row may ask whether a monster is in play: it heals them, or brings one', () => {
  const row = (isThere: boolean) =>
    scene({
      adventure: 2,
      position: { at: 'destiny' },
      track: [9],
      set(state) {
        if (isThere) monster(state, 'rat-brigand', at('a2-great-oak'), 5);
      },
    }).state.monsters.map(({ at: place, cubes }) => (place === at('a2-great-oak') ? cubes : place));
  expect([row(true), row(false)]).toEqual([[7], [at('a2-moss-shrine')]]);
});

rule(['ASH-26.2', 'ASH-21.6'], 'a row for which each hero rolls does to each what the die shows', () => {
  const play = scene({
    adventure: 4,
    position: { at: 'destiny' },
    dice: ['yellow', 'blue'],
    track: [7],
    at: 'a4-oasis',
    mana: 2,
    partner: { at: 'a4-oasis', mana: 2 },
  });
  expect(play.hero(ATSU)).toMatchObject({ at: at('a4-caravan-gate'), mana: 2 });
  expect(play.hero(TANTAN)).toMatchObject({ at: at('a4-oasis'), mana: 1 });
});

rule(['ASH-26.3', 'ASH-2.3'], 'a tile that is looked at may go last of its colour; it stays known', () => {
  const play = scene({
    adventure: 4,
    heroes: [ONDINE, TANTAN],
    track: [6, 3, 2, 1],
    mana: 2,
    skills: ['ondine-a5'],
  });
  play.does(ONDINE, 'skill:ondine-a5').answers(ONDINE, 'destiny.defer.ask', 'defer');
  expect(play.state.track).toEqual([
    { tile: 6, faceUp: false },
    { tile: 1, faceUp: true },
    { tile: 3, faceUp: false },
    { tile: 2, faceUp: false },
  ]);
});

rule(['ASH-26.3', 'ASH-16.3'], 'the last tile of its colour cannot be put behind any other', () => {
  const play = scene({
    adventure: 4,
    heroes: [ONDINE, TANTAN],
    track: [6, 7, 1],
    mana: 2,
    skills: ['ondine-a5'],
  }).does(ONDINE, 'skill:ondine-a5');
  expect(play.seat(0).asked()).toBe('turn.ask');
  expect(play.state.track).toEqual([
    { tile: 6, faceUp: false },
    { tile: 7, faceUp: false },
    { tile: 1, faceUp: true },
  ]);
});

rule(
  ['ASH-26.4', 'ASH-9.1'],
  'a row that lays a token lays it where none was; two must agree, and are asked as such',
  () => {
    const play = scene({ position: { at: 'destiny' }, track: [5] });
    expect(play.state.events[at('a1-south-gate')]).toBe('?');
    const box = (coins: number) => {
      const asked = scene({
        options: { agree: true },
        position: { at: 'destiny' },
        set: state =>
          Object.assign(state, { track: [{ tile: 3, faceUp: false }] }) && Object.assign(state.bag, { coins }),
      });
      return asked;
    };
    const rich = box(2);
    expect(questionOf(rich, 0).options.map(({ text }) => text)).toEqual(['destiny.box.priced', 'destiny.box']);
    expect(questionOf(rich, 0).options.map(({ with: figures }) => figures?.monsters)).toEqual([0, 1]);
    rich.seat(0).chooses('destiny.ask', 'box:A');
    expect(questionOf(rich, 1).window).toEqual({ id: 'agree', matters: true, open: true });
    rich.seat(1).passes('agree.ask');
    expect([rich.state.bag.coins, rich.state.monsters]).toEqual([0, []]);
    // One coin short: the other box is all there is.
    expect([box(1).state.monsters.length, box(1).told().includes('log.destiny.unpaid')]).toEqual([1, true]);
  },
);

rule(['ASH-27.2', 'ASH-28.6', 'ASH-19.5'], 'allies by deeds: a flag, nobody ever down, tiles left', () => {
  const won = (adventure: 3 | 4, more: (state: State) => void) => {
    const play = scene({
      adventure,
      position: { at: 'epilogue' },
      set(state) {
        state.phase = 'won';
        more(state);
      },
    });
    for (const id of [ATSU, TANTAN] as const)
      while (play.seat(id === ATSU ? 0 : 1).asked() === 'quest.step') play.answers(id, 'quest.step', 'step:knowledge');
    return play.state.allies;
  };
  expect(won(3, () => {})).toContain('heron-messenger');
  expect(won(3, state => Object.assign(state, { falls: 1 }))).not.toContain('heron-messenger');
  expect(won(3, () => {})).not.toContain('marsh-witch');
  expect(won(3, state => state.flags.push('witch-paid'))).toContain('marsh-witch');
  const tiles = (n: number) => (state: State) => void state.track.splice(0, state.track.length - n);
  expect([won(4, tiles(2)), won(4, tiles(1))].map(all => all.includes('sand-fox'))).toEqual([true, false]);
});

rule(['ASH-27.6', 'ASH-2.6'], 'a lost adventure shows why, and its sad end; nothing of the other', () => {
  const play = scene({ set: state => Object.assign(state, { track: [] }) })
    .passes(ATSU)
    .passes(TANTAN);
  const ending = (play.seat(0).view() as View).ending?.map(({ text }) => text) ?? [];
  expect([ending.length, ending.some(text => text.includes('victory'))]).toEqual([2, false]);
  expect(ending[0]).toContain('no-destiny');
});

rule(
  ['ASH-28.2', 'ASH-28.3', 'ASH-27.2'],
  'whoever joins has a sheet of their own; what is saved can be read again',
  () => {
    const play = scene({
      adventure: 2,
      legacy: legacyOf(),
      position: { at: 'epilogue' },
      set: state => Object.assign(state, { phase: 'won' }),
    });
    expect(play.state.sheets[BRUNN]).toEqual({
      steps: { health: 0, actions: 0, force: 0, knowledge: 0, inventory: 0, mana: 0 },
      granted: [],
      skills: ['brunn-a0', 'brunn-c0'],
    });
    const left = legacy(play.state) as Legacy;
    expect(read(JSON.parse(JSON.stringify(left)))).toEqual(left);
  },
);

rule(['ASH-28.8', 'ASH-14.17'], 'who is down when it is won packs nothing, but with the option', () => {
  const plan = (openBag: boolean): Plan => ({
    position: { at: 'packing' },
    options: { openBag },
    hand: ['a1-find-05'],
    set(state, [atsu]) {
      state.phase = 'won';
      down(atsu);
    },
  });
  expect(scene(plan(false)).table.over).toBe(true);
  expect(scene(plan(true)).seat(0).offered('pack.ask')).toContain('put:a1-find-05');
});

rule(
  ['ASH-28.10', 'ASH-14.18'],
  'what lies in a slot that an ally had opened may be taken in the next adventure, not exchanged',
  () => {
    const legacy = read({ ...(legacyOf() as Legacy), cards: [null, 'a1-find-06', null], open: [true, false, false] });
    const play = scene({ adventure: 2, legacy, set: (state, [atsu]) => holds(state, atsu, 'a2-find-06') });
    const bag = (key: string) => key.startsWith('take') || key.startsWith('swap');
    expect(play.can(ATSU).filter(bag)).toEqual(['take:1']);
    play.does(ATSU, 'put:a2-find-06');
    expect(play.can(ATSU).filter(bag)).toEqual(['take:0', 'take:1']);
    play.does(ATSU, 'take:1');
    expect(play.state.bag.cards).toEqual(['a2-find-06', null, null]);
    expect(play.whyNot(ATSU, 'put:a1-find-06')?.[0]).toBe('why.bag.full');
  },
);
