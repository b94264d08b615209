// EUT-12: Silver and Gold cards as they are played for a Monster: which combinations a hand holds, and what a section does to the ledger.

import { byId, originalOf } from '@veillee/pieces/things';
import { powerCards } from '../../content/power-cards.ts';
import type { PowerCardRow } from '../../content/rows.ts';
import type { CardOp, CardTrigger } from '../../content/vocabulary.ts';
import { change, type Expiry, type Held, type Ledger } from '../dice/ledger.ts';

export const powerCardRow = byId('Silver or Gold card', powerCards);
export const powerCardOf = (thing: string): PowerCardRow => powerCardRow(originalOf(thing));

/** EUT-10.8, EUT-10.13, EUT-10.33: which cards may be played at which step. */
export const PLAYABLE = {
  before: ['monster-before', 'monster-before-or-after'],
  after: ['monster-after', 'monster-before-or-after'],
  curses: ['hero-before'],
} as const satisfies { readonly [step: string]: readonly CardTrigger[] };
export type PlayStep = keyof typeof PLAYABLE;

/** EUT-10.33: what is played before the Hero rolls is a Curse. */
export const isCurse = ({ trigger }: PowerCardRow): boolean => trigger === 'hero-before';
export const CURSES: readonly string[] = powerCards.filter(isCurse).map(({ id }) => id);

/** Identical cards that are played together. */
export interface Combo {
  readonly card: string;
  readonly things: readonly string[];
}

/** EUT-12.9: each kind of card in the hand, in every number that has a section. */
export function combosIn(hand: readonly string[], step: PlayStep): Combo[] {
  const kinds = [...new Set(hand.map(originalOf))].sort();
  return kinds.flatMap(card => {
    const row = powerCardRow(card);
    if (!PLAYABLE[step].some(trigger => trigger === row.trigger)) return [];
    const things = hand.filter(thing => originalOf(thing) === card);
    return row.sections.slice(0, things.length).map((_, n) => ({ card, things: things.slice(0, n + 1) }));
  });
}

/** EUT-12.10: the one section that so many cards use. */
export function sectionOf({ card, things }: Combo): readonly CardOp[] {
  const section = powerCardRow(card).sections[things.length - 1];
  if (!section) throw new Error(`${things.length} cards of ${card} have no section`);
  return section;
}

const hasClover = (ops: readonly CardOp[]): boolean => ops.some(({ op }) => op === 'heroRoll');

/** EUT-12.11 to EUT-12.13, EUT-12.16: how long a combination lies beside the Monster. */
export function staysUntil(combo: Combo): Extract<Expiry, 'endOfCombat' | 'nextMonsterStepA' | 'endOfRound'> {
  if (powerCardRow(combo.card).continuous) return 'endOfCombat';
  return hasClover(sectionOf(combo)) ? 'nextMonsterStepA' : 'endOfRound';
}

/** What a card forbids the Hero in the next Hero Attack. */
export type Bond = Exclude<CardOp, { readonly n: number }>['op'];

/** What a section does besides the sums: Damage it takes off the Monster, Gaar it takes from the Hero, and what it forbids. */
export interface CardDeeds {
  readonly hearts: number;
  readonly steals: number;
  readonly bonds: readonly Bond[];
}

/** Writes a section into the ledger. */
export function writeSection(ledger: Ledger, combo: Combo, source: Held['source']): CardDeeds {
  const ops = sectionOf(combo);
  const { card } = combo;
  // A Clover's card goes at the next step A, and what else it says with it (EUT-12.12).
  const stays = hasClover(ops) ? 'nextMonsterStepA' : 'endOfRound';
  let hearts = 0;
  let steals = 0;
  const bonds: Bond[] = [];
  for (const op of ops)
    switch (op.op) {
      case 'heroRoll':
        change(ledger, 'heroStrength', op.n, { source, card, expiry: 'nextMonsterStepA' });
        break;
      case 'nextHeroRoll': // R34
        change(ledger, 'heroStrength', op.n, { source, card, expiry: 'nextHeroAttack' });
        break;
      case 'damageMinus':
        change(ledger, 'damage', -op.n, { source, card, expiry: stays });
        break;
      case 'woundPlus':
        change(ledger, 'wounds', op.n, { source, card, expiry: stays });
        break;
      case 'monsterStrength':
        change(ledger, 'monsterStrength', op.n, { source, card, expiry: stays });
        break;
      case 'silverHeart':
        hearts += op.n;
        break;
      case 'stealGaar':
        steals += op.n;
        break;
      case 'regenerate':
        break;
      default:
        bonds.push(op.op);
    }
  return { hearts, steals, bonds };
}

/** EUT-12.14, R36: Damage that a card takes off at the start of each later Monster Attack, each copy in play for itself. */
export const regenerates = (things: readonly string[]): number =>
  things
    .flatMap(thing => powerCardOf(thing).continuous ?? [])
    .reduce((sum, op) => (op.op === 'regenerate' ? sum + op.n : sum), 0);
