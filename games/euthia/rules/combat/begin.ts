// EUT-9: a Combat Action begins: the Hero arms, somebody takes the Monster's part, its card is turned up, and both sides prepare.

import type { Rules, Seat } from '@veillee/kernel';
import { who } from '@veillee/kernel';
import { optionsIn } from '@veillee/pieces/offers';
import { foeRow } from '../../content/scenarios.ts';
import type { Level } from '../../content/vocabulary.ts';
import { change, newLedger } from '../dice/ledger.ts';
import { powersAt } from '../land.ts';
import { offerPreparations } from '../scenario/free.ts';
import { type Deeds, heroOf, type Position, type T } from '../state.ts';
import { drawTop } from '../supplies.ts';
import { heroStep } from './effects.ts';
import { combatOf, fighterName, fighterOf, foeCard } from './fighter.ts';
import { offerHope } from './hope.ts';
import { chooseRival, monsterDraws } from './rival.ts';
import { type Opponent, step } from './state.ts';

/** EUT-9.1, EUT-9.4: the Combat Action has been paid; the Hope die is set to zero. */
export function beginCombat(t: T, seat: Seat, opponent: Opponent): Position {
  const { state } = t;
  const { at } = heroOf(state, seat);
  if (at === undefined) throw new Error(`the Hero of seat ${seat} stands nowhere`);
  const foe = opponent.kind === 'foe' ? state.scenario.foes[opponent.foe] : undefined;
  const isLasting = opponent.kind === 'foe' && foeRow(opponent.foe).lasting;
  state.combat = {
    seat,
    opponent,
    at,
    step: 'before',
    rival: undefined,
    card: undefined,
    round: 0,
    damage: isLasting ? (foe?.damage ?? 0) : 0,
    dealt: 0,
    extraHealth: 0,
    chaos: 0,
    gaar: 0,
    hope: 0,
    winds: { air: false, earth: false },
    ledger: newLedger(),
    played: [],
    oneDie: false,
    silenced: false,
    bonds: [],
    swift: false,
    isInitiative: false,
    attack: undefined,
    used: [],
    isHeroNext: false,
    passes: 0,
    combatCard: undefined,
  };
  const { forged } = heroOf(state, seat);
  if (forged && opponent.kind === 'foe' && forged.foe === opponent.foe)
    change(state.combat.ledger, 'damage', forged.n, { source: { text: 'source.forge' }, expiry: 'endOfCombat' });
  const told = { player: who(seat), monster: fighterName(state) };
  t.tell('log.combat', told, { rule: 'EUT-9.1', weight: 3, scene: { of: 'combat', part: 'begins' } });
  return step('before');
}

export function* control(t: T): Rules<Position> {
  yield* chooseRival(t);
  return step('card');
}

/** EUT-9.15 to EUT-9.19, EUT-19.19 */
export function* card(t: T): Rules<Position> {
  const { state } = t;
  const combat = combatOf(state);
  const { opponent } = combat;
  combat.card =
    opponent.kind === 'elite'
      ? opponent.card
      : opponent.kind === 'foe'
        ? foeCard(state, opponent.foe)?.id
        : drawMonster(t, opponent.level);
  if (combat.card === undefined && opponent.kind !== 'foe') {
    t.tell('log.nobody', { monster: fighterName(state) }, { rule: 'EUT-1.7' });
    return step('loot');
  }
  const row = fighterOf(state);
  t.tell('log.monster', { monster: fighterName(state) }, { rule: 'EUT-9.15', scene: { of: 'combat', part: 'card' } });
  monsterDraws(t, 'silver', row.silver, 'EUT-9.16');
  monsterDraws(t, 'gold', row.goldCards, 'EUT-9.16');
  combat.chaos = row.chaos;
  combat.gaar = row.gaar;
  const powers = powersAt(state, combat.at); // EUT-9.19
  combat.winds = { air: powers.includes('air'), earth: powers.includes('earth') };
  return step('preparation');
}

function drawMonster(t: T, level: Level): string | undefined {
  const pile = t.state.monsters[level];
  const [top] = drawTop(t, pile, 1, `monsters ${level}`);
  pile.seen = false;
  return top;
}

/** EUT-9.20 */
export function* preparation(t: T): Rules<Position> {
  const { state } = t;
  const { seat, opponent } = combatOf(state);
  const hero = heroOf(state, seat);
  const more: Deeds = offer => {
    if (opponent.kind === 'foe') offerPreparations(state, hero, opponent.foe, offer);
  };
  const goesOn = yield* heroStep(t, {
    id: 'preparation',
    rule: 'EUT-9.20',
    triggers: ['combat-prep'],
    matters: uses => uses.length > 0 || optionsIn(more).length > 0,
    more: offer => {
      offerHope(state, hero, offer, 'any'); // EUT-10.51
      more(offer);
    },
  });
  return step(goesOn ? 'preparation' : 'initiative');
}
