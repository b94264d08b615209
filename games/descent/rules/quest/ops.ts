// The one interpreter of what scripts do (`ScriptOp`): each operation to its end, in the order in which it is written.

import type { Option } from '@veillee/kernel';
import { maybeRemove } from '@veillee/pieces/piles';
import { names } from '../../content/quests/read.ts';
import type { ScriptOp } from '../../content/quests/vocabulary.ts';
import { doorOf } from '../board.ts';
import { calls } from '../calls.ts';
import { answerKey } from '../keys.ts';
import { questText } from '../names.ts';
import { spawnGroups } from '../overlord/spawn.ts';
import { push } from '../props/loose.ts';
import { type Flow, heroOf, isBroken, isHero, type Monster, type State, type T } from '../state.ts';
import { swallow } from '../stomach.ts';
import { amountOf } from './amounts.ts';
import { changeStats } from './changes.ts';
import { counterOf, setCounter, setFlag } from './counters.ts';
import { faceName, throwDice } from './dice.ts';
import type { About } from './facts.ts';
import { figuresOf } from './figures.ts';
import { give } from './gifts.ts';
import { heal, wound } from './harm.ts';
import { layTerrain, looseThings, moveThings, place, removeThings } from './pieces.ts';
import { placeNow } from './places.ts';
import { enqueue } from './queue.ts';
import { tell } from './telling.ts';

type OpOf<Name extends ScriptOp['op']> = Extract<ScriptOp, { readonly op: Name }>;

export function* carryOut(t: T, ops: readonly ScriptOp[], about: About): Flow {
  for (const op of ops) yield* one(t, op, about);
}

function* one(t: T, op: ScriptOp, about: About): Flow {
  const { state } = t;
  switch (op.op) {
    case 'say':
      return tell(t, op.text, op.to);
    case 'place':
      return yield* place(t, op, about);
    case 'spawn':
      return yield* spawn(t, op, about);
    case 'remove':
      return removeThings(state, op.what);
    case 'move':
      return yield* moveThings(t, op.what, op.to, about);
    case 'open':
    case 'close':
    case 'lock':
    case 'unlock':
      for (const door of names(op.door)) turnDoor(t, op.op, door);
      return;
    case 'reveal':
      return yield* calls(t).reveal(t, op.area);
    case 'give':
      return yield* give(t, op, about);
    case 'wound':
      return yield* wound(t, op, about);
    case 'heal':
      return yield* heal(t, op, about);
    case 'stats':
      return changeStats(state, op, about);
    case 'set':
      return setFlag(state, op.flag, op.to !== false);
    case 'count':
      return count(state, op, about);
    case 'terrain':
      return yield* layTerrain(t, op.kind, op.at, about);
    case 'activate':
      for (const monster of monstersOf(state, op.who, about)) yield* calls(t).activate(t, monster.id);
      return;
    case 'bind':
      for (const monster of monstersOf(state, op.who, about)) monster.bound = op.to;
      return;
    case 'allow':
    case 'forbid':
      for (const action of names(op.what)) state.guide.allowed[action] = op.op === 'allow';
      return;
    case 'roll':
      return yield* roll(t, op, about);
    case 'choose':
      return yield* choose(t, op, about);
    case 'win':
    case 'lose':
      if (op.text) tell(t, op.text);
      return yield* calls(t).finish(t, op.op === 'win' ? 'heroes' : 'overlord');
    case 'swallow':
      return yield* swallowed(t, op, about);
    case 'release':
    case 'stop':
      for (const one of looseThings(state, op.what)) one.still = op.op === 'stop' ? true : undefined;
      return;
    case 'push':
      for (const { id } of looseThings(state, op.what)) yield* push(t, id, op.by);
      return;
  }
}

/** Nothing happens if its stomach is full (ICE-5.11), or somebody is not there. */
function* swallowed(t: T, op: OpOf<'swallow'>, about: About): Flow {
  const [monster] = monstersOf(t.state, op.by, about);
  const hero = figuresOf(t.state, op.who, about).filter(isHero)[0];
  if (monster && hero?.at !== undefined) yield* swallow(t, hero, monster);
}

const amount = (state: State, n: Parameters<typeof amountOf>[0], { progress }: About): number =>
  amountOf(n, { heroes: state.heroes.length, ...(progress !== undefined && { progress }) });

const monstersOf = (state: State, who: OpOf<'stats'>['who'], about: About): Monster[] =>
  figuresOf(state, who, about).filter((figure): figure is Monster => !isHero(figure));

/** Under all rules of spawning, inside this place alone. */
function* spawn(t: T, { monsters, in: where }: OpOf<'spawn'>, about: About): Flow {
  const groups = monsters.map(({ monster, rank = 'normal' as const, count: n }) => ({
    monster,
    rank,
    n: amount(t.state, n, about),
  }));
  yield* spawnGroups(t, groups, placeNow(t.state, where, about));
}

/** By a script alone: neither keys nor hands are asked for. */
function turnDoor(t: T, how: 'open' | 'close' | 'lock' | 'unlock', id: string): void {
  const { board, guide } = t.state;
  const { id: door } = doorOf(t.state, id);
  if (how === 'lock' || how === 'unlock') {
    guide.locked[door] = how === 'lock';
    return;
  }
  if (how === 'close' && isBroken(t.state, door)) return; // Nothing is left to be shut.
  const wasOpen = maybeRemove(board.open, door);
  if (how === 'open') board.open.push(door);
  if (wasOpen === (how === 'open')) return;
  t.tell(`log.door.${how}s`, {}, { rule: 'DES-25.6', weight: 2 });
  enqueue(t.state, { is: how, door });
}

function count(state: State, op: OpOf<'count'>, about: About): void {
  const from = op.to === undefined ? counterOf(state, op.counter) : amount(state, op.to, about);
  setCounter(state, op.counter, from + (op.by === undefined ? 0 : amount(state, op.by, about)));
}

/** Each die by itself. */
function* roll(t: T, op: OpOf<'roll'>, about: About): Flow {
  for (const thrown of throwDice(t, op.dice)) {
    const face = faceName(thrown);
    t.tell('log.quest.die', { face: { text: `face.${face}` } }, { rule: 'DES-26.8' });
    yield* carryOut(t, op.on[face] ?? op.on.else ?? [], about);
  }
}

/** What is to be chosen is read out with the question. Heroes together answer by whoever acts, or sits at the overlord's left (DES-5.6). */
function* choose(t: T, op: OpOf<'choose'>, about: About): Flow {
  const { state } = t;
  const options: Option[] = op.options.map(({ text }, n) => ({
    key: answerKey.make(n),
    text: 'quest.answer',
    with: { answer: questText(state, 'text', text) },
  }));
  const chosen = yield* t.choose(seatOf(state, op.who, about), 'ask.quest', options, { rule: 'DES-26.9' });
  yield* carryOut(t, op.options[answerKey.only(chosen)]?.do ?? [], about);
}

function seatOf(state: State, who: OpOf<'choose'>['who'], { hero }: About): number {
  if (who === 'overlord') return state.overlord.seat;
  const asked = hero ?? state.turn?.hero;
  return asked ? heroOf(state, asked as `hero:${string}`).seat : (state.heroes[0]?.seat ?? state.overlord.seat);
}
