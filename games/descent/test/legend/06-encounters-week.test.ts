// LEG-6.3, LEG-6.4, LEG-6.34 to LEG-6.39: an encounter and the week: what is drawn, who is met without a fight, and where it goes on.

import type { Language, Text } from '@veillee/kernel';
import { rule } from '@veillee/kernel/test/rule';
import { space } from '@veillee/pieces/geometry';
import { tableSpeaker } from '@veillee/text';
import { describe, expect } from 'vitest';
import { treasures } from '../../content/items.ts';
import type { IncidentId } from '../../content/legend/boards/vocabulary.ts';
import { grounds, incidentRow, incidents } from '../../content/legend/boards.ts';
import { treasurePrice } from '../../content/town.ts';
import { kit } from '../../index.ts';
import { descent } from '../../rules/game.ts';
import { cardsOf } from '../../rules/legend/laws.ts';
import { passBy } from '../../rules/legend/outdoors/meetings.ts';
import { drawIncident, openEncounter } from '../../rules/legend/outdoors/opening.ts';
import type { Legend } from '../../rules/legend/record.ts';
import { newLegendHero } from '../../rules/legend/start.ts';
import { weekPositions } from '../../rules/legend/week.ts';
import type { T } from '../../rules/state.ts';
import { FOUR } from '../delve.ts';
import { foe, type Road, type RoadPlan, road } from '../road.ts';
import { BLANK, campaign, ENHANCEMENT, SURGE } from './small.ts';

/** The game with the week between its boards. */
const game = {
  ...descent,
  positions: {
    ...descent.positions,
    ...weekPositions({
      open: (t, terms) => {
        if (terms.kind !== 'encounter') throw new Error('no scene of encounters');
        return openEncounter(t as unknown as T, terms.shield);
      },
    }),
  },
} as typeof descent;

const then = { at: 'arrived' } as const;
const weekly = ({ set, ...plan }: RoadPlan & { readonly legend?: (legend: Legend) => void }): Road =>
  road({
    game,
    ...plan,
    set: (state, heroes) => {
      state.turn = undefined;
      state.legend = {
        ...campaign({ heroes: FOUR.map(sheet => newLegendHero(sheet, 0, [])) }),
        overlordSeat: state.overlord.seat,
        step: 'party',
        today: { from: 'tamalir', to: 'thelsvan-trail' },
        board: { terms: { kind: 'encounter', shield: 'green' }, then },
      };
      plan.legend?.(state.legend);
      set?.(state, heroes);
    },
  });
/** Whoever is met without a fight, by a party that is on its way. */
const meets = (incident: IncidentId, plan: Parameters<typeof weekly>[0] = {}): Road =>
  weekly({
    position: { at: 'aftermath' },
    ...plan,
    next: function* (t) {
      const row = incidentRow(incident);
      if ('does' in row) yield* passBy(t, row);
    },
  });
const wounds = (legend: Legend): number[] => legend.heroes.map(hero => hero.maxWounds - hero.wounds);

describe('the Incident', () => {
  rule(['LEG-6.3', 'LEG-6.39'], 'is of the colour of the trail, each time of all there are', () => {
    const drawn = (shield: 'green' | 'yellow' | 'red'): string[] => {
      const found = new Set<string>();
      weekly({
        position: { at: 'next' },
        set: state => foe(state, 'beastman', space(1, 6)),
        next: function* (t) {
          for (let n = 0; n < 300; n++) found.add(drawIncident(t, shield).incident);
        },
      });
      return [...found].sort();
    };
    for (const shield of ['green', 'yellow', 'red'] as const) {
      const all = incidents.filter(row => row.shield === shield && row.box === undefined);
      expect(drawn(shield)).toEqual(all.map(({ incident }) => incident).sort());
    }
  });
  rule(['LEG-6.4', 'LEG-6.5'], 'is a fight on a ground, or somebody who is met on the way', () => {
    const open = (incident: IncidentId): Road =>
      weekly({
        position: { at: 'march' },
        draws: { incident: [incidentRow(incident)], ground: [grounds[3]] },
        dice: [BLANK, BLANK, BLANK, BLANK],
        legend: legend => {
          legend.board = undefined;
          legend.today = {};
        },
      }).chooses('week.march', 'go:thelsvan-trail');
    const fight = open('road-thieves');
    expect(fight.state).toMatchObject({ quest: 'open-meadow', outdoors: { incident: 'road-thieves' } });
    const lost = open('lost');
    expect(lost.legend.party.at).toBe('tamalir');
    expect(lost.legend.week).toBeGreaterThan(0);
  });
});

describe('whoever is met without a fight', () => {
  rule('LEG-6.4', 'leaves the party to go on', () => {
    expect(meets('sudden-storm').legend.party.at).toBe('thelsvan-trail');
  });
  rule('LEG-6.4', 'a storm: two wounds each, never the last', () => {
    const scene = meets('sudden-storm', {
      legend: legend => {
        (legend.heroes[0] as { wounds: number }).wounds = 2;
        (legend.heroes[1] as { wounds: number }).wounds = 1;
      },
    });
    expect(scene.legend.heroes.slice(0, 2).map(hero => hero.wounds)).toEqual([1, 1]);
    expect(wounds(scene.legend).slice(2)).toEqual([2, 2]);
  });
  rule('LEG-6.4', 'a fall: as a die says for each', () => {
    const scene = meets('avalanche', { dice: [BLANK, ENHANCEMENT, SURGE, BLANK] });
    expect(wounds(scene.legend)).toEqual([6, 3, 0, 6]);
  });
  rule('LEG-6.4', 'thanks: coins of the metal, or three wounds for each', () => {
    const rich = meets('grateful-villagers', { legend: legend => Object.assign(legend, { level: 'silver' }) });
    const before = rich.legend.coins;
    expect(rich.chooses('outdoors.thanks', 'coins').legend.coins).toBe(before + 150);
    const hurt = meets('grateful-villagers', {
      legend: legend => {
        for (const hero of legend.heroes) hero.wounds -= 5;
      },
    }).chooses('outdoors.thanks', 'wounds');
    expect(wounds(hurt.legend)).toEqual([2, 2, 2, 2]);
  });
  rule('LEG-6.4', 'whoever is asked on the road reads who is met, and what the card says', () => {
    const speak = (language: Language, text: Text): string =>
      tableSpeaker(language, { names: ['Ysolde', 'Maud'], reader: 0 }, kit.texts[language])(text);
    const cards: readonly [IncidentId, string, RegExp][] = [
      ['grateful-villagers', 'Grateful Villagers: ', /100 coins at copper/],
      ['cursed-shrine', 'Cursed Shrine: ', /1 Curse token/],
    ];
    for (const [incident, name, card] of cards) {
      const [asked] = meets(incident).match.decisions;
      if (!asked?.with) throw new Error('nobody is asked');
      expect(speak('en', { text: asked.prompt, with: asked.with })).toContain(name);
      expect(speak('en', asked.with.card as Text)).toMatch(card);
      expect(speak('fr', asked.with.card as Text)).not.toMatch(card);
    }
  });
  rule('LEG-6.4', 'a hermit: whole again, for 25 coins each', () => {
    const scene = meets('the-hermit', {
      legend: legend => {
        for (const hero of legend.heroes.slice(0, 2)) hero.wounds -= 5;
      },
    });
    const before = scene.legend.coins;
    scene.chooses('outdoors.healer', 'heal').passes('outdoors.healer');
    expect(wounds(scene.legend)).toEqual([0, 5, 0, 0]);
    expect(scene.legend.coins).toBe(before - 25);
  });
  rule('LEG-6.4', 'a shrine: a treasure, and a curse on whom they like', () => {
    const [plain] = treasures.copper.filter(({ kind }) => kind !== 'cache');
    const draws = { treasure: [`${plain?.id}#1`] };
    const scene = meets('cursed-shrine', { draws }).chooses('outdoors.shrine', 'draw');
    scene.chooses('dungeon.whoHas', 'hero:silhouette').chooses('outdoors.cursed', 'hero:mordrog');
    expect([...(scene.legend.heroes[2]?.equipped ?? []), ...(scene.legend.heroes[2]?.pack ?? [])]).toEqual(
      draws.treasure,
    );
    expect(scene.legend.heroes[3]?.tokens.curse).toBe(1);
    const left = meets('cursed-shrine').passes('outdoors.shrine');
    expect(left.legend.heroes.every(({ tokens, equipped }) => !tokens.curse && equipped.length === 0)).toBe(true);
  });
  rule('LEG-6.4', 'a merchant: three potions for 50, two treasures at their price', () => {
    const goods = treasures.copper.filter(({ kind }) => kind !== 'cache').slice(0, 2);
    const lying = goods.map(({ id }) => `${id}#1`);
    const scene = meets('travelling-merchant', {
      draws: { treasure: lying },
      legend: one => void one.opened.push('copper'),
    });
    const before = scene.legend.coins;
    const potion = 'for:steelhorns:healing-potion';
    scene.chooses('outdoors.merchant', potion).chooses('outdoors.merchant', potion);
    scene.chooses('outdoors.merchant', 'for:mordrog:healing-potion');
    expect(scene.legend.coins).toBe(before - 150);
    expect(scene.can(0).some(key => key.includes('potion'))).toBe(false);
    expect(scene.legend.heroes[0]?.potions).toEqual(['healing-potion', 'healing-potion']);
    const offered = lying.filter(thing => scene.can(0).includes(`for:mordrog:${thing}`));
    expect(offered).toEqual(lying);
    scene.chooses('outdoors.merchant', `for:mordrog:${lying[0]}`);
    expect(scene.legend.coins).toBe(before - 150 - treasurePrice('copper'));
    expect(scene.can(0).some(key => key.endsWith(lying[0] ?? ''))).toBe(false);
    expect(scene.passes('outdoors.merchant').legend.party.at).toBe('thelsvan-trail');
  });
  rule(['LEG-3.10', 'LEG-13.14'], 'sells no treasure of a metal of which no chest has been opened (R179)', () => {
    const goods = treasures.copper.filter(({ kind }) => kind !== 'cache').slice(0, 2);
    const scene = meets('travelling-merchant', { draws: { treasure: goods.map(({ id }) => `${id}#1`) } });
    for (const { id } of goods) expect(scene.refusal('outdoors.merchant', `for:mordrog:${id}#1`)).toBe('LEG-13.14');
    expect(scene.can(0)).toContain('for:mordrog:healing-potion');
  });
  rule('LEG-6.4', 'caches are put back by whoever sells, and of a shrine they give what is in them (R179)', () => {
    const caches = treasures.copper.filter(({ kind }) => kind === 'cache');
    const [coins, potion] = [caches.find(({ cache }) => cache?.coins), caches.find(({ cache }) => cache?.potion)];
    const rich = meets('cursed-shrine', { draws: { treasure: [`${coins?.id}#1`] } }).chooses('outdoors.shrine', 'draw');
    rich.chooses('outdoors.cursed', 'hero:mordrog');
    expect(rich.legend.coins).toBe(campaign().coins + (coins?.cache?.coins ?? 0));
    const found = meets('cursed-shrine', { draws: { treasure: [`${potion?.id}#1`] } });
    found.chooses('outdoors.shrine', 'draw').chooses('dungeon.whoHas', 'hero:silhouette');
    found.chooses('outdoors.cursed', 'hero:mordrog');
    expect(found.legend.heroes[2]?.potions).toEqual([potion?.cache?.potion]);
    expect(cardsOf(found.legend)).toEqual([]);
    // Whatever is drawn, two treasures lie there.
    for (let n = 0; n < 20; n++) {
      const sells = meets('travelling-merchant', { seed: `sells ${n}`, legend: one => void one.opened.push('copper') });
      const lying = sells.can(0).flatMap(key => (key.startsWith('for:mordrog:') && key.includes('#') ? [key] : []));
      expect(lying.filter(key => key.includes('cache'))).toEqual([]);
      expect(lying).toHaveLength(2);
    }
  });
});

describe('a fight is over', () => {
  const ends = (fled: number, dead: number, foes: number, dice: readonly number[] = []): Road =>
    weekly({
      position: { at: 'next' },
      dice,
      set: (state, heroes) => {
        if (foes > 0) foe(state, 'beastman', space(1, 6));
        for (const [n, hero] of heroes.entries()) {
          if (n >= fled + dead) continue;
          Object.assign(hero, { at: undefined, waits: true, ready: false });
          (n < fled ? state.outdoors?.fled : state.outdoors?.dead)?.push(hero.id);
        }
      },
    });
  rule(['LEG-6.31', 'LEG-6.32', 'DRF-12.18'], 'won: the dead are searched, and the party goes on', () => {
    const before = campaign().coins;
    const scene = ends(0, 0, 0, [BLANK, SURGE, ENHANCEMENT, BLANK]);
    expect(scene.legend.coins).toBe(before + 100 + 75 + 50 + 100);
    expect(scene.legend.party.at).toBe('thelsvan-trail');
    expect(scene.legend.board).toBeUndefined();
  });
  rule('LEG-6.34', 'fled: nothing is found, and the party goes on', () => {
    const scene = ends(2, 2, 1);
    expect(scene.legend.coins).toBe(campaign().coins);
    expect(scene.legend.party.at).toBe('thelsvan-trail');
  });
  rule(['LEG-6.35', 'LEG-6.36'], 'all are dead: in Tamalir, and the week is over', () => {
    const scene = ends(0, 4, 1);
    expect(scene.legend.party.at).toBe('tamalir');
    expect(scene.legend.week).toBe(campaign().week + 1);
  });
});
