// One attack, from its declaration to its end, in the order in which the book tells it (DES-21.1): each step by itself, each number in
// the log.

import { copy, type Text } from '@veillee/kernel';
import type { Dice } from '../../content/vocabulary.ts';
import { type AttackChoice, type CardAnswer, calls } from '../calls.ts';
import { worksAt } from '../effects/apply.ts';
import { offerUses } from '../effects/offers.ts';
import { rankIn } from '../effects/stats.ts';
import { abilityKey, figureKey } from '../keys.ts';
import { nameOf } from '../names.ts';
import {
  type FigureId,
  type Flow,
  figureAt,
  figureOf,
  type Hero,
  inForce,
  isHero,
  isHeroId,
  type Monster,
  maybeFigure,
  type Stand,
  type State,
  standsOn,
  type T,
} from '../state.ts';
import { maybeSwallow } from '../stomach.ts';
import { endOrder } from '../wounds.ts';
import { affectedBy, attackSide, defendersIn, fearOf, heroesIn, idsOf } from './affected.ts';
import type { Attacking } from './attacking.ts';
import { blowOn, strike } from './hit.ts';
import { knockBack } from './knockback.ts';
import { meansTold } from './means.ts';
import { joined } from './odds.ts';
import { opened } from './open.ts';
import { reasonOf } from './reasons.ts';
import { rerolls, rollPool } from './roll.ts';
import { account, boughtOf, standing } from './sheet.ts';
import { canAim } from './sight.ts';
import { spend } from './spend.ts';
import { bonusTold, totalTold, verdictOn } from './told.ts';

export function* attack(t: T, who: FigureId, how: AttackChoice): Flow {
  const { state } = t;
  // A state shares nothing: neither with content nor with itself.
  state.attacks.push(copy(opened(state, who, how)));
  const current = state.attacks.at(-1) as Attacking;
  yield* workOut(t, current, how);
  state.attacks.splice(state.attacks.indexOf(current), 1);
  yield* calls(t).look(t); // Whoever fell may have barred somebody's view: what follows is aimed at what is seen now (DES-26.1).
  yield* afterwards(t, current);
}

function* workOut(t: T, attack: Attacking, how: AttackChoice): Flow {
  const { state } = t;
  const from = figureOf(state, attack.by).at;
  const more = yield* declare(t, attack);
  if (!isStillOn(t, attack, from)) return;
  if (!isHeroId(attack.by)) renew(state, attack, how);
  attack.pool = joined(attack.pool, more); // DES-19.8
  yield* rollPool(t, attack);
  yield* rerolls(t, attack);
  if (standing(attack).misses) return fails(t, attack, 'miss', 'DES-21.7');
  yield* spend(t, attack);
  const { reaches, left } = standing(attack);
  if (!reaches) return fails(t, attack, 'short', 'DES-21.9');
  const affected = affectedBy(state, attack);
  // Nobody there: of a Blast that reaches nobody, nothing remains (DES-21.33, DES-76.8).
  if (affected.length === 0) return fails(t, attack, 'nobody', attack.form === 'blast' ? 'DES-76.8' : 'DES-21.33');
  attack.step = 'fear';
  const fear = fearOf(state, attack, affected);
  if (fear > left) return fails(t, attack, 'fear', 'DES-88.1');
  if (fear > 0) t.tell('log.attack.fear', { figure: nameOf(state, attack.by), n: fear }, { rule: 'DES-88.1' });
  attack.step = 'damage';
  tellTotal(t, attack);
  yield* hits(t, attack, affected, left - fear);
}

// ---- the declaration ----

/** Says which dice a card of the overlord's gives besides. */
function* declare(t: T, attack: Attacking): Flow<Dice> {
  const { state } = t;
  const attacker = figureOf(state, attack.by);
  const target = figureAt(state, attack.space);
  const weapon = isHero(attacker) ? attack.name : meansTold(state, attacker);
  const words = { figure: nameOf(state, attack.by), weapon, form: attack.form };
  t.tell(
    target ? 'log.attack.on' : 'log.attack.space',
    { ...words, ...(target && { target: nameOf(state, target.id) }) },
    {
      rule: 'DES-21.2',
      scene: { of: 'attack', part: 'declare' },
      weight: 1,
    },
  );
  yield* leaveOut(t, attack, attacker);
  const { dice: black = 0 } = yield* aim(t, attack, attacker, target);
  if (isHero(attacker) && !reasonOf(attack).isForced)
    yield* offerUses(t, 'attack:declare', { hero: attacker, attack, target });
  if (target) yield* hide(t, attack, target);
  const defenders = heroesIn(defendersIn(attack, affectedBy(state, attack)));
  for (const hero of defenders) yield* offerUses(t, 'any-time', { hero });
  // Of a card that charms they have decided as it was announced (DES-13.5).
  if (attackSide(attack) === 'overlord' && !reasonOf(attack).isForced)
    yield* calls(t).offerGuard(t, { at: 'attack', figure: attack.by, asked: idsOf(defenders) }); // DES-8.22
  return { black };
}

/** DES-60.3: where the table plays so, the overlord may do without some of a monster's abilities. */
function* leaveOut(t: T, attack: Attacking, attacker: Hero | Monster): Flow {
  if (isHero(attacker) || !inForce(t.state, 'partial-abilities') || attack.abilities.length === 0) return;
  const options = attack.abilities.map(({ ability }) => ({
    key: abilityKey.make(ability),
    text: 'attack.without.ability',
    with: { ability: { text: `ability.${ability}` } },
  }));
  const picks = yield* t.chooseMany(
    attack.seat,
    'attack.without',
    options,
    { min: 1, max: options.length },
    {
      rule: 'DES-60.3',
      with: { figure: nameOf(t.state, attack.by) },
      pass: { text: 'attack.without.none' },
    },
  );
  attack.abilities = attack.abilities.filter(({ ability }) => !picks.includes(abilityKey.make(ability)));
  attack.sorcery = rankIn(attack.abilities, 'sorcery');
}

/** DES-8.5, DES-21.4: an order of the hero's, or a card of the overlord's, before the dice are rolled; says what cards made of it. */
function* aim(t: T, attack: Attacking, attacker: Hero | Monster, target: Hero | Monster | undefined): Flow<CardAnswer> {
  const { state } = t;
  let answer: CardAnswer = {};
  if (isHero(attacker) && !reasonOf(attack).isForced) {
    if (attacker.order !== 'aim') return answer;
    const options = [{ key: 'aim', text: 'attack.aim', rule: 'DES-8.5' }];
    const key: string | undefined = yield* t.choose(attacker.seat, 'attack.aiming', options, {
      rule: 'DES-8.5',
      with: { figure: nameOf(state, attack.by) },
      pass: { text: 'attack.aim.not' },
    });
    if (key === undefined) return answer;
    endOrder(attacker, 'use');
  } else {
    const other = target && { other: target.id };
    answer = yield* calls(t).offerOverlord(t, { when: 'attack:declare', figure: attack.by, ...other });
    if (!answer.aimed) return answer;
  }
  attack.aimed = true;
  t.tell('log.attack.aimed', { figure: nameOf(state, attack.by) }, { rule: 'DES-8.5' });
  return answer;
}

/** A card of the overlord's hides the monster that a hero attacks, for this attack. */
function* hide(t: T, attack: Attacking, target: Hero | Monster): Flow {
  if (isHero(target) || !isHeroId(attack.by) || reasonOf(attack).isForced || reasonOf(attack).isInside) return;
  const { hidden } = yield* calls(t).offerOverlord(t, {
    when: 'attacked:declare',
    figure: target.id,
    other: attack.by,
  });
  if (hidden) attack.hidden = target.id;
}

/** An interruption may have killed whoever attacks, or brought either out of reach (DES-8.15, DRF-2.15f, R88). */
function isStillOn(t: T, attack: Attacking, from: Stand | undefined): boolean {
  const { state } = t;
  const attacker = maybeFigure(state, attack.by);
  if (attacker && reasonOf(attack).isInside) return isHero(attacker) && attacker.inside !== undefined;
  if (!attacker || standsOn(attacker).length === 0) return false;
  attack.step = 'sight';
  if (canStill(state, attacker, attack, from)) return true;
  fails(t, attack, 'sight', 'DES-21.5');
  return false;
}

/** A template lies against whoever lays it: thrown away from it, they lay it no more. */
function canStill(state: State, attacker: Hero | Monster, attack: Attacking, from: Stand | undefined): boolean {
  if (attack.form === 'breath' || attack.form === 'bolt') return attacker.at === from;
  if (attack.form === 'around' || standsOn(attacker).includes(attack.space)) return true;
  return canAim(state, attacker, attack.kind, attack.space);
}

/** What was interrupted is looked at anew: who commands, how far it is (DES-8.15). */
function renew(state: State, attack: Attacking, how: AttackChoice): void {
  const { lines, pool, distance } = copy(opened(state, attack.by, how));
  Object.assign(attack, { lines, pool, distance });
}

function fails(t: T, attack: Attacking, why: 'miss' | 'short' | 'nobody' | 'fear' | 'sight', rule: string): void {
  const { range } = standing(attack);
  t.tell(
    `log.attack.fails.${why}`,
    { figure: nameOf(t.state, attack.by), range, distance: attack.distance ?? 0 },
    {
      rule,
      detail: verdictOn(t.state, attackSide(attack) === 'heroes' ? 'overlord' : 'heroes'),
      scene: { of: 'attack', part: 'verdict', won: false },
    },
  );
}

/** What it comes to, line by line (DES-21.31). */
function tellTotal(t: T, attack: Attacking): void {
  const { range, damage, pierce, blast } = standing(attack);
  const lines = account(attack).map(
    ({ source, bonus }): Text => ({ text: 'line.bonus', with: { source, shown: bonusTold(bonus, attack) } }),
  );
  t.tell(
    'log.attack.total',
    { figure: nameOf(t.state, attack.by), shown: totalTold({ range, damage, pierce, blast }, attack) },
    { rule: 'DES-21.31', lines },
  );
}

// ---- those whom it affects ----

function* hits(t: T, attack: Attacking, affected: readonly (Hero | Monster)[], surges: number): Flow {
  const { state } = t;
  let hurtsHero = false;
  // One roll for all (DES-23.1): what it does to each is known before the first falls, who may take the attacker along.
  const blows = new Map(affected.map(one => [one.id, blowOn(state, attack, one)]));
  for (const id of yield* inOrder(t, attack, affected)) {
    const blow = blows.get(id);
    if (!blow) continue;
    const damage = yield* strike(t, attack, id, blow);
    if (damage === 0) continue;
    if (isHeroId(id)) hurtsHero = true;
    yield* maybeSwallow(t, attack, id);
    yield* knockBack(t, attack, id);
    if (maybeFigure(state, id)) yield* calls(t).happen(t, { what: 'attacked', figure: id, by: attack.by });
  }
  if (hurtsHero && !isHeroId(attack.by)) gainThreat(t, Math.floor(surges / SURGES_A_THREAT));
  if (attack.hits) loseThreat(t, attack);
}

/** DES-21.14: surges for a threat. */
const SURGES_A_THREAT = 2;

function gainThreat(t: T, n: number): void {
  if (n === 0) return;
  t.state.overlord.threat += n;
  t.tell('log.attack.threat', { n, threat: t.state.overlord.threat }, { rule: 'DES-21.14' });
}

function loseThreat(t: T, attack: Attacking): void {
  const { overlord } = t.state;
  const n = Math.min(overlord.threat, -boughtOf(attack, 'threat'));
  if (n <= 0) return;
  overlord.threat -= n;
  t.tell('log.attack.threatLost', { n, threat: overlord.threat }, { rule: 'DES-21.11' });
}

/** DES-23.9: whoever attacks says in which order those affected are struck. */
function* inOrder(t: T, attack: Attacking, affected: readonly (Hero | Monster)[]): Flow<readonly FigureId[]> {
  const ids = idsOf(affected);
  if (ids.length < 2) return ids;
  const options = ids.map(id => ({
    key: figureKey.make(id),
    text: 'attack.order.figure',
    with: { figure: nameOf(t.state, id) },
    on: [id],
  }));
  const picks = yield* t.chooseMany(
    attack.seat,
    'attack.order',
    options,
    { min: ids.length, max: ids.length, ordered: true },
    {
      rule: 'DES-23.9',
      pass: { text: 'attack.order.any' },
      window: { id: 'attack.order', matters: false },
    },
  );
  return picks.length === 0 ? ids : picks.map(key => figureKey.only(key) as FigureId);
}

// ---- afterwards ----

/** The attack is over: what a kill brings, and attacks that may follow (DES-7.14). */
function* afterwards(t: T, attack: Attacking): Flow {
  const { state } = t;
  const attacker = maybeFigure(state, attack.by);
  if (!attacker || !isHero(attacker) || reasonOf(attack).isForced) return;
  attack.step = 'kill';
  for (const id of attack.killed) {
    if (isHeroId(id) || attacker.at === undefined) continue;
    yield* worksAt(t, 'attack:kill', { hero: attacker, attack });
    yield* offerUses(t, 'attack:kill', { hero: attacker, attack });
  }
  attack.step = 'after';
  if (attacker.at !== undefined) yield* offerUses(t, 'attack:after', { hero: attacker, attack });
}
