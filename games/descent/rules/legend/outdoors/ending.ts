// LEG-6.31 to LEG-6.36, LEG-7.23 to LEG-7.26: an encounter ends when nobody is left of one side, or the lieutenant is not.

import { calls } from '../../calls.ts';
import { incidentText, questText } from '../../names.ts';
import { type Flow, livingMonsters, type Position, type State, sheetOf, type T } from '../../state.ts';
import type { Ending } from '../boards.ts';
import { leaveField } from '../field.ts';
import { boardOver } from '../play.ts';
import { legendOf } from '../record.ts';
import { tellStory } from '../telling.ts';
import { endingWith } from './battle.ts';
import { outdoorsOf } from './ground.ts';

/** Who has won, if anybody: those who wait outside are not on the board (LEG-6.32). */
function endingOf(state: State): Omit<Ending, 'dead'> | undefined {
  const { fled, lieutenant } = outdoorsOf(state);
  const beaten = lieutenant === undefined ? undefined : endingWith(state, lieutenant);
  if (beaten) return beaten;
  if (state.heroes.every(({ waits }) => waits)) return { party: fled.length > 0 ? 'fled' : 'died' }; // LEG-6.34, LEG-6.35
  return livingMonsters(state).length === 0 ? { party: 'won' } : undefined;
}

/** Where play goes on, if not as it would. */
export function* whatNextOutside(t: T): Flow<Position | undefined> {
  const { state } = t;
  const how = endingOf(state);
  if (how === undefined) return undefined;
  const { party } = how;
  const outdoors = outdoorsOf(state);
  const dead = state.heroes.filter(({ id }) => outdoors.dead.includes(id)).map(sheetOf);
  const { ambush, incident } = outdoors;
  const ending: Ending = { ...how, dead, ...(ambush && incident && { ambush: incident }) };
  outdoors.over = ending;
  outdoors.waiting = [];
  const story =
    party === 'died' || !outdoors.incident
      ? undefined
      : incidentText(outdoors.incident, 'text', party === 'won' ? 'win' : 'flee');
  if (story) tellStory(t, story, RULES[party]);
  if (party !== 'died') tellStory(t, questText(state, 'text', 'leave'), RULES[party], undefined, 2);
  t.tell(`log.outdoors.${party}`, {}, { rule: RULES[party], weight: 5 });
  state.turn = undefined;
  state.overlord.acting = undefined;
  // A board that no week has laid is an evening by itself.
  if (!legendOf(state).board) return yield* calls(t).finish(t, party === 'won' ? 'heroes' : 'overlord');
  leaveField(state);
  return boardOver(t, ending);
}
const RULES = { won: 'LEG-6.31', fled: 'LEG-6.34', died: 'LEG-6.35', past: 'LEG-6.4', lost: 'LEG-6.4' } as const;
