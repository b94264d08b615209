// LEG-17: what plots do on boards, and what no rule of theirs says twice; LEG-2.13, LEG-9.18, LEG-11.7: where they meet others.

import { rule } from '@veillee/kernel/test/rule';
import type { Space } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import { cities, masters } from '../../content/legend/cities.ts';
import { levelRow } from '../../content/legend/economy.ts';
import { plotCards, plotRow } from '../../content/legend/plots.ts';
import { rumourRow } from '../../content/legend/rumours.ts';
import { areAdjacent, groundNow } from '../../rules/board.ts';
import { potionPrice, ratingOf } from '../../rules/legend/buildings.ts';
import { powerLimit } from '../../rules/legend/dungeon/marker.ts';
import { formAfter } from '../../rules/legend/levels.ts';
import { whyNoPlot } from '../../rules/legend/plots.ts';
import { type Legend, legendOf } from '../../rules/legend/record.ts';
import { taleIn } from '../../rules/legend/tale.ts';
import { neighboursOf } from '../../rules/legend/ways.ts';
import { figureAt, type Hero } from '../../rules/state.ts';
import { type Delve, delve } from '../delve.ts';
import { foe } from '../road.ts';
import { wander } from '../wander.ts';
import { FIRST, last, tenth, there } from './lair.ts';
import { BLANK, campaign, ENHANCEMENT, PARTY, SURGE, week } from './small.ts';

describe('Chains of Obsidian', () => {
  rule('LEG-17.1', 'wins nothing by itself: only the other two plots have cards that do', () => {
    const wins = (plot: string): boolean =>
      plotCards.some(row => row.plot === plot && row.ops.some(({ op }) => op === 'win' || op === 'comets'));
    expect(['chains-of-obsidian', 'everlasting-night', 'ascension'].map(wins)).toEqual([false, true, true]);
    const all = plotCards
      .filter(({ plot, place }) => plot === 'chains-of-obsidian' && place === 'card')
      .map(({ id }) => id);
    const { legend } = week({
      set: one => {
        Object.assign(one, { plotCards: ['coo-0', ...all], level: 'gold' });
      },
    });
    expect(legend.won).toBeUndefined();
  });
  rule(['LEG-17.2', 'LEG-13.8'], 'in cities in chains potions cost 25 more, and the Market has one thing less', () => {
    const chained = (city: string): Legend => ({
      ...campaign(),
      plotCards: ['coo-0', 'coo-1'],
      cities: { [city]: { chained: true } },
    });
    for (const city of cities.filter(({ id }) => id !== 'tamalir')) {
      const [free, bound] = [campaign(), chained(city.id)];
      expect(potionPrice(bound, city.id) - potionPrice(free, city.id), city.id).toBe(25);
      expect(ratingOf(free, city, 'market') - ratingOf(bound, city, 'market'), city.id).toBe(1);
      expect(ratingOf(free, city, 'temple')).toBe(ratingOf(bound, city, 'temple'));
    }
    const scene = week({
      at: 'there',
      set: legend => Object.assign(legend, chained('nerekhall'), { party: { at: 'nerekhall', upgrades: [] } }),
    }).does(`enter:${PARTY[0]}:market`);
    expect(scene.legend.cities.nerekhall?.offer?.length).toBe(1);
  });
  const enslaves = (cards: string[], then?: (scene: Delve) => void): Delve => {
    const scene = last('titan', {
      happening: tenth,
      set: state => {
        legendOf(state).plotCards = cards;
      },
    });
    for (let n = 0; n < 20 && scene.asked(1)?.startsWith('dungeon.') && scene.asked(1) !== 'dungeon.enslave'; n++)
      scene.answers(1, scene.can(1)[0] ?? '');
    then?.(scene);
    return scene;
  };
  rule(['LEG-17.18', 'DES-62.1'], 'as the avatar appears the overlord names a hero, for good', () => {
    const scene = enslaves(['coo-0', 'coo-5']);
    expect(scene.asked(1)).toBe('dungeon.enslave');
    expect(scene.can(1)).toHaveLength(4);
    scene.does('hero:steelhorns');
    expect(scene.dungeon.enslaved).toBe(FIRST);
    expect([...scene.match.told('everyone')].flatMap(event => taleIn(event)?.tale ?? [])).toContainEqual(
      expect.objectContaining({ text: 'told.plot.coo-5.enslaved', with: { hero: { text: 'hero.steelhorns' } } }),
    );
    expect(enslaves(['coo-0']).dungeon.enslaved).toBeUndefined();
  });
  /** The turn of the enslaved one begins, beside a friend. */
  const turn = (die: number): Delve => {
    const scene = there('titan');
    return delve({
      dice: [die],
      position: { at: 'turnStart' },
      next: function* (t) {
        Object.assign(t.state, structuredClone(scene.state));
        const { state } = t;
        if (state.dungeon) state.dungeon.enslaved = FIRST;
        const [hero, friend] = state.heroes as [Hero, Hero];
        hero.equipped = ['sword#1'];
        friend.at = groundNow(state)
          .open.neighbours(hero.at as Space)
          .find(at => figureAt(state, at) === undefined) as Space;
        expect(areAdjacent(state, hero, friend)).toBe(true);
      },
    });
  };
  rule(
    ['LEG-17.18', 'DES-62.2'],
    'on a surge the turn is the overlord’s: one attack, on anybody but themselves',
    () => {
      const scene = turn(SURGE);
      const skip = (): void => {
        for (let n = 0; n < 9 && scene.asked(1) !== 'dungeon.obeys'; n++)
          for (const seat of [0, 1]) if (scene.asked(seat) && scene.asked(1) !== 'dungeon.obeys') scene.passes(seat);
      };
      skip();
      expect(scene.asked(1)).toBe('dungeon.obeys');
      const own = scene.hero().at as string;
      expect(scene.can(1).length).toBeGreaterThan(0);
      expect(scene.can(1).some(key => key.endsWith(own))).toBe(false);
      scene.passes(1);
      expect(scene.hero().ready).toBe(false);
      expect(scene.asked(0)).not.toBe('turn.declare');
    },
  );
  rule(['LEG-17.18', 'DES-62.3'], 'on anything else it is theirs', () => {
    for (const face of [BLANK, ENHANCEMENT]) {
      const scene = turn(face);
      for (let n = 0; n < 9 && scene.asked(0) !== 'turn.declare'; n++) scene.passes(0);
      expect(scene.asked(0)).toBe('turn.declare');
      expect(scene.log).toContain('log.dungeon.resists');
    }
  });
  rule('LEG-17.18', 'nobody is named who waits or is out of the game', () => {
    const scene = last('titan', {
      happening: tenth,
      set: (state, [first]) => {
        legendOf(state).plotCards = ['coo-0', 'coo-5'];
        if (first) Object.assign(first, { at: undefined, waits: true, ready: false });
      },
    });
    for (let n = 0; n < 20 && scene.asked(1)?.startsWith('dungeon.') && scene.asked(1) !== 'dungeon.enslave'; n++)
      scene.answers(1, scene.can(1)[0] ?? '');
    expect(scene.can(1)).toHaveLength(3);
    expect(scene.can(1)).not.toContain('hero:steelhorns');
  });
});

describe('Ascension', () => {
  const goes = (cards: string[]) =>
    wander({
      position: { at: 'there' },
      set: legend => {
        Object.assign(legend, { plot: 'ascension', plotCards: cards, lieutenants: [] });
        legend.party.at = 'thelsvan-trail';
      },
    }).chooses('week.there', 'explore');
  rule('LEG-17.2', 'the Temple of Earth: three threat as each dungeon begins', () => {
    expect([goes(['as-0']), goes(['as-0', 'as-3'])].map(({ state }) => state.overlord.threat)).toEqual([0, 3]);
  });
  rule('LEG-17.2', 'the Temple of Fire: as each level begins one hero burns, whom the overlord names', () => {
    const burns = (cards: string[]): Delve =>
      delve({
        position: { at: 'minions' },
        set: state => {
          legendOf(state).plotCards = cards;
        },
      });
    const scene = burns(['as-0', 'as-1']);
    for (let n = 0; n < 30 && scene.asked(1)?.startsWith('dungeon.') && scene.asked(1) !== 'dungeon.temple.burns'; n++)
      scene.answers(1, scene.can(1)[0] ?? '');
    scene.does('hero:mordrog');
    expect(scene.state.heroes.map(({ tokens }) => tokens.burn ?? 0)).toEqual([0, 0, 0, 1]);
  });
});

rule(
  'LEG-7.29',
  'a dungeon that Dar Hilzernod has fortified shakes at the start of an overlord’s turn, on a surge',
  () => {
    const lost = (shaken: string[] | undefined, die: number): number[] => {
      const scene = delve({
        dice: [die],
        position: { at: 'overlord' },
        set: state => {
          if (state.dungeon) state.dungeon.shaken = shaken;
          for (const hero of state.heroes) hero.wounds = 5;
          foe(state, 'kobold', groundNow(state).open.places.at(-1) as Space).wounds = 3;
          state.phase = 'overlord';
          state.turn = undefined;
          state.overlord.step = 0;
        },
      });
      return [
        ...scene.state.heroes.map(({ wounds }) => 5 - wounds),
        ...scene.state.monsters.map(({ wounds }) => 3 - wounds),
      ];
    };
    expect(lost(['dar-hilzernod'], SURGE)).toEqual([1, 1, 1, 1, 0]);
    expect(lost(['dar-hilzernod'], BLANK)).toEqual([0, 0, 0, 0, 0]);
    expect(lost(undefined, SURGE)).toEqual([0, 0, 0, 0, 0]);
    const scene = wander({
      position: { at: 'there' },
      set: legend => {
        legend.party.at = 'thelsvan-trail';
        legend.level = 'gold';
        legend.lieutenants = [{ id: 'dar-hilzernod', at: 'thelsvan-trail' }];
      },
    }).chooses('week.there', 'explore');
    scene.chooses('dungeon.fortify', 'fortify:dar-hilzernod');
    expect(scene.state.dungeon?.shaken).toEqual(['dar-hilzernod']);
  },
);

describe('where things lie', () => {
  rule('LEG-17.8', 'in an intact city it is as in the vault, and no lieutenant takes it', () => {
    const offered = (set: (legend: Legend) => void): boolean =>
      week({
        at: 'orders',
        set: legend => {
          legend.lieutenants = [{ id: 'sir-alric-farrow', at: 'forge' }];
          set(legend);
        },
      })
        .offered('week.orders')
        .some(key => key.startsWith('take:'));
    expect(offered(legend => void Object.assign(legend, { cities: { forge: { vault: 'scroll-1' } } }))).toBe(false);
    const dropped = week({
      at: 'orders',
      set: legend => {
        legend.lieutenants = [
          { id: 'sir-alric-farrow', at: 'forge', object: 'scroll-1' },
          { id: 'kratz-the-plague', at: 'forge' },
        ];
      },
    }).does('leave:sir-alric-farrow');
    expect(dropped.legend.cities.forge?.vault).toBe('scroll-1');
    expect(dropped.offered('week.orders').some(key => key.startsWith('take:'))).toBe(false);
    expect(
      offered(legend => {
        legend.cities = { forge: { razed: true } };
        legend.ground = [{ object: 'scroll-1', at: 'forge', free: true }];
      }),
    ).toBe(true);
  });
  rule(['LEG-17.13', 'LEG-17.10'], 'of two on a dungeon that is won the party has what it has not fled from', () => {
    const here = 'thelsvan-trail';
    const scene = week({
      at: 'there',
      play: () => ({ ending: { party: 'won' } }),
      set: one => {
        one.party.at = here;
        one.lieutenants = [];
        one.ground = [
          { object: 'scroll-1', at: here, barred: true },
          { object: 'scroll-2', at: here },
        ];
      },
    }).does('explore', `go:${here}`);
    expect(scene.legend.party.object).toBe('scroll-2');
    expect(scene.legend.ground).toEqual([{ object: 'scroll-1', at: here, barred: true }]);
  });
  rule(
    ['LEG-17.14', 'LEG-17.4', 'LEG-17.10'],
    'a party that dies at a dungeon leaves it there, to be explored for',
    () => {
      const dies = (at: string) =>
        week({
          at: 'there',
          play: () => ({ ending: { party: 'died' } }),
          set: legend => {
            legend.party = { at, object: 'scroll-1', upgrades: [] };
            legend.explored = ['thelsvan-trail'];
            legend.lieutenants = [{ id: 'sir-alric-farrow', at }];
          },
        }).does('challenge:sir-alric-farrow').legend;
      expect(dies('thelsvan-trail')).toMatchObject({
        party: { at: 'tamalir' },
        ground: [{ object: 'scroll-1', at: 'thelsvan-trail' }],
        explored: [],
        seen: ['thelsvan-trail'],
      });
      expect(dies('thelsvan-trail').ground[0]?.free).toBeUndefined();
      expect(dies('forge').ground).toEqual([{ object: 'scroll-1', at: 'forge', free: true }]);
    },
  );
  rule('LEG-17.15', 'the stone of Everlasting Night is laid beside the Titan’s keep', () => {
    const row = plotRow('en-4').ops.find(op => op.op === 'layObject');
    expect(row).toMatchObject({ at: 'ruby-barrier-plains' });
    expect(neighboursOf('ruby-barrier-plains')).toContain('shadow-peaks');
  });
  rule(
    'LEG-9.18',
    'an object may be laid on a dungeon that has the rumour, and the party has it by following that',
    () => {
      const here = 'thelsvan-trail';
      const laid = week({
        at: 'orders',
        set: legend => {
          Object.assign(legend, { plot: 'everlasting-night', plotCards: ['en-0'], xp: 50, lieutenants: [] });
          legend.rumour = { card: 'the-black-ledger', at: here };
        },
      }).does('plot:en-1');
      expect(laid.offered('week.plot.lay')).toContain(`go:${here}`);
      laid.does(`go:${here}`);
      expect(laid.legend.ground).toEqual([{ object: 'scroll-1', at: here }]);
      const scene = week({
        at: 'there',
        set: legend => {
          legend.party.at = here;
          legend.rumour = { card: 'the-black-ledger', at: here };
          legend.ground = [{ object: 'scroll-1', at: here }];
        },
        play: () => ({ ending: { party: 'won', rewarded: true } }),
      }).does('explore');
      expect(scene.met).toMatchObject([{ quest: 'rumour' }]);
      scene.does(`go:${here}`);
      expect(scene.legend.party.object).toBe('scroll-1');
    },
  );
  rule('LEG-11.7', 'at a master’s there is no rumour, and no lieutenant comes', () => {
    for (const { id } of masters) {
      const beside = neighboursOf(id)[0] ?? '';
      const orders = week({
        at: 'orders',
        set: legend => {
          legend.lieutenants = [{ id: 'sir-alric-farrow', at: beside }];
        },
      });
      expect(orders.refusal('week.orders', `ride:sir-alric-farrow:${id}`)).toBe('LEG-4.11');
      const hears = week({
        at: 'there',
        draws: { rumour: [rumourRow('the-lost-armoury')] },
        set: legend => {
          legend.party.at = 'tamalir';
          legend.coins = 5000;
        },
      });
      hears.does('enter:steelhorns:tavern').does('round');
      expect(hears.offered('week.rumour.place')).not.toContain(`go:${id}`);
    }
  });
});

rule('LEG-2.13', 'in the keep the limits of gold hold', () => {
  expect(levelRow('final')).toMatchObject({ powers: levelRow('gold').powers, forms: levelRow('gold').forms });
  const { state } = last('titan', { set: one => void Object.assign(legendOf(one), { level: 'final' }) });
  expect(powerLimit(state)).toBe(4);
  expect(
    formAfter(
      { ...campaign(), level: 'final', forms: { humanoid: 'gold', beast: 'gold', eldritch: 'copper' } },
      'beast',
    ),
  ).toBe('diamond');
  expect(whyNoPlot({ ...campaign(), level: 'final' }, plotRow('coo-5'))).toBeUndefined();
});

rule('LEG-16.12', 'a temple asks for as many razed cities as its card says', () => {
  const why = (card: string, ...razed: string[]) =>
    whyNoPlot(
      {
        ...campaign(),
        plot: 'ascension',
        plotCards: ['as-0', 'as-1'],
        cities: Object.fromEntries(razed.map(id => [id, { razed: true as const }])),
      },
      plotRow(card),
    )?.rule;
  expect([why('as-1'), why('as-1', 'forge')]).toEqual(['LEG-16.12', undefined]);
  expect([why('as-2', 'forge'), why('as-2', 'forge', 'nerekhall')]).toEqual(['LEG-16.12', undefined]);
});

rule(['LEG-6.38', 'LEG-18.1'], 'whoever was dead has no token left, poison and curses included', () => {
  const { legend } = week({
    at: 'there',
    set: one => {
      one.party.at = 'thelsvan-trail';
      for (const hero of one.heroes) hero.tokens = { poison: 1, curse: 2, bleed: 1 };
    },
    play: () => ({ ending: { party: 'won', dead: ['steelhorns'] } }),
  }).does('explore');
  expect(legend.heroes.map(({ tokens }) => tokens)).toEqual([{}, ...Array(3).fill({ poison: 1, curse: 2 })]);
});
