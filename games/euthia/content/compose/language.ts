// What a language must be able to say so that rule texts can be composed in it. A phrase is a clause: small first letter, no full stop.

import type { Joints, Phrases } from '@veillee/pieces/speech';
import type { EliteRow, RecallCardRow, SpaceRow } from '../rows.ts';
import type { CardRule, CardRuleOp, Condition, When } from '../scenarios/vocabulary.ts';
import { counted } from '../scenarios.ts';
import type {
  CardOp,
  Effect,
  EffectCost,
  GainOp,
  MonsterOp,
  Need,
  PerPlayers,
  SpaceKind,
  TileOp,
  Trigger,
} from '../vocabulary.ts';

/** What a tile does to dice and boards, over and above what it gives. */
export type TileDoing = Exclude<TileOp, GainOp>;
/** What a card does to the map and the table. */
export type CardDoing = Exclude<CardRuleOp, GainOp>;

export interface Speech extends Joints {
  /** As a thing: `2 Silver cards`. */
  readonly things: Phrases<GainOp>;
  /** As an order: `draw 2 Silver cards`. */
  readonly gains: Phrases<GainOp>;
  readonly doings: Phrases<TileDoing>;
  readonly cardDoings: Phrases<CardDoing>;
  readonly monsterOps: Phrases<MonsterOp>;
  readonly cardOps: Phrases<CardOp>;
  readonly need: (need: Need) => string;

  /** What is given up or done, one after the other. */
  readonly followed: (clauses: readonly string[]) => string;
  /** Rows of a ruler, side by side. */
  readonly rows: (rows: readonly string[]) => string;

  readonly triggers: { readonly [trigger in Trigger]: string };
  /** What an effect costs besides. */
  readonly price: (cost: EffectCost) => string;
  /** When it may be used, and what for. */
  readonly head: (effect: Effect) => string;
  readonly attack: string;
  readonly initiativeAttack: string;
  /** In an attack's row: of the attack that the Monster makes next. */
  readonly nextStrength: (n: number) => string;
  /** Before what a larger Set adds to the effect that was told. */
  readonly besides: (set: number) => string;
  readonly gemSlots: (n: number) => string;
  readonly used: string;
  /** A range of a ruler, up to the row after it. */
  readonly range: (from: number | undefined, next: number | undefined) => string;
  readonly damage: (n: number) => string;
  readonly wounds: (n: number) => string;
  readonly sections: (cards: number) => string;
  readonly continuous: string;

  readonly reward: (reputationMax: number) => string;
  readonly bounty: string;
  readonly lair: (lair: EliteRow['lair']) => string;
  readonly penalty: (n: number) => string;
  readonly immune: string;
  /** Of a tile that Immunity does not stop. */
  readonly pierces: string;
  /** What a Legend gives besides. */
  readonly artifact: string;
  readonly sale: string;
  readonly dice: (left: number, right: number, gaar: number, chaos: number) => string;

  readonly space: (space: SpaceRow) => string;
  readonly centre: string;
  readonly monster: (level: number, loot: string) => string;

  readonly stage: (n: number, health: PerPlayers, defence: number) => string;
  readonly foeHealth: (health: PerPlayers) => string;
  readonly phase: (from: number) => string;
  readonly recall: (card: RecallCardRow) => string;
  readonly character: (at: SpaceKind) => string;
  readonly clues: (n: number) => string;
  readonly griffin: string;
  readonly when: (when: When) => string;
  readonly who: (who: NonNullable<CardRule['who']>) => string;
}

/** What a condition asks of one, two, three or four players: `5, 6, 8 or 9`. */
export function byPlayers(condition: Condition, or: string): string {
  const bound = 'atLeast' in condition ? condition.atLeast : 'atMost' in condition ? condition.atMost : 0;
  const [one, two, three, four] = ([1, 2, 3, 4] as const).map(players => counted(bound, players));
  return `${one}, ${two}, ${three} ${or} ${four}`;
}

/** A figure that is the same however many play. */
export const isOneForAll = (n: PerPlayers): boolean => n[2] === n[1] && n[3] === n[1] && n[4] === n[1];
