// Items of the Altar of Despair at work, each where it says what no other box says.

import { readFileSync } from 'node:fs';
import { rule } from '@veillee/kernel/test/rule';
import { space } from '@veillee/pieces/geometry';
import { describe, expect, test } from 'vitest';
import { itemRow, items, shop } from '../../content/items.ts';
import type { Dice, Kind } from '../../content/vocabulary.ts';
import { foretold } from '../../rules/attack/foretell.ts';
import { opened } from '../../rules/attack/open.ts';
import { attacksOf } from '../../rules/attack/options.ts';
import { armourAgainst, statOf } from '../../rules/effects/stats.ts';
import { whyNotEquip } from '../../rules/hero/fitting.ts';
import type { Hero, State } from '../../rules/state.ts';
import { wound } from '../../rules/wounds.ts';
import { BLANKS, BLUE, GREEN, POWER, RED, WHITE, YELLOW } from '../faces.ts';
import { assault, BESIDE, battle, fight, first, said } from '../fight.ts';
import { put } from '../scene.ts';

const box = 'altar-of-despair';
const ALTAR = { options: { [box]: true } } as const;
const OGRE = { monster: 'ogre', on: 'base:4,9/2x2' } as const;
/** A turn that is about to begin, with what is in the pack and what is in use. */
const equips = (things: readonly string[], set?: (hero: Hero, state: State) => void) =>
  fight({
    ...ALTAR,
    equipped: [...things],
    position: { at: 'equip' },
    set: (state, heroes) => set?.(first(heroes), state),
  });

describe('weapons', () => {
  test('each rolls the dice that are printed on it, with the abilities that it has', () => {
    const printed: { readonly [weapon: string]: readonly [Dice, ...string[]] } = {
      backbiter: [{ blue: 1, green: 1 }],
      'cone-of-fire': [{ white: 1, yellow: 1 }, 'breath'],
      'falcons-claw': [{ blue: 1, yellow: 1 }, 'web'],
      'mace-of-aver': [{ red: 1, green: 1 }, 'knockback'],
      shadowblade: [{ red: 1, green: 1 }],
      'staff-of-the-grave': [{ white: 1, green: 1 }],
      'black-widows-web': [{ blue: 1, yellow: 2 }, 'web'],
      'dragons-breath': [{ white: 1, yellow: 2 }, 'breath', 'burn'],
      'mace-of-kellos': [{ red: 1, green: 2 }, 'knockback'],
      'hammer-of-doom': [{ red: 1, green: 2, yellow: 1 }, 'knockback'],
    };
    const weapons = items
      .filter(item => item.box === box && item.weapon && item.tier !== 'dark-relic')
      .map(({ id }) => id);
    expect(weapons.toSorted()).toEqual(Object.keys(printed).toSorted());
    for (const [id, [dice, ...abilities]] of Object.entries(printed)) {
      const hero = itemRow(id).weapon?.kind === 'melee' ? 'grey-ker' : 'steelhorns';
      const weapon = `${id}#1`;
      const { state } = fight({ ...ALTAR, hero, equipped: [weapon] });
      const attack = opened(state, `hero:${hero}`, { weapon, target: BESIDE, by: 'action' });
      expect([attack.pool, ...attack.abilities.map(({ ability }) => ability)], id).toEqual([dice, ...abilities]);
    }
  });

  test('Backbiter heals whoever kills with it, and nobody who kills with something else', () => {
    const kill = (weapon: string, ...others: readonly string[]) =>
      battle(
        {
          ...ALTAR,
          equipped: [weapon, ...others],
          dice: [weapon === 'sword#1' ? RED.four : BLUE.twoNear, GREEN.three, ...BLANKS],
          set: (_, heroes, monster) => {
            first(heroes).wounds = 5;
            monster.wounds = 1;
          },
        },
        weapon,
      )
        .passes()
        .hero().wounds;
    expect([kill('backbiter#1'), kill('sword#1', 'backbiter#1')]).toEqual([6, 5]);
  });

  test('Cone of Fire and Dragon’s Breath breathe; two surges burn once more', () => {
    const burns = (weapon: string, dice: readonly number[]) => {
      const play = fight({ ...ALTAR, ...OGRE, equipped: [weapon], dice }).does('action:battle');
      const breath = play.can().find(key => key.startsWith(`attack:${weapon}:breath`)) ?? 'no breath';
      play.does(breath).does('surge:1').passes(0);
      if (play.asked() === 'attack.order') play.passes(0);
      return play.monster().tokens.burn ?? 0;
    };
    expect(burns('cone-of-fire#1', [WHITE.threeSurge, YELLOW.twoSurge, ...BLANKS])).toBe(1);
    expect(burns('dragons-breath#1', [WHITE.threeSurge, YELLOW.twoSurge, YELLOW.one, ...BLANKS])).toBe(2);
  });

  test('Black Widow’s Web: a web, and one more for two surges', () => {
    const webs = (bought: readonly string[]) => {
      const play = battle(
        {
          ...ALTAR,
          ...OGRE,
          equipped: ['black-widows-web#1'],
          dice: [BLUE.oneSurge, YELLOW.twoSurge, YELLOW.one, ...BLANKS],
        },
        'black-widows-web#1',
      );
      for (const key of bought) play.does(key);
      play.passes(0);
      return play.monster().tokens.web;
    };
    expect([webs([]), webs(['surge:2'])]).toEqual([1, 2]);
  });

  rule('DES-73.1', 'maces throw, and their surges throw further: 1 space of Kellos’s, 2 of the Hammer of Doom', () => {
    const thrown = (weapon: string, bought: number) => {
      const play = battle(
        {
          ...ALTAR,
          hero: 'grey-ker',
          at: space(1, 9),
          on: space(2, 9),
          equipped: [weapon],
          monster: 'manticore',
          dice: [RED.two, GREEN.one, GREEN.one, YELLOW.one, ...BLANKS],
          set: (state, _, monster) => {
            state.monsters = state.monsters.filter(({ id }) => id !== monster.id);
            const foe = put(state, 'sorcerer', space(2, 9), 'master');
            foe.wounds = 30;
          },
        },
        weapon,
        space(2, 9),
      );
      for (let n = 0; n < bought; n++) play.does('surge:1');
      if (play.asked() === 'attack.spend') play.passes(0);
      expect(play.asked()).toBe('attack.throw');
      return Math.max(...play.can().map(key => Number(key.split(':').at(-1)?.split(',')[0]) - 2));
    };
    expect([thrown('mace-of-aver#1', 0), thrown('mace-of-kellos#1', 0), thrown('mace-of-kellos#1', 1)]).toEqual([
      3, 3, 4,
    ]);
    expect([thrown('hammer-of-doom#1', 1)]).toEqual([5]);
  });

  test('Shadowblade: 3 damage for 2 surges, a threat for 3; in the other hand 2 damage', () => {
    const strikes = (bought: string) => {
      const play = battle(
        {
          ...ALTAR,
          ...OGRE,
          hero: 'grey-ker',
          equipped: ['shadowblade#1'],
          dice: [RED.threeSurge, GREEN.twoSurge, ...BLANKS],
          set: ({ overlord }) => Object.assign(overlord, { threat: 5 }),
        },
        'shadowblade#1',
      );
      const surges = play.can();
      if (surges.includes(bought)) play.does(bought);
      play.passes(0);
      return [surges.includes(bought), play.state.overlord.threat, said(play, 'log.attack.hit')?.damage];
    };
    const [, , plain] = strikes('none');
    expect(strikes('surge:0')).toEqual([true, 5, Number(plain) + 3]);
    expect(strikes('surge:1')[0]).toBe(false); // two surges are not three
    const { state } = fight({ ...ALTAR, equipped: ['sword#1', 'shadowblade#1'] });
    const { lines } = opened(state, 'hero:steelhorns', { weapon: 'sword#1', target: BESIDE, by: 'action' });
    expect(lines.map(({ bonus }) => bonus)).toEqual([{ damage: 2 }]);
  });

  rule('DES-80.1', 'nobody rises whom the Staff of the Grave has killed', () => {
    const rises = (weapon: string) =>
      battle(
        {
          ...ALTAR,
          hero: 'landrec-the-wise',
          equipped: [weapon],
          monster: 'skeleton',
          rank: 'master',
          dice: [WHITE.two, GREEN.three, ...BLANKS, POWER.surge, POWER.surge],
          set: (_, __, monster) => Object.assign(monster, { wounds: 1 }),
        },
        weapon,
      )
        .passes()
        .log.includes('log.undying.back');
    expect([rises('staff-of-the-grave#1'), rises('magic-staff#1')]).toEqual([false, true]);
  });
});

describe('what is worn', () => {
  const against = (thing: string) => {
    const { state } = fight({ ...ALTAR, hero: 'sahla', equipped: [thing] });
    const hero = first(state.heroes);
    return (['melee', 'ranged', 'magic'] as const).map((kind: Kind) => armourAgainst(state, hero, kind).total);
  };

  test('robes stop what comes from afar', () => {
    expect([against('wizards-robe#1'), against('elven-robe#1')]).toEqual([
      [0, 2, 2],
      [0, 3, 3],
    ]);
    expect([against('robe-of-kellos#1'), against('robe-of-shadows#1')]).toEqual([
      [1, 3, 3],
      [1, 4, 4],
    ]);
    expect(against('ring-of-protection#1')).toEqual([1, 1, 1]);
  });

  rule(
    'DES-34.1',
    'and leave room for an item more, or two; whoever puts one away finds another place for these',
    () => {
      const others = ['ring-of-protection#1', 'ring-of-freedom#1', 'archers-charm#1', 'aldars-mirror#1'];
      const most = (...worn: readonly string[]) => {
        const { state } = fight({ ...ALTAR, equipped: worn });
        const hero = first(state.heroes);
        for (const thing of others) if (whyNotEquip(hero, thing) === undefined) hero.equipped.push(thing);
        return hero.equipped.length - worn.length;
      };
      expect([most(), most('elven-robe#1'), most('wizards-robe#1'), most('robe-of-kellos#1')]).toEqual([2, 3, 3, 4]);
      const play = equips(['elven-robe#1', ...others.slice(0, 3)]);
      expect(play.can()).toContain('put-away:elven-robe#1');
      play.does('put-away:elven-robe#1');
      expect(() => play.passes(0)).toThrow();
      play.does('put-away:archers-charm#1').passes(0);
      expect(play.hero().equipped).toEqual(['ring-of-protection#1', 'ring-of-freedom#1']);
    },
  );

  test('a robe that is dropped in the middle of a turn leaves what it had room for to be arranged', () => {
    const play = fight({
      ...ALTAR,
      equipped: ['wizards-robe#1', 'ring-of-protection#1', 'ring-of-freedom#1', 'archers-charm#1'],
    }).does('action:run', 'drop:wizards-robe#1');
    expect(play.asked()).toBe('equip.ask');
    play.does('drop:archers-charm#1').passes(0);
    expect(play.asked()).toBe('turn.act');
  });

  test('the Knight’s Ring: armour, a wound, and a point in each turn', () => {
    const of = (equipped: readonly string[]) => {
      const play = fight({ ...ALTAR, hero: 'ispher', equipped }).does('action:run');
      const { id } = play.hero();
      return [statOf(play.state, id, 'armour'), statOf(play.state, id, 'maxWounds'), play.state.turn?.movement ?? 0];
    };
    const [plain, worn] = [of([]), of(['the-knights-ring#1'])];
    expect(worn).toEqual(plain.map(n => n + 1));
    // Put away it takes the wound along.
    const whole = equips(['the-knights-ring#1']);
    const { wounds } = whole.hero();
    expect(wounds).toBe(statOf(whole.state, whole.hero().id, 'maxWounds'));
    whole.does('put-away:the-knights-ring#1');
    expect(whole.hero().wounds).toBe(wounds - 1);
  });

  test('a Pack of Holding has no end, and keeps its owner’s coins together', () => {
    const carries = ['axe#1', 'bow#1', 'sword#1', 'dagger#1', 'crossbow#1'];
    const play = equips(['pack-of-holding#1'], hero => {
      hero.pack = [...carries];
      hero.coins = 300;
    });
    play.passes(0);
    expect(play.hero().pack).toEqual(carries);
    const dies = (equipped: readonly string[]) =>
      fight({
        ...ALTAR,
        equipped,
        position: { at: 'act' },
        set: (_, heroes) => Object.assign(first(heroes), { coins: 300 }),
        first: t => wound(t, 'hero:steelhorns', 99, { kind: 'trap' }) as never,
      }).hero().coins;
    expect([dies(['pack-of-holding#1']), dies([])]).toEqual([300, 150]);
    // Whoever puts it away has to find room.
    const left = equips(['pack-of-holding#1'], hero => Object.assign(hero, { pack: [...carries] }));
    left.does('put-away:pack-of-holding#1');
    expect(() => left.passes(0)).toThrow();
  });

  rule(['DES-61.1', 'DES-97.4'], 'whoever wears the Ring of Freedom moves, whatever holds them', () => {
    const walks = (equipped: readonly string[], grappled: boolean) =>
      fight({
        ...ALTAR,
        equipped,
        set: (state, _, monster) => {
          if (grappled) monster.changes = [{ gain: [{ ability: 'grapple' }] }];
          else Object.assign(state.turn ?? {}, { stuck: true });
        },
      })
        .does('action:run')
        .can()
        .some(key => key.startsWith('walk:'));
    expect([walks([], true), walks([], false)]).toEqual([false, false]);
    expect([walks(['ring-of-freedom#1'], true), walks(['ring-of-freedom#1'], false)]).toEqual([true, true]);
  });

  test('the Archer’s Charm, Aldar’s Mirror and the Bracers of Accuracy help attacks of one kind', () => {
    const attack = (thing: string, weapon: string) => {
      const { state } = fight({ ...ALTAR, equipped: [thing, weapon] });
      return opened(state, 'hero:steelhorns', { weapon, target: BESIDE, by: 'action' });
    };
    const bonuses = (weapon: string) => attack('archers-charm#1', weapon).lines.map(({ bonus }) => bonus);
    expect([bonuses('bow#1'), bonuses('sword#1')]).toEqual([[{ range: 1, pierce: 1 }], []]);
    const sorcery = (weapon: string) => attack('aldars-mirror#1', weapon).sorcery;
    expect([sorcery('immolation#1'), sorcery('bow#1')]).toEqual([2, 0]);
    const aimed = (weapon: string, miss: number) =>
      battle(
        { ...ALTAR, equipped: ['bracers-of-accuracy#1', weapon], dice: [miss, YELLOW.one, ...BLANKS, ...BLANKS] },
        weapon,
      ).asked() === 'attack.aimed';
    expect([aimed('bow#1', BLUE.miss), aimed('sword#1', RED.miss)]).toEqual([true, false]);
  });

  rule('DRF-2.16', 'Gauntlets of Power: two surges and the card for a fatigue, once until it is refreshed', () => {
    const play = (fatigue: number) =>
      battle(
        {
          ...ALTAR,
          ...OGRE,
          hero: 'grey-ker',
          equipped: ['gauntlets-of-power#1', 'sword#1'],
          dice: [RED.threeSurge, GREEN.twoSurge, ...BLANKS, RED.threeSurge, GREEN.twoSurge, ...BLANKS],
          set: (_, heroes) => Object.assign(first(heroes), { fatigue: fatigue }),
        },
        'sword#1',
      );
    const uses = 'use:gauntlets-of-power#1:0';
    const tired = play(0);
    expect(tired.can()).toContain(uses);
    tired.does(uses);
    expect([tired.hero().fatigue, tired.hero().exhausted]).toEqual([1, ['gauntlets-of-power#1']]);
    // The surges are spent: none is left for anything else.
    expect(tired.asked() === 'attack.spend' ? tired.can().filter(key => key.startsWith('surge')) : []).toEqual([]);
    if (tired.asked() === 'attack.spend') tired.passes(0);
    tired.does(tired.can().find(key => key.startsWith('attack:sword#1')) ?? 'no attack');
    expect(tired.can()).not.toContain(uses);
    // Nobody spends them in vain.
    const { state } = play(0);
    const most = statOf(state, 'hero:grey-ker', 'maxFatigue');
    expect(play(most).can()).not.toContain(uses);
  });
});

describe('shields', () => {
  test('the Skull Shield: armour against areas, and 2 wounds of any sort', () => {
    const met = (form: 'plain' | 'breath') => {
      const { state } = fight({ ...ALTAR, equipped: ['skull-shield#1'], monster: 'hell-hound', on: 'base:4,9/1x2' });
      const [monster] = state.monsters;
      if (!monster) throw new Error('nobody is there');
      const ways = attacksOf(state, monster.id, 'activation').filter(
        ({ area }) => (area ? 'breath' : 'plain') === form,
      );
      const blows = ways.flatMap(how => foretold(state, monster.id, how));
      return blows.find(({ figure }) => figure === 'hero:steelhorns')?.armour;
    };
    expect(Number(met('breath')) - Number(met('plain'))).toBe(5);
    const trap = fight({
      ...ALTAR,
      equipped: ['skull-shield#1'],
      position: { at: 'act' },
      first: t => wound(t, 'hero:steelhorns', 4, { kind: 'trap' }) as never,
    });
    const { wounds } = trap.hero();
    expect([trap.asked(), trap.can()]).toEqual(['wounds.cancel', ['use:skull-shield#1:1']]);
    trap.does('use:skull-shield#1:1');
    expect([wounds - trap.hero().wounds, trap.hero().exhausted]).toEqual([2, ['skull-shield#1']]);
  });

  test('the Mirror Shield: 2 wounds of an attack, of nothing else; and no tokens, exhausted or not', () => {
    const blow = (equipped: readonly string[]) => assault({ ...ALTAR, equipped, dice: [RED.four, GREEN.three] });
    const struck = blow(['mirror-shield#1']);
    expect([struck.asked(), struck.can()]).toEqual(['attack.shield', ['use:mirror-shield#1:0']]);
    struck.does('use:mirror-shield#1:0');
    expect(struck.hero().exhausted).toEqual(['mirror-shield#1']);
    expect(struck.hero().wounds).toBe(blow([]).hero().wounds + 2);
    const trap = fight({
      ...ALTAR,
      equipped: ['mirror-shield#1'],
      position: { at: 'act' },
      first: t => wound(t, 'hero:steelhorns', 4, { kind: 'trap' }) as never,
    });
    expect(trap.asked()).not.toBe('wounds.cancel');
    const burns = (equipped: readonly string[]) =>
      fight({
        ...ALTAR,
        equipped,
        set: (state, heroes) => {
          state.board.terrain[space(2, 9)] = 'lava';
          first(heroes).exhausted = ['mirror-shield#1'];
        },
      })
        .does('action:run', `walk:${space(2, 9)}`)
        .hero().tokens.burn ?? 0;
    expect([burns([]), burns(['mirror-shield#1'])]).toEqual([2, 0]);
  });
});

describe('what is used up', () => {
  test('a Curse Doll takes up to three tokens along, whichever they are', () => {
    const tokens = { curse: 2, poison: 1, daze: 1 };
    const play = equips(['curse-doll#1'], hero => Object.assign(hero, { tokens: { ...tokens } }));
    play.does('use:curse-doll#1:0').does('curse', 'curse');
    expect(play.hero().tokens).toMatchObject({ curse: 0, poison: 1, daze: 1 });
    play.does('poison');
    expect([play.hero().tokens.poison, play.hero().tokens.daze, play.hero().equipped]).toEqual([0, 1, []]);
    expect(play.state.shop).toContain('curse-doll#1');
    // Fewer, if that is enough; and nobody throws one away for nothing.
    const one = equips(['curse-doll#1'], hero => Object.assign(hero, { tokens: { ...tokens } }));
    one.does('use:curse-doll#1:0').does('daze').passes(0);
    expect(one.hero().tokens).toMatchObject({ curse: 2, poison: 1, daze: 0 });
    expect(equips(['curse-doll#1']).asked()).not.toBe('tokens.discard');
  });

  test('a Wishing Ring: coins, conquest, or a treasure of copper or silver of one’s choice', () => {
    const wishes = (wish: string) => equips(['wishing-ring#1']).does('use:wishing-ring#1:0').does(`wish:${wish}`);
    const before = equips(['wishing-ring#1']);
    const [coins, conquest] = [before.hero().coins, before.state.conquest];
    expect(wishes('coins').hero()).toMatchObject({ coins: coins + 1000, equipped: [] });
    expect(wishes('conquest').state.conquest).toBe(conquest + 3);
    const play = wishes('pickTreasure');
    const { copper, silver } = before.state.decks.treasures;
    const offered = new Set([...copper, ...silver].filter(one => !itemRow(one.split('#')[0] ?? '').cache));
    expect(play.can().length).toBe(new Set([...offered].map(one => one.split('#')[0])).size);
    play.does('pick:robe-of-kellos');
    expect(play.hero().equipped).toEqual(['robe-of-kellos#1']);
    expect(play.state.decks.treasures.silver).not.toContain('robe-of-kellos#1');
    expect(play.state.decks.treasures.silver).toHaveLength(silver.length - 1);
  });
});

describe('cursed items', () => {
  rule(
    ['DES-31.1', 'DES-31.2', 'DES-82.3'],
    'each time one is put to use it brings a token; put away, it leaves it',
    () => {
      const play = equips([], hero => Object.assign(hero, { pack: ['shadowblade#1'] }));
      const curse = () => play.hero().tokens.curse ?? 0;
      play.does('equip:shadowblade#1');
      expect(curse()).toBe(1);
      play.does('put-away:shadowblade#1');
      expect(curse()).toBe(1);
      play.does('equip:shadowblade#1');
      expect(curse()).toBe(2);
    },
  );

  rule('DES-31.1', 'nobody is cursed unasked: what a hero gets goes into the pack', () => {
    const play = fight({
      ...ALTAR,
      set: (state, [hero, friend]) => {
        if (hero) hero.pack = ['backbiter#1'];
        if (friend && hero) friend.at = space(3, 10);
        state.turn = state.turn && { ...state.turn, movement: 3 };
      },
    }).does('action:run', 'give:backbiter#1:hero:mad-carthos');
    expect([play.asked(), play.hero(1).pack, play.hero(1).tokens.curse ?? 0]).toEqual([
      'equip.ask',
      ['backbiter#1'],
      0,
    ]);
  });

  rule('DES-31.3', 'whoever is killed says of each in use what becomes of it', () => {
    const dies = (answer: string) => {
      const play = fight({
        ...ALTAR,
        position: { at: 'act' },
        equipped: ['shadowblade#1', 'skull-shield#1'],
        set: (state, heroes) => {
          state.conquest = 20;
          Object.assign(first(heroes), { tokens: { curse: 3 } });
        },
        first: t => wound(t, 'hero:steelhorns', 99, { kind: 'trap' }) as never,
      });
      if (play.asked() === 'wounds.cancel') play.passes(0);
      expect([play.asked(), play.can().length]).toEqual(['cursed.ask', 3]);
      play.does(`${answer}:shadowblade#1`).does('equip:skull-shield#1');
      const { equipped, pack, tokens } = play.hero();
      return [equipped, pack, tokens.curse ?? 0];
    };
    const both = ['shadowblade#1', 'skull-shield#1'];
    expect(dies('equip')).toEqual([both, [], 2]);
    expect(dies('put-away')).toEqual([['skull-shield#1'], ['shadowblade#1'], 1]);
    expect(dies('drop')).toEqual([['skull-shield#1'], [], 1]);
  });

  rule('DES-31.4', 'to drop one brings nothing', () => {
    const drops = (hero: Partial<Hero>) => {
      const play = fight({ ...ALTAR, set: (_, heroes) => Object.assign(first(heroes), hero) }).does('action:run');
      play.does('drop:backbiter#1');
      return play.hero().tokens.curse ?? 0;
    };
    expect([drops({ equipped: ['backbiter#1'] }), drops({ pack: ['backbiter#1'] })]).toEqual([0, 0]);
  });

  test('they are five: the others of the box bring no curse', () => {
    const cursed = items.filter(item => item.cursed).map(({ id }) => id);
    expect(cursed.toSorted()).toEqual(['backbiter', 'bottle-imp', 'shadowblade', 'skull-shield', 'staff-of-the-grave']);
  });
});

test('31 items and five cards of the shop: what they cost there', () => {
  const own = items.filter(item => item.box === box && item.tier !== 'dark-relic');
  expect(own.length).toBe(31);
  expect(shop.filter(item => item.box === box).map(({ id, price, copies }) => [id, price, copies])).toEqual([
    ['curse-doll', 200, 2],
    ['ring-of-protection', 250, 1],
    ['wizards-robe', 75, 2],
  ]);
});

test('every item of the box has had its scene', () => {
  const text = ['altar-of-despair', '../gear/35-familiars-of-the-altar', '../gear/29-potions']
    .map(name => readFileSync(new URL(`${name}.test.ts`, import.meta.url), 'utf8'))
    .join();
  const own = items.filter(item => item.box === box && item.tier !== 'dark-relic' && item.kind !== 'cache');
  expect(own.map(({ id }) => id).filter(id => !text.includes(id))).toEqual([]);
});
