// Answers for whoever let their time run out; if that happens too often, a bot plays for them until they come back.

import type { Seat } from '@veillee/kernel';
import type { Op, Spent } from './ops.ts';
import type { Surroundings } from './surroundings.ts';
import type { Table } from './table.ts';

/** What late answers need of the table's gathering. */
interface LateGathering {
  readonly id: string;
  readonly table: Table | undefined;
  perform(table: Table, op: Op, done: () => void): void;
  note(code: string, message: string): void;
}

interface Late {
  readonly table: Table;
  readonly seat: Seat;
  readonly spent: Spent;
}

export function answerLate(gathering: LateGathering, around: Surroundings, { table, seat, spent }: Late): void {
  const { clock } = table.time;
  const asked = table.decision(seat);
  if (!asked || !clock) return;
  const { decision } = asked;
  const { prompt, window } = decision;
  const answers = [() => (window ? [] : clock.answer(table.view(seat), decision)), () => around.anyPicks(table, seat)];
  const attempt = (op: () => Op): boolean => isPlayed(gathering, around, table, op);
  const given = answers.some(answer =>
    attempt(() => ({ k: 'answer', seat, prompt, picks: answer(), late: true, spent })),
  );
  if (!given || gathering.table !== table || table.status !== 'playing' || !table.isForfeit(seat)) return;
  const bot = around.standIn(table, seat);
  attempt(() => ({ k: 'leave', seat, bot, away: 'left' }));
}

/** Plays what nobody asked for. False if it cannot be played. */
function isPlayed(gathering: LateGathering, around: Surroundings, table: Table, op: () => Op): boolean {
  try {
    gathering.perform(table, op(), () => {});
    return true;
  } catch (error) {
    gathering.note('rules', (error as Error).message);
    around.log.error({ table: gathering.id, err: error }, "the server's own answer failed");
    return false;
  }
}
