// DES-8.14: heroes on guard interrupt the overlord's turn.

import type { Option } from '@veillee/kernel';
import type { Space } from '@veillee/pieces/geometry';
import { attackOption, attacksOf, keyOfAttack } from '../attack/options.ts';
import { aimsOf } from '../attack/outlook.ts';
import { areAdjacent } from '../board.ts';
import { type AttackChoice, calls, type GuardMoment, type Watch } from '../calls.ts';
import { heroName } from '../card-names.ts';
import { type Held, heldAt, opsIn } from '../effects/held.ts';
import { statOf } from '../effects/stats.ts';
import { payFor, whyNotUse } from '../effects/terms.ts';
import { walkKey } from '../keys.ts';
import { offerAvatarGuard } from '../legend/dungeon/avatar-orders.ts';
import { breakOff } from '../quest/efforts.ts';
import {
  type Flow,
  figureAt,
  type Hero,
  type HeroId,
  isHero,
  maybeFigure,
  type State,
  sheetOf,
  type T,
  turnOf,
} from '../state.ts';
import { walkOf, whyNoMovement } from './movement.ts';
import { endWalk, walk, walkOption } from './walk.ts';

/**
 * One opportunity (DES-8.18): each hero on guard who could attack somebody is asked, in seating order; and once more after an attack of
 * another, for that is another moment. The order is spent with the attack, which is resolved before the overlord goes on (DES-8.15).
 */
export function* offerGuard(t: T, moment: GuardMoment = { at: 'turn' }): Flow {
  if (t.state.phase === 'heroes' && t.state.dungeon) yield* offerAvatarGuard(t);
  if (t.state.phase !== 'overlord' || !t.state.heroes.some(isAlert)) return;
  while (yield* someoneStrikes(t, moment));
}

/** On guard, or with cards that may put them there. */
const isAlert = (hero: Hero): boolean =>
  hero.order === 'guard' || (hero.order !== undefined && heldAt(hero, 'any-time').length > 0);

/** Not in Town (R48), nor as a monkey; in a stomach whatever holds them can be struck (ICE-5.5). */
const canGuard = ({ at, inside, monkey }: Hero): boolean =>
  (at !== undefined || inside !== undefined) && monkey === undefined;

/** Whether one of them did: the others are asked anew. */
function* someoneStrikes(t: T, moment: GuardMoment): Flow<boolean> {
  const { state } = t;
  for (const hero of [...state.heroes]) {
    if (!canGuard(hero)) continue;
    const exchange = moment.asked?.includes(hero.id) ? undefined : exchangeOf(state, hero);
    if (hero.order !== 'guard' && !exchange) continue;
    const attacks = attacksFrom(state, hero);
    const walks = walksOf(state, hero);
    if (attacks.length + walks.length === 0) continue;
    const options = [...attacks.map(how => attackOption(state, hero.id, how)), ...walks];
    const { matters, when } = windowOf(state, hero, moment, attacks, walks);
    const key = yield* t.choose(hero.seat, exchange ? 'guard.exchange' : 'guard.ask', options, {
      rule: 'DES-8.14',
      with: { hero: heroName(sheetOf(hero)), ...(exchange && costOf(hero, exchange)) },
      pass: { text: exchange ? 'guard.keep' : 'guard.wait' },
      window: { id: 'guard', matters, open: true, when },
      outlook: () => aimsOf(state, hero.id, attacks),
    });
    if (key === undefined) continue;
    if (exchange) yield* payFor(t, exchange, { hero });
    hero.order = undefined; // DES-8.21
    t.tell('log.guard', { hero: heroName(sheetOf(hero)) }, { rule: 'DES-8.14', weight: 2 });
    const how = attacks.find(one => keyOfAttack(one) === key);
    if (how) yield* strikeThenWalk(t, hero, how);
    else yield* walkThenStrike(t, hero, walkKey.only(key) as Space);
    yield* calls(t).look(t); // DES-26.1
    return true;
  }
  return false;
}

/** Who may exchange an order at any time has Guard as soon as they want it, and uses it at once (R91). */
const exchangeOf = (state: State, hero: Hero): Held | undefined =>
  hero.order === undefined || hero.order === 'guard'
    ? undefined
    : heldAt(hero, 'any-time').find(
        held => opsIn(held, 'changeOrder').length > 0 && whyNotUse(state, held, { hero }) === undefined,
      );

const costOf = ({ order }: Hero, { effect: { cost } }: Held) => ({
  order: { text: `order.${order}` },
  n: cost?.fatigue ?? 0,
});

/** What each hero on guard could do at this moment, by whom they could strike and where they could walk: what a deed opens is new to them. */
export function watchOf(state: State): Watch {
  const watch = new Map<HeroId, ReadonlySet<string>>();
  if (state.phase !== 'overlord') return watch;
  for (const hero of state.heroes)
    if (hero.order === 'guard' && canGuard(hero))
      watch.set(hero.id, new Set(seenBy(state, attacksFrom(state, hero), walksOf(state, hero))));
  return watch;
}
const seenBy = (state: State, attacks: readonly AttackChoice[], walks: readonly Option[]): string[] => [
  ...attacks.flatMap(how => (isOnFoe(state, how) ? [figureAt(state, how.target)?.id ?? how.target] : [])),
  ...walks.map(({ key }) => key),
];

/** On whoever stands in reach. */
const attacksFrom = (state: State, hero: Hero): AttackChoice[] =>
  attacksOf(state, hero.id, 'guard').filter(how => figureAt(state, how.target) !== undefined);

// ---- whoever may move with it ----

/** Tahlia moves up to her speed before the attack or after it. */
function walksOf(state: State, hero: Hero): Option[] {
  const isFleet = heldAt(hero, 'guard-used').some(held => opsIn(held, 'guardMove').length > 0);
  if (!isFleet || !hero.at || whyNoMovement(state, hero)) return [];
  const reach = walkOf(state, hero, statOf(state, hero.id, 'speed'));
  return reach.places.filter(to => to !== hero.at).map(to => walkOption(to, reach.cost(to)));
}

function* strikeThenWalk(t: T, hero: Hero, how: AttackChoice): Flow {
  yield* calls(t).attack(t, hero.id, how);
  const walks = walksOf(t.state, hero);
  const key = yield* t.choose(hero.seat, 'guard.walk', walks, {
    with: { hero: heroName(sheetOf(hero)) },
    pass: { text: 'guard.stay' },
  });
  if (key !== undefined) yield* walkTo(t, hero, walkKey.only(key) as Space);
}

function* walkThenStrike(t: T, hero: Hero, to: Space): Flow {
  yield* walkTo(t, hero, to);
  if (!hero.at) return;
  const attacks = attacksFrom(t.state, hero);
  const optionOf = (one: AttackChoice) => attackOption(t.state, hero.id, one);
  const how = yield* t.choose(hero.seat, 'guard.strike', attacks, optionOf, {
    rule: 'DES-8.14',
    with: { hero: heroName(sheetOf(hero)) },
    pass: { text: 'guard.stay' },
    outlook: () => aimsOf(t.state, hero.id, attacks),
  });
  if (how) yield* calls(t).attack(t, hero.id, how);
}

/** A walk in the overlord's turn: for as long as it lasts the hero has a turn, of which nothing but these points is left. */
function* walkTo(t: T, hero: Hero, to: Space): Flow {
  const { state } = t;
  const before = state.turn;
  const movement = statOf(state, hero.id, 'speed');
  state.turn = { hero: hero.id, movement, attacks: 0, orders: 0, drunk: 0, used: [], ended: false };
  yield* walk(t, hero, walkOf(state, hero, movement).path(to) ?? []);
  yield* endWalk(t, hero);
  if (turnOf(state).movement < movement) breakOff(t, hero.id, 'mp');
  state.turn = before;
}

/**
 * For wishes in advance: now, when somebody comes beside them, when somebody attacks. Where only friends are in reach, or a monster steps
 * that they could not attack from here, nothing changes for them; after a deed, unless it has opened something; and whoever would first have to exchange their order is asked by itself only about who comes beside them
 * or attacks.
 */
function windowOf(
  state: State,
  hero: Hero,
  { at, figure, before }: GuardMoment,
  attacks: readonly AttackChoice[],
  walks: readonly Option[],
) {
  const actor = figure && maybeFigure(state, figure);
  const isNear = at === 'step' && actor !== undefined && areAdjacent(state, hero, actor);
  const isTarget = attacks.some(({ target, area }) => area === 'around' || figureAt(state, target)?.id === figure);
  // Of a card that turns a friend against the others, the friend may be the one to strike (DRF-2.15f).
  const isTurned = at === 'card' && isTarget;
  const couldStrike = walks.length > 0 || isTurned || attacks.some(how => isOnFoe(state, how));
  const known = before?.get(hero.id);
  const isNew = known === undefined || seenBy(state, attacks, walks).some(one => !known.has(one));
  const isOnGuard = hero.order === 'guard';
  const matters = isOnGuard
    ? couldStrike && (at !== 'step' || isTarget) && isNew
    : isTarget && (at === 'attack' || isNear);
  return { when: isNear ? [at, 'adjacent'] : [at], matters };
}

/** Whatever spreads may catch one, wherever it is aimed. */
const isOnFoe = (state: State, { target, area }: AttackChoice): boolean => {
  const there = figureAt(state, target);
  return area !== undefined || (there !== undefined && !isHero(there));
};
