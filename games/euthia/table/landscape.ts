// The land behind the lanterns of the Recall: hexes at dusk, from the winds and waters of the first episode over the fires of the
// second to the Rifts of the third.

import type { TableModule } from '@veillee/web/kit';
import { scenarios } from '../content/scenarios.ts';
import { area, disc, moved, type Uneven, unevenBy } from './land/brush.ts';
import { chapel } from './land/chapel.ts';
import { cave, fire, lake, mountain, stone, wave, wild, wind } from './land/nature.ts';
import { faerRift } from './land/places.ts';

const WIDE = 1440;
const HIGH = 392;
const R = 60;
const STEP = R * Math.sqrt(3);
const CORNERS = [0, 1, 2, 3, 4, 5]
  .map(i => (Math.PI / 3) * i - Math.PI / 2)
  .map(angle => `${(R * Math.cos(angle)).toFixed(1)} ${(R * Math.sin(angle)).toFixed(1)}`);
const HEX = `M${CORNERS.join('L')}Z`;

type Face = (uneven: Uneven) => string;
const wilds =
  (chapter: 1 | 2 | 3 | 4 | 5): Face =>
  uneven =>
    wild(chapter, uneven);

/** The hexes of a row from the left, a third of them to each episode. */
const ROWS: readonly (readonly Face[])[] = [
  [wilds(1), wind, wilds(1), lake, wave, wilds(2), mountain, stone, wilds(3), fire, cave, wilds(4), faerRift, wilds(5)],
  [
    lake,
    wilds(1),
    wave,
    wilds(1),
    wind,
    wilds(2),
    stone,
    fire,
    mountain,
    wilds(3),
    wilds(4),
    faerRift,
    cave,
    wilds(5),
    wilds(5),
  ],
];

function hexRow(faces: readonly Face[], row: number): string {
  const left = row % 2 === 0 ? STEP / 2 : 0;
  return faces
    .map((face, n) => {
      const at = `translate(${(left + n * STEP).toFixed(1)} ${(HIGH - 92 + row * R * 1.5).toFixed(1)})`;
      const drawn = face(unevenBy(`recall ${row} ${n}`));
      return `<g transform="${at}"><path d="${HEX}" fill="#241a12" transform="translate(0 7)"/><g clip-path="url(#hex)">${drawn}</g><path d="${HEX}" fill="none" stroke="#1d130b" stroke-opacity=".6" stroke-width="2.5"/></g>`;
    })
    .join('');
}

const SKY =
  '<linearGradient id="sky" x2="0" y2="1"><stop stop-color="#141326"/><stop offset=".55" stop-color="#3a2740"/><stop offset=".8" stop-color="#7c4634"/></linearGradient>' +
  '<linearGradient id="dusk" x2="0" y2="1"><stop stop-color="#1a1324" stop-opacity="0"/><stop offset=".3" stop-color="#1a1324" stop-opacity=".55"/><stop offset="1" stop-color="#1a1324" stop-opacity=".1"/></linearGradient>' +
  `<clipPath id="hex"><path d="${HEX}"/></clipPath>`;

const stars = (): string => {
  const uneven = unevenBy('stars');
  return Array.from({ length: 46 }, () => disc(uneven() * WIDE, uneven() * 150, 0.7 + uneven() * 1.1, '#fff3d2')).join(
    '',
  );
};

const MOON = area('M1248 46A30 30 0 1 1 1212 92A27 27 0 0 0 1248 46Z', '#f3e3bd');

const HILLS =
  area(
    `M0 262L130 190L236 246L380 168L520 250L640 204L770 258L930 150L1080 246L1210 176L1330 240L1440 196V${HIGH}H0Z`,
    '#2a1f33',
  ) + area(`M0 292Q180 232 360 276T720 268T1080 280T1440 254V${HIGH}H0Z`, '#1f1826');

export function drawLandscape(): string {
  const land = ROWS.map(hexRow).join('');
  const shade = `<rect y="${HIGH - 160}" width="${WIDE}" height="160" fill="url(#dusk)"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDE} ${HIGH}"><defs>${SKY}</defs><rect width="${WIDE}" height="${HIGH}" fill="url(#sky)"/>${stars()}${MOON}${HILLS}${land}${moved(52, HIGH - 92, 0.62, chapel())}${shade}</svg>`;
}

export const landscape: TableModule['landscape'] = {
  chapters: scenarios.filter(({ campaign }) => campaign).length,
  picture: drawLandscape,
};
