// DES-3: preparation.

import { Match, type Options } from '@veillee/kernel';
import { rule } from '@veillee/kernel/test/rule';
import { copiesOf, originalOf } from '@veillee/pieces/things';
import { describe, expect } from 'vitest';
import { BASE, rowsOf } from '../../content/boxes.ts';
import { gainRow } from '../../content/economy.ts';
import { heroes, heroRow } from '../../content/heroes.ts';
import { shop as everyShop } from '../../content/items.ts';
import { overlordCards } from '../../content/overlord.ts';
import { readyParty } from '../../content/parties.ts';
import { questRow } from '../../content/quests.ts';
import { skillDecks, skillRow } from '../../content/skills.ts';
import { SKILL_TYPES, TIERS } from '../../content/vocabulary.ts';
import { placesAround } from '../../rules/around.ts';
import { boardOf } from '../../rules/board.ts';
import { statOf } from '../../rules/effects/stats.ts';
import { descent } from '../../rules/game.ts';
import { partyOf, refuseSetting } from '../../rules/options.ts';
import { startOf } from '../../rules/setup/start.ts';
import { rowId, type State, sheetOf } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { RED } from '../faces.ts';
import { quest } from '../guide.ts';
import { answer, asked, begins, until } from '../preparing.ts';
import { begun, scene } from '../scene.ts';

/** What the shop of the base box has. */
const shop = rowsOf(everyShop, BASE);

const isPlaying = ({ state }: Match<State, View>): boolean => state.round > 0;

rule(
  ['DES-3.1', 'DRF-13.1', 'DES-3.31'],
  'heroes, skills, equipment, then the board with its figures, then the first hero’s turn',
  () => {
    const match = begins();
    const prompts: string[] = [];
    for (let n = 0; n < 500 && !isPlaying(match); n++) {
      const prompt = asked(match) ?? '';
      if (prompts.at(-1) !== prompt) prompts.push(prompt);
      answer(match);
    }
    expect(prompts).toEqual(['setup.hero', 'setup.skill', 'setup.shop', 'setup.arrival']);
    expect([match.state.phase, match.state.round]).toEqual(['heroes', 1]);
  },
);

rule(['DES-3.1', 'DES-3.20'], 'what lies face down lies in another order in every game', () => {
  const piles = ['one', 'two', 'three'].map(seed => {
    const { state } = Match.start<State, View>(descent, { seed, seats: 2, options: {} });
    const { decks, overlord, guide } = state;
    return { ...decks.skills, treasure: decks.treasures, chests: guide.pools, overlord: overlord.deck };
  });
  const orders = (pile: (of: (typeof piles)[number]) => unknown): number =>
    new Set(piles.map(of => JSON.stringify(pile(of)))).size;
  expect(SKILL_TYPES.map(type => orders(of => of[type]))).toEqual([3, 3, 3]);
  expect(TIERS.map(tier => orders(of => of.treasure[tier]))).toEqual([3, 3, 3]);
  expect(TIERS.filter(tier => orders(of => of.chests[tier]) > 1).length).toBeGreaterThan(0);
  expect(orders(of => of.overlord)).toBe(3);
});

rule(
  ['DES-3.4', 'DES-3.14', 'DES-3.29'],
  'a ready-made party has bought what it needs for its 300 coins, stands round the glyph, and the first question is who goes first',
  () => {
    for (const [seats, count] of [
      [2, 2],
      [2, 3],
      [2, 4],
      [5, 4],
    ] as const) {
      const { state, decisions } = begins({ seats, options: { choosing: 'ready', heroes: String(count) } });
      expect(decisions.map(({ prompt }) => prompt)).toEqual(Array(seats - 1).fill('turn.next'));
      expect(state.heroes.map(sheetOf)).toEqual(readyParty.slice(0, count).map(({ hero }) => hero));
      expect(state.heroes.map(({ seat }) => seat)).toEqual(state.party);
      const around = placesAround(state, startOf(state), () => true);
      expect(new Set(state.heroes.map(({ at }) => at)).size).toBe(count);
      for (const [n, hero] of state.heroes.entries()) {
        const { things = [], potions: drinks = [] } = readyParty[n] ?? {};
        expect(hero.equipped.map(rowId)).toEqual(things);
        expect([...hero.potions, ...hero.pack]).toEqual(drinks);
        const paid = things.reduce((sum, id) => sum + (shop.find(row => row.id === id)?.price ?? 0), 0);
        expect(hero.coins).toBe(300 - paid - 50 * drinks.length);
        expect(hero.skills).toHaveLength(3);
        expect(around).toContain(hero.at);
      }
      const owned = state.heroes.flatMap(({ equipped }) => equipped);
      expect(new Set([...owned, ...state.shop]).size).toBe(shop.reduce((sum, { copies }) => sum + copies, 0));
    }
  },
);

rule('DES-3.4', 'heroes are chosen, or dealt where the overlord does not agree', () => {
  const match = begins();
  expect(match.decisions[0]?.options).toHaveLength(heroes.length);
  answer(match, 'hero:steelhorns');
  expect(match.decisions[0]?.options.map(({ key }) => key)).not.toContain('hero:steelhorns');
  const dealt = begins({ options: { choosing: 'random' } });
  expect(asked(dealt)).toBe('setup.skill');
  expect(dealt.state.heroes).toHaveLength(2);
});

rule('DES-3.5', 'alone against the overlord one runs two heroes at least, and more if one likes', () => {
  expect(until(begins(), 'setup.skill').state.heroes.map(({ seat }) => seat)).toEqual([0, 0]);
  const many = until(begins({ options: { heroes: '4' } }), 'setup.skill');
  expect(many.state.heroes.map(({ seat }) => seat)).toEqual([0, 0, 0, 0]);
  const shared = until(begins({ seats: 3, options: { heroes: '3' } }), 'setup.skill');
  expect(shared.state.heroes.map(({ seat }) => seat)).toEqual([0, 0, 1]);
  const parties = (heroes: string) =>
    ['even', 'first'].map(shares => partyOf({ seats: 3, options: { heroes, shares } }, [0, 2]));
  expect(parties('4')).toEqual([[0, 0, 2, 2], [0, 0, 0, 2]]); // biome-ignore format: a row of parties
  expect(parties('2')).toEqual([[0, 2], [0, 2]]); // biome-ignore format: a row of parties
  const refused = (seats: number, options: Options) =>
    refuseSetting({ seats, options: { heroes: 'each', ...options } })?.text;
  expect(refused(6, {})).toBe('setup.refused.seats');
  expect(refused(1, {})).toBe('setup.refused.seats');
  expect(refused(5, { heroes: '3' })).toBe('setup.refused.heroes');
});

rule('DES-3.5', 'whoever plays several heroes is told which of them is chosen now', () => {
  const match = begins({ options: { heroes: '3' } });
  const told: unknown[] = [];
  for (; asked(match) === 'setup.hero'; answer(match)) told.push(match.decisions[0]?.with);
  expect(told).toEqual([1, 2, 3].map(n => ({ n, all: 3 })));
});

rule('DES-3.6', 'in a draft one of three sheets is kept', () => {
  const match = begins({ options: { choosing: 'draft' } });
  expect(match.decisions[0]?.options).toHaveLength(3);
  expect(match.state.house).toContain('hero-draft');
});

rule('DES-3.7', 'a hero has the wounds and the fatigue of the sheet, and 300 coins', () => {
  const match = until(begins(), ({ state }) => state.heroes.length > 0);
  for (const hero of match.state.heroes) {
    const { wounds, fatigue } = heroRow(sheetOf(hero));
    expect(hero).toMatchObject({ wounds, fatigue, coins: 300 });
    expect(hero.order).toBeUndefined();
  }
  expect(gainRow('starting-coins').n).toBe(300);
});

rule('DES-3.7', 'a hero begins with all wounds and fatigue, what skills add to the sheet included', () => {
  let raised = 0;
  for (let n = 0; n < 12; n++) {
    const match = Match.start<State, View>(descent, { seed: `full ${n}`, seats: 2, options: { heroes: '4' } });
    for (const { state } of [until(match, 'setup.skill'), until(match, 'setup.arrival'), until(match, isPlaying)])
      for (const hero of state.heroes) {
        const most = statOf(state, hero.id, 'maxWounds');
        expect([hero.wounds, hero.fatigue]).toEqual([most, statOf(state, hero.id, 'maxFatigue')]);
        if (most > heroRow(sheetOf(hero)).wounds) raised++;
      }
  }
  expect(raised).toBeGreaterThan(0);
});

rule(['DES-3.9', 'DES-3.12'], 'so many skills of each type as the sheet says, face up', () => {
  const match = until(begins(), 'setup.skill');
  for (const hero of match.state.heroes)
    for (const type of SKILL_TYPES)
      expect(hero.skills.filter(id => skillRow(id).type === type)).toHaveLength(heroRow(sheetOf(hero)).skills[type]);
  const view = match.view(1);
  expect(view.heroes.map(({ skills }) => skills)).toEqual(match.state.heroes.map(({ skills }) => skills));
});

rule(['DES-3.10', 'DES-3.11'], 'each hero may exchange one skill for another of its deck, which is kept', () => {
  const match = until(begins(), 'setup.skill');
  const [old = ''] = match.state.heroes[0]?.skills ?? [];
  const { type } = skillRow(old);
  const deck = match.state.decks.skills[type].length;
  const expected = match.state.decks.skills[type].at(-1);
  answer(match, `skill:${old}`);
  const [first, second] = match.state.heroes;
  expect(first?.skills).not.toContain(old);
  expect(first?.skills).toContain(expected);
  expect(match.state.decks.skills[type]).toHaveLength(deck);
  expect(match.state.decks.skills[type]).toContain(old);
  // The next hero is asked, not this one again.
  expect(match.decisions[0]?.options.map(({ key }) => key)).toEqual(second?.skills.map(id => `skill:${id}`));
});

rule('DES-3.11', 'the skill that was given back may come to the next hero, for its deck is shuffled', () => {
  // Somebody exchanges a skill; where it then lies in its deck differs from game to game.
  const places = new Set(
    ['one', 'two', 'three', 'four', 'five', 'six'].map(seed => {
      const match = until(Match.start<State, View>(descent, { seed, seats: 2, options: {} }), 'setup.skill');
      const [old = ''] = match.state.heroes[0]?.skills ?? [];
      answer(match, `skill:${old}`);
      expect([...match.told('everyone')].map(({ text }) => text)).toContain('log.skill.exchanged');
      const deck = match.state.decks.skills[skillRow(old).type];
      return deck.length - deck.indexOf(old);
    }),
  );
  expect(places.size).toBeGreaterThan(1);
});

rule('DES-3.13', 'three decks of skills: fighting, subterfuge, wizardry', () => {
  for (const [type, deck] of Object.entries(skillDecks))
    expect(new Set(deck.map(one => one.type))).toEqual(new Set([type]));
});

rule(
  ['DES-3.14', 'DES-3.15', 'DES-3.16', 'DES-3.17'],
  'the whole shop and potions at 50 coins, no credit; what is left stays in the shop',
  () => {
    const match = until(begins(), 'setup.shop');
    const keys = () => match.decisions[0]?.options.map(({ key }) => key) ?? [];
    const dear = shop.filter(({ price = 0 }) => price > 300).map(({ id }) => `buy:${id}`);
    const cheap = shop.filter(({ price = 0 }) => price <= 300).map(({ id }) => `buy:${id}`);
    expect(keys()).toEqual([...cheap, 'buy-potion:healing-potion', 'buy-potion:vitality-potion']);
    for (const key of dear) expect(keys()).not.toContain(key);
    const stock = match.state.shop.length;
    answer(match, 'buy-potion:healing-potion');
    answer(match, 'buy:sword');
    const [hero] = match.state.heroes;
    const price = shop.find(({ id }) => id === 'sword')?.price ?? 0;
    expect(hero).toMatchObject({ coins: 300 - 50 - price, potions: ['healing-potion'], equipped: ['sword#1'] });
    expect(match.state.shop).toHaveLength(stock - 1);
  },
);

rule(
  ['DES-3.14', 'DES-3.15', 'DES-2.5'],
  'a potion for the last 50 coins, while there are any; each is one less',
  () => {
    const match = until(begins(), 'setup.shop');
    const { state } = match;
    const [hero] = state.heroes;
    const offered = () =>
      match.decisions[0]?.options.map(({ key }) => key).filter(key => key.startsWith('buy-potion:')) ?? [];
    const [healing = 0, vitality = 0] = [state.supply['healing-potion'], state.supply['vitality-potion']];
    Object.assign(hero ?? {}, { coins: 100 });
    answer(match, 'buy-potion:healing-potion');
    expect([state.supply['healing-potion'], hero?.coins, offered().length]).toEqual([healing - 1, 50, 2]);
    answer(match, 'buy-potion:vitality-potion');
    // Whoever can buy nothing more is done: the next hero is asked.
    expect([state.supply['vitality-potion'], hero?.coins, match.decisions[0]?.with?.coins]).toEqual([
      vitality - 1,
      0,
      300,
    ]);
    const told = [...match.told('everyone')].filter(({ text }) => text === 'log.buys');
    expect(told).toHaveLength(2);
    const empty = until(begins(), 'setup.shop');
    empty.state.supply['healing-potion'] = 1;
    empty.state.supply['vitality-potion'] = 0;
    answer(empty, 'buy-potion:healing-potion');
    expect(empty.decisions[0]?.options.some(({ key }) => key.startsWith('buy-potion:'))).toBe(false);
  },
);

rule(
  ['DES-3.18', 'DES-3.17'],
  'three players want the last crossbow: all throw at once, whoever is level with the best throws again, one pays',
  () => {
    const play = scene({
      heroes: ['steelhorns', 'mad-carthos', 'one-fist'],
      players: 3,
      position: { at: 'shopping', hero: 0 },
      // 4, 3 and 4 damage; then 2 and 3.
      dice: [RED.four, RED.three, RED.four, RED.two, RED.three],
      set: (state, heroes) => {
        state.shop = ['crossbow#2', 'dagger#1'];
        for (const hero of heroes) Object.assign(hero, { coins: 150, equipped: [] });
      },
    });
    play.does('buy:crossbow').answers(1, 'claim').answers(2, 'claim');
    expect(play.state.heroes.map(({ equipped, coins }) => [equipped, coins])).toEqual([
      [[], 150],
      [[], 150],
      [['crossbow#2'], 0],
    ]);
    expect(play.told().filter(({ text }) => text === 'log.disputed')).toHaveLength(2);
    expect(play.state.shop).toEqual(['dagger#1']);
  },
);

rule('DES-3.18', 'two who want the last item throw the red die, and most damage takes it', () => {
  const match = until(begins({ seats: 3 }), 'setup.shop');
  const swords = match.state.shop.filter(thing => thing.startsWith('crossbow#'));
  for (const thing of swords.slice(1)) match.state.shop.splice(match.state.shop.indexOf(thing), 1);
  answer(match, 'buy:crossbow');
  expect([asked(match), match.decisions[0]?.seat]).toEqual(['shop.dispute', 1]);
  answer(match, 'claim');
  const owners = match.state.heroes.filter(({ equipped }) => equipped.length === 1);
  expect(owners).toHaveLength(1);
  expect(owners[0]?.coins).toBe(150);
  expect([...match.told('everyone')].map(({ text }) => text)).toContain('log.disputed');
});

describe('the last of an item', () => {
  /** Three players at the shop, in which so many crossbows are left; the first buys one. */
  const buying = (left: number, set: (state: State) => void = () => {}, options: Options = {}) => {
    const match = until(begins({ seats: 3, options }), 'setup.shop');
    const bows = match.state.shop.filter(thing => thing.startsWith('crossbow#'));
    for (const thing of bows.slice(left)) match.state.shop.splice(match.state.shop.indexOf(thing), 1);
    set(match.state);
    answer(match, 'buy:crossbow');
    return match;
  };
  const owners = ({ state }: Match<State, View>): number[] =>
    state.heroes.flatMap(({ equipped }, n) => (equipped.length > 0 ? [n] : []));

  rule('DES-3.18', 'is thrown for only if it is the last, by players who could pay, where the table plays so', () => {
    expect(owners(buying(2))).toEqual([0]);
    expect(owners(buying(1, () => {}, { 'dispute-roll': false }))).toEqual([0]);
    expect(owners(buying(1, ({ heroes: [, other] }) => void Object.assign(other ?? {}, { coins: 149 })))).toEqual([0]);
    const rich = buying(1, ({ heroes: [, other] }) => void Object.assign(other ?? {}, { coins: 150 }));
    expect([asked(rich), rich.decisions[0]?.seat]).toEqual(['shop.dispute', 1]);
  });

  rule('DES-3.18', 'goes to whoever asked first if nobody else claims it', () => {
    const match = buying(1);
    expect(asked(match)).toBe('shop.dispute');
    answer(match);
    expect(owners(match)).toEqual([0]);
    expect([...match.told('everyone')].map(({ text }) => text)).not.toContain('log.disputed');
  });
});

rule('DES-3.18', 'whoever throws alike for the last item throws again', () => {
  const play = scene({
    players: 2,
    position: { at: 'shopping', hero: 0 },
    // 4 damage each; then 2 against 4.
    dice: [2, 2, 5, 2],
    set: state => {
      state.shop = ['crossbow#1'];
    },
  }).does('buy:crossbow');
  play.answers(1, 'claim');
  expect(play.state.heroes.map(({ equipped, coins }) => [equipped, coins])).toEqual([
    [[], 300],
    [['crossbow#1'], 150],
  ]);
});

rule(
  ['DES-3.19', 'DES-3.20', 'DES-3.22', 'DES-3.23'],
  'conquest as the quest says, numbers under chests shuffled, three cards for the overlord, no threat',
  () => {
    const { state } = until(begins(), isPlaying);
    const { conquest, aid } = questRow('heart-of-darkness');
    expect(state.conquest).toBe(conquest + aid[3]);
    expect(begins({ options: { pool: 'guide' } }).state.conquest).toBe(conquest);
    const all = rowsOf(overlordCards, BASE).reduce((sum, { copies }) => sum + copies, 0);
    expect([state.overlord.hand.length, state.overlord.threat]).toEqual([3, 0]);
    expect(state.overlord.deck.length).toBe(all - 3);
    const numbers = (tier: (typeof TIERS)[number]) => [
      ...state.guide.pools[tier],
      ...state.board.markers.flatMap(one =>
        one.kind === 'chest' && one.tier === tier ? [state.guide.chests[one.id] ?? 0] : [],
      ),
    ];
    expect(numbers('copper').sort()).toEqual([1, 2, 3]);
    expect(numbers('silver').sort()).toEqual([1, 2, 3]);
    expect(numbers('gold').sort()).toEqual([1, 2]);
  },
);

describe('threat and cards', () => {
  rule(['DES-3.22', 'DES-12.6'], 'the basic deck has 36 cards of four types', () => {
    const cards = rowsOf(overlordCards, BASE);
    expect(cards.flatMap(({ id, copies }) => copiesOf(id, copies))).toHaveLength(36);
    expect(new Set(cards.map(({ type }) => type))).toEqual(new Set(['event', 'trap', 'power', 'spawn']));
  });
});

rule(
  ['DES-3.25', 'DES-3.26'],
  'the whole floor is seen from the start, or with the hidden map what is revealed',
  () => {
    const floor = (hidden: boolean, seat: number) =>
      Object.keys(scene({ options: { 'hidden-map': hidden } }).match.view(seat).floor).map(Number);
    const all = [...boardOf({ quest: 'heart-of-darkness' }).areas.keys()].sort();
    expect(floor(false, 0).sort()).toEqual(all);
    expect(floor(true, 0)).toEqual([0]);
    expect(floor(true, 1).sort()).toEqual(all);
  },
);

rule(
  'DES-3.27',
  'in the area of the start the guide’s monsters and markers stand there from the first, and none of them has yet acted',
  () => {
    const { state } = quest('heart-of-darkness', { heroes: ['steelhorns', 'mad-carthos', 'ispher', 'lyssa'] });
    expect(state.board.revealed).toEqual([0]);
    expect(state.monsters.length).toBeGreaterThan(0);
    expect(state.board.markers.some(({ kind }) => kind === 'glyph')).toBe(true);
    expect(state.monsters.every(({ ready }) => !ready)).toBe(true);
  },
);

rule(['DES-3.28', 'DES-30.4'], 'chests are laid with their numbers hidden from heroes', () => {
  const play = quest('heart-of-darkness', { areas: [0, 1] });
  const chests = play.state.board.markers.filter(({ kind }) => kind === 'chest');
  const numbers = chests.map(({ id }) => play.state.guide.chests[id]);
  expect(numbers.toSorted()).toEqual([1, 2, 3]);
  expect(play.seat(0).view().guide).toBeUndefined();
  expect(play.seat(1).view().guide?.chests).toEqual(play.state.guide.chests);
});

rule(
  ['DES-3.29', 'DES-3.30'],
  'figures begin on the glyph or beside it, one to a space, and the quest is read out',
  () => {
    const match = until(begins(), 'setup.arrival');
    const first = match.decisions[0]?.options.map(({ key }) => key) ?? [];
    expect(first).toContain('walk:space:2,10');
    expect(first.length).toBeLessThanOrEqual(9);
    answer(match, 'walk:space:2,10');
    expect(match.decisions[0]?.options.map(({ key }) => key)).toEqual(first.filter(key => key !== 'walk:space:2,10'));
    expect(match.view(0).story.map(({ text }) => text)).toEqual([
      'quest.heart-of-darkness.text.intro',
      'quest.heart-of-darkness.text.area-0',
      'quest.heart-of-darkness.text.objective',
    ]);
  },
);

rule(
  ['DES-3.30', 'DES-11.6'],
  'the quest’s opening says how many cards the overlord draws, and whether figures depend on the heroes (R96, R97)',
  () => {
    const terms = (options: Options) =>
      [...until(begins({ options }), 'setup.arrival').told(0)].filter(({ text }) => text.startsWith('terms.'));
    expect(terms({})).toMatchObject([
      { text: 'terms.balanced', with: { cards: { text: 'terms.draws', with: { n: 2 } } } },
    ]);
    expect(terms({ quest: 'durnog-brothers' })).toMatchObject([
      { text: 'terms.balanced', with: { cards: { text: 'terms.drawsInTurn', with: { least: 1, most: 2 } } } },
    ]);
    expect(terms({ quest: 'durnog-brothers', pool: 'guide' })).toMatchObject([
      { text: 'terms.book', with: { cards: { text: 'terms.draws', with: { n: 2 } } } },
    ]);
  },
);

rule('DES-3.2', 'with the Well its versions of older cards are there, and none of them twice', () => {
  const everything = (options: { readonly [box: string]: boolean }): string[] => {
    const { decks, shop, overlord, heroes } = begun({ options });
    const { skills, treasures } = decks;
    const dealt = heroes.flatMap(hero => [...hero.skills, ...hero.equipped, ...hero.pack]);
    return [...Object.values(skills), ...Object.values(treasures), shop, overlord.deck, overlord.hand, dealt]
      .flat()
      .map(originalOf);
  };
  const [plain, well] = [everything({}), everything({ 'well-of-darkness': true })];
  expect(well.length).toBeGreaterThan(plain.length);
  const count = (all: readonly string[], id: string): number => all.filter(one => one === id).length;
  for (const id of [
    'acrobat',
    'divine-retribution',
    'explosive-rune',
    'bow',
    'bow-of-bone',
    'golden-armor',
    'dragon-scale-mail',
  ])
    expect([id, count(well, id), count(plain, id)]).toEqual([id, count(plain, id), Math.max(1, count(plain, id))]);
});
