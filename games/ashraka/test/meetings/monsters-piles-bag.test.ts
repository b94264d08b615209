// Monsters, piles and the Magic Bag meet other chapters: slots and stalls that are empty or full, cards that come back.

import { Match } from '@veillee/kernel';
import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { board } from '../../rules/board.ts';
import { ashraka } from '../../rules/game.ts';
import { invariants } from '../../rules/invariants.ts';
import { against } from '../fights.ts';
import { ATSU, at, BRUNN, monster, type Plan, scene, TANTAN, takeOut } from '../scene.ts';
import { ally, learns } from '../upgrades.ts';

rule(
  ['ASH-11.1', 'ASH-3.4'],
  'ten event tokens lie there already: with the option an eleventh is not laid, a turned one is',
  () => {
    const laid = (scarce: boolean, isThere: boolean) =>
      scene({
        options: { scarce },
        position: { at: 'destiny' },
        track: [5],
        set(state) {
          for (let n = Object.keys(state.events).length; n < 10; n++) state.events[at(`a1-none-${n}`)] = '?';
          if (isThere) state.events[at('a1-south-gate')] = '!';
        },
      }).state.events[at('a1-south-gate')];
    expect([laid(true, false), laid(false, false), laid(true, true)]).toEqual([undefined, '?', '?']);
  },
);

rule(
  ['ASH-11.1', 'ASH-1.9'],
  'D19: whoever’s deed brings a monster is asked for its token first, then the other',
  () => {
    const plan = (agree: boolean): Plan => ({
      options: { agree },
      asks: ['token'],
      set: (_, [, tantan]) => Object.assign(tantan, { at: at('a1-woodcutters-hut') }),
    });
    const own = scene(plan(false)).does(TANTAN, 'activate:event');
    expect([own.seat(0).asked(), own.seat(1).asked()]).toEqual([undefined, 'token.ask']);
    expect(own.table.match.decisionOf(1)).toMatchObject({
      rule: 'ASH-11.1',
      window: { id: 'token', matters: false, open: true },
    });
    own.answers(TANTAN, 'token.ask', 'token:red');
    expect(own.state.monsters).toMatchObject([{ slot: 'red' }]);
    const other = scene(plan(false)).does(TANTAN, 'activate:event').passes(TANTAN, 'token.ask');
    expect(other.answers(ATSU, 'token.ask', 'token:green').state.monsters).toMatchObject([{ slot: 'green' }]);
    const refused = scene(plan(true)).does(TANTAN, 'activate:event').answers(TANTAN, 'token.ask', 'token:red');
    refused.seat(0).chooses('agree.ask', 'refuse');
    expect(refused.passes(ATSU, 'token.ask').state.monsters).toMatchObject([{ slot: 'blue' }]);
  },
);

rule(['ASH-11.2', 'ASH-16.6'], 'of two monsters looked at one comes, the other goes under the deck', () => {
  const play = scene({
    position: { at: 'destiny' },
    track: [2],
    set(state) {
      state.sheets[ATSU].skills.push('atsu-a5');
      state.deck = ['clawed-prowler', 'stump-spider', 'will-o-wisp', 'enraged-boar', 'ill-omen-raven', 'rat-brigand'];
    },
  });
  expect(play.seat(0).offered('monster.which')).toEqual(['card:rat-brigand', 'card:ill-omen-raven']);
  expect(invariants(play.state)).toEqual([]);
  play.answers(ATSU, 'monster.which', 'card:ill-omen-raven');
  expect(play.state.monsters.map(({ card }) => card)).toEqual(['ill-omen-raven']);
  expect(play.state.deck[0]).toBe('rat-brigand');
  expect([play.state.deck.length, play.state.under]).toEqual([5, 1]);
  const twice = scene({
    adventure: 3,
    position: { at: 'destiny' },
    track: [12],
    set(state) {
      state.sheets[ATSU].skills.push('atsu-a5');
    },
  });
  twice.answers(ATSU, 'destiny.ask', 'box:B');
  twice.answers(ATSU, 'monster.which', twice.seat(0).offered('monster.which')[0] as string);
  // Once a turn: the second of the row comes as it lies.
  expect([twice.state.monsters.length, twice.state.turn]).toEqual([2, 2]);
});

rule(
  ['ASH-11.3', 'ASH-19.4'],
  'the Sentinel weakens the first monster of the adventure, and no other; one cube is the least',
  () => {
    const play = scene({
      position: { at: 'destiny' },
      track: [1, 2],
      set(state) {
        ally(state, 'braiebois-sentinel');
        state.deck = ['clawed-prowler', 'enraged-boar', 'stump-spider', 'will-o-wisp', 'rat-brigand', 'ill-omen-raven'];
      },
    });
    play.passes(ATSU).passes(TANTAN);
    expect(play.state.monsters.map(({ card, cubes }) => [card, cubes])).toEqual([
      ['ill-omen-raven', 1],
      ['rat-brigand', 5],
    ]);
  },
);

rule(
  ['ASH-11.4', 'ASH-26.4'],
  'a row that heals monsters heals all, beyond their value; a bubble heals its own monster alone',
  () => {
    const all = scene({
      position: { at: 'destiny' },
      track: [8],
      set(state) {
        monster(state, 'rat-brigand', at('a1-ruins'), 5, 'blue');
        monster(state, 'clawed-prowler', at('a1-clearing'), 1, 'red');
      },
    });
    all.seat(0).chooses('destiny.ask', 'box:A');
    expect(all.state.monsters.map(({ cubes }) => cubes)).toEqual([7, 3]);
    const own = against('mist-hag', 20, { adventure: 2, bubble: 3, dice: [['red', 1]] });
    monster(own.state, 'clawed-prowler', at('a2-root-maze'), 1, 'red');
    own.does(ATSU, 'attack');
    expect(own.state.monsters[1]?.cubes).toBe(1);
  },
);

rule(['ASH-11.10', 'ASH-23.2'], 'a blow from afar is for monsters here alone, where it says so', () => {
  const play = scene({
    set(state, [atsu]) {
      state.sheets[ATSU].skills.push('atsu-a7');
      monster(state, 'rat-brigand', at('a1-ruins'), 5, 'blue');
      monster(state, 'clawed-prowler', atsu.at as never, 4, 'red');
    },
  }).does(ATSU, 'skill:atsu-a7');
  expect(play.state.monsters.map(({ cubes }) => cubes)).toEqual([5, 2]);
});

rule(
  ['ASH-11.10', 'ASH-23.2', 'ASH-20.1'],
  'bosses cannot be removed; others are fetched, driven off or sought out',
  () => {
    const plan = (...skills: string[]): Plan => ({
      adventure: 5,
      heroes: [BRUNN, TANTAN],
      mana: 3,
      partner: { mana: 5 },
      set(state) {
        learns(state, ...skills);
        monster(state, 'avatar-of-ashraka', at('a5-throne-room'), 26, 'blue');
        if (skills.length > 1) monster(state, 'gargoyle', at('a5-observatory'), 14, 'red');
      },
    });
    expect(scene(plan('tantan-a9')).whyNot(TANTAN, 'skill:tantan-a9')?.[0]).toBe('why.useless');
    const gone = scene(plan('tantan-a9', 'brunn-a9')).does(TANTAN, 'skill:tantan-a9');
    expect(gone.state.monsters.map(({ card }) => card)).toEqual(['avatar-of-ashraka']);
    const sought = scene(plan('tantan-a9', 'brunn-a9'));
    const { disc } = sought.hero(BRUNN);
    sought.does(BRUNN, 'skill:brunn-a9').answers(BRUNN, 'place.where', `go:${at('a5-observatory')}`);
    expect(sought.hero(BRUNN)).toMatchObject({ at: at('a5-observatory'), disc: disc - 1, mana: 0 });
    expect(sought.state.combat).toMatchObject({ slot: 'red', fighters: [{ hero: BRUNN }] });
  },
);

rule(['ASH-11.10', 'ASH-16.3'], 'what is aimed at monsters here, or near, is not offered where none is', () => {
  const offered = (place: string | undefined) => {
    const play = scene({
      adventure: 3,
      heroes: [BRUNN, TANTAN],
      at: 'a3-witch-hut',
      mana: 3,
      skills: ['brunn-a6', 'brunn-a9'],
      set(state) {
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

rule(['ASH-11.13', 'ASH-18.4'], 'a monster is led to a place without a hero', () => {
  const play = scene({
    adventure: 2,
    hand: ['a2-find-18'],
    partner: { at: 'a2-root-maze' },
    set(state) {
      monster(state, 'rat-brigand', at('a2-owl-hollow'));
    },
  });
  play.does(ATSU, 'play:a2-find-18');
  const offered = play.seat(0).offered('monster.where');
  for (const place of ['a2-root-maze', 'a2-forest-gate', 'a2-owl-hollow'])
    expect(offered).not.toContain(`go:${at(place)}`);
  play.answers(ATSU, 'monster.where', `go:${at('a2-great-oak')}`);
  expect(play.state.monsters[0]?.at).toBe(at('a2-great-oak'));
});

rule(['ASH-13.4', 'ASH-2.7'], 'what was turned up cannot be turned back', () => {
  const play = scene().does(TANTAN, 'skill:tantan-a0').answers(TANTAN, 'pile.reveal', 'pile:1', 'pile:3');
  expect([play.state.piles[1].at(-1)?.faceUp, play.table.match.undoTarget(1)]).toEqual([true, undefined]);
});

rule(
  ['ASH-13.7', 'ASH-18.5'],
  'a Storm Lamp takes one of the cards shown, or none; where no pile is left it shows nothing',
  () => {
    const lamp = (piles: number) =>
      scene({
        adventure: 3,
        hand: ['a3-find-14'],
        set(state) {
          for (const n of [1, 2, 3, 4, 5, 6] as const)
            if (n > piles) state.boxed.push(...state.piles[n].splice(0).map(({ card }) => card));
        },
      }).does(ATSU, 'play:a3-find-14');
    expect(lamp(0).seat(0).asked()).toBe('turn.ask');
    const one = lamp(1);
    expect(one.seat(0).offered('pile.take')).toEqual(['pile:1']);
    one.passes(ATSU, 'pile.take');
    expect([one.state.piles[1].length, one.state.piles[1].at(-1)?.faceUp]).toEqual([3, true]);
  },
);

rule(['ASH-13.7', 'ASH-18.7'], 'the Rune Lens takes a card that lies open on its own half of the board alone', () => {
  const play = scene({
    adventure: 5,
    partner: { hand: ['a5-find-28'] },
    set(state) {
      state.sheets[TANTAN].steps.knowledge = 1;
      for (const pile of Object.values(state.piles)) for (const card of pile.slice(-1)) card.faceUp = true;
    },
  });
  const { space, places } = board({ adventure: 5 });
  const here = places.flatMap(place => (space(place).half === 'A' ? (space(place).pile ?? []) : [])).sort();
  play.does(TANTAN, 'play:a5-find-28');
  expect([here.length > 0, here.length < 6]).toEqual([true, true]);
  expect(play.seat(1).offered('pile.take').sort()).toEqual(here.map(n => `pile:${n}`));
});

rule(['ASH-14.1', 'ASH-19.2'], 'one slot for an ally in the first adventures', () => {
  const match = Match.start(ashraka, { seed: 's', seats: 2, options: { adventure: '3', agree: false } });
  match.answer({ seat: 0, decision: match.decisionOf(0)?.id ?? 0, picks: ['ally:lord-rugor'] });
  expect(match.decisions.map(({ prompt }) => prompt)).toEqual(['hero.ask']);
});

rule(['ASH-14.1', 'ASH-27.2'], 'the players are told that there is room for a second ally', () => {
  const told = (adventure: 3 | 4): number =>
    scene({ adventure, position: { at: 'epilogue' }, set: state => Object.assign(state, { phase: 'won' }) }).lines(
      'log.ally.slot',
    ).length;
  expect([told(3), told(4)]).toEqual([0, 1]);
});

rule(['ASH-14.3', 'ASH-9.14'], 'a thief takes what is there, and nothing from an empty Bag', () => {
  const play = against('rat-brigand', 60, { bubble: 2, dice: [['orange', 1]] }).does(ATSU, 'attack');
  expect(play.state.bag.coins).toBe(0);
});

rule(['ASH-14.4', 'ASH-19.8'], 'Freed Prisoners open slot 2 for the adventure, bought or not, and no other', () => {
  const plan = (open: [boolean, boolean, boolean]): Plan => ({
    hand: ['a1-find-05', 'a1-find-06', 'a1-find-07'],
    set(state) {
      ally(state, 'freed-prisoners');
      state.bag.open = open;
    },
  });
  const two = scene(plan([true, false, false])).does(ATSU, 'put:a1-find-05', 'put:a1-find-06');
  expect(two.whyNot(ATSU, 'put:a1-find-07')?.[0]).toBe('why.bag.full');
  expect(two.state.bag.cards).toEqual(['a1-find-05', 'a1-find-06', null]);
  const bought = scene(plan([true, true, false])).does(ATSU, 'put:a1-find-05', 'put:a1-find-06');
  expect(bought.whyNot(ATSU, 'put:a1-find-07')?.[0]).toBe('why.bag.full');
});

rule(
  ['ASH-14.5', 'ASH-17.6', 'ASH-17.14'],
  'a slot is opened once; mana comes with its step; a granted step brings its token too',
  () => {
    const play = scene({
      at: 'a1-standing-stones',
      health: 1,
      mana: 0,
      set(state) {
        state.bag.runes = { blue: 9, red: 9, mauve: 9 };
        Object.assign(state.sheets[ATSU], { granted: ['health'] });
        state.sheets[ATSU].steps.health = 1;
      },
    }).does(ATSU, 'activate:sanctuary');
    play.answers(ATSU, 'sanctuary.ask', 'slot:2').answers(ATSU, 'sanctuary.ask', 'step:mana');
    expect(play.seat(0).offered('sanctuary.ask')).not.toContain('slot:2');
    expect(play.hero(ATSU).mana).toBe(1);
    play.answers(ATSU, 'sanctuary.ask', 'step:health');
    expect(play.hero(ATSU).health).toBe(3);
    expect(play.state.sheets[ATSU]).toMatchObject({ steps: { health: 3 }, granted: [] });
  },
);

rule(
  ['ASH-14.10', 'ASH-14.13', 'ASH-16.6'],
  'once a turn a card out of the Bag is free; with full hands it is one too many',
  () => {
    const play = scene({
      skills: ['tantan-a5'],
      partner: { hand: ['a1-find-07', 'a1-find-09', 'a1-find-10'] },
      set(state) {
        state.bag.open = [true, true, false];
        for (const [slot, card] of (['a1-find-05', 'a1-find-06'] as const).entries()) {
          takeOut(state, card);
          state.bag.cards[slot] = card;
        }
      },
    });
    play.does(TANTAN, 'take:0');
    expect(play.seat(1).asked()).toBe('hand.excess');
    play.answers(TANTAN, 'hand.excess', 'drop:a1-find-07');
    expect(play.hero(TANTAN).disc).toBe(5);
    play.does(TANTAN, 'swap:1:a1-find-09');
    expect(play.hero(TANTAN).disc).toBe(4);
  },
);

rule(['ASH-14.13', 'ASH-16.6'], 'a Bottomless Bag is so once a turn: an exchange uses it up as well', () => {
  const play = scene({
    skills: ['tantan-a5'],
    partner: { hand: ['a1-find-05', 'a1-find-06'] },
  }).does(TANTAN, 'put:a1-find-05');
  const { disc } = play.hero(TANTAN);
  play.does(TANTAN, 'swap:0:a1-find-06');
  expect([play.hero(TANTAN).hand, play.hero(TANTAN).disc]).toEqual([['a1-find-05'], disc]);
  play.does(TANTAN, 'take:0');
  expect(play.hero(TANTAN).disc).toBe(disc - 1);
});

rule(
  ['ASH-14.16', 'ASH-18.12'],
  'who waits for a combat to end puts nothing away, though they could drop nothing either',
  () => {
    const play = against('clawed-prowler', 9, { partner: { hand: ['a1-find-05', 'a1-find-06'] } });
    expect(play.seat(1).asked()).toBeUndefined();
    const trade = scene({
      hand: ['a1-find-05'],
      partner: { hand: ['a1-find-06'] },
      set(_, [, tantan]) {
        Object.assign(tantan, { health: 0, fell: 'actions' });
      },
    });
    expect([trade.whyNot(ATSU, 'give:a1-find-05')?.[0], trade.seat(1).asked()]).toEqual(['why.partner.ko', undefined]);
  },
);

rule(['ASH-14.16', 'ASH-7.12'], 'with the Bag open to all, whoever has left the board still puts nothing in', () => {
  const play = scene({
    options: { openBag: true },
    hand: ['a1-find-05'],
    set(_, [atsu]) {
      atsu.at = undefined;
    },
  });
  expect([play.seat(0).asked(), play.seat(1).asked()]).toEqual([undefined, 'turn.ask']);
});
