// Enter the Dungeon: preparation and the choice of a target. THU-6, THU-7, THU-8.

import type { Option, Rules, Table } from '@veillee/kernel';
import { because, type Offer, type Offered, optionsIn, refusedIn, type Why } from '@veillee/pieces/offers';
import { type Card, type CardDef, defOf } from '../content/cards.ts';
import { canBeAttacked, lightPenaltyOf, type Side, strengthOf, weaponOf, weightOf } from './battle.ts';
import { alike } from './cards-offered.ts';
import { type Effect, hasBetterUse, nextEntrant, offerEffects, useEffect, useOption } from './dungeon-effects.ts';
import { ATTACK, EQUIP, HOLD, PLAY, UNEQUIP, USE } from './keys.ts';
import { named, revealHand, who } from './piles.ts';
import {
  effectKey,
  monsterAt,
  NOTHING,
  newParty,
  type Party,
  type Position,
  partyCards,
  partyOf,
  RANKS,
  type Rank,
  type State,
} from './state.ts';

const PREPARE: Position = { at: 'dungeon' };
const END_TURN: Position = { at: 'endTurn' };
const LEAVE: Option = { key: 'leave', text: 'option.leave', rule: 'THU-8.5' };

/** THU-6.1: the whole hand is revealed and enters; nothing can be held back. */
export function enterDungeon(t: Table<State>): Position {
  t.state.party = newParty();
  t.state.idle = 0;
  revealHand(t, 'log.enter', 'THU-6.1');
  return PREPARE;
}

/** One step of preparation: an effect, a Weapon, a Spell held back, or the attack. */
export function* dungeon(t: Table<State>): Rules<Position> {
  const { state } = t;
  const entrant = nextEntrant(state);
  if (entrant) return yield* offerOnEntry(t, entrant);
  const options = optionsIn(offered(state));
  const key = yield* t.choose(state.active, 'dungeon.step', options, {
    rule: 'THU-6.3',
    confirm: options[0]?.key === LEAVE.key ? 'turn' : 'fight',
    refused: () => refusedIn(offered(state)),
  });
  if (key === LEAVE.key) {
    t.tell('log.noTarget', { player: who(state.active) }, { rule: 'THU-8.5', weight: 2 });
    return END_TURN;
  }
  const [rank] = ATTACK.read(key) ?? [];
  if (rank !== undefined) return { at: 'battle', rank: rank as Rank };
  yield* prepare(t, key);
  return PREPARE;
}

/** A Weapon given or taken back, a Spell held back or not, an effect. */
function* prepare(t: Table<State>, key: string): Rules {
  const { state } = t;
  const party = partyOf(state);
  const [weapon, hero] = EQUIP.read(key) ?? [];
  const [effect, ability] = USE.read(key) ?? [];
  if (effect !== undefined && ability !== undefined) yield* useEffect(t, effect, ability);
  else if (weapon !== undefined && hero !== undefined) {
    party.equip[weapon] = hero;
    t.tell('log.equip', { player: who(state.active), hero: named(hero), card: named(weapon) }, { rule: 'THU-6.5' });
  } else if (UNEQUIP.is(key)) delete party.equip[UNEQUIP.only(key)];
  else if (HOLD.is(key))
    party.held.push(HOLD.only(key)); // THU-6.15
  else party.held = party.held.filter(card => card !== PLAY.only(key));
}

/** Ruling A-23: who makes the others discard does so on entering unless the player says otherwise; later, if it was left. */
function* offerOnEntry(t: Table<State>, effect: Effect): Rules<Position> {
  const { state } = t;
  partyOf(state).offered.push(effectKey(effect.card, effect.ability));
  const option = useOption(effect);
  const key = yield* t.choose(state.active, 'dungeon.enters', [option], {
    with: { card: named(effect.card) },
    rule: 'THU-6.13',
    pass: { text: 'option.enters.pass' },
    window: { id: 'enters', matters: hasBetterUse(state), usual: [option.key], open: true },
  });
  if (key !== undefined) yield* useEffect(t, effect.card, effect.ability);
  return PREPARE;
}

/** Whatever a player would look for in preparation. */
const offered =
  (state: State): Offered =>
  offer => {
    const party = partyOf(state);
    const cards = partyCards(state);
    offerAttacks(state, { cards, party }, offer);
    offerEffects(state, offer);
    offerWeapons(state, party, cards, offer);
    for (const card of cards) {
      const def = defOf(card);
      if (!def.isSpell || (def.magic === 0 && def.attack === 0 && def.light === 0)) continue;
      const held = party.held.includes(card);
      offer(undefined, () => ({
        key: (held ? PLAY : HOLD).make(card),
        text: held ? 'option.play' : 'option.hold',
        with: { card: named(card) },
        rule: 'THU-6.15',
        on: [card],
      }));
    }
  };

/** THU-8.1: one must attack; whoever can reach nobody leaves. */
function offerAttacks(state: State, side: Side, offer: Offer): void {
  let open = false;
  for (const rank of RANKS) {
    if (state.hall[rank - 1] === NOTHING) continue;
    const why = whyNotAttack(side, monsterAt(state, rank), rank);
    offer(why, () => attackOption(state, rank));
    open ||= why === undefined;
  }
  if (!open) offer(undefined, () => LEAVE);
}

function whyNotAttack(side: Side, target: CardDef | undefined, rank: Rank): Why | undefined {
  if (target === undefined) return STONE;
  if (canBeAttacked(side, target, rank)) return undefined;
  return because('refuse.dark', 'THU-8.4', { needed: rank + lightPenaltyOf(target) });
}

const STONE = because('refuse.stone', 'THU-8.2');

const attackOption = (state: State, rank: Rank): Option => {
  const card = state.hall[rank - 1] as Card;
  return {
    key: ATTACK.make(rank),
    text: 'option.attack',
    with: { card: named(card), rank },
    rule: 'THU-8.1',
    on: [card],
  };
};

/** THU-7: Weapons may change hands freely until the target is declared, a thrown Spear excepted. */
function offerWeapons(state: State, party: Party, cards: readonly Card[], offer: Offer): void {
  const weapons = cards.filter(card => defOf(card).isWeapon);
  if (weapons.length === 0) return;
  const free = alike(
    state,
    weapons.filter(card => isFree(party, card)),
  );
  const heroes = free.length > 0 ? alike(state, cards.filter(isHero)) : [];
  for (const group of free)
    for (const twins of heroes) {
      const weapon = group[0] as Card;
      const hero = twins[0] as Card;
      offer(whyNotEquip(party, weapon, hero), () => ({
        key: EQUIP.make(weapon, hero),
        text: 'option.equip',
        with: { card: named(weapon), hero: named(hero) },
        rule: 'THU-6.5',
        on: [...group, ...twins],
      }));
    }
  for (const weapon of weapons) {
    const hero = party.equip[weapon];
    if (hero === undefined || party.thrown.includes(weapon)) continue;
    offer(undefined, () => ({
      key: UNEQUIP.make(weapon),
      text: 'option.unequip',
      with: { card: named(weapon), hero: named(hero) },
      rule: 'THU-6.5',
      on: [weapon],
    }));
  }
}

const isHero = (card: Card): boolean => defOf(card).isHero;

/** A thrown Spear whose Hero has left the party is spent: it arms nobody else (THU-7.9). */
const isFree = (party: Party, weapon: Card): boolean =>
  party.equip[weapon] === undefined && !party.thrown.includes(weapon);

function whyNotEquip(party: Party, weapon: Card, hero: Card): Why | undefined {
  const strength = strengthOf(party, hero);
  const weight = weightOf(party, weapon);
  if (weight > strength) return because('refuse.heavy', 'THU-7.2', { weight, strength });
  const held = weaponOf(party, hero);
  return held === undefined ? undefined : because('refuse.armed', 'THU-7.3', { card: named(held) });
}
