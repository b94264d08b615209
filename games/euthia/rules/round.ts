// EUT-3: rounds, and how a turn begins and ends.

import type { Rules } from '@veillee/kernel';
import { who } from '@veillee/kernel';
import { act } from '@veillee/pieces/deeds';
import type { Offer } from '@veillee/pieces/offers';
import { ACTIONS, type Action } from '../content/vocabulary.ts';
import { baggedTiles, heroRow, onSlots } from './board.ts';
import { offerConversion } from './dice/hero-roll.ts';
import { dwurtResult } from './dwurt.ts';
import { gain } from './gains.ts';
import { feedReserve } from './hand.ts';
import { drinkKey, resolveKey, saveKey } from './keys.ts';
import { chapelOf } from './land.ts';
import { refillQuests } from './quests.ts';
import { endScenarioRound, happened } from './scenario/moments.ts';
import { revealBounty } from './setup.ts';
import { activeHero, type Deed, type Hero, heroOf, inTurnOrder, type Position, type T } from './state.ts';
import { tidyUp } from './turn.ts';

/** EUT-3.2 to EUT-3.4, EUT-3.18: all players at once, before the first turn. */
export function* beginRound(t: T): Rules<Position> {
  const { state } = t;
  state.round++;
  t.tell('log.round', { round: state.round, rounds: state.rounds }, { rule: 'EUT-3.1', weight: 1 });
  for (const hero of state.heroes) refresh(hero);
  if (state.mode === 'solo') feedReserve(t, 'silver', 1); // EUT-19.10, R47
  if (yield* happened(t, { at: 'roundStart' })) return { at: 'scoring' };
  return beginTurn(t, state.first);
}

/** EUT-3.2 to EUT-3.4, EUT-3.11: with a token that was kept there are four. */
function refresh(hero: Hero): void {
  hero.tokens = [...ACTIONS, ...(hero.saved ? [hero.saved] : [])];
  hero.saved = undefined;
  for (const tile of [...onSlots(hero), ...baggedTiles(hero), ...hero.pool, ...hero.beside]) {
    tile.engaged = false;
    for (const gem of tile.gems) gem.active = true;
  }
}

/** EUT-3.5, EUT-20.8: the first turn begins in the Chapel. */
function beginTurn(t: T, seat: number): Position {
  const { state } = t;
  state.turn = { seat, encounters: [], tried: [] };
  const hero = heroOf(state, seat);
  hero.at ??= chapelOf(state);
  hero.spentPortals = []; // EUT-5.33: for a turn
  t.tell('log.turn', { player: who(seat) }, { rule: 'EUT-3.1', turn: { round: state.round, seat } });
  if (state.mode === 'cooperative') feedReserve(t, 'silver', 1);
  return { at: 'turn' };
}

/** EUT-3.10 to EUT-3.15, in the order of R61. */
export function* endTurn(t: T): Rules<Position> {
  const { state } = t;
  const hero = activeHero(state);
  if (heroRow(hero).dwurtSlots > 0) yield* settleDwurt(t, hero); // EUT-3.15
  yield* tidyUp(t);
  yield* saveToken(t, hero);
  refillQuests(t);
  if (state.modules.elites && state.bounties.current === undefined) revealBounty(t); // EUT-3.14
  hero.movement = 0; // EUT-3.12
  return nextTurn(t);
}

/** EUT-3.10: one unused token may stay. */
function* saveToken(t: T, hero: Hero): Rules {
  const kinds = ACTIONS.filter(action => hero.tokens.includes(action));
  if (kinds.length > 0) {
    const optionOf = (action: Action) => ({
      key: saveKey.make(action),
      text: 'do.save',
      with: { action: { text: `action.${action}` } },
      on: [`token:${action}`],
    });
    const pass = { text: 'do.save.none' };
    const saved = yield* t.choose(hero.seat, 'save.ask', kinds, optionOf, { rule: 'EUT-3.10', pass });
    if (saved !== undefined) {
      hero.saved = saved;
      t.tell('log.save', { player: who(hero.seat), action: { text: `action.${hero.saved}` } }, { rule: 'EUT-3.10' });
    }
  }
  hero.tokens = [];
}

/** EUT-21.11, EUT-21.16, R54: the die is resolved, or a Dwurt is given up to avoid it; then it shows zero. */
function* settleDwurt(t: T, hero: Hero): Rules {
  const face = hero.dwurtDie;
  const asked = { seat: hero.seat, prompt: 'dwurt.ask', rule: 'EUT-21.11', with: { face } };
  let isDue = dwurtResult(t.state, hero).length > 0;
  while (isDue) {
    yield* act(t, asked, (offer: Offer<Deed>) => {
      offer(undefined, () => ({
        option: { key: resolveKey, text: 'do.dwurt.resolve', with: { face }, rule: 'EUT-21.16' },
        *run() {
          isDue = false;
          t.tell('log.dwurt.resolved', { player: who(hero.seat), face }, { rule: 'EUT-21.16', weight: 1 });
          yield* gain(t, hero, dwurtResult(t.state, hero), { rule: 'EUT-21.16', byDwurt: true });
          return undefined;
        },
      }));
      if (face === 0) return; // nothing to avoid
      if (hero.dwurt > 0)
        offer(undefined, () => ({
          option: { key: drinkKey, text: 'do.dwurt.avoid', rule: 'EUT-21.11' },
          *run() {
            isDue = false;
            hero.dwurt--;
            t.tell('log.dwurt.avoided', { player: who(hero.seat) }, { rule: 'EUT-21.11' });
            return undefined;
          },
        }));
      offerConversion(hero, offer); // EUT-21.3: at any time
    });
  }
  hero.dwurtDie = 0;
}

/** EUT-3.16: the next player, or the end of the round. */
function nextTurn(t: T): Position {
  const order = inTurnOrder(t.state);
  const next = order[order.indexOf(t.state.turn.seat) + 1];
  return next === undefined ? { at: 'roundEnd' } : beginTurn(t, next);
}

/** EUT-3.16, EUT-3.17 */
export function* endRound(t: T): Rules<Position> {
  if (yield* endScenarioRound(t)) return { at: 'scoring' };
  return t.state.round >= t.state.rounds ? { at: 'scoring' } : { at: 'round' };
}
