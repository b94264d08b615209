// One attack, from its declaration to its end, in the order in which the book tells it (DES-21.1): each step by itself, each number in
// the log.

import { copy, type Text } from '@veillee/kernel';
import { mapNow } from '../board.ts';
import { type AttackChoice, type CardAnswer, calls } from '../calls.ts';
import { worksAt } from '../effects/apply.ts';
import { tryFrost } from '../effects/frost.ts';
import { hasOp, heldAt, opsIn } from '../effects/held.ts';
import { offerUses } from '../effects/offers.ts';
import { recover } from '../effects/recover.ts';
import { rankIn } from '../effects/stats.ts';
import { conditionsHold } from '../effects/terms.ts';
import { putAway } from '../feats/hand.ts';
import { offerFeats } from '../feats/playing.ts';
import { abilityKey, figureKey } from '../keys.ts';
import { hasOrder, spendOrder } from '../legend/dungeon/avatar-orders.ts';
import { rouse } from '../legend/dungeon/bound.ts';
import { bansAim } from '../legend/dungeon/laws.ts';
import { isLeader } from '../legend/dungeon/level.ts';
import { useUp } from '../legend/outdoors/bought.ts';
import { riseAgain } from '../legend/outdoors/soaring.ts';
import { countKills } from '../legend/outdoors/strokes.ts';
import { nameOf } from '../names.ts';
import { breakOff } from '../quest/efforts.ts';
import {
  type FigureId,
  type Flow,
  figureAt,
  figureOf,
  type Hero,
  inForce,
  isHero,
  isHeroId,
  isThrall,
  type Monster,
  maybeFigure,
  type Stand,
  type State,
  sideOf,
  standsOn,
  type T,
} from '../state.ts';
import { maybeSwallow } from '../stomach.ts';
import { endOrder } from '../wounds.ts';
import { affectedBy, attackSide, defendersIn, fearOf, heroesIn, idsOf, isMissed } from './affected.ts';
import type { Attacking, Form } from './attacking.ts';
import { boost } from './boosting.ts';
import { powerlessPool } from './dice.ts';
import { stillTouches } from './familiar.ts';
import { type Blow, blowOn, strike } from './hit.ts';
import { knockBack } from './knockback.ts';
import { meansTold } from './means.ts';
import { morphed } from './morph.ts';
import { joined } from './odds.ts';
import { opened } from './open.ts';
import { isOwn, reasonOf } from './reasons.ts';
import { morph, rerolls, rollPool } from './roll.ts';
import { account, boughtOf, standing } from './sheet.ts';
import { canAim, distanceTo } from './sight.ts';
import { spend } from './spend.ts';
import { canThrough } from './through-friends.ts';
import { bonusTold, totalTold, verdictOn } from './told.ts';

export function* attack(t: T, who: FigureId, how: AttackChoice): Flow {
  const { state } = t;
  if (isHeroId(who) && !reasonOf({ why: how.by }).isFamiliars) breakOff(t, who, 'attack'); // DES-9.13
  // A state shares nothing: neither with content nor with itself.
  state.attacks.push(copy(opened(state, who, how)));
  const current = state.attacks.at(-1) as Attacking;
  const from = figureOf(state, who).at;
  const more = yield* declare(t, current);
  const isMade = isStillOn(t, current, from);
  if (isMade && !isHeroId(who)) renew(state, current, { ...how, target: current.space });
  current.lines.push(...(more.lines ?? []));
  const attacked = isMade ? idsOf(heroesIn(affectedBy(state, current))) : [];
  const targets = isMade && state.dungeon ? idsOf(affectedBy(state, current)) : [];
  if (isMade) yield* workOut(t, current, more.dice ?? 0);
  state.attacks.splice(state.attacks.indexOf(current), 1);
  if (state.dungeon) noteStirred(state, current, targets);
  if (state.outdoors && !isHeroId(current.by)) {
    useUp(state, { id: current.by }); // LEG-6.41
    countKills(t, current);
    riseAgain(t, current.by); // DES-89.4
  }
  yield* calls(t).look(t); // Whoever fell may have barred somebody's view: what follows is aimed at what is seen now (DES-26.1).
  yield* afterwards(t, current);
  yield* answers(t, current, attacked);
}

/** Whoever has attacked or been attacked stands still no more. */
function noteStirred(state: State, { by }: Attacking, targets: readonly FigureId[]): void {
  const { dungeon, monsters } = state;
  for (const { id } of monsters)
    if ((id === by || targets.includes(id)) && !dungeon?.stirred.includes(id)) dungeon?.stirred.push(id);
  if (monsters.some(one => isLeader(one) && targets.includes(one.id))) rouse(state, 'attacked');
}

function* workOut(t: T, attack: Attacking, more: number): Flow {
  const { state } = t;
  if (attack.powerless) attack.pool = powerlessPool(attack.pool);
  else if (state.legend) yield* boost(t, attack, more);
  else attack.pool = joined(attack.pool, { black: more }); // DES-19.8
  yield* rollPool(t, attack);
  yield* rerolls(t, attack);
  yield* ownFeats(t, attack, 'attack:roll');
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
  if (affected.some(one => !isHero(one) && !isMissed(state, one, attack))) yield* ownFeats(t, attack, 'attack:damage');
  tellTotal(t, attack);
  yield* hits(t, attack, affected, left - fear);
  const attacker = maybeFigure(state, attack.by);
  if (attacker && isHero(attacker))
    for (let n = boughtOf(attack, 'mend'); n > 0 && attacker.at; n--)
      yield* recover(t, attacker, { op: 'recover', wounds: 1, fatigue: 1, who: 'self-or-beside' });
}

// ---- the declaration ----

/** Says what cards of the overlord's give it besides. */
function* declare(t: T, attack: Attacking): Flow<CardAnswer> {
  const { state } = t;
  const attacker = figureOf(state, attack.by);
  if (!isHero(attacker)) {
    yield* morph(t, attack, attacker);
    if (!isThrall(attacker.id)) yield* taunted(t, attack, attacker);
  }
  const target = figureAt(state, attack.space);
  const weapon = isHero(attacker) ? attack.name : meansTold(state, attacker, attack.weapon);
  const words = { figure: nameOf(state, attack.by), weapon, form: attack.form };
  const atAll = attack.form === 'webbed';
  t.tell(
    atAll ? 'log.attack.webbed' : target ? 'log.attack.on' : 'log.attack.space',
    { ...words, ...(target && !atAll && { target: nameOf(state, target.id) }) },
    {
      rule: atAll ? 'LEG-7.19' : 'DES-21.2',
      scene: { of: 'attack', part: 'declare' },
      weight: 1,
    },
  );
  yield* leaveOut(t, attack, attacker);
  const answer = yield* aim(t, attack, attacker, target);
  if (isHero(attacker) && isOwn(attack)) yield* offerUses(t, 'attack:declare', { hero: attacker, attack, target });
  yield* ownFeats(t, attack, 'attack:declare');
  yield* hide(t, attack, target);
  const defenders = heroesIn(defendersIn(attack, affectedBy(state, attack)));
  for (const hero of defenders) yield* offerUses(t, 'any-time', { hero });
  yield* featsAgainst(t, attack, defenders);
  // Of a card that charms they have decided as it was announced (DES-13.5).
  if (attackSide(attack) === 'overlord' && !reasonOf(attack).isForced)
    yield* calls(t).offerGuard(t, { at: 'attack', figure: attack.by, asked: idsOf(defenders) }); // DES-8.22
  if (state.dungeon && isHero(attacker) && isOwn(attack)) yield* calls(t).offerGuard(t, { at: 'attack' }); // LEG-12.15
  return answer;
}

/** ICE-1.12: a feat for one's own attack, if it is one's own. */
function* ownFeats(t: T, attack: Attacking, when: 'attack:declare' | 'attack:roll' | 'attack:damage'): Flow {
  const attacker = maybeFigure(t.state, attack.by);
  if (!attacker || !isHero(attacker) || !isOwn(attack)) return;
  yield* offerFeats(t, when, [attacker], { attack, target: figureAt(t.state, attack.space) });
}

/** And feats of those whom a monster attacks, and of their friends, before the dice. */
function* featsAgainst(t: T, attack: Attacking, defenders: readonly Hero[]): Flow {
  const monster = t.state.monsters.find(({ id }) => id === attack.by);
  if (!monster || defenders.length === 0) return;
  yield* offerFeats(t, 'attacked:declare', defenders, { attack, target: monster });
  yield* offerFeats(t, 'hero-attacked', t.state.heroes, { attack });
}

/** DRF-2.8b: a hero near enough draws the attack upon themselves, if it can be made on them; a template stays as it is laid. */
function* taunted(t: T, attack: Attacking, attacker: Monster): Flow {
  const { state } = t;
  if (attack.form !== 'plain' && attack.form !== 'blast') return;
  for (const hero of state.heroes) {
    const within = heldAt(hero, 'enemy-attacks').flatMap(held => opsIn(held, 'tauntWithin'))[0]?.n;
    const { at } = hero;
    if (within === undefined || at === undefined || at === attack.space) continue;
    if (!standsOn(attacker).some(one => mapNow(state).bare.distance(one, at) <= within)) continue;
    if (!canAim(state, attacker, attack.kind, at, attack.abilities)) continue;
    const target = figureAt(state, attack.space);
    const key = yield* t.choose(hero.seat, 'attack.taunt', [{ key: 'taunt', text: 'attack.taunts', on: [hero.id] }], {
      rule: 'DRF-2.8b',
      with: {
        figure: nameOf(state, hero.id),
        monster: nameOf(state, attack.by),
        target: nameOf(state, target?.id ?? hero.id),
      },
      pass: { text: 'attack.taunt.not' },
      window: { id: 'effect', matters: true },
    });
    if (key === undefined) continue;
    attack.space = at;
    if (attack.distance !== undefined) attack.distance = distanceTo(state, attacker, at);
    t.tell(
      'log.attack.taunted',
      { figure: nameOf(state, hero.id), monster: nameOf(state, attack.by) },
      { rule: 'DRF-2.8b', weight: 1 },
    );
    return;
  }
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
  attack.prays = rankIn(attack.abilities, 'dark-prayer') > 0 || undefined;
}

/** DES-8.5, DES-21.4: an order of the hero's, or a card of the overlord's, before the dice are rolled; says what cards made of it. */
function* aim(t: T, attack: Attacking, attacker: Hero | Monster, target: Hero | Monster | undefined): Flow<CardAnswer> {
  const { state } = t;
  let answer: CardAnswer = {};
  if (reasonOf(attack).isFamiliars) return answer;
  if (isHero(attacker) && !reasonOf(attack).isForced) {
    const isBorn = isAimedAnyway(state, attacker, attack);
    if ((!isBorn && attacker.order !== 'aim') || isAimBanned(state, attack)) return answer;
    if (isBorn) return isAimed(t, attack, answer);
    const options = [{ key: 'aim', text: 'attack.aim', rule: 'DES-8.5' }];
    const key: string | undefined = yield* t.choose(attacker.seat, 'attack.aiming', options, {
      rule: 'DES-8.5',
      with: { figure: nameOf(state, attack.by) },
      pass: { text: 'attack.aim.not' },
    });
    if (key === undefined) return answer;
    endOrder(attacker, 'use');
  } else if (attackSide(attack) === 'heroes') {
    return answer;
  } else {
    if (!isHero(attacker) && (yield* avatarAims(t, attack, attacker))) return isAimed(t, attack, answer);
    const other = target && { other: target.id };
    answer = yield* calls(t).offerOverlord(t, { when: 'attack:declare', figure: attack.by, ...other });
    if (!answer.aimed) return answer;
  }
  return isAimed(t, attack, answer);
}

/** LEG-8.10: on such a level no hero aims an attack that would strike its leader. */
const isAimBanned = (state: State, attack: Attacking): boolean =>
  state.dungeon !== undefined && affectedBy(state, attack).some(one => !isHero(one) && bansAim(state, one));

/** LEG-12.15: by the order of an avatar. */
function* avatarAims(t: T, attack: Attacking, attacker: Monster): Flow<boolean> {
  const { state } = t;
  if (!state.dungeon || !hasOrder(state, attacker, 'aim')) return false;
  const key = yield* t.choose(attack.seat, 'attack.aiming', [{ key: 'aim', text: 'attack.aim', rule: 'LEG-12.15' }], {
    rule: 'LEG-12.15',
    with: { figure: nameOf(state, attack.by) },
    pass: { text: 'attack.aim.not' },
  });
  if (key === undefined) return false;
  spendOrder(state, attacker);
  return true;
}

function isAimed(t: T, attack: Attacking, answer: CardAnswer): CardAnswer {
  attack.aimed = true;
  t.tell('log.attack.aimed', { figure: nameOf(t.state, attack.by) }, { rule: 'DES-8.5' });
  return answer;
}

/** Whoever is born to the bow, or has the dice of Fortuna, aims without an order. */
const isAimedAnyway = (state: State, hero: Hero, attack: Attacking): boolean =>
  hasOp(hero, 'orders') ||
  heldAt(hero, 'attack:declare').some(
    held => opsIn(held, 'aimed').length > 0 && conditionsHold(state, held, { hero, attack }),
  );

/** A card of the overlord's hides the monster that a hero attacks, for this attack, or takes its power dice away. */
function* hide(t: T, attack: Attacking, at: Hero | Monster | undefined): Flow {
  const { isForced, isInside, isFamiliars } = reasonOf(attack);
  if (!isHeroId(attack.by) || isForced || isInside || isFamiliars) return;
  const meant = at ?? affectedBy(t.state, attack)[0];
  if (!meant || isHero(meant)) return;
  const { hidden, powerless } = yield* calls(t).offerOverlord(t, {
    when: 'attacked:declare',
    figure: meant.id,
    other: attack.by,
  });
  if (hidden) attack.hidden = [...(attack.hidden ?? []), meant.id];
  if (powerless) attack.powerless = true;
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

/** Forms that are not aimed: whoever they concern is struck where they stand. */
const ANYWHERE: readonly Form[] = ['around', 'leap', 'webbed'];

/** A template lies against whoever lays it: thrown away from it, they lay it no more. */
function canStill(state: State, attacker: Hero | Monster, attack: Attacking, from: Stand | undefined): boolean {
  if (attack.from !== undefined) return isHero(attacker) && canThrough(state, attacker, attack.from, attack);
  if (reasonOf(attack).isFamiliars) return stillTouches(state, attack);
  if (attack.form === 'breath' || attack.form === 'bolt') return attacker.at === from;
  if (ANYWHERE.includes(attack.form) || standsOn(attacker).includes(attack.space)) return true;
  return canAim(state, attacker, attack.kind, attack.space, attack.abilities);
}

/** What was interrupted is looked at anew: who commands, how far it is (DES-8.15). */
function renew(state: State, attack: Attacking, how: AttackChoice): void {
  const { lines, pool, boosts, distance } = copy(opened(state, attack.by, how));
  const n = Object.values(attack.morph ?? {}).reduce((sum, count) => sum + count, 0);
  Object.assign(attack, {
    lines,
    pool: attack.morph ? morphed(pool, attack.kind, n, attack.morph) : pool,
    boosts,
    distance,
  });
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
    if (!blow || (yield* isSpared(t, attack, id, blow))) continue;
    const damage = yield* strike(t, attack, id, blow);
    if (damage === 0) continue;
    if (isHeroId(id)) hurtsHero = true;
    yield* maybeSwallow(t, attack, id);
    yield* knockBack(t, attack, id);
    if (maybeFigure(state, id)) yield* calls(t).happen(t, { what: 'attacked', figure: id, by: attack.by });
  }
  if (hurtsHero && sideOf(attack.by) === 'overlord') gainThreat(t, attack, surges);
  if (attack.hits) loseThreat(t, attack);
}

/** A card of the overlord's does something else to a hero whom the attack has hit, and it does no damage (DRF-2.1). */
function* isSpared(t: T, attack: Attacking, id: FigureId, { untouched }: Blow): Flow<boolean> {
  const target = maybeFigure(t.state, id);
  if (untouched || attackSide(attack) !== 'overlord' || !target || !isHero(target) || !target.at) return false;
  attack.step = 'ward';
  const { instead } = yield* calls(t).offerOverlord(t, { when: 'attack:ward', figure: attack.by, other: id });
  return instead === true;
}

/** DES-21.14: surges for a threat. */
const SURGES_A_THREAT = 2;

/** Of a Dark Prayer each of them is a threat (DES-86.1, R67). */
function gainThreat(t: T, { prays }: Attacking, surges: number): void {
  const n = Math.floor(surges / (prays ? 1 : SURGES_A_THREAT));
  if (n === 0) return;
  t.state.overlord.threat += n;
  t.tell('log.attack.threat', { n, threat: t.state.overlord.threat }, { rule: prays ? 'DES-86.1' : 'DES-21.14' });
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

/** Whom a monster has attacked may answer it, as long as both are there; and what was shown for this attack alone is over. */
function* answers(t: T, attack: Attacking, attacked: readonly FigureId[]): Flow {
  const { state } = t;
  const attacker = maybeFigure(state, attack.by);
  if (attacker && isHero(attacker))
    return attack.kind === 'melee' && !reasonOf(attack).isFamiliars ? putAway(state, attacker, 'attack') : undefined;
  if (!attacker) return;
  const heroes = state.heroes.filter(({ id, at }) => at !== undefined && attacked.includes(id));
  yield* offerFeats(t, 'attacked:after', heroes, { attack, target: attacker });
}

/** The attack is over: what a kill brings, and attacks that may follow (DES-7.14). */
function* afterwards(t: T, attack: Attacking): Flow {
  const { state } = t;
  const attacker = maybeFigure(state, attack.by);
  if (!attacker || !isHero(attacker)) return;
  tryFrost(t, attacker, attack.weapon); // DES-79.3
  if (!isOwn(attack)) return;
  attack.step = 'kill';
  for (const [n, id] of attack.killed.entries()) {
    if (isHeroId(id) || attacker.at === undefined) continue;
    yield* worksAt(t, 'attack:kill', { hero: attacker, attack, grave: attack.graves?.[n] });
    yield* offerUses(t, 'attack:kill', { hero: attacker, attack });
  }
  attack.step = 'after';
  if (attacker.at !== undefined) yield* offerUses(t, 'attack:after', { hero: attacker, attack });
}
