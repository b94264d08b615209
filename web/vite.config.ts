// How the page is built: into web/dist, with every text asset compressed beside itself, and the first font preloaded.

import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { chunkGroups } from './chunks.ts';
import { compress } from './compress.ts';
import { layers } from './layers.ts';
import { withoutBots, withoutSecrets, withoutSoundness } from './unread.ts';

function compressed(): Plugin {
  let out = '';
  return {
    name: 'veillee-compressed',
    apply: 'build',
    configResolved(config) {
      out = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const entry of readdirSync(out, { recursive: true, withFileTypes: true }))
        if (entry.isFile()) compress(join(entry.parentPath, entry.name));
    },
  };
}

/** Interface text is Alegreya Sans 500: it is asked for before the style sheet has been read. */
function preloadedFont(): Plugin {
  return {
    name: 'veillee-preloaded-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const font = Object.keys(bundle ?? {}).find(name => /alegreya-sans-latin-500-normal.*\.woff2$/.test(name));
        if (!font) throw new Error(`the font to preload is not in the bundle: ${Object.keys(bundle ?? {}).join(' ')}`);
        return [
          {
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}`, crossorigin: '' },
            injectTo: 'head-prepend',
          },
        ];
      },
    },
  };
}

const GAME_KIT = /\/games\/[^/]+\/index\.ts$/;
const OWN_FOLDER = /new URL\('\.', import\.meta\.url\)/;

/** A kit's folder is for tools that read its tests and rulebooks; the bundler would take it for a file to bring along. */
function withoutFolders(): Plugin {
  return {
    name: 'veillee-without-folders',
    enforce: 'pre',
    transform(code, id) {
      return GAME_KIT.test(id) ? code.replace(OWN_FOLDER, "new URL('/', location.origin)") : undefined;
    },
  };
}

/** The first view names some two hundred files that may be wanted later: a character fewer of each is felt. */
const HASH = '[hash:7]';
const HASHED_SCRIPT = `assets/[name]-${HASH}.js`;

const server = process.env.VEILLEE_SERVER ?? 'http://127.0.0.1:8080';

/** The page's configuration. Compressing takes nine tenths of a build: who only reads what was built can do without. */
export const page = (how: { readonly compressed: boolean }): UserConfig => ({
  root: import.meta.dirname,
  plugins: [
    withoutFolders(),
    withoutSecrets(),
    withoutBots(),
    withoutSoundness(),
    layers(),
    react(),
    preloadedFont(),
    ...(how.compressed ? [compressed()] : []),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups() },
        entryFileNames: HASHED_SCRIPT,
        chunkFileNames: HASHED_SCRIPT,
        assetFileNames: `assets/[name]-${HASH}[extname]`,
      },
    },
  },
  server: {
    fs: { allow: [join(import.meta.dirname, '..')] },
    proxy: { '/api': { target: server, ws: true, changeOrigin: true } },
  },
});

export default defineConfig(page({ compressed: true }));
