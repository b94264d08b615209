// What an attack does to one figure (DES-21.20 to DES-21.30, DES-23.8): wards, armour and Pierce, shields, wounds, tokens, death.

import { react } from '@veillee/kernel/play/deeds';
import { abilityRow } from '../../content/abilities.ts';
import { HEAVY_BLOW } from '../../content/turns.ts';
import { TOKENS, type Token, type Tokens } from '../../content/vocabulary.ts';
import { thingName } from '../card-names.ts';
import { tryFrost } from '../effects/frost.ts';
import { heldAt, isOptional, opsIn, wornArmour } from '../effects/held.ts';
import { endPotion } from '../effects/potions.ts';
import { isImmune, rankIn, statOf } from '../effects/stats.ts';
import { payFor, whyNotUse } from '../effects/terms.ts';
import { giveTokens } from '../effects/tokens.ts';
import { offerFeats } from '../feats/playing.ts';
import { stow } from '../hero/equipment.ts';
import { drinkKey, useKey } from '../keys.ts';
import { boughtOps, isAvatar } from '../legend/avatar-sheet.ts';
import { moreTokens } from '../legend/outdoors/bought.ts';
import { afterWound, wearOut } from '../legend/outdoors/strokes.ts';
import { nameOf } from '../names.ts';
import { isAmongPoison } from '../props/furnishings.ts';
import {
  type FigureId,
  type Flow,
  type Hero,
  isHero,
  isHeroId,
  type Known,
  type Monster,
  maybeFigure,
  type State,
  sideOf,
  standsOn,
  type T,
} from '../state.ts';
import { drain, heal, kill, wound } from '../wounds.ts';
import { armourMet, attackSide, isHarmless, isMissed, moreWounds } from './affected.ts';
import type { Attacking } from './attacking.ts';
import { targetLines, widthDamage } from './bonuses.ts';
import { isOwn, reasonOf } from './reasons.ts';
import { boughtOf, buysDeath, standing, timesOf } from './sheet.ts';
import { strikerOf } from './through-friends.ts';
import { verdictOn } from './told.ts';

/** What an attack comes to against one figure. */
export interface Blow {
  /** It does nothing to whoever is cloaked, or escapes. */
  readonly untouched: boolean;
  readonly damage: number;
  readonly armour: number;
  /** Of the armour, so much is pierced; and so much would be, if there were more of it. */
  readonly pierce: number;
  readonly ranks: number;
  /** Wounds besides, whatever armour stops. */
  readonly more: number;
  readonly wounds: number;
}

/** Armour, pierced first, is subtracted from damage (DES-21.21, DES-21.23, DES-100.2). */
export function blowOn(state: State, attack: Attacking, target: Hero | Monster): Blow {
  const attacker = strikerOf(state, attack);
  const now = standing(attack);
  const more = targetLines(state, attack, attacker, target);
  const added = (of: 'damage' | 'pierce'): number => more.reduce((sum, { bonus }) => sum + (bonus[of] ?? 0), 0);
  // Points of Sorcery that went to damage do nothing to whoever is immune to it (DES-95.2).
  const unfelt = isImmune(state, target, 'sorcery')
    ? Math.min(attack.sorcery, now.free - Math.max(now.missing, attack.toRange ?? 0))
    : 0;
  // What is doubled is the damage of the whole attack, with what it gains against this one target.
  const dealt = isHarmless(state, target, attack) ? 0 : now.damage + timesOf(attack) * (added('damage') - unfelt);
  const damage = dealt > 0 ? dealt + widthDamage(attack, attacker, target) : 0;
  const armour = armourMet(state, attack, target);
  const ranks = now.pierce + rankIn(attack.abilities, 'pierce') + added('pierce');
  const felt = isImmune(state, target, 'pierce') ? 0 : ranks;
  const untouched = isMissed(state, target, attack);
  return against(armour, { untouched, damage, ranks: felt, more: moreWounds(target) });
}

/** What is left of it by so much armour. */
function against(armour: number, blow: Pick<Blow, 'untouched' | 'damage' | 'ranks' | 'more'>): Blow {
  const { untouched, damage, ranks, more } = blow;
  const pierce = Math.min(armour, ranks);
  const wounds = Math.max(0, damage - (armour - pierce)) + (damage > 0 ? more : 0);
  return { untouched, damage, armour, pierce, ranks, more, wounds };
}

/** One figure is struck: how much damage it took, and whether it is dead for good. */
export function* strike(t: T, attack: Attacking, id: FigureId, dealt: Blow): Flow<number> {
  const { state } = t;
  const target = maybeFigure(state, id);
  if (!target || standsOn(target).length === 0) return 0;
  attack.step = 'ward';
  if (dealt.untouched) {
    t.tell('log.attack.untouched', { figure: nameOf(state, id) }, { rule: 'DES-23.8' });
    return 0;
  }
  if (isHero(target) && !isHeroId(attack.by) && dealt.damage > 0) {
    yield* offerFeats(t, 'attacked:ward', [target], { attack });
    if (attack.escaped?.includes(target.id)) {
      const told = { rule: 'ICE-1.12', ...spared(state, id) };
      t.tell('log.attack.untouched', { figure: nameOf(state, id) }, told);
      return 0;
    }
  }
  const blow = isHero(target) ? yield* warded(t, attack, target, dealt) : dealt;
  attack.step = 'armour';
  if (blow.damage > 0) attack.hits = true;
  tellBlow(t, id, blow);
  attack.step = 'shield';
  const wounds = isHero(target) ? yield* shields(t, attack, target, blow.wounds) : blow.wounds;
  attack.step = 'suffer';
  const grave = [...standsOn(target)];
  // What a familiar kills is worth nothing besides (DES-36.6).
  const kind = reasonOf(attack).isFamiliars ? 'ability' : 'attack';
  const { lost, died } = yield* wound(t, id, wounds, { kind, by: attack.by, what: attack.weapon });
  if (lost > 0) yield* leech(t, attack, target, lost);
  attack.step = 'kill';
  if (state.outdoors && isHero(target)) yield* wearOut(t, attack, target, boughtOf(attack, 'wears'));
  const isDead =
    died ||
    isGone(state, id) ||
    (yield* finishedOff(t, attack, id, blow.damage)) ||
    (state.outdoors !== undefined && isHero(target) && lost > 0 && (yield* afterWound(t, attack, target)));
  if (isDead) {
    attack.killed.push(id);
    if (attack.graves) attack.graves.push(grave);
    return blow.damage;
  }
  // A monkey wears nothing (DES-99.5).
  if (isHero(target) && target.monkey === undefined && blow.damage >= HEAVY_BLOW) {
    tryFrost(t, target, wornArmour(target)?.thing); // DES-79.5, DES-79.8
    yield* stow(t, target);
  }
  attack.step = 'tokens';
  leaveTokens(t, attack, id, blow.damage, lost);
  const attacker = maybeFigure(state, attack.by);
  if (attacker && isHero(attacker) && isOwn(attack) && !isHero(target) && blow.damage > 0)
    yield* offerFeats(t, 'attack:tokens', [attacker], { attack, target });
  return blow.damage;
}

/** Dead of what an attack takes besides, such as the wounds for want of fatigue (DES-94.1). */
const isGone = (state: State, id: FigureId): boolean => standsOn(maybeFigure(state, id) ?? {}).length === 0;

/** What invulnerability gives in a campaign that has it at all. */
const CAMPAIGN_WARD = 5;

/** DES-21.28, DES-29.10: a potion that works on a hero may be given up for armour, once an enemy has hit them. */
function* warded(t: T, attack: Attacking, hero: Hero, blow: Blow): Flow<Blow> {
  const { active } = hero;
  if (active === undefined || blow.wounds === 0 || attackSide(attack) !== 'overlord') return blow;
  const held = heldAt(hero, 'attacked:ward').filter(({ card }) => card.id === active);
  const printed = held.flatMap(one => opsIn(one, 'armour')).reduce((sum, op) => sum + op.n, 0);
  const { legend } = t.state;
  const n = legend ? Math.min(printed, CAMPAIGN_WARD) : printed; // DES-29.13, LEG-21.19
  if (n === 0) return blow;
  const words = { figure: nameOf(t.state, hero.id), thing: thingName(active), n };
  const options = [{ key: drinkKey.make(active), text: 'attack.ward.use', with: words, on: [`item:${active}`] }];
  const key = yield* t.choose(hero.seat, 'attack.ward', options, {
    rule: 'DES-21.28',
    with: { ...words, n: blow.wounds, wounds: hero.wounds },
    pass: { text: 'wounds.suffer' },
    window: { id: 'shield', matters: true },
  });
  if (key === undefined) return blow;
  t.tell('log.attack.warded', words, { rule: 'DES-29.10', weight: 1 });
  endPotion(t, hero);
  return against(blow.armour + n, blow);
}

/** DES-94: fatigue for each wound lost, or wounds in its place; whoever attacked heals as many as the attack itself took. */
function* leech(t: T, { abilities, by, weapon }: Attacking, target: Hero | Monster, lost: number): Flow {
  if (rankIn(abilities, 'leech') === 0) return;
  const { state } = t;
  if (target.wounds > 0 && standsOn(target).length > 0)
    yield* drain(t, target, lost, { kind: 'attack', by, what: weapon });
  const attacker = maybeFigure(state, by);
  if (attacker && standsOn(attacker).length > 0) heal(t, by, lost);
}

function tellBlow(t: T, id: FigureId, { damage, armour, pierce, wounds }: Blow): void {
  const words = { figure: nameOf(t.state, id), damage, armour, pierce, wounds };
  t.tell('log.attack.hit', words, {
    rule: 'DES-21.21',
    detail: verdictOn(t.state, sideOf(id)),
    scene: { of: 'attack', part: 'hit', won: wounds > 0 },
    weight: 1,
  });
}

/** What a blow no longer does: whoever was told of more wounds is told so. */
const spared = (state: State, id: FigureId) => ({
  scene: { of: 'attack', part: 'spared', won: false },
  detail: verdictOn(state, sideOf(id)),
});

/** DES-21.29: shields are exhausted once armour has been subtracted; each use cancels wounds of this attack. */
function* shields(t: T, attack: Attacking, hero: Hero, wounds: number): Flow<number> {
  let left = wounds;
  yield* react(t, hero.seat, () => {
    const uses = heldAt(hero, 'attacked:shield').filter(
      held => isOptional(held) && !whyNotUse(t.state, held, { hero, attack: { ...attack, why: 'action' } }),
    );
    if (left === 0 || uses.length === 0) return undefined;
    return {
      prompt: 'attack.shield',
      rule: 'DES-21.29',
      with: { figure: nameOf(t.state, hero.id), n: left, wounds: hero.wounds },
      pass: { text: 'wounds.suffer' },
      window: { id: 'shield', matters: true },
      deeds: uses.map(held => ({
        option: {
          key: useKey.make(held.card.id, held.n),
          text: 'wounds.use',
          with: { card: held.card.name },
          on: [held.card.id],
        },
        *run() {
          yield* payFor(t, held, { hero });
          const printed = opsIn(held, 'cancelWounds').reduce((sum, { n }) => sum + n, 0);
          const gone =
            opsIn(held, 'cancelAll').length > 0 ? left : Math.min(left, printed + statOf(t.state, hero.id, 'shields'));
          left -= gone;
          t.tell(
            'log.wounds.cancelled',
            { figure: nameOf(t.state, hero.id), n: gone, card: held.card.name },
            { rule: 'DES-21.29', ...spared(t.state, hero.id) },
          );
          tryFrost(t, hero, held.card.id); // DES-79.4
        },
      })),
    };
  });
  return left;
}

/** Whoever dies of more than wounds: by a surge that kills, or by surrender with a single wound left. */
function* finishedOff(t: T, attack: Attacking, id: FigureId, damage: number): Flow<boolean> {
  const { state } = t;
  const target = maybeFigure(state, id);
  if (!target || standsOn(target).length === 0) return false;
  const attacker = maybeFigure(state, attack.by);
  const spares =
    attacker &&
    isHero(attacker) &&
    !reasonOf(attack).isFamiliars &&
    heldAt(attacker, 'attack:kill').some(held => opsIn(held, 'mercy').length > 0);
  const surrenders = spares && !isHero(target) && damage > 0 && target.wounds === 1;
  if (!surrenders && !buysDeath(attack)) return false;
  yield* kill(t, id, { kind: 'attack', by: attack.by, what: attack.weapon });
  return isGone(state, id);
}

/** DES-21.26, DES-21.27: after the wounds, where it took damage, whatever its armour stopped; Poison for each wound (DES-90.1). */
function leaveTokens(t: T, attack: Attacking, id: FigureId, damage: number, lost: number): void {
  const target = maybeFigure(t.state, id);
  if (!target || damage === 0) return;
  const given: { [token in Token]?: number } = {};
  const add = (token: Token, n: number): void => {
    given[token] = (given[token] ?? 0) + n;
  };
  for (const { ability } of attack.abilities) {
    const { token } = abilityRow(ability);
    if (token === 'poison') add(token, lost);
    // Frost breaks what heroes carry: monsters carry nothing.
    else if (token && (token !== 'frost' || isHero(target))) add(token, 1);
  }
  if (isAmongPoison(t.state, target) && attack.abilities.every(({ ability }) => ability !== 'poison'))
    add('poison', lost);
  add('stun', boughtOf(attack, 'stun'));
  add('burn', boughtOf(attack, 'burn'));
  add('daze', boughtOf(attack, 'daze'));
  add('web', boughtOf(attack, 'web'));
  for (const [token, n] of Object.entries(lost > 0 ? attack.onWound : {}) as [Token, number][]) add(token, n);
  if (t.state.outdoors && Object.values(given).some(n => n > 0)) {
    const by = maybeFigure(t.state, attack.by);
    for (const tokens of by && !isHero(by) ? moreTokens(t.state, by) : [])
      for (const [token, n] of Object.entries(tokens) as [Token, number][]) add(token, n);
  }
  if (attack.form === 'breath')
    for (const [token, n] of Object.entries(breathOf(t.state, attack.by)) as [Token, number][])
      given[token] = Math.max(given[token] ?? 0, n);
  for (const token of TOKENS) giveTokens(t, target, token, given[token] ?? 0);
}

/** LEG-16.2: what the breath of this avatar leaves in all. */
function breathOf(state: Known, by: FigureId): Tokens {
  const monster = state.monsters.find(one => one.id === by);
  return state.legend && monster && isAvatar(monster)
    ? Object.assign({}, ...boughtOps(state.legend, 'breath').map(({ tokens }) => tokens))
    : {};
}
