// The built page: files of web/dist, compressed if they were built so, kept for good by browsers if their names say so.

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { No } from './refusals.ts';

export const PAGE = fileURLToPath(new URL('../web/dist/', import.meta.url));

const A_YEAR_S = 31_536_000;
/** Built names carry a fingerprint: `table-Bx3f_9aQ.js`. */
const FINGERPRINTED = /[-.][A-Za-z0-9_-]{8,}\.\w+(\.br|\.gz)?$/;

const UNBUILT = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Veillée</title>
<h1>Veillée</h1>
<p>The server runs, but its page is not built yet. In the project's folder, run</p>
<pre>npx vite build web</pre>
<p>and start the server again.</p>
</html>
`;

/** Style sheets that parts of the page bring along. */
const SHEETS = [
  // An empty one, into which motion writes where things are that leave the page.
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  // react-aria's one rule: what can be pressed may still be scrolled by touch. A new version may bring another.
  "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
];

/** Scripts, pictures, styles and connections of this server alone. Elements may carry styles of their own. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  `style-src 'self' ${SHEETS.join(' ')}`,
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

export const SECURITY_HEADERS: { readonly [name: string]: string } = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

export async function pageRoutes(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(`${folder}/index.html`)) {
    app.get('/', async (_request, reply) => reply.type('text/html; charset=utf-8').send(UNBUILT));
    return;
  }
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    // The files that were built are its routes: a path that leads nowhere is refused without a look at the disk.
    wildcard: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const forever = path.includes('/assets/') && FINGERPRINTED.test(path);
      reply.header('cache-control', forever ? `public, max-age=${A_YEAR_S}, immutable` : 'no-cache');
    },
  });
}

/** Anything else: the page's own routes are behind the hash, so there is nothing there. */
export const unknownPath = (method: string, url: string): No =>
  new No('unknown-path', `there is no ${method} ${url.split('?')[0]?.slice(0, 200)}`);
