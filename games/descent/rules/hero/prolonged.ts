// DES-9: prolonged actions: an order with which a hero works at something of the quest's, die by die, and Concentrate, which is a second roll
// in the same turn.

import { first, unless, type Why } from '@veillee/pieces/offers';
import { MOST_POWER_DICE } from '../../content/turns.ts';
import { powerFace, SIDES } from '../attack/dice.ts';
import { boardOf } from '../board.ts';
import { calls } from '../calls.ts';
import { heroName } from '../card-names.ts';
import { spendFatigue } from '../effects/fatigue.ts';
import { working } from '../effects/held.ts';
import { placeOrder } from '../effects/orders.ts';
import { statOf } from '../effects/stats.ts';
import { effortKey, enoughKey, halfKey, prolongedKey } from '../keys.ts';
import { questText } from '../names.ts';
import { difficultyOf, effortOf, endEffort, isAllowed, joinEffort, prolongedSpec, turnAway } from '../quest/efforts.ts';
import { isHeldBy } from '../quest/holding.ts';
import { placeNow } from '../quest/places.ts';
import { enhancementOdds } from '../quest/work-odds.ts';
import {
  type DeedOffer,
  type Effort,
  type Flow,
  type Hero,
  type HeroTurn,
  inForce,
  type State,
  sheetOf,
  type T,
} from '../state.ts';

/** What this hero can work at here (DES-9.2). What is not possible is not spoken of: heroes do not read the guide (DES-0.9). */
export function worksHere(state: State, hero: Hero): readonly string[] {
  const { prolongedActions } = boardOf(state).guide;
  const { at: here } = hero;
  if (!prolongedActions || !here) return NONE;
  return Object.keys(prolongedActions).filter(action => {
    const { at, needs, ...spec } = prolongedSpec(state, action);
    const isHere = placeNow(state, at).has(here);
    return isHere && isAllowed(state, action, spec) && (needs === undefined || isHeldBy(state, hero, needs));
  });
}
const NONE: readonly string[] = [];

/** How many dice without fatigue, and with how much of it at least and at most (DES-9.3 to DES-9.5). */
export interface Strength {
  readonly dice: number;
  readonly least: number;
  readonly most: number;
}
export function strengthOf(state: State, hero: Hero, action: string): Strength {
  const dice = Math.min(MOST_POWER_DICE, statOf(state, hero.id, prolongedSpec(state, action).trait));
  return { dice, least: dice > 0 ? 0 : 1, most: Math.min(hero.fatigue, MOST_POWER_DICE - dice) };
}

function whyNoWork(state: State, hero: Hero, action: string): Why | undefined {
  const { dice, least, most } = strengthOf(state, hero, action);
  return first(
    unless(hero.monkey === undefined, 'why.monkey', 'DES-99.3'),
    unless(dice > 0 || !inForce(state, 'prolonged-require-trait'), 'why.traitless', 'DES-9.6'),
    unless(most >= least, 'why.traitTired', 'DES-9.5'),
  );
}

/** The order of Ready, placed on something to work at (DES-7.10, DES-9.2). */
export function offerWork(state: State, hero: Hero, turn: HeroTurn, offer: DeedOffer): void {
  if (turn.orders === 0) return;
  for (const action of worksHere(state, hero))
    offer(whyNoWork(state, hero, action), () => ({
      option: {
        key: prolongedKey.make(action),
        text: 'order.prolonged.this',
        with: { action: questText(state, 'action', action) },
        on: ['order:prolonged', hero.id],
        rule: 'DES-9.2',
      },
      *run(t) {
        turn.work = action;
        turnAway(t, hero.id, action);
        yield* placeOrder(t, hero, 'prolonged', turn);
        if (hero.order === 'prolonged') yield* work(t, hero, action);
      },
    }));
}

/** DES-9.17, DES-9.18: after the order and in place of the other half. */
export function offerConcentrate(state: State, hero: Hero, turn: HeroTurn, offer: DeedOffer): void {
  const { work: action } = turn;
  if (turn.action !== 'ready' || turn.half !== undefined || action === undefined || hero.order !== 'prolonged') return;
  const why = first(
    unless(worksHere(state, hero).includes(action), 'why.workGone', 'DES-9.17'),
    whyNoWork(state, hero, action),
  );
  offer(why, () => ({
    option: {
      key: halfKey.make('concentrate'),
      text: 'turn.half.concentrate',
      with: { action: questText(state, 'action', action) },
      on: [hero.id],
      rule: 'DES-9.17',
    },
    *run(t) {
      turn.half = 'concentrate';
      yield* work(t, hero, action, true);
    },
  }));
}

/** Rolls for each attempt: whoever has learnt to persist rolls twice. */
const rollsOf = (state: State, hero: Hero, action: string): number => {
  const { trait } = prolongedSpec(state, action);
  return working(hero, 'persists').some(({ op }) => op.kind === trait) ? 2 : 1;
};

/** An attempt: as many rolls as it has, or fewer if one is enough or nothing is left to roll. */
function* work(t: T, hero: Hero, action: string, again = false): Flow {
  for (let left = rollsOf(t.state, hero, action); left > 0; left--) {
    if (whyNoWork(t.state, hero, action)) return;
    if (yield* workOnce(t, hero, action, again)) return;
  }
}

/** DES-9.3, DES-9.7: a roll, and a token for each power enhancement; whether it is done. */
function* workOnce(t: T, hero: Hero, action: string, again: boolean): Flow<boolean> {
  const { state } = t;
  const { dice, least, most } = strengthOf(state, hero, action);
  const words = { hero: heroName(sheetOf(hero)), action: questText(state, 'action', action) };
  const optionOf = (n: number) => ({
    key: effortKey.make(n),
    text: 'work.dice.with',
    with: { n: dice + n, fatigue: n },
  });
  const choices = Array.from({ length: most - least + 1 }, (_, n) => least + n);
  const tired = yield* t.choose(hero.seat, 'work.dice', choices, optionOf, {
    rule: 'DES-9.4',
    with: words,
    outlook: () => ({
      efforts: Object.fromEntries(
        choices.map(n => [effortKey.make(n), prospectOf(state, hero, action, dice + n, again)]),
      ),
    }),
  });
  if (tired > 0) spendFatigue(t, hero, tired);
  const effort = joinEffort(state, action, hero.id);
  if (again) effort.kept = state.round;
  const faces = t.rolls(dice + tired, SIDES, 'dice').map(roll => powerFace(roll - 1));
  const n = faces.filter(face => face === 'enhancement').length;
  effort.progress += n;
  t.tell(
    'log.work',
    { ...words, dice: faces.length, n, progress: effort.progress },
    { rule: 'DES-9.7', weight: 2, detail: faces },
  );
  if (!(yield* isEnough(t, hero, effort))) return false;
  yield* succeed(t, hero, effort);
  return true;
}

/** DES-9.8, DES-9.9 */
function* isEnough(t: T, hero: Hero, { action, progress }: Effort): Flow<boolean> {
  const needed = difficultyOf(t.state, action);
  if (needed !== 'X') return progress >= needed;
  if (progress === 0) return false;
  const words = { hero: heroName(sheetOf(hero)), action: questText(t.state, 'action', action), n: progress };
  const enough = [{ key: enoughKey, text: 'work.enough', with: words, rule: 'DES-9.9' }];
  const key: string | undefined = yield* t.choose(hero.seat, 'work.finish', enough, {
    rule: 'DES-9.9',
    with: words,
    pass: { text: 'work.goOn' },
  });
  return key !== undefined;
}

function* succeed(t: T, hero: Hero, effort: Effort): Flow {
  const { action, progress } = effort;
  endEffort(t.state, effort);
  const words = { hero: heroName(sheetOf(hero)), action: questText(t.state, 'action', action) };
  t.tell('log.work.done', words, { rule: 'DES-9.8', weight: 3 });
  yield* calls(t).happen(t, { what: 'prolongedAction', id: action, hero: hero.id, progress });
}

// ---- what may be expected ----

/** Of a roll: how likely it completes the action, and how likely it is done by the end of this turn. */
export interface WorkProspect {
  readonly dice: number;
  readonly progress: number;
  /** Tokens that are missing; none of X. */
  readonly missing?: number;
  readonly now: number;
  readonly turn: number;
}

export function prospectOf(state: State, hero: Hero, action: string, dice: number, again: boolean): WorkProspect {
  const needed = difficultyOf(state, action);
  const progress = effortOf(state, action, hero.id)?.progress ?? 0;
  const missing = needed === 'X' ? 1 : Math.max(0, needed - progress);
  const each = rollsOf(state, hero, action);
  const rolls = (again || state.turn?.half !== undefined || state.turn?.action !== 'ready' ? 1 : 2) * each;
  return {
    dice,
    progress,
    ...(needed !== 'X' && { missing }),
    now: enhancementOdds(each * dice, missing),
    turn: enhancementOdds(rolls * dice, missing),
  };
}

/** For each thing to work at here, and for Concentrate, what comes of it without fatigue. */
export function worksAhead(state: State, hero: Hero, turn: HeroTurn) {
  const strength = (action: string): number => {
    const { dice, least } = strengthOf(state, hero, action);
    return dice + least;
  };
  const begun = turn.orders > 0 ? worksHere(state, hero) : NONE;
  const efforts = Object.fromEntries([
    ...begun.map(action => [prolongedKey.make(action), prospectOf(state, hero, action, strength(action), false)]),
    ...(turn.work !== undefined && turn.half === undefined && worksHere(state, hero).includes(turn.work)
      ? [[halfKey.make('concentrate'), prospectOf(state, hero, turn.work, strength(turn.work), true)]]
      : []),
  ]);
  return Object.keys(efforts).length > 0 ? { efforts } : {};
}
