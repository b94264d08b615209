// Kilforth in one minute: the aim, a turn, the end, drawn with the Realm's own land and pieces.

import { campfire, laurels, sunrise } from '@veillee/web/kit/glyphs.ts';
import {
  Gradient,
  type LearnModule,
  Pawn,
  type PictureProps,
  Placed,
  PlacedBust,
  PlacedFigure,
  PlateCard,
  PlateFrame,
  PlatePill,
  PlateTray,
  plateOf,
} from '@veillee/web/kit/plate.tsx';
import { regions } from '../content/regions.ts';
import {
  crossedSwords,
  crownedSkull,
  deathSkull,
  evilMoon,
  hood,
  magnifyingGlass,
  moon,
  openBook,
  treasureMap,
  walkingBoot,
  womanElfFace,
} from './glyphs.ts';
import { Land } from './landmarks.tsx';
import { figureOf } from './likeness.ts';
import './map.css';
import { firstGame } from './setup.ts';

const HERO = '#2f6b45';
const MONSTER = '#7b2a28';
const ITEM = '#8a5c17';

const ELF = figureOf('elf:ranger');
const ANCIENT = figureOf('okhtar');
const FOE = figureOf('skull-clan');

interface TileProps {
  readonly region: string;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly state?: 'option' | 'here';
  readonly gloom?: boolean;
}

const EDGES = { option: '#f6a93b', here: '#fff3d2', plain: '#1c110a' } as const;

/** A Region as it lies in the Realm. */
function Tile({ region, x, y, w, h, state, gloom }: TileProps) {
  const terrain = regions.find(({ id }) => id === region)?.terrain;
  return (
    <>
      <svg x={x} y={y} width={w} height={h} aria-hidden="true">
        <g className="kil-tile" data-terrain={terrain ?? 'city'} data-gloom={gloom || undefined}>
          <Land region={region} terrain={terrain} />
        </g>
      </svg>
      <rect
        x={x}
        y={y}
        width={w}
        height={h}
        rx="6"
        fill={state === 'option' ? '#f6a93b' : 'none'}
        fillOpacity=".14"
        stroke={EDGES[state ?? 'plain']}
        strokeWidth={state ? 4 : 3}
      />
    </>
  );
}

const CHAPTERS = [
  { x: 122, y: 240, told: true },
  { x: 186, y: 246, told: true },
  { x: 250, y: 230, told: false },
  { x: 304, y: 200, told: false },
] as const;
const STARS = [
  [262, 20],
  [284, 52],
  [301, 14],
  [322, 34],
  [356, 18],
  [378, 46],
  [399, 22],
  [408, 74],
  [270, 88],
  [392, 104],
  [250, 56],
  [414, 128],
] as const;
const TREES = [
  [24, 196],
  [44, 206],
  [60, 192],
  [382, 190],
  [400, 182],
] as const;

/** Four chapters on the way to the Ancient: day to the left, the Gloom to the right, twenty-five Days below. */
function Aim() {
  return (
    <PlateFrame>
      <Gradient id="kil-learn-sky" stops="#e9c878 0, #b9825a .38, #4c3f66 .62, #17142a 1" />
      <Gradient id="kil-learn-far" stops="#6d7f45 .3, #353050 .66" />
      <Gradient id="kil-learn-near" stops="#4f6a38 .36, #232038 .66" />
      <Gradient id="kil-learn-sun" round stops="#fff3c4 0, #fff3c4 1 0" />
      <Gradient id="kil-learn-dread" round stops="#ff5a3a 0 .7, #ff5a3a 1 0" />
      <rect width="420" height="300" fill="url(#kil-learn-sky)" />
      <circle cx="70" cy="62" r="66" fill="url(#kil-learn-sun)" />
      <circle cx="70" cy="62" r="24" fill="#fff0bd" />
      {STARS.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="1.2" fill="#e6e0ff" opacity=".75" />
      ))}
      <circle cx="338" cy="118" r="92" fill="url(#kil-learn-dread)" />
      <PlacedFigure of={ANCIENT} glyph={crownedSkull} x={338} y={208} size={184} fill="#0c0a18" />
      <path d="M0 186Q70 150 150 178T300 172T420 160V300H0Z" fill="url(#kil-learn-far)" />
      <path d="M0 222Q110 190 210 214T420 196V300H0Z" fill="url(#kil-learn-near)" />
      {TREES.map(([x, y]) => (
        <path key={x} d={`M${x} ${y - 34}l11 34h-22z`} fill={x < 200 ? '#33522c' : '#15132a'} />
      ))}
      <path
        d="M60 262Q120 216 170 246T268 226T330 178"
        fill="none"
        stroke="#f2e0b0"
        strokeWidth="5"
        strokeDasharray="1 12"
        strokeLinecap="round"
      />
      {CHAPTERS.map(({ x, y, told }, index) => (
        <g key={x}>
          <circle
            cx={x}
            cy={y}
            r="17"
            fill={told ? ITEM : '#2a2540'}
            stroke={told ? '#ffe2a0' : '#a79fd6'}
            strokeWidth="2.5"
          />
          <text x={x} y={y + 6} textAnchor="middle" className="plate-figure" fontSize="17" fill="#fff">
            {index + 1}
          </text>
        </g>
      ))}
      <Pawn of={ELF} glyph={womanElfFace} x={62} y={252} r={25} fill={HERO} />
      {Array.from({ length: 25 }, (_, day) => ({ day, x: 20 + day * 15.4, now: day === 12 })).map(({ day, x, now }) => (
        <rect
          key={day}
          x={x}
          y={now ? 277 : 280}
          width="11"
          height={now ? 14 : 8}
          rx="2"
          fill={now ? '#ffd88f' : day < 12 ? '#8a7a9c' : '#1d1b30'}
          stroke="#0009"
        />
      ))}
    </PlateFrame>
  );
}

const aim = plateOf('aim', Aim, [
  [openBook, 'learn.aim.chapters', 'item'],
  [crownedSkull, 'learn.aim.ancient', 'monster'],
  [sunrise, 'learn.aim.days', 'hero'],
]);

const AROUND = [
  ['watchers-peak', 'silver-grove', 'golden-fields'],
  ['barrow-lea', 'whispering-wood', 'skull-heath'],
  ['serene-lake', 'broken-mill', 'windgate-pass'],
] as const;
const HEARTS = ['ready', 'ready', 'ready', 'spent', 'lost'] as const;
const HEART = 'M0 9C-14-1-11-12-5-12C-2-12 0-10 0-8C0-10 2-12 5-12C11-12 14-1 0 9Z';

/** Where one may step for one action, what lies there, and how many actions the hearts still give. */
function Turn({ say }: PictureProps) {
  const step = say({ text: 'table.ap', with: { n: 1 } });
  return (
    <PlateFrame>
      <Gradient id="kil-learn-oak" round cx=".5" cy=".42" r=".7" stops="#c08848 0 .55, #1a0f08 1 .5" />
      <rect width="420" height="300" fill="#3a2616" />
      <rect width="420" height="300" fill="url(#kil-learn-oak)" />
      {AROUND.flatMap((row, j) =>
        row.map((region, i) => {
          const here = i === 1 && j === 1;
          const near = (i + j) % 2 === 1;
          const [x, y] = [24 + i * 126, 16 + j * 81];
          return (
            <g key={region}>
              <Tile
                region={region}
                x={x}
                y={y}
                w={118}
                h={74}
                {...((here || near) && { state: here ? 'here' : 'option' })}
              />
              {near && (
                <PlatePill x={x + 90} y={y + 17} w={48}>
                  {step}
                </PlatePill>
              )}
            </g>
          );
        }),
      )}
      <PlateCard glyph={treasureMap} x={220} y={110} fill={ITEM} figure={3} />
      <PlateCard of={FOE} glyph={crownedSkull} x={288} y={114} fill={MONSTER} figure={4} />
      <Pawn of={ELF} glyph={womanElfFace} x={184} y={134} r={25} fill={HERO} />
      <PlateTray x={24} y={256} w={372} h={38}>
        {HEARTS.map((heart, index) => (
          <g key={index} transform={`translate(${26 + index * 32} 21) scale(1.12)`}>
            <path d={HEART} fill={heart === 'lost' ? '#1d120c' : '#d8434f'} stroke="#f6ecd9" strokeWidth="1.2" />
            {heart === 'ready' && <path d="M1-9l-4 7h3l-1 6l4-7h-3z" fill="#ffe27a" />}
          </g>
        ))}
        <text x="186" y="24" className="plate-words" fontSize="15.5" fill="#f6ecd9">
          {say({ text: 'learn.turn.left' })}
        </text>
      </PlateTray>
    </PlateFrame>
  );
}

const turn = plateOf('turn', Turn, [
  [walkingBoot, 'table.action.move'],
  [crossedSwords, 'table.action.confront'],
  [magnifyingGlass, 'table.action.search'],
  [hood, 'table.action.hide'],
  [campfire, 'table.action.rest'],
]);

const REALM = [
  ['watchers-peak', 'mute-glacier', 'silver-grove', 'golden-fields', 'pallid-mire'],
  ['willowmere', 'whispering-wood', 'heron-ford', 'skull-heath', 'black-cave'],
  ['broken-mill', 'serene-lake', 'sprawl-city', 'bramblewild', 'forgotten-mine'],
  ['ashen-glade', 'field-of-banners', 'barrow-lea', 'gallows-oak', 'dead-kings-road'],
  ['golden-fields', 'silver-grove', 'windgate-pass', 'brimstone-pit', 'willowmere'],
] as const;
const fallen = (i: number, j: number): boolean => i >= j && !(i === 2 && j === 2) && !(i === 0 && j === 0);

/** The Realm half in Gloom, the Ancient in it, and the odds of the Assault. */
function End({ say }: PictureProps) {
  return (
    <PlateFrame>
      <Gradient id="kil-learn-dusk" round cx=".25" cy=".8" r=".95" stops="#a8723c 0, #3a2a3a .5, #14112a 1" />
      <rect width="420" height="300" fill="url(#kil-learn-dusk)" />
      {REALM.flatMap((row, j) =>
        row.map((region, i) => (
          <Tile
            key={`${j}/${region}`}
            region={region}
            x={24 + i * 52}
            y={18 + j * 44}
            w={48}
            h={40}
            gloom={fallen(i, j)}
            {...(i === 1 && j === 3 && { state: 'here' })}
          />
        )),
      )}
      <path
        d="M286 26Q250 120 60 222"
        fill="none"
        stroke="#b9a9ff"
        strokeWidth="3"
        strokeDasharray="2 9"
        strokeLinecap="round"
        opacity=".8"
      />
      <Pawn of={ELF} glyph={womanElfFace} x={100} y={170} r={17} fill={HERO} />
      <circle cx="204" cy="82" r="20" fill="#140805" />
      <circle cx="204" cy="82" r="18" fill="#6a1a1f" stroke="#ecc169" strokeWidth="2.4" />
      <PlacedBust of={ANCIENT} glyph={crownedSkull} x={204} y={82} size={34} fill="#ffe6d6" round />
      <Placed glyph={evilMoon} x={352} y={92} size={74} fill="#e6e2b4" />
      <text x="352" y="156" textAnchor="middle" className="plate-title" fontSize="18" fill="#f4eefc">
        {say({ text: 'learn.end.night' })}
      </text>
      <text x="352" y="178" textAnchor="middle" className="plate-words" fontSize="14.5" fill="#cfc9f2">
        {say({ text: 'learn.end.falls' })}
      </text>
      <PlateTray x={24} y={254} w={372}>
        <text x="12" y="22" className="plate-words" fontSize="15.5" fill="#f6ecd9">
          {say({ text: 'learn.end.assault' })}
        </text>
        <rect x="104" y="10" width="206" height="15" rx="4" fill="#a3322a" />
        <rect x="104" y="10" width="142" height="15" rx="4" fill="#5f9a58" />
        <text x="322" y="23" className="plate-figure" fontSize="17" fill="#f6ecd9">
          69 %
        </text>
      </PlateTray>
    </PlateFrame>
  );
}

const end = plateOf('end', End, [
  [laurels, 'learn.end.won', 'good'],
  [moon, 'learn.end.late', 'gloom'],
  [deathSkull, 'learn.end.dead', 'monster'],
]);

export default { plates: { aim, turn, end }, firstGame } satisfies LearnModule;
