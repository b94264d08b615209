// What lies on the quest's board now, for all to see: markers, boulders, crushing walls, work under way, and how it differs from the guide.

import type { Base, Edge, Space } from '@veillee/pieces/geometry';
import type { Area, Side as Compass } from '../../content/quests/vocabulary.ts';
import type { DarkGlyph, Potion, Prop, RuneColour, Tier } from '../../content/vocabulary.ts';
import type { FigureId, HeroId } from '../ids.ts';
import type { Thing } from './things.ts';

export type MarkerId = `marker:${string}`;
export type MarkerFace =
  | { readonly kind: 'chest'; readonly tier: Tier }
  /** Whether it is a dark one shows when it wakes (DES-4.13). */
  | { readonly kind: 'glyph'; active: boolean; dark?: DarkGlyph | undefined }
  | { readonly kind: 'money' }
  | { readonly kind: 'frozen-sarcophagus' }
  | { readonly kind: 'altar-good' }
  | { readonly kind: 'altar-evil' }
  | { readonly kind: 'potion'; readonly potion: Potion }
  | { readonly kind: 'key'; readonly colour: RuneColour }
  | { readonly kind: 'relic'; readonly item: Thing }
  | { readonly kind: 'object'; readonly object: string }
  | { readonly kind: 'encounter' }
  /** It turns boulders (DES-52.2). */
  | { readonly kind: 'ramp'; readonly direction: Compass };
export type MarkerKind = MarkerFace['kind'];
/** Something that lies on a space. `thing`: its number in the guide. */
export type Marker = { readonly id: MarkerId; at: Space; readonly thing?: number } & MarkerFace;
export type MarkerOf<K extends MarkerKind> = Extract<Marker, { readonly kind: K }>;

export type BoulderId = `boulder:${string}`;
/** A boulder on its four spaces (DES-51.1). */
export interface Boulder {
  readonly id: BoulderId;
  at: Base;
  /** Where its arrow points. */
  direction: Compass;
  /** It waits until a script releases it. */
  still?: true | undefined;
  /** Its number in the guide, if it is of the guide. */
  readonly thing?: number;
}

export type CrushingWallId = `crushing-wall:${string}`;
/** A crushing wall on the lines between spaces (DES-50.1). */
export interface CrushingWall {
  readonly id: CrushingWallId;
  /** In their order along it. */
  lines: Edge[];
  /** Where it moves. */
  readonly direction: Compass;
  /** It waits until a script releases it. */
  still?: true | undefined;
  /** Its number in the guide, if it is of the guide. */
  readonly thing?: number;
}
/** By what whoever has been pushed in this round was: a wall, or another figure (DES-50.9). */
export type Pushed = { [figure in FigureId]?: CrushingWallId | 'figure' };

/** Work at a prolonged action of the quest's: a hero's own, or that of all who help (DES-9.16). */
export interface Effort {
  readonly action: string;
  /** Tokens of progress (DES-9.7). */
  progress: number;
  /** Who is at it, and has not been interrupted since. */
  workers: HeroId[];
  /** The round in which it was begun, and the last in which somebody concentrated on it (DES-9.15). */
  readonly begun: number;
  kept?: number | undefined;
}

/** The quest's board as it is now: everybody sees it. */
export interface Board {
  revealed: Area[];
  /** Doors that stand open; every other is shut, if it is there at all. */
  open: string[];
  /** Rune keys beside the compass rose (DES-25.9). */
  keys: RuneColour[];
  /** What differs from the guide's terrain. */
  terrain: { [at in Space]?: Prop | 'none' };
  markers: Marker[];
  /** Stairs that scripts have laid, by their names. */
  stairs: string[];
  /** None where there never was one. */
  boulders?: Boulder[] | undefined;
  crushingWalls?: CrushingWall[] | undefined;
  /** In this round. */
  pushed?: Pushed | undefined;
  /** Prolonged actions under way; none where there never was one. */
  efforts?: Effort[] | undefined;
  /** Doors that are smashed: they stand open for good. */
  broken?: string[] | undefined;
}
