// DES-54: glyphs of transport: activated by whoever enters, and the way to Town and back.

import type { Space } from '@veillee/pieces/geometry';
import { first, unless } from '@veillee/pieces/offers';
import { REACH_HERE } from '../../content/legend/changes.ts';
import { glyphRow } from '../../content/props.ts';
import { quickActionRow } from '../../content/turns.ts';
import { isBlocked, placesAround } from '../around.ts';
import { isEmpty, isRevealed, mapNow } from '../board.ts';
import { calls } from '../calls.ts';
import { heroName } from '../card-names.ts';
import { deed } from '../deed-kinds.ts';
import { opOf } from '../effects/held.ts';
import { glyphFeats } from '../feats/hand.ts';
import { leadsToTown, wakes } from '../glyphs/dark.ts';
import { darkGlyphAnswers } from '../glyphs/waking.ts';
import { glyphKey, townKey } from '../keys.ts';
import { markerName } from '../names.ts';
import { breakOffLeft } from '../quest/efforts.ts';
import {
  type DeedOffer,
  type Flow,
  figureAt,
  type Hero,
  type HeroId,
  type HeroTurn,
  heroOf,
  inForce,
  type Known,
  keptFree,
  type MarkerId,
  type MarkerOf,
  markerOf,
  markersOf,
  type State,
  sheetOf,
  type T,
  turnOf,
} from '../state.ts';
import { whyNoMovement } from './movement.ts';
import { showTreasures } from './offers.ts';

/** From how far a hero wakes them: less far in a campaign (DRF-5.19). */
export function glyphReach({ legend }: Pick<Known, 'legend'>, hero: Hero): number {
  const n = opOf(hero, 'glyphsWithin')?.n ?? 0;
  return legend ? Math.min(n, REACH_HERE.glyphsWithin) : n;
}

/** DES-54.3, DES-10.1: for 0 points, as soon as a hero of their own will comes to it; some do it from afar. A monkey does not. */
export function* activateHere(t: T, hero: Hero): Flow {
  const { state } = t;
  if (!hero.at || hero.monkey !== undefined) return;
  const reach = glyphReach(state, hero);
  for (const glyph of markersOf(state, 'glyph'))
    if (!glyph.active && hero.at && mapNow(state).distance(hero.at, glyph.at) <= reach)
      yield* calls(t).activateGlyph(t, hero.id, glyph.id);
}

/** Turned to its active side, once; 3 conquest (DES-38.1), or 1 for a Broken one (DES-38.2). */
export function* activateGlyph(t: T, id: HeroId, glyph: MarkerId): Flow {
  const marker = markerOf(t.state, glyph);
  if (marker.kind !== 'glyph' || marker.active) return;
  const dark = wakes(t.state, marker);
  if (t.state.overlord.glyphs) t.reveal(); // DES-4.13: whichever it is, they know it now.
  const { at, thing } = marker;
  const hero = heroName(sheetOf(heroOf(t.state, id)));
  const how = { weight: 2, scene: deed('glyph') };
  if (dark) t.tell('log.glyph.dark', { hero, glyph: markerName(t.state, marker) }, { rule: 'DES-4.13', ...how });
  else t.tell('log.glyph', { hero }, { rule: 'DES-54.3', ...how });
  yield* calls(t).conquest(t, glyphRow(dark).conquest ?? 0, 'glyph', id);
  yield* glyphFeats(t);
  yield* darkGlyphAnswers(t, glyph);
  yield* calls(t).offerOverlord(t, { when: 'glyph-activated', figure: id, at, marker: glyph });
  yield* calls(t).happen(t, { what: 'glyph', marker: glyph, hero: id, at, ...(thing !== undefined && { thing }) });
}

const TRAVEL = quickActionRow('glyph').hero ?? 1;

function whyNoTravel(state: State, hero: Hero, turn: HeroTurn, glyph: MarkerOf<'glyph'>) {
  return first(
    unless(leadsToTown(glyph), 'why.brokenGlyph', 'DES-4.15'),
    unless(!hero.travelled, 'why.travelled', 'DES-54.4'),
    unless(turn.movement >= TRAVEL, 'why.movement', 'DES-54.2', { cost: TRAVEL }),
    whyNoMovement(state, hero),
  );
}

/** DES-54.2: from an active glyph to Town. */
export function offerToTown(state: State, hero: Hero, turn: HeroTurn, offer: DeedOffer): void {
  if (state.dungeon) return; // LEG-8.36: as a whole turn alone.
  const glyph = markersOf(state, 'glyph').find(({ at, active }) => at === hero.at && active);
  if (!glyph) return;
  offer(whyNoTravel(state, hero, turn, glyph), () => ({
    option: { key: townKey, text: 'turn.town', with: { cost: TRAVEL }, on: [glyph.id], rule: 'DES-54.2' },
    run: t => toTown(t, hero, glyph),
  }));
}

function* toTown(t: T, hero: Hero, glyph: MarkerOf<'glyph'>): Flow {
  turnOf(t.state).movement -= TRAVEL;
  yield* leaveFor(t, hero, glyph);
}

/** DES-54.2, LEG-8.36: gone, whatever has been paid for it. */
export function* leaveFor(t: T, hero: Hero, glyph: MarkerOf<'glyph'>): Flow {
  hero.travelled = true;
  hero.at = undefined;
  breakOffLeft(t, hero);
  hero.visit = undefined;
  endMove(hero);
  showTreasures(t); // DES-32.11
  t.tell('log.toTown', { hero: heroName(sheetOf(hero)) }, { rule: 'DES-54.2', weight: 1 });
  yield* calls(t).offerOverlord(t, { when: 'to-town', figure: hero.id, marker: glyph.id });
  yield* travelled(t, hero, glyph);
}

const endMove = (hero: Hero): void => {
  if (hero.order === 'aim') hero.order = undefined; // DES-8.7
};

function* travelled(t: T, hero: Hero, { id: marker, at, thing }: MarkerOf<'glyph'>): Flow {
  yield* darkGlyphAnswers(t, marker);
  yield* calls(t).happen(t, { what: 'travel', marker, hero: hero.id, at, ...(thing !== undefined && { thing }) });
}

/** DES-32.12: from Town to an active glyph; not in a turn in which one has traded (DES-32.13, R2). */
export function offerReturn(state: State, hero: Hero, turn: HeroTurn, offer: DeedOffer): void {
  const traded = turn.trades === true && (turn.errands !== undefined || !inForce(state, 'trade-and-return'));
  for (const glyph of awake(state))
    offer(
      first(
        unless(!traded, 'why.traded', 'DES-32.13'),
        whyNoTravel(state, hero, turn, glyph),
        whyNoLanding(state, glyph),
      ),
      () => ({
        option: {
          key: glyphKey.make(glyph.id),
          text: 'turn.return',
          with: { cost: TRAVEL },
          on: [glyph.id, glyph.at],
          rule: 'DES-32.12',
        },
        run: t => comeBack(t, hero, glyph),
      }),
    );
}

/** Whether any glyph leads back at all at this moment (LEG-8.37). */
export const isWayBack = (state: State): boolean =>
  awake(state).some(glyph => leadsToTown(glyph) && !whyNoLanding(state, glyph));

const awake = (state: State): MarkerOf<'glyph'>[] => markersOf(state, 'glyph').filter(({ active }) => active);

/** R7: whoever comes back passes no wall and no shut door, so that a room without an empty space takes nobody in. */
const whyNoLanding = (state: State, glyph: MarkerOf<'glyph'>) =>
  unless(landingsAt(state, glyph.at).length > 0, 'why.glyphFull', 'DES-32.16');

function* comeBack(t: T, hero: Hero, glyph: MarkerOf<'glyph'>): Flow {
  const { state } = t;
  turnOf(state).movement -= TRAVEL;
  hero.travelled = true;
  const optionOf = (at: Space) => ({ key: glyphKey.make(at), text: 'setup.place', on: [at] });
  hero.at = yield* t.choose(hero.seat, 'turn.landing', landingsAt(state, glyph.at), optionOf, {
    rule: 'DES-32.16',
    with: { hero: heroName(sheetOf(hero)) },
  });
  turnOf(state).walked = true;
  endMove(hero);
  t.tell(
    'log.returns',
    { hero: heroName(sheetOf(hero)) },
    { rule: 'DES-32.12', weight: 1, moves: [{ what: hero.id, from: 'town', to: hero.at }] },
  );
  yield* calls(t).moment(t, 'setup', { figure: hero.id }); // R98: with the familiars whose skill was learnt in Town.
  yield* calls(t).look(t);
  yield* activateHere(t, hero); // Who wakes glyphs from afar comes near one (R94).
  const { at } = hero;
  if (at) yield* calls(t).offerOverlord(t, { when: 'space-entered', figure: hero.id, at }); // R94, DES-12.11
  yield* travelled(t, hero, glyph);
  if (hero.at && hero.at === at && !turnOf(state).ended)
    yield* calls(t).happen(t, { what: 'enter', at: hero.at, figure: hero.id });
}

/** DES-32.16, R7: on the glyph; where somebody stands on it, or a boulder lies there, on one of the nearest spaces with neither figure nor obstacle. */
const landingsAt = (state: State, glyph: Space): Space[] => {
  const kept = keptFree(state); // DES-35.21
  if (figureAt(state, glyph) === undefined && !isBlocked(state, glyph) && !kept.includes(glyph)) return [glyph];
  return placesAround(state, glyph, at => isEmpty(state, at) && isRevealed(state, at) && !kept.includes(at));
};
