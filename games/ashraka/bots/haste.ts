// What saves actions: texts that carry a hero along the way, and texts that give actions to one or the other.

import type { Node } from '@veillee/pieces/geometry';
import type { Op, OpOf } from '../content/vocabulary.ts';
import { board } from '../rules/board.ts';
import { type Hero, partnerOf, stands, TRACK_END } from '../rules/state.ts';
import type { Errand } from './errands.ts';
import type { Mind } from './mind.ts';
import { type Usable, usables } from './remedies.ts';
import type { Way } from './travel.ts';

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
