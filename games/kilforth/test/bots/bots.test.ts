// The bots of Kilforth: they finish every kind of game, do not peek, answer every question, and do the obvious.

import { awaited, player, playOut, random, randomPicks, turnOf } from '@veillee/bots';
import { type Bot, Chance, checkPicks, type Decision, Match, newChance, type Picks } from '@veillee/kernel';
import { describe, expect, test } from 'vitest';
import { adept } from '../../bots/adept.ts';
import { duel } from '../../bots/duel.ts';
import { gatheringPlace } from '../../bots/gathering.ts';
import { mindOf } from '../../bots/mind.ts';
import { needsOf } from '../../bots/needs.ts';
import { novice } from '../../bots/novice.ts';
import { sagaIds } from '../../content/cards.ts';
import { kilforth } from '../../rules/game.ts';
import { PLAIN } from '../../rules/odds/dice-chances.ts';
import { duelOdds } from '../../rules/odds/duel-odds.ts';
import type { State } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { richKilforth } from '../rich.ts';
import { type Setting, scene, type Table } from '../scene.ts';

type KilforthBot = Bot<State, View>;
const bots: readonly KilforthBot[] = [novice, adept];
const chanceOf = (seed: string): Chance => new Chance(newChance(seed));

/** The questions that come up in any few games; the rarest have scenes of their own. */
const PROMPTS = Object.entries({
  ability: ['deck', 'may', 'peek', 'ready'],
  assault: ['confirm'],
  battle: ['prevent', 'round', 'start'],
  cost: ['rumours'],
  defeat: ['lose'],
  draft: ['class', 'deck', 'keep', 'race', 'saga'],
  engage: ['hidden', 'start'],
  exchange: ['ask', 'consent', 'give', 'gold'],
  feat: ['talent'],
  flee: ['where'],
  gift: ['window'],
  limit: ['assets', 'rumours'],
  reward: ['loot', 'rumour', 'trophy'],
  team: ['invite'],
  test: ['after', 'before', 'success'],
  trade: ['buy', 'deal', 'heal', 'sell'],
  turn: ['choice'],
}).flatMap(([chapter, questions]) => questions.map(question => `${chapter}.${question}`));

/** Questions that games seldom ask, each set up by hand. */
const RARE: { readonly [prompt: string]: () => Table } = {
  'ability.choice': () =>
    scene()
      .atAncient('pale-queen', 'serene-lake')
      .hero(0, { chapter: 'done', hp: 8, maxHp: 8 })
      .hand(0, 'copper-ring', 'pedlar')
      .opens()
      .assaults('pale-queen'),
  'ability.exhaust': () =>
    scene()
      .atAncient('okhtar', 'brimstone-pit')
      .hero(0, { chapter: 'done', hp: 8, maxHp: 8 })
      .assets(0, 'copper-ring', 'watch-guard')
      .opens()
      .assaults('okhtar'),
  'ability.discover': () =>
    scene()
      .hero(0, { race: 'human', class: 'sorcerer', saga: 'steal-the-artefact' })
      .hand(0, 'copper-ring', 'watch-guard')
      .opens()
      .plays('use:class'),
  'ability.hero': () =>
    scene(2).hero(0, { hp: 2 }).hero(1, { hp: 1 }).assets(0, 'willow-balm').opens().plays('use:willow-balm'),
  'clear.talents': () =>
    scene()
      .at(0, 'heron-ford')
      .talents(0, 'martial-1a', 'martial-2a', 'martial-3a')
      .plots('heron-ford', 'emptied-granaries')
      .opens()
      .plays('clear:emptied-granaries'),
  'cost.card': () =>
    scene()
      .hero(0, { race: 'dark-elf', class: 'rogue', saga: 'assassinate-the-lord', hp: 1 })
      .hand(0, 'watch-guard', 'squire')
      .opens()
      .plays('use:race'),
  'feat.keyword': () =>
    scene()
      .hero(0, { gold: 5 })
      .hand(0, 'wheatfield-imp', 'goblin-marauders', 'copper-ring', 'pewter-dagger')
      .opens()
      .plays('feat:chapter')
      .chooses('feat.cards', 'other'),
  'feat.cards': () =>
    scene()
      .hero(0, { gold: 5 })
      .hand(0, 'wheatfield-imp', 'goblin-marauders', 'copper-ring')
      .opens()
      .plays('feat:chapter'),
  'feat.sacrifice': () =>
    scene().hero(0, { gold: 5 }).hand(0, 'wheatfield-imp').assets(0, 'pewter-dagger').opens().plays('feat:chapter'),
  'finale.totem': () =>
    scene()
      .at(0, 'field-of-banners')
      .hero(0, { chapter: 'finale', successes: [{ target: 'finale', attribute: 'combat', n: 6 }] })
      .dice(6, 6, 6, 6, 6)
      .opens()
      .plays('feat:combat'),
  'clear.rumours': () =>
    scene()
      .at(0, 'heron-ford')
      .hand(0, 'copper-ring', 'pedlar', 'omen')
      .plots('heron-ford', 'feast-of-bones')
      .opens()
      .plays('clear:feast-of-bones'),
  'limit.loot': () =>
    scene()
      .at(0, 'heron-ford')
      .obstacles('heron-ford', 1)
      .loot(0, 'bandage#1', 'bandage#2', 'fleet-boots#1', 'fleet-boots#2', 'lucky-charm#1', 'smoke-bomb#1')
      .bag('tonic#1')
      .opens()
      .plays('clear:obstacle'),
  'gift.reward': () =>
    scene()
      .meets('heron-ford', 'the-lost-herd')
      .hero(0, { hp: 3 })
      .assets(0, 'moor-pony')
      .loot(0, 'bandage#1', 'bandage#2', 'fleet-boots#1', 'fleet-boots#2', 'lucky-charm#1', 'smoke-bomb#1')
      .opens()
      .plays('overcome:the-lost-herd'),
  'gift.market': () =>
    scene().hero(0, { gold: 1 }).assets(0, 'guild-master').opens().plays('trade').chooses('trade.deal', 'buy:item'),
  'gift.loss': () =>
    scene()
      .at(0, 'heron-ford')
      .hero(0, { fate: 0, hp: 1 })
      .loot(0, 'bandage#1')
      .deck('plains', 'sudden-storm')
      .dice(1, 1)
      .opens()
      .plays('move:golden-fields')
      .passes('test.before'),
  'engage.whom': () => scene().meets('heron-ford', 'wheatfield-imp', 'goblin-marauders').opens('turn'),
  'reward.share': () =>
    scene(2)
      .together('heron-ford', 'break-the-cursed-wheel')
      .dice(6, 6, 6, 6, 6, 6)
      .opens()
      .teamsUp(1)
      .plays('confront:break-the-cursed-wheel:combat')
      .chooses('reward.loot', 'gold'),
  'ability.weakest': () => scene(2).hero(0, { hp: 1 }).hero(1, { hp: 2 }).night('watchers-fire').opens('darkness'),
  'ability.region': () =>
    scene()
      .hero(0, { race: 'human', class: 'sorcerer', saga: 'steal-the-artefact' })
      .at(0, 'heron-ford')
      .assets(0, 'bramble-door')
      .opens()
      .plays('use:bramble-door'),
  'exchange.pick': () =>
    scene(2, { mode: 'competitive' })
      .hand(1, 'copper-ring', 'watch-guard')
      .hero(0, { gold: 9 })
      .opens()
      .plays('exchange:1')
      .until('exchange.ask')
      .chooses('exchange.ask', 'unknown:1')
      .chooses('exchange.gold', '3')
      .chooses('exchange.consent', 'accept'),
};

/** So often a question was put to the bot in vain: from then on only where its answer counts. */
const WELL_KNOWN = 20;

/** A player who does what the bot says every other time, and else anything: it leads the bot where it would never go. */
const dabbler = (bot: KilforthBot, answered: Map<string, number>): KilforthBot => ({
  id: 'dabbler',
  decide: turn => {
    const { decision, chance } = turn;
    const isHeeded = chance.below(2, 'mischief') === 0;
    const often = answered.get(decision.prompt) ?? 0;
    if (!isHeeded && often >= WELL_KNOWN) return randomPicks(decision, chance);
    const own = bot.decide(turn);
    checkPicks(decision, own);
    answered.set(decision.prompt, often + 1);
    return isHeeded ? own : randomPicks(decision, chance);
  },
});

/** A game of one kind, played out by these, with an end to it. */
function played(seed: string, players: readonly KilforthBot[], options: Record<string, string | boolean>): State {
  const match = Match.start(kilforth, { seed, seats: players.length, options, history: false });
  const made = playOut(
    match,
    players.map((bot, seat) => player(bot, `${seed}:${seat}`)),
    9000,
  );
  expect(match.over, `over after ${made} decisions`).toBe(true);
  return match.state;
}

describe.each(bots)('$id', bot => {
  test.each(kilforth.trials.map(({ seats, options }) => ({ seats, mode: options.mode as string, options })))(
    'finishes a $mode game for $seats with legal answers',
    ({ seats, options }) => {
      const match = Match.start(kilforth, { seed: 'trial', seats, options, history: false });
      playOut(
        match,
        Array.from({ length: seats }, (_, seat) => player(bot, `trial ${seat}`)),
        9000,
      );
      expect(match.over).toBe(true);
      expect(kilforth.invariants?.(match.state) ?? []).toEqual([]);
    },
  );

  test('has a legal answer to every question, in whatever situation', () => {
    const answered = new Map<string, number>();
    for (const game of [kilforth, richKilforth])
      for (const [n, setting] of kilforth.trials.entries()) {
        const match = Match.start(game, { seed: `mischief ${n}`, ...setting, history: false });
        const players = Array.from({ length: setting.seats }, (_, seat) =>
          player(dabbler(bot, answered), `mischief ${n}:${seat}`),
        );
        playOut(match, players, 500);
      }
    expect(PROMPTS.filter(prompt => !answered.has(prompt))).toEqual([]);
  });

  test.each(Object.keys(RARE))('has a legal answer to the rare question %s', prompt => {
    const table = RARE[prompt]?.() as Table;
    const decision = awaited(table.match) as Decision;
    expect(decision.prompt).toBe(prompt);
    checkPicks(decision, answer(table, bot));
  });

  test.each([
    { seats: 1, mode: 'solo' },
    { seats: 2, mode: 'competitive' },
    { seats: 3, mode: 'cooperative' },
  ])('answers alike when all that it cannot see is dealt anew ($mode for $seats)', ({ seats, mode }) => {
    const match = Match.start(richKilforth, { seed: 'peek', seats, options: { mode } });
    const chance = chanceOf('peek');
    const prompts = new Set<string>();
    for (let made = 0; !match.over && made < 150; made++) {
      const decision = awaited(match) as Decision;
      const told = bot.decide(turnOf(match, decision, chanceOf(`alike ${made}`)));
      if (made % 3 === 0 || !prompts.has(decision.prompt)) {
        prompts.add(decision.prompt);
        const imagined = match.imagine(decision.seat, `other ${made}`);
        const same = imagined.decisions.find(one => one.seat === decision.seat) as Decision;
        const again = bot.decide(turnOf(imagined, same, chanceOf(`alike ${made}`)));
        expect(again, decision.prompt).toEqual(told);
      }
      const picks = chance.below(3, 'peek') === 0 ? randomPicks(decision, chance) : told;
      match.answer({ seat: decision.seat, decision: decision.id, picks });
    }
    expect(prompts.size).toBeGreaterThan(8);
  });

  test('completes a Chapter as soon as its keywords and Gold are there', () => {
    const table = scene().hand(0, 'wheatfield-imp', 'copper-ring').hero(0, { gold: 5 }).opens();
    expect(answer(table, bot)).toEqual(['feat:chapter']);
  });

  test('overcomes what an Asset overcomes', () => {
    const table = scene().meets('heron-ford', 'the-lost-herd').assets(0, 'moor-pony').opens();
    expect(answer(table, bot)).toEqual(['overcome:the-lost-herd']);
  });
});

/** What a bot answers to the question of a scene. */
function answer(table: Table, bot: KilforthBot): Picks {
  return bot.decide(turnOf(table.match, awaited(table.match) as Decision, chanceOf('scene')));
}

describe('the adept', () => {
  test('saves its life with what heals, before the loss and in a Skirmish, and comes out of hiding for it', () => {
    const storm = (hidden: boolean) =>
      scene()
        .at(0, 'heron-ford')
        .hero(0, { fate: 0, hp: 1, hidden })
        .loot(0, 'bandage#1')
        .deck('plains', 'sudden-storm')
        .dice(1, 1)
        .opens()
        .plays('move:golden-fields')
        .passes('test.before');
    expect(answer(storm(false), adept)).toEqual(['use:bandage#1']);
    expect(answer(storm(true), adept)).toEqual(['unhide']);
    const struck = (hp: number) =>
      scene()
        .meets('barrow-lea', 'restless-rider')
        .hero(0, { fate: 0, hp, maxHp: 6, exhausted: ['mail-coat'] })
        .assets(0, 'mail-coat', 'healer')
        .loot(0, 'healing-draught#1', 'tonic#1')
        .dice(1, 1, 1, 1, 1)
        .foe(5, 5, 1)
        .opens('turn')
        .passes('engage.start');
    expect(answer(struck(2), adept)).toEqual(['use:healer']); // the token is kept
    expect(answer(struck(5), adept)).toEqual([]);
  });

  test('does not press a friend who has just refused an Exchange', () => {
    const table = scene(2).hero(0, { gold: 9, chapter: 'done' }).hero(1, { chapter: 2 }).hand(0, 'templar').opens();
    const first = answer(table, adept);
    expect(first).toEqual(['exchange:1']);
    table.plays('exchange:1');
    while (table.asked()?.startsWith('exchange.') && table.actor === 0)
      table.match.answer({
        seat: 0,
        decision: table.match.decisions[0]?.id ?? 0,
        picks: answer(table, adept),
      });
    table.passes('exchange.consent');
    expect(answer(table, adept)[0]).not.toBe('exchange:1');
  });

  test('takes the card that its Chapter lacks, and a Reward where the card is of no use', () => {
    const rewarded = (enemy: string, hand: string) => {
      const table = scene().meets('heron-ford', enemy).hand(0, hand).dice(6, 6, 6, 6, 6);
      return table.foe(1, 1, 1, 1).opens('turn').until('reward.loot').chooses('reward.loot', 'gold');
    };
    expect(answer(rewarded('woken-scarecrow', 'copper-ring'), adept)).toEqual(['take']);
    expect(answer(rewarded('woken-scarecrow', 'wheatfield-imp'), adept)).toEqual(['draw']);
  });

  test('flees from what it can hardly beat, and fights on where the victory is near', () => {
    const round2 = (enemy: string, hp: number, hits: number) => {
      const dice = Array.from({ length: 5 }, (_, i) => (i < hits ? 6 : 1));
      const table = scene()
        .meets('heron-ford', enemy)
        .hero(0, { hp })
        .dice(...dice);
      return table.foe(6, 1, 1, 1, 1).opens('turn').until('battle.round');
    };
    expect(answer(round2('forgotten-host', 2, 0), adept)).toEqual(['flee']);
    expect(answer(round2('woken-scarecrow', 4, 1), adept)).not.toEqual(['flee']);
  });

  test('uses Fate where it wins the test, and not where it would be wasted', () => {
    const tested = (...dice: number[]) =>
      scene()
        .meets('heron-ford', 'break-the-cursed-wheel')
        .dice(...dice)
        .opens()
        .plays('confront:break-the-cursed-wheel:combat');
    expect(answer(tested(6, 6, 1, 1, 1), adept)).toEqual(['fate']);
    expect(answer(tested(1, 1, 1, 1, 1), adept)).toEqual([]);
  });

  test('does not assault an Ancient that it cannot beat while there is time, and does when it can', () => {
    const before = (hp: number, day: number, left: number) =>
      scene()
        .day(day)
        .atAncient('pale-queen', 'serene-lake', { hp: left })
        .hero(0, { chapter: 'done', hp, maxHp: 8, ap: hp, gold: 0 })
        .assets(0, 'sword-of-the-pass', 'mail-coat')
        .opens();
    expect(answer(before(4, 12, 17), adept)).not.toEqual(['assault:pale-queen']);
    expect(answer(before(8, 12, 3), adept)).toEqual(['assault:pale-queen']);
    // On the last Day there is nothing to wait for.
    expect(answer(before(8, 25, 17), adept)).toEqual(['assault:pale-queen']);
  });

  test('rests rather than wander about with one HP', () => {
    const table = scene().at(0, 'heron-ford').hero(0, { hp: 1, ap: 1 }).opens();
    expect(answer(table, adept)).toEqual(['rest']);
  });

  test('does not sleep in the Gloom with its last HP', () => {
    const table = scene().gloom('heron-ford').at(0, 'heron-ford').hero(0, { hp: 1, ap: 1, gold: 6 });
    expect(answer(table.encounters('heron-ford', 'fortified-farm').opens(), adept)[0]).toMatch(/^move:/);
  });

  test('joins friends and not rivals', () => {
    const invited = (mode: string) =>
      scene(2, { mode }).together('heron-ford', 'fortified-farm').opens().plays('team:1');
    expect(answer(invited('cooperative'), adept)).toEqual(['join']);
    expect(answer(invited('competitive'), adept)).toEqual([]);
  });

  test('waits at the place of a Finale for its friends, and tries it when all have come', () => {
    const gathering = (friend: string) =>
      scene(2)
        .at(0, 'field-of-banners')
        .at(1, friend)
        .hero(0, { chapter: 'finale', hp: 8, maxHp: 8, ap: 8 })
        .hero(1, { chapter: 'finale', hp: 8, maxHp: 8, ap: 8 })
        .opens();
    expect(answer(gathering('field-of-banners'), adept)[0]).toMatch(/^(team|feat):/);
    expect(answer(gathering('brimstone-pit'), adept)[0]).not.toMatch(/^move:/);
  });

  test('uses the time until its friends can be at the meeting place, and is there when they are', () => {
    const before = (friend: string) =>
      scene(2)
        .at(0, 'gallows-oak')
        .at(1, friend)
        .hero(0, { chapter: 'finale', hp: 6, maxHp: 8, ap: 6 })
        .hero(1, { chapter: 'finale', hp: 8, maxHp: 8, ap: 8 })
        .opens();
    expect(answer(before('mute-glacier'), adept)).toEqual(['rest']);
    expect(answer(before('field-of-banners'), adept)).toEqual(['move:field-of-banners']);
  });

  test('plans the Finales of all and the way to the Ancient as one way', () => {
    const meeting = (setting: Setting, seat: 0 | 1) => {
      const { match } = setting.active(seat).opens();
      return gatheringPlace(mindOf(turnOf(match, awaited(match) as Decision, chanceOf('way'))));
    };
    const friends = (about: Partial<State['heroes'][number]>, day = 12) =>
      scene(2).day(day).together('whispering-wood').hero(0, { chapter: 'finale' }).hero(1, about);
    // Heron Ford is nearer, but next to Golden Fields, where the Ancient will stand.
    for (const seat of [0, 1] as const) expect(meeting(friends({ chapter: 'finale' }), seat)).toBe('field-of-banners');
    // A friend who still has Chapters to tell is not called away from them until the last Days.
    expect(meeting(friends({ chapter: 3 }), 0)).toBeUndefined();
    expect(meeting(friends({ chapter: 3 }, 23), 0)).toBe('field-of-banners');
  });

  test('hands a friend the card and the Gold that his Chapters lack, or asks for them', () => {
    const met = (seat: 0 | 1) =>
      scene(2)
        .active(seat)
        .hero(0, { chapter: 'finale', gold: 12 })
        .hand(0, 'pedlar')
        .hero(1, { chapter: 1, gold: 0 })
        .opens();
    const given = met(0);
    expect(answer(given, adept)).toEqual(['exchange:1']);
    expect(answer(given.plays('exchange:1'), adept)).toEqual(['pedlar']);
    expect(answer(given.chooses('exchange.give', 'pedlar'), adept)).toEqual(['12']);
    expect(answer(given.chooses('exchange.gold', '12'), adept)).toEqual(['accept']);
    const asked = met(1);
    expect(answer(asked, adept)).toEqual(['exchange:0']);
    expect(answer(asked.plays('exchange:0'), adept)).toEqual(['pedlar']);
    expect(answer(asked.chooses('exchange.ask', 'pedlar'), adept)).toEqual(['-12']);
    expect(answer(asked.chooses('exchange.gold', '-12'), adept)).toEqual(['accept']);
  });

  test('keeps among friends the card that its own Chapter lacks', () => {
    const table = scene(2).hero(0, { chapter: 1, gold: 3, saga: 'save-the-villagers' }).hand(0, 'pedlar');
    expect(answer(table.hero(1, { chapter: 1, gold: 3 }).opens(), adept)).not.toEqual(['exchange:1']);
  });

  test('rests with its friends before an Assault as long as there is time, and then goes with all of them', () => {
    const before = (hp: number, day: number) =>
      scene(2)
        .day(day)
        .together('serene-lake')
        .hero(0, { chapter: 'done', hp, maxHp: 8, ap: hp, gold: 0 })
        .hero(1, { chapter: 'done', hp, maxHp: 8, ap: hp, gold: 0 })
        .ancients('pale-queen')
        .risen('pale-queen', 'serene-lake', { hp: 2 })
        .opens();
    expect(answer(before(4, 12), adept)).toEqual(['rest']);
    expect(answer(before(8, 12), adept)).toEqual(['team:1']);
    expect(answer(before(4, 25), adept)).toEqual(['team:1']);
  });

  test('calls friends into a Battle that it may lose, and not into an easy one', () => {
    const met = (enemy: string) => scene(2).together('skull-heath', enemy).hero(1, { hp: 6, maxHp: 6 }).opens('turn');
    expect(answer(met('forgotten-host'), adept)).toEqual(['team:1']);
    expect(answer(met('wheatfield-imp'), adept)[0] ?? '').not.toMatch(/^team:/);
  });

  test('beats random heroes', () => {
    let won = 0;
    for (const seed of ['a', 'b', 'c'])
      for (const adeptSeat of [0, 1]) {
        const players = adeptSeat === 0 ? [adept, random as KilforthBot] : [random as KilforthBot, adept];
        const state = played(seed, players, { mode: 'competitive', heroes: 'random' });
        const { won: winners } = kilforth.outcome(state);
        if (winners.length === 1 && winners[0] === adeptSeat) won++;
      }
    expect(won).toBeGreaterThanOrEqual(5);
  });

  /** With the bounds of the README but fewer games: the README has the figures of many, Saga by Saga. */
  test('tells most Sagas to the end but not all, at the pace they were made for', () => {
    const days: number[][] = [[], [], [], []];
    let finished = 0;
    const games = 16;
    for (let n = 0; n < games; n++) {
      const match = Match.start(kilforth, {
        seed: `yarn ${n}`,
        seats: 1,
        options: { heroes: 'random' },
        history: false,
      });
      const chance = chanceOf(`yarn ${n}`);
      let chapter: State['heroes'][number]['chapter'] = 1;
      while (!match.over) {
        const decision = awaited(match) as Decision;
        match.answer({ seat: 0, decision: decision.id, picks: adept.decide(turnOf(match, decision, chance)) });
        const own = match.state.heroes[0];
        if (!own || own.chapter === chapter) continue;
        if (typeof chapter === 'number') days[chapter - 1]?.push(match.state.day);
        chapter = own.chapter;
      }
      if (match.state.awake) finished++;
    }
    expect(finished / games).toBeGreaterThan(0.35);
    expect(finished / games).toBeLessThan(0.8);
    const medians = days.map(list => list.sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0);
    for (const [i, wanted] of [4, 9, 14, 17].entries())
      expect(Math.abs((medians[i] ?? 0) - wanted), `Chapter ${i + 1}: Day ${medians[i]}`).toBeLessThanOrEqual(2);
  });
});

describe('what the adept reckons with', () => {
  test('is the rules’ own odds where nobody flees', () => {
    for (const [hp, foeHp, dice, foeDice] of [
      [4, 2, 4, 3],
      [8, 9, 8, 6],
      [1, 1, 2, 2],
      [6, 4, 3, 5],
    ] as const) {
      const sides = { hp, foeHp, dice, foeDice, firstDice: dice + 1, foeFirstDice: foeDice + 1, chance: PLAIN };
      const mine = duel({ ...sides, courage: 0 });
      const theirs = duelOdds({ ...sides, foeChance: PLAIN, strikesFirst: false });
      expect(mine.win + mine.both).toBeCloseTo(theirs.win, 9);
      expect(mine.lose + mine.both).toBeCloseTo(theirs.fall, 9);
      expect(mine.win + mine.both + mine.lose + mine.flee).toBeCloseTo(1, 9);
    }
  });

  test('falls less often to an Enemy whom it flees in time', () => {
    const sides = { hp: 3, foeHp: 4, dice: 3, foeDice: 4, firstDice: 3, foeFirstDice: 5, chance: PLAIN };
    const brave = duel({ ...sides, courage: 0 });
    const careful = duel({ ...sides, courage: 0.5 });
    expect(careful.lose).toBeLessThan(brave.lose);
    expect(careful.flee).toBeGreaterThan(0);
  });

  test('counts every keyword of a Saga that no card answers, and none twice', () => {
    for (const saga of sagaIds) {
      const bare = needsOf({ saga, chapter: 1, hand: [], assets: [] }, 1);
      expect(bare.now).toBe(2);
      expect(bare.answers.size).toBe(0);
      const spells = needsOf({ saga, chapter: 1, hand: [], assets: ['warm-breath'] }, 1);
      expect(spells.sum).toBeLessThanOrEqual(bare.sum);
    }
    const one = needsOf({ saga: 'take-the-stronghold', chapter: 1, hand: ['wheatfield-imp'], assets: [] }, 1);
    expect([...one.answers.keys()]).toEqual(['wheatfield-imp']);
    expect(one.now).toBe(1);
  });
});
