// KIL-7: Feats: Chapters and Finale.

import type { Options } from '@veillee/kernel';
import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import { ancientById, chapterKeywords, talentsOf } from '../content/cards.ts';
import { canMatch, matchings, missing } from '../rules/saga/keywords.ts';
import { type Game, keys, prompt, start } from './drafts.ts';
import { scene } from './scene.ts';

/** A Warrior with Take the Stronghold: Chapter 1 asks enemy + item, Chapter 2 weapon + place (+ mountains). */
const warrior = (gold: number, ...hand: string[]) =>
  scene()
    .hero(0, { gold })
    .hand(0, ...hand);

/** Assassinate the Lord: the Finale is at Watcher's Peak, Stealth 7 or Combat 8. */
const finale = (seats = 1, options = {}) =>
  scene(seats, options)
    .at(0, 'watchers-peak')
    .hero(0, { saga: 'assassinate-the-lord', chapter: 'finale', fateToday: true, class: 'rogue', race: 'elf', ap: 4 });

describe('a Chapter', () => {
  rule(
    ['KIL-7.2', 'KIL-7.3', 'KIL-7.4', 'KIL-7.5', 'KIL-7.6'],
    '5 Gold and a Rumour for each keyword, in any region',
    () => {
      const table = warrior(6, 'poachers', 'mail-coat').at(0, 'black-cave').opens().plays('feat:chapter');
      table.until('turn.choice');
      expect(table.hero()).toMatchObject({ gold: 1, hand: [], chapter: 2, ap: 3 });
      expect(table.discardOf('poachers')).toEqual(['poachers']);
      expect(table.discardOf('mail-coat')).toEqual(['mail-coat']);
    },
  );

  rule('KIL-7.4', 'without 5 Gold it cannot be completed', () => {
    expect(warrior(4, 'poachers', 'mail-coat').opens().refusal('turn.choice', 'feat')).toBe('KIL-7.4');
  });

  rule(['KIL-7.5', 'KIL-7.9'], 'the type of a card counts as a keyword; what is missing is named', () => {
    const table = warrior(5, 'poachers', 'ash-bolt').opens();
    expect(table.refusal('turn.choice', 'feat')).toBe('KIL-7.5');
    const refused = table
      .seat(0)
      .refused('turn.choice')
      .find(one => one.key === 'feat');
    expect(refused?.why.with?.keywords).toEqual([{ text: 'keyword.item' }]);
  });

  rule(['KIL-7.7', 'KIL-7.8'], 'EX-31: each keyword needs a card of its own; an Asset stays, Rumours go', () => {
    const stage = (...hand: string[]) =>
      scene()
        .hero(0, { gold: 5, chapter: 2, saga: 'take-the-stronghold' })
        .assets(0, 'pewter-dagger')
        .hand(0, ...hand)
        .opens();
    // Chapter 2 of a game for two asks weapon, place, enemy and mountains.
    expect(stage('fortified-farm').refusal('turn.choice', 'feat')).toBe('KIL-7.5');
    expect(stage('high-sheepfold').refusal('turn.choice', 'feat')).toBe('KIL-7.5');
    const table = stage('high-sheepfold', 'fortified-farm', 'wheatfield-imp').plays('feat:chapter');
    table.chooses('feat.sacrifice');
    table.until('turn.choice');
    expect(table.hero()).toMatchObject({ gold: 0, assets: ['pewter-dagger'], hand: [], chapter: 3 });
  });

  rule('KIL-7.8', 'EX-31: Weapon and Item from one Weapon alone is not possible; with a Potion in hand it is', () => {
    const alone = { assets: ['pewter-dagger'], hand: [] };
    expect(canMatch(alone, ['weapon', 'item'])).toBe(false);
    expect(missing(alone, ['weapon', 'item'])).toBe(1);
    const both = { assets: ['pewter-dagger'], hand: ['cloudy-vial'] };
    expect(canMatch(both, ['weapon', 'item'])).toBe(true);
    expect(canMatch(both, ['item', 'weapon'])).toBe(true);
    expect(matchings(both, ['weapon', 'item'])).toEqual([['pewter-dagger', 'cloudy-vial']]);
  });

  rule(
    ['KIL-7.7', 'KIL-15.11'],
    'EX-32: a Weapon worth 5 sacrificed after paying 5 of 5 leaves 5 Gold; 4 Gold are not enough',
    () => {
      const stage = (gold: number) =>
        scene().hero(0, { gold }).assets(0, 'sword-of-the-pass').hand(0, 'poachers').opens();
      const table = stage(5).plays('feat:chapter').chooses('feat.sacrifice', 'sword-of-the-pass').until('turn.choice');
      expect(table.hero()).toMatchObject({ gold: 5, assets: [], chapter: 2 });
      expect(table.discardOf('sword-of-the-pass')).toContain('sword-of-the-pass');
      expect(stage(4).refusal('turn.choice', 'feat')).toBe('KIL-7.4');
    },
  );

  rule('KIL-7.10', 'EX-33: the marked keyword counts with one or two heroes, not with three', () => {
    expect(chapterKeywords('take-the-stronghold', 2, 1)).toEqual(['weapon', 'place', 'enemy', 'mountains']);
    expect(chapterKeywords('take-the-stronghold', 2, 2)).toEqual(['weapon', 'place', 'enemy', 'mountains']);
    expect(chapterKeywords('take-the-stronghold', 2, 3)).toEqual(['weapon', 'place', 'enemy']);
    const stage = (seats: number) =>
      scene(seats)
        .hero(0, { gold: 5, chapter: 2 })
        .hand(0, 'pewter-dagger', 'fortified-farm', 'wheatfield-imp')
        .opens();
    expect(stage(2).canPlay('feat:chapter')).toBe(false);
    expect(stage(3).canPlay('feat:chapter')).toBe(true);
  });

  rule('KIL-7.25', 'an exhausted Asset answers its keyword like a ready one', () => {
    const table = scene()
      .hero(0, { gold: 5, exhausted: ['gambeson'] })
      .assets(0, 'gambeson')
      .hand(0, 'poachers')
      .opens();
    table.plays('feat:chapter').chooses('feat.sacrifice', 'gambeson').until('turn.choice');
    expect(table.hero()).toMatchObject({ gold: 2, chapter: 2, exhausted: [] });
  });

  rule(['KIL-7.5', 'KIL-7.8'], 'the cheapest cards are proposed; others can be chosen keyword by keyword', () => {
    const stage = () => warrior(5, 'poachers', 'thicket-ogre', 'mail-coat').assets(0, 'copper-ring').opens();
    const proposed = stage().plays('feat:chapter');
    expect(proposed.match.decisions[0]?.options[0]?.on).toEqual(['poachers', 'copper-ring']);
    const chosen = stage().plays('feat:chapter').chooses('feat.cards', 'other');
    expect(chosen.offered('feat.keyword')).toEqual(['poachers', 'thicket-ogre']);
    chosen.chooses('feat.keyword', 'thicket-ogre').chooses('feat.keyword', 'mail-coat').until('turn.choice');
    expect(chosen.hero()).toMatchObject({ hand: ['poachers'], assets: ['copper-ring'], chapter: 2 });
  });

  rule(
    ['KIL-7.11', 'KIL-7.12', 'KIL-7.13', 'KIL-7.1'],
    'EX-34: 3/4 HP become 4/5, a level I Talent, Chapter 2; no second Feat that Day',
    () => {
      const table = warrior(15, 'poachers', 'mail-coat').hero(0, { hp: 3 }).opens().plays('feat:chapter');
      expect(table.offered('feat.talent')).toEqual(['martial-1a', 'martial-1b']);
      table.chooses('feat.talent', 'martial-1b');
      expect(table.hero()).toMatchObject({ hp: 4, maxHp: 5, ap: 3, chapter: 2, talents: ['martial-1b'] });
      expect(table.state.talents).not.toContain('martial-1b');
      expect(table.refusal('turn.choice', 'feat')).toBe('KIL-7.1');
      const again = warrior(15, 'poachers', 'mail-coat').hero(0, { featToday: true }).opens(); // all is there but the Day
      expect([again.choices('feat'), again.refusal('turn.choice', 'feat')]).toEqual([[], 'KIL-7.1']);
    },
  );

  rule('KIL-7.12', 'each later Chapter offers its own level alone', () => {
    const stage = scene(3)
      .hero(0, { gold: 5, chapter: 2, talents: [] })
      .hand(0, 'pewter-dagger', 'sealed-barrow', 'wheatfield-imp')
      .opens();
    expect(stage.plays('feat:chapter').offered('feat.talent')).toEqual(['martial-2a', 'martial-2b']);
  });

  rule('KIL-7.12', 'EX-4: a Sorcerer who completes Chapter 1 is offered Arcane Talents of level I, or none', () => {
    const table = warrior(5, 'poachers', 'mail-coat').hero(0, { class: 'sorcerer' }).opens().plays('feat:chapter');
    const wanted = talentsOf.arcane.filter(talent => talent.level === 1).map(talent => talent.id);
    expect(table.offered('feat.talent')).toEqual(wanted);
    table.passes('feat.talent');
    expect(table.hero()).toMatchObject({ talents: [], chapter: 2 });
  });

  rule('KIL-7.12', 'heroes of one archetype share its Talents, unless each has his own set', () => {
    const stage = (talentSetPerHero: boolean) =>
      scene(2, { talentSetPerHero })
        .hero(1, { class: 'ranger', talents: ['martial-1a', 'martial-1b'] })
        .hero(0, { gold: 5 })
        .hand(0, 'poachers', 'mail-coat')
        .opens()
        .plays('feat:chapter');
    expect(stage(false).asked()).not.toBe('feat.talent');
    expect(stage(true).offered('feat.talent')).toEqual(['martial-1a', 'martial-1b']);
  });
});

describe('a Chapter', () => {
  rule('KIL-7.5', 'what is proposed keeps Assets and spends the Rumours that are worth least', () => {
    const set = scene(3).hero(0, { gold: 5 }).assets(0, 'gambeson');
    const table = set.hand(0, 'mail-coat', 'pallid-ghoul', 'wheatfield-imp').opens().plays('feat:chapter');
    const proposed = table.match.decisions[0]?.options.find(({ key }) => key === 'proposed');
    expect(proposed?.on).toEqual(['wheatfield-imp', 'gambeson']);
  });
});

describe('heroes', () => {
  rule('KIL-7.12', 'rivals: no third hero of an archetype, unless each has his own Talents', () => {
    const classes = { 'draft.class': ['rogue', 'scout'] };
    const third = (options: Options): Game => {
      const match = start(3, { mode: 'competitive', ...options });
      let seats = 0;
      while (prompt(match) !== 'draft.class' || match.decisions[0]?.seat !== 2) {
        const now = prompt(match) ?? '';
        match.pick(now === 'draft.class' ? (classes['draft.class'][seats++] ?? '') : (keys(match)[0] ?? ''));
      }
      return match;
    };
    expect(keys(third({}))).not.toContain('assassin');
    expect(
      third({})
        .decisions[0]?.refused?.()
        .find(one => one.key === 'assassin')?.why.text,
    ).toBe('refuse.archetype');
    expect(keys(third({ talentSetPerHero: true }))).toContain('assassin');
  });
});

describe('the Finale', () => {
  rule(['KIL-7.14', 'KIL-7.15'], 'only in its region, and for no Gold', () => {
    const away = finale().at(0, 'black-cave').opens();
    expect(away.refusal('turn.choice', 'feat')).toBe('KIL-7.14');
    const table = finale().hero(0, { gold: 0 }).opens();
    expect(table.choices('feat:')).toEqual(['feat:combat', 'feat:stealth']);
    table.dice(1, 1, 1, 1, 1).plays('feat:stealth');
    expect(table.hero()).toMatchObject({ gold: 0, ap: 3 });
  });

  rule(
    ['KIL-7.17', 'KIL-7.18', 'KIL-7.23', 'KIL-7.1'],
    'EX-35: 3 and then 4 successes of the same Day reach Stealth 7',
    () => {
      const table = finale().hero(0, { fate: 0 }).dice(6, 5, 5, 1, 1).opens().plays('feat:stealth');
      expect(table.hero().successes).toEqual([{ target: 'finale', attribute: 'stealth', n: 3 }]);
      expect(table.choices('feat:')).toEqual(['feat:stealth']);
      table.dice(6, 6, 6, 5, 2).plays('feat:stealth');
      expect(table.asked()).toBe('finale.totem');
      table.chooses('finale.totem', 'asset').until('turn.choice');
      expect(table.hero()).toMatchObject({ chapter: 'done', featToday: true, successes: [] });
    },
  );

  rule(['KIL-7.17', 'KIL-7.19'], 'EX-35: camping in between starts from nothing', () => {
    const table = finale().dice(6, 5, 5, 1, 1).night('blessing-of-the-grove').opens().plays('feat:stealth');
    table.plays('camp').until('turn.choice');
    expect(table.hero().successes).toEqual([]);
    expect(table.choices('feat:')).toEqual(['feat:combat', 'feat:stealth']);
    table.dice(6, 6, 6, 5, 2).plays('feat:stealth').until('turn.choice');
    expect(table.hero().successes[0]?.n).toBe(4);
  });

  rule('KIL-7.19', 'leaving the region loses them too', () => {
    const table = finale().dice(6, 5, 5, 1, 1).encounters('forgotten-mine', 'mute-monastery').opens();
    table.plays('feat:stealth').plays('move:forgotten-mine');
    expect(table.hero().successes).toEqual([]);
  });

  rule(['KIL-7.16', 'KIL-17.9'], 'in cooperative play all heroes must be there; the others need not in a race', () => {
    expect(finale(2).opens().refusal('turn.choice', 'feat')).toBe('KIL-7.16');
    expect(finale(2).at(1, 'watchers-peak').opens().canPlay('feat:stealth')).toBe(true);
    expect(finale(2).hero(1, { eliminated: true }).opens().canPlay('feat:stealth')).toBe(true);
    expect(finale(2, { mode: 'competitive' }).opens().canPlay('feat:stealth')).toBe(true);
  });

  rule('KIL-7.24', 'an Obstacle or an Encounter there forbids nothing', () => {
    const table = finale().obstacles('watchers-peak', 1).encounters('watchers-peak', 'mute-monastery').opens();
    expect(table.canPlay('feat:stealth')).toBe(true);
  });

  rule(['KIL-7.20', 'KIL-2.6'], 'the Totem becomes an Asset, or its Gold is taken', () => {
    const won = () =>
      finale()
        .dice(6, 6, 6, 6, 6)
        .hero(0, { successes: [{ target: 'finale', attribute: 'stealth', n: 2 }] })
        .opens()
        .plays('feat:stealth');
    const kept = won().chooses('finale.totem', 'asset').until('turn.choice');
    expect(kept.hero()).toMatchObject({ assets: ['totem-assassinate-the-lord'], gold: 1 });
    const sold = won().chooses('finale.totem', 'gold').until('turn.choice');
    expect(sold.hero()).toMatchObject({ assets: [], gold: 9 });
    expect(sold.state.removed).toContain('totem-assassinate-the-lord');
  });

  rule(
    ['KIL-7.21', 'KIL-7.22'],
    'EX-36: the first Saga brings the Ancients onto the map, a second changes nothing',
    () => {
      const stored = { successes: [{ target: 'finale' as const, attribute: 'stealth' as const, n: 2 }] };
      const first = finale(2)
        .at(1, 'watchers-peak')
        .ancients('thuldram', 'vorgrahl')
        .hero(0, stored)
        .dice(6, 6, 6, 6, 6)
        .opens();
      expect(first.state.ancients.map(ancient => ancient.region)).toEqual([undefined, undefined]);
      first.plays('feat:stealth').chooses('finale.totem', 'gold').until('turn.choice');
      expect(first.state.awake).toBe(true);
      const regions = ['thuldram', 'vorgrahl'].map(id => ancientById(id).region);
      expect(first.state.ancients.map(ancient => ancient.region)).toEqual(regions);
      const second = finale(2)
        .at(1, 'watchers-peak')
        .hero(0, stored)
        .hero(1, { chapter: 'done' })
        .risen('vorgrahl', 'golden-fields', { hp: 3 })
        .dice(6, 6, 6, 6, 6)
        .opens()
        .plays('feat:stealth')
        .chooses('finale.totem', 'gold')
        .until('turn.choice');
      expect(second.log).not.toContain('log.ancient');
      expect(second.state.ancients[0]).toMatchObject({ region: 'golden-fields', hp: 3 });
    },
  );

  rule(
    ['KIL-7.21', 'KIL-15.12'],
    'an Ability card that acts on arrival does: the Mother of Pits brings an Enemy',
    () => {
      const table = finale()
        .ancients('mother-of-pits')
        .deck('badlands', 'poisoned-well', 'pallid-ghoul')
        .hero(0, { successes: [{ target: 'finale', attribute: 'stealth', n: 2 }] })
        .dice(6, 6, 6, 6, 6)
        .opens()
        .plays('feat:stealth')
        .chooses('finale.totem', 'gold')
        .until('turn.choice');
      expect(table.encountersIn(ancientById('mother-of-pits').region)).toEqual(['pallid-ghoul']);
      expect(table.discardOf('poisoned-well')).toEqual(['poisoned-well']);
    },
  );
});

describe('a Finale', () => {
  rule('KIL-7.23', 'a try without a success leaves the attribute open', () => {
    const set = scene().hero(0, { chapter: 'finale', fate: 0 }).at(0, 'field-of-banners');
    const table = set.misses(5).opens().plays('feat:combat');
    expect(table.choices('feat:')).toEqual(['feat:combat', 'feat:influence']);
    expect(table.hero().successes).toEqual([]);
  });
});
