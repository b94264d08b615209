// What a game tells a map: its places, what lies and stands on them, what is known about them. All ids are those that options
// name in `on`; all names are said already, in the reader's language.

import type { Edge } from '@veillee/pieces/geometry';
import type { ReactNode } from 'react';
import type { Likeness } from '../people/portrait.tsx';
import type { Inspected } from '../table.ts';
import type { Look } from '../touch/thing.ts';
import type { Point } from './camera.ts';

/** A place as the kit draws it, whatever kind of map it belongs to. */
export interface MapSpot {
  readonly id: string;
  /** What a screen reader calls it. */
  readonly name: string;
  /** Its middle. */
  readonly at: Point;
  /** Its outline, clockwise; or a disc of this radius. */
  readonly corners?: readonly Point[];
  readonly radius?: number;
  readonly veil?: Veil | undefined;
}

/** `dim`: known, but nobody sees it now. `unknown`: one knows that it is there, and nothing else. */
export type Veil = 'dim' | 'unknown';

export interface MapThing {
  readonly id: string;
  readonly name: string;
  /** The place it lies on; of a large thing the upper left one. */
  readonly at: string;
  /** SVG in a box of 100 units a place, light from above; or the path data of a drawing. */
  readonly drawing?: ReactNode;
  readonly glyph?: string;
  /** Places across and down. */
  readonly size?: readonly [number, number];
  readonly inspect?: (() => Inspected) | undefined;
}

export interface Condition {
  readonly id: string;
  readonly name: string;
  readonly glyph: string;
  readonly colour: string;
  /** Shown from two on. */
  readonly count?: number;
}

/** The shape of its base says what it is: heroes are round, monsters square. */
export type FigureKind = 'hero' | 'friend' | 'small' | 'monster' | 'master' | 'named';

export interface MapFigure {
  readonly id: string;
  readonly name: string;
  /** The place it stands on; of a large base the upper left one as it is turned now. */
  readonly at: string;
  readonly kind: FigureKind;
  readonly glyph: string;
  /** Who it is: the face stands for the glyph where the map is near enough. */
  readonly likeness?: Likeness | undefined;
  /** It is a thing and nobody: SVG in a box of 100 units a place, without a base, in place of glyph and face. */
  readonly drawing?: ReactNode;
  /** Of a hero: whose it is; monsters have their own. A custom property or a colour. */
  readonly colour?: string;
  /** Places across and down as it stands now; turned, they change places. */
  readonly size?: readonly [number, number];
  /** How far from the middle of its place it stands, in the map's units, where several share it. */
  readonly aside?: Point | undefined;
  /** What is left. */
  readonly health?: number;
  readonly conditions?: readonly Condition[];
  /** An order or another mark on a paper hexagon, lower left. */
  readonly order?: { readonly glyph: string; readonly name: string };
  /** `acting`: its turn. `done`: has acted. `ghost`: would stand here. `risen`: came just now. */
  readonly state?: 'acting' | 'done' | 'ghost' | 'risen';
  readonly look?: Look;
  /** Where something may be done with its place, a touch is meant for that: it can be taken in hand elsewhere. */
  readonly yields?: boolean;
  /** The places of its last walk, from first to last: it goes along them when `at` changes. */
  readonly way?: readonly string[];
  readonly inspect?: (() => Inspected) | undefined;
}

/** A door, a wall, a barrier on the line between places. */
export interface MapEdge {
  readonly id: string;
  readonly name: string;
  /** The lines it stands on, in a row. */
  readonly on: readonly Edge[];
  readonly state: 'shut' | 'open' | 'locked' | 'wall';
  /** A door that has a key shares its colour and sign. */
  readonly sign?: { readonly colour: string; readonly glyph: string };
  /** A wall of its own: SVG of 100 units a place, downward from its first end; to the right lies what is east or north of it. */
  readonly drawing?: ReactNode;
  readonly inspect?: (() => Inspected) | undefined;
}

/** A drawing, and the figure that belongs to it. */
export interface MapSign {
  readonly glyph: string;
  readonly words: string;
}

/** Places marked together. */
export interface MapOverlay {
  /**
   * `sight`: nobody sees these. `reach`: one could get there, at a cost. `danger`: whoever enters is hurt. `boon`: whoever enters
   * is helped. `field`: a power holds them, with its own colour and pattern.
   */
  readonly of: 'sight' | 'reach' | 'danger' | 'boon' | 'field';
  readonly places: readonly string[];
  /** Said of each place: "out of sight", "fire". */
  readonly label: string;
  /** Written on the place: the cost of going there, the wounds of entering. */
  readonly figures?: { readonly [place: string]: string };
  /** The same where a figure alone would not say of what it is: each has its drawing, all on one plate. */
  readonly signs?: { readonly [place: string]: readonly MapSign[] };
  /** Said instead of `label` and the bare figure: "2 movement points". */
  readonly said?: { readonly [place: string]: string };
  /** How likely it is, from 0 to 1: the tint deepens with it. Unless given, it is certain. */
  readonly chance?: number;
  readonly colour?: string;
  readonly pattern?: 'flames' | 'waves' | 'strokes' | 'dots';
  /** A field that has just grown: it spreads. */
  readonly fresh?: boolean;
}

/** The way to a place, as one would go. */
export interface Way {
  /** From where one stands to the place. */
  readonly places: readonly string[];
  /** "2", and what is said of it: "2 movement points, 1 wound". */
  readonly cost?: string;
  readonly said?: string;
  readonly danger?: boolean;
}

/** What all maps have in common. */
export interface MapContents {
  readonly label: string;
  /** Under this name the look is remembered while the page is open. */
  readonly memory: string;
  readonly things?: readonly MapThing[];
  readonly figures?: readonly MapFigure[];
  readonly overlays?: readonly MapOverlay[];
  /** Where it is bright, and how many places far; unless given, everywhere. */
  readonly lights?: readonly { readonly at: string; readonly reach: number }[];
  /** The place where whoever acts stands. */
  readonly here?: string | undefined;
  /** The figure the map follows; or a place, while nobody stands there. */
  readonly follow?: string | undefined;
  /** Places that are asked about together: a map that follows shows them all, as far as they fit. */
  readonly gather?: readonly string[] | undefined;
  /** Shown while a place is pointed at or has the focus. */
  wayTo?(place: string): Way | undefined;
  /** A line of sight or an aim, from place to place. */
  readonly aim?: { readonly from: string; readonly to: string } | undefined;
  inspect?(place: string): Inspected | undefined;
  /** A finger that touches it chooses it, and the slip tells what comes of it; the second touch does it. A mouse has seen that before. */
  weighs?(place: string): boolean;
  readonly legend?: ReactNode;
}
