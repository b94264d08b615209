// DES-4.9 to DES-4.13: dark glyphs, which the overlord buys and lays in place of others. Which of them are dark only they know, until each
// wakes: heroes who imagine deal them anew.

import type { Chance } from '@veillee/kernel';
import { maybeRemove } from '@veillee/pieces/piles';
import { DARK_GLYPH_MARKERS } from '../../content/economy.ts';
import { darkGlyphRow } from '../../content/props.ts';
import { questRow } from '../../content/quests.ts';
import { type Box, DARK_GLYPHS, type DarkGlyph, type Treachery } from '../../content/vocabulary.ts';
import { boardOf } from '../board.ts';
import { rowOf } from '../overlord/deck.ts';
import { type DarkGlyphs, type MarkerId, type MarkerOf, markersOf, type State } from '../state.ts';

export type Points = { readonly [colour in Treachery]: number };

/** None without their box. */
export const darkGlyphsOf = (boxes: readonly Box[]): DarkGlyphs | undefined =>
  boxes.includes('altar-of-despair') ? { bought: [], reserve: [], under: {} } : undefined;

/** DES-4.9: points, and of which colour. */
export const costOf = (dark: DarkGlyph): { readonly colour: Treachery; readonly cost: number } =>
  darkGlyphRow(dark).treachery ?? { colour: 'event', cost: 0 };

/** What of these points such glyphs leave. */
export function lessGlyphs(points: Points, glyphs: readonly DarkGlyph[]): Points {
  const left = { ...points };
  for (const dark of glyphs) left[costOf(dark).colour] -= costOf(dark).cost;
  return left;
}

const timesIn = (list: readonly DarkGlyph[], dark: DarkGlyph): number => list.filter(one => one === dark).length;

/** Of which kinds the box has another, besides these. */
export const leftInBox = (taken: readonly DarkGlyph[]): readonly DarkGlyph[] =>
  DARK_GLYPHS.filter(dark => timesIn(taken, dark) < DARK_GLYPH_MARKERS);

type Glyph = MarkerOf<'glyph'>;

/** What the guide itself has laid under a glyph. */
function drawnDark(state: State, { thing }: Glyph): DarkGlyph | undefined {
  const spec = thing === undefined ? undefined : boardOf(state).things[thing]?.spec;
  return spec && 'glyph' in spec ? spec.dark : undefined;
}

/** A glyph of the guide comes to the board: what the guide has under it lies there; whether the overlord may choose (DES-4.11, DES-4.12). */
export function layUnder(state: State, glyph: Glyph): boolean {
  const { glyphs } = state.overlord;
  if (!glyphs || glyph.active) return false;
  const drawn = drawnDark(state, glyph);
  if (drawn) glyphs.under[glyph.id] = drawn;
  return drawn === undefined;
}

/** From the reserve, under a glyph. */
export function darken(state: State, id: MarkerId, dark: DarkGlyph): void {
  const { glyphs } = state.overlord;
  if (glyphs && maybeRemove(glyphs.reserve, dark)) glyphs.under[id] = dark;
}

/** It is awake, and shows what it is (DES-4.13). */
export function wakes(state: State, glyph: Glyph): DarkGlyph | undefined {
  const { glyphs } = state.overlord;
  glyph.active = true;
  const dark = glyphs?.under[glyph.id];
  if (!glyphs || !dark) return undefined;
  delete glyphs.under[glyph.id];
  glyph.dark = dark;
  return dark;
}

/** DES-35.33: a dark glyph that is awake becomes like any other. */
export function purify(glyph: Glyph): void {
  glyph.dark = undefined;
}

/** DES-4.15: whether one travels by it, awake as it is. */
export const leadsToTown = ({ active, dark }: Pick<Glyph, 'active' | 'dark'>): boolean =>
  active && (dark === undefined || darkGlyphRow(dark).leads === 'town');

// ---- what all know ----

/** Dark glyphs that woke, of those that were bought. */
const seenBought = (state: State): readonly DarkGlyph[] =>
  markersOf(state, 'glyph').flatMap(glyph => (glyph.dark && !drawnDark(state, glyph) ? [glyph.dark] : []));

/** The points that could have gone into what nobody has seen. */
function pointsUnseen(state: State): Points {
  const left = { ...(state.legend ? state.legend.treachery : questRow(state.quest).treachery) };
  for (const card of [...state.overlord.played, ...state.overlord.powers]) {
    const { treachery } = rowOf(card);
    if (treachery) left[treachery.colour] -= treachery.cost;
  }
  return lessGlyphs(left, seenBought(state));
}

/** Dark glyphs that the overlord could still hold, for all that anybody knows. */
export function couldBeHeld(state: State): readonly DarkGlyph[] {
  const points = pointsUnseen(state);
  return leftInBox(seenBought(state)).filter(dark => costOf(dark).cost <= points[costOf(dark).colour]);
}

// ---- what heroes imagine ----

/** Others could have been bought, and could lie elsewhere; those of the guide lie there, whichever is where. Says what points are left. */
export function redealGlyphs(state: State, chance: Chance): void {
  const { glyphs } = state.overlord;
  if (!glyphs) return;
  const asleep = markersOf(state, 'glyph').filter(({ active }) => !active);
  const drawn = asleep.filter(({ id }) => glyphs.under[id] !== undefined).filter(glyph => drawnDark(state, glyph));
  const kinds = drawn.flatMap(({ id }) => glyphs.under[id] ?? []);
  chance.shuffle(kinds, 'glyphs');
  const seen = seenBought(state);
  const hidden = boughtAtRandom(state, seen, chance);
  glyphs.bought = [...seen, ...hidden];
  glyphs.under = {};
  for (const { id } of drawn) {
    const dark = kinds.pop();
    if (dark) glyphs.under[id] = dark;
  }
  for (const { id } of asleep) {
    if (glyphs.under[id] !== undefined || chance.pick([true, false], 'glyphs')) continue;
    const dark = hidden.pop();
    if (dark) glyphs.under[id] = dark;
  }
  glyphs.reserve = hidden;
}

function boughtAtRandom(state: State, seen: readonly DarkGlyph[], chance: Chance): DarkGlyph[] {
  const points = { ...pointsUnseen(state) };
  const found: DarkGlyph[] = [];
  for (const dark of DARK_GLYPHS) {
    const { colour, cost } = costOf(dark);
    for (let n = timesIn(seen, dark); n < DARK_GLYPH_MARKERS && points[colour] >= cost; n++) {
      if (chance.pick([true, false], 'glyphs')) break;
      points[colour] -= cost;
      found.push(dark);
    }
  }
  chance.shuffle(found, 'glyphs');
  return found;
}
