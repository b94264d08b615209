// What saves actions: texts and storms that carry a hero along the way, texts that give actions, cards in the better hands.

import type { Node } from '@veillee/pieces/geometry';
import { DISEASE_COLOURS, type Op, type OpOf } from '../content/vocabulary.ts';
import { arrowsFrom, board } from '../rules/board.ts';
import { inventoryOf } from '../rules/cards.ts';
import { activateKey, giveKey } from '../rules/keys.ts';
import { type Hero, partnerOf, stands, TRACK_END } from '../rules/state.ts';
import type { Errand } from './errands.ts';
import { type Mind, offered } from './mind.ts';
import { type Usable, usables } from './remedies.ts';
import { farFrom, type Way } from './travel.ts';
import { cardWorth } from './worths.ts';

/** What one mana is worth on the way, and before a fight; what a card is worth that is gone then. */
const MANA = 0.7;
const MANA_IN_FIGHTS = 1.6;
const CARD = 1.2;
/** A token of health that danger would have cost. */
const HEALTH = 1.5;

const movesOf = (ops: readonly Op[]): OpOf<'move'>[] =>
  ops.flatMap(op => (op.op === 'move' ? [op] : op.op === 'choice' ? movesOf(op.options) : []));

/** Actions that a text saves on this way, with what danger it spares. */
function savedBy({ max, paths, freeDanger }: OpOf<'move'>, { view }: Mind, from: Node, { legs }: Way): number {
  let [at, steps, harm] = [from, 0, 0];
  for (const { to, use } of legs.slice(0, max)) {
    const segment = board(view)
      .segments(at)
      .find(each => each.to === to && paths.some(kind => kind === each.kind));
    if (!segment || use !== undefined) break;
    steps++;
    if (freeDanger) harm += segment.health;
    at = to;
  }
  return steps - 1 + HEALTH * harm;
}

const priceOf = ({ isSkill, mana }: Usable, errand: Errand): number =>
  isSkill ? mana * (errand.kind === 'fight' ? MANA_IN_FIGHTS : MANA) : CARD;

/** Something that brings a hero further along this way than an action of walking. */
export function shortcut(mind: Mind, hero: Hero, errand: Errand, way: Way): string | undefined {
  const { at } = hero;
  if (at === undefined || hero.disc === 0) return undefined;
  let [best, most]: [string | undefined, number] = [undefined, 0.2];
  for (const usable of usables(mind, hero))
    for (const move of movesOf(usable.ops)) {
      const gain = savedBy(move, mind, at, way) - priceOf(usable, errand);
      if (gain > most) [best, most] = [usable.key, gain];
    }
  return best;
}

/** Actions that a storm must save on average, besides the one it takes, before anybody trusts it. */
const TRUST = 0.4;

/** A storm that carries whoever stands in it nearer to their errand, on average: whom it would carry away may stay (ASH-8.26). */
export function storm(mind: Mind, hero: Hero, { at: goal }: Errand): string | undefined {
  const { view } = mind;
  const key = offered(mind, hero.id, activateKey.make('storm'));
  if (key === undefined || hero.at === undefined || hero.at === goal) return undefined;
  const far = (from: Node): number => farFrom(view, from).get(goal) ?? LOST;
  const here = far(hero.at);
  const arrows = arrowsFrom(view, hero.at);
  const saved = arrows.reduce((sum, { to }) => sum + Math.max(0, here - far(to)), 0) / DISEASE_COLOURS.length;
  return saved - 1 > TRUST ? key : undefined;
}
/** So far is a place that nobody can walk to. */
const LOST = 15;

/** How much more a card must be worth to the other before it changes hands. */
const KINDNESS = 1;

/** A card that the other can use and this hero cannot, or hardly; quest cards stay with whoever goes for them. */
export function gift(mind: Mind, hero: Hero): string | undefined {
  const { view } = mind;
  const other = partnerOf(view, hero);
  if (!stands(other) || other.hand.length >= inventoryOf(view, other)) return undefined;
  for (const card of hero.hand) {
    const key = offered(mind, hero.id, giveKey.make(card));
    if (key && cardWorth(view, other, card) - cardWorth(view, hero, card) > KINDNESS) return key;
  }
  return undefined;
}

/** A skill that gives more actions than it takes, to whoever has something to do with them. */
export function spur(mind: Mind, hero: Hero, errands: ReadonlyMap<string, Errand>): string | undefined {
  const { view } = mind;
  const errand = errands.get(hero.id);
  for (const usable of usables(mind, hero)) {
    const { ops, isSkill, key } = usable;
    const [op] = ops;
    if (!isSkill || op?.op !== 'actions') continue;
    const whom = op.target === 'partner' ? partnerOf(view, hero) : hero;
    const theirs = errands.get(whom.id);
    if (!stands(whom) || !theirs || whom.disc + op.n > TRACK_END) continue;
    if (op.n - 1 > priceOf(usable, errand ?? theirs)) return key;
  }
  return undefined;
}
