// How tests find what they import. Vitest tells its main process of every import of every file, so that one who watches knows what to run again,
// and Node asks the disk for each: of a house with some twenty thousand imports that is a third of what a short run takes. Our own are found
// by their names alone; nobody watches.

import { registerHooks } from 'node:module';

const OWN = /^\.{1,2}\/.*\.(?:tsx?|json)$/;
const ROOMS = '@veillee/';
const rooms = new Map<string, string>();

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL, importAttributes } = context;
    if (parentURL === undefined || parentURL.includes('/node_modules/')) return next(specifier, context);
    if (OWN.test(specifier)) return { url: new URL(specifier, parentURL).href, importAttributes, shortCircuit: true };
    if (!specifier.startsWith(ROOMS)) return next(specifier, context);
    // The same wherever it is asked for: there is one `node_modules`.
    const known = rooms.get(specifier);
    if (known !== undefined) return { url: known, importAttributes, shortCircuit: true };
    const found = next(specifier, context);
    rooms.set(specifier, found.url);
    return found;
  },
});
