// LEG-6.5: what a ground does besides: the laws of its row, each where the rules ask for it. Asked under the sky alone.

import type { Space } from '@veillee/pieces/geometry';
import { happeningsAt } from '../../../content/legend/boards/reading.ts';
import { propRow } from '../../../content/props.ts';
import type { Kind, Owned, Prop } from '../../../content/vocabulary.ts';
import { figureAt, type Hero, type Known, type Monster, standsOn } from '../../state.ts';
import { groundHere, lawsOutside } from './ground.ts';

type Here = Pick<Known, 'quest' | 'outdoors'>;

/** What nobody enters elsewhere, and how many points a space of it costs here. */
export interface Wading {
  readonly prop: Prop;
  readonly cost: number;
}
export const wadingIn = (state: Here): Wading | undefined => lawsOutside(state, 'wade')[0];

/** What a figure of one space cannot enter here. */
export const barredToSmall = (state: Here): readonly Prop[] =>
  lawsOutside(state, 'trees-bar').length > 0 ? TREES : NOTHING;
const TREES: readonly Prop[] = ['tree'];
const NOTHING: readonly Prop[] = [];

/** Wounds in place of the usual ones, for whoever is thrown in. */
export const woundsOfThrow = (state: Here, prop: Prop): number | undefined =>
  lawsOutside(state, 'thrown-into').find(law => law.prop === prop)?.wounds;

/** What attacks of this kind have from where somebody stands. */
export const attackFrom = (
  state: Here,
  terrain: ReadonlyMap<Space, Prop>,
  figure: Hero | Monster,
  kind: Kind,
): readonly Owned[] =>
  lawsOutside(state, 'attack-from').flatMap(law =>
    law.kind === kind && standsOn(figure).some(at => terrain.get(at) === law.on)
      ? [{ ability: law.ability, rank: law.rank }]
      : [],
  );

/** Where whoever the ice has stopped slides to: spaces beside with nobody on them. */
export function slidesTo(
  state: Known,
  {
    open,
    terrain,
  }: { readonly open: { neighbours(at: Space): readonly Space[] }; readonly terrain: ReadonlyMap<Space, Prop> },
  at: Space,
): readonly Space[] {
  const into = lawsOutside(state, 'slide-into').map(({ prop }) => prop);
  if (into.length === 0) return [];
  return open
    .neighbours(at)
    .filter(to => into.some(prop => terrain.get(to) === prop) && figureAt(state, to) === undefined);
}

/** When a figure's turn is over: tokens that the ground there takes away. */
export function shedHere(state: Here, terrain: ReadonlyMap<Space, Prop>, figure: Hero | Monster): void {
  for (const { on, do: ops } of happeningsAt(groundHere(state), 'figure-turn-end')) {
    if (!standsOn(figure).some(at => terrain.get(at) === on)) continue;
    for (const op of ops)
      if (op.op === 'shed')
        for (const [token, n] of Object.entries(op.tokens) as [keyof typeof op.tokens, number][])
          if (figure.tokens[token]) figure.tokens[token] = Math.max(0, (figure.tokens[token] ?? 0) - n);
  }
}

/** Of what may be searched: points for it, and what there is. */
export const searchOf = (state: Here, prop: Prop | undefined) =>
  lawsOutside(state, 'search').find(({ on }) => on === prop && propRow(on).blocksMovement !== true);
