// ASH-6: everything a hero can do in the action step, each a deed or the reason why not.

import type { FigureDeed, Rules, Table, Text } from '@veillee/kernel';
import type { Node } from '@veillee/pieces/geometry';
import { findRow, isEquipment } from '../content/finds.ts';
import { monsterRow } from '../content/monsters.ts';
import { consent } from './agree.ts';
import { board, type Exit, placeName } from './board.ts';
import { isSlotOpen, trim } from './cards.ts';
import { begin } from './combat/fight.ts';
import { entryAt, isReadable, learnNeeds, needsOf, read } from './events.ts';
import { handDeeds } from './hands.ts';
import { activateKey, engageKey, exitKey, jointKey, moveKey, riskKey, swapKey, takeKey } from './keys.ts';
import { figureOf, modsOf, spend, sumOf } from './modifiers.ts';
import { leave, stepCost, type Walk, walk, walksOf } from './movement.ts';
import { allyDeeds, freeDeeds, play, playDeed, skillDeed, usable, useSkill, whyNoCard, whyNoSkill } from './plays.ts';
import { sayDeeds } from './sayings.ts';
import { activate, whyIdle, whyNot } from './spaces.ts';
import {
  findName,
  type Hero,
  heroName,
  type Monster,
  monsterName,
  monstersAt,
  partnerOf,
  type State,
  stands,
  together,
} from './state.ts';
import { engageCost, functionsAt, type Use, whyClosed } from './uses.ts';

/** ASH-6.13: too few actions. */
const whyTooFew = ({ disc }: Hero, needs: number): Text | undefined =>
  disc < needs ? { text: 'why.actions', with: { needs, has: disc } } : undefined;

/** Everything, for a hero who stands on the board. */
export function deedsOf(state: State, hero: Hero): FigureDeed<State>[] {
  if (!stands(hero)) return [];
  return [
    ...moves(state, hero),
    ...activations(state, hero),
    ...engagements(state, hero),
    ...cards(state, hero),
    ...skills(state, hero),
    ...fromBag(state, hero),
    ...freeDeeds(state, hero),
    ...allyDeeds(state, hero, 'any'),
    ...handDeeds(state, hero),
    ...sayDeeds(state, hero),
  ];
}

// ---- move (ASH-6.1, ASH-7) ----

function moves(state: State, hero: Hero): FigureDeed<State>[] {
  if (hero.at === undefined) return [];
  const risky = walksOf(state, hero, hero.health);
  // Where no best way hurts, the best ways are those without danger.
  const isSafe = [...risky.values()].every(({ health }) => health === 0);
  const safe = isSafe ? risky : walksOf(state, hero, 0);
  const deeds: FigureDeed<State>[] = [];
  for (const [to, way] of safe) deeds.push(moveDeed(state, hero, to, way, false));
  for (const [to, way] of isSafe ? [] : risky)
    if (way.actions < (safe.get(to)?.actions ?? Number.POSITIVE_INFINITY))
      deeds.push(moveDeed(state, hero, to, way, true));
  for (const exit of board(state).exits) if (exit.from === hero.at) deeds.push(exitDeed(state, hero, exit));
  return deeds;
}

const moveDeed = (state: State, hero: Hero, to: Node, way: Walk, isRisky: boolean): FigureDeed<State> => ({
  option: {
    key: (isRisky ? riskKey : moveKey).make(to),
    text: isRisky ? 'do.move.risky' : 'do.move',
    with: { place: placeName(state, to, 'to'), actions: way.actions, health: way.health },
    on: [to],
    rule: isRisky ? 'ASH-7.7' : 'ASH-7.1',
  },
  *run(t) {
    walk(t, hero, way);
  },
});

const exitDeed = (state: State, hero: Hero, exit: Exit): FigureDeed<State> => ({
  option: { key: exitKey.make(exit.path), text: 'do.exit', on: [exit.from], rule: 'ASH-7.11' },
  why: state.crossed.includes(exit.path) ? { text: 'why.crossed' } : whyTooFew(hero, stepCost(state, hero, exit.from)),
  *run(t) {
    leave(t, hero, exit);
  },
});

// ---- activate (ASH-6.2, ASH-8, ASH-9) ----

/** Pays one action, then does it. */
function paid(hero: Hero, run: (t: Table<State>) => Rules): FigureDeed<State>['run'] {
  return function* (t) {
    hero.disc -= 1;
    yield* run(t);
  };
}

function activations(state: State, hero: Hero): FigureDeed<State>[] {
  const { at } = hero;
  if (at === undefined) return [];
  const closed = whyClosed(state, at);
  const place = { place: placeName(state, at) };
  const functions = functionsAt(state, at).map((what): FigureDeed<State> => {
    const refusal = closed ?? whyNoUse(state, hero, at, what);
    return {
      option: {
        key: activateKey.make(what),
        text: `activate.${what}`,
        with: place,
        on: [at],
        rule: refusal?.rule ?? 'ASH-6.2',
      },
      why: refusal?.why,
      run: paid(hero, t => activate(t, hero, what)),
    };
  });
  return [...functions, ...events(state, hero, at, closed)];
}

/** What stands against it: what it needs, an action, and that something comes of it (R76). */
function whyNoUse(state: State, hero: Hero, at: Node, what: Use): ReturnType<typeof whyIdle> {
  const why = whyNot(state, hero, at, what) ?? whyTooFew(hero, 1);
  return why ? { why, rule: 'ASH-6.2' } : whyIdle(state, hero, at, what);
}

function events(state: State, hero: Hero, at: Node, closed: ReturnType<typeof whyClosed>): FigureDeed<State>[] {
  const entry = entryAt(state, at);
  if (!entry) return [];
  const isKnown = state.known.includes(entry.id);
  const canRead = isReadable(state, hero, entry);
  const missing = isKnown && !canRead ? { text: 'why.needs', with: { needs: needsOf(entry) } } : undefined;
  const words = { text: 'activate.event', with: { place: placeName(state, at), symbol: entry.symbol } };
  return [
    {
      option: { key: activateKey.make('event'), ...words, on: [at], rule: closed?.rule ?? 'ASH-9.2' },
      why: closed?.why ?? missing ?? whyTooFew(hero, 1),
      *run(t) {
        if (!canRead) return learnNeeds(t, hero, entry);
        hero.disc -= 1;
        yield* read(t, hero, entry);
      },
    },
  ];
}

// ---- engage (ASH-6.6, ASH-20.1, ASH-24.1) ----

function engagements(state: State, hero: Hero): FigureDeed<State>[] {
  const partner = partnerOf(state, hero);
  return monstersAt(state, hero.at).flatMap(monster => {
    const cost = engageCost(state, hero, monster);
    const other = engageCost(state, partner, monster);
    const words = { monster: monsterName(monster), cost };
    const alone: FigureDeed<State> = {
      option: {
        key: engageKey.make(monster.slot),
        text: 'do.engage',
        with: words,
        on: [monster.slot],
        rule: 'ASH-20.1',
      },
      why: whyTooFew(hero, cost),
      *run(t) {
        pay(t, hero, monster);
        begin(t, [hero], monster);
      },
    };
    if (!together(hero, partner) || !stands(partner)) return [alone];
    const both: FigureDeed<State> = {
      option: {
        key: jointKey.make(monster.slot),
        text: 'do.engage.both',
        with: { ...words, other, hero: heroName(partner) },
        on: [monster.slot],
        rule: 'ASH-24.1',
      },
      why: whyTooFew(hero, cost) ?? whyTooFew(partner, other),
      *run(t) {
        const what = { text: 'engage.offer', with: { monster: monsterName(monster) } };
        if (hero.seat !== partner.seat && !(yield* consent(t, hero.seat, what, 'ASH-24.1'))) return;
        pay(t, hero, monster);
        pay(t, partner, monster);
        begin(t, [hero, partner], monster);
      },
    };
    return [alone, both];
  });
}

function pay(t: Table<State>, hero: Hero, monster: Monster): void {
  const from = monsterName(monster);
  const { value, lines } = sumOf(t.state, hero, 'engageCost', monsterRow(monster.card).engage, from);
  hero.disc -= value;
  t.tell('log.engage', { hero: heroName(hero), monster: from, actions: value }, { rule: 'ASH-6.6', lines });
}

// ---- Adventure cards and skills (ASH-6.4, ASH-6.5) ----

/** ASH-18.5: a card may be played even if nothing can come of it. */
const cards = (state: State, hero: Hero): FigureDeed<State>[] =>
  hero.hand.flatMap(card => {
    const row = findRow(card);
    if (!isEquipment(row) || row.type !== 'adventure') return [];
    const why = whyNoCard(state, hero, row) ?? whyTooFew(hero, 1);
    return [
      playDeed(
        card,
        'ASH-18.4',
        why,
        paid(hero, t => play(t, hero, card)),
      ),
    ];
  });

const skills = (state: State, hero: Hero): FigureDeed<State>[] =>
  usable(state, hero, 'adventure').map(skill => {
    const why = whyTooFew(hero, 1) ?? whyNoSkill(state, hero, skill);
    return skillDeed(
      skill,
      why,
      paid(hero, t => useSkill(t, hero, skill)),
    );
  });

// ---- the Magic Bag (ASH-6.7, ASH-14.10, ASH-14.13) ----

function fromBag(state: State, hero: Hero): FigureDeed<State>[] {
  const cost = figureOf(state, hero, 'bagTakeCost', 1);
  return state.bag.cards.flatMap((card, slot): FigureDeed<State>[] => {
    if (card === null) return [];
    const taking: FigureDeed<State> = {
      option: {
        key: takeKey.make(slot),
        text: 'do.take',
        with: { card: findName(card), cost },
        on: [card],
        rule: 'ASH-14.10',
      },
      why: whyTooFew(hero, cost),
      *run(t) {
        hero.disc -= cost;
        spendTake(t.state, hero);
        t.state.bag.cards[slot] = null;
        hero.hand.push(card);
        const moves = [{ what: card, from: 'bag', to: hero.id }];
        t.tell('log.bag.take', { hero: heroName(hero), card: findName(card) }, { rule: 'ASH-14.10', moves });
        yield* trim(t, hero);
      },
    };
    // What lies in a slot that an ally had opened for another adventure can be taken, but nothing put in its place.
    const put = isSlotOpen(state, slot) ? hero.hand : [];
    const swaps = put.map(
      (own): FigureDeed<State> => ({
        option: {
          key: swapKey.make(slot, own),
          text: 'do.swap',
          with: { card: findName(card), own: findName(own), cost },
          on: [card, own],
          rule: 'ASH-14.13',
        },
        why: whyTooFew(hero, cost),
        *run(t) {
          hero.disc -= cost;
          spendTake(t.state, hero);
          t.state.bag.cards[slot] = own as typeof card;
          hero.hand[hero.hand.indexOf(own)] = card;
          const told = { hero: heroName(hero), card: findName(card), own: findName(own) };
          t.tell('log.bag.swap', told, { rule: 'ASH-14.13', moves: [{ what: card, from: 'bag', to: hero.id }] });
        },
      }),
    );
    return [taking, ...swaps];
  });
}

/** What makes taking cheaper once a turn is used up. */
function spendTake(state: State, hero: Hero): void {
  for (const { skill } of modsOf(state, hero, 'bagTakeCost')) if (skill) spend(hero, skill);
}
