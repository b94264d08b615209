// DES-11.13 to DES-11.17: one monster acts: it moves up to its speed and attacks once, in any order, deed by deed.

import { act } from '@veillee/pieces/deeds';
import type { Space } from '@veillee/pieces/geometry';
import { first, isUnheard, unless, type Why } from '@veillee/pieces/offers';
import { doorsBeside, whyNotDoor } from '../areas/doors.ts';
import { attackOption, attacksOf } from '../attack/options.ts';
import { aimsOf, type Outlook } from '../attack/outlook.ts';
import { boardOf, groundNow, isOpen } from '../board.ts';
import { calls } from '../calls.ts';
import { hasOp } from '../effects/held.ts';
import { flies, has, rankOf, statOf } from '../effects/stats.ts';
import { isAsleep } from '../effects/tokens.ts';
import { isAloft, offerTreeToMonster } from '../heights.ts';
import { watchOf } from '../hero/guard.ts';
import { isGrappled } from '../hero/movement.ts';
import { cardKey, climbKey, doorKey, jumpKey, leapKey, walkKey } from '../keys.ts';
import { offerReady } from '../legend/dungeon/avatar-orders.ts';
import { isWaiting, roomOf, sealedSpaces } from '../legend/dungeon/bound.ts';
import { afterMove } from '../legend/dungeon/happenings.ts';
import { groundWithout, passes } from '../legend/dungeon/laws.ts';
import { isEmpowered, portalOf } from '../legend/dungeon/level.ts';
import { offerAbilities } from '../legend/outdoors/abilities.ts';
import { offerCommand } from '../legend/outdoors/battle.ts';
import { walksThrough } from '../legend/outdoors/bought.ts';
import { barredToSmall, shedHere, wadingIn } from '../legend/outdoors/laws.ts';
import { offerLanding, rise, settle } from '../legend/outdoors/soaring.ts';
import { offerBlink } from '../legend/outdoors/strokes.ts';
import { offerStep } from '../legend/outdoors/threat.ts';
import { nameOf } from '../names.ts';
import { offerSacrifice } from '../props/altars.ts';
import { bathe } from '../props/furnishings.ts';
import {
  type Acting,
  type Deed,
  type DeedOffer,
  type Flow,
  inForce,
  isBase,
  isUp,
  type Known,
  keptFree,
  type Monster,
  type MonsterFigure,
  markersOf,
  monsterOf,
  type Stand,
  type State,
  seatFor,
  standsOn,
  type T,
} from '../state.ts';
import { endOrder } from '../wounds.ts';
import { leap, leaps } from './leaping.ts';
import { sizeOf } from './monsters.ts';
import { playCard } from './play.ts';
import { climbs, type Goal, goals, isStay, jumps, monsterPays, stepCost, type Tread } from './treading.ts';
import { offeredAt } from './windows.ts';

/** What walking depends on for a monster, at this moment. */
export function treadOf(state: Known, monster: Monster): Tread {
  const room = monster.bound === undefined ? undefined : boardOf(state).spacesOf(monster.bound);
  const own = room ?? (state.dungeon && roomOf(state, monster));
  const bound = own && new Set(own);
  const [enemies, friends, noStay] = [new Set<Space>(), new Set<Space>(), new Set<Space>()];
  const isOurs = monster.owner === undefined;
  const through = state.outdoors !== undefined && walksThrough(state, monster);
  for (const hero of state.heroes)
    if (hero.at) (!isOurs || through || hasOp(hero, 'letPass') ? friends : enemies).add(hero.at);
  for (const other of state.monsters) {
    const isFriend = !other.egg && (other.owner === undefined) === isOurs;
    if (other.id !== monster.id) for (const at of standsOn(other)) (isFriend ? friends : enemies).add(at);
  }
  for (const marker of state.board.markers) if (marker.kind === 'glyph' && marker.active) noStay.add(marker.at);
  for (const at of keptFree(state)) noStay.add(at);
  const past = state.dungeon ? passes(state, monster) : [];
  const cleared = past.length > 0 ? groundWithout(groundNow(state), past) : undefined;
  for (const at of cleared?.noStay ?? []) noStay.add(at);
  const ground = cleared?.ground ?? groundNow(state);
  const { revealed } = ground;
  const portal = state.dungeon && portalOf(state);
  const sealed = state.dungeon ? sealedSpaces(state) : [];
  return {
    ground,
    size: sizeOf(monster),
    flies: flies(state, monster),
    ...(isUp(monster) && { soars: true }),
    can: ability => has(state, monster.id, ability),
    enemies,
    friends,
    noStay,
    // LEG-8.23: no monster is moved onto the portal, but whoever walks along leaves by it.
    isOpen: portal
      ? at =>
          revealed.has(at) &&
          (!portal.has(at) || monster.came === 'villager') &&
          (!bound || bound.has(at)) &&
          !sealed.includes(at)
      : at => revealed.has(at) && (!bound || bound.has(at)),
    square: inForce(state, 'no-corner-cutting'),
    ...(state.outdoors && {
      wades: wadingIn(state),
      ...(sizeOf(monster) === '1x1' && { shuns: barredToSmall(state) }),
    }),
  };
}

// ---- from beginning to end ----

/** A monster is activated out of turn, as a whole: by a card or by the quest. */
export function* activate(t: T, id: MonsterFigure): Flow {
  const { state } = t;
  if (state.dungeon && isWaiting(state, monsterOf(state, id))) return;
  const before = state.overlord.acting;
  yield* beginActivation(t, id);
  while (state.overlord.acting?.monster === id) yield* activationDeed(t);
  state.overlord.acting = before;
}

/** What lingers is worked out first (DES-13.9); then it has its points and its attack. */
export function* beginActivation(t: T, id: MonsterFigure): Flow {
  const { state } = t;
  const { overlord } = state;
  const monster = monsterOf(state, id);
  monster.ready = false;
  endOrder(monster, 'turn-start');
  const attacks = has(state, id, 'quick-shot') ? 2 : 1; // DES-64.1
  overlord.acting = {
    monster: id,
    movement: statOf(state, id, 'speed'),
    attacks,
    fresh: true,
    cards: [],
    over: undefined,
    leapt: undefined,
  };
  if (monster.came === 'villager') t.tell('log.dungeon.walks', { monster: nameOf(state, id) }, { rule: 'DRF-8.14' });
  else if (monster.owner) t.tell('log.necromancy.acts', { monster: nameOf(state, id) }, { rule: 'DES-84.4' });
  else t.tell('log.overlord.activates', { monster: nameOf(state, id) }, { rule: 'DES-11.13' });
  yield* calls(t).startEffects(t, id);
  const acting = actingOf(state, id);
  if (!acting) return;
  const mended = state.legend ? rankOf(state, id, 'regeneration') : 0;
  if (mended > 0) calls(t).heal(t, id, mended); // LEG-20.4
  if (state.outdoors) yield* settle(t);
  if (acting.stunned && monster.rank === 'normal') return endActivation(state); // DES-75.3
  if (acting.stunned) acting.attacks = 1; // DES-36.7
  if (monster.owner) return;
  yield* calls(t).happen(t, { what: 'activate', figure: id });
  if (actingOf(state, id)) yield* calls(t).offerGuard(t, { at: 'activation', figure: id });
}

const actingOf = ({ overlord: { acting }, monsters }: State, id: MonsterFigure): Acting | undefined =>
  acting?.monster === id && monsters.some(one => one.id === id) ? acting : undefined;

const endActivation = (state: State): void => {
  state.overlord.acting = undefined;
};

const NOTHING_KNOWN = (): Outlook => ({});

/** One deed of whoever acts; the activation is over when the overlord passes. `others`: what may be expected of those who wait. */
export function* activationDeed(t: T, others: () => Outlook = NOTHING_KNOWN): Flow {
  const { state } = t;
  const { acting } = state.overlord;
  if (!acting) return;
  const monster = state.monsters.find(({ id }) => id === acting.monster);
  if (!monster) return endActivation(state);
  const mustGo = mustLeave(state, monster) && canWalk(state, monster, acting);
  const asked = {
    seat: seatFor(state, monster),
    prompt: 'overlord.activation',
    rule: 'DES-11.14',
    with: { monster: nameOf(state, acting.monster), movement: acting.movement, attacks: acting.attacks },
    pass: mustGo ? undefined : { text: 'overlord.activation.end' }, // DES-54.7
    outlook: (): Outlook => ({
      ...others(),
      ...(acting.attacks > 0 && aimsOf(state, monster.id, attacksOf(state, monster.id, 'activation'))),
    }),
  };
  const done = yield* act(t, asked, offer => offerDeeds(state, monster, acting, offer));
  if (!done) {
    bathe(t, monster);
    if (state.dungeon) yield* afterMove(t, monster.id);
    if (state.outdoors && !isUp(monster)) shedHere(state, groundNow(state).terrain, monster);
    endActivation(state);
    if (state.outdoors) rise(t, monster);
  } else if (!actingOf(state, acting.monster)) endActivation(state);
  yield* calls(t).look(t); // Whoever moves or dies may have barred somebody's view (DES-26.1).
}

/** Whether a monster stands where it must not stay, and could leave (DES-54.7). */
export function mustLeave(state: State, monster: Monster): boolean {
  const under = standsOn(monster);
  if (!markersOf(state, 'glyph').some(({ active, at }) => active && under.includes(at))) return false;
  return goals(treadOf(state, monster), monster.at, statOf(state, monster.id, 'speed')).length > 0;
}
const canWalk = (state: State, monster: Monster, acting: Acting): boolean =>
  !whyStuck(state, monster, acting) && goals(treadOf(state, monster), monster.at, acting.movement).length > 0;

// ---- what it may do ----

function offerDeeds(state: State, monster: Monster, acting: Acting, offer: DeedOffer): void {
  if (!monster.owner) offerCards(state, acting, offer);
  offerWays(state, monster, acting, offer);
  if (monster.came === 'villager') return; // DRF-8.14: they go, and that is all.
  offerDoors(state, monster, acting, offer);
  const whyNotPay = (cost: number) => first(whyStuck(state, monster, acting), short(acting, cost));
  if (!monster.owner) offerSacrifice(state, monster, acting, whyNotPay, offer);
  offerAttacks(state, monster, acting, offer);
  if (monster.person !== undefined) offerCommand(state, monster, acting, whyNotPay, offer);
  if (isEmpowered(state, monster)) offerStep(state, monster, acting, offer);
  if (monster.person !== undefined && state.dungeon) offerReady(state, monster, acting, offer);
  if (!state.outdoors) return;
  offerLanding(state, monster, acting, (t, deed) => watched(t, monster.id, deed), offer);
  offerBlink(state, monster, acting, treadOf(state, monster), whyStuck(state, monster, acting), offer);
  offerStep(state, monster, acting, offer);
  if (!monster.owner) offerAbilities(state, { acting, whyStuck, treadOf, act: activationDeed }, offer);
}

/** Cards about the monster that is activated: one Event for each activation (DES-12.8). */
function offerCards(state: State, acting: Acting, offer: DeedOffer): void {
  if (!acting.fresh) return;
  const what = { when: 'monster-activated', figure: acting.monster } as const;
  offeredAt(
    state,
    what.when,
    what,
    acting.cards,
  )((why, make) =>
    offer(why, () => {
      const option = make();
      return {
        option,
        *run(t) {
          const played = playCard(t, cardKey.only(option.key), what, () => acting.cards.push('event'));
          yield* watched(t, acting.monster, played, 'card');
        },
      };
    }),
  );
}

const whyStuck = (state: State, monster: Monster, acting: Acting): Why | undefined =>
  first(
    unless(!acting.stuck, 'overlord.why.web', 'DES-97.4'),
    unless(!isAsleep(monster), 'why.asleep', 'LEG-6.13'),
    unless(!isGrappled(state, monster), 'why.grapple', 'DES-61.1'),
    unless(monster.flight !== 'down', 'why.outdoors.landed', 'DES-89.4'),
  );

function offerWays(state: State, monster: Monster, acting: Acting, offer: DeedOffer): void {
  const tread = treadOf(state, monster);
  const { id, at } = monster;
  const why = whyStuck(state, monster, acting);
  if (!isUp(monster)) offerTreeToMonster(state, monster, acting, () => why, offer);
  if (isAloft(monster)) return; // It climbs down first (DRF-8.2).
  const way = (key: string, text: string, goal: Goal, rule: string): Deed => ({
    option: {
      key,
      text,
      with: { monster: nameOf(state, id), n: goal.cost },
      rule,
      on: [id, ...standsOn({ at: goal.to })],
    },
    run: t => walk(t, id, goal),
  });
  for (const goal of goals(tread, at, acting.movement))
    offer(why, () => way(walkKey.make(goal.to), 'overlord.do.walk', goal, 'DES-16.3'));
  const pays = (what: string): number | undefined => monsterPays(what, kindOf(monster));
  const climb = pays('climb');
  if (climb !== undefined)
    for (const to of climbs(tread, at, !inForce(state, 'pit-exit-anywhere')))
      offer(first(why, short(acting, climb)), () =>
        way(climbKey.make(to), 'overlord.do.climb', { to, cost: climb, path: () => [at, to] }, 'DES-15.5'),
      );
  const most = inForce(state, 'jump-one-space') ? 1 : Number.POSITIVE_INFINITY;
  if (pays('jump') !== undefined)
    for (const goal of jumps(tread, at, acting.movement, most))
      offer(why, () => way(jumpKey.make(goal.to), 'overlord.do.jump', goal, 'DES-15.7'));
  if (has(state, id, 'leap'))
    for (const one of leaps(tread, at, acting.movement))
      offer(why, () => ({
        option: {
          key: leapKey.make(one.to),
          text: 'overlord.do.leap',
          with: { monster: nameOf(state, id), n: one.cost },
          rule: 'DES-68.3',
          on: [id, ...standsOn({ at: one.to })],
        },
        run: t => leap(t, monster, acting, one),
      }));
}

const kindOf = (monster: Monster) => ({ isSmall: !isBase(monster.at), isUnique: monster.rank === 'unique' });
const short = ({ movement }: Acting, cost: number): Why | undefined =>
  unless(movement >= cost, 'overlord.why.movement', 'DES-16.12', { cost, left: movement });

/** DES-15.3, DES-15.4: never towards what nobody has seen; rune doors are for those with a name. */
function offerDoors(state: State, monster: Monster, acting: Acting, offer: DeedOffer): void {
  for (const door of doorsBeside(state, monster)) {
    const cost = monsterPays(door.kind === 'rune' ? 'rune-door' : 'door', kindOf(monster)) ?? 0;
    offer(first(whyStuck(state, monster, acting), whyNotDoor(state, monster, door), short(acting, cost)), () => ({
      option: {
        key: doorKey.make(door.id),
        text: isOpen(state, door.id) ? 'overlord.do.closeDoor' : 'overlord.do.openDoor',
        with: { monster: nameOf(state, monster.id), n: cost },
        rule: 'DES-15.3',
        on: [door.door],
      },
      *run(t) {
        acting.fresh = false;
        acting.movement -= cost;
        if (acting.stunned || acting.half) acting.attacks = 0; // DES-36.7
        yield* watched(t, monster.id, calls(t).useDoor(t, monster.id, door.id));
      },
    }));
  }
}

function offerAttacks(state: State, monster: Monster, acting: Acting, offer: DeedOffer): void {
  const why = unless(acting.attacks > 0, 'overlord.why.attacks', 'DES-11.14');
  if (isUnheard(why, offer)) return;
  for (const how of attacksOf(state, monster.id, 'activation'))
    offer(why, () => ({
      option: attackOption(state, monster.id, how),
      *run(t) {
        acting.fresh = false;
        acting.attacks--;
        if (acting.stunned || acting.half) acting.movement = 0; // DES-36.7
        yield* watched(t, monster.id, calls(t).attack(t, monster.id, how));
      },
    }));
}

/** A deed is done as a whole; then heroes on guard may interrupt, who may see more than before it (DES-8.14, DES-8.22). */
function* watched(t: T, figure: MonsterFigure, deed: Flow<unknown>, at: 'deed' | 'card' = 'deed'): Flow {
  const before = watchOf(t.state);
  yield* deed;
  yield* calls(t).offerGuard(t, { at, figure, before });
}

// ---- walking ----

/** Step by step, each with what the ground and the heroes do about it; told as one way, or up to where somebody may interrupt. */
function* walk(t: T, id: MonsterFigure, { path, cost, to }: Goal): Flow {
  const { state } = t;
  const acting = actingOf(state, id);
  const [start, ...steps] = path();
  if (!acting || !start) return;
  acting.fresh = false;
  if (acting.stunned || acting.half) acting.attacks = 0; // DES-36.7
  const name = nameOf(state, id);
  let walked: Stand[] = [start];
  const tell = (): void => {
    const [from, last] = [walked[0] ?? start, walked.at(-1) ?? start];
    if (walked.length === 1) return;
    const moves = [{ what: id, from, to: last }];
    t.tell('log.overlord.walks', { monster: name, n: walked.length - 1 }, { rule: 'DES-16.3', moves, detail: walked });
    walked = [last];
  };
  let free = start;
  // A jump or a climb is one move, at its own price.
  const price = (from: Stand, next: Stand): number =>
    steps.length === 1 ? cost : stepCost(treadOf(state, monsterOf(state, id)), from, next);
  for (const next of steps) {
    const monster = state.monsters.find(one => one.id === id);
    // Whoever was thrown aside, held or killed on the way goes no further.
    if (!monster || monster.at !== walked.at(-1)) break;
    if (whyStuck(state, monster, acting) || state.overlord.acting !== acting) break;
    const points = price(monster.at, next);
    if (acting.movement < points) break;
    acting.movement -= points;
    walked.push(next);
    yield* step(t, monster, next);
    if (!state.monsters.includes(monster)) break;
    if (isStay(treadOf(state, monster), monster.at)) free = monster.at;
    if (state.heroes.some(({ order }) => order === 'guard')) tell();
    yield* calls(t).look(t); // It may have stood in somebody's view, or come to do so with its next step (DES-26.1).
    yield* calls(t).offerGuard(t, { at: 'step', figure: id });
  }
  tell();
  const monster = state.monsters.find(one => one.id === id);
  // Whoever had to stop where another stands goes back to where there was room (DES-16.16).
  if (monster && monster.at !== to && !isStay(treadOf(state, monster), monster.at)) monster.at = free;
}

function* step(t: T, monster: Monster, to: Stand): Flow {
  const { state } = t;
  const { id, at: from } = monster;
  const [left] = standsOn({ at: from });
  const [entered] = standsOn({ at: to });
  if (!left || !entered) return;
  monster.at = to;
  endOrder(monster, 'move');
  yield* calls(t).stepOn(t, id, { from, own: true });
  // Auras, and heroes who are alert (DES-65.1).
  if (state.monsters.includes(monster)) yield* calls(t).moment(t, 'space-entered', { figure: id, at: entered });
  if (!state.monsters.includes(monster)) return;
  const spaces = { from: standsOn({ at: from }), to: standsOn({ at: monster.at }) };
  yield* calls(t).happen(t, { what: 'leave', at: left, figure: id, ...spaces });
  yield* calls(t).happen(t, { what: 'enter', at: entered, figure: id, ...spaces });
}
