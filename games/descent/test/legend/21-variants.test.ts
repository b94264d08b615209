// LEG-20.11, LEG-21: what each variant changes, and what the Titan does all the while.

import { Chance, newChance } from '@veillee/kernel';
import { rule } from '@veillee/kernel/test/rule';
import { Scene } from '@veillee/kernel/trial/scene';
import { type Space, space } from '@veillee/pieces/geometry';
import { originalOf } from '@veillee/pieces/things';
import { describe, expect } from 'vitest';
import { dieRow } from '../../content/dice.ts';
import { treasures } from '../../content/items.ts';
import { incidents, levelRow } from '../../content/legend/boards.ts';
import { lieutenants } from '../../content/legend/lieutenants.ts';
import { overlordCards } from '../../content/overlord.ts';
import type { Tier } from '../../content/vocabulary.ts';
import { seesSpace } from '../../rules/attack/sight.ts';
import { calls } from '../../rules/calls.ts';
import { rankOf, statOf, statsOf } from '../../rules/effects/stats.ts';
import { descent } from '../../rules/game.ts';
import { levelsLeft, placeLeader, placeMinions } from '../../rules/legend/dungeon/laying.ts';
import { isUniqueLevel } from '../../rules/legend/dungeon/level.ts';
import { markerCost, whyNotCard } from '../../rules/legend/dungeon/marker.ts';
import { sitesFor } from '../../rules/legend/dungeon/sites.ts';
import { waylays } from '../../rules/legend/outdoors/battle.ts';
import { drawIncident } from '../../rules/legend/outdoors/opening.ts';
import { type Legend, legendOf } from '../../rules/legend/record.ts';
import { potionsSold, skillsLeft, treasureDeck } from '../../rules/legend/stock.ts';
import { leading } from '../../rules/legend/stronger.ts';
import { placeMonster } from '../../rules/overlord/monsters.ts';
import { newHero } from '../../rules/setup/heroes.ts';
import type { Stand, State } from '../../rules/state.ts';
import { redeal, type View, view } from '../../rules/view.ts';
import { delve, dungeonIn, entrance, FOUR } from '../delve.ts';
import { road } from '../road.ts';
import { wander } from '../wander.ts';
import { campaign, ENHANCEMENT, OVERLORD, PARTY, SURGE, week } from './small.ts';

const wants =
  (...variants: readonly string[]) =>
  (state: State): void =>
    void Object.assign(legendOf(state), { variants });

describe('leaders who grow', () => {
  const grelins = {
    wounds: 8,
    armour: 1,
    abilities: [{ ability: 'undying' }, { ability: 'sorcery', rank: 3 }],
  } as const;
  const led = (metal: Tier, ...variants: string[]) =>
    delve({
      metal,
      set: wants(...variants),
      *next(t) {
        yield* placeLeader(t);
      },
    }).leader?.changes?.[0];
  const { leader } = levelRow('level-01');
  rule(['LEG-21.5', 'DRF-6.5'], 'once at copper, twice at silver, three times at gold (E22)', () => {
    for (const [metal, n] of [
      ['copper', 1],
      ['silver', 2],
      ['gold', 3],
    ] as const) {
      expect(leading({ ...campaign(), variants: ['sob-5'], level: metal }, grelins)).toEqual({
        wounds: 8 * n,
        armour: n,
        gain: [{ ability: 'undying' }, { ability: 'sorcery', rank: 3 * n }],
      });
      expect(led(metal, 'sob-5')).toMatchObject({ wounds: leader.wounds * n, armour: leader.armour * n });
      expect(led(metal)).toMatchObject({ wounds: leader.wounds, armour: leader.armour });
    }
  });
  rule('LEG-21.5', 'of lieutenants the ranks: wounds and armour are printed for each level', () => {
    const rider = (metal: Tier, ...variants: string[]) => {
      const scene = road({
        lieutenant: 'sir-alric-farrow',
        metal,
        set(state) {
          wants(...variants)(state);
          const at = space(4, 4);
          placeMonster(state, { kind: 'beastman', rank: 'unique', at, came: 'leader', person: 'sir-alric-farrow' });
        },
      });
      const id = scene.leader?.id ?? 'monster:none';
      return [rankOf(scene.state, id, 'regeneration'), statOf(scene.state, id, 'maxWounds')];
    };
    expect(rider('silver')).toEqual([5, 60]);
    expect(rider('silver', 'sob-5')).toEqual([10, 60]);
    expect(rider('gold', 'sob-5')).toEqual([15, 90]);
  });
});

describe('power dice of monsters', () => {
  const dice = (legend: Partial<Legend>, rank: 'normal' | 'master', came?: 'leader') => {
    const { state } = delve({ set: one => void Object.assign(legendOf(one), legend) });
    const monster = placeMonster(state, { kind: 'beastman', rank, at: space(4, 2), ...(came && { came }) });
    return statsOf(state, monster).dice;
  };
  const form = (humanoid: Legend['forms']['humanoid'], ...variants: string[]): Partial<Legend> => ({
    variants,
    forms: { humanoid, beast: 'copper', eldritch: 'copper' },
  });
  rule('LEG-20.11', 'the Titan’s common masters roll one more of the best metal they have, five at most', () => {
    expect(dice({}, 'master').black).toBe(1);
    expect(dice({ avatar: 'titan' }, 'master').black).toBe(2);
    expect(dice({ avatar: 'titan' }, 'normal').black).toBe(dice({}, 'normal').black);
    expect(dice({ avatar: 'titan' }, 'master', 'leader').black).toBe(1);
    expect(dice({ avatar: 'spider-queen' }, 'master').black).toBe(1);
    expect(dice({ ...form('silver'), avatar: 'titan' }, 'master').silver).toBe(2);
    expect(dice({ ...form('diamond', 'balanced-monsters'), avatar: 'titan' }, 'master').gold).toBe(5);
  });
  rule('DRF-7.1', 'by the variant from silver on: one more for normal ones, two to four for masters', () => {
    const by = 'balanced-monsters';
    for (const rank of ['normal', 'master'] as const)
      expect(dice(form('copper', by), rank)).toEqual(dice(form('copper'), rank));
    const black = dice(form('silver'), 'normal').black ?? 0;
    expect(dice(form('silver', by), 'normal').black).toBe(black + 1);
    expect(dice(form('gold', by), 'normal').silver).toBe(1);
    expect(dice(form('diamond', by), 'normal').gold).toBe(1);
    expect(dice(form('silver', by), 'master').silver).toBe(2);
    expect(dice(form('gold', by), 'master').gold).toBe(3);
    expect(dice(form('diamond', by), 'master').gold).toBe(4);
    expect(dice(form('gold'), 'master').gold).toBe(1);
  });
});

rule(['LEG-21.6', 'DRF-7.2'], 'each purchase of treachery is worth three points: up to 12, 9 or 6', () => {
  const orders = (monster: number, ...variants: string[]) =>
    week({
      at: 'orders',
      set: legend => void Object.assign(legend, { variants, xp: 200, treachery: { event: 0, trap: 0, monster } }),
    });
  const bought = (monster: number, ...variants: string[]) => orders(monster, ...variants).does('point:monster').legend;
  expect(bought(0, 'tiny-treachery')).toMatchObject({ treachery: { monster: 3 }, xp: 190 });
  expect(bought(9, 'tiny-treachery').treachery.monster).toBe(12);
  expect(orders(12, 'tiny-treachery').refusal('week.orders', 'point:monster')).toBe('LEG-16.7');
  // What a rumour has taken (LEG-9.11) is had again, and no more than there may be.
  expect(bought(11, 'tiny-treachery').treachery.monster).toBe(12);
  expect(bought(3).treachery.monster).toBe(4);
  expect(orders(4).refusal('week.orders', 'point:monster')).toBe('LEG-16.7');
});

rule(['LEG-21.7', 'DRF-7.3'], 'three skills are not learned, and Rapid Fire gives one attack a turn', () => {
  const legend = { ...campaign(), variants: ['tiny-skill-bans'] };
  for (const id of ['boggs-the-rat', 'skilled', 'leadership']) {
    expect(skillsLeft(campaign())).toContain(id);
    expect(skillsLeft(legend)).not.toContain(id);
  }
  expect(skillsLeft(legend)).toContain('rapid-fire');
});

// ---- dungeons ----

/** Before a dungeon is entered, everybody made. */
function before(metal: Tier, set: (state: State) => void = () => {}): Scene<State, View> {
  const state = entrance({ metal });
  state.heroes = FOUR.map((sheet, n) => newHero(state.party[n] ?? 0, sheet, 0));
  set(state);
  return new Scene<State, View>(descent, { seats: 2, options: {}, state, position: { at: 'level' } });
}

describe('what the overlord begins with', () => {
  const begun = (metal: Tier, ...variants: string[]) => {
    const scene = before(metal, wants(...variants));
    if (scene.asked(OVERLORD) === 'overlord.treachery') scene.passes('overlord.treachery');
    return scene;
  };
  const costOf = (key: string): number => overlordCards.find(({ id }) => `power:${id}` === key)?.cost ?? 0;
  rule(
    ['LEG-21.8', 'DRF-7.4'],
    'at silver a Power below 20, 5 threat, 4 cards and what is unspent, a cheaper marker',
    () => {
      const scene = begun('silver', 'tiny-silver');
      const powers = scene.offered('dungeon.freePower');
      expect(powers.length).toBeGreaterThan(0);
      expect(powers.filter(key => costOf(key) >= 20)).toEqual([]);
      const [card = ''] = powers;
      scene.chooses('dungeon.freePower', card);
      const { overlord } = scene.state;
      // Three points of treachery that nobody spent are a card more.
      expect(overlord).toMatchObject({ threat: 5 });
      expect(overlord.hand).toHaveLength(4 + 1);
      expect(overlord.powers.map(originalOf)).toEqual([card.slice('power:'.length)]);
      expect(markerCost(scene.state)).toBe(14);
      expect(begun('silver').state.overlord).toMatchObject({ threat: 0, powers: [] });
      expect(markerCost(begun('silver').state)).toBe(15);
    },
  );
  rule(['LEG-21.8', 'DRF-7.5'], 'at gold below 25, 10 threat, 5 cards and two points each', () => {
    const scene = begun('gold', 'tiny-gold');
    expect(Math.max(...scene.offered('dungeon.freePower').map(costOf))).toBeLessThan(25);
    scene.passes('dungeon.freePower');
    expect(scene.state.overlord).toMatchObject({ threat: 10 });
    expect(scene.state.overlord.hand).toHaveLength(5 + 3);
    expect(markerCost(scene.state)).toBe(12);
    expect(begun('gold', 'tiny-silver').state.overlord.threat).toBe(0);
  });
  rule(['LEG-21.8', 'DRF-7.6'], 'in the keep any Power, 15 threat, 6 cards, three points each, and no marker', () => {
    const scene = before('gold', state => {
      wants('tiny-final')(state);
      state.dungeon = { ...dungeonIn(state), keep: 'titan', levels: 5, markerUp: false };
    });
    const points = scene.shown('overlord.treachery');
    expect(points).toMatchObject({ events: 3, traps: 3, monsters: 3 });
    scene.passes('overlord.treachery');
    expect(Math.max(...scene.offered('dungeon.freePower').map(costOf))).toBeGreaterThanOrEqual(25);
    scene.passes('dungeon.freePower');
    expect(scene.state.overlord.threat).toBe(15);
    expect(scene.state.overlord.hand).toHaveLength(8);
  });
  rule('LEG-21.8', 'and none that lies there already', () => {
    const offered = (powers: string[]): readonly string[] =>
      (() => {
        const scene = before('gold', state => {
          wants('tiny-gold')(state);
          state.overlord.powers = powers;
        });
        if (scene.asked(OVERLORD) === 'overlord.treachery') scene.passes('overlord.treachery');
        return scene.offered('dungeon.freePower');
      })();
    const [first = ''] = offered([]);
    expect(offered([`${first.slice('power:'.length)}#1`])).not.toContain(first);
  });
  rule(['LEG-21.8', 'LEG-8.18'], 'in the keep no marker holds back what is spawned', () => {
    const held = (...variants: string[]) => {
      const scene = before('gold', state => {
        wants(...variants)(state);
        state.dungeon = { ...dungeonIn(state), keep: 'titan', levels: 5, markerUp: false };
      });
      return whyNotCard({ ...scene.state, dungeon: { ...dungeonIn(scene.state), markerUp: false } }, 'spawn-step')
        ?.rule;
    };
    expect([held('tiny-final'), held('tiny-gold')]).toEqual([undefined, 'LEG-8.18']);
  });
  rule('LEG-21.8', 'a Power of treachery costs no point of it', () => {
    const scene = begun('gold', 'tiny-gold');
    const isTreachery = (key: string) => overlordCards.some(({ id, treachery }) => `power:${id}` === key && treachery);
    const card = scene.offered('dungeon.freePower').find(isTreachery);
    if (!card) throw new Error('no Power of treachery');
    scene.chooses('dungeon.freePower', card);
    expect(scene.state.overlord.hand).toHaveLength(5 + 3);
    expect(scene.state.dungeon?.free).toBe(scene.state.overlord.powers[0]);
  });
});

describe('a leader like no other', () => {
  const last = (depth: 1 | 3, ...variants: string[]) =>
    delve({
      depth,
      set: wants(...variants),
      *next(t) {
        const leader = yield* placeLeader(t);
        if (leader) leader.ready = true;
        t.state.overlord.threat = 6;
      },
    });
  rule(['LEG-21.15', 'DRF-12.10'], 'on the last level of a dungeon it is unique, and threat buys it steps', () => {
    expect(last(3, 'house-dungeon-leader').leader?.rank).toBe('unique');
    expect(last(1, 'house-dungeon-leader').leader?.rank).toBe(levelRow('level-01').leader.rank);
    expect(last(3).leader?.rank).toBe(levelRow('level-01').leader.rank);
    const turn = (...variants: string[]) => {
      const scene = delve({
        depth: 3,
        position: { at: 'overlord' },
        set: state => {
          wants(...variants)(state);
          state.phase = 'overlord';
          state.turn = undefined;
          state.overlord.step = 3;
        },
        *next(t) {
          const leader = yield* placeLeader(t);
          if (leader) leader.ready = true;
          t.state.overlord.threat = 6;
        },
      });
      const seat = scene.overlordSeat;
      scene.answers(seat, `monster:${scene.leader?.id}`);
      return scene.can(seat);
    };
    expect(turn('house-dungeon-leader')).toContain('further');
    expect(turn()).not.toContain('further');
  });
});

describe('levels and minions', () => {
  rule('LEG-21.11', 'all levels are drawn as the first is: the overlord reads them, heroes do not', () => {
    const state = entrance();
    wants('house-levels-upfront')(state);
    dungeonIn(state).entered = [];
    const scene = new Scene<State, View>(descent, { seats: 2, options: {}, state, position: { at: 'setup' } });
    const { ahead = [] } = scene.state.guide;
    expect(ahead).toHaveLength(2);
    expect(new Set([...ahead, ...(scene.state.dungeon?.entered ?? [])]).size).toBe(3);
    expect(view(scene.state, OVERLORD).guide?.ahead).toEqual(ahead);
    expect(JSON.stringify(view(scene.state, 0))).not.toContain(ahead[0]);
    const imagined = Array.from({ length: 8 }, (_, n) => {
      const copy = structuredClone(scene.state);
      redeal(copy, 0, new Chance(newChance(`seed ${n}`)));
      return copy.guide.ahead?.join();
    });
    expect(new Set(imagined).size).toBeGreaterThan(1);
    expect(levelsLeft(scene.state).length).toBeGreaterThan(2);
  });
  rule('LEG-21.11', 'of a rumour those that are drawn: the last is its own', () => {
    const ahead = (card?: string): number | undefined => {
      const scene = wander({
        position: { at: 'there' },
        set: legend => {
          Object.assign(legend, { variants: ['house-levels-upfront'], lieutenants: [] });
          legend.party.at = 'thelsvan-trail';
          if (card) legend.rumour = { card, at: 'thelsvan-trail' };
        },
      }).chooses('week.there', 'explore');
      return scene.state.guide.ahead?.length;
    };
    expect([ahead(), ahead('the-black-ledger')]).toEqual([2, 1]);
  });
  rule('LEG-21.14', 'minions wait unseen where the overlord has put them, and are there when a hero sees them', () => {
    const scene = delve({
      set: wants('house-hidden-minions'),
      *next(t) {
        yield* placeMinions(t);
      },
    });
    const seat = scene.overlordSeat;
    scene.chooses('dungeon.minions', 'set:A');

    while (scene.asked(seat) === 'dungeon.place') {
      const sites = scene.can(seat);
      scene.answers(seat, sites.at(-1) ?? '');
    }
    const hidden = scene.state.guide.hidden ?? [];
    expect(hidden.length).toBeGreaterThan(0);
    expect(scene.state.monsters.filter(({ came }) => came === 'minion')).toEqual([]);
    for (const { at } of hidden) expect(JSON.stringify(view(scene.state, 0).guide ?? {})).not.toContain(at);
    expect(view(scene.state, seat).guide?.hidden).toEqual(hidden);
  });
  rule('LEG-21.14', 'as long as nobody sees them they are nowhere; then they are there, and can be fought', () => {
    const waiting = (seen: boolean) =>
      delve({
        set: state => {
          const [hero] = state.heroes;
          const sites = sitesFor(state, '1x1');
          const sees = (at: Stand) => state.heroes.some(one => seesSpace(state, one, at as Space));
          const at = sites.find(one => sees(one) === seen && one !== hero?.at);
          if (at) state.guide.hidden = [{ kind: 'beastman', rank: 'master', at }];
        },
        *next(t) {
          yield* calls(t).happen(t, { what: 'turnStart', side: 'heroes', hero: 'hero:steelhorns' });
        },
      });
    const unseen = waiting(false);
    expect(unseen.state.monsters).toEqual([]);
    expect(unseen.state.guide.hidden).toHaveLength(1);
    const seen = waiting(true);
    expect(seen.state.monsters).toMatchObject([{ kind: 'beastman', rank: 'master', came: 'minion' }]);
    expect(seen.state.guide.hidden).toEqual([]);
  });
});

// ---- on the map ----

/** A treasure of copper. */
const SWORD = `${treasures.copper.find(({ kind }) => kind !== 'cache')?.id}#1`;

describe('nothing comes back', () => {
  rule(['LEG-21.10', 'LEG-6.39'], 'an Incident that was met is met no more, until there are no others', () => {
    const drawn = (...variants: string[]) => {
      const legend = { ...campaign(), variants };
      const green = incidents.filter(({ shield, box }) => shield === 'green' && !box);
      const scene = week({
        set: one => void Object.assign(one, legend),
        play: (_, t) => {
          for (let n = 0; n < green.length; n++) drawIncident(t, 'green');
          return {};
        },
        dice: { dice: [1, 1, 1] },
        at: 'march',
      });
      scene.does('go:thelsvan-trail');
      return { met: scene.legend.graveyard, all: green };
    };
    const { met, all } = drawn('house-graveyard');
    expect(new Set(met)).toEqual(new Set(all.map(({ incident }) => incident)));
    expect(drawn().met).toEqual([]);
  });
  rule('LEG-21.10', 'a treasure that was on offer and not sold is gone; what the shop has is there for ever', () => {
    const closing = (...variants: string[]) =>
      week({
        at: 'weekEnd',
        set: legend => {
          Object.assign(legend, { variants, cities: { greyhaven: { offer: [SWORD] } } });
          legend.party.at = 'greyhaven';
        },
      }).legend;
    expect(closing('house-graveyard').graveyard).toEqual([SWORD]);
    expect(closing().graveyard).toEqual([]);
    expect(treasureDeck(closing('house-graveyard'), 'copper')).not.toContain(SWORD);
  });
});

rule('LEG-21.10', 'a treasure that is sold is gone, and what the shop has is there again', () => {
  const sold = (thing: string, ...variants: string[]): string[] =>
    week({
      at: 'there',
      set: legend => {
        Object.assign(legend, { variants, party: { at: 'forge', upgrades: [] } });
        Object.assign(legend.heroes[0] ?? {}, { pack: [thing] });
      },
    }).does(`enter:${PARTY[0]}:market`, `sell:${thing}`).legend.graveyard;
  expect([sold(SWORD), sold(SWORD, 'house-graveyard'), sold('sword#1', 'house-graveyard')]).toEqual([[], [SWORD], []]);
});

rule('LEG-21.17', 'dice say in which order heroes of several players go into buildings', () => {
  const visiting = (...variants: string[]) =>
    week({
      at: 'there',
      seats: 3,
      begin: { overlordSeat: 2 },
      set: legend => {
        Object.assign(legend, { variants });
        legend.heroes = legend.heroes.map((hero, n) => ({ ...hero, seat: n < 2 ? 0 : 1 }));
      },
      dice: { dice: [6, 6, 6, 6, 6, 6, 6, 6, 6, 5, 5, 5] },
    });
  const free = visiting();
  const heroesOf = (scene: typeof free, seat: number) =>
    new Set(scene.can(seat).flatMap(key => (key.startsWith('enter:') ? [key.split(':')[1]] : [])));
  expect([...heroesOf(free, 0)]).toEqual(PARTY.slice(0, 2));
  expect([...heroesOf(free, 1)]).toEqual(PARTY.slice(2));
  const diced = visiting('house-building-order');
  const order = diced.legend.today.order ?? [];
  expect([...order].sort()).toEqual([...PARTY].sort());
  const [first = ''] = order;
  const [asked] = diced.match.decisions;
  expect(diced.match.decisions).toHaveLength(1);
  expect(asked?.options.every(({ key }) => key.startsWith(`enter:${first}:`))).toBe(true);
});

describe('dice for the order', () => {
  /** Heroes of these seats wait before a city's buildings, and this is thrown. */
  const thrown = (seats: readonly number[], dice: readonly number[], order?: string[]) =>
    week({
      at: 'there',
      seats: 3,
      begin: { overlordSeat: 2 },
      set: legend => {
        Object.assign(legend, { variants: ['house-building-order'] });
        if (order) legend.today = { order };
        legend.heroes = legend.heroes.map((hero, n) => ({ ...hero, seat: seats[n] ?? 0 }));
      },
      dice: { dice: [...dice] },
    });
  const sum = (faces: readonly number[]): number =>
    (['blue', 'red', 'white'] as const).reduce(
      (all, die, n) => all + (dieRow(die).faces[(faces[n] ?? 1) - 1]?.damage ?? 0),
      0,
    );
  rule('LEG-21.17', 'the best throw goes first', () => {
    const throws = [1, 2, 3, 4, 5, 6].map(n => [n, n, n]);
    const ranked = throws.toSorted((one, other) => sum(one) - sum(other));
    const [low = [], high = []] = [ranked[0], ranked.at(-1)];
    expect(sum(high)).toBeGreaterThan(sum(low));
    // Whoever throws least is first in the list; of the others, who are level, dice decide again.
    const { order = [] } = thrown([0, 0, 1, 1], [...low, ...high, ...high, ...high]).legend.today;
    expect(order).toHaveLength(4);
    expect(order.at(-1)).toBe(PARTY[0]);
  });
  rule('LEG-21.17', 'nobody throws against themselves, nor twice in one action', () => {
    expect(thrown([0, 0, 0, 0], []).legend.today.order).toBeUndefined();
    const before = [...PARTY].reverse();
    expect(thrown([0, 0, 1, 1], [], before).legend.today.order).toEqual(before);
  });
});

describe('lieutenants side by side', () => {
  const battle = (others: readonly string[], ...variants: string[]) => {
    const scene = road({
      lieutenant: 'lord-merick-farrow',
      position: { at: 'foes' },
      set: state => {
        wants(...variants)(state);
        const legend = legendOf(state);
        legend.party.at = 'greyhaven';
        legend.lieutenants = ['lord-merick-farrow', ...others].map(id => ({ id, at: 'greyhaven' }));
        state.monsters = [];
      },
    });
    const seat = scene.overlordSeat;
    while (scene.asked(seat) === 'dungeon.place') scene.answers(seat, scene.can(seat)[0] ?? '');
    return { scene, seat };
  };
  rule('LEG-21.16', 'another lends a Power, or half of the minions, rounded down, one at least', () => {
    const { scene, seat } = battle(['sir-alric-farrow'], 'house-supporting-lieutenants');
    expect(scene.offered('outdoors.support')).toEqual([
      'support:sir-alric-farrow:power',
      'support:sir-alric-farrow:minions',
    ]);
    const before = scene.state.monsters.length;
    scene.chooses('outdoors.support', 'support:sir-alric-farrow:minions');
    while (scene.asked(seat) === 'dungeon.place') scene.answers(seat, scene.can(seat)[0] ?? '');
    // Two of each of three kinds are one, and one sorcerer is one.
    expect(scene.state.monsters.length - before).toBe(4);
    const power = battle(['sir-alric-farrow'], 'house-supporting-lieutenants');
    power.scene.chooses('outdoors.support', 'support:sir-alric-farrow:power');
    expect(power.scene.state.overlord.powers.map(originalOf)).toEqual(['doom']);
    expect(battle(['sir-alric-farrow']).scene.asked(seat)).not.toBe('outdoors.support');
  });
});

rule('LEG-21.16', 'one who lies in ambush lends that alone: it is one on an enhancement', () => {
  const hunter = lieutenants.find(({ rides }) => rides.some(({ op }) => op === 'ambush'))?.id ?? '';
  const lent = (face: number, ...variants: string[]): boolean => {
    let isAmbush = false;
    road({
      dice: [face],
      set: state => {
        wants(...variants)(state);
        const legend = legendOf(state);
        legend.party.at = 'greyhaven';
        legend.lieutenants = ['sir-alric-farrow', hunter].map(id => ({ id, at: 'greyhaven' }));
      },
      *next(t) {
        isAmbush = waylays(t, 'sir-alric-farrow');
      },
    });
    return isAmbush;
  };
  expect(lent(ENHANCEMENT, 'house-supporting-lieutenants')).toBe(true);
  expect(lent(SURGE, 'house-supporting-lieutenants')).toBe(false);
  expect(lent(ENHANCEMENT)).toBe(false);
});

rule('LEG-21.15', 'of a rumour, of a legendary area and of the keep nobody leads like that', () => {
  const unique = (more: (state: State) => void): boolean => {
    const { state } = delve({ depth: 3, set: wants('house-dungeon-leader') });
    more(state);
    return isUniqueLevel(state);
  };
  expect(unique(() => {})).toBe(true);
  expect(unique(state => void Object.assign(dungeonIn(state), { keep: 'titan' }))).toBe(false);
  const terms = { kind: 'dungeon', quest: 'rumour', at: 'velvet-plains', levels: 3, near: [] } as const;
  expect(unique(state => void Object.assign(legendOf(state), { board: { terms } }))).toBe(false);
});

// ---- potions and feats ----

describe('invulnerability', () => {
  rule(['LEG-21.19', 'DES-29.13'], 'is in play by a variant alone, with the caches that hold it', () => {
    const legend = { ...campaign(), variants: ['house-invulnerability'] };
    expect(potionsSold(legend)).toContain('invulnerability-potion');
    expect(potionsSold(campaign())).not.toContain('invulnerability-potion');
    const caches = (one: Legend) => treasureDeck(one, 'gold').filter(thing => thing.includes('invulnerability'));
    expect(caches(legend).length).toBeGreaterThan(0);
    expect(caches(campaign())).toEqual([]);
  });
});

describe('feats', () => {
  const options = { ...Object.fromEntries(descent.options.map(({ id, initial }) => [id, initial])), play: 'campaign' };
  const begun = (more: object) => descent.begin({ seats: 2, options: { ...options, 'tomb-of-ice': true, ...more } });
  rule(['LEG-21.18', 'ICE-1.14', 'DRF-7.7'], 'are left out, unless the table wants them', () => {
    expect(begun({}).featCards).toBeUndefined();
    expect(begun({ preset: 'classic' }).featCards).toBeUndefined();
    expect(begun({ preset: 'own', 'feats-on': true }).featCards).toBeDefined();
    expect(begun({ preset: 'own', 'feats-on': true, 'tomb-of-ice': false }).featCards).toBeUndefined();
  });
  rule(['LEG-21.18', 'ICE-1.15'], 'a hand goes on from chapter to chapter by its types: nothing hidden is left', () => {
    const legend: Legend = {
      ...campaign(),
      week: 3,
      conquest: { heroes: 9, overlord: 9 },
      boxes: ['base', 'well-of-darkness', 'altar-of-despair', 'tomb-of-ice'],
      variants: ['feats-on'],
    };
    const [hero] = legend.heroes;
    if (hero) hero.feats = { fighting: 2, subterfuge: 0, wizardry: 1 };
    const setting = { seats: 2, options: { ...options, 'tomb-of-ice': true } };
    const state = descent.begin(setting, { version: 1, legend });
    const scene = new Scene<State, View>(descent, { ...setting, state, position: { at: 'setup' } });
    const held = scene.state.featCards?.hands[`hero:${PARTY[0]}`] ?? [];
    expect(held).toHaveLength(3);
    expect(legendOf(scene.state).heroes[0]?.feats).toBeUndefined();
  });
});

rule(['LEG-21.1', 'DRF-6.1a'], 'ferrets fetch where the variant says so', () => {
  const options = { ...Object.fromEntries(descent.options.map(({ id, initial }) => [id, initial])), play: 'campaign' };
  const house = (more: object) => descent.begin({ seats: 2, options: { ...options, ...more } }).house;
  expect(house({ preset: 'own', 'sob-1': true })).toContain('fetching-ferrets');
  expect(house({ preset: 'own' })).not.toContain('fetching-ferrets');
});
