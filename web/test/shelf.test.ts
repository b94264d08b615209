// No game without proofs, words, rulebook, box, board, lesson and face in a terminal: asked of every game on the shelf.

import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shelf } from '@veillee/games';
import { boxes } from '@veillee/games/boxes';
import { lessons, rulebookOf, tables, textsOf } from '@veillee/games/tables';
import { type GameKit, LANGUAGES, type Options, seatCounts } from '@veillee/kernel';
import { describe, expect, test } from 'vitest';

const GAMES = join(import.meta.dirname, '../../games');
const MOST = 12;
const kits = await Promise.all(Object.values(shelf).map(take => take()));

test('a game’s facts are in its own folder, and the shelf is the only list of games', () => {
  expect(kits.map(kit => kit.game.id)).toEqual(Object.keys(shelf));
  const beside = readdirSync(GAMES, { withFileTypes: true }).filter(
    entry => entry.isFile() && /\.ts$/.test(entry.name),
  );
  const source = beside
    .filter(({ name }) => name !== 'index.ts')
    .map(({ name }) => readFileSync(join(GAMES, name), 'utf8'));
  for (const { id, title } of boxes)
    expect(source.join('\n').toLowerCase()).not.toMatch(new RegExp(`\\b${id}|${title}`, 'i'));
  expect(JSON.parse(readFileSync(join(GAMES, '../package.json'), 'utf8')).workspaces).toContain('games/*');
});

test('games that can be played come first on the shelf, in its order; then those that are announced', () => {
  expect(boxes.slice(0, kits.length).map(box => box.id)).toEqual(Object.keys(shelf));
});

describe.each(boxes)('the box of $title', ({ id, glyph, lids, text, players: [least, most], minutes }) => {
  test('has a tile, a lid in every language and something to say', () => {
    expect(glyph).toMatch(/^[Mm][\d.]/);
    for (const language of LANGUAGES) {
      expect(lids[language]).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 240 328">/);
      expect(text[language].line).not.toBe('');
      expect(lids[language] !== lids.en).toBe(language !== 'en' && text[language].title !== undefined);
    }
    expect(least).toBeLessThanOrEqual(most);
    if (Object.hasOwn(shelf, id)) expect(minutes).toBeGreaterThan(0);
  });
});

test('a game under terms of its own says so in its folder and in the credits', () => {
  const credits = readFileSync(join(GAMES, '../CREDITS.md'), 'utf8');
  for (const { id, credit } of boxes) {
    const file = join(GAMES, id, 'LICENCE.md');
    expect(existsSync(file), id).toBe(credit !== undefined);
    if (!credit) continue;
    for (const said of [...credit.makers, credit.licence]) {
      expect(readFileSync(file, 'utf8')).toContain(said);
      expect(credits).toContain(said);
    }
    expect(readFileSync(file, 'utf8')).toContain(credit.link);
  }
  expect(boxes.some(({ credit }) => credit)).toBe(true);
});

/** Every choice of the option that decides how many can play, where a game has one. */
const modes = ({ game }: GameKit): readonly Options[] => {
  const mode = game.options.find(({ id }) => id === 'mode');
  return mode?.kind === 'choice' ? mode.choices.map(choice => ({ mode: choice })) : [{}];
};

describe.each(kits.map(kit => [kit.game.id, kit] as const))('%s', (id, kit) => {
  test('seats as many as its box says', () => {
    const counts = new Set(modes(kit).flatMap(options => seatCounts(kit.game, options, MOST)));
    const box = boxes.find(one => one.id === id);
    expect([Math.min(...counts), Math.max(...counts)]).toEqual(box?.players);
    expect([...counts].sort((a, b) => a - b)).toEqual(
      [...new Set(kit.game.trials.map(({ seats }) => seats))].sort((a, b) => a - b),
    );
  });

  test('proves what every game proves, and nothing of it by itself', () => {
    const own = globSync('**/test/**/*.ts', { cwd: join(GAMES, id) });
    const calling = (call: string) => own.filter(file => readFileSync(join(GAMES, id, file), 'utf8').includes(call));
    for (const call of ['conformance(kit,', 'everyRowIsMet(', 'catalogues(kit,', 'board(kit,', 'goldenGames(kit)'])
      expect(calling(call), call).toHaveLength(1);
    expect([...calling(' trial('), ...calling('lintCatalogues')]).toEqual([]);
  });

  test('has a rulebook with the same rules in every language, and its words', async () => {
    const ids = async (language: (typeof LANGUAGES)[number]) =>
      [...((await rulebookOf(id, language)) ?? '').matchAll(/^### (\S+)/gm)].map(match => match[1]);
    const [first, ...others] = await Promise.all(LANGUAGES.map(ids));
    expect(first?.length).toBeGreaterThan(0);
    for (const other of others) expect(other).toEqual(first);
    for (const language of LANGUAGES) expect(await textsOf(id, language)).toEqual(kit.texts[language]);
  });

  test('has a board, a lesson, a face in a terminal, bots, and says what its points are made of', async () => {
    expect(await tables[id]?.()).toHaveProperty('default');
    expect(await lessons[id]?.()).toBeTypeOf('object');
    expect(kit.terminal?.screen).toBeTypeOf('function');
    expect(kit.account).toBeDefined();
    const isExample = boxes.some(box => box.id === id && box.example);
    expect(kit.bots.map(bot => bot.id)).toEqual(isExample ? ['novice'] : ['novice', 'adept']);
  });
});

test('the smallest example is small: code, words, board and tests in fewer than 900 lines', () => {
  // The box, and what a tool has made, aside. What a game lets in from strangers is counted for itself.
  const counted = /^(?!box\/|package\.json$|table\/glyphs\.ts$|test\/golden\/)/;
  const SOUND = 'rules/sound.ts';
  for (const { id } of boxes.filter(({ example }) => example)) {
    const files = globSync('**/*.*', { cwd: join(GAMES, id) }).filter(file => counted.test(file));
    const linesOf = (file: string): number => readFileSync(join(GAMES, id, file), 'utf8').split('\n').length - 1;
    expect(files.length).toBeGreaterThan(15);
    expect(files.filter(file => file !== SOUND).reduce((sum, file) => sum + linesOf(file), 0)).toBeLessThan(900);
    expect(linesOf(SOUND)).toBeLessThan(60);
  }
});
