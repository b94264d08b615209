// Somebody at a table of Kilforth: its board as they see it, and what they would touch next.

import { type Lit as LitIn, seatAt, type Wish } from '../hands/seat.ts';

/** Where a lit thing lies: on the map, in the hand, among what one owns, laid out for a choice, a button of the action row. */
export type Area = 'region' | 'token' | 'pawn' | 'hand' | 'own' | 'laid' | 'action' | 'saga' | 'pile' | 'ancient';
export type Lit = LitIn<Area>;

const inside = (place: string): string => `:is(${place}, ${place} *)`;

export const { look, asked, touch, act, playOn } = seatAt({
  things: [
    ['[data-thing][data-lit]', 'data-thing'],
    ['.v-action[data-lit]', 'data-action'],
  ],
  areas: [
    ['.v-action', 'action'],
    [inside('.kil-spread'), 'laid'],
    [inside('.kil-tile-face'), 'region'],
    [inside('.kil-tokens'), 'token'],
    [inside('.kil-figures'), 'pawn'],
    [inside('.kil-hand'), 'hand'],
    [inside('.kil-piles'), 'pile'],
    [inside('.kil-ancients'), 'ancient'],
    [inside('.kil-saga'), 'saga'],
  ] as const satisfies readonly (readonly [string, Area])[],
  elsewhere: 'own' as Area,
  counts: {
    ap: ':is(.kil-hero-head, .kil-hero-line) [data-ap]',
    hp: ':is(.kil-hero-head, .kil-hero-line) [data-full]',
    /** HP of who is fought against. */
    foe: '.kil-foe-hp .kil-full',
  },
  words: { day: '.kil-day b', bar: '.top-bar .v-badge' },
});

export type Sight = Awaited<ReturnType<typeof look>>;
export type Plan = (sight: Sight) => Wish<Area>;

/**
 * A quick player: a Feat before anything else, tests what lies here, rests when hurt, walks on, and camps when tired.
 * `dice` makes the walk: the same numbers walk the same way.
 */
export function wanderer(seed = 7): Plan {
  let state = seed;
  const random = (n: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * n);
  };
  const any = (list: readonly Lit[]): Lit | undefined => list[random(list.length)];
  return ({ lit, ap, hp, buttons }) => {
    const free = lit.filter(({ look: state }) => state === 'option');
    const action = (name: string): Lit | undefined =>
      free.find(({ area, thing }) => area === 'action' && thing === name);
    const turn = lit.some(({ area }) => area === 'action');
    if (!turn) {
      if (buttons.some(({ look: state }) => state === 'main')) return undefined;
      // Whoever exchanges something in every pause of a fight never gets on: the first button goes on.
      const [goOn] = buttons.filter(({ look: state }) => state === 'option');
      if (goOn && free.length > 0 && free.every(({ area }) => area === 'pawn')) return { press: goOn.text };
      return any(free.filter(({ area }) => area === 'laid')) ?? any(free.filter(({ area }) => area !== 'action'));
    }
    if (ap === 0) return action('feat') ?? action('camp') ?? { press: 'Make Camp' };
    const feat = action('feat');
    if (feat) return feat;
    if (hp <= 2 && action('rest')) return action('rest');
    const tokens = free.filter(({ area }) => area === 'token');
    if (tokens.length > 0) return any(tokens);
    if (action('discover')) return action('discover');
    return any(free.filter(({ area }) => area === 'region')) ?? action('camp');
  };
}
