// What an effect does when its moment comes or its owner uses it: the one interpreter of the heroes' vocabulary. What always works is
// read where it counts (`stats.ts`, `attack/`, `wounds.ts`) and does nothing here.

import type { Space } from '@veillee/pieces/geometry';
import type { HeroOp, Token } from '../../content/vocabulary.ts';
import { gainCoins } from '../areas/coins.ts';
import { pickTreasure } from '../areas/treasure.ts';
import { isBeside } from '../board.ts';
import { calls } from '../calls.ts';
import { figureKey, wishKey } from '../keys.ts';
import { nameOf } from '../names.ts';
import { gainThreat } from '../overlord/threat.ts';
import {
  type Flow,
  type Hero,
  type HeroTurn,
  livingMonsters,
  type Monster,
  markersAt,
  standsOn,
  type T,
} from '../state.ts';
import { kill } from '../wounds.ts';
import { attackMore, attacksWith } from './attacks.ts';
import { changeAction } from './change-action.ts';
import { changeAttack } from './change-attack.ts';
import { join } from './companions.ts';
import { foil } from './foil.ts';
import { type Held, heldKey } from './held.ts';
import { changeOrder, lendOrder, placeOrder } from './orders.ts';
import { inSight, monstersWithin, placeOption, pushesOf, putAt, seenEmpty } from './places.ts';
import { changePotion } from './potions.ts';
import { recover } from './recover.ts';
import { spoilHand } from './spoiling.ts';
import { rankIn, statOf } from './stats.ts';
import type { Case } from './terms.ts';
import { giveTokens, takeTokens, tokensHeld } from './tokens.ts';

export function* applyEffect(t: T, held: Held, about: Case): Flow {
  if (held.effect.lasts) about.hero.lasting.push(heldKey(held));
  for (const op of held.effect.ops) yield* applyOp(t, held, op, about);
}

function* applyOp(t: T, held: Held, op: HeroOp, about: Case): Flow {
  const { hero, attack, target, card } = about;
  const { turn } = t.state;
  switch (op.op) {
    case 'recover':
      return yield* recover(t, hero, op);
    case 'attack':
      if (typeof op.with === 'object') return yield* attackMore(t, hero, attacksWith(t.state, hero, held.card.id));
      if (op.with === 'any')
        return yield* attackMore(t, hero, attacksWith(t.state, hero, undefined, target?.id, op.kinds));
      return yield* attackMore(t, hero, attacksWith(t.state, hero, attack?.weapon));
    case 'attacks':
      if (turn) more(turn, 'attacks', op.n);
      return;
    case 'attacksOf':
      if (turn) turn.only = { ...turn.only, [op.kind]: (turn.only?.[op.kind] ?? 0) + op.n };
      return;
    case 'movement':
      if (turn) more(turn, 'movement', op.n);
      return;
    case 'halfSpeed':
      if (turn) more(turn, 'movement', Math.ceil(statOf(t.state, hero.id, 'speed') / 2));
      return;
    case 'halfActions':
      // An order, a move and an attack: none of them twice (DRF-2.5a).
      if (!turn) return;
      turn.half = 'both';
      turn.movement += statOf(t.state, hero.id, 'speed');
      turn.attacks += 1;
      return;
    case 'placeOrder':
      return yield* placeOrder(t, hero, op.order);
    case 'changeAction':
      return yield* changeAction(t, hero);
    case 'changeOrder':
      return yield* changeOrder(t, hero);
    case 'lendOrder':
      return yield* lendOrder(t, hero);
    case 'changePotion':
      return yield* changePotion(t, hero);
    case 'discardTokens':
      return yield* discardTokens(t, hero, op.n);
    case 'moveFigure':
      return yield* moveFigure(t, hero);
    case 'blink':
      return yield* blink(t, hero);
    case 'spoilHand':
      return yield* spoilHand(t, hero);
    case 'stunWithin':
      for (const monster of monstersWithin(t.state, hero.at, op.n)) giveTokens(t, monster, 'stun', 1);
      return;
    case 'avenge':
      return yield* avenge(t, hero, about.at);
    case 'companion':
      for (const id of op.familiars) join(t.state, hero, id);
      return;
    case 'coins':
      return gainCoins(t, hero, op.n, 'DES-60.1');
    case 'conquest':
      return yield* calls(t).conquest(t, op.n, 'wish', hero.id);
    case 'harmBeside':
      return yield* harmBeside(t, hero, about.grave ?? [], op.n);
    case 'pickTreasure':
      return yield* pickTreasure(t, hero, op.of);
    case 'oneOf': {
      const chosen = yield* oneOf(t, held, op.ops, hero);
      return yield* applyOp(t, held, chosen, about);
    }
    case 'gain':
      if (!attack) return;
      attack.abilities.push(op.rank === undefined ? { ability: op.ability } : { ability: op.ability, rank: op.rank });
      attack.sorcery = rankIn(attack.abilities, 'sorcery');
      return;
    case 'rangeToDamage':
      if (attack) attack.turnsRange = true;
      return;
    case 'escape':
    case 'hide':
    case 'ward':
    case 'add':
    case 'faces':
    case 'tokens':
      if (attack) yield* changeAttack(t, held, op, { hero, attack, target });
      return;
    case 'foil':
      return yield* foil(t, op.n);
    case 'threat':
      return gainThreat(t, op.n, 'DES-39.8');
    case 'stopCard':
      if (card) card.stopped = op.unpaid ? 'unpaid' : 'paid';
      return;
    case 'armourWithin':
    case 'armourOfOthers':
    case 'armour': // until the next turn: it is on the list of what lasts
    case 'maxWounds':
    case 'maxFatigue':
    case 'speed':
    case 'fatigueDice':
    case 'hands':
    case 'cancelWounds':
    case 'fewerWounds':
    case 'shields':
    case 'saveDice':
    case 'trapWounds':
    case 'glyphsWithin':
    case 'noSpawnWithin':
    case 'noUndyingWithin':
    case 'cardCost':
    case 'threatIncome':
    case 'noArmour':
    case 'runesInArmour':
    case 'noSpeedCap':
    case 'unbreakable':
    case 'oneHanded':
    case 'changeTarget':
    case 'distanceToDamage':
    case 'spacesToDamage':
    case 'traceFromBeside':
    case 'seeThroughOne':
    case 'seeThroughAll':
    case 'chargeAttack':
    case 'guardMove':
    case 'acrobatics':
    case 'letPass':
    case 'notAdjacent':
    case 'mercy':
    case 'noRun':
    case 'noFatigueSteps':
    case 'noPack':
    case 'noSurges':
    case 'revives':
    case 'moreWounds':
    case 'otherItems':
    case 'bounty':
    case 'crowdToDamage':
    case 'breakDoors':
    case 'softFalls':
    case 'spareTreasure':
    case 'shareTreasure':
    case 'anyPack':
    case 'keepCoins':
    case 'mayMove':
    case 'noTokens':
    case 'armourAgainstAreas':
    case 'persists':
    case 'strikeFrom':
    case 'opensFor':
    case 'trapCost':
    case 'tauntWithin':
    case 'grant':
    case 'passThrough':
    case 'unharmedBy':
    case 'aimed':
    case 'orders':
    case 'enhanceBoth':
    case 'rollAgain':
    case 'cancelAll':
    case 'armourIs':
    case 'armourAgainst':
    case 'have':
    case 'immune':
    case 'ignore':
    case 'bonus':
    case 'reroll':
    case 'cancelOn':
    case 'feats':
      return;
  }
}

/** What does not come from the action: whoever changes the action keeps it. */
export function more(turn: HeroTurn, what: 'movement' | 'attacks', n: number): void {
  turn[what] += n;
  turn.extra = { ...turn.extra, [what]: (turn.extra?.[what] ?? 0) + n };
}

/** DRF-2.3: every enemy near the place of death dies too, but those with names. */
function* avenge(t: T, hero: Hero, at: Space | undefined): Flow {
  const AVENGED_WITHIN = 3;
  const near = monstersWithin(t.state, at, AVENGED_WITHIN).filter(({ rank }) => rank !== 'unique');
  for (const { id } of near) yield* kill(t, id, { kind: 'ability', by: hero.id, what: 'divine-retribution' });
}

/** One, and more where it may be more: as many as the hero likes. */
function* discardTokens(t: T, hero: Hero, n: number): Flow {
  const optionOf = (key: Token) => ({ key, text: 'token.discard', with: { token: { text: `ability.${key}` } } });
  const how = { with: { figure: nameOf(t.state, hero.id) } };
  takeTokens(hero, yield* t.choose(hero.seat, 'tokens.discard', tokensHeld(hero), optionOf, how), 1);
  for (let left = n - 1; left > 0; left--) {
    const more = tokensHeld(hero);
    const enough = { ...how, pass: { text: 'token.enough' } };
    const token = more.length > 0 ? yield* t.choose(hero.seat, 'tokens.discard', more, optionOf, enough) : undefined;
    if (token === undefined) return;
    takeTokens(hero, token, 1);
  }
}

/** Enemies beside whoever has been killed are hurt, armour or not (Brawler); whoever dies of it dies of no blow (DES-36.6). */
function* harmBeside(t: T, hero: Hero, grave: readonly Space[], n: number): Flow {
  const { state } = t;
  const near = livingMonsters(state).filter(one =>
    standsOn(one).some(at => grave.some(there => at === there || isBeside(state, at, there))),
  );
  for (const { id } of near) yield* calls(t).wound(t, id, n, { kind: 'ability', by: hero.id, what: 'brawler' });
}

/** Which of several things a card does is its owner's choice. */
function* oneOf(t: T, { card }: Held, ops: readonly HeroOp[], hero: Hero): Flow<HeroOp> {
  const optionOf = (op: HeroOp) => ({
    key: wishKey.make(op.op),
    text: `wish.${op.op}`,
    ...('n' in op && { with: { n: op.n } }),
  });
  const how = { rule: 'DES-60.1', with: { figure: nameOf(t.state, hero.id), card: card.name } };
  return yield* t.choose(hero.seat, 'wish.which', ops, optionOf, how);
}

/** DRF-2.9a, DRF-2.9b, DRF-2.9e: one space, into a pit or out of it; whoever is webbed is moved too. */
function* moveFigure(t: T, hero: Hero): Flow {
  const { state } = t;
  const movable = inSight(state, hero).filter(one => pushesOf(state, one).length > 0);
  if (movable.length === 0) return;
  const optionOf = (figure: Hero | Monster) => ({
    key: figureKey.make(figure.id),
    text: 'telekinesis.figure',
    with: { figure: nameOf(state, figure.id) },
    on: [figure.id],
  });
  const figure = yield* t.choose(hero.seat, 'telekinesis.whom', movable, optionOf, {
    rule: 'DRF-2.9a',
    with: { figure: nameOf(state, hero.id) },
  });
  const { id } = figure;
  const places = pushesOf(state, figure);
  const at = yield* t.choose(hero.seat, 'telekinesis.where', places, placeOption(state, id, 'telekinesis.to'), {
    rule: 'DRF-2.9c',
    with: { figure: nameOf(state, id) },
  });
  yield* putAt(t, id, at, 'DRF-2.9a', 'log.telekinesis');
  if (id === hero.id) yield* arrive(t, hero, at as Space);
}

/** R94: by a power of their own a hero comes to a glyph, to an encounter, or into a trap, as by a step (DES-12.11). */
export function* arrive(t: T, hero: Hero, at: Space): Flow {
  const { turn } = t.state;
  if (turn?.hero === hero.id) Object.assign(turn, { walked: true, trail: turn.trail ?? [at] });
  const isHere = (): boolean => hero.at === at && !turn?.ended;
  if (isHere() && hero.monkey === undefined)
    for (const marker of markersAt(t.state, at))
      if (marker.kind === 'glyph' && !marker.active) yield* calls(t).activateGlyph(t, hero.id, marker.id);
  if (!isHere()) return;
  yield* calls(t).offerOverlord(t, { when: 'space-entered', figure: hero.id, at });
  yield* calls(t).look(t); // Where a trap has moved them (DES-26.1).
}

/** To an empty space that the hero sees. */
function* blink(t: T, hero: Hero): Flow {
  const places = seenEmpty(t.state, hero);
  if (places.length === 0) return;
  const at = yield* t.choose(hero.seat, 'blink.where', places, placeOption(t.state, hero.id, 'blink.to'), {
    with: { figure: nameOf(t.state, hero.id) },
  });
  yield* putAt(t, hero.id, at, 'DES-16.3', 'log.blink');
  yield* arrive(t, hero, at);
}
