// DES-79: what is cold breaks. Whoever has Frost tokens tries a weapon after each attack with it, a shield as it is used, armour after a heavy
// blow: a power die for each token, and a blank breaks it.

import { maybeRemove, remove } from '@veillee/pieces/piles';
import { itemRow } from '../../content/items.ts';
import { powerFace, SIDES } from '../attack/dice.ts';
import { thingName } from '../card-names.ts';
import { giveBack } from '../give-back.ts';
import { nameOf } from '../names.ts';
import { type Hero, rowId, type T, type Thing } from '../state.ts';
import { hasOp } from './held.ts';
import { tokensOn } from './tokens.ts';

/** Bare hands and dice of one's own do not break, nor do relics (DES-79.7), nor what belongs to whoever keeps everything whole. */
export function tryFrost(t: T, hero: Hero, thing: Thing | undefined): void {
  const n = tokensOn(hero, 'frost');
  if (n === 0 || thing === undefined || !hero.equipped.includes(thing)) return;
  if (itemRow(rowId(thing)).tier === 'relic' || hasOp(hero, 'unbreakable')) return;
  const faces = t.rolls(n, SIDES, 'dice').map(roll => powerFace(roll - 1));
  const breaks = faces.includes('blank');
  const words = { figure: nameOf(t.state, hero.id), thing: thingName(thing), n };
  t.tell(breaks ? 'log.frost.breaks' : 'log.frost.holds', words, { rule: 'DES-79.3', detail: faces, weight: 2 });
  if (!breaks) return;
  remove(hero.equipped, thing);
  maybeRemove(hero.exhausted, thing);
  giveBack(t.state, thing); // DES-79.7
}
