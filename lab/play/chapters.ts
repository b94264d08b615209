// Chapters at the keyboard: what can follow, the same one again, and another branch from here.

import {
  beginCampaign,
  branchChapter,
  type Campaign,
  type Chapters,
  chaptersFor,
  keepChapter,
  nameChapter,
  nextChapter,
  nextChapters,
  type Opened,
  Refusal,
  replayChapter,
} from '@veillee/kernel';
import { failed } from '../complaint.ts';
import type { Session } from './session.ts';

/** The campaign as it stands now, with this match in it. */
export function campaignNow({ campaign, match }: Session): Campaign {
  return campaign ? keepChapter(campaign, campaign.current, match) : beginCampaign(match);
}

/** The chapters of which the match is one; not every match of a game with a campaign is. */
function chaptersHere({ kit, match }: Session): Chapters<unknown> {
  const chapters = chaptersFor(kit.game, match);
  if (!chapters) throw failed('chapter.no-campaign');
  return chapters;
}

/** What can follow, numbered. */
export const offeredLines = ({ match, say }: Session): string[] =>
  chaptersFor(match.game, match) ? nextChapters(match).map(({ title }, i) => `  n ${i + 1}  ${say(title)}`) : [];

/** `n 2`: the second of the chapters that can follow. */
export function next(session: Session, words: string): 'ask' | 'redraw' {
  chaptersHere(session);
  const offered = nextChapters(session.match);
  if (offered.length === 0) throw failed('chapter.none');
  const chosen = words === '' && offered.length === 1 ? offered[0] : offered[Number(words) - 1];
  if (!chosen) {
    session.print(...offeredLines(session));
    return 'ask';
  }
  return open(session, (campaign, seed) =>
    nextChapter(session.kit.game, campaign, campaign.current, chosen.id, { seed }),
  );
}

/** The same chapter again, from what the one before has left. */
export const again = (session: Session): 'redraw' =>
  open(session, (campaign, seed) => replayChapter(session.kit.game, campaign, campaign.current, { seed }));

/** `b 12`: another branch from entry 12; `b` alone: from here. */
export function branch(session: Session, words: string): 'redraw' {
  const entry = words === '' ? session.match.journal.length : Number(words);
  return open(session, (campaign, seed) =>
    branchChapter(session.kit.game, campaign, campaign.current, entry, { seed }),
  );
}

function open(session: Session, make: (campaign: Campaign, seed: string) => Opened<unknown, unknown>): 'redraw' {
  chaptersHere(session);
  try {
    const before = campaignNow(session);
    // The last seal stands for all that has been played, so no two chapters ever share their chance.
    const { campaign, match } = make(before, `${session.match.seed}/${session.lastSeal}/${before.chapters.length}`);
    session.campaign = campaign;
    session.match = match;
    session.atKeyboard = undefined;
    session.caughtUp();
    const { title } = nameChapter(match.game, match, match.legacy);
    session.notice = session.own({ text: 'chapter.begun', with: { title: session.say(title) } });
    return 'redraw';
  } catch (error) {
    if (error instanceof Refusal) throw failed('chapter.refused', { detail: error.message });
    throw error;
  }
}
