// Promises of the state that no rule may break.

import { census } from '@veillee/pieces/census';
import { edge, pointOf, type Space, spacesOf } from '@veillee/pieces/geometry';
import { monsterRow } from '../content/monsters.ts';
import { EQUIPMENT } from '../content/turns.ts';
import { DARK_GLYPHS } from '../content/vocabulary.ts';
import { crushingLines, groundNow, mapNow } from './board.ts';
import { hasOp } from './effects/held.ts';
import { statOf } from './effects/stats.ts';
import { thingsOf } from './hero/equipment.ts';
import { isStowed, othersOf, packOf } from './hero/fitting.ts';
import { asHero } from './legend/fitting.ts';
import { cardsOf, lawsBroken } from './legend/laws.ts';
import { type Hero, type Monster, onBoard, type State, standsOn } from './state.ts';

export function invariants(state: State): string[] {
  return [
    ...spaces(state),
    ...heroes(state),
    ...counts(state),
    ...cards(state),
    ...featsIn(state),
    ...figures(state),
    ...darkGlyphs(state),
    ...campaign(state),
  ];
}

/** Of a campaign that has begun: the record keeps its laws, and what is on a board is nowhere on the map. */
function campaign(state: State): readonly string[] {
  const { legend } = state;
  if (!legend || legend.week === 0) return [];
  const unpacking = legend.heroes.filter(hero => !isStowed(asHero(hero))).map(({ sheet }) => sheet);
  return [
    ...lawsBroken(legend),
    ...census([...thingsIn(state), ...cardsOf(legend)]).problems,
    // One after the other finds a place for what they have.
    ...(unpacking.length > 1 ? [`${unpacking} carry more than they can`] : []),
  ];
}

/** Nothing that is spent is spent twice. */
function counts({ turn, overlord, monsters, heroes: all, conquest, won, legend }: State): string[] {
  const { acting } = overlord;
  const spent: readonly [what: string, n: number | undefined][] = [
    ['threat', overlord.threat],
    ['movement points of a hero', turn?.movement],
    ['attacks of a hero', turn?.attacks],
    ['orders of a hero', turn?.orders],
    ['movement points of a monster', acting?.movement],
    ['attacks of a monster', acting?.attacks],
    ...[...monsters, ...all].flatMap(({ id, tokens }) =>
      Object.entries(tokens).map(([token, n]): [string, number] => [`${token} on ${id}`, n]),
    ),
  ];
  return [
    ...spent.flatMap(([what, n = 0]) => (n < 0 ? [`${n} ${what}`] : [])),
    ...(conquest <= 0 && won === undefined && !legend ? [`the quest goes on with ${conquest} conquest`] : []), // DES-1.2
  ];
}

/** DES-2.2, DES-16.4: everybody on the floor, and nobody on another but whoever is on the move and asked in the middle of it (DES-16.6). */
function spaces(state: State): string[] {
  const map = mapNow(state);
  const figures = onBoard(state);
  const moving = [state.turn?.hero, state.overlord.acting?.monster];
  const { terrain } = groundNow(state);
  const stones = (state.board.boulders ?? []).flatMap(({ at }) => spacesOf(at));
  return [
    // DES-51.1: nobody stands where a boulder is, unless in a pit below it (DES-51.8).
    ...figures
      .flatMap(standsOn)
      .flatMap(at => (terrain.get(at) === 'boulder' ? [`somebody stands in a boulder at ${at}`] : [])),
    ...census(stones).problems,
    ...figures.flatMap(figure => (isCutInTwo(state, figure) ? [`${figure.id} stands across a crushing wall`] : [])),
    ...figures.flatMap(standsOn).flatMap(at => (map.has(at) ? [] : [`somebody stands off the floor at ${at}`])),
    ...census(figures.filter(({ id }) => !moving.includes(id)).flatMap(standsOn)).problems,
  ];
}

/** DES-50.1: no figure stands on both sides of a wall, unless in a pit below it (DES-50.11). */
function isCutInTwo(state: State, figure: Hero | Monster): boolean {
  const lines = crushingLines(state.board);
  const own = standsOn(figure);
  if (lines.length === 0 || own.length < 2) return false;
  const { open } = groundNow(state);
  const isCut = (one: Space, other: Space): boolean =>
    mapNow(state).distance(one, other) === 1 && isStraight(one, other) && lines.includes(edge(one, other));
  return own.some(one => own.some(other => isCut(one, other) && !open.adjacent(one, other)));
}
const isStraight = (one: Space, other: Space): boolean => {
  const [a, b] = [pointOf(one), pointOf(other)];
  return a.x === b.x || a.y === b.y;
};

/** All slots, and the pack. While somebody arranges what has come, there is one thing too many, and the pack may hold what it likes. */
const MOST_THINGS = Object.values(EQUIPMENT).reduce((sum, n) => sum + n, 0);
/** Some carry more; and whoever shares out what was in a chest, or gives a card of it back, holds all of it for a while. */
function mostThings({ heroes: all }: State, hero: State['heroes'][number]): number {
  const holds = hasOp(hero, 'shareTreasure') || hasOp(hero, 'spareTreasure') ? MOST_DEALT * all.length : 0;
  return MOST_THINGS + (packOf(hero) - EQUIPMENT.pack) + (othersOf(hero) - EQUIPMENT.others) + holds;
}
/** R154, R230: in a campaign a Pack of Holding fills from week to week: whoever lets go of it has all of that before them until it has its place. */
const isUnpacking = ({ legend }: State, hero: Hero): boolean => legend !== undefined && !isStowed(hero);
/** Treasures for each hero, in one chest. */
const MOST_DEALT = 3;

/** ICE-5.2, ICE-5.11: whoever is swallowed stands nowhere, alone in somebody who is there. */
const isHeldSoundly = ({ monsters, heroes: all }: State, { inside, at }: State['heroes'][number]): boolean =>
  inside === undefined ||
  (at === undefined &&
    monsters.some(({ id }) => id === inside) &&
    all.filter(one => one.inside === inside).length === 1);

function heroes(state: State): string[] {
  return state.heroes.flatMap(hero => {
    const { id, wounds, fatigue, coins, potions } = hero;
    const things = thingsOf(hero).length;
    const checks: readonly [boolean, string][] = [
      [isHeldSoundly(state, hero), `${id} is swallowed by ${hero.inside} and stands at ${hero.at}`],
      [wounds >= 0 && wounds <= statOf(state, id, 'maxWounds'), `${id} has ${wounds} wounds`],
      [fatigue >= 0, `${id} has ${fatigue} fatigue`],
      [coins >= 0 && coins % 25 === 0, `${id} has ${coins} coins`],
      [potions.length <= EQUIPMENT.potions, `${id} has ${potions.length} potions at hand`],
      [things <= mostThings(state, hero) + 1 || isUnpacking(state, hero), `${id} has ${things} things`],
    ];
    return checks.filter(([holds]) => !holds).map(([, what]) => what);
  });
}

/** ICE-1.1, ICE-1.13: no feat is in two places. */
const featsIn = ({ featCards, heroes: all }: State): readonly string[] =>
  featCards
    ? census([
        ...Object.values(featCards.decks).flat(),
        ...Object.values(featCards.hands).flatMap(hand => hand ?? []),
        ...all.flatMap(({ faceUp = [] }) => faceUp),
        ...featCards.discards,
      ]).problems
    : [];

function cards(state: State): string[] {
  const { overlord, supply } = state;
  const { hand, deck, discard, played, powers, aside = [] } = overlord;
  return [
    ...census([...hand, ...deck, ...discard, ...played, ...powers, ...aside]).problems,
    ...census(thingsIn(state)).problems,
    ...Object.entries(supply).flatMap(([token, n]) => (n < 0 ? [`${n} of ${token} are left`] : [])),
  ];
}

/** Items and skills, wherever they are on the table. */
function thingsIn({ decks, shop, lost, heroes: all, companions, board, dungeon }: State): string[] {
  const things = all.flatMap(({ equipped, pack, skills }) => [
    ...equipped,
    ...pack.filter(thing => thing.includes('#')),
    ...skills,
  ]);
  const carried = companions.flatMap(({ carries }) => carries.filter(thing => thing.includes('#')));
  const relics = board.markers.flatMap(marker => (marker.kind === 'relic' ? [marker.item] : []));
  const piles = [...Object.values(decks.skills), ...Object.values(decks.treasures)].flat();
  return [...things, ...carried, ...relics, ...piles, ...shop, ...lost, ...(dungeon?.offer ?? [])];
}

/** DES-4.9, DES-4.12: no dark glyph of the reserve that was not bought, and none under a glyph that is awake. */
function darkGlyphs({ overlord: { glyphs }, board }: State): string[] {
  if (!glyphs) return [];
  const { bought, reserve, under } = glyphs;
  const awake = board.markers.filter(({ id, ...face }) => under[id] && !(face.kind === 'glyph' && !face.active));
  return [
    ...DARK_GLYPHS.flatMap(dark => {
      const [held, all] = [reserve, bought].map(list => list.filter(one => one === dark).length) as [number, number];
      return held > all ? [`${held} ${dark} glyphs in reserve, of ${all}`] : [];
    }),
    ...awake.map(({ id }) => `a dark glyph hides under ${id}`),
  ];
}

/** DES-14.8: no more figures than the box holds. */
function figures({ monsters }: State): string[] {
  const counts = new Map<string, number>();
  // Neither a chest that bites nor an egg needs a figure, nor who walks along; a second leader stands on one of normal monsters.
  const figureOf = ({ kind, rank, chest, egg, came }: Monster): string | undefined =>
    rank === 'unique' || chest || egg || came === 'villager'
      ? undefined
      : `${came === 'twin' ? 'normal' : rank} ${kind}`;
  for (const figure of monsters.map(figureOf)) if (figure) counts.set(figure, (counts.get(figure) ?? 0) + 1);
  return monsters.flatMap(one => {
    if (one.wounds < 0) return [`${one.id} has ${one.wounds} wounds`];
    const figure = figureOf(one);
    if (figure === undefined) return [];
    const n = counts.get(figure) ?? 0;
    const rank = figure.startsWith('normal') ? 'normal' : 'master';
    return n > monsterRow(one.kind).figures[rank] ? [`${n} figures of ${figure}`] : [];
  });
}
