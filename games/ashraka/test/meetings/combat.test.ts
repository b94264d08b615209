// Combat meets other chapters: guards, blocks, ripostes, bonuses, and whoever is already down.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import type { FindId } from '../../content/vocabulary.ts';
import { against, bothAgainst, roll } from '../fights.ts';
import { decisionOf } from '../moments.ts';
import { ATSU, at, BRUNN, CLEARING, holds, monster, ONDINE, type Play, scene, TANTAN } from '../scene.ts';

rule(
  ['ASH-20.9', 'ASH-16.6'],
  'a critical bonus is for critical faces; a rally is for every physical attack after it',
  () => {
    const critical = (shows: number) =>
      against('clawed-prowler', 20, { skills: ['atsu-c2'], dice: [['orange', shows]] }).does(ATSU, 'attack').state
        .monsters[0]?.cubes;
    expect([critical(1), critical(2)]).toEqual([18, 16]);
    const rally = bothAgainst('rat-guard', 60, {
      adventure: 4,
      hero: BRUNN,
      mana: 3,
      skills: ['brunn-c4'],
      dice: [['orange', 1]],
    });
    rally.state.sheets[TANTAN].steps.force = 0;
    rally.does(BRUNN, 'skill:brunn-c4').does(TANTAN, 'attack');
    expect(rally.lines('log.wound').at(-1)?.with?.wounds).toBe(2);
  },
);

rule(
  ['ASH-20.9', 'ASH-16.6', 'ASH-24.2'],
  'a rally, a partner who helps, and Luck add to physical attacks, and only to them',
  () => {
    const beside = {
      adventure: 4,
      hero: BRUNN,
      other: ONDINE,
      partner: { skills: ['ondine-c6'] },
      dice: [['red', 2]],
    } as const;
    const rally = bothAgainst('rat-guard', 60, {
      ...beside,
      mana: 3,
      skills: ['brunn-c4'],
    });
    rally.state.sheets[BRUNN].steps.force = 0;
    rally.does(BRUNN, 'skill:brunn-c4');
    expect(rally.state.combat?.physical).toBe(1);
    rally.does(ONDINE, 'flee');
    const helped = bothAgainst('rat-guard', 60, beside);
    helped.state.sheets[BRUNN].steps.force = 0;
    holds(helped.state, helped.hero(BRUNN), 'a2-find-29');
    helped.does(BRUNN, 'attack');
    expect(helped.state.monsters[0]?.cubes).toBe(60 - 2 - 1 - 1);
    const alone = against('rat-guard', 60, beside);
    alone.state.sheets[BRUNN].steps.force = 0;
    expect(alone.does(BRUNN, 'attack').state.monsters[0]?.cubes).toBe(58);
    // A partner who has fled, or is down, helps no more.
    for (const status of ['fled', 'ko'] as const) {
      const left = bothAgainst('rat-guard', 60, {
        ...beside,
        more: state => Object.assign(state.combat?.fighters[1] ?? {}, { status }),
      });
      left.state.sheets[BRUNN].steps.force = 0;
      expect(left.does(BRUNN, 'attack').state.monsters[0]?.cubes).toBe(58);
    }
  },
);

rule(['ASH-20.9', 'ASH-15.6'], 'an attack is offered with its die and all that is added to it', () => {
  const play = against('clawed-prowler', 60, { hand: ['a2-find-29'], skills: ['atsu-c8'] });
  const attack = decisionOf(play, 0)?.options.find(({ key }) => key.endsWith('/attack'));
  // One of Force, one of Luck, two for the first of the combat.
  expect(attack?.with).toMatchObject({ die: 'orange', bonus: 4 });
});

rule(['ASH-20.13', 'ASH-18.8'], 'a Free card that gives actions lets who is on the Moon flee', () => {
  const play = against('clawed-prowler', 60, { disc: 1, hand: ['a1-find-08'] });
  expect(play.whyNot(ATSU, 'flee')?.[0]).toBe('why.actions');
  play.does(ATSU, 'play:a1-find-08', 'flee');
  expect([play.state.combat, play.hero(ATSU).disc]).toEqual([undefined, 1]);
});

rule(['ASH-20.15', 'ASH-22.10'], 'ASH-X22: physical, magic, physical under mute: acts, does nothing, acts', () => {
  const play = against('ill-omen-raven', 60, { foe: ['mute'] });
  play.does(ATSU, 'attack', 'attack', 'attack');
  expect(play.lines('log.bubble').map(({ with: params }) => params?.kind)).toEqual(['physical', 'empty', 'physical']);
  expect(play.told()).not.toContain('log.disease');
  expect(play.lines('log.strike')).toHaveLength(2);
});

rule(['ASH-20.15', 'ASH-16.4'], 'it is told who is struck, and in whose stead', () => {
  const struck = (skill: 'attack' | 'skill:brunn-c2') =>
    bothAgainst('spectral-wolf', 90, { adventure: 3, hero: BRUNN, other: TANTAN, mana: 2, skills: ['brunn-c2'] })
      .does(BRUNN, skill)
      .does(TANTAN, 'attack');
  const told = (play: ReturnType<typeof struck>) =>
    ['log.strike', 'log.strike.guarded'].map(text =>
      play.lines(text).map(({ with: figures = {} }) => 'other' in figures),
    );
  expect([told(struck('attack')), told(struck('skill:brunn-c2'))]).toEqual([
    [[false, false], []],
    [[false], [true]],
  ]);
});

rule(['ASH-20.21', 'ASH-24.7'], 'who flees leaves the diseases behind at once, though the other fights on', () => {
  const play = bothAgainst('enraged-boar', 60, { disc: 4, diseases: ['poison', 'mute'] });
  play.does(ATSU, 'flee');
  expect(play.state.combat?.fighters[0]).toMatchObject({ status: 'fled', diseases: [] });
  expect(play.hero(ATSU)).toMatchObject({ health: 5, disc: 1 });
});

rule(['ASH-20.24', 'ASH-11.10'], 'an ally that takes another monster away leaves the combat as it is', () => {
  const play = against('rat-brigand', 5, { ally: 'lord-rugor' });
  monster(play.state, 'clawed-prowler', CLEARING, 4, 'red');
  play.does(ATSU, 'ally:lord-rugor').answers(ATSU, 'monster.choose', 'monster:red');
  expect(play.state.combat?.slot).toBe('blue');
  expect(play.can(ATSU)).toContain('attack');
});

rule(['ASH-20.24', 'ASH-18.27'], 'taken away in the middle of its own turn, a monster strikes nobody', () => {
  const play = bothAgainst('enraged-boar', 30, { health: 1, ally: 'lord-rugor' });
  play.does(TANTAN, 'attack').does(ATSU, 'attack').answers(ATSU, 'combat.free', 'ally:lord-rugor');
  expect(play.state).toMatchObject({ combat: undefined, monsters: [], deck: expect.arrayContaining(['enraged-boar']) });
  expect([play.hero(ATSU).health, play.seat(0).asked()]).toEqual([1, 'turn.ask']);
});

rule(['ASH-20.24', 'ASH-18.27'], 'no monster, no more questions: a card that is left is not asked about', () => {
  const play = against('enraged-boar', 30, { health: 1, hand: ['a1-find-05'], ally: 'lord-rugor' });
  play.does(ATSU, 'attack').answers(ATSU, 'combat.free', 'ally:lord-rugor');
  expect([play.seat(0).asked(), play.state.combat]).toEqual(['turn.ask', undefined]);
});

rule(
  ['ASH-20.24', 'ASH-22.6', 'ASH-18.27'],
  'a monster taken away before a turn is lost leaves nobody to lose it',
  () => {
    const play = against('rat-brigand', 5, {
      health: 1,
      diseases: ['paralysis', 'poison'],
      ally: 'lord-rugor',
      asks: ['free'],
    });
    play.answers(ATSU, 'combat.paralysed', 'ally:lord-rugor');
    expect(play.state).toMatchObject({ monsters: [], combat: undefined });
    expect([play.hero(ATSU).health, play.told().includes('log.paralysed'), play.seat(0).asked()]).toEqual([
      1,
      false,
      'turn.ask',
    ]);
  },
);

rule(
  ['ASH-21.1', 'ASH-18.22', 'ASH-19.3'],
  'rolling again: any number of dice with the great Luck, one with a small one, and the Fox’s uses',
  () => {
    const flurry = (card: FindId) => {
      const play = against('clawed-prowler', 30, {
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
    const fox = against('clawed-prowler', 30, {
      ally: 'sand-fox',
      dice: [roll('orange', 0), roll('orange', 2), roll('orange', 1), roll('orange', 1)],
    });
    fox.does(ATSU, 'attack').answers(ATSU, 'dice.reroll', 'reroll:ally.sand-fox');
    expect([fox.state.monsters[0]?.cubes, fox.state.bag.allies[0]?.uses]).toEqual([27, 2]);
    fox.state.bag.allies = [{ id: 'sand-fox', uses: 0 }];
    fox.does(ATSU, 'attack');
    expect(fox.seat(0).asked()).not.toBe('dice.reroll');
  },
);

rule(['ASH-23.1', 'ASH-24.11', 'ASH-23.5'], 'of two who stand both agree on what poison has won', () => {
  const play = bothAgainst('clawed-prowler', 4, {
    bubble: 3,
    foe: ['poison'],
    dice: [roll('orange', 0), roll('orange', 1)],
  });
  holds(play.state, play.hero(TANTAN), 'a4-find-28');
  play.does(TANTAN, 'attack').does(ATSU, 'attack');
  expect([play.seat(0).asked(), play.seat(1).asked()]).toEqual(['reward.ask', 'reward.ask']);
  play.answers(ATSU, 'reward.ask', 'reward:0');
  expect(play.state.bag.coins).toBe(4);
});

rule(['ASH-23.1', 'ASH-16.6'], 'who wins may recover, and gain coins on top', () => {
  const badger = against('ill-omen-raven', 1, { adventure: 3, hero: BRUNN, health: 2, skills: ['brunn-c5'] });
  badger.does(BRUNN, 'attack');
  expect(badger.hero(BRUNN).health).toBe(3);
  const otter = against('rat-guard', 1, { adventure: 4, hero: ONDINE, skills: ['ondine-a8', 'ondine-c1'] });
  otter.state.bag.coins = 0;
  otter.does(ONDINE, 'skill:ondine-c1').answers(ONDINE, 'reward.ask', 'reward:0');
  expect(otter.state.bag.coins).toBe(11);
  const fled = bothAgainst('rat-guard', 1, { adventure: 4, hero: ONDINE, skills: ['ondine-a8'], dice: [['red', 1]] });
  fled.state.bag.coins = 0;
  fled.does(ONDINE, 'flee').does(TANTAN, 'skill:tantan-c0').answers(TANTAN, 'reward.ask', 'reward:0');
  expect(fled.state.bag.coins).toBe(9);
});

rule(
  ['ASH-23.1', 'ASH-20.17'],
  'the end of a fight is told for what it was, and wounds are counted for whoever dealt them',
  () => {
    const events = (play: Play) => [...play.table.match.told('everyone')];
    const won = against('clawed-prowler', 1, { dice: [['orange', 1]] }).does(ATSU, 'attack');
    expect(events(won).find(({ scene }) => scene?.part === 'ends')?.scene).toMatchObject({ won: true });
    // Two wounds on one cube: one counts.
    expect(events(won).find(({ text }) => text === 'log.wound')).toMatchObject({
      brings: { seat: 0, coins: { wounds: 1 } },
    });
    const fled = against('clawed-prowler', 9).does(ATSU, 'flee');
    expect(events(fled).find(({ scene }) => scene?.part === 'ends')?.scene).toMatchObject({ won: false });
  },
);

rule(
  ['ASH-23.3', 'ASH-2.7'],
  'what was put under the deck is drawn when it comes up, and is then no longer known to lie there',
  () => {
    const play = scene({
      position: { at: 'destiny' },
      track: [2],
      set(state) {
        for (const card of ['clawed-prowler', 'enraged-boar'] as const)
          monster(state, card, at('a1-ruins'), 4, card === 'enraged-boar' ? 'red' : 'green');
        Object.assign(state, { deck: ['rat-brigand', 'will-o-wisp'], under: 2 });
      },
    });
    expect(play.state.monsters[2]?.card).toBe('will-o-wisp');
    expect([play.state.deck, play.state.under]).toEqual([['rat-brigand'], 1]);
  },
);

rule(
  ['ASH-23.5', 'ASH-24.11', 'ASH-18.22'],
  'what poison wins for one who stands alone that one chooses, without the other’s Luck',
  () => {
    const play = bothAgainst('clawed-prowler', 4, {
      bubble: 3,
      foe: ['poison'],
      diseases: ['poison'],
      health: 1,
      dice: [roll('orange', 0), roll('orange', 1)],
    });
    holds(play.state, play.hero(ATSU), 'a4-find-28');
    play.does(ATSU, 'attack').does(TANTAN, 'attack');
    expect([play.hero(ATSU).health, play.seat(0).asked(), play.seat(1).asked()]).toEqual([0, undefined, 'reward.ask']);
    play.answers(TANTAN, 'reward.ask', 'reward:0');
    expect(play.state.bag.coins).toBe(3);
  },
);
