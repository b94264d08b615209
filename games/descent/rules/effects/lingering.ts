// What is worked out at the start of a figure's turn or activation, in the order that its player likes (DES-6.2, R12): tokens, and
// what sheets and cards do then.

import type { Option, Seat } from '@veillee/kernel';
import { potionRow } from '../../content/items.ts';
import { tokenRow } from '../../content/turns.ts';
import { TOKENS, type Token } from '../../content/vocabulary.ts';
import { powerFace, type Rolled, SIDES, shownBy } from '../attack/dice.ts';
import { calls } from '../calls.ts';
import { thingName } from '../card-names.ts';
import { digestKey, drinkKey, tokenKey, useKey } from '../keys.ts';
import { nameOf } from '../names.ts';
import {
  type FigureId,
  type Flow,
  type Hero,
  isHero,
  type Monster,
  maybeFigure,
  type State,
  seatFor,
  standsOn,
  type T,
} from '../state.ts';
import { digest } from '../stomach.ts';
import { noteWhoSees } from './apply.ts';
import { type Held, heldAt, isOptional } from './held.ts';
import { useEffect, whyNoUse } from './offers.ts';
import { applyEffect } from './ops.ts';
import { wearOff } from './potions.ts';
import { statOf } from './stats.ts';
import { swapsOf } from './swaps.ts';
import { payFor, whyNotUse } from './terms.ts';
import { takeTokens, tokensOn } from './tokens.ts';

/** One thing that happens now, or may. */
export interface Start {
  readonly option: Option;
  readonly must: boolean;
  /** No other of these either, once it is done. */
  readonly oneOf?: string;
  run(): Flow;
}

export function* startEffects(t: T, id: FigureId): Flow {
  const { state } = t;
  const figure = maybeFigure(state, id);
  if (!figure) return;
  if (isHero(figure)) noteWhoSees(state, figure);
  const seat = seatFor(state, figure);
  const done = new Set<string>();
  while (isThere(state, id)) {
    const open = startsOf(t, figure).filter(({ option, oneOf = option.key }) => !done.has(oneOf));
    const start = yield* nextStart(t, seat, open, id);
    if (!start) return;
    if (start.must || start.oneOf) done.add(start.oneOf ?? start.option.key);
    yield* start.run();
  }
}

const isThere = (state: State, id: FigureId): boolean => {
  const figure = maybeFigure(state, id);
  return figure !== undefined && (isHero(figure) ? !state.turn?.ended : standsOn(figure).length > 0);
};

function* nextStart(t: T, seat: Seat, open: readonly Start[], id: FigureId): Flow<Start | undefined> {
  const must = open.filter(start => start.must);
  const [first] = must;
  if (first && open.length === 1) return first;
  return yield* t.choose(seat, 'start.next', open, ({ option }) => option, {
    rule: 'DES-6.2',
    with: { figure: nameOf(t.state, id) },
    ...(must.length === 0 && { pass: { text: 'effect.pass' } }),
  });
}

function startsOf(t: T, figure: Hero | Monster): Start[] {
  const { state } = t;
  const tokens = TOKENS.filter(token => tokenRow(token).at === 'turn-start' && tokensOn(figure, token) > 0);
  const starts: Start[] = tokens.map(token => ({
    option: {
      key: tokenKey.make(token),
      text: 'start.token',
      with: { token: { text: `ability.${token}` }, n: tokensOn(figure, token) },
    },
    must: true,
    run: () => workOut(t, figure, token),
  }));
  if (!isHero(figure)) return starts;
  if (figure.inside !== undefined)
    starts.push({
      option: { key: digestKey, text: 'start.digest', with: { n: figure.wounds }, rule: 'ICE-5.3' },
      must: true,
      run: () => digest(t, figure),
    });
  const { active } = figure;
  if (active !== undefined && potionRow(active).endsOn)
    starts.push({
      option: { key: drinkKey.make(active), text: 'start.potion', with: { thing: thingName(active) }, rule: 'ICE-2.3' },
      must: true,
      run: () => wearOff(t, figure),
    });
  starts.push(...swapsOf(t, figure));
  for (const held of heldAt(figure, 'turn-start')) {
    const must = !isOptional(held);
    if (must ? whyNotUse(state, held, { hero: figure }) : whyNoUse(state, held, { hero: figure })) continue;
    starts.push({
      option: optionOf(held),
      must,
      run: () => (must ? works(t, held, figure) : useEffect(t, held, { hero: figure })),
    });
  }
  return starts;
}

const optionOf = ({ card, n }: Held): Option => ({
  key: useKey.make(card.id, n),
  text: 'do.use',
  with: { card: card.name },
  on: [card.id],
});

function* works(t: T, held: Held, hero: Hero): Flow {
  yield* payFor(t, held, { hero });
  yield* applyEffect(t, held, { hero });
}

// ---- tokens ----

function* workOut(t: T, figure: Hero | Monster, token: Token): Flow {
  const words = { figure: nameOf(t.state, figure.id), token: { text: `ability.${token}` } };
  const row = tokenRow(token);
  if (row.removed === 'one') {
    takeTokens(figure, token, 1);
    t.tell('log.stunned', words, { rule: 'DES-75.2', weight: 1 });
    return hold(t.state, figure, 'stunned');
  }
  const n = tokensOn(figure, token);
  if (row.suffers) {
    const rolled = t.rolls(n, SIDES, 'dice').map((roll): Rolled => ({ die: row.die ?? 'white', face: roll - 1 }));
    const { damage } = shownBy(rolled);
    takeTokens(figure, token, n);
    t.tell('log.token.suffers', { ...words, n: damage }, { rule: 'DES-60.6', detail: rolled });
    yield* calls(t).wound(t, figure.id, damage, { kind: 'token', what: token });
    return;
  }
  const dice = n + moreDice(t.state, figure, token);
  const faces = t.rolls(dice, SIDES, 'dice').map(roll => powerFace(roll - 1));
  const gone = takeTokens(figure, token, faces.filter(face => face === 'surge').length);
  const left = tokensOn(figure, token);
  const rule = RULES[token] ?? 'DES-60.6';
  t.tell('log.token.rolled', { ...words, n: faces.length, gone, left }, { rule, detail: faces, weight: 1 });
  if (left === 0) return;
  if (row.wounds) yield* calls(t).wound(t, figure.id, left * row.wounds, { kind: 'token', what: token });
  if (token === 'web') hold(t.state, figure, 'stuck');
}

const RULES: { readonly [token in Token]?: string } = {
  burn: 'DES-69.2',
  web: 'DES-97.2',
  frost: 'DES-79.2',
  asleep: 'LEG-6.13',
};

/** Out of a web the strong and the large come more easily (DES-97.2, DES-97.3). */
function moreDice(state: State, figure: Hero | Monster, token: Token): number {
  if (token !== 'web') return 0;
  return isHero(figure) ? statOf(state, figure.id, 'melee') : standsOn(figure).length - 1;
}

/** DES-75.3 to DES-75.6, DES-97.4: what this means for the turn or the activation. */
function hold(state: State, figure: Hero | Monster, how: 'stunned' | 'stuck'): void {
  if (isHero(figure)) {
    if (state.turn?.hero === figure.id) state.turn[how] = true;
  } else if (state.overlord.acting?.monster === figure.id) state.overlord.acting[how] = true;
}
