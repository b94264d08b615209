// ASH-13, ASH-14, ASH-18, ASH-19: piles, the Magic Bag, Find cards and allies.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import type { FindId } from '../content/vocabulary.ts';
import type { Hero, State } from '../rules/state.ts';
import { fightsOf } from './fights.ts';
import { ATSU, at, holds, monster, scene, TANTAN, takeOut } from './scene.ts';

/** These cards are the pile, the last on top. */
function pile(state: State, n: 1 | 2 | 3 | 4, cards: readonly FindId[]): void {
  state.boxed.push(...state.piles[n].splice(0).map(({ card }) => card));
  for (const card of cards) takeOut(state, card);
  state.piles[n].push(...cards.map(card => ({ card, faceUp: false })));
}

const inBag = (state: State, slot: number, card: FindId): void => {
  takeOut(state, card);
  state.bag.cards[slot] = card;
};

const explores = (state: State, atsu: Hero, ...cards: readonly FindId[]): void => {
  atsu.at = at('a1-hollow-oak');
  pile(state, 1, cards);
};

// ---- piles ----

rule(['ASH-13.4', 'ASH-13.7'], 'a card that was turned up stays there, and is drawn like any other', () => {
  const play = scene({
    set(state, [atsu]) {
      explores(state, atsu, 'a1-find-09', 'a1-find-05');
      state.sheets[ATSU].skills.push('atsu-a1');
    },
  });
  play.does(ATSU, 'skill:atsu-a1');
  if (play.seat(0).asked() === 'pile.reveal') play.answers(ATSU, 'pile.reveal', 'pile:1');
  expect(play.state.piles[1].map(({ faceUp }) => faceUp)).toEqual([false, true]);
  play.does(ATSU, 'activate:exploration');
  expect(play.hero(ATSU).hand).toEqual(['a1-find-05']);
  expect(play.state.piles[1]).toEqual([{ card: 'a1-find-09', faceUp: false }]);
});

rule('ASH-13.5', 'piles that are shuffled together lie face down, as many as before', () => {
  const play = scene({
    position: { at: 'destiny' },
    set(state) {
      state.track = [{ tile: 4, faceUp: false }];
      for (const card of state.piles[1]) card.faceUp = true;
    },
  });
  const cards = () => [...play.state.piles[1], ...play.state.piles[4]].map(({ card }) => card);
  const before = cards();
  play.seat(0).chooses('destiny.ask', 'box:B');
  expect(cards()).not.toEqual(before);
  expect(cards().sort()).toEqual(before.sort());
  expect([play.state.piles[1], play.state.piles[4]].map(pile => pile.length)).toEqual([3, 3]);
  expect([...play.state.piles[1], ...play.state.piles[4]].every(({ faceUp }) => !faceUp)).toBe(true);
});

// ---- the Magic Bag ----

rule(
  ['ASH-14.2', 'ASH-14.4', 'ASH-14.8', 'ASH-14.9'],
  'one slot at first, for one card, from anywhere and for nothing',
  () => {
    const play = scene({ set: (state, [atsu]) => holds(state, atsu, 'a1-find-05', 'a1-find-06') });
    play.does(ATSU, 'put:a1-find-05');
    expect(play.state.bag.cards).toEqual(['a1-find-05', null, null]);
    expect(play.hero(ATSU).disc).toBe(6);
    expect(play.whyNot(ATSU, 'put:a1-find-06')?.[0]).toBe('why.bag.full');
  },
);

rule('ASH-14.3', 'coins and runes are common', () => {
  const play = scene({
    set(state, [, tantan]) {
      tantan.at = at('a1-old-mill');
      state.bag.coins = 4;
    },
  });
  play.does(TANTAN, 'activate:merchant-1').answers(TANTAN, 'shop.ask', 'buy:a1-find-05');
  expect(play.state.bag.coins).toBe(0);
});

rule(
  ['ASH-14.5', 'ASH-14.6', 'ASH-14.7'],
  'ASH-X8: a red rune opens slot 2, a mauve one slot 3, in either order',
  () => {
    const play = scene({
      set(state, [atsu]) {
        atsu.at = at('a1-standing-stones');
        state.bag.runes = { blue: 0, red: 1, mauve: 1 };
      },
    });
    play.does(ATSU, 'activate:sanctuary').answers(ATSU, 'sanctuary.ask', 'slot:3');
    expect(play.state.bag.open).toEqual([true, false, true]);
    play.answers(ATSU, 'sanctuary.ask', 'slot:2');
    expect(play.state.bag).toMatchObject({ open: [true, true, true], runes: { red: 0, mauve: 0 } });
  },
);

rule(
  ['ASH-14.11', 'ASH-14.12', 'ASH-15.10', 'ASH-15.11'],
  'ASH-X28: with full hands one may draw, and put any of the four away',
  () => {
    const play = scene({
      set(state, [atsu]) {
        explores(state, atsu, 'a1-find-09');
        holds(state, atsu, 'a1-find-05', 'a1-find-06', 'a1-find-07');
      },
    });
    play.does(ATSU, 'activate:exploration');
    expect(play.seat(0).offered('hand.excess')).toHaveLength(8);
    play.answers(ATSU, 'hand.excess', 'put:a1-find-09');
    expect(play.hero(ATSU).hand).toHaveLength(3);
    expect(play.state.bag.cards[0]).toBe('a1-find-09');
  },
);

rule(['ASH-14.13', 'ASH-14.18'], 'a swap costs one action, with full hands and a full Bag too', () => {
  const play = scene({
    set(state, [atsu]) {
      holds(state, atsu, 'a1-find-05', 'a1-find-06', 'a1-find-07');
      inBag(state, 0, 'a1-find-08');
    },
  });
  play.does(ATSU, 'swap:0:a1-find-05');
  expect(play.hero(ATSU)).toMatchObject({ disc: 5, hand: ['a1-find-08', 'a1-find-06', 'a1-find-07'] });
  expect(play.state.bag.cards[0]).toBe('a1-find-05');
});

rule(['ASH-14.14', 'ASH-18.16'], 'Quest, Trap and Luck cards never go into the Bag, and fill no hand', () => {
  const play = scene({
    set: (state, [atsu]) =>
      holds(state, atsu, 'a1-find-01', 'a1-find-21', 'a1-find-22', 'a1-find-05', 'a1-find-06', 'a1-find-07'),
  });
  expect(play.can(ATSU).filter(key => key.startsWith('put:'))).toEqual([
    'put:a1-find-05',
    'put:a1-find-06',
    'put:a1-find-07',
  ]);
  expect(play.hero(ATSU).hand).toHaveLength(3);
});

rule('ASH-14.15', 'nothing is used out of the Bag', () => {
  const play = scene({ set: state => inBag(state, 0, 'a1-find-05') });
  expect(play.can(ATSU)).not.toContain('play:a1-find-05');
});

rule(
  ['ASH-14.16', 'ASH-14.17'],
  'in a combat only fighters put cards in, nobody takes any; who is down neither',
  () => {
    const play = fightsOf({ card: 'clawed-prowler', cubes: 9, hand: ['a1-find-05'] });
    expect(play.can(ATSU)).toContain('put:a1-find-05');
    expect(play.can(ATSU).filter(key => /^(take|swap)/.test(key))).toEqual([]);
    expect(play.seat(1).asked()).toBeUndefined();
  },
);

// ---- Find cards ----

rule(['ASH-18.2', 'ASH-18.24'], 'equipment may be dropped at any time, and is not shuffled back', () => {
  const play = scene({ set: (state, [atsu]) => holds(state, atsu, 'a1-find-05') }).does(ATSU, 'drop:a1-find-05');
  expect(play.state.discard).toEqual(['a1-find-05']);
  expect(play.hero(ATSU).disc).toBe(6);
});

rule(['ASH-18.3', 'ASH-15.8', 'ASH-15.9'], 'ASH-X30: below the minimum a card is held, not played', () => {
  const play = scene({ set: (state, [atsu]) => holds(state, atsu, 'a1-find-15') });
  expect(play.whyNot(ATSU, 'play:a1-find-15')?.[0]).toBe('why.knowledge');
  expect(play.can(ATSU)).toEqual(expect.arrayContaining(['put:a1-find-15', 'give:a1-find-15']));
});

rule(['ASH-18.7', 'ASH-18.30'], 'ASH-X30: at the minimum the card, above it the bonus too', () => {
  const base = fightsOf({ card: 'clawed-prowler', cubes: 20, hand: ['a1-find-09'], dice: [['red', 2]] });
  expect(base.does(ATSU, 'play:a1-find-09').state.monsters[0]?.cubes).toBe(18);
  const more = fightsOf({ hero: TANTAN, card: 'clawed-prowler', cubes: 20, hand: ['a1-find-09'], dice: [['red', 2]] });
  expect(more.does(TANTAN, 'play:a1-find-09').state.monsters[0]?.cubes).toBe(17);
});

rule('ASH-18.5', 'ASH-X12: a card whose effect cannot apply is spent all the same', () => {
  const play = scene({
    set(state, [atsu]) {
      holds(state, atsu, 'a1-find-13');
      for (const cards of Object.values(state.piles)) state.boxed.push(...cards.splice(0).map(({ card }) => card));
    },
  });
  play.does(ATSU, 'play:a1-find-13');
  expect(play.hero(ATSU)).toMatchObject({ disc: 5, hand: [] });
  expect(play.told()).not.toContain('log.revealed');
});

rule(['ASH-18.8', 'ASH-18.27'], 'a Free card costs nothing, in or out of a combat, and before a blow', () => {
  const play = fightsOf({ card: 'enraged-boar', cubes: 20, health: 1, hand: ['a1-find-05'], dice: [['orange', 1]] });
  play.does(ATSU, 'attack').answers(ATSU, 'combat.free', 'play:a1-find-05');
  expect(play.hero(ATSU).health).toBe(2);
  const own = fightsOf({ card: 'enraged-boar', cubes: 20, health: 2, hand: ['a1-find-05'] });
  own.does(ATSU, 'play:a1-find-05');
  expect([own.hero(ATSU).health, own.seat(0).asked()]).toEqual([4, 'combat.ask']);
});

rule(['ASH-18.11', 'ASH-18.12'], 'ASH-X36: who waits cannot use Free cards, on the same space or elsewhere', () => {
  for (const place of ['a1-south-gate', 'a1-ruins']) {
    const play = scene({
      set(state, [atsu, tantan]) {
        monster(state, 'enraged-boar', atsu.at as never, 20);
        holds(state, tantan, 'a1-find-05');
        Object.assign(tantan, { at: at(place), health: 1 });
        atsu.health = 2;
      },
    });
    expect(play.can(TANTAN)).toContain('play:a1-find-05');
    play.does(ATSU, 'engage:blue');
    expect(play.seat(1).asked()).toBeUndefined();
    play.does(ATSU, 'attack');
    expect([play.seat(1).asked(), play.lines('log.bubble').length]).toEqual([undefined, 1]);
  }
});

rule('ASH-18.28', 'a lone fighter reaches nobody outside', () => {
  const play = fightsOf({ card: 'clawed-prowler', cubes: 9, health: 2, hand: ['a1-find-05'], partner: { health: 1 } });
  play.does(ATSU, 'play:a1-find-05');
  expect([play.hero(ATSU).health, play.hero(TANTAN).health]).toEqual([4, 1]);
});

rule('ASH-18.13', 'who is paralysed may still use Free cards', () => {
  const play = fightsOf({ card: 'enraged-boar', cubes: 9, health: 1, diseases: ['paralysis'], hand: ['a1-find-05'] });
  expect(play.seat(0).asked()).toBe('combat.free');
  play.answers(ATSU, 'combat.free', 'play:a1-find-05');
  expect(play.hero(ATSU).health).toBe(2);
});

rule(['ASH-18.14', 'ASH-18.15'], 'a Treasure is applied at once, a Void is nothing; both are discarded', () => {
  const treasure = scene({ set: (state, [atsu]) => explores(state, atsu, 'a1-find-16') }).does(
    ATSU,
    'activate:exploration',
  );
  expect(treasure.state).toMatchObject({ bag: { coins: 3 }, discard: ['a1-find-16'] });
  const nothing = scene({ set: (state, [atsu]) => explores(state, atsu, 'a1-find-19') }).does(
    ATSU,
    'activate:exploration',
  );
  expect(nothing.state.discard).toEqual(['a1-find-19']);
  expect(nothing.hero(ATSU)).toMatchObject({ hand: [], specials: ['a1-find-02'] });
});

rule(['ASH-18.17', 'ASH-18.23'], 'neither Quest nor Luck cards can be dropped', () => {
  const play = scene({ set: (state, [atsu]) => holds(state, atsu, 'a1-find-01', 'a1-find-22') });
  expect(play.can(ATSU).filter(key => key.startsWith('drop:'))).toEqual([]);
});

rule('ASH-18.20', 'a Trap works on its holder as long as it is held', () => {
  const play = scene({
    set(state, [atsu]) {
      holds(state, atsu, 'a1-find-21');
      state.track = [{ tile: 5, faceUp: false }];
    },
  });
  play.passes(ATSU).passes(TANTAN);
  expect([play.hero(ATSU).disc, play.hero(TANTAN).disc]).toEqual([5, 5]);
});

rule('ASH-18.22', 'Luck: once a turn a die is rolled again', () => {
  const play = fightsOf({
    card: 'clawed-prowler',
    cubes: 20,
    dice: [
      ['orange', 0],
      ['orange', 2],
    ],
  });
  holds(play.state, play.hero(ATSU), 'a1-find-22');
  play.does(ATSU, 'attack').answers(ATSU, 'dice.reroll', 'reroll:find.a1-find-22');
  expect(play.state.monsters[0]?.cubes).toBe(17);
  play.does(ATSU, 'attack');
  expect(play.seat(0).asked()).not.toBe('dice.reroll');
});

rule('ASH-18.25', 'cards come by exploring, buying and the booklet: each is told', () => {
  const play = scene({ set: (state, [atsu]) => explores(state, atsu, 'a1-find-09') }).does(
    ATSU,
    'activate:exploration',
  );
  expect(play.told()).toContain('log.take');
});

// ---- allies ----

rule(['ASH-19.3', 'ASH-19.7'], 'a momentary ally helps so often, for no action, then no more', () => {
  const play = scene({
    set(state, [atsu, tantan]) {
      state.bag.allies = [{ id: 'wise-rabbit', uses: 1 }];
      Object.assign(atsu, { health: 1 });
      Object.assign(tantan, { health: 1, at: at('a1-ruins') });
    },
  });
  play.does(ATSU, 'ally:wise-rabbit').answers(ATSU, 'hero.which', `hero:${TANTAN}`);
  expect([play.hero(TANTAN).health, play.hero(ATSU).disc]).toEqual([3, 6]);
  expect(play.whyNot(ATSU, 'ally:wise-rabbit')?.[0]).toBe('why.flipped');
});

rule(['ASH-19.4', 'ASH-19.8'], 'a permanent ally helps all the time, whatever the rules say', () => {
  const play = scene({
    set(state, [atsu, tantan]) {
      state.bag.allies = [{ id: 'heron-messenger' }];
      holds(state, atsu, 'a1-find-05');
      tantan.at = at('a1-ruins');
    },
  });
  play.does(ATSU, 'give:a1-find-05');
  expect(play.hero(TANTAN).hand).toEqual(['a1-find-05']);
});

rule('ASH-19.6', 'allies are not changed during an adventure', () => {
  const play = scene({ set: state => state.allies.push('dryad') });
  expect(play.can(ATSU).filter(key => key.startsWith('ally'))).toEqual([]);
});

// ---- monsters placed (ASH-11) ----

const rowSix = (set?: (state: State) => void) => ({
  position: { at: 'destiny' } as const,
  set(state: State) {
    state.track = [{ tile: 6, faceUp: false }];
    set?.(state);
  },
});

rule(
  ['ASH-11.1', 'ASH-11.2', 'ASH-11.3', 'ASH-11.4'],
  'ASH-X6: a free token, the top card, its cubes and what the row adds',
  () => {
    const play = scene({
      ...rowSix(state => void state.deck.push(...state.deck.splice(state.deck.indexOf('rat-brigand'), 1))),
      asks: ['token'],
    });
    expect(play.seat(0).offered('token.ask')).toEqual(['token:ochre', 'token:green', 'token:red']);
    expect(play.table.match.decisions[0]?.window).toMatchObject({ id: 'token', matters: false, open: true });
    play.answers(ATSU, 'token.ask', 'token:green');
    expect(play.state.monsters).toEqual([
      { slot: 'green', card: 'rat-brigand', cubes: 6, at: at('a1-standing-stones') },
    ]);
    expect(play.state.deck).toHaveLength(5);
  },
);

rule(
  ['ASH-11.5', 'ASH-11.6', 'ASH-27.5'],
  'ASH-X17: the fifth monster loses the adventure, before anything else happens',
  () => {
    const play = scene(
      rowSix(state => {
        const slots = ['blue', 'ochre', 'green', 'red'] as const;
        for (const [n, card] of (['clawed-prowler', 'rat-brigand', 'stump-spider', 'will-o-wisp'] as const).entries())
          monster(state, card, at('a1-clearing'), 3, slots[n]);
      }),
    );
    expect([play.table.over, play.state.lost]).toEqual([true, 'zone-full']);
  },
);

rule('ASH-11.7', 'several are placed one after the other', () => {
  const play = scene({
    adventure: 3,
    position: { at: 'destiny' },
    set: state => Object.assign(state, { track: [{ tile: 12, faceUp: false }] }),
  });
  play.answers(ATSU, 'destiny.ask', 'box:B');
  expect(play.state.monsters.map(one => one.at)).toEqual([at('a3-west-quay'), at('a3-east-quay')]);
});

rule(
  ['ASH-11.9', 'ASH-11.11', 'ASH-11.12', 'ASH-11.13'],
  'two on one space are fought one by one; none begins a fight',
  () => {
    const play = scene({
      set(state, [atsu]) {
        monster(state, 'rat-brigand', atsu.at as never, 5, 'blue');
        monster(state, 'clawed-prowler', atsu.at as never, 4, 'red');
      },
    });
    expect(play.state.combat).toBeUndefined();
    expect(play.can(ATSU)).toEqual(expect.arrayContaining(['engage:blue', 'engage:red']));
  },
);
