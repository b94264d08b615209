// DES-3.4 to DES-3.12: heroes are chosen, drafted or dealt; skills are dealt, and each hero may exchange one.

import { type Seat, who } from '@veillee/kernel';
import { remove } from '@veillee/pieces/piles';
import { gainRow, levelOf } from '../../content/economy.ts';
import { heroRow, heroes as sheets } from '../../content/heroes.ts';
import { type ReadyHero, readyParty } from '../../content/parties.ts';
import { skillRow } from '../../content/skills.ts';
import { SKILL_TYPES } from '../../content/vocabulary.ts';
import { heroName } from '../card-names.ts';
import { statOf } from '../effects/stats.ts';
import { dealFeats } from '../feats/hand.ts';
import { heroKey, skillKey } from '../keys.ts';
import { type Flow, type Hero, heroId, noFeats, type Position, type State, sheetOf, type T } from '../state.ts';
import { comesBack, rewardVictories, takeOldSkills, veteranOf } from './linked.ts';
import { keepOneSkill } from './one-skill.ts';

/** Of whom one is kept in a draft (DES-3.6). */
const DRAFTED = 3;

/** One hero after the other. */
export function* chooseHeroes(t: T): Flow<Position> {
  const { state } = t;
  const seat = state.party[state.heroes.length];
  if (seat === undefined) {
    dealSkills(t);
    dealFeats(t);
    return { at: 'skills', hero: 0 };
  }
  const back = comesBack(state);
  if (back) {
    state.heroes.push(newHero(seat, back.sheet));
    const told = { player: who(seat), hero: heroName(back.sheet), level: levelOf(back.won).level };
    t.tell('log.hero.back', told, { rule: 'DES-110.1', weight: 1 });
    return { at: 'heroes' };
  }
  const free = sheets.map(({ id }) => id).filter(id => isFree(state, id));
  const sheet = yield* choice(t, seat, free);
  state.heroes.push(state.legend ? newHero(seat, sheet, 0) : newHero(seat, sheet));
  t.tell('log.hero', { player: who(seat), hero: heroName(sheet) }, { rule: 'DES-3.4', weight: 1 });
  return { at: 'heroes' };
}

/** Nobody has it, and nobody who comes back or has retired had it. */
const isFree = ({ heroes, veterans }: State, sheet: string): boolean =>
  heroes.every(hero => sheetOf(hero) !== sheet) && veterans.every(one => one.sheet !== sheet);

function* choice(t: T, seat: Seat, free: string[]): Flow<string> {
  const { choosing } = t.state;
  const ready = choosing === 'ready' ? readyParty.find(({ hero }) => free.includes(hero)) : undefined;
  if (ready) return ready.hero;
  if (choosing === 'random') return t.pick(free, 'heroes'); // DES-3.4
  const offered = choosing === 'draft' ? t.shuffle([...free], 'heroes').slice(0, DRAFTED) : free;
  const options = offered.map(id => ({
    key: heroKey.make(id),
    text: 'setup.hero.take',
    with: { hero: heroName(id) },
    on: [heroId(id)],
  }));
  const rule = choosing === 'draft' ? 'DES-3.6' : 'DES-3.4';
  const { heroes, party } = t.state;
  const own = (seats: readonly Seat[]): number => seats.filter(one => one === seat).length;
  const count = { n: own(heroes.map(hero => hero.seat)) + 1, all: own(party) };
  return heroKey.only(yield* t.choose(seat, 'setup.hero', options, { rule, with: count }));
}

/** What a hero of the ready-made party buys; nobody else has such a list. */
export const readyOf = (state: State, hero: Hero): ReadyHero | undefined =>
  state.choosing === 'ready' && !veteranOf(state, hero)
    ? readyParty.find(one => one.hero === sheetOf(hero))
    : undefined;

/** DES-3.7: full of wounds and fatigue, 300 coins, no order yet. What comes and goes has its place from the start: all heroes are alike. */
export function newHero(seat: Seat, sheet: string, coins = gainRow('starting-coins').n): Hero {
  const { wounds, fatigue } = heroRow(sheet);
  return {
    id: heroId(sheet),
    seat,
    at: undefined,
    aloft: undefined,
    over: undefined,
    wounds,
    tokens: {},
    fatigue,
    coins,
    skills: [],
    training: {},
    equipped: [],
    potions: [],
    pack: [],
    objects: [],
    exhausted: [],
    order: undefined,
    lasting: [],
    inside: undefined,
    waits: undefined,
    active: undefined,
    faceUp: undefined,
    monkey: undefined,
    visit: undefined,
    seenBy: undefined,
    ready: false,
    travelled: false,
    reputation: 0,
    score: 0,
    feats: noFeats(),
  };
}

/** DES-3.9: so many of each deck as the sheet says, face up. */
function dealSkills(t: T): void {
  const { heroes, decks } = t.state;
  takeOldSkills(t);
  for (const hero of heroes.filter(one => !veteranOf(t.state, one)))
    for (const type of SKILL_TYPES)
      hero.skills.push(...t.draw(decks.skills[type], heroRow(sheetOf(hero)).skills[type]));
  for (const hero of heroes) restore(t.state, hero);
}

/** DES-3.7: with all that the sheet gives, and what skills and things add to it. */
export function restore(state: State, hero: Hero): void {
  hero.wounds = statOf(state, hero.id, 'maxWounds');
  hero.fatigue = statOf(state, hero.id, 'maxFatigue');
}

/** DES-3.10: once, one card for another of its deck, which must be kept. */
export function* exchangeSkills(t: T, { hero: n }: Extract<Position, { at: 'skills' }>): Flow<Position> {
  const { state } = t;
  const hero = state.heroes[n];
  if (!hero) return { at: 'shopping', hero: 0 };
  if (veteranOf(state, hero)) {
    yield* rewardVictories(t, hero);
    return skilled(state, hero, n);
  }
  if (state.legend) {
    yield* keepOneSkill(t, hero, readyOf(state, hero) !== undefined);
    return skilled(state, hero, n);
  }
  if (readyOf(state, hero)) return skilled(state, hero, n);
  const optionOf = (id: string) => ({
    key: skillKey.make(id),
    text: 'setup.skill.exchange',
    with: { skill: { text: `skill.${id}` } },
    on: [`skill:${id}`],
  });
  const skill = yield* t.choose(hero.seat, 'setup.skill', hero.skills, optionOf, {
    rule: 'DES-3.10',
    with: { hero: heroName(sheetOf(hero)) },
    pass: { text: 'setup.skill.keep' },
  });
  if (skill !== undefined) exchange(t, state, hero, skill);
  return skilled(state, hero, n);
}

/** With these skills the hero would begin another quest (DES-110.3). */
function skilled(state: State, hero: Hero, n: number): Position {
  state.origins[sheetOf(hero)] = [...hero.skills];
  restore(state, hero);
  return { at: 'skills', hero: n + 1 };
}

function exchange(t: T, { decks }: State, hero: Hero, old: string): void {
  const deck = decks.skills[skillRow(old).type];
  const [fresh] = t.draw(deck);
  if (fresh === undefined) return;
  remove(hero.skills, old);
  hero.skills.push(fresh);
  deck.push(old);
  t.shuffle(deck, `skills ${skillRow(old).type}`); // DES-3.11: for the next hero, not for this one
  const told = { hero: heroName(sheetOf(hero)), old: { text: `skill.${old}` }, fresh: { text: `skill.${fresh}` } };
  t.tell('log.skill.exchanged', told, { rule: 'DES-3.10' });
}
