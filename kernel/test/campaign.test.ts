// Campaigns: chapters that follow each other, are played again and branch off; and what is said of damaged ones.

import { describe, expect, test } from 'vitest';
import {
  beginCampaign,
  branchChapter,
  type Campaign,
  type CampaignSave,
  Chance,
  type Chapter,
  canonical,
  chapterOf,
  checkCampaign,
  type Entry,
  fingerprint,
  followersOf,
  isReseed,
  keepChapter,
  load,
  Match,
  nameChapter,
  newChance,
  nextChapter,
  nextChapters,
  Refusal,
  replayChapter,
  SaveProblem,
  save,
  saveCampaign,
  tellChapter,
  verify,
  verifyCampaign,
} from '../index.ts';
import { type LanternRoad, lanternRoad } from './lantern-road.ts';
import { longRoad, NIGHTS } from './long-road.ts';
import { thrown } from './thrown.ts';
import { tiny } from './tiny.ts';

type Lanterns = Match<LanternRoad, LanternRoad>;

const begin = (seed: string): Lanterns => Match.start(lanternRoad, { seed, seats: 2 });

function walkOn(match: Lanterns, steps = Number.POSITIVE_INFINITY, how = 'careful'): Lanterns {
  for (let n = 0; n < steps && !match.over; n++) match.pick(how);
  return match;
}

/** A seed with which careful steps on the road come to this. */
function seedThat(isSo: (state: LanternRoad) => boolean): string {
  for (let n = 0; n < 500; n++) if (isSo(walkOn(begin(`seed-${n}`)).state)) return `seed-${n}`;
  throw new Error('no such seed');
}

/** Oil enough for two steps in the marsh, whatever lies there. */
const SAFE = seedThat(({ oil }) => oil > 4);
const LOST = seedThat(({ lost }) => lost);

/** The match of a chapter. */
const opened = (campaign: Campaign, id = campaign.current): Lanterns =>
  load(lanternRoad, chapterOf(campaign, id).save).match;

/** The road walked to its end, and the marsh after it begun and walked two steps. */
function twoChapters(): Campaign {
  const road = walkOn(begin(SAFE));
  const { campaign, match } = nextChapter(lanternRoad, beginCampaign(road), '1', 'marsh', { seed: 'marsh' });
  return keepChapter(campaign, '2', walkOn(match, 2));
}

const viaText = (campaign: Campaign): CampaignSave => JSON.parse(JSON.stringify(saveCampaign(campaign)));

const problem = (run: () => unknown) => thrown(SaveProblem, run);
const refused = (run: () => unknown) => thrown(Refusal, run);

/** A campaign with some fields changed, and a digest that fits. */
function forged(campaign: Campaign, change: object): object {
  const { digest: _, ...body } = { ...viaText(campaign), ...change };
  const chapters = Array.isArray(body.chapters)
    ? body.chapters.map(each => (each?.save ? { ...each, save: each.save.digest } : each))
    : body.chapters;
  return { ...body, digest: fingerprint(canonical({ ...body, chapters })) };
}

const withChapter = (campaign: Campaign, i: number, change: Partial<Chapter>): object =>
  forged(campaign, { chapters: campaign.chapters.map((each, n) => (n === i ? { ...each, ...change } : each)) });

describe('a chapter', () => {
  test('begins with what the one before has left', () => {
    const road = walkOn(begin(SAFE));
    expect(nextChapters(road).map(({ id }) => id)).toEqual(['marsh', 'tower']);
    const { campaign, match } = nextChapter(lanternRoad, beginCampaign(road), '1', 'tower', { seed: 'tower' });
    expect(match.state).toMatchObject({ chapter: 'tower', oil: road.state.oil, walked: ['road'] });
    expect(match.legacy).toEqual({ oil: road.state.oil, walked: ['road'] });
    expect(campaign.current).toBe('2');
    expect(campaign.chapters.map(({ id, after }) => [id, after])).toEqual([
      ['1', undefined],
      ['2', '1'],
    ]);
  });

  test('that is lost leaves nothing and can only be played again', () => {
    const lost = beginCampaign(walkOn(begin(LOST)));
    expect(nextChapters(walkOn(begin(LOST)))).toEqual([]);
    expect(refused(() => nextChapter(lanternRoad, lost, '1', 'marsh', { seed: 'x' })).code).toBe('no-chapter');
    const { campaign, match } = replayChapter(lanternRoad, lost, '1', { seed: 'once more' });
    expect(match.state).toMatchObject({ oil: 3, steps: 0 });
    expect(campaign.chapters.map(({ id, after }) => [id, after])).toEqual([
      ['1', undefined],
      ['2', undefined],
    ]);
  });

  test('that is not over is followed by none, nor is one by a chapter that is not offered', () => {
    const campaign = twoChapters();
    expect(nextChapters(opened(campaign))).toEqual([]);
    expect(refused(() => nextChapter(lanternRoad, campaign, '2', 'tower', { seed: 'x' })).message).toContain(
      'not over',
    );
    expect(refused(() => nextChapter(lanternRoad, campaign, '1', 'road', { seed: 'x' })).message).toContain(
      'marsh, tower',
    );
    expect(refused(() => nextChapter(lanternRoad, campaign, '9', 'road', { seed: 'x' })).code).toBe('no-chapter');
  });

  test('played again starts from the same legacy with chance of its own, beside the old one', () => {
    const campaign = twoChapters();
    const { campaign: again, match } = replayChapter(lanternRoad, campaign, '2', { seed: 'again' });
    expect(match.legacy).toEqual(campaign.chapters[1]?.save.legacy);
    expect(match.journal).toEqual([]);
    expect(followersOf(again, '1').map(({ id }) => id)).toEqual(['2', '3']);
    expect(again.chapters.slice(0, 2)).toEqual(campaign.chapters);
    expect(refused(() => replayChapter(lanternRoad, campaign, '2', { seed: 'marsh' })).message).toContain('seed');
  });

  test('branched off has the entries up to there, and always other chance: no branch shows another its future', () => {
    const campaign = twoChapters();
    for (const entry of [0, 1, 2]) {
      const { campaign: branched, match } = branchChapter(lanternRoad, campaign, '2', entry, { seed: 'branch' });
      expect(match.journal.slice(0, entry)).toEqual(campaign.chapters[1]?.save.journal.slice(0, entry));
      expect(isReseed(match.journal[entry] as Entry)).toBe(true);
      expect(branched.chapters.at(-1)).toMatchObject({ id: '3', after: '1', branched: { of: '2', entry } });
      const old = opened(campaign, '2');
      if (entry === 2) expect(match.state.deck).not.toEqual(old.state.deck);
      expect([...match.state.deck].sort()).toHaveLength(12 - entry);
      walkOn(match);
      const kept = keepChapter(branched, '3', match);
      expect(verifyCampaign(lanternRoad, kept).map(check => check.problem)).toEqual([undefined, undefined, undefined]);
    }
    expect(refused(() => branchChapter(lanternRoad, campaign, '2', 3, { seed: 'x' })).message).toContain('no entry 3');
    expect(refused(() => branchChapter(lanternRoad, campaign, '1', 4, { seed: 'x' })).message).toContain('over');
  });

  test('of a game that saves only between chapters branches nowhere else', () => {
    const strict = {
      ...lanternRoad,
      chapters: { ...lanternRoad.chapters, branches: 'beginnings' },
    } as typeof lanternRoad;
    const campaign = twoChapters();
    expect(refused(() => branchChapter(strict, campaign, '2', 1, { seed: 'x' })).message).toContain('begins');
    expect(branchChapter(strict, campaign, '2', 0, { seed: 'x' }).campaign.current).toBe('3');
  });

  test('on whose end others build keeps its end', () => {
    const campaign = twoChapters();
    const match = opened(campaign, '1');
    expect(keepChapter(campaign, '1', match).chapters).toEqual(campaign.chapters);
    match.rewind(2, 'otherwise');
    expect(refused(() => keepChapter(campaign, '1', match)).message).toContain('later chapters');
  });

  test('tells what has happened so far', () => {
    const campaign = twoChapters();
    const told = campaign.chapters.map(({ id }) => tellChapter(opened(campaign, id)));
    expect(told.map(({ title, story }) => [title.text, story.text])).toEqual([
      ['lantern.title.road', 'lantern.story.road'],
      ['lantern.title.marsh', 'lantern.story.marsh'],
    ]);
    expect(told[1]?.story.with).toMatchObject({ steps: 2 });
  });

  test('is started with a legacy that its game can read, or not at all', () => {
    const start = (legacy: unknown) => () => Match.start(lanternRoad, { seed: 's', seats: 1, legacy });
    for (const legacy of [null, 7, {}, { oil: 0, walked: [] }, { oil: 2, walked: ['sea'] }, { oil: 2, walked: 'road' }])
      expect(problem(start(legacy)).code).toBe('bad-legacy');
    expect(problem(start({ oil: 2, walked: [], since: new Date(0) })).message).toContain('Date');
    const other = tiny(() => ({}), lanternRoad.positions as never);
    expect(problem(() => Match.start(other, { seed: 's', seats: 1, legacy: {} })).message).toContain('no chapters');
  });

  test('goes back, forks and replays with its legacy', () => {
    const match = opened(twoChapters());
    match.rewind(0, 'back');
    expect(match.state).toMatchObject({ walked: ['road'], steps: 0 });
    expect(match.clone({ history: true }).legacy).toEqual(match.legacy);
    expect(canonical(verify(lanternRoad, save(match)).state)).toBe(canonical(match.state));
  });
});

describe('a campaign', () => {
  test('comes back from its save, and every chapter verifies', () => {
    const campaign = twoChapters();
    const back = checkCampaign(viaText(campaign));
    expect(canonical(back)).toBe(canonical(campaign));
    expect(verifyCampaign(lanternRoad, back)).toEqual([
      { id: '1', entries: 4 },
      { id: '2', entries: 2 },
    ]);
    expect(opened(back).state).toEqual(opened(campaign).state);
  });

  test('is what the save of one match is too', () => {
    const campaign = checkCampaign(JSON.parse(JSON.stringify(save(walkOn(begin(SAFE))))));
    expect(nextChapter(lanternRoad, campaign, '1', 'marsh', { seed: 'x' }).campaign.chapters).toHaveLength(2);
  });

  test('whose chapters do not hang together is refused, and says how', () => {
    const campaign = twoChapters();
    const [one, two] = campaign.chapters as [Chapter, Chapter];
    const code = (value: unknown) => problem(() => checkCampaign(value)).code;
    const tree = (...chapters: object[]) => problem(() => checkCampaign(forged(campaign, { chapters })));
    expect(tree({ ...one, after: '2' }, two)).toMatchObject({
      code: 'bad-tree',
      message: expect.stringContaining('follows 2'),
    });
    expect(tree({ ...one, after: '1' }, two).code).toBe('bad-tree');
    expect(tree(one, { ...two, after: 'nowhere' }).code).toBe('bad-tree');
    expect(tree(one, { ...two, id: '1' }).message).toContain('twice');
    expect(tree(one, { ...two, branched: { of: '1', entry: 0 } }).message).toContain('branched');
    expect(tree(one, { ...two, branched: { of: '2', entry: 0 } }).code).toBe('bad-tree');
    expect(tree(one, { ...two, branched: { of: '1', entry: 99 } }).code).toBe('not-a-save');
    expect(tree(one, { ...two, branched: 'yes' }).code).toBe('not-a-save');
    expect(tree(one, { ...two, id: 2 }).code).toBe('not-a-save');
    expect(tree(one).code).toBe('bad-tree');
    expect(tree().code).toBe('bad-tree');
    expect(code(forged(campaign, { current: '7' }))).toBe('bad-tree');
    expect(code(forged(campaign, { game: 'night-market' }))).toBe('other-game');
    expect(code(forged(campaign, { format: 3 }))).toBe('newer-format');
    expect(code(forged(campaign, { format: 'two' }))).toBe('not-a-save');
    expect(code({ ...viaText(campaign), chapters: {} })).toBe('not-a-save');
    expect(code({ ...viaText(campaign), current: '1' })).toBe('damaged');
    expect(code(forged(campaign, { chapters: [one, null] }))).toBe('not-a-save');
    const edited = { ...two, save: { ...two.save, seed: 'mine' } };
    expect(code(forged(campaign, { chapters: [one, edited] }))).toBe('damaged');
  });

  test('with a chapter that begins with something else than was left is found out', () => {
    const campaign = twoChapters();
    const legacy = { oil: 50, walked: ['road'] };
    const rich = walkOn(
      Match.start(lanternRoad, { seed: 'marsh', seats: 2, options: { chapter: 'marsh' }, legacy }),
      2,
    );
    const found = verifyCampaign(lanternRoad, checkCampaign(withChapter(campaign, 1, { save: save(rich) })));
    expect(found[0]?.problem).toBeUndefined();
    expect(found[1]?.problem).toMatchObject({ code: 'bad-legacy' });
    const lost = verifyCampaign(
      lanternRoad,
      checkCampaign(withChapter(campaign, 0, { save: save(walkOn(begin(LOST))) })),
    );
    expect(lost[1]?.problem).toMatchObject({ code: 'bad-tree' });
    const { options, ...rest } = opened(campaign).started;
    const again = Match.start(lanternRoad, { ...rest, options: { ...options, chapter: 'road' } });
    const wrong = verifyCampaign(lanternRoad, checkCampaign(withChapter(campaign, 1, { save: save(again) })));
    expect(wrong[1]?.problem).toMatchObject({ message: expect.stringContaining('cannot follow') });
  });

  test('with a journal that does not replay says which chapter', () => {
    const campaign = twoChapters();
    const [one] = campaign.chapters as [Chapter];
    const { digest: _, ...body } = one.save;
    const changed = { ...body, journal: body.journal.map((e, i) => (i === 1 ? { ...e, picks: ['bold'] } : e)) };
    const edited = { ...changed, digest: fingerprint(canonical(changed)) } as typeof one.save;
    const found = verifyCampaign(lanternRoad, checkCampaign(withChapter(campaign, 0, { save: edited })));
    expect(found.map(({ id, problem }) => [id, problem?.name])).toEqual([
      ['1', 'Divergence'],
      ['2', undefined],
    ]);
  });

  test('damaged anywhere is a SaveProblem, or verifies as what it says it is', () => {
    const text = JSON.stringify(viaText(twoChapters()));
    const chance = new Chance(newChance('damage'));
    let refusals = 0;
    for (let n = 0; n < 600; n++) {
      const value = JSON.parse(JSON.stringify(damaged(JSON.parse(text), chance, n)));
      try {
        const campaign = checkCampaign(value);
        verifyCampaign(lanternRoad, campaign);
        for (const { id } of campaign.chapters) tellChapter(opened(campaign, id));
      } catch (error) {
        expect(error, (error as Error).stack).toBeInstanceOf(SaveProblem);
        refusals++;
      }
    }
    expect(refusals).toBeGreaterThan(400);
  });

  /** Changes something anywhere in the tree; every other time with digests that fit again. */
  function damaged(value: Record<string, unknown>, chance: Chance, n: number): unknown {
    const places: [Record<string, unknown>, string][] = [];
    const walk = (tree: unknown): void => {
      if (typeof tree !== 'object' || tree === null) return;
      for (const key of Object.keys(tree)) {
        places.push([tree as Record<string, unknown>, key]);
        walk((tree as Record<string, unknown>)[key]);
      }
    };
    walk(value);
    const [holder, key] = chance.pick(places, 'place');
    const junk: unknown[] = [undefined, null, -1, 0, 3.5, '', 'x', '1', [], {}, true, [[]], { at: 0 }];
    const put = chance.pick(junk, 'junk');
    if (put === undefined) delete holder[key];
    else holder[key] = put;
    if (n % 2 === 0 || !Array.isArray(value.chapters)) return value;
    const seal = (body: Record<string, unknown>) => {
      const { digest: _, ...rest } = body;
      return { ...rest, digest: fingerprint(canonical(rest)) };
    };
    const chapters = value.chapters.map(each => (each?.save?.seed ? { ...each, save: seal(each.save) } : each));
    const { digest: _, ...body }: Record<string, unknown> = { ...value, chapters };
    const brief = chapters.map(each => (each?.save?.digest ? { ...each, save: each.save.digest } : each));
    return { ...body, digest: fingerprint(canonical({ ...body, chapters: brief })) };
  }
});

describe('a long campaign', () => {
  const night = (n: number, campaign?: Campaign): { campaign: Campaign; match: Lanterns } => {
    if (!campaign) {
      const match = walkOn(Match.start(longRoad, { seed: 'night 1', seats: 2 }));
      return { campaign: beginCampaign(match), match };
    }
    const next = nextChapter(longRoad, campaign, campaign.current, 'night', { seed: `night ${n}` });
    return { match: walkOn(next.match), campaign: keepChapter(next.campaign, next.campaign.current, next.match) };
  };
  const whole = (() => {
    let going = night(1);
    const titles = [tellChapter(going.match).title];
    const decided = [!going.match.outcome?.undecided];
    for (let n = 2; n <= NIGHTS; n++) {
      going = night(n, going.campaign);
      titles.push(tellChapter(going.match).title);
      decided.push(!going.match.outcome?.undecided);
    }
    return { ...going, titles, decided };
  })();

  test('calls its chapters by what is left to them, as they were announced', () => {
    const first = night(1);
    expect(nextChapters(first.match).map(({ title }) => title)).toEqual([whole.titles[1]]);
    expect(whole.titles.map(title => title.with?.night)).toEqual(Array.from({ length: NIGHTS }, (_, n) => n + 1));
    const parts = whole.campaign.chapters.map(
      ({ save: { seats, options, legacy } }) => nameChapter(longRoad, { seats, options }, legacy).part?.text,
    );
    expect([...new Set(parts)]).toEqual([0, 1, 2, 3].map(season => `lantern.season.${season}`));
    expect(parts[10]).not.toBe(parts[9]);
  });

  test('is decided with its last chapter, and nothing follows then', () => {
    expect(whole.decided.indexOf(true)).toBe(NIGHTS - 1);
    expect(nextChapters(whole.match)).toEqual([]);
  });

  test('comes back from its save with all of its chapters', () => {
    const read = checkCampaign(JSON.parse(JSON.stringify(saveCampaign(whole.campaign))));
    expect(verifyCampaign(longRoad, read).filter(({ problem }) => problem)).toEqual([]);
    expect(read.chapters).toHaveLength(NIGHTS);
  });
});
