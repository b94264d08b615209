// DRF-5, DRF-10.10, DRF-12, LEG-13, LEG-14, LEG-20: what is made clear for campaigns, and figures of its reference.

import { rule } from '@veillee/kernel/test/rule';
import { type Space, space } from '@veillee/pieces/geometry';
import { originalOf } from '@veillee/pieces/things';
import { describe, expect } from 'vitest';
import { boxes } from '../../content/boxes.ts';
import { items, treasures } from '../../content/items.ts';
import { avatarRow } from '../../content/legend/avatars.ts';
import { grounds, incidents, levelRow, levels } from '../../content/legend/boards.ts';
import { cityRow, schools } from '../../content/legend/cities.ts';
import { campaignGain } from '../../content/legend/economy.ts';
import { cardOf, kinds } from '../../content/legend/forms.ts';
import { trails } from '../../content/legend/map.ts';
import { rumours } from '../../content/legend/rumours.ts';
import { CATEGORIES, type Category } from '../../content/legend/vocabulary.ts';
import { overlordCards } from '../../content/overlord.ts';
import { type MonsterId, TIERS } from '../../content/vocabulary.ts';
import { openChest } from '../../rules/areas/chests.ts';
import { packsFor } from '../../rules/attack/boosts.ts';
import { foretold } from '../../rules/attack/foretell.ts';
import { attacksOf } from '../../rules/attack/options.ts';
import { friendsWith } from '../../rules/attack/through-friends.ts';
import { groundNow, mapNow, propAt } from '../../rules/board.ts';
import { armourAgainst, statOf } from '../../rules/effects/stats.ts';
import { descent } from '../../rules/game.ts';
import { glyphReach } from '../../rules/hero/glyphs.ts';
import { levelsLeft } from '../../rules/legend/dungeon/laying.ts';
import { heed } from '../../rules/legend/gains.ts';
import { type Legend, legendOf } from '../../rules/legend/record.ts';
import { rumourDeck } from '../../rules/legend/rumours.ts';
import { treasureDeck } from '../../rules/legend/stock.ts';
import { neighboursOf } from '../../rules/legend/ways.ts';
import { placeMonster } from '../../rules/overlord/monsters.ts';
import { newHero } from '../../rules/setup/heroes.ts';
import type { Hero, State } from '../../rules/state.ts';
import { view } from '../../rules/view.ts';
import { delve } from '../delve.ts';
import { road } from '../road.ts';
import { wander } from '../wander.ts';
import { BLANK, campaign, ENHANCEMENT, PARTY, SURGE, week } from './small.ts';

/** As the compiled book lists them. */
const OF: { readonly [category in Category]: readonly MonsterId[] } = {
  humanoid: ['deep-elf', 'ferrox', 'giant', 'beastman', 'kobold', 'ogre', 'troll', 'medusa'],
  beast: [
    'razorwing',
    'bane-spider',
    'hell-hound',
    'dragon',
    'blood-ape',
    'manticore',
    'naga',
    'lava-beetle',
    'wendigo',
  ],
  eldritch: ['chaos-beast', 'demon', 'golem', 'dark-priest', 'sorcerer', 'skeleton', 'shade', 'ice-wyrm'],
};
/** Threat for one of each. */
const REINFORCED: readonly (readonly [threat: number, of: readonly MonsterId[]])[] = [
  [2, ['kobold']],
  [3, ['bane-spider', 'hell-hound', 'skeleton']],
  [
    4,
    [
      'razorwing',
      'deep-elf',
      'ferrox',
      'beastman',
      'naga',
      'dark-priest',
      'sorcerer',
      'medusa',
      'shade',
      'lava-beetle',
      'wendigo',
    ],
  ],
  [5, ['blood-ape', 'manticore']],
  [6, ['golem', 'ogre', 'troll']],
  [7, ['chaos-beast', 'demon', 'dragon', 'giant', 'ice-wyrm']],
];

const SETTING = { ...Object.fromEntries(descent.options.map(({ id, initial }) => [id, initial])) };
const quest = (more: object = {}): State => descent.begin({ seats: 2, options: { ...SETTING, ...more } });
const campaigns = (more: object = {}): State => quest({ play: 'campaign', ...more });

rule('DES-0.3', 'what is of the campaign alone is not in a quest', () => {
  const [own, other] = [campaigns(), quest()];
  expect([own.legend !== undefined, other.legend]).toEqual([true, undefined]);
  // Its skills are fewer, and its purse is one.
  const skills = ({ decks }: State) => Object.values(decks.skills).flat();
  expect(skills(quest({ 'well-of-darkness': true, 'altar-of-despair': true }))).toContain('brawny');
  expect(skills(own)).not.toContain('brawny');
});

describe('heroes, skills and items', () => {
  const inDungeon = (set: (state: State, heroes: readonly Hero[]) => void) => delve({ set });
  rule(['LEG-20.1', 'DRF-5.2'], 'Spiritwalker reaches 5 spaces in a campaign, 10 in a quest', () => {
    const reach = (far: number, legendary: boolean): number => {
      const { state } = inDungeon((one, heroes) => {
        const [hero, friend] = heroes as [Hero, Hero];
        for (const other of heroes) other.at = undefined;
        const { places, bare } = mapNow(one);
        const pair = places.flatMap(from => places.map(to => [from, to] as const));
        const [from, to] = pair.find(([here, there]) => bare.distance(here, there) === far) ?? [];
        hero.at = from;
        friend.at = to;
        hero.skills = ['spiritwalker'];
        if (!legendary) one.legend = undefined;
      });
      return friendsWith(state, state.heroes[0] as Hero, 'magic').length;
    };
    expect([reach(5, true), reach(6, true)]).toEqual([1, 0]);
    expect(reach(6, false)).toBe(1);
  });
  rule(['LEG-20.1', 'DRF-5.19'], 'Astarra wakes glyphs within 3 spaces', () => {
    const astarra = newHero(0, 'runewitch-astarra');
    expect(glyphReach(campaigns(), astarra)).toBe(3);
    expect(glyphReach(quest(), astarra)).toBe(6);
    expect(glyphReach(campaigns(), newHero(0, 'steelhorns'))).toBe(0);
  });
  rule(
    ['LEG-20.1', 'DRF-5.24', 'LEG-15.4'],
    'Sir Valadir buys two of dice and of steps with each fatigue, and nothing for none',
    () => {
      expect(packsFor(newHero(0, 'sir-valadir'))).toEqual([
        { dice: ['black', 'black'], fatigue: 1 },
        { dice: ['silver'], fatigue: 1 },
        { dice: ['gold', 'black'], fatigue: 2 },
      ]);
      expect(packsFor(newHero(0, 'steelhorns')).map(({ fatigue }) => fatigue)).toEqual([1, 2, 3]);
    },
  );
  rule(['LEG-3.5', 'DRF-13.3'], 'Parry, Deflect Arrows and Willpower give as much armour as there are levels', () => {
    for (const [skill, kind] of [
      ['parry', 'melee'],
      ['deflect-arrows', 'ranged'],
      ['willpower', 'magic'],
    ] as const) {
      const armour = (level: Legend['level'] | undefined): number => {
        const { state } = inDungeon((one, [hero]) => {
          if (hero) hero.skills = [skill];
          if (level) legendOf(one).level = level;
          else one.legend = undefined;
        });
        const hero = state.heroes[0] as Hero;
        return armourAgainst(state, hero, kind).total - armourAgainst(state, { ...hero, skills: [] }, kind).total;
      };
      expect([armour('copper'), armour('silver'), armour('gold'), armour(undefined)]).toEqual([1, 2, 3, 1]);
    }
  });
  const first = treasures.copper.find(({ kind }) => kind !== 'cache')?.id;
  const [one, two, three] = treasures.copper.filter(({ kind }) => kind !== 'cache').map(({ id }) => `${id}#1`);
  rule(['LEG-20.1', 'DRF-5.3a'], 'an Appraiser who opens the Market sees one more, and one goes back', () => {
    const market = (skills: readonly string[]) => {
      const scene = week({
        at: 'there',
        set: legend => {
          legend.party.at = 'vynelvale';
          const [hero] = legend.heroes;
          if (hero) hero.skills = [...skills];
        },
        draws: { treasure: [one, two, three] },
      });
      return scene.does(`enter:${PARTY[0]}:market`);
    };
    const scene = market(['appraiser']);
    expect(first).toBeDefined();
    expect(scene.offered('week.appraise')).toEqual([one, two, three].map(thing => `buy:${thing}`));
    scene.does(`buy:${one}`);
    expect(scene.legend.cities.vynelvale?.offer).toEqual([two, three]);
    expect(market([]).legend.cities.vynelvale?.offer).toEqual([one, two]);
  });
  rule(['LEG-20.1', 'DRF-5.3b'], 'an Appraiser appraises a chest, whoever has opened it', () => {
    const opened = (skills: readonly string[]) =>
      delve({
        dice: [1, 2, 2, 2],
        set: (_, heroes) => {
          const owner = heroes[1];
          if (owner) owner.skills = [...skills];
        },
        *next(t) {
          const chest = t.state.board.markers.find(({ kind }) => kind === 'chest');
          if (chest) yield* openChest(t, 'hero:steelhorns', chest.id);
        },
      });
    const plain = opened([]);
    expect(plain.asked(0)).toBe('dungeon.whoHas');
    const scene = opened(['appraiser']);
    const size = scene.state.decks.treasures.copper.length;
    expect(scene.offered('treasure.back')).toHaveLength(2);
    scene.chooses('treasure.back', scene.offered('treasure.back')[0] ?? '');
    expect(scene.state.decks.treasures.copper).toHaveLength(size + 1);
    scene.chooses('dungeon.whoHas', 'hero:mordrog');
    expect(scene.state.decks.treasures.copper).toHaveLength(plain.state.decks.treasures.copper.length);
  });
  rule(['LEG-20.1', 'DRF-5.23'], 'Red Scorpion is rid of poison and whole again on the map', () => {
    const scene = week({
      at: 'march',
      dice: [1, 1, 1],
      set: legend => {
        const [hero] = legend.heroes;
        if (hero) Object.assign(hero, { sheet: 'red-scorpion', wounds: 2, tokens: { poison: 3, curse: 1 } });
      },
    }).does('go:thelsvan-trail');
    const [hero] = scene.legend.heroes;
    expect(hero).toMatchObject({ wounds: hero?.maxWounds, tokens: { curse: 1 } });
  });
  rule('LEG-21.1', 'ferrets fetch by an option of quests, and by a variant of campaigns', () => {
    expect(quest({ 'fetching-ferrets': true }).house).toContain('fetching-ferrets');
    expect(quest().house).not.toContain('fetching-ferrets');
    expect(campaigns({ preset: 'own', 'sob-1': true }).house).toContain('fetching-ferrets');
  });
});

describe('monsters', () => {
  rule(['LEG-20.1', 'DRF-5.8'], 'hell hounds of silver and gold', () => {
    expect(cardOf('hell-hound', 'silver').normal.speed).toBe(4);
    expect(cardOf('hell-hound', 'silver').master).toMatchObject({ speed: 4 });
    expect(cardOf('hell-hound', 'silver').master.abilities).toContainEqual({ ability: 'pierce', rank: 4 });
    expect([cardOf('hell-hound', 'gold').normal.speed, cardOf('hell-hound', 'gold').master.speed]).toEqual([4, 4]);
  });
  rule(['LEG-20.1', 'DRF-5.9'], 'golems strike hand to hand with the white die', () => {
    /** How often a golem so far from the first hero, who has this skill, can strike them, and against how much armour. */
    const golem = (far: number, skill?: string) => {
      const { state } = delve({
        set: (one, [hero, ...others]) => {
          if (!hero) return;
          for (const other of others) other.at = undefined;
          const { places, bare } = mapNow(one);
          const free = places.filter(at => propAt(one, at) === undefined);
          const pairs = free.flatMap(from => free.map(to => [from, to] as const));
          const [at, to] = pairs.find(([a, b]) => bare.distance(a, b) === far && mapNow(one).sees(a, b)) ?? [];
          if (at === undefined) throw new Error('no such pair');
          hero.at = to;
          hero.skills = skill ? [skill] : [];
          placeMonster(one, { kind: 'golem', rank: 'normal', at });
        },
      });
      const [{ id } = { id: 'monster:none' as const }] = state.monsters;
      const aims = attacksOf(state, id, 'activation').filter(({ target }) => target === state.heroes[0]?.at);
      const [blow] = aims[0] ? foretold(state, id, aims[0]) : [];
      return { aims: aims.length, armour: blow?.armour ?? 0 };
    };
    for (const form of ['copper', 'silver', 'gold', 'diamond'] as const)
      for (const rank of ['normal', 'master'] as const) expect(cardOf('golem', form)[rank].dice.white).toBe(1);
    expect([golem(1).aims > 0, golem(2).aims, golem(3).aims]).toEqual([true, 0, 0]);
    // What wards off a blow counts, and what wards off spells does not.
    const plain = golem(1).armour;
    expect([golem(1, 'parry').armour, golem(1, 'willpower').armour]).toEqual([plain + 1, plain]);
  });
  rule(
    ['DRF-12.6', 'LEG-16.6', 'LEG-16.5'],
    'each is of one of three categories, and grows with that one alone',
    () => {
      for (const category of CATEGORIES) {
        expect(
          kinds
            .filter(one => one.category === category)
            .map(({ id }) => id)
            .sort(),
        ).toEqual([...OF[category]].sort());
        const forms = { humanoid: 'copper', beast: 'copper', eldritch: 'copper', [category]: 'gold' } as const;
        const { state } = delve({ set: one => void Object.assign(legendOf(one), { forms }) });
        for (const { id: kind } of kinds) {
          const [at] = groundNow(state).open.places;
          const { id } = placeMonster(state, { kind, rank: 'normal', at: at as Space });
          const form = OF[category].includes(kind) ? 'gold' : 'copper';
          expect(statOf(state, id, 'maxWounds'), `${kind} with ${category}`).toBe(cardOf(kind, form).normal.wounds);
        }
      }
    },
  );
  rule(
    ['DRF-12.11', 'LEG-6.21', 'LEG-7.20'],
    'each has its price as a reinforcement, and comes for no less (E11)',
    () => {
      for (const [price, of] of REINFORCED)
        for (const id of of) expect(kinds.find(one => one.id === id)?.reinforce, id).toBe(price);
      expect(REINFORCED.flatMap(([, of]) => of)).toHaveLength(kinds.length);
      const called = (threat: number): readonly string[] => {
        const scene = road({
          lieutenant: 'sir-alric-farrow',
          position: { at: 'overlord' },
          set: state => {
            Object.assign(state, { phase: 'overlord', turn: undefined });
            Object.assign(state.overlord, { threat, step: 4 });
            const at = space(10, 4);
            placeMonster(state, { kind: 'beastman', rank: 'unique', at, came: 'leader', person: 'sir-alric-farrow' });
          },
        });
        for (let n = 0; n < 5 && scene.asked(1) === 'overlord.turn'; n++) scene.passes(1);
        return scene.asked(1) === 'outdoors.reinforce' ? scene.can(1) : [];
      };
      // Two threat are nothing; three call a hound, four any of them.
      expect([2, 3, 4].map(n => called(n).length)).toEqual([0, 1, 4]);
    },
  );
});

describe('avatars', () => {
  rule(['DRF-5.16', 'LEG-8.34'], 'the Great Wyrm gains conquest by whatever counts as a chest', () => {
    const scene = delve({
      set: state => void Object.assign(legendOf(state), { avatar: 'great-wyrm' }),
      *next(t) {
        heed(t, { fact: 'chest', treasures: 1, coins: 0 });
      },
    });
    expect(legendOf(scene.state).conquest.overlord).toBe(1);
  });
  rule('DRF-5.7', 'the Titan’s rider has the stone in the keep in the week in which it is laid', () => {
    expect(neighboursOf(avatarRow('titan').keep)).toContain('ruby-barrier-plains');
    const scene = week({
      at: 'orders',
      set: legend => {
        Object.assign(legend, { plot: 'everlasting-night', plotCards: ['en-0', 'en-1', 'en-2', 'en-3'], xp: 10 });
        legend.lieutenants = [{ id: 'sir-alric-farrow', at: 'ruby-barrier-plains' }];
      },
    });
    scene.does('plot:en-4', 'take:sir-alric-farrow:sun-stone', 'ride:sir-alric-farrow:shadow-peaks');
    scene.does('seal:sir-alric-farrow');
    expect(scene.legend).toMatchObject({ week: 0, sealed: { 'sun-stone': 'shadow-peaks' }, ground: [] });
  });
});

rule(
  'DRF-10.10',
  'bounties: 100 for a leader, 250 for one of a dungeon and for a lieutenant, nothing off for a death',
  () => {
    const coins = (id: string) => campaignGain(id).coins;
    expect(['h-encounter-leader', 'h-level-leader', 'h-dungeon-leader', 'h-lieutenant', 'h-death'].map(coins)).toEqual([
      100, 100, 250, 250, 0,
    ]);
    const scene = week({
      at: 'march',
      dice: [1, 1, 1],
      set: legend => {
        legend.coins = 0;
      },
      play: () => ({
        facts: [
          { fact: 'leader-killed', of: 'encounter' },
          { fact: 'hero-killed', hero: 'mordrog', worth: 3 },
        ],
        ending: { party: 'fled' },
      }),
    }).does('go:thelsvan-trail');
    expect(scene.legend.coins).toBe(100);
  },
);

rule('ICE-7.5', 'of the ice are 5 Incidents, 2 grounds, 4 levels and a rumour', () => {
  const iced = (rows: readonly { readonly box?: string }[]) => rows.filter(({ box }) => box === 'tomb-of-ice').length;
  expect([incidents, grounds, levels, rumours].map(iced)).toEqual([5, 2, 4, 1]);
  expect(boxes.map(({ id }) => id)).toContain('tomb-of-ice');
});
rule(['ICE-7.5', 'LEG-3.27'], 'they are in their decks where the box is in play, and nowhere else', () => {
  const ICE = 'tomb-of-ice';
  const isIced = ({ box }: { readonly box?: string }): boolean => box === ICE;
  const plays = (isThere: boolean) => {
    const state = campaigns({ [ICE]: isThere });
    const legend = { ...campaign(), boxes: [...state.boxes] };
    const dungeon = delve({ ...(isThere && { ice: true as const }) }).state;
    Object.assign(dungeon.dungeon ?? {}, { entered: [] });
    return {
      rumours: rumourDeck(legend).filter(isIced).length,
      levels: levelsLeft(dungeon).filter(board => isIced(levelRow(board))).length,
    };
  };
  expect([plays(true), plays(false)]).toEqual([
    { rumours: 1, levels: 4 },
    { rumours: 0, levels: 0 },
  ]);
  const incident = incidents.find(row => isIced(row) && 'leader' in row);
  const ground = grounds.find(isIced);
  /** The party is met by one of them, on one of their grounds. */
  const meets = (isThere: boolean): unknown => {
    const trail = trails.find(({ shield, kind }) => shield === incident?.shield && kind === 'normal');
    const [from = '', to = ''] = trail?.ends ?? [];
    const scene = wander({
      dice: Array(9).fill({ green: BLANK, yellow: SURGE, red: ENHANCEMENT }[incident?.shield ?? 'green']),
      draws: { incident: [incident], ground: [ground] },
      set: (legend, state) => {
        if (isThere) for (const { boxes: list } of [legend, state]) (list as string[]).push(ICE);
        legend.party.at = from;
      },
    }).chooses('week.march', `go:${to}`);
    return [scene.state.outdoors?.incident, scene.state.quest];
  };
  expect(meets(true)).toEqual([incident?.incident, ground?.board]);
  expect(() => meets(false)).toThrow();
});

describe('cities', () => {
  const besieged = (legend: Legend): void => {
    legend.party.at = 'greyhaven';
    legend.cities = { greyhaven: { siege: 1 } };
  };
  rule('LEG-13.7', 'a besieged city works as ever', () => {
    const doors = (set: (legend: Legend) => void) => week({ at: 'there', set }).offered('week.there');
    expect(doors(besieged)).toEqual(
      doors(legend => {
        legend.party.at = 'greyhaven';
      }),
    );
    expect(doors(besieged).filter(key => key.startsWith('enter:'))).not.toEqual([]);
  });
  rule('LEG-13.10', 'before the first week as many potions are bought as there are and coins pay for', () => {
    const scene = wander({
      position: { at: 'shopping', hero: 0 },
      set: (legend, state) => {
        Object.assign(legend, { week: 0, coins: 1200 });
        const heroes = [newHero(state.party[0] ?? 0, 'steelhorns', 0)];
        Object.assign(state, { choosing: 'draft', heroes });
      },
    });
    const rating = cityRow('tamalir').buildings.alchemist ?? 0;
    for (let n = 0; n <= rating && n < 3; n++) scene.chooses('setup.shop', 'buy-potion:healing-potion');
    expect(scene.state.heroes[0]?.potions.length).toBe(Math.min(3, rating + 1));
  });
  rule(['LEG-13.40', 'DRF-12.19'], '54 skills, each in one place', () => {
    const taught = schools.flatMap(({ skills }) => skills);
    expect([taught.length, new Set(taught).size]).toEqual([54, 54]);
    expect(schools.find(({ skills }) => skills.includes('appraiser'))?.id).toBe('dawnsmoor');
  });
  rule('LEG-14.5', 'siege tokens and ruins are seen from every seat', () => {
    const scene = wander({
      set: legend => {
        legend.cities = { greyhaven: { siege: 2 }, nerekhall: { razed: true } };
      },
    });
    for (const seat of [0, 1])
      expect(view(scene.state, seat).legend?.cities).toEqual({ greyhaven: { siege: 2 }, nerekhall: { razed: true } });
  });
});

rule('LEG-21.9', 'relics are in no deck of a campaign; the overlord buys dark relics with treachery', () => {
  const state = campaigns();
  const relics = items.filter(({ tier }) => tier === 'relic').map(({ id }) => id);
  expect(relics.length).toBeGreaterThan(5);
  const things = [...Object.values(state.decks.treasures).flat(), ...state.shop].map(originalOf);
  expect(things.filter(thing => relics.includes(thing))).toEqual([]);
  // Nor are they on the map, where decks are what nobody has.
  const decks = TIERS.flatMap(tier => treasureDeck(campaign(), tier)).map(originalOf);
  expect(decks.filter(thing => relics.includes(thing))).toEqual([]);
  const offers = (points: number): readonly string[] => {
    const scene = wander({
      position: { at: 'there' },
      set: legend => {
        legend.party.at = 'thelsvan-trail';
        legend.lieutenants = [];
        legend.treachery = { event: points, trap: points, monster: points };
      },
    }).chooses('week.there', 'explore');
    return scene.asked(scene.overlordSeat) === 'overlord.treachery' ? scene.offered('overlord.treachery') : [];
  };
  const dark = overlordCards.filter(({ id }) => id.startsWith('dark-relic')).map(({ id }) => `treachery:${id}`);
  expect(offers(0)).toEqual([]);
  expect(offers(3).filter(key => dark.includes(key)).length).toBeGreaterThan(0);
});

rule('LEG-21.12', 'by a variant whoever has fled does not have fatigue back', () => {
  const fled = (...variants: string[]) =>
    week({
      at: 'march',
      dice: [1, 1, 1],
      set: legend => {
        Object.assign(legend, { variants });
        for (const hero of legend.heroes) hero.fatigue = 0;
      },
      play: () => ({ ending: { party: 'fled' } }),
    }).does('go:thelsvan-trail').legend.heroes[0];
  expect(fled('house-no-fatigue-on-flee')?.fatigue).toBe(0);
  expect(fled()?.fatigue).toBe(fled()?.maxFatigue);
  expect(levelRow('level-01').leader.wounds).toBeGreaterThan(0);
});
