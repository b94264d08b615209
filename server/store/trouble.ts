// What can be wrong with a store: for a while, or so that the server cannot begin.

/** What keeps a store from being written: no room on its disk, no way to it, or something else. */
export type Trouble = 'full' | 'unreachable' | 'failing';

/** The store cannot do it now. Whether what was on its way was written, only reading it again will tell. */
export class StoreTrouble extends Error {
  override readonly name = 'StoreTrouble';
  readonly trouble: Trouble;
  constructor(trouble: Trouble, message: string, cause?: unknown) {
    super(message, { cause });
    this.trouble = trouble;
  }
}

/** The store cannot be used at all: said once, at the start, to whoever starts the server. */
export class Unusable extends Error {
  override readonly name = 'Unusable';
}

export const newerSchema = (place: string, version: number, known: number): Unusable =>
  new Unusable(
    `The store in ${place} was written by a newer Veillée (schema ${version}; this one knows ${known}). Start that version, or restore a backup.`,
  );
