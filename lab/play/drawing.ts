// What a person sees before answering: the table, what is new, the question, and the list of answers.

import type { Decision, GameEvent, Option, Refused, Text } from '@veillee/kernel';
import { readingsOf } from '@veillee/pieces/readings';
import { drawTable } from '../screen.ts';
import { eventText, hasArithmetic, wrap } from '../telling.ts';
import type { Session } from './session.ts';

/** News shown at once; the rest is in the log. */
const MOST_NEWS = 24;
/** Refused options shown without being asked for. */
const MOST_REFUSED = 6;

export function showTable(session: Session): void {
  const { kit, match, names, width, say } = session;
  const colour = session.paint.bold('') !== '';
  session.print(drawTable({ kit, match, seat: session.viewer, names, width, colour, say }));
}

export function showNews(session: Session): void {
  const news = session.news();
  if (news.length === 0) return;
  const shown = news.slice(-MOST_NEWS);
  const left = news.length - shown.length;
  session.print('');
  if (left > 0) session.print(session.paint.dim(session.own({ text: 'log.more', with: { count: left } })));
  session.print(...shown.flatMap(event => eventLines(session, event)));
}

export function showNotice(session: Session): void {
  if (session.notice !== undefined) session.print('', ...wrap(session.notice, session.width).map(session.paint.accent));
  session.notice = undefined;
}

/** A log line with its rule, and a mark if there is arithmetic to be seen. */
export function eventLines({ say, width, paint }: Session, event: GameEvent): string[] {
  const marks = [event.rule, hasArithmetic(event) ? 'd' : undefined].filter(mark => mark !== undefined);
  const tail = marks.length === 0 ? '' : `  (${marks.join(',\u00a0')})`;
  const lines = wrap(`  · ${eventText(event, say)}${tail}`, width, '    ');
  const last = lines.at(-1) ?? '';
  if (tail && last.endsWith(tail.trim())) {
    const words = last.slice(0, last.length - tail.trim().length);
    lines[lines.length - 1] = `${words}${paint.dim(tail.trim().replace('\u00a0', ' '))}`;
  }
  return lines;
}

export function showDecision(session: Session, decision: Decision): void {
  const { paint, say, own, width } = session;
  const rule = decision.rule ? `  ${paint.dim(decision.rule)}` : '';
  const [question = '', ...more] = wrap(textOf(say, decision), width - 12);
  session.print('', `${paint.bold(question)}${more.length === 0 ? rule : ''}`);
  if (more.length > 0)
    session.print(...more.map((line, i) => `${paint.bold(line)}${i === more.length - 1 ? rule : ''}`));
  const digits = String(decision.options.length).length;
  const readings = readingsOf(decision.options, option => sayOption(say, option));
  decision.options.forEach((option, i) => {
    const number = String(i + 1).padStart(digits + 2);
    const own = option.rule && option.rule !== decision.rule ? `  ${paint.dim(option.rule)}` : '';
    const lines = wrap(readings.get(option.key) ?? option.key, width - digits - 4);
    const indent = ' '.repeat(digits + 4);
    session.print(`${paint.accent(number)}  ${lines.join(`\n${indent}`)}${own}`);
  });
  const nothing = decision.pass ?? (decision.min === 0 && !decision.range ? { text: 'answer.nothing' } : undefined);
  if (nothing) {
    const words = decision.pass ? say(decision.pass) : own(nothing);
    session.print(`${paint.accent('0'.padStart(digits + 2))}  ${words}`);
  }
  const refused = decision.refused?.() ?? [];
  session.print(...refused.slice(0, MOST_REFUSED).flatMap(option => refusedLines(session, option, digits)));
  if (refused.length > MOST_REFUSED)
    session.print(paint.dim(own({ text: 'refused.more', with: { count: refused.length - MOST_REFUSED } })));
  session.print(...offerLines(session), paint.dim(own(hint(decision))));
}

/** The options of the offers that stand for people here, in the order of their numbers. */
export const offersOf = ({ offers }: Session): readonly { readonly decision: Decision; readonly option: Option }[] =>
  offers.flatMap(decision => decision.options.map(option => ({ decision, option })));

/** What somebody else here may do meanwhile: nobody waits for it. */
function offerLines(session: Session): string[] {
  const { say, own, paint, width } = session;
  return offersOf(session).flatMap(({ decision, option }, i) => {
    const name = session.name(decision.seat);
    const words = own({ text: 'offer.line', with: { n: i + 1, name, option: sayOption(say, option) } });
    return wrap(words, width, '       ').map(paint.dim);
  });
}

export function refusedLines({ say, own, paint, width }: Session, refused: Refused, digits = 1): string[] {
  const params = { option: sayOption(say, refused), why: say(refused.why), rule: refused.rule };
  const words = `${'–'.padStart(digits + 2)}  ${own({ text: 'refused.line', with: params })}`;
  return wrap(words, width, ' '.repeat(digits + 4)).map(paint.dim);
}

/** How this decision is answered. */
function hint({ range, min, max, ordered, options }: Decision): Text {
  if (range) return { text: 'hint.range', with: { min: range.min, max: range.max } };
  if (max === 1) return { text: 'hint.one' };
  const most = Math.min(max, options.length);
  return {
    text: 'hint.many',
    with: { min, max: most, same: min === most ? 'yes' : 'no', ordered: ordered ? 'yes' : 'no' },
  };
}

const textOf = (say: Session['say'], { prompt, with: params }: Decision): string =>
  say(params ? { text: prompt, with: params } : { text: prompt });

const sayOption = (say: Session['say'], { text, with: params }: Text): string =>
  say(params ? { text, with: params } : { text });
