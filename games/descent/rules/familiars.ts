// DES-35: familiars walk after their owner's turn, and two of them fetch and carry; Pico is carried and handed on.

import type { Option, RuleId } from '@veillee/kernel';
import { act } from '@veillee/pieces/deeds';
import type { GridWay, Space } from '@veillee/pieces/geometry';
import type { Why } from '@veillee/pieces/offers';
import { maybeRemove, remove } from '@veillee/pieces/piles';
import { familiarRow } from '../content/familiars.ts';
import { propRow } from '../content/props.ts';
import { quickActionRow } from '../content/turns.ts';
import { familiarAttacks } from './attack/familiar.ts';
import { attackOption } from './attack/options.ts';
import { aimsOf } from './attack/outlook.ts';
import { areAdjacent, groundNow, isNear, isRevealed } from './board.ts';
import { calls } from './calls.ts';
import { heroName, thingName } from './card-names.ts';
import { purify } from './glyphs/dark.ts';
import { cutsCorner } from './ground.ts';
import { losing } from './hero/coming-down.ts';
import { changed, receive, stow, take } from './hero/equipment.ts';
import { whyNotReceive } from './hero/fitting.ts';
import { giveKey, pickUpKey, walkKey } from './keys.ts';
import { markerName } from './names.ts';
import {
  type Companion,
  type DeedOffer,
  type Flow,
  familiarKey,
  type Hero,
  type HeroTurn,
  heroOf,
  inForce,
  type Marker,
  type MarkerOf,
  markerOf,
  markersAt,
  onBoard,
  type State,
  sheetOf,
  sideOf,
  standsOn,
  type T,
  type Thing,
  takenSpaces,
} from './state.ts';
import { endOrder, heal } from './wounds.ts';

const nameOf = (id: Companion['id']) => ({ text: `familiar.${id}` });

const CANNOT = Number.POSITIVE_INFINITY;
const NONE: ReadonlySet<Space> = new Set();

/** Past all figures and onto their spaces; not over water and rubble, unless it flies; never to where nobody has looked (DES-35.3 to DES-35.6). */
function walkOf(state: State, { id, at }: Companion, points: number, taken: ReadonlySet<Space> = NONE) {
  const { terrain, open: map } = groundNow(state).below; // DES-51.9
  const { fly, ghostly, solitary } = familiarRow(id);
  const bars = (to: Space): boolean => {
    const prop = terrain.get(to);
    return !ghostly && prop !== undefined && propRow(prop).familiars === 'barred';
  };
  const square = inForce(state, 'no-corner-cutting'); // DES-16.13
  const entry = (to: Space): number => (!isRevealed(state, to) || taken.has(to) || (bars(to) && !fly) ? CANNOT : 1);
  const walkCost = (to: Space, from: Space, way: GridWay): number =>
    way === 'step' && cutsCorner(map, from, to) ? CANNOT : entry(to);
  // Whoever keeps to itself shares no space at the end (DES-35.21).
  const others = new Set(solitary ? takenSpaces(state) : []);
  return map.reach(at as Space, {
    limit: points,
    ...(square ? { cost: walkCost } : { enter: entry }),
    pass: to => bars(to) || others.has(to),
  });
}

/** DES-35.2: each in turn, up to its speed; also while the owner is in Town (DES-35.10). */
export function* moveFamiliars(t: T, hero: Hero): Flow {
  if (yield* moveTogether(t, hero)) return;
  for (const familiar of t.state.companions) {
    if (familiar.owner !== hero.id || familiar.at === undefined) continue;
    const going: Going = { left: familiarRow(familiar.id).speed ?? 0, passed: [] };
    if (going.left === 0) continue; // It never moves (DES-35.26).
    const asked = {
      seat: hero.seat,
      prompt: 'familiar.act',
      rule: 'DES-35.2',
      pass: { text: 'familiar.stay' },
      ...(familiarRow(familiar.id).attack && {
        outlook: () => aimsOf(t.state, hero.id, familiarAttacks(t.state, hero, familiar)),
      }),
    };
    const words = () => ({ familiar: nameOf(familiar.id), movement: going.left });
    while (
      !going.isOver &&
      (yield* act(t, { ...asked, with: words() }, offer => offerDeeds(t.state, hero, familiar, going, offer)))
    );
    comesToRest(t, familiar);
  }
}

/** DES-35.32, DES-35.33: a friend on whose space it is when its move is over is healed, and a dark glyph there is purified. */
function comesToRest(t: T, { id, at }: Companion): void {
  const { heals, purifies } = familiarRow(id);
  if (at === undefined) return;
  if (heals !== undefined)
    for (const figure of onBoard(t.state))
      if (sideOf(figure.id) === 'heroes' && standsOn(figure).includes(at)) heal(t, figure.id, heals);
  if (!purifies) return;
  for (const marker of markersAt(t.state, at))
    if (marker.kind === 'glyph' && marker.active && marker.dark) {
      const glyph = markerName(t.state, marker);
      purify(marker);
      t.tell('log.familiar.purifies', { familiar: nameOf(id), glyph }, { rule: 'DES-35.33', weight: 2 });
    }
}

/** A familiar on its way, or two that go together. */
export interface Going {
  left: number;
  /** The spaces to which it has come so far, one after the other. */
  readonly passed: Space[];
  /** What two of them carry, which takes them to nobody's space (DRF-6.1c). */
  load?: Marker;
  isOver?: true;
}

function offerDeeds(state: State, hero: Hero, familiar: Companion, going: Going, offer: DeedOffer): void {
  offerWalks(state, [familiar], going, 'DES-35.2', offer);
  offerFinds(state, hero, familiar, offer);
  for (const thing of familiar.carries) offerHandOver(state, familiar, thing, going, offer);
  for (const how of familiarAttacks(state, hero, familiar))
    offer(undefined, () => ({
      option: { ...attackOption(state, hero.id, how), rule: 'DES-35.19' },
      *run(t) {
        going.isOver = true;
        yield* calls(t).attack(t, hero.id, how);
      },
    }));
}

/** Wherever they come with the points that they have left. */
export function offerWalks(
  state: State,
  walkers: readonly Companion[],
  going: Going,
  rule: string,
  offer: DeedOffer,
): void {
  const [one] = walkers;
  if (!one?.at) return;
  const reach = walkOf(state, one, going.left, new Set(going.load ? takenSpaces(state) : []));
  for (const to of reach.places)
    if (to !== one.at)
      offer(undefined, () => ({
        option: {
          key: walkKey.make(to),
          text: 'familiar.walk',
          with: { familiar: nameOf(one.id), cost: reach.cost(to) },
          on: [to],
        },
        *run(t) {
          const from = one.at as Space;
          going.left -= reach.cost(to);
          going.passed.push(...(reach.path(to) ?? []).slice(1));
          for (const each of walkers) each.at = to;
          if (going.load) going.load.at = to;
          const moves = walkers.map(({ id }) => ({ what: familiarKey(id), from, to }));
          t.tell('log.familiar.walks', { familiar: nameOf(one.id) }, { rule, moves });
        },
      }));
}

// ---- two with one load (DRF-6.1b) ----

/** Too heavy for one. */
const LOADS: readonly Marker['kind'][] = ['money', 'key', 'chest'];

/** Where the table plays so, two that stand together may go as one and carry off what is too heavy for either; whether they did. */
function* moveTogether(t: T, hero: Hero): Flow<boolean> {
  const { state } = t;
  const pair = state.companions.filter(({ id, owner, at }) => owner === hero.id && at && familiarRow(id).carries);
  const [one, other] = pair;
  if (!inForce(state, 'fetching-ferrets') || !one || !other || one.at !== other.at) return false;
  const key: string | undefined = yield* t.choose(
    hero.seat,
    'familiar.together.ask',
    [{ key: 'together', text: 'familiar.together', rule: 'DRF-6.1b' }],
    { rule: 'DRF-6.1b', pass: { text: 'familiar.apart' } },
  );
  if (key === undefined) return false;
  const going: Going = { left: familiarRow(one.id).speed ?? 0, passed: [] };
  const asked = { seat: hero.seat, prompt: 'familiar.act', rule: 'DRF-6.1b', pass: { text: 'familiar.stay' } };
  const words = () => ({ familiar: nameOf(one.id), movement: going.left });
  while (yield* act(t, { ...asked, with: words() }, offer => offerTogether(t.state, pair, going, offer)));
  return true;
}

function offerTogether(state: State, pair: readonly Companion[], going: Going, offer: DeedOffer): void {
  const [one] = pair;
  if (!one?.at) return;
  offerWalks(state, pair, going, 'DRF-6.1b', offer);
  if (going.load) return;
  for (const marker of markersAt(state, one.at).filter(({ kind }) => LOADS.includes(kind)))
    offer(undefined, () => ({
      option: fetching(state, marker, 'DRF-6.1b'),
      *run(t) {
        going.load = markerOf(t.state, marker.id);
        tellFetched(t, one, marker, 'DRF-6.1b');
      },
    }));
}

// ---- fetching and carrying ----

const fetching = (state: State, marker: Marker, rule: RuleId): Option => ({
  key: pickUpKey.make(marker.id),
  text: 'turn.pickUp',
  with: { thing: markerName(state, marker) },
  on: [marker.id],
  rule,
});
const tellFetched = (t: T, { id }: Companion, marker: Marker, rule: RuleId): void =>
  t.tell('log.familiar.fetches', { familiar: nameOf(id), thing: markerName(t.state, marker) }, { rule, weight: 1 });

const hasRoom = ({ id, carries }: Companion): boolean => carries.length < (familiarRow(id).carries ?? 0);

/** Potions and relics: what fits into a small paw (DES-35.28). */
const isSmall = (marker: ReturnType<typeof markersAt>[number]): marker is MarkerOf<'potion'> | MarkerOf<'relic'> =>
  marker.kind === 'potion' || marker.kind === 'relic';

function offerFinds(state: State, hero: Hero, familiar: Companion, offer: DeedOffer): void {
  if (!familiar.at || !hasRoom(familiar)) return;
  for (const marker of markersAt(state, familiar.at).filter(isSmall))
    offer(undefined, () => ({
      option: fetching(state, marker, 'DES-35.28'),
      *run(t) {
        const { id: what, at, thing } = marker;
        remove(t.state.board.markers, marker);
        familiar.carries.push(marker.kind === 'potion' ? marker.potion : marker.item);
        if (thing !== undefined && !t.state.guide.taken.includes(thing)) t.state.guide.taken.push(thing);
        tellFetched(t, familiar, marker, 'DES-35.28');
        yield* calls(t).happen(t, {
          what: 'take',
          marker: what,
          hero: hero.id,
          at,
          ...(thing !== undefined && { thing }),
        });
      },
    }));
}

/** DES-35.29: to a hero beside it, or to the other one. */
function offerHandOver(state: State, familiar: Companion, thing: Thing, going: Going, offer: DeedOffer): void {
  const cost = quickActionRow('give').hero ?? 0;
  if (going.left < cost) return;
  const hands = (t: T, to: string): void => {
    going.left -= cost;
    maybeRemove(familiar.carries, thing);
    t.tell(
      'log.familiar.gives',
      { familiar: nameOf(familiar.id), thing: thingName(thing), to: { text: to } },
      { rule: 'DES-35.29' },
    );
  };
  const option = (key: string, to: string) => ({
    key: giveKey.make(thing, key),
    text: 'familiar.give',
    with: { thing: thingName(thing), to: { text: to }, cost },
    on: [key],
    rule: 'DES-35.29',
  });
  for (const hero of state.heroes.filter(one => isNear(state, one.at, familiar.at)))
    offer(whyNotReceive(hero, thing), () => ({
      option: option(hero.id, heroName(sheetOf(hero)).text),
      *run(t) {
        hands(t, heroName(sheetOf(hero)).text);
        yield* receive(t, hero, thing);
      },
    }));
  for (const other of state.companions.filter(
    one => one !== familiar && hasRoom(one) && isNear(state, one.at, familiar.at),
  ))
    offer(undefined, () => ({
      option: option(familiarKey(other.id), nameOf(other.id).text),
      *run(t) {
        hands(t, nameOf(other.id).text);
        other.carries.push(thing);
      },
    }));
}

/** DES-35.28, DES-35.41: what a hero hands to a familiar, and Pico to another hero, each at its price. */
export function offerToCompanions(
  state: State,
  hero: Hero,
  turn: HeroTurn,
  why: (cost: number, rule: string) => Why | undefined,
  things: () => readonly Thing[],
  offer: DeedOffer,
): void {
  const cost = quickActionRow('give').hero ?? 0;
  for (const familiar of state.companions.filter(one => hasRoom(one) && isNear(state, one.at, hero.at)))
    for (const thing of things())
      offer(why(cost, 'DES-35.28'), () => ({
        option: {
          key: giveKey.make(thing, familiarKey(familiar.id)),
          text: 'familiar.give',
          with: { thing: thingName(thing), to: nameOf(familiar.id), cost },
          on: [`item:${thing}`, familiarKey(familiar.id)],
          rule: 'DES-35.28',
        },
        *run(t) {
          turn.movement -= cost;
          if (hero.equipped.includes(thing)) endOrder(hero, 'equip'); // DES-34.13
          yield* losing(t, hero, () => {
            take(hero, thing);
            familiar.carries.push(thing);
            changed(t.state);
          });
          yield* stow(t, hero);
          t.tell(
            'log.familiar.takes',
            { familiar: nameOf(familiar.id), thing: thingName(thing) },
            { rule: 'DES-35.28' },
          );
        },
      }));
  for (const familiar of state.companions.filter(({ owner, at }) => owner === hero.id && at === undefined))
    offerCarried(state, hero, turn, why, familiar, offer);
}

/** DES-10.19: whoever is carried goes to a hero beside the one who carries it. */
function offerCarried(
  state: State,
  hero: Hero,
  turn: HeroTurn,
  why: (cost: number, rule: string) => Why | undefined,
  familiar: Companion,
  offer: DeedOffer,
): void {
  const cost = familiarRow(familiar.id).handOver ?? 0;
  for (const other of state.heroes.filter(one => one.id !== hero.id && areAdjacent(state, one, hero)))
    offer(why(cost, 'DES-10.19'), () => ({
      option: {
        key: giveKey.make(familiar.id, other.id),
        text: 'familiar.give',
        with: { thing: nameOf(familiar.id), to: heroName(sheetOf(other)), cost },
        on: [other.id],
        rule: 'DES-35.41',
      },
      *run(t) {
        turn.movement -= cost;
        familiar.owner = other.id;
        t.tell(
          'log.familiar.handed',
          { familiar: nameOf(familiar.id), hero: heroName(sheetOf(heroOf(t.state, other.id))) },
          { rule: 'DES-35.41' },
        );
      },
    }));
}
