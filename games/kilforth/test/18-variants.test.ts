// KIL-18: variants and options.

import { randomPicks } from '@veillee/bots';
import { Chance, checkSetting, load, newChance, type Options, save } from '@veillee/kernel';
import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import { kilforth } from '../rules/game.ts';
import { houseOf, options } from '../rules/options.ts';
import type { Chapter } from '../rules/state.ts';
import { draft, type Game, prompt, start } from './drafts.ts';
import { scene } from './scene.ts';

describe('the set-up screen', () => {
  const house = (chosen: Options) => houseOf(checkSetting(kilforth, { seats: 1, options: chosen }));

  rule(['KIL-18.1', 'KIL-18.3', 'KIL-18.4'], 'every switch of the screen reaches the rules', () => {
    for (const spec of options)
      if (spec.kind === 'switch') {
        expect(house({})).toMatchObject({ [spec.id]: false });
        expect(house({ [spec.id]: true })).toMatchObject({ [spec.id]: true });
      }
    expect(house({ difficulty: 'story' })).toMatchObject({ foursCount: true, sureEvasion: true });
    expect(house({ difficulty: 'hard' })).toMatchObject({ foursCount: false, sureEvasion: false });
  });

  rule(
    ['KIL-18.1', 'KIL-18.4'],
    'whatever the screen lets players change names its rule, all but the difficulty',
    () => {
      const silent = options.filter(({ rule: cited }) => !/^KIL-\d+\.\d+$/.test(cited ?? ''));
      expect(silent.map(({ id }) => id)).toEqual(['difficulty']);
    },
  );

  rule('KIL-18.1', 'with fours counting, a 4 of a hero is a success and a 4 of an Enemy is not', () => {
    const table = scene(1, { foursCount: true })
      .meets('barrow-lea', 'restless-rider')
      .hero(0, { fateToday: true })
      .dice(4, 4, 1, 1, 1)
      .foe(4, 4, 4)
      .opens('turn');
    expect(table.state.fight?.hp).toBe(1);
    expect(table.hero().hp).toBe(4);
  });
});

describe('after the roll', () => {
  rule('KIL-18.1', 'with beginner dice a hero’s 4 succeeds; an adversary’s does not (A-35)', () => {
    const table = scene(1, { foursCount: true }).hero(0, { fate: 0 }).at(0, 'barrow-lea');
    const fight = table.encounters('barrow-lea', 'restless-rider').dice(4, 1, 1, 1, 1).foe(4, 4, 4).opens('turn');
    expect(fight.state.fight?.hp).toBe(2);
    expect(fight.hero().hp).toBe(4);
  });
});

describe('a Chapter', () => {
  rule(['KIL-18.2', 'KIL-7.4'], 'EX-3: scaled, the Chapters cost 2, 4, 6 and 8 Gold, 20 in all', () => {
    const asks: { readonly [chapter: number]: readonly string[] } = {
      1: ['poachers', 'mail-coat'],
      2: ['pewter-dagger', 'fortified-farm', 'high-sheepfold', 'wheatfield-imp'],
      3: ['templar', 'exiled-squire', 'wheatfield-imp', 'pedlar', 'moonherbs', 'fortified-farm'],
      4: ['squire', 'sealed-barrow', 'moonherbs', 'the-lost-herd', 'pedlar', 'flayers'],
    };
    const spent = [1, 2, 3, 4].map(chapter => {
      const table = scene(1, { scaledChapterCost: true })
        .hero(0, { gold: 10, chapter: chapter as Chapter })
        .hand(0, ...(asks[chapter] ?? []))
        .opens()
        .plays('feat:chapter');
      table.until('turn.choice');
      expect(table.hero().chapter).toBe(chapter === 4 ? 'finale' : chapter + 1);
      return 10 - table.hero().gold;
    });
    expect(spent).toEqual([2, 4, 6, 8]);
    const short = scene(1, { scaledChapterCost: true }).hero(0, { gold: 1 }).hand(0, 'poachers', 'mail-coat').opens();
    expect(short.refusal('turn.choice', 'feat')).toBe('KIL-7.4');
  });
});

describe('heroes', () => {
  rule('KIL-18.5', 'with random heroes nobody chooses Race or Class', () => {
    const match = start(3, { mode: 'competitive', heroes: 'random' });
    expect(prompt(match)).toBe('draft.saga');
    draft(match);
    const { heroes } = match.state;
    expect(new Set(heroes.map(own => own.race)).size).toBe(3);
    expect(new Set(heroes.map(own => own.class)).size).toBe(3);
  });
});

rule('KIL-18.6', 'a game saved at any question holds all: decks, dice to come and the question itself', () => {
  const match = draft(start(2, { mode: 'competitive' }));
  const chance = new Chance(newChance('saved'));
  for (let n = 0; n < 40; n++) {
    const kept = JSON.parse(JSON.stringify(save(match))) as ReturnType<typeof save>;
    const { match: loaded, resumed } = load(kilforth, kept);
    expect(resumed).toBe('as-saved');
    const decision = match.decisions[0];
    if (!decision) throw new Error('nobody is asked');
    const picks = randomPicks(decision, chance);
    for (const one of [match, loaded as Game]) one.pick(...picks);
    expect(loaded.snapshot()).toEqual(match.snapshot());
  }
});
