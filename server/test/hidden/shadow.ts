// A shadow of a table: everything that one viewer cannot see is dealt anew, and the same answer is given there.

import {
  type Chance,
  canonical,
  copy,
  Divergence,
  Refusal,
  SaveProblem,
  type Told,
  type Viewer,
} from '@veillee/kernel';
import { expect } from 'vitest';
import type { TableFacts } from '../../protocol.ts';
import { No } from '../../refusals.ts';
import { Audience, type Listener } from '../../tables/audience.ts';
import type { Op } from '../../tables/ops.ts';
import { Table } from '../../tables/table.ts';
import { LULL_MS, type Note, toldTo } from './witness.ts';

/** What shadows have shown in all games of one file. */
export const shadows = { dealt: 0, tables: 0, news: 0 };

/** The table dealt anew for one viewer, from the last checkpoint on. */
export class Shadow {
  private readonly table: Table;
  private readonly viewer: Viewer;
  private readonly audience = new Audience(LULL_MS);
  private readonly listener: Listener & { text: string };
  private readonly heard: Told[] = [];
  /** What was told of the answer, if something was passed after it. */
  private first: string | undefined;

  /** Undefined if what has happened since the checkpoint rests on what was dealt anew. */
  static deal(table: Table, viewer: Viewer, chance: Chance): Shadow | undefined {
    shadows.dealt++;
    const { game, setup, match } = table;
    const snapshot = table.snapshot();
    if (!match || !snapshot.match) throw new Error('not begun');
    const { checkpoint } = snapshot.match;
    const state = copy(checkpoint.state);
    game.redeal(state, viewer, chance);
    const { journal, log: told } = match;
    const dealt = { ...snapshot, match: { ...snapshot.match, checkpoint: { ...checkpoint, state } } };
    const shadow = attempt(() => Table.restore(game, setup, { snapshot: dealt, journal, told, ops: [] }));
    return shadow && new Shadow(shadow, viewer);
  }

  private constructor(table: Table, viewer: Viewer) {
    this.table = table;
    this.viewer = viewer;
    this.listener = {
      seats: typeof viewer === 'number' ? [viewer] : [],
      told: 0,
      text: '',
      onlooker: undefined,
      dismiss: () => {},
      send({ text }) {
        this.text = text;
      },
    };
    this.audience.listeners.add(this.listener);
  }

  sees(table: Table): boolean {
    return canonical(this.table.view(this.viewer)) === canonical(table.view(this.viewer));
  }

  /** The whole table, as the shadow would send it and as the table would. */
  compareTables(table: Table): void {
    shadows.tables++;
    const facts = table.facts(() => true);
    const real = new Audience(LULL_MS);
    const { seats } = this.listener;
    const listener: Listener = { seats, told: 0, onlooker: undefined, send: () => {}, dismiss: () => {} };
    const sent = real.everything(table, [listener], facts, [])[0]?.[1].text;
    expect(this.audience.everything(this.table, [this.listener], facts, [])[0]?.[1].text).toBe(sent);
  }

  /** The same answer. False if it cannot be given here. */
  answer(op: Op, told: number): boolean {
    this.listener.told = told;
    for (let next: Op | undefined = op; next; next = this.table.unwanted()) {
      const now = next;
      if (attempt(() => this.table.apply(now)) === undefined) return false;
      this.heard.push(...this.table.fresh);
      if (!this.table.unwanted()) continue;
      // What is passed for somebody at once is told with what led to it, unless everybody may know that they were asked.
      const { confidants } = this.table;
      const [said] = this.audience.news(this.table, () => this.table.facts(() => true), '', confidants);
      this.first ??= said?.[1].text;
    }
    return true;
  }

  /** If it is still the same story, what was sent must be what the shadow sends, to the byte. */
  compareNews({ shadowed }: Note, facts: TableFacts, sent: string): void {
    const { viewer, table } = this;
    if (canonical(table.view(viewer)) !== shadowed?.view || toldTo(viewer, this.heard) !== shadowed.told) return;
    shadows.news++;
    const said = this.first ?? this.audience.news(this.table, () => facts)[0]?.[1].text;
    expect(comparable(said ?? '{}')).toBe(comparable(sent));
  }
}

/**
 * A message as bytes, but for two things that hang on what came before it and not on what is hidden: whether facts are
 * said, which are checked with every message, and the order in which fields were once made, hence those of a patch.
 */
function comparable(text: string): string {
  const { facts: _, ...rest } = JSON.parse(text) as { facts?: unknown; seats: { patch: unknown[] }[] } & {
    spectator?: { patch: unknown[] };
  };
  for (const part of [...rest.seats, ...(rest.spectator ? [rest.spectator] : [])])
    part.patch = part.patch.map(each => JSON.stringify(each)).sort();
  return JSON.stringify(rest);
}

function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch (error) {
    const isOther = [Divergence, Refusal, SaveProblem, No].some(kind => error instanceof kind);
    if (isOther) return undefined;
    throw error;
  }
}
