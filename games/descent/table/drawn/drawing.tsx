// Our own drawings on the page: SVG made of strings, and the colours they find by name.

import { washes } from './terrain.ts';
import { egg, glows } from './things.ts';

export const Drawing = ({ svg }: { readonly svg: string }) => <g dangerouslySetInnerHTML={{ __html: svg }} />;

export const eggDrawn = <Drawing svg={egg} />;

/** A drawing of one space by itself. */
export const Picture = ({ svg, size }: { readonly svg: string; readonly size: number }) => (
  <svg viewBox="0 0 100 100" width={size} height={size} aria-hidden="true">
    <Drawing svg={svg} />
  </svg>
);

export const Washes = () => (
  <svg width={0} height={0} className="des-washes" aria-hidden="true">
    <defs dangerouslySetInnerHTML={{ __html: washes + glows }} />
  </svg>
);
