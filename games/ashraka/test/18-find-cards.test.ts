// ASH-18: Find cards.

import { Chance, newChance } from '@veillee/kernel';
import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { tileColour } from '../content/dice.ts';
import type { AllyId } from '../content/vocabulary.ts';
import { figureOf } from '../rules/modifiers.ts';
import type { Hero, State } from '../rules/state.ts';
import { redeal } from '../rules/view.ts';
import { against, bothAgainst, fightsOf, roll } from './fights.ts';
import { decisionOf, explores } from './moments.ts';
import { ATSU, at, BRUNN, holds, monster, scene, TANTAN } from './scene.ts';
import { ally } from './upgrades.ts';

rule(
  'ASH-18.1',
  'nobody knows which finds lie face down, how the monsters lie below those seen, which tile comes next',
  () => {
    const { state } = scene({
      set(one) {
        for (const pile of Object.values(one.piles)) pile[0] = { ...(pile[0] as (typeof pile)[number]), faceUp: true };
        one.under = Math.min(2, one.deck.length);
      },
    });
    const differs = new Set<string>();
    for (let n = 0; n < 12; n++) {
      const imagined = structuredClone(state);
      redeal(imagined, 0, new Chance(newChance(`deal ${n}`)));
      for (const [key, value] of Object.entries(imagined))
        if (JSON.stringify(value) !== JSON.stringify(state[key as keyof State])) differs.add(key);
      const finds = ({ piles, boxed }: State) =>
        [
          ...Object.values(piles)
            .flat()
            .map(({ card }) => card),
          ...boxed,
        ].sort();
      expect(finds(imagined)).toEqual(finds(state));
      expect(imagined.deck.toSorted()).toEqual(state.deck.toSorted());
      expect(imagined.deck.slice(0, state.under)).toEqual(state.deck.slice(0, state.under));
      for (const [key, pile] of Object.entries(state.piles)) {
        const dealt = imagined.piles[Number(key) as 1];
        expect(dealt.map(({ faceUp }) => faceUp)).toEqual(pile.map(({ faceUp }) => faceUp));
        expect(dealt.filter(({ faceUp }) => faceUp)).toEqual(pile.filter(({ faceUp }) => faceUp));
      }
      expect(imagined.track.map(({ tile }) => tileColour(tile))).toEqual(
        state.track.map(({ tile }) => tileColour(tile)),
      );
      expect(imagined.track.filter(({ faceUp }) => faceUp)).toEqual(state.track.filter(({ faceUp }) => faceUp));
      for (const { tile } of imagined.track) expect(state.spent).not.toContain(tile);
    }
    expect([...differs].sort()).toEqual(['boxed', 'deck', 'piles', 'track']);
  },
);

rule(['ASH-18.2', 'ASH-18.24'], 'equipment may be dropped at any time, and is not shuffled back', () => {
  const play = scene({ set: (state, [atsu]) => holds(state, atsu, 'a1-find-05') }).does(ATSU, 'drop:a1-find-05');
  expect(play.state.discard).toEqual(['a1-find-05']);
  expect(play.hero(ATSU).disc).toBe(6);
});

rule(['ASH-18.3', 'ASH-15.8', 'ASH-15.9'], 'ASH-X30: below the minimum a card is held, not played', () => {
  const play = scene({ set: (state, [atsu]) => holds(state, atsu, 'a1-find-15') });
  expect(play.whyNot(ATSU, 'play:a1-find-15')?.[0]).toBe('why.knowledge');
  expect(play.can(ATSU)).toEqual(expect.arrayContaining(['put:a1-find-15', 'give:a1-find-15']));
});

rule('ASH-18.5', 'ASH-X12: a card whose effect cannot apply is spent all the same', () => {
  const play = scene({
    hand: ['a1-find-13'],
    set(state) {
      for (const cards of Object.values(state.piles)) state.boxed.push(...cards.splice(0).map(({ card }) => card));
    },
  });
  play.does(ATSU, 'play:a1-find-13');
  expect(play.hero(ATSU)).toMatchObject({ disc: 5, hand: [] });
  expect(play.told()).not.toContain('log.revealed');
});

rule(
  ['ASH-18.5', 'ASH-18.8'],
  'an Adventure card may be played for nothing; a Free card that would do nothing is not offered',
  () => {
    const play = scene({ set: (state, [, tantan]) => holds(state, tantan, 'a1-find-15', 'a1-find-06', 'a1-find-07') });
    expect(play.whyNot(TANTAN, 'play:a1-find-06')?.[0]).toBe('why.useless');
    expect(play.whyNot(TANTAN, 'play:a1-find-07')?.[0]).toBe('why.useless');
    const { disc } = play.hero(TANTAN);
    play.does(TANTAN, 'play:a1-find-15');
    expect([play.hero(TANTAN).disc, play.state.discard, play.seat(1).asked()]).toEqual([
      disc - 1,
      ['a1-find-15'],
      'turn.ask',
    ]);
  },
);

rule(['ASH-18.7', 'ASH-18.30'], 'ASH-X30: at the minimum the card, above it the bonus too', () => {
  const base = against('clawed-prowler', 20, { hand: ['a1-find-09'], dice: [['red', 2]] });
  expect(base.does(ATSU, 'play:a1-find-09').state.monsters[0]?.cubes).toBe(18);
  const more = against('clawed-prowler', 20, { hero: TANTAN, hand: ['a1-find-09'], dice: [['red', 2]] });
  expect(more.does(TANTAN, 'play:a1-find-09').state.monsters[0]?.cubes).toBe(17);
});

rule(['ASH-18.7', 'ASH-18.30'], 'a bonus that improves a card replaces what it did', () => {
  const revealed = (id: typeof ATSU | typeof TANTAN) => {
    const play = scene({ set: (state, heroes) => holds(state, heroes[id === ATSU ? 0 : 1] as Hero, 'a1-find-13') });
    play.does(id, 'play:a1-find-13');
    if (play.seat(id === ATSU ? 0 : 1).asked() === 'pile.reveal') play.answers(id, 'pile.reveal', 'pile:1', 'pile:2');
    return play.lines('log.revealed').length;
  };
  expect([revealed(ATSU), revealed(TANTAN)]).toEqual([2, 4]);
  const burnt = (id?: AllyId) =>
    scene({
      adventure: 2,
      partner: { hand: ['a2-find-19'] },
      set(state) {
        monster(state, 'spectral-wolf', at('a2-great-oak'), 9);
        if (id) ally(state, id);
      },
    }).does(TANTAN, 'play:a2-find-19').state.monsters[0]?.cubes;
  expect([burnt(), burnt('sphinx')]).toEqual([6, 5]);
});

rule(['ASH-18.8', 'ASH-18.27'], 'a Free card costs nothing, in or out of a combat, and before a blow', () => {
  const play = against('enraged-boar', 20, { health: 1, hand: ['a1-find-05'], dice: [['orange', 1]] });
  play.does(ATSU, 'attack').answers(ATSU, 'combat.free', 'play:a1-find-05');
  expect(play.hero(ATSU).health).toBe(2);
  const own = against('enraged-boar', 20, { health: 2, hand: ['a1-find-05'] });
  own.does(ATSU, 'play:a1-find-05');
  expect([own.hero(ATSU).health, own.seat(0).asked()]).toEqual([4, 'combat.ask']);
});

rule(['ASH-18.10', 'ASH-25.2'], 'mana is of no use to whoever is down', () => {
  const mana = (atsu: Partial<Hero>) =>
    scene({
      partner: { at: 'a1-clearing', hand: ['a1-find-06'] },
      set(_, [one]) {
        Object.assign(one, { at: at('a1-clearing'), mana: 0 }, atsu);
      },
    });
  expect(mana({}).can(TANTAN)).toContain('play:a1-find-06');
  expect(mana({ health: 0, fell: 'actions' }).whyNot(TANTAN, 'play:a1-find-06')?.[0]).toBe('why.useless');
});

rule(['ASH-18.11', 'ASH-18.12'], 'ASH-X36: who waits cannot use Free cards, on the same space or elsewhere', () => {
  for (const place of ['a1-south-gate', 'a1-ruins']) {
    const play = scene({
      health: 2,
      partner: { at: place, health: 1, hand: ['a1-find-05'] },
      set(state, [atsu]) {
        monster(state, 'enraged-boar', atsu.at as never, 20);
      },
    });
    expect(play.can(TANTAN)).toContain('play:a1-find-05');
    play.does(ATSU, 'engage:blue');
    expect(play.seat(1).asked()).toBeUndefined();
    play.does(ATSU, 'attack');
    expect([play.seat(1).asked(), play.lines('log.bubble').length]).toEqual([undefined, 1]);
  }
});

rule('ASH-18.13', 'who is paralysed may still use Free cards', () => {
  const play = against('enraged-boar', 9, { health: 1, diseases: ['paralysis'], hand: ['a1-find-05'] });
  expect(play.seat(0).asked()).toBe('combat.free');
  play.answers(ATSU, 'combat.free', 'play:a1-find-05');
  expect(play.hero(ATSU).health).toBe(2);
});

rule(['ASH-18.13', 'ASH-18.27'], 'once cured nobody is asked again about that turn, whatever else they hold', () => {
  const play = against('clawed-prowler', 9, { health: 2, diseases: ['paralysis'], hand: ['a1-find-05', 'a1-find-07'] });
  expect(decisionOf(play, 0)).toMatchObject({ prompt: 'combat.paralysed', window: { id: 'free', matters: true } });
  play.answers(ATSU, 'combat.paralysed', 'play:a1-find-07');
  expect(play.seat(0).asked()).toBe('combat.ask');
  // A card that heals alone is not asked about while poison could not fell.
  const other = { card: 'clawed-prowler', cubes: 9, health: 2, bubble: 3, hand: ['a1-find-05'] } as const;
  expect(
    fightsOf({ ...other, diseases: ['paralysis'] })
      .seat(0)
      .asked(),
  ).toBe('combat.ask');
  expect(
    fightsOf({ ...other, diseases: ['paralysis', 'poison'] })
      .seat(0)
      .asked(),
  ).toBe('combat.ask');
  expect(
    fightsOf({ ...other, health: 1, diseases: ['paralysis', 'poison'] })
      .seat(0)
      .asked(),
  ).toBe('combat.paralysed');
});

rule(['ASH-18.14', 'ASH-18.15'], 'a Treasure is applied at once, a Void is nothing; both are discarded', () => {
  const treasure = scene({ set: (state, [atsu]) => explores(state, atsu, 'a1-find-16') }).does(
    ATSU,
    'activate:exploration',
  );
  expect(treasure.state).toMatchObject({ bag: { coins: 3 }, discard: ['a1-find-16'] });
  const nothing = scene({ set: (state, [atsu]) => explores(state, atsu, 'a1-find-19') }).does(
    ATSU,
    'activate:exploration',
  );
  expect(nothing.state.discard).toEqual(['a1-find-19']);
  expect(nothing.hero(ATSU)).toMatchObject({ hand: [], specials: ['a1-find-02'] });
});

rule(['ASH-18.17', 'ASH-18.23'], 'neither Quest nor Luck cards can be dropped', () => {
  const play = scene({ set: (state, [atsu]) => holds(state, atsu, 'a1-find-01', 'a1-find-22') });
  expect(play.can(ATSU).filter(key => key.startsWith('drop:'))).toEqual([]);
});

rule('ASH-18.18', 'a Quest card that the objective needs is not bought by anybody, but with the option', () => {
  const offered = (sellAll: boolean) => {
    const play = scene({
      adventure: 5,
      options: { sellAll },
      at: 'a5-night-market',
      hand: ['a5-find-04'],
      set(state) {
        state.bag.coins = 9;
      },
    }).does(ATSU, 'activate:merchant-1');
    return play.seat(0).offered('shop.ask').includes('sell:a5-find-04');
  };
  expect([offered(false), offered(true)]).toEqual([false, true]);
});

rule('ASH-18.20', 'a Trap works on its holder as long as it is held', () => {
  const play = scene({
    track: [5],
    hand: ['a1-find-21'],
  });
  play.passes(ATSU).passes(TANTAN);
  expect([play.hero(ATSU).disc, play.hero(TANTAN).disc]).toEqual([5, 5]);
});

rule(
  'ASH-18.20',
  'two Traps that spoil a rest leave nothing of it: no token by the fire, none of the first two lots',
  () => {
    const resting = (place: string, traps: number) =>
      scene({
        at: place,
        health: 1,
        mana: 0,
        hand: ['a3-find-21'],
        set(state, [atsu]) {
          state.bag.coins = 9;
          for (let i = 1; i < traps; i++) atsu.specials.push('a3-find-21');
        },
      });
    const left = (traps: number): number => {
      const play = resting('a1-clearing', traps);
      return figureOf(play.state, play.hero(ATSU), 'restTokens', 2);
    };
    expect([left(1), left(2), left(3)]).toEqual([1, 0, 0]);
    const inn = (traps: number) => {
      const play = resting('a1-crossroads-inn', traps).does(ATSU, 'activate:inn');
      for (let lot = 0; lot < 3; lot++) play.answers(ATSU, 'inn.ask', 'rest:health');
      return play.hero(ATSU).health;
    };
    expect([inn(1), inn(2)]).toEqual([3, 2]);
  },
);

rule('ASH-18.20', 'a Trap costs a coin at the end of a turn, unless whoever holds it has left the board', () => {
  const coins = (more: object): number =>
    scene({
      position: { at: 'destiny' },
      track: [5],
      hand: ['a4-find-27'],
      partner: { disc: 0 },
      set(state, [atsu]) {
        state.bag.coins = 3;
        Object.assign(atsu, more);
      },
    }).state.bag.coins;
  expect([coins({}), coins({ health: 0, fell: 'actions' }), coins({ at: undefined })]).toEqual([2, 2, 3]);
});

rule('ASH-18.20', 'a Trap makes it dearer to leave a monster', () => {
  const play = scene({
    adventure: 2,
    hand: ['a2-find-27'],
    set(state, [atsu]) {
      monster(state, 'rat-brigand', atsu.at as ReturnType<typeof at>);
    },
  });
  const [near] = play.can(ATSU).filter(key => key.startsWith('move:'));
  const before = play.hero(ATSU).disc;
  play.does(ATSU, near as string);
  expect(before - play.hero(ATSU).disc).toBe(2);
});

rule('ASH-18.22', 'Luck: once a turn a die is rolled again', () => {
  const play = against('clawed-prowler', 20, { dice: [roll('orange', 0), roll('orange', 2)] });
  holds(play.state, play.hero(ATSU), 'a1-find-22');
  play.does(ATSU, 'attack').answers(ATSU, 'dice.reroll', 'reroll:find.a1-find-22');
  expect(play.state.monsters[0]?.cubes).toBe(17);
  play.does(ATSU, 'attack');
  expect(play.seat(0).asked()).not.toBe('dice.reroll');
});

rule('ASH-18.25', 'cards come by exploring, buying and the booklet: each is told', () => {
  const play = scene({ set: (state, [atsu]) => explores(state, atsu, 'a1-find-09') }).does(
    ATSU,
    'activate:exploration',
  );
  expect(play.told()).toContain('log.take');
});

rule('ASH-18.27', 'whoever could fall for the other is asked before the blow', () => {
  const play = bothAgainst('spectral-wolf', 40, {
    adventure: 3,
    hero: BRUNN,
    health: 1,
    mana: 3,
    skills: ['brunn-c2'],
    hand: ['a1-find-05'],
    partner: { health: 5 },
  });
  play.does(TANTAN, 'attack').does(BRUNN, 'skill:brunn-c2');
  expect([play.seat(0).asked(), play.lines('log.bubble').length]).toEqual(['combat.free', 0]);
});

rule('ASH-18.28', 'a lone fighter reaches nobody outside', () => {
  const play = against('clawed-prowler', 9, { health: 2, hand: ['a1-find-05'], partner: { health: 1 } });
  play.does(ATSU, 'play:a1-find-05');
  expect([play.hero(ATSU).health, play.hero(TANTAN).health]).toEqual([4, 1]);
});
