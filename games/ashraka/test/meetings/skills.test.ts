// Skills meet other chapters: each figure at the place where it counts, what is used up and what is not.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import type { Characteristic, FindId } from '../../content/vocabulary.ts';
import { board, type Segment } from '../../rules/board.ts';
import { invariants } from '../../rules/invariants.ts';
import { knowledgeOf } from '../../rules/modifiers.ts';
import { nextTurn } from '../moments.ts';
import {
  ATSU,
  at,
  BRUNN,
  CLEARING,
  holds,
  monster,
  ONDINE,
  type Plan,
  type Play,
  scene,
  TANTAN,
  takeOut,
} from '../scene.ts';
import { ally, learns } from '../upgrades.ts';

const GATE = at('a1-south-gate');

const swims = (place: string): Play =>
  scene({
    adventure: 5,
    heroes: [ONDINE, TANTAN],
    set: (_, [ondine]) => Object.assign(ondine, { at: at(place), mana: 3 }),
  }).does(ONDINE, 'skill:ondine-a0');

rule(
  ['ASH-15.8', 'ASH-18.20', 'ASH-19.4'],
  'knowledge: a Trap takes one; the Sphinx gives one; the Scribe two for one card',
  () => {
    const trapped = scene({ set: (state, [atsu]) => holds(state, atsu, 'a2-find-28') });
    expect(knowledgeOf(trapped.state, trapped.hero(ATSU))).toBe(0);
    const sphinx = scene({ set: state => ally(state, 'sphinx') });
    expect([ATSU, TANTAN].map(id => knowledgeOf(sphinx.state, sphinx.hero(id as never)))).toEqual([2, 3]);
    const scribe = scene({
      mana: 0,
      hand: ['a1-find-15', 'a1-find-06'],
      set(state) {
        ally(state, 'wandering-scribe');
        monster(state, 'rat-brigand', GATE, 4);
      },
    });
    expect(scribe.whyNot(ATSU, 'play:a1-find-15')?.[0]).toBe('why.knowledge');
    scribe.does(ATSU, 'ally:wandering-scribe');
    expect(scribe.can(ATSU)).toContain('play:a1-find-15');
    scribe.does(ATSU, 'play:a1-find-06').answers(ATSU, 'hero.which', `hero:${ATSU}`);
    expect(scribe.whyNot(ATSU, 'play:a1-find-15')?.[0]).toBe('why.knowledge');
  },
);

rule(
  ['ASH-16.3', 'ASH-13.4'],
  'of two cards drawn one is kept; the other lies on top, face up, and none is lost meanwhile',
  () => {
    const play = scene({
      at: 'a1-hollow-oak',
      set(state) {
        state.sheets[ATSU].skills.push('atsu-a6');
        state.boxed.push(...state.piles[1].splice(0).map(({ card }) => card));
        for (const card of ['a1-find-06', 'a1-find-05', 'a1-find-10'] as const) {
          takeOut(state, card);
          state.piles[1].push({ card, faceUp: false });
        }
      },
    });
    play.does(ATSU, 'skill:atsu-a6');
    expect(play.seat(0).offered('card.keep')).toEqual(['card:a1-find-10', 'card:a1-find-05']);
    expect(invariants(play.state)).toEqual([]);
    play.answers(ATSU, 'card.keep', 'card:a1-find-05');
    expect(play.hero(ATSU).hand).toEqual(['a1-find-05']);
    expect(play.state.piles[1]).toEqual([
      { card: 'a1-find-06', faceUp: false },
      { card: 'a1-find-10', faceUp: true },
    ]);
  },
);

rule(['ASH-16.3', 'ASH-6.5'], 'two walk together, if both stand there', () => {
  const plan = (isThere: boolean): Plan => ({
    adventure: 4,
    heroes: [ONDINE, TANTAN],
    mana: 2,
    skills: ['ondine-a7'],
    set(_, [, tantan]) {
      if (!isThere) tantan.at = at('a4-oasis');
    },
  });
  const go = (isThere: boolean) => {
    const play = scene(plan(isThere)).does(ONDINE, 'skill:ondine-a7');
    const [to] = play.seat(0).offered('place.where');
    play.answers(ONDINE, 'place.where', to as string);
    return play.hero(ONDINE).at === play.hero(TANTAN).at;
  };
  expect([go(true), go(false)]).toEqual([true, false]);
});

rule(['ASH-16.3', 'ASH-18.25'], 'the top of the discard pile is taken if it is equipment', () => {
  const plan = (top: FindId): Plan => ({
    adventure: 3,
    heroes: [BRUNN, TANTAN],
    set(state) {
      learns(state, 'brunn-a4');
      for (const card of ['a3-find-06', top] as const) {
        takeOut(state, card);
        state.discard.push(card);
      }
    },
  });
  expect(scene(plan('a3-find-05')).does(BRUNN, 'skill:brunn-a4').hero(BRUNN).hand).toEqual(['a3-find-05']);
  expect(scene(plan('a3-find-19')).whyNot(BRUNN, 'skill:brunn-a4')?.[0]).toBe('why.useless');
});

rule(['ASH-16.3', 'ASH-13.1'], 'on a double board a text of one’s own half keeps to it', () => {
  const half = (place: string) => {
    const play = scene({
      adventure: 5,
      partner: { at: place, hand: ['a5-find-28', 'a5-find-23'] },
      set(state) {
        state.sheets[TANTAN].steps.knowledge = 0;
      },
    }).does(TANTAN, 'play:a5-find-28');
    const piles = play.lines('log.revealed').map(({ with: params }) => params?.n);
    play.does(TANTAN, 'play:a5-find-23');
    return [piles, play.seat(1).offered('place.where')];
  };
  expect(half('a5-hideout')).toEqual([
    [1, 2, 3],
    ['a5-warehouse', 'a5-rat-barracks', 'a5-old-library'].map(id => `go:${at(id)}`),
  ]);
  expect(half('a5-brazier')[0]).toEqual([4, 5, 6]);
});

rule(['ASH-16.3', 'ASH-18.5'], 'whoever may move need not: what it cost is spent', () => {
  const play = scene().does(ATSU, 'skill:atsu-a0');
  const { at: from } = play.hero(ATSU);
  play.passes(ATSU, 'place.where');
  expect(play.hero(ATSU)).toMatchObject({ at: from, mana: 1, disc: 5 });
});

rule(
  ['ASH-16.3', 'ASH-1.8'],
  'a hero of another’s tree is not helped by it: skills belong to whoever learned them',
  () => {
    const play = scene({
      adventure: 3,
      heroes: [BRUNN, TANTAN],
      partner: { at: 'a3-peat-camp' },
      set(state) {
        state.sheets[BRUNN].skills.push('brunn-a1');
      },
    });
    expect(play.can(TANTAN).some(key => key.startsWith('skill:brunn'))).toBe(false);
    expect(play.can(BRUNN).some(key => key === 'skill:brunn-a1')).toBe(false);
  },
);

rule(['ASH-16.3', 'ASH-8.12'], 'who forages where one card is left takes that', () => {
  const play = scene({
    at: 'a1-hollow-oak',
    set(state) {
      state.sheets[ATSU].skills.push('atsu-a6');
      state.boxed.push(...state.piles[1].splice(0).map(({ card }) => card));
      takeOut(state, 'a1-find-05');
      state.piles[1] = [{ card: 'a1-find-05', faceUp: false }];
    },
  }).does(ATSU, 'skill:atsu-a6');
  expect([play.hero(ATSU).hand, play.state.piles[1]]).toEqual([['a1-find-05'], []]);
});

rule(['ASH-16.3', 'ASH-7.9'], 'of two ways to use a text the one that leads nowhere is not offered', () => {
  const inland = swims('a5-hideout');
  expect(inland.seat(0).asked()).toBe('place.where');
  const quay = swims('a5-city-quay');
  expect(quay.seat(0).offered('option.ask')).toEqual(['option:0', 'option:1']);
  expect(quay.table.match.decisionOf(0)?.options.map(({ with: words }) => words?.n)).toEqual([1, 2]);
  const coins = quay.state.bag.coins;
  quay.answers(ONDINE, 'option.ask', 'option:1');
  const [to] = quay.seat(0).offered('place.where');
  quay.answers(ONDINE, 'place.where', to as string);
  expect([`go:${quay.hero(ONDINE).at}`, quay.state.bag.coins]).toEqual([to, coins]);
  expect(quay.lines('log.move').map(({ with: params }) => [params?.actions, params?.health])).toEqual([[0, 0]]);
});

rule(['ASH-16.3', 'ASH-8.13'], 'nobody forages where nothing is left, nor where nothing grows', () => {
  const forages = (place: string, left: number) =>
    scene({
      at: place,
      skills: ['atsu-a6'],
      set(state) {
        state.boxed.push(...state.piles[1].splice(left).map(({ card }) => card));
      },
    }).can(ATSU);
  expect(forages('a1-hollow-oak', 1)).toContain('skill:atsu-a6');
  expect(forages('a1-hollow-oak', 0)).not.toContain('skill:atsu-a6');
  expect(forages('a1-clearing', 1)).not.toContain('skill:atsu-a6');
});

rule(['ASH-16.3', 'ASH-10.2'], 'a Passage leads to fires and sanctuaries, save the one where one stands', () => {
  const play = scene({
    skills: ['tantan-a7'],
    set(_, [, tantan]) {
      Object.assign(tantan, { at: CLEARING, mana: 2 });
    },
  }).does(TANTAN, 'skill:tantan-a7');
  expect(play.hero(TANTAN).at).toBe(at('a1-standing-stones'));
  const far = scene({
    skills: ['tantan-a7'],
    partner: { at: 'a1-ruins', mana: 2 },
  }).does(TANTAN, 'skill:tantan-a7');
  expect(far.seat(1).offered('place.where').sort()).toEqual([`go:${CLEARING}`, `go:${at('a1-standing-stones')}`]);
});

rule(['ASH-16.3', 'ASH-7.7'], 'who changes shape walks dangerous paths and green ones, and loses nothing', () => {
  const { segments, places } = board({ adventure: 1 });
  const from = places.find(place => segments(place).some(({ kind }) => kind === 'dangerous')) as ReturnType<typeof at>;
  const danger = segments(from).find(({ kind }) => kind === 'dangerous') as Segment;
  const play = scene({
    skills: ['tantan-a1'],
    set(state, [, tantan]) {
      state.crossed = [];
      Object.assign(tantan, { at: from, mana: 2, health: 1 });
    },
  }).does(TANTAN, 'skill:tantan-a1');
  const [green] = segments(from).filter(({ kind }) => kind === 'green');
  expect(play.seat(1).offered('place.where')).toEqual(
    expect.arrayContaining([`go:${danger.to}`, ...(green ? [`go:${green.to}`] : [])]),
  );
  play.answers(TANTAN, 'place.where', `go:${danger.to}`);
  expect(play.hero(TANTAN)).toMatchObject({ at: danger.to, health: 1, mana: 0 });
});

rule(['ASH-16.3', 'ASH-5.4'], 'a skill that names no mana costs none, and the last action will do', () => {
  const play = scene({
    mana: 2,
    disc: 1,
    skills: ['atsu-a1'],
  });
  const nose = play.table.match.decisionOf(0)?.options.find(({ key }) => key.endsWith('skill:atsu-a1'));
  expect(nose?.with).toMatchObject({ mana: 0, health: 0 });
  play.does(ATSU, 'skill:atsu-a1').answers(ATSU, 'pile.reveal', 'pile:2');
  expect([play.hero(ATSU).mana, play.hero(ATSU).disc, play.state.piles[2].at(-1)?.faceUp]).toEqual([2, 0, true]);
});

rule(['ASH-16.3', 'ASH-2.3'], 'a tile that lies open already need not be looked at', () => {
  const scout = (faceUp: boolean) =>
    scene({
      adventure: 4,
      heroes: [ONDINE, TANTAN],
      mana: 2,
      skills: ['ondine-a2'],
      set(state) {
        state.track = [
          { tile: 6, faceUp: !faceUp },
          { tile: 1, faceUp },
        ];
      },
    });
  expect(scout(true).whyNot(ONDINE, 'skill:ondine-a2')?.[0]).toBe('why.useless');
  expect(scout(false).can(ONDINE)).toContain('skill:ondine-a2');
});

rule(['ASH-16.3', 'ASH-18.24'], 'what is dug up is no longer in the discard pile', () => {
  const play = scene({
    adventure: 3,
    heroes: [BRUNN, TANTAN],
    mana: 1,
    skills: ['brunn-a4'],
    set(state) {
      for (const card of ['a3-find-19', 'a3-find-05'] as const) {
        takeOut(state, card);
        state.discard.push(card);
      }
    },
  }).does(BRUNN, 'skill:brunn-a4');
  expect([play.hero(BRUNN).hand, play.state.discard]).toEqual([['a3-find-05'], ['a3-find-19']]);
  expect(play.whyNot(BRUNN, 'skill:brunn-a4')?.[0]).toBe('why.limit.turn');
});

rule(
  ['ASH-16.6', 'ASH-5.9'],
  'a skill puts the disc higher and gives mana; Traps do the opposite; what was used once a turn is fresh',
  () => {
    const play = scene(
      nextTurn({
        skills: ['atsu-a8', 'tantan-a8'],
        partner: { mana: 2 },
        set(_, [atsu]) {
          atsu.used.turn = ['atsu-a1'];
        },
      }),
    );
    expect([play.hero(ATSU).disc, play.hero(ATSU).used.turn, play.hero(TANTAN).mana]).toEqual([7, [], 3]);
    const trapped = scene(
      nextTurn({
        hand: ['a5-find-38', 'a5-find-39', 'a4-find-27'],
        set(state) {
          state.bag.coins = 3;
        },
      }),
    );
    expect(trapped.hero(ATSU)).toMatchObject({ disc: 5, mana: 1 });
    expect(trapped.state.bag.coins).toBe(2);
  },
);

rule(
  ['ASH-16.6', 'ASH-15.12'],
  'who has all their mana is given none at the start of a turn, and nothing is told',
  () => {
    const turn = (mana: number) => {
      const play = scene({
        position: { at: 'turn' },
        skills: ['tantan-a8'],
        set(_, [, tantan]) {
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
  ['ASH-17.14', 'ASH-27.2'],
  'where one quest-logo step is left it is granted without a question, and none where none is',
  () => {
    const won = (granted: readonly Characteristic[]) =>
      scene({
        adventure: 4,
        position: { at: 'epilogue' },
        set(state) {
          state.phase = 'won';
          state.sheets[ATSU].granted = [...granted];
        },
      });
    const all = won([]).seat(0).offered('quest.step');
    const steps = all.map(key => key.slice('step:'.length) as Characteristic);
    expect(steps.length).toBeGreaterThan(1);
    const told = (play: Play) => play.told().filter(text => text.startsWith('log.quest.')).length;
    const [one, none] = [won(steps.slice(1)), won(steps)];
    expect([one.seat(0).asked(), told(one)]).toEqual([undefined, 1]);
    expect([none.seat(0).asked(), told(none)]).toEqual([undefined, 0]);
  },
);
