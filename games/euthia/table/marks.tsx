// What is marked on a space: the Level of its Monster with its Loot, owners' flags, a Treasure's Level, an Encounter, markers of the
// scenario. Drawn round the middle of a hex whose radius is 100. Guide, section 16.

import type { SpaceRow } from '../content/rows.ts';
import type { GainOp, HeroId, Level, OwnToken } from '../content/vocabulary.ts';
import * as glyphs from './glyphs.ts';
import { HERO_COLOUR } from './kinds.ts';

const Glyph = ({ d, size, fill, x = 0, y = 0 }: { d: string; size: number; fill: string; x?: number; y?: number }) => (
  <path d={d} fill={fill} transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})`} />
);

/** Swords on a red pill. */
function Swords({ level }: { readonly level: Level }) {
  const w = 25 * level + 15;
  return (
    <>
      <rect className="eut-swords" x={-w / 2} y={-18} width={w} height={36} rx={18} />
      {Array.from({ length: level }, (_, i) => i - (level - 1) / 2).map(x => (
        <Glyph key={x} d={glyphs.broadsword} size={25} fill="#fff" x={x * 25} />
      ))}
    </>
  );
}

const LOOT = 32;

function LootMark({ op }: { readonly op: GainOp }) {
  switch (op.op) {
    case 'gold':
      return (
        <>
          <circle r={16} fill="#e0ac45" stroke="#241405" strokeWidth={2.5} />
          <text className="eut-mark-figure" y={8}>
            {op.n}
          </text>
        </>
      );
    case 'silver':
    case 'goldCard': {
      const silver = op.op === 'silver';
      return (
        <>
          <rect
            x={-12}
            y={-16}
            width={24}
            height={32}
            rx={4}
            fill={silver ? '#d7dde2' : '#e8bd4e'}
            stroke="#1b0f06"
            strokeWidth={2.4}
          />
          <Glyph d={glyphs.fireRing} size={17} fill={silver ? '#3b4650' : '#4a2f06'} />
        </>
      );
    }
    case 'gaar':
      return (
        <>
          <circle r={16} fill="#7fd0b8" stroke="#0c2c24" strokeWidth={2.5} />
          <Glyph d={glyphs.eclipseFlare} size={22} fill="#0c2c24" />
        </>
      );
    default:
      return (
        <>
          <circle r={16} fill="#f3e6d2" stroke="#241405" strokeWidth={2.5} />
          <Glyph d={glyphs.healthPotion} size={22} fill="#a3202c" />
        </>
      );
  }
}

/** A Monster that nobody has beaten, its Loot on both sides where there is room. */
export function MonsterMark({ level, loot }: { readonly level: Level; readonly loot: readonly GainOp[] }) {
  const shown = loot.slice(0, 4);
  const half = Math.ceil(shown.length / 2);
  const edge = (25 * level + 15) / 2 + LOOT / 2 + 3;
  return (
    <g className="eut-monster">
      {shown.map((op, i) => (
        <g
          className="eut-loot"
          key={`${op.op} ${i < half ? i : half - 1 - i}`}
          transform={`translate(${i < half ? -edge - i * LOOT : edge + (i - half) * LOOT} 0)`}
        >
          <LootMark op={op} />
        </g>
      ))}
      <Swords level={level} />
    </g>
  );
}

/** The kind of token by the shape of its flag: a pennant, a square, a swallowtail. */
const FLAG: { readonly [kind in OwnToken]: string } = {
  hero: 'M0 -34h36l-12 11l12 11H0z',
  interaction: 'M0 -34l34 11l-34 11z',
  trade: 'M0 -34h30v22H0z',
};

export interface Owned {
  readonly kind: OwnToken;
  readonly hero: HeroId;
}

/** Who has been there, each with a pole of their own. */
export const Flags = ({ owned }: { readonly owned: readonly Owned[] }) => (
  <g className="eut-flags">
    {owned.map(({ kind, hero }, n) => (
      // Tokens of one space are alike but for their place.
      <g key={n} transform={`translate(${n * 26} ${n * 4})`}>
        <path d="M0 26V-36" stroke="#1b0f06" strokeWidth={6} />
        <path d={FLAG[kind]} fill={HERO_COLOUR[hero]} stroke="#fff3d2" strokeWidth={2.4} />
      </g>
    ))}
  </g>
);

/** Treasures have their Level in a coin, Encounters a question. */
export function Badge({ space: { kind, encounter } }: { readonly space: SpaceRow }) {
  const level = kind.startsWith('treasure') ? kind.charAt(kind.length - 1) : undefined;
  if (level === undefined && encounter === undefined) return null;
  return (
    <g>
      <circle r={18} fill={level ? '#e0ac45' : '#f3cb62'} stroke="#241405" strokeWidth={2.8} />
      <text className="eut-mark-figure" y={9}>
        {level ?? '?'}
      </text>
    </g>
  );
}

export interface TokenProps {
  readonly glyph: string;
  readonly colour: string;
  readonly n?: number;
}

/** A token of the scenario. */
export const Token = ({ glyph, colour, n = 1 }: TokenProps) => (
  <g>
    <rect x={-19} y={-19} width={38} height={38} rx={9} fill={colour} stroke="#fff3d2" strokeWidth={2.6} />
    <Glyph d={glyph} size={28} fill="#fff6e4" />
    {n > 1 && (
      <>
        <circle cx={18} cy={16} r={12} fill="#140b06" />
        <text className="eut-mark-count" x={18} y={22}>
          {n}
        </text>
      </>
    )}
  </g>
);
