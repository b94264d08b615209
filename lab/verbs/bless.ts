// bless: keeps the golden games of a game's rules, or says that the rules have changed and need another number.

import { fileURLToPath } from 'node:url';
import { Divergence, type GameKit, Refusal, RuleFailure, SaveProblem } from '@veillee/kernel';
import { type Golden, type GoldenGame, goesOn, retell, withPages } from '@veillee/kernel/trial/golden';
import type { Command } from 'commander';
import { badArgument, failed } from '../complaint.ts';
import { type Lab, report, takeKit } from '../context.ts';
import { cut, work } from '../crew.ts';
import { jsonFlag, optionFlag, seedFlag, workersFlag } from '../flags.ts';
import { readGolden, writeGolden } from '../golden.ts';
import { type Candidate, choose, type Played } from '../golden-choice.ts';
import { markedRules } from '../mutate/places.ts';
import { percent, rounded, whole } from '../numbers.ts';
import { slashed } from '../rulebook.ts';
import { parseOptions } from '../settings.ts';
import type { GoldenTally } from '../tasks.ts';
import { Verb } from '../verb.ts';

interface BlessOptions {
  readonly anew?: boolean;
  readonly games: number;
  readonly of: number;
  readonly pages: number;
  readonly campaigns: number;
  readonly chapters: number;
  readonly option: readonly string[];
  readonly seed: number;
  readonly workers?: number;
  readonly json?: boolean;
}

export function blessVerb(lab: Lab): Command {
  return new Verb(lab, 'bless', 'keep golden games of these rules')
    .description(
      "Renews a game's golden games (test/golden): played again they must ask, tell and show the same. For rules that have none yet, all sorts of bots play, and those games are kept that together meet the most. If a journal kept under these very rules does not replay any more, nothing is written: the rules need a higher number.",
    )
    .argument('<game>', 'a game of the shelf')
    .option('--anew', 'play other games, though those of these rules replay')
    .option('--games <n>', 'how many to keep', whole('--games', 1, 1000), 32)
    .option('--of <n>', 'how many to play', whole('--of', 1), 60)
    .option('--pages <n>', 'how many decisions to keep, all games together', whole('--pages', 1), 3600)
    .option(
      '--campaigns <n>',
      'how many campaigns to play besides; half as many games and pages again are kept of them',
      whole('--campaigns', 0),
      0,
    )
    .option('--chapters <n>', 'how many chapters of each campaign', whole('--chapters', 1), 6)
    .flags(optionFlag(), seedFlag(), workersFlag(), jsonFlag())
    .examples('GAME', 'GAME --anew --of 300', 'GAME --anew --campaigns 12 --chapters 20')
    .action((game: string, options: BlessOptions) => bless(lab, game, options));
}

interface Blessed {
  readonly game: string;
  readonly rules: number;
  /** Whether other games were played, or the same were told again. */
  readonly played: boolean;
  readonly games: number;
  readonly pages: number;
  readonly bytes: number;
  /** Of the places in the rules that `mutate` could change: those that they meet. */
  readonly places?: number;
  readonly of?: number;
  /** Games that could not be played to an end, and why. */
  readonly failed: readonly string[];
}

async function bless(lab: Lab, id: string, options: BlessOptions): Promise<void> {
  const kit = await takeKit(lab.shelf, id);
  const { rules, content } = kit.game;
  const kept = readGolden(kit.folder);
  const today = kept.find(golden => golden.rules === rules);
  if (today) checkReplays(kit, today);
  const played = !today || options.anew === true;
  const chosen = played ? await playNew(lab, kit, options) : { games: today.games, failed: [] };
  const games = chosen.games.map(game => withPages(kit, game));
  const bytes = writeGolden(kit.folder, { veillee: 'golden', game: id, rules, content, games });
  // Nobody compares what older rules told: their saves must go on, no more.
  for (const older of kept)
    if (older.rules < rules && older.games.some(({ pages }) => pages))
      writeGolden(kit.folder, { ...older, games: older.games.map(({ pages: _, ...game }) => game) });
  const pages = games.reduce((sum, game) => sum + (game.pages?.length ?? 0), 0);
  const result = {
    game: id,
    rules,
    played,
    games: games.length,
    pages,
    bytes,
    ...chosen.places,
    failed: chosen.failed,
  };
  report(lab, options.json, result, () => lines(result));
}

/** Whoever has a journal or a save of these rules must be able to rely on them. */
function checkReplays(kit: GameKit, golden: Golden): void {
  for (const game of golden.games) {
    try {
      for (const _ of retell(kit, game));
      const { resumed, givenUp } = goesOn(kit, golden, game);
      if (givenUp > 0) throw new SaveProblem('does-not-replay', `${givenUp} answers since its checkpoint (${resumed})`);
    } catch (error) {
      const isKnown = [Divergence, RuleFailure, Refusal, SaveProblem].some(kind => error instanceof kind);
      if (!isKnown) throw error;
      const { id, rules } = kit.game;
      throw failed('error.rules-changed', { game: id, rules, name: game.name, detail: (error as Error).message });
    }
  }
}

interface Chosen {
  readonly games: readonly GoldenGame[];
  readonly failed: readonly string[];
  readonly places?: Pick<Blessed, 'places' | 'of'>;
}

/** So many games are played one after the other: enough for a thread to be worth its start. */
const SHARE = 6;

async function playNew(lab: Lab, kit: GameKit, options: BlessOptions): Promise<Chosen> {
  const { parseSync } = await import('vite');
  const marked = markedRules(fileURLToPath(slashed(kit.folder)), parseSync);
  const { seed, of, campaigns, workers } = options;
  const { chapters } = options;
  const campaign = { options: parseOptions(kit, options.option), chapters };
  if (campaigns > 0 && !kit.game.chapters) throw badArgument('error.no-chapters', { game: kit.game.id });
  const tallies = await work(lab, kit, {
    task: 'golden',
    pieces: [
      ...cut(of, SHARE).map(share => ({ seed, ...share })),
      ...cut(campaigns, 1).map(share => ({ seed, campaign, ...share })),
    ],
    workers,
    total: of + campaigns,
    unit: 'games',
    marked,
  });
  const met = (of: readonly GoldenTally[]): readonly Candidate[] =>
    of.flatMap(({ played }) => played.map(one => candidateOf(one, marked.names)));
  const ownPieces = cut(of, SHARE).length;
  const single = choose(met(tallies.slice(0, ownPieces)), options.games, options.pages);
  const long = choose(met(tallies.slice(ownPieces)), ...halved(options), single);
  const chosen = [...single, ...long];
  const games = chosen.map(({ golden }) => golden);
  return { games, failed: tallies.flatMap(({ failed: given }) => given), places: placesMet(chosen, marked.names) };
}

/** What is kept of campaigns, beside the games. */
const halved = ({ games, pages }: BlessOptions): [games: number, pages: number] => [
  Math.ceil(games / 2),
  Math.ceil(pages / 2),
];

const candidateOf = ({ golden, texts, places }: Played, names: readonly string[]): Candidate => ({
  golden,
  met: new Set([...texts, ...places.map(n => names[n] ?? '')]),
});

function placesMet(chosen: readonly Candidate[], names: readonly string[]): Chosen['places'] {
  const met = names.filter(name => chosen.some(candidate => candidate.met.has(name)));
  return met.length > 0 ? { places: met.length, of: names.length } : {};
}

const lines = ({ game, rules, played, games, pages, bytes, places, of, failed: given }: Blessed): readonly string[] => [
  `${game}, rules ${rules}: ${games} golden games ${played ? 'played' : 'told again'}, ${pages} pages, ${(bytes / 1024).toFixed(1)} KiB`,
  ...(places !== undefined && of
    ? [`they meet ${places} of ${of} places in the rules (${percent(rounded(places / of))})`]
    : []),
  ...given.map(why => `given up: ${why}`),
];
