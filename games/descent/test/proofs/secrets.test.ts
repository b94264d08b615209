// What either side holds in secret with the boxes: two tables that differ in nothing else look the same to whoever may not know, at every
// step, whoever waits, whatever could be taken back, and in what a bot imagines.

import type { Seat } from '@veillee/kernel';
import { describe, expect, test } from 'vitest';
import type { State } from '../../rules/state.ts';
import { holds } from '../feats.ts';
import { lay, type Play, pair, put, scene, space } from '../scene.ts';

const ALL = { 'well-of-darkness': true, 'altar-of-despair': true, 'tomb-of-ice': true } as const;

/** The overlord holds or has bought one thing or another, or heroes do. */
type Secret = (state: State, which: 0 | 1) => void;

const GLYPH = space(6, 9);
const swapped = (state: State, out: string, card: string): void => {
  const { overlord } = state;
  overlord.deck = overlord.deck.map(one => (one === out ? card : one)).sort();
  overlord.aside = [out];
};

const OF_THE_OVERLORD: { readonly [what: string]: Secret } = {
  'which treachery was bought': (state, which) =>
    which === 0 ? swapped(state, 'rage#1', 'rolling-stone#1') : swapped(state, 'charge#1', 'gluttony#1'),
  'whether any was': (state, which) =>
    which === 0 ? swapped(state, 'rage#1', 'rolling-stone#1') : void Object.assign(state.overlord, { aside: [] }),
  'which cards the hand holds': (state, which) => {
    const { overlord } = state;
    overlord.aside = [];
    const hand = which === 0 ? ['spiked-pit#1', 'dark-charm#1'] : ['dodge#1', 'welcome-mat#1'];
    overlord.deck = [...overlord.deck, ...overlord.hand].filter(card => !hand.includes(card)).sort();
    overlord.hand = hand;
    overlord.deck.length = 30;
  },
  'what lies under a glyph that sleeps': (state, which) => {
    const { glyphs } = state.overlord;
    const [glyph] = state.board.markers.filter(one => one.kind === 'glyph' && !one.active);
    if (!glyphs || !glyph) throw new Error('no glyph sleeps');
    Object.assign(glyphs, { bought: ['broken'], reserve: which === 0 ? [] : ['broken'] });
    glyphs.under = which === 0 ? { [glyph.id]: 'broken' } : {};
  },
};

const OF_THE_HEROES: { readonly [what: string]: Secret } = {
  'which feats of a type a hand holds': (state, which) =>
    holds(state, state.heroes[0], ...(which === 0 ? ['fend#1', 'hurry#1'] : ['hurry#2', 'lunge#1'])),
};

/** The overlord waits until they are asked for this, and then does it. */
const overlordDoes = (what: string) => (play: Play) => {
  const { overlordSeat: seat } = play;
  for (let n = 0; n < 12; n++) {
    const key = play.asked(seat) === undefined ? undefined : play.can(seat).find(one => one.startsWith(what));
    if (key) return void play.answers(seat, key);
    if (play.asked(seat) !== undefined) play.passes(seat);
    else if (play.asked(0) === 'turn.next') play.does(play.can()[0] ?? '');
    else if (play.asked(0) === 'turn.declare') play.does('action:battle');
    else play.passes(0);
  }
  throw new Error(`nobody comes to ${what}`);
};

/** Steps of a turn of the heroes, and of the overlord’s that follows. */
const STEPS: readonly ((play: Play) => void)[] = [
  play => void play.does('action:advance'),
  play => void play.does(`walk:${space(4, 10)}`),
  play => void play.overlordWaits(),
  overlordDoes('monster:'),
  overlordDoes('attack:'),
  play => void (play.asked(0) === undefined ? play.passes(play.overlordSeat) : play.passes(0)),
  play => void (play.asked(0) === undefined ? play.passes(play.overlordSeat) : play.passes(0)),
];

const table = (secret: Secret, which: 0 | 1): Play =>
  scene({
    options: ALL,
    players: 1,
    set: (state, heroes) => {
      const [hero, friend] = pair(heroes);
      [hero.at, friend.at] = [space(3, 9), space(1, 13)];
      put(state, 'beastman', space(5, 10));
      lay(state, { kind: 'glyph', active: false }, GLYPH);
      Object.assign(state.overlord, { threat: 12 });
      secret(state, which);
    },
  });

/** All that a viewer knows of a table. */
function knownTo({ match }: Play, viewer: Seat | 'spectator', seed: string): unknown {
  const isSeat = viewer !== 'spectator';
  return JSON.parse(
    JSON.stringify({
      view: match.view(viewer),
      told: [...match.told(viewer)],
      asked: match.decisions.map(({ seat, prompt }) => [seat, prompt]),
      own: isSeat ? match.decisionOf(viewer) : undefined,
      undo: isSeat ? match.undoTarget(viewer) : undefined,
      dream: isSeat ? match.imagine(viewer, seed).state : undefined,
    }),
  );
}

const sameTo = (secret: Secret, viewers: (play: Play) => readonly (Seat | 'spectator')[]): void => {
  const [one, other] = [table(secret, 0), table(secret, 1)];
  for (const [n, step] of STEPS.entries()) {
    for (const viewer of viewers(one))
      expect(knownTo(one, viewer, `dream ${n}`), `step ${n}, viewer ${viewer}`).toEqual(
        knownTo(other, viewer, `dream ${n}`),
      );
    step(one);
    step(other);
  }
  expect(one.log).toContain('log.attack.on');
};

describe('heroes and onlookers do not learn', () => {
  test.each(Object.entries(OF_THE_OVERLORD))('%s', (_, secret) => sameTo(secret, () => [0, 'spectator']));
});

describe('the overlord and onlookers do not learn', () => {
  test.each(Object.entries(OF_THE_HEROES))('%s', (_, secret) =>
    sameTo(secret, play => [play.overlordSeat, 'spectator']),
  );
});

test('whoever holds it does', () => {
  for (const [secret, seat] of [
    ...Object.values(OF_THE_OVERLORD).map(one => [one, 1] as const),
    ...Object.values(OF_THE_HEROES).map(one => [one, 0] as const),
  ])
    expect(knownTo(table(secret, 0), seat, 'dream')).not.toEqual(knownTo(table(secret, 1), seat, 'dream'));
});
