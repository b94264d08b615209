// A fight as the stage tells it: its phases, the ledger line by line, both rulers. Pure: every figure is one that
// the rules make. EUT-9 to EUT-11.

import type { PlainDecision, Seat, Text } from '@veillee/kernel';
import { HOPE_PRICES } from '../content/constants.ts';
import type { FighterRow } from '../content/rows.ts';
import { rulerOf } from '../rules/combat/blow.ts';
import { fighterOf } from '../rules/combat/fighter.ts';
import type { Combat, CombatStep } from '../rules/combat/state.ts';
import { type Ledger, type Side, STRENGTH } from '../rules/dice/ledger.ts';
import type { Hero } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

/** A Hero as the rules ask for one: a hand that nobody may see is empty. */
export function heroAt(view: Pick<View, 'heroes'>, seat: Seat | undefined): Hero | undefined {
  const hero = view.heroes.find(one => one.seat === seat);
  return hero && { ...hero, hand: [...(hero.hand ?? [])] };
}

/** What a fight is read from. */
export interface Fight {
  readonly view: View;
  readonly combat: Combat;
  readonly hero: Hero;
  /** Its card, once it lies open. */
  readonly foe: FighterRow | undefined;
}

export function fightOf(view: View): Fight | undefined {
  const { combat } = view;
  const hero = combat && heroAt(view, combat.seat);
  if (!combat || !hero) return undefined;
  const isKnown = combat.card !== undefined || combat.opponent.kind === 'foe' || combat.opponent.kind === 'elite';
  const known = combat.card === undefined && combat.opponent.kind === 'elite' ? withCard(view, combat) : view;
  return { view: known, combat: known.combat ?? combat, hero, foe: isKnown ? fighterOf(known) : undefined };
}

/** An Elite lies face up before anybody meets it. */
const withCard = (view: View, combat: Combat): View =>
  combat.opponent.kind === 'elite' ? { ...view, combat: { ...combat, card: combat.opponent.card } } : view;

// ---- phases ----

export type Phase = 'arming' | 'initiative' | 'healing' | 'monster' | 'recovery' | 'hero' | 'end';

const PHASE_OF: { readonly [step in CombatStep]: Phase } = {
  before: 'arming',
  control: 'arming',
  card: 'arming',
  preparation: 'arming',
  initiative: 'initiative',
  healing: 'healing',
  guard: 'monster',
  monsterBefore: 'monster',
  monsterRoll: 'monster',
  exchange: 'monster',
  monsterAfter: 'monster',
  wounds: 'monster',
  recovery: 'recovery',
  curses: 'hero',
  heroBefore: 'hero',
  attack: 'hero',
  heroAfter: 'hero',
  damage: 'hero',
  victory: 'end',
  trophy: 'end',
  loot: 'end',
  tokens: 'end',
  defeat: 'end',
  stopped: 'end',
};

const PHASES: readonly Phase[] = ['arming', 'initiative', 'healing', 'monster', 'recovery', 'hero', 'end'];

/** Whether a side is still to strike in this Combat Round. */
export const isToStrike = (combat: Pick<Combat, 'step' | 'isInitiative'>, side: Side): boolean =>
  PHASES.indexOf(side) > PHASES.indexOf(phaseOf(combat));

const ROUND: readonly Phase[] = ['healing', 'monster', 'recovery', 'hero'];

export interface PhaseMark {
  readonly phase: Phase;
  readonly state: 'done' | 'now' | 'next';
}

/** An attack before the first Combat Round has the same steps as any other. */
export const phaseOf = ({ step, isInitiative }: Pick<Combat, 'step' | 'isInitiative'>): Phase =>
  isInitiative && PHASE_OF[step] === 'hero' ? 'initiative' : PHASE_OF[step];

/** EUT-10.3: the phases of this Combat Round in their order; before the first one, what comes before it too. */
export function phasesOf(combat: Pick<Combat, 'step' | 'round' | 'isInitiative'>): PhaseMark[] {
  const { round } = combat;
  const phase = phaseOf(combat);
  const all: readonly Phase[] = [
    ...(round === 0 ? (['arming', 'initiative'] as const) : []),
    ...ROUND,
    ...(phase === 'end' ? (['end'] as const) : []),
  ];
  const now = all.indexOf(phase);
  return all.map((each, n) => ({ phase: each, state: n < now ? 'done' : n === now ? 'now' : 'next' }));
}

/** Which attack is at issue, and whether its dice lie there. */
export interface Issue {
  readonly side: Side;
  readonly isRolled: boolean;
}

const ISSUES: { readonly [step in CombatStep]?: Issue } = {
  initiative: { side: 'hero', isRolled: false },
  guard: { side: 'monster', isRolled: false },
  monsterBefore: { side: 'monster', isRolled: false },
  monsterRoll: { side: 'monster', isRolled: false },
  exchange: { side: 'monster', isRolled: true },
  monsterAfter: { side: 'monster', isRolled: true },
  wounds: { side: 'monster', isRolled: true },
  curses: { side: 'hero', isRolled: false },
  heroBefore: { side: 'hero', isRolled: false },
  attack: { side: 'hero', isRolled: false },
  heroAfter: { side: 'hero', isRolled: true },
  damage: { side: 'hero', isRolled: true },
};
export const issueOf = ({ step }: Pick<Combat, 'step'>): Issue | undefined => ISSUES[step];

// ---- the ledger ----

/** A part of a sum: what it comes from, how it is written, and what there is with it. */
export interface LedgerPart {
  /** Nothing for the dice themselves. */
  readonly source?: Text;
  readonly change: string;
  readonly total: number;
}

/** A Combat Strength part by part, as the rules add it up. */
export function accountOf(ledger: Ledger, side: Side): LedgerPart[] {
  const dice = ledger.dice[side];
  if (dice.length === 0) return [];
  let total = dice.reduce((sum, die) => sum + die, 0);
  const parts: LedgerPart[] = [{ change: dice.join('+'), total }];
  for (const { target, class: sort, n, source } of ledger.modifiers) {
    if (target !== STRENGTH[side]) continue;
    total += sort === 'minus' ? -n : n;
    parts.push({ source, change: `${sort === 'minus' ? '−' : '+'}${n}`, total });
  }
  return parts;
}

/** Where a Combat Strength stood before the last thing that changed it; nowhere while only the dice count. */
export const strengthBefore = (ledger: Ledger, side: Side): number | undefined => accountOf(ledger, side).at(-2)?.total;

// ---- rulers ----

/** Both rulers have one scale: from 1 to 14, or to where the last row of either begins. */
export const SCALE = { low: 1, high: 14 } as const;

export interface Band {
  readonly from: number;
  /** The last band has no end. */
  readonly to: number;
  readonly value: number;
  /** Something else happens there too. */
  readonly more: boolean;
}

interface Row {
  readonly from?: number;
  readonly value: number;
  readonly more: boolean;
}

export function bandsOf(rows: readonly Row[], high: number = SCALE.high): Band[] {
  const first = rows[0];
  const starts = first?.from === undefined || first.from <= SCALE.low ? rows : [{ value: 0, more: false }, ...rows];
  return starts.map(({ from, value, more }, n) => ({
    from: from ?? SCALE.low,
    to: (starts[n + 1]?.from ?? high + 1) - 1,
    value,
    more,
  }));
}

export const woundRows = ({ wounds }: Pick<FighterRow, 'wounds'>): Row[] =>
  wounds.map(({ from, wounds: value, special }) => ({
    ...(from !== undefined && { from }),
    value,
    more: special !== undefined,
  }));

export const attackRows = (tile: string): Row[] =>
  rulerOf(tile).map(({ from, damage, ops }) => ({ from, value: damage, more: ops !== undefined }));

/** Where the scale of both rulers ends. */
export const scaleOf = (...rulers: readonly (readonly Row[])[]): number =>
  Math.max(SCALE.high, ...rulers.flat().map(({ from = 0 }) => from));

/** What the Hope die buys, and what each costs. */
export const BOONS = Object.entries(HOPE_PRICES) as readonly [keyof typeof HOPE_PRICES, number][];

/** Prompts at which the fight is asked about. */
export const isOfFight = (decision: PlainDecision | undefined): boolean =>
  decision?.prompt.startsWith('combat.') === true || decision?.prompt === 'roll.dice';
