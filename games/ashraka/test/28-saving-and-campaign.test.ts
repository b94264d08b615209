// ASH-28: saving and the campaign.

import { followingMatch } from '@veillee/kernel';
import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { type Legacy, legacy, read } from '../rules/campaign.ts';
import type { State } from '../rules/state.ts';
import { leave, leaving } from './moments.ts';
import { ATSU, at, BRUNN, begun, holds, legacyOf, type Plan, scene, TANTAN, takeOut } from './scene.ts';

rule(
  ['ASH-28.1', 'ASH-28.4', 'ASH-28.5', 'ASH-28.7', 'ASH-28.8', 'ASH-28.14'],
  'ASH-X35: what lies in the Bag is saved, what is in hand is not, unless it is packed',
  () => {
    const set = (state: State, [atsu]: Parameters<NonNullable<Plan['set']>>[1]) => {
      takeOut(state, 'a1-find-09');
      state.bag.cards[0] = 'a1-find-09';
      state.bag.coins = 7;
      holds(state, atsu, 'a1-find-05');
    };
    const play = leave(leaving(set));
    expect(legacy(play.state)).toMatchObject({ cards: ['a1-find-09', null, null], coins: 7 });
    expect(play.state.discard).toContain('a1-find-05');
    const packed = leave(
      leaving((state, heroes) => {
        set(state, heroes);
        state.bag.open[1] = true;
      }),
    );
    packed.answers(ATSU, 'pack.ask', 'put:a1-find-05');
    expect(legacy(packed.state)).toMatchObject({ cards: ['a1-find-09', 'a1-find-05', null] });
    const unpacked = leave(
      leaving(
        (state, heroes) => {
          set(state, heroes);
          state.bag.open[1] = true;
        },
        { noPacking: true },
      ),
    );
    expect([unpacked.table.over, legacy(unpacked.state)?.cards]).toEqual([true, ['a1-find-09', null, null]]);
  },
);

rule(
  ['ASH-28.2', 'ASH-28.3', 'ASH-28.6', 'ASH-28.10', 'ASH-28.11', 'ASH-4.14', 'ASH-1.4', 'ASH-19.5'],
  'sheets, Bag and allies go on, also of heroes who stayed at home',
  () => {
    const first = leave(
      leaving(state => {
        state.sheets[ATSU].steps.health = 1;
        state.sheets[TANTAN].skills.push('tantan-c2');
        state.bag.open[1] = true;
        state.bag.allies = [{ id: 'wise-rabbit', uses: 0 }];
      }),
    );
    const next = followingMatch(first.table.match, '2', 'next');
    expect(next.state).toMatchObject({ adventure: 2, bag: { open: [true, true, false], runes: { blue: 2, red: 1 } } });
    expect((next.state as State).sheets[ATSU].steps.health).toBe(1);
    expect((next.state as State).sheets[TANTAN].skills).toContain('tantan-c2');
    expect((next.state as State).allies).toEqual(['wise-rabbit', 'braiebois-sentinel']);
  },
);

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

rule('ASH-28.6', 'what is brought along must be what a campaign can be', () => {
  const good = legacy(leave(leaving()).state) as Legacy;
  expect(read(JSON.parse(JSON.stringify(good)))).toEqual(good);
  for (const broken of [
    {},
    { ...good, coins: -1 },
    { ...good, allies: ['nobody'] },
    { ...good, cards: ['a1-find-01', null, null] },
    { ...good, cards: ['a1-find-05', 'a1-find-05', null] },
    { ...good, sheets: { ...good.sheets, [ATSU]: { ...good.sheets[ATSU], skills: ['tantan-c0'] } } },
    { ...good, runes: { blue: 1 } },
  ])
    expect(() => read(broken)).toThrow();
});

rule('ASH-28.6', 'no Bag, sheet or past that no campaign can have', () => {
  const good = legacyOf() as Legacy;
  const sheet = good.sheets[ATSU];
  const atsu = (more: object) => ({ ...good, sheets: { ...good.sheets, [ATSU]: { ...sheet, ...more } } });
  for (const broken of [
    { ...good, open: [true, true] },
    { ...good, open: [1, 2, 3] },
    { ...good, open: 'all' },
    { ...good, unlocked: ['nobody'] },
    { ...good, unlocked: [ATSU, ATSU] },
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
    atsu({ steps: { ...sheet?.steps, health: 4 } }),
    atsu({ steps: { ...sheet?.steps, mana: -1 } }),
    atsu({ steps: { health: 0 } }),
    atsu({ granted: ['courage'] }),
    atsu({ granted: undefined }),
    atsu({ skills: undefined }),
    atsu({ skills: ['atsu-a0', 'atsu-z9'] }),
  ])
    expect(() => read(broken), JSON.stringify(broken)).toThrow();
});

rule(['ASH-28.8', 'ASH-28.7'], 'D35: nobody has to pack; what is left in hand goes', () => {
  const play = scene({
    position: { at: 'packing' },
    hand: ['a1-find-05'],
    set(state) {
      state.phase = 'won';
    },
  });
  play.seat(0).chooses('pack.ask', 'done');
  expect([play.table.over, play.state.bag.cards[0], play.state.discard]).toEqual([
    true,
    null,
    ['a1-find-05', 'a1-find-02'],
  ]);
  expect(play.hero(ATSU)).toMatchObject({ hand: [], specials: [] });
});

rule(['ASH-28.9', 'ASH-28.13'], 'health and mana begin full again, and hands empty', () => {
  const { state } = begun({
    adventure: 2,
    legacy: legacy(leave(leaving((_, [atsu]) => Object.assign(atsu, { health: 1 }))).state),
  });
  expect(state.heroes).toMatchObject([
    { health: 5, mana: 2, hand: [] },
    { health: 3, mana: 5, hand: [] },
  ]);
});

rule(
  ['ASH-28.11', 'ASH-28.2', 'ASH-28.14'],
  'heroes at home keep what they learned; cards used are gone; the past adds up',
  () => {
    const before = {
      ...(legacyOf() as Legacy),
      unlocked: [ATSU, TANTAN, BRUNN] as const,
      past: { adventures: 2, turns: 9, falls: 1 },
    };
    const brunn = {
      steps: { health: 1, actions: 0, force: 0, knowledge: 0, inventory: 0, mana: 0 },
      granted: [],
      skills: ['brunn-a0', 'brunn-c0', 'brunn-c1'],
    };
    const given = read({ ...before, sheets: { ...before.sheets, [BRUNN]: brunn }, cards: ['a1-find-05', null, null] });
    const play = scene({
      adventure: 3,
      legacy: given,
      set(state, heroes) {
        state.crossed = [];
        for (const hero of heroes) hero.at = at('a3-north-dyke');
        heroes[0].health = 1;
      },
    });
    play.does(ATSU, 'take:0', 'play:a1-find-05').answers(ATSU, 'hero.which', `hero:${ATSU}`);
    expect(play.state.discard).toEqual(['a1-find-05']);
    const exit = 'exit:a3-e-north-dyke--exit';
    const left = legacy(play.does(ATSU, exit).does(TANTAN, exit).state);
    expect(left?.sheets[BRUNN]).toEqual(brunn);
    expect(left?.cards).toEqual([null, null, null]);
    expect(left?.past).toEqual({ adventures: 3, turns: 10, falls: 1 });
  },
);

rule(['ASH-28.12', 'ASH-1.5', 'ASH-1.6'], 'a replay begins from the same save, and leaves the later ones alone', () => {
  const first = leave(leaving());
  const [one, two] = ['one', 'two'].map(seed => followingMatch(first.table.match, '2', seed).state as State);
  expect(one?.bag).toEqual(two?.bag);
  expect(one?.piles).not.toEqual(two?.piles);
  expect(first.state.adventure).toBe(1);
});
