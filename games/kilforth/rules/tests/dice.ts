// How many dice a test rolls, and why. KIL-5.18 to 5.22, KIL-12.5, A-30, A-54. Pure: rules, board and bots share it.

import type { Seat, Text } from '@veillee/kernel';
import { cardById } from '../../content/cards.ts';
import type { Attribute, RewardType } from '../../content/vocabulary.ts';
import { holds, opsOf } from '../abilities/conditions.ts';
import { adversaryDiceParts, isSuppressed, weatherDice } from '../abilities/passives.ts';
import { type Board, type Hero, hero } from '../state.ts';

/** A number of dice and where they come from. */
export interface Part {
  readonly from: Text;
  readonly n: number;
}

export interface Breakdown {
  /** The attribute that is rolled. */
  readonly attribute: Attribute;
  readonly dice: number;
  readonly parts: readonly Part[];
}

/** What a test is about: its opponent, whether it is an evasion, who helps, which attribute is rolled instead. */
export interface TestContext {
  readonly against?: string;
  readonly evading?: boolean;
  /** Other heroes of the team. */
  readonly helpers?: number;
  /** The hero has Surprise; by default as the fight under way says. */
  readonly surprise?: boolean;
  /** The attribute rolled instead. */
  readonly use?: Attribute;
  /** Dice added by abilities before the roll. */
  readonly boost?: number;
}

const PLAIN: TestContext = {};

/** The dice of a test, every part named. */
export function diceFor(state: Board, seat: Seat, attribute: Attribute, context: TestContext = PLAIN): Breakdown {
  const parts: Part[] = [];
  const dice = gather(state, seat, attribute, context, (from, n) => parts.push({ from, n }));
  return { attribute: context.use ?? attribute, dice, parts };
}

/** The same sum alone. */
export const diceCount = (state: Board, seat: Seat, attribute: Attribute, context: TestContext = PLAIN): number =>
  gather(state, seat, attribute, context, undefined);

/** An attribute with every bonus in force outside a test: for the padlock of a Spell. */
export const attributeOf = (state: Board, seat: Seat, attribute: Attribute): number =>
  diceCount(state, seat, attribute);

type Note = ((from: Text, n: number) => void) | undefined;

const named = (card: string): Text => ({ text: `card.${card}` });

function gather(state: Board, seat: Seat, attribute: Attribute, context: TestContext, note: Note): number {
  const own = hero(state, seat);
  const rolled = context.use ?? attribute; // the other attribute with its own bonuses
  let dice = 0;
  const add = (from: Text, n: number): void => {
    if (n === 0) return;
    dice += n;
    note?.(from, n);
  };

  add(named(own.race), cardById(own.race).bonus[rolled]); // KIL-5.21
  if (rolled === 'combat') add({ text: 'dice.untilDawn' }, own.untilDawn.combat); // KIL-19.9
  if (state.house.classKeepsBonus || !own.exhausted.includes('class'))
    add(named(own.class), cardById(own.class).bonus[rolled]);
  for (const card of own.assets)
    if (!own.exhausted.includes(card)) {
      const def = cardById(card);
      if (def.bonus[rolled] !== 0 && !isSuppressed(state, def)) add(named(card), def.bonus[rolled]); // KIL-5.19
    }

  const fromAbility = (key: string, card: string): void => {
    const { ability } = cardById(card);
    if (ability === undefined || ability.optional || own.exhausted.includes(key)) return; // KIL-15.18
    const { timing } = ability;
    if (timing !== 'passive' && timing !== 'ownTest' && (timing !== 'ownCombatTest' || attribute !== 'combat')) return;
    for (const op of opsOf(ability)) {
      if (op.op !== 'addDice' || (op.attribute !== rolled && op.attribute !== 'any')) continue;
      if (ability.condition && !holds(state, seat, ability.condition, aboutOf(state, seat, attribute, context))) return;
      if (isSuppressed(state, cardById(card))) return;
      add(named(card), op.per === undefined ? op.n : op.n * countOf(own, op.per));
    }
  };
  fromAbility('race', own.race);
  fromAbility('class', own.class);
  for (const talent of own.talents) fromAbility(talent, talent);
  for (const asset of own.assets) fromAbility(asset, asset);

  const sky = weatherDice(state);
  if (sky) for (const op of sky.ops) if (op.op === 'addDice' && op.attribute === rolled) add(named(sky.card), op.n);
  if (context.evading && context.against !== undefined) {
    const { ability } = cardById(context.against);
    if (ability?.timing === 'evadeStep')
      for (const op of opsOf(ability))
        if (op.op === 'addDice' && op.attribute === rolled) add(named(context.against), op.n);
  }
  if (hasSurprise(state, seat, context) && attribute === 'combat') add({ text: 'dice.surprise' }, 1); // KIL-5.20
  add({ text: 'dice.team' }, context.helpers ?? 0); // KIL-12.5, A-10
  add({ text: 'dice.boost' }, context.boost ?? 0);
  return Math.max(0, dice);
}

const hasSurprise = (state: Board, seat: Seat, { surprise }: TestContext): boolean =>
  surprise ?? (state.fight?.step === 'battle' && state.fight.surprise === 'hero' && state.fight.active === seat);

function aboutOf(state: Board, seat: Seat, attribute: Attribute, context: TestContext) {
  const { against } = context;
  return { attribute, surprise: hasSurprise(state, seat, context), ...(against === undefined ? {} : { against }) };
}

const countOf = (own: Hero, type: RewardType): number => {
  let count = 0;
  for (const card of own.assets) if (cardById(card).reward === type) count++;
  return count;
};

/** The dice of the adversary's Combat test in the fight under way. */
export function adversaryDiceFor(state: Board): Breakdown {
  const { fight } = state;
  if (!fight) throw new Error('nobody fights');
  const parts: Part[] = [{ from: named(fight.adversary), n: cardById(fight.adversary).fight?.combat ?? 0 }]; // KIL-5.22
  if (fight.surprise === 'adversary') parts.push({ from: { text: 'dice.surprise' }, n: 1 });
  for (const { card, n } of adversaryDiceParts(state)) parts.push({ from: named(card), n });
  if (fight.foeDice !== 0) parts.push({ from: { text: 'dice.boost' }, n: fight.foeDice });
  let dice = 0;
  for (const { n } of parts) dice += n;
  return { attribute: 'combat', dice: Math.max(0, dice), parts };
}
