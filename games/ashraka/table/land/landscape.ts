// The five lands as one road, seen from the side at nightfall: behind the lanterns of a campaign. Guide, section 15.

import { landmarks } from './draw.ts';
import { type Ink, inkOf } from './ink.ts';
import { PALETTES } from './palettes.ts';
import { sown } from './site.ts';

const WIDE = 1440;
const HIGH = 392;
/** Where the ground begins. */
const GROUND = 312;

type Stops = readonly (readonly [x: number, colour: string])[];
const SKY: Stops = [
  [0, '#5b6f86'],
  [160, '#76889a'],
  [330, '#5d7a63'],
  [470, '#4f6b4c'],
  [600, '#46646c'],
  [730, '#3f606e'],
  [860, '#8a6a58'],
  [1000, '#b98a55'],
  [1130, '#6d4a58'],
  [1290, '#4a3454'],
  [1440, '#2f2540'],
];
const FAR: Stops = [
  [0, '#6f8478'],
  [200, '#7a8b70'],
  [330, '#55704c'],
  [590, '#4d6a56'],
  [730, '#557c84'],
  [860, '#a2815c'],
  [1000, '#c49457'],
  [1124, '#7d5a62'],
  [1440, '#3f3050'],
];
const NEAR: Stops = [
  [0, '#a7b06c'],
  [240, '#b4b878'],
  [322, '#6d8748'],
  [560, '#5f7d48'],
  [600, '#86a06e'],
  [660, '#8fb0a8'],
  [820, '#8aa88c'],
  [862, '#dcb877'],
  [1000, '#e6bd78'],
  [1110, '#d6a86c'],
  [1140, '#8a7a78'],
  [1440, '#6b5f68'],
];

const gradient = (id: string, stops: Stops): string =>
  `<linearGradient id="${id}">${stops.map(([x, colour]) => `<stop offset="${(x / WIDE).toFixed(3)}" stop-color="${colour}"/>`).join('')}</linearGradient>`;

const filled = (d: string, fill: string, opacity = 1): string =>
  `<path d="${d}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

/** A landmark of the map, where the road passes it. */
const stand = (ink: Ink, place: string, x: number, y: number, size: number): string =>
  ink.at(x, GROUND + y, size, landmarks[place]?.(ink) ?? '');

function sky(): string {
  const chance = sown('stars');
  const stars = Array.from({ length: 90 }, () => {
    const [x, y] = [chance() * WIDE, chance() * 150];
    return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${(0.5 + chance()).toFixed(1)}" fill="#fff3d2" opacity="${(0.25 + chance() * 0.5).toFixed(2)}"/>`;
  });
  return `<rect width="${WIDE}" height="${HIGH}" fill="url(#sky)"/><rect width="${WIDE}" height="${HIGH}" fill="url(#dusk)"/>${stars.join('')}<path d="M700 40a24 24 0 1 0 22 33a19 19 0 0 1 -22 -33z" fill="#fdf6dc" opacity=".9"/>`;
}

function far(forest: Ink, city: Ink): string {
  const chance = sown('far');
  const trees = Array.from({ length: 34 }, () => {
    const x = 330 + chance() * 262;
    const tree =
      chance() < 0.3 ? forest.fir(40, '#3d5a38') : forest.tree(12 + chance() * 4, '#4f6d42', '#36522f', '#6f8a50');
    return forest.at(x, GROUND - 26 + chance() * 14, 0.9 + chance() * 0.5, tree);
  });
  return [
    filled(
      `M0 ${GROUND - 46}Q70 ${GROUND - 78} 150 ${GROUND - 52}T330 ${GROUND - 58}Q400 ${GROUND - 84} 470 ${GROUND - 66}T600 ${GROUND - 40}Q720 ${GROUND - 30} 850 ${GROUND - 38}Q900 ${GROUND - 70} 960 ${GROUND - 46}T1120 ${GROUND - 44}L1180 ${GROUND - 78}L1230 ${GROUND - 50}L1300 ${GROUND - 96}L1380 ${GROUND - 60}L1440 ${GROUND - 76}V${HIGH}H0Z`,
      'url(#far)',
    ),
    ...trees,
    stand(city, 'a5-throne-room', 1292, -10, 1.7),
    city.at(1190, GROUND - 4, 1.05, city.tower(22, 60, { top: 'cone', roof: '#4a3350', lit: true })),
    city.at(1392, GROUND - 4, 1.1, city.tower(24, 66, { top: 'cone', roof: '#4a3350', lit: true })),
  ].join('');
}

const scattered = (ink: Ink, spots: readonly (readonly [x: number, y: number])[], size: number, drawing: string) =>
  spots.map(([x, y]) => ink.at(x, GROUND + y, size, drawing)).join('');

function near([road, forest, marsh, desert, city]: readonly [Ink, Ink, Ink, Ink, Ink]): string {
  const chance = sown('near');
  const wood = Array.from({ length: 15 }, () =>
    forest.at(336 + chance() * 240, GROUND + 44 + chance() * 30, 1.1 + chance() * 0.4, forest.tree(12 + chance() * 4)),
  );
  const roofs = Array.from({ length: 40 }, () => {
    const [x, y] = [1138 + chance() * 300, GROUND + 10 + chance() * 72];
    const roof = chance() < 0.5 ? '#8a5547' : '#5d5763';
    const how = { roof, roofShade: '#3c3742', door: false, lit: chance() < 0.6, chimney: chance() < 0.15 };
    return city.at(
      x,
      y,
      0.95 + chance() * 0.25,
      city.house(22 + chance() * 8, 13 + chance() * 6, 11 + chance() * 4, how),
    );
  });
  const waves = [
    [640, 20],
    [700, 34],
    [760, 24],
    [800, 44],
    [660, 52],
    [730, 60],
  ].map(([x = 0, y = 0]) => marsh.line(`M${x} ${GROUND + y}q8 -5 16 0t16 0`, 1.6, '#cfe4e4', 0.8));
  return [
    filled(
      `M0 ${GROUND - 14}Q90 ${GROUND - 30} 180 ${GROUND - 12}T330 ${GROUND - 14}Q430 ${GROUND - 26} 520 ${GROUND - 10}T600 ${GROUND - 6}Q740 ${GROUND + 4} 850 ${GROUND - 6}Q930 ${GROUND - 34} 1010 ${GROUND - 12}T1124 ${GROUND - 8}L1440 ${GROUND - 10}V${HIGH}H0Z`,
      'url(#near)',
    ),
    filled(`M612 ${GROUND + 8}Q700 ${GROUND - 2} 780 ${GROUND + 8}T850 ${GROUND + 14}V${HIGH}H596Z`, '#6f9aa2', 0.9),
    ...waves,
    filled(
      `M-10 ${GROUND + 46}C80 ${GROUND + 20} 150 ${GROUND + 66} 230 ${GROUND + 50}S330 ${GROUND + 90} 360 ${HIGH + 10}H250C240 ${GROUND + 74} 180 ${GROUND + 84} 120 ${GROUND + 70}S20 ${GROUND + 66} -10 ${GROUND + 74}Z`,
      '#8fb9bd',
    ),
    stand(road, 'a1-south-gate', 62, 6, 1.15),
    stand(road, 'a1-old-mill', 150, 2, 1.2),
    stand(road, 'a1-guarded-bridge', 228, 40, 1.15),
    scattered(
      road,
      [
        [16, 30],
        [104, 26],
        [282, 18],
        [318, 22],
        [268, 8],
        [36, 64],
      ],
      1.1,
      road.fir(40),
    ),
    stand(forest, 'a2-nest-village', 392, 16, 1.2),
    stand(forest, 'a2-stone-circle', 470, 18, 1.2),
    stand(forest, 'a2-great-oak', 548, 24, 1.35),
    ...wood,
    stand(marsh, 'a3-witch-hut', 650, 18, 1.2),
    stand(marsh, 'a3-bell-tower', 742, 30, 1.3),
    stand(marsh, 'a3-heron-nest', 816, 16, 1.15),
    scattered(
      marsh,
      [
        [612, 34],
        [690, 66],
        [782, 62],
        [840, 54],
        [628, 74],
      ],
      1.5,
      marsh.reeds(6, 18),
    ),
    filled(`M856 ${GROUND + 26}Q930 ${GROUND - 4} 1000 ${GROUND + 22}T1130 ${GROUND + 20}V${HIGH}H846Z`, '#e3b56f'),
    filled(`M850 ${GROUND + 62}Q940 ${GROUND + 36} 1020 ${GROUND + 60}T1130 ${GROUND + 58}V${HIGH}H840Z`, '#d9a55e'),
    stand(desert, 'a4-oasis', 900, 20, 1.15),
    stand(desert, 'a4-sphinx', 1046, 12, 1.3),
    stand(desert, 'a4-buried-caravan', 1104, 44, 1),
    ...roofs,
    stand(city, 'a5-clock-tower', 1184, 34, 1.15),
    stand(city, 'a5-great-gate', 1250, 40, 1.1),
  ].join('');
}

/** SVG of its own, 1440 by 392. */
export function drawLandscape(): string {
  const inks = [1, 2, 3, 4, 5].map(n => inkOf(PALETTES[n as 1])) as unknown as readonly [Ink, Ink, Ink, Ink, Ink];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${HIGH}" viewBox="0 0 ${WIDE} ${HIGH}"><defs>`,
    gradient('sky', SKY),
    gradient('far', FAR),
    gradient('near', NEAR),
    '<linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0d0a12" stop-opacity=".78"/><stop offset=".45" stop-color="#0d0a12" stop-opacity=".34"/><stop offset=".82" stop-color="#ffdca0" stop-opacity=".26"/><stop offset="1" stop-color="#ffdca0" stop-opacity=".1"/></linearGradient></defs>',
    sky(),
    far(inks[1], inks[4]),
    near(inks),
    '</svg>',
  ].join('');
}
