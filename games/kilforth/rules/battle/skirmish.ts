// One Skirmish: everybody's Combat tests, prevention, and both losses at once. KIL-9.13 to 9.16, KIL-12.7, D28.

import type { Moment, Option, Rules, Seat, Table } from '@veillee/kernel';
import { react } from '@veillee/kernel/play/deeds';
import type { Ability } from '../../content/vocabulary.ts';
import { opIn } from '../abilities/conditions.ts';
import { payFor } from '../abilities/costs.ts';
import { preventionCap } from '../abilities/passives.ts';
import { byUse, isUsable, type Source, sourcesAt } from '../abilities/sources.ts';
import { heroesHelped } from '../abilities/targets.ts';
import { named, who } from '../cards/piles.ts';
import {
  byGift,
  couldHandOver,
  defeats,
  hasToGive,
  heals,
  leadsTo,
  readies,
  savesGoods,
  savesLife,
} from '../gifts/gift-moments.ts';
import { type Gift, giftsOf } from '../gifts/gifts.ts';
import { EXCHANGE, OVERCOME } from '../keys.ts';
import { fighters } from '../realm/team.ts';
import { type Board, hero, type State } from '../state.ts';
import { adversaryTest, heroTest } from '../tests/test.ts';
import { loseHp } from './defeat.ts';
import { fightOf, fightStands, hurtAdversary } from './fight.ts';

interface Opening {
  /** Other ways that the active hero has before he rolls: fleeing. */
  readonly ways: () => readonly Option[];
  readonly gifts: boolean;
}

/** A round's tests and losses. Returns the way taken instead, `gone` if a Gift ended the fight. */
export function* skirmish(t: Table<State>, { ways, gifts }: Opening): Rules<string | undefined> {
  const { state } = t;
  const fight = fightOf(state);
  const stands = () => fightStands(state) && hero(state, fight.active).hp > 0;
  const spec = { attribute: 'combat', against: fight.adversary, counts: 'hits', rule: 'KIL-9.13' } as const;
  const lead = yield* heroTest(t, fight.active, { ...spec, team: true, gifts, ways, stands });
  if (lead.instead !== undefined) return lead.instead;
  fight.hits += lead.successes;
  // Whoever has joined before the active hero rolled fights in this round.
  for (const member of state.team) fight.hits += (yield* heroTest(t, member, spec)).successes;
  const wounds = fighters(state).map(member => ({ member, n: adversaryTest(t, member) })); // KIL-12.7
  const deadly = fight.hits >= fight.hp;
  for (const wound of wounds) {
    if (deadly && strikesFirst(state, wound.member)) wound.n = 0; // KIL-19.30, A-55: its owner alone
    wound.n -= yield* prevention(t, wound.member, wound.n);
    if (!stands()) return 'gone'; // what is not lost yet is not lost
  }
  fight.lost = {};
  hurtAdversary(t, fight.hits); // KIL-9.14
  for (const { member, n } of wounds) {
    fight.lost[member] = Math.min(n, hero(state, member).hp);
    yield* loseHp(t, member, n, named(fight.adversary), 'KIL-9.15'); // KIL-9.16: nobody falls before both have lost
  }
  return undefined;
}

const strikesFirst = (state: Board, seat: Seat): boolean =>
  sourcesAt(hero(state, seat), 'skirmish').some(
    ({ ability, key }) => opIn(ability, 'strikeFirst') !== undefined && !hero(state, seat).exhausted.includes(key),
  );

/** What a blow would cost a hero, and how much of it has been prevented. */
interface Blow {
  readonly seat: Seat;
  readonly wounds: number;
  prevented: number;
}

const leftOf = ({ wounds, prevented }: Blow): number => wounds - prevented;

/** D28: both results are known, nothing is lost yet. Returns the HP prevented. */
function* prevention(t: Table<State>, seat: Seat, wounds: number): Rules<number> {
  const { state } = t;
  const { active } = fightOf(state);
  const blow: Blow = { seat, wounds, prevented: 0 };
  yield* ownDefence(t, blow);
  while (seat !== active && (yield* rescue(t, active, blow)) === 'armed') yield* ownDefence(t, blow);
  return blow.prevented;
}

/** What whoever is hit has against it: shields, and in their own turn Gifts. */
function* ownDefence(t: Table<State>, blow: Blow): Rules {
  const { state } = t;
  const { seat } = blow;
  const shield = (source: Source): Rules => {
    const n = opIn(source.ability, 'preventHp')?.n ?? 0;
    blow.prevented = Math.min(mostOf(state, blow), blow.prevented + n);
    return payFor(t, seat, source);
  };
  yield* react(t, seat, (): Moment<State, 'over'> | undefined => {
    const left = leftOf(blow);
    if (left <= 0) return undefined;
    const sources = shieldsAgainst(state, blow);
    const gifts = giftsOf(state, seat).filter(gift => savesHp(state, seat, gift, left));
    if (sources.length + gifts.length === 0) return undefined;
    return {
      prompt: 'battle.prevent',
      rule: 'KIL-15.7',
      with: { card: named(fightOf(state).adversary), n: left, hp: hero(state, seat).hp },
      pass: { text: 'battle.prevent.pass', with: { n: left } },
      window: { id: 'prevent', matters: true },
      deeds: [...byUse(sources, shield), ...byGift(seat, gifts)],
      ends: () => whetherOver(state),
    };
  });
}

/** KIL-11.1: the active hero's Gifts before a friend of the team loses the last HP. `armed` if the friend has a shield by it. */
function rescue(t: Table<State>, active: Seat, blow: Blow): Rules<'armed' | 'over' | undefined> {
  const { state } = t;
  const { seat } = blow;
  return react(t, active, (): Moment<State, 'armed' | 'over'> | undefined => {
    const left = leftOf(blow);
    const { hp } = hero(state, seat);
    if (left < hp || !fightStands(state)) return undefined;
    const gifts = giftsOf(state, active).filter(gift => savesFriend(state, active, seat, gift));
    if (gifts.length === 0) return undefined;
    return {
      prompt: 'battle.rescue',
      rule: 'KIL-11.1',
      with: { card: named(fightOf(state).adversary), friend: who(seat), n: left, hp },
      pass: { text: 'battle.rescue.pass' },
      window: { id: 'prevent', matters: true },
      deeds: byGift(active, gifts),
      ends: () => whetherArmed(state, blow),
    };
  });
}

function* whetherArmed(state: State, blow: Blow): Rules<'armed' | 'over' | undefined> {
  if (!fightStands(state)) return 'over';
  return shieldsAgainst(state, blow).length > 0 ? 'armed' : undefined;
}

function* whetherOver(state: State): Rules<'over' | undefined> {
  return fightStands(state) ? undefined : 'over';
}

/**
 * KIL-11.1: Gifts between the dice and the loss: a shield made ready or paid for; against death also HP, what another hero could hand over, the
 * adversary's end, and what would be lost with the last HP.
 */
function savesHp(state: Board, seat: Seat, gift: Gift, wounds: number): boolean {
  if (leadsTo(state, seat, gift, ({ timing }) => timing === 'skirmishDamage')) return true;
  const own = hero(state, seat);
  if (wounds < own.hp) return false;
  if (endsFight(state, gift) || heals(state, seat, gift)) return true;
  return couldHandOver(state, gift, savesLife) || savesGoods(state, own, gift);
}

/**
 * The same for a friend, who can use no Gift in another hero's turn: the adversary's end, HP that one hero can give another, a
 * shield handed over, and the friend's own things taken into safety.
 */
function savesFriend(state: Board, seat: Seat, friend: Seat, gift: Gift): boolean {
  if (endsFight(state, gift)) return true;
  if (gift.kind === 'exchange')
    return (
      EXCHANGE.only(gift.key) === friend &&
      (hasToGive(hero(state, seat), isShield) || savesGoods(state, hero(state, friend), gift))
    );
  const reaches = (ability: Ability): boolean =>
    ability.target === 'heroHere' &&
    opIn(ability, 'heal') !== undefined &&
    heroesHelped(state, ability, seat).includes(friend);
  return (gift.source !== undefined && reaches(gift.source.ability)) || readies(state, seat, gift, reaches);
}

const endsFight = (state: Board, gift: Gift): boolean =>
  gift.kind === 'overcome' ? gift.key === OVERCOME.make(state.fight?.adversary ?? '') : defeats(gift);

const isShield = ({ timing }: Ability): boolean => timing === 'skirmishDamage';

const mostOf = (state: Board, { wounds }: Blow): number => Math.min(wounds, preventionCap(state));

const shieldsAgainst = (state: Board, blow: Blow): Source[] =>
  blow.prevented < mostOf(state, blow)
    ? sourcesAt(hero(state, blow.seat), 'skirmishDamage').filter(source => isUsable(state, blow.seat, source))
    : [];
