// LEG-6.41: what the card of the Incident lets the overlord buy with threat, in their own turn: before an activation, or in the middle of the one that
// it is about.

import type { Option } from '@veillee/kernel';
import type { Why } from '@veillee/pieces/offers';
import type { ThreatAbility, ThreatOp } from '../../../content/legend/boards/vocabulary.ts';
import type { Token } from '../../../content/vocabulary.ts';
import { attackOption, attacksOf, formOf } from '../../attack/options.ts';
import { seesSpace } from '../../attack/sight.ts';
import { areAdjacent, mapNow } from '../../board.ts';
import { type AttackChoice, calls } from '../../calls.ts';
import { heroName } from '../../card-names.ts';
import { feelAuras } from '../../effects/aura.ts';
import { placeOption, putAt, throwsOf } from '../../effects/places.ts';
import { has, isImmune, statOf } from '../../effects/stats.ts';
import { giveTokens, isAsleep, tokensOn } from '../../effects/tokens.ts';
import { isGrappled } from '../../hero/movement.ts';
import { figureOption } from '../../hero/option.ts';
import { heroKey, leapKey, monsterKey } from '../../keys.ts';
import { incidentText, nameOf } from '../../names.ts';
import { leap, leaps } from '../../overlord/leaping.ts';
import { sizeOf } from '../../overlord/monsters.ts';
import type { Tread } from '../../overlord/treading.ts';
import {
  type Acting,
  type DeedOffer,
  type Flow,
  type Hero,
  type Monster,
  type Stand,
  type State,
  sheetOf,
  standsOn,
  type T,
} from '../../state.ts';
import { sitesFor } from '../dungeon/sites.ts';
import { legendOf } from '../record.ts';
import { meant, useUp } from './bought.ts';
import { abilitiesHere, incidentHere, outdoorsOf } from './ground.ts';
import { buyKey, tollKey } from './keys.ts';
import { pay, whyTooDear } from './threat.ts';

/** When it is offered: while a monster acts, with what walking depends on for it. */
interface Moment {
  readonly acting?: Acting;
  readonly whyStuck?: (state: State, monster: Monster, acting: Acting) => Why | undefined;
  readonly treadOf: (state: State, monster: Monster) => Tread;
  /** One deed of whoever acts. */
  readonly act: (t: T) => Flow;
}

export function offerAbilities(state: State, moment: Moment, offer: DeedOffer): void {
  for (const [n, ability] of abilitiesHere(state).entries()) {
    const run = using(state, n, ability.does, moment);
    if (!run) continue;
    const text = incidentText(incidentHere(state), 'ability', String(n + 1));
    offer(whyTooDear(state, ability.threat, 'LEG-6.41'), () => ({
      option: { key: buyKey.make(n + 1), text: 'outdoors.buys', with: { ability: text }, rule: 'LEG-6.41' },
      run: t => buy(t, ability, text, run),
    }));
  }
}

function* buy(t: T, { threat }: ThreatAbility, text: ReturnType<typeof incidentText>, run: (t: T) => Flow): Flow {
  pay(t, threat);
  t.tell('log.outdoors.buys', { ability: text, left: t.state.overlord.threat }, { rule: 'LEG-6.41', weight: 2 });
  yield* run(t);
}

const leaderOf = (state: State): Monster | undefined => state.monsters.find(({ came }) => came === 'leader');

/** What would happen; undefined where it is about nobody now. */
function using(state: State, n: number, op: ThreatOp, moment: Moment): ((t: T) => Flow) | undefined {
  const { acting } = moment;
  const about = meant(state, op);
  const active = about.find(({ id }) => id === acting?.monster);
  switch (op.buy) {
    case 'reinforce':
      return undefined; // LEG-6.21: at the end of the turn.
    case 'attack-again':
      return acting && active && again(state, acting, active, op.breath === true);
    case 'attack-with':
      return active && withDice(state, n, active);
    case 'move':
      return op.when === 'at-once'
        ? about[0] && atOnce(about[0], op.n, moment)
        : acting && active && further(acting, op);
    case 'move-again':
      return acting && active && acting.attacks === 0 ? adding(acting, statOf(state, active.id, 'speed')) : undefined;
    case 'leap-moved':
      return acting && active && leaping(state, active, acting, moment);
    case 'through-heroes':
      return active && noting(n, active);
    case 'bonus':
    case 'rank':
    case 'more-tokens':
      return about.length === 0
        ? undefined
        : 'who' in op.target && op.target.who === 'leader'
          ? noting(n, about[0])
          : noting(n);
    case 'ignore-blank':
      return choosing(
        about.filter(({ id }) => has(state, id, 'bash')),
        one => noting(n, one),
      );
    case 'speed':
      return about.length === 0 ? undefined : quicker(n, op.n, active && acting);
    case 'reappear':
      return about[0] && reappearing(state, about[0], op.within);
    case 'swap':
      return about[0] && swapping(state, about[0], op.with);
    case 'heal':
      return choosing(
        about.filter(one => one.wounds < statOf(state, one.id, 'maxWounds')),
        one => healing(one, op.n),
      );
    case 'tokens':
      return afflicting(state, op);
    case 'fatigue':
      return tiring(state, op);
    case 'push':
      return pushing(state, op.n);
    case 'toll':
      return taking(state, op);
  }
}

// ---- of whoever acts ----

const adding = (acting: Acting, n: number) =>
  function* (): Flow {
    acting.movement += n;
  };

function further(acting: Acting, { n, when }: Extract<ThreatOp, { buy: 'move' }>): ((t: T) => Flow) | undefined {
  return when === 'after-attack' && acting.attacks > 0 ? undefined : adding(acting, n);
}

/** One attack more; of some it has to be a breath. */
function again(state: State, acting: Acting, { id }: Monster, isBreath: boolean): ((t: T) => Flow) | undefined {
  if (!isBreath)
    return function* () {
      acting.attacks++;
    };
  const isOne = ({ area }: AttackChoice): boolean => formOf(area).form === 'breath';
  if (!attacksOf(state, id, 'activation').some(isOne)) return undefined;
  return t => strikes(t, id, attacksOf(t.state, id, 'activation').filter(isOne));
}

/** One attack more, with dice of its own. */
function withDice(state: State, n: number, { id }: Monster): ((t: T) => Flow) | undefined {
  const { outdoors } = state;
  const bought = [...(outdoors?.bought ?? []), { ability: n, monster: id }];
  const now = { ...state, outdoors: outdoors && { ...outdoors, bought } };
  if (attacksOf(now, id, 'activation').length === 0) return undefined;
  return function* (t) {
    outdoorsOf(t.state).bought.push({ ability: n, monster: id });
    yield* strikes(t, id, attacksOf(t.state, id, 'activation'));
    useUp(t.state, { id });
  };
}

function* strikes(t: T, id: Monster['id'], choices: readonly AttackChoice[]): Flow {
  const { state } = t;
  const optionOf = (how: AttackChoice): Option => attackOption(state, id, how);
  const how = yield* t.choose(state.overlord.seat, 'outdoors.attack', choices, optionOf, {
    rule: 'LEG-6.41',
    with: { monster: nameOf(state, id) },
  });
  yield* calls(t).attack(t, id, how);
}

/** As far as its whole speed would take it, whatever it has moved. */
function leaping(
  state: State,
  monster: Monster,
  acting: Acting,
  { treadOf, whyStuck }: Moment,
): ((t: T) => Flow) | undefined {
  const ways = (now: State) =>
    has(now, monster.id, 'leap') ? leaps(treadOf(now, monster), monster.at, statOf(now, monster.id, 'speed')) : [];
  if (whyStuck?.(state, monster, acting) || ways(state).length === 0) return undefined; // DES-97.4, DES-61.1
  return function* (t) {
    const optionOf = (way: ReturnType<typeof ways>[number]) => ({
      key: leapKey.make(way.to),
      text: 'overlord.do.leap',
      with: { monster: nameOf(t.state, monster.id), n: 0 },
      on: [monster.id, ...standsOn({ at: way.to })],
    });
    const how = { rule: 'LEG-6.41', with: { monster: nameOf(t.state, monster.id) } };
    const way = yield* t.choose(t.state.overlord.seat, 'outdoors.leap', ways(t.state), optionOf, how);
    yield* leap(t, monster, acting, { ...way, cost: 0 });
  };
}

/** So many spaces out of its turn, and nothing else. */
const atOnce = (monster: Monster, n: number, { act, acting }: Moment) =>
  function* (t: T): Flow {
    const { overlord } = t.state;
    const isStuck = tokensOn(monster, 'web') > 0 || (acting?.monster === monster.id && acting.stuck); // DES-97.4
    overlord.acting = {
      monster: monster.id,
      movement: n,
      attacks: 0,
      fresh: false,
      cards: [],
      over: undefined,
      ...(isStuck && { stuck: true }),
    };
    while (overlord.acting?.monster === monster.id && overlord.acting !== acting) yield* act(t);
    overlord.acting = acting;
  };

// ---- for a while ----

const noting = (ability: number, monster?: Monster) =>
  function* (t: T): Flow {
    outdoorsOf(t.state).bought.push({ ability, monster: monster?.id });
  };

const quicker = (ability: number, n: number, acting: Acting | undefined) =>
  function* (t: T): Flow {
    yield* noting(ability)(t);
    if (acting) acting.movement += n;
  };

// ---- at once ----

/** One of these monsters, as the overlord likes. */
function choosing(among: readonly Monster[], then: (one: Monster) => (t: T) => Flow): ((t: T) => Flow) | undefined {
  if (among.length === 0) return undefined;
  return function* (t) {
    const optionOf = ({ id, at }: Monster) => ({
      key: monsterKey.make(id),
      text: 'outdoors.who',
      with: { monster: nameOf(t.state, id) },
      on: [id, ...standsOn({ at })],
    });
    const [only] = among;
    const one =
      only && among.length === 1
        ? only
        : yield* t.choose(t.state.overlord.seat, 'outdoors.which', among, optionOf, { rule: 'LEG-6.41' });
    yield* then(one)(t);
  };
}

const healing = ({ id }: Monster, n: number) =>
  function* (t: T): Flow {
    calls(t).heal(t, id, n);
  };

function reappearing(state: State, leader: Monster, within: number): ((t: T) => Flow) | undefined {
  const near = new Set(mapNow(state).bare.within([...standsOn(leader)], within));
  const sites = sitesFor(state, sizeOf(leader)).filter(at => standsOn({ at }).every(to => near.has(to)));
  if (sites.length === 0) return undefined;
  return function* (t) {
    const at: Stand = yield* t.choose(
      t.state.overlord.seat,
      'outdoors.where',
      sites,
      placeOption(t.state, leader.id, 'outdoors.there'),
      { rule: 'LEG-6.41', with: { monster: nameOf(t.state, leader.id) } },
    );
    yield* putAt(t, leader.id, at, 'LEG-6.41', 'log.outdoors.elsewhere');
  };
}

function swapping(state: State, leader: Monster, kind: Monster['kind']): ((t: T) => Flow) | undefined {
  const others = state.monsters.filter(one => one.kind === kind && one !== leader && !one.owner);
  return choosing(
    others.filter(one => sizeOf(one) === sizeOf(leader)),
    other =>
      function* (t) {
        const { at } = leader;
        const moves = [
          { what: leader.id, from: at, to: other.at },
          { what: other.id, from: other.at, to: at },
        ];
        leader.at = other.at;
        other.at = at;
        const words = { monster: nameOf(t.state, leader.id), other: nameOf(t.state, other.id) };
        t.tell('log.outdoors.swaps', words, { rule: 'LEG-6.41', weight: 2, moves });
        // R253: it is what being put somewhere is to anybody.
        for (const { what, from, to } of moves) {
          yield* calls(t).stepOn(t, what, { own: false, from });
          if (t.state.monsters.find(({ id }) => id === what)?.at === to) yield* feelAuras(t, what);
        }
      },
  );
}

// ---- to heroes ----

/** Those whom it may be done to. */
function heroesMeant(state: State, { target }: Extract<ThreatOp, { buy: 'tokens' | 'fatigue' }>): Hero[] {
  const here = state.heroes.filter(({ at }) => at !== undefined);
  const leader = leaderOf(state);
  if (target.who === 'heroes-beside-leader') return here.filter(one => leader && areAdjacent(state, one, leader));
  if (target.who === 'heroes-grappled') return here.filter(one => isGrappled(state, one));
  if (target.who !== 'hero') return [];
  const { within, beside, seen, asleep } = target;
  const near = new Set(leader ? mapNow(state).bare.within([...standsOn(leader)], within ?? 0) : []);
  return here.filter(hero => {
    const at = hero.at;
    if (at === undefined) return false;
    if (within !== undefined && !near.has(at)) return false;
    if (beside !== undefined && !state.monsters.some(one => one.kind === beside && areAdjacent(state, one, hero)))
      return false;
    if (seen && !(leader && seesSpace(state, leader, at))) return false;
    return !asleep || isAsleep(hero);
  });
}

/** All of them, or one whom the overlord names. */
function toHeroes(
  state: State,
  op: Extract<ThreatOp, { buy: 'tokens' | 'fatigue' }>,
  then: (t: T, hero: Hero) => void,
): ((t: T) => Flow) | undefined {
  const among = heroesMeant(state, op).filter(({ fatigue }) => op.buy !== 'fatigue' || fatigue > 0);
  if (among.length === 0) return undefined;
  return function* (t) {
    if (op.target.who !== 'hero') for (const hero of among) then(t, hero);
    else then(t, yield* oneHero(t, t.state.overlord.seat, among));
  };
}

function* oneHero(t: T, seat: number, among: readonly Hero[]): Flow<Hero> {
  const [only] = among;
  if (only && among.length === 1) return only;
  return yield* t.choose(seat, 'outdoors.whom', among, figureOption, { rule: 'LEG-6.41' });
}

const afflicting = (state: State, op: Extract<ThreatOp, { buy: 'tokens' }>) =>
  toHeroes(state, op, (t, hero) => {
    for (const [token, n] of Object.entries(op.tokens) as [Token, number][]) giveTokens(t, hero, token, n);
  });

const tiring = (state: State, op: Extract<ThreatOp, { buy: 'fatigue' }>) =>
  toHeroes(state, op, (t, hero) => tire(t, hero, op.n));

function tire(t: T, hero: Hero, most: number): void {
  const n = Math.min(most, hero.fatigue);
  hero.fatigue -= n;
  if (n > 0) t.tell('log.drained', { figure: nameOf(t.state, hero.id), n, left: hero.fatigue }, { rule: 'LEG-6.41' });
}

/** As a blow with Knockback does, but no further than this. */
function pushing(state: State, n: number): ((t: T) => Flow) | undefined {
  const leader = leaderOf(state);
  const near = state.heroes.filter(
    hero =>
      leader !== undefined &&
      hero.at !== undefined &&
      areAdjacent(state, hero, leader) &&
      !isImmune(state, hero, 'knockback') &&
      placesFor(state, hero, n).length > 0,
  );
  if (!leader || near.length === 0) return undefined;
  return function* (t) {
    const hero = yield* oneHero(t, t.state.overlord.seat, near);
    const at = yield* t.choose(
      t.state.overlord.seat,
      'attack.throw',
      placesFor(t.state, hero, n),
      placeOption(t.state, hero.id, 'attack.throw.to'),
      { rule: 'LEG-6.41', with: { figure: nameOf(t.state, leader.id), target: nameOf(t.state, hero.id) } },
    );
    yield* putAt(t, hero.id, at, 'LEG-6.41', 'log.attack.thrown');
  };
}
/** How far Knockback throws a figure of one space. */
const THROW = 3;
const placesFor = (state: State, hero: Hero, n: number): Stand[] => throwsOf(state, hero, n - THROW);

/** As the heroes like: the purse, or the fatigue of one of them. */
function taking(state: State, { coins, fatigue }: Extract<ThreatOp, { buy: 'toll' }>): ((t: T) => Flow) | undefined {
  const { coins: purse, treasurer } = legendOf(state);
  const tired = state.heroes.filter(hero => hero.at !== undefined && hero.fatigue > 0);
  if (purse < coins && tired.length === 0) return undefined;
  return function* (t) {
    const payers: Option[] = [
      ...(purse >= coins ? [{ key: tollKey, text: 'outdoors.pays', with: { n: coins } }] : []),
      ...tired.map(hero => ({
        key: heroKey.make(sheetOf(hero)),
        text: 'outdoors.tires',
        with: { hero: heroName(sheetOf(hero)), n: fatigue },
        on: [hero.id],
      })),
    ];
    const key = yield* t.choose(treasurer, 'outdoors.toll', payers, { rule: 'LEG-6.41' });
    const hero = tired.find(one => heroKey.make(sheetOf(one)) === key);
    if (hero) return tire(t, hero, fatigue);
    const legend = legendOf(t.state);
    legend.coins -= coins;
    t.tell('log.outdoors.pays', { n: coins, left: legend.coins }, { rule: 'LEG-6.41', weight: 2 });
  };
}
