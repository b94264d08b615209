// LEG-21: on which terms a campaign is begun, and that whoever takes it up plays on them.

import { checkSetting, Match, optionApplies, Refusal, SaveProblem } from '@veillee/kernel';
import { rule } from '@veillee/kernel/test/rule';
import { describe, expect, test } from 'vitest';
import { variants } from '../../content/legend/variants.ts';
import { descent } from '../../rules/game.ts';
import { type Legend, legendOf } from '../../rules/legend/record.ts';
import { variantsOf } from '../../rules/legend/terms.ts';
import { boxesOf, heroCount, houseOf, options } from '../../rules/options.ts';
import { soundLegacy } from '../../rules/sound.ts';
import type { State } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { campaign } from './small.ts';

const CAMPAIGN = { play: 'campaign', choosing: 'ready' };
const setting = (chosen: object = {}, seats = 2) =>
  checkSetting(descent, { seats, options: { ...CAMPAIGN, ...chosen } });
const begins = (chosen: object = {}, legacy?: unknown, seats = 2): Match<State, View> =>
  Match.start<State, View>(descent, {
    seed: 'terms',
    seats,
    options: { ...CAMPAIGN, ...chosen },
    ...(legacy !== undefined && { legacy }),
  });
const recordOf = (match: Match<State, View>): Legend => legendOf(match.state);

/** What a chapter that ended in week 3 has left. */
const leaf = (change: (legend: Legend) => void = () => {}) => {
  const legend: Legend = { ...campaign(), week: 3, conquest: { heroes: 20, overlord: 9 }, step: 'party' };
  change(legend);
  return { version: 1, legend };
};

/** A board lies there, half played. */
const playBoard = (legend: Legend): void =>
  void Object.assign(
    legend,
    JSON.parse('{"board":{"terms":{"kind":"encounter","shield":"green"},"then":{"at":"arrived"}}}'),
  );

/** Options that a page would ask with these. */
const asked = (chosen: object = {}): string[] => {
  const filled = { ...Object.fromEntries(options.map(({ id, initial }) => [id, initial])), ...CAMPAIGN, ...chosen };
  return options.filter(spec => optionApplies(spec, filled)).map(({ id }) => id);
};

describe('what is asked', () => {
  rule(['LEG-21.20', 'LEG-3.22', 'LEG-3.23'], 'of a campaign alone: its length, where it begins, its variants', () => {
    for (const id of ['length', 'start', 'preset']) {
      expect(asked()).toContain(id);
      expect(asked({ play: 'quest' })).not.toContain(id);
      expect(asked({ play: 'dungeon' })).not.toContain(id);
    }
    for (const id of ['quest', 'metal', 'heroes', 'pool', 'town-variant', 'well-of-darkness'])
      expect(asked()).not.toContain(id);
    expect(asked()).toContain('tomb-of-ice');
  });
  test('variants one by one only of whoever wants terms of their own, feats only with the ice', () => {
    const own = variants.filter(({ id, length }) => !length && id !== 'feats-off').map(({ id }) => id);
    expect(asked().filter(id => own.includes(id))).toEqual([]);
    expect(asked({ preset: 'own' }).filter(id => own.includes(id))).toEqual(own.filter(id => id !== 'feats-on'));
    expect(asked({ preset: 'own', 'tomb-of-ice': true })).toContain('feats-on');
    expect(asked({ preset: 'own', play: 'quest' }).filter(id => own.includes(id))).toEqual([]);
  });
  rule('LEG-1.1', 'there are always four heroes, whoever plays them, and the boxes that it needs', () => {
    for (const seats of [2, 3, 4, 5]) expect(heroCount(setting({}, seats))).toBe(4);
    expect(boxesOf(setting())).toEqual(['base', 'well-of-darkness', 'altar-of-despair']);
    expect(boxesOf(setting({ 'tomb-of-ice': true }))).toContain('tomb-of-ice');
    expect(() => setting({}, 6)).toThrow(Refusal);
  });
});

describe('variants in force', () => {
  const BALANCED = ['sob-2', 'sob-4', 'sob-5', 'tiny-silver', 'tiny-gold', 'house-dungeon-leader', 'balanced-monsters'];
  test('are those of the preset, whatever switches say that nobody is asked for', () => {
    expect(variantsOf(setting())).toEqual(BALANCED);
    expect(variantsOf(setting({ preset: 'classic' }))).toEqual([]);
    expect(variantsOf(setting({ preset: 'classic', 'soft-defeat': true }))).toEqual([]);
    expect(recordOf(begins()).variants).toEqual(BALANCED);
  });
  test('or one’s own: they begin as on balanced terms', () => {
    expect(variantsOf(setting({ preset: 'own' }))).toEqual(BALANCED);
    expect(variantsOf(setting({ preset: 'own', 'sob-2': false, 'soft-defeat': true }))).toEqual([
      ...BALANCED.slice(1),
      'soft-defeat',
    ]);
    expect(variantsOf(setting({ preset: 'own', 'feats-on': true }))).not.toContain('feats-on');
  });
  rule('LEG-21.20', 'and the length', () => {
    expect(variantsOf(setting({ length: 'short', preset: 'classic' }))).toEqual(['length-short']);
    expect(recordOf(begins({ length: 'half' })).variants).toContain('length-half');
  });
  rule('LEG-21.1', 'a variant of the campaign lets ferrets fetch; the switch of quests does not', () => {
    expect(houseOf(setting({ preset: 'own', 'sob-1': true }))).toContain('fetching-ferrets');
    expect(houseOf(setting({ 'fetching-ferrets': true }))).not.toContain('fetching-ferrets');
    expect(begins({ preset: 'own', 'sob-1': true }).state.house).toContain('fetching-ferrets');
  });
});

describe('refused, with the reason', () => {
  const why = (chosen: object): string | undefined => {
    try {
      setting(chosen);
    } catch (cause) {
      if (cause instanceof Refusal) return (cause.detail as { text: string } | undefined)?.text ?? cause.message;
      throw cause;
    }
    return undefined;
  };
  rule('LEG-21.20', 'a short campaign from silver', () => {
    expect(why({ length: 'short', start: 'silver' })).toBe('setup.refused.start');
    expect(why({ length: 'half', start: 'gold' })).toBe('setup.refused.start');
    expect(why({ start: 'gold' })).toBeUndefined();
  });
  rule('LEG-21.13', 'less to find, and nothing to find', () => {
    const both = { 'house-lieutenant-loot': true, 'no-lieutenant-loot': true };
    expect(why({ preset: 'own', ...both })).toBe('setup.refused.contrary');
    expect(why({ preset: 'balanced', ...both })).toBeUndefined();
    expect(why({ preset: 'own', 'no-lieutenant-loot': true })).toBeUndefined();
  });
  test('terms that there are not', () => {
    expect(why({ preset: 'easy' })).toMatch(/preset must be one of/);
    expect(why({ length: 'endless' })).toMatch(/length must be one of/);
    expect(why({ 'sob-2': 'yes' })).toMatch(/sob-2 must be/);
  });
});

describe('whoever takes it up', () => {
  rule(['LEG-21.20', 'LEG-19.2'], 'plays on its terms, whatever their table was asked', () => {
    const left = leaf(legend => Object.assign(legend, { variants: ['length-short', 'soft-defeat'], house: [] }));
    const match = begins({ preset: 'balanced', 'corner-pinch': true }, left);
    expect(recordOf(match).variants).toEqual(['length-short', 'soft-defeat']);
    expect(match.state.house).toEqual([]);
  });
  rule('LEG-3.27', 'and with its boxes: its things are in no others', () => {
    const left = leaf(legend =>
      Object.assign(legend, { boxes: ['base', 'well-of-darkness', 'altar-of-despair', 'tomb-of-ice'] }),
    );
    const match = begins({}, left);
    expect(match.state.boxes).toContain('tomb-of-ice');
    expect(descent.sound({ position: match.lastCheckpoint.position, state: match.state }, setting())).toBeUndefined();
    const { boxes: _, ...bare } = match.state;
    const forged = { ...bare, boxes: ['base'] };
    expect(descent.sound({ position: match.lastCheckpoint.position, state: forged }, setting())).toMatch(/boxes/);
  });
  test('nobody takes up a campaign as a quest, or a quest as a campaign', () => {
    expect(() => begins({ play: 'quest' }, leaf())).toThrow(SaveProblem);
    expect(() => begins({}, { quest: 'into-the-dark', won: [], heroes: [] })).toThrow(SaveProblem);
  });
});

describe('what cannot have been left', () => {
  const amiss = (change: (legend: Legend) => void): string | undefined => soundLegacy(leaf(change));
  const [first, second] = [0, 1];
  const hero = (legend: Legend, n: number) => {
    const found = legend.heroes[n];
    if (!found) throw new Error('no such hero');
    return found;
  };
  test('while what can is let in', () => {
    expect(amiss(() => {})).toBeUndefined();
    expect(
      amiss(legend => Object.assign(legend, { level: 'silver', conquest: { heroes: 120, overlord: 90 } })),
    ).toBeUndefined();
  });
  rule('LEG-2.4', 'conquest that has fallen', () => {
    expect(amiss(legend => Object.assign(legend, { level: 'silver' }))).toBe('silver with 29 conquest');
    expect(amiss(legend => Object.assign(legend, { conquest: { heroes: 20, overlord: 1 } }))).toBe(
      '1 conquest of the overlord in week 3',
    );
  });
  rule(['LEG-1.9', 'LEG-15.10'], 'a card twice, a skill twice, a quest object twice', () => {
    expect(
      amiss(legend => {
        hero(legend, first).equipped = ['sword#1'];
        hero(legend, second).pack = ['sword#1'];
      }),
    ).toBe('sword#1 in two places');
    expect(
      amiss(legend => {
        hero(legend, first).skills = ['mighty'];
        hero(legend, second).skills = ['mighty'];
      }),
    ).toBe('mighty in two places');
    expect(
      amiss(legend => {
        legend.party.object = 'scroll-1';
        legend.cities = { riverwatch: { vault: 'scroll-1' } };
      }),
    ).toBe('scroll-1 in two places');
  });
  rule(['LEG-15.9', 'LEG-15.8', 'LEG-11.3'], 'a hero of six skills, of six dice, or who grew without a lesson', () => {
    const skills = ['mighty', 'tough', 'relentless', 'acrobat', 'prodigy', 'inner-fire'];
    expect(amiss(legend => void Object.assign(hero(legend, first), { skills }))).toMatch(/knows 6 skills/);
    expect(amiss(legend => void Object.assign(hero(legend, first).dice, { melee: [4, 1, 1] }))).toMatch(
      /has 4,1,1 for melee/,
    );
    expect(amiss(legend => void Object.assign(hero(legend, first), { maxFatigue: 9 }))).toMatch(/fatigue/);
    expect(amiss(legend => void Object.assign(hero(legend, first), { wounds: 99 }))).toMatch(/wounds/);
  });
  test('names of nothing', () => {
    const cases: readonly ((legend: Legend) => void)[] = [
      legend => void Object.assign(legend.party, { at: 'paris' }),
      legend => void Object.assign(hero(legend, first), { sheet: 'nobody' }),
      legend => void Object.assign(hero(legend, first), { skills: ['telekinesis'] }),
      legend => void Object.assign(hero(legend, first), { equipped: ['sword#77'] }),
      legend => void Object.assign(legend, { lieutenants: [{ id: 'sir-nobody', at: 'tamalir' }] }),
      legend => void Object.assign(legend, { upgrades: ['wyrm-inferno'] }),
      legend => void Object.assign(legend, { plotCards: ['en-1'] }),
      legend => void Object.assign(legend, { cities: { paris: { siege: 1 } } }),
      legend => void Object.assign(legend, { rumour: { card: 'no-rumour', at: 'velvet-plains' } }),
      legend => void Object.assign(legend, { variants: ['easy'] }),
    ];
    for (const change of cases) expect(amiss(change)).toMatch(/^no /);
  });
  test('terms that contradict each other, boxes that it cannot be without', () => {
    expect(amiss(legend => Object.assign(legend, { variants: ['length-short', 'length-half'] }))).toBe(
      '2 lengths at once',
    );
    expect(
      amiss(legend => Object.assign(legend, { variants: ['house-lieutenant-loot', 'no-lieutenant-loot'] })),
    ).toMatch(/beside/);
    expect(amiss(legend => Object.assign(legend, { boxes: ['base', 'altar-of-despair'] }))).toBe(
      'a campaign without well-of-darkness',
    );
  });
  rule('LEG-19.1', 'a chapter that has been cut off', () => {
    expect(amiss(legend => Object.assign(legend, { week: 0, conquest: { heroes: 0, overlord: 0 } }))).toBe(
      'no week has been played',
    );
    expect(amiss(playBoard)).toBe('a board in the middle of a chapter');
    expect(amiss(legend => void Object.assign(legend, { heroes: legend.heroes.slice(1) }))).toBe('3 heroes');
    expect(amiss(legend => void Object.assign(legend, { avatar: undefined }))).toBe('no avatar, or no plot');
  });
  rule(['LEG-16.7', 'LEG-21.6'], 'more treachery than can be bought: thrice as much by a variant', () => {
    const points = (event: number) => (legend: Legend) =>
      Object.assign(legend, { treachery: { event, trap: 0, monster: 0 } });
    expect(amiss(points(3))).toBeUndefined();
    expect(amiss(points(4))).toBe('4 points of event');
    expect(
      soundLegacy(
        leaf(legend =>
          Object.assign(legend, { variants: ['tiny-treachery'], treachery: { event: 9, trap: 0, monster: 0 } }),
        ),
      ),
    ).toBeUndefined();
  });
});
