// The operations that abilities are made of, each for one hero. Those that live inside a test or a Skirmish (dice,
// rerolls, prevention, bans) are read there and do nothing by themselves.

import type { Rules, Seat, Table } from '@veillee/kernel';
import { cardById } from '../../content/cards.ts';
import { type Ability, type Op, REWARD_TYPES, type RewardType } from '../../content/vocabulary.ts';
import { discover } from '../actions/discover.ts';
import { becomeHidden } from '../actions/hide.ts';
import { trade } from '../actions/trade.ts';
import { ancientOf, fullHealth } from '../battle/ancients.ts';
import { loseHp } from '../battle/defeat.ts';
import { fightOf, healAdversary, hurtAdversary } from '../battle/fight.ts';
import { banish } from '../battle/overcome.ts';
import { gainAsset } from '../cards/assets.ts';
import {
  discoverable,
  drawLoot,
  drawRumour,
  exhaust,
  gainAp,
  gainGold,
  heal,
  loseAp,
  ready,
  readyable,
} from '../cards/holdings.ts';
import { deckOption } from '../cards/options.ts';
import { drawReward, named, who } from '../cards/piles.ts';
import { DECK, HERO } from '../places.ts';
import { canBeAffected, hero, type State } from '../state.ts';
import { rolled } from '../tests/roll.ts';
import { cardOptions, chooseCard, discardRumours } from './costs.ts';
import type { AbilityContext } from './later.ts';
import {
  moveDiagonally,
  moveTo,
  peek,
  placeEncounters,
  placeFirst,
  placeObstacles,
  removeObstacles,
} from './ops-map.ts';

type Context = Required<AbilityContext>;

/** Carries out one operation. KIL-15.5: as far as possible, the rest is ignored. */
export function* runOp(t: Table<State>, op: Op, ability: Ability, context: Context): Rules {
  const { seat, source, region } = context;
  switch (op.op) {
    // the map: whoever is defeated, the card acts
    case 'placeObstacle':
      return placeObstacles(t, region, op.n, op.where);
    case 'placeEncounter':
      return placeEncounters(t, region);
    case 'placeFirst':
      return placeFirst(t, region, op.deck, op.type);
    // the adversary
    case 'damageAdversary':
      return hurtAdversary(t, op.n);
    case 'healAdversary': {
      const fight = fightOf(t.state);
      const most = fight.assault
        ? fullHealth(t.state, ancientOf(t.state, fight.adversary))
        : (cardById(fight.adversary).fight?.health ?? 0);
      return healAdversary(t, op.n, most);
    }
    default:
      if (canBeAffected(hero(t.state, seat))) yield* runOnHero(t, op, ability, { seat, source, region });
  }
}

function* runOnHero(t: Table<State>, op: Op, ability: Ability, context: Context): Rules {
  const { seat, source } = context;
  const own = hero(t.state, seat);
  switch (op.op) {
    case 'heal':
      heal(t, seat, op.n);
      return;
    case 'loseHp':
      return yield* loseHp(t, seat, op.n, named(source), 'KIL-9.30');
    case 'gainAp':
      return gainAp(t, seat, op.n, op.only);
    case 'loseAp': {
      const n = loseAp(t, seat, op.n);
      if (n > 0) t.tell('log.ap.lost', { player: who(seat), n }, { rule: 'KIL-15.5' });
      return;
    }
    case 'gainGold':
      return gainGold(t, seat, op.n, 'KIL-15.6');
    case 'loseGold':
      return loseGold(t, seat, op.n);
    case 'gainFate':
      own.fate += op.n;
      t.tell('log.fate.gained', { player: who(seat), n: op.n }, { rule: 'KIL-5.26' });
      return;
    case 'loot':
      for (let i = 0; i < op.n; i++) yield* drawLoot(t, seat);
      return;
    case 'drawReward':
      return yield* gainReward(t, seat, op.type, op.to);
    case 'discardRumour':
      return yield* discardRumours(t, seat, op.n, 'KIL-15.5');
    case 'exhaustAsset':
      return yield* exhaustAssets(t, seat, op.n);
    case 'ready':
      return yield* readyCards(t, seat, op.n, op.what);
    case 'hide':
      return becomeHidden(t, seat);
    case 'moveTo':
      return yield* moveTo(t, seat, op.to);
    case 'moveDiagonal':
      return yield* moveDiagonally(t, seat);
    case 'discoverAnywhere':
      return yield* discoverAnywhere(t, seat);
    case 'trade':
      return yield* trade(t, seat, op.options);
    case 'peek':
      return yield* peek(t, seat, op.deck, op.n);
    case 'removeObstacle':
      return removeObstacles(t, seat, op.n);
    case 'autoDefeat':
      return yield* banish(t, seat, op.keyword);
    case 'rollEach': {
      const roll = t.roll(6, 'dice');
      const die = rolled({ by: 'adversary', seat, against: source, rolls: [roll], faces: [op.face] });
      t.tell('log.rollEach', { player: who(seat), roll, card: named(source) }, { rule: 'KIL-15.4', ...die });
      if (roll === op.face) yield* runOps(t, op.ops, ability, context);
      return;
    }
    case 'addDice':
      if (!ability.untilDawn || op.attribute !== 'combat') return unreachable(op, source);
      own.untilDawn.combat += op.n; // KIL-19.9
      return;
    case 'forbidAction':
      if (!ability.untilDawn || op.action !== 'confront') return unreachable(op, source);
      own.untilDawn.noConfront = true;
      return;
    default:
      return unreachable(op, source);
  }
}

/** Dice, successes, prevention and bans stand where tests and fights read them. */
function unreachable(op: Op, source: string): never {
  throw new Error(`${source}: ${op.op} is read by a test or a fight and never carried out by itself`);
}

function loseGold(t: Table<State>, seat: Seat, n: number): void {
  const own = hero(t.state, seat);
  const lost = Math.min(n, own.gold);
  if (lost === 0) return;
  own.gold -= lost;
  t.tell(
    'log.gold.lost',
    { player: who(seat), n: lost },
    { rule: 'KIL-15.5', moves: [{ what: 'gold', from: HERO.make(seat), to: 'supply' }] },
  );
}

/** KIL-14.13: a Reward into the hand, or straight into play where the card says so (KIL-8.13). */
function* gainReward(t: Table<State>, seat: Seat, type: RewardType | 'any', to: 'hand' | 'play'): Rules {
  const deck = type === 'any' ? yield* chooseDeck(t, seat) : type;
  if (to === 'hand') return yield* drawRumour(t, seat, deck, 'KIL-14.13');
  const card = drawReward(t, deck);
  if (card !== undefined) yield* gainAsset(t, seat, card, DECK.make(deck));
  else t.tell('log.reward.none', { player: who(seat) }, { rule: 'KIL-14.6' });
}

function* chooseDeck(t: Table<State>, seat: Seat): Rules<RewardType> {
  return yield* t.choose(seat, 'ability.deck', REWARD_TYPES, deckOption, { rule: 'KIL-14.13' });
}

/** So many ready Assets of the hero's choice. */
function* exhaustAssets(t: Table<State>, seat: Seat, n: number): Rules {
  const own = hero(t.state, seat);
  for (let i = 0; i < n; i++) {
    const fresh = own.assets.filter(card => !own.exhausted.includes(card));
    if (fresh.length === 0) return;
    const card = yield* chooseCard(t, seat, 'ability.exhaust', fresh, 'KIL-15.5');
    exhaust(t, seat, card);
    t.tell('log.exhausted', { player: who(seat), card: named(card) }, { rule: 'KIL-15.15' });
  }
}

/** KIL-15.19, A-50: Assets and Talents, never Race or Class. */
function* readyCards(t: Table<State>, seat: Seat, n: number, what: 'any' | 'spell'): Rules {
  for (let i = 0; i < n; i++) {
    const cards = readyable(hero(t.state, seat), what);
    if (cards.length === 0) return;
    const card = yield* t.choose(seat, 'ability.ready', cardOptions(cards), { rule: 'KIL-15.19' });
    ready(t, seat, card);
    t.tell('log.readied', { player: who(seat), card: named(card) }, { rule: 'KIL-15.19' });
  }
}

/** KIL-19.11. */
function* discoverAnywhere(t: Table<State>, seat: Seat): Rules {
  const cards = discoverable(t.state, seat, true);
  if (cards.length > 0) yield* discover(t, seat, yield* chooseCard(t, seat, 'ability.discover', cards, 'KIL-19.11'));
}

export function* runOps(
  t: Table<State>,
  ops: readonly Op[],
  ability: Ability,
  context: Required<AbilityContext>,
): Rules {
  for (const op of ops) yield* runOp(t, op, ability, context);
}
