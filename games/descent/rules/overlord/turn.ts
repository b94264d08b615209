// DES-11: the overlord's turn: threat and cards, one Power, one Spawn card, and every monster once.

import { type Asked, act } from '@veillee/pieces/deeds';
import { first, unless } from '@veillee/pieces/offers';
import type { OverlordCardRow } from '../../content/rows.ts';
import type { CardType } from '../../content/vocabulary.ts';
import { calls } from '../calls.ts';
import { heroName } from '../card-names.ts';
import { newFeatTurn, offerFeats } from '../feats/playing.ts';
import { moveHaunting } from '../haunting.ts';
import { monsterKey, tauntKey } from '../keys.ts';
import { avatarSum } from '../legend/avatar-sheet.ts';
import { isLastFight } from '../legend/dungeon/avatar.ts';
import { isWaiting } from '../legend/dungeon/bound.ts';
import { offerMarker, whyNotCard } from '../legend/dungeon/marker.ts';
import { offerAbilities } from '../legend/outdoors/abilities.ts';
import { offerEntries, reinforce } from '../legend/outdoors/reinforcing.ts';
import { nameOf } from '../names.ts';
import { moveLoose } from '../props/loose.ts';
import {
  type DeedOffer,
  type Flow,
  inForce,
  livingMonsters,
  type Monster,
  type State,
  sheetOf,
  type T,
} from '../state.ts';
import { activationDeed, beginActivation, mustLeave, treadOf } from './activation.ts';
import { discardable, discardForThreat, discardOption, drawCards, drawnIn, mill, rowsIn } from './deck.ts';
import { powerSum } from './in-play.ts';
import { partySum } from './party.ts';
import { chooseHero, playCard } from './play.ts';
import { prospectsOf } from './prospects.ts';
import { STEP } from './steps.ts';
import { gainThreat } from './threat.ts';
import { isTrigger, playedAt } from './timing.ts';
import { cardOption, whyNot } from './windows.ts';

/** In `used`: the first monster has been activated, and with it the start of the turn is over (DES-13.2). */
const ACTIVATED = 'activated';
/** In `used`: they have said whom they are after. */
const TAUNTED = 'taunted';
const startUse = (type: CardType): string => `start:${type}`;

/** One step of it; true when the turn is over. */
export function* overlordTurn(t: T): Flow<boolean> {
  const { overlord } = t.state;
  if (overlord.acting) {
    yield* activationDeed(t, () => prospectsOf(t.state));
    return false;
  }
  if (overlord.step === STEP.begin) yield* begin(t);
  else if (overlord.step === STEP.collect) yield* collect(t);
  else return yield* play(t);
  return false;
}

/** What lasted until now is over, and every monster may act again. */
function* begin(t: T): Flow {
  const { state } = t;
  const { overlord } = state;
  overlord.used = [];
  overlord.lasting = [];
  for (const monster of livingMonsters(state)) monster.ready = true;
  overlord.step = STEP.collect;
  t.tell(
    'log.overlord.turn',
    { threat: overlord.threat },
    { rule: 'DES-11.1', turn: { round: state.round, seat: overlord.seat } },
  );
  newFeatTurn(state);
  yield* offerFeats(t, 'overlord-turn-start', state.heroes);
  yield* offerFeats(t, 'any-turn-start', state.heroes);
  yield* calls(t).moment(t, 'overlord-turn-start', {});
  yield* calls(t).look(t); // What a gust hid may be seen again (DES-26.1).
  yield* calls(t).happen(t, { what: 'turnStart', side: 'overlord' });
  yield* moveLoose(t); // DES-11.3, DES-11.4
}

/** Threat for each hero, two cards or what balances the quest, and no more than eight are kept (DES-11.6 to DES-11.9, R97). */
function* collect(t: T): Flow {
  const { state } = t;
  const { overlord } = state;
  gainThreat(t, Math.max(0, income(state)), state.outdoors ? 'LEG-6.16' : 'DES-11.6');
  if (!state.outdoors && !isLastFight(state)) yield* drawAll(t); // LEG-6.15, LEG-12.11: there is no deck.
  overlord.step = STEP.power;
  yield* calls(t).offerGuard(t); // DES-8.31
}

function* drawAll(t: T): Flow {
  const { state } = t;
  const { overlord } = state;
  const n = drawnIn(overlord.draws, state.round) + powerSum(state, 'draw').total;
  t.tell('log.overlord.draws', { n }, { rule: 'DES-11.6' });
  yield* drawCards(t, n);
  yield* mill(t, powerSum(state, 'mill').total);
}

/** 1 for each hero, those in Town too (R6), less what a wary hero spoils. */
function income(state: State): number {
  const counted = inForce(state, 'threat-without-town') ? state.heroes.filter(({ at }) => at) : state.heroes;
  const more = state.dungeon ? avatarSum(state, 'turnThreat') : 0; // LEG-3.12
  return counted.length + partySum(state, 'threatIncome') + more;
}

/** Cards and monsters, one after the other, until the overlord has had enough (DES-11.18). */
function* play(t: T): Flow<boolean> {
  const { state } = t;
  const { overlord } = state;
  const bound = state.monsters.some(monster => monster.ready && mustLeave(state, monster));
  const asked: Asked = {
    seat: overlord.seat,
    prompt: 'overlord.turn',
    rule: 'DES-11.1',
    with: { threat: overlord.threat, cards: overlord.hand.length },
    confirm: 'turn',
    pass: bound ? undefined : { text: 'overlord.end' }, // DES-54.7
    outlook: () => prospectsOf(state),
  };
  const done = yield* act(t, asked, offer => {
    offerCards(state, offer);
    offerDiscards(state, offer);
    if (state.dungeon) offerMarker(state, offer);
    if (state.outdoors) {
      offerEntries(state, offer);
      offerAbilities(state, { treadOf, act: activationDeed }, offer);
    }
    for (const monster of livingMonsters(state)) offerMonster(state, monster, offer);
    offerTaunt(state, offer);
  });
  if (!done) yield* end(t);
  return !done;
}

function offerCards(state: State, offer: DeedOffer): void {
  for (const row of rowsIn(state.overlord.hand))
    offer(whyNotNow(state, row), () => ({ option: cardOption(state, row), run: t => playOne(t, row) }));
}

/** What stands against a card in the overlord's own turn, before anything is activated. */
function whyNotNow(state: State, row: OverlordCardRow) {
  const { overlord } = state;
  const when = playedAt(row);
  const isStart = when === 'overlord-turn-start';
  const limited = isStart && inForce(state, 'one-start-event') && overlord.used.includes(startUse(row.type)); // R69
  return first(
    unless(when === 'power-step' || when === 'spawn-step' || isStart, 'overlord.why.moment', 'DES-12.7'),
    unless(when !== 'power-step' || overlord.step === STEP.power, 'overlord.why.powerStep', 'DES-11.11'),
    unless(when !== 'spawn-step' || overlord.step <= STEP.spawn, 'overlord.why.spawnStep', 'DES-11.12'),
    state.dungeon && whyNotCard(state, when),
    unless(!isStart || !overlord.used.includes(ACTIVATED), 'overlord.why.started', 'DES-13.2'),
    unless(!limited, 'overlord.why.oneCard', 'DES-12.22', { type: { text: `cardType.${row.type}` } }),
    isTrigger(when) ? whyNot(state, row, { when }, []) : undefined,
  );
}

function* playOne(t: T, row: OverlordCardRow): Flow {
  const { overlord } = t.state;
  const when = playedAt(row);
  const paid = (): void => {
    if (when === 'power-step') overlord.step = STEP.spawn;
    if (when === 'spawn-step') {
      overlord.step = STEP.activate;
      if (t.state.dungeon) t.state.dungeon.markerUp = false; // LEG-8.18
    }
    if (when === 'overlord-turn-start') overlord.used.push(startUse(row.type));
  };
  if (isTrigger(when)) yield* playCard(t, row.id, { when }, paid);
  yield* calls(t).offerGuard(t, { at: 'card' });
}

/** At any time (DES-11.8). */
function offerDiscards(state: State, offer: DeedOffer): void {
  for (const row of discardable(state))
    offer(undefined, () => ({
      option: discardOption(row),
      *run(t) {
        discardForThreat(t, row.id);
      },
    }));
}

/** Each once, in any order (DES-11.13). */
function offerMonster(state: State, monster: Monster, offer: DeedOffer): void {
  const why = first(
    unless(monster.ready, 'overlord.why.acted', 'DES-11.13'),
    state.dungeon && unless(!isWaiting(state, monster), 'why.dungeon.waits', 'LEG-8.10'),
  );
  offer(why, () => ({
    option: {
      key: monsterKey.make(monster.id),
      text: 'overlord.do.activate',
      with: { monster: nameOf(state, monster.id) },
      rule: 'DES-11.13',
      on: [monster.id],
    },
    *run(t) {
      const { overlord } = t.state;
      overlord.step = STEP.activate;
      if (!overlord.used.includes(ACTIVATED)) overlord.used.push(ACTIVATED);
      yield* beginActivation(t, monster.id);
    },
  }));
}

/** Once a turn the overlord may say across the table whom they are after. It binds nobody; bots say it too. */
function offerTaunt(state: State, offer: DeedOffer): void {
  const { monsters, heroes, overlord } = state;
  const heard = heroes.filter(({ at }) => at !== undefined);
  if (overlord.used.includes(TAUNTED) || heard.length === 0 || !monsters.some(({ ready }) => ready)) return;
  offer(undefined, () => ({ option: { key: tauntKey, text: 'overlord.do.taunt', rule: 'DES-11.13' }, run: taunt }));
}

function* taunt(t: T): Flow {
  const hero = yield* chooseHero(t, 'overlord.taunt', { rule: 'DES-11.13' });
  t.state.overlord.used.push(TAUNTED);
  t.tell('log.overlord.taunts', { hero: heroName(sheetOf(hero)) }, { rule: 'DES-11.13' });
}

/** Whoever was not activated still works out what lingers on it (R12). */
function* end(t: T): Flow {
  const { state } = t;
  const { overlord } = state;
  if (state.outdoors) yield* reinforce(t); // LEG-6.21
  for (const { id } of state.monsters.filter(({ ready }) => ready)) {
    const monster = state.monsters.find(one => one.id === id);
    if (!monster || !Object.values(monster.tokens).some(n => n > 0)) continue;
    overlord.acting = { monster: id, movement: 0, attacks: 0, fresh: false, cards: [] };
    yield* calls(t).startEffects(t, id);
    overlord.acting = undefined;
  }
  for (const monster of state.monsters) monster.ready = false;
  yield* calls(t).look(t); // DES-26.1
  yield* calls(t).offerGuard(t, { at: 'end' }); // The last moment at which Guard is worth anything (DES-8.14).
  yield* moveHaunting(t); // DES-35.50
}
