// Clear: Obstacles and Plots. KIL-4.13 to 4.18.

import type { Option, Rules, Seat, Table } from '@veillee/kernel';
import { kept } from '@veillee/pieces/kept';
import { because, type Why } from '@veillee/pieces/offers';
import { maybeRemove } from '@veillee/pieces/piles';
import { plotById } from '../../content/cards.ts';
import { discardRumour, drawLoot, exhaust, gainRumour, isExhausted, payGold } from '../cards/holdings.ts';
import { cardOption } from '../cards/options.ts';
import { named, who } from '../cards/piles.ts';
import { CLEAR } from '../keys.ts';
import { HAND, REGION } from '../places.ts';
import { type Board, type Card, hero, placeOf, type State } from '../state.ts';
import { heroTest } from '../tests/test.ts';
import { type Action, wholly } from './action.ts';

const OBSTACLE: Option = {
  key: CLEAR.make('obstacle'),
  text: 'option.clear.obstacle',
  rule: 'KIL-4.14',
  on: ['obstacle'],
};
const plotOption = kept(
  (plot: string): Option => ({
    key: CLEAR.make(plot),
    text: 'option.clear.plot',
    with: { card: named(plot), price: { text: `card.${plot}.toDefeat` } },
    rule: 'KIL-4.15',
    on: [plot],
  }),
  Number.POSITIVE_INFINITY,
);

export const clearAction: Action = {
  id: 'clear',
  offered: (state, seat) => offer => {
    const { obstacles, plots } = placeOf(state, seat);
    if (obstacles === 0 && plots.length === 0) offer(NOTHING_HERE, () => wholly('clear'));
    if (obstacles > 0) offer(undefined, () => OBSTACLE);
    for (const plot of plots) offer(unpayable(state, seat, plot), () => plotOption(plot));
  },
  run: (t, seat, key) => clear(t, seat, CLEAR.only(key)),
};

const NOTHING_HERE = because('refuse.nothingToClear', 'KIL-4.13');

/** whatever a Plot costs must be there in full; a test can always be tried. */
function unpayable(state: Board, seat: Seat, plot: Card): Why | undefined {
  const { toDefeat } = plotById(plot);
  if (toDefeat.pay === 'test') return undefined;
  const { pay, n } = toDefeat;
  const have = {
    gold: hero(state, seat).gold,
    rumours: hero(state, seat).hand.length,
    talents: readyTalents(state, seat).length,
  }[pay];
  return have < n ? because(`refuse.clear.${pay}`, 'KIL-4.15', { n, have }) : undefined;
}

const readyTalents = (state: Board, seat: Seat): string[] => {
  const own = hero(state, seat);
  return own.talents.filter(talent => !isExhausted(own, talent));
};

function* clear(t: Table<State>, seat: Seat, what: 'obstacle' | Card): Rules {
  const here = placeOf(t.state, seat);
  const region = REGION.make(hero(t.state, seat).region);
  if (what === 'obstacle') {
    here.obstacles--; // KIL-4.14
    t.tell(
      'log.clear.obstacle',
      { player: who(seat) },
      { weight: 4, rule: 'KIL-4.14', moves: [{ what: 'obstacle', from: region, to: 'supply' }] },
    );
  } else {
    if (!(yield* defeatPlot(t, seat, what))) {
      t.tell('log.clear.failed', { player: who(seat), card: named(what) }, { weight: 4, rule: 'KIL-4.15' });
      return; // the AP are spent, there is no Loot
    }
    maybeRemove(here.plots, what);
    t.tell(
      'log.clear.plot',
      { player: who(seat), card: named(what) },
      { weight: 5, rule: 'KIL-4.15', moves: [{ what, from: region, to: HAND.make(seat) }] },
    );
    yield* gainRumour(t, seat, what, 'all');
  }
  yield* drawLoot(t, seat); // KIL-4.16
}

/** D8: carries out "To Defeat". */
function* defeatPlot(t: Table<State>, seat: Seat, plot: Card): Rules<boolean> {
  const { toDefeat } = plotById(plot);
  switch (toDefeat.pay) {
    case 'gold':
      payGold(t, seat, toDefeat.n, 'KIL-4.15');
      return true;
    case 'rumours':
      for (const card of yield* pay(t, seat, plot, 'clear.rumours', hero(t.state, seat).hand, toDefeat.n))
        discardRumour(t, seat, card, 'KIL-4.15');
      return true;
    case 'talents':
      for (const talent of yield* pay(t, seat, plot, 'clear.talents', readyTalents(t.state, seat), toDefeat.n))
        exhaust(t, seat, talent);
      return true;
    default: {
      const { attribute, value: need } = toDefeat;
      const { successes } = yield* heroTest(t, seat, {
        attribute,
        against: plot,
        need,
        counts: 'once',
        rule: 'KIL-4.15',
      });
      return successes >= need;
    }
  }
}

function* pay(
  t: Table<State>,
  seat: Seat,
  plot: Card,
  prompt: string,
  cards: readonly Card[],
  n: number,
): Rules<readonly Card[]> {
  const options = cards.map(card => cardOption(card, 'option.spend'));
  const how = { rule: 'KIL-4.15', with: { n, card: named(plot) } };
  return yield* t.chooseMany(seat, prompt, options, { min: n, max: n }, how);
}
