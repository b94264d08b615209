// The Room Without a Door, script by script: dark glyphs and what purifies them, the way in through Town, names, and the Nameless.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import { boardOf, isOpen, propAt } from '../../rules/board.ts';
import { calls } from '../../rules/calls.ts';
import { abilitiesOf, statOf } from '../../rules/effects/stats.ts';
import { numbersOf } from '../../rules/quest/places.ts';
import { type Flow, type Marker, type Monster, markersOf, type T } from '../../rules/state.ts';
import { heard, inTurn, type QuestPlan, quest } from '../guide.ts';
import { type Play, space } from '../scene.ts';

const ALTAR = { 'altar-of-despair': true } as const;
const NAMELESS = 'monster:nameless';
const OUTSIDE = [0, 1, 2, 3, 4] as const;

/** The five areas round the room, with nobody in them; `room`: the room itself too, with the Nameless alone. */
const cloister = ({ room, next, ...plan }: QuestPlan & { readonly room?: true } = {}): Play =>
  quest('room-without-a-door', {
    areas: OUTSIDE,
    options: ALTAR,
    ...plan,
    *next(t) {
      t.state.monsters = [];
      if (room) yield* calls(t).reveal(t, 5);
      t.state.monsters = t.state.monsters.filter(({ unique }) => unique);
      if (next) yield* next(t);
    },
  });

const thing = ({ state }: Pick<Play, 'state'>, name: string): Marker | undefined => {
  const numbers = numbersOf(boardOf(state), name);
  return state.board.markers.find(one => one.thing !== undefined && numbers.includes(one.thing));
};
const [HERO] = ['hero:steelhorns'] as const;
const wakes = (name: string) =>
  function* (t: T): Flow {
    const glyph = thing(t, `${name}-glyph`);
    if (glyph) yield* calls(t).activateGlyph(t, HERO, glyph.id);
  };
const purifies = (...names: readonly string[]) =>
  function* (t: T): Flow {
    for (const name of names)
      yield* calls(t).happen(t, { what: 'prolongedAction', id: `purify-${name}`, hero: HERO, progress: 4 });
  };
const feeds = (altar: string, times = 1) =>
  function* (t: T): Flow {
    const marker = thing(t, altar);
    for (let n = 0; marker && n < times; n++)
      yield* calls(t).happen(t, { what: 'altar', marker: marker.id, thing: marker.thing ?? -1, at: marker.at });
  };
function* overlordBegins(t: T): Flow {
  yield* calls(t).happen(t, { what: 'turnStart', side: 'overlord' });
}
const wounds = (n: number) =>
  function* (t: T): Flow {
    yield* calls(t).wound(t, NAMELESS, n, { kind: 'attack', by: HERO });
  };
function* dies(t: T): Flow {
  yield* calls(t).wound(t, HERO, 99, { kind: 'trap' });
}
const nameless = (play: Play): Monster => play.state.monsters.find(({ id }) => id === NAMELESS) as Monster;
const most = (play: Play): number => statOf(play.state, NAMELESS, 'maxWounds');
const isBlack = ({ state }: Play, x: number, y: number): boolean => propAt(state, space(x, y)) === 'corrupted';
const hasCurse = (play: Play): boolean =>
  abilitiesOf(play.state, nameless(play)).some(({ ability }) => ability === 'black-curse');
/** Any spaces that are asked for are the overlord's. */
const settled = (play: Play): Play => play.overlordWaits();

describe('dark glyphs', () => {
  const ARMS = [
    ['north', 16, 6, 'power'],
    ['east', 24, 12, 'summoning'],
    ['south', 17, 20, 'broken'],
  ] as const;

  rule(['DES-4.13', 'DES-43.1'], 'Room: each that wakes is told of, and turns an arm of the cloister black', () => {
    for (const [name, x, y, dark] of ARMS) {
      const play = settled(cloister({ next: wakes(name) }));
      const glyph = thing(play, `${name}-glyph`);
      expect([glyph?.kind === 'glyph' && glyph.dark, isBlack(play, x, y)], name).toEqual([dark, true]);
      expect(heard(play), name).toEqual(expect.arrayContaining([`${name}-wakes`, 'tip-dark-glyph']));
      expect(
        ARMS.filter(([other]) => other !== name).map(([, ox, oy]) => isBlack(play, ox, oy)),
        name,
      ).toEqual([false, false]);
    }
    expect(
      heard(settled(cloister({ next: inTurn(wakes('north'), wakes('south')) }))).filter(
        one => one === 'tip-dark-glyph',
      ),
    ).toHaveLength(1);
  });

  rule(
    ['DES-9.8', 'DES-54.3'],
    'Room: purified, an ordinary one lies there, worth a token, or two for the broken one',
    () => {
      for (const [name, worth] of [
        ['north', 1],
        ['east', 1],
        ['south', 2],
      ] as const) {
        const plain = settled(cloister({ next: wakes(name) }));
        const play = settled(cloister({ next: inTurn(wakes(name), purifies(name)) }));
        const before = thing(plain, `${name}-glyph`);
        expect(thing(play, `${name}-glyph`), name).toBeUndefined();
        expect(thing(play, `${name}-purified`), name).toMatchObject({ at: before?.at, kind: 'glyph', active: true });
        expect(play.state.conquest - plain.state.conquest, name).toBe(worth);
        expect([play.state.guide.counters.purified, heard(play).includes(`${name}-pure`)], name).toEqual([1, true]);
        // Nobody purifies it twice.
        expect(play.state.guide.allowed[`purify-${name}`], name).toBe(false);
      }
    },
  );

  rule('DES-9.2', 'Room: a hero works at it where it lies, and in the vats around it', () => {
    const offers = (x: number, y: number) =>
      settled(cloister({ at: [space(x, y)] }))
        .does('action:ready')
        .can()
        .filter(key => key.startsWith('prolonged:'));
    expect([offers(12, 1), offers(13, 1), offers(32, 16), offers(26, 25)]).toEqual([
      ['prolonged:purify-north'],
      [],
      ['prolonged:purify-east'],
      ['prolonged:purify-south'],
    ]);
  });
});

describe('through Town', () => {
  rule(
    ['DES-32.12', 'DES-26.1'],
    'Room: the second one lights that of the room, and heroes come to it out of Town alone',
    () => {
      const one = settled(cloister({ next: purifies('north') }));
      expect(thing(one, 'vault-glyph')).toBeUndefined();
      const play = settled(
        cloister({
          next: inTurn(purifies('north', 'south'), function* ({ state }) {
            for (const hero of state.heroes) Object.assign(hero, { at: undefined });
          }),
        }),
      );
      expect(heard(play)).toEqual(expect.arrayContaining(['vault-lit', 'tip-town']));
      const glyph = thing(play, 'vault-glyph');
      expect([glyph?.at, play.state.board.revealed.includes(5)]).toEqual([space(17, 13), false]);
      play.does('action:run').does(`glyph:${glyph?.id}`);
      settled(play);
      expect([play.hero().at, play.state.board.revealed.includes(5)]).toEqual([space(17, 13), true]);
      expect(nameless(play).wounds).toBe(most(play));
      expect(markersOf(play.state, 'glyph').filter(({ at }) => at === space(17, 13))).toHaveLength(1);
      // No door leads there, and from outside nobody sees it.
      expect(['west-wall', 'east-wall', 'south-wall'].filter(door => isOpen(play.state, door))).toEqual([]);
    },
  );

  rule(['DES-26.2', 'DES-98.1'], 'Room: whoever is in it finds its floor black, and may recite the names', () => {
    const play = settled(cloister({ room: true, at: [space(17, 13)] }));
    expect([isBlack(play, 15, 10), isBlack(play, 16, 6)]).toEqual([true, false]);
    expect(heard(play)).toEqual(expect.arrayContaining(['tip-names', 'tip-morph']));
    expect(play.does('action:ready').can()).toContain('prolonged:speak-names');
    expect(
      settled(cloister({ at: [space(16, 6)] }))
        .does('action:ready')
        .can(),
    ).not.toContain('prolonged:speak-names');
  });

  rule('DES-26.8', 'Room: the third one takes Black Curse from the Nameless', () => {
    expect(hasCurse(settled(cloister({ room: true, next: purifies('north', 'south') })))).toBe(true);
    const play = settled(cloister({ room: true, next: purifies('north', 'south', 'east') }));
    expect([hasCurse(play), heard(play).includes('curse-lifted')]).toEqual([false, true]);
  });
});

describe('altars', () => {
  rule('DES-26.3', 'Room: the cloister’s table is told of as it comes to light', () => {
    expect(heard(settled(cloister()))).toContain('tip-table');
  });

  rule(['DES-55.2', 'DES-24.8'], 'Room: that of Good gives every hero 3 wounds and 2 fatigue, each time', () => {
    const play = settled(
      cloister({
        next: inTurn(
          function* ({ state }) {
            for (const hero of state.heroes) Object.assign(hero, { wounds: 5, fatigue: 0 });
          },
          feeds('table-of-names', 1),
        ),
      }),
    );
    expect(play.state.heroes.map(({ wounds: left, fatigue }) => [left, fatigue])).toEqual([
      [8, 2],
      [8, 2],
    ]);
    expect(heard(play).filter(text => text === 'names-returned')).toHaveLength(1);
  });

  rule('DES-55.3', 'Room: one sacrifice a turn makes the Nameless tougher, while there are names', () => {
    const plain = most(settled(cloister({ room: true })));
    const fed = (times: number, again = false, names?: number) => {
      const play = settled(
        cloister({
          room: true,
          next: inTurn(
            function* ({ state }) {
              if (names !== undefined) state.guide.counters.names = names;
            },
            feeds('cloister-altar', times),
            ...(again ? [overlordBegins, feeds('cloister-altar')] : []),
          ),
        }),
      );
      return [most(play) - plain, play.state.guide.counters.names];
    };
    const start = Number(settled(cloister({ room: true })).state.guide.counters.names ?? 4);
    expect([fed(1), fed(2), fed(1, true)]).toEqual([
      [1, start - 1],
      [1, start - 1],
      [2, start - 2],
    ]);
    expect(fed(1, false, 0)).toEqual([0, 0]);
    expect(
      heard(settled(cloister({ room: true, next: feeds('cloister-altar', 2) }))).filter(
        one => one === 'name-swallowed',
      ),
    ).toHaveLength(1);
  });

  rule(
    'DES-26.2',
    'Room: names that were eaten before anybody saw it are its wounds, and a curse lifted before is gone',
    () => {
      const late = (...deeds: readonly ((t: T) => Flow)[]) =>
        settled(
          cloister({
            next: inTurn(...deeds, function* (t) {
              yield* calls(t).reveal(t, 5);
            }),
          }),
        );
      const [plain, fed] = [late(), late(feeds('cloister-altar'), overlordBegins, feeds('cloister-altar'))];
      expect([most(fed) - most(plain), nameless(fed).wounds - nameless(plain).wounds]).toEqual([2, 2]);
      expect([hasCurse(plain), hasCurse(late(purifies('north', 'south', 'east')))]).toEqual([true, false]);
    },
  );

  rule('DES-24.8', 'Room: that of the room gives it 4 wounds back, once a turn; each hero who dies 3', () => {
    const left = (...deeds: readonly ((t: T) => Flow)[]) => {
      const play = settled(
        cloister({
          room: true,
          at: [space(1, 14)],
          next: inTurn(wounds(8), ...deeds),
          set: state => Object.assign(state, { conquest: 20 }),
        }),
      );
      return most(play) - nameless(play).wounds;
    };
    expect([left(), left(feeds('altar-of-despair')), left(feeds('altar-of-despair', 2))]).toEqual([8, 4, 4]);
    expect(left(feeds('altar-of-despair'), overlordBegins, feeds('altar-of-despair'))).toBe(0);
    expect([left(dies), left(dies, dies)]).toEqual([5, 2]);
    const outside = settled(cloister({ next: dies, set: state => Object.assign(state, { conquest: 20 }) }));
    expect(outside.log).not.toContain('log.heals');
  });
});

describe('the Nameless', () => {
  rule('DES-9.9', 'Room: each progress of those who recite takes 2 wounds, armour or not', () => {
    const play = settled(
      cloister({
        room: true,
        next: inTurn(
          ...[3, 1].map(
            progress =>
              function* (t: T): Flow {
                yield* calls(t).happen(t, { what: 'prolongedAction', id: 'speak-names', hero: HERO, progress });
              },
          ),
        ),
      }),
    );
    expect(most(play) - nameless(play).wounds).toBe(8);
    expect(heard(play).filter(text => text === 'names-spoken')).toHaveLength(1);
  });

  rule('DES-25.1', 'Room: half dead it bursts one of three walls, as the overlord likes', () => {
    for (const [n, door] of ['west-wall', 'east-wall', 'south-wall'].entries()) {
      const play = cloister({ room: true, next: t => wounds(Math.ceil(most({ state: t.state } as Play) / 2))(t) });
      const { overlordSeat: seat } = play;
      play.answers(seat, play.can(seat)[n] ?? '');
      settled(play);
      expect([isOpen(play.state, door), heard(play).includes('wall-bursts')], door).toEqual([true, true]);
      const others = ['west-wall', 'east-wall', 'south-wall'].filter(one => one !== door);
      expect(
        others.filter(one => isOpen(play.state, one)),
        door,
      ).toEqual([]);
    }
    const unhurt = settled(cloister({ room: true, next: wounds(1) }));
    expect(heard(unhurt)).not.toContain('wall-bursts');
  });

  rule('DES-1.1', 'Room: dead it is the heroes’ victory', () => {
    const play = cloister({ room: true, next: wounds(99) });
    if (!play.over) play.answers(play.overlordSeat, play.can(play.overlordSeat)[0] ?? '');
    expect([play.over, play.state.won]).toEqual([true, 'heroes']);
  });
});
