// replay: a save told again from its first entry, looked at in the middle, or verified entry by entry.

import { Divergence, type GameKit, type Match, RuleFailure, replay, verify } from '@veillee/kernel';
import type { Say } from '@veillee/text';
import type { Command } from 'commander';
import { badArgument, failed } from '../complaint.ts';
import { type Lab, ownSpeaker, parseLanguage, report, takeKit } from '../context.ts';
import { jsonFlag, langFlag } from '../flags.ts';
import { wantsColour, widthOf } from '../io.ts';
import { namesOf, sayAtTable } from '../names.ts';
import { whole } from '../numbers.ts';
import { readSaveFile, type SaveFile } from '../saves.ts';
import { drawTable } from '../screen.ts';
import { ME } from '../seats.ts';
import { tasks } from '../tasks.ts';
import { eventText, wrap } from '../telling.ts';
import { Verb } from '../verb.ts';
import { showTree, verifyChapters } from './replay-campaign.ts';

interface ReplayOptions {
  readonly at?: number;
  readonly verify?: boolean;
  readonly chapter?: string;
  readonly json?: boolean;
  readonly lang?: string;
}

export function replayVerb(lab: Lab): Command {
  return new Verb(lab, 'replay', 'tell a saved game again')
    .description(
      'Plays a save again from its first entry and tells what happened, or shows the table after some entries.',
    )
    .argument('<file>', 'a save, a campaign, or a file written by fuzz')
    .option('--chapter <id>', 'this chapter of a campaign; without it, its tree')
    .option('--at <n>', 'show the table after so many entries', whole('--at', 0))
    .option('--verify', 'check every entry and the checkpoint, and tell the first that does not fit')
    .flags(langFlag(), jsonFlag())
    .examples(
      'evening.json',
      'evening.json --at 40 --lang fr',
      'evening.json --verify --json',
      'campaign.json --chapter 2',
    )
    .action((file: string, options: ReplayOptions) => replayFile(lab, file, options));
}

async function replayFile(lab: Lab, file: string, options: ReplayOptions): Promise<void> {
  const found = readSaveFile(file);
  if (!Object.hasOwn(lab.shelf, found.save.game))
    throw failed('error.save-of-unknown-game', { file, game: found.save.game, known: Object.keys(lab.shelf) });
  const kit = await takeKit(lab.shelf, found.save.game);
  if (found.campaign && options.chapter === undefined && options.at === undefined)
    return options.verify
      ? verifyChapters(lab, kit, found.campaign, options.json)
      : showTree(lab, kit, found.campaign, options);
  if (options.chapter !== undefined) {
    const chapter = found.campaign?.chapters.find(({ id }) => id === options.chapter);
    if (!chapter) throw badArgument('error.no-chapter', { file, chapter: options.chapter });
    return replaySave(lab, kit, { save: chapter.save }, options);
  }
  return replaySave(lab, kit, found, options);
}

function replaySave(lab: Lab, kit: GameKit, found: SaveFile, options: ReplayOptions): Promise<void> | void {
  if (found.violation) return reproduce(lab, kit, found, options);
  if (options.verify) return verifySave(lab, kit, found, options);
  if (options.at !== undefined) return showAt(lab, kit, found, options);
  return tellAgain(lab, kit, found, options);
}

/** Runs this; what the journal and the rules do not agree on becomes one sentence. */
function agreed<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof Divergence)
      throw failed('error.divergence', { entry: error.entry, expected: error.expected, found: error.found });
    if (error instanceof RuleFailure) throw failed('error.work', { detail: error.message });
    throw error;
  }
}

/** A replay and the words to tell it with. */
interface Retold {
  readonly match: Match;
  readonly names: readonly string[];
  readonly say: Say;
}

function retell(lab: Lab, kit: GameKit, { save }: SaveFile, options: ReplayOptions): Retold {
  const language = options.lang === undefined ? lab.language : parseLanguage(options.lang);
  const entries = save.journal.length;
  const at = options.at ?? entries;
  if (at > entries) throw badArgument('error.no-entry', { at, entries });
  const match = agreed(() => replay(kit.game, save, at));
  const names = namesOf(Array<string>(save.seats).fill(ME), language, ownSpeaker(language));
  return { match, names, say: sayAtTable(kit, language, { names }) };
}

/** The table after some entries, as somebody sees it who may see everything. */
function showAt(lab: Lab, kit: GameKit, found: SaveFile, options: ReplayOptions): void {
  const { match, names, say } = retell(lab, kit, found, options);
  const { game, seats, journal } = found.save;
  const asked = match.decisions.map(({ seat, prompt }) => ({ seat, prompt }));
  const view = match.view('everyone');
  const result = { game, seats, entries: journal.length, at: options.at, position: match.at, asked, view };
  const look = { kit, match, seat: undefined, names, width: widthOf(lab.io), colour: wantsColour(lab.io), say };
  report(lab, options.json, result, () => [
    drawTable(look),
    '',
    ...match.decisions.map(({ seat, prompt, with: params }) => {
      const words = say(params ? { text: prompt, with: params } : { text: prompt });
      return `${names[seat] ?? seat + 1}: ${words}`;
    }),
    ...outcomeLines(match, names, say),
  ]);
}

/** Everything that happened, with the number of entries before it. */
function tellAgain(lab: Lab, kit: GameKit, found: SaveFile, options: ReplayOptions): void {
  const { match, names, say } = retell(lab, kit, found, options);
  const { game, seats, journal } = found.save;
  const log = match.log.map(told => ({
    at: told.at,
    text: eventText(told.event, say),
    ...(told.event.rule && { rule: told.event.rule }),
  }));
  const { outcome } = match;
  const ended = outcome && { won: outcome.won, scores: outcome.scores, text: say(outcome.text) };
  const result = { game, seats, entries: journal.length, over: match.over, log, ...(ended && { outcome: ended }) };
  report(lab, options.json, result, () => [
    ...log.flatMap(line => wrap(`${String(line.at).padStart(5)}  ${line.text}`, widthOf(lab.io), ' '.repeat(7))),
    '',
    ...outcomeLines(match, names, say),
  ]);
}

function outcomeLines({ outcome }: Match, names: readonly string[], say: Say): string[] {
  if (!outcome) return [];
  return [say(outcome.text), ...outcome.scores.map((score, seat) => `  ${names[seat] ?? seat + 1}: ${score}`)];
}

function verifySave(lab: Lab, kit: GameKit, { save }: SaveFile, options: ReplayOptions): void {
  const entries = save.journal.length;
  try {
    verify(kit.game, save).takeSealed(save.sealed);
    const result = { game: save.game, entries, verified: true };
    report(lab, options.json, result, () => [`All ${entries} entries and the checkpoint fit.`]);
  } catch (error) {
    if (!(error instanceof Divergence || error instanceof RuleFailure)) throw error;
    lab.leave(1);
    const divergence =
      error instanceof Divergence
        ? { entry: error.entry, expected: error.expected, found: error.found }
        : { entry: error.journal.length, expected: error.decision, found: error.message };
    const { entry, expected, found } = divergence;
    const result = { game: save.game, entries, verified: false, divergence };
    report(lab, options.json, result, () => [
      lab.say({ text: 'error.divergence', with: { entry, expected, found } }),
      ...(save.rules === kit.game.rules
        ? []
        : [`The save was made with rules ${save.rules}; these are ${kit.game.rules}.`]),
    ]);
  }
}

/** A law that `fuzz` found broken: the game that led there, and whether it is broken still. */
async function reproduce(lab: Lab, kit: GameKit, found: SaveFile, options: ReplayOptions): Promise<void> {
  const { violation } = found;
  if (!violation) return;
  if (!options.json && !options.verify) tellAgain(lab, kit, found, options);
  const again = await tasks.trial(kit, violation.piece, () => {});
  const still = again.violations.some(({ law }) => law === violation.law);
  if (still) lab.leave(1);
  const { law, message } = violation;
  const result = { game: found.save.game, entries: found.save.journal.length, law, message, reproduced: still };
  report(lab, options.json, result, () => [
    `fuzz found ${law} broken after ${found.save.journal.length} entries: ${message}`,
    still ? 'It is broken still.' : 'It is not broken any more.',
  ]);
}
