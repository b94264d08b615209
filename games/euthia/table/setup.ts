// The set-up screen: what a scenario contains, a picture of its first tiles, and with what a first game begins.

import type { OptionSpec, Options } from '@veillee/kernel';
import { axialOf, hex } from '@veillee/pieces/geometry';
import type { SetupContent } from '@veillee/web/kit';
import { hexesOf } from '../content/lattice.ts';
import type { ScenarioId } from '../content/scenarios/vocabulary.ts';
import { counted, scenarioRow } from '../content/scenarios.ts';
import { territory, territoryRow } from '../content/territory.ts';
import type { TileId } from '../content/vocabulary.ts';
import { hasModule } from '../rules/options.ts';
import { dragonHead, flyingFlag, griffinSymbol, hexes as hexesGlyph, hourglass, twoCoins } from './glyphs.ts';
import { centreFace, faceOf } from './land.ts';

const MODULES = ['elites', 'griffin'] as const;

const scenarioIn = ({ scenario }: Options): ScenarioId => (scenario ?? 'the-hunt') as ScenarioId;

export function setupContents(options: Options, seats: number): readonly SetupContent[] {
  const { rounds, rivalRounds, chapters, foes, modes, campaign } = scenarioRow(scenarioIn(options));
  const modules = MODULES.filter(id => hasModule({ options }, id));
  return [
    {
      title: { text: 'table.setup.time' },
      items: [
        { text: 'table.setup.rounds', with: { n: counted(rounds, seats) } },
        ...(rivalRounds === undefined ? [] : [{ text: 'table.setup.rivalRounds', with: { n: rivalRounds } }]),
      ],
      glyph: hourglass,
    },
    {
      title: { text: 'table.setup.land' },
      items: [
        { text: 'table.setup.chapters', with: { first: chapters[0] ?? 1, last: chapters.at(-1) ?? 1 } },
        ...(campaign ? [{ text: `campaign.${campaign.cycle}` }] : []),
      ],
      glyph: hexesGlyph,
    },
    ...(modules.length > 0
      ? [
          {
            title: { text: 'table.setup.modules' },
            items: modules.map(id => ({ text: `setup.${id}` })),
            glyph: griffinSymbol,
          },
        ]
      : []),
    ...(foes.length > 0
      ? [{ title: { text: 'table.setup.foes' }, items: foes.map(foe => ({ text: `foe.${foe}` })), glyph: dragonHead }]
      : []),
    ...lateStart(options),
    {
      title: { text: 'table.setup.modes' },
      items: modes.map(mode => ({ text: `mode.${mode}` })),
      glyph: flyingFlag,
    },
  ];
}

/** Among rivals: what whoever plays later begins with. */
function lateStart(options: Options): SetupContent[] {
  const { rules } = scenarioRow(scenarioIn(options));
  const given = rules.find(({ who }) => who === 'later')?.do ?? [];
  if (options.mode === 'cooperative' || options.lateStart === false || given.length === 0) return [];
  const items = given.flatMap(op => {
    if (op.op !== 'gold' && op.op !== 'reputation') return [];
    return { text: `table.setup.late.${op.op}`, with: { n: op.n } };
  });
  return [{ title: { text: 'table.setup.late' }, items, glyph: twoCoins }];
}

/** What somebody who has never played begins with. */
export const firstGame: Options = { scenario: 'the-hunt' };

/** EUT-1.8: whoever plays together has open hands. */
export const isOpen = ({ mode }: Options): boolean => mode === 'cooperative';

/** What is left to the scenario says what the scenario has. */
export function choiceText({ id }: OptionSpec, choice: string, options: Options): string {
  if (id === 'scenario' || id === 'mode') return `${id}.${choice}`;
  const module = MODULES.find(one => one === id);
  if (!module || choice !== 'scenario') return `setup.${id}.${choice}`;
  const written = hasModule({ options: { ...options, [id]: choice } }, module) ? 'with' : 'without';
  return `setup.${id}.scenario.${written}`;
}

export const choiceStars = ({ id }: OptionSpec, choice: string): number | undefined =>
  id === 'scenario' ? Math.ceil((scenarioRow(choice as ScenarioId).difficulty * 3) / 5) : undefined;

// ---- pictures ----

const RADIUS = 60;
const ROOT3 = Math.sqrt(3);
const CORNERS = [0, 1, 2, 3, 4, 5]
  .map(i => (Math.PI / 3) * i - Math.PI / 2)
  .map(angle => `${(RADIUS * Math.cos(angle)).toFixed(1)} ${(RADIUS * Math.sin(angle)).toFixed(1)}`)
  .join('L');

/** Tiles around the first that tell what the scenario is about: its own, then others of its Chapters. */
function tilesOf(id: ScenarioId): readonly (readonly [q: number, r: number, tile: TileId])[] {
  const row = scenarioRow(id);
  const around: readonly (readonly [number, number])[] = [
    [2, -1],
    [-2, 1],
    [1, 1],
    [-1, -1],
    [1, -2],
    [-1, 2],
  ];
  const laid = row.layout.map(({ q, r, tile }) => [q, r, tile] as const);
  const colours = Object.keys(row.colours ?? {});
  const own = territory.filter(
    tile => (tile.colour && colours.includes(tile.colour)) || row.scenarioTiles?.includes(tile.id),
  );
  const others = [...(row.include ?? []).map(territoryRow), ...territory].filter(
    tile => row.chapters.includes(tile.chapter) && (tile.class === 'fixed' || tile.class === 'other'),
  );
  const pool = [...new Set([...own.slice(0, 3), ...others])].filter(tile => !laid.some(([, , one]) => one === tile.id));
  const free = around.filter(([q, r]) => !laid.some(([x, y]) => x === q && y === r));
  return [...laid, ...free.map(([q, r], n) => [q, r, (pool[n] ?? territoryRow('ch1-fixed-1')).id] as const)];
}

function draw(id: ScenarioId): string {
  const parts = tilesOf(id).map(([q, r, tile]) => {
    const row = territoryRow(tile);
    const spots = hexesOf(hex(q, r)).map(axialOf);
    const at = ({ q: x, r: y }: { q: number; r: number }): string =>
      `translate(${(RADIUS * ROOT3 * (x + y / 2)).toFixed(1)} ${(RADIUS * 1.5 * y).toFixed(1)})`;
    const faces = spots.map(
      (spot, n) =>
        `<g transform="${at(spot)}"><g clip-path="url(#h)">${faceOf(row, row.spaces[n] ?? { kind: 'wild' }, n)}</g><path d="M${CORNERS}Z" fill="none" stroke="#1d130b" stroke-opacity=".5" stroke-width="2"/></g>`,
    );
    const x = (RADIUS * ROOT3 * (q + r / 2) + (RADIUS * ROOT3) / 2).toFixed(1);
    const y = (RADIUS * 1.5 * r + RADIUS / 2).toFixed(1);
    const centre = row.centre ? `<g transform="translate(${x} ${y})">${centreFace(row.centre)}</g>` : '';
    return { faces: faces.join(''), centre };
  });
  const clip = `<clipPath id="h"><path d="M${CORNERS}Z"/></clipPath>`;
  const drawn = parts.map(({ faces }) => faces).join('') + parts.map(({ centre }) => centre).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-190 -110 480 280">${clip}<rect x="-190" y="-110" width="480" height="280" fill="#4a3220"/>${drawn}</svg>`;
}

const pictures = new Map<string, string>();

/** The first tiles of a scenario, as they might lie. */
export function choicePicture({ id }: OptionSpec, choice: string): string | undefined {
  if (id !== 'scenario') return undefined;
  const known = pictures.get(choice) ?? draw(choice as ScenarioId);
  pictures.set(choice, known);
  return known;
}
