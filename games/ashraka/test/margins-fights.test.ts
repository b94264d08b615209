// Just inside and just outside of the rules of combat: when somebody is asked, what is used up and what is not, who is not meant.

import type { Decision } from '@veillee/kernel';
import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { fightsOf } from './fights.ts';
import { ATSU, BRUNN, holds, monster, ONDINE, type Play, scene, TANTAN } from './scene.ts';

const decisionOf = (play: Play, seat: number): Decision | undefined => play.table.match.decisionOf(seat);

// ---- when somebody is asked ----

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

rule(['ASH-18.13', 'ASH-18.27'], 'once cured nobody is asked again about that turn, whatever else they hold', () => {
  const play = fightsOf({
    card: 'clawed-prowler',
    cubes: 9,
    health: 2,
    diseases: ['paralysis'],
    hand: ['a1-find-05', 'a1-find-07'],
  });
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

rule(['ASH-20.24', 'ASH-18.27'], 'no monster, no more questions: a card that is left is not asked about', () => {
  const play = fightsOf({
    card: 'enraged-boar',
    cubes: 30,
    health: 1,
    hand: ['a1-find-05'],
    ally: 'lord-rugor',
  });
  play.does(ATSU, 'attack').answers(ATSU, 'combat.free', 'ally:lord-rugor');
  expect([play.seat(0).asked(), play.state.combat]).toEqual(['turn.ask', undefined]);
});

rule(['ASH-24.2', 'ASH-18.8'], 'who has acted may still use Free cards, but nobody waits for them', () => {
  const play = fightsOf({ card: 'enraged-boar', cubes: 60, both: true, health: 4, hand: ['a1-find-05'] });
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

// ---- what is used up ----

rule(
  ['ASH-16.6', 'ASH-20.10'],
  'a veil is kept for a wound that is felt: what a block has stopped does not use it up',
  () => {
    const play = fightsOf({
      hero: TANTAN,
      card: 'enraged-boar',
      cubes: 60,
      mana: 5,
      skills: ['tantan-c1', 'tantan-c5'],
      foe: [],
    });
    play.does(TANTAN, 'skill:tantan-c1');
    expect(play.hero(TANTAN)).toMatchObject({ health: 3, used: { combat: [] } });
  },
);

rule(['ASH-16.6', 'ASH-21.6'], 'whoever evades rolls for a single wound too, and for none at all not', () => {
  const slippery = (bubble: 1 | 2 | 3) =>
    fightsOf({
      adventure: 4,
      hero: ONDINE,
      card: 'enraged-boar',
      cubes: 60,
      bubble,
      skills: ['ondine-c2'],
      dice: [['orange', 1], ...(bubble === 1 ? (['blue'] as const) : [])],
    }).does(ONDINE, 'attack');
  const evaded = slippery(1);
  expect([evaded.hero(ONDINE).health, evaded.told().includes('log.evaded')]).toEqual([evaded.before, true]);
  expect(
    slippery(3)
      .told()
      .filter(text => text.startsWith('log.evaded')),
  ).toEqual([]);
  const missed = fightsOf({
    adventure: 4,
    hero: ONDINE,
    card: 'clawed-prowler',
    cubes: 60,
    skills: ['ondine-c2'],
    dice: [
      ['orange', 1],
      ['orange', 0],
    ],
  }).does(ONDINE, 'attack');
  expect(missed.told().filter(text => text.startsWith('log.evaded'))).toEqual([]);
});

rule(
  ['ASH-1.8', 'ASH-20.10'],
  'a guard who blocks as well keeps off what both keep off, and no more than the blow',
  () => {
    const play = fightsOf({
      adventure: 4,
      hero: BRUNN,
      card: 'rat-guard',
      cubes: 60,
      both: true,
      mana: 6,
      health: 6,
      dice: [
        ['orange', 1],
        ['orange', 1],
        ['red', 3],
        ['red', 3],
      ],
    });
    const [brunn] = play.state.combat?.fighters ?? [];
    play.state.sheets[BRUNN].skills = ['brunn-c0', 'brunn-c2'];
    play.state.sheets[TANTAN].steps.force = 0;
    brunn?.blocks.push({ n: 1, actions: 1 });
    play.does(TANTAN, 'attack').does(BRUNN, 'skill:brunn-c2');
    // TanTan was first: 3 less 1 for guarding less 1 for the block; then 3 less 1 for Brunn.
    expect(play.lines('log.strike.guarded').map(({ with: params }) => params?.wounds)).toEqual([1]);
    expect(play.lines('log.strike').map(({ with: params }) => params?.wounds)).toEqual([2]);
    expect(play.hero(BRUNN).health).toBe(3);
  },
);

rule(['ASH-22.2', 'ASH-18.22'], 'a die for one disease is asked about where it shows another', () => {
  const kick = (colour: 'yellow' | 'green') =>
    fightsOf({
      card: 'clawed-prowler',
      cubes: 60,
      mana: 2,
      hand: ['a5-find-40'],
      skills: ['atsu-c3'],
      dice: [['orange', 2], colour],
    })
      .does(ATSU, 'skill:atsu-c3')
      .seat(0)
      .asked();
  expect([kick('yellow'), kick('green')]).toEqual(['combat.ask', 'dice.reroll']);
});

rule(['ASH-22.4', 'ASH-21.3'], 'the Moon Blade stuns on a critical face of its black dice, and not without', () => {
  const blade = (one: 2 | 3 | 4) =>
    fightsOf({
      card: 'clawed-prowler',
      cubes: 60,
      bubble: 3,
      mana: 3,
      skills: ['atsu-c9'],
      dice: [
        ['black', 3],
        ['black', one],
      ],
    }).does(ATSU, 'skill:atsu-c9');
  expect([blade(3), blade(4)].map(play => play.told().includes('log.disease'))).toEqual([false, true]);
  expect(blade(4).told()).toContain('log.paralysed');
  expect(blade(4).state.monsters[0]?.cubes).toBe(53);
});

// ---- what is told ----

rule(
  ['ASH-23.1', 'ASH-20.17'],
  'the end of a fight is told for what it was, and wounds are counted for whoever dealt them',
  () => {
    const events = (play: Play) => [...play.table.match.told('everyone')];
    const won = fightsOf({ card: 'clawed-prowler', cubes: 1, dice: [['orange', 1]] }).does(ATSU, 'attack');
    expect(events(won).find(({ scene }) => scene?.part === 'ends')?.scene).toMatchObject({ won: true });
    // Two wounds on one cube: one counts.
    expect(events(won).find(({ text }) => text === 'log.wound')).toMatchObject({
      brings: { seat: 0, coins: { wounds: 1 } },
    });
    const fled = fightsOf({ card: 'clawed-prowler', cubes: 9 }).does(ATSU, 'flee');
    expect(events(fled).find(({ scene }) => scene?.part === 'ends')?.scene).toMatchObject({ won: false });
  },
);

rule(
  ['ASH-14.16', 'ASH-18.12'],
  'who waits for a combat to end puts nothing away, though they could drop nothing either',
  () => {
    const play = fightsOf({ card: 'clawed-prowler', cubes: 9, partner: { hand: ['a1-find-05', 'a1-find-06'] } });
    expect(play.seat(1).asked()).toBeUndefined();
    const trade = scene({
      set(state, [atsu, tantan]) {
        holds(state, atsu, 'a1-find-05');
        Object.assign(tantan, { health: 0, fell: 'actions' });
        holds(state, tantan, 'a1-find-06');
      },
    });
    expect([trade.whyNot(ATSU, 'give:a1-find-05')?.[0], trade.seat(1).asked()]).toEqual(['why.partner.ko', undefined]);
  },
);

rule(['ASH-18.22', 'ASH-21.1'], 'rolling again is asked about while a die could show more', () => {
  const flurry = (last: 1 | 2) =>
    fightsOf({
      card: 'clawed-prowler',
      cubes: 60,
      hand: ['a5-find-40'],
      dice: [2, 2, last].map(shows => ['orange', shows] as const),
    })
      .does(ATSU, 'skill:atsu-c0')
      .seat(0)
      .asked();
  expect([flurry(1), flurry(2)]).toEqual(['dice.reroll', 'combat.ask']);
});

rule(['ASH-1.8', 'ASH-20.10'], 'guarded and blocked wholly: no wound is left, and none is given back', () => {
  const play = fightsOf({
    adventure: 4,
    hero: BRUNN,
    card: 'rat-guard',
    cubes: 60,
    both: true,
    mana: 6,
    dice: [
      ['orange', 1],
      ['orange', 1],
      ['red', 3],
      ['red', 2],
    ],
  });
  play.state.sheets[BRUNN].skills = ['brunn-c0', 'brunn-c2'];
  play.state.sheets[TANTAN].steps.force = 0;
  play.state.combat?.fighters[0]?.blocks.push({ n: 99, actions: 1 });
  play.does(TANTAN, 'attack').does(BRUNN, 'skill:brunn-c2');
  expect(play.lines('log.strike.guarded').map(({ with: params }) => params?.wounds)).toEqual([0]);
  expect(play.hero(BRUNN).health).toBe(play.before);
});

rule('ASH-16.6', 'a veil takes one of the first loss, however great it is', () => {
  const play = fightsOf({
    hero: TANTAN,
    card: 'enraged-boar',
    cubes: 60,
    bubble: 2,
    skills: ['tantan-c5'],
    dice: [
      ['orange', 1],
      ['orange', 1],
    ],
  }).does(TANTAN, 'attack');
  expect(play.hero(TANTAN)).toMatchObject({ health: play.before - 1, used: { combat: ['tantan-c5'] } });
});

rule(['ASH-22.15', 'ASH-16.4'], 'a balm takes one token, which its user names; a root takes all', () => {
  const fight = { adventure: 4, hero: ONDINE, card: 'rat-guard', cubes: 90, mana: 3 } as const;
  const balm = fightsOf({ ...fight, health: 1, diseases: ['poison', 'paralysis'], skills: ['ondine-c3'], foe: [] });
  expect(balm.told()).toContain('log.paralysed');
  const both = fightsOf({ ...fight, health: 3, diseases: ['poison'], skills: ['ondine-c3'], foe: ['paralysis'] });
  both.does(ONDINE, 'skill:ondine-c3');
  expect(both.state.combat?.fighters[0]?.diseases).toEqual([]);
  const named = fightsOf({
    ...fight,
    both: true,
    skills: ['ondine-c3'],
    foe: ['paralysis'],
    partner: { diseases: ['mute', 'poison'] },
  });
  named.does(ONDINE, 'skill:ondine-c3').answers(ONDINE, 'hero.which', `hero:${TANTAN}`);
  named.answers(ONDINE, 'disease.cure', 'card:poison');
  expect(named.state.combat?.fighters[1]?.diseases).toEqual(['mute']);
});

rule('ASH-1.8', 'a carapace holds for two of the monster’s actions, and not for a third', () => {
  const play = fightsOf({ adventure: 3, hero: BRUNN, card: 'spectral-wolf', cubes: 90, mana: 2, skills: ['brunn-c7'] });
  play.state.sheets[BRUNN].skills = ['brunn-c0', 'brunn-c7'];
  play.does(BRUNN, 'skill:brunn-c7', 'attack');
  expect([play.hero(BRUNN).health, play.lines('log.bubble').length]).toEqual([play.before, 2]);
  play.does(BRUNN, 'attack');
  expect(play.hero(BRUNN).health).toBeLessThan(play.before);
});

rule(['ASH-6.6', 'ASH-20.1'], 'what an engagement costs is told with its reasons, where there are any', () => {
  const lines = (trapped: boolean) => {
    const play = scene({
      set(state, [atsu]) {
        monster(state, 'rat-brigand', atsu.at as never);
        if (trapped) holds(state, atsu, 'a5-find-37');
      },
    }).does(ATSU, 'engage:blue');
    const told = [...play.table.match.told('everyone')].find(({ text }) => text === 'log.engage');
    return [told?.with?.actions, told?.lines?.length];
  };
  expect([lines(false), lines(true)]).toEqual([
    [1, 0],
    [2, 2],
  ]);
});

rule(['ASH-16.6', 'ASH-25.1'], 'whoever keeps the last token is left with one, however many they had', () => {
  const play = fightsOf({
    adventure: 4,
    hero: BRUNN,
    card: 'dune-worm',
    cubes: 90,
    bubble: 3,
    health: 3,
    dice: [
      ['red', 2],
      ['black', 4],
    ],
  });
  play.state.sheets[BRUNN].skills = ['brunn-c0', 'brunn-c9'];
  play.state.sheets[BRUNN].steps.force = 0;
  expect(play.does(BRUNN, 'attack').hero(BRUNN).health).toBe(1);
});

rule(['ASH-20.9', 'ASH-15.6'], 'an attack is offered with its die and all that is added to it', () => {
  const play = fightsOf({ card: 'clawed-prowler', cubes: 60, hand: ['a2-find-29'], skills: ['atsu-c8'] });
  const attack = decisionOf(play, 0)?.options.find(({ key }) => key.endsWith('/attack'));
  // One of Force, one of Luck, two for the first of the combat.
  expect(attack?.with).toMatchObject({ die: 'orange', bonus: 4 });
});

rule(
  ['ASH-20.20', 'ASH-20.5', 'ASH-20.7'],
  'engaged for real: who acts first does, before anybody; others wait for the hero',
  () => {
    const engaged = (card: 'sand-jackal' | 'rat-guard') =>
      scene({
        adventure: 4,
        dice: [
          ['orange', 1],
          ['red', 1],
        ],
        set(state, [atsu]) {
          monster(state, card, atsu.at as never, 90);
          state.sheets[ATSU].steps.force = 0;
        },
      }).does(ATSU, 'engage:blue');
    const bubbles = (play: Play) => play.lines('log.bubble').map(({ with: params }) => params?.bubble);
    expect([bubbles(engaged('sand-jackal')), bubbles(engaged('rat-guard'))]).toEqual([[1], []]);
    const plain = engaged('rat-guard').does(ATSU, 'attack');
    // Orange 1 and 1: nothing is left of any fight before.
    expect([plain.state.monsters[0]?.cubes, bubbles(plain)]).toEqual([88, [1]]);
  },
);

rule(['ASH-22.6', 'ASH-1.8'], 'a turn lost to paralysis is a turn: it ends a guard', () => {
  const play = fightsOf({
    adventure: 3,
    hero: BRUNN,
    card: 'ivy-golem',
    cubes: 90,
    both: true,
    mana: 3,
    skills: ['brunn-c2'],
  });
  play.does(BRUNN, 'skill:brunn-c2').does(TANTAN, 'attack');
  const brunn = play.state.combat?.fighters.find(({ hero }) => hero === BRUNN);
  expect(brunn?.guards).toBe(1);
  brunn?.diseases.push('paralysis');
  play.does(TANTAN, 'attack');
  expect(play.lines('log.paralysed')).toHaveLength(1);
  expect(play.state.combat?.fighters.find(({ hero }) => hero === BRUNN)?.guards).toBeUndefined();
});

rule(
  ['ASH-19.3', 'ASH-1.9'],
  'the Fox rolls again if both wish it; refused, the roll stands and the use is kept',
  () => {
    const play = fightsOf({
      card: 'clawed-prowler',
      cubes: 60,
      ally: 'sand-fox',
      options: { agree: true },
      dice: [['orange', 0]],
    });
    play.does(ATSU, 'attack').answers(ATSU, 'dice.reroll', 'reroll:ally.sand-fox');
    play.seat(1).chooses('agree.ask', 'refuse');
    expect([play.state.bag.allies[0]?.uses, play.seat(0).asked()]).toEqual([3, 'dice.reroll']);
    play.passes(ATSU, 'dice.reroll');
    expect(play.state.monsters[0]?.cubes).toBe(59);
  },
);
