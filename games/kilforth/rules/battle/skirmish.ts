// One Skirmish: everybody's Combat tests, prevention, and both losses at once. KIL-9.13 to 9.16, KIL-12.7, D28.

import type { Moment, Option, Rules, Seat, Table } from '@veillee/kernel';
import type { Ability } from '../../content/vocabulary.ts';
import { opIn } from '../abilities/conditions.ts';
import { payFor } from '../abilities/costs.ts';
import { preventionCap } from '../abilities/passives.ts';
import { byUse, isUsable, type Source, sourcesAt } from '../abilities/sources.ts';
import { named } from '../cards/piles.ts';
import { byGift, couldHandOver, defeats, heals, leadsTo } from '../gifts/gift-moments.ts';
import { type Gift, giftsOf } from '../gifts/gifts.ts';
import { OVERCOME } from '../keys.ts';
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

/** D28: both results are known, nothing is lost yet. Returns the HP prevented. */
function* prevention(t: Table<State>, seat: Seat, wounds: number): Rules<number> {
  const { state } = t;
  const most = Math.min(wounds, preventionCap(state));
  let prevented = 0;
  const shield = (source: Source): Rules => {
    prevented = Math.min(most, prevented + (opIn(source.ability, 'preventHp')?.n ?? 0));
    return payFor(t, seat, source);
  };
  yield* t.react(seat, (): Moment<State, 'over'> | undefined => {
    const left = wounds - prevented;
    if (left <= 0) return undefined;
    const sources = prevented < most ? shieldsOf(state, seat) : [];
    const gifts = giftsOf(state, seat).filter(gift => savesHp(state, seat, gift, left));
    if (sources.length + gifts.length === 0) return undefined;
    return {
      prompt: 'battle.prevent',
      rule: 'KIL-15.7',
      with: { card: named(fightOf(state).adversary), n: left, hp: hero(state, seat).hp },
      pass: { text: 'battle.prevent.pass', with: { n: left } },
      window: { id: 'prevent', matters: true },
      reactions: [...byUse(sources, shield), ...byGift(seat, gifts)],
      ends: () => whetherOver(state),
    };
  });
  return prevented;
}

function* whetherOver(state: State): Rules<'over' | undefined> {
  return fightStands(state) ? undefined : 'over';
}

/**
 * KIL-11.1: Gifts between the dice and the loss: a shield made ready or paid for; against death also HP, what another hero could hand over, and
 * the adversary's end.
 */
function savesHp(state: Board, seat: Seat, gift: Gift, wounds: number): boolean {
  if (leadsTo(state, seat, gift, ({ timing }) => timing === 'skirmishDamage')) return true;
  if (wounds < hero(state, seat).hp) return false;
  const saves = (ability: Ability): boolean =>
    ability.timing === 'skirmishDamage' || (ability.timing === 'gift' && opIn(ability, 'heal') !== undefined);
  if (gift.kind === 'overcome') return gift.key === OVERCOME.make(state.fight?.adversary ?? '');
  return heals(state, seat, gift) || defeats(gift) || couldHandOver(state, gift, saves);
}

const shieldsOf = (state: Board, seat: Seat): Source[] =>
  sourcesAt(hero(state, seat), 'skirmishDamage').filter(source => isUsable(state, seat, source));
