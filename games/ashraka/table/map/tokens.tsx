// What lies on the places of the map, as SVG in a box of 100 units: monsters, Locks, portals, event tokens beside what is printed.

import { usePicture } from '@veillee/web/kit';
import { Glyph } from '@veillee/web/kit/map';
import type { EventSymbol } from '../../content/vocabulary.ts';
import type { Monster, Portal } from '../../rules/state.ts';
import { magicPortal, padlock } from '../glyphs.ts';
import { drawingOf, TOKENS } from '../kinds.ts';
import { monsterLikeness } from '../likeness.ts';

/** Over the whole disc: its drawing, its cubes below, the colour and shape of its slot at the upper right. */
export function MonsterToken({ monster: { card, cubes, slot } }: { readonly monster: Monster }) {
  const { colour, shape } = TOKENS[slot];
  const face = usePicture(monsterLikeness(card), 'bust');
  return (
    <g className="ash-monster" data-face={face ? true : undefined}>
      <g transform="translate(50 50)">
        <circle className="ash-monster-shade" cy={5} r={47} />
        <circle className="ash-monster-disc" r={45} />
        <circle className="ash-monster-shine" r={38} />
        <g className="ash-monster-glyph">
          <Glyph glyph={drawingOf(card)} size={62} />
        </g>
        {face && <image className="ash-monster-face" href={face.url} x={-42} y={-42} width={84} height={84} />}
        <g transform="translate(2 36)" className="ash-cubes">
          <rect x={-24} y={-15} width={48} height={30} rx={8} />
          <path d="M-17 -5l6 -4l6 4v8l-6 4l-6 -4z" />
          <text x={9} y={8}>
            {cubes}
          </text>
        </g>
        <SlotSign colour={colour} shape={shape} x={40} y={-36} size={1.7} />
      </g>
    </g>
  );
}

export function SlotSign({
  colour,
  shape,
  x = 0,
  y = 0,
  size = 1,
}: {
  readonly colour: string;
  readonly shape: string;
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
}) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <circle r={11} fill={colour} stroke="#fff6e4" strokeWidth={2} />
      <path d={shape} fill="#fff6e4" transform="scale(.8)" />
    </g>
  );
}

export const LockToken = () => (
  <g transform="translate(86 84)" className="ash-lock">
    <circle r={22} />
    <Glyph glyph={padlock} size={26} />
  </g>
);

const PORTAL_COLOURS: { readonly [colour in Portal]: string } = { blue: '#2f6fae', orange: '#c4690f' };

export const PortalToken = ({ colour }: { readonly colour: Portal }) => (
  <g transform={`translate(14 ${colour === 'blue' ? 84 : 60})`} className="ash-portal">
    <circle r={22} fill={PORTAL_COLOURS[colour]} />
    <Glyph glyph={magicPortal} size={30} />
  </g>
);

/** Where a place offers something else as well. */
export const EventToken = ({ symbol }: { readonly symbol: EventSymbol }) => (
  <g transform="translate(12 14)" className="ash-event" data-symbol={symbol}>
    <circle r={23} />
    <text y={13}>{symbol}</text>
  </g>
);
