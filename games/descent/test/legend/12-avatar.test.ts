// LEG-12.11 to LEG-12.24: the avatar appears on the last level of the keep, fights and falls, or the heroes do.

import { rule } from '@veillee/kernel/test/rule';
import type { Space } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import { heroRow } from '../../content/heroes.ts';
import { avatarRow } from '../../content/legend/avatars.ts';
import { cardOf } from '../../content/legend/forms.ts';
import type { Avatar } from '../../content/legend/vocabulary.ts';
import { boardOf, groundNow } from '../../rules/board.ts';
import { calls, type Happening, type Source } from '../../rules/calls.ts';
import { has, isImmune, statOf, statsOf } from '../../rules/effects/stats.ts';
import { featCardsOf } from '../../rules/feats/hand.ts';
import { descent } from '../../rules/game.ts';
import { legendOf } from '../../rules/legend/record.ts';
import { placeMonster } from '../../rules/overlord/monsters.ts';
import { newTurn } from '../../rules/round.ts';
import { type Hero, type Monster, markersOf, type State, standsOn } from '../../rules/state.ts';
import { type Delve, type DelvePlan, delve } from '../delve.ts';
import { appears, avatarIn, FIRST, last, tenth, there } from './lair.ts';

const mark = (state: State, name = 'leader'): readonly Space[] =>
  boardOf(state)
    .thingsNamed(name)
    .flatMap(({ spaces }) => spaces);

describe('it appears', () => {
  const brought = (avatar: Avatar, happening: (state: State) => Happening, set?: DelvePlan['set']) =>
    avatarIn(appears(last(avatar, { happening, ...(set && { set }) }))) !== undefined;
  rule('LEG-12.11', 'when its level says so', () => {
    const enters = (region: string) => (state: State) => {
      const at = boardOf(state).spacesOf(region)?.[0];
      return { what: 'enter', at: at as Space, figure: FIRST } as const;
    };
    expect(brought('titan', enters('last'))).toBe(true);
    expect(brought('titan', state => ({ what: 'enter', at: state.heroes[0]?.at as Space, figure: FIRST }))).toBe(false);
    const fallen = () =>
      ({
        what: 'kill',
        figure: 'monster:x',
        kind: 'beastman',
        rank: 'unique',
        at: 'space:1,1',
        came: 'leader',
      }) as const;
    for (const avatar of ['beastman-lord', 'great-wyrm', 'demon-prince'] as const)
      expect(brought(avatar, fallen), avatar).toBe(true);
    expect(brought('sorcerer-king', fallen)).toBe(false);
    const lit = (n: number) => (state: State) => {
      for (const marker of markersOf(state, 'glyph').slice(0, n + 1)) marker.active = true;
      const [marker] = markersOf(state, 'glyph');
      return { what: 'glyph', marker: marker?.id as never, hero: FIRST, at: marker?.at as Space } as const;
    };
    expect([brought('spider-queen', lit(1)), brought('spider-queen', lit(2))]).toEqual([false, true]);
    const chest = (state: State) =>
      ({ what: 'chest', marker: markersOf(state, 'chest')[0]?.id as never, hero: FIRST, at: 'space:1,1' }) as const;
    expect([brought('great-wyrm', chest), brought('titan', chest)]).toEqual([true, false]);
    const turn = (n: number) => (state: State) => {
      state.round = (state.dungeon?.since ?? 0) + n;
      return { what: 'turnStart', side: 'overlord' } as const;
    };
    expect([brought('demon-prince', turn(2)), brought('demon-prince', turn(3))]).toEqual([false, true]);
    const red = (state: State) => {
      const door = boardOf(state).doors.find(({ colour }) => colour === 'red')?.id ?? '';
      return { what: 'open', door, figure: FIRST } as const;
    };
    expect([brought('sorcerer-king', red), brought('titan', red)]).toEqual([true, false]);
  });
  rule('LEG-12.24', 'at the start of the tenth turn at the latest', () => {
    const turn = (n: number) => (state: State) => {
      state.round = (state.dungeon?.since ?? 0) + n;
      return { what: 'turnStart', side: 'overlord' } as const;
    };
    expect([brought('titan', turn(9)), brought('titan', turn(10))]).toEqual([false, true]);
  });
  rule(['LEG-12.11', 'LEG-12.13', 'DRF-12.20'], 'and all other monsters, and all cards, are gone', () => {
    const { state } = there('titan', {
      set: one => {
        placeMonster(one, { kind: 'ogre', rank: 'normal', at: 'base:1,2/2x2' as never, came: 'minion' });
        Object.assign(one.overlord, { hand: ['rage#1'], deck: ['charge#1'], discard: ['dodge#1'], powers: ['doom#1'] });
      },
    });
    expect(state.monsters.map(({ person }) => person)).toEqual(['titan']);
    expect(state.overlord).toMatchObject({ hand: [], deck: [], discard: [], played: [], powers: [] });
  });
  rule(['LEG-8.21', 'LEG-12.24'], 'and the red key is the heroes’, for nobody else is left who could bear it', () => {
    expect(there('sorcerer-king').state.board.keys).toEqual(['red']);
  });
  rule(['ICE-1.15', 'LEG-21.18'], 'and no hero holds a feat any more, nor draws one', () => {
    const scene = there('titan', {
      set: (state, [hero]) => {
        const cards = featCardsOf(['base', 'tomb-of-ice']);
        state.featCards = cards;
        if (cards && hero) cards.hands[hero.id] = cards.decks.fighting.splice(0, 2);
      },
    });
    const { hands, decks } = scene.state.featCards ?? { hands: {}, decks: {} };
    expect(hands).toEqual({});
    expect(Object.values(decks).flat()).toEqual([]);
  });
  rule(['LEG-12.11', 'LEG-12.12'], 'wounds rise by what both sides have gained in the keep', () => {
    const grown = (heroes: number, overlord: number, wounds = 3) => {
      const scene = there('titan', {
        set: (state, [hero]) => {
          legendOf(state).conquest = { heroes, overlord };
          if (hero) hero.wounds = wounds;
        },
      });
      const avatar = avatarIn(scene) as Monster;
      return [scene.hero().wounds, statOf(scene.state, FIRST, 'maxWounds'), avatar.wounds];
    };
    const [, most = 0, whole = 0] = grown(0, 0);
    expect(grown(5, 3)).toEqual([3 + 2, most + 2, whole + 6]);
    expect(grown(8, 0, 5)).toEqual([9, most + 4, whole]); // E21
  });
  rule(['LEG-21.3', 'DRF-6.3'], 'by a variant by all that was gained in the campaign', () => {
    const scene = there('titan', {
      set: state => {
        Object.assign(legendOf(state), { variants: ['sob-3'], before: { heroes: 40, overlord: 30 } });
        legendOf(state).conquest = { heroes: 4, overlord: 1 };
      },
    });
    const plain = there('titan');
    // 44 in all, by fours.
    expect(scene.hero().wounds - plain.hero().wounds).toBe(11);
    expect((avatarIn(scene)?.wounds ?? 0) - (avatarIn(plain)?.wounds ?? 0)).toBe(62);
  });
  rule(['LEG-12.12', 'LEG-21.3'], 'and a table at which it has hundreds of them can be saved and opened again', () => {
    const { state, match } = there('titan', {
      set: now => void Object.assign(legendOf(now), { variants: ['sob-3'], before: { heroes: 280, overlord: 320 } }),
    });
    expect(state.monsters.find(({ id }) => id === state.dungeon?.avatar)?.changes).toEqual([{ wounds: 640 }]);
    const { position } = match.lastCheckpoint;
    const options = { ...Object.fromEntries(descent.options.map(({ id, initial }) => [id, initial])), play: 'dungeon' };
    expect(descent.sound({ state, position }, { seats: 2, options })).toBeUndefined();
  });
  rule('LEG-12.14', 'as a master of the last form, with what was bought for it, and without what it loses', () => {
    const titan = (upgrades: string[]) => {
      const scene = there('titan', { set: state => void Object.assign(legendOf(state), { upgrades }) });
      return { scene, avatar: avatarIn(scene) as Monster };
    };
    const { master } = cardOf('giant', 'diamond');
    const plain = titan([]);
    expect(plain.avatar.wounds).toBe(master.wounds);
    expect(statsOf(plain.scene.state, plain.avatar)).toMatchObject({ speed: master.speed, armour: master.armour });
    const better = titan(['golden-fury-1', 'thick-hide', 'vast-vitality-1', 'unyielding', 'long-stride']);
    const stats = statsOf(better.scene.state, better.avatar);
    expect(stats).toMatchObject({ speed: master.speed + 2, armour: master.armour + 2 });
    expect(stats.dice.gold).toBe((master.dice.gold ?? 0) + 1);
    expect(better.avatar.wounds).toBe(master.wounds + 20);
    expect(has(better.scene.state, better.avatar.id, 'unstoppable')).toBe(true);
    expect(plain.scene.seat(0).view().sheets[plain.avatar.id]?.name).toEqual({ text: 'avatar.titan' });
    const king = there('sorcerer-king');
    expect(cardOf(avatarRow('sorcerer-king').monster, 'diamond').master.abilities).toContainEqual({
      ability: 'undying',
    });
    expect(has(king.state, king.state.dungeon?.avatar as Monster['id'], 'undying')).toBe(false);
    const queen = there('spider-queen', {
      set: state => void Object.assign(legendOf(state), { upgrades: ['spider-carapace'] }),
    });
    expect(isImmune(queen.state, avatarIn(queen) as Monster, 'burn')).toBe(true);
    expect(isImmune(plain.scene.state, plain.avatar, 'burn')).toBe(false);
    expect(isImmune(plain.scene.state, plain.avatar, 'stun')).toBe(true);
  });
  rule('LEG-12.23', 'over the mark; whoever is in the way makes room, without a trap', () => {
    const scene = last('titan', {
      happening: tenth,
      set: (state, [hero]) => {
        if (hero) hero.at = mark(state)[0] as Space;
      },
    });
    scene.does(scene.can(1)[0] ?? '');
    expect(scene.asked(0)).toBe('dungeon.asideForAvatar');
    scene.does(scene.can(0)[0] ?? '');
    const avatar = avatarIn(scene) as Monster;
    expect(standsOn(avatar)).toContain(mark(scene.state)[0]);
    expect(standsOn(avatar)).not.toContain(scene.hero().at);
    const king = avatarIn(there('sorcerer-king')) as Monster;
    expect(mark(there('sorcerer-king').state, 'portal')).toContain(king.at);
  });
  rule(['LEG-12.11', 'DRF-5.18'], 'with what the level does besides: orders gone, webs, lava beside chests', () => {
    const guarded = there('titan', {
      set: (_, [hero]) => {
        if (hero) hero.order = 'guard';
      },
    });
    expect(guarded.hero().order).toBeUndefined();
    expect(there('spider-queen').state.heroes.map(({ tokens }) => tokens.web)).toEqual([1, 1, 1, 1]);
    const { state } = there('great-wyrm');
    const chests = boardOf(state).things.filter(({ spec }) => 'chest' in spec).length;
    const lava = Object.values(state.board.terrain).filter(prop => prop === 'lava').length;
    expect(chests).toBeGreaterThan(0);
    expect(lava).toBe(2 * chests);
  });
  rule('LEG-20.12', 'the Beastman Lord with two like him, of a third of his wounds', () => {
    const scene = there('beastman-lord');
    const avatar = avatarIn(scene) as Monster;
    const clones = scene.state.monsters.filter(one => one !== avatar);
    expect(clones.map(({ wounds }) => wounds)).toEqual([1, 2].map(() => Math.ceil(avatar.wounds / 3)));
    for (const clone of clones) {
      const [his, theirs] = [avatar, clone].map(one => statsOf(scene.state, one));
      expect(theirs).toMatchObject({ speed: his?.speed, armour: his?.armour, dice: his?.dice });
    }
    // What the overlord has gained in the keep swells him first.
    const swollen = there('beastman-lord', {
      set: state => void Object.assign(legendOf(state), { conquest: { heroes: 0, overlord: 7 } }),
    });
    const his = avatarIn(swollen)?.wounds ?? 0;
    expect(his).toBe(avatar.wounds + 14);
    for (const { id, wounds } of swollen.state.monsters)
      expect(wounds).toBe(id === swollen.dungeon.avatar ? his : Math.ceil(his / 3));
    const more = there('beastman-lord', {
      set: state => void Object.assign(legendOf(state), { upgrades: ['beast-third-shadow'] }),
    });
    expect(more.state.monsters).toHaveLength(4);
  });
});

describe('the fight', () => {
  const kills = (by: (state: State) => Monster['id'] | undefined, plan: Parameters<typeof last>[1] = {}): Delve => {
    const scene = there('beastman-lord', { position: { at: 'next' }, ...plan });
    return delve({
      ...plan,
      position: { at: 'next' },
      next: function* (t) {
        Object.assign(t.state, structuredClone(scene.state));
        const slayer = by(t.state);
        const source = slayer ? ({ kind: 'attack', by: slayer } as const) : ({ kind: 'terrain' } as const);
        yield* calls(t).wound(t, FIRST, 999, source);
      },
    });
  };
  const avatarId = (state: State): Monster['id'] => state.dungeon?.avatar as Monster['id'];
  rule('LEG-12.20', 'until then it attacks twice, or moves twice as far, as well as both once', () => {
    const scene = there('titan', {
      position: { at: 'overlord' },
      set: state => {
        state.phase = 'overlord';
        state.turn = undefined;
        Object.assign(state.overlord, { step: 2 });
      },
    });
    scene.does(`monster:${scene.state.dungeon?.avatar}`);
    expect(scene.can(1)).toEqual(expect.arrayContaining(['battle', 'run']));
    expect(scene.can(1)).not.toContain('flee');
    // Nobody is near enough: it has done all that it can.
    expect(scene.does('battle').lines('log.outdoors.battle')).toHaveLength(1);
    expect(scene.state.overlord.acting).toBeUndefined();
  });
  rule(['LEG-12.16', 'LEG-12.17', 'LEG-20.12'], 'whom it kills, or one like it, is out, and that heals it', () => {
    const hurt = (state: State): void => {
      const avatar = state.monsters.find(({ id }) => id === state.dungeon?.avatar);
      if (avatar) avatar.wounds -= 15;
    };
    const fallen = kills(state => {
      hurt(state);
      return avatarId(state);
    });
    expect(fallen.hero()).toMatchObject({ waits: true });
    const whole = avatarIn(there('beastman-lord'))?.wounds ?? 0;
    const worth = heroRow('steelhorns').conquest;
    expect(avatarIn(fallen)?.wounds).toBe(whole - 15 + 2 * worth);
    const clone = kills(state => {
      hurt(state);
      return state.monsters.find(({ id }) => id !== avatarId(state))?.id;
    });
    expect(clone.hero()).toMatchObject({ waits: true });
    const young = kills(state => {
      hurt(state);
      const [at] = groundNow(state).open.places.filter(one => !state.monsters.some(({ at: taken }) => taken === one));
      return placeMonster(state, { kind: 'beastman', rank: 'normal', at: at as Space }).id;
    });
    expect([young.hero().waits, avatarIn(young)?.wounds]).toEqual([true, whole - 15 + 2 * worth]);
  });
  rule(['LEG-12.17', 'LEG-21.2'], 'by as much as the hero was worth: more of who is far ahead', () => {
    const healed = (variants: string[]): number => {
      const plain = avatarIn(there('beastman-lord'))?.wounds ?? 0;
      const scene = kills(state => {
        Object.assign(legendOf(state), { variants, conquest: { heroes: 60, overlord: 5 } });
        const avatar = state.monsters.find(({ id }) => id === avatarId(state));
        if (avatar) avatar.wounds -= 15;
        return avatarId(state);
      });
      return (avatarIn(scene)?.wounds ?? 0) - (plain - 15);
    };
    const { conquest } = heroRow('steelhorns');
    expect([healed([]), healed(['sob-2'])]).toEqual([2 * conquest, 2 * (conquest + 2)]);
  });
  rule(
    ['LEG-12.16', 'LEG-12.17'],
    'and so is whoever dies of its tokens, or in its turn; nobody of a step of their own, or by a friend',
    () => {
      const fate = (source: Source, isOverlords = false) => {
        const scene = there('beastman-lord');
        const { state } = delve({
          position: { at: 'next' },
          next: function* (t) {
            Object.assign(t.state, structuredClone(scene.state));
            const avatar = t.state.monsters.find(({ id }) => id === t.state.dungeon?.avatar);
            if (avatar) avatar.wounds -= 15;
            if (isOverlords) t.state.phase = 'overlord';
            yield* calls(t).wound(t, FIRST, 999, source);
            t.state.phase = 'heroes';
          },
        });
        const whole = avatarIn(scene)?.wounds ?? 0;
        return [
          state.heroes[0]?.waits ?? false,
          whole - (state.monsters.find(({ id }) => id === state.dungeon?.avatar)?.wounds ?? 0),
        ];
      };
      const back = 15 - 2 * heroRow('steelhorns').conquest;
      expect(fate({ kind: 'token', what: 'burn' })).toEqual([true, back]);
      expect(fate({ kind: 'terrain', what: 'lava' }, true)).toEqual([true, back]);
      expect(fate({ kind: 'terrain', what: 'lava' })).toEqual([false, 15]);
      expect(fate({ kind: 'attack', by: 'hero:mordrog' })).toEqual([false, 15]);
    },
  );
  rule(['LEG-12.18', 'LEG-12.19'], 'before it appears whoever is killed is in the Temple, and comes back', () => {
    const scene = last('titan', {
      position: { at: 'next' },
      next: function* (t) {
        yield* calls(t).wound(t, FIRST, 999, { kind: 'terrain' });
      },
    });
    expect(scene.hero().waits).toBeUndefined();
    expect(scene.hero().at).toBeUndefined();
    // By a blow of the overlord's too: nobody is out of the game before.
    const slain = last('titan', {
      position: { at: 'next' },
      next: function* (t) {
        const { id } = placeMonster(t.state, { kind: 'ogre', rank: 'normal', at: 'base:1,2/2x2' as never });
        yield* calls(t).wound(t, FIRST, 999, { kind: 'attack', by: id });
      },
    });
    expect([slain.hero().waits, slain.hero().at]).toEqual([undefined, undefined]);
  });
  rule('LEG-12.20', 'it is won when the avatar is dead, and lost when all heroes are', () => {
    const ends = (set: (state: State) => void) =>
      there('titan', { position: { at: 'next' } }) &&
      appears(
        last('titan', {
          position: { at: 'next' },
          set: state => {
            state.turn = undefined;
          },
          happening: state => {
            set(state);
            return { what: 'round' };
          },
        }),
      );
    const won = ends(state => Object.assign(state.dungeon ?? {}, { avatar: 'monster:giant#9', slain: true }));
    expect(won.state.won).toBe('heroes');
    const lost = ends(state => {
      Object.assign(state.dungeon ?? {}, { avatar: 'monster:giant#9' });
      for (const hero of state.heroes) Object.assign(hero, { at: undefined, waits: true, ready: false });
    });
    expect(lost.state.won).toBe('overlord');
    expect(ends(() => undefined).state.won).toBeUndefined();
    // As long as one of them stands it goes on.
    const three = ends(state => {
      Object.assign(state.dungeon ?? {}, { avatar: 'monster:giant#9' });
      for (const hero of state.heroes.slice(1)) Object.assign(hero, { at: undefined, waits: true, ready: false });
    });
    expect(three.state.won).toBeUndefined();
  });
  rule('LEG-12.20', 'a blow that kills it ends the turn, and another like it is not it', () => {
    const struck = (
      isClone: boolean,
      { position, turn }: { position?: DelvePlan['position']; turn?: (state: State) => void } = {},
    ): Delve => {
      const scene = there('beastman-lord');
      return delve({
        ...(position && { position }),
        next: function* (t) {
          Object.assign(t.state, structuredClone(scene.state));
          turn?.(t.state);
          const target = t.state.monsters.find(({ id }) => (id === avatarId(t.state)) !== isClone);
          yield* calls(t).wound(t, target?.id as Monster['id'], 9999, { kind: 'attack', by: FIRST as Hero['id'] });
        },
      });
    };
    expect(struck(false).dungeon.slain).toBe(true);
    expect(struck(true).dungeon.slain).toBeUndefined();
    // Nothing more is done in a turn that has ended so.
    const going = (isClone: boolean): readonly unknown[] => {
      const { state } = struck(isClone, {
        position: { at: 'act' },
        turn: state => {
          const [hero] = state.heroes;
          if (hero) state.turn = { ...newTurn(hero), action: 'run', movement: 4 };
        },
      });
      return [state.won, state.phase];
    };
    expect(going(false)).toEqual(['heroes', 'over']);
    expect(going(true)).toEqual([undefined, 'heroes']);
  });
});
