// Find cards and allies meet other chapters: Traps, Luck, allies in the middle of a fight.

import { Match } from '@veillee/kernel';
import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { type Legacy, legacy } from '../../rules/campaign.ts';
import { ashraka } from '../../rules/game.ts';
import { against, bothAgainst, fightsOf } from '../fights.ts';
import { nextTurn } from '../moments.ts';
import { ATSU, at, scene, TANTAN, takeOut } from '../scene.ts';
import { ally, learns } from '../upgrades.ts';

/** TanTan in the citadel's city, with a card that shows all piles there and draws from one. */
const alchemist = (top: 'a5-find-34' | 'a5-find-10') =>
  scene({
    adventure: 5,
    partner: { hand: ['a5-find-28', 'a5-find-08', 'a5-find-09'] },
    set(state) {
      state.bag.allies = [{ id: 'night-alchemist', uses: 2 }];
      state.sheets[TANTAN].steps.knowledge = 1;
      takeOut(state, top);
      state.piles[1].push({ card: top, faceUp: false });
    },
  })
    .does(TANTAN, 'ally:night-alchemist', 'play:a5-find-28')
    .answers(TANTAN, 'pile.take', 'pile:1');

rule(['ASH-18.4', 'ASH-6.13'], 'with the last action an Adventure card may be played; with none it may not', () => {
  const boots = (disc: number) =>
    scene({
      hand: ['a1-find-14'],
      set(_, [atsu]) {
        atsu.disc = disc;
      },
    });
  expect(boots(0).whyNot(ATSU, 'play:a1-find-14')?.[0]).toBe('why.actions');
  expect(boots(1).can(ATSU)).toContain('play:a1-find-14');
});

rule(['ASH-18.9', 'ASH-24.7', 'ASH-18.28'], 'who fled is out of reach of the other’s cards until it is over', () => {
  const play = bothAgainst('enraged-boar', 60, { health: 2, hand: ['a1-find-05'], partner: { health: 1 } });
  play.does(TANTAN, 'flee').does(ATSU, 'play:a1-find-05');
  expect([play.hero(ATSU).health, play.hero(TANTAN).health]).toEqual([4, 1]);
});

rule(['ASH-18.10', 'ASH-25.4'], 'one card helps one hero in all that it does; one for all helps all who fight', () => {
  const salve = bothAgainst('clawed-prowler', 60, {
    health: 2,
    hand: ['a1-find-07'],
    partner: { health: 1, diseases: ['mute'] },
  });
  salve.does(ATSU, 'play:a1-find-07').answers(ATSU, 'hero.which', `hero:${TANTAN}`);
  expect(salve.seat(0).asked()).toBe('combat.ask');
  expect([salve.hero(TANTAN).health, salve.state.combat?.fighters[1]?.diseases]).toEqual([2, []]);
  const alone = against('rat-guard', 90, {
    adventure: 5,
    hero: TANTAN,
    health: 2,
    hand: ['a5-find-22'],
    ally: 'sphinx',
    foe: ['paralysis'],
    partner: { health: 2 },
  });
  alone.does(TANTAN, 'play:a5-find-22');
  expect([alone.hero(TANTAN).health, alone.hero(ATSU).health]).toEqual([3, 2]);
});

rule(['ASH-18.13', 'ASH-22.6', 'ASH-18.27'], 'a Free card that cures saves the turn of whoever is paralysed', () => {
  const play = against('clawed-prowler', 9, { health: 3, diseases: ['paralysis', 'mute'], hand: ['a1-find-07'] });
  play.answers(ATSU, 'combat.paralysed', 'play:a1-find-07');
  expect(play.told()).not.toContain('log.paralysed');
  expect(play.state.combat?.fighters[0]).toMatchObject({ diseases: [], acted: false });
  expect(play.can(ATSU)).toContain('attack');
  const dying = against('clawed-prowler', 9, {
    bubble: 3,
    health: 1,
    diseases: ['paralysis', 'poison'],
    hand: ['a1-find-05'],
  });
  dying.answers(ATSU, 'combat.paralysed', 'play:a1-find-05');
  expect([dying.hero(ATSU).health, dying.lines('log.paralysed').length]).toEqual([2, 1]);
});

rule(['ASH-18.22', 'ASH-21.6'], 'Luck rolls the die of a row again, and whoever holds it is asked', () => {
  const play = scene({
    adventure: 4,
    position: { at: 'destiny' },
    dice: ['yellow', 'green'],
    track: [7],
    hand: ['a1-find-22'],
  });
  play.answers(ATSU, 'dice.reroll', 'reroll:find.a1-find-22');
  expect(play.lines('log.test')[0]?.with?.shows).toBe('green');
});

rule(['ASH-18.22', 'ASH-21.1'], 'rolling again is asked about while a die could show more', () => {
  const flurry = (last: 1 | 2) =>
    against('clawed-prowler', 60, { hand: ['a5-find-40'], dice: [2, 2, last].map(shows => ['orange', shows] as const) })
      .does(ATSU, 'skill:atsu-c0')
      .seat(0)
      .asked();
  expect([flurry(1), flurry(2)]).toEqual(['dice.reroll', 'combat.ask']);
});

rule(['ASH-18.27', 'ASH-22.10'], 'before a bubble that strikes nobody, or could fell nobody, nobody is asked', () => {
  const asked = (fight: Partial<Parameters<typeof fightsOf>[0]>) =>
    fightsOf({ card: 'clawed-prowler', cubes: 60, health: 1, hand: ['a1-find-05'], ...fight })
      .does(ATSU, 'attack')
      .seat(0)
      .asked();
  expect(asked({ bubble: 3 })).toBe('combat.ask');
  // Two at most: with two tokens one could fall, with three one could not.
  expect([asked({ bubble: 2, health: 2 }), asked({ bubble: 2, health: 3 })]).toEqual(['combat.free', 'combat.ask']);
  expect(asked({ card: 'enraged-boar', bubble: 1, health: 1 })).toBe('combat.free');
  expect(asked({ card: 'enraged-boar', bubble: 1, health: 2 })).toBe('combat.ask');
  const red = (health: number) => asked({ adventure: 2, card: 'spectral-wolf', health });
  expect([red(3), red(4)]).toEqual(['combat.free', 'combat.ask']);
  const black = (health: number) => asked({ adventure: 4, card: 'dune-worm', bubble: 3, health });
  expect([black(4), black(5)]).toEqual(['combat.free', 'combat.ask']);
});

rule(['ASH-18.29', 'ASH-6.9'], 'it is the knowledge of whoever plays a card that counts, not of whom it helps', () => {
  const play = scene({
    hand: ['a2-find-08'],
    partner: { hand: ['a3-find-06'] },
    set(_, [atsu, tantan]) {
      for (const hero of [atsu, tantan]) hero.mana = 0;
    },
  });
  expect(play.whyNot(ATSU, 'play:a2-find-08')?.[0]).toBe('why.knowledge');
  play.does(TANTAN, 'play:a3-find-06').answers(TANTAN, 'hero.which', `hero:${ATSU}`);
  expect([play.hero(ATSU).mana, play.hero(TANTAN).mana]).toEqual([2, 0]);
});

rule(
  ['ASH-19.2', 'ASH-14.1', 'ASH-27.2'],
  'the fourth victory opens a second ally slot: the next adventure asks twice',
  () => {
    const play = scene({
      adventure: 4,
      position: { at: 'epilogue' },
      set: state => Object.assign(state, { phase: 'won' }),
    });
    expect(play.state.bag.allySlots).toBe(2);
    for (const id of [ATSU, TANTAN] as const)
      while (play.seat(id === ATSU ? 0 : 1).asked() === 'quest.step')
        play.answers(id, 'quest.step', play.seat(id === ATSU ? 0 : 1).offered('quest.step')[0] as string);
    const left = legacy(play.state) as Legacy;
    expect(left.allySlots).toBe(2);
    const next = Match.start(ashraka, { seed: 's', seats: 1, options: { adventure: '5', agree: false }, legacy: left });
    const offered = () => next.decisionOf(0)?.options.map(({ key }) => key) ?? [];
    next.answer({ seat: 0, decision: next.decisionOf(0)?.id ?? 0, picks: ['ally:wise-rabbit'] });
    expect([next.decisionOf(0)?.prompt, offered().includes('ally:wise-rabbit')]).toEqual(['ally.ask', false]);
    next.answer({ seat: 0, decision: next.decisionOf(0)?.id ?? 0, picks: ['none'] });
    expect(next.decisionOf(0)?.prompt).toBe('hero.ask');
  },
);

rule(
  ['ASH-19.3', 'ASH-20.20'],
  'the Marsh Witch poisons at the start of a combat alone, also before a monster that acts first',
  () => {
    const slow = against('clawed-prowler', 30, { ally: 'marsh-witch', bubble: 1 });
    expect(slow.can(ATSU)).toContain('ally:marsh-witch');
    slow.does(ATSU, 'attack');
    expect(slow.can(ATSU)).not.toContain('ally:marsh-witch');
    const quick = against('sand-jackal', 30, { adventure: 4, ally: 'marsh-witch' });
    quick.answers(ATSU, 'combat.start', 'ally:marsh-witch');
    // What is poisoned already is not poisoned again: the other use is kept.
    expect([quick.state.combat?.diseases, quick.state.bag.allies[0]?.uses]).toEqual([['poison'], 1]);
    expect(quick.state.monsters[0]?.cubes).toBe(28);
  },
);

rule(
  ['ASH-19.3', 'ASH-1.9'],
  'the Fox rolls again if both wish it; refused, the roll stands and the use is kept',
  () => {
    const play = against('clawed-prowler', 60, { ally: 'sand-fox', options: { agree: true }, dice: [['orange', 0]] });
    play.does(ATSU, 'attack').answers(ATSU, 'dice.reroll', 'reroll:ally.sand-fox');
    play.seat(1).chooses('agree.ask', 'refuse');
    expect([play.state.bag.allies[0]?.uses, play.seat(0).asked()]).toEqual([3, 'dice.reroll']);
    play.passes(ATSU, 'dice.reroll');
    expect(play.state.monsters[0]?.cubes).toBe(59);
  },
);

rule(
  ['ASH-19.3', 'ASH-21.1'],
  'an ally for rolls is called at a roll, and one for combats in a combat, not otherwise',
  () => {
    for (const id of ['sand-fox', 'marsh-witch'] as const) {
      const play = scene({ set: state => ally(state, id) });
      expect(play.can(ATSU).filter(key => key.startsWith('ally:'))).toEqual([]);
      expect(play.whyNot(ATSU, `ally:${id}`)).toBeUndefined();
    }
  },
);

rule(
  ['ASH-19.3', 'ASH-10.7'],
  'the Woodcutter is not called where there is no Lock; where there are two one is named',
  () => {
    const call = (locks: readonly string[]) =>
      scene({ set: state => [ally(state, 'grateful-woodcutter'), Object.assign(state, { locks: locks.map(at) })] });
    expect(call([]).whyNot(ATSU, 'ally:grateful-woodcutter')?.[0]).toBe('why.useless');
    const two = call(['a1-ruins', 'a1-crossroads-inn']).does(ATSU, 'ally:grateful-woodcutter');
    two.answers(ATSU, 'lock.which', `go:${at('a1-crossroads-inn')}`);
    expect([two.state.locks, two.whyNot(ATSU, 'ally:grateful-woodcutter')?.[0]]).toEqual([
      [at('a1-ruins')],
      'why.flipped',
    ]);
  },
);

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

rule(['ASH-19.3', 'ASH-20.12'], 'the start of a combat is over when somebody has fled', () => {
  const play = bothAgainst('enraged-boar', 30, { ally: 'marsh-witch' });
  expect(play.can(TANTAN)).toContain('ally:marsh-witch');
  play.does(ATSU, 'flee');
  expect(play.can(TANTAN)).not.toContain('ally:marsh-witch');
});

rule(['ASH-19.3', 'ASH-20.20', 'ASH-1.9'], 'before a monster that acts first either player may call the Witch', () => {
  const play = bothAgainst('sand-jackal', 60, { adventure: 4, ally: 'marsh-witch' });
  play.passes(ATSU, 'combat.start').answers(TANTAN, 'combat.start', 'ally:marsh-witch');
  expect(play.state.combat?.diseases).toEqual(['poison']);
  expect(play.lines('log.bubble')).toHaveLength(2);
});

rule(['ASH-19.4', 'ASH-12.4'], 'the Nomad Guide counts turns 1, 4, 7; no disc goes above ten', () => {
  const discs = [1, 2, 3, 4, 6, 7].map(turn => {
    const play = scene(
      nextTurn({
        set(state) {
          ally(state, 'nomad-guide');
          state.turn = turn - 1;
        },
      }),
    );
    return [play.state.turn, play.hero(ATSU).disc, play.hero(TANTAN).disc];
  });
  expect(discs).toEqual([
    [1, 7, 6],
    [2, 6, 5],
    [3, 6, 5],
    [4, 7, 6],
    [6, 6, 5],
    [7, 7, 6],
  ]);
  const high = scene(
    nextTurn({
      set(state) {
        ally(state, 'nomad-guide');
        state.sheets[ATSU].steps.actions = 3;
        learns(state, 'atsu-a8');
      },
    }),
  );
  // 9 and 1 by the skill; in turn 2 the guide adds nothing.
  expect(high.hero(ATSU).disc).toBe(10);
  const top = scene(
    nextTurn({
      set(state) {
        ally(state, 'nomad-guide');
        state.turn = 3;
        state.sheets[ATSU].steps.actions = 3;
        learns(state, 'atsu-a8');
      },
    }),
  );
  expect(top.hero(ATSU).disc).toBe(10);
});

rule(
  ['ASH-19.8', 'ASH-15.11'],
  'a card that comes back counts in the inventory, whatever was discarded after it',
  () => {
    const full = alchemist('a5-find-10');
    expect(full.seat(1).offered('hand.excess')).toContain('drop:a5-find-28');
    full.answers(TANTAN, 'hand.excess', 'drop:a5-find-09');
    expect(full.hero(TANTAN).hand).toEqual(['a5-find-08', 'a5-find-10', 'a5-find-28']);
    const nothing = alchemist('a5-find-34');
    expect(nothing.state.discard).toEqual(['a5-find-34']);
    expect(nothing.hero(TANTAN).hand).toEqual(['a5-find-08', 'a5-find-09', 'a5-find-28']);
  },
);

rule(['ASH-19.8', 'ASH-18.28', 'ASH-25.17'], 'the Wise Rabbit reaches from a combat whom no card would', () => {
  const play = against('clawed-prowler', 60, { ally: 'wise-rabbit', hand: ['a1-find-05'], partner: { health: 0 } });
  play.does(ATSU, 'ally:wise-rabbit').answers(ATSU, 'hero.which', `hero:${TANTAN}`);
  expect(play.hero(TANTAN).health).toBe(2);
  expect(play.whyNot(ATSU, 'play:a1-find-05')?.[0]).toBe('why.useless');
});
