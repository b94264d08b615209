// Where chapters meet: cures and paralysis, guards, gifts to whoever has ended the turn, cards that come back, what nobody can use.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { invariants } from '../rules/invariants.ts';
import type { Hero, State } from '../rules/state.ts';
import { fightsOf } from './fights.ts';
import { ATSU, at, BRUNN, holds, monster, ONDINE, type Plan, scene, TANTAN, takeOut } from './scene.ts';

const CLEARING = at('a1-clearing');
const down = (hero: Hero): void => void Object.assign(hero, { health: 0, fell: 'actions' });

// ---- paralysis, poison and what helps ----

rule(['ASH-18.13', 'ASH-22.6', 'ASH-18.27'], 'a Free card that cures saves the turn of whoever is paralysed', () => {
  const play = fightsOf({
    card: 'clawed-prowler',
    cubes: 9,
    health: 3,
    diseases: ['paralysis', 'mute'],
    hand: ['a1-find-07'],
  });
  play.answers(ATSU, 'combat.paralysed', 'play:a1-find-07');
  expect(play.told()).not.toContain('log.paralysed');
  expect(play.state.combat?.fighters[0]).toMatchObject({ diseases: [], acted: false });
  expect(play.can(ATSU)).toContain('attack');
  const dying = fightsOf({
    card: 'clawed-prowler',
    cubes: 9,
    bubble: 3,
    health: 1,
    diseases: ['paralysis', 'poison'],
    hand: ['a1-find-05'],
  });
  dying.answers(ATSU, 'combat.paralysed', 'play:a1-find-05');
  expect([dying.hero(ATSU).health, dying.lines('log.paralysed').length]).toEqual([2, 1]);
});

rule(['ASH-24.2', 'ASH-22.6'], 'who can act does so before the other loses a turn, and may cure it away', () => {
  const fight = () =>
    fightsOf({
      adventure: 4,
      hero: ONDINE,
      card: 'rat-guard',
      cubes: 40,
      both: true,
      mana: 3,
      skills: ['ondine-c3'],
      partner: { diseases: ['paralysis'] },
      dice: [['orange', 1]],
    });
  const cured = fight();
  expect([cured.seat(1).asked(), cured.told().includes('log.paralysed')]).toEqual([undefined, false]);
  cured.does(ONDINE, 'skill:ondine-c3').answers(ONDINE, 'hero.which', `hero:${TANTAN}`);
  expect(cured.can(TANTAN)).toContain('attack');
  const left = fight().does(ONDINE, 'attack');
  expect(left.lines('log.paralysed')).toHaveLength(1);
  expect(left.lines('log.bubble')).toHaveLength(2);
});

rule(['ASH-22.11', 'ASH-16.6'], 'what lessens a first loss, or keeps the last token, works on poison too', () => {
  const tough = fightsOf({
    hero: TANTAN,
    card: 'clawed-prowler',
    cubes: 30,
    bubble: 3,
    diseases: ['poison'],
    skills: ['tantan-c5'],
    foe: ['paralysis'],
  });
  tough.does(TANTAN, 'attack');
  expect(tough.hero(TANTAN).health).toBe(3);
  tough.does(TANTAN, 'attack');
  expect(tough.hero(TANTAN).health).toBe(2);
  const stand = fightsOf({
    adventure: 3,
    hero: BRUNN,
    card: 'ivy-golem',
    cubes: 40,
    health: 1,
    diseases: ['poison'],
    skills: ['brunn-c9'],
    foe: ['paralysis'],
  });
  stand.state.sheets[BRUNN].skills = stand.state.sheets[BRUNN].skills.filter(id => id !== 'brunn-c1');
  stand.does(BRUNN, 'attack');
  expect(stand.hero(BRUNN)).toMatchObject({ health: 1, used: { adventure: ['brunn-c9'] } });
});

rule('ASH-16.6', 'who is guarded evades nothing: the wounds are the guard’s', () => {
  const play = fightsOf({
    adventure: 4,
    hero: BRUNN,
    other: ONDINE,
    card: 'rat-guard',
    cubes: 60,
    both: true,
    mana: 3,
    skills: ['brunn-c2'],
    partner: { skills: ['ondine-c2'] },
  });
  play.does(BRUNN, 'skill:brunn-c2').does(ONDINE, 'attack');
  expect(play.lines('log.strike.guarded')).toHaveLength(1);
  expect(play.told().filter(text => text.startsWith('log.evaded'))).toEqual([]);
});

rule('ASH-18.27', 'whoever could fall for the other is asked before the blow', () => {
  const play = fightsOf({
    adventure: 3,
    hero: BRUNN,
    card: 'spectral-wolf',
    cubes: 40,
    both: true,
    health: 1,
    mana: 3,
    skills: ['brunn-c2'],
    hand: ['a1-find-05'],
    partner: { health: 5 },
  });
  play.does(TANTAN, 'attack').does(BRUNN, 'skill:brunn-c2');
  expect([play.seat(0).asked(), play.lines('log.bubble').length]).toEqual(['combat.free', 0]);
});

rule(['ASH-24.9', 'ASH-24.13'], 'a guard felled for the other is not struck again, though helped up at once', () => {
  const play = fightsOf({
    adventure: 3,
    hero: BRUNN,
    card: 'ivy-golem',
    cubes: 60,
    bubble: 3,
    both: true,
    health: 1,
    mana: 3,
    skills: ['brunn-c2'],
    partner: { hand: ['a1-find-05'] },
  });
  play.state.sheets[BRUNN].skills = play.state.sheets[BRUNN].skills.filter(id => id !== 'brunn-c1');
  play.does(TANTAN, 'attack').does(BRUNN, 'skill:brunn-c2');
  if (play.seat(1).asked() === 'combat.free') play.passes(TANTAN, 'combat.free');
  expect(play.hero(BRUNN).health).toBe(0);
  expect(play.lines('log.bubble')).toHaveLength(1);
  play.does(TANTAN, 'play:a1-find-05').answers(TANTAN, 'hero.which', `hero:${BRUNN}`);
  expect(play.state.combat?.fighters.map(({ status }) => status)).toEqual(['in', 'in']);
});

rule(
  ['ASH-24.13', 'ASH-24.9', 'ASH-24.12'],
  'helped up in the middle of the monster’s turn: not struck in it, back from the next round',
  () => {
    const play = fightsOf({
      card: 'enraged-boar',
      cubes: 60,
      both: true,
      health: 1,
      asks: ['free'],
      partner: { hand: ['a1-find-05'] },
    });
    play.does(ATSU, 'attack').does(TANTAN, 'attack');
    // Before the blow at Atsu, then before the one at TanTan.
    play.passes(TANTAN, 'combat.free');
    expect(play.hero(ATSU).health).toBe(0);
    play.answers(TANTAN, 'combat.free', 'play:a1-find-05').answers(TANTAN, 'hero.which', `hero:${ATSU}`);
    expect(play.lines('log.bubble')).toHaveLength(2);
    expect([play.hero(ATSU).health, play.hero(TANTAN).health]).toEqual([2, 2]);
    expect(play.can(ATSU)).toContain('attack');
  },
);

rule(
  'ASH-24.13',
  'who lay there when the monster’s turn began is not struck in it, though helped up before their blow',
  () => {
    const play = fightsOf({
      card: 'enraged-boar',
      cubes: 60,
      both: true,
      health: 1,
      diseases: ['poison'],
      asks: ['free'],
      partner: { hand: ['a1-find-05'] },
    });
    play.does(TANTAN, 'attack').does(ATSU, 'attack');
    play.answers(TANTAN, 'combat.free', 'play:a1-find-05').answers(TANTAN, 'hero.which', `hero:${ATSU}`);
    expect([play.hero(ATSU).health, play.lines('log.bubble').length]).toEqual([2, 1]);
  },
);

rule('ASH-20.12', 'whoever flees guards nobody any more', () => {
  const play = fightsOf({
    adventure: 3,
    hero: BRUNN,
    card: 'ivy-golem',
    cubes: 60,
    both: true,
    mana: 3,
    skills: ['brunn-c2'],
  });
  const before = play.hero(TANTAN).health;
  play.does(BRUNN, 'skill:brunn-c2').does(TANTAN, 'attack');
  expect([play.hero(TANTAN).health, play.lines('log.strike.guarded').length]).toEqual([before, 1]);
  play.does(BRUNN, 'flee').does(TANTAN, 'attack');
  expect(play.lines('log.bubble').at(-1)?.with?.bubble).toBe(2);
  play.does(TANTAN, 'attack');
  expect([play.hero(TANTAN).health < before, play.lines('log.strike.guarded').length]).toEqual([true, 1]);
});

// ---- rewards ----

rule(['ASH-23.1', 'ASH-24.11', 'ASH-23.5'], 'of two who stand both agree on what poison has won', () => {
  const play = fightsOf({
    card: 'clawed-prowler',
    cubes: 4,
    bubble: 3,
    both: true,
    foe: ['poison'],
    dice: [
      ['orange', 0],
      ['orange', 1],
    ],
  });
  holds(play.state, play.hero(TANTAN), 'a4-find-28');
  play.does(TANTAN, 'attack').does(ATSU, 'attack');
  expect([play.seat(0).asked(), play.seat(1).asked()]).toEqual(['reward.ask', 'reward.ask']);
  play.answers(ATSU, 'reward.ask', 'reward:0');
  expect(play.state.bag.coins).toBe(4);
});

// ---- the end of the actions ----

rule(['ASH-5.8', 'ASH-25.3'], 'who had ended the turn may still help up whoever falls after that', () => {
  const play = scene({
    dice: [['orange', 0]],
    set(state, [atsu, tantan]) {
      monster(state, 'ill-omen-raven', atsu.at as never, 9);
      holds(state, atsu, 'a1-find-05');
      tantan.health = 1;
    },
  });
  play.passes(ATSU, 'turn.ask').does(TANTAN, 'engage:blue', 'attack');
  expect(play.hero(TANTAN).health).toBe(0);
  expect(play.state.turn).toBe(1);
  play.does(ATSU, 'play:a1-find-05').answers(ATSU, 'hero.which', `hero:${TANTAN}`);
  expect(play.hero(TANTAN).health).toBe(2);
  expect(play.can(TANTAN)).toContain('engage:blue');
});

rule(['ASH-5.8', 'ASH-6.8'], 'who had ended the turn may still use what they are given', () => {
  const play = scene({
    set(state, [atsu, tantan]) {
      atsu.health = 2;
      holds(state, tantan, 'a1-find-05');
    },
  });
  play.passes(ATSU, 'turn.ask');
  expect(play.seat(0).asked()).toBeUndefined();
  play.does(TANTAN, 'give:a1-find-05');
  expect(play.can(ATSU)).toContain('play:a1-find-05');
});

rule(
  ['ASH-5.5', 'ASH-7.12', 'ASH-7.20', 'ASH-5.7'],
  'one gone and one down: the tile is drawn, and only who is on the board is struck',
  () => {
    const play = scene({
      position: { at: 'actions' },
      set(state, [atsu, tantan]) {
        state.track = [{ tile: 8, faceUp: false }];
        atsu.at = undefined;
        down(tantan);
        state.fallen = [TANTAN];
      },
    });
    play.seat(0).chooses('destiny.ask', 'box:B');
    expect(play.hero(ATSU)).toMatchObject({ health: 5, at: undefined });
    expect(play.hero(TANTAN)).toMatchObject({ health: 1, at: at('a1-standing-stones'), disc: 5 });
  },
);

// ---- the Bag, as an option ----

rule(
  ['ASH-14.16', 'ASH-14.17'],
  'with the option whoever is down or waits puts cards in too; without it nobody does',
  () => {
    const set = (state: State, [atsu]: readonly [Hero, Hero]) => {
      holds(state, atsu, 'a1-find-05');
      down(atsu);
      state.fallen = [ATSU];
    };
    for (const seats of [1, 2] as const) {
      const play = scene({ seats, options: { openBag: true }, set });
      play.does(ATSU, 'put:a1-find-05');
      expect(play.state.bag.cards[0]).toBe('a1-find-05');
      expect(play.can(TANTAN)).toContain(`move:${CLEARING}`);
      play.passes(TANTAN, 'turn.ask');
      expect(play.state.turn).toBe(2);
    }
    expect(scene({ set }).seat(0).asked()).toBeUndefined();
    const fight = { card: 'clawed-prowler', cubes: 9, partner: { hand: ['a1-find-05'] } } as const;
    const waits = fightsOf({ ...fight, options: { openBag: true } });
    expect(waits.can(TANTAN)).toEqual(['put:a1-find-05']);
    expect(fightsOf(fight).seat(1).asked()).toBeUndefined();
  },
);

rule(['ASH-28.8', 'ASH-14.17'], 'who is down when it is won packs nothing, but with the option', () => {
  const plan = (openBag: boolean): Plan => ({
    position: { at: 'packing' },
    options: { openBag },
    set(state, [atsu]) {
      state.phase = 'won';
      holds(state, atsu, 'a1-find-05');
      down(atsu);
    },
  });
  expect(scene(plan(false)).table.over).toBe(true);
  expect(scene(plan(true)).seat(0).offered('pack.ask')).toContain('put:a1-find-05');
});

rule(['ASH-8.6', 'ASH-8.9'], 'with the option an inn does one thing too', () => {
  const plan: Plan = {
    options: { fireOne: true },
    set(state, [atsu]) {
      Object.assign(atsu, { at: at('a1-crossroads-inn'), health: 1 });
      state.bag.coins = 9;
      holds(state, atsu, 'a1-find-21');
    },
  };
  const rested = scene(plan).does(ATSU, 'activate:inn').answers(ATSU, 'inn.ask', 'rest:health');
  expect(rested.seat(0).offered('inn.ask')).toEqual(['rest:health']);
  const shed = scene(plan).does(ATSU, 'activate:inn').answers(ATSU, 'inn.ask', 'drop:a1-find-21');
  expect(shed.seat(0).asked()).toBe('turn.ask');
});

// ---- cards ----

/** TanTan in the citadel's city, with a card that shows all piles there and draws from one. */
const alchemist = (top: 'a5-find-34' | 'a5-find-10') =>
  scene({
    adventure: 5,
    set(state, [, tantan]) {
      state.bag.allies = [{ id: 'night-alchemist', uses: 2 }];
      state.sheets[TANTAN].steps.knowledge = 1;
      holds(state, tantan, 'a5-find-28', 'a5-find-08', 'a5-find-09');
      takeOut(state, top);
      state.piles[1].push({ card: top, faceUp: false });
    },
  })
    .does(TANTAN, 'ally:night-alchemist', 'play:a5-find-28')
    .answers(TANTAN, 'pile.take', 'pile:1');

rule(
  ['ASH-19.8', 'ASH-15.11'],
  'a card that comes back counts in the inventory, whatever was discarded after it',
  () => {
    const full = alchemist('a5-find-10');
    expect(full.seat(1).offered('hand.excess')).toContain('drop:a5-find-28');
    full.answers(TANTAN, 'hand.excess', 'drop:a5-find-09');
    expect(full.hero(TANTAN).hand).toEqual(['a5-find-08', 'a5-find-10', 'a5-find-28']);
    const nothing = alchemist('a5-find-34');
    expect(nothing.state.discard).toEqual(['a5-find-34']);
    expect(nothing.hero(TANTAN).hand).toEqual(['a5-find-08', 'a5-find-09', 'a5-find-28']);
  },
);

rule(
  ['ASH-6.15', 'ASH-6.14'],
  'a card that carries things anywhere carries none to who is down, and asks who is not',
  () => {
    const plan = (isDown: boolean): Plan => ({
      adventure: 3,
      options: { agree: true },
      set(state, [atsu, tantan]) {
        holds(state, atsu, 'a3-find-13', 'a3-find-05');
        tantan.at = at('a3-peat-camp');
        if (isDown) down(tantan);
      },
    });
    const refused = scene(plan(true)).does(ATSU, 'play:a3-find-13');
    expect(refused.seat(0).asked()).toBe('turn.ask');
    const offered = scene(plan(false)).does(ATSU, 'play:a3-find-13').answers(ATSU, 'card.give', 'card:a3-find-05');
    offered.seat(1).chooses('agree.ask', 'refuse');
    expect(offered.hero(ATSU).hand).toEqual(['a3-find-05']);
  },
);

rule(
  ['ASH-16.3', 'ASH-13.4'],
  'of two cards drawn one is kept; the other lies on top, face up, and none is lost meanwhile',
  () => {
    const play = scene({
      set(state, [atsu]) {
        atsu.at = at('a1-hollow-oak');
        state.sheets[ATSU].skills.push('atsu-a6');
        state.boxed.push(...state.piles[1].splice(0).map(({ card }) => card));
        for (const card of ['a1-find-06', 'a1-find-05', 'a1-find-10'] as const) {
          takeOut(state, card);
          state.piles[1].push({ card, faceUp: false });
        }
      },
    });
    play.does(ATSU, 'skill:atsu-a6');
    expect(play.seat(0).offered('card.keep')).toEqual(['card:a1-find-10', 'card:a1-find-05']);
    expect(invariants(play.state)).toEqual([]);
    play.answers(ATSU, 'card.keep', 'card:a1-find-05');
    expect(play.hero(ATSU).hand).toEqual(['a1-find-05']);
    expect(play.state.piles[1]).toEqual([
      { card: 'a1-find-06', faceUp: false },
      { card: 'a1-find-10', faceUp: true },
    ]);
  },
);

// ---- monsters and moves ----

rule(['ASH-11.2', 'ASH-16.6'], 'of two monsters looked at one comes, the other goes under the deck', () => {
  const play = scene({
    position: { at: 'destiny' },
    set(state) {
      state.track = [{ tile: 2, faceUp: false }];
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
    set(state) {
      state.track = [{ tile: 12, faceUp: false }];
      state.sheets[ATSU].skills.push('atsu-a5');
    },
  });
  twice.answers(ATSU, 'destiny.ask', 'box:B');
  twice.answers(ATSU, 'monster.which', twice.seat(0).offered('monster.which')[0] as string);
  // Once a turn: the second of the row comes as it lies.
  expect([twice.state.monsters.length, twice.state.turn]).toEqual([2, 2]);
});

rule(
  'ASH-11.2',
  'a monster that the booklet names comes from the deck; if it is in play already, the top of the deck',
  () => {
    const plan = (isThere: boolean): Plan => ({
      adventure: 5,
      set(state, [atsu]) {
        atsu.at = at('a5-observatory');
        state.deck = ['gargoyle', 'ivy-golem', 'dune-worm', 'rat-champion', 'rat-guard'];
        state.aside = [];
        state.under = 2;
        if (isThere) monster(state, 'gargoyle', at('a5-hideout'), 14, 'red');
      },
    });
    const named = scene(plan(false)).does(ATSU, 'activate:event');
    expect(named.state.monsters.map(({ card }) => card)).toEqual(['gargoyle']);
    expect([named.state.deck, named.state.under]).toEqual([['ivy-golem', 'dune-worm', 'rat-champion', 'rat-guard'], 1]);
    const other = scene(plan(true)).does(ATSU, 'activate:event');
    expect(other.state.monsters.map(({ card, at: place }) => [card, place])).toEqual([
      ['gargoyle', at('a5-hideout')],
      ['rat-guard', at('a5-observatory')],
    ]);
  },
);

rule(['ASH-7.6', 'ASH-11.13'], 'a monster is pulled onto a place, never onto a step', () => {
  const plan = (place: string): Plan => ({
    adventure: 3,
    heroes: [BRUNN, TANTAN],
    set(state, [brunn]) {
      state.sheets[BRUNN].skills.push('brunn-a3');
      brunn.at = at(place);
      monster(state, 'ivy-golem', at('a3-stilt-market'));
    },
  });
  const onStep = scene(plan('a3-causeway--stilt-market-step-2'));
  expect(onStep.whyNot(BRUNN, 'skill:brunn-a3')?.[0]).toBe('why.useless');
  const near = scene(plan('a3-witch-hut')).does(BRUNN, 'skill:brunn-a3');
  expect(near.state.monsters[0]?.at).toBe(at('a3-witch-hut'));
});

rule(['ASH-7.11', 'ASH-18.20'], 'leaving the board past a monster costs more with the Trap that holds fast', () => {
  const plan = (disc: number): Plan => ({
    set(state, [atsu]) {
      state.crossed = [];
      Object.assign(atsu, { at: at('a1-forest-edge'), disc });
      holds(state, atsu, 'a2-find-27');
      monster(state, 'rat-brigand', at('a1-forest-edge'));
    },
  });
  expect(scene(plan(1)).whyNot(ATSU, 'exit:a1-e-forest-edge--exit')?.[0]).toBe('why.actions');
  expect(scene(plan(3)).does(ATSU, 'exit:a1-e-forest-edge--exit').hero(ATSU)).toMatchObject({ disc: 1, at: undefined });
});

rule(['ASH-16.3', 'ASH-25.2'], 'skills for who is down or gone: a pawn is fetched, actions are not given', () => {
  const plan = (partner: (hero: Hero) => void): Plan => ({
    adventure: 3,
    heroes: [ATSU, BRUNN],
    set(state, [atsu, brunn]) {
      state.sheets[ATSU].skills.push('atsu-a9');
      state.sheets[BRUNN].skills.push('brunn-a7');
      for (const hero of [atsu, brunn]) hero.mana = 2;
      atsu.at = at('a3-peat-camp');
      partner(brunn);
    },
  });
  const fetched = scene(plan(down)).does(ATSU, 'skill:atsu-a9').answers(ATSU, 'option.ask', 'option:1');
  expect(fetched.hero(BRUNN)).toMatchObject({ at: at('a3-peat-camp'), health: 0 });
  const gone = scene(plan(hero => void Object.assign(hero, { at: undefined })));
  expect(gone.whyNot(ATSU, 'skill:atsu-a9')?.[0]).toBe('why.useless');
  const alone = scene({
    adventure: 3,
    heroes: [BRUNN, ATSU],
    set(state, [brunn, atsu]) {
      state.sheets[BRUNN].skills.push('brunn-a7');
      brunn.mana = 2;
      down(atsu);
    },
  });
  expect(alone.whyNot(BRUNN, 'skill:brunn-a7')?.[0]).toBe('why.useless');
});

rule(['ASH-18.22', 'ASH-21.6'], 'Luck rolls the die of a row again, and whoever holds it is asked', () => {
  const play = scene({
    adventure: 4,
    position: { at: 'destiny' },
    dice: ['yellow', 'green'],
    set(state, [atsu]) {
      state.track = [{ tile: 7, faceUp: false }];
      holds(state, atsu, 'a1-find-22');
    },
  });
  play.answers(ATSU, 'dice.reroll', 'reroll:find.a1-find-22');
  expect(play.lines('log.test')[0]?.with?.shows).toBe('green');
});
