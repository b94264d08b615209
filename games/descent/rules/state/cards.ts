// Cards that belong to no figure: feats in hands and decks, skills and treasures whose order nobody knows, and what is on offer in Town.

import type { Potion, SkillType, Tier, Trait } from '../../content/vocabulary.ts';
import type { HeroId } from '../ids.ts';
import type { Thing } from './things.ts';

/** The cards of feats (ICE-1.1), by their copies. */
export interface FeatCards {
  /** Face down: nobody knows their order. */
  decks: { [type in SkillType]: string[] };
  /** Of each hero: the others on their side see them, the overlord sees how many there are of each type. */
  hands: { [hero in HeroId]?: string[] };
  /** Played, or more than a hand may hold; all see them. */
  discards: string[];
  /** Types of which nobody draws any more (ICE-1.11). */
  exhausted: SkillType[];
  /** Who has played one in this turn, whoever's it is (ICE-1.13). */
  played: HeroId[];
}

/** Face-down piles whose order nobody knows. */
export interface Decks {
  skills: { [type in SkillType]: string[] };
  treasures: { [tier in Tier]: Thing[] };
}

/** What is on offer in Town in this round, by house rules (DES-32.11, DES-33.5). */
export interface Town {
  /** The top treasure of each colour lies face up. */
  shown?: true;
  potions?: { [potion in Potion]?: number };
  /** Of the Town Hall; face up by another house rule (DES-33.10). */
  treasures?: { readonly tier: Tier; readonly thing?: Thing }[];
  training?: { [trait in Trait]: number };
  skills?: { [type in SkillType]: number };
}
