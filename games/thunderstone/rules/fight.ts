// The battle, played: choices, Battle Effects, outcome, Spoils, the Hall. THU-12, THU-13. The arithmetic is in battle.ts.

import type { Option, Rules, ScenePart, Table } from '@veillee/kernel';
import { happen } from '@veillee/kernel/play/triggers';
import { remove } from '@veillee/pieces/piles';
import { type Card, type CardDef, defOf } from '../content/cards.ts';
import { type AttackKind, type Battle, type BattleChoices, power, preyOf, resolveBattle, type Side } from './battle.ts';
import { leastLosses, liveKinds, loweredKinds } from './battle-choices.ts';
import { battleLines } from './battle-lines.ts';
import { cardOptions } from './cards-offered.ts';
import { closeGap, sendAway, takeFromHall } from './hall.ts';
import { bury, gain, gainDiseases, gainXp, named, vpOfCards, who } from './piles.ts';
import { DISCARD, HAND, moved, RANK } from './places.ts';
import { isAlone, leaveParty, type Position, partyCards, partyOf, player, type Rank, type State } from './state.ts';

const END_TURN: Position = { at: 'endTurn' };
/** What a battle leaves behind is told with it. */
const AFTERMATH: ScenePart = { of: 'battle', part: 'after' };

/** Step 4: from the declared target to the settled Hall. */
export function* battle(t: Table<State>, { rank }: { readonly rank: Rank }): Rules<Position> {
  const { state } = t;
  const monster = state.hall[rank - 1] as Card;
  const target = defOf(monster);
  const side = { cards: [...partyCards(state)], party: partyOf(state) };
  t.tell('log.attack', { player: who(state.active), card: named(monster), rank }, { rule: 'THU-8.1' });

  const choices = yield* battleChoices(t, side, target, rank);
  const result = resolveBattle(side, target, rank, choices, true);
  tellBattle(t, monster, result);
  const doomed = yield* destruction(t, side, target, result);

  const diseases = power(target, 'gainDisease')?.diseases ?? 0;
  if (diseases > 0) gainDiseases(t, state.active, diseases, AFTERMATH); // THU-12.6, 13.6
  takeFromHall(state, rank);
  if (result.victory) reward(t, monster, rank, result);
  else sendAway(t, monster, AFTERMATH); // THU-13.2
  endBattle(t, doomed);
  haltAdvance(state, target, result.victory);

  if (result.victory) yield* happen(t, { what: 'victory' }); // THU-13.7: Spoils
  yield* closeGap(t, rank, result.victory ? 'victory' : 'other'); // THU-14.2, 14.5
  if (result.victory) yield* happen(t, { what: 'settled' }); // Elf Sorcerer
  return END_TURN;
}

/** What the player decides once the target is known: a Hero stopped, losses of Attack, Diseases. */
function* battleChoices(t: Table<State>, side: Side, target: CardDef, rank: Rank): Rules<BattleChoices> {
  const { state } = t;
  const seat = state.active;
  const stopped: Card[] = [];
  const lowered: { [hero: Card]: AttackKind } = {};
  const diseases: AttackKind[] = [];
  const choices = { stopped, lowered, diseases };

  if (power(target, 'heroCannotAttack')) {
    const able = resolveBattle(side, target, rank).heroes.filter(hero => hero.hindrance === undefined); // THU-12.9
    if (able.length > 0) {
      const options = cardOptions(
        state,
        able.map(hero => hero.card),
        'option.stop',
      );
      stopped.push(yield* t.choose(seat, 'battle.stop', options, { with: { rank }, rule: 'THU-12.9' }));
    }
  }

  if (power(target, 'attackAll'))
    for (const { card, hindrance } of resolveBattle(side, target, rank, choices).heroes) {
      const kinds = hindrance === undefined ? loweredKinds(side, target, rank, choices, card) : [];
      if (kinds.length === 0) continue;
      const after = (kind: AttackKind): Battle => reckon({ ...choices, lowered: { ...lowered, [card]: kind } });
      lowered[card] = yield* chooseKind(t, kinds, 'battle.lower', card, rank, 'THU-10.6', after);
    }

  for (const card of side.cards) {
    if (!defOf(card).isDisease) continue;
    const live = liveKinds(resolveBattle(side, target, rank, choices), target);
    if (live.length === 0) continue;
    const after = (kind: AttackKind): Battle => reckon({ ...choices, diseases: [...diseases, kind] });
    diseases.push(yield* chooseKind(t, live, 'battle.disease', card, rank, 'THU-15.3', after));
  }
  return choices;

  /** The battle if these choices are made and what is still to come falls where it costs least. */
  function reckon(made: BattleChoices): Battle {
    return resolveBattle(side, target, rank, leastLosses(side, target, rank, made));
  }
}

function* chooseKind(
  t: Table<State>,
  kinds: readonly AttackKind[],
  prompt: string,
  card: Card,
  rank: Rank,
  rule: string,
  after: (kind: AttackKind) => Battle,
): Rules<AttackKind> {
  if (kinds.length === 1) return kinds[0] as AttackKind;
  const optionOf = (kind: AttackKind) => {
    const { total, health, victory: won } = after(kind);
    return { key: kind, text: `option.kind.${kind}`, with: { total, health, won } };
  };
  return yield* t.choose(t.state.active, prompt, kinds, optionOf, { with: { card: named(card), rank }, rule });
}

/** The kind of attack whose loss leaves most, by what each option of `chooseKind` says. */
export function leastLost(options: readonly Option[]): string {
  const left = ({ with: params }: Option): number => Number(params?.total) + (params?.won === true ? 1000 : 0);
  return options.reduce((best, option) => (left(option) > left(best) ? option : best)).key;
}

function tellBattle(t: Table<State>, monster: Card, result: Battle): void {
  for (const { card, dropped } of result.heroes)
    if (dropped) t.tell('log.dropped', { hero: named(card), card: named(dropped) }, { rule: 'THU-7.5' });
  const { attack, magic, reduction, halved, magicMissing } = result;
  const figures = { attack, magic, reduction, halved, magicMissing };
  t.tell(
    result.victory ? 'log.victory' : 'log.defeat',
    { player: who(t.state.active), card: named(monster), total: result.total, health: result.health, ...figures },
    {
      rule: result.victory ? 'THU-13.1' : 'THU-13.2',
      weight: 6,
      lines: battleLines(result),
      detail: result,
      scene: { of: 'battle', part: 'sum', won: result.victory },
    },
  );
}

/** THU-12.4: cards that Battle Effects destroy; they count until the end of the battle. */
function* destruction(t: Table<State>, side: Side, target: CardDef, result: Battle): Rules<Card[]> {
  const { state } = t;
  const doomed: Card[] = [];
  for (const ability of target.abilities) {
    if (ability.op === 'destroyWeakHeroes')
      doomed.push(...result.heroes.filter(hero => hero.strength <= ability.threshold).map(hero => hero.card));
    if (ability.op !== 'destroy') continue;
    if (ability.unless === 'equipped-weapon-present' && result.weaponPresent) continue; // THU-21.84
    const prey = preyOf(side.cards, ability.what);
    if (ability.all) {
      doomed.push(...prey);
      continue;
    }
    const choosable = ability.strongest ? strongest(prey, result) : livelier(prey, side.party.thrown);
    if (choosable.length === 0) continue; // THU-12.7
    const options = cardOptions(state, choosable, 'option.destroy');
    doomed.push(
      yield* t.choose(state.active, 'battle.destroy', options, {
        with: { card: target.name, rank: result.rank },
        rule: 'THU-12.8',
      }),
    );
  }
  if (state.house.strengthZero)
    for (const { card, strength } of result.heroes) if (strength <= 0 && !doomed.includes(card)) doomed.push(card);
  return doomed;
}

/** THU-21.23: the Heroes with the highest Strength, all changes counted. */
function strongest(prey: readonly Card[], result: Battle): Card[] {
  const strength = (card: Card): number => result.heroes.find(hero => hero.card === card)?.strength ?? 0;
  const most = Math.max(...prey.map(strength));
  return prey.filter(card => strength(card) === most);
}

/** What is lost already, a thrown Spear, is chosen only if there is nothing else. */
function livelier(prey: readonly Card[], thrown: readonly Card[]): readonly Card[] {
  const others = prey.filter(card => !thrown.includes(card));
  return others.length > 0 ? others : prey;
}

/** THU-13.4, 13.5: the monster into the discard pile, its XP, and what attackers gain by it. */
function reward(t: Table<State>, monster: Card, rank: Rank, result: Battle): void {
  const { state } = t;
  const attackers = result.heroes.filter(hero => hero.hindrance === undefined).map(hero => hero.card);
  state.won = { monster, rank, attackers };
  gain(state, state.active, monster);
  t.tell(
    'log.spoils',
    { player: who(state.active), card: named(monster) },
    {
      rule: 'THU-13.4',
      scene: AFTERMATH,
      brings: { seat: state.active, coins: { vp: defOf(monster).vp, monsters: 1 } },
      ...moved(monster, RANK.make(rank), DISCARD.make(state.active)),
    },
  );
  gainXp(t, state.active, defOf(monster).xp, 'THU-13.5', AFTERMATH);
  for (const hero of attackers)
    for (const ability of defOf(hero).abilities)
      if (ability.op === 'gainXp' && ability.rank === rank) gainXp(t, state.active, ability.xp, 'THU-13.5', AFTERMATH);
}

/** The end of the battle: what was doomed or thrown is destroyed, a borrowed Hero goes home (THU-12.4, THU-21.43, THU-21.78). */
function endBattle(t: Table<State>, doomed: readonly Card[]): void {
  const { state } = t;
  const party = partyOf(state);
  const { hand } = player(state, state.active);
  for (const { card, owner } of party.borrowed) {
    leaveParty(state, card);
    if (doomed.includes(card)) {
      bury(state, card);
      t.tell(
        'log.destroy',
        { player: who(owner), card: named(card) },
        { rule: 'THU-21.78', scene: AFTERMATH, ...vpOfCards(owner, [card], -1) },
      );
    } else gain(state, owner, card);
  }
  const home = party.borrowed.map(loan => loan.card);
  party.borrowed = [];
  for (const card of new Set([...doomed, ...party.thrown])) {
    if (home.includes(card)) continue;
    remove(hand, card);
    leaveParty(state, card);
    bury(state, card);
    t.tell(
      'log.destroy',
      { player: who(state.active), card: named(card) },
      {
        rule: 'THU-12.4',
        scene: AFTERMATH,
        ...vpOfCards(state.active, [card], -1),
        ...moved(card, HAND.make(state.active), 'destroyed'),
      },
    );
  }
}

/** THU-23.5, 23.6: any battle spares the table the advance of this turn. In Warrior (THU-23.9) only a victory over a monster
 * worth 2 XP or more does, in Nightmare (THU-23.10) nothing. */
function haltAdvance(state: State, target: CardDef, victory: boolean): void {
  if (!isAlone(state) || state.mode === 'solo-nightmare') return;
  state.halted = state.mode !== 'solo-warrior' || (victory && target.xp >= 2);
}
