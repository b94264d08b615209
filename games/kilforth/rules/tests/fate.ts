// When successes are counted: Fate, Bards, and whatever else adds one. KIL-5.25, 5.26, KIL-12.6, D12.

import type { Deed, Moment, Option, Rules, Seat, Table } from '@veillee/kernel';
import { react } from '@veillee/kernel/play/deeds';
import type { Op } from '../../content/vocabulary.ts';
import { opIn } from '../abilities/conditions.ts';
import { payFor } from '../abilities/costs.ts';
import { banned } from '../abilities/passives.ts';
import { isUsable, type Source, sourcesAt, useOption } from '../abilities/sources.ts';
import { asIfOpen } from '../actions/hide.ts';
import { discardRumour } from '../cards/holdings.ts';
import { named, who } from '../cards/piles.ts';
import { byGift } from '../gifts/gift-moments.ts';
import { FATE } from '../keys.ts';
import { helpersOf } from '../realm/team.ts';
import { type Board, type Card, canBeAffected, hero, inGame, type State } from '../state.ts';
import { type TestSpec, testOf, totalOf } from './test-spec.ts';
import { aboutOf, giftsToward, inOwnTest, isEnough, isVeiled, tally } from './test-windows.ts';

/** A way to one more success, or two. */
interface Bonus extends Deed<State> {
  readonly n: number;
  /** Of Fate, one alone. */
  readonly isFate?: true;
}

/** Somebody who can add a success, and why he is asked: his song, his own test, or his place in the team. */
interface Asker {
  readonly asker: Seat;
  readonly as: 'bard' | 'tester' | 'member';
}

/** D12: Bards here, then the tester, then his team; only while one more success would change something. */
export function* successWindows(t: Table<State>, seat: Seat, spec: TestSpec): Rules {
  const { state } = t;
  if (isEnough(state, spec)) return;
  const askers: Asker[] = othersHere(state, seat, spec).map(asker => ({ asker, as: 'bard' }));
  askers.push({ asker: seat, as: 'tester' });
  if (spec.team) for (const asker of helpersOf(state, seat)) askers.push({ asker, as: 'member' });
  if (spec.counts === 'once' && !inReach(state, seat, spec, askers)) return;
  for (const { asker, as } of askers)
    yield* react(t, asker, (): Moment<State> | undefined => {
      if (isEnough(state, spec)) return undefined;
      const gifts = as === 'tester' ? giftsToward(state, seat, spec, ADDS) : [];
      const veiled = as === 'tester' && isVeiled(state, seat, open => inTheOpen(open, seat, spec));
      const bonuses = bonusesOf(state, asker, as, spec);
      if (bonuses.length + gifts.length === 0 && !veiled) return undefined;
      return {
        prompt: 'test.success',
        rule: 'KIL-5.26',
        with: { player: who(seat), ...tally(state, spec) },
        pass: { text: 'test.success.pass' },
        window: { id: 'success', matters: true },
        deeds: [...bonuses, ...byGift(asker, gifts, veiled)],
      };
    });
}

const ADDS: readonly Op['op'][] = ['addSuccess'];

/** Ways to a success that the tester has, and Gifts that lead to one. */
const inTheOpen = (state: Board, seat: Seat, spec: TestSpec): number =>
  bonusesOf(state, seat, 'tester', spec).length + giftsToward(state, seat, spec, ADDS).length;

/** Whether all the help there is could still win a test that keeps nothing; the tester may show himself to use Gifts. */
function inReach(now: State, seat: Seat, spec: TestSpec, askers: readonly Asker[]): boolean {
  const state = hero(now, seat).hidden ? asIfOpen(now, seat) : now;
  if (giftsToward(state, seat, spec, ADDS).length > 0) return true;
  let total = totalOf(state, testOf(state));
  for (const { asker, as } of askers) {
    let fate = 0;
    for (const { isFate, n } of bonusesOf(state, asker, as, spec)) {
      if (isFate) fate = 1;
      else total += n;
    }
    total += fate;
  }
  return total >= (spec.need ?? 0);
}

/** Heroes in the region whose own abilities reach into any test there (KIL-19.13), clockwise from the tester. */
function othersHere(state: State, seat: Seat, spec: TestSpec): Seat[] {
  const seats = inGame(state);
  const { region } = hero(state, seat);
  return [...seats.filter(other => other > seat), ...seats.filter(other => other < seat)].filter(other => {
    const one = hero(state, other);
    return one.region === region && canBeAffected(one) && helpFrom(state, other, spec).length > 0;
  });
}

const helpFrom = (state: Board, seat: Seat, spec: TestSpec): Source[] =>
  sourcesAt(hero(state, seat), 'anyTestInRegion').filter(source => isUsable(state, seat, source, aboutOf(spec)));

/** What `asker` can add to the test: a Bard his song, a member his Fate (KIL-12.6), the tester all he has. */
function bonusesOf(state: Board, asker: Seat, as: Asker['as'], spec: TestSpec): Bonus[] {
  if (as === 'member') return fateOf(state, asker);
  const sources = helpFrom(state, asker, spec);
  if (as === 'tester')
    sources.push(...inOwnTest(state, asker, spec).filter(({ ability }) => opIn(ability, 'addSuccess') !== undefined));
  const bonuses = sources.map(source => bonusBy(asker, source));
  return as === 'tester' ? [...bonuses, ...fateOf(state, asker)] : bonuses;
}

/** KIL-5.26, A-15: a Fate token or a Rumour, once between two Break Camps. */
function fateOf(state: Board, seat: Seat): Bonus[] {
  const own = hero(state, seat);
  if (own.fateToday || banned(state, 'fate') !== undefined) return [];
  const { fate, hand } = own;
  const token: Option = { key: 'fate', text: 'option.fate', with: { left: fate } };
  return [
    ...(fate > 0 ? [fateBy(seat, token)] : []),
    ...hand.map(card =>
      fateBy(seat, { key: FATE.make(card), text: 'option.fate.rumour', with: { card: named(card) }, on: [card] }, card),
    ),
  ];
}

/** One success for a token, or for this Rumour. */
const fateBy = (seat: Seat, option: Option, rumour?: Card): Bonus => ({
  option,
  n: 1,
  isFate: true,
  run: t => spendFate(t, seat, rumour),
});

function* spendFate(t: Table<State>, seat: Seat, rumour: Card | undefined): Rules {
  const own = hero(t.state, seat);
  own.fateToday = true;
  if (rumour === undefined) own.fate--;
  else discardRumour(t, seat, rumour, 'KIL-5.26');
  testOf(t.state).added++;
  t.tell(rumour === undefined ? 'log.fate' : 'log.fate.rumour', { player: who(seat) }, { rule: 'KIL-5.26' });
}

/** What an ability adds. */
function bonusBy(seat: Seat, source: Source): Bonus {
  const n = opIn(source.ability, 'addSuccess')?.n ?? 0;
  return { option: useOption(source), n, run: t => payForSuccess(t, seat, source, n) };
}

function* payForSuccess(t: Table<State>, seat: Seat, source: Source, n: number): Rules {
  yield* payFor(t, seat, source);
  testOf(t.state).added += n;
}
