// ASH-16: skills.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { destinyOf } from '../content/booklet.ts';
import { treeOf } from '../content/skills.ts';
import { figureOf, type Summed, sumOf } from '../rules/modifiers.ts';
import { against, bothAgainst, fightsOf, roll } from './fights.ts';
import { rewritten } from './rewritten.ts';
import { ATSU, at, BRUNN, monster, ONDINE, type Plan, scene, TANTAN } from './scene.ts';
import { learns } from './upgrades.ts';

/** The least that a figure can come to, and the most where there is one. */
const BOUNDS: { readonly [stat in Summed]: readonly [least: number, most?: number] } = {
  bagTakeCost: [0],
  buyPrice: [1],
  dangerCost: [0],
  engageCost: [1],
  fleeCost: [0],
  knowledge: [0],
  leaveMonsterCost: [0],
  quayPrice: [0],
  restHealth: [0],
  restTokens: [0],
  sellPenalty: [0],
  turnActions: [0, 10],
};

rule(['ASH-16.1', 'ASH-16.2'], 'ten skills a tree, the one in the middle known', () => {
  for (const tree of ['adventure', 'combat'] as const) expect(treeOf(ATSU, tree)).toHaveLength(10);
  expect(scene().state.sheets[ATSU].skills).toEqual(['atsu-a0', 'atsu-c0']);
});

rule('ASH-16.3', 'a skill that wounds a monster here needs one here, wherever else others are', () => {
  const plan = (...places: readonly string[]): Plan => ({
    at: 'a1-ruins',
    mana: 3,
    skills: ['atsu-a7'],
    set(state) {
      for (const [n, place] of places.entries())
        monster(state, n === 0 ? 'rat-brigand' : 'enraged-boar', at(place), 4, n === 0 ? 'blue' : 'red');
    },
  });
  const offered = (...places: readonly string[]): boolean =>
    scene(plan(...places))
      .can(ATSU)
      .includes('skill:atsu-a7');
  expect([offered('a1-ruins'), offered('a1-ruins', 'a1-old-mill'), offered('a1-old-mill')]).toEqual([
    true,
    true,
    false,
  ]);
});

rule(
  'ASH-16.3',
  'a skill that turns up a pile needs one that lies face down: others do not count, nor empty ones',
  () => {
    const offered = (up: boolean, empty = false): boolean =>
      scene({
        partner: { mana: 3 },
        set(state) {
          for (const pile of Object.values(state.piles)) {
            if (empty) pile.length = 0;
            for (const card of pile) card.faceUp = up;
          }
        },
      })
        .can(TANTAN)
        .includes('skill:tantan-a0');
    expect([offered(false), offered(true), offered(false, true)]).toEqual([true, false, false]);
  },
);

rule(
  ['ASH-16.4', 'ASH-16.5', 'ASH-16.8'],
  'a combat skill costs its mana or health, never the last, and rolls dice of its own',
  () => {
    const foe = ['paralysis'] as const;
    const play = against('clawed-prowler', 20, { skills: ['atsu-c5'], foe, dice: [['red', 2]] });
    play.does(ATSU, 'skill:atsu-c5');
    expect(play.state.monsters[0]?.cubes).toBe(16);
    expect(play.hero(ATSU).health).toBe(4);
    const weak = against('clawed-prowler', 20, { health: 1, skills: ['atsu-c5'] });
    expect(weak.whyNot(ATSU, 'skill:atsu-c5')?.[0]).toBe('why.health');
  },
);

rule(
  ['ASH-16.4', 'ASH-16.9'],
  'a skill of once a combat can be used in the next one again; mana that is not there buys none',
  () => {
    const play = against('rat-guard', 60, { adventure: 4, hero: ONDINE, mana: 1, foe: ['paralysis'] });
    play.does(ONDINE, 'skill:ondine-c0');
    expect(play.hero(ONDINE)).toMatchObject({ mana: 0, used: { combat: ['ondine-c0'] } });
    expect(play.whyNot(ONDINE, 'skill:ondine-c0')?.[0]).toBe('why.limit.combat');
    play.does(ONDINE, 'flee');
    play.hero(ONDINE).mana = 1;
    play.hero(ONDINE).disc = 6;
    play.does(ONDINE, 'engage:blue');
    expect(play.can(ONDINE)).toContain('skill:ondine-c0');
    expect(fightsOf({ card: 'clawed-prowler', mana: 0 }).whyNot(ATSU, 'skill:atsu-c0')?.[0]).toBe('why.mana');
  },
);

rule(
  ['ASH-16.6', 'ASH-16.7'],
  'skills that work by themselves: riposte, criticals, the first blow, the first wound',
  () => {
    const riposte = against('enraged-boar', 20, { skills: ['atsu-c4'], dice: [['orange', 1]] });
    expect(riposte.does(ATSU, 'attack').state.monsters[0]?.cubes).toBe(17);
    const critical = against('clawed-prowler', 20, { skills: ['atsu-c2'], dice: [['orange', 2]] });
    expect(critical.does(ATSU, 'attack').state.monsters[0]?.cubes).toBe(16);
    const first = against('clawed-prowler', 20, {
      skills: ['atsu-c8'],
      dice: [roll('orange', 1), roll('orange', 0), roll('orange', 1)],
    });
    first.does(ATSU, 'attack', 'attack');
    expect(first.state.monsters[0]?.cubes).toBe(20 - 4 - 2);
    const armour = against('ivy-golem', 40, { adventure: 3, hero: BRUNN, skills: ['brunn-c1'] });
    armour.does(BRUNN, 'attack');
    expect(armour.hero(BRUNN).health).toBe(armour.before);
    const free = fightsOf({ card: 'clawed-prowler', disc: 1, skills: ['atsu-c6'] });
    expect(free.can(ATSU)).toContain('flee');
  },
);

rule('ASH-16.6', 'who is guarded evades nothing: the wounds are the guard’s', () => {
  const play = bothAgainst('rat-guard', 60, {
    adventure: 4,
    hero: BRUNN,
    other: ONDINE,
    mana: 3,
    skills: ['brunn-c2'],
    partner: { skills: ['ondine-c2'] },
  });
  play.does(BRUNN, 'skill:brunn-c2').does(ONDINE, 'attack');
  expect(play.lines('log.strike.guarded')).toHaveLength(1);
  expect(play.told().filter(text => text.startsWith('log.evaded'))).toEqual([]);
});

rule('ASH-16.6', 'no row or entry takes more than one health from who is used to it', () => {
  const play = scene({
    adventure: 3,
    heroes: [BRUNN, TANTAN],
    position: { at: 'destiny' },
    track: [12],
    health: 4,
    skills: ['brunn-a8'],
    partner: { health: 4 },
  });
  play.seat(0).chooses('destiny.ask', 'box:A');
  expect([play.hero(BRUNN).health, play.hero(TANTAN).health]).toEqual([3, 2]);
});

rule('ASH-16.6', 'a critical of a skill gives mana back', () => {
  const spark = (shows: number) =>
    against('clawed-prowler', 30, { hero: TANTAN, mana: 3, skills: ['tantan-c8'], dice: [['red', shows]] }).does(
      TANTAN,
      'skill:tantan-c0',
    ).state.heroes[1]?.mana;
  expect([spark(3), spark(2)]).toEqual([3, 2]);
});

rule('ASH-16.6', 'no figure goes below its least or above its most, whatever is taken from it or added', () => {
  const play = scene();
  const { state } = play;
  const atsu = play.hero(ATSU);
  for (const [stat, [least, most = 40]] of Object.entries(BOUNDS) as [Summed, readonly [number, number?]][]) {
    const came = (base: number): number => figureOf(state, atsu, stat, base);
    expect([came(least - 1), came(least), came(least + 1)], stat).toEqual([least, least, least + 1]);
    expect([came(most - 1), came(most), came(41)], stat).toEqual([most - 1, most, most === 40 ? 41 : most]);
    expect(sumOf(state, atsu, stat, least - 3, { text: 'x' })).toEqual({ value: least, lines: [] });
  }
});

rule('ASH-16.6', 'a veil takes one of the first loss, however great it is', () => {
  const play = against('enraged-boar', 60, {
    hero: TANTAN,
    bubble: 2,
    skills: ['tantan-c5'],
    dice: [roll('orange', 1), roll('orange', 1)],
  }).does(TANTAN, 'attack');
  expect(play.hero(TANTAN)).toMatchObject({ health: play.before - 1, used: { combat: ['tantan-c5'] } });
});

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

rule('ASH-16.9', 'a skill as often as one likes, unless its text says otherwise', () => {
  const often = scene()
    .does(ATSU, 'skill:atsu-a0')
    .answers(ATSU, 'place.where', `go:${at('a1-clearing')}`);
  expect(often.can(ATSU)).toContain('skill:atsu-a0');
  const once = scene({ set: state => state.sheets[ATSU].skills.push('atsu-a1') }).does(ATSU, 'skill:atsu-a1');
  once.answers(ATSU, 'pile.reveal', 'pile:1');
  expect(once.whyNot(ATSU, 'skill:atsu-a1')?.[0]).toBe('why.limit.turn');
});
