// A table is laid: asked of the server, its seats kept in this browser.

import { api } from '../api.ts';
import { keepSeats } from '../keepsakes.ts';
import type { Plan } from './setup-plan.ts';

/** The new table's id. Throws what the server refused. */
export async function layTable(game: string, plan: Plan, names: readonly string[]): Promise<string> {
  const made = await api.create({
    game,
    options: plan.options as { [option: string]: string | number | boolean | string[] },
    name: names[0] ?? '',
    spectators: plan.spectators,
    open: plan.seats.some(seat => seat.kind === 'open'),
    ...(plan.seed && { seed: plan.seed }),
    seats: plan.seats.map((seat, index) => ({ ...seat, ...(names[index] && { name: names[index] }) })),
  });
  keepSeats(made.table.id, made.seats, made.invitations);
  return made.table.id;
}
