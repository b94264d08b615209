// Skills of the Altar of Despair at work, but those that bring familiars.

import { readFileSync } from 'node:fs';
import { rule } from '@veillee/kernel/test/rule';
import { type Space, space } from '@veillee/pieces/geometry';
import { describe, expect, test } from 'vitest';
import { skills } from '../../content/skills.ts';
import type { MonsterId, Rank } from '../../content/vocabulary.ts';
import { dealTreasure } from '../../rules/areas/treasure.ts';
import { foretold } from '../../rules/attack/foretell.ts';
import { opened } from '../../rules/attack/open.ts';
import { attacksOf } from '../../rules/attack/options.ts';
import type { AttackChoice } from '../../rules/calls.ts';
import { statOf } from '../../rules/effects/stats.ts';
import { placeMonster } from '../../rules/overlord/monsters.ts';
import { isBroken, sheetOf } from '../../rules/state.ts';
import { effortsOf, makeWork, outlookOf, shows } from '../efforts.ts';
import { BLANKS, BLUE, GREEN, POWER, RED, WHITE, YELLOW } from '../faces.ts';
import { BESIDE, battle, FAR, type Fight, fight, first, HERE, said } from '../fight.ts';
import { type Play, put } from '../scene.ts';

const prolonged = makeWork();

const box = 'altar-of-despair';
/** At work at something in the first room, with this skill and these dice. */
const working = (skills: readonly string[], hero: string, dice: readonly number[]): Play =>
  prolonged({
    heroes: [hero, 'mad-carthos'],
    options: { [box]: true },
    dice,
    set: (_, heroes) => Object.assign(first(heroes), { at: HERE, skills: [...skills] }),
  });
const skilled = (skill: string, plan: Fight = {}): Fight => ({
  options: { [box]: true },
  hero: 'grey-ker',
  ...plan,
  skills: [skill],
});
const NONE: Fight = { options: { [box]: true }, hero: 'grey-ker' };
/** What is added to an attack with this weapon on whoever stands beside. */
const adds = (plan: Fight, weapon: string) => {
  const play = fight({ ...plan, equipped: [weapon] });
  return opened(play.state, play.hero().id, { weapon, target: BESIDE, by: 'action' }).lines.map(({ bonus }) => bonus);
};

describe('fighting', () => {
  test('Berserker: 2 damage with half of the wounds left or fewer, 4 with a quarter', () => {
    const damage = (wounds: number) =>
      adds(skilled('berserker', { set: (_, heroes) => Object.assign(first(heroes), { wounds: wounds }) }), 'sword#1');
    const { state } = fight(NONE);
    const most = statOf(state, 'hero:grey-ker', 'maxWounds');
    const half = Math.floor(most / 2);
    const quarter = Math.floor(most / 4);
    expect([most, half + 1, half, quarter + 1, quarter, 1].map(damage)).toEqual([
      [],
      [],
      [{ damage: 2 }],
      [{ damage: 2 }],
      [{ damage: 4 }],
      [{ damage: 4 }],
    ]);
  });

  test('Brawler: 1 damage in melee for each monster beside beyond the first', () => {
    const among = (n: number, weapon = 'sword#1') =>
      adds(
        skilled('brawler', {
          set: state => {
            const places = [space(4, 10), space(3, 10), space(2, 10)];
            for (const at of places.slice(0, n - 1)) put(state, 'beastman', at);
          },
        }),
        weapon,
      );
    expect([among(1), among(2), among(4), among(4, 'bow#1')]).toEqual([[], [{ damage: 1 }], [{ damage: 3 }], []]);
  });

  rule(
    ['DES-36.6', 'DES-24.10'],
    'and whoever dies of a melee blow for good hurts enemies beside them, armour or not',
    () => {
      const blow = (
        weapon: string,
        dice: readonly number[],
        rank: Rank = 'normal',
        monster: MonsterId = 'beastman',
      ) => {
        const play = battle(
          skilled('brawler', {
            equipped: [weapon],
            monster,
            rank,
            dice,
            set: (state, _, foe) => {
              foe.wounds = 1;
              put(state, 'skeleton', space(5, 9));
              put(state, 'sorcerer', space(5, 10), 'master');
              put(state, 'beastman', space(7, 9));
              for (const one of state.monsters.slice(1)) one.wounds = one.kind === 'skeleton' ? 1 : 3;
            },
          }),
          weapon,
        ).passes(0);
        return play.state.monsters.map(({ kind, wounds }) => `${kind} ${wounds}`);
      };
      // The skeleton falls, too, and pays nothing for it.
      expect(blow('sword#1', [RED.four, GREEN.three, ...BLANKS])).toEqual(['sorcerer 2', 'beastman 3']);
      expect(blow('bow#1', [BLUE.twoNear, YELLOW.three, ...BLANKS])).toEqual([
        'skeleton 1',
        'sorcerer 3',
        'beastman 3',
      ]);
      const rises = blow('sword#1', [RED.four, GREEN.three, POWER.surge], 'master', 'skeleton');
      expect(rises.slice(1)).toEqual(['skeleton 1', 'sorcerer 3', 'beastman 3']);
    },
  );

  rule(
    ['DES-25.3', 'DES-10.8', 'DES-25.8'],
    'Brawny breaks doors for nothing, and needs the key of a rune door',
    () => {
      const opens = (plan: Fight) =>
        fight({
          ...plan,
          set: (_, heroes, monster) => {
            first(heroes).at = space(7, 9);
            monster.at = space(1, 12);
          },
        }).does('action:run');
      const play = opens(skilled('brawny'));
      const movement = play.state.turn?.movement;
      play.does('door:mine-door').overlordWaits();
      expect([play.state.turn?.movement, isBroken(play.state, 'mine-door')]).toEqual([movement, true]);
      expect(play.can()).not.toContain('door:mine-door'); // It stands open for good.
      expect(play.log).toContain('log.door.break');
      const other = opens(NONE);
      const before = Number(other.state.turn?.movement);
      other.does('door:mine-door').overlordWaits();
      expect([other.state.turn?.movement, isBroken(other.state, 'mine-door')]).toEqual([before - 2, false]);
      expect(other.can()).toContain('door:mine-door');
    },
  );

  rule('DES-46.2', 'Tiger Tattoo: faster, less soon tired, and no fall hurts', () => {
    const of = (plan: Fight) => {
      const play = fight({
        ...plan,
        set: state => {
          state.board.terrain[space(2, 9)] = 'pit';
        },
      });
      const { id } = play.hero();
      const figures = (['speed', 'maxFatigue'] as const).map(stat => statOf(play.state, id, stat));
      play.does('action:run', `walk:${space(2, 9)}`);
      const lost = statOf(play.state, id, 'maxWounds') - play.hero().wounds;
      return [...figures, lost];
    };
    const [speed = 0, fatigue = 0] = of(NONE);
    expect([of(NONE)[2], of(skilled('tiger-tattoo'))]).toEqual([1, [speed + 1, fatigue + 1, 0]]);
  });

  rule('DES-24.10', 'nor does a trap card that opens a pit; one that does something else does', () => {
    const springs = (plan: Fight, card: string) => {
      const play = fight({
        ...plan,
        dice: [POWER.surge, POWER.surge],
        set: (state, heroes, monster) => {
          monster.at = space(1, 12);
          first(heroes).at = space(5, 9);
          Object.assign(state.overlord, { hand: [`${card}#1`], threat: 40 });
        },
      }).does('action:run', `walk:${space(4, 10)}`);
      play.seat(play.overlordSeat).does(`card:${card}`);
      return statOf(play.state, play.hero().id, 'maxWounds') - play.hero().wounds;
    };
    expect(springs(NONE, 'spiked-pit')).toBeGreaterThan(0);
    expect(springs(skilled('tiger-tattoo'), 'spiked-pit')).toBe(0);
  });
});

describe('subterfuge', () => {
  rule('DES-36.5', 'Pickpocket finds 25 coins on everybody without a name, also besides those of a master', () => {
    const finds = (rank: Rank, plan = skilled('pickpocket')) => {
      const play = battle({
        ...plan,
        rank,
        equipped: ['sword#1'],
        dice: [RED.four, GREEN.three, ...BLANKS],
        set: (_, heroes, monster) => {
          first(heroes).coins = 0;
          monster.wounds = 1;
        },
      });
      return play.passes(0).hero().coins;
    };
    expect([finds('normal'), finds('master')]).toEqual([25, 75]);
    expect([finds('normal', NONE), finds('master', NONE)]).toEqual([0, 50]);
  });

  test('Ranger: shots with one hand do 1 damage more, with two hands 2', () => {
    const shots = (weapon: string) => adds(skilled('ranger'), weapon);
    expect([shots('throwing-knife#1'), shots('bow#1'), shots('sword#1')]).toEqual([
      [{ damage: 1 }],
      [{ damage: 2 }],
      [],
    ]);
  });

  rule('DES-30.7', 'Appraiser draws a card more of a chest, and one goes back under the deck', () => {
    const deals = (n: number, copper: readonly string[]) =>
      fight(
        skilled('appraiser', {
          position: { at: 'act' },
          set: state => Object.assign(state.decks.treasures, { copper: [...copper] }),
          *first(t) {
            yield* dealTreasure(t, 'copper', n, t.state.heroes, undefined, true);
          },
        }),
      );
    // Piles run from the bottom up: the last card is the first drawn.
    const play = deals(1, ['bane#1', 'bone-blade#1', 'crystalize#1', 'belt-of-strength#1']);
    expect([play.asked(), play.can()]).toEqual(['treasure.back', ['pick:belt-of-strength', 'pick:crystalize']]);
    play.does('pick:belt-of-strength');
    expect(play.hero().equipped).toEqual(['crystalize#1']);
    expect(play.state.decks.treasures.copper).toEqual(['belt-of-strength#1', 'bane#1']);
    const two = deals(2, [
      'bane#1',
      'bone-blade#1',
      'ring-of-quickness#1',
      'crystalize#1',
      'belt-of-strength#1',
      'plate-mail#1',
    ]);
    expect(two.can()).toHaveLength(3);
    two.does('pick:plate-mail');
    while (two.asked() === 'equip.ask') two.passes(0);
    expect(two.state.heroes.map(({ equipped, pack }) => equipped.length + pack.length)).toEqual([2, 2]);
    // Of a last card none is left to give back.
    const last = deals(1, ['bane#1']);
    last.answers(last.overlordSeat, `hero:${sheetOf(last.hero())}`);
    expect([last.asked() === 'treasure.back', last.hero().equipped]).toEqual([false, ['bane#1']]);
    // A cache that goes back has given nothing.
    const cache = deals(1, ['bane#1', 'treasure-cache-copper-coins#1', 'belt-of-strength#1']);
    const { coins } = cache.hero();
    cache.does('pick:treasure-cache-copper-coins');
    expect(cache.hero().coins).toBe(coins);
  });

  test('also of a treasure that is bought', () => {
    const play = fight(
      skilled('appraiser', {
        set: (state, heroes) => {
          Object.assign(first(heroes), { at: undefined, coins: 1000 });
          state.opened = ['copper'];
          state.decks.treasures.copper = ['bane#1', 'bone-blade#1', 'crystalize#1'];
        },
      }),
    ).does('action:run', 'trade', 'buy-treasure:copper');
    expect([play.asked(), play.can()]).toEqual(['treasure.back', ['pick:crystalize', 'pick:bone-blade']]);
  });
});

describe('wizardry', () => {
  rule('DES-30.7', 'Bardic Lore: all treasure of a chest is drawn by one, who shares it out, as much to each', () => {
    const deals = (ofChest: boolean) =>
      fight(
        skilled('bardic-lore', {
          position: { at: 'act' },
          set: state =>
            Object.assign(state.decks.treasures, {
              copper: ['bane#1', 'bone-blade#1', 'crystalize#1', 'belt-of-strength#1'],
            }),
          *first(t) {
            yield* dealTreasure(t, 'copper', 2, t.state.heroes, undefined, ofChest);
          },
        }),
      );
    const play = deals(true);
    expect([play.asked(), play.can()]).toEqual(['treasure.share', ['hero:grey-ker', 'hero:mad-carthos']]);
    expect(play.hero().pack).toHaveLength(4);
    play.does('hero:mad-carthos').does('hero:grey-ker').does('hero:mad-carthos');
    // The last one is nobody else's.
    while (play.asked() === 'equip.ask') play.passes(0);
    const has = play.state.heroes.map(({ equipped, pack }) => [...equipped, ...pack].toSorted());
    expect(has.map(one => one.length)).toEqual([2, 2]);
    expect(has[1]).toContain('belt-of-strength#1');
    expect(deals(false).asked()).not.toBe('treasure.share');
  });

  const through = (plan: Fight = {}): Fight =>
    skilled('spiritwalker', {
      hero: 'landrec-the-wise',
      equipped: ['immolation#1'],
      at: space(2, 13),
      on: FAR,
      ...plan,
      set: (state, heroes, monster) => {
        Object.assign(heroes[1] ?? {}, { at: space(5, 9) });
        plan.set?.(state, heroes, monster);
      },
    });
  const ways = (plan: Fight): AttackChoice[] => {
    const play = fight(plan);
    return attacksOf(play.state, play.hero().id, 'action').filter(({ target }) => target === FAR);
  };

  rule('DRF-2.4a', 'Spiritwalker: a magic attack begins where a friend stands, sight and range and all', () => {
    const plan = through();
    expect(ways(plan).map(({ from }) => from)).toEqual([space(5, 9)]);
    expect(ways({ ...plan, skills: [] })).toEqual([]);
    expect(ways({ ...plan, equipped: ['bow#1'] })).toEqual([]);
    const [how] = ways(plan);
    if (!how) throw new Error('nobody attacks through the friend');
    const play = fight({ ...plan, dice: [WHITE.two, YELLOW.one, ...BLANKS, POWER.blank] });
    expect(opened(play.state, play.hero().id, how).distance).toBe(2);
    expect(foretold(play.state, play.hero().id, how).map(({ figure }) => figure)).toEqual([play.monster().id]);
    const key = play
      .does('action:battle')
      .can()
      .find(one => one.includes(`${space(5, 9)}/${FAR}`));
    play.does(key ?? 'no such attack').passes(0);
    expect(said(play, 'log.attack.hit')).toBeDefined();
    // Further than ten spaces, in Town, or with somebody in the way, a friend is of no use.
    const friend = (at: Space | undefined, set?: Fight['set']) =>
      ways(
        through({
          set: (state, heroes, monster) => {
            Object.assign(heroes[1] ?? {}, { at });
            set?.(state, heroes, monster);
          },
        }),
      ).length;
    expect(friend(undefined)).toBe(0);
    expect(
      friend(space(5, 9), state => {
        put(state, 'ogre', 'base:6,9/1x2' as never);
      }),
    ).toBe(0);
  });

  rule(['DRF-2.4a', 'DES-84.6'], 'whom a hero has animated is a friend too; monsters and familiars are none', () => {
    const from = (set: Fight['set']) =>
      ways(
        through({
          set: (state, heroes, monster) => {
            Object.assign(heroes[1] ?? {}, { at: undefined });
            set?.(state, heroes, monster);
          },
        }),
      ).map(way => way.from);
    const thrall: Fight['set'] = (state, heroes) =>
      void placeMonster(state, { kind: 'beastman', rank: 'normal', at: space(5, 9), owner: first(heroes).id });
    expect(from(thrall)).toEqual([space(5, 9)]);
    expect(from(state => void put(state, 'beastman', space(5, 9)))).toEqual([]);
    const boggs: Fight['set'] = (state, heroes) =>
      void state.companions.push({ id: 'boggs', owner: first(heroes).id, at: space(5, 9), carries: [] });
    expect(from(boggs)).toEqual([]);
  });

  rule(['DRF-2.4b', 'DRF-2.4c'], 'Command helps it from the friend’s space; one’s own from everywhere', () => {
    const commands = (at: Space, own: readonly string[] = []) => {
      const play = fight(
        through({
          set: (state, heroes) => {
            Object.assign(heroes[1] ?? {}, { at: space(5, 9) });
            first(heroes).skills.push(...own);
            const other = { ...(heroes[1] as never as object), id: 'hero:lyssa', at, skills: ['blessing'] };
            state.heroes.push(other as never);
          },
        }),
      );
      const how = attacksOf(play.state, play.hero().id, 'action').find(one => one.from === space(5, 9));
      if (!how) throw new Error('nobody attacks through the friend');
      return opened(play.state, play.hero().id, how).lines.filter(({ bonus }) => bonus.range === 1).length;
    };
    // Near the friend, and near the one who attacks.
    expect([commands(space(4, 10)), commands(space(1, 13))]).toEqual([1, 0]);
    expect(commands(space(1, 13), ['blessing'])).toBe(1);
  });
});

rule(['DES-9.3', 'DES-9.7'], 'whoever persists rolls twice for each attempt at a prolonged action of one trait', () => {
  const begins = (skills: readonly string[], hero: string, action: string, dice: number) => {
    const play = working(skills, hero, [...shows(dice, 1), ...shows(dice, 1)]).does(
      'action:ready',
      `prolonged:${action}`,
    );
    const { efforts = {} } = outlookOf(play);
    play.does('effort:0');
    if (play.asked() === 'work.finish') play.passes(0);
    if (play.asked() === 'work.dice') play.does('effort:0');
    return [effortsOf(play).map(({ progress }) => progress), efforts['effort:0']?.now];
  };
  const [once, alone] = begins([], 'tahlia', 'lift', 3);
  expect([once, alone]).toEqual([[1], 0]);
  // Four of six dice, and more.
  expect(begins(['brawny'], 'tahlia', 'lift', 3)).toEqual([[2], 22 / 64]);
  expect(begins(['ranger'], 'tahlia', 'lift', 3)[0]).toEqual([1]);
  expect(begins(['ranger'], 'kirga', 'force', 3)[0]).toEqual([2]);
  expect(begins(['bardic-lore'], 'landrec-the-wise', 'chant', 3)[0]).toEqual([2]);
});

rule('DES-3.3', 'Leadership has the text of the card that the Altar brings, once, with that box and without it', () => {
  const leads = skills.filter(({ id }) => id === 'leadership');
  expect(leads).toHaveLength(1);
  for (const isOn of [false, true]) {
    const options = { [box]: isOn };
    const play = fight({ options, skills: ['leadership'] }).does('action:ready', 'use:leadership:0');
    expect(play.state.turn).toMatchObject({ orders: 1, half: 'both' });
  }
});

test('every skill of the box has had its scene', () => {
  const text = ['skills-of-the-altar', '../gear/35-familiars-of-the-altar', '../abilities/84-necromancy']
    .map(name => readFileSync(new URL(`${name}.test.ts`, import.meta.url), 'utf8'))
    .join();
  const own = skills.filter(skill => skill.box === box).map(({ id }) => id);
  expect(own.filter(id => !text.includes(`'${id}'`))).toEqual([]);
});
