// The cascade layers of the page: the folder of a style sheet says which one it belongs to, so that no order of loading matters.
// A later layer overrules an earlier one, whatever the weight of its selectors.

import type { Plugin } from 'vite';

export const LAYERS = ['tokens', 'kit', 'frame', 'pages', 'board', 'contrast'] as const;
export type Layer = (typeof LAYERS)[number];

const FOLDERS: readonly (readonly [RegExp, Layer])[] = [
  [/\/web\/kit\/(?:fonts|tokens)\.css$/, 'tokens'],
  [/\/web\/kit\/contrast\.css$/, 'contrast'],
  [/\/web\/kit\//, 'kit'],
  [/\/web\/frame\//, 'frame'],
  [/\/web\//, 'pages'],
  [/\/games\/[^/]+\/table\//, 'board'],
];

export function layerOf(path: string): Layer {
  const found = FOLDERS.find(([folder]) => folder.test(path));
  if (!found) throw new Error(`no layer is meant for the style sheet ${path}`);
  return found[1];
}

/** Every sheet names the order first: whichever is loaded first settles it. */
export const layered = (css: string, layer: Layer): string =>
  `@layer ${LAYERS.join(', ')};\n@layer ${layer} {\n${css}\n}\n`;

export function layers(): Plugin {
  return {
    name: 'veillee-layers',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/ },
      handler: (css, id) => (id.includes('/node_modules/') ? undefined : layered(css, layerOf(id))),
    },
  };
}
