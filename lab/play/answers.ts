// A typed answer becomes picks: numbers of the list, keys, or nothing for a pass.

import type { Decision, Picks, Text } from '@veillee/kernel';

export type Read = { readonly picks: Picks } | { readonly problem: Text };

/** True if the line is, letter for letter, the key of something listed: then it is no command. */
export const isKey = ({ options, refused }: Decision, line: string): boolean =>
  options.some(({ key }) => key === line) || (refused?.().some(({ key }) => key === line) ?? false);

export function readAnswer(decision: Decision, line: string): Read {
  if (line === '') return readNothing(decision);
  if (decision.range) return readNumber(decision, decision.range, line);
  if (line === '0') return readNothing(decision);
  if (isKey(decision, line) && !/^\d+$/.test(line)) return { picks: [line] };
  const picks: string[] = [];
  for (const word of line.split(/[\s,;]+/).filter(part => part !== '')) {
    const key = readWord(decision, word);
    if (key === undefined) return { problem: notListed(decision, word) };
    if (picks.includes(key)) return { problem: { text: 'answer.twice', with: { word } } };
    picks.push(key);
  }
  return { picks };
}

/** A number of the list; failing that, a key. */
function readWord(decision: Decision, word: string): string | undefined {
  const numbered = /^\d+$/.test(word) ? decision.options[Number(word) - 1]?.key : undefined;
  return numbered ?? (isKey(decision, word) ? word : undefined);
}

const notListed = ({ options }: Decision, word: string): Text => ({
  text: 'answer.not-listed',
  with: { word, count: options.length },
});

function readNothing({ pass, min, range }: Decision): Read {
  if (pass || (min === 0 && !range)) return { picks: [] };
  return { problem: { text: 'answer.needed' } };
}

function readNumber(decision: Decision, { min, max, step = 1 }: NonNullable<Decision['range']>, line: string): Read {
  const value = /^-?\d+$/.test(line) ? Number(line) : Number.NaN;
  if (value >= min && value <= max && (value - min) % step === 0) return { picks: [String(value)] };
  if (line === '0' && decision.pass) return { picks: [] };
  return { problem: { text: 'answer.range', with: { min, max, step } } };
}
