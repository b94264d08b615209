// Prolonged actions under way (DES-9): who works at what, how far they have come, and what breaks it off.

import type { ProlongedActionSpec } from '../../content/quests/vocabulary.ts';
import { boardOf } from '../board.ts';
import { heroName } from '../card-names.ts';
import { questText } from '../names.ts';
import { type Effort, type Hero, type HeroId, heroOf, type State, sheetOf, type T } from '../state.ts';
import { amountOf } from './amounts.ts';
import { placeNow } from './places.ts';

/** What breaks it off, where the quest says so (DES-9.11). */
export type Interruption = NonNullable<ProlongedActionSpec['interrupt']>[number];

export function prolongedSpec(state: Pick<State, 'quest'>, action: string): ProlongedActionSpec {
  const spec = boardOf(state).guide.prolongedActions?.[action];
  if (!spec) throw new Error(`${state.quest} has no prolonged action ${action}`);
  return spec;
}

export const isAllowed = ({ guide }: State, action: string, { off }: Pick<ProlongedActionSpec, 'off'>): boolean =>
  guide.allowed[action] ?? off !== true;

/** How many tokens complete it; of X as many as whoever works at it likes (DES-9.9). */
export function difficultyOf(state: State, action: string): number | 'X' {
  const { difficulty } = prolongedSpec(state, action);
  return difficulty === 'X' ? 'X' : amountOf(difficulty, { heroes: state.heroes.length });
}

/** What this hero has done of it so far, or all together (DES-9.16). */
export function effortOf({ board, quest }: State, action: string, hero: HeroId): Effort | undefined {
  const { group } = prolongedSpec({ quest }, action);
  return board.efforts?.find(one => one.action === action && (group || one.workers.includes(hero)));
}

/** The hero is at it from now on; what others have done of a group's is theirs too. */
export function joinEffort(state: State, action: string, hero: HeroId): Effort {
  const known = effortOf(state, action, hero);
  if (!known) {
    const fresh: Effort = { action, progress: 0, workers: [hero], begun: state.round, kept: undefined };
    state.board.efforts = [...(state.board.efforts ?? []), fresh];
    return fresh;
  }
  if (!known.workers.includes(hero)) known.workers = [...known.workers, hero];
  return known;
}

/** It is done, or begins anew: its tokens are gone. */
export function endEffort({ board }: State, effort: Effort): void {
  board.efforts = board.efforts?.filter(one => one !== effort);
}

/** DES-9.11: at once, and all of it is lost; of a group's when nobody is left who works at it (R112). */
function leave(t: T, effort: Effort, id: HeroId): void {
  const { state } = t;
  effort.workers = effort.workers.filter(one => one !== id);
  if (effort.workers.length === 0) endEffort(state, effort);
  const hero = heroName(sheetOf(heroOf(state, id)));
  const action = questText(state, 'action', effort.action);
  const lost = effort.workers.length === 0 ? effort.progress : 0;
  t.tell('log.work.broken', { hero, action, n: lost }, { rule: 'DES-9.11', weight: 2 });
}

/** Whatever this hero works at that such a thing interrupts; nothing else does (DES-9.12, DES-9.13). */
function interrupt(t: T, id: HeroId, isBroken: (spec: ProlongedActionSpec, effort: Effort) => boolean): void {
  const { state } = t;
  for (const effort of state.board.efforts ?? [])
    if (effort.workers.includes(id) && isBroken(prolongedSpec(state, effort.action), effort)) leave(t, effort, id);
}

/** Movement points spent, wounds lost, an attack made. */
export const breakOff = (t: T, id: HeroId, by: Exclude<Interruption, 'leave'>): void =>
  interrupt(t, id, ({ interrupt: by_ = [] }) => by_.includes(by));

/** Whoever is no longer where the quest wants them, by whatever way they went. */
export function breakOffLeft(t: T, { id, at }: Hero): void {
  if (!t.state.board.efforts?.length) return;
  interrupt(
    t,
    id,
    ({ interrupt: by = [], at: place }) =>
      by.includes('leave') && (at === undefined || !placeNow(t.state, place).has(at)),
  );
}

// ---- what must go on ----

/** One that is a hero's own, begun in an earlier turn, and wants both halves of each Ready (DES-9.15). */
const isOwed = ({ round }: State, { continuous, group }: ProlongedActionSpec, { begun }: Effort): boolean =>
  continuous === true && !group && begun < round;

/** DES-9.15: the hero does something else than to go on with it. `but`: what they do go on with. */
export function turnAway(t: T, id: HeroId, but?: string): void {
  interrupt(t, id, (spec, effort) => isOwed(t.state, spec, effort) && effort.action !== but);
}

/** DES-9.15: the turn is over, and both halves of it did not go into it. */
export function endOfTurn(t: T, id: HeroId): void {
  interrupt(t, id, (spec, effort) => isOwed(t.state, spec, effort) && effort.kept !== t.state.round);
}

/** DES-9.16: of a group's that is continuous, one of them is enough in each round. */
export function endOfRound(t: T): void {
  const { state } = t;
  for (const effort of state.board.efforts ?? []) {
    const { continuous, group } = prolongedSpec(state, effort.action);
    if (!continuous || !group || effort.begun === state.round || effort.kept === state.round) continue;
    endEffort(state, effort);
    const action = questText(state, 'action', effort.action);
    t.tell('log.work.idle', { action, n: effort.progress }, { rule: 'DES-9.16', weight: 2 });
  }
}
