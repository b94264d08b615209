// Saves in files: read, checked, written. A save knows its game; a violation found by `fuzz` wraps a save.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import {
  type Campaign,
  chapterOf,
  checkCampaign,
  checkSave,
  Divergence,
  type Game,
  isCampaign,
  load,
  Match,
  RuleFailure,
  type Save,
  SaveProblem,
  save,
  saveCampaign,
  verify,
} from '@veillee/kernel';
import { badArgument, failed, saveComplaint } from './complaint.ts';
import type { TrialPiece } from './tasks.ts';

/** A save, and the law that it breaks if `fuzz` wrote it; of a campaign, the chapter that is being played. */
export interface SaveFile {
  readonly save: Save;
  readonly campaign?: Campaign;
  readonly violation?: Found;
}

/** A broken law, with the piece of the trial that breaks it. */
export interface Found {
  readonly law: string;
  readonly message: string;
  readonly piece: TrialPiece;
}

export function readSaveFile(file: string): SaveFile {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw badArgument('error.unreadable', { file, why: (error as NodeJS.ErrnoException).code ?? 'unknown' });
  }
  try {
    return parseSaveFile(text);
  } catch (error) {
    throw error instanceof SaveProblem ? saveComplaint(file, error) : error;
  }
}

function parseSaveFile(text: string): SaveFile {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new SaveProblem('not-json', 'not valid JSON');
  }
  if (isCampaign(value)) {
    const campaign = checkCampaign(value);
    return { save: chapterOf(campaign, campaign.current).save, campaign };
  }
  if (!isViolation(value)) return { save: checkSave(value) };
  const { law, message, piece } = value;
  return { save: checkSave(value.save), violation: { law, message, piece } };
}

const isViolation = (value: unknown): value is Found & { readonly save: unknown } =>
  isOurs(value) && value.veillee === 'violation' && 'law' in value && 'piece' in value && 'save' in value;

const isOurs = (value: unknown): value is { readonly veillee: unknown } =>
  typeof value === 'object' && value !== null && 'veillee' in value;

/** Writes a match, or the campaign that it is a chapter of, over an older save but never over anything else. */
export const writeSave = (file: string, kept: Match | Campaign): void =>
  write(file, kept instanceof Match ? save(kept) : saveCampaign(kept));

export const writeViolation = (file: string, found: Found, save: Save): void =>
  write(file, { veillee: 'violation', ...found, save });

function write(file: string, value: object): void {
  if (existsSync(file) && !holdsOurs(file)) throw failed('error.not-overwritten', { file });
  try {
    writeFileSync(file, `${JSON.stringify(value)}\n`);
  } catch (error) {
    throw failed('error.unwritable', { file, why: (error as NodeJS.ErrnoException).code ?? 'unknown' });
  }
}

function holdsOurs(file: string): boolean {
  try {
    return isOurs(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return false;
  }
}

/** What became of a save that is played on. */
export interface Resumed {
  readonly match: Match;
  /** The rules have changed since: the match goes on from its checkpoint. */
  readonly fromCheckpoint: boolean;
}

/** Takes a save up again, with its whole log and all of its past to go back to where the journal still leads there. */
export function takeUp(game: Game, file: string, saved: Save): Resumed {
  try {
    const { match, resumed } = load(game, saved);
    if (resumed === 'from-checkpoint') return { match, fromCheckpoint: true };
    return { match: whole(game, saved) ?? match, fromCheckpoint: false };
  } catch (error) {
    throw error instanceof SaveProblem ? saveComplaint(file, error) : error;
  }
}

function whole(game: Game, saved: Save): Match | undefined {
  try {
    const match = verify(game, saved, 'turns');
    match.takeSealed(saved.sealed);
    return match;
  } catch (error) {
    if (error instanceof Divergence || error instanceof RuleFailure) return undefined;
    throw error;
  }
}
