// The table in a terminal: the game's own screen, or its view as an outline.

import { type GameKit, type Match, plainDecision, type Seat } from '@veillee/kernel';
import type { Say } from '@veillee/text';

export interface Looking {
  readonly kit: GameKit;
  readonly match: Match;
  /** Whose eyes; undefined for somebody who may see everything. */
  readonly seat: Seat | undefined;
  readonly names: readonly string[];
  readonly width: number;
  readonly colour: boolean;
  readonly say: Say;
}

export function drawTable({ kit, match, seat, ...look }: Looking): string {
  const view = match.view(seat ?? 'everyone');
  const decision = seat === undefined ? undefined : match.decisionOf(seat);
  if (!kit.terminal) return outline(view, look.width).join('\n');
  return kit.terminal
    .screen({ ...look, view, seat, decision: decision && plainDecision(decision) })
    .replace(/\n+$/, '');
}

/** A plain tree as indented lines; what fits on a line stays on it. */
export function outline(value: unknown, width: number, indent = ''): string[] {
  if (typeof value !== 'object' || value === null) return [`${indent}${String(value)}`];
  return Object.entries(value).flatMap(([key, item]) => {
    const name = Array.isArray(value) ? '·' : `${key}:`;
    const flat = `${indent}${name} ${typeof item === 'string' ? item : JSON.stringify(item)}`;
    if (typeof item !== 'object' || item === null || flat.length <= width) return [flat];
    return [`${indent}${name}`, ...outline(item, width, `${indent}  `)];
  });
}
