// What the lab says when it cannot go on: one sentence, in the reader's language, and an exit code.

import { Refusal, type SaveProblem, type Text } from '@veillee/kernel';
import type { Say } from '@veillee/text';

/** Exit 2: what was asked for makes no sense. Exit 1: it was tried and found wanting. */
export class Complaint extends Error {
  override readonly name = 'Complaint';
  readonly exit: 1 | 2;
  readonly what: Text;
  constructor(exit: 1 | 2, text: string, params?: Text['with']) {
    super(text);
    this.exit = exit;
    this.what = params ? { text, with: params } : { text };
  }
}

export const badArgument = (text: string, params?: Text['with']): Complaint => new Complaint(2, text, params);
export const failed = (text: string, params?: Text['with']): Complaint => new Complaint(1, text, params);

/** A setting that the game refuses, in the game's own words where it has them. */
export function settingComplaint(error: unknown, sayGame: Say): unknown {
  if (!(error instanceof Refusal)) return error;
  const why = isText(error.detail) ? sayGame(error.detail) : error.message;
  return badArgument('error.setting', { why });
}

/** What is wrong with a save, as the players are told. */
export const saveComplaint = (file: string, problem: SaveProblem): Complaint =>
  failed(`save.${problem.code}`, { file, detail: problem.message });

const isText = (value: unknown): value is Text =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string';
