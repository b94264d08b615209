// What skills, Traps, Luck and allies change of Destiny, monsters and combat.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import type { FindId } from '../content/vocabulary.ts';
import type { Hero, State } from '../rules/state.ts';
import { fightsOf } from './fights.ts';
import { ATSU, at, BRUNN, holds, monster, ONDINE, type Plan, scene, TANTAN } from './scene.ts';
import { ally, learns } from './upgrades.ts';

// ---- Destiny ----

rule(['ASH-26.3', 'ASH-2.3'], 'a tile that is looked at may go last of its colour; it stays known', () => {
  const play = scene({
    adventure: 4,
    heroes: [ONDINE, TANTAN],
    set(state, [ondine]) {
      learns(state, 'ondine-a5');
      ondine.mana = 2;
      state.track = [6, 3, 2, 1].map(tile => ({ tile, faceUp: false }));
    },
  });
  play.does(ONDINE, 'skill:ondine-a5').answers(ONDINE, 'destiny.defer.ask', 'defer');
  expect(play.state.track).toEqual([
    { tile: 6, faceUp: false },
    { tile: 1, faceUp: true },
    { tile: 3, faceUp: false },
    { tile: 2, faceUp: false },
  ]);
});

rule('ASH-16.6', 'no row or entry takes more than one health from who is used to it', () => {
  const play = scene({
    adventure: 3,
    heroes: [BRUNN, TANTAN],
    position: { at: 'destiny' },
    set(state, [brunn, tantan]) {
      learns(state, 'brunn-a8');
      state.track = [{ tile: 12, faceUp: false }];
      Object.assign(brunn, { health: 4 });
      Object.assign(tantan, { health: 4 });
    },
  });
  play.seat(0).chooses('destiny.ask', 'box:A');
  expect([play.hero(BRUNN).health, play.hero(TANTAN).health]).toEqual([3, 2]);
});

rule(['ASH-9.9', 'ASH-26.2'], 'a row strikes those whom it names: on these spaces, on others, and nobody else', () => {
  const play = scene({
    adventure: 2,
    position: { at: 'destiny' },
    set(state, [atsu, tantan]) {
      state.track = [{ tile: 5, faceUp: false }];
      Object.assign(atsu, { at: at('a2-root-maze'), health: 3, mana: 2 });
      Object.assign(tantan, { at: at('a2-hunters-camp'), health: 3, mana: 2 });
    },
  });
  expect([play.hero(ATSU), play.hero(TANTAN)]).toMatchObject([
    { health: 2, mana: 2 },
    { health: 3, mana: 1 },
  ]);
});

// ---- monsters ----

rule(
  ['ASH-11.3', 'ASH-19.4'],
  'the Sentinel weakens the first monster of the adventure, and no other; one cube is the least',
  () => {
    const play = scene({
      position: { at: 'destiny' },
      set(state) {
        ally(state, 'braiebois-sentinel');
        state.track = [
          { tile: 1, faceUp: false },
          { tile: 2, faceUp: false },
        ];
        state.deck = ['clawed-prowler', 'enraged-boar', 'stump-spider', 'will-o-wisp', 'rat-brigand', 'ill-omen-raven'];
      },
    });
    play.passes(ATSU).passes(TANTAN);
    expect(play.state.monsters.map(({ card, cubes }) => [card, cubes])).toEqual([
      ['ill-omen-raven', 1],
      ['rat-brigand', 5],
    ]);
  },
);

rule(
  ['ASH-6.6', 'ASH-20.1', 'ASH-18.20'],
  'engaging for one less, never under one; for one more with a Trap; and not at all with too little',
  () => {
    const cost = (card: 'ivy-golem' | 'ill-omen-raven', more?: (state: State, brunn: Hero) => void) => {
      const play = scene({
        adventure: 3,
        heroes: [BRUNN, TANTAN],
        set(state, [brunn]) {
          learns(state, 'brunn-a1');
          monster(state, card, brunn.at as never);
          more?.(state, brunn);
        },
      });
      const before = play.hero(BRUNN).disc;
      return before - play.does(BRUNN, 'engage:blue').hero(BRUNN).disc;
    };
    expect([cost('ivy-golem'), cost('ill-omen-raven')]).toEqual([1, 1]);
    expect(cost('ivy-golem', (state, brunn) => holds(state, brunn, 'a5-find-37'))).toBe(2);
    const poor = scene({
      set(state, [atsu, tantan]) {
        monster(state, 'enraged-boar', atsu.at as never);
        Object.assign(atsu, { disc: 1 });
        Object.assign(tantan, { disc: 5 });
      },
    });
    for (const key of ['engage:blue', 'engage-both:blue']) expect(poor.whyNot(ATSU, key)?.[0]).toBe('why.actions');
    expect(poor.can(TANTAN)).toContain('engage:blue');
    expect(poor.whyNot(TANTAN, 'engage-both:blue')?.[0]).toBe('why.actions');
  },
);

rule(
  ['ASH-11.10', 'ASH-23.2', 'ASH-20.1'],
  'bosses cannot be removed; others are fetched, driven off or sought out',
  () => {
    const plan = (...skills: string[]): Plan => ({
      adventure: 5,
      heroes: [BRUNN, TANTAN],
      set(state, [brunn, tantan]) {
        learns(state, ...skills);
        Object.assign(tantan, { mana: 5 });
        Object.assign(brunn, { mana: 3 });
        monster(state, 'avatar-of-ashraka', at('a5-throne-room'), 26, 'blue');
        if (skills.length > 1) monster(state, 'gargoyle', at('a5-observatory'), 14, 'red');
      },
    });
    expect(scene(plan('tantan-a9')).whyNot(TANTAN, 'skill:tantan-a9')?.[0]).toBe('why.useless');
    const gone = scene(plan('tantan-a9', 'brunn-a9')).does(TANTAN, 'skill:tantan-a9');
    expect(gone.state.monsters.map(({ card }) => card)).toEqual(['avatar-of-ashraka']);
    const sought = scene(plan('tantan-a9', 'brunn-a9'));
    const { disc } = sought.hero(BRUNN);
    sought.does(BRUNN, 'skill:brunn-a9').answers(BRUNN, 'place.where', `go:${at('a5-observatory')}`);
    expect(sought.hero(BRUNN)).toMatchObject({ at: at('a5-observatory'), disc: disc - 1, mana: 0 });
    expect(sought.state.combat).toMatchObject({ slot: 'red', fighters: [{ hero: BRUNN }] });
  },
);

rule(['ASH-11.13', 'ASH-18.4'], 'a monster is led to a place without a hero', () => {
  const play = scene({
    adventure: 2,
    set(state, [atsu, tantan]) {
      holds(state, atsu, 'a2-find-18');
      tantan.at = at('a2-root-maze');
      monster(state, 'rat-brigand', at('a2-owl-hollow'));
    },
  });
  play.does(ATSU, 'play:a2-find-18');
  const offered = play.seat(0).offered('monster.where');
  for (const place of ['a2-root-maze', 'a2-forest-gate', 'a2-owl-hollow'])
    expect(offered).not.toContain(`go:${at(place)}`);
  play.answers(ATSU, 'monster.where', `go:${at('a2-great-oak')}`);
  expect(play.state.monsters[0]?.at).toBe(at('a2-great-oak'));
});

// ---- combat ----

rule(
  ['ASH-20.9', 'ASH-16.6', 'ASH-24.2'],
  'a rally, a partner who helps, and Luck add to physical attacks, and only to them',
  () => {
    const rally = fightsOf({
      adventure: 4,
      hero: BRUNN,
      other: ONDINE,
      card: 'rat-guard',
      cubes: 60,
      both: true,
      mana: 3,
      skills: ['brunn-c4'],
      partner: { skills: ['ondine-c6'] },
      dice: [['red', 2]],
    });
    rally.state.sheets[BRUNN].steps.force = 0;
    rally.does(BRUNN, 'skill:brunn-c4');
    expect(rally.state.combat?.physical).toBe(1);
    rally.does(ONDINE, 'flee');
    const helped = fightsOf({
      adventure: 4,
      hero: BRUNN,
      other: ONDINE,
      card: 'rat-guard',
      cubes: 60,
      both: true,
      partner: { skills: ['ondine-c6'] },
      dice: [['red', 2]],
    });
    helped.state.sheets[BRUNN].steps.force = 0;
    holds(helped.state, helped.hero(BRUNN), 'a2-find-29');
    helped.does(BRUNN, 'attack');
    expect(helped.state.monsters[0]?.cubes).toBe(60 - 2 - 1 - 1);
    const alone = fightsOf({
      adventure: 4,
      hero: BRUNN,
      other: ONDINE,
      card: 'rat-guard',
      cubes: 60,
      partner: { skills: ['ondine-c6'] },
      dice: [['red', 2]],
    });
    alone.state.sheets[BRUNN].steps.force = 0;
    expect(alone.does(BRUNN, 'attack').state.monsters[0]?.cubes).toBe(58);
    // A partner who has fled, or is down, helps no more.
    for (const status of ['fled', 'ko'] as const) {
      const left = fightsOf({
        adventure: 4,
        hero: BRUNN,
        other: ONDINE,
        card: 'rat-guard',
        cubes: 60,
        both: true,
        partner: { skills: ['ondine-c6'] },
        dice: [['red', 2]],
        more: state => Object.assign(state.combat?.fighters[1] ?? {}, { status }),
      });
      left.state.sheets[BRUNN].steps.force = 0;
      expect(left.does(BRUNN, 'attack').state.monsters[0]?.cubes).toBe(58);
    }
  },
);

rule(['ASH-16.6', 'ASH-22.15'], 'a disease goes by itself at the end of a turn, after poison has worked', () => {
  const play = fightsOf({
    adventure: 4,
    hero: ONDINE,
    card: 'rat-guard',
    cubes: 60,
    diseases: ['poison', 'mute'],
    skills: ['ondine-c8'],
    foe: ['paralysis'],
  });
  play.does(ONDINE, 'attack');
  expect(play.seat(0).offered('disease.cure')).toEqual(['card:poison', 'card:mute']);
  play.answers(ONDINE, 'disease.cure', 'card:poison');
  expect(play.hero(ONDINE).health).toBe(play.before - 1);
  expect(play.state.combat?.fighters[0]?.diseases).toEqual(['mute']);
  // The only one left goes without a question.
  expect(play.does(ONDINE, 'attack').state.combat?.fighters[0]?.diseases).toEqual([]);
});

rule(['ASH-23.1', 'ASH-16.6'], 'who wins may recover, and gain coins on top', () => {
  const badger = fightsOf({
    adventure: 3,
    hero: BRUNN,
    card: 'ill-omen-raven',
    cubes: 1,
    health: 2,
    skills: ['brunn-c5'],
  });
  badger.does(BRUNN, 'attack');
  expect(badger.hero(BRUNN).health).toBe(3);
  const otter = fightsOf({
    adventure: 4,
    hero: ONDINE,
    card: 'rat-guard',
    cubes: 1,
    skills: ['ondine-a8', 'ondine-c1'],
  });
  otter.state.bag.coins = 0;
  otter.does(ONDINE, 'skill:ondine-c1').answers(ONDINE, 'reward.ask', 'reward:0');
  expect(otter.state.bag.coins).toBe(11);
  const fled = fightsOf({
    adventure: 4,
    hero: ONDINE,
    card: 'rat-guard',
    cubes: 1,
    both: true,
    skills: ['ondine-a8'],
    dice: [['red', 1]],
  });
  fled.state.bag.coins = 0;
  fled.does(ONDINE, 'flee').does(TANTAN, 'skill:tantan-c0').answers(TANTAN, 'reward.ask', 'reward:0');
  expect(fled.state.bag.coins).toBe(9);
});

rule('ASH-16.6', 'a critical of a skill gives mana back', () => {
  const spark = (shows: number) =>
    fightsOf({
      hero: TANTAN,
      card: 'clawed-prowler',
      cubes: 30,
      mana: 3,
      skills: ['tantan-c8'],
      dice: [['red', shows]],
    }).does(TANTAN, 'skill:tantan-c0').state.heroes[1]?.mana;
  expect([spark(3), spark(2)]).toEqual([3, 2]);
});

rule(['ASH-22.2', 'ASH-18.22'], 'Luck that never misses its disease rolls no die for it', () => {
  const play = fightsOf({ card: 'clawed-prowler', cubes: 30, skills: ['atsu-c3'], hand: ['a3-find-22'] });
  play.does(ATSU, 'skill:atsu-c3');
  expect(play.told()).toContain('log.disease');
  expect(play.told()).not.toContain('log.disease.die');
});

rule(
  ['ASH-19.3', 'ASH-20.20'],
  'the Marsh Witch poisons at the start of a combat alone, also before a monster that acts first',
  () => {
    const slow = fightsOf({ card: 'clawed-prowler', cubes: 30, ally: 'marsh-witch', bubble: 1 });
    expect(slow.can(ATSU)).toContain('ally:marsh-witch');
    slow.does(ATSU, 'attack');
    expect(slow.can(ATSU)).not.toContain('ally:marsh-witch');
    const quick = fightsOf({ adventure: 4, card: 'sand-jackal', cubes: 30, ally: 'marsh-witch' });
    quick.answers(ATSU, 'combat.start', 'ally:marsh-witch');
    // What is poisoned already is not poisoned again: the other use is kept.
    expect([quick.state.combat?.diseases, quick.state.bag.allies[0]?.uses]).toEqual([['poison'], 1]);
    expect(quick.state.monsters[0]?.cubes).toBe(28);
  },
);

rule(
  ['ASH-21.1', 'ASH-18.22', 'ASH-19.3'],
  'rolling again: any number of dice with the great Luck, one with a small one, and the Fox’s uses',
  () => {
    const flurry = (card: FindId) => {
      const play = fightsOf({
        card: 'clawed-prowler',
        cubes: 30,
        hand: [card],
        dice: [0, 0, 0, 2, 2, 2].map(shows => ['orange', shows] as const),
      });
      return play.does(ATSU, 'skill:atsu-c0').answers(ATSU, 'dice.reroll', `reroll:find.${card}`);
    };
    const all = flurry('a5-find-40').answers(ATSU, 'dice.which', 'die:0', 'die:1', 'die:2');
    expect(all.state.monsters[0]?.cubes).toBe(24);
    const one = flurry('a1-find-22').answers(ATSU, 'dice.which', 'die:1');
    expect(one.state.monsters[0]?.cubes).toBe(28);
    expect(() => flurry('a1-find-22').answers(ATSU, 'dice.which', 'die:0', 'die:1')).toThrow();
    const fox = fightsOf({
      card: 'clawed-prowler',
      cubes: 30,
      ally: 'sand-fox',
      dice: [
        ['orange', 0],
        ['orange', 2],
        ['orange', 1],
        ['orange', 1],
      ],
    });
    fox.does(ATSU, 'attack').answers(ATSU, 'dice.reroll', 'reroll:ally.sand-fox');
    expect([fox.state.monsters[0]?.cubes, fox.state.bag.allies[0]?.uses]).toEqual([27, 2]);
    fox.state.bag.allies = [{ id: 'sand-fox', uses: 0 }];
    fox.does(ATSU, 'attack');
    expect(fox.seat(0).asked()).not.toBe('dice.reroll');
  },
);
