// Who the heroes are: Race, Class, Saga and the first Rumour, seat by seat. KIL-1.3 to 1.6, KIL-1.12; decisions D1, D2.

import type { Option, Rules, Seat, Table } from '@veillee/kernel';
import { because, type Offered, optionsIn, refusedIn, type Why } from '@veillee/pieces/offers';
import { classById, classIds, raceById, raceIds, sagaIds } from '../content/cards.ts';
import { recommendedPairs } from '../content/presets.ts';
import { REWARD_TYPES } from '../content/vocabulary.ts';
import { leaveHand, takeRumour } from './cards/holdings.ts';
import { cardOption, deckOption } from './cards/options.ts';
import { drawReward, named, who } from './cards/piles.ts';
import { heroLine } from './setup.ts';
import { type Hero, hero, type Position, type State } from './state.ts';

type Part = 'race' | 'class' | 'saga';
const IDS: { readonly [part in Part]: readonly string[] } = { race: raceIds, class: classIds, saga: sagaIds };
const RULES: { readonly [part in Part]: string } = { race: 'KIL-1.3', class: 'KIL-1.4', saga: 'KIL-1.5' };

/** rivals may not be three of one archetype, for Talents would run out. */
const MOST_ALIKE = 2;

/** Position: one seat makes its hero. */
export function* draft(t: Table<State>, { seat }: { readonly seat: Seat }): Rules<Position> {
  const { state } = t;
  const own = hero(state, seat);
  const random = t.setting.options.heroes === 'random'; // KIL-18.5
  own.race = random ? drawOne(t, seat, 'race') : yield* choosePart(t, seat, 'race');
  own.class = random ? drawOne(t, seat, 'class') : yield* chooseClass(t, seat);
  if (own.saga === '') own.saga = yield* choosePart(t, seat, 'saga');
  own.maxHp = raceById(own.race).health; // KIL-1.21
  own.hp = Math.min(own.hp, own.maxHp);
  t.tell('log.hero', { player: who(seat), ...heroLine(own) }, { rule: 'KIL-1.3' });
  return seat + 1 < state.heroes.length ? { at: 'draft', seat: seat + 1 } : { at: 'firstRumour', seat: 0 };
}

const taken = (state: State, part: Part): string[] => state.heroes.map((own: Hero) => own[part]);

/** Cards that nobody has: every card of the box exists once. */
const parts =
  (state: State, part: Part): Offered =>
  offer => {
    const gone = taken(state, part);
    for (const id of IDS[part])
      offer(gone.includes(id) ? TAKEN[part] : part === 'class' && isCrowded(state, id) ? CROWDED : undefined, () =>
        cardOption(id, `option.${part}`),
      );
  };

const TAKEN: { readonly [part in Part]: Why } = {
  race: because('refuse.taken', RULES.race),
  class: because('refuse.taken', RULES.class),
  saga: because('refuse.taken', RULES.saga),
};
const CROWDED = because('refuse.archetype', 'KIL-7.12');

const free = (state: State, part: Part): string[] => optionsIn(parts(state, part)).map(({ key }) => key);

function isCrowded(state: State, id: string): boolean {
  if (state.mode !== 'competitive' || state.house.talentSetPerHero) return false;
  const { archetype } = classById(id);
  return (
    taken(state, 'class').filter(other => other !== '' && classById(other).archetype === archetype).length >= MOST_ALIKE
  );
}

const drawOne = (t: Table<State>, seat: Seat, part: Part): string =>
  t.pick(free(t.state, part), `draft:${part}:${seat}`);

const RANDOM: Option = { key: 'random', text: 'option.random' };

/** D1: one card of its kind, chosen or drawn. */
function* choosePart(t: Table<State>, seat: Seat, part: Part): Rules<string> {
  const { state } = t;
  const key = yield* t.choose(seat, `draft.${part}`, [...optionsIn(parts(state, part)), RANDOM], {
    rule: RULES[part],
    refused: () => refusedIn(parts(state, part)),
  });
  return key === RANDOM.key ? drawOne(t, seat, part) : key;
}

/** KIL-1.6: in a first game a Class can be had together with the Saga that suits it. */
function* chooseClass(t: Table<State>, seat: Seat): Rules<string> {
  const { state } = t;
  const key = yield* t.choose(
    seat,
    'draft.class',
    [...pairOptions(state), ...optionsIn(parts(state, 'class')), RANDOM],
    {
      rule: RULES.class,
      refused: () => refusedIn(parts(state, 'class')),
    },
  );
  if (key === RANDOM.key) return drawOne(t, seat, 'class');
  const pair = recommendedPairs.find(one => pairKey(one) === key);
  if (!pair) return key;
  hero(state, seat).saga = pair.saga;
  return pair.class;
}

const pairKey = (pair: { class: string; saga: string }): string => `pair:${pair.class}:${pair.saga}`;

function pairOptions(state: State): Option[] {
  if (!state.house.firstGame) return [];
  return recommendedPairs
    .filter(pair => free(state, 'class').includes(pair.class) && free(state, 'saga').includes(pair.saga))
    .map(pair => ({
      key: pairKey(pair),
      text: 'option.pair',
      with: { class: named(pair.class), saga: named(pair.saga) },
      rule: 'KIL-1.6',
      on: [pair.class, pair.saga],
    }));
}

/** Position, D2: two cards from one Reward deck; one stays in hand, the other is shuffled back. KIL-1.12. */
export function* firstRumour(t: Table<State>, { seat }: { readonly seat: Seat }): Rules<Position> {
  const { state } = t;
  const type = yield* t.choose(seat, 'draft.deck', REWARD_TYPES, deckOption, { rule: 'KIL-1.12' });
  for (let n = 0; n < 2; n++) {
    const card = drawReward(t, type);
    if (card !== undefined) takeRumour(state, seat, card, []);
  }
  const { hand } = hero(state, seat);
  const options = hand.map(card => cardOption(card, 'option.keep'));
  const kept = yield* t.choose(seat, 'draft.keep', options, { rule: 'KIL-1.12' });
  for (const card of hero(state, seat).hand.filter(other => other !== kept)) {
    leaveHand(t, seat, card);
    state.rewards[type].draw.push(card);
    t.shuffle(state.rewards[type].draw, `reward:${type}`);
  }
  t.tell('log.firstRumour', { player: who(seat), deck: { text: `deck.${type}` } }, { rule: 'KIL-1.12' });
  return seat + 1 < state.heroes.length ? { at: 'firstRumour', seat: seat + 1 } : { at: 'beginning' };
}
