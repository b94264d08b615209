// The language of quests, word by word: what scripts wait for, what they ask, what they do (DES-26.8, DES-26.9).

import { rule } from '@veillee/kernel/test/rule';
import type { Space } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import type { Event, ScriptOp, Test } from '../../content/quests/vocabulary.ts';
import { boardOf } from '../../rules/board.ts';
import { calls } from '../../rules/calls.ts';
import { statOf } from '../../rules/effects/stats.ts';
import { amountOf, isWithin } from '../../rules/quest/amounts.ts';
import { holds } from '../../rules/quest/conditions.ts';
import { type About, type Fact, isAwaited } from '../../rules/quest/facts.ts';
import { figuresOf } from '../../rules/quest/figures.ts';
import { carryOut } from '../../rules/quest/ops.ts';
import { numbersOf, placeNow } from '../../rules/quest/places.ts';
import type { State } from '../../rules/state.ts';
import { POWER, RED } from '../faces.ts';
import { first, heard, monster, quest, second } from '../guide.ts';
import { begun, lay, put, space } from '../scene.ts';

const [BLANK, SURGE] = [POWER.blank, POWER.surge];
const brom = { id: 'monster:brom', names: ['G', 'brom'], monster: 'giant', rank: 'unique' } as const;
const hunter = { id: 'monster:beastman#1', names: ['F', 'hunters'], monster: 'beastman', rank: 'normal' } as const;
const hero = { id: first, names: [] } as const;

const numbersNamed = (state: State, name: string): number[] => [...numbersOf(boardOf(state), name)];

/** Whether a script with this event would run on that. */
const waits = (when: Event, fact: Fact, here: readonly Space[] = []): boolean =>
  isAwaited(when, fact, () => new Set(here));

rule('DES-26.9', 'events: what happened is what is waited for, and nothing like it', () => {
  const yes: readonly (readonly [Event, Fact])[] = [
    [{ start: true }, { is: 'start' }],
    [
      { round: 6, every: 4 },
      { is: 'round', round: 14 },
    ],
    [{ turnStart: 'hero' }, { is: 'turnStart', side: 'hero' }],
    [{ revealing: [1, 2] }, { is: 'revealing', area: 2 }],
    [{ reveal: 'any' }, { is: 'reveal', area: 4 }],
    [{ open: ['gate', 'hall-door'] }, { is: 'open', door: 'gate' }],
    [{ close: 'gate' }, { is: 'close', door: 'gate' }],
    [{ encounter: 'cord' }, { is: 'encounter', names: ['x', 'cord'] }],
    [{ glyph: 'any' }, { is: 'glyph', names: ['+'] }],
    [{ travel: 'any' }, { is: 'travel', names: ['@'] }],
    [{ altar: 'any' }, { is: 'altar', names: ['z'] }],
    [{ quickAction: ['one', 'two'] }, { is: 'quickAction', action: 'two' }],
    [{ prolongedAction: 'dig' }, { is: 'prolongedAction', action: 'dig' }],
    [{ attacked: 'brom' }, { is: 'attacked', figure: brom }],
    [{ activate: { monster: 'beastman' } }, { is: 'activate', figure: hunter }],
    [{ swallow: 'brom' }, { is: 'swallow', figure: brom }],
    [
      { wounded: 'brom', left: '1/2' },
      { is: 'wounded', figure: brom, left: 7, of: 14 },
    ],
    [{ kill: 'any' }, { is: 'kill', figure: hunter }],
    [{ heroKilled: true }, { is: 'heroKilled', hero: first }],
    [{ lastCard: true }, { is: 'lastCard' }],
    [
      { counter: 'knot', max: 2 },
      { is: 'counter', counter: 'knot', value: 1 },
    ],
    [{ flag: 'hunt-over' }, { is: 'flag', flag: 'hunt-over' }],
  ];
  for (const [when, fact] of yes) expect(waits(when, fact), JSON.stringify(when)).toBe(true);
  const no: readonly (readonly [Event, Fact])[] = [
    [
      { round: 6, every: 4 },
      { is: 'round', round: 8 },
    ],
    [{ round: 6 }, { is: 'round', round: 10 }],
    [{ turnEnd: 'hero' }, { is: 'turnStart', side: 'hero' }],
    [{ turnEnd: 'hero' }, { is: 'turnEnd', side: 'overlord' }],
    [{ reveal: 1 }, { is: 'revealing', area: 1 }],
    [{ take: 'blue-key' }, { is: 'take', names: ['r', 'red-key'] }],
    [{ chest: 'd' }, { is: 'chest', names: ['c'] }],
    [
      { wounded: 'brom', left: '1/2' },
      { is: 'wounded', figure: brom, left: 8, of: 14 },
    ],
    [{ kill: { monster: 'giant' } }, { is: 'kill', figure: brom }],
    [{ activate: { monster: 'beastman', rank: 'master' } }, { is: 'activate', figure: hunter }],
    [
      { counter: 'knot', is: 0 },
      { is: 'counter', counter: 'knot', value: 1 },
    ],
    [
      { counter: 'knot', min: 2 },
      { is: 'counter', counter: 'sand', value: 3 },
    ],
  ];
  for (const [when, fact] of no) expect(waits(when, fact), JSON.stringify(when)).toBe(false);
  // Nothing of one sort is taken for another.
  const sorts = [...yes, ...no];
  for (const [when] of sorts)
    for (const [, fact] of sorts)
      if (!(fact.is in when)) expect(waits(when, fact), `${JSON.stringify(when)} on ${fact.is}`).toBe(false);
});

rule('DES-26.9', 'events of one sort are told apart by what they name', () => {
  const other: readonly (readonly [Event, Fact])[] = [
    [{ turnStart: 'hero' }, { is: 'turnStart', side: 'overlord' }],
    [{ revealing: [1, 2] }, { is: 'revealing', area: 3 }],
    [{ reveal: 1 }, { is: 'reveal', area: 2 }],
    [{ open: ['gate'] }, { is: 'open', door: 'hall-door' }],
    [{ close: 'gate' }, { is: 'close', door: 'hall-door' }],
    [{ encounter: 'cord' }, { is: 'encounter', names: ['rope'] }],
    [{ glyph: 'north' }, { is: 'glyph', names: ['south'] }],
    [{ travel: 'north' }, { is: 'travel', names: ['south'] }],
    [{ altar: 'north' }, { is: 'altar', names: ['south'] }],
    [{ quickAction: ['one', 'two'] }, { is: 'quickAction', action: 'three' }],
    [{ prolongedAction: 'dig' }, { is: 'prolongedAction', action: 'sing' }],
    [{ attacked: 'brom' }, { is: 'attacked', figure: hunter }],
    [{ attacked: 'brom' }, { is: 'attacked' }],
    [{ activate: 'brom' }, { is: 'activate', figure: hunter }],
    [{ activate: 'brom' }, { is: 'activate' }],
    [{ activate: { monster: 'skeleton' } }, { is: 'activate', figure: hunter }],
    [{ swallow: 'brom' }, { is: 'swallow', figure: hunter }],
    [{ swallow: 'brom' }, { is: 'swallow' }],
    [{ kill: 'brom' }, { is: 'kill', figure: hunter }],
    [{ kill: 'brom' }, { is: 'kill' }],
    [{ kill: 'any' }, { is: 'kill', figure: hero }],
    [{ wounded: 'brom' }, { is: 'wounded', figure: hunter, left: 1, of: 3 }],
    [{ wounded: 'brom' }, { is: 'wounded', left: 1, of: 3 }],
    [
      { wounded: 'brom', left: 3 },
      { is: 'wounded', figure: brom, left: 4, of: 14 },
    ],
    [
      { wounded: 'brom', left: '1/4' },
      { is: 'wounded', figure: brom, left: 4, of: 12 },
    ],
    [{ flag: ['one', 'two'] }, { is: 'flag', flag: 'three' }],
    [
      { counter: 'knot', min: 2 },
      { is: 'counter', counter: 'knot', value: 1 },
    ],
    [
      { round: 6, every: 4 },
      { is: 'round', round: 2 },
    ],
  ];
  for (const [when, fact] of other) expect(waits(when, fact), JSON.stringify([when, fact])).toBe(false);
  const same: readonly (readonly [Event, Fact])[] = [
    [{ activate: { monster: 'beastman', rank: 'normal' } }, { is: 'activate', figure: hunter }],
    [{ wounded: 'brom' }, { is: 'wounded', figure: brom, left: 14, of: 14 }],
    [
      { wounded: 'brom', left: 3 },
      { is: 'wounded', figure: brom, left: 3, of: 14 },
    ],
    [
      { wounded: 'brom', left: '1/4' },
      { is: 'wounded', figure: brom, left: 3, of: 12 },
    ],
    [
      { counter: 'knot', min: 2 },
      { is: 'counter', counter: 'knot', value: 2 },
    ],
    [
      { round: 6, every: 4 },
      { is: 'round', round: 6 },
    ],
    [
      { round: 3, every: 2 },
      { is: 'round', round: 7 },
    ],
  ];
  for (const [when, fact] of same) expect(waits(when, fact), JSON.stringify([when, fact])).toBe(true);
});

rule(
  'DES-26.9',
  'entering and leaving: small figures with each step, large ones with the first space and the last',
  () => {
    const place = [space(1, 1), space(2, 1), space(3, 1), space(4, 1)];
    const step = (
      is: 'enter' | 'leave',
      figure: Fact['figure'],
      from: Space[],
      to: Space[],
      by?: 'hero' | 'monster' | 'brom',
    ) =>
      waits({ [is]: 'there', ...(by && { by }) } as Event, { is, from, to, ...(figure && { figure }) } as Fact, place);
    expect(step('enter', hero, [space(0, 1)], [space(1, 1)], 'hero')).toBe(true);
    expect(step('enter', hero, [space(1, 1)], [space(2, 1)], 'hero')).toBe(true);
    expect(step('enter', hero, [space(0, 1)], [space(1, 1)], 'monster')).toBe(false);
    expect(step('leave', hero, [space(1, 1)], [space(0, 1)])).toBe(true);
    // Whoever stays enters nothing; a beast is no hero; and who is not there at all does neither.
    expect(step('enter', hero, [space(1, 1)], [space(1, 1)], 'hero')).toBe(false);
    expect(step('enter', hunter, [space(0, 1)], [space(1, 1)], 'hero')).toBe(false);
    expect(step('enter', hunter, [space(0, 1)], [space(1, 1)], 'monster')).toBe(true);
    expect(step('enter', hunter, [space(0, 1)], [space(1, 1)], 'brom')).toBe(false);
    expect(step('leave', hunter, [space(1, 1)], [space(0, 1)], 'hero')).toBe(false);
    expect(step('enter', undefined, [space(0, 1)], [space(1, 1)])).toBe(false);
    expect(step('enter', hero, [space(8, 8)], [space(9, 9)])).toBe(false);
    const [out, half, inside] = [
      [space(0, 1), space(-1, 1)],
      [space(1, 1), space(0, 1)],
      [space(2, 1), space(1, 1)],
    ];
    expect(step('enter', brom, out, half, 'brom')).toBe(true);
    expect(step('enter', brom, half, inside, 'brom')).toBe(false);
    expect(step('leave', brom, inside, half)).toBe(false);
    expect(step('leave', brom, half, out)).toBe(true);
    expect(step('enter', brom, out, out)).toBe(false);
    expect(step('leave', brom, out, out)).toBe(false);
    // One that comes onto the board, or leaves it, has stood nowhere.
    expect([step('enter', brom, [], half), step('enter', brom, [], out)]).toEqual([true, false]);
  },
);

rule('DES-26.8', 'tests: each asks the state at the time', () => {
  const state = begun({ quest: 'durnog-brothers' });
  const [one, other] = state.heroes;
  if (!one || !other) throw new Error('two heroes play');
  one.at = space(16, 20);
  other.at = undefined;
  state.board.open = ['gate'];
  state.board.revealed = [0, 5];
  state.overlord.threat = 7;
  put(state, 'beastman', space(17, 19));
  lay(state, { kind: 'glyph', active: true }, space(18, 12), numbersNamed(state, '+')[0]);
  one.objects.push('banner');
  one.equipped.push('soulbiter#1');
  state.guide.flags = ['hunt-over'];
  state.guide.counters = { knot: 2 };
  state.guide.taken = numbersNamed(state, 'blue-key');
  state.guide.gone = numbersNamed(state, 'brom');
  const about: About = { hero: first, here: [space(16, 20)] };
  const so: readonly Test[] = [
    { flag: 'hunt-over' },
    { counter: { knot: { min: 1, max: 2 } } },
    { alive: 'nib', dead: 'brom' },
    { heroesIn: { 'area-0': 1 } },
    { heroesIn: { '13,18-20,22': { max: 1 } } },
    { monstersIn: { 'area-0': { all: true } } },
    { revealed: [0, 5] },
    { open: 'gate', closed: 'hall-door' },
    { taken: 'blue-key', opened: 'blue-key' },
    { active: '+' },
    { holds: ['banner', 'soulbiter'] },
    { round: 1, heroes: 2, conquest: 4, threat: { min: 7 } },
    { sees: { $here: '17,19' } },
    { sees: { '17,20': '$hero' } },
    { any: [{ flag: 'nothing' }, { round: 1 }] },
    { not: { flag: 'nothing' } },
  ];
  for (const test of so) expect(holds(state, test, about), JSON.stringify(test)).toBe(true);
  const not: readonly Test[] = [
    { flag: ['hunt-over', 'nothing'] },
    { counter: { knot: 3 } },
    { alive: 'brom' },
    { dead: 'nib' },
    { heroesIn: { 'area-0': { all: true } } },
    { revealed: 1 },
    { open: 'hall-door' },
    { closed: 'gate' },
    { taken: ['blue-key', 'red-key'] },
    { active: 'brom' },
    { holds: 'cord' },
    { has: ['fly'] },
    { sees: { $here: 'area-5' } },
    { any: [{ flag: 'nothing' }, { round: 2 }] },
    { not: { any: [{ flag: 'hunt-over' }] } },
  ];
  for (const test of not) expect(holds(state, test, about), JSON.stringify(test)).toBe(false);
});

rule('DES-26.8', 'tests: all that is named must hold, and what is nowhere holds nothing', () => {
  const state = begun({ quest: 'durnog-brothers' });
  const [one, other] = state.heroes;
  if (!one || !other) throw new Error('two heroes play');
  Object.assign(one, { at: space(16, 20), equipped: ['ring-of-quickness#1'] });
  other.at = undefined;
  state.board.revealed = [0];
  state.guide.counters = { knot: 2, sand: 9 };
  const [glyph, ...more] = numbersNamed(state, '+');
  const about: About = { hero: first, here: [space(16, 20)] };
  const so = (test: Test, of: About = about): boolean => holds(state, test, of);
  expect([so({ counter: { knot: 2, sand: 9 } }), so({ counter: { knot: 2, sand: 1 } })]).toEqual([true, false]);
  expect([so({ revealed: 0 }), so({ revealed: [0, 5] })]).toEqual([true, false]);
  expect([so({ taken: 'nothing-of-the-kind' }), so({ dead: 'nothing-of-the-kind' })]).toEqual([false, false]);
  // All of a name, not one of them.
  const hunters = numbersNamed(state, 'F');
  expect(hunters.length).toBeGreaterThan(1);
  state.guide.gone = hunters.slice(1);
  expect([so({ dead: 'F' }), so({ alive: 'F' })]).toEqual([false, true]);
  state.guide.gone = hunters;
  expect([so({ dead: 'F' }), so({ alive: 'F' })]).toEqual([true, false]);
  // A glyph that sleeps, one that has no number, and another's.
  const wakes = (active: boolean, thing: number | undefined) => {
    state.board.markers = [];
    lay(state, { kind: 'glyph', active }, space(18, 12), thing);
    return so({ active: '+' });
  };
  const stranger = Math.max(...numbersNamed(state, '+'), ...more, 0) + 1;
  expect([wakes(true, glyph), wakes(false, glyph), wakes(true, undefined), wakes(true, stranger)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
  state.board.markers = [];
  lay(state, { kind: 'money' }, space(18, 12), glyph);
  expect(so({ active: '+' })).toBe(false);
  // Whoever is asked about: the hero to whom it happened, and nobody else.
  one.objects.push('banner');
  expect([so({ holds: 'banner' }), so({ holds: 'banner' }, { hero: other.id }), so({ holds: 'banner' }, {})]).toEqual([
    true,
    false,
    false,
  ]);
  one.skills = ['acrobat'];
  const able = (of: About) => [so({ has: [] }, of), so({ has: ['fly'] }, of)];
  expect([able(about), able({})]).toEqual([
    [true, false],
    [false, false],
  ]);
  // Eyes: from somewhere to somewhere.
  expect([so({ sees: { $here: '17,19' } }), so({ sees: { $here: '17,19' } }, { hero: first })]).toEqual([true, false]);
  expect([so({ sees: { '17,20': '$hero' } }), so({ sees: { '17,20': '$hero' } }, { hero: other.id })]).toEqual([
    true,
    false,
  ]);
  expect(so({ sees: { $here: '17,19', '17,20': 'nowhere-at-all' } })).toBe(false);
});

rule('DES-26.8', 'amounts count heroes, players or progress; ranges have ends', () => {
  expect(amountOf({ 2: 8, 3: 7, 4: 6, 5: 5 }, { heroes: 3 })).toBe(6);
  expect(amountOf({ perHero: 2 }, { heroes: 3 })).toBe(6);
  expect(amountOf({ perProgress: 2 }, { heroes: 3, progress: 4 })).toBe(8);
  expect([isWithin(2, 2), isWithin(3, { max: 2 }), isWithin(4, { all: true }, 4)]).toEqual([true, false, true]);
});

rule('DES-26.8', 'places: areas, boxes, regions, what is around a thing, and where a thing or a figure is now', () => {
  const play = quest('life-or-death', { areas: [0, 1] });
  const { state } = play;
  const spaces = (where: string) => [...placeNow(state, where)];
  expect(spaces('2,3-3,3')).toEqual([]);
  expect(spaces('6,12-7,13')).toHaveLength(4);
  expect(spaces('bedside')).toEqual(spaces('around:bed'));
  expect(spaces('bedside')).toHaveLength(6);
  expect(spaces('moonwort')).toEqual([space(8, 2)]);
  const [one] = state.heroes;
  one?.objects.push('moonwort');
  expect(spaces('moonwort')).toEqual([one?.at]);
  if (one) one.at = undefined;
  expect(spaces('moonwort')).toEqual([]);
  expect([...placeNow(state, '$here', { here: [space(1, 1)] })]).toEqual([space(1, 1)]);
  expect([...placeNow(state, ['area-0', [9, 9]])]).toContain(space(9, 9));
});

/** These operations, in the manor of the Durnogs with all its foes. */
const does = (...ops: readonly ScriptOp[]) =>
  quest('durnog-brothers', {
    areas: [0, 1, 4, 5],
    *next(t) {
      const [one] = t.state.heroes;
      if (one) Object.assign(one, { wounds: 5, fatigue: 0 });
      yield* carryOut(t, ops, { hero: first, figure: brom, here: one?.at ? [one.at] : [] });
    },
  });

rule('DES-26.8', 'operations on figures: wounds with armour and tokens, healing, strength, places they keep to', () => {
  const hurt = does({ op: 'wound', who: 'brom', wounds: 7, armour: true, tokens: { burn: 2 } });
  expect(monster(hurt, 'brom')).toMatchObject({ wounds: 15 - 2, tokens: { burn: 2 } });
  const tended = does({ op: 'heal', who: '$hero', wounds: 2, fatigue: { perHero: 1 } });
  expect(tended.hero()).toMatchObject({ wounds: 7, fatigue: 2 });
  const changed = does(
    {
      op: 'stats',
      who: '$figure',
      speed: 2,
      armour: -1,
      wounds: 3,
      gain: [{ ability: 'fear', rank: 1 }],
      lose: ['sweep'],
    },
    { op: 'bind', who: 'brom', to: 'area-4' },
  );
  expect(monster(changed, 'brom')).toMatchObject({ wounds: 18, bound: 'area-4' });
  expect(['speed', 'armour', 'maxWounds'].map(stat => statOf(changed.state, 'monster:brom', stat as 'speed'))).toEqual([
    5, 4, 18,
  ]);
  const freed = does({ op: 'bind', who: 'brom', to: 'area-4' }, { op: 'bind', who: 'brom' });
  expect(monster(freed, 'brom')?.bound).toBeUndefined();
  const moved = does({ op: 'move', what: 'nib', to: '30,2' });
  expect(monster(moved, 'nib')?.at).toBe(space(30, 2));
  const gone = does({ op: 'remove', what: ['nib', 'cord'] });
  expect([monster(gone, 'nib'), gone.state.board.markers.some(({ kind }) => kind === 'encounter')]).toEqual([
    undefined,
    false,
  ]);
});

rule('DES-26.8', 'operations on the board: doors, ground, areas, and what is allowed', () => {
  const doors = does({ op: 'open', door: 'gate' }, { op: 'lock', door: 'kennel-door' }, { op: 'unlock', door: 'gate' });
  expect([doors.state.board.open, doors.state.guide.locked]).toEqual([['gate'], { 'kennel-door': true, gate: false }]);
  const shut = does({ op: 'open', door: 'gate' }, { op: 'close', door: 'gate' });
  expect(shut.state.board.open).toEqual([]);
  const lit = does({ op: 'reveal', area: 2 });
  expect(lit.state.board.revealed).toContain(2);
  const allowed = does({ op: 'allow', what: 'one' }, { op: 'forbid', what: ['two'] });
  expect(allowed.state.guide.allowed).toEqual({ one: true, two: false });
});

rule(
  ['DES-26.8', 'DES-44.1'],
  'rubble that falls buries markers and drives figures to where their players like',
  () => {
    const play = does({ op: 'terrain', kind: 'rubble', at: ['17,20-18,22'] });
    expect([play.asked(0), play.can().length > 1]).toEqual(['ask.driven', true]);
    const before = play.hero().at;
    play.does(play.can()[0] ?? '');
    while (play.asked(0) === 'ask.driven') play.does(play.can()[0] ?? '');
    expect(play.hero().at).not.toBe(before);
    expect(play.state.board.markers.some(one => one.kind === 'glyph' && one.active)).toBe(false);
  },
);

rule('DES-26.8', 'gifts: conquest, coins, threat, curses, cards, keys, potions, relics, treasure; losses too', () => {
  const given = does(
    { op: 'give', conquest: 2, coins: 50 },
    { op: 'give', to: 'overlord', threat: { perHero: 1 }, curse: 1, cards: 2 },
    { op: 'give', key: 'blue' },
    { op: 'give', to: '$hero', potion: 'healing-potion', relic: 'soulbiter' },
  );
  const { state } = given;
  expect([state.conquest, state.overlord.threat, state.overlord.hand.length, state.board.keys]).toEqual([
    6,
    4,
    2,
    ['blue'],
  ]);
  expect(given.hero()).toMatchObject({ coins: 350, potions: ['healing-potion'], equipped: ['soulbiter#1'], score: 2 });
  expect(given.hero(1)).toMatchObject({ coins: 350, potions: [], equipped: [] });
  const taken = does(
    { op: 'give', to: '$hero', coins: -400 },
    { op: 'give', conquest: -1 },
    { op: 'give', to: 'overlord', threat: -3 },
  );
  expect([taken.hero().coins, taken.state.conquest, taken.state.overlord.threat]).toEqual([0, 3, 0]);
});

rule('DES-26.8', 'dice and answers branch', () => {
  const flags = { surge: 'lucky', blank: 'empty', enhancement: 'plain' } as const;
  const on = Object.fromEntries(Object.entries(flags).map(([face, flag]) => [face, [{ op: 'set', flag }]])) as never;
  const faces = [1, 2, 3, 4, 5, 6].map(face =>
    quest('durnog-brothers', {
      dice: [face],
      *next(t) {
        yield* carryOut(t, [{ op: 'roll', dice: { black: 1 }, on }], {});
      },
    }).state.guide.flags.join(),
  );
  expect(faces.toSorted()).toEqual(['empty', 'lucky', 'lucky', 'plain', 'plain', 'plain'].toSorted());
  const combat = quest('durnog-brothers', {
    *next(t) {
      const hits = { miss: [{ op: 'set', flag: 'missed' }], else: [{ op: 'set', flag: 'hit' }] } as const;
      yield* carryOut(t, [{ op: 'roll', dice: { red: 1 }, on: hits }], {});
    },
  });
  expect(combat.state.guide.flags).toHaveLength(1);
});

rule(
  ['DES-26.8', 'ICE-5.11'],
  'a script has a monster swallow somebody who is there, while its stomach is empty',
  () => {
    const swallows = { op: 'swallow', who: '$hero', by: 'brom' } as const;
    const play = quest('durnog-brothers', {
      areas: [0, 1, 4, 5],
      *next(t) {
        yield* carryOut(t, [swallows], { hero: first });
        yield* carryOut(t, [swallows], { hero: second });
      },
    });
    const [gone, other] = [play.hero(), play.hero(1)];
    expect([gone.inside, gone.at, other.inside]).toEqual(['monster:brom', undefined, undefined]);
    expect(other.at).toBeDefined();
    // Nobody is fetched from Town, and whoever is not there swallows nobody.
    const idle = (set: (state: State) => void) =>
      quest('durnog-brothers', {
        areas: [0, 1, 4, 5],
        *next(t) {
          set(t.state);
          yield* carryOut(t, [swallows], { hero: first });
        },
      }).hero().inside;
    const inTown = (state: State): void => void Object.assign(state.heroes[0] ?? {}, { at: undefined });
    const alone = (state: State): void => void state.monsters.splice(0);
    expect([idle(inTown), idle(alone)]).toEqual([undefined, undefined]);
  },
);

rule(['DES-14.5', 'DES-26.8'], 'what a script spawns obeys every rule of spawning, inside its place', () => {
  const play = does({ op: 'spawn', monsters: [{ monster: 'skeleton', count: 1 }], in: 'area-5' });
  expect(play.asked(1)).toBe('overlord.spawn');
  const inside = new Set([...placeNow(play.state, 'area-5')].map(one => `place:${one}`));
  expect(play.can(1).length).toBeGreaterThan(0);
  expect(play.can(1).every(key => inside.has(key))).toBe(true);
});

rule('DES-26.8', 'a script runs to its end before what it causes; once, unless it says every', () => {
  // The first dose is told of when all that the remedy does has been done.
  const play = quest('life-or-death', {
    quiet: true,
    set: (_, [one]) => void one?.objects.push('moonwort'),
    *next(t) {
      yield* calls(t).questAction(t, first, 'give-moonwort');
    },
  });
  expect(heard(play).at(-1)).toBe('first-dose');
  expect(play.log.indexOf('log.conquest.gained')).toBeLessThan(play.log.lastIndexOf('log.story'));
  const queued = quest('durnog-brothers', {
    quiet: true,
    *next(t) {
      t.state.round = 9;
      yield* calls(t).happen(t, { what: 'round' });
      t.state.guide.flags = [];
      yield* calls(t).happen(t, { what: 'round' });
    },
  });
  expect(heard(queued).filter(text => text === 'hunters')).toHaveLength(1);
});

rule('DES-26.8', 'whom: heroes, monsters, all, the hero and the figure of the event, and whoever has that name', () => {
  const { state } = does();
  const ids = (who: Parameters<typeof figuresOf>[1], about: About = {}) =>
    figuresOf(state, who, about)
      .map(({ id }) => id)
      .sort();
  const monsters = state.monsters.map(({ id }) => id).sort();
  const heroes = state.heroes.map(({ id }) => id).sort();
  expect(ids('heroes')).toEqual(heroes);
  expect(ids('monsters')).toEqual(monsters);
  expect(ids('all')).toEqual([...heroes, ...monsters].sort());
  expect([ids('$hero', { hero: first }), ids('$hero')]).toEqual([[first], []]);
  expect([ids('$figure', { figure: brom }), ids('$figure', { figure: hero }), ids('$figure')]).toEqual([
    ['monster:brom'],
    [first],
    [],
  ]);
  expect(ids('brom')).toEqual(['monster:brom']);
  expect(ids(['brom', 'nib'])).toEqual(['monster:brom', 'monster:nib']);
  const giants = state.monsters.filter(({ kind, rank }) => kind === 'giant' && rank !== 'unique').map(({ id }) => id);
  expect(ids({ monster: 'giant' })).toEqual(giants.sort());
  const ogres = state.monsters.filter(({ kind }) => kind === 'ogre');
  expect(ogres.length).toBeGreaterThan(0);
  expect(ids({ monster: 'ogre' })).toEqual(ogres.map(({ id }) => id).sort());
});

describe('harm and comfort', () => {
  const most = (play: ReturnType<typeof does>) => statOf(play.state, second, 'maxWounds');

  rule('DES-26.8', 'whoever is there: in the place, or on the board; nobody in Town', () => {
    const play = quest('durnog-brothers', {
      at: [space(16, 20)],
      *next(t) {
        Object.assign(t.state.heroes[1] ?? {}, { at: undefined });
        yield* carryOut(t, [{ op: 'wound', who: 'heroes', wounds: 2 }], {});
      },
    });
    expect(play.hero().wounds).toBe(statOf(play.state, first, 'maxWounds') - 2);
    expect(play.hero(1).wounds).toBe(most(play));
    const inPlace = (place: string) =>
      quest('durnog-brothers', {
        at: [space(16, 20), space(18, 21)],
        next: t => carryOut(t, [{ op: 'wound', who: 'heroes', wounds: 2, in: place }], {}),
      }).state.heroes.map(one => one.wounds);
    const [one, other] = [statOf(play.state, first, 'maxWounds'), most(play)];
    expect([inPlace('16,20'), inPlace('16,20-18,21'), inPlace('1,1')]).toEqual([
      [one - 2, other],
      [one - 2, other - 2],
      [one, other],
    ]);
  });

  rule('DES-26.8', 'surges save, so much for each; armour where it counts; never less than nothing', () => {
    const hurt = (dice: readonly number[], wounds: number, armour?: true) => {
      const play = quest('durnog-brothers', {
        dice,
        next: t =>
          carryOut(
            t,
            [
              {
                op: 'wound',
                who: '$hero',
                wounds,
                save: { dice: { black: 2 }, perSurge: 2 },
                ...(armour && { armour }),
              },
            ],
            { hero: first },
          ),
      });
      return statOf(play.state, first, 'maxWounds') - play.hero().wounds;
    };
    expect([hurt([BLANK, BLANK], 5), hurt([SURGE, BLANK], 5), hurt([SURGE, SURGE], 5)]).toEqual([5, 3, 1]);
    expect(hurt([SURGE, SURGE], 3)).toBe(0);
    const armour = statOf(begun({ quest: 'durnog-brothers' }), first, 'armour');
    expect([armour, hurt([BLANK, BLANK], 5, true)]).toEqual([armour, 5 - armour]);
  });

  rule('DES-26.8', 'tokens come on top of those that lie there, and nobody dead has any', () => {
    const play = quest('durnog-brothers', {
      *next(t) {
        Object.assign(t.state.heroes[0] ?? {}, { tokens: { burn: 1 } });
        yield* carryOut(t, [{ op: 'wound', who: '$hero', tokens: { burn: 2, web: 1 } }], { hero: first });
      },
    });
    expect(play.hero().tokens).toMatchObject({ burn: 3, web: 1 });
    expect(play.hero().wounds).toBe(statOf(play.state, first, 'maxWounds'));
    const dead = quest('durnog-brothers', {
      next: t => carryOut(t, [{ op: 'wound', who: '$hero', wounds: 99, tokens: { burn: 2 } }], { hero: first }),
    });
    expect([dead.hero().at, dead.hero().tokens.burn ?? 0]).toEqual([undefined, 0]);
  });

  rule('DES-26.8', 'fatigue comes back as far as there is any, to heroes; and only where it is meant', () => {
    const tended = (fatigue: number | 'all', place?: string) => {
      const play = quest('durnog-brothers', {
        at: [space(16, 20), space(18, 21)],
        *next(t) {
          for (const one of t.state.heroes) one.fatigue = 1;
          yield* carryOut(t, [{ op: 'heal', who: 'all', fatigue, ...(place && { in: place }) }], {});
        },
      });
      return [play.hero().fatigue, play.hero(1).fatigue, play.log.filter(text => text === 'log.rested').length];
    };
    const [one, other] = [first, second].map(id => statOf(begun({ quest: 'durnog-brothers' }), id, 'maxFatigue'));
    expect(tended(1)).toEqual([2, 2, 2]);
    expect(tended('all')).toEqual([one, other, 2]);
    expect(tended(12)).toEqual([one, other, 2]);
    expect(tended('all', '16,20')).toEqual([one, 1, 1]);
    expect(tended(0)).toEqual([1, 1, 0]);
  });
});

rule('DES-26.8', 'a die that is no power die hits or misses', () => {
  const [miss, hit] = [RED.miss, RED.four].map(face =>
    quest('durnog-brothers', {
      dice: [face],
      *next(t) {
        const on = { miss: [{ op: 'set', flag: 'missed' }], hit: [{ op: 'set', flag: 'struck' }] } as const;
        yield* carryOut(t, [{ op: 'roll', dice: { red: 1 }, on }], {});
      },
    }),
  );
  expect([miss?.state.guide.flags, hit?.state.guide.flags]).toEqual([['missed'], ['struck']]);
  expect(miss?.log).toContain('log.quest.die');
});

rule(['DES-26.8', 'DES-25.6'], 'a door that stands as it should is not opened or shut again', () => {
  const told = (...ops: readonly ScriptOp[]) => does(...ops).log.filter(text => text.startsWith('log.door.'));
  expect(told({ op: 'open', door: 'gate' })).toEqual(['log.door.opens']);
  expect(told({ op: 'open', door: 'gate' }, { op: 'open', door: 'gate' })).toEqual(['log.door.opens']);
  expect(told({ op: 'close', door: 'gate' })).toEqual([]);
  expect(told({ op: 'open', door: 'gate' }, { op: 'close', door: 'gate' })).toEqual([
    'log.door.opens',
    'log.door.closes',
  ]);
});
