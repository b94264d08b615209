// Replays: a game played again from its first entry, each entry checked.

import { Match } from '../match.ts';
import { canonical } from '../plain/plain.ts';
import type { Game } from '../play/game.ts';
import type { Keeping } from '../record/checkpoints.ts';
import { Divergence, SaveProblem } from '../record/failures.ts';
import { describeEntry } from '../record/journal.ts';
import type { Start } from '../record/start.ts';
import { type Save, startedAs } from './save.ts';
import { checkSound } from './sound.ts';

/** The match as it stood after `to` entries (all, if not given). Throws a Divergence at the first entry that does not fit. */
export function replay<S, V>(
  game: Game<S, V>,
  saved: Save,
  to = saved.journal.length,
  how: Pick<Start, 'checkpoints' | 'watch'> = {},
): Match<S, V> {
  if (saved.game !== game.id) throw new SaveProblem('other-game', `this is a save of ${saved.game}, not of ${game.id}`);
  if (!Number.isInteger(to) || to < 0 || to > saved.journal.length)
    throw new RangeError(`the journal has ${saved.journal.length} entries; there is no entry ${to}`);
  const start = { ...startedAs(saved), checkpoints: 'sparse' as const, ...how };
  if (start.base && to < start.base.at)
    throw new SaveProblem(
      'older-rules',
      `the entries before ${start.base.at} are of older rules; ${to} is one of them`,
    );
  if (start.base) checkSound(game, start, start.base);
  const match = Match.beginning(game, start, saved.journal);
  match.retrace(saved.journal.slice(match.journal.length, to));
  return match;
}

/**
 * Replays everything and looks for the save's checkpoint among all that the match passes on its way: which of them were kept
 * was the host's business.
 */
export function verify<S, V>(game: Game<S, V>, saved: Save, checkpoints: Keeping = 'sparse'): Match<S, V> {
  const { at, position, state, chance } = saved.checkpoint;
  const wanted = canonical({ state, chance });
  let isMet = false;
  const watch: Start['watch'] = (passed, entry) => {
    if (isMet || entry !== at || canonical(passed.position) !== canonical(position)) return;
    isMet = canonical({ state: passed.state, chance: passed.chance }) === wanted;
  };
  const match = replay(game, saved, at, { checkpoints, watch });
  if (!isMet) {
    const last = saved.journal[at - 1];
    const expected = `${last ? describeEntry(last) : 'set-up'}, then the saved checkpoint`;
    throw new Divergence(at, expected, 'another state at that point');
  }
  match.retrace(saved.journal.slice(at));
  return match;
}
