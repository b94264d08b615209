// Small rules asked directly, on both sides of their bounds: who fights, who stays, what is lost, what is refused, what is told.

import { Table as KernelTable, newChance } from '@veillee/kernel';
import { rule } from '@veillee/kernel/test/rule';
import { varied } from '@veillee/kernel/test/varied';
import { expect } from 'vitest';
import { cardById } from '../content/cards.ts';
import { heroesHelped } from '../rules/abilities/targets.ts';
import { whyNotOffered } from '../rules/abilities/worth.ts';
import { becomeHidden } from '../rules/actions/hide.ts';
import { fightStands, healAdversary, hurtAdversary, newFight } from '../rules/battle/fight.ts';
import { gainAp, loseAp } from '../rules/cards/holdings.ts';
import { kilforth } from '../rules/game.ts';
import { exchangeOptions } from '../rules/gifts/exchange.ts';
import { makesRoom } from '../rules/gifts/gift-moments.ts';
import { hasRefused, hasRefusedOffers, noteRefusal } from '../rules/gifts/refusals.ts';
import { outcome } from '../rules/scoring.ts';
import { CITY, type Hero, hero, isEmpty, type State } from '../rules/state.ts';
import { redeal } from '../rules/view.ts';
import { facing, lone, scene } from './scene.ts';

/** A rule carried out at this table, and what was told of it. */
function done<R>(state: State, deed: (t: KernelTable<State>) => R): { result: R; told: string[] } {
  const t = new KernelTable<State>(kilforth, { seats: state.heroes.length, options: {} }, state, newChance('bounds'));
  const told: string[] = [];
  t.listener = event => void told.push(event.text);
  return { result: deed(t), told };
}

/** In the middle of a Battle against an Enemy who has 2 HP left. */
const fighting = (about: Partial<Hero> = {}): State => {
  const { state } = facing('restless-rider').opens();
  state.fight = { ...newFight(0, 'restless-rider', false), step: 'battle', round: 1, hp: 2 };
  Object.assign(hero(state, 0), { region: 'barrow-lea', ...about });
  return state;
};

rule('KIL-9.13', 'a fight stands while its hero and its Encounter are there, and not a moment longer', () => {
  const stands = (about: Partial<Hero>) => fightStands(fighting(about));
  expect(stands({})).toBe(true);
  for (const gone of [{ camped: true }, { defeated: true }, { eliminated: true }]) expect(stands(gone)).toBe(false);
  const state = fighting();
  for (const place of Object.values(state.places)) place.encounters = [];
  expect(fightStands(state)).toBe(false);
  expect(fightStands({ ...state, fight: undefined })).toBe(false);
});

rule(['KIL-9.14', 'KIL-13.8'], 'an adversary loses and regains what there is to lose or regain, and it is told', () => {
  const change = (deed: (t: KernelTable<State>) => void, hp = 2) => {
    const state = fighting();
    if (state.fight) state.fight.hp = hp;
    const { told } = done(state, deed);
    return [state.fight?.hp, ...told];
  };
  expect(change(t => hurtAdversary(t, 1))).toEqual([1, 'log.adversary.hp']);
  expect(change(t => hurtAdversary(t, 3))).toEqual([0, 'log.adversary.hp']);
  expect(change(t => hurtAdversary(t, 0))).toEqual([2]);
  expect(change(t => hurtAdversary(t, 1), 0)).toEqual([0]);
  expect(change(t => healAdversary(t, 1, 3))).toEqual([3, 'log.adversary.healed']);
  expect(change(t => healAdversary(t, 4, 3))).toEqual([3, 'log.adversary.healed']);
  expect(change(t => healAdversary(t, 1, 2))).toEqual([2]);
  expect(change(t => healAdversary(t, 0, 5))).toEqual([2]);
  expect(change(t => healAdversary(t, 1, 1))).toEqual([2]);
});

rule('KIL-3.17', 'AP are lost as far as there are any, free ones first (A-05)', () => {
  const lost = (n: number, ap: number, restrictedAp: Hero['restrictedAp']) => {
    const { state } = lone().opens();
    Object.assign(hero(state, 0), { ap, restrictedAp });
    const { result } = done(state, t => loseAp(t, 0, n));
    return [result, hero(state, 0).ap, hero(state, 0).restrictedAp];
  };
  expect(lost(2, 4, { move: 1 })).toEqual([2, 2, { move: 1 }]);
  expect(lost(4, 4, { move: 1 })).toEqual([4, 0, { move: 1 }]);
  expect(lost(5, 4, { move: 1 })).toEqual([5, 0, {}]);
  expect(lost(3, 1, { move: 1, rest: 2 })).toEqual([3, 0, { rest: 1 }]);
  expect(lost(3, 0, { confront: 2 })).toEqual([2, 0, {}]);
  expect(lost(1, 0, {})).toEqual([0, 0, {}]);
  const { state } = lone({ ap: 1 }).opens();
  expect(done(state, t => gainAp(t, 0, 2)).told).toEqual(['log.ap']);
  expect(done(state, t => gainAp(t, 0, 1, 'move')).told).toEqual(['log.ap.only']);
  expect(done(state, t => gainAp(t, 0, 2, 'move')).told).toEqual(['log.ap.only']);
  expect([hero(state, 0).ap, hero(state, 0).restrictedAp]).toEqual([3, { move: 3 }]);
});

rule('KIL-4.23', 'nobody hides twice, defeated, or inside a Battle of theirs', () => {
  const hides = (state: State) => {
    const { told } = done(state, t => becomeHidden(t, 0));
    return [hero(state, 0).hidden, told.length];
  };
  const open = (about: Partial<Hero>) => {
    const { state } = lone().opens();
    Object.assign(hero(state, 0), about);
    return state;
  };
  expect(hides(open({}))).toEqual([true, 1]);
  expect(hides(open({ hidden: true }))).toEqual([true, 0]);
  expect(hides(open({ defeated: true }))).toEqual([false, 0]);
  const battle = fighting();
  expect(hides(battle)).toEqual([false, 0]);
  if (battle.fight) battle.fight.step = 'start';
  expect(hides(battle)).toEqual([true, 1]);
});

rule(
  'KIL-11.3',
  'an Exchange is offered where either of the two has one thing to hand over, and to nobody else',
  () => {
    const offered = (own: Partial<Hero>, other: Partial<Hero>, apart = false): number => {
      const bare = { gold: 0, hand: [], loot: [], assets: [] };
      const { state } = scene(2)
        .hero(0, { ...bare, ...own })
        .hero(1, { ...bare, ...other })
        .opens();
      if (apart) hero(state, 1).region = 'barrow-lea';
      return exchangeOptions(state, 0).length;
    };
    expect(offered({}, {})).toBe(0);
    for (const goods of [{ gold: 1 }, { hand: ['pedlar'] }, { loot: ['bandage#1'] }, { assets: ['mail-coat'] }]) {
      expect([offered(goods, {}), offered({}, goods)], JSON.stringify(goods)).toEqual([1, 1]);
      expect(offered(goods, goods, true)).toBe(0);
      expect(offered(goods, { defeated: true })).toBe(0);
    }
    // Allies and Titles do not change hands; beside something that does they do no harm.
    expect(offered({ assets: ['spy'] }, { assets: ['burgher'] })).toBe(0);
    expect(offered({ assets: ['spy', 'mail-coat'] }, {})).toBe(1);
  },
);

rule('KIL-6.8', 'an Exchange makes room among Assets only if one of them can change hands', () => {
  const room = (shelf: 'assets' | 'hand' | 'loot', own: Partial<Hero>): boolean => {
    const { state } = lone().opens();
    Object.assign(hero(state, 0), own);
    return makesRoom(shelf)(state, 0, { kind: 'exchange' } as never);
  };
  const six = (card: string) => Array<string>(6).fill(card);
  expect(room('assets', { assets: six('spy') })).toBe(false);
  expect(room('assets', { assets: [...six('spy').slice(1), 'mail-coat'] })).toBe(true);
  expect(room('assets', { assets: six('mail-coat') })).toBe(true);
  expect(room('assets', { assets: six('mail-coat').slice(1) })).toBe(false); // there is room
  expect(room('hand', { hand: six('pedlar'), assets: [] })).toBe(true);
  expect(room('loot', { loot: six('bandage#1') })).toBe(true);
});

rule('KIL-15.5', 'what would change nothing is not offered: healing the sound, AP for whoever has camped', () => {
  const why = (op: object, about: Partial<Hero> = {}, change: (state: State) => void = () => {}) => {
    const { state } = lone().at(0, CITY).opens();
    Object.assign(hero(state, 0), { hp: 3, maxHp: 4, ...about });
    change(state);
    const source = {
      key: 'x',
      def: cardById('pewter-dagger'),
      ability: { timing: 'action', cost: [], effect: { ops: [op] } },
    };
    return whyNotOffered(state, 0, source as never)?.why.text;
  };
  const NOTHING = 'refuse.noEffect';
  expect([why({ op: 'heal', n: 1 }), why({ op: 'heal', n: 1 }, { hp: 4 })]).toEqual([undefined, NOTHING]);
  expect([why({ op: 'gainAp', n: 1 }), why({ op: 'gainAp', n: 1 }, { camped: true })]).toEqual([undefined, NOTHING]);
  expect([why({ op: 'hide' }), why({ op: 'hide' }, { hidden: true })]).toEqual([undefined, NOTHING]);
  const blocked = (n: number) =>
    why({ op: 'removeObstacle' }, {}, state => {
      const place = state.places[hero(state, 0).region];
      if (place) place.obstacles = n;
    });
  expect([blocked(0), blocked(1), blocked(2)]).toEqual([NOTHING, undefined, undefined]);
  expect(why({ op: 'moveTo', to: 'city' })).toBe(NOTHING);
  expect(why({ op: 'moveDiagonal' })).toBeUndefined();
});

rule(
  'KIL-14.3',
  'a deck is empty only when neither it nor its discard pile holds a card, as a pile or as a number',
  () => {
    expect(isEmpty({ draw: [], discard: [] })).toBe(true);
    expect(isEmpty({ draw: 0, discard: [] })).toBe(true);
    for (const pile of [
      { draw: ['a'], discard: [] },
      { draw: [], discard: ['a'] },
      { draw: ['a'], discard: ['b'] },
      { draw: 1, discard: [] },
      { draw: 2, discard: ['a', 'b'] },
    ])
      expect(isEmpty(pile)).toBe(false);
  },
);

rule('KIL-6.3', 'whoever has no Rumour is told so, whoever has one for elsewhere is told that', () => {
  const refused = (...hand: string[]) => {
    const table = lone()
      .hand(0, ...hand)
      .opens();
    return table
      .seat(0)
      .refused('turn.choice')
      .find(({ key }) => key.startsWith('discover'))?.why.text;
  };
  expect(refused()).toBe('refuse.noRumour');
  expect(refused('mail-coat')).toBe('refuse.notHere');
});

rule('KIL-11.3', 'what was refused counts for whoever refused it, for that thing, and in that turn alone', () => {
  const { state } = scene(3).opens();
  const none = () => [0, 1, 2].map(seat => [hasRefused(state, seat, 'join'), hasRefusedOffers(state, seat)]);
  expect(none()).toEqual(Array(3).fill([false, false]));
  noteRefusal(state, 1, 'join');
  noteRefusal(state, 2, 'offer', true);
  expect(none()).toEqual([
    [false, false],
    [true, false],
    [false, true],
  ]);
  expect([hasRefused(state, 1, 'offer'), hasRefused(state, 2, 'offer')]).toEqual([false, true]);
  state.turn++;
  expect(none()).toEqual(Array(3).fill([false, false]));
  noteRefusal(state, 0, 'join');
  expect(state.refusals?.no).toEqual([{ seat: 0, what: 'join' }]); // those of the turn before are forgotten
});

rule(
  ['KIL-17.1', 'KIL-17.7'],
  'who wins is told with the most points among rivals, with what all share together',
  () => {
    const end = (mode: string, ending: State['ending'], gold: readonly number[]) => {
      const { state } = scene(gold.length, { mode }).opens();
      for (const [seat, n] of gold.entries()) Object.assign(hero(state, seat), { gold: n, assets: [] });
      Object.assign(state, { ending });
      const { won, scores, text } = outcome(state);
      return { won, scores, text: text?.text, points: text?.with?.points };
    };
    expect(end('competitive', 'time', [3, 7, 5])).toMatchObject({ won: [1], text: 'outcome.points', points: 7 });
    expect(end('competitive', 'ancient', [3, 7])).toMatchObject({ text: 'outcome.slayer', points: 7 });
    expect(end('cooperative', 'ancient', [2, 6])).toMatchObject({
      won: [0, 1],
      scores: [4, 4],
      text: 'outcome.victory',
      points: 4,
    });
    expect(end('cooperative', 'time', [2, 6])).toMatchObject({ won: [], text: 'outcome.time', points: 4 });
    expect(end('cooperative', 'fallen', [2, 6])).toMatchObject({ won: [], text: 'outcome.fallen' });
  },
);

rule('KIL-15.5', 'healing is for heroes of the region who are hurt; anything else for all of them', () => {
  const { state } = scene(4).opens();
  Object.assign(hero(state, 0), { hp: 2, maxHp: 4 });
  Object.assign(hero(state, 1), { hp: 4, maxHp: 4 });
  Object.assign(hero(state, 2), { hp: 2, maxHp: 4, region: 'barrow-lea' });
  Object.assign(hero(state, 3), { hp: 0, maxHp: 4, defeated: true });
  const helped = (...ops: string[]) => heroesHelped(state, { effect: { ops: ops.map(op => ({ op })) } } as never, 0);
  expect(helped('heal')).toEqual([0]);
  expect(helped('heal', 'gainAp')).toEqual([0, 1]);
  expect(helped('gainAp')).toEqual([0, 1]);
  expect(heroesHelped(state, { effect: { choice: [] } } as never, 0)).toEqual([0, 1]);
});

rule('KIL-11.5', 'a seat imagines all decks anew, and what it does not know of the hands of rivals', () => {
  const DECKS = [
    'bag/*',
    ...['badlands', 'forest', 'mountains', 'plains'].map(terrain => `encounters/${terrain}/draw/*`),
    'night/draw/*',
    'plots/draw/*',
    ...['ally', 'item', 'spell', 'title'].map(type => `rewards/${type}/draw/*`),
  ];
  const places = (mode: string, viewer: 0 | 1 | 'spectator', known: readonly number[] = []) => {
    const { state } = scene(3, { mode }).hand(0, 'mail-coat', 'pedlar').hand(1, 'omen').opens();
    if (known.length > 0) state.known.omen = [...known];
    return varied(state, redeal, viewer).filter(place => !place.startsWith('known'));
  };
  expect(places('cooperative', 0)).toEqual(DECKS);
  expect(places('competitive', 0)).toEqual([...DECKS, 'heroes/1/hand/*'].sort());
  expect(places('competitive', 1)).toEqual([...DECKS, 'heroes/0/hand/*'].sort());
  expect(places('competitive', 0, [0])).toEqual(DECKS);
  expect(places('competitive', 0, [2])).toEqual([...DECKS, 'heroes/1/hand/*'].sort());
  // Onlookers know what all others know.
  expect(places('competitive', 'spectator', [0])).toContain('heroes/1/hand/*');
  expect(places('competitive', 'spectator', [0, 2])).not.toContain('heroes/1/hand/*');
});
