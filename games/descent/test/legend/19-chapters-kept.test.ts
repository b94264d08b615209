// Chapters of a campaign as they are kept: nothing hidden is in what they leave, a save of one is opened in no time, and one that was put away in
// the middle goes on as if it never had been.

import { player, playOut, random } from '@veillee/bots';
import {
  Chance,
  copy,
  followingMatch,
  type Game,
  legacyOf,
  load,
  Match,
  nameChapter,
  newChance,
  nextChapters,
  save,
  tellChapter,
  type Viewer,
} from '@veillee/kernel';
import { rule } from '@veillee/kernel/test/rule';
import { describe, expect, test } from 'vitest';
import { descent } from '../../rules/game.ts';

const SEATS = 2;
const VIEWERS: readonly Viewer[] = [0, 1, 'spectator'];
const MOST = 30_000;
/** How long a save may take to be opened, in milliseconds of a processor. */
const OPENED = 50;
const CHAPTERS = 3;

/** As whoever knows no game has it. */
const game = descent as unknown as Game;

const players = (seed: string) => Array.from({ length: SEATS }, (_, seat) => player(random, `${seed}/${seat}`));

/** Chapters one after the other, each with the save that somebody made in its middle. */
function chapters(seed: string): readonly { readonly match: Match; readonly middle: string }[] {
  const all: { match: Match; middle: string }[] = [];
  let match: Match = Match.start(game, { seed, seats: SEATS, options: { play: 'campaign' } });
  for (let n = 0; n < CHAPTERS; n++) {
    playOut(match, players(`${seed}/${n}`), 300);
    const middle = JSON.stringify(save(match));
    playOut(match, players(`${seed}/${n}/on`), MOST);
    all.push({ match, middle });
    const [next] = match.over ? nextChapters(match) : [];
    if (!next) break;
    match = followingMatch(match, next.id, `${seed}/${n + 1}`);
  }
  return all;
}

describe('chapters of a campaign', () => {
  const all = chapters('leak 4');

  test('come to their end, and lead on from week to week', () => {
    expect(all).toHaveLength(CHAPTERS);
    expect(all.map(({ match }) => [match.over, match.outcome?.undecided])).toEqual(all.map(() => [true, true]));
    const weeks = all.map(({ match }) => Number(tellChapter(match).title.with?.week));
    expect(weeks[0]).toBe(1);
    expect(weeks).toEqual([...weeks].sort((a, b) => a - b));
    expect(new Set(weeks).size).toBe(CHAPTERS);
  });

  test('begin at the level of their terms, and are part of the level at which they are played', () => {
    const part = (start: string) => game.chapters?.part?.({ seats: SEATS, options: { play: 'campaign', start } });
    expect(['copper', 'silver', 'gold'].map(part)).toEqual(
      ['copper', 'silver', 'gold'].map(level => ({ text: `level.${level}` })),
    );
    const [, second] = all;
    const { seats, options, legacy } = second?.match ?? { seats: 0, options: {}, legacy: undefined };
    expect(nameChapter(game, { seats, options }, legacy).part).toEqual({ text: 'level.copper' });
    expect(game.chapters?.part?.({ seats: SEATS, options: { play: 'quest' } })).toBeUndefined();
  });

  test('what one leaves shows nothing that anybody could not see: dealt anew for each, it stays the same', () => {
    for (const { match } of all) {
      const left = legacyOf(match);
      for (const viewer of VIEWERS) {
        const state = copy(match.state);
        game.redeal(state, viewer, new Chance(newChance(`anew ${String(viewer)}`)));
        expect(game.chapters?.legacy(state)).toEqual(left);
        expect(game.chapters?.story(state)).toEqual(tellChapter(match).story);
      }
    }
  });

  rule('LEG-19.1', 'a save of one, made anywhere in it, is opened within 50 ms, and goes on to the same end', () => {
    for (const { match, middle } of all) {
      for (const text of [middle, JSON.stringify(save(match))]) {
        const began = process.threadCpuUsage();
        load(game, JSON.parse(text));
        const { user, system } = process.threadCpuUsage(began);
        expect((user + system) / 1000).toBeLessThan(OPENED);
      }
      const { match: again } = load(game, JSON.parse(middle));
      for (const entry of match.journal.slice(again.journal.length)) if ('picks' in entry) again.takeSealed([entry]);
      expect(again.snapshot()).toEqual(match.snapshot());
    }
  });
});
