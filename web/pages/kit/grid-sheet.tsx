// A dungeon for samples: thirty columns, every kind of figure, door and mark. One hero walks wherever one sends them.

import { edge, space } from '@veillee/pieces/geometry';
import { useCallback, useMemo, useState } from 'react';
import { Button } from '../../kit/controls/controls.tsx';
import { Toggle } from '../../kit/controls/switches.tsx';
import * as glyphs from '../../kit/glyphs.ts';
import {
  GridMap,
  type GridPlace,
  type MapEdge,
  type MapFigure,
  type MapOverlay,
  type MapThing,
} from '../../kit/map/index.ts';
import { MapSheet, pricedWays, useSample } from './demo-table.tsx';
import { Chest, Lava, Rubble, Water } from './drawings.tsx';

/** `#` is rock. Letters are floor too: what they stand for is told below. */
const ROWS = [
  '##############################',
  '#.......####........###.......',
  '#.......####........###.......',
  '#...................###.......',
  '#...................###...ww..',
  '#.......####........###...ww..',
  '#.......####................. ',
  '#########..#........###.......',
  '#########..####..######.......',
  '##.......######..######.......',
  '##..ll...######..#############',
  '##..ll................########',
  '##....................########',
  '##.......######.......########',
  '##.......######.......########',
  '##############################',
].map(row => row.replaceAll(' ', '.'));
const [COLUMNS, HEIGHT] = [30, ROWS.length] as const;

const idOf = space;
const floor = ROWS.flatMap((row, y) =>
  [...row].flatMap((cell, x) => (cell === '#' ? [] : [{ id: idOf(x, y), x, y, cell }])),
);
const cells = new Map(floor.map(cell => [cell.id as string, cell]));
const POINTS = 5;

/** Pairs of spaces that a shut door keeps apart. */
const SHUT = new Set([
  `${idOf(19, 6)} ${idOf(20, 6)}`,
  `${idOf(15, 8)} ${idOf(15, 9)}`,
  `${idOf(16, 8)} ${idOf(16, 9)}`,
]);

/** Every space within reach, with the way to it. */
function reach(from: string, taken: ReadonlySet<string>, open: boolean): ReadonlyMap<string, readonly string[]> {
  const ways = new Map<string, readonly string[]>([[from, [from]]]);
  for (const [at, way] of ways) {
    const cell = cells.get(at);
    if (!cell || way.length > POINTS) continue;
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      const to = idOf(cell.x + dx, cell.y + dy);
      const barred = !open && (SHUT.has(`${at} ${to}`) || SHUT.has(`${to} ${at}`));
      if (cells.has(to) && !ways.has(to) && !taken.has(to) && !barred) ways.set(to, [...way, to]);
    }
  }
  return ways;
}

export default function GridSheet() {
  const sample = useSample();
  const [at, setAt] = useState<string>(idOf(10, 4));
  const [way, setWay] = useState<readonly string[]>([]);
  const [open, setOpen] = useState(false);
  const [unseen, setUnseen] = useState(true);
  const [dark, setDark] = useState(true);

  const figures = useMemo((): readonly MapFigure[] => figuresOf(sample, at, way), [sample, at, way]);
  const taken = useMemo(() => new Set<string>(figures.filter(({ id }) => id !== HERO).flatMap(covered)), [figures]);
  const ways = useMemo(() => reach(at, taken, open), [at, taken, open]);
  const lit = useMemo(
    () => [...[...ways.keys()].filter(id => id !== at), ...(open ? [] : ['door:crypt']), 'monster:imp', 'thing:chest'],
    [ways, at, open],
  );
  const onTouch = useCallback(
    (thing: string): void => {
      if (thing === 'door:crypt') setOpen(true);
      const to = ways.get(thing);
      if (!to) return;
      setWay(to);
      setAt(thing);
    },
    [ways],
  );
  const points = (n: number): string => sample(`${n} movement`, `${n} de mouvement`);
  const { wayTo } = pricedWays(ways, at, points);
  const places = useMemo(
    (): readonly GridPlace[] =>
      floor.map(({ id, x, y }) => ({
        id,
        name: sample(`Column ${x + 1}, row ${y + 1}`, `Colonne ${x + 1}, rangée ${y + 1}`),
        veil: x > 22 && y < 10 ? (x > 26 ? 'unknown' : 'dim') : undefined,
      })),
    [sample],
  );
  const burning = floor.filter(({ cell }) => cell === 'l').map(({ id }) => id);
  const overlays: readonly MapOverlay[] = [
    ...(unseen
      ? [
          {
            of: 'sight' as const,
            label: sample('out of sight', 'hors de vue'),
            places: floor.filter(({ x, y }) => y > 9 && x > 14).map(({ id }) => id),
          },
        ]
      : []),
    {
      of: 'danger',
      label: sample('lava', 'lave'),
      places: burning,
      figures: { [burning[0] ?? '']: '−2' },
      said: Object.fromEntries(burning.map(id => [id, sample('lava, 2 wounds', 'lave, 2 blessures')])),
    },
  ];
  return (
    <MapSheet
      title="GridMap"
      here={places.find(({ id }) => id === at)?.name}
      switches={
        <>
          <Toggle label={sample('Out of sight', 'Hors de vue')} on={unseen} onChange={setUnseen} />
          <Toggle label={sample('Darkness', 'Obscurité')} on={dark} onChange={setDark} />
          <Button
            onClick={() => {
              setWay([]);
              setAt(idOf(10, 4));
              setOpen(false);
            }}
          >
            {sample('Back to the start', 'Retour au départ')}
          </Button>
        </>
      }
      lit={lit}
      refused={['door:vault']}
      onTouch={onTouch}
    >
      <GridMap
        label={sample('The sunken chapel', 'La chapelle engloutie')}
        memory="kit-grid"
        places={places}
        columns={COLUMNS}
        rows={HEIGHT}
        edges={edgesOf(sample, open)}
        terrain={TERRAIN}
        things={thingsOf(sample)}
        figures={figures}
        overlays={overlays}
        follow={HERO}
        here={at}
        aim={{ from: idOf(13, 3), to: idOf(18, 2) }}
        {...(dark && {
          lights: [
            { at, reach: 5 },
            { at: idOf(13, 3), reach: 5 },
            { at: idOf(4, 3), reach: 4.5 },
            { at: idOf(5, 11), reach: 4 },
          ],
        })}
        wayTo={wayTo}
        legend={sample('Hatched: nobody sees it', 'Hachuré : personne ne le voit')}
      />
    </MapSheet>
  );
}

const HERO = 'hero:silhouette';
type Sample = ReturnType<typeof useSample>;

function covered({ at, size = [1, 1] }: MapFigure): readonly string[] {
  const cell = cells.get(at);
  if (!cell) return [];
  return Array.from({ length: size[0] * size[1] }, (_, i) =>
    idOf(cell.x + (i % size[0]), cell.y + Math.floor(i / size[0])),
  );
}

const TERRAIN = [
  { id: 'lava', x: 4, y: 10, drawing: <Lava w={2} h={2} /> },
  { id: 'well', x: 26, y: 4, drawing: <Water w={2} h={2} /> },
];

const thingsOf = (sample: Sample): readonly MapThing[] => [
  { id: 'thing:chest', name: sample('Copper chest', 'Coffre de cuivre'), at: idOf(12, 6), drawing: <Chest /> },
  { id: 'thing:rubble', name: sample('Rubble', 'Décombres'), at: idOf(16, 1), drawing: <Rubble /> },
];

const edgesOf = (sample: Sample, open: boolean): readonly MapEdge[] => [
  {
    id: 'door:crypt',
    name: sample('Door to the crypt', 'Porte de la crypte'),
    on: [edge(idOf(15, 8), idOf(15, 9)), edge(idOf(16, 8), idOf(16, 9))],
    state: open ? 'open' : 'shut',
  },
  {
    id: 'door:hall',
    name: sample('Open door', 'Porte ouverte'),
    on: [edge(idOf(7, 3), idOf(8, 3)), edge(idOf(7, 4), idOf(8, 4))],
    state: 'open',
  },
  {
    id: 'door:vault',
    name: sample('Red door', 'Porte rouge'),
    on: [edge(idOf(19, 6), idOf(20, 6))],
    state: 'shut',
    sign: { colour: '#a8302a', glyph: glyphs.padlock },
  },
  {
    id: 'wall:low',
    name: sample('Low wall', 'Muret'),
    on: [edge(idOf(4, 1), idOf(5, 1)), edge(idOf(4, 2), idOf(5, 2))],
    state: 'wall',
  },
];

const figuresOf = (sample: Sample, at: string, way: readonly string[]): readonly MapFigure[] => [
  {
    id: HERO,
    name: sample('Silhouette', 'Silhouette'),
    at,
    way,
    kind: 'hero',
    glyph: glyphs.hood,
    colour: '#3c7a48',
    health: 9,
    state: 'acting',
  },
  {
    id: 'hero:valadir',
    name: sample('Valadir', 'Valadir'),
    at: idOf(13, 3),
    kind: 'hero',
    glyph: glyphs.visoredHelm,
    colour: '#33609c',
    health: 13,
    order: { glyph: glyphs.roundShield, name: sample('on guard', 'en garde') },
    conditions: [
      { id: 'burn', name: sample('Burning', 'En feu'), glyph: glyphs.burningEmbers, colour: '#c8461c', count: 2 },
    ],
  },
  {
    id: 'hero:astarra',
    name: 'Astarra',
    at: idOf(4, 3),
    kind: 'hero',
    glyph: glyphs.wizardFace,
    colour: '#6d4394',
    health: 10,
    state: 'done',
  },
  {
    id: 'friend:boy',
    name: sample('A villager', 'Un villageois'),
    at: idOf(6, 4),
    kind: 'friend',
    glyph: glyphs.hand,
    health: 2,
  },
  {
    id: 'familiar:owl',
    name: sample('Familiar', 'Familier'),
    at: idOf(3, 5),
    kind: 'small',
    glyph: glyphs.awareness,
    colour: '#6d4394',
  },
  {
    id: 'monster:imp',
    name: sample('Imp', 'Diablotin'),
    at: idOf(14, 5),
    kind: 'monster',
    glyph: glyphs.deathSkull,
    health: 3,
  },
  {
    id: 'monster:imp-master',
    name: sample('Imp, master', 'Diablotin, maître'),
    at: idOf(18, 2),
    kind: 'master',
    glyph: glyphs.deathSkull,
    health: 5,
    look: 'target',
  },
  {
    id: 'monster:hound',
    name: sample('Hound, one by two', 'Molosse, une case sur deux'),
    at: idOf(18, 4),
    kind: 'monster',
    glyph: glyphs.golemHead,
    size: [1, 2],
    health: 8,
  },
  {
    id: 'monster:hound-turned',
    name: sample('Hound, turned', 'Molosse, tourné'),
    at: idOf(15, 7),
    kind: 'master',
    glyph: glyphs.golemHead,
    size: [2, 1],
    health: 6,
  },
  {
    id: 'monster:golem',
    name: sample('Golem', 'Golem'),
    at: idOf(4, 12),
    kind: 'monster',
    glyph: glyphs.golemHead,
    size: [2, 2],
    health: 14,
    conditions: [
      { id: 'a', name: sample('Bleeding', 'Saignement'), glyph: glyphs.drop, colour: '#8a1d12' },
      { id: 'b', name: sample('Slow', 'Lent'), glyph: glyphs.hourglass, colour: '#55632c' },
      { id: 'c', name: sample('Dazed', 'Étourdi'), glyph: glyphs.sparkles, colour: '#56408a' },
      { id: 'd', name: sample('Weak', 'Faible'), glyph: glyphs.brokenHeart, colour: '#4d545c' },
    ],
  },
  {
    id: 'monster:dragon',
    name: sample('Dragon, named', 'Dragon, nommé'),
    at: idOf(17, 12),
    kind: 'named',
    glyph: glyphs.burningEmbers,
    size: [3, 2],
    health: 32,
  },
  {
    id: 'monster:ghost',
    name: sample('Would stand here', 'Se tiendrait ici'),
    at: idOf(25, 2),
    kind: 'monster',
    glyph: glyphs.deathSkull,
    state: 'ghost',
  },
];
