// A tile of a Hero's board in small: its drawing on the colour of its kind, turned when engaged, with its Gems lit or dark.

import { Icon } from '@veillee/web/kit';
import type { CSSProperties } from 'react';
import type { Gem } from '../content/vocabulary.ts';
import type { Tile } from '../rules/state.ts';
import { faceOf } from '../rules/tiles.ts';
import { tileGlyph } from './kinds.ts';
import './tile-picture.css';

const KIND_COLOUR: { readonly [kind: string]: string } = {
  weapon: '#4d545c',
  shield: '#4d545c',
  ability: '#33557c',
  'combat-ability': '#33557c',
  'initiative-ability': '#33557c',
  jewellery: '#8a5c17',
  potion: '#7a2430',
  vial: '#7a2430',
  artifact: '#56408a',
  amulet: '#56408a',
};
const MATERIAL_COLOUR: { readonly [material: string]: string } = {
  leather: '#6b4a2a',
  mail: '#5c636d',
  plate: '#4a5f78',
  dragonhide: '#4f5b2c',
};
export const GEM_COLOUR: { readonly [gem in Gem]: string } = {
  amethyst: '#9a63dc',
  demonite: '#7a1f4a',
  diamond: '#dff0ff',
  emerald: '#3fae5e',
  onyx: '#4a4652',
  opal: '#d9b8a8',
  ruby: '#d0303f',
  sapphire: '#3f78d0',
};
const ITEM = '#8a5c17';
export const RESOURCE_COLOUR = '#5a5f66';

export const tileColour = (tile: string): string => {
  const { kind, material } = faceOf(tile);
  return MATERIAL_COLOUR[material ?? ''] ?? KIND_COLOUR[kind] ?? ITEM;
};

/** The small lozenges on a tile: a Gem that is used has a stroke, an empty place is a hollow. */
export function GemRow({ tile: { tile, gems } }: { readonly tile: Tile }) {
  const room = Math.max(0, (faceOf(tile).gemSlots ?? 0) - gems.length);
  if (gems.length + room === 0) return null;
  return (
    <span className="eui-gems" aria-hidden="true">
      {gems.map(({ gem, active }, n) => (
        <i key={n} data-used={!active || undefined} style={{ '--gem': GEM_COLOUR[gem] } as CSSProperties} />
      ))}
      {Array.from({ length: room }, (_, n) => (
        <i key={`free ${n}`} data-free />
      ))}
    </span>
  );
}

interface PictureProps {
  readonly glyph: string;
  readonly colour: string;
  /** Of the drawing, where the colour is pale. */
  readonly ink?: string | undefined;
  readonly size: number;
}

/** A thing that is no tile of a board, drawn like one. */
export function ThingPicture({ glyph, colour, ink, size }: PictureProps) {
  return (
    <span className="eui-picture" style={{ width: size, height: size, '--tile': colour, color: ink } as CSSProperties}>
      <Icon glyph={glyph} size="66%" />
    </span>
  );
}

export function TilePicture({ tile, size }: { readonly tile: Tile; readonly size: number }) {
  return (
    <span
      className="eui-picture"
      data-engaged={tile.engaged || undefined}
      style={{ width: size, height: size, '--tile': tileColour(tile.tile) } as CSSProperties}
    >
      <Icon glyph={tileGlyph(tile.tile)} size="66%" />
      <GemRow tile={tile} />
    </span>
  );
}
