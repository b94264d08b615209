// What a hero has animated meets other chapters: it is nobody’s monster but theirs, and a friend among friends.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import { opened } from '../../rules/attack/open.ts';
import { attacksOf } from '../../rules/attack/options.ts';
import { calls } from '../../rules/calls.ts';
import { statOf } from '../../rules/effects/stats.ts';
import { targetsOf } from '../../rules/overlord/breaking.ts';
import { placeMonster } from '../../rules/overlord/monsters.ts';
import { lowly } from '../../rules/overlord/powers.ts';
import type { Monster, State } from '../../rules/state.ts';
import { afterwards } from '../companions.ts';
import { GREEN, POWER, RED, WHITE, YELLOW } from '../faces.ts';
import { BESIDE, battle, fight, first, HERE } from '../fight.ts';
import { activates, step4 } from '../fights-of-monsters.ts';
import { makeQuest } from '../guide.ts';
import { base, begun, type Play, pair, put, space } from '../scene.ts';

const sanctuary = makeQuest('raised-and-altar', {
  things: { shrine: { prop: 'altar-evil', at: [4, 9] } },
  on: [{ id: 'fed', when: { altar: 'shrine' }, do: [{ op: 'set', flag: 'fed' }] }],
});

const ALL = { 'well-of-darkness': true, 'altar-of-despair': true, 'tomb-of-ice': true } as const;

/** The first hero has raised one of these. */
const raised = (state: State, kind: Monster['kind'], x: number, y: number): Monster =>
  placeMonster(state, { kind, rank: 'normal', at: space(x, y), owner: first(state.heroes).id });

/** A floor with something raised beside a foe, and these Powers in play. */
function risen(kind: Monster['kind'], powers: readonly string[] = [], set: (state: State) => void = () => undefined) {
  const state = begun({ options: ALL });
  const [hero, other] = pair(state.heroes);
  [hero.at, other.at] = [space(1, 9), space(1, 13)];
  state.overlord.powers = powers.map(card => `${card}#1`);
  const thrall = raised(state, kind, 4, 9);
  const foe = put(state, kind, space(5, 9));
  set(state);
  return { state, thrall, foe };
}
const black = (state: State, { id }: Monster): number => {
  const [how] = attacksOf(state, id, 'activation');
  return (how && opened(state, id, how).pool.black) ?? 0;
};

rule(
  ['DES-84.6', 'DES-12.16', 'DES-84.4'],
  'Powers work for the overlord’s monsters: neither Doom, Dark Armor nor Unholy Swiftness helps what has risen',
  () => {
    const { state, thrall, foe } = risen('beastman', ['doom', 'dark-armor', 'unholy-swiftness']);
    const plain = risen('beastman');
    const figures = (of: State, one: Monster) => [
      black(of, one),
      statOf(of, one.id, 'armour'),
      statOf(of, one.id, 'speed'),
    ];
    expect(figures(state, thrall)).toEqual(figures(plain.state, plain.thrall));
    expect(figures(state, foe)).toEqual(figures(plain.state, plain.foe).map(n => n + 1));
  },
);

rule(
  ['DES-84.6', 'DES-35.15', 'DES-65.8'],
  'familiars of heroes do it no harm: Skye takes none of its armour, the Imp burns it not',
  () => {
    const companions: State['companions'] = [
      { id: 'skye', owner: 'hero:steelhorns', at: space(4, 10), carries: [] },
      { id: 'bottle-imp', owner: 'hero:steelhorns', at: space(5, 10), carries: [] },
    ];
    const { state, thrall, foe } = risen('beastman', [], one => {
      one.companions = companions;
    });
    expect([thrall, foe].map(({ id }) => statOf(state, id, 'armour'))).toEqual([2, 1]);
    const comes = (owner: boolean): number => {
      let left = 0;
      fight({
        options: ALL,
        on: space(6, 9),
        set: one => {
          one.companions = companions;
        },
        *first(t) {
          t.state.monsters = [];
          const one = owner ? raised(t.state, 'sorcerer', 6, 10) : put(t.state, 'sorcerer', space(6, 10));
          yield* calls(t).moment(t, 'space-entered', { figure: one.id, at: space(6, 10) });
          left = one.wounds;
        },
      });
      return left;
    };
    expect([comes(true), comes(false)]).toEqual([3, 2]);
  },
);

rule(['DES-84.6', 'DES-83.1'], 'a Black Curse lies on its attacks as on those of any enemy', () => {
  const line = (kind: 'dark-priest' | 'beastman'): number => {
    const { state, thrall } = risen('skeleton', [], one => void put(one, kind, space(6, 9), 'master'));
    const [how] = attacksOf(state, thrall.id, 'activation');
    const { lines } = opened(state, thrall.id, how ?? { target: space(5, 9), by: 'activation' });
    return lines.reduce((sum, { bonus }) => sum + (bonus.damage ?? 0), 0);
  };
  expect(line('dark-priest') - line('beastman')).toBe(-1);
});

rule(
  ['DES-84.6', 'DES-85.1', 'DES-85.2'],
  'a kobold that has risen counts heroes beside its target; kobolds do not count it beside theirs',
  () => {
    const { state, thrall, foe } = risen('kobold', [], one => {
      const [hero, other] = pair(one.heroes);
      [hero.at, other.at] = [space(5, 10), space(4, 10)];
    });
    const dice = (one: Monster, target: ReturnType<typeof space>): number =>
      opened(state, one.id, { target, by: 'activation' }).pool.black ?? 0;
    expect([dice(thrall, space(5, 9)), dice(foe, space(5, 10))]).toEqual([2, 0]);
  },
);

rule(['DES-84.1', 'DRF-2.4a'], 'a spell is sent through it, as through any friend', () => {
  const play = fight({
    options: ALL,
    hero: 'mad-carthos',
    friend: 'steelhorns',
    equipped: ['magic-staff#1'],
    skills: ['spiritwalker'],
    on: space(7, 9),
    set: state => void raised(state, 'skeleton', 5, 9),
  }).does('action:battle');
  const through = play.can().filter(key => key.startsWith('attack:') && key.includes(space(5, 9)));
  expect(through.some(key => key.endsWith(space(7, 9)))).toBe(true);
});

rule(
  ['DES-84.2', 'DES-68.5', 'DES-66.2'],
  'an ape that leaps over it alone strikes it, and a hero’s Sweep passes it by',
  () => {
    const play = activates(
      step4(
        state => {
          const [one, other] = pair(state.heroes);
          [one.at, other.at] = [space(1, 12), space(2, 12)];
          put(state, 'blood-ape', base(2, 9, 2, 1));
          raised(state, 'skeleton', 5, 9);
        },
        { dice: [RED.four, GREEN.three, YELLOW.three] },
      ),
    );
    const seat = play.overlordSeat;
    play.answers(seat, `leap:${base(6, 9, 2, 1)}`);
    expect(play.asked(seat)).toBe('attack.leap');
    play.answers(seat, play.can(seat)[0] ?? '');
    expect(play.state.monsters.map(({ kind }) => kind)).toEqual(['blood-ape']);
    const sweep = battle({
      options: ALL,
      equipped: ['icetooth#1'],
      dice: [RED.four, GREEN.three, GREEN.three, YELLOW.one, YELLOW.one, POWER.blank, POWER.blank, POWER.blank],
      set: state => void raised(state, 'skeleton', 3, 10),
    });
    while (sweep.asked() === 'attack.spend') sweep.passes();
    expect(sweep.state.monsters.map(({ kind }) => kind)).toEqual(['skeleton']);
  },
);

rule(
  ['DES-84.1', 'DES-36.6', 'DES-69.4'],
  'nothing rises of what a wolf has bitten to death, or fire has burnt',
  () => {
    const bitten = afterwards({
      options: ALL,
      companions: [{ id: 'furr', at: space(5, 9) }],
      dice: [WHITE.threeSurge, GREEN.three],
      set: (state, [hero]) => {
        put(state, 'beastman', space(6, 9)).wounds = 1;
        if (hero) hero.skills = ['necromancy'];
      },
    }).does(`attack:furr:${space(6, 9)}`);
    expect([bitten.state.monsters, bitten.asked() === 'necromancy.ask']).toEqual([[], false]);
    const burnt = fight({
      options: ALL,
      skills: ['necromancy'],
      dice: [POWER.blank],
      set: (_, __, monster) => void Object.assign(monster, { wounds: 1, tokens: { burn: 1 } }),
      first: t => calls(t).startEffects(t, t.state.monsters[0]?.id ?? 'monster:') as never,
    });
    expect([burnt.state.monsters, burnt.asked()]).toEqual([[], 'turn.declare']);
  },
);

rule(
  ['DES-80.1', 'DES-84.1', 'DES-4.25'],
  'Sunder the Grave: what stays dead may be raised, and what gets up is nobody’s to raise',
  () => {
    const slain = (die: number): Play =>
      battle({
        options: ALL,
        skills: ['necromancy'],
        equipped: ['sword#1', 'sunder-the-grave#1'],
        dice: [RED.four, GREEN.three, POWER.blank, POWER.blank, POWER.blank, die],
        set: (_, __, monster) => {
          monster.wounds = 1;
        },
      }).passesAll('necromancy.ask');
    expect([slain(POWER.blank).asked(), slain(POWER.surge).asked() === 'necromancy.ask']).toEqual([
      'necromancy.ask',
      false,
    ]);
    expect(slain(POWER.surge).state.monsters).toHaveLength(1);
  },
);

describe('the overlord', () => {
  const nest = makeQuest('eggs-and-servants', {
    things: { egg: { egg: 'lava-beetle', at: [6, 9], wounds: { 2: 4, 3: 4, 4: 5, 5: 6 }, armour: 0 } },
  });

  rule(
    ['DES-84.6', 'ICE-4.1', 'DES-12.9'],
    'neither promotes nor breaks anything with what is not a monster of theirs: the raised, or an egg',
    () => {
      const { state, foe } = risen('beastman', [], one => {
        one.board.terrain[space(3, 9)] = 'rubble';
      });
      expect([lowly(state).map(({ id }) => id), targetsOf(state)]).toEqual([[foe.id], []]);
      const eggs = nest({
        at: [HERE, space(1, 12)],
        options: ALL,
        set: state => void Object.assign(state.board.terrain, { [space(5, 9)]: 'rubble' }),
      });
      eggs.state.monsters = eggs.state.monsters.filter(({ egg }) => egg);
      expect([eggs.state.monsters.length, lowly(eggs.state), targetsOf(eggs.state)]).toEqual([1, [], []]);
    },
  );

  rule(['DES-84.6', 'DES-84.4', 'DES-55.3'], 'is not served by it: no Altar of Evil asks for its life', () => {
    const play = sanctuary({
      quiet: true,
      at: [space(1, 12), space(2, 12)],
      options: ALL,
      *next(t) {
        const [hero] = pair(t.state.heroes);
        const thrall = placeMonster(t.state, {
          kind: 'skeleton',
          rank: 'normal',
          at: space(4, 9),
          owner: hero.id,
        });
        yield* calls(t).activate(t, thrall.id);
      },
    });
    expect([play.asked(), play.can().filter(key => key.startsWith('altar:'))]).toEqual(['overlord.activation', []]);
  });
});

rule(['DES-84.6', 'DES-21.15', 'DES-86.1'], 'what it costs the overlord to strike it brings no threat', () => {
  const play = activates(
    step4(
      state => {
        const [one, other] = pair(state.heroes);
        [one.at, other.at] = [space(1, 12), space(2, 12)];
        put(state, 'dark-priest', space(3, 9));
        raised(state, 'skeleton', 4, 9);
      },
      { dice: [WHITE.threeSurge, POWER.surge, POWER.surge, POWER.surge] },
    ),
  );
  const seat = play.overlordSeat;
  const { threat } = play.state.overlord;
  play.answers(seat, play.can(seat).find(key => key.startsWith('attack:') && key.endsWith(BESIDE)) ?? '');
  play.overlordWaits();
  expect([play.log.includes('log.attack.on'), play.state.overlord.threat]).toEqual([true, threat]);
});
