// LEG-6.5 to LEG-6.38: an encounter that is a fight, from the die for the ambush to the last figure on the board.

import { rule } from '@veillee/kernel/test/rule';
import { base, type Space, space } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import { grounds } from '../../content/legend/boards.ts';
import { cardOf } from '../../content/legend/forms.ts';
import { monsterRow } from '../../content/monsters.ts';
import { calls } from '../../rules/calls.ts';
import { isImmune, statOf } from '../../rules/effects/stats.ts';
import { giveTokens } from '../../rules/effects/tokens.ts';
import { spotsOf } from '../../rules/legend/outdoors/ground.ts';
import { meet } from '../../rules/legend/outdoors/laying.ts';
import { monsterName } from '../../rules/names.ts';
import { figuresLeft } from '../../rules/overlord/monsters.ts';
import { newTurn } from '../../rules/round.ts';
import type { Flow, Hero, Monster, State, T } from '../../rules/state.ts';
import { foe, type Road, type RoadPlan, road } from '../road.ts';
import { BLANK, ENHANCEMENT, SURGE } from './small.ts';

/** An encounter from the moment when its card has been drawn. */
const met = (plan: RoadPlan, face: number): Road =>
  road({
    ...plan,
    position: { at: 'ground' },
    dice: [face, ...(plan.dice ?? [])],
    next: function* (t) {
      meet(t, plan.incident ?? 'road-thieves');
    },
  });
const placed = (state: State): (Space | undefined)[] => state.heroes.map(({ at }) => at);
/** Every hero on the first space that is offered. */
function arrive(scene: Road): Road {
  while (scene.asked(0) === 'setup.arrival') scene.answers(0, scene.can(0)[0] ?? '');
  return scene;
}
const told = (scene: Road, text: string) => scene.told().filter(one => one.text === text);

/** The overlord's turn, with so much threat and these monsters. */
const overlords = (threat: number, set: (state: State) => void, plan: RoadPlan = {}): Road =>
  road({
    ...plan,
    position: { at: 'overlord' },
    set: state => {
      state.phase = 'overlord';
      state.turn = undefined;
      for (const hero of state.heroes) hero.ready = false;
      Object.assign(state.overlord, { threat, step: 2 });
      set(state);
    },
  });
const FAR = space(1, 6);
const kill = (id: string, source: Parameters<ReturnType<typeof calls>['wound']>[3]) =>
  function* (t: T): Flow {
    yield* calls(t).wound(t, id as Hero['id'], 99, source);
  };

describe('the board is laid', () => {
  rule(['LEG-6.5', 'LEG-6.19'], 'a ground is drawn, and all of the card is read to the heroes', () => {
    const scene = met({ draws: { ground: [grounds.find(({ board }) => board === 'marsh')] } }, ENHANCEMENT);
    expect(scene.state.quest).toBe('marsh');
    const words = scene.told(0).map(({ with: of }) => (of?.story as { readonly text?: string } | undefined)?.text);
    expect(words).toContain('incident.road-thieves.text.intro');
    expect(words).toContain('incident.road-thieves.ability.1');
    expect(words).toContain('incident.road-thieves.ability.2');
  });
  rule('LEG-6.8', 'one die, and its face is an ambush if it is on the card', () => {
    const [meadow] = grounds.filter(({ board }) => board === 'open-meadow');
    const draws = { ground: [meadow] };
    expect(met({ draws }, BLANK).outdoors.ambush).toBe(true);
    expect(met({ draws }, SURGE).outdoors.ambush).toBe(false);
    expect(met({ draws, incident: 'hounds-in-the-night' }, SURGE).outdoors.ambush).toBe(true);
    expect(met({ draws, incident: 'hounds-in-the-night' }, ENHANCEMENT).outdoors.ambush).toBe(false);
  });
  rule('LEG-6.9', 'ambushed, one is on watch on the stump, the others sleep on bedrolls of their own', () => {
    const scene = road({ position: { at: 'ground' }, ambush: true });
    expect(scene.asked(0)).toBe('outdoors.watch');
    expect(scene.offered('outdoors.watch')).toHaveLength(4);
    arrive(scene.chooses('outdoors.watch', 'hero:silhouette'));
    const { stump, bedrolls } = spotsOf(scene.state);
    expect(scene.hero(2).at).toBe(stump[0]);
    expect(scene.hero(2).tokens).toEqual({});
    const others = [0, 1, 3].map(n => scene.hero(n));
    expect(others.map(({ at }) => at).sort()).toEqual([...bedrolls].sort());
    expect(others.map(({ tokens }) => tokens.asleep)).toEqual([1, 1, 1]);
  });
  rule('LEG-6.10', 'otherwise they stand on the four dead ends, as they like', () => {
    const scene = road({ position: { at: 'ground' } });
    expect(scene.offered('setup.arrival')).toHaveLength(4);
    arrive(scene);
    expect(placed(scene.state).sort()).toEqual([...spotsOf(scene.state).deadEnds].sort());
    expect(scene.state.heroes.every(({ tokens }) => !tokens.asleep)).toBe(true);
  });
  rule('LEG-6.11', 'neither fire nor stump is anything to anybody', () => {
    const scene = road({
      ambush: true,
      set: (state, [hero]) => {
        if (hero) hero.at = spotsOf(state).stump[0];
        foe(state, 'beastman', FAR);
      },
    }).chooses('turn.declare', 'action:run');
    const fire = space(15, 3);
    scene.does(`walk:${fire}`);
    expect(scene.hero()).toMatchObject({
      at: fire,
      wounds: statOf(scene.state, scene.hero().id, 'maxWounds'),
      tokens: {},
    });
  });
  rule(['LEG-6.6', 'LEG-6.12'], 'leader and minions of the card, anywhere but on the start tile', () => {
    const scene = road({ position: { at: 'foes' } });
    const { overlordSeat } = scene;
    const { start } = spotsOf(scene.state);
    const offered = new Set(scene.offered('dungeon.place').map(key => key.slice('place:'.length) as Space));
    expect(start.size).toBe(28);
    expect([...start].filter(at => offered.has(at))).toEqual([]);
    expect(offered.has(space(0, 6))).toBe(true);
    while (scene.asked(overlordSeat) === 'dungeon.place') scene.answers(overlordSeat, scene.can(overlordSeat)[0] ?? '');
    expect(scene.state.monsters.map(({ kind, rank, came }) => [kind, rank, came])).toEqual([
      ['beastman', 'unique', 'leader'],
      ['beastman', 'normal', 'minion'],
      ['beastman', 'normal', 'minion'],
      ['beastman', 'normal', 'minion'],
    ]);
    const leader = scene.leader as Monster;
    expect(isImmune(scene.state, leader, 'stun')).toBe(true);
    expect(monsterName(scene.state, leader)).toMatchObject({ text: 'incident.road-thieves.unique.leader' });
  });
  rule('LEG-6.7', 'all of them as their category has grown', () => {
    const scene = road({
      position: { at: 'foes' },
      set: state => {
        if (state.legend) state.legend.forms.humanoid = 'silver';
      },
    });
    const { overlordSeat, state } = scene;
    while (scene.asked(overlordSeat) === 'dungeon.place') scene.answers(overlordSeat, scene.can(overlordSeat)[0] ?? '');
    const { normal, master } = cardOf('beastman', 'silver');
    expect(scene.leader?.wounds).toBe(master.wounds + 4);
    expect(scene.state.monsters[1]?.wounds).toBe(normal.wounds);
    expect(state.round).toBeGreaterThan(0);
  });
  rule(
    ['LEG-6.15', 'LEG-6.20', 'DRF-12.12'],
    'the overlord has neither threat nor cards, and the heroes are first',
    () => {
      const scene = met(
        {
          set: ({ overlord }) => Object.assign(overlord, { threat: 9, hand: ['rage#1'], deck: ['doom#1'] }),
        },
        ENHANCEMENT,
      );
      expect(scene.state.overlord).toMatchObject({ threat: 0, hand: [], deck: [], discard: [], powers: [] });
      arrive(scene);
      const { overlordSeat } = scene;
      while (scene.asked(overlordSeat) === 'dungeon.place')
        scene.answers(overlordSeat, scene.can(overlordSeat)[0] ?? '');
      expect(scene.asked(0)).toBe('turn.next');
    },
  );
});

describe('whoever sleeps', () => {
  const sleeper = (plan: RoadPlan = {}) =>
    road({
      ...plan,
      set: (state, heroes) => {
        const [hero] = heroes;
        if (hero) Object.assign(hero.tokens, { asleep: 1 });
        if (hero?.at) foe(state, 'beastman', space(17, 1));
        plan.set?.(state, heroes);
      },
    });
  rule(['LEG-6.13', 'DES-74.1'], 'neither moves nor attacks', () => {
    const scene = sleeper().chooses('turn.declare', 'action:ready');
    expect(scene.can(0).filter(key => key.startsWith('walk:') || key.startsWith('attack:'))).toEqual([]);
    expect(scene.refusal('turn.act', 'fatigue')).toBe('LEG-6.13');
    // With nothing but movement there is nothing to do.
    expect(sleeper().chooses('turn.declare', 'action:run').asked(0)).toBe('turn.next');
    const awake = sleeper({ set: (_, [hero]) => Object.assign(hero?.tokens ?? {}, { asleep: 0 }) });
    awake.chooses('turn.declare', 'action:advance');
    expect(awake.can(0).some(key => key.startsWith('walk:'))).toBe(true);
    expect(awake.can(0).some(key => key.startsWith('attack:'))).toBe(true);
  });
  rule(['LEG-6.13', 'DES-74.2', 'DES-74.3'], 'has no armour, and any wound wakes them', () => {
    const scene = sleeper();
    expect(statOf(scene.state, scene.hero().id, 'armour')).toBe(0);
    const hurt = sleeper({
      next: function* (t) {
        yield* calls(t).wound(t, 'hero:steelhorns', 1, { kind: 'script' });
      },
    });
    expect(hurt.hero().tokens.asleep).toBe(0);
    expect(statOf(hurt.state, hurt.hero().id, 'armour')).toBeGreaterThan(0);
  });
  rule(['LEG-6.13', 'DES-74.4'], 'rolls a die for each token when the turn begins: a surge takes one away', () => {
    const begins = (face: number) => sleeper({ position: { at: 'turnStart' }, dice: [face] }).hero().tokens.asleep;
    expect(begins(SURGE)).toBe(0);
    expect(begins(ENHANCEMENT)).toBe(1);
  });
  rule(['LEG-6.14', 'DRF-5.13'], 'does not who carries the Mirror Shield', () => {
    const give = (things: readonly string[]): number | undefined => {
      const scene = road({
        set: (_, [hero]) => hero?.equipped.push(...things),
        next: function* (t) {
          giveTokens(t, t.state.heroes[0] as Hero, 'asleep', 1);
        },
      });
      return scene.hero().tokens.asleep;
    };
    expect(give(['mirror-shield'])).toBeUndefined();
    expect(give([])).toBe(1);
  });
});

rule('DRF-5.22', 'Sahla wakes herself as her turn starts, for 2 fatigue', () => {
  const scene = road({
    position: { at: 'turnStart' },
    dice: [BLANK],
    set: (state, heroes) => {
      const [hero] = heroes;
      if (!hero) return;
      const sahla = { ...hero, id: 'hero:sahla', skills: [], fatigue: 4, tokens: { asleep: 1 } } as Hero;
      state.heroes[0] = sahla;
      state.turn = newTurn(sahla);
      foe(state, 'beastman', FAR);
    },
  });
  scene.does(scene.can(0).find(key => key.startsWith('use:')) ?? '');
  expect(scene.hero()).toMatchObject({ fatigue: 2, tokens: { asleep: 0 } });
});

describe('threat', () => {
  rule(
    ['LEG-6.16', 'LEG-6.17'],
    'one for each hero of the party, also for those who are gone; no card is drawn',
    () => {
      const scene = road({
        position: { at: 'overlord' },
        set: (state, heroes) => {
          state.phase = 'overlord';
          Object.assign(state.overlord, { threat: 0, step: 1 });
          const [first, second] = heroes;
          for (const hero of [first, second]) if (hero) Object.assign(hero, { at: undefined, waits: true });
          state.outdoors?.fled.push('hero:steelhorns');
          state.outdoors?.dead.push('hero:mad-carthos');
          foe(state, 'beastman', FAR);
        },
      });
      expect(scene.state.overlord.threat).toBe(4);
      expect(told(scene, 'log.overlord.draws')).toEqual([]);
      expect(told(scene, 'log.overlord.lastCard')).toEqual([]);
    },
  );
  rule(['LEG-6.18', 'DRF-12.10'], 'two of it: a space further, as often as it is paid', () => {
    const scene = overlords(5, state => foe(state, 'beastman', FAR, 'leader'));
    const id = scene.leader?.id ?? '';
    scene.does(`monster:${id}`);
    const { movement = 0 } = scene.state.overlord.acting ?? {};
    scene.does('further', 'further');
    expect(scene.state.overlord).toMatchObject({ threat: 1, acting: { movement: movement + 2 } });
    expect(scene.refusal('overlord.activation', 'further')).toBe('LEG-6.18');
  });
  rule(['LEG-6.18', 'DRF-12.10'], 'two of it: a black die, or a better one, before the roll, of five at most', () => {
    const fights = (threat: number) =>
      overlords(threat, state => {
        foe(state, 'beastman', space(17, 1), 'leader');
      });
    const strike = (one: Road): Road => {
      one.does(`monster:${one.leader?.id}`);
      return one.does(one.can(1).find(key => key.startsWith('attack:')) ?? '');
    };
    const scene = fights(8);
    strike(scene);
    expect(scene.asked(1)).toBe('outdoors.dice');
    const pool = () => scene.state.attacks.at(-1)?.pool ?? {};
    const { black = 0 } = pool();
    expect(scene.can(1)).toEqual(['power', 'die:black:0']);
    scene.chooses('outdoors.dice', 'power');
    expect(pool()).toMatchObject({ black: black + 1 });
    scene.chooses('outdoors.dice', 'die:black:0');
    expect(pool()).toMatchObject({ black, silver: 1 });
    scene.chooses('outdoors.dice', 'die:silver:0');
    expect(pool()).toMatchObject({ black, gold: 1 });
    expect(scene.state.overlord.threat).toBe(2);
    expect(strike(fights(1)).asked(1)).not.toBe('outdoors.dice');
    const five = fights(20);
    strike(five);
    for (let n = black; n < 5; n++) five.chooses('outdoors.dice', 'power');
    expect(five.can(1)).toEqual(['die:black:0']);
  });
});

describe('reinforcements', () => {
  const EXIT = space(7, 1);
  const two = (state: State): void => {
    foe(state, 'beastman', FAR, 'leader');
    foe(state, 'beastman', space(0, 6));
  };
  rule(['LEG-6.21', 'LEG-6.22', 'LEG-6.32'], 'are paid for when the turn ends, and wait beside an exit', () => {
    const scene = overlords(9, two);
    expect(scene.can(1)).not.toContain('buy:1');
    scene.passes('overlord.turn');
    expect(scene.offered('outdoors.reinforce')).toEqual(['buy:1']);
    scene.chooses('outdoors.reinforce', 'buy:1');
    // Beside whichever, though heroes see it.
    expect(scene.offered('outdoors.beside')).toHaveLength(8);
    scene.chooses('outdoors.beside', `beside:${EXIT}`);
    expect(scene.outdoors.waiting).toEqual([{ kind: 'beastman', beside: EXIT }]);
    expect(scene.state.monsters).toHaveLength(2);
    expect(scene.state.overlord.threat).toBe(5);
    scene.chooses('outdoors.reinforce', 'buy:1').chooses('outdoors.beside', `beside:${EXIT}`);
    // 1 is left: nothing more is asked.
    expect(scene.asked(0)).toBe('turn.next');
  });
  rule('LEG-6.26', 'none any more when who leads is dead', () => {
    const scene = overlords(9, state => {
      foe(state, 'beastman', space(0, 6));
    });
    expect(scene.passes('overlord.turn').asked(0)).toBe('turn.next');
  });
  rule('LEG-6.27', 'as far as there are figures, with those who wait', () => {
    const scene = overlords(0, state => {
      two(state);
      state.outdoors?.waiting.push({ kind: 'beastman', beside: EXIT });
    });
    const { normal } = monsterRow('beastman').figures;
    expect(figuresLeft(scene.state, 'beastman', 'normal')).toBe(normal - 2);
    const none = overlords(9, state => {
      two(state);
      for (let n = 0; n < normal - 1; n++) state.outdoors?.waiting.push({ kind: 'beastman', beside: EXIT });
    });
    expect(none.passes('overlord.turn').asked(0)).toBe('turn.next');
  });
  const comes = (set: (state: State) => void = () => undefined) =>
    overlords(0, state => {
      two(state);
      state.outdoors?.waiting.push({ kind: 'beastman', beside: EXIT });
      set(state);
    });
  rule('LEG-6.23', 'come in as from a space outside, and go on from there', () => {
    const scene = comes().does('come-in:0');
    const fresh = scene.state.monsters.at(-1) as Monster;
    expect(fresh).toMatchObject({ kind: 'beastman', rank: 'normal', at: EXIT });
    expect(scene.outdoors.waiting).toEqual([]);
    const { acting } = scene.state.overlord;
    expect(acting).toMatchObject({
      monster: fresh.id,
      movement: statOf(scene.state, fresh.id, 'speed') - 1,
      attacks: 1,
    });
  });
  rule('LEG-6.24', 'end no move on another figure: they come in past a friend, and not past a hero', () => {
    const past = comes(state => foe(state, 'kobold', EXIT)).does('come-in:0');
    expect(past.asked(1)).toBe('outdoors.entry');
    const spaces = past.offered('outdoors.entry').map(key => key.slice('place:'.length));
    expect(spaces).not.toContain(EXIT);
    expect(spaces).toContain(space(8, 1));
    past.chooses('outdoors.entry', `place:${space(8, 1)}`);
    const fresh = past.state.monsters.at(-1) as Monster;
    expect(past.state.overlord.acting?.movement).toBe(statOf(past.state, fresh.id, 'speed') - 2);
    const barred = comes(state => {
      (state.heroes[0] as Hero).at = EXIT;
    });
    expect(barred.refusal('overlord.turn', 'come-in:0')).toBe('LEG-6.24');
  });
  rule('LEG-6.24', 'of a large one the whole base must fit', () => {
    const large = (set: (state: State) => void = () => undefined) =>
      overlords(
        0,
        state => {
          foe(state, 'ogre', base(1, 5, 2, 2), 'leader');
          state.outdoors?.waiting.push({ kind: 'ogre', beside: EXIT });
          set(state);
        },
        { incident: 'ogre-toll' },
      );
    const scene = large().does('come-in:0');
    for (const key of scene.can(1)) expect(key).toMatch(/^place:base:/);
    const tight = large(state => {
      for (const at of [space(8, 0), space(8, 1), space(8, 2), space(8, 3), space(7, 3)]) foe(state, 'kobold', at);
    });
    expect(tight.refusal('overlord.turn', 'come-in:0')).toBe('LEG-6.24');
  });
  rule('LEG-6.25', 'who stays outside may come later', () => {
    const scene = comes().passes('overlord.turn');
    expect(scene.outdoors.waiting).toHaveLength(1);
    expect(scene.asked(0)).toBe('turn.next');
  });
});

describe('the end', () => {
  rule(['LEG-6.28', 'LEG-6.38'], 'who is killed is gone, without any token, and worth conquest', () => {
    const scene = road({
      set: (state, [hero]) => {
        Object.assign(hero?.tokens ?? {}, { poison: 2, curse: 1 });
        foe(state, 'beastman', FAR);
      },
      next: kill('hero:steelhorns', { kind: 'script' }),
    });
    expect(scene.hero()).toMatchObject({ at: undefined, waits: true });
    expect(scene.hero().tokens).toEqual({});
    expect(scene.outdoors.dead).toEqual(['hero:steelhorns']);
    expect(scene.legend.conquest).toEqual({ heroes: 0, overlord: 4 });
  });
  rule('LEG-6.29', 'from an exit a hero may flee, for a point', () => {
    const scene = road({
      set: (state, [hero]) => {
        if (hero) hero.at = space(7, 1);
        state.companions = [{ id: 'boggs', owner: 'hero:steelhorns', at: space(7, 1), carries: [] }];
        foe(state, 'beastman', FAR);
      },
    }).chooses('turn.declare', 'action:run');
    scene.does('flee');
    // That was their turn; and no familiar stays behind.
    expect(scene.asked(0)).toBe('turn.next');
    expect(scene.state.companions[0]?.at).toBeUndefined();
    expect(scene.hero()).toMatchObject({ at: undefined, waits: true });
    expect(scene.outdoors).toMatchObject({ fled: ['hero:steelhorns'], over: undefined });
    const fights = road({
      set: (state, [hero]) => {
        if (hero) Object.assign(hero, { at: space(7, 1), fatigue: 1 });
        foe(state, 'beastman', FAR);
      },
    }).chooses('turn.declare', 'action:battle');
    expect(fights.refusal('turn.act', 'flee')).toBe('LEG-6.29');
    expect(
      road({ set: state => foe(state, 'beastman', FAR) })
        .chooses('turn.declare', 'action:run')
        .can(0),
    ).not.toContain('flee');
  });
  const fallen = (source: Parameters<ReturnType<typeof calls>['wound']>[3]) =>
    road({
      set: state => {
        foe(state, 'beastman', FAR, 'leader');
        foe(state, 'beastman', space(0, 6));
      },
      next: function* (t) {
        const leader = t.state.monsters.find(({ came }) => came === 'leader');
        if (leader) yield* calls(t).wound(t, leader.id, 99, source);
      },
    });
  rule('LEG-6.30', 'a killing blow to who leads: 100 coins and 2 conquest, and the fight goes on', () => {
    const blow = fallen({ kind: 'attack', by: 'hero:steelhorns' });
    expect(blow.legend).toMatchObject({ coins: 1300, conquest: { heroes: 2, overlord: 0 } });
    expect(blow.over).toBe(false);
    expect(fallen({ kind: 'token', what: 'burn' }).legend).toMatchObject({ coins: 1200, conquest: { heroes: 0 } });
    // Nor for what one of its own has done.
    const own = fallen({ kind: 'attack', by: 'monster:99' });
    expect(own.legend).toMatchObject({ coins: 1200, conquest: { heroes: 0 } });
  });
  rule('LEG-6.33', 'nothing else is worth conquest to the heroes', () => {
    const scene = road({
      set: state => foe(state, 'beastman', FAR),
      next: function* (t) {
        yield* calls(t).conquest(t, 3, 'glyph', 'hero:steelhorns');
        yield* calls(t).conquest(t, 2, 'unique', 'hero:steelhorns');
      },
    });
    expect(scene.legend.conquest).toEqual({ heroes: 0, overlord: 0 });
  });
  rule(['LEG-6.31', 'LEG-6.32'], 'won, when nobody is left of them on the board', () => {
    const scene = road({
      position: { at: 'next' },
      set: state => {
        state.turn = undefined;
        state.outdoors?.waiting.push({ kind: 'beastman', beside: space(7, 1) });
      },
    });
    expect(scene.over).toBe(true);
    expect(scene.state).toMatchObject({ won: 'heroes', outdoors: { over: { party: 'won', dead: [] }, waiting: [] } });
  });
  const gone = (fled: number, dead: number): Road =>
    road({
      position: { at: 'next' },
      set: (state, heroes) => {
        state.turn = undefined;
        foe(state, 'beastman', FAR);
        for (const [n, hero] of heroes.entries()) {
          if (n >= fled + dead) continue;
          Object.assign(hero, { at: undefined, waits: true, ready: false });
          (n < fled ? state.outdoors?.fled : state.outdoors?.dead)?.push(hero.id);
        }
      },
    });
  rule(['LEG-6.34', 'LEG-6.35'], 'fled, when nobody of the party is left and one has; lost, when all are dead', () => {
    expect(gone(1, 3).outdoors.over).toEqual({ party: 'fled', dead: ['mad-carthos', 'silhouette', 'mordrog'] });
    expect(gone(0, 4).outdoors.over).toMatchObject({ party: 'died' });
    expect(gone(1, 2).over).toBe(false);
    expect(gone(1, 3).state.won).toBe('overlord');
  });
});
