// Campaigns: a table a chapter. What follows, the same chapter again, another branch; the tree of them, in and out as one file.

import { type Chapter, partsOf, type Save, type Seat, saveCampaign } from '@veillee/kernel';
import type { Brought, WrittenSave } from '../bots/jobs.ts';
import { playedAt } from '../bots/past.ts';
import type { CampaignAnswer, Created } from '../protocol.ts';
import { No } from '../refusals.ts';
import { newSeed, newTableId } from '../secrets.ts';
import type { Account } from '../work.ts';
import { makeAgain } from './again.ts';
import { asideFacts, isSetAside } from './asides.ts';
import { isCareful } from './care.ts';
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
  readonly payer: Account;
}

/** Another table of the campaign, whenever somebody asks for it: what was played stays as it is. */
export async function branch(
  hall: Hall,
  id: string,
  { token, at, chapter, identity, payer }: BranchAsked,
): Promise<Created> {
  const { table } = await hall.gathering(id, payer);
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
  const adopted = await hall.pool.do('adopt', work, WALK_LIMIT_MS, match.journal, isCareful(table), payer);
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
export async function campaignOf(hall: Hall, table: Table, payer: Account): Promise<CampaignAnswer> {
  const campaign = campaignIdOf(table);
  const listed = await hall.store.campaign(campaign);
  const chapters: CampaignAnswer['chapters'] = [];
  for (const each of listed) {
    const { facts, current, aside } = each;
    const isKnown = current || isSetAside(aside);
    const { id, status, created, turn, chapter } = isKnown ? asideFacts(each) : await hall.facts(facts.id, payer);
    if (chapter) chapters.push({ table: id, status, created, turn, chapter });
  }
  return { campaign, chapters };
}

/** A match of this house as the bytes of a save, written where it holds up nobody. */
export function writeSave(
  hall: Hall,
  table: Table,
  match: NonNullable<Table['match']>,
  payer: Account,
): Promise<WrittenSave> {
  const { journal, ...parts } = partsOf(match);
  const work = { ...parts, key: hall.store.key, unproved: table.care === 'unproved' };
  // The table may go on, and back, before it is written.
  return hall.pool.do('writeSave', work, WALK_LIMIT_MS, [...journal], false, payer);
}

/**
 * The campaign as one file. Chapters that have not begun, or are closed, are not in it; nor are those under way in which somebody else
 * hides something: whoever brings the file along goes on from the last evening before them.
 */
export async function exportCampaign(hall: Hall, table: Table, seat: Seat, payer: Account): Promise<Uint8Array> {
  const { chapters } = await campaignOf(hall, table, payer);
  const kept: WrittenChapter[] = [];
  let hidden = false;
  for (const { table: id } of chapters) {
    await payer.turn();
    const { table: other } = await hall.gathering(id, payer);
    const { match } = other;
    // Where somebody is still to come nothing has begun yet, also if the chapter was branched off and has a past.
    if (!match || (other.status === 'waiting' && !match.over)) continue;
    const own = id === table.setup.id ? seat : sameSeat(other, table, seat);
    if (own === undefined || other.hidesFrom(own)) hidden = true;
    else kept.push({ ...placeOf(other, kept), ...(await writeSave(hall, other, match, payer)) });
  }
  const { chapter, id } = table.setup;
  const current = [id, chapter?.branched?.of, chapter?.after, kept.at(-1)?.id].find(name =>
    kept.some(each => each.id === name),
  );
  if (current !== undefined) return writtenCampaign(table, kept, current);
  if (hidden) throw new No('hidden', 'somebody else is still in this campaign');
  throw new No('foreign', 'the chapter has not begun');
}

/** Where a chapter hangs in the tree, and its save. */
interface WrittenChapter extends Omit<Chapter, 'save'>, WrittenSave {}

/** The file of `saveCampaign`, of saves that are written already. */
function writtenCampaign({ setup }: Table, kept: readonly WrittenChapter[], current: string): Uint8Array {
  const brief = kept.map(({ bytes: _, digest, ...place }) => ({ ...place, save: { digest } as Save }));
  const campaign = saveCampaign({ game: setup.game, chapters: brief, current });
  const { chapters: _, ...rest } = campaign;
  const parts: Uint8Array[] = [Buffer.from(`${JSON.stringify(rest).slice(0, -1)},"chapters":[`)];
  for (const [i, { bytes, digest: _, ...place }] of kept.entries())
    parts.push(
      Buffer.from(`${i > 0 ? ',' : ''}${JSON.stringify(place).slice(0, -1)},"save":`),
      bytes,
      Buffer.from('}'),
    );
  return Buffer.concat([...parts, Buffer.from(']}')]);
}

/** The seat that the same person has at another table of the campaign: the same one, if it is theirs. */
function sameSeat(other: Table, table: Table, seat: Seat): Seat | undefined {
  const identity = table.seats[seat]?.identity;
  const there = other.seats[seat];
  return there && (there.identity === identity || other.status === 'over') ? seat : undefined;
}

function placeOf({ setup }: Table, before: readonly Omit<Chapter, 'save'>[]): Omit<Chapter, 'save'> {
  const isThere = (id: string | undefined): boolean => before.some(each => each.id === id);
  const { after, branched } = setup.chapter ?? {};
  // What hung on a table that is closed hangs on nothing now.
  const sibling = branched && before.find(({ id }) => id === branched.of);
  return {
    id: setup.id,
    ...(after && isThere(after) && { after }),
    ...(branched && sibling && sibling.after === after && { branched }),
  };
}

/** Lays the tables of a campaign that was brought along, and answers with the one that was being played. All of them, or none. */
export async function layCampaign(
  hall: Hall,
  plan: Plan,
  campaign: NonNullable<Brought['campaign']>,
  payer: Account,
): Promise<Created> {
  const laid: string[] = [];
  try {
    return await layAll(hall, plan, campaign, laid, payer);
  } catch (cause) {
    for (const id of laid) await hall.remove(id);
    throw cause;
  }
}

async function layAll(
  hall: Hall,
  plan: Plan,
  { current, chapters }: NonNullable<Brought['campaign']>,
  laid: string[],
  payer: Account,
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
    await payer.turn();
    const made = await hall.make(
      {
        ...plan,
        id: named(id),
        options: adopted.start.options,
        adopted,
        ...(id !== current && { past: true as const }),
        ...(id !== first?.id && { chapter, seedChosen: true as const }),
      },
      payer,
    );
    laid.push(made.table.id);
    if (id === current) answer = made;
    else others.push({ table: made.table.id, seats: made.seats });
  }
  if (!answer) throw new No('save', 'the campaign has no chapter that is being played');
  return { ...answer, others };
}
