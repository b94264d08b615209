// A game that is nearly over, as a save: bots have played it until the Thunderstone came into the Hall.

import { player, turnOf } from '@veillee/bots';
import { shelf } from '@veillee/games';
import { Match, save } from '@veillee/kernel';

const STONE = 'stone-of-mystery#';

/** Seat 0 is about to choose what to do with its turn, may enter the Dungeon, and the stone is one of the three Ranks. */
export async function lateSave(): Promise<string> {
  const kit = await shelf.thunderstone?.();
  const bot = kit?.bots.find(({ id }) => id === 'novice');
  if (!kit || !bot) throw new Error('there is no such game, or nobody who plays it');
  for (let seed = 1; seed < 30; seed++) {
    const match = Match.start(kit.game, { seed: `late-${seed}`, seats: 2, options: { stallGuard: true } });
    const players = [player(bot, `a${seed}`), player(bot, `b${seed}`)];
    while (!match.over) {
      const [decision] = match.decisions;
      const who = decision && players[decision.seat];
      if (!decision || !who) throw new Error('nobody is asked');
      if (decision.seat === 0 && decision.options.some(({ key }) => key === 'dungeon') && isLate(match.view(0)))
        return JSON.stringify(save(match));
      const picks = bot.decide(turnOf(match, decision, who.chance));
      match.answer({ seat: decision.seat, decision: decision.id, picks });
    }
  }
  throw new Error('no game came so far');
}

const isLate = (view: unknown): boolean =>
  (view as { readonly hall: readonly string[] }).hall.some(card => card.startsWith(STONE));
