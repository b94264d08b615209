// LEG-16, LEG-17: what the overlord buys, the plots, and the objects that they are about.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import { lieutenantRow } from '../../content/legend/lieutenants.ts';
import { locations } from '../../content/legend/map.ts';
import type { Legend } from '../../rules/legend/record.ts';
import { priceOf } from '../../rules/legend/upgrades.ts';
import { distance } from '../../rules/legend/ways.ts';
import { campaign, type Week, week } from './small.ts';

const buying = (set: (legend: Legend) => void = () => {}, plan: Week = {}) =>
  week({
    ...plan,
    at: 'orders',
    set: legend => {
      legend.xp = 200;
      set(legend);
    },
  });
const keysOf = (scene: ReturnType<typeof buying>, kind: string): string[] =>
  scene.offered('week.orders').filter(key => key.startsWith(`${kind}:`));

describe('upgrades', () => {
  rule('LEG-16.2', 'some for any avatar, some for one alone; each once', () => {
    const scene = buying();
    expect(keysOf(scene, 'upgrade')).toContain('upgrade:titan-stone-skin');
    expect(keysOf(scene, 'upgrade')).not.toContain('upgrade:spider-carapace');
    expect(keysOf(scene, 'upgrade')).toHaveLength(16);
    scene.does('upgrade:titan-stone-skin');
    expect(scene.legend).toMatchObject({ xp: 190, upgrades: ['titan-stone-skin'] });
    expect(
      keysOf(
        buying(legend => {
          legend.upgrades = ['titan-stone-skin'];
        }),
        'upgrade',
      ),
    ).toHaveLength(15);
  });
  rule('LEG-7.1', 'lieutenants: their own price, less while others ride, not before their level', () => {
    expect(keysOf(buying(), 'rider')).toEqual([
      'rider:lord-merick-farrow',
      'rider:lady-eliza-farrow',
      'rider:thaadd-the-destroyer',
    ]);
    const legend = campaign();
    expect(priceOf(legend, lieutenantRow('lord-merick-farrow'))).toBe(5);
    expect(priceOf(legend, lieutenantRow('lady-eliza-farrow'))).toBe(8);
    legend.lieutenants.push({ id: 'lord-merick-farrow', at: 'forge' });
    expect(priceOf(legend, lieutenantRow('lady-eliza-farrow'))).toBe(5);
    const wyrm = (level: Legend['level']) =>
      buying(one => {
        Object.assign(one, { avatar: 'great-wyrm', level });
      });
    expect(wyrm('silver').refusal('week.orders', 'rider:dar-hilzernod')).toBe('LEG-7.1');
    expect(keysOf(wyrm('gold'), 'rider')).toContain('rider:dar-hilzernod');
    expect(
      keysOf(
        buying(one => {
          one.graveyard = ['lord-merick-farrow'];
        }),
        'rider',
      ),
    ).not.toContain('rider:lord-merick-farrow');
  });
  rule('LEG-16.7', 'treachery at the avatar’s price, as much as it says (E4)', () => {
    const scene = buying().does('point:event');
    expect(scene.legend).toMatchObject({ xp: 185, treachery: { event: 1 } });
    const full = buying(legend => {
      legend.treachery.event = 3;
    });
    expect(full.refusal('week.orders', 'point:event')).toBe('LEG-16.7');
    expect(
      buying(legend => {
        legend.treachery.monster = 3;
      }).offered('week.orders'),
    ).toContain('point:monster');
  });
  rule(['LEG-16.4', 'LEG-2.9'], 'forms, each step at the same price (E5)', () => {
    const scene = buying().does('form:humanoid');
    expect(scene.legend).toMatchObject({ xp: 175, forms: { humanoid: 'silver' } });
    const more = buying(legend => {
      legend.forms.humanoid = 'silver';
    });
    expect(more.refusal('week.orders', 'form:humanoid')).toBe('LEG-2.9');
    expect(more.refusal('week.orders', 'form:beast')).toBe('LEG-2.9');
    const later = buying(legend => {
      legend.level = 'silver';
      legend.forms.humanoid = 'silver';
    }).does('form:humanoid');
    expect(later.legend).toMatchObject({ xp: 175, forms: { humanoid: 'gold' } });
  });
  rule('LEG-16.4', 'and beyond diamond there is none', () => {
    const scene = buying(legend => {
      legend.level = 'gold';
      legend.forms = { humanoid: 'diamond', beast: 'gold', eldritch: 'gold' };
    });
    const all = [...scene.can(1), ...scene.refused('week.orders').map(({ key }) => key)];
    expect(all.filter(key => key.startsWith('form:'))).toEqual(['form:beast', 'form:eldritch']);
  });
  rule('LEG-16.2', 'nothing beyond the XP that there is', () => {
    expect(
      buying(legend => {
        legend.xp = 9;
      }).refusal('week.orders', 'upgrade:titan-stone-skin'),
    ).toBe('LEG-16.2');
  });
});

describe('plots', () => {
  const plot = (id: NonNullable<Legend['plot']>, cards: string[], set: (legend: Legend) => void = () => {}) =>
    buying(legend => {
      Object.assign(legend, { plot: id, plotCards: cards });
      set(legend);
    });
  const chained = (legend: Legend): void => {
    legend.level = 'silver';
    legend.cities = { forge: { chained: true }, dawnsmoor: { chained: true } };
  };

  rule('LEG-16.12', 'cards on the conditions that they name', () => {
    const scene = plot('chains-of-obsidian', ['coo-0']);
    expect(keysOf(scene, 'plot')).toEqual(['plot:coo-1']);
    for (const card of ['coo-2', 'coo-3', 'coo-4', 'coo-5'])
      expect(scene.refusal('week.orders', `plot:${card}`)).toBe('LEG-16.12');
    // Neither the first card nor the last is ever bought (LEG-3.18).
    const all = [...scene.can(1), ...scene.refused('week.orders').map(({ key }) => key)];
    expect(all.filter(key => key.startsWith('plot:'))).toEqual([1, 2, 3, 4, 5].map(n => `plot:coo-${n}`));
    const later = plot('chains-of-obsidian', ['coo-0', 'coo-1'], chained);
    expect(keysOf(later, 'plot')).toEqual(['plot:coo-2', 'plot:coo-4']);
  });
  rule('LEG-17.2', 'Chains of Obsidian: cities are chained, one falls, a master falls silent', () => {
    const scene = plot('chains-of-obsidian', ['coo-0']).does('plot:coo-1');
    expect(scene.offered('week.plot.chain')).not.toContain('city:tamalir');
    scene.chooses('week.plot.chain', 'city:forge', 'city:dawnsmoor', 'city:nerekhall', 'city:frostgate');
    expect(scene.legend).toMatchObject({
      xp: 180,
      plotCards: ['coo-0', 'coo-1'],
      cities: { forge: { chained: true }, frostgate: { chained: true } },
    });
    const betrayed = plot('chains-of-obsidian', ['coo-0', 'coo-1'], chained).does('plot:coo-2');
    expect(betrayed.offered('week.plot.raze')).toEqual(['go:dawnsmoor', 'go:forge']);
    expect(betrayed.does('go:forge').legend.cities.forge?.razed).toBe(true);
    const silent = plot('chains-of-obsidian', ['coo-0', 'coo-1'], chained).does('plot:coo-4', 'go:olmrics-hut');
    expect(silent.legend.ruined).toEqual(['olmrics-hut']);
  });
  rule(
    ['LEG-17.2', 'LEG-17.3', 'LEG-17.4'],
    'Everlasting Night: scrolls come to lie on dungeons, explored or not',
    () => {
      const scene = plot('everlasting-night', ['en-0'], legend => {
        legend.explored = ['hanging-woods'];
      }).does('plot:en-1');
      const sites = scene.offered('week.plot.lay');
      expect(sites).not.toContain('go:shadow-peaks');
      expect(sites).not.toContain('go:ruby-barrier-plains'); // Beside Sir Alric.
      scene.does('go:hanging-woods');
      expect(scene.legend).toMatchObject({
        ground: [{ object: 'scroll-1', at: 'hanging-woods' }],
        explored: [],
        seen: ['hanging-woods'],
      });
      // Two trails from every lieutenant and more, in a dungeon, and never the keep.
      const far = (legend: Legend, id: string) =>
        Math.min(...legend.lieutenants.map(rider => distance(rider.at, id)), Number.POSITIVE_INFINITY);
      const all = plot('everlasting-night', ['en-0']);
      all.does('plot:en-1');
      const dungeons = locations.filter(({ kind }) => kind === 'dungeon').map(({ id }) => id);
      expect([...all.offered('week.plot.lay')].sort()).toEqual(
        dungeons
          .filter(id => far(all.legend, id) >= 2)
          .map(id => `go:${id}`)
          .sort(),
      );
      const alone = plot('everlasting-night', ['en-0'], legend => {
        legend.lieutenants = [];
      }).does('plot:en-1');
      expect([...alone.offered('week.plot.lay')].sort()).toEqual(
        dungeons
          .filter(id => id !== 'shadow-peaks')
          .map(id => `go:${id}`)
          .sort(),
      );
      const stone = plot('everlasting-night', ['en-0', 'en-1', 'en-2', 'en-3']).does('plot:en-4');
      expect(stone.legend.ground).toEqual([{ object: 'sun-stone', at: 'ruby-barrier-plains' }]);
    },
  );
  rule(['LEG-1.18', 'LEG-17.2'], 'whoever has sealed all of it has won', () => {
    const cards = ['en-0', 'en-1', 'en-2', 'en-3', 'en-4'];
    expect(plot('everlasting-night', cards).refusal('week.orders', 'plot:en-5')).toBe('LEG-16.12');
    const scene = plot('everlasting-night', cards, legend => {
      legend.sealed = {
        'scroll-1': 'forge',
        'scroll-2': 'dawnsmoor',
        'scroll-3': 'nerekhall',
        'sun-stone': 'shadow-peaks',
      };
    }).does('plot:en-5');
    expect([scene.over, scene.legend.won]).toEqual([true, 'overlord']);
  });
  rule('LEG-17.2', 'a scroll is sealed in a razed city that has none, the stone at the keep', () => {
    const carrying = (object: string, at: string, set: (legend: Legend) => void = () => {}) =>
      plot('everlasting-night', ['en-0'], legend => {
        legend.lieutenants = [{ id: 'sir-alric-farrow', at, object }];
        set(legend);
      });
    const razed = (legend: Legend): void => {
      legend.cities = { forge: { razed: true } };
    };
    expect(carrying('scroll-1', 'forge').refusal('week.orders', 'seal:sir-alric-farrow')).toBe('LEG-17.2');
    const scene = carrying('scroll-1', 'forge', razed).does('seal:sir-alric-farrow');
    expect(scene.legend.sealed).toEqual({ 'scroll-1': 'forge' });
    expect(scene.legend.lieutenants[0]?.object).toBeUndefined();
    const taken = carrying('scroll-2', 'forge', legend => {
      razed(legend);
      legend.sealed = { 'scroll-1': 'forge' };
    });
    expect(taken.refusal('week.orders', 'seal:sir-alric-farrow')).toBe('LEG-17.2');
    expect(carrying('sun-stone', 'shadow-peaks').offered('week.orders')).toContain('seal:sir-alric-farrow');
  });
  rule(
    ['LEG-17.2', 'LEG-17.16'],
    'Ascension: temples in the ruins, rivers barred, wind on the trails, and nine comets',
    () => {
      const ruins =
        (n: number) =>
        (legend: Legend): void => {
          for (const city of ['forge', 'dawnsmoor', 'nerekhall', 'frostgate'].slice(0, n))
            legend.cities[city] = { razed: true };
        };
      expect(plot('ascension', ['as-0']).refusal('week.orders', 'plot:as-1')).toBe('LEG-16.12');
      const fire = plot('ascension', ['as-0'], ruins(1)).does('plot:as-1');
      expect(fire.legend).toMatchObject({ xp: 200, cities: { forge: { temple: true } } });
      const cards = ['as-0', 'as-1', 'as-2', 'as-3', 'as-4'];
      expect(plot('ascension', cards, ruins(4)).does('plot:as-5').legend).toMatchObject({ comets: 9, xp: 180 });
      // A temple stands in a ruin that has none yet, and there are not two in one.
      const second = plot('ascension', ['as-0', 'as-1'], legend => {
        ruins(2)(legend);
        if (legend.cities.forge) legend.cities.forge.temple = true;
      });
      second.does('plot:as-2');
      if (second.asked(1) === 'week.plot.temple') expect(second.offered('week.plot.temple')).toEqual(['go:dawnsmoor']);
      else expect(second.legend.cities.dawnsmoor?.temple).toBe(true);
      const wind = week({
        at: 'march',
        dice: [5, 5, 5, 1],
        set: legend => {
          Object.assign(legend, { plot: 'ascension', plotCards: cards });
        },
      }).does('go:thelsvan-trail');
      expect([wind.met.length, wind.diceLeft]).toEqual([1, 0]);
      const river = week({
        at: 'march',
        set: legend => {
          Object.assign(legend, { plot: 'ascension', plotCards: cards });
          legend.party = { at: 'vynelvale', upgrades: ['enchanted-boat'] };
        },
      });
      expect(
        river
          .refused('week.march')
          .filter(({ why }) => why.text === 'why.week.barredRiver')
          .map(({ rule: id }) => id),
      ).toEqual(['LEG-17.2']);
    },
  );
});

describe('quest objects', () => {
  const riding = (set: (legend: Legend) => void) =>
    week({
      set: legend => {
        legend.lieutenants = [
          { id: 'sir-alric-farrow', at: 'thelsvan-trail' },
          { id: 'lady-eliza-farrow', at: 'thelsvan-trail' },
        ];
        legend.ground = [
          { object: 'scroll-1', at: 'thelsvan-trail' },
          { object: 'scroll-2', at: 'thelsvan-trail' },
        ];
        set(legend);
      },
    });
  rule(['LEG-17.5', 'LEG-17.6'], 'a lieutenant picks one up, before a move or after it, and no second', () => {
    const scene = riding(() => {}).does('take:sir-alric-farrow:scroll-1');
    expect(scene.refusal('week.orders', 'take:sir-alric-farrow:scroll-2')).toBe('LEG-17.5');
    expect(scene.offered('week.orders')).toContain('ride:sir-alric-farrow:tamalir');
    scene.does('ride:sir-alric-farrow:tamalir');
    expect(scene.legend.lieutenants[0]).toMatchObject({ at: 'tamalir', object: 'scroll-1' });
    expect(scene.offered('week.orders')).toContain('leave:sir-alric-farrow');
  });
  rule('LEG-17.7', 'what one has left no other picks up in the same week', () => {
    const scene = riding(() => {}).does('take:sir-alric-farrow:scroll-1', 'leave:sir-alric-farrow');
    expect(scene.refusal('week.orders', 'take:lady-eliza-farrow:scroll-1')).toBe('LEG-17.7');
    expect(scene.offered('week.orders')).toContain('take:lady-eliza-farrow:scroll-2');
    // Whoever has left it may think better of it.
    scene.does('take:sir-alric-farrow:scroll-1');
    expect(scene.legend.lieutenants[0]?.object).toBe('scroll-1');
  });
  rule('LEG-17.6', 'and leaves it in the week in which they besiege, after their order too', () => {
    const scene = riding(legend => {
      legend.lieutenants = [{ id: 'sir-alric-farrow', at: 'forge', object: 'scroll-3' }];
    }).does('besiege:sir-alric-farrow');
    expect(scene.offered('week.orders')).toContain('leave:sir-alric-farrow');
    scene.does('leave:sir-alric-farrow');
    expect(scene.legend.cities.forge).toMatchObject({ siege: 1, vault: 'scroll-3' });
  });

  const there = (plan: Week) =>
    week({
      at: 'there',
      ...plan,
      set: legend => {
        legend.party.at = 'thelsvan-trail';
        plan.set?.(legend);
      },
    });
  const lying =
    (more: Partial<Legend['ground'][number]> = {}) =>
    (legend: Legend): void => {
      legend.ground = [{ object: 'scroll-1', at: 'thelsvan-trail', ...more }];
    };
  rule('LEG-17.10', 'the party explores for one, and has it if it stays', () => {
    const scene = there({ set: lying() });
    expect(scene.refusal('week.there', 'fetch:scroll-1')).toBe('LEG-17.10');
    scene.does('explore', 'go:thelsvan-trail');
    expect(scene.legend).toMatchObject({ party: { object: 'scroll-1' }, ground: [] });
    const gone = there({ set: lying() }).does('explore', 'go:tamalir');
    expect(gone.legend.party.object).toBeUndefined();
    expect(gone.legend.ground).toHaveLength(1);
  });
  rule(['LEG-17.9', 'LEG-17.12'], 'it carries one: of two the other is there for later', () => {
    const scene = there({
      set: legend => {
        lying()(legend);
        legend.party.object = 'scroll-3';
      },
    }).does('explore', 'go:thelsvan-trail');
    expect(scene.asked(0)).toBe('week.whichObject');
    scene.passes('week.whichObject');
    expect(scene.legend).toMatchObject({ party: { object: 'scroll-3' }, ground: [{ object: 'scroll-1', free: true }] });
    expect(scene.offered('week.there')).toEqual(['fetch:scroll-1']);
  });
  rule('LEG-17.13', 'where it has fled, never; lieutenants may', () => {
    const { legend } = there({ set: lying(), play: () => ({ ending: { party: 'fled' } }) }).does('explore');
    expect(legend.ground).toEqual([{ object: 'scroll-1', at: 'thelsvan-trail', barred: true }]);
    const again = there({
      set: one => {
        lying({ barred: true })(one);
        one.lieutenants = [{ id: 'sir-alric-farrow', at: 'thelsvan-trail' }];
      },
    });
    expect(again.refusal('week.there', 'fetch:scroll-1')).toBe('LEG-17.13');
  });
});
