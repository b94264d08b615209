// DES-4.9 to DES-4.14: dark glyphs are bought, and laid in secret.

import { Chance, newChance } from '@veillee/kernel';
import { rule } from '@veillee/kernel/test/rule';
import { space } from '@veillee/pieces/geometry';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Area } from '../../content/quests/vocabulary.ts';
import { DARK_GLYPHS } from '../../content/vocabulary.ts';
import { questBoard } from '../../rules/board.ts';
import { couldBeHeld, wakes } from '../../rules/glyphs/dark.ts';
import { invariants } from '../../rules/invariants.ts';
import { moveThings, removeThings } from '../../rules/quest/pieces.ts';
import { pointsLeft } from '../../rules/setup/treachery.ts';
import { type Flow, markersOf, type State, type T } from '../../rules/state.ts';
import { redeal } from '../../rules/view.ts';
import { quest } from '../guide.ts';
import { type Play, scene } from '../scene.ts';

const options = { 'altar-of-despair': true };

/** The overlord is about to buy. */
const buying = (set: (state: State) => void = () => {}): Play =>
  scene({ options, position: { at: 'arrival', hero: 0 }, set });

const buys = (play: Play, ...glyphs: readonly string[]): Play => {
  for (const glyph of glyphs) play.seat(play.overlordSeat).does(`dark-glyph:${glyph}`);
  return play;
};

/** In the second area of this quest lies a glyph that sleeps. */
const reaching = (reserve: readonly (typeof DARK_GLYPHS)[number][], set: (state: State) => void = () => {}): Play =>
  quest('durnog-brothers', {
    options,
    areas: [0, 1],
    quiet: true,
    set: state => {
      state.overlord.glyphs = { bought: [...reserve], reserve: [...reserve], under: {} };
      set(state);
    },
  });

const asks = (play: Play) => play.asked(play.overlordSeat);
const sleeping = ({ state }: Play) => state.board.markers.filter(one => one.kind === 'glyph' && !one.active);

rule(
  ['DES-4.9', 'DES-4.10'],
  'EX-2: two points each of its colour, and no card makes room: it joins the reserve',
  () => {
    const play = buying();
    const cards = play.state.overlord.deck.length;
    buys(play, 'summoning');
    expect(pointsLeft(play.state)).toEqual({ event: 4, trap: 4, monster: 2 });
    buys(play, 'broken', 'power', 'power');
    expect(pointsLeft(play.state)).toEqual({ event: 2, trap: 0, monster: 2 });
    const { glyphs, deck, aside } = play.state.overlord;
    expect([glyphs?.reserve, deck.length, aside]).toEqual([['summoning', 'broken', 'power', 'power'], cards, []]);
    // Two of each are in the box (R140).
    expect(play.can(play.overlordSeat)).not.toContain('dark-glyph:power');
    buys(play, 'broken');
    expect(play.can(play.overlordSeat)).not.toContain('dark-glyph:broken');
  },
);

rule('DES-4.9', 'not beyond the points of its colour, and not with another box alone', () => {
  const short = buying(state => void Object.assign(state, { quest: 'durnog-brothers' }));
  buys(short, 'power');
  expect(short.whyNot('dark-glyph:power', short.overlordSeat)).toEqual(['overlord.why.points', 'DES-4.9']);
  const well = scene({ options: { 'well-of-darkness': true }, position: { at: 'arrival', hero: 0 } });
  expect(well.can(well.overlordSeat).filter(key => key.startsWith('dark-glyph:'))).toEqual([]);
  expect(well.state.overlord.glyphs).toBeUndefined();
});

rule('DES-4.8', 'what was spent on dark glyphs is spent', () => {
  const play = buys(buying(), 'broken', 'broken', 'power', 'power', 'summoning');
  play.passes(play.overlordSeat);
  // Twelve points less ten: one card more.
  expect(play.state.overlord.hand).toHaveLength(4);
});

rule(
  ['DES-4.11', 'DES-54.9'],
  'when a glyph comes to the board the overlord chooses which of the reserve it is, or a normal one',
  () => {
    const play = reaching(['broken', 'summoning', 'broken']);
    expect([asks(play), play.can(play.overlordSeat)]).toEqual([
      'overlord.answer.glyph',
      ['dark-glyph:broken', 'dark-glyph:summoning'],
    ]);
    const [glyph] = sleeping(play);
    play.answers(play.overlordSeat, 'dark-glyph:summoning');
    expect(play.state.overlord.glyphs).toEqual({
      bought: ['broken', 'summoning', 'broken'],
      reserve: ['broken', 'broken'],
      under: { [glyph?.id ?? '']: 'summoning' },
    });
    expect(invariants(play.state)).toEqual([]);
    const normal = reaching(['broken']);
    normal.passes(normal.overlordSeat);
    expect(normal.state.overlord.glyphs).toMatchObject({ reserve: ['broken'], under: {} });
  },
);

rule('DES-4.12', 'of a glyph that is awake from the start nobody is asked', () => {
  const play = quest('durnog-brothers', { options, quiet: true });
  expect([sleeping(play), asks(play)]).toEqual([[], undefined]);
});

rule(
  'DES-4.11',
  'a glyph that is moved is the one that it was; one that is removed takes along what was under it',
  () => {
    const after = (deed: (t: T) => Flow): Play => {
      const play = quest('durnog-brothers', {
        options,
        areas: [0, 1],
        quiet: true,
        set: state => {
          state.overlord.glyphs = { bought: ['broken'], reserve: ['broken'], under: {} };
        },
        next: deed,
      });
      return play.answers(play.overlordSeat, 'dark-glyph:broken');
    };
    const moved = after(t => moveThings(t, '+', [17, 12], {}));
    // Others of the quest come along for the first time, and are asked about.
    while (asks(moved) === 'overlord.answer.glyph') moved.passes(moved.overlordSeat);
    expect(sleeping(moved)[0]?.at).toBe(space(17, 12));
    expect(Object.values(moved.state.overlord.glyphs?.under ?? {})).toEqual(['broken']);
    const gone = after(function* (t) {
      removeThings(t.state, '+');
    });
    expect(gone.state.overlord.glyphs).toEqual({ bought: ['broken'], reserve: [], under: {} });
  },
);

rule('DES-4.13', 'heroes are asked, shown and told the same, whatever lies there', () => {
  const laid = (reserve: Parameters<typeof reaching>[0], key?: string): Play => {
    const play = reaching(reserve);
    return key ? play.answers(play.overlordSeat, key) : play.passes(play.overlordSeat);
  };
  const [none, left, dark] = [laid([]), laid(['broken']), laid(['broken'], 'dark-glyph:broken')];
  for (const play of [left, dark]) {
    expect(play.match.view(0)).toEqual(none.match.view(0));
    expect(play.told(0)).toEqual(none.told(0));
    expect(play.told('spectator')).toEqual(none.told('spectator'));
    expect(play.can()).toEqual(none.can());
  }
  expect(JSON.stringify(dark.match.view(0))).not.toMatch(/broken|"glyphs"/);
  expect(dark.match.view(1).overlord.glyphs?.under).not.toEqual({});
  expect(dark.told(1).map(({ text }) => text)).toContain('log.overlord.darkens');
});

rule('DES-4.13', 'the overlord is asked where nothing is left in reserve, as long as there might be', () => {
  expect(asks(reaching([]))).toBe('overlord.answer.glyph');
  // All points have been seen spent: on cards that lie open, and on a glyph that woke.
  const spent = reaching([], state => {
    Object.assign(state, { quest: 'durnog-brothers' });
    state.overlord.powers = ['envy#1', 'urgency#1', 'gluttony#1', 'doom-aod#1', 'unholy-swiftness#1'];
    state.overlord.played = ['lone-troll#1'];
  });
  expect(asks(spent)).not.toBe('overlord.answer.glyph');
});

test('a hero who imagines buys and lays other glyphs, within the points that were not seen spent; the overlord their own', () => {
  const { state } = (() => {
    const play = reaching(['broken', 'summoning']);
    return play.answers(play.overlordSeat, 'dark-glyph:summoning');
  })();
  state.overlord.aside = [];
  const found = new Set<string>();
  for (let n = 0; n < 60; n++) {
    const copy = structuredClone(state);
    redeal(copy, 0, new Chance(newChance(`dream ${n}`)));
    expect(Math.min(...Object.values(pointsLeft(copy)))).toBeGreaterThanOrEqual(0);
    expect(invariants(copy)).toEqual([]);
    const { bought = [], reserve = [], under = {} } = copy.overlord.glyphs ?? {};
    expect([...reserve, ...Object.values(under)].sort()).toEqual([...bought].sort());
    found.add(Object.values(under).join());
  }
  expect([...found].sort()).toEqual(['', ...DARK_GLYPHS].sort());
  const own = structuredClone(state);
  redeal(own, 1, new Chance(newChance('own')));
  expect(own.overlord.glyphs).toEqual(state.overlord.glyphs);
});

/** Two glyphs of this quest, as if its guide had drawn them dark. */
const DRAWN = 'trapped-ruins';
const { things } = questBoard(DRAWN);
const asleep = things.flatMap(({ spec }, n) => ('glyph' in spec && spec.glyph === 'inactive' ? [n] : [])).slice(0, 2);
const before = [...things];
beforeAll(() => {
  for (const [i, n] of asleep.entries()) {
    const thing = before[n];
    const dark = i === 0 ? 'power' : 'broken';
    if (thing) Object.assign(things, { [n]: { ...thing, spec: { ...thing.spec, dark } } });
  }
});
afterAll(() => void Object.assign(things, before));

test('of glyphs that the guide has drawn dark nobody is asked; whoever imagines does not know which is which', () => {
  const areas = [...new Set([0, ...asleep.map(n => things[n]?.area ?? 0)])];
  const play = quest(DRAWN, { options, areas: areas as Area[], quiet: true });
  const laid = (state: State): string => Object.values(state.overlord.glyphs?.under ?? {}).join();
  expect([asleep.length, laid(play.state).split(',').sort()]).toEqual([2, ['broken', 'power']]);
  expect(asks(play)).not.toBe('overlord.answer.glyph');
  const dreams = new Set<string>();
  for (let n = 0; n < 30; n++) {
    const copy = structuredClone(play.state);
    redeal(copy, 0, new Chance(newChance(`guide ${n}`)));
    dreams.add(laid(copy));
  }
  expect([...dreams].sort()).toEqual(['broken,power', 'power,broken']);
});

rule(
  ['DES-4.9', 'DES-4.13'],
  'a glyph that the guide has drawn dark, once awake, says nothing of what was bought',
  () => {
    const areas = [...new Set([0, ...asleep.map(n => things[n]?.area ?? 0)])];
    const play = quest(DRAWN, { options, areas: areas as Area[], quiet: true });
    const before = couldBeHeld(play.state);
    const glyph = markersOf(play.state, 'glyph').find(({ id }) => play.state.overlord.glyphs?.under[id] === 'broken');
    if (!glyph) throw new Error('none is drawn broken');
    expect([wakes(play.state, glyph), glyph.dark]).toEqual(['broken', 'broken']);
    expect(couldBeHeld(play.state)).toEqual(before);
  },
);
