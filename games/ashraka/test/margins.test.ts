// Just inside and just outside of rules: declining, what is not told because nothing happened, what is offered with the last coin,
// who is not asked twice.

import { type Decision, Match } from '@veillee/kernel';
import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { destinyOf } from '../content/booklet.ts';
import { chapters, type Legacy, legacy, read } from '../rules/campaign.ts';
import { ashraka } from '../rules/game.ts';
import type { Hero, State } from '../rules/state.ts';
import { rewritten } from './rewritten.ts';
import { ATSU, at, BRUNN, holds, legacyOf, monster, ONDINE, type Plan, type Play, scene, TANTAN } from './scene.ts';
import { ally, learns } from './upgrades.ts';

const CLEARING = at('a1-clearing');

const decisionOf = (play: Play, seat: number): Decision => play.table.match.decisionOf(seat) as Decision;

// ---- setting out ----

rule(['ASH-4.12', 'ASH-1.2'], 'one who plays both heroes chooses a first and a second; of two each chooses one', () => {
  const prompts = (seats: 1 | 2): string[] => {
    const match = Match.start(ashraka, { seed: 's', seats, options: { adventure: '1', agree: false } });
    const seen: string[] = [];
    while (match.state.heroes.length < 2) {
      const decision = match.decisions[0] as Decision;
      seen.push(`${decision.seat} ${decision.prompt}`);
      const key = decision.options.find(option => option.key === 'none') ?? decision.options[0];
      match.answer({ seat: decision.seat, decision: decision.id, picks: [key?.key ?? ''] });
      // The last of two heroes offered is the only one left, and is taken by itself.
      if (match.state.heroes.length === 1 && match.state.unlocked.length === 2) break;
    }
    return seen;
  };
  expect([prompts(1), prompts(2)]).toEqual([
    ['0 ally.ask', '0 hero.ask'],
    ['0 ally.ask', '0 hero.ask'],
  ]);
  const three = Match.start(ashraka, { seed: 's', seats: 1, options: { adventure: '3', agree: false } });
  const answer = (key: string) => three.answer({ seat: 0, decision: three.decisionOf(0)?.id ?? 0, picks: [key] });
  answer('none');
  answer(`hero:${BRUNN}`);
  expect(three.decisionOf(0)?.prompt).toBe('hero.second');
});

rule(
  ['ASH-19.2', 'ASH-14.1', 'ASH-27.2'],
  'the fourth victory opens a second ally slot: the next adventure asks twice',
  () => {
    const play = scene({
      adventure: 4,
      position: { at: 'epilogue' },
      set: state => Object.assign(state, { phase: 'won' }),
    });
    expect(play.state.bag.allySlots).toBe(2);
    for (const id of [ATSU, TANTAN] as const)
      while (play.seat(id === ATSU ? 0 : 1).asked() === 'quest.step')
        play.answers(id, 'quest.step', play.seat(id === ATSU ? 0 : 1).offered('quest.step')[0] as string);
    const left = legacy(play.state) as Legacy;
    expect(left.allySlots).toBe(2);
    const next = Match.start(ashraka, { seed: 's', seats: 1, options: { adventure: '5', agree: false }, legacy: left });
    const offered = () => next.decisionOf(0)?.options.map(({ key }) => key) ?? [];
    next.answer({ seat: 0, decision: next.decisionOf(0)?.id ?? 0, picks: ['ally:wise-rabbit'] });
    expect([next.decisionOf(0)?.prompt, offered().includes('ally:wise-rabbit')]).toEqual(['ally.ask', false]);
    next.answer({ seat: 0, decision: next.decisionOf(0)?.id ?? 0, picks: ['none'] });
    expect(next.decisionOf(0)?.prompt).toBe('hero.ask');
  },
);

rule(
  ['ASH-28.2', 'ASH-28.3', 'ASH-27.2'],
  'whoever joins has a sheet of their own; what is saved can be read again',
  () => {
    const play = scene({
      adventure: 2,
      legacy: legacyOf(),
      position: { at: 'epilogue' },
      set: state => Object.assign(state, { phase: 'won' }),
    });
    expect(play.state.sheets[BRUNN]).toEqual({
      steps: { health: 0, actions: 0, force: 0, knowledge: 0, inventory: 0, mana: 0 },
      granted: [],
      skills: ['brunn-a0', 'brunn-c0'],
    });
    const left = legacy(play.state) as Legacy;
    expect(read(JSON.parse(JSON.stringify(left)))).toEqual(left);
  },
);

rule('ASH-28.6', 'no Bag, sheet or past that no campaign can have', () => {
  const good = legacyOf() as Legacy;
  const sheet = good.sheets[ATSU];
  const atsu = (more: object) => ({ ...good, sheets: { ...good.sheets, [ATSU]: { ...sheet, ...more } } });
  for (const broken of [
    { ...good, open: [true, true] },
    { ...good, open: [1, 2, 3] },
    { ...good, open: 'all' },
    { ...good, cards: [null, null] },
    { ...good, cards: ['a1-find-99', null, null] },
    { ...good, allySlots: 3 },
    { ...good, allies: ['dryad', 'dryad'] },
    { ...good, flags: ['no-such-flag'] },
    { ...good, coins: 1.5 },
    { ...good, past: { adventures: 1, turns: 2 } },
    { ...good, past: { adventures: 1, turns: 'two', falls: 0 } },
    { ...good, past: { adventures: -1, turns: 2, falls: 0 } },
    atsu({ steps: { ...sheet?.steps, health: 9 } }),
    atsu({ steps: { ...sheet?.steps, mana: -1 } }),
    atsu({ steps: { health: 0 } }),
    atsu({ granted: ['courage'] }),
    atsu({ granted: undefined }),
    atsu({ skills: undefined }),
  ])
    expect(() => read(broken), JSON.stringify(broken)).toThrow();
});

rule(['ASH-2.6', 'ASH-4.19'], 'a chapter’s story is its objective until it is won, and its ending then', () => {
  const story = (more: object) => chapters.story?.({ ...scene().state, ...more } as State)?.text;
  const [open, won, lost] = [story({}), story({ phase: 'over' }), story({ phase: 'over', lost: 'zone-full' })];
  expect([open?.includes('objective'), won?.includes('objective'), lost]).toEqual([true, false, open]);
});

// ---- the turn ----

rule(
  ['ASH-5.6', 'ASH-5.8'],
  'with actions left one gives them up; without, the tile is drawn: the words say which',
  () => {
    const pass = (discs: readonly [number, number], seats: 1 | 2 = 2): string | undefined => {
      const play = scene({
        seats,
        set: (_, heroes) => heroes.map((hero, n) => Object.assign(hero, { disc: discs[n] })),
      });
      return decisionOf(play, 0).pass?.text;
    };
    expect([pass([1, 0]), pass([0, 1]), pass([0, 1], 1), pass([0, 0], 1)]).toEqual([
      'turn.giveUp',
      'turn.draw',
      'turn.giveUp',
      'turn.draw',
    ]);
  },
);

rule(['ASH-1.9', 'ASH-5.1'], 'what was said holds for a turn: in the next one it can be said again', () => {
  const play = scene({ set: state => Object.assign(state, { track: [5, 5].map(tile => ({ tile, faceUp: false })) }) });
  play.does(ATSU, 'say:come');
  expect([play.state.said, play.can(ATSU).some(key => key.startsWith('say:'))]).toEqual([{ [ATSU]: 'come' }, false]);
  play.passes(ATSU, 'turn.ask').passes(TANTAN, 'turn.ask');
  expect([play.state.said, play.can(ATSU).includes('say:come')]).toEqual([{}, true]);
});

rule(
  ['ASH-26.4', 'ASH-9.1'],
  'a row that lays a token lays it where none was; two must agree, and are asked as such',
  () => {
    const play = scene({
      position: { at: 'destiny' },
      set: state => Object.assign(state, { track: [{ tile: 5, faceUp: false }] }),
    });
    expect(play.state.events[at('a1-south-gate')]).toBe('?');
    const box = (coins: number) => {
      const asked = scene({
        options: { agree: true },
        position: { at: 'destiny' },
        set: state =>
          Object.assign(state, { track: [{ tile: 3, faceUp: false }] }) && Object.assign(state.bag, { coins }),
      });
      return asked;
    };
    const rich = box(2);
    expect(decisionOf(rich, 0).options.map(({ text }) => text)).toEqual(['destiny.box.priced', 'destiny.box']);
    expect(decisionOf(rich, 0).options.map(({ with: figures }) => figures?.monsters)).toEqual([0, 1]);
    rich.seat(0).chooses('destiny.ask', 'box:A');
    expect(decisionOf(rich, 1).window).toEqual({ id: 'agree', matters: true, open: true });
    rich.seat(1).passes('agree.ask');
    expect([rich.state.bag.coins, rich.state.monsters]).toEqual([0, []]);
    // One coin short: the other box is all there is.
    expect([box(1).state.monsters.length, box(1).told().includes('log.destiny.unpaid')]).toEqual([1, true]);
  },
);

rule(
  ['ASH-11.1', 'ASH-3.4'],
  'ten event tokens lie there already: with the option an eleventh is not laid, a turned one is',
  () => {
    const laid = (scarce: boolean, isThere: boolean) =>
      scene({
        options: { scarce },
        position: { at: 'destiny' },
        set(state) {
          state.track = [{ tile: 5, faceUp: false }];
          for (let n = Object.keys(state.events).length; n < 10; n++) state.events[at(`a1-none-${n}`)] = '?';
          if (isThere) state.events[at('a1-south-gate')] = '!';
        },
      }).state.events[at('a1-south-gate')];
    expect([laid(true, false), laid(false, false), laid(true, true)]).toEqual([undefined, '?', '?']);
  },
);

rule(
  'ASH-16.6',
  'who is used to it loses one health by a whole row, and by a page, however often they take some',
  () => {
    const plan: Plan = {
      heroes: [BRUNN, TANTAN],
      adventure: 3,
      position: { at: 'destiny' },
      set(state, heroes) {
        learns(state, 'brunn-a8');
        state.track = [{ tile: 5, faceUp: false }];
        for (const hero of heroes) hero.health = 3;
      },
    };
    const twice = { op: 'loseHealth', target: 'each', n: 1 } as const;
    const play = rewritten(destinyOf(3, 5).boxes[0]?.ops ?? [], [twice, twice], () => scene(plan));
    expect([play.hero(BRUNN).health, play.hero(TANTAN).health]).toEqual([2, 1]);
    const sphinx = (id: typeof BRUNN | typeof TANTAN) =>
      scene({
        adventure: 4,
        heroes: [BRUNN, TANTAN],
        set(state, heroes) {
          learns(state, 'brunn-a8');
          state.reserve = state.reserve.filter(card => card !== 'a4-find-26');
          state.discard.push('a4-find-26');
          for (const hero of heroes) Object.assign(hero, { at: at('a4-sphinx'), health: 3 });
        },
      })
        .does(id, 'activate:event')
        .answers(id, 'event.ask', 'choice:time')
        .hero(id).health;
    expect([sphinx(BRUNN), sphinx(TANTAN)]).toEqual([2, 1]);
  },
);

// ---- spaces ----

const resting = (plan: Omit<Plan, 'set'>, more: (state: State, atsu: Hero) => void): Play =>
  scene({
    ...plan,
    set(state, [atsu]) {
      Object.assign(atsu, { at: CLEARING, health: 2, mana: 0 });
      more(state, atsu);
    },
  }).does(ATSU, 'activate:campfire');

rule(['ASH-8.4', 'ASH-6.3'], 'D8: nothing need be taken at a fire', () => {
  const none = resting({}, () => {}).passes(ATSU, 'rest.ask');
  expect([none.hero(ATSU).health, none.hero(ATSU).mana, none.seat(0).asked()]).toEqual([2, 0, 'turn.ask']);
  const one = resting({}, () => {})
    .answers(ATSU, 'rest.ask', 'rest:mana')
    .passes(ATSU, 'rest.ask');
  expect([one.hero(ATSU).health, one.hero(ATSU).mana]).toEqual([2, 1]);
});

rule(
  ['ASH-8.6', 'ASH-8.5'],
  'with the option a fire that takes a Trap gives no rest, and one that gives rest takes none',
  () => {
    const trapped = (state: State, atsu: Hero) => holds(state, atsu, 'a1-find-21');
    const shed = resting({ options: { fireOne: true } }, trapped).answers(ATSU, 'rest.ask', 'drop:a1-find-21');
    expect([shed.seat(0).asked(), shed.hero(ATSU).health]).toEqual(['turn.ask', 2]);
    const rested = resting({ options: { fireOne: true } }, trapped).answers(ATSU, 'rest.ask', 'rest:health');
    expect(rested.seat(0).offered('rest.ask')).toEqual(['rest:health', 'rest:mana']);
    const both = resting({}, trapped).answers(ATSU, 'rest.ask', 'drop:a1-find-21');
    expect(both.seat(0).offered('rest.ask')).toEqual(['rest:health', 'rest:mana']);
  },
);

rule(['ASH-8.7', 'ASH-15.14'], 'what gives nothing and takes nothing is not told', () => {
  const full = scene({ set: (state, [atsu]) => [ally(state, 'dryad'), Object.assign(atsu, { at: CLEARING })] });
  full.does(ATSU, 'activate:campfire');
  expect(full.told()).not.toContain('log.heal');
  const empty = scene({
    position: { at: 'destiny' },
    set(state, heroes) {
      state.track = [{ tile: 4, faceUp: false }];
      heroes[0].mana = 0;
    },
  });
  empty.answers(ATSU, 'destiny.ask', 'box:A');
  expect(empty.lines('log.mana.lost')).toHaveLength(1);
});

rule(['ASH-8.7', 'ASH-15.12'], 'a draught fills mana up to its value, and no further', () => {
  const play = scene({
    set(state, [, tantan]) {
      holds(state, tantan, 'a1-find-06');
      tantan.mana = 4;
    },
  }).does(TANTAN, 'play:a1-find-06');
  play.answers(TANTAN, 'hero.which', `hero:${TANTAN}`);
  expect(play.hero(TANTAN).mana).toBe(5);
});

rule(['ASH-8.14', 'ASH-17.1'], 'what costs just what is there can be had, and stands in one list alone', () => {
  const shop = (coins: number) =>
    scene({
      set(state, [atsu]) {
        atsu.at = at('a1-old-mill');
        state.bag.coins = coins;
      },
    })
      .does(ATSU, 'activate:merchant-1')
      .seat(0);
  const wares = shop(4);
  expect(wares.offered('shop.ask')).toEqual(['buy:a1-find-01', 'buy:a1-find-05', 'buy:a1-find-09']);
  expect(wares.refused('shop.ask').map(({ key }) => key)).toEqual(['sell:a1-find-02']);
  expect(
    shop(3)
      .refused('shop.ask')
      .map(({ key, why }) => [key, why.text]),
  ).toEqual([
    ['buy:a1-find-05', 'why.coins'],
    ['buy:a1-find-09', 'why.coins'],
    ['sell:a1-find-02', 'why.worthless'],
  ]);
  const stones = scene({
    set(state, [atsu]) {
      atsu.at = at('a1-standing-stones');
      state.bag.runes = { blue: 1, red: 0, mauve: 0 };
    },
  }).does(ATSU, 'activate:sanctuary');
  const [can, cannot] = [stones.seat(0).offered('sanctuary.ask'), stones.seat(0).refused('sanctuary.ask')];
  expect([can.includes('learn:atsu-a1'), cannot.some(({ key }) => can.includes(key))]).toEqual([true, false]);
  expect(cannot.find(({ key }) => key === 'slot:2')?.why.text).toBe('why.runes');
});

// ---- ways that a text offers ----

const swims = (place: string): Play =>
  scene({
    adventure: 5,
    heroes: [ONDINE, TANTAN],
    set: (_, [ondine]) => Object.assign(ondine, { at: at(place), mana: 3 }),
  }).does(ONDINE, 'skill:ondine-a0');

rule(['ASH-16.3', 'ASH-7.9'], 'of two ways to use a text the one that leads nowhere is not offered', () => {
  const inland = swims('a5-hideout');
  expect(inland.seat(0).asked()).toBe('place.where');
  const quay = swims('a5-city-quay');
  expect(quay.seat(0).offered('option.ask')).toEqual(['option:0', 'option:1']);
  const coins = quay.state.bag.coins;
  quay.answers(ONDINE, 'option.ask', 'option:1');
  const [to] = quay.seat(0).offered('place.where');
  quay.answers(ONDINE, 'place.where', to as string);
  expect([`go:${quay.hero(ONDINE).at}`, quay.state.bag.coins]).toEqual([to, coins]);
  expect(quay.lines('log.move').map(({ with: params }) => [params?.actions, params?.health])).toEqual([[0, 0]]);
});

rule(
  ['ASH-8.25', 'ASH-18.5', 'ASH-18.7'],
  'a Compass follows an arrow from a storm; with more knowledge it also leads elsewhere',
  () => {
    const plays = (place: string, knowledge: 0 | 1): Play =>
      scene({
        adventure: 4,
        set(state, [atsu]) {
          atsu.at = at(place);
          holds(state, atsu, 'a4-find-16');
          state.sheets[ATSU].steps.knowledge = knowledge;
        },
      }).does(ATSU, 'play:a4-find-16');
    const storm = plays('a4-west-storm', 0);
    expect(storm.seat(0).offered('place.where')).toHaveLength(3);
    storm.answers(ATSU, 'place.where', `go:${at('a4-caravan-gate')}`);
    expect(storm.hero(ATSU).at).toBe(at('a4-caravan-gate'));
    const lost = plays('a4-oasis', 0);
    expect([lost.seat(0).asked(), lost.hero(ATSU).at, lost.state.discard]).toEqual([
      'turn.ask',
      at('a4-oasis'),
      ['a4-find-16'],
    ]);
    expect(plays('a4-west-storm', 1).seat(0).offered('option.ask')).toEqual(['option:0', 'option:1']);
    expect(plays('a4-oasis', 1).seat(0).asked()).toBe('place.where');
  },
);

// ---- what is told, and to whom it is not offered ----

rule(['ASH-9.9', 'ASH-18.14'], 'changes are read out where the booklet makes them, not where a card does', () => {
  const page = scene({
    set(state, [atsu]) {
      atsu.at = at('a1-ruins');
      state.events[at('a1-ruins')] = '!';
    },
  }).does(ATSU, 'activate:event');
  expect(page.lines('log.change')).toHaveLength(3);
  const chest = scene({
    set(state, [atsu]) {
      atsu.at = at('a1-hollow-oak');
      for (const pile of Object.values(state.piles))
        for (const [n, { card }] of pile.entries())
          if (card === 'a1-find-16') state.boxed.push(...pile.splice(n, 1).map(one => one.card));
      state.boxed = state.boxed.filter(card => card !== 'a1-find-16');
      state.piles[1].push({ card: 'a1-find-16', faceUp: false });
    },
  }).does(ATSU, 'activate:exploration');
  expect([chest.state.bag.coins, chest.lines('log.change').length]).toEqual([3, 0]);
});

rule(
  ['ASH-19.3', 'ASH-21.1'],
  'an ally for rolls is called at a roll, and one for combats in a combat, not otherwise',
  () => {
    for (const id of ['sand-fox', 'marsh-witch'] as const) {
      const play = scene({ set: state => ally(state, id) });
      expect(play.can(ATSU).filter(key => key.startsWith('ally:'))).toEqual([]);
      expect(play.whyNot(ATSU, `ally:${id}`)).toBeUndefined();
    }
  },
);

rule(['ASH-11.10', 'ASH-16.3'], 'what is aimed at monsters here, or near, is not offered where none is', () => {
  const offered = (place: string | undefined) => {
    const play = scene({
      adventure: 3,
      heroes: [BRUNN, TANTAN],
      set(state, [brunn]) {
        learns(state, 'brunn-a6', 'brunn-a9');
        Object.assign(brunn, { mana: 3, at: at('a3-witch-hut') });
        if (place) monster(state, 'ivy-golem', at(place));
      },
    });
    return play.can(BRUNN).filter(key => key.startsWith('skill:') && key !== 'skill:brunn-a0');
  };
  expect([offered(undefined), offered('a3-bog-pit'), offered('a3-witch-hut')]).toEqual([
    [],
    ['skill:brunn-a9'],
    ['skill:brunn-a6', 'skill:brunn-a9'],
  ]);
});

rule(
  ['ASH-28.2', 'ASH-28.6'],
  'falls and turns of all adventures add up in the save, and two ally slots are a save too',
  () => {
    const play = scene({
      adventure: 4,
      position: { at: 'epilogue' },
      set: state =>
        Object.assign(state, { phase: 'won', falls: 2, turn: 5, past: { adventures: 3, turns: 20, falls: 1 } }),
    });
    for (const seat of [0, 1])
      while (play.seat(seat).asked() === 'quest.step')
        play.seat(seat).chooses('quest.step', play.seat(seat).offered('quest.step')[0] as string);
    const left = legacy(play.state) as Legacy;
    expect([left.past, read(left).allySlots]).toEqual([{ adventures: 4, turns: 25, falls: 3 }, 2]);
  },
);

rule('ASH-3.4', 'with the option no more red and mauve runes than the box holds', () => {
  const runes = (scarce: boolean) =>
    scene({
      adventure: 4,
      options: { scarce },
      position: { at: 'epilogue' },
      set: state => Object.assign(state, { phase: 'won' }) && Object.assign(state.bag.runes, { red: 5, mauve: 2 }),
    }).state.bag.runes;
  expect([runes(true), runes(false)]).toMatchObject([
    { red: 6, mauve: 2 },
    { red: 7, mauve: 3 },
  ]);
});

rule(
  ['ASH-18.5', 'ASH-18.8'],
  'an Adventure card may be played for nothing; a Free card that would do nothing is not offered',
  () => {
    const play = scene({ set: (state, [, tantan]) => holds(state, tantan, 'a1-find-15', 'a1-find-06', 'a1-find-07') });
    expect(play.whyNot(TANTAN, 'play:a1-find-06')?.[0]).toBe('why.useless');
    expect(play.whyNot(TANTAN, 'play:a1-find-07')?.[0]).toBe('why.useless');
    const { disc } = play.hero(TANTAN);
    play.does(TANTAN, 'play:a1-find-15');
    expect([play.hero(TANTAN).disc, play.state.discard, play.seat(1).asked()]).toEqual([
      disc - 1,
      ['a1-find-15'],
      'turn.ask',
    ]);
  },
);

rule(['ASH-26.2', 'ASH-9.9'], 'a row may ask whether a monster is in play: it heals them, or brings one', () => {
  const row = (isThere: boolean) =>
    scene({
      adventure: 2,
      position: { at: 'destiny' },
      set(state) {
        state.track = [{ tile: 9, faceUp: false }];
        if (isThere) monster(state, 'rat-brigand', at('a2-great-oak'), 5);
      },
    }).state.monsters.map(({ at: place, cubes }) => (place === at('a2-great-oak') ? cubes : place));
  expect([row(true), row(false)]).toEqual([[7], [at('a2-moss-shrine')]]);
});

rule(['ASH-26.3', 'ASH-16.3'], 'the last tile of its colour cannot be put behind any other', () => {
  const play = scene({
    adventure: 4,
    heroes: [ONDINE, TANTAN],
    set(state, [ondine]) {
      learns(state, 'ondine-a5');
      ondine.mana = 2;
      state.track = [6, 7, 1].map(tile => ({ tile, faceUp: false }));
    },
  }).does(ONDINE, 'skill:ondine-a5');
  expect(play.seat(0).asked()).toBe('turn.ask');
  expect(play.state.track).toEqual([
    { tile: 6, faceUp: false },
    { tile: 7, faceUp: false },
    { tile: 1, faceUp: true },
  ]);
});
