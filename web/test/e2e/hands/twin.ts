// The page's game once more in this process: what is answered on the page is answered here, and both have to show the same.

import { awaited, type Player, player, random, turnOf } from '@veillee/bots';
import { shelf } from '@veillee/games';
import { type Bot, type Decision, type GameKit, type Match, type Picks, unaskedPicks } from '@veillee/kernel';

/** A game of the shelf and the best of its bots. */
export async function adeptAt(game: string): Promise<{ readonly kit: GameKit; readonly bot: Bot }> {
  const kit = await shelf[game]?.();
  const bot = kit?.bots.find(({ id }) => id === 'adept');
  if (!kit || !bot) throw new Error('there is no such game, or nobody who plays it');
  return { kit, bot };
}

/** Picks in the order in which they are offered, as a page sends them. */
export const spoken = ({ options }: Decision, picks: Picks): Picks =>
  picks.length < 2 ? picks : options.map(({ key }) => key).filter(key => picks.includes(key));

/** `S`: what is read of the state. */
export class Twin<S = unknown> {
  readonly match: Match;
  private readonly players: readonly Player[];

  /** `bots`: one for every seat, or each seat's own. */
  constructor(match: Match, bots: Bot | readonly Bot[], seed = 'twin') {
    this.match = match;
    const each = 'decide' in bots ? Array.from({ length: match.seats }, () => bots) : bots;
    this.players = each.map((bot, seat) => player(bot, `${seed}-${seat}`));
    this.passUnwanted();
  }

  /** A twin for whom nobody thinks: its answers are known. */
  static idle<S>(match: Match): Twin<S> {
    return new Twin<S>(match, random);
  }

  get state(): S {
    return this.match.state as S;
  }

  /** What somebody is asked now; undefined when the game is over. */
  get asked(): Decision | undefined {
    return awaited(this.match);
  }

  /** As the adept would. */
  choose(decision: Decision): Picks {
    const { bot, chance } = this.players[decision.seat] as Player;
    return bot.decide(turnOf(this.match, decision, chance));
  }

  answer({ seat, id }: Decision, picks: Picks): void {
    this.match.answer({ seat, decision: id, picks });
    this.passUnwanted();
  }

  /** As the server does for who has said nothing about interruptions. */
  private passUnwanted(): void {
    for (;;) {
      const idle = this.match.decisions.find(decision => unaskedPicks(decision, () => undefined));
      if (!idle) return;
      const picks = unaskedPicks(idle, () => undefined) ?? [];
      this.match.answer({ seat: idle.seat, decision: idle.id, picks, auto: true });
    }
  }
}
