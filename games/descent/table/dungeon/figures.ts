// Everybody on the map: heroes round, monsters square over their whole base, friends small; with what they have left, orders and conditions.

import type { Space } from '@veillee/pieces/geometry';
import type { Inspected } from '@veillee/web/kit';
import type { Condition, MapFigure } from '@veillee/web/kit/map';
import { type Companion, familiarKey, type Hero, type Monster, sheetOf, standsOn } from '../../rules/state.ts';
import { chosenAim } from '../attack/aims.ts';
import { eggDrawn } from '../drawn/drawing.tsx';
import { RUNES } from '../drawn/things.ts';
import { familiarAsked } from '../focus.ts';
import { key as keyGlyph } from '../glyphs.ts';
import { conditionsOf } from '../heroes/badges.tsx';
import { inspectedFigure } from '../heroes/sheet.tsx';
import { drawingOf, heroColour, keeperColour, MONSTER_KIND, ORDER_GLYPH } from '../kinds.ts';
import { familiarLikeness, monsterLikeness, sheetLikeness } from '../likeness.ts';
import type { Reading } from '../reading.ts';
import { baseOf } from './ground.ts';

export function figuresOf(reading: Reading): MapFigure[] {
  const { view } = reading;
  return [
    ...view.monsters.map(monster => monsterFigure(reading, monster)),
    ...view.heroes.flatMap((hero, n) => (hero.at ? [heroFigure(reading, hero, hero.at, n)] : [])),
    // Last, for they are small: nobody may hide them whose space they share.
    ...view.companions.flatMap(one => (one.at ? [companionFigure(reading, one, one.at)] : [])),
  ];
}

/** The last walk of a figure, space by space. */
function wayOf({ table }: Reading, id: string): readonly string[] {
  const event = table.events.findLast(({ moves }) => moves?.some(({ what }) => what === id));
  return Array.isArray(event?.detail) && typeof event.detail[0] === 'string' ? (event.detail as string[]) : [];
}

/** Four corners round whoever is attacked, or would be. */
function aimedAt(reading: Reading, figure: Hero | Monster): Pick<MapFigure, 'look'> {
  const attack = reading.view.attacks.at(-1);
  const isMeant = attack
    ? figure.id !== attack.by && standsOn(figure).includes(attack.space)
    : chosenAim(reading)?.option.on?.includes(figure.id) === true;
  return isMeant ? { look: 'target' } : {};
}

function heroFigure(reading: Reading, hero: Hero, at: Space, n: number): MapFigure {
  const { view, word, nameOf } = reading;
  const { id, wounds, order } = hero;
  const acts = view.turn?.hero === id;
  return {
    id,
    name: nameOf(id),
    at,
    kind: 'hero',
    glyph: drawingOf('hero', sheetOf(hero)),
    likeness: sheetLikeness(sheetOf(hero), n),
    colour: heroColour(n),
    health: wounds,
    conditions: conditionsOf(reading, hero),
    ...(order && { order: { glyph: ORDER_GLYPH[order], name: word(`order.${order}`) } }),
    way: wayOf(reading, id),
    yields: true,
    inspect: (): Inspected => inspectedFigure(reading, id),
    ...aimedAt(reading, hero),
    ...(acts ? { state: 'acting' } : view.phase === 'heroes' && !hero.ready ? { state: 'done' } : {}),
  };
}

function monsterFigure(reading: Reading, monster: Monster): MapFigure {
  const { view, nameOf, word } = reading;
  const { id, kind, rank, wounds, egg } = monster;
  const acts = view.overlord.acting?.monster === id;
  const order = reading.sheetOf(id)?.order;
  return {
    id,
    name: nameOf(id),
    ...baseOf(monster),
    kind: MONSTER_KIND[rank],
    glyph: drawingOf('monster', kind),
    ...(egg ? { drawing: eggDrawn } : { likeness: monsterLikeness(monster) }),
    health: wounds,
    conditions: [...keyOf(reading, monster), ...conditionsOf(reading, monster)],
    ...(order && { order: { glyph: ORDER_GLYPH[order], name: word(`order.${order}`) } }),
    way: wayOf(reading, id),
    inspect: (): Inspected => inspectedFigure(reading, id),
    ...aimedAt(reading, monster),
    ...(acts ? { state: 'acting' } : view.phase === 'overlord' && !monster.ready ? { state: 'done' } : {}),
  };
}

/** LEG-8.21: whoever leads on a level has its key. */
const keyOf = ({ view, word }: Reading, { id }: Monster): readonly Condition[] =>
  view.delve?.leads === id && !view.delve.key
    ? [{ id: 'red-key', name: word('dungeon.redKey'), glyph: keyGlyph, colour: RUNES.red.fill }]
    : [];

function companionFigure(reading: Reading, { id, owner }: Companion, at: Space): MapFigure {
  const { view, word } = reading;
  return {
    id: familiarKey(id),
    name: word(`familiar.${id}`),
    at,
    aside: asideAt(view, id, at),
    kind: 'small',
    glyph: drawingOf('familiar', id),
    likeness: familiarLikeness(id),
    colour: keeperColour(view, owner),
    way: wayOf(reading, familiarKey(id)),
    ...(familiarAsked(view, reading.decision)?.id === id && { state: 'acting' as const }),
    inspect: (): Inspected => ({ title: word(`familiar.${id}`), notes: [{ text: word(`familiar.${id}.text`) }] }),
  };
}

/** Corners of a space, for those who share it with somebody larger: first the one to which nobody's Health reaches, from above or from here. */
const CORNERS = [
  { x: -16, y: -16 },
  { x: 16, y: -16 },
] as const;

function asideAt({ heroes, monsters, companions }: Reading['view'], id: Companion['id'], at: Space) {
  const isShared = [...heroes, ...monsters].some(one => one.at && standsOn(one).includes(at));
  const here = companions.filter(one => one.at === at);
  if (!isShared && here.length < 2) return undefined;
  return CORNERS[here.findIndex(one => one.id === id) % CORNERS.length];
}
