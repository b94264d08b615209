// Figures that walk the map: where they come to stand, how they move, what they destroy, what stands on their cards.

import { who } from '@veillee/kernel';
import { centreOf, hexesOf, isCentre, originUnder, type SpaceAt } from '../../content/lattice.ts';
import type { FoeId, ScenarioOp, Spaces } from '../../content/scenarios/vocabulary.ts';
import { cardsOfFoe, foeRow } from '../../content/scenarios.ts';
import { suffer } from '../harm.ts';
import { distance, isTowerHex, postOf, spaceAt, spacesBeside, tileUnder } from '../land.ts';
import type { FoeState, Known, State, T } from '../state.ts';
import { counterOf } from './counters.ts';
import { mark, markersAt } from './markers.ts';
import { rulesAt, SCENARIO } from './row.ts';
import { nearestOf, pickSpaces } from './spaces.ts';

type Op<Name extends ScenarioOp['op']> = Extract<ScenarioOp, { readonly op: Name }>;

/** Magic Defence tokens on one stage at most. */
const MOST_DEFENCE = 4;

/** Before it comes: off the map, unhurt, its first card on top. */
export function newFoe(foe: FoeId): FoeState {
  const [first] = cardsOfFoe(foe);
  const magicDefence = first?.form === 'stage' ? first.magicDefence : 0;
  return { damage: 0, stage: 0, magicDefence, beaten: false, hurt: 0 };
}

export function foeState({ scenario }: Pick<Known, 'scenario'>, foe: FoeId): FoeState {
  const state = scenario.foes[foe];
  if (!state) throw new Error(`${foe} is not in ${scenario.id}`);
  return state;
}

const foeName = (foe: FoeId) => ({ text: `foe.${foe}` });
const spaceName = (state: State, at: SpaceAt) => ({ text: `space.${spaceAt(state, at).kind}` });

// ---- placing and moving ----

/** R90: at the Towers a piece stands on one of the three hexes. */
function standing(t: T, at: SpaceAt): SpaceAt {
  if (!isCentre(at) || postOf(spaceAt(t.state, at)) === undefined) return at;
  return t.pick([...hexesOf(originUnder(at))], 'scenario');
}

/** Nothing is set off. Where nothing matches nothing happens. */
export function place(t: T, { piece, where }: Op<'place'>): void {
  const { state } = t;
  const foe = foeState(state, piece);
  const [found] = pickSpaces(t, where);
  if (found === undefined || foe.beaten) return;
  const at = standing(t, found);
  const moves = [{ what: `foe:${piece}`, from: foe.at ?? 'box', to: at }];
  foe.at = at;
  const told = { foe: foeName(piece), space: spaceName(state, at) };
  t.tell('log.piece.placed', told, { rule: SCENARIO, weight: 3, moves });
}

/** Where a piece walks to: any hex of the Towers, or the space itself. */
const arrivals = (state: State, at: SpaceAt): readonly SpaceAt[] =>
  isCentre(at) && postOf(spaceAt(state, at)) !== undefined ? hexesOf(originUnder(at)) : [at];

/** What a piece moves toward, as it stands now; of several as near as each other one at random. */
function goalOf(t: T, from: SpaceAt, toward: Spaces | 'nearest-hero'): SpaceAt | undefined {
  const { state } = t;
  if (toward !== 'nearest-hero') return pickSpaces(t, toward)[0];
  const places = [...new Set(state.heroes.flatMap(({ at }) => (at === undefined ? [] : [at])))];
  const nearest = nearestOf(state, from, places);
  const near = places.filter(at => distance(state, from, at) === nearest);
  return near.length > 1 ? t.pick(near, 'scenario') : near[0];
}

/** By a shortest way over revealed spaces, step by step; it stops on arrival. */
export function move(t: T, { piece, steps, toward, trail }: Op<'move'>): void {
  const { state } = t;
  const foe = foeState(state, piece);
  if (foe.at === undefined) return;
  const goal = goalOf(t, foe.at, toward);
  if (goal === undefined) return;
  const ends = arrivals(state, goal);
  let from: SpaceAt = foe.at;
  for (let step = 0; step < steps; step++) {
    const left = nearestOf(state, from, ends);
    if (left === 0 || !Number.isFinite(left)) return;
    const nearer: SpaceAt[] = spacesBeside(state, from).filter(at => nearestOf(state, at, ends) === left - 1);
    const to: SpaceAt = nearer.length > 1 ? t.pick(nearer, 'scenario') : (nearer[0] as SpaceAt);
    foe.at = to;
    const moves = [{ what: `foe:${piece}`, from, to }];
    const told = { foe: foeName(piece), space: spaceName(state, to) };
    t.tell('log.piece.moved', told, { rule: SCENARIO, weight: 2, moves });
    if (state.griffin === to && yields(state, piece)) {
      state.griffin = from; // EUT-22.10
      t.tell(
        'log.griffin.flees',
        { foe: { text: `foe.${piece}.the` } },
        { rule: 'EUT-22.10', moves: [{ what: 'griffin', from: to, to: from }] },
      );
    }
    if (trail) destroy(t, from);
    from = to;
  }
}

/** The Griffin makes room for this piece. */
const yields = (state: State, piece: FoeId): boolean =>
  rulesAt(state, 'always').some(rule => rule.do.some(op => op.op === 'moveGriffin' && op.piece === piece));

export function remove({ state }: T, { piece }: Op<'remove'>): void {
  foeState(state, piece).at = undefined;
}

// ---- destroying ----

/** R90: whoever destroys a hex of the Towers destroys the Towers. */
const struck = (state: State, at: SpaceAt): SpaceAt => (isTowerHex(state, at) ? centreOf(tileUnder(at)) : at);

/** Token A on a Trading Post or a Village, B elsewhere; one token for each space. */
function destroy(t: T, at: SpaceAt): void {
  const { state } = t;
  const place = struck(state, at);
  if (markersAt(state, place, 'destruction') > 0) return;
  const space = spaceAt(state, place);
  const marker = postOf(space) !== undefined || space.kind === 'village' ? 'destruction-a' : 'destruction-b';
  mark(state, place, marker, 1);
  const moves = [{ what: marker, from: 'box', to: place }];
  t.tell('log.destroyed', { space: spaceName(state, place) }, { rule: SCENARIO, weight: 3, moves });
}

/** A Hero who stands there saves the space, and suffers for it. */
export function ruin(t: T, { where, guardWounds }: Op<'ruin'>): void {
  const { state } = t;
  for (const found of pickSpaces(t, where)) {
    const at = struck(state, found);
    const guards = state.heroes.filter(hero => hero.at === at);
    if (guards.length === 0) destroy(t, at);
    for (const hero of guards) {
      t.tell('log.guarded', { player: who(hero.seat), space: spaceName(state, at) }, { rule: SCENARIO, weight: 2 });
      suffer(t, hero, guardWounds, { rule: SCENARIO });
    }
  }
}

// ---- their cards ----

export function healFoe(t: T, { foe: id, n }: Op<'healFoe'>): void {
  const foe = foeState(t.state, id);
  const healed = Math.min(n, foe.damage);
  if (healed === 0) return;
  foe.damage -= healed;
  t.tell('log.foe.heals', { foe: foeName(id), n: healed }, { rule: SCENARIO });
}

/** Never below 0; a stage never above four. */
export function ward(t: T, id: FoeId, n: number): void {
  const foe = foeState(t.state, id);
  const most = foeRow(id).form === 'stages' ? MOST_DEFENCE : Number.POSITIVE_INFINITY;
  const before = foe.magicDefence;
  foe.magicDefence = Math.min(most, Math.max(0, before + n));
  if (foe.magicDefence === before) return;
  t.tell('log.foe.defence', { foe: foeName(id), n: foe.magicDefence }, { rule: SCENARIO });
}

/** The card in force is the last one whose threshold the counter has reached. */
export function turnCards(t: T): void {
  const { state } = t;
  for (const { do: ops } of rulesAt(state, 'always'))
    for (const op of ops) {
      if (op.op !== 'phase') continue;
      const reached = counterOf(state, op.counter);
      const cards = cardsOfFoe(op.foe).filter(card => card.form === 'phase' && card.from <= reached);
      const foe = foeState(state, op.foe);
      if (foe.beaten) continue;
      const stage = Math.max(0, cards.length - 1);
      if (stage === foe.stage) continue;
      foe.stage = stage;
      const card = { text: `scenario-card.${cards.at(-1)?.id}` };
      t.tell('log.foe.card', { foe: foeName(op.foe), card }, { rule: SCENARIO, weight: 2 });
    }
}
