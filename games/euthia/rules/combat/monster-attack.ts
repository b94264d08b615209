// Phases 1 to 3 of a Combat Round: the Hero heals, the Monster attacks (EUT-10.3 to EUT-10.32), the Hero heals again.

import type { Rules } from '@veillee/kernel';
import { who } from '@veillee/kernel';
import { act, chooseDeed } from '@veillee/pieces/deeds';
import { because, optionsIn } from '@veillee/pieces/offers';
import { HOPE_ROLLS } from '../../content/constants.ts';
import type { MonsterOp } from '../../content/vocabulary.ts';
import { maxHealth } from '../board.ts';
import { isDwurtDrinker, offerConversion, offerSpending, tellRoll, throwDice } from '../dice/hero-roll.ts';
import { change, end, harmOf, inflict, strengthOf, sumText } from '../dice/ledger.ts';
import { applyPowers } from '../dice/powers.ts';
import { offerCashing } from '../hand.ts';
import { survives } from '../harm.ts';
import { cashKey, dwurtKey, gaarKey } from '../keys.ts';
import { modifierOf } from '../modifiers.ts';
import { rerollsOf } from '../odds/rolls.ts';
import { type Deeds, type Hero, heroOf, isTeam, type Position, type T } from '../state.ts';
import type { Use } from '../uses.ts';
import { threat } from './blow.ts';
import { regenerates } from './cards.ts';
import { deckAttacks, deckRolls } from './deck.ts';
import { heroStep } from './effects.ts';
import { combatOf, fighterName, fighterOf, fighterSource, woundRow } from './fighter.ts';
import { offerHope, raiseHope } from './hope.ts';
import { healMonster, strengthen } from './monster-health.ts';
import { discardPlayed, mightPlay, monsterDraws, offerCards, offerMonsterGaar } from './rival.ts';
import { step } from './state.ts';

/** EUT-10.3: a Combat Round begins. */
export function beginRound(t: T): Position {
  const combat = combatOf(t.state);
  combat.round++;
  combat.used = [];
  t.tell('log.combat.round', { round: combat.round }, { rule: 'EUT-10.3', scene: { of: 'combat', part: 'round' } });
  return step('healing');
}

// ---- phases 1 and 3 ----

/** EUT-10.4, EUT-10.5, R25: the Monster Player can do nothing here. */
function* heals(t: T): Rules<boolean> {
  const { state } = t;
  const hero = heroOf(state, combatOf(state).seat);
  return yield* heroStep(t, {
    id: 'healing',
    rule: 'EUT-10.4',
    triggers: ['anytime'],
    matters: uses => {
      const isHurt = hero.health < maxHealth(hero);
      return uses.some(({ ops }) => isHurt || ops.some(({ op }) => op !== 'heal'));
    },
    more: offer => {
      offerHope(state, hero, offer, 'any'); // EUT-10.51
      offerCashing(t, hero, offer); // EUT-12.3
    },
    with: () => ({ health: hero.health, most: maxHealth(hero) }),
  });
}

export function* healing(t: T): Rules<Position> {
  if (yield* heals(t)) return step('healing');
  regenerate(t);
  return step('guard');
}

export function* recovery(t: T): Rules<Position> {
  return step((yield* heals(t)) ? 'recovery' : 'curses');
}

/** EUT-12.14: Continuous effects of cards that came into play in an earlier Combat Round. */
function regenerate(t: T): void {
  const { state } = t;
  const { played, round } = combatOf(state);
  const things = played.filter(card => card.round < round).flatMap(card => card.things);
  const n = regenerates(things);
  healMonster(t, state.house.oneRegenerate ? Math.min(n, 1) : n, 'EUT-12.14');
}

// ---- step A ----

/** EUT-10.6: Air Essences, and what is used before the Monster rolls. */
export function* guard(t: T): Rules<Position> {
  const { oneDie } = combatOf(t.state);
  const isUseful = ({ ops }: Use): boolean => ops.some(({ op }) => op !== 'monsterOneDie' || !oneDie);
  const goesOn = yield* heroStep(t, {
    id: 'guard',
    rule: 'EUT-10.6',
    triggers: ['monster-before', 'monster-before-or-after'],
    matters: uses => uses.some(isUseful),
  });
  if (goesOn) return step('guard');
  endClovers(t);
  return step('monsterBefore');
}

/** EUT-10.7, EUT-12.12, EUT-12.16: Clovers of the Combat Round before stop, and their cards leave. */
function endClovers(t: T): void {
  const { ledger, round } = combatOf(t.state);
  end(ledger, 'monsterStepA');
  discardPlayed(t, played => played.until === 'nextMonsterStepA' && played.round < round);
}

/** EUT-10.8 */
export function* monsterBefore(t: T): Rules<Position> {
  return step((yield* rivalStep(t, 'before', 'EUT-10.8')) ? 'monsterBefore' : 'monsterRoll');
}

/** EUT-10.33: Curses, the last chance to play cards in this Combat Round; not before an Initiative attack (EUT-10.2). */
export function* curses(t: T): Rules<Position> {
  return step((yield* rivalStep(t, 'curses', 'EUT-10.33')) ? 'curses' : 'heroBefore');
}

/** What a rival holds is theirs alone to know; to run the Monster is their part of the fight, and takes its time. */
const HELD = { secret: true, unhurried: true } as const;

/** The Monster Player may play a combination; true if one was played. Who is asked, and when, rests on what everybody knows. */
function* rivalStep(t: T, at: 'before' | 'curses', rule: string): Rules<boolean> {
  const { state } = t;
  const { rival, chaos } = combatOf(state);
  if (rival === undefined || !mightPlay(state, at)) return false;
  const isEarly = at === 'before';
  const id = isEarly ? 'combat.monsterBefore' : 'combat.curses';
  const deeds: Deeds = offer => {
    offerCards(state, at, offer);
    offerCashing(t, heroOf(state, rival), offer); // EUT-12.3
  };
  const asked = {
    seat: rival,
    prompt: id,
    rule,
    with: { monster: fighterName(state), player: who(combatOf(state).seat), chaos },
    pass: { text: `${id}.pass` },
    window: { id, matters: true, ...HELD },
  };
  return (yield* act(t, asked, deeds)) !== undefined;
}

// ---- step B ----

/** EUT-10.9 to EUT-10.12, EUT-19.20, EUT-19.21. */
export function* monsterRoll(t: T): Rules<Position> {
  const { state } = t;
  const combat = combatOf(state);
  const { ledger } = combat;
  const { immune } = fighterOf(state);
  if (isTeam(state)) deckRolls(t);
  else throwDice(t, ledger, 'monster', combat.oneDie ? 1 : 2); // R33
  combat.oneDie = false;
  const initial = ledger.dice.monster.reduce((sum, die) => sum + die, 0);
  if (!immune) applyPowers(ledger, 'monster', combat.winds); // EUT-17.19
  const event = modifierOf(state, 'monsterStrength');
  change(ledger, 'monsterStrength', event, { source: { text: 'source.event' }, expiry: 'roll' });
  tellRoll(t, 'log.monster.roll', ledger, 'monster', { monster: fighterName(state) }, 'EUT-10.9');
  if (initial >= HOPE_ROLLS.monster) raiseHope(t, 'EUT-10.11');
  combat.isHeroNext = isTeam(state);
  combat.passes = 0;
  if (isTeam(state)) deckAttacks(t);
  return step('exchange');
}

// ---- step C ----

/** EUT-10.13, EUT-10.17, R29: one thing each in turn, the Monster first, until both pass in a row. */
export function* exchange(t: T): Rules<Position> {
  const combat = combatOf(t.state);
  // EUT-19.38: the Combat deck does not answer.
  if (combat.passes === 2 || (combat.rival === undefined && combat.passes === 1)) return step('monsterAfter');
  const did = combat.isHeroNext ? yield* heroAnswers(t) : yield* rivalActs(t);
  if (did === 'more') return step('exchange');
  combat.passes = did === 'passed' ? combat.passes + 1 : 0;
  combat.isHeroNext = combat.rival === undefined || !combat.isHeroNext;
  return step('exchange');
}

type Did = 'passed' | 'acted' | 'more';

function* rivalActs(t: T): Rules<Did> {
  const { state } = t;
  const { rival, gaar, chaos, ledger } = combatOf(state);
  const mayHold = mightPlay(state, 'after');
  if (rival === undefined || (gaar === 0 && !mayHold)) return 'passed';
  const deeds: Deeds = offer => {
    offerMonsterGaar(state, offer);
    offerCards(state, 'after', offer);
    offerCashing(t, heroOf(state, rival), offer);
  };
  const asked = {
    seat: rival,
    prompt: 'combat.exchange.monster',
    rule: 'EUT-10.13',
    with: { monster: fighterName(state), sum: sumText(strengthOf(ledger, 'monster')), gaar, chaos },
    pass: { text: 'combat.exchange.pass' },
    window: { id: 'combat.exchange', matters: true, ...(mayHold && HELD) },
  };
  const deed = yield* chooseDeed(t, asked, deeds);
  if (!deed) return 'passed';
  yield* deed.run(t);
  return cashKey.is(deed.option.key) ? 'more' : 'acted';
}

/** EUT-10.15: a Gaar at a time. Turning Hope or Gaar into something else is no answer yet. */
function* heroAnswers(t: T): Rules<Did> {
  const { state } = t;
  const { seat, ledger } = combatOf(state);
  const hero = heroOf(state, seat);
  const row = fighterOf(state);
  const immune = row.immune ? because('why.immune', 'EUT-17.18') : undefined; // R59
  const deeds: Deeds = offer => {
    offerSpending(hero, ledger, 'monster', offer, immune);
    offerHope(state, hero, offer, 'any');
    offerConversion(hero, offer);
  };
  const open = optionsIn(deeds);
  if (open.length === 0) return 'passed';
  const sum = strengthOf(ledger, 'monster');
  const dice = ledger.dice.monster;
  const lying = { dice, rest: sum.total - dice.reduce((total, die) => total + die, 0) };
  const helps = rerollsOf(lying, total => -threat(state, total).total, -2).some(({ better }) => better > 0);
  const asked = {
    seat,
    prompt: 'combat.exchange',
    rule: 'EUT-10.13',
    with: {
      monster: fighterName(state),
      sum: sumText(sum),
      wounds: threat(state).total,
      spends: isDwurtDrinker(hero) ? 'dwurt' : 'gaar',
    },
    pass: { text: 'combat.exchange.pass' },
    window: { id: 'combat.exchange', matters: helps && immune === undefined },
  };
  const deed = yield* chooseDeed(t, asked, deeds, open);
  if (!deed) return 'passed';
  yield* deed.run(t);
  return gaarKey.is(deed.option.key) || deed.option.key === dwurtKey ? 'acted' : 'more';
}

/** EUT-10.18: the Hero alone, with any number of things; Shields too (EUT-10.22). */
export function* monsterAfter(t: T): Rules<Position> {
  const { state } = t;
  const { ledger } = combatOf(state);
  const wounds = threat(state).total;
  const goesOn = yield* heroStep(t, {
    id: 'monsterAfter',
    rule: 'EUT-10.18',
    triggers: ['monster-after', 'monster-before-or-after'],
    matters: uses => wounds > 0 && uses.length > 0,
    with: () => ({ sum: sumText(strengthOf(ledger, 'monster')), wounds }),
  });
  return step(goesOn ? 'monsterAfter' : 'wounds');
}

// ---- step D ----

/** EUT-10.25 to EUT-10.31, EUT-17.14 to EUT-17.17. */
export function* wounds(t: T): Rules<Position> {
  const { state } = t;
  const combat = combatOf(state);
  const { ledger } = combat;
  const hero = heroOf(state, combat.seat);
  const sum = strengthOf(ledger, 'monster');
  const row = woundRow(fighterOf(state), sum.total);
  inflict(ledger, 'wounds', row?.wounds ?? 0, { source: { text: 'source.strength' }, expiry: 'roll' });
  const { total, lines } = harmOf(ledger, 'wounds');
  end(ledger, 'monsterAttackOver');
  const told = { player: who(hero.seat), monster: fighterName(state), n: total, sum: sumText(sum) };
  const scene = { of: 'combat', part: 'wounds' };
  t.tell('log.monster.wounds', told, {
    rule: 'EUT-10.25',
    lines,
    weight: 2,
    scene,
    detail: { total: sum.total, wounds: total },
  });
  if (dies(t, hero, total)) return step('defeat');
  for (const op of row?.special ?? []) if (special(t, op)) return step('defeat');
  return step('recovery');
}

/** EUT-14.1: the Hero loses Health; true if none is left and nothing else is given up instead. */
function dies(t: T, hero: Hero, n: number): boolean {
  hero.health = Math.max(0, hero.health - n);
  return hero.health === 0 && !survives(t, hero);
}

/** Special effects of Elites and foes; true if the Hero dies of one. */
function special(t: T, op: MonsterOp): boolean {
  const { state } = t;
  const { ledger, seat } = combatOf(state);
  const hero = heroOf(state, seat);
  const source = fighterName(state);
  switch (op.op) {
    case 'hinderHero': // EUT-17.14
      change(ledger, 'heroStrength', op.n, { source: fighterSource(state), expiry: 'nextMonsterStepA' });
      t.tell('log.hinder', { monster: source, n: op.n }, { rule: 'EUT-17.14' });
      return false;
    case 'drawSilver': // EUT-17.15, R60
      monsterDraws(t, 'silver', op.n, 'EUT-17.15');
      return false;
    case 'drawGold':
      monsterDraws(t, 'gold', op.n, 'EUT-17.15');
      return false;
    case 'healMonster':
      strengthen(t, op.n);
      return false;
    case 'instantDeath': // EUT-17.17
      t.tell('log.skull', { monster: source, player: who(seat) }, { rule: 'EUT-17.17', weight: 4 });
      return dies(t, hero, hero.health);
  }
}
