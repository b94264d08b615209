// Gifts of the turn: what is free and good at once. KIL-11, KIL-15.6, A-31; D5, D39.

import type { Picks } from '@veillee/kernel';
import { optionsIn } from '@veillee/pieces/offers';
import { isCopy } from '@veillee/pieces/things';
import { type CardDef, cardById } from '../content/cards.ts';
import type { Ability, Op } from '../content/vocabulary.ts';
import { opIn, opsOf } from '../rules/abilities/conditions.ts';
import { cardOfKey, sourceOf } from '../rules/abilities/sources.ts';
import { OVERCOME, USE } from '../rules/keys.ts';
import { encountersFor, enemiesHere, overcomable } from '../rules/realm/encounters.ts';
import type { Hero } from '../rules/state.ts';
import { assetWorth, lossOf, prizeOf } from './card-worth.ts';
import { confrontWorth } from './facing.ts';
import type { Mind } from './mind.ts';
import { weights } from './weights.ts';

/** A Gift to use now, before anything that costs AP. */
export function giftChoice(mind: Mind, keys: readonly string[]): string | undefined {
  for (const key of keys) {
    if (OVERCOME.is(key) && prizeOf(mind, cardById(OVERCOME.only(key))) > 0.5) return key;
    if (USE.is(key) && isGood(mind, USE.only(key))) return key;
  }
  return undefined;
}

/** Whether a Hidden hero among rivals gives up hiding to overcome an Encounter before one of them does. */
export const overcomesHere = (mind: Mind): boolean =>
  mind.view.mode === 'competitive' &&
  optionsIn(overcomable(mind.view, mind.seat)).some(({ key }) => prizeOf(mind, cardById(OVERCOME.only(key))) > 2);

/** The last HP are about to go: whatever heals, out of hiding if need be. */
export function survival({ own, turn }: Mind): Picks {
  const keys = turn.decision.options.map(({ key }) => key);
  const cure = keys.find(key => USE.is(key) && opIn(abilityOf(own, key), 'heal') !== undefined);
  if (cure !== undefined) return [cure];
  return keys.includes('unhide') ? ['unhide'] : [];
}

const abilityOf = (own: Hero, key: string): Ability => sourceOf(own, USE.only(key)).ability;

/** Whether using this card now is right. */
function isGood(mind: Mind, key: string): boolean {
  const def = cardById(cardOfKey(mind.own, key));
  const { ability } = def;
  if (ability?.timing !== 'gift') return false;
  return opsOf(ability).some(op => suits(mind, key, def, ability, op));
}

function suits(mind: Mind, key: string, def: CardDef, ability: Ability, op: Op): boolean {
  const { own } = mind;
  const missing = own.maxHp - own.hp;
  const lasting = ability.cost.some(cost => cost.pay === 'exhaust');
  switch (op.op) {
    case 'gainGold':
    case 'autoDefeat':
      return true;
    case 'heal':
      if (ability.cost.some(cost => cost.pay === 'card')) return missing >= 3 && hasSpareAlly(mind);
      if (lasting) return missing >= op.n || (missing > 0 && own.ap <= 1);
      return missing >= op.n && (own.hp <= 2 || (own.ap === 0 && own.hp <= 3)); // single use: kept for need
    case 'gainAp':
      return gainsTime(mind, key, op.only, lasting);
    case 'discoverAnywhere':
      return own.hand.some(card => cardById(card).isReward && assetWorth(mind, card) > 5);
    case 'removeObstacle':
      return encountersFor(mind.view, mind.seat).some(card => confrontWorth(mind, card, own.ap).worth > 0.5);
    case 'ready':
      return lasting && own.exhausted.some(isHealing) && missing > 0;
    case 'peek':
      return (
        op.deck === 'encounterHere' &&
        def.bonus.combat === 0 &&
        own.ap > 1 &&
        encountersFor(mind.view, mind.seat).length === 0
      );
    default:
      return false;
  }
}

/** AP from cards: any AP at once; AP for one action when there is such an action to take. */
function gainsTime(mind: Mind, key: string, only: string | undefined, lasting: boolean): boolean {
  const { own, view, seat } = mind;
  const here = encountersFor(view, seat);
  if (only === undefined) return lasting || own.ap === 0;
  if (only === 'rest')
    return own.ap === 0 && own.hp < own.maxHp && here.length === 0 && view.weather !== 'driving-rain';
  if (only === 'confront')
    return (
      own.ap === 0 &&
      here.some(card => own.successes.some(one => one.target === card) && confrontWorth(mind, card, 1).worth > 0)
    );
  if (!lasting) return own.ap === 0 && own.hp > 2 && own.loot.length > 2 && isCopy(key);
  return own.ap === 0 && own.hp > 2; // at 0 AP: one step more; else the Move itself calls for it
}

const hasSpareAlly = (mind: Mind): boolean =>
  [...mind.own.hand, ...mind.own.assets].some(
    card => cardById(card).reward === 'ally' && lossOf(mind, card) < 3 * weights.hp,
  );

/** A Spell that heals, by its key among the exhausted cards. */
function isHealing(key: string): boolean {
  if (key === 'race' || key === 'class') return false;
  const { ability, reward } = cardById(key);
  return reward === 'spell' && ability !== undefined && opIn(ability, 'heal') !== undefined;
}

/** In the middle of a fight: heal, Overcome, change shape. */
export function giftInFight(mind: Mind, keys: readonly string[]): string | undefined {
  const { own, view, seat } = mind;
  const assault = view.fight?.assault === true;
  for (const key of keys) {
    if (OVERCOME.is(key)) return key;
    if (!USE.is(key)) continue;
    const def = cardById(cardOfKey(own, USE.only(key)));
    const { ability } = def;
    if (!ability) continue;
    const heal = opIn(ability, 'heal');
    if (
      heal &&
      own.maxHp - own.hp >= heal.n &&
      (assault || own.hp <= 3) &&
      !ability.cost.some(cost => cost.pay === 'card')
    )
      return key;
    if (opIn(ability, 'autoDefeat')) return key;
    if (key === 'use:race' && ability.untilDawn && (assault || toughEnemy(mind))) return key;
    if (opIn(ability, 'ready') && assault && enemiesHere(view, seat).length === 0) return key;
  }
  return undefined;
}

/** An Enemy that is not beaten in passing. */
function toughEnemy({ view, own }: Mind): boolean {
  const adversary = view.fight?.adversary;
  if (adversary === undefined || own.ap > 2) return false;
  return (cardById(adversary).fight?.health ?? 0) >= 2;
}
