// What hero sheets do, each with its numbers.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect, test } from 'vitest';
import { heroes as sheets } from '../../content/heroes.ts';
import { overlordCardRow } from '../../content/overlord.ts';
import { foretold } from '../../rules/attack/foretell.ts';
import { opened } from '../../rules/attack/open.ts';
import { canAim } from '../../rules/attack/sight.ts';
import { moment } from '../../rules/effects/apply.ts';
import { otherActions } from '../../rules/effects/change-action.ts';
import { opOf } from '../../rules/effects/held.ts';
import { startEffects } from '../../rules/effects/lingering.ts';
import { has, isImmune, statOf } from '../../rules/effects/stats.ts';
import { whyNotEquip } from '../../rules/hero/fitting.ts';
import { costOf } from '../../rules/overlord/deck.ts';
import { spawnSites } from '../../rules/overlord/spawn.ts';
import { type Hero, type HeroTurn, heroId } from '../../rules/state.ts';
import { wound } from '../../rules/wounds.ts';
import { BLANKS, BLUE, GREEN, POWER, RED, WHITE, YELLOW } from '../faces.ts';
import { assault, BESIDE, battle, FAR, type Fight, fight, first, HERE, monsterTurn } from '../fight.ts';
import { put, space } from '../scene.ts';

const hit = (play: ReturnType<typeof fight>) => play.told().findLast(({ text }) => text === 'log.attack.hit')?.with;
const proved: string[] = [];
/** A scene of this hero; the friend is somebody without anything to say. */
const as = (hero: string, plan: Fight = {}): Fight => {
  proved.push(hero);
  return { friend: 'varikas-the-dead', hero, ...plan };
};
const linesOf = (hero: string, weapon: string) => {
  const play = fight(as(hero, { equipped: [weapon] }));
  return opened(play.state, play.hero().id, { weapon, target: BESIDE, by: 'action' }).lines.map(({ bonus }) => bonus);
};
/** The start of a turn of this hero. */
const starts = (hero: string, set: (hero: Hero) => void, dice: readonly number[] = []) =>
  fight(as(hero, { dice, set: (_, heroes) => set(first(heroes)), first: t => startEffects(t, heroId(hero)) }));

describe('the box', () => {
  test('Andira pierces 2 with magic on those beside her', () => {
    const shot = (on = BESIDE) =>
      battle(
        as('andira-runehand', {
          equipped: ['immolation#1'],
          on,
          dice: [WHITE.two, GREEN.three, POWER.more, POWER.more, POWER.blank],
        }),
      ).passes();
    expect(hit(shot())).toMatchObject({ damage: 7, armour: 2, pierce: 2, wounds: 7 });
    expect(hit(shot(FAR))).toMatchObject({ damage: 5, pierce: 0, wounds: 3 });
    // Not of friends whom her blast catches.
    const friendly = battle(
      as('andira-runehand', {
        equipped: ['ice-storm#1'],
        on: FAR,
        dice: [WHITE.two, GREEN.three, GREEN.three, ...BLANKS],
        set: (_, heroes) => Object.assign(heroes[1] ?? {}, { at: BESIDE }),
      }),
      'ice-storm#1',
      BESIDE,
      'blast',
    );
    while (friendly.asked() !== 'turn.act') friendly.passes();
    expect(hit(friendly)).toMatchObject({ armour: 2, pierce: 0 });
  });

  test('Astarra activates glyphs from 6 spaces, Kirga keeps spawning 5 spaces away', () => {
    const of = (hero: string) => fight(as(hero)).hero();
    expect([opOf(of('runewitch-astarra'), 'glyphsWithin')?.n, opOf(of('kirga'), 'noSpawnWithin')?.n]).toEqual([6, 5]);
  });

  test('Bogran deals 2 more to those who did not see him when the turn began', () => {
    const stab = (seenBy: Hero['seenBy']) =>
      battle(
        as('bogran-the-shadow', {
          equipped: ['crossbow#1'],
          dice: [BLUE.two, GREEN.three, POWER.blank, POWER.blank],
          set: (_, heroes) => Object.assign(first(heroes), { seenBy }),
        }),
      ).passes();
    expect([hit(stab([]))?.damage, hit(stab(['monster:beastman#1']))?.damage]).toEqual([7, 5]);
    expect(starts('bogran-the-shadow', () => {}).hero().seenBy).toEqual(['monster:beastman#1']);
  });

  test('Mad Carthos deals 2 more with magic alone', () => {
    expect([linesOf('mad-carthos', 'immolation#1'), linesOf('mad-carthos', 'bow#1')]).toEqual([[{ damage: 2 }], []]);
  });

  test('Steelhorns strikes at the end of a run in a straight line', () => {
    const plan = as('steelhorns', {
      equipped: ['sword#1'],
      at: space(1, 9),
      on: space(5, 9),
      dice: [RED.four, GREEN.three, ...BLANKS],
    });
    const play = fight(plan).does('action:run');
    expect(play.whyNot('use:steelhorns:0')?.[0]).toBe('why.nothing');
    play.does(`walk:${space(4, 9)}`, 'use:steelhorns:0').passes();
    expect([play.state.monsters, play.state.turn?.movement]).toEqual([[], 0]);
    const crooked = fight(plan).does('action:run', `walk:${space(2, 10)}`, `walk:${space(4, 10)}`);
    expect(crooked.whyNot('use:steelhorns:0')?.[0]).toBe('why.nothing');
  });

  test('Ispher heals a wound at the start of each turn', () => {
    expect(starts('ispher', hero => Object.assign(hero, { wounds: 5 })).hero().wounds).toBe(6);
  });

  test('Battlemage Jaes wears what forbids runes, and runes', () => {
    const play = fight(as('battlemage-jaes', { equipped: ['immolation#1'] }));
    expect(whyNotEquip(play.hero(), 'chain-mail#1')).toBeUndefined();
  });

  rule(
    ['DRF-3.1a', 'DRF-3.1b', 'DRF-3.1d'],
    'Grey Ker changes the action for one that allows what was done (EX-65)',
    () => {
      const play = battle(as('grey-ker', { equipped: ['bow#1'], dice: [BLUE.miss, YELLOW.one, ...BLANKS] }));
      play.does('use:grey-ker:0');
      expect(play.can()).toEqual(['action:advance', 'action:ready']);
      play.does('action:advance');
      expect(play.state.turn).toMatchObject({ action: 'advance', movement: 4, attacks: 0 });
    },
  );

  rule(
    'DRF-3.1b',
    'the other action allows what was done, and leaves the rest; what did not come from the action stays',
    () => {
      const speed = 4;
      const speeds = { advance: 1, battle: 0, run: 2, ready: 0 };
      const attacks = { advance: 1, battle: 2, run: 0, ready: 0 };
      const play = fight(as('grey-ker'));
      const { state } = play;
      const ker = play.hero();
      expect(statOf(state, ker.id, 'speed')).toBe(speed);
      const turn = state.turn as HeroTurn;
      for (const action of ['advance', 'battle', 'run'] as const)
        for (const extra of [undefined, { movement: 1 }, { attacks: 1 }, { movement: 2, attacks: 1 }]) {
          const [moreMovement, moreAttacks] = [extra?.movement ?? 0, extra?.attacks ?? 0];
          for (let moved = 0; moved <= speeds[action] * speed + moreMovement; moved++)
            for (let struck = 0; struck <= attacks[action] + moreAttacks; struck++) {
              Object.assign(turn, { action, half: undefined, orders: 0, extra });
              turn.movement = speeds[action] * speed + moreMovement - moved;
              turn.attacks = attacks[action] + moreAttacks - struck;
              // What is given besides is spent first: only what is beyond it must be allowed.
              const [walk, blows] = [Math.max(0, moved - moreMovement), Math.max(0, struck - moreAttacks)];
              const allowed = (['advance', 'battle', 'run', 'ready'] as const).filter(other =>
                other === 'ready'
                  ? walk <= speed && blows <= 1 && !(walk > 0 && blows > 0)
                  : other !== action && walk <= speeds[other] * speed && blows <= attacks[other],
              );
              expect(otherActions(state, ker).toSorted(), `${action} ${moved} ${struck}`).toEqual(allowed.toSorted());
            }
        }
      // A half that Ready has gone into counts; an order that was placed can only stay with Ready.
      const ready = (half: HeroTurn['half'], movement: number, strikes: number, orders: number) => {
        Object.assign(turn, { action: 'ready', half, movement, attacks: strikes, orders, extra: undefined });
        return otherActions(state, ker).toSorted();
      };
      expect(ready(undefined, 0, 0, 1)).toEqual(['advance', 'battle', 'run']);
      expect(ready('move', 1, 0, 1)).toEqual(['advance', 'run']);
      expect(ready('move', speed, 0, 1)).toEqual(['advance', 'battle', 'run']);
      expect(ready('attack', 0, 0, 1)).toEqual(['advance', 'battle']);
      expect(ready('attack', 0, 1, 1)).toEqual(['advance', 'battle', 'run']);
      expect(ready('both', 0, 0, 1)).toEqual(['advance']);
      expect(ready('move', 1, 0, 0)).toEqual([]);
      Object.assign(turn, { action: undefined });
      expect(otherActions(state, ker)).toEqual([]);
      Object.assign(turn, { action: 'run', hero: play.hero(1).id });
      expect(otherActions(state, ker)).toEqual([]);
    },
  );

  rule(['DRF-3.1b', 'DES-24.4'], 'what fatigue has bought stays through a change of action, all of it', () => {
    const turned = (fatigue: number, ...deeds: string[]) => {
      const play = fight(as('grey-ker', { set: (_, heroes) => Object.assign(first(heroes), { fatigue: 4 }) }));
      play.does('action:run', ...Array<string>(fatigue).fill('fatigue'), ...deeds, 'use:grey-ker:0');
      return play;
    };
    for (const bought of [0, 1, 2, 3]) {
      expect(turned(bought).does('action:battle').state.turn).toMatchObject({
        movement: bought,
        attacks: 2,
        orders: 0,
      });
      expect(turned(bought).does('action:advance').state.turn).toMatchObject({ movement: 4 + bought, attacks: 1 });
      expect(turned(bought).does('action:ready').state.turn).toMatchObject({ movement: bought, attacks: 0, orders: 1 });
    }
    // Two steps are paid for by what was bought; a third would be movement of the Run.
    const walk = `walk:${space(1, 9)}`;
    expect(turned(2, walk).can()).toContain('action:battle');
    expect(turned(1, walk).can()).not.toContain('action:battle');
    expect(turned(2, walk).does('action:ready').state.turn).toMatchObject({ half: undefined, movement: 0 });
    expect(turned(1, walk).does('action:ready').state.turn).toMatchObject({ half: 'move', movement: 3 });
  });

  rule('DRF-3.1c', 'which is no declaration', () => {
    const play = fight(
      as('grey-ker', { skills: ['battle-cry'], set: (_, heroes) => Object.assign(first(heroes), { fatigue: 0 }) }),
    );
    play.does('action:run', 'use:grey-ker:0', 'action:battle');
    expect([play.hero().fatigue, play.asked()]).toEqual([0, 'turn.act']);
  });

  rule('DRF-3.2', 'Landrec has two surges in all his attacks', () => {
    expect([linesOf('landrec-the-wise', 'sword#1'), linesOf('landrec-the-wise', 'immolation#1')]).toEqual([
      [{ surges: 2 }],
      [{ surges: 2 }],
    ]);
  });

  rule(
    'DES-19.10',
    'Lyssa has a die of an attack on her rolled again, Trenloe one of his own; never the main die',
    () => {
      const lyssa = assault(as('lyssa', { dice: [RED.four, GREEN.three, GREEN.one] }));
      expect(lyssa.can()).toEqual(['die:green:1']);
      expect(hit(lyssa.does('die:green:1'))?.damage).toBe(4 + 1 + 1);
      const trenloe = battle(
        as('trenloe-the-strong', {
          equipped: ['sword#1'],
          dice: [RED.four, GREEN.one, POWER.blank, POWER.more, POWER.surge],
        }),
      );
      expect(trenloe.can()).toEqual(['die:green:1', 'die:black:2', 'die:black:3']);
      expect(hit(trenloe.does('die:black:2').passes())?.damage).toBe(4 + 1 + 1);
    },
  );

  test('cards cost 1 threat more against Spiritspeaker Mok', () => {
    const cost = (hero: string) => costOf(fight(as(hero)).state, overlordCardRow('aim')).total;
    expect([cost('spiritspeaker-mok'), cost('ispher')]).toEqual([3, 2]);
  });

  test('Mordrog recovers a fatigue each time he is wounded', () => {
    const play = assault(
      as('mordrog', {
        dice: [RED.four, GREEN.three],
        set: (_, heroes) => Object.assign(first(heroes), { fatigue: 0 }),
      }),
    );
    expect([play.hero().wounds, play.hero().fatigue]).toEqual([16 - 6, 1]);
  });

  rule(
    ['DES-35.40', 'DES-35.41', 'DES-35.42', 'DES-10.19', 'DES-35.1'],
    'Ronan has Pico: a power die more, for whoever carries it',
    () => {
      const play = fight(
        as('ronan-of-the-wild', {
          equipped: ['bow#1'],
          set: (_, [, friend]) => Object.assign(friend ?? {}, { at: space(3, 10) }),
          first: t => moment(t, 'setup', { figure: 'hero:ronan-of-the-wild' }),
        }),
      );
      const pool = () =>
        opened(play.state, 'hero:ronan-of-the-wild', { weapon: 'bow#1', target: BESIDE, by: 'action' }).pool.black;
      expect([play.state.companions, pool()]).toEqual([
        [{ id: 'pico', owner: 'hero:ronan-of-the-wild', carries: [] }],
        3,
      ]);
      play.does('action:run', 'give:pico:hero:varikas-the-dead');
      expect([play.state.turn?.movement, play.state.companions[0]?.owner, pool()]).toEqual([
        8,
        'hero:varikas-the-dead',
        2,
      ]);
    },
  );

  test('Red Scorpion pays a fatigue for a wound or a wound for a fatigue, one of both', () => {
    const play = starts('red-scorpion', hero => Object.assign(hero, { wounds: 5, fatigue: 2 }));
    expect(play.can()).toEqual(['use:red-scorpion:0', 'use:red-scorpion:1']);
    play.does('use:red-scorpion:1');
    expect([play.hero().wounds, play.hero().fatigue, play.asked()]).toEqual([4, 3, 'turn.declare']);
    // Nobody dies of a price (R90).
    const last = starts('red-scorpion', hero => Object.assign(hero, { wounds: 1, fatigue: 2 }));
    expect(last.can()).toEqual(['use:red-scorpion:0']);
  });

  test('Silhouette exchanges her order for 2 fatigue, also when she is attacked', () => {
    const guarding: Fight['set'] = (_, heroes) => Object.assign(first(heroes), { order: 'rest' });
    const own = fight(as('silhouette', { set: guarding })).does('action:run', 'use:silhouette:0', 'order:guard');
    expect([own.hero().order, own.hero().fatigue]).toEqual(['guard', 3]);
    const attacked = assault(as('silhouette', { dice: [RED.four, GREEN.three, RED.miss], set: guarding }));
    attacked.does('use:silhouette:0', 'order:dodge', 'die:red:0');
    expect(attacked.hero().wounds).toBe(12);
  });

  rule(
    ['DES-8.14', 'DES-8.10', 'DES-8.24'],
    'Silhouette takes Guard in the middle of the overlord’s turn, and Rest before hers takes the order away (R91)',
    () => {
      const dodging: Fight['set'] = (_, heroes) => Object.assign(first(heroes), { order: 'dodge', fatigue: 3 });
      const play = monsterTurn(
        [],
        as('silhouette', {
          equipped: ['crossbow#1'],
          dice: [BLUE.two, GREEN.three, ...BLANKS],
          set: dodging,
        }),
      );
      play.answers(play.overlordSeat, 'monster:monster:beastman#1');
      // Before somebody comes beside her or attacks she is asked about it only if she wishes it.
      expect(play.match.decisionOf(0)).toMatchObject({ prompt: 'guard.exchange', window: { matters: false } });
      play.does(`attack:crossbow#1:${BESIDE}`).passes();
      expect([play.hero().fatigue, play.hero().order, play.state.monsters]).toEqual([1, undefined, []]);

      const next = fight(as('silhouette', { position: { at: 'turnStart' }, set: dodging }));
      next.does('use:silhouette:0', 'order:rest');
      expect([next.hero().order, next.hero().fatigue]).toEqual([undefined, 5]);
      // Who rests already has nothing to gain.
      const resting: Fight['set'] = (_, heroes) => Object.assign(first(heroes), { order: 'rest', fatigue: 3 });
      expect(fight(as('silhouette', { position: { at: 'turnStart' }, set: resting })).asked()).toBe('turn.declare');
    },
  );

  rule('DES-21.17', 'Sir Valadir adds two dice for a fatigue, and no more than five', () => {
    const play = battle(
      as('sir-valadir', {
        equipped: ['sword#1'],
        dice: [RED.two, GREEN.one, POWER.blank, POWER.blank, POWER.more, POWER.more, POWER.more],
      }),
    );
    play.does('fatigue', 'fatigue');
    expect([hit(play)?.damage, play.hero().fatigue]).toEqual([2 + 1 + 3, 1]);
  });

  test('One Fist has one hand, and one attack more of his own', () => {
    const play = fight(
      as('one-fist', { equipped: ['sword#1'], dice: [RED.four, GREEN.three, POWER.blank, POWER.blank] }),
    );
    expect(whyNotEquip(play.hero(), 'iron-shield#1')?.why.text).toBe('why.hands');
    play.does('action:run', 'use:one-fist:1').passes();
    expect([hit(play)?.damage, play.whyNot('use:one-fist:1')?.[0]]).toEqual([7, 'why.used']);
  });

  test('Varikas recovers a fatigue at the start of each turn', () => {
    const play = fight({
      hero: 'varikas-the-dead',
      friend: 'ispher',
      set: (_, heroes) => Object.assign(first(heroes), { fatigue: 1 }),
      first: t => startEffects(t, 'hero:varikas-the-dead'),
    });
    proved.push('varikas-the-dead');
    expect(play.hero().fatigue).toBe(2);
  });

  rule(
    ['DES-35.14', 'DES-35.15', 'DES-35.2'],
    'Skye takes armour and Dodge from enemies beside it, and flies after Vyrah’s turn',
    () => {
      const play = fight(
        as('vyrah-the-falconer', {
          equipped: ['bow#1'],
          first: t => moment(t, 'setup', { figure: 'hero:vyrah-the-falconer' }),
        }),
      );
      expect(play.state.companions).toEqual([{ id: 'skye', owner: 'hero:vyrah-the-falconer', at: HERE, carries: [] }]);
      expect(statOf(play.state, play.monster().id, 'armour')).toBe(1);
      play.does('action:battle').passes();
      play.does(`walk:${space(7, 9)}`).passes();
      expect([play.state.companions[0]?.at, statOf(play.state, play.monster().id, 'armour')]).toEqual([space(7, 9), 2]);
    },
  );
});

describe('other boxes', () => {
  test('Aurim turns potions into others', () => {
    const play = fight(
      as('aurim', { set: (_, heroes) => Object.assign(first(heroes), { potions: ['healing-potion'] }) }),
    );
    play.does('action:run', 'use:aurim:0');
    expect([play.hero().potions, play.state.supply['healing-potion'], play.state.supply['vitality-potion']]).toEqual([
      ['vitality-potion'],
      10,
      8,
    ]);
  });

  test('Corbin loses a wound fewer each time', () => {
    const play = fight(
      as('corbin', {
        *first(t) {
          yield* wound(t, 'hero:corbin', 3, { kind: 'terrain' });
        },
      }),
    );
    expect(play.hero().wounds).toBe(8 - 2);
  });

  test('Eliam pays 3 fatigue to sweep, once a turn', () => {
    const play = battle(
      as('eliam', {
        equipped: ['sword#1'],
        dice: [RED.four, GREEN.three, POWER.blank],
        set: state => void put(state, 'skeleton', space(4, 10)),
      }),
    );
    play.does('use:eliam:0').passes();
    expect([play.state.monsters, play.hero().fatigue]).toEqual([[], 0]);
  });

  test('Brother Glyr has 2 movement points more in each turn', () => {
    expect(fight(as('brother-glyr')).does('action:battle').state.turn?.movement).toBe(2);
  });

  test('whoever is left with one wound by Jonas surrenders, Undying or not', () => {
    const play = battle(
      as('jonas-the-kind', {
        equipped: ['sword#1'],
        monster: 'skeleton',
        rank: 'master',
        dice: [RED.two, GREEN.one, POWER.blank, POWER.blank],
      }),
    );
    play.passes();
    expect([hit(play)?.wounds, play.state.monsters, play.hero().coins]).toEqual([2, [], 350]);
  });

  test('whom Jonas only grazes, with one wound left, does not surrender', () => {
    const dice = [BLUE.far, YELLOW.three];
    const set: Fight['set'] = (_, __, monster) => void Object.assign(monster, { wounds: 1 });
    const play = battle(as('jonas-the-kind', { equipped: ['bow#1'], on: space(5, 9), dice, set })).passes();
    expect([hit(play)?.damage, play.state.monsters.length]).toEqual([0, 1]);
  });

  rule('DES-14.5', 'Truthseer Kel sees through heroes and rubble: nothing spawns there', () => {
    const dark = (hero: string) => {
      const play = fight(
        as(hero, {
          at: space(2, 9),
          on: space(1, 11),
          set: (state, heroes) => {
            Object.assign(heroes[1] ?? {}, { at: space(3, 9) });
            state.board.terrain[space(4, 9)] = 'rubble';
          },
        }),
      );
      return spawnSites(play.state, '1x1').includes(space(6, 9));
    };
    expect([dark('ispher'), dark('truthseer-kel')]).toEqual([true, false]);
  });

  test('Truthseer Kel aims past everybody', () => {
    const sees = (hero: string) => {
      const play = fight(
        as(hero, { at: space(2, 9), on: space(3, 9), set: state => void put(state, 'ogre', 'base:5,9/2x2') }),
      );
      return canAim(play.state, play.hero(), 'magic', space(5, 9));
    };
    expect([sees('truthseer-kel'), sees('ispher')]).toEqual([true, false]);
  });

  test('Laurel makes damage of range that is not needed', () => {
    const play = battle(
      as('laurel-of-bloodwood', { equipped: ['bow#1'], dice: [BLUE.far, YELLOW.three, POWER.blank, POWER.blank] }),
    );
    play.does('use:laurel-of-bloodwood:0').passes();
    expect([hit(play)?.damage, play.hero().fatigue]).toEqual([6, 3]);
  });

  test('Lord Hawthorne has Reach, Karnon neither fear nor frost, Zyla flies', () => {
    const of = (hero: string) => fight(as(hero));
    expect(has(of('lord-hawthorne').state, 'hero:lord-hawthorne', 'reach')).toBe(true);
    const karnon = of('karnon');
    expect((['fear', 'frost', 'stun'] as const).map(ability => isImmune(karnon.state, karnon.hero(), ability))).toEqual(
      [true, true, false],
    );
    expect((['fly', 'ghost'] as const).map(ability => has(of('zyla').state, 'hero:zyla', ability))).toEqual([
      true,
      true,
    ]);
    // A ghost cannot be touched from beside.
    const zyla = of('zyla');
    expect(canAim(zyla.state, zyla.monster(), 'melee', HERE)).toBe(false);
  });

  rule('DRF-3.3', 'Nanok’s armour is 2 and his melee dice, and he wears none', () => {
    const play = fight(as('nanok-of-the-blade'));
    expect([statOf(play.state, play.hero().id, 'armour'), whyNotEquip(play.hero(), 'leather-armor#1')?.rule]).toEqual([
      4,
      'DRF-3.3',
    ]);
  });

  test('Nara deals 1 more for each space beyond the first', () => {
    const play = battle(
      as('nara-the-fang', {
        equipped: ['sword#1'],
        monster: 'ogre',
        on: 'base:4,9/2x2',
        dice: [RED.two, GREEN.one, ...BLANKS],
      }),
    );
    expect(hit(play.passes())?.damage).toBe(2 + 1 + 3);
    const promise = foretold(play.state, 'hero:nara-the-fang', { weapon: 'sword#1', target: BESIDE, by: 'action' });
    expect(promise[0]?.wounds).toBeGreaterThan(4);
  });

  test('Sahla throws tokens away before they do anything', () => {
    const play = starts('sahla', hero => Object.assign(hero, { tokens: { burn: 2 } }), [POWER.blank]);
    play.does('use:sahla:0').does('token:burn');
    expect([play.hero().tokens.burn, play.hero().wounds, play.hero().fatigue]).toEqual([1, 11, 2]);
  });

  test('Tetherys may mean somebody else once the dice are rolled', () => {
    const play = battle(
      as('tetherys', {
        equipped: ['bow#1'],
        dice: [BLUE.two, YELLOW.twoDamage, POWER.blank, POWER.blank],
        set: state => void put(state, 'skeleton', space(4, 10)),
      }),
    );
    play.does(`place:${space(4, 10)}`).passes();
    expect(play.state.monsters.map(({ kind }) => kind)).toEqual(['beastman']);
  });

  test('Thorn steps through the dark for 5 points', () => {
    const play = fight(as('runemaster-thorn')).does('action:run', 'use:runemaster-thorn:0', `place:${space(1, 10)}`);
    expect([play.hero().at, play.state.turn?.movement]).toEqual([space(1, 10), 5]);
  });

  test('Tobin adds the distance to the damage, and does not shoot at those beside him', () => {
    const play = battle(
      as('tobin-farslayer', { equipped: ['bow#1'], on: FAR, dice: [BLUE.far, YELLOW.three, ...BLANKS] }),
    );
    expect(hit(play.passes())?.damage).toBe(4);
    const blow = battle(as('tobin-farslayer', { equipped: ['sword#1'], dice: [RED.two, GREEN.one] }));
    expect(hit(blow.passes())?.damage).toBe(2 + 1 + 1);
    const shot = { weapon: 'bow#1', target: FAR, by: 'action' } as const;
    const promised = (hero: string) =>
      foretold(fight(as(hero, { equipped: ['bow#1'], on: FAR })).state, heroId(hero), shot)[0]?.wounds ?? 0;
    expect(promised('tobin-farslayer') - promised('grey-ker')).toBeGreaterThan(2);
    const near = fight(as('tobin-farslayer', { equipped: ['bow#1'] })).does('action:battle');
    expect(near.can()).toEqual(expect.not.arrayContaining([`attack:bow#1:${BESIDE}`]));
  });

  test('Buldar swings a great weapon with one hand', () => {
    const play = fight(as('laughin-buldar', { equipped: ['axe#1'] }));
    expect(whyNotEquip(play.hero(), 'iron-shield#1')).toBeUndefined();
    expect(whyNotEquip(play.hero(), 'axe#2')?.why.text).toBe('why.hands');
    // A bow is no such weapon.
    const archer = fight(as('laughin-buldar', { equipped: ['bow#1'] }));
    expect(whyNotEquip(archer.hero(), 'iron-shield#1')?.why.text).toBe('why.hands');
  });

  test('whoever attacks Okaluk and Rakash rolls the stealth die', () => {
    const play = assault(as('okaluk-and-rakash', { dice: [RED.four, GREEN.three, 1] }));
    expect([play.hero().wounds, play.log.includes('log.attack.untouched')]).toEqual([16, true]);
    expect(assault(as('okaluk-and-rakash', { dice: [RED.four, GREEN.three, 3] })).hero().wounds).toBe(16 - 8);
  });
});

/** Shiver with her Aura (abilities.test.ts), Tahlia on guard (skills.test.ts); feats, of which Arvel has more, are in another box. */
const ELSEWHERE: readonly string[] = ['shiver', 'tahlia', 'arvel-worldwalker'];

test('every sheet has had its scene', () => {
  expect(sheets.filter(({ id }) => !proved.includes(id) && !ELSEWHERE.includes(id)).map(({ id }) => id)).toEqual([]);
});
