// Writes <folder>/glyphs.ts from <folder>/glyphs.json, a list of game-icons names, and <folder>/drawn.json from
// <folder>/drawings.json, which says what is drawn for each card: only what is used is shipped.
// `npx node web/make-glyphs.ts web/kit`, or any game's table folder; `npx node web/make-glyphs.ts --find sword` lists names to choose from.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** `wizard-face` becomes `wizardFace`; a name that begins with a digit gets a `g`. */
export const glyphName = (icon: string): string =>
  icon.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()).replace(/^(?=\d)/, 'g');

function allIcons(): { readonly [name: string]: { readonly body: string } } {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  return JSON.parse(readFileSync(file, 'utf8')).icons;
}

/** Names of drawings in which all of these words stand. */
export const glyphsNamed = (words: readonly string[]): string[] =>
  Object.keys(allIcons())
    .filter(name => words.every(word => name.includes(word)))
    .sort();

/** Path data of a game-icon, 512 units wide and high. */
function finder(): (icon: string) => string {
  const icons = allIcons();
  return icon => {
    const path = /<path[^>]* d="([^"]+)"/.exec(icons[icon]?.body ?? '')?.[1];
    if (!path) throw new Error(`game-icons has no ${icon}`);
    return path;
  };
}

export function glyphsSource(names: readonly string[]): string {
  const path = finder();
  const lines = [...new Set(names)].sort().map(name => `export const ${glyphName(name)} =\n  '${path(name)}';`);
  return [
    '// Made by web/make-glyphs.ts from glyphs.json. Drawings: game-icons.net, CC BY 3.0, see CREDITS.md.',
    '',
    ...lines,
    '',
  ].join('\n');
}

/** Card by card, in the order of the list. */
export function drawnSource(drawings: { readonly [card: string]: string }): string {
  const path = finder();
  const drawn = Object.entries(drawings).map(([card, icon]) => [card, path(icon)]);
  return `${JSON.stringify(Object.fromEntries(drawn), undefined, 2)}\n`;
}

const read = <T>(folder: string, name: string): T => JSON.parse(readFileSync(join(folder, name), 'utf8')) as T;

if (import.meta.main) {
  const [first, ...words] = process.argv.slice(2);
  if (first === '--find') console.log(glyphsNamed(words).join('\n'));
  else for (const folder of process.argv.slice(2)) make(folder);
}

function make(folder: string): void {
  const names = read<string[]>(folder, 'glyphs.json');
  writeFileSync(join(folder, 'glyphs.ts'), glyphsSource(names));
  console.log(`${folder}/glyphs.ts: ${names.length} drawings`);
  if (!existsSync(join(folder, 'drawings.json'))) return;
  const drawings = read<{ [card: string]: string }>(folder, 'drawings.json');
  writeFileSync(join(folder, 'drawn.json'), drawnSource(drawings));
  console.log(`${folder}/drawn.json: ${Object.keys(drawings).length} cards`);
}
