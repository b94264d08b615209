// DES-110: linked quests.

import { rule } from '@veillee/kernel/test/rule';
import { Scene } from '@veillee/kernel/trial/scene';
import { expect } from 'vitest';
import { BASE } from '../../content/boxes.ts';
import { levelOf } from '../../content/economy.ts';
import type { QuestId } from '../../content/quests/vocabulary.ts';
import { questsWith } from '../../content/quests.ts';
import { calls } from '../../rules/calls.ts';
import { chapters } from '../../rules/chapters.ts';
import { descent } from '../../rules/game.ts';
import { type Legacy, read } from '../../rules/quest/campaign.ts';
import { rewardVictories } from '../../rules/setup/linked.ts';
import { type Hero, type State, sheetOf, type Veteran } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { first, quest, slays } from '../guide.ts';
import { answer, begins, until } from '../preparing.ts';
import { begun, tableOf } from '../scene.ts';

const QUESTS: readonly QuestId[] = questsWith(BASE).map(({ id }) => id);

const SKILLS = {
  steelhorns: ['able-warrior', 'weapon-mastery', 'cautious'],
  'mad-carthos': ['blessing', 'telekinesis', 'precision'],
};

const veteran = (sheet: keyof typeof SKILLS, won: number): Veteran => ({ sheet, won, skills: SKILLS[sheet] });

/** The next quest of heroes who have won so often. */
function sequel(won: number, other = won): Scene<State, View> {
  const legacy: Legacy = {
    quest: 'heart-of-darkness',
    won: ['heart-of-darkness'],
    heroes: [veteran('steelhorns', won), veteran('mad-carthos', other)],
  };
  const options = Object.fromEntries(descent.options.map(({ id, initial }) => [id, initial]));
  const start = { seats: 2, options: { ...options, quest: 'durnog-brothers', heroes: '2' }, seed: 'linked', legacy };
  return Scene.set(descent, start);
}

const askedOf = (table: Scene<State, View>, seat = 0): string => table.seat(seat).asked() ?? '';

/** Buys nothing, takes the first place, until the quest has begun. */
function beginsQuest(table: Scene<State, View>): State {
  for (let prompt = askedOf(table); prompt.startsWith('setup.'); prompt = askedOf(table))
    if (prompt === 'setup.shop') table.seat(0).passes(prompt);
    else table.seat(0).chooses(prompt, table.seat(0).offered(prompt)[0] ?? '');
  return table.match.state;
}

rule(
  ['DES-110.1', 'DES-110.2', 'DES-110.3'],
  'the same heroes begin again as they first did, with their first skills',
  () => {
    const { state } = sequel(1).match;
    expect(state.heroes.map(({ id }) => id)).toEqual(['hero:steelhorns', 'hero:mad-carthos']);
    expect(state.heroes.map(({ skills }) => skills)).toEqual(Object.values(SKILLS));
    expect(state.heroes.map(({ equipped, training }) => [equipped, training])).toEqual([
      [[], {}],
      [[], {}],
    ]);
    expect(Object.values(state.decks.skills).flat()).not.toContain('blessing');
  },
);

rule('DES-110.1', 'a quest that is not over leaves nothing; another victory is added to those before', () => {
  const running = quest('heart-of-darkness', {});
  expect(chapters.legacy(running.state)).toBeUndefined();
  expect(chapters.story(running.state)).toEqual({ text: 'quest.heart-of-darkness.text' });
  const over = quest('heart-of-darkness', {
    areas: [0, 1, 3],
    set: state => {
      Object.assign(state, { before: ['durnog-brothers'], origins: SKILLS });
      Object.assign(state, { veterans: [veteran('mad-carthos', 4), veteran('steelhorns', 2)] });
    },
    next: slays(first, 'ourgash'),
  });
  expect(chapters.legacy(over.state)).toEqual({
    quest: 'heart-of-darkness',
    won: ['durnog-brothers', 'heart-of-darkness'],
    heroes: [veteran('steelhorns', 3), veteran('mad-carthos', 5)],
  });
  expect(chapters.story(over.state)).not.toEqual({ text: 'quest.heart-of-darkness.text' });
});

rule('DES-110.1', 'what comes from outside is looked through before it is let in', () => {
  const steelhorns = veteran('steelhorns', 1);
  const good: Legacy = { quest: 'durnog-brothers', won: [], heroes: [steelhorns] };
  const other = (sheet: string, skills: readonly string[] = []): Veteran => ({ sheet, won: 0, skills: [...skills] });
  const four = ['mad-carthos', 'ispher', 'lyssa'].map(sheet => other(sheet));
  expect(read(good)).toEqual(good);
  expect(read({ ...good, heroes: [steelhorns, ...four] }).heroes).toHaveLength(4);
  const wrong: readonly (readonly [string, unknown])[] = [
    ['a quest', undefined],
    ['the quests that were won', { ...good, won: ['durnog-brothers', 'nowhere'] }],
    ['the quests that were won', { ...good, won: 'durnog-brothers' }],
    ['the quests that were won', { ...good, won: undefined }],
    ['at most four heroes', { ...good, heroes: [steelhorns, ...four, other('grey-ker')] }],
    ['at most four heroes', { ...good, heroes: { length: 1 } }],
    ['a hero', { ...good, heroes: [steelhorns, { ...steelhorns, sheet: 'nobody' }] }],
    ['a hero', { ...good, heroes: [undefined] }],
    ['the victories of', { ...good, heroes: [{ ...steelhorns, won: -1 }] }],
    ['the victories of', { ...good, heroes: [{ ...steelhorns, won: 1.5 }] }],
    ['the victories of', { ...good, heroes: [{ ...steelhorns, won: undefined }] }],
    ['the skills of', { ...good, heroes: [{ ...steelhorns, skills: ['cautious', 'no-skill'] }] }],
    ['the skills of', { ...good, heroes: [{ ...steelhorns, skills: [7] }] }],
    ['the skills of', { ...good, heroes: [{ ...steelhorns, skills: 'cautious' }] }],
    ['a hero twice', { ...good, heroes: [other('steelhorns'), other('steelhorns')] }],
    ['a skill twice', { ...good, heroes: [other('steelhorns', ['cautious']), other('lyssa', ['cautious'])] }],
  ];
  for (const [why, value] of wrong) expect(() => read(value), why).toThrow(why);
});

rule('DES-110.3', 'the skills with which a hero begins are remembered, exchanged or not', () => {
  const match = until(begins(), 'setup.skill');
  const [old = ''] = match.state.heroes[0]?.skills ?? [];
  answer(match, `skill:${old}`);
  until(match, 'setup.shop');
  for (const hero of match.state.heroes) expect(match.state.origins[sheetOf(hero)]).toEqual(hero.skills);
  expect(match.state.origins[sheetOf(match.state.heroes[0] as Hero)]).not.toContain(old);
});

rule('DES-110.4', 'victories bring coins, a token of training, and in the end a rest', () => {
  expect([0, 1, 2, 3, 4, 6, 7, 9, 10].map(won => levelOf(won).level)).toEqual([1, 2, 3, 3, 4, 4, 5, 5, 6]);
  const coins = (won: number) => sequel(won).match.state.heroes.map(hero => hero.coins);
  expect([coins(1), coins(3), coins(6)]).toEqual([
    [400, 400],
    [550, 550],
    [800, 800],
  ]);
  const accomplished = sequel(7, 1);
  expect([askedOf(accomplished), accomplished.seat(0).offered('setup.training')]).toEqual([
    'setup.training',
    ['buy-training:melee', 'buy-training:ranged', 'buy-training:magic'],
  ]);
  accomplished.seat(0).chooses('setup.training', 'buy-training:magic');
  expect(accomplished.match.state.heroes[0]?.training).toEqual({ magic: 1 });
  const retired = sequel(10, 1);
  expect(askedOf(retired)).toBe('setup.hero');
  expect(retired.seat(0).offered('setup.hero')).not.toContain('hero:steelhorns');
});

rule('DES-110.4', 'no token of training that is gone, and none beyond five dice', () => {
  const offered = (set: (state: State) => void): string[] => {
    const state = begun({ quest: 'durnog-brothers' });
    Object.assign(state, { veterans: [veteran('steelhorns', 7)] });
    set(state);
    const t = tableOf(state);
    const { value } = rewardVictories(t, state.heroes[0] as Hero).next([]);
    return value && 'options' in value ? value.options.map(({ key }: { key: string }) => key) : [];
  };
  const all = ['buy-training:melee', 'buy-training:ranged', 'buy-training:magic'];
  expect(offered(() => {})).toEqual(all);
  expect(offered(({ supply }) => void Object.assign(supply, { ranged: 0 }))).toEqual([all[0], all[2]]);
  expect(offered(({ supply }) => void Object.assign(supply, { ranged: 1 }))).toEqual(all);
  // Steelhorns has 3 dice of melee.
  expect(offered(({ heroes: [hero] }) => void Object.assign(hero?.training ?? {}, { melee: 1 }))).toEqual(all);
  expect(offered(({ heroes: [hero] }) => void Object.assign(hero?.training ?? {}, { melee: 2 }))).toEqual(all.slice(1));
  expect(offered(({ supply }) => void Object.assign(supply, { melee: 0, ranged: 0, magic: 0 }))).toEqual([]);
});

rule('DES-110.5', 'before a linked quest training and treasure are on sale', () => {
  const table = sequel(4);
  const { refused, offered } = {
    refused: table.seat(0).refused('setup.shop'),
    offered: table.seat(0).offered('setup.shop'),
  };
  expect(offered).toEqual(expect.arrayContaining(['buy-treasure:copper', 'buy-treasure:gold', 'buy-training:melee']));
  table.seat(0).chooses('setup.shop', 'buy-training:melee');
  expect(table.match.state.heroes[0]).toMatchObject({ coins: 300, training: { melee: 1 } });
  expect(refused.some(({ key }) => key.startsWith('buy-treasure'))).toBe(false);
  expect(
    table
      .seat(0)
      .refused('setup.shop')
      .find(({ key }) => key === 'buy-treasure:silver')?.rule,
  ).toBe('DES-110.5');
  const buyer = sequel(4);
  buyer.match.state.decks.treasures.copper.push('bane#1');
  buyer.seat(0).chooses('setup.shop', 'buy-treasure:copper');
  expect(buyer.match.state.heroes[0]).toMatchObject({ coins: 800 - 250, equipped: ['bane#1'] });
  expect(quest('durnog-brothers', { position: { at: 'shopping', hero: 0 } }).can()).not.toContain(
    'buy-treasure:copper',
  );
});

rule(
  ['DES-110.6', 'DES-110.8', 'DRF-13.5'],
  'the overlord has cards and threat by the average level, rounded down',
  () => {
    const share = (won: number, other: number) => {
      const { overlord } = beginsQuest(sequel(won, other));
      return [overlord.hand.length, overlord.threat, overlord.powers.length];
    };
    expect(share(1, 0)).toEqual([3, 0, 0]);
    expect(share(1, 1)).toEqual([4, 2, 0]);
    expect(share(4, 2)).toEqual([5, 4, 0]);
    expect(share(4, 4)).toEqual([6, 6, 0]);
    const five = beginsQuest(sequel(7, 7));
    expect([five.overlord.hand.length, five.overlord.threat, five.overlord.powers]).toEqual([
      7,
      8,
      [expect.stringMatching(/^hordes-of-the-things/)],
    ]);
    // The start is as the guide has it for two heroes (R96).
    expect(five.monsters).toHaveLength(1);
  },
);

rule('DES-110.7', 'heroes who lose make room for others; who wins goes on to any quest that is left', () => {
  const won = quest('heart-of-darkness', {
    areas: [0, 1, 3],
    set: state => {
      state.origins = { steelhorns: [...SKILLS.steelhorns], 'mad-carthos': [...SKILLS['mad-carthos']] };
    },
    next: slays(first, 'ourgash'),
  });
  const left = chapters.legacy(won.state) as Legacy;
  expect(left).toEqual({
    quest: 'heart-of-darkness',
    won: ['heart-of-darkness'],
    heroes: [veteran('steelhorns', 1), veteran('mad-carthos', 1)],
  });
  const next = (legacy: Legacy) => chapters.following(legacy, { seats: 2, options: {} }).map(({ id }) => id);
  expect(next(left)).toEqual(QUESTS.slice(1));
  const lost = quest('heart-of-darkness', {
    *next(t) {
      yield* calls(t).conquest(t, -9, 'death');
    },
  });
  const nobody = chapters.legacy(lost.state) as Legacy;
  expect(nobody).toEqual({ quest: 'heart-of-darkness', won: [], heroes: [] });
  expect(next(nobody)).toEqual(QUESTS);
  expect(next({ ...left, won: [...QUESTS] })).toHaveLength(QUESTS.length);
  expect(read(JSON.parse(JSON.stringify(left)))).toEqual(left);
  for (const wrong of [{}, { ...left, quest: 'nowhere' }, { ...left, heroes: [left.heroes[0], left.heroes[0]] }])
    expect(() => read(wrong)).toThrow();
});

rule('DES-110.7', 'what is left is offered from the next quest on, and round again', () => {
  const next = (quest: QuestId, won: Legacy['won']) =>
    chapters.following({ quest, won, heroes: [] }, { seats: 2, options: {} }).map(({ id }) => id);
  const [one, two, three, ...rest] = QUESTS as readonly [QuestId, QuestId, QuestId, ...QuestId[]];
  expect(next(two, [two])).toEqual([three, ...rest, one]);
  expect(next(two, [])).toEqual([two, three, ...rest, one]);
  expect(next(two, [one, two])).toEqual([three, ...rest]);
  expect(next(two, [...QUESTS])).toEqual([three, ...rest, one, two]);
});
