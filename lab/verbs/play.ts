// play: a game in the terminal, against bots or around one keyboard.

import { randomInt } from 'node:crypto';
import { setImmediate as breathe } from 'node:timers/promises';
import { chaptersFor, type Decision, type GameKit, Match, Refusal, RuleFailure, type Wish } from '@veillee/kernel';
import type { Command } from 'commander';
import { badArgument } from '../complaint.ts';
import { type Lab, parseLanguage, sayGame, takeKit } from '../context.ts';
import { langFlag, optionFlag, windowsFlag } from '../flags.ts';
import { whole } from '../numbers.ts';
import { isKey, readAnswer } from '../play/answers.ts';
import { offeredLines } from '../play/chapters.ts';
import { complain, runCommand } from '../play/commands.ts';
import { showDecision, showNews, showNotice, showTable } from '../play/drawing.ts';
import { Session } from '../play/session.ts';
import { readSaveFile, takeUp } from '../saves.ts';
import { findBot, ME, parseList, strongest } from '../seats.ts';
import { fewestSeats, settingFor } from '../settings.ts';
import { Verb } from '../verb.ts';

interface PlayOptions {
  readonly seats?: string;
  readonly lang?: string;
  readonly seed?: number;
  readonly option: readonly string[];
  readonly load?: string;
  readonly windows: Wish;
}

export function playVerb(lab: Lab): Command {
  return new Verb(lab, 'play', 'play in the terminal')
    .description('A game in the terminal: alone, against bots, or with friends around one keyboard.')
    .argument('[game]', 'a game of the shelf (default: the first)')
    .option('--seats <list>', '`me` or a bot for each seat (default: me and the strongest bots)')
    .flags(langFlag())
    .option('--seed <n>', 'the seed of all chance (default: any)', whole('--seed', 0))
    .flags(optionFlag(), windowsFlag())
    .option('--load <file>', 'go on with a save')
    .examples('', 'GAME --lang fr --seats me,adept,novice', '--seats me,me --seed 12', '--load evening.json')
    .action((game: string | undefined, options: PlayOptions) => play(lab, game, options));
}

async function play(lab: Lab, id: string | undefined, options: PlayOptions): Promise<void> {
  const language = options.lang === undefined ? lab.language : parseLanguage(options.lang);
  const found = options.load === undefined ? undefined : readSaveFile(options.load);
  const kit = await takeKit(lab.shelf, id ?? found?.save.game ?? Object.keys(lab.shelf)[0] ?? '');
  const file = options.load ?? '';
  const resumed = found && takeUp(kit.game, file, found.save);
  const usual = found?.save.seats ?? fewestSeats(kit, options.option, sayGame(kit, language));
  const seats = parseSeats(kit, options.seats, usual, found?.save.seats);
  const match = resumed?.match ?? begin(kit, seats, options, language);
  const session = new Session(kit, match, seats, language, lab.io);
  session.wish = options.windows;
  session.campaign = found?.campaign;
  session.saved();
  session.notice = resumed
    ? session.own({ text: resumed.fromCheckpoint ? 'load.from-checkpoint' : 'load.done', with: { file } })
    : session.own({ text: 'play.welcome', with: { seed: match.seed } });
  try {
    await evening(session);
  } finally {
    session.lines.close();
  }
}

/** The seats as asked for; otherwise a person and bots in as many seats as usual. A save says how many there are. */
function parseSeats(
  kit: GameKit,
  words: string | undefined,
  usual: number,
  saved: number | undefined,
): readonly string[] {
  if (words === undefined) return [ME, ...Array<string>(usual - 1).fill(strongest(kit).id)];
  const seats = parseList(words);
  for (const seat of seats) if (seat !== ME) findBot(kit, seat, [ME]);
  if (saved !== undefined && seats.length !== saved)
    throw badArgument('error.seats-of-save', { seats: saved, given: seats.length });
  return seats;
}

function begin(kit: GameKit, seats: readonly string[], options: PlayOptions, language: Lab['language']): Match {
  const setting = settingFor(kit, seats.length, options.option, !seats.includes(ME), sayGame(kit, language));
  const seed = String(options.seed ?? randomInt(1_000_000));
  return Match.start(kit.game, { seed, seats: seats.length, options: setting.options, checkpoints: 'turns' });
}

/** Until the game is over and left, or somebody quits. */
async function evening(session: Session): Promise<void> {
  for (;;) {
    const problem = await botsPlay(session);
    const { match, asked: decision } = session;
    const then = match.over
      ? await end(session)
      : decision && problem === undefined
        ? await turn(session, decision)
        : await stuck(session, problem ?? '');
    if (then === 'leave') return;
  }
}

/** Bots answer until a person is asked or the game is over. Returns what went wrong, if anything did. */
async function botsPlay(session: Session): Promise<string | undefined> {
  let rested = performance.now();
  const thinker = session.match.decisions.find(({ seat, standing }) => !standing && session.seats[seat] !== ME);
  if (thinker && session.io.stdout.isTTY)
    session.print(
      session.paint.dim(session.own({ text: 'play.thinking', with: { name: session.name(thinker.seat) } })),
    );
  try {
    while (session.botAnswers() || session.passUnwanted()) {
      if (session.people.length === 0) showNews(session);
      if (performance.now() - rested < 50) continue;
      await breathe();
      rested = performance.now();
    }
    return undefined;
  } catch (error) {
    if (!(error instanceof RuleFailure || error instanceof Refusal)) throw error;
    return error.message;
  }
}

/** Shows a person the table and the question, and takes the answer. */
async function turn(session: Session, decision: Decision): Promise<'leave' | undefined> {
  await handOver(session, decision);
  session.clear();
  session.print('');
  showTable(session);
  showNews(session);
  showNotice(session);
  showDecision(session, decision);
  for (;;) {
    const line = (await session.lines.ask('> '))?.trim();
    if (line === undefined) {
      session.print(session.own({ text: 'play.input-ended' }));
      return 'leave';
    }
    const then = isKey(decision, line) ? undefined : await runCommand(session, line, decision);
    if (then === 'leave') return then;
    if (then === 'redraw') return undefined;
    if (then === 'ask') continue;
    if (take(session, decision, line)) return undefined;
  }
}

/** Several people at one keyboard: the next one is called before anything of theirs is shown. */
async function handOver(session: Session, { seat }: Decision): Promise<void> {
  const before = session.atKeyboard;
  session.atKeyboard = seat;
  if (session.people.length < 2 || before === seat) return;
  session.clear(true);
  const words = session.own({ text: 'play.hand-over', with: { name: session.name(seat) } });
  session.print('', session.paint.bold(words));
  if (session.io.stdout.isTTY) await session.lines.ask(`${session.own({ text: 'play.press-enter' })} `);
}

/** Tries the line as an answer; says what is wrong with it, if anything is. False: the question stands as it was asked. */
function take(session: Session, decision: Decision, line: string): boolean {
  const { own, say } = session;
  const read = readAnswer(decision, line);
  if ('problem' in read) {
    complain(session, own(read.problem));
    return false;
  }
  try {
    session.match.answer({ seat: decision.seat, decision: decision.id, picks: read.picks });
    return true;
  } catch (error) {
    if (error instanceof RuleFailure) {
      session.notice = own({ text: 'play.rule-failure', with: { detail: error.message } });
      return true;
    }
    if (!(error instanceof Refusal)) throw error;
    complain(session, refusalWords(error, decision, read.picks, own, say));
    return false;
  }
}

function refusalWords(
  { code }: Refusal,
  decision: Decision,
  picks: readonly string[],
  own: Session['own'],
  say: Session['say'],
): string {
  const refused = decision.refused?.().find(({ key }) => picks.includes(key));
  if (refused) return `${say(refused.why)} (${refused.rule})`;
  const { min, max } = decision;
  return own({ text: `refusal.${code}`, with: { min, max, count: picks.length } });
}

/** The game is over: how it ended, and a last chance to keep it or to go back. */
async function end(session: Session): Promise<'leave' | undefined> {
  const { match, own, say, paint } = session;
  session.atKeyboard = undefined;
  session.clear();
  session.print('');
  showTable(session);
  showNews(session);
  showNotice(session);
  const { outcome } = match;
  if (outcome) {
    session.print('', paint.bold(say(outcome.text)));
    const width = Math.max(...session.names.map(name => name.length));
    outcome.scores.forEach((score, seat) => {
      const mark = outcome.won.includes(seat) ? paint.accent('★') : ' ';
      session.print(`  ${mark} ${session.name(seat).padEnd(width)}  ${score}`);
    });
  }
  session.print('', ...offeredLines(session), own({ text: 'end.hint' }));
  if (chaptersFor(match.game, match)) session.print(own({ text: 'end.chapters' }));
  return commandsOnly(session);
}

/** The rules or a bot failed where no person is asked: nothing can be answered, but nothing is lost either. */
async function stuck(session: Session, detail: string): Promise<'leave' | undefined> {
  complain(session, session.own({ text: 'play.rule-failure', with: { detail } }));
  session.print(session.own({ text: 'end.hint' }));
  return commandsOnly(session);
}

async function commandsOnly(session: Session): Promise<'leave' | undefined> {
  for (;;) {
    const line = (await session.lines.ask('> '))?.trim();
    if (!line) return 'leave';
    const then = await runCommand(session, line, undefined);
    if (then === 'leave') return then;
    if (then === 'redraw') return undefined;
    if (then === undefined) session.print(session.own({ text: 'end.hint' }));
  }
}
