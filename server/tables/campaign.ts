// Campaigns: a table a chapter. What follows, the same chapter again, another branch; the tree of them, in and out as one file.

import { type Campaign, type CampaignSave, type Chapter, type Seat, save, saveCampaign } from '@veillee/kernel';
import type { Brought } from '../bots/jobs.ts';
import { playedAt } from '../bots/past.ts';
import type { CampaignAnswer, Created } from '../protocol.ts';
import { No } from '../refusals.ts';
import { signed } from '../saves.ts';
import { newSeed, newTableId } from '../secrets.ts';
import { makeAgain } from './again.ts';
import { campaignIdOf, chapterPlan, isChapter } from './chapters.ts';
import type { Hall } from './hall.ts';
import type { Plan } from './seating.ts';
import type { Table } from './table.ts';

const WALK_LIMIT_MS = 20_000;

export interface BranchAsked {
  readonly token: string;
  /** From this entry; otherwise from the beginning of the chapter, or of the one that follows. */
  readonly at: number | undefined;
  readonly chapter: string | undefined;
  readonly identity: string | undefined;
}

/** Another table of the campaign, whenever somebody asks for it: what was played stays as it is. */
export async function branch(hall: Hall, id: string, { token, at, chapter, identity }: BranchAsked): Promise<Created> {
  const { table } = await hall.gathering(id);
  const seat = hall.seatOf(table, token);
  const { match, game, setup } = table;
  if (!match || !isChapter(table)) throw new No('no-chapter', 'this is no chapter of a campaign');
  if (table.hidesFrom(seat)) throw new No('hidden', 'somebody else is still in this game');
  const common = { id: undefined, name: undefined };
  if (at === undefined)
    return makeAgain(hall, table, seat, identity, {
      ...common,
      adopted: undefined,
      begins: chapterPlan(table, chapter),
    });
  if (game.chapters?.branches === 'beginnings' && at > 0)
    throw new No('no-chapter', `${game.id} branches only where a chapter begins`);
  const { entries, numbers } = table.told;
  if (at > entries) throw new No('no-undo', `there is no entry ${at}`);
  const entry = numbers.entryOf(at);
  const work = { ...playedAt(setup, match), at: entry, anew: newSeed() };
  const adopted = await hall.pool.do('adopt', work, WALK_LIMIT_MS, match.journal);
  const begins = chapterPlan(table, undefined);
  const from = { of: setup.id, entry };
  return makeAgain(hall, table, seat, identity, {
    ...common,
    adopted,
    begins: begins?.chapter && {
      ...begins,
      chapter: { ...begins.chapter, branched: from },
      ...(setup.seedChosen && { seedChosen: true }),
    },
  });
}

// ---- the whole of it ----

/** The tables of a campaign with what everybody may know of each, the oldest first. */
export async function campaignOf(hall: Hall, table: Table): Promise<CampaignAnswer> {
  const campaign = campaignIdOf(table);
  const listed = await hall.store.campaign(campaign);
  const chapters: CampaignAnswer['chapters'] = [];
  for (const { facts, current } of listed) {
    const { id, status, created, turn, chapter } = current ? facts : await hall.facts(facts.id);
    if (chapter) chapters.push({ table: id, status, created, turn, chapter });
  }
  return { campaign, chapters };
}

/** The campaign as one file. Chapters that have not begun, or are closed, are not in it. */
export async function exportCampaign(hall: Hall, table: Table, seat: Seat): Promise<CampaignSave> {
  const { chapters } = await campaignOf(hall, table);
  const kept: Chapter[] = [];
  for (const { table: id } of chapters) {
    const { table: other } = await hall.gathering(id);
    const { match } = other;
    // Where somebody is still to come nothing has begun yet, also if the chapter was branched off and has a past.
    const waits = !match || (other.status === 'waiting' && !match.over);
    if (waits && id !== table.setup.id) continue;
    if (!match) throw new No('foreign', 'the chapter has not begun');
    const own = id === table.setup.id ? seat : sameSeat(other, table, seat);
    if (own === undefined || other.hidesFrom(own)) throw new No('hidden', 'somebody else is still in this campaign');
    kept.push(chapterOf(other, match, kept, hall.store.key));
  }
  const campaign: Campaign = { game: table.setup.game, chapters: kept, current: table.setup.id };
  return saveCampaign(campaign);
}

/** The seat that the same person has at another table of the campaign: the same one, if it is theirs. */
function sameSeat(other: Table, table: Table, seat: Seat): Seat | undefined {
  const identity = table.seats[seat]?.identity;
  const there = other.seats[seat];
  return there && (there.identity === identity || other.status === 'over') ? seat : undefined;
}

function chapterOf(
  { setup, care }: Table,
  match: NonNullable<Table['match']>,
  before: readonly Chapter[],
  key: Uint8Array,
): Chapter {
  const isThere = (id: string | undefined): boolean => before.some(each => each.id === id);
  const { after, branched } = setup.chapter ?? {};
  // What hung on a table that is closed hangs on nothing now.
  const sibling = branched && before.find(({ id }) => id === branched.of);
  return {
    id: setup.id,
    ...(after && isThere(after) && { after }),
    ...(branched && sibling && sibling.after === after && { branched }),
    save: signed(save(match), key, care === 'unproved'),
  };
}

/** Lays the tables of a campaign that was brought along, and answers with the one that was being played. */
export async function layCampaign(
  hall: Hall,
  plan: Plan,
  { current, chapters }: NonNullable<Brought['campaign']>,
): Promise<Created> {
  const names = new Map(chapters.map(({ id }) => [id, newTableId()]));
  const named = (id: string): string => names.get(id) as string;
  const [first] = chapters;
  let answer: Created | undefined;
  const others: NonNullable<Created['others']> = [];
  for (const { id, after, branched, adopted } of chapters) {
    const chapter = {
      campaign: named(first?.id ?? id),
      ...(after !== undefined && { after: named(after) }),
      ...(branched && { branched: { of: named(branched.of), entry: branched.entry } }),
    };
    const made = await hall.make({
      ...plan,
      id: named(id),
      options: adopted.start.options,
      adopted,
      ...(id !== first?.id && { chapter, seedChosen: true as const }),
    });
    if (id === current) answer = made;
    else others.push({ table: made.table.id, seats: made.seats });
  }
  if (!answer) throw new No('save', 'the campaign has no chapter that is being played');
  return { ...answer, others };
}
