// Chapters speak at once: what is destroyed, what an Event changes, what lasts from one fight to the next.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { eliteRow } from '../../content/monsters.ts';
import type { Modifier } from '../../content/scenarios/vocabulary.ts';
import { lairsOf } from '../../rules/lairs.ts';
import type { State } from '../../rules/state.ts';
import { faceOf, fresh } from '../../rules/tiles.ts';
import { fighting, rolled } from '../fights.ts';
import { BLOW, duel } from '../scenarios.ts';
import { at, BESIDE, lays, marks, one, scene, stands } from '../scene.ts';

const inForce = (state: State, modifier: Modifier): void => {
  state.scenario.modifiers.push({ modifier, until: 'roundEnd' });
};

rule(
  ['EUT-15.10', 'EUT-8.14', 'EUT-1.3'],
  'at the Great Fair one’s own Weapons are purchases too; to Learn is none',
  () => {
    const fair = (tile: string, key: string) => {
      const play = scene({
        set: stands('ch1-fixed-1', 0, (state, [hero]) => {
          marks(state, BESIDE[0], 'trade', 0);
          inForce(state, { stat: 'buyPrice', n: -1 });
          if (!hero) return;
          Object.assign(hero, { gold: 20, pool: [fresh(tile)], stack: [] });
          for (const slot of Object.values(hero.slots)) if (slot) slot.open = true;
        }),
      }).does('trade', `${key}:${tile}`);
      return 20 - play.hero().gold;
    };
    const cost = (tile: string): number => faceOf(tile).buy ?? 0;
    expect(fair('ael-radiant-mace', 'buy-own')).toBe(cost('ael-radiant-mace') - 1);
    expect(fair('ael-lucid-prayer', 'learn')).toBe(cost('ael-lucid-prayer'));
  },
);

rule(
  ['EUT-17.5', 'EUT-17.4', 'EUT-1.4'],
  'R92: a destroyed place is no Lair, neither on it, nor beside it, nor around it',
  () => {
    const lairs = (elite: string, ...ruins: readonly ReturnType<typeof at>[]) => {
      const { state } = scene({
        set: one => {
          lays(one, [
            ['ch1-fixed-1', 1, 1],
            ['ch2-fixed-1', -1, -1],
          ]);
          for (const place of ruins) one.scenario.markers[place] = ['destruction-b'];
          one.bounties.current = elite;
        },
      });
      return lairsOf(state);
    };
    const [merchants, mountain] = BESIDE;
    const around = [at(-1, -1), at(0, -1), at(-1, 0)];
    expect([lairs('old-grimhorn'), lairs('old-grimhorn', mountain)]).toEqual([[mountain], []]);
    expect([lairs('toll-taker').length > 0, lairs('toll-taker', merchants)]).toEqual([true, []]);
    expect([...lairs('tower-breaker')].sort()).toEqual([...around].sort());
    expect(lairs('tower-breaker', 'centre:-1,-1')).toEqual([]);
    expect(lairs('tower-breaker', at(0, -1)).length).toBe(3); // only the middle is the Towers
  },
);

rule(
  ['EUT-17.8', 'EUT-1.3'],
  'under the Blood Moon an Elite is worth 1 more as well, and so is whoever else it makes stronger',
  () => {
    const moon = (state: State): void => inForce(state, { stat: 'monsterReputation', n: 1 });
    const reward = eliteRow('old-grimhorn').reward.find(({ op }) => op === 'reputation');
    const elite = fighting({
      opponent: { kind: 'elite', card: 'old-grimhorn' },
      step: 'victory',
      set: (state, [hero]) => {
        moon(state);
        if (hero) hero.reputation = 40;
      },
    });
    expect(elite.hero().reputation).toBe(40 + (reward && 'n' in reward ? reward.n : 0) + 1);
    const caught = (more: (state: State) => void) =>
      duel('the-saboteur', 'accomplice', {}, { step: 'victory', set: more }).hero().reputation;
    expect(caught(moon) - caught(() => {})).toBe(1);
  },
);

rule(
  ['EUT-17.16', 'EUT-10.47', 'EUT-1.4'],
  'what the Health that a foe gained in a fight has borne is gone with it (R58): a foe that broke off is never beaten before the next blow',
  () => {
    const health = 14;
    const stopped = duel(
      'recall-2',
      'magma-demon',
      { damage: health - 3 },
      { step: 'damage', combat: { ...BLOW, round: 3, extraHealth: 1, damage: health - 3 } },
    );
    expect(stopped.state.scenario.foes['magma-demon']).toMatchObject({ damage: health - 1, beaten: false });
    const again = duel(
      'recall-2',
      'magma-demon',
      { damage: health - 1 },
      { step: 'damage', combat: { ...BLOW, damage: health - 1, ledger: rolled([1, 1]) } },
    );
    expect(again.state.scenario.foes['magma-demon']).toMatchObject({ beaten: false });
  },
);

rule(
  ['EUT-22.4', 'EUT-1.4'],
  'from a Lair that was destroyed the Griffin is heard within 4 spaces alone, like from anywhere else',
  () => {
    const calls = (isDown: boolean, griffin: ReturnType<typeof at>) =>
      scene({
        options: { griffin: 'with' },
        set: one((hero, state) => {
          lays(state, [
            ['ch1-griffin-1', 1, 1],
            ['ch1-fixed-1', -1, -1],
            ['ch1-fixed-2', -2, -2],
          ]);
          state.territory = [];
          state.griffin = griffin;
          if (isDown) state.scenario.markers[at(1, 1)] = ['destruction-b'];
          hero.at = at(1, 1);
          hero.bags = [{ kind: 'trophy', card: 'ogre' }];
        }),
      });
    const far = at(-2, -2);
    expect([calls(false, far).can().includes('griffin:ogre'), calls(true, far).whyNot('griffin:ogre')]).toEqual([
      true,
      ['why.griffin', 'EUT-22.4'],
    ]);
    expect(calls(true, at(0, 0)).can()).toContain('griffin:ogre');
  },
);
