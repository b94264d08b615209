// DES-110: quests as chapters. Heroes who win go on together; whoever loses makes room for others.

import type { Chapters, Setting, Text } from '@veillee/kernel';
import { heroes as sheets } from '../../content/heroes.ts';
import { QUESTS, type QuestId } from '../../content/quests/vocabulary.ts';
import { questsWith } from '../../content/quests.ts';
import { skillRow } from '../../content/skills.ts';
import { lastWords } from '../names.ts';
import { boxesOf, questOf } from '../options.ts';
import type { State, Veteran } from '../state.ts';

export interface Legacy {
  readonly quest: QuestId;
  /** Quests that this party has won, in their order. */
  readonly won: readonly QuestId[];
  /** None where the heroes have lost (DES-110.7). */
  readonly heroes: readonly Veteran[];
}

/** What a quest that is over leaves: its heroes with one more victory, or nobody. */
export function legacy(state: State): Legacy | undefined {
  if (state.phase !== 'over') return undefined;
  const { quest } = state;
  if (state.won !== 'heroes') return { quest, won: [], heroes: [] };
  const heroes = state.heroes.map(({ id }) => {
    const sheet = id.slice('hero:'.length);
    const known = state.veterans.find(one => one.sheet === sheet);
    return { sheet, skills: [...(state.origins[sheet] ?? [])], won: (known?.won ?? 0) + 1 };
  });
  return { quest, won: [...state.before, quest], heroes };
}

// ---- what is let in ----

function check(isSo: boolean, what: string): void {
  if (!isSo) throw new Error(what);
}
const isQuest = (value: unknown): value is QuestId => QUESTS.some(quest => quest === value);
const isSkill = (value: unknown): boolean => {
  try {
    return typeof value === 'string' && skillRow(value).id === value;
  } catch {
    return false;
  }
};

export function read(value: unknown): Legacy {
  const { quest, won, heroes } = (value ?? {}) as Partial<Legacy>;
  check(isQuest(quest), `a quest ${JSON.stringify(quest)}`);
  check(Array.isArray(won) && won.every(isQuest), 'the quests that were won');
  check(Array.isArray(heroes) && heroes.length <= 4, 'at most four heroes');
  for (const hero of (heroes ?? []) as readonly Partial<Veteran>[]) {
    check(
      sheets.some(({ id }) => id === hero?.sheet),
      `a hero ${JSON.stringify(hero?.sheet)}`,
    );
    check(Number.isSafeInteger(hero.won) && (hero.won ?? -1) >= 0, `the victories of ${hero.sheet}`);
    check(Array.isArray(hero.skills) && hero.skills.every(isSkill), `the skills of ${hero.sheet}`);
  }
  const all = heroes ?? [];
  const skills = all.flatMap(hero => hero.skills);
  check(new Set(all.map(({ sheet }) => sheet)).size === all.length, 'a hero twice');
  check(new Set(skills).size === skills.length, 'a skill twice');
  return { quest, won, heroes } as Legacy;
}

// ---- the chain ----

const titleOf = (quest: QuestId): Text => ({ text: `quest.${quest}` });

/** Those of the boxes in play that the party has not won, the next one first; when all are won, any. */
function open({ quest, won }: Legacy, playable: readonly QuestId[]): readonly QuestId[] {
  const left = playable.filter(one => !won.includes(one));
  const all = left.length > 0 ? left : playable;
  const from = (playable.indexOf(quest) + (won.includes(quest) ? 1 : 0)) % playable.length;
  const order = (one: QuestId): number => (playable.indexOf(one) - from + playable.length) % playable.length;
  return [...all].sort((a, b) => order(a) - order(b));
}

/** What is let in of a legacy besides is in `sound.ts`. */
export const chapters: Omit<Chapters<State, Legacy>, 'sound'> = {
  read,
  legacy,
  following: (left, setting) =>
    open(
      left,
      questsWith(boxesOf(setting)).map(({ id }) => id),
    ).map(quest => ({ id: quest, title: titleOf(quest), options: { quest } })),
  title: (setting: Setting) => titleOf(questOf(setting)),
  story: state => (state.won ? lastWords(state, state.won) : { text: `quest.${state.quest}.text` }),
  branches: 'beginnings',
};
