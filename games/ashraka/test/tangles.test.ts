// Where three rules meet and none of them speaks of the others: diseases, guards and last tokens, allies in the middle of a fight,
// slots and stalls that are empty or full, whoever has left or lies there.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { board } from '../rules/board.ts';
import { type Legacy, read } from '../rules/campaign.ts';
import { invariants } from '../rules/invariants.ts';
import type { Hero, State } from '../rules/state.ts';
import { fightsOf } from './fights.ts';
import {
  ATSU,
  at,
  BRUNN,
  holds,
  legacyOf,
  monster,
  ONDINE,
  type Plan,
  type Play,
  scene,
  TANTAN,
  takeOut,
} from './scene.ts';
import { ally, learns } from './upgrades.ts';

const down = (hero: Hero): void => void Object.assign(hero, { health: 0, fell: 'actions' });

// ---- who is asked ----

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

rule(['ASH-24.3', 'ASH-1.9'], 'D23: either may wish to be struck first; the other must be content', () => {
  const fight = () =>
    fightsOf({ card: 'enraged-boar', cubes: 60, both: true, asks: ['first'], options: { agree: true } });
  const order = (play: Play) =>
    play.lines('log.bubble').map(({ with: params }) => (params?.hero as { text: string } | undefined)?.text);
  const usual = ['hero.atsu-rabbit.short', 'hero.tantan-tanuki.short'];
  const brave = fight().does(ATSU, 'attack').does(TANTAN, 'attack');
  brave.passes(ATSU, 'combat.first').answers(TANTAN, 'combat.first', `hero:${TANTAN}`);
  brave.seat(0).passes('agree.ask');
  expect(order(brave)).toEqual([...usual].reverse());
  const held = fight().does(ATSU, 'attack').does(TANTAN, 'attack');
  held.answers(ATSU, 'combat.first', `hero:${TANTAN}`);
  held.seat(1).chooses('agree.ask', 'refuse');
  held.passes(TANTAN, 'combat.first');
  expect(order(held)).toEqual(usual);
});

// ---- the start of a fight ----

rule(['ASH-19.3', 'ASH-20.12'], 'the start of a combat is over when somebody has fled', () => {
  const play = fightsOf({ card: 'enraged-boar', cubes: 30, both: true, ally: 'marsh-witch' });
  expect(play.can(TANTAN)).toContain('ally:marsh-witch');
  play.does(ATSU, 'flee');
  expect(play.can(TANTAN)).not.toContain('ally:marsh-witch');
});

rule(['ASH-19.3', 'ASH-20.20', 'ASH-1.9'], 'before a monster that acts first either player may call the Witch', () => {
  const play = fightsOf({ adventure: 4, card: 'sand-jackal', cubes: 60, both: true, ally: 'marsh-witch' });
  play.passes(ATSU, 'combat.start').answers(TANTAN, 'combat.start', 'ally:marsh-witch');
  expect(play.state.combat?.diseases).toEqual(['poison']);
  expect(play.lines('log.bubble')).toHaveLength(2);
});

// ---- diseases, guards and last tokens ----

rule(
  ['ASH-22.6', 'ASH-24.3', 'ASH-22.8'],
  'both paralysed: both lose their turn, the monster strikes both, and they go on',
  () => {
    const play = fightsOf({
      card: 'enraged-boar',
      cubes: 60,
      both: true,
      diseases: ['paralysis'],
      partner: { diseases: ['paralysis'] },
    });
    expect([play.lines('log.paralysed').length, play.lines('log.bubble').length]).toEqual([2, 2]);
    expect([play.hero(ATSU).health, play.hero(TANTAN).health]).toEqual([4, 2]);
    expect([play.can(ATSU), play.can(TANTAN)].map(keys => keys.includes('attack'))).toEqual([true, true]);
  },
);

rule(
  ['ASH-22.13', 'ASH-25.7', 'ASH-24.10'],
  'both paralysed, poisoned and at their last token: lost without a blow',
  () => {
    const diseases = ['paralysis', 'poison'] as const;
    const play = fightsOf({
      card: 'enraged-boar',
      cubes: 60,
      both: true,
      health: 1,
      diseases,
      partner: { health: 1, diseases },
    });
    expect([play.table.over, play.state.lost, play.lines('log.bubble').length]).toEqual([true, 'double-ko', 0]);
  },
);

rule(
  ['ASH-22.11', 'ASH-24.9', 'ASH-24.13'],
  'poison fells the guard; helped up, they guard on until their own next turn',
  () => {
    const play = fightsOf({
      adventure: 3,
      hero: BRUNN,
      card: 'ivy-golem',
      cubes: 60,
      both: true,
      health: 1,
      mana: 3,
      diseases: ['poison'],
      skills: ['brunn-c2'],
      partner: { hand: ['a1-find-05'] },
    });
    const sheet = play.state.sheets[BRUNN];
    sheet.skills = sheet.skills.filter(id => id !== 'brunn-c1');
    const before = play.hero(TANTAN).health;
    play.does(BRUNN, 'skill:brunn-c2');
    expect(play.hero(BRUNN).health).toBe(0);
    play.does(TANTAN, 'play:a1-find-05').answers(TANTAN, 'hero.which', `hero:${BRUNN}`).does(TANTAN, 'attack');
    // Bubble 1 strikes for one: Brunn’s own blow is felt, TanTan’s less one is none.
    expect([play.hero(BRUNN).health, play.hero(TANTAN).health]).toEqual([1, before]);
    expect(play.lines('log.strike.guarded').map(({ with: params }) => params?.wounds)).toEqual([0]);
  },
);

rule(
  ['ASH-16.6', 'ASH-25.1'],
  'a guard keeps their last token too when the blow was another’s, once an adventure',
  () => {
    const play = fightsOf({
      adventure: 4,
      hero: BRUNN,
      card: 'rat-guard',
      cubes: 60,
      both: true,
      health: 1,
      mana: 3,
      skills: ['brunn-c2', 'brunn-c9'],
      dice: [
        ['orange', 1],
        ['red', 3],
        ['red', 1],
      ],
    });
    const sheet = play.state.sheets[BRUNN];
    sheet.skills = ['brunn-c0', 'brunn-c2', 'brunn-c9'];
    play.state.combat?.fighters.reverse();
    const before = play.hero(TANTAN).health;
    play.does(BRUNN, 'skill:brunn-c2');
    play.does(TANTAN, 'flee');
    // Alone again: the first blow of three leaves one token, the vow is used up.
    expect(play.hero(BRUNN)).toMatchObject({ health: 1, used: { adventure: ['brunn-c9'] } });
    expect(play.hero(TANTAN).health).toBe(before);
  },
);

rule(['ASH-24.3', 'ASH-21.1'], 'a bubble against two is rolled twice: one may be missed and the other hit', () => {
  const play = fightsOf({
    card: 'clawed-prowler',
    cubes: 60,
    both: true,
    dice: [
      ['orange', 1],
      ['orange', 1],
      ['orange', 0],
      ['orange', 2],
    ],
  });
  play.does(ATSU, 'attack').does(TANTAN, 'attack');
  expect([play.hero(ATSU).health, play.hero(TANTAN).health]).toEqual([5, 1]);
});

rule(['ASH-22.11', 'ASH-16.6', 'ASH-25.2'], 'whom poison fells is not cured at the end of that turn', () => {
  const play = fightsOf({
    adventure: 4,
    hero: ONDINE,
    card: 'rat-guard',
    cubes: 60,
    both: true,
    health: 1,
    diseases: ['poison', 'mute'],
    skills: ['ondine-c8'],
  });
  play.does(ONDINE, 'attack');
  expect(play.seat(0).asked()).toBeUndefined();
  expect(play.state.combat?.fighters[0]).toMatchObject({ status: 'ko', diseases: ['poison', 'mute'] });
});

// ---- helping in the middle ----

rule(['ASH-24.9', 'ASH-24.16'], 'helped up and left alone: who fell fights on though the helper fled', () => {
  const play = fightsOf({
    card: 'enraged-boar',
    cubes: 60,
    both: true,
    health: 1,
    diseases: ['poison'],
    partner: { hand: ['a1-find-05'] },
  });
  play.does(ATSU, 'attack').does(TANTAN, 'play:a1-find-05').answers(TANTAN, 'hero.which', `hero:${ATSU}`);
  play.does(TANTAN, 'flee');
  expect(play.lines('log.bubble')).toHaveLength(1);
  expect([play.hero(ATSU).health, play.can(ATSU).includes('attack')]).toEqual([1, true]);
  expect(play.seat(1).asked()).toBeUndefined();
});

rule(['ASH-20.13', 'ASH-18.8'], 'a Free card that gives actions lets who is on the Moon flee', () => {
  const play = fightsOf({ card: 'clawed-prowler', cubes: 60, disc: 1, hand: ['a1-find-08'] });
  expect(play.whyNot(ATSU, 'flee')?.[0]).toBe('why.actions');
  play.does(ATSU, 'play:a1-find-08', 'flee');
  expect([play.state.combat, play.hero(ATSU).disc]).toEqual([undefined, 1]);
});

rule(['ASH-19.8', 'ASH-18.28', 'ASH-25.17'], 'the Wise Rabbit reaches from a combat whom no card would', () => {
  const play = fightsOf({
    card: 'clawed-prowler',
    cubes: 60,
    ally: 'wise-rabbit',
    hand: ['a1-find-05'],
    partner: { health: 0 },
  });
  play.does(ATSU, 'ally:wise-rabbit').answers(ATSU, 'hero.which', `hero:${TANTAN}`);
  expect(play.hero(TANTAN).health).toBe(2);
  expect(play.whyNot(ATSU, 'play:a1-find-05')?.[0]).toBe('why.useless');
});

rule(
  ['ASH-20.24', 'ASH-22.6', 'ASH-18.27'],
  'a monster taken away before a turn is lost leaves nobody to lose it',
  () => {
    const play = fightsOf({
      card: 'rat-brigand',
      cubes: 5,
      health: 1,
      diseases: ['paralysis', 'poison'],
      ally: 'lord-rugor',
      asks: ['free'],
    });
    play.answers(ATSU, 'combat.paralysed', 'ally:lord-rugor');
    expect(play.state).toMatchObject({ monsters: [], combat: undefined });
    expect([play.hero(ATSU).health, play.told().includes('log.paralysed'), play.seat(0).asked()]).toEqual([
      1,
      false,
      'turn.ask',
    ]);
  },
);

rule(
  ['ASH-23.5', 'ASH-24.11', 'ASH-18.22'],
  'what poison wins for one who stands alone that one chooses, without the other’s Luck',
  () => {
    const play = fightsOf({
      card: 'clawed-prowler',
      cubes: 4,
      bubble: 3,
      both: true,
      foe: ['poison'],
      diseases: ['poison'],
      health: 1,
      dice: [
        ['orange', 0],
        ['orange', 1],
      ],
    });
    holds(play.state, play.hero(ATSU), 'a4-find-28');
    play.does(ATSU, 'attack').does(TANTAN, 'attack');
    expect([play.hero(ATSU).health, play.seat(0).asked(), play.seat(1).asked()]).toEqual([0, undefined, 'reward.ask']);
    play.answers(TANTAN, 'reward.ask', 'reward:0');
    expect(play.state.bag.coins).toBe(3);
  },
);

// ---- the Bag, stalls and piles ----

rule(['ASH-14.16', 'ASH-14.9'], 'in a combat cards go into the Bag while there is room, and none come out', () => {
  const play = fightsOf({ card: 'clawed-prowler', cubes: 60, hand: ['a1-find-05', 'a1-find-06'] });
  play.does(ATSU, 'put:a1-find-05');
  expect(play.whyNot(ATSU, 'put:a1-find-06')?.[0]).toBe('why.bag.full');
  expect(play.can(ATSU).filter(key => key.startsWith('take') || key.startsWith('swap'))).toEqual([]);
  expect(play.state.combat?.fighters[0]?.acted).toBe(false);
});

rule(
  ['ASH-28.10', 'ASH-14.18'],
  'what lies in a slot that an ally had opened may be taken in the next adventure, not exchanged',
  () => {
    const legacy = read({ ...(legacyOf() as Legacy), cards: [null, 'a1-find-06', null], open: [true, false, false] });
    const play = scene({ adventure: 2, legacy, set: (state, [atsu]) => holds(state, atsu, 'a2-find-06') });
    const bag = (key: string) => key.startsWith('take') || key.startsWith('swap');
    expect(play.can(ATSU).filter(bag)).toEqual(['take:1']);
    play.does(ATSU, 'put:a2-find-06');
    expect(play.can(ATSU).filter(bag)).toEqual(['take:0', 'take:1']);
    play.does(ATSU, 'take:1');
    expect(play.state.bag.cards).toEqual(['a2-find-06', null, null]);
    expect(play.whyNot(ATSU, 'put:a1-find-06')?.[0]).toBe('why.bag.full');
  },
);

rule(
  ['ASH-8.19', 'ASH-8.18'],
  'R76: an empty stall and nothing to sell: the merchant is not visited, and no action is gone',
  () => {
    const play = scene({
      set(state, [atsu]) {
        atsu.at = at('a1-old-mill');
        state.bag.coins = 9;
        for (const card of state.stalls[1]) if (card) takeOut(state, card);
        atsu.specials = [];
      },
    });
    expect(play.whyNot(ATSU, 'activate:merchant-1')).toEqual(['why.trade.empty', 'ASH-8.14']);
  },
);

rule(['ASH-13.7', 'ASH-18.7'], 'the Rune Lens takes a card that lies open on its own half of the board alone', () => {
  const play = scene({
    adventure: 5,
    set(state, [, tantan]) {
      state.sheets[TANTAN].steps.knowledge = 1;
      holds(state, tantan, 'a5-find-28');
      for (const pile of Object.values(state.piles)) for (const card of pile.slice(-1)) card.faceUp = true;
    },
  });
  const { space, places } = board({ adventure: 5 });
  const here = places.flatMap(place => (space(place).half === 'A' ? (space(place).pile ?? []) : [])).sort();
  play.does(TANTAN, 'play:a5-find-28');
  expect([here.length > 0, here.length < 6]).toEqual([true, true]);
  expect(play.seat(1).offered('pile.take').sort()).toEqual(here.map(n => `pile:${n}`));
});

// ---- ways ----

rule(
  ['ASH-7.5', 'ASH-7.18'],
  'a crossroads on the way: a crossed path that ends there cannot be entered from it',
  () => {
    const step = at('a1-guarded-bridge--forest-edge-step-1');
    const road = board({ adventure: 1 });
    const { segments } = road;
    const crossed = 'a1-e-woodcutters-hut--forest-edge';
    const branch = { path: crossed, kind: 'green', health: 0, to: at('a1-woodcutters-hut') } as const;
    Object.assign(road, {
      segments: (from: typeof step) => (from === step ? [...segments(from), branch] : segments(from)),
    });
    try {
      const walks = (paths: readonly (typeof crossed)[]) =>
        scene({
          set: (state, [atsu]) =>
            Object.assign(state, { crossed: paths }) && Object.assign(atsu, { at: step, disc: 1 }),
        }).can(ATSU);
      expect(walks([])).toContain(`move:${at('a1-woodcutters-hut')}`);
      expect(walks([crossed])).not.toContain(`move:${at('a1-woodcutters-hut')}`);
      expect(walks([crossed])).toContain(`move:${at('a1-guarded-bridge')}`);
    } finally {
      Object.assign(road, { segments });
    }
  },
);

rule(
  ['ASH-16.3', 'ASH-7.14', 'ASH-25.2'],
  'who swims ahead takes the other along, unless they lie there, and never over a crossed path',
  () => {
    const plan = (more: (state: State, tantan: Hero) => void): Plan => ({
      adventure: 4,
      heroes: [ONDINE, TANTAN],
      set(state, [ondine, tantan]) {
        learns(state, 'ondine-a7');
        ondine.mana = 3;
        more(state, tantan);
      },
    });
    const both = scene(plan(() => {})).does(ONDINE, 'skill:ondine-a7');
    const [to] = both.seat(0).offered('place.where');
    both.answers(ONDINE, 'place.where', to as string);
    expect([both.hero(ONDINE).at, both.hero(TANTAN).at]).toEqual([to?.slice(3), to?.slice(3)]);
    const alone = scene(plan((_, tantan) => down(tantan)))
      .does(ONDINE, 'skill:ondine-a7')
      .answers(ONDINE, 'place.where', to as string);
    expect(alone.hero(TANTAN).at).not.toBe(alone.hero(ONDINE).at);
    const start = scene(plan(() => {})).hero(ONDINE).at as ReturnType<typeof at>;
    const paths = board({ adventure: 4 })
      .segments(start)
      .map(({ path }) => path);
    const shut = scene(plan(state => state.crossed.push(...paths)));
    expect(shut.whyNot(ONDINE, 'skill:ondine-a7')?.[0]).toBe('why.useless');
  },
);

// ---- falling ----

rule(
  ['ASH-24.10', 'ASH-25.11'],
  'with Destiny’s long fall: the other falls while one still lies there, and it is lost',
  () => {
    const plan = (longFall: boolean): Plan => ({
      position: { at: 'destiny' },
      options: { longFall },
      dice: [['orange', 0]],
      set(state, [atsu, tantan]) {
        state.track = [8, 8].map(tile => ({ tile, faceUp: false }));
        atsu.health = 1;
        tantan.health = 2;
        monster(state, 'ill-omen-raven', tantan.at as never, 9);
      },
    });
    const long = scene(plan(true)).answers(ATSU, 'destiny.ask', 'box:B');
    expect([long.hero(ATSU).health, long.hero(TANTAN).health]).toEqual([0, 1]);
    long.does(TANTAN, 'engage:blue', 'attack');
    expect([long.table.over, long.state.lost]).toEqual([true, 'double-ko']);
    const short = scene(plan(false)).answers(ATSU, 'destiny.ask', 'box:B').does(TANTAN, 'engage:blue', 'attack');
    expect([short.hero(TANTAN).health, short.table.over]).toEqual([0, false]);
  },
);

rule(
  ['ASH-11.7', 'ASH-11.6'],
  'a row that brings two monsters with one token left: the first comes, the second is defeat',
  () => {
    const play = scene({
      adventure: 3,
      position: { at: 'destiny' },
      set(state) {
        state.track = [{ tile: 12, faceUp: false }];
        for (const slot of ['blue', 'ochre', 'green'] as const)
          monster(state, state.deck[0] ?? 'mist-hag', at('a3-bog-pit'), 4, slot);
      },
    });
    play.answers(ATSU, 'destiny.ask', 'box:B');
    expect([play.state.monsters.length, play.state.monsters[3]?.at, play.state.lost]).toEqual([
      4,
      at('a3-west-quay'),
      'zone-full',
    ]);
  },
);

rule(
  ['ASH-25.15', 'ASH-5.9'],
  'helped up after the row: the turn begins where one stands, with cards, mana and a full disc',
  () => {
    const play = scene({
      position: { at: 'destiny' },
      set(state, [atsu, tantan]) {
        state.track = [8, 5].reverse().map(tile => ({ tile, faceUp: false }));
        Object.assign(atsu, { at: at('a1-ruins'), health: 1, mana: 2 });
        tantan.at = at('a1-ruins');
        holds(state, atsu, 'a1-find-06');
        holds(state, tantan, 'a1-find-05');
        ally(state, 'wise-rabbit');
      },
    });
    play.answers(ATSU, 'destiny.ask', 'box:B');
    expect(play.seat(1).offered('destiny.help')).toEqual(['play:a1-find-05', 'ally:wise-rabbit']);
    play.answers(TANTAN, 'destiny.help', 'play:a1-find-05').answers(TANTAN, 'hero.which', `hero:${ATSU}`);
    expect(play.hero(ATSU)).toMatchObject({ at: at('a1-ruins'), health: 2, mana: 2, hand: ['a1-find-06'], disc: 6 });
    expect([play.state.turn, play.state.fallen, invariants(play.state)]).toEqual([2, [], []]);
  },
);
