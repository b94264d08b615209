// DES-34: what a hero has in use and in the pack, what fits, and rearranging it.

import { act } from '@veillee/pieces/deeds';
import { first, type Offered, optionsIn, unless, type Why } from '@veillee/pieces/offers';
import { maybeRemove, remove } from '@veillee/pieces/piles';
import { heroName, thingName } from '../card-names.ts';
import { attend } from '../effects/companions.ts';
import { statOf } from '../effects/stats.ts';
import { giveTokens } from '../effects/tokens.ts';
import { giveBack } from '../give-back.ts';
import { dropKey, equipKey, putAwayKey } from '../keys.ts';
import { startOf } from '../setup/start.ts';
import {
  type Deed,
  type DeedOffer,
  type Flow,
  type Hero,
  isPotion,
  type State,
  sheetOf,
  supplyPotion,
  type T,
  type Thing,
} from '../state.ts';
import { endOrder } from '../wounds.ts';
import { losing } from './coming-down.ts';
import {
  isBurdened,
  isFixed,
  isStowed,
  makingWay,
  packOf,
  rowOf,
  slotOf,
  whyNotEquip,
  whyNotReceive,
} from './fitting.ts';

export const hasRoom = (hero: Hero): boolean => hero.pack.length < packOf(hero);

/** What is in use is another: who comes with it comes or goes, and nobody has more wounds than they still can have (DES-24.8). */
export function changed(state: State): void {
  attend(state);
  for (const hero of state.heroes) hero.wounds = Math.min(hero.wounds, statOf(state, hero.id, 'maxWounds'));
}

function use(t: T, hero: Hero, thing: Thing): void {
  if (isPotion(thing)) {
    hero.potions.push(thing);
    return;
  }
  hero.equipped.push(thing);
  if (rowOf(thing).cursed) giveTokens(t, hero, 'curse', 1); // DES-31.1
  changed(t.state);
  if (isBurdened(hero)) unburden(t, hero);
}

/** Potions and the whole pack are gone; of relics the markers lie where the hero is, or where they will come back (DES-31.7). */
function unburden(t: T, hero: Hero): void {
  const { state } = t;
  for (const thing of [...hero.potions, ...hero.pack]) {
    maybeRemove(hero.exhausted, thing);
    leave(state, hero, thing);
    t.tell('log.lodestone', { hero: heroName(sheetOf(hero)), thing: thingName(thing) }, { rule: 'DES-4.25' });
  }
  hero.potions = [];
  hero.pack = [];
}

/** Something that a hero cannot have goes back to where it came from. */
function leave(state: State, { at = startOf(state) }: Hero, thing: Thing): void {
  if (!isPotion(thing) && rowOf(thing).tier === 'relic')
    state.board.markers.push({ id: `marker:relic#${thing}`, at, kind: 'relic', item: thing });
  else giveBack(state, thing);
}

/** Something leaves a hero, out of the pack if it is there: one potion is like another. */
export function take(hero: Hero, thing: Thing): void {
  if (!maybeRemove(hero.pack, thing)) takeInUse(hero, thing);
}

/** Something that is in use leaves a hero. */
export function takeInUse(hero: Hero, thing: Thing): void {
  if (isPotion(thing)) remove(hero.potions, thing);
  else remove(hero.equipped, thing);
}

/** All that a hero has: in use, then in the pack. */
export const thingsOf = (hero: Hero): Thing[] => [...hero.equipped, ...hero.potions, ...hero.pack];

/**
 * DES-28.4, DES-30.14, DES-34.7: something comes to a hero, in turn or out of it: put to use if it fits, else into the pack; and
 * whoever would rather have it otherwise, or has no room, arranges it anew, for free. Whoever aims decides for themselves, for what
 * they put to use costs them the order (DES-8.7). `free`: from a hero, so that all they have may be arranged anew (DES-34.5).
 */
export function* receive(t: T, hero: Hero, thing: Thing, free = false, later = false): Flow {
  for (const { id, exhausted } of t.state.heroes)
    if (id !== hero.id && maybeRemove(exhausted, thing)) hero.exhausted.push(thing); // DES-6.5
  if (isFixed(thing)) return yield* bear(t, hero, thing);
  if (whyNotReceive(hero, thing)) {
    leave(t.state, hero, thing);
    t.tell('log.lodestone', { hero: heroName(sheetOf(hero)), thing: thingName(thing) }, { rule: 'DES-4.25' });
    return;
  }
  // Nobody is cursed by what they have not put to use themselves (DES-31.1).
  const isSettled = isPotion(thing) || (hero.order !== 'aim' && !rowOf(thing).cursed);
  if (isSettled && whyNotEquip(hero, thing) === undefined) {
    use(t, hero, thing);
    if (free && hero.pack.length > 0) yield* rearrange(t, hero, { often: true });
    return;
  }
  hero.pack.push(thing);
  if (later) return;
  if (!isStowed(hero) || !isPotion(thing) || free) yield* rearrange(t, hero);
}

/** DES-4.24: a dark relic is put on at once, and what is in its way makes room; the hero arranges the rest as they like. */
function* bear(t: T, hero: Hero, relic: Thing): Flow {
  const away = makingWay(hero, relic);
  if (!away) {
    leave(t.state, hero, relic);
    return;
  }
  yield* losing(t, hero, () => {
    for (const thing of away) {
      takeInUse(hero, thing);
      hero.pack.push(thing);
    }
    if (away.length > 0) endOrder(hero, 'equip');
    use(t, hero, relic);
  });
  const told = { hero: heroName(sheetOf(hero)), thing: thingName(relic) };
  t.tell('log.darkRelic', told, { rule: 'DES-4.24', weight: 3 });
  if (away.length > 0 && !isBurdened(hero)) yield* rearrange(t, hero);
}

/** Something has left a hero that made room for other things: they find another place for these. */
export function* stow(t: T, hero: Hero): Flow {
  changed(t.state);
  if (!isStowed(hero)) yield* rearrange(t, hero);
}

/** Free changes, one after the other, until all fits and the hero is content. */
export function* rearrange(t: T, hero: Hero, how?: Rearranging): Flow {
  const before = [...hero.equipped].sort().join();
  while (yield* rearrangeOnce(t, hero, how));
  if ([...hero.equipped].sort().join() !== before) endOrder(hero, 'equip'); // DES-34.13
}

export interface Rearranging {
  readonly handsOnly?: boolean;
  /** Whatever else may be done meanwhile. */
  readonly more?: Offered<Deed>;
  /** Asked at every turn: whoever has all they own in use, and nothing else to do, is not unless they wish it. */
  readonly often?: boolean;
  /** What each thing would change. */
  readonly outlook?: () => unknown;
}

/** One change; false when the hero is content. While it lasts the pack may be too full. */
export function* rearrangeOnce(t: T, hero: Hero, how: Rearranging = {}): Flow<boolean> {
  const { handsOnly = false, more, often, outlook } = how;
  const matters = hero.pack.length > 0 || (more !== undefined && optionsIn(more).length > 0);
  const fits = isStowed(hero);
  const asked = {
    seat: hero.seat,
    prompt: 'equip.ask',
    rule: 'DES-6.7',
    with: { hero: heroName(sheetOf(hero)) },
    ...(fits && { pass: { text: 'equip.done' } }),
    ...(fits && often && { window: { id: 'equip', matters, open: true as const } }),
    ...(outlook && { outlook }),
  };
  const done = yield* act(t, asked, offer => {
    offerChanges(hero, offer, handsOnly);
    more?.(offer);
  });
  return done !== undefined;
}

function offerChanges(hero: Hero, offer: DeedOffer, handsOnly: boolean): void {
  const moves = (thing: Thing): boolean => !handsOnly || (!isPotion(thing) && slotOf(rowOf(thing)) === 'hands'); // DES-34.15
  for (const thing of new Set(hero.pack)) {
    if (!moves(thing)) continue;
    offer(whyNotEquip(hero, thing), () => ({
      option: {
        key: equipKey.make(thing),
        text: 'equip.use',
        with: { thing: thingName(thing) },
        on: [`item:${thing}`],
      },
      *run(t) {
        remove(hero.pack, thing);
        use(t, hero, thing);
      },
    }));
  }
  for (const thing of new Set([...hero.equipped, ...hero.potions])) {
    if (!moves(thing)) continue;
    offer(whyNotPutAway(hero, thing), () => ({
      option: {
        key: putAwayKey.make(thing),
        text: 'equip.putAway',
        with: { thing: thingName(thing) },
        on: [`item:${thing}`],
      },
      run: t =>
        losing(t, hero, () => {
          takeInUse(hero, thing);
          hero.pack.push(thing);
          changed(t.state);
        }),
    }));
  }
  for (const thing of new Set(thingsOf(hero)))
    offer(whyNotDrop(hero, thing), () => ({
      option: {
        key: dropKey.make(thing),
        text: 'equip.drop',
        with: { thing: thingName(thing) },
        on: [`item:${thing}`],
      },
      run: t => drop(t, hero, thing),
    }));
}

/** DES-31.7: a relic is never lost, and in Town there is no space for its marker. */
export const whyNotDrop = ({ at }: Hero, thing: Thing): Why | undefined =>
  first(
    whyNotPart(thing),
    unless(at !== undefined || isPotion(thing) || rowOf(thing).tier !== 'relic', 'why.relic.drop', 'DES-31.7'),
  );

/** DES-4.25: a dark relic stays where it is. */
export const whyNotPart = (thing: Thing): Why | undefined => unless(!isFixed(thing), 'why.darkRelic', 'DES-4.25');

const whyNotPutAway = (hero: Hero, thing: Thing): Why | undefined =>
  first(whyNotPart(thing), unless(!isBurdened(hero), 'why.lodestone', 'DES-4.25'));

/** DES-2.4, DES-31.7: what is dropped is lost, except a relic, whose marker lies where it fell; potions go back to the supply. */
export function* drop(t: T, hero: Hero, thing: Thing): Flow {
  yield* losing(t, hero, () => leaveThere(t, hero, thing));
}

function leaveThere(t: T, hero: Hero, thing: Thing): void {
  const { state } = t;
  take(hero, thing);
  maybeRemove(hero.exhausted, thing);
  if (isPotion(thing)) supplyPotion(state, thing, 1);
  else if (rowOf(thing).tier === 'relic' && hero.at)
    state.board.markers.push({ id: `marker:relic#${thing}`, at: hero.at, kind: 'relic', item: thing });
  else (state.legend?.board ? state.legend.graveyard : state.lost).push(thing); // LEG-1.7
  changed(state);
  t.tell('log.drops', { hero: heroName(sheetOf(hero)), thing: thingName(thing) }, { rule: 'DES-10.3' });
}
