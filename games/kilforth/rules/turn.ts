// A hero's turn: engage, one action or camp, engage again. KIL-3.4 to 3.18; decisions D3 to D6.

import type { Ask, Option, Rules, Seat, Table } from '@veillee/kernel';
import { headOf } from '@veillee/pieces/keys';
import { type Offered, optionsIn, refusedIn, whyBy } from '@veillee/pieces/offers';
import { abilityActions, useAction } from './abilities/abilities.ts';
import { useGift } from './abilities/later.ts';
import { type Action, wholly } from './actions/action.ts';
import { clearAction } from './actions/clear.ts';
import { confrontAction } from './actions/confront.ts';
import { discoverAction } from './actions/discover.ts';
import { asIfOpen, dropHidden, hideAction, UNHIDE } from './actions/hide.ts';
import { moveAction } from './actions/move.ts';
import { restAction } from './actions/rest.ts';
import { searchAction } from './actions/search.ts';
import { tradeAction } from './actions/trade.ts';
import { engageAll } from './battle/engagement.ts';
import { apFor, NO_AP, spendAp } from './cards/holdings.ts';
import { who } from './cards/piles.ts';
import { makeCamp } from './day/camp.ts';
import { turnOf } from './day/day.ts';
import { giftWindow } from './gifts/gift-moments.ts';
import { gifts, giftsOf } from './gifts/gifts.ts';
import { USE } from './keys.ts';
import { endTeam } from './realm/team.ts';
import { featAction } from './saga/feat.ts';
import { type Board, hero, inGame, type Position, type State } from './state.ts';

/** The nine actions, in the order of the rulebook. */
const ACTIONS: readonly Action[] = [
  moveAction,
  clearAction,
  searchAction,
  hideAction,
  confrontAction,
  restAction,
  discoverAction,
  tradeAction,
  featAction,
];

const ACT: Position = { at: 'act' };
const END_TURN: Position = { at: 'endTurn' };

/** He can still act on this turn: neither camped nor fallen (KIL-3.9). */
const isUp = (state: State, seat: Seat): boolean => {
  const { camped, defeated, eliminated } = hero(state, seat);
  return !camped && !defeated && !eliminated;
};

const activeSeat = (state: State): Seat => {
  if (state.active === undefined) throw new Error('it is nobody’s turn');
  return state.active;
};

/** Position: the turn begins with every Enemy in the region (KIL-3.7). */
export function* turn(t: Table<State>): Rules<Position> {
  const { state } = t;
  const seat = activeSeat(state);
  state.turn++;
  t.tell(
    'log.turn',
    { player: who(seat), ap: hero(state, seat).ap },
    { rule: 'KIL-3.4', scene: { of: 'turn', part: 'begins' }, turn: { round: state.day, seat } },
  );
  yield* engageAll(t, seat);
  return isUp(state, seat) ? ACT : END_TURN;
}

/** Position: one action or camp (KIL-3.9); Gifts and dropping Hidden come back here. */
export function* act(t: Table<State>): Rules<Position> {
  const { state } = t;
  const seat = activeSeat(state);
  const { seat: answered, key } = yield* askChoice(t, seat);
  if (key === UNHIDE.key) {
    dropHidden(t, answered);
    return ACT;
  }
  if (key === CAMP.key) {
    makeCamp(t, seat);
    return END_TURN;
  }
  const special = USE.is(key)
    ? optionsIn(abilityActions(state, seat)).find(({ option }) => option.key === key)
    : undefined;
  if (special) {
    spendAp(t, seat, special.action);
    yield* useAction(t, seat, key);
    return yield* afterAction(t, seat);
  }
  const action = ACTIONS.find(({ id }) => id === headOf(key));
  if (action) {
    spendAp(t, seat, action.id); // KIL-4.1
    yield* action.run(t, seat, key);
    return yield* afterAction(t, seat);
  }
  yield* useGift(t, seat, key); // KIL-3.15
  if (!isUp(state, seat)) return END_TURN;
  yield* engageAll(t, seat); // a Gift can bring him to an Enemy
  return isUp(state, seat) ? ACT : END_TURN;
}

/** KIL-3.10: once the action is finished, every Enemy in the region again; then a last chance for Gifts. */
function* afterAction(t: Table<State>, seat: Seat): Rules<Position> {
  yield* engageAll(t, seat);
  if (!isUp(t.state, seat)) return END_TURN;
  yield* giftWindow(t, seat);
  yield* engageAll(t, seat);
  return END_TURN;
}

/** Position: the team parts, and the next hero has his turn. */
export function* endTurn(t: Table<State>): Rules<Position> {
  const { state } = t;
  const seat = activeSeat(state);
  endTeam(state);
  state.drawn = [];
  state.active = undefined;
  return turnOf(state, (seat + 1) % state.heroes.length);
}

// ---- the choice of the turn ----

const CAMP: Option = { key: 'camp', text: 'option.camp', rule: 'KIL-3.11' };

/** D4, D5, D6: actions, camp, Gifts and dropping Hidden in one list; other Hidden heroes have a standing offer to drop it. */
function* askChoice(t: Table<State>, seat: Seat): Rules<{ seat: Seat; key: string }> {
  const { state } = t;
  const options = choices(state, seat);
  const hidden = inGame(state).some(other => other !== seat && hero(state, other).hidden);
  if (!hidden || options.length === 1) {
    const refused = () => refusedIn(looksFor(state, seat));
    // KIL-3.13: without AP there is only the camp. It brings the Night and ends all undoing, and so it is said first.
    const how = { rule: 'KIL-3.9', with: aims(state, seat), refused, confirm: 'turn' } as const;
    return { seat, key: yield* t.choose(seat, 'turn.choice', options, how) };
  }
  const { seat: answered, picks } = yield* t.askAny(() => [choiceAsk(state, seat), ...standingAsks(state, seat)]);
  return { seat: answered, key: picks[0] ?? CAMP.key };
}

const aims = (state: State, seat: Seat) => ({ ap: hero(state, seat).ap, day: state.day });

const choiceAsk = (state: State, seat: Seat): Ask => ({
  seat,
  prompt: 'turn.choice',
  options: choices(state, seat),
  min: 1,
  max: 1,
  rule: 'KIL-3.9',
  with: aims(state, seat),
  refused: () => refusedIn(looksFor(state, seat)),
});

/** KIL-4.31: a button that stands, and nobody waits for it. */
const standingAsks = (state: State, seat: Seat): Ask[] =>
  inGame(state)
    .filter(other => other !== seat && hero(state, other).hidden)
    .map(other => ({
      seat: other,
      prompt: 'hidden.drop',
      options: [UNHIDE],
      min: 1,
      max: 1,
      rule: 'KIL-4.31',
      standing: true,
    }));

/** Everything the active hero can do now. */
export function choices(state: Board, seat: Seat): Option[] {
  const options = optionsIn(looksFor(state, seat));
  if (hero(state, seat).hidden && (options.length > 0 || wouldHaveGifts(state, seat))) options.push(UNHIDE);
  options.push(CAMP);
  return options;
}

/** Without AP, dropping Hidden is worth a question only if there is a Gift behind it. */
const wouldHaveGifts = (state: Board, seat: Seat): boolean => giftsOf(asIfOpen(state, seat), seat).length > 0;

/** What he might expect to be able to do: actions, abilities and Gifts, each with what stands against it (KIL-4.2). */
const looksFor =
  (state: Board, seat: Seat): Offered =>
  offer => {
    for (const action of ACTIONS) withAp(state, seat, action)(offer);
    abilityActions(state, seat)((why, make) => offer(why, () => make().option));
    gifts(state, seat)((why, make) => offer(why, () => make().option));
  };

/** KIL-3.13: whoever has no AP for an action hears so, unless something else stands against all of it. */
function withAp(state: Board, seat: Seat, { id, offered }: Action): Offered {
  if (apFor(hero(state, seat), id) > 0) return offered(state, seat);
  const why = whyBy(() => refusedIn(offered(state, seat)).find(({ key }) => key === id) ?? NO_AP);
  return offer => offer(why, () => wholly(id));
}
