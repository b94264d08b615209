// What the overlord answers to attacks, and how its dice are thrown again: a card is played where what it changes of the blow is worth more than
// what it may bring later.

import { bestOf, ranked } from '@veillee/bots';
import type { Option, Picks } from '@veillee/kernel';
import { overlordCardRow } from '../content/overlord.ts';
import type { CardOp, OpOf } from '../content/vocabulary.ts';
import type { Attacking } from '../rules/attack/attacking.ts';
import { diceIn, roomForPower } from '../rules/attack/dice.ts';
import { blowsOf, type Foretold, foretoldAgain } from '../rules/attack/foretell.ts';
import { joined } from '../rules/attack/odds.ts';
import { bashed, poolsOf } from '../rules/attack/roll.ts';
import { rowOf } from '../rules/hero/fitting.ts';
import * as keys from '../rules/keys.ts';
import { figureAt, figureOf, type Hero, isHero, type Known, type Monster } from '../rules/state.ts';
import { netOfEvent } from './adept-overlord-hoard.ts';
import { type Hunt, huntOf, stakeOfHero, stakeOfMonster, worthOfBlows } from './adept-overlord-hunt.ts';
import { priceOf } from './adept-overlord-purse.ts';
import { swallowCost } from './adept-overlord-quests.ts';
import { worthOfThing } from './adept-overlord-snares.ts';
import { foretoldBy, type Mind } from './mind.ts';
import { bestReroll, rerollOf } from './rerolls.ts';

/** The one that leaves most, if it leaves anything. */
function worthPlaying(known: Known, options: readonly Option[], gain: (ops: readonly CardOp[]) => number): Picks {
  const net = ({ key }: Option): number => {
    const id = keys.cardKey.only(key);
    return netOfEvent(known, id, gain(overlordCardRow(id).ops));
  };
  const [best] = ranked(options, net);
  return best && best.worth > 0 ? [best.thing.key] : [];
}

// ---- attacks of monsters ----

/** Aim turns a roll that fails into another: so much more of a blow. */
const AIMED = 0.3;

/** Before the dice an aim or more of them; once they lie, something of the hero's that breaks in place of wounds. */
export function aim(mind: Mind): Picks {
  const { known, turn } = mind;
  const attack = known.attacks.at(-1);
  const target = attack && figureAt(known, attack.space);
  if (!attack || !target || !isHero(target)) return [];
  const hunt = huntOf(mind);
  const { of } = foretoldBy(mind, attack.by, 'activation');
  const worth = worthOfBlows(hunt, attack.by, of({ target: attack.space, by: 'activation' }));
  return worthPlaying(known, turn.decision.options, ops =>
    ops.reduce((sum, op) => sum + gainOnAttack(hunt, attack, op, worth), 0),
  );
}

function gainOnAttack(hunt: Hunt, attack: Attacking, op: CardOp, worth: number): number {
  switch (op.op) {
    case 'aimed':
      return attack.aimed ? 0 : AIMED * worth;
    case 'moreDice': {
      const more = Math.min(op.n, roomForPower(diceIn(attack.pool)));
      const stronger = { ...attack, pool: joined(attack.pool, { black: more }) };
      const { known } = hunt;
      return (
        worthOfBlows(hunt, attack.by, blowsOf(known, stronger)) - worthOfBlows(hunt, attack.by, blowsOf(known, attack))
      );
    }
    case 'discardItem':
      return gainOfBreaking(hunt, attack, op);
    case 'pierce':
      return bestPierce(hunt, attack, op.n).gain;
    default:
      return 0;
  }
}

/** How much armour is best pierced: so much for the card, and a threat for each more. */
function bestPierce(hunt: Hunt, attack: Attacking, first: number): { readonly n: number; readonly gain: number } {
  const { known } = hunt;
  const price = priceOf(known);
  const now = worthOfBlows(hunt, attack.by, blowsOf(known, attack));
  let best = { n: 0, gain: 0 };
  for (let n = 0; n <= Math.min(MOST_PIERCE, known.overlord.threat); n++) {
    const lines = [...attack.lines, { source: attack.name, bonus: { pierce: first + n } }];
    const gain = worthOfBlows(hunt, attack.by, blowsOf(known, { ...attack, lines })) - now - price * n;
    if (gain > best.gain) best = { n, gain };
  }
  return best;
}
/** Hardly anybody wears more. */
const MOST_PIERCE = 5;

export function piercePicks(mind: Mind): Picks {
  const { known, turn } = mind;
  const attack = known.attacks.at(-1);
  const { min = 0, max = 0 } = turn.decision.range ?? {};
  const n = attack ? bestPierce(huntOf(mind), attack, 1).n : 0;
  return [String(Math.max(min, Math.min(max, n)))];
}

/** What breaks is worth more than the wounds that are spared for it. */
function gainOfBreaking(hunt: Hunt, attack: Attacking, { more }: OpOf<CardOp, 'discardItem'>): number {
  const { known } = hunt;
  const blows = foretoldAgain(known, attack, []);
  const struck = blows.flatMap(({ figure, wounds }) => known.heroes.filter(({ id }) => id === figure && wounds > 0));
  const [hero] = struck;
  if (!hero) return 0;
  const spared = worthOfBlows(
    hunt,
    attack.by,
    blows.filter(({ figure }) => figure === hero.id),
  );
  const things = hero.equipped.map(thing => {
    const { tier } = rowOf(thing);
    const extra = tier === 'shop' || tier === 'relic' || tier === 'dark-relic' ? 0 : (more[tier] ?? 0);
    return tier === 'relic' ? 0 : worthOfThing(hero, thing) - extra * priceOf(known);
  });
  return Math.max(0, ...things) - spared;
}

// ---- attacks of heroes ----

/** What a blow of a hero's costs the overlord. */
const lossOf =
  (known: Known) =>
  (blows: readonly Foretold[]): number =>
    blows.reduce((sum, { figure, kill, wounds }) => {
      const struck = figureOf(known, figure);
      if (isHero(struck)) return sum;
      return (
        sum + stakeOfMonster(struck) * (kill + 0.6 * Math.min(1, wounds / Math.max(1, struck.wounds)) * (1 - kill))
      );
    }, 0);

/** Before the dice somebody hides; once they lie, they are thrown again. */
export function dodge(mind: Mind): Picks {
  const { known, turn } = mind;
  const attack = known.attacks.at(-1);
  if (!attack) return [];
  const loss = lossOf(known);
  const lies = attack.dice.length > 0;
  const now = loss(lies ? foretoldAgain(known, attack, []) : blowsOf(known, attack));
  return worthPlaying(known, turn.decision.options, ops =>
    ops.reduce((sum, op) => {
      if (op.op === 'powerless') {
        const { black: _, silver: _silver, gold: _gold, ...pool } = attack.pool;
        return sum + now - loss(blowsOf(known, { ...attack, pool }));
      }
      if (op.op === 'hidden') return sum + now - loss(blowsOf(known, hiddenFrom(known, attack)));
      // An aimed attack is not aimed any more, and stays as it lies.
      if (op.op !== 'dodged' || attack.aimed || !lies) return sum;
      return sum + rerollOf(known, attack, blows => -loss(blows)).gain;
    }, 0),
  );
}

const hiddenFrom = (known: Known, attack: Attacking): Attacking => {
  const target = figureAt(known, attack.space);
  return { ...attack, hidden: [...(attack.hidden ?? []), ...(target ? [target.id] : [])] };
};

// ---- dice ----

export function dodgedDice(mind: Mind): Picks {
  const { known, turn } = mind;
  const attack = known.attacks.at(-1);
  if (!attack) return [];
  const loss = lossOf(known);
  return bestReroll(known, attack, turn.decision, blows => -loss(blows)).picks;
}

export function aimedDice(mind: Mind): Picks {
  const { known, turn } = mind;
  const attack = known.attacks.at(-1);
  if (!attack) return [];
  const hunt = huntOf(mind);
  return bestReroll(known, attack, turn.decision, blows => worthOfBlows(hunt, attack.by, blows)).picks;
}

/** DES-98: the dice that promise most. */
export function morph(mind: Mind): Picks {
  const { known, turn } = mind;
  const attack = known.attacks.at(-1);
  const pools = attack ? poolsOf(known, attack, figureOf(known, attack.by)) : [];
  const hunt = huntOf(mind);
  const best = bestOf(pools, ({ pool }) =>
    attack ? worthOfBlows(hunt, attack.by, blowsOf(known, { ...attack, pool })) : 0,
  );
  return [best?.key ?? turn.decision.options[0]?.key ?? ''];
}

/** DES-71: as many dice as promise most. */
export function bash(mind: Mind): Picks {
  const { known, turn } = mind;
  const attack = known.attacks.at(-1);
  const { max = 0 } = turn.decision.range ?? {};
  if (!attack) return ['0'];
  const hunt = huntOf(mind);
  const most = bestOf(
    Array.from({ length: max + 1 }, (_, n) => n),
    n => worthOfBlows(hunt, attack.by, blowsOf(known, { ...attack, ...bashed(attack, n) })),
  );
  return [String(most ?? 0)];
}

// ---- swallowed ----

/** A die for each wound with every turn: hardly anybody comes out alive, unless what has swallowed them dies. */
const DIGESTED = 0.8;
/** Wounds that somebody cuts from within, and those who stand around. */
const CUT = 9;

/** Whoever is worth most is worth the most inside; not those who would cut their way out, nor whom the quest would thank for it. */
export function swallow(mind: Mind): Picks {
  const { known, turn } = mind;
  const [option] = turn.decision.options;
  const attack = known.attacks.at(-1);
  const hero = known.heroes.find(({ id }) => option?.on?.includes(id));
  const monster = known.monsters.find(({ id }) => id === attack?.by);
  if (!option || !hero || !monster) return [];
  const gain = DIGESTED * stakeOfHero(known, hero) - swallowCost(known, monster);
  return gain > stakeOfMonster(monster) * freed(hero, monster) ? [option.key] : [];
}

/** How likely the monster dies before it is done with them. */
const freed = (hero: Hero, monster: Monster): number =>
  Math.min(1, CUT / Math.max(1, monster.wounds)) * Math.min(1, hero.wounds / WHOLE);
const WHOLE = 8;
