// LEG-9.9 to LEG-9.16: rumours as they are played: two levels that are drawn, and one of their own; and what it brings.

import { rule } from '@veillee/kernel/test/rule';
import type { Space } from '@veillee/pieces/geometry';
import { describe, expect, test } from 'vitest';
import type { RumourId } from '../../content/legend/boards/vocabulary.ts';
import { rumours } from '../../content/legend/boards.ts';
import { TAMALIR } from '../../content/legend/map.ts';
import { placesAround } from '../../rules/around.ts';
import { boardOf, propAt } from '../../rules/board.ts';
import { calls } from '../../rules/calls.ts';
import { statsOf } from '../../rules/effects/stats.ts';
import type { BoardTerms } from '../../rules/legend/boards.ts';
import { newDungeon } from '../../rules/legend/dungeon/beginning.ts';
import { endDungeon } from '../../rules/legend/dungeon/ending.ts';
import { afterLeaving } from '../../rules/legend/dungeon/happenings.ts';
import { drawLevel, layOut, placeLeader } from '../../rules/legend/dungeon/laying.ts';
import { isLeader } from '../../rules/legend/dungeon/level.ts';
import { takeField } from '../../rules/legend/field.ts';
import { boards } from '../../rules/legend/laid.ts';
import { type Legend, legendOf, type WeekPosition } from '../../rules/legend/record.ts';
import { placeMonster } from '../../rules/overlord/monsters.ts';
import { newTurn } from '../../rules/round.ts';
import { startOf } from '../../rules/setup/start.ts';
import { type Flow, type Hero, markersOf, type Position, type State, type T } from '../../rules/state.ts';
import { type Wander, wander } from '../wander.ts';

const HERE = 'thelsvan-trail';
const laid = (terms: BoardTerms, then: WeekPosition): Legend['board'] => ({ terms, then });

interface Plan {
  readonly set?: (legend: Legend) => void;
  readonly position?: Position;
  readonly next?: (t: T, hero: Hero) => Flow;
}

/** The party stands on the last level of a rumour, with its leader before it. */
function follows(card: RumourId, { set, position = { at: 'next' }, next }: Plan = {}): Wander {
  const scene = wander({
    position,
    set: legend => {
      legend.party.at = HERE;
      legend.explored = [HERE];
      legend.rumour = { card, at: HERE };
      const terms = { kind: 'dungeon', quest: 'rumour', at: HERE, card, levels: 3, near: [] } as const;
      legend.board = laid(terms, { at: 'there' });
      set?.(legend);
    },
    *first(t) {
      const { state } = t;
      takeField(t);
      state.dungeon = newDungeon(legendOf(state));
      state.dungeon.entered = ['level-01', 'level-02'];
      drawLevel(t);
      yield* layOut(t);
      for (const hero of state.heroes) hero.at = placesAround(state, startOf(state))[0] as Space;
      yield* placeLeader(t);
      state.round = 1;
      state.phase = 'heroes';
      if (next) yield* next(t, state.heroes[0] as Hero);
    },
  });
  const [mark] = scene.asked(scene.overlordSeat) === 'dungeon.place' ? scene.offered('dungeon.place') : [];
  return mark === undefined ? scene : scene.chooses('dungeon.place', mark);
}

/** All of the party have left by the portal. */
function* leaves({ state }: T): Flow {
  for (const hero of state.heroes) Object.assign(hero, { at: undefined, waits: true });
}
function* kills(t: T, hero: Hero): Flow {
  const leader = t.state.monsters.find(isLeader);
  if (leader) yield* calls(t).monsterDies(t, leader.id, { kind: 'attack', by: hero.id });
}
function* killsAndLeaves(t: T, hero: Hero): Flow {
  yield* kills(t, hero);
  yield* leaves(t);
}
const glyphs = (state: State) => markersOf(state, 'glyph');

describe('the last level', () => {
  rule(['LEG-9.9', 'LEG-9.10', 'DRF-12.13'], 'of a rumour is its own, behind two that are drawn', () => {
    const { state } = follows('the-black-ledger');
    expect(state.quest).toBe('the-black-ledger');
    expect(state.dungeon?.entered).toEqual(['level-01', 'level-02', 'the-black-ledger']);
    expect(state.monsters.filter(isLeader)).toHaveLength(1);
  });
  rule('LEG-9.16', 'has a dungeon leader', () => {
    const { conquest, coins } = follows('the-black-ledger', { next: kills }).legend;
    expect({ heroes: conquest.heroes, coins }).toEqual({ heroes: 4, coins: 1200 + 250 });
  });
  test('is laid only where all that it says is played', () => {
    const lays = (card: string): boolean =>
      boards.lays({ kind: 'dungeon', quest: 'rumour', at: HERE, card, levels: 3, near: [] });
    expect(rumours.map(({ board }) => board).filter(lays)).toEqual([
      'the-lost-armoury',
      'the-hermits-secret',
      'the-stolen-tithe',
      'the-captive-sage',
      'the-beacon-of-dawn',
      'the-silver-quiver',
      'the-broken-seal',
      'the-drowned-bell',
      'the-black-ledger',
      'the-smugglers-map',
    ]);
    const there = (card: string): Wander =>
      wander({
        position: { at: 'there' },
        set: legend => {
          legend.party.at = HERE;
          legend.lieutenants = [];
          legend.rumour = { card, at: HERE };
          for (const hero of legend.heroes) hero.potions = ['healing-potion'];
        },
      });
    expect(there('the-black-ledger').offered('week.there')).toContain('explore');
    expect(there('the-twins').offered('week.there')).not.toContain('explore');
  });
});

describe('the reward', () => {
  rule('LEG-9.11', 'is given as the leader falls, where that is what was to be done', () => {
    const scene = follows('the-broken-seal', {
      set: legend => {
        legend.treachery = { event: 2, trap: 0, monster: 1 };
      },
      next: kills,
    });
    expect(scene.offered('dungeon.reward.treachery')).toEqual(['point:event', 'point:monster']);
    scene.chooses('dungeon.reward.treachery', 'point:event');
    expect(scene.legend.treachery).toEqual({ event: 1, trap: 0, monster: 1 });
    expect(scene.state.dungeon).toBeDefined();
  });
  rule(['LEG-9.11', 'LEG-9.12'], 'is given as the party leaves, and the rumour is over', () => {
    const { legend } = follows('the-black-ledger', {
      set: one => {
        one.xp = 25;
      },
      next: leaves,
    });
    expect(legend.xp).toBe(15);
    expect(legend).toMatchObject({ rumour: undefined, graveyard: ['the-black-ledger'], noRumour: [HERE] });
  });
  rule('LEG-9.13', 'is not given to a party that flees, and the rumour is lost', () => {
    const { legend } = follows('the-black-ledger', {
      set: one => {
        one.xp = 25;
      },
      position: { at: 'aftermath' },
      *next(t) {
        yield* endDungeon(t, 'fled');
      },
    });
    expect(legend.xp).toBe(25);
    expect(legend).toMatchObject({ rumour: undefined, graveyard: ['the-black-ledger'] });
    expect(legend.party.at).toBe(TAMALIR);
  });
  rule('LEG-9.13', 'stays with a party that has it already, and flees then', () => {
    const scene = follows('the-lost-armoury', {
      position: { at: 'aftermath' },
      *next(t, hero) {
        yield* kills(t, hero);
        yield* endDungeon(t, 'fled');
      },
    });
    for (let n = 0; n < 12 && scene.legend.board; n++) {
      const prompt = scene.asked(scene.party) ?? '';
      const [first] = scene.offered(prompt);
      if (prompt.startsWith('dungeon.') && first !== undefined) scene.chooses(prompt, first);
      else scene.passes(prompt);
    }
    const held = scene.legend.heroes.flatMap(({ equipped, pack }) => [...equipped, ...pack]);
    expect(held.length).toBeGreaterThan(0);
    expect(scene.legend.party.at).toBe(TAMALIR);
  });
  rule('LEG-9.15', 'leaves the party where it is, or brings it to Tamalir', () => {
    const scene = follows('the-black-ledger', { next: leaves });
    expect(scene.offered('week.stay')).toEqual([`go:${HERE}`, `go:${TAMALIR}`]);
  });

  rule('LEG-9.11', 'of the bell is for all its glyphs', () => {
    const rung = (all: boolean): number =>
      follows('the-drowned-bell', {
        *next(t) {
          for (const [n, glyph] of glyphs(t.state).entries()) glyph.active = all || n === 0;
          yield* leaves(t);
        },
      }).legend.conquest.heroes;
    expect(rung(true)).toBe(6);
    expect(rung(false)).toBe(0);
  });
  rule('LEG-9.11', 'of the captive is for leading them out', () => {
    const led = follows('the-captive-sage', { next: afterLeaving }).legend;
    expect(led.heroes.map(({ xp }) => xp)).toEqual([10, 10, 10, 10]);
    const left = follows('the-captive-sage', { next: leaves }).legend;
    expect(left.heroes.map(({ xp }) => xp)).toEqual([0, 0, 0, 0]);
  });
  rule('LEG-9.11', 'of the tithe is for two chests, and nothing is in them', () => {
    const opened = (n: number): Legend =>
      follows('the-stolen-tithe', {
        *next(t) {
          for (const chest of markersOf(t.state, 'chest').slice(0, n)) yield* calls(t).chestGives(t, chest);
          yield* leaves(t);
        },
      }).legend;
    expect(opened(2)).toMatchObject({ coins: 1200 + 1500, opened: [] });
    expect(opened(1)).toMatchObject({ coins: 1200, opened: [] });
  });
  rule('LEG-9.11', 'of the beacon is for the fire, once nobody leads any more', () => {
    const at = (isDead: boolean): Wander =>
      follows('the-beacon-of-dawn', {
        set: legend => {
          legend.cities = { forge: { siege: 2 } };
        },
        position: { at: 'act' },
        *next(t, hero) {
          const { state } = t;
          hero.at = boardOf(state).map.places.find(one => propAt(state, one) === 'fountain') as Space;
          if (isDead) yield* kills(t, hero);
          state.turn = { ...newTurn(hero), action: 'run', movement: 4 };
        },
      });
    expect(at(false).offered('turn.act')).not.toContain('light');
    const lit = at(true).chooses('turn.act', 'light');
    expect(lit.state.turn?.movement).toBe(2);
    expect(lit.legend).toMatchObject({ cities: { forge: { siege: undefined } }, spared: true });
    expect(lit.offered('turn.act')).not.toContain('light');
  });
  rule(['LEG-9.11', 'LEG-11.5'], 'of the hermit is a lesson for nothing, felt at once', () => {
    const scene = follows('the-hermits-secret', { next: leaves });
    scene.chooses('dungeon.reward.hero', scene.offered('dungeon.reward.hero')[1] ?? '');
    const before = scene.known(1).maxWounds;
    scene.chooses('dungeon.reward.secret', scene.offered('dungeon.reward.secret')[0] ?? '');
    expect(scene.known(1)).toMatchObject({ maxWounds: before + 4, wounds: before + 4, secret: ['copper'], xp: 0 });
  });
  rule('LEG-9.11', 'of the smugglers is a boat, or a map', () => {
    const scene = follows('the-smugglers-map', {
      set: legend => {
        legend.party.upgrades = [];
      },
      next: leaves,
    });
    expect(scene.offered('dungeon.reward.upgrade')).toEqual(['buy:enchanted-boat', 'buy:keraks-map']);
    scene.chooses('dungeon.reward.upgrade', 'buy:keraks-map');
    expect(scene.legend.party.upgrades).toEqual(['keraks-map']);
  });
  rule('LEG-9.11', 'of the quiver is any treasure of the level', () => {
    const scene = follows('the-silver-quiver', { next: killsAndLeaves });
    scene.chooses('dungeon.reward.hero', scene.offered('dungeon.reward.hero')[0] ?? '');
    expect(scene.offered('treasure.pick').length).toBeGreaterThan(5);
  });
});

rule('LEG-9.10', 'the armoury gives its minions a green die more, up to two', () => {
  const { state } = follows('the-lost-armoury');
  const dice = (came: 'minion' | undefined): number =>
    statsOf(
      state,
      placeMonster(structuredClone(state), {
        kind: 'skeleton',
        rank: 'normal',
        at: startOf(state),
        ...(came && { came }),
      }),
    ).dice.green ?? 0;
  expect(dice('minion')).toBe(Math.min(2, dice(undefined) + 1));
});
