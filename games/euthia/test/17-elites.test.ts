// EUT-17: Elite Monsters.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import { elites } from '../content/monsters.ts';
import { scenarioRow } from '../content/scenarios.ts';
import { trophiesOf } from '../rules/board.ts';
import type { Ledger } from '../rules/dice/ledger.ts';
import { isLair, lairsOf } from '../rules/lairs.ts';
import { revealBounty } from '../rules/setup.ts';
import type { Hero } from '../rules/state.ts';
import { possibleSpaces, territoryPlan } from '../rules/territory.ts';
import { endsTurn, GRIMHORN, grimhorn, told } from './blows.ts';
import { FIELD, type FightPlan, fighting, gives, heroSum, monsterSum, rolled } from './fights.ts';
import { stateOf } from './openings.ts';
import { on } from './places.ts';
import { BLOW } from './scenarios.ts';
import { at, BESIDE, begun, CHAPEL, one, scene, stands } from './scene.ts';

const elite = (card: string, plan: FightPlan = {}) =>
  fighting({
    ...plan,
    opponent: { kind: 'elite', card },
    set: (state, heroes) => {
      state.bounties.current = card;
      plan.set?.(state, heroes);
    },
  });

const eliteOn = (place: string, relation: string) =>
  elites.find(({ lair }) => lair.place === place && lair.relation === relation)?.id ?? '';

rule(
  ['EUT-17.1', 'EUT-17.2', 'EUT-17.3'],
  'Bounties: players + 2 of each Level, the lowest on top, the first face up; R67: no Lair that cannot come',
  () => {
    const none = stateOf(['ael', 'dral']);
    expect(none.bounties).toEqual({ stack: [] });
    const { bounties, boxed } = stateOf(['ael', 'dral'], { scenario: 'villagers-rescue' });
    expect(bounties.stack.length + 1).toBe(8);
    expect(bounties.current).toBeDefined();
    expect(boxed.bounties.length).toBeGreaterThan(0);
    const added = stateOf(['ael', 'dral'], { elites: 'with' });
    expect(added.bounties.current).toBeDefined();
    expect(stateOf(['ael', 'dral'], { scenario: 'villagers-rescue', elites: 'without' }).bounties).toEqual({
      stack: [],
    });
  },
);

rule(
  ['EUT-17.2', 'EUT-17.3'],
  'Bounties: of each Level as many as players and two, lowest on top, none whose Lair cannot come (R67)',
  () => {
    for (const [scenario, heroes] of [
      ['villagers-rescue', ['ael', 'dral']],
      ['wings-of-farruga', ['ael', 'dral', 'keleia']],
    ] as const) {
      const { state } = begun({ heroes, options: { scenario } });
      const row = scenarioRow(scenario);
      const cards = [...state.bounties.stack, state.bounties.current ?? ''];
      const levelOf = (id: string) => elites.find(one => one.id === id)?.level ?? 0;
      const spaces = [...possibleSpaces(row, territoryPlan(row, heroes.length, row.griffin === true))];
      const canCome = (id: string) => {
        const place = elites.find(one => one.id === id)?.lair.place;
        return spaces.some(({ kind, encounter }) => kind === place || encounter === place);
      };
      for (const level of row.elites) {
        const possible = elites.filter(one => one.level === level && canCome(one.id)).length;
        expect(cards.filter(id => levelOf(id) === level)).toHaveLength(Math.min(possible, heroes.length + 2));
      }
      expect(cards.map(levelOf)).toEqual(cards.map(levelOf).toSorted((a, b) => b - a));
      expect([...new Set(cards.map(levelOf))].sort()).toEqual([...row.elites].sort());
      expect(cards.filter(id => !canCome(id))).toEqual([]);
    }
  },
);

describe('what is told', () => {
  rule('EUT-17.3', 'each Bounty, as it is turned up', () => {
    const { state } = begun();
    state.bounties.stack = ['ironback-matron'];
    const events = told(state, revealBounty);
    expect(events.map(({ text }) => text)).toEqual(['log.bounty']);
    expect(JSON.stringify(events)).toContain('elite.ironback-matron');
    expect([state.bounties.current, state.bounties.stack]).toEqual(['ironback-matron', []]);
    expect(told(state, revealBounty)).toEqual([]);
  });
});

rule(
  ['EUT-17.4', 'EUT-17.6', 'EUT-17.9'],
  'on the Lair the Elite whose Bounty lies open may be fought, with a Combat Action',
  () => {
    const lake = eliteOn('lake', 'on');
    const set = (current: string, tokens: Hero['tokens']) =>
      stands('ch1-encounter-2', 1, (state, [hero]) => {
        state.bounties.current = current;
        if (hero) hero.tokens = tokens;
      });
    const play = scene({ set: set(lake, ['combat']) });
    expect(play.can()).toContain('elite');
    play.does('elite');
    expect(play.state.combat?.opponent).toEqual({ kind: 'elite', card: lake });
    expect(scene({ set: set(lake, ['mining']) }).whyNot('elite')).toEqual(['why.action', 'EUT-17.4']);
    expect(scene({ set: set(eliteOn('cave', 'on'), ['combat']) }).can()).not.toContain('elite');
  },
);

rule('EUT-17.5', 'on such a space, beside one, or on a hex around it but not in the middle', () => {
  const { state } = scene({ set: stands('ch1-fixed-1', 1) });
  const lair = (place: string, relation: string) =>
    elites.find(one => one.lair.place === place && one.lair.relation === relation)?.lair;
  const beside = lair('merchants', 'adjacent');
  const outer = lair('chapel', 'outer');
  if (!beside || !outer) throw new Error('no such Lairs');
  expect([isLair(state, BESIDE[1], beside), isLair(state, BESIDE[0], beside)]).toEqual([true, false]);
  expect([isLair(state, 'hex:0,0', outer), isLair(state, CHAPEL, outer)]).toEqual([true, false]);
  state.bounties.current = eliteOn('chapel', 'outer');
  expect(lairsOf(state).length).toBe(3);
});

rule('EUT-17.5', 'a Lair around a Special tile is around that one, and around no other', () => {
  const { state } = on(
    [
      ['ch2-fixed-1', 1, 1],
      ['ch3-encounter-2', -1, -1],
    ],
    () => {},
  );
  state.bounties.current = 'tower-breaker';
  expect([...lairsOf(state)].sort()).toEqual([...BESIDE].sort());
  state.bounties.current = undefined;
  expect(lairsOf(state)).toEqual([]);
});

rule('EUT-17.7', 'an Elite is fought like a Monster, with what its card says', () => {
  const play = elite('old-grimhorn', { step: 'card', combat: { rival: 1 }, cards: [] });
  expect(play.state.combat).toMatchObject({ card: 'old-grimhorn', chaos: 1, gaar: 1 });
  expect(play.hero(1).hand).toHaveLength(1);
});

rule(
  ['EUT-17.8', 'EUT-17.9', 'EUT-17.10', 'EUT-17.22'],
  'its Bounty is gained whatever the Reputation; no Loot, no token',
  () => {
    const play = elite('old-grimhorn', {
      step: 'damage',
      combat: { attack: 'ael-ash-wand', ledger: rolled([6, 6]), damage: 4, hope: 2 },
      gaar: 0,
      set: (_, [hero]) => hero && Object.assign(hero, { reputation: 90 }),
    });
    play.does('keep');
    expect(play.hero()).toMatchObject({ reputation: 93, gold: 2, gaar: 1, bounties: ['old-grimhorn'] });
    expect(play.hero().bags).toEqual([{ kind: 'trophy', card: 'old-grimhorn' }]);
    expect(play.state.tokens[FIELD[0] ?? CHAPEL]).toBeUndefined();
    expect(play.state.bounties.current).toBeUndefined();
  },
);

rule('EUT-17.8', 'only the Bounty that was won is: a Monster beaten leaves it where it is', () => {
  const table = fighting({
    options: { elites: 'with' },
    step: 'damage',
    combat: { ...BLOW, damage: 2 },
    set: state => {
      state.bounties.current = 'old-grimhorn';
    },
  });
  expect([table.hero().bounties, table.state.bounties.current]).toEqual([[], 'old-grimhorn']);
});

rule(
  ['EUT-17.8', 'EUT-17.9', 'EUT-17.11'],
  'a Bounty pays whoever is too famous for Rewards; the next Elite waits for the end of the turn',
  () => {
    const play = grimhorn(
      {
        step: 'damage',
        combat: { ...BLOW, damage: 4 },
        set: one(hero => void Object.assign(hero, { reputation: 60, tokens: ['combat', 'combat'] })),
      },
      ['lantern-widow'],
    ).does('keep');
    expect([play.hero().bounties, play.state.bounties.current, trophiesOf(play.hero())]).toEqual([
      [GRIMHORN],
      undefined,
      [GRIMHORN],
    ]);
    expect([play.hero().reputation > 60, play.state.tokens[at(2, 1)], play.can().includes('elite')]).toEqual([
      true,
      undefined,
      false,
    ]);
    endsTurn(play);
    expect(play.state.bounties).toMatchObject({ stack: [], current: 'lantern-widow' });
  },
);

rule(['EUT-17.12', 'EUT-17.23'], 'an Elite that kills stays face up, and its player takes the token', () => {
  const play = elite('old-grimhorn', { step: 'wounds', health: 1, combat: { ledger: rolled([], [3, 3]) } });
  expect(play.state.bounties.current).toBe('old-grimhorn');
  expect(play.hero(1).kills).toEqual([0]);
  expect(play.hero().at).toBe(CHAPEL);
  expect(play.state.monsters[1].seen).toBe(false);
});

rule('EUT-17.14', 'a Clover lowers all Hero rolls until step A of the next Combat Round', () => {
  const play = elite('old-grimhorn', {
    step: 'wounds',
    dice: [5, 5],
    combat: { round: 1, ledger: rolled([], [6, 5]) },
  });
  play.passes();
  expect(heroSum(play)).toMatchObject({ total: 8, figures: '5+5−1−1' });
  play.passes().passes();
  expect(play.state.combat?.ledger.modifiers.filter(({ target }) => target === 'heroStrength')).toEqual([]);
});

rule('EUT-17.14', 'it applies even where the Wounds are reduced to 0', () => {
  const ledger: Ledger = {
    ...rolled([], [6, 5]),
    modifiers: [{ target: 'wounds', class: 'minus', n: 9, source: { text: 'source.gaar' }, expiry: 'roll' }],
  };
  const play = elite('old-grimhorn', { step: 'wounds', combat: { round: 1, ledger } });
  expect(play.hero().health).toBe(6);
  expect(play.log).toContain('log.hinder');
});

rule('EUT-17.15', 'the Monster Player draws a card; against the Combat deck a reserve grows', () => {
  const rival = elite('lantern-widow', { step: 'wounds', combat: { ledger: rolled([], [4, 4]) } });
  expect(rival.hero(1).hand).toHaveLength(1);
  const deck = elite('lantern-widow', { heroes: ['ael'], step: 'wounds', combat: { ledger: rolled([], [4, 4]) } });
  expect(deck.state.reserves.silver).toHaveLength(2); // one came with the round
});

rule('EUT-17.16', 'it raises its Health: Damage comes off first, the rest counts for this fight', () => {
  const hurt = elite('reed-king', { step: 'wounds', combat: { damage: 2, ledger: rolled([], [5, 4]) } });
  expect(hurt.state.combat).toMatchObject({ damage: 1, extraHealth: 0 });
  const whole = elite('reed-king', { step: 'wounds', combat: { damage: 0, ledger: rolled([], [5, 4]) } });
  expect(whole.state.combat).toMatchObject({ damage: 0, extraHealth: 1 });
});

rule('EUT-17.17', 'a skull beats the Hero at once', () => {
  const plus = {
    target: 'monsterStrength',
    class: 'plus',
    n: 2,
    source: { text: 'source.gaar' },
    expiry: 'roll',
  } as const;
  const play = elite('black-mage-shade', {
    step: 'wounds',
    combat: { ledger: { ...rolled([], [6, 6]), modifiers: [plus] } },
  });
  expect(play.log).toContain('log.skull');
  expect(play.hero(1).kills).toEqual([0]);
});

rule(
  ['EUT-17.18', 'EUT-10.24'],
  'Immunity: no Gaar, no Rabbit’s Foot, no Wound less, but for a Shield and three Abilities',
  () => {
    const play = elite('tower-breaker', {
      heroes: ['ael', 'dral'],
      tiles: ['ael-magic-rampart', 'ael-lucid-prayer'],
      step: 'exchange',
      health: 6,
      gaar: 1,
      combat: { isHeroNext: true, ledger: rolled([], [3, 4]) },
      set: (_, [hero]) => hero && gives(hero, 'oak-shield#1'),
    });
    // Its Gaar would be vain, so that nobody is asked: step C goes on.
    expect(play.asked()).toBe('combat.monsterAfter');
    expect(play.can().sort()).toEqual(['use:ael-magic-rampart:0', 'use:oak-shield#1:0']);
    expect(play.whyNot('use:ael-lucid-prayer:1')).toEqual(['why.immune', 'EUT-17.18']);
    play.does('use:ael-magic-rampart:0', 'use:oak-shield#1:0');
    expect(play.hero().health).toBe(5); // 7: 4 Wounds, 3 less
  },
);

rule('EUT-17.18', 'a Paralysing Blow hinders an Immune Elite; other blows do not', () => {
  const play = elite('tower-breaker', {
    heroes: ['maeldur', 'dral'],
    tiles: ['maeldur-paralysing-blow'],
    step: 'damage',
    dice: [4, 4],
    combat: { attack: 'maeldur-paralysing-blow', round: 1, gaar: 1, ledger: rolled([6, 6]) },
  });
  expect(monsterSum(play)).toMatchObject({ total: 4, figures: '4+4−4' });
});

rule('EUT-17.18', 'Damage gets through', () => {
  const play = elite('tower-breaker', {
    step: 'damage',
    combat: { attack: 'ael-ash-wand', ledger: rolled([6, 6]) },
  });
  expect(play.state.combat?.damage).toBe(3);
});

rule(
  ['EUT-17.18', 'EUT-10.24'],
  'Immunity lets the Wound reduction of a Shield through, of a Potion not; what else a tile does it still does',
  () => {
    const immune = (step: 'guard' | 'monsterAfter', ...tiles: readonly string[]) =>
      fighting({
        opponent: { kind: 'elite', card: 'tower-breaker' },
        step,
        health: 3,
        tiles,
        combat: { hope: 2, ledger: rolled([], [6, 6]) },
      });
    expect(immune('guard', 'potion-stoneskin#1').whyNot('use:potion-stoneskin#1:0')).toEqual([
      'why.immune',
      'EUT-17.18',
    ]);
    expect(immune('monsterAfter', 'oak-shield#1').can()).toContain('use:oak-shield#1:0');
    const purge = immune('monsterAfter', 'ael-purge').does('use:ael-purge:0');
    expect([monsterSum(purge).total, purge.hero().health > 3]).toEqual([12, true]);
  },
);

rule(
  ['EUT-17.19', 'EUT-17.20'],
  'Air and Earth twist only the Hero’s dice; an Air Essence does nothing; healing works',
  () => {
    const play = elite('tower-breaker', {
      step: 'guard',
      dice: [3, 3],
      combat: { round: 1, gaar: 1, winds: { air: true, earth: true } },
      set: (_, [hero]) => hero?.stones.push({ essence: 'air' }, { essence: 'water' }),
    });
    expect(monsterSum(play).figures).toBe('3+3');
    const healing = elite('tower-breaker', {
      step: 'healing',
      health: 2,
      set: (_, [hero]) => hero?.stones.push({ essence: 'water' }),
    });
    expect(healing.can()).toContain('essence:water');
  },
);
