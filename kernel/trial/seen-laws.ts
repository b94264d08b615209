// The laws of what is seen: views, tables dealt anew and imagined, and that nobody learns what others could have done.

import { Match } from '../match.ts';
import { difference } from '../plain/compare.ts';
import { copy } from '../plain/plain.ts';
import { Chance, newChance } from '../play/chance.ts';
import type { Decision, Picks } from '../play/decision.ts';
import { Refusal } from '../play/errors.ts';
import type { Viewer } from '../play/event.ts';
import type { Seat } from '../play/text.ts';
import { publiclyAwaited } from '../record/awaited.ts';
import { Divergence, RuleFailure } from '../record/failures.ts';
import { isBarrier } from '../record/journal.ts';
import { give, letPass } from './answers.ts';
import { question } from './comparing.ts';
import { type Exam, PLAY_ON } from './exam.ts';
import { agree, Breach, checkPlain, under } from './laws.ts';

/** What a viewer sees does not depend on what it does not see, and re-dealing forgets what it does not see. */
export function checkView<S, V>(exam: Exam<S, V>, state: S, viewer: Viewer): void {
  const { game } = exam;
  const view = game.view(state, viewer);
  checkPlain(view, `view of ${viewer}`);
  const [one, other] = [redealt(exam, copy(state), viewer, 'one'), redealt(exam, copy(state), viewer, 'other')];
  agree('view', `the view of ${viewer} shows what is hidden from it`, view, game.view(one, viewer));
  agree('view', `the view of ${viewer} shows what is hidden from it`, view, game.view(other, viewer));
  const twice = redealt(exam, one, viewer, 'other');
  agree('redeal', `what is re-dealt for ${viewer} depends on what was there before`, other, twice);
}

export function redealt<S, V>(exam: Exam<S, V>, state: S, viewer: Viewer, seed: string): S {
  exam.game.redeal(state, viewer, new Chance(newChance(seed)));
  const [broken] = exam.game.invariants(state);
  if (broken !== undefined) throw new Breach('redeal', `re-dealt for ${viewer}: ${broken}`);
  return state;
}

/** What nobody has seen can be re-dealt without anybody noticing. */
export function checkEveryone<S, V>(exam: Exam<S, V>, state: S): void {
  const { game } = exam;
  const [one, other] = [redealt(exam, copy(state), 'everyone', 'one'), redealt(exam, copy(state), 'everyone', 'other')];
  for (const viewer of exam.viewers)
    agree('view', `${viewer} sees what is re-dealt as unseen`, game.view(state, viewer), game.view(one, viewer));
  if (game.views) {
    const alone = exam.viewers.map(viewer => game.view(copy(state), viewer));
    agree('view', 'several at once see what each sees alone', alone, game.views(state, exam.viewers));
  }
  const twice = redealt(exam, one, 'everyone', 'other');
  agree('redeal', 'what is re-dealt as unseen depends on what was there before', other, twice);
}

/** The table that a seat imagines asks it the same, shows it the same, and can be played. */
export function checkImagining<S, V>(exam: Exam<S, V>, match: Match<S, V>, decision: Decision): void {
  const { seat } = decision;
  under('imagine', `the table that seat ${seat} imagines cannot be played`, () => {
    const imagined = match.imagine(seat, `${exam.seed}/imagined`);
    agree('imagine', `seat ${seat} imagines another view`, match.view(seat), imagined.view(seat));
    const own = imagined.decisionOf(seat);
    if (!own) throw new Breach('imagine', `seat ${seat} is not asked ${decision.prompt} at the table it imagines`);
    agree('imagine', `seat ${seat} imagines another decision`, question(decision), question(own));
    for (let n = 0; n < PLAY_ON && !imagined.over; n++) exam.playOn(imagined);
  });
}

/**
 * The same situation as far as this seat can tell, with what is hidden from it dealt otherwise; undefined where that cannot be
 * made. Its position begins anew, because going back from it must lead to its own hidden things too.
 */
export function elsewhere<S, V>(exam: Exam<S, V>, match: Match<S, V>, seat: Seat): Match<S, V> | undefined {
  const { seed, seats, options, journal } = match;
  const checkpoint = copy(match.lastCheckpoint);
  exam.game.redeal(checkpoint.state, seat, new Chance(newChance(`${exam.seed}/elsewhere/${journal.length}`)));
  try {
    const twin = Match.resume(exam.game, { seed, seats, options }, checkpoint, journal);
    // Others who are asked at once have answered, and nobody has seen it yet.
    twin.takeSealed(match.sealedAnswers);
    const same =
      difference(seenOf(match, seat, journal.length + 1), seenOf(twin, seat, journal.length + 1)) === undefined;
    return same ? twin : undefined;
  } catch (cause) {
    if (cause instanceof Divergence || cause instanceof RuleFailure || cause instanceof Refusal) return undefined;
    throw cause;
  }
}

/** Whether or not others could have interrupted, whoever decided sees the same: before they let it pass, and after. */
export function checkSecret<S, V>(match: Match<S, V>, twin: Match<S, V>, seat: Seat, picks: Picks): void {
  const from = twin.journal.length;
  under('secret', `seat ${seat} cannot decide the same where others hold other things`, () => give(twin, seat, picks));
  const here = match.past(match.journal.length);
  here.takeSealed(match.sealedAnswers);
  for (const moment of ['at once', 'after all let it pass']) {
    if (moment !== 'at once') for (const one of [here, twin]) letPass(one, seat);
    if (here.over || twin.over || [here, twin].every(one => one.journal.slice(from).some(isBarrier))) return;
    const what = `what seat ${seat} sees ${moment} depends on what others hold`;
    agree('secret', what, seenOf(here, seat, from + 1), seenOf(twin, seat, from + 1));
  }
}

/** All that a seat and onlookers are shown: views, what was told since, the question, who is waited for, whether it can undo. */
const seenOf = <S, V>(match: Match<S, V>, seat: Seat, from: number): unknown => {
  const own = match.decisionOf(seat);
  return {
    views: [match.view(seat), match.view('spectator')],
    told: [[...match.told(seat, from)], [...match.told('spectator', from)]],
    asked: own && question(own),
    awaited: publiclyAwaited(match),
    canUndo: match.undoTarget(seat) !== undefined,
  };
};
