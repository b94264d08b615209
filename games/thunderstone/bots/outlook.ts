// How the game stands for one seat: how long it will last, what may still come, who leads, what things are worth. Pure.

import type { Seat } from '@veillee/kernel';
import { type Card, type CardDef, cardById, copyOf, defOf, heroesOf, monstersOf } from '../content/cards.ts';
import { vpOf } from '../rules/scoring.ts';
import { monstersIn } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { marginals, type Prospect, type Quarry } from './deck-model.ts';
import { foeOf } from './foe.ts';
import { ownCards, ownView, stoneRank } from './sight.ts';
import { type Weights, weightsOf } from './weights.ts';

export interface Outlook {
  readonly view: View;
  readonly seat: Seat;
  readonly weights: Weights;
  /** All of one's own cards, by id. */
  readonly deck: readonly string[];
  /** Turns of one's own until the game ends. */
  readonly turnsLeft: number;
  /** Turns in which a card gained now can be of use. */
  readonly usefulTurns: number;
  readonly xpWorth: number;
  readonly prospect: Prospect;
  /** Own VP less those of the best opponent, as far as can be told. */
  readonly lead: number;
  /** What one copy more of each card is worth by the deck model, remembered. */
  readonly known: Map<string, number>;
}

export function outlookOf(view: View, seat: Seat): Outlook {
  const own = ownView(view, seat);
  const cards = ownCards(view, seat);
  const weights = weightsOf(view.mode);
  const turnsLeft = turnsLeftFor(view, weights.pace);
  const usefulTurns = Math.max(0, turnsLeft - own.deckCount / 6 - 0.5);
  const ripeness = Math.min(1, usefulTurns / weights.ripe);
  const xpWorth = (weights.xp * ripeness) / (1 + own.xp / 8);
  const quarry = (def: CardDef): Quarry => ({ foe: foeOf(def), prize: roughPrize(def, xpWorth) });
  const hall: (Quarry | undefined)[] = [undefined, undefined, undefined];
  for (const { rank, def } of monstersIn(view)) hall[rank - 1] = quarry(def);
  const deck = cards.map(card => defOf(card).id).sort();
  const prospect: Prospect = {
    hall,
    pool: pool(view, cards).map(card => quarry(defOf(card))),
    goldWorth: Array.from({ length: 16 }, (_, gold) => weights.gold * ripeness * Math.min(gold, 12)),
  };
  // Everything that the deck model's answers depend on.
  const foes = [...prospect.hall, ...prospect.pool].map(quarry => quarry?.foe.def.id ?? '');
  const stacks = Object.entries(view.heroes);
  const situation = [view.mode, deck, foes, stacks, usefulTurns, xpWorth].join('|');
  return {
    view,
    seat,
    weights,
    deck,
    turnsLeft,
    usefulTurns,
    xpWorth,
    prospect,
    lead: leadOf(view, seat, cards),
    known: memoryOf(situation),
  };
}

// A memo of a pure function: what the deck model said of cards in the last few situations.
const memory = new Map<string, Map<string, number>>();
const MOST_REMEMBERED = 12;

function memoryOf(situation: string): Map<string, number> {
  const known = memory.get(situation) ?? new Map<string, number>();
  memory.delete(situation);
  memory.set(situation, known);
  for (const oldest of memory.keys()) {
    if (memory.size <= MOST_REMEMBERED) break;
    memory.delete(oldest);
  }
  return known;
}

/** What a victory is worth before a closer look: VP, XP, and what the battle costs. */
function roughPrize(def: CardDef, xpWorth: number): number {
  let prize = def.vp + def.xp * xpWorth;
  for (const ability of def.abilities) {
    if (ability.op === 'gainDisease') prize -= 0.6 * ability.diseases;
    if (ability.op === 'destroy') prize -= ability.what === 'militia' ? -0.2 : ability.all ? 2 : 0.8;
    if (ability.op === 'destroyWeakHeroes') prize -= 1;
  }
  return prize;
}

/** Cards that must leave the Hall before the game ends, as far as can be told. */
function cardsLeft(view: View): number {
  const stone = stoneRank(view);
  if (stone > 0) return stone - 1;
  const { count, buried, safe } = view.dungeon;
  return safe + Math.max(0, count - buried.length - safe - 1) / 2 + 2.5;
}

function turnsLeftFor(view: View, pace: number): number {
  const left = cardsLeft(view);
  if (view.mode === 'standard') return left / (pace * view.players.length) + 0.5;
  const perRound = view.mode === 'coop' ? view.players.length : view.mode === 'solo-normal' ? 1 : 1.4;
  return left / perRound + 1;
}

/** Monsters that may still be drawn: all of the set but those seen elsewhere. */
function pool(view: View, own: readonly Card[]): Card[] {
  const seen = new Set<Card>([...view.hall, ...view.dungeon.buried, ...view.destroyed, ...own]);
  for (const { hand = [], discard } of view.players) for (const card of [...hand, ...discard]) seen.add(card);
  const unseen: Card[] = [];
  for (const group of view.set.groups)
    for (const def of monstersOf(group))
      for (let n = 1; n <= def.copies; n++) if (!seen.has(copyOf(def.id, n))) unseen.push(copyOf(def.id, n));
  return unseen;
}

/** What can be told of the others' VP: cards that are nowhere else are theirs. */
function leadOf(view: View, seat: Seat, own: readonly Card[]): number {
  const mine = vpOf(own);
  if (view.mode !== 'standard') return mine - (view.escaped.vp ?? view.escaped.count * 3.3);
  const others = view.players.filter((_, i) => i !== seat);
  const shown = others.map(({ hand = [], discard }) => vpOf(hand) + vpOf(discard));
  const unseen = pool(view, own);
  const hiddenInDeck = view.dungeon.count - view.dungeon.buried.length - (stoneRank(view) > 0 ? 0 : 1);
  const taken = Math.max(0, unseen.length - hiddenInDeck);
  const hidden = unseen.length > 0 ? (taken * vpOf(unseen)) / unseen.length : 0;
  const known = new Set([
    ...own,
    ...view.destroyed,
    ...others.flatMap(({ hand = [], discard }) => [...hand, ...discard]),
  ]);
  let heroes = 0;
  for (const [family, left] of Object.entries(view.heroes))
    for (const def of heroesOf[family] ?? [])
      for (let n = 1; def.vp > 0 && n <= def.copies - (left[def.level - 1] ?? 0); n++)
        if (!known.has(copyOf(def.id, n))) heroes += def.vp;
  return mine - Math.max(...shown) - (hidden + heroes) / others.length;
}

/** What one copy more of this card is worth until the end of the game, its VP included. */
export function cardWorth(outlook: Outlook, id: string): number {
  const known = outlook.known.get(id);
  if (known !== undefined) return known;
  learn(outlook, [id]);
  return outlook.known.get(id) ?? 0;
}

/** Works out the worth of several cards at once, and of what Heroes among them may become. */
export function learn(outlook: Outlook, ids: readonly string[]): void {
  const { known, deck, prospect, usefulTurns } = outlook;
  const missing = [...new Set(ids)].filter(id => !known.has(id));
  if (missing.length === 0) return;
  const wanted = known.size === 0 ? [...new Set([...missing, ...usualCards(outlook)])] : missing;
  const asked = [...new Set([...wanted, ...wanted.flatMap(id => nextLevel(outlook, id)?.id ?? [])])];
  const values = usefulTurns > 0 ? marginals(deck, asked, prospect) : asked.map(() => 0);
  const plain = new Map(asked.map((id, i) => [id, usefulTurns * (values[i] as number) + cardById(id).vp]));
  for (const [id, own] of plain) {
    const next = plain.get(nextLevel(outlook, id)?.id ?? '');
    known.set(id, next === undefined ? own : own + outlook.weights.potential * Math.max(0, next - own));
  }
}

/** What most decisions ask for: one's hand, the Hall, Disease. */
function usualCards({ view, seat }: Outlook): string[] {
  const cards = [...(ownView(view, seat).hand ?? []), ...monstersIn(view).map(({ card }) => card)];
  return [...cards.map(card => defOf(card).id), 'disease', 'militia'];
}

/** What a Hero can still become. */
function nextLevel({ view }: Outlook, id: string): CardDef | undefined {
  const { family, level, isHero } = cardById(id);
  return isHero && (view.heroes[family]?.[level] ?? 0) > 0 ? heroesOf[family]?.[level] : undefined;
}
