// Health and mana, KO and return (ASH-15, ASH-25).

import type { Rules, Table } from '@veillee/kernel';
import { node } from '@veillee/pieces/geometry';
import { adventureOf } from '../content/adventures.ts';
import { placeName } from './board.ts';
import { defeat } from './defeat.ts';
import { allyMods } from './modifiers.ts';
import { printed } from './sheet.ts';
import { fighterOf, type Hero, heroName, isGone, isKo, type State } from './state.ts';

/** ASH-8.7: never more than the sheet says. Whoever was down stands up again (ASH-25.5). Returns what was gained. */
export function gainHealth(t: Table<State>, hero: Hero, n: number): number {
  const { state } = t;
  if (isGone(hero)) return 0;
  const gained = Math.min(n, printed(state, hero, 'health') - hero.health);
  if (gained <= 0) return 0;
  const wasDown = isKo(hero);
  hero.health += gained;
  t.tell('log.heal', { hero: heroName(hero), n: gained, health: hero.health }, { rule: 'ASH-8.7' });
  if (wasDown) revive(t, hero);
  return gained;
}

/** ASH-24.9, ASH-25.5: with the actions, cards and mana that were left; in a combat that goes on, back into it. */
function revive(t: Table<State>, hero: Hero): void {
  hero.fell = undefined;
  // Whoever had nothing left to do may act again.
  t.state.ready = t.state.ready.filter(seat => seat !== hero.seat);
  const fighter = fighterOf(t.state, hero);
  if (fighter?.status === 'ko') fighter.status = 'in';
  t.tell('log.revived', { hero: heroName(hero) }, { rule: 'ASH-25.5', weight: 4 });
}

export function gainMana(t: Table<State>, hero: Hero, n: number): number {
  const gained = Math.min(n, printed(t.state, hero, 'mana') - hero.mana);
  if (isGone(hero) || gained <= 0) return 0;
  hero.mana += gained;
  t.tell('log.mana', { hero: heroName(hero), n: gained, mana: hero.mana }, { rule: 'ASH-15.12' });
  return gained;
}

/** ASH-15.14: what is there. */
export function loseMana(t: Table<State>, hero: Hero, n: number): void {
  const lost = Math.min(n, hero.mana);
  if (lost === 0 || isGone(hero)) return;
  hero.mana -= lost;
  t.tell('log.mana.lost', { hero: heroName(hero), n: lost, mana: hero.mana }, { rule: 'ASH-15.14' });
}

/** A hero loses health; whoever loses the last falls. Returns what was lost. */
export function* loseHealth(t: Table<State>, hero: Hero, n: number): Rules<number> {
  const lost = Math.min(n, hero.health);
  if (lost <= 0 || isGone(hero)) return 0;
  hero.health -= lost;
  t.tell('log.hurt', { hero: heroName(hero), n: lost, health: hero.health }, { rule: 'ASH-15.4' });
  if (hero.health === 0) yield* fall(t, hero);
  return lost;
}

/** ASH-25.1; ASH-25.7: two who fall in one turn lose the adventure, even if one was revived between (R3). */
function* fall(t: Table<State>, hero: Hero): Rules {
  const { state } = t;
  hero.fell = state.phase === 'destiny' ? 'destiny' : 'actions';
  state.falls++;
  if (!state.fallen.includes(hero.id)) state.fallen.push(hero.id);
  const fighter = fighterOf(state, hero);
  if (fighter) fighter.status = 'ko';
  // ASH-25.3, ASH-25.5: until the tile is drawn the other may help, even if they had ended their turn, and then both may act.
  if (state.phase === 'actions') state.ready = [];
  t.tell('log.ko', { hero: heroName(hero) }, { rule: 'ASH-25.1', weight: 6 });
  // ASH-24.10: whoever is still down since a row of the turn before counts too, where the house lets a row fell for so long (R9).
  const isTwice = state.fallen.length === state.heroes.length && !state.house.bothDown;
  if (isTwice || state.heroes.every(isKo)) yield* defeat(t, 'double-ko');
}

/** ASH-25.6: whoever was not revived starts the next turn on the sanctuary, with 1 health, no mana and no equipment. */
export function comeBack(t: Table<State>, hero: Hero): void {
  const { state } = t;
  const from = hero.at;
  if (from === undefined) return;
  const soft = allyMods(state, 'softRespawn').length > 0;
  hero.at = node(adventureOf(state.adventure).respawn);
  hero.fell = undefined;
  hero.health = soft ? printed(state, hero, 'health') : 1;
  if (!soft) {
    hero.mana = 0;
    state.discard.push(...hero.hand);
    hero.hand = [];
  }
  const moves = [{ what: hero.id, from, to: hero.at }];
  const told = { hero: heroName(hero), place: placeName(state, hero.at, 'at'), health: hero.health };
  t.tell(soft ? 'log.return.soft' : 'log.return', told, { rule: 'ASH-25.6', moves, weight: 3 });
}
