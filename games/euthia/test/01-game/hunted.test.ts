// EUT-1.4: who walks the map and is hunted there: the Accomplice, the Saboteur, the Magma Demon; the Power of the Faer; trades before the first round.

import type { Match } from '@veillee/kernel';
import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import type { FoeId, Marker } from '../../content/scenarios/vocabulary.ts';
import { trophiesOf } from '../../rules/board.ts';
import { powersAt } from '../../rules/land.ts';
import type { Hero, State } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { seated } from '../blows.ts';
import { BLOW, duel, HERE, play, ROUND_END } from '../scenarios.ts';
import { at, CHAPEL, lateStart, lays } from '../scene.ts';

const standing = (state: State, foe: FoeId) => state.scenario.foes[foe]?.at;

const puts = (state: State, foe: FoeId, place: ReturnType<typeof at>): void => {
  const one = state.scenario.foes[foe];
  if (one) one.at = place;
};

const MERCHANTS = at(1, 1);

const MOUNTAIN = at(2, 1);

const ALCHEMISTS = at(-1, -1);

const LAKE = at(0, -1);

const saboteurNight = (round: number, set: (state: State, hero: Hero) => void = () => {}): State =>
  play('the-saboteur', {
    position: ROUND_END,
    set(state, hero) {
      state.round = round;
      state.territory = [];
      set(state, hero);
    },
  }).state;

const marked = (state: State, place: ReturnType<typeof at>) => state.scenario.markers[place] ?? [];

/** Fire at (1,1), Earth at (2,2). */
const ember = (round: number, set: (state: State, hero: Hero) => void = () => {}): State =>
  play('recall-2', {
    position: ROUND_END,
    set(state, hero) {
      state.round = round;
      lays(state, [
        ['ch1-other-9', 1, 1],
        ['ch1-other-6', 2, 2],
      ]);
      set(state, hero);
    },
  }).state;

const recalled = (state: State, ...places: readonly ReturnType<typeof at>[]): void => {
  for (const place of places) state.scenario.markers[place] = ['recall'];
};

const answer = (match: Match<State, View>, key: string): void => {
  const [decision] = match.decisions;
  if (!decision) throw new Error('nobody is asked');
  match.answer({ seat: decision.seat, decision: decision.id, picks: [key] });
};

rule(
  'EUT-1.4',
  'the Accomplice comes with round 3 to the farthest post, the Saboteur with round 5 to the farthest Mine',
  () => {
    const far = (state: State): void => lays(state, [['ch1-other-5', 2, 2]]); // Merchants (2,2), Cave (3,2), Lake (2,3)
    expect([2, 3].map(round => standing(saboteurNight(round, far), 'accomplice'))).toEqual([undefined, at(2, 2)]);
    expect(standing(saboteurNight(4, far), 'saboteur')).toBeUndefined();
    expect([at(3, 2), at(2, 3)]).toContain(standing(saboteurNight(5, far), 'saboteur'));
  },
);

rule(
  'EUT-1.4',
  'the Accomplice destroys the post where he stands; one with a Hero he spares, and nobody is hurt',
  () => {
    const alone = saboteurNight(4, state => puts(state, 'accomplice', MERCHANTS));
    expect([standing(alone, 'accomplice'), marked(alone, MERCHANTS)]).toEqual([MERCHANTS, ['destruction-a']]);
    const guarded = saboteurNight(4, (state, hero) => {
      puts(state, 'accomplice', MERCHANTS);
      Object.assign(hero, { at: MERCHANTS, health: 3 });
    });
    expect([marked(guarded, MERCHANTS), guarded.heroes[0]?.health]).toEqual([[], 3]);
    expect(
      marked(
        saboteurNight(3, state => puts(state, 'accomplice', MERCHANTS)),
        MERCHANTS,
      ),
    ).toEqual([]);
  },
);

rule('EUT-1.4', 'he goes two spaces toward the nearest post that stands, and destroys it only when he is there', () => {
  const gone = (place: ReturnType<typeof at>) =>
    saboteurNight(4, state => {
      state.scenario.markers[MERCHANTS] = ['destruction-a'];
      puts(state, 'accomplice', place);
    });
  const away = gone(MERCHANTS);
  expect([at(0, 0), CHAPEL, at(0, 1), at(1, 0)]).toContain(standing(away, 'accomplice'));
  expect([marked(away, MERCHANTS), marked(away, ALCHEMISTS)]).toEqual([['destruction-a'], []]);
  const there = gone(at(0, -1));
  expect([standing(there, 'accomplice'), marked(there, ALCHEMISTS)]).toEqual([ALCHEMISTS, ['destruction-a']]);
});

rule('EUT-1.4', 'the Saboteur does the same to Mines, from round 6 on; posts are nothing to him', () => {
  const at6 = (place: ReturnType<typeof at>, round = 6) =>
    saboteurNight(round, state => puts(state, 'saboteur', place));
  const near = at6(MERCHANTS);
  expect([standing(near, 'saboteur'), marked(near, MOUNTAIN), marked(near, MERCHANTS)]).toEqual([
    MOUNTAIN,
    ['destruction-b'],
    [],
  ]);
  expect(marked(at6(MOUNTAIN, 5), MOUNTAIN)).toEqual([]);
  const next = saboteurNight(6, state => {
    state.scenario.markers[MOUNTAIN] = ['destruction-b'];
    puts(state, 'saboteur', at(0, 0));
  });
  expect([standing(next, 'saboteur'), marked(next, LAKE)]).toEqual([LAKE, ['destruction-b']]);
});

rule(
  'EUT-1.4',
  'who is known may be fought: one Clue for the Accomplice, three of one’s own for the Saboteur, three for two together',
  () => {
    const fights = (mode: 'competitive' | 'cooperative', foe: FoeId, clues: number, mine = true) => {
      const table = play('the-saboteur', {
        mode,
        set(state, hero) {
          puts(state, foe, at(0, 0));
          hero.at = at(0, 0);
          state.territory = [];
          if (mode === 'competitive') state.scenario.own[mine ? 0 : 1] = { clue: clues };
          else state.scenario.counters.clue = clues;
        },
      });
      return table.can().includes(`foe:${foe}`);
    };
    expect([0, 1].map(n => fights('competitive', 'accomplice', n))).toEqual([false, true]);
    expect([2, 3].map(n => fights('competitive', 'saboteur', n))).toEqual([false, true]);
    expect(fights('competitive', 'saboteur', 3, false)).toBe(false);
    expect([2, 3].map(n => fights('cooperative', 'saboteur', n))).toEqual([false, true]);
  },
);

rule(['EUT-1.4', 'EUT-22.9'], 'the Accomplice caught: 4 Reputation, 4 Gold, a Clue; he is gone, and no Trophy', () => {
  const caught = duel(
    'the-saboteur',
    'accomplice',
    {},
    { mode: 'competitive', step: 'damage', combat: { ...BLOW, damage: 3 } },
  );
  expect(caught.hero()).toMatchObject({ reputation: 4, gold: 4 });
  expect([caught.state.scenario.own[0]?.clue, standing(caught.state, 'accomplice')]).toEqual([1, undefined]);
  expect([caught.asked(), trophiesOf(caught.hero())]).toEqual(['turn.ask', []]);
  const alive = duel(
    'the-saboteur',
    'accomplice',
    {},
    { mode: 'competitive', step: 'damage', combat: { ...BLOW, damage: 2 } },
  );
  expect(alive.state.scenario.foes.accomplice?.beaten).toBe(false);
});

rule('EUT-1.4', 'a Reputation at the end for each Clue of one’s own', () => {
  const { state } = play('the-saboteur', {
    mode: 'competitive',
    position: { at: 'scoring' },
    set(one) {
      one.scenario.own = [{ clue: 3 }, {}];
    },
  });
  expect(state.heroes.map(({ reputation }) => reputation)).toEqual([3, 0]);
});

rule('EUT-1.4', 'a Foe who does not keep Damage begins the next fight unhurt (R68)', () => {
  const dead = duel('the-saboteur', 'saboteur', {}, { step: 'defeat', combat: { damage: 5, dealt: 5 } });
  expect(dead.state.scenario.foes.saboteur).toMatchObject({ damage: 0, hurt: 5, beaten: false });
});

rule(
  'EUT-1.4',
  'the Magma Demon rises with round 4 on the farthest Fire that is not Recalled, else on the farthest space',
  () => {
    const demon = (state: State) => standing(state, 'magma-demon');
    expect([demon(ember(3)), demon(ember(4))]).toEqual([undefined, at(1, 1)]);
    const second = ember(4, state => lays(state, [['ch2-other-7', 3, 3]])); // Fire at (4,3)
    expect(demon(second)).toBe(at(4, 3));
    const none = ember(4, state => recalled(state, at(1, 1)));
    expect([at(3, 2), at(2, 3)]).toContain(demon(none));
  },
);

rule('EUT-1.4', 'it walks two spaces toward the nearest Recalled Elemental, whose token goes when it is there', () => {
  const walk = (from: ReturnType<typeof at>, round = 5) =>
    ember(round, state => {
      puts(state, 'magma-demon', from);
      recalled(state, at(2, 2));
    });
  const there = walk(at(2, 1));
  expect([standing(there, 'magma-demon'), there.scenario.markers[at(2, 2)]]).toEqual([at(2, 2), []]);
  expect(powersAt(there, at(2, 2))).toContain('earth');
  const near = walk(at(1, 0));
  expect(standing(near, 'magma-demon')).not.toBe(at(2, 2));
  expect([near.scenario.markers[at(2, 2)], powersAt(near, at(3, 2)).includes('earth')]).toEqual([['recall'], false]);
  expect(standing(walk(at(2, 1), 4), 'magma-demon')).not.toBe(at(2, 2));
  const still = ember(5, state => puts(state, 'magma-demon', at(1, 1)));
  expect(standing(still, 'magma-demon')).toBe(at(1, 1));
});

rule(['EUT-1.4', 'EUT-5.8'], 'whoever enters the Demon’s space must fight it; whoever is there may', () => {
  const table = (place: ReturnType<typeof at>, tokens: Hero['tokens']) =>
    play('recall-2', {
      set(state, hero) {
        state.territory = [];
        puts(state, 'magma-demon', at(0, 0));
        Object.assign(hero, { at: place, movement: 1, tokens });
      },
    });
  expect(table(at(1, 0), []).whyNot('walk:hex:0,0')).toEqual(['why.action', 'EUT-5.8']);
  const forced = table(at(1, 0), ['combat']).does('walk:hex:0,0');
  expect([forced.asked(), forced.state.combat?.opponent]).toEqual([
    'combat.before',
    { kind: 'foe', foe: 'magma-demon' },
  ]);
  expect(table(at(0, 0), ['combat']).can()).toContain('foe:magma-demon');
  expect(table(at(0, 0), []).whyNot('foe:magma-demon')).toEqual(['why.action', 'EUT-9.2']);
});

rule('EUT-1.4', 'the Demon’s Damage stays; when it is beaten its Reward is the victor’s', () => {
  const hurt = duel('recall-2', 'magma-demon', { damage: 9 }, { step: 'stopped', combat: { dealt: 5 } });
  expect(hurt.state.scenario.foes['magma-demon']).toMatchObject({ damage: 9, hurt: 5, at: HERE });
  const beaten = duel('recall-2', 'magma-demon', { damage: 19 }, { step: 'damage', combat: BLOW });
  expect(beaten.hero()).toMatchObject({ reputation: 8, stones: [{ essence: 'fire' }, { essence: 'earth' }] });
});

rule(
  'EUT-1.4',
  'the token of the Faer goes from Air to Water, Earth, Fire and Air again, at the start of each round',
  () => {
    const rift = (faer: State['scenario']['faer']) =>
      play('recall-3', {
        position: { at: 'round' },
        set(state) {
          state.scenario.faer = faer;
        },
      }).state.scenario.faer;
    expect([rift(undefined), rift('air'), rift('water'), rift('earth'), rift('fire')]).toEqual([
      'air',
      'water',
      'earth',
      'fire',
      'air',
    ]);
  },
);

rule('EUT-1.4', 'the marked element reaches one space further, and its Challenges are 2 harder', () => {
  const marks = (faer: 'air' | 'water') =>
    play('recall-3', {
      set(state, hero) {
        lays(state, [['ch1-encounter-2', 1, 1]]); // Air at (1,2)
        state.territory = [];
        state.scenario.faer = faer;
        Object.assign(hero, { at: at(1, 2), gaar: 0 });
      },
    });
  const two = at(1, 0); // two spaces from (1,2)
  expect([powersAt(marks('air').state, two), powersAt(marks('water').state, two)]).toEqual([['air'], []]);
  expect(powersAt(marks('air').state, at(0, 0))).toEqual([]);
  const rolls = (faer: 'air' | 'water') => {
    const table = marks(faer).does('challenge');
    return table.state.roll?.ledger.modifiers ?? [];
  };
  expect(rolls('air')).toMatchObject([{ target: 'heroStrength', class: 'minus', n: 2 }]);
  expect(rolls('water')).toEqual([]);
});

rule('EUT-1.4', 'the breath of a Rift: 2 Wounds within 2 spaces, from round 4, as long as it is not sealed', () => {
  const breath = (round: number, place: ReturnType<typeof at>, seals: readonly Marker[] = []) =>
    play('recall-3', {
      position: ROUND_END,
      set(state, hero) {
        state.round = round;
        lays(state, [
          ['ch4-scenario-3', 1, 1],
          ['ch1-fixed-1', -1, -1],
        ]);
        state.scenario.markers[at(1, 1)] = [...seals];
        if (seals.length === 4) state.scenario.fired = ['sealed hex:1,1'];
        Object.assign(hero, { at: place, health: 6 });
      },
    }).state.heroes[0]?.health;
  expect([breath(3, at(1, 1)), breath(4, at(1, 1)), breath(4, at(0, 0)), breath(4, at(-1, -1))]).toEqual([6, 4, 4, 6]);
  expect([breath(4, at(1, 1), ['recall', 'recall', 'recall', 'recall'])]).toEqual([6]);
  expect([breath(4, at(1, 1), ['recall', 'recall', 'recall'])]).toEqual([4]);
});

rule(
  ['EUT-1.4', 'EUT-15.3'],
  'veterans: 10 Reputation and 8 Gold, a free Reveal, and a Trade Action with all three Offers, in turn order',
  () => {
    const match = seated('mirrezils-hoard', ['ael', 'dral', 'keleia']);
    const { state } = match;
    const order: number[] = [];
    while (match.state.round === 0) {
      const [decision] = match.decisions;
      if (!decision) throw new Error('nobody is asked');
      if (decision.prompt === 'reveal.keep') {
        answer(match, decision.options[0]?.key ?? '');
        continue;
      }
      expect(decision.prompt).toBe('trade.ask');
      const hero = state.heroes[decision.seat] as Hero;
      const late = lateStart(state, hero.seat); // theirs before they trade
      expect([hero.gold, hero.reputation]).toEqual([8 + late.gold, 10 + late.reputation]);
      expect(hero.pool).not.toEqual([]);
      const keys = new Set(decision.options.map(({ key }) => key.split(':')[0]));
      const offers = Object.values(state.posts).flatMap(({ offer }) => offer);
      const all = [...decision.options, ...(decision.refused?.() ?? [])].map(({ key }) => key);
      for (const copy of offers) expect(all).toContain(`buy:${copy}`);
      expect([keys.has('renew'), all.includes('buy-gaar')]).toEqual([true, false]);
      order.push(decision.seat);
      answer(match, 'done');
    }
    expect(order).toEqual([0, 1, 2].map(n => (state.first + n) % 3));
    expect([match.state.turn.seat, match.state.scenario.foes.mirrezil?.magicDefence]).toEqual([state.first, 3]);
  },
);

rule(
  'EUT-1.4',
  'an episode of its own: 14 Reputation and 10 Gold for the second, 28 and 18 for the third, a Catalyst for all',
  () => {
    for (const [scenario, reputation, gold] of [
      ['recall-1', 0, 0],
      ['recall-2', 14, 10],
      ['recall-3', 28, 18],
    ] as const) {
      const match = seated(scenario, ['ael', 'dral']);
      while (match.state.round === 0)
        answer(
          match,
          match.decisions[0]?.options.find(({ key }) => key === 'done')?.key ??
            match.decisions[0]?.options[0]?.key ??
            '',
        );
      const earned = ({ seat, reputation: has, gold: owns }: Hero): number[] => {
        const late = lateStart(match.state, seat);
        return [has - late.reputation, owns - late.gold];
      };
      expect(match.state.heroes.map(earned)).toEqual([
        [reputation, gold],
        [reputation, gold],
      ]);
      expect(match.state.supply.catalyst.length).toBe(2);
    }
  },
);

rule(
  'EUT-1.4',
  'among rivals whoever plays later begins with Gold, and with Reputation by how many play before them',
  () => {
    const rivals = seated('the-hunt', ['ael', 'dral', 'keleia']).state;
    const inTurn = [0, 1, 2].map(n => rivals.heroes[(rivals.first + n) % 3]);
    expect(inTurn.map(hero => [hero?.gold, hero?.reputation])).toEqual([
      [0, 0],
      [3, 2],
      [3, 4],
    ]);
    const alike = seated('the-hunt', ['ael', 'dral', 'keleia'], { lateStart: false }).state;
    expect(alike.heroes.map(({ gold, reputation }) => [gold, reputation])).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
    const together = seated('the-hunt', ['ael', 'dral'], { mode: 'cooperative' }).state;
    expect(together.heroes.map(({ gold, reputation }) => [gold, reputation])).toEqual([
      [0, 0],
      [0, 0],
    ]);
  },
);
