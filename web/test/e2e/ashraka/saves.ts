// Adventures that bots have played up to a moment, as saves: whoever looks at that moment need not play a hundred clicks.

import { player, turnOf } from '@veillee/bots';
import { type Bot, type Decision, Match, save } from '@veillee/kernel';
import { adeptAt, Twin } from '../hands/twin.ts';

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

/** The first adventure of two, adepts both, at the first question at which `isIt` says so. */
async function savedOfTwo(
  name: string,
  agree: boolean,
  isIt: (match: Match, decision: Decision, bot: Bot) => boolean,
): Promise<string> {
  const { kit, bot } = await adeptAt('ashraka');
  for (let seed = 1; seed <= TRIES; seed++) {
    const match = Match.start(kit.game, { seed: `${name}-${seed}`, seats: 2, options: { adventure: '1', agree } });
    const twin = new Twin(match, bot, `${name}-${seed}`);
    for (let decision = twin.asked; decision; decision = twin.asked) {
      if (isIt(match, decision, bot)) return JSON.stringify(save(match));
      twin.answer(decision, twin.choose(decision));
    }
  }
  throw new Error(`no adventure came to ${name}`);
}

/**
 * At a page with several answers of which the first leaves both a turn to go on with, and the page open: then the second player, an
 * adept, has the word and does something that is told.
 */
export const savedAtPageOfTwo = (name: string): Promise<string> =>
  savedOfTwo(name, false, (match, decision, bot) => {
    const after = afterFirst(match, decision);
    return after !== undefined && isToldOf(new Twin(after, bot), 1);
  });

/** Of two who agree on what concerns both, where Destiny leaves them a choice of several. */
export const savedAtDestinyOfTwo = (name: string): Promise<string> =>
  savedOfTwo(name, true, (_, { prompt, options }) => prompt === 'destiny.ask' && options.length > 1);

/** After the first answer to a page that asks the first player, if both then go on with their turns. */
function afterFirst(match: Match, { prompt, seat, options }: Decision): Match | undefined {
  if (prompt !== 'event.ask' || seat !== 0 || options.length < 2) return undefined;
  const after = match.clone({ history: true });
  const asked = after.decisionOf(seat);
  if (!asked) return undefined;
  after.answer({ seat, decision: asked.id, picks: asked.options.slice(0, 1).map(({ key }) => key) });
  const isTheirTurn = ({ prompt: next, standing }: Decision): boolean => next === 'turn.ask' && !standing;
  return after.decisions.length === 2 && after.decisions.every(isTheirTurn) ? after : undefined;
}

/** Whether what this seat does next is told to everybody. */
function isToldOf(twin: Twin, seat: number): boolean {
  const asked = twin.match.decisionOf(seat);
  const before = twin.match.log.length;
  const picks = asked ? twin.choose(asked) : [];
  if (!asked || picks.length === 0) return false;
  twin.answer(asked, picks);
  return twin.match.log.length > before;
}
