// Stains and grit that lie over a ground: noise, drawn once into a picture that repeats without a seam.

import { useEffect, useState } from 'react';
import { drawTexture } from '../../textures.ts';

/** The side of the picture, in the map's units. */
export const TEXTURE = 512;

const noise = (frequency: number, octaves: number, seed: number, alpha: string): string =>
  `<filter id='f${seed}' x='0' y='0' width='1' height='1'><feTurbulence type='fractalNoise' baseFrequency='${frequency}' numOctaves='${octaves}' seed='${seed}' stitchTiles='stitch'/><feColorMatrix values='0 0 0 0 .09 0 0 0 0 .05 0 0 0 0 .02 ${alpha}'/></filter><rect width='${TEXTURE}' height='${TEXTURE}' filter='url(#f${seed})'/>`;

const STAINS = `<svg xmlns='http://www.w3.org/2000/svg' width='${TEXTURE}' height='${TEXTURE}'>${noise(0.0195, 4, 3, '0 0 0 1.7 -.76')}${noise(0.8, 2, 9, '0 0 0 .5 -.2')}</svg>`;

let drawn: Promise<string | undefined> | undefined;

/** Undefined until it is drawn, and where it cannot be: a ground is as good without. */
export function useStains(): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    let wanted = true;
    drawn ??= drawTexture(`data:image/svg+xml,${encodeURIComponent(STAINS)}`).catch((error: unknown) => {
      console.warn('stains stay undrawn', error);
      return undefined;
    });
    void drawn.then(found => {
      if (wanted) setUrl(found);
    });
    return () => {
      wanted = false;
    };
  }, []);
  return url;
}
