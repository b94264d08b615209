// Diseases meet guards, cures and last tokens.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { against, bothAgainst, fightsOf, roll } from '../fights.ts';
import { ATSU, BRUNN, ONDINE, TANTAN } from '../scene.ts';

rule(['ASH-22.2', 'ASH-18.22'], 'Luck that never misses its disease rolls no die for it', () => {
  const play = against('clawed-prowler', 30, { skills: ['atsu-c3'], hand: ['a3-find-22'] });
  play.does(ATSU, 'skill:atsu-c3');
  expect(play.told()).toContain('log.disease');
  expect(play.told()).not.toContain('log.disease.die');
});

rule(['ASH-22.2', 'ASH-18.22'], 'a die for one disease is asked about where it shows another', () => {
  const kick = (colour: 'yellow' | 'green') =>
    against('clawed-prowler', 60, { mana: 2, hand: ['a5-find-40'], skills: ['atsu-c3'], dice: [['orange', 2], colour] })
      .does(ATSU, 'skill:atsu-c3')
      .seat(0)
      .asked();
  expect([kick('yellow'), kick('green')]).toEqual(['combat.ask', 'dice.reroll']);
});

rule(['ASH-22.3', 'ASH-18.22'], 'any disease: the die is asked about where the monster has that one already', () => {
  const harpoon = (colour: 'green' | 'blue') => {
    const play = against('rat-guard', 90, {
      adventure: 4,
      hero: ONDINE,
      hand: ['a5-find-40'],
      foe: ['poison'],
      dice: [['orange', 2], colour],
    });
    return play.does(ONDINE, 'skill:ondine-c0').seat(0).asked();
  };
  expect([harpoon('green'), harpoon('blue')]).toEqual(['dice.reroll', 'combat.ask']);
});

rule(['ASH-22.4', 'ASH-24.8'], 'whom the blow has felled catches nothing more from it', () => {
  const play = bothAgainst('mire-serpent', 60, {
    adventure: 2,
    health: 1,
    dice: [roll('orange', 1), roll('orange', 1), roll('orange', 1)],
  });
  play.state.sheets[TANTAN].steps.force = 0;
  play.state.sheets[ATSU].steps.force = 0;
  play.does(ATSU, 'attack').does(TANTAN, 'attack');
  expect(play.state.combat?.fighters[0]).toMatchObject({ status: 'ko', diseases: [] });
  expect(play.state.combat?.fighters[1]?.diseases).toEqual(['poison']);
});

rule(['ASH-22.4', 'ASH-21.3'], 'the Moon Blade stuns on a critical face of its black dice, and not without', () => {
  const blade = (one: 2 | 3 | 4) =>
    against('clawed-prowler', 60, {
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

rule(['ASH-22.6', 'ASH-1.8'], 'a turn lost to paralysis is a turn: it ends a guard', () => {
  const play = bothAgainst('ivy-golem', 90, { adventure: 3, hero: BRUNN, mana: 3, skills: ['brunn-c2'] });
  play.does(BRUNN, 'skill:brunn-c2').does(TANTAN, 'attack');
  const brunn = play.state.combat?.fighters.find(({ hero }) => hero === BRUNN);
  expect(brunn?.guards).toBe(1);
  brunn?.diseases.push('paralysis');
  play.does(TANTAN, 'attack');
  expect(play.lines('log.paralysed')).toHaveLength(1);
  expect(play.state.combat?.fighters.find(({ hero }) => hero === BRUNN)?.guards).toBeUndefined();
});

rule(
  ['ASH-22.6', 'ASH-24.3', 'ASH-22.8'],
  'both paralysed: both lose their turn, the monster strikes both, and they go on',
  () => {
    const play = bothAgainst('enraged-boar', 60, { diseases: ['paralysis'], partner: { diseases: ['paralysis'] } });
    expect([play.lines('log.paralysed').length, play.lines('log.bubble').length]).toEqual([2, 2]);
    expect([play.hero(ATSU).health, play.hero(TANTAN).health]).toEqual([4, 2]);
    expect([play.can(ATSU), play.can(TANTAN)].map(keys => keys.includes('attack'))).toEqual([true, true]);
  },
);

rule(['ASH-22.11', 'ASH-16.6'], 'what lessens a first loss, or keeps the last token, works on poison too', () => {
  const tough = against('clawed-prowler', 30, {
    hero: TANTAN,
    bubble: 3,
    diseases: ['poison'],
    skills: ['tantan-c5'],
    foe: ['paralysis'],
  });
  tough.does(TANTAN, 'attack');
  expect(tough.hero(TANTAN).health).toBe(3);
  tough.does(TANTAN, 'attack');
  expect(tough.hero(TANTAN).health).toBe(2);
  const stand = against('ivy-golem', 40, {
    adventure: 3,
    hero: BRUNN,
    health: 1,
    diseases: ['poison'],
    skills: ['brunn-c9'],
    foe: ['paralysis'],
  });
  stand.state.sheets[BRUNN].skills = stand.state.sheets[BRUNN].skills.filter(id => id !== 'brunn-c1');
  stand.does(BRUNN, 'attack');
  expect(stand.hero(BRUNN)).toMatchObject({ health: 1, used: { adventure: ['brunn-c9'] } });
});

rule(
  ['ASH-22.11', 'ASH-24.9', 'ASH-24.13'],
  'poison fells the guard; helped up, they guard on until their own next turn',
  () => {
    const play = bothAgainst('ivy-golem', 60, {
      adventure: 3,
      hero: BRUNN,
      health: 1,
      mana: 3,
      diseases: ['poison'],
      skills: ['brunn-c2'],
      partner: { hand: ['a1-find-05'] },
    });
    const sheet = play.state.sheets[BRUNN];
    sheet.skills = sheet.skills.filter(id => id !== 'brunn-c1');
    const before = play.hero(TANTAN).health;
    play.does(BRUNN, 'skill:brunn-c2');
    expect(play.hero(BRUNN).health).toBe(0);
    play.does(TANTAN, 'play:a1-find-05').answers(TANTAN, 'hero.which', `hero:${BRUNN}`).does(TANTAN, 'attack');
    // Bubble 1 strikes for one: Brunn’s own blow is felt, TanTan’s less one is none.
    expect([play.hero(BRUNN).health, play.hero(TANTAN).health]).toEqual([1, before]);
    expect(play.lines('log.strike.guarded').map(({ with: params }) => params?.wounds)).toEqual([0]);
  },
);

rule(['ASH-22.11', 'ASH-16.6', 'ASH-25.2'], 'whom poison fells is not cured at the end of that turn', () => {
  const play = bothAgainst('rat-guard', 60, {
    adventure: 4,
    hero: ONDINE,
    health: 1,
    diseases: ['poison', 'mute'],
    skills: ['ondine-c8'],
  });
  play.does(ONDINE, 'attack');
  expect(play.seat(0).asked()).toBeUndefined();
  expect(play.state.combat?.fighters[0]).toMatchObject({ status: 'ko', diseases: ['poison', 'mute'] });
});

rule(
  ['ASH-22.13', 'ASH-25.7', 'ASH-24.10'],
  'both paralysed, poisoned and at their last token: lost without a blow',
  () => {
    const diseases = ['paralysis', 'poison'] as const;
    const play = bothAgainst('enraged-boar', 60, { health: 1, diseases, partner: { health: 1, diseases } });
    expect([play.table.over, play.state.lost, play.lines('log.bubble').length]).toEqual([true, 'double-ko', 0]);
  },
);

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
