// One process a folder. The lock is the operating system's own on a small file, taken through SQLite: it goes with the
// process, however that ends, and nothing has to be tidied up.

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** SQLite's word for a file that somebody else has locked. */
const BUSY = 5;

/** Another server uses the folder. */
export class FolderTaken extends Error {
  override readonly name = 'FolderTaken';
  constructor(folder: string) {
    super(
      `Another Veillée server is using the folder ${folder}. Stop it first, or choose another folder with DATA; several processes can only share a PostgreSQL store.`,
    );
  }
}

export class FolderLock {
  private readonly db: DatabaseSync;

  /** Takes the folder, or throws `FolderTaken`. */
  constructor(folder: string) {
    this.db = new DatabaseSync(join(folder, 'veillee.lock'));
    try {
      this.db.exec('begin exclusive');
    } catch (error) {
      this.db.close();
      throw (error as { errcode?: number }).errcode === BUSY ? new FolderTaken(folder) : error;
    }
  }

  release(): void {
    this.db.close();
  }
}
