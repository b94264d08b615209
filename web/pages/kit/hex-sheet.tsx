// A country of hexes for samples: tiles of three, powers that hold their neighbours, places that would appear.

import { type Hex, hex } from '@veillee/pieces/geometry';
import { useCallback, useMemo, useState } from 'react';
import * as glyphs from '../../kit/glyphs.ts';
import { HexMap, type HexPlace, type MapFigure, type MapOverlay } from '../../kit/map/index.ts';
import { MapSheet, pricedWays, useSample } from './demo-table.tsx';
import { type Face, Flag, HexFace, Level } from './hex-faces.tsx';

/** Tiles by the first of their three hexes, which lie at it, right of it and below it. */
const TILES: readonly (readonly [number, number, Face, Face, Face])[] = [
  [0, 0, 'wilds', 'lake', 'wood'],
  [2, -1, 'peaks', 'chest', 'wilds'],
  [1, 1, 'cave', 'wilds', 'gate'],
  [-1, 2, 'wood', 'peaks', 'wilds'],
  [3, 0, 'wilds', 'fire', 'peaks'],
  [4, -2, 'wood', 'wilds', 'lake'],
  [-2, 1, 'lake', 'wilds', 'chest'],
  [0, 3, 'wilds', 'wood', 'cave'],
  [2, 2, 'lake', 'wilds', 'peaks'],
  [-3, 3, 'peaks', 'wood', 'wilds'],
  [5, -1, 'cave', 'wilds', 'wood'],
  [1, -2, 'lake', 'wood', 'wilds'],
];
const OFFSETS = [
  [0, 0],
  [1, 0],
  [0, 1],
] as const;
const AROUND = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;
const idOf = hex;
type Sample = ReturnType<typeof useSample>;

const land: ReadonlyMap<
  string,
  { readonly id: Hex; readonly q: number; readonly r: number; readonly face: Face; readonly tile: string }
> = new Map(
  TILES.flatMap(([q, r, ...faces], tile) =>
    OFFSETS.map(([dq, dr], i) => {
      const face = faces[i] ?? 'wilds';
      return [
        idOf(q + dq, r + dr),
        { id: idOf(q + dq, r + dr), q: q + dq, r: r + dr, face, tile: `tile-${tile}` },
      ] as const;
    }),
  ),
);
/** Where nothing lies yet, beside what does. */
const beyond: ReadonlyMap<string, Hex> = new Map(
  [...land.values()].flatMap(({ q, r }) =>
    AROUND.map(([dq, dr]) => [idOf(q + dq, r + dr), idOf(q + dq, r + dr)] as const).filter(([id]) => !land.has(id)),
  ),
);
const HERO = 'hero:dral';
const MOVES = 2;

const faceName = (face: Face, sample: Sample): string =>
  ({
    wilds: sample('Wilds', 'Terres sauvages'),
    wood: sample('Wood', 'Bois'),
    lake: sample('Lake', 'Lac'),
    peaks: sample('Peaks', 'Cimes'),
    cave: sample('Cave', 'Grotte'),
    fire: sample('Fire', 'Feu'),
    chest: sample('Treasure', 'Trésor'),
    gate: sample('Gate', 'Portail'),
  })[face];

function reach(from: string): ReadonlyMap<string, readonly string[]> {
  const ways = new Map<string, readonly string[]>([[from, [from]]]);
  for (const [at, way] of ways) {
    const spot = land.get(at);
    if (!spot || way.length > MOVES) continue;
    for (const [dq, dr] of AROUND) {
      const to = idOf(spot.q + dq, spot.r + dr);
      if ((land.has(to) || (beyond.has(to) && way.length === MOVES)) && !ways.has(to)) ways.set(to, [...way, to]);
    }
  }
  return ways;
}

export default function HexSheet() {
  const sample = useSample();
  const [at, setAt] = useState<string>(idOf(1, 1));
  const [way, setWay] = useState<readonly string[]>([]);
  const ways = useMemo(() => reach(at), [at]);
  const lit = useMemo(() => [...ways.keys()].filter(id => id !== at), [ways, at]);
  const onTouch = useCallback(
    (place: string): void => {
      if (!land.has(place)) return;
      setWay(ways.get(place) ?? []);
      setAt(place);
    },
    [ways],
  );
  const places = useMemo((): readonly HexPlace[] => {
    const known = [...land.values()].map(
      ({ id, face, tile }, i): HexPlace => ({
        id,
        tile,
        name: faceName(face, sample),
        word: faceName(face, sample),
        face: <HexFace face={face} seed={i} />,
        marks:
          face === 'cave' ? (
            <Level of={2} />
          ) : face === 'chest' ? (
            <Level of={1} />
          ) : face === 'gate' ? (
            <Flag colour="#2f6f73" />
          ) : undefined,
      }),
    );
    const rest = [...beyond.values()].map(
      (id): HexPlace => ({ id, name: sample('Unknown', 'Inconnu'), veil: 'unknown' }),
    );
    return [...rest, ...known];
  }, [sample]);
  const figures = useMemo(
    (): readonly MapFigure[] => [
      {
        id: HERO,
        name: 'Dral',
        at,
        way,
        kind: 'hero',
        glyph: glyphs.visoredHelm,
        colour: '#2f62a8',
        state: 'acting',
        health: 6,
      },
      {
        id: 'hero:taesiri',
        name: 'Taesiri',
        at: idOf(0, 3),
        kind: 'hero',
        glyph: glyphs.hood,
        colour: '#6d4394',
        health: 4,
      },
    ],
    [at, way],
  );
  const field = (q: number, r: number): readonly string[] =>
    [[0, 0] as const, ...AROUND].map(([dq, dr]) => idOf(q + dq, r + dr)).filter(id => land.has(id));
  const points = (n: number): string => sample(`${n} movement`, `${n} de mouvement`);
  const { cost, wayTo } = pricedWays(ways, at, points);
  const overlays: readonly MapOverlay[] = [
    {
      of: 'field',
      places: field(4, 0),
      label: sample('fire, 2 wounds', 'feu, 2 blessures'),
      colour: '#ff6a3a',
      pattern: 'flames',
    },
    {
      of: 'field',
      places: field(-1, 1),
      label: sample('water, heals 2', 'eau, soigne 2'),
      colour: '#4fb2f0',
      pattern: 'waves',
    },
    { of: 'field', places: field(0, 4), label: sample('air', 'air'), colour: '#f4fbff', pattern: 'strokes' },
    {
      of: 'field',
      places: field(2, 3),
      label: sample('earth, dice +2', 'terre, dés +2'),
      colour: '#c98a45',
      pattern: 'dots',
    },
    {
      of: 'reach',
      places: [],
      label: '',
      figures: Object.fromEntries(lit.map(id => [id, land.has(id) ? String(cost(id)) : sample('+1 tile', '+1 tuile')])),
      said: Object.fromEntries(
        lit.filter(id => !land.has(id)).map(id => [id, sample('one tile would appear', 'une tuile apparaîtrait')]),
      ),
    },
  ];
  return (
    <MapSheet title="HexMap" here={places.find(({ id }) => id === at)?.name} lit={lit} onTouch={onTouch}>
      <HexMap
        label={sample('The valley', 'La vallée')}
        memory="kit-hex"
        places={places}
        figures={figures}
        overlays={overlays}
        follow={HERO}
        here={at}
        wayTo={wayTo}
      />
    </MapSheet>
  );
}
