// A country of places and paths for samples, in ink and wash.

import { useCallback, useMemo, useState } from 'react';
import * as glyphs from '../../kit/glyphs.ts';
import {
  GraphMap,
  type GraphPath,
  type GraphPlace,
  type MapFigure,
  type MapOverlay,
  uneven,
} from '../../kit/map/index.ts';
import { MapSheet, pricedWays, useSample } from './demo-table.tsx';

type Sample = ReturnType<typeof useSample>;
const [WIDTH, HEIGHT] = [900, 640] as const;
const GREEN = '#4d6b35';
const BROWN = '#8a5c17';

const placesOf = (sample: Sample): readonly GraphPlace[] => [
  { id: 'place:edge', name: sample('Edge of the wood', 'Lisière du bois'), x: 470, y: 92, sign: '!', anchor: 'right' },
  {
    id: 'place:farm',
    name: sample('Abandoned farm', 'Ferme abandonnée'),
    x: 150,
    y: 210,
    glyph: glyphs.magnifyingGlass,
    colour: GREEN,
    count: 2,
  },
  { id: 'place:bridge', name: sample('Guarded bridge', 'Pont gardé'), x: 450, y: 214, sign: '?', anchor: 'right' },
  {
    id: 'place:mill',
    name: sample('Old mill', 'Vieux moulin'),
    x: 290,
    y: 316,
    glyph: glyphs.twoCoins,
    colour: BROWN,
    anchor: 'left',
  },
  {
    id: 'place:inn',
    name: sample('Crossroads inn', 'Auberge du carrefour'),
    x: 490,
    y: 336,
    glyph: glyphs.campfire,
    colour: BROWN,
    anchor: 'right',
  },
  {
    id: 'place:stones',
    name: sample('Standing stones', 'Pierres levées'),
    x: 400,
    y: 416,
    glyph: glyphs.sparkles,
    colour: '#4a5f93',
    anchor: 'right',
  },
  {
    id: 'place:hut',
    name: sample('Woodcutter’s hut', 'Cabane du bûcheron'),
    x: 700,
    y: 258,
    glyph: glyphs.hand,
    colour: '#6b5236',
  },
  {
    id: 'place:pond',
    name: sample('Reed pond', 'Étang aux roseaux'),
    x: 690,
    y: 430,
    glyph: glyphs.magnifyingGlass,
    colour: GREEN,
    count: 0,
    anchor: 'right',
  },
  {
    id: 'place:clearing',
    name: sample('Clearing', 'Clairière'),
    x: 270,
    y: 510,
    glyph: glyphs.campfire,
    colour: '#a94a22',
  },
  { id: 'place:ruins', name: sample('Ruins', 'Ruines'), x: 560, y: 540, colour: '#6b5236' },
  {
    id: 'place:cave',
    name: sample('Mysterious cave', 'Grotte mystérieuse'),
    x: 770,
    y: 572,
    sign: '?',
    anchor: 'above',
  },
  ...STEPS.map(([id, x, y]) => ({
    id: `step:${id}`,
    name: sample('A step on the way', 'Une étape'),
    x,
    y,
    step: true,
  })),
];
const STEPS: readonly (readonly [string, number, number])[] = [
  ['a', 458, 152],
  ['b', 372, 262],
  ['c', 470, 276],
  ['d', 596, 296],
  ['e', 446, 374],
  ['f', 334, 462],
  ['g', 588, 382],
  ['h', 412, 526],
  ['i', 628, 484],
  ['j', 202, 376],
];
const joined: readonly (readonly [string, string, GraphPath['kind']?])[] = [
  ['place:edge', 'step:a'],
  ['step:a', 'place:bridge', 'closed'],
  ['place:bridge', 'step:b'],
  ['step:b', 'place:mill'],
  ['place:bridge', 'step:c'],
  ['step:c', 'place:inn'],
  ['place:inn', 'step:d'],
  ['step:d', 'place:hut'],
  ['place:inn', 'step:e'],
  ['step:e', 'place:stones'],
  ['place:farm', 'place:mill'],
  ['place:mill', 'place:stones'],
  ['place:stones', 'step:f'],
  ['step:f', 'place:clearing'],
  ['place:inn', 'step:g'],
  ['step:g', 'place:pond'],
  ['place:clearing', 'step:h'],
  ['step:h', 'place:ruins'],
  ['place:ruins', 'step:i', 'danger'],
  ['step:i', 'place:pond', 'danger'],
  ['place:ruins', 'place:cave'],
  ['place:farm', 'step:j'],
  ['step:j', 'place:clearing'],
  ['place:edge', 'place:hut', 'danger'],
  ['place:pond', 'place:cave', 'water'],
];
const PATHS: readonly GraphPath[] = joined.map(([from, to, kind]) => ({
  id: `path:${from} ${to}`,
  from,
  to,
  kind,
  fresh: from === 'place:ruins' && kind === undefined,
}));
const ACTIONS = 4;

function reach(from: string): ReadonlyMap<string, readonly string[]> {
  const ways = new Map<string, readonly string[]>([[from, [from]]]);
  for (const [at, way] of ways)
    for (const [from, end, kind] of joined) {
      const to = from === at ? end : end === at ? from : undefined;
      if (to && kind !== 'closed' && way.length <= ACTIONS && !ways.has(to)) ways.set(to, [...way, to]);
    }
  return ways;
}

export default function GraphSheet() {
  const sample = useSample();
  const [at, setAt] = useState('place:stones');
  const [way, setWay] = useState<readonly string[]>([]);
  const places = useMemo(() => placesOf(sample), [sample]);
  const ways = useMemo(() => reach(at), [at]);
  const lit = useMemo(() => [...ways.keys()].filter(id => id !== at), [ways, at]);
  const onTouch = useCallback(
    (place: string): void => {
      setWay(ways.get(place) ?? []);
      setAt(place);
    },
    [ways],
  );
  const actions = (n: number): string =>
    sample(n === 1 ? '1 action' : `${n} actions`, n === 1 ? '1 action' : `${n} actions`);
  const { cost, wayTo } = pricedWays(ways, at, actions);
  const figures: readonly MapFigure[] = [
    { id: 'hero:atsu', name: 'Atsu', at, way, kind: 'hero', glyph: glyphs.hood, colour: '#3f7a46', state: 'acting' },
    {
      id: 'monster:rat',
      name: sample('Rat brigand', 'Rat brigand'),
      at: 'place:bridge',
      kind: 'monster',
      glyph: glyphs.deathSkull,
      health: 5,
    },
  ];
  const overlays: readonly MapOverlay[] = [
    {
      of: 'reach',
      places: [],
      label: '',
      figures: Object.fromEntries(lit.filter(id => id.startsWith('place:')).map(id => [id, String(cost(id))])),
    },
  ];
  return (
    <MapSheet title="GraphMap" here={places.find(({ id }) => id === at)?.name} lit={lit} onTouch={onTouch}>
      <GraphMap
        label={sample('On the road', 'En chemin')}
        memory="kit-graph"
        width={WIDTH}
        height={HEIGHT}
        places={places}
        paths={PATHS}
        halo="#f1e4c4"
        land={<Country />}
        figures={figures}
        overlays={overlays}
        follow="hero:atsu"
        here={at}
        wayTo={wayTo}
      />
    </MapSheet>
  );
}

/** Fields, a river, woods to the north, in washes. */
function Country() {
  const wood = Array.from({ length: 130 }, (_, i) => ({
    x: uneven(i, 1, 1) * WIDTH,
    y: 8 + uneven(i, 2, 2) ** 1.6 * 130,
    s: 0.7 + uneven(i, 3, 3) * 0.7,
  }))
    .filter(({ x, y }) => Math.hypot(x - 470, y - 92) > 52 && !(Math.abs(x - 462) < 24 && y > 70))
    .sort((a, b) => a.y - b.y);
  const bushes = Array.from({ length: 70 }, (_, i) => ({
    x: uneven(i, 4, 4) * WIDTH,
    y: 180 + uneven(i, 5, 5) * 440,
    s: 0.6 + uneven(i, 6, 6) * 0.6,
  })).sort((a, b) => a.y - b.y);
  return (
    <>
      <rect width={WIDTH} height={HEIGHT} fill="#d5d39a" />
      <path d={`M0 0H${WIDTH}V120Q640 170 460 140T0 150Z`} fill="#aebd78" />
      <path
        d="M60 260l110 -30l26 60l-112 26z M560 420l90 -14l14 58l-92 10z M120 560l120 -20l16 60l-130 20z"
        fill="#e6d48c"
        stroke="#8c7a46"
        strokeWidth={1.3}
      />
      <path
        d="M76 268l112 -24M84 284l112 -28M566 436l92 -12M570 454l92 -12"
        stroke="#b39c58"
        strokeWidth={2}
        fill="none"
      />
      <path
        d={`M-10 250Q120 300 240 240T450 214Q600 230 700 170T${WIDTH + 10} 150`}
        fill="none"
        stroke="#5f7f86"
        strokeWidth={44}
        strokeOpacity={0.5}
      />
      <path
        d={`M-10 250Q120 300 240 240T450 214Q600 230 700 170T${WIDTH + 10} 150`}
        fill="none"
        stroke="#a9cdd0"
        strokeWidth={38}
      />
      <path
        d={`M-10 250Q120 300 240 240T450 214Q600 230 700 170T${WIDTH + 10} 150`}
        fill="none"
        stroke="#fff"
        strokeWidth={2}
        strokeDasharray="22 30"
        strokeOpacity={0.7}
      />
      <ellipse cx={716} cy={448} rx={62} ry={30} fill="#a9cdd0" stroke="#5f7f86" strokeWidth={1.3} />
      <path d="M430 250v-62q20 -14 40 0v62" fill="none" stroke="#7b6a4e" strokeWidth={14} />
      {bushes.map(({ x, y, s }) => (
        <g key={`${x}`} transform={`translate(${x} ${y}) scale(${s})`}>
          <path
            d="M-14 4q-6 -14 6 -16q4 -12 14 -4q14 -2 10 12q4 8 -6 8h-18q-8 2 -6 0z"
            fill="#9aab5f"
            stroke="#4f5a2c"
            strokeWidth={1.3}
          />
          <path d="M4 4q8 -2 10 -12q8 8 0 14z" fill="#7d8f48" />
        </g>
      ))}
      {wood.map(({ x, y, s }) => (
        <g key={`${x}`} transform={`translate(${x} ${y + 24}) scale(${s})`}>
          <path d="M0 -38L13 0H-13Z" fill="#7f9a5c" stroke="#43512c" strokeWidth={1.3} strokeLinejoin="round" />
          <path d="M0 -38L13 0H3Z" fill="#5f7c46" />
          <path d="M-2 0h4v6h-4z" fill="#6b4f30" />
        </g>
      ))}
      <rect width={WIDTH} height={HEIGHT} fill="#f1e4c4" opacity={0.2} />
    </>
  );
}
