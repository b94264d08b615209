// What a hero can do with cards, skills and allies: each is a deed, or says why it cannot be done. Used in the action step and in
// combat alike.

import type { FigureDeed, Rules, Table, Text } from '@veillee/kernel';
import { maybeRemove } from '@veillee/pieces/piles';
import { allyRow } from '../content/allies.ts';
import { findRow, isEquipment } from '../content/finds.ts';
import { monsterRow } from '../content/monsters.ts';
import type { EquipmentRow, SkillRow } from '../content/rows.ts';
import type { FindId, Op } from '../content/vocabulary.ts';
import { consent } from './agree.ts';
import { spaceAt } from './board.ts';
import { knowledgeFor, opsFor, trim } from './cards.ts';
import { isCritical } from './dice.ts';
import { gainMana } from './harm.ts';
import { allyKey, playKey, skillKey } from './keys.ts';
import { isUnspent, modOf, spend } from './modifiers.ts';
import { monstersToPull } from './ops/monsters.ts';
import { leadsSomewhere } from './ops/movement.ts';
import { run } from './ops/run.ts';
import { type Named, newScope, reachable } from './ops/scope.ts';
import { learned, printed } from './sheet.ts';
import {
  type Ally,
  allyName,
  fighterOf,
  findName,
  type Hero,
  heroName,
  isGone,
  isKo,
  type PileNumber,
  partnerOf,
  type State,
  sheetOf,
  skillName,
  stands,
} from './state.ts';

export type Why = Text | undefined;

const why = (text: string, params?: Text['with']): Text => (params ? { text, with: params } : { text });

// ---- would it do anything? ----

/** Whether a text would change something now; a card without effect is only a waste (ASH-18.5), but a skill is refused. */
export function wouldHelp(state: State, hero: Hero, ops: readonly Op[]): boolean {
  return ops.some(op => helps(state, hero, op));
}

function helps(state: State, hero: Hero, op: Op): boolean {
  const others = reachable(state, hero);
  switch (op.op) {
    case 'gainHealth':
      return healedBy(state, hero, op).some(one => !isGone(one) && one.health < printed(state, one, 'health'));
    case 'gainMana':
      return others.some(one => !isKo(one) && one.mana < printed(state, one, 'mana'));
    case 'cure':
      return others.some(one => (fighterOf(state, one)?.diseases.length ?? 0) > 0);
    case 'disease':
      return op.mode !== 'auto' || !state.combat?.diseases.includes(op.disease);
    case 'hurtMonster':
      return state.monsters.some(monster => op.which === 'choose' || monster.at === hero.at);
    case 'removeMonster':
      return state.monsters.some(({ card }) => !monsterRow(card).boss);
    case 'moveMonster':
      return op.to === 'here' ? monstersToPull(state, hero).length > 0 : state.monsters.length > 0;
    case 'freeEngage':
      return state.monsters.length > 0;
    case 'actions':
      return op.target !== 'partner' || stands(partnerOf(state, hero));
    case 'move':
    case 'teleport':
    case 'stormChoice':
      return leadsSomewhere(state, hero, op);
    case 'draw': {
      if (op.pile !== 'here') return true;
      const pile = hero.at && (spaceAt(state, hero.at).pile as PileNumber | undefined);
      return pile !== undefined && state.piles[pile].length > 0;
    }
    case 'fromDiscard': {
      const top = state.discard.at(-1);
      return top !== undefined && isEquipment(findRow(top));
    }
    case 'reveal':
      return Object.values(state.piles).some(pile => pile.at(-1)?.faceUp === false);
    case 'peekDestiny':
      return state.track.slice(-op.n).some(({ faceUp }) => !faceUp);
    case 'destinySkip':
      return state.track.length > state.skips;
    case 'token.remove':
      return op.token !== 'lock' || state.locks.length > 0;
    case 'choice':
      return op.options.some(option => helps(state, hero, option));
    default:
      return true;
  }
}

/** Whom a text that gives health reaches, if this hero uses it: some reach anybody, wherever they are. */
function healedBy(state: State, hero: Hero, { target }: Named<'gainHealth'>): readonly Hero[] {
  if (target === 'choose' || target === 'each') return state.heroes;
  return target === 'self' ? [hero] : reachable(state, hero);
}

/** ASH-25.17: whether a text would help somebody up who is down. */
const revives = (state: State, by: Hero, fallen: Hero, ops: readonly Op[]): boolean =>
  ops.some(op => op.op === 'gainHealth' && healedBy(state, by, op).includes(fallen));

/** Why a text is of no use, as far as this moment goes. */
type Judge = (ops: readonly Op[]) => Why;

const judgeOf =
  (state: State, hero: Hero): Judge =>
  ops =>
    wouldHelp(state, hero, ops) ? undefined : why('why.useless');

// ---- cards ----

/** ASH-15.8. */
export function whyNoCard(state: State, hero: Hero, row: EquipmentRow): Why {
  const has = knowledgeFor(state, hero);
  return has < row.knowledge ? why('why.knowledge', { needs: row.knowledge, has }) : undefined;
}

/** ASH-18.1: used once, then discarded; unless an ally brings it back. */
export function* play(t: Table<State>, hero: Hero, card: FindId): Rules {
  const { state } = t;
  const row = findRow(card);
  if (!isEquipment(row)) return;
  const ops = opsFor(state, hero, row);
  const { returns } = state.nextCard;
  state.nextCard = { knowledge: 0, returns: false };
  hero.hand = hero.hand.filter(held => held !== card);
  state.discard.push(card);
  const moves = [{ what: card, from: hero.id, to: 'discard' }];
  t.tell('log.play', { hero: heroName(hero), card: findName(card) }, { rule: 'ASH-18.1', moves, weight: 2 });
  yield* run(t, ops, newScope({ kind: 'card', source: findName(card), hero }));
  if (!returns || !maybeRemove(state.discard, card)) return;
  hero.hand.push(card);
  t.tell('log.card.returns', { hero: heroName(hero), card: findName(card) }, { rule: 'ASH-19.8' });
  // Its effect may have filled the hand meanwhile.
  yield* trim(t, hero);
}

export const playDeed = (
  card: FindId,
  rule: string,
  whyNot: Why,
  run: FigureDeed<State>['run'],
): FigureDeed<State> => ({
  option: { key: playKey.make(card), text: 'do.play', with: { card: findName(card) }, on: [card], rule },
  why: whyNot,
  run,
});

/** ASH-18.8: Free cards are never an action. */
export const freeDeeds = (state: State, hero: Hero, useless = judgeOf(state, hero)): FigureDeed<State>[] =>
  hero.hand.flatMap(card => {
    const row = findRow(card);
    if (row.type !== 'free') return [];
    const whyNot = whyNoCard(state, hero, row) ?? useless(row.ops);
    return [playDeed(card, 'ASH-18.8', whyNot, t => play(t, hero, card))];
  });

// ---- skills ----

/** ASH-16.3, ASH-16.4, ASH-16.8, ASH-22.9: why a skill cannot be used now, apart from actions. */
export function whyNoSkill(state: State, hero: Hero, { id, limit, mana = 0, health = 0, ops }: SkillRow): Why {
  if (!isUnspent(hero, { id, ...(limit && { limit }) })) return why(`why.limit.${limit}`);
  if (mana > 0 && fighterOf(state, hero)?.diseases.includes('mute')) return why('why.mute');
  if (mana > hero.mana) return why('why.mana', { needs: mana, has: hero.mana });
  if (health >= hero.health && health > 0) return why('why.health', { needs: health });
  return wouldHelp(state, hero, ops) ? undefined : why('why.useless');
}

export function* useSkill(t: Table<State>, hero: Hero, skill: SkillRow): Rules {
  const { mana = 0, health = 0 } = skill;
  hero.mana -= mana;
  hero.health -= health;
  spend(hero, skill);
  const told = { hero: heroName(hero), skill: skillName(skill.id), mana, health };
  t.tell('log.skill', told, { rule: skill.tree === 'combat' ? 'ASH-16.4' : 'ASH-16.3', weight: 2 });
  const scope = newScope({ kind: 'skill', source: skillName(skill.id), hero });
  yield* run(t, skill.ops, scope);
  const more = scope.so.rolled.some(isCritical) ? modOf(t.state, hero, 'critMana') : undefined;
  if (more) gainMana(t, hero, more.mod.n);
}

export const usable = (state: State, hero: Hero, tree: SkillRow['tree']): SkillRow[] =>
  learned(sheetOf(state, hero)).filter(skill => skill.tree === tree && !skill.automatic);

export const skillDeed = (skill: SkillRow, whyNot: Why, run: FigureDeed<State>['run']): FigureDeed<State> => ({
  option: {
    key: skillKey.make(skill.id),
    text: 'do.skill',
    with: { skill: skillName(skill.id), mana: skill.mana ?? 0, health: skill.health ?? 0 },
    on: [skill.id],
    rule: skill.tree === 'combat' ? 'ASH-16.4' : 'ASH-16.3',
  },
  why: whyNot,
  run,
});

// ---- allies ----

/** When a momentary ally can be called (D29). Rolling again is offered with the roll. */
type Moment = 'any' | 'combat' | 'roll';

function momentOf({ id }: Ally): Moment {
  const { ops } = allyRow(id);
  if (ops.some(({ op }) => op === 'reroll')) return 'roll';
  return ops.some(({ op }) => op === 'disease') ? 'combat' : 'any';
}

/** ASH-19.3, ASH-19.7: an ally costs no action, but both players must agree (R71). */
export const allyDeeds = (
  state: State,
  hero: Hero,
  moment: Exclude<Moment, 'roll'>,
  useless = judgeOf(state, hero),
): FigureDeed<State>[] =>
  state.bag.allies.flatMap(ally => {
    const { ops } = allyRow(ally.id);
    if (ally.uses === undefined || momentOf(ally) !== moment) return [];
    const flipped = ally.uses === 0 ? why('why.flipped') : undefined;
    const words = { text: 'do.ally', with: { ally: allyName(ally), left: ally.uses } };
    return {
      option: { key: allyKey.make(ally.id), ...words, on: [ally.id], rule: 'ASH-19.3' },
      why: flipped ?? useless(ops),
      *run(t: Table<State>): Rules {
        if (!(yield* consent(t, hero.seat, { text: 'ally.use', with: { ally: allyName(ally) } }, 'ASH-19.3'))) return;
        ally.uses = (ally.uses ?? 0) - 1;
        t.tell('log.ally.used', { ally: allyName(ally), left: ally.uses }, { rule: 'ASH-19.3', weight: 2 });
        yield* run(t, ops, newScope({ kind: 'ally', source: allyName(ally), hero }));
      },
    };
  });

/** An ally who lends knowledge for the next card. */
const lendsKnowledge = (ops: readonly Op[]): boolean =>
  ops.some(op => op.op === 'mod' && op.stat === 'knowledge' && op.scope === 'next-card');

/** ASH-25.15, ASH-25.17: what would help this hero up; of cards only those of somebody who stands (ASH-7.12, ASH-25.2). */
export function helpDeeds(state: State, by: Hero, fallen: Hero): FigureDeed<State>[] {
  const lifts = (ops: readonly Op[]): boolean => revives(state, by, fallen, ops);
  const useless = why('why.unreached', { hero: heroName(fallen) });
  const cards = stands(by) ? freeDeeds(state, by, ops => (lifts(ops) ? undefined : useless)) : [];
  // What lifts them but cannot be read yet.
  const isUnread = cards.some(({ why }) => why !== undefined && why !== useless);
  const allies = allyDeeds(state, by, 'any', ops =>
    lifts(ops) || (isUnread && lendsKnowledge(ops)) ? undefined : useless,
  );
  return [...cards, ...allies];
}
