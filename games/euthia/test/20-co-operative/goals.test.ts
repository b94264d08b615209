// EUT-20.14: how each scenario is won and lost, at the very condition: met, and one short of it.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import type { Marker, ScenarioId } from '../../content/scenarios/vocabulary.ts';
import { scenarios } from '../../content/scenarios.ts';
import type { HeroId } from '../../content/vocabulary.ts';
import type { Opponent } from '../../rules/combat/state.ts';
import { chapters } from '../../rules/scenario/campaign.ts';
import { tellEnding, verdictOf } from '../../rules/scenario/goals.ts';
import { spacesLike } from '../../rules/scenario/spaces.ts';
import { scoreOf, totalOf } from '../../rules/scoring.ts';
import { type Hero, heroOf, type State } from '../../rules/state.ts';
import { golem, told } from '../blows.ts';
import { fighting } from '../fights.ts';
import { BLOW, duel, play, ROUND_END, trophies } from '../scenarios.ts';
import { at, CHAPEL, lays, type Play } from '../scene.ts';

const ALONE = ['ael'] as const;

const THREE = ['ael', 'dral', 'keleia'] as const;

const FOUR = [...THREE, 'maeldur'] as const;

interface End {
  readonly heroes?: readonly HeroId[];
  readonly set?: (state: State, hero: Hero) => void;
  /** How many rounds before the last. */
  readonly early?: number;
}

/** At the end of the last round. */
const ended = (id: ScenarioId, { heroes, set, early = 0 }: End = {}): State =>
  play(id, {
    ...(heroes && { heroes }),
    position: ROUND_END,
    set(state, hero) {
      state.round = state.rounds - early;
      set?.(state, hero);
    },
  }).state;

const ruled = ({ state }: Play) => [state.scenario.verdict, state.result?.won];

const WON_BY_TWO = ['won', [0, 1]];

const UNDECIDED = [undefined, undefined];

/** So many tokens of a kind, each on a space of its own. */
const strewn = (state: State, marker: Exclude<Marker, 'pit'>, n: number): void => {
  for (let q = 0; q < n; q++) state.scenario.markers[at(q, 40)] = [marker];
};

/** At the end, with exactly this Reputation of each Hero after final scoring. */
const renowned = (id: ScenarioId, totals: readonly number[], set: (state: State) => void = () => {}): State =>
  ended(id, {
    heroes: (['ael', 'dral', 'keleia', 'maeldur'] as const).slice(0, totals.length),
    set(state) {
      set(state);
      for (const [seat, total] of totals.entries()) {
        const hero = heroOf(state, seat);
        hero.reputation += total - totalOf(scoreOf(state, hero));
      }
    },
  });

const alone = (id: ScenarioId, total: number, set?: (state: State) => void): State => renowned(id, [total], set);

const recalls = (before: number, heroes: readonly HeroId[], isBeaten = true) =>
  ruled(
    play('recall-2', {
      heroes,
      set(state, hero) {
        lays(state, [['ch1-other-6', 1, 1]]);
        hero.at = at(1, 1);
        hero.stones = [{ essence: 'earth' }];
        state.tokens[hero.at] = [{ kind: 'interaction', seat: 0 }];
        strewn(state, 'recall', before);
        Object.assign(state.scenario.foes['magma-demon'] ?? {}, { beaten: isBeaten });
      },
    }).does('scenario:recall:earth/essence'),
  );

describe('what is told', () => {
  rule('EUT-20.14', 'how the story ends, by the rule of those who play it', () => {
    const ended = (mode: 'competitive' | 'cooperative', won: number[]) => {
      const { state } = play('villagers-rescue', { mode });
      state.result = { won } as never;
      return told(state, tellEnding).map(({ text, rule: by }) => [text, by]);
    };
    expect(ended('cooperative', [0, 1])).toEqual([['log.ending', 'EUT-20.14']]);
    expect(ended('cooperative', [])).toEqual([['log.ending', 'EUT-20.14']]);
    expect(ended('competitive', [0])[0]?.[0]).toBe('log.ending');
    expect(ended('competitive', [0])[0]?.[1]).not.toBe('EUT-20.14');
    expect(ended('competitive', [])).toEqual([]);
  });
});

rule('EUT-20.14', 'what wins is looked at before what loses', () => {
  const { state } = play('the-saboteur');
  for (const id of ['accomplice', 'saboteur'] as const) {
    const foe = state.scenario.foes[id];
    if (foe) foe.beaten = true;
  }
  for (let q = 0; q < 6; q++) state.scenario.markers[at(q, 40)] = ['destruction-b'];
  expect(verdictOf(state)).toBe('won');
  expect(verdictOf(state, { isLastRoundOver: true })).toBe('won');
  const foe = state.scenario.foes.accomplice;
  if (foe) foe.beaten = false;
  expect(verdictOf(state)).toBe('lost');
});

rule('EUT-20.14', 'the last turn of the last round still wins', () => {
  const table = play('villagers-rescue', {
    set(state) {
      state.round = 11;
      state.turn.seat = 0;
      state.first = 1;
      state.scenario.counters.delivered = 3;
      state.scenario.own[0] = { villagers: 2 };
      for (const hero of state.heroes) hero.reputation = 60;
    },
  }).does('scenario:delivery:plain');
  expect([table.state.scenario.verdict, table.state.phase]).toEqual(['won', 'over']);
});

rule('EUT-20.14', 'together a lost episode leaves nothing to go on with; a won one does', () => {
  const ended = (isWon: boolean) =>
    play('recall-1', {
      position: { at: 'scoring' },
      set(state) {
        state.round = 9;
        for (let q = 0; q < (isWon ? 6 : 5); q++) state.scenario.markers[`hex:${q},40`] = ['recall'];
        state.scenario.counters.monsters = 12;
      },
    }).state;
  expect([chapters.legacy(ended(true))?.episode, chapters.legacy(ended(false))]).toEqual(['recall-1', undefined]);
});

rule(
  'EUT-20.14',
  'the last round over without the goal is lost, in each scenario, together and alone; not a round earlier',
  () => {
    for (const { id } of scenarios) {
      if (id === 'hecatomb') continue; // whose Villages stand
      for (const heroes of [['ael', 'dral'], ALONE] as const) {
        const over = ended(id, { heroes });
        expect([id, over.scenario.verdict, over.result?.won]).toEqual([id, 'lost', []]);
        expect([id, ended(id, { heroes, early: 1 }).scenario.verdict]).toEqual([id, undefined]);
      }
    }
  },
);

rule('EUT-20.14', 'Farruga lives at the end of round 15: lost alone and by two; three and four have 14 rounds', () => {
  const lastOf = (heroes: readonly HeroId[]) =>
    [13, 14, 15].find(
      round =>
        play('wings-of-farruga', {
          heroes,
          position: ROUND_END,
          set: state => Object.assign(state, { round }),
        }).state.scenario.verdict === 'lost',
    );
  expect([ALONE, ['ael', 'dral'] as const, THREE, FOUR].map(lastOf)).toEqual([15, 15, 14, 14]);
});

rule('EUT-20.14', 'The Hunt: the ledger reaches 11 for two and 15 for three (R83)', () => {
  const handed = (ledger: number, heroes: readonly HeroId[]) => {
    const table = play('the-hunt', {
      heroes,
      set(state, hero) {
        trophies(state, hero, 1);
        state.scenario.counters.ledger = ledger;
      },
    });
    return ruled(table.does('scenario:ledger:plain'));
  };
  expect(handed(5, ['ael', 'dral'])).toEqual(UNDECIDED);
  expect(handed(6, ['ael', 'dral'])).toEqual(WON_BY_TWO);
  expect(handed(9, THREE)).toEqual(UNDECIDED);
  expect(handed(10, THREE)).toEqual(['won', [0, 1, 2]]);
});

rule('EUT-20.14', 'The Hunt alone: 56 Reputation after final scoring, when the last round is over', () => {
  expect(alone('the-hunt', 55).scenario.verdict).toBe('lost');
  expect(alone('the-hunt', 56)).toMatchObject({ scenario: { verdict: 'won' }, result: { won: [0], rank: 'bronze' } });
  expect(alone('the-hunt', 64).result?.rank).toBe('bronze');
  expect(alone('the-hunt', 65).result?.rank).toBe('silver');
  expect(alone('the-hunt', 71).result?.rank).toBe('silver');
  expect(alone('the-hunt', 72).result?.rank).toBe('gold');
});

rule(
  'EUT-20.14',
  'To the Villagers’ Rescue: three delivered by one, four by two, five by three, whoever they are (R83)',
  () => {
    const delivered = (before: number, heroes: readonly HeroId[]) =>
      ruled(
        play('villagers-rescue', {
          heroes,
          set(state) {
            state.scenario.counters.delivered = before;
            state.scenario.own[0] = { villagers: 1 };
            for (const hero of state.heroes) hero.reputation = 0;
          },
        }).does('scenario:delivery:plain'),
      );
    expect([delivered(1, ALONE), delivered(2, ALONE)]).toEqual([UNDECIDED, ['won', [0]]]);
    expect([delivered(2, ['ael', 'dral']), delivered(3, ['ael', 'dral'])]).toEqual([UNDECIDED, WON_BY_TWO]);
    expect([delivered(3, THREE), delivered(4, THREE)]).toEqual([UNDECIDED, ['won', [0, 1, 2]]]);
    expect([delivered(4, FOUR), delivered(5, FOUR)]).toEqual([UNDECIDED, ['won', [0, 1, 2, 3]]]);
  },
);

rule('EUT-20.14', 'Devastation Incarnate: the Golem destroyed in a fight', () => {
  const fight = (damage: number, heroes: readonly HeroId[]) =>
    ruled(duel('devastation-incarnate', 'golem', { damage }, { heroes, step: 'damage', combat: BLOW }));
  expect(fight(19, ['ael', 'dral'])).toEqual(WON_BY_TWO);
  expect(fight(18, ['ael', 'dral'])).toEqual(UNDECIDED);
  expect(fight(10, ALONE)).toEqual(['won', [0]]);
  expect(fight(9, ALONE)).toEqual(UNDECIDED);
});

rule('EUT-20.14', 'The Wings of Farruga: her fourth card beaten; four Trading Posts burnt', () => {
  const fight = (stage: number, damage: number) =>
    duel('wings-of-farruga', 'farruga', { stage, damage, magicDefence: 0 }, { step: 'damage', combat: BLOW });
  expect(ruled(fight(3, 11))).toEqual(WON_BY_TWO);
  const third = fight(2, 30);
  expect([ruled(third), third.state.scenario.foes.farruga?.stage]).toEqual([UNDECIDED, 3]);
  const burnt = (n: number, heroes: readonly HeroId[]) =>
    play('wings-of-farruga', { heroes, set: state => strewn(state, 'destruction-a', n) }).state.scenario.verdict;
  expect([burnt(3, ['ael', 'dral']), burnt(4, ['ael', 'dral'])]).toEqual([undefined, 'lost']);
  expect([burnt(3, ALONE), burnt(4, ALONE)]).toEqual([undefined, 'lost']);
});

rule('EUT-20.14', 'Mirrezil’s Hoard: the dragon beaten, whatever Legends were completed', () => {
  const fight = (damage: number, heroes: readonly HeroId[]) =>
    ruled(duel('mirrezils-hoard', 'mirrezil', { damage, magicDefence: 0 }, { heroes, step: 'damage', combat: BLOW }));
  expect(fight(20, ['ael', 'dral'])).toEqual(WON_BY_TWO);
  expect(fight(19, ['ael', 'dral'])).toEqual(UNDECIDED);
  expect(fight(31, THREE)).toEqual(['won', [0, 1, 2]]);
  const legend = play('mirrezils-hoard', { set: state => Object.assign(state.scenario.counters, { legend: 2 }) });
  expect(legend.state.scenario.verdict).toBeUndefined();
});

rule('EUT-20.14', 'Hecatomb: at the end Emblems, and not too many pits; without Emblems lost at once', () => {
  const pits = (n: number, heroes: readonly HeroId[]) =>
    ended('hecatomb', {
      heroes,
      set(state) {
        state.scenario.pits = {};
        for (let q = 0; q < n; q++) state.scenario.pits[at(20 + q, 20)] = 1;
      },
    }).scenario.verdict;
  expect([pits(3, ['ael', 'dral']), pits(4, ['ael', 'dral'])]).toEqual(['won', 'lost']);
  expect([pits(1, ALONE), pits(2, ALONE)]).toEqual(['won', 'lost']);
  expect([pits(3, THREE), pits(4, THREE)]).toEqual(['won', 'lost']);
  const standing = (n: number, heroes: readonly HeroId[]) =>
    ended('hecatomb', {
      heroes,
      set(state) {
        state.scenario.pits = {};
        const [one, other] = spacesLike(state, { kinds: ['village'] });
        if (!one || !other) throw new Error('there are no Villages');
        state.scenario.markers[one] = [];
        state.scenario.markers[other] = Array.from({ length: n }, () => 'emblem' as const);
      },
    }).scenario.verdict;
  expect([standing(2, ['ael', 'dral']), standing(1, ['ael', 'dral']), standing(1, ALONE)]).toEqual([
    'won',
    'lost',
    'won',
  ]);
  const emblems = (n: 0 | 1) =>
    play('hecatomb', {
      set(state) {
        const [one, other] = spacesLike(state, { kinds: ['village'] });
        if (!one || !other) throw new Error('there are no Villages');
        state.scenario.markers[one] = n === 1 ? ['emblem'] : [];
        state.scenario.markers[other] = [];
      },
    }).state.scenario.verdict;
  expect([emblems(1), emblems(0)]).toEqual([undefined, 'lost']);
});

rule('EUT-20.14', 'The Saboteur: both of them caught; six places destroyed for two, five alone', () => {
  const caught = (accomplice: boolean) =>
    ruled(
      duel(
        'the-saboteur',
        'saboteur',
        {},
        {
          step: 'damage',
          combat: { ...BLOW, damage: 7 },
          set: state => Object.assign(state.scenario.foes.accomplice ?? {}, { beaten: accomplice }),
        },
      ),
    );
  expect(caught(true)).toEqual(WON_BY_TWO);
  expect(caught(false)).toEqual(UNDECIDED);
  const destroyed = (n: number, heroes: readonly HeroId[]) =>
    play('the-saboteur', {
      heroes,
      set(state) {
        strewn(state, 'destruction-b', n - 1);
        state.scenario.markers[at(-1, 40)] = ['destruction-a'];
      },
    }).state.scenario.verdict;
  expect([destroyed(5, ['ael', 'dral']), destroyed(6, ['ael', 'dral'])]).toEqual([undefined, 'lost']);
  expect([destroyed(6, THREE), destroyed(7, THREE)]).toEqual([undefined, 'lost']);
  expect([destroyed(4, ALONE), destroyed(5, ALONE)]).toEqual([undefined, 'lost']);
});

rule(
  'EUT-20.14',
  'The Recall I: Elementals and Monsters by players, whatever Reputation; Elites are no Monsters of the map',
  () => {
    /** Somebody is beaten when so many were before, and so many Elementals are Recalled. */
    const beaten = (monsters: number, recalled: number, heroes: readonly HeroId[], opponent?: Opponent) =>
      fighting({
        heroes,
        step: 'victory',
        ...(opponent && { opponent }),
        options: { scenario: 'recall-1', mode: 'cooperative' },
        set(state) {
          strewn(state, 'recall', recalled);
          state.scenario.counters.monsters = monsters;
          for (const hero of state.heroes) hero.reputation = 0;
        },
      }).state.scenario;
    for (const [elementals, monsters, heroes] of [
      [5, 6, ALONE],
      [6, 12, ['ael', 'dral']],
      [8, 17, THREE],
      [9, 21, FOUR],
    ] as const) {
      expect([heroes.length, beaten(monsters - 1, elementals, heroes).verdict]).toEqual([heroes.length, 'won']);
      expect([heroes.length, beaten(monsters - 2, elementals, heroes).verdict]).toEqual([heroes.length, undefined]);
      expect([heroes.length, beaten(monsters + 4, elementals - 1, heroes).verdict]).toEqual([heroes.length, undefined]);
    }
    expect(beaten(2, 0, ALONE).counters.monsters).toBe(3);
    expect(beaten(2, 0, ALONE, { kind: 'elite', card: 'tower-breaker' }).counters.monsters).toBe(2);
  },
);

rule('EUT-20.14', 'The Recall II: two Elementals for two, one alone, and the Magma Demon', () => {
  expect(recalls(0, ['ael', 'dral'])).toEqual(UNDECIDED);
  expect(recalls(1, ['ael', 'dral'])).toEqual(WON_BY_TWO);
  expect(recalls(1, ['ael', 'dral'], false)).toEqual(UNDECIDED);
  expect([recalls(0, ALONE, false), recalls(0, ALONE)]).toEqual([UNDECIDED, ['won', [0]]]);
  const demon = (markers: number) =>
    ruled(
      duel(
        'recall-2',
        'magma-demon',
        { damage: 14 },
        {
          step: 'damage',
          combat: BLOW,
          set: state => strewn(state, 'recall', markers),
        },
      ),
    );
  expect([demon(1), demon(2)]).toEqual([UNDECIDED, WON_BY_TWO]);
});

rule('EUT-20.14', 'The Recall III: five seals alone, both Rifts together; for two one of them, and seven seals', () => {
  type Seals = readonly ('air' | 'water' | 'earth')[];
  /** The fire seal is laid; so many lie on the other Rift. */
  const sealed = (others: number, seals: Seals, heroes: readonly HeroId[]) =>
    ruled(
      play('recall-3', {
        heroes,
        set(state, hero) {
          lays(state, [['ch4-scenario-3', 1, 1]]);
          hero.at = at(1, 1);
          hero.stones = [{ essence: 'fire' }];
          state.tokens[at(1, 1)] = [{ kind: 'hero', seat: 0 }];
          state.scenario.markers[at(1, 1)] = seals.map(() => 'recall');
          state.scenario.seals[at(1, 1)] = [...seals];
          state.scenario.markers[at(5, 40)] = Array.from({ length: others }, () => 'recall' as const);
          state.scenario.counters.sealed = others === 4 ? 1 : 0;
        },
      }).does('scenario:seal:fire/essence'),
    );
  const three = ['air', 'water', 'earth'] as const;
  const two = ['air', 'water'] as const;
  expect(sealed(3, three, ['ael', 'dral'])).toEqual(WON_BY_TWO);
  expect(sealed(4, two, ['ael', 'dral'])).toEqual(WON_BY_TWO);
  expect(sealed(2, three, ['ael', 'dral'])).toEqual(UNDECIDED);
  expect(sealed(3, two, ['ael', 'dral'])).toEqual(UNDECIDED);
  expect(sealed(4, three, THREE)).toEqual(['won', [0, 1, 2]]);
  expect(sealed(3, three, THREE)).toEqual(UNDECIDED);
  expect(sealed(4, two, THREE)).toEqual(UNDECIDED);
  expect([sealed(1, three, ALONE), sealed(2, two, ALONE)]).toEqual([
    ['won', [0]],
    ['won', [0]],
  ]);
  expect([sealed(0, three, ALONE), sealed(2, ['air'], ALONE)]).toEqual([UNDECIDED, UNDECIDED]);
});

rule(
  ['EUT-20.14', 'EUT-1.4'],
  'The Hunt together: Trophies on the ledger; the first of a Level is not on it (R83)',
  () => {
    let cards: string[] = [];
    const table = play('the-hunt', {
      set(state, hero) {
        cards = trophies(state, hero, 2);
        state.scenario.counters.ledger = 10;
      },
    });
    table.does('scenario:ledger:plain');
    table.answers(0, ...cards.map(card => `give:${card}`));
    expect(table.state.scenario.counters.ledger).toBe(20);
    expect(table.hero().reputation).toBe(11);
    expect(table.state.result?.won).toEqual([0, 1]);
    expect(table.log).toContain('log.ending');
  },
);

rule('EUT-20.14', 'the last round over, and the goal not met: everybody has lost', () => {
  const table = play('the-hunt', {
    position: ROUND_END,
    set(state) {
      state.round = 9;
    },
  });
  expect(table.state.scenario.verdict).toBe('lost');
  expect(table.state.result?.won).toEqual([]);
});

rule('EUT-20.14', 'the Golem in the Chapel: lost', () => {
  const { state } = golem(9, at(1, 1));
  expect(state.scenario.foes.golem?.at).toBe(CHAPEL);
  expect(state.scenario.verdict).toBe('lost');
});
