// What things are worth to a bot, all in one coin: about one action of the track.

import { BAG_SLOT_COSTS } from '../content/dice.ts';
import { findRow, isEquipment } from '../content/finds.ts';
import { learnCost, skillRow, treeOf } from '../content/skills.ts';
import {
  CHARACTERISTICS,
  type Characteristic,
  type Cost,
  type FindId,
  type HeroId,
  type Op,
  type Reward,
  RUNES,
} from '../content/vocabulary.ts';
import { learnKey, slotKey, stepKey } from '../rules/keys.ts';
import { knowledgeOf } from '../rules/modifiers.ts';
import { isOpen, nextStep, printed } from '../rules/sheet.ts';
import type { Hero } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { turnsAfter } from './mind.ts';

// ---- health and mana ----

/** One more health token for a hero who has so many. */
export const healthToken = (health: number, most: number): number =>
  health >= most ? 0 : health <= 1 ? 4.5 : health === 2 ? 3 : health < most / 2 ? 2 : 1.1;

/** One more mana token: those who fight with it want it. */
export function manaToken(hero: HeroId, mana: number, most: number): number {
  if (mana >= most) return 0;
  const isMage = hero === 'tantan-tanuki' || hero === 'ondine-otter';
  return (mana <= 1 ? 1.4 : 0.7) * (isMage ? 1.3 : 1);
}

/** What the best use of so many tokens of rest is worth. */
export function restWorth(view: View, hero: Hero, tokens: number): number {
  const most = { health: printed(view, hero, 'health'), mana: printed(view, hero, 'mana') };
  let [{ health, mana }, worth] = [hero as { health: number; mana: number }, 0];
  for (let n = 0; n < tokens; n++) {
    const byHealth = healthToken(health, most.health);
    const byMana = manaToken(hero.id, mana, most.mana);
    if (byHealth >= byMana) health++;
    else mana++;
    worth += Math.max(byHealth, byMana);
  }
  return worth;
}

// ---- cards ----

const OPS: { readonly [op in Op['op']]?: (op: Op) => number } = {
  gainHealth: op => (op.op === 'gainHealth' ? 1.6 * op.n : 0),
  gainMana: op => (op.op === 'gainMana' ? 0.7 * op.n : 0),
  actions: op => (op.op === 'actions' ? 0.9 * op.n : 0),
  wound: op => (op.op === 'wound' ? 1.1 * op.dice.length + (op.flat ?? 0) : 0),
  disease: () => 2,
  block: () => 1.6,
  cure: () => 0.4,
  move: op => (op.op === 'move' ? 0.7 * op.max - 0.7 : 0),
  hurtMonster: op => (op.op === 'hurtMonster' ? 0.8 * op.n : 0),
  removeMonster: () => 4,
  moveMonster: () => 1,
  teleport: () => 1.5,
  reveal: () => 0.3,
  coins: op => (op.op === 'coins' ? 0.6 * op.n : 0),
  rune: op => (op.op === 'rune' ? op.n * (op.colour === 'blue' ? 2 : op.colour === 'red' ? 5 : 12) : 0),
};

/** A card in the hand of this hero; one that nobody can read is only worth its sale. */
export function cardWorth(view: View, hero: Hero, card: FindId): number {
  const row = findRow(card);
  if (row.type === 'quest') return 30;
  if (row.type === 'luck') return 3;
  if (row.type === 'trap') return -3;
  if (row.type === 'void') return 0;
  const worth = row.ops.reduce((sum, op) => sum + (OPS[op.op]?.(op) ?? 0.5), 0);
  if (!isEquipment(row)) return worth;
  return knowledgeOf(view, hero) >= row.knowledge ? worth : 0.4;
}

/** A card from a pile that nobody has seen. */
export const UNKNOWN_CARD = 1.8;

// ---- rewards ----

export function rewardWorth(reward: Reward, coinsWanted: number): number {
  if ('coins' in reward) return 0.45 * reward.coins + 0.8 * Math.min(reward.coins, coinsWanted);
  if ('blue' in reward) return 2 * reward.blue;
  return 'red' in reward ? 5 * reward.red : 12 * reward.mauve;
}

// ---- upgrades ----

/** Skills of the combat tree that make a fighter, by hero, the best first; others follow. */
const SKILLS: { readonly [skill: string]: number } = {
  'atsu-c1': 6,
  'atsu-c2': 4,
  'atsu-c3': 2,
  'atsu-c4': 7,
  'atsu-c5': 4,
  'atsu-c7': 5,
  'atsu-a3': 5,
  'atsu-a4': 5,
  'atsu-a8': 12,
  'tantan-c1': 5,
  'tantan-c2': 6,
  'tantan-c3': 3,
  'tantan-c4': 8,
  'tantan-c5': 3,
  'tantan-c6': 5,
  'tantan-c7': 8,
  'tantan-c9': 12,
  'tantan-a2': 6,
  'tantan-a8': 10,
  'brunn-c1': 4,
  'brunn-c2': 4,
  'brunn-c3': 4,
  'brunn-c4': 7,
  'brunn-c7': 6,
  'brunn-c8': 5,
  'brunn-a1': 4,
  'brunn-a7': 5,
  'ondine-c1': 5,
  'ondine-c3': 5,
  'ondine-c4': 7,
  'ondine-c5': 8,
  'ondine-c6': 3,
  'ondine-c7': 8,
  'ondine-a3': 5,
  'ondine-a4': 10,
};

const STEPS: { readonly [hero in HeroId]: { readonly [what: string]: number } } = {
  'atsu-rabbit': { health: 6, force: 9, actions: 8, mana: 3, knowledge: 2.5, inventory: 0.8 },
  'tantan-tanuki': { health: 8, force: 4, actions: 8, mana: 4, knowledge: 2, inventory: 0.8 },
  'brunn-badger': { health: 6, force: 9, actions: 9, mana: 3, knowledge: 2.5, inventory: 1 },
  'ondine-otter': { health: 7, force: 5, actions: 8, mana: 4, knowledge: 2, inventory: 0.8 },
};

/** What an upgrade is worth, by the key under which it is sold. */
export function upgradeWorth(view: View, hero: Hero, key: string): number {
  const [step] = stepKey.read(key) ?? [];
  if (step !== undefined) {
    const worth = STEPS[hero.id][step] ?? 1;
    return step === 'actions' ? worth + turnsAfter(view) * 0.6 : worth;
  }
  const [skill] = learnKey.read(key) ?? [];
  if (skill !== undefined) return SKILLS[skill] ?? (skillRow(skill).tree === 'combat' ? 2.5 : 1.2);
  return slotKey.is(key) ? 2.5 : 0;
}

/** What an upgrade must be worth for a blue rune: what is less is not bought, the runes are kept for better. */
export const BARGAIN = 1.4;

/** What it costs, as one number. */
export function upgradePrice(view: View, hero: Hero, key: string): number {
  const [step] = stepKey.read(key) ?? [];
  const [skill] = learnKey.read(key) ?? [];
  const [slot] = slotKey.read(key) ?? [];
  const next = step === undefined ? undefined : nextStep(hero.id, view.sheets[hero.id], step as Characteristic);
  if (next !== undefined && next !== 'quest') return priceOf(next);
  if (skill !== undefined) return priceOf(learnCost(skillRow(skill)));
  return slot === undefined ? 1 : priceOf(BAG_SLOT_COSTS[slot as keyof typeof BAG_SLOT_COSTS]);
}

/** What the runes in the Bag would buy this hero: the best first, as far as they go. */
export function shoppingList(view: View, hero: Hero): { readonly key: string; readonly worth: number }[] {
  const sheet = view.sheets[hero.id];
  const left = { ...view.bag.runes };
  const steps = CHARACTERISTICS.flatMap(what => {
    const cost = nextStep(hero.id, sheet, what);
    return cost === undefined || cost === 'quest' ? [] : [{ key: stepKey.make(what), cost }];
  });
  const skills = (['adventure', 'combat'] as const)
    .flatMap(tree => treeOf(hero.id, tree))
    .filter(skill => isOpen(sheet, skill))
    .map(skill => ({ key: learnKey.make(skill.id), cost: learnCost(skill) }));
  return [...steps, ...skills]
    .map(({ key, cost }) => ({ key, cost, worth: upgradeWorth(view, hero, key) }))
    .filter(({ cost, worth }) => worth / priceOf(cost) >= BARGAIN)
    .sort((one, other) => other.worth / priceOf(other.cost) - one.worth / priceOf(one.cost))
    .filter(({ cost }) => {
      const isPaid = RUNES.every(rune => left[rune] >= (cost[rune] ?? 0));
      if (isPaid) for (const rune of RUNES) left[rune] -= cost[rune] ?? 0;
      return isPaid;
    });
}

/** Runes as one number, to compare what is bought with its price. */
const priceOf = ({ blue = 0, red = 0, mauve = 0 }: Cost): number => blue + 3 * red + 9 * mauve;
