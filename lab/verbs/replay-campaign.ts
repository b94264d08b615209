// replay of a campaign: its tree with the story of each chapter, and whether every chapter and the chain hold.

import {
  type Campaign,
  type Chapter,
  followersOf,
  type GameKit,
  load,
  tellChapter,
  verifyCampaign,
} from '@veillee/kernel';
import { type Lab, parseLanguage, report, sayGame } from '../context.ts';
import { widthOf } from '../io.ts';
import { wrap } from '../telling.ts';

interface TreeOptions {
  readonly lang?: string;
  readonly json?: boolean;
}

/** The chapters, each under the one that it follows. */
export function showTree(lab: Lab, kit: GameKit, campaign: Campaign, { lang, json }: TreeOptions): void {
  const say = sayGame(kit, lang === undefined ? lab.language : parseLanguage(lang));
  const told = campaign.chapters.map(({ id, after, branched, save }) => {
    const { match } = load(kit.game, save);
    const { title, story } = tellChapter(match);
    const where = { ...(after && { after }), ...(branched && { branched }) };
    return { id, ...where, entries: save.journal.length, over: match.over, title: say(title), story: say(story) };
  });
  const lines = (chapter: Chapter, depth: number): string[] => {
    const { id, title, story, entries, over } = told.find(each => each.id === chapter.id) as (typeof told)[number];
    const indent = '  '.repeat(depth);
    const mark = id === campaign.current ? '*' : ' ';
    const from = chapter.branched ? `, branched from entry ${chapter.branched.entry} of ${chapter.branched.of}` : '';
    return [
      `${mark} ${indent}${id}  ${title} (${entries} entries${over ? ', over' : ''}${from})`,
      ...wrap(`    ${indent}${story}`, widthOf(lab.io), `    ${indent}`),
      ...followersOf(campaign, id).flatMap(follower => lines(follower, depth + 1)),
    ];
  };
  const { game, current } = campaign;
  report(lab, json, { game, current, chapters: told }, () =>
    campaign.chapters.filter(({ after }) => after === undefined).flatMap(first => lines(first, 0)),
  );
}

export function verifyChapters(lab: Lab, kit: GameKit, campaign: Campaign, json: boolean | undefined): void {
  const checks = verifyCampaign(kit.game, campaign).map(({ problem, ...check }) => ({
    ...check,
    ...(problem && { problem: problem.message }),
  }));
  const verified = checks.every(({ problem }) => problem === undefined);
  if (!verified) lab.leave(1);
  report(lab, json, { game: campaign.game, verified, chapters: checks }, () =>
    checks.map(({ id, entries, problem }) =>
      problem === undefined
        ? `Chapter ${id}: all ${entries} entries, the checkpoint and its beginning fit.`
        : `Chapter ${id}: ${problem}`,
    ),
  );
}
