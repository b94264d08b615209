// What one would regret: a blow at a friend, a purchase of little use, a journey to Town with too few points to trade there, an attack given up, a shop left with bare hands, monsters that have
// not acted.

import type { Option, Picks, PlainDecision, RuleId, Text } from '@veillee/kernel';
import { headOf } from '@veillee/pieces/keys';
import type { Caution } from '@veillee/web/kit';
import { itemRow } from '../content/items.ts';
import { quickActionRow } from '../content/turns.ts';
import type { Outlook } from '../rules/attack/outlook.ts';
import { buyKey, monsterKey, townKey } from '../rules/keys.ts';
import { isPotion, rowId } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { crossedSwords, hourglass, twoCoins } from './glyphs.ts';
import { heroAsked } from './reading.ts';

interface Regret {
  readonly text: Text;
  readonly rule: RuleId;
}

const isAttack = ({ key }: Option): boolean => headOf(key) === 'attack';
const isOn = ({ on = [] }: Option, figures: readonly { readonly id: string }[]): boolean =>
  figures.some(({ id }) => on.includes(id));

/** By the question that is passed. */
const REGRETS: { readonly [prompt: string]: (view: View, decision: PlainDecision) => Regret | undefined } = {
  'turn.act': ({ monsters }, { options, with: told }) =>
    options.some(option => isAttack(option) && isOn(option, monsters)) && told?.hero !== undefined
      ? { text: { text: 'table.warn.attack', with: { hero: told.hero } }, rule: 'DES-7.13' }
      : undefined,
  'setup.shop': (view, decision) => {
    const { equipped = [], pack = [] } = heroAsked(view, decision) ?? {};
    const isArmed = [...equipped, ...pack].some(thing => !isPotion(thing) && isWeapon(rowId(thing)));
    const couldBe = decision.options.some(({ key }) => buyKey.read(key)?.some(isWeapon));
    const hero = decision.with?.hero;
    return !isArmed && couldBe && hero !== undefined
      ? { text: { text: 'table.warn.unarmed', with: { hero } }, rule: 'DES-3.14' }
      : undefined;
  },
  'overlord.turn': (_, { options }) => {
    const n = options.filter(({ key }) => monsterKey.read(key)).length;
    return n > 0 ? { text: { text: 'table.warn.monsters', with: { n } }, rule: 'DES-11.14' } : undefined;
  },
};
const isWeapon = (id: string): boolean => itemRow(id).weapon !== undefined;

/** DES-20.14: a touch on a friend is seldom meant so. Whoever is under a charm has no choice. */
function friendlyBlow({ heroes, turn }: View, { options, prompt }: PlainDecision, [key]: Picks): Regret | undefined {
  const option = options.find(one => one.key === key);
  if (prompt !== 'turn.act' || !option || !isAttack(option)) return undefined;
  const friends = heroes.filter(({ id }) => id !== turn?.hero);
  const target = option.with?.target;
  return isOn(option, friends) && target !== undefined
    ? { text: { text: 'table.warn.friend', with: { target } }, rule: 'DES-20.14' }
    : undefined;
}

/** Whoever pays for what they cannot use well: too few hands, or no die of its trait. */
function poorBuy({ options, outlook }: PlainDecision, [key]: Picks): Regret | undefined {
  const option = options.find(one => one.key === key);
  if (!option || !buyKey.read(option.key)) return undefined;
  const { things = {} } = (outlook ?? {}) as Outlook;
  const { regret } = (option.on ?? []).flatMap(on => things[on] ?? []).find(change => change.regret) ?? {};
  return regret && { text: regret.why, rule: regret.rule };
}

/** DES-32.2: whoever comes to Town with too few points for trading has come in vain, unless they have breath left or come to rest. */
function idleJourney({ heroes, turn, house }: View, { options }: PlainDecision, [key]: Picks): Regret | undefined {
  const option = options.find(one => one.key === key);
  const hero = heroes.find(({ id }) => id === turn?.hero);
  if (!option || !turn || !hero || option.key !== townKey || house.includes('town-variant')) return undefined;
  const [cost, trade] = [Number(option.with?.cost ?? 0), quickActionRow('trade').hero ?? 0];
  return turn.movement - cost + hero.fatigue < trade
    ? { text: { text: 'table.warn.town', with: { n: turn.movement - cost, trade } }, rule: 'DES-32.2' }
    : undefined;
}

export function warn(view: View, decision: PlainDecision, picks: Picks): Caution | undefined {
  if (picks.length > 0) {
    const blow = friendlyBlow(view, decision, picks);
    const buy = poorBuy(decision, picks);
    if (buy) return { glyph: twoCoins, lines: [buy] };
    const journey = idleJourney(view, decision, picks);
    if (journey) return { glyph: twoCoins, lines: [journey] };
    return blow && { glyph: crossedSwords, grave: true, lines: [blow] };
  }
  const regret = REGRETS[decision.prompt]?.(view, decision);
  return regret && { glyph: hourglass, lines: [regret] };
}
