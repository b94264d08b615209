// Phase 4 of a Combat Round, and the Initiative attack: the Hero attacks (EUT-10.1, EUT-10.2, EUT-10.33 to EUT-10.47).

import type { Option, Rules } from '@veillee/kernel';
import { who } from '@veillee/kernel';
import { because, type Offered, optionsIn, refusedIn, type Why } from '@veillee/pieces/offers';
import { HOPE_ROLLS } from '../../content/constants.ts';
import { rowAt } from '../../content/monsters.ts';
import { foeRow } from '../../content/scenarios.ts';
import { onSlots } from '../board.ts';
import { offerSpending, tellRoll, throwDice, windsFor } from '../dice/hero-roll.ts';
import { change, end, strengthOf, sumText } from '../dice/ledger.ts';
import { applyPowers } from '../dice/powers.ts';
import { attackKey } from '../keys.ts';
import { type Hero, heroOf, type Position, type State, type T, type Tile } from '../state.ts';
import { faceOf, tileName } from '../tiles.ts';
import { promised, rulerOf } from './blow.ts';
import { applyUse, heroStep } from './effects.ts';
import { combatOf, fighterName, fighterOf, fighterSource, healthOf, isBeaten } from './fighter.ts';
import { offerHope, raiseHope } from './hope.ts';
import { beginRound } from './monster-attack.ts';
import { hurtMonster } from './monster-health.ts';
import { discardPlayed } from './rival.ts';
import { step } from './state.ts';

// ---- with what ----

const hasAttack = ({ tile }: Tile): boolean => faceOf(tile).attack !== undefined;

/** EUT-10.35 to EUT-10.37, R75: Weapons stay usable, a Combat Ability only until it is engaged. */
function whyNotAttack(state: State, { tile, engaged }: Tile): Why | undefined {
  const { bonds, used } = combatOf(state);
  const { isAbility } = faceOf(tile);
  if (isAbility && bonds.includes('heroWeaponsOnly')) return because('why.weaponsOnly', 'EUT-12.10');
  const isSpent = isAbility ? engaged && !used.includes(tile) : engaged && state.house.engagedIsSpent;
  return isSpent ? because('why.engaged', 'EUT-10.37') : undefined;
}

/** The tiles for an attack, those for an Initiative attack alone apart from the others (R28). */
function offerAttacks(state: State, hero: Hero, isInitiative: boolean): Offered {
  const { swift } = combatOf(state);
  return offer => {
    for (const tile of onSlots(hero).filter(hasAttack)) {
      const face = faceOf(tile.tile);
      const fits = isInitiative ? face.initiative || (swift && face.kind === 'weapon') : !face.initiative;
      if (!fits) continue;
      offer(
        whyNotAttack(state, tile),
        (): Option => ({
          key: attackKey.make(tile.tile),
          text: 'do.strike',
          with: { tile: tileName(tile.tile) },
          on: [tile.tile],
        }),
      );
    }
  };
}

// ---- Initiative ----

/** EUT-10.1, R27: one Initiative attack, with one tile, before the first Combat Round. */
export function* initiative(t: T): Rules<Position> {
  const { state } = t;
  const combat = combatOf(state);
  const offered = offerAttacks(state, heroOf(state, combat.seat), true);
  const key: string | undefined = yield* t.choose(combat.seat, 'combat.initiative', optionsIn(offered), {
    rule: 'EUT-10.1',
    with: { monster: fighterName(state) },
    refused: () => refusedIn(offered),
    pass: { text: 'combat.initiative.pass' },
    window: { id: 'combat.initiative', matters: true },
  });
  if (key === undefined) return beginRound(t);
  combat.isInitiative = true;
  combat.attack = attackKey.only(key);
  return step('heroBefore');
}

// ---- step A ----

/** EUT-10.34, EUT-10.55 */
export function* heroBefore(t: T): Rules<Position> {
  const goesOn = yield* heroStep(t, {
    id: 'heroBefore',
    rule: 'EUT-10.34',
    triggers: ['hero-before'],
    matters: uses => uses.length > 0,
  });
  return step(goesOn ? 'heroBefore' : 'attack');
}

// ---- step B ----

/** EUT-10.35 to EUT-10.40, EUT-10.42. Without anything to attack with there is no attack (R26). */
export function* attack(t: T): Rules<Position> {
  const { state } = t;
  const combat = combatOf(state);
  const hero = heroOf(state, combat.seat);
  if (!combat.isInitiative) {
    const chosen = yield* chooseAttack(t, hero);
    if (chosen === undefined) {
      t.tell('log.unarmed', { player: who(hero.seat) }, { rule: 'EUT-10.35' });
      return endAttack(t);
    }
    combat.attack = chosen;
  }
  const tile = combat.attack ?? '';
  const own = onSlots(hero).find(one => one.tile === tile);
  if (own && faceOf(tile).isAbility) own.engaged = true; // EUT-10.37
  rollAttack(t, hero, tile);
  return step('heroAfter');
}

/** Possession lets the Monster Player choose among what is usable. */
function* chooseAttack(t: T, hero: Hero): Rules<string | undefined> {
  const { state } = t;
  const { bonds, rival } = combatOf(state);
  const offered = offerAttacks(state, hero, false);
  const options = optionsIn(offered);
  if (options.length === 0) return undefined;
  const chooser = rival !== undefined && bonds.includes('chooseHeroAttack') ? rival : hero.seat;
  const key: string = yield* t.choose(chooser, chooser === hero.seat ? 'combat.attack' : 'combat.possess', options, {
    rule: 'EUT-10.35',
    with: { monster: fighterName(state), player: who(hero.seat) },
    refused: () => refusedIn(offered),
  });
  return attackKey.only(key);
}

function rollAttack(t: T, hero: Hero, tile: string): void {
  const { state } = t;
  const { ledger } = combatOf(state);
  const { penalty } = fighterOf(state);
  throwDice(t, ledger, 'hero', 2);
  const initial = ledger.dice.hero.reduce((sum, die) => sum + die, 0);
  applyPowers(ledger, 'hero', windsFor(state, hero));
  change(ledger, 'heroStrength', penalty, { source: fighterSource(state), expiry: 'roll' }); // EUT-10.42
  const told = { player: who(hero.seat), tile: tileName(tile) };
  tellRoll(t, 'log.attack', ledger, 'hero', told, 'EUT-10.38');
  if (initial <= HOPE_ROLLS.hero) raiseHope(t, 'EUT-10.39'); // EUT-10.56: as the dice fell
}

// ---- step C ----

/** EUT-10.41, EUT-10.43 */
export function* heroAfter(t: T): Rules<Position> {
  const { state } = t;
  const { ledger, bonds, attack: tile = '', seat } = combatOf(state);
  const hero = heroOf(state, seat);
  const noGaar = bonds.includes('heroNoGaar') ? because('why.noGaar', 'EUT-12.10') : undefined;
  const noHope = bonds.includes('heroNoHope') ? because('why.noHope', 'EUT-12.10') : undefined;
  const damage = promised(state).total;
  const goesOn = yield* heroStep(t, {
    id: 'heroAfter',
    rule: 'EUT-10.41',
    triggers: ['hero-after'],
    matters: () => damage < healthOf(state) - combatOf(state).damage,
    more: offer => {
      offerSpending(hero, ledger, 'hero', offer, noGaar);
      offerHope(state, hero, offer, 'roll', noHope);
    },
    with: () => ({ tile: tileName(tile), sum: sumText(strengthOf(ledger, 'hero')), damage }),
  });
  return step(goesOn ? 'heroAfter' : 'damage');
}

// ---- step D ----

/** EUT-10.44 to EUT-10.47 */
export function* damage(t: T): Rules<Position> {
  const { state } = t;
  const combat = combatOf(state);
  const { ledger, attack: tile = '', opponent } = combat;
  const hero = heroOf(state, combat.seat);
  const row = rowAt(rulerOf(tile), strengthOf(ledger, 'hero').total);
  const { total, lines, stripped } = promised(state);
  hurtMonster(t, total, { source: tileName(tile), lines });
  const foe = opponent.kind === 'foe' ? state.scenario.foes[opponent.foe] : undefined;
  if (foe && stripped) foe.magicDefence--;
  const face = faceOf(tile);
  const use = { key: '', trigger: 'attack', source: tileName(tile), face, on: tile, pay() {} } as const;
  yield* applyUse(t, hero, { ...use, ops: row?.ops ?? [] });
  return isBeaten(state) ? step('victory') : endAttack(t);
}

/** What held for this attack is over; after the Initiative attack the first Combat Round begins, after any other the next. */
function endAttack(t: T): Position {
  const combat = combatOf(t.state);
  end(combat.ledger, 'heroAttackOver');
  combat.bonds = [];
  combat.attack = undefined;
  combat.ledger.dice.hero = [];
  if (combat.isInitiative) {
    combat.isInitiative = false;
    return beginRound(t);
  }
  return endRound(t);
}

/** More Combat Rounds than any fight should take: then the Hero dies of exhaustion. */
const MOST_ROUNDS = 50;

/** EUT-12.13; some foes break off. */
function endRound(t: T): Position {
  const { state } = t;
  const combat = combatOf(state);
  end(combat.ledger, 'roundOver');
  discardPlayed(t, played => played.until === 'endOfRound');
  combat.silenced = false;
  const most = combat.opponent.kind === 'foe' ? foeRow(combat.opponent.foe).rounds : undefined;
  if (most !== undefined && combat.round >= most) return step('stopped');
  if (combat.round < MOST_ROUNDS) return beginRound(t);
  t.tell('log.exhausted', { player: who(combat.seat) }, { rule: 'EUT-9.3' });
  return step('defeat');
}
