// What rules and cards of scenarios do: every instruction of their language.

import type { Rules } from '@veillee/kernel';
import { who } from '@veillee/kernel';
import type { SpaceAt } from '../../content/lattice.ts';
import type { DeckCardRow } from '../../content/rows.ts';
import type {
  CardRule,
  DeckId,
  FoeId,
  Marker,
  MarkerKind,
  Modifier,
  Per,
  ScenarioOp,
  Spaces,
  Who,
} from '../../content/scenarios/vocabulary.ts';
import { scenarioCard } from '../../content/scenarios.ts';
import { spacesOf, territoryRow } from '../../content/territory.ts';
import { type Element, type GainOp, type Level, POSTS, type TileId } from '../../content/vocabulary.ts';
import { makeRoom } from '../deploy.ts';
import { gain, isGain } from '../gains.ts';
import { isDestroyed, originsOf, spaceAt } from '../land.ts';
import { revealTiles } from '../learning.ts';
import { type Hero, heroOf, inTurnOrder, type State, type T } from '../state.ts';
import { drawTop } from '../supplies.ts';
import { beginTrade, renewOffer, trading } from '../trade.ts';
import { meet } from './characters.ts';
import { count, counterOf } from './counters.ts';
import { mark, markersOnMap, unmark } from './markers.ts';
import { healFoe, move, place, remove, ruin, turnCards, ward } from './pieces.ts';
import { openPits } from './pits.ts';
import { deliver, handIn, leaveVillagers, pickUpVillagers } from './rescue.ts';
import { rowOf, SCENARIO } from './row.ts';
import { nearestOf, pickSpaces, spacesLike } from './spaces.ts';

/** What set a rule off. */
export interface Cause {
  readonly hero?: Hero | undefined;
  /** Where it happened, if that is not where the Hero stands now. */
  readonly at?: SpaceAt;
  /** Damage inflicted in the fight. */
  readonly dealt?: number;
  readonly level?: Level;
  /** What was given up for a seal. */
  readonly element?: Element;
  /** Whom a Hero meets, and which of the alternatives is given. */
  readonly character?: { readonly card: string; readonly needs: number };
}

// ---- for whom ----

interface Concerned {
  readonly hero: Hero | undefined;
  /** What each of several gets who have most of something. */
  readonly tie?: number;
}

/** Whom a rule concerns, in turn order from the first player. */
export function concerned(state: State, whom: Who | undefined, cause: Cause): readonly Concerned[] {
  if (whom === undefined) return [{ hero: cause.hero }];
  const heroes = inTurnOrder(state).map(seat => heroOf(state, seat));
  if (whom === 'each') return heroes.map(hero => ({ hero }));
  if (whom === 'later') return heroes.slice(1).map(hero => ({ hero }));
  if ('within' in whom) {
    const { of } = whom;
    // A place that was destroyed is none of its kind any more (R92); a piece is where it is.
    const places = spacesLike(state, of).filter(at => of.piece !== undefined || !isDestroyed(state, at));
    const isNear = ({ at }: Hero): boolean => at !== undefined && nearestOf(state, at, places) <= whom.within;
    return heroes.filter(isNear).map(hero => ({ hero }));
  }
  const most = Math.max(...heroes.map(hero => counterOf(state, whom.most, hero)));
  const first = most > 0 ? heroes.filter(hero => counterOf(state, whom.most, hero) === most) : [];
  return first.map(hero => ({ hero, ...(first.length > 1 && { tie: whom.tie }) }));
}

/** What a rule does, for each whom it concerns, in the order in which it is written. */
export function* carryOut(
  t: T,
  { who: whom, do: ops }: { readonly who?: Who; readonly do: readonly ScenarioOp[] },
  cause: Cause,
): Rules {
  for (const { hero, tie } of concerned(t.state, whom, cause))
    for (const op of ops) {
      const done = tie !== undefined && 'n' in op ? ({ ...op, n: tie } as ScenarioOp) : op;
      yield* perform(t, done, { ...cause, hero });
    }
}

// ---- one instruction ----

function theHero({ hero }: Cause, op: string): Hero {
  if (!hero) throw new Error(`${op} concerns no Hero`);
  return hero;
}

function here({ at, hero }: Cause): readonly SpaceAt[] {
  const place = at ?? hero?.at;
  return place === undefined ? [] : [place];
}

const placesOf = (t: T, where: Spaces | 'here', cause: Cause): readonly SpaceAt[] =>
  where === 'here' ? here(cause) : pickSpaces(t, where, cause.hero);

/** What a value is multiplied by. */
function times(state: State, per: Per, cause: Cause): number {
  if ('damage' in per) return Math.floor((cause.dealt ?? 0) / per.damage);
  if ('level' in per) return cause.level ?? 0;
  if ('counter' in per) return counterOf(state, per.counter, cause.hero);
  if ('markers' in per) return markersOnMap(state, per.markers);
  if ('before' in per) return inTurnOrder(state).indexOf(theHero(cause, 'before').seat);
  return legendTiles(state);
}

/** Legend tiles used in the game, wherever they are. */
function legendTiles(state: State): number {
  const laid = originsOf(state).map(origin => state.map[origin] as TileId);
  return [...laid, ...state.territory].filter(id => spacesOf(territoryRow(id)).some(({ legend }) => legend)).length;
}

export function* perform(t: T, op: ScenarioOp, cause: Cause): Rules {
  const { state } = t;
  switch (op.op) {
    case 'reputation':
    case 'loseReputation': {
      const n = 'per' in op ? op.n * times(state, op.per, cause) : op.n;
      if (n > 0) yield* gain(t, theHero(cause, op.op), [{ op: op.op, n }], { rule: SCENARIO });
      return;
    }
    case 'loseGaar':
      return loseGaar(t, theHero(cause, op.op), op.n);
    case 'counter':
      if (count(state, op.counter, op.n, cause.hero) !== 0) {
        const counter = { text: `counter.${op.counter}`, with: { n: counterOf(state, op.counter, cause.hero) } };
        t.tell('log.counter', { counter }, { rule: SCENARIO, weight: 1 });
        turnCards(t);
      }
      return;
    case 'place':
      return place(t, op);
    case 'move':
      return move(t, op);
    case 'remove':
      return remove(t, op);
    case 'healFoe':
      return healFoe(t, op);
    case 'magicDefence':
      return ward(t, op.foe, op.per ? op.n * times(state, op.per, cause) : op.n);
    case 'forge':
      return forge(t, theHero(cause, op.op), op.foe, op.n);
    case 'mark':
      return lay(t, op.marker, op.n, placesOf(t, op.where, cause), cause);
    case 'unmark':
      return takeOff(t, op.marker, op.n, placesOf(t, op.where, cause));
    case 'ruin':
      return ruin(t, op);
    case 'pit':
      return openPits(t, op);
    case 'draw':
      for (let card = 0; card < op.n; card++) yield* turnUp(t, op.deck);
      return;
    case 'useCharacter':
      if (cause.character) yield* meet(t, theHero(cause, op.op), cause.character);
      return;
    case 'faer':
      return moveFaer(t);
    case 'renewOffers':
      for (const post of POSTS) renewOffer(t, post);
      t.tell('log.offers', undefined, { rule: 'EUT-8.13' });
      return;
    case 'freeReveal':
      return yield* revealTiles(t, theHero(cause, op.op));
    case 'tradeAllOffers':
      return yield* tradeEverywhere(t, theHero(cause, op.op));
    case 'modifier':
      return modify(t, op.modifier, op.until);
    case 'ledger':
      return yield* handIn(t, theHero(cause, op.op), op);
    case 'deliver':
      return yield* deliver(t, theHero(cause, op.op), op);
    case 'dropVillagers':
      for (const at of here(cause)) leaveVillagers(t, theHero(cause, op.op), at);
      return;
    case 'pickUpVillagers':
      for (const at of here(cause)) pickUpVillagers(t, theHero(cause, op.op), at);
      return;
    case 'endGame':
      state.rounds = Math.min(state.rounds, state.round + op.delay);
      t.tell('log.lastRound', { round: state.rounds }, { rule: SCENARIO, weight: 3 });
      return;
    // standing rules: looked at where they matter
    case 'fight':
    case 'phase':
    case 'moveGriffin':
    case 'pitRule':
    case 'recallRule':
    case 'useCard':
      return;
    default:
      if (isGain(op)) yield* gain(t, theHero(cause, op.op), [op satisfies GainOp], { rule: SCENARIO });
  }
}

/** As many as there are (Skoldur: Gaar from Bags first, then Dwurt). */
function loseGaar(t: T, hero: Hero, n: number): void {
  const gaar = Math.min(n, hero.gaar);
  const dwurt = Math.min(n - gaar, hero.dwurt);
  hero.gaar -= gaar;
  hero.dwurt -= dwurt;
  if (gaar + dwurt > 0) t.tell('log.loseGaar', { player: who(hero.seat), gaar, dwurt }, { rule: SCENARIO });
}

/** EUT-13.26: kept until the end of the Hero's next fight against the foe. */
function forge(t: T, hero: Hero, foe: FoeId, n: number): void {
  const before = hero.forged?.foe === foe ? hero.forged.n : 0;
  hero.forged = { foe, n: before + n };
  const told = { player: who(hero.seat), foe: { text: `foe.${foe}.the` }, n: before + n };
  t.tell('log.forged', told, { rule: 'EUT-13.26', weight: 2 });
}

// ---- tokens on spaces ----

function lay(t: T, marker: Marker, n: number, places: readonly SpaceAt[], { element }: Cause): void {
  const { state } = t;
  if (marker === 'pit') throw new Error('a pit has a Level');
  for (const at of places) {
    mark(state, at, marker, n);
    const { kind } = spaceAt(state, at);
    if (element && kind === 'faer-rift') state.scenario.seals[at] = [...(state.scenario.seals[at] ?? []), element];
    const told = { marker: { text: `marker.${marker}` }, space: { text: `space.${kind}` }, n };
    t.tell('log.marked', told, { rule: SCENARIO, weight: 1, moves: [{ what: marker, from: 'box', to: at }] });
  }
}

function takeOff(t: T, marker: MarkerKind, n: number | 'all', places: readonly SpaceAt[]): void {
  const { state } = t;
  for (const at of places) {
    const taken = unmark(state, at, marker, n === 'all' ? Number.MAX_SAFE_INTEGER : n);
    if (taken === 0) continue;
    const told = {
      marker: { text: `marker.${marker}` },
      space: { text: `space.${spaceAt(state, at).kind}` },
      n: taken,
    };
    t.tell('log.unmarked', told, { rule: SCENARIO, weight: 1, moves: [{ what: marker, from: at, to: 'box' }] });
  }
}

// ---- cards ----

/** The top card is turned up, applied and discarded; an empty stack is shuffled again, or gives no card. */
function* turnUp(t: T, id: DeckId): Rules {
  const { state } = t;
  const pile = state.scenario.decks[id];
  const row = rowOf(state).decks.find(deck => deck.id === id);
  if (!pile || !row) throw new Error(`${state.scenario.id} has no deck ${id}`);
  const [card] = row.reshuffle ? drawTop(t, pile, 1, 'scenario deck') : t.draw(pile.stack);
  if (card === undefined) return;
  pile.discard.push(card);
  const told = { card: { text: `scenario-card.${card}` } };
  t.tell('log.card', told, { rule: SCENARIO, weight: 4, scene: { of: 'scenario', part: 'card' }, detail: card });
  yield* applyCard(t, (scenarioCard(card) as DeckCardRow).rules);
}

export function* applyCard(t: T, rules: readonly CardRule[]): Rules {
  for (const rule of rules) yield* carryOut(t, rule, {});
}

/** To the next element of the card; at first to the first. */
function moveFaer(t: T): void {
  const { scenario } = t.state;
  for (const id of scenario.cards) {
    const card = scenarioCard(id);
    if (card.form !== 'faer') continue;
    const { order } = card;
    const next = scenario.faer === undefined ? 0 : (order.indexOf(scenario.faer) + 1) % order.length;
    scenario.faer = order[next] as Element;
    t.tell('log.faer', { element: { text: `element.${scenario.faer}` } }, { rule: SCENARIO, weight: 2 });
  }
}

function modify({ state }: T, modifier: Modifier, until: 'roundEnd' | 'inPlay'): void {
  state.scenario.modifiers.push({ modifier, until });
}

// ---- trade ----

/** With all three Offers, no tax, the services of the Merchants. */
function* tradeEverywhere(t: T, hero: Hero): Rules {
  t.state.turn.seat = hero.seat;
  beginTrade(t, hero, { post: 'merchants', all: true, tax: [] });
  while (t.state.trade) yield* trading(t);
  yield* makeRoom(t, hero); // EUT-16.5: the Action is over
}
