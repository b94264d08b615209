// LEG-1.2 to LEG-1.8, LEG-1.14, LEG-1.15, LEG-18: the party comes from the map onto a board and back, with what is theirs.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import { items } from '../../content/items.ts';
import { incidentRow } from '../../content/legend/boards.ts';
import { TAMALIR } from '../../content/legend/map.ts';
import { calls } from '../../rules/calls.ts';
import { statOf } from '../../rules/effects/stats.ts';
import { drop } from '../../rules/hero/equipment.ts';
import type { BoardTerms } from '../../rules/legend/boards.ts';
import { newDungeon } from '../../rules/legend/dungeon/beginning.ts';
import { endDungeon } from '../../rules/legend/dungeon/ending.ts';
import { takeField } from '../../rules/legend/field.ts';
import { levelNow } from '../../rules/legend/levels.ts';
import { meet } from '../../rules/legend/outdoors/laying.ts';
import { type Legend, legendOf, type WeekPosition } from '../../rules/legend/record.ts';
import { shopCards, treasureDeck } from '../../rules/legend/stock.ts';
import type { Flow, Hero, T } from '../../rules/state.ts';
import { FOUR } from '../delve.ts';
import { type Wander, type WanderPlan, wander } from '../wander.ts';
import { BLANK, SURGE, week } from './small.ts';

const [FIRST = '', SECOND = '', THIRD = ''] = FOUR;

const laden = (legend: Legend): void => {
  const [one, two] = legend.heroes;
  if (!one || !two) return;
  Object.assign(one, {
    skills: ['mighty'],
    equipped: ['sword#1', 'leather-armor#1'],
    pack: ['crossbow#1'],
    potions: ['healing-potion'],
    wounds: one.maxWounds - 4,
    tokens: { poison: 2, bleed: 1 },
  });
  Object.assign(two, { wounds: two.maxWounds - 1 });
};

const laid = (terms: BoardTerms, then: WeekPosition): Legend['board'] => ({ terms, then });

/** A fight on the road, with nobody left to fight: it is won at once, when this has happened. */
const wins = (happens: (t: T, hero: Hero) => Flow, plan: WanderPlan = {}): Wander =>
  wander({
    position: { at: 'next' },
    ...plan,
    set: (legend, state) => {
      legend.board = laid({ kind: 'encounter', shield: 'green' }, { at: 'arrived' });
      legend.today = { from: TAMALIR, to: 'dawnsmoor' };
      laden(legend);
      plan.set?.(legend, state);
    },
    *first(t) {
      takeField(t);
      meet(t, 'road-thieves');
      yield* happens(t, t.state.heroes[0] as Hero);
    },
  });
const nothing = function* (): Flow {};
const bornWith = (legend: Legend | undefined): number => legend?.heroes[0]?.maxWounds ?? 0;

describe('onto a board', () => {
  /** The party leaves Tamalir, and is met on the way. */
  const met = (set: (legend: Legend) => void = laden): Wander => {
    const scene = wander({
      set,
      dice: [BLANK, BLANK, BLANK, BLANK, SURGE],
      draws: { incident: [incidentRow('road-thieves')] },
    });
    const [way = ''] = scene.offered('week.march').filter(key => key.startsWith('go:'));
    return scene.chooses('week.march', way);
  };

  rule(
    ['LEG-1.4', 'LEG-18.1'],
    'heroes come with their items, skills and potions, and with the wounds that they have',
    () => {
      const scene = met();
      const hero = scene.hero();
      expect(scene.state.outdoors?.incident).toBe('road-thieves');
      expect(hero.skills).toEqual(['mighty']);
      expect(hero.equipped).toEqual(['sword#1', 'leather-armor#1']);
      expect(hero.pack).toEqual(['crossbow#1']);
      expect(hero.potions).toEqual(['healing-potion']);
      expect(scene.known().maxWounds - hero.wounds).toBe(4);
      expect(hero.tokens).toMatchObject({ poison: 2 });
    },
  );

  rule('LEG-1.4', 'what they have is on the board alone, and what is in no hand lies in its deck', () => {
    const scene = met();
    expect(scene.known()).toMatchObject({ skills: [], equipped: [], pack: [], potions: [] });
    const { shop, decks } = scene.state;
    expect(shop).toContain('sword#2');
    expect([...shop, ...decks.skills.fighting]).not.toContain('sword#1');
    expect(decks.skills.fighting).not.toContain('mighty');
  });

  rule('LEG-1.3', 'all four stand on it, wherever the party has come from', () => {
    expect(met().state.heroes.map(({ id }) => id)).toEqual(FOUR.map(sheet => `hero:${sheet}`));
  });
});

describe('and back', () => {
  rule(
    ['LEG-1.4', 'LEG-1.6', 'LEG-6.37', 'LEG-18.1'],
    'wounds and poison stay, fatigue is full, and other tokens are gone',
    () => {
      const scene = wins(function* (_, hero) {
        hero.fatigue = 0;
        hero.wounds -= 3;
      });
      const known = scene.known();
      expect(scene.legend.party.at).toBe('dawnsmoor');
      expect(known.maxWounds - known.wounds).toBe(7);
      expect(known.fatigue).toBe(known.maxFatigue);
      expect(known.tokens).toEqual({ poison: 2 });
      expect(known).toMatchObject({
        skills: ['mighty'],
        equipped: ['sword#1', 'leather-armor#1'],
        pack: ['crossbow#1'],
      });
      expect(scene.known(1).maxWounds - scene.known(1).wounds).toBe(1);
    },
  );

  rule('LEG-1.4', 'no hero stands on a board any more, and the decks are put away', () => {
    const { state } = wins(nothing);
    expect(state.heroes).toEqual([]);
    expect([state.dungeon, state.outdoors, state.turn]).toEqual([undefined, undefined, undefined]);
    expect([state.shop, ...Object.values(state.decks.treasures), state.overlord.deck].flat()).toEqual([]);
  });

  rule(
    ['LEG-1.4', 'LEG-18.1'],
    'who lives has a wound left, though what a skill had added is gone with the board (R172)',
    () => {
      const scene = wins(
        function* (t, hero) {
          hero.wounds = 1;
          expect(statOf(t.state, hero.id, 'maxWounds')).toBeGreaterThan(bornWith(t.state.legend));
        },
        { set: legend => void Object.assign(legend.heroes[0] ?? {}, { skills: ['tough'] }) },
      );
      expect(scene.known().wounds).toBe(1);
    },
  );

  rule(
    ['LEG-1.4', 'LEG-8.17'],
    'a dark relic goes back to the overlord’s stock: nobody carries it over the map (R171)',
    () => {
      const relic = `${items.find(({ tier }) => tier === 'dark-relic')?.id}#1`;
      const scene = wins(function* (_, hero) {
        hero.equipped.push(relic);
      });
      expect(scene.known().equipped).toEqual(['sword#1', 'leather-armor#1']);
      expect(scene.legend.graveyard).not.toContain(relic);
    },
  );

  rule('LEG-1.7', 'what was dropped on the board is out of the campaign', () => {
    const scene = wins(function* (t, hero) {
      yield* drop(t, hero, 'crossbow#1');
    });
    expect(scene.known().pack).toEqual([]);
    expect(scene.legend.graveyard).toContain('crossbow#1');
    expect(shopCards(scene.legend)).not.toContain('crossbow#1');
  });

  rule('LEG-1.8', 'what left a hero in any other way is in its deck again', () => {
    const scene = wins(function* (t, hero) {
      hero.pack = [];
      const [treasure] = t.draw(t.state.decks.treasures.copper);
      if (treasure) t.state.lost.push(treasure);
    });
    expect(shopCards(scene.legend)).toContain('crossbow#1');
    expect(treasureDeck(scene.legend, 'copper').sort()).toEqual(
      treasureDeck({ ...scene.legend, heroes: [] }, 'copper').sort(),
    );
    expect(scene.legend.graveyard).toEqual([]);
  });

  rule(
    ['LEG-1.8', 'LEG-1.7'],
    'what a familiar carries is its owner’s, if there is room, else it was dropped (R173)',
    () => {
      const carried = (pack: string[]) =>
        wins(function* (t, hero) {
          hero.equipped = ['bow#1'];
          hero.pack = pack;
          t.state.companions.push({ id: 'mata', owner: hero.id, carries: ['axe#1'] });
        });
      expect(carried([]).known().pack).toEqual(['axe#1']);
      const full = carried(['axe#2', 'sword#2', 'crossbow#1']);
      expect(full.known().pack).not.toContain('axe#1');
      expect(full.legend.graveyard).toEqual(['axe#1']);
    },
  );

  rule(['LEG-6.37', 'LEG-6.38', 'LEG-18.1'], 'whoever was killed comes back whole, and free of all', () => {
    const scene = wins(function* (t, hero) {
      yield* calls(t).wound(t, hero.id, 99, { kind: 'script' });
    });
    const known = scene.known();
    expect(known.wounds).toBe(known.maxWounds);
    expect(known.tokens).toEqual({});
    expect(scene.legend.conquest.overlord).toBeGreaterThan(0);
  });

  rule(
    ['LEG-8.45', 'LEG-8.47'],
    'from a dungeon that it has fled the party is in Tamalir, and its wounds are not healed',
    () => {
      const scene = wander({
        position: { at: 'aftermath' },
        set: legend => {
          legend.party.at = 'thelsvan-trail';
          const terms = { kind: 'dungeon', quest: 'dungeon', at: 'thelsvan-trail', levels: 3, near: [] } as const;
          legend.board = laid(terms, { at: 'there' });
          laden(legend);
        },
        *first(t) {
          takeField(t);
          t.state.dungeon = newDungeon(legendOf(t.state));
          yield* endDungeon(t, 'fled');
        },
      });
      expect(scene.legend.party.at).toBe(TAMALIR);
      expect(scene.known().maxWounds - scene.known().wounds).toBe(4);
      expect(scene.state.heroes).toEqual([]);
    },
  );
  rule(
    ['LEG-13.11', 'LEG-21.10'],
    'what the Market of Tamalir had laid out for it is unsold, and goes where that goes (R187)',
    () => {
      const lying: string[] = [];
      const scene = wander({
        position: { at: 'aftermath' },
        set: legend => {
          legend.party.at = 'thelsvan-trail';
          const terms = { kind: 'dungeon', quest: 'dungeon', at: 'thelsvan-trail', levels: 3, near: [] } as const;
          Object.assign(legend, { board: laid(terms, { at: 'there' }), variants: ['house-graveyard'] });
        },
        *first(t) {
          takeField(t);
          t.state.dungeon = newDungeon(legendOf(t.state));
          lying.push(...t.draw(t.state.decks.treasures.copper, 2));
          t.state.dungeon.offer = [...lying];
          yield* endDungeon(t, 'fled');
        },
      });
      expect(lying).toHaveLength(2);
      expect(scene.legend.graveyard).toEqual(expect.arrayContaining(lying));
      for (const thing of lying) expect(treasureDeck(scene.legend, 'copper')).not.toContain(thing);
    },
  );
});

describe('on the map', () => {
  const scene = (): Wander => wander({ set: laden });
  const shared = (key: string, ...more: string[]): Wander => {
    const now = scene().chooses('week.march', `share:${FIRST}`).chooses('week.share.what', `thing:${key}`);
    for (const one of more) now.chooses('week.share.to', one);
    return now;
  };

  rule('LEG-1.5', 'a hero hands on what another has room for, and the party is asked again what it does', () => {
    const now = shared('crossbow#1', `hero:${SECOND}`);
    expect(now.known().pack).toEqual([]);
    expect([...now.known(1).equipped, ...now.known(1).pack]).toContain('crossbow#1');
    expect(now.asked(now.party)).toBe('week.march');
  });
  rule('LEG-1.5', 'nobody is handed what they have no room for', () => {
    const now = wander({
      set: legend => {
        laden(legend);
        const [, , third] = legend.heroes;
        if (third) Object.assign(third, { equipped: ['bow#1', 'chain-mail#1'], pack: ['axe#1', 'axe#2', 'bow#2'] });
      },
    });
    now.chooses('week.march', `share:${FIRST}`).chooses('week.share.what', 'thing:crossbow#1');
    expect(now.offered('week.share.to')).not.toContain(`hero:${THIRD}`);
    expect(now.offered('week.share.to')).toContain(`hero:${SECOND}`);
  });
  rule('LEG-1.5', 'each player hands on what is their own heroes’', () => {
    const scene = week({
      at: 'march',
      seats: 3,
      set: legend => {
        for (const hero of legend.heroes) hero.potions = ['healing-potion'];
        legend.heroes = legend.heroes.map((hero, n) => (n > 1 ? { ...hero, seat: 2 } : hero));
      },
    });
    const own = (seat: number): readonly string[] => scene.can(seat).filter(key => key.startsWith('share:'));
    expect([own(0), own(2)]).toEqual([
      [FIRST, SECOND].map(sheet => `share:${sheet}`),
      [THIRD, FOUR[3]].map(sheet => `share:${sheet}`),
    ]);
  });
  rule('LEG-1.5', 'a potion works there too: poison goes first, and the potion is gone', () => {
    const now = shared('healing-potion', 'drink');
    expect(now.known().potions).toEqual([]);
    expect(now.known().tokens).toEqual({ bleed: 1 });
    expect(now.known().maxWounds - now.known().wounds).toBe(3);
  });
  const FILLED = ['axe#1', 'axe#2', 'sword#1', 'sword#2', 'crossbow#1'];
  /** Whoever has a bottomless pack, and five things in it. */
  const bottomless = (legend: Legend): void => {
    for (const hero of legend.heroes) Object.assign(hero, { pack: ['sword#3', 'sword#4', 'sword#5'] });
    Object.assign(legend.heroes[0] ?? {}, { equipped: ['pack-of-holding#1', 'bow#1'], pack: [...FILLED] });
  };
  rule(['LEG-13.16', 'LEG-1.5', 'LEG-1.7'], 'whoever parts with a Pack of Holding finds a place for all of it', () => {
    const parts = (): Wander =>
      wander({ set: bottomless })
        .chooses('week.march', `share:${FIRST}`)
        .chooses('week.share.what', 'thing:pack-of-holding#1')
        .chooses('week.share.to', `hero:${SECOND}`);
    const now = parts();
    expect(now.known(1).equipped).toContain('pack-of-holding#1');
    expect(now.asked(now.party)).toBe('week.settle');
    // There is no way round it, until three are left.
    expect(() => now.passes('week.settle')).toThrow();
    now.chooses('week.settle', 'thing:axe#1');
    expect(() => now.passes('week.share.to')).toThrow();
    expect(now.offered('week.share.to')).toEqual(expect.arrayContaining([`hero:${SECOND}`, 'drop']));
    now.chooses('week.share.to', `hero:${SECOND}`);
    now.chooses('week.settle', 'thing:axe#2').chooses('week.share.to', 'drop');
    expect(now.known().pack).toHaveLength(3);
    expect(now.legend.graveyard).toEqual(['axe#2']);
    expect(now.asked(now.party)).toBe('week.march');
  });
  rule('LEG-13.16', 'and so does whoever sells one', () => {
    const scene = wander({
      position: { at: 'there' },
      set: legend => {
        bottomless(legend);
        legend.party.at = 'forge';
      },
    });
    scene.chooses('week.there', `enter:${FIRST}:market`).chooses('week.market', 'sell:pack-of-holding#1');
    expect(scene.asked(scene.party)).toBe('week.settle');
  });
  rule('LEG-13.16', 'what has its place in use is out of the way by itself', () => {
    const now = wander({
      set: legend => {
        bottomless(legend);
        Object.assign(legend.heroes[0] ?? {}, {
          equipped: ['pack-of-holding#1'],
          pack: ['sword#1', 'sword#2', 'axe#1', 'axe#2'],
        });
      },
    });
    now.chooses('week.march', `share:${FIRST}`).chooses('week.share.what', 'thing:pack-of-holding#1');
    now.chooses('week.share.to', `hero:${SECOND}`);
    expect(now.asked(now.party)).toBe('week.march');
    expect(now.known().pack).toHaveLength(3);
    expect(now.known().equipped).toHaveLength(1);
  });
  rule('LEG-1.5', 'a vitality potion is drunk by who is out of breath, and by nobody else', () => {
    const offers = (fatigue: number): readonly string[] => {
      const now = wander({
        set: legend => {
          const [hero] = legend.heroes;
          if (hero) Object.assign(hero, { potions: ['vitality-potion'], fatigue });
        },
      });
      now.chooses('week.march', `share:${FIRST}`);
      return now.chooses('week.share.what', 'thing:vitality-potion').offered('week.share.to');
    };
    expect([offers(0).includes('drink'), offers(99).includes('drink')]).toEqual([true, false]);
  });
  rule('LEG-1.7', 'what is dropped there is out of the campaign', () => {
    const now = shared('crossbow#1', 'drop');
    expect(now.legend.graveyard).toContain('crossbow#1');
    expect(shopCards(now.legend)).not.toContain('crossbow#1');
  });
  rule(['LEG-1.14', 'LEG-1.15'], 'the level goes by all that both have gained, whatever has been spent', () => {
    const { legend } = wander({
      set: one => {
        one.conquest = { heroes: 120, overlord: 80 };
        for (const hero of one.heroes) hero.xp = 0;
        one.xp = 0;
      },
    });
    expect(levelNow(legend)).toBe('silver');
    expect(levelNow({ ...legend, conquest: { heroes: 120, overlord: 79 } })).toBe('copper');
  });
});

rule(
  ['LEG-13.9', 'LEG-13.11'],
  'Tamalir sells so many potions a week, and has one offer, on the way into a dungeon too',
  () => {
    const scene = wander({
      position: { at: 'there' },
      set: legend => {
        legend.party.at = 'thelsvan-trail';
        legend.lieutenants = [];
        legend.cities = { [TAMALIR]: { potions: 2, offer: [treasureDeck(legend, 'copper')[0] ?? ''] } };
      },
    });
    const [lying = ''] = scene.legend.cities[TAMALIR]?.offer ?? [];
    scene.chooses('week.there', 'explore');
    expect(scene.state.dungeon).toMatchObject({ potions: 2, offer: [lying] });
    expect(scene.legend.cities[TAMALIR]?.offer).toBeUndefined();
    expect(scene.state.decks.treasures.copper).not.toContain(lying);
  },
);
