// DES-63, DES-78, DES-81, DES-85, DES-87, DES-93, DES-94, DES-101: what monsters of the Well of Darkness can do, and what lingers of it.

import { rule } from '@veillee/kernel/test/rule';
import type { Space } from '@veillee/pieces/geometry';
import { always, resultsOf } from '@veillee/pieces/odds';
import { describe, expect } from 'vitest';
import { abilityRow } from '../content/abilities.ts';
import { monsterRow } from '../content/monsters.ts';
import { overlordCardRow } from '../content/overlord.ts';
import type { Ability, MonsterId } from '../content/vocabulary.ts';
import { affectedBy } from '../rules/attack/affected.ts';
import { diceIn } from '../rules/attack/dice.ts';
import { foretold } from '../rules/attack/foretell.ts';
import { blowOn } from '../rules/attack/hit.ts';
import { opened } from '../rules/attack/open.ts';
import { attacksOf } from '../rules/attack/options.ts';
import type { AttackChoice } from '../rules/calls.ts';
import { isImmune, statOf } from '../rules/effects/stats.ts';
import { costOf, priceOf } from '../rules/overlord/deck.ts';
import type { Monster, State } from '../rules/state.ts';
import { GREEN, POWER, RED, WHITE, YELLOW } from './faces.ts';
import { assault, BESIDE, type Fight, fight, first, HERE, monsterTurn, said } from './fight.ts';
import { begun, put, space } from './scene.ts';

const gain = (monster: Monster, ability: Ability): void =>
  void Object.assign(monster, { changes: [{ gain: [{ ability }] }] });
const dice = (state: State, monster: Monster, target: Space): number =>
  diceIn(opened(state, monster.id, { target, by: 'activation' }).pool).filter(die => die === 'black').length;

// ---- tokens of an attack ----

describe.each([
  ['daze', 'DES-63.1'],
  ['bleed', 'DES-93.1'],
] as const)('%s', (ability, id) => {
  rule(id, 'leaves a token where there was damage, though armour stopped it, and one more each time', () => {
    const struck = (plan: Fight) =>
      assault({
        ...plan,
        set: (state, heroes, monster) => {
          gain(monster, ability);
          plan.set?.(state, heroes, monster);
        },
      });
    // Three damage, of which the dragon's scales stop all; then a miss.
    const stopped = struck({
      dice: [RED.two, GREEN.one],
      equipped: ['dragon-scale-mail#1'],
      hero: 'trenloe-the-strong',
    });
    expect(said(stopped, 'log.attack.hit')?.wounds).toBe(0);
    const tokens = ability === 'bleed' ? undefined : 1; // Its wearer does not bleed.
    expect(stopped.hero().tokens[ability]).toBe(tokens);
    expect(struck({ dice: [RED.miss, GREEN.one] }).hero().tokens[ability]).toBeUndefined();
    const again = struck({
      dice: [RED.two, GREEN.one],
      set: (_, heroes) => Object.assign(first(heroes), { tokens: { [ability]: 1 } }),
    });
    expect(again.hero().tokens[ability]).toBe(2);
  });
});

rule('DES-63.2', 'a power die for each token of Daze as the turn begins; each surge takes one away', () => {
  const play = fight({
    position: { at: 'turnStart' },
    dice: [POWER.surge, POWER.more, POWER.surge],
    set: (_, heroes) => Object.assign(first(heroes), { tokens: { daze: 3 } }),
  });
  expect(play.hero().tokens.daze).toBe(1);
  expect(play.hero().wounds).toBe(statOf(play.state, play.hero().id, 'maxWounds'));
});

/** The first hero, dazed so often, attacks with a sword: what the pool was when the dice fell. */
const dazed = (daze: number, keys: readonly string[]) => {
  const play = fight({
    equipped: ['sword#1'],
    set: (_, heroes) => Object.assign(first(heroes), { tokens: { daze } }),
  }).does('action:battle', `attack:sword#1:${BESIDE}`);
  const offered = play.asked() === 'attack.dazed' ? play.can() : [];
  play.does(...keys);
  return { play, offered, thrown: play.state.attacks[0]?.dice.map(({ die }) => die) ?? [] };
};

rule(
  ['DES-63.3', 'DES-63.4'],
  'each token costs a yellow, green or power die of one’s choice, never the red one',
  () => {
    const { offered, thrown } = dazed(1, ['die:green:0']);
    expect(offered).toEqual(['die:green:0', 'die:black:0'].filter(key => offered.includes(key)));
    expect(offered).not.toContain('die:red:0');
    expect(thrown).not.toContain('green');
    const all = dazed(1, []).play;
    expect(all.asked()).toBe('attack.dazed');
    const many = dazed(9, []);
    while (many.play.asked() === 'attack.dazed') many.play.does(many.play.can()[0] ?? '');
    expect(many.play.state.attacks[0]?.dice.map(({ die }) => die)).toEqual(['red']);
  },
);

rule('DES-63.7', 'R19: dice that fatigue adds afterwards are not lost', () => {
  const { play } = dazed(9, []);
  while (play.asked() === 'attack.dazed') play.does(play.can()[0] ?? '');
  const before = play.state.attacks[0]?.dice.length ?? 0;
  const key = play.can().find(one => one.startsWith('fatigue'));
  expect(key).toBeDefined();
  play.does(key ?? '');
  expect(play.state.attacks[0]?.dice.length).toBe(before + 1);
});

rule(['DES-63.6', 'DES-81.1'], 'nothing holds or stops the Unstoppable', () => {
  const play = fight({ monster: 'golem', rank: 'master', on: 'base:4,9/2x2' });
  const stops = ['daze', 'grapple', 'knockback', 'stun', 'web'] as const;
  expect(stops.filter(ability => isImmune(play.state, play.monster(), ability))).toEqual(stops);
  const plain = fight({ monster: 'golem', on: 'base:4,9/2x2' });
  expect(stops.filter(ability => isImmune(plain.state, plain.monster(), ability))).toEqual([]);
});

rule(['DES-93.2', 'DES-93.3'], 'a white die for each token: the damage is lost, a miss is nothing, and all go', () => {
  const bleeding = (...white: readonly number[]) => {
    const play = fight({
      position: { at: 'turnStart' },
      dice: white,
      equipped: ['chain-mail#1'],
      set: (_, heroes) => Object.assign(first(heroes), { tokens: { bleed: white.length } }),
    });
    return [statOf(play.state, play.hero().id, 'maxWounds') - play.hero().wounds, play.hero().tokens.bleed ?? 0];
  };
  expect(bleeding(WHITE.two, WHITE.threeSurge)).toEqual([5, 0]);
  expect(bleeding(WHITE.two, WHITE.miss)).toEqual([2, 0]);
});

// ---- Ironskin ----

rule(['DES-87.1', 'DES-93.4'], 'Ironskin feels none of what burns, bleeds or pierces', () => {
  const play = fight({ monster: 'golem', on: 'base:4,9/2x2', equipped: ['sword#1'] });
  const against = ['aura', 'bleed', 'burn', 'pierce', 'poison', 'sorcery'] as const;
  expect(against.filter(ability => isImmune(play.state, play.monster(), ability))).toEqual(against);
  expect(isImmune(play.state, play.monster(), 'stun')).toBe(false);
});

rule(['DES-87.2', 'DES-78.8'], 'and Blast, Bolt and Breath do it no damage; it says so beforehand', () => {
  expect(abilityRow('ironskin').harmless).toEqual(['blast', 'bolt', 'breath']);
  const { state, bolt } = lightning('golem', 'base:5,9/2x2');
  const golem = state.monsters[1] as Monster;
  const attack = opened(state, (state.monsters[0] as Monster).id, bolt);
  attack.dice = [{ die: 'white', face: WHITE.threeSurge - 1 }];
  expect(affectedBy(state, attack)).toContain(golem);
  expect(blowOn(state, attack, golem)).toMatchObject({ damage: 0, wounds: 0 });
  const told = foretold(state, (state.monsters[0] as Monster).id, bolt);
  expect(told.find(({ figure }) => figure === golem.id)).toMatchObject({ wounds: 0, kill: 0 });
  expect(told.find(({ figure }) => figure === state.heroes[0]?.id)?.wounds).toBeGreaterThan(0);
});

// ---- Bolt ----

/** A sorcerer with lightning, a hero in front of it, and somebody behind the hero. */
function lightning(kind: MonsterId = 'beastman', on: Monster['at'] = space(5, 9)) {
  const state = begun();
  const [hero, other] = state.heroes;
  if (!hero || !other) throw new Error('two heroes play');
  [hero.at, other.at] = [space(4, 9), space(1, 13)];
  const sorcerer = put(state, 'sorcerer', space(3, 9));
  gain(sorcerer, 'bolt');
  put(state, kind, on);
  const bolts = attacksOf(state, sorcerer.id, 'activation').filter(({ area }) => area?.startsWith('bolt'));
  const covers = (how: (typeof bolts)[number]): readonly Space[] => opened(state, sorcerer.id, how).covered;
  const bolt = bolts.find(how => covers(how).includes(space(4, 9)) && covers(how).includes(space(5, 9)));
  if (!bolt) throw new Error('no bolt goes east');
  return { state, sorcerer, bolts, bolt };
}

rule(['DES-78.1', 'DES-78.2'], 'a small figure lays it in eight ways, over the edge of the board if it likes', () => {
  const { state, sorcerer, bolts } = lightning();
  expect(new Set(bolts.map(({ area }) => area)).size).toBeLessThanOrEqual(8);
  expect(bolts.length).toBeGreaterThan(0);
  for (const how of bolts) {
    const { covered } = opened(state, sorcerer.id, how);
    expect(covered.length).toBeLessThanOrEqual(8);
    expect(covered).not.toContain(space(3, 9));
  }
});

rule(['DES-78.3', 'DES-78.4'], 'friend and foe under it, whatever the range', () => {
  const { state, sorcerer, bolt } = lightning();
  const attack = opened(state, sorcerer.id, bolt);
  expect(affectedBy(state, attack).map(({ id }) => id)).toEqual([state.heroes[0]?.id, state.monsters[1]?.id]);
  expect(attack.distance).toBeUndefined();
});

rule(['DES-78.5', 'DES-78.6'], 'it flows round rubble and needs no sight; a shut door ends it', () => {
  const reaches = (set: (state: State) => void, at: Space) => {
    const { state, sorcerer, bolts } = lightning();
    set(state);
    return bolts.some(how => opened(state, sorcerer.id, how).covered.includes(at));
  };
  const rubble = (state: State) => void Object.assign(state.board.terrain, { [space(4, 9)]: 'rubble' });
  expect([reaches(() => {}, space(6, 9)), reaches(rubble, space(6, 9))]).toEqual([true, true]);
  // From the door's own side nothing comes through to the other.
  const state = begun();
  state.board.revealed = [0, 1];
  const monster = put(state, 'sorcerer', space(7, 9));
  gain(monster, 'bolt');
  const [hero] = state.heroes;
  if (hero) hero.at = space(9, 9);
  const through = () =>
    attacksOf(state, monster.id, 'activation').some(
      how => how.area?.startsWith('bolt') && opened(state, monster.id, how).covered.includes(space(9, 9)),
    );
  expect(through()).toBe(false);
  state.board.open.push('mine-door');
  expect(through()).toBe(true);
});

rule('DES-78.7', 'however many dodge, there is one reroll', () => {
  const play = assault(
    {
      monster: 'sorcerer',
      dice: [WHITE.two, YELLOW.one],
      set: (_, [hero, friend], monster) => {
        gain(monster, 'bolt');
        if (hero) Object.assign(hero, { order: 'dodge' });
        if (friend) Object.assign(friend, { at: space(2, 9), order: 'dodge' });
      },
    },
    boltOn(),
  );
  expect(play.asked(0)).toBe('attack.dodge');
  play.does(play.can()[0] ?? '');
  expect(play.asked(0)).not.toBe('attack.dodge');
});
/** The bolt that a sorcerer beside the hero throws west over both heroes. */
function boltOn() {
  const { state } = fight({ monster: 'sorcerer', set: (_, __, monster) => gain(monster, 'bolt') });
  const monster = state.monsters[0] as Monster;
  const found = attacksOf(state, monster.id, 'activation').find(how => {
    const { covered } = opened(state, monster.id, how);
    return covered.includes(HERE) && covered.includes(space(2, 9));
  });
  if (!found?.area) throw new Error('no bolt goes west');
  return { area: found.area, target: found.target };
}

// ---- Swarm ----

rule(['DES-85.1', 'DES-85.2', 'DES-36.12'], 'a power die for each other friend beside the target, up to five', () => {
  const count = (...others: readonly [MonsterId, Space][]) => {
    const play = fight({
      monster: 'kobold',
      set: state => {
        for (const [kind, at] of others) put(state, kind, at);
      },
    });
    return dice(play.state, play.monster(), HERE);
  };
  const around = [space(2, 8), space(2, 9), space(2, 10), space(3, 10), space(4, 10), space(4, 8)];
  expect(count()).toBe(0);
  expect(count(['kobold', space(2, 9)])).toBe(1);
  // Whoever it is, Swarm or not; not those beside the Kobold alone.
  expect(count(['skeleton', space(2, 9)], ['kobold', space(5, 9)])).toBe(1);
  expect(count(...around.map(at => ['kobold', at] as [MonsterId, Space]))).toBe(5);
  const plain = fight({ set: state => void put(state, 'kobold', space(2, 9)) });
  expect(dice(plain.state, plain.monster(), HERE)).toBe(0);
});

// ---- Leech ----

/** A master Ferrox, hurt, does four damage and one of the roll's own to a hero with so much fatigue. */
const leeched = (fatigue: number, plan: Fight = {}, how: Partial<AttackChoice> = {}) =>
  assault(
    {
      monster: 'ferrox',
      rank: 'master',
      dice: [RED.four, GREEN.one, POWER.blank],
      ...plan,
      set: (state, heroes, monster) => {
        monster.wounds = 1;
        Object.assign(first(heroes), { fatigue });
        plan.set?.(state, heroes, monster);
      },
    },
    how,
  );

rule(['DES-94.1', 'DES-94.4'], 'a point of fatigue for each wound, and wounds where there is none', () => {
  const after = (fatigue: number) => {
    const play = leeched(fatigue);
    const { wounds, of } = { wounds: play.hero().wounds, of: statOf(play.state, play.hero().id, 'maxWounds') };
    return [of - wounds, play.hero().fatigue];
  };
  expect(after(9)).toEqual([4, 5]);
  expect(after(1)).toEqual([4 + 3, 0]);
  expect(after(0)).toEqual([4 + 4, 0]);
});

rule('DES-94.4', 'a monster has no fatigue: each wound costs it another, as was foretold', () => {
  const how = { target: space(5, 9) };
  const ogre = (state: State) => void put(state, 'ogre', 'base:5,9/2x2');
  const play = leeched(9, { dice: [RED.four, GREEN.three, POWER.blank], set: ogre }, how);
  // Seven damage, armour 4: three wounds, and three more.
  expect(play.state.monsters.map(({ kind }) => kind)).toEqual(['ferrox']);
  const before = fight({ monster: 'ferrox', rank: 'master', set: ogre });
  const [blow] = foretold(before.state, before.monster().id, { ...how, by: 'activation' });
  expect(resultsOf(blow?.odds ?? always(1)).every(({ n }) => n % 2 === 0)).toBe(true);
  expect(blow?.kill).toBeGreaterThan(0);
});

rule(['DES-94.2', 'DES-94.3'], 'whoever leeches heals what the attack itself took, up to the maximum', () => {
  const play = leeched(0);
  expect(play.monster().wounds).toBe(1 + 3); // of four, as many as it lacked
  const hurt = leeched(0, { dice: [RED.two, GREEN.one, POWER.blank] });
  // Two wounds of the attack, and two for want of fatigue: two are healed.
  expect(hurt.monster().wounds).toBe(1 + 2);
  const whole = leeched(0, {
    set: (state, _, monster) => void Object.assign(monster, { wounds: statOf(state, monster.id, 'maxWounds') }),
  });
  expect(whole.monster().wounds).toBe(statOf(whole.state, whole.monster().id, 'maxWounds'));
});

// ---- Trickster ----

rule(
  ['DES-101.1', 'DES-12.19', 'DES-101.3'],
  'each trickster in play takes 1 from the cost of traps, never below 0',
  () => {
    const costs = (masters: number) => {
      const { state } = monsterTurn([], {
        set: one => {
          for (let n = 0; n < masters; n++) put(one, 'kobold', space(1 + n, 13), 'master');
        },
      });
      const trap = overlordCardRow('spiked-pit');
      expect(costOf(state, trap).total).toBe(priceOf(state, trap));
      expect(
        Math.max(
          0,
          costOf(state, trap).lines.reduce((sum, { n }) => sum + n, 0),
        ),
      ).toBe(priceOf(state, trap));
      return [priceOf(state, trap), priceOf(state, overlordCardRow('rage'))];
    };
    const [pit, rage] = costs(0) as [number, number];
    expect(pit).toBeGreaterThan(2);
    expect([costs(1), costs(2), costs(6)]).toEqual([
      [pit - 1, rage],
      [pit - 2, rage],
      [Math.max(0, pit - 6), rage],
    ]);
    expect(monsterRow('kobold').normal.abilities.map(({ ability }) => ability)).toEqual(['swarm']);
  },
);
