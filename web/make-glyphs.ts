// Writes <folder>/glyphs.ts from <folder>/glyphs.json, a list of game-icons names: only what is used is shipped.
// `node web/make-glyphs.ts web/kit`, or any game's table folder.

import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** `wizard-face` becomes `wizardFace`; a name that begins with a digit gets a `g`. */
export const glyphName = (icon: string): string =>
  icon.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()).replace(/^(?=\d)/, 'g');

export function glyphsSource(names: readonly string[]): string {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  const { icons } = JSON.parse(readFileSync(file, 'utf8')) as { icons: { [name: string]: { body: string } } };
  const lines = [...new Set(names)].sort().map(name => {
    const path = /<path[^>]* d="([^"]+)"/.exec(icons[name]?.body ?? '')?.[1];
    if (!path) throw new Error(`game-icons has no ${name}`);
    return `export const ${glyphName(name)} =\n  '${path}';`;
  });
  return [
    '// Made by web/make-glyphs.ts from glyphs.json. Drawings: game-icons.net, CC BY 3.0, see CREDITS.md.',
    '',
    ...lines,
    '',
  ].join('\n');
}

if (import.meta.main) {
  for (const folder of process.argv.slice(2)) {
    const names = JSON.parse(readFileSync(join(folder, 'glyphs.json'), 'utf8')) as string[];
    writeFileSync(join(folder, 'glyphs.ts'), glyphsSource(names));
    console.log(`${folder}/glyphs.ts: ${names.length} drawings`);
  }
}
