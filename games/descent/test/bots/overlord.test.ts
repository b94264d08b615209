// What the adept overlord chooses: the hero who dies, places out of sight within reach, and a trap at the moment at which it bites.

import { turnOf } from '@veillee/bots';
import { Chance, type Decision, newChance, type Picks } from '@veillee/kernel';
import type { Space } from '@veillee/pieces/geometry';
import { describe, expect, test } from 'vitest';
import { adept } from '../../bots/adept.ts';
import { foretold, foretoldAgain } from '../../rules/attack/foretell.ts';
import { opened } from '../../rules/attack/open.ts';
import { spawnSites } from '../../rules/overlord/spawn.ts';
import { placeNow } from '../../rules/quest/places.ts';
import { type Hero, type Monster, monsterOf, standsOn } from '../../rules/state.ts';
import { firstDoorOpen } from '../fights-of-monsters.ts';
import { base, lay, type Plan, type Play, put, scene, space } from '../scene.ts';

/** What the adept answers to whatever its seat is asked. */
function answer(play: Play, seat = play.overlordSeat): Picks {
  const { match } = play;
  const decision = match.decisionOf(seat) as Decision;
  return adept.decide(turnOf(match, decision, new Chance(newChance('scene'))));
}

/** The overlord's own turn, played by the adept until it is over. */
function plays(play: Play, until: (play: Play) => boolean = () => false): Play {
  const seat = play.overlordSeat;
  while (!play.over && play.state.phase === 'overlord' && play.asked(seat) !== undefined && !until(play)) {
    const { match } = play;
    match.answer({ seat, decision: (match.decisionOf(seat) as Decision).id, picks: answer(play) });
  }
  return play;
}

const HEROES = ['steelhorns', 'mad-carthos', 'nanok-of-the-blade'] as const;

/** Step 2 of the overlord's turn: the heroes have come through the first door into the hall behind it. */
const turn = (set: NonNullable<Plan['set']>, more: Plan = {}): Play =>
  firstDoorOpen(2, set, { heroes: HEROES, ...more });
const stand = (heroes: readonly Hero[], ...spaces: readonly Space[]): void => {
  for (const [n, at] of spaces.entries()) if (heroes[n]) heroes[n].at = at;
};
const targetOf = (key: string | undefined): string | undefined => key?.split('attack:own:')[1];

describe('whom it hunts', () => {
  test('the hero who dies by the blow, not the one with all wounds who stands as near', () => {
    const play = turn((state, heroes) => {
      stand(heroes, space(12, 9), space(12, 10), space(2, 10));
      const [, weak] = heroes;
      if (weak) weak.wounds = 2;
      put(state, 'beastman', space(13, 9));
    });
    play.answers(play.overlordSeat, `monster:${play.monster().id}`);
    expect(targetOf(answer(play)[0])).toBe(space(12, 10));
  });

  test('of two who would die, the one whose death costs more conquest', () => {
    const play = turn((state, heroes) => {
      stand(heroes, space(2, 10), space(12, 10), space(12, 9));
      for (const hero of heroes) hero.wounds = 1;
      put(state, 'beastman', space(13, 9));
      state.conquest = 20;
    });
    play.answers(play.overlordSeat, `monster:${play.monster().id}`);
    expect(targetOf(answer(play)[0])).toBe(space(12, 9)); // Nanok costs 4, Carthos 3
  });

  test('several go for one hero whom they can bring down together', () => {
    const play = turn((state, heroes) => {
      stand(heroes, space(12, 9), space(12, 12), space(2, 10));
      const [, weak] = heroes;
      if (weak) weak.wounds = 5;
      for (const at of [space(14, 10), space(14, 9), space(13, 11)]) put(state, 'beastman', at, 'master');
    });
    const struck: (string | undefined)[] = [];
    plays(play, ({ match }) => {
      const [key] = match.decisionOf(1)?.prompt === 'overlord.activation' ? answer(play) : [];
      if (key?.startsWith('attack:')) struck.push(targetOf(key));
      return false;
    });
    expect(struck[0]).toBe(space(12, 12));
  });
});

test('it says once a turn whom it is after, when its monsters are about to strike', () => {
  const play = turn((state, heroes) => {
    stand(heroes, space(12, 9), space(12, 12), space(2, 10));
    const [, weak] = heroes;
    if (weak) weak.wounds = 2;
    put(state, 'beastman', space(13, 11));
    put(state, 'beastman', space(13, 12));
  });
  expect(answer(play)).toEqual(['taunt']);
  play.answers(play.overlordSeat, 'taunt');
  expect(answer(play)).toEqual(['hero:mad-carthos']);
  play.answers(play.overlordSeat, 'hero:mad-carthos');
  expect(play.told(0).at(-1)).toEqual({
    text: 'log.overlord.taunts',
    with: { hero: { text: 'hero.mad-carthos' } },
  });
  expect(play.can(play.overlordSeat)).not.toContain('taunt');
});

describe('where monsters stand', () => {
  test('whoever shoots steps back out of sight with what is left', () => {
    const play = turn((state, heroes) => {
      for (const hero of heroes) hero.equipped = ['bow#1'];
      stand(heroes, space(8, 9), space(8, 10), space(9, 10));
      put(state, 'skeleton', space(12, 8));
    });
    plays(play);
    const [skeleton] = play.state.monsters as [Monster];
    expect(skeleton.at).not.toBe(space(12, 8));
    expect(play.log).toContain('log.attack.on');
    expect(spawnSites({ ...play.state, monsters: [] }, '1x1')).toContain(skeleton.at);
  });

  test('spawned monsters come out of sight, and strike in the same turn', () => {
    const play = turn((state, heroes) => {
      stand(heroes, space(12, 9), space(12, 10), space(11, 10));
      state.overlord.hand = ['beastmen-war-party#1'];
      state.overlord.threat = 4;
    });
    expect(answer(play)).toEqual(['card:beastmen-war-party']);
    plays(play, ({ state }) => state.monsters.length === 3);
    const beside = (at: Space): boolean => play.match.state.heroes.some(hero => hero.at === at);
    expect(play.state.monsters.flatMap(standsOn).some(beside)).toBe(false);
    plays(play);
    expect(play.log).toContain('log.attack.on');
  });

  test('a spawn that nobody would feel soon is not paid for', () => {
    const play = turn((state, heroes) => {
      stand(heroes, space(2, 9), space(2, 10), space(3, 10));
      state.board.open = [];
      state.board.revealed = [0, 1];
      state.overlord.hand = ['beastmen-war-party#1'];
      state.overlord.threat = 4;
    });
    expect(answer(play)).toEqual([]);
  });
});

test('a monster goes to the bedside that nobody keeps, and a second one does not', () => {
  const play = scene({
    quest: 'life-or-death',
    heroes: HEROES,
    position: { at: 'overlord' },
    set: (state, heroes) => {
      state.phase = 'overlord';
      state.turn = undefined;
      state.overlord.step = 4;
      state.board.revealed = [0, 1];
      state.board.open.push('ward-door');
      stand(heroes, space(14, 9), space(15, 9), space(16, 9));
      for (const at of [space(4, 12), space(5, 12)]) put(state, 'beastman', at).ready = true;
    },
  });
  plays(play);
  const bedside = placeNow(play.state, 'bedside');
  expect(play.state.monsters.filter(one => standsOn(one).some(at => bedside.has(at)))).toHaveLength(1);
});

describe('cards', () => {
  /** A hero walks a step while the overlord holds this. */
  const walks = (hand: readonly string[], wounds: number, threat = 3): Play =>
    scene({
      heroes: HEROES,
      set: (state, [hero]) => {
        state.overlord.hand = [...hand];
        state.overlord.threat = threat;
        if (hero) hero.wounds = wounds;
      },
    }).does('action:run', 'walk:space:4,10');

  test('a pit waits while the hero is whole, and opens under one whom it kills', () => {
    expect(answer(walks(['spiked-pit#1'], 16))).toEqual([]);
    expect(answer(walks(['spiked-pit#1'], 2))).toEqual(['card:spiked-pit']);
  });

  test('what is burnt first is worth least for its threat, not what will be wanted', () => {
    const play = turn(state => {
      state.round = 12;
      state.overlord.step = 1;
      state.overlord.hand = [
        'doom#1',
        'beastmen-war-party#1',
        'skeleton-patrol#1',
        'rage#1',
        'rage#2',
        'dark-charm#1',
        'spiked-pit#1',
      ];
      state.overlord.deck = ['paralyzing-gas#1', 'aim#1', 'aim#2', 'aim#3'];
    });
    expect(play.asked(play.overlordSeat)).toBe('overlord.discard');
    expect(answer(play)).toEqual(['burn:doom']);
  });

  test('Rage for a blow that may kill, not for one that hardly scratches', () => {
    const rages = (wounds: number): Picks => {
      const play = turn((state, heroes) => {
        stand(heroes, space(12, 9), space(2, 10), space(2, 9));
        if (heroes[0]) heroes[0].wounds = wounds;
        put(state, 'ogre', base(13, 9, 2, 2));
        state.overlord.step = 4;
        state.overlord.hand = ['rage#1'];
        state.overlord.threat = 4;
      });
      play.answers(play.overlordSeat, `monster:${play.monster().id}`);
      return answer(play);
    };
    expect(rages(5)).toEqual(['card:rage']);
    expect(rages(16)).not.toEqual(['card:rage']);
  });
});

describe('leaps', () => {
  test('over two heroes in a row, and not where one blow on foot is as good', () => {
    const deed = (...spaces: readonly Space[]): string | undefined => {
      const play = turn((state, heroes) => {
        stand(heroes, ...spaces);
        for (const hero of heroes) hero.wounds = 3;
        put(state, 'blood-ape', base(10, 9, 2, 1));
      });
      return answer(plays(play, ({ state }) => state.overlord.acting !== undefined))[0];
    };
    expect(deed(space(13, 9), space(14, 9), space(2, 9))).toMatch(/^leap:/);
    expect(deed(space(13, 9), space(2, 10), space(2, 9))).not.toMatch(/^leap:/);
  });
});

test('what morphs takes strong dice hand to hand, and dice that reach from afar', () => {
  const dice = (at: Space): string => {
    const play = turn((state, heroes) => {
      stand(heroes, at, space(2, 10), space(2, 9));
      put(state, 'chaos-beast', base(15, 9, 2, 2));
    });
    Object.assign(play.monster(), { bound: undefined });
    return answer(plays(play, ({ match }) => match.decisionOf(play.overlordSeat)?.prompt === 'attack.morph'))[0] ?? '';
  };
  expect(dice(space(14, 9))).toMatch(/^morph:(red|white),green,green$/);
});

describe('dice of Bash', () => {
  test('many against thick armour, none against whoever falls without them', () => {
    const bashes = (wounds: number, equipped: string[]): Picks => {
      const play = turn((state, heroes) => {
        stand(heroes, space(12, 9), space(2, 10), space(2, 9));
        if (heroes[0]) Object.assign(heroes[0], { wounds, equipped });
        put(state, 'troll', base(13, 9, 2, 2));
      });
      return answer(plays(play, ({ match }) => match.decisionOf(play.overlordSeat)?.prompt === 'attack.bash'));
    };
    expect(Number(bashes(16, ['plate-mail#1'])[0])).toBeGreaterThan(1);
    expect(bashes(1, [])).toEqual(['0']);
  });
});

describe('dice that are rolled again', () => {
  test('the chances of all dice rolled again are those of the attack before it is rolled', () => {
    const play = turn((state, heroes) => {
      stand(heroes, space(12, 9), space(2, 10), space(2, 9));
      put(state, 'beastman', space(13, 9), 'master');
    });
    const { state } = play;
    const { id } = monsterOf(state, play.monster().id);
    const how = { target: space(12, 9), by: 'activation' } as const;
    const rolled = {
      ...opened(state, id, how),
      dice: [
        { die: 'red', face: 0 },
        { die: 'green', face: 0 },
        { die: 'black', face: 0 },
      ],
    } as const;
    const [before] = foretold(state, id, how);
    const attack = { ...rolled, dice: [...rolled.dice] };
    const [again] = foretoldAgain(state, attack, [0, 1, 2]);
    expect(again?.hit).toBeCloseTo(before?.hit ?? 0, 9);
    expect(again?.wounds).toBeCloseTo(before?.wounds ?? 0, 9);
    expect(again?.kill).toBeCloseTo(before?.kill ?? 0, 9);
    // The red die misses as it lies.
    expect(foretoldAgain(state, attack, [])[0]).toMatchObject({ hit: 0, wounds: 0, kill: 0 });
    expect(foretoldAgain(state, attack, [0])[0]?.hit).toBeCloseTo(5 / 6, 9);
  });
});

describe('what it may know', () => {
  test('its answer is the same whatever lies in the piles', () => {
    const asked = (deck: readonly string[]): Picks => {
      const play = turn((state, heroes) => {
        stand(heroes, space(12, 9), space(12, 10), space(11, 10));
        put(state, 'skeleton', space(13, 13));
        state.overlord.hand = ['rage#1', 'beastmen-war-party#1', 'doom#1'];
        state.overlord.threat = 6;
        state.overlord.deck = [...deck];
        lay(state, { kind: 'chest', tier: 'copper' }, space(15, 9));
      });
      return answer(play);
    };
    expect(asked(['aim#1', 'dodge#1'])).toEqual(asked(['dodge#1', 'aim#1']));
  });
});
