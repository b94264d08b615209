// EUT-1.4: what rules and cards of scenarios do, how they are won and lost, and what Heroes take along in the Recall.

import { Match } from '@veillee/kernel';
import { rule } from '@veillee/kernel/test/rule';
import { maybeRemove } from '@veillee/pieces/piles';
import { expect } from 'vitest';
import { maxHealth } from '../../rules/board.ts';
import { euthia } from '../../rules/game.ts';
import { powersAt } from '../../rules/land.ts';
import { chapters } from '../../rules/scenario/campaign.ts';
import { spacesLike } from '../../rules/scenario/spaces.ts';
import type { Hero, State } from '../../rules/state.ts';
import { play, ROUND_END, trophies } from '../scenarios.ts';
import { at, CHAPEL, lays } from '../scene.ts';

const offensive = (card: string, set: (state: State, hero: Hero) => void = () => {}) =>
  play('wings-of-farruga', {
    position: ROUND_END,
    set(state, hero) {
      state.round = 5;
      const { farruga } = state.scenario.foes;
      if (farruga) Object.assign(farruga, { at: at(0, 0), magicDefence: 3, damage: 3 });
      const { offensive } = state.scenario.decks;
      if (offensive && maybeRemove(offensive.stack, card)) offensive.stack.push(card);
      set(state, hero);
    },
  }).state;

rule('EUT-1.4', 'alone, a victory is bronze, silver or gold by the Reputation after final scoring', () => {
  const ranked = (reputation: number) =>
    play('the-hunt', {
      heroes: ['ael'],
      position: ROUND_END,
      set(state, hero) {
        state.round = 9;
        hero.reputation = reputation;
      },
    }).state.result;
  expect(ranked(5)).toMatchObject({ won: [] });
  expect(ranked(60)).toMatchObject({ won: [0], rank: 'bronze' });
  expect(ranked(66)).toMatchObject({ won: [0], rank: 'silver' });
  expect(ranked(72)).toMatchObject({ won: [0], rank: 'gold' });
});

rule('EUT-1.4', 'Villagers are delivered for 2 Reputation each; whoever brought most gains 4 at the end', () => {
  const table = play('villagers-rescue', {
    mode: 'competitive',
    set(state) {
      state.scenario.own[0] = { villagers: 2 };
    },
  });
  table.does('scenario:delivery:plain');
  expect(table.hero().reputation).toBe(4);
  expect(table.state.scenario.own[0]).toMatchObject({ villagers: 0, delivered: 2 });
  expect(table.lines('log.villagers.delivered').map(line => line.with?.n)).toEqual([2]);
  const end = play('villagers-rescue', {
    mode: 'competitive',
    position: { at: 'scoring' },
    set(state) {
      state.scenario.own = [{ delivered: 3 }, { delivered: 3 }];
    },
  });
  expect(end.state.heroes.map(({ reputation }) => reputation)).toEqual([2, 2]);
});

rule('EUT-1.4', 'Villagers wait where they were left; from round 8 on they are lost where nobody stands', () => {
  const left = (round: number) =>
    play('villagers-rescue', {
      position: { at: 'round' },
      set(state) {
        state.round = round - 1;
        state.scenario.markers[at(0, 0)] = ['villager', 'villager'];
      },
    }).state.scenario.markers[at(0, 0)];
  expect(left(7)).toHaveLength(2);
  expect(left(8)).toHaveLength(0);
});

rule('EUT-1.4', 'the Golem appears at the end of round 4, farthest from the Chapel, and its story is told', () => {
  const table = play('devastation-incarnate', {
    position: ROUND_END,
    set(state) {
      state.round = 4;
      lays(state, [['ch1-fixed-1', 1, 1]]);
    },
  });
  expect(table.state.scenario.foes.golem?.at).not.toBeUndefined();
  expect(table.log).toContain('log.told');
});

rule('EUT-1.4', 'Farruga’s Offensives: fire, pillage, dread, new scales (R90)', () => {
  expect(offensive('offensive-firestorm').heroes[0]?.health).toBeLessThan(
    offensive('offensive-new-scales').heroes[0]?.health ?? 0,
  );
  const pillage = offensive('offensive-pillage');
  const tower = 'centre:2,-1';
  expect(pillage.scenario.markers[tower]).toEqual(['destruction-a']);
  expect([at(2, -1), at(3, -1), at(2, 0)]).toContain(pillage.scenario.foes.farruga?.at);
  expect(offensive('offensive-dread').heroes[0]?.gaar).toBe((pillage.heroes[0]?.gaar ?? 0) - 2);
  expect(offensive('offensive-new-scales').scenario.foes.farruga).toMatchObject({ magicDefence: 4, damage: 1 });
});

rule('EUT-1.4', 'a Hero in a Trading Post saves it, and suffers for it', () => {
  const state = offensive('offensive-pillage', (_, hero) => {
    hero.at = 'centre:2,-1';
  });
  expect(state.scenario.markers['centre:2,-1']).toBeUndefined();
  expect(state.heroes[0]?.health).toBe((offensive('offensive-pillage').heroes[0]?.health ?? 0) - 4);
});

rule('EUT-1.4', 'Mirrezil’s Waking points turn his cards; they hurt nobody before his Lair is found', () => {
  const state = play('mirrezils-hoard', {
    position: ROUND_END,
    set(one) {
      one.round = 6;
      one.scenario.counters = { wake: 8 };
    },
  }).state;
  expect(state.scenario.counters.wake).toBe(9);
  expect(state.scenario.foes.mirrezil).toMatchObject({ stage: 3 });
  for (const hero of state.heroes) expect(hero.health).toBe(maxHealth(hero));
});

rule('EUT-1.4', 'Hecatomb: three Emblems on each Village; a pit near one costs an Emblem; both fallen is lost', () => {
  const table = play('hecatomb');
  const villages = [at(2, -1), at(-2, 1)];
  for (const village of villages) expect(table.state.scenario.markers[village]).toHaveLength(3);
  const end = (emblems: 1 | 3) =>
    play('hecatomb', {
      position: ROUND_END,
      set(state) {
        state.round = 3;
        for (const village of villages)
          state.scenario.markers[village] = Array.from({ length: emblems }, () => 'emblem' as const);
        state.scenario.pits[at(1, 0)] = 1;
        state.scenario.pits[at(-1, 1)] = 2;
      },
    }).state;
  expect(end(3).scenario.markers[at(2, -1)]).toHaveLength(2);
  expect(end(1).scenario.verdict).toBe('lost');
  expect(end(1).scenario.markers[at(2, -1)]).toEqual(['destruction-a']);
});

rule(
  'EUT-1.4',
  'a Character is met once by each Hero and gives a Clue; without one nobody knows the Accomplice',
  () => {
    const table = play('the-saboteur', {
      set(state, hero) {
        hero.gold = 5;
        const { accomplice } = state.scenario.foes;
        if (accomplice) accomplice.at = CHAPEL;
      },
    });
    expect(table.whyNot('foe:accomplice')).toEqual(['why.clues', 'EUT-1.4']);
    table.does('scenario:characters:brother-anselm/0');
    expect(table.state.scenario.counters.clue).toBe(1);
    expect(table.hero().gold).toBe(3);
    expect(table.can()).toContain('foe:accomplice');
    expect(table.whyNot('scenario:characters:brother-anselm/0')?.[0]).toBe('why.used');
  },
);

rule('EUT-1.4', 'a destroyed place is lost until it is repaired, which gives a Clue', () => {
  const table = play('the-saboteur', {
    set(state, hero) {
      hero.at = at(1, 1);
      hero.gold = 2;
      state.tokens[at(1, 1)] = [{ kind: 'trade', seat: 0 }];
      state.scenario.markers[at(1, 1)] = ['destruction-a'];
    },
  });
  expect(table.can()).not.toContain('trade');
  table.does('scenario:repair:plain');
  expect(table.hero()).toMatchObject({ gold: 0, reputation: 1 });
  expect(table.can()).toContain('trade');
});

rule('EUT-1.4', 'an Elemental is Recalled with its Essence or a Catalyst: it has no Power any more', () => {
  const place = at(1, 2);
  const table = play('recall-1', {
    set(state, hero) {
      lays(state, [['ch1-encounter-2', 1, 1]]);
      hero.at = place;
      hero.stones.push({ essence: 'air' });
      state.tokens[place] = [{ kind: 'interaction', seat: 0 }];
    },
  });
  expect(powersAt(table.state, place)).toContain('air');
  expect(table.can()).toEqual(expect.arrayContaining(['scenario:recall:air/essence', 'scenario:recall:air/catalyst']));
  table.does('scenario:recall:air/essence');
  expect(powersAt(table.state, place)).not.toContain('air');
  expect(table.hero()).toMatchObject({ reputation: 2, stones: [] });
  expect(table.log).toContain('log.told');
});

rule('EUT-1.4', 'a Rift takes a seal of each element; the fourth seals it', () => {
  const table = play('recall-3', {
    heroes: ['ael'],
    set(state, hero) {
      lays(state, [['ch4-scenario-3', 1, 1]]);
      const [rift] = spacesLike(state, { kinds: ['faer-rift'] });
      if (rift === undefined) throw new Error('there is no Rift');
      hero.at = rift;
      hero.stones = [{ essence: 'fire' }];
      hero.reputation = 0;
      state.tokens[rift] = [{ kind: 'hero', seat: 0 }];
      state.scenario.markers[rift] = ['recall', 'recall', 'recall'];
      state.scenario.seals[rift] = ['air', 'water', 'earth'];
    },
  });
  table.does('scenario:seal:fire/essence');
  expect(table.state.scenario.counters.sealed).toBe(1);
  expect(table.hero().reputation).toBe(7);
  expect(table.state.scenario.verdict).toBeUndefined();
});

rule('EUT-1.4', 'the Recall goes on: what Heroes keep, what they give back, and with how much Reputation', () => {
  const { state } = play('recall-1', {
    mode: 'competitive',
    position: { at: 'scoring' },
    set(one, hero) {
      hero.gold = 30;
      hero.reputation = 41;
      hero.stones.push({ gem: 'ruby' });
      trophies(one, hero, 1);
      const [copy] = one.posts.merchants.stack.splice(-1);
      if (copy) hero.bags.push({ kind: 'tile', tile: { tile: copy, engaged: false, gems: [], essences: [] } });
    },
  });
  const left = chapters.legacy(state);
  const setting = { seats: 2, options: { scenario: 'recall-1', mode: 'competitive' } };
  expect(left && chapters.following(left, setting)).toMatchObject([{ id: 'recall-2' }]);
  const next = Match.start(euthia, {
    seed: 'recall',
    seats: 2,
    options: { scenario: 'recall-2', mode: 'competitive' },
    legacy: JSON.parse(JSON.stringify(left)),
  });
  const [hero] = next.state.heroes;
  expect(hero).toMatchObject({ id: 'ael', gold: 20, stones: [{ gem: 'ruby' }] });
  expect(hero?.reputation).toBeGreaterThanOrEqual(14 + 4);
  expect(hero?.bags.filter(({ kind }) => kind === 'trophy')).toEqual([]);
  expect(next.state.scenario.follows).toBe(true);
  expect(euthia.invariants(next.state)).toEqual([]);
  expect(() => chapters.read({ episode: 'recall-1', heroes: [{ id: 'nobody' }] })).toThrow('a Hero');
});

rule('EUT-1.4', 'what later players begin with is theirs when they Reveal and trade before the first round', () => {
  for (const scenario of ['mirrezils-hoard', 'recall-2', 'recall-3'] as const) {
    const match = Match.start(euthia, { seed: 'late', seats: 2, options: { scenario, mode: 'competitive' } });
    while (match.state.phase === 'setup') {
      const [asked] = match.decisions;
      match.answer({
        seat: asked?.seat ?? 0,
        decision: asked?.id ?? 0,
        picks: [`hero:${['ael', 'dral'][asked?.seat ?? 0]}`],
      });
    }
    const later = match.state.heroes.find(({ seat }) => seat !== match.state.first);
    expect(match.state.round).toBe(0); // the first player trades, or chooses what to keep for it
    expect(later).toMatchObject({ gold: 3, reputation: 2 });
  }
});
