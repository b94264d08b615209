// A whole land as one picture: ground, landmarks from far to near, a wobble of the pen, a tint of paper over it so that places stand out.
// And the same as a sketch, for where it is small: fewer trees, a steady pen, with its paths and places.

import { idOf, node, type Place, type Point } from '@veillee/pieces/geometry';
import { boards } from '../../content/boards.ts';
import type { AdventureNumber, Half } from '../../content/vocabulary.ts';
import { PLACES } from '../kinds.ts';
import { frameOf, isDouble, layoutOf, SEAM, sizeOf } from '../map/lay.ts';
import { citadel, city } from './ground-city.ts';
import { desert } from './ground-desert.ts';
import { forest } from './ground-forest.ts';
import { marshes, mist } from './ground-marshes.ts';
import { road } from './ground-road.ts';
import type { Landmarks } from './ink.ts';
import { landmarks as inCity } from './landmarks-city.ts';
import { landmarks as inDesert } from './landmarks-desert.ts';
import { landmarks as inForest } from './landmarks-forest.ts';
import { landmarks as inMarshes } from './landmarks-marshes.ts';
import { landmarks as onRoad } from './landmarks-road.ts';
import { PALETTES } from './palettes.ts';
import { type Site, siteOf } from './site.ts';

type Ground = (site: Site) => string;

const GROUNDS: { readonly [adventure in AdventureNumber]: { readonly [half in Half]: Ground } } = {
  1: { A: road, B: road },
  2: { A: forest, B: forest },
  3: { A: marshes, B: marshes },
  4: { A: desert, B: desert },
  5: { A: city, B: citadel },
};

export const landmarks: Landmarks = { ...onRoad, ...inForest, ...inMarshes, ...inDesert, ...inCity };

/** Landmarks stand a little larger than their discs, and above them. */
const LARGER = 1.34;
const ABOVE = 11;
const TINT = 0.2;

const wobble = (id: string, seed: number): string =>
  `<filter id="wobble${id}" x="-2%" y="-2%" width="104%" height="104%"><feTurbulence type="fractalNoise" baseFrequency=".045" numOctaves="2" seed="${seed}"/><feDisplacementMap in="SourceGraphic" scale="2.6"/></filter>`;

function half(adventure: AdventureNumber, which: Half, isSketch: boolean): string {
  const site = isSketch ? thinned(siteOf(adventure, which)) : siteOf(adventure, which);
  const { frame, places, ink, id } = site;
  const standing = [...places]
    .sort((a, b) => a.y - b.y)
    .map(({ id: place, x, y }) => {
      const draw = landmarks[idOf(place as Place)];
      return draw ? ink.at(x, y - ABOVE, LARGER, draw(ink)) : '';
    });
  const { left, top, width, height } = frame;
  const box = `x="${left}" y="${top}" width="${width}" height="${height}"`;
  return `<defs>${isSketch ? '' : wobble(id, adventure)}<clipPath id="edge${id}"><rect ${box}/></clipPath></defs><g clip-path="url(#edge${id})"><g${isSketch ? '' : ` filter="url(#wobble${id})"`}>${GROUNDS[adventure][which](site)}${standing.join('')}${adventure === 3 ? mist(site) : ''}</g><rect ${box} fill="${PALETTES[adventure].paper}" opacity="${TINT}"/></g>`;
}

/** One of four things that stand about. */
const thinned = (site: Site): Site => ({
  ...site,
  scatter: (tries, apart, suits) => site.scatter(Math.round(tries / 3), apart * 2.2, suits),
});

function land(adventure: AdventureNumber, isSketch: boolean, over = ''): string {
  const { width, height } = sizeOf(adventure);
  const a = frameOf(adventure, 'A');
  const seam = isDouble(adventure)
    ? `${half(adventure, 'B', isSketch)}<rect x="${a.width}" width="${SEAM}" height="${height}" fill="#2a1d13"/><path d="M${a.width + SEAM / 2} 0V${height}" stroke="#0008" stroke-width="2"/>`
    : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${half(adventure, 'A', isSketch)}${seam}${over}</svg>`;
}

/** SVG of its own, in the map's units. */
export const drawLand = (adventure: AdventureNumber): string => land(adventure, false);

/** The map in small: the sketch with its paths and places. */
export function drawSmall(adventure: AdventureNumber): string {
  const { at, pieces } = layoutOf(adventure);
  const lines = pieces.flatMap(({ from, to, path: { kind } }) => {
    const [a, b] = [at.get(from), to && at.get(to)];
    return a && b && kind !== 'storm'
      ? [{ kind, d: `M${a.x.toFixed(0)} ${a.y.toFixed(0)}L${b.x.toFixed(0)} ${b.y.toFixed(0)}` }]
      : [];
  });
  const all = (kind: string): string =>
    lines
      .filter(line => line.kind === kind)
      .map(({ d }) => d)
      .join('');
  const stroke = (d: string, colour: string, width: number, dashes = ''): string =>
    d &&
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"${dashes && ` stroke-dasharray="${dashes}"`}/>`;
  const { paper } = PALETTES[adventure];
  const discs = boards[adventure].places.map(({ id, kind }) => {
    const { x, y } = at.get(node(id)) as Point;
    return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="24" fill="${PLACES[kind].colour}" stroke="#fff2da" stroke-width="6"/>`;
  });
  const ways = [
    stroke(lines.map(({ d }) => d).join(''), paper, 15),
    stroke(all('green'), '#4b3520', 7),
    stroke(all('dangerous'), '#a82a26', 8, '1 15'),
    stroke(all('waterway'), '#2f5f94', 7, '16 14'),
  ];
  return land(adventure, true, [...ways, ...discs].join(''));
}
