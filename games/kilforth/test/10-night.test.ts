// KIL-10: the Night Phase.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import { CITY } from '../rules/state.ts';
import { heroDice } from './rolls.ts';
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

describe('who falls', () => {
  rule('KIL-10.6', 'when an Ancient takes the First Hero, the next one clockwise decides that Night (A-04)', () => {
    const set = scene(3).ancients('okhtar').risen('okhtar', 'brimstone-pit').first(0).night('watchers-fire');
    for (const seat of [0, 1, 2]) set.hero(seat, { chapter: 'done', fate: 0, hp: 1, ap: 0 });
    const table = set
      .at(0, 'brimstone-pit')
      .having(state => {
        state.nextFirst = 0;
        Object.assign(state.heroes[0] ?? {}, { gold: 4, evaded: ['pedlar'], hostile: ['omen'] });
      })
      .misses(5)
      .foeHits(20)
      .opens()
      .assaults('okhtar');
    // Nothing is left of whoever is out of the game (KIL-13.11).
    const none = { gold: 0, fate: 0, ap: 0, restrictedAp: {}, talents: [], assets: [], hand: [], loot: [] };
    expect(table.hero(0)).toMatchObject({ eliminated: true, ...none, exhausted: [], successes: [], hidden: false });
    expect(table.hero(0)).toMatchObject({ evaded: [], hostile: [] });
    while (table.asked() === 'turn.choice') table.plays('camp');
    expect([table.asked(), table.actor]).toEqual(['ability.weakest', 1]);
    table.chooses('ability.weakest', 'hero:2');
    expect([table.state.day, table.state.first, table.actor]).toEqual([2, 1, 1]);
  });
});

describe('operations on heroes', () => {
  rule('KIL-10.6', 'loseGold: the Curfew spares the Hidden and those elsewhere', () => {
    const set = scene(3)
      .night('curfew')
      .hero(0, { gold: 5 })
      .hero(1, { gold: 5, hidden: true })
      .hero(2, { gold: 5 })
      .at(2, 'heron-ford');
    const table = set.opens().plays('camp').plays('camp').plays('camp');
    expect([0, 1, 2].map(seat => table.hero(seat).gold)).toEqual([3, 5, 5]);
  });

  rule('KIL-10.6', 'a Night test is everybody’s own; the Hidden and the city are spared', () => {
    const set = scene(3)
      .night('prowling-shades')
      .at(0, 'heron-ford')
      .at(1, 'barrow-lea')
      .hero(1, { hidden: true })
      .hero(0, { fate: 0 });
    const table = set.dice(1, 1).opens().plays('camp').plays('camp').plays('camp');
    expect(heroDice(table)).toEqual([2]);
    expect([0, 1, 2].map(seat => table.hero(seat).hp)).toEqual([3, 4, 4]);
  });

  rule('KIL-10.6', 'loseHp: the Miasma reaches one step far', () => {
    const set = scene(3)
      .night('miasma')
      .at(0, 'skull-heath')
      .at(1, 'pallid-mire')
      .hero(1, { hidden: true })
      .at(2, 'golden-fields');
    const table = set.opens().plays('camp').plays('camp').plays('camp');
    expect([0, 1, 2].map(seat => table.hero(seat).hp)).toEqual([3, 4, 4]);
  });

  rule(
    'KIL-10.4',
    'Bitter Cold strikes in the Gloom step on Mountains and Badlands, Clear Sky helps at Break Camp',
    () => {
      const cold = scene(2).weather('bitter-cold').night('lake-fog').at(0, 'watchers-peak').at(1, 'heron-ford').opens();
      cold.plays('camp').plays('camp');
      expect([cold.hero(0).hp, cold.hero(1).hp]).toEqual([3, 4]);
      const sky = scene(2).weather('clear-sky').night('curfew').at(0, 'golden-fields').at(1, 'heron-ford').opens();
      sky.plays('camp').plays('camp');
      expect([sky.hero(0).ap, sky.hero(1).ap]).toEqual([3, 5]); // golden-fields lies in Gloom
    },
  );
});

describe('operations on the map', () => {
  rule('KIL-10.6', 'placeEncounter: the Exodus fills empty neighbours, and Events come to nothing', () => {
    const set = scene()
      .night('exodus')
      .encounters('willowmere', 'moonherbs')
      .deck('badlands', 'flayers')
      .deck('mountains', 'avalanche')
      .deck('forest', 'poachers');
    const table = set.opens().plays('camp'); // cracked-flats: willowmere, field-of-banners, windgate-pass
    expect(table.encountersIn('willowmere')).toEqual(['moonherbs']);
    expect(table.encountersIn('field-of-banners')).toEqual(['flayers']);
    expect(table.encountersIn('windgate-pass')).toEqual([]);
    expect(table.discardOf('avalanche')).toContain('avalanche');
    expect(table.hero().hp).toBe(4);
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
});
