// Whom a Hero fights, as its card says it: the row in force, its Health, its name. Pure.

import type { Text } from '@veillee/kernel';
import { eliteRow, monsterRow, rowAt } from '../../content/monsters.ts';
import type { FighterRow, PhaseCardRow, StageCardRow } from '../../content/rows.ts';
import type { FoeId } from '../../content/scenarios/vocabulary.ts';
import { foeRow, scenarioCards } from '../../content/scenarios.ts';
import type { WoundRow } from '../../content/vocabulary.ts';
import type { Known, State } from '../state.ts';
import type { Face } from '../tiles.ts';
import type { Combat } from './state.ts';

/** As much of it as says which card of a foe is in force. */
export type Foes = { readonly scenario: Pick<State['scenario'], 'foes'> };
/** As much of the table as a fight is read from: a view has it too. */
export type Fought = Pick<Known, 'combat' | 'players'> & Foes;

export function combatOf({ combat }: Pick<Known, 'combat'>): Combat {
  if (!combat) throw new Error('nobody fights');
  return combat;
}

const stageCards = scenarioCards.filter((card): card is StageCardRow => card.form === 'stage');
const phaseCards = scenarioCards.filter((card): card is PhaseCardRow => card.form === 'phase');

/** The cards of a foe in stages, or in phases, in their order; a single foe has none. */
export const cardsOfFoe = (foe: FoeId): readonly (StageCardRow | PhaseCardRow)[] => [
  ...stageCards.filter(card => card.foe === foe).sort((a, b) => a.stage - b.stage),
  ...phaseCards.filter(card => card.foe === foe).sort((a, b) => a.from - b.from),
];

/** The card in force of a foe: the stage that stands, the phase that a counter has reached; none for a single foe. */
export function foeCard({ scenario }: Foes, foe: FoeId): StageCardRow | PhaseCardRow | undefined {
  return cardsOfFoe(foe)[scenario.foes[foe]?.stage ?? 0];
}

/** What is printed on the card of this fight. */
export function fighterOf(state: Fought): FighterRow {
  const { opponent, card = '' } = combatOf(state);
  if (opponent.kind === 'elite') return eliteRow(card);
  if (opponent.kind !== 'foe') return monsterRow(card);
  const row = foeRow(opponent.foe);
  const printed = row.form === 'single' ? row : foeCard(state, opponent.foe);
  if (!printed) throw new Error(`${opponent.foe} has no card`);
  return printed;
}

/** EUT-10.47: how much Damage it takes to beat it; what it gained in this fight counts (R58). */
export function healthOf(state: Fought): number {
  const { opponent, card = '', extraHealth } = combatOf(state);
  return extraHealth + printedHealth(state, opponent, card);
}

function printedHealth(state: Fought, opponent: Combat['opponent'], card: string): number {
  if (opponent.kind === 'elite') return eliteRow(card).health;
  if (opponent.kind !== 'foe') return monsterRow(card).health;
  return foeHealth(state, opponent.foe);
}

/** The Health of a foe, of the stage that stands where it has stages. */
export function foeHealth(state: Pick<Known, 'players'> & Foes, foe: FoeId): number {
  const players = state.players as 1 | 2 | 3 | 4;
  const row = foeRow(foe);
  if (row.form !== 'stages') return row.health[players];
  const card = foeCard(state, foe);
  return card?.form === 'stage' ? card.health[players] : 0;
}

export const isBeaten = (state: Fought): boolean => combatOf(state).damage >= healthOf(state);

/** Whoever is fought, as a sentence names them; before its card is known, by its Level. */
export function fighterName(state: Pick<Known, 'combat'>): Text {
  const { opponent } = combatOf(state);
  const name = bareName(state);
  if (name !== undefined) return { text: `${name}.the` };
  return { text: 'combat.monster', with: 'level' in opponent ? { level: opponent.level } : {} };
}

/** Without its article, for where it stands alone: in a sum, on the ledger. */
export const fighterSource = (state: Pick<Known, 'combat'>): Text => {
  const name = bareName(state);
  return name === undefined ? fighterName(state) : { text: name };
};

/** The key of its name; nothing while its card lies face down. */
function bareName(state: Pick<Known, 'combat'>): string | undefined {
  const { opponent, card } = combatOf(state);
  if (opponent.kind === 'elite') return `elite.${opponent.card}`;
  if (opponent.kind === 'foe') return `foe.${opponent.foe}`;
  return card === undefined ? undefined : `monster.${card}`;
}

/** EUT-10.25: the range that a Combat Strength falls on. */
export const woundRow = (row: Pick<FighterRow, 'wounds'>, strength: number): WoundRow | undefined =>
  rowAt(row.wounds, strength);

export const woundsAt = (row: Pick<FighterRow, 'wounds'>, strength: number): number =>
  woundRow(row, strength)?.wounds ?? 0;

// ---- Immunity ----

/** Effects of a Hero that are effects on the Monster. */
const ON_MONSTER: readonly string[] = ['monsterStrength', 'woundMinus', 'monsterOneDie', 'monsterNoCards'];

/** Whether an effect does nothing to whom the Hero fights: Immunity lets no more than Damage through (EUT-17.18, EUT-17.20). */
export function isVain(state: Fought, op: string, face: Pick<Face, 'kind' | 'pierces'> | undefined): boolean {
  if (!fighterOf(state).immune || !ON_MONSTER.includes(op)) return false;
  if (op === 'woundMinus' && face?.kind === 'shield') return false; // EUT-10.24
  return face?.pierces !== true;
}
