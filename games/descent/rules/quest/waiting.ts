// The scripts of a quest, by what they wait for.

import { kept } from '@veillee/pieces/kept';
import { guideOf } from '../../content/booklet.ts';
import type { Played } from '../../content/legend/boards/vocabulary.ts';
import type { Event, Script } from '../../content/quests/vocabulary.ts';

/** What scripts can wait for. */
export const FACTS = [
  'start',
  'round',
  'turnStart',
  'turnEnd',
  'revealing',
  'reveal',
  'open',
  'close',
  'enter',
  'leave',
  'encounter',
  'take',
  'chest',
  'glyph',
  'travel',
  'altar',
  'quickAction',
  'prolongedAction',
  'attacked',
  'wounded',
  'kill',
  'activate',
  'swallow',
  'heroKilled',
  'lastCard',
  'counter',
  'flag',
] as const;
export type FactKind = (typeof FACTS)[number];

const kindOf = (event: Event): FactKind | undefined => FACTS.find(kind => kind in event);

const sorted = kept((quest: Played) => {
  const found = new Map<FactKind, Script[]>();
  for (const script of guideOf(quest).on) {
    const kind = kindOf(script.when);
    if (!kind) throw new Error(`the script ${script.id} of ${quest} waits for nothing`);
    found.set(kind, [...(found.get(kind) ?? []), script]);
  }
  return found;
});

/** Those that wait for such a thing, in the order of the guide. */
export const scriptsFor = (quest: Played, kind: FactKind): readonly Script[] => sorted(quest).get(kind) ?? NONE;
const NONE: readonly Script[] = [];
