// The laws of chapters: what one leaves goes into the next, whatever way it went in between, and a campaign replays.

import type { Match } from '../match.ts';
import { copy } from '../plain/plain.ts';
import type { Chance } from '../play/chance.ts';
import type { Setting } from '../play/setting.ts';
import type { Text } from '../play/text.ts';
import { readLegacy } from '../record/legacy.ts';
import {
  beginCampaign,
  branchChapter,
  checkCampaign,
  followingMatch,
  legacyOf,
  nextChapter,
  nextChapters,
  replayChapter,
  saveCampaign,
  tellChapter,
  verifyCampaign,
} from '../save/campaign.ts';
import { agree, Breach, checkPlain, under, viaText } from './laws.ts';

/** How a match begins: with this setting, and with what the chapter before has left. */
export interface Sequel {
  readonly setting: Setting;
  readonly legacy?: unknown;
}

const LAW = 'chapters';

/** Everybody reads the story of a chapter: it does not depend on what onlookers cannot see. */
export function checkStory<S, V>(match: Match<S, V>, redealt: (state: S) => S): void {
  const { title, story } = tellChapter(match);
  checkPlain([title, story], 'story of the chapter');
  const elsewhere = match.game.chapters?.story(redealt(copy(match.state)));
  agree(LAW, 'the story of the chapter shows what is hidden', story, elsewhere);
}

/** A chapter that is over. Returns one that can follow, if any can. `thorough`: a campaign of it is played again too. */
export function checkChapters<S, V>(
  match: Match<S, V>,
  chance: Chance,
  say: (text: Text) => void,
  thorough: boolean,
): Sequel | undefined {
  const { seats } = match;
  const { title, story } = tellChapter(match);
  say(title);
  say(story);
  const legacy = checkLegacy(match);
  const offered = nextChapters(match);
  if (match.outcome?.undecided && offered.length === 0)
    throw new Breach(LAW, 'a chapter ends without victory or defeat, and nothing can follow');
  if (new Set(offered.map(({ id }) => id)).size < offered.length)
    throw new Breach(LAW, `two chapters that follow have one id: ${offered.map(({ id }) => id).join(', ')}`);
  for (const { id, title: name } of offered) {
    say(name);
    const [one, again] = under(LAW, `${id} cannot follow`, () => [
      followingMatch(match, id, `${match.seed}/next`),
      followingMatch(match, id, `${match.seed}/next`),
    ]);
    agree(LAW, `${id} does not begin the same each time`, one?.snapshot(), again?.snapshot());
    if (one) agree(LAW, `${id} is called otherwise than it was announced`, name, tellChapter(one).title);
    agree(LAW, `${id} changes what it begins with`, legacy, legacyOf(match));
  }
  const chosen = offered.length > 0 ? chance.pick(offered, 'chapters') : undefined;
  if (thorough) under(LAW, 'a campaign cannot go on', () => checkPlayedAgain(match, chance, chosen?.id));
  return chosen && { setting: { seats, options: { ...match.options, ...chosen.options } }, legacy: viaText(legacy) };
}

/** A campaign of this chapter with what follows it, played again and branched off: all of it replays from its save. */
function checkPlayedAgain<S, V>(match: Match<S, V>, chance: Chance, next: string | undefined): void {
  const { game } = match;
  const seed = (n: number) => ({ seed: `${match.seed}/campaign/${n}` });
  let campaign = beginCampaign(match);
  if (next !== undefined) ({ campaign } = nextChapter(game, campaign, '1', next, seed(1)));
  ({ campaign } = replayChapter(game, campaign, '1', seed(2)));
  const { length } = match.journal;
  const entry = game.chapters?.branches === 'anywhere' && length > 0 ? chance.below(length, 'branch') : 0;
  if (length > 0) ({ campaign } = branchChapter(game, campaign, '1', entry, seed(3)));
  const read = checkCampaign(viaText(saveCampaign(campaign)));
  for (const { id, problem } of verifyCampaign(game, read))
    if (problem) throw new Breach(LAW, `chapter ${id} of a campaign does not replay: ${problem.message}`);
}

/** What a chapter leaves: plain, the same each time, and read again as it was. */
function checkLegacy<S, V>(match: Match<S, V>): unknown {
  const held = copy(match.snapshot());
  const legacy = legacyOf(match);
  if (legacy === undefined) return undefined;
  checkPlain(legacy, 'what the chapter leaves', new Set());
  agree(LAW, 'what the chapter leaves changes in a save', legacy, viaText(legacy));
  agree(LAW, 'what the chapter leaves is not the same each time', legacy, legacyOf(match));
  const read = under(LAW, 'what the chapter leaves is not let in', () => readLegacy(match.game, viaText(legacy)));
  const again = under(LAW, 'what was read is not let in again', () => readLegacy(match.game, viaText(read)));
  agree(LAW, 'what the chapter leaves is read otherwise', legacy, read);
  agree(LAW, 'what was read is read otherwise again', read, again);
  agree(LAW, 'looking at what the chapter leaves changed it', held, match.snapshot());
  return legacy;
}
