// ASH-20.6, ASH-24: heroes and monster in turn, until one side is down or gone.

import type { FigureDeed, Params, Rules, Table } from '@veillee/kernel';
import { actAny, react } from '@veillee/kernel/play/deeds';
import { VENOM } from '../../content/dice.ts';
import { findRow, isEquipment } from '../../content/finds.ts';
import { monsterRow } from '../../content/monsters.ts';
import type { Reward, Rune } from '../../content/vocabulary.ts';
import { RUNES } from '../../content/vocabulary.ts';
import { agree, maybeOtherwise } from '../agree.ts';
import { handDeeds, idleDeeds } from '../hands.ts';
import { gainHealth } from '../harm.ts';
import { heroKey, playKey, rewardKey } from '../keys.ts';
import { addition, modOf, modsOf, totalOf } from '../modifiers.ts';
import { worstOf } from '../odds/worst.ts';
import { run } from '../ops/run.ts';
import { newScope } from '../ops/scope.ts';
import { allyDeeds, freeDeeds } from '../plays.ts';
import {
  type Combat,
  type Fighter,
  fighterOf,
  type Hero,
  heroName,
  heroOf,
  isKo,
  type Monster,
  monsterName,
  type Position,
  type State,
} from '../state.ts';
import { changeCoins, changeRunes } from '../stock.ts';
import { takeAway } from '../zone.ts';
import { combatDeeds, endTurn } from './actions.ts';
import { combatOf, fighterHero, foeOf, nextBubble, standing, woundMonster } from './fight.ts';
import { guardOf } from './strike.ts';

/** The heroes' part of a round: each acts once, in the order they like (ASH-24.2). */
export function* heroesAct(t: Table<State>): Rules<Position> {
  const { state } = t;
  const combat = combatOf(state);
  if (combat.round === 0) {
    combat.round = 1;
    if (monsterRow(foeOf(state).card).actsFirst) {
      yield* beforeTheFirst(t);
      return { at: 'monster' };
    }
  }
  for (let unable = nextUnable(state); unable; unable = nextUnable(state)) yield* loseTurn(t, unable);
  if (yield* isOver(t)) return { at: 'actions' };
  if (waiting(state).length === 0) return { at: 'monster' };
  const ask = {
    prompt: 'combat.ask',
    rule: 'ASH-20.8',
    with: { monster: monsterName(foeOf(state)), cubes: foeOf(state).cubes },
  };
  yield* actAny(t, () =>
    state.heroes.flatMap(hero => {
      const fighter = fighterOf(state, hero);
      const isIn = fighter?.status === 'in';
      const free = isIn ? freeThings(state, hero) : idleDeeds(state, hero);
      const one = { ...ask, seat: hero.seat, figure: hero.id };
      if (isIn && !fighter.acted && !isParalysed(fighter))
        return [{ ...one, deeds: [...combatDeeds(state, hero), ...free] }];
      return free.some(({ why }) => why === undefined) ? [{ ...one, deeds: free, standing: true }] : [];
    }),
  );
  return (yield* isOver(t)) ? { at: 'actions' } : { at: 'combat' };
}

/** What costs no combat turn: Free cards, allies, the Bag, the partner. */
function freeThings(state: State, hero: Hero): FigureDeed<State>[] {
  const start = isStart(combatOf(state)) ? allyDeeds(state, hero, 'combat') : [];
  return [...freeDeeds(state, hero), ...start, ...allyDeeds(state, hero, 'any'), ...handDeeds(state, hero)];
}

/** Nobody has taken a combat action: neither the monster, nor a hero, flight included. */
const isStart = ({ round, fighters }: Combat): boolean =>
  round === 1 && fighters.every(({ acted, status }) => !acted && status === 'in');

const isParalysed = ({ diseases }: Fighter): boolean => diseases.includes('paralysis');

/** Fighters who have not had their turn in this round. */
const waiting = (state: State): Fighter[] => standing(state).filter(({ acted }) => !acted);

/** Whoever can act does so first, since that may cure the other (ASH-24.2); then the next of those who cannot. */
function nextUnable(state: State): Fighter | undefined {
  const fighters = state.combat ? waiting(state) : [];
  return fighters.every(isParalysed) ? fighters[0] : undefined;
}

/** ASH-22.6, ASH-22.8: whoever is paralysed loses the turn; poison works all the same (ASH-22.13). */
function* loseTurn(t: Table<State>, fighter: Fighter): Rules {
  const { state } = t;
  const hero = fighterHero(state, fighter);
  for (const other of standing(state)) if (state.combat) yield* cureWindow(t, fighterHero(state, other), hero);
  if (!state.combat || !isParalysed(fighter)) return;
  fighter.diseases = fighter.diseases.filter(disease => disease !== 'paralysis');
  fighter.guards = undefined;
  t.tell('log.paralysed', { victim: heroName(hero) }, { rule: 'ASH-22.6', scene: { of: 'combat', part: 'disease' } });
  yield* endTurn(t, hero, fighter);
}

/** The monster's turn: its bubble against each hero who stands, then its poison (ASH-24.3, ASH-24.5). */
export function* monsterActs(t: Table<State>): Rules<Position> {
  const { state } = t;
  const combat = combatOf(state);
  for (const fighter of combat.fighters) fighter.faced = fighter.status === 'in';
  if (combat.diseases.includes('paralysis')) {
    combat.diseases = combat.diseases.filter(disease => disease !== 'paralysis');
    const told = { victim: monsterName(foeOf(state)) };
    t.tell('log.paralysed', told, { rule: 'ASH-22.7', scene: { of: 'combat', part: 'disease' } });
  } else {
    for (const fighter of yield* inOrder(t, combat)) {
      if (fighter.status !== 'in') continue;
      yield* execute(t, fighter);
      if (yield* isOver(t)) return { at: 'actions' };
    }
    combat.bubble = ((combat.bubble % 3) + 1) as Combat['bubble'];
  }
  if (combat.diseases.includes('poison')) {
    const how = { source: { text: 'disease.poison' }, rule: 'ASH-22.12' };
    woundMonster(t, undefined, VENOM, how);
    combat.last = undefined;
    if (yield* isOver(t)) return { at: 'actions' };
  }
  combat.round++;
  combat.order = [];
  for (const fighter of combat.fighters) fighter.acted = false;
  return { at: 'combat' };
}

/** R13, D23: whoever acted first is hit first, unless the players would have it otherwise. */
function* inOrder(t: Table<State>, { fighters, order }: Combat): Rules<readonly Fighter[]> {
  const faced = fighters.filter(({ faced }) => faced).sort((a, b) => order.indexOf(a.hero) - order.indexOf(b.hero));
  const [first, second] = faced;
  if (!first || !second) return faced;
  const options = [{ key: heroKey.make(second.hero), text: `hero.${second.hero}`, on: [second.hero] }];
  const { seat } = fighterHero(t.state, first);
  const picked = yield* maybeOtherwise(t, seat, 'combat.first', options, {
    rule: 'ASH-24.3',
    with: { monster: monsterName(foeOf(t.state)) },
    usual: { text: `hero.${first.hero}` },
    window: { id: 'first', matters: false, open: true },
  });
  return picked === undefined ? faced : [second, first];
}

/** One execution of the bubble, against one hero. */
function* execute(t: Table<State>, fighter: Fighter): Rules {
  const { state } = t;
  const hero = fighterHero(state, fighter);
  for (const other of standing(state)) if (state.combat) yield* freeWindow(t, fighterHero(state, other), hero);
  if (!state.combat) return;
  const monster = foeOf(state);
  const { kind, ops } = nextBubble(state);
  const told = { monster: monsterName(monster), hero: heroName(hero), bubble: combatOf(state).bubble, kind };
  t.tell('log.bubble', told, { rule: 'ASH-20.6', scene: { of: 'combat', part: 'bubble' } });
  const scope = newScope({ kind: 'bubble', source: monsterName(monster), foe: hero });
  yield* run(t, ops, scope);
  for (const block of fighter.blocks) block.actions--;
  fighter.blocks = fighter.blocks.filter(({ actions }) => actions > 0);
  if (kind === 'physical') for (const hurt of state.heroes) if (scope.so.lost[hurt.id]) riposte(t, hurt);
}

/** Some give back what they take, as long as the combat goes on (R14). */
function riposte(t: Table<State>, hero: Hero): void {
  const { state } = t;
  const back = standing(state).length > 0 && !isKo(hero) ? modOf(state, hero, 'riposte') : undefined;
  if (back) woundMonster(t, hero, back.mod.n, { source: back.source, rule: 'ASH-16.6' });
}

/** ASH-18.27: before each execution a Free card or an ally may help; asked if somebody could fall. */
function* freeWindow(t: Table<State>, hero: Hero, target: Hero): Rules {
  const { state } = t;
  yield* helpWindow(t, hero, () => {
    const struck = guardOf(state, target) ?? target;
    return {
      prompt: 'combat.free',
      rule: 'ASH-18.27',
      with: { monster: monsterName(foeOf(state)), hero: heroName(target) },
      matters: worstOf(state) >= Math.min(target.health, struck.health),
    };
  });
}

/** ASH-18.13, ASH-18.27: before a turn is lost a Free card may help whoever is paralysed; asked if one cures, or if poison could fell. */
function* cureWindow(t: Table<State>, hero: Hero, paralysed: Hero): Rules {
  const { state } = t;
  yield* helpWindow(t, hero, deeds => {
    const diseases = fighterOf(state, paralysed)?.diseases ?? [];
    if (!diseases.includes('paralysis')) return undefined;
    const couldFall = diseases.includes('poison') && paralysed.health === 1;
    const cures = hero.hand.filter(card => {
      const row = findRow(card);
      return isEquipment(row) && row.ops.some(({ op }) => op === 'cure');
    });
    return {
      prompt: 'combat.paralysed',
      rule: 'ASH-18.13',
      with: { hero: heroName(paralysed) },
      matters: couldFall || cures.some(card => deeds.some(({ option }) => option.key === playKey.make(card))),
    };
  });
}

interface HelpAsked {
  readonly prompt: string;
  readonly rule: string;
  readonly with: Params;
  readonly matters: boolean;
}

/** Free cards and allies of a fighter, between two deeds of a combat. */
function* helpWindow(
  t: Table<State>,
  hero: Hero,
  ask: (deeds: readonly FigureDeed<State>[]) => HelpAsked | undefined,
): Rules {
  const { state } = t;
  yield* react(t, hero.seat, () => {
    if (!state.combat || isKo(hero)) return undefined;
    const deeds = [...freeDeeds(state, hero), ...allyDeeds(state, hero, 'any')].filter(({ why }) => why === undefined);
    const asked = deeds.length > 0 ? ask(deeds) : undefined;
    if (!asked) return undefined;
    const { matters, ...words } = asked;
    return { ...words, pass: { text: 'combat.wait' }, window: { id: 'free', matters }, deeds };
  });
}

/** Some monsters act before anybody: what is used at the start of a combat comes before that (ASH-20.20). Either may call for it. */
function* beforeTheFirst(t: Table<State>): Rules {
  const { state } = t;
  const heroes = standing(state).map(fighter => fighterHero(state, fighter));
  for (const hero of heroes.filter(({ seat }, n) => n === 0 || seat !== heroes[0]?.seat))
    yield* react(t, hero.seat, () => {
      const deeds = allyDeeds(state, hero, 'combat').filter(({ why }) => why === undefined);
      if (deeds.length === 0) return undefined;
      const words = {
        prompt: 'combat.start',
        with: { monster: monsterName(foeOf(state)) },
        pass: { text: 'combat.wait' },
      };
      return { ...words, rule: 'ASH-19.3', window: { id: 'start', matters: true }, deeds };
    });
}

// ---- how it ends ----

/** ASH-20.3: looks whether the combat is over, and ends it. */
function* isOver(t: Table<State>): Rules<boolean> {
  const { state } = t;
  const { combat } = state;
  if (!combat || state.phase === 'won') return true;
  const monster = foeOf(state);
  if (monster.cubes === 0) {
    yield* victory(t, combat, monster);
    return true;
  }
  if (standing(state).length > 0) return false;
  state.combat = undefined;
  const told = { monster: monsterName(monster), cubes: monster.cubes };
  t.tell('log.combat.lost', told, { rule: 'ASH-20.17', weight: 4, scene: { of: 'combat', part: 'ends', won: false } });
  return true;
}

/** ASH-23.1: the monster is gone, and the winner chooses one of two rewards. */
function* victory(t: Table<State>, combat: Combat, monster: Monster): Rules {
  const { state } = t;
  const winners = combat.fighters.filter(({ status }) => status === 'in').map(fighter => fighterHero(state, fighter));
  for (const hero of winners) gainHealth(t, hero, totalOf(state, hero, 'winHeal'));
  state.combat = undefined;
  takeAway(t, monster);
  t.tell(
    'log.combat.won',
    { monster: monsterName(monster), heroes: winners.map(heroName) },
    {
      rule: 'ASH-23.1',
      weight: 6,
      moves: [{ what: monster.slot, from: monster.at, to: 'zone' }],
      scene: { of: 'combat', part: 'ends', won: true },
    },
  );
  yield* reward(t, combat, monster, winners);
  for (const hero of winners) changeCoins(t, totalOf(state, hero, 'winCoins'));
}

/** R15: whoever dealt the last wound chooses; if it was poison, whoever stands, or both together. */
function* reward(t: Table<State>, { last }: Combat, monster: Monster, winners: readonly Hero[]): Rules {
  const { state } = t;
  const { rewards } = monsterRow(monster.card);
  const options = rewards.map((one, n) => ({ key: rewardKey.make(n), text: 'reward.of', with: { ...wordsOf(one) } }));
  const how = { rule: 'ASH-23.1', with: { monster: monsterName(monster) } };
  const hero = last ? heroOf(state, last) : winners.length === 1 ? winners[0] : undefined;
  const key = hero
    ? yield* t.choose(hero.seat, 'reward.ask', options, how)
    : yield* agree(t, 'reward.ask', options, how);
  const chosen = rewards[rewardKey.only(key)] as Reward;
  const [more] = (hero ? [hero] : winners).flatMap(chooser => modsOf(state, chooser, 'rewardPlus'));
  const { what, n } = wordsOf(chosen);
  const total = n + (more?.mod.n ?? 0);
  const lines = more ? [{ text: 'sum.reward', with: { n } }, addition(more.mod.n, more.source)] : [];
  t.tell(
    'log.reward',
    { what, n: total },
    { rule: 'ASH-23.1', lines, ...(hero && { brings: { seat: hero.seat, coins: { rewards: total } } }) },
  );
  if (what === 'coins') changeCoins(t, total);
  else changeRunes(t, what, total);
}

function wordsOf(reward: Reward): { readonly what: Rune | 'coins'; readonly n: number } {
  if ('coins' in reward) return { what: 'coins', n: reward.coins };
  const what = RUNES.find(rune => rune in reward) as Rune;
  return { what, n: (reward as { readonly [rune in Rune]?: number })[what] ?? 0 };
}
