// LEG-6.41: what threat buys by the cards of Incidents: each sort of it, when it may be bought, and what it does.

import { rule } from '@veillee/kernel/test/rule';
import { base, space } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import type { IncidentId } from '../../content/legend/boards/vocabulary.ts';
import { cardOf } from '../../content/legend/forms.ts';
import { statOf } from '../../rules/effects/stats.ts';
import type { Hero, Monster, Stand, State } from '../../rules/state.ts';
import { foe, type Road, road } from '../road.ts';
import { BLANK } from './small.ts';

const [MISS, HIT] = [1, 2];
/** The overlord's turn with 20 threat, the heroes far off on the dead ends. */
const turn = (incident: IncidentId, set: (state: State, heroes: readonly Hero[]) => void, dice: number[] = []): Road =>
  road({
    incident,
    ice: true,
    dice,
    position: { at: 'overlord' },
    set: (state, heroes) => {
      state.phase = 'overlord';
      state.turn = undefined;
      for (const hero of heroes) hero.ready = false;
      Object.assign(state.overlord, { threat: 20, step: 2 });
      set(state, heroes);
    },
  });
const A = space(10, 4);
const B = space(11, 4);
const led =
  (kind: Monster['kind'], at: Stand = A) =>
  (state: State): void => {
    foe(state, kind, at, 'leader');
  };
/** The leader is activated. */
const acts = (scene: Road, monster: Monster | undefined = scene.leader): Road => scene.does(`monster:${monster?.id}`);
const first = (scene: Road, what: string): string => scene.can(1).find(key => key.startsWith(what)) ?? '';
/** An attack is made, without more dice for it. */
function attacks(scene: Road): Road {
  scene.does(first(scene, 'attack:'));
  if (scene.asked(1) === 'outdoors.dice') scene.passes('outdoors.dice');
  return scene;
}
const heroAt =
  (at: ReturnType<typeof space>) =>
  (_: State, [hero]: readonly Hero[]) => {
    if (hero) hero.at = at;
  };
const both =
  (...sets: ((state: State, heroes: readonly Hero[]) => void)[]) =>
  (state: State, heroes: readonly Hero[]): void => {
    for (const set of sets) set(state, heroes);
  };

describe('an ability of the card', () => {
  rule('LEG-6.41', 'costs its threat each time, and no more than there is', () => {
    const scene = turn('road-thieves', led('beastman'));
    expect(scene.can(1)).not.toContain('buy:2'); // In the middle of the activation that it is about.
    acts(scene);
    scene.does('buy:2', 'buy:2');
    expect(scene.state.overlord).toMatchObject({ threat: 14, acting: { attacks: 3 } });
    scene.state.overlord.threat = 2;
    expect(scene.does('further').refusal('overlord.activation', 'buy:2')).toBe('LEG-6.41');
  });
  rule('LEG-6.41', 'the dragon breathes once more, and does nothing else with it', () => {
    const scene = acts(turn('nova-the-dragon', both(led('dragon', base(8, 2, 2, 3)), heroAt(space(11, 3)))));
    scene.does('buy:1');
    expect(scene.asked(1)).toBe('outdoors.attack');
    for (const key of scene.can(1)) expect(key).toContain('breath');
    scene.does(scene.can(1)[0] ?? '');
    expect(scene.state.overlord.acting?.attacks).toBe(1);
  });
  rule('LEG-6.41', 'an attack with dice of its own', () => {
    const scene = acts(turn('giants-larder', both(led('giant', base(8, 3, 2, 2)), heroAt(space(13, 4)))));
    expect(scene.can(1).some(key => key.startsWith('attack:'))).toBe(false);
    scene.does('buy:2');
    scene.does(first(scene, 'attack:'));
    expect(scene.state.attacks.at(-1)).toMatchObject({ kind: 'ranged', pool: { blue: 1, green: 2 } });
    expect(scene.state.attacks.at(-1)?.pool.red).toBeUndefined();
    scene.passes('outdoors.dice');
    expect(scene.outdoors.bought).toEqual([]);
  });
  rule(['LEG-20.9', 'DRF-5.6'], 'the silent raiders call one more of them, for 5 threat', () => {
    const raid = turn('a-silent-raid', led('ferrox'));
    raid.state.overlord.threat = 5;
    raid.passes(1);
    if (raid.asked(1) === 'overlord.turn') raid.confirms('overlord.turn');
    raid.chooses('outdoors.reinforce', 'buy:1');
    expect(raid.state.overlord.threat).toBe(0);
    raid.does(first(raid, 'beside:'));
    expect(raid.outdoors.waiting.map(({ kind }) => kind)).toEqual(['ferrox']);
  });
  rule(
    ['LEG-6.41', 'LEG-20.9', 'DRF-5.5'],
    'moves of whoever leads: in its activation, after its attack, at once',
    () => {
      const set = both(led('deep-elf'), heroAt(B));
      const scene = acts(turn('silent-as-the-grave', set, [MISS, BLANK, BLANK, BLANK, BLANK]));
      const movement = () => scene.state.overlord.acting?.movement;
      const speed = movement() ?? 0;
      scene.does('buy:1');
      expect(movement()).toBe(speed + 1);
      expect(scene.can(1)).not.toContain('buy:2');
      attacks(scene).does('buy:2');
      expect(movement()).toBe(speed + 4);
      const raid = turn('a-silent-raid', led('ferrox'));
      raid.does('buy:2');
      expect(raid.state.overlord.acting).toMatchObject({ movement: 3, attacks: 0 });
      raid.does(first(raid, `walk:`)).passes('overlord.activation');
      expect(raid.asked(1)).toBe('overlord.turn');
      expect(raid.leader).toMatchObject({ ready: true });
      expect(raid.leader?.at).not.toBe(A);
    },
  );
  rule('LEG-6.41', 'a Razorwing moves again once it has attacked', () => {
    const set = both(led('razorwing'), heroAt(B));
    const scene = acts(turn('wings-over-the-road', set, [MISS, MISS, BLANK, BLANK, BLANK, BLANK]));
    expect(scene.can(1)).not.toContain('buy:2');
    scene.state.overlord.acting = {
      ...(scene.state.overlord.acting as NonNullable<typeof scene.state.overlord.acting>),
      attacks: 0,
    };
    scene.does('further');
    expect(scene.can(1)).toContain('buy:2');
    const before = scene.state.overlord.acting?.movement ?? 0;
    scene.does('buy:2');
    expect(scene.state.overlord.acting?.movement).toBe(
      before + statOf(scene.state, scene.leader?.id ?? 'monster:x', 'speed'),
    );
  });
  rule('LEG-6.41', 'a Blood Ape leaps though it has moved', () => {
    const scene = acts(turn('the-blood-tribe', led('blood-ape', base(8, 3, 1, 2))));
    (scene.state.overlord.acting as { movement: number }).movement = 0;
    scene.does('further', 'buy:2');
    expect(scene.asked(1)).toBe('outdoors.leap');
    scene.does(scene.can(1)[0] ?? '');
    expect(scene.leader?.at).not.toBe(base(8, 3, 1, 2));
  });
  rule('LEG-6.41', 'a Wendigo walks through heroes', () => {
    const wall = (_: State, heroes: readonly Hero[]): void => {
      const spaces = [space(5, 3), space(5, 4), space(5, 5), space(4, 5)];
      for (const [n, hero] of heroes.entries()) hero.at = spaces[n];
    };
    const scene = acts(turn('the-pale-hunger', both(led('wendigo', base(4, 3, 1, 2)), wall)));
    const goals = () => scene.can(1).filter(key => key.startsWith('walk:')).length;
    const before = goals();
    scene.does('buy:2');
    expect(goals()).toBeGreaterThan(before);
  });
  rule('LEG-6.41', 'a bonus for the next attack of who leads, and no other', () => {
    const set = both(led('hell-hound'), heroAt(B));
    const scene = turn('hounds-in-the-night', set, [MISS, BLANK, BLANK, BLANK, BLANK]);
    scene.does('buy:2');
    acts(scene).does(first(scene, 'attack:'));
    const lines = scene.state.attacks.at(-1)?.lines.map(({ bonus }) => bonus);
    expect(lines).toContainEqual({ pierce: 2 });
    scene.passes('outdoors.dice');
    expect(scene.outdoors.bought).toEqual([]);
  });
  rule('LEG-6.41', 'a bonus for all of a kind, for this turn', () => {
    const scene = turn(
      'restless-bones',
      both(led('skeleton'), heroAt(B), state => foe(state, 'skeleton', space(10, 5))),
      [MISS, MISS, BLANK, BLANK, BLANK, BLANK, BLANK, BLANK],
    );
    scene.does('buy:2');
    for (const n of [0, 1]) {
      acts(scene, scene.state.monsters[n]).does(first(scene, 'attack:'));
      expect(scene.state.attacks.at(-1)?.lines.map(({ bonus }) => bonus)).toContainEqual({ pierce: 1 });
      scene.passes('outdoors.dice').passesAll('overlord.turn');
    }
    expect(scene.outdoors.bought).toHaveLength(1);
  });
  rule('LEG-6.41', 'a rank in place of the one there is', () => {
    const set = both(led('lava-beetle'), heroAt(space(13, 4)));
    const scene = turn('embers-in-the-snow', set, [MISS, BLANK, BLANK, BLANK, BLANK, BLANK]);
    scene.does('buy:2');
    acts(scene).does(first(scene, 'attack:'));
    const blasts = scene.state.attacks.at(-1)?.abilities.filter(({ ability }) => ability === 'blast');
    expect(blasts).toEqual([{ ability: 'blast', rank: 2 }]);
    // For that attack alone.
    scene.passes('outdoors.dice');
    expect(scene.outdoors.bought).toEqual([]);
  });
  rule('LEG-6.41', 'what was bought for who leads is nobody else’s, though they are of one kind', () => {
    const scene = turn(
      'hounds-in-the-night',
      both(led('hell-hound', base(8, 3, 1, 2)), heroAt(B), state => foe(state, 'hell-hound', base(12, 3, 1, 2))),
    );
    scene.does('buy:2');
    acts(scene, scene.state.monsters[1]).does(first(scene, 'attack:'));
    expect(scene.state.attacks.at(-1)?.lines.map(({ bonus }) => bonus)).not.toContainEqual({ pierce: 2 });
    expect(scene.outdoors.bought).toHaveLength(1);
  });
  rule('LEG-6.41', 'a token more for each attack that leaves any', () => {
    const hurt = (isBought: boolean): number => {
      const set = both(led('ferrox'), heroAt(B));
      const scene = turn('blood-moon', set, [HIT, HIT, HIT, HIT, HIT, HIT, HIT]);
      if (isBought) scene.does('buy:2');
      attacks(acts(scene));
      scene.passesAll('overlord.activation');
      return scene.hero().tokens.bleed ?? 0;
    };
    expect(hurt(true)).toBe(hurt(false) + 1);
  });
  rule('LEG-6.41', 'a blank of Bash that does not count', () => {
    const { dice } = cardOf('troll', 'copper').master;
    const others = Object.values(dice).reduce((sum, n) => sum + n, 0);
    const misses = (isBought: boolean): boolean => {
      const set = both(led('troll', base(8, 3, 2, 2)), heroAt(space(10, 4)));
      const scene = turn('troll-bridge', set, [...Array.from({ length: others }, () => HIT), BLANK]);
      if (isBought) scene.does('buy:2');
      acts(scene).does(first(scene, 'attack:')).answers(1, '1');
      scene.passes('outdoors.dice').passesAll('overlord.activation');
      return scene.told().some(({ text }) => text === 'log.attack.fails.miss');
    };
    expect(misses(false)).toBe(true);
    expect(misses(true)).toBe(false);
  });
  rule('LEG-6.41', 'speed for all of a kind, for this turn', () => {
    const scene = turn(
      'the-warband',
      both(led('beastman'), state => foe(state, 'ogre', base(6, 4, 2, 2))),
    );
    const speed = (one: Monster | undefined) => (one ? statOf(scene.state, one.id, 'speed') : 0);
    const [beastman, ogre] = [scene.state.monsters[0], scene.state.monsters[1]];
    const [before, other] = [speed(beastman), speed(ogre)];
    scene.does('buy:2');
    expect([speed(beastman), speed(ogre)]).toEqual([before + 2, other]);
    scene.passes('overlord.turn');
    if (scene.asked(1) === 'outdoors.reinforce') scene.passes('outdoors.reinforce');
  });
  rule('LEG-6.41', 'who leads is elsewhere, or changes places', () => {
    const worm = turn('the-white-worm', led('ice-wyrm', base(8, 2, 2, 3)));
    worm.does('buy:2');
    expect(worm.asked(1)).toBe('outdoors.where');
    const to = worm.can(1)[0] ?? '';
    worm.does(to);
    expect(`place:${worm.leader?.at}`).toBe(to);
    const circle = turn(
      'warlocks-circle',
      both(led('sorcerer'), state => foe(state, 'sorcerer', space(2, 6))),
    );
    circle.does('buy:2');
    expect(circle.state.monsters.map(({ at }) => at)).toEqual([space(2, 6), A]);
  });
  rule('LEG-6.41', 'wounds come back', () => {
    const set = (state: State): void => {
      led('chaos-beast', base(8, 3, 2, 2))(state);
      (state.monsters[0] as Monster).wounds = 1;
    };
    const scene = turn('children-of-chaos', set).does('buy:2');
    expect(scene.leader?.wounds).toBe(7);
    expect(turn('children-of-chaos', led('chaos-beast', base(8, 3, 2, 2))).can(1)).not.toContain('buy:2');
  });
  rule('LEG-6.41', 'tokens for a hero who is near enough', () => {
    const scene = turn('dark-procession', both(led('dark-priest'), heroAt(space(13, 4)))).does('buy:2');
    expect(scene.hero().tokens.curse).toBe(1);
    expect(turn('dark-procession', led('dark-priest', space(2, 6))).can(1)).not.toContain('buy:2');
  });
  rule('LEG-6.41', 'tokens for one beside, one who sleeps, one who is seen, all beside', () => {
    const web = turn('web-across-the-path', both(led('bane-spider', base(9, 3, 2, 2)), heroAt(B))).does('buy:2');
    expect(web.hero().tokens.web).toBe(1);
    const sleeps = both(led('deep-elf'), (_, [hero]) => Object.assign(hero?.tokens ?? {}, { asleep: 1 }));
    const asleep = turn('knives-in-the-dark', sleeps).does('buy:2');
    expect(asleep.hero().tokens.asleep).toBe(2);
    expect(turn('knives-in-the-dark', led('deep-elf')).can(1)).not.toContain('buy:2');
    const stares = turn('the-stone-sisters', both(led('medusa'), heroAt(space(13, 4))));
    stares.does('buy:2');
    if (stares.asked(1) === 'outdoors.whom') stares.does('hero:steelhorns');
    expect(stares.hero().tokens.stun).toBe(1);
    const beside = (_: State, heroes: readonly Hero[]): void => {
      for (const [n, hero] of heroes.slice(0, 2).entries()) hero.at = space(10, 4 + n);
    };
    // In the air it is beside nobody (DES-89.5).
    const burns = acts(turn('rift-of-flames', both(led('demon', base(8, 3, 2, 2)), beside)));
    expect(burns.can(1)).not.toContain('buy:2');
    burns.does('land', 'buy:2');
    expect(burns.state.heroes.map(({ tokens }) => tokens.burn ?? 0)).toEqual([1, 1, 0, 0]);
  });
  rule('LEG-6.41', 'fatigue of whoever is held, or near', () => {
    const held = both(led('naga', base(8, 3, 2, 2)), heroAt(space(10, 4)));
    const coils = turn('serpent-coils', held);
    const before = coils.hero().fatigue;
    expect(coils.does('buy:2').hero().fatigue).toBe(before - 1);
    const moor = turn('mourners-on-the-moor', both(led('shade'), heroAt(space(13, 4)))).does('buy:2');
    expect(moor.hero().fatigue).toBe(before - 2);
  });
  rule('LEG-6.41', 'a hero beside who leads is thrown, two spaces at most', () => {
    const scene = turn('ogre-toll', both(led('ogre', base(9, 3, 2, 2)), heroAt(B))).does('buy:2');
    expect(scene.asked(1)).toBe('attack.throw');
    const spaces = scene.can(1).map(key => key.slice('place:'.length));
    expect(spaces).toContain(space(13, 4));
    expect(spaces).not.toContain(space(14, 4));
    expect(scene.does(`place:${space(13, 4)}`).hero().at).toBe(space(13, 4));
  });
  rule('LEG-6.41', 'a toll: the purse, or one of them, as the heroes like', () => {
    const scene = turn('kobold-tollgate', led('kobold')).does('buy:2');
    expect(scene.asked(0)).toBe('outdoors.toll');
    scene.answers(0, 'pay');
    expect(scene.legend.coins).toBe(1150);
    const tired = turn('kobold-tollgate', led('kobold')).does('buy:2');
    const before = tired.hero().fatigue;
    tired.answers(0, 'hero:steelhorns');
    expect(tired.hero().fatigue).toBe(before - 2);
    expect(tired.legend.coins).toBe(1200);
  });
  rule(
    'LEG-6.41',
    'nothing is sold that could come to nothing: a toll that nobody can pay, a stare that meets nobody',
    () => {
      const poor = (state: State, heroes: readonly Hero[]): void => {
        if (state.legend) state.legend.coins = 25;
        for (const hero of heroes) hero.fatigue = 0;
      };
      expect(turn('kobold-tollgate', both(led('kobold'), poor)).can(1)).not.toContain('buy:2');
      const stares = (between: boolean): string[] =>
        turn('the-stone-sisters', (state, heroes) => {
          led('medusa')(state);
          for (const [n, hero] of heroes.entries()) hero.at = n === 0 ? space(13, 4) : undefined;
          if (between) foe(state, 'skeleton', B);
        }).can(1);
      expect(stares(false)).toContain('buy:2');
      expect(stares(true)).not.toContain('buy:2');
    },
  );
  rule('LEG-6.41', '“this turn” ends with it', () => {
    const scene = road({
      incident: 'the-warband',
      position: { at: 'overlord' },
      set: state => {
        Object.assign(state.overlord, { threat: 0, step: 0 });
        led('beastman')(state);
        state.outdoors?.bought.push({ ability: 1 });
      },
    });
    expect(scene.outdoors.bought).toEqual([]);
  });
});
