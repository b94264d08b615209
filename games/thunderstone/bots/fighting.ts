// The adept in the Dungeon: what draws may bring, and the steps of preparation.

import type { Chance, Option, Picks } from '@veillee/kernel';
import { type Card, defOf } from '../content/cards.ts';
import { USE } from '../rules/keys.ts';
import { monstersIn, newParty, type Party } from '../rules/state.ts';
import { fightWorth, planBest } from './fight-worth.ts';
import { hallMove } from './hall-moves.ts';
import type { Outlook } from './outlook.ts';
import { abilityOf, bestFight, type Fight, freeStep, stepTowards } from './preparation.ts';
import { fighters, ownView, partyNow, type Turn } from './sight.ts';

/** Continuations tried when effects will draw cards. */
const SAMPLES = 8;

/** What entering the Dungeon with the hand is worth: sampled if effects will draw cards. */
export function expectedFight(turn: Turn, outlook: Outlook): number {
  const { view, seat, chance } = turn;
  const hand = fighters(view, seat);
  const draws = drawsOf(hand);
  if (draws === 0) return planBest(outlook, hand, newParty())?.worth ?? -1;
  let sum = 0;
  for (let n = 0; n < SAMPLES; n++)
    sum += planBest(outlook, [...hand, ...dealt(turn, draws, chance)], newParty())?.worth ?? -1;
  return sum / SAMPLES;
}

function drawsOf(cards: readonly Card[]): number {
  let draws = 0;
  for (const card of cards)
    for (const ability of defOf(card).abilities) {
      if (ability.timing !== 'dungeon') continue;
      if (ability.op === 'draw' || ability.op === 'weaponsWeightZero') draws += ability.draw;
    }
  return draws;
}

/** Cards as they may be drawn from one's own deck. */
function dealt({ view, seat }: Turn, count: number, chance: Chance): Card[] {
  const { deck = [], discard } = ownView(view, seat);
  const first = chance.shuffle([...deck], 'adept');
  if (first.length >= count) return first.slice(0, count);
  return [...first, ...chance.shuffle([...discard], 'adept').slice(0, count - first.length)];
}

/** The next step of preparation: free effects, effects on others, the Hall, then the fight. */
export function prepare(turn: Turn, outlook: Outlook): Picks | undefined {
  const { view, seat, decision } = turn;
  const { options } = decision;
  const free = freeStep(options) ?? harm(turn, options);
  if (free) return [free];
  const cards = fighters(view, seat);
  const party = partyNow(view);
  const fight = planBest(outlook, cards, party);
  const step = arcaneStep(outlook, options, cards, party, fight) ?? hallMove(turn, outlook, fight?.worth ?? -1);
  if (step) return [step];
  const next = fight && stepTowards(options, fight);
  return next ? [next] : undefined;
}

/** Arcane Energies draw a card: they are used unless they spoil the fight. */
function arcaneStep(
  outlook: Outlook,
  options: readonly Option[],
  cards: readonly Card[],
  party: Party,
  fight: Fight | undefined,
): string | undefined {
  const arcane = options.find(({ key }) => USE.is(key) && abilityOf(key)?.op === 'convertAttackToMagic');
  if (!arcane) return undefined;
  const after = bestFight(cards, { ...party, arcane: true }, monstersIn(outlook.view), fightWorth(outlook));
  return after && after.worth >= (fight?.worth ?? -1) ? arcane.key : undefined;
}

/** Effects on the others, free of cost: never at a common table. */
function harm({ view }: Turn, options: readonly Option[]): string | undefined {
  if (view.mode !== 'standard') return undefined;
  return options.find(({ key }) => {
    const op = USE.is(key) ? abilityOf(key)?.op : undefined;
    return op === 'othersDiscard' || op === 'borrowHero';
  })?.key;
}
