// The turn and its rows, just inside and just outside of rules: what is said, what is laid, who decides, what is not told.

import type { Decision } from '@veillee/kernel';
import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { destinyOf } from '../content/booklet.ts';
import { ashraka } from '../rules/game.ts';
import type { View } from '../rules/view.ts';
import { rewritten } from './rewritten.ts';
import { ATSU, at, BRUNN, holds, monster, ONDINE, type Plan, type Play, scene, TANTAN, takeOut } from './scene.ts';
import { learns } from './upgrades.ts';

const decisionOf = (play: Play, seat: number): Decision => play.table.match.decisionOf(seat) as Decision;

rule(
  ['ASH-5.6', 'ASH-5.8'],
  'with actions left one gives them up; without, the tile is drawn: the words say which',
  () => {
    const pass = (discs: readonly [number, number], seats: 1 | 2 = 2): string | undefined => {
      const play = scene({
        seats,
        set: (_, heroes) => heroes.map((hero, n) => Object.assign(hero, { disc: discs[n] })),
      });
      return decisionOf(play, 0).pass?.text;
    };
    expect([pass([1, 0]), pass([0, 1]), pass([0, 1], 1), pass([0, 0], 1)]).toEqual([
      'turn.giveUp',
      'turn.draw',
      'turn.giveUp',
      'turn.draw',
    ]);
  },
);

rule(['ASH-1.9', 'ASH-5.1'], 'what was said holds for a turn: in the next one it can be said again', () => {
  const play = scene({ set: state => Object.assign(state, { track: [5, 5].map(tile => ({ tile, faceUp: false })) }) });
  play.does(ATSU, 'say:come');
  expect([play.state.said, play.can(ATSU).some(key => key.startsWith('say:'))]).toEqual([{ [ATSU]: 'come' }, false]);
  play.passes(ATSU, 'turn.ask').passes(TANTAN, 'turn.ask');
  expect([play.state.said, play.can(ATSU).includes('say:come')]).toEqual([{}, true]);
});

rule(
  ['ASH-26.4', 'ASH-9.1'],
  'a row that lays a token lays it where none was; two must agree, and are asked as such',
  () => {
    const play = scene({
      position: { at: 'destiny' },
      set: state => Object.assign(state, { track: [{ tile: 5, faceUp: false }] }),
    });
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
    expect(decisionOf(rich, 0).options.map(({ text }) => text)).toEqual(['destiny.box.priced', 'destiny.box']);
    expect(decisionOf(rich, 0).options.map(({ with: figures }) => figures?.monsters)).toEqual([0, 1]);
    rich.seat(0).chooses('destiny.ask', 'box:A');
    expect(decisionOf(rich, 1).window).toEqual({ id: 'agree', matters: true, open: true });
    rich.seat(1).passes('agree.ask');
    expect([rich.state.bag.coins, rich.state.monsters]).toEqual([0, []]);
    // One coin short: the other box is all there is.
    expect([box(1).state.monsters.length, box(1).told().includes('log.destiny.unpaid')]).toEqual([1, true]);
  },
);

rule(
  ['ASH-11.1', 'ASH-3.4'],
  'ten event tokens lie there already: with the option an eleventh is not laid, a turned one is',
  () => {
    const laid = (scarce: boolean, isThere: boolean) =>
      scene({
        options: { scarce },
        position: { at: 'destiny' },
        set(state) {
          state.track = [{ tile: 5, faceUp: false }];
          for (let n = Object.keys(state.events).length; n < 10; n++) state.events[at(`a1-none-${n}`)] = '?';
          if (isThere) state.events[at('a1-south-gate')] = '!';
        },
      }).state.events[at('a1-south-gate')];
    expect([laid(true, false), laid(false, false), laid(true, true)]).toEqual([undefined, '?', '?']);
  },
);

rule(
  'ASH-16.6',
  'who is used to it loses one health by a whole row, and by a page, however often they take some',
  () => {
    const plan: Plan = {
      heroes: [BRUNN, TANTAN],
      adventure: 3,
      position: { at: 'destiny' },
      set(state, heroes) {
        learns(state, 'brunn-a8');
        state.track = [{ tile: 5, faceUp: false }];
        for (const hero of heroes) hero.health = 3;
      },
    };
    const twice = { op: 'loseHealth', target: 'each', n: 1 } as const;
    const play = rewritten(destinyOf(3, 5).boxes[0]?.ops ?? [], [twice, twice], () => scene(plan));
    expect([play.hero(BRUNN).health, play.hero(TANTAN).health]).toEqual([2, 1]);
    const sphinx = (id: typeof BRUNN | typeof TANTAN) =>
      scene({
        adventure: 4,
        heroes: [BRUNN, TANTAN],
        set(state, heroes) {
          learns(state, 'brunn-a8');
          state.reserve = state.reserve.filter(card => card !== 'a4-find-26');
          state.discard.push('a4-find-26');
          for (const hero of heroes) Object.assign(hero, { at: at('a4-sphinx'), health: 3 });
        },
      })
        .does(id, 'activate:event')
        .answers(id, 'event.ask', 'choice:time')
        .hero(id).health;
    expect([sphinx(BRUNN), sphinx(TANTAN)]).toEqual([2, 1]);
  },
);

rule(['ASH-26.2', 'ASH-9.9'], 'a row may ask whether a monster is in play: it heals them, or brings one', () => {
  const row = (isThere: boolean) =>
    scene({
      adventure: 2,
      position: { at: 'destiny' },
      set(state) {
        state.track = [{ tile: 9, faceUp: false }];
        if (isThere) monster(state, 'rat-brigand', at('a2-great-oak'), 5);
      },
    }).state.monsters.map(({ at: place, cubes }) => (place === at('a2-great-oak') ? cubes : place));
  expect([row(true), row(false)]).toEqual([[7], [at('a2-moss-shrine')]]);
});

rule(['ASH-26.3', 'ASH-16.3'], 'the last tile of its colour cannot be put behind any other', () => {
  const play = scene({
    adventure: 4,
    heroes: [ONDINE, TANTAN],
    set(state, [ondine]) {
      learns(state, 'ondine-a5');
      ondine.mana = 2;
      state.track = [6, 7, 1].map(tile => ({ tile, faceUp: false }));
    },
  }).does(ONDINE, 'skill:ondine-a5');
  expect(play.seat(0).asked()).toBe('turn.ask');
  expect(play.state.track).toEqual([
    { tile: 6, faceUp: false },
    { tile: 7, faceUp: false },
    { tile: 1, faceUp: true },
  ]);
});

rule(
  ['ASH-16.6', 'ASH-15.12'],
  'who has all their mana is given none at the start of a turn, and nothing is told',
  () => {
    const turn = (mana: number) => {
      const play = scene({
        position: { at: 'turn' },
        set(state, [, tantan]) {
          learns(state, 'tantan-a8');
          tantan.mana = mana;
        },
      });
      return [play.hero(TANTAN).mana, play.lines('log.mana').length];
    };
    expect([turn(5), turn(3)]).toEqual([
      [5, 0],
      [4, 1],
    ]);
  },
);

rule(
  ['ASH-1.9', 'ASH-26.4'],
  'who plays both heroes decides for both, and is asked once; a proposal says what it is',
  () => {
    const plan: Plan = {
      position: { at: 'destiny' },
      options: { agree: true },
      set: state => Object.assign(state, { track: [{ tile: 8, faceUp: false }] }),
    };
    const alone = scene({ ...plan, seats: 1 });
    alone.seat(0).chooses('destiny.ask', 'box:B');
    expect(alone.hero(ATSU).health).toBe(4);
    const two = scene(plan);
    two.seat(1).chooses('destiny.ask', 'box:B');
    expect(decisionOf(two, 0).with).toMatchObject({
      what: { with: { words: { text: expect.stringContaining('box.B') } } },
    });
  },
);

rule(
  ['ASH-1.9'],
  'of two who do not give way the lot decides at the third counter-proposal, and they are told before',
  () => {
    const play = scene({
      position: { at: 'destiny' },
      options: { agree: true },
      set: state => Object.assign(state, { track: [{ tile: 8, faceUp: false }] }),
    });
    play.seat(1).chooses('destiny.ask', 'box:B');
    play.seat(0).chooses('agree.ask', 'box:A');
    expect(decisionOf(play, 1).with).not.toHaveProperty('lot');
    play.seat(1).chooses('agree.ask', 'box:B');
    expect(decisionOf(play, 0).with).toMatchObject({ lot: { text: 'agree.lot' } });
    play.seat(0).chooses('agree.ask', 'box:A');
    expect([0, 1].map(seat => play.seat(seat).asked())).not.toContain('agree.ask');
    // Box B costs health, box A does not.
    const isB = play.hero(ATSU).health === 4;
    expect(play.lines('log.lot')[0]?.with).toMatchObject({
      what: { with: { words: { text: expect.stringContaining(isB ? 'box.B' : 'box.A') } } },
    });
  },
);

rule(['ASH-16.3', 'ASH-2.3'], 'a tile that lies open already need not be looked at', () => {
  const scout = (faceUp: boolean) =>
    scene({
      adventure: 4,
      heroes: [ONDINE, TANTAN],
      set(state, [ondine]) {
        learns(state, 'ondine-a2');
        ondine.mana = 2;
        state.track = [
          { tile: 6, faceUp: !faceUp },
          { tile: 1, faceUp },
        ];
      },
    });
  expect(scout(true).whyNot(ONDINE, 'skill:ondine-a2')?.[0]).toBe('why.useless');
  expect(scout(false).can(ONDINE)).toContain('skill:ondine-a2');
});

rule(
  ['ASH-5.6', 'ASH-25.5'],
  'who gives up gives up what they have: nobody gives up nothing, and who lies there keeps theirs',
  () => {
    const play = scene({
      seats: 1,
      set(state, [atsu, tantan]) {
        state.track = [{ tile: 3, faceUp: false }];
        state.bag.coins = 2;
        Object.assign(atsu, { health: 0, fell: 'actions', disc: 3 });
        Object.assign(tantan, { disc: 2 });
      },
    }).passes(ATSU, 'turn.ask');
    // The boxes are asked about before the discs are set again.
    expect([play.seat(0).asked(), play.hero(ATSU).disc, play.hero(TANTAN).disc]).toEqual(['destiny.ask', 3, 0]);
    expect(play.lines('log.forfeit').map(({ with: params }) => params?.n)).toEqual([2]);
  },
);

rule(['ASH-27.6', 'ASH-2.6'], 'a lost adventure shows why, and its sad end; nothing of the other', () => {
  const play = scene({ set: state => Object.assign(state, { track: [] }) })
    .passes(ATSU)
    .passes(TANTAN);
  const ending = (play.seat(0).view() as View).ending?.map(({ text }) => text) ?? [];
  expect([ending.length, ending.some(text => text.includes('victory'))]).toEqual([2, false]);
  expect(ending[0]).toContain('no-destiny');
});

rule(
  ['ASH-25.13', 'ASH-8.1', 'ASH-8.2'],
  'a monster and a Lock on the sanctuary keep nobody from coming back to it, but from using it',
  () => {
    const play = scene({
      position: { at: 'turn' },
      set(state, [atsu]) {
        Object.assign(atsu, { health: 0, fell: 'actions' });
        monster(state, 'rat-brigand', at('a1-standing-stones'));
        state.locks.push(at('a1-standing-stones'));
      },
    });
    expect(play.hero(ATSU)).toMatchObject({ at: at('a1-standing-stones'), health: 1 });
    expect(play.whyNot(ATSU, 'activate:sanctuary')?.[0]).toBe('why.monster');
    expect(play.hero(ATSU).fell).toBeUndefined();
    expect(play.can(ATSU)).toContain('engage:blue');
  },
);

rule(['ASH-26.2', 'ASH-21.6'], 'a row for which each hero rolls does to each what the die shows', () => {
  const play = scene({
    adventure: 4,
    position: { at: 'destiny' },
    dice: ['yellow', 'blue'],
    set(state, [atsu, tantan]) {
      state.track = [{ tile: 7, faceUp: false }];
      Object.assign(atsu, { at: at('a4-oasis'), mana: 2 });
      Object.assign(tantan, { at: at('a4-oasis'), mana: 2 });
    },
  });
  expect(play.hero(ATSU)).toMatchObject({ at: at('a4-caravan-gate'), mana: 2 });
  expect(play.hero(TANTAN)).toMatchObject({ at: at('a4-oasis'), mana: 1 });
});

rule(['ASH-19.3', 'ASH-26.5'], 'a tile that is not there cannot be skipped, nor one twice', () => {
  const clock = (tiles: number, skips: number) =>
    scene({
      set(state) {
        state.bag.allies = [{ id: 'clockmaker', uses: 1 }];
        state.track = Array.from({ length: tiles }, () => ({ tile: 5, faceUp: false }));
        state.skips = skips;
      },
    }).can(ATSU);
  expect([clock(0, 0), clock(1, 1), clock(1, 0), clock(2, 1)].map(can => can.includes('ally:clockmaker'))).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

rule(['ASH-16.3', 'ASH-18.24'], 'what is dug up is no longer in the discard pile', () => {
  const play = scene({
    adventure: 3,
    heroes: [BRUNN, TANTAN],
    set(state, [brunn]) {
      learns(state, 'brunn-a4');
      brunn.mana = 1;
      for (const card of ['a3-find-19', 'a3-find-05'] as const) {
        takeOut(state, card);
        state.discard.push(card);
      }
    },
  }).does(BRUNN, 'skill:brunn-a4');
  expect([play.hero(BRUNN).hand, play.state.discard]).toEqual([['a3-find-05'], ['a3-find-19']]);
  expect(play.whyNot(BRUNN, 'skill:brunn-a4')?.[0]).toBe('why.limit.turn');
});

rule(['ASH-25.1', 'ASH-7.12'], 'who lies there falls no further by a row, and who has left begins no turn', () => {
  const play = scene({
    position: { at: 'destiny' },
    set(state, [atsu, tantan]) {
      state.track = [{ tile: 8, faceUp: false }];
      Object.assign(tantan, { health: 0, fell: 'actions' });
      Object.assign(atsu, { at: undefined, disc: 2 });
      Object.assign(state, { fallen: [TANTAN], falls: 1 });
    },
  }).answers(ATSU, 'destiny.ask', 'box:B');
  expect([play.state.falls, play.state.turn, play.lines('log.ko').length]).toEqual([1, 2, 0]);
  expect([play.hero(ATSU).disc, play.lines('log.disc').length]).toEqual([2, 1]);
});

rule(
  ['ASH-23.3', 'ASH-2.7'],
  'what was put under the deck is drawn when it comes up, and is then no longer known to lie there',
  () => {
    const play = scene({
      position: { at: 'destiny' },
      set(state) {
        state.track = [{ tile: 2, faceUp: false }];
        for (const card of ['clawed-prowler', 'enraged-boar'] as const)
          monster(state, card, at('a1-ruins'), 4, card === 'enraged-boar' ? 'red' : 'green');
        Object.assign(state, { deck: ['rat-brigand', 'will-o-wisp'], under: 2 });
      },
    });
    expect(play.state.monsters[2]?.card).toBe('will-o-wisp');
    expect([play.state.deck, play.state.under]).toEqual([['rat-brigand'], 1]);
  },
);

rule(['ASH-14.16', 'ASH-7.12'], 'with the Bag open to all, whoever has left the board still puts nothing in', () => {
  const play = scene({
    options: { openBag: true },
    set(state, [atsu]) {
      atsu.at = undefined;
      holds(state, atsu, 'a1-find-05');
    },
  });
  expect([play.seat(0).asked(), play.seat(1).asked()]).toEqual([undefined, 'turn.ask']);
});

rule('ASH-25.7', 'whoever plays wins or loses together, whatever they lost by', () => {
  const end = (seats: number, lost?: string) => ashraka.outcome({ seats, lost } as never);
  expect(end(2)).toEqual({ won: [0, 1], scores: [1, 1], text: { text: 'outcome.won' } });
  expect(end(1)).toEqual({ won: [0], scores: [1], text: { text: 'outcome.won' } });
  expect(end(2, 'time')).toEqual({ won: [], scores: [0, 0], text: { text: 'outcome.time' } });
});
