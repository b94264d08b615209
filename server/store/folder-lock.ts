// One process a folder. The lock is the operating system's own on a small file, taken through SQLite: it goes with the
// process, however that ends, and nothing has to be tidied up.

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Unusable } from './trouble.ts';

/** SQLite's word for a file that somebody else has locked. */
const BUSY = 5;

export const LOCK_FILE = 'veillee.lock';

/** Another server uses the folder. */
class FolderTaken extends Unusable {
  constructor(folder: string) {
    super(
      `Another Veillée server is using the folder ${folder}. Stop it first, or choose another folder with DATA; several processes can only share a PostgreSQL store.`,
    );
  }
}

export class FolderLock {
  private readonly db: DatabaseSync;

  /** Takes the folder, or throws a sentence. */
  constructor(folder: string) {
    this.db = new DatabaseSync(join(folder, LOCK_FILE));
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
