// DES-26: areas come to light when a hero sees into them, and are set up while play stands still.

import type { Space } from '@veillee/pieces/geometry';
import { isFigure } from '../../content/quests/read.ts';
import type { Area } from '../../content/quests/vocabulary.ts';
import { basesOf, boardOf, crushingLines, groundNow, isOpen } from '../board.ts';
import { isBorneHero } from '../borne.ts';
import { calls } from '../calls.ts';
import { deed } from '../deed-kinds.ts';
import { hasOp } from '../effects/held.ts';
import { hideGlyph } from '../glyphs/laying.ts';
import { type Ground, groundOf, overPits, sees } from '../ground.ts';
import { heroSight } from '../hero/sight.ts';
import { settle } from '../legend/outdoors/soaring.ts';
import { questText } from '../names.ts';
import { revealing } from '../quest/script.ts';
import { tell } from '../quest/telling.ts';
import { type Flow, type HeroId, type State, type T, takenSpaces } from '../state.ts';
import { isSetUp } from './ahead.ts';
import { placeFigure, placeMarker } from './placing.ts';

/** DES-26.1, DES-26.11: whatever a hero on the board sees into, one area after the other. */
export function* look(t: T): Flow {
  if (t.state.outdoors) yield* settle(t);
  for (let found = seenNow(t.state); found; found = seenNow(t.state)) yield* reveal(t, found.area, found.hero);
}

/** An area that nobody has seen and a hero now sees into, or stands in (DES-26.7). */
function seenNow(state: State): { readonly area: Area; readonly hero: HeroId } | undefined {
  const { areaOf, areas } = boardOf(state);
  const hidden = (area: Area): boolean => !state.board.revealed.includes(area);
  for (const { id, at } of state.heroes) if (at && hidden(areaOf(at))) return { area: areaOf(at), hero: id };
  const beyond = behindOpenDoors(state);
  if (beyond.length === 0) return undefined;
  const ground = groundWithoutStairs(state);
  const figures = takenSpaces(state);
  const limit = heroSight(state);
  for (const area of beyond)
    for (const hero of state.heroes) {
      const { id, at } = hero;
      const keen = hasOp(hero, 'seeThroughAll');
      const under = isBorneHero(hero) ? overPits(ground) : ground; // R165
      const [map, bars] = keen ? [{ ...under, sight: under.open }, []] : [under, figures];
      if (at && areas.get(area)?.some((to: Space) => sees(map, at, to, bars, limit))) return { area, hero: id };
    }
  return undefined;
}

/** Only through an open door is an area seen: with every door shut each is closed off. */
function behindOpenDoors(state: State): Area[] {
  const { revealed } = state.board;
  const found: Area[] = [];
  for (const { id, joins } of boardOf(state).doors)
    if (isOpen(state, id))
      for (const area of joins) if (!revealed.includes(area) && !found.includes(area)) found.push(area);
  return found;
}

/** The other end of stairs lies in its area only when that is set up: one looks through them no sooner (R75). */
function groundWithoutStairs(state: State): Ground {
  const { floor, doors } = boardOf(state);
  const closed = doors.filter(({ id }) => !isOpen(state, id)).map(({ door }) => door);
  return groundOf(floor, closed, groundNow(state).below.terrain, basesOf(state.board), crushingLines(state.board));
}

/** DES-26.2: its own rules first, then doors, markers and props, monsters, and what is read out. */
export function* reveal(t: T, area: Area, hero?: HeroId): Flow {
  const { state } = t;
  if (state.board.revealed.includes(area)) return;
  t.reveal();
  state.board.revealed.push(area);
  const name = questText(state, 'area', String(area));
  t.tell(
    'log.revealed',
    { area: name },
    { rule: 'DES-26.1', weight: 3, detail: area, ...(state.round > 0 && { scene: deed('area') }) },
  );
  yield* revealing(t, area, hero);
  const { things } = boardOf(state);
  const isMine = (thing: (typeof things)[number], number: number): boolean =>
    !state.guide.isUnread && thing.area === area && isSetUp(state, thing, number);
  const mine = things.flatMap((thing, number) => (isMine(thing, number) ? [{ thing, number }] : []));
  state.guide.due = state.guide.due.filter(number => things[number]?.area !== area);
  for (const { thing, number } of mine) {
    const glyph = isFigure(thing.spec) ? undefined : placeMarker(t, number);
    if (glyph) yield* hideGlyph(t, glyph);
  }
  const fresh: string[] = [];
  for (const { thing, number } of mine) {
    if (!isFigure(thing.spec)) continue;
    const monster = yield* placeFigure(t, number, { fresh });
    if (monster) fresh.push(monster.id);
  }
  yield* calls(t).offerOverlord(t, { when: 'area-revealed', area, ...(hero && { figure: hero }) });
  tell(t, `area-${area}`, 'all', 'DES-26.2');
  yield* calls(t).happen(t, { what: 'reveal', area, ...(hero && { hero }) });
  // Whoever may look into the overlord's hand then does, wherever they are.
  if (state.round > 0)
    for (const { id } of state.heroes) yield* calls(t).moment(t, 'area-revealed', { figure: id, area });
  yield* calls(t).offerOverlord(t, { when: 'area-set-up', area, ...(hero && { figure: hero }) });
}
