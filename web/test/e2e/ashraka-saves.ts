// Adventures that bots have played up to a moment, as saves: whoever looks at that moment need not play a hundred clicks.

import { player, turnOf } from '@veillee/bots';
import { type Decision, Match, save } from '@veillee/kernel';
import { adeptAt } from './twin.ts';

/** What a test asks of the table as the seat sees it. */
export interface Seen {
  readonly lost?: string;
}

/** What is asked, and the table; at the end nothing is asked. */
type Wanted = (decision: Decision | undefined, view: Seen) => boolean;

const TRIES = 60;

/** The first adventure of one person with both heroes, at the first moment that is wanted. */
export async function savedAt(name: string, isIt: Wanted): Promise<string> {
  const { kit, bot } = await adeptAt('ashraka');
  for (let seed = 1; seed <= TRIES; seed++) {
    const match = Match.start(kit.game, { seed: `${name}-${seed}`, seats: 1, options: { adventure: '1' } });
    const { chance } = player(bot, `${name}-${seed}`);
    const found = (decision?: Decision): boolean => isIt(decision, match.view(0) as Seen);
    while (!match.over) {
      const [decision] = match.decisions;
      if (!decision) throw new Error('nobody is asked');
      if (found(decision)) return JSON.stringify(save(match));
      match.answer({ seat: 0, decision: decision.id, picks: bot.decide(turnOf(match, decision, chance)) });
    }
    if (found()) return JSON.stringify(save(match));
  }
  throw new Error(`no adventure came to ${name}`);
}
