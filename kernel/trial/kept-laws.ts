// The laws of what is kept: saves, clones, undo, going back and putting again.

import type { Match } from '../match.ts';
import type { SealedAnswer } from '../play/answer.ts';
import type { Picks } from '../play/decision.ts';
import { Refusal } from '../play/errors.ts';
import type { Seat } from '../play/text.ts';
import type { Snapshot } from '../record/checkpoints.ts';
import { isReseed } from '../record/journal.ts';
import { load, save } from '../save/save.ts';
import { give } from './answers.ts';
import { agreeMatches, questions } from './comparing.ts';
import { type Exam, PLAY_ON } from './exam.ts';
import { agree, Breach, under, viaText } from './laws.ts';

/** A save loaded and a clone stand where the match stands, and have the same future. */
export function checkSaving<S, V>(exam: Exam<S, V>, match: Match<S, V>): void {
  const saved = viaText(save(match));
  const { match: loaded, resumed } = under('save', 'the save does not load', () => load(exam.game, saved));
  if (resumed !== 'as-saved') throw new Breach('save', `the save was resumed ${resumed}`);
  agreeMatches('save', 'the save loads as another game', match, loaded);
  const twin = under('clone', 'the match cannot be cloned', () => match.clone({ history: true }));
  agreeMatches('clone', 'the clone is another game', match, twin);
  for (let n = 0; n < PLAY_ON && !twin.over; n++) {
    const { seat, picks } = exam.playOn(twin);
    under('save', 'the loaded save cannot be played', () => give(loaded, seat, picks));
    agreeMatches('save', `${n + 1} decisions after loading the game is another`, twin, loaded);
  }
}

/** The match before an answer. */
export interface Before<S> {
  readonly snapshot: Snapshot<S>;
  readonly asked: unknown;
  /** Answers of others that were in already. */
  readonly sealed: readonly SealedAnswer[];
}

/** Undo takes the answer back, and redo puts it again; going back further gives a game that can be played, with the same future if nothing was revealed. */
export function checkGoingBack<S, V>(
  exam: Exam<S, V>,
  match: Match<S, V>,
  seat: Seat,
  picks: Picks,
  before: Before<S>,
): void {
  if (match.undoTarget(seat) !== undefined)
    under('undo', `seat ${seat} cannot take its answer back`, () => {
      const undone = match.clone({ history: true });
      // Others who were asked at once and let it pass are asked again, since what they pass may be another.
      const passAgain = () => undone.takeSealed(before.sealed.filter(answer => undone.decisionOf(answer.seat)));
      undone.undo(seat);
      agree('undo', 'undo leads elsewhere', before.snapshot, undone.snapshot());
      undone.redo();
      agreeMatches('undo', 'redo leads elsewhere', match, undone);
      undone.undo(seat);
      passAgain();
      agree('undo', 'undo asks something else', before.asked, questions(undone));
      give(undone, seat, picks);
      agreeMatches('undo', 'the same answer leads elsewhere after undo', match, undone);
    });
  for (let other = 0; other < match.seats; other++) if (other !== seat) checkUndoPast(match, other);
  const { length } = match.journal;
  if (length === 0) return;
  for (const to of new Set([length - 1, exam.chance.below(length, 'rewind')])) checkRewind(exam, match, to);
}

/** Somebody whose answer only passes of others have followed takes it back, and is asked again. */
function checkUndoPast<S, V>(match: Match<S, V>, seat: Seat): void {
  if (match.undoTarget(seat) === undefined) return;
  under('undo', `seat ${seat} cannot take its answer back past the passes of others`, () => {
    const undone = match.clone({ history: true });
    undone.undo(seat);
    if (!undone.decisionOf(seat)) throw new Breach('undo', `seat ${seat} took its answer back and is not asked again`);
    undone.redo();
    agreeMatches('undo', 'redo past the passes of others leads elsewhere', match, undone);
  });
}

function checkRewind<S, V>(exam: Exam<S, V>, match: Match<S, V>, to: number): void {
  if (to < match.earliest) return checkFinal(exam, match, to);
  under('rewind', `the table cannot go back to entry ${to} of ${match.journal.length}`, () => {
    const back = match.clone({ history: true });
    const since = match.journal.slice(to);
    back.rewind(to, `${exam.seed}/rewound`);
    if (since.length === 1) {
      back.redo();
      agreeMatches('rewind', 'what the table went back on cannot be put again', match, back);
      back.rewind(to, `${exam.seed}/rewound`);
    }
    if (since.some(entry => isReseed(entry) || entry.barrier)) {
      const [broken] = exam.game.invariants(back.state);
      if (broken !== undefined) throw new Breach('rewind', broken);
      for (let n = 0; n < PLAY_ON && !back.over; n++) exam.playOn(back);
      return;
    }
    // Amid answers that were given at once all of them are taken back.
    if (back.journal.length < to) return;
    back.retrace(since);
    back.takeSealed(match.sealedAnswers);
    agreeMatches('rewind', `the same answers from entry ${to} lead elsewhere`, match, back);
  });
}

/** What was shown for good stands, for the table as well, and the refusal changes nothing. */
function checkFinal<S, V>(exam: Exam<S, V>, match: Match<S, V>, to: number): void {
  const before = { snapshot: match.snapshot(), journal: match.journal.length };
  try {
    match.rewind(to, `${exam.seed}/final`);
  } catch (cause) {
    if (!(cause instanceof Refusal) || cause.code !== 'final') throw cause;
    const after = { snapshot: match.snapshot(), journal: match.journal.length };
    return agree('rewind', `the table was refused to go back to entry ${to}, and the game is another`, before, after);
  }
  throw new Breach('rewind', `the table went back to entry ${to}, behind what was shown for good`);
}
