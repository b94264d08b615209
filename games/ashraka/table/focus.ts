// What lies in the light: the map, unless a page is read, a combat fought, a sheet grown, heroes chosen or the Bag packed. Pure.

import type { PlainDecision } from '@veillee/kernel';
import type { View } from '../rules/view.ts';

export type Focus = 'map' | 'choice' | 'story' | 'sheet' | 'packing' | 'combat';

const BY_PROMPT: { readonly [prompt: string]: Focus } = {
  'hero.ask': 'choice',
  'hero.second': 'choice',
  'ally.ask': 'choice',
  'event.ask': 'story',
  'sanctuary.ask': 'sheet',
  'quest.step': 'sheet',
  'pack.ask': 'packing',
};

export function focusOf({ combat }: Pick<View, 'combat'>, decision: Pick<PlainDecision, 'prompt'> | undefined): Focus {
  return (decision && BY_PROMPT[decision.prompt]) ?? (combat ? 'combat' : 'map');
}
