// Somebody at a table of Euthia: what they see, and where an answer that is known is given: on the map, on the stage of a fight,
// on a board or on the action row.

import { type Decision, keyOf, type Picks } from '@veillee/kernel';
import { headOf } from '@veillee/pieces/keys';
import type { Say } from '@veillee/text';
import type { Page } from 'playwright-core';
import { type Asked, type Given as GivenIn, givingBy } from '../hands/giving.ts';
import { differing, type Hand, type Lit as LitIn, seatAt, untilShown } from '../hands/seat.ts';
import type { Twin } from '../hands/twin.ts';
import type { State } from './last-turns.ts';

type Area = 'place' | 'action' | 'answer' | 'way' | 'thing';
type Lit = LitIn<Area>;

const figure = (of: string): string => `.eut-figures [data-of="${of}"] .v-figures`;

export const { look, touch } = seatAt({
  things: [
    ['[data-thing][data-lit]', 'data-thing'],
    ['.v-action[data-lit]', 'data-action'],
    ['.euf-answer[data-lit]', 'data-answer'],
    ['.eui-way[data-lit]', 'data-way'],
  ],
  areas: [
    ['.v-map-place', 'place'],
    ['.v-action', 'action'],
    ['.euf-answer', 'answer'],
    ['.eui-way', 'way'],
  ] as const satisfies readonly (readonly [string, Area])[],
  elsewhere: 'thing' as Area,
  counts: {},
  words: { bar: '.top-bar .v-badge', health: figure('health'), gaar: figure('magic'), gold: figure('gold') },
});

/** Answers that have a button of the row beneath the map, by the heads of their keys. */
const ACTIONS: { readonly [head: string]: string } = {
  mine: 'mine',
  trade: 'trade',
  elite: 'fight',
  foe: 'fight',
  treasure: 'treasure',
  challenge: 'challenge',
  quest: 'quest',
  legend: 'quest',
  scenario: 'scenario',
  'chapel-heal': 'chapel',
  'chapel-potion': 'chapel',
  portal: 'portal',
  griffin: 'griffin',
  use: 'use',
  gem: 'use',
  essence: 'use',
  convert: 'use',
  equip: 'board',
  unequip: 'board',
  set: 'board',
  lay: 'board',
  cash: 'cash',
  end: 'end',
};

export interface AtTable {
  readonly page: Page;
  readonly hand: Hand;
  /** The page speaks to whoever is asked: one voice a seat. */
  readonly voices: readonly Say[];
}

export type Given = GivenIn<Area>;

/** Waits until the page shows what the twin knows, answers as is wanted, and tells where that was done. */
export async function answerByHand(
  { voices, ...hands }: AtTable,
  twin: Twin<State>,
  decision: Decision,
  picks: Picks,
  seen: () => Promise<void>,
): Promise<Given> {
  const say = voices[decision.seat];
  if (!say) throw new Error(`nobody speaks to seat ${decision.seat}`);
  const asked: Asked = { ...hands, say, decision };
  await shows(asked, twin);
  await seen();
  return give(asked, picks);
}

// ---- seeing ----

/** The question, the round, and where they stand the figures of the Hero who is asked. */
async function shows({ page, say, decision }: Asked, { state }: Twin<State>): Promise<void> {
  const { seat, prompt, with: params } = decision;
  const hero = state.heroes.find(one => one.seat === seat);
  const known = {
    prompt: say({ text: prompt, ...(params && { with: params }) }),
    // Before the first round, while Heroes are chosen, the page says which one is to come.
    bar: say({ text: 'bar.turn', with: { unit: 'round', turn: Math.max(1, state.round) } }),
  };
  const see = async () => {
    const { health, gaar, gold, ...sight } = await look(page);
    return { ...sight, figures: [health.split('/')[0], gaar, gold].join() };
  };
  const figures = [hero?.health, hero?.gaar, hero?.gold].join();
  // While a fight or a board lies in the light, nobody sees the strip below the map.
  await untilShown(page, see, seen => differing({ ...known, figures: seen.figures === ',,' ? ',,' : figures }, seen));
}

// ---- answering ----

const give = givingBy<Area>({
  look,
  touch,
  lightFor(lit, option) {
    const inArea = (area: Area, thing: string): Lit | undefined =>
      lit.find(one => one.area === area && one.thing === thing);
    const named = inArea('answer', option.key) ?? inArea('action', ACTIONS[headOf(keyOf(option))] ?? '');
    if (named) return named;
    const found = lit.filter(({ thing, area }) => area !== 'action' && option.on?.includes(thing));
    return found.find(({ area }) => area === 'place') ?? found[0];
  },
  thenFor: (lit, option) => lit.find(({ area, thing }) => area === 'way' && thing === option.key),
  placeOf: ({ area, thing }) => (area === 'place' ? thing : undefined),
  own: 'hero',
  front: 'map',
});
