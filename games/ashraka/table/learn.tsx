// Ashraka in one minute: the aim, a turn, the end, drawn with the board's own land and pieces.

import { type LearnModule, Pawn, Placed, PlacedBust, PlateFrame, PlateTray, plateOf } from '@veillee/web/kit/plate.tsx';
import type { HeroId, MonsterId } from '../content/vocabulary.ts';
import { firstGame, GUIDED_SEED } from './first-game.ts';
import {
  backpack,
  boar,
  campfire,
  crossedSwords,
  deathSkull,
  moon,
  openBook,
  rabbit,
  raccoonHead,
  rat,
  raven,
  spiderAlt,
  walkingBoot,
  wolfHead,
} from './glyphs.ts';
import { inkOf } from './land/ink.ts';
import { landmarks } from './land/landmarks-road.ts';
import { PALETTES } from './land/palettes.ts';
import { heroLikeness, monsterLikeness } from './likeness.ts';

const ATSU = '#3f7a46';
const TANTAN = '#a9560f';
const MONSTER = '#7b2a28';
const ink = inkOf(PALETTES[1]);

/** A landmark of the road, as it stands on the map. */
const Standing = ({ of, x, y, size = 1.5 }: { of: string; x: number; y: number; size?: number }) => (
  <g
    transform={`translate(${x} ${y}) scale(${size})`}
    dangerouslySetInnerHTML={{ __html: landmarks[of]?.(ink) ?? '' }}
  />
);

const Disc = ({ x, y, fill, glyph }: { x: number; y: number; fill: string; glyph?: string }) => (
  <>
    <circle cx={x} cy={y + 2} r={23} fill="#0004" />
    <circle cx={x} cy={y} r={22} fill={fill} stroke="#2a1a0d" strokeWidth={2.6} />
    {glyph && <Placed glyph={glyph} x={x} y={y} size={28} fill="#fff2da" />}
  </>
);

const Way = ({ d }: { d: string }) => (
  <>
    <path d={d} fill="none" stroke="#f1e4c4" strokeWidth={9} strokeLinecap="round" opacity={0.88} />
    <path d={d} fill="none" stroke="#6d5227" strokeWidth={3.8} strokeLinecap="round" />
  </>
);

const Country = () => (
  <>
    <rect width="420" height="300" fill="#d5d39a" />
    <ellipse cx="120" cy="210" rx="180" ry="90" fill="#bcc57f" opacity=".7" />
    <path d="M-10 96C80 70 150 120 230 112S360 60 440 70" fill="none" stroke="#4b3520" strokeWidth="32" opacity=".7" />
    <path d="M-10 96C80 70 150 120 230 112S360 60 440 70" fill="none" stroke="#9cc3c4" strokeWidth="29" />
  </>
);

const Step = ({ x, y }: { x: number; y: number }) => (
  <circle cx={x} cy={y} r={8} fill="#efe0bb" stroke="#6d5227" strokeWidth={2.4} />
);

const aim = plateOf(
  'aim',
  () => (
    <PlateFrame>
      <Country />
      <Standing of="a1-forest-edge" x={306} y={60} />
      <Standing of="a1-clearing" x={196} y={206} />
      <Standing of="a1-south-gate" x={72} y={216} />
      <Way d="M72 228L196 218L306 72L306 12" />
      <Step x={134} y={223} />
      <Step x={251} y={145} />
      <Disc x={196} y={218} fill="#a94a22" glyph={campfire} />
      <Disc x={306} y={72} fill="#f2e6ca" />
      <text x={306} y={83} textAnchor="middle" className="plate-figure" fontSize="30" fill="#9c2415">
        !
      </text>
      <Pawn glyph={rabbit} x={52} y={224} r={30} fill={ATSU} of={heroLikeness('atsu-rabbit')} />
      <Pawn glyph={raccoonHead} x={106} y={234} r={30} fill={TANTAN} of={heroLikeness('tantan-tanuki')} />
    </PlateFrame>
  ),
  [
    [rabbit, 'learn.aim.heroes', 'hero'],
    [openBook, 'learn.aim.booklet', 'item'],
    [campfire, 'learn.aim.rest', 'villager'],
  ],
);

const TRACK = [6, 5, 4, 3, 2, 1, 0] as const;

interface TrackProps {
  readonly y: number;
  readonly disc: number;
  readonly fill: string;
  readonly glyph: string;
  readonly hero: HeroId;
}

const Track = ({ y, disc, fill, glyph, hero }: TrackProps) => (
  <>
    <Pawn glyph={glyph} x={44} y={y + 18} r={28} fill={fill} of={heroLikeness(hero)} />
    {TRACK.map((n, i) => (
      <g key={n} transform={`translate(${84 + i * 46} ${y})`}>
        <rect
          width={40}
          height={36}
          rx={7}
          fill={n <= disc && n > 0 ? fill : '#30241b'}
          opacity={n === disc ? 1 : 0.75}
        />
        {n === disc && (
          <rect x={-1} y={-1} width={42} height={38} rx={8} fill="none" stroke="#fff3d2" strokeWidth={3} />
        )}
        {n === 0 ? (
          <Placed glyph={moon} x={20} y={18} size={22} fill="#d3c1a3" />
        ) : (
          <text x={20} y={25} textAnchor="middle" className="plate-figure" fontSize="19" fill="#fff3dd">
            {n}
          </text>
        )}
      </g>
    ))}
  </>
);

const TILES = ['#b9650a', '#b9650a', '#a82a26'] as const;

const turn = plateOf(
  'turn',
  () => (
    <PlateFrame>
      <rect width="420" height="300" fill="#221913" />
      <Track y={44} disc={4} fill={ATSU} glyph={rabbit} hero="atsu-rabbit" />
      <Track y={108} disc={2} fill={TANTAN} glyph={raccoonHead} hero="tantan-tanuki" />
      {TILES.map((fill, n) => (
        <g key={`${fill} ${n * 64}`} transform={`translate(${98 + n * 64} 184)`}>
          <rect width={52} height={66} rx={8} fill={fill} stroke="#fff4" strokeWidth={2} />
          {n === 0 && (
            <rect x={-3} y={-3} width={58} height={72} rx={10} fill="none" stroke="#fff3d2" strokeWidth={3} />
          )}
          {Array.from({ length: n < 2 ? 1 : 2 }, (_, pip) => (
            <circle key={pip === 0 ? 'first' : 'second'} cx={n < 2 ? 26 : 20 + pip * 12} cy={33} r={4} fill="#fff3d2" />
          ))}
        </g>
      ))}
      <g transform="translate(290 184)">
        <rect width={52} height={66} rx={8} fill="none" stroke="#a8937a" strokeWidth={2.4} strokeDasharray="6 5" />
        <Placed glyph={moon} x={26} y={33} size={28} fill="#d3c1a3" />
      </g>
    </PlateFrame>
  ),
  [
    [walkingBoot, 'learn.turn.walk', 'hero'],
    [campfire, 'learn.turn.activate', 'item'],
    [crossedSwords, 'learn.turn.fight', 'monster'],
  ],
);

const FOES: readonly { readonly glyph: string; readonly monster: MonsterId }[] = [
  { glyph: rat, monster: 'rat-brigand' },
  { glyph: raven, monster: 'ill-omen-raven' },
  { glyph: wolfHead, monster: 'spectral-wolf' },
  { glyph: spiderAlt, monster: 'stump-spider' },
];

const end = plateOf(
  'end',
  () => (
    <PlateFrame>
      <rect width="420" height="300" fill="#1d1411" />
      {FOES.map(({ glyph, monster }, n) => (
        <g key={monster} transform={`translate(${36 + n * 70} 74)`}>
          <rect width={62} height={62} rx={9} fill={MONSTER} />
          <rect x={3} y={3} width={56} height={56} rx={7} fill="#6a58ae" />
          <PlacedBust of={monsterLikeness(monster)} glyph={glyph} x={31} y={31} size={56} fill="#ffe9dc" />
        </g>
      ))}
      <g transform="translate(322 70)">
        <rect width={68} height={70} rx={9} fill="none" stroke="#ff7a5f" strokeWidth={3} strokeDasharray="7 6" />
        <rect x={6} y={7} width={56} height={56} rx={7} fill="#6a58ae" />
        <PlacedBust of={monsterLikeness('enraged-boar')} glyph={boar} x={34} y={35} size={56} fill="#ff7a5f" />
      </g>
      <PlateTray x={60} y={184} w={300} h={64}>
        <Placed glyph={deathSkull} x={44} y={32} size={38} fill="#ff7a5f" />
        <Placed glyph={moon} x={120} y={32} size={38} fill="#f3cb62" />
        <path d="M166 12V52" stroke="#7d6249" strokeWidth={2} />
        <Placed glyph={backpack} x={228} y={32} size={44} fill="#9ed28a" />
      </PlateTray>
    </PlateFrame>
  ),
  [
    [rat, 'learn.end.fifth', 'monster'],
    [deathSkull, 'learn.end.ko', 'gloom'],
    [backpack, 'learn.end.bag', 'good'],
  ],
);

export default { plates: { aim, turn, end }, firstGame, seed: GUIDED_SEED } satisfies LearnModule;
