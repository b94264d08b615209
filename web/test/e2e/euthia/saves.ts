// Games of Euthia that have come to a moment, as saves: whoever looks at that moment need not play up to it.

import { player, turnOf } from '@veillee/bots';
import { shelf } from '@veillee/games';
import { type Decision, Match, type Options, save } from '@veillee/kernel';

export interface Reached {
  readonly match: Match;
  readonly saved: string;
}

const TRIES = 40;

/** The first moment that is wanted, in games of novices unless it is said who plays. */
export async function reached(
  name: string,
  plan: { readonly seats: number; readonly options: Options },
  isIt: (decision: Decision, match: Match) => boolean,
  who: 'novice' | 'adept' = 'novice',
): Promise<Reached> {
  const kit = await shelf.euthia?.();
  const bot = kit?.bots.find(({ id }) => id === who);
  if (!kit || !bot) throw new Error('there is no such game, or nobody who plays it');
  for (let seed = 1; seed <= TRIES; seed++) {
    const match = Match.start(kit.game, { seed: `${name}-${seed}`, ...plan });
    const { chance } = player(bot, `${name}-${seed}`);
    while (!match.over) {
      const [decision] = match.decisions;
      if (!decision) throw new Error('nobody is asked');
      if (isIt(decision, match)) return { match, saved: JSON.stringify(save(match)) };
      match.answer({
        seat: decision.seat,
        decision: decision.id,
        picks: bot.decide(turnOf(match, decision, chance)),
      });
    }
  }
  throw new Error(`no game came to ${name}`);
}
