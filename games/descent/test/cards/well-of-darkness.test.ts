// Items and skills of the Well of Darkness at work, where they say what no other box says.

import { readFileSync } from 'node:fs';
import { rule } from '@veillee/kernel/test/rule';
import { type Space, space } from '@veillee/pieces/geometry';
import { describe, expect, test } from 'vitest';
import { items } from '../../content/items.ts';
import { overlordCardRow } from '../../content/overlord.ts';
import { skills } from '../../content/skills.ts';
import type { MonsterId, Prop } from '../../content/vocabulary.ts';
import { foretold } from '../../rules/attack/foretell.ts';
import { opened } from '../../rules/attack/open.ts';
import { attacksOf } from '../../rules/attack/options.ts';
import { moment } from '../../rules/effects/apply.ts';
import { has, isImmune, statOf } from '../../rules/effects/stats.ts';
import { wound } from '../../rules/wounds.ts';
import { BLANKS, BLUE, GREEN, POWER, RED, WHITE, YELLOW } from '../faces.ts';
import { assault, BESIDE, battle, FAR, type Fight, fight, first, HERE, said, shownIn } from '../fight.ts';
import { put } from '../scene.ts';

const WELL = { options: { 'well-of-darkness': true } } as const;
const OGRE = { monster: 'ogre', on: 'base:4,9/2x2' } as const;

describe('weapons', () => {
  test('Skullcracker: Daze, and one token more for two surges', () => {
    const shot = (bought: readonly string[]) => {
      const play = battle(
        {
          ...WELL,
          ...OGRE,
          equipped: ['skullcracker#1'],
          dice: [BLUE.oneSurge, YELLOW.twoSurge, YELLOW.one, ...BLANKS],
        },
        'skullcracker#1',
      );
      for (const key of bought) play.does(key);
      play.passes(0);
      return play.monster().tokens.daze;
    };
    expect([shot([]), shot(['surge:2'])]).toEqual([1, 2]);
  });

  test('Bloody Dagger: its bonus for the other hand is Bleed', () => {
    const blow = (equipped: readonly string[], weapon: string) => {
      const play = fight({ ...WELL, equipped });
      return opened(play.state, play.hero().id, { weapon, target: BESIDE, by: 'action' });
    };
    const bleeds = (equipped: readonly string[]) =>
      blow(equipped, 'sword#1').abilities.some(({ ability }) => ability === 'bleed');
    expect([bleeds(['sword#1', 'bloody-dagger#1']), bleeds(['sword#1', 'dagger#1'])]).toEqual([true, false]);
    expect(blow(['sword#1', 'bloody-dagger#1'], 'sword#1').offHand).toBe('bloody-dagger#1');
  });

  test('Spirit Spear: three spaces together, one of them seen; whoever is wounded is dazed', () => {
    const thrown = (): Fight => ({
      ...WELL,
      equipped: ['spirit-spear#1'],
      dice: [BLUE.oneSurge, GREEN.three, YELLOW.one, YELLOW.three, ...BLANKS],
      on: space(6, 9),
      monster: 'ogre',
      set: state => {
        state.monsters = [];
        put(state, 'beastman', space(6, 9), 'master');
        put(state, 'beastman', space(7, 10), 'master');
        put(state, 'beastman', space(4, 11));
      },
    });
    const play = fight(thrown());
    const choices = attacksOf(play.state, play.hero().id, 'action');
    // Each of them alone, the friend too (DES-20.14), and the two who stand corner to corner; nobody is offered twice.
    const struck = choices.map(how => foretold(play.state, play.hero().id, how).map(({ figure }) => figure).length);
    expect(struck.toSorted()).toEqual([1, 1, 1, 1, 2]);
    const both = choices[struck.indexOf(2)];
    if (!both) throw new Error('no three spaces hold them both');
    const hit = battle(thrown(), 'spirit-spear#1', both.target, both.area);
    hit.passes(0);
    while (hit.asked() === 'attack.order') hit.passes(0);
    const left = hit.state.monsters.map(({ wounds, tokens }) => [wounds, tokens.daze ?? 0]);
    expect(left.filter(([, daze]) => daze === 1)).toHaveLength(2);
    expect(left).toHaveLength(3);
  });

  test('Icetooth reaches and sweeps; Trueshot pierces 5 and minds no range', () => {
    const tooth = items.find(({ id }) => id === 'icetooth')?.weapon;
    expect(tooth?.abilities?.map(({ ability }) => ability)).toEqual(['reach', 'sweep']);
    const shot = (weapon: string) =>
      battle(
        {
          ...WELL,
          equipped: [weapon],
          on: FAR,
          dice: [BLUE.twoNear, GREEN.one, GREEN.one, YELLOW.one, YELLOW.one, ...BLANKS],
        },
        weapon,
        FAR,
      ).passes(0);
    const { state } = fight({ ...WELL, equipped: ['trueshot#1'], on: FAR });
    const how = { weapon: 'trueshot#1', target: FAR, by: 'action' } as const;
    expect(opened(state, 'hero:steelhorns', how)).toMatchObject({ distance: undefined });
    expect(shot('trueshot#1').log).not.toContain('log.attack.fails.short');
    expect(said(shot('trueshot#1'), 'log.attack.hit')).toMatchObject({ pierce: 2, armour: 2 });
  });

  test('the Staff of Light: three free surges, each heals a wound and a fatigue of a hero beside or one’s own', () => {
    const play = battle(
      {
        ...WELL,
        hero: 'landrec-the-wise',
        equipped: ['staff-of-light#1'],
        dice: [WHITE.two, GREEN.one, GREEN.one, YELLOW.one, YELLOW.one, ...BLANKS, ...BLANKS],
        ...OGRE,
        set: (_, [hero, friend]) => {
          if (hero) Object.assign(hero, { wounds: 2, fatigue: 0 });
          if (friend) Object.assign(friend, { wounds: 2, fatigue: 0, at: space(3, 10) });
        },
      },
      'staff-of-light#1',
    );
    expect(play.asked()).toBe('attack.spend');
    play.does('surge:2', 'surge:2').passes(0);
    expect(play.asked()).toBe('recover.whom');
    // No monster, though one stands beside.
    expect(play.can()).toEqual([0, 1].map(n => `figure:${play.hero(n).id}`));
    play.does(`figure:${play.hero(1).id}`, `figure:${play.hero(0).id}`);
    expect([0, 1].map(n => [play.hero(n).wounds, play.hero(n).fatigue])).toEqual([
      [3, 1],
      [3, 1],
    ]);
  });
});

describe('what protects', () => {
  test('the Cloak of Time and Space cancels a wound with each die that is no surge', () => {
    const play = fight({
      ...WELL,
      equipped: ['cloak-of-time-and-space#1'],
      dice: [POWER.blank, POWER.more, POWER.surge, POWER.surge],
      position: { at: 'act' },
      first: t => wound(t, 'hero:steelhorns', 4, { kind: 'terrain', what: 'lava' }) as never,
    });
    expect(said(play, 'log.wounds')).toMatchObject({ n: 2 });
  });

  test('the Shield of the Dark God cancels all wounds of an attack, once', () => {
    const play = assault({
      ...WELL,
      equipped: ['shield-of-the-dark-god#1'],
      monster: 'giant',
      on: 'base:4,9/2x2',
      dice: [RED.four, GREEN.three, GREEN.three, YELLOW.three],
    });
    const { wounds } = play.hero();
    expect([play.asked(), play.can()]).toEqual(['attack.shield', ['use:shield-of-the-dark-god#1:0']]);
    play.does('use:shield-of-the-dark-god#1:0');
    expect([play.hero().wounds, play.hero().exhausted]).toEqual([wounds, ['shield-of-the-dark-god#1']]);
  });

  test('Fortuna’s Dice: their owner always aims and dodges', () => {
    const shot = battle(
      { ...WELL, equipped: ['fortunas-dice#1', 'sword#1'], dice: [RED.miss, GREEN.three, ...BLANKS] },
      'sword#1',
    );
    expect(shot.asked()).toBe('attack.aimed');
    const struck = assault({ ...WELL, equipped: ['fortunas-dice#1'], dice: [RED.four, GREEN.three] });
    expect(struck.asked()).toBe('attack.dodge');
  });

  test('R109: and have any attack rolled again, be it for the second time', () => {
    const dice = [RED.four, GREEN.three, RED.two, RED.miss];
    const play = assault({ ...WELL, equipped: ['fortunas-dice#1'], dice });
    play.does('die:red:0');
    expect(play.asked()).toBe('attack.again');
    play.does('die:red:0');
    expect([play.log.includes('log.attack.fails.miss'), play.hero().exhausted]).toEqual([true, ['fortunas-dice#1']]);
    // A friend's attack too.
    const friend = battle({
      ...WELL,
      equipped: ['sword#1'],
      dice: [RED.miss, GREEN.three, ...BLANKS, RED.four],
      set: (_, heroes) => Object.assign(heroes[1] ?? {}, { equipped: ['fortunas-dice#1'] }),
    });
    expect(friend.asked()).toBe('attack.again');
  });
});

describe('the potion of power', () => {
  const drunk = (dice: readonly number[]) =>
    fight({
      ...WELL,
      hero: 'grey-ker',
      equipped: ['sword#1'],
      ...OGRE,
      dice,
      set: (_, heroes) => Object.assign(first(heroes), { potions: ['power-potion', 'healing-potion'], wounds: 3 }),
    });
  const FIVE = [...BLANKS, POWER.blank, POWER.blank];

  rule('DES-29.7', 'five power dice for the next attack, in this turn or later, and then no more', () => {
    const play = drunk([RED.two, GREEN.one, ...FIVE, RED.two, GREEN.one, ...FIVE]).does(
      'action:advance',
      'drink:power-potion',
    );
    expect(play.hero().active).toBe('power-potion');
    const before = play.state.supply['power-potion'];
    play.does(`attack:sword#1:${BESIDE}`);
    expect(said(play, 'log.attack.roll')).toMatchObject({ n: 2 + 5 });
    expect(play.hero().active).toBeUndefined();
    expect(play.state.supply['power-potion']).toBe((before ?? 0) + 1);
    const own = fight({ ...WELL, hero: 'grey-ker', equipped: ['sword#1'], ...OGRE });
    expect(
      opened(own.state, own.hero().id, { weapon: 'sword#1', target: BESIDE, by: 'action' }).pool.black ?? 0,
    ).toBeLessThan(5);
  });

  rule('DES-29.8', 'it is lost with another potion, and with death', () => {
    const play = drunk([]).does('action:advance');
    Object.assign(play.hero(), { active: 'power-potion' });
    play.does('drink:healing-potion');
    expect(play.hero().active).toBeUndefined();
    expect(play.log).toContain('log.potion.ends');
    const dead = fight({
      ...WELL,
      set: (_, heroes) => Object.assign(first(heroes), { active: 'power-potion', wounds: 1 }),
      position: { at: 'act' },
      first: t => wound(t, 'hero:steelhorns', 4, { kind: 'trap' }) as never,
    });
    expect(dead.hero().active).toBeUndefined();
  });

  test('a cache of each colour holds one', () => {
    const caches = items.filter(({ cache }) => cache?.potion === 'power-potion');
    expect(caches.map(({ tier, cache }) => [tier, cache?.coins ?? 0])).toEqual([
      ['copper', 0],
      ['silver', 50],
      ['gold', 150],
    ]);
  });
});

describe('skills', () => {
  rule('DES-60.1', 'tattoos and an eagle’s eye work by themselves', () => {
    const wounds = (skills: readonly string[]) => {
      const { state } = fight({ skills });
      return statOf(state, state.heroes[0]?.id ?? 'hero:none', 'maxWounds');
    };
    expect(wounds(['bear-tattoo'])).toBe(wounds([]) + 2);
    const bear = fight({ skills: ['bear-tattoo'] });
    expect(has(bear.state, bear.hero().id, 'grapple')).toBe(true);
    const ox = fight({ skills: ['ox-tattoo'] });
    const stops = ['daze', 'grapple', 'knockback', 'stun', 'web'] as const;
    expect(stops.filter(ability => isImmune(ox.state, ox.hero(), ability))).toEqual(stops);
    const lines = (weapon: string) => {
      const play = fight({ skills: ['eagle-eye'], equipped: [weapon], on: space(6, 9) });
      const { lines: found } = opened(play.state, play.hero().id, { weapon, target: space(6, 9), by: 'action' });
      return found.filter(({ source }) => source.text === 'skill.eagle-eye').map(({ bonus }) => bonus);
    };
    expect(lines('sling#1')).toEqual([{ range: 1 }, { pierce: 2 }]);
    expect(lines('sunburst#1')).toEqual([{ range: 1 }]);
  });

  test('Born to the Bow: ranged attacks with two-handed weapons are aimed, without an order', () => {
    const shot = (weapon: string, dice: readonly number[]) =>
      battle({ ...WELL, hero: 'grey-ker', skills: ['born-to-the-bow'], equipped: [weapon], dice }, weapon);
    const bow = shot('bow#1', [BLUE.miss, GREEN.three, ...BLANKS, ...BLANKS]);
    expect([bow.asked(), bow.hero().order]).toEqual(['attack.aimed', undefined]);
    // Not with one hand, nor hand to hand.
    expect(shot('throwing-knife#1', [BLUE.miss, YELLOW.one, ...BLANKS, ...BLANKS]).log).toContain(
      'log.attack.fails.miss',
    );
    expect(shot('walking-stick#1', [RED.miss, YELLOW.one, ...BLANKS]).log).toContain('log.attack.fails.miss');
  });

  test('Lucky: each power enhancement gives range and damage both', () => {
    const shot = (skills: readonly string[]) => {
      const play = battle(
        {
          ...WELL,
          hero: 'varikas-the-dead',
          skills,
          equipped: ['immolation#1'],
          dice: [WHITE.two, YELLOW.one, POWER.more, POWER.more, POWER.more, POWER.more],
        },
        'immolation#1',
      );
      if (play.asked() === 'attack.spend') play.passes(0);
      const { damage, range } = shownIn(play, 'log.attack.total');
      return { damage, range, dice: said(play, 'log.attack.roll')?.n };
    };
    const [plain, lucky] = [shot([]), shot(['lucky'])];
    const shown = Number(lucky.dice) - 2;
    expect([plain.damage, lucky.damage]).toEqual([lucky.damage, plain.damage]);
    expect(Number(lucky.range) - Number(plain.range)).toBe(shown);
    // Chances know it too.
    const hits = (skills: readonly string[]): number => {
      const weapon = 'throwing-knife#1';
      const { state } = fight({ ...WELL, hero: 'grey-ker', skills, equipped: [weapon], on: FAR });
      return foretold(state, 'hero:grey-ker', { weapon, target: FAR, by: 'action' })[0]?.wounds ?? 0;
    };
    expect(hits(['lucky'])).toBeGreaterThan(hits([]));
  });
});

describe('pacts', () => {
  const skilled = (skill: string, plan: Fight = {}): Fight => ({ ...WELL, hero: 'grey-ker', skills: [skill], ...plan });
  const lies =
    (ground: { readonly [at: string]: Prop }): Fight['set'] =>
    (state, _, monster) => {
      Object.assign(state.board.terrain, ground);
      monster.at = space(1, 12);
    };
  /** What lies between the hero and the far end of the corridor, both spaces of it. */
  const across = (prop: Prop) => ({ [space(5, 9)]: prop, [space(5, 10)]: prop });

  rule(
    ['DES-44.1', 'DES-16.3'],
    'Earth Pact moves through rubble, Water Pact through water, and neither stops there',
    () => {
      for (const [skill, own, other] of [
        ['earth-pact', 'rubble', 'water'],
        ['water-pact', 'water', 'rubble'],
      ] as const) {
        const walks = (prop: Prop) =>
          fight(skilled(skill, { set: lies(across(prop)) }))
            .does('action:run')
            .can();
        expect(walks(own), skill).toContain(`walk:${space(6, 9)}`);
        expect(walks(own), skill).not.toContain(`walk:${space(5, 9)}`);
        expect(walks(other), skill).not.toContain(`walk:${space(6, 9)}`);
      }
    },
  );

  rule('DRF-2.6', 'Earth Pact heals two wounds at the end of a turn without a step; shopping is moving', () => {
    const ends = (deeds: readonly string[], turn: object = {}) => {
      const play = fight(
        skilled('earth-pact', {
          set: (state, heroes, monster) => {
            Object.assign(first(heroes), { wounds: 5 });
            Object.assign(state.turn ?? {}, turn);
            monster.at = space(1, 12);
          },
        }),
      ).does('action:run', ...deeds);
      play.passes(0);
      return play.hero().wounds;
    };
    expect(ends([])).toBe(7);
    expect(ends([`walk:${space(3, 10)}`])).toBe(5);
    expect(ends([], { trades: true })).toBe(5);
  });

  rule(['DES-47.1', 'DES-69.1'], 'Fire Pact: lava and Burn do nothing, and a staff burns', () => {
    const walk = (skill: string) =>
      fight(skilled(skill, { set: lies({ [space(4, 9)]: 'lava' }) }))
        .does('action:run', `walk:${space(4, 9)}`)
        .hero();
    const [spared, burnt] = [walk('fire-pact'), walk('water-pact')];
    expect([spared.tokens.burn ?? 0, burnt.tokens.burn ?? 0]).toEqual([0, 2]);
    expect(spared.wounds - burnt.wounds).toBe(2);
    const attacks = (skill: string, weapon: string) => {
      const play = fight(skilled(skill, { equipped: [weapon] }));
      return opened(play.state, play.hero().id, { weapon, target: BESIDE, by: 'action' }).abilities.map(
        ({ ability }) => ability,
      );
    };
    expect(attacks('fire-pact', 'staff-of-light#1')).toEqual(['burn']);
    expect(attacks('water-pact', 'staff-of-light#1')).toEqual(['knockback']);
    expect(attacks('fire-pact', 'sword#1')).toEqual([]);
  });

  rule(['DES-46.2', 'DES-46.3'], 'Wind Pact walks over pits as if they were floor', () => {
    const play = fight(skilled('wind-pact', { set: lies(across('pit')) })).does('action:run');
    const { movement = 0 } = play.state.turn ?? {};
    play.does(`walk:${space(6, 9)}`);
    expect([play.hero().at, play.state.turn?.movement]).toEqual([space(6, 9), movement - 3]);
    expect(play.hero().wounds).toBe(statOf(play.state, play.hero().id, 'maxWounds'));
    const stands = fight(skilled('wind-pact', { set: lies(across('pit')) })).does('action:run', `walk:${space(5, 9)}`);
    expect([stands.can().some(key => key.startsWith('climb:')), stands.can().includes(`walk:${space(6, 9)}`)]).toEqual([
      false,
      true,
    ]);
  });

  rule(
    ['DES-12.2', 'DES-26.2'],
    'Wind Pact: as an area comes to light, a card of the overlord’s hand goes, for its threat',
    () => {
      const opens = (hand: readonly string[], skills: readonly string[] = ['wind-pact']) =>
        fight({
          ...WELL,
          hero: 'grey-ker',
          skills,
          set: (state, heroes, monster) => {
            Object.assign(first(heroes), { at: space(7, 9) });
            monster.at = space(1, 12);
            Object.assign(state.overlord, { hand: [...hand], threat: 0 });
          },
        })
          .does('action:run', 'door:mine-door')
          .overlordWaits();
      const play = opens(['doom#1', 'aim#1']);
      expect([play.asked(), play.can()]).toEqual(['effect.use', ['use:wind-pact:1']]);
      play.does('use:wind-pact:1');
      expect([play.asked(), play.can()]).toEqual(['spoil.ask', ['card:doom', 'card:aim']]);
      const value = overlordCardRow('doom').value;
      play.does('card:doom');
      expect(play.state.overlord).toMatchObject({ hand: ['aim#1'], discard: ['doom#1'], threat: value });
      // The others are told what it brought, not what it was.
      expect(JSON.stringify([...play.match.told(0)].filter(({ text }) => text.includes('discards')))).not.toContain(
        'doom',
      );
      expect([opens([]).asked(), opens(['doom#1'], []).asked()]).toEqual(['turn.act', 'turn.act']);
    },
  );
});

describe('Burglar and Taunt', () => {
  rule(
    ['DES-10.8', 'DES-10.10'],
    'Burglar opens doors and chests for 1 point, and traps that answer cost 1 threat more',
    () => {
      const opens = (skills: readonly string[], threat: number) => {
        const play = fight({
          ...WELL,
          hero: 'grey-ker',
          skills,
          set: (state, heroes, monster) => {
            Object.assign(first(heroes), { at: space(7, 9) });
            monster.at = space(1, 12);
            Object.assign(state.overlord, { hand: ['paralyzing-gas#1'], threat });
          },
        }).does('action:run');
        const { movement = 0 } = play.state.turn ?? {};
        play.does('door:mine-door');
        return {
          spent: movement - (play.state.turn?.movement ?? 0),
          trap: play.asked(play.overlordSeat) ? play.can(play.overlordSeat) : [],
        };
      };
      const cost = overlordCardRow('paralyzing-gas').cost;
      expect(opens([], cost)).toEqual({ spent: 2, trap: ['card:paralyzing-gas'] });
      expect(opens(['burglar'], cost)).toEqual({ spent: 1, trap: [] });
      expect(opens(['burglar'], cost + 1)).toEqual({ spent: 1, trap: ['card:paralyzing-gas'] });
    },
  );

  rule('DRF-2.8b', 'Taunt draws an attack upon oneself, from within 5 spaces, if it can be made', () => {
    const struck = (at: Space, monster: MonsterId = 'beastman') =>
      assault({
        ...WELL,
        monster,
        dice: [RED.four, GREEN.three],
        set: (_, heroes) => Object.assign(heroes[1] ?? {}, { at, skills: ['taunt'] }),
      });
    const play = struck(space(4, 10));
    expect([play.asked(), play.can()]).toEqual(['attack.taunt', ['taunt']]);
    play.does('taunt');
    const [one, other] = [0, 1].map(n => play.hero(n).wounds - statOf(play.state, play.hero(n).id, 'maxWounds'));
    expect([one, Number(other) < 0]).toEqual([0, true]);
    expect(play.log).toContain('log.attack.taunted');
    // A beastman's arm does not reach so far; and nobody is asked who is the target anyway.
    expect(struck(space(6, 10)).asked()).not.toBe('attack.taunt');
    const left = struck(space(4, 10));
    left.passes(0);
    expect(left.log).not.toContain('log.attack.taunted');
  });
});

rule(['DES-35.18', 'DES-35.1'], 'Furr comes with a fighter', () => {
  const play = fight({
    ...WELL,
    skills: ['furr-the-spirit-wolf'],
    first: t => moment(t, 'setup', { figure: 'hero:steelhorns' }),
  });
  expect(play.state.companions).toEqual([{ id: 'furr', owner: 'hero:steelhorns', at: HERE, carries: [] }]);
});

test('every skill of the Well has had its scene', () => {
  const text = readFileSync(new URL(import.meta.url), 'utf8');
  const own = skills.filter(({ box }) => box === 'well-of-darkness').map(({ id }) => id);
  expect(own.filter(id => !text.includes(`'${id}'`))).toEqual([]);
});
