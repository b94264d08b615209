// What skills do, each with its numbers.

import { rule } from '@veillee/kernel/test/rule';
import type { Space } from '@veillee/pieces/geometry';
import { describe, expect, test } from 'vitest';
import { BASE, rowsOf } from '../../content/boxes.ts';
import { skills as rows } from '../../content/skills.ts';
import { opened } from '../../rules/attack/open.ts';
import { canAim } from '../../rules/attack/sight.ts';
import { moment } from '../../rules/effects/apply.ts';
import { attacksWith } from '../../rules/effects/attacks.ts';
import { armourAgainst, statOf } from '../../rules/effects/stats.ts';
import { heroSum, partySum } from '../../rules/overlord/party.ts';
import { type FigureId, heroOf } from '../../rules/state.ts';
import { wound } from '../../rules/wounds.ts';
import { BLANKS, BLUE, GREEN, POWER, RED, WHITE, YELLOW } from '../faces.ts';
import { ASIDE, assault, BESIDE, battle, FAR, type Fight, fight, first, HERE } from '../fight.ts';
import { campaign } from '../legend/small.ts';
import { lay, put, space } from '../scene.ts';

const proved: string[] = [];
const withSkill = (skill: string, plan: Fight = {}): Fight => {
  proved.push(skill);
  return { hero: 'one-fist', friend: 'varikas-the-dead', ...plan, skills: [skill] };
};
const tired =
  (fatigue: number): Fight['set'] =>
  (_, heroes) =>
    Object.assign(first(heroes), { fatigue });
/** What a skill adds to attacks with a weapon of each kind. */
const adds = (skill: string) =>
  ['sword#1', 'bow#1', 'immolation#1'].map(weapon => {
    const play = fight(withSkill(skill, { equipped: [weapon] }));
    return opened(play.state, play.hero().id, { weapon, target: BESIDE, by: 'action' }).lines.map(({ bonus }) => bonus);
  });

describe('fighting', () => {
  test('Able Warrior: one attack more in an Advance, for 2 fatigue', () => {
    const play = fight(withSkill('able-warrior')).does('action:advance', 'use:able-warrior:0');
    expect([play.state.turn?.attacks, play.hero().fatigue]).toEqual([2, 1]);
    expect(fight(withSkill('able-warrior')).does('action:battle').asked()).toBe('turn.act');
  });

  test('Battle Cry: a fatigue for oneself and those beside, when Battle is declared', () => {
    const play = fight(
      withSkill('battle-cry', {
        set: (_, heroes) => {
          for (const hero of heroes) hero.fatigue = 0;
          if (heroes[1]) heroes[1].at = space(3, 10);
        },
      }),
    ).does('action:battle', 'use:battle-cry:0');
    expect([play.hero(0).fatigue, play.hero(1).fatigue]).toEqual([1, 1]);
  });

  test('Battle Cry: offered only if oneself or somebody beside has lost fatigue', () => {
    const isAsked = (at: Space, fatigue: number): boolean =>
      fight(withSkill('battle-cry', { set: (_, [, friend]) => Object.assign(friend ?? {}, { at, fatigue }) }))
        .does('action:battle')
        .asked() !== 'turn.act';
    const [rested, weary] = [4, 1];
    expect([isAsked(space(3, 10), weary), isAsked(space(3, 10), rested), isAsked(ASIDE, weary)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('Cleaving: after a kill in melee another attack with the same weapon, for a fatigue', () => {
    const play = battle(
      withSkill('cleaving', {
        equipped: ['sword#1'],
        dice: [RED.four, GREEN.three, POWER.blank, POWER.blank, RED.four, GREEN.three, POWER.blank, POWER.blank],
        set: state => void put(state, 'skeleton', space(4, 10)),
      }),
    );
    play.passes().does('use:cleaving:0').passes();
    expect([play.state.monsters, play.hero().fatigue, play.state.turn?.attacks]).toEqual([[], 2, 1]);
  });

  rule('DES-34.8', 'Enduring: no cap of speed; and 1 armour without any', () => {
    const of = (equipped: readonly string[]) => {
      const play = fight(withSkill('enduring', { hero: 'ispher', equipped }));
      return [statOf(play.state, play.hero().id, 'speed'), statOf(play.state, play.hero().id, 'armour')];
    };
    expect([of([]), of(['plate-mail#1'])]).toEqual([
      [5, 1],
      [5, 3],
    ]);
  });

  test('Knight: half the speed and an attack more in a Battle, for 2 fatigue', () => {
    const play = fight(withSkill('knight', { hero: 'ispher' })).does('action:battle', 'use:knight:0');
    expect(play.state.turn).toMatchObject({ movement: 3, attacks: 3 });
  });

  rule(
    ['DRF-2.5a', 'DRF-2.5b'],
    'Leadership: all three halves of Ready for a fatigue; and the order for another hero, for another',
    () => {
      const play = fight(withSkill('leadership')).does('action:ready', 'use:leadership:0');
      expect(play.state.turn).toMatchObject({ movement: 4, attacks: 1, orders: 1, half: 'both' });
      play.does('order:rest', 'use:leadership:1');
      expect([play.hero(0).order, play.hero(1).order, play.hero(0).fatigue]).toEqual([undefined, 'rest', 1]);
    },
  );

  test('Mighty, Weapon Mastery: melee alone', () => {
    expect(adds('mighty')).toEqual([[{ damage: 2 }], [], []]);
    expect(adds('weapon-mastery')).toEqual([[{ surges: 2 }], [], []]);
  });

  test('Parry, Deflect Arrows, Willpower: 1 armour against one kind', () => {
    const against = (skill: string) => {
      const play = fight(withSkill(skill));
      return (['melee', 'ranged', 'magic'] as const).map(kind => armourAgainst(play.state, play.hero(), kind).total);
    };
    expect([against('parry'), against('deflect-arrows'), against('willpower')]).toEqual([
      [3, 2, 2],
      [2, 3, 2],
      [2, 2, 3],
    ]);
  });

  test('Relentless: a fatigue when Advance is declared', () => {
    expect(
      fight(withSkill('relentless', { set: tired(0) }))
        .does('action:advance', 'use:relentless:0')
        .hero().fatigue,
    ).toBe(1);
  });

  test('Tough, Skilled, Swift: more wounds, fatigue, speed', () => {
    const of = (skill: string, stat: 'maxWounds' | 'maxFatigue' | 'speed') => {
      const play = fight(withSkill(skill));
      return statOf(play.state, play.hero().id, stat);
    };
    expect([of('tough', 'maxWounds'), of('skilled', 'maxFatigue'), of('swift', 'speed')]).toEqual([16, 5, 6]);
  });

  test('Unmovable: Guard during a Battle, and 1 armour until the next turn', () => {
    const play = fight(withSkill('unmovable')).does('action:battle', 'use:unmovable:0');
    expect([play.hero().order, statOf(play.state, play.hero().id, 'armour')]).toEqual(['guard', 3]);
    const [lasting] = play.hero().lasting;
    const next = fight(
      withSkill('unmovable', {
        position: { at: 'turnStart' },
        set: (_, heroes) => void first(heroes).lasting.push(lasting ?? 'nothing'),
      }),
    );
    expect([lasting, statOf(next.state, next.hero().id, 'armour')]).toEqual(['unmovable/1', 2]);
  });
});

describe('subterfuge', () => {
  test('Acrobat: through enemies, not onto them', () => {
    const corridor: Fight = { at: space(5, 9), on: 'base:6,9/1x2', monster: 'hell-hound' };
    const can = (plan: Fight) => fight(plan).does('action:run').can();
    expect(can(withSkill('acrobat', corridor))).toContain(`walk:${FAR}`);
    expect(can({ ...corridor, hero: 'one-fist', friend: 'varikas-the-dead' })).not.toContain(`walk:${FAR}`);
    expect(can(withSkill('acrobat', corridor))).not.toContain(`walk:${space(6, 9)}`);
  });

  test('Alertness: whoever enters a space beside may be struck at once, for 2 fatigue', () => {
    const play = fight(
      withSkill('alertness', {
        equipped: ['sword#1'],
        dice: [RED.four, GREEN.three, POWER.blank, POWER.blank],
        set: state => Object.assign(state, { phase: 'overlord' }),
        position: { at: 'act' },
        first: t => moment(t, 'space-entered', { figure: (t.state.monsters[0] as { id: FigureId }).id, at: BESIDE }),
      }),
    );
    play.does('use:alertness:0').passes();
    expect([play.state.monsters, play.hero().fatigue]).toEqual([[], 1]);
    // What strikes all around strikes whoever has come, too.
    const vaal = fight(withSkill('alertness', { equipped: ['word-of-vaal#1'], hero: 'steelhorns' }));
    expect(attacksWith(vaal.state, vaal.hero(), undefined, vaal.monster().id).map(({ area }) => area)).toEqual([
      'around',
    ]);
  });

  test('Ambidextrous: 1 damage more with an off-hand bonus', () => {
    const lines = (equipped: readonly string[]) => {
      const play = fight(withSkill('ambidextrous', { hero: 'ispher', equipped }));
      return opened(play.state, play.hero().id, { weapon: 'sword#1', target: BESIDE, by: 'action' }).lines.map(
        ({ bonus }) => bonus,
      );
    };
    expect([lines(['sword#1']), lines(['sword#1', 'sword#2'])]).toEqual([[], [{ damage: 1 }, { damage: 1 }]]);
  });

  test('Cautious: 1 threat less for the overlord, and traps deal 1 wound fewer', () => {
    const play = fight(withSkill('cautious'));
    expect([partySum(play.state, 'threatIncome'), heroSum(play.hero(), 'trapWounds')]).toEqual([-1, -1]);
  });

  test('Crack Shot sees from beside itself', () => {
    const sees = (plan: Fight) => {
      const play = fight({
        ...plan,
        at: space(2, 9),
        on: space(3, 9),
        set: state => void put(state, 'skeleton', space(5, 9)),
      });
      return canAim(play.state, play.hero(), 'ranged', space(5, 9));
    };
    expect([sees(withSkill('crack-shot')), sees({ hero: 'one-fist', friend: 'varikas-the-dead' })]).toEqual([
      true,
      false,
    ]);
  });

  test('Marksman, Master Archer, Inner Fire, Prodigy: what they add to which attacks', () => {
    expect(adds('marksman')).toEqual([[], [{ range: 3 }], [{ range: 3 }]]);
    expect(adds('master-archer')).toEqual([[], [{ surges: 2 }], []]);
    expect(adds('inner-fire')).toEqual([[], [{ range: 2, damage: 1 }], [{ range: 2, damage: 1 }]]);
    expect(adds('prodigy')).toEqual([[], [], [{ surges: 2 }]]);
  });

  rule('DRF-2.7', 'Precision: past one figure or one obstacle, whatever its size, and no more', () => {
    const sees = (between: readonly number[]) => {
      const play = fight(
        withSkill('precision', {
          at: space(1, 9),
          on: FAR,
          set: state => {
            for (const x of between) put(state, 'skeleton', space(x, 9));
          },
        }),
      );
      return canAim(play.state, play.hero(), 'ranged', FAR);
    };
    expect([sees([4]), sees([4, 5])]).toEqual([true, false]);
    const rubble = fight(
      withSkill('precision', {
        at: space(1, 9),
        on: FAR,
        set: state => {
          state.board.terrain[space(4, 9)] = 'rubble';
          state.board.terrain[space(5, 9)] = 'rubble';
        },
      }),
    );
    expect(canAim(rubble.state, rubble.hero(), 'ranged', FAR)).toBe(true);
  });

  test('Rapid Fire: another shot for 2 fatigue, as often as it is paid for; not on guard', () => {
    const play = battle(
      withSkill('rapid-fire', {
        hero: 'grey-ker',
        equipped: ['bow#1'],
        dice: [BLUE.miss, YELLOW.one, ...BLANKS, BLUE.miss, YELLOW.one, ...BLANKS, BLUE.miss, YELLOW.one, ...BLANKS],
      }),
    );
    const attacks = play.state.turn?.attacks;
    play.does('use:rapid-fire:0', `attack:bow#1:${BESIDE}`, 'use:rapid-fire:0', `attack:bow#1:${BESIDE}`);
    expect([play.hero().fatigue, play.state.turn?.attacks, play.asked()]).toEqual([1, attacks, 'turn.act']);
  });
});

rule(['LEG-21.7', 'DRF-7.3'], 'where a campaign leaves skills out, Rapid Fire gives one shot a turn', () => {
  /** With no die made better. */
  const untempered = (play: ReturnType<typeof battle>) => {
    while (play.asked() === 'attack.temper') play.passes();
    return play;
  };
  const shooting = (variants: readonly string[]) => {
    const play = battle(
      withSkill('rapid-fire', {
        hero: 'grey-ker',
        equipped: ['bow#1'],
        dice: [BLUE.miss, YELLOW.one, ...BLANKS, BLUE.miss, YELLOW.one, ...BLANKS, BLUE.miss, YELLOW.one, ...BLANKS],
        set: state => {
          state.legend = { ...campaign(), variants };
        },
      }),
    );
    return untempered(untempered(play).does('use:rapid-fire:0', `attack:bow#1:${BESIDE}`));
  };
  expect(shooting([]).can()).toContain('use:rapid-fire:0');
  expect(shooting(['tiny-skill-bans']).can()).not.toContain('use:rapid-fire:0');
});

describe('wizardry', () => {
  rule(
    ['DES-35.13', 'DES-35.27', 'DES-35.28', 'DES-35.29'],
    'Boggs, Mata and Kata come along; the monkeys fetch and hand over',
    () => {
      const boggs = fight(withSkill('boggs-the-rat', { first: t => moment(t, 'setup', { figure: 'hero:one-fist' }) }));
      expect(boggs.state.companions).toEqual([{ id: 'boggs', owner: 'hero:one-fist', at: HERE, carries: [] }]);
      const play = fight(
        withSkill('mata-and-kata', {
          set: state => void lay(state, { kind: 'potion', potion: 'healing-potion' }, space(5, 10)),
          first: t => moment(t, 'setup', { figure: 'hero:one-fist' }),
        }),
      );
      expect(play.state.companions.map(({ id }) => id)).toEqual(['mata', 'kata']);
      play.does('action:battle').passes();
      play.does(`walk:${space(5, 10)}`);
      const potion = play.state.board.markers.find(({ kind }) => kind === 'potion');
      play.does(`pick-up:${potion?.id}`, `walk:${space(3, 10)}`, 'give:healing-potion:hero:one-fist');
      expect([play.hero().potions, play.state.companions[0]?.carries]).toEqual([['healing-potion'], []]);
    },
  );

  rule(
    'DRF-2.3',
    'Divine Retribution: an enemy who kills its owner dies with all others near, but those with names',
    () => {
      const killed = (by: FigureId | undefined) => {
        const play = fight(
          withSkill('divine-retribution', {
            monster: 'skeleton',
            rank: 'master',
            *first(t) {
              const named = put(t.state, 'ogre', 'base:5,9/2x2', 'master');
              Object.assign(named, { rank: 'unique' });
              yield* wound(t, 'hero:one-fist', 99, { kind: 'attack', ...(by && { by }) });
            },
          }),
        );
        return play.state.monsters.map(({ kind }) => kind);
      };
      expect([killed('monster:skeleton#1'), killed('hero:varikas-the-dead')]).toEqual([['ogre'], ['skeleton', 'ogre']]);
    },
  );

  test('Holy Aura and Blessing are abilities of the hero', () => {
    const play = fight(
      withSkill('holy-aura', {
        monster: 'skeleton',
        set: state => Object.assign(state, { phase: 'overlord' }),
        position: { at: 'act' },
        first: t => moment(t, 'space-entered', { figure: (t.state.monsters[0] as { id: FigureId }).id, at: BESIDE }),
      }),
    );
    expect(play.monster().wounds).toBe(1);
    expect(adds('blessing')[0]).toEqual([{ range: 1, damage: 1 }]);
  });

  test('Quick Casting: another spell for 2 fatigue and the card, once', () => {
    const play = battle(
      withSkill('quick-casting', {
        hero: 'andira-runehand',
        equipped: ['immolation#1'],
        dice: [WHITE.miss, GREEN.one, ...BLANKS, WHITE.miss, GREEN.one, ...BLANKS],
      }),
    );
    play.does('use:quick-casting:0', `attack:immolation#1:${BESIDE}`);
    expect([play.hero().fatigue, play.hero().exhausted, play.asked()]).toEqual([2, ['quick-casting'], 'turn.act']);
  });

  rule(
    ['DRF-2.9a', 'DRF-2.9b', 'DRF-2.9c', 'DRF-2.9d', 'DRF-2.9e'],
    'Telekinesis: anybody in sight one space, into a pit too, for a fatigue',
    () => {
      const play = fight(
        withSkill('telekinesis', {
          monster: 'ogre',
          on: 'base:4,9/2x2',
          set: (state, heroes) => {
            state.board.terrain[space(2, 9)] = 'pit';
            state.board.terrain[space(2, 10)] = 'rubble';
            first(heroes).tokens = { web: 1 };
          },
        }),
      );
      play.does('action:battle', 'use:telekinesis:0', 'figure:hero:one-fist');
      expect(play.can()).not.toContain(`place:${space(2, 10)}`);
      play.does(`place:${space(2, 9)}`);
      expect([play.hero().at, play.hero().tokens.web, play.hero().fatigue]).toEqual([space(2, 9), 1, 2]);
      expect(play.hero().wounds).toBe(12 - 1); // the fall (DES-46.2)
      play.does('use:telekinesis:0', `place:${space(1, 9)}`); // from within the hero sees nobody else
      expect([play.hero().at, play.hero().fatigue]).toEqual([space(1, 9), 1]);
    },
  );

  test('Vampiric Blood: a fatigue for each enemy who stays dead', () => {
    const kill = (face: number) =>
      battle(
        withSkill('vampiric-blood', {
          equipped: ['sword#1'],
          monster: 'skeleton',
          rank: 'master',
          dice: [RED.four, GREEN.three, POWER.blank, POWER.blank, face],
          set: tired(1),
        }),
      )
        .passes()
        .hero().fatigue;
    expect([kill(POWER.blank), kill(POWER.surge)]).toEqual([2, 1]);
  });

  rule('DES-95.1', 'Wild Talent: Sorcery 1, and a die more against traps', () => {
    const play = fight(withSkill('wild-talent', { equipped: ['bow#1'] }));
    expect([
      opened(play.state, play.hero().id, { weapon: 'bow#1', target: BESIDE, by: 'action' }).sorcery,
      heroSum(play.hero(), 'saveDice'),
    ]).toEqual([1, 1]);
  });
});

test('Tahlia moves on guard, before the attack or after it', () => {
  const play = assault(
    {
      hero: 'tahlia',
      friend: 'varikas-the-dead',
      equipped: ['sword#1'],
      at: space(1, 10),
      monster: 'skeleton',
      on: FAR,
      dice: [RED.four, GREEN.three, ...BLANKS],
      set: (_, heroes) => Object.assign(first(heroes), { order: 'guard' }),
    },
    { target: space(1, 10) },
  );
  expect(play.can()).toContain(`walk:${space(4, 10)}`);
  play.does(`walk:${space(3, 9)}`);
  expect([heroOf(play.state, 'hero:tahlia').at, heroOf(play.state, 'hero:tahlia').order]).toEqual([
    space(3, 9),
    undefined,
  ]);
});

test('every skill of the box has had its scene', () => {
  expect(rowsOf(rows, BASE).flatMap(({ id }) => (proved.includes(id) ? [] : [id]))).toEqual([]);
});
