// EUT-1.4: foes of scenarios in a fight; Event cards and the Hecatomb deck, card by card.

import { rule } from '@veillee/kernel/test/rule';
import { maybeRemove } from '@veillee/pieces/piles';
import { expect } from 'vitest';
import type { DeckId, FoeId, ScenarioId, Spaces } from '../../content/scenarios/vocabulary.ts';
import { cardsOfDeck } from '../../content/scenarios.ts';
import { threat } from '../../rules/combat/blow.ts';
import { healthOf } from '../../rules/combat/fighter.ts';
import { euthia } from '../../rules/game.ts';
import { modifierOf } from '../../rules/modifiers.ts';
import { concerned } from '../../rules/scenario/ops.ts';
import type { FoeState, State } from '../../rules/state.ts';
import { deckOf } from '../../rules/supplies.ts';
import { foe, with1 } from '../blows.ts';
import { gives, rolled } from '../fights.ts';
import { BLOW, duel, HERE, play, ROUND_END } from '../scenarios.ts';
import { at, BESIDE, gains, lays, type Play, scene } from '../scene.ts';

/** A round begins with this card. */
function turnedUp(scenario: ScenarioId, deck: DeckId, card: string, set: (state: State) => void = () => {}): State {
  return scene({
    options: { scenario, mode: 'cooperative' },
    position: { at: 'round' },
    set(state) {
      state.round = 4;
      const pile = state.scenario.decks[deck];
      if (!pile) throw new Error(`no deck ${deck}`);
      maybeRemove(pile.stack, card);
      pile.stack.push(card);
      for (const hero of state.heroes) hero.health = 3;
      set(state);
    },
  }).state;
}

const event = (card: string, set?: (state: State) => void) => turnedUp('the-saboteur', 'event', `event-${card}`, set);

const doom = (card: string, set?: (state: State) => void) => turnedUp('hecatomb', 'hecatomb', `hecatomb-${card}`, set);

const pits = ({ scenario }: State): number[] => Object.values(scenario.pits).flatMap(level => (level ? [level] : []));

rule('EUT-1.4', 'a foe breaks off after its Combat Rounds; its Damage stays, and the Hero where they are', () => {
  const play = foe(
    'golem',
    { damage: 4 },
    {
      step: 'damage',
      combat: { attack: 'ael-ash-wand', round: 3, ledger: rolled([6, 6]), hope: 2, damage: 4 },
      gaar: 0,
    },
  );
  expect(play.log).toContain('log.stopped');
  expect(play.state.scenario.foes.golem).toMatchObject({ damage: 7, hurt: 3, beaten: false });
  expect(play.hero()).toMatchObject({ at: HERE, gaar: 1 });
  expect(play.state.combat).toBeUndefined();
});

/** A blow has just done so much Damage. */
const struck = (id: FoeId, standing: Partial<FoeState>, damage: number) =>
  foe(id, standing, {
    step: 'damage',
    combat: { attack: 'ael-ash-wand', round: 1, ledger: rolled([6, 6]), damage },
  });

rule('EUT-1.4', 'its Health grows with the players, and it is beaten for good', () => {
  const play = struck('golem', { damage: 26 }, 26);
  expect(play.state.scenario.foes.golem).toMatchObject({ beaten: true });
  expect(play.state.scenario.foes.golem?.at).toBeUndefined();
  expect(play.log).not.toContain('trophy.ask');
  expect(play.state.tokens[HERE]).toHaveLength(1);
});

rule('EUT-1.4', 'a stage has its own Health, Reward and Magic Defence; the next one stands after it', () => {
  const play = struck('farruga', { stage: 0, magicDefence: 0 }, 5);
  expect(play.state.scenario.foes.farruga).toMatchObject({ stage: 1, damage: 0, magicDefence: 0, beaten: false });
  expect(play.hero()).toMatchObject({ reputation: 3, gold: 4 });
  const last = struck('farruga', { stage: 3 }, 11);
  expect(last.state.scenario.foes.farruga).toMatchObject({ beaten: true });
});

rule('EUT-1.4', 'the phase that a counter has reached gives the table; the Health is one', () => {
  const play = foe('mirrezil', { stage: 2 }, { step: 'healing', health: 4 });
  expect(healthOf(play.state)).toBe(23);
});

rule('EUT-1.4', 'Magic Defence: so much Damage less after all else, and a token goes', () => {
  const strike = (magicDefence: number, hero: number[]) =>
    foe(
      'farruga',
      { magicDefence },
      {
        step: 'damage',
        combat: { attack: 'ael-ash-wand', round: 1, ledger: rolled(hero) },
      },
    ).state;
  const two = strike(2, [6, 6]);
  expect(two.combat?.damage).toBe(1);
  expect(two.scenario.foes.farruga?.magicDefence).toBe(1);
  const four = strike(4, [6, 6]);
  expect(four.combat?.damage).toBe(0);
  expect(four.scenario.foes.farruga?.magicDefence).toBe(3);
  expect(strike(2, [1, 1]).scenario.foes.farruga?.magicDefence).toBe(2);
});

rule(
  'EUT-1.4',
  'the card in force gives the table: Mirrezil’s fourth hurts more than his first, and his third draws a Gold card',
  () => {
    const at12 = (stage: number) =>
      duel(
        'mirrezils-hoard',
        'mirrezil',
        { stage },
        { step: 'healing', health: 9, combat: { ledger: rolled([], [6, 6]) } },
      );
    expect(threat(at12(3).state).total).toBeGreaterThan(threat(at12(0).state).total);
    expect(threat(at12(3).state).total).toBe(8);
    const third = duel(
      'mirrezils-hoard',
      'mirrezil',
      { stage: 2 },
      {
        mode: 'competitive',
        step: 'wounds',
        set: with1((hero, state) => {
          gives(hero, 'amulet-of-eternity#1');
          if (state.combat) state.combat.ledger = rolled([], [6, 6]);
        }),
      },
    );
    expect(third.hero(1).hand.map(deckOf)).toEqual(['gold']);
  },
);

rule(
  'EUT-1.4',
  'R92: whoever is near a Mine that was destroyed is near none; near a dragon they are wherever it stands',
  () => {
    const near = (where: Spaces, ...ruins: readonly ReturnType<typeof at>[]) => {
      const { state } = play('the-saboteur', {
        set(all, hero) {
          hero.at = BESIDE[1]; // the Mountain
          for (const place of ruins) all.scenario.markers[place] = ['destruction-b'];
          Object.assign(all.scenario.foes.saboteur ?? {}, { at: BESIDE[1] });
        },
      });
      return concerned(state, { within: 0, of: where }, {}).map(({ hero }) => hero?.seat);
    };
    expect([near({ kinds: ['mine'] }), near({ kinds: ['mine'] }, BESIDE[1])]).toEqual([[0], []]);
    expect(near({ piece: 'saboteur' }, BESIDE[1])).toEqual([0]);
  },
);

rule(
  ['EUT-1.4', 'EUT-1.10'],
  'what a scenario hands out once to a Hero comes once, and to another Hero as well',
  () => {
    const { state } = scene();
    const amulet = { op: 'takeTile', tile: 'amulet-of-eternity', n: 1, limit: 'oncePerHero' } as const;
    const before = state.supply['amulet-of-eternity'].length;
    for (const hero of state.heroes) for (let n = 0; n < 2; n++) gains(state, hero, amulet);
    expect(state.heroes.map(({ bags }) => bags.length)).toEqual([1, 1]);
    expect(state.supply['amulet-of-eternity'].length).toBe(before - 2);
  },
);

rule('EUT-1.4', 'Events: the fair, the wind, the vein, the moon, the pilgrims, the tremor, the tide', () => {
  const fair = event('great-fair');
  expect(modifierOf(fair, 'buyPrice')).toBe(-1);
  expect(fair.posts.merchants.discard).toHaveLength(4);
  expect(modifierOf(event('headwind'), 'actionMovement')).toBe(-1);
  expect(event('open-vein').scenario.modifiers).toEqual([{ modifier: { stat: 'freeMineCart' }, until: 'roundEnd' }]);
  const moon = event('blood-moon');
  expect([modifierOf(moon, 'monsterStrength'), modifierOf(moon, 'monsterReputation')]).toEqual([1, 1]);
  expect(event('pilgrims').heroes.map(({ health }) => health)).toEqual([6, 6]);
  const tremor = event('tremor', state => {
    lays(state, [['ch1-encounter-2', 2, -1]]);
    for (const hero of state.heroes) if (hero.seat === 0) hero.at = at(3, -1);
  });
  expect(tremor.heroes[0]?.health).toBe(1);
  expect(modifierOf(event('faer-tide'), 'challengeRoll')).toBe(2);
});

rule('EUT-1.4', 'the Hecatomb deck opens pits of its tiers, and takes Gaar, Health and Emblems', () => {
  expect(pits(doom('turned-earth'))).toEqual([1]);
  const bells = doom('mute-bells', state => {
    for (const hero of state.heroes) hero.gaar = 2;
  });
  expect([pits(bells), bells.heroes.map(({ gaar }) => gaar)]).toEqual([[1], [1, 1]]);
  expect(pits(doom('poisoned-well'))).toEqual([1]);
  expect(pits(doom('march-of-bones'))).toEqual([1, 1]);
  expect(pits(doom('common-grave'))).toEqual([2]);
  expect(pits(doom('revenants'))).toEqual([2]);
  const rot = doom('black-rot', state => {
    state.scenario.pits[at(1, 0)] = 1;
  });
  expect(rot.heroes.map(({ health }) => health)).toEqual([1, 1]);
  expect(rot.scenario.markers[at(2, -1)]).toHaveLength(2);
  expect(pits(doom('night-of-graves'))).toEqual([2, 2]);
  expect(pits(doom('unburied-king'))).toEqual([3]);
  expect(pits(doom('hecatomb')).sort()).toEqual([1, 3]);
});

rule('EUT-1.4', 'the Hecatomb stack has its tiers in order, the lowest on top', () => {
  const { state } = scene({ options: { scenario: 'hecatomb', mode: 'cooperative' } });
  const tierOf = (id: string) => cardsOfDeck('hecatomb').find(card => card.id === id)?.tier;
  const drawn = state.scenario.decks.hecatomb?.discard ?? [];
  const tiers = [...(state.scenario.decks.hecatomb?.stack ?? [])].reverse().map(tierOf);
  expect([state.players, ...tiers]).toEqual([2, 1, 1, 1, 2, 2, 3, 3]);
  expect(drawn).toEqual([]);
});

rule(
  ['EUT-1.4', 'EUT-18.14'],
  'among rivals a scenario decides nothing: most Reputation wins, whatever has fallen',
  () => {
    const state = play('hecatomb', {
      mode: 'competitive',
      position: ROUND_END,
      set(one, hero) {
        one.round = one.rounds;
        hero.reputation = 1;
        for (let q = 0; q < 9; q++) one.scenario.pits[at(20 + q, 20)] = 1;
      },
    }).state;
    expect([state.scenario.verdict, state.result?.won]).toEqual([undefined, [0]]);
  },
);

rule('EUT-1.4', 'Farruga or Mirrezil fallen: the game ends with the round; the Saboteur caught: with the next', () => {
  const last = (table: Play): number => table.state.rounds;
  const round = (state: State) => Object.assign(state, { round: 6 });
  const plan = { mode: 'competitive', step: 'damage', set: round } as const;
  const farruga = (stage: number) =>
    duel('wings-of-farruga', 'farruga', { stage, damage: 60, magicDefence: 0 }, { ...plan, combat: BLOW });
  expect([last(farruga(3)), last(farruga(2))]).toEqual([6, 13]);
  expect(last(duel('mirrezils-hoard', 'mirrezil', { damage: 60, magicDefence: 0 }, { ...plan, combat: BLOW }))).toBe(6);
  const saboteur = duel('the-saboteur', 'saboteur', {}, { ...plan, combat: { ...BLOW, damage: 9 } });
  expect(last(saboteur)).toBe(7);
  const told = (table: Play) => table.lines('log.lastRound').map(line => line.with?.round);
  expect([told(farruga(2)), told(farruga(3)), told(saboteur)]).toEqual([[], [6], [7]]);
  const late = duel(
    'the-saboteur',
    'saboteur',
    {},
    {
      ...plan,
      combat: { ...BLOW, damage: 9 },
      set: state => Object.assign(state, { round: 10 }),
    },
  );
  expect(last(late)).toBe(10);
});

rule('EUT-1.4', 'what a Scenario counts is told when it changes: a Waking point a round from the sixth', () => {
  const told = (round: number) =>
    play('mirrezils-hoard', {
      position: ROUND_END,
      set(state) {
        state.round = round;
        state.scenario.counters.wake = 2;
      },
    })
      .lines('log.counter')
      .map(({ with: figures }) => figures);
  expect([told(5), told(6)]).toEqual([[], [{ counter: { text: 'counter.wake', with: { n: 3 } } }]]);
});

rule('EUT-1.4', 'a match that older rules have left goes on as it began: later players had more', () => {
  const { state } = scene({ options: { lateStart: false } });
  const late = (rules: number): boolean | undefined =>
    euthia.migrate?.({ position: { at: 'turn' }, state }, rules).state.house.lateStart;
  expect([late(38), late(euthia.rules)]).toEqual([true, false]);
});
