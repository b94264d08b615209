// The dice are rolled, and rolled again where Aim, Dodge or an ability says so (DES-8.5 to DES-8.13, DES-19.10).

import type { Option, Seat } from '@veillee/kernel';
import type { Space } from '@veillee/pieces/geometry';
import { potionRow } from '../../content/items.ts';
import { BASH } from '../../content/turns.ts';
import type { Dice, Die } from '../../content/vocabulary.ts';
import { calls } from '../calls.ts';
import { hasOp, heldAt, opsIn } from '../effects/held.ts';
import { endPotion } from '../effects/potions.ts';
import { isHindered, rankIn, statsOf } from '../effects/stats.ts';
import { payFor, whyNotUse } from '../effects/terms.ts';
import { dieKey, morphKey, placeKey } from '../keys.ts';
import { hasOrder } from '../legend/dungeon/avatar-orders.ts';
import { isEmpowered } from '../legend/dungeon/level.ts';
import { boughtFor } from '../legend/outdoors/bought.ts';
import { buyPower } from '../legend/outdoors/threat.ts';
import { nameOf } from '../names.ts';
import {
  type Flow,
  figureAt,
  figureOf,
  foesOf,
  type Hero,
  isHero,
  type Known,
  type Monster,
  type State,
  sideOf,
  standsOn,
  type T,
} from '../state.ts';
import { affectedBy, defendersIn, heroesIn, hidesFrom } from './affected.ts';
import type { Attacking } from './attacking.ts';
import { diceIn, losable, plainDie, powerFace, type Rolled, roomForPower, SIDES, without } from './dice.ts';
import { morphed, morphs } from './morph.ts';
import { joined } from './odds.ts';
import { morphsOf } from './outlook.ts';
import { isOwn, reasonOf } from './reasons.ts';
import { canAim, distanceTo } from './sight.ts';
import { canThrough, strikerOf } from './through-friends.ts';
import { diceTold } from './told.ts';

export const thrown = (t: T, die: Die): Rolled => ({ die, face: t.roll(SIDES, 'dice') - 1 });

/** A dazed figure does without as many dice as it has tokens, of its owner's choice; the loss is worked out once (R19). */
function* loseToDaze(t: T, attack: Attacking, attacker: Hero | Monster): Flow {
  if (reasonOf(attack).isFamiliars) return;
  for (let left = attacker.tokens.daze ?? 0; left > 0; left--) {
    const dice = losable(attack.pool);
    if (dice.length === 0) return;
    const optionOf = (die: Die) => ({
      key: dieKey.make(die, 0),
      text: 'attack.daze',
      with: { die: { text: `die.${die}` } },
    });
    const how = { with: { figure: nameOf(t.state, attack.by) } };
    attack.pool = without(attack.pool, yield* t.choose(attack.seat, 'attack.dazed', dice, optionOf, how));
  }
}

/** What an attack could be morphed to. */
export function poolsOf(state: Known, attack: Attacking, attacker: Hero | Monster) {
  const n = isHero(attacker) ? 0 : (statsOf(state, attacker).morph ?? 0);
  return morphs(attack.kind, n).map(dice => ({
    key: morphKey.make(diceIn(dice).join()),
    dice,
    pool: morphed(attack.pool, attack.kind, n, dice),
  }));
}

/** DES-98.1: the overlord chooses the dice that it has for this attack, before anybody answers it (DRF-2.8a). */
export function* morph(t: T, attack: Attacking, attacker: Hero | Monster): Flow {
  const { state } = t;
  const pools = poolsOf(state, attack, attacker);
  if (pools.length === 0) return;
  const optionOf = ({ key, dice }: (typeof pools)[number]) => ({
    key,
    text: 'attack.morph.dice',
    with: { dice: diceIn(dice).map(die => ({ text: `die.${die}` })) },
  });
  const { pool, dice } = yield* t.choose(attack.seat, 'attack.morph', pools, optionOf, {
    rule: 'DES-98.1',
    with: { figure: nameOf(state, attack.by) },
    outlook: () => morphsOf(state, attack, pools),
  });
  Object.assign(attack, { pool, morph: dice });
}

/** DES-71.1, DES-71.4: as many power dice as whoever attacks dares, or none; with any there is a surge to buy (DES-71.3). */
function* bash(t: T, attack: Attacking): Flow {
  const room = roomForPower(diceIn(attack.pool));
  if (rankIn(attack.abilities, 'bash') === 0 || room <= 0) return;
  const n = yield* t.chooseNumber(
    attack.seat,
    'attack.bash',
    { min: 0, max: room },
    { rule: 'DES-71.1', with: { figure: nameOf(t.state, attack.by) } },
  );
  attack.pool = joined(attack.pool, { bash: n });
}

/** What so many dice of Bash make of an attack. */
export function bashed(attack: Attacking, n: number): Pick<Attacking, 'pool' | 'purchases'> {
  const pool = joined(attack.pool, { bash: n });
  return { pool, purchases: withBash(attack, pool) };
}

/** DES-71.3, DES-71.4: what surges can buy with these dice. */
const withBash = ({ purchases }: Attacking, { bash = 0 }: Dice): Attacking['purchases'] =>
  bash > 0 ? [...purchases, { ...BASH, source: { text: 'ability.bash' } }] : purchases;

export function* rollPool(t: T, attack: Attacking): Flow {
  const { state } = t;
  const attacker = figureOf(state, attack.by);
  attack.step = 'pool';
  yield* bash(t, attack);
  yield* loseToDaze(t, attack, attacker);
  if (state.outdoors || (!isHero(attacker) && isEmpowered(state, attacker))) yield* buyPower(t, attack);
  attack.purchases = withBash(attack, attack.pool); // R166
  attack.step = 'roll';
  const hides = affectedBy(state, attack).some(one => hidesFrom(state, one, attack));
  const dice: Die[] = [...diceIn(attack.pool), ...(hides || attack.clumsy ? (['stealth'] as const) : [])];
  attack.dice = dice.map(die => thrown(t, die));
  if (state.outdoors && !isHero(attacker)) ignoreBlanks(state, attack, attacker);
  tellRoll(t, attack, 'log.attack.roll', 'DES-21.6', attack.dice);
  if (!isHero(attacker) || reasonOf(attack).isFamiliars) return;
  if (attacker.active && potionRow(attacker.active).endsWith === 'attack') endPotion(t, attacker); // DES-29.7
}

/** LEG-6.41: as many blanks of Bash do not count as were paid for. */
function ignoreBlanks(state: State, attack: Attacking, attacker: Monster): void {
  for (const _ of boughtFor(state, attacker, 'ignore-blank')) {
    const n = attack.dice.findIndex(one => one.die === 'bash' && powerFace(one.face) === 'blank');
    if (n >= 0) attack.dice.splice(n, 1);
  }
}

function tellRoll(t: T, attack: Attacking, text: string, rule: string, dice: readonly Rolled[]): void {
  const figure = nameOf(t.state, attack.by);
  t.tell(
    text,
    { figure, shown: diceTold(attack.dice, attack), n: dice.length },
    {
      rule,
      detail: dice,
      scene: { of: 'attack', part: 'roll' },
    },
  );
}

// ---- rolled again ----

/** Somebody chooses dice, and they are rolled again; whether any were. */
function* rollAgain(t: T, attack: Attacking, seat: Seat, how: Rerolling): Flow<boolean> {
  const { most = attack.dice.length, of, prompt, rule, figure } = how;
  const options = attack.dice.flatMap((rolled, n): Option[] => {
    if (of && !of.includes(plainDie(rolled.die))) return [];
    return [
      {
        key: dieKey.make(rolled.die, n),
        text: 'attack.die',
        with: { die: { text: `die.${rolled.die}` }, shown: diceTold([rolled], attack) },
      },
    ];
  });
  if (options.length === 0) return false;
  const picks = yield* t.chooseMany(
    seat,
    prompt,
    options,
    { min: 1, max: Math.min(most, options.length) },
    {
      rule,
      with: { figure: nameOf(t.state, figure), shown: diceTold(attack.dice, attack) },
      pass: { text: 'attack.keep' },
    },
  );
  if (picks.length === 0) return false;
  const again = new Set(picks.map(key => dieKey.read(key)?.[1]));
  attack.rerolled = true;
  attack.dice = attack.dice.map((rolled, n) => (again.has(n) ? thrown(t, rolled.die) : rolled));
  tellRoll(
    t,
    attack,
    'log.attack.reroll',
    rule,
    attack.dice.filter((_, n) => again.has(n)),
  );
  return true;
}

interface Rerolling {
  readonly prompt: string;
  readonly rule: string;
  readonly figure: Attacking['by'];
  readonly most?: number;
  readonly of?: readonly Die[];
}

/**
 * An attack is dodged, by an order or a card: whoever dodges chooses dice. If it was aimed, both are ignored (DES-8.11). Whether
 * Dodge was used.
 */
export function* dodge(t: T, attack: Attacking, seat: Seat, figure: Attacking['by']): Flow<boolean> {
  if (attack.aimed) {
    attack.dodged = true;
    t.tell('log.attack.cancelled', { figure: nameOf(t.state, figure) }, { rule: 'DES-8.11' });
    return true;
  }
  const used = yield* rollAgain(t, attack, seat, { prompt: 'attack.dodge', rule: 'DES-8.9', figure });
  if (used) attack.dodged = true;
  return used;
}

/** All that may be done about a roll: one reroll at most. */
export function* rerolls(t: T, attack: Attacking): Flow {
  const { state } = t;
  yield* changeTarget(t, attack);
  const affected = defendersIn(attack, affectedBy(state, attack));
  yield* dodges(t, attack, affected);
  if (attack.aimed && !attack.dodged && attack.dice.length > 0)
    yield* rollAgain(t, attack, attack.seat, { prompt: 'attack.aimed', rule: 'DES-8.6', figure: attack.by });
  const attacker = figureOf(state, attack.by);
  if (isHero(attacker) && !reasonOf(attack).isFamiliars) yield* ownReroll(t, attack, attacker, 'attack:roll');
  for (const hero of heroesIn(affected)) yield* ownReroll(t, attack, hero, 'attacked:roll');
  for (const hero of state.heroes) if (hero.at && heldAt(hero, 'any-roll').length > 0) yield* fortune(t, attack, hero);
}

/** R109: whoever has the dice of Fortuna has any attack rolled again, whatever has been done about it. */
function* fortune(t: T, attack: Attacking, hero: Hero): Flow {
  for (const held of heldAt(hero, 'any-roll')) {
    if (opsIn(held, 'rollAgain').length === 0 || whyNotUse(t.state, held, { hero, attack })) continue;
    const how = { prompt: 'attack.again', rule: 'DES-19.10', figure: hero.id };
    if (yield* rollAgain(t, attack, hero.seat, how)) yield* payFor(t, held, { hero, attack });
  }
}

/** Tetherys: the roll is made, and somebody else may be meant by it. */
function* changeTarget(t: T, attack: Attacking): Flow {
  const { state } = t;
  const attacker = figureOf(state, attack.by);
  if (!isHero(attacker) || attack.form !== 'plain' || !isOwn(attack) || reasonOf(attack).isInside) return;
  if (!heldAt(attacker, 'attack:roll').some(held => opsIn(held, 'changeTarget').length > 0)) return;
  const aims = (at: Space): boolean =>
    attack.from === undefined
      ? canAim(state, attacker, attack.kind, at, attack.abilities)
      : canThrough(state, attacker, attack.from, { ...attack, space: at });
  const spaces = foesOf(state)
    .flatMap(standsOn)
    .filter(at => at !== attack.space && aims(at));
  const optionOf = (at: Space) => ({
    key: placeKey.make(at),
    text: 'attack.other.figure',
    with: { figure: nameOf(state, figureAt(state, at)?.id ?? attack.by) },
    on: [at],
  });
  const at = yield* t.choose(attack.seat, 'attack.other', spaces, optionOf, {
    rule: 'DES-21.2',
    with: { figure: nameOf(state, attack.by), shown: diceTold(attack.dice, attack) },
    pass: { text: 'attack.other.not' },
  });
  if (at === undefined) return;
  attack.space = at;
  if (attack.distance !== undefined) attack.distance = distanceTo(state, strikerOf(state, attack), at);
}

/** DES-8.13, DES-8.30: those who can dodge are asked one after the other, from the attacker's left; the first who does it chooses. */
function* dodges(t: T, attack: Attacking, affected: readonly (Hero | Monster)[]): Flow {
  if (attack.form === 'webbed') return; // R270
  const { sides, overlord } = t.state;
  const after = (seat: Seat): number => (seat - attack.seat - 1 + sides.length) % sides.length;
  const heroes = heroesIn(affected)
    .filter(hero => hero.order === 'dodge' || hasOp(hero, 'orders'))
    .sort((one, other) => after(one.seat) - after(other.seat));
  const last = after(overlord.seat);
  const [before, behind] = [
    heroes.filter(({ seat }) => after(seat) < last),
    heroes.filter(({ seat }) => after(seat) > last),
  ];
  for (const hero of before) if (yield* dodge(t, attack, hero.seat, hero.id)) return;
  if (yield* monsterDodges(t, attack, affected)) return;
  for (const hero of behind) if (yield* dodge(t, attack, hero.seat, hero.id)) return;
}

/** DRF-2.13: by a card of the overlord's. */
function* monsterDodges(t: T, attack: Attacking, affected: readonly (Hero | Monster)[]): Flow<boolean> {
  const monster = affected.find(one => !isHero(one) && !isHindered(t.state, one, 'dodge'));
  if (!monster || sideOf(attack.by) !== 'heroes' || reasonOf(attack).isForced) return false;
  if (t.state.dungeon) {
    const dodger = affected.find((one): one is Monster => !isHero(one) && hasOrder(t.state, one, 'dodge'));
    if (dodger && (yield* dodge(t, attack, t.state.overlord.seat, dodger.id))) return true; // LEG-12.15
  }
  const { dodged } = yield* calls(t).offerOverlord(t, { when: 'attacked:roll', figure: monster.id, other: attack.by });
  return dodged === true && (yield* dodge(t, attack, t.state.overlord.seat, monster.id));
}

/** Trenloe's reroll of his own attacks, which is the overlord's while he is charmed (DRF-2.15a); Lyssa's of attacks on her. */
function* ownReroll(t: T, attack: Attacking, hero: Hero, when: 'attack:roll' | 'attacked:roll'): Flow {
  const seat = when === 'attack:roll' ? attack.seat : hero.seat;
  for (const held of heldAt(hero, when))
    for (const { n, of } of opsIn(held, 'reroll')) {
      if (whyNotUse(t.state, held, { hero, attack })) continue;
      const used = yield* rollAgain(t, attack, seat, {
        prompt: 'attack.again',
        rule: 'DES-19.10',
        figure: hero.id,
        most: n,
        of,
      });
      if (used) yield* payFor(t, held, { hero, attack });
    }
}
