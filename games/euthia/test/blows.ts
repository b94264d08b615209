// Fights under way for scenes: foes, cards, blows and what changes them.

import { Match, type Seat } from '@veillee/kernel';
import { maybeRemove } from '@veillee/pieces/piles';
import type { FoeId, ScenarioId } from '../content/scenarios/vocabulary.ts';
import type { HeroId, SlotId } from '../content/vocabulary.ts';
import { change, type Expiry, type Ledger, type Modifier, newLedger, type Target } from '../rules/dice/ledger.ts';
import { euthia } from '../rules/game.ts';
import type { FoeState, Hero, State, T } from '../rules/state.ts';
import { fresh } from '../rules/tiles.ts';
import type { View } from '../rules/view.ts';
import { type FightPlan, fighting, rolled } from './fights.ts';
import { HERE, play, ROUND_END } from './scenarios.ts';
import { type at, lays, type More, one, type Play, tableOf } from './scene.ts';

export interface Told {
  readonly text: string;
  readonly rule?: string;
}

/** What a rule tells, carried out at this table. */
export function told(state: State, deed: (t: T) => void): Told[] {
  const events: Told[] = [];
  const tell = (text: string, params: object, more: object): void => void events.push({ text, ...params, ...more });
  deed({ ...tableOf(state), tell } as never);
  return events;
}

export const shape = ({ card, things }: { card: string; things: readonly string[] }) => [card, things.length];

/** This Combat card is turned next. */
export function combatCard(state: State, card: string): void {
  maybeRemove(state.combatDeck.stack, card);
  state.combatDeck.stack.push(card);
}

export const skoldurFights = (plan: FightPlan = {}) => fighting({ ...plan, heroes: ['skoldur', 'ael'] });

/** The last Wound: 12 against a Hero of so little Health. */
export const lost = (plan: FightPlan = {}) =>
  fighting({ step: 'wounds', health: 3, ...plan, combat: { round: 1, ledger: rolled([], [6, 6]), ...plan.combat } });

export const foe = (id: FoeId, standing: Partial<FoeState>, plan: FightPlan = {}) =>
  fighting({
    ...plan,
    opponent: { kind: 'foe', foe: id },
    set: (state, heroes) => {
      state.scenario.foes[id] = { at: HERE, damage: 0, stage: 0, magicDefence: 0, beaten: false, hurt: 0, ...standing };
      state.tokens[HERE] = [{ kind: 'hero', seat: 0 }]; // no Monster waits there as well (R91)
      if (state.combat && standing.damage) state.combat.damage = standing.damage;
      plan.set?.(state, heroes);
    },
  });

export const window = (table: Play, seat: Seat = 0) => table.match.decisionOf(seat)?.window;

export const with1 = (change: (hero: Hero, state: State) => void) => (state: State, heroes: readonly Hero[]) => {
  const [hero] = heroes;
  if (hero) change(hero, state);
};

export const source = { text: 'source.gaar' };

export const modifier = (target: Target, expiry: Expiry, card?: string): Modifier => ({
  target,
  class: 'plus',
  n: 1,
  source,
  expiry,
  ...(card && { card }),
});

export const SOURCE = { text: 'source.gaar' };

export const ledger = (hero: number[], monster: number[] = []): Ledger => ({ ...newLedger(), dice: { hero, monster } });

export const plus = (to: Ledger, target: 'heroStrength' | 'monsterStrength' | 'wounds' | 'damage', n: number) =>
  change(to, target, n, { source: SOURCE, expiry: 'roll' });

/** A tile lies on a slot, which is open for it. */
export function wears(hero: Hero, slot: SlotId, id: string): void {
  hero.slots[slot] = { open: true, tile: fresh(id) };
}

/** The first Hero has fallen in a fight. */
export const falls = (more: More = () => {}, plan: FightPlan = {}): Play =>
  fighting({ step: 'defeat', ...plan, set: one(more) });

export const GRIMHORN = 'old-grimhorn';

/** Old Grimhorn is fought in his Lair; whoever waits behind him is next, and the land is laid whole. */
export const grimhorn = (plan: FightPlan, next: State['bounties']['stack'] = []): Play =>
  fighting({
    options: { elites: 'with' },
    opponent: { kind: 'elite', card: GRIMHORN },
    tile: 'ch1-fixed-1',
    space: 1,
    ...plan,
    set: (state, heroes) => {
      state.bounties = { stack: next, current: GRIMHORN };
      state.territory = [];
      plan.set?.(state, heroes);
    },
  });

/** The first player ends their turn and keeps no token. */
export function endsTurn(play: Play): void {
  play.does('end');
  if (play.asked(0) === 'save.ask') play.passes(0);
}

/** A table whose players have chosen their Heroes, at the first question after that. */
export function seated(scenario: ScenarioId, heroes: readonly HeroId[], options: object = {}): Match<State, View> {
  const match = Match.start(euthia, { seed: 'seated', seats: heroes.length, options: { scenario, ...options } });
  for (const _ of heroes) {
    const [decision] = match.decisions;
    if (!decision) throw new Error('nobody is asked');
    match.answer({ seat: decision.seat, decision: decision.id, picks: [`hero:${heroes[decision.seat]}`] });
  }
  return match;
}

export const has = (play: Play, id: string): boolean => JSON.stringify(play.hero()).includes(id);

export const foes = (state: State, id: keyof State['scenario']['foes']): FoeState => {
  const foe = state.scenario.foes[id];
  if (!foe) throw new Error(`${id} is not there`);
  return foe;
};

export const golem = (round: number, place: ReturnType<typeof at>, more: (state: State) => void = () => {}) =>
  play('devastation-incarnate', {
    position: ROUND_END,
    set(state) {
      state.round = round;
      lays(state, [
        ['ch1-fixed-1', 1, 1],
        ['ch1-fixed-2', 2, 2],
      ]);
      const { golem } = state.scenario.foes;
      if (golem) golem.at = place;
      more(state);
    },
  });
