// A place of a Hero's board and the piece on it. The shape says what fits; locks say what opens them; what is engaged lies turned.

import { originalOf } from '@veillee/pieces/things';
import {
  Bust,
  Icon,
  type Inspected,
  type Likeness,
  type TableProps,
  usePicture,
  useTable,
  useThing,
  type Word,
} from '@veillee/web/kit';
import type { CSSProperties } from 'react';
import { isElite } from '../rules/board.ts';
import { stoneId } from '../rules/inventory.ts';
import type { View } from '../rules/view.ts';
import { inspectedMonster, inspectedTile } from './face.tsx';
import {
  axeSword,
  beerStein,
  bigDiamondRing,
  boots,
  breastplate,
  cancel,
  eclipseFlare,
  gauntlet,
  greaves,
  lightningTrio,
  muscleUp,
  padlock,
  visoredHelm,
} from './glyphs.ts';
import type { Piece, PieceDragging, Place, Shape } from './inventory-facts.ts';
import { drawingOf, POWER, tileGlyph } from './kinds.ts';
import { foeLikeness } from './likeness.ts';
import { GEM_COLOUR, GemRow, RESOURCE_COLOUR, tileColour } from './tile-picture.tsx';
import './inventory-slot.css';

export const SHAPES: { readonly [shape in Shape]: string } = {
  plate: 'M-37 -46H37V18L0 50L-37 18Z',
  octagon: 'M-18 -40H18L40 -18V18L18 40H-18L-40 18V-18Z',
  pennant: 'M-46 -36H26L48 0L26 36H-46L-30 0Z',
  square: 'M-38 -38H38V38H-38Z',
  disc: 'M-36 0A36 36 0 1 1 36 0A36 36 0 1 1 -36 0Z',
  pouch: 'M-30 -40Q0 -28 30 -40Q26 -30 36 -18Q50 6 44 30Q40 48 0 48T-44 30Q-50 6 -36 -18Q-26 -30 -30 -40Z',
  lozenge: 'M0 -40L40 0L0 40L-40 0Z',
  round: 'M-34 0A34 34 0 1 1 34 0A34 34 0 1 1 -34 0Z',
};

/** What an empty place is for, pressed into the leather. */
const GHOST: { readonly [kind in NonNullable<Place['symbol']>]: string } = {
  sword: axeSword,
  ability: muscleUp,
  initiative: lightningTrio,
  helm: visoredHelm,
  cuirass: breastplate,
  gauntlets: gauntlet,
  greaves,
  boots,
  jewellery: bigDiamondRing,
};

interface Drawn {
  readonly colour: string;
  readonly glyph: string;
  readonly likeness?: Likeness;
  readonly ink?: string;
}

export function drawnPiece({ kind, tile, stone, id }: Pick<Piece, 'kind' | 'tile' | 'stone' | 'id'>): Drawn {
  if (tile) return { colour: tileColour(tile.tile), glyph: tileGlyph(tile.tile) };
  if (stone && 'gem' in stone) {
    const isPale = stone.gem === 'diamond' || stone.gem === 'opal';
    return { colour: GEM_COLOUR[stone.gem], glyph: drawingOf('gem', stone.gem), ...(isPale && { ink: '#26190f' }) };
  }
  if (stone) return { colour: ESSENCE_COLOUR[stone.essence], glyph: POWER[stone.essence].glyph };
  if (kind === 'gaar') return { colour: '#7fd0b8', glyph: eclipseFlare, ink: '#0c2c24' };
  if (kind === 'dwurt') return { colour: '#8a5c17', glyph: beerStein };
  if (kind === 'trophy')
    return {
      colour: '#7b2a28',
      glyph: drawingOf(isElite(id) ? 'elite' : 'monster', id),
      likeness: foeLikeness(id),
    };
  return { colour: RESOURCE_COLOUR, glyph: drawingOf('resource', originalOf(id)) };
}
const ESSENCE_COLOUR = { fire: '#a83a1a', water: '#2b6ba0', air: '#5d7280', earth: '#8a6238' } as const;

export function inspectedPiece(word: Word, piece: Piece, name: string): Inspected {
  const { id, kind, tile, stone } = piece;
  if (tile) return inspectedTile(word, tile.tile, tile);
  if (kind === 'trophy') return inspectedMonster(word, id);
  const about = stone ? stoneId(stone) : kind === 'resource' ? `resource.${originalOf(id)}` : undefined;
  const [thing] = piece.things;
  return {
    ...(thing !== undefined && { thing }),
    title: name,
    notes: about === undefined ? [] : [{ text: word(`${about}.text`) }],
  };
}

interface SlotProps {
  readonly place: Place;
  readonly dragging: PieceDragging;
  readonly word: Word;
  /** Whoever looks may move things here. */
  readonly isOwn: boolean;
}

/** A place: whatever lies on it can be taken, and what is in hand can be dropped on it where it fits. */
export function Slot({ place, dragging, word, isOwn }: SlotProps) {
  const table = useTable<View>();
  const { piece, lock, symbol, shape, isClosed } = place;
  const name = piece ? table.say(piece.name) : symbol ? word(`slot.${symbol}`) : word(`table.pack.place.${shape}`);
  const zone = shape === 'pouch' ? 'bags' : place.id;
  const { held } = dragging;
  // A Gem is dropped on the tile itself.
  const target = isOwn && held ? [zone, piece?.id ?? ''].find(dragging.fits) : undefined;
  const isHeld = piece !== undefined && held?.piece.id === piece.id;
  const things = piece?.things ?? [place.id];
  const may = isOwn && things.some(thing => table.optionsOn(thing).length > 0);
  // Of several that are wanted each is chosen by a touch; the slip sends them together.
  const gathers = may && (table.decision?.max ?? 1) > 1;
  const refused = isOwn && !may && things.some(thing => table.refusedFor(thing).length > 0);
  const look =
    isHeld || target !== undefined
      ? dragging.over === target || isHeld
        ? 'chosen'
        : 'option'
      : held
        ? 'plain'
        : may
          ? gathers && things.some(thing => table.stateOf(thing) === 'chosen')
            ? 'chosen'
            : 'option'
          : refused
            ? 'refused'
            : 'plain';
  const [first] = things;
  const touched = (by: Element): void => {
    if (dragging.wasDragged()) return;
    if (target !== undefined && !isHeld) dragging.drop(target);
    else if (piece && !gathers && (may || isHeld)) dragging.take(piece);
    else if (first !== undefined) table.touch(first, by);
  };
  const thing = useThing({
    thing: first,
    label: saidOf(word, place, name),
    look,
    ...((may || refused || isHeld || target !== undefined) && { onTouch: touched }),
    ...(piece && { inspect: () => inspectedPiece(word, piece, name) }),
    ...(lock && { inspect: () => inspectedLock(word, table.say, place, name, isOwn) }),
  });
  const drawn = piece && drawnPiece(piece);
  const face = usePicture(drawn?.likeness, 'bust');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the kit says what it is
    <div
      {...thing}
      className="eui-slot"
      data-shape={shape}
      data-held={isHeld || undefined}
      data-drop={target ?? undefined}
      data-place={place.id}
      onPointerDown={event => {
        thing.onPointerDown(event);
        if (piece && may && !gathers) dragging.grip(event, piece);
      }}
      onPointerEnter={event => {
        if (!held) thing.onPointerEnter(event);
        else if (target !== undefined) dragging.point(target);
      }}
      onPointerLeave={event => {
        thing.onPointerLeave(event);
        if (held) dragging.point(undefined);
      }}
      onFocus={() => held && dragging.point(target)}
    >
      <svg viewBox="-52 -52 104 104" aria-hidden="true" className="eui-shape">
        <path d={SHAPES[shape]} className="eui-hollow" />
        <path d={SHAPES[shape]} className="eui-seam" transform="scale(1.06)" />
        {drawn && (
          <g
            className="eui-piece"
            data-engaged={piece?.tile?.engaged || undefined}
            style={{ color: drawn.ink ?? '#fbeccb' }}
          >
            <path d={SHAPES[shape]} fill={drawn.colour} className="eui-fill" transform="scale(.94)" />
            <path d={SHAPES[shape]} className="eui-gleam" transform="scale(.87)" />
            {face ? (
              <image href={face.url} x={-33} y={-33} width={66} height={66} className="eui-head" />
            ) : (
              <path
                d={drawn.glyph}
                transform={shape === 'plate' ? 'translate(-25 -31) scale(.098)' : 'translate(-25 -25) scale(.098)'}
                fill="currentColor"
              />
            )}
          </g>
        )}
        {!drawn && !isClosed && symbol && !lock && (
          <path d={GHOST[symbol]} transform="translate(-20 -20) scale(.078)" className="eui-ghost" />
        )}
        {isClosed && (
          <>
            <path d={SHAPES[shape]} className="eui-closed" />
            <path d={cancel} transform="translate(-17 -20) scale(.066)" fill="#2a2320" />
          </>
        )}
        {lock && <path d={padlock} transform="translate(-15 -28) scale(.06)" className="eui-lock" />}
        <path d={SHAPES[shape]} className="eui-ring" transform="scale(1.05)" />
      </svg>
      {lock && (
        <b className="eui-price" aria-hidden="true">
          {'gold' in lock ? priceOf(word, lock) : <Icon glyph={POWER[lock.essence].glyph} size={20} />}
        </b>
      )}
      {piece?.tile && <GemRow tile={piece.tile} />}
      {shape !== 'round' && (shape !== 'lozenge' || piece) && (
        <span className="eui-name" aria-hidden="true">
          {isClosed ? word('table.pack.closed') : name}
        </span>
      )}
    </div>
  );
}

const priceOf = (word: Word, lock: NonNullable<Place['lock']>): string =>
  'gold' in lock ? word('lock.gold', { n: lock.gold }) : word(`essence.${lock.essence}`);

/** When a slot is opened, and what its owner lacks for it. */
function inspectedLock(
  word: Word,
  say: TableProps['say'],
  { lock, lacks }: Place,
  name: string,
  isOwn: boolean,
): Inspected {
  const when = lock ? [{ text: word('table.pack.unlock', { price: priceOf(word, lock) }), rule: 'EUT-15.12' }] : [];
  const missing = lacks ? { text: say(lacks.why), rule: lacks.rule } : { text: word('table.pack.unlock.ready') };
  return { title: name, notes: isOwn ? [...when, missing] : when };
}

function saidOf(word: Word, { lock, piece, isClosed }: Place, name: string): string {
  if (isClosed) return word('table.pack.closed');
  if (lock) return word('table.pack.locked', { slot: name, price: priceOf(word, lock) });
  if (!piece) return word('table.pack.free', { slot: name });
  if (!piece.tile) return name;
  const { engaged, gems } = piece.tile;
  return word('table.pack.piece', {
    name,
    engaged: String(engaged),
    n: gems.length,
    gems: gems.map(({ gem }) => word(`gem.${gem}`)).join(', '),
  });
}

/** A piece that finds no place, or lies beside the board. */
export function LoosePiece({ piece, ...slot }: Omit<SlotProps, 'place'> & { readonly piece: Piece }) {
  return <Slot {...slot} place={{ id: `loose:${piece.id}`, shape: 'square', piece }} />;
}

/** What is dragged, under the pointer. */
export function Ghost({ dragging: { held, at } }: { readonly dragging: PieceDragging }) {
  if (!held || !at) return null;
  const { colour, glyph, likeness, ink = '#fbeccb' } = drawnPiece(held.piece);
  return (
    <span
      className="eui-ghost-piece"
      aria-hidden="true"
      style={{ left: at.x, top: at.y, background: colour, color: ink } as CSSProperties}
    >
      <Bust of={likeness} glyph={glyph} size={40} />
    </span>
  );
}
