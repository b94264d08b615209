// DES-6, DES-7: a hero's turn: what lingers, cards refreshed, equipment, one declared action, deed by deed.

import { type Asked, act } from '@veillee/pieces/deeds';
import { actionRow, MONKEY } from '../../content/turns.ts';
import { ACTIONS, type Action, type HalfAction } from '../../content/vocabulary.ts';
import { aimsOf } from '../attack/outlook.ts';
import { calls } from '../calls.ts';
import { heroName } from '../card-names.ts';
import { hasOp } from '../effects/held.ts';
import { offerAtEquip, offerUses } from '../effects/offers.ts';
import { has, statOf } from '../effects/stats.ts';
import { moveFamiliars } from '../familiars.ts';
import { putAway } from '../feats/hand.ts';
import { featDeeds, newFeatTurn, offerFeats } from '../feats/playing.ts';
import { actionKey } from '../keys.ts';
import { obey, obeys, rollChains } from '../legend/dungeon/enslaved.ts';
import { maybeEject } from '../legend/dungeon/portal.ts';
import { restock, restockOptions } from '../legend/dungeon/tamalir.ts';
import { whatNextOutside } from '../legend/outdoors/ending.ts';
import { actThrall } from '../overlord/monsters.ts';
import { bathe } from '../props/furnishings.ts';
import { breakOff, endOfTurn, turnAway } from '../quest/efforts.ts';
import {
  activeHero,
  type Flow,
  type Hero,
  type HeroTurn,
  isInTown,
  type Position,
  type State,
  sheetOf,
  type T,
  turnOf,
} from '../state.ts';
import { endOrder } from '../wounds.ts';
import { comeDown } from './coming-down.ts';
import { changesFor } from './comparison.ts';
import { attacksLeft, offerDeeds } from './deeds.ts';
import { rearrange, thingsOf } from './equipment.ts';
import { activateHere } from './glyphs.ts';
import { sayIntent } from './intent.ts';
import { worksAhead } from './prolonged.ts';
import { endWalk } from './walk.ts';

/** Steps 0 and 1. */
export function* startTurn(t: T): Flow<Position> {
  const { state } = t;
  const hero = activeHero(state);
  newFeatTurn(state);
  yield* offerFeats(
    t,
    'any-turn-start',
    state.heroes.filter(one => one !== hero),
  );
  yield* calls(t).offerOverlord(t, { when: 'before-hero-turn', figure: hero.id }); // DES-6.13
  // Whoever is gone from the board for good has none (LEG-6.28, LEG-8.24).
  if (hasEnded(state) && hero.waits) return { at: 'turnEnd' };
  // Whoever has just been killed had not begun it: they have it in Town (DES-37.8).
  if (hasEnded(state)) Object.assign(turnOf(state), { ended: false, inTown: true });
  yield* calls(t).happen(t, { what: 'turnStart', side: 'heroes', hero: hero.id });
  if (hasEnded(state)) return { at: 'turnEnd' };
  if (state.dungeon) rollChains(t, hero);
  if (hero.order !== 'rest') yield* offerUses(t, 'any-time', { hero }); // before the turn takes the order away (R91)
  yield* rest(t, hero);
  endOrder(hero, 'turn-start'); // DES-8.10, DES-8.21
  putAway(state, hero);
  hero.lasting = [];
  yield* calls(t).startEffects(t, hero.id); // DES-6.2
  if (hasEnded(state)) return { at: 'turnEnd' };
  hero.exhausted = []; // DES-6.4
  yield* activateHere(t, hero); // DES-54.10
  return hasEnded(state) ? { at: 'turnEnd' } : { at: 'equip' };
}

/** DES-8.24, DES-8.28: first of all that happens at the start, where nothing can take it away. */
function* rest(t: T, hero: Hero): Flow {
  if (hero.order !== 'rest') return;
  const most = statOf(t.state, hero.id, 'maxFatigue');
  hero.order = undefined;
  t.tell('log.rests', { hero: heroName(sheetOf(hero)), n: Math.max(0, most - hero.fatigue) }, { rule: 'DES-8.24' });
  hero.fatigue = Math.max(hero.fatigue, most);
  yield* calls(t).moment(t, 'rested', { figure: hero.id });
}

/** DES-6.12: whoever dies, or whose turn something ends, does nothing more in it. */
const hasEnded = (state: State): boolean => turnOf(state).ended;

/** Step 2: free changes (DES-6.7). A monkey has no use for things (DES-99.3). */
export function* equip(t: T): Flow<Position> {
  const hero = activeHero(t.state);
  if (t.state.dungeon && obeys(t.state)) {
    yield* obey(t, hero);
    return { at: 'turnEnd' };
  }
  if (thingsOf(hero).length > 0 && hero.monkey === undefined)
    yield* rearrange(t, hero, {
      outlook: () => changesFor(t.state, hero, false),
      more: offer => offerAtEquip(t.state, hero, offer),
      often: true,
    });
  return turnOf(t.state).ended ? { at: 'turnEnd' } : { at: 'declare' };
}

/** What a hero can declare: boots of iron do not run. */
const actionsOf = (hero: Hero): readonly Action[] =>
  hasOp(hero, 'noRun') ? ACTIONS.filter(action => action !== 'run') : ACTIONS;

/** What answers the start of a hero's own turn. */
const STARTS = ['turn-start', 'any-turn-start'] as const;

/** Step 3: one of the four actions, binding for the turn (DES-6.8, DES-6.9); one half of one for whoever is stunned (DES-75.6). */
export function* declare(t: T): Flow<Position> {
  const { state } = t;
  const hero = activeHero(state);
  const turn = turnOf(state);
  if (hero.monkey !== undefined) {
    turn.action = 'move';
    turn.movement += MONKEY.speed; // DES-99.4
    return { at: 'act' };
  }
  if (hero.inside !== undefined && !turn.stunned) {
    // ICE-5.4, A-18: no action, but one attack and one order.
    [turn.attacks, turn.orders] = [1, 1];
    return { at: 'act' };
  }
  const halves: readonly HalfAction[] = hero.inside === undefined ? ['move', 'attack', 'order'] : ['attack', 'order'];
  const choices: readonly (Action | HalfAction)[] = turn.stunned ? halves : actionsOf(hero);
  const textOf = (id: Action | HalfAction) => (turn.stunned ? `half.${id}` : `action.${id}`);
  const optionOf = (id: Action | HalfAction) => ({ key: actionKey.make(id), text: textOf(id), on: [`action:${id}`] });
  // At the start of the turn, so to speak: whoever is asked for an action may first play a feat (ICE-1.12).
  for (;;) {
    const feats = featDeeds(state, STARTS, { hero });
    const leaving = state.dungeon ? restockOptions(state, hero) : [];
    const key: string = yield* t.choose(
      hero.seat,
      'turn.declare',
      [...choices.map(optionOf), ...leaving, ...feats.map(({ option }) => option)],
      { rule: turn.stunned ? 'DES-75.6' : 'DES-6.8', with: { hero: heroName(sheetOf(hero)) } },
    );
    if (leaving.some(option => option.key === key)) {
      yield* restock(t, hero, key);
      return { at: 'turnEnd' };
    }
    const feat = feats.find(({ option }) => option.key === key);
    if (!feat) {
      turn.action = choices.find(id => actionKey.make(id) === key) as Action | HalfAction;
      break;
    }
    yield* feat.run(t);
  }
  const { action } = turn;
  begin(turn, action, statOf(state, hero.id, 'speed'));
  if (action !== 'ready' && action !== 'order') turnAway(t, hero.id);
  t.tell(
    'log.declares',
    { hero: heroName(sheetOf(hero)), action: { text: textOf(action) } },
    { rule: 'DES-6.8', weight: 1 },
  );
  yield* sayIntent(t, hero);
  yield* calls(t).moment(t, 'action-declared', { figure: hero.id });
  return { at: 'act' };
}

/** DES-7.5 to DES-7.9: what the action brings. */
export function begin(turn: HeroTurn, action: Action | HalfAction, speed: number): void {
  const isWhole = ACTIONS.some(one => one === action);
  const { speeds, attacks, order } = isWhole
    ? actionRow(action)
    : { speeds: action === 'move' ? 1 : 0, attacks: action === 'attack' ? 1 : 0, order: action === 'order' };
  turn.movement += speeds * speed;
  turn.attacks += attacks;
  turn.orders += order ? 1 : 0;
}

/** Where play goes on, if the board is over in the middle of a turn. */
function* maybeOver(t: T): Flow<Position | undefined> {
  if (t.state.outdoors) return yield* whatNextOutside(t);
  return t.state.dungeon ? yield* maybeEject(t) : undefined;
}

/** One deed; the order of Ready must be placed before the turn can end (DES-7.13). */
export function* deed(t: T): Flow<Position> {
  const { state } = t;
  const hero = activeHero(state);
  const turn = turnOf(state);
  const next = yield* maybeOver(t);
  if (next) return next;
  if (turn.ended) return { at: 'turnEnd' };
  const asked: Asked = {
    seat: hero.seat,
    prompt: isInTown(hero) ? 'turn.act.town' : hero.inside ? 'turn.act.inside' : 'turn.act',
    rule: 'DES-7.13',
    with: { hero: heroName(sheetOf(hero)), movement: turn.movement, attacks: turn.attacks, fatigue: hero.fatigue },
    pass: turn.orders === 0 || turn.action === undefined ? { text: 'turn.end' } : undefined,
    outlook: () =>
      turn.trades
        ? changesFor(state, hero, true)
        : { ...aimsOf(state, hero.id, attacksLeft(state, hero, turn)), ...worksAhead(state, hero, turn) },
  };
  const { movement, action } = turn;
  const done = yield* act(t, asked, offer => offerDeeds(state, hero, turn, offer));
  // Points that are lost otherwise are not spent.
  if (turn.movement < movement && turn.action === action) breakOff(t, hero.id, 'mp');
  // Who came here otherwise than by a walk has ended their movement too; not so who was interrupted on the way (R49).
  if (!turn.ended && !turn.midway) yield* endWalk(t, hero);
  if (state.dungeon) yield* calls(t).offerGuard(t); // LEG-12.15: after a deed, and before the turn ends
  yield* calls(t).look(t); // Whoever fell or left may have barred somebody's view (DES-26.1).
  return done && !turn.ended ? { at: 'act' } : { at: 'turnEnd' };
}

export function* endTurn(t: T): Flow<Position> {
  const { state } = t;
  const hero = activeHero(state);
  const next = yield* maybeOver(t); // LEG-7.23: at once.
  if (next) return next;
  const { ended } = turnOf(state);
  if (!ended) yield* endWalk(t, hero);
  bathe(t, hero);
  hero.ready = false;
  endOfTurn(t, hero.id);
  endOrder(hero, 'turn-end'); // DES-9.10
  yield* calls(t).moment(t, 'turn-end', { figure: hero.id });
  yield* calls(t).offerOverlord(t, { when: 'turn-end', figure: hero.id });
  const flew = has(state, hero.id, 'fly');
  putAway(state, hero, 'turn');
  putAway(state, hero, 'attack');
  if (flew) yield* comeDown(t, hero);
  changeBack(t, hero);
  yield* moveFamiliars(t, hero); // DES-35.2
  yield* actThrall(t, hero); // DES-84.4
  yield* calls(t).happen(t, { what: 'turnEnd', side: 'heroes', hero: hero.id });
  yield* calls(t).look(t);
  state.turn = undefined; // DES-10.18
  return { at: 'next' };
}

/** DES-99.9: a token goes with each turn that began as a monkey; with the last one the hero is as before. */
function changeBack(t: T, hero: Hero): void {
  if (hero.monkey === undefined || !turnOf(t.state).asMonkey) return;
  hero.monkey--;
  if (hero.monkey > 0) return;
  hero.monkey = undefined;
  t.tell('log.monkey.back', { hero: heroName(sheetOf(hero)) }, { rule: 'DES-99.9', weight: 2 });
}
