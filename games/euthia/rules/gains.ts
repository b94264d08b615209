// What is given and taken, wherever a card, tile, space or rule says so. Nothing is gained in any other way.

import type { RuleId, Rules, Text } from '@veillee/kernel';
import { who } from '@veillee/kernel';
import {
  ELEMENTS,
  type Element,
  type EncounterId,
  type GainOp,
  GEMS,
  type Gem,
  type SupplyItemId,
  type TileOp,
} from '../content/vocabulary.ts';
import { type FoundThing, found } from './found.ts';
import { drawCards } from './hand.ts';
import { heal, suffer } from './harm.ts';
import { receiveTile, stoneId } from './inventory.ts';
import { essenceChoiceKey, gemChoiceKey } from './keys.ts';
import type { Hero, Stone, T } from './state.ts';
import { drawTop } from './supplies.ts';
import { tileName } from './tiles.ts';

const GAINS = new Set<TileOp['op']>([
  'gold',
  'reputation',
  'loseReputation',
  'gaar',
  'dwurt',
  'silver',
  'goldCard',
  'healingPotion',
  'movement',
  'heal',
  'sufferWounds',
  'gem',
  'gemChoice',
  'essence',
  'essenceChoice',
  'treasure',
  'rewardTile',
  'takeTile',
]);
export const isGain = (op: TileOp): op is GainOp => GAINS.has(op.op);

/** Why something is gained, and by which rule. */
export interface Source {
  readonly rule: RuleId;
  /** Whose Reward stack is meant (EUT-13.18). */
  readonly encounter?: EncounterId;
  /** The Dwurt die: its cards feed no reserve, a death of it costs less (EUT-19.13, EUT-21.13). */
  readonly byDwurt?: true;
  /** It is given for a deed: whoever gets it is told, be it Gold alone. */
  readonly isReward?: true;
  /** It was chosen and paid for: nobody has to be shown what it is. */
  readonly isBought?: true;
}

/** What one part of a gain is called, and what of it can be looked at. */
interface Gained {
  readonly text: Text;
  readonly thing?: FoundThing;
  /** Cards, which nobody else may see. */
  readonly cards?: readonly string[];
}

/** In the order in which it is written. Whoever dies of it gets nothing of what follows (EUT-13.15). */
export function* gain(t: T, hero: Hero, ops: readonly GainOp[], source: Source): Rules {
  const gained: Gained[] = [];
  const had: GainOp[] = [];
  for (const op of ops) {
    if (op.op === 'sufferWounds') {
      if (!suffer(t, hero, op.n, source)) break;
    } else {
      gained.push(...(yield* gainOne(t, hero, op, source)));
      had.push(op);
    }
  }
  if (gained.length > 0) tellGain(t, hero, gained, coinsIn(had), source);
}

/** All hear of it; cards are seen by those alone whose hand they come to. */
function tellGain(
  t: T,
  { seat }: Hero,
  gained: readonly Gained[],
  coins: { readonly [coin: string]: number },
  { rule, isReward, isBought }: Source,
): void {
  const told = { player: who(seat), things: gained.map(({ text }) => text) };
  const more = { rule, brings: { seat, coins } };
  const open = isBought ? [] : gained.flatMap(({ thing }) => thing ?? []);
  const cards = gained.flatMap(({ cards: drawn = [] }) => drawn.map(card => ({ card })));
  const part = isReward ? 'reward' : 'thing';
  const known = (things: readonly FoundThing[]) => ({
    ...more,
    ...((isReward || things.length > 0) && found(part, seat, things)),
  });
  const others = { text: 'log.gain', with: told, ...known(open) };
  t.tell('log.gain', told, { ...known([...open, ...cards]), ...(cards.length > 0 && { only: [seat], others }) });
}

/** What account and boards count. */
const COINS = ['gold', 'reputation'] as const;
function coinsIn(ops: readonly GainOp[]): { [coin: string]: number } {
  const coins: { [coin: string]: number } = {};
  for (const op of ops) for (const coin of COINS) if (op.op === coin) coins[coin] = (coins[coin] ?? 0) + op.n;
  return coins;
}

const counted = (id: string, n: number): Gained => ({ text: { text: `gain.${id}`, with: { n } } });
/** So many of a kind come into the Bags, one by one. */
function stones(hero: Hero, n: number, kind: Stone): Gained[] {
  const all = Array.from({ length: n }, () => ({ ...kind }));
  hero.stones.push(...all);
  return all.map(() => ({ text: { text: stoneId(kind) }, thing: { ...kind } }));
}

function* gainOne(t: T, hero: Hero, op: GainOp, source: Source): Rules<Gained[]> {
  switch (op.op) {
    case 'gold':
    case 'reputation':
    case 'gaar':
    case 'dwurt':
    case 'movement':
      hero[op.op] += op.n;
      return [counted(op.op, op.n)];
    case 'sufferWounds':
      return [];
    case 'loseReputation':
      return loseReputation(t, hero, op.n, source.rule);
    case 'silver':
    case 'goldCard': {
      const cards = drawCards(t, hero, op.op === 'silver' ? 'silver' : 'gold', op.n, !source.byDwurt);
      return [{ ...counted(op.op, cards.length), cards }];
    }
    case 'heal':
      heal(t, hero, op.n, source.rule);
      return [];
    case 'healingPotion':
      return takeSupply(t, hero, 'healing-potion', op.n);
    case 'gem':
      return stones(hero, op.n, { gem: op.gem });
    case 'gemChoice':
      return stones(hero, 1, { gem: yield* chooseGem(t, hero, source.rule) });
    case 'essence':
      return stones(hero, op.n, { essence: op.essence });
    case 'essenceChoice':
      return stones(hero, 1, { essence: yield* chooseEssence(t, hero, source.rule) });
    case 'treasure':
      return receive(hero, drawTop(t, t.state.treasures[op.level], 1, `treasure ${op.level}`));
    case 'rewardTile': {
      const rewards = source.encounter && t.state.encounters[source.encounter]?.rewards;
      return receive(hero, rewards ? t.draw(rewards, op.n) : []);
    }
    case 'takeTile':
      if (op.limit && hero.taken.includes(op.tile)) return [];
      if (op.limit) hero.taken.push(op.tile);
      return takeSupply(t, hero, op.tile, op.n);
  }
}

/** R40: never below 0. */
function loseReputation(t: T, hero: Hero, n: number, rule: RuleId): Gained[] {
  const lost = Math.min(n, hero.reputation);
  hero.reputation -= lost;
  if (lost > 0) t.tell('log.loseReputation', { player: who(hero.seat), n: lost }, { rule });
  return [];
}

function receive(hero: Hero, copies: readonly string[]): Gained[] {
  for (const copy of copies) receiveTile(hero, copy);
  return copies.map(tile => ({ text: tileName(tile), thing: { tile } }));
}

/** EUT-1.10: as long as there are any. */
const takeSupply = (t: T, hero: Hero, tile: SupplyItemId, n: number): Gained[] =>
  receive(hero, t.state.supply[tile].splice(-n));

/** Of the player's choice, but neither Demonite nor Diamond. */
function* chooseGem(t: T, hero: Hero, rule: RuleId): Rules<Gem> {
  const free = GEMS.filter(gem => gem !== 'demonite' && gem !== 'diamond');
  const optionOf = (gem: Gem) => ({ key: gemChoiceKey.make(gem), text: `gem.${gem}` });
  return yield* t.choose(hero.seat, 'gem.ask', free, optionOf, { rule });
}

function* chooseEssence(t: T, hero: Hero, rule: RuleId): Rules<Element> {
  const optionOf = (element: Element) => ({ key: essenceChoiceKey.make(element), text: `essence.${element}` });
  return yield* t.choose(hero.seat, 'essence.ask', ELEMENTS, optionOf, { rule });
}
