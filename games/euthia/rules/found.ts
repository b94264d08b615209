// What somebody finds, marked on its event: boards read meaning from fields.

import type { GameEvent, Seat } from '@veillee/kernel';
import type { Stone } from './state.ts';

/** A tile, a Resource, a Silver or Gold card, a Gem or an Essence. */
export type FoundThing = { readonly tile: string } | { readonly resource: string } | { readonly card: string } | Stone;

interface Find {
  readonly seat: Seat;
  readonly things: readonly FoundThing[];
}

/** `deed`: what one is rewarded for; `reward`: what that gives, be it Gold alone; `thing`: whatever else comes to hand or board. */
export type FindKind = 'deed' | 'reward' | 'thing';

const FOUND = 'found';

export const found = (
  part: FindKind,
  seat: Seat,
  things: readonly FoundThing[] = [],
): Required<Pick<GameEvent, 'scene' | 'detail'>> => ({
  scene: { of: FOUND, part },
  detail: { seat, things } satisfies Find,
});

/** What this seat finds by an event, which may be nothing that can be drawn. */
export function foundBy(
  seat: Seat | undefined,
  { scene, detail }: Pick<GameEvent, 'scene' | 'detail'>,
): readonly FoundThing[] | undefined {
  if (scene?.of !== FOUND) return undefined;
  const { seat: finder, things } = detail as Find;
  return finder === seat ? things : undefined;
}
