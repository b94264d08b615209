// The novice: fights when a victory is sure, else buys the dearest useful card. No looking ahead.

import { bestOf, fallback } from '@veillee/bots/judgement';
import type { Bot, Picks } from '@veillee/kernel';
import { type CardDef, cardById, defOf } from '../content/cards.ts';
import { BUY, LEVEL, USE } from '../rules/keys.ts';
import { type State, topOf } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { abilityOf, fightNow, freeStep, stepTowards, type Worth } from './preparation.ts';
import { fighters, ownCards, partyNow, type Turn } from './sight.ts';
import { type Mind, smallChoice } from './small-choices.ts';

const keep = (def: CardDef): number => {
  if (def.isDisease) return -5;
  if (def.classes.includes('militia')) return -1;
  return def.isMonster || def.isStone ? def.vp + def.gold / 2 : def.cost + def.vp;
};

const worth: Worth = ({ battle }, { def }) =>
  battle.victory ? 1 + def.vp + def.xp / 2 + def.gold / 4 : (battle.total - battle.health) / 100;

const mind: Mind = { keep, worth };

export const novice: Bot<State, View> = {
  id: 'novice',
  decide: turn => decide(turn) ?? fallback(turn.decision),
};

function decide(turn: Turn): Picks | undefined {
  switch (turn.decision.prompt) {
    case 'turn.action':
      return [action(turn)];
    case 'village.step':
      return visit(turn);
    case 'spoils.buy':
      return purchase(turn);
    case 'dungeon.step':
      return prepare(turn);
    default:
      return smallChoice(turn, mind);
  }
}

/** A sure victory first; then the Village; Rest only with a Disease in hand and next to no gold. */
function action({ view, seat, decision }: Turn): string {
  const hand = fighters(view, seat);
  const mayFight = decision.options.some(({ key }) => key === 'dungeon');
  if (mayFight && fightNow(view, hand, partyNow(view), worth)?.plan.battle.victory) return 'dungeon';
  if (mayFight && view.idle > PATIENCE * view.players.length) return 'dungeon';
  const gold = hand.reduce((sum, card) => sum + defOf(card).gold, 0);
  return gold < 4 && hand.some(card => defOf(card).isDisease) ? 'rest' : 'village';
}

/** Rounds without anybody in the Dungeon before the novice goes in and fails. */
const PATIENCE = 4;

const GOOD_EFFECTS = ['extraBuy', 'draw', 'destroyForXp'];

/** Effects that cost nothing good, then purchases, then every level-up that can be paid. */
function visit(turn: Turn): Picks {
  const { options } = turn.decision;
  const effect = options.find(({ key }) => USE.is(key) && GOOD_EFFECTS.includes(abilityOf(key)?.op ?? ''));
  if (effect) return [effect.key];
  const bought = purchase(turn);
  if (bought.length > 0) return bought;
  const levels = options.filter(({ key }) => LEVEL.is(key));
  const level = bestOf(levels, ({ key }) => cardById(LEVEL.read(key)?.[1] ?? '').cost);
  return level ? [level.key] : [];
}

function purchase({ view, seat, decision }: Turn): Picks {
  const own = ownCards(view, seat).map(defOf);
  const wanted = decision.options.filter(({ key }) => {
    const def = BUY.is(key) ? topOf(view, BUY.only(key)) : undefined;
    return def !== undefined && isUseful(def, own);
  });
  const best = bestOf(wanted, ({ key }) => {
    const def = topOf(view, BUY.only(key));
    return def ? def.cost + (def.isHero ? 0.5 : 0) : 0;
  });
  return best ? [best.key] : [];
}

/** Heroes always; a Weapon that somebody can carry and is free to; Light for the Ranks; two of anything else. */
function isUseful(def: CardDef, own: readonly CardDef[]): boolean {
  if (def.cost === 0) return false;
  if (def.isHero) return true;
  if (def.id === 'dagger' || def.id === 'iron-rations') return false;
  if (def.isWeapon) {
    const bearers = own.filter(other => other.isHero && other.strength >= def.weight).length;
    return own.filter(other => other.isWeapon && other.weight > 2).length < bearers;
  }
  if (def.types.includes('light')) return own.reduce((sum, other) => sum + other.light, 0) < 6;
  return own.filter(other => other.id === def.id).length < 2;
}

function prepare({ view, seat, decision }: Turn): Picks | undefined {
  const { options } = decision;
  const free = freeStep(options);
  if (free) return [free];
  const fight = fightNow(view, fighters(view, seat), partyNow(view), worth);
  const step = fight && stepTowards(options, fight);
  return step ? [step] : undefined;
}
