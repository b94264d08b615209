// What a scenario lays out before the first round: foes, decks, cards, and its rules of set-up (the end of EUT-2).

import type { Rules } from '@veillee/kernel';
import type { Deck } from '../../content/scenarios/vocabulary.ts';
import { cardsOfDeck, counted, scenarioCard } from '../../content/scenarios.ts';
import { settle } from '../bags.ts';
import { heroOf, inTurnOrder, type T } from '../state.ts';
import { happened } from './moments.ts';
import { perform } from './ops.ts';
import { newFoe } from './pieces.ts';
import { rowOf } from './row.ts';

export function* setUpScenario(t: T): Rules {
  const { state } = t;
  const row = rowOf(state);
  const { scenario } = state;
  for (const foe of row.foes) scenario.foes[foe] = newFoe(foe);
  for (const deck of row.decks) layDeck(t, deck);
  scenario.cards = [...(row.cards ?? [])];
  yield* standingRules(t);
  yield* happened(t, { at: 'setup' });
  if (scenario.follows) yield* arrive(t);
  for (const hero of state.heroes) yield* settle(t, hero);
}

/** What Heroes who come from the episode before begin with, in turn order. */
function* arrive(t: T): Rules {
  const begin = rowOf(t.state).campaign?.carry?.begin ?? [];
  for (const seat of inTurnOrder(t.state))
    for (const op of begin) if (op !== 'fullHealth') yield* perform(t, { op }, { hero: heroOf(t.state, seat) });
}

const TIERS = [3, 2, 1] as const;

/** With tiers the lowest lies on top; what is left over goes back unseen. */
function layDeck(t: T, { id, tiers }: Deck): void {
  const { scenario, players } = t.state;
  const ids = (tier?: number): string[] => {
    const cards = cardsOfDeck(id).filter(card => tier === undefined || card.tier === tier);
    return t.shuffle(
      cards.map(card => card.id),
      'scenario deck',
    );
  };
  const stack = tiers
    ? TIERS.flatMap(tier => {
        const cards = ids(tier);
        scenario.boxed.push(...cards.splice(counted(tiers[tier], players)));
        return cards;
      })
    : ids();
  scenario.decks[id] = { stack, discard: [] };
}

/** Cards whose rules hold for the whole game. */
function* standingRules(t: T): Rules {
  for (const id of t.state.scenario.cards) {
    const card = scenarioCard(id);
    if (card.form !== 'faer') continue;
    for (const rule of card.rules) if (rule.when?.at === 'always') for (const op of rule.do) yield* perform(t, op, {});
  }
}
