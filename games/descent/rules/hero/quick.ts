// DES-10: quick actions: what movement points buy besides steps, and what costs none.

import { because, first, isUnheard, unless, type Why } from '@veillee/pieces/offers';
import { POTIONS_A_TURN, quickActionRow } from '../../content/turns.ts';
import type { Potion } from '../../content/vocabulary.ts';
import { doorsBeside, whyNotDoor } from '../areas/doors.ts';
import { areAdjacent, isOpen } from '../board.ts';
import { calls } from '../calls.ts';
import { heroName, thingName } from '../card-names.ts';
import { hasOp, opOf } from '../effects/held.ts';
import { stays, wouldHelp } from '../effects/potions.ts';
import { offerToCompanions } from '../familiars.ts';
import { offerTreeToHero } from '../heights.ts';
import { chestKey, doorKey, drinkKey, dropKey, giveKey, pickUpKey, questActionKey, reEquipKey } from '../keys.ts';
import { offerBreaking } from '../legend/dungeon/bound.ts';
import { offerLight } from '../legend/dungeon/goals.ts';
import { offerSearch } from '../legend/dungeon/searching.ts';
import { offerFlight } from '../legend/outdoors/fleeing.ts';
import { offerGroundSearch } from '../legend/outdoors/searching.ts';
import { markerName, questText } from '../names.ts';
import { powerOps } from '../overlord/in-play.ts';
import { offerAltar } from '../props/altars.ts';
import { questActionsOf } from '../quest/actions.ts';
import {
  type DeedOffer,
  type Flow,
  type Hero,
  type HeroTurn,
  isInTown,
  isPotion,
  type Marker,
  markersAt,
  onBoard,
  type State,
  sheetOf,
  standsOn,
  supplyPotion,
  type T,
  type Thing,
} from '../state.ts';
import { endOrder } from '../wounds.ts';
import { losing } from './coming-down.ts';
import { changed, drop, rearrangeOnce, receive, stow, take, takeInUse, thingsOf, whyNotPart } from './equipment.ts';
import { whyNotReceive } from './fitting.ts';
import { offerToTown } from './glyphs.ts';
import { whyNoMovement } from './movement.ts';

/** Points for a quick action of a hero. */
export const priceOf = (id: string): number => quickActionRow(id).hero ?? 0;

type Shut = 'door' | 'rune-door' | 'chest';
/** Points for a door or a chest: whoever is good at it pays less, and whoever breaks doors nothing. */
export const opening = (hero: Hero, id: Shut): number =>
  id !== 'chest' && hasOp(hero, 'breakDoors') ? 0 : shutting(hero, id);
const shutting = (hero: Hero, id: Shut): number => opOf(hero, 'opensFor')?.n ?? priceOf(id);

/** Why points cannot be paid. */
export const whyNotPay = (state: State, hero: Hero, turn: HeroTurn, cost: number, rule: string): Why | undefined =>
  turn.movement < cost ? because('why.movement', rule, { cost }) : cost > 0 ? whyNoMovement(state, hero) : undefined;

export function offerQuickActions(state: State, hero: Hero, turn: HeroTurn, offer: DeedOffer): void {
  offerDoors(state, hero, turn, offer);
  offerMarkers(state, hero, turn, offer);
  offerTreeToHero(state, hero, turn, () => whyNoMovement(state, hero), offer);
  offerAltar(state, hero, turn, (cost, rule) => whyNotPay(state, hero, turn, cost, rule), offer);
  offerSearch(state, hero, turn, (cost, rule) => whyNotPay(state, hero, turn, cost, rule), offer);
  offerBreaking(state, hero, turn, (cost, rule) => whyNotPay(state, hero, turn, cost, rule), offer);
  offerLight(state, hero, turn, (cost, rule) => whyNotPay(state, hero, turn, cost, rule), offer);
  offerDrinks(state, hero, turn, offer);
  offerGifts(state, hero, turn, offer);
  offerReEquip(state, hero, turn, offer);
  offerDrops(hero, offer);
  offerToTown(state, hero, turn, offer);
  if (state.outdoors) {
    const paying = (cost: number, rule: string) => whyNotPay(state, hero, turn, cost, rule);
    offerFlight(state, hero, turn, paying, offer);
    offerGroundSearch(state, hero, turn, paying, offer);
  }
  offerQuestActions(state, hero, turn, offer);
}

// ---- doors ----

function offerDoors(state: State, hero: Hero, turn: HeroTurn, offer: DeedOffer): void {
  for (const door of doorsBeside(state, hero)) {
    const isShut = !isOpen(state, door.id);
    const sort = door.kind === 'rune' ? 'rune-door' : 'door';
    const cost = isShut ? opening(hero, sort) : shutting(hero, sort);
    const rule = door.kind === 'rune' ? 'DES-10.9' : 'DES-10.8';
    offer(first(whyNotDoor(state, hero, door), whyNotPay(state, hero, turn, cost, rule)), () => ({
      option: {
        key: doorKey.make(door.id),
        text: !isShut ? 'turn.door.close' : hasOp(hero, 'breakDoors') ? 'turn.door.break' : 'turn.door.open',
        with: { cost },
        on: [door.door],
        rule,
      },
      *run(t) {
        turn.movement -= cost;
        yield* calls(t).useDoor(t, hero.id, door.id);
      },
    }));
  }
}

// ---- what lies here ----

const PICKED: readonly Marker['kind'][] = ['money', 'potion', 'key', 'relic', 'object'];

function offerMarkers(state: State, hero: Hero, turn: HeroTurn, offer: DeedOffer): void {
  if (!hero.at) return;
  for (const marker of markersAt(state, hero.at)) {
    const params = { thing: markerName(state, marker) };
    if (marker.kind === 'chest') {
      const cost = opening(hero, 'chest');
      const alone = onBoard(state).every(one => one.id === hero.id || !standsOn(one).includes(marker.at));
      const why = first(unless(alone, 'why.shared', 'DES-30.3'), whyNotPay(state, hero, turn, cost, 'DES-10.10'));
      offer(why, () => ({
        option: {
          key: chestKey.make(marker.id),
          text: 'turn.chest',
          with: { ...params, cost },
          on: [marker.id],
          rule: 'DES-10.10',
        },
        *run(t) {
          turn.movement -= cost;
          yield* calls(t).openChest(t, hero.id, marker.id);
        },
      }));
    } else if (PICKED.includes(marker.kind))
      offer(whyNotTake(hero, marker), () => ({
        option: {
          key: pickUpKey.make(marker.id),
          text: 'turn.pickUp',
          with: params,
          on: [marker.id],
          rule: 'DES-10.2',
        },
        run: t => calls(t).pickUp(t, hero.id, marker.id),
      }));
  }
}

/** DES-4.24, DES-4.25: a dark relic that finds no room, and what a Lodestone keeps away. */
function whyNotTake(hero: Hero, marker: Marker): Why | undefined {
  if (marker.kind === 'potion') return whyNotReceive(hero, marker.potion);
  return marker.kind === 'relic' ? whyNotReceive(hero, marker.item) : undefined;
}

// ---- potions and gifts ----

/** DES-10.7, DES-29.2: for 1 point, one in a turn, of those at hand. */
export function offerDrinks(state: State, hero: Hero, turn: HeroTurn, offer: DeedOffer): void {
  const cost = priceOf('drink');
  const unpaid = whyNotPay(state, hero, turn, cost, 'DES-10.7');
  if (isUnheard(unpaid, offer)) return;
  for (const potion of new Set(hero.potions))
    offer(
      first(
        unless(turn.drunk < POTIONS_A_TURN, 'why.drunk', 'DES-29.2'),
        unpaid,
        unless(wouldHelp(state, hero, potion), 'why.drinkInVain', 'DES-29.3'), // R100
      ),
      () => ({
        option: {
          key: drinkKey.make(potion),
          text: 'turn.drink',
          with: { thing: thingName(potion), cost },
          on: [`item:${potion}`],
          rule: 'DES-10.7',
        },
        *run(t) {
          turn.movement -= cost;
          turn.drunk++;
          yield* drinks(t, hero, potion);
        },
      }),
    );
}

export function* drinks(t: T, hero: Hero, potion: Potion): Flow {
  takeInUse(hero, potion);
  t.tell('log.drinks', { hero: heroName(sheetOf(hero)), thing: thingName(potion) }, { rule: 'DES-29.3', weight: 1 });
  yield* calls(t).drink(t, hero.id, potion);
  if (!stays(potion)) supplyPotion(t.state, potion, 1); // DES-29.14, A-33
}

/** DES-10.6, DES-28.3: 1 point for each thing, to a hero beside; coins never (DES-10.16). In Town all are beside each other. */
export function offerGifts(state: State, hero: Hero, turn: HeroTurn, offer: DeedOffer): void {
  const cost = priceOf('give');
  if (state.companions.length > 0)
    offerToCompanions(
      state,
      hero,
      turn,
      (n, rule) => whyNotPay(state, hero, turn, n, rule),
      () => [...new Set(thingsOf(hero))].filter(thing => !whyNotPart(thing)),
      offer,
    );
  const beside = state.heroes.filter(other => other.id !== hero.id && areAdjacent(state, hero, other));
  const unpaid = whyNotPay(state, hero, turn, cost, 'DES-10.6');
  if (beside.length === 0 || isUnheard(unpaid, offer)) return;
  const things = [...new Set([...thingsOf(hero), ...hero.objects])];
  const envied = !isInTown(hero) && powerOps(state, 'noGiving').length > 0; // DES-12.18
  for (const other of beside)
    for (const thing of things) {
      // What a quest has of its own is neither item nor potion.
      const barred = envied && !hero.objects.includes(thing);
      const isItem = !hero.objects.includes(thing);
      const why = first(
        unless(!barred, 'why.envy', 'DES-11.11'),
        isItem && first(whyNotPart(thing), whyNotReceive(other, thing)),
      );
      offer(first(why, unpaid), () => ({
        option: {
          key: giveKey.make(thing, other.id),
          text: 'turn.give',
          with: { thing: giftName(state, hero, thing), hero: heroName(sheetOf(other)), cost },
          on: [`item:${thing}`, other.id],
          rule: 'DES-10.6',
        },
        *run(t) {
          turn.movement -= cost;
          yield* give(t, hero, other, thing);
        },
      }));
    }
}

const giftName = (state: State, hero: Hero, thing: Thing) =>
  hero.objects.includes(thing) ? questText(state, 'object', thing) : thingName(thing);

function* give(t: T, hero: Hero, other: Hero, thing: Thing): Flow {
  const told = {
    hero: heroName(sheetOf(hero)),
    thing: giftName(t.state, hero, thing),
    other: heroName(sheetOf(other)),
  };
  t.tell('log.gives', told, { rule: 'DES-28.3' });
  if (hero.objects.includes(thing)) {
    hero.objects = hero.objects.filter(one => one !== thing);
    other.objects.push(thing);
    return;
  }
  const inUse = hero.equipped.includes(thing);
  yield* losing(t, hero, () => {
    take(hero, thing);
    changed(t.state);
  });
  if (inUse) endOrder(hero, 'equip'); // DES-34.13
  yield* receive(t, other, thing, true); // DES-28.4, DES-34.5
  yield* stow(t, hero);
}

// ---- hands ----

/** DES-10.11: 2 points for the whole change of what is in hand. */
function offerReEquip(state: State, hero: Hero, turn: HeroTurn, offer: DeedOffer): void {
  if (!hero.pack.some(thing => !isPotion(thing))) return;
  const cost = priceOf('re-equip');
  offer(whyNotPay(state, hero, turn, cost, 'DES-10.11'), () => ({
    option: { key: reEquipKey, text: 'turn.reEquip', with: { cost }, on: [hero.id], rule: 'DES-10.11' },
    *run(t) {
      turn.movement -= cost;
      endOrder(hero, 'equip');
      while (yield* rearrangeOnce(t, hero, { handsOnly: true }));
    },
  }));
}

/** DES-10.3: for nothing, also without moving. */
function offerDrops(hero: Hero, offer: DeedOffer): void {
  for (const thing of new Set(thingsOf(hero)))
    offer(whyNotPart(thing), () => ({
      option: {
        key: dropKey.make(thing),
        text: 'equip.drop',
        with: { thing: thingName(thing) },
        on: [`item:${thing}`],
        rule: 'DES-10.3',
      },
      *run(t) {
        if (hero.equipped.includes(thing)) endOrder(hero, 'equip');
        yield* drop(t, hero, thing);
        yield* stow(t, hero);
      },
    }));
}

// ---- of the quest's own ----

function offerQuestActions(state: State, hero: Hero, turn: HeroTurn, offer: DeedOffer): void {
  for (const { id, movement } of questActionsOf(state, hero))
    offer(whyNotPay(state, hero, turn, movement, 'DES-0.6'), () => ({
      option: {
        key: questActionKey.make(id),
        text: 'turn.questAction',
        with: { action: questText(state, 'action', id), cost: movement },
        on: [hero.id],
        rule: 'DES-0.6',
      },
      *run(t) {
        turn.movement -= movement;
        yield* calls(t).questAction(t, hero.id, id);
      },
    }));
}
