// What the adept knows at one decision: its hero, his dice, what his Saga still lacks. Read off the view alone.

import type { BotTurn, Seat } from '@veillee/kernel';
import { type CardDef, cardById } from '../content/cards.ts';
import { ATTRIBUTES, type Attribute, type Keyword, type RewardType } from '../content/vocabulary.ts';
import { opsOf } from '../rules/abilities/conditions.ts';
import { chanceOf } from '../rules/odds/odds.ts';
import { type Card, type Hero, hero, LAST_DAY, type RegionId, type State } from '../rules/state.ts';
import { diceCount } from '../rules/tests/dice.ts';
import type { View } from '../rules/view.ts';
import type { Transfer } from './exchange-choice.ts';
import { type Needs, needsOf } from './needs.ts';

export type Turn = BotTurn<State, View>;

/** Dice that a hero has against some cards only. */
interface Grudge {
  readonly attribute: Attribute | 'any';
  readonly keywords: readonly Keyword[];
  readonly n: number;
}

export interface Mind {
  readonly turn: Turn;
  readonly view: View;
  readonly seat: Seat;
  readonly own: Hero;
  /** Days that are left after this one. */
  readonly days: number;
  /** A hero's die succeeds. */
  readonly chance: number;
  readonly dice: { readonly [attribute in Attribute]: number };
  readonly grudges: readonly Grudge[];
  /** Keywords of his Saga that nothing he has would answer. */
  readonly needs: Needs;
  /** What ready cards add to an ordinary Battle. */
  readonly start: Start;
  /** Values that were worked out already. */
  readonly memo: Memo;
}

/** Dice in the first round, HP of the adversary, HP that are not lost. */
export interface Start {
  readonly dice: number;
  readonly damage: number;
  readonly shield: number;
}

export interface Memo {
  readonly rumour: Map<Card, number>;
  readonly prize: Map<Card, number>;
  readonly forced: Map<Card, number>;
  readonly draw: Map<RewardType, number>;
  readonly power: Map<Card, number>;
  /** What friends would hand each other, by giver and taker; what friends lack. */
  readonly transfer: Map<number, Transfer>;
  readonly needs: Map<Seat, Needs>;
  trade?: number;
  /** Where friends meet next, if anywhere. */
  meeting?: { readonly place: RegionId | undefined };
}

export const newMemo = (): Memo => ({
  rumour: new Map(),
  prize: new Map(),
  forced: new Map(),
  draw: new Map(),
  power: new Map(),
  transfer: new Map(),
  needs: new Map(),
});

export function mindOf(turn: Turn): Mind {
  const { view, seat } = turn;
  const own = hero(view, seat);
  const dice = own.class === '' ? NO_DICE : diceOf(view, seat);
  let needs: Needs | undefined;
  let start: Start | undefined;
  return {
    turn,
    view,
    seat,
    own,
    days: LAST_DAY - view.day,
    chance: chanceOf(view),
    dice,
    grudges: own.class === '' ? [] : grudgesOf(own),
    get needs() {
      needs ??= needsOf(own, view.heroes.length);
      return needs;
    },
    get start() {
      start ??= startOf(own, dice.lore);
      return start;
    },
    memo: newMemo(),
  };
}

const NO_DICE = { combat: 0, lore: 0, stealth: 0, influence: 0 };

function diceOf(view: View, seat: Seat): { [attribute in Attribute]: number } {
  const dice = { ...NO_DICE };
  for (const attribute of ATTRIBUTES) dice[attribute] = diceCount(view, seat, attribute);
  return dice;
}

function grudgesOf(own: Hero): Grudge[] {
  const found: Grudge[] = [];
  const add = (key: string, id: string): void => {
    const { ability } = cardById(id);
    if (!ability || ability.optional || ability.condition?.is !== 'opponent' || own.exhausted.includes(key)) return;
    for (const op of opsOf(ability))
      if (op.op === 'addDice') found.push({ attribute: op.attribute, keywords: ability.condition.keywords, n: op.n });
  };
  add('race', own.race);
  for (const card of [...own.talents, ...own.assets]) add(card, card);
  return found;
}

function startOf(own: Hero, lore: number): Start {
  let dice = 0;
  let damage = 0;
  let shield = 0;
  for (const card of [...own.talents, ...own.assets]) {
    const { ability, loreLock } = cardById(card);
    if (!ability || own.exhausted.includes(card) || loreLock > lore) continue;
    if (!ability.cost.some(cost => cost.pay === 'exhaust')) continue;
    for (const op of opsOf(ability)) {
      if (op.op === 'addDice' && op.attribute === 'combat') dice += op.n;
      if (op.op === 'damageAdversary') damage += op.n;
      if (op.op === 'preventHp') shield += op.n;
    }
  }
  return { dice, damage, shield };
}

/** Dice in a test of this attribute against a card. */
export function diceAgainst(mind: Mind, attribute: Attribute, def: CardDef): number {
  let dice = mind.dice[attribute];
  for (const grudge of mind.grudges)
    if (
      (grudge.attribute === attribute || grudge.attribute === 'any') &&
      grudge.keywords.some(keyword => def.keywords.includes(keyword))
    )
      dice += grudge.n;
  return dice + instead(mind, attribute);
}

/** Dice that another attribute would give more. */
function instead({ own, dice }: Mind, attribute: Attribute): number {
  let more = 0;
  for (const talent of own.talents) {
    const { ability } = cardById(talent);
    if (!ability) continue;
    for (const op of opsOf(ability))
      if (op.op === 'substituteAttr' && op.for === attribute) more = Math.max(more, dice[op.use] - dice[attribute]);
  }
  return more;
}
