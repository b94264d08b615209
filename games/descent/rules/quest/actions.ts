// Quick actions that a quest has of its own.

import type { Flow, Hero, HeroId, State, T } from '../state.ts';

export interface QuestAction {
  readonly id: string;
  readonly movement: number;
}

/** What this hero can do here, by the quest's own rules. */
export const questActionsOf = (_state: State, _hero: Hero): readonly QuestAction[] => [];

export function* questAction(_t: T, _hero: HeroId, _action: string): Flow {}
