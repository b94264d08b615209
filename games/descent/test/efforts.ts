// Prolonged actions in scenes: a quest that has some of each sort, and turns that pass.

import { plainDecision } from '@veillee/kernel';
import type { GuideRow } from '../content/quests/vocabulary.ts';
import type { Outlook } from '../rules/attack/outlook.ts';
import type { Effort } from '../rules/state.ts';
import { POWER } from './faces.ts';
import { makeQuest } from './guide.ts';
import type { Play } from './scene.ts';

const prolongedActions: NonNullable<GuideRow['prolongedActions']> = {
  lift: { at: [3, 9], trait: 'melee', difficulty: 4 },
  search: { at: [3, 9], trait: 'magic', difficulty: 2, interrupt: ['leave'] },
  force: { at: [3, 9], trait: 'ranged', difficulty: 5, continuous: true },
  chant: { at: [3, 9], trait: 'magic', difficulty: 'X', interrupt: ['mp', 'wound', 'attack'] },
  haul: { at: '3,9-4,10', trait: 'melee', difficulty: 3, group: true },
  hold: { at: '3,9-4,10', trait: 'melee', difficulty: 5, group: true, continuous: true, interrupt: ['wound'] },
  turn: { at: [3, 9], trait: 'melee', difficulty: { 2: 1, 3: 2, 4: 3, 5: 4 }, needs: 'handle' },
  wake: { at: [3, 9], trait: 'melee', difficulty: 1, off: true },
};

/** The first quest, with work in its first room: for the file that asks for it, while its tests run. */
export const makeWork = () =>
  makeQuest('prolonged', {
    things: { handle: { object: true, at: [2, 8] } },
    prolongedActions,
    on: [
      { id: 'lifted', when: { prolongedAction: 'lift' }, every: true, do: [{ op: 'count', counter: 'lifts', by: 1 }] },
      { id: 'sung', when: { prolongedAction: 'chant' }, do: [{ op: 'give', conquest: { perProgress: 1 } }] },
      { id: 'hauled', when: { prolongedAction: ['haul', 'hold'] }, do: [{ op: 'allow', what: 'wake' }] },
      { id: 'awake', when: { prolongedAction: 'wake' }, do: [{ op: 'forbid', what: 'wake' }] },
    ],
    counters: { lifts: { start: 0, show: 'all' } },
  });

/** Dice of which so many are enhancements, and the others not. */
export const shows = (dice: number, more: number): number[] =>
  Array.from({ length: dice }, (_, n) => (n < more ? POWER.more : n % 2 === 0 ? POWER.blank : POWER.surge));

export const effortsOf = (play: Play): readonly Pick<Effort, 'action' | 'progress' | 'workers'>[] =>
  (play.state.board.efforts ?? []).map(({ action, progress, workers }) => ({ action, progress, workers }));

/** What the board is told of the decision of the first player. */
export function outlookOf(play: Play): Outlook {
  const decision = play.match.decisions.find(({ seat }) => seat === 0);
  return decision ? (plainDecision(decision).outlook as Outlook) : {};
}

/** Ends the turn, and goes on until it is this hero's again: the others run, and nobody does anything. */
export function nextTurn(play: Play, n = 0): Play {
  const isTheirs = (): boolean => play.asked() === 'turn.declare' && play.state.turn?.hero === play.hero(n).id;
  for (let steps = 0; steps < 200 && !play.over; steps++) {
    if (isTheirs() && steps > 0) return play;
    switch (play.asked()) {
      case 'turn.next': {
        const own = `turn:${play.hero(n).id}`;
        play.does(play.can().includes(own) ? own : (play.can()[0] ?? ''));
        break;
      }
      case 'turn.declare':
        play.does('action:run');
        break;
      case undefined:
        play.passes(play.overlordSeat);
        break;
      default:
        play.passes(0);
    }
  }
  return play;
}
