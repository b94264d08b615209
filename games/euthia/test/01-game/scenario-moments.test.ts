// EUT-1.4: what happens in scenarios as it happens: Villagers, pits, dragons, the Saboteur, the Demon, the Faer, set-up trades.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import type { ScenarioId, When } from '../../content/scenarios/vocabulary.ts';
import type { Level } from '../../content/vocabulary.ts';
import { isOpen, monsterAt } from '../../rules/land.ts';
import { isNow, type Moment } from '../../rules/scenario/moments.ts';
import type { Hero, State } from '../../rules/state.ts';
import { foes } from '../blows.ts';
import { type FightPlan, fighting, rolled } from '../fights.ts';
import { BLOW, duel, HERE, play, ROUND_END } from '../scenarios.ts';
import { at, BESIDE, CHAPEL, gains, lays, marks, type Play } from '../scene.ts';

const owns = (state: State) => state.scenario.own[0];

/** A fight in a scenario, in the turn of the first Hero. */
const fightIn = (scenario: ScenarioId, mode: 'competitive' | 'cooperative', plan: FightPlan) =>
  fighting({ ...plan, options: { scenario, mode } });

/** The end of a round with Mirrezil in his Lair at (1,1), so many Waking points, the first Hero so far away. */
const waking = (wake: number, place: ReturnType<typeof at> | typeof CHAPEL, set: (state: State) => void = () => {}) =>
  play('mirrezils-hoard', {
    position: ROUND_END,
    set(state, hero) {
      state.round = 5; // before he grows restless
      lays(state, [
        ['ch4-scenario-2', 1, 1],
        ['ch5-fixed-2', -1, -1],
      ]);
      const stage = [3, 6, 9].filter(from => wake >= from).length;
      Object.assign(foes(state, 'mirrezil'), { at: at(1, 1), stage });
      state.scenario.counters.wake = wake;
      hero.at = place;
      for (const one of state.heroes) one.health = 6;
      const [, other] = state.heroes;
      if (other) other.at = at(-1, -1);
      set(state);
    },
  }).state;

const health = (state: State) => state.heroes.map(one => one.health);

rule('EUT-1.4', 'a rule of a scenario speaks at its own moment alone: its rounds, its kind of space, its foe', () => {
  const { state } = play('villagers-rescue');
  const hero = state.heroes[0] as Hero;
  const beaten = (what: Extract<Moment, { at: 'defeat' }>['beaten']): Moment => ({
    at: 'defeat',
    hero,
    where: HERE,
    beaten: what,
  });
  const moments: { readonly [name: string]: Moment } = {
    setup: { at: 'setup' },
    start: { at: 'roundStart' },
    end: { at: 'roundEnd' },
    revealed: { at: 'reveal', kinds: ['dragon-lair', 'village'] },
    'demon fought': { at: 'fightEnd', hero, foe: 'magma-demon', dealt: 1 },
    'golem fought': { at: 'fightEnd', hero, foe: 'golem', dealt: 0 },
    'golem beaten': beaten({ foe: 'golem' }),
    'demon beaten': beaten({ foe: 'magma-demon' }),
    'pit closed': beaten({ marker: 'pit', level: 2 }),
    'monster 1': beaten({ monster: 1 }),
    'monster 3': beaten({ monster: 3 }),
    death: { at: 'death', hero, where: HERE },
    legend: { at: 'legend', hero },
  };
  const heard = (when: When): string[] =>
    Object.entries(moments).flatMap(([name, moment]) => (isNow(state, when, moment) ? [name] : []));
  expect(heard({ at: 'setup' })).toEqual(['setup']);
  expect(heard({ at: 'roundStart' })).toEqual(['start']);
  expect(heard({ at: 'roundEnd' })).toEqual(['end']);
  expect(heard({ at: 'reveal', kind: 'village' })).toEqual(['revealed']);
  expect(heard({ at: 'reveal', kind: 'cave' })).toEqual([]);
  expect(heard({ at: 'fightEnd', foe: 'golem' })).toEqual(['golem fought']);
  expect(heard({ at: 'fightEnd', foe: 'mirrezil' })).toEqual([]);
  expect(heard({ at: 'defeat', foe: 'golem' })).toEqual(['golem beaten']);
  expect(heard({ at: 'defeat', foe: 'mirrezil' })).toEqual([]);
  expect(heard({ at: 'defeat', marker: 'pit' })).toEqual(['pit closed']);
  expect(heard({ at: 'defeat', monsters: [2, 3] })).toEqual(['monster 3']);
  expect(heard({ at: 'defeat', monsters: [1] })).toEqual(['monster 1']);
  expect(heard({ at: 'death' })).toEqual(['death']);
  expect(heard({ at: 'legend' })).toEqual(['legend']);
});

rule('EUT-1.4', 'a rule of some Rounds speaks in those, the first and the last included', () => {
  const rounds = (when: Omit<Extract<When, { at: 'roundStart' }>, 'at'>, players = 2): number[] =>
    [1, 2, 3, 4, 5].filter(round => {
      const there = (at: 'roundStart' | 'roundEnd'): boolean => isNow({ round, players }, { at, ...when }, { at });
      expect(there('roundEnd')).toBe(there('roundStart'));
      return there('roundStart');
    });
  expect(rounds({})).toEqual([1, 2, 3, 4, 5]);
  expect(rounds({ round: 3 })).toEqual([3]);
  expect(rounds({ from: 3 })).toEqual([3, 4, 5]);
  expect(rounds({ to: 3 })).toEqual([1, 2, 3]);
  expect(rounds({ from: 2, to: 4 })).toEqual([2, 3, 4]);
  expect(rounds({ from: { 1: 2, 2: 3, 3: 4, 4: 5 } }, 1)).toEqual([2, 3, 4, 5]);
  expect(rounds({ from: { 1: 2, 2: 3, 3: 4, 4: 5 } }, 4)).toEqual([5]);
});

rule('EUT-1.4', 'a Monster of Level 2 or 3 printed on the map frees a Villager, up to two; no other does (R86)', () => {
  const freed = (monster: string, level: Level, before: number, plan: FightPlan = {}) =>
    owns(
      fightIn('villagers-rescue', 'cooperative', {
        monster,
        level,
        step: 'victory',
        ...plan,
        set(state, heroes) {
          state.scenario.own[0] = { villagers: before };
          plan.set?.(state, heroes);
        },
      }).state,
    )?.villagers;
  expect([freed('dragonfly', 1, 0), freed('ogre', 2, 0), freed('wyvern', 3, 1)]).toEqual([0, 1, 2]);
  expect(freed('ogre', 2, 2)).toBe(2);
  expect(freed('ogre', 2, 0, { opponent: { kind: 'elite', card: 'ironback-matron' } })).toBe(0);
});

rule('EUT-1.4', 'whoever dies in combat leaves all Villagers there; who stands there leads as many as they can', () => {
  const dead = fightIn('villagers-rescue', 'cooperative', {
    step: 'wounds',
    health: 3,
    combat: { round: 1, ledger: rolled([], [6, 6]) },
    set: state => {
      state.scenario.own[0] = { villagers: 2 };
    },
  });
  expect([dead.hero().at, owns(dead.state), dead.state.scenario.markers[HERE]]).toEqual([
    CHAPEL,
    { villagers: 0 },
    ['villager', 'villager'],
  ]);
  const told = (table: Play, what: string) => table.lines(`log.villagers.${what}`).map(line => line.with?.n);
  expect(told(dead, 'left')).toEqual([2]);
  const found = (isFree: boolean, led: number) =>
    play('villagers-rescue', {
      set(state, hero) {
        lays(state, [['ch1-fixed-1', 1, 1]]);
        state.territory = [];
        hero.at = HERE;
        if (isFree) marks(state, HERE, 'trade', 1);
        state.scenario.markers[HERE] = ['villager', 'villager'];
        state.scenario.own[0] = { villagers: led };
      },
    });
  expect(found(false, 0).whyNot('scenario:picked-up:plain')).toEqual(['why.guarded', 'EUT-13.1']);
  const one = found(true, 1).does('scenario:picked-up:plain');
  expect([owns(one.state)?.villagers, one.state.scenario.markers[HERE]]).toEqual([2, ['villager']]);
  expect(told(one, 'taken')).toEqual([1]);
  expect(one.can()).not.toContain('scenario:picked-up:plain');
  const none = found(true, 0).does('scenario:picked-up:plain');
  expect([owns(none.state)?.villagers, none.state.scenario.markers[HERE]]).toEqual([2, []]);
  const burnt = found(true, 2);
  gains(burnt.state, burnt.hero(), { op: 'sufferWounds', n: 20 });
  expect([burnt.hero().at, owns(burnt.state)?.villagers]).toEqual([CHAPEL, 2]);
});

rule(
  'EUT-1.4',
  'a pit is closed by a victory: its Reward, its Level in Reputation, no Loot, no token; a death leaves it',
  () => {
    const pit = (level: Level, monster: string, plan: FightPlan) =>
      fightIn('hecatomb', 'competitive', {
        opponent: { kind: 'pit', level },
        level,
        monster,
        ...plan,
        set(state) {
          state.scenario.pits[HERE] = level;
          marks(state, HERE, 'trade', 1);
        },
      });
    const won = pit(2, 'ogre', { step: 'damage', combat: { ...BLOW, damage: 6 } }).passes();
    expect([won.state.scenario.pits[HERE], won.hero().reputation, won.hero().gold]).toEqual([undefined, 3 + 2, 2]);
    expect([owns(won.state)?.['pits-closed'], won.state.tokens[HERE]]).toEqual([1, [{ kind: 'trade', seat: 1 }]]);
    const lost = pit(1, 'dragonfly', { step: 'wounds', health: 1, combat: { round: 1, ledger: rolled([], [6, 6]) } });
    expect([lost.hero().at, lost.state.scenario.pits[HERE]]).toEqual([CHAPEL, 1]);
    expect(owns(lost.state)?.['pits-closed']).toBeUndefined();
  },
);

rule(
  ['EUT-1.4', 'EUT-5.8', 'EUT-5.25'],
  'a pit is a Monster whatever tokens lie there, and closes the centre beside it',
  () => {
    const { state } = play('hecatomb', {
      set(one) {
        lays(one, [['ch2-fixed-1', 1, 1]]);
        for (const space of BESIDE) marks(one, space, 'trade', 0);
      },
    });
    expect([monsterAt(state, HERE), isOpen(state, 'centre:1,1')]).toEqual([undefined, true]);
    state.scenario.pits[HERE] = 3;
    expect([monsterAt(state, HERE), isOpen(state, 'centre:1,1')]).toEqual([3, false]);
  },
);

rule('EUT-1.4', 'whoever closed most pits gains 5 at the end, in a tie 2 each; nobody for none', () => {
  const end = (...closed: readonly number[]) =>
    play('hecatomb', {
      mode: 'competitive',
      position: { at: 'scoring' },
      set(state) {
        state.scenario.own = closed.map(n => ({ 'pits-closed': n }));
      },
    }).state.heroes.map(({ reputation }) => reputation);
  expect([end(2, 1), end(2, 2), end(0, 0)]).toEqual([
    [5, 0],
    [2, 2],
    [0, 0],
  ]);
});

rule('EUT-1.4', 'among rivals both Villages fallen cost each 3, once, and the game goes on', () => {
  const { state } = play('hecatomb', {
    mode: 'competitive',
    set(one) {
      for (const place of [at(2, -1), at(-2, 1)]) one.scenario.markers[place] = [];
      for (const hero of one.heroes) hero.reputation = 5;
    },
  }).does('burn:mining', 'burn:trade');
  expect([state.heroes.map(({ reputation }) => reputation), state.rounds]).toEqual([[2, 2], 10]);
  expect(state.scenario.markers[at(2, -1)]).toEqual(['destruction-a']);
});

rule(
  'EUT-1.4',
  'glory: a Reputation for each 3 Damage to Farruga in a fight, each 4 to Mirrezil, also for the dead',
  () => {
    const glory = (
      scenario: ScenarioId,
      id: 'farruga' | 'mirrezil',
      dealt: number,
      mode: 'competitive' | 'cooperative',
    ) =>
      duel(
        scenario,
        id,
        { magicDefence: 0, stage: 0 },
        {
          mode,
          step: 'stopped',
          combat: { dealt, damage: dealt },
        },
      ).hero().reputation;
    expect([5, 6, 8].map(dealt => glory('wings-of-farruga', 'farruga', dealt, 'competitive'))).toEqual([1, 2, 2]);
    expect([7, 8].map(dealt => glory('mirrezils-hoard', 'mirrezil', dealt, 'competitive'))).toEqual([1, 2]);
    expect(glory('wings-of-farruga', 'farruga', 6, 'cooperative')).toBe(0);
    const dead = duel('wings-of-farruga', 'farruga', {}, { mode: 'competitive', step: 'defeat', combat: { dealt: 6 } });
    expect(dead.hero()).toMatchObject({ at: CHAPEL, reputation: 2 });
  },
);

rule('EUT-1.4', 'ashes: while Farruga lives each loses 1 at the end for every token A, never below 0', () => {
  const end = (beaten: boolean) =>
    play('wings-of-farruga', {
      mode: 'competitive',
      position: { at: 'scoring' },
      set(state) {
        foes(state, 'farruga').beaten = beaten;
        for (const q of [0, 1]) state.scenario.markers[at(q, 40)] = ['destruction-a'];
        state.scenario.markers[at(2, 40)] = ['destruction-b'];
        for (const hero of state.heroes) hero.reputation = hero.seat === 0 ? 9 : 1;
      },
    }).state.heroes.map(({ reputation }) => reputation);
  expect([end(false), end(true)]).toEqual([
    [7, 0],
    [9, 1],
  ]);
});

rule('EUT-1.4', 'Mirrezil is there as soon as his Lair is revealed, and it is told', () => {
  const table = play('mirrezils-hoard', {
    set(state, hero) {
      state.territory = ['ch4-scenario-2'];
      Object.assign(hero, { at: CHAPEL, movement: 1 });
    },
  });
  expect(foes(table.state, 'mirrezil').at).toBeUndefined();
  table.does('walk:hex:1,0', 'place:1,1');
  expect(foes(table.state, 'mirrezil').at).toBe(at(1, 1));
  expect(table.log).toContain('log.told');
});

rule(
  'EUT-1.4',
  'Mirrezil’s cards at the end of a round: 1 Wound within 2, 2 within 3, 2 to all and a post burns',
  () => {
    expect(health(waking(0, at(0, 1)))).toEqual([6, 6]);
    expect([health(waking(3, at(0, 0))), health(waking(3, CHAPEL))]).toEqual([
      [5, 6],
      [5, 6],
    ]);
    expect(health(waking(3, at(-1, -1)))).toEqual([6, 6]);
    expect(health(waking(6, at(0, 0)))).toEqual([4, 6]);
    const fourth = waking(9, at(0, 0));
    expect([health(fourth), fourth.scenario.markers[at(-1, -1)]]).toEqual([[4, 1], undefined]); // its guard suffers 3 more
    const open = waking(9, at(0, 0), state => Object.assign(state.heroes[1] ?? {}, { at: CHAPEL }));
    expect([health(open), open.scenario.markers[at(-1, -1)]]).toEqual([[4, 4], ['destruction-a']]);
  },
);

rule(
  'EUT-1.4',
  'Waking points: one for a fight, one a round from the sixth; the card is the last that is reached',
  () => {
    const fought = duel(
      'mirrezils-hoard',
      'mirrezil',
      {},
      {
        step: 'stopped',
        set: state => Object.assign(state.scenario.counters, { wake: 2 }),
      },
    ).state;
    expect([fought.scenario.counters.wake, foes(fought, 'mirrezil').stage]).toEqual([3, 1]);
    const round = (n: number, wake: number) => {
      const { state } = play('mirrezils-hoard', {
        position: ROUND_END,
        set(one) {
          one.round = n;
          one.scenario.counters.wake = wake;
        },
      });
      return [state.scenario.counters.wake, foes(state, 'mirrezil').stage];
    };
    expect([round(5, 2), round(6, 2), round(6, 4), round(6, 5), round(6, 8)]).toEqual([
      [2, 0],
      [3, 1],
      [5, 1],
      [6, 2],
      [9, 3],
    ]);
  },
);

rule('EUT-1.4', 'the card of a foe turns when the counter reaches its next one; who has fallen turns no more', () => {
  const turned = (beaten: boolean) => {
    const table = play('mirrezils-hoard', {
      position: ROUND_END,
      set(state) {
        state.round = 6; // a Waking point comes with its end
        state.scenario.counters.wake = 5;
        Object.assign(foes(state, 'mirrezil'), { stage: 1, beaten });
      },
    });
    return [
      table.state.scenario.counters.wake,
      foes(table.state, 'mirrezil').stage,
      table.lines('log.foe.card').length,
    ];
  };
  expect([turned(false), turned(true)]).toEqual([
    [6, 2, 1],
    [6, 1, 0],
  ]);
});
