// The Finale, the Totem, and the Ancients' arrival. KIL-7.14 to 7.24.

import type { Option, Rules, Seat, Table } from '@veillee/kernel';
import { because, type Why } from '@veillee/pieces/offers';
import { ancientById, cardById, sagaById } from '../../content/cards.ts';
import { ATTRIBUTES, type Attribute } from '../../content/vocabulary.ts';
import { runAbility } from '../abilities/abilities.ts';
import { gainAsset } from '../cards/assets.ts';
import { gainGold } from '../cards/holdings.ts';
import { named, who } from '../cards/piles.ts';
import { giftMoment, makesRoom } from '../gifts/gift-moments.ts';
import { FEAT } from '../keys.ts';
import { ANCIENT, REGION } from '../places.ts';
import { endTeam } from '../realm/team.ts';
import { type Board, hero, inGame, type State } from '../state.ts';
import { heroTest } from '../tests/test.ts';

/** The Finale of a hero's Saga. */
export const finaleOf = (state: Pick<State, 'heroes'>, seat: Seat) => sagaById(hero(state, seat).saga).finale;

/** Successes kept from earlier tries of the same Day. */
const storedOf = (state: Pick<State, 'heroes'>, seat: Seat) =>
  hero(state, seat).successes.find(stored => stored.target === 'finale');

/** D19: one option for each printed attribute, or the one already begun (KIL-7.23). */
export function finaleOptions(state: Board, seat: Seat): Option[] {
  const { values, region } = finaleOf(state, seat);
  const stored = storedOf(state, seat);
  return ATTRIBUTES.flatMap(attribute => {
    const value = values[attribute];
    if (value === undefined || (stored && stored.attribute !== attribute)) return [];
    const key = FEAT.make(attribute);
    const figures = { attribute: { text: `attribute.${attribute}` }, value, stored: stored?.n ?? 0 };
    return [{ key, text: 'option.finale', with: figures, rule: 'KIL-7.17', on: [REGION.make(region), 'saga'] }];
  });
}

/** KIL-7.14, 7.16; A-38: heroes out of the game need not come. */
export function whyNoFinale(state: Board, seat: Seat): Why | undefined {
  const { region } = finaleOf(state, seat);
  if (hero(state, seat).region !== region)
    return because('refuse.finale.region', 'KIL-7.14', { region: named(region) });
  if (state.mode !== 'cooperative') return undefined;
  const away = inGame(state).filter(other => hero(state, other).region !== region);
  return away.length > 0 ? because('refuse.finale.away', 'KIL-7.16', { players: away.map(who) }) : undefined;
}

/** KIL-7.17, 7.18: a test whose successes add up over the Day. */
export function* attemptFinale(t: Table<State>, seat: Seat, key: string): Rules {
  const { state } = t;
  const attribute = FEAT.only(key) as Attribute;
  const need = finaleOf(state, seat).values[attribute] ?? 0;
  const stored = storedOf(state, seat)?.n ?? 0;
  const spec = { attribute, against: 'finale', need, stored, counts: 'kept', team: true, rule: 'KIL-7.17' } as const;
  const { successes } = yield* heroTest(t, seat, spec);
  endTeam(state); // KIL-12.12
  if (successes >= need) {
    yield* completeSaga(t, seat);
    return;
  }
  const own = hero(state, seat);
  if (own.camped) return;
  own.successes = own.successes.filter(one => one.target !== 'finale');
  if (successes > 0) own.successes.push({ target: 'finale', attribute, n: successes });
  t.tell('log.finale.tried', { player: who(seat), n: successes, need }, { weight: 4, rule: 'KIL-7.17' });
}

/** KIL-7.20, 7.21: the Totem, and the first time the Ancients. */
function* completeSaga(t: Table<State>, seat: Seat): Rules {
  const { state } = t;
  const own = hero(state, seat);
  own.chapter = 'done';
  own.featToday = true;
  own.successes = own.successes.filter(one => one.target !== 'finale');
  t.tell('log.saga', { player: who(seat), card: named(own.saga) }, { weight: 8, rule: 'KIL-7.20' });
  yield* takeTotem(t, seat);
  if (state.awake) return;
  state.awake = true;
  for (const ancient of state.ancients) yield* arrive(t, seat, ancient.id);
}

/** D20. */
function* takeTotem(t: Table<State>, seat: Seat): Rules {
  const { totem } = sagaById(hero(t.state, seat).saga);
  const { gold } = cardById(totem.id);
  const options: Option[] = [
    { key: 'asset', text: 'option.totem.asset', with: { card: named(totem.id) }, on: [totem.id] },
    { key: 'gold', text: 'option.totem.gold', with: { card: named(totem.id), gold } },
  ];
  yield* giftMoment(t, seat, 'gift.reward', makesRoom('assets'), { shelves: ['assets'] });
  const key = yield* t.choose(seat, 'finale.totem', options, { rule: 'KIL-7.20', with: { card: named(totem.id) } });
  if (key === 'asset') {
    yield* gainAsset(t, seat, totem.id, 'saga');
    return;
  }
  t.state.removed.push(totem.id);
  gainGold(t, seat, gold, 'KIL-7.20');
}

/** KIL-7.21: an Ancient comes to its region; an Ability card may act at once. */
function* arrive(t: Table<State>, seat: Seat, id: string): Rules {
  const ancient = t.state.ancients.find(one => one.id === id);
  if (!ancient) throw new Error(`${id} is not in this game`);
  const { region } = ancientById(id);
  ancient.region = region;
  t.tell(
    'log.ancient',
    { card: named(id), region: named(region) },
    { rule: 'KIL-7.21', moves: [{ what: ANCIENT.make(id), from: 'ancients', to: REGION.make(region) }] },
  );
  for (const card of ancient.abilities) {
    const { ability } = cardById(card);
    if (ability?.timing === 'enterPlay') yield* runAbility(t, ability, { seat, source: card, region });
  }
}
