// DES-29: what is drunk works; and potions that become others.

import { maybeRemove } from '@veillee/pieces/piles';
import { potionRow } from '../../content/items.ts';
import type { Potion } from '../../content/vocabulary.ts';
import { powerFace, SIDES } from '../attack/dice.ts';
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
  endPotion(t, hero); // any other ends the one that works (ICE-2.4)
  if (stays(potion)) hero.active = potion;
  for (const { ops } of potionRow(potion).effects)
    for (const op of ops) if (op.op === 'recover') yield* recover(t, hero, op); // DES-29.5, DES-29.6
}

/** Whether it lies on the sheet once it is drunk, and works there (DES-29.7, ICE-2.2). */
export const stays = (potion: Potion): boolean => potionRow(potion).effects.some(({ when }) => when !== 'own-turn');

/** The potion that works on a hero ends, and its token goes back. */
export function endPotion(t: T, hero: Hero): void {
  const { active } = hero;
  if (active === undefined) return;
  hero.active = undefined;
  supplyPotion(t.state, active, 1);
  t.tell('log.potion.ends', { figure: nameOf(t.state, hero.id), thing: thingName(active) }, { rule: 'ICE-2.4' });
}

/** ICE-2.3: at the start of each later turn a die says whether it goes on. */
export function* wearOff(t: T, hero: Hero): Flow {
  const { active } = hero;
  const endsOn = active && potionRow(active).endsOn;
  if (!endsOn) return;
  const face = powerFace(t.roll(SIDES, 'dice') - 1);
  const words = { figure: nameOf(t.state, hero.id), thing: thingName(active), face: { text: `face.${face}` } };
  t.tell('log.potion.rolled', words, { rule: 'ICE-2.3', detail: face });
  if (face === endsOn) endPotion(t, hero);
}

/** R100: whether it would do anything for them now; nothing is drunk in vain. */
export const wouldHelp = (state: State, hero: Hero, potion: Potion): boolean =>
  (stays(potion) && hero.active !== potion) ||
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
  const optionOf = ([from, to]: readonly [Potion, Potion]) => ({
    key: changePotionKey.make(from, to),
    text: 'potion.change',
    with: { from: thingName(from), to: thingName(to) },
  });
  const how = { with: { figure: nameOf(state, hero.id) } };
  const [from, to] = yield* t.choose(hero.seat, 'potion.exchange', changes, optionOf, how);
  maybeRemove(hero.potions, from);
  hero.potions.push(to);
  supplyPotion(state, from, 1);
  supplyPotion(state, to, -1);
  t.tell('log.potion.changed', { figure: nameOf(state, hero.id), from: thingName(from), to: thingName(to) });
}
