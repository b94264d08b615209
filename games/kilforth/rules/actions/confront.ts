// The Confront action. KIL-5.1 to 5.17, KIL-5.33, A-23, A-39.

import type { Option, Rules, Seat, Table } from '@veillee/kernel';
import { kept } from '@veillee/pieces/kept';
import { because, type Why } from '@veillee/pieces/offers';
import { cardById } from '../../content/cards.ts';
import { ATTRIBUTES, type Attribute } from '../../content/vocabulary.ts';
import { forbids } from '../abilities/passives.ts';
import { engage } from '../battle/engagement.ts';
import { defeatEncounter } from '../battle/reward.ts';
import { named, who } from '../cards/piles.ts';
import { CONFRONT } from '../keys.ts';
import { encountersFor } from '../realm/encounters.ts';
import { endTeam } from '../realm/team.ts';
import { type Board, type Card, hero, placeOf, type State, type Stored } from '../state.ts';
import { heroTest } from '../tests/test.ts';
import { type Action, unless } from './action.ts';

/** D9: `confront:<card>:<attribute>` and `confront:<card>:hostile`. */
export const confrontAction: Action = {
  id: 'confront',
  offered(state, seat) {
    const cards = encountersFor(state, seat).filter(card => isConfrontable(state, seat, card));
    const why = whyNowhere(state, seat) ?? (cards.length === 0 ? whyNobody(state, seat) : undefined);
    return unless('confront', why, () => optionsAgainst(state, seat, cards));
  },
  *run(t, seat, key) {
    const [card = '', how = ''] = CONFRONT.read(key) ?? [];
    if (how === 'hostile')
      yield* turnHostile(t, seat, card); // KIL-5.14
    else yield* tryConfront(t, seat, card, how as Attribute);
  },
};

/** KIL-5.1: Quests, Places and Strangers; not an Enemy, not a Stranger while Hidden (KIL-4.28). */
function isConfrontable(state: Board, seat: Seat, card: Card): boolean {
  const own = hero(state, seat);
  const { isEnemy, isStranger } = cardById(card);
  return !isEnemy && !own.hostile.includes(card) && !(isStranger && own.hidden);
}

function optionsAgainst(state: Board, seat: Seat, cards: readonly Card[]): Option[] {
  const options: Option[] = [];
  for (const card of cards) {
    const stored = storedOn(state, seat, card);
    const { tests, hostile } = waysWith(card);
    for (const { attribute, option } of tests) {
      if (stored === undefined) options.push(option);
      else if (stored.attribute === attribute) options.push({ ...option, with: { ...option.with, stored: stored.n } }); // KIL-5.7
    }
    if (hostile) options.push(hostile);
  }
  return options;
}

interface Ways {
  readonly tests: readonly { readonly attribute: Attribute; readonly option: Option }[];
  readonly hostile: Option | undefined;
}

/** All that can be done with an Encounter on which nothing is stored. */
const waysWith = kept(
  (card: Card): Ways => ({ tests: testsOf(card), hostile: cardById(card).isStranger ? hostileTo(card) : undefined }),
  Number.POSITIVE_INFINITY,
);

function testsOf(card: Card): Ways['tests'] {
  const { confront: values, isStranger } = cardById(card);
  return ATTRIBUTES.flatMap(attribute => {
    const value = values[attribute];
    if (value === undefined || (isStranger && attribute !== 'influence')) return []; // KIL-5.12
    return [{ attribute, option: confrontWith(card, attribute, value) }];
  });
}

const confrontWith = (card: Card, attribute: Attribute, value: number): Option => ({
  key: CONFRONT.make(card, attribute),
  text: 'option.confront',
  with: { card: named(card), attribute: { text: `attribute.${attribute}` }, value, stored: 0 },
  rule: 'KIL-5.3',
  on: [card],
});

const hostileTo = (card: Card): Option => ({
  key: CONFRONT.make(card, 'hostile'),
  text: 'option.confront.hostile',
  with: { card: named(card) },
  rule: 'KIL-5.14',
  on: [card],
});

export const storedOn = (state: Board, seat: Seat, target: Card): Stored | undefined =>
  hero(state, seat).successes.find(stored => stored.target === target);

/** Why nothing at all can be confronted where he stands. */
function whyNowhere(state: Board, seat: Seat): Why | undefined {
  const ban = forbids(state, seat, 'confront');
  if (ban) return because('refuse.forbidden', 'KIL-19.9', { card: named(ban.card) });
  return placeOf(state, seat).obstacles > 0 ? because('refuse.obstacle', 'KIL-4.17') : undefined;
}

function whyNobody(state: Board, seat: Seat): Why {
  const stranger = encountersFor(state, seat).find(card => cardById(card).isStranger);
  return stranger && hero(state, seat).hidden
    ? because('refuse.confront.hidden', 'KIL-4.28', { card: named(stranger) })
    : because('refuse.confront.nobody', 'KIL-5.1');
}

/** KIL-5.3 to 5.6. */
function* tryConfront(t: Table<State>, seat: Seat, card: Card, attribute: Attribute): Rules {
  const { state } = t;
  const { confront: values, isStranger } = cardById(card);
  const need = values[attribute] ?? 0;
  const stored = storedOn(state, seat, card)?.n ?? 0;
  const { successes } = yield* heroTest(t, seat, {
    attribute,
    against: card,
    need,
    stored,
    counts: 'kept',
    team: true,
    rule: 'KIL-5.3',
  });
  if (successes >= need) yield* defeatEncounter(t, seat, card, { attribute }); // KIL-5.5
  endTeam(state); // KIL-12.12: after his next test against an Encounter
  if (successes >= need) return;
  if (isStranger && successes === 0) return yield* turnHostile(t, seat, card); // KIL-5.13
  keep(state, seat, { target: card, attribute, n: successes });
  t.tell('log.stored', { player: who(seat), card: named(card), n: successes, need }, { weight: 3, rule: 'KIL-5.6' });
}

/** KIL-5.6, 5.33: noted for this hero, this target and this attribute; nothing is noted for no success. */
function keep(state: State, seat: Seat, stored: Stored): void {
  const own = hero(state, seat);
  own.successes = own.successes.filter(one => one.target !== stored.target);
  if (stored.n > 0) own.successes.push(stored);
}

/** KIL-5.13 to 5.16: his Enemy token is placed, and he fights at once; neither side has Surprise. */
function* turnHostile(t: Table<State>, seat: Seat, card: Card): Rules {
  const own = hero(t.state, seat);
  own.hostile.push(card);
  own.successes = own.successes.filter(one => one.target !== card);
  t.tell('log.hostile', { player: who(seat), card: named(card) }, { rule: 'KIL-5.13' });
  yield* engage(t, seat, card, true);
}
