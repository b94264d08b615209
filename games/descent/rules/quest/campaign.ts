// DES-110: quests as chapters. Heroes who win go on together; whoever loses makes room for others.

import type { NextChapter, Setting, Text } from '@veillee/kernel';
import { guideOf, guides } from '../../content/booklet.ts';
import { heroes as sheets } from '../../content/heroes.ts';
import { QUESTS, type QuestId } from '../../content/quests/vocabulary.ts';
import { questsWith } from '../../content/quests.ts';
import { skillRow } from '../../content/skills.ts';
import { boxesOf } from '../options.ts';
import type { Kept, State, Veteran } from '../state.ts';

export interface Legacy {
  readonly quest: QuestId;
  /** Quests that this party has won, in their order. */
  readonly won: readonly QuestId[];
  /** None where the heroes have lost (DES-110.7). */
  readonly heroes: readonly Veteran[];
  /** What is remembered of first parts, won or lost: the flags that their guides keep, as they stood at the end. */
  readonly kept?: Kept;
}

/** What a quest that is over leaves: its heroes with one more victory, or nobody. */
export function legacy(state: State): Legacy | undefined {
  if (state.phase !== 'over') return undefined;
  const quest = state.quest as QuestId;
  const kept = keptAfter(state);
  if (state.won !== 'heroes') return { quest, won: [], heroes: [], ...(kept && { kept }) };
  const heroes = state.heroes.map(({ id }) => {
    const sheet = id.slice('hero:'.length);
    const known = state.veterans.find(one => one.sheet === sheet);
    return { sheet, skills: [...(state.origins[sheet] ?? [])], won: (known?.won ?? 0) + 1 };
  });
  return { quest, won: [...state.before, quest], heroes, ...(kept && { kept }) };
}

// ---- quests in two parts ----

/** Flags that the guide of this quest hands on. */
export const keepsOf = (quest: QuestId): readonly string[] => guideOf(quest).keeps ?? [];
/** Quests that hand something on. */
export const keepers: readonly QuestId[] = guides.flatMap(({ quest, keeps }) => (keeps ? [quest] : []));

function keptAfter({ quest: played, guide }: State): Kept | undefined {
  const quest = played as QuestId;
  const keeps = keepsOf(quest);
  if (keeps.length === 0) return guide.kept;
  return { ...guide.kept, [quest]: keeps.filter(flag => guide.flags.includes(flag)) };
}

/** What stands when a quest begins: what its first part has left, or what its guide says of one that is played alone. */
export function flagsAtStart(quest: QuestId, kept: Kept = {}): string[] {
  const { follows } = guideOf(quest);
  return follows ? [...(kept[follows.quest] ?? follows.alone)] : [];
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
  const { quest, won, heroes, kept } = (value ?? {}) as Partial<Legacy>;
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
  checkKept(kept);
  return { quest, won, heroes, ...(kept && { kept }) } as Legacy;
}

function checkKept(kept: unknown): void {
  if (kept === undefined) return;
  check(typeof kept === 'object' && kept !== null && !Array.isArray(kept), 'what is remembered of first parts');
  for (const [quest, flags] of Object.entries(kept as object)) {
    const known = keepers.find(one => one === quest);
    check(known !== undefined, `nothing is remembered of ${quest}`);
    const keeps: readonly unknown[] = known ? keepsOf(known) : [];
    check(
      Array.isArray(flags) && new Set(flags).size === flags.length && flags.every(flag => keeps.includes(flag)),
      `what is remembered of ${quest}`,
    );
  }
}

// ---- the chain ----

export const titleOf = (quest: QuestId): Text => ({ text: `quest.${quest}` });

/** Those of the boxes in play that the party has not won, the next one first; when all are won, any. A second part is next, won or lost. */
function open({ quest, won }: Legacy, playable: readonly QuestId[]): readonly QuestId[] {
  const left = playable.filter(one => !won.includes(one));
  const all = left.length > 0 ? left : playable;
  const isFirstPart = playable.some(one => guideOf(one).follows?.quest === quest);
  const from = (playable.indexOf(quest) + (won.includes(quest) || isFirstPart ? 1 : 0)) % playable.length;
  const order = (one: QuestId): number => (playable.indexOf(one) - from + playable.length) % playable.length;
  return [...all].sort((a, b) => order(a) - order(b));
}

export const followingQuests = (left: Legacy, setting: Setting): readonly NextChapter[] =>
  open(
    left,
    questsWith(boxesOf(setting)).map(({ id }) => id),
  ).map(quest => ({ id: quest, title: titleOf(quest), options: { quest } }));
