// DES-24, DES-37: wounds are about to be lost, are lost and are healed; what a wound takes with it; death and Undying.

import type { Deed, Seat } from '@veillee/kernel';
import { react } from '@veillee/kernel/play/deeds';
import { gainRow } from '../content/economy.ts';
import { items } from '../content/items.ts';
import type { OrderEnd } from '../content/rows.ts';
import { orderRow } from '../content/turns.ts';
import { powerFace } from './attack/dice.ts';
import { mapNow } from './board.ts';
import { calls, type Source, type Wounding } from './calls.ts';
import { deed, type Fallen } from './deed-kinds.ts';
import { tryFrost } from './effects/frost.ts';
import { hasOp, heldAt, isOptional, opOf, opsIn } from './effects/held.ts';
import { has, statOf, sumOf } from './effects/stats.ts';
import { payFor, whyNotUse } from './effects/terms.ts';
import { giveTokens, isAsleep } from './effects/tokens.ts';
import { isBurdened } from './hero/fitting.ts';
import { useKey } from './keys.ts';
import { victimOf } from './legend/diary/names.ts';
import { noteBlow } from './legend/diary/page.ts';
import { rewardParty } from './legend/dungeon/facts.ts';
import { isSpared, tokensStay } from './legend/dungeon/laws.ts';
import { isLeader } from './legend/dungeon/level.ts';
import { survives } from './legend/dungeon/surviving.ts';
import { isUnhealing } from './legend/outdoors/duels.ts';
import { nameOf } from './names.ts';
import { corrupt } from './props/corruption.ts';
import { breakOff } from './quest/efforts.ts';
import {
  type Feats,
  type FigureId,
  type Flow,
  figureOf,
  type Hero,
  heroOf,
  isEnemy,
  isHero,
  isHeroId,
  isThrall,
  type Monster,
  maybeFigure,
  rowId,
  type State,
  sheetOf,
  sideOf,
  standsOn,
  type T,
} from './state.ts';

const NOTHING: Wounding = { lost: 0, died: false };

/** Wounds that are to be lost, armour subtracted: whoever may do something about it is asked, then they are gone. */
export function* wound(t: T, id: FigureId, wounds: number, source: Source): Flow<Wounding> {
  const { state } = t;
  const figure = maybeFigure(state, id);
  if (!figure || wounds <= 0 || figure.wounds <= 0) return NOTHING;
  const left = isHero(figure) && source.kind !== 'cost' ? yield* lessened(t, figure, wounds) : wounds;
  const spared = t.state.dungeon && !isHero(figure) && isSpared(state, figure);
  const lost = Math.min(left, figure.wounds - (spared ? 1 : 0));
  if (lost <= 0) return NOTHING;
  figure.wounds -= lost;
  const seat = strikerOf(state, id, source);
  if (source.by && isHeroId(source.by) && seat !== undefined) {
    countBlow(heroOf(state, source.by).feats, lost);
    if (!isHero(figure)) noteBlow(state.legend, sheetOf({ id: source.by }), lost, victimOf(state, figure));
  }
  t.tell(
    'log.wounds',
    { figure: nameOf(state, id), n: lost, left: figure.wounds, of: statOf(state, id, 'maxWounds') },
    {
      rule: isHero(figure) ? 'DES-21.24' : 'DES-21.25',
      weight: 1,
      ...(seat !== undefined && { brings: { seat, coins: { wounds: lost } } }),
    },
  );
  if (isHero(figure)) {
    endOrder(figure, 'wound');
    breakOff(t, figure.id, 'wound');
    corrupt(t, figure, 'perWound', lost); // DES-39.5
  } else endOrder(figure, 'wound');
  if (isAsleep(figure)) wake(t, figure);
  yield* calls(t).moment(t, 'wounded', { figure: id, wounds: lost, ...(source.by && { other: source.by }) });
  if (figure.wounds > 0) {
    yield* calls(t).happen(t, { what: 'wounded', figure: id, ...(source.by && { by: source.by }) });
    return { lost, died: false };
  }
  return { lost, died: yield* dies(t, figure, source) };
}

/** LEG-6.13: any wound wakes whoever sleeps. */
function wake(t: T, figure: Hero | Monster): void {
  figure.tokens.asleep = 0;
  t.tell('log.wakes', { figure: nameOf(t.state, figure.id) }, { rule: 'LEG-6.13', weight: 1 });
}

/** DES-94.1: somebody loses fatigue to an enemy; what they do not have is wounds, armour or not. Monsters have none. */
export function* drain(t: T, figure: Hero | Monster, points: number, source: Source, rule = 'DES-94.1'): Flow {
  const tired = isHero(figure) ? Math.min(figure.fatigue, points) : 0;
  if (isHero(figure) && tired > 0) {
    figure.fatigue -= tired;
    t.tell('log.drained', { figure: nameOf(t.state, figure.id), n: tired, left: figure.fatigue }, { rule });
  }
  yield* wound(t, figure.id, points - tired, source);
}

/** Whose blow this was, if an enemy's. */
function strikerOf(state: State, id: FigureId, { by, kind }: Source): Seat | undefined {
  if (by === undefined) return kind === 'trap' && isHeroId(id) ? state.overlord.seat : undefined;
  if (!isEnemy(by, id)) return undefined;
  if (isThrall(by)) return undefined;
  return isHeroId(by) ? heroOf(state, by).seat : state.overlord.seat;
}

function countBlow(feats: Feats, wounds: number): void {
  feats.wounds += wounds;
  feats.blow = Math.max(feats.blow, wounds);
}

// ---- before they are lost ----

/** Cards that work whenever wounds are about to be lost: fewer of them, a die for each, cancelled at a price. */
function* lessened(t: T, hero: Hero, wounds: number): Flow<number> {
  let left = wounds;
  const cancel = (n: number, card: Deed<State>['option']['with']): void => {
    const gone = Math.min(n, left);
    left -= gone;
    if (gone > 0)
      t.tell('log.wounds.cancelled', { figure: nameOf(t.state, hero.id), n: gone, ...card }, { rule: 'DES-24.10' });
  };
  for (const held of heldAt(hero, 'wounds-dealt').filter(one => !isOptional(one))) {
    const card = { card: held.card.name };
    for (const { n } of opsIn(held, 'fewerWounds')) cancel(n, card);
    for (const { faces: cancelling } of opsIn(held, 'cancelOn')) {
      const faces = t.rolls(left, 6, 'dice').map(roll => powerFace(roll - 1));
      cancel(faces.filter(shown => cancelling.includes(shown)).length, card);
    }
  }
  yield* react(t, hero.seat, () => {
    const uses = heldAt(hero, 'wounds-dealt').filter(held => isOptional(held) && !whyNotUse(t.state, held, { hero }));
    if (left === 0 || uses.length === 0) return undefined;
    return {
      prompt: 'wounds.cancel',
      rule: 'DES-60.1',
      with: { figure: nameOf(t.state, hero.id), n: left, wounds: hero.wounds },
      pass: { text: 'wounds.suffer' },
      window: { id: 'wounds', matters: true },
      deeds: uses.map(held => ({
        option: { key: useKey.make(held.card.id, held.n), text: 'wounds.use', with: { card: held.card.name } },
        *run() {
          yield* payFor(t, held, { hero });
          const more = isShield(held.card.id) ? statOf(t.state, hero.id, 'shields') : 0;
          for (const { n } of opsIn(held, 'cancelWounds')) cancel(n + more, { card: held.card.name });
          if (isShield(held.card.id)) tryFrost(t, hero, held.card.id); // DES-79.4
        },
      })),
    };
  });
  return left;
}

const isShield = (card: string): boolean => items.some(({ id, kind }) => kind === 'shield' && id === rowId(card));

/** An order that such a thing takes away (DES-8.7, DES-8.10, DES-8.21, DES-8.26). */
export function endOrder(figure: Hero | Monster, by: OrderEnd): void {
  if (figure.order && orderRow(figure.order).ends.includes(by)) figure.order = undefined;
}

// ---- death ----

/** Its last wound is gone: whether it stays dead. An Undying figure may be back at once (DES-80.1). */
function* dies(t: T, figure: Hero | Monster, source: Source): Flow<boolean> {
  if (t.state.dungeon && !isHero(figure) && survives(t, figure)) return false; // LEG-16.2
  const mayRise =
    (has(t.state, figure.id, 'undying') || isRoused(t.state, figure, source)) &&
    !isMortal(t.state, figure) &&
    !isDeadly(source) &&
    source.what !== 'crushing-wall'; // DES-80.2
  if (mayRise && (yield* rises(t, figure))) return false;
  yield* killed(t, figure, source);
  return true;
}

/** A hero near enough takes Undying from monsters (the Star of Kellos). */
const isMortal = (state: State, figure: Hero | Monster): boolean =>
  !isHero(figure) &&
  state.heroes.some(hero => {
    const { n = 0 } = opOf(hero, 'noUndyingWithin') ?? {};
    const { at } = hero;
    return n > 0 && at !== undefined && standsOn(figure).some(one => mapNow(state).bare.distance(one, at) <= n);
  });

/** Sunder the Grave: whoever falls to such a hero may be back, as if it were Undying. */
const isRoused = (state: State, figure: Hero | Monster, { kind, by }: Source): boolean =>
  kind === 'attack' &&
  by !== undefined &&
  isHeroId(by) &&
  isEnemy(by, figure.id) &&
  hasOp(heroOf(state, by), 'revives');

/** Whoever falls to such a weapon stays dead (Staff of the Grave). */
export const isDeadly = ({ kind, by, what }: Source): boolean =>
  kind === 'attack' &&
  by !== undefined &&
  isHeroId(by) &&
  items.some(({ id, weapon }) => weapon?.deadly === true && what !== undefined && id === rowId(what));

function* rises(t: T, figure: Hero | Monster): Flow<boolean> {
  const { state } = t;
  const face = powerFace(t.roll(6, 'dice') - 1);
  const isBack = face === 'surge';
  if (isBack) figure.wounds = statOf(state, figure.id, 'maxWounds');
  const words = { figure: nameOf(state, figure.id), face: { text: `face.${face}` }, wounds: figure.wounds };
  t.tell(isBack ? 'log.undying.back' : 'log.undying.dead', words, {
    rule: 'DES-80.1',
    weight: 2,
    ...(isBack && { scene: { of: 'undying', part: 'back' } }),
  });
  return isBack;
}

/** Killed outright: neither wounds, armour nor Undying help (DES-80.2). */
export function* kill(t: T, id: FigureId, source: Source): Flow {
  const figure = maybeFigure(t.state, id);
  if (!figure) return;
  if (isHero(figure)) {
    breakOff(t, figure.id, 'wound');
    corrupt(t, figure, 'perWound', figure.wounds); // DES-43.4
  }
  if (t.state.dungeon && !isHero(figure) && isSpared(t.state, figure)) {
    figure.wounds = 1;
    return;
  }
  figure.wounds = 0;
  yield* killed(t, figure, source);
}

function* killed(t: T, figure: Hero | Monster, source: Source): Flow {
  const { state } = t;
  const by = source.by;
  if (isHero(figure)) return yield* calls(t).heroDies(t, figure.id, source);
  const words = { figure: nameOf(state, figure.id), ...(by && { killer: nameOf(state, by) }) };
  t.tell(by ? 'log.killed.by' : 'log.killed', words, {
    rule: 'DES-37.1',
    weight: 3,
    scene: deed(figure.rank),
    detail: { kind: figure.kind, rank: figure.rank } satisfies Fallen,
  });
  if (by && isHeroId(by)) heroOf(state, by).feats.kills++;
  reward(t, figure, source);
  curseKiller(t, figure, source);
  yield* calls(t).diesLeaping(t, figure.id);
  if (!maybeFigure(state, figure.id)) return;
  yield* calls(t).monsterDies(t, figure.id, source);
}

/** DES-83.2, DES-83.3: whoever gives a Black Curse its killing blow is cursed; nobody is by what kills besides attacks. */
function curseKiller(t: T, { id }: Monster, { kind, by }: Source): void {
  const killer = kind === 'attack' && by !== undefined && isEnemy(by, id) ? maybeFigure(t.state, by) : undefined;
  if (killer && has(t.state, id, 'black-curse')) giveTokens(t, killer, 'curse', 1);
}

/** DES-36.5, DES-36.6: for the killing blow to a master, by an attack roll alone; a thief finds something on everybody without a name. */
function reward(t: T, { id, rank, came }: Monster, { kind, by }: Source): void {
  if (rank === 'unique' || kind !== 'attack' || by === undefined || !isHeroId(by)) return;
  const hero = heroOf(t.state, by);
  const isMaster = rank === 'master';
  if (isMaster) hero.reputation++; // DES-33.17
  const n = (isMaster ? gainRow('master-killed').n : 0) + (opOf(hero, 'bounty')?.n ?? 0);
  if (t.state.legend)
    return rewardParty(t, isMaster && !isLeader({ came }), n - (isMaster ? gainRow('master-killed').n : 0));
  if (n === 0 || isBurdened(hero)) return;
  hero.coins += n;
  t.tell(
    'log.reward',
    { figure: nameOf(t.state, by), monster: nameOf(t.state, id), n },
    {
      rule: 'DES-36.5',
      weight: 1,
      brings: { seat: hero.seat, coins: { coins: n } },
    },
  );
}

// ---- healing ----

/** DES-24.8, DES-24.9: never above the maximum, and Poison goes first; says how many wounds were healed. */
export function healed(state: State, figure: Hero | Monster, wounds: number | 'all'): number {
  const most = sumOf(state, figure.id, 'maxWounds').total;
  const isFast = state.dungeon && standsOn(figure).length > 0 && tokensStay(state, 'poison');
  const poison = isFast ? 0 : (figure.tokens.poison ?? 0);
  const points = wounds === 'all' ? most + poison : wounds;
  const cured = Math.min(poison, points);
  if (cured > 0) figure.tokens.poison = poison - cured;
  const back = Math.max(0, Math.min(points - cured, most - figure.wounds));
  figure.wounds += back;
  return back;
}

export function heal(t: T, id: FigureId, wounds: number | 'all'): number {
  const figure = figureOf(t.state, id);
  if (t.state.outdoors && isHero(figure) && isUnhealing(t.state, figure)) return 0;
  const before = figure.tokens.poison ?? 0;
  const n = healed(t.state, figure, wounds);
  const cured = before - (figure.tokens.poison ?? 0);
  const words = { figure: nameOf(t.state, id), left: figure.wounds, side: sideOf(id) };
  if (cured > 0) t.tell('log.cured', { ...words, n: cured }, { rule: 'DES-24.9' });
  if (n > 0) t.tell('log.heals', { ...words, n }, { rule: 'DES-24.8' });
  return n;
}
