// EMB-4: how a chapter ends, what is read out then, what it leaves to the next, and its account.

import type { Account, Chapters, Rules, Setting, Table } from '@veillee/kernel';
import { secretTexts, sumOfCoin } from '@veillee/kernel';
import { type Chapter, DUNGEONS } from '../content/dungeon.ts';
import en from '../secrets/en.json' with { type: 'json' };
import fr from '../secrets/fr.json' with { type: 'json' };
import type { Side, State } from './state.ts';
import type { View } from './view.ts';

export const secrets = { en, fr };
const secret = secretTexts(secrets);

/** EMB-4.1: nobody reads it before the end. */
export const storyOf = ({ chapter, won }: Pick<State, 'chapter' | 'won'>) => won && secret(`story.${chapter}.${won}`);

export function* finish(t: Table<State>, won: Side): Rules {
  t.state.won = won;
  const story = storyOf(t.state);
  if (story) t.tell('log.story', { story }, { rule: 'EMB-4.1' });
  yield* t.end();
}

export type Legacy = Pick<State, 'found'>;

export const chapterOf = ({ options }: Pick<Setting, 'options'>) => options.chapter as Chapter;
const titleOf = (chapter: Chapter) => ({ text: `chapter.${chapter}` });

/** What is let in of a legacy besides is in `sound.ts`. */
export const chapters: Omit<Chapters<State, Legacy>, 'sound'> = {
  read(value) {
    const { found } = value as Partial<Legacy>;
    if (Array.isArray(found) && found.every(find => DUNGEONS.gate.finds.includes(find))) return { found };
    throw new Error(`found is ${JSON.stringify(found)}`);
  },
  legacy: ({ won, found }) => (won === 'heroes' ? { found: found.filter(find => find !== 'key') } : undefined),
  following: (_, setting) =>
    chapterOf(setting) === 'gate' ? [{ id: 'heart', title: titleOf('heart'), options: { chapter: 'heart' } }] : [],
  title: setting => titleOf(chapterOf(setting)),
  story: state => storyOf(state) ?? { text: `chapter.${state.chapter}.text` },
  branches: 'anywhere',
};

export const account: Account<View> = {
  points: ({ sides, won }) => [{ id: 'chapter', bySeat: sides.map(side => (side === won ? 1 : 0)) }],
  figures: ({ sides }, events) => [{ id: 'wounds', bySeat: sumOfCoin(events, sides.length, 'wounds') }],
};
