// The novice of either side: does what is near at hand, and thinks no further than the deed.

import { bestPicks } from '@veillee/bots';
import type { Bot, Option } from '@veillee/kernel';
import { heroName } from '../rules/card-names.ts';
import * as keys from '../rules/keys.ts';
import { restockKey } from '../rules/legend/keys.ts';
import { activeHero, type Hero, type State, sheetOf } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { worthOfBlow } from './blows.ts';
import { bestKind, deedsOf, worthOfAction, worthOfArranging, worthOfBuying, worthOfSheet } from './heroes.ts';
import { worthOfLesson, worthOfMeans } from './higher.ts';
import { foretoldBy, type Mind, mindOf } from './mind.ts';
import { NOVICE_WEEK } from './novice-legend.ts';
import { deedsOfMonster, worthOfKeeping, worthOfPlay, worthOfSite } from './overlord.ts';
import { worthOfSpending } from './spending.ts';

type Worth = (option: Option) => number;

/** A use of something is as good as not unless it is plainly good: wishes, dice that are rolled again, cards that answer. */
const readily: Worth = () => 1;

/** Worth more than any action. */
const FIRST = 1000;

/** What is answered by its prompt. */
const JUDGED: { readonly [prompt: string]: (mind: Mind) => Worth } = {
  'setup.hero': () => option => worthOfSheet(keys.heroKey.only(option.key)),
  'setup.skill': () => () => 0,
  'setup.shop': mind => option => worthOfBuying(meant(mind), option.key),
  'equip.ask': mind => option => worthOfArranging(meant(mind), option.key),
  // Feats for the start of a turn come first.
  'turn.declare': mind => option =>
    keys.featKey.is(option.key)
      ? FIRST
      : restockKey.is(option.key)
        ? 0
        : worthOfAction(mind, keys.actionKey.only(option.key)),
  // A novice does what is near at hand, and intends nothing.
  'turn.intend': () => () => 0,
  'dungeon.means': () => option => worthOfMeans(option.key),
  'dungeon.treasures': mind => option => worthOfBuying(meant(mind), option.key),
  'dungeon.lessons': mind => option => worthOfLesson(meant(mind), bestKind(meant(mind)), option.key),
  'dungeon.flee': () => () => 0,
  'dungeon.place': worthOfSite,
  'turn.act': deedsOf,
  'turn.act.town': deedsOf,
  'turn.act.inside': worthOfCut,
  'attack.spend': ({ known }) => worthOfSpending(known),
  'attack.boost': () => () => 0,
  'attack.temper': () => () => 0,
  'attack.order': () => () => 0,
  'feats.order': () => () => 0,
  'guard.exchange': () => () => 0,
  'overlord.turn': worthOfPlay,
  'overlord.activation': deedsOfMonster,
  'overlord.spawn': worthOfSite,
  'overlord.reinforce': worthOfSite,
  // Whatever costs most is bought, and what costs least makes room for it.
  'overlord.treachery': () => option => {
    const [card] = keys.treacheryKey.read(option.key) ?? [];
    return card === undefined ? 0 : 1 - worthOfKeeping(card);
  },
  'overlord.aside': () => option => 10 + worthOfKeeping(keys.asideKey.only(option.key)),
  'overlord.discard': () => option => 10 - worthOfKeeping(keys.burnKey.only(option.key)),
  ...NOVICE_WEEK,
};

/** In a stomach nothing else is worth doing. */
function worthOfCut(mind: Mind): Worth {
  const strike = foretoldBy(mind, activeHero(mind.known).id, 'inside');
  return ({ key }) => (keys.attackKey.is(key) ? 1 + worthOfBlow(mind.known, 'heroes', strike.byKey(key)) : 0);
}

/** Whom the question is about: a seat may run several heroes. */
function meant({ view, turn: { decision, seat } }: Mind): Hero {
  const own = view.heroes.filter(hero => hero.seat === seat);
  const name = JSON.stringify(decision.with?.hero);
  const hero = own.find(one => JSON.stringify(heroName(sheetOf(one))) === name) ?? own[0];
  if (!hero) throw new Error(`seat ${seat} has no hero`);
  return hero;
}

export const novice: Bot<State, View> = {
  id: 'novice',
  decide(turn) {
    const judge = JUDGED[turn.decision.prompt];
    return bestPicks(turn.decision, judge ? judge(mindOf(turn)) : readily);
  },
};
