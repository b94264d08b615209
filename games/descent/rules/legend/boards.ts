// The one door between the week and its boards. The week says what is played and on which terms; whoever plays it says at which position it begins,
// tells `heed` what happens as it happens, and comes back with how it ended (`boardOver`).

import type { Position } from '@veillee/kernel';
import type { Shield } from '../../content/legend/vocabulary.ts';
import type { Flow, W } from './record.ts';

/** What is played. What else a board needs is in the record: levels, forms, upgrades, treachery, heroes. */
export type BoardTerms =
  /** An Incident of this colour is drawn, and a map if it is a fight (LEG-6.3). */
  | { readonly kind: 'encounter'; readonly shield: Shield }
  | { readonly kind: 'lieutenant'; readonly lieutenant: string }
  | {
      readonly kind: 'dungeon';
      /** All its levels but the last of these three are drawn one by one. */
      readonly quest: 'dungeon' | 'rumour' | 'legendary' | 'keep';
      readonly at: string;
      /** Of a rumour: its card. */
      readonly card?: string;
      readonly levels: number;
      /** Lieutenants who may fortify it (LEG-7.29). */
      readonly near: readonly string[];
    };

/** How a board ended. */
export interface Ending {
  /**
   * For the party: it has won, fled or died; an Incident without a fight is past; or it has lost its way, and is where it came from. In the keep
   * the heroes win or die.
   */
  readonly party: 'won' | 'fled' | 'died' | 'past' | 'lost';
  /** Sheets of heroes who were dead at its end (LEG-6.37, LEG-8.47). */
  readonly dead: readonly string[];
  /** What a rumour or a legendary area brings was given (LEG-9.11). */
  readonly rewarded?: true;
  /** An incident that was an ambush. */
  readonly ambush?: string;
  /** Of a fight with a lieutenant. */
  readonly lieutenant?: 'killed' | 'fled';
  /** The blow that killed them passed Undying by. */
  readonly forGood?: true;
  /** What is worth less of the bodies (LEG-21.13): monsters that ran away, and whether there were any at all. */
  readonly ran?: number;
  readonly alone?: true;
}

/** What happens on a board that the week must know of at once. */
export type BoardFact =
  /** By a hero, as the rules of that board want it. */
  | {
      readonly fact: 'leader-killed';
      readonly of: 'encounter' | 'level' | 'dungeon';
      /** The sheet of the hero who did it, and the board or the incident whose leader it was. */
      readonly by?: string;
      readonly board?: string;
    }
  | { readonly fact: 'lieutenant-killed' }
  | { readonly fact: 'master-killed' | 'money' | 'glyph' | 'deck-out' }
  /** What its dice gave is dealt where it was opened; here is what it means for the campaign. */
  | { readonly fact: 'chest'; readonly treasures: number; readonly coins: number }
  /** What this hero is worth, tokens included (LEG-1.12). */
  | {
      readonly fact: 'hero-killed';
      readonly hero: string;
      readonly worth: number;
      /** So much less for the overlord: what Tamalir's High Temple spares, one point being left. */
      readonly less?: number;
    }
  /** Anything else that a card or a guide says. */
  | { readonly fact: 'gain'; readonly side: 'heroes' | 'overlord'; readonly conquest: number; readonly coins?: number };

export interface Boards<T extends W = W> {
  /** Lays out the board and says where it begins. */
  open(t: T, terms: BoardTerms): Flow<Position>;
}
