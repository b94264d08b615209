// Euthia in one minute: the aim, a turn, the end, drawn with the land's own faces.

import { type LearnModule, Pawn, Placed, PlateFrame, PlateTray, plateOf } from '@veillee/web/kit/plate.tsx';
import {
  crossedSwords,
  deathSkull,
  dwarfHelmet,
  hexes,
  hood,
  laurels,
  mining,
  scrollUnfurled,
  shop,
  treasureMap,
  twoCoins,
  walkingBoot,
} from './glyphs.ts';
import { chapel } from './land/chapel.ts';
import { cave, fire, lake, mountain, portal, treasure, wave, wild } from './land/nature.ts';
import { merchants } from './land/places.ts';
import { heroLikeness } from './likeness.ts';

const DRAL = '#2f62a8';
const TAESIRI = '#6d4394';
const R = 60;
const W = R * Math.sqrt(3);
const CORNERS = [0, 1, 2, 3, 4, 5]
  .map(i => (Math.PI / 3) * i - Math.PI / 2)
  .map(angle => `${(R * Math.cos(angle)).toFixed(1)} ${(R * Math.sin(angle)).toFixed(1)}`)
  .join('L');
const HEX = `M${CORNERS}Z`;

const half = (): number => 0.5;

interface HexProps {
  readonly q: number;
  readonly r: number;
  readonly face: string;
  readonly dim?: boolean;
}

/** A hex of the land at its place, the first in the middle of the plate. */
const At = ({ q, r, face }: HexProps) => (
  <g transform={`translate(${130 + W * (q + r / 2)} ${110 + 1.5 * R * r})`}>
    <g clipPath="url(#learn-hex)" dangerouslySetInnerHTML={{ __html: face }} />
    <path d={HEX} fill="none" stroke="#1d130b" strokeOpacity={0.55} strokeWidth={2} />
  </g>
);

const Unknown = ({ q, r }: Pick<HexProps, 'q' | 'r'>) => (
  <g transform={`translate(${130 + W * (q + r / 2)} ${110 + 1.5 * R * r})`}>
    <path d={HEX} fill="#f6a93b" fillOpacity={0.1} stroke="#f6a93b" strokeWidth={3} strokeDasharray="7 8" />
    <text y={9} textAnchor="middle" className="plate-figure" fontSize="28" fill="#ffd88f">
      +1
    </text>
  </g>
);

const Oak = () => (
  <>
    <clipPath id="learn-hex">
      <path d={HEX} />
    </clipPath>
    <rect width="420" height="300" fill="#4a3220" />
  </>
);

const aim = plateOf(
  'aim',
  () => (
    <PlateFrame>
      <Oak />
      <At q={0} r={-1} face={mountain()} />
      <At q={1} r={-1} face={merchants()} />
      <At q={2} r={-1} face={fire()} />
      <At q={-1} r={0} face={lake()} />
      <At q={0} r={0} face={wild(1, half)} />
      <At q={1} r={0} face={treasure(1, half)} />
      <Unknown q={2} r={0} />
      <At q={-1} r={1} face={wild(1, half)} />
      <At q={0} r={1} face={portal()} />
      <At q={1} r={1} face={cave()} />
      <Unknown q={2} r={1} />
      <At q={-2} r={2} face={wave()} />
      <At q={-1} r={2} face={mountain()} />
      <At q={0} r={2} face={wild(1, half)} />
      <At q={1} r={2} face={lake()} />
      <g transform={`translate(${130} ${110 + R})`} dangerouslySetInnerHTML={{ __html: chapel() }} />
      <Pawn glyph={dwarfHelmet} of={heroLikeness('dral')} x={234} y={112} r={27} fill={DRAL} />
      <Pawn glyph={hood} of={heroLikeness('taesiri')} x={180} y={204} r={25} fill={TAESIRI} />
    </PlateFrame>
  ),
  [
    [hexes, 'learn.aim.land', 'item'],
    [laurels, 'learn.aim.reputation', 'hero'],
    [treasureMap, 'learn.aim.scenario', 'villager'],
  ],
);

const TOKENS = [
  { fill: '#8c2a26', glyph: crossedSwords, n: 2 },
  { fill: '#8a5c17', glyph: mining, n: 1 },
  { fill: '#3f6b4a', glyph: shop, n: 2 },
] as const;

const turn = plateOf(
  'turn',
  () => (
    <PlateFrame>
      <rect width="420" height="300" fill="#221913" />
      {TOKENS.map(({ fill, glyph, n }, i) => (
        <g key={fill} transform={`translate(${36 + i * 122} 40)`}>
          <rect width={104} height={104} rx={14} fill={fill} stroke="#fff3d2" strokeWidth={3} />
          <Placed glyph={glyph} x={52} y={46} size={62} />
          <Placed glyph={walkingBoot} x={38} y={88} size={22} fill="#ffd88f" />
          <text x={64} y={95} textAnchor="middle" className="plate-figure" fontSize="22" fill="#ffd88f">
            {n}
          </text>
        </g>
      ))}
      <PlateTray x={36} y={176} w={348} h={84}>
        <Placed glyph={walkingBoot} x={50} y={42} size={44} fill="#ffd88f" />
        <path d="M92 42H128M118 32L130 42L118 52" fill="none" stroke="#d3c1a3" strokeWidth={5} />
        <Placed glyph={hexes} x={174} y={42} size={50} fill="#9fe0d6" />
        <path d="M216 42H252M242 32L254 42L242 52" fill="none" stroke="#d3c1a3" strokeWidth={5} />
        <Placed glyph={crossedSwords} x={302} y={42} size={50} fill="#ff7a5f" />
      </PlateTray>
    </PlateFrame>
  ),
  [
    [walkingBoot, 'learn.turn.walk', 'hero'],
    [crossedSwords, 'learn.turn.fight', 'monster'],
    [mining, 'learn.turn.mine', 'item'],
    [shop, 'learn.turn.trade', 'villager'],
  ],
);

const PILLARS = [
  { glyph: laurels, h: 150, fill: '#2f62a8' },
  { glyph: twoCoins, h: 84, fill: '#8a5c17' },
  { glyph: crossedSwords, h: 110, fill: '#8c2a26' },
  { glyph: scrollUnfurled, h: 96, fill: '#4b2a63' },
] as const;

const end = plateOf(
  'end',
  () => (
    <PlateFrame>
      <rect width="420" height="300" fill="#1d1411" />
      {PILLARS.map(({ glyph, h, fill }, i) => (
        <g key={glyph} transform={`translate(${36 + i * 76} ${236 - h})`}>
          <rect width={60} height={h} rx={7} fill={fill} />
          <Placed glyph={glyph} x={30} y={32} size={42} />
        </g>
      ))}
      <g transform="translate(340 176)">
        <rect width={56} height={60} rx={7} fill="none" stroke="#ff7a5f" strokeWidth={3} strokeDasharray="7 6" />
        <Placed glyph={deathSkull} x={28} y={30} size={36} fill="#ff7a5f" />
      </g>
      <path d="M24 240H400" stroke="#7d6249" strokeWidth={4} />
    </PlateFrame>
  ),
  [
    [laurels, 'learn.end.reputation', 'hero'],
    [twoCoins, 'learn.end.gold', 'item'],
    [crossedSwords, 'learn.end.tokens', 'monster'],
    [deathSkull, 'learn.end.deaths', 'gloom'],
  ],
);

/** Whoever learns chooses their Hero first, and is the first to act: with another deal the partner might begin. */
export default {
  plates: { aim, turn, end },
  firstGame: { scenario: 'the-hunt' },
  seed: 'first-steps',
} satisfies LearnModule;
