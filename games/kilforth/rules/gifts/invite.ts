// Team Up: who is invited, to what, and whether he comes. KIL-12.1 to 12.4, D32.

import type { Option, Rules, Seat, Table } from '@veillee/kernel';
import { sagaById } from '../../content/cards.ts';
import { dropHidden } from '../actions/hide.ts';
import { ancientsToAssault } from '../battle/ancients.ts';
import { who } from '../cards/piles.ts';
import { TEAM } from '../keys.ts';
import { HERO } from '../places.ts';
import { encountersFor } from '../realm/encounters.ts';
import { joinTeam } from '../realm/team.ts';
import { type Board, canBeAffected, hero, type State, togetherWith } from '../state.ts';
import { hasRefused, noteRefusal } from './refusals.ts';

/**
 * KIL-12.1: who may be invited now, if there is anything to do together. A Hidden hero may: he can show himself at any
 * moment (KIL-4.31), and does by joining. Nobody is asked twice in a turn for the same thing.
 */
export function inviteOptions(state: Board, seat: Seat): Option[] {
  if (state.heroes.length === 1 || !isOpenToFriends(state)) return [];
  const others = togetherWith(state, seat).filter(
    other => canBeAffected(hero(state, other)) && !state.team.includes(other),
  );
  return others
    .filter(other => purposesFor(state, seat, other).some(purpose => !hasRefused(state, other, purpose)))
    .map(other => ({
      key: TEAM.make(other),
      text: 'option.team',
      with: { player: who(other) },
      rule: 'KIL-12.1',
      on: [HERO.make(other)],
    }));
}

/**
 * KIL-11.1: a Gift can be used in the middle of an Engagement, so friends may also come in before a round, into an Assault
 * too. Not into any other test: it is begun with those who are there.
 */
const isOpenToFriends = ({ fight, test }: Board): boolean =>
  test === undefined || (fight?.step === 'battle' && test.rolls.length === 0);

/** KIL-12.1: what these two could do together now: the fight under way, an Encounter, a Finale, an Ancient. */
function purposesFor(state: Board, seat: Seat, other: Seat): string[] {
  const { fight } = state;
  const isDone = hero(state, other).chapter === 'done';
  if (fight) return fight.assault && !isDone ? [] : [`fight:${fight.adversary}`];
  const purposes = [...encountersFor(state, seat)];
  const { chapter, saga, region } = hero(state, seat);
  if (chapter === 'finale' && sagaById(saga).finale.region === region) purposes.push('finale');
  if (isDone) for (const { id } of ancientsToAssault(state, seat)) purposes.push(id);
  return purposes;
}

/** D32: the invited hero joins or refuses. Into a Battle under way he comes with the round that begins. */
export function* invite(t: Table<State>, seat: Seat, key: string): Rules {
  const { state } = t;
  const other = TEAM.only(key);
  const text = hero(state, other).hidden ? 'option.join.hidden' : 'option.join';
  const join: Option = { key: 'join', text, with: { player: who(seat) }, on: [HERO.make(seat)] };
  const answer = yield* t.choose(other, 'team.invite', [join], {
    rule: 'KIL-12.1',
    with: { player: who(seat) },
    pass: { text: 'team.invite.pass' },
    window: { id: 'team', matters: true, open: true },
  });
  if (answer === undefined) {
    for (const purpose of purposesFor(state, seat, other)) noteRefusal(state, other, purpose);
    t.tell('log.team.refused', { player: who(other), by: who(seat) }, { rule: 'KIL-12.1' });
    return;
  }
  dropHidden(t, other); // KIL-12.3
  joinTeam(state, other);
  t.tell('log.team', { player: who(other), by: who(seat) }, { rule: 'KIL-12.1' });
}
