// Rules of different boxes meet that know nothing of each other: leaps and auras, ghosts and the raised, ice and necromancy, cloaks and long
// arms, charms and whoever hides, work and corrupted ground, stomachs and all that finds its way into them.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import { dealTreasure } from '../../rules/areas/treasure.ts';
import { affectedBy, fearOf, isOutOfReach } from '../../rules/attack/affected.ts';
import { opened } from '../../rules/attack/open.ts';
import { attacksOf } from '../../rules/attack/options.ts';
import { canAim } from '../../rules/attack/sight.ts';
import { calls } from '../../rules/calls.ts';
import { deathCost } from '../../rules/hero/death.ts';
import { isGrappled } from '../../rules/hero/movement.ts';
import { treadOf } from '../../rules/overlord/activation.ts';
import { leaps } from '../../rules/overlord/leaping.ts';
import { placeMonster } from '../../rules/overlord/monsters.ts';
import type { Hero, Monster, State } from '../../rules/state.ts';
import { afterwards } from '../companions.ts';
import { grinding, press } from '../crushing-walls.ts';
import { makeWork } from '../efforts.ts';
import { BLANKS, BLUE, GREEN, POWER, RED, WHITE, YELLOW } from '../faces.ts';
import { assault, BESIDE, FAR, type Fight, fight, first, HERE, said } from '../fight.ts';
import { activates, fightTurn, step4, strikes } from '../fights-of-monsters.ts';
import { gain } from '../hazards.ts';
import { inside, invisible, laid, WYRM } from '../ice.ts';
import { base, begun, lay, type Play, pair, put, scene, space } from '../scene.ts';
import { wounds } from '../walks.ts';

const ALL = { 'well-of-darkness': true, 'altar-of-despair': true, 'tomb-of-ice': true } as const;
const ROOM = space(1, 12);
const working = makeWork();

const raised = (state: State, kind: Monster['kind'], x: number, y: number): Monster =>
  placeMonster(state, { kind, rank: 'normal', at: space(x, y), owner: first(state.heroes).id });
const burning = (hero: Hero): void =>
  void Object.assign(hero, { faceUp: ['sparks-of-pain#1'], lasting: ['sparks-of-pain/0'] });
const skulking = (hero: Hero): void => void Object.assign(hero, { faceUp: ['skulk#1'], lasting: ['skulk/0'] });

describe('Leap', () => {
  const ape = (set: (state: State, heroes: [Hero, Hero]) => void, rank: 'normal' | 'master' = 'normal'): Play =>
    activates(
      step4(
        state => {
          const heroes = pair(state.heroes);
          [heroes[0].at, heroes[1].at] = [space(7, 10), space(1, 13)];
          put(state, 'blood-ape', base(2, 9, 2, 1), rank);
          set(state, heroes);
        },
        { options: ALL },
      ),
    );

  rule(
    ['DES-68.2', 'ICE-1.12', 'DES-65.1'],
    'beside whoever gives off Sparks of Pain costs nothing, nor does a walk of theirs; a hound pays for it',
    () => {
      const comes = (key: string, kind: 'blood-ape' | 'hell-hound'): number => {
        const play = ape((state, [hero]) => {
          burning(hero);
          if (kind !== 'blood-ape') {
            state.monsters = [];
            put(state, kind, base(4, 9, 2, 1)).wounds = 20;
          }
        });
        const monster = play.monster();
        const before = monster.wounds;
        const seat = play.overlordSeat;
        play.answers(seat, key);
        return before - (play.state.monsters[0]?.wounds ?? 0);
      };
      expect(comes(`leap:${base(5, 9, 2, 1)}`, 'blood-ape')).toBe(0);
      expect(comes(`walk:${base(5, 9, 2, 1)}`, 'blood-ape')).toBe(0);
      expect(comes(`walk:${base(5, 9, 2, 1)}`, 'hell-hound')).toBeGreaterThan(0);
    },
  );

  rule(
    ['DES-68.4', 'DES-35.21', 'DES-54.7'],
    'comes down neither on a Shadow Soul nor on a glyph that is awake',
    () => {
      const ways = (set: (state: State) => void): number => {
        const state = begun({ options: ALL });
        const [one, other] = pair(state.heroes);
        [one.at, other.at] = [ROOM, space(2, 12)];
        state.board.markers = [];
        const from = base(2, 9, 2, 1);
        const monster = put(state, 'blood-ape', from);
        set(state);
        return leaps(treadOf(state, monster), from, 4).filter(({ to }) => to === base(5, 9, 2, 1)).length;
      };
      const glyph = (active: boolean) => (state: State) => void lay(state, { kind: 'glyph', active }, space(5, 9));
      const soul = (state: State): void => {
        state.companions = [{ id: 'shadow-soul', owner: 'hero:steelhorns', at: space(6, 9), carries: [] }];
      };
      expect([ways(() => {}), ways(glyph(false)), ways(glyph(true)), ways(soul)]).toEqual([1, 1, 0, 0]);
    },
  );

  rule(['DES-97.4', 'DES-68.3'], 'is made of points: an ape that is still webbed leaps nowhere', () => {
    const keys = (web: number): boolean => {
      const play = step4(
        state => {
          const heroes = pair(state.heroes);
          [heroes[0].at, heroes[1].at] = [space(7, 10), space(1, 13)];
          Object.assign(put(state, 'blood-ape', base(2, 9, 2, 1)), { tokens: web > 0 ? { web } : {} });
        },
        { options: ALL, dice: Array.from({ length: 2 * web }, () => POWER.blank) },
      );
      activates(play);
      return play.can(play.overlordSeat).some(key => key.startsWith('leap:'));
    };
    expect([keys(0), keys(1)]).toEqual([true, false]);
  });

  rule(
    ['DES-67.1', 'DES-69.2', 'DES-13.9'],
    'and rage: a master that burns as it begins to act rolls five dice in the same activation',
    () => {
      const dice = (burn: number): unknown => {
        const play = step4(
          state => {
            const heroes = pair(state.heroes);
            [heroes[0].at, heroes[1].at] = [space(4, 9), space(1, 13)];
            Object.assign(put(state, 'blood-ape', base(2, 9, 2, 1), 'master'), { tokens: burn > 0 ? { burn } : {} });
          },
          { options: ALL, dice: [...(burn > 0 ? [POWER.more] : []), RED.miss, GREEN.one, YELLOW.one] },
        );
        const seat = activates(play).overlordSeat;
        play.answers(seat, play.can(seat).find(key => key.startsWith('attack:')) ?? '');
        return said(play, 'log.attack.roll')?.n;
      };
      expect([dice(0), dice(1)]).toEqual([4, 8]);
    },
  );
});

describe('what has been raised', () => {
  rule(
    ['DES-84.6', 'ICE-6.1', 'ICE-6.4'],
    'as a shade is one still: no monster strikes it from beside, and whoever shoots at it rolls the stealth die',
    () => {
      const state = begun({ options: ALL });
      const [hero, friend] = pair(state.heroes);
      [hero.at, friend.at] = [space(1, 9), ROOM];
      const shade = raised(state, 'shade', 4, 9);
      const [beastman, skeleton] = [put(state, 'beastman', space(5, 9)), put(state, 'skeleton', space(4, 10))];
      const onShade = (one: Monster) =>
        attacksOf(state, one.id, 'activation').filter(({ target }) => target === shade.at);
      expect([onShade(beastman).length, onShade(skeleton).length]).toEqual([0, 1]);
      const play = step4(
        one => {
          const heroes = pair(one.heroes);
          [heroes[0].at, heroes[1].at] = [space(1, 9), ROOM];
          raised(one, 'shade', 4, 9);
          put(one, 'skeleton', space(4, 10));
        },
        { options: ALL, dice: [BLUE.two, GREEN.one, 1] },
      );
      const skeletons = play.state.monsters.findIndex(({ kind }) => kind === 'skeleton');
      const seat = activates(play, skeletons).overlordSeat;
      play.answers(seat, play.can(seat).find(key => key.startsWith('attack:') && key.endsWith(space(4, 9))) ?? '');
      expect(said(play, 'log.attack.roll')?.n).toBe(3);
    },
  );

  rule(
    ['ICE-3.2', 'DES-84.4', 'DES-84.5'],
    'and slips on ice has acted: it goes no further, and the die that may fell it is thrown',
    () => {
      const slips = (face: number) => {
        const play = afterwards({
          options: ALL,
          companions: [],
          dice: [POWER.surge, face],
          set: (state, heroes) => {
            laid('ice', [4, 10])(state);
            raised(state, 'skeleton', 3, 10);
            first(heroes).skills = ['necromancy'];
          },
        });
        play.does('walk:space:4,10');
        return [play.log.includes('log.slips'), play.state.monsters.map(({ at }) => at)];
      };
      expect([slips(POWER.more), slips(POWER.blank)]).toEqual([
        [true, [space(4, 10)]],
        [true, []],
      ]);
    },
  );

  rule(['DES-61.1', 'DES-84.6'], 'is held by a naga beside it, and holds nobody of the heroes’ side', () => {
    const state = begun({ options: ALL });
    const [hero, friend] = pair(state.heroes);
    [hero.at, friend.at] = [space(3, 9), ROOM];
    const thrall = raised(state, 'skeleton', 4, 9);
    expect(isGrappled(state, thrall)).toBe(false);
    put(state, 'naga', base(5, 9, 2, 2));
    expect([isGrappled(state, thrall), isGrappled(state, hero)]).toEqual([true, false]);
    gain(thrall, 'grapple');
    expect([isGrappled(state, hero), isGrappled(state, state.monsters[1] as Monster)]).toEqual([false, true]);
  });

  rule(['DES-84.6', 'DES-43.3', 'DES-69.2'], 'feeds nobody from corrupted ground: only heroes do', () => {
    const threat = (at: 'hero' | 'thrall'): number => {
      const play = fight({
        options: ALL,
        on: FAR,
        set: state => {
          laid('corrupted', [3, 9], [4, 10])(state);
          state.overlord.threat = 0;
        },
        *first(t) {
          const thrall = raised(t.state, 'beastman', 4, 10);
          yield* calls(t).wound(t, at === 'hero' ? first(t.state.heroes).id : thrall.id, 1, { kind: 'trap' });
        },
      });
      return play.state.overlord.threat;
    };
    expect([threat('hero'), threat('thrall')]).toEqual([2, 0]);
  });
});

describe('a cloak', () => {
  rule(['DES-70.1', 'DES-77.1', 'DES-66.1'], 'keeps off a long arm, and a sweep from two spaces off', () => {
    const misses = (equipped: string, on: Monster['at']) => {
      const { state } = fight({
        options: ALL,
        monster: 'deep-elf',
        equipped: [equipped],
        on: on as ReturnType<typeof space>,
      });
      const elf = state.monsters[0] as Monster;
      const attack = opened(state, first(state.heroes).id, {
        weapon: equipped,
        target: elf.at as ReturnType<typeof space>,
        by: 'action',
      });
      return [affectedBy(state, attack).includes(elf), isOutOfReach(state, elf, attack)];
    };
    expect([misses('walking-stick#1', BESIDE), misses('walking-stick#1', space(5, 9))]).toEqual([
      [true, false],
      [true, true],
    ]);
    expect(misses('icetooth#1', space(5, 9))).toEqual([true, true]);
  });

  rule(
    ['DES-88.4', 'DES-70.1', 'ICE-6.6'],
    'asks for no surge, and no more does whoever the stealth die lets escape: only those are feared whom an attack affects',
    () => {
      // A blast reaches a beastman, and beside it somebody of whom all are afraid.
      const feared = (ability: 'shadowcloak' | 'stealth' | undefined, face: number): number => {
        const { state } = fight({ options: ALL, on: FAR, equipped: ['ice-storm#1'] });
        const other = put(state, 'beastman', space(7, 10));
        other.changes = [{ gain: [{ ability: 'fear', rank: 2 }, ...(ability ? [{ ability }] : [])] }];
        const attack = opened(state, first(state.heroes).id, { weapon: 'ice-storm#1', target: FAR, by: 'action' });
        Object.assign(attack, { form: 'blast', abilities: [{ ability: 'blast', rank: 1 }] });
        attack.dice = [{ die: 'stealth', face }];
        return fearOf(state, attack, affectedBy(state, attack));
      };
      const [shows, hides] = [0, 5];
      expect([feared(undefined, hides), feared('shadowcloak', shows)]).toEqual([2, 0]);
      expect([feared('stealth', shows), feared('stealth', hides)].sort()).toEqual([0, 2]);
    },
  );
});

describe('whoever hides', () => {
  const charmed = (weapon: string, set: (friend: Hero) => void): Play => {
    const play = fightTurn(['dark-charm#1'], {
      options: ALL,
      equipped: [weapon],
      dice: [RED.two, GREEN.one, 1, ...BLANKS],
      set: (state, heroes) => {
        const [hero, friend] = pair(heroes);
        [hero.at, friend.at] = [HERE, space(3, 10)];
        set(friend);
        state.monsters = [];
        put(state, 'beastman', FAR);
      },
    });
    const seat = play.overlordSeat;
    for (let n = 0; n < 4 && !play.can(seat).includes('card:dark-charm'); n++) play.passes(seat);
    return play.answers(seat, 'card:dark-charm');
  };

  rule(['DRF-2.15a', 'ICE-6.4', 'ICE-2.2'], 'does so from a friend who is charmed as from anybody', () => {
    const play = charmed('sword#1', invisible);
    const seat = play.overlordSeat;
    if (play.asked(seat) === 'overlord.charm' || play.can(seat).some(key => key.startsWith('hero:')))
      play.answers(seat, play.can(seat).find(key => key.includes('steelhorns')) ?? '');
    const attack = play.can(seat).find(key => key.startsWith('attack:') && key.endsWith(space(3, 10)));
    play.answers(seat, attack ?? 'nobody to strike');
    // Sword, power dice and the stealth die.
    expect(said(play, 'log.attack.roll')?.n).toBe(6);
  });

  rule(
    ['DRF-2.15a', 'ICE-6.1', 'ICE-1.12'],
    'as a ghost is out of a charmed friend’s reach, who has nobody else to strike',
    () => {
      const play = charmed('sword#1', skulking);
      const seat = play.overlordSeat;
      const onFriend = play.can(seat).filter(key => key.startsWith('attack:') && key.endsWith(space(3, 10)));
      expect(onFriend).toEqual([]);
    },
  );

  rule(
    ['DES-98.4', 'DES-98.2', 'ICE-6.4'],
    'from a beast of chaos: its three dice are as ever, the stealth die comes besides',
    () => {
      const rolled = (set: (hero: Hero) => void): unknown => {
        const play = assault({
          options: ALL,
          monster: 'chaos-beast',
          on: base(4, 9, 2, 2),
          dice: [RED.two, GREEN.one, GREEN.one, 1],
          set: (_, heroes) => set(first(heroes)),
        });
        const seat = play.overlordSeat;
        play.answers(seat, play.can(seat).find(key => key.endsWith('red,green,green')) ?? 'no such dice');
        return said(play, 'log.attack.roll')?.n;
      };
      expect([rolled(() => {}), rolled(invisible)]).toEqual([3, 4]);
    },
  );
});

describe('Bash', () => {
  rule(
    ['DES-71.3', 'DES-88.1', 'DES-86.1'],
    'is paid with what Fear leaves: of two surges nothing is left to buy with, of three there is enough',
    () => {
      const asked = (surges: number): string | undefined => {
        const play = assault({
          options: ALL,
          monster: 'troll',
          on: base(4, 9, 2, 2),
          equipped: ['deflect#1'],
          dice: [
            RED.threeSurge,
            YELLOW.twoSurge,
            YELLOW.three,
            ...Array.from({ length: surges - 2 + 1 }, (_, n) => (n < surges - 2 ? POWER.surge : POWER.more)),
          ],
        });
        const seat = play.overlordSeat;
        play.answers(seat, String(surges - 1));
        return play.asked(seat);
      };
      expect([asked(2), asked(3)]).toEqual([undefined, 'attack.spend']);
    },
  );
});

describe('corrupted ground', () => {
  rule(
    ['DES-43.3', 'DES-93.2', 'ICE-4.3'],
    'drinks what a hero bleeds on it as the turn begins, and nothing of what a stomach digests',
    () => {
      const start = (set: NonNullable<Fight['set']>, dice: readonly number[]): number => {
        const play = fight({
          options: ALL,
          monster: 'ogre',
          on: WYRM,
          position: { at: 'turnStart' },
          dice: [...dice],
          set: (state, heroes, monster) => {
            laid('corrupted', [3, 9], [4, 9], [5, 9], [4, 10], [5, 10])(state);
            state.overlord.threat = 0;
            set(state, heroes, monster);
          },
        }).overlordWaits();
        return play.state.overlord.threat;
      };
      const bleeds = start((_, heroes) => void Object.assign(first(heroes), { tokens: { bleed: 1 } }), [WHITE.two]);
      const digests = start(
        (_, heroes, monster) => void Object.assign(first(heroes), { at: undefined, inside: monster.id, wounds: 3 }),
        [POWER.more, POWER.more, POWER.blank],
      );
      expect([bleeds, digests]).toEqual([4, 0]);
    },
  );

  rule(['DES-43.2', 'DES-9.4'], 'drinks the sweat of whoever works on it: a threat for each fatigue', () => {
    const play = working({
      quiet: true,
      at: [HERE, ROOM],
      dice: Array.from({ length: 8 }, () => POWER.blank),
      set: (state, heroes) => {
        laid('corrupted', [3, 9])(state);
        first(heroes).fatigue = 2;
        state.overlord.threat = 0;
      },
    });
    play.does('action:ready', 'prolonged:lift').answers(0, play.can().find(key => key.endsWith(':2')) ?? '');
    expect([play.hero().fatigue, play.state.overlord.threat]).toEqual([0, 2]);
  });
});

describe('in a stomach', () => {
  rule(['ICE-5.3', 'DES-8.28'], 'who rested before they were swallowed is rested first, and digested after', () => {
    const play = inside({
      options: ALL,
      position: { at: 'turnStart' },
      dice: Array.from({ length: 16 }, () => POWER.more),
      set: (_, heroes) => void Object.assign(first(heroes), { order: 'rest', fatigue: 0, wounds: 9 }),
    }).overlordWaits();
    expect(play.log.indexOf('log.rests')).toBeLessThan(play.log.indexOf('log.digested'));
    expect([play.log.includes('log.rests'), play.hero().feats.deaths]).toEqual([true, 1]);
  });

  rule(['ICE-2.3', 'ICE-5.3', 'DES-6.2'], 'a potion wears off as anywhere, and nobody drinks another', () => {
    const play = inside({
      options: ALL,
      position: { at: 'turnStart' },
      dice: [POWER.surge, ...Array.from({ length: 16 }, () => POWER.blank)],
      set: (_, heroes) => {
        invisible(first(heroes));
        first(heroes).potions = ['healing-potion'];
      },
    }).overlordWaits();
    const wearing = play.can().find(key => key.startsWith('drink:'));
    play.does(wearing ?? 'it does not wear off').overlordWaits();
    if (play.asked() === 'equip.ask') play.passes();
    expect([play.hero().active, play.asked(), play.can().some(key => key.startsWith('drink:'))]).toEqual([
      undefined,
      'turn.act.inside',
      false,
    ]);
  });

  rule(['ICE-5.6', 'DES-79.3'], 'frost tries the weapon of whoever strikes there', () => {
    const play = inside({
      options: ALL,
      position: { at: 'act' },
      equipped: ['sword#1'],
      dice: [RED.two, GREEN.one, ...BLANKS, POWER.blank],
      set: (state, heroes) => {
        if (state.turn) state.turn.attacks = 1;
        Object.assign(first(heroes), { tokens: { frost: 1 } });
      },
    });
    play.does(play.can().find(key => key.startsWith('attack:sword#1')) ?? '').overlordWaits();
    expect([play.log.includes('log.frost.breaks'), play.hero().equipped]).toEqual([true, []]);
  });

  rule(['DES-83.1', 'ICE-4.3', 'ICE-5.5'], 'no Black Curse weighs on the blow: the stomach is near nothing', () => {
    const malus = (set: NonNullable<Fight['set']>): number => {
      const play = inside({
        options: ALL,
        equipped: ['sword#1'],
        set: (state, heroes, monster) => {
          gain(monster, 'black-curse');
          set(state, heroes, monster);
        },
      });
      const hero = play.hero();
      const by = hero.inside ? ('inside' as const) : ('action' as const);
      const { lines } = opened(play.state, hero.id, { weapon: 'sword#1', target: BESIDE, by: by as 'action' });
      return lines.reduce((sum, { bonus }) => sum + (bonus.damage ?? 0), 0);
    };
    const within = malus(() => {});
    const outside = malus((_, heroes) => void Object.assign(first(heroes), { at: HERE, inside: undefined }));
    expect([within - outside]).toEqual([1]);
  });

  rule(['ICE-5.10', 'DES-82.1', 'DES-82.2'], 'death costs what the curses say, and takes them away', () => {
    let cost = 0;
    const play = inside({
      options: ALL,
      position: { at: 'act' },
      set: (state, heroes) => {
        Object.assign(first(heroes), { tokens: { curse: 2 } });
        state.conquest = 20;
        cost = deathCost(state, first(heroes));
      },
      *first(t) {
        yield* calls(t).wound(t, first(t.state.heroes).id, 99, { kind: 'ability' });
      },
    });
    const printed = deathCost(play.state, play.hero());
    expect([20 - play.state.conquest, cost - printed, play.hero().tokens]).toEqual([cost, 2, {}]);
  });

  rule(['DES-30.9', 'ICE-5.2', 'DES-30.7'], 'treasure that a friend finds comes to whoever is swallowed too', () => {
    const play = inside({
      options: ALL,
      position: { at: 'act' },
      set: (state, heroes) => {
        pair(heroes)[1].at = HERE;
        state.decks.treasures.copper = ['shield-of-light#1', 'leather-armor#1', 'sword#2', 'axe#1'];
      },
      *first(t) {
        yield* dealTreasure(t, 'copper', 1, t.state.heroes, undefined);
      },
    });
    while (play.asked()?.startsWith('equip')) play.passes();
    expect(play.state.heroes.map(({ feats }) => feats.treasures)).toEqual([1, 1]);
  });
});

describe('pushed by a wall', () => {
  rule(['DES-50.3', 'DRF-8.2', 'DES-17.7'], 'out of a tree one stands on the ground beyond it', () => {
    const play = grinding(
      [press([3, 9])],
      (state, heroes) => {
        const [hero] = pair(heroes);
        laid('tree', [3, 9], [4, 9])(state);
        Object.assign(hero, { at: space(3, 9), aloft: space(3, 9) });
      },
      { options: { ...ALL, 'tree-climb': true } },
    );
    expect([play.hero().at, play.hero().aloft, wounds(play)]).toEqual([space(4, 9), undefined, 1]);
  });

  rule(['DES-50.3', 'DES-8.21', 'DES-8.7', 'DES-8.10'], 'one keeps a Dodge, and neither Aim nor Guard nor Rest', () => {
    const left = (order: Hero['order']) =>
      grinding([press([3, 9])], (_, heroes) => {
        Object.assign(pair(heroes)[0], { at: space(3, 9), order });
      }).hero().order;
    expect((['dodge', 'aim', 'rest'] as const).map(left)).toEqual(['dodge', undefined, undefined]);
  });
});

describe('a monkey', () => {
  rule(
    ['DES-99.11', 'DES-4.13', 'DES-54.10'],
    'wakes no dark glyph by coming to it; who was one does, at the start of a turn',
    () => {
      const onGlyph = (monkey: number | undefined) => {
        const play = scene({
          options: ALL,
          position: { at: 'turnStart' },
          set: (state, heroes) => {
            const [hero] = pair(heroes);
            state.board.markers = [];
            const { id } = lay(state, { kind: 'glyph', active: false }, space(5, 9));
            if (state.overlord.glyphs) state.overlord.glyphs.under[id] = 'broken';
            Object.assign(hero, { at: space(5, 9), monkey });
            state.conquest = 5;
          },
        }).overlordWaits();
        return play.state.conquest;
      };
      expect([onGlyph(1), onGlyph(undefined)]).toEqual([5, 6]);
    },
  );
});

describe('Taunt', () => {
  rule(['DRF-2.8b', 'ICE-5.1', 'DES-71.1'], 'draws a bite: whoever drew it is the one who may be swallowed', () => {
    const play = fightTurn([], {
      options: ALL,
      monster: 'ogre',
      on: WYRM,
      friend: 'mad-carthos',
      dice: [RED.two, GREEN.one, GREEN.one],
      set: (_, heroes, monster) => {
        gain(monster, 'swallow');
        const [hero, friend] = pair(heroes);
        friend.at = space(3, 10);
        friend.skills = ['taunt'];
        friend.fatigue = 3;
        hero.at = HERE;
      },
    });
    strikes(play);
    expect(play.can(0)).toContain('taunt');
    play.answers(0, 'taunt');
    const seat = play.overlordSeat;
    for (let n = 0; n < 8 && play.asked(seat) !== 'attack.swallow' && play.asked(seat) !== undefined; n++)
      play.passes(seat);
    if (play.asked(seat) === 'attack.swallow') play.answers(seat, 'swallow');
    expect([play.hero(0).inside, play.hero(1).inside]).toEqual([undefined, play.monster().id]);
  });
});

describe('whoever stands', () => {
  rule(
    ['DES-8.14', 'DES-42.3', 'ICE-6.4'],
    'on guard in fog strikes what comes beside them, and shoots at nothing further off',
    () => {
      const asked = (on: ReturnType<typeof space>): boolean => {
        const play = fightTurn([], {
          options: ALL,
          equipped: ['bow#1'],
          on,
          set: (state, heroes) => {
            laid('fog', [3, 9])(state);
            first(heroes).order = 'guard';
          },
        });
        const seat = play.overlordSeat;
        play.answers(seat, play.can(seat).find(key => key.startsWith('monster:')) ?? '');
        return play.asked(0) === 'guard.ask';
      };
      expect([asked(BESIDE), asked(space(5, 9))]).toEqual([true, false]);
    },
  );

  rule(
    ['DES-42.4', 'ICE-6.1', 'ICE-6.2'],
    'in fog as a ghost is out of everybody’s reach but magic and shots from beside',
    () => {
      const aims = (kind: 'melee' | 'ranged' | 'magic', from: ReturnType<typeof space>): boolean => {
        const state = begun({ options: ALL });
        const [hero, friend] = pair(state.heroes);
        [hero.at, friend.at] = [HERE, ROOM];
        skulking(hero);
        laid('fog', [3, 9])(state);
        return canAim(state, put(state, 'beastman', from), kind, HERE);
      };
      const [near, far] = [BESIDE, space(5, 9)];
      expect([aims('melee', near), aims('ranged', near), aims('magic', near)]).toEqual([false, true, true]);
      expect([aims('melee', far), aims('ranged', far), aims('magic', far)]).toEqual([false, false, false]);
    },
  );
});
