// What can be refused: codes, with the status that REST gives them.

import { z } from 'zod';

/** What a client shows words for, with the status that REST gives it. */
export const STATUS = {
  malformed: 400,
  protocol: 426,
  'unknown-game': 404,
  'unknown-table': 404,
  'unknown-path': 404,
  forbidden: 403,
  'seat-taken': 409,
  'table-full': 409,
  'not-over': 409,
  muted: 403,
  'seed-chosen': 409,
  options: 422,
  seats: 422,
  save: 422,
  hidden: 403,
  'too-many': 429,
  'too-large': 413,
  busy: 503,
  internal: 500,
  'unknown-key': 422,
  'not-allowed': 422,
  'too-few': 422,
  'too-many-picks': 422,
  repeated: 422,
  stale: 409,
  foreign: 403,
  answered: 409,
  over: 409,
  'no-undo': 409,
  final: 409,
  'no-chapter': 409,
  paused: 409,
  'set-aside': 409,
  'no-consent': 409,
  rules: 500,
} as const;

export type ErrorCode = keyof typeof STATUS;

export const errorCode = z.enum(Object.keys(STATUS) as [ErrorCode, ...ErrorCode[]]);
export const wireError = z.object({ code: errorCode, message: z.string(), detail: z.unknown().optional() });
export const errorBody = z.object({ error: wireError });
export type WireError = z.infer<typeof wireError>;
export type ErrorBody = z.infer<typeof errorBody>;
