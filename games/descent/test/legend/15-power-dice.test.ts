// LEG-1.10, LEG-15.1 to LEG-15.5, LEG-20.2, LEG-20.3, LEG-20.5: power dice of three metals, and what makes them more or better.

import { rule } from '@veillee/kernel/test/rule';
import { base, space } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import { METALS } from '../../content/legend/vocabulary.ts';
import { overlordCardRow } from '../../content/overlord.ts';
import type { Dice, Die, MonsterId, Owned, Rank } from '../../content/vocabulary.ts';
import { attack } from '../../rules/attack/attack.ts';
import { powerIn } from '../../rules/attack/boosts.ts';
import { plainDie, type Rolled } from '../../rules/attack/dice.ts';
import { joined } from '../../rules/attack/odds.ts';
import { opened } from '../../rules/attack/open.ts';
import { meleeSpaces } from '../../rules/attack/sight.ts';
import { newLegendHero } from '../../rules/legend/start.ts';
import { priceOf } from '../../rules/overlord/deck.ts';
import { placeMonster } from '../../rules/overlord/monsters.ts';
import { newTurn } from '../../rules/round.ts';
import { newHero } from '../../rules/setup/heroes.ts';
import type { Hero, Monster, Stand, State } from '../../rules/state.ts';
import { type Delve, type DelvePlan, delve } from '../delve.ts';

/** Two spaces side by side in the open, and those around the first of them. */
const HERE = space(4, 2);
const BESIDE = space(5, 2);
const AROUND = [space(3, 1), space(4, 1), space(5, 1), space(3, 2), space(3, 3), space(4, 3)];

interface Duel extends Omit<DelvePlan, 'next'> {
  /** Whose sheet the first hero has. */
  readonly hero?: string;
  readonly monster?: MonsterId;
  readonly rank?: Rank;
  readonly gain?: readonly Owned[];
  readonly on?: Stand;
  /** Whose attack it is. */
  readonly by: 'hero' | 'monster';
  readonly weapon?: string;
  readonly put?: (state: State, hero: Hero, monster: Monster) => void;
}

/** The first hero and a monster, and an attack of one on the other that is still to be rolled. */
function duel({
  monster: kind = 'beastman',
  rank = 'master',
  gain,
  on = BESIDE,
  by,
  hero: sheet,
  put,
  ...plan
}: Duel): Delve {
  return delve({
    position: { at: 'act' },
    ...plan,
    *next(t) {
      const { state } = t;
      if (sheet) state.heroes[0] = newHero(0, sheet, 0);
      const [hero] = state.heroes;
      if (!hero) throw new Error('nobody');
      state.turn = newTurn(hero);
      for (const one of state.heroes) one.at = undefined;
      hero.at = HERE;
      const monster = placeMonster(state, { kind, rank, at: on });
      if (gain) monster.changes = [{ gain }];
      put?.(state, hero, monster);
      if (by === 'monster') state.phase = 'overlord';
      yield* by === 'hero'
        ? attack(t, hero.id, { target: BESIDE, by: 'action', weapon: plan.weapon ?? 'fists' })
        : attack(t, monster.id, { target: HERE, by: 'activation' });
    },
  });
}

/** A hero of the campaign who has trained: black, silver and gold dice for a weapon of hand to hand. */
const trained = (state: State, hero: Hero, melee: [number, number, number]): void => {
  const known = newLegendHero(hero.id.slice('hero:'.length), hero.seat);
  state.legend?.heroes.push({ ...known, dice: { ...known.dice, melee } });
};

/** The power dice that the attack has now, and those that were rolled. */
const power = ({ state }: Delve): Dice => powerIn(state.attacks.at(-1)?.pool ?? {});
const rolled = (scene: Delve): Die[] => {
  const roll = [...scene.match.told('everyone')].findLast(({ text }) => text === 'log.attack.roll');
  return ((roll?.detail ?? []) as readonly Rolled[]).map(({ die }) => die);
};
const thrown = (scene: Delve): Die[] => rolled(scene).filter(die => METALS.some(one => one === die));

describe('boosts', () => {
  rule(
    ['LEG-1.10', 'DRF-5.15b'],
    'what gives a power die gives a black one more or makes one better, before the roll (E17)',
    () => {
      const doomed = (choice: string) => {
        const scene = duel({
          by: 'monster',
          set: state => {
            state.overlord.powers = ['doom#1'];
          },
        });
        expect(scene.offered('attack.boost')).toEqual(['boost:black', 'boost:silver']);
        return thrown(scene.chooses('attack.boost', choice));
      };
      expect(doomed('boost:silver')).toEqual(['silver']);
      expect(doomed('boost:black')).toEqual(['black', 'black']);
    },
  );
  rule('LEG-1.10', 'whoever says nothing has dice first, and then better ones', () => {
    const scene = duel({
      by: 'monster',
      set: state => {
        state.overlord.powers = ['doom#1', 'doom-aod#1'];
      },
    });
    expect(thrown(scene.passes('attack.boost'))).toEqual(['black', 'black', 'black']);
  });
  rule(['LEG-15.2', 'LEG-15.1', 'DES-19.12', 'DRF-12.9'], 'never more than five in all, the best of them', () => {
    expect(joined({ black: 4, silver: 2 }, { gold: 1 })).toEqual({ black: 2, silver: 2, gold: 1 });
    expect(joined({ silver: 4 }, { gold: 3 })).toEqual({ silver: 2, gold: 3 });
    const scene = duel({
      by: 'hero',
      put: (state, hero) => {
        trained(state, hero, [3, 1, 1]);
        hero.active = 'power-potion';
      },
    });
    // There is room for no more: each of the five boosts makes one better.
    expect(scene.offered('attack.boost')).toEqual(['boost:silver', 'boost:gold']);
    expect(power(scene)).toEqual({ black: 3, silver: 1, gold: 1 });
  });
  rule(['LEG-15.5', 'DES-29.9'], 'a power potion gives five (E19)', () => {
    const scene = duel({
      by: 'hero',
      put: (state, hero) => {
        trained(state, hero, [4, 0, 0]);
        Object.assign(hero, { active: 'power-potion', fatigue: 0 });
      },
    });
    const wanted = ['boost:silver', 'boost:gold', 'boost:silver', 'boost:silver', 'boost:silver'];
    for (const step of wanted) scene.chooses('attack.boost', step);
    expect(thrown(scene)).toEqual(['silver', 'silver', 'silver', 'gold']);
    expect(scene.hero().active).toBeUndefined();
  });
});

describe('fatigue', () => {
  const trying = (plan: Partial<Duel> = {}, melee: [number, number, number] = [2, 0, 0]) =>
    duel({
      by: 'hero',
      // Nothing that a bare hand could miss with, and a monster that stands.
      dice: [2, 2, 2, 2],
      ...plan,
      put: (state, hero, monster) => {
        trained(state, hero, melee);
        hero.fatigue = 4;
        monster.wounds = 40;
        plan.put?.(state, hero, monster);
      },
    });
  rule(['LEG-15.3', 'DES-21.19', 'DRF-12.9'], 'makes dice better before they are rolled, as often as one likes', () => {
    const scene = trying();
    expect(scene.offered('attack.temper')).toEqual(['boost:silver']);
    scene.chooses('attack.temper', 'boost:silver').chooses('attack.temper', 'boost:gold');
    expect(scene.hero().fatigue).toBe(2);
    expect(power(scene)).toEqual({ black: 1, gold: 1 });
    expect(thrown(scene.passes('attack.temper'))).toEqual(['black', 'gold']);
  });
  rule('LEG-15.4', 'after the roll it brings a new die of any metal; none that lies there grows better (E18)', () => {
    const scene = trying().passes('attack.temper');
    expect(scene.offered('attack.spend')).toEqual(['fatigue', 'fatigue-die:silver', 'fatigue-die:gold']);
    scene.brings({ dice: [2] }).chooses('attack.spend', 'fatigue-die:gold');
    expect(scene.hero().fatigue).toBe(1);
    const [attack] = scene.state.attacks;
    expect(attack?.dice.map(({ die }) => die)).toEqual(['red', 'black', 'black', 'gold']);
    expect(scene.offered('attack.spend')).toEqual(['fatigue']);
    expect(scene.refusal('attack.spend', 'fatigue-die:silver')).toBe('DES-24.1');
    const black = trying()
      .passes('attack.temper')
      .brings({ dice: [2] })
      .chooses('attack.spend', 'fatigue');
    expect(black.offered('attack.spend').filter(key => key.startsWith('boost'))).toEqual([]);
  });
  rule('LEG-15.2', 'there is none for a sixth die, of whatever metal', () => {
    const asked = (melee: [number, number, number]) =>
      trying({ dice: [2, 2, 2, 2, 2, 2] }, melee)
        .passes('attack.temper')
        .asked(0);
    expect(asked([2, 1, 1])).toBe('attack.spend');
    expect(asked([3, 1, 1])).not.toBe('attack.spend');
  });
  rule('DRF-5.24', 'Sir Valadir: two dice for a point of it, or two better ones, or one of each', () => {
    const valadir = () => trying({ hero: 'sir-valadir' });
    const scene = valadir().chooses('attack.temper', 'boost:silver');
    expect(scene.hero().fatigue).toBe(3);
    scene.chooses('attack.temper', 'boost:silver');
    expect(scene.hero().fatigue).toBe(3);
    expect(thrown(scene.passes('attack.temper'))).toEqual(['silver', 'silver']);
    const after = valadir()
      .passes('attack.temper')
      .brings({ dice: [2, 2] })
      .chooses('attack.spend', 'fatigue-die:silver');
    expect(after.hero().fatigue).toBe(3);
    expect(after.state.attacks[0]?.dice.map(({ die }) => die)).toEqual(['red', 'black', 'black', 'silver']);
  });
});

describe('dice of heroes and monsters', () => {
  rule(
    ['LEG-15.1', 'LEG-20.5', 'DES-63.5', 'DRF-5.15a'],
    'Daze takes whichever its bearer likes, silver and gold too',
    () => {
      const scene = duel({
        by: 'hero',
        put: (state, hero) => {
          trained(state, hero, [1, 1, 1]);
          Object.assign(hero, { fatigue: 0, tokens: { daze: 1 } });
        },
      });
      expect(scene.offered('attack.dazed')).toEqual(['die:black:0', 'die:silver:0', 'die:gold:0']);
    },
  );
  rule(['LEG-20.3', 'DES-71.5'], 'Bash rolls black dice, and nothing makes them better', () => {
    const scene = duel({
      by: 'monster',
      monster: 'troll',
      rank: 'normal',
      on: base(5, 2, 1, 2),
      set: state => {
        state.overlord.powers = ['doom#1'];
      },
    });
    // The boost comes before Bash is thought of.
    expect(scene.asked(scene.overlordSeat)).toBe('attack.bash');
    expect(power(scene)).toEqual({ black: 1 });
    scene.answers(scene.overlordSeat, '2');
    expect(rolled(scene).filter(die => plainDie(die) === 'black')).toEqual(['black', 'bash', 'bash']);
  });
  rule('DRF-5.21', 'Pico gives a die of the level’s metal', () => {
    const withPico = (metal: 'copper' | 'silver' | 'gold') =>
      duel({
        by: 'hero',
        metal,
        put: (state, hero) => {
          trained(state, hero, [1, 0, 0]);
          state.companions.push({ id: 'pico', owner: hero.id, at: undefined, carries: [] });
        },
      });
    expect(power(withPico('copper'))).toEqual({ black: 2 });
    expect(power(withPico('silver'))).toEqual({ black: 1, silver: 1 });
    expect(power(withPico('gold'))).toEqual({ black: 1, gold: 1 });
  });
  rule('DRF-5.15c', 'who rolls power dice again rolls those of any metal', () => {
    const scene = duel({
      by: 'hero',
      hero: 'trenloe-the-strong',
      dice: [2, 2, 2],
      put: (state, hero) => {
        trained(state, hero, [0, 1, 1]);
        hero.fatigue = 0;
      },
    });
    expect(scene.offered('attack.again')).toEqual(['die:silver:1', 'die:gold:2']);
  });
});

describe('abilities with ranks', () => {
  const about = (monster: MonsterId, gain: readonly Owned[], put?: Duel['put'], rank: Rank = 'normal'): Delve =>
    delve({
      *next({ state }) {
        const [hero] = state.heroes;
        if (!hero) throw new Error('nobody');
        for (const one of state.heroes) one.at = undefined;
        hero.at = HERE;
        const one = placeMonster(state, { kind: monster, rank, at: BESIDE });
        if (gain.length > 0) one.changes = [{ gain }];
        put?.(state, hero, one);
      },
    });
  const strikes = ({ state }: Delve) =>
    opened(state, state.monsters[0]?.id ?? 'monster:x', { target: HERE, by: 'activation' });
  rule(['LEG-20.2', 'DES-85.3'], 'Swarm: a boost for each other friend beside whoever is attacked', () => {
    const swarming = (n: number) =>
      strikes(
        about(
          'kobold',
          [],
          state => {
            for (const at of AROUND.slice(0, n)) placeMonster(state, { kind: 'skeleton', rank: 'normal', at });
          },
          'master',
        ),
      );
    expect(swarming(0)).toMatchObject({ pool: { black: 1 }, boosts: undefined });
    expect(swarming(2)).toMatchObject({ pool: { black: 3 }, boosts: { n: 2, power: { black: 1 } } });
    // Six of them: five dice, and one of them better.
    expect(powerIn(swarming(6).pool)).toEqual({ black: 3, silver: 2 });
  });
  rule(['LEG-20.2', 'DES-67.3'], 'Berserk: a boost for each rank, once hurt', () => {
    const berserk = (wounds: number) =>
      strikes(
        about('beastman', [{ ability: 'berserk', rank: 3 }], (_, __, monster) => {
          monster.wounds -= wounds;
        }),
      ).boosts;
    expect(berserk(0)).toBeUndefined();
    expect(berserk(1)?.n).toBe(3);
  });
  rule(['LEG-20.2', 'DES-77.2'], 'Reach: a space further for each rank', () => {
    const spaces = (rank: number) => {
      const { state } = about('beastman', rank > 0 ? [{ ability: 'reach', rank }] : []);
      const [monster] = state.monsters;
      return monster ? meleeSpaces(state, monster) : [];
    };
    const [two, three] = [space(3, 1), space(5, 5)];
    const far = space(4, 5);
    expect([0, 1, 2].map(rank => spaces(rank).includes(two))).toEqual([false, true, true]);
    expect([1, 2].map(rank => spaces(rank).includes(far))).toEqual([false, true]);
    expect(spaces(2)).not.toContain(three);
  });
  rule('LEG-20.2', 'Command: as much range and damage as its rank', () => {
    const { lines } = strikes(about('beastman', [{ ability: 'command', rank: 2 }]));
    expect(lines.map(({ bonus }) => bonus)).toContainEqual({ range: 2, damage: 2 });
  });
  rule(['LEG-20.2', 'DES-101.2'], 'Trickster: a trap costs as much less', () => {
    const trap = overlordCardRow('paralyzing-gas');
    const price = (rank: number) =>
      priceOf(about('beastman', rank > 0 ? [{ ability: 'trickster', rank }] : []).state, trap);
    expect(price(2)).toBe(price(0) - 2);
  });
});
