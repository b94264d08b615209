// The night shift: lets bots play on at tables where nobody looks on. A few tables at a time, a few decisions each, with
// a rest after every one, so that however many wait, whoever is awake never notices.

export interface ShiftSettings {
  /** So many tables are played at once. */
  readonly tables: number;
  /** So many decisions at a table before the next has its turn. */
  readonly decisions: number;
  /** The rest after each decision. */
  readonly restMs: number;
}

export const SHIFT: ShiftSettings = { tables: 2, decisions: 25, restMs: 5 };

/** Plays on at a table. True if bots are still due there and nobody has come. */
export type PlayOn = (table: string, settings: ShiftSettings) => Promise<boolean>;

export class NightShift {
  private readonly playOn: PlayOn;
  private readonly settings: ShiftSettings;
  /** Tables where bots are due. Only their names: they may sleep meanwhile. */
  private readonly waiting = new Set<string>();
  private readonly playing = new Map<string, Promise<void>>();
  /** Bots became due there while it was being played. */
  private readonly again = new Set<string>();
  private closed = false;

  /** `playOn` never rejects. */
  constructor(playOn: PlayOn, settings: ShiftSettings) {
    this.playOn = playOn;
    this.settings = settings;
  }

  get size(): number {
    return this.waiting.size + this.playing.size;
  }

  /** Bots are due at this table, and nobody is there. */
  add(table: string): void {
    if (this.closed) return;
    if (this.playing.has(table)) {
      this.again.add(table);
      return;
    }
    this.waiting.add(table);
    this.next();
  }

  private next(): void {
    for (const table of this.waiting) {
      if (this.closed || this.playing.size >= this.settings.tables) return;
      this.waiting.delete(table);
      this.playing.set(table, this.work(table));
    }
  }

  private async work(table: string): Promise<void> {
    const more = await this.playOn(table, this.settings);
    this.playing.delete(table);
    const due = this.again.delete(table) || more;
    if (due && !this.closed) this.waiting.add(table);
    this.next();
  }

  /** Begins nothing more. */
  close(): void {
    this.closed = true;
    this.waiting.clear();
  }

  /** Ends when the tables being played have been put down. */
  async ended(): Promise<void> {
    await Promise.all(this.playing.values());
  }
}
