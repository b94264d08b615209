// The edges of rules: what is just not allowed, what happens at a bound, and who is not meant.

import { Match } from '@veillee/kernel';
import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { allies } from '../content/allies.ts';
import { finds } from '../content/finds.ts';
import { monsterRow } from '../content/monsters.ts';
import { skills } from '../content/skills.ts';
import type { FindId } from '../content/vocabulary.ts';
import { type Arrow, board } from '../rules/board.ts';
import type { Legacy } from '../rules/campaign.ts';
import { saleValue } from '../rules/cards.ts';
import { ashraka } from '../rules/game.ts';
import type { Hero } from '../rules/state.ts';
import { everyOp } from './ops.ts';
import { ATSU, at, BRUNN, holds, legacyOf, monster, ONDINE, type Plan, scene, TANTAN, takeOut } from './scene.ts';

const CLEARING = at('a1-clearing');
const OAK = at('a1-hollow-oak');
const MILL = at('a1-old-mill');
const down = (hero: Hero): void => void Object.assign(hero, { health: 0, fell: 'actions' });

// ---- frame and set-up ----

rule('ASH-1.7', 'the booklet before the rules: a monster with one cube fewer than its card says', () => {
  const play = scene({ set: (_, [atsu]) => Object.assign(atsu, { at: at('a1-ruins') }) });
  play.does(ATSU, 'activate:event').answers(ATSU, 'event.ask', 'choice:attack');
  const [placed] = play.state.monsters;
  expect(placed?.cubes).toBe(monsterRow(placed?.card ?? 'rat-brigand').health - 1);
  const weak = scene({
    set(state, [atsu]) {
      atsu.at = at('a1-ruins');
      state.bag.allies = [{ id: 'braiebois-sentinel' }];
      state.deck = [...state.deck.filter(card => card !== 'ill-omen-raven'), 'ill-omen-raven'];
    },
  });
  weak.does(ATSU, 'activate:event').answers(ATSU, 'event.ask', 'choice:attack');
  // 3 less 1 less 2, but never none.
  expect(weak.state.monsters).toMatchObject([{ card: 'ill-omen-raven', cubes: 1 }]);
});

rule(['ASH-1.8', 'ASH-7.15', 'ASH-17.7'], 'no card, skill or ally opens a crossed path or gives a quest step', () => {
  const reserved = ['marker.remove', 'marker.place', 'questUpgrade', 'adventure.win', 'find.give'];
  expect([...everyOp([finds, skills, allies])].filter(({ op }) => reserved.includes(op))).toEqual([]);
});

rule(
  ['ASH-4.13', 'ASH-2.8', 'ASH-4.12'],
  'the second hero is another one; heroes who have not joined are nowhere',
  () => {
    const match = Match.start(ashraka, { seed: 's', seats: 2, options: { adventure: '3', agree: false } });
    const answer = (seat: number, key: string) =>
      match.answer({ seat, decision: match.decisionOf(seat)?.id ?? 0, picks: [key] });
    answer(0, 'none');
    answer(0, `hero:${BRUNN}`);
    expect(match.decisionOf(1)?.options.map(({ key }) => key)).toEqual([`hero:${ATSU}`, `hero:${TANTAN}`]);
    expect(JSON.stringify([match.view(0), match.decisions])).not.toContain(ONDINE);
    const legacy = { ...(legacyOf() as Legacy), unlocked: [ATSU, TANTAN] };
    const early = Match.start(ashraka, { seed: 's', seats: 2, options: { adventure: '4', agree: false }, legacy });
    early.answer({ seat: 0, decision: early.decisionOf(0)?.id ?? 0, picks: ['none'] });
    expect(early.decisionOf(0)?.options.map(({ key }) => key)).toEqual([`hero:${ATSU}`, `hero:${TANTAN}`]);
  },
);

rule(['ASH-14.1', 'ASH-19.2'], 'one slot for an ally in the first adventures', () => {
  const match = Match.start(ashraka, { seed: 's', seats: 2, options: { adventure: '3', agree: false } });
  match.answer({ seat: 0, decision: match.decisionOf(0)?.id ?? 0, picks: ['ally:lord-rugor'] });
  expect(match.decisions.map(({ prompt }) => prompt)).toEqual(['hero.ask']);
});

rule('ASH-3.4', 'with the option coins, runes, markers and event tokens run out too', () => {
  const plan = (scarce: boolean): Plan => ({
    adventure: 2,
    options: { scarce },
    position: { at: 'destiny' },
    set(state) {
      state.track = [{ tile: 8, faceUp: false }];
      state.crossed = Array.from({ length: 7 }, (_, n) => `a2-e-none-${n}` as const);
    },
  });
  expect([scene(plan(true)), scene(plan(false))].map(({ state }) => state.crossed.length)).toEqual([7, 8]);
  const rich = (scarce: boolean) =>
    scene({
      options: { scarce },
      set(state, [atsu]) {
        atsu.at = at('a1-ruins');
        state.events[at('a1-ruins')] = '!';
        state.bag.coins = 91;
      },
    }).does(ATSU, 'activate:event').state.bag.coins;
  expect([rich(true), rich(false)]).toEqual([92, 94]);
  const runes = (scarce: boolean) =>
    scene({
      adventure: 2,
      options: { scarce },
      set(state, [atsu]) {
        atsu.at = at('a2-hermit-burrow');
        state.bag.runes.blue = 12;
      },
    }).does(ATSU, 'activate:event').state.bag.runes.blue;
  expect([runes(true), runes(false)]).toEqual([12, 13]);
});

// ---- the turn and what it buys ----

rule(['ASH-5.6', 'ASH-5.3'], 'who gives up loses the actions left, and the other goes on', () => {
  const play = scene().passes(ATSU, 'turn.ask');
  expect([play.hero(ATSU).disc, play.seat(0).asked(), play.state.turn]).toEqual([0, undefined, 1]);
  expect(play.lines('log.forfeit')[0]?.with?.n).toBe(6);
  expect(play.can(TANTAN)).toContain(`move:${CLEARING}`);
});

rule(
  ['ASH-5.4', 'ASH-6.4', 'ASH-6.5', 'ASH-14.10'],
  'on the Moon no Adventure card, no skill, nothing out of the Bag; Free cards all the same',
  () => {
    const play = scene({
      set(state, [atsu]) {
        Object.assign(atsu, { disc: 0, health: 2 });
        holds(state, atsu, 'a1-find-14', 'a1-find-05');
        takeOut(state, 'a1-find-06');
        state.bag.cards[0] = 'a1-find-06';
      },
    });
    for (const key of ['play:a1-find-14', 'skill:atsu-a0', 'take:0', 'swap:0:a1-find-05'])
      expect(play.whyNot(ATSU, key)?.[0]).toBe('why.actions');
    expect(play.can(ATSU)).toContain('play:a1-find-05');
  },
);

rule(['ASH-6.10', 'ASH-24.1'], 'together only from one space, with who stands, and if both wish it', () => {
  const plan = (partner: (hero: Hero) => void): Plan => ({
    options: { agree: true },
    set(state, [atsu, tantan]) {
      monster(state, 'enraged-boar', atsu.at as never);
      partner(tantan);
    },
  });
  for (const away of [down, (hero: Hero) => void Object.assign(hero, { at: CLEARING })]) {
    const play = scene(plan(away));
    expect(play.can(ATSU).filter(key => key.startsWith('engage'))).toEqual(['engage:blue']);
    expect(play.whyNot(ATSU, 'engage-both:blue')).toBeUndefined();
  }
  const refused = scene(plan(() => {})).does(ATSU, 'engage-both:blue');
  expect(refused.table.match.decisions[0]?.window).toMatchObject({ id: 'agree', matters: true, open: true });
  refused.seat(1).chooses('agree.ask', 'refuse');
  expect([refused.state.combat, refused.hero(ATSU).disc, refused.hero(TANTAN).disc]).toEqual([undefined, 6, 5]);
});

rule(
  ['ASH-6.14', 'ASH-6.12', 'ASH-6.8'],
  'an exchange needs both, and leaves nobody with more than they can hold',
  () => {
    const plan = (agree: boolean): Plan => ({
      options: { agree },
      set(state, [atsu, tantan]) {
        holds(state, atsu, 'a1-find-05', 'a1-find-06', 'a1-find-07');
        holds(state, tantan, 'a1-find-08', 'a1-find-09', 'a1-find-10');
      },
    });
    const refused = scene(plan(true)).does(ATSU, 'give:a1-find-05');
    refused.seat(1).chooses('agree.ask', 'refuse');
    expect(refused.hero(ATSU).hand).toHaveLength(3);
    const even = scene(plan(false))
      .does(ATSU, 'exchange')
      .answers(ATSU, 'exchange.ask', 'card:a1-find-05', 'card:a1-find-08');
    expect([even.seat(0).asked(), even.hero(ATSU).hand, even.hero(TANTAN).hand]).toEqual([
      'turn.ask',
      ['a1-find-06', 'a1-find-07', 'a1-find-08'],
      ['a1-find-09', 'a1-find-10', 'a1-find-05'],
    ]);
    const taken = scene(plan(false))
      .does(ATSU, 'exchange')
      .answers(ATSU, 'exchange.ask', 'card:a1-find-08', 'card:a1-find-09');
    taken.answers(ATSU, 'hand.excess', 'put:a1-find-05');
    // The Bag is full now: what is too much can only go.
    expect(
      taken
        .seat(0)
        .offered('hand.excess')
        .every(key => key.startsWith('drop:')),
    ).toBe(true);
    taken.answers(ATSU, 'hand.excess', 'drop:a1-find-06');
    expect(taken.hero(ATSU).hand).toEqual(['a1-find-07', 'a1-find-08', 'a1-find-09']);
  },
);

rule(['ASH-18.29', 'ASH-6.9'], 'it is the knowledge of whoever plays a card that counts, not of whom it helps', () => {
  const play = scene({
    set(state, [atsu, tantan]) {
      holds(state, atsu, 'a2-find-08');
      holds(state, tantan, 'a3-find-06');
      for (const hero of [atsu, tantan]) hero.mana = 0;
    },
  });
  expect(play.whyNot(ATSU, 'play:a2-find-08')?.[0]).toBe('why.knowledge');
  play.does(TANTAN, 'play:a3-find-06').answers(TANTAN, 'hero.which', `hero:${ATSU}`);
  expect([play.hero(ATSU).mana, play.hero(TANTAN).mana]).toEqual([2, 0]);
});

rule(['ASH-25.2', 'ASH-18.9'], 'mana and actions cannot be given to who is down', () => {
  const play = scene({
    set(state, [atsu, tantan]) {
      holds(state, atsu, 'a1-find-06', 'a1-find-08');
      atsu.mana = 0;
      down(tantan);
      tantan.mana = 0;
    },
  }).does(ATSU, 'play:a1-find-06', 'play:a1-find-08');
  expect([play.hero(ATSU).mana, play.hero(ATSU).disc, play.hero(TANTAN).mana]).toEqual([2, 8, 0]);
});

rule('ASH-6.8', 'apart nobody exchanges anything', () => {
  const play = scene({
    set(state, [atsu, tantan]) {
      holds(state, atsu, 'a1-find-05');
      tantan.at = CLEARING;
    },
  });
  expect(play.whyNot(ATSU, 'give:a1-find-05')?.[0]).toBe('why.apart');
});

rule(['ASH-7.12', 'ASH-7.20', 'ASH-6.15'], 'who has left is given nothing, healed by nobody, struck by nothing', () => {
  const play = scene({
    set(state, [atsu, tantan]) {
      Object.assign(tantan, { at: undefined, health: 1 });
      Object.assign(atsu, { health: 4 });
      holds(state, atsu, 'a1-find-05');
      state.bag.allies = [{ id: 'wise-rabbit', uses: 2 }];
    },
  });
  expect(play.whyNot(ATSU, 'give:a1-find-05')?.[0]).toBe('why.gone');
  play.does(ATSU, 'ally:wise-rabbit');
  expect([play.hero(ATSU).health, play.hero(TANTAN).health]).toEqual([5, 1]);
  expect(play.whyNot(ATSU, 'play:a1-find-05')?.[0]).toBe('why.useless');
});

// ---- spaces ----

rule(['ASH-10.6', 'ASH-8.1', 'ASH-11.9'], 'the last monster gone, the space can be activated again; not before', () => {
  const play = scene({
    set(state, [atsu]) {
      Object.assign(atsu, { at: CLEARING, health: 2 });
      state.sheets[TANTAN].skills.push('tantan-a6');
      monster(state, 'rat-brigand', CLEARING, 2, 'blue');
      monster(state, 'clawed-prowler', CLEARING, 2, 'green');
    },
  });
  expect(play.whyNot(ATSU, 'activate:campfire')?.[0]).toBe('why.monster');
  play.does(TANTAN, 'skill:tantan-a6').answers(TANTAN, 'monster.choose', 'monster:blue');
  expect(play.whyNot(ATSU, 'activate:campfire')?.[0]).toBe('why.monster');
  play.does(TANTAN, 'skill:tantan-a6');
  expect(play.can(ATSU)).toContain('activate:campfire');
});

rule(
  ['ASH-8.24', 'ASH-8.35', 'ASH-10.2'],
  'a Lock where one arrives stops nobody from arriving, but from using it',
  () => {
    const quay = scene({
      adventure: 3,
      set(state, [atsu]) {
        atsu.at = at('a3-west-quay');
        state.bag.coins = 5;
        state.locks = [at('a3-island-quay')];
      },
    }).does(ATSU, 'activate:quay');
    expect(quay.whyNot(ATSU, 'activate:quay')?.[0]).toBe('why.lock');
    const storm = scene({
      adventure: 4,
      dice: ['green'],
      set(state, [atsu]) {
        atsu.at = at('a4-west-storm');
        state.locks = [at('a4-caravan-gate')];
      },
    });
    storm.does(ATSU, 'activate:storm').answers(ATSU, 'storm.ask', `go:${at('a4-caravan-gate')}`);
    expect(storm.hero(ATSU).at).toBe(at('a4-caravan-gate'));
    const portal = scene({
      set(state, [atsu]) {
        atsu.at = CLEARING;
        state.portals = { blue: [CLEARING, OAK], orange: [MILL, at('a1-ruins')] };
        state.locks = [OAK];
      },
    }).does(ATSU, 'activate:portal-blue');
    expect(portal.hero(ATSU).at).toBe(OAK);
    expect(portal.whyNot(ATSU, 'activate:portal-blue')?.[0]).toBe('why.lock');
  },
);

rule('ASH-8.34', 'a colour without an arrow leaves one where one is, and the action is lost', () => {
  const arrows = board({ adventure: 4 }).spot(at('a4-west-storm')).arrows as Arrow[];
  const yellow = arrows.findIndex(({ colour }) => colour === 'yellow');
  const [arrow] = arrows.splice(yellow, 1);
  try {
    const play = scene({
      adventure: 4,
      dice: ['yellow'],
      set: (_, [atsu]) => Object.assign(atsu, { at: at('a4-west-storm') }),
    });
    const { disc } = play.hero(ATSU);
    play.does(ATSU, 'activate:storm');
    expect(play.hero(ATSU)).toMatchObject({ at: at('a4-west-storm'), disc: disc - 1 });
    expect(play.seat(0).asked()).toBe('turn.ask');
  } finally {
    if (arrow) arrows.splice(yellow, 0, arrow);
  }
});

rule(
  ['ASH-8.14', 'ASH-8.33', 'ASH-15.11', 'ASH-15.9', 'ASH-8.15'],
  'no card without its coins; what is bought counts at once; what is sold need not be understood',
  () => {
    const play = scene({
      set(state, [atsu]) {
        atsu.at = MILL;
        state.bag.coins = 3;
        holds(state, atsu, 'a1-find-15', 'a1-find-06', 'a1-find-07');
      },
    });
    play.does(ATSU, 'activate:merchant-1');
    expect(
      play
        .seat(0)
        .refused('shop.ask')
        .find(({ key }) => key === 'buy:a1-find-05')?.why.text,
    ).toBe('why.coins');
    expect(play.seat(0).offered('shop.ask')).not.toContain('buy:a1-find-05');
    play.answers(ATSU, 'shop.ask', 'sell:a1-find-15');
    expect(play.state.bag.coins).toBe(6);
    play.answers(ATSU, 'shop.ask', 'buy:a1-find-05');
    expect([play.seat(0).asked(), play.hero(ATSU).hand.length]).toEqual(['shop.ask', 3]);
    const full = scene({
      set(state, [atsu]) {
        atsu.at = MILL;
        state.bag.coins = 7;
        holds(state, atsu, 'a1-find-15', 'a1-find-06', 'a1-find-07');
      },
    }).does(ATSU, 'activate:merchant-1');
    full.answers(ATSU, 'shop.ask', 'buy:a1-find-01');
    expect([full.seat(0).asked(), full.hero(ATSU).specials.includes('a1-find-01')]).toEqual(['shop.ask', true]);
    full.answers(ATSU, 'shop.ask', 'buy:a1-find-05');
    expect(full.seat(0).asked()).toBe('hand.excess');
  },
);

rule('ASH-8.15', 'ASH-X27: a sale never costs anything', () => {
  expect([saleValue('a1-find-08', 2), saleValue('a1-find-07', 2), saleValue('a1-find-07', 4)]).toEqual([3, 1, 0]);
  expect(saleValue('a1-find-02', 2)).toBeUndefined();
});

rule('ASH-18.18', 'a Quest card that the objective needs is not bought by anybody, but with the option', () => {
  const offered = (sellAll: boolean) => {
    const play = scene({
      adventure: 5,
      options: { sellAll },
      set(state, [atsu]) {
        atsu.at = at('a5-night-market');
        state.bag.coins = 9;
        holds(state, atsu, 'a5-find-04');
      },
    }).does(ATSU, 'activate:merchant-1');
    return play.seat(0).offered('shop.ask').includes('sell:a5-find-04');
  };
  expect([offered(false), offered(true)]).toEqual([false, true]);
});

rule(
  ['ASH-14.5', 'ASH-17.6', 'ASH-17.14'],
  'a slot is opened once; mana comes with its step; a granted step brings its token too',
  () => {
    const play = scene({
      set(state, [atsu]) {
        Object.assign(atsu, { at: at('a1-standing-stones'), mana: 0, health: 1 });
        state.bag.runes = { blue: 9, red: 9, mauve: 9 };
        Object.assign(state.sheets[ATSU], { granted: ['health'] });
        state.sheets[ATSU].steps.health = 1;
      },
    }).does(ATSU, 'activate:sanctuary');
    play.answers(ATSU, 'sanctuary.ask', 'slot:2').answers(ATSU, 'sanctuary.ask', 'step:mana');
    expect(play.seat(0).offered('sanctuary.ask')).not.toContain('slot:2');
    expect(play.hero(ATSU).mana).toBe(1);
    play.answers(ATSU, 'sanctuary.ask', 'step:health');
    expect(play.hero(ATSU).health).toBe(3);
    expect(play.state.sheets[ATSU]).toMatchObject({ steps: { health: 3 }, granted: [] });
  },
);

// ---- the booklet ----

rule(
  ['ASH-9.5', 'ASH-9.3', 'ASH-25.16'],
  'a card that only somebody who is down holds opens nothing, though they lie here',
  () => {
    const plan = (isDown: boolean): Plan => ({
      adventure: 3,
      set(state, [atsu, tantan]) {
        for (const hero of [atsu, tantan]) hero.at = at('a3-north-dyke');
        holds(state, atsu, 'a3-find-02');
        holds(state, tantan, 'a3-find-04');
        if (isDown) down(tantan);
      },
    });
    const shut = scene(plan(true)).does(ATSU, 'activate:event');
    expect([shut.state.readings.length, shut.state.crossed.includes('a3-e-north-dyke--exit')]).toEqual([0, true]);
    const open = scene(plan(false)).does(ATSU, 'activate:event');
    expect(open.state.discard).toEqual(['a3-find-02', 'a3-find-04']);
    const apart = scene({
      adventure: 2,
      set(state, [atsu, tantan]) {
        for (const hero of [atsu, tantan]) hero.at = at('a2-great-oak');
        holds(state, atsu, 'a2-find-01', 'a2-find-02', 'a2-find-03');
        down(tantan);
      },
    }).does(ATSU, 'activate:event');
    expect([apart.state.phase, apart.table.over]).toEqual(['actions', false]);
  },
);

rule(['ASH-9.7', 'ASH-26.9'], 'an option whose price cannot be paid is not offered, and says so', () => {
  const plan = (card?: FindId): Plan => ({
    set(state, [atsu]) {
      state.events[at('a1-south-gate')] = '?';
      if (card) holds(state, atsu, card);
    },
  });
  const poor = scene(plan('a1-find-09')).does(ATSU, 'activate:event');
  expect(poor.hero(ATSU).specials).toContain('a1-find-21');
  const able = scene(plan('a1-find-05')).does(ATSU, 'activate:event').answers(ATSU, 'event.ask', 'choice:help');
  expect(able.hero(ATSU)).toMatchObject({ hand: [], specials: ['a1-find-02', 'a1-find-22'] });
});

rule(
  ['ASH-9.9', 'ASH-15.11'],
  'hands that are full when a page gives a card are put right before the page goes on',
  () => {
    const play = scene({
      adventure: 5,
      set(state, [atsu]) {
        atsu.at = at('a5-treasury');
        state.sheets[ATSU].steps.inventory = 0;
        holds(state, atsu, 'a5-find-08', 'a5-find-09', 'a5-find-10');
      },
    });
    play.does(ATSU, 'activate:event').answers(ATSU, 'event.ask', 'choice:gold');
    // A Trap fills no hand.
    expect([play.seat(0).asked(), play.hero(ATSU).specials]).toEqual(['turn.ask', ['a5-find-37']]);
  },
);
