// The set-up screen: what a quest comes to, a picture of its floor, and with what a first game begins.

import type { OptionSpec, Options, Setting, Text } from '@veillee/kernel';
import { kept } from '@veillee/pieces/geometry';
import type { SetupContent, TableModule } from '@veillee/web/kit';
import { parOf } from '../content/legend/economy.ts';
import { FULL, switches } from '../content/legend/variants.ts';
import { floors } from '../content/quests/floors.ts';
import type { QuestId } from '../content/quests/vocabulary.ts';
import { questRow } from '../content/quests.ts';
import { variantName } from '../rules/legend/names.ts';
import { lengthOf, variantsOf } from '../rules/legend/terms.ts';
import {
  boxesOf,
  cardsATurn,
  DUNGEON_ROUNDS,
  heroCount,
  isCampaign,
  isDungeon,
  metalOf,
  startingConquest,
} from '../rules/options.ts';
import { termsOf } from '../rules/setup/terms.ts';
import type { View } from '../rules/view.ts';
import { type Cell, disc, shape, straightOutline, stroke } from './drawn/shapes.ts';
import { FIRST_QUEST } from './first-game.ts';
import { hourglass, knapsack, laurels, scrollUnfurled, walkingBoot } from './glyphs.ts';
import { terrinoth } from './legend/picture.ts';

const ONE_EACH = 4;

/** Few at the table run a full party between them; from three hero players on, each has one hero (DES-3.5). */
export const seatedOptions: TableModule['seatedOptions'] = seats => ({
  heroes: seats.length < ONE_EACH ? '4' : 'each',
});

export const choiceText = ({ id }: OptionSpec, choice: string): string =>
  id === 'quest' ? `quest.${choice}` : `setup.${id}.${choice}`;

/** Beside the rule on which a quest has terms of its own: how many cards, and which figures (R96, R97). */
export const ruleNotes = (view: View): { readonly [rule: string]: Text } =>
  view.delve ? {} : { 'DES-11.6': termsOf(view) };

export function setupContents(options: Options, seats: number): readonly SetupContent[] {
  const heroes = {
    title: { text: 'side.heroes' },
    items: [{ text: 'table.setup.heroes', with: { n: heroCount({ seats, options }), people: seats - 1 } }],
    glyph: walkingBoot,
  };
  const boxes = boxesOf({ seats, options }).filter(box => box !== 'base');
  const besides =
    boxes.length > 0
      ? [{ title: { text: 'table.setup.boxes' }, items: boxes.map(box => ({ text: `setup.${box}` })), glyph: knapsack }]
      : [];
  if (isDungeon({ seats, options })) return [...besides, ...dungeonContents({ seats, options }, heroes)];
  if (isCampaign({ seats, options })) return [...besides, ...campaignContents({ seats, options }, heroes)];
  const quest = (options.quest ?? FIRST_QUEST) as QuestId;
  const { rounds } = questRow(quest);
  const [least, most] = rounds;
  const setting = { seats, options: { ...options, quest } };
  return [
    ...besides,
    {
      title: { text: 'table.setup.time' },
      items: [{ text: 'table.setup.rounds', with: { least, most } }],
      glyph: hourglass,
    },
    heroes,
    {
      title: { text: 'table.setup.pool' },
      items: [{ text: 'table.conquest', with: { n: startingConquest(setting) } }, drawing(cardsATurn(setting))],
      glyph: laurels,
    },
  ];
}

/** Of a dungeon: how long it is, and what wins it (LEG-21.21). */
function dungeonContents(setting: Setting, heroes: SetupContent): readonly SetupContent[] {
  const [least, most] = DUNGEON_ROUNDS;
  return [
    {
      title: { text: 'table.setup.time' },
      items: [
        { text: 'dungeon.setup.levels', with: { n: FULL.levels.dungeon, least, most } },
        { text: 'dungeon.setup.pause' },
      ],
      glyph: hourglass,
    },
    heroes,
    {
      title: { text: 'dungeon.setup.win' },
      items: [margin(parOf(metalOf(setting))), drawing(cardsATurn(setting))],
      glyph: laurels,
    },
  ];
}

/** Of a campaign: how many evenings it is, what wins it, and which variants are in force (LEG-1.16 to LEG-1.19, LEG-21). */
function campaignContents(setting: Setting, heroes: SetupContent): readonly SetupContent[] {
  const inForce = switches.map(({ id }) => id).filter(id => variantsOf(setting).includes(id));
  return [
    {
      title: { text: 'table.setup.time' },
      items: [{ text: `campaign.setup.${lengthOf(setting)}` }, { text: 'dungeon.setup.pause' }],
      glyph: hourglass,
    },
    heroes,
    {
      title: { text: 'dungeon.setup.win' },
      items: [{ text: 'campaign.setup.win' }],
      glyph: laurels,
    },
    {
      title: { text: 'setup.preset' },
      items: inForce.length > 0 ? inForce.map(variantName) : [{ text: 'campaign.setup.none' }],
      glyph: scrollUnfurled,
    },
  ];
}

/** By how much heroes must be ahead, or how far they may be behind (LEG-21.21). */
const margin = (par: number): Text => ({
  text: 'dungeon.setup.par',
  with: { n: Math.abs(par), led: par < 0 ? 'behind' : 'ahead' },
});

/** How many cards the overlord has in a turn; of a half, one more in every other round (R97). */
const drawing = (draws: number): Text =>
  Number.isInteger(draws)
    ? { text: 'table.setup.draws', with: { n: draws } }
    : { text: 'table.setup.drawsInTurn', with: { least: Math.floor(draws), most: Math.ceil(draws) } };

// ---- pictures ----

const UNIT = 100;
/** Areas from the first on, each darker than the one before: nobody has been there. */
const STONE = [
  '#d8b27a',
  '#8a7152',
  '#715b42',
  '#5f4c38',
  '#514130',
  '#46382a',
  '#3d3125',
  '#362c21',
  '#30271e',
  '#2b231b',
];
const ROCK = '#150e09';
const WIDE = 1.72;

interface Floor {
  readonly areas: ReadonlyMap<string, readonly Cell[]>;
  readonly start: Cell;
}

/** The glyph stands on a space of the area around it. */
function read(rows: readonly string[]): Floor {
  const areas = new Map<string, Cell[]>();
  let start: Cell = [0, 0];
  for (const [y, row] of rows.entries())
    for (const [x, sign] of [...row].entries()) {
      if (sign === '#') continue;
      if (sign === '@') start = [x, y];
      const area = sign === '@' ? (row.slice(x + 1).match(/\d/)?.[0] ?? '0') : sign;
      areas.set(area, [...(areas.get(area) ?? []), [x, y]]);
    }
  return { areas, start };
}

/** The whole floor in its rock, the start in the light. */
function draw(rows: readonly string[], over: (at: (cell: Cell) => Cell) => string = () => ''): string {
  const { areas, start } = read(rows);
  const cells = [...areas.values()].flat();
  const [xs, ys] = [cells.map(([x]) => x), cells.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - 1, Math.min(...ys) - 1];
  const [w, h] = [Math.max(...xs) + 2 - left, Math.max(...ys) + 2 - top];
  const [width, height] = w / h < WIDE ? [h * WIDE, h] : [w, w / WIDE];
  const [x, y] = [left - (width - w) / 2, top - (height - h) / 2];
  const slabs = cells.map(([cx, cy]) => `M${cx * UNIT} ${cy * UNIT}h${UNIT}v${UNIT}`).join('');
  const stones = [...areas].map(([area, spaces]) =>
    shape(straightOutline(spaces, 3), STONE[Number(area)] ?? ROCK, { line: '#0a0604', width: 16 }),
  );
  const [gx, gy] = [(start[0] + 0.5) * UNIT, (start[1] + 0.5) * UNIT];
  const glow = `<radialGradient id="g" gradientUnits="userSpaceOnUse" cx="${gx}" cy="${gy}" r="1500"><stop offset="0" stop-color="#ffd58a" stop-opacity=".6"/><stop offset="1" stop-color="#ffd58a" stop-opacity="0"/></radialGradient>`;
  const box = [x, y, width, height].map(n => (n * UNIT).toFixed(0));
  const rect = (fill: string): string =>
    `<rect x="${box[0]}" y="${box[1]}" width="${box[2]}" height="${box[3]}" rx="90" fill="${fill}"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}">${glow}${rect(ROCK)}`,
    stroke(straightOutline(cells, 0), '#3a2a1c', 90),
    ...stones,
    stroke(slabs, '#120b06', 5, { opacity: 0.35 }),
    rect('url(#g)'),
    disc(gx, gy, 78, '#1f5560', { line: '#a6ecf0', width: 22 }),
    disc(gx, gy, 30, '#d7fbff', { width: 0 }),
    over(([cx, cy]) => [(cx + 0.5) * UNIT, (cy + 0.5) * UNIT]),
    '</svg>',
  ].join('');
}

const pictureOf = kept((quest: QuestId) => draw(floors[quest]), 16);

/** Three levels of no dungeon in particular, each further from the light: nobody has seen those that will be drawn (LEG-8.4). */
const DEPTHS = [
  '######################################',
  '##0000################################',
  '##00000000##0000######################',
  '##0@000000000000######################',
  '##000000##0##000######################',
  '############0#000#####################',
  '############00000#3333################',
  '##################333333##333#########',
  '###################3333333333#########',
  '##################333333##333#########',
  '##################33#######33#########',
  '##################333######3333#######',
  '###########################3333#666###',
  '#####################6666#######6666##',
  '#####################66666666666666###',
  '#####################6666##66###6666##',
  '###########################66##66666##',
  '###########################66666666###',
  '###############################666####',
  '######################################',
];
/** Where each level is left, and where whoever leaves it arrives. */
const WAYS: readonly (readonly [from: Cell, to?: Cell])[] = [
  [
    [15, 5],
    [19, 7],
  ],
  [
    [29, 11],
    [23, 14],
  ],
  [[33, 16]],
];
const PORTAL = '#4aa3e0';

const dungeon = kept(() => {
  const portal = ([x, y]: Cell): string =>
    disc(x, y, 96, '#0c1420', { line: PORTAL, width: 30 }) + disc(x, y, 34, '#cfeaff', { width: 0 });
  return draw(DEPTHS, at =>
    WAYS.map(([from, to]) => {
      const [[x, y], end] = [at(from), to && at(to)];
      const way = end ? stroke(`M${x} ${y}L${end[0]} ${end[1]}`, PORTAL, 26, { dashes: '10 60', opacity: 0.9 }) : '';
      return way + portal([x, y]) + (end ? disc(end[0], end[1], 50, PORTAL, { line: '#cfeaff', width: 14 }) : '');
    }).join(''),
  );
}, 1);

/** What each kind of play looks like. */
const PLAYS: { readonly [play: string]: () => string } = {
  quest: () => pictureOf(FIRST_QUEST),
  dungeon: () => dungeon('dungeon'),
  campaign: terrinoth,
};

/** DES-3.25: the floor lies before everybody when a quest begins, and so it may be looked at before. */
export function choicePicture({ id }: OptionSpec, choice: string): string | undefined {
  if (id === 'play') return PLAYS[choice]?.();
  return id === 'quest' ? pictureOf(choice as QuestId) : undefined;
}
