// KIL-2: the frame, the end of the game and the score.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import { pointsOf, sharedPoints } from '../rules/scoring.ts';
import { CITY } from '../rules/state.ts';
import { lastDay } from './moments.ts';
import { scene } from './scene.ts';

rule(['KIL-2.2', 'KIL-2.3'], 'EX-2: after 24 Nights one card is left; Day 25 ends the game without a Night', () => {
  const table = scene().hero(0, { ap: 0 }).opens('day');
  for (let day = 1; day <= 24; day++) {
    expect(table.state).toMatchObject({ day, phase: 'day' });
    expect(table.state.night.draw).toHaveLength(26 - day);
    while (table.state.day === day && !table.over) {
      if (table.asked() === 'turn.choice') table.plays('camp');
      else if (table.match.decisions[0]?.pass) table.until('turn.choice');
      else table.chooses(table.asked() ?? '', table.offered(table.asked() ?? '')[0] ?? '');
    }
  }
  expect(table.state.day).toBe(25);
  expect(table.state.night.draw).toHaveLength(1);
  const nights = table.log.filter(text => text === 'log.night').length;
  while (!table.over && table.asked() !== 'turn.choice') table.until('turn.choice');
  table.plays('camp');
  expect(table.over).toBe(true);
  expect(table.state.ending).toBe('time');
  expect(table.log.filter(text => text === 'log.night')).toHaveLength(nights);
  expect(Object.values(table.state.places).filter(place => !place.gloom)).toHaveLength(1);
});

rule('KIL-2.4', 'an Ancient can be assaulted only after the own Saga', () => {
  const stage = (chapter: 'finale' | 'done') =>
    scene().at(0, 'barrow-lea').hero(0, { chapter }).risen('vorgrahl', 'barrow-lea').opens();
  expect(stage('finale').canPlay('assault:vorgrahl')).toBe(false);
  expect(stage('done').canPlay('assault:vorgrahl')).toBe(true);
  expect(stage('done').hero().region).not.toBe(CITY);
});

rule(['KIL-2.5', 'KIL-2.7'], 'a Saga goes Chapter by Chapter: only the current one can be completed', () => {
  const table = scene()
    .hero(0, { gold: 20 })
    .hand(0, 'wheatfield-imp', 'sword-of-the-pass', 'pewter-dagger', 'fortified-farm', 'high-sheepfold')
    .opens();
  expect(table.choices('feat:')).toEqual(['feat:chapter']);
  table.plays('feat:chapter').chooses('feat.cards', 'proposed').until('turn.choice');
  expect(table.hero().chapter).toBe(2);
  const after = (chapter: 1 | 2 | 3 | 4, ...hand: string[]) => {
    const stage = scene(3)
      .hero(0, { gold: 5, chapter })
      .hand(0, ...hand)
      .opens()
      .plays('feat:chapter');
    return stage.passes('feat.talent').hero().chapter;
  };
  expect([
    after(1, 'poachers', 'mail-coat'),
    after(2, 'pewter-dagger', 'sealed-barrow', 'wheatfield-imp'),
    after(3, 'templar', 'exiled-squire', 'wheatfield-imp', 'lady-of-the-ford', 'moonherbs'),
    after(4, 'watch-guard', 'sealed-barrow', 'poachers', 'the-lost-herd', 'lady-of-the-ford'),
  ]).toEqual([2, 3, 4, 'finale']);
});

describe('score', () => {
  rule(
    ['KIL-2.8', 'KIL-2.9'],
    'EX-42: 9 Gold and Assets worth 4 are 13; with 10 they share 11.5, rounded up to 12',
    () => {
      const table = lastDay(scene(2))
        .hero(0, { gold: 9 })
        .assets(0, 'mail-coat')
        .hand(0, 'regents-seal')
        .loot(0, 'bandage#1')
        .hero(1, { gold: 10, camped: true, ap: 0 })
        .opens();
      expect([pointsOf(table.state, 0), pointsOf(table.state, 1)]).toEqual([13, 10]);
      expect(sharedPoints(table.state)).toBe(12);
      table.plays('camp');
      expect(table.match.outcome).toMatchObject({ won: [], scores: [12, 12] });
    },
  );

  rule('KIL-2.9', 'a hero removed from the game has no points but is divided by', () => {
    const table = scene(2).hero(0, { gold: 9 }).hero(1, { gold: 0, eliminated: true }).opens();
    expect(sharedPoints(table.state)).toBe(5);
  });
});
