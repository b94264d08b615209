// The Realm: five by five regions in the light, Shortcuts across them, heroes walking over them.

import { Avatar, Icon, useLayout, useThing, type Zoom, Zoomable } from '@veillee/web/kit';
import { type CSSProperties, useEffect, useRef } from 'react';
import { cardById } from '../content/cards.ts';
import { named } from '../rules/cards/piles.ts';
import { ANCIENT, HERO, REGION } from '../rules/places.ts';
import { drawingOf } from './drawings.ts';
import { shortcuts } from './facts.ts';
import { likenessOf, seatLikeness } from './likeness.ts';
import { MapFace } from './map-face.tsx';
import { useReading, WEIGHED } from './reading.ts';
import { RegionTile } from './region.tsx';
import { ancientInspected, ancientLine } from './saga.tsx';
import { Spread } from './spread.tsx';

const SIDE = 5;
/** From this scale on whoever is on the map is, with its ring or on its paper, some 48 pixels wide: room for a face. */
const NEAR = { phone: 1.45, tablet: 1.4, wide: 1.2 } as const;

export function Realm({ zoom }: { readonly zoom: Zoom }) {
  const { view, word, decision, table } = useReading();
  const layout = useLayout();
  const self = useRef<HTMLDivElement>(null);
  const turn = decision?.prompt.startsWith('turn') ? decision.id : undefined;
  const told = table.telling?.from;
  // On a phone a turn and whatever is told begin with the map, wherever the last question has led.
  useEffect(() => {
    if (layout === 'phone' && (turn !== undefined || told !== undefined))
      self.current?.parentElement?.scrollIntoView({ block: 'start' });
  }, [layout, turn, told]);
  return (
    <div className="kil-realm" ref={self} data-layout={layout} data-near={zoom.scale >= NEAR[layout] || undefined}>
      <div className="kil-grid-box">
        <Zoomable zoom={zoom}>
          <ol className="kil-grid" aria-label={word('table.realm')}>
            {view.map.map(region => (
              <RegionTile key={region} region={region} />
            ))}
          </ol>
          <Arcs />
          <Figures />
        </Zoomable>
        <Spread />
      </div>
    </div>
  );
}

const at = (slot: number): { readonly x: number; readonly y: number } => ({
  x: (slot % SIDE) + 0.5,
  y: Math.floor(slot / SIDE) + 0.5,
});

/** Dotted arcs from edge to edge; an arrow where they lead one way only. Measured in tiles. */
function Arcs() {
  const { view, own, word } = useReading();
  return (
    <svg className="kil-arcs" viewBox="0 0 500 500" preserveAspectRatio="none" role="img">
      <title>{word('table.shortcuts')}</title>
      {shortcuts(view).map(({ from, to, both }) => {
        const [a, b] = [at(view.map.indexOf(from)), at(view.map.indexOf(to))];
        const [dx, dy] = [b.x - a.x, b.y - a.y];
        const length = Math.hypot(dx, dy);
        const [ux, uy] = [dx / length, dy / length];
        const reach = 0.4;
        const start = { x: a.x + ux * reach, y: a.y + uy * reach };
        const end = { x: b.x - ux * reach, y: b.y - uy * reach };
        const bend = 0.16 * length;
        const middle = { x: (start.x + end.x) / 2 - uy * bend, y: (start.y + end.y) / 2 + ux * bend };
        const tip = Math.atan2(end.y - middle.y, end.x - middle.x);
        const wing = (turn: number): string =>
          `${(end.x - Math.cos(tip + turn) * 0.11) * 100} ${(end.y - Math.sin(tip + turn) * 0.11) * 100}`;
        return (
          <g key={`${from}-${to}`} data-open={own.region === from || (both && own.region === to) || undefined}>
            <title>
              {word(both ? 'table.shortcut.both' : 'table.shortcut.way', { from: named(from), to: named(to) })}
            </title>
            <path
              className="kil-arc"
              d={`M${start.x * 100} ${start.y * 100}Q${middle.x * 100} ${middle.y * 100} ${end.x * 100} ${end.y * 100}`}
            />
            {!both && <path className="kil-arc-tip" d={`M${wing(0.5)}L${end.x * 100} ${end.y * 100}L${wing(-0.5)}`} />}
          </g>
        );
      })}
    </svg>
  );
}

/** Heroes and Ancients: they lie above the tiles, so that a step is a walk and not a jump. Each keeps within its tile. */
function Figures() {
  const { view, table, eyes } = useReading();
  const heroes = view.heroes.flatMap((hero, seat) => (hero.eliminated || !hero.region ? [] : [{ ...hero, seat }]));
  const ancients = view.ancients.filter(({ region, defeated }) => region !== undefined && !defeated);
  return (
    <div className="kil-figures" data-motion={table.settings.motion || undefined}>
      {heroes.map(({ seat, region }, i) => (
        <Pawn
          key={seat}
          seat={seat}
          style={spot(view.map, region, heroes, i)}
          own={seat === eyes}
          facing={ancients.some(one => one.region === region)}
        />
      ))}
      {ancients.map(({ id, region = '' }, i) => (
        <AncientFigure key={id} id={id} style={spot(view.map, region, ancients, i)} />
      ))}
    </div>
  );
}

/** Where a figure stands: its tile, and its place among those of its kind there. */
function spot(
  map: readonly string[],
  region: string,
  all: readonly { readonly region?: string }[],
  index: number,
): CSSProperties {
  const slot = map.indexOf(region);
  const crowd = all.filter(one => one.region === region).length;
  const nth = all.slice(0, index).filter(one => one.region === region).length;
  return { '--col': slot % SIDE, '--row': Math.floor(slot / SIDE), '--nth': nth, '--crowd': crowd } as CSSProperties;
}

interface PawnProps {
  readonly seat: number;
  readonly style: CSSProperties;
  readonly own: boolean;
  /** An Ancient stands here too. */
  readonly facing: boolean;
}

function Pawn({ seat, style, own, facing }: PawnProps) {
  const { view, table, word } = useReading();
  const info = table.seats[seat];
  const hero = view.heroes[seat];
  const states = [
    ...(hero?.hidden ? [word('table.hidden')] : []),
    ...(hero?.camped ? [word('table.camped')] : []),
    ...(hero?.defeated ? [word('table.defeated')] : []),
  ];
  const id = HERO.make(seat);
  const lit = table.stateOf(id) === 'option' || table.stateOf(id) === 'chosen';
  const thing = useThing({ thing: id, label: [info?.name, ...states].join(', '), confirm: true });
  if (!info || !hero) return null;
  return (
    <span
      className="kil-pawn"
      style={style}
      data-seat={seat}
      data-region={REGION.make(hero.region)}
      data-own={own || undefined}
      data-facing={facing || undefined}
      data-active={view.active === seat || undefined}
      data-hidden={hero.hidden || undefined}
      data-camped={hero.camped || undefined}
    >
      <Avatar emblem={info.emblem} size={0} face={emblem => <MapFace of={seatLikeness(view, seat)} glyph={emblem} />} />
      {lit ? <span {...thing} className="kil-pawn-thing" /> : <span className="v-hidden">{thing['aria-label']}</span>}
    </span>
  );
}

/** An Ancient on the map: it waits, and can be read or assaulted. */
function AncientFigure({ id, style }: { readonly id: string; readonly style: CSSProperties }) {
  const reading = useReading();
  const { table, setFocus } = reading;
  const thing = ANCIENT.make(id);
  const shown = useThing({
    thing,
    label: [reading.name(id), ancientLine(reading, id)].join(', '),
    inspect: () => ancientInspected(reading, id),
    onTouch: by => {
      setFocus(thing);
      if (table.stateOf(thing) === 'plain') table.inspect(ancientInspected(reading, id), by);
      else table.touch(thing, by, WEIGHED);
    },
  });
  return (
    <div {...shown} className="kil-ancient" style={style} data-zone={thing}>
      <MapFace of={likenessOf(cardById(id))} glyph={<Icon glyph={drawingOf(cardById(id))} size="70%" />} />
    </div>
  );
}
