// DES-29: what is drunk works; and potions that become others.

import { maybeRemove } from '@veillee/pieces/piles';
import { potionRow } from '../../content/items.ts';
import type { Potion } from '../../content/vocabulary.ts';
import { thingName } from '../card-names.ts';
import { changePotionKey } from '../keys.ts';
import { nameOf } from '../names.ts';
import {
  type Flow,
  type Hero,
  type HeroId,
  heroOf,
  potionsInPlay,
  potionsLeft,
  type State,
  supplyPotion,
  type T,
} from '../state.ts';
import { recover } from './recover.ts';
import { statOf } from './stats.ts';

export function* drink(t: T, id: HeroId, potion: Potion): Flow {
  const hero = heroOf(t.state, id);
  for (const { ops } of potionRow(potion).effects)
    for (const op of ops) if (op.op === 'recover') yield* recover(t, hero, op); // DES-29.5, DES-29.6
}

/** R100: whether it would do anything for them now; nothing is drunk in vain. */
export const wouldHelp = (state: State, hero: Hero, potion: Potion): boolean =>
  potionRow(potion).effects.some(({ ops }) =>
    ops.some(
      op =>
        op.op === 'recover' &&
        ((op.wounds !== undefined && isHurt(state, hero)) ||
          (op.fatigue !== undefined && hero.fatigue < statOf(state, hero.id, 'maxFatigue'))),
    ),
  );

/** Healing takes Poison too (DES-24.9). */
const isHurt = (state: State, { id, wounds, tokens }: Hero): boolean =>
  wounds < statOf(state, id, 'maxWounds') || (tokens.poison ?? 0) > 0;

/** Aurim: a potion at hand, and what it can become as long as the supply has one. */
export const otherPotions = (state: State, { potions }: Hero): (readonly [from: Potion, to: Potion])[] =>
  [...new Set(potions)].flatMap(from =>
    potionsInPlay(state).flatMap(to => (to !== from && potionsLeft(state, to) > 0 ? [[from, to] as const] : [])),
  );

export function* changePotion(t: T, hero: Hero): Flow {
  const { state } = t;
  const changes = otherPotions(state, hero);
  if (changes.length === 0) return;
  const options = changes.map(([from, to]) => ({
    key: changePotionKey.make(from, to),
    text: 'potion.change',
    with: { from: thingName(from), to: thingName(to) },
  }));
  const key: string = yield* t.choose(hero.seat, 'potion.exchange', options, {
    with: { figure: nameOf(state, hero.id) },
  });
  const [from, to] = (changePotionKey.read(key) ?? []) as Potion[];
  if (!from || !to) return;
  maybeRemove(hero.potions, from);
  hero.potions.push(to);
  supplyPotion(state, from, 1);
  supplyPotion(state, to, -1);
  t.tell('log.potion.changed', { figure: nameOf(state, hero.id), from: thingName(from), to: thingName(to) });
}
