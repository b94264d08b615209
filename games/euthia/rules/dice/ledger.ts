// The ledger of a roll or a fight: dice, and every change of a figure with its source and how long it holds. What a Combat Strength,
// Wounds or Damage come to is a fold over it; rule, preview, log, board and bots read the same sum.

import type { Text } from '@veillee/kernel';
import type { TileOp } from '../../content/vocabulary.ts';

export type Side = 'hero' | 'monster';
export type Target = 'heroStrength' | 'monsterStrength' | 'wounds' | 'damage';

/** Plain Wounds and Damage count by themselves; the others are added to them, or to a Combat Strength, or taken off. */
export type ModifierClass = 'plain' | 'plus' | 'minus';

export type Expiry =
  | 'roll' // when the roll that it changes has been resolved
  | 'nextHeroAttack' // after the next Hero Attack
  | 'nextMonsterStepA' // at step A of the next Combat Round's Monster Attack
  | 'endOfRound'
  | 'endOfCombat';

export interface Modifier {
  readonly target: Target;
  readonly class: ModifierClass;
  /** Never negative: the class says which way it goes. */
  readonly n: number;
  readonly source: Text;
  readonly expiry: Expiry;
  /** The Silver or Gold card that it comes from. */
  readonly card?: string;
}

export interface Ledger {
  dice: { [side in Side]: number[] };
  modifiers: Modifier[];
}

export const newLedger = (): Ledger => ({ dice: { hero: [], monster: [] }, modifiers: [] });

// ---- written ----

/** How long something holds, and of which card it is. */
export type Held = Pick<Modifier, 'source' | 'expiry' | 'card'>;

/** A state is a tree: each modifier has a source of its own. */
const own = (held: Held): Held => ({ ...held, source: { ...held.source } });

/** Adds to a Combat Strength, or takes off it: also to Wounds and Damage that count only beside plain ones. */
export function change(ledger: Ledger, target: Target, n: number, held: Held): void {
  if (n !== 0) ledger.modifiers.push({ target, class: n > 0 ? 'plus' : 'minus', n: Math.abs(n), ...own(held) });
}

export function inflict(ledger: Ledger, target: 'wounds' | 'damage', n: number, held: Held): void {
  if (n > 0) ledger.modifiers.push({ target, class: 'plain', n, ...own(held) });
}

/** What an effect of a tile changes in a fight's ledger; false where it does something else. */
export function writeOp(ledger: Ledger, op: TileOp, source: Text): boolean {
  switch (op.op) {
    case 'nextHeroRoll': // EUT-10.23, R34
      change(ledger, 'heroStrength', op.n, { source, expiry: 'nextHeroAttack' });
      return true;
    case 'monsterStrength':
      change(ledger, 'monsterStrength', op.n, { source, expiry: 'roll' });
      return true;
    case 'woundMinus':
      change(ledger, 'wounds', -op.n, { source, expiry: 'roll' });
      return true;
    case 'damagePlus':
      change(ledger, 'damage', op.n, { source, expiry: 'roll' });
      return true;
    default:
      return false;
  }
}

// ---- ended ----

/** When modifiers end. */
export type Ending = 'monsterAttackOver' | 'heroAttackOver' | 'monsterStepA' | 'roundOver';

const ENDS: { readonly [ending in Ending]: (modifier: Modifier) => boolean } = {
  monsterAttackOver: ({ expiry, target }) => expiry === 'roll' && (target === 'monsterStrength' || target === 'wounds'),
  heroAttackOver: ({ expiry, target }) =>
    expiry === 'nextHeroAttack' || (expiry === 'roll' && (target === 'heroStrength' || target === 'damage')),
  monsterStepA: ({ expiry }) => expiry === 'nextMonsterStepA',
  roundOver: ({ expiry }) => expiry === 'endOfRound',
};

export function end(ledger: Ledger, ending: Ending): void {
  ledger.modifiers = ledger.modifiers.filter(modifier => !ENDS[ending](modifier));
}

/** Everything that came from such cards stops. */
export function cancelCards(ledger: Ledger, cards: readonly string[]): void {
  ledger.modifiers = ledger.modifiers.filter(({ card }) => card === undefined || !cards.includes(card));
}

// ---- read ----

/** What a figure comes to, how it is written ("4+6−2+2−2−2"), and why, a line for each part. */
export interface Sum {
  readonly total: number;
  readonly figures: string;
  readonly lines: readonly Text[];
}

export const STRENGTH: { readonly [side in Side]: Target } = { hero: 'heroStrength', monster: 'monsterStrength' };

/** EUT-10.25, EUT-10.44: the dice after all modifications. It has no floor (EUT-10.58). */
export function strengthOf({ dice, modifiers }: Pick<Ledger, 'dice' | 'modifiers'>, side: Side): Sum {
  const own = modifiers.filter(({ target }) => target === STRENGTH[side]);
  return {
    total: added(
      dice[side].reduce((sum, die) => sum + die, 0),
      own,
    ),
    figures: dice[side].join('+') + own.map(signed).join(''),
    lines: [...dice[side].map(shows => ({ text: 'sum.die', with: { shows } })), ...own.map(lineOf)],
  };
}

/** EUT-10.27 to EUT-10.31, EUT-10.46: nothing without a plain one; all additions before all reductions, never below 0. */
export function harmOf({ modifiers }: Pick<Ledger, 'modifiers'>, target: 'wounds' | 'damage'): Sum {
  const all = modifiers.filter(modifier => modifier.target === target);
  const of = (wanted: ModifierClass) => all.filter(modifier => modifier.class === wanted);
  const plain = of('plain');
  const others = [...of('plus'), ...of('minus')];
  const base = plain.reduce((sum, { n }) => sum + n, 0);
  return {
    total: base === 0 ? 0 : Math.max(0, added(base, others)),
    figures: (plain.map(({ n }) => n).join('+') || '0') + others.map(signed).join(''),
    lines: [...plain, ...others].map(lineOf),
  };
}

const added = (base: number, modifiers: readonly Modifier[]): number =>
  modifiers.reduce((sum, { class: sort, n }) => (sort === 'minus' ? sum - n : sum + n), base);

const signed = ({ class: sort, n }: Modifier): string => (sort === 'minus' ? `−${n}` : `+${n}`);

const lineOf = ({ class: sort, n, source }: Modifier): Text => ({ text: `sum.${sort}`, with: { n, source } });

/** "4+6−2 = 8", or the figure alone where there is nothing to add. */
export const sumText = ({ total, figures }: Sum): Text => ({ text: 'sum', with: { figures, total } });
