// What lies in the light: the map, unless a page is read, a combat fought, a sheet grown, a stall looked at, heroes chosen or the Bag
// packed. Pure.

import type { PlainDecision } from '@veillee/kernel';
import type { View } from '../rules/view.ts';

export type Focus = 'map' | 'choice' | 'story' | 'sheet' | 'shop' | 'packing' | 'combat';

const BY_PROMPT: { readonly [prompt: string]: Focus } = {
  'hero.ask': 'choice',
  'hero.second': 'choice',
  'ally.ask': 'choice',
  'event.ask': 'story',
  'destiny.ask': 'story',
  'sanctuary.ask': 'sheet',
  'quest.step': 'sheet',
  'shop.ask': 'shop',
  'pack.ask': 'packing',
  'reward.ask': 'combat',
};

type Asked = Pick<PlainDecision, 'prompt'> | undefined;

export function focusOf({ combat, heroes }: Pick<View, 'combat' | 'heroes'>, decision: Asked): Focus {
  const asked = decision && BY_PROMPT[decision.prompt];
  if (asked) return asked;
  if (heroes.length < 2) return 'choice';
  return combat ? 'combat' : 'map';
}

/** The cards that lie beside the story: those one chooses from; whoever is asked to agree sees the proposed ally among all that could come. */
export function onOffer(
  { allies }: Pick<View, 'allies'>,
  decision: Pick<PlainDecision, 'prompt' | 'options'> | undefined,
): readonly string[] {
  if (decision?.prompt === 'agree.ask') return allies;
  return decision?.options.flatMap(({ on = [] }) => on) ?? [];
}
