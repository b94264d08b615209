// DES-35: familiars.

import { rule } from '@veillee/kernel/test/rule';
import { type Space, space } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import type { Area } from '../../content/quests/vocabulary.ts';
import { opened } from '../../rules/attack/open.ts';
import { moment } from '../../rules/effects/apply.ts';
import type { Companion, MarkerFace, State } from '../../rules/state.ts';
import { afterwards, deeds, kept, MINE, movesLeft, OTHERS } from '../companions.ts';
import { BLANKS, GREEN, RED } from '../faces.ts';
import { BESIDE, battle, FAR, type Fight, fight, first, HERE, monsterTurn } from '../fight.ts';
import { fightTurn, strikes } from '../fights-of-monsters.ts';
import { quest } from '../guide.ts';
import { lay, type Play, put, scene } from '../scene.ts';

rule('DES-35.1', 'it comes with its owner, onto the space that they choose at the start', () => {
  const play = scene({
    heroes: ['steelhorns', 'vyrah-the-falconer'],
    position: { at: 'arrival', hero: 1 },
    set: (state, [, owner]) => {
      state.phase = 'setup';
      if (owner) owner.at = undefined;
    },
  });
  expect([play.asked(), play.state.companions]).toEqual(['setup.arrival', []]);
  play.does(play.can().at(-1) ?? '');
  expect(play.state.companions).toEqual([{ id: 'skye', owner: play.hero(1).id, at: play.hero(1).at, carries: [] }]);
});

rule('DES-35.1', 'a companion begins beside nobody else: on the space of its owner', () => {
  const play = fight({
    hero: 'vyrah-the-falconer',
    friend: 'varikas-the-dead',
    set: state => void lay(state, { kind: 'money' }, HERE),
    first: t => moment(t, 'setup', { figure: 'hero:vyrah-the-falconer' }),
  });
  expect(play.state.companions.map(({ at }) => at)).toEqual([HERE]);
});

describe('on their own way', () => {
  rule(['DES-35.2', 'DES-35.13'], 'they go up to their speed, in as many walks as they like, and it is told', () => {
    const play = afterwards({ companions: [{ id: 'boggs' }] });
    expect([play.asked(), movesLeft(play), play.can().includes(`walk:${space(6, 9)}`)]).toEqual([
      'familiar.act',
      4,
      true,
    ]);
    expect(play.can()).not.toContain(`walk:${space(7, 9)}`);
    expect(play.can()).not.toContain(`walk:${space(2, 9)}`);
    play.does(`walk:${space(5, 9)}`);
    expect([play.state.companions[0]?.at, play.log.at(-1)]).toEqual([space(5, 9), 'log.familiar.walks']);
    expect([
      movesLeft(play),
      play.can().includes(`walk:${space(6, 9)}`),
      play.can().includes(`walk:${space(7, 9)}`),
    ]).toEqual([1, true, false]);
  });

  rule('DES-35.2', 'those of the hero whose turn it was, one after the other, and nobody’s who is carried', () => {
    const play = afterwards({
      companions: [{ id: 'skye', owner: OTHERS }, { id: 'pico', at: undefined }, { id: 'boggs' }, { id: 'mata' }],
    });
    const who = () => play.match.decisionOf(0)?.with?.familiar;
    expect(who()).toEqual({ text: 'familiar.boggs' });
    play.passes();
    expect(who()).toEqual({ text: 'familiar.mata' });
    play.passes();
    expect(play.asked()).not.toBe('familiar.act');
  });

  rule('DES-35.6', 'never to where nobody has looked, though the door is open', () => {
    const beyond = (revealed: readonly Area[]) =>
      afterwards({
        companions: [{ id: 'skye', at: space(6, 9) }],
        set: ({ board }) => {
          board.open.push('mine-door');
          board.revealed = [...revealed];
          Object.assign(board.terrain, { [space(5, 9)]: 'rubble', [space(5, 10)]: 'rubble', [space(4, 8)]: 'rubble' });
        },
      }).can();
    expect(beyond([0, 1])).toContain(`walk:${space(8, 9)}`);
    expect(beyond([0])).not.toContain(`walk:${space(8, 9)}`);
  });
});

describe('Aim', () => {
  rule('DES-35.15', 'beside Skye no monster’s attack is aimed: the card is not even asked for', () => {
    const aims = (skye: boolean) => {
      const play = fightTurn(['aim#1'], {
        dice: [RED.miss],
        set: state => {
          if (skye) state.companions = [{ id: 'skye', owner: 'hero:steelhorns', at: HERE, carries: [] }];
        },
      });
      return strikes(play).asked(play.overlordSeat);
    };
    expect([aims(false), aims(true)]).toEqual(['overlord.answer.attack', 'overlord.activation']);
  });
});

describe('Skye', () => {
  const bird =
    (at: ReturnType<typeof space>): Fight['set'] =>
    (state, heroes) =>
      void state.companions.push({ id: 'skye', owner: first(heroes).id, at, carries: [] });

  rule('DES-35.15', 'no Dodge is played for an enemy beside it, and none aims there', () => {
    const dodges = (at: ReturnType<typeof space>) => {
      const play = battle({
        equipped: ['sword#1'],
        dice: [RED.two, GREEN.one, ...BLANKS],
        set: (state, heroes, monster) => {
          Object.assign(state.overlord, { threat: 5, hand: ['dodge#1'] });
          bird(at)?.(state, heroes, monster);
        },
      });
      return play.asked(play.overlordSeat) === 'overlord.answer.attacked';
    };
    expect([dodges(FAR), dodges(space(5, 10)), dodges(BESIDE)]).toEqual([true, false, false]);
    const aims = (at: ReturnType<typeof space>) => {
      const play = monsterTurn(['aim#1'], { set: bird(at), dice: [RED.two, GREEN.one] });
      const seat = play.overlordSeat;
      play.seat(seat).does(`monster:${play.monster().id}`, `attack:own:${HERE}`);
      return play.asked(seat) === 'overlord.answer.attack';
    };
    expect([aims(FAR), aims(BESIDE)]).toEqual([true, false]);
  });
});

describe('fetching', () => {
  const finds = (faces: readonly MarkerFace[], more: Partial<Companion> = {}, thing?: number): Play =>
    afterwards({
      companions: [{ id: 'mata', at: space(5, 9), ...more }],
      set: state => {
        for (const face of faces) lay(state, face, space(5, 9), thing);
      },
    });
  const POTION: MarkerFace = { kind: 'potion', potion: 'healing-potion' };
  const RELIC: MarkerFace = { kind: 'relic', item: 'blade-of-light#1' };

  rule(['DES-35.28', 'DRF-6.1a', 'DES-35.30'], 'a potion or a relic that lies there, and nothing larger', () => {
    const play = finds([POTION, RELIC, { kind: 'money' }, { kind: 'chest', tier: 'copper' }]);
    expect(deeds(play, 'pick-up:')).toEqual(['pick-up:marker:potion#1', 'pick-up:marker:relic#2']);
    play.does('pick-up:marker:relic#2');
    expect([play.state.companions[0]?.carries, play.state.board.markers.map(({ kind }) => kind)]).toEqual([
      ['blade-of-light#1'],
      ['glyph', 'potion', 'money', 'chest'],
    ]);
    expect(play.log.at(-1)).toBe('log.familiar.fetches');
    // One thing each: the potion stays.
    expect(deeds(play, 'pick-up:')).toEqual([]);
  });

  rule('DES-35.28', 'what the guide has laid there is taken for good, and the quest knows of it', () => {
    const play = finds([POTION], {}, 3).does('pick-up:marker:potion#1');
    expect([play.state.companions[0]?.carries, play.state.guide.taken]).toEqual([['healing-potion'], [3]]);
    const found = finds([POTION]).does('pick-up:marker:potion#1');
    expect(found.state.guide.taken).toEqual([]);
  });

  rule('DES-35.7', 'those that carry nothing leave it, and so do those elsewhere', () => {
    expect(deeds(finds([POTION], { id: 'boggs' }), 'pick-up:')).toEqual([]);
    expect(deeds(finds([POTION], { at: space(4, 9) }), 'pick-up:')).toEqual([]);
  });
});

describe('what is handed on', () => {
  const ferrets: Fight = {
    friend: 'varikas-the-dead',
    set: (state, heroes) => {
      for (const id of ['mata', 'kata'] as const)
        state.companions.push({ id, owner: first(heroes).id, at: space(3, 10), carries: [] });
      first(heroes).potions = ['healing-potion', 'vitality-potion'];
    },
  };

  rule(['DES-35.28', 'DES-35.29'], 'a hero hands Mata one thing for 1 point, and Mata hands it to Kata for 1', () => {
    const play = fight(ferrets).does('action:run', 'give:healing-potion:familiar:mata');
    expect([play.state.turn?.movement, play.hero().potions, play.state.companions[0]?.carries]).toEqual([
      7,
      ['vitality-potion'],
      ['healing-potion'],
    ]);
    // Each carries one thing.
    expect(play.can()).not.toContain('give:vitality-potion:familiar:mata');
    expect(play.can()).toContain('give:vitality-potion:familiar:kata');
    play.passes();
    expect(play.asked()).toBe('familiar.act');
    play.does('give:healing-potion:familiar:kata');
    expect(play.state.companions.map(({ carries }) => carries)).toEqual([[], ['healing-potion']]);
    // 1 of its 6 points is gone.
    expect(play.can()).toContain(`walk:${space(7, 9)}`);
    expect(play.match.decisionOf(0)?.with).toMatchObject({ movement: 5 });
  });
});

describe('handing over', () => {
  const carrying = (mata: Space, kata: Partial<Companion> = {}, more: Partial<Companion> = {}): Play =>
    afterwards({
      companions: [
        { id: 'mata', at: mata, carries: ['healing-potion'], ...more },
        { id: 'kata', at: space(1, 12), ...kata },
      ],
    });

  rule('DES-35.29', 'to a hero on its space or beside it, and to the other one with room, for 1 point', () => {
    expect(deeds(carrying(space(2, 9)), 'give:')).toEqual([`give:healing-potion:${MINE}`]);
    expect(deeds(carrying(space(3, 10)), 'give:')).toEqual([`give:healing-potion:${MINE}`]);
    expect(deeds(carrying(space(5, 9)), 'give:')).toEqual([]);
    expect(deeds(carrying(space(5, 9), { at: space(6, 10) }), 'give:')).toEqual(['give:healing-potion:familiar:kata']);
    expect(deeds(carrying(space(5, 9), { at: space(6, 10), carries: ['vitality-potion'] }), 'give:')).toEqual([]);
    expect(deeds(carrying(space(1, 12)), 'give:')).toEqual([
      `give:healing-potion:${OTHERS}`,
      'give:healing-potion:familiar:kata',
    ]);
  });

  rule('DES-35.29', 'with its last point, and not without one', () => {
    const reaches = (steps: Space): Play => carrying(space(7, 9)).does(`walk:${steps}`);
    const last = reaches(space(3, 9));
    expect([movesLeft(last), deeds(last, 'give:')]).toEqual([2, [`give:healing-potion:${MINE}`]]);
    last.does(`walk:${space(3, 10)}`);
    expect([movesLeft(last), deeds(last, 'give:')]).toEqual([1, [`give:healing-potion:${MINE}`]]);
    last.does(`give:healing-potion:${MINE}`);
    expect([last.hero().potions, last.state.companions[0]?.carries, last.log.includes('log.familiar.gives')]).toEqual([
      ['healing-potion'],
      [],
      true,
    ]);
    const spent = reaches(space(3, 9)).does(`walk:${space(3, 10)}`, `walk:${space(3, 9)}`);
    // It is done, and the other one is asked.
    expect([spent.match.decisionOf(0)?.with?.familiar, spent.state.companions[0]?.carries]).toEqual([
      { text: 'familiar.kata' },
      ['healing-potion'],
    ]);
  });

  rule('DES-35.28', 'a hero gives to one beside them that has room', () => {
    const gives = (mata: Partial<Companion>): string[] => {
      const play = kept({
        companions: [{ id: 'mata', ...mata }],
        set: ({ heroes: [hero] }) => void hero?.potions.push('vitality-potion'),
      }).does('action:run');
      return deeds(play, 'give:');
    };
    expect(gives({ at: space(3, 10) })).toEqual(['give:vitality-potion:familiar:mata']);
    expect(gives({ at: space(5, 9) })).toEqual([]);
    expect(gives({ at: space(3, 10), carries: ['healing-potion'] })).toEqual([]);
    expect(gives({ id: 'boggs', at: space(3, 10) })).toEqual([]);
  });

  rule(['DES-35.41', 'DES-10.19'], 'Pico to a hero beside its bearer for 2 points, and by nobody else', () => {
    const handed = (owner: Companion['owner'], friend: Space): string[] => {
      const play = kept({
        companions: [{ id: 'pico', owner, at: undefined }],
        set: ({ heroes: [, other] }) => void Object.assign(other ?? {}, { at: friend }),
      }).does('action:run');
      return deeds(play, 'give:');
    };
    expect(handed(MINE, space(3, 10))).toEqual([`give:pico:${OTHERS}`]);
    expect(handed(MINE, space(5, 9))).toEqual([]);
    expect(handed(OTHERS, space(3, 10))).toEqual([]);
    const play = kept({
      companions: [{ id: 'pico', at: undefined }],
      set: ({ heroes: [, other] }) => void Object.assign(other ?? {}, { at: space(3, 10) }),
    }).does('action:run');
    play.does(`give:pico:${OTHERS}`);
    expect([play.state.turn?.movement, play.log.at(-1)]).toEqual([6, 'log.familiar.handed']);
  });
});

rule('DES-35.42', 'Pico adds no sixth power die', () => {
  const pool = (training: number) => {
    const play = fight({
      hero: 'ronan-of-the-wild',
      equipped: ['bow#1'],
      set: (state, heroes) => {
        first(heroes).training = { ranged: training };
        state.companions.push({ id: 'pico', owner: first(heroes).id, carries: [] });
      },
    });
    return opened(play.state, play.hero().id, { weapon: 'bow#1', target: BESIDE, by: 'action' }).pool.black;
  };
  expect([pool(0), pool(2), pool(3)]).toEqual([3, 5, 5]);
});

describe('familiars', () => {
  const goes = (id: 'boggs' | 'skye', set: (state: State) => void, at = space(2, 9)): Play =>
    fight({
      at: space(2, 10),
      on: HERE,
      set: (state, heroes) => {
        state.companions.push({ id, owner: first(heroes).id, at, carries: [] });
        set(state);
      },
    })
      .does('action:battle')
      .passes();

  rule('DES-45.3', 'water stops them, and those that fly cross it without stopping', () => {
    const water = (state: State): void => {
      for (const y of [8, 9, 10, 11]) state.board.terrain[space(4, y)] = 'water';
    };
    const ways = (id: 'boggs' | 'skye') => {
      const play = goes(id, water);
      return [space(3, 10), space(4, 9), space(5, 9)].map(at => play.can().includes(`walk:${at}`));
    };
    expect([ways('boggs'), ways('skye')]).toEqual([
      [true, false, false],
      [true, false, true],
    ]);
  });

  rule(['DES-35.3', 'DES-35.16'], 'they pass an enemy and may end on anybody’s space', () => {
    for (const id of ['boggs', 'skye'] as const) {
      const play = goes(id, state => void put(state, 'ogre', 'base:3,10/2x2'));
      const walks = [HERE, space(2, 10), space(4, 9), space(3, 10)].map(at => play.can().includes(`walk:${at}`));
      expect([id, ...walks]).toEqual([id, true, true, true, true]);
    }
  });

  rule(['DES-35.4'], 'figures walk through one, stand on its space, and it stays where it is', () => {
    const play = fight({
      on: space(7, 9),
      at: space(1, 9),
      set: (state, heroes) =>
        void state.companions.push({ id: 'boggs', owner: first(heroes).id, at: space(2, 9), carries: [] }),
    }).does('action:run');
    expect(play.can()).toEqual(expect.arrayContaining([`walk:${space(2, 9)}`, `walk:${HERE}`]));
    play.does(`walk:${space(2, 9)}`).overlordWaits();
    expect([play.hero().at, play.state.companions[0]?.at]).toEqual([space(2, 9), space(2, 9)]);
  });

  rule(
    ['DES-53.8', 'DES-54.6'],
    'they take stairs to where it is known, and stand on glyphs without using them',
    () => {
      const climbs = (areas: readonly (0 | 4 | 5)[]) => {
        const play = quest('durnog-brothers', {
          areas: [0],
          quiet: true,
          at: [space(16, 20), space(17, 20)],
          *next(t) {
            t.state.board.revealed = [...areas];
            t.state.companions.push({ id: 'boggs', owner: first(t.state.heroes).id, at: space(11, 2), carries: [] });
          },
        });
        play.does('action:battle').passes();
        return play.can().includes(`walk:${space(24, 6)}`);
      };
      expect([climbs([0, 4, 5]), climbs([0, 4])]).toEqual([true, false]);
      const glyph = goes('boggs', state => void lay(state, { kind: 'glyph', active: false }, HERE));
      glyph.does(`walk:${HERE}`);
      expect([glyph.state.conquest, glyph.can().some(key => !key.startsWith('walk:'))]).toEqual([5, false]);
    },
  );
});
