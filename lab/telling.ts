// What happened, in words: log lines, the arithmetic behind them, and text made to fit.

import type { GameEvent, Text } from '@veillee/kernel';
import type { Say } from '@veillee/text';

/** Breaks a text into lines; continued lines are indented. */
export function wrap(text: string, width: number, indent = ''): string[] {
  return text.split('\n').flatMap(paragraph => {
    const lines: string[] = [];
    const [margin = ''] = /^ */.exec(paragraph) ?? [];
    let line = margin;
    for (const word of paragraph.slice(margin.length).split(' ')) {
      const first = line.trim() === '';
      if (!first && line.length + 1 + word.length > width) {
        lines.push(line);
        line = `${indent}${word}`;
      } else line = first ? `${line}${word}` : `${line} ${word}`;
    }
    return [...lines, line];
  });
}

/** A log line without its rule. */
export const eventText = (event: GameEvent, say: Say): string =>
  say(event.with ? { text: event.text, with: event.with } : { text: event.text });

export const hasArithmetic = (event: GameEvent): boolean => event.lines !== undefined || event.detail !== undefined;

/** The arithmetic behind an event: its own lines if it has them, else its data. */
export const arithmetic = (event: GameEvent, say: Say): string[] =>
  event.lines ? event.lines.map(line => say(line)) : breakdown(event.detail, say);

/**
 * Data behind an event, a line a figure. Texts are said; other values are listed under their names,
 * for which the game may have a text `detail.<name>`.
 */
export function breakdown(detail: unknown, say: Say): string[] {
  const label = (name: string): string => {
    const key = `detail.${name}`;
    const said = say({ text: key });
    return said.includes(key) ? name : said;
  };
  const visit = (value: unknown, name: string | undefined, indent: string): string[] => {
    const head = name === undefined ? '' : `${label(name)}: `;
    if (value === undefined || value === null || value === '') return [];
    if (typeof value !== 'object') return [`${indent}${head}${String(value)}`];
    if (isText(value)) {
      const { text, with: params, ...rest } = value;
      const figures = Object.values(rest).filter(item => typeof item === 'number' || typeof item === 'string');
      const said = say(params ? { text, with: params } : { text });
      return [`${indent}${head}${[said, ...figures].join('  ')}`];
    }
    if (Array.isArray(value) && value.every(item => typeof item !== 'object'))
      return value.length === 0 ? [] : [`${indent}${head}${value.join(', ')}`];
    const inner = name === undefined ? indent : `${indent}  `;
    const lines = Array.isArray(value)
      ? value.flatMap(item => bullet(visit(item, undefined, inner), inner))
      : Object.entries(value).flatMap(([key, item]) => visit(item, key, inner));
    return name === undefined || lines.length === 0 ? lines : [`${indent}${label(name)}:`, ...lines];
  };
  return visit(detail, undefined, '');
}

/** A thing with several figures on one line, if it fits there. */
function bullet(lines: readonly string[], indent: string): string[] {
  const flat = lines.map(line => line.trim()).join(', ');
  return flat.length <= 76 ? [`${indent}· ${flat}`] : [...lines];
}

const isText = (value: object): value is Text & { readonly [more: string]: unknown } =>
  'text' in value && typeof value.text === 'string';
