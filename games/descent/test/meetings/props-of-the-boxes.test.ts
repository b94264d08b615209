// What rolls and what closes in meets other chapters: stomachs, curses, relics, auras, guards, work in hand, glyphs and stairs.

import { rule } from '@veillee/kernel/test/rule';
import { type Space, spacesOf } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import { overlordCardRow } from '../../content/overlord.ts';
import type { CardOp, OpOf } from '../../content/vocabulary.ts';
import { affectedBy } from '../../rules/attack/affected.ts';
import { opened } from '../../rules/attack/open.ts';
import { attacksOf } from '../../rules/attack/options.ts';
import { groundNow, propAt, revealedNow } from '../../rules/board.ts';
import { pushesOf, throwsOf } from '../../rules/effects/places.ts';
import { blastFrom, covered, laid } from '../../rules/ground.ts';
import { deathCost } from '../../rules/hero/death.ts';
import { invariants } from '../../rules/invariants.ts';
import { struckAt } from '../../rules/overlord/burst.ts';
import { layOver } from '../../rules/overlord/laying.ts';
import { placeMonster } from '../../rules/overlord/monsters.ts';
import { spawningOf, spawnSpaces } from '../../rules/overlord/sites.ts';
import { layTemplate } from '../../rules/overlord/templates.ts';
import { layTrapdoor } from '../../rules/overlord/trapdoor.ts';
import { carryOut } from '../../rules/quest/ops.ts';
import type { Flow, Hero, State, T } from '../../rules/state.ts';
import { ROLLS, rolling, stone, WEST } from '../boulders.ts';
import { before, grinding, press, standing } from '../crushing-walls.ts';
import { effortsOf, makeWork } from '../efforts.ts';
import { POWER } from '../faces.ts';
import { first } from '../fight.ts';
import { makeQuest, quest } from '../guide.ts';
import { base, begun, lay, type Play, pair, put, scene, space } from '../scene.ts';
import { place } from '../walks.ts';

const lost = (play: Play, n = 0): number => play.hero(n).wounds;
const ROOM = space(1, 12);
const working = makeWork();
const quarry = makeQuest('stone-out-of-nowhere', {
  things: { stone: { prop: 'boulder', at: [5, 9], direction: 'e', later: true } },
});
const nesting = makeQuest('stone-and-egg', {
  things: { egg: { egg: 'lava-beetle', at: [4, 9], wounds: { 2: 4, 3: 4, 4: 5, 5: 6 }, armour: 2 } },
});

/** It has swallowed the first hero. */
const swallowed = (state: State, [hero]: readonly Hero[], kind: 'ogre' | 'beastman', at: Parameters<typeof put>[2]) => {
  const { id } = put(state, kind, at, 'master');
  if (hero) Object.assign(hero, { at: undefined, inside: id });
};

const opOf = <Name extends CardOp['op']>(card: string, name: Name): OpOf<CardOp, Name> => {
  const found = overlordCardRow(card).ops.find((op): op is OpOf<CardOp, Name> & CardOp => op.op === name);
  if (!found) throw new Error(`${card} does nothing of the kind`);
  return found as OpOf<CardOp, Name>;
};

describe('a boulder', () => {
  rule(
    ['DES-51.3', 'ICE-5.9', 'DES-80.2'],
    'kills whoever holds a hero, Undying or not, and the hero comes out beside the stone, not under it',
    () => {
      const play = rolling([stone(WEST)], ROLLS[2], (state, heroes) =>
        swallowed(state, heroes, 'ogre', base(4, 9, 2, 2)),
      );
      expect([play.asked(), [...play.can()].sort()]).toEqual(['ask.freed', ['place:space:5,10', 'place:space:5,9']]);
      play.does('place:space:5,10');
      expect([play.hero().at, play.hero().inside, play.state.monsters]).toEqual([space(5, 10), undefined, []]);
      expect([play.log.some(text => text.startsWith('log.undying')), invariants(play.state)]).toEqual([false, []]);
      // Of whoever stood under it alone, to the nearest space that is free.
      const small = rolling([stone(WEST)], ROLLS[2], (state, heroes) =>
        swallowed(state, heroes, 'beastman', space(4, 9)),
      );
      if (small.asked() === 'ask.freed') small.does(small.can()[0] ?? '');
      const { at } = small.hero();
      expect([at !== undefined && groundNow(small.state).open.has(at), small.hero().feats.deaths]).toEqual([true, 0]);
    },
  );

  rule(
    ['DES-51.3', 'DES-43.4', 'DES-82.1', 'DES-31.3', 'DES-4.26'],
    'over a cursed hero on corrupted ground: each wound left is two threat, each token a conquest; relics go, curses are asked about',
    () => {
      let [threat, cost, wounds] = [0, 0, 0];
      const play = rolling(
        [stone(WEST)],
        ROLLS[4],
        (state, heroes) => {
          const [hero] = pair(heroes);
          state.conquest = 20;
          state.board.terrain[space(4, 9)] = 'corrupted';
          Object.assign(hero, {
            at: space(4, 9),
            equipped: ['boots-of-iron#1', 'shadowblade#1'],
            tokens: { curse: 2, burn: 1 },
          });
          [threat, cost, wounds] = [state.overlord.threat, deathCost(state, hero), hero.wounds];
        },
        { options: { 'altar-of-despair': true, 'well-of-darkness': true } },
      );
      expect([play.asked(), play.state.overlord.threat - threat, 20 - play.state.conquest]).toEqual([
        'cursed.ask',
        2 * wounds,
        cost,
      ]);
      expect(cost).toBe(deathCost(play.state, play.hero()) + 2);
      play.does('equip:shadowblade#1');
      expect([play.hero().equipped, play.hero().tokens]).toEqual([['shadowblade#1'], { curse: 1 }]);
    },
  );

  rule(
    ['DES-51.3', 'DES-83.3', 'DES-36.6', 'DRF-2.3', 'DES-84.1'],
    'is nobody’s blow: nobody is paid, cursed, avenged or raised for it',
    () => {
      const play = rolling([stone(WEST)], ROLLS[4], (state, heroes) => {
        const [hero, other] = pair(heroes);
        Object.assign(hero, { at: space(5, 10), skills: ['divine-retribution'], coins: 100 });
        Object.assign(other, { skills: ['necromancy', 'vampiric-blood'], fatigue: 1, coins: 100 });
        put(state, 'dark-priest', space(4, 9), 'master');
        put(state, 'kobold', space(4, 10));
        put(state, 'beastman', space(7, 9));
      });
      expect([play.hero().feats.deaths, play.state.monsters.map(({ kind }) => kind)]).toEqual([1, ['beastman']]);
      expect([play.hero(1).coins, play.hero(1).fatigue, play.hero(1).tokens.curse ?? 0]).toEqual([100, 1, 0]);
      expect(play.log).not.toContain('log.necromancy.animates');
    },
  );

  rule(
    ['DES-51.3', 'DES-84.2', 'DES-84.6'],
    'rolls over what a hero has animated as over anybody; it does not rise again',
    () => {
      const play = rolling([stone(WEST)], ROLLS[4], (state, heroes) => {
        const [, other] = pair(heroes);
        other.skills = ['necromancy'];
        placeMonster(state, { kind: 'skeleton', rank: 'normal', at: space(4, 9), owner: other.id });
      });
      expect([play.state.monsters, play.log.includes('log.necromancy.animates')]).toEqual([[], false]);
    },
  );

  rule(['DES-51.9', 'ICE-4.1', 'DRF-1.7'], 'leaves an egg where it is, which is no figure', () => {
    const play = nesting({
      position: { at: 'overlord' },
      at: [space(1, 12), space(2, 12)],
      dice: ROLLS[4],
      set: state => {
        Object.assign(state, { phase: 'overlord', turn: undefined });
        state.board.boulders = [stone(WEST)];
      },
    });
    expect(play.state.board.boulders?.map(({ at }) => at)).toEqual([base(5, 9, 2, 2)]);
    expect(play.state.monsters.filter(({ egg }) => egg).map(({ at, wounds }) => [at, wounds])).toEqual([
      [space(4, 9), 4],
    ]);
  });

  rule(
    ['ICE-4.1', 'DES-12.13', 'DRF-1.7'],
    'R158: nor does anything else that is no attack strike eggs: blades, a pit before a door, flames, a spell',
    () => {
      const [seat, egg, before] = [1, space(4, 9), space(7, 10)];
      const { id } = first(begun().heroes);
      const nested = (at: Space, next: (t: T) => Flow<unknown>): Play =>
        nesting({
          at: [at, space(1, 12)],
          dice: [POWER.more, POWER.more, POWER.more],
          *next(t) {
            yield* next(t);
          },
        });
      const eggs = ({ state }: Play) =>
        state.monsters.flatMap(one => (one.egg ? [[one.at, one.wounds, one.tokens]] : []));
      const blades = nested(space(4, 10), t => layOver(t, id, opOf('scything-blades-card', 'lay')));
      blades.answers(seat, `place:${base(4, 9, 1, 2)}`);
      const mat = nested(space(7, 9), t => {
        for (const one of t.state.monsters) one.at = before;
        const what = { when: 'door-opened', door: 'mine-door', figure: id } as const;
        return layTrapdoor(t, overlordCardRow('welcome-mat'), opOf('welcome-mat', 'trapdoor'), what);
      });
      const runes = nested(space(3, 9), t =>
        layTemplate(t, overlordCardRow('fire-runes'), opOf('fire-runes', 'template'), {
          when: 'chest-opened',
          at: space(3, 9),
        }),
      );
      const east = runes.match.decisionOf(seat)?.options.find(({ on }) => on?.includes(egg));
      runes.answers(seat, east?.key ?? 'no flames go east');
      expect([blades, mat, runes].map(eggs)).toEqual([[[egg, 4, {}]], [[before, 4, {}]], [[egg, 4, {}]]]);
      expect([blades, mat, runes].map(play => play.hero().wounds < 16)).toEqual([true, true, true]);
      expect(propAt(mat.state, before)).toBe('pit');
      const { state } = nesting();
      expect(struckAt(state, egg, { op: 'burst', within: 2, tokens: { frost: 1 } }).map(({ id }) => id)).toEqual(
        state.heroes.filter(({ at }) => at && at !== egg).map(({ id }) => id),
      );
    },
  );

  rule(
    ['DES-51.1', 'DES-26.8'],
    'R101: that a script lays where somebody stands waits until they have made way, to the nearest space beside it',
    () => {
      const play = quarry({
        quiet: true,
        at: [space(6, 10), ROOM],
        *next(t) {
          yield* carryOut(t, [{ op: 'place', what: 'stone' }], {});
        },
      });
      expect([play.asked(), [...play.can()].sort(), play.state.board.boulders ?? []]).toEqual([
        'ask.driven',
        ['place:space:7,10', 'place:space:7,9'],
        [],
      ]);
      expect(invariants(play.state)).toEqual([]);
      play.does('place:space:7,10');
      expect([play.hero().at, play.state.board.boulders?.map(({ at }) => at)]).toEqual([
        space(7, 10),
        [base(5, 9, 2, 2)],
      ]);
    },
  );

  rule(
    ['DES-8.31', 'DES-11.3', 'DES-51.2', 'DES-8.15'],
    'gives whoever is on guard in its way the time for one blow',
    () => {
      const guarded = (): Play =>
        rolling([stone(WEST)], ROLLS[4], (state, heroes) => {
          Object.assign(pair(heroes)[0], { at: space(5, 9), order: 'guard' });
          put(state, 'ogre', base(6, 9, 2, 2));
        });
      const play = guarded();
      expect([play.asked(), play.log.includes('log.boulder.rolls')]).toEqual(['guard.ask', false]);
      play.passes(0);
      expect([play.hero().feats.deaths, play.log.includes('log.guard')]).toEqual([1, false]);
      const other = guarded();
      other.does(other.can().find(key => key.startsWith('attack:')) ?? '');
      expect(other.log.indexOf('log.guard')).toBeGreaterThan(-1);
      other.passesAll('overlord.turn');
      expect(other.log.indexOf('log.guard')).toBeLessThan(other.log.indexOf('log.boulder.rolls'));
    },
  );

  rule(['DES-51.3', 'DES-1.2', 'DES-11.3'], 'ends the quest with the last token: no other one rolls', () => {
    const one = stone(WEST);
    const play = rolling([one, stone(base(1, 12, 2, 2), 'n')], ROLLS[4], (state, heroes) => {
      state.conquest = 1;
      pair(heroes)[0].at = space(4, 9);
      place(heroes, 1, 7, 9);
    });
    play.answers(play.overlordSeat, `roll:${one.id}`);
    expect([play.over, play.state.won]).toEqual([true, 'overlord']);
    expect(play.log.filter(text => text === 'log.boulder.rolls')).toHaveLength(1);
  });

  rule(
    ['DES-51.1', 'DES-54.2', 'DES-32.16'],
    'R7: on a glyph that is awake has whoever comes back land beside it',
    () => {
      const returns = (boulders: boolean): Play =>
        scene({
          set: (state, heroes) => {
            const [hero, friend] = pair(heroes);
            hero.at = undefined;
            friend.at = space(1, 13);
            if (boulders) state.board.boulders = [stone(WEST)];
          },
        }).does('action:run', 'glyph:marker:glyph#0');
      expect(returns(false).hero().at).toBe(space(2, 10));
      const play = returns(true);
      if (play.asked() === 'turn.landing') play.does(play.can()[0] ?? '');
      const { at } = play.hero();
      expect([at === space(2, 10), at !== undefined && groundNow(play.state).open.has(at)]).toEqual([false, true]);
    },
  );

  rule(['DES-51.1', 'DES-14.1', 'DES-14.3'], 'has nobody spawned inside it, however dark it is there', () => {
    const state = begun();
    state.board.revealed = [0, 1];
    const dark = (): ReadonlySet<Space> =>
      spawnSpaces(spawningOf(state, groundNow(state), at => revealedNow(state).has(at)));
    const before_ = dark();
    const { at } = stone(base(11, 9, 2, 2));
    expect(spacesOf(at).filter(one => before_.has(one))).not.toEqual([]);
    state.board.boulders = [stone(at)];
    expect(spacesOf(at).filter(one => dark().has(one))).toEqual([]);
  });

  rule(['DES-51.1', 'DES-53.1'], 'on stairs bars that end of them', () => {
    const ways = (boulders: State['board']['boulders']): boolean =>
      quest('durnog-brothers', {
        areas: [0, 4, 5],
        quiet: true,
        at: [space(11, 2), space(16, 20)],
        set: state => {
          state.board.boulders = boulders;
        },
      })
        .does('action:run')
        .can()
        .includes('walk:space:24,6');
    expect([ways([]), ways([stone(base(24, 5, 2, 2), 's', { still: true })])]).toEqual([true, false]);
  });
});

describe('a crushing wall', () => {
  /** The first hero stands in its way. */
  const pushed = (set: (state: State, hero: Hero) => void = () => undefined, dice: readonly number[] = []): Play =>
    grinding(
      [press([3, 9])],
      (state, heroes) => {
        const [hero] = pair(heroes);
        hero.at = space(3, 9);
        set(state, hero);
      },
      { dice },
    );

  rule(
    ['DES-50.3', 'DES-9.11', 'DES-9.13', 'DES-9.16'],
    'breaks off the work that wounds or leaving break off; a group goes on with whoever is left',
    () => {
      const play = working({
        position: { at: 'overlord' },
        quiet: true,
        at: [space(3, 9), space(4, 10)],
        set: (state, heroes) => {
          const [one, other] = pair(heroes);
          Object.assign(state, { phase: 'overlord', turn: undefined });
          state.board.crushingWalls = [press([3, 9])];
          state.board.efforts = [
            { action: 'search', progress: 1, workers: [one.id], begun: 1 },
            { action: 'hold', progress: 3, workers: [one.id, other.id], begun: 1 },
            { action: 'lift', progress: 2, workers: [one.id], begun: 1 },
          ];
        },
      });
      expect(play.hero().at).toBe(space(4, 9));
      expect(effortsOf(play)).toEqual([
        { action: 'hold', progress: 3, workers: [play.hero(1).id] },
        { action: 'lift', progress: 2, workers: [play.hero().id] },
      ]);
    },
  );

  rule(
    ['DES-50.3', 'DES-46.2', 'DES-47.2', 'DES-48.2', 'ICE-3.2'],
    'onto lava, darts or a pit: the ground does what it does; onto ice nobody slips',
    () => {
      const onto = (prop: 'lava' | 'pit' | 'dart-field' | 'ice' | 'mud', dice: readonly number[] = []) => {
        const play = pushed(state => void Object.assign(state.board.terrain, { [space(4, 9)]: prop }), dice);
        const { wounds, tokens, at } = play.hero();
        expect(at).toBe(space(4, 9));
        return [lost(pushed()) - wounds, tokens];
      };
      expect([onto('mud'), onto('lava'), onto('pit'), onto('dart-field', [POWER.more]), onto('ice')]).toEqual([
        [0, {}],
        [2, { burn: 2 }],
        [1, {}],
        [1, { daze: 1 }],
        [0, {}],
      ]);
    },
  );

  rule(['DES-50.3', 'DES-54.10', 'DES-12.11'], 'onto a glyph that sleeps: it sleeps on, and no card answers', () => {
    const play = pushed(state => {
      lay(state, { kind: 'glyph', active: false }, space(4, 9));
      Object.assign(state.overlord, { threat: 30, hand: ['spiked-pit#1', 'poison-spikes-wod#1'] });
    });
    expect([play.hero().at, play.state.conquest, play.log.includes('log.glyph')]).toEqual([space(4, 9), 5, false]);
    expect(play.asked(play.overlordSeat)).toBe('overlord.turn');
  });

  rule(
    ['DES-50.3', 'DES-65.1', 'ICE-8.2'],
    'into an Aura: whoever has been pushed beside its bearer has moved there',
    () => {
      const shiver = (hero: string) =>
        grinding(
          [press([3, 9])],
          (state, heroes) => {
            place(heroes, 0, 5, 9);
            put(state, 'beastman', space(3, 9)).wounds = 9;
          },
          { heroes: [hero, 'mad-carthos'] },
        ).monster().wounds;
      expect([shiver('steelhorns'), shiver('shiver')]).toEqual([8, 4]);
      // And a hero feels that of a monster.
      const hound = pushed(state => void put(state, 'hell-hound', base(5, 9, 2, 1), 'master'));
      expect(lost(pushed()) - lost(hound)).toBe(1);
    },
  );

  rule(
    ['DES-50.3', 'ICE-5.8', 'ICE-5.9'],
    'pushes whoever holds a hero with the hero inside; crushed, it lets them out',
    () => {
      const along = (set: (state: State) => void) =>
        grinding([press([3, 9])], (state, heroes) => {
          swallowed(state, heroes, 'ogre', base(3, 9, 2, 2));
          set(state);
        });
      const whole = along(() => undefined);
      expect([whole.monster().at, whole.hero().inside]).toEqual([base(4, 9, 2, 2), whole.monster().id]);
      const crushed = along(state => void Object.assign(state.board.terrain, { [space(5, 9)]: 'rubble' }));
      expect(crushed.asked()).toBe('ask.freed');
      crushed.does('place:space:4,10');
      expect([crushed.hero().at, crushed.hero().inside, standing(crushed)]).toEqual([
        space(4, 10),
        undefined,
        [before(4)],
      ]);
      expect(invariants(crushed.state)).toEqual([]);
    },
  );

  rule(['DES-50.3', 'DES-80.2'], 'kills with its wound as well as with its weight: Undying does not help', () => {
    const play = grinding(
      [press([3, 9])],
      state => {
        put(state, 'skeleton', space(3, 9), 'master').wounds = 1;
      },
      { dice: [POWER.surge] },
    );
    expect([play.state.monsters, play.log.includes('log.undying.back')]).toEqual([[], false]);
  });

  rule(
    ['DES-50.7', 'DES-84.6'],
    'pushes a hero onto what another has animated: whoever commands it says where it goes',
    () => {
      const play = pushed((state, { id }) => {
        placeMonster(state, { kind: 'skeleton', rank: 'normal', at: space(4, 9), owner: id });
      });
      expect([play.asked(0), play.asked(play.overlordSeat)]).toEqual(['ask.shoved', undefined]);
      play.does('place:space:5,9');
      expect([play.hero().at, play.monster().at]).toEqual([space(4, 9), space(5, 9)]);
    },
  );

  rule(
    ['DES-50.12', 'ICE-6.1', 'DES-102.4'],
    'takes no account of ghosts and wings: a shade is pushed, and crushed, like anybody',
    () => {
      const shade = (rubble: boolean) => {
        const play = grinding([press([3, 9])], state => {
          put(state, 'shade', space(3, 9));
          if (rubble) state.board.terrain[space(4, 9)] = 'rubble';
        });
        return play.state.monsters.map(({ at }) => at);
      };
      expect([shade(false), shade(true)]).toEqual([[space(4, 9)], []]);
    },
  );
});

describe('a boulder, or a crushing wall,', () => {
  /** The first hero stands in the mouth of the corridor, with this east of them. */
  const before_ = (set: (state: State) => void = () => undefined): State => {
    const state = begun();
    const [hero, friend] = pair(state.heroes);
    [hero.at, friend.at] = [space(5, 9), space(1, 13)];
    set(state);
    return state;
  };
  const boulder = (state: State): void => void Object.assign(state.board, { boulders: [stone(base(6, 9, 2, 2))] });
  const wall = (state: State): void => void Object.assign(state.board, { crushingWalls: [press([6, 9])] });
  const xs = (stands: readonly (string | undefined)[]): number[] =>
    stands.flatMap(at => (at?.startsWith('space:') ? [Number(at.slice(6).split(',')[0])] : []));

  rule(
    ['DES-51.1', 'DES-50.1', 'DES-73.2', 'DRF-2.9c'],
    'is a wall to whoever is thrown, and to whoever is pushed with the mind',
    () => {
      const furthest = (state: State): readonly number[] => {
        const [hero] = pair(state.heroes);
        const inCorridor = (at: string | undefined): boolean => at !== undefined && /,(9|10)$/.test(at);
        return [
          Math.max(...xs(throwsOf(state, hero).filter(inCorridor))),
          Math.max(...xs(pushesOf(state, hero).filter(inCorridor))),
        ];
      };
      expect([before_(), before_(wall), before_(boulder)].map(furthest)).toEqual([
        [7, 6],
        [5, 5],
        [5, 5],
      ]);
    },
  );

  rule(
    ['DES-51.1', 'DES-50.1', 'DES-76.4', 'DES-96.5', 'DES-78.5'],
    'ends blasts, flames and lightning as a wall does',
    () => {
      const reaches = (set?: (state: State) => void): boolean[] => {
        const ground = groundNow(before_(set));
        const flames = (of: 'breath' | 'bolt'): boolean =>
          laid(ground, of, [space(4, 9)]).some(one => covered(ground, one).includes(space(7, 9)));
        return [blastFrom(ground, space(5, 9), 2).includes(space(7, 9)), flames('breath'), flames('bolt')];
      };
      expect([undefined, wall, boulder].map(reaches)).toEqual([
        [true, true, true],
        [false, false, false],
        [false, false, false],
      ]);
    },
  );
});

rule(
  ['DES-42.4', 'DES-76.3', 'DES-96.5', 'DES-66.4'],
  'R163: fog hides from whatever is aimed, from afar or with a long arm; blasts and flames come into it',
  () => {
    const state = begun({ options: { 'altar-of-despair': true, 'tomb-of-ice': true } });
    const [hero, other] = pair(state.heroes);
    [hero.at, other.at] = [space(3, 9), space(1, 13)];
    state.board.terrain[space(3, 9)] = 'fog';
    const forms = (kind: 'lava-beetle' | 'hell-hound' | 'giant', at: Parameters<typeof put>[2]): string[] => {
      const { id } = put(state, kind, at, kind === 'giant' ? 'master' : 'normal');
      const found = attacksOf(state, id, 'activation').filter(how =>
        affectedBy(state, opened(state, id, how)).includes(hero),
      );
      state.monsters = [];
      return [...new Set(found.map(({ area = 'aimed' }) => area.split(':')[0] ?? ''))];
    };
    expect([
      forms('lava-beetle', space(7, 9)),
      forms('hell-hound', base(5, 9, 2, 1)),
      forms('giant', base(5, 9, 2, 2)),
      forms('giant', base(4, 9, 2, 2)),
    ]).toEqual([['blast'], ['breath'], [], ['aimed']]);
  },
);
