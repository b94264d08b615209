// EUT-11, EUT-14.3 to EUT-14.25: a fight ends with a victory, with the Hero's death, or because the foe breaks off.

import type { Rules } from '@veillee/kernel';
import { who } from '@veillee/kernel';
import { eliteRow, monsterRow } from '../../content/monsters.ts';
import type { FoeId } from '../../content/scenarios/vocabulary.ts';
import { foeRow } from '../../content/scenarios.ts';
import type { GainOp, OwnToken } from '../../content/vocabulary.ts';
import { keepTrophy } from '../bags.ts';
import { offerConversion } from '../dice/hero-roll.ts';
import { gain } from '../gains.ts';
import { trimHand } from '../hand.ts';
import { dieInCombat } from '../harm.ts';
import { isTowerHex, locationAt, mineOf, postOf, spaceAt, treasureOf } from '../land.ts';
import { modifierOf } from '../modifiers.ts';
import { fightMonster } from '../movement.ts';
import { defeated } from '../scenario/fights.ts';
import { happened, looked } from '../scenario/moments.ts';
import { type Hero, heroOf, type Position, type State, type Step, type T } from '../state.ts';
import { tradeAfterCombat } from '../trade.ts';
import { cardsOfFoe, combatOf, fighterName, foeCard } from './fighter.ts';
import { cashHope } from './hope.ts';
import { discardPlayed } from './rival.ts';
import { type Combat, step } from './state.ts';

// ---- victory ----

/** Step 1: the Reward (EUT-11.2, EUT-17.8). */
export function* victory(t: T): Rules<Position> {
  const { state } = t;
  const combat = combatOf(state);
  const hero = heroOf(state, combat.seat);
  const scene = { of: 'combat', part: 'verdict', won: true };
  const told = { player: who(hero.seat), monster: fighterName(state) };
  t.tell('log.victory', told, { rule: 'EUT-11.1', weight: 5, scene });
  const { ops, rule } = rewardOf(state, combat, hero);
  yield* gain(t, hero, ops, { rule, isReward: true });
  beat(state, combat, hero);
  yield* defeated(t, hero);
  return step('trophy');
}

interface Reward {
  readonly ops: readonly GainOp[];
  readonly rule: string;
}

/** What a victory gives this Hero now: a Monster's only up to the Reputation on its back, looked at before any gain (R37). */
export function rewardOf(state: State, { opponent, card = '' }: Pick<Combat, 'opponent' | 'card'>, hero: Hero): Reward {
  const more = modifierOf(state, 'monsterReputation'); // whomever it strengthens, it pays for
  const extra: GainOp[] = more > 0 ? [{ op: 'reputation', n: more }] : [];
  if (opponent.kind === 'elite') return { ops: [...eliteRow(card).reward, ...extra], rule: 'EUT-17.8' };
  if (opponent.kind === 'foe') return { ops: [...foeReward(state, opponent.foe), ...extra], rule: 'EUT-17.8' };
  const { reputationMax, reward } = monsterRow(card);
  return { ops: [...(hero.reputation <= reputationMax ? reward : []), ...extra], rule: 'EUT-11.2' };
}

function foeReward(state: State, foe: FoeId): readonly GainOp[] {
  const row = foeRow(foe);
  if (row.form !== 'stages') return row.reward;
  const card = foeCard(state, foe);
  return card?.form === 'stage' ? card.reward : [];
}

/** Whoever is beaten is so for good: the Bounty is won, the foe's stage or the foe itself is gone, the pit is closed. */
function beat(state: State, combat: Combat, hero: Hero): void {
  const { opponent, at } = combat;
  if (opponent.kind === 'elite') {
    hero.bounties.push(opponent.card); // EUT-17.8
    state.bounties.current = undefined;
  }
  if (opponent.kind === 'pit') state.scenario.pits[at] = undefined;
  if (opponent.kind !== 'foe') return;
  combat.damage = 0; // the next stage is unhurt
  beatFoe(state, opponent.foe);
}

function beatFoe(state: State, id: FoeId): void {
  const foe = state.scenario.foes[id];
  if (!foe) return;
  foe.damage = 0;
  const next = foeRow(id).form === 'stages' ? cardsOfFoe(id)[foe.stage + 1] : undefined;
  if (next?.form === 'stage') {
    foe.stage++;
    foe.magicDefence = next.magicDefence;
    return;
  }
  foe.beaten = true;
  foe.at = undefined;
}

/** Step 2: the card may be kept as a Trophy (EUT-11.3, EUT-11.17, EUT-17.10); foes are none. */
export function* trophy(t: T): Rules<Position> {
  const { opponent, card, seat } = combatOf(t.state);
  if (opponent.kind === 'foe' || card === undefined) return step('loot');
  const hero = heroOf(t.state, seat);
  const isAskedAgain = yield* keepTrophy(t, hero, card, offer => offerConversion(hero, offer)); // EUT-21.3
  return step(isAskedAgain ? 'trophy' : 'loot');
}

/** Step 3: all Loot of the space (EUT-11.4, EUT-11.5, EUT-11.20); none for Elites, pits and foes (EUT-17.9). */
export function* loot(t: T): Rules<Position> {
  const { state } = t;
  const combat = combatOf(state);
  const { opponent, seat, at, card } = combat;
  if (opponent.kind === 'pit' && card === undefined) {
    beat(state, combat, heroOf(state, seat)); // nobody came out of it (R1)
    yield* defeated(t, heroOf(state, seat));
  }
  if (opponent.kind === 'monster')
    yield* gain(t, heroOf(state, seat), spaceAt(state, at).loot ?? [], { rule: 'EUT-11.4', isReward: true });
  return step('tokens');
}

/** Steps 4 to 7. */
export function* tokens(t: T): Rules<Position> {
  const { state } = t;
  const { opponent, seat, at } = combatOf(state);
  const hero = heroOf(state, seat);
  yield* clearTable(t); // step 4
  cashHope(t, hero); // step 5
  if (opponent.kind === 'monster') {
    placeTokens(t, hero); // step 6
    const level = treasureOf(locationAt(state, at));
    const treasure: GainOp[] = level === undefined ? [] : [{ op: 'treasure', level }];
    yield* gain(t, hero, treasure, { rule: 'EUT-11.15', isReward: true }); // R19
  }
  leave(t, hero); // step 7 is where the turn goes on
  yield* trimHand(t, hero); // EUT-12.4: at once
  const second = opponent.kind === 'foe' ? yield* afterFoe(t, hero) : undefined;
  if (second) return second;
  return (yield* tradeAfterCombat(t, hero, 'EUT-11.14')) ?? { at: 'turn' };
}

/** EUT-11.8 to EUT-11.12 */
function placeTokens(t: T, hero: Hero): void {
  const { state } = t;
  const { at } = combatOf(state);
  const space = locationAt(state, at); // what was destroyed is Wilds
  const isPost = postOf(space) !== undefined || isTowerHex(state, at);
  const isMine = mineOf(space) !== undefined;
  const kind: OwnToken = isPost ? 'trade' : isMine ? 'interaction' : 'hero';
  const placed = Array.from({ length: isMine && !isPost ? 2 : 1 }, () => ({ kind, seat: hero.seat }));
  state.tokens[at] = [...(state.tokens[at] ?? []), ...placed];
  t.tell('log.liberated', { player: who(hero.seat) }, { rule: 'EUT-11.8' });
}

// ---- defeat ----

/** EUT-14.3 to EUT-14.14, EUT-17.12 */
export function* defeat(t: T): Rules<Position> {
  const { state } = t;
  const { opponent, card, seat, rival, at } = combatOf(state);
  const hero = heroOf(state, seat);
  const scene = { of: 'combat', part: 'verdict', won: false };
  t.tell('log.defeat', { player: who(seat), monster: fighterName(state) }, { rule: 'EUT-14.3', weight: 5, scene });
  if ((opponent.kind === 'monster' || opponent.kind === 'pit') && card !== undefined) {
    state.monsters[opponent.level].stack.push(card); // EUT-14.4
    state.monsters[opponent.level].seen = true; // R46
  }
  sweep(t); // before a card is drawn
  dieInCombat(t, hero, rival);
  yield* happened(t, { at: 'death', hero, where: at });
  cashHope(t, hero); // EUT-14.14
  yield* clearTable(t);
  leave(t, hero);
  return { at: 'turn' };
}

/** A foe breaks off: nobody has won. */
export function* stopped(t: T): Rules<Position> {
  const { state } = t;
  const hero = heroOf(state, combatOf(state).seat);
  const told = { player: who(hero.seat), monster: fighterName(state) };
  t.tell('log.stopped', told, { rule: 'EUT-9.3', weight: 4, scene: { of: 'combat', part: 'verdict' } });
  yield* clearTable(t);
  cashHope(t, hero);
  leave(t, hero);
  return (yield* afterFoe(t, hero)) ?? { at: 'turn' };
}

/** R91: unless the game is decided the Monster of the space is still to be fought. */
function* afterFoe(t: T, hero: Hero): Step {
  return (yield* looked(t, hero)) ? { at: 'scoring' } : yield* fightMonster(t, hero);
}

// ---- however it ends ----

/** EUT-11.6, EUT-14.5, EUT-14.6: used cards go, the Monster's tokens go back. */
function sweep(t: T): void {
  const { state } = t;
  const combat = combatOf(state);
  discardPlayed(t, () => true);
  combat.chaos = 0;
  combat.gaar = 0;
  if (combat.combatCard !== undefined) state.combatDeck.discard.push(combat.combatCard);
  combat.combatCard = undefined;
}

/** EUT-11.6: and unused cards stay in hand, five at most. */
function* clearTable(t: T): Rules {
  const { state } = t;
  const combat = combatOf(state);
  sweep(t);
  if (combat.rival !== undefined) yield* trimHand(t, heroOf(state, combat.rival));
  const { opponent, dealt } = combat;
  if (opponent.kind !== 'foe') return;
  noteDamage(state, opponent.foe, combat);
  yield* happened(t, { at: 'fightEnd', hero: heroOf(state, combat.seat), foe: opponent.foe, dealt });
}

/** R68: only who keeps it keeps it. What the Health gained in this fight has borne goes with that Health (R58). */
function noteDamage({ scenario: { foes } }: State, id: FoeId, { damage, dealt, extraHealth }: Combat): void {
  const foe = foes[id];
  if (!foe) return;
  foe.hurt += dealt;
  if (!foe.beaten && foeRow(id).lasting) foe.damage = Math.max(0, damage - extraHealth);
}

/** The fight is over. Hand and Bags are looked at where the turn goes on (EUT-11.13, EUT-11.16, R38). */
function leave({ state }: T, hero: Hero): void {
  const { opponent } = combatOf(state);
  state.combat = undefined;
  if (opponent.kind === 'foe' && hero.forged?.foe === opponent.foe) hero.forged = undefined; // EUT-13.26
}
