// EUT-5: a Hero walks, teleports, and enters spaces with all that comes of it.

import { who } from '@veillee/kernel';
import { because, type Offer, type Why } from '@veillee/pieces/offers';
import type { SpaceAt } from '../content/lattice.ts';
import { chooseAction } from './actions.ts';
import { farSpace, spaceTold } from './bearings.ts';
import { beginCombat } from './combat/begin.ts';
import { burnKey, portalKey, teleportKey, walkKey } from './keys.ts';
import { allSpaces, foeAt, locationAt, spaceAt, spacesBeside, waitingAt } from './land.ts';
import { quitPortals, spendPortal } from './portals.ts';
import { revealAround, undergoPowers } from './reveal.ts';
import type { Deed, Hero, State, Step, T } from './state.ts';
import { combatActions, landingsWithin, movementOf, walksOf, whyNotEnter } from './walks.ts';

// ---- Movement points (EUT-4.1, EUT-4.3) ----

export function offerBurning(state: State, hero: Hero, offer: Offer<Deed>): void {
  for (const action of new Set(hero.tokens)) {
    const n = movementOf(state, action);
    offer(undefined, () => ({
      option: {
        key: burnKey.make(action),
        text: 'do.burn',
        with: { action: { text: `action.${action}` }, n },
        on: [`token:${action}`],
        rule: 'EUT-4.1',
      },
      *run(t) {
        hero.tokens.splice(hero.tokens.indexOf(action), 1);
        hero.movement += n;
        t.tell('log.burn', { player: who(hero.seat), action: { text: `action.${action}` }, n }, { rule: 'EUT-4.1' });
        return undefined;
      },
    }));
  }
}

// ---- entering ----

/** EUT-5.20, R8: the Powers of the space, the tiles around it, the fight. */
export function* enter(t: T, hero: Hero, at: SpaceAt, isByPortal = false): Step {
  if (!isByPortal) quitPortals(hero, hero.at);
  hero.at = at;
  if (!undergoPowers(t, hero, at) || hero.at !== at) return undefined;
  if (!(yield* revealAround(t, hero, at))) return undefined;
  return yield* maybeFight(t, hero, at);
}

/** EUT-5.8, EUT-9.1, EUT-9.2: whoever stands before a Monster fights at once; a foe that is there comes first (R91). */
function* maybeFight(t: T, hero: Hero, at: SpaceAt): Step {
  const foe = foeAt(t.state, at, 'must');
  if (foe === undefined) return yield* fightMonster(t, hero);
  yield* chooseAction(t, hero, 'combat', 'EUT-9.2');
  return beginCombat(t, hero.seat, { kind: 'foe', foe });
}

/** The Monster of the space on which a Hero stands, if there is one and a Combat Action for it. */
export function* fightMonster(t: T, hero: Hero): Step {
  const { state } = t;
  const { at } = hero;
  const monster = at && waitingAt(state, at);
  if (!monster || combatActions(state, hero) === 0) return undefined;
  yield* chooseAction(t, hero, 'combat', 'EUT-9.2');
  return beginCombat(t, hero.seat, monster);
}

// ---- walking (EUT-5.5 to EUT-5.9) ----

export function offerWalks(state: State, hero: Hero, offer: Offer<Deed>): void {
  const { at, movement } = hero;
  if (at === undefined) return;
  const fights = combatActions(state, hero);
  if (movement > 0) {
    const walk = walksOf(state, hero, at, movement, fights);
    for (const to of walk.places)
      if (to !== at) offer(undefined, () => walking(state, hero, to, walk.cost(to), () => walk.path(to) ?? []));
  }
  for (const to of spacesBeside(state, at)) {
    const why = movement === 0 ? whyStuck(hero) : whyNotEnter(state, to, fights);
    if (why) offer(why, () => walking(state, hero, to, 1, () => [at, to]));
  }
}

/** EUT-4.1: whoever has Action tokens left has a way out. */
const whyStuck = ({ tokens }: Hero): Why => because('why.movement', 'EUT-5.5', { tokens: tokens.length });

const walking = (state: State, hero: Hero, to: SpaceAt, n: number, wayThere: () => readonly SpaceAt[]): Deed => ({
  option: {
    key: walkKey.make(to),
    text: 'do.walk',
    with: { n, ...spaceTold(state, hero.at ?? to, to) },
    on: [to],
    rule: 'EUT-5.5',
  },
  *run(t) {
    const way = wayThere();
    const from = way[0] ?? to;
    hero.movement -= n;
    quitPortals(hero, ...way.slice(0, -1));
    const moves = [{ what: `hero:${hero.id}`, from, to }];
    const told = { player: who(hero.seat), space: { text: `space.${spaceAt(t.state, to).kind}` } };
    t.tell('log.walk', told, { rule: 'EUT-5.5', moves, detail: way });
    return yield* enter(t, hero, to);
  },
});

// ---- teleportation (EUT-5.26 to EUT-5.33) ----

/** Where a Hero may appear: anywhere on the map that this allows. */
export function* landing(t: T, hero: Hero, at: SpaceAt, rule: string, isByPortal = false): Step {
  const moves = [{ what: `hero:${hero.id}`, from: hero.at ?? at, to: at }];
  const told = { player: who(hero.seat), space: { text: `space.${spaceAt(t.state, at).kind}` } };
  t.tell('log.teleport', told, { rule, moves, weight: 1 });
  return yield* enter(t, hero, at, isByPortal);
}

/** EUT-5.30: at most so many spaces away. */
export function* teleport(t: T, hero: Hero, n: number): Step {
  const optionOf = (to: SpaceAt) => ({
    key: teleportKey.make(to),
    text: 'do.teleport',
    with: farSpace(t.state, hero.at ?? to, to),
    on: [to],
  });
  const landings = landingsWithin(t.state, hero, n);
  const to = yield* t.choose(hero.seat, 'teleport.ask', landings, optionOf, { rule: 'EUT-5.30' });
  return yield* landing(t, hero, to, 'EUT-5.26');
}

/** EUT-5.32, EUT-5.33, R13: from a Portal to any other; it is spent until the Hero has left its space by other means and come back. */
export function offerPortals(state: State, hero: Hero, offer: Offer<Deed>): void {
  const { at } = hero;
  if (at === undefined || locationAt(state, at).kind !== 'portal') return;
  const spent = hero.spentPortals.includes(at) ? because('why.portal', 'EUT-5.33') : undefined;
  const fights = combatActions(state, hero);
  for (const to of allSpaces(state)) {
    if (to === at || locationAt(state, to).kind !== 'portal') continue;
    offer(spent ?? whyNotEnter(state, to, fights), () => ({
      option: { key: portalKey.make(to), text: 'do.portal', with: farSpace(state, at, to), on: [to], rule: 'EUT-5.32' },
      *run(t) {
        spendPortal(hero, at);
        return yield* landing(t, hero, to, 'EUT-5.32', true);
      },
    }));
  }
}
