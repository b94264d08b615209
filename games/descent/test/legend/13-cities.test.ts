// LEG-13: cities and their buildings.

import { type Decision, plainDecision } from '@veillee/kernel';
import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import { heroRow } from '../../content/heroes.ts';
import { itemRow } from '../../content/items.ts';
import { cityRow } from '../../content/legend/cities.ts';
import type { Outlook } from '../../rules/attack/outlook.ts';
import { calls } from '../../rules/calls.ts';
import { potionPrice, ratingOf } from '../../rules/legend/buildings.ts';
import { shopPrice } from '../../rules/legend/market.ts';
import { vaultOf } from '../../rules/legend/objects.ts';
import { type Legend, legendOf } from '../../rules/legend/record.ts';
import { treasureDeck } from '../../rules/legend/stock.ts';
import { delve, FOUR } from '../delve.ts';
import { wander } from '../wander.ts';
import { campaign, PARTY, SURGE, type Week, week } from './small.ts';

const at = (city: string, plan: Week = {}) =>
  week({
    at: 'there',
    ...plan,
    set: legend => {
      legend.party.at = city;
      plan.set?.(legend);
    },
  });
const market = (city: string, set?: (legend: Legend) => void, draws: readonly string[] = []) =>
  at(city, { ...(set && { set }), draws: { treasure: draws } }).does('enter:steelhorns:market');
const [FIRST = '', SECOND = '', THIRD = '', FOURTH = '', FIFTH = ''] = treasureDeck(campaign(), 'copper').filter(
  thing => !thing.startsWith('treasure-cache'),
);

/** Each of them has something to be healed. */
const hurt = (legend: Legend): void => {
  for (const hero of legend.heroes) hero.wounds = 3;
};

describe('who goes in where', () => {
  rule(['LEG-13.1', 'LEG-13.2'], 'each hero into one building that the city has, and not all into the same', () => {
    const scene = at('vynelvale', { set: hurt });
    const own = scene.offered('week.there').filter(key => key.startsWith('enter:steelhorns'));
    expect(own).toEqual(['enter:steelhorns:market', 'enter:steelhorns:temple', 'enter:steelhorns:none']);
    scene.does('enter:steelhorns:temple');
    scene.passes('week.temple');
    expect(scene.offered('week.there')).toContain('enter:mordrog:temple');
    expect(scene.refusal('week.there', 'enter:mordrog:training-ground')).toBe('LEG-13.1');
  });
  rule(['LEG-13.5', 'LEG-4.30'], 'one after the other, each player their own', () => {
    const scene = at('vynelvale', {
      seats: 3,
      set: legend => {
        hurt(legend);
        legend.heroes = legend.heroes.map((hero, n) => (n === 3 ? { ...hero, seat: 2 } : hero));
      },
    });
    // Both are asked; the treasurer is not done before all heroes are.
    expect(scene.offered('week.there').some(key => key.includes(PARTY[3] ?? '?'))).toBe(false);
    expect(scene.seat(2).offered('week.visit')).toContain(`enter:${PARTY[3]}:temple`);
    expect(scene.match.decisionOf(0)?.pass).toBeUndefined();
  });
  rule('LEG-13.6', 'into none of a razed city', () => {
    const scene = at('forge', {
      set: legend => {
        legend.cities = { forge: { razed: true } };
        legend.lieutenants = [{ id: 'sir-alric-farrow', at: 'forge' }];
      },
    });
    expect(scene.offered('week.there')).toEqual(['challenge:sir-alric-farrow']);
  });
});

describe('the Alchemist', () => {
  const alchemist = (city: string, set?: (legend: Legend) => void) =>
    at(city, set ? { set } : {}).does('enter:steelhorns:alchemist');
  rule('LEG-13.8', 'sells for 50 and buys for 25', () => {
    const scene = alchemist('forge').does('potion:healing-potion');
    expect(scene.legend).toMatchObject({ coins: 1150, heroes: [{ potions: ['healing-potion'] }, {}, {}, {}] });
    scene.does('sell:healing-potion');
    expect(scene.legend).toMatchObject({ coins: 1175, heroes: [{ potions: [] }, {}, {}, {}] });
  });
  rule('LEG-13.9', 'no more in a week than the rating, whoever buys', () => {
    const scene = alchemist('forge').does('potion:healing-potion', 'potion:healing-potion');
    expect(scene.refusal('week.alchemist', 'potion:healing-potion')).toBe('LEG-13.9');
    scene.passes('week.alchemist');
    // Nothing to buy, nothing to sell: a visit is not spent on that.
    expect(scene.refusal('week.there', 'enter:mordrog:alchemist')).toBe('LEG-13.9');
  });
  rule('LEG-17.2', 'asks 25 more in a chained city, 25 in all with the guild of Tamalir', () => {
    const legend = campaign();
    legend.plotCards = ['coo-0', 'coo-1'];
    legend.cities = { forge: { chained: true } };
    expect([potionPrice(legend, 'forge'), potionPrice(legend, 'tamalir')]).toEqual([75, 50]);
    legend.tamalir = ['great-alchemists'];
    expect(potionPrice(legend, 'tamalir')).toBe(25);
    expect(ratingOf(legend, cityRow('tamalir'), 'alchemist')).toBe(8);
  });
});

describe('the Market', () => {
  rule('LEG-13.12', 'says of each ware what it would change for whoever looks at it', () => {
    const scene = wander({
      position: { at: 'there' },
      set: legend => {
        legend.party.at = 'riverwatch';
      },
    }).does('enter:mordrog:market');
    const { fit, things = {} } = plainDecision(scene.match.decisions[0] as Decision).outlook as Outlook;
    expect(fit?.armour).toBeGreaterThanOrEqual(0);
    expect(Object.keys(things)).toContain('item:leather-armor');
    expect(things['item:leather-armor']?.after.armour).toBeGreaterThan(fit?.armour ?? 0);
  });

  rule(['LEG-13.11', 'LEG-13.12'], 'lays out as many treasures as its rating, the same for all that week', () => {
    const scene = market('vynelvale', undefined, [FIRST, SECOND]);
    expect(scene.legend.cities.vynelvale?.offer).toEqual([FIRST, SECOND]);
    scene.passes('week.market').does('enter:mordrog:market');
    expect(scene.legend.cities.vynelvale?.offer).toEqual([FIRST, SECOND]);
  });
  rule('LEG-13.11', 'without caches, and nothing takes their place', () => {
    const scene = market('vynelvale', undefined, ['treasure-cache-copper-coins#1', FIRST]);
    expect(scene.legend.cities.vynelvale?.offer).toEqual([FIRST]);
  });
  rule(['LEG-13.13', 'LEG-13.14', 'LEG-2.9'], 'for 250 a copper one, once such a chest has been opened', () => {
    const closed = market('vynelvale', undefined, [FIRST, SECOND]);
    expect(closed.refusal('week.market', `buy:${FIRST}`)).toBe('LEG-13.14');
    const scene = market(
      'vynelvale',
      legend => {
        legend.opened = ['copper'];
      },
      [FIRST, SECOND],
    ).does(`buy:${FIRST}`);
    expect(scene.legend.coins).toBe(950);
    expect(scene.legend.heroes[0]?.equipped.concat(scene.legend.heroes[0].pack)).toContain(FIRST);
    expect(scene.legend.cities.vynelvale?.offer).toEqual([SECOND]);
  });
  rule(
    ['LEG-13.15', 'LEG-13.27', 'DRF-5.14'],
    'things of the shop at their price; a quarter less in Dawnsmoor, for those alone',
    () => {
      const { price = 0 } = itemRow('sword');
      const scene = market('vynelvale').does('buy:sword#1');
      expect(scene.legend.coins).toBe(1200 - price);
      expect(shopPrice(cityRow('dawnsmoor'), 'sword#1')).toBe(Math.ceil((price * 3) / 4 / 5) * 5);
      expect(potionPrice(campaign(), 'dawnsmoor')).toBe(50);
    },
  );
  rule('LEG-13.16', 'to whoever can carry it', () => {
    const scene = market('vynelvale', legend => {
      const [hero] = legend.heroes;
      Object.assign(hero ?? {}, {
        equipped: ['sword#1', 'iron-shield#1'],
        pack: ['sword#2', 'dagger#1', 'healing-potion'],
      });
    });
    expect(scene.refusal('week.market', 'buy:axe#1')).toBe('LEG-13.16');
  });
  rule(['LEG-13.17', 'LEG-13.19'], 'buys for half, rounded down to 25', () => {
    const scene = market('vynelvale', legend => {
      Object.assign(legend.heroes[0] ?? {}, { equipped: [FIRST], pack: ['dagger#1'] });
    });
    scene.does(`sell:${FIRST}`);
    expect(scene.legend.coins).toBe(1325);
    expect(treasureDeck(scene.legend, 'copper')).toContain(FIRST);
    scene.does('sell:dagger#1');
    const { price = 0 } = itemRow('dagger');
    expect(scene.legend.coins).toBe(1325 + Math.floor(price / 2 / 25) * 25);
  });
  rule('LEG-13.18', 'gives back what is unsold', () => {
    const scene = market('vynelvale', undefined, [FIRST, SECOND]);
    expect(treasureDeck(scene.legend, 'copper')).not.toContain(FIRST);
    scene.passes('week.market');
    for (const hero of PARTY.slice(1)) scene.does(`enter:${hero}:none`);
    expect(scene.legend.week).toBe(1);
    expect(treasureDeck(scene.legend, 'copper')).toContain(FIRST);
  });
  rule('LEG-13.38', 'sells what serves the whole party', () => {
    const scene = market('vynelvale').does('buy:enchanted-boat');
    expect(scene.legend).toMatchObject({ coins: 700, party: { upgrades: ['enchanted-boat'] } });
    expect(scene.offered('week.market')).not.toContain('buy:enchanted-boat');
    expect(scene.refusal('week.market', 'buy:keraks-map')).toBe('LEG-13.38');
  });
  rule('LEG-13.26', 'of Riverwatch draws anew once a week for 100', () => {
    const scene = market('riverwatch', undefined, [
      FIRST,
      SECOND,
      THIRD,
      FOURTH,
      FIFTH,
      FIFTH,
      FOURTH,
      THIRD,
      SECOND,
      FIRST,
    ]).does('fresh');
    expect(scene.legend).toMatchObject({
      coins: 1100,
      cities: { riverwatch: { offer: [FIFTH, FOURTH, THIRD, SECOND, FIRST] } },
    });
    expect(scene.refusal('week.market', 'fresh')).toBe('LEG-13.26');
  });
  rule('LEG-13.26', 'of Forge has two more, weapons, shields and armour alone', () => {
    const isWar = (thing: string): boolean =>
      ['weapon', 'shield', 'armour'].includes(itemRow(thing.split('#')[0] ?? '').kind);
    const deck = treasureDeck(campaign(), 'copper').filter(thing => !thing.startsWith('treasure-cache'));
    const [war = '', other = ''] = [deck.findLast(isWar), deck.findLast(thing => !isWar(thing))];
    const rest = deck.filter(thing => thing !== war && thing !== other).slice(0, 4);
    expect(market('forge', undefined, [...rest, war, other]).legend.cities.forge?.offer).toEqual([...rest, war]);
  });
});

describe('the Temple', () => {
  const wounded = (legend: Legend): void => {
    Object.assign(legend.heroes[0] ?? {}, { wounds: 2, fatigue: 0, tokens: { poison: 1, curse: 1 } });
  };
  rule(['LEG-13.20', 'LEG-18.1'], 'heals as much as its rating for 25, poison first, once', () => {
    const scene = at('forge', { set: wounded }).does('enter:steelhorns:temple', 'heal');
    expect(scene.legend.heroes[0]).toMatchObject({ wounds: 3, fatigue: 0, tokens: { curse: 1 } });
    expect(scene.legend.coins).toBe(1175);
    expect(scene.asked(0)).toBe('week.there');
  });
  rule(['LEG-13.20', 'LEG-13.21'], 'is for those who lack something: fatigue too for whoever trains there', () => {
    const tired = (legend: Legend): void => {
      legend.party.at = 'forge';
      Object.assign(legend.heroes[0] ?? {}, { fatigue: 0 });
    };
    expect(at('forge', { set: tired }).refusal('week.there', 'enter:steelhorns:temple')).toBe('LEG-13.20');
    const trains = week({ at: 'training', set: tired });
    expect(trains.offered('week.training')).toContain('enter:steelhorns:temple');
    expect(trains.refusal('week.training', 'enter:mordrog:temple')).toBe('LEG-13.21');
    // Kellos takes a curse away from whoever is whole.
    const cursed = at('vynelvale', {
      set: legend => void Object.assign(legend.heroes[0] ?? {}, { tokens: { curse: 1 } }),
    });
    expect(cursed.offered('week.there')).toContain('enter:steelhorns:temple');
  });
  rule(['LEG-13.21', 'LEG-18.3'], 'heals everything for 50 if one trains there; curses stay', () => {
    const scene = week({
      at: 'training',
      set: legend => {
        legend.party.at = 'forge';
        wounded(legend);
      },
    }).does('enter:steelhorns:temple', 'heal');
    const [hero] = scene.legend.heroes;
    expect(hero).toMatchObject({ wounds: hero?.maxWounds, fatigue: hero?.maxFatigue });
    expect([hero?.tokens, scene.legend.coins]).toEqual([{ curse: 1 }, 1150]);
  });
  rule('LEG-13.26', 'of Vynelvale takes poison and curses away', () => {
    const scene = at('vynelvale', { set: wounded }).does('enter:steelhorns:temple', 'heal');
    expect(scene.legend.heroes[0]?.tokens).toEqual({});
  });
});

describe('vaults', () => {
  rule(['LEG-13.28', 'LEG-13.29'], 'hold one object, which lieutenants cannot take; Tamalir’s is full', () => {
    const carry = (legend: Legend): void => {
      legend.party.object = 'scroll-1';
      legend.lieutenants = [{ id: 'sir-alric-farrow', at: legend.party.at }];
    };
    const scene = at('forge', { set: carry }).does('lodge');
    expect(vaultOf(scene.legend, 'forge')).toBe('scroll-1');
    expect(scene.legend.party.object).toBeUndefined();
    expect(at('tamalir', { set: carry }).refusal('week.there', 'lodge')).toBe('LEG-13.28');
    const rider = week({
      set: legend => {
        legend.cities = { forge: { vault: 'scroll-1' } };
        legend.lieutenants = [{ id: 'sir-alric-farrow', at: 'forge' }];
      },
    });
    expect(rider.offered('week.orders').some(key => key.startsWith('take:'))).toBe(false);
  });
  rule(
    ['LEG-13.31', 'LEG-13.32'],
    'take what a lieutenant leaves in a city; in Tamalir, in ruins and where they are full it lies there',
    () => {
      const left = (city: string, more?: (legend: Legend) => void) =>
        week({
          set: legend => {
            legend.lieutenants = [{ id: 'sir-alric-farrow', at: city, object: 'scroll-1' }];
            more?.(legend);
          },
        }).does('leave:sir-alric-farrow').legend;
      expect(left('forge').cities.forge?.vault).toBe('scroll-1');
      const free = (city: string) => [{ object: 'scroll-1', at: city, free: true }];
      expect(left('tamalir').ground).toEqual(free('tamalir'));
      expect(
        left('forge', legend => {
          legend.cities = { forge: { vault: 'scroll-2' } };
        }).ground,
      ).toEqual(free('forge'));
      expect(
        left('forge', legend => {
          legend.cities = { forge: { razed: true } };
        }).ground,
      ).toEqual(free('forge'));
    },
  );
});

describe('Tamalir', () => {
  const rich = (legend: Legend): void => {
    for (const hero of legend.heroes) hero.xp = 10;
  };
  const ending = (set: (legend: Legend) => void) => week({ at: 'weekEnd', set });
  rule(['LEG-4.31', 'LEG-13.33', 'LEG-13.35'], 'is improved by one card a week, for which each hero pays', () => {
    const scene = ending(rich);
    expect(scene.asked(0)).toBe('week.improve');
    scene.does('improve:strong-walls');
    expect(scene.legend.tamalir).toEqual(['strong-walls']);
    expect(scene.legend.heroes.map(({ xp }) => xp)).toEqual([2, 2, 2, 2]);
    expect(scene.asked(1)).toBe('week.orders');
  });
  rule('LEG-13.34', 'if all of them can', () => {
    const scene = ending(legend => {
      rich(legend);
      Object.assign(legend.heroes[2] ?? {}, { xp: 7 });
    });
    expect(scene.offered('week.improve')).toEqual(['improve:great-alchemists', 'improve:high-temple']);
    expect(scene.refusal('week.improve', 'improve:strong-walls')).toBe('LEG-13.34');
  });
  rule(
    ['LEG-13.35', 'LEG-13.37'],
    'by whoever ends their action there, not by whom a dungeon or death has brought',
    () => {
      for (const spent of ['died', 'dungeon'] as const)
        expect(
          ending(legend => {
            rich(legend);
            legend.today = { spent };
          }).asked(1),
        ).toBe('week.orders');
      expect(
        ending(legend => {
          rich(legend);
          legend.party.at = 'forge';
        }).asked(1),
      ).toBe('week.orders');
    },
  );
  rule('LEG-13.36', 'its cards work from the next week on', () => {
    const legend = campaign();
    expect(ratingOf(legend, cityRow('tamalir'), 'market')).toBe(3);
    legend.tamalir = ['grand-market', 'high-temple'];
    expect([ratingOf(legend, cityRow('tamalir'), 'market'), ratingOf(legend, cityRow('tamalir'), 'temple')]).toEqual([
      5, 6,
    ]);
  });
});

rule(
  ['LEG-13.33', 'LEG-8.42'],
  'with its High Temple the first death in each dungeon brings the overlord one point less, and one at least',
  () => {
    const fallen = (tamalir: string[], more: Partial<Legend> = {}) => {
      const scene = delve({
        set: state => void Object.assign(legendOf(state), { tamalir, ...more }),
        *next(t) {
          for (const { id } of t.state.heroes.slice(0, 2)) yield* calls(t).wound(t, id, 99, { kind: 'terrain' });
        },
      });
      const told = scene.lines('log.dies.tamalir').map(line => line.with?.cost);
      return { gained: scene.legend.conquest.overlord, told };
    };
    const [one = 0, other = 0] = FOUR.map(sheet => heroRow(sheet).conquest);
    expect(fallen([])).toEqual({ gained: one + other, told: [one, other] });
    expect(fallen(['high-temple'])).toEqual({ gained: one - 1 + other, told: [one - 1, other] });
    // Far behind, a hero is worth one as it is (LEG-21.2), and the Temple spares nothing.
    const behind = { variants: ['sob-2'], conquest: { heroes: 0, overlord: 500 } };
    expect(fallen(['high-temple'], behind)).toEqual({ gained: 502, told: [1, 1] });
  },
);

describe('guide and staff', () => {
  const march = (upgrades: string[], dice: readonly number[], from = 'tamalir') =>
    week({
      at: 'march',
      dice,
      set: legend => {
        legend.party = { at: from, upgrades };
      },
    });
  rule(['LEG-13.39', 'DRF-5.11'], 'the Guide spares a die, down to none', () => {
    const scene = march(['the-guide'], [SURGE]).does('go:blackwing-swamp');
    expect([scene.met, scene.diceLeft]).toEqual([[], 1]);
  });
  rule(
    ['LEG-13.39', 'DRF-5.10'],
    'with the Staff two trails, tested on the second; who is lost there is at the first place',
    () => {
      const scene = week({
        at: 'march',
        dice: [1, 1, 1],
        set: legend => {
          legend.party = { at: 'tamalir', upgrades: ['staff-of-the-wild'] };
        },
        play: () => ({ ending: { party: 'lost' } }),
      });
      const [far = ''] = scene
        .offered('week.march')
        .filter(key => key.startsWith('far:fallen-star-forest:forest-of-the-wall'));
      scene.does(far);
      expect(scene.met).toEqual([{ kind: 'encounter', shield: 'green' }]);
      expect(scene.legend.party.at).toBe('fallen-star-forest');
    },
  );
  rule(['LEG-13.39', 'LEG-8.1', 'LEG-4.26'], 'and a dungeon that is passed so gives its point, once (R254)', () => {
    const passes = (seen: string[]): Legend => {
      const scene = week({
        at: 'march',
        dice: [SURGE, SURGE, SURGE],
        set: legend => {
          legend.party = { at: 'tamalir', upgrades: ['staff-of-the-wild'] };
          legend.seen = [...seen, 'forest-of-the-wall'];
        },
      });
      const far = scene.offered('week.march').find(key => key.startsWith('far:fallen-star-forest:forest-of-the-wall'));
      return scene.does(far ?? '').legend;
    };
    expect(passes([])).toMatchObject({ conquest: { heroes: 1 }, seen: ['forest-of-the-wall', 'fallen-star-forest'] });
    expect(passes(['fallen-star-forest']).conquest.heroes).toBe(0);
  });
  rule(['LEG-13.38', 'LEG-13.27'], 'cost the same everywhere: they are no things that a hero carries (R255)', () => {
    const scene = week({
      at: 'there',
      set: legend => {
        legend.party.at = 'dawnsmoor';
      },
    }).does(`enter:${PARTY[0]}:market`, 'buy:the-guide');
    expect(scene.legend.coins).toBe(1200 - 500);
  });
});
