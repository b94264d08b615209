// Team Up. KIL-12.1 to 12.6, KIL-12.12, A-52.

import type { Option, Rules, Seat, Table } from '@veillee/kernel';
import { sagaById } from '../content/cards.ts';
import { ancientsToAssault } from './assault.ts';
import { encountersFor } from './engagement.ts';
import { dropHidden } from './hide.ts';
import { who } from './piles.ts';
import { alsoRefusing, type Board, canBeAffected, hero, refusing, type State, togetherWith } from './state.ts';

/** The heroes who help this one in his tests: the rest of his team, or of the fight. Nobody but the active hero has helpers. */
export function helpersOf(state: Board, seat: Seat): Seat[] {
  const { fight } = state;
  if (fight) return fight.active === seat && fight.step === 'battle' ? fight.members.filter(one => one !== seat) : [];
  return state.active === seat ? state.team : [];
}

/** The team is over (KIL-12.12). */
export function endTeam(state: State): void {
  if (state.team.length > 0) state.team = [];
}

/** whoever is Hidden, elsewhere, defeated or gone drops out; with such a leader there is no team. */
export function trimTeam(state: State): void {
  const { active } = state;
  if (state.team.length === 0 || active === undefined) return;
  state.team = mayStay(state, active, active) ? state.team.filter(one => mayStay(state, active, one)) : [];
}

/** KIL-12.2, 12.3, A-26: in the same region, not Hidden, not defeated; camped or not. */
function mayStay(state: Board, seat: Seat, other: Seat): boolean {
  const one = hero(state, other);
  return canBeAffected(one) && !one.hidden && one.region === hero(state, seat).region;
}

/**
 * KIL-12.1: who may be invited now, if there is anything to do together. A Hidden hero may: he can show himself at any
 * moment (KIL-4.31), and does by joining. Nobody is asked twice in a turn.
 */
export function inviteOptions(state: Board, seat: Seat): Option[] {
  if (state.heroes.length === 1 || !isOpenToFriends(state)) return [];
  const declined = refusing(state, state.declined);
  const others = togetherWith(state, seat).filter(
    other => canBeAffected(hero(state, other)) && !state.team.includes(other) && !declined.includes(other),
  );
  if (others.length === 0) return [];
  const useful = hasPurpose(state, seat) ? others : others.filter(other => canAssaultWith(state, seat, other));
  return useful.map(other => ({
    key: `team:${other}`,
    text: 'option.team',
    with: { player: who(other) },
    rule: 'KIL-12.1',
    on: [`hero:${other}`],
  }));
}

/**
 * KIL-11.1: a Gift can be used in the middle of an Engagement, so friends may also come in before a round. Not into an
 * Assault: its start strikes all who fight it. Not into any other test: it is begun with those who are there.
 */
const isOpenToFriends = ({ fight, test }: Board): boolean =>
  fight?.step === 'battle' ? !fight.assault && (test === undefined || test.rolls.length === 0) : test === undefined;

/** KIL-12.1: an Encounter to defeat, an Engagement, a Finale. */
function hasPurpose(state: Board, seat: Seat): boolean {
  if (state.fight || encountersFor(state, seat).length > 0) return true;
  const { chapter, saga, region } = hero(state, seat);
  return chapter === 'finale' && sagaById(saga).finale.region === region;
}

/** an Ancient, for those who have finished their Saga. */
const canAssaultWith = (state: Board, seat: Seat, other: Seat): boolean =>
  hero(state, other).chapter === 'done' && ancientsToAssault(state, seat).length > 0;

/** D32: the invited hero joins or refuses. Into a Battle under way he comes with the round that begins. */
export function* invite(t: Table<State>, seat: Seat, key: string): Rules {
  const { state } = t;
  const other = Number(key.slice(5)) as Seat;
  const text = hero(state, other).hidden ? 'option.join.hidden' : 'option.join';
  const join: Option = { key: 'join', text, with: { player: who(seat) }, on: [`hero:${seat}`] };
  const answer = yield* t.choose(other, 'team.invite', [join], {
    rule: 'KIL-12.1',
    with: { player: who(seat) },
    pass: { text: 'team.invite.pass' },
    window: { id: 'team', matters: true, open: true },
  });
  if (answer === undefined) {
    state.declined = alsoRefusing(state, state.declined, other);
    t.tell('log.team.refused', { player: who(other), by: who(seat) }, { rule: 'KIL-12.1' });
    return;
  }
  dropHidden(t, other); // KIL-12.3
  state.team.push(other);
  if (state.fight?.step === 'battle') state.fight.members.push(other);
  t.tell('log.team', { player: who(other), by: who(seat) }, { rule: 'KIL-12.1' });
}
