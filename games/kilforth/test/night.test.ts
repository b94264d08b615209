// The Night Phase. KIL-10, KIL-15.9 at night, KIL-19.2; EX-46 to EX-49.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import { CITY } from '../rules/state.ts';
import { scene } from './scene.ts';

/** A Night that does nothing to anybody in a city that has not fallen. */
const QUIET = 'flood';

describe('Gloom', () => {
  rule('KIL-10.1', 'a hero in a region in Gloom loses the HP of its shield', () => {
    const table = scene().at(0, 'barrow-lea').gloom('barrow-lea').night(QUIET).opens().plays('camp');
    table.until('turn.choice');
    expect(table.hero()).toMatchObject({ hp: 3, ap: 3 });
  });

  rule('KIL-10.1', 'each of them, wherever he lies, and nobody outside the Gloom', () => {
    const set = scene(3)
      .at(0, 'barrow-lea')
      .at(1, 'broken-mill')
      .at(2, 'serene-lake')
      .gloom('barrow-lea', 'broken-mill');
    const table = set.night(QUIET).opens().plays('camp', 'camp', 'camp').until('turn.choice');
    expect([0, 1, 2].map(seat => table.hero(seat).hp)).toEqual([3, 3, 4]);
  });

  rule('KIL-10.1', 'in hard play four regions take 2', () => {
    const loss = (difficulty: string, region: string): number => {
      const stage = scene(1, { difficulty }).at(0, region).gloom(region).night(QUIET).opens().plays('camp');
      return 4 - stage.until('turn.choice').hero().hp;
    };
    expect(['brimstone-pit', 'skull-heath', 'black-cave', 'gallows-oak'].map(region => loss('hard', region))).toEqual([
      2, 2, 2, 2,
    ]);
    expect([loss('hard', 'barrow-lea'), loss('normal', 'black-cave')]).toEqual([1, 1]);
  });

  rule(
    ['KIL-10.1', 'KIL-9.28', 'KIL-9.30'],
    'EX-46: the last HP lost in the Gloom: defeated, robbed, in the city, 2 HP at Dawn, 2 AP',
    () => {
      const table = scene()
        .at(0, 'barrow-lea')
        .gloom('barrow-lea')
        .hero(0, { hp: 1, gold: 5 })
        .hand(0, 'pedlar')
        .assets(0, 'mail-coat')
        .night(QUIET)
        .opens();
      table.plays('camp').chooses('defeat.lose', 'pedlar').until('turn.choice');
      expect(table.hero()).toMatchObject({
        hp: 2,
        ap: 2,
        gold: 0,
        hand: [],
        assets: ['mail-coat'],
        region: CITY,
        defeated: false,
      });
      expect(table.state.day).toBe(3);
    },
  );

  rule('KIL-10.11', 'a region that falls tonight costs nothing before the next Night', () => {
    const table = scene().at(0, 'heron-ford').night('flood', 'fallen-trees').opens().plays('camp').until('turn.choice');
    expect(table.hero().hp).toBe(4);
    expect(table.state.places['heron-ford']?.gloom).toBe(true);
    table.plays('camp').until('turn.choice');
    expect(table.hero().hp).toBe(3);
  });

  rule('KIL-10.10', 'in Gloom everything can still be done, the market too', () => {
    const table = scene().gloom(CITY).opens();
    expect(table.canPlay('trade')).toBe(true);
    const out = scene().gloom('silver-grove').deck('forest', 'moonherbs').opens().plays('move:silver-grove');
    expect(out.encountersIn('silver-grove')).toEqual(['moonherbs']);
  });

  rule(['KIL-19.2', 'KIL-10.1'], 'a Dwarf on Mountains gains 1 HP when the Day ends, before the Gloom step', () => {
    const table = scene()
      .hero(0, { race: 'dwarf', hp: 1 })
      .at(0, 'watchers-peak')
      .gloom('watchers-peak')
      .night(QUIET)
      .opens();
    table.plays('camp').until('turn.choice');
    expect(table.hero()).toMatchObject({ hp: 1, region: 'watchers-peak' });
    expect(table.log).not.toContain('log.defeated');
  });
});

describe('Darkness', () => {
  rule(['KIL-10.2', 'KIL-10.9'], 'a Night card is drawn and its region turned over, for good', () => {
    const table = scene().night(QUIET).opens().plays('camp').until('turn.choice');
    const fallen = (): string[] => Object.keys(table.state.places).filter(id => table.state.places[id]?.gloom);
    expect(fallen()).toEqual(['heron-ford']);
    expect(table.state.night.draw).toHaveLength(24);
    table.plays('camp').until('turn.choice');
    expect(fallen()).toContain('heron-ford');
    expect(fallen()).toHaveLength(2);
  });

  rule(['KIL-10.3', 'KIL-10.4'], 'EX-48: new Weather discards the old and stays', () => {
    const table = scene().weather('blood-moon').night('clear-sky').opens().plays('camp').until('turn.choice');
    expect(table.state.weather).toBe('clear-sky');
    expect(table.state.night.discard).toContain('blood-moon');
    expect(table.log.indexOf('log.discard')).toBeGreaterThan(-1);
    expect(table.hero().ap).toBe(5); // Clear Sky: +1 AP outside the Gloom
  });

  rule('KIL-10.5', 'an Enemy, Place, Quest or Stranger is laid on the region, beside what is there', () => {
    const table = scene().encounters('gallows-oak', 'moonherbs').night('crowned-hanged-man').opens().plays('camp');
    table.until('turn.choice');
    expect(table.encountersIn('gallows-oak')).toEqual(['moonherbs', 'crowned-hanged-man']);
  });

  rule('KIL-10.6', 'an Event is resolved and discarded', () => {
    const table = scene().night('rockslide').opens().plays('camp').until('turn.choice');
    expect(table.state.places['griffins-roost']?.obstacles).toBe(1);
    expect(table.state.places['forgotten-mine']?.obstacles).toBe(1);
    expect(table.state.places['brimstone-pit']?.obstacles).toBe(0); // another terrain
    expect(table.state.night.discard).toEqual(['rockslide']);
    expect(table.state.open).toEqual([]);
  });

  rule(['KIL-10.6', 'KIL-14.12'], 'EX-13: with 2, 1 and 1 Talents the First Hero says who is the weakest', () => {
    const table = scene(3)
      .first(1)
      .talents(0, 'martial-1a', 'martial-2a')
      .talents(1, 'pious-1a')
      .talents(2, 'shadow-1a')
      .hero(0, { camped: true, ap: 0 })
      .hero(1, { camped: true, ap: 0 })
      .active(2)
      .night('watchers-fire')
      .opens();
    table.plays('camp');
    expect([table.asked(), table.actor]).toEqual(['ability.weakest', 1]);
    expect(table.offered('ability.weakest')).toHaveLength(2);
  });
});

describe('Plots', () => {
  rule('KIL-10.7', 'EX-47: the region turns, the Event resolves, then a Plot is laid there', () => {
    const table = scene().ancients('vorgrahl').night('flood').opens().plays('camp').until('turn.choice');
    const place = table.state.places['heron-ford'];
    expect(place?.gloom).toBe(true);
    expect(place?.plots).toHaveLength(1);
    expect(place?.obstacles).toBe(1);
    expect(table.log.indexOf('log.night')).toBeLessThan(table.log.indexOf('log.plot'));
    expect(table.state.plots.draw).toHaveLength(3);
  });

  rule('KIL-10.7', 'not on another terrain, not from an empty deck, once for each Ancient that lists it', () => {
    const plots = (ids: string[], night: string, region: string): number =>
      scene()
        .ancients(...ids)
        .night(night)
        .opens()
        .plays('camp')
        .until('turn.choice').state.places[region]?.plots.length ?? 0;
    expect(plots(['vorgrahl'], 'fallen-trees', 'whispering-wood')).toBe(0);
    expect(plots(['vorgrahl', 'pale-queen'], 'flood', 'heron-ford')).toBe(2);
    const dry = scene()
      .having(state => state.plots.draw.splice(0))
      .night('flood')
      .opens()
      .plays('camp');
    expect(dry.until('turn.choice').state.places['heron-ford']?.plots).toEqual([]);
  });

  rule('KIL-10.7', 'a defeated Ancient brings no more', () => {
    const table = scene(2)
      .ancients('vorgrahl', 'okhtar')
      .having(state => Object.assign(state.ancients[0] ?? {}, { defeated: true }))
      .hero(1, { camped: true, ap: 0 })
      .night('flood')
      .opens()
      .plays('camp')
      .until('turn.choice');
    expect(table.state.places['heron-ford']?.plots).toEqual([]);
  });
});

describe('Dawn', () => {
  rule(['KIL-10.8', 'KIL-15.19'], 'successes go, Hidden ends, the defeated rise, all cards are readied', () => {
    const table = scene(2)
      .hero(0, { hp: 0, defeated: true, camped: true, ap: 0 })
      .hero(1, { exhausted: ['race', 'class', 'mail-coat', 'pious-1a'], hidden: true, talents: ['pious-1a'] })
      .assets(1, 'mail-coat')
      .active(1)
      .night(QUIET)
      .opens();
    table.plays('camp').until('turn.choice');
    expect(table.hero(0)).toMatchObject({ hp: 2, ap: 2, defeated: false, camped: false });
    expect(table.hero(1)).toMatchObject({ exhausted: [], hidden: false, successes: [] });
  });

  rule(['KIL-10.8', 'KIL-3.12'], 'EX-49: B camps first; that Night A still draws, at Dawn B becomes First Hero', () => {
    const table = scene(2).first(0).talents(0, 'martial-1a').talents(1, 'pious-1a').night('watchers-fire').opens();
    table.plays('hide').plays('camp');
    expect(table.state).toMatchObject({ first: 0, nextFirst: 1 });
    table.plays('camp');
    expect([table.asked(), table.actor]).toEqual(['ability.weakest', 0]);
    table.chooses('ability.weakest', table.offered('ability.weakest')[0] ?? '').until('turn.choice');
    expect(table.state).toMatchObject({ first: 1, day: 2 });
    expect(table.actor).toBe(1);
  });

  rule(['KIL-19.3', 'KIL-19.7'], 'at Break Camp an Elf in the Forest and a Half-Elf on Plains have 1 AP more', () => {
    const ap = (race: string, region: string): number =>
      scene().hero(0, { race, ap: 0 }).at(0, region).opens('day').hero().ap;
    expect([ap('elf', 'silver-grove'), ap('elf', 'barrow-lea'), ap('elf', CITY)]).toEqual([5, 4, 4]);
    expect([ap('half-elf', 'barrow-lea'), ap('half-elf', 'silver-grove')]).toEqual([5, 4]);
  });

  rule('KIL-5.26', 'Fate, Feat and once-a-Day abilities are fresh after Break Camp', () => {
    const table = scene()
      .hero(0, { featToday: true, fateToday: true, usedToday: ['race'] })
      .night(QUIET)
      .opens();
    table.plays('camp').until('turn.choice');
    expect(table.hero()).toMatchObject({ featToday: false, fateToday: false, usedToday: [] });
  });

  rule('KIL-5.10', 'whatever successes are left go at Dawn', () => {
    const late = scene()
      .having(state => {
        delete state.active;
        state.phase = 'night';
        const [own] = state.heroes;
        if (own) own.successes = [{ target: 'finale', attribute: 'combat', n: 3 }];
      })
      .opens('dawn');
    expect(late.hero().successes).toEqual([]);
  });
});
