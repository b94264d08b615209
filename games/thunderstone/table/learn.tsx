// Thunderstone in one minute: the aim, a turn, the end, drawn with the Hall's arches, cards and stone.

import { campfire, hourglass, lanternFlame, laurels } from '@veillee/web/kit/glyphs.ts';
import {
  Gradient,
  type LearnModule,
  Pawn,
  type PictureProps,
  Placed,
  PlateCard,
  PlateFrame,
  PlatePill,
  plateOf,
} from '@veillee/web/kit/plate.tsx';
import {
  dragonHead,
  dungeonGate,
  goblinHead,
  guards,
  hood,
  oldLantern,
  orcHead,
  plainDagger,
  slicedBread,
  slime,
  torch,
  village,
  wizardFace,
} from './glyphs.ts';
import { likeness, militiaLikeness } from './likeness.ts';
import { firstGame } from './setup.ts';

const HERO = '#33557c';
const MONSTER = '#7b2a28';
const WEAPON = '#4d545c';
const ITEM = '#8a5c17';

/** The stone of the lid, 66 by 130, by its middle. */
const Stone = ({ x, y, k = 1 }: { readonly x: number; readonly y: number; readonly k?: number }) => (
  <g transform={`translate(${x} ${y}) scale(${k}) translate(-120 -157)`}>
    <path d="M120 92 152 130 145 190 120 222 94 190 87 130Z" fill="#a9bdf2" />
    <path d="M120 92 152 130 120 142Z" fill="#8fa8ea" />
    <path d="M120 92 87 130 120 142Z" fill="#f2f1ea" />
    <path d="M120 142 152 130 145 190 120 222Z" fill="#6f8bdc" />
    <path d="M120 142 145 186 120 222Z" fill="#5f7bd0" />
    <path d="M87 130 120 142 94 190Z" fill="#b9c9f6" />
  </g>
);

const STONES = ['#5b4a3b', '#47392f', '#352c27'] as const;
const INSIDES = ['#2a1d13', '#1a120d', '#0e0a08'] as const;

/** One Rank of the Hall, the darker the farther. */
function Arch({ rank, x, y, w, h }: { rank: 1 | 2 | 3; x: number; y: number; w: number; h: number }) {
  const r = w / 2;
  const inner = r - 9;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={`M0 ${h}V${r}A${r} ${r * 0.86} 0 0 1 ${w} ${r}V${h}Z`} fill={STONES[rank - 1]} stroke="#0c0603" />
      {[0.2, 0.4, 0.6, 0.8].map(at => (
        <path
          key={at}
          d={`M${r} ${r * 1.2}L${r - Math.cos(at * Math.PI) * r} ${r - Math.sin(at * Math.PI) * r * 0.86}`}
          stroke="#0007"
          strokeWidth="2"
        />
      ))}
      <path d={`M9 ${h}V${r + 3}A${inner} ${inner * 0.86} 0 0 1 ${w - 9} ${r + 3}V${h}Z`} fill={INSIDES[rank - 1]} />
      <ellipse cx={r} cy={h * 0.62} rx={inner * 0.8} ry={h * 0.3} fill="#ffb054" opacity={0.26 - rank * 0.06} />
    </g>
  );
}

const RAYS = Array.from({ length: 18 }, (_, i) => {
  const at = (angle: number): string =>
    `${(210 + 420 * Math.cos(angle)).toFixed(1)} ${(128 + 420 * Math.sin(angle)).toFixed(1)}`;
  const from = (i * Math.PI) / 9;
  return `M210 128L${at(from)}L${at(from + 0.15)}Z`;
}).join('');

/** The stone in its storm, what guards it, and who goes down for it. */
function Aim() {
  return (
    <PlateFrame>
      <Gradient id="thu-learn-storm" round cx=".5" cy=".42" r=".75" stops="#3f639b 0, #101b30 1" />
      <Gradient id="thu-learn-glow" round stops="#a9c4ff 0 .6, #a9c4ff 1 0" />
      <rect width="420" height="300" fill="url(#thu-learn-storm)" />
      <path d={RAYS} fill="#8fb4ff" opacity=".1" />
      <circle cx="210" cy="112" r="112" fill="url(#thu-learn-glow)" />
      <g fill="none" stroke="#a9c4ff" strokeWidth="5">
        <path d="M134 62L168 76L162 86L176 96" />
        <path d="M288 62L252 74L258 86L240 94" />
        <path d="M136 176L164 156L172 164L186 148" />
        <path d="M286 176L258 156L250 164L236 148" />
      </g>
      <Stone x={210} y={112} k={1.15} />
      <path d="M0 236Q110 214 210 228T420 222V300H0Z" fill="#0b1220" />
      <Pawn of={likeness('skaladak')} glyph={dragonHead} x={64} y={122} r={52} fill={MONSTER} />
      <Pawn of={likeness('griknack-goblin')} glyph={goblinHead} x={356} y={122} r={52} fill={MONSTER} />
      <Pawn of={militiaLikeness(0)} glyph={guards} x={140} y={250} r={27} fill={HERO} />
      <Pawn of={likeness('elf-wizard')} glyph={wizardFace} x={210} y={258} r={30} fill={HERO} />
      <Pawn of={likeness('lorigg-thief')} glyph={hood} x={280} y={250} r={27} fill={HERO} />
      {[
        { x: 64, y: 194, points: 3 },
        { x: 356, y: 194, points: 1 },
        { x: 210, y: 198, points: 3 },
      ].map(({ x, y, points }) => (
        <g key={x}>
          <PlatePill x={x} y={y} w={56}>
            <tspan dx="9">{points}</tspan>
          </PlatePill>
          <Placed glyph={laurels} x={x - 12} y={y} size={18} fill="#d6a3e8" />
        </g>
      ))}
    </PlateFrame>
  );
}

const aim = plateOf('aim', Aim, [
  [guards, 'learn.aim.party', 'hero'],
  [goblinHead, 'learn.aim.monsters', 'monster'],
  [laurels, 'learn.aim.points', 'good'],
]);

const HALL = [
  { rank: 1, who: 'griknack-goblin', glyph: goblinHead, strength: 4 },
  { rank: 2, who: 'green-blob', glyph: slime, strength: 5 },
  { rank: 3, who: 'skaladak', glyph: dragonHead, strength: 7 },
] as const;
const HAND = [
  { of: militiaLikeness(0), glyph: guards, fill: HERO, foot: 1 },
  { of: militiaLikeness(1), glyph: guards, fill: HERO, foot: 1 },
  { of: likeness('elf-wizard'), glyph: wizardFace, fill: HERO, foot: 2 },
  { of: undefined, glyph: plainDagger, fill: WEAPON, foot: 1 },
  { of: undefined, glyph: torch, fill: ITEM, foot: 2 },
  { of: undefined, glyph: slicedBread, fill: ITEM, foot: 2 },
] as const;
const STALLS = [
  { of: undefined, glyph: oldLantern, fill: ITEM, price: 3 },
  { of: likeness('lorigg-thief'), glyph: hood, fill: HERO, price: 5 },
  { of: undefined, glyph: torch, fill: ITEM, price: 3 },
  { of: undefined, glyph: plainDagger, fill: WEAPON, price: 2 },
] as const;

/** The Village with its prices, the Hall with the Light it asks for, and six cards in hand. */
function Turn() {
  return (
    <PlateFrame>
      <Gradient id="thu-learn-oak" round cx=".5" cy=".4" r=".75" stops="#7c593a 0, #22160e 1" />
      <rect width="420" height="300" fill="url(#thu-learn-oak)" />
      <rect x="14" y="14" width="126" height="172" rx="8" fill="#120c08" opacity=".8" />
      <rect x="14" y="14" width="126" height="172" rx="8" fill="none" stroke="#f6a93b" strokeWidth="3.5" />
      <Placed glyph={village} x={77} y={38} size={34} fill="#ffd88f" />
      {STALLS.map(({ of, glyph, fill, price }, index) => {
        const [x, y] = [30 + (index % 2) * 54, 60 + Math.floor(index / 2) * 62];
        return (
          <g key={glyph}>
            <PlateCard of={of} glyph={glyph} x={x} y={y} w={40} fill={fill} />
            <circle cx={x + 38} cy={y + 4} r="10" fill="#e0ac45" stroke="#140b06" strokeWidth="1.5" />
            <text x={x + 38} y={y + 8.5} textAnchor="middle" className="plate-figure" fontSize="13" fill="#26190f">
              {price}
            </text>
          </g>
        );
      })}
      {HALL.map(({ rank, who, glyph, strength }, index) => {
        const x = 154 + index * 86;
        return (
          <g key={rank}>
            <Arch rank={rank} x={x} y={14} w={82} h={172} />
            {Array.from({ length: rank }, (_, light) => x + 41 + (light - (rank - 1) / 2) * 18).map(at => (
              <Placed key={at} glyph={lanternFlame} x={at} y={54} size={18} fill="#ffe27a" />
            ))}
            <PlateCard
              of={likeness(who)}
              glyph={glyph}
              x={x + 17}
              y={80}
              w={48}
              fill={MONSTER}
              figure={strength}
              {...(rank === 1 && { ring: 'option' })}
            />
          </g>
        );
      })}
      <path d="M0 206Q210 192 420 206V300H0Z" fill="#000" opacity=".35" />
      {HAND.map(({ of, glyph, fill, foot }, index) => (
        <g key={index} transform={`rotate(${(index - 2.5) * 5} ${78 + index * 54} 320)`}>
          <PlateCard
            of={of}
            glyph={glyph}
            x={50 + index * 54}
            y={214 + Math.abs(index - 2.5) * 3}
            w={54}
            fill={fill}
            figure={foot}
          />
        </g>
      ))}
    </PlateFrame>
  );
}

const turn = plateOf('turn', Turn, [
  [village, 'learn.turn.village', 'villager'],
  [dungeonGate, 'learn.turn.dungeon', 'monster'],
  [campfire, 'learn.turn.rest'],
]);

const END_RANKS = [
  { rank: 1, x: 18 },
  { rank: 2, x: 122 },
  { rank: 3, x: 226 },
] as const;

/** The deck pushes on: the stone steps from Rank to Rank, and the first ends the game. */
function End({ say }: PictureProps) {
  return (
    <PlateFrame>
      <Gradient id="thu-learn-deep" stops="#4a3220 0, #0c0908 1" />
      <Gradient id="thu-learn-gleam" round stops="#a9c4ff 0 .75, #a9c4ff 1 0" />
      <rect width="420" height="300" fill="url(#thu-learn-deep)" />
      {END_RANKS.map(({ rank, x }) => (
        <g key={rank}>
          <Arch rank={rank} x={x} y={22} w={98} h={212} />
          <text x={x + 49} y={72} textAnchor="middle" className="plate-title" fontSize="16" fill="#f6ecd9">
            {say({ text: 'table.rank', with: { rank } })}
          </text>
        </g>
      ))}
      <rect x="16" y="20" width="102" height="216" rx="10" fill="none" stroke="#f6a93b" strokeWidth="4" />
      <g opacity=".55">
        <PlateCard
          of={likeness('griknack-goblin')}
          glyph={goblinHead}
          x={40}
          y={108}
          w={54}
          fill={MONSTER}
          figure={4}
        />
      </g>
      <path d="M34 112L100 182M100 112L34 182" stroke="#e8694a" strokeWidth="8" strokeLinecap="round" />
      <circle cx="171" cy="146" r="58" fill="url(#thu-learn-gleam)" />
      <Stone x={171} y={146} k={0.72} />
      <PlateCard of={likeness('bloodskull-orc')} glyph={orcHead} x={248} y={108} w={54} fill={MONSTER} figure={5} />
      {[0, 1, 2, 3].map(depth => (
        <rect
          key={depth}
          x={346 - depth * 2}
          y={104 - depth * 4}
          width="58"
          height="80"
          rx="5"
          fill="#2c1c14"
          stroke="#a7793d"
          strokeWidth="1.6"
        />
      ))}
      <Placed glyph={dungeonGate} x={369} y={132} size={34} fill="#d8b276" />
      <path d="M372 252H78" fill="none" stroke="#a9c4ff" strokeWidth="5" strokeDasharray="1 13" strokeLinecap="round" />
      <path d="M84 240L66 252L84 264" fill="none" stroke="#a9c4ff" strokeWidth="5" strokeLinecap="round" />
      <Stone x={171} y={253} k={0.28} />
    </PlateFrame>
  );
}

const end = plateOf('end', End, [
  [dungeonGate, 'learn.end.rank', 'gloom'],
  [hourglass, 'learn.end.now'],
  [laurels, 'learn.end.won', 'good'],
]);

export default { plates: { aim, turn, end }, firstGame } satisfies LearnModule;
