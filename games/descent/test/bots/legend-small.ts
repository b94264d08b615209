// Campaigns of bots in which the week alone is played: boards end as boards between adepts mostly do, in no time.

import { awaited } from '@veillee/bots';
import {
  type Bot,
  type BotTurn,
  Chance,
  type Decision,
  Match,
  newChance,
  type Picks,
  type Seat,
} from '@veillee/kernel';
import type { BoardFact, BoardTerms } from '../../rules/legend/boards.ts';
import { type Legend, type Legendary, legendOf, type W } from '../../rules/legend/record.ts';
import { newLegend, newLegendHero } from '../../rules/legend/start.ts';
import type { State } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { OVERLORD, PARTY, type Played, smallGame } from '../legend/small.ts';

export type AnyBot = Bot<State, View>;

/** What a bot is given to decide with: a view in which there is nothing but the campaign. */
export function turnIn(match: Match<Legendary, Legendary>, decision: Decision, chance: Chance): BotTurn<State, View> {
  const { legend } = match.state;
  const sides = Array.from({ length: match.seats }, (_, seat) => (seat === OVERLORD ? 'overlord' : 'heroes'));
  const overlord = { seat: OVERLORD, threat: 0, powers: [] };
  const view = { legend, sides, doors: [], heroes: [], monsters: [], overlord } as unknown as View;
  const { seat } = decision;
  return {
    seat,
    seats: match.seats,
    decision,
    chance,
    view,
    imagine: () => {
      throw new Error('nobody imagines a week');
    },
  };
}

export const answerOf = (
  match: Match<Legendary, Legendary>,
  bot: AnyBot,
  seat: Seat = awaited(match)?.seat ?? 0,
): Picks => {
  const decision = match.decisionOf(seat) as Decision;
  return bot.decide(turnIn(match, decision, new Chance(newChance('scene'))));
};

/** How boards end between adepts, more or less: what each side gains, and how the party comes out. */
export function usualBoard(chance: Chance, terms: BoardTerms, t: W): Played {
  const legend = legendOf(t.state);
  const some = (least: number, most: number): number => least + chance.roll(most - least + 1, 'board') - 1;
  const facts: BoardFact[] = [];
  const hurt = (most: number): void => {
    for (const hero of legend.heroes) hero.wounds = Math.max(1, hero.wounds - some(0, most));
  };
  if (terms.kind === 'dungeon') {
    const isKeep = terms.quest === 'keep';
    for (let n = some(3, 6); n > 0; n--) facts.push({ fact: 'glyph' });
    for (let n = some(1, 3); n > 0; n--) facts.push({ fact: 'chest', treasures: some(0, 2), coins: 100 * some(1, 3) });
    for (let n = some(3, 7); n > 0; n--) facts.push({ fact: 'hero-killed', hero: PARTY[n % 4] ?? '', worth: 3 });
    const won = chance.roll(100, 'board') <= (isKeep ? 50 : 70);
    if (won) facts.push({ fact: 'leader-killed', of: 'level' }, { fact: 'leader-killed', of: 'dungeon' });
    hurt(10);
    return { facts, ending: { party: won ? 'won' : isKeep ? 'died' : 'fled', dead: [] } };
  }
  for (let n = some(0, 2); n > 0; n--) facts.push({ fact: 'hero-killed', hero: PARTY[n % 4] ?? '', worth: 3 });
  hurt(6);
  const won = chance.roll(100, 'board') <= 65;
  if (terms.kind === 'encounter') return { facts, ending: { party: won ? 'won' : 'fled', dead: [] } };
  return { facts, ending: { party: won ? 'won' : 'fled', dead: [], ...(won && { lieutenant: 'killed' }) } };
}

/** A campaign of these bots to its end; `seen` hears of every answer. */
export function campaignOf(
  seed: string,
  bots: { readonly heroes: AnyBot; readonly overlord: AnyBot },
  {
    variants = [],
    most = 20_000,
    seats = [0],
    seen,
  }: {
    variants?: readonly string[];
    most?: number;
    seats?: readonly Seat[];
    seen?: (decision: Decision, picks: Picks) => void;
  } = {},
): Legend {
  const chance = new Chance(newChance(seed));
  const heroes = PARTY.map((sheet, n) => newLegendHero(sheet, seats[n % seats.length] ?? 0, []));
  const legend = newLegend({
    boxes: ['base', 'well-of-darkness', 'altar-of-despair'],
    variants,
    overlordSeat: OVERLORD,
    treasurer: 0,
    heroes,
  });
  const game = smallGame(
    () => ({ legend }),
    (terms, t) => usualBoard(chance, terms, t),
  );
  const match = Match.resume(
    game,
    { seed, seats: 1 + seats.length, options: {}, history: false },
    { at: 0, position: { at: 'avatar' }, state: { legend }, chance: newChance(seed) },
  );
  for (let made = 0; !match.over && made < most; made++) {
    const decision = awaited(match) as Decision;
    const bot = decision.seat === OVERLORD ? bots.overlord : bots.heroes;
    const picks = bot.decide(turnIn(match, decision, chance));
    seen?.(decision, picks);
    match.answer({ seat: decision.seat, decision: decision.id, picks });
  }
  return legendOf(match.state);
}
