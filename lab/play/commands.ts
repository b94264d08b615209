// What can be typed besides an answer: undo, redo, save, load, rules, log, details, language, help.

import { type Decision, LANGUAGES, type Language, lastDecided, Refusal, WISHES } from '@veillee/kernel';
import { Complaint } from '../complaint.ts';
import { lookUp, type Rule } from '../rulebook.ts';
import { readSaveFile, takeUp, writeSave } from '../saves.ts';
import { arithmetic, hasArithmetic, wrap } from '../telling.ts';
import { again, branch, campaignNow, next } from './chapters.ts';
import { eventLines, offersOf, refusedLines } from './drawing.ts';
import type { Session } from './session.ts';

/** What follows a command: ask again as before, draw everything anew, or leave. */
export type Then = 'ask' | 'redraw' | 'leave';

type Command = (session: Session, words: string, decision: Decision | undefined) => Promise<Then> | Then;

const COMMANDS: { readonly [word: string]: Command } = {
  u: undo,
  y: redo,
  s: saveAs,
  l: loadFrom,
  r: showRule,
  log: showLog,
  d: showDetails,
  x: explainRefused,
  o: takeOffer,
  w: changeWish,
  n: next,
  a: again,
  b: branch,
  t: () => 'redraw',
  lang: changeLanguage,
  '?': help,
  h: help,
  help,
  q: quit,
};

/** Runs the line if it is a command. Complaints are told, and the question stands. */
export async function runCommand(
  session: Session,
  line: string,
  decision: Decision | undefined,
): Promise<Then | undefined> {
  const [, word = '', words = ''] = /^(\S+)\s*(.*)$/.exec(line) ?? [];
  const lower = word.toLowerCase();
  const command = Object.hasOwn(COMMANDS, lower) ? COMMANDS[lower] : undefined;
  if (!command) return undefined;
  try {
    return await command(session, words.trim(), decision);
  } catch (error) {
    if (!(error instanceof Complaint)) throw error;
    complain(session, session.own(error.what));
    return 'ask';
  }
}

export const complain = (session: Session, sentence: string): void => session.print(session.paint.warn(sentence));

// ---- going back ----

async function undo(session: Session): Promise<Then> {
  const { match, own } = session;
  const seat = session.viewer;
  if (seat !== undefined && match.undoTarget(seat) !== undefined) {
    match.undo(seat);
    session.caughtUp();
    return 'redraw';
  }
  const to = lastDecided(match.journal, each => session.people.includes(each));
  if (to < 0) {
    complain(session, own({ text: 'undo.nothing' }));
    return 'ask';
  }
  if (to < match.earliest) {
    complain(session, own({ text: 'undo.final' }));
    return 'ask';
  }
  const line = { count: match.journal.length - to, anew: match.isDealtAnew(to) };
  if (!(await agreed(session, own({ text: 'undo.confirm', with: line })))) return 'ask';
  try {
    // The last seal stands for all that has been played, so no two goings-back ever share their chance.
    match.rewind(to, session.lastSeal);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    complain(session, own({ text: 'undo.too-far' }));
    return 'ask';
  }
  session.caughtUp();
  return 'redraw';
}

/** Puts again what was taken back: one answer, or all that a going back took. */
function redo(session: Session): Then {
  const { match, own } = session;
  if (match.taken.length === 0) {
    complain(session, own({ text: 'redo.nothing' }));
    return 'ask';
  }
  match.redo();
  session.caughtUp();
  return 'redraw';
}

async function agreed(session: Session, question: string): Promise<boolean> {
  const line = await session.lines.ask(`${question} `);
  return line !== undefined && /^(y|yes|o|oui)$/i.test(line.trim());
}

// ---- saves ----

function saveAs(session: Session, words: string): Then {
  const file = words || `${session.kit.game.id}.save.json`;
  writeSave(file, session.campaign ? campaignNow(session) : session.match);
  session.saved();
  session.print(session.own({ text: 'save.done', with: { file, entries: session.match.journal.length } }));
  return 'ask';
}

function loadFrom(session: Session, words: string): Then {
  const { kit, own } = session;
  const file = words || `${kit.game.id}.save.json`;
  const { save, campaign } = readSaveFile(file);
  const { match, fromCheckpoint } = takeUp(kit.game, file, save);
  if (match.seats !== session.seats.length) {
    complain(session, own({ text: 'load.seats', with: { file, seats: match.seats, here: session.seats.length } }));
    return 'ask';
  }
  session.match = match;
  session.campaign = campaign;
  session.saved();
  session.atKeyboard = undefined;
  session.caughtUp();
  session.notice = own({ text: fromCheckpoint ? 'load.from-checkpoint' : 'load.done', with: { file } });
  return 'redraw';
}

/** Leaves; what is not saved yet is offered to be. */
async function quit(session: Session): Promise<Then> {
  if (session.isSaved) return 'leave';
  const line = await session.lines.ask(`${session.own({ text: 'quit.save' })} `);
  const file = line?.trim();
  if (file) saveAs(session, file);
  return 'leave';
}

// ---- offers and interruptions ----

/** Takes an offer that stands for somebody here, whoever is asked. */
function takeOffer(session: Session, words: string): Then {
  const offered = offersOf(session);
  const chosen = offered[Number(words === '' ? 1 : words) - 1];
  if (!chosen || (words === '' && offered.length > 1)) {
    complain(session, session.own({ text: 'offer.which', with: { count: offered.length } }));
    return 'ask';
  }
  const { decision, option } = chosen;
  session.match.answer({ seat: decision.seat, decision: decision.id, picks: [option.key] });
  return 'redraw';
}

function changeWish(session: Session, words: string): Then {
  const wish = WISHES.find(known => known === words.toLowerCase());
  if (!wish) {
    complain(session, session.own({ text: 'wish.unknown', with: { word: words, known: WISHES } }));
    return 'ask';
  }
  session.wish = wish;
  session.notice = session.own({ text: `wish.${wish}` });
  return 'redraw';
}

// ---- looking things up ----

/** Rules listed at most when several are meant. */
const MOST_RULES = 15;

function showRule(session: Session, words: string, decision: Decision | undefined): Then {
  const wanted = words || decision?.rule;
  if (!wanted) {
    complain(session, session.own({ text: 'rule.none' }));
    return 'ask';
  }
  const found = lookUp(session.rulebook(), wanted);
  const [first] = found;
  if (!first) complain(session, session.own({ text: 'rule.unknown', with: { words: wanted } }));
  else if (found.length === 1) session.print('', ...ruleLines(session, first));
  else {
    session.print(session.own({ text: 'rule.several', with: { count: found.length, words: wanted } }));
    session.print(...found.slice(0, MOST_RULES).map(({ id, title }) => `  ${session.paint.accent(id)}  ${title}`));
    if (found.length > MOST_RULES) session.print('  …');
  }
  return 'ask';
}

function ruleLines({ paint, width }: Session, { id, title, body }: Rule): string[] {
  const text = body.replaceAll(/\*\*|__|`/g, '').replaceAll(/^- /gm, '· ');
  return [
    `${paint.accent(id)}  ${paint.bold(title)}`,
    ...wrap(text, Math.min(width, 100) - 2).map(line => `  ${line}`),
    '',
  ];
}

function showLog(session: Session): Then {
  session.print('', ...session.told().flatMap(event => eventLines(session, event)));
  return 'ask';
}

function showDetails(session: Session): Then {
  const event = session.told().findLast(told => hasArithmetic(told));
  if (!event) {
    complain(session, session.own({ text: 'details.none' }));
    return 'ask';
  }
  const lines = arithmetic(event, session.say).flatMap(line => wrap(`    ${line}`, session.width, '      '));
  session.print('', ...eventLines(session, event), ...lines);
  return 'ask';
}

/** Every refused option, with the title of the rule that stands in its way. */
function explainRefused(session: Session, _words: string, decision: Decision | undefined): Then {
  const refused = decision?.refused?.() ?? [];
  if (refused.length === 0) session.print(session.own({ text: 'refused.none' }));
  for (const option of refused) {
    const [rule] = lookUp(session.rulebook(), option.rule);
    session.print(...refusedLines(session, option), ...(rule ? [`       ${rule.id} ${rule.title}`] : []));
  }
  return 'ask';
}

function changeLanguage(session: Session, words: string): Then {
  const language = LANGUAGES.find((known): known is Language => known === words.toLowerCase());
  if (!language) {
    complain(session, session.own({ text: 'error.language', with: { word: words, known: LANGUAGES } }));
    return 'ask';
  }
  session.speak(language);
  return 'redraw';
}

const HELP = [
  'answer',
  'pass',
  'u',
  'y',
  's',
  'l',
  'r',
  'r-id',
  'r-words',
  'log',
  'd',
  'x',
  'o',
  'w',
  't',
  'lang',
  'n',
  'a',
  'b',
  'q',
] as const;

function help(session: Session): Then {
  session.print(
    '',
    ...HELP.flatMap(line => wrap(session.own({ text: `help.${line}` }), session.width, ' '.repeat(14))),
    '',
  );
  return 'ask';
}
