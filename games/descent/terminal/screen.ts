// Descent in a terminal: how the quest stands, the dungeon in letters around whoever acts, heroes, monsters, the attack that is being made.

import type { Shown, Terminal } from '@veillee/kernel';
import { type Edge, kindOf, type Place, pointOf, type Space, sidesOf, spacesOf } from '@veillee/pieces/geometry';
import { flow, inks, type Line, type Span } from '@veillee/pieces/paint';
import { listed, type Showing, showingOf } from '@veillee/pieces/terminal';
import { gridLines, windowOn } from '@veillee/pieces/terminal-maps';
import { countedNames } from '@veillee/pieces/things';
import { type DarkGlyph, type Prop, SKILL_TYPES, TOKENS } from '../content/vocabulary.ts';
import { standing } from '../rules/attack/sheet.ts';
import { totalTold } from '../rules/attack/told.ts';
import { isStep, riskOn, riskTold } from '../rules/props/risks.ts';
import {
  type Boulder,
  type CrushingWall,
  type Hero,
  isPotion,
  type Marker,
  type Monster,
  rowId,
  standsOn,
  type Thing,
} from '../rules/state.ts';
import { gainedText } from '../rules/view/gained.ts';
import type { ProlongedView } from '../rules/view/prolonged.ts';
import type { View } from '../rules/view.ts';
import { titleOf } from '../table/dungeon/title.ts';
import { toldOf } from '../table/legend/diary-facts.ts';
import { visitLines } from './visit.ts';
import { weekLines } from './week.ts';

const { draw, line, span, wrap } = inks({
  fact: '2',
  title: '1',
  hero: '1;32',
  foe: '1;31',
  master: '1;35',
  coin: '33',
  wall: '2',
  door: '33',
  water: '36',
});

const HEIGHT = 16;

export const terminal: Terminal<View> = {
  screen(show: Shown<View>): string {
    const { view } = show;
    const active = view.heroes.find(({ id }) => id === view.turn?.hero)?.seat ?? view.overlord.seat;
    const showing = showingOf(show, active);
    if (view.week)
      return draw([...weekLines(showing), ...visitLines(showing), ...diaryLines(showing)], show.width, show.colour);
    const lines = [
      ...headLines(showing),
      ...(view.board.revealed.length > 0 ? [...mapLines(showing), ...riskLines(showing)] : []),
      ...view.heroes.flatMap((hero, n) => heroLines(showing, hero, n)),
      ...monsterLines(showing),
      ...overlordLines(showing),
      ...attackLines(showing),
    ];
    return draw(lines, show.width, show.colour);
  },
};

/** Of a campaign between its boards: the last week. */
function diaryLines({ view, word, say, width }: Showing<View>): Line[] {
  const last = toldOf(view).at(-1);
  if (!last) return [];
  const { page, title, sentences } = last;
  return [
    ...wrap(`${word('diary.number', { n: page.week })}: ${say(title)}`, width, 1, 'title'),
    ...wrap(sentences.map(say).join(' '), width, 4),
  ];
}

function headLines({ view, word, say, width }: Showing<View>): Line[] {
  const pieces = [
    line(say(titleOf(view)), 'title'),
    line(word('log.round', { round: view.round })),
    ...(view.delve
      ? [
          line(word('dungeon.depth', { n: view.delve.passed.length + 1, all: view.delve.all }), 'fact'),
          line(say(gainedText(view.delve)), 'coin'),
          line(word('dungeon.purse', { n: view.delve.coins }), 'coin'),
          line(word(view.delve.markerUp ? 'dungeon.markerUp' : 'dungeon.markerDown'), 'foe'),
          line(word('dungeon.waits', { n: view.delve.waits.length }), 'hero'),
          ...(view.delve.exhausted > 0 ? [line(word('dungeon.exhausted', { n: view.delve.exhausted }), 'foe')] : []),
        ]
      : [line(word('screen.conquest', { n: Math.max(0, view.conquest) }), 'coin')]),
    line(word('screen.threat', { n: view.overlord.threat }), 'foe'),
    ...view.board.keys.map(colour => line(word(`rune.${colour}`), 'door')),
  ];
  return flow(pieces, width, ' · ');
}

const GROUND: { readonly [prop in Prop]?: Span } = {
  water: span('~~', 'water'),
  pit: span('()', 'fact'),
  rubble: span('%%', 'fact'),
  mud: span(';;', 'fact'),
  lava: span('^^', 'foe'),
  fog: span('??', 'fact'),
  corrupted: span('!!', 'master'),
  ice: span('**', 'water'),
  tree: span('&&', 'hero'),
  table: span('tt', 'fact'),
  bed: span('bb', 'fact'),
  throne: span('TT', 'fact'),
  sarcophagus: span('xx', 'fact'),
  'bone-heap': span('kk', 'fact'),
  fountain: span('ff', 'water'),
  'giant-mushrooms': span('mm', 'hero'),
  'summoning-circle': span('oo', 'fact'),
  'dart-field': span('::', 'foe'),
  'scything-blades': span('//', 'foe'),
};

/** Doors, between squares beside or above each other. */
const SHUT = { upright: '|', level: '=' } as const;
const OPEN = "'";

/** Walls between squares: thin ones of stone, and those that move, which say where to. */
const WALL = { upright: '#', level: '#' } as const;
const HEADS: { readonly [direction in CrushingWall['direction']]: string } = { e: '»', w: '«', n: '^', s: 'v' };
const STILL = 'x';
/** A place where somebody can work at something that takes time. */
const WORK = '{}';
const headOf = ({ direction, still }: Boulder | CrushingWall): string => (still ? STILL : HEADS[direction]);
const boulderSign = (boulder: Boulder): string => `O${headOf(boulder)}`;

const MARKS: { readonly [kind in Marker['kind']]: string } = {
  chest: '[]',
  glyph: '@',
  money: '$',
  potion: '!',
  key: '%k',
  'frozen-sarcophagus': '[]',
  'altar-good': '+A',
  'altar-evil': '-A',
  relic: '*',
  object: '&',
  encounter: '?',
  ramp: '/^',
};

const DARK: { readonly [glyph in DarkGlyph]: string } = { broken: '@/', summoning: '@+', power: '@^' };
const markSign = (marker: Marker): string =>
  marker.kind === 'glyph' && marker.dark ? DARK[marker.dark] : MARKS[marker.kind];

const heroSign = (n: number): string => `H${n + 1}`;

/** The number of the answer that means a space, by the space: in a list nobody could tell one way from another. */
function numbersOf({ decision }: Showing<View>): ReadonlyMap<string, string> {
  const numbers = new Map<string, string>();
  for (const [n, { on = [] }] of (decision?.options ?? []).entries()) {
    const at = on.find(one => kindOf(one as Place) === 'space');
    if (at !== undefined && !numbers.has(at)) numbers.set(at, `${n + 1}`);
  }
  return numbers;
}

/** Heroes by their sign, monsters by a letter, what lies there by a sign, where one can go by a number; the dark beyond as nothing. */
function spotOf(showing: Showing<View>, known: ReadonlySet<Space>) {
  const { view, say } = showing;
  const numbers = numbersOf(showing);
  return (at: Space): Span | undefined => {
    const hero = view.heroes.findIndex(one => one.at === at);
    if (hero >= 0) return span(heroSign(hero), 'hero');
    const monster = view.monsters.find(one => standsOn(one).includes(at));
    if (monster) {
      const name = say(view.sheets[monster.id]?.name ?? { text: 'name.gone' });
      return span(name.charAt(0), monster.rank === 'normal' ? 'foe' : 'master');
    }
    if (!known.has(at)) return undefined;
    const boulder = view.board.boulders?.find(one => spacesOf(one.at).includes(at));
    if (boulder) return span(boulderSign(boulder), 'foe');
    const number = numbers.get(at);
    if (number !== undefined) return span(number, 'title');
    const marker = view.board.markers.find(one => one.at === at);
    if (marker) return span(markSign(marker), marker.kind === 'glyph' && !marker.active ? 'fact' : 'coin');
    if (view.stairs.some(one => one.at === at)) return span('>', 'coin');
    if (view.prolonged?.some(work => work.at.includes(at))) return span(WORK, 'coin');
    const prop = view.ground[at];
    return (prop && GROUND[prop]) ?? span('.', 'fact');
  };
}

/** What stands between two squares: a crushing wall, a door, a wall that somebody has seen. */
function lineOf(view: View, known: ReadonlySet<Space>) {
  const doors = new Map(view.doors.flatMap(({ edges, open }) => edges.map((on): [Edge, boolean] => [on, open])));
  const walls = new Set(view.walls);
  return (on: Edge, upright: boolean): Span | undefined => {
    const press = view.board.crushingWalls?.find(({ lines }) => lines.includes(on));
    if (press) return span(headOf(press), 'foe');
    const open = doors.get(on);
    const way = upright ? 'upright' : 'level';
    if (open !== undefined) return span(open ? OPEN : SHUT[way], 'door');
    return walls.has(on) && sidesOf(on).some(side => known.has(side)) ? span(WALL[way], 'wall') : undefined;
  };
}

function mapLines(showing: Showing<View>): Line[] {
  const { view, width } = showing;
  const known = new Set<Space>(view.board.revealed.flatMap(area => view.floor[area] ?? []));
  const points = Object.values(view.floor).flat().map(pointOf);
  const drawn = gridLines({
    columns: Math.max(...points.map(({ x }) => x)) + 1,
    rows: Math.max(...points.map(({ y }) => y)) + 1,
    spot: spotOf(showing, known),
    line: lineOf(view, known),
  });
  const acting = view.heroes.find(({ id }) => id === view.turn?.hero) ?? view.heroes.find(({ at }) => at);
  const { x, y } = acting?.at ? pointOf(acting.at) : { x: 0, y: 0 };
  // Two columns to a square and one to the line beside it; two lines to a row, of which the second is there for doors only.
  const rows = drawn.map((row, n) => ({ row, n })).filter(({ row, n }) => n % 2 === 0 || !isEmpty(row));
  const around = { x: 3 * x, y: rows.findIndex(({ n }) => n === 2 * y) };
  const seen = windowOn(
    rows.map(({ row }) => row),
    around,
    { width, height: HEIGHT },
  );
  const [first, last] = [seen.findIndex(row => !isEmpty(row)), seen.findLastIndex(row => !isEmpty(row))];
  return [line(''), ...seen.slice(first, last + 1), line(''), ...signLines(showing, known)];
}
const isEmpty = (row: Line): boolean => row.every(({ text }) => text.trim() === '');

/** What the signs on the floor mean, of those that lie there. */
function signLines(showing: Showing<View>, known: ReadonlySet<Space>): Line[] {
  const { view, word, say, width } = showing;
  const markers = view.board.markers.filter(({ at }) => known.has(at));
  const props = [...known].flatMap(at => view.ground[at] ?? []);
  const { boulders = [], crushingWalls = [] } = view.board;
  const hasWalls = view.walls.some(on => sidesOf(on).some(side => known.has(side)));
  const signs = [
    ...markers.map(one => `${markSign(one)} ${say(view.markers[one.id] ?? { text: `marker.${one.kind}` })}`),
    ...props.flatMap(prop => (GROUND[prop] ? [`${GROUND[prop].text} ${word(`prop.${prop}`)}`] : [])),
    ...boulders.map(one => `${boulderSign(one)} ${word('prop.boulder')}`),
    ...crushingWalls.map(one => `${headOf(one)} ${word('prop.crushing-wall')}`),
    ...(view.prolonged ?? []).map(work => `${WORK} ${workTold(showing, work)}`),
    ...(hasWalls ? [`${WALL.upright} ${word('table.wall')}`] : []),
    ...(view.doors.length > 0 ? [word('screen.doors', { shut: `${SHUT.upright} ${SHUT.level}`, open: OPEN })] : []),
  ];
  return flow(
    [...new Set(signs)].map(sign => line(sign, 'fact')),
    width,
    ' · ',
  );
}

/** What it is called, and how far it has come. */
function workTold({ word, say }: Showing<View>, { name, difficulty, efforts }: ProlongedView): string {
  const told = efforts.map(({ progress: n }) =>
    difficulty === 'X' ? word('table.work.progress.x', { n }) : word('table.work.progress', { n, all: difficulty }),
  );
  return [say(name), ...told.map(progress => `(${progress})`)].join(' ');
}

/** A number hides what lies on its space: what a step there risks is said below the map, by the numbers. */
function riskLines(showing: Showing<View>): Line[] {
  const { view, word, decision, width } = showing;
  const numbers = new Map<string, string[]>();
  for (const [n, option] of (decision?.options ?? []).entries()) {
    const at = isStep(option) ? option.on?.find(one => riskOn(view, one)) : undefined;
    const risk = at && riskOn(view, at);
    if (!risk) continue;
    const told = word('table.tells', { what: word(`prop.${risk.prop}`), text: riskTold(word, risk).join(', ') });
    numbers.set(told, [...(numbers.get(told) ?? []), `${n + 1}`]);
  }
  return [...numbers].flatMap(([told, steps]) => wrap(`${steps.join(' ')} ${told}`, width, 2, 'foe'));
}

/** What lies on a figure, and how much of it. */
const afflictions = ({ word }: Showing<View>, { tokens }: Pick<Monster, 'tokens'>): readonly string[] =>
  TOKENS.flatMap(token => {
    const n = tokens[token] ?? 0;
    return n > 0 ? [n > 1 ? `${word(`ability.${token}`)} ×${n}` : word(`ability.${token}`)] : [];
  });

function heroLines(showing: Showing<View>, hero: Hero, n: number): Line[] {
  const { view, word, say, width, name } = showing;
  const sheet = view.sheets[hero.id];
  if (!sheet) return [];
  const acts = view.turn?.hero === hero.id;
  const state = hero.order
    ? word(`order.${hero.order}`)
    : hero.at || view.phase === 'setup'
      ? ''
      : word(hero.inside === undefined ? 'table.town' : 'table.inside');
  const head: Line = [
    span(`${acts ? '>' : ' '}${heroSign(n)} ${say(sheet.name)} (${name(hero.seat)}) `, 'hero'),
    span(word('screen.wounds', { n: hero.wounds, most: sheet.mostWounds }), 'foe'),
    span(` ${word('screen.fatigue', { n: hero.fatigue, most: sheet.mostFatigue ?? 0 })}`),
    span(` ${word('table.coins', { n: hero.coins })}`, 'coin'),
    span(state && ` ${state}`, 'title'),
  ];
  const afflicted = [...afflictions(showing, hero), ...(hero.active ? [word(`potion.${hero.active}`)] : [])];
  const { cards, hands } = view.featCards ?? {};
  // To their own side by name; to the other by type.
  const feats = cards
    ? countedNames((cards[hero.id] ?? []).map(card => word(`feat.${rowId(card)}`)))
    : SKILL_TYPES.flatMap(type => {
        const n = hands?.[hero.id]?.[type] ?? 0;
        return n > 0 ? [word('table.feats.type', { type: word(`skill-type.${type}`), n })] : [];
      });
  const things = [...hero.equipped, ...hero.potions].map(thing => thingWord(showing, thing));
  return [
    head,
    ...(afflicted.length > 0 ? [line(`    ${listed(showing, afflicted, width - 4)}`, 'foe')] : []),
    ...(things.length > 0 ? [line(`    ${listed(showing, countedNames(things), width - 4)}`, 'fact')] : []),
    ...(feats.length > 0 ? [line(`    ${listed(showing, feats, width - 4)}`, 'title')] : []),
  ];
}
const thingWord = ({ word }: Showing<View>, thing: Thing): string =>
  word(isPotion(thing) ? `potion.${thing}` : `item.${rowId(thing)}`);

function monsterLines(showing: Showing<View>): Line[] {
  const { view, word, say, width } = showing;
  if (view.monsters.length === 0) return [];
  const said = ({ id, wounds, tokens }: Monster): string => {
    const monster = say(view.sheets[id]?.name ?? { text: 'name.gone' });
    const lies = afflictions(showing, { tokens });
    return [word('screen.monster', { monster, n: wounds }), ...(lies.length > 0 ? [`[${lies.join(', ')}]`] : [])].join(
      ' ',
    );
  };
  // Each of them is named: who stands on the floor as a letter alone would be told nowhere.
  return flow(
    countedNames(view.monsters.map(said)).map(monster => line(monster, 'foe')),
    width,
    ' · ',
  );
}

/** Cards for the overlord's eyes, their number for all others. */
function overlordLines(showing: Showing<View>): Line[] {
  const { view, word, width } = showing;
  const { hand, deck, cards } = view.overlord;
  const clock = line(word('screen.deck', { hand, deck }), 'fact');
  if (!cards || cards.length === 0) return [clock];
  return [clock, line(listed(showing, countedNames(cards.map(card => word(`card.${rowId(card)}`))), width), 'master')];
}

function attackLines({ view, word, say, width }: Showing<View>): Line[] {
  const attack = view.attacks.at(-1);
  if (!attack || attack.dice.length === 0) return [];
  const { range, damage, left: surges } = standing(attack);
  const figure = say(view.sheets[attack.by]?.name ?? { text: 'name.gone' });
  return wrap(
    word('screen.attack', { figure, shown: totalTold({ range, damage, surges }, attack) }),
    width,
    2,
    'title',
  );
}
