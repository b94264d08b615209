// The ways in which the engine says no. Each names what was wrong; none leaves anything changed.

export type RefusalCode =
  | 'malformed'
  | 'unknown-key'
  | 'not-allowed'
  | 'too-few'
  | 'too-many'
  | 'repeated'
  | 'stale'
  | 'foreign'
  | 'answered'
  | 'over'
  | 'no-undo'
  | 'final'
  | 'options'
  | 'seats'
  | 'no-chapter';

/** An answer or request that cannot be taken. The game is as it was. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  readonly detail: unknown;
  constructor(code: RefusalCode, message: string, detail?: unknown) {
    super(message);
    this.code = code;
    this.detail = detail;
  }
}

/** A rule took more steps than any rule needs before somebody was asked: it would go on for ever. */
export class Runaway extends Error {
  override readonly name = 'Runaway';
}
