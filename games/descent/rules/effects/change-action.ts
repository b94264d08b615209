// Grey Ker: the action under way becomes another that allows what has been done (DRF-3.1a).

import { actionRow } from '../../content/turns.ts';
import { ACTIONS, type Action } from '../../content/vocabulary.ts';
import { actionKey } from '../keys.ts';
import { nameOf } from '../names.ts';
import { type Flow, type Hero, type HeroTurn, type State, type T, turnOf } from '../state.ts';
import { hasOp } from './held.ts';
import { statOf } from './stats.ts';

/** What of the action has been used so far. */
interface Done {
  readonly movement: number;
  readonly attacks: number;
  readonly orders: number;
}

const isWhole = (action: HeroTurn['action']): action is Action => ACTIONS.some(one => one === action);

/** What an action allows at most: of Ready, either half beside its order. */
const allows = (action: Action, speed: number): Done => {
  const { speeds, attacks, order } = actionRow(action);
  return { movement: speeds * speed, attacks, orders: order ? 1 : 0 };
};

function doneSoFar(state: State, hero: Hero, turn: HeroTurn): Done {
  const speed = statOf(state, hero.id, 'speed');
  const { movement, attacks, orders } = allows(turn.action as Action, speed);
  const { movement: moreMovement = 0, attacks: moreAttacks = 0 } = turn.extra ?? {};
  const half = turn.action === 'ready' ? turn.half : undefined;
  return {
    movement: Math.max(0, movement + (half === 'move' || half === 'both' ? speed : 0) + moreMovement - turn.movement),
    attacks: attacks + (half === 'attack' || half === 'both' ? 1 : 0) + moreAttacks - turn.attacks,
    orders: orders - turn.orders,
  };
}

/** DRF-3.1b: the new action must allow as many attacks, orders and movement points as have been used. */
export function otherActions(state: State, hero: Hero): Action[] {
  const { turn } = state;
  if (!turn || turn.hero !== hero.id || !isWhole(turn.action)) return [];
  const done = doneSoFar(state, hero, turn);
  const speed = statOf(state, hero.id, 'speed');
  const { movement: moreMovement = 0, attacks: moreAttacks = 0 } = turn.extra ?? {};
  return ACTIONS.filter(action => {
    if (action === turn.action || (action === 'run' && hasOp(hero, 'noRun'))) return false;
    const most = allows(action, speed);
    const [moved, struck] = [done.movement > moreMovement, done.attacks > moreAttacks];
    if (done.orders > most.orders) return false;
    if (action === 'ready')
      return !(moved && struck) && done.movement <= speed + moreMovement && done.attacks <= 1 + moreAttacks;
    return done.movement <= most.movement + moreMovement && done.attacks <= most.attacks + moreAttacks;
  });
}

/** DRF-3.1c: changing is not declaring. */
export function* changeAction(t: T, hero: Hero): Flow {
  const { state } = t;
  const turn = turnOf(state);
  const others = otherActions(state, hero);
  if (others.length === 0) return;
  const optionOf = (id: Action) => ({ key: actionKey.make(id), text: `action.${id}`, on: [`action:${id}`] });
  const action = yield* t.choose(hero.seat, 'action.change', others, optionOf, {
    rule: 'DRF-3.1a',
    with: { figure: nameOf(state, hero.id) },
  });
  const done = doneSoFar(state, hero, turn);
  const speed = statOf(state, hero.id, 'speed');
  const { movement: moreMovement = 0, attacks: moreAttacks = 0 } = turn.extra ?? {};
  const most = allows(action, speed);
  turn.action = action;
  const half =
    action !== 'ready'
      ? undefined
      : done.movement > moreMovement
        ? 'move'
        : done.attacks > moreAttacks
          ? 'attack'
          : undefined;
  turn.half = half;
  turn.movement = Math.max(0, most.movement + (half === 'move' ? speed : 0) + moreMovement - done.movement);
  turn.attacks = Math.max(0, most.attacks + (half === 'attack' ? 1 : 0) + moreAttacks - done.attacks);
  turn.orders = most.orders - done.orders;
  t.tell(
    'log.action.changed',
    { hero: nameOf(state, hero.id), action: { text: `action.${action}` } },
    { rule: 'DRF-3.1a' },
  );
}
