// A figure on a map: its base, what it is, whose it is, what it has left; rings say what may be done with it, and it walks.

import { memo, useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { useWords } from '../../words.tsx';
import { usePicture } from '../people/portrait.tsx';
import { TableContext, useThing } from '../touch/thing.ts';
import type { Point } from './camera.ts';
import type { Condition, MapFigure } from './contents.ts';
import { useStage } from './map-stage.tsx';
import { useTempo } from './pace.ts';
import { walkFrames, walkLasts, wayBetween } from './walk.ts';
import './figure.css';

export interface FigureProps {
  readonly figure: MapFigure;
  /** The middle of its base. */
  readonly at: Point;
  readonly width: number;
  readonly height: number;
  /** How wide a figure on one place is: what is written on a large one is no larger. */
  readonly base: number;
  /** Where the middle of its base would be with this place as its first. */
  spot(place: string): Point | undefined;
  /** Something may be done with the place under it: a click is meant for that. */
  readonly under: boolean;
}

/** A drawing of game-icons inside a map's own drawing. */
export function Glyph({
  glyph,
  size,
  at = ORIGIN,
}: {
  readonly glyph: string;
  readonly size: number;
  readonly at?: Point;
}) {
  const scale = size / 512;
  return <path d={glyph} transform={`translate(${at.x - size / 2} ${at.y - size / 2}) scale(${scale})`} />;
}
const ORIGIN: Point = { x: 0, y: 0 };

const ROUND: ReadonlySet<MapFigure['kind']> = new Set(['hero', 'friend', 'small']);

export const Figure = memo(function Figure({ figure, at, width, height, base: mark, spot, under }: FigureProps) {
  const { id, name, kind, glyph, drawing, colour, health, conditions = [], order, state } = figure;
  const { word } = useWords();
  const table = useContext(TableContext);
  const body = useRef<SVGGElement>(null);
  useWalk(body, figure, spot);
  const said = [
    name,
    ...(health === undefined ? [] : [word('map.health', { n: health })]),
    ...conditions.map(sayCondition),
    ...(order ? [order.name] : []),
  ].join(', ');
  const thing = useThing({ thing: id, label: said, look: figure.look, inspect: figure.inspect });
  const lit = thing['data-lit'] === true || table?.stateOf(id) === 'refused';
  const short = Math.min(width, height);
  const round = ROUND.has(kind);
  const base = { width, height, round };
  const face = usePicture(figure.likeness, 'bust');
  return (
    <g
      className="v-map-figure"
      {...thing}
      data-kind={kind}
      data-state={state}
      data-face={face ? (short > mark * 1.5 ? 'large' : 'small') : undefined}
      data-under={(under && (!lit || figure.yields)) || (!lit && !figure.inspect) || undefined}
      transform={`translate(${at.x} ${at.y})`}
    >
      <g ref={body} className="v-map-figure-body" {...(colour && { style: { '--figure': colour } as object })}>
        <Ring className="v-map-figure-glow" {...base} grow={short * 0.16} />
        {drawing ? (
          <g transform={`scale(${short / 82}) translate(-50 -50)`}>{drawing}</g>
        ) : (
          <>
            <ellipse className="v-map-figure-shade" cy={height / 2 - 1} rx={width * 0.47} ry={short * 0.16} />
            <Ring className="v-map-figure-base" {...base} grow={0} />
            <Ring className="v-map-figure-shine" {...base} grow={-short * 0.07} />
            {face && <Face url={face.url} {...base} />}
            {(kind === 'master' || kind === 'named') && <Studs width={width} height={height} size={short * 0.05} />}
            {kind === 'named' && <Ring className="v-map-figure-inner" {...base} grow={-short * 0.09} />}
            <g className="v-map-figure-glyph v-map-figure-sign">
              <Glyph glyph={glyph} size={short * (round ? 0.62 : 0.68)} />
            </g>
          </>
        )}
        <Ring className="v-map-figure-ring" {...base} grow={short * 0.07} />
        <Ring className="v-map-figure-chosen" {...base} grow={short * 0.015} />
        <Brackets width={width + short * 0.2} height={height + short * 0.2} arm={short * 0.24} />
        {health !== undefined && (
          <g
            className="v-map-figure-health"
            transform={`translate(${width / 2 - mark * 0.08} ${height / 2 - mark * 0.1})`}
          >
            <circle r={mark * 0.27} />
            <text y={mark * 0.12} fontSize={mark * 0.36}>
              {health}
            </text>
          </g>
        )}
        {order && (
          <g
            className="v-map-figure-order"
            transform={`translate(${-width / 2 + mark * 0.06} ${height / 2 - mark * 0.12})`}
          >
            <path d={hexagon(mark * 0.23)} />
            <Glyph glyph={order.glyph} size={mark * 0.26} />
          </g>
        )}
        <Conditions conditions={conditions} y={-height / 2 - mark * 0.02} size={mark * 0.46} />
        <Ring className="v-map-focus" {...base} grow={short * 0.13} />
      </g>
    </g>
  );
});

const sayCondition = ({ name, count = 1 }: Condition): string => (count > 1 ? `${name} ×${count}` : name);

interface RingProps {
  readonly className: string;
  readonly width: number;
  readonly height: number;
  readonly round: boolean;
  readonly grow: number;
}

function Ring({ className, width, height, round, grow }: RingProps) {
  const [w, h] = [width + 2 * grow, height + 2 * grow];
  const corner = round ? Math.min(w, h) / 2 : Math.max(2, Math.min(width, height) * 0.14 + grow);
  return <rect className={className} x={-w / 2} y={-h / 2} width={w} height={h} rx={corner} />;
}

/** Head and shoulders within the rim; on an oblong base in its middle. */
function Face({ url, width, height, round }: { readonly url: string } & Omit<RingProps, 'className' | 'grow'>) {
  const side = Math.min(width, height) * 0.94;
  return (
    <image
      className="v-map-figure-face"
      data-round={round || undefined}
      href={url}
      x={-side / 2}
      y={-side / 2}
      width={side}
      height={side}
    />
  );
}

function Studs({ width, height, size }: { readonly width: number; readonly height: number; readonly size: number }) {
  const [x, y] = [width / 2 - 2.4 * size, height / 2 - 2.4 * size];
  return (
    <g className="v-map-figure-studs">
      <circle cx={-x} cy={-y} r={size} />
      <circle cx={x} cy={-y} r={size} />
      <circle cx={-x} cy={y} r={size} />
      <circle cx={x} cy={y} r={size} />
    </g>
  );
}

/** Four corners round what is aimed at. */
function Brackets({ width, height, arm }: { readonly width: number; readonly height: number; readonly arm: number }) {
  const [x, y] = [width / 2, height / 2];
  const d = [
    `M${-x} ${-y + arm}V${-y}H${-x + arm}`,
    `M${x - arm} ${-y}H${x}V${-y + arm}`,
    `M${x} ${y - arm}V${y}H${x - arm}`,
    `M${-x + arm} ${y}H${-x}V${y - arm}`,
  ].join('');
  return <path className="v-map-figure-target" d={d} />;
}

const hexagon = (radius: number): string =>
  `M${[0, 1, 2, 3, 4, 5]
    .map(
      i => `${(radius * Math.cos((Math.PI / 3) * i)).toFixed(1)} ${(radius * Math.sin((Math.PI / 3) * i)).toFixed(1)}`,
    )
    .join('L')}Z`;

/** One chip for each, from the middle outward; more than three are a count. */
function Conditions({
  conditions,
  y,
  size,
}: {
  readonly conditions: readonly Condition[];
  readonly y: number;
  readonly size: number;
}) {
  if (conditions.length === 0) return null;
  const shown = conditions.slice(0, conditions.length > 3 ? 2 : 3);
  const more = conditions.length - shown.length;
  const slots = shown.length + (more > 0 ? 1 : 0);
  const x = (i: number): number => (i - (slots - 1) / 2) * size * 1.02;
  return (
    <g className="v-map-figure-conditions" transform={`translate(0 ${y})`}>
      {shown.map(({ id, glyph, colour, count = 1 }, i) => (
        <g key={id} transform={`translate(${x(i)} 0)`} style={{ '--condition': colour } as object}>
          <circle r={size / 2} />
          <g className="v-map-figure-glyph">
            <Glyph glyph={glyph} size={size * 0.62} />
          </g>
          {count > 1 && (
            <text x={size * 0.36} y={size * 0.52} fontSize={size * 0.62}>
              {count}
            </text>
          )}
        </g>
      ))}
      {more > 0 && (
        <g transform={`translate(${x(slots - 1)} 0)`}>
          <circle r={size / 2} />
          <text y={size * 0.22} fontSize={size * 0.6}>{`+${more}`}</text>
        </g>
      )}
    </g>
  );
}

/** Where it stands now it was not before: it goes there, along its way, as one movement that a press brings to its end. */
function useWalk(body: { readonly current: SVGGElement | null }, figure: MapFigure, spot: FigureProps['spot']): void {
  const tempo = useTempo();
  const stage = useStage();
  const stood = useRef(figure.at);
  const walking = useRef<Animation>(undefined);
  const { at, way } = figure;
  useLayoutEffect(() => {
    const from = stood.current;
    stood.current = at;
    const element = body.current;
    if (!element || from === at) return;
    const path = wayBetween(from, at, way).flatMap(place => spot(place) ?? []);
    const frames = walkFrames(path);
    walking.current?.cancel();
    if (tempo.step === 0 || frames.length === 0) {
      element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 120 });
      return;
    }
    const walk = element.animate(
      frames.map(({ offset, shift }) => ({ offset, transform: `translate(${shift.x}px, ${shift.y}px)` })),
      { duration: walkLasts(path.length - 1, tempo), easing: 'cubic-bezier(.3,.1,.3,1)' },
    );
    walking.current = walk;
    element.dataset.walking = String(path.length - 1);
    const done = (): void => {
      if (walking.current === walk) delete element.dataset.walking;
    };
    walk.onfinish = done;
    walk.oncancel = done;
  }, [at, way, spot, tempo, body]);
  useEffect(() => stage?.onPress(() => walking.current?.finish()), [stage]);
}
