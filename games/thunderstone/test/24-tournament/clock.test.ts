// THU-24: the clock.

import { Chance, checkPicks, type Match, newChance } from '@veillee/kernel';
import { rule } from '@veillee/kernel/test/rule';
import { anyPicks } from '@veillee/kernel/trial/answers';
import { expect } from 'vitest';
import { cardById, defs } from '../../content/cards.ts';
import {
  answeredInTime,
  BUDGET,
  type Clock,
  charge,
  comeBack,
  expiryAnswer,
  newClock,
  printedWorth,
  secondsLeft,
  startTurn,
  type Thinking,
  timing,
} from '../../rules/clock.ts';
import { matchPoints } from '../../rules/scoring.ts';
import type { State } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { MILITIA, sick } from '../parties.ts';
import { PROMPTS } from '../prompts.ts';
import { ids, scene } from '../scene.ts';
import { prepare } from '../single-battle.ts';

const expire = (clock: Clock, kind: Thinking, seconds = 1000): Clock => charge(clock, 0, seconds, kind).clock;

/** Answers for the seat whose time is up until another decides or the game is over. */
function runOut(match: Match<State, View>, seat: number): number {
  for (let steps = 0; steps < 100; steps++) {
    const decision = match.decisionOf(seat);
    const done = match.over || !decision || (decision.prompt === 'turn.action' && steps > 0);
    if (done) return steps;
    match.answer({ seat, decision: decision.id, picks: expiryAnswer(match.view(seat), decision) });
  }
  throw new Error('the time is up, but the turn does not end');
}

rule('THU-24.1', 'clocks run only where the table wants them; the reserve is for one’s own turn', () => {
  expect([timing.isOn({ timed: true }), timing.isOn({ timed: false }), timing.isOn({})]).toEqual([true, false, false]);
  const { state } = scene().hand(0, MILITIA(6)).opens();
  const clock = timing.begin(2);
  expect(timing.left(clock, state, 0)).toEqual({ left: 375, reserve: 300 });
  expect(timing.left(clock, state, 1)).toEqual({ left: 20, reserve: 0 });
});

rule(
  'THU-24.1',
  'as the house keeps the clocks: only the own turn is charged, and a new turn alone brings its time back',
  () => {
    const { state } = scene().hand(0, MILITIA(6)).opens();
    const begun = timing.begin(2);
    expect(begun).toEqual({ turn: 0, seats: newClock(2) });
    const own = timing.spend(begun, state, 0, 80);
    expect([own.turn, own.seats[0], own.seats[1]]).toEqual([
      0,
      { turn: 0, reserve: 295, late: false, expiries: 0, bot: false },
      begun.seats[1],
    ]);
    expect(timing.left(own, state, 0)).toEqual({ left: 295, reserve: 295 });
    const others = timing.spend(begun, state, 1, 19);
    expect(others.seats).toEqual(begun.seats);
    expect(timing.spend(begun, state, 1, 20).seats[1]).toMatchObject({ turn: 75, reserve: 300, expiries: 1 });
    // The same turn goes on; the next one begins.
    expect(timing.moved(own, { ...state, turn: 0 })).toBe(own);
    const next = timing.moved(own, { ...state, turn: 1 });
    expect([next.turn, next.seats[0]?.turn, next.seats[0]?.reserve]).toEqual([1, 75, 295]);
    expect(timing.moved(own, { ...state, turn: 1, active: 1 }).seats[0]?.turn).toBe(0);
  },
);

rule('THU-24.1', 'a turn has 75 seconds, then the reserve of 300 runs; a new turn has 75 again', () => {
  let clock = newClock(2);
  expect(secondsLeft(clock, 0, 'turn')).toBe(75 + 300);
  clock = charge(clock, 0, 60, 'turn').clock;
  expect(clock[0]).toMatchObject({ turn: 15, reserve: 300 });
  clock = charge(clock, 0, 25, 'turn').clock; // ten of the reserve
  expect(clock[0]).toMatchObject({ turn: 0, reserve: 290, expiries: 0 });
  clock = startTurn(clock, 0);
  expect(clock[0]).toMatchObject({ turn: 75, reserve: 290 });
  expect(clock[1]).toEqual({ turn: 75, reserve: 300, late: false, expiries: 0, bot: false });
  expect(BUDGET).toEqual({ turn: 75, reserve: 300, outOfTurn: 20 });
});

rule('THU-24.1', 'the turn expires when turn time and reserve are used up, not before', () => {
  expect(charge(newClock(1), 0, 374, 'turn').expired).toBe(false);
  const late = charge(newClock(1), 0, 375, 'turn');
  expect(late.expired).toBe(true);
  expect(late.clock[0]).toMatchObject({ turn: 0, reserve: 0, late: true, expiries: 1 });
  const next = startTurn(late.clock, 0);
  expect(secondsLeft(next, 0, 'turn')).toBe(75); // the reserve is gone for good
});

rule('THU-24.1', 'a choice out of turn has 20 seconds and touches neither turn time nor reserve', () => {
  const quick = charge(newClock(1), 0, 19, 'outOfTurn');
  expect(quick).toMatchObject({ expired: false, clock: [{ turn: 75, reserve: 300 }] });
  const slow = charge(newClock(1), 0, 20, 'outOfTurn');
  expect(slow).toMatchObject({ expired: true, clock: [{ turn: 75, reserve: 300, late: false, expiries: 1 }] });
  expect(() => charge(newClock(1), 0, -1, 'turn')).toThrow('-1 seconds');
});

rule(
  'THU-24.2',
  'every figure on a card has its weight: Attack, Magic Attack, Light, gold, Strength beyond four',
  () => {
    const bare = { ...cardById('torch'), attack: 0, magic: 0, light: 0, gold: 0, strength: 0, abilities: [] };
    expect(printedWorth(bare)).toBe(0);
    for (const [figure, weight] of [
      ['attack', 1],
      ['magic', 1.3],
      ['light', 1],
      ['gold', 0.8],
    ] as const)
      for (const amount of [1, 3])
        expect(printedWorth({ ...bare, [figure]: amount }), figure).toBeCloseTo(weight * amount);
    expect([3, 4, 5, 6].map(strength => printedWorth({ ...bare, strength }))).toEqual([0, 0, 0.3, 0.6]);
    expect(printedWorth(cardById('disease'))).toBe(-1);
    // What a monster does is no gain for whoever holds it.
    const nixie = cardById('famine');
    expect(printedWorth(nixie)).toBeCloseTo(printedWorth({ ...nixie, abilities: [] }));
  },
);

rule('THU-24.2', 'what a card can do counts when time is up: an effect as one, a Trophy by its figures', () => {
  const priest = cardById('regian-priest');
  const bare = printedWorth({ ...priest, abilities: [] });
  expect(printedWorth(priest) - bare).toBeCloseTo(priest.abilities.length);
  const [trophy] = defs.flatMap(def => def.abilities.filter(({ timing: when }) => when === 'trophy'));
  if (trophy?.timing !== 'trophy') throw new Error('no Trophy');
  const gained = printedWorth({ ...priest, abilities: [{ ...trophy, attack: 2, magic: 1, light: 1 }] }) - bare;
  expect(gained).toBeCloseTo(2 + 1.3 + 1);
});

rule('THU-24.2', 'before an action is chosen: rest, and nothing is destroyed', () => {
  const table = scene().hall('griknack-goblin').hand(0, ['outlands-khan', 'disease']).stocked().opens();
  runOut(table.match, 0);
  expect(table.log).toContain('log.rest');
  expect(table.destroyed).toEqual([]);
  expect(table.discardPile(0).toSorted()).toEqual(['disease#1', 'outlands-khan#1']);
  expect(table.state.active).toBe(1);
});

rule('THU-24.2', 'in rest.destroy and in the Village: nothing more is done', () => {
  const rest = scene().hall('nixie').hand(0, ['disease']).stocked().opens().chooses('turn.action', 'rest');
  runOut(rest.match, 0);
  expect(ids(rest.discardPile(0))).toEqual(['disease']);
  const hand = ['town-guard', 'torch', 'torch', 'elf-wizard'];
  const village = scene().hand(0, hand).xp(0, 5).stocked().inVillage().chooses('village.step', 'use:town-guard#1:0');
  expect(runOut(village.match, 0)).toBe(1);
  expect(village.log).not.toContain('log.buy');
  expect([village.destroyed, village.xp(0)]).toEqual([[], 5]);
  expect(village.state.active).toBe(1);
});

rule('THU-24.2', 'in the middle of a Village Effect: the least card, then the end of the visit', () => {
  const hand = ['pawnbroker', 'short-sword', 'militia', 'griffon'];
  const table = scene().hand(0, hand).stocked().inVillage().chooses('village.step', 'use:pawnbroker#1:0');
  runOut(table.match, 0);
  expect(table.destroyed).toEqual(['militia#1']);
});

rule('THU-24.2', 'in preparation: auto-equip, then the legal target with the best margin', () => {
  const hand = ['militia', 'redblade-killer', 'short-sword', 'dagger', 'lantern'];
  const hall = (...monsters: string[]) => prepare(hand, ...monsters);
  const near = hall('nixie', 'griffon', 'archduke-of-pain');
  runOut(near.match, 0);
  // 2 + 4 and 1 + 1: eight against five, or against seven.
  expect(near.fought).toMatchObject({ target: 'nixie', attack: 8, total: 8, victory: true });
  const deep = hall('griffon', 'griknack-goblin', 'mythlurian');
  runOut(deep.match, 0);
  expect(deep.fought).toMatchObject({ target: 'griknack-goblin', rank: 2, total: 8, victory: true });
});

rule('THU-24.2', 'Weapons change hands and Rations are eaten where that wins', () => {
  const hand = ['militia', 'redblade-killer', 'short-sword', 'dagger'];
  const swapped = prepare(hand, 'nixie', 'mythlurian', 'mythlurian').prepares('equip:dagger#1:redblade-killer#1');
  runOut(swapped.match, 0);
  expect(swapped.fought).toMatchObject({ attack: 8, total: 6, victory: true });
  // Only Heroes, Weapons and food make a hand hard to arrange: whatever else lies in it does not keep Weapons where they are.
  const idle = [...hand, 'barkeep', 'barkeep', 'barkeep'];
  const full = prepare(idle, 'nixie', 'mythlurian', 'mythlurian').prepares('equip:dagger#1:redblade-killer#1');
  runOut(full.match, 0);
  expect(full.fought).toMatchObject({ attack: 8, total: 6, victory: true });
  const fed = prepare(
    ['militia', 'short-sword', 'iron-rations', 'torch'],
    'griknack-goblin',
    'mythlurian',
    'mythlurian',
  );
  runOut(fed.match, 0);
  expect(fed.fought).toMatchObject({ attack: 5, total: 5, victory: true });
});

rule('THU-24.2', 'in the middle of a meal: whoever eats can then carry the Weapon', () => {
  // The Khan carries a sword without food; the Militia only with it.
  const hand = ['outlands-khan', 'militia', 'short-sword', 'short-sword', 'iron-rations', 'torch'];
  const table = prepare(hand, 'griknack-goblin', 'mythlurian', 'mythlurian').prepares('use:iron-rations#1:0');
  expect(table.offered('dungeon.hero')).toEqual(['outlands-khan#1', 'militia#1']);
  const decision = table.match.decisionOf(0);
  if (!decision) throw new Error('nothing is asked');
  expect(expiryAnswer(table.match.view(0), decision)).toEqual(['militia#1']);
});

rule('THU-24.2', 'of targets with the same margin, the nearest', () => {
  const table = prepare(['outlands-khan', 'lantern', 'lantern', 'lantern'], 'nixie', 'nixie', 'nixie');
  expect([1, 2, 3].map(rank => table.preview(rank as 1 | 2 | 3)?.total)).toEqual([7, 7, 7]);
  runOut(table.match, 0);
  expect(table.fought).toMatchObject({ target: 'nixie', rank: 1, victory: true });
});

rule('THU-24.2', 'a margin without the magic that is required is not the best; without a target one leaves', () => {
  const magic = scene()
    .hall('archduke-of-pain', 'ebon-fume')
    .hand(0, [...MILITIA(6), 'outlands-khan', 'lantern']);
  const table = magic.stocked().inDungeon();
  expect(table.preview(1)).toMatchObject({ total: 13, health: 10, victory: false });
  runOut(table.match, 0);
  expect(table.fought).toMatchObject({ target: 'ebon-fume', total: 13, health: 11, victory: true });
  const dark = prepare(['militia', 'dagger'], 'blink-dog', '', '');
  runOut(dark.match, 0);
  expect(dark.log).not.toContain('log.attack');
});

rule('THU-24.2', 'a forced discard takes the cards of least value', () => {
  const table = scene(3)
    .hall('nixie', 'tyxr-the-old', 'griffon')
    .hands(
      ['elf-archmage', 'outlands-khan', 'dagger', 'torch'],
      ['fireball', 'militia', 'outlands-khan', 'disease'],
      ['torch', 'bloodskull-orc', 'dagger', 'elf-archmage'],
    )
    .stocked()
    .inDungeon('use:elf-archmage#1:0')
    .chooses('dungeon.monster', 'rank:1');
  for (const seat of [1, 2]) runOut(table.match, seat);
  table.chooses('discard', 'dagger#1', 'torch#1');
  expect(ids(table.discardPile(1)).toSorted()).toEqual(['disease', 'militia']);
  expect(ids(table.discardPile(2))).toContain('dagger');
  expect(ids(table.hand(2))).toContain('elf-archmage');
});

rule('THU-24.2', 'one Hero or two cards: whichever is worth less', () => {
  const table = scene(3)
    .hall('nixie', 'nixie')
    .hands(
      ['redblade-assassin', 'dagger'],
      ['outlands-khan', 'disease', 'dagger', 'fireball'],
      ['militia', 'fireball', 'lightstone-gem'],
    )
    .stocked()
    .inDungeon()
    .chooses('dungeon.enters', 'use:redblade-assassin#1:0');
  runOut(table.match, 2);
  runOut(table.match, 1);
  expect(ids(table.discardPile(1)).toSorted()).toEqual(['dagger', 'disease']);
  expect(ids(table.discardPile(2))).toEqual(['militia']);
});

rule('THU-24.2', 'what a monster destroys is the least card, VP counted; the stop falls where it costs least', () => {
  const eaten = prepare(['outlands-khan', 'militia', 'elf-wizard'], 'mythlurian', 'nixie').attacks(1);
  runOut(eaten.match, 0);
  expect(eaten.destroyed).toEqual(['militia#1']);
  const stopped = prepare(['outlands-khan', 'militia', 'torch'], 'haunt', 'nixie');
  stopped.attacks(1);
  runOut(stopped.match, 0);
  expect(stopped.fought).toMatchObject({ attack: 7, victory: true });
});

rule('THU-24.2', 'the stop falls where it costs least against the Haunt that is attacked, not against another', () => {
  // Against Rank 1 no Feayn attacks and the Khan is the least; against Rank 2 the Archer is.
  const table = prepare(['outlands-khan', 'feayn-archer', 'lantern'], 'haunt', 'haunt', 'nixie').attacks(2);
  expect(table.offered('battle.stop')).toEqual(['outlands-khan#1', 'feayn-archer#1']);
  runOut(table.match, 0);
  expect(table.fought.heroes.find(hero => hero.hindrance === 'stopped')?.card).toBe('feayn-archer#1');
});

rule('THU-24.2', 'a Disease goes where it loses least: the first choice already reckons with the second', () => {
  const table = sick('militia', 'militia', 'militia');
  expect(table.preview(1)).toMatchObject({ attack: 3, magic: 2, total: 5 });
  table.attacks(1);
  runOut(table.match, 0);
  expect(table.fought).toMatchObject({ attackBeforeTraits: 3, magicBeforeTraits: 4, total: 5 });
});

rule('THU-24.2', 'a Disease spares the last point of magic where the monster falls to nothing else', () => {
  const hand = ['disease', 'outlands-khan', 'outlands-khan', 'outlands-khan', 'regian-cleric', 'lantern'];
  const table = prepare(hand, 'archduke-of-pain', 'nixie').attacks(1);
  expect(table.option('battle.disease', 'magic')?.with).toMatchObject({ won: false });
  runOut(table.match, 0);
  expect(table.fought).toMatchObject({ magic: 1, victory: true });
});

rule('THU-24.2', 'in the middle of a Banish the Hall stays as it lies', () => {
  const hand = ['banish', 'outlands-khan', 'militia'];
  const table = prepare(hand, 'griknack-goblin', 'stone-of-mystery', 'griffon').prepares('use:banish#1:0');
  const picks = [];
  for (let i = 0; i < 2; i++) {
    const decision = table.match.decisionOf(0);
    if (!decision) throw new Error('nothing is asked');
    picks.push(expiryAnswer(table.match.view(0), decision));
    table.chooses(decision.prompt, ...(picks.at(-1) ?? []));
  }
  expect(picks).toEqual([['rearrange'], ['griknack-goblin#1', 'stone-of-mystery#1', 'griffon#1']]);
  expect(table.over).toBe(false);
  expect(ids(table.hall)).toEqual(['griknack-goblin', 'stone-of-mystery', 'griffon']);
});

rule('THU-24.2', 'whatever is asked at tables dealt at random, the answer is legal and the turn ends', () => {
  const met = new Set<string>();
  // What is rarely asked is dealt more often.
  const monsters = [...defs.filter(def => def.isMonster).map(def => def.id), ...Array(12).fill('sphinx')];
  const heroes = ['elf-archmage', 'outlands-slayer', 'thyrian-knight', 'thyrian-lord'];
  const rare = [...heroes, 'fireball', 'feast', 'iron-rations', 'goodberries', 'pawnbroker'];
  const cards = [...defs.filter(def => !def.isStone).map(def => def.id), ...rare, ...rare];
  const chance = new Chance(newChance('too late'));
  const deal = (from: readonly string[], count: number) =>
    Array.from({ length: count }, () => chance.pick(from, 'deal'));
  for (let n = 0; n < 300; n++) {
    const table = scene(3)
      .hall(...deal(monsters, 3))
      .hands([...deal(cards, 7), 'feast', 'iron-rations'], deal(cards, 6), deal(cards, 6))
      .stocked(...deal(cards, 4))
      .opens();
    for (let asked = 0; asked < 25 && !table.over; asked++) {
      for (const decision of table.match.decisions) {
        const picks = expiryAnswer(table.match.view(decision.seat), decision);
        expect(() => checkPicks(decision, picks), decision.prompt).not.toThrow();
        met.add(decision.prompt);
      }
      if (asked % 6 === 5) runOut(table.match.clone(), table.state.active);
      for (const decision of [...table.match.decisions])
        table.match.answer({
          seat: decision.seat,
          decision: decision.id,
          picks: anyPicks(decision, chance, 'answers'),
        });
    }
  }
  expect([...met].toSorted()).toEqual(PROMPTS);
});

rule('THU-24.3', 'as the house keeps the clocks: three lapses forfeit the seat until its player is back', () => {
  const { state } = scene().hand(0, MILITIA(6)).opens();
  let clock = timing.begin(2);
  const forfeits = (): (boolean | undefined)[] => [0, 1, 2].map(seat => timing.isForfeit?.(clock, seat));
  for (const lapse of [1, 2, 3]) {
    expect(forfeits(), `before lapse ${lapse}`).toEqual([false, false, false]);
    clock = timing.spend(clock, state, 1, 20);
  }
  expect(forfeits()).toEqual([false, true, false]);
  expect(timing.inTime(timing.spend(timing.begin(2), state, 1, 20), 1).seats[1]?.expiries).toBe(0);
  const back = timing.comeBack?.(clock, 1);
  expect(back?.seats[1]).toMatchObject({ expiries: 0, bot: false, late: false });
  const late = timing.spend(timing.begin(2), state, 0, 375);
  expect([late.seats[0]?.late, timing.comeBack?.(late, 0).seats[0]?.late]).toEqual([true, false]);
  expect(timing.left(late, state, 0)).toEqual({ left: 0, reserve: 0 });
});

rule('THU-24.3', 'three expiries in a row hand the seat to a bot; the player may come back', () => {
  const twice = expire(expire(newClock(2), 'outOfTurn'), 'outOfTurn');
  expect(twice[0]).toMatchObject({ expiries: 2, bot: false });
  const thrice = expire(startTurn(twice, 0), 'turn');
  expect(thrice[0]).toMatchObject({ expiries: 3, bot: true });
  expect(thrice[1]).toMatchObject({ bot: false });
  expect(charge(thrice, 0, 1000, 'turn')).toEqual({ clock: thrice, expired: false }); // a bot is never late
  const back = comeBack(thrice, 0);
  expect(back[0]).toMatchObject({ expiries: 0, bot: false });
});

rule('THU-24.3', 'an answer in time breaks the row, and one turn expires only once', () => {
  const twice = expire(expire(newClock(1), 'outOfTurn'), 'outOfTurn');
  const again = expire(answeredInTime(twice, 0), 'outOfTurn');
  expect(again[0]).toMatchObject({ expiries: 1, bot: false });
  const turn = expire(newClock(1), 'turn');
  const rest = charge(turn, 0, 0, 'turn'); // what is still asked in that turn is answered at once
  expect(rest.expired).toBe(true);
  expect(rest.clock[0]).toMatchObject({ expiries: 1 });
});

rule('THU-24.4', 'one point for each player beaten, half for each tie; the share of VP comes second', () => {
  expect(matchPoints([30, 20, 20, 10]).map(({ points }) => points)).toEqual([3, 1.5, 1.5, 0]);
  expect(matchPoints([30, 10]).map(({ share }) => share)).toEqual([0.75, 0.25]);
  expect(matchPoints([5, 5, 5]).map(({ points }) => points)).toEqual([1, 1, 1]);
  expect(matchPoints([0, 0])).toEqual([
    { points: 0.5, share: 0.5 },
    { points: 0.5, share: 0.5 },
  ]);
});
