// How the server says no: one class of error, and what kernel errors become on the wire.

import { Divergence, Refusal, RuleFailure, SaveProblem } from '@veillee/kernel';
import { ZodError } from 'zod';
import { type ErrorCode, STATUS, type WireError } from './protocol.ts';
import { StoreTrouble } from './store/trouble.ts';

/** A refusal with a code of the protocol. Nothing has changed. */
export class No extends Error {
  override readonly name = 'No';
  readonly code: ErrorCode;
  readonly detail: unknown;
  constructor(code: ErrorCode, message: string, detail?: unknown) {
    super(message);
    this.code = code;
    this.detail = detail;
  }
}

/** It cannot be played at all; otherwise it came too late, or could not be written. */
export const isRefused = (error: Error): boolean =>
  !(error instanceof No && (error.code === 'stale' || error.code === 'busy'));

/** What to tell a client about this error. Of what is not expected it learns nothing. */
export function wireErrorOf(cause: unknown): WireError {
  if (cause instanceof No) return error(cause.code, cause.message, cause.detail);
  if (cause instanceof Refusal) return error(codeOf(cause), cause.message, detailOf(cause));
  if (cause instanceof SaveProblem) return error('save', cause.message, { problem: cause.code });
  if (cause instanceof StoreTrouble) return error('busy', 'the store does not answer; say it again in a moment');
  if (cause instanceof RuleFailure) return error('rules', `a rule of ${cause.game} failed; nothing has changed`);
  if (cause instanceof Divergence) return error('rules', `the journal does not replay at entry ${cause.entry}`);
  if (cause instanceof ZodError) return error('malformed', describe(cause));
  return error('internal', 'something went wrong on the server; nothing has changed');
}

/** What fails while the server stops has failed because of that: nobody is told that their table is gone, or the server broken. */
export function ofStopping(cause: unknown): unknown {
  const { code } = wireErrorOf(cause);
  return isFault(cause) || code === 'unknown-table'
    ? new No('busy', 'the server stops; say it again in a moment')
    : cause;
}

/** Whether it is the server's or a rule's fault, and should be looked at. */
export const isFault = (cause: unknown): boolean => STATUS[wireErrorOf(cause).code] >= 500;

const error = (code: ErrorCode, message: string, detail?: unknown): WireError =>
  detail === undefined ? { code, message } : { code, message, detail };

/** On the wire `too-many` is about rates; too many picks have a code of their own. */
const codeOf = ({ code }: Refusal): ErrorCode => (code === 'too-many' ? 'too-many-picks' : code);

/** The refused option, or why a setting is refused. Causes of other kinds stay inside. */
const detailOf = ({ code, detail }: Refusal): unknown =>
  code === 'not-allowed' || code === 'seats' || code === 'options' ? detail : undefined;

function describe({ issues }: ZodError): string {
  const [first] = issues;
  if (!first) return 'the message is not well formed';
  const at = first.path.map(String).join('.');
  return `${at ? `${at}: ` : ''}${first.message}`.slice(0, 300);
}
