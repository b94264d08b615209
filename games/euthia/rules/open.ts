// A table as somebody sees it, as the pure questions of the rules read it: boards, bots and the account ask of a view what the rules
// ask of a state. Whatever a viewer does not see is missing here: stacks lie empty, only their length is known of the Territory.

import { type Hero, heroOf, type Pile, type State } from './state.ts';
import type { HeroView, PileView, View } from './view.ts';

const pile = ({ discard }: PileView): Pile => ({ stack: [], discard: [...discard] });

const byName = <A, B>(things: { readonly [name: string]: A }, make: (thing: A) => B): { [name: string]: B } =>
  Object.fromEntries(Object.entries(things).map(([name, thing]) => [name, make(thing)]));

/** A Hero whose hand is seen, or empty. */
const openHero = ({ cards: _, hand = [], ...hero }: HeroView): Hero => ({ ...hero, hand: [...hand] });

const known = new WeakMap<View, State>();

/** To be looked at, never changed. */
export function openState(view: View): State {
  const before = known.get(view);
  if (before) return before;
  const { scenario, territory, encounters } = view;
  const state = {
    ...view,
    heroes: view.heroes.map(openHero),
    territory: Array.from({ length: territory.count }),
    posts: byName(view.posts, post => ({ ...pile(post), offer: [...post.offer] })),
    resources: byName(view.resources, pile),
    treasures: byName(view.treasures, pile),
    monsters: byName(view.monsters, monsters => ({ ...pile(monsters), seen: monsters.face !== undefined })),
    silver: pile(view.silver),
    gold: pile(view.gold),
    encounters: byName(encounters, ({ faceUp }) => ({ faceUp: [...faceUp], stack: [], rewards: [], boxed: [] })),
    bounties: { ...view.bounties, stack: [] },
    control: pile(view.control),
    combatDeck: pile(view.combatDeck),
    reserves: { silver: [], gold: [] },
    boxed: { territory: [], bounties: [], tiles: [] },
    scenario: { ...scenario, decks: byName(scenario.decks, pile), boxed: [] },
  } as unknown as State;
  known.set(view, state);
  return state;
}

export const openHeroOf = (view: View, seat: number): Hero => heroOf(openState(view), seat);
