// What the adept chooses for heroes: the blow that counts, what lies on the way, the way out when they are weak; and nothing that they
// cannot know.

import { turnOf } from '@veillee/bots';
import { Chance, type Decision, newChance, type Picks } from '@veillee/kernel';
import type { Space } from '@veillee/pieces/geometry';
import { describe, expect, test } from 'vitest';
import { adept } from '../../bots/adept.ts';
import { lairsOf } from '../../bots/adept-heroes-danger.ts';
import { rearranged } from '../../bots/adept-heroes-gear.ts';
import { SENSE } from '../../bots/adept-heroes-quests.ts';
import { taleOf } from '../../bots/adept-heroes-tale.ts';
import { waysOf } from '../../bots/adept-heroes-ways.ts';
import type { Area } from '../../content/quests/vocabulary.ts';
import { INTENTS } from '../../content/vocabulary.ts';
import { doorsInPlay, groundNow } from '../../rules/board.ts';
import { descent } from '../../rules/game.ts';
import { sees } from '../../rules/ground.ts';
import type { Hero, State } from '../../rules/state.ts';
import { quest } from '../guide.ts';
import { lay, PAIR, type Plan, type Play, put, scene, space } from '../scene.ts';

function answer(play: Play): Picks {
  const { match } = play;
  const decision = match.decisionOf(0) as Decision;
  return adept.decide(turnOf(match, decision, new Chance(newChance('scene'))));
}

/** The heroes' seat answers for itself until a turn is over; what it chose. */
function turn(play: Play): string[] {
  const { match } = play;
  const chosen: string[] = [];
  const hero = play.state.turn?.hero;
  while (!play.over && play.state.turn?.hero === hero) {
    const own = match.decisionOf(0);
    if (!own) {
      play.overlordWaits();
      continue;
    }
    const picks = answer(play);
    // What they say beforehand is no deed.
    if (own.prompt !== 'turn.intend') chosen.push(picks[0] ?? 'pass');
    match.answer({ seat: 0, decision: own.id, picks });
  }
  return chosen;
}

const stand = (heroes: readonly Hero[], ...spaces: readonly Space[]): void => {
  for (const [n, at] of spaces.entries()) if (heroes[n]) heroes[n].at = at;
};

/** The first room and the hall behind it, the door between them open. */
const hall = (set: (state: State, heroes: readonly Hero[]) => void, more: Plan = {}): Play =>
  scene({
    ...more,
    set: (state, heroes) => {
      state.board.revealed = [0, 1];
      state.board.open.push('mine-door');
      for (const hero of heroes) hero.equipped = ['sword#1'];
      set(state, heroes);
    },
  });

describe('what heroes say that they intend', () => {
  const says = (play: Play): string | undefined => {
    play.does('action:advance');
    expect(play.asked()).toBe('turn.intend');
    return answer(play)[0];
  };
  test('whom they are going to fight, while they walk there too', () => {
    const near = hall(
      (state, heroes) => {
        stand(heroes, space(4, 10), space(1, 11));
        put(state, 'beastman', space(7, 9));
      },
      { speaks: true },
    );
    expect(says(near)).toBe(`intend:${near.monster().id}`);
  });
  test('and where nobody is to fight, what they are after', () => {
    const quiet = hall((_, heroes) => stand(heroes, space(4, 10), space(1, 11)), { speaks: true });
    expect(INTENTS.map(intent => `intend:${intent}`)).toContain(says(quiet));
  });
});

describe('whom heroes strike', () => {
  test('the one who falls by the blow, of two that stand as near', () => {
    const play = hall((state, heroes) => {
      stand(heroes, space(12, 10), space(2, 10));
      put(state, 'ogre', 'base:13,10/2x2');
      put(state, 'beastman', space(11, 9)).wounds = 1;
    });
    const struck = turn(play).find(key => key.startsWith('attack:'));
    expect(struck).toBe('attack:sword#1:space:11,9');
  });

  test('nobody who heals at once: the Guardian is left alone while a lamp burns', () => {
    const play = quest('eternal-guardian', {
      areas: [0, 1],
      quiet: true,
      at: [space(13, 18), space(10, 22)],
      next: function* ({ state }) {
        state.board.open.push('narthex-door');
        for (const hero of state.heroes) hero.equipped = ['sword#1'];
        put(state, 'skeleton', space(12, 18)).wounds = 1;
      },
    });
    expect(turn(play).find(key => key.startsWith('attack:'))).toBe('attack:sword#1:space:12,18');
  });
});

describe('what lies on the way', () => {
  test('a chest beside the way is opened', () => {
    const play = hall((state, heroes) => {
      stand(heroes, space(10, 4), space(2, 10));
      lay(state, { kind: 'chest', tier: 'copper' }, space(10, 3));
    });
    expect(turn(play).some(key => key.startsWith('chest:'))).toBe(true);
  });

  test('a glyph within reach is entered: three tokens of conquest', () => {
    const play = hall((state, heroes) => {
      stand(heroes, space(12, 9), space(12, 10));
      lay(state, { kind: 'glyph', active: false }, space(15, 9));
    });
    const before = play.state.conquest;
    turn(play);
    expect(play.state.conquest).toBe(before + 3);
  });

  test('money is picked up on the way to the door', () => {
    const play = scene({
      set: (state, heroes) => {
        stand(heroes, space(5, 9), space(4, 9));
        lay(state, { kind: 'money' }, space(6, 9));
      },
    });
    expect(turn(play).some(key => key.startsWith('pick-up:'))).toBe(true);
  });

  test('nobody waits before a door with nothing left to do', () => {
    const play = scene({ set: (_, heroes) => stand(heroes, space(7, 9), space(6, 10)) });
    expect(turn(play)).toContain('door:mine-door');
  });

  test('a remedy goes home by the nearest glyph', () => {
    const play = quest('life-or-death', {
      areas: [0, 1, 2],
      quiet: true,
      at: [space(10, 3), space(4, 14)],
      next: function* ({ state }) {
        state.board.markers = state.board.markers.filter(({ kind }) => kind === 'glyph' || kind === 'encounter');
        state.heroes[0]?.objects.push('moonwort');
      },
    });
    expect(turn(play)).toContain('town');
  });

  test('what the quest asks for is done where it is done', () => {
    const play = quest('life-or-death', {
      areas: [0],
      quiet: true,
      at: [space(4, 12), space(4, 14)],
      next: function* ({ state }) {
        state.heroes[0]?.objects.push('moonwort');
      },
    });
    expect(turn(play)).toContain('quest-action:give-moonwort');
  });
});

describe('the weak', () => {
  const beset = (wounds: number): Play =>
    hall((state, heroes) => {
      stand(heroes, space(12, 9), space(3, 10));
      const [hero] = heroes;
      if (hero) hero.wounds = wounds;
      lay(state, { kind: 'glyph', active: true }, space(11, 9));
      for (const at of [space(16, 9), space(16, 10), space(8, 9), space(8, 10)]) put(state, 'razorwing', at, 'master');
    });

  test('leave by a glyph when death is near', () => {
    expect(turn(beset(2))).toContain('town');
  });

  test('stay where they are whole', () => {
    expect(turn(beset(16))).not.toContain('town');
  });

  test('drink before they walk on', () => {
    const play = hall((state, heroes) => {
      stand(heroes, space(12, 9), space(12, 10));
      const [hero] = heroes;
      Object.assign(hero as Hero, { wounds: 4, potions: ['healing-potion'] });
      put(state, 'beastman', space(16, 9));
    });
    expect(turn(play)).toContain('drink:healing-potion');
  });
});

describe('Town', () => {
  const back = (set: (hero: Hero) => void = () => undefined): Play =>
    hall((state, heroes) => {
      stand(heroes, space(12, 9), space(12, 11));
      const [hero] = heroes;
      if (hero) {
        hero.at = undefined;
        set(hero);
      }
      lay(state, { kind: 'glyph', active: true }, space(12, 9));
      put(state, 'beastman', space(13, 9));
    });

  test('whoever comes back strikes in the same turn', () => {
    expect(turn(back()).some(key => key.startsWith('attack:'))).toBe(true);
  });

  test('whoever is whole and has potions does not trade a turn away for more', () => {
    const play = back(hero => Object.assign(hero, { coins: 100, potions: ['healing-potion'] }));
    const chosen = turn(play);
    expect(chosen).not.toContain('trade');
    expect(chosen.some(key => key.startsWith('sell:'))).toBe(false);
  });
});

describe('equipment', () => {
  test('the better weapon comes into the hand', () => {
    const play = hall((_, heroes) => {
      const [hero] = heroes;
      Object.assign(hero as Hero, { equipped: ['dagger#1'], pack: ['axe#1'] });
    });
    expect(rearranged(play.hero(), new Set(['put-away:dagger#1', 'drop:dagger#1', 'drop:axe#1']), false)).toBe(
      'put-away:dagger#1',
    );
  });
});

describe('what nobody can know', () => {
  test('cards, piles and chests dealt anew change no answer', () => {
    const deal = (seed: string): string[] => {
      const play = hall((state, heroes) => {
        stand(heroes, space(12, 9), space(11, 10));
        put(state, 'beastman', space(15, 9));
        lay(state, { kind: 'chest', tier: 'copper' }, space(10, 3));
        state.overlord.hand = ['crushing-block#1', 'rage#1', 'dodge#1'];
        state.overlord.deck = ['aim#1', 'aim#2', 'charge#1', 'spiked-pit#1'];
        descent.redeal?.(state, 0, new Chance(newChance(seed)));
      });
      return [...answer(play)];
    };
    expect(new Set(['one', 'two', 'three', 'four'].map(seed => deal(seed).join())).size).toBe(1);
  });
});

test('where monsters could appear is near, and out of the sight of everybody else', () => {
  const { state } = hall((_, heroes) => stand(heroes, space(3, 9), space(1, 13)));
  const [hero, friend] = state.heroes as [Hero, Hero];
  const ground = groundNow(state);
  const near = (at: Space): boolean => [hero, friend].some(one => ground.open.distance(one.at as Space, at) <= 6);
  const lairs = lairsOf(state, hero);
  expect(lairs.length).toBeGreaterThan(0);
  for (const at of lairs) expect([near(at), sees(ground, friend.at as Space, at)]).toEqual([true, false]);
  friend.at = undefined;
  expect(lairsOf(state, hero).length).toBeGreaterThan(
    lairs.filter(at => ground.open.distance(space(3, 9), at) <= 6).length,
  );
});

test('stairs into an area that nobody has seen lead nowhere (R75)', () => {
  const attic = (...areas: readonly Area[]) =>
    waysOf(quest('durnog-brothers', { areas: [0, 4, ...areas], quiet: true }).state).far([space(28, 6)])(space(11, 2));
  expect(attic(5)).toBeLessThan(10);
  expect(attic()).toBe(Number.POSITIVE_INFINITY);
});

test('Last Wishes: the lamp is brought to the well, not to a pit that a trap has left in the same hall', () => {
  const play = quest('last-wishes', {
    areas: [0, 1],
    quiet: true,
    set: ({ board }) => void Object.assign(board.terrain, { [space(17, 22)]: 'pit' }),
  });
  const [lamp] = SENSE['last-wishes'].carries?.(taleOf(play.state, play.seat(0).view())) ?? [];
  expect(lamp?.to).toContain(space(17, 14));
  expect(lamp?.to).not.toContain(space(17, 21));
});

test('whoever stands in a pit has paid for it, and is nearer to what lies behind it than whoever stands before it', () => {
  const { state } = quest('last-wishes', {
    areas: [0, 1],
    quiet: true,
    set: ({ board }) => {
      board.open.push('water-gate');
      Object.assign(board.terrain, { [space(17, 23)]: 'pit', [space(18, 23)]: 'pit' });
    },
  });
  const far = waysOf(state).far([space(17, 22), space(18, 22)]);
  expect([far(space(17, 25)), far(space(17, 24)), far(space(17, 23))]).toEqual([6, 5, 1]);
});

test('Old Friends: enough of them greeted, everybody goes in to dinner, and the boiler is left alone once Ourgash is dead', () => {
  const state = (greetings: number, heroes: readonly string[]) =>
    quest('old-friends', {
      heroes,
      areas: [0, 1, 2, 3],
      set: ({ guide }) => void Object.assign(guide, { counters: { greetings } }),
    });
  const three = [...PAIR, 'one-fist'];
  const wanted = (greetings: number, id: string, heroes: readonly string[] = three) => {
    const play = state(greetings, heroes);
    const tale = taleOf(play.state, play.seat(0).view());
    const door = doorsInPlay(play.state).find(one => one.id === id);
    return door && SENSE['old-friends'].door?.(tale, door);
  };
  expect([wanted(1, 'library-door'), wanted(2, 'library-door')]).toEqual([1, 0.1]);
  expect([wanted(1, 'dining-door'), wanted(2, 'dining-door')]).toEqual([1, 2.5]);
  expect([wanted(0, 'dining-door', PAIR), wanted(1, 'dining-door', PAIR)]).toEqual([1, 2.5]);
  const play = state(2, three);
  const boiler = play.state.board.markers.find(({ kind }) => kind === 'encounter');
  const worth = () => boiler && SENSE['old-friends'].encounter?.(taleOf(play.state, play.seat(0).view()), boiler);
  expect(worth()).toBe(1);
  play.state.monsters = play.state.monsters.filter(({ unique }) => unique !== 'ourgash');
  expect(worth()).toBe(0);
});

test('up in a tree that somebody else has climbed, the adept comes down first', () => {
  const play = scene({
    options: { 'tomb-of-ice': true, 'tree-climb': true },
    set: (state, [hero]) => {
      if (!hero) return;
      const at = space(3, 9);
      state.board.terrain[at] = 'tree';
      Object.assign(hero, { at, aloft: at });
    },
  }).does('action:run');
  expect(answer(play)).toEqual(['climb-down']);
  expect(play.does('climb-down').hero().aloft).toBeUndefined();
});
