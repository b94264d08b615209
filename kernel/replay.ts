// Replays: a game played again from its first entry, each entry checked.

import { Divergence, SaveProblem } from './errors.ts';
import type { Game } from './game.ts';
import { describeEntry } from './journal.ts';
import { Match, type Start } from './match.ts';
import { canonical } from './plain.ts';
import type { Save } from './save.ts';

/** The match as it stood after `to` entries (all, if not given). Throws a Divergence at the first entry that does not fit. */
export function replay<S, V>(
  game: Game<S, V>,
  saved: Save,
  to = saved.journal.length,
  checkpoints: Start['checkpoints'] = 'positions',
): Match<S, V> {
  if (saved.game !== game.id) throw new SaveProblem('other-game', `this is a save of ${saved.game}, not of ${game.id}`);
  if (!Number.isInteger(to) || to < 0 || to > saved.journal.length)
    throw new RangeError(`the journal has ${saved.journal.length} entries; there is no entry ${to}`);
  const { seed, seats, options } = saved;
  const match = Match.start(game, { seed, seats, options, checkpoints });
  match.retrace(saved.journal.slice(0, to));
  return match;
}

/** Replays everything and compares the end with the save: the journal leads to this very checkpoint. */
export function verify<S, V>(game: Game<S, V>, saved: Save): Match<S, V> {
  const match = replay(game, saved, saved.checkpoint.at);
  const { position, state, chance } = match.lastCheckpoint;
  if (canonical({ position, state, chance }) !== canonical({ ...saved.checkpoint, at: undefined })) {
    const last = saved.journal[saved.checkpoint.at - 1];
    const expected = `${last ? describeEntry(last) : 'set-up'}, then the saved checkpoint`;
    throw new Divergence(saved.checkpoint.at, expected, 'another state at that point');
  }
  match.retrace(saved.journal.slice(saved.checkpoint.at));
  return match;
}
