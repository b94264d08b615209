// ASH-11, ASH-23: monsters come into play on a free token, and leave it again.

import type { Rules, Seat, Table } from '@veillee/kernel';
import type { Node } from '@veillee/pieces/geometry';
import { remove } from '@veillee/pieces/piles';
import { monsterRow } from '../content/monsters.ts';
import { MONSTER_COLOURS, type MonsterColour, type MonsterId } from '../content/vocabulary.ts';
import { maybeOtherwise } from './agree.ts';
import { placeName } from './board.ts';
import { defeat } from './defeat.ts';
import { cardKey, tokenKey } from './keys.ts';
import { addition, allyMods, modOf, spend } from './modifiers.ts';
import { type Monster, monsterName, monsterOn, type State, stands } from './state.ts';

interface Arrival {
  /** Whose deed brings it, where it is somebody's. */
  readonly by?: Seat | undefined;
  readonly extraHealth?: number | undefined;
  readonly monster?: MonsterId | undefined;
}

/** ASH-11.1 to ASH-11.3; without a free token the adventure is lost at once (ASH-11.6). */
export function* placeMonster(t: Table<State>, at: Node, { extraHealth = 0, monster, by = 0 }: Arrival = {}): Rules {
  const { state } = t;
  const free = MONSTER_COLOURS.filter(colour => !monsterOn(state, colour));
  if (free.length === 0) yield* defeat(t, 'zone-full');
  const slot = yield* token(t, free, by);
  const card = yield* nextCard(t, monster);
  if (card === undefined) return;
  const { health } = monsterRow(card);
  const first = state.placed ? [] : allyMods(state, 'firstMonsterHealth');
  const fewer = first.reduce((sum, { mod }) => sum + mod.n, 0);
  const cubes = Math.max(1, health + extraHealth + fewer);
  state.placed = true;
  state.monsters.push({ slot, card, cubes, at });
  const lines =
    cubes === health
      ? []
      : [
          { text: 'sum.base', with: { n: health, from: { text: `monster.${card}` } } },
          ...(extraHealth === 0 ? [] : [addition(extraHealth, { text: 'sum.booklet' })]),
          ...first.map(({ mod, source }) => addition(mod.n, source)),
        ];
  const told = {
    monster: { text: `monster.${card}` },
    place: placeName(state, at, 'at'),
    cubes,
    left: free.length - 1,
  };
  t.tell('log.monster', told, { rule: 'ASH-11.2', lines, weight: 5, moves: [{ what: slot, from: 'zone', to: at }] });
}

/** D19: which token makes no difference to any text. */
function* token(t: Table<State>, free: readonly MonsterColour[], by: Seat): Rules<MonsterColour> {
  const [first] = free as [MonsterColour];
  if (free.length === 1) return first;
  const options = free.slice(1).map(colour => ({ key: tokenKey.make(colour), text: 'token.colour', with: { colour } }));
  const usual = { text: 'token.colour', with: { colour: first } };
  const picked = yield* maybeOtherwise(t, by, 'token.ask', options, {
    rule: 'ASH-11.1',
    usual,
    window: { id: 'token', matters: false, open: true },
  });
  return picked === undefined ? first : (tokenKey.only(picked) as MonsterColour);
}

/** The card that is turned up: the one the booklet names, else the top of the deck. */
function* nextCard(t: Table<State>, named: MonsterId | undefined): Rules<MonsterId | undefined> {
  const { deck, aside } = t.state;
  if (named && (aside.includes(named) || deck.includes(named))) {
    t.reveal();
    if (aside.includes(named)) remove(aside, named);
    else takeOut(t.state, named);
    return named;
  }
  const hero = t.state.heroes.find(hero => stands(hero) && modOf(t.state, hero, 'monsterChoice'));
  const choice = hero && modOf(t.state, hero, 'monsterChoice');
  // Looked at where they lie: no card is anywhere else while somebody chooses.
  const seen = choice ? deck.slice(-choice.mod.n).reverse() : [];
  if (!hero || !choice || seen.length < 2) {
    const [top] = t.draw(deck);
    t.state.under = Math.min(t.state.under, deck.length);
    return top;
  }
  t.reveal();
  const optionOf = (one: MonsterId) => ({ key: cardKey.make(one), text: `monster.${one}`, on: [one] });
  const how = { rule: 'ASH-16.6', with: { source: choice.source } };
  const card = yield* t.choose(hero.seat, 'monster.which', seen, optionOf, how);
  if (choice.skill) spend(hero, choice.skill);
  for (const each of seen) takeOut(t.state, each);
  for (const other of seen) if (other !== card) putUnder(t.state, other);
  return card;
}

function takeOut(state: State, card: MonsterId): void {
  if (state.deck.indexOf(card) < state.under) state.under--;
  remove(state.deck, card);
}

/** The order of what lies under the deck is known. */
function putUnder(state: State, card: MonsterId): void {
  state.deck.unshift(card);
  state.under++;
}

/** ASH-23.3, ASH-23.4: the card goes under the deck, the token back to its slot. */
export function takeAway({ state }: Table<State>, monster: Monster): void {
  state.monsters = state.monsters.filter(({ slot }) => slot !== monster.slot);
  putUnder(state, monster.card);
  state.beaten.push(monster.card);
}

/** ASH-23.2: outside a combat there is no reward. */
export function hurtOutside(t: Table<State>, monster: Monster, n: number): void {
  const lost = Math.min(n, monster.cubes);
  monster.cubes -= lost;
  const told = { monster: monsterName(monster), n: lost, cubes: monster.cubes };
  t.tell('log.monster.hurt', told, { rule: 'ASH-11.10' });
  if (monster.cubes === 0) banish(t, monster);
}

/** ASH-20.24: a combat with it ends at once. */
export function banish(t: Table<State>, monster: Monster): void {
  takeAway(t, monster);
  if (t.state.combat?.slot === monster.slot) t.state.combat = undefined;
  const moves = [{ what: monster.slot, from: monster.at, to: 'zone' }];
  t.tell('log.monster.gone', { monster: monsterName(monster) }, { rule: 'ASH-23.2', moves, weight: 4 });
}
