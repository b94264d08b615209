// LEG-9.9 to LEG-9.16: rumours as they are played: two levels that are drawn, and one of their own; and what it brings.

import { rule } from '@veillee/kernel/test/rule';
import type { Space } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import { rumours } from '../../content/legend/boards.ts';
import { TAMALIR } from '../../content/legend/map.ts';
import { attacksOf } from '../../rules/attack/options.ts';
import { boardOf, propAt } from '../../rules/board.ts';
import { calls } from '../../rules/calls.ts';
import { statOf, statsOf } from '../../rules/effects/stats.ts';
import { endDungeon } from '../../rules/legend/dungeon/ending.ts';
import { afterLeaving } from '../../rules/legend/dungeon/happenings.ts';
import { isLeader, portalOf } from '../../rules/legend/dungeon/level.ts';
import type { Legend } from '../../rules/legend/record.ts';
import { monsterName } from '../../rules/names.ts';
import { treadOf } from '../../rules/overlord/activation.ts';
import { placeMonster, removeMonster } from '../../rules/overlord/monsters.ts';
import { isStay } from '../../rules/overlord/treading.ts';
import { newTurn } from '../../rules/round.ts';
import { startOf } from '../../rules/setup/start.ts';
import { type Monster, markersOf, type State } from '../../rules/state.ts';
import { type Wander, wander } from '../wander.ts';
import { follows, HERE, kills, killsAndLeaves, leaves } from './last.ts';
import { BLANK, ENHANCEMENT, SURGE, week } from './small.ts';

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
  rule('LEG-9.17', 'is offered wherever there is a rumour, and no other dungeon', () => {
    const there = (card: string): readonly string[] => {
      const scene = wander({
        position: { at: 'there' },
        set: legend => {
          legend.party.at = HERE;
          legend.lieutenants = [];
          legend.rumour = { card, at: HERE };
          for (const hero of legend.heroes) hero.potions = ['healing-potion'];
        },
      });
      scene.chooses('week.there', 'explore');
      const { terms } = scene.legend.board ?? {};
      return terms?.kind === 'dungeon' ? [terms.quest, terms.card ?? ''] : [];
    };
    for (const { board } of rumours) expect(there(board)).toEqual(['rumour', board]);
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

describe('the reward', () => {
  rule(
    ['LEG-9.11', 'LEG-16.2'],
    'of the twins: two cards that the overlord will never buy, lieutenants among them',
    () => {
      const scene = follows('the-twins', {
        set: legend => {
          legend.upgrades = ['thick-hide'];
        },
        next: leaves,
      });
      const cards = scene.offered('dungeon.reward.lost');
      expect(cards).toContain('upgrade:lady-eliza-farrow');
      expect(cards).toContain('upgrade:titan-stone-skin');
      for (const gone of ['thick-hide', 'spider-carapace', 'sir-alric-farrow'])
        expect(cards).not.toContain(`upgrade:${gone}`);
      scene.chooses('dungeon.reward.lost', 'upgrade:titan-stone-skin');
      expect(scene.offered('dungeon.reward.lost')).not.toContain('upgrade:titan-stone-skin');
      scene.chooses('dungeon.reward.lost', 'upgrade:lady-eliza-farrow');
      expect(scene.legend.graveyard).toEqual(expect.arrayContaining(['titan-stone-skin', 'lady-eliza-farrow']));
      const shop = week({
        at: 'orders',
        set: legend => {
          Object.assign(legend, { xp: 200, graveyard: ['titan-stone-skin', 'lady-eliza-farrow'] });
        },
      });
      const sold = shop.offered('week.orders');
      expect([sold.includes('upgrade:titan-stone-skin'), sold.includes('rider:lady-eliza-farrow')]).toEqual([
        false,
        false,
      ]);
    },
  );
  const deserter = (isAlive: boolean, hasLeft = false): Wander =>
    follows('the-deserter', {
      set: legend => {
        legend.week = 3;
        legend.lieutenants = [{ id: 'sir-alric-farrow', at: 'ashen-hills', object: 'scroll-1' }];
      },
      *next(t) {
        const found = t.state.monsters.find(({ came }) => came === 'villager');
        if (found && (!isAlive || hasLeft)) removeMonster(t.state, found.id);
        if (hasLeft) t.state.dungeon?.done.push('villager-left');
        yield* leaves(t);
      },
    });
  rule(
    'LEG-9.11',
    'of the deserter: a lieutenant is sent home without what he carries, and has no order for two weeks',
    () => {
      const scene = deserter(true);
      expect(scene.legend.lieutenants).toEqual([
        { id: 'sir-alric-farrow', at: 'shadow-peaks', banished: 5, object: undefined },
      ]);
      expect(scene.legend.ground).toEqual([{ object: 'scroll-1', at: 'ashen-hills' }]);
      const rides = (now: number): boolean =>
        week({
          at: 'orders',
          set: legend => {
            Object.assign(legend, {
              week: now,
              xp: 10,
              lieutenants: [{ id: 'sir-alric-farrow', at: 'shadow-peaks', banished: 5 }],
            });
          },
        })
          .offered('week.orders')
          .some(key => key.startsWith('ride:'));
      expect([4, 5, 6].map(rides)).toEqual([false, false, true]);
    },
  );
  rule('LEG-9.11', 'of the deserter is for who lives, on the level or out of it', () => {
    const at = (...how: Parameters<typeof deserter>) => deserter(...how).legend.lieutenants.map(rider => rider.at);
    expect([at(true), at(true, true), at(false)]).toEqual([['shadow-peaks'], ['shadow-peaks'], ['ashen-hills']]);
  });
  rule('LEG-9.11', 'of the sepulchre: two potions each, out of the stock, and conquest', () => {
    const scene = follows('the-frozen-sepulchre', {
      set: legend => {
        (legend.boxes as string[]).push('tomb-of-ice');
      },
      *next(t, hero) {
        (t.state.boxes as string[]).push('tomb-of-ice');
        t.state.supply['invisibility-potion'] = 9;
        t.state.dungeon?.done.push('seal-broken');
        yield* kills(t, hero);
      },
    });
    for (let n = 0; n < 20 && scene.asked(scene.party)?.startsWith('equip'); n++)
      scene.passes(scene.asked(scene.party) ?? '');
    const held = scene.state.heroes.flatMap(({ potions, pack }) => [...potions, ...pack]);
    expect(held.filter(one => one === 'invisibility-potion').length).toBeGreaterThanOrEqual(7);
    expect(scene.legend.conquest.heroes).toBe(4 + 3);
  });
  rule(
    ['LEG-9.11', 'LEG-9.12'],
    'of the mother: her feather, with the card, and once at each metal nobody is met',
    () => {
      const won = follows('a-mothers-lament', {
        *next(t) {
          yield* afterLeaving(t);
          yield* leaves(t);
        },
      });
      expect(won.legend.kept).toEqual(['a-mothers-lament']);
      const goes = (feathers: ('copper' | 'silver')[], kept = ['a-mothers-lament']) =>
        week({
          at: 'march',
          dice: [BLANK, SURGE, ENHANCEMENT, BLANK],
          set: legend => {
            Object.assign(legend, { kept, feathers });
            legend.party.at = 'thelsvan-trail';
          },
          play: () => ({ ending: { party: 'past' } }),
        });
      const way = (scene: ReturnType<typeof goes>): string =>
        scene.offered('week.march').find(key => key.startsWith('go:')) ?? '';
      const scene = goes([]);
      scene.chooses('week.march', way(scene));
      expect(scene.asked(0)).toBe('week.feather');
      scene.does('hide');
      expect([scene.met, scene.legend.feathers]).toEqual([[], ['copper']]);
      for (const other of [goes(['copper']), goes([], [])]) {
        other.chooses('week.march', way(other));
        expect(other.met).toMatchObject([{ kind: 'encounter' }]);
      }
      const again = goes(['silver']);
      again.chooses('week.march', way(again));
      again.passes('week.feather');
      expect([again.met.length, again.legend.feathers]).toEqual([1, ['silver']]);
    },
  );
});

rule(
  ['LEG-20.8', 'DRF-5.31'],
  'the griffin cub walks along as nobody’s familiar, and leaves by the portal alone',
  () => {
    const { state } = follows('a-mothers-lament');
    const cub = state.monsters.find(({ came }) => came === 'villager') as Monster;
    expect(monsterName(state, cub)).toEqual({ text: 'monster.griffin-cub' });
    expect(state.companions).toEqual([]);
    expect([
      statOf(state, cub.id, 'speed'),
      statOf(state, cub.id, 'maxWounds'),
      statOf(state, cub.id, 'armour'),
    ]).toEqual([4, 6, 1]);
    const tread = treadOf(state, cub);
    const { at: glyph } = glyphs(state).find(({ active }) => active) ?? {};
    expect(isStay(tread, state.heroes[0]?.at as Space)).toBe(false);
    expect(glyph && isStay(tread, glyph)).toBe(false);
    expect([...portalOf(state)].every(at => tread.isOpen(at))).toBe(true);
    expect(attacksOf(state, cub.id, 'activation')).toEqual([]);
  },
);

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
