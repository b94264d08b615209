// Enter the Dungeon: preparation and the choice of a target. THU-6, THU-7, THU-8.

import type { Option, Position, Refused, Rules, Table } from '@veillee/kernel';
import { abilityName, type Card, defOf } from '../content/cards.ts';
import { canBeAttacked, lightPenaltyOf, strengthOf, weaponOf, weightOf } from './battle.ts';
import { alike } from './cards-offered.ts';
import {
  effectRefusal,
  hasBetterUse,
  nextEntrant,
  type UsableEffect,
  usableEffects,
  useEffect,
} from './dungeon-effects.ts';
import { ATTACK, EQUIP, HOLD, PLAY, UNEQUIP, USE } from './keys.ts';
import { named, namedAll, who } from './piles.ts';
import {
  activePlayer,
  effectKey,
  monsterAt,
  newParty,
  type Party,
  partyCards,
  partyOf,
  RANKS,
  type Rank,
  type State,
  turnHeading,
} from './state.ts';

const PREPARE: Position = { at: 'dungeon' };
const END_TURN: Position = { at: 'endTurn' };
const LEAVE: Option = { key: 'leave', text: 'option.leave', rule: 'THU-8.5' };

/** THU-6.1: the whole hand is revealed and enters; nothing can be held back. */
export function enterDungeon(t: Table<State>): Position {
  const { state } = t;
  const own = activePlayer(state);
  own.revealed = true;
  state.party = newParty();
  state.idle = 0;
  t.reveal();
  t.tell(
    'log.enter',
    { player: who(state.active), cards: namedAll(own.hand), count: own.hand.length },
    { rule: 'THU-6.1', turn: turnHeading(state), weight: 1 },
  );
  return PREPARE;
}

/** One step of preparation: an effect, a Weapon, a Spell held back, or the attack. */
export function* dungeon(t: Table<State>): Rules<Position> {
  const { state } = t;
  const entrant = nextEntrant(state);
  if (entrant) return yield* offerOnEntry(t, entrant);
  const options = preparationOptions(state);
  const key = yield* t.choose(state.active, 'dungeon.step', options, {
    rule: 'THU-6.3',
    confirm: options[0]?.key === LEAVE.key ? 'turn' : 'fight',
    refused: () => preparationRefusals(state),
  });
  if (key === LEAVE.key) {
    t.tell('log.noTarget', { player: who(state.active) }, { rule: 'THU-8.5', weight: 2 });
    return END_TURN;
  }
  const [rank] = ATTACK.read(key) ?? [];
  if (rank !== undefined) return { at: 'battle', rank };
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
function* offerOnEntry(t: Table<State>, effect: UsableEffect): Rules<Position> {
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

const useOption = ({ card, ability, group }: UsableEffect): Option => ({
  key: USE.make(card, ability),
  text: 'option.use',
  with: { card: named(card), effect: abilityName(card, ability) },
  rule: 'THU-6.3',
  on: group,
});

function preparationOptions(state: State): Option[] {
  const party = partyOf(state);
  const cards = partyCards(state);
  const options: Option[] = [];
  for (const rank of RANKS) {
    const target = monsterAt(state, rank);
    if (target && canBeAttacked({ cards, party }, target, rank)) options.push(attackOption(state, rank));
  }
  if (options.length === 0) options.push(LEAVE); // THU-8.1: else one must attack
  for (const effect of usableEffects(state)) options.push(useOption(effect));
  weaponOptions(state, party, cards, options);
  for (const card of cards) {
    const def = defOf(card);
    if (!def.isSpell || (def.magic === 0 && def.attack === 0 && def.light === 0)) continue;
    const held = party.held.includes(card);
    options.push({
      key: (held ? PLAY : HOLD).make(card),
      text: held ? 'option.play' : 'option.hold',
      with: { card: named(card) },
      rule: 'THU-6.15',
      on: [card],
    });
  }
  return options;
}

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
function weaponOptions(state: State, party: Party, cards: readonly Card[], options: Option[]): void {
  const weapons = cards.filter(card => defOf(card).isWeapon);
  if (weapons.length === 0) return;
  const free = weapons.filter(card => isFree(party, card));
  const bare = cards.filter(card => defOf(card).isHero && weaponOf(party, card) === undefined);
  const heroes = free.length > 0 ? alike(state, bare) : [];
  for (const group of alike(state, free)) {
    const weapon = group[0] as Card;
    for (const twins of heroes) {
      const hero = twins[0] as Card;
      if (weightOf(party, weapon) > strengthOf(party, hero)) continue; // THU-7.2
      options.push({
        key: EQUIP.make(weapon, hero),
        text: 'option.equip',
        with: { card: named(weapon), hero: named(hero) },
        rule: 'THU-6.5',
        on: [...group, ...twins],
      });
    }
  }
  for (const weapon of weapons) {
    if (party.equip[weapon] === undefined || party.thrown.includes(weapon)) continue;
    options.push({
      key: UNEQUIP.make(weapon),
      text: 'option.unequip',
      with: { card: named(weapon), hero: named(party.equip[weapon] as Card) },
      rule: 'THU-6.5',
      on: [weapon],
    });
  }
}

/** A thrown Spear whose Hero has left the party is spent: it arms nobody else (THU-7.9). */
const isFree = (party: Party, weapon: Card): boolean =>
  party.equip[weapon] === undefined && !party.thrown.includes(weapon);

/** What a player would expect to be able to do now, and why not. */
function preparationRefusals(state: State): Refused[] {
  const party = partyOf(state);
  const cards = partyCards(state);
  const refused: Refused[] = [];
  for (const rank of RANKS) {
    const card = state.hall[rank - 1] as Card;
    const target = monsterAt(state, rank);
    if (target && !canBeAttacked({ cards, party }, target, rank))
      refused.push({
        key: ATTACK.make(rank),
        text: 'option.attack',
        with: { card: named(card), rank },
        why: { text: 'refuse.dark', with: { needed: rank + lightPenaltyOf(target) } },
        rule: 'THU-8.4',
        on: [card],
      });
    else if (card && !target)
      refused.push({
        key: ATTACK.make(rank),
        text: 'option.attack',
        with: { card: named(card), rank },
        why: { text: 'refuse.stone' },
        rule: 'THU-8.2',
        on: [card],
      });
  }
  for (const group of alike(
    state,
    cards.filter(card => defOf(card).isWeapon && isFree(party, card)),
  ))
    for (const twins of alike(
      state,
      cards.filter(card => defOf(card).isHero),
    )) {
      const refusal = equipRefusal(party, group[0] as Card, twins[0] as Card);
      if (refusal) refused.push({ ...refusal, on: [...group, ...twins] });
    }
  return [...refused, ...effectRefusal(state)];
}

function equipRefusal(party: Party, weapon: Card, hero: Card): Refused | undefined {
  const option = {
    key: EQUIP.make(weapon, hero),
    text: 'option.equip',
    with: { card: named(weapon), hero: named(hero) },
  };
  const strength = strengthOf(party, hero);
  const weight = weightOf(party, weapon);
  if (weight > strength)
    return { ...option, why: { text: 'refuse.heavy', with: { weight, strength } }, rule: 'THU-7.2' };
  const held = weaponOf(party, hero);
  if (held) return { ...option, why: { text: 'refuse.armed', with: { card: named(held) } }, rule: 'THU-7.3' };
  return undefined;
}
