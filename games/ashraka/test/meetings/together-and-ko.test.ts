// Two heroes in one fight, and whoever lies there, meet other chapters.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { invariants } from '../../rules/invariants.ts';
import { bothAgainst, roll } from '../fights.ts';
import { decisionOf, nextTurn } from '../moments.ts';
import { ATSU, at, down, monster, ONDINE, type Plan, type Play, scene, TANTAN } from '../scene.ts';
import { ally } from '../upgrades.ts';

rule(['ASH-24.2', 'ASH-22.6'], 'who can act does so before the other loses a turn, and may cure it away', () => {
  const fight = () =>
    bothAgainst('rat-guard', 40, {
      adventure: 4,
      hero: ONDINE,
      mana: 3,
      skills: ['ondine-c3'],
      partner: { diseases: ['paralysis'] },
      dice: [['orange', 1]],
    });
  const cured = fight();
  expect([cured.seat(1).asked(), cured.told().includes('log.paralysed')]).toEqual([undefined, false]);
  cured.does(ONDINE, 'skill:ondine-c3').answers(ONDINE, 'hero.which', `hero:${TANTAN}`);
  expect(cured.can(TANTAN)).toContain('attack');
  const left = fight().does(ONDINE, 'attack');
  expect(left.lines('log.paralysed')).toHaveLength(1);
  expect(left.lines('log.bubble')).toHaveLength(2);
});

rule(['ASH-24.2', 'ASH-18.8'], 'who has acted may still use Free cards, but nobody waits for them', () => {
  const play = bothAgainst('enraged-boar', 60, { health: 4, hand: ['a1-find-05'] });
  expect([decisionOf(play, 0)?.standing, decisionOf(play, 1)?.standing]).toEqual([undefined, undefined]);
  play.does(ATSU, 'attack');
  expect(play.can(ATSU)).toEqual([
    'play:a1-find-05',
    'put:a1-find-05',
    'drop:a1-find-05',
    'give:a1-find-05',
    'give:a1-find-02',
  ]);
  expect([decisionOf(play, 0)?.standing, decisionOf(play, 1)?.standing]).toEqual([true, undefined]);
});

rule(['ASH-24.3', 'ASH-1.9'], 'D23: either may wish to be struck first; the other must be content', () => {
  const fight = () => bothAgainst('enraged-boar', 60, { asks: ['first'], options: { agree: true } });
  const order = (play: Play) =>
    play.lines('log.bubble').map(({ with: params }) => (params?.hero as { text: string } | undefined)?.text);
  const usual = ['hero.atsu-rabbit.short', 'hero.tantan-tanuki.short'];
  const brave = fight().does(ATSU, 'attack').does(TANTAN, 'attack');
  brave.passes(ATSU, 'combat.first').answers(TANTAN, 'combat.first', `hero:${TANTAN}`);
  brave.seat(0).passes('agree.ask');
  expect(order(brave)).toEqual([...usual].reverse());
  const held = fight().does(ATSU, 'attack').does(TANTAN, 'attack');
  held.answers(ATSU, 'combat.first', `hero:${TANTAN}`);
  held.seat(1).chooses('agree.ask', 'refuse');
  held.passes(TANTAN, 'combat.first');
  expect(order(held)).toEqual(usual);
});

rule(['ASH-24.3', 'ASH-21.1'], 'a bubble against two is rolled twice: one may be missed and the other hit', () => {
  const play = bothAgainst('clawed-prowler', 60, {
    dice: [roll('orange', 1), roll('orange', 1), roll('orange', 0), roll('orange', 2)],
  });
  play.does(ATSU, 'attack').does(TANTAN, 'attack');
  expect([play.hero(ATSU).health, play.hero(TANTAN).health]).toEqual([5, 1]);
});

rule(
  ['ASH-24.10', 'ASH-25.11'],
  'with Destiny’s long fall: the other falls while one still lies there, and it is lost',
  () => {
    const plan = (longFall: boolean): Plan => ({
      position: { at: 'destiny' },
      options: { longFall },
      dice: [['orange', 0]],
      health: 1,
      partner: { health: 2 },
      set(state, [, tantan]) {
        state.track = [8, 8].map(tile => ({ tile, faceUp: false }));
        monster(state, 'ill-omen-raven', tantan.at as never, 9);
      },
    });
    const long = scene(plan(true)).answers(ATSU, 'destiny.ask', 'box:B');
    expect([long.hero(ATSU).health, long.hero(TANTAN).health]).toEqual([0, 1]);
    long.does(TANTAN, 'engage:blue', 'attack');
    expect([long.table.over, long.state.lost]).toEqual([true, 'double-ko']);
    const short = scene(plan(false)).answers(ATSU, 'destiny.ask', 'box:B').does(TANTAN, 'engage:blue', 'attack');
    expect([short.hero(TANTAN).health, short.table.over]).toEqual([0, false]);
  },
);

rule(['ASH-25.1', 'ASH-7.12'], 'who lies there falls no further by a row, and who has left begins no turn', () => {
  const play = scene({
    position: { at: 'destiny' },
    track: [8],
    set(state, [atsu, tantan]) {
      Object.assign(tantan, { health: 0, fell: 'actions' });
      Object.assign(atsu, { at: undefined, disc: 2 });
      Object.assign(state, { fallen: [TANTAN], falls: 1 });
    },
  }).answers(ATSU, 'destiny.ask', 'box:B');
  expect([play.state.falls, play.state.turn, play.lines('log.ko').length]).toEqual([1, 2, 0]);
  expect([play.hero(ATSU).disc, play.lines('log.disc').length]).toEqual([2, 1]);
});

rule(['ASH-25.2', 'ASH-18.9'], 'mana and actions cannot be given to who is down', () => {
  const play = scene({
    mana: 0,
    hand: ['a1-find-06', 'a1-find-08'],
    partner: { mana: 0 },
    set(_, [, tantan]) {
      down(tantan);
    },
  }).does(ATSU, 'play:a1-find-06', 'play:a1-find-08');
  expect([play.hero(ATSU).mana, play.hero(ATSU).disc, play.hero(TANTAN).mana]).toEqual([2, 8, 0]);
});

rule(['ASH-25.6', 'ASH-19.8'], 'the Spirit: back from KO with full health, with mana and equipment', () => {
  const play = scene(
    nextTurn({
      hand: ['a1-find-05'],
      set(state, [atsu]) {
        ally(state, 'spirit-of-val-garenne');
        Object.assign(atsu, { health: 0, fell: 'actions', mana: 1 });
      },
    }),
  );
  expect(play.hero(ATSU)).toMatchObject({ health: 5, mana: 1, hand: ['a1-find-05'], at: at('a1-standing-stones') });
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

rule(
  ['ASH-25.15', 'ASH-5.9'],
  'helped up after the row: the turn begins where one stands, with cards, mana and a full disc',
  () => {
    const play = scene({
      position: { at: 'destiny' },
      at: 'a1-ruins',
      health: 1,
      mana: 2,
      hand: ['a1-find-06'],
      partner: { at: 'a1-ruins', hand: ['a1-find-05'] },
      set(state) {
        state.track = [8, 5].reverse().map(tile => ({ tile, faceUp: false }));
        ally(state, 'wise-rabbit');
      },
    });
    play.answers(ATSU, 'destiny.ask', 'box:B');
    expect(play.seat(1).offered('destiny.help')).toEqual(['play:a1-find-05', 'ally:wise-rabbit']);
    play.answers(TANTAN, 'destiny.help', 'play:a1-find-05').answers(TANTAN, 'hero.which', `hero:${ATSU}`);
    expect(play.hero(ATSU)).toMatchObject({ at: at('a1-ruins'), health: 2, mana: 2, hand: ['a1-find-06'], disc: 6 });
    expect([play.state.turn, play.state.fallen, invariants(play.state)]).toEqual([2, [], []]);
  },
);
