// Whoever has a face: a figure of cut paper from the game's gallery, and its glyph until the gallery is there. Guide, section 12.

import type { Seat } from '@veillee/kernel';
import { type CSSProperties, createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { Icon } from '../controls/icon.tsx';
import { type Colours, type Crop, type Drawing, type Drawings, headIn, svgOf } from '../paper/drawing.ts';
import { Avatar, type AvatarProps } from './seat.tsx';
import './portrait.css';

/** The figures of a game, fetched when the first of them is shown. */
export interface Gallery {
  subscribe(changed: () => void): () => void;
  /** Nothing until they have come. */
  drawings(): Drawings | undefined;
}

export function gallery(load: () => Promise<{ readonly figures: Drawings }>): Gallery {
  let drawings: Drawings | undefined;
  let asked = false;
  const listeners = new Set<() => void>();
  const fetchOnce = (): void => {
    if (asked) return;
    asked = true;
    load().then(
      ({ figures }) => {
        drawings = figures;
        for (const changed of listeners) changed();
      },
      // Glyphs stand for everybody meanwhile; whoever is shown next asks again.
      () => {
        asked = false;
      },
    );
  };
  return {
    subscribe(changed) {
      listeners.add(changed);
      fetchOnce();
      return () => listeners.delete(changed);
    },
    drawings: () => drawings,
  };
}

/** Who is meant, and in which colours. */
export interface Likeness {
  readonly from: Gallery;
  readonly id: string;
  readonly colours?: Colours | undefined;
}

export const isSameFace = (one: Likeness | undefined, other: Likeness | undefined): boolean =>
  one === other ||
  (one?.from === other?.from &&
    one?.id === other?.id &&
    JSON.stringify(one?.colours) === JSON.stringify(other?.colours));

const noLikeness: Gallery = { subscribe: () => () => undefined, drawings: () => undefined };

const urls = new Map<Drawing, Map<string, string>>();
/** A picture that the browser decodes once, wherever it stands. */
function urlOf(drawing: Drawing, crop: Crop, colours: Colours | undefined): string {
  const own = urls.get(drawing) ?? new Map<string, string>();
  urls.set(drawing, own);
  const key = `${crop}${colours ? JSON.stringify(colours) : ''}`;
  const known = own.get(key);
  if (known !== undefined) return known;
  const url = `data:image/svg+xml,${encodeURIComponent(svgOf(drawing, crop, colours))}`;
  own.set(key, url);
  return url;
}

/** The picture of somebody; nothing until the gallery is there, and of whoever has none. */
export interface Picture {
  readonly url: string;
  readonly drawing: Drawing;
}

export function usePicture(of: Likeness | undefined, crop: Crop): Picture | undefined {
  const from = of?.from ?? noLikeness;
  const drawings = useSyncExternalStore(from.subscribe, from.drawings, () => undefined);
  const drawing = of && drawings?.[of.id];
  return drawing && { url: urlOf(drawing, crop, of.colours), drawing };
}

export interface PortraitProps {
  readonly of: Likeness | undefined;
  readonly crop?: Crop;
  /** Which way it is to look; its own way unless given. */
  readonly looks?: Drawing['looks'] | undefined;
  /** In its stead: the glyph, or whatever else, until there is a drawing. */
  readonly instead: ReactNode;
  readonly className?: string;
}

/** Fills what it stands in. An ornament: whoever uses it says the name. */
export function Portrait({ of, crop = 'full', looks, instead, className }: PortraitProps) {
  const picture = usePicture(of, crop);
  if (!picture) return instead;
  const { url, drawing } = picture;
  return (
    <img
      className={['v-portrait', className].filter(Boolean).join(' ')}
      src={url}
      alt=""
      draggable={false}
      data-crop={crop}
      data-turned={(looks !== undefined && looks !== drawing.looks) || undefined}
      style={crop === 'full' ? headInSight(drawing) : undefined}
    />
  );
}

const headInSight = (drawing: Drawing): CSSProperties => {
  const { across, down } = headIn(drawing);
  return { '--aside': across, '--head': down } as CSSProperties;
};

/** A disc or square with somebody's head, or with the glyph. */
export function Bust({
  of,
  glyph,
  size,
  looks,
}: {
  readonly of: Likeness | undefined;
  readonly glyph: string;
  /** Of the glyph: a share of the whole, or pixels. */
  readonly size?: number | string;
  readonly looks?: Drawing['looks'];
}) {
  return <Portrait of={of} crop="bust" looks={looks} instead={<Icon glyph={glyph} size={size ?? '64%'} />} />;
}

/** Whom each seat plays. */
export const Played = createContext<(seat: Seat) => Likeness | undefined>(() => undefined);

/** A seat's disc around a table: the face of whomever it plays, once that is known, on the seat's colour; its emblem until then. */
export function SeatDisc({ seat, ...disc }: Omit<AvatarProps, 'face'> & { readonly seat: Seat }) {
  const likeness = useContext(Played)(seat);
  return <Avatar {...disc} face={emblem => <Portrait of={likeness} crop="bust" instead={emblem} />} />;
}
