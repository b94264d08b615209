// KIL-1: set-up.

import type { Options } from '@veillee/kernel';
import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import { ancientById, cardById, classIds, plotsOf, raceIds, regionIds, sagaIds, talentsOf } from '../content/cards.ts';
import { classes } from '../content/classes.ts';
import { recommendedPairs } from '../content/presets.ts';
import { races } from '../content/races.ts';
import { ARCHETYPES, ATTRIBUTES, REWARD_TYPES, TERRAINS } from '../content/vocabulary.ts';
import { startingStealth } from '../rules/setup.ts';
import { CITY, hero, type State } from '../rules/state.ts';
import { counted, sum } from './count.ts';
import { draft, keys, prompt, start } from './drafts.ts';

describe('the Realm', () => {
  rule(['KIL-1.1', 'KIL-1.2'], 'Sprawl City lies in the middle of 24 regions laid at random, day side up', () => {
    const [one, other] = ['a', 'b'].map(seed => start(1, { mode: 'solo' }, seed).state.map);
    expect(one).toHaveLength(25);
    expect(one?.[12]).toBe(CITY);
    expect([...(one ?? [])].sort()).toEqual([...regionIds].sort());
    expect(other).not.toEqual(one);
    const { state } = start(1, { mode: 'solo' });
    expect(Object.values(state.places).every(place => !place.gloom && place.encounters.length === 0)).toBe(true);
  });
});

describe('heroes', () => {
  rule(['KIL-1.3', 'KIL-1.4', 'KIL-1.5'], 'each seat chooses Race, Class and Saga, or draws', () => {
    const match = start(2, { mode: 'cooperative' });
    expect(prompt(match)).toBe('draft.race');
    expect(keys(match).sort()).toEqual([...raceIds, 'random'].sort());
    match.pick('elf');
    expect(prompt(match)).toBe('draft.class');
    expect(keys(match).sort()).toEqual([...classIds, 'random'].sort());
    match.pick('random');
    expect(prompt(match)).toBe('draft.saga');
    expect(keys(match).sort()).toEqual([...sagaIds, 'random'].sort());
    match.pick('hunt-the-beast');
    const own = hero(match.state, 0);
    expect(own).toMatchObject({ race: 'elf', saga: 'hunt-the-beast', chapter: 1 });
    const told = [...match.told('everyone')].find(({ text }) => text === 'log.hero'); // who sits there is told to all
    expect(told?.with).toMatchObject({ player: { text: 'player.0' }, race: { text: 'card.elf' } });
    expect(classIds).toContain(own.class);
    expect(match.decisions[0]?.seat).toBe(1);
  });

  rule('KIL-1.3', 'no card is taken twice: what another hero has is refused', () => {
    const match = start(2, { mode: 'cooperative' });
    match.pick('elf');
    match.pick('bard');
    match.pick('hunt-the-beast');
    expect(keys(match)).not.toContain('elf');
    expect(match.decisions[0]?.refused?.()).toMatchObject([{ key: 'elf', why: { text: 'refuse.taken' } }]);
    expect(() => match.pick('elf')).toThrow(/not allowed/);
  });

  rule(['KIL-1.6', 'KIL-18.4'], 'EX-14: a first game offers the four recommended pairs of Class and Saga', () => {
    const match = start(2, { mode: 'cooperative', firstGame: true });
    match.pick('elf');
    const pairs = keys(match).filter(key => key.startsWith('pair:'));
    expect(pairs).toEqual([
      'pair:priest:save-the-villagers',
      'pair:rogue:assassinate-the-lord',
      'pair:warrior:take-the-stronghold',
      'pair:sorcerer:steal-the-artefact',
    ]);
    match.pick('pair:rogue:assassinate-the-lord');
    expect(hero(match.state, 0)).toMatchObject({ class: 'rogue', saga: 'assassinate-the-lord' });
    match.pick('orc');
    expect(keys(match).filter(key => key.startsWith('pair:'))).toHaveLength(3);
  });

  rule(['KIL-1.24', 'KIL-18.4'], 'EX-14: in a first game there are neither Ability cards nor Plots', () => {
    const { state } = draft(start(2, { mode: 'cooperative', firstGame: true }));
    expect(state.ancients.map(ancient => ancient.abilities)).toEqual([[], []]);
    expect(state.plots).toEqual({ draw: [], discard: [] });
  });

  rule('KIL-1.12', 'two cards from a Reward deck of his choice; one is kept, the other goes back', () => {
    const match = start(1, { mode: 'solo' });
    for (const key of ['elf', 'bard', 'hunt-the-beast']) match.pick(key);
    expect([prompt(match), keys(match)]).toEqual(['draft.deck', [...REWARD_TYPES]]);
    match.pick('spell');
    expect(prompt(match)).toBe('draft.keep');
    const [kept = '', back = ''] = keys(match);
    match.pick(kept);
    const { state } = match;
    expect(hero(state, 0).hand).toEqual([kept]);
    expect(state.rewards.spell.draw).toHaveLength(23);
    expect(state.rewards.spell.draw).toContain(back);
    expect(cardById(kept).reward).toBe('spell');
  });

  rule('KIL-1.13', 'hands are secret among rivals, open among friends, unless the table says otherwise', () => {
    const open = (seats: number, options: Options): boolean => {
      const match = draft(start(seats, options));
      return hero(match.view(1) as State, 0).hand[0] === hero(match.state, 0).hand[0];
    };
    expect(open(2, { mode: 'competitive' })).toBe(false);
    expect(open(2, { mode: 'cooperative' })).toBe(true);
    expect(open(2, { mode: 'competitive', hands: 'open' })).toBe(true);
    expect(open(2, { mode: 'cooperative', hands: 'secret' })).toBe(false);
  });

  rule(
    ['KIL-1.14', 'KIL-1.16', 'KIL-1.17', 'KIL-1.18', 'KIL-1.21'],
    'all start in Sprawl City with 4 of 4 HP, 4 Fate and 1 Gold',
    () => {
      const { heroes } = draft(start(3, { mode: 'competitive' })).state;
      for (const own of heroes) expect(own).toMatchObject({ region: CITY, hp: 4, maxHp: 4, fate: 4, gold: 1 });
    },
  );

  rule('KIL-1.20', 'the first AP equal the HP', () => {
    const { heroes } = draft(start(2, { mode: 'cooperative' })).state;
    expect(heroes.map(own => own.ap)).toEqual([4, 4]);
  });

  rule(['KIL-1.7', 'KIL-1.8'], 'the eight Talents of each archetype at the table lie ready, and no others', () => {
    const match = draft(start(2, { mode: 'cooperative' }), { 'draft.class': ['bard', 'rogue'] });
    const wanted = [...talentsOf.arcane, ...talentsOf.shadow].map(talent => talent.id);
    expect([...match.state.talents].sort()).toEqual(wanted.sort());
  });
});

rule(
  'KIL-1.6',
  'the pairs recommended for a first game join each archetype’s plainest Class with a Saga of its own',
  () => {
    expect(recommendedPairs).toEqual([
      { class: 'priest', saga: 'save-the-villagers' },
      { class: 'rogue', saga: 'assassinate-the-lord' },
      { class: 'warrior', saga: 'take-the-stronghold' },
      { class: 'sorcerer', saga: 'steal-the-artefact' },
    ]);
    for (const pair of recommendedPairs)
      expect(cardById(pair.class).archetype, pair.class).toBe(cardById(pair.saga).archetype);
  },
);

rule('KIL-1.7', 'each Class gives two points and belongs to an archetype, which has two Talents at each level', () => {
  expect(counted(classes.map(row => row.archetype))).toEqual({ arcane: 3, pious: 3, martial: 3, shadow: 3 });
  for (const row of classes) expect(sum(ATTRIBUTES.map(attribute => row[attribute])), row.id).toBe(2);
  for (const archetype of ARCHETYPES)
    expect(talentsOf[archetype].map(row => `${row.level}${row.row}`).sort()).toEqual([
      '1a',
      '1b',
      '2a',
      '2b',
      '3a',
      '3b',
      '4a',
      '4b',
    ]);
});

describe('decks and bag', () => {
  const { state } = start(1, { mode: 'solo' });

  rule('KIL-1.9', 'the Night deck has 25 cards, one for each region', () => {
    expect(state.night.draw.map(card => cardById(card).region).sort()).toEqual([...regionIds].sort());
  });

  rule('KIL-1.10', 'four Encounter decks by terrain', () => {
    for (const terrain of TERRAINS) {
      const { draw, discard } = state.encounters[terrain];
      expect(draw).toHaveLength(20);
      expect(discard).toEqual([]);
      expect(draw.every(card => cardById(card).terrain === terrain)).toBe(true);
    }
  });

  rule('KIL-1.11', 'four Reward decks by type', () => {
    for (const type of REWARD_TYPES) {
      expect(state.rewards[type].draw).toHaveLength(24);
      expect(state.rewards[type].draw.every(card => cardById(card).reward === type)).toBe(true);
    }
  });

  rule('KIL-1.15', 'all 40 Loot tokens are in the bag', () => {
    expect(state.bag).toHaveLength(40);
    expect(new Set(state.bag).size).toBe(40);
  });
});

rule('KIL-1.21', 'every Race gives 4 Health; the Human has eleven points of attributes and the others ten', () => {
  expect(races).toHaveLength(10);
  for (const row of races) {
    expect(row.health, row.id).toBe(4);
    expect(sum(ATTRIBUTES.map(attribute => row[attribute])), row.id).toBe(row.id === 'human' ? 11 : 10);
  }
});

describe('Ancients and the First Hero', () => {
  rule(
    ['KIL-1.22', 'KIL-17.3', 'KIL-17.8'],
    'one Ancient alone or among rivals, one for each hero in cooperative play',
    () => {
      expect(draft(start(1, { mode: 'solo' })).state.ancients).toHaveLength(1);
      expect(draft(start(4, { mode: 'competitive' })).state.ancients).toHaveLength(1);
      const { ancients } = draft(start(3, { mode: 'cooperative' })).state;
      expect(new Set(ancients.map(ancient => ancient.id)).size).toBe(3);
      for (const ancient of ancients) {
        expect(ancient.region).toBeUndefined();
        expect(ancient.abilities).toEqual([ancient.id]);
      }
    },
  );

  rule('KIL-1.23', 'the Plots of the Ancients in play are shuffled together', () => {
    const { ancients, plots } = draft(start(2, { mode: 'cooperative' })).state;
    expect([...plots.draw].sort()).toEqual(ancients.flatMap(ancient => plotsOf(ancient.id)).sort());
  });

  rule('KIL-1.22', 'Nightmare gives each Ancient the Ability card of another, Story none and no Plots', () => {
    const hard = draft(start(4, { mode: 'cooperative', difficulty: 'nightmare' })).state;
    const own = hard.ancients.map(ancient => ancient.id);
    for (const { id, abilities } of hard.ancients) {
      expect(abilities[0]).toBe(id);
      expect(own).not.toContain(abilities[1]);
      expect(ancientById(abilities[1] ?? '')).toBeDefined();
    }
    const easy = draft(start(1, { mode: 'solo', difficulty: 'story' })).state;
    expect(easy.ancients[0]?.abilities).toEqual([]);
    expect(easy.plots.draw).toEqual([]);
    expect(easy.house).toMatchObject({ foursCount: true, sureEvasion: true });
  });

  rule('KIL-1.25', 'EX-10: the highest Stealth of Race and Class begins', () => {
    const match = draft(start(3, { mode: 'competitive' }), {
      'draft.race': ['orc', 'elf', 'halfling'],
      'draft.class': ['warrior', 'rogue', 'priest'],
    });
    expect(match.state.heroes.map(startingStealth)).toEqual([2, 5, 4]);
    expect(match.state.first).toBe(1);
    expect(match.state.active).toBe(1);
  });

  rule('KIL-1.25', 'a tie is broken at random', () => {
    const seats = new Set(
      Array.from({ length: 20 }, (_, i) => {
        const match = draft(start(2, { mode: 'competitive' }, `tie ${i}`), {
          'draft.race': ['elf', 'half-elf'],
          'draft.class': ['priest', 'warrior'],
        });
        return match.state.first;
      }),
    );
    expect([...seats].sort()).toEqual([0, 1]);
  });
});
