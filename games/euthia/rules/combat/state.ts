// What a fight keeps while it goes on (EUT-9 to EUT-11): plain data, held in the state's `combat`.

import type { Seat } from '@veillee/kernel';
import type { SpaceAt } from '../../content/lattice.ts';
import type { FoeId } from '../../content/scenarios/vocabulary.ts';
import type { Level } from '../../content/vocabulary.ts';
import type { Expiry, Ledger } from '../dice/ledger.ts';
import type { Winds } from '../dice/powers.ts';
import type { Bond } from './cards.ts';

/** Whom a Hero fights: the Monster of the space or of a pit there, the Elite whose Lair it is, somebody who walks the map. */
export type Opponent =
  | { readonly kind: 'monster' | 'pit'; readonly level: Level }
  | { readonly kind: 'elite'; readonly card: string }
  | { readonly kind: 'foe'; readonly foe: FoeId };

/** The steps of a fight in their order; each is a position of its own. */
export const COMBAT_STEPS = [
  'before', // the Hero arms (EUT-9.5)
  'control', // who plays the Monster (EUT-9.7 to EUT-9.13)
  'card', // the Monster card, its cards and tokens, Air and Earth (EUT-9.15 to EUT-9.19)
  'preparation', // EUT-9.20
  'initiative', // EUT-10.1
  'healing', // phase 1 of a Combat Round (EUT-10.4)
  'guard', // step A of the Monster Attack: the Hero (EUT-10.6)
  'monsterBefore', // step A: the Monster (EUT-10.7, EUT-10.8)
  'monsterRoll', // step B
  'exchange', // step C, in turn (EUT-10.13)
  'monsterAfter', // step C, the Hero alone (EUT-10.18)
  'wounds', // step D
  'recovery', // phase 3 (EUT-10.4)
  'curses', // step A of the Hero Attack: the Monster (EUT-10.33)
  'heroBefore', // step A: the Hero (EUT-10.34)
  'attack', // step B (EUT-10.35 to EUT-10.40)
  'heroAfter', // step C (EUT-10.41)
  'damage', // step D
  'victory', // the Reward (EUT-11.2)
  'trophy', // EUT-11.3
  'loot', // EUT-11.4
  'tokens', // EUT-11.6 to EUT-11.15
  'defeat', // EUT-14.4 and following
  'stopped', // a foe breaks off
] as const;
export type CombatStep = (typeof COMBAT_STEPS)[number];
export type CombatPosition = { readonly at: 'combat'; readonly step: CombatStep };
export const step = (name: CombatStep): CombatPosition => ({ at: 'combat', step: name });

/** Identical cards that lie beside the Monster. */
export interface Played {
  readonly card: string;
  readonly things: readonly string[];
  readonly until: Extract<Expiry, 'endOfCombat' | 'nextMonsterStepA' | 'endOfRound'>;
  /** In which Combat Round: a Continuous effect works from the next one on. */
  readonly round: number;
}

export interface Combat {
  readonly seat: Seat;
  readonly opponent: Opponent;
  readonly at: SpaceAt;
  /** The step that is under way. */
  step: CombatStep;
  /** Who plays the Monster; nobody where the Combat deck does, or before it is known. */
  rival: Seat | undefined;
  /** The card of whoever is fought, once it is known. */
  card: string | undefined;
  /** The Combat Round; 0 before the first. */
  round: number;
  /** Damage tokens on the card, and those of this fight alone. */
  damage: number;
  dealt: number;
  /** Health that it gained beyond its card (R58). */
  extraHealth: number;
  chaos: number;
  gaar: number;
  hope: number;
  winds: Winds;
  ledger: Ledger;
  played: Played[];
  /** The next Monster roll is made with one die (R33). */
  oneDie: boolean;
  /** The Monster plays no cards in this Combat Round. */
  silenced: boolean;
  /** What cards forbid in the next Hero Attack. */
  bonds: Bond[];
  /** An Initiative attack may still be made with any Weapon. */
  swift: boolean;
  /** The attack under way is the Initiative attack. */
  isInitiative: boolean;
  /** The tile with which the Hero attacks. */
  attack: string | undefined;
  /** Effects used within this attack that belong to the tile chosen for it (R75), and Shields used in this Combat Round. */
  used: string[];
  /** Whose turn it is at step C, and how many passed in a row. */
  isHeroNext: boolean;
  passes: number;
  /** The Combat card on the table (EUT-19.20). */
  combatCard: string | undefined;
}
