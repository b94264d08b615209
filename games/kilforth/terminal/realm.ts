// The Realm: five by five regions, each with its name, terrain and marks, what lies there and who stands there.

import { cardById, sagaById } from '../content/cards.ts';
import { gloomLoss } from '../rules/day/night.ts';
import { shortcutFrom, terrainOf } from '../rules/realm/map.ts';
import { place, type RegionId } from '../rules/state.ts';
import { isFoe, shortFigures } from './figures.ts';
import { beside, cells, clip, flow, heading, type Ink, indent, type Line, line, span, widthOf } from './paint.ts';
import { handOf, isMade, nameOf, own, type Showing } from './showing.ts';

const SIDE = 5;
/** Encounters named in one region. */
const MOST = 3;

/** Signs on the map; the legend tells those that are there. */
const MARKS = {
  gloom: '▒',
  obstacle: '▲',
  plot: '✶',
  shortcut: '»',
  discover: '!',
  finale: '⚑',
  lair: 'Ω',
} as const;
type Mark = keyof typeof MARKS;

export function realmLines(showing: Showing): Line[] {
  const { view, width } = showing;
  if (view.map.length === 0) return [];
  const column = Math.floor((width - 1 - (SIDE - 1)) / SIDE);
  const safe = view.map.filter(region => !place(view, region).gloom).length;
  const rows = Array.from({ length: SIDE }, (_, row) =>
    beside(
      view.map.slice(row * SIDE, (row + 1) * SIDE).map(region => regionLines(showing, region, column)),
      column,
      span('│', 'fact'),
    ).map(spans => indent(spans)),
  );
  const between = indent(line(Array(SIDE).fill('─'.repeat(column)).join('┼'), 'fact'));
  return [
    ...heading(
      line(showing.word('screen.realm'), 'title'),
      width,
      line(showing.word('screen.safe', { count: safe }), 'fact'),
    ),
    ...rows.flatMap((lines, row) => (row > 0 ? [between, ...lines] : lines)),
    ...legendLines(showing),
  ];
}

function regionLines(showing: Showing, region: RegionId, width: number): Line[] {
  const { view } = showing;
  const { encounters } = place(view, region);
  const here = isMade(own(showing)) && own(showing).region === region;
  const terrain = terrainOf(region);
  const ancients = view.ancients.filter(ancient => ancient.region === region && !ancient.defeated);
  const shown = encounters.slice(0, encounters.length > MOST ? MOST - 1 : MOST);
  return [
    clip([...(here ? [span('▸', 'good')] : []), span(nameOf(showing, region), here ? 'good' : 'title')], width),
    markLine(showing, region, terrain, width),
    ...ancients.map(({ id }) => clip(line(`${MARKS.lair} ${nameOf(showing, id)}`, 'bad'), width)),
    ...shown.flatMap(card => encounterLines(showing, card, width)),
    ...(shown.length < encounters.length
      ? [line(showing.word('screen.further', { n: encounters.length - shown.length }), 'fact')]
      : []),
    ...heroLines(showing, region, width),
  ];
}

/** `Forest ▒ ▲2 »`. */
function markLine(showing: Showing, region: RegionId, terrain: Ink | undefined, width: number): Line {
  const words = terrain ? showing.word(`terrain.${terrain}`) : showing.word('screen.city');
  const marks = marksOf(showing, region).map(({ mark, n }) => span(` ${MARKS[mark]}${n}`, INKS[mark]));
  const room = width - widthOf(marks);
  return [...clip(line(words, terrain ?? 'gold'), room), ...marks];
}

const INKS: { readonly [mark in Mark]: Ink } = {
  gloom: 'gloom',
  obstacle: 'bad',
  plot: 'bad',
  shortcut: 'fact',
  discover: 'good',
  finale: 'good',
  lair: 'bad',
};

interface Marked {
  readonly mark: Mark;
  readonly n: string;
}

function marksOf(showing: Showing, region: RegionId): Marked[] {
  const { view } = showing;
  const { gloom, obstacles, plots } = place(view, region);
  const many = (n: number): string => (n > 1 ? String(n) : '');
  const made = isMade(own(showing));
  const discover = handOf(own(showing)).known.some(card => cardById(card).isReward && cardById(card).region === region);
  const finale = made && own(showing).chapter === 'finale' && sagaById(own(showing).saga).finale.region === region;
  const lair = view.ancients.some(({ id, region: at, defeated }) => !at && !defeated && cardById(id).region === region);
  const found: (Marked | false)[] = [
    gloom && { mark: 'gloom', n: many(gloomLoss(view, region)) },
    obstacles > 0 && { mark: 'obstacle', n: many(obstacles) },
    plots.length > 0 && { mark: 'plot', n: many(plots.length) },
    shortcutFrom(view, region) !== undefined && { mark: 'shortcut', n: '' },
    discover && { mark: 'discover', n: '' },
    finale && { mark: 'finale', n: '' },
    lair && { mark: 'lair', n: '' },
  ];
  return found.filter(one => one !== false);
}

/** The name, and its figures beside or below it. */
function encounterLines(showing: Showing, card: string, width: number): Line[] {
  const def = cardById(card);
  const name = line(nameOf(showing, card), isFoe(showing, def) ? 'bad' : undefined);
  const figures = shortFigures(showing, def);
  if (widthOf(name) + 1 + widthOf(figures) <= width) return [[...name, span(' '), ...figures]];
  return [clip(name, width), ...(figures.length > 0 ? [clip(indent(figures), width)] : [])];
}

function heroLines(showing: Showing, region: RegionId, width: number): Line[] {
  const { view } = showing;
  const there = view.heroes.flatMap((one, seat) =>
    isMade(one) && one.region === region && !one.eliminated ? [seat] : [],
  );
  if (there.length === 0) return [];
  const room = Math.max(2, Math.floor((width + 1) / there.length) - 1);
  const named = there.map(seat =>
    clip(
      line(`@${showing.name(seat)}`, seat === showing.eyes ? 'good' : 'title'),
      cells(`@${showing.name(seat)}`) > room ? room : width,
    ),
  );
  return flow(named, width, ' ');
}

/** What the signs on this map mean. */
function legendLines(showing: Showing): Line[] {
  const { view, width } = showing;
  const there = new Set(view.map.flatMap(region => marksOf(showing, region).map(({ mark }) => mark)));
  const pieces = (Object.keys(MARKS) as Mark[])
    .filter(mark => there.has(mark) || (mark === 'lair' && view.awake))
    .map(mark => [span(MARKS[mark], INKS[mark]), span(` ${showing.word(`screen.mark.${mark}`)}`, 'fact')]);
  return flow(pieces, width - 1, '  ').map(spans => indent(spans));
}
