// Engagements: who is an Enemy, Surprise, evasion. KIL-9.1 to 9.10, KIL-9.38, A-08, A-09, A-41.

import type { Moment, Option, Rules, Seat, Table } from '@veillee/kernel';
import { react } from '@veillee/kernel/play/deeds';
import { type CardDef, cardById } from '../../content/cards.ts';
import { opIn } from '../abilities/conditions.ts';
import { byUse, isUsable, sourcesAt } from '../abilities/sources.ts';
import { dropHidden } from '../actions/hide.ts';
import { named, who } from '../cards/piles.ts';
import { byGift } from '../gifts/gift-moments.ts';
import { type Gift, giftsOf } from '../gifts/gifts.ts';
import { enemiesHere } from '../realm/encounters.ts';
import { endTeam } from '../realm/team.ts';
import { type Board, type Card, hero, type State } from '../state.ts';
import { diceCount } from '../tests/dice.ts';
import { heroTest } from '../tests/test.ts';
import { battle, settled, startAbilities, startWindow, useStart } from './battle.ts';
import { fightOf, fightStands, newFight } from './fight.ts';

/** KIL-3.7, 3.10: every Enemy here, in the order he chooses, until none is left or he has camped, fallen or left the game. */
export function* engageAll(t: Table<State>, seat: Seat): Rules {
  const { state } = t;
  for (;;) {
    const own = hero(state, seat);
    if (own.camped || own.defeated || own.eliminated) return;
    const enemies = enemiesHere(state, seat);
    if (enemies.length === 0) return;
    const options = enemies.map(card => ({
      key: card,
      text: 'option.engage',
      with: { card: named(card) },
      on: [card],
    }));
    yield* engage(t, seat, yield* t.choose(seat, 'engage.whom', options, { rule: 'KIL-3.7' })); // D3
  }
}

/** KIL-9.2: Surprise, Evade, Battle. A Stranger who has just been made an Enemy surprises nobody (KIL-9.3). */
export function* engage(t: Table<State>, seat: Seat, card: Card, justTurned = false): Rules {
  const { state } = t;
  state.fight = newFight(seat, card, false);
  t.tell('log.engage', { player: who(seat), card: named(card) }, { weight: 2, rule: 'KIL-9.1' });
  const follows = yield* opening(t, seat, cardById(card), justTurned);
  if (follows) {
    for (const member of state.team) yield* startWindow(t, member, 'startOfEngagement'); // D27
    if (!(yield* settled(t)) && fightStands(state)) yield* battle(t, follows);
  }
  state.fight = undefined; // KIL-9.34
  endTeam(state); // KIL-12.12
}

/** A Battle follows; whether Gifts must still be offered, because a Hidden hero has had none so far. */
type Follows = { readonly gifts: boolean } | undefined;

/**
 * Steps 1 and 2 with all that can be done before them, as one decision. A Hidden hero takes Surprise, tries to evade, or
 * shows himself; any other may use Gifts first.
 */
function* opening(t: Table<State>, seat: Seat, enemy: CardDef, justTurned: boolean): Rules<Follows> {
  const { state } = t;
  const fight = fightOf(state);
  const opened = yield* react(t, seat, (): Moment<State, Opened> => {
    const { hidden } = hero(state, seat);
    const starts = startAbilities(state, seat, 'startOfEngagement');
    const gifts = hidden ? [] : giftsOf(state, seat);
    const ways = hidden ? hiddenWays(state, seat, enemy, justTurned) : [];
    if (canSlip(state, seat)) ways.unshift(SLIP);
    const asked = {
      with: { card: named(enemy.id) },
      deeds: [
        ...ways.map(option => ({ option, run: () => takeWay(t, seat, enemy, option.key, justTurned) })),
        ...byUse(starts, source => useStart(t, seat, source)),
        ...byGift(seat, gifts),
      ],
      ends: () => isDecided(t),
    };
    if (hidden) return { ...asked, prompt: 'engage.hidden', rule: 'KIL-9.6' };
    const window = windowFor(ways, starts.length, gifts);
    const shown = { ...asked, prompt: 'engage.start', rule: 'KIL-9.2', pass: FIGHT };
    return window ? { ...shown, window } : shown;
  });
  if (opened) return opened.follows;
  if (enemy.isEnemy && state.drawn.includes(enemy.id)) {
    fight.surprise = 'adversary'; // KIL-9.4
    t.tell('log.surprise.foe', { card: named(enemy.id) }, { rule: 'KIL-9.4' });
  }
  return { gifts: false };
}

/** A-59, KIL-11.7: whether what was done has ended the fight already. */
function* isDecided(t: Table<State>): Rules<Opened | undefined> {
  return (yield* settled(t)) || !fightStands(t.state) ? {} : undefined;
}

/** How the opening ended before the fight: with a Battle that follows, or without one. */
interface Opened {
  readonly follows?: Follows;
}

/** What a Hidden hero, or one who slips away, does instead; nothing if he only shows himself. */
function* takeWay(
  t: Table<State>,
  seat: Seat,
  enemy: CardDef,
  way: string,
  justTurned: boolean,
): Rules<Opened | undefined> {
  switch (way) {
    case 'surprise': // KIL-9.6
      dropHidden(t, seat, 'KIL-9.6');
      fightOf(t.state).surprise = 'hero';
      t.tell('log.surprise', { player: who(seat) }, { rule: 'KIL-9.7' });
      return { follows: { gifts: true } };
    case 'evade':
      return (yield* evade(t, seat, enemy, justTurned)) ? {} : { follows: { gifts: true } };
    case 'drop':
      dropHidden(t, seat);
      return undefined;
    default: // KIL-18.3, KIL-19.16: there is no doubt about it
      evaded(t, seat, enemy.id);
      return {};
  }
}

const FIGHT = { text: 'engage.start.pass' };
const SLIP: Option = { key: 'slip', text: 'option.slip', rule: 'KIL-19.16' };

/** Gifts and abilities interrupt; slipping away is a choice that is always asked. */
function windowFor(ways: readonly Option[], starts: number, gifts: readonly Gift[]) {
  if (ways.length > 0) return undefined;
  return { id: starts > 0 ? 'start' : 'gift', matters: starts > 0 || gifts.some(gift => gift.urgent) };
}

/** What a Hidden hero can do about an Enemy. */
function hiddenWays(state: Board, seat: Seat, enemy: CardDef, justTurned: boolean): Option[] {
  const ways: Option[] = justTurned ? [] : [{ key: 'surprise', text: 'option.surprise', rule: 'KIL-9.6' }];
  const stealth = enemy.fight?.stealth ?? 0;
  const dice = diceCount(state, seat, 'stealth', { against: enemy.id, evading: true });
  ways.push({ key: 'evade', text: 'option.evade', with: { dice, stealth }, rule: 'KIL-9.8' });
  if (state.house.sureEvasion && dice > stealth) ways.push({ key: 'sure', text: 'option.sure', rule: 'KIL-18.3' });
  ways.push({ key: 'drop', text: 'option.unhide', rule: 'KIL-4.31' });
  return ways;
}

/** KIL-19.16, A-41: the Druid and a Humanoid. */
function canSlip(state: Board, seat: Seat): boolean {
  const own = hero(state, seat);
  if (state.house.druidNeedsHidden && !own.hidden) return false;
  return sourcesAt(own, 'evadeStep').some(
    source => opIn(source.ability, 'autoEvade') !== undefined && isUsable(state, seat, source),
  );
}

/** KIL-9.8 to 9.10. True if he slips away; otherwise a Battle follows. */
function* evade(t: Table<State>, seat: Seat, enemy: CardDef, justTurned: boolean): Rules<boolean> {
  const { state } = t;
  const fight = fightOf(state);
  fight.step = 'evade';
  const need = enemy.fight?.stealth ?? 0;
  const { successes } = yield* heroTest(t, seat, {
    attribute: 'stealth',
    against: enemy.id,
    need,
    counts: 'once',
    evading: true,
    rule: 'KIL-9.8',
  });
  if (successes >= need) {
    evaded(t, seat, enemy.id);
    return true;
  }
  dropHidden(t, seat, 'KIL-9.10');
  if (!justTurned) fight.surprise = 'adversary'; // KIL-5.16: nobody has it in this first fight
  const told = justTurned ? 'log.evade.seen' : 'log.evade.failed';
  t.tell(told, { player: who(seat), card: named(enemy.id) }, { rule: 'KIL-9.10' });
  return false;
}

function evaded(t: Table<State>, seat: Seat, card: Card): void {
  hero(t.state, seat).evaded.push(card); // KIL-9.9; he stays Hidden
  t.tell('log.evade', { player: who(seat), card: named(card) }, { weight: 3, rule: 'KIL-9.9' });
}
