// ASH-1: what the game is.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { monsterRow } from '../content/monsters.ts';
import { type Legacy, travelled } from '../rules/campaign.ts';
import { ashraka } from '../rules/game.ts';
import { against, bothAgainst, roll } from './fights.ts';
import { leave, leaving, questionOf } from './moments.ts';
import { ATSU, at, BRUNN, ONDINE, scene, TANTAN } from './scene.ts';

rule(['ASH-1.1', 'ASH-1.2'], 'two players with a hero each, or one with both', () => {
  const setting = (seats: number) => ashraka.refuseSetting({ seats, options: { adventure: '1' } })?.text;
  expect([1, 2, 3].map(setting)).toEqual([undefined, undefined, 'setup.seats']);
  expect(scene().state.heroes.map(({ seat }) => seat)).toEqual([0, 1]);
  expect(scene({ seats: 1 }).state.heroes.map(({ seat }) => seat)).toEqual([0, 0]);
});

rule('ASH-1.3', 'adventures follow each other; who begins later has heroes as the story expects them', () => {
  expect(travelled(1)).toMatchObject({ coins: 0, unlocked: [ATSU, TANTAN], allies: ['wise-rabbit'] });
  expect(travelled(3).unlocked).toContain(BRUNN);
  const { game } = leave(leaving()).table.match;
  const { chapters } = game;
  const next = (adventure: string) =>
    chapters?.following({} as Legacy, { seats: 2, options: { adventure } }).map(({ id }) => id);
  expect([next('1'), next('4'), next('5')]).toEqual([['2'], ['5'], []]);
});

rule('ASH-1.7', 'the booklet before the rules: a monster with one cube fewer than its card says', () => {
  const play = scene({ set: (_, [atsu]) => Object.assign(atsu, { at: at('a1-ruins') }) });
  play.does(ATSU, 'activate:event').answers(ATSU, 'event.ask', 'choice:attack');
  const [placed] = play.state.monsters;
  expect(placed?.cubes).toBe(monsterRow(placed?.card ?? 'rat-brigand').health - 1);
  const weak = scene({
    at: 'a1-ruins',
    set(state) {
      state.bag.allies = [{ id: 'braiebois-sentinel' }];
      state.deck = [...state.deck.filter(card => card !== 'ill-omen-raven'), 'ill-omen-raven'];
    },
  });
  weak.does(ATSU, 'activate:event').answers(ATSU, 'event.ask', 'choice:attack');
  // 3 less 1 less 2, but never none.
  expect(weak.state.monsters).toMatchObject([{ card: 'ill-omen-raven', cubes: 1 }]);
});

rule('ASH-1.8', 'a guard takes each wound less one, until their own next turn', () => {
  const play = bothAgainst('ivy-golem', 90, {
    adventure: 3,
    hero: BRUNN,
    bubble: 3,
    mana: 3,
    health: 6,
    skills: ['brunn-c2'],
    dice: [roll('orange', 1), roll('orange', 1), roll('red', 1), roll('red', 1)],
  });
  play.state.sheets[BRUNN].skills = play.state.sheets[BRUNN].skills.filter(id => id !== 'brunn-c1');
  play.state.sheets[TANTAN].steps.force = 0;
  const before = play.hero(TANTAN).health;
  play.does(BRUNN, 'skill:brunn-c2').does(TANTAN, 'attack');
  // Red 1 and 1 on Brunn; red 1 and 1 less 1 for TanTan.
  expect([play.hero(BRUNN).health, play.hero(TANTAN).health]).toEqual([6 - 2 - 1, before]);
  play.does(BRUNN, 'attack').does(TANTAN, 'attack');
  expect(play.hero(TANTAN).health).toBe(before - 1);
});

rule('ASH-1.8', 'a block is for the monster’s next action, and no longer', () => {
  const play = against('ill-omen-raven', 60, { skills: ['atsu-c1'] });
  play.does(ATSU, 'skill:atsu-c1');
  expect(play.hero(ATSU).health).toBe(5);
  const second = against('enraged-boar', 60, { skills: ['atsu-c1'] });
  second.does(ATSU, 'skill:atsu-c1', 'attack');
  expect(second.hero(ATSU).health).toBeLessThan(5);
  const shared = bothAgainst('rat-guard', 90, { adventure: 5, hero: TANTAN, hand: ['a5-find-21'] });
  const before = [shared.hero(ATSU).health, shared.hero(TANTAN).health];
  shared.does(TANTAN, 'play:a5-find-21').does(ATSU, 'attack');
  expect([shared.hero(ATSU).health, shared.hero(TANTAN).health]).toEqual(before);
});

rule('ASH-1.8', 'blocks, guards and last stands do what they say', () => {
  const block = against('enraged-boar', 20, { skills: ['atsu-c1'] });
  block.does(ATSU, 'skill:atsu-c1');
  expect(block.hero(ATSU).health).toBe(5);
  const guard = bothAgainst('ivy-golem', 40, { adventure: 3, hero: BRUNN, skills: ['brunn-c2'] });
  guard.does(BRUNN, 'skill:brunn-c2');
  const [before] = [guard.hero(TANTAN).health];
  guard.does(TANTAN, 'attack');
  expect(guard.hero(TANTAN).health).toBe(before);
  const stand = against('ivy-golem', 40, { adventure: 3, hero: BRUNN, health: 1, skills: ['brunn-c9'] });
  stand.does(BRUNN, 'attack');
  expect(stand.hero(BRUNN).health).toBe(1);
  const dodge = against('rat-guard', 40, {
    adventure: 4,
    hero: ONDINE,
    skills: ['ondine-c2'],
    dice: [['orange', 1], ['red', 2], 'blue'],
  });
  dodge.does(ONDINE, 'attack');
  expect(dodge.hero(ONDINE).health).toBe(dodge.before);
});

rule('ASH-1.8', 'a carapace holds for two of the monster’s actions, and not for a third', () => {
  const play = against('spectral-wolf', 90, { adventure: 3, hero: BRUNN, mana: 2, skills: ['brunn-c7'] });
  play.state.sheets[BRUNN].skills = ['brunn-c0', 'brunn-c7'];
  play.does(BRUNN, 'skill:brunn-c7', 'attack');
  expect([play.hero(BRUNN).health, play.lines('log.bubble').length]).toEqual([play.before, 2]);
  play.does(BRUNN, 'attack');
  expect(play.hero(BRUNN).health).toBeLessThan(play.before);
});

rule('ASH-1.9', 'what the players decide together is put to both: bots let people answer first', () => {
  const play = scene({
    position: { at: 'destiny' },
    track: [3],
    set(state) {
      state.bag.coins = 2;
    },
  });
  const courtesy = [0, 1].map(seat => play.table.match.decisionOf(seat)?.courtesy);
  expect([play.seat(0).asked(), play.seat(1).asked(), courtesy]).toEqual(['destiny.ask', 'destiny.ask', [true, true]]);
});

rule(
  ['ASH-1.9'],
  'of two who do not give way the lot decides at the third counter-proposal, and they are told before',
  () => {
    const play = scene({ position: { at: 'destiny' }, options: { agree: true }, track: [8] });
    play.seat(1).chooses('destiny.ask', 'box:B');
    play.seat(0).chooses('agree.ask', 'box:A');
    expect(questionOf(play, 1).with).not.toHaveProperty('lot');
    play.seat(1).chooses('agree.ask', 'box:B');
    expect(questionOf(play, 0).with).toMatchObject({ lot: { text: 'agree.lot' } });
    play.seat(0).chooses('agree.ask', 'box:A');
    expect([0, 1].map(seat => play.seat(seat).asked())).not.toContain('agree.ask');
    // Box B costs health, box A does not.
    const isB = play.hero(ATSU).health === 4;
    expect(play.lines('log.lot')[0]?.with).toMatchObject({
      what: { with: { words: { text: expect.stringContaining(isB ? 'box.B' : 'box.A') } } },
    });
  },
);

rule('ASH-1.9', 'R33: of a common decision one proposes and the other agrees, or proposes something else', () => {
  const play = scene({
    options: { agree: true },
    position: { at: 'destiny' },
    set: state => {
      state.track = [{ tile: 3, faceUp: false }];
      state.bag.coins = 5;
    },
  });
  play.seat(1).chooses('destiny.ask', 'box:B');
  expect(play.seat(0).offered('agree.ask')).toEqual(['box:A']);
  play.seat(0).chooses('agree.ask', 'box:A');
  play.seat(1).passes('agree.ask');
  expect(play.state).toMatchObject({ bag: { coins: 3 }, monsters: [] });
});
