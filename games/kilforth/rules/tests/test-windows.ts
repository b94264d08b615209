// The moments of a test at which the tester may step in: before the roll and after it. KIL-5.18 to 5.24, D10, D11.

import type { Deed, Moment, Rules, Seat, Table, Text } from '@veillee/kernel';
import { react } from '@veillee/kernel/play/deeds';
import type { Ability, Attribute, Op } from '../../content/vocabulary.ts';
import { type About, opIn, opsOf } from '../abilities/conditions.ts';
import { payFor } from '../abilities/costs.ts';
import { banned } from '../abilities/passives.ts';
import { byUse, isUsable, type Source, sourcesAt } from '../abilities/sources.ts';
import { asIfOpen } from '../actions/hide.ts';
import { who } from '../cards/piles.ts';
import { byGift, couldHandOver, leadsTo, savesLife } from '../gifts/gift-moments.ts';
import { type Gift, giftsOf, mayGift } from '../gifts/gifts.ts';
import { AS, DIE } from '../keys.ts';
import { type Board, hero, type State } from '../state.ts';
import { adversaryDiceFor, diceCount } from './dice.ts';
import { rolled } from './roll.ts';
import { contextOf, opponentName, type TestSpec, testOf, totalOf } from './test-spec.ts';

export const aboutOf = ({ attribute, against }: TestSpec): About => ({ attribute, against });

/** Abilities of a hero in his own test that can be used now. Loot is a Gift (KIL-8.9): in his own turn, not Hidden. */
export const inOwnTest = (state: Board, seat: Seat, spec: TestSpec): Source[] =>
  sourcesAt(hero(state, seat), 'ownTest', spec.attribute === 'combat' ? 'ownCombatTest' : undefined).filter(
    source =>
      (source.ability.kind === 'gift' ? mayGift(state, seat) : source.ability.optional) &&
      isUsable(state, seat, source, aboutOf(spec)),
  );

// ---- step 1: before the roll ----

/** Boosts, another attribute, Gifts, other ways: one decision, until the hero rolls. Returns the way taken instead. */
export function* beforeRoll(t: Table<State>, seat: Seat, spec: TestSpec): Rules<string | undefined> {
  const { state } = t;
  return yield* react(t, seat, (): Moment<State, string> | undefined => {
    const test = testOf(state);
    const boosts = boostsOf(state, seat, spec);
    const others = attributesInstead(state, seat, spec);
    const gifts = spec.gifts ? giftsOf(state, seat) : [];
    const ways = spec.ways?.() ?? [];
    const veiled = isVeiled(state, seat, open => beforeRollBy(open, seat, spec));
    // An Exchange alone is a reason to ask once blows have fallen; before the first one there was a choice that listed it.
    const news = (state.fight?.round ?? 0) > 1 ? gifts : gifts.filter(gift => gift.kind !== 'exchange');
    if (boosts.length + others.length + news.length + ways.length === 0 && !veiled) return undefined;
    const dice = diceCount(state, seat, spec.attribute, contextOf(state, seat, spec));
    // A worse attribute can be taken, but is no reason to ask.
    const better = others.some(
      use => diceCount(state, seat, spec.attribute, { ...contextOf(state, seat, spec), use }) > dice,
    );
    const matters = boosts.length > 0 || better || veiled || gifts.some(gift => isUrgent(state, seat, gift));
    return {
      ...(ways.length > 0
        ? { prompt: 'battle.round', pass: { text: 'battle.round.pass', with: { dice } } }
        : {
            prompt: 'test.before',
            pass: { text: 'test.before.pass', with: { dice } },
            window: { id: boosts.length + others.length > 0 ? 'boost' : 'gift', matters },
          }),
      rule: spec.rule,
      with: { attribute: attributeName(test.rolled), against: opponentName(spec.against), dice },
      deeds: [
        ...ways.map(option => ({ option, run: () => instead(option.key) })),
        ...byUse(boosts, source => useBoost(t, seat, source)),
        ...others.map(use => otherAttribute(seat, use)),
        ...byGift(seat, gifts, veiled),
      ],
      ends: () => whetherGone(spec),
    };
  });
}

/** An Exchange is, if the blows to come could be the last and the other has something against them. */
const isUrgent = (state: Board, seat: Seat, gift: Gift): boolean =>
  gift.urgent ||
  (state.fight !== undefined &&
    adversaryDiceFor(state).dice >= hero(state, seat).hp &&
    couldHandOver(state, gift, savesLife));

function* whetherGone({ stands }: TestSpec): Rules<'gone' | undefined> {
  return stands?.() === false ? 'gone' : undefined;
}

/** Another way is taken. */
function* instead(way: string): Rules<string> {
  return way;
}

/** the test is rolled with another attribute. */
const otherAttribute = (seat: Seat, use: Attribute): Deed<State> => ({
  option: { key: AS.make(use), text: 'option.as', with: { attribute: attributeName(use) } },
  run: t => rollInstead(t, seat, use),
});

function* rollInstead(t: Table<State>, seat: Seat, use: Attribute): Rules {
  testOf(t.state).rolled = use;
  t.tell('log.instead', { player: who(seat), attribute: attributeName(use) }, { rule: 'KIL-5.19' });
}

/** What a hero who is not Hidden would have before the roll: boosts, and Gifts that are worth an interruption. */
const beforeRollBy = (state: Board, seat: Seat, spec: TestSpec): number =>
  boostsOf(state, seat, spec).length + (spec.gifts ? giftsOf(state, seat).filter(gift => gift.urgent).length : 0);

/** KIL-4.31: whether a Hidden hero would have more to choose from in the open, where Gifts can be used. */
export function isVeiled(state: Board, seat: Seat, choices: (board: Board) => number): boolean {
  return state.active === seat && hero(state, seat).hidden && choices(asIfOpen(state, seat)) > choices(state);
}

export const attributeName = (attribute: Attribute): Text => ({ text: `attribute.${attribute}` });

/** Abilities that change the number of dice, of the hero or, in a Skirmish, of the adversary. */
function boostsOf(state: Board, seat: Seat, spec: TestSpec): Source[] {
  const { rolled } = testOf(state);
  const boosts = inOwnTest(state, seat, spec).filter(({ ability }) => {
    const op = opIn(ability, 'addDice');
    return op !== undefined && (op.attribute === rolled || !isBonusToOne(ability));
  });
  if (spec.counts !== 'hits') return boosts;
  const skirmish = sourcesAt(hero(state, seat), 'skirmish').filter(
    source => source.ability.optional && isUsable(state, seat, source, aboutOf(spec)),
  );
  return [...boosts, ...skirmish];
}

/** a bonus to one attribute counts only if that one is rolled; dice for "one Combat test" always do. */
function isBonusToOne(ability: Ability): boolean {
  const op = opIn(ability, 'addDice');
  return op !== undefined && op.attribute !== 'any' && ability.condition?.is !== 'attribute';
}

function* useBoost(t: Table<State>, seat: Seat, source: Source): Rules {
  yield* payFor(t, seat, source);
  if (isBonusToOne(source.ability)) testOf(t.state).bound = true;
  for (const op of opsOf(source.ability)) {
    if (op.op === 'addDice') testOf(t.state).boost += op.n;
    if (op.op === 'adversaryDice' && t.state.fight) t.state.fight.foeDice += op.n;
  }
}

/** attributes that may be used for this test instead, until one has been chosen or paid for. */
function attributesInstead(state: State, seat: Seat, spec: TestSpec): Attribute[] {
  const { rolled, bound } = testOf(state);
  if (rolled !== spec.attribute || bound) return [];
  const found: Attribute[] = [];
  for (const { ability, key } of sourcesAt(hero(state, seat), 'ownTest')) {
    const op = opIn(ability, 'substituteAttr');
    if (op && op.for === spec.attribute && !hero(state, seat).exhausted.includes(key)) found.push(op.use);
  }
  return found;
}

// ---- step 3: after the roll ----

/** Rerolls and changes of dice, in the order the hero likes (KIL-5.24). */
export function* afterRoll(t: Table<State>, seat: Seat, spec: TestSpec): Rules {
  const { state } = t;
  yield* react(t, seat, (): Moment<State> | undefined => {
    if (isEnough(state, spec)) return undefined;
    const sources = changesOf(state, seat, spec);
    const gifts = giftsToward(state, seat, spec, CHANGES);
    const veiled = isVeiled(
      state,
      seat,
      open => changesOf(open, seat, spec).length + giftsToward(open, seat, spec, CHANGES).length,
    );
    if (sources.length + gifts.length === 0 && !veiled) return undefined;
    return {
      prompt: 'test.after',
      rule: 'KIL-5.24',
      with: tally(state, spec),
      pass: { text: 'test.after.pass' },
      window: { id: 'reroll', matters: true },
      deeds: [...byUse(sources, source => changeDice(t, seat, source)), ...byGift(seat, gifts, veiled)],
    };
  });
}

/** How the test stands, for the question. */
export const tally = (state: State, spec: TestSpec) => {
  const test = testOf(state);
  const { rolls } = test;
  return {
    attribute: attributeName(test.rolled),
    against: opponentName(spec.against),
    rolls: rolls.length > 0 ? rolls.join(' ') : '–',
    successes: totalOf(state, test),
    need: spec.need ?? 0,
  };
};

const CHANGES: readonly Op['op'][] = ['reroll', 'successFaces', 'sixesDouble'];

/**
 * Gifts that lead to such an operation in the test under way: a card made ready, Gold for an ability that costs Gold, something
 * that another hero here could hand over (KIL-11.1: also in the middle of an action).
 */
export function giftsToward(state: Board, seat: Seat, spec: TestSpec, ops: readonly Op['op'][]): Gift[] {
  const suits = ({ timing, effect }: Ability): boolean =>
    (timing === 'ownTest' ||
      timing === 'anyTestInRegion' ||
      (timing === 'ownCombatTest' && spec.attribute === 'combat')) &&
    'ops' in effect &&
    effect.ops.some(({ op }) => ops.includes(op));
  return giftsOf(state, seat).filter(gift => leadsTo(state, seat, gift, suits) || couldHandOver(state, gift, suits));
}

/** Abilities that would change a die now. */
function changesOf(state: Board, seat: Seat, spec: TestSpec): Source[] {
  const test = testOf(state);
  const failing = test.rolls.filter(roll => !test.faces.includes(roll));
  const noReroll = banned(state, 'reroll') !== undefined;
  return inOwnTest(state, seat, spec).filter(({ ability }) =>
    opsOf(ability).some(op => {
      if (op.op === 'successFaces') return failing.some(roll => op.faces.includes(roll));
      if (op.op === 'sixesDouble') return !test.sixesDouble && test.rolls.includes(6);
      if (op.op !== 'reroll' || noReroll) return false;
      return op.dice === 'ones' ? failing.includes(1) : failing.length > 0;
    }),
  );
}

function* changeDice(t: Table<State>, seat: Seat, source: Source): Rules {
  const test = testOf(t.state);
  yield* payFor(t, seat, source);
  for (const op of opsOf(source.ability)) {
    if (op.op === 'successFaces') test.faces.push(...op.faces);
    if (op.op === 'sixesDouble') test.sixesDouble = true;
    if (op.op === 'reroll') yield* reroll(t, seat, op);
  }
}

/** Rolls dice again. Only failed dice: nobody gains by rolling a success again. */
function* reroll(t: Table<State>, seat: Seat, op: Extract<Op, { op: 'reroll' }>): Rules {
  const test = testOf(t.state);
  const failing = [...test.rolls.keys()].filter(i => !test.faces.includes(test.rolls[i] as number));
  let dice = failing;
  if (op.dice === 'ones') dice = failing.filter(i => test.rolls[i] === 1);
  if (op.dice === 'chosen') dice = yield* chooseDice(t, seat, failing, op.n);
  for (const i of dice) test.rolls[i] = t.roll(6, 'dice');
  t.tell(
    'log.reroll',
    { player: who(seat), n: dice.length, rolls: test.rolls.join(' ') },
    { rule: 'KIL-5.24', ...rolled(test) },
  );
}

/** D11: which failed dice; it matters only while another ability looks at their faces. */
function* chooseDice(t: Table<State>, seat: Seat, failing: readonly number[], n: number): Rules<number[]> {
  if (failing.length <= n) return [...failing];
  const { rolls } = testOf(t.state);
  const own = hero(t.state, seat);
  const faced = sourcesAt(own, 'ownCombatTest').some(
    ({ ability, key }) =>
      !own.exhausted.includes(key) &&
      opsOf(ability).some(op => op.op === 'successFaces' || (op.op === 'reroll' && op.dice === 'ones')),
  );
  if (!faced || failing.every(i => rolls[i] === rolls[failing[0] as number])) return failing.slice(0, n);
  const options = failing.map(i => ({ key: DIE.make(i), text: 'option.die', with: { face: rolls[i] as number } }));
  const picks = yield* t.chooseMany(seat, 'test.dice', options, { min: n, max: n }, { rule: 'KIL-5.24', with: { n } });
  return picks.map(DIE.only);
}

/** The test is won, or the adversary has no HP left to lose. */
export function isEnough(state: State, spec: TestSpec): boolean {
  const total = totalOf(state, testOf(state));
  if (spec.need !== undefined) return total >= spec.need;
  return state.fight !== undefined && state.fight.hits + total >= state.fight.hp;
}
