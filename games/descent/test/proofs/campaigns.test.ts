// Campaigns that came from anywhere: chapters that were cut off, forged, or that follow on nothing are found, each with what is wrong with it.

import {
  beginCampaign,
  type Campaign,
  checkCampaign,
  checkSave,
  type Decision,
  Match,
  nextChapter,
  partsOf,
  type Save,
  save,
  saveCampaign,
  saveOf,
  verifyCampaign,
} from '@veillee/kernel';
import { rule } from '@veillee/kernel/test/rule';
import { beforeAll, describe, expect, test } from 'vitest';
import { descent } from '../../rules/game.ts';
import type { Leaf } from '../../rules/legend/chapters.ts';
import { legendOf } from '../../rules/legend/record.ts';
import type { State } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';

/** Everybody does as little as can be done: a chapter of four quiet weeks. */
function quietly({ prompt, options, pass, min }: Decision): readonly string[] {
  const keys = options.map(({ key }) => key);
  if (prompt === 'week.march') return ['train'];
  const none = keys.find(key => key.endsWith(':none'));
  if (none !== undefined) return [none];
  return pass ? [] : keys.slice(0, Math.max(1, min ?? 1));
}
function plays(match: Match<State, View>, most = 500): Match<State, View> {
  for (let n = 0; n < most && !match.over; n++) {
    const [decision] = match.decisions;
    if (!decision) throw new Error('nobody is asked');
    match.answer({ seat: decision.seat, decision: decision.id, picks: [...quietly(decision)] });
  }
  return match;
}

let first: Match<State, View>;
let whole: Campaign;
let second: Save;
beforeAll(() => {
  const options = { play: 'campaign', choosing: 'ready', preset: 'classic' };
  first = plays(Match.start<State, View>(descent, { seed: 'quiet', seats: 2, options }));
  const begun = beginCampaign(first);
  const [next] = descent.chapters?.following(leafOf(first), { seats: 2, options: first.options }) ?? [];
  const opened = nextChapter(descent, begun, '1', next?.id ?? '', { seed: 'after' });
  plays(opened.match, 5);
  second = save(opened.match);
  whole = {
    ...opened.campaign,
    chapters: opened.campaign.chapters.map(one => (one.id === '1' ? one : { ...one, save: second })),
  };
});
const leafOf = ({ state }: Match<State, View>): Leaf => descent.chapters?.legacy(state) as Leaf;

/** The second chapter, with something else before it. */
const follows = (saved: Save): Campaign => ({
  ...whole,
  chapters: whole.chapters.map(one => (one.id === '1' ? one : { ...one, save: saved })),
});
const problems = (campaign: Campaign): (string | undefined)[] =>
  verifyCampaign(descent, campaign).map(
    ({ problem }) => problem && `${(problem as { code?: string }).code}: ${problem.message}`,
  );

describe('a campaign', () => {
  rule(['LEG-19.1', 'LEG-19.2'], 'of two chapters comes back as it was', () => {
    expect(first.over).toBe(true);
    expect(legendOf(first.state)).toMatchObject({ week: 4, variants: [] });
    const again = checkCampaign(JSON.parse(JSON.stringify(saveCampaign(whole))));
    expect(problems(again)).toEqual([undefined, undefined]);
  });

  rule('LEG-19.1', 'whose first chapter was cut off has nothing for the second to follow on', () => {
    const early = plays(Match.start<State, View>(descent, { ...first.started, options: first.options }), 20);
    const cut = {
      ...whole,
      chapters: whole.chapters.map(one => (one.id === '1' ? { ...one, save: save(early) } : one)),
    };
    expect(problems(cut)).toEqual([undefined, expect.stringMatching(/^bad-tree: .*leaves nothing/)]);
  });

  const forged = (change: (leaf: Leaf) => void): Save => {
    const leaf = structuredClone(leafOf(first));
    change(leaf);
    const match = Match.start<State, View>(descent, {
      ...first.started,
      seed: 'after',
      options: first.options,
      legacy: leaf,
    });
    return checkSave(JSON.parse(JSON.stringify(saveOf(partsOf(match)))));
  };
  rule('LEG-19.2', 'whose second chapter begins with more than the first has left is found out', () => {
    const rich = forged(({ legend }) => {
      legend.coins += 5000;
    });
    expect(problems(follows(rich))[1]).toMatch(/^bad-legacy: .*does not begin with what/);
  });
  test('nor does anybody begin with what no chapter can leave', () => {
    const six = ['mighty', 'tough', 'relentless', 'acrobat', 'prodigy', 'inner-fire'];
    const impossible: readonly (readonly [RegExp, (leaf: Leaf) => void])[] = [
      [/knows 6 skills/, ({ legend }) => void Object.assign(legend.heroes[0] ?? {}, { skills: six })],
      [
        /conquest of the overlord/,
        ({ legend }) => void Object.assign(legend, { conquest: { heroes: 0, overlord: 0 } }),
      ],
      [/in two places/, ({ legend }) => legend.heroes.forEach(hero => void Object.assign(hero, { pack: ['sword#1'] }))],
      [/coins/, ({ legend }) => void Object.assign(legend, { coins: -1 })],
      [/no variant/, ({ legend }) => void Object.assign(legend, { variants: ['easy'] })],
      [/XP of/, ({ legend }) => void Object.assign(legend.heroes[0] ?? {}, { xp: legend.conquest.heroes + 36 })],
      [/overlord with/, ({ legend }) => void Object.assign(legend, { xp: legend.conquest.overlord + 1 })],
      [/without a wound/, ({ legend }) => void Object.assign(legend.heroes[0] ?? {}, { wounds: 0 })],
      [/dice of silver/, ({ legend }) => void Object.assign(legend.heroes[0]?.dice ?? {}, { magic: [0, 4, 0] })],
      [/of gold/, ({ legend }) => void Object.assign(legend.heroes[0]?.dice ?? {}, { magic: [0, 0, 1] })],
      [/wounds, /, ({ legend }) => void Object.assign(legend.heroes[0] ?? {}, { maxWounds: 99 })],
      [/a plot without/, ({ legend }) => void Object.assign(legend, { plotCards: [] })],
      [/in the graveyard/, ({ legend }) => void legend.graveyard.push('crown-of-the-moon#1')],
      [/no house rule/, ({ legend }) => void Object.assign(legend, { house: ['as-you-like-it'] })],
      [/no place/, ({ legend }) => void Object.assign(legend.today, { to: 'atlantis' })],
      [/no place/, ({ legend }) => void legend.diary?.push({ week: 99, at: 'atlantis', deeds: [], gains: [] })],
      [/twice/, ({ legend }) => void legend.seen.push('hanging-woods', 'hanging-woods')],
      [/twice/, ({ legend }) => void Object.assign(legend, { seen: ['hanging-woods'], explored: ['hanging-woods'] })],
    ];
    for (const [why, change] of impossible) expect(() => forged(change)).toThrow(why);
  });
});
