// DES-4.13 to DES-4.19: dark glyphs wake, and answer whoever travels by them.

import { rule } from '@veillee/kernel/test/rule';
import { space } from '@veillee/pieces/geometry';
import { copiesOf, originalOf } from '@veillee/pieces/things';
import { expect, test } from 'vitest';
import { monsterRow } from '../../content/monsters.ts';
import { propRow } from '../../content/props.ts';
import type { DarkGlyph } from '../../content/vocabulary.ts';
import { purify } from '../../rules/glyphs/dark.ts';
import { placeMonster } from '../../rules/overlord/monsters.ts';
import type { Hero, State } from '../../rules/state.ts';
import { lay, type Play, put, scene } from '../scene.ts';

const SORCERERS = monsterRow('sorcerer').figures.normal;
const options = { 'altar-of-despair': true };

/** A glyph that sleeps two spaces from the first hero; under it lies this. */
const near = (dark: DarkGlyph | undefined, set: (state: State, heroes: readonly Hero[]) => void = () => {}): Play =>
  scene({
    options,
    set: (state, heroes) => {
      const [hero, other] = heroes;
      if (hero) hero.at = space(4, 10);
      if (other) other.at = space(1, 12);
      state.board.revealed = [0, 1];
      const { id } = lay(state, { kind: 'glyph', active: false }, space(6, 10));
      if (dark) state.overlord.glyphs = { bought: [dark], reserve: [], under: { [id]: dark } };
      state.overlord.deck = ['aim#1', 'doom#1', 'rage#1', 'dodge#1'];
      set(state, heroes);
    },
  }).does('action:run');

/** The first hero walks onto it; the overlord springs nothing on the way. */
function wakes(dark: DarkGlyph | undefined, set?: Parameters<typeof near>[1]): Play {
  const play = near(dark, set).does('walk:space:6,10');
  while (asks(play) === 'overlord.answer.space') play.passes(play.overlordSeat);
  return play;
}
const found = ({ state }: Play) => state.board.markers.find(({ at }) => at === space(6, 10));
const asks = (play: Play) => play.asked(play.overlordSeat);

rule(
  ['DES-4.13', 'DES-4.15', 'DES-38.2', 'DES-54.9'],
  'a Broken glyph shows what it is when it wakes, and gives 1 conquest instead of 3',
  () => {
    const play = wakes('broken').overlordWaits();
    expect(found(play)).toMatchObject({ active: true, dark: 'broken' });
    expect(play.state.overlord.glyphs).toEqual({ bought: ['broken'], reserve: [], under: {} });
    expect([play.state.conquest, wakes(undefined).overlordWaits().state.conquest]).toEqual([5 + 1, 5 + 3]);
    expect(play.log).toContain('log.glyph.dark');
    expect(propRow('dark-glyph-broken').conquest).toBe(1);
  },
);

rule(['DES-4.15', 'DES-54.2', 'DRF-8.21'], 'a Broken glyph leads nowhere, neither to Town nor out of it', () => {
  const play = wakes('broken').overlordWaits();
  expect(play.whyNot('town')).toEqual(['why.brokenGlyph', 'DES-4.15']);
  const glyph = (dark?: DarkGlyph) =>
    scene({
      options,
      position: { at: 'act' },
      set: (state, [hero]) => {
        if (hero) hero.at = undefined;
        if (state.turn) state.turn.movement = 4;
        lay(state, { kind: 'glyph', active: true, ...(dark && { dark }) }, space(6, 10));
      },
    });
  const key = `glyph:${glyph().state.board.markers.at(-1)?.id}`;
  expect(glyph().can()).toContain(key);
  expect(glyph('summoning').can()).toContain(key);
  expect(glyph('broken').whyNot(key)).toEqual(['why.brokenGlyph', 'DES-4.15']);
});

rule(
  ['DES-4.16', 'DES-14.1', 'DRF-8.21'],
  'a Summoning glyph: two normal monsters of six kinds, out of sight, or fewer',
  () => {
    const play = wakes('summoning');
    const seat = play.overlordSeat;
    expect([asks(play), play.can(seat)]).toEqual([
      'overlord.summon',
      ['beastman', 'skeleton', 'bane-spider', 'razorwing', 'hell-hound', 'sorcerer'].map(kind => `monster:${kind}`),
    ]);
    expect(play.state.conquest).toBe(5 + 3);
    play.answers(seat, 'monster:skeleton');
    const [site = ''] = play.can(seat).filter(key => key.startsWith('place:'));
    play.answers(seat, site).answers(seat, 'monster:hell-hound');
    play.answers(seat, play.can(seat)[0] ?? '');
    expect(play.state.monsters.map(({ kind, rank, ready }) => [kind, rank, ready])).toEqual([
      ['skeleton', 'normal', false],
      ['hell-hound', 'normal', false],
    ]);
    expect(asks(play)).not.toBe('overlord.summon');
    const none = wakes('summoning');
    none.passes(none.overlordSeat);
    expect([none.state.monsters, asks(none)]).toEqual([[], none.asked(none.overlordSeat)]);
    expect(asks(none)).not.toBe('overlord.summon');
  },
);

rule(['DES-4.17', 'DES-14.9'], 'where normal figures have run out a master comes in place of one', () => {
  const play = wakes('summoning', state => {
    for (let n = 0; n < SORCERERS; n++) put(state, 'sorcerer', space(12 + n, 9));
  });
  const seat = play.overlordSeat;
  play.answers(seat, 'monster:sorcerer');
  play.answers(seat, play.can(seat).find(key => key.startsWith('place:')) ?? '');
  const ranks = play.state.monsters.map(({ rank }) => rank);
  expect([ranks.length, ranks.at(-1)]).toEqual([SORCERERS + 1, 'master']);
});

rule(
  ['DES-4.16', 'DES-14.10'],
  'where all figures of a kind stand on the board one of them may come anew; heroes’ own stay',
  () => {
    const { normal, master } = monsterRow('sorcerer').figures;
    const offers = (owner?: Hero['id']) => {
      const play = wakes('summoning', state => {
        const at = (n: number) => space(10 + (n % 5), 9 + Math.floor(n / 5));
        for (let n = 0; n < normal; n++)
          placeMonster(state, { kind: 'sorcerer', rank: 'normal', at: at(n), ...(owner && { owner }) });
        for (let n = 0; n < master; n++) put(state, 'sorcerer', at(normal + n), 'master');
      });
      return play.can(play.overlordSeat).includes('monster:sorcerer');
    };
    expect([offers(), offers('hero:mad-carthos')]).toEqual([true, false]);
  },
);

rule(
  ['DES-4.18', 'DES-39.7', 'DRF-8.21'],
  'a Power glyph: the overlord may draw two cards, keeps one and discards the other for its threat',
  () => {
    const play = wakes('power', state => void Object.assign(state.overlord, { threat: 0, hand: [] }));
    const seat = play.overlordSeat;
    expect([asks(play), play.can(seat)]).toEqual(['overlord.powerGlyph', ['draw']]);
    play.answers(seat, 'draw');
    expect(asks(play)).toBe('overlord.keepOne');
    const drawn = play.state.overlord.hand.map(originalOf);
    expect(play.can(seat)).toEqual([...new Set(drawn)].map(id => `burn:${id}`));
    play.answers(seat, `burn:${drawn[0]}`);
    const { hand, discard, threat } = play.state.overlord;
    expect([hand.map(originalOf), discard.map(originalOf)]).toEqual([[drawn[1]], [drawn[0]]]);
    expect(threat).toBeGreaterThan(0);
    const none = wakes('power');
    none.passes(none.overlordSeat);
    expect([none.state.overlord.hand, asks(none)]).toEqual([[], none.asked(none.overlordSeat)]);
  },
);

rule(
  ['DES-4.19', 'DES-11.9'],
  'EX-70: with a full hand one of the two goes first, then any card for eight to be left',
  () => {
    const play = wakes('power', state => {
      Object.assign(state.overlord, {
        threat: 0,
        hand: [...copiesOf('dodge', 3), ...copiesOf('charge', 3), ...copiesOf('gust-of-wind', 2)],
      });
      state.overlord.deck = ['rage#1', 'aim#1', 'doom#1'];
    });
    const seat = play.overlordSeat;
    play.answers(seat, 'draw');
    expect([asks(play), play.can(seat).toSorted()]).toEqual(['overlord.keepOne', ['burn:aim', 'burn:doom']]);
    play.answers(seat, 'burn:aim');
    expect([asks(play), play.state.overlord.hand.length]).toEqual(['overlord.discard', 9]);
    expect(play.can(seat)).toContain('burn:doom');
    play.answers(seat, 'burn:dodge');
    const { hand, discard } = play.state.overlord;
    expect([hand.length, discard.map(originalOf)]).toEqual([8, ['aim', 'dodge']]);
  },
);

rule(['DES-4.16', 'DES-4.18', 'DES-54.2', 'DES-32.12'], 'they answer each journey to Town and back', () => {
  const journeys = (dark: DarkGlyph) => {
    const play = wakes(dark);
    play.passes(play.overlordSeat);
    play.overlordWaits().does('town');
    const first = asks(play);
    play.passes(play.overlordSeat);
    return [first, found(play)];
  };
  expect(journeys('summoning')[0]).toBe('overlord.summon');
  expect(journeys('power')[0]).toBe('overlord.powerGlyph');
  const back = scene({
    options,
    position: { at: 'act' },
    set: (state, [hero]) => {
      if (hero) hero.at = undefined;
      if (state.turn) state.turn.movement = 4;
      lay(state, { kind: 'glyph', active: true, dark: 'power' }, space(6, 10));
    },
  });
  back.does(`glyph:${found(back)?.id}`);
  expect(asks(back)).toBe('overlord.powerGlyph');
});

rule('DES-4.13', 'whoever wakes a glyph cannot take it back, dark or not: they know it now', () => {
  for (const dark of [undefined, 'broken'] as const) {
    const play = wakes(dark).overlordWaits();
    expect(play.match.undoTarget(0)).toBeUndefined();
  }
});

test('a dark glyph that is purified is like any other: it leads to Town, and answers nobody', () => {
  const play = scene({
    options,
    position: { at: 'act' },
    set: (state, [hero]) => {
      if (hero) hero.at = space(6, 10);
      if (state.turn) state.turn.movement = 4;
      const glyph = lay(state, { kind: 'glyph', active: true, dark: 'power' }, space(6, 10));
      if (glyph.kind === 'glyph') purify(glyph);
    },
  }).does('town');
  expect([play.hero().at, asks(play)]).toEqual([undefined, undefined]);
});
