// Rule texts from rows: what a card does is written once, as ops, and said from there in both languages. A test keeps the catalogues
// `text/effects.*.json` and `secrets/changes.*.json` equal to what this gives, so that a changed figure changes its text.

import { phrase } from '@veillee/pieces/speech';
import { sentence, sentences } from '@veillee/pieces/words';
import { allies } from './allies.ts';
import { destinyRows, events } from './booklet.ts';
import { changes } from './changes.ts';
import type { About, Source, Speech, TokenOp } from './compose/language.ts';
import { finds, isEquipment } from './finds.ts';
import { monsters } from './monsters.ts';
import type { FindRow, SkillRow } from './rows.ts';
import { actionCost, skills } from './skills.ts';
import type { Mod, Op, Where } from './vocabulary.ts';

export type Texts = { readonly [key: string]: string };

const plain = (from: Source): About => ({ from, paid: false, again: false, rest: false, eachRolls: false });

const isToken = (op: Op): op is TokenOp => /^(?:gain|lose)(?:Health|Mana)$/.test(op.op);
const whereOf = (op: Op | undefined): Where | undefined => (op && isToken(op) ? op.where : undefined);

/** They can be said in one clause: the same heroes lose both, or gain both. */
const goTogether = (a: Op, b: Op): boolean =>
  isToken(a) &&
  isToken(b) &&
  a.op.slice(0, 4) === b.op.slice(0, 4) &&
  a.target === b.target &&
  a.where === undefined &&
  b.where === undefined;

/** The first clause names spaces, this one all others. */
function isRest(before: Op | undefined, op: Op): boolean {
  const [named, left] = [whereOf(before), whereOf(op)];
  return (
    named !== undefined &&
    left !== undefined &&
    'kinds' in named &&
    'not' in left &&
    named.kinds.join() === left.not.join()
  );
}

/** A hero was chosen for the instruction before, and this one means the same. */
const isAgain = (before: Op | undefined, op: Op): boolean =>
  before !== undefined &&
  'target' in before &&
  'target' in op &&
  before.target === op.target &&
  (op.target === 'either' || op.target === 'choose');

/** One instruction, where it stands among others. */
export function clause(speech: Speech, op: Op, among: readonly Op[], about: About): string {
  const before = among[among.indexOf(op) - 1];
  const here = { ...about, again: isAgain(before, op), rest: isRest(before, op) };
  if (isToken(op)) return speech.tokens([op], here);
  const inner = (ops: readonly Op[], eachRolls = false): string =>
    ops.length === 0 ? speech.nothing : speech.inTurn(clauses(speech, ops, { ...about, paid: false, eachRolls }));
  switch (op.op) {
    case 'mod':
      return modifier(speech, op, here);
    case 'choice':
      return speech.choose(speech.either(op.options.map(option => clause(speech, option, [option], about))));
    case 'ifCrit':
      return speech.ifCrit(inner(op.ops));
    case 'ifMonsters':
      return speech.ifMonsters(inner(op.ops), inner(op.otherwise ?? []));
    case 'testEach': {
      const outcomes = op.outcomes.map(({ faces, ops }) => speech.outcome(faces, inner(ops, true)));
      return `${speech.eachRollsDisease}. ${outcomes.join(' ')}`;
    }
    case 'if':
    case 'ifFind':
    case 'ifReserve':
      throw new Error(`${op.op} is told by the branch that is taken`);
  }
  return phrase(speech.phrases, op, here);
}

const modifier = ({ mods }: Speech, mod: Mod, about: About): string =>
  (mods[mod.stat] as (mod: Mod, about: About) => string)(mod, about);

/** Instructions that are said in one clause, side by side. */
function groups(ops: readonly Op[]): (readonly [Op, ...Op[]])[] {
  const found: [Op, ...Op[]][] = [];
  for (const op of ops) {
    const last = found.at(-1);
    if (last && goTogether(last[0], op)) last.push(op);
    else found.push([op]);
  }
  return found;
}

export function clauses(speech: Speech, ops: readonly Op[], about: About): string[] {
  return groups(ops).map(group => {
    const [first, ...others] = group.filter(isToken);
    if (!first || others.length === 0) return clause(speech, group[0], ops, about);
    return speech.tokens([first, ...others], { ...about, again: isAgain(ops[ops.indexOf(first) - 1], first) });
  });
}

// ---- what anybody may read ----

const sourceOf = ({ type }: FindRow): Source => (type === 'free' || type === 'combat' ? type : 'card');

function findText(speech: Speech, find: FindRow): string {
  const about = plain(sourceOf(find));
  switch (find.type) {
    case 'void':
      return speech.void;
    case 'quest':
      return find.cost === undefined ? speech.quest : `${speech.quest} ${speech.questSale(Math.max(0, find.cost - 2))}`;
    case 'trap':
    case 'luck': {
      const held = sentence(speech.held(speech.inTurn(clauses(speech, find.ops, about))));
      return find.type === 'trap' ? `${held} ${speech.trap}` : held;
    }
    default:
      return sentences(clauses(speech, find.ops, about));
  }
}

/** Modifiers that say by themselves how often they hold. */
const SAYS_ITS_LIMIT: readonly string[] = ['firstHurt', 'firstMoveFree', 'firstPhysical'];

function skillText(speech: Speech, { ops, tree, limit }: SkillRow): string {
  const text = sentences(clauses(speech, ops, plain(tree === 'combat' ? 'combat' : 'skill')));
  const said = ops.some(op => op.op === 'mod' && SAYS_ITS_LIMIT.includes(op.stat));
  return limit && !said ? `${text} ${speech.limit[limit]}` : text;
}

/** Of cards, sheets and monsters: `text/effects.*.json`. */
export function effects(speech: Speech): Texts {
  const texts: { [key: string]: string } = {};
  for (const find of finds) {
    texts[`find.${find.id}.text`] = findText(speech, find);
    if (isEquipment(find) && find.bonus) {
      const { mode, ops } = find.bonus;
      const said = speech.inTurn(clauses(speech, ops, plain(sourceOf(find))));
      texts[`find.${find.id}.bonus`] = speech.bonus(mode, find.knowledge + 1, said);
    }
  }
  for (const skill of skills) {
    texts[`skill.${skill.id}.text`] = skillText(speech, skill);
    texts[`skill.${skill.id}.cost`] = skill.automatic
      ? speech.automatic
      : speech.skillCost(actionCost(skill), skill.mana ?? 0, skill.health ?? 0);
  }
  for (const { id, bubbles, rewards, actsFirst } of monsters) {
    for (const [n, { ops }] of bubbles.entries())
      texts[`monster.${id}.bubble.${n + 1}`] = sentences(
        ops.length === 0 ? [speech.noEffect] : clauses(speech, ops, plain('monster')),
      );
    for (const [n, reward] of rewards.entries()) texts[`monster.${id}.reward.${n + 1}`] = speech.reward(reward);
    if (actsFirst) texts[`monster.${id}.first`] = speech.actsFirst;
  }
  for (const { id, uses, ops } of allies) {
    const said = clauses(speech, ops, plain('ally'));
    texts[`ally.${id}.text`] =
      uses === undefined ? sentences(said) : `${sentence(speech.ally(uses, speech.inTurn(said)))} ${speech.flip(uses)}`;
  }
  return texts;
}

// ---- what is read when play calls for it ----

/** Of the booklets: `secrets/changes.*.json`. */
export function bookletTexts(speech: Speech): Texts {
  const texts: { [key: string]: string } = {};
  for (const { key, from, op, among, eachRolls, paid } of changes) {
    const about = { ...plain(from), eachRolls, paid };
    texts[key] = sentence(op.op === 'testEach' ? speech.eachRollsDisease : clause(speech, op, among, about));
  }
  for (const { id, conditions, choices } of events) {
    if (conditions.length > 0) texts[`event.${id}.needs`] = conditions.map(speech.condition).join(' ');
    for (const { id: choice, needs } of choices)
      if (needs) texts[`event.${id}.choice.${choice}.price`] = speech.price(needs);
  }
  for (const { id, boxes } of destinyRows)
    for (const { box, needs, ops } of boxes) {
      if (needs) texts[`destiny.${id}.box.${box}.price`] = speech.price(needs);
      texts[`destiny.${id}.box.${box}`] = sentences(
        clauses(speech, ops, { ...plain('destiny'), paid: needs !== undefined }),
      );
    }
  return texts;
}
