// A campaign under way: through chapters that are over (their saves, replays, reports, branches, the file of all of them) nothing of the chapter that
// is being played comes to any seat, nor to whoever looks on.

import { player, playOut, random, randomPicks } from '@veillee/bots';
import { shelf } from '@veillee/games';
import { Chance, copy, Match, newChance, nextChapters, save, tellChapter } from '@veillee/kernel';
import { expect, test } from 'vitest';
import { NO_LIMITS } from '../../limits.ts';
import { type Created, campaignAnswer } from '../../protocol.ts';
import { Client, call, IDENTITY, refusal, tokenOf } from '../client.ts';
import { houseOf } from '../house.ts';
import '../strict.ts';

const FRIEND = 'an-identity-of-a-friend-0000000002';
const SEEDS = 400;
/** Answers in the chapter that is being played. */
const ANSWERS = 40;
const house = houseOf('past-chapters', { shelf: { games: shelf, module: import.meta.resolve('@veillee/games') } });
const { url, hall } = await house.start({ limits: NO_LIMITS });

/** The first chapter of a campaign that goes on, as two have played it elsewhere. */
async function firstChapter(): Promise<string> {
  const kit = await shelf.emberhold?.();
  if (!kit) throw new Error('there is no such game');
  for (let seed = 1; seed <= SEEDS; seed++) {
    const match = Match.start(kit.game, { seed: `${seed}`, seats: 2, options: { chapter: 'gate' } });
    playOut(
      match,
      [0, 1].map(seat => player(random, `${seed}/${seat}`)),
    );
    if (nextChapters(match).length > 0) return JSON.stringify(save(match));
  }
  throw new Error('no chapter leads on');
}

test('what is over can be read by everybody, and tells nothing of what is not', async () => {
  const seats = [{ kind: 'me' }, { kind: 'friend' }];
  const plan = { save: JSON.parse(await firstChapter()), name: 'Ann', seats, spectators: true };
  const laid = (await call<Created>(url, '/api/tables/import', { body: plan, identity: IDENTITY })).body;
  const { id } = laid.table;
  const joins = { code: laid.invitations[0]?.code, name: 'Bea', seedChosen: true };
  const bea = (await call<{ token: string }>(url, `/api/tables/${id}/join`, { body: joins, identity: FRIEND })).body;
  const tokens = [tokenOf(laid, 0), bea.token] as const;
  const identities = [IDENTITY, FRIEND];
  const after = async (seat: 0 | 1, body: object): Promise<Created> => {
    const token = tokens[seat];
    const identity = identities[seat] as string;
    return (await call<Created>(url, `/api/tables/${id}/rematch`, { body: { token, ...body }, identity })).body;
  };
  const made = await after(0, { chapter: 'heart' });
  const next = made.table.id;
  const own = [tokenOf(made, 0), tokenOf(await after(1, {}), 1)] as const;
  const { table } = await hall.gathering(next);
  const entries = (await hall.gathering(id)).table.told.entries;

  /** All that a seat of the first chapter can ask for, as it comes. */
  const readAll = async (): Promise<string> => {
    const read: string[] = [];
    for (const token of tokens)
      for (const what of [
        'export',
        'campaign/export',
        'report',
        ...[0, Math.floor(entries / 2), entries].flatMap(at => [0, 1, 'everyone'].map(as => `replay/${at}?as=${as}`)),
      ]) {
        const { status, body } = await call(url, `/api/tables/${id}/${what}`, { token });
        expect([what, status]).toEqual([what, 200]);
        const { made: _, ...rest } = body as { made?: string };
        read.push(JSON.stringify(rest));
      }
    return read.join('\n');
  };
  const before = await readAll();
  const clients = [await Client.sit(url, next, [own[0]]), await Client.sit(url, next, [own[1]])];
  const onlooker = await Client.sit(url, next, []);
  const chance = new Chance(newChance('answers'));
  const answered = new Map<number, number>();
  for (let n = 0; n < ANSWERS; n++) {
    const seat = table.match?.decisions[0]?.seat;
    if (seat === undefined) break;
    const client = clients[seat] as Client;
    const asked = () => client.decisions.get(seat);
    await client.until(() => asked() !== undefined && asked()?.id !== answered.get(seat));
    const decision = asked();
    if (!decision) break;
    answered.set(seat, decision.id);
    const picks = [...randomPicks(decision as never, chance)];
    await client.ask({ t: 'answer', id: `a${n}`, seat, decision: decision.id, picks });
  }
  expect(table.entries).toBeGreaterThan(ANSWERS / 2);

  // Whatever has been dealt and drawn there since, the past is told to the letter as before.
  expect(await readAll()).toBe(before);
  // The chance of the new chapter is in none of it, nor in what anybody hears of its table.
  const { seed } = table.setup;
  const heard = [...clients, onlooker].flatMap(({ frames }) => frames).join('\n');
  const facts = JSON.stringify((await call(url, `/api/tables/${next}`)).body);
  for (const said of [before, heard, facts]) expect(said).not.toContain(seed);
  // Asked for at the new table, the file of the campaign ends with the chapter that is over.
  for (const token of own) {
    const { body } = await call<{ current: string; chapters: { id: string }[] }>(
      url,
      `/api/tables/${next}/campaign/export`,
      { token },
    );
    expect([body.current, body.chapters.map(chapter => chapter.id)]).toEqual([id, [id]]);
    expect(await refusal(url, `/api/tables/${next}/export`, { token })).toBe('hidden');
    expect(await refusal(url, `/api/tables/${next}/branch`, { body: { token }, identity: IDENTITY })).toBe('hidden');
    const onward = { body: { token, at: 1, name: 'Ann' }, identity: IDENTITY };
    expect(await refusal(url, `/api/tables/${next}/continue`, onward)).toBe('hidden');
  }
  for (const [seat, token] of own.entries())
    for (const as of [1 - seat, 'everyone'])
      expect(await refusal(url, `/api/tables/${next}/replay/1?as=${as}`, { token })).toBe('hidden');
  // What all may know of the chapter does not hang on what one of them does not see.
  const { match } = table;
  if (!match) throw new Error('the chapter has not begun');
  const { chapters } = campaignAnswer.parse((await call(url, `/api/tables/${next}/campaign`, { token: own[0] })).body);
  const told = tellChapter(match);
  for (const viewer of [0, 1, 'spectator'] as const) {
    const state = copy(match.state);
    match.game.redeal(state, viewer, new Chance(newChance(`anew ${viewer}`)));
    expect(match.game.chapters?.story(state)).toEqual(told.story);
  }
  expect(chapters.map(({ chapter }) => chapter.title)).toEqual([{ text: 'chapter.gate' }, told.title]);
  // Another branch of the past has chance of its own, and is dealt anew.
  const again = await call<Created>(url, `/api/tables/${id}/branch`, { body: { token: tokens[1] }, identity: FRIEND });
  expect(again.status).toBe(201);
  const branch = (await hall.gathering(again.body.table.id)).table.setup;
  expect(new Set([branch.seed, seed, plan.save.seed]).size).toBe(3);
  for (const client of [...clients, onlooker]) await client.close();
});
